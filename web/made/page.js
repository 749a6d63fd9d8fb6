"use strict";
(()=>{var lf=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),ie=e=>lf+e,Ul=e=>`/${e.split("/").slice(lf.split("/").length).join("/")}`,Ht=()=>Ul(location.pathname);var j$=300,H$=4e3,U$=1e4,sn=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},ha=()=>document.dispatchEvent(new Event("connection")),zl=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function z$(){try{let e=await fetch(ie("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(U$)});return zl(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function G$(){let e=sn(),t=j$;for(;;){await new Promise(n=>{e.hurry=n,setTimeout(n,t)});let o=await z$();if(o){let n=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&o.build!==void 0&&o.build!==e.build}),ha(),n}e.gone||(e.gone=!0,ha()),t=Math.min(2*t,H$)}}async function ga({signal:e,isAction:t=!1}={}){let o=sn();e?.throwIfAborted(),
o.back??=G$(),t&&(o.actions+=1,ha());let n;try{return await Promise.race([o.back,new Promise((s,r)=>{n=()=>r(e.reason),e?.addEventListener("abort",n,{once:!0})})])}finally{e?.removeEventListener("abor\
t",n),t&&(o.actions-=1,ha())}}var cf=e=>{sn().build??=e},uf=e=>document.addEventListener("connection",()=>e(sn()));var io=ie("/api/v1"),Y$=700,K$=4,qo=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function Yl(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new qo(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new qo(e,"error",`The server answered with status ${e}.`)}var Gl=()=>new qo(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),V$=/"(?:stream|correlation)":-?\d{16}/,Q$=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,J$=/\d{16}/,X$=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,Z$=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function df(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function mf(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Ut(e,t,o={}){let n=!1,s=1;try{for(;;)try{return await ev(e,t,o)}catch(r){if(r.code==="offline"&&s<K$){
s+=1,await ga({signal:o.signal,isAction:e!=="GET"});continue}if(e==="DELETE"&&r.status===404&&s>1)return null;if(r.code!=="not_checked_yet")throw r;n||(n=!0,df(1)),await Z$(Y$,o.signal)}}finally{n&&df(
-1)}}async function ev(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(
o));let a,l;try{a=await fetch(io+t,r),l=await a.text()}catch(c){throw c.name==="AbortError"?c:Gl()}if(zl(a))throw Gl();if(!a.ok)throw Yl(a.status,l);if(l==="")return null;try{return JSON.parse(l,s&&J$.
test(l)?X$:V$.test(l)?Q$:void 0)}catch{throw new qo(a.status,"bad_answer","The server sent an answer that is not JSON.")}}var ct=(e,t)=>Ut("GET",e,t),Ke=encodeURIComponent,rn=e=>ct("/status",e);async function Ct(e,t){
let o=await ct(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}async function ht(e,t){let o=e.map(s=>`id=${Ke(s)}`).join("&"),n=e.length===0?[]:(await ct(`/sets?${o}`,t)).sets;
return[...new Map(n.map(s=>[s.id,s])).values()]}var an=async e=>(await ct("/tags",e)).tags,bo=(e,t)=>ct(`/sets/${Ke(e)}`,t),Bo=(e,t)=>Ut("PATCH",`/sets/${Ke(e)}`,{body:t}),ns=e=>Ut("DELETE",`/sets/${Ke(
e)}`),ff=async(e,t)=>(await Ut("POST",`/sets/${Ke(e)}/split`,{body:t})).job,pf=async(e,t)=>(await Ut("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,ss=e=>Ut("POST",`/sets/${Ke(e)}/r\
estore`),et=(e,t)=>ct(`/compare_traces?${e}`,t),wa=(e,t)=>ct(`/compare_traces/op?${e}`,t),ya=(e,t,o)=>ct(e===""?`/compare_traces/tree?${t}`:`/sets/${Ke(e)}/tree?${t}`,o),rs=async(e,t,o)=>(await ct(`/s\
ets/${Ke(e)}/steps${t===null?"":`?marker=${Ke(t)}`}`,o)).steps,Qs=(e,t,o)=>ct(`/sets/${Ke(e)}/timeline?${t}`,o),ba=(e,t,o)=>ct(`/sets/${Ke(e)}/timeline/find?${t}`,o),Fo=(e,t,o)=>ct(`/analysis/${e}?${t}`,
o),Kl=(e,t)=>ct(`/series?${e}`,t),hf=e=>`${io}/series?${e}`,gf=(e,t)=>`${io}/analysis/${e}?${t}`,_a=async(e,t,o)=>(await ct(`/sets/${Ke(e)}/ops?q=${Ke(t)}&limit=50`,o)).ops,Js=e=>`${io}/compare_traces\
?${e}`,ka=e=>`${io}/report?${e}`,xa=e=>`${io}/bundle?${e}`,wf=e=>`${io}/compare_traces/op?${e}`,yf=(e,t,o)=>ct(`/sets/${Ke(e)}/timeline/sums?${t}`,o),bf=(e,t)=>ct(`/sql?${e}`,{...t,digits:!0}),_f=e=>`${io}\
/sql?${e}`,kf=async(e,t)=>(await ct(`/sql/schema?${e}`,t)).tables,xf=async e=>(await ct("/queries",e)).queries,Vl=(e,t)=>Ut("POST","/queries",{body:{name:e,statement:t}}),$f=e=>Ut("DELETE",`/queries/${Ke(
e)}`),Ql=(e,t,o)=>`${io}/sets/${Ke(e)}/files/${t}/trace${o?`?${o}`:""}`;async function $a(e,t,o,{signal:n,onProgress:s}){let r=[],a=0,l;try{if(l=await fetch(Ql(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();
for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),a+=d.length,s(a)}return await new Blob(r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:a>0?new qo(0,"broken","The download stop\
ped before its end. The log of the server says why."):Gl()}throw Yl(l.status,await l.text())}var vf=async e=>(await ct("/jobs",e)).jobs,Sf=(e,t)=>ct(`/jobs/${Ke(e)}`,t),as=e=>Ut("DELETE",`/jobs/${Ke(e)}`),
Ef=e=>new EventSource(`${io}/jobs/${Ke(e)}/events`),Tf=(e,t)=>Ut("POST","/uploads",{body:{label:e,files:t}}),Of=async(e="")=>(await Ut("POST",`/samples${e&&`/${e}`}`)).jobs,Mf=e=>ct(`/uploads/${Ke(e)}`),
Jl=e=>Ut("DELETE",`/uploads/${Ke(e)}`),Af=async e=>(await Ut("POST",`/uploads/${Ke(e)}/commit`)).job;function Cf(e,t,o,{from:n=0,signal:s,onProgress:r}){return new Promise((a,l)=>{let c=new XMLHttpRequest,
u=()=>c.abort(),d=(f,p)=>{s?.removeEventListener("abort",u),f(p)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.addEventListener("abort",u),c.open("PUT",`${io}/upl\
oads/${Ke(e)}/files/${Ke(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.size-1}/${o.size}`),c.upload.addEventListener("prog\
ress",f=>r(n+f.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Yl(c.status,c.responseText));return}try{d(a,JSON.parse(c.responseText))}catch{d(l,new qo(c.status,"bad_answer",
"The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new qo(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),c.addEventListener(
"abort",m),c.send(n>0?o.slice(n):o)})}function tv(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let a=n.padStart(1-r,"0");return[a.slice(0,r),a.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function Me(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=tv(Math.abs(e));if(r.length>o){let a=r[o]>="5",l=s+r.slice(0,o),c=a?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var ae="–",co="−",zt=" ",Pf=e=>Me(e,0,2);function is(e,t){return t>0?`+${e}`:t<0?`${co}${e}`:e}function M(e){return e==null?ae:Pf(e).replace("-",co)}function tt(e){return e==null?ae:is(Pf(Math.abs(
e)),e)}var Rf=["","K","M","G","T","P","E"];function lo(e){if(e==null)return ae;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<Rf.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;return(e<0?co:"")+
Me(t,0,n)+(o?zt+Rf[o]:"")}function En(e){return e>0?`+${lo(e)}`:lo(e)}var Xl=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function je(e){let t=Math.abs(e);return Xl.find(([,o])=>t>=o*.99995)??(t>0?Xl[3]:
Xl[2])}function va(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return Me(n,s,s)+zt+t}function L(e){if(e==null)return ae;let t=va(e,je(e));return(e<0&&/[1-9]/.
test(t)?co:"")+t}function ge(e){return e==null?ae:is(va(e,je(e)),e)}function Zl(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return Me(e,t,t)}function Wo(e){let[t,o]=je(e*1.0005);return(e<0?co:"")+Zl(Math.
abs(e/o))+zt+t}var ls=e=>(e>0?"+":"")+Wo(e);function _o(e,t){let[o,n]=je(Math.max(e,t)*1.0005);return[e,t].every(s=>s===0||je(s*1.0005)[0]===o)?[Zl(e/n),Zl(t/n)+zt+o]:[e,t].map(Wo)}function If(e){let[
t,o]=je(Math.max(1,Math.abs(e)));return Me(Math.abs(e)/o,0,{s:9,ms:6,µs:3}[t])+zt+t}function te(e){return e==null?ae:(e<0?co:"")+If(e)}function Ce(e){return e==null?ae:is(If(e),e)}var Lf=[["TB/s",1e3],
["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function cs(e){let t=Math.abs(e);return Lf.find(([,o])=>t>=o*.99995)??Lf[t>0?3:1]}function jo(e){return e==null?ae:(e<0?co:"")+va(e,cs(e))}function Df(e){return e==
null?ae:is(va(e,cs(e)),e)}function oc(e){return e==null?ae:Me(e,0,9).replace("-",co)+zt+"GB/s"}function Te(e){return e==null||!Number.isFinite(e)?ae:(e<0?co:"")+qf(Math.abs(e))+zt+"%"}function ue(e){if(e==
null||!Number.isFinite(e))return ae;if(e>=900){let t=1+e/100;return`${Me(t,...t>=99.95?[0,0]:[1,1])}×`}return is(qf(Math.abs(e))+zt+"%",e)}function qf(e){if(e>0&&e<.05)return e<.005?"<0.01":Me(e,2,2);
let t=e>=1e3||e===0?0:1;return Me(e,t,t)}var ov="⁰¹²³⁴⁵⁶⁷⁸⁹";function qt(e){if(e==null||!Number.isFinite(e))return ae;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,o]=e.
toExponential(1).split("e-");return`${t}${zt}×${zt}10⁻${[...o].map(n=>ov[n]).join("")}`}function Bf(e){return e==null||!Number.isFinite(e)?ae:e<.001?"<0.001":Me(e,3,3)}var ec=["B","kB","MB","GB","T\
B"];function nc(e){let t=Math.abs(e),o=ec.findLastIndex((n,s)=>t>=999.5*1e3**(s-1));return[ec[Math.max(o,0)],1e3**Math.max(o,0)]}var sc=e=>e==null?ae:`${M(e).replace("-",co)}${zt}B`,Xs=e=>e==null?ae:is(
_e(Math.abs(e)),e);function _e(e){if(e==null)return ae;if(e<0)return co+_e(-e);let t=ec,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?1:2;return Me(o,s,s)+zt+t[n]}function W(e,t,o=`${t}\
s`){return`${M(e)}${zt}${e===1?t:o}`}function Ge(e,t=6){let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=
1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(0,t).join(", ")}, …`:o.join(", ")}function Zs(e,t){let o=Array.from(e);if(o.length<=t)return e;let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.
slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var tc=8,Ff=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function Wf(e,t){let o=e[t],n=r=>r===void 0?0:Ff(o,r),s=Math.
max(0,Math.max(n(e[t-1]),n(e[t+1]))-tc);return s>0&&/[\uDC00-\uDFFF]/.test(o[s])?s-1:s}function jf(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[o,Wf(t,n)]))}function nv(e,t,o){let n=Math.
floor(t*.4),s=t-n-1,r=o+(s<2*tc?tc-Math.floor(s/3):0);if(e.length<=t||o===0||r<=n)return Zs(e,t);let a=Math.max(n,Math.min(r,e.length-s));if(a<=n+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=a+
s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.slice(a,l?a+s-1:void 0)}${l?"…":""}`}var sv=e=>e.replace(/^void (?=\S)/,"");function rc(e){let t=[],o=new Map,n=new Map,s=new Map,r=c=>c.
length>e?sv(c):c;function a(c,u){let d=s.get(c),m=nv(c,e,u);if(o.set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let f=n.get(m)??{text:m,names:new Set,first:null};f.names.add(c),f.first=
null,n.set(m,f),s.set(c,f)}function l(c){if(c.first===null){let[u,...d]=c.names;c.first=d.reduce((m,f)=>Math.min(m,Ff(u,f)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!o.
has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach((m,f)=>{if(d.has(m)||d.has(t[f-1])||d.has(t[f+1])){let p=Wf(t,f);p!==o.get(m)&&a(m,p)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===
1||e<16?d.text:rv(u,e,l(d),o.get(u))}}}function ko(e,t){let o=rc(t);return o.add(e),e.map(o.text)}function rv(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),a=Math.max(s,o-2),l=t-s-r-3,c=Math.max(a+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(
s,a)+e.slice(a,a+r)+u(a+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function $t(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Le(e){return e.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function ln(e,t,o){let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let a=t;a>t*.6;a-=1)if(" ,:<>()".includes(s[a-1])){r=
a;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),n}var av=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","De\
c"],Nf=e=>String(e).padStart(2,"0"),iv=36e5;function Hf(e,t=Date.now()){let o=Math.round((Date.parse(e)-t)/iv);return o>=48?`in ${W(Math.floor(o/24),"day")}`:o>=1?`in ${W(o,"hour")}`:"within the hour"}
function Ve(e){let t=new Date(e);return Number.isNaN(t.getTime())?ae:`${t.getDate()} ${av[t.getMonth()]} ${t.getFullYear()}, ${Nf(t.getHours())}:${Nf(t.getMinutes())}`}var lv="tracediff.theme",ac=new Set,lc=matchMedia("(prefers-color-scheme: dark)");function ic(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function cv(){let e=ic();
return e==="auto"?lc.matches?"dark":"light":e}function dt(e){return ac.add(e),()=>ac.delete(e)}function Uf(){for(let e of[...ac])e(cv())}function Gf(e){e.value=ic(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(lv,e.value)}catch{}Uf()}),lc.addEventListener("change",()=>{ic()===
"auto"&&Uf()})}var uv=matchMedia("(forced-colors: active)"),Sa=new Map,zf="";function z(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${lc.matches} ${uv.matches}`;return n!==
zf&&(Sa=new Map,zf=n),Sa.has(e)||Sa.set(e,dv(e)),Sa.get(e)}function dv(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var cc=null;function er(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(cc??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{cc=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),cc)}var Yf={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1,showTips:!1},tr=()=>[[0,z("--heat-low")],[.5,z("--heat-middle")],[1,z("--heat-high")]];function Vt(){
return{control:z("--control-fill"),test:z("--test-fill"),more:z("--more-fill"),less:z("--less-fill"),noise:z("--noise-fill"),surface:z("--surface"),highlight:z("--highlight"),highlightEdge:z("--accent")}}
function vt(){let e=z("--text"),t=z("--muted"),o=z("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.body).fontFamily;
return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[z("--control-fill"),z("--test-fill"),z("--more-fill")],xaxis:n,yaxis:n,legend:{font:{
color:e,size:12}},hoverlabel:{bgcolor:z("--surface-raised"),bordercolor:z("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var uc=17;function mv({title:e,
lines:t,keys:o=[]},n,s){let r=Vt(),a=t.flatMap(p=>ln(p,Math.floor(n/6.6),3)),l=30+uc*a.length+(o.length>0?24:0)+8,c=(p,h,g,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-p,text:Le(h),font:{size:g,color:z(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...a.map((p,h)=>c(30+uc*h,p,12,!1))],d=[],m=12-s.left,f=30+uc*a.length+4;for(let[
p,h]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-f-13,y1:s.top+l-f-4,fillcolor:r[p]??z(p),line:{width:0}}),u.push(
{...c(f,h,12,!1),xshift:m+19}),m+=19+7*h.length+18;return{annotations:u,shapes:d,height:l}}async function Kf(e,t,o,n){let s=await er(),r=z("--surface"),a=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=mv(n,a,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:a,height:e.clientHeight+u.height,scale:t==="png"?2:1})}function i(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
a,l]of Object.entries(r))n.addEventListener(a,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[a,l]of Object.entries(r))n.style.setProperty(a,l);else n.setAttribute(s,r===!0?
"":String(r));return Ea(n,o),n}function Ea(e,t){for(let o of t)Array.isArray(o)?Ea(e,o):o!=null&&o!==!1&&e.append(o)}function T(e,...t){return e.textContent="",Ea(e,t),e}function xo(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function P(e,t,o={}){return i("button",{type:"button",...o,on:{click:t}},
e)}var fv="http://www.w3.org/2000/svg";function ve(e,t={},...o){let n=document.createElementNS(fv,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return Ea(n,o),n}var pv={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"\
M4 2h5l3 3v9H4zM9 2v3h3"};function Et(e){return ve("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},ve("path",{d:pv[e]}))}function be(e,t,o,n={}){return i("button",{type:"\
button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.trim(),on:{click:o}},Et(e))}var Vf=0;function ne(e){return Vf+=1,`${e}-${Vf}`}var bt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(
()=>setTimeout(e))});function pe(e,t=!1){let o=document.getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Ye(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(
()=>t(...s),e)};return n.cancel=()=>clearTimeout(o),n}var Rt={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},q:{type:"\
text",standard:""},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"b\
oolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},row:{type:"text",standard:""},significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{
type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"\
abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"bo\
olean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"\
json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},Tn={q:{type:"text",standard:""},tag:{type:"texts",standard:""},prefix:{type:"text",standard:""},
sort:{type:"choice",standard:"created",words:["created","label","ranks","steps","events","bytes","device","step_time","recorded"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"c\
hoice",standard:"never",words:["auto","always","never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},Ho={control:{type:"text",standard:""},test:{
type:"text",standard:""},control_ranks:{type:"text",standard:""},test_ranks:{type:"text",standard:""},control_steps:{type:"text",standard:""},test_steps:{type:"text",standard:""},control_marker:{type:"\
text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},level:{type:"choice",standard:"modules",words:["modules","operators","python"]},instances:{type:"boolean",standard:"\
false"},merge_lines:{type:"boolean",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"choice",standard:"none",words:["none","device","host"]},min_change:{
type:"text",standard:"0"},max_nodes:{type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},Ta={rank:{type:"text",standard:"",least:-9007199254740990,
most:9007199254740990},span:{type:"text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boole\
an",standard:"false"},from:{type:"text",standard:""},to:{type:"text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},dc={sets:{
type:"text",standard:"*"},tag:{type:"texts",standard:""},baseline:{type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication",
"exposed_memory","idle"]},name:{type:"text",standard:""},category:{type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choic\
e",standard:"device",words:["device","host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},us=null;function Uo(e,t,o){us&&!us.some(n=>n.name===
t)&&us.push({name:t,value:e.getAll(t).join(),allowed:o})}function Qf(e,t){us=[];try{return e(t),us}finally{us=null}}function Qe(e,t,o,n){let s=e.get(t)??"";return s!==""&&!o.includes(s)&&Uo(e,t,o.filter(
r=>r!=="").join(", ")),s!==""&&o.includes(s)?s:n}function mc(e,t,o){let n=(e.get(t)??"").split(",").filter(s=>s!=="");return n.every(s=>o.includes(s))||Uo(e,t,o.join(", ")),n.filter(s=>o.includes(s))}
function fc(e,t,o,n){let s=e.get(t)??"";return s!==""&&!o.test(s)&&Uo(e,t,n),o.test(s)?s:""}function pc(e,t,o,n,s){let r=`${o} to ${n.toLocaleString("en-US")}`,a=fc(e,t,/^\d+$/,r),l=a===""||Number(a)>=
o&&Number(a)<=n;return l||Uo(e,t,r),a!==""&&l?Number(a):s}var hv=new Map([["1","true"],["0","false"]]);function _t(e,t,o,n=t[o].standard){let{type:s,words:r}=t[o];if(s==="texts")return e.getAll(o).filter(
f=>f!=="");let a=e.get(o)??"",l=s==="text"?a:hv.get(a)??a,c=s==="boolean"?["true","false"]:r,u=s==="text"?l:c.find(f=>f.toLowerCase()===l.toLowerCase());u===void 0&&l!==""&&Uo(e,o,c.join(", "));let m=(s===
"choice"&&u==="false"?"":u)||n;return s==="boolean"?m==="true":m}function zo(e,t,o,n){for(let s of o){let{type:r,standard:a}=t[s];r==="texts"?n[s].forEach(l=>e.append(s,l)):["",a].includes(String(n[s]??
""))||e.set(s,String(n[s]))}}var Jf=40,Xf=e=>e.length>Jf?`${e.slice(0,Jf)}…`:e;function Zf(e,t){let o=t.map(({name:n,value:s})=>`${n}=${Xf(s)}`).join(" and ");return P(`Clear ${o}`,()=>{let n=new URL(location.href);t.forEach(({
name:s})=>n.searchParams.delete(s)),e.go(n.pathname+n.search)})}function ep(e,t){let o="";return{draw(n,s=[]){let r=[...n.read?Qf(n.read,location.search):[],...s],a=r.map(({name:l,value:c,allowed:u})=>`\
“${l}=${Xf(c)}” in the address is not used. Allowed: ${u}.`);a.join(`
`)!==o&&(o=a.join(`
`),e.hidden=a.length===0,T(e,a.map(l=>i("span",{},l)),a.length>0&&Zf(t,r)),pe(a.join(" ")))}}}function gv(e,t,o=""){let n=new URLSearchParams(t);return[...[...e.matchAll(/\b(\w+): /g)].flatMap(([,r])=>[
r,r.replace(/^set(?=_|$)/,o||"control"),r.replace(/^(set|control|test)_/,"")]),...o!==""&&e.startsWith("there is no")?[o]:[]].find(r=>n.has(r))??""}function tp(e,t,o,n){let s=gv(o,location.search,n);s!==
""&&t?.append(Zf(e,[{name:s,value:new URLSearchParams(location.search).getAll(s).join()}]))}var op="No connection to the server: trying again.";function wv({actions:e}){return`${op} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${M(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function np(e,t){let o=!1,n="",s=()=>sn().hurry();function r(){let{gone:a,other:l}=sn(),c=a?wv(sn()):l?"The server has been replaced by another version of\
 it.":"";c!==n&&(n=c,e.hidden=c==="",T(e,c,c!==""&&(a?P("Try now",s):P("Load the page again",()=>location.reload())))),a!==o&&(o=a,pe(a?op:"The server answers again.",a),a||t())}uf(r),window.addEventListener(
"online",s),document.addEventListener("visibilitychange",s),r()}var sp=/(?<!\.tracediff)\.json$|\.json\.gz$/i,rp=/\.tracediff\.json$/i,hc=/\.tracediff$/i;function ap(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.
isDirectory)t.push(s);else{let r=n.getAsFile();r&&o.push({name:r.name,file:r})}}return yv(t,o)}async function yv(e,t){let o=[];for(let n of e){let s=[];await lp(n,"",s),o.push(ds(n.name,s))}return o.concat(
ip(t))}function ip(e){let t=e.filter(({name:n})=>!hc.test(n)),o=e.filter(({name:n})=>hc.test(n)).map(n=>({label:n.name.replace(hc,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,ds(wc(t),
t)]:o}async function lp(e,t,o){let n=e.createReader(),s=[];for(;;){let r=await new Promise((a,l)=>{n.readEntries(a,l)});if(r.length===0)break;s.push(...r)}s.sort((r,a)=>r.name<a.name?-1:1);for(let r of s)
if(r.isDirectory)await lp(r,`${t}${r.name}/`,o);else{let a=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:a})}}function cp(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,
r=s.indexOf("/");if(r>0){let a=s.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>ds(n,s)).concat(ip(o))}var Go=({
name:e})=>rp.test(e),gc=({name:e})=>e.replace(rp,"");function ds(e,t){let o=[...t].sort((r,a)=>r.name<a.name?-1:1),n=new Set(o.map(({name:r})=>r).filter(r=>sp.test(r))),s=r=>Go(r)?n.has(gc(r)):n.has(r.
name);return{label:e,files:n.size===0?[]:o.filter(s),skipped:n.size===0?o:o.filter(r=>!s(r))}}function wc(e){let t=e.filter(n=>!Go(n)).map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(sp,"").replace(
/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[o=""]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function up(e){
let t=new Map;for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let a=o.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?
null:[...t].map(([o,n])=>ds(o,n))}function $e(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=i("div",{class:`toast${n?" toast-urgent":""}`},i("span",{class:"toast-text"},e)),r=0,a=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(a,o*1e3)};t&&s.append(P(t.label,()=>{a(),t.run()},{class:"toast-action"})),s.append(be("close","Dismiss",a));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),pe(t?`${e} ${t.label} is available.`:e,n),l(),a}function dp(e,t,o){let n=0,s=a=>[...a.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",a=>{s(a)&&t()&&(a.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",a=>{s(a)&&(n-=1,(n<=0||a.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",a=>{s(a)&&(a.preventDefault(),
a.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async a=>{if(r(),!!s(a)){if(a.preventDefault(),!t()){$e("This server is read-only.",{urgent:!0});return}try{let l=await ap(
a.dataTransfer);l.length>0&&o(l)}catch(l){$e(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var bv=700,_v=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function yc({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${M(t)} of ${W(e,"set file")} are checked.`:`${W(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${M(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function mp(e){let t=i("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let a=o;
return o=_v(s),t.hidden=!s,t.textContent=s?yc(s):"",clearTimeout(n),o?n=setTimeout(e,bv):a&&pe(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var kv=1e3,Oa="This page waits for a set that the server has not checked yet.";function fp(){let e=i("span",{class:"toast-text"}),t=i("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let a=await rn().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=a?`${Oa} ${yc(a)}`:Oa,o=setTimeout(s,kv,r))}mf(r=>{let a=r&&Ht()!=="/";a!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),a&&(document.
getElementById("toasts").append(t),e.textContent=Oa,pe(Oa),s(n)))})}var xv=2,pp=1e3,bc=0,On=e=>["done","failed","cancelled"].includes(e.state);function Ma(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,bc-=1)},a=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(On(d)&&a(),
t(d))},c=async()=>{let d=pp;try{l(await Sf(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*pp}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return bc<xv&&typeof EventSource=="function"?(bc+=1,n=Ef(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),a}var ms=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],yp=ms.flatMap(([e])=>e),bp=ms.flatMap(([,e])=>e),Yo=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],Qt=(e,t)=>t.some(o=>e.includes(o));function $v(e,t){let[o,n]=[Yo(e),Yo(t)];for(let[s,r]of ms){let a=Qt(o,s)&&Qt(n,r);if(a!==(Qt(n,s)&&Qt(o,r)))return a?-1:1}for(let[s,r]of[[yp,-1],[bp,1]])if(Qt(o,s)!==
Qt(n,s))return Qt(o,s)?r:-r;return 0}function Aa(e){for(let[t,o]of ms){let n=e.map(r=>[Qt(Yo(r),t),Qt(Yo(r),o)]),s=r=>n.flatMap((a,l)=>a[r]?[l]:[]);if(n.every(([r,a])=>r!==a)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var vv=10n**17n;function hp(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let o=e.file_list.filter(n=>n.first_event_ns!==null).map(n=>BigInt(
n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==null&&o>vv?o:null}function or(e,t){let o=$v(e.label,t.label),[n,s]=[hp(e),hp(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,
t]}var gp=e=>[...new Set(Yo(e).filter(t=>!/\d/.test(t)&&!yp.includes(t)&&!bp.includes(t)))];function _p(e,t){let[o,n]=[gp(e),gp(t)],s=o.filter(a=>n.includes(a)).length,r=Math.min(o.length,n.length);return r===
0?ms.some(([a,l])=>[[e,t],[t,e]].some(([c,u])=>Qt(Yo(c),a)&&Qt(Yo(u),l))):s>1||s===r}var Sv=100,wp=(e,t)=>Yo(e).filter(o=>!t.includes(o)).join(" ");function _c(e){if(e.length===2){let[t,o]=or(e[1],e[0]);
return{control:t.id,test:o.id}}for(let[t,o]of ms){let n=[...t,...o],s=d=>e.filter(m=>Qt(Yo(m.label),d)).slice(0,Sv),[r,a]=[s(t),s(o)],l=a.map(d=>[r.find(m=>m!==d&&wp(m.label,n)===wp(d.label,n)),d]).find(
([d])=>d!==void 0),[c,u]=l??[r[0],a[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function Ev(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function Tv(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let a=Ov(
e,s+1);o+=n===0?e.slice(s,a):"",s=a-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function Ov(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function Ca(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(Tv(e,t.index+t[0].length));return o?Number(o[1]):null}async function Mv(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function kp(e,t,o){let n=await Mv(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),a="",l=!1;try{for(;a.length<t&&!o(a);){let{done:c,value:u}=await r.read();if(c){l=!0;break}a+=u}}catch{}return r.cancel().catch(()=>{}),{text:a,ended:l,zipped:n}}var Av=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&Ca(e)!==null;async function Cv({name:e,file:t}){let o=await kp(t,4194304,Av);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=Ca(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=Ca(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await kp(t,16777216,()=>!1);n=Ca(s.slice(-262144))}return{
isTrace:!0,rank:n??Ev(e)}}async function $p(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await Cv(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var xp=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function vp(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([xp(e,n,o),xp(t,n,o)]);if(s.
some((a,l)=>a!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var Rv=256,Sp=20,Ep=e=>e.slice(e.lastIndexOf("/")+1),kc=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Lv(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
vp(e.file,t.file)}async function Nv(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await Lv(n,s)||kc(n.name)!==null&&kc(n.name)===kc(s.name));for(let n of e.filter(s=>s.seen.isTrace&&!Go(s))){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var xc=e=>e.map(({seen:t})=>t.rank),$c=e=>!e.includes(null)&&new Set(e).size===
e.length;function Pv(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function Iv(e){return Aa(e.map(({name:o})=>Ep(o)))?.map(o=>o.map(n=>e[n]))??Pv(e)??e.map(o=>[o])}function Dv(e,t){let o=new Set;return e.map((n,s)=>{let r=wc(n),a=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(d=>!o.has(d))??`${r} ${s+1}`;o.add(a);let l=n.flatMap(({more:d,...m})=>[m,...d]),c=new Set(l.map(({name:d})=>d)),u=t.files.filter(d=>Go(d)?c.has(gc(d)):s===0&&!d.seen.isTrace);return{
...ds(a,[...l,...u]),settled:!0}})}function Tp(e){let t=xc(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function qv(e,t,o){
return!(t.length===2&&Aa(t.map(({label:s})=>s)))&&$c(xc(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:Tp(o),manyFirst:!0}}}function Bv(e){return e.includes(
null)?"assumed":$c(e)?"named":"equal"}async function Op(e){if(e.files.length>Rv)return{};if(await $p(e.files),e.files.length<2||e.settled)return{};let t=await Nv(e.files),o=up(e);if(o!==null&&o.length<=
Sp)return qv(e,o,t);let n=xc(t),s=Aa(t.map(({name:a})=>Ep(a)));if(t.length<2||$c(n)&&s===null)return{};let r=Iv(t);return r.length>Sp?{}:{question:{kind:Bv(n),parts:Dv(r,e),one:Tp(t),manyFirst:s!==null||
r.length===2}}}var Mp=(e,t,o)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...o});function Ap(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var Fv=2,Wv=3,jv=4,vc=3,Sc=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,Mp(this.#o,
t,{tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,...o})}add(t){let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(t){let n=(await Of(
t)).map(s=>this.#n({label:s.label,files:[],skipped:[]},{job:s,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#m(s))}async#t(t){if(t.files.length===
0){this.#i(t,{message:"There is no .json or .json.gz file in it."});return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await Op(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),
t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="asking",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(a=>this.#n(a,{tags:n,tagError:s}));this.transfers.splice(this.transfers.
indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(a=>this.#t(a))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking",
"queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cance\
lled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.
planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<
Wv&&this.#p(o)}async#p(t){t.state="creating",t.begun+=1,t.error=null,this.#e(t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await Tf(t.label,o);if(t.state!=="creating"){Jl(n.id).catch(
()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.
filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state==="sending").length;for(let n of t)for(let s of n.files){if(o>=Fv)return;s.state==="waiting"&&(o+=1,this.#h(n,s))}}async#h(t,o){
o.state="sending",o.attempts+=1,this.#e(t);let{upload:n}=t;try{await Cf(n,o.name,o.file,{from:o.sent,signal:t.abort.signal,onProgress:s=>{o.sent=Math.min(s,o.size),this.#e(t)}}),o.sent=o.size,o.state=
"sent"}catch(s){if(t.state==="sending"&&t.upload===n&&await this.#g(t,o,s),t.state!=="sending"||t.upload!==n)return}this.#e(t),this.#d(t),this.#l()}async#g(t,o,n){if((n.status===0||n.status>=500)&&n.status!==
507&&o.attempts<jv){let{upload:r}=t;if(o.state="sending",n.status===0?await this.#w(t,o):await new Promise(a=>{setTimeout(a,500*2**(o.attempts-1))}),t.state!=="sending"||t.upload!==r||await this.#u(t,
o))return;if(t.begun<vc){this.#c(t);return}}o.state="failed",o.error=n.message}async#w(t,o){t.waits=!0,this.#e(t);let n=await ga({signal:t.abort.signal}).catch(()=>!1);o.attempts-=n?1:0,t.waits=!1}#c(t){
Ap(t),this.#a(t)}async#u(t,o){try{let s=(await Mf(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#d(t){if(t.state!=="sen\
ding"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:`${o.length}\
 files could not be sent. ${o[0].error}`}):this.#y(t)}async#y(t){t.state="committing",this.#e(t);try{t.job=await Af(t.upload),t.state="job",this.#e(t),this.#m(t)}catch(o){if(o.status===404&&t.begun<vc&&
t.state==="committing"){this.#c(t);return}this.#i(t,o)}this.#s()}#m(t){t.stopJob=Ma(t.job.id,o=>{if(o.error?.code==="unknown_job"&&t.files.length>0&&t.begun<vc){this.#c(t);return}if(t.job=o,o.state===
"done"){this.#b(t);return}On(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#b(t){if(await this.#_(t),t.bundle){t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("set\
s")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#f(t),t.state="done",this.#e(t),this.dispatchEvent(
new CustomEvent("stored",{detail:t}))}async#_(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=1)await Bo(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){
t.tagError=n.message}}async#f(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await Bo(t.job.set,{label:o})}catch(n){t.labelError=n.message}}t.renaming=
!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#f(t),this.#e(t))}async takeOffer(t,o){
let{offered:n}=t;await Bo(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){
return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await ns(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await ss(t.job.set),
t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}
t.job&&(t.job=null,t.upload=null),t.error=null,t.begun=0,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==null&&(o.state==="sent"||await this.#u(t,o)))){t.upload=
null;break}if(t.upload===null){this.#c(t);return}t.state="sending",this.#e(t),this.#d(t),this.#l()}async cancel(t){let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await as(n.id)}catch{}return}t.
state="cancelled",t.abort.abort(),this.#e(t),o!==null&&Jl(o).catch(()=>{}),this.#l(),this.#s()}},we=new Sc;window.addEventListener("beforeunload",e=>{we.sending&&e.preventDefault()});var Hv=1e3,Uv=5e3,zv=6e4,Ec=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-zv;get running(){return this.list.filter(t=>!On(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await vf())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?Hv:Uv)}}#r(t){if(we.transfers.
some(n=>n.state==="committing"))return;let o=new Set(we.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Jt=new Ec;var Gv={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},Yv={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},Cp=(e,t,o)=>e===
null||!(t>0)?null:o*(e/t);function Mn(e,t,o){if(e[t]!==void 0)return e[t];let n=Gv[t];if(!n)return Yv[t]?.(o)??null;let{rule:s,times:r}=n,a=Mn(e,n.of,o),l=Mn(e,n.by,o);switch(s){case"change":return a===
null||l===null?null:a-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:Cp(a,l,r);default:return Cp(a,l,r)}}var mt={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Rp={operators:{name:"operators",short:"operators",what:"An operator runs, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of op\
erators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for it"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, an\
other process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects garbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here,\
 at most an annotation"}},Ra={...mt,...Rp},Lp=e=>e!==null&&e.parts.some(({part:t})=>t in Rp),nr={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and\
 no compute kernel: nothing hides them"},La=e=>e[0].toUpperCase()+e.slice(1),Kv={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Tc=e=>Kv[e]??e.toLowerCase();function Oc(e){let t=e.
split(" overlapping ").map(Tc);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var Mc={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"o\
ther"},Np={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for so\
mething else"},Ac={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"delay from launch to start"},Na={short_kernels:"shorter than its launch",runtime_outliers:"slow laun\
ch",launch_delay_outliers:"late start"},Pa={steps:"of the steps, as in Compare",before_last_step:"all but those of the last step",all:"all, outside of steps too"},Cc={set:{letter:"A",name:"Control"},test:{
letter:"B",name:"Test"}},An="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA].",cn=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",Cn="the host waits: the device’s\
 queue is full",un=({host:e,lag:t})=>typeof e!="number"?"":`host ${L(e)}${t>0?` · device ${L(t)} behind when the host left`:""}`;var Lt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Pp={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},Vv={...Pp,per_step:"per r\
ecording",percent:"% of the recording"},sr=(e,t)=>(Lt(t)?Vv:Pp)[e];function Rc(e){return Lt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var fs=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function Ia(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var Qv=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,Jv=e=>e==="per_step"||e==="percent";function Xv(e,t){
let o=t?"self_":"",n=`${o}${{total:"duration",percent:"percent_of_step"}[e]??e}`,s=e==="total"&&!t?"total_duration":n,r=Jv(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,
diff:`diff_${n}`,growth:`diff_${o}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${r}`,testCount:`test_${r}`,diffCount:`diff_${r}`}}function Ko(e,t,o,n=!1){let s=Object.
fromEntries(Object.entries(Xv(t,n&&Qv(e))).map(([a,l])=>[a,Mn(e,l,o)])),r=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...s,percent:r===""?s.growth:
null,birth:r}}function Zv(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var rr=(e,t)=>JSON.stringify([e,t]);
function Tt(e,t){let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var eS=(e,t)=>e.
filter(({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function Ip({name:e,category:t,replaces:o,aliases:n}){if(n&&!o&&t!=="python_function"){let r=["control","test"].map(l=>eS(n,l)),a=n.
length-2;return[`${r.join(" / ")}${a>0?` + ${a} more`:""}`,""]}if(!o)return[e,""];if(o.rule==="template_arguments")return[e,""];let s=o.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[o.operator??
"same shapes",s].filter(Boolean).join(" "),e]}function ar({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,a)=>(a.total_duration??
0)>(r.total_duration??0)?a:r)}var ir=({aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${M(n)} ${n===1?"call":"calls"}, ${L(s)}`);function Lc(e,t,o,{self:n=!1}={}){let{control_observations:s,
test_observations:r}=e.verdict??{},a=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=Nc({...l,among:a},n);return{row:c,key:l.id??rr(l.name,l.category),verdict:c.significance??
"",noise:c.significance==="no_difference_found",of:u=>Mn(l,u,e),...Ko(l,o,e,n),...Zv(l,o)}})}var tS=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),Dp=(e,t)=>e.filter(({
row:o})=>!cn(o)&&!tS(o)).slice(0,t);function Nc(e,t){let o=t?"self":"total";return e?.tests?{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var dn=e=>e.moderated_q_value??e.q_value??
null;function qp(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[rr(s.name,s.category),{...s,
among:n}]))}function Bp(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].control_counts+e.totals[n].test_counts>0).map(n=>[n,Ko(e.totals[n],t,e,o)])}var mn=({too_few:e,control_counts:t,test_counts:o})=>e&&t>0&&o>0;var Wp=15,jp=[10,15,20,30,50,100],oS=["total","per_step","per_call","percent"],Hp=Rt.change.words,Up=Rt.device_type.words,nS=Rt.measure.words,sS=["step","compute","exposed_communication","exposed_memo\
ry","idle"],Da=[...sS,"op"],Pc="ProfilerStep*",Xt=[Pc,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],Ic=["name","category","change","control_counts","test_counts","diff_counts","ab\
s_diff_counts","control_total_duration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],rS=["name","category","change","q_value"],ps=e=>rS.
includes(e)?"asc":"desc",Dc=["control","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],zp=[...Dc,
"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],aS={fold:"true",significant:"",measure:"",equivalence:""},iS=["lines","details","oper\
ators","classes","recorded","replacements",...Array.from({length:9},(e,t)=>`line-${t}`)],lS=["control","test","more","less","noise"];function Fp(e,t){let o=e.get(t)??"",n=o.split(",").map(r=>r===""?NaN:
Number(r)),s=n.length===4&&n.every(Number.isFinite);return o!==""&&!s&&Uo(e,t,"four numbers"),s?o:""}var Gp=(e,t)=>Object.fromEntries(t.map(o=>[o,_t(e,Rt,o,aS[o])])),Yp=e=>Object.fromEntries(["control\
_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function cS(e,t,o){let n=e.get(t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Tt(n,e.get(o)??"")}function Ot(e){let t=new URLSearchParams(
e),o=Qe(t,"sort",Ic,Rt.sort.standard);return{...Gp(t,zp),...Yp(t),...!t.has("exclude")&&{exclude:Xt},sort:o,...o.endsWith("_work")&&{work:!0},order:Qe(t,"order",Rt.order.words,ps(o)),unit:Qe(t,"unit",
oS,""),measure:Qe(t,t.has("measure")?"measure":"time",nS,""),heat:Qe(t,"heat",Da,""),open:mc(t,"open",iS),hide:mc(t,"hide",lS),zoom_time:Fp(t,"zoom_time"),zoom_calls:Fp(t,"zoom_calls"),top:pc(t,"top",
1,200,Wp),op:cS(t,"op","op_category")}}function Gt(e){let t=qa(e),o=(s,r,a)=>{r!==a&&t.set(s,r)};o("sort",e.sort,Rt.sort.standard),o("order",e.order,ps(e.sort)),o("unit",e.unit,""),o("measure",e.measure,
""),t.delete("fold"),o("fold",String(e.fold),"true"),o("heat",e.heat,""),e.exclude.join(`
`)===Xt.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),o("open",e.open.join(),""),o("hide",e.hide.join(),""),o("zoom_time",e.zoom_time,""),o("zoom_calls",e.zoom_calls,""),o("top",String(e.top),
String(Wp)),o("op",e.op,"");let n=t.toString();return ie(n===""?"/compare":`/compare?${n}`)}var Bt=(e,t)=>Gt({...Ot(""),control:He(e),test:He(t)});function qa(e){let t=new URLSearchParams;return zo(t,
Rt,zp,e),e.significant||t.delete("measure"),t}function uS(e,t,o){let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_ste\
p":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return s===void 0?e:t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function hs(e,t,o){let n=qa(e);return n.set("significance","true"),n.set(
"sort",uS(e.sort,t,o)),n.set("order",e.order),n.set("measure",o?"self":"total"),n}function qc(e,t,o,n){let s=hs(e,t,o);return s.set("format",n),s}var Kp=["total","per_step"],dS=["calls","share"],Vp=["\
duration","calls","per_call"];function gs(e){let t=new URLSearchParams(e);return{...Gp(t,Dc),...Yp(t),row:t.has("name")?Tt(t.get("name"),t.get("category")??""):t.get("row")??"",unit:Qe(t,"unit",Kp,""),
bins:Qe(t,"bins",dS,"calls"),heat:Qe(t,"heat",Vp,"duration")}}function ot(e){let t=new URLSearchParams({control:e.control,test:e.test});return zo(t,Rt,Dc,e),t}function Rn(e){let t=ot(e);return t.set("\
row",e.row),t}function Nt(e){let t=Rn(e);return Kp.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),Vp.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),ie(`/co\
mpare/op?${t}`)}function Qp(e,t,o){let n=hs(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),n}function Jp(e){let t=new URL(Gt(e),location.origin).searchParams;
return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var fn=Number(Tn.limit.standard),Xp=e=>e==="label"?"asc":"desc";function lr(e){let t=new URLSearchParams(
e),o=_t(t,Tn,"sort");return{control:t.get("control")??"",test:t.get("test")??"",q:_t(t,Tn,"q"),tag:_t(t,Tn,"tag"),sort:o,order:_t(t,Tn,"order",Xp(o)),page:pc(t,"page",1,1e6,1)}}function Zp(e){let{control:t,
test:o,q:n,tag:s,sort:r,order:a,page:l}={...lr(""),...e},c=new URLSearchParams,u=(m,f,p="")=>{f!==p&&c.set(m,String(f))};u("control",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,
Tn.sort.standard),u("order",a,Xp(r)),u("page",l,1);let d=c.toString();return ie(d===""?"/":`/?${d}`)}var Ba=e=>e.q!==""||e.tag.length>0;function Ln(e){let t=new URLSearchParams({group:"auto",sort:e.sort,
order:e.order,limit:String(fn),offset:String((e.page-1)*fn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",o)),t}var He=e=>e.slice(0,12),pn=(e,t,o,n)=>n?.[e]?.label??(o&&Fe(o,t[e])?.
label)??t[e];function Fe(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.
length===1?s[0]:void 0}var Fa=(e="Damaged")=>i("strong",{class:"damage-mark"},Et("warning"),e);function cr(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&i("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>i("li",{},Fa()," ",n))),o.length>0&&i("ul",{class:"notice"},o.map(({text:n})=>i("li",{},n)))]}var eh=(e,t)=>e.filter(({text:o})=>!t?.some(
n=>n.text===o));function Wa(e,t=e?.length??0){return t>0&&i("div",{class:"damage-list"},i("p",{},Fa(W(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),i("ul",{},e.map(({file:o,
rank:n,text:s})=>i("li",{},`Rank ${n} (`,i("span",{class:"mono"},o),`): ${s}`)),t>e.length&&i("li",{class:"muted"},`and ${M(t-e.length)} more`)))}var mS="https://ui.perfetto.dev";var ur=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function fS(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",a),u(d)},a=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new ur("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new ur("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",a)})}function Bc(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&Bc(e,t-1)},100)}async function ja({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=mS,patience:a=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new ur("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:f}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${f}`)}catch(m){
throw Bc(l),m}let c=new AbortController,u=fS(l,r,a);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),Bc(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var pS=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function hS(e){return(e.notes??[]).some(t=>pS.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var gS=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Wc(e,t,o=()=>""){let n=i(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,a=i("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
a.href=Ql(e.id,t.number,o())},c=(m,f=!1)=>{n.textContent=m,n.classList.toggle("error-text",f)};async function u(){d.disabled=!0,c("Loading …");try{await ja({title:`${e.label}, rank ${t.rank}`,fileName:gS(
t,o()),load:m=>$a(e.id,t.number,o(),{signal:m,onProgress:f=>c(`Loading ${_e(f)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),pe(m.message,!0)}finally{
d.disabled=!1}}let d=P("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${_e(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:i("div",{class:"trace-actions"},a,d,n),prepare:l}}
function Vo(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${Ve(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function wS(e,t){return i("div",{class:"notice trace-not-kept"},i("p",{},Vo(e)),t?i("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):i("p",{},"Start the server with ",i("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",i("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function yS(e,t,o,n){let s=Wc(e,t,o.query),r=i("td",{}),a=()=>{let l=o.on()?hS(t):"";s.prepare(),T(r,l===""?s.node:i("span",{class:"muted"},l))};return n.push(
a),a(),i("tr",{},i("th",{scope:"row"},String(t.rank)),i("td",{class:"mono wrap"},t.file),i("td",{class:"num"},_e(t.trace_bytes)),r)}function bS(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==null),
a=e.file_list.length-r.length;return i("section",{},s&&i("h3",{},e.label),r.length===0?wS(e,t):i("div",{class:"scroll-x"},i("table",{class:"files-table trace-table"},i("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),i("thead",{},i("tr",{},["Rank","File","Size","Trace"].map(l=>i("th",{scope:"col",class:l==="Size"?"num":""},l)))),i("tbody",{},r.map(l=>yS(e,l,o,n))))),r.length>0&&a>0&&i("\
p",{class:"muted small"},`${M(a)} more were not kept.`))}function _S(e,t){let o=i("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:i("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function Ha(e,t={}){let o=[],n=ne("traces"),s=_S(t,()=>o.forEach(l=>l())),r=i(
"div",{class:"trace-body"},i("p",{class:"muted"},"Loading …")),a=i("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>a.remove(),click:l=>{l.target===a&&a.close()}}},i("div",{class:"tr\
ace-box"},i("div",{class:"trace-head"},i("h2",{id:n},"Traces"),be("close","Close",()=>a.close())),r));return document.body.append(a),a.showModal(),Promise.all([rn(),...e.map(l=>bo(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,T(r,u&&s.node,c.map(d=>bS(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&i("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>T(r,i("p",{class:"\
error-text",role:"alert"},l.message))),a}var kS=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function th(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:a=0,left_out:l=0}=e??{};if(a>0)return{level:"warn",text:`${W(a,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${M(c)} repaired or lost`),s>0&&u.push(W(s,"note")),r>0&&u.push(W(r,"duplicate file")),l>0&&u.push(`${M(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function xS(e){return i("dl",{class:"counters"},kS.map(([t,o,n])=>i("div",{class:e[t]>0&&t!=="kept"?"":"calm"},i("dt",{title:n},o),i("dd",{},M(e[t]??0)))))}function $S(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":Ge(t.steps??[]);return i("tr",{},i("th",{scope:"row",class:"mono wrap"},t.file),i("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&i("span",{class:"muted"},` (${t.rank_source})`)),i("td",{},r||ae),i("td",{class:"num"},M(s.events)),i("td",{class:"num"},_e(t.raw_bytes)),o&&i("td",{},t.trace_bytes===null?i("span",{class:"m\
uted"},"not kept"):Wc(e,t).node),i("td",{class:"wrap"},n.length===0?i("span",{class:"muted"},"nothing to report"):i("ul",{class:"notes"},n.map(a=>i("li",{},a.severity==="damage"&&[Fa()," "],a.words,a.
count>1&&` (${M(a.count)} ×)`,a.effect&&`. ${a.effect}`,a.example&&i("span",{class:"muted"},`${a.effect?" First:":":"} ${a.example}`))))))}function jc(e){return e?.length>0&&i("details",{class:"dupli\
cates"},i("summary",{},`${W(e.length,"file")} left out: the same as another`),i("ul",{},e.map(({file:t,same_as:o})=>i("li",{},i("span",{class:"mono"},t)," has the same content as ",i("span",{class:"mo\
no"},o)))))}var vS={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"is without the trace that it is named after"};function Hc(e,t){return e>
0&&i("details",{class:"left-out"},i("summary",{},`${W(e,"entry","entries")} of the folder left out`),i("ul",{},t.map(({file:o,kind:n})=>i("li",{},i("span",{class:"mono"},o),` ${vS[n]??n}`)),e>t.length&&
i("li",{class:"muted"},`and ${M(e-t.length)} more`)))}function oh(e){let t=i("div",{class:"quality-panel"},i("p",{class:"muted"},"Loading …"));return bo(e.id).then(o=>{let n=o.traces_bytes>0,s=["Fil\
e","Rank","Steps","Events","JSON",...n?["Trace"]:[],"Notes"];T(t,Wa(o.quality.affected_files,o.quality.affected),xS(o.quality),i("div",{class:"scroll-x"},i("table",{class:"files-table"},i("thead",{},i(
"tr",{},s.map(r=>i("th",{scope:"col"},r)))),i("tbody",{},o.file_list.map(r=>$S(o,r,n))))),jc(o.quality.duplicate_files),Hc(o.quality.left_out,o.quality.left_out_files),i("p",{class:"muted small"},"Ide\
ntity ",i("span",{class:"mono"},o.id)," · stored in ",_e(o.stored_bytes)," out of ",_e(o.raw_bytes)," of JSON",n&&` (${_e(o.traces_bytes)} the traces themselves)`,!n&&`. ${Vo(o)}`))}).catch(o=>T(t,i(
"p",{class:"error-text"},o.message))),t}var Uc=4,zc=e=>e===2?"two":M(e),nh=e=>e[0].toUpperCase()+e.slice(1);function SS({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function ES({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${Ge(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${W(t.ranks,"rank")}`}function TS({parts:e}){let t=e.slice(0,Uc).map(({label:o})=>`“${o}”`).
join(", ");return e.length>Uc?`${t} and ${M(e.length-Uc)} more`:t}function Gc({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${zc(t.ranks)} ranks of one`;return`${nh(zc(e.length))} sets, \
or ${n}?`}function sh(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=ne("question"),a=(u,d,m)=>P([i("strong",{},d),i("span",{class:"choice-detail"},m)],()=>we.answer(e,u),{class:"choice"}),l=a(
!0,`${nh(zc(n.length))} sets`,TS(t)),c=a(!1,"One set",ES(t,o));return i("div",{class:"question",role:"group","aria-labelledby":r},i("p",{id:r},i("strong",{},Gc(t))," ",SS(t)),i("div",{class:"choices"},
s?[l,c]:[c,l]))}var OS=64,MS={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},AS=["failed","cancelled","undone"];
function Kc(e){return i("progress",{max:"1",value:"0","aria-label":e})}function Vc(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function Nn(e){if(e.state==="failed")return e.error?.
detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return CS(e.made);if(e.state==="done"){let o=e.already_stored?`${RS(e)}; noth\
ing was stored twice.`:`${za(e)?"Stored, but damaged":"Done"}: ${W(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state===
"queued"?"Queued":MS[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${_e(e.bytes_done)} of ${_e(e.bytes_total)}`),e.events>0&&t.push(W(e.events,"event")),e.files_total>1&&t.push(`${M(e.files_done)}\
 of ${W(e.files_total,"file")}`),t.join(" · ")}function CS(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${M(t)} were already here and ar\
e unchanged`;return o===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${W(o,"set")} stored${t>0?`; ${n}`:""}.`}var RS=e=>`Stored already \
as “${e.known_as}”`;function LS(e,t){let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),i("a",{href:ie(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}
function NS(e){let{offered:t,job:o}=e;if(e.state!=="done"||t===null)return null;let n=s=>Yc(we.takeOffer(e,s));return[P(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),
new TextEncoder().encode(t).length<=OS&&P(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var za=e=>e?.state==="done"&&e.affected_files?.length>0;function ah(e){return[za(e)&&Wa(e.affected_files),
IS(e),jc(e?.duplicate_files),PS(e?.changed_beside??[]),Hc(e?.left_out??0,e?.left_out_files??[])]}function PS(e){return e.length>0&&i("p",{class:"muted"},"Not taken: what stands beside ",i("span",{class:"\
mono"},e.slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${M(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it ag\
ain.")}function IS(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:i("details",{class:"failures",open:e.state==="faile\
d"},i("summary",{},`${W(e.failures.length,"file")} could not be read`),i("ul",{},e.failures.map(o=>i("li",{},!o.message.startsWith(o.file)&&[i("span",{class:"mono"},o.file)," – "],o.message))))}function ih(e){
let t=Kc("Progress"),o=i("p",{class:"transfer-text"}),n=i("div",{class:"transfer-actions"}),s=qS(e),r=i("div"),a=i("div"),l=i("div",{class:"transfer-offer"}),c=null,u=e.files.map(DS),d=i("details",{class:"\
files",open:e.files.length<=6},i("summary",{},BS(e)),i("ul",{class:"file-list"},u.map(k=>k.node)),e.skipped.length>0&&FS(e.skipped)),m=i("li",{class:"transfer"},i("div",{class:"transfer-head"},s.node,
n),t,o,l,a,r,!e.sample&&d),f=null,p="",h="",g=!1;function y(){let k=n.contains(document.activeElement),$=i("div",{},jS(e));p=e.label,$.innerHTML!==n.innerHTML&&(T(n,...$.childNodes),k&&n.querySelector(
"button")?.focus({preventScroll:!0}))}function w(){f=e.state,m.dataset.state=e.state,y(),g=e.question!==null,T(a,g&&sh(e)),e.state==="done"&&(d.open=!1)}function b(){let k=e.state==="done"?e.offered:null;
if(k===c)return;let $=l.contains(document.activeElement);c=k,T(l,NS(e)),$&&s.node.querySelector("input").focus({preventScroll:!0})}function _(){f!==e.state?w():p!==e.label&&y(),s.update(),u.forEach(WS),
t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:k,total:$}=Qc(e);t.hidden=e.state==="asking"||!we.active.includes(e),Vc(t,k,$),h=Jc(e),o.textContent!==h&&T(o,e.state==="done"&&!e.bundle&&
e.job.already_stored?LS(e,h):h),b(),m.classList.toggle("affected",za(e.job)),T(r,ah(e.job))}return _(),{node:m,update:_,text:()=>e.question?Gc(e.question):h,focus(){g&&document.activeElement.matches("\
body, main, .page-actions *")&&a.querySelector("button").focus({preventScroll:!0}),g=!1}}}var Ua=(e,t)=>e.reduce((o,n)=>o+n[t],0);function Qc(e){let{job:t,state:o,files:n}=e;return o==="job"&&t.bytes_total>
0?{done:t.bytes_done,total:t.bytes_total}:{done:Ua(n,"sent"),total:o==="looking"?0:Ua(n,"size")}}function DS(e){let t=Kc(`Progress of ${e.name}`),o=i("span",{class:"file-state"}),n=i("li",{},i("span",
{class:"mono file-name",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function qS(e){let t=i("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"\
false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{we.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.
label,t.blur())}}}),o=i("span",{class:"error-text small",role:"status"}),n=e.label;return{node:i("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.activeElement&&(n=e.label,t.value=
n),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged\
. ${e.tagError}`].filter(Boolean).join(" ");o.textContent!==s&&(o.textContent=s)}}}function BS(e){let t=e.files.reduce((s,r)=>s+r.size,0),o=e.files.filter(s=>!Go(s)),n=[W(o.length,e.bundle?"bundle":"t\
race file"),_e(t)];return e.skipped.length>0&&n.push(`${M(e.skipped.length)} skipped`),n.join(", ")}function FS(e){let[t,o]=[e.filter(Go),e.filter(n=>!Go(n))];return[o.length>0&&rh("only .json and .js\
on.gz files are traces",o),t.length>0&&rh("the trace that it is named after is not there",t)]}function rh(e,t){let o=t.slice(0,20).map(({name:s})=>s).join(", "),n=t.length>20?`, and ${M(t.length-20)} \
more`:"";return i("p",{class:"muted skipped"},`Not sent, because ${e}: `,i("span",{class:"mono"},o),n)}function WS(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=
s,e.node.dataset.state=t.state,Vc(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:_e(t.size),sending:`${r} % of ${_e(t.size)}`,
sent:`${_e(t.size)} sent`,failed:t.error??"failed"}[t.state]}function jS(e){let{label:t}=e,o=be("close",`Remove ${t} from this list`,()=>we.remove(e));switch(e.state){case"failed":case"cancelled":return[
e.files.length>0&&P("Retry",()=>we.retry(e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&i("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comp\
arison"),we.canUndo(e)&&P("Undo",()=>Yc(we.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[P("Bring back",()=>Yc(we.bringBack(e)),{"aria-label":`Bring\
 ${t} back`}),o];default:return[P("Cancel",()=>we.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Yc(e){try{await e}catch(t){$e(`That did not work. ${t.message}`,{urgent:!0})}}function HS(e){
let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${Ge(t.sort((o,n)=>o-n))}`}function US(e){return e===null?"":e.as===
"tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function Jc(e){let t=zS(e);return e.begun>1&&!e.waits&&!AS.includes(e.state)?`${t.replace(/\.$/,"")} – sent again, because the server wa\
s restarted`:t}function zS(e){let t=HS(e),o=Ua(e.files,"sent"),n=Ua(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waiting fo\
r its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?"No connection, trying again …":[`Sending ${_e(o)} of ${_e(n)}`,t].filter(Boolean).join("\
 · ");case"committing":return"Sent. The server starts reading …";case"job":return[Nn(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may close this tab now");case"do\
ne":return Nn(e.job)+US(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for\
 ten minutes.";default:return e.error??"It failed."}}function lh(e,t){let o=e,n=Kc(`Progress of ${o.label}`),s=i("p",{class:"transfer-text"}),r=i("div",{class:"transfer-actions"}),a=i("div"),l=i("li",
{class:"transfer"},i("div",{class:"transfer-head"},i("div",{class:"transfer-title"},i("strong",{},o.label||"Ingest")),r),n,s,a),c=null;function u(d){o=d;let m=o.state==="queued"||o.state==="running";o.
state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,T(r,m?P("Cancel",()=>as(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):be("close",`Remove ${o.label} from this list`,()=>t(o)))),n.hidden=
!m,Vc(n,o.bytes_done,o.bytes_total),s.textContent=Nn(o),l.classList.toggle("affected",za(o)),T(a,ah(o))}return u(o),{node:l,update:u}}var ch=()=>i("a",{href:ie("/")},"Show");function GS(){return[...we.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Jc(t),...Qc(t)})),...Jt.running.map(t=>({label:t.label,text:Nn(t),
done:t.bytes_done,total:t.bytes_total}))]}function YS(){let e=s=>we.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${M(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${M(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function KS(){let e=i(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=i("strong",{class:"ellipsis"}),o=i("span",{class:"muted small ellipsis"});return{node:i("div",{class:"status-part status-progre\
ss"},i("div",{class:"status-head"},t,ch()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${M(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((a,l)=>a+l.total,0);s.some(a=>a.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((a,l)=>a+l.done,0)))}}}function VS(){let e=i("span",{});return{node:i("div",{class:"status-part status-head"},e,ch()),draw(o){
e.textContent=`${o}.`}}}function QS(e){let t=i("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,a){let l=i("p",{class:"status-verdict",role:"status"}),c=i("a",{class:"\
button primary",href:Bt(r.id,a.id)},`Compare ${r.label} with ${a.label}`);T(t,i("div",{class:"status-head"},i("strong",{},"Both sets are stored"),be("close","Dismiss",n)),l,c),o=!0,e(),pe(`Both sets a\
re stored. You can compare ${r.label} with ${a.label} now.`);let u=new URLSearchParams({control:r.id,test:a.id,limit:"0",diagnosis:"false"});et(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function uh(){let e=i("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=KS(),o=VS(),n=QS(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Ht()!=="/",c=l?GS():[],u=l?YS():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),xo(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function a(){s===0&&(s=requestAnimationFrame(r))}return we.addEventListener("change",a),Jt.addEventListener("change",a),r(),{offer:n.set,clear:n.clear,draw:r}}var[hn,Pn,dh,uo,Yt,JS,Ga,XS]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],dr="Every page",mh="First move to a set of the list, with the arrow keys.",Ya="First select a\
 call, in the lanes or in the table.",In="There is nothing to search on this page.",ph=[{pages:[hn],keys:["/"],text:"Find sets",action:"search",none:In},{pages:[hn],keys:["ArrowDown","Enter"],text:"Mo\
ve from the search into the list",action:"enter",inSearch:!0},{pages:[hn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[hn],keys:["ArrowRight","ArrowLeft"],
text:"In the list: move to the actions of the set, and back"},{pages:[hn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[hn],keys:["Space"],text:"In the list: select \
the set, for actions on several"},{pages:[hn],keys:["c"],text:"Use the focused set as the control",action:"control",none:mh},{pages:[hn],keys:["t"],text:"Use the focused set as the test",action:"test",
none:mh},{pages:[Pn],keys:["/"],text:"Search the names of the rows",action:"search",none:In},{pages:[Pn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[
Pn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Pn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[Pn],keys:["\
ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[uo],keys:["/"],text:"Find a frame or a kernel",action:"search",none:In},{pages:[uo],keys:["ArrowDown"],text:"Fro\
m the search into the table",action:"enter",inSearch:!0},{pages:[uo],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[uo],keys:["ArrowDown","ArrowUp",
"PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[uo],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go \
to the one above"},{pages:[uo],keys:["Space"],text:"In the table: select the frame"},{pages:[uo],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[uo],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[uo],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[Pn,dh,uo,Yt,Ga],keys:["c"],text:"Choose the control",action:"control"},{pages:[Pn,dh,uo,Yt,Ga],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Yt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:In},{pages:[Yt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Yt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Yt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Yt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Yt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Yt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Ya},{pages:[Yt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Yt],keys:["m"],action:"measure",none:Ya,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[JS],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:In},{pages:[XS],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[Ga],keys:["/"],text:"Find a table or column",action:"search",none:In},
{pages:[Ga],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[dr],keys:["?"],text:"List the keys",action:"help"},{pages:[dr],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:In},{pages:[Yt],keys:[","],action:"former",none:Ya},{pages:[Yt],keys:["."],action:"next",none:Ya}],ZS={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},eE=["button","checkbox","file","radio","range","reset","submit"];function mr(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!eE.includes(e.type))}function tE(e,t){let{target:o,key:n}=e,s=mr(o);return ph.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||
r.pages.some(a=>[t.name,dr].includes(a)))&&(r.inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function oE(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function nE(e){return e.flatMap((t,o)=>[o>0&&" ",i("kbd",{},ZS[t]??t)])}function fh(e,t){let o=ph.filter(({pages:n,text:s})=>s&&
n?.includes(t));return o.length>0&&i("section",{},i("h3",{},e),i("dl",{class:"keys"},o.map(({keys:n,text:s})=>i("div",{},i("dt",{},nE(n)),i("dd",{},s)))))}function sE(e){let t=ne("keys"),o=()=>n.close(),
n=i("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:t},"Keys"),
be("close","Close",o)),fh(`${e.name} page`,e.name),fh(dr,dr),i("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function hh(e,t){let o=()=>e()&&
sE(e().page);t.addEventListener("click",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector(
'dialog[open], [role="menu"]'))return;let a=tE(n,s);if(!a||a.action==="close"&&oE())return;let l=a.action==="help"?o:r.keys?.[a.action],c=l!==void 0&&l()!==!1;(c||a.none)&&n.preventDefault(),!c&&a.none&&
$e(a.none,{seconds:4})})}var gh="tracediff.session";function rE(){try{return sessionStorage.getItem(gh)??""}catch{return""}}function wh(e){let t=null,o=[];function n(){return t??=rE(),t}function s(u){t=u;try{sessionStorage.setItem(
gh,u)}catch{}}let r=u=>bo(u).then(d=>d.quality.kept>0?d:null).catch(()=>null),a=()=>Ct(new URLSearchParams({limit:"0"})).then(({total:u})=>u===2).catch(()=>!1);async function l(){if(we.active.length>0||
o.length===0)return;let u=o.sort((y,w)=>y.key-w.key).map(({id:y})=>y);o=[];let d=u.length===1,m=n();s(d?u[0]:"");let f=d&&m!==""&&m!==u[0]?[m,...u]:u;if(f.length!==2)return;let[p,h]=await Promise.all(
f.map(r));if(!h&&d&&s(m),!p||!h)return;let g=!d||_p(p.label,h.label)||await a();we.active.length===0&&e(...or(p,h),{sure:g})}let c=u=>{o=o.filter(d=>d.id!==u)};return we.addEventListener("stored",({detail:u})=>{
c(u.job.set),o.push({id:u.job.set,key:u.key}),l()}),we.addEventListener("change",({detail:u})=>{u?.state==="undone"?(c(u.job.set),n()===u.job.set&&s("")):(u===null||u.state==="failed"||u.state==="canc\
elled")&&l()}),{clear(){t="",bt().then(()=>s(n()))}}}var Xc=new Set,bh=!1,gn=()=>bh;function ws(e){return Xc.add(e),()=>Xc.delete(e)}function yh(e){bh=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Xc])t()}function _h(){window.
addEventListener("beforeprint",()=>yh(!0)),window.addEventListener("afterprint",()=>yh(!1))}var Pe=["control","test"],Dn={control:"test",test:"control"},$h=["rank","span","step"],aE=["both",...Pe],iE={path:{type:"boolean",standard:"false"}},vh=32,lE=864e8,cE=300,Ka=e=>e!==null&&e!==""&&Number.
isFinite(Number(e))?Number(e):null,Zc=(e,t)=>fc(e,t,/^\d+$/,"whole numbers");function kh(e,t,o){let[n,s]=[Ka(e.get(t)),Ka(e.get(o))],r=n!==null&&s!==null&&n<s&&Math.max(-n,s)<=lE;return[t,o].filter(a=>!r&&
e.get(a)).forEach(a=>Uo(e,a,`µs since the beginning, ${t} before ${o}`)),r?[n,s]:[null,null]}var xh=(e,t)=>[...new Set(e.getAll(t))].filter(o=>o!==""&&o.length<=cE).slice(0,vh),ys=(e,{id:t,main:o})=>o?
"main":`${e}:${t}`,Va=(e,t)=>e.includes(t)?e.filter(o=>o!==t):[...e,t].slice(-vh);function Qa(e){let t=new URLSearchParams(e),o={control:t.get("control")??"",test:t.get("test")??""};for(let l of Pe){for(let c of $h){
let u=`${l}_${c}`;o[u]=Zc(t,t.has(u)?u:c)}o[`${l}_marker`]=t.get(`${l}_marker`)||t.get("marker")||""}let[n,s]=kh(t,"from","to"),[r,a]=kh(t,"sum_from","sum_to");return{...o,use_short_name:_t(t,Ta,"use_\
short_name"),path:_t(t,iE,"path"),show:Qe(t,"show",aE,"both"),from:n,to:s,sum_from:r,sum_to:a,open:xh(t,"open"),pin:xh(t,"pin"),q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Ka(
Zc(t,"nth")),at:Qe(t,"at",Pe,""),align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:Ka(Zc(t,"align_nth"))??0}}var uE=e=>String(Math.round(e*1e3)/1e3);function bs(e){let t=new URLSearchParams,
o=(s,r,a="")=>{r!=null&&r!==a&&t.set(s,String(r))};Pe.forEach(s=>o(s,e[s]));for(let s of[...$h,"marker"]){let[r,a]=Pe.map(c=>e[`${c}_${s}`]??""),l=r===a||!e.control||!e.test;o(s,l?r||a:""),Pe.forEach(
c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both");for(let s of["from","to","sum_from","sum_to"])o(s,typeof e[s]=="number"?uE(e[s]):
"");["open","pin"].forEach(s=>(e[s]??[]).forEach(r=>t.append(s,r))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_cat\
egory",e.align_category),o("align_nth",e.align_nth,0));let n=t.toString();return ie(n===""?"/timeline":`/timeline?${n}`)}function $o(e){let t=Pe.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:
t}var dE=(e,t)=>e-t,Sh=e=>[...new Set(e)].sort(dE),eu=e=>Sh(e.map(t=>t.rank)),tu=(e,t)=>Sh(e.filter(o=>o.rank===t).map(o=>o.span)),ou=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??
-1)-(s.step_number??-1));function mE(e){let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var fE=(e,t)=>e.find(o=>String(o)===t);function Eh(e,t,o=null){if(e.length===0)return null;let n=[],
s=(u,d,m,f)=>{let p=d===""?void 0:fE(u,d);return d!==""&&p===void 0&&n.push(`${m} ${d}`),p??(u.includes(f)?f:u[0])},r=s(eu(e),t.rank,"rank",o?.sample.rank),a=s(tu(e,r),t.span,"file",o?.sample.span),l=ou(
e,r,a),c=t.step===""?void 0:l.find(u=>String(u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-
1)]:mE(l),{sample:c,place:l.indexOf(c),missing:n}}var Ja=e=>/^\d+$/.test(e??"")?e:"",mo=(e,t={})=>bs({control:e.control,test:e.test,control_rank:Ja(e.control_ranks),test_rank:Ja(e.test_ranks),control_step:Ja(e.control_steps),test_step:Ja(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function _s(e,t){let{name:o,category:n}=ar(t,"test");return mo(e,{name:o,category:e.use_short_name?"":n})}
function Xa(e,t,o,n=null){let s={};for(let a of["control","test"]){let{rank:l,span:c}=t[a]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${a}_rank`]:u(l),[`${a}_span`]:c>0?String(c):"",[`${a}_step`]:u(
o[a])})}let r=n&&ar(n,"test");return mo(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Za(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",a=t.length>0?String(t[0]):void 0;return mo(e,{at:r,...a?{control_rank:a,test_rank:a}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var qn=[...Ho.by.words,"calls"],ni=4,au={device:"own",host:"self",calls:"calls"},si=["calls","host","self","device","own"];function Mh(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=
n??""})}function fr(e){let[t,o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(o^o>>>13,3266489909),o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var Ah=/ #\d+$/,ti=(e,t)=>e==="module"&&t!==null?t.replace(
Ah,""):t,Ch=()=>[0,0],su=()=>Object.fromEntries(si.map(e=>[e,Ch()]));function oi(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:su(),kernels:[],shapes:[],children:[],own:su(),key:"",foldKey:""}}var nu=(e,t)=>t>0?(e??0)/t:0,ei=(e,t,o,n)=>o?[nu(e[`control_${t}`],n[0]),nu(e[`test_${t}`],n[1])]:[nu(e[t],n[0]),0];function pE(e,t,o){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function hE(e,t,o){let n=Object.fromEntries(si.map(s=>[s,ei(e,s,t,o)]));return{...oi({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:pE(e,t,o),split:e.split??null},
figures:n,own:{calls:n.calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:ei(s,"counts",t,o),device:ei(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:ei(s,
"calls",t,o)}))}}function ri(e,t,o){[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),fr(d===0?u:`${u}
${d}`)},a=[o,s.sort,...s.names.map(l=>ti(s.sort,l)),s.status].join(`
`);ri(s,r(t,s.names),fr(a))}}var Rh=e=>e.reduce((t,o)=>fr([t,o.sort,ti(o.sort,o.control_name),ti(o.sort,o.test_name),o.status].join(`
`)),"root");function iu(e,t){let o=[],n=(r,a,l)=>{Object.assign(r,{at:o.length,parent:a,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(qn.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)gE(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var ks=e=>e.status==="same"||e.status==="replaced";function gE(e,t){
e.total={},e.ownOf={},e.here={};for(let o of qn){let n=e.own[au[o]],s=[...n],r=n[1]-n[0];for(let a of e.children)s[0]+=a.total[o][0],s[1]+=a.total[o][1],r+=ks(a)?0:t[o][a.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=ks(e)?r:null}}function lu(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>hE(r,t,n));return e.nodes.forEach(({parent:r},a)=>{r!==
null&&s[r].children.push(s[a])}),ri(s[0],"root","root"),iu(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var ru=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Th(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let a=s.get(r[o]);a||(a={[o]:r[o],...Object.fromEntries(n.map(l=>[l,Ch()]))},s.set(r[o],a),e.push(a)),n.forEach(l=>ru(a[l],r[l]))}}function Oh(e,t){si.
forEach(o=>ru(e.figures[o],t.figures[o])),Object.values(au).forEach(o=>ru(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},Th(e.kernels,t.kernels,"name",["counts","device"]),Th(e.shapes,t.shapes,"text",["calls"])}function wE({sort:e,status:t,names:o}){let[n,s]=o.map(r=>ti(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var yE=(e,t)=>si.some(o=>e.figures[o][t]>0);function Lh(e){if(e.children.forEach(Lh),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>yE(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function Nh(e){let t=oi(e.root);Oh(t,e.root);let o=new Map,n=(r,a)=>{let l=wE(a),c=[a.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=oi({...a,names:l,status:a.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,a)=>{let l=n(r.sort==="modul\
e"?t:a,r);Oh(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&Lh(t),ri(t,"root","root"),iu(t,{...Ph(e),grouped:"class"})}function Ph({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var Ih=e=>({...e,children:e.children.map(Ih)});function bE(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&Ah.test(n??"")&&t.unshift(n)}return t}function _E(e,t){let o=oi({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(au))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((a,l)=>a+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function Dh(e,t,o){let n=new Map([...o].filter(a=>e.byKey.
get(a)?.instances>1).map(a=>[a,[]]));for(let a of t.frames)n.has(a.foldKey)&&a.sort!=="rest"&&n.get(a.foldKey).push(a);let s=a=>{let l=n.get(a.key);if(!l||l.length===0)return{...a,children:a.children.
map(s)};let c=_E(a,l);return{...a,opened:!0,own:su(),kernels:a.kernels,children:[...l.map(u=>({...Ih(u),above:bE(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return qh(r,n),iu(r,Ph(e))}function qh(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;ri(o,fr(`${e.key}
${n||"rest"}`),o.foldKey||fr(`${e.key}
rest`))}else qh(o,t)}function Bn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var Fn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",vo=(e,t)=>e.total[t][1]-e.total[t][0];function So(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function cu(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function xs(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var Bh=["both","control","test"];function kE(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function Fh(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=kE(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),a=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,f)=>{let p=m.parent?u[m.parent.at]:0;a[f]=p,l[f]=p+s[m.at],c[f]=m.depth,u[m.at]=p,m.parent&&(u[m.parent.at]=
l[f]),d[m.at]=f}),{start:a,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var xE=["folded","class","instance"],ii=["control","test"],li=["ranks","steps","marker"],$E=5e3,uu=40,ai=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,uu);function Qo(e){let t=new URLSearchParams(
e),o={};for(let n of ii){o[n]=t.get(n)??"";for(let s of li)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...o,level:_t(t,Ho,"level"),merge_lines:_t(t,Ho,"merge_lines"),by:Qe(
t,"by",qn,""),width:Qe(t,"width",Bh,"both"),frames:Qe(t,"frames",xE,"folded"),order:Qe(t,"order",["calls"],""),q:t.get("q")??"",node:ai(t.get("node"))[0]??"",zoom:ai(t.get("zoom"))[0]??"",open:ai(t.get(
"open")),rows:ai(t.get("rows"))}}function Kt(e){let t={...Qo(""),...e},o=new URLSearchParams,n=(s,r,a="")=>{r!==a&&r!==""&&o.set(s,r)};for(let s of ii)n(s,t[s]),li.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],
"all"));return n("level",t.level,Ho.level.standard),n("merge_lines",String(t.merge_lines??!0),Ho.merge_lines.standard),n("by",t.by),n("width",t.width,"both"),n("frames",t.frames,"folded"),n("order",t.
order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-uu).join(".")),n("rows",t.rows.slice(-uu).join(".")),ie(o.size===0?"/tree":`/tree?${o}`)}function $s(e,t,o){let n=new URLSearchParams(
{max_nodes:String($E)}),s=e.test!=="";for(let r of s?ii:["control"]){s&&n.set(r,e[r]);for(let a of li){let l=e[`${r}_${a}`];l!==""&&l!=="all"&&n.set(s?`${r}_${a}`:a,l)}}return zo(n,Ho,["level","by","i\
nstances","merge_lines"],{level:e.level,merge_lines:e.merge_lines,by:Ho.by.words.includes(t)?t:"",instances:o}),n}var Ft=e=>Object.fromEntries([...ii.flatMap(t=>[t,...li.map(o=>`${t}_${o}`)]),"merge_l\
ines"].map(t=>[t,e[t]])),vE=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function Wh(e,t){let{name:o,category:n}=ar(t,"test");if(!vE.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.
exec(o),r=n==="python_function"&&!s,a=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,"");return Kt({...Ft(e),q:a,level:r?"python":"modules"})}var jh=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,Hh=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var Uh="tracediff.dismissed-jobs",SE=24*3600*1e3,EE=1e4;function zh(){try{return JSON.parse(localStorage.getItem(Uh))??[]}catch{return[]}}function TE(e){try{localStorage.setItem(Uh,JSON.stringify([...zh().
slice(-50),e.id]))}catch{}}function OE(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<SE;return!o.includes(e.id)&&(!On(e)||t.has(e.id)||n)}function ME(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),a=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&a<EE)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&pe(s,o==="failed")}}}function Gh(e,t){let o=i("ul",{class:"transfers"}),n=i("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},i("div",{class:"section-hea\
d"},i("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,a=ME(),l=0;function c(){let h=null;for(let g of we.transfers){let y=s.get(g.key);y||(y=ih(g),s.set(g.key,y),h??=y),y.update();
let{state:w,label:b,job:_}=g;a.tell(g.key,{state:w,stage:_?.stage,text:`${b}: ${w==="failed"?"failed. ":""}${y.text()}`})}return h}function u(){let h=zh();Jt.running.forEach(y=>r.add(y.id));let g=Jt.list.
filter(y=>OE(y,r,h)).reverse();for(let y of g)s.has(y.id)||s.set(y.id,lh(y,()=>{TE(y),d()})),s.get(y.id).update(y),a.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${Nn(y)}`});return g}function d(){
l=0;let h=s.size===0,g=c(),y=[...we.transfers.map(w=>w.key),...u().map(w=>w.id)];for(let w of s.keys())y.includes(w)||s.delete(w);xo(o,y.map(w=>s.get(w).node)),n.hidden=s.size===0,g&&!h&&g.node.scrollIntoView(
{block:"nearest"}),we.transfers.forEach(({key:w})=>s.get(w).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let f=({detail:h})=>e(h.job.set),p=({detail:h})=>e(h.set);return we.addEventListener(
"change",m),we.addEventListener("stored",f),we.addEventListener("sets",t),Jt.addEventListener("change",m),Jt.addEventListener("stored",p),d(),{node:n,unmount(){we.removeEventListener("change",m),we.removeEventListener(
"stored",f),we.removeEventListener("sets",t),Jt.removeEventListener("change",m),Jt.removeEventListener("stored",p),cancelAnimationFrame(l)}}}var AE=.1;function CE(e,t){let o=t.coming_bytes>0?` and ${_e(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${_e(t.left_bytes)} are left`;return`${e} may store ${_e(t.allowed_bytes)}\
: ${_e(t.stored_bytes)} are stored in ${W(t.sets,"set")}${o}, ${n}.`}function Yh(e,t){if(!t)return null;let o=t.left_bytes<=AE*t.allowed_bytes;return i("span",{class:o?"quota-few":""},CE(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function Kh(){let e=i("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await rn().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,T(e,Yh(o.user,n)," ",Yh("All together",s))}}}var RE="a[href], button:not(:disabled), input";function Vh(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(RE)].filter(f=>!f.closest("form"));function a(m){m.tabIndex=m===
n?0:-1,r(m).forEach(f=>{f.tabIndex=-1})}function l(m=!1){let f=s();n=f.includes(n)?n:f[0]??null,f.forEach(a),m&&!e.contains(document.activeElement)&&u()}function c(m){let f=n;n=m??n,[f,m].filter(Boolean).
forEach(a)}function u(){return n?.focus(),n!==null}function d(m,f){let p=s(),h=p.indexOf(n),g=[n,...r(n)],y=g.indexOf(f);return{ArrowDown:p[h+1],ArrowUp:p[h-1],Home:p[0],End:p.at(-1),ArrowRight:g[y+1],
ArrowLeft:g[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:f,target:p}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||mr(p)||p.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(f)?(m.preventDefault(),d(f,p)?.focus()):p===n&&(f==="Enter"||f===" ")&&(m.preventDefault(),o(f,n)))}),{sync:l,focus:u}}function ci(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},a,l){let c=ne("edit"),u=i("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=i("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let f=u.value.trim();if(f===t&&!r||f===""&&!s){l();return}u.disabled=!0,await a(f)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},i("label",{for:c,class:"visually-hidden"},o),u,i("button",{type:"submit",class:"small-button"},"Save"),P("Cancel",l,{class:"small-button"}));T(e,d),u.focus(),u.select()}var vs=4;function ui(e,t,{text:o,...n}={}){let s=ne("menu"),a=i("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:g=>{(g.key==="ArrowDown"||g.key==="ArrowUp")&&(g.preventDefault(),u(g.key==="ArrowUp"))}}},o??Et("more")),l=null,c=()=>Qh(l,a);function u(g=!1){
l=i("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:p,focusout:h}}),T(l,t().filter(y=>!y.hidden).map(f)),a.setAttribute("aria-expanded","true"),a.setAttribute("aria-controls",s),a.
closest("main").append(l),Qh(l,a),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(g?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let g=l;l=null,g?.remove(),a.setAttribute("aria-expanded","false"),a.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],f=g=>i(g.href?
"a":"button",{role:"menuitem",type:g.href?null:"button",href:g.href,download:g.download,tabindex:"-1",class:g.danger?"danger":g.href?"button":"",disabled:g.disabled,title:g.title,on:{click:()=>{if(g.href){
setTimeout(()=>l&&(a.focus({preventScroll:!0}),d()));return}d(),a.focus({preventScroll:!0}),g.run()}}},g.text,g.note&&[" ",i("span",{class:"muted small"},g.note)]);function p(g){let y=m().filter(k=>!k.
disabled),w=y.indexOf(document.activeElement),b=g.key.length===1?g.key.toLowerCase():"",_={ArrowDown:y[(w+1)%y.length],ArrowUp:y.at(w-1),Home:y[0],End:y.at(-1)}[g.key]??(b.trim()===""?void 0:[...y.slice(
w+1),...y].find(k=>k.textContent.toLowerCase().startsWith(b)));(g.key==="Escape"||g.key==="Tab")&&(d(),a.focus({preventScroll:!0})),(g.key==="Escape"||_)&&(g.preventDefault(),g.stopPropagation(),_?.focus(
{preventScroll:!0}))}function h(g){l&&!l.contains(g.relatedTarget)&&g.relatedTarget!==a&&d()}return a}function Qh(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+vs+s<=
innerHeight;e.style.setProperty("top",`${Math.max(vs,r?o.bottom+vs:o.top-vs-s)}px`),e.style.setProperty("left",`${Math.max(vs,Math.min(o.right-n,innerWidth-n-vs))}px`)}var di=12,Jh=3;function LE(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>Ha([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function Xh(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return i("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},i("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),i("\
span",{"aria-hidden":"true"},n))}function NE(e){return e.damaged?i("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function PE(e,t){let o=s=>P(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-Jh;return e.tags.length>0&&i("span",{class:"tags"},e.tags.slice(0,Jh).
map(o),n>0&&i("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function IE(e,t){let o=e.goes?`removed ${Hf(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server re\
moves it on ${Ve(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?i("span",{class:"muted small",title:n},s):P([Et("pin"),s],()=>t.pin(
[e],!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which is ${o}`})),e.uploaded_by&&i("span",{class:"muted small by e\
llipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function DE(e,t,o){let n=i("div",{class:"set-line"}),s=()=>T(n,i("span",{class:"set-name ellipsis",title:e.label},e.label),PE(e,t),
IE(e,t),e.notes!==""&&i("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:i("td",{class:"set-cell"},n,NE(e)),edit(a){ci(n,e[a],a==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[a]:l}),r)}}}function qE(e,t,o){let n=th(e.quality),s=i("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,oh(e)),T(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&Et("warning"),i("span",{class:"ellipsis"},n.text),Et("chevron"));return s}function BE(e){return e.steps.length>0?i("span",{title:Ge(e.steps)},M(e.step_count??e.steps.length)):
i("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var FE=e=>e.devices.length>0?e.devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):ae;function WE(e){return e.median_step_ns!==null?
[L(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[ae,e.steps.length>0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function Zh(e,t,o,{member:n=!1}={}){
let s=i("tr",{class:"detail",hidden:!o.has(e.id)},i("td",{colspan:String(di)},o.get(e.id))),r=ui(`Actions for ${e.label}`,()=>LE(e,t,m=>a.edit(m))),a=DE(e,t,()=>r.focus()),l=i("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:m=>t.check(e,l.checked,m.shiftKey)}}),[c,u]=WE(e);return[i("tr",{data:{set:e.id},class:n?"member":""},i("td",{class:"check-cell"},l),i("td",
{class:"pick-cell"},Xh("control",e,t),Xh("test",e,t)),a.node,i("td",{"data-head":"Device",class:"device-cell ellipsis",title:e.devices.join(", ")},FE(e)),i("td",{class:"num","data-head":"Step",title:u},
c),i("td",{class:"num","data-head":"Ranks",title:Ge(e.ranks)},M(e.ranks.length)),i("td",{class:"num","data-head":"Steps"},BE(e)),i("td",{"data-head":"Recorded",class:"date"},e.recorded===null?ae:Ve(e.
recorded)),i("td",{"data-head":"Stored",class:"date"},Ve(e.created)),i("td",{class:"num","data-head":"Size",title:`${W(e.quality.events,"event")} in ${_e(e.raw_bytes)} of JSON in ${W(e.files,"file")}`},
_e(e.disk_bytes)),i("td",{"data-head":"Quality"},qE(e,s,o)),i("td",{class:"row-actions"},i("a",{class:"button small-button analyse-link",href:ie(`/analyse?set=${He(e.id)}`),"aria-label":`Analyse ${e.label}`},
"Analyse"),r)),s]}var jE=["sets","tag","baseline","name","category","layer","measure","time","by"];function Ss(e){let t=new URLSearchParams(e);return Object.fromEntries(jE.map(o=>[o,_t(t,dc,o,o==="sets"?"":void 0)]))}function pr(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),zo(t,dc,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function hr(e){let t=pr(
e).toString();return ie(t===""?"/series":`/series?${t}`)}var eg=[{text:"A / B",hidden:"Control and test"},{text:"Set",sort:"label"},{text:"Device",sort:"device"},{text:"Step time",sort:"step_time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"\
steps",num:!0},{text:"Recorded",sort:"recorded"},{text:"Stored",sort:"created"},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],tg=eg.filter(e=>e.sort);function HE(e,t){
return e.sort?i("th",{scope:"col",class:e.num?"num":"",data:{sort:e.sort}},P([e.text,i("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):i("th",{scope:"col",class:e.num?"num":""},e.hidden?
[i("span",{"aria-hidden":"true"},e.text),i("span",{class:"visually-hidden"},e.hidden)]:e.text)}function og(e){let t=i("tbody"),o=i("input",{type:"checkbox",class:"set-check","aria-label":"Select all t\
hat are shown",on:{click:()=>e.checkAll(o.checked)}}),n=eg.map(y=>HE(y,e.sort)),s=i("div",{class:"card scroll-x"},i("table",{class:"sets",role:"grid"},i("caption",{class:"visually-hidden"},"Sets"),i("\
thead",{},i("tr",{},i("th",{scope:"col",class:"check-cell"},o),n)),t)),r=Vh(t,"tr[data-set], tr.group, tr.more-row",(y,w)=>{let b=w.dataset.set?y===" "?".set-check":".menu-button":"button";w.querySelector(
b)?.click()}),a=new Map,l=new Map;function c(y,w,b,_){let k=l.get(y),$=k?.shown===w?k:{shown:w,rows:b()};return _.set(y,$),$.rows}let u=(y,w,b=!1)=>c(y.id,JSON.stringify([y,b]),()=>Zh(y,e,a,{member:b}),
w);function d(y,w,b){let _=c(`group ${y.prefix}`,JSON.stringify([y,!!w]),()=>[UE(y,w,e)],b);if(!w)return _;let k=w.total-w.sets.length;return[..._,...w.sets.flatMap($=>u($,b,!0)),...c(`more ${y.prefix}`,
`${w.loading} ${k}`,()=>w.loading||k>0?[zE(y,w,k,e)]:[],b)]}function m(y){let w=new Map,b=t.contains(document.activeElement)?document.activeElement:null,{prefix:_,set:k}=b?.closest("tr")?.dataset??{};
xo(t,y.entries.flatMap($=>$.group?d($.group,y.groups.get($.group.prefix),w):u($.set,w))),l=w,_!==void 0&&!b.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(_)}"] button`)?.focus({preventScroll:!0}),
r.sync(b!==null),b?.matches(".pin-toggle")&&!b.isConnected&&t.querySelector(`tr[data-set="${k}"] .pin-toggle`)?.focus({preventScroll:!0}),f(y),p(y)}function f({sort:y,order:w}){for(let b of n){let _=b.
dataset.sort===y;b.dataset.sort&&(b.ariaSort=_?{asc:"ascending",desc:"descending"}[w]:null,T(b.querySelector(".sort-mark"),_&&Et(w==="asc"?"up":"down")))}}function p({picked:y,checked:w}){let b=[...t.
querySelectorAll("tr[data-set]")];for(let k of b){let{set:$}=k.dataset;for(let S of["control","test"])k.toggleAttribute(`data-${S}`,$===y[S]),k.querySelector(`.pick-${S} input`).checked=$===y[S];k.toggleAttribute(
"data-checked",w.has($)),k.querySelector(".set-check").checked=w.has($)}t.querySelectorAll("tr.group").forEach(k=>h(k,y));let _=b.filter(k=>w.has(k.dataset.set)).length;o.checked=_>0&&_===b.length,o.indeterminate=
_>0&&_<b.length,o.disabled=b.length===0}function h(y,{labels:w,...b}){let _=y.dataset.prefix.toLowerCase();T(y.querySelector(".pick-cell"),["control","test"].filter(k=>w[k].toLowerCase().startsWith(_)&&
/^([^\p{L}]|$)/u.test(w[k].slice(_.length))&&!t.querySelector(`tr[data-set="${CSS.escape(b[k])}"]`)).map(k=>i("b",{class:`letter letter-${k==="control"?"a":"b"}`,title:w[k]},k==="control"?"A":"B",i("s\
pan",{class:"visually-hidden"},`: ${w[k]}`))))}function g(y){let w=[...t.children].find(b=>b.dataset.set===y);return w?.classList.add("fresh"),w?.scrollIntoView({block:"nearest"}),!!w}return{node:s,draw:m,
flash:g,focus:r.focus}}function UE(e,t,o){let n=P([Et("chevron"),i("span",{class:"set-name"},e.prefix),i("span",{class:"muted"},W(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","ari\
a-expanded":String(!!t),"aria-label":`${e.prefix} …, ${W(e.sets,"set")}`});return i("tr",{class:"group",data:{prefix:e.prefix}},i("td",{class:"check-cell"}),i("td",{class:"pick-cell"}),i("td",{class:"\
set-cell",colspan:"6"},n,!e.prefix.includes(",")&&i("a",{class:"small",href:hr({...Ss(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},
"Series")),i("td",{class:"date"},Ve(e.newest)),i("td",{colspan:String(di-9)}))}function zE(e,t,o,n){return i("tr",{class:"more-row member"},i("td",{colspan:String(di)},t.loading?i("span",{class:"muted"},
"Loading …"):P(`Show more of ${e.prefix} (${M(o)} left)`,()=>n.more(e.prefix),{class:"link-button"})))}function ng(e,t){let o=e,n=ne("tags"),s=ne("known-tags"),r=i("p",{class:"small",role:"status"}),a=i("ul",{class:"tag-list"}),l=i("datalist",{id:s}),c=i("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=i("form",{class:"tag-form",on:{submit:h=>{h.preventDefault();let g=c.value.trim().replace(/\s+/g," ");g!==""&&f({add_tags:[g]},
`Tagged “${g}”.`)}}},c,i("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${W(o.length,"set")}`,m=i("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:h=>{h.target===m&&m.close()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:n},d),be("close","Close",()=>m.close())),i("div",{class:"trace-body"},a,u,
l,r)));async function f(h,g){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let w=await Bo(o[y].id,h);o=o.map(b=>b.id===w.id?w:b),t(w)}c.value="",r.classList.remove("error-text"),r.textContent=g}catch(y){
r.classList.add("error-text"),r.textContent=y.message,pe(y.message,!0)}c.disabled=!1,p(),c.focus()}function p(){let h=new Map;o.flatMap(g=>g.tags).forEach(g=>{let y=[...h.keys()].find(w=>w.toLowerCase()===
g.toLowerCase())??g;h.set(y,(h.get(y)??0)+1)}),T(a,[...h].map(([g,y])=>i("li",{class:"tag"},g,y<o.length&&i("span",{class:"muted"},` ${y} of ${o.length}`),be("close",`Remove the tag ${g}`,()=>f({remove_tags:[
g]},`“${g}” was removed.`)))),h.size===0&&i("li",{class:"muted"},"No tags yet."))}return p(),document.body.append(m),m.showModal(),c.focus(),an().then(h=>T(l,h.map(({tag:g})=>i("option",{value:g})))).
catch(()=>{}),m}function rg({title:e,text:t,form:o,action:n,start:s,ended:r}){let a=ne("regroup"),l=i("p",{class:"small regroup-status",role:"status"}),c=i("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=i(
"button",{type:"submit",class:"primary"},n),d=P("Cancel",()=>p.close()),m=null,f=i("fieldset",{class:"regroup-fields"},o),p=i("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":a,on:{close:()=>p.
remove(),click:b=>{b.target===p&&p.close()}}},i("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),w()}}},i("div",{class:"trace-head"},i("h2",{id:a},e),be("close","Close",()=>p.close())),i("d\
iv",{class:"trace-body"},t&&i("p",{class:"muted"},t),f,c,l),i("div",{class:"regroup-buttons"},d,u)));function h(b,_=!1){l.textContent=b,l.classList.toggle("error-text",_),_&&pe(b,!0)}function g(b){f.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,h(b,!0),p.isConnected||$e(b,{urgent:!0})}function y(b){b.state==="done"?(p.close(),r(b)):b.state==="failed"||b.state==="cancelled"?g(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,h(`${M(b.files_done)} of ${W(b.files_total,"file")}`))}async function w(){h("");try{m=await s()}catch(b){g(b.message);return}
m&&(f.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&as(m.id).catch(()=>{}),Ma(m.id,y))}return document.body.append(p),p.showModal(),{dialog:p,say:h,
go:u}}async function GE(e,t){try{for(let o of e.binned)await ss(o);for(let o of e.made.filter(n=>!n.already_stored))await ns(o.set)}catch(o){$e(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function ag(e,t,o){$e(e,{seconds:30,action:{label:"Undo",run:()=>GE(t,o)}}),o(t.set)}function YE(e,t){let o=e.file_list.map(s=>i("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>i("li",{},i("label",{class:"check"},o[r],i("span",{class:"regroup-rank"},`Rank ${s.rank}`),i("span",{class:"mono wrap"},s.file),i("span",{class:"muted small"},_e(s.disk_bytes)))));
return{node:i("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function sg(e,t,o,n,s){return i("label",{class:"check"},i("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function ig(e,t){let o=ne("split"),n=i("div",{class:"regroup-form"},i("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:a,say:l,go:c}=rg({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):ff(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>ag(`“${e.
label}” was split into ${W(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await bo(e.id);s=YE(d,()=>l("")),T(n,sg(o,"each",`Each file becomes a set: ${W(d.file_list.
length,"set")}`,!0,u),sg(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,a.open&&n.querySelector("input").focus()}catch(d){T(n),l(d.message,!0)}}function lg(e,t){
let o=ne("label"),n=i("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});rg({title:`Join ${W(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:i("div",{class:"reg\
roup-form"},i("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>i("li",{},i("span",{class:"wrap"},s.label),i("span",{class:"muted small"},` ${W(s.files,"file")}`)))),i("label",{for:o},"Label"),
n),start:()=>pf(e.map(s=>s.id),n.value.trim()),ended:s=>ag(`${W(e.length,"set")} were joined.`,s,t)}),n.focus()}var KE=10,VE=12,QE=200,JE=4;async function du(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:JE},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function XE({change:e,sort:t}){let o=ne("find"),n=i("span",{class:"muted small found"}),s=!1,r=Ye(QE,()=>e({q:a.value.trim()})),a=i("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:f=>{f.key==="Escape"&&a.value!==""&&(f.preventDefault(),a.value="",r.cancel(),e({q:""}))}}}),l=i("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},tg.flatMap(({sort:f,text:p})=>[["desc","↓"],["asc","↑"]].map(([h,g])=>i("option",{value:`${f} ${h}`},`${p} ${g}`)))),c=i("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=i("div",{class:"find-bar",hidden:!0,role:"search"},i("label",{for:o,class:"visually-hidden"},"Find sets"),a,c,i("span",{class:"list\
-order"},l),n);function d(f,p,h){let g=[...f.tag.filter(w=>!p.some(b=>b.tag===w)).map(w=>({tag:w})),...p.slice(0,VE)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;T(c,g.map(
({tag:w,sets:b})=>P([w,b!==void 0&&i("span",{class:"muted"},` ${M(b)}`)],()=>h(w),{class:"tag","aria-pressed":String(f.tag.includes(w)),data:{tag:w}}))),y&&c.querySelector(`[data-tag="${CSS.escape(y)}\
"]`)?.focus()}function m(){s=!0,u.hidden=!1,a.focus(),a.select()}return{node:u,drawTags:d,focus:m,draw(f,p,h){u.hidden=h<=KE&&!Ba(f)&&!s,l.value=`${f.sort} ${f.order}`,document.activeElement!==a&&(a.value=
f.q);let g=p===0?"No set matches.":W(p,"set");return n.textContent=Ba(f)?g:"",g}}}var cg=e=>[...e.values()].every(t=>t.pinned);function ZE(e){let t=i("span",{role:"status"}),o=P("",e.compare,{class:"p\
rimary"}),n=P("Join …",e.join,{class:"writes"}),s=P("Tags …",e.tags,{class:"writes"}),r=P("",e.pin,{class:"writes"}),a=P("",e.remove,{class:"writes danger"}),l=i("section",{class:"bulk-bar","aria-\
label":"Selected sets",hidden:!0},t,o,n,s,r,a,be("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${M(c.size)} selected`,o.textContent=`Compare (${M(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=cg(c)?"Unpin":"Pin",a.textContent=`Delete (${M(c.size)})`}}}function eT(e){let t=i("span",{class:"muted"}),o=P("Previous",()=>e(-1)),n=P("Next",
()=>e(1)),s=i("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,a){let l=(r-1)*fn,c=Math.min(l+fn,a.entry_total);s.hidden=a.entry_total<=fn&&r===1,o.disabled=
r===1,n.disabled=c>=a.entry_total,t.textContent=c>l?`${M(l+1)}–${M(c)} of ${M(a.entry_total)}${a.entry_total===a.total?"":` rows, ${W(a.total,"set")}`}`:""}}}function ug({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let a=i("div",{class:"content"},tT()),l=new Map,c=new Map,u=null,d=null,m="",f=null,p=[],h={control:"",test:"",labels:{control:"",test:""}},g="",y=null,w="",b=!1,_=(R,D)=>{b=!0,e({
page:1,...R},D)},k=XE({change:R=>_(R,{replace:!0}),sort:(R,D)=>_({sort:R,order:D})}),$=og({pick:t,save:H,pin:Oe,remove:Ie,check:C,checkAll:j,toggleGroup:K,tags:oe,split:R=>ig(R,Ae),more:I,filterTag:U,
sort:q}),S=ZE({compare:Y,join:()=>lg([...l.values()],Ae),tags:()=>oe([...l.values()]),pin:()=>Oe([...l.values()],!cg(l)),remove:()=>Ie([...l.values()]),clear:()=>{l.clear(),Ne()}}),E=eT(R=>{e({page:u.
page+R}),a.scrollIntoView({block:"start"})}),O=mp(v),x=i("div",{class:"set-list"},O.node,k.node,a,E.node,S.node);async function v(){y?.abort(),y=new AbortController;let{signal:R}=y;m=Ln(u).toString(),
a.ariaBusy="true";let D=setTimeout(()=>r.busy(!0),400);try{let[G,se,De]=await Promise.all([Ct(Ln(u),{signal:R}),an({signal:R}),Ba(u)?Ct("limit=0",{signal:R}):null,o()]);d=G,p=se,f=O.draw(De??G),await N(
R),ye()}catch(G){G.name!=="AbortError"&&A(G)}finally{clearTimeout(D),R.aborted||(r.busy(!1),a.ariaBusy=null)}}function A(R){d=null,m="",T(a,i("div",{class:"error-box",role:"alert"},i("h2",{},"The trac\
es cannot be listed"),i("p",{},R.message),P("Try again",v,{class:"primary"})))}let B=(R,D,G=fn)=>{let se=Ln({...u,page:1});return se.delete("group"),se.set("prefix",R),se.set("offset",String(D)),se.set(
"limit",String(G)),se};async function N(R){let D=new Set(d.entries.flatMap(({group:G})=>G?[G.prefix]:[]));for(let[G,se]of[...c]){if(!D.has(G)){c.delete(G);continue}let De=await Ct(B(G,0,Math.min(1e3,Math.
max(fn,se.sets.length))),{signal:R});c.set(G,{sets:Z(De),total:De.total,loading:!1})}}async function I(R){let D=c.get(R),G=m;D.loading=!0,Ne();try{let se=await Ct(B(R,D.sets.length));D.sets=[...D.sets,
...Z(se)],D.total=se.total}catch(se){$e(`${R} cannot be listed. ${se.message}`,{urgent:!0})}D.loading=!1,G===m&&Ne()}function K(R){c.delete(R)?Ne():(c.set(R,{sets:[],total:0,loading:!0}),I(R))}let Z=R=>R.
entries.flatMap(({set:D})=>D?[D]:[]),le=()=>d.entries.flatMap(({set:R,group:D})=>R?[R]:c.get(D.prefix)?.sets??[]);function ye(){n({sets:Z(d),allTotal:f,checking:O.checking()});let R=k.draw(u,d.total,f);
b&&(b=!1,pe(R)),Ne(),w!==""&&X(w)}function Ne(){if(d&&(k.drawTags(u,p,U),E.draw(u.page,d),S.draw(l),!(d.entries.length===0&&O.checking()))){if(d.entries.length===0){T(a,f===0?s():J());return}$.node.parentNode!==
a&&T(a,$.node),$.draw({...d,groups:c,picked:h,checked:l,sort:u.sort,order:u.order})}}let J=()=>d.total>0?i("p",{class:"card nothing"},"There is nothing on this page."):i("p",{class:"card nothing"},"No\
 set matches. ",P("Show all",()=>_({q:"",tag:[]}),{class:"link-button"}));function X(R){if(w="",$.flash(R))return;d.entries.find(({group:G})=>G&&c.get(G.prefix)?.sets.some(se=>se.id===R))||ht([R]).then(
([G])=>{let[se]=(G&&d?d.entries:[]).filter(({group:De})=>De&&G.label.toLowerCase().startsWith(De.prefix.toLowerCase())).sort((De,st)=>st.group.prefix.length-De.group.prefix.length);se&&!c.has(se.group.
prefix)&&K(se.group.prefix)}).catch(()=>{})}function q(R){let D=R==="label"?"asc":"desc",G=D==="asc"?"desc":"asc";_({sort:R,order:u.sort===R&&u.order===D?G:D})}function U(R){let D=u.tag.includes(R);_(
{tag:D?u.tag.filter(G=>G!==R):[...u.tag,R].slice(-8)})}function C(R,D,G){let se=le(),[De,st]=[se.findIndex(pt=>pt.id===g),se.findIndex(pt=>pt.id===R.id)].sort((pt,Hl)=>pt-Hl);(G&&De>=0?se.slice(De,st+
1):[R]).forEach(pt=>D?l.set(pt.id,pt):l.delete(pt.id)),g=R.id,Ne()}function j(R){le().forEach(D=>R?l.set(D.id,D):l.delete(D.id)),Ne()}function Y(){let[R,D]=[...l.values()].sort((De,st)=>De.created.localeCompare(
st.created)),[G,se]=or(R,D);r.go(Bt(G.id,se.id))}function ee(R){if(d===null){v();return}let D=G=>G.id===R.id?{...G,...R}:G;d.entries=d.entries.map(G=>G.set?{set:D(G.set)}:G),c.forEach(G=>{G.sets=G.sets.
map(D)}),l.has(R.id)&&l.set(R.id,R),n({sets:Z(d),allTotal:f}),Ne(),a.ariaBusy==="true"&&v()}function Ae(R){return l.clear(),w=R,v()}async function H(R,D){try{return ee(await Bo(R.id,D)),pe("Saved."),!0}catch(G){
return $e(`Not saved. ${G.message}`,{urgent:!0}),!1}}function oe(R){ng(R,ee).addEventListener("close",()=>v())}let he=R=>R.length===1?`“${R[0].label}”`:W(R.length,"set");async function Oe(R,D){let G=await du(
R,async se=>ee(await Bo(se.id,{pinned:D})));G.length>0?$e(`${he(G.map(({item:se})=>se))} ${G.length===1?"was":"were"} not changed. ${G[0].error.message}`,{urgent:!0}):pe(`${he(R)} ${R.length===1?"is":
"are"} ${D?"pinned":"not pinned"}.`)}async function Ie(R){let D=await du(R,se=>ns(se.id));D.length>0&&$e(`${he(D.map(({item:se})=>se))} ${D.length===1?"was":"were"} not deleted. ${D[0].error.message}`,
{urgent:!0});let G=R.filter(se=>!D.some(({item:De})=>De===se));G.forEach(se=>l.delete(se.id)),G.length>0&&$e(`${he(G)} ${G.length===1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>yt(
G)}}),document.getElementById("main").focus({preventScroll:!0}),await v()}async function yt(R){let D=await du(R,G=>ss(G.id));D.length>0&&$e(`${he(D.map(({item:G})=>G))} cannot be brought back. ${D[0].
error.message}`,{urgent:!0}),w=R.length===1?R[0].id:"",await v()}return{node:x,show(R,D){let G=u;u=R,h=D,G&&Ln(G).get("sort")!==Ln(u).get("sort")&&c.clear(),Ln(u).toString()!==m?v():Ne()},reload(R=""){
return w=R||w,v()},search:()=>f>0&&(k.focus(),!0),enter:()=>$.focus(),focused:()=>d&&le().find(R=>R.id===document.activeElement.closest("tr[data-set]")?.dataset.set),unmount(){y?.abort(),O.stop()}}}function tT(){
return i("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>i("div",{class:"skeleton"})))}function rt(e){let t=i("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var mu=4,oT=["control","test"],mi={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other a\
rguments",shapes:"launched by other operators with the same input shapes"};function dg(e){let t=i("h2"),o=i("ul",{class:"replacements-list"}),n=i("p",{class:"related-more"}),s=rt("Probable replacement\
s"),r=i("details",{class:"card rank-steps replacements",hidden:!0},i("summary",{},t,i("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what l\
aunches them, or by their names if these differ in template arguments alone.")),i("div",{class:"chart-tools"},s.node),o,n),a=!1,l=null;function c(d,m){let f=d.replacements??[];l!==d&&(l=d,a=!1),r.hidden=
f.length===0,!r.hidden&&(t.textContent=`Probable replacements (${M(f.length)})`,T(o,f.slice(0,a?void 0:mu).map(p=>u(p,d,m))),n.hidden=a||f.length<=mu,T(n,!n.hidden&&P(`Show all ${M(f.length)}`,()=>{a=
!0,c(d,m),o.children[mu].querySelector("a").focus()},{class:"link-button"})))}function u(d,m,f){let p={diff_duration:d.diff_duration};oT.forEach(S=>{p[`${S}_counts`]=d[S].counts,p[`${S}_total_duration`]=
d[S].total_duration});let{control:h,test:g,diff:y,growth:w,controlCount:b,testCount:_}=Ko(p,f?"per_step":"total",m),k=y>0?"more":y<0?"less":"calm",$=(S,E,O)=>i("p",{class:`replaced ${O}`},i("span",{class:"\
replaced-mark","aria-hidden":"true"},E),i("span",{class:"visually-hidden"},E==="−"?"gone: ":"new: "),i("a",{href:e(S),class:"mono",title:S.name},i("bdi",{},S.name)));return i("li",{},i("div",{class:"\
replaced-names"},$(d.control,"−","less-mark"),$(d.test,"+","more-mark"),i("p",{class:"muted small"},mi[d.rule]??d.rule,d.shared!==null&&[", ",i("span",{class:"mono"},d.operator??"")," ",d.input_dims&&
i("span",{class:"mono"},d.input_dims),` (${Te(100*d.shared)} of what launches them is shared)`])),i("dl",{class:"replaced-numbers"},i("dt",{},f?"calls per step":"calls"),i("dd",{},`${M(b)} → ${M(_)}`),
i("dt",{},f?"time per step":"time"),i("dd",{title:`${te(h)} → ${te(g)}`},`${L(h)} → ${L(g)}`),i("dt",{},"Δ"),i("dd",{class:`strong ${k}`,title:Ce(y)},ge(y),h>0&&` (${ue(w)})`)))}return{node:r,sql:s,
draw:c}}async function Wt(e,t){try{await navigator.clipboard.writeText(e),$e(t,{seconds:4})}catch{$e(`Copy this: ${e}`,{seconds:60})}}var nT={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},mg="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function gr(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 samples.";if(e.too_few&&!mn(e))return e.test_counts>0?"It is new: no test is needed.":"It is gone: no test is n\
eeded.";if(e.too_few&&e.among){let[o,n]=e.among;return`${M(o)} steps are too few to judge this row among ${M(n)} rows.`}let t=`q = ${qt(dn(e))}, p = ${qt(e.p_value)}`;return e.significance==="cannot_j\
udge"?`Cannot judge: two recordings of one program may differ so, too (${t}).`:e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}\
).`}function wr(e){switch(e.calls){case"fact":return`calls: ${M(e.control_calls)} → ${M(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${qt(e.calls_q_value)}\
)`;default:return""}}var sT=({row:e,of:t})=>{let o=typeof e.control_median=="number"&&typeof e.test_median=="number",n=(a,l)=>a===null||l===null?null:l-a,s=(a,l,c,u,d=[])=>i("tr",{},i("th",{scope:"row"},
a),[l,c,u].map((m,f)=>i("td",{class:`num${f===2?" strong":""}`,title:d[f]??null},m))),r=(a,l,c,u=n(l,c))=>s(a,L(l),L(c),ge(u),[te(l),te(c),Ce(u)]);return i("table",{class:"detail-table"},i("thead",{},
i("tr",{},i("td"),["Control","Test","Δ"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("Calls",M(e.control_counts),M(e.test_counts),tt(e.diff_counts)),r("Total",e.control_total_duration,
e.test_total_duration,e.diff_duration),r("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_step")),r("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==
null&&r("Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),o&&r("Median of steps",e.control_median,e.test_median),o&&r("Quartile spread",e.control_spread,e.test_spread)))};
function fg(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${mi[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...ir(e)].join(`
`):e.name}function pg({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let a=i("div",{class:"op-panel-body"}),l=i("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},i("div",
{class:"op-panel-head"},i("h2",{},"Selected operation"),be("close","Close (Escape)",e)),a),c=null;function u(d){let{row:m}=d,{replaces:f}=m,p=wr(m);return[i("p",{class:"mono full-name"},i("bdi",{},m.name)),
i("p",{class:"muted small"},m.category,m.kind&&` · ${m.kind.toLowerCase()}`,` · ${nT[m.change]}`),f&&i("div",{class:"small op-replaces"},i("p",{},"probably replaces"),i("p",{class:"mono full-name"},
i("bdi",{},f.name)),i("p",{class:"muted"},`${mi[f.rule]??f.rule}${f.operator?`: ${f.operator}`:""}`,f.input_dims&&i("span",{class:"mono"},` ${f.input_dims}`))),m.aliases&&i("div",{class:"small op-repl\
aces"},i("p",{},f?"all kernels that are gone or new":m.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),ir(m).map(h=>i("p",{class:"mono full-name"},i("bdi",{},h)))),m.significance&&i("p",{class:"small"},gr(m),p&&` ${p[0].toUpperCase()}${p.slice(1)}.`),sT(d),i("p",{class:"op-actions"},t?.(m)&&i("a",
{href:t(m)},"Open this operation"),n?.(m)&&i("a",{href:n(m)},"Show in the timeline"),o?.(m)&&i("a",{href:o(m)},"Where in the tree"),r&&P("Show in the table",r,{class:"link-button"}),s&&P("Show its ran\
ks and steps",s,{class:"link-button"}),P("Copy the name",()=>Wt(m.name,"Name copied."),{class:"link-button"}))]}return{node:l,isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let f=l.
hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),T(a,l.hidden?null:m??u(d)),(f||m)&&(a.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}var hg=64,gg=32;function rT(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>hg)return`${t} is too long: a tag has at most ${hg} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function aT(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,a)=>o.indexOf(o[a])===a),
s=n.map(rT).find(r=>r!=="")??(n.length>gg?`${n.length} tags are too many: a set has at most ${gg}.`:"");return{tags:n,fault:s}}var iT="key=value, separated by commas";function wg(){let[e,t]=["tags","t\
ags-help"].map(ne),o=i("span",{id:t,class:"tag-help",role:"status"}),n=i("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:we.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:a,fault:l}=aT(n.value);Object.assign(we,{tagText:n.value,tags:a,tagFault:l}),(r||l==="")&&(o.textContent=l||iT,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),i("div",{class:"tag-field writes small"},i("label",{for:e},"Tags of the next uploads"),n,o)}function yg(e,t,o){let n=i("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=cp(n.files);s.length>0?we.add(s):o.webkitdirectory&&$e("That folder is empty.",{urgent:!0}),n.value=""}}});
return i("span",{class:"writes"},i("button",{type:"button",on:{click:()=>n.click()}},Et(t),e),n)}function bg(e){return i("div",{class:"recipe"},i("pre",{},i("code",{},e)),P("Copy",()=>Wt(e,"Code copie\
d."),{class:"small-button","aria-label":"Copy the code"}))}function lT(){let e=(t,o,n)=>{let s=P(t,async()=>{s.disabled=!0;try{await we.addSample(o)}catch(r){$e(`The sample cannot be added. ${r.message}`,
{urgent:!0}),s.disabled=!1}},{class:n});return s};return i("div",{class:"empty"},i("h2",{},"No traces yet"),i("p",{class:"tagline"},"tracediff compares two runs of a PyTorch program, as its profiler r\
ecorded them, and says what changed, by how much, and why."),i("p",{class:"writes sample-offer"},e("Look at a sample pair","","primary"),i("span",{class:"muted"},"Two recordings of a training on an H2\
00; attention was one kernel, then written by hand.")),i("p",{class:"writes sample-offer"},e("One with four ranks","ranks",""),i("span",{class:"muted"},"Generated, with four changes planted in the sec\
ond.")),i("h3",{},"Your own"),i("ol",{},i("li",{},"Copy ",i("code",{},"clients/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once before and once af\
ter your change:",bg(jh),i("details",{},i("summary",{},"Or with ",i("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),bg(Hh))),i("li",{},"Each run leaves a fold\
er with one ",i("code",{},".json")," or ",i("code",{},".json.gz")," file per rank."),i("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison\
 opens by itself.")))}function cT(e){let t=i("span",{class:"side side-control"}),o=i("span",{class:"side side-test"}),n=be("swap","Swap control and test",e),s=i("a",{class:"button primary",href:ie("/c\
ompare")},"Compare"),r=i("span",{class:"muted"}),a=i("section",{class:"pick-bar","aria-label":"Control and test"},i("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(f,p,h)=>T(f,i("b",{class:"\
letter"},p),h?i("span",{class:"ellipsis",title:h.label},h.label):i("span",{class:"muted"},"not picked"));d(t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",
n.disabled=!c&&!u,c&&u?(s.href=Bt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute("aria-disabled","true"))}return{node:a,draw:l}}var yr={path:"/",name:"Traces",
read:lr,mount(e,t){return dT(e,t)}},_g=24,uT=100;function dT(e,t){let o=lr(location.search),n={control:null,test:null},s=[],r=!1,a=[],l=!1,c=i("span",{class:"count"}),u=Kh(),d=ug({change:h,pick:S,ready:u.
load,loaded:y,empty:lT,context:t}),m=cT(()=>$({control:n.test,test:n.control})),f=Gh(b,()=>d.reload()),p=wg();m.node.hidden=!0,p.hidden=!0,e.append(i("div",{class:"page traces-page"},i("div",{class:"p\
age-head"},i("h1",{},"Traces ",c),i("div",{class:"page-actions"},i("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),yg("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"\
Choose a folder of traces",id:"choose-folder"}),yg("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),p,i("p",{class:"muted small traces-lost \
writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",i("code",{},"tracediff serve --keep-traces=20G")," keeps them."),u.node,f.node,m.node,
d.node)),t.setTitle("Traces");function h(O,x){t.go(Zp({...o,...O}),x)}function g(){d.show(o,{control:n.control?.id??"",test:n.test?.id??"",labels:{control:n.control?.label??"",test:n.test?.label??""}}),
m.draw(n.control,n.test)}function y({sets:O,allTotal:x,checking:v=!1}){l||(s=O,t.setTitle(`Traces (${M(x)})`),c.textContent=x>0?M(x):"",m.node.hidden=x===0,p.hidden=x===0,location.search===""&&x<=_g&&
!v&&w(O),k())}function w(O){let{control:x,test:v}=_c(O);x&&(x!==n.control?.id||v!==n.test?.id)&&(n={control:Fe(O,x),test:Fe(O,v)},h({control:He(x),test:He(v)},{replace:!0}))}function b(O){let x=we.transfers.
some(v=>v.job?.set===O);x&&!a.includes(O)&&a.push(O),x&&h({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),_(x?O:"")}let _=Ye(uT,async O=>{if(await d.reload(O),a.length>1&&!r&&!l){let x=await ht(
a.slice(-_g)).catch(()=>[]);if(!l&&!r){x.sort((A,B)=>a.indexOf(B.id)-a.indexOf(A.id));let{control:v}=_c(x);w(v===""?x.slice(0,2):x)}}});async function k(){let O=o,x=["control","test"].map(I=>O[I]),v=x.
filter(I=>I!==""&&!s.some(K=>K.id.startsWith(I))),A=await ht(v).catch(()=>null);if(l||O!==o)return;let[B,N]=x.map(I=>I===""?null:s.find(K=>K.id.startsWith(I))??Fe(A??[],I)??null);n={control:B,test:N},
t.unknown(["control","test"].filter(I=>A&&o[I]!==""&&!n[I]).map(I=>({name:I,value:o[I],allowed:"a stored set"}))),g()}function $(O){r=!0,n=O,h({control:He(O.control?.id??""),test:He(O.test?.id??"")})}
function S(O,x){$({...n,[O]:x}),pe(`${x.label} is the ${O}.`)}function E(O){let x=d.focused();return x?S(O,x):!1}return g(),{keys:{search:d.search,enter:d.enter,control:()=>E("control"),test:()=>E("te\
st")},update(O){let x=o;o=lr(O),g(),(x.control!==o.control||x.test!==o.test)&&k()},back:()=>d.reload(),unmount(){l=!0,_.cancel(),d.unmount(),f.unmount()}}}var br=200;function kg(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function a(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([f,p])=>m.set(f,String(p))),s=u;try{let f=await et(m,{signal:u.signal});return d===t?f:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,f)=>{
o[f]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await a({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=br*Math.floor(d/br),f=await a({offset:m,limit:br});f&&(f.rows.forEach((p,h)=>{o[m+h]=p}),e())},stop(){s?.abort(),t=null}}}var fu=e=>hs(e,e.unit,fs(e)).toString();function $g(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(br)),t.op!==""&&n.set("row",t.op),o?.key===ot(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var pu=e=>({key:ot(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0}),hu=({diagnosis:e,diagnosis_note:t,account:o,waterfall:n,work_classes:s})=>({diagnosis:e,note:t,
account:o,waterfall:n,classes:s});async function vg(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{return await et(o)}catch{return null}}function mT(e,t){if(globalThis.firstComparison||
e.control===""||e.test==="")return;let o=$g(fu(e),e,t),n=new AbortController,s=et(o,{signal:n.signal});s.catch(()=>{}),globalThis.firstComparison={query:o,stop:n,answer:s}}var fT=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;
async function xg(e){let t=()=>{let o=new URLSearchParams(location.search);return[...o.keys()].filter(n=>!fT.test(n)).forEach(n=>o.delete(n)),location.replace(ie(`/compare/recordings?${o}`)),new Promise(
()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.code!=="not_for_recordings")throw o;return t()}}function Sg(e,t){mT(e,t);let o=globalThis.firstComparison;return delete globalThis.
firstComparison,(n,s,r,a)=>{let l=$g(n,s,r),c=o;return o=null,c?.query===l?(a.addEventListener("abort",()=>c.stop.abort()),xg(c.answer)):(c?.stop.abort(),xg(et(l,{signal:a})))}}var pT=250;function Mt({context:e,results:t,message:o}){let n=null,s=!1;async function r(u,d,m){n?.abort(),n=new AbortController;let{signal:f}=n,p=()=>s||f.aborted,h=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},pT),g;try{let y=await u(f);g=()=>d(y)}catch(y){g=()=>{m(y),a(y)}}clearTimeout(h),!p()&&(l(),g(),e.settled())}let a=(u,d)=>tp(e,o.querySelector(".error-box"),u.message,d);function l(){
e.busy(!1),t.removeAttribute("aria-busy")}function c(){n?.abort(),l()}return{ask:r,clearable:a,drop:c,say(u){T(o,u),t.hidden=u!==null},unmount(){s=!0,n?.abort()}}}var Eg=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${Ge(e)}`,hT=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function fi(e,t=""){let o=d=>{let{label:m,ranks:f,
all_ranks:p,steps:h,all_steps:g,samples:y}=e[d];return`${d}: ${m} (${[Eg(f,p,"ranks"),Eg(h,g,"steps"),W(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:a,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,a.join(", "),l&&`${l} only`,hT(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${Ve(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var gT="abs_diff_duration",pi=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work","Slower work","The rest of \
the change of device time: the same FLOPs take more time, or less","num c-work"]],gu={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"it is on one \
side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its calls or of i\
ts device time"},Tg="abcd";function Og({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(gu).indexOf(e?.work_known);return i("td",{class:"num c-work muted",title:gu[e?.
work_known]??null},ae,l>=0&&i("sup",{},Tg[l]))}let[r,a]=n(s);return i("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:a},r)})}function Mg(e){let t=null,o=P("More and slower work",()=>e(
{work:!t.work,...t.work&&pi.some(([s])=>s===t.sort)?{sort:gT,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where\
 its FLOPs are known; takes longer to load"}),n=i("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(gu).flatMap((s,r)=>[r>0&&"; ",i("sup",{},Tg[r]),` ${s}`]).filter(Boolean),
".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}function hi(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,note:"Both sets and this view as one file, for another tr\
acediff",title:"To see this page, drop it on another tracediff, or open it with tracediff open"};return{node:ui("Share",()=>[{text:"Copy link",run:()=>Wt(location.href,"Link copied."),note:"For people\
 who can reach this server"},{text:"Report",href:e.report,download:`${e.name}.html`,note:"This comparison as one HTML file, without a server"},t()],{text:"Share"}),set(n){e=n}}}var wu={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},Es=e=>`tracediff-${$t(e.control.label)}-${$t(e.test.label)}`;function Ag(e){let t=ne("top"),o=ne("sort"),n=i("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=i("select",{id:o,on:{change:()=>e({sort:s.value,order:ps(s.value)})}},Object.keys(wu).filter(l=>Ic.includes(l)).map(l=>i("option",{value:l},wu[l]))),r=i("span",{class:"mute\
d small"});return{node:i("div",{class:"chart-bar"},i("label",{for:t},"Charts: first"),n,i("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...jp,l.top])].sort((d,m)=>d-m);T(n,u.map(d=>i("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=wu[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${M(c)}\
 of ${M(l)} rows are drawn; the table has all`:""}}}function Cg(e){let t=i("span",{class:"muted"}),o=Mg(e),n=i("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=i("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=hi();return{title:i("h3",{},"All rows ",t),node:i("div",{class:"verdict-actions"},r.node),files:[n,s],work:o.node,workNote:o.note,
draw(a,l,c,u){o.draw(a);let{row_count:d,rows_before_filters:m}=l,f=a.fold?l.replacements.length:0;t.textContent=(d===m?M(d):`${M(d)} of ${M(m)}`)+(f>0?`, ${W(f,"pair")} folded`:""),n.href=Js(qc(a,c,u,
"csv")),s.href=Js(qc(a,c,u,"json")),r.set({name:Es(l),bundle:xa(Jp(a)),report:ka(Qp(a,c,u))}),n.download=`${Es(l)}.csv`,s.download=`${Es(l)}.json`}}}var wT=14;function Ts(e){let[t,o]=Ip(e);return o===""?t:`${t} → ${o}`}function Rg(e){let t=[],o=0,n=null,s=!1,r="",a=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let h=document.createElement("canvas").getContext("2d");h.font=r,a=h.measureText("0".repeat(40)).width/40}let f=getComputedStyle(e),p=e.clientWidth-
parseFloat(f.paddingLeft)-parseFloat(f.paddingRight)-2;return a>0?Math.max(wT,Math.floor(p/a)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=rc(s?o-2:o),n.add(t.filter(Boolean).map(d=>Ts(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:f})=>f.replaces||f.aliases)&&(n=null),n?.add(m.map(f=>Ts(f.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=Ts(d),f=u(m);return i("span",{class:"fit",data:f===m?{}:{short:f}},i("bdi",{},m))},refit(d,{row:m}){let f=Ts(m),p=u(f),h=d.querySelector(
".fit");(h.dataset.short??f)!==p&&(p===f?delete h.dataset.short:h.dataset.short=p)}}}var Jo=28,yT=60,Lg=12,Ng=100,bT={added:["+","new"],deleted:["−","gone"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},_u=[["chang\
e","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_counts","\
Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c-count"],
["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of the durati\
on, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is the chang\
e noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${mg}`,"c-real"],...pi],yu=String(_u.length-pi.length),_T={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:[
"","no difference found"],cannot_judge:["","cannot judge"]},kT=(e,t)=>mn(e)?["","too few steps"]:e.too_few?["",e.test_counts>0?"is new":"is gone"]:_T[t]??["",t],Ig={diff_counts:"abs_diff_counts",diff_duration:"\
abs_diff_duration"};function xT(e,t,o){let n=Ig[e],s=ps(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function Dg(e){let t=new Map,
o=[i("td",{colspan:"3"}),i("th",{colspan:"3",scope:"colgroup"}),i("th",{colspan:"4",scope:"colgroup"}),i("td"),i("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=i("thead",{},i("tr",{class:"head\
-groups"},o),i("tr",{},_u.map(([H,oe,he,Oe])=>{let Ie=i("span",{class:"sort-mark","aria-hidden":"true"}),yt=i("th",{scope:"col",class:Oe},i("button",{type:"button",title:he,on:{click:()=>e.onSort(...xT(
H,d,m))}},oe,Ie));return t.set(H,{cell:yt,mark:Ie}),yt}))),s=i("tbody"),r=i("tfoot"),a=i("table",{class:"ops",role:"grid","aria-label":"All operations"},i("colgroup",{},_u.map(([,,,H])=>i("col",{class:H}))),
n,s,r),l=i("div",{class:"table-scroll",tabindex:"-1"},a),c=[],u="total",d="",m="",f=!1,p=!1,h="",g=null,y=0,w=0,b=0,_=0,k=new Map,$=0,S=!1,E=0,[O,x]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"\
true"},i("td",{colspan:yu}))),v=Rg(t.get("name").cell),A=()=>c.length>yT&&!gn();function B(H=!1,oe=l.scrollTop){let he=Math.ceil(($||600)/Jo),Oe=A()?Math.max(0,Math.floor(oe/Jo)-Lg):0,Ie=A()?Math.min(
c.length,Math.floor(oe/Jo)+he+Lg):gn()?ye():c.length;if(!H&&Oe===b&&Ie===_)return;b=Oe,_=Ie;let yt=s.contains(document.activeElement),R=H?new Map:k;k=new Map;for(let D=Oe;D<Ie;D+=1)k.set(D,R.get(D)??(c[D]?
Ne(D):J(D)));N(yt,H,oe),I()}function N(H,oe,he){l.toggleAttribute("data-virtual",A()),Z(O,b),Z(x,c.length-_),xo(s,[O,...k.values(),gn()?le(c.length-_):x]),he>0&&(oe||H)&&l.scrollTop!==he&&(l.scrollTop=
he),H&&(k.get(y)??l).focus({preventScroll:!0})}function I(){let[H,oe]=A()?[Math.max(0,b-Ng),Math.min(c.length,_+Ng)]:[b,_];for(let he=H;he<oe;he+=1)if(!c[he]){e.onWant(H,oe);return}}function K(){let H=!1;
for(let[oe,he]of k)he.dataset.hole!==void 0&&c[oe]?(k.set(oe,Ne(oe)),H=!0):c[oe]&&v.refit(he,c[oe]);H&&N(s.contains(document.activeElement),!1,l.scrollTop),I()}function Z(H,oe){H.hidden=oe===0,H.style.
height=`${oe*Jo}px`}function le(H){return i("tr",{hidden:H===0},i("td",{colspan:yu,class:"muted"},`${M(H)} more: the report and the CSV have all rows.`))}function ye(){let H=c.findIndex(oe=>!oe);return H<
0?c.length:H}function Ne(H){let oe=c[H];return i("tr",{"aria-rowindex":String(H+3),data:{index:H},class:`${H%2?"odd":""}${oe.noise?" noise":""}`,tabindex:H===y?"0":"-1","aria-selected":String(oe.key===
g)},$T(oe,u,w,X(oe,H)),p&&Og(oe,he=>_r(he,u)))}function J(H){return i("tr",{"aria-rowindex":String(H+3),data:{index:H,hole:""},"aria-busy":"true",tabindex:H===y?"0":"-1"},i("td",{colspan:yu,class:"mut\
ed"},"…"))}function X(H,oe){return i("a",{href:e.href(H.row),class:"op-link",tabindex:"-1"},H.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"⇄ "),i("span",{class:"visuall\
y-hidden"},"probable replacement: ")),H.row.aliases&&!H.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"≡ "),i("span",{class:"visually-hidden"},"several names: ")),v.draw(H))}
function q(H,{focus:oe=!1}={}){if(c.length===0)return;let he=k.get(y);y=Math.max(0,Math.min(c.length-1,H)),C(y),he?.setAttribute("tabindex","-1");let Oe=k.get(y);Oe?.setAttribute("tabindex","0"),oe&&Oe?.
focus({preventScroll:!0})}function U(H){c.length>0&&!k.has(y)&&(y=Math.min(c.length-1,Math.ceil(H/Jo)),k.get(y)?.setAttribute("tabindex","0"))}function C(H){l.removeAttribute("data-late");let oe=H*Jo,
he=l.clientHeight-n.offsetHeight-r.offsetHeight-2;oe<l.scrollTop?l.scrollTop=oe:oe+Jo>l.scrollTop+he&&(l.scrollTop=oe+Jo-he),E=l.scrollTop,B(!1,E)}s.addEventListener("click",H=>{let oe=H.target.closest(
"tr[data-index]");oe&&H.target.closest(".op-link")?!H.ctrlKey&&!H.metaKey&&!H.shiftKey&&e.onOpen(c[Number(oe.dataset.index)].key):oe&&c[oe.dataset.index]&&getSelection().isCollapsed&&(q(Number(oe.dataset.
index),{focus:!0}),e.onSelect(c[y].key))}),s.addEventListener("keydown",H=>{let oe=Math.max(1,Math.floor(l.clientHeight/Jo)-4),he={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+oe,PageUp:y-oe,Home:0,End:c.length-
1};if(H.key in he&&!H.altKey&&!H.metaKey)H.preventDefault(),q(he[H.key],{focus:!0});else if((H.key==="Enter"||H.key===" ")&&!H.target.closest(".op-link")&&c[y])H.preventDefault(),e.onSelect(c[y].key);else if(H.
key==="ArrowRight"||H.key==="ArrowLeft"){H.preventDefault();let Oe=k.get(y);(H.key==="ArrowRight"?Oe?.querySelector(".op-link"):Oe)?.focus({preventScroll:!0})}});let j=0;l.addEventListener("scroll",()=>{
E=l.scrollTop,A()&&j===0&&(j=requestAnimationFrame(()=>{j=0;let{scrollTop:H}=l;B(!1,H),U(H)}))});let Y=new ResizeObserver(H=>{$=l.clientHeight,H.some(({target:oe})=>oe!==l)&&v.measure()&&K(),B(!1,E)});
Y.observe(l),Y.observe(t.get("name").cell);let ee=ws(()=>{v.measure(),B(!0)});function Ae(H){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${f?"Self time":"\
Duration"}, ${H}`,o[2].title=f?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${H}`,a.querySelectorAll(":is(col, thead th).c-work").forEach(
oe=>{oe.hidden=!p});for(let[oe,{cell:he,mark:Oe}]of t){let Ie=d===oe||(Ig[oe]??"")===d;Ie?he.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):he.removeAttribute("aria-sort");let yt=m==="as\
c"?"↑":"↓";Oe.textContent=Ie?d===oe?` ${yt}`:` |${yt}|`:""}}return{node:l,focus:()=>q(y,{focus:!0}),draw(H){let oe=h!==H.revision;({rows:c,unit:u,self:f,sort:d,order:m,selected:g,revision:h}=H),
p=H.work===!0,a.toggleAttribute("data-work",p),w=bu(c),a.setAttribute("aria-rowcount",String(c.length+3)),a.toggleAttribute("data-unjudged",!H.judged),v.setRows(c),Ae(H.unitName),T(r,H.totals.map(([Oe,
Ie])=>ET(Oe,Ie,u,f,p)));let he=c.findIndex(Oe=>Oe?.key===g);oe&&(y=Math.max(0,he),E>0&&(l.scrollTop=0,E=0)),S||(S=!0,l.setAttribute("data-late",""),bt().then(bt).then(()=>l.removeAttribute("data-late"))),
B(!0,E),he>=0&&oe&&C(he)},add(H,oe,he){c=H,a.toggleAttribute("data-unjudged",!he),v.addRows(c,oe),bu(oe)>w?(w=bu(oe),B(!0)):K()},select(H){let oe=H!==g;g=H;for(let Oe of s.querySelectorAll("tr[data-in\
dex]"))Oe.setAttribute("aria-selected",String(H!==""&&c[Number(Oe.dataset.index)]?.key===H));let he=c.findIndex(Oe=>Oe?.key===H);he>=0&&oe&&q(he)},unmount(){Y.disconnect(),ee(),cancelAnimationFrame(j)}}}
function ku(e,t){return t==="percent"?[Te(e),Te(e)]:[L(e),te(e)]}function _r(e,t){if(t!=="percent")return[ge(e),Ce(e)];let o=e===null?ae:`${ue(e)}-points`;return[ue(e),o]}var bu=e=>e.reduce((t,o)=>Math.
max(t,Math.abs(o.diff??0)),0),Os=e=>e>0?" more":e<0?" less":" calm";function gi(e,t,o){let[n,s]=ku(e,t);return i("td",{class:o,title:s},n)}function $T(e,t,o,n){let{row:s}=e,[r,a]=bT[s.change]??["",s.change],
[l,c]=_r(e.diff,t),u=o>0?Math.abs(e.diff??0)/o:0;return[i("td",{class:`c-change change-${s.change}`,title:a},i("span",{"aria-hidden":"true"},r),i("span",{class:"visually-hidden"},a)),i("th",{scope:"ro\
w",class:"c-name mono",title:fg(s)},n),i("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),i("td",{class:"num c-count"},M(e.controlCount)),i("td",{class:"num c-c\
ount"},M(e.testCount)),i("td",{class:`num c-count${Os(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:wr(s)||null},tt(e.diffCount)),gi(s.control_counts>0?e.control:null,t,"num c-time"),gi(s.test_counts>
0?e.test:null,t,"num c-time"),i("td",{class:`num c-time c-diff${Os(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),i("td",{class:`num c-percent${Os(e.percent??e.diff)}`},e.birth||ue(e.percent)),
vT(e)]}function vT({row:e,verdict:t}){if(t===""||t===null)return i("td",{class:"c-real muted"});let[o,n]=kT(e,t),s=t==="slower"||t==="faster";return i("td",{class:`c-real ${s?t==="slower"?"more":"less":
"muted"}`,title:`${gr(e)}${e.q_value===null?"":` Median of the steps ${L(e.control_median)} → ${L(e.test_median)}.`}`},i("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&i("span",{class:"q"},` ${Bf(dn(
e))}`))}var Pg=e=>i("td",{class:"num c-count",title:M(e)},M(e)),ST={host:"Host, sum",device:"Device, sum"};function ET(e,t,o,n,s){let[r,a]=_r(t.diff,o);return i("tr",{data:{part:e}},i("td",{class:"c-c\
hange"}),i("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the \
time of a call also counts in its caller"},ST[e]),i("td",{class:"c-category"}),Pg(t.controlCount),Pg(t.testCount),i("td",{class:`num c-count${Os(t.diffCount)}`},tt(t.diffCount)),gi(t.control,o,"num c-\
time"),gi(t.test,o,"num c-time"),i("td",{class:`num c-time${Os(t.diff)}`,title:a},r),i("td",{class:`num c-percent${Os(t.percent??t.diff)}`},t.birth||ue(t.percent)),i("td",{class:"c-real"}),s&&i("td",{
class:"c-work",colspan:"2"}))}function qg(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...ir(t)),mn(t)?n.push("too few steps to judge"):o==="no_difference_found"&&!t.too_few?
n.push(`no difference found, q = ${qt(dn(t))}`):o==="cannot_judge"&&t.q_value!==null?n.push(`cannot judge, q = ${qt(dn(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${qt(dn(t))}`);let s=wr(t);
return s===""?n:[...n,s]}function TT(e,t,o){let{row:n}=e,s=c=>ku(c,t)[0],r=e.birth||ue(e.percent),a=o&&n.kind==="",l=[a?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,
`Δ ${_r(e.diff,t)[0]} (${r})`,`calls ${M(e.controlCount)} → ${M(e.testCount)}`];return(t!=="total"||a)&&l.push(`total ${L(n.control_total_duration)} → ${L(n.test_total_duration)}, ${ge(n.diff_duration)}`),
[...l,...qg(e)]}function OT(e){return[e.row.category,`control ${M(e.controlCount)}`,`test ${M(e.testCount)}`,`Δ ${tt(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...qg(e)]}var Bg=e=>({key:e.key,name:Ts(
e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function Fg(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?`self time, ${sr(t,n)}`:sr(t,n),rows:e.map(s=>({...Bg(
s),control:s.control,test:s.test,diff:s.diff,lines:TT(s,t,o)}))}}function Wg(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(o=>({...Bg(o),control:o.controlCount,
test:o.testCount,diff:o.diffCount,lines:OT(o)}))}}function MT({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["unchanged","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===
0&&o.added+o.deleted+o.increased+o.decreased===0}var jg=(e,t)=>MT(e)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",P("Draw the bars anyway",t,{class:"link-\
button"})];var AT=["bars","line","scatter","histogram","none"],Hg=["control","test","q","chart","x","y","y2","by"],Ug={chart:"",x:"",y:"",y2:"",by:""};function wi(e){let t=new URLSearchParams(e);return{...Object.
fromEntries(Hg.map(n=>[n,t.get(n)??""])),chart:Qe(t,"chart",AT,"")}}function yi(e){let t=new URLSearchParams;for(let o of Hg)e[o]&&t.set(o,e[o]);return ie(t.size===0?"/query":`/query?${t}`)}function kr({
control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,a])=>s.set(r,a)),s}var Zt=e=>`'${e.replaceAll("'","''")}'`,Wn=["control","test"],CT=32;function zg(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function bi(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:zg("rank",t)],a=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?a:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:zg("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function xu(e){let t=Object.entries(e).map(([o,n])=>{let s=bi(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var Gg=e=>Object.fromEntries(Wn.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function xr(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function RT(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${xr(`diff_${o}`)} / ${xr(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${xr(e.slice(4))})`:xr(e)}var LT={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function NT(e,t){let o=LT[e][t?0:1];return Wn.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${xr(n)} AS ${n}`:n)}function Ms(e,t){let o=[...t].filter(([n])=>!Wn.includes(n));return o.length>CT?null:`${e}${o.length>0?`(${o.map(([n,s])=>Zt(`${n}=${s}`)).join(", ")}\
)`:""}`}function _i(e,t,o,n=0){let s=qa(e);s.delete("measure"),o||s.set("measure","total");let r=Ms("compare",s),a=hs(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${NT(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${RT(a.get("sort"))} ${a.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function Yg(e){let t=ot(e);t.set("fold","true");let o=Ms("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function PT({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return Wn.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var $u=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function IT(e){let t=Wn.map(o=>{let n=bi(o,Gg(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${$u.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var Kg=e=>IT(e)??`SELECT side, rank, step_number, ${$u.join(", ")}
FROM ${Ms("compare_steps",[...ot(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,Vg=e=>`${Kg(e)}
ORDER BY rank, step_number, side`,Qg=e=>`SELECT side, count(*) AS steps, ${$u.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${Kg(e)}
)
GROUP BY side`,Jg=e=>Ms("compare_places",[...ot(e)].filter(([t])=>!t.startsWith("merge_")));function Xg(e){let t=Jg(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function DT(e,{name:t,category:o,aliases:n}){let s=xu(Gg(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${Zt(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>Zt(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${Zt(o)} AND ${r?`name = ${Zt(t)}`:`name IN (
    SELECT raw FROM (
${PT(e)}
    ) WHERE shown = ${Zt(t)})`}
  AND (${s})`}var Zg=(e,t,{name:o,category:n})=>Ms(e,[["name",o],["category",n],...ot(t)]);function vu(e,t){let o=DT(e,t);return o?`events
WHERE ${o}`:Zg("compare_calls",e,t)}var ew=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${vu(e,t)}
ORDER BY side, rank, start_us`,Su=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${vu(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,qT={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},tw=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${vu(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(qT).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,ow=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${Zg("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function nw(e,{name:t,category:o},n){let s=Jg(e);return!s||!n&&(o!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${s}
WHERE ${n?`name = ${Zt(t)} AND category = ${Zt(o)}`:`instr(' / ' || path || ' / ', ${Zt(` / ${t} / `)}) > 0`}
GROUP BY part`}var sw=(e,t)=>Ms(t,[...ot(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n])),rw=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${sw(e,"work_by_operator")}
WHERE operator = ${Zt(t)}`,aw=e=>Wn.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${sw(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,iw=e=>Wn.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),lw=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,cw=e=>iw(e)?`${lw("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,BT={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function uw(e,t){let[o,n]=BT[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!iw(e)||e.frames==="class")return null;let r=e.frames==="instance",a=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${a}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${lw(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${a}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var eo=(e,{control:t,test:o},n={})=>e?yi({control:t,test:o,q:e,...n}):null;function dw(e,{unit:t,self:o,item:n,ofHost:s},r){let a=(l,c,u)=>l.set(eo(c,e,u));a(r.table.sql,_i(e,t,o)),a(r.durations.sql,_i(e,t,o,e.top)),a(r.counts.sql,_i(e,t,o,e.top),{chart:"bars",x:"name",y:"co\
ntrol_counts",y2:"test_counts"}),a(r.fall.chart.sql,s?Xg(e):Qg(e)),a(r.classes.sql,aw(e)),a(r.replacements.sql,Yg(e)),a(r.operators.sql,cw(e)),a(r.ranks.heat.sql,e.heat!=="op"?Vg(e):n?Su(e,n.row):null)}
function mw(e,t,o){let{histogram:n,points:s,heat:r,numbers:a,related:l,work:c,booked:u}=o;u.sql.set(eo(nw(e,t,t.launches===void 0),e)),a.sql.set(eo(tw(e,t),e)),l.sql.set(eo(ow(e,t),e)),c.sql.set(eo(rw(
e,t),e)),n.sql.set(eo(ew(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let d of[s,r])d.sql.set(eo(Su(e,t),e))}var $r={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},ki=e=>Object.keys($r).some(t=>e[t]!=="all"),pw=e=>e.some(t=>t.verdict!=="cannot_judge"&&!t.row.too_few);function Eu({
state:e,answer:t}){let o=e.unit||Rc(t);return o==="percent"&&!Ia(t)?Rc(t):o}function Tu(e,t,o){let n=e.shownPair==="";e.shownPair!==ot(e.state).toString()&&hw(e),FT(e,t,o),WT(e),e.late+=1;let s=e.late;
n&&(history.state?.scroll>0||location.hash!=="")?fw(e,t,o):bt().then(()=>!e.dead&&s===e.late&&e.answerKey===e.wantedKey&&fw(e,t,o))}function hw(e){let{state:t,answer:o,why:n,parts:s}=e,{open:r}=t;e.shownPair=
ot(t).toString();let a=JSON.stringify([e.shownPair,e.answerKey,r,n?.note,ki(t)]);a!==e.shownCard&&(e.shownCard=a,s.verdict.draw(o,n,{narrowed:ki(t),open:r}),s.stepStrip.draw(t,e.shownPair,o,e.why?.diagnosis))}
function fw(e,t,o){let{state:n,answer:s,answerKey:r,why:a,parts:l}=e,c=Es(s),u=s.waterfall??a?.waterfall??null;hw(e),l.recorded.draw(s),l.details.draw(n,{...s,waterfall:u},a,{revision:`${r}${u===null}`,
file:c,caption:fi(s)}),l.operators.draw(ot(n).toString(),s),l.classes.draw(a?.classes,s,t),l.replacements.draw(s,t==="per_step"||t==="percent"),l.exportBar.draw(n,s,t,o);let d=e.view.items.find(m=>m?.
key===n.op);l.ranks.draw(s,n.heat,c,r,d?{name:d.row.name,query:Rn({...n,row:d.key}).toString()}:null),dw(n,{unit:t,self:o,item:d,ofHost:Lp(u)},{...l,fall:l.details,table:{sql:l.sql}})}function FT(e,t,o){
let{state:n,answer:s,answerKey:r,parts:a}=e,l=JSON.stringify([r,t]),c=JSON.stringify([l,n.top,e.noiseOf===r,n.hide]);if(e.view?.answer!==s||e.view.order!==l){let u=Lc(s,e.pages.rows(),t,{self:o});e.view=
{answer:s,order:l,unit:t,self:o,items:u},a.noRows.hidden=u.length>0,ww(e,t,u),a.table.draw({rows:u,totals:Bp(s,t,{self:o}),unit:t,self:o,unitName:sr(t,s),sort:n.sort,order:n.order,selected:n.op,revision:l,
judged:pw(u),work:n.work})}e.view.chartKey!==c&&(e.view.chartKey=c,jT(e,c),T(a.paperHead,fi(s,W(s.row_count,"row")).map(u=>i("p",{},u))))}function gw(e){let{state:t,answer:o,view:n,parts:s}=e;if(e.dead||
!o||e.answerKey!==e.wantedKey||n?.answer!==o)return;let{items:r,unit:a,self:l}=n,c=[],u=[];e.pages.rows().forEach((m,f)=>{r[f]||(c.push(f),u.push(m))});let d=Lc(o,u,a,{self:l});d.forEach((m,f)=>{r[c[f]]=
m}),ww(e,a,r),s.table.add(r,d,pw(r)),t.op!==""&&!e.shownItem&&Tu(e,a,l)}function WT(e){let{state:t,parts:o,pages:n}=e,s=t.op===""?-1:n.placeOf(t.op),r=e.view.items[s]??null,a=r?.key??"";if(e.shownItem=
r,o.counts.select(a),o.durations.select(a),o.table.select(a),s===void 0){n.find(t.op);return}o.detail.draw(r,r||t.op===""?null:[i("p",{},"The filters hide the selected row, or these ranks and steps do\
 not have it."),i("p",{},P("Clear the filters",()=>e.change({q:"",category:[],change:"",exclude:Xt,device_type:"ALL",significant:""})))]),e.revealing&&(e.revealing=!1,r&&o.revealRow())}function ww({answer:e,
parts:{remark:t},change:o},n,s){let r=e.control.samples,a=e.test.samples,l=s.find(d=>d&&mn(d.row)&&d.row.among)?.row;t.hidden=r===a&&!l;let c=l&&`${M(l.among[0])} steps are too few to judge some of th\
e ${M(l.among[1])} rows: these say “too few steps”. `;if(r===a){T(t,c);return}let u=n==="total"?"totals cannot be compared directly.":n==="per_call"?"totals would mislead.":"calls and durations ar\
e shown per step.";T(t,c,`The sides have ${M(r)} and ${W(a,"sample")} (a sample is one step of one rank), so ${u} `,n==="total"?P("Show per step",()=>o({unit:""}),{class:"link-button"}):P("Show totals",
()=>o({unit:"total"}),{class:"link-button"}))}function jT(e,t){let{state:o,answer:n,answerKey:s,parts:r,view:{items:a,unit:l,self:c,order:u}}=e,d=Dp(a,o.top),m=fi(n,`first ${M(d.length)} of ${W(n.row_count,
"row")}`),f=()=>e.noiseOf!==s&&jg(n,()=>{e.noiseOf=s,e.render()}),p={file:Es(n),revision:t,zoom:`${u}${o.top}`,caption:m,hidden:o.hide};r.durations.draw({...p,...Fg(d,l,c,n),empty:f(),range:o.zoom_time}),
r.counts.draw({...p,...Wg(d,l),empty:f(),range:o.zoom_calls}),r.chartBar.drawRest(a.length,d.length)}var yw=7.2,$i=6,xi=["solid","dot","dash","dashdot","longdash","longdashdot"],Ou=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Mu=e=>Vt()[e==="B"?
"test":"control"];function Si(e){return{template:vt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var Ei=e=>e.map(t=>Le(t)).join("<br>"),Re=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),vi=116,vr=22,As=e=>e>1?64-vr+e*(vi+vr):320;function HT(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:z("--muted")},text:e.map(n=>n.
values[t].value?"":Le(n.values[t].none??n.values[t].text))}}function Sr({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let a=Math.max(...e.map(y=>n?y.values.reduce((w,b)=>w+(b.value??0),0):Math.
max(...y.values.map(w=>w.value??0))),0),[l,c]=o==="time"?je(a):o==="bytes"?nc(a):[o==="percent"?"%":"",1],u=e.map((y,w)=>w),d=s&&e.some(y=>y.values.some(w=>w.low>0||w.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,f=Math.max(...e.map(y=>y.label.length)),p=Math.min(Math.ceil(18+$i+yw*f),Math.floor(r*.42),360),h=Math.floor((p-14-$i)/yw),g=e.map(y=>Ei([y.full??y.label,...t.map((w,b)=>`${w.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,w)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[w])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:z("--text"),width:3,array:e.map(b=>(b.values[w].high??0)/c),arrayminus:e.map(b=>(b.values[w].low??0)/c)}:void 0,customdata:g,hovertemplate:"%{customdata}<extra><\
/extra>",...HT(e,w,n)})),layout:Si({barmode:n?"stack":"group",margin:{l:p,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"out\
side",ticklen:$i,tickcolor:"rgba(0,0,0,0)",ticktext:ko(e.map(y=>y.label),h).map(Le)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-p)/80)),
ticksuffix:l?` ${l}`:""}})}}var Au=(e,t)=>t===""?{property:Ou[e%Ou.length],dash:xi[Math.floor(e/Ou.length)%xi.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:xi[e%xi.length]},UT=e=>je(
Math.max(e,1));function zT(e,t,o,n){let s=e.flatMap(m=>m.points.map(f=>f[1])),r=s.every(m=>Number.isInteger(m)&&m<5),a=s.reduce((m,f)=>Math.max(m,f),0),[l,c]=t==="rate"?cs(a):t==="bytes"?nc(a):[t,1],u=n*
(vi+vr)-vr,d=1-o*(vi+vr)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-vi/u),d],title:{text:l,font:{size:11}}}}}var GT=(e,t)=>({
text:Le(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:z("--text")}}),YT=400,KT=e=>z(e.side===""?"--muted":e.side==="B"?"--test-fill":"--control-\
fill"),VT=(e,t)=>e.length>YT?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:xw(KT(o),.55),dash:"dot"}})),QT=(e,t,o)=>e.length>o/60||e.
some(n=>n.side!=="")?[]:e.map(n=>({text:Le(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:z("--muted")}}));function JT(e,t){let o=c=>e.
flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[a,l]=UT(r?n-s:n);return{scale:a,per:l,far:r,offset:r?Math.floor(s/l)*l:0}}
function _w({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:a,per:l,far:c,offset:u}=JT(e,n),d=h=>(h-u)/l,m=h=>o==="rate"?jo(h):o==="bytes"?_e(h):`${M(h)} ${o}`,f=t.map((h,g)=>zT(e.filter(y=>y.
panel===h),o,g,t.length)),p=h=>h===0?"y":`y${h+1}`;return{data:e.map(h=>{let g=Au(h.place,h.side),y=t.indexOf(h.panel);return{type:"scatter",mode:"lines",x:h.points.map(w=>d(w[0])),y:h.points.map(w=>w[1]/
f[y].per),yaxis:p(y),line:{shape:"hv",width:1.4,color:z(g.property),dash:g.dash},legendgroup:h.key,customdata:h.points.map(w=>Ei([h.name,`at ${te(w[0])}`,m(w[1])])),hovertemplate:"%{customdata}<extra>\
</extra>"}}),layout:Si({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${a}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.max(4,
Math.floor((r-80)/64)),anchor:p(t.length-1),title:{text:c?`since ${te(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(f.map(({axis:h},g)=>[`yaxis${g===
0?"":g+1}`,h])),annotations:[...t.length>1?t.map((h,g)=>GT(h,f[g].axis.domain[1])):[],...QT(s,d,r)],shapes:VT(s,d)}),per:l,offset:u}}function kw(e){let[t,o]=je(e);return`${Number((e/o).toPrecision(3))}\
 ${t}`}function xw(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function XT(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function $w({sides:e},t){
let o=e.map(w=>XT(w.bins)),n=[...new Set(o.flatMap(w=>[...w.keys()]))].filter(w=>w>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),a=Math.max(1,Math.min(s,r-12)),l=o.some(w=>w.has(0)),c=Array.from(
{length:r-a+1},(w,b)=>a+b);l&&c.unshift(a-4,a-3,a-2,a-1);let u=(w,b)=>o[w].get(l&&b===a-4?0:b<a?-1:b)??0,d=w=>10**((w-1)/10-3),m=w=>w<a?"none":`${L(d(w))} to ${L(d(w+1))}`,f=c.filter(w=>w>=a&&(w-1)%10===
0),p=Math.max(1,Math.ceil(f.length*62/Math.max(t-80,62))),h=Math.max(t-80,62)/c.length,g=[...l?[a-4]:[],...f.filter((w,b)=>b%p===0&&!(l&&(w-a+4)*h<52))],y=e.length-1;return{data:[...e.map((w,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:w.key,x:c.flatMap(_=>[_,_+1]),y:c.flatMap(_=>[u(b,_),u(b,_)]),fill:b===0?"tozeroy":"none",fillcolor:xw(Mu(w.side),y===0?.65:.4),line:{color:Mu(w.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(w=>w+.5),y:c.map(w=>Math.max(...e.map((b,_)=>u(_,w)))),customdata:c.map(w=>Ei([m(w),...e.map((b,_)=>`${b.name}: ${M(
u(_,w))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:Si({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(w=>w<a?w+
.5:w),ticktext:g.map(w=>w<a?"none":kw(d(w)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(w=>[...w.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function bw(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:$i,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>kw(10**s)),title:{text:o,font:{size:11},standoff:4}}}function vw({sides:e}){let t=a=>Math.log10(Math.max(a,.001)),o=a=>{let l=e.flatMap(u=>u.points.map(d=>t(d[a]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:z("--muted"),width:1,dash:"dot"}},...e.map(({key:a,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:a,x:u.map(d=>t(d.cpu_duration)),
y:u.map(d=>t(d.gpu_duration)),marker:{color:Mu(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>Ei([c,`rank ${d.rank}`,`ho\
st ${L(d.cpu_duration)}, device ${L(d.gpu_duration)}`,`${M(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:Si({xaxis:bw(...n,"the launch on the host"),yaxis:bw(...s,"on \
the device"),margin:{l:76,r:30,t:12,b:46}})}}var Aw=(e,t)=>e.rank-t.rank||e.span-t.span,ZT=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function Sw(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let a=`${s}/${r}`;o||=t.has(a),t.
add(a)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(Aw)}}var Ew=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),Ti=e=>e===void 0?"–":e===null?"whole":String(e);function Cu(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var Tw=(e,t)=>e===t?e:`${e} / ${t}`;function e1(e,t){
let o=({rank:r,span:a})=>`${r}/${a}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),a=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(Aw).map(
l=>({control:n.has(o(l))?l:void 0,test:a.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,a)=>({control:e[a],test:t[a]}))}}
function Ow(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let a=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);a[u][l.get(c.step_number)]=c}return a}function Oi(e,t){let[o,n]=[Sw(e),Sw(t)],{rows:s,byPosition:r}=e1(o.keys,n.keys),[a,l]=[Ew(e),Ew(t)],c=Math.max(a.length,l.length),u=Array.from(
{length:c},(m,f)=>({control:a[f],test:l[f],text:a.length===0?Ti(l[f]):l.length===0?Ti(a[f]):Tw(Ti(a[f]),Ti(l[f]))})),d=m=>m.map(f=>[...f,...Array.from({length:c-f.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?Tw(Cu(m.control),Cu(m.test)):Cu(m.control??m.test)})),columns:u,control:d(Ow(e,s,a,"control",o.split)),test:d(Ow(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:a.
length>0&&l.length>0&&!ZT(a,l)}}function Er(e,t){let o=a=>a.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((a,l)=>a.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function wn(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var Mw=e=>e.reduce((t,o)=>t+o,0)/e.length,t1=1.05,
o1=.05;function Cw(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[a])=>r-a).map(([r,a])=>{let l=Mw(a.map(u=>u.step)),c=a.every(u=>u.exposed_communication!==
null);return{rank:r,samples:a.length,step:l,waiting:c&&l>0?Mw(a.map(u=>u.exposed_communication))/l:null}}),n=wn(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=t1);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:n1(o)}}function n1(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=wn(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=o1&&t.waiting<=o/2?t:null}var s1=32,r1=512;function a1(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function i1(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>wn(e.map(s=>s[n]??0)))}function l1(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,i1(s)]));return new Map(
e.map(n=>[n,a1(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function Ru(e){let t=l1(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var Lu=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function Nu(e,t,o,n){let s=Math.floor(s1/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(r1/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:Ru(e).slice(0,s),limited:!0,note:Lu(s,e.length,n,t)}}var c1=16,yn=e=>e==null?ae:`${e} %`,Pu=(e,t)=>e.letter?`${e.letter} · ${t}`:t,u1=e=>e.map(t=>({key:t.key,name:Pu(t,t.label),colour:z(t.letter==="B"?"--test-fill":"--control-fill")})),d1=e=>({key:e.property,
name:e.name,colour:z(e.property)});function Cs(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(" / "):
n.rank}`}function fo(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:a,empty:l}){let c=new Map,u=p=>r.map(h=>p[h.key]??null);e.forEach((p,h)=>o(p).filter(g=>u(g).some(y=>y!==null)).forEach(g=>{let y=n(
g),w=c.get(y)??{group:s?.(g)??"",bars:[],values:e.map(()=>[])};w.values[h]=u(g),w.bars.push({label:Pu(p,y),full:`${Pu(p,p.label)}, ${y}`,total:L(u(g).reduce((b,_)=>b+(_??0),0)),values:r.map(b=>({value:g[b.
key],text:b.text(g)}))}),c.set(y,w)}));let{shown:d,...m}=Nu([...c.values()],e.length,t,a),f=d.flatMap(p=>p.bars);return f.length===0?{empty:l}:{places:f.length,...m,data:p=>Sr({bars:f,kind:"time",stacked:!0,
series:r.map(d1)},p)}}function m1(e,{table:t,name:o,value:n,show:s,range:r,kind:a,sums:l}){let c=new Map;return e.forEach((u,d)=>u.data[t].forEach(m=>{let f=n(m)??null;if(f===null)return;let p=o(m),h=c.
get(p)??{label:p,values:e.map(()=>({value:null,text:"none"}))},g=(h.values[d].value??0)+f*(l?m.weight??1:1);h.values[d]={value:g,text:s(m,g),...r?.(m),none:a==="percent"?"0 %":"0"},c.set(p,h)})),[...c.
values()]}var Rw=e=>Math.max(...e.values.map(t=>t.value??0));function f1(e){let t=[...e].sort((o,n)=>Rw(n)-Rw(o)).slice(0,c1);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:
""}}function Je(e,{order:t},o){let n=m1(e,o),{shown:s,...r}=o.ranks?Nu(n.map(a=>({...a,group:"",values:a.values.map(l=>l.value===null?[]:[l.value]),bar:a})),e.length,t,"ranks"):f1(n);return s.length===
0?{empty:o.empty}:{places:s.length,...r,data:a=>Sr({bars:s.map(l=>l.bar??l),kind:o.kind,series:u1(e),errors:!!o.range},a)}}var Pw="−",at=e=>e==null;function Tr(e,t){return at(e)?ae:Me(e,0,t).replace("-",Pw)}function Or(e,t){let o=Tr(e,t);return Number(o.replace(Pw,"-"))===0?"0":e>0?`+${o}`:o}var de=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>at(n)||n===""?ae:String(n)}),Mr=(e,t)=>({key:e,title:t,show:o=>at(o)||o===-1?ae:String(o),blank:`the trace does not say which ${t}`}),me=(e,t)=>({key:e,title:t,number:!0,show:M,showDiff:tt}),
Q=(e,t)=>({key:e,title:t,number:!0,show:L,exact:o=>at(o)?null:te(o),showDiff:ge,exactDiff:o=>at(o)?null:Ce(o)}),Eo=(e,t)=>({key:e,title:t,number:!0,show:jo,exact:o=>at(o)?null:oc(o),showDiff:Df,exactDiff:o=>at(
o)?null:`${o>0?"+":""}${oc(o)}`}),Pt=(e,t)=>({key:e,title:t,number:!0,show:_e,exact:o=>at(o)?null:sc(o),showDiff:Xs,exactDiff:o=>at(o)?null:`${o>0?"+":""}${sc(o)}`}),Ue=(e,t)=>({key:e,title:t,number:!0,
show:o=>at(o)?ae:`${Tr(o,2)} %`,showDiff:o=>at(o)?ae:`${Or(o,2)} pp`,exactDiff:o=>at(o)?null:`${Or(o,6)} percentage points`}),Mi=(e,t)=>({...Ue(e,t),show:o=>at(o)?ae:`${Tr(100*o,1)} %`,showDiff:o=>at(
o)?ae:`${Or(100*o,1)} pp`,exact:o=>at(o)?null:`${Tr(100*o,6)} %`,exactDiff:o=>at(o)?null:`${Or(100*o,6)} percentage points`}),Lw=e=>Math.abs(e)>=99.995?1:Math.abs(e)>=9.9995?2:3,We=(e,t)=>({key:e,title:t,
number:!0,show:o=>Tr(o,Lw(o)),showDiff:o=>Or(o,Lw(o)),exact:o=>at(o)?null:String(o),exactDiff:o=>at(o)?null:String(o)}),p1={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},ft=e=>({...e,
meaning:"gain"}),fe=e=>({...e,meaning:"neutral"}),Se=e=>({...e,summed:!0}),po=e=>({...e,told:!0});function h1(e){let[t,o]=p1[e.meaning??"cost"];return{...e,show:e.showDiff,exact:e.exactDiff,blank:null,
tone:n=>n>0?t:n<0?o:null}}var Ai=e=>[["A",e],["B",e],...e.number?[["Δ",h1(e)]]:[]].map(([t,o])=>({...o,what:null,key:`${e.key} ${t}`,title:t,group:e.title,groupWhat:e.what})),Iw=e=>e.summed?{...e,title:`${e.
title} per step`}:e,bn=(e,t=n=>n,o=t)=>[fe(me("count","count")),t(e("mean","mean")),o(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,
s)))],re=(e,t)=>({...e,what:t}),Xe=(e,t)=>({...e,blank:t}),Dw=(e,t)=>({...e,isSaid:t}),it=(e,t,o)=>({key:e,title:t,show:n=>at(n)?ae:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),_n={key:"not\
e",title:"note",note:!0,show:e=>at(e)?"":String(e)},Nw=10;function g1(e){let t=[];for(let o of e){let n=t.at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function w1(e){let t=g1(e.split(
"|")),o=t.length>Nw+1?t.slice(0,Nw):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return i("ol",{class:"sequence"},o.map(({name:s,times:r})=>i("li",{title:s},r>1?`${M(r)} × ${s}`:s)),n>0&&i("li",{},
`${M(n)} more`))}var qw=(e,t)=>({key:e,title:t,mono:!0,show:o=>at(o)?ae:w1(o)}),Ar=(e,t)=>({...e,link:(o,n)=>{let s=o[e.key],r=at(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function Bw(e,t){
let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var Xo=`There is no device work in the selected ranks and steps. ${An}`,Cr=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${An}`,xe=de("rank","rank"),
To=Mr("device","device"),Rr=Mr("stream","stream"),Lr=it("kernel_type","kind",Tc),ho=Ar(de("operator","operator",!0),()=>"cpu_op"),Nr=Ar(de("name","kernel",!0),e=>e.category),Fw=(e,t)=>i("p",{class:"an\
alysis-sentence"},e&&i("strong",{},`${e}: `),t);function Rs(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>Fw(s.letter,r))),
n&&Fw("B − A",n)]}function Ci(e){let t=new Map;for(let{letter:n,data:s}of e)for(let r of new Set(s.files.map(a=>a.note).filter(a=>a!==null))){let a=[...new Set(s.files.filter(l=>l.note===r).map(l=>l.
rank))].sort((l,c)=>l-c);t.set(r,[...t.get(r)??[],{letter:n,ranks:a}])}let o=n=>n.length===e.length&&e.every(({data:s},r)=>s.ranks.length===n[r].ranks.length);return[...t].map(([n,s])=>i("p",{},o(s)?`${La(
n)}.`:`${s.map(({letter:r,ranks:a})=>`${r?`${r}, `:""}${a.length>1?"ranks":"rank"} ${Ge(a)}`).join("; ")}: ${n}.`))}var jn=e=>[e.letter,e.label].filter(Boolean).join(" · "),Ls=e=>e.stream===-1?"no st\
ream":`stream ${e.stream}`,Ns=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),nt=(e,t,o)=>({name:e,label:t,type:"number",placeholder:o});var Ww=[["compute",mt.compute,"--part-compute"],["non_compute",nr,"--part-communication"],["idle",mt.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${L(
s[`${e}_time`])}, ${yn(s[`${e}_time_pctg`])}`})),jw={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>Re(e),legend:Ww,sums:!0,make:(e,t)=>fo(e,t,{label:Cs(e),rowsOf:o=>o.data.rows,parts:Ww,what:"ranks",empty:Xo})}],
tables:[{key:"rows",caption:"Ranks",main:["idle_time_pctg","compute_time","non_compute_time"],columns:[xe,Se(re(Q("idle_time",mt.idle.name),mt.idle.what)),Ue("idle_time_pctg","idle, %"),Se(re(Q("compu\
te_time",mt.compute.name),mt.compute.what)),fe(Ue("compute_time_pctg","compute, %")),Se(re(Q("non_compute_time",nr.short),nr.what)),Ue("non_compute_time_pctg",`${nr.short}, %`),Se(re(Q("kernel_time","\
all"),"From the first to the last device row")),_n]}]};var Hw={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"\
rows",title:"Overlap",height:Re,make:(e,t)=>Je(e,t,{table:"rows",kind:"percent",name:Cs(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. \
It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${yn(o.comp_comm_overlap_pctg)}, ${L(o.overlap)} of ${L(o.communication_time)} of communication`})}],
tables:[{key:"rows",caption:"Ranks",columns:[xe,ft(Ue("comp_comm_overlap_pctg","overlap")),Se(re(ft(Q("overlap","overlapped")),"Communication while a compute kernel runs")),Se(Q("communication_time","\
communication")),_n]}]};var Uw=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Mc[e],what:Np[e],text:o=>L(o[e])}));function y1(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var zw={title:"\
Idle time",params:[nt("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Ns("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"rows",title:"Idle time o\
f each stream",height:e=>Re(e),legend:Uw,sums:!0,make:(e,t)=>{let o=Cs(e);return fo(e,t,{rowsOf:y1,group:Ls,label:n=>`${o(n)}, ${Ls(n)}`,parts:Uw,what:"streams",empty:Xo})}}],tables:[{key:"rows",caption:"\
Streams",columns:[xe,To,Rr,it("idle_category","why idle",Mc),Se(Q("idle_time","idle")),fe(Mi("idle_time_ratio","share")),_n],extra:e=>"count"in e?bn(Q):[]}]};var Ri={title:"Kernels",params:[nt("duration_ratio","Share of time to show","0.8"),nt("num_kernels","Kernels at most","10"),Ns("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Re,make:(e,t)=>Je(e,t,{table:"kinds",kind:"percent",empty:Xo,name:o=>Oc(o.kernel_type),
value:o=>o.percentage,show:o=>`${yn(o.percentage)}, ${L(o.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:Re,make:(e,t)=>Je(e,t,{table:"ov\
er_ranks",kind:"time",empty:Xo,name:o=>o.name,value:o=>o.mean,show:o=>`${L(o.mean)}, mean of ${M(o.count)} calls${o.ranks>1?`, ranks ${L(o.min_mean)} to ${L(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.
min_mean,high:o.max_mean-o.mean})})}],tables:[{key:"over_ranks",caption:"Kernels",main:["sum","count","mean"],columns:[Nr,Lr,fe(me("ranks","ranks")),Se(me("count","calls")),Se(Q("sum","time")),Q("mean",
"mean"),Q("min_mean","fastest rank"),Q("max_mean","slowest rank")]},{key:"kinds",caption:"Kinds",columns:[it("kernel_type","kind",Oc),Se(fe(Q("sum","time"))),fe(Ue("percentage","share"))]},{key:"kerne\
ls",caption:"Kernels of each rank",main:["sum","count","mean"],columns:[Nr,Lr,xe,Se(me("count","calls")),Se(Q("sum","time")),Q("mean","mean"),Q("min","min"),Q("max","max"),Q("std","std")]}]};var Iu=6,Gw=e=>new Set(e).size>1;function Li(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>Gw(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>Gw(l.filter(d=>d.rank===u).
map(d=>d.device)))),a=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,f=a.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};f.series[c]=u,a.set(m,f)})),[...a.values()]}var b1=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function _1(e,t){if(!t[0].
data.summary)return b1(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,a)=>r?n[a].get(o(
r))??0:0)]))}function k1(e,t){let o=_1(e,t),n=new Map,s=new Map;for(let a of e){let l=o.get(a.key),c=s.get(a.group)??{name:a.group,lines:new Map,nth:new Map},u=c.nth.get(a.sort)??0,d=`${a.sort} ${u}`;
c.nth.set(a.sort,u+1),c.lines.set(d,l),s.set(a.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return Ru([...s.values()].map(a=>({name:a.name,group:"",values:t.map((l,c)=>r.
map(u=>(a.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(a=>a.name)}function x1(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>Iu)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,Iu),count:s}}function $1(e,t,o){if(e.length<=Iu)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:k1(e,t),{taken:r,count:a}=x1(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${a} of ${n.length} ranks`:Lu(a,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var Du=[""];function Ni(e,t,{lines:o,order:n}){let s=e.map(a=>a.key).filter(a=>o.includes(a)),r=$1(e,t,n);return s.length>0||o.
includes(Du[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function Yw(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var v1=24;function Kw(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Vw(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Ps(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:a,empty:l,flat:c}){let u=Li(e,n,r),{panel:d,style:m}=Kw(s),{keys:f,...p}=Ni(u,e,t),h=Vw(),g=u.filter($=>f.includes($.key)).flatMap($=>{let S=h(m($));return $.
series.map((E,O)=>E&&{key:e[O].key,place:S,side:e[O].letter,panel:d($),points:E.points,name:[[e[O].letter,e[O].label].filter(Boolean).join(" · "),`rank ${E.rank}`,$.name].join(", ")})}).filter(Boolean);
if(u.length>0&&f.length===0)return{empty:"No line is chosen.",limited:p.limited};if(g.every($=>$.points.length===0))return{empty:l};if(c&&g.every($=>$.points.every(S=>S[1]===0)))return{empty:c};let y=[
...new Set(g.map($=>$.panel))].slice(0,v1),[w,b]=[Number(t.start||NaN),Number(t.end||NaN)],_=b>(w||0)?[w||0,b]:null,k=a?.(e,Yw(u,f))??[];return{data:$=>_w({panels:y,unit:o,range:_,marks:k,lines:g.filter(
S=>y.includes(S.panel))},$),places:y.length,limited:p.limited,note:[p.note,_&&`${te(_[0])} to ${te(_[1])}`].filter(Boolean).join(", ")}}function Qw(e,t,o){let n=Vw();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(Kw(o).style(s))]))}var Jw=e=>e.name,Xw={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:Jw,panels:!0,height:As,make:(e,t)=>Ps(e,t,{unit:"rate",name:Jw,panels:!0,empty:"There ar\
e no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",main:["count","mean",
"max"],columns:[xe,To,de("name","copy"),...bn(Eo,ft,fe)]}]};var Zw={title:"Queue length",window:!0,params:[nt("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to look clos\
er: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:Ls,height:As,make:(e,t)=>Ps(e,t,{unit:"waiting",name:Ls,empty:Cr})}],tables:[{key:"summary",caption:"Summary",main:[
"mean","50%","max"],columns:[xe,To,Rr,...bn(We,fe)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[xe,To,Rr,Se(Q("duration_at_max_queue_length","blocked")),Mi("relative_duration_\
at_max_queue_length","share of the rank")]}]};var S1=(e,t)=>e.place-t.place||Object.keys(Na).indexOf(e.class)-Object.keys(Na).indexOf(t.class),ey={title:"Kernel launches",params:[nt("runtime_cutoff","Slow launch over, µs","50"),nt("launch_delay_\
cutoff","Late start over, µs","100"),Ns("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",above:{charts:4},charts:[...Object.entries(Ac).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:La(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.
letter,name:jn(s),bins:s.data.histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:Cr}:{data:s=>$w({sides:n},s)}}})),{id:"launch-scatter",table:"launches",title:"Host aga\
inst device",half:!0,height:()=>230,make:e=>e.every(t=>t.data.scatter.length===0)?{empty:Cr}:{data:()=>vw({sides:e.map(t=>({key:t.key,side:t.letter,name:jn(t),points:t.data.scatter}))})}}],tables:[{key:"\
counts",caption:"Launches",columns:[xe,Se(me("count","launches")),Se(me("short_kernels","shorter than their launch")),Se(me("runtime_outliers","slow launches")),Se(me("launch_delay_outliers","late sta\
rts")),_n]},{key:"worst",caption:"The worst launches",apart:!0,order:S1,columns:[it("class","why",Na),xe,Nr,ho,Q("cpu_duration","host"),Q("gpu_duration","device"),Q("launch_delay","delay")]},{key:"sum\
mary",caption:"Summary",main:["mean","50%","max"],columns:[xe,it("measure","measure",Ac),...bn(Q)]}]};function E1(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&i("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||An]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var ty={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},nt("min_pattern_len","Kernels at least","3"),nt("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",i("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Re,sums:!0,make:(e,t)=>Je(e,t,{table:"patterns",kind:"time",sums:!0,name:o=>o.pattern,value:o=>o.
kernel_duration,empty:E1(t),show:(o,n)=>L(n)})}],tables:[{key:"patterns",caption:"Patterns",rows:4,main:["kernel_duration","count"],columns:[qw("pattern","operator and its kernels"),xe,{...me("length",
"kernels"),showDiff:null},Se(me("count","calls")),Se(Q("kernel_duration","on the device")),Se(Q("operator_duration","on the host"))]}]};var oy={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Time, all ranks together",sums:!0,height:Re,make:(e,t)=>Je(e,t,{table:"rows",kind:"time",
sums:!0,name:o=>o.name,value:o=>o.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>L(n)})}],tables:[{key:"rows",caption:"Annotations",main:["sum",
"count","mean"],columns:[Ar(de("name","name",!0),(e,{use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),xe,Se(me("count","calls")),Se(Q("sum","time")),Q("mean","mean"),Q("min","min"),Q(
"max","max"),Q("std","std")]}]};var ny={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"\
Time, all ranks together",sums:!0,height:Re,make:(e,t)=>Je(e,t,{table:"rows",kind:"time",sums:!0,empty:Xo,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>L(n)})}],tables:[{key:"rows",caption:"\
Operators",main:["sum","count","mean"],columns:[ho,Lr,xe,Se(me("count","calls")),Se(Q("sum","time")),Q("mean","mean"),Q("min","min"),Q("max","max"),Q("std","std")]}]};var T1=4,sy=280,O1=[250,1e3],Oo=[],ry=-1/0;function M1({target:e}){e.closest?.(".chart")||(ry=performance.now())}for(let e of["keydown","input","pointerdown","wheel"])globalThis.document?.addEventListener(
e,M1,{capture:!0,passive:!0});function A1(e,t){return new Promise(o=>{Oo.push({node:e,isNew:t,go:o}),Oo.length===1&&bt().then(qu)})}function C1(e){let t=Oo.findIndex(o=>o.node===e);t>=0&&Oo.splice(t,1)[0].
go()}function qu(){if(Oo.length===0)return;let e=performance.now()-ry,t=({node:r})=>{let{top:a,bottom:l}=r.getBoundingClientRect();return l>0&&a<window.innerHeight},o=Oo.find(t),n=o??Oo[0],s=O1[o||n.isNew?
0:1]-e;if(s>0){setTimeout(qu,s);return}Oo.splice(Oo.indexOf(n),1),n.go(),Oo.length>0&&bt().then(qu)}function R1(e,t){let o=null,n=null;e.on("plotly_hover",l=>{o=l}),e.on("plotly_unhover",()=>{o=null});
let s=0,r=0,a=l=>{clearTimeout(s),s=performance.now()<r?0:setTimeout(()=>t(l),sy)};e.on("plotly_doubleclick",()=>{clearTimeout(s),r=performance.now()+sy}),e.on("plotly_click",l=>{n=null,a(l)}),e.addEventListener(
"mousedown",({clientX:l,clientY:c,button:u})=>{n=o&&u===0?{event:o,x:l,y:c}:null},!0),e.addEventListener("click",({clientX:l,clientY:c})=>{let u=n;n=null,u&&Math.hypot(l-u.x,c-u.y)<T1&&a(u.event)})}function kt(e){
let t=i("div",{class:"plot",id:e.id}),o=i("span",{class:"chart-unit"}),n=i("p",{class:"chart-message muted",hidden:!0}),s=rt(e.title),r=i("div",{class:"chart-tools"},e.tools,s.node,["PNG","SVG"].map(w=>P(
w,()=>y(w.toLowerCase()),{title:`${e.title}: download as ${w}`,"aria-label":`${w} of ${e.title}`}))),a=i("section",{class:`card chart ${e.class??""}`.trim(),"aria-label":e.title},i("div",{class:"chart\
-head"},i(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,f=new ResizeObserver(()=>{l&&!e.paint&&!gn()&&!t.hidden&&t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&h()});f.observe(
a);let p=ws(g);async function h(w=!1){if(u){w&&C1(a);return}let b;u=!0;try{c||await bt(),b=await er(),w||(delete t.dataset.ready,await A1(a,!c))}catch(S){T(n,S.message),n.hidden=!1;return}finally{u=!1}
if(m=t.clientWidth,d||!l||l.empty||m===0)return;let _=e.height(l,m);t.style.height=`${_}px`;let{data:k,layout:$}=e.make(l,m);await b.react(t,k,{...$,width:m,height:_,showlegend:!1,uirevision:l.zoom??l.
revision},Yf),!c&&!d&&(c=!0,e.onClick&&R1(t,S=>e.onClick(S,l)),e.onRelayout&&t.on("plotly_relayout",S=>e.onRelayout(S,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(l)),t.querySelector(
".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function g(){c&&l&&!l.empty&&!e.paint&&h(!0)}function y(w){c&&(e.save??Kf)(t,w,`${l.file}-${e.file}`,{title:[e.title,l.heading].
filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:a,sql:s,draw(w){let b=l?.revision===w.revision&&!w.empty;if(l=w,o.textContent=w.heading??
"",t.dataset.wanted=w.revision,t.hidden=!!w.empty,r.hidden=t.hidden,a.toggleAttribute("data-empty",t.hidden),n.hidden=!w.empty,T(n,w.empty),!(w.empty||b&&c)){if(e.paint){t.style.height=`${e.height(w)}\
px`,T(t,e.paint(w)),c=!0,t.dataset.ready=w.revision;return}t.style.height=`${e.height(w,e.height.length>1?t.clientWidth||600:0)}px`,h()}},redraw:g,retheme:g,layout:()=>t.layout,relayout(w){c&&!t.hidden&&
globalThis.Plotly.relayout(t,w(t.layout))},unmount(){d=!0,f.disconnect(),p(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function Mo(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({
length:Math.ceil(e/o)},(n,s)=>s*o)}var ay=["circle","square","triangle-up","cross","star","hexagon"],L1=14,Fu=24,ly=42,Pi=6.6,Bu=14,cy=e=>e.map(t=>Le(t)).join("<br>"),iy=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],Wu=e=>iy[e%iy.length];function N1(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,a)=>a%s===0)}function uy({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,a]=cs(Math.max(...n.map(u=>u.busbw))),
l=N1(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),f=c?z(Wu(m)):Vt()[u.side==="B"?"test":"control"];return{type:"scatte\
r",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(p=>Math.log2(Math.max(p.bytes,1))),y:d.points.map(p=>p.busbw/a),line:{color:f,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:f,size:8,symbol:`${ay[m%ay.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:f}},customdata:d.points.map(p=>cy([[u.side,d.name].filter(Boolean).join(" · "),`${_e(
p.bytes)}: ${jo(p.busbw)}, best ${jo(p.best_busbw)}`,`transfer ${L(p.mean_transfer)}, ${M(p.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:vt(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>_e(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var dy=e=>Math.
max(3,Math.min(L1,Math.floor(640/Math.max(1,e)))),ju=(e,t)=>t*(Math.max(40,e*dy(e))+Fu+ly);function P1(e,t,o,n,s,r){let a=t===0?"":String(t+1),l=ju(e.rows.length,o),c=l/o-Fu-ly,u=t*(l/o)+Fu,d=Mo(n.length,
(s-r)/74),m=Mo(e.rows.length,c/13),f=Math.floor((s-r)/Math.max(1,d.length)/Pi),p={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${a}`]:{...p,anchor:`y${a}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:ko(d.map(h=>n[h]),Math.max(6,f)).map(Le)},[`yaxis${a}`]:{...p,anchor:`x${a}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(h=>Le(e.rows[h]))}}}function I1(e,t,o,n){let s=tr(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:z("--text")}},l=Pi*t.length+8+s.length*
Bu;return{annotations:[{...r,x:0,xanchor:"left",text:Le(Zs(e,Math.max(6,Math.floor((n-l-30)/Pi))))},{...r,x:1,xanchor:"right",text:Le(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.map(
([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*Bu-l,x1:(u+1)*Bu-l,y0:6,y1:16,line:{width:1,color:z("--border-strong")}}))}}function my({
panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,a]=je(s),l=30+Pi*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:vt(),hovermode:"\
closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/a,colorscale:tr(),showscale:!1}};return{data:e.map((d,m)=>{let f=P1(d,m,e.length,t,o,l);Object.assign(c,f);
let{annotations:p,shapes:h}=I1(d.title,L(s),f[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...p),c.shapes.push(...h);let g=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"coloraxis",
xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:dy(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(w=>w===null?null:w/a)),customdata:d.texts.map(y=>y.map(cy)),hovertemplate:"%{customdata}<extra></e\
xtra>",meta:r}}),layout:c}}var kn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,Hn=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function Hu(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function D1(e){let t=Hn(e,o=>o.longest-o.shortest);return t?[`${kn(t)} takes ${L(t.shortest)} on one rank and ${L(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function py(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=Hn(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` The largest part of the exposed waiting is in ${kn(o)}: ${L(o.exposed_wait_per_step)} a step.`:"",s=Hn(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${L(t.time_per_step)} a step and rank: ${L(t.transfer_per_step)} of transfer and ${L(t.wait_per_step)} of waiting, ${L(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Ra\
nk ${s.rank} lacks ${W(s.instances,"collective")} that other ranks have: ${kn(s)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...B1(t,e.unmatched),...D1(e.uneven)]}var q1={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function B1(e,t){if(e.unmatched_rows===0)return[];let o=[...Hu(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,a)=>r+a.count,
0)]).sort((n,s)=>s[1]-n[1]);return[`Waiting is not known for ${M(e.unmatched_rows)} of ${W(e.rows,"collective row")} (${L(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${M(
s)} ${q1[n]??n}`).join(", ")}`}.`]}function hy([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>ge(n[r]-o[r]);return`${s("time_per_step")} a step \
and rank: ${s("transfer_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var F1={compute:"it computes",memory:"its copies take",idle:"its device idles"};function W1(e){let t=s=>s[`${s.cause}\
_excess_per_step`]??0,o=Hn(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank}\
 exceeds the median rank most before collectives where it is last: ${F1[o.cause]} ${L(t(o))} a step longer, and each other rank waits ${L(n)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function gy(e,t){let o=Hu(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${_e(wn([...o.values()].map(
n=>Math.max(...n.map(s=>s.peak)))))}.`}function wy(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...Hu(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===
c.device),m=>m[d])].map(([m,f])=>[m,f.reduce((p,h)=>p+h.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return Hn([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(
m)??0)})),m=>m.change*Math.sign(n))},a=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${Xs(n)} at the peak${a?
`; ${a.name}: ${Xs(a.change)}`:""}.`}var j1=30,H1=.1;function U1(e){let t=e.by_arithmetic.reduce((a,l)=>a+l.device_time_per_step,0),o=e.by_arithmetic.filter(a=>a.device_time_per_step>=H1*t),n=o.find(a=>a.
arithmetic==="float32"&&a.peak_pctg!==null&&a.fastest_tflops_per_s>a.peak_tflops_per_s),s=o.find(a=>a.dtype==="float32"&&a.arithmetic===null&&a.peak_pctg!==null),r=n?.dtype==="float32"?"TF32":n?.dtype;
return`${n?` Computed in float32: ${Me(n.tflops_per_s,0,1)} TFLOP/s, ${Te(n.peak_pctg)} of the float32 peak${n.peak_pctg<j1?"":`; ${r} would allow ${Me(n.fastest_tflops_per_s,0,1)} TFLOP/s (${Me(n.fastest_tflops_per_s/
n.peak_tflops_per_s,0,1)} times)`}.`:""}${s?` The names of some kernels do not tell whether they compute in float32 or TF32: ${L(s.device_time_per_step)} are measured against the peak of TF32.`:""}`}var fy=e=>`${Me(
e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${Te(e.peak_pctg)} of the peak`}`;function yy(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let o=Hn(e.by_operator,n=>n.device_time_per_step);
return`${lo(t.flops_per_step)}FLOPs a step and rank in ${L(t.known_time_per_step)}, ${Te(t.known_pctg)} of the device time: ${fy(t)}${t.peak_pctg===null||t.device===null?"":` of ${t.device}`}.${o&&e.by_operator.
length>1&&o.tflops_per_s!==null?` The largest part of that time is ${o.operator}: ${L(o.device_time_per_step)}, ${fy(o)}.`:""}${U1(e)}`}var by=(e,t)=>e.phases.filter(({phase:o})=>o!=="empty").map(o=>{
let n=Hn(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${L(o.median_time)} a call, the median of ${M(o.calls)}${s>0?`; ${Te(s)} of the time is ${n.name}`:""}.`}).join(" "),Ii="\
No rank waits for another one in the collectives that match.",z1={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},G1=.2;function _y(e){let[t]=e.
by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Ii;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>0);if(o.length===0)return`There is no straggler:\
 rank ${t.rank} causes the most exposed waiting, ${Te(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`differe\
nt steps it is one of ${n.length} ranks`}.${W1(e.by_rank)}`;let[s]=o,r=e.by_rank,a=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.worst_steps===s.steps?"every step":`${s.worst_steps}\
 of ${s.steps} steps`,u=Math.max(a-l,0);return`Rank ${s.rank} is a straggler: it causes ${Te(s.caused_pctg)} of the exposed waiting, the most of all ranks in ${c}${Y1(s,r.length-1)}. If it came at the\
 same time as the others, the mean step of all ranks would be ${L(u)} shorter (${L(l)})${u<G1*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/(r.length-1))?": not more, because some other r\
ank hardly waits for it":""}.`}function Y1(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${z1[e.cause]} (${L(o)} a step more than the median rank)`:""}var K1=200,V1=512;function Q1(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,a)=>a[1]-r[1]).slice(0,K1).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function J1(e,t,o,{name:n,value:s,text:r}){let a=[...new Set(t.map(m=>m.rank))].slice(0,V1),l=new Map(a.map((m,f)=>[m,f])),c=new Map(o.map((m,f)=>[m,f])),u=a.map(()=>o.map(()=>null)),
d=a.map(m=>o.map(f=>[`rank ${m}, ${f}`]));for(let m of t){let[f,p]=[l.get(m.rank),c.get(n(m))];f!==void 0&&p!==void 0&&(u[f][p]=(u[f][p]??0)+s(m),d[f][p].push(...r(m)))}return{title:e.letter?jn(e):"",
rows:a.map(String),cells:u,texts:d}}function Uu(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=Q1(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>J1(c,o[u],n,t)).
filter(c=>c.rows.length>0),a=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:a,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with the most waiting`,a<l&&`the first ${a} of ${l} ranks`].filter(Boolean).join("; "),data:c=>my({panels:r,columns:n},c)}}var zu=(e,t)=>ju(e,t),ky=e=>[`waits ${L(e.wait_per_step)} a step, exp\
osed ${L(e.exposed_wait_per_step)}`,`causes ${L(e.caused_per_step)} a step, last ${M(e.last)} of ${M(e.matched_rows)} times`],xy=e=>[`waits ${L(e.wait)}, exposed ${L(e.exposed_wait)}`,`causes ${L(e.caused)}\
, last ${M(e.last)} times`];var X1="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",Z1="No collective of the selected r\
anks matches one of another rank: see what does not match below.",Gu="no rank matches, or the trace does not state the bytes sent or the size of the group",Di=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>L(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>L(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>L(e.exposed)}],$y=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function eO(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(kn(o))??{name:kn(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:jn(e),lines:[...t.values()]}}var Ty=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],tO=e=>e.length>1?null:Ty(e).map((t,o)=>({key:`collective ${o}`,name:t,property:Wu(o)}));function oO(e){let t=e.map(eO);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:o=>uy({sides:t,names:Ty(e)},o)}}var qi=e=>e.every(t=>t.data.summary[0]?.rows===0)?X1:Z1,Bi=de("c\
ollective","collective",!0),Fi=de("process_group","process group",!0),vy=re(Q("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),Sy=re(Q("wait_per_step","wait"),"How muc\
h longer a rank takes than the one that comes last"),Ey=re(Q("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),Oy={title:"Collectives",params:[],ofSteps:!0,
intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[
...Rs(e,py,hy),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>i("p",{},t.letter&&i("strong",{},`${t.letter}: `),M(t.data.summary[0].missing_not_listed)," collectives have more miss\
ing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:Re,legend:Di,make:(e,t)=>fo(e,t,{parts:Di,what:"collectives",rowsOf:o=>o.data.
collectives.filter(n=>n.instances>0).map($y),label:kn,empty:qi(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:Re,legend:Di,make:(e,t)=>fo(e,t,{parts:Di,what:"ranks",
rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map($y),label:o=>`rank ${o.rank}`,empty:qi(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:tO,make:oO},
{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:zu,legend:[],make:e=>Uu(e,{name:kn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:ky,empty:qi(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:zu,legend:[],make:e=>Uu(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:xy,empty:qi(e)})}],tables:[{key:"collectives",caption:"Collectives",main:["transfer_per_step","exposed_wait_per_step"],columns:[Bi,Fi,it("\
class","class",String),me("instances","instances"),vy,Sy,Ey,Q("time_per_step","in all"),fe(me("group_size","group size")),fe(We("bytes_per_instance","bytes")),Xe(ft(Eo("algbw","algorithm bandwidth")),
Gu),Xe(ft(Eo("busbw","bus bandwidth")),Gu),me("unmatched_rows","without match"),Q("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[xe,vy,Sy,Ey,re(Q("caused_per_step",
"caused"),"Exposed waiting of the other ranks where this one was last"),me("last","last"),fe(Ue("last_pctg","last, share")),me("matched_rows","matched"),me("unmatched_rows","without match")]},{key:"un\
matched",caption:"Without a match",columns:[xe,Bi,Fi,it("why","why",String),de("dtype","type"),fe(We("bytes","bytes")),me("count","count"),Q("duration","in all"),Xe(re(ft(Eo("busbw_at_least","bus band\
width, at least")),"Computed from whole durations, which may include waiting"),Gu)]},{key:"missing",caption:"Missing",columns:[xe,Bi,Fi,me("instances","instances that it lacks")]},{key:"uneven",caption:"\
Unequal shares",apart:!0,columns:[de("step","step"),Bi,Fi,de("ranks","ranks"),Q("shortest","shortest"),Q("longest","longest"),We("least_bytes","fewest bytes"),We("most_bytes","most bytes")]}]};var Yu={compute:"compute",memory:"copies",host:"host, self"},nO={...de("step","step"),show:e=>e===null?"whole file":String(e)},My=re(Q("step_time_like_median","step if on time"),"The mean step of all \
ranks if this rank came at the same time as the others"),Ay={title:"Stragglers",ofSteps:!0,params:[nt("num_candidates","Ranks with operators","2"),nt("limit","Operators of each","10")],intro:"Which ra\
nk the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>i("p",{class:"\
straggler-sentence"},t.letter&&i("strong",{},`${t.letter}: `),_y(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:Re,make:(e,t)=>Je(e,
t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:Ii,show:o=>`${L(o.caused_per_step)} a step, ${Te(o.caused_pctg)} of all; last in ${Te(o.last_pctg)} of\
 its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:Re,make:(e,t)=>Je(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[
o.step===null?"whole file":`step ${o.step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:Ii,show:o=>`rank ${o.rank}: ${L(o.caused)}, ${Te(o.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",main:["straggler","caused_per_step","caused_pctg","step_time"],columns:[xe,po(it("straggler","straggler",e=>e===1?"yes":"no")),po(
it("cause","what it does longer",{...Yu,memory:"copies",idle:"idle, the host is late"})),re(Q("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their s\
um"),fe(Ue("caused_pctg","share")),me("last","last"),fe(Ue("last_pctg","last, share")),re(me("worst_steps","worst in steps"),"In how many steps no other rank caused more"),re(Q("compute_excess_per_ste\
p","more compute"),"Before the collectives where it is last, compared with the median rank"),re(Q("memory_excess_per_step","more copies"),"The same of copies"),re(Q("idle_excess_per_step","more idle"),
"The same of time in which neither runs: the host is late"),Q("step_time","step"),My]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[xe,it("measure","measure",
Yu),de("operator","operator",!0),Q("time_per_step","per step"),Q("median_per_step","median rank"),Q("excess_per_step","more"),We("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[
nO,po(re(de("rank","rank"),"The rank that causes the most in the step")),po(it("cause","what it does longer",{...Yu,idle:"idle, the host is late"})),re(Q("caused","caused"),"Exposed waiting of the oth\
er ranks where this one was last: their sum"),fe(Ue("caused_pctg","share")),Q("exposed_wait","exposed wait"),Q("step_time","step"),My]}]};var Py="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",sO="It is not known what is live at the peak: either all of it was allocated before the reco\
rding began, or the trace does not record addresses.",Is=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),Cy=e=>Is(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),rO=e=>e.
replace(/ (allocated|reserved)/,""),aO=e=>e.includes(" reserved")?"reserved":"allocated",Ry={panel:e=>rO(e.name),style:e=>`${e.group} ${aO(e.name)}`},Iy=e=>[Is(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Qu=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),iO=(e,t)=>o=>[Qu(e,"rank")&&`rank ${o.rank}`,Qu(e,"device_type")&&Iy(o),o[t]].filter(Boolean).join(" · ");function lO(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function Dy(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function cO({side:e,row:t}){let o=[Qu([e],"rank")&&`rank ${t.rank}`,Iy(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${_e(t.live_at_peak)}\
 of it was allocated in the recording, ${_e(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[i("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${_e(t.peak)} (${o}), ${L(t.peak_at)} after the first event${n}.${s}${gy(e.data.peaks,t.device_type)}${r}`]}function uO(e){let t=e.
map(n=>Dy([n])),o=t.length===2&&t.every(Boolean)&&Is(t[0].row.device_type)===Is(t[1].row.device_type)&&wy(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[i("p",{class:"memory-sentence"},i("s\
trong",{},"B − A: "),o)]:[]}var dO=e=>[...e.flatMap(t=>{let o=Dy([t]);return o?[i("p",{class:"memory-sentence"},cO(o))]:[]}),...uO(e)],qy={...de("device_type","memory"),show:Is,alike:Is},mO=Xe(Mr("d\
evice","device"),"host memory has no number"),fO=Dw(re({...de("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),Ly=re(Pt("bytes","live at the peak"),"Allocated at o\
r before the peak, and not freed by then"),Ku=fe(Ue("pctg","share")),Vu=me("allocations","allocations"),Wi=[xe,fO,qy,mO],Ny=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:Py}:Je(e,t,{table:o,kind:"\
bytes",name:iO(e,n),value:s=>s.bytes,show:(s,r)=>`${_e(r)}, ${Te(s.pctg)} of the peak`,empty:sO}),By={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[nt("limit","Frames of each device","100")],intro:"\
Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",
notes:dO,charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:Cy,panels:Ry,ownDevice:!0,height:As,make:(e,t)=>Ps(e,t,{unit:"bytes",name:Cy,panels:Ry,ownDevice:!0,marks:lO,empty:Py})},
{id:"live_modules",title:"Live at the peak, by module",height:Re,make:(e,t)=>Ny(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Re,make:(e,t)=>Ny(e,t,"l\
ive_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",main:["peak","reserved_peak","live_at_peak"],columns:[...Wi,re(Pt("peak","peak allocated"),"The largest amount that is allocated"),po(
re({...Q("peak_at","at"),number:!1},"When it is reached first, after the first event of the set")),po(Xe(de("peak_step","step"),"outside of the recorded steps")),re(Pt("unused_at_peak","unused then"),
"Reserved minus allocated at the peak"),re(Pt("reserved_peak","peak reserved"),"The largest amount that is reserved"),re(Pt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the pe\
ak of what is reserved"),re(Pt("live_at_peak","live at the peak"),"Allocated in the recording at or before the peak, and not freed by then"),re(Pt("from_before","from before"),"The rest of the peak: a\
llocated before the recording began"),re(Pt("never_freed","never freed"),"Allocated in the recording and not freed until its end"),me("never_freed_allocations","never freed, allocations"),re(Pt("unsee\
n_freed","freed, allocated before"),"Freed in the recording, allocated before it began"),{...po(de("totals","totals")),what:"recorded: the trace states them. sums: added up from its allocations and fr\
ees, because it does not state them"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...Wi,de("module","module",!0),Ly,Ku,Vu,me("frames","frames")]},{key:"live",caption:"Live at the peak\
, by frame",columns:[...Wi,de("frame","frame",!0),de("operator","operator",!0),Ly,Ku,Vu]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[qy,de("operator","operator",!0),
We("allocations_per_step","allocations per step"),Pt("allocated_per_step","allocated per step"),We("frees_per_step","frees per step"),Pt("freed_per_step","freed per step")]},{key:"never_freed",caption:"\
Never freed in the recording",columns:[...Wi,de("frame","frame",!0),de("operator","operator",!0),Pt("bytes","never freed"),Ku,Vu]}]};var Zu=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],xn=Object.
fromEntries(Zu.map(([e,t])=>[e,t])),Fy=Zu.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${L(n[e])}, ${yn(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
Xu="There are no steps here.",ji=e=>e.step===null?"whole file":`step ${e.step}`,Ju=e=>e.span>0?`, file ${e.span+1}`:"";function pO(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return bs({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function hO({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return Xu;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${L(o)} a step: ${t.slice(0,3).map(n=>`${Te(
n.time_pctg)} ${xn[n.kind]}`).join(", ")}.`}var Wy=Xe(Q("longest","longest"),"the path has no such segment"),jy=Xe(de("name","name",!0),"waiting and gaps have no name"),Hy={title:"Critical path",host:!0,
ofSteps:!0,params:[nt("consecutive_kernel_delay","Short gaps, µs","30"),nt("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>i("p",{class:"path-sentence"},t.letter&&i("strong",{},`${t.letter}: `),hO(t))),e[0].
data.by_step.length>0&&i("p",{},i("a",{href:pO(e,e[0].data.by_step[0])},`Show the path of ${ji(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:Re,make:(e,t)=>Je(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?xn[o.kind]:`${o.name} (${xn[o.kind]})`,value:o=>o.time_per_step,empty:Xu,show:o=>`${L(
o.time_per_step)} a step, ${Te(o.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>Re(e),legend:Fy,make:(e,t)=>fo(e,t,{parts:Fy,what:"steps",empty:Xu,
rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${ji(o)}${Ju(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[it("kind","ki\
nd",xn),it("work","work",e=>e===1?"yes":"waiting"),Q("time_per_step","time per step"),fe(Ue("time_pctg","share")),Se(me("segments","segments")),Wy]},{key:"by_name",caption:"Operators, calls and kernel\
s",columns:[it("kind","kind",xn),jy,Q("time_per_step","time per step"),fe(Ue("time_pctg","share")),Se(me("segments","segments")),Wy]},{key:"by_step",caption:"Steps",columns:[xe,{...de("step","step"),show:(e,t)=>ji(
t)+Ju(t)},re(Q("path","path"),"The whole path, including waits; the kinds add up to it"),re(Q("work","work"),"Without waits for the device, between operators and idle"),...Zu.map(([e,t,o])=>re(Q(e,t),
o)),Q("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[xe,{...de("step","step"),show:(e,t)=>ji(t)+Ju(t)},Q("start","from"),Q("duration","takes"),it("kind","kind",
xn),jy,Xe(de("lane","thread or stream"),"waiting is on none")]}]};var gO='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',wO={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},Ui=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:mt[e].name,what:mt[e].what,text:o=>`${L(o[e])} a call`})),yO=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),ed=e=>e===null?ae:M(Math.round(e)).replace("-","−"),bO=e=>`${M(Math.round(e))} tokens/s`;function _O(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",i("a",{href:Gt({...Ot(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&i("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var td="the names of these annotations do not say it",od=[me("calls","calls"),re(Q("median_time","median"),"The duration of th\
e annotation on the host"),Q("mean_time","mean"),...Ui.map(({key:e,name:t,what:o})=>re(Q(e,t),`${o}, per call`)),re(Q("device_time","device"),"What a call launches, wherever it runs; per call"),Xe(re(
fe(me("requests_in_all","requests")),"Of all calls whose names say them"),td),Xe(re(fe(me("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),td),re(Q("active_ti\
me","at work"),"Time in which a call runs on the host or on a device, of all ranks"),Xe(re(ft({...We("tokens_per_second","tokens/s"),show:ed,showDiff:e=>e>0?`+${ed(e)}`:ed(e)}),"Tokens by the time in \
which such calls are at work, of one rank"),td)],nd=["calls","median_time","tokens_per_second"],Hi=de("phase","phase"),Uy=(e,t)=>({...de(e,t),show:o=>o===null?"not stated":o.replace("-","–")}),zy={title:"\
Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed c\
ommunication, exposed memory and idle add up to its time.",notes:e=>[...Rs(e,t=>by(t,Ui)),i("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>wO[t]).join("\
; ")),_O(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>Re(e),legend:Ui,make:(e,t)=>fo(e,t,{parts:Ui,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:gO})},{id:"phase-\
rates",table:"sizes",title:"Tokens a second, by phase and size",height:Re,make:(e,t)=>Je(e,t,{table:"sizes",kind:"number",name:yO,value:o=>o.tokens_per_second,show:o=>bO(o.tokens_per_second),empty:e.every(
({data:o})=>o.phases.length===0)?"There are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",main:nd,columns:[Hi,...od]},{
key:"sizes",caption:"Phases by size of a call",main:nd,columns:[Hi,re(Uy("requests","requests"),"Of one call, up to a power of two"),re(Uy("tokens","tokens"),"Of one call, up to a power of two"),...od.
map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",main:nd,columns:[xe,Hi,...od]},{key:"forms",caption:"Names that were found",columns:[
Hi,re(de("form","form of the name",!0),"Braces stand for numbers, {k} for members such as bs=8"),me("calls","calls")]}]};var kO="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.",rd="no FLOPs are known, or n\
ot the peak of this device for numbers of this type",Gy=e=>Me(e,0,3),Pr=(e,t)=>fe({...We(e,t),show:lo,showDiff:En}),Ds=ft(re(We("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was \
launched inside the operator, in 10¹² a second")),Ir=Xe(ft(re(Ue("peak_pctg","of peak"),"Share of the peak speed of the device in the arithmetic that the names of the kernels tell, from the data she\
et of its vendor, dense; of several together: the part of their time that they would take at the peak of each")),rd),Yy=Xe(ft(re(Ue("fastest_peak_pctg","of fastest"),"The same of the fastest arithmeti\
c that the device has for these numbers: TF32 for float32")),rd),Ky=(e,t)=>Xe(fe(We(e,t)),rd),sd=re(Q("device_time_per_step","device per step"),"Device time of what was launched inside the operator, p\
er step and rank"),Vy=ft(re(Eo("gb_per_s_at_least","bandwidth, at least"),"Each input read once and the output written once, divided by the device time")),Qy=fe(re(We("flops_per_byte_at_most","FLOPs p\
er byte"),"FLOPs for each byte that has to be read or written: at most")),Jy={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-point operations of matrix produc\
ts, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",above:{tables:2},notes:e=>Rs(e,yy),charts:[{id:"speed",table:"by_operator",title:"Achieved T\
FLOP/s by operator",height:Re,make:(e,t)=>Je(e,t,{table:"by_operator",kind:"count",name:o=>o.operator,value:o=>o.tflops_per_s,empty:kO,show:o=>`${Gy(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${Gy(
o.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",main:["tflops_per_s","peak_pctg","known_time_per_step"],columns:[Pr("flops_per_step","FLOPs per step"),Q("device_time_per_ste\
p","device per step"),re(Q("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),fe(Ue("known_pctg","share")),Ds,Ir,Yy,po(de("device","device"))]},
{key:"classes",caption:"Classes of work",main:["device_time_per_step","tflops_per_s","gb_per_s_at_least"],columns:[re(de("class","class"),"By the operators that launched it, else by the names of kerne\
ls; other: nothing says what it is"),Se(fe(me("device_rows","device rows"))),Q("device_time_per_step","device per step"),fe(Ue("device_time_pctg","share of device time")),Ds,Vy,Qy]},{key:"by_rank",caption:"\
Ranks",main:["known_time_per_step","tflops_per_s","peak_pctg"],columns:[xe,Pr("flops_per_step","FLOPs per step"),Q("device_time_per_step","device per step"),Q("known_time_per_step","with known FLOPs"),
Ds,Ir]},{key:"by_arithmetic",caption:"Arithmetic",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[re(de("dtype","type"),"The type of the numbers of both factors"),Xe(re(de("arithmeti\
c","computed in"),"What the kernels multiply in, by their names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for one), on the tensor cores"),"the names of the kernels d\
o not tell: the peak is that of the fastest"),Se(fe(me("calls","calls"))),Pr("flops_per_step","FLOPs per step"),sd,Ds,Ir,Yy,Ky("peak_tflops_per_s","peak TFLOP/s"),Ky("fastest_tflops_per_s","fastest TF\
LOP/s")]},{key:"by_operator",caption:"Operators",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[ho,Se(fe(me("calls","calls"))),Pr("flops_per_step","FLOPs per step"),sd,Ds,Ir]},{key:"\
by_shapes",caption:"Operators and shapes",main:["device_time_per_step","tflops_per_s"],columns:[ho,de("shapes","shapes",!0),re(de("dtype","type"),"The type of the numbers of both factors"),de("class",
"class"),Se(fe(me("calls","calls"))),Pr("flops_per_call","FLOPs per call"),sd,Ds,Ir,Qy]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",main:["device_time_per_step","gb_per_s_\
at_least"],columns:[ho,de("shapes","shapes",!0),de("dtypes","types",!0),Se(fe(me("calls","calls"))),Q("device_time_per_step","device per step"),Vy]},{key:"unknown",caption:"Device time without known F\
LOPs",main:["device_time_per_step"],columns:[re(ho,"The innermost operator that launched it"),Se(fe(me("device_rows","device rows"))),Q("device_time_per_step","device per step"),fe(Ue("device_time_pct\
g","share of device time"))]}]};var xO="The part of the time for which a value is known",Xy=[fe(We("mean","mean")),fe(We("min","min")),fe(We("max","max")),fe(re(Q("known_time","known"),xO))],Zy=de("counter","counter"),eb={title:"Clo\
cks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:Ci,params:[],charts:[],above:{tables:2},tables:[
{key:"rows",caption:"All steps",main:["mean","max"],columns:[xe,To,Zy,...Xy]},{key:"by_step",caption:"By step",main:["mean","max"],columns:[xe,Xe(de("step","step"),"the recording has no steps"),To,Zy,
...Xy]}]};var $O="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",vO=e=>e===null?ae:Me(e,0,3),tb={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[nt("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:Ci,charts:[{id:"\
counters",table:"rows",title:"Sums by operator and counter",height:Re,make:(e,t)=>Je(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:$O,
show:(o,n)=>vO(n)})}],tables:[{key:"rows",caption:"Operators, kernels and counters",main:["sum","mean"],columns:[xe,Xe(ho,"no operator above the launch is recorded"),de("kernel","kernel",!0),de("count\
er","counter",!0),me("kernels","kernels"),We("sum","sum"),fe(We("mean","mean")),fe(We("min","min")),fe(We("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[xe,re(me("number","kernel n\
o."),"In order of time, from 0"),de("kernel","kernel",!0),re(de("operators","operators",!0),"Those above its launch, the outermost first"),de("counter","counter",!0),We("value","value")]}]};var go={temporal_breakdown:jw,comm_comp_overlap:Hw,idle_time_breakdown:zw,kernel_breakdown:Ri,memory_bw:Xw,queue_length:Zw,launch_stats:ey,kernel_sequences:ty,user_annotation_breakdown:oy,operator_kernels:ny,
collectives:Oy,stragglers:Ay,memory:By,critical_path:Hy,phases:zy,work:Jy,device_counters:eb,operator_counters:tb},zi=[["Device",["temporal_breakdown","work","idle_time_breakdown","kernel_breakdown","\
launch_stats","queue_length"]],["Program",["critical_path","operator_kernels","kernel_sequences","user_annotation_breakdown","phases"]],["Ranks",["collectives","comm_comp_overlap","stragglers"]],["Mem\
ory",["memory","memory_bw"]],["Counters",["device_counters","operator_counters"]]],ut={"":{title:"Analyse",params:[],ofSteps:!0,host:!0,charts:[],tables:[]},...go};var nb=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],ad=["start","end"],Gi={...Object.fromEntries([...nb,...ad].map(e=>[e,""])),lines:[]};function sb(e){
return[...nb,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?ad:[]]}var ob=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Yi(e,t){
let o=new URLSearchParams(e),n=l=>o.get(l)??o.get(l.replace(/^set(?=_|$)/,"control"))??"",s=Object.keys(t).filter(l=>l!==""),r={what:Qe(o,"what",s,"")},a=t[r.what];for(let l of["set","test",...sb(a)])
r[l]=n(l);return r.rows=ob(o)==="steps"?"":ob(o),r.lines=a.window?o.getAll("line"):[],r.order=Qe(o,"order",["rank"],""),r.unit=Qe(o,"unit",["total"],""),r.more=Qe(o,"more",["1"],""),r}function rb(e,t,o=[]){
let n=new URLSearchParams;for(let s of["set","test",...sb(t[e.what])]){let r=e[s]??"",a=s.startsWith("test_")&&e.test==="";r!==""&&!a&&!o.includes(s)&&n.set(s,r)}return n}function $n(e,t){let o=rb(e,t);
t[e.what].window&&e.lines.forEach(n=>o.append("line",n));for(let n of["order","unit","more"].filter(s=>e[s]))o.set(n,e[n]);return ie(`/analyse?${e.what?`what=${e.what}&`:""}${o}`)}function ab(e,t,o){let n=rb(
e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function Un(e,t){return e.set===""?null:ab(e,t)}function ib(e,t,o){let n=ab(e,t,ad);return n.set("format","csv"),n.set("table",o),n}var SO=30,Dr={top:8,right:16,bottom:34},EO=64,TO=6,lb=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function cb(e){let t=new Set,
o=null,n=[],s=!1,r=new Map(lb.map(([p,h])=>[p,i("button",{type:"button",class:`key key-${p}`,title:"Hide or show these bars",on:{click:()=>{let g=new Set(t);g.delete(p)||g.add(p),e.onHide?e.onHide([...g]):
(u(g),c.redraw())}}},h)])),a=i("ul",{class:"chart-legend"},[...r.values()].map(p=>i("li",{},p))),l=be("pan","Pan instead of zooming",()=>{s=!s,l.setAttribute("aria-pressed",String(s)),c.relayout(()=>({
dragmode:s?"pan":"zoom"}))});l.setAttribute("aria-pressed","false");let c=kt({...e,extra:a,tools:[l,be("plus","Zoom in",()=>m(.6)),be("minus","Zoom out",()=>m(1/.6)),be("reset","Reset the zoom",f)],keys:()=>lb.
filter(([p])=>!t.has(p)),height:p=>OO(p.rows.length),make:(p,h)=>RO(p,h,o,t,s),onRelayout:(p,h)=>d(p,h),onDoubleClick:()=>setTimeout(f),onClick:p=>e.onSelect(n[p.points[0].y]?.key)});function u(p){t=p,
r.forEach((h,g)=>h.setAttribute("aria-pressed",String(!t.has(g))))}function d(p,h){if(!Object.keys(p).some(_=>/^[xy]axis\./.test(_)))return;let{xaxis:g,yaxis:y}=c.layout(),w=[...g.range,...y.range],b=g.
autorange&&w[2]===id(n.length)[0];h.range=b?"":w.join(),e.onZoom?.(b?"":w.map(_=>Number(_.toPrecision(4))).join())}function m(p){c.relayout(({xaxis:{range:h,fixedrange:g}})=>!h||g?{}:{"xaxis.range[0]":h[0]*
p,"xaxis.range[1]":h[1]*p})}function f(){c.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":id(n.length)}))}return{...c,draw(p){n=p.rows,u(new Set(p.hidden??t)),c.draw({...p,empty:p.empty||n.length===
0&&"No rows to draw."})},select(p){p!==o&&(o=p,c.relayout(()=>({shapes:ub(n,o,Vt())})))}}}var OO=e=>Math.max(e,3)*SO+Dr.top+Dr.bottom,id=e=>[Math.max(e,3)-.5,-.5];function ub(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function MO(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=je(t);return[n,` ${o}`]}function AO(e){return[ln(e.name,EO,TO).map(Le).join("<br>"),
e.lines.map(Le).join("<br>")]}function CO(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return ko(e.map(n=>n.name),o).map((n,s)=>Le(e[s].mark+n))}function RO(e,t,o,n,s){let r=Vt(),[a,l]=MO(e),c=e.
rows.length,u=t<520?128:Math.min(280,Math.round(t*.36)),d=Math.floor((u-14)/6.7),m=e.rows.map((b,_)=>_),f=b=>e.rows.map(_=>_[b]===null?null:_[b]/a),p=(b,_)=>e.rows[_].noise?"noise":b>0?"more":"less",h=f(
"diff").map((b,_)=>n.has(p(b,_))?null:b),g=(b,_)=>r[p(b,_)],y=e.range?e.range.split(",").map(Number):null,w={type:"bar",orientation:"h",y:m,textposition:"none",hoverinfo:"skip"};return{data:[{...w,name:"\
control",x:f("control"),visible:!n.has("control"),marker:{color:r.control}},{...w,name:"test",x:f("test"),visible:!n.has("test"),marker:{color:r.test}},{...w,name:"difference",x:h,marker:{color:h.map(
(b,_)=>g(b,_)),pattern:{shape:h.map(b=>b>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:h.map((b,_)=>g(b,_)),bgcolor:r.surface},line:{width:h.map(b=>b>0?0:1),color:h.map((b,_)=>g(b,_))}}},{type:"\
scatter",mode:"markers",xaxis:"x2",x:m.map(()=>.99),y:m,marker:{size:1,opacity:0},customdata:e.rows.map(AO),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:vt(),
barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:u,r:Dr.right,t:Dr.top,b:Dr.bottom},hovermode:"y",hoverdistance:-1,dragmode:s?"pan":"zoom",xaxis:{ticksuffix:l,zeroline:!0,nticks:t<520?4:7,tickformat:e.
kind==="count"?",~r":",",rangemode:"tozero",...y&&{range:y.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:y?y.slice(2):id(c),tickmode:"array",tickvals:m,showgrid:!1,
zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:CO(e.rows,d)},shapes:ub(
e.rows,o,r)}}}function Ki(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var LO=900,Vi=12,db=17,NO=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function mb(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of NO){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():mb(n);s&&o.append(s)}return o}function PO({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,f,p,h)=>ve("te\
xt",{x:d,y:m,fill:z(h?"--text":"--muted"),"font-size":p,"font-weight":h?600:400,"font-family":s},f),a=t.flatMap(d=>ln(d,Math.floor(n/6.6),3)),l=[r(Vi,22,e,15,!0),...a.map((d,m)=>r(Vi,42+db*m,d,12,!1))],
c=30+db*a.length+18,u=Vi;for(let[d,m]of o)l.push(ve("rect",{x:u,y:c-9,width:14,height:9,fill:z(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+Vi}}function IO(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),a=Math.max(o,LO),l=PO(t,a),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),f=mb(d);for(let[p,h]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?a-o:0)}))f.setAttribute(p,String(h));return f}),u=l.height+n;return{width:a,height:u,node:ve("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:a,height:u,viewBox:`0 0 ${a} ${u}`},ve("rect",{width:"100%",height:"100%",fill:z("--surface")}),l.nodes,c)}}var fb="image/svg+xml";async function DO(e,t,o){let n=new Image;
n.src=`data:${fb};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function pb(e,t,o,n){let{node:s,width:r,height:a}=IO(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:fb}):await DO(l,r,a);
Ki(c,`${o}.${t}`)}var qr=212,to={left:62,right:12,top:20,bottom:24},qs=qr-to.top-to.bottom,Qi=.62,qO=5,hb=8,Ji=84,BO=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function gb(e){return kt(
{...e,class:"waterfall",height:()=>qr,keys:BO,paint:HO,save:pb})}function FO(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function WO(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function jO([e,t]){let o=(t-e)/
qO,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(a=>a*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(a,l)=>(r+l)*s)}var Br=e=>`${100*e}%`;function HO({fall:e}){let t=FO(e),
o=WO(t),[n,s]=o,[r,a]=je(s),l=t.length,c=w=>qs*(s-Math.max(w,n))/(s-n),u=(w,b=0)=>Br((w+.5+b)/l),d=w=>w===0?"control":w===l-1?"test":e.parts[w-1].change<0?"less":"more",m=ne("fall-less"),f=jO([n/a,s/a]).
map(w=>({y:c(w*a),text:`${Me(Number(w.toPrecision(12)),0,9)} ${r}`})),p={"aria-hidden":"true",focusable:"false"},h=ve("svg",{class:"fall-body",...p},ve("defs",{},ve("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},ve("rect",{class:"fall-ground",width:5,height:5}),ve("rect",{class:"fall-stripe",width:1.8,height:5}))),f.map(({y:w})=>ve("line",{class:"fall-grid",x2:"1\
00%",y1:w,y2:w})),t.slice(0,-1).map(([,w],b)=>ve("line",{class:"fall-join",x1:u(b,Qi/2),x2:u(b+1,-Qi/2),y1:c(w),y2:c(w)})),t.map(([w,b],_)=>ve("rect",{class:`fall-bar fall-${d(_)}`,x:u(_,-Qi/2),width:Br(
Qi/l),y:c(Math.max(w,b)),height:c(Math.min(w,b))-c(Math.max(w,b)),...d(_)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(w=>UO(u(w,-.33),Br(.66/l))),e.parts.map(({change:w},b)=>ve("text",{class:`\
fall-label fall-${w>0?"more":w<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},ge(w))),zO(e).flatMap(([w,b],_)=>[ve("text",{class:"fall-tick fall-whole",x:u(_),y:qs+15},w),ve("text",{class:"\
fall-tick fall-short",x:u(_),y:qs+15},b)])),g=ve("svg",{class:"fall-axis",...p},f.map(({y:w,text:b})=>ve("text",{class:"fall-value",x:to.left-5,y:to.top+w+4},b)),n>0&&ve("text",{class:"fall-cut",x:to.
left,y:to.top-6},"the axis is cut: it does not begin at 0")),y=t.map(w=>[c(Math.max(...w)),c(Math.min(...w))]);return[g,h,GO(h,YO(e),y)]}function UO(e,t){let o=(r,a)=>qs*(.91-(a?.05:0)-(r%2?.035:0)),n=Array.
from({length:hb+1},(r,a)=>a),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return ve("svg",{x:e,width:t,height:qs,viewBox:`0 0 ${hb} ${qs}`,preserveAspectRatio:"\
none"},ve("polygon",{class:"fall-ground",points:s}))}function zO(e){return[["control","control"],...e.parts.map(({part:t})=>[Ra[t].name,Ra[t].short]),["test","test"]]}function GO(e,t,o){let n=i("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,a)=>{let l=a<s/2,c=l?a:s-1-a,[u,d]=o[a].map(p=>to.top+p),m=()=>{T(n,r.map(p=>i("div",{},p))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?to.left:to.right}px + ${c/s} * (100% - ${to.left+to.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>Ji?`${qr-u+17}px`:"auto",n.style.top=u>Ji?"auto":`${d-u>Ji?
u+6:Math.min(d+4,qr-Ji)}px`},f=ve("rect",{class:"fall-area",x:Br(a/s),y:-to.top,width:Br(1/s),height:qr});f.addEventListener("pointerenter",m),f.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
f)}),n}function YO(e){return[["control",L(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[Ra[t].name,`${L(o)} → ${L(n)}`,ge(s)]),["test",L(e.test),ge(e.change)]]}var KO=56,VO=e=>e.replace(/^-/,"−").replaceAll(" "," ");function It(e,t=()=>null,o=KO){let n=e.flatMap(({name:r})=>r??[]),s=new Map(ko(n,o).map((r,a)=>[n[a],r]));return e.map(({text:r,name:a,row:l,
number:c})=>{if(a===void 0)return r??VO(c);let u=l&&t(l),d=i("code",{title:l?.name??a},i("bdi",{},s.get(a)));return u?i("a",{href:u,class:"diagnosis-name"},d):d})}var QO=8,wb=40,JO={"device side":"launched in time, but the device waits: ","in call":"the device waits while the host is in ","in the launch":"the device waits for the launch in ",hole:"the device wa\
its between calls in "};function XO({part:e,name:t,category:o,path:n}){let r=(o!==null||t==="device side"||t==="in the launch")&&n.at(-2)||n.at(-1),a=r&&r!=="launched elsewhere"?[{name:r}]:[];return o===
null?a.length===0?[{text:`${e}: ${t}`}]:[{text:e==="idle"?JO[t]??`${t}, in `:`${e}: in `},...a]:[t==="other rows"?{text:"its device work"}:{name:t,row:{name:t,category:o}},...a.length>0?[{text:" in "},
...a]:[],...e==="compute"?[]:[{text:`, ${e}`}]]}function ZO(e,{control_samples:t,test_samples:o}){let n=new Map,s=(c,u,d,m)=>{let f=n.get(c)??{parts:u,control:0,test:0,count:0};f.control+=d/1e3/Math.max(
1,t),f.test+=m/1e3/Math.max(1,o),f.count+=1,n.set(c,f)};for(let c of e.places){let u=XO(c);s(u.map(({text:d,name:m})=>d??m).join(""),u,c.control_ns,c.test_ns)}let r=[...n.values()].sort((c,u)=>Math.abs(
u.test-u.control)-Math.abs(c.test-c.control)).slice(0,QO),a=c=>r.reduce((u,d)=>u+d[c],0),l=e.places_count-a("count");return l<=0?r:[...r,{parts:[{text:W(l,"more place")}],count:l,control:e.control-a("\
control"),test:e.test-a("test")}]}function yb(e,t,o,n){let s=[...e.parts.flatMap(({row:c})=>c??[]),...n?.rows??[]],a=[...[...new Map(s.map(c=>[`${c.name}
${c.category}`,c])).values()].slice(0,3).map(c=>({name:c.name,row:c})),{timeline:o.timeline(n)},{tree:o.tree()}],l=({parts:c,control:u,test:d})=>{let[m,f]=_o(u,d),p=d-u;return i("li",{},i("span",{},It(
c,o.page,wb)),i("span",{class:"account-times",title:`${te(u)} → ${te(d)}`},i("span",{class:"control-text"},m)," → ",i("span",{class:"test-text"},f)),i("span",{class:"account-change",title:Ce(p)},ls(
p)))};return i("div",{class:"account-places small"},i("ul",{"aria-label":"What adds up to it"},ZO(e,t).map(l)),i("p",{},"Show ",a.flatMap(({name:c,row:u,timeline:d,tree:m},f)=>[f>0&&" · ",u?It([{name:c,
row:u}],o.page,wb):i("a",{href:d??m},d?"in the timeline":"in the tree")])))}var eM=2,tM=3,bb=52,oM=5,kb=e=>e>0?"more":e<0?"less":"calm",Fr=({certainty:e})=>e==="sure"||e==="likely",Xi=e=>e.split(/\s+/).filter(t=>/[\p{L}\p{N}]/u.test(t)).length,dd=({brief:e,parts:t})=>Xi((e??t).
map(o=>o.text??o.name??o.number).join(""));function nM(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.lines??[]).map((o,n)=>{let s=o.control_ns/1e3/Math.max(1,e.control_samples),
r=o.test_ns/1e3/Math.max(1,e.test_samples);return t+=r-s,{...o,index:n,control:s,test:r,change:r-s,from:t-(r-s)}})}function _b(e,{least:t,most:o,room:n,more:s}){let r=n,a=0;for(;a<Math.min(e.length,o)&&
(a<t||dd(e[a])+s<=r);)r-=dd(e[a])+s,a+=1;return[a,r]}var sM=e=>e.filter(({line:t,kind:o})=>t===void 0&&!["limit","host_need","machine"].includes(o)).sort((t,o)=>(o.certainty==="fact")-(t.certainty==="\
fact")),ld=(e,t=e.some(Fr)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((o,n)=>o+n.change,0)});function cd(e,[t,o]){let n=a=>o>t?100*(a-t)/(o-t):0,[s,r]=[n(e.from),n(e.from+e.change)].sort(
(a,l)=>a-l);return i("span",{class:"account-track","aria-hidden":"true"},i("span",{class:`account-bar ${Fr(e)?kb(e.change):"unsure"}`,css:{left:`${s}%`,width:`${r-s}%`}}))}var ud=e=>i("span",{title:Ce(
e.change),class:`account-change ${Fr(e)?kb(e.change):"muted"}`},ls(e.change));function Zi(e,t=null){let o=i("ol",{class:"account","aria-label":"Where the change comes from"}),n=i("ul",{class:"facts","\
aria-label":"Also different"}),s=i("p",{class:"muted small",hidden:!0},"Grey: may be noise."),r=i("div",{class:"account-box"},o,s),a=(u,d,m)=>e&&i("button",{type:"button",class:"account-go icon-button",
title:"What adds up to this number","aria-label":`What adds up to: ${u.text}`,"aria-expanded":String(m),data:{line:d},on:{click:()=>t(d,!m)}},Et("chevron"));function l(u,d,m){let[f,p]=_o(u.control,u.test),
h=`line-${u.index}`,g=m&&m.open.includes(h);return i("li",{data:{kind:u.kind,certainty:u.certainty}},cd(u,d),i("span",{class:`account-words${Fr(u)?"":" muted"}`,title:u.text},It(u.brief??u.parts,void 0,
bb)),i("span",{class:"account-times",title:`${te(u.control)} → ${te(u.test)}`},i("span",{class:"control-text"},f)," → ",i("span",{class:"test-text"},p)),ud(u),m&&a(u,h,g),g&&e&&yb(u,m.account,e,m.
entry))}let c=(u,d)=>i("button",{type:"button",class:"link-button","aria-expanded":String(d),on:{click:()=>t("lines",!d)}},u);return{node:r,facts:n,draw({account:u,diagnosis:d},{open:m,sure:f,sum:p,lines:h,
words:g}){let y=m.includes("lines"),w=o.contains(document.activeElement)&&document.activeElement.dataset.line,b=nM(u).filter(({change:Z,kind:le})=>Z!==0||le!=="rest"),_=b.at(-1)?.kind==="rest"?b.pop():
null,k=[...b,..._?[_]:[]].flatMap(Z=>[Z.from,Z.from+Z.change]),$=[Math.min(...k),Math.max(...k)],S=sM(d??[]),E=S[0]?.certainty==="fact"?dd(S[0]):0,[O,x]=_b(b,{least:eM,most:h,room:g-E,more:oM}),[v]=_b(
S,{least:E>0?1:0,most:tM,room:x+E,more:0}),[A,B]=[y?b.length:O,y?[]:[...b.slice(O),..._?[_]:[]]],N=Z=>({account:u,open:m,entry:d?.find(le=>le.line===Z.index)}),I=b.length>0&&ld([...b,..._?[_]:[]],f?"s\
ure":""),K=O<b.length||v<S.length;T(o,b.slice(0,A).map(Z=>l(Z,$,N(Z))),(y||B.length===1)&&_&&l(_,$,y&&N(_)),B.length>1&&i("li",{class:"account-rest"},cd(ld(B),$),c(`${W(B.length-(_?1:0),"more line")}${_?
" and the rest":""}`,!1),i("span"),ud(ld(B))),b.length>0&&i("li",{class:"account-sum"},cd(I,$),i("span",{class:"strong"},p),ud(I))),T(n,S.slice(0,y?S.length:v).map(Z=>i("li",{data:{kind:Z.kind,certainty:Z.
certainty},title:Z.text},It(y?Z.parts:Z.brief??Z.parts,y&&e?e.page:void 0,bb))),t&&K&&(y||B.length<2)&&i("li",{class:"facts-more"},c(y?"Show less":`${S.length-v} more`,y))),[...o.querySelectorAll(".ac\
count-go")].find(({dataset:Z})=>Z.line===w)?.focus(),n.hidden=n.childElementCount===0,o.hidden=b.length===0,s.hidden=o.hidden||b.slice(0,A).every(Fr)}}}var rM=[["control","A"],["test","B"]],xb={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},md=(e,t)=>100*e[t]/e.step;function aM(e){let t=md(e,"idle"),o=t<9.95||
t>90.05?1:0,n=Number(Me(t,o,o));return[100-n,n].map(s=>`${Me(s,o,o)} %`)}function iM({control:e,test:t}){let[o,n]=[e,t].map(({limited_by:s})=>s??"unclear");return o===n?o:`${o} → ${n}`}function lM(e,t,o){
let[n,s]=aM(o),r=Object.keys(xb).filter(a=>o[a]>0);return i("div",{class:"limit-row"},i("b",{class:`letter letter-${t.toLowerCase()}`,"aria-label":e},t),i("span",{class:"limit-track","aria-hidden":"tr\
ue"},r.map(a=>i("span",{class:`limit-${xb[a]}`,css:{width:`${md(o,a)}%`},title:`${mt[a].name}: ${L(o[a])}, ${Te(md(o,a))} of the step`}))),i("span",{class:"limit-words"},`device ${n} busy, ${s} idle`))}
function $b(){let e=i("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:o}}){let n=[t,o].every(s=>s&&s.step>0&&typeof s.idle=="number"&&s.idle<s.step);e.hidden=!n,T(e,n&&[i("p",{},
"Limit: ",i("b",{},iM({control:t,test:o}))),rM.map(([s,r])=>lM(s,r,s==="control"?t:o))])}}}var Wr=["control","test"],vb=e=>i("bdi",{class:"mono"},e),cM=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function uM(e){let[t,o]=Wr.map(s=>cM(e[s])),n=Wr.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?M(n[0]):`${M(n[0])} and ${M(n[1])}`,changes:{control_marker:t,test_marker:t}}]:Wr.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:M(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function dM(e,t){let[o,n]=Wr.map(r=>e[r].marker),s=(r,a,l)=>i("p",{class:"\
marker-line small"},r,vb(a)," ",t&&P("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:Wr.map((r,a)=>[o,n][a]!==null&&s(`A\
 step of the ${r} is one `,[o,n][a],{[`${r}_marker`]:""}))}function Sb(e,t){return[dM(e,t),t&&uM(e).map(({text:o,marker:n,found:s,changes:r})=>i("p",{class:"marker-line"},`${o} Use `,vb(n),` as step m\
arker (${s} found)? `,P("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var Eb=8,mM=24,fM=80,vn=["control","test"],Tb=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},pd=({step_number:e})=>e!==null,fd=e=>[e.span,pd(e)?e.step_number:
e.rank],Ob=({rank:e,span:t})=>`${e}/${t}`;function Mb(e){return`${pd(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function pM(e){let o=[...new Map(e.map(n=>[fd(n).
join("/"),fd(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function hM(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var el=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function gM(e,t){let o=new Map;for(let n of e){let s=Ob(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>Eb?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>ve("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function wM(e,t){return e.map((o,n)=>({ring:n+1,step:o,y:el(
o,t),x:e.length>1?3+94*n/(e.length-1):50}))}function yM(e,{samples:t,blocks:o},n,s,r){let a=pM(t),l=t.map(m=>({sample:m,y:el(m.step,n),x:a.size>1?3+94*a.get(fd(m).join("/"))/(a.size-1):50})),c=wM(o,n),
u=t.filter(pd).map(m=>m.step_number),d=u.length===0?W(t.length,"recording"):`step ${Math.min(...u)}${a.size>1?` – ${Math.max(...u)}`:""}`;return i("div",{class:"strip-panel"},hd(ve("svg",{class:"\
strip-plot","aria-hidden":"true",focusable:"false"},ve("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${el(s,n)}%`,y2:`${el(s,n)}%`}),gM(l,e),l.map(({sample:m,x:f,y:p})=>ve("circle",{class:`strip-\
dot strip-${e}`,cx:`${f}%`,cy:`${p}%`,r:t.length>fM?2:3.2})),c.map(({x:m,y:f})=>ve("circle",{class:`strip-ring strip-${e}`,cx:`${m}%`,cy:`${f}%`,r:3.2}))),[...l,...c],m=>r(m&&(m.ring?`${e}, block ${m.
ring} of ${c.length} without the profiler: ${L(m.step)}`:[`${e}, ${Mb(m.sample)}: ${L(m.sample.step)}`,un(m.sample)].filter(Boolean).join(`
`)))),i("p",{class:`${e}-text small strip-caption`},`${e}, ${d}`))}function hd(e,t,o){return e.addEventListener("pointermove",({clientX:n,clientY:s})=>{let r=e.getBoundingClientRect(),a=({x:c,y:u})=>Math.
hypot(r.left+c*r.width/100-n,r.top+u*r.height/100-s),l=t.reduce((c,u)=>a(u)<a(c)?u:c);o(a(l)<mM?l:null)}),e.addEventListener("pointerleave",()=>o(null)),e}function bM(e,{samples:t,blocks:o}){let n=t.map(
r=>r.step),s=t[n.indexOf(Math.max(...n))];return`${e}: ${W(t.length,"sample")} from ${L(Math.min(...n))} to ${L(s.step)}, median ${L(Tb(n))}; the longest is ${Mb(s)}.${o.length>0?` Without the profile\
r: ${W(o.length,"block")} from ${L(Math.min(...o))} to ${L(Math.max(...o))}.`:""}`}var Ab=(e,t)=>e&&Object.fromEntries(vn.map(o=>[o,e[o].map((n,s)=>{let{host_ns:r=null,lag_ns:a=null}=t?.[o][s]??{};return{
...n,...r!==null&&{host:r/1e3,lag:a/1e3}}})]));function Cb(e,t,o=null){if(!vn.every(m=>e?.[m]?.length>0)||vn.every(m=>e[m].length<2))return null;let n=Object.fromEntries(vn.map(m=>[m,{samples:e[m],blocks:o?.[m]??
[]}])),s=vn.flatMap(m=>[...e[m].map(f=>f.step),...n[m].blocks]),r=hM(s),a=Tb(e.control.map(m=>m.step)),l=[ne("strip-title"),ne("strip-words")],c=vn.some(m=>{let f=new Set(e[m].map(Ob));return f.size<=
Eb&&f.size<e[m].length}),u=i("div",{class:"strip-tip",hidden:!0}),d=m=>{u.hidden=!m,T(u,m)};return i("div",{class:"sample-strip",role:"img","aria-labelledby":l[0],"aria-describedby":l[1]},i("div",{class:"\
small muted strip-words"},i("span",{id:l[0]},`Every ${t}`)," as a dot",c&&", ranks as lines",o&&"; blocks without the profiler as rings","; dashed: the median of the control"),i("p",{class:"visually-h\
idden",id:l[1]},vn.map(m=>bM(m,n[m])).join(" ")),i("div",{class:"strip-body"},i("div",{class:"strip-scale small muted","aria-hidden":"true"},i("span",{},L(r[1])),i("span",{},L(r[0]))),vn.map(m=>yM(m,n[m],
r,a,d))),u)}var yd={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},bd={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},_d=["\
steps_differ","single_sample","few_shared_kernels"],_M=5,kM=96,xM=(e,{comparability:t})=>e.map(o=>t.some(({kind:n,text:s})=>n==="devices_differ"&&s===o.text)?{...o,brief:[{text:"Another device."}]}:o),
tl=({verdict:e})=>e==="slower"||e==="faster",gd=({comparability:e})=>e.some(({kind:t})=>t==="same_selection"),wd=({change_percent:e,interval:t})=>!(e>=t?.low_percent&&e<=t.high_percent&&Math.abs(e-t.shift_percent)<=
Math.abs(t.shift_percent)/4);function $M(e){let{change_percent:t,interval:o}=e,n=wd(e)?o?.shift_percent:t;return typeof n=="number"&&[wd(e)&&", typically",n<900?` by ${Te(Math.abs(n))}`:`: ${ue(n)} as\
 long`]}function vM(e){let{interval:t}=e;return tl(e)&&typeof t?.low_percent=="number"?["between ",ue(t.low_percent)," and ",ue(t.high_percent)]:It(e.range.parts)}function SM(e){let{verdict:t}=e,o=Lt(
e)?"Whole recording":"Step time";if(t.control===null||t.test===null)return i("p",{class:"headline"},`${o}: not known.`);let[n,s]=_o(t.control,t.test);return i("p",{class:"headline"},i("strong",{class:`\
verdict-word verdict-${t.verdict.replace("_","-")}`},i("span",{"aria-hidden":"true"},`${gd(e)?"=":bd[t.verdict]} `),gd(e)?"Nothing can differ":[yd[t.verdict],tl(t)&&$M(t)]),i("span",{class:"headline-t\
imes",title:`Mean ${o.toLowerCase()}: ${te(t.control)} → ${te(t.test)}`},tl(t)&&wd(t)&&"mean ",i("span",{class:"value control-text"},n),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"\
value test-text"},s)),i("span",{class:"verdict-range"},vM(t)))}function EM(e,{onClock:t,isCorrected:o}={}){return e.filter(({kind:n})=>n==="machine").map((n,s)=>i("p",{class:"machine-line",data:{kind:"\
machine"}},It(n.parts)," ",t&&s===0&&i("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the times",on:{click:t}},o()?"Show as recorded":"Show\
 at equal clock")))}function Rb({links:e=null,actions:t=null,below:o=[],on:n={}}){let s=i("div",{class:"comparability"}),r=i("div",{class:"verdict-head"}),a=i("div",{class:"comparability"}),l=i("div",
{class:"verdict-strip"}),c=$b(),u=Zi(e,n.fold),d=i("p",{class:"muted",hidden:!0}),m=i("section",{class:"card verdict-card","aria-label":"Verdict"},i("h2",{class:"visually-hidden"},"Verdict"),s,i("div",
{class:"verdict-top"},r,t),a,i("div",{class:"verdict-body"},i("div",{class:"verdict-why"},d,u.node),i("div",{class:"verdict-side"},c.node,u.facts,l)),o);function f(p,h,{narrowed:g=!1,open:y=[]}={}){let{
verdict:w,comparability:b}=p,_=h.diagnosis??[],k=n.widen&&w.verdict==="cannot_judge"&&g,$=eh(b,_).filter(({kind:O})=>!_d.includes(O)&&O!=="same_selection"),S=({severity:O})=>O==="damage";T(s,cr($.filter(
S))),T(a,cr($.filter(O=>!S(O)))),T(r,SM(p),w.recorded&&i("p",{class:"muted small"},It(w.recorded.parts)),k&&i("p",{},P("Use all ranks and steps",n.widen,{class:"link-button"})),EM(_,n.clock&&{onClock:n.
clock,isCorrected:n.isCorrected}),Sb(p,n.marker??null)),c.draw(p),d.hidden=!h.note,T(d,h.note);let E=[p.recorded.control,p.recorded.test].map(O=>O.devices.join(" "));u.draw(gd(p)?{}:{...h,diagnosis:xM(
_,p)},{open:y,sure:tl(w)&&!w.recorded,sum:w.recorded?"Together, as recorded":"Together",lines:_M-r.querySelectorAll("button").length,words:kM-[r,s,a].reduce((O,{textContent:x})=>O+Xi(x),0)-Xi([...new Set(
E)].join(" "))}),T(l,kd(p)),m.dataset.verdict=w.verdict}return{node:m,draw:f}}var kd=({verdict:e,step_time:t,without_profiler:o,...n})=>Cb(Ab(e.samples,t.samples),Lt(n)?"recording":e.recorded?"recorde\
d step":"step",o?.blocks);var TM="Confidence: this share of the intervals that are made in this way contains the true change. p: the probability of a difference at least as large if nothing had changed, by the Mann–Whitney tes\
t; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts once.",OM=({control:e,test:t})=>ie(`/compare/recordings?${new URLSearchParams({control:e.set.slice(
0,12),test:t.set.slice(0,12)})}`),ol={key:"",list:[]},MM=({verdict:e,comparability:t},o,n)=>[e.basis!==null&&i("p",{class:"verdict-reason"},It(e.range.parts)," ",It(e.basis.parts),"."),e.basis!==null&&
i("p",{class:"muted small"},TM),e.caution&&t.every(({kind:s})=>s!=="same_selection")&&i("p",{class:"one-recording"},e.caution," ",n&&i("a",{href:n.several},"Compare several recordings")),t.filter(({kind:s})=>_d.
includes(s)).map(({text:s})=>i("p",{},s)),(o.diagnosis??[]).filter(({kind:s})=>s==="limit"||s==="host_need").map(s=>i("p",{data:{kind:s.kind}},It(s.parts))),n&&(o.diagnosis??[]).some(({kind:s})=>s==="\
memory")&&i("p",{},i("a",{href:n.memory},"Show memory"))];function Lb(e=null){let t=gb({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),o=i("div",{class:"details\
-text"}),n=i("div",{class:"details-text"}),s=i("div",{class:"details-strip"}),r=i("details",{class:"answer-details"},i("summary",{},"Details"),i("div",{class:"details-body"},i("div",{},o,n,s),t.node)),
a=null,l="",c=null;function u(m){T(n,ol.list.map(f=>i("p",{data:{kind:f.kind},title:f.text},It(f.parts)," ",i("a",{href:Kt({...Ft(m),node:Rh(f.tree)})},"Show in the tree"))))}async function d(m){let f=e&&
r.open?ot(m).toString():l;if(f===l)return;a?.abort(),a=new AbortController,l=f,T(n);let p=new URLSearchParams(f);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([h,g])=>p.set(h,g));
try{let h=ol.key===f?null:await et(p,{signal:a.signal});ol=h?{key:f,list:(h.diagnosis??[]).filter(({kind:g})=>g==="layer")}:ol,l===f&&(u(m),n.dataset.shown=f)}catch{l=l===f?"":l}}return r.addEventListener(
"toggle",()=>c&&d(c)),{node:r,chart:t,draw(m,f,p,{revision:h,file:g,caption:y}){let{waterfall:w}=f;c=m,T(o,MM(f,p,e&&{several:OM(f),memory:e(m)})),T(s,kd(f)),t.node.hidden=!w||w.change===0,t.node.hidden||
t.draw({fall:w,revision:h,file:g,caption:y,heading:`mean per ${Lt(f)?"recording":"step"}, test − control`}),d(m)},stop:()=>a?.abort()}}function gt(e,t,o){let n=new Map;return{node:i("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,a,l])=>{let c=P(a,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[a,l]of n)l.setAttribute("aria-pressed",String(a===r))}}}var AM=40,CM={ALL:"All",CPU:"Host",GPU:"Device"},RM={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},LM=[["total","Total"],["per_step","Per st\
ep"],["per_call","Per call"],["percent","% of step"]],NM=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it\
, so one wait is not counted in every caller. Device work does not nest"]],PM={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more of\
ten in the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},IM={slower:["▲","slower","Rows that are slower, judged \
by the time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05\
)"]};function jr(e,t,o){let n=i("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:i("label",{class:"check",title:t},n,e)}}function Pb(e){let t=gt("Device type",Up.map(k=>[k,CM[k],
RM[k]]),k=>e({device_type:k})),o=gt("Unit of the durations",LM,k=>e({unit:k})),n=gt("Time of host operations, shown and judged",NM,k=>e({measure:k})),s=DM(e),r=jr("Short names","Names without template\
s and parameters; operations with the same short name are summed",k=>e({use_short_name:k,op:""})),a=jr("Merge addresses","Host operations whose names differ only by a memory address become one row (0x\
…)",k=>e({merge_addresses:k,op:""})),l=jr("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",
k=>e({aliases:k,op:""})),c=jr("Join moved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",k=>e({merge_lines:k,
op:""})),u=null,d=i("button",{type:"button",class:"group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${Xt.join(", ")}`,on:{click:()=>e({exclude:[...nl(u.exclude)?
[]:Xt,...u.exclude.filter(k=>!Xt.includes(k))]})}}),m=qM(k=>e({category:k})),f=BM(k=>e({exclude:k})),p=jr("Fold replacements","A kernel that is gone and its probable replacement become one row, marked\
 ⇄ and named after what launches them",k=>e({fold:k})),h=Nb("Calls","Groups by the change of the number of calls",{"":["","all","All groups. The groups count names; a name that occurs in two categor\
ies has two rows"],...PM},k=>e({change:k})),g=Nb("Time","Groups by the change of the time",IM,k=>e({significant:k})),y=P("Clear the filters",()=>e({q:"",category:[],change:"",exclude:Xt,device_type:"A\
LL",significant:""}),{class:"link-button"}),w=i("details",{class:"menu"},i("summary",{},"Names"),i("div",{class:"menu-body"},[p,r,a,l,c].map(({node:k})=>k),f.node));Ib(w);let b=i("section",{class:"car\
d filters","aria-label":"Filters"},i("div",{class:"filter-row"},s.node,m.node,t.node,o.node,n.node,w),i("div",{class:"filter-row"},h.node,g.node,d,f.chips,y));function _(k){let $=k&&{...k.ops_diff,"":Hp.
reduce((E,O)=>E+k.ops_diff[O],0)};h.draw(u.change,$);let S=k?.changed_rows;g.draw(u.significant,S&&{...S,true:S.slower+S.faster}),g.node.hidden=u.significant===""&&k?.verdict.verdict==="cannot_judge"}
return{node:b,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(k,$,S){u=k,t.press(u.device_type),o.press(S),n.press(fs(u)?"self":"total"),o.buttons.get("per\
cent").disabled=$?!Ia($):!1,s.draw(u.q),r.input.checked=u.use_short_name,a.input.checked=u.merge_addresses,a.node.hidden=u.merge_addresses&&!$?.rows.some(x=>x.name.includes("0x…")),l.input.checked=u.
aliases;let E=$?.rows.filter(x=>x.aliases)??[],O=({category:x})=>x==="python_function";l.node.hidden=u.aliases&&E.every(O),c.input.checked=u.merge_lines,c.node.hidden=u.merge_lines&&!E.some(O),d.setAttribute(
"aria-pressed",String(nl(u.exclude))),d.textContent=nl(u.exclude)?"steps and waits are hidden":"hide steps and waits",m.draw(u.category,$?.categories??[]),f.draw(u.exclude),p.input.checked=u.fold,p.node.
hidden=$?.replacements.length===0,_($),y.hidden=u.q===""&&u.category.length===0&&u.change===""&&u.significant===""&&u.device_type==="ALL"&&u.exclude.every(x=>Xt.includes(x))}}}function DM(e){let t=ne(
"search"),o=!1,n=Ye(AM,a=>{e({q:a},{replace:o}),o=!0}),s=i("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},
keydown:a=>{a.key==="Escape"&&s.value!==""&&(a.preventDefault(),s.value="",n(""))}}});return{node:i("div",{class:"search"},i("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(a){
(document.activeElement!==s||a==="")&&(s.value=a)}}}function qM(e){let t=i("summary"),o=i("div",{class:"menu-body"}),n=i("details",{class:"menu"},t,o);Ib(n);let s="";function r(a,l){let c=JSON.stringify(
[a,l]);if(c===s)return;s=c,t.textContent=a.length===0?"All categories":a.length===1?a[0]:W(a.length,"category","categories");let u=[...l];for(let m of a)u.some(f=>f.category===m)||u.push({category:m,rows:0});
let d=document.activeElement?.closest?.(".menu-body")===o?document.activeElement.value:null;T(o,u.map(({category:m,rows:f})=>{let p=i("input",{type:"checkbox",value:m,checked:a.includes(m),on:{change:()=>e(
p.checked?[...a,m]:a.filter(h=>h!==m))}});return i("label",{class:"check"},p,i("span",{},m),i("span",{class:"muted num"},M(f)))}),a.length>0&&P("All categories",()=>e([]),{class:"link-button"})),d!==null&&
[...o.querySelectorAll("input")].find(m=>m.value===d)?.focus()}return{node:n,draw:r}}function Ib(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&
(e.open=!1,document.removeEventListener("pointerdown",t))};document.addEventListener("pointerdown",t)})}var nl=e=>Xt.every(t=>e.includes(t));function BM(e){let t=ne("exclude"),o=[],n=i("input",{id:t,type:"\
text",placeholder:"Leave out names like aten::*",autocomplete:"off",spellcheck:"false",on:{keydown:a=>{let l=n.value.trim();a.key==="Enter"&&l!==""&&!o.includes(l)&&(n.value="",e([...o,l]))}}}),s=i("s\
pan",{class:"chips"});return{node:i("div",{class:"exclude"},i("label",{for:t,class:"visually-hidden"},"Leave out names like"),n),chips:s,draw(a){o=a,T(s,o.filter(l=>!nl(o)||!Xt.includes(l)).map(l=>i("\
span",{class:"chip mono"},`not ${l}`,be("close",`Show ${l} again`,()=>e(o.filter(c=>c!==l))))))}}}function Nb(e,t,o,n){let s=new Map,r="",a=([c,[u,d,m]])=>{let f=i("span",{class:"group-count"},"–"),
p=i("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>n(r===c?"":c)}},u&&i("span",{class:"mark","aria-hidden":"true"},u),d," ",
f);return s.set(c,{b:p,count:f}),p};return{node:i("div",{class:"groups",role:"group","aria-label":t},i("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(a)),draw(c,u){r=c;for(let[
d,{b:m,count:f}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(f.textContent=M(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}function Db(e){let t=new Map,o=[],n=(s,r)=>{o.includes(s)!==r&&e(r?[...o,s]:o.filter(a=>a!==s))};return{toggle:n,add(s,r){return t.set(s,r),r.addEventListener("toggle",()=>n(s,r.open)),r},draw(s){let r=o;
o=s,t.forEach((a,l)=>{s.includes(l)!==r.includes(l)&&(a.open=s.includes(l))})}}}var xd=8,$d={key:"",operators:null};function qb(e,t){let o=i("div",{class:"scroll-x operators-body"}),n=i("p",{class:"related-more"}),s=rt("Device time by operator"),r=i("details",{class:"card rank-st\
eps operators",hidden:!0,"aria-label":"Device time by operator"},i("summary",{},i("h2",{},"Device time by operator"),i("span",{class:"muted rank-summary"},"The sides have other kernels: what their ope\
rators take.")),i("div",{class:"chart-tools"},s.node),i("p",{class:"muted small"},"Less than half of the kernel time is in kernels that both sides have, so this table compares operators. Times are mea\
ns per step of the device work that each operator launches, without those it calls, and are not tested. Largest change first."),o,n),a=!1,l="",c=null,u=(p,h,g="")=>i("td",{class:`num ${g}`,title:h},p);
function d(p){let{operator:h,control_per_step:g,test_per_step:y,diff_per_step:w}=p,b=w>0?"more":w<0?"less":"calm";return i("tr",{},i("th",{scope:"row"},h===null?i("span",{class:"muted"},"in no operato\
r"):i("a",{href:e({name:h,category:"cpu_op"}),class:"mono",title:h},i("bdi",{},h))),u(`${M(p.control_counts)} → ${M(p.test_counts)}`),u(L(g),te(g)),u(L(y),te(y)),u(ge(w),Ce(w),b),u(g>0?ue(100*w/g):y>
0?"new":"",null,b))}function m({rows:p,count:h}){let g=(y,w="num")=>i("th",{scope:"col",class:w},y);T(o,i("table",{class:"operators-table"},i("thead",{},i("tr",{},g("Operator",""),g("launched, in all"),
g("control"),g("test"),g("Δ"),g("Δ %"))),i("tbody",{},p.slice(0,a?void 0:xd).map(d)))),n.hidden=a||p.length<=xd,T(n,!n.hidden&&P(p.length<h?`Show ${M(p.length)} of ${M(h)}`:`Show all ${M(h)}`,()=>{a=
!0,m({rows:p,count:h}),o.querySelectorAll("tbody tr")[xd].querySelector("a")?.focus()},{class:"link-button"}))}async function f(p){c?.abort(),c=new AbortController,l=p,a=!1,T(o,i("p",{class:"muted"},"\
Looking for the operators …")),T(n);let h=new URLSearchParams(p);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([g,y])=>h.set(g,y));try{let{operators:g}=$d.key===p?$d:await t(
h,{signal:c.signal});$d={key:p,operators:g},l===p&&g?m(g):l===p&&T(o,i("p",{class:"muted"},"Loading the operators took too long."))}catch(g){l===p&&g.name!=="AbortError"&&T(o,i("p",{class:"muted"},`No\
 operators: ${g.message}`))}}return{node:r,sql:s,draw(p,h){r.hidden=!(t?h.recorded.few_shared_kernels:h.operators),!r.hidden&&!t?m(h.operators):!r.hidden&&r.open&&p!==l&&f(p)},stop:()=>c?.abort()}}var FM=820,WM=3,Bb=46,At={top:26,right:12,bottom:36},Sd=46;function sl(e){return kt({...e,class:"heat-map",height:Hb,make:UM,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<WM&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:i("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var jM=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),Wb=e=>Math.max(34,e.rows.length*jM(e.rows.length)),jb=e=>e<FM;function Hb(e,t){let o=Wb(e);return jb(t)?3*(o+At.top)+2*At.bottom+2*Sd+At.bottom:o+At.top+At.bottom+
Sd}var vd=e=>e.flat().filter(t=>t!==null);function HM(e){let t=[...vd(e.control),...vd(e.test)],o=Math.abs(wn(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...vd(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function UM(e,t){let o=jb(t),n=HM(e),[s,r]=e.kind==="time"?je(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],a=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=YM(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:vt(),margin:{l:l.left,r:At.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:tr(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:JM(),showscale:!1}},d=c.map(([f,p,h,g],y)=>{let w=y===0?"":
String(y+1);Object.assign(u,KM(e,l.panels[y],w,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:f,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${w}`,yaxis:`y${w}`,xgap:1,ygap:1,hoverongaps:!1,z:p.map(_=>_.map(k=>k===null?null:k/r)),customdata:GM(e,f,p,h,g),
hovertemplate:"%{customdata}<extra></extra>",...zM(e,p,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((f,p)=>(Object.assign(u,QM(l.bars[p],4+p,f,a)),VM(f,4+p,p===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function zM(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(a=>a===null?"":s.format(a/o).replace("-","−")))}}function GM(e,t,o,n,s){let r=t.toLowerCase();return o.map((a,l)=>a.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),f=s?e.rows[l].text:e.rows[l][r]?.rank??"",p=`${t}<br>rank ${Le(String(f))}, step ${Le(m)}`;if(c===null)return p;let h=e.control[l][u],g=s&&
h>0?` (${ue(100*c/h)})`:"",y=(s?[]:[e.more?.(r,l,u)]).filter(Boolean);return[p,...[n(c)+g,...y].map(Le)].join("<br>")}))}function YM(e,t,o){let n=Hb(e,t),s=Math.max(...e.rows.map(f=>f.text.length),2),
r=Math.min(120,30+7*s),a=t-r-At.right,l=Wb(e),c=o?a:(a-2*Bb)/3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(f,p)=>[1-(f+p)/n,1-f/n];if(!o){let f=[0,1,2].map(y=>{let w=y*
(c+Bb)/a;return{x:[w,w+c/a],y:d(At.top,l),cell:u}}),p=d(At.top+l+At.bottom+6,8),[h,g]=[f[0].x[0],f[1].x[1]];return{left:r,panels:f,bars:[{x:[h+(g-h)*.2,g-(g-h)*.2],y:p},{x:f[2].x,y:p}]}}let m=[At.top,
2*At.top+l+At.bottom,3*At.top+2*l+2*At.bottom+Sd];return{left:r,panels:m.map(f=>({x:[0,1],y:d(f,l),cell:u})),bars:[1,2].map(f=>({x:[.08,.92],y:d(m[f]+l+At.bottom+6,8)}))}}function KM(e,t,o,n){let s=t.
cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.length),1),a=Mo(e.columns.length,s/(7*r+10)),l=Mo(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"\
array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,tickvals:a,ticktext:a.map(u=>Le(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{
...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(u=>Le(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var Fb=48;function VM([e,t],o,n){let s=Array.
from({length:Fb},(r,a)=>e+(t-e)*(a/(Fb-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function QM({x:e,y:t},o,n,s){return{[`xax\
is${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:z("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`x${o}`,
range:[0,1],fixedrange:!0,visible:!1}}}var JM=()=>[[0,z("--less-fill")],[.5,z("--heat-zero")],[1,z("--more-fill")]];function rl(){let e=i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=i("details",{class:"grid-table"},i("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,T(e,i("table",{},i("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),i("thead",{},i("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([a,l])=>i("th",{scope:"col",class:l},a)))),i("tbody",{},o.grid.rows.flatMap((a,l)=>o.grid.columns.map((c,u)=>r(a,c,l,u)))))))}function r(a,l,c,u){
let{values:d,format:m,formatDiff:f}=o,[p,h,g]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(p===null&&h===null)return null;let y=g>0?" more":g<0?" less":"";return i("tr",{},i("th",{scope:"row"},a.text),
i("td",{},i("a",{href:o.timeline(a,l),title:"Show this step in the timeline"},l.text)),i("td",{class:"num"},m(p)),i("td",{class:"num"},m(h)),i("td",{class:`num${y}`},f(g)),i("td",{class:`num${y}`},ue(
p>0&&g!==null?100*g/p:null)))}return t.addEventListener("toggle",s),{node:t,draw(a){o=a,s()}}}var Ub={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(mt).map(([e,{name:t}])=>[e,t]))},XM=20,al=["control","test"];function ZM(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function zb(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,a)=>a.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${Te(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${Te(100*t.waiting)} of its step): the others probably wait for it.`}function Gb(e,{timeline:t,go:o}){let n=i("span",{class:"muted rank-summary"}),s=ne("heat"),r=i("select",{id:s,on:{change:()=>e(
r.value)}},Da.map(v=>i("option",{value:v},Ub[v]))),a=i("p",{class:"mono small heat-name",hidden:!0}),l=sl({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...v)=>o(t(...v))}),
c=rl(),u=i("div",{class:"lags"}),d=i("p",{class:"muted small",hidden:!0}),m=i("div",{class:"heat-block"},i("p",{class:"chart-bar"},i("label",{for:s},"Heat maps of"),r),a,l.node,d,u,c.node),f=i("detail\
s",{class:"card rank-steps"},i("summary",{},i("h2",{},"Ranks and steps")," ",n),m),p=new Map,h=new Map,g=null,y="",w=null;f.addEventListener("toggle",()=>{f.open!==(y!=="")&&e(f.open?"step":"")});let b=v=>v===
"step"&&g&&Lt(g.answer)?"whole recording":Ub[v];function _({set:v,marker:A}){let B=JSON.stringify([v,A]);if(!p.has(B)){let N=rs(v,A);p.set(B,N),N.catch(()=>p.delete(B))}return p.get(B)}async function k(v){
if(al.some(A=>v[A].any)){$(v,"Each file counts as one step here, so there are no steps to show.");return}try{let A=await Promise.all(al.map(B=>_(v[B])));if(g?.answer===v){let B=A.map((N,I)=>ZM(N,v[al[I]]));
g={...g,samples:B,judged:B.map(Cw)},S()}}catch(A){$(v,A.message)}}function $(v,A){g?.answer===v&&(n.textContent=A,m.hidden=!0)}function S(){let[v,A]=g.judged,B=({ranks:Z},le)=>`${W(Z.length,"rank")}, ${W(
g.samples[le].length,"sample")}`,N=[zb(v),zb(A)],I=N[0]===N[1]?N[0]:N.map((Z,le)=>Z&&`${le===0?"Control":"Test"}: ${Z}`).filter(Boolean).join(" "),K=[B(v,0),B(A,1)];n.textContent=`${K[0]===K[1]?`${K[0]}\
 on each side`:`${K[0]} against ${K[1]}`}. ${I}`,m.hidden=!1,f.classList.toggle("lagging",g.judged.some(Z=>Z.slow.length>0)),y!==""&&x()}async function E(v){let A={};h.set(v,A),h.size>XM&&h.delete(h.keys().
next().value);try{A.samples=(await wa(v)).samples}catch(B){A.failed=B.message,h.delete(v)}y==="op"&&w?.query===v&&x(A)}function O(v){if(y!=="op")return{samples:g.samples,of:B=>B[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(w===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let A=v??h.get(w.query);
return A===void 0&&E(w.query),A?.samples?{samples:al.map(B=>A.samples[B]),of:B=>B.total_duration,revision:w.query,none:""}:{none:A?.failed??"Reading the events of this operation …"}}function x(v){let{
judged:A,file:B}=g,{samples:N=[[],[]],of:I,revision:K,none:Z}=O(v),le=Oi(...N),ye=Er(le,I),Ne=[...ye.control,...ye.test].flat().some(q=>q!==null);a.hidden=y!=="op"||w===null,T(a,w&&i("bdi",{},w.name));
let J=y==="op"?"duration in each rank and step":b(y);l.draw({rows:le.rows,columns:le.columns,...ye,kind:"time",file:B,format:te,formatDiff:Ce,heading:J,more:(q,U,C)=>un(le[q][U][C]),revision:`${g.revision}\
#${K}`,empty:Ne?"":Z}),c.node.hidden=!Ne,c.draw({grid:le,values:ye,timeline:t,title:J,format:L,formatDiff:ge}),T(u,eA(A));let X=[le.ranksByPosition&&"ranks",le.stepsByPosition&&"step numbers"].filter(
Boolean);d.hidden=X.length===0,d.textContent=`The sides have different ${X.join(" and ")}; they are paired by position (control / test).`}return{node:f,heat:l,draw(v,A,B,N,I){y=A,w=I,f.open=y!=="",r.value=
y||"step",g?.answer!==v?(g={answer:v,file:B,revision:N},r.options[0].textContent=b(Da[0]),k(v)):g.judged&&S()}}}function eA([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set([
...e.ranks,...t.ranks].map(r=>r.rank))].sort((r,a)=>r-a),n=(r,a)=>{let l=r.ranks.find(u=>u.rank===a);if(!l)return[1,2,3].map(()=>i("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[i("t\
d",{class:"num",title:te(l.step)},L(l.step)),i("td",{class:`num${c?" lag":""}`},ue(l.lag===null?null:100*(l.lag-1)),c&&" lags"),i("td",{class:`num${r.awaited===l?" lag":""}`},Te(l.waiting===null?null:
100*l.waiting))]},s=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a \
share of its step: waiting for other ranks and for the network"]].map(([r,a])=>i("th",{scope:"col",class:"num",title:a},r));return i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-l\
abel":`Ranks ${Ge(o)}`},i("table",{class:"lag-table"},i("caption",{class:"visually-hidden"},"The ranks of both sides"),i("thead",{},i("tr",{},i("td"),i("th",{colspan:"3",scope:"colgroup",class:"contro\
l-text"},"Control"),i("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),i("tr",{},i("th",{scope:"col"},"Rank"),s(),s())),i("tbody",{},o.map(r=>i("tr",{},i("th",{scope:"row"},String(r)),n(
e,r),n(t,r))))))}var tA={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Td="not stated",Ed=(e,t,o)=>n=>{let s=n[e]===null?Td:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},Yb=(e,t)=>e.length===0?"none":e.length===t.length?Ge(e):`${Ge(e)} of ${Ge(t)}`,Od=e=>e.shared_kernel_time===
null?"no kernels":Te(100*e.shared_kernel_time),oA=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Yb(t.steps,t.all_steps),nA=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Yb(t.ranks,t.all_ranks)},{text:"Steps",of:oA,key:(e,t)=>t.steps.length},{text:"with_stack",of:Ed("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Ed("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Ed("profile_memory"),key:e=>e.
profile_memory},...Object.entries(tA).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:Od,key:()=>null}];function sA(e){return nA.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[a,l]=r(o),c=n?r(n):[a||null,l||null];return{text:t,control:a||Td,test:l||Td,left:s&&a===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function rA(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,a=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${Od(n)} of the kernel time in the control, ${Od(s)} in the test.`;return r+a}function Kb(){let e=i(
"span",{class:"muted rank-summary"}),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:i("details",{class:"card rank-steps recorded"},i("\
summary",{},i("h2",{},"Recorded")," ",e),t),draw(n){let s=sA(n);e.textContent=rA(n,s),T(t,i("table",{class:"recorded-table"},i("caption",{class:"visually-hidden"},"How both sides were recorded"),i("th\
ead",{},i("tr",{},i("td"),i("th",{scope:"col",class:"control-text"},"Control"),i("th",{scope:"col",class:"test-text"},"Test"))),i("tbody",{},s.map(r=>i("tr",{class:r.differs?"differs":""},i("th",{scope:"\
row"},r.text),i("td",{},r.control),i("td",{},r.test,r.differs&&i("span",{class:"visually-hidden"}," (differs)")))))))}}}var aA=20,iA=200;function Ao({id:e=ne("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:a}){let l=ne("set-list"),c=o?.label??n,u=i("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>_(),
input:()=>f(),keydown:S,blur:()=>k()}}),d=i("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Sets",on:{mousedown:E=>E.preventDefault()}}),m=i("span",{class:"set-picker"},u,d),f=Ye(
iA,()=>y(u.value.trim())),p=[],h=-1,g=null;async function y(E){g?.abort(),g=new AbortController;let{signal:O}=g,x=new URLSearchParams({q:E.slice(0,120),limit:String(aA)});d.hidden=!1,u.setAttribute("a\
ria-expanded","true");try{let[{entries:v,total:A},B]=await Promise.all([Ct(x,{signal:O}),a&&E!==""?an({signal:O}):[]]),N=a?cA(E,v,B):[];p=[...s&&E===""?[{none:!0}]:[],...N,...v],w(A>v.length?`${W(A-v.
length,"more set")}: type to find them`:p.length===0&&"No set matches."),pe(W(A,"set")),b(E===""?p.findIndex(I=>I.set&&I.set.id===o?.id):v.length>0?N.length:0)}catch(v){v.name!=="AbortError"&&(p=[],w(
v.message))}}function w(E){T(d,p.map((O,x)=>i("li",{id:`${l}-${x}`,role:"option",class:"choice-line","aria-selected":String(O.set?O.set.id===o?.id:!!O.none&&!o),on:{click:()=>$(O)}},O.set?uA(O.set):O.
words??s)),E&&i("li",{class:"muted small picker-note",role:"presentation"},E)),h=-1,u.removeAttribute("aria-activedescendant")}function b(E){if(d.children[h]?.classList.remove("active"),h=p.length===0?
-1:Math.max(-1,Math.min(E,p.length-1)),h<0){u.removeAttribute("aria-activedescendant");return}d.children[h].classList.add("active"),d.children[h].scrollIntoView({block:"nearest"}),u.setAttribute("aria\
-activedescendant",`${l}-${h}`)}function _(){d.hidden&&y("")}function k(){f.cancel(),g?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=c}
function $(E){k(),E.group?a(E.group):(E.none||E.set.id!==o?.id)&&r(E.none?null:E.set)}function S(E){let{key:O}=E,x=!d.hidden,v={ArrowDown:h+1<p.length?h+1:0,ArrowUp:h>0?h-1:p.length-1,PageDown:h+8,PageUp:Math.
max(0,h-8)}[O];(v!==void 0||x&&["Enter","Escape"].includes(O))&&E.preventDefault(),v!==void 0?x?b(v):_():O==="Enter"&&x&&p[h]?$(p[h]):O==="Escape"&&x&&(E.stopPropagation(),k())}return{node:m,input:u}}
var lA=3;function cA(e,t,o){let n=(l,...c)=>({group:l,words:i("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[
n(e,"with a label like ",i("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),a=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",i("b",{},e))],
...o.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(a)).slice(0,lA).map(l=>n(`tag:${l.tag}`,"with the tag ",i("b",{},l.tag),` (${l.sets})`))]}function uA(e){let t=e.recorded===null?`stor\
ed ${Ve(e.created)}`:`recorded ${Ve(e.recorded)}`;return[i("span",{class:"choice-name ellipsis"},e.label),i("span",{class:"muted small"},[t,...e.devices.slice(0,1),W(e.ranks.length,"rank"),...e.tags.slice(
0,3),He(e.id).slice(0,8)].join(" · "))]}var Md=["control_ranks","test_ranks","control_steps","test_steps"];function Bs(e,{none:t,links:o=Ad,compact:n=!1}={}){let s=i("section",{class:`sides${n?" sides-compact":""}`,"aria-label":"Control and\
 test"}),r=n&&i("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{click:()=>l(!s.hasAttribute("data-open"))}},"Ranks and steps"),a="";function l(f){s.toggleAttribute("data-o\
pen",f),r.setAttribute("aria-expanded",String(f))}let c={};function u(f,p,h){let g=JSON.stringify([f.control,f.test,f.control_ranks,f.test_ranks,f.control_steps,f.test_steps,f.control_marker,f.test_marker,
p?.map(k=>[k.id,k.label]),h&&[h.control.samples,h.test?.samples,h.recorded?.control.devices,h.recorded?.test.devices]]);if(g===a)return;a=g;let y=document.activeElement?.dataset?.field,w=dA(s).filter(
({key:k})=>c[k]===f[k]);c={...f};let b=f.control!==""&&f.test!=="",_=[(b||t===void 0)&&be("swap","Swap control and test",()=>e(pA(f))),hA(f,e)];T(s,d("control",f,p,h),n?[d("test",f,p,h),r,i("div",{class:"\
swap-cell"},_)]:[i("div",{class:"swap-cell"},_,b&&o(f)),d("test",f,p,h)]),n&&(r.hidden=!b,l(s.hasAttribute("data-open")||Md.some(k=>f[k]!=="all"))),w.forEach(({key:k,text:$})=>mA(s,k,$)),y&&s.querySelector(
`[data-field="${y}"]`)?.focus()}function d(f,p,h,g){let y=f==="control"?"A":"B",w=f==="control"?"Control":"Test",b=h&&Fe(h,p[f]),_=ne("set"),k=Ao({id:_,field:f,set:b,text:p[f]===""?"":g?.[f]?.label??(h?
p[f]:""),none:f==="test"?t:void 0,onPick:$=>e({[f]:$?He($.id):"",op:"",[`${f}_ranks`]:"all",[`${f}_steps`]:"all",[`${f}_marker`]:""})});return i("div",{class:`side-card side-${f}`},i("div",{class:"sid\
e-title"},i("b",{class:"letter","aria-hidden":"true"},y),i("label",{for:_},w),k.node,n&&g?.recorded&&i("span",{class:"muted small side-about"},[...fA(f,g),W(g[f].samples,"sample")].join(", "))),i("div",
{class:"side-selection",hidden:t!==void 0&&f==="test"&&p.test===""},Vb(`${f}_ranks`,"Ranks",b?.ranks??g?.[f]?.all_ranks,p,e),Vb(`${f}_steps`,"Steps",(p[`${f}_marker`]?null:b?.steps)??g?.[f]?.all_steps,
p,e),!n&&i("span",{class:"muted small samples"},g?.[f]?W(g[f].samples,"sample"):" ")))}function m(f){let p=s.querySelector(`[data-field="${f}"]`);p?.focus(),p?.click()}return{node:s,choose:m,draw:u}}
var dA=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function mA(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.
hidden=!1,n.value=o,e.querySelector(`[data-field="${t}"]`).value="list"}function fA(e,{recorded:{control:t,test:o}}){let[n,s]=[t,o].map(({devices:r})=>r.join(", "));return e==="control"?[n].filter(Boolean):
n===s?[]:[s].filter(Boolean)}function Ad(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])n&&t.set(`${o}_marker`,n);return i("a",
{class:"small",href:ie(`/analyse?${t}`)},"Analyse both")}function pA(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`test${o}`]=e[`control${o}`];return t}function hA(e,t){
let o=Md.every(n=>e[n]==="first");return P(o?"Use all":"First rank and step",()=>t(Object.fromEntries(Md.map(n=>[n,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ran\
ks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function Vb(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),
u=ne(e),d=o?.length>0,m=i("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?gA(o):"0,2,4-7",
"aria-label":`${t} to use, such as 0,2,4-7`,title:d?`Available: ${Ge(o)}`:null,on:{change:()=>{let p=m.value.trim();s({[e]:p===""?"all":p})}}}),f=i("select",{id:u,data:{field:e},on:{change:()=>{f.value===
"list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:f.value}))}}},l.map(p=>i("option",{value:p,selected:p===r},wA(p,o))),i("option",{value:"list",selected:c},"list …"));return i("span",{class:"sample\
-field"},i("label",{for:u},t),f,m)}function gA(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function wA(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>
0?`first (${t[0]})`:"first":"any (a file is one step)"}function yA(e,t,o){let{name:n,category:s}=o??t;return{...e,name:n,category:s,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:o?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:o?.total_duration??0}}var Qb=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function bA(e,t){let o=e.flatMap(r=>t.filter(({name:a})=>a===r.name).map(a=>[r,a])),
[n,s]=[e,t].map((r,a)=>r.filter(l=>!o.some(c=>c[a]===l)).sort((l,c)=>Qb(l)-Qb(c)));return n.length===s.length?[...o,...n.map((r,a)=>[r,s[a]])]:o}var _A=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function Jb(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(r=>e.aliases.filter(a=>a.side===r)),n=(e.category==="pyth\
on_function"?bA:_A)(t,o);if(n.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}];let s=e.aliases.filter(r=>!n.flat().includes(r)).map(
r=>r.side==="control"?[r]:[void 0,r]);return[...n,...s].map(([r,a])=>({row:yA(e,r,a),names:{control:(r??a).name,test:(a??r).name}}))}function Xb(e){let t=({name:l})=>Number(l.slice(13)),o=l=>e.filter(
c=>/^ProfilerStep#\d+$/.test(c.name)&&c[l]===0).sort((c,u)=>t(c)-t(u)),n=new Map;for(let l of o("control_counts").reverse())n.set(l.category,n.get(l.category)??[]).get(l.category).push(l);let s=o("tes\
t_counts").map(l=>[l,n.get(l.category)?.pop()]).filter(([,l])=>l),r=new Set(s.flat()),a=s.map(([l,c])=>({...l,test_counts:c.test_counts,test_total_duration:c.test_total_duration,test_self_duration:c.test_self_duration,
aliases:[{side:"control",name:l.name,category:l.category},{side:"test",name:c.name,category:c.category}]}));return[...e.filter(l=>!r.has(l)),...a]}var Co=0,Fs=1,Ws=2,Ro=3,Cd={id:"steps",sort:"steps",label:"Steps on the device",depth:1},il=18,kA=24,Zb=3;function t_(e=()=>!0){let t=new Map,o=[],n=0;return{add(s){for(let{id:r,label:a,depth:l,sort:c,
main:u=!1}of s){let d=t.get(r)?.depth??1;t.set(r,{id:r,label:a,sort:c,main:u,depth:Math.max(d,l,1)})}o=[],n=0;for(let r of t.values()){let a=r.depth>1&&["host","other"].includes(r.sort),l=!a||e(r),c=l?
r.depth:1,u=Math.max(kA,c*il+2*Zb);Object.assign(r,{row:o.length,rows:c,top:n,height:u,folds:a,open:l});for(let d=0;d<c;d+=1)o.push(n+Zb+d*il);n+=u}},bandOf:s=>t.get(s),all:()=>({tops:Float64Array.from(
o),height:n,bands:[...t.values()].map(s=>({...s}))})}}function o_({window:e,all:t,takes:o,shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(p,h)=>h<=e.from||p>=e.to}),o(
Cd)&&r.some(({answer:p})=>p.steps?.length>0&&p.lanes.some(({sort:h})=>h!=="host"))&&s.add([Cd]),r.forEach(({answer:p})=>s.add(p.lanes.filter(o))),r.forEach(({answer:p})=>s.add((p.counters??[]).map(TA).
filter(o)));let a=[],l=[],c=[],u=[],d={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:p,keep:h}of r){let g=a.length;a.push(...p.names),l.push(
...p.categories),c.push(...p.kinds);for(let y of p.lanes.filter(o))vA(d,y,u.push(y)-1,{keep:h,shift:n,shiftName:g,band:s.bandOf(y.id)});SA(d,m,p,{keep:h,shift:n,rows:s,lanes:u}),EA(d,m,p,{keep:h,shift:n,
rows:s,lanes:u}),MA(d,m,p,{keep:h,shift:n,rows:s,lanes:u})}let f={...d,start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(d.row),length:d.start.length,names:a,categories:l,
kinds:c,lanes:u,gaps:m,shift:n,...s.all()};return Object.assign(f,{pieces:xA(f)})}var n_=(e,t)=>e.bands.find(({id:o})=>o===e.lanes[e.lane[t]]?.id)?.open===!1;function xA(e){let t={start:[],end:[],row:[],
of:[]},o=(s,r,a)=>{(a>r||e.end[s]===e.start[s])&&(t.start.push(r),t.end.push(a),t.row.push(e.row[s]),t.of.push(s))},n=new Map(e.bands.filter(({open:s})=>!s).map(({id:s})=>[s,[]]));for(let s=0;s<e.length;s+=
1){let r=n.get(e.lanes[e.lane[s]]?.id);r?r.push(s):o(s,e.start[s],e.end[s])}return n.forEach(s=>$A(e,s,o)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.
of.length,of:t.of}}function $A({start:e,end:t,level:o},n,s){n.sort((c,u)=>e[c]-e[u]||o[c]-o[u]);let r=[],a=-1/0,l=c=>{for(;r.length>0&&t[r.at(-1)]<=c;){let u=r.pop();s(u,Math.max(a,e[u]),Math.max(a,t[u])),
a=Math.max(a,t[u])}};for(let c of n)l(e[c]),r.length>0&&s(r.at(-1),Math.max(a,e[r.at(-1)]),e[c]),a=e[c],r.push(c);l(1/0)}function vA(e,t,o,{keep:n,shift:s,shiftName:r,band:a}){let{start:l,duration:c,level:u,
name:d,occurrence:m,merged:f}=t;for(let p=0;p<l.length;p+=1){let h=l[p]+c[p];n(l[p],h)&&(e.start.push(l[p]-s),e.end.push(h-s),e.row.push(a.row+(a.open?u[p]:0)),e.level.push(u[p]),e.name.push(r+d[p]),e.
occurrence.push(m[p]),e.merged.push(f[p]),e.sort.push(Co),e.gap.push(-1),e.lane.push(o))}}function Rd(e,t,o,{sort:n,lane:s,keep:r,shift:a,rows:l,lanes:c}){let u=l.bandOf(s),d=o.start+o.duration;u&&r(o.
start,d)&&(e.start.push(o.start-a),e.end.push(d-a),e.row.push(u.row),e.level.push(0),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(n),e.gap.push(t.push(o)-1),e.lane.push(c.findIndex(
({id:m})=>m===s)))}function SA(e,t,o,n){(o.gaps??[]).forEach(s=>Rd(e,t,s,{...n,sort:Fs,lane:s.lane}))}function EA(e,t,o,n){(o.steps??[]).forEach(s=>Rd(e,t,{...s,shown:o.step===null||o.step===s.step_number},
{...n,sort:Ws,lane:Cd.id}))}var TA=({id:e,device:t,name:o})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${o}`,depth:1}),OA=.2;function MA(e,t,o,n){for(let s of o.counters??[]){let{name:r,high:a}=s,
l=Math.max(a-s.low,Math.abs(a)*OA)||1;s.start.forEach((c,u)=>Rd(e,t,{name:r,start:c,duration:s.duration[u],mean:s.mean[u],min:s.min[u],max:s.max[u],at:1-(a-s.mean[u])/l},{...n,sort:Ro,lane:s.id}))}}var lt=(e,t)=>`${t}\
\0${e}`,Hr=(e,t)=>lt(e.names[e.name[t]],e.categories[e.name[t]]),Zo=(e,t)=>e.sort[t]===Co&&e.merged[t]<=1&&e.occurrence[t]>=0,e_=new WeakMap;function s_(e,t,o){let n=e_.get(e);if(!n){n=new Map;for(let s=0;s<
e.length;s+=1)Zo(e,s)&&n.set(`${Hr(e,s)}\0${e.occurrence[s]}`,s);e_.set(e,n)}return n.get(`${t}\0${o}`)??-1}var AA=.1,CA=.002,Ur=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.
test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function RA(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-
e.control_total_duration,[n,s]=Ur(e),r=s-n,a=Math.abs(r);return a<AA*Math.max(n,s)||a<CA*t||r*o<=0?"":r>0?"longer":"shorter"}function zr(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??
0),s=Lt(e),r=new Map,a=(l,c)=>{let u={change:RA(l,n),row:l,names:c,whole:s};r.set(lt(c.control,l.category),u).set(lt(c.test,l.category),u)};return Xb(e.rows).flatMap(Jb).forEach(({row:l,names:c})=>a(l,
c)),r}var ll=(e,t,o,n)=>e?.get(lt(o,n))?.names[t]??o;function r_(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===Co&&n[e.name[r]]&&
s.push(r);return s}var Sn=["control","test"],LA=3,a_=[14,112],Ld=3,Nd=10,NA=.12,PA=1.01;function IA(e,t,o){let{sides:n,changes:s,ranks:r}=e,a=n.every(({sample:u})=>u.step_number===null)?"Whole recording":"Median step";t.
href=l_(e);let l=r?` of rank ${[...new Set(n.map(({sample:u})=>u.rank))].join(" and ")}`:"",c=s===null||[...s.values()].every(({change:u})=>u==="");t.setAttribute("aria-label",`${a}${l} of both sides:\
 open it in the timeline`),o.textContent=`${a}${l}${c?"":"; coloured: changed"}`,o.title=n.map(({sample:u})=>L(u.step)).join(" → ")}function DA(e,t){let o=(t??[]).find(({kind:r,ranks:a})=>r!=="memor\
y"&&a.length>0)?.ranks[0];if(e.some(({rank:r})=>r===o))return o;let n=new Map;e.forEach(({rank:r,step_ns:a})=>{let[l,c]=n.get(r)??[0,0];n.set(r,[l+(a??0),c+1])});let s=[...n].map(([r,[a,l]])=>[r,a/l]);
return s.reduce((r,a)=>a[1]>Math.max(r[1],PA*s[0][1])?a:r)[0]}function qA(e,t){let{rank:o,span:n}=e.find(a=>a.rank===t)??e[0],s=e.filter(a=>a.rank===o&&a.span===n).sort((a,l)=>(a.step_ns??0)-(l.step_ns??
0)),r=s[s.length>>1];return{...r,step:(r.step_ns??0)/1e3}}var BA=({q:e,category:t,change:o,significant:n,device_type:s},{row_count:r,rows:a})=>a.length>=r&&s==="ALL"&&[e,o,n].every(l=>l==="")&&t.length===
0,i_=({duration:e})=>e.reduce((t,o)=>t+o,0);function FA({lanes:e}){let t=e.filter(({sort:n})=>n==="device"),o=[...t].sort((n,s)=>i_(s)-i_(n)).slice(0,LA);return[...e.filter(({sort:n,main:s})=>n==="hos\
t"&&s).slice(0,1),...t.filter(n=>o.includes(n))]}function WA(e,t,o,n,{y:s,high:r,at:a}){let l=u=>[a(t.start[u]),Math.max(.6,a(t.start[u]+t.duration[u])-a(t.start[u]))],c=[];e.fillStyle=z(t.sort==="hos\
t"?"--span-host":"--span-compute"),t.start.forEach((u,d)=>{let m=t.name[d],f=n?.get(lt(o.names[m],o.categories[m]))?.change??"",[p,h]=l(d);e.fillRect(p,s,h,r),f!==""&&t.merged[d]<=1&&c.push([f,p,h])});
for(let[u,d,m]of c)e.fillStyle=z(`--span-${u}`),e.fillRect(d,s,m,r)}function jA(e,{sides:t,changes:o,extent:n},s,r){let a=c=>s*c/n,l=0;t.forEach((c,u)=>{e.fillStyle=z(u===0?"--control-fill":"--test-fi\
ll"),e.fillRect(0,l,a(c.sample.step),2),l+=4,c.lanes.forEach(d=>{WA(e,d,c.answer,o,{y:l,high:r,at:a}),l+=r+Ld}),l+=Nd-4})}function HA(e,t,o){let n=e.clientWidth,s=globalThis.devicePixelRatio||1,r=t.sides.
reduce((d,{lanes:m})=>d+m.length,0),a=(o-2*Nd-4)/r-Ld,l=Math.round(Math.min(a_[1],Math.max(a_[0],a))),c=r*(l+Ld)+2*Nd;[e.width,e.height]=[Math.round(n*s),Math.round(c*s)],e.style.setProperty("height",
`${c}px`);let u=e.getContext("2d");u.scale(s,s),jA(u,t,n,l)}var l_=({state:e,sides:t},o={})=>mo(e,{...Object.fromEntries(t.flatMap(({sample:n},s)=>[[`${Sn[s]}_rank`,String(n.rank)],[`${Sn[s]}_span`,String(
n.span)],[`${Sn[s]}_step`,n.step_number===null?"":String(n.step_number)]])),...o});function UA(e,t,o,{pixels:n,signal:s}){let r=new URLSearchParams({rank:o.rank,span:o.span,threads:1,pixels:Math.max(300,
Math.round(n))});o.step_number!==null&&r.set("step",o.step_number);let a=e[`${Sn[t]}_marker`];return a&&r.set("marker",a),Qs(e[Sn[t]],r,{signal:s})}var zA=({answer:{extent:e}})=>e.to-Math.max(0,e.from);
function GA(e,t,o){let n=o*(e-t.left)/t.width,s=o*NA/2;return{from:Math.max(0,n-s),to:n+s}}function YA(e,t,o,n){let s=e.map((a,l)=>({answer:a,sample:n[l],lanes:FA(a)})),r=Sn.some(a=>new Set(o.step_time.
samples[a].map(({rank:l})=>l)).size>1);return{state:t,sides:s,ranks:r,changes:BA(t,o)?zr(o):null,extent:Math.max(...s.map(a=>Math.max(zA(a),a.sample.step)))}}var KA=async(e,t,o,n)=>YA(await Promise.all(
o.map((s,r)=>UA(e,r,s,n))),e,t,o);function VA(e){e.hidden=!0,e.dataset.ready=""}var QA=({ctrlKey:e,metaKey:t,shiftKey:o,detail:n})=>e||t||o||n===0;async function JA(e,t,o){let n=ot(e.state);Object.entries(
{significance:"false",diagnosis:"false",limit:"3000"}).forEach(s=>n.set(...s));try{e.changes=zr(await et(n,{signal:t})),o()}catch{}}function c_(e){let t=i("canvas",{"aria-hidden":"true"}),o=i("span",{
class:"muted small"},"Median step; coloured: changed"),n=i("a",{class:"step-strip-link",title:"Show this part in the timeline","aria-label":"Median step of both sides: open it in the timeline",on:{click:u}},
t),s=i("div",{class:"step-strip",hidden:!0},o,n),r="",a=null,l=null;function c(){l&&t.clientWidth>0&&HA(t,l,s.clientHeight-o.offsetHeight)}function u(f){l&&!QA(f)&&(f.preventDefault(),e(l_(l,GA(f.clientX,
t.getBoundingClientRect(),l.extent))))}async function d(f,p,h){let{signal:g}=a;await bt();try{g.throwIfAborted(),l=await KA(f,p,h,{pixels:s.parentNode.clientWidth,signal:g}),s.hidden=l.sides.some(({lanes:w})=>w.
length===0);let y=()=>c(IA(l,n,o));y(),l.changes===null&&JA(l,g,y)}catch(y){s.hidden=!0,r=y.name==="AbortError"?r:""}s.dataset.ready=""}let m=new ResizeObserver(c);return m.observe(s),{node:s,redraw:c,
draw(f,p,h,g){let{samples:y}=h.step_time;if(!Sn.every(_=>y?.[_]?.length>0)){VA(s);return}let w=DA(y.test,g),b=r;r=`${p} ${w}`,b!==r&&(s.hidden=!1,a?.abort(),a=new AbortController,d(f,h,Sn.map(_=>qA(y[_],
w))))},stop(){a?.abort(),m.disconnect()}}}var Pd=20,XA=4,cl=e=>e===null?"–":Me(e,0,e<1?3:e<100?1:0),js=(e,t,o)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${o(e[`control_${t}`])} → ${o(e[`test_${t}`])}`,Lo=(e,t,o="")=>i("td",{class:`\
num ${o}`,title:t},e),oo=(e,t="num")=>i("th",{scope:"col",class:t},e),u_=(e,t,...o)=>i("thead",{},i("tr",{},e,oo(t),oo("control"),oo("test"),oo("Δ"),oo("Δ %"),...o));function d_(){let e=i("span",{class:"\
muted rank-summary"}),t=rt("Device time by class of work"),o=w=>i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":w}),n=o("Classes of work"),s=o("Shapes of products, convolutions and a\
ttention"),r=i("details",{class:"card rank-steps work-classes",hidden:!0},i("summary",{},i("h2",{},"Classes of work"),e),i("div",{class:"chart-tools"},t.node),i("p",{class:"muted small"},"The class of\
 device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),a=!0,l=[1,1],c=w=>a?[w.
control_per_step,w.test_per_step]:[w.control_total_duration,w.test_total_duration],u=w=>["control","test"].map((b,_)=>M(w[`${b}_counts`]/(a?l[_]:1))).join(" → ");function d(w){let[b,_]=c(w),k=_>b?"m\
ore":_<b?"less":"calm";return[Lo(u(w)),Lo(L(b),te(b)),Lo(L(_),te(_)),Lo(ge(_-b),Ce(_-b),k),Lo(b>0?ue(100*(_-b)/b):_>0?"new":"",null,k)]}let m=w=>w===null?"–":`${cl(w)} %`,f=w=>w.control_fastest_peak_pctg===
w.control_peak_pctg&&w.test_fastest_peak_pctg===w.test_peak_pctg?null:`${js(w,"fastest_peak_pctg",m)} of the fastest arithmetic for these numbers, such as TF32`,p=w=>[Lo(js(w,"tflops_per_s",cl)),Lo(js(
w,"peak_pctg",m),f(w)),Lo(js(w,"gb_per_s_at_least",jo)),Lo(js(w,"flops_per_byte_at_most",cl))],h=[oo("TFLOP/s"),oo("of peak"),oo("bandwidth, at least"),oo("FLOPs per byte, at most")];function g(w){T(n,
i("table",{class:"operators-table"},u_(oo("Class",""),"device rows",oo("share"),...h.map(b=>b.cloneNode(!0))),i("tbody",{},w.map(b=>i("tr",{},i("th",{scope:"row"},b.class),d(b),Lo(js(b,"share",_=>`${cl(
_)} %`)),p(b))))))}function y(w){let b=[...w].sort((_,k)=>Math.max(...c(k))-Math.max(...c(_)));s.hidden=w.length===0,T(s,i("table",{class:"operators-table"},u_(oo(w.length>Pd?`Shapes: the ${Pd} that t\
ake longest`:"Shapes",""),"calls",...h),i("tbody",{},b.slice(0,Pd).map(_=>i("tr",{},i("th",{scope:"row",title:`${_.operator} ${_.shapes}`},i("bdi",{class:"mono"},_.operator)," ",i("span",{class:"mono \
small"},_.shapes.replaceAll(",[]",""))," ",i("span",{class:"muted"},_.dtype)),d(_),p(_))))))}return{node:r,sql:t,draw(w,b,_){r.hidden=!w,w&&(a=_!=="total",l=[b.control.samples,b.test.samples],e.textContent=
w.classes.slice(0,XA).map(k=>`${k.class} ${c(k).map(L).join(" → ")}`).join(", "),g(w.classes),y(w.shapes))}}}var m_=e=>e==="all"?"":e,ZA=e=>$n({...Gi,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:m_(e.control_ranks),test_ranks:m_(e.test_ranks),set_marker:e.control_marker,test_marker:e.test_marker},
go);function eC(e){let{change:t}=e;function o(n,s=e.parts.table.node){let{parts:r,state:a}=e,l=r.detail.node.contains(document.activeElement),c=n===a.op?"":n??"",u=s.getBoundingClientRect().top;t({op:c},
{replace:!0}),window.scrollBy(0,s.getBoundingClientRect().top-u);let d=e.view?.items.find(m=>m?.key===c);d?pe(`${d.row.name} is selected.`):l&&r.table.focus()}return{select:o,keepSelected:n=>n!==e.state.
op&&o(n),opPageOf:({id:n,name:s,category:r})=>Nt({...e.state,heat:"",row:n??Tt(s,r)}),revealRow(){e.parts.table.node.closest(".table-card").scrollIntoView({block:"start"}),e.parts.table.focus()},showRanks(){
t({heat:"op"},{replace:!0});let{node:n}=e.parts.ranks;n.scrollIntoView({block:"start"}),n.querySelector("summary").focus({preventScroll:!0})}}}var f_=(e,t,{name:o,zoom:n,...s})=>cb({...s,onSelect:r=>t(
r,e.parts[o].node),onHide:r=>e.change({hide:r},{replace:!0}),onZoom:r=>r!==e.state[n]&&e.change({[n]:r},{replace:!0})});function tC(e,{exportBar:t,stepStrip:o,details:n,folds:s,opPageOf:r}){let{change:a}=e;
return Rb({actions:t.node,below:[o.node,s.add("details",n.node)],links:{page:l=>`${r(l)}#booked`,tree:()=>Kt(Ft(e.state)),timeline:l=>(l&&Za(e.state,l))??mo(e.state)},on:{widen:()=>a($r),marker:a,clock:()=>a(
{equal_clock:!e.state.equal_clock}),isCorrected:()=>e.state.equal_clock,fold:s.toggle}})}function p_(e){let{change:t,context:{go:o}}=e,n=eC(e),{select:s,opPageOf:r}=n,a=Cg(t),l=Db(m=>t({open:m},{replace:!0})),
c=Lb(ZA),u=c_(o),d={...n,exportBar:a,folds:l,details:c,stepStrip:u,sql:rt("All rows"),sides:Bs(t,{compact:!0}),verdict:tC(e,{exportBar:a,stepStrip:u,details:c,folds:l,opPageOf:r}),recorded:Kb(),operators:qb(
r,et),ranks:Gb(m=>t({heat:m},{replace:!0}),{timeline:(...m)=>Xa(e.state,...m),go:o}),classes:d_(),replacements:dg(r),filters:Pb(t),counts:f_(e,s,{name:"counts",zoom:"zoom_calls",id:"chart-counts",title:"\
Ops count comparison",file:"ops-count"}),durations:f_(e,s,{name:"durations",zoom:"zoom_time",id:"chart-durations",title:"Ops duration comparison",file:"ops-duration"}),table:Dg({onSort:(m,f)=>t({sort:m,
order:f}),onSelect:s,href:r,onOpen:n.keepSelected,onWant:e.pages.want}),detail:pg({onClear:()=>s(""),href:r,onRanks:n.showRanks,onTable:n.revealRow,tree:m=>Wh(e.state,m),timeline:m=>_s(e.state,m)}),remark:i(
"p",{class:"remark",hidden:!0}),noRows:i("p",{class:"muted chart-message",hidden:!0},"No row passes the filters."),chartBar:Ag(t),message:i("div",{class:"message"}),heading:i("h1",{class:"visually-hid\
den"},"Compare"),paperHead:i("div",{class:"paper-only"})};return d.charts=[c.chart,d.ranks.heat,d.counts,d.durations],["operators","classes","recorded","replacements"].forEach(m=>l.add(m,d[m].node)),d}
var h_=({exportBar:e,...t})=>i("div",{class:"results"},t.verdict.node,t.filters.node,t.remark,t.chartBar.node,i("div",{class:"charts"},t.durations.node,t.counts.node),i("section",{class:"card table-ca\
rd","aria-label":"All rows"},i("div",{class:"chart-head"},e.title,i("div",{class:"chart-tools"},e.work,t.sql.node,e.files)),t.table.node,t.noRows,e.workNote),t.ranks.node,t.operators.node,t.classes.node,
t.recorded.node,t.replacements.node);function g_(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},"This comparison is not possib\
le"),i("p",{},e.message),i("p",{},o&&P("Use all ranks and steps",t.all,{class:"primary"}),n&&P("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&P("Try again",t.again,{class:"primary"})," ",i("a",
{href:ie("/")},"Choose other traces")))}function w_(e){return i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},e?.length===0?"There are no sets yet. ":"Pick two sets above, or\
 on the ",i("a",{href:ie("/")},e?.length===0?"Add traces":"Traces page"),"."))}var oC=["op","heat","open","hide","zoom_time","zoom_calls"],Dd=null,Gn={path:"/compare",name:"Compare",read:Ot,mount:(e,t)=>aC(e,t)};function nC(e){let t=Ot(location.search),o={context:e,state:t,sets:null,
answer:null,answerKey:"",wantedKey:"",why:e.newPair?pu(t):Dd,view:null,shownCard:"",shownPair:"",noiseOf:"",shownItem:null,revealing:t.op!=="",dead:!1,late:0,render:()=>zn(o),change(n,{replace:s=!1}={}){
let r=Object.keys(n).every(a=>oC.includes(a));return!o.dead&&e.go(Gt({...o.state,...!r&&{zoom_time:"",zoom_calls:""},...n}),{replace:s})}};return o.askServer=Sg(t,o.why),o.pages=kg(()=>gw(o)),o}function sC({
state:e,sets:t,answer:o,parts:n,context:s}){let r=l=>pn(l,e,t,o),a=e.control&&e.test?`${r("control")} → ${r("test")} · Compare`:"Compare";n.heading.textContent=a,s.setTitle(a)}async function Id(e){
let t=[e.state.control,e.state.test].filter(n=>n!=="");if(t.every(n=>e.sets&&Fe(e.sets,n)))return;let o=await ht(t).catch(()=>[]);e.dead||(e.sets=o,zn(e))}async function rC(e,t){let o=e.why,n=o.late===
!0&&await vg(t,o);n!==!1&&e.why===o&&(e.why={key:o.key,...n?hu(n):{diagnosis:[],note:""}},Dd=n&&e.why,zn(e))}function y_(e,t){let{state:o,question:n,pages:s,results:r}=e;e.wantedKey=t,r.dataset.stale=
"";let a=ot(o).toString();n.ask(l=>e.askServer(t,o,e.why,l),l=>{e.answer=l,e.answerKey=t,s.start(t,l,o.op),e.why?.key!==a?(e.why={key:a,...hu(l)},Dd=e.why):e.why.late&&bt().then(()=>rC(e,t)),pe(l.row_count===
1?"One row.":`${M(l.row_count)} rows.`),n.say(null),delete r.dataset.stale,zn(e)},l=>{e.answer=null,e.answerKey="",s.stop(),n.say(g_(l,{narrowed:ki(e.state),all:()=>e.change($r),again:()=>y_(e,e.wantedKey),
unmarked:()=>e.change({control_marker:"",test_marker:""})})),delete r.dataset.stale,zn(e)})}function zn(e){if(e.dead)return;sC(e);let{state:t,parts:o,question:n}=e,s=t.control!==""&&t.test!=="",r=fs(t),
a=fu(t);s?a!==e.wantedKey&&(e.answer||n.say(null),y_(e,a)):(n.drop(),e.wantedKey="",e.answer=null,o.detail.draw(null),n.say(w_(e.sets)));let{answer:l}=e;o.folds.draw(t.open),o.sides.draw(t,e.sets,l),e.
results.toggleAttribute("data-skeleton",s&&!l),o.filters.draw(t,l,l?Eu(e):t.unit||"total"),o.chartBar.draw(t,r),l?s&&e.answerKey===e.wantedKey&&Tu(e,Eu(e),r):o.detail.draw(null)}function aC(e,t){let o=globalThis.
firstComparison!==void 0,n=nC(t);n.parts=p_(n);let{parts:s}=n;n.results=h_(s),n.question=Mt({context:t,results:n.results,message:s.message}),e.append(i("div",{class:"page compare-page"},s.heading,s.paperHead,
s.sides.node,s.message,n.results),s.detail.node);let r=dt(()=>{s.charts.forEach(a=>a.retheme()),s.stepStrip.redraw()});return zn(n),o?bt().then(()=>Id(n)):Id(n),{keys:{search:()=>s.filters.focusSearch(),
enter:()=>s.table.focus(),control:()=>s.sides.choose("control"),test:()=>s.sides.choose("test"),close:()=>s.detail.isOpen()&&s.select("")},update(a){n.state=Ot(a),n.why=t.newPair?pu(n.state):n.why,zn(
n),Id(n),n.answer&&n.wantedKey===n.answerKey&&t.settled()},unmount(){n.dead=!0,[s.details,s.stepStrip,s.operators].forEach(a=>a.stop()),n.question.unmount(),n.pages.stop(),r(),s.charts.forEach(a=>a.unmount()),
s.table.unmount(),s.detail.unmount()}}}var b_=2,qd=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function iC(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);return r.set("n\
ame",o),s||r.set("category",n),(await ba(e,r)).rows[0]}async function lC(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:a,step_number:l}=s,c=new URLSearchParams({rank:r,span:a,order:"duration",limit:"\
1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.all(t.map(b=>iC(e,c,b,n))),rs(e,o===""?null:o),bo(e)]),[f]=u.
filter(Boolean).sort((b,_)=>_.duration-b.duration);if(!f)throw new Error("The timeline of this step has no such call.");let p=m.filter(b=>b.rank===r).find(b=>b.span===a);if(!p||p.trace_bytes===null)throw new Error(
"The trace of this call is not kept.");if(p.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let h=l===null?p.first_event_ns:
d.find(b=>b.rank===r&&b.span===a&&b.step_number===l).start_ns,g=p.metadata?.baseTimeNanoseconds,y=BigInt(h)-(Number.isFinite(g)?BigInt(g):0n),w=b=>y+BigInt(Math.round(1e3*b));return{file:p,start:w(f.start-
b_*f.duration),end:w(f.start+(1+b_)*f.duration)}}function __(e,t,o,n){let s=lC(e.id,t,qd(o));return s.catch(()=>{}),ja({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"tr\
ace.json.gz",load:async r=>{let{file:a}=await s;return $a(e.id,a.number,"",{signal:r,onProgress:n})}})}function k_({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),a=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:a(t),test:a(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function x_(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],a=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=a)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var cC=250;function $_(e){return kt({...e,height:()=>cC,make:dC,extra:i("div",{class:"legend-row"},i("ul",{class:"chart-legend"},i("li",{class:"key key-control"},"control"),i("li",{class:"key key-line\
 key-test"},"test"),i("li",{class:"muted"},"dotted: medians")),e.tools)})}function uC(e){let[t,o]=je(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function dC(e,t){let o={...e,
...k_(e)},n=Vt(),{edges:s}=o,r=x_(s[0],s[s.length-1],t<520?4:9),[a,l]=["control","test"].map((m,f)=>{let p=o[m].reduce((g,y)=>g+y,0),h=o.share?p/100:o.perStep?o.perStep[f]:1;return o[m].map(g=>g===0?0:
g/h)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((f,p)=>[s[p],s[p+1]]),y:m.flatMap(f=>[f,f])}),u=s.slice(0,-1).map((m,f)=>Math.sqrt(m*s[f+1])),d=Math.max(...a,...l);return{data:[
{...c(a),fill:"tozeroy",fillcolor:fC(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:z("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,f)=>Math.max(a[f],l[f])),customdata:mC(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:vt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(uC),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,f)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:f===0?z("--control"):z("--test")}}])}}}function mC(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,a)=>`${r} ${M(e[r][n])}${a>0?`, ${Te(100*e[r][n]/a)} of its calls`:""}`;return[`${L(o)} to ${L(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function fC(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var pC=250,ul=.13;function v_(e){return kt({...e,height:()=>pC,make:hC,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:i("ul",{class:"chart-legend"},i("li",{class:"key key-dot key-control"},"control"),i("li",{class:"key key-diamond key-test"},"test"),i("li",{class:"muted"},"lines: mean of the ranks"))})}function hC(e,t){
let o=Vt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?je(Math.max(...n)):["",1],a=e.rows.length>8,l=(m,f,p)=>{let h=[];return e[m].forEach((g,y)=>g.forEach((w,b)=>{
if(w!==null){let _=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;h.push({x:b+f+_,y:w/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(Le).join("<br>")})}})),{type:"scatter",mode:"markers",x:h.map(g=>g.x),y:h.
map(g=>g.y),customdata:h.map(g=>g.text),ids:h.map(g=>g.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:p,size:a?5:8,opacity:a?.6:.9,line:{width:0}}}},c=(m,f)=>{let p=e.columns.
map((h,g)=>{let y=e[m].map(w=>w[g]).filter(w=>w!==null);return y.length===0?null:y.reduce((w,b)=>w+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:p,x:p.map((h,g)=>g+f),line:{color:z(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=Mo(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-ul),c("test",ul),l("control",
-ul,"circle"),l("test",ul,"diamond")],layout:{template:vt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Le(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var gC=e=>e[0].toUpperCase()+e.slice(1),wC=e=>e>0?"more":e<0?"less":"calm",S_=e=>i("td",{class:"num",title:te(e)},L(e)),E_=(e,t="")=>i("td",{class:`num ${t} ${wC(e)}`,title:Ce(e)},ge(e));function Bd(e,t,o,n){
return i("tr",{},i("th",{scope:"row",title:n},e),S_(t.control_per_step),S_(t.test_per_step),E_(t.diff_per_step,"strong"),o&&(t.itself?[t.itself,t.below].map(s=>E_(s.diff_per_step)):[i("td"),i("td")]))}
var T_=(e,t)=>({diff_per_step:e.reduce((o,n)=>o+n[t].diff_per_step,0)});function yC(e,t){let o=["Control","Test","Δ",...t?["Δ self","Δ below"]:[]];return i("table",{class:"number-table"},i("caption",
{class:"visually-hidden"},"Booked in the steps, by part"),i("thead",{},i("tr",{},i("td"),o.map(n=>i("th",{scope:"col",class:"num"},n)))),i("tbody",{},e.parts.map(n=>Bd(gC(n.part),n,t)),e.parts.length>
1&&Bd("Together",{...e,itself:T_(e.parts,"itself"),below:T_(e.parts,"below")},t),e.with_others&&Bd("With other device work of its call",e.with_others,t,"The call launches other device work on the othe\
r side; all of it is booked together, on the call")))}var bC=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of a ${t}\
 is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,_C="Nothing is booked on it: other work runs at the same time, or it i\
s outside the steps.";function O_(){let e=rt("Booked in the steps"),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Booked in the steps, by part"}),o=i("p",{class:"muted small"}),
n=i("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Booked in the steps"),i("div",{class:"chart-tools"},
e.node)),o,t);return{node:n,sql:e,draw(s){let{booked:r}=s,a=s.launches!==void 0;if(n.hidden=r===null,r===null)return;let l=r.parts.length===0&&r.with_others===null;o.textContent=l?_C:bC(a,Lt(s)?"recor\
ding":"step"),T(t,!l&&yC(r,a))}}}var kC=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],M_=(e,t)=>e===null||t===null?null:
e-t,A_=(e,t)=>e>0&&t!==null?100*t/e:null,Wd=e=>e>0?"more":e<0?"less":"calm";function jd(e){let{control:t,test:o}=e.calls,n={control_counts:t.count,test_counts:o.count,control_total_duration:t.total,test_total_duration:o.
total},s=Ko(n,"per_step",e);return{row:n,counts:[t.count,o.count],callsPerStep:[s.controlCount,s.testCount],total:[t.total,o.total],perStep:[s.control,s.test],perCall:[t["50%"],o["50%"]],birth:s.birth}}
function Fd(e,t,[o,n],s,r,a){let l=M_(n,o),c=a==="new"?"new":a==="gone"?"gone":ue(A_(o,l));return i("div",{class:"tile",title:t},i("p",{class:"tile-title"},e),i("p",{class:"tile-values"},i("span",{class:"\
control-text"},a==="new"?ae:s(o)),i("span",{class:"arrow","aria-label":"to"}," → "),i("span",{class:"test-text"},a==="gone"?ae:s(n))),i("p",{class:`tile-change ${Wd(l??(a==="new"?1:-1))}`},l===null?
c:`${r(l)} (${c})`))}function xC(e,t){let o=jd(e);return[i("p",{class:"muted op-verdict"},t?gr(t):" "),i("div",{class:"tiles"},Fd("Time per step","Total duration divided by the number of samples (ran\
k × step)",o.perStep,L,ge,o.birth),Fd("Calls per step","Number of calls divided by the number of samples (rank × step)",o.callsPerStep,M,tt,o.birth),Fd("Median of a call","The median of all calls; t\
he mean is below",o.perCall,L,ge,o.birth))]}function ml(e,[t,o],n,s,{exact:r,exactDiff:a,title:l}={}){let c=M_(o,t);return i("tr",{},i("th",{scope:"row",title:l},e),i("td",{class:"num",title:r?.(t)},n(
t)),i("td",{class:"num",title:r?.(o)},n(o)),i("td",{class:`num strong ${Wd(c)}`,title:a?.(c)},s(c)),i("td",{class:`num ${Wd(c)}`},ue(A_(t,c))))}var dl=(e,t,o)=>ml(e,t,L,ge,{exact:te,exactDiff:Ce,title:o});
function $C(e,t){if(!(t?.control?.step>0)||!(t?.test?.step>0))return null;let{control:o,test:n}=Ko(jd(e).row,"percent",{...e,step_time:t}),s=Lt(e)?"recording":"step time";return ml(`Share of the ${s}`,
[o,n],Te,r=>r===null?ae:ue(r).replace("%","pp"),{title:`Change in percentage points. Time per step divided by the ${s}; overlapping work counts in full`})}function vC(e,{stepTime:t,row:o}){let n=jd(e),
s=a=>i("tr",{class:"group-row"},i("th",{colspan:"5",scope:"colgroup"},a)),r=a=>[e.calls.control[a],e.calls.test[a]];return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Numbe\
rs of this operation"),i("thead",{},i("tr",{},i("td"),["Control","Test","Δ","Δ %"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("All calls"),ml("Calls",n.counts,M,tt),ml("Calls per s\
tep",n.callsPerStep,M,tt),dl("Total",n.total),dl("Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&dl("Self time per step",["control","test"].map(a=>Mn(o,`${a}_\
self_per_step`,e)),"Without the calls inside it"),$C(e,t)),i("tbody",{},s("A single call"),kC.map(([a,l])=>dl(l,r(a)))))}function C_(){let e=i("div",{class:"card op-head"}),t=rt("Numbers"),o=i("div",{
class:"scroll-x",tabindex:"0",role:"region","aria-label":"Numbers of this operation"}),n=i("section",{class:"card op-table-card","aria-label":"Numbers"},i("div",{class:"chart-head"},i("h2",{},"Numbers"),
i("div",{class:"chart-tools"},t.node)),o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),T(e,xC(s,r.row)),T(o,vC(s,r))}}}var R_=.8,SC=/^aten::.*(mm|linear|conv|attention)/,Hd={control:"set",test:"test"};function EC(e,t,o){let n=Object.values(Hd).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),a=Object.values(Hd).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=R_*o[d]&&
u.device_time>=R_*(u.device_time+a[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var L_=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(Hd))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function fl(e,[
t,o],n,s,r){let a=t===null||o===null?null:o-t;return i("tr",{},i("th",{scope:"row"},e),[t,o].map(l=>i("td",{class:"num",title:r?.(l)},n(l))),i("td",{class:"num strong"},a===null?"":s(a)),i("td",{class:"\
num"},t>0&&a!==null?ue(100*a/t):""))}var N_=(e,t,o)=>i("tr",{},i("th",{scope:"row",title:t},e),i("td"),i("td"),i("td",{class:`num strong ${o>0?"more":"less"}`,title:Ce(o)},ge(o)),i("td")),TC=e=>e===null?
ae:`${lo(1e12*e)}FLOP/s`,OC=e=>`${En(1e12*e)}FLOP/s`;function MC(e,t){return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Work of this operator, per step"),i("thead",{},i("t\
r",{},i("td"),["Control","Test","Δ","Δ %"].map(o=>i("th",{scope:"col",class:"num"},o)))),i("tbody",{},fl("FLOPs per step",e.flops,lo,En),fl("Device time per step",e.device,L,ge,te),e.more!==null&&[N_(
"due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),N_("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],fl("Achieved",e.
speed,TC,OC),e.calls.some((o,n)=>o!==t[n])&&fl("Calls with known FLOPs",e.calls,M,tt)))}function P_(){let e=i("div",{class:"op-work-body"}),t=rt("Work"),o=i("section",{class:"card op-table-card op-wor\
k","aria-label":"Work",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Work"),i("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=a=>T(e,i("p",{class:"muted small op-work-none"},a));return{node:o,
sql:t,async draw(a,l){let c=l.category==="cpu_op"&&SC.test(l.name)&&!a.use_short_name&&a.control!==""&&a.test!=="";o.hidden=!c;let u=c?`${L_(a)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,
n=u,!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await Fo("work",L_(a),{signal:s.signal});if(n!==u)return;let f=EC(m,l.name,d);f?T(e,i("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},MC(f,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var pl=12;function I_(e){let t=i("h2"),o=i("p",{class:"muted small"}),n=rt("What launches it, or what it launches"),s=gt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=i(
"div",{class:"scroll-x"}),a=i("p",{class:"related-more"}),l=i("section",{class:"card related"},i("div",{class:"chart-head"},t,i("div",{class:"chart-tools"},s.node,n.node)),o,r,a),c=!1,u="";function d(h){
let{answer:g}=h,y=g.launches!==void 0;u!==h.revision&&(u=h.revision,c=!1),s.press(h.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let w=y?g.launches:g.launched_by;T(r,w.length===0?m(y):f(w,h,y)),T(a,w.length>pl&&!c&&P(`Show all ${M(w.length)}`,()=>{c=!0,d(h),r.querySelectorAll("tbody tr")[pl].querySelector("a")?.focus()},{
class:"link-button"})),a.hidden=w.length<=pl||c}function m(h){return i("p",{class:"muted chart-message"},h?"Its calls launch no device work.":"The trace does not say what launched it.")}function f(h,g,y){
let w=h.some(b=>b.shapes!==null);return i("table",{class:"related-table"},i("thead",{},i("tr",{},i("th",{scope:"col"},y?"Device work":"Operator"),w&&i("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(b=>i("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},i("span",{class:"th-group"},"calls "),b)),["Control","Test","Δ","Δ %"].map(b=>i("th",{scope:"col",class:b==="Control"||
b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},i("span",{class:"th-group"},"time "),b)))),i("tbody",{},h.slice(0,c?void 0:pl).map(b=>p(b,g,w))))}function p(h,{answer:g,unit:y},w){let{control:b,
test:_,diff:k,controlCount:$,testCount:S,diffCount:E,birth:O,percent:x}=Ko(h,y,g),v=k>0?" more":k<0?" less":"",A=O||ue(x);return i("tr",{},i("th",{scope:"row",class:"related-name mono"},h.name===""?i(
"span",{class:"muted"},"unknown launch"):i("a",{href:e.href(h),title:h.name},i("bdi",{},h.name)),i("span",{class:"related-category muted"},` ${h.category??""}`)),w&&i("td",{class:"shapes mono",title:h.
shapes},h.shapes??"–"),i("td",{class:"num wide-only"},M($)),i("td",{class:"num wide-only"},M(S)),i("td",{class:`num wide-only${E>0?" more":E<0?" less":""}`},tt(E)),i("td",{class:"num roomy-only",title:te(
b)},h.control_counts>0?L(b):"–"),i("td",{class:"num roomy-only",title:te(_)},h.test_counts>0?L(_):"–"),i("td",{class:`num strong${v}`,title:Ce(k)},ge(k)),i("td",{class:`num${v}`},A))}return{node:l,
sql:n,draw:d}}function D_(){let e=i("div",{class:"stacks"}),t=i("section",{class:"card stack-card","aria-label":"Call stack"},i("div",{class:"chart-head"},i("h2",{},"Call stack")),i("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return i("ol",{class:"stack"},s.map((a,l)=>{let c=r(a),u=c?.diff>0?" more":c?.diff<0?" less":"";return i(
"li",{css:{"--depth":String(Math.min(l,24))}},i("span",{class:"mono frame-name",title:a.category},c?i("a",{href:c.href},i("bdi",{},a.name)):i("bdi",{},a.name)),c&&c.diff!==null&&i("span",{class:`num f\
rame-diff${u}`},ge(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:a,test:l}=s;if(t.hidden=a.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&i("div",{},i("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=a.length===l.length&&a.every((d,m)=>n(d,l[m]));T(e,u?i("div",{},i("h3",{},"The same in control and test"),o(l,
r)):[c("control",a),c("test",l)])}}}var q_={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
Ud={path:"/compare/op",name:"Operation",read:gs,mount:(e,t)=>AC(e,t)};function AC(e,t){let o=gs(location.search),n=null,s=null,r="",a="",l={key:"",answer:null},c=null,u=!1,d=gt("Height of the histogra\
m",[["calls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],q=>E({bins:q},{replace:!0})),m={sides:Bs(E),numbers:C_(),
booked:O_(),work:P_(),histogram:$_({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:v_({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...q)=>t.
go(x(...q))}),heat:sl({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...q)=>t.go(x(...q))}),grid:rl(),related:I_({onUnit:q=>E({unit:q}),href:({name:q,category:U})=>Nt({...o,
row:Tt(q,U)})}),stack:D_()},f=[m.histogram,m.points,m.heat],p=i("nav",{class:"crumb","aria-label":"Where this is"}),h=i("h1",{class:"mono op-title"}),g=i("p",{class:"muted"}),y=i("p",{class:"op-action\
s"}),w=i("div",{class:"message"}),b=RC(q=>E({heat:q},{replace:!0})),_=i("p",{class:"muted small",hidden:!0}),k=i("div",{class:"results"},m.numbers.head,i("div",{class:"op-columns"},m.numbers.table,i("\
div",{class:"op-charts"},m.histogram.node,m.points.node)),m.booked.node,m.work.node,m.related.node,m.stack.node,i("div",{class:"heat-block"},b.node,m.heat.node,_,m.grid.node));e.append(i("div",{class:"\
page operation-page"},p,i("header",{class:"op-header"},h,g,y),m.sides.node,w,k));let $=Mt({context:t,results:k,message:w}),S=dt(()=>f.forEach(q=>q.retheme()));function E(q,{replace:U=!1}={}){t.go(Nt({
...o,...q}),{replace:U})}function O(){let q=Y=>pn(Y,o,n,s),U=`${q("control")} → ${q("test")}`,C=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${C.slice(0,80)} · ${U}`),T(h,i("bdi",{},C)),
T(g,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together",s?.category==="python_function"&&s.aliases&&i("span",{class:"mono \
full-name"},` · ${s.aliases.map(({side:Y,name:ee})=>`${Y} ${ee}`).join(", ")}`));let j={...Ot(""),...v(),op:o.row};T(p,i("a",{href:t.lastCompare(ot(o))??Gt(j)},`← ${U}`))}function x(q,U){return Xa(
o,q,U,s)}function v(){let{control:q,test:U,control_ranks:C,test_ranks:j,control_steps:Y,test_steps:ee,control_marker:Ae,test_marker:H,use_short_name:oe,merge_addresses:he,aliases:Oe,merge_lines:Ie}=o;
return{control:q,test:U,control_ranks:C,test_ranks:j,control_steps:Y,test_steps:ee,control_marker:Ae,test_marker:H,use_short_name:oe,merge_addresses:he,aliases:Oe,merge_lines:Ie}}async function A(){let q=[
o.control,o.test].filter(C=>C!=="");if(q.every(C=>n&&Fe(n,C)))return;let U=await ht(q).catch(()=>[]);u||(n=U,K())}function B(q){a=q,$.ask(U=>wa(q,{signal:U}),U=>{s=U,r=new URLSearchParams(q).get("row"),
$.say(null),pe(`${U.name}: ${L(U.calls.control.total)} to ${L(U.calls.test.total)}.`),K()},U=>{s=null,$.say(I(U)),K()})}async function N(q){c?.abort(),c=new AbortController,l={key:q,answer:null};try{let U=new URLSearchParams(
q);U.set("significance","true"),U.set("diagnosis","false");let C=await et(U,{signal:c.signal});if(u||l.key!==q)return;l.answer=C,l.byKey=qp(C),K()}catch{}}function I(q){let U=q.code==="unknown_operati\
on",C=["control_ranks","test_ranks","control_steps","test_steps"].filter(j=>o[j]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:q.code}},i("h2",{},U?"This operation does not occur":
"This operation cannot be shown"),i("p",{},U?"Neither side has an operation of this name and category in the selected ranks and steps.":q.message),i("p",{},C.length>0&&P("Use all ranks and steps",()=>E(
Object.fromEntries(C.map(j=>[j,"all"]))),{class:"primary"}),C.length===0&&!U&&P("Try again",()=>B(Rn(o).toString()),{class:"primary"})," ",i("a",{href:Gt({...Ot(""),...v()})},"All operations of this c\
omparison")))}function K(){if(u)return;O();let q=o.control!==""&&o.test!==""&&o.row!=="",U=Rn(o).toString();q?U!==a&&(s&&r!==o.row&&(s=null),$.say(null),B(U)):($.drop(),a="",$.say(i("div",{class:"empt\
y"},i("h2",{},"No operation is chosen"),i("p",{},"Choose one on the ",i("a",{href:ie("/compare")},"Compare page"),"."))));let C=ot({...o,use_short_name:!1}).toString();q&&C!==l.key&&N(C),m.sides.draw(
o,n,s),k.toggleAttribute("data-skeleton",q&&!s),s&&Z()}function Z(){let q=o.unit||(s.control.samples===s.test.samples?"total":"per_step"),U=`tracediff-${$t(s.control.label)}-${$t(s.test.label)}-${$t(s.
name)}`,C=a,j=o.use_short_name?void 0:Nc(l.byKey?.get(rr(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:j}),J(U,C),X(U,C),m.booked.draw(s),m.work.draw(o,s),mw(o,s,m),m.related.
draw({answer:s,unit:q,revision:C}),m.stack.draw(s.stack,Ne),T(y,P("Copy the name",()=>Wt(s.name,"Name copied."),{class:"link-button"}),P("Copy link",()=>Wt(location.href,"Link copied."),{class:"link-b\
utton"}),i("a",{href:_s(o,s)},"Show in the timeline"),i("a",{href:wf(Rn(o)),download:`${U}.json`},"JSON"),["control","test"].map(ye))}let le=q=>s.aliases?.filter(U=>U.side===q)??[{name:s.name,category:s.
category}];function ye(q){let U=n&&Fe(n,o[q]);if(!U||qd(s.samples[q])===void 0)return null;let C=`slowest call, ${q}`;if(Vo(U)!=="")return i("span",{class:"muted small",title:Vo(U)},`Perfetto: no trac\
e of the ${q}`);let j={name:s.name,names:le(q),marker:o[`${q}_marker`],shortNames:o.use_short_name},Y=P(`Perfetto: ${C}`,async()=>{Y.disabled=!0;try{await __(U,j,s.samples[q],ee=>pe(`Loading ${_e(ee)}`))}catch(ee){
$e(ee.message,{urgent:!0})}finally{Y.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});
return Y}function Ne({name:q,category:U}){let C=l.byKey?.get(rr(q,U));return C&&{diff:C.diff_per_step,href:Nt({...o,use_short_name:!1,row:C.id})}}function J(q,U){let{edges:C,control:j,test:Y}=s.histogram,
ee=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({edges:C,control:j,test:Y,file:q,revision:`${U}#${o.bins}`,share:o.bins==="share",perStep:ee[0]===ee[1]?null:ee,medians:[s.calls.
control["50%"],s.calls.test["50%"]],heading:`${M(s.calls.control.count)} in the control, ${M(s.calls.test.count)} in the test`,empty:C.length===0?"No calls to draw.":""})}function X(q,U){let{control:C,
test:j}=s.samples,Y=Oi(C,j),ee=Er(Y,G=>G.total_duration),Ae=G=>s.calls[G].count===0,H=ee.control.map(G=>G.map(()=>null));m.points.draw({rows:Y.rows,columns:Y.columns,kind:"time",file:q,control:Ae("con\
trol")?H:ee.control,test:Ae("test")?H:ee.test,hover:(G,se,De)=>CC(G,Y[G][se][De]),heading:"duration in each step of each rank",revision:U});let[oe,he,Oe]=q_[o.heat],Ie=Er(Y,he),yt=Oe==="time",R={format:yt?
te:M,formatDiff:yt?Ce:tt};b.draw(o.heat),m.heat.draw({rows:Y.rows,columns:Y.columns,...Ie,...R,kind:Oe,file:q,heading:oe,revision:`${U}#${o.heat}`}),m.grid.draw({grid:Y,values:Ie,title:oe,timeline:x,format:yt?
L:M,formatDiff:yt?ge:tt});let D=[Y.ranksByPosition&&"ranks",Y.stepsByPosition&&"steps"].filter(Boolean);_.hidden=D.length===0,_.textContent=`The sides have different ${D.join(" and ")}; they are paire\
d by position (control / test).`}return K(),A(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(q){let U=o;o=gs(q),U.row!==o.row&&window.scrollTo(0,0),K(),A()},unmount(){
u=!0,m.work.stop(),$.unmount(),c?.abort(),S(),f.forEach(q=>q.unmount())}}}function CC(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.
step_number}`}`,te(t.total_duration),W(t.counts,"call")]}function RC(e){let t=ne("heat"),o=i("select",{id:t,on:{change:()=>e(o.value)}},Object.entries(q_).map(([n,[s]])=>i("option",{value:n},s)));return{
node:i("p",{class:"chart-bar"},i("label",{for:t},"Heat maps of"),o),draw(n){o.value=n}}}function B_(e,t){let o=null,n=new Map,s=p=>{let h=e.getBoundingClientRect();return[p.clientX-h.left,p.clientY-h.top]};function r(p){let h=p.deltaMode===1?16:1,g=p.shiftKey&&p.deltaX===0?p.deltaY:p.deltaX;
if(p.shiftKey||Math.abs(g)>Math.abs(p.deltaY))p.preventDefault(),t.pan(g*h);else if(p.ctrlKey||p.metaKey){p.preventDefault();let y=Math.max(-240,Math.min(240,p.deltaY*h));t.zoom(s(p)[0],Math.exp(y*.004))}}
function a(p){if(p.button!==0)return;let[h]=s(p);e.focus({preventScroll:!0}),n.set(p.pointerId,h),o={id:p.pointerId,x:h,y:p.clientY,from:h,measures:p.shiftKey,moved:n.size>1}}function l(p,h){let g=[...n.
values()];n.set(p.pointerId,h);let y=[...n.values()],w=([b,_])=>Math.max(20,Math.abs(b-_));t.zoom((y[0]+y[1])/2,w(g)/w(y))}function c(p){p.pointerType==="mouse"&&(p.buttons&1)===0&&n.delete(p.pointerId)&&
(o=null,delete e.dataset.drag);let[h,g]=s(p);if(n.size===2&&n.has(p.pointerId)){l(p,h);return}if(!o||o.id!==p.pointerId){t.hover(h,g,p);return}!o.moved&&Math.hypot(h-o.x,p.clientY-o.y)<4||(o.moved||(o.
moved=!0,e.setPointerCapture(p.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,h,!1):(t.pan(o.x-h),t.scroll(o.y-p.clientY)),[o.x,o.y]=[h,p.clientY])}function u(p){
if(n.delete(p.pointerId),!o||o.id!==p.pointerId)return;let[h,g]=s(p),{moved:y,measures:w,from:b}=o;o=null,delete e.dataset.drag,p.type!=="pointercancel"&&(w&&y?t.measure(b,h,!0):y||t.pick(h,g,p))}let d={
w:()=>t.glide(.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),
0:()=>t.fit(),Enter:()=>t.enter()};function m(p){if(p.ctrlKey||p.metaKey||p.altKey)return;if(t.own(p)){p.preventDefault();return}let h=d[p.key.length===1?p.key.toLowerCase():p.key];h&&(p.preventDefault(),
p.stopPropagation(),h())}let f={wheel:r,pointerdown:a,pointermove:c,pointerup:u,pointercancel:u,pointerleave:()=>t.leave(),keydown:m};for(let[p,h]of Object.entries(f))e.addEventListener(p,h,p==="wheel"?
{passive:!1}:void 0);return()=>Object.entries(f).forEach(([p,h])=>e.removeEventListener(p,h))}function zd({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let a=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)a[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)LC(a.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:a,reach:c,
start:e,end:t}}function Gd(e,t,o=null,n=e*t){let s=r=>o?.[r]??r*t;return{height:n,y:s,at(r){let a=o?F_(o,0,o.length,r)-1:Math.floor(r/t);return a<0||r>=s(a)+t?-1:a}}}function LC(e,t,o,n){for(let r=1;r<
e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((a,l)=>o[a]-o[l]||a-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function F_(e,t,o,n){for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+
1}return t}function Yd(e,t,o,n,s){if(t<0||t>=e.rows)return;let{first:r,order:a,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=F_(l,r[t],d,o);m<d;m+=1){let f=a[m];if(c[f]>=n)return;u[f]>o&&s(f)}}function W_(e,t,o,n=0){
let s=-1,r=1/0;return Yd(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,a=>{let l=Math.max(0,e.start[a]-o,o-e.end[a]);l<=r&&([s,r]=[a,l])}),s}function j_(e,t,o){let n=o("…"),s=0,r=0,a=0,l=0;for(let c of e){
if(s+=o(c),s>t)return r<2?"":`${e.slice(0,a)}…`;l+=c.length,s+n<=t&&(r+=1,a=l)}return e}var Hs=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).
slice(0,3).map(Number);function H_(e){let[t,o,n]=Hs(e).map(l=>{let c=l/255;return c<=.04045?c/12.92:((c+.055)/1.055)**2.4}),s=.2126*t+.7152*o+.0722*n,[r,a]=[1.05/(s+.05),(s+.05)/.058];return Math.max(
r,a)<4.5?"#000000":r>=a?"#ffffff":"#10161d"}var hl=(e,t,o)=>`rgb(${Hs(e).map((n,s)=>Math.round(o*n+(1-o)*Hs(t)[s])).join(", ")})`;function Us(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},a=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=a(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,f){e.strokeStyle=m,e.lineWidth=f,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,f=1){e.strokeStyle=m,e.lineWidth=f,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:f=!1}={}){let p=`${f?600:400} ${m}px ${t}`;s!==p&&(s=p,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var NC={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},PC=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,Gr=e=>String(e).replace(PC,"").replace(/[&<>"]/g,t=>NC[t]),Yr=e=>String(Math.round(e*100)/100);
function U_(e){let t=[],o=new Map,n=1,s=(a,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,f])=>` ${m}="${typeof f=="number"?Yr(f):Gr(f)}"`).join("");t.push(c===""?`<${a}${d}/\
>`:`<${a}${d}>${Gr(c)}</${a}>`)},r=a=>(o.has(a)||o.set(a,`hatch-${o.size+1}`),o.get(a));return{box(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,fill:d})},hatch(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(a,l,c,u,d,m){s("rect",{x:a,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(a,l,c,u,d,m=1){s("line",{x1:a,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(a,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:a,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(a){n=a},text(a,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${Gr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${Yr(a)}" height="${Yr(l)}"\
 viewBox="0 0 ${Yr(a)} ${Yr(l)}" font-family="${Gr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${Gr(c)}"/>${t.join("")}</svg>`}}}var gl=(e,t,o)=>Math.min(Math.max(e,t),o);function Yn({from:e,to:t},o,n=0){let s=o.to-o.from,r=gl(t-e,Math.min(n,s),s),a=(e+t)/2,l=gl(a-r/2,o.from,o.to-r);return{from:l,to:l+r}}function Kd(e,t,o,n,s=0){
let r=n.to-n.from,a=gl((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-a*l;return Yn({from:c,to:c+a},n,s)}function Vd(e,t,o){let n=e.to-e.from,s=gl(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function z_(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function G_({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),a=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)a.push(l*r+0);return{values:a,step:r}}var No=22,IC=22,wl=4,DC=.3;function K_(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(
n).width,o.set(n,s)),s}}var Kr=new Map;function qC(e){return Kr.has(e)||(Kr.size>500&&Kr.clear(),Kr.set(e,H_(e))),Kr.get(e)}function BC(e,t,o,n,s){let{x:r,y:a,width:l,height:c}=o,u=s?hl(n.colour(t),n.
colours.surface,DC):n.colour(t);if(e.box(r,a,l,c,u),l<3)return;let d=qC(u);if(n.hatched(t)&&e.hatch(r,a,l,c,n.colours.surface),l>=IC){let m=j_(n.text(t),l-2*wl,n.widthOf);if(m!==""){let f=a+c/2+11*.36;
if(n.hatched(t)){let p=4;for(let h of m)p+=n.widthOf(h);e.box(r+wl-2,a+1,Math.min(p,l-wl),c-2,u)}e.words(r+wl,f,m,d)}}}function FC(e,t,o,{index:n,view:s,scale:r,width:a,how:l,height:c,dimmed:u}){let d=-1,
m=0;return Yd(n,t,s.from,s.to,f=>{let p=Math.max(0,(n.start[f]-s.from)*r),h=Math.min(a,(n.end[f]-s.from)*r);if(h<=d&&!u?.keep.has(f))return;let g=Math.max(1,h-p>3?h-p-.5:h-p);BC(e,f,{x:p,y:o,width:g,height:c},
l,u&&!u.keep.has(f)),m+=1,d=g<=1?p+1:h}),m}function V_(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:a}=G_(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,No,s.surface);for(let c of r){let u=Math.round(
(c-t.from)*l)+.5;e.line(u,No-5,u,No,s.border),u<o-30&&e.words(u+3,No-8,n(c,a),s.muted)}e.line(0,No-.5,o,No-.5,s.border)}function Q_(e,t){let{index:o,view:n,width:s,height:r,rowHeight:a,top:l,places:c,
marks:u,how:d}=t,m=s/(n.to-n.from),f=u.highlight?{keep:u.highlight}:null,p={index:o,view:n,scale:m,width:s,how:d,height:a-1,dimmed:f},h=0;for(let g=0;g<o.rows;g+=1){let y=l+c.y(g);y+a>0&&y<r&&(h+=FC(e,
g,y,p))}return WC(e,t,m),h}function WC(e,t,o){let{marks:n,how:s}=t,r=(a,l,c)=>{if(a<0||a>=t.index.order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[a]-t.view.from)*o),f=Math.min(t.width+
2,(d[a]-t.view.from)*o);f>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.places.y(t.rowOf(a))-.5,Math.max(2,f-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(a=>r(a,s.colours.
text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var bl=12,yl=17,jC=8e3,HC=15,UC=12;function Vr(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,a,...l)=>e.
line(n+t,s+o,r+t,a+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var J_=(e,t)=>e.flatMap((o,n)=>ln(o,Math.floor((t-2*bl)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function X_(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(bl,o+yl*r,n,z(s?"--text":"--muted"),{size:s?HC:UC,bold:s})})}function _l(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=J_(e,o),r=t.map(d=>J_(d.lines,
o)),a=10+yl*s.length+bl,l=t.map((d,m)=>{let f=a+yl*r[m].length;return a=f+d.height+bl,f}),c=Math.min(a,jC),u=d=>{X_(d,s,22),t.forEach((m,f)=>{X_(d,r[f],l[f]-yl*r[f].length+12),m.paint(Vr(d,0,l[f]))})};
return{width:o,height:c,svg(){let d=U_(n);return u(d),d.text(o,c,z("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let f=Us(m,n);return f.box(0,0,o,c,z("--surface")),u(f),new Promise(p=>{d.toBlob(p,"image/png")})}}}async function kl(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
Ki(n,`${o}.${t}`)}var zC=160,GC=3,Qd=300,YC=matchMedia("(prefers-reduced-motion: reduce)"),Z_=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,z(`--${e}`)])),Jd={start:new Float64Array(
0),end:new Float64Array(0),row:new Uint16Array(0),length:0};function xl(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:a=null,onKey:l=()=>!1,least:c=.001,decorate:u=null}=t,
d=i("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),m=i("div",{class:"spans-space"},d),f=i("div",{class:"spans-scroll"},m);e.classList.add("s\
pans"),e.append(f);let p=d.getContext("2d",{alpha:!1}),h=getComputedStyle(document.body).fontFamily,g=Us(p,h),y={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:K_(h),colours:Z_()},w=Jd,
b=zd(Jd),_=Gd(0,o),k={from:0,to:1},$={from:0,to:1},S={hover:-1,select:-1,highlight:null},E=0,O=null,x=0,v=0,A={top:0,height:0},B=!0,N=()=>($.to-$.from)/Math.max(1,x),I=R=>$.from+R*N();function K(){let{
top:R}=m.getBoundingClientRect(),D=f.getBoundingClientRect();return[Math.max(0,D.top)-R,Math.min(window.innerHeight,D.bottom)-R]}let Z=([R,D])=>Math.max(0,R)>=A.top&&Math.min(_.height,D)<=A.top+A.height;
function le(){x=f.clientWidth,m.style.height=`${_.height}px`;let R=K(),[D,G]=[Math.max(0,R[0]-Qd),Math.min(_.height,R[1]+Qd)];if(G<=D&&A.height>0)return!1;(A.height===0||!Z(R)||A.top+A.height>_.height)&&
(A.height=Math.max(0,Math.min(_.height,G>D?G-D:2*Qd)),A.top=Math.max(0,Math.min(D,_.height-A.height)));let se=globalThis.devicePixelRatio||1,[De,st]=[Math.round(x*se),Math.round(A.height*se)];return d.
style.top=`${A.top}px`,(d.width!==De||d.height!==st||v!==se)&&([d.width,d.height,v]=[De,st,se],d.style.width=`${x}px`,d.style.height=`${A.height}px`),!0}function ye(){E===0&&(E=requestAnimationFrame(Ne))}
function Ne(R){if(E=0,O){O.since??=R;let G=(R-O.since)/zC;$=z_(O.from,O.to,G);let se=G<1;se?ye():O=null,r($.from,$.to,se)}let D=performance.now();if(B=!le(),!B&&x>0&&A.height>0){p.setTransform(v,0,0,v,
0,0);let G=q(X(),{width:x,height:A.height,top:-A.top});d.dataset.drawn=String(G)}d.dataset.drawMs=(performance.now()-D).toFixed(2)}let J="";function X(){let R=`${d.width} ${d.height} ${v}`;return R!==
J&&(J=R,g.forget()),g}function q(R,{width:D,height:G,top:se}){let{colours:De}=y;R.box(0,0,D,G,De.surface);let st=Q_(R,{index:b,view:$,width:D,height:G,rowHeight:o,top:se,places:_,marks:S,how:y,rowOf:pt=>w.
row[pt]}),nn=D/($.to-$.from);return u?.(R,{x:pt=>(pt-$.from)*nn,y:pt=>se+_.y(pt),rowHeight:o,top:se,width:D,height:G,view:$}),st}function U(R,D=!1){O=null,!(R.from===$.from&&R.to===$.to)&&($=R,r($.from,
$.to,D),ye())}function C(R){let D=Yn(R,k,c);YC.matches?U(D):(O={from:$,to:D,since:null},ye())}let j=()=>O?.to??$;function Y(R,D){return W_(b,_.at(D+A.top),I(R),GC*N())}function ee(R,D){R!==S.hover&&(S.
hover=R,d.style.cursor=R>=0?"pointer":"",ye()),n(R,D)}let Ae=B_(d,{zoom:(R,D)=>U(Kd($,I(R),D,k,c)),pan:R=>U(Vd($,R*N(),k)),scroll:R=>H(R),hover:(R,D,G)=>ee(Y(R,D),G),leave:()=>{S.hover>=0&&ee(-1,null)},
pick:(R,D,G)=>s(Y(R,D),G),measure:(R,D,G)=>a?.(...[I(R),I(D)].sort((se,De)=>se-De),G),slide(R){let D=j();C(Vd(D,R*(D.to-D.from),k))},glide(R){let D=j();C(Kd(D,(D.from+D.to)/2,R,k,c))},fit:()=>C(k),enter:()=>{
S.select>=0&&s(S.select,null)},own:l});function H(R){(f.scrollHeight>f.clientHeight+1?f:window).scrollBy(0,R)}let oe=()=>{E===0&&(B||!Z(K()))&&ye()};document.addEventListener("scroll",oe,{capture:!0,passive:!0}),
window.addEventListener("resize",oe);let he=new ResizeObserver(ye);he.observe(f);let Oe=()=>{y.colours=Z_(),ye()},Ie=matchMedia("(forced-colors: active)");Ie.addEventListener("change",Oe);let yt=dt(Oe);
return{node:d,set(R){let D=w===Jd;w=R,b=zd(R),_=Gd(b.rows,o,R.tops,R.height);let[G,se]=[R.from??1/0,R.to??-1/0];if(R.from===void 0||R.to===void 0)for(let st=0;st<R.length;st+=1)G=Math.min(G,R.start[st]),
se=Math.max(se,R.end[st]);k=se>G?{from:G,to:se}:{from:0,to:1},S.hover=-1,S.select=-1,S.highlight=null;let De=D?{...k}:Yn($,k,c);m.style.height=`${_.height}px`,O===null&&($=De),ye()},view(R,D,G=!1){G?U(
Yn({from:R,to:D},k,c)):C({from:R,to:D})},current:()=>({...$}),goal:()=>({...j()}),extent:()=>({...k}),select(R){S.select=R,R>=0&&this.reveal(w.row[R]),ye()},highlight(R){S.highlight=R===null?null:new Set(
R),ye()},follow(R,D,G=!1){O=null,$={from:R,to:D},G?(cancelAnimationFrame(E),Ne(0)):ye()},placeOf(R){let D=this.boxOf(R),{left:G,right:se,top:De,bottom:st}=f.getBoundingClientRect();return D.right<G||D.
left>se||D.bottom<De||D.top>st?null:{...D,left:Math.max(G,D.left),right:Math.min(se,D.right)}},boxOf({start:R,end:D,row:G}){let{left:se,top:De}=m.getBoundingClientRect(),st=pt=>se+(pt-$.from)/N(),nn=De+
_.y(G);return{left:st(R),right:st(D),top:nn,bottom:nn+o}},redraw:ye,reveal(R){let D=_.y(R);(D<f.scrollTop||D+o>f.scrollTop+f.clientHeight)&&(f.scrollTop=D-f.clientHeight/2)},whole:R=>({height:_.height,
paint:D=>q(D,{width:R,height:_.height,top:0})}),picture(R){return _l(R,[{lines:[],...this.whole(Math.max(x,600))}],Math.max(x,600))},destroy(){cancelAnimationFrame(E),Ae(),document.removeEventListener(
"scroll",oe,{capture:!0}),window.removeEventListener("resize",oe),yt(),Ie.removeEventListener("change",Oe),he.disconnect(),f.remove()}}}var zs=8,KC=.004;function e0(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(vo(n,t))),0)}var no=(e,t)=>e.verdict[t]==="no_difference_found";function t0(e,t,o){let n=vo(e,t);if(!(o>0)||Math.abs(
n)<KC*o||no(e,t))return 0;let s=Math.max(1,Math.round(zs*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(zs,s)}function o0(e,t,o){let[n,s]=[Hs(e),Hs(t)];return`rgb(${n.map((r,a)=>Math.round(r+
(s[a]-r)*o)).join(", ")})`}var wo={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},Gs=e=>e!=="calls",xt=(e,t)=>Gs(t)?L(e):M(Number(e.toFixed(2))),jt=(e,t)=>e===null?"–":Gs(t)?ge(e):tt(Number(e.toFixed(2))),$l=(e,t)=>Gs(t)?
te(Number(e.toFixed(3))):M(e),Ys=(e,t)=>e===null?"":Gs(t)?Ce(Number(e.toFixed(3))):tt(e),VC={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},QC={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Kn=e=>VC[e.sort]??e.sort,Vn=e=>QC[e.status]??"",s0=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",JC=e=>e.sides.every(t=>t.steps.length===0),Po=e=>JC(e)?"per recording":"per step";function vl(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(Bn(e));return t?`${t[2]}\
 · ${t[1]}`:Bn(e)}var St=e=>[Bn(e),Fn(e)].filter(Boolean).join(" "),XC=e=>/ #\d+$/.test(Bn(e));function r0(e){let t=So(e).slice(1,-1),o=t.filter(({sort:s})=>s==="module"),n=t.slice(t.indexOf(o.at(-1))+
1).filter(({sort:s})=>s==="backward"||s==="recompute").slice(0,1);return o.length>0?[...o.filter((s,r)=>r>=o.length-2||XC(s)),...n]:t.slice(-1)}function a0(e,t){let o={only_in_test:null,only_in_control:null},
n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!ks(s)&&s.sort!=="rest"&&n(s)>(r?n(r):0)&&(o[s.status]=s)}return o}var ZC=.005;function i0(e,t){let o=e.here[t],n=Gs(t)?L(Math.abs(
o)):M(Number(Math.abs(o).toFixed(2)));if(Gs(t)){let[s,r]=e.total[t],a=Math.abs(r-s-o)>ZC*Math.abs(o)?" here":"";return`takes ${n} ${o>0?"more":"less"}${a}`}return`has ${n} ${o>0?"more":"fewer"} ${n===
"1"?"call":"calls"}`}var Xd=(e,t)=>t>0?100*e/t:null;function l0(e,t){let[o,n]=e.root.total[t];return{from:xt(o,t),to:xt(n,t),change:jt(n-o,t),percent:ue(Xd(n-o,o))}}function c0(e,t){let[o,n]=e.root.total[t];
return o===n?"±0":o>0?ue(Xd(n-o,o)):"new"}function u0(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,only_here_device:a})=>Xd(a,r)),n=r=>Te(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))
return"All device time is in frames that both sides have.";let s=(r,a)=>r===null?`the ${a} has no device time`:`${n(r)} of the device time of the ${a}`;return t===null||o===null?`No partner on the oth\
er side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of the test is in frames without a partner on the other side.`}var n0=e=>e.map(t=>`“${t}”`).
join(" and ");function d0(e,t){let o=s=>e.sides.filter((r,a)=>!e.frames.some(l=>l.sort===s&&l.names[a]!==null&&(!e.pair||l.status!==(a===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];
if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${n0(s)} ${s.length===1?"has":"have"} no modules, so no layer can be named: annotations and operators are the frames. Record with with\
_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.push(`${n0(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True\
.`)}return n}function m0(e,t){let o=(s,r,a)=>{let[l,c]=r;return t.pair?`${s}: ${xt(l,a)} → ${xt(c,a)} (${jt(c-l,a)})`:`${s}: ${xt(l,a)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(
...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&o("of that, self",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.
length>0&&o("of that, self",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(
0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var en=e=>e>0?"more":e<0?"less":"calm",f0=(e,t)=>jt(vo(e,t),t);var eR=20,tR=.62,p0={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function oR(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,o0(z("--surface-sunk"),z(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",tR*(.12+.88*(Math.abs(o)/zs))),noise:()=>t("--noise\
-fill",.75),sort:o=>t(p0[o]??"--noise-fill",.45)}}function nR(){let e=i("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){T(e,i(
"p",{class:"mono strong"},St(t)),i("p",{class:"muted small"},[Kn(t),Vn(t),no(t,n)&&"no difference found"].filter(Boolean).join(" · ")),m0(t,o).map(u=>i("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:a}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+a>innerHeight?Math.max(4,s.clientY-a-12):c}px`}}}function h0(e){let t=i("spa\
n",{class:"chart-unit"}),o=i("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=i("ul",{class:"chart-legend tree-legend"}),s=i("div",{class:"tree-spans"}),r=i("p",
{class:"chart-message muted",hidden:!0}),a=nR(),l=oR(),c=rt("Flame graph and table"),u=i("section",{class:"card chart tree-chart","aria-label":"Flame graph"},i("div",{class:"chart-head"},i("h2",{},"Fl\
ame graph ",t),i("div",{class:"chart-tools"},c.node,["PNG","SVG"].map(x=>P(x,()=>E(x.toLowerCase()),{title:`Flame graph: download as ${x}`,"aria-label":`${x} of the flame graph`})))),o,n,s,r,a.node),d=null,
m=null,f=0,p=x=>d.tree.frames[m.frame[x]],h=xl(s,{rowHeight:eR,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",
colour:w,text:b,hatched:x=>y(p(x)),onHover(x,v){x<0||!v?a.hide():a.show(p(x),d,v)},onPick:x=>x>=0&&e.onPick(p(x)),onKey:_}),g=dt(()=>{l.forget(),$(),h.redraw()}),y=x=>d.tree.pair&&!ks(x)&&x.sort!=="re\
st";function w(x){let v=p(x);return d.tree.pair?no(v,d.measure)?l.noise():l.change(t0(v,d.measure,f)):l.sort(v.sort)}function b(x){let v=p(x);return`${v.status==="replaced"?"⇄ ":""}${[vl(v),Fn(v)].filter(
Boolean).join(" ")}${d.tree.pair?` ${f0(v,d.measure)}`:""}`}function _(x){let v=d?.selected;if(!v)return!1;let A=v.parent?.children.filter(k)??[],B=A.indexOf(v),N=le=>m.end[m.place[le.at]]-m.start[m.place[le.
at]],K={ArrowUp:()=>v.parent,ArrowDown:()=>v.children.filter(k).reduce((le,ye)=>!le||N(ye)>N(le)?ye:le,null),ArrowLeft:()=>A[B-1],ArrowRight:()=>A[B+1]}[x.key];if(!K)return!1;let Z=K();return Z&&e.onMove(
Z),!0}let k=x=>m.place[x.at]>=0;function $(){if(!d)return;let x=(A,B,N="")=>i("li",{class:`key ${N}`,css:{"--key-fill":A}},B);if(!d.tree.pair){let A=new Set(d.tree.frames.map(({sort:B})=>B));T(n,Object.
keys(p0).filter(B=>A.has(B)).map(B=>x(l.sort(B),Kn({sort:B}))));return}let v=A=>`full colour: ${jt(A,d.measure)}`;T(n,x(l.change(zs),`takes more (${v(f)})`),x(l.change(-zs),`takes less (${v(-f)})`),x(
l.change(0),"hardly changed"),d.tree.frames.some(A=>no(A,d.measure))&&x(l.noise(),"not certain"),d.tree.frames.some(y)&&x("var(--muted)","on one side only","key-hatched"))}function S(){let x=So(d.zoomed);
T(o,x.map((v,A)=>[A>0&&i("span",{class:"muted","aria-hidden":"true"}," › "),A===x.length-1?i("b",{class:"mono","aria-current":"true"},St(v)):P(St(v),()=>e.onZoom(v),{class:"link-button mono"})]))}function E(x){
d&&m.length>0&&kl(h.picture([`Flame graph, ${wo[d.measure][0]} ${Po(d.tree)}`,...d.lines,O(),`made ${Ve(new Date().toISOString())}`]),x,`${d.file}-tree`)}let O=()=>d.tree.pair?`Magenta takes more, gre\
en takes less (full colour: ${jt(f,d.measure).replace("+","±")}); stripes: on one side only.`:`${W(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(x){let v=d?.revision!==x.revision,A=!v&&d.
judged!==x.judged,B=v||d.zoomed!==x.zoomed;if(d=x,v){a.hide(),m=Fh(d.tree,d.measure,d.width),f=e0(d.tree,d.measure),h.set({...m,from:0,to:m.end[0]??1}),$(),r.hidden=m.length>0,r.textContent=`No ${wo[d.
measure][0]} to draw.`;let I={both:"",control:", width: control",test:", width: test"};t.textContent=`${wo[d.measure][0]} ${Po(d.tree)}${d.tree.pair?I[d.width]:""}`}A&&($(),h.redraw());let N=m.place[d.
zoomed.at]??-1;B&&N>=0&&h.view(m.start[N],m.end[N],v),S(),h.select(m.place[d.selected.at]??-1),h.highlight(d.found===null?null:d.found.map(I=>m.place[I.at]).filter(I=>I>=0)),u.dataset.ready=d.revision},
focus:()=>h.node.focus(),unmount(){g(),h.destroy()}}}function g0(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function w0(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var sR=250,rR=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
aR=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer alon\
e"]],iR=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function lR(e,t){
let o=ne("tree-search"),n=i("span",{class:"muted small tree-found"}),s=Ye(sR,()=>e(r.value.trim())),r=i("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),a=i("span",{class:"tree-steps",hidden:!0},be("up","The previous match (Shift+Enter)",()=>t(
-1)),be("down","The next match (Enter)",()=>t(1)));return{node:i("span",{class:"tree-search"},i("label",{for:o},"Find"),r,a,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),a.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,f]=w0(c,d);n.textContent=c.length===0?"No frame matches.":`${W(c.length,"frame")}: ${u.pair?`${xt(m,d)} → ${xt(f,d)} (${jt(f-m,d)})`:xt(
m,d)}`}}}function y0({onChange:e,onStep:t}){let o=new Map(qn.map(f=>[f,{change:i("span",{class:"switch-change"})}])),n=i("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},qn.map(f=>{let p=o.get(f);return p.button=P("",()=>e({by:f,rows:[]}),{title:wo[f][2],"aria-pressed":"false"}),p.button.append(wo[f][1]," ",p.change),p.button})),s=gt("Width of the frames",rR,f=>e(
{width:f})),r=gt("How frames are grouped",aR,f=>e({frames:f,rows:[],open:[],zoom:""})),a=gt("What counts as a frame",iR,f=>e({level:f,rows:[],open:[],zoom:"",node:""})),l=gt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],f=>e({order:f})),c=lR(f=>e({q:f}),t),u=(f,p,h="")=>i("span",{class:`tree-choice ${h}`},i("span",{class:"\
muted"},f),p),d=u("Width",s.node,"wide-choice");return{node:i("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",a.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(f,p,h,g){
for(let[y,w]of o){w.button.setAttribute("aria-pressed",String(y===h));let b=p?.pair?c0(p,y):"";T(w.change,b)}s.press(f.width),d.hidden=f.test==="",r.press(f.frames),a.press(f.level),l.press(f.order),c.
draw(f.q,g,p,h)}}}var Zd=12,em=8,cR=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function b0({pair:e,onInstances:t,onZoom:o}){let n=i("div",{class:"tree-detail-body"}),s=i("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},i("div",{class:"chart-head"},i("h2",{},"Selected frame")),n),r=null,a=(g,y)=>r.pair?i("a",{href:Nt({...e(),merge_addresses:!0,use_short_name:!1,
row:Tt(g,y)}),class:"op-link"},i("bdi",{},g)):i("bdi",{},g);function l(g,y,w,b="",_=!1){let[k,$]=y,S=E=>i("td",{class:"num",title:$l(E,w)},xt(E,w));return i("tr",{},i("th",{scope:"row",title:b,class:_?
"inner":null},g),S(k),r.pair&&S($),r.pair&&i("td",{class:`num strong ${en($-k)}`,title:Ys($-k,w)},jt($-k,w)))}let c=g=>i("thead",{},i("tr",{},g===""?i("td"):i("th",{scope:"col"},g),(r.pair?["Control",
"Test","Δ"]:[Po(r)]).map(y=>i("th",{scope:"col",class:"num"},y))));function u(g){if(!g?.some(w=>w>0))return null;let y=w=>w===null?"unknown":lo(w);return i("tr",{},i("th",{scope:"row",title:"FLOPs of\
 matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),g.map(w=>i("td",{class:"num"},y(w))),r.pair&&i("td",{class:"num strong"},g.includes(null)?"":
En(g[1]-g[0])))}function d(g){return g&&[["more_work","more work",g.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that the change of calls would tak\
e if each took as long as in the control"],["slower_work","slower work",`The rest: each ${g.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,w,b])=>i("tr",{},i("th",{scope:"row",class:"\
inner",title:b},`${w}, by ${g.by==="flops"?"FLOPs":"calls"}`),i("td"),i("td"),i("td",{class:`num ${en(g[y])}`,title:Ys(g[y],"device")},jt(g[y],"device"))))}function m(g){let y=g.here.device;return i("\
table",{class:"detail-table"},i("caption",{class:"visually-hidden"},`Figures of the frame, ${Po(r)}`),c(""),i("tbody",{},l("Device time",g.total.device,"device","At and below the frame"),l("self",g.ownOf.
device,"device","Device work that no frame below it launched",!0),d(g.work.split),l("Host time",g.total.host,"host","At and below the frame, each call counted once"),l("self",g.ownOf.host,"host","With\
out the frames that it called",!0),l("Calls",g.figures.calls,"calls"),u(g.work.flops),r.pair&&y!==null&&i("tr",{},i("th",{scope:"row",title:"The change of its device time (self) and of the frames belo\
w it that only one side has"},"Device time changed here"),i("td"),i("td"),i("td",{class:`num strong ${en(y)}`,title:Ys(y,"device")},jt(y,"device")))))}function f(g){let y=[...g.kernels].sort((w,b)=>Math.
abs(b.device[1]-b.device[0])-Math.abs(w.device[1]-w.device[0])||Math.max(...b.device)-Math.max(...w.device));return y.length>0&&i("table",{class:"detail-table kernel-table"},i("caption",{},g.opened||g.
instances>1?`Kernels of all ${M(g.instances)} instances`:"Its kernels"),c("Name"),i("tbody",{},y.slice(0,Zd).map(({name:w,device:b,counts:_})=>{let k=l("",b,"device");return T(k.firstChild,i("span",{class:"\
mono kernel-name"},a(w,cR(w)))),k.firstChild.title=`${w}
${xt(_[0],"calls")}${r.pair?` → ${xt(_[1],"calls")}`:""} calls`,k}),y.length>Zd&&i("tr",{},i("td",{class:"muted",colspan:r.pair?"4":"2"},`${M(y.length-Zd)} more`))))}function p(g){return g.shapes.length>
0&&i("table",{class:"detail-table kernel-table"},i("caption",{},"Shapes of its first input"),c("Shape"),i("tbody",{},g.shapes.slice(0,em).map(({text:y,calls:w})=>{let b=l(y,w,"calls");return b.firstChild.
classList.add("mono"),b}),g.shapes.length>em&&i("tr",{},i("td",{class:"muted"},`${M(g.shapes.length-em)} more`))))}function h(g,y){let w=g.names[1]??g.names[0],b={operator:"cpu_op",python:"python_func\
tion"}[g.sort],_=r.pair&&b&&!/(?<!0x)…/.test(w);return i("p",{class:"op-actions"},y&&g.instances>1&&g.sort==="module"&&P(g.opened?"Fold its instances":`Show its ${M(g.instances)} instances`,()=>t(g),
{class:"link-button"}),g.parent&&g.children.length>0&&P("Zoom to it",()=>o(g),{class:"link-button zoom-button"}),_&&i("a",{href:Nt({...e(),merge_addresses:!0,use_short_name:!1,row:Tt(w,b)})},"Open thi\
s operation"),_&&b==="cpu_op"&&i("a",{href:_s(e(),{name:w,category:b})},"Show in the timeline"),!["root","rest"].includes(g.sort)&&P("Copy the name",()=>Wt(Bn(g),"Name copied."),{class:"link-button"}))}
return{node:s,draw(g,y,w){r=g;let b=So(y).slice(1,-1),_=b.filter(({sort:$})=>$!=="python"),k=_.length>0?_:b.slice(-4);T(n,i("p",{class:"mono full-name"},i("bdi",{},St(y))),i("p",{class:"muted small"},
[Kn(y),Vn(y),y.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter($=>no(y,$)).map($=>`${$} time: no difference found`)].flat().filter(Boolean).join(" · ")),k.length>
0&&i("p",{class:"muted small mono frame-path"},`in ${k.map(St).join(" › ")}`),y.through.length>0&&i("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),h(y,w),f(y),p(
y))}}}var uR=5;function _0(e){let t=i("p",{class:"headline"}),o=i("ol",{class:"tree-largest"}),n=i("div",{class:"tree-notes small"}),s=i("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=a0(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],f)=>[f===0?" (":", ",d,P(St(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,f)=>m===f.length-1?[d,")"]:[d])}function a(l,c,u){let d=l.pair?i0(c,u):xt(c.ownOf[u][0],u),m=c.sort==="root";return i("li",{},m&&"The part without a partner directly below ",P(St(c),()=>e(
c),{class:"link-button mono tree-name"}),r0(c).map((f,p)=>[p===0?" in ":" › ",P(St(f),()=>e(f),{class:"link-button mono tree-name"})])," ",i("span",{class:`strong ${l.pair?en(c.here[u]):""}`},d),l.pair&&
i("span",{class:"muted"},r(c,u)),no(c,u)&&i("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:f,
percent:p}=l0(l,c),[,h]=wo[c],[g,y]=l.root.total[c];T(t,i("span",{class:"headline-label"},`${h} ${Po(l)}${c==="device"?", streams added up":""}`),l.pair?[i("span",{class:"value control-text"},d),i("sp\
an",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text"},m),i("span",{class:`change ${en(y-g)}`},f,g>0&&i("span",{class:"change-percent"},` (${p})`))]:i("span",{class:"value"},d));
let w=xs(l,c,uR);T(o,w.map(S=>a(l,S,c))),o.hidden=w.length===0;let b=u0(l),_=l.byHost&&l.pair&&`${l.root.total.device.some(S=>S>0)?"One side has no device time, so host":"Host"} time decides which fra\
mes belong together.`,k=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,$=l.pair&&l.samples.some(S=>S<ni)&&"Fewer than 4\
 samples on a side: changes cannot be distinguished from noise, so all are coloured as measured.";T(n,d0(l,u).map(S=>i("p",{class:"notice"},S)),[b,$,_,k].filter(Boolean).map(S=>i("p",{class:"muted"},S)))}}}var tn=28,dR=150,k0=12,x0=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame (self) and of frames below\
 it that only one side has; these add up to the change of the whole"]],mR=[["Frame","c-frame",x0[0][2]],["Time","num c-time","At and below the frame"],["Self","num c-time","Without the frames below it"],
["Calls","num c-time","Calls of the frame"]];function $0(e){let t=i("thead"),o=i("tbody"),n=i("colgroup"),s=i("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=i("div",{class:"\
tree-scroll",tabindex:"-1"},s),[a,l]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),c=null,u=0,d=new Map,m=[0,0],f=0,p=()=>c.rows.length>dR;function h(){let N=c.tree.pair?x0:mR,I=`${wo[c.
measure][1]} ${Po(c.tree)}`;T(n,N.map(([,K])=>i("col",{class:K}))),T(t,i("tr",{},N.map(([K,Z,le],ye)=>i("th",{scope:"col",class:Z,title:ye===0?le:`${I}: ${le}`},K)))),a.firstChild.colSpan=N.length,l.firstChild.
colSpan=N.length}function g({frame:N,level:I,open:K,leaf:Z}){let le=N.instances>1&&N.sort==="module"&&!N.opened&&c.canOpen,ye=s0(N),Ne=N.instances===N.parent?.instances?"":Fn(N);return i("th",{scope:"\
row",class:"c-frame",title:[St(N),...N.above??[],Kn(N),Vn(N),N.through.length>0&&`below ${N.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(I-1,14))}},i("span",{class:"tree-cell"},i("span",{class:`twisty${Z?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},K?"▾":"▸"),i("span",{class:`mono frame-t\
ext${["root","rest"].includes(N.sort)?" plain":""}`},i("bdi",{},vl(N))),le?i("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${N.instances} instances`},
Fn(N)):Ne&&i("span",{class:"muted count"},Ne),N.above?.length>0&&i("span",{class:"muted small ellipsis"},`in ${N.above.join(", ")}`),ye&&i("span",{class:`status-mark status-${N.status}`},i("span",{"ar\
ia-hidden":"true"},ye),i("span",{class:"visually-hidden"},` ${Vn(N)}`))))}function y(N,I=!1){return i("td",{class:"num c-time",title:I?null:$l(N,c.measure)},I?ae:xt(N,c.measure))}function w(N,I,K){return i(
"td",{class:`num c-time ${I} ${no(K,c.measure)?"calm":en(N)}`,title:[Ys(N,c.measure),no(K,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:I==="c-diff"&&f>0?{"--share":`${(100*Math.abs(
N)/f).toFixed(1)}%`}:{}},jt(N,c.measure))}function b(N){let{frame:I}=N,[K,Z]=I.total[c.measure];return c.tree.pair?[g(N),y(K,I.status==="only_in_test"),y(Z,I.status==="only_in_control"),w(vo(I,c.measure),
"c-diff",I),w(I.here[c.measure],"c-here",I)]:[g(N),y(K),y(I.ownOf[c.measure][0]),i("td",{class:"num c-time"},xt(I.figures.calls[0],"calls"))]}function _(N){let I=c.rows[N],{frame:K}=I,Z=[N%2?"odd":"",
c.found?.has(K)?"found":"",K.sort==="rest"?"rest":""].filter(Boolean).join(" ");return i("tr",{class:Z,data:{index:N},tabindex:N===u?"0":"-1","aria-level":I.level,"aria-posinset":I.place,"aria-setsize":I.
of,"aria-rowindex":N+2,"aria-expanded":I.leaf?null:String(I.open),"aria-selected":String(K===c.selected)},b(I))}function k(N=!1){let I=Math.ceil((r.clientHeight||600)/tn),K=Math.floor(r.scrollTop/tn),
[Z,le]=p()?[Math.max(0,K-k0),Math.min(c.rows.length,K+I+k0)]:[0,c.rows.length];if(!N&&Z===m[0]&&le===m[1])return;m=[Z,le];let ye=o.contains(document.activeElement),Ne=N?new Map:d;d=new Map;for(let X=Z;X<
le;X+=1)d.set(X,Ne.get(X)??_(X));[[a,Z],[l,c.rows.length-le]].forEach(([X,q])=>{X.hidden=q===0,X.style.height=`${q*tn}px`});let{scrollTop:J}=r;xo(o,[a,...d.values(),l]),r.scrollTop=J,ye&&(d.get(u)??r).
focus({preventScroll:!0})}function $(N,I=!1){let K=N*tn,Z=r.clientHeight-t.offsetHeight;I&&(K<r.scrollTop||K+tn>r.scrollTop+Z)&&(r.scrollTop=K-Z/2),K<r.scrollTop?r.scrollTop=K:K+tn>r.scrollTop+Z&&(r.scrollTop=
K+tn-Z),k()}function S(N,I){let K=Math.max(0,Math.min(c.rows.length-1,N));d.get(u)?.setAttribute("tabindex","-1"),u=K,$(K);let Z=d.get(K);Z?.setAttribute("tabindex","0"),I&&Z?.focus({preventScroll:!0})}
function E(N){return c!==null&&c.revision===N.revision&&c.judged===N.judged&&c.text===N.text&&c.rows.length===N.rows.length&&c.rows.every((I,K)=>I.frame===N.rows[K].frame&&I.open===N.rows[K].open)}function O(N){
let I=c.selected!==N.selected;c=N;for(let[Z,le]of d)le.setAttribute("aria-selected",String(c.rows[Z].frame===c.selected));let K=c.rows.findIndex(Z=>Z.frame===c.selected);I&&K>=0&&S(K,!1)}o.addEventListener(
"click",N=>{let I=N.target.closest("tr[data-index]");if(!I)return;let{frame:K,leaf:Z}=c.rows[I.dataset.index],le=N.target.closest("[data-act]")?.dataset.act;S(Number(I.dataset.index),!0),le==="instanc\
es"?e.onInstances(K):le==="toggle"&&!Z?e.onToggle(K):e.onSelect(K)}),o.addEventListener("dblclick",N=>{let I=N.target.closest("tr[data-index]");I&&!N.target.closest("[data-act]")&&e.onZoom(c.rows[I.dataset.
index].frame)});function x({frame:N,open:I,leaf:K},Z){!K&&I!==Z?e.onToggle(N):Z&&I?S(u+1,!0):!Z&&N.parent&&S(c.rows.findIndex(le=>le.frame===N.parent),!0)}o.addEventListener("keydown",N=>{let I=c?.rows[u];
if(!I||N.altKey||N.ctrlKey||N.metaKey||N.target.closest("button"))return;let K=Math.max(1,Math.floor(r.clientHeight/tn)-3),Z={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+K,PageUp:u-K,Home:0,End:c.rows.length-
1},le={ArrowRight:()=>x(I,!0),ArrowLeft:()=>x(I,!1),Enter:()=>e.onZoom(I.frame)," ":()=>e.onSelect(I.frame)},ye=N.key in Z?()=>S(Z[N.key],!0):le[N.key];ye&&(N.preventDefault(),ye())});let v=0,A=()=>{v===
0&&c&&p()&&(v=requestAnimationFrame(()=>{v=0,k(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/tn)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",A,{passive:!0});
let B=new ResizeObserver(A);return B.observe(r),{node:r,focus:()=>S(u,!0),draw(N){if(E(N)){O(N);return}let I=c?.rows[u]?.frame.key,K=c?.selected?.key!==N.selected.key||c?.revision!==N.revision;c=N,f=c.
tree.frames.reduce((le,ye)=>Math.max(le,Math.abs(vo(ye,c.measure))),0),h(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",p());let Z=K?c.selected.key:I;u=Math.
max(0,c.rows.findIndex(le=>le.frame.key===Z)),k(!0),K&&c.chosen&&$(u,!0)},unmount(){B.disconnect(),cancelAnimationFrame(v)}}}function fR(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var v0=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function pR(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?fR(t)||(v0(n)>4*v0(o)?"host":"device"):"device"}async function hR(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Ft(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await et(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function S0(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...lu(await ya(o?"":e.control,$s(e,c,n),{signal:t})),chosenBy:c}),[r,a]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?hR(e,t):null]),l=e.
by||pR(r,a);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function E0(e,t,o){let n=t==="host"?"host":"device";return{...lu(await ya(e.test!==""?
"":e.control,$s(e,n,!0),{signal:o})),chosenBy:n}}async function T0(e,t,o,n=e.frames==="instance"){let s=$s(e,t.chosenBy,n);s.set("significance",o),Mh(t,await ya("",s),o)}var gR=8,wR=40;function O0(e,t,o){let n=new Set([e.root]);for(let s of[...xs(e,t,gR),...o.slice(0,wR)])So(s).slice(0,-1).forEach(r=>n.add(r));return n}function yR(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(vo(l,o)):l.total[o][0],a=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>a(l)-a(c)||r(c)-r(l)||l.at-c.at)}function M0(e,t,o,n){let s=[],
r=(a,l,c,u)=>{let d=yR(e,a,t,o),m=d.length>0&&n(a);s.push({frame:a,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((f,p)=>r(f,l+1,p+1,d.length))};return r(e.root,1,1,1),s}var A0={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Qr={path:"/tree",name:"Tree",read:Qo,mount:(e,t)=>_R(e,t)},bR=e=>Gt({...Ot(""),...Ft(e)});function _R(e,t){let o=Qo(location.
search),n=null,s=null,r="",a=null,l=null,c="",u=!1,d=(C,{replace:j=!0}={})=>!u&&t.go(Kt({...o,...C}),{replace:j}),m=Bs(C=>d({...C,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set al\
one",links:C=>[i("a",{class:"small",href:bR(C)},"Compare"),Ad(C)]}),f=_0(C=>O(C)),p=y0({onChange:C=>d(S(C)),onStep:A}),h=h0({onPick:C=>E(C,C),onZoom:C=>E(l.selected,C),onMove:C=>E(C)}),g=$0({onSelect:C=>E(
C),onZoom:C=>E(C,C),onToggle:x,onInstances:v}),y=b0({pair:()=>Ft(o),onInstances:v,onZoom:C=>E(C,C)}),w=i("div",{class:"message"}),b=i("h1",{class:"visually-hidden"},"Tree"),_=i("div",{class:"results t\
ree-results"},f.node,p.node,i("div",{class:"tree-columns"},h.node,i("section",{class:"card table-card tree-card","aria-label":"Tree table"},g.node),y.node));e.append(i("div",{class:"page tree-page"},b,
m.node,w,_));let k=Mt({context:t,results:_,message:w}),$=Ye(400,pe);function S(C){return C.frames&&l?{...C,node:l.selected.foldKey}:C}function E(C,j){let Y=Ae=>Ae.at<=C.at&&C.at<Ae.end,ee=j??(Y(l.zoomed)?
l.zoomed:So(C).findLast(Ae=>Y(Ae)&&l.zoomed.at>=Ae.at&&l.zoomed.at<Ae.end)??l.tree.root);d({node:C.key,zoom:ee.key}),$(`${St(C)} is selected.`)}function O(C){E(C)}function x(C){let j=o.rows.includes(C.
key)?o.rows.filter(Y=>Y!==C.key):[...o.rows,C.key];d({rows:j})}function v(C){let j=C.key,Y=o.open.includes(j);d({open:Y?o.open.filter(ee=>ee!==j):[...o.open,j],rows:o.rows.filter(ee=>ee!==j),node:j}),
pe(Y?"Folded.":`Its instances are shown below ${St(C)}.`)}function A(C){let j=l?.found??[];if(j.length>0){let Y=j.indexOf(l.selected),ee=Y<0?C>0?0:j.length-1:(Y+C+j.length)%j.length;E(j[ee]),pe(`${ee+
1} of ${j.length}: ${St(j[ee])}`)}}async function B(){let C=[o.control,o.test].filter(Y=>Y!=="");if(C.every(Y=>n&&Fe(n,Y)))return;let j=await ht(C).catch(()=>[]);u||(n=j,U())}function N(){if(o.control===
"")return"";let C=`${o.control} ${$s(o,"device",o.frames==="instance")}`,j=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===C&&(j==="first"?s.first:s.tree.shown>=s.tree.inAll||s.tree.chosenBy===
j)?s.key:`${C} ${j}`}function I(C){r=C,_.dataset.stale="";let[j,Y]=[C.slice(0,C.lastIndexOf(" ")),o.by];k.ask(ee=>S0(o,ee),ee=>{s={...ee,key:C,base:j,first:Y===""},a=null,delete _.dataset.stale,k.say(
null),pe(W(ee.tree.frames.length-1,"frame")),U()},ee=>{s=null,l=null,delete _.dataset.stale,k.say(le(ee)),U()})}function K(C){let j=`${s.key} ${C==="host"}`;return a?.key===j?(Z(a,C),a.tree):(a={key:j,
tree:null},k.ask(Y=>E0(o,C,Y),Y=>{a.tree=Y,U(),Z(a,C)},Y=>{a=null,$e(`The instances could not be loaded. ${Y.message}`,{urgent:!0})}),null)}async function Z(C,j){let{tree:Y}=C;if(C.judged??=new Set,!(!Y?.
pair||j==="calls"||C.judged.has(j)||Y.samples.some(ee=>ee<ni))){C.judged.add(j);try{await T0(o,Y,j,C===a||o.frames==="instance")}catch{return}!u&&s&&(s===C||a===C)&&(s.verdicts=`${s.verdicts??""} ${C===
a?"each ":""}${j}`,s.classes=void 0,s.openedFor=void 0,U())}}function le(C){let j=Object.keys(A0).some(Y=>o[Y]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:C.code}},i("h2",{},"Th\
is tree cannot be shown"),i("p",{},C.message),i("p",{},j?P("Use all ranks and steps",()=>d(A0),{class:"primary"}):P("Try again",()=>I(r),{class:"primary"})," ",i("a",{href:ie("/")},"Choose other trace\
s")))}let ye=()=>i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},n?.length===0?"There are no sets yet. ":"Pick two sets above, or a control alone, or go to the ",i("a",{href:ie(
"/")},n?.length===0?"Add traces":"Traces page"),"."));function Ne(C){if(o.frames==="class")return s.classes??=Nh(s.tree),s.classes;if(o.frames==="folded"&&o.open.length>0){let j=K(C);if(j){let Y=o.open.
join();return s.openedFor!==Y&&(s.opened=Dh(s.tree,j,new Set(o.open)),s.openedFor=Y),s.opened}}return s.tree}function J(){let C=o.by||s.measure,j=Ne(C),Y=o.q===""?null:g0(j,o.q),ee=cu(j,o.node)??xs(j,
C,1)[0]??j.root,Ae=cu(j,o.zoom)??j.root,H=O0(j,C,[ee,...j.frames.filter(Ie=>Ie.opened).flatMap(Ie=>Ie.children.slice(0,1)),...Y??[]]),oe=new Set(o.rows),he=M0(j,C,o.order,Ie=>H.has(Ie)!==oe.has(Ie.key)),
Oe=[s.key,C,o.frames,o.width,o.open.join(),j.frames.length].join(" ");return{tree:j,measure:C,width:o.width,found:Y,text:`${o.q} ${o.order}`,selected:ee,chosen:o.node!=="",zoomed:Ae,rows:he,revision:Oe,
judged:s.verdicts??"",canOpen:o.frames==="folded",lines:X(j),file:`tracediff-${j.sides.map(({label:Ie})=>$t(Ie)).join("-")}`}}function X(C){return[["control","test"].slice(0,C.sides.length).map((Y,ee)=>`${C.
pair?`${Y}: `:""}${C.sides[ee].label} (${W(C.sides[ee].samples,"sample")})`).join(" → ")]}function q(){let C=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},j=ee=>pn(ee,o,n,C),Y=o.control===""?"Tr\
ee":`${j("control")}${o.test===""?"":` → ${j("test")}`} · Tree`;b.textContent=Y,t.setTitle(Y),m.draw(o,n,C)}function U(){if(u)return;let C=N();if(C===""?(k.drop(),[r,s,l]=["",null,null],k.say(ye())):
C!==r&&(s||k.say(null),I(C)),q(),_.toggleAttribute("data-skeleton",C!==""&&!s),!s||s.key!==C){p.draw(o,null,o.by,null);return}l=J();let{tree:j,measure:Y,found:ee}=l,Ae=[l.revision,l.judged,o.level].join(
" ");Ae!==c&&(c=Ae,f.draw(j,Y,o.level)),p.draw(o,j,Y,ee),h.draw(l),h.sql.set(eo(uw(o,Y),o)),g.draw({...l,found:ee&&new Set(ee)}),y.draw(j,l.selected,l.canOpen),Z(s,Y)}return U(),B(),{keys:{search:()=>p.
search(),enter:()=>l!==null&&g.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&E(l.selected,l.tree.root)},update(C){o=Qo(C),U(),B(),s&&r===
s.key&&t.settled()},unmount(){u=!0,k.unmount(),h.unmount(),g.unmount()}}}var kR={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},C0="http://www.w3.org/2000/svg";function xR(e,t){let o=document.createElementNS(C0,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(C0,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",kR[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function R0(e){let t=i("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=P(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=i("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),a=i("span",{class:"\
window-choice",role:"group","aria-label":"Window"},i("label",{},"From ",o),i("label",{},"to ",n," ms"),s),l=i("div",{class:"series-bar"},t,i("div",{class:"window-choice"},a,r)),c="";function u(h){return i(
"input",{type:"number",min:0,step:"any",data:{field:h},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=h=>h.value===""?"":String(Number((Number(h.value)*1e3).toFixed(3))),m=h=>h===""?"":String(
Number((Number(h)/1e3).toFixed(6)));function f(h,g){h.dataset.shown!==g&&(h.dataset.shown=g,h.value=m(g))}function p(h,{chosen:g,styles:y,two:w}){let b=y.get(h.key)??-1,_=i("input",{type:"checkbox",value:h.
key,on:{change:()=>{let k=[...t.querySelectorAll("input:checked")];e.onLines(k.length===0?Du:k.map($=>$.value))}}});return _.checked=g.includes(h.key),i("label",{class:"check line-check"},_,i("span",{
class:"line-mark"},b>=0&&xR(Au(b,w?"A":""),w)),h.name)}return{node:l,draw(h){let{chosen:g,two:y}=h,w=JSON.stringify([h.lines.map(b=>b.key),g,y]);if(t.hidden=h.lines.length<2,w!==c){c=w;let b=t.contains(
document.activeElement)?document.activeElement.value:null;T(t,$R(h.lines,g).map(([_,k])=>i("div",{class:"line-group",role:_?"group":null,"aria-label":_||null},_&&i("span",{class:"muted"},_),k.map($=>p(
$,h))))),b!==null&&[...t.querySelectorAll("input")].find(_=>_.value===b)?.focus()}f(o,h.start),f(n,h.end),s.disabled=h.start===""&&h.end==="",a.hidden=h.empty&&s.disabled,r.href=e.csv()}}}function $R(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(a=>t.indexOf(a.key)).filter(a=>a>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}var vR=500,L0=({legend:e},t)=>typeof e=="function"?e(t):e,SR=(e,t)=>(L0(e,t)??(t.length<2?[]:t.map(o=>({key:o.key,name:`${o.letter} · ${o.label}`,property:o.letter==="A"?"--control-fill":"--test-fill"})))).
map(o=>({...o,key:o.key&&!Array.isArray(e.legend)?o.key:o.property})),ER=({data:e,layout:t},o)=>({layout:t,data:e.map(n=>o.has(n.legendgroup)?{...n,visible:!1}:n)});function TR(e,t){let o=s=>{let{hidden:r}=e;
r.delete(s)||r.add(s),r.size===e.keys.length&&r.clear();for(let a of n)a.setAttribute("aria-pressed",String(!r.has(a.dataset.key)));t()},n=e.keys.map(s=>P(s.name,()=>o(s.key),{class:"key","aria-presse\
d":"true",title:s.what,data:{key:s.key},css:{"--key-fill":`var(${s.property})`}}));return n.length>0&&i("div",{class:"chart-legend",role:"group","aria-label":`${e.chart.title}: what is drawn`},n)}function OR(e){
let t=-1/0;return{zoom(o,n){let[s,r]=[o["xaxis.range[0]"],o["xaxis.range[1]"]];if(Number.isFinite(s)&&Number.isFinite(r)&&r>s&&performance.now()-t>vR){let a=l=>String(Number(Math.max(0,l*n.per+n.offset).
toFixed(3)));e({start:a(s),end:a(r)})}},reset(){t=performance.now(),e({start:"",end:""})}}}function N0({change:e,csv:t,sql:o}){let n=[],s="",r=null,{zoom:a,reset:l}=OR(e);function c(d,m){let f=d.series&&
R0({onLines:g=>e({lines:g},{replace:!0}),onWindow:g=>e(g),csv:()=>t("series")}),p=gt("Ranks that are drawn",[["","those that differ most"],["rank",f?"the first":"all, in order"]],g=>e({order:g,lines:[]},
{replace:!0})),h={chart:d,bar:f,order:p,hidden:new Set,keys:SR(d,m)};return h.figure=kt({id:d.id,title:d.title,file:d.id,level:"h2",class:d.half?"half-chart":"",height:g=>d.height(g.places,g.sides),make:(g,y)=>ER(
g.made(y),h.hidden),onRelayout:f&&a,onDoubleClick:f&&l,keys:()=>h.keys.filter(g=>!h.hidden.has(g.key)).map(g=>[g.property,g.name]),extra:[i("div",{class:"chart-choice"},TR(h,()=>u(h)),p.node),f?.node]}),
h}function u({chart:d,bar:m,order:f,hidden:p,figure:h}){let{sides:g,state:y,file:w,caption:b,revision:_,perStep:k}=r,$=d.make(g,y),S=$.empty?null:m&&$.data(600);if(f.node.hidden=!$.limited,f.press(y.order),
h.draw({file:w,made:$.data,per:S?.per,heading:[d.sums&&k&&"per step",$.note].filter(Boolean).join(", "),revision:[_,y.order,...y.lines,...p].join(" "),offset:S?.offset,places:$.places,sides:g.length,caption:b,
empty:$.empty??null}),h.sql.set(o(d)),m){let E=Li(g,d.series,d.ownDevice),O=Ni(E,g,y).keys;m.draw({lines:E,chosen:O,styles:Qw(E,O,d.panels),start:y.start,end:y.end,two:g.length>1,empty:!!$.empty}),m.node.
hidden=E.length===0}}return{draw(d,m,[f,p,h]){r=m;let g=d.filter(w=>typeof w.legend=="function").flatMap(w=>L0(w,m.sides)??[]).map(w=>w.name),y=JSON.stringify([m.frame,d.map(w=>w.id),g]);y!==s&&(n.forEach(
w=>w.figure.unmount()),n=d.map(w=>c(w,m.sides)),T(f,n.slice(0,h).map(w=>w.figure.node)),T(p,n.slice(h).map(w=>w.figure.node)),s=y),n.forEach(u)},retheme:()=>n.forEach(d=>d.figure.retheme()),unmount:()=>n.
forEach(d=>d.figure.unmount())}}var MR={name:"rows",label:"Rows",type:"choice",options:Pa,fallback:"steps"},AR={name:"unit",label:"Sums",type:"choice",fallback:"",options:{"":"per step, as in Compare",total:"of all steps"}};function P0(e,{
onChange:t,onSet:o}){let n=i("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:S=>S.preventDefault()}}),s=[],r="",a=null,l="";function c(S,E){t({[S]:E},{replace:l===S}),
l=S}function u(S,E,O,x){let v=ne("set"),A=Ao({id:v,field:S,none:x,text:a[S],set:Fe(O,a[S])??null,onPick:B=>{l="",o({[S]:B?.id??""})}});return i("div",{class:`analysis-field side-${S==="test"?"test":"c\
ontrol"}`},i("label",{for:v},E),A.node)}function d(S){let E=i("input",{type:"checkbox",data:{field:S.name},on:{change:()=>c(S.name,E.checked===S.fallback?"":String(E.checked))}});return s.push({name:S.
name,sync(O){E.checked=O===""?S.fallback:O==="true"}}),i("label",{class:"check"},E,S.label)}function m(S){let E=S.type==="operator"?ne("ops"):null,O=S.type==="number",x=i("input",{type:O?"number":"tex\
t",list:E,autocomplete:"off",spellcheck:"false",placeholder:S.placeholder,step:O&&"any",min:O&&0,data:{field:S.name},class:E&&"wide",title:S.title,on:{change:()=>c(S.name,x.value.trim())}}),v=E&&i("da\
talist",{id:E});E&&(x.addEventListener("input",Ye(150,()=>h(x.value,v))),x.addEventListener("focus",()=>{x.select(),h("",v)}));let A="";return s.push({name:S.name,sync(B,N){let I=B||E&&N||"",K=x===document.
activeElement&&x.value!==A;x.value.trim()!==I&&!(K&&I===A)&&(x.value=I),A=I,O&&(N??null)!==null&&B===""&&(x.placeholder=N)}}),i("label",{class:"analysis-field"},i("span",{},S.label),x,v)}function f(S){
let E=i("select",{data:{field:S.name},title:S.title,on:{change:()=>c(S.name,E.value===S.fallback?"":E.value)}},Object.entries(S.options).map(([O,x])=>i("option",{value:O},x)));return s.push({name:S.name,
sync(O,x){E.value=O||String(x??Object.keys(S.options)[0])}}),i("label",{class:"analysis-field"},i("span",{},S.label),E)}let p=S=>S.type==="boolean"?d(S):S.type==="choice"?f(S):m(S);async function h(S,E){
if(a.set!=="")try{let O=await _a(a.set,S);T(E,[...new Set(O.filter(x=>x.category==="cpu_op").map(x=>x.name))].map(x=>i("option",{value:x})))}catch{}}let g=(S,E)=>S?.[E].length>0?Ge(S[E],3):"";function y(S,E){
let[O,x]=["set","test"].map(v=>g(Fe(E,a[v]),S));return a.test!==""&&a[S]===""&&(O!==x||a[`set_${S}`]!==""||a[`test_${S}`]!=="")}function w(S,E,O){let[x,v]=["set","test"].map(B=>Fe(O,a[B])),A=(B,N,I)=>p(
{name:B,label:N,type:"text",placeholder:["all",g(I,S)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2,4-7"});return y(S,O)?[A(`set_${S}`,`${E} of A`,x),A(`test_${S}`,`${E} of B`,v)]:
[A(S,E,x)]}function b(S){let E=O=>O.some(x=>a[x]!=="");return!E(["steps","set_steps","test_steps"])&&(E(["marker","set_marker","test_marker"])||["set","test"].some(O=>Fe(S,a[O])?.steps.length>0))}let _=S=>`${Cc[S].
letter} · ${Cc[S].name}`,k=()=>a.rows===""&&e[a.what].tables.some(S=>S.columns.some(E=>E.summed));function $(S){let E=a.test!=="";s=[],T(n,u("set",E?_("set"):"Trace set",S),u("test",E?_("test"):"Comp\
are with",S,"none"),w("ranks","Ranks",S),w("steps","Steps",S),!e[a.what].ofSteps&&b(S)&&p(MR),k()&&p(AR),e[a.what].params.map(p))}return{node:n,focus(){let S=n.querySelector("input[list]")??n.querySelector(
'[data-field$="ranks"]');return S?.focus(),document.activeElement===S},draw(S,E,O={}){a=S;let x=JSON.stringify([a.what,a.set,a.test,y("ranks",E),y("steps",E),b(E),k(),E.map(v=>[v.id,v.label])]);if(x!==
r){r=x;let v=n.contains(document.activeElement)?document.activeElement.dataset.field:null;$(E),v&&n.querySelector(`[data-field="${v}"]`)?.focus()}s.forEach(({name:v,sync:A})=>A(a[v]??"",O[v]))}}}var Sl=({data:e})=>(e.ranks_without_device_rows??[]).length===e.ranks.length;function Jr(e){let t=!!e.test;return[["set","A"],["test","B"]].filter(([o])=>e[o]).map(([o,n])=>({key:o,letter:t?n:"",label:e[o].
label,data:e[o]}))}var CR=e=>e.reduce((t,o)=>t+o,0),Qn=({data:e})=>CR(e.samples);function B0(e,t){let o=e.data.ranks.indexOf(t.rank);return o<0?Qn(e):e.data.samples[o]}function F0(e,t,o){let n=t.filter(
s=>typeof e[s]=="number").map(s=>[s,o>0?e[s]/o:null]);return{...e,...Object.fromEntries(n)}}var W0=e=>e.columns.filter(t=>t.summed).map(({key:t})=>t);function j0(e,t){let o={...e.data};for(let n of t){
let s=W0(n);s.length>0&&o[n.key]&&(o[n.key]=o[n.key].map(r=>{let a=B0(e,r);return{...F0(r,s,a),weight:a/Qn(e)}}))}return{...e,data:o}}var tm=e=>!e.number&&!e.note&&!e.told;function H0(e,t){let o=new Map,
n=e.filter(s=>tm(s)&&!(t&&(s.key==="rank"||s.key==="device")));return s=>{let r=JSON.stringify(n.map(a=>a.alike?a.alike(s[a.key]):s[a.key]));return o.set(r,(o.get(r)??0)+1),`${r} ${o.get(r)}`}}function I0(e,t,o,n){
let s=r=>{let a=t?.[r]??null,l=a===null?null:e[r]+o*a;return l!==null&&Math.abs(l)<1e-9*Math.abs(e[r])?0:l};return Object.fromEntries(n.filter(r=>r.number).map(({key:r})=>[r,s(r)]))}var RR=(e,t)=>e===
t||t===void 0?e:e===void 0?t:`${e} / ${t}`;function LR(e,t,o){let n={...t,...e};for(let s of o){let{key:r}=s;if(tm(s)||!(s.showDiff||s.told)){n[r]=RR(e[r],t[r]);continue}[n[`${r} A`],n[`${r} B`]]=[e[r]??
null,t[r]??null],n[`${r} Δ`]=s.number&&n[`${r} A`]!==null&&n[`${r} B`]!==null?n[`${r} B`]-n[`${r} A`]:null}return n}function NR(e,t,o){let n=e.every(r=>r.data.ranks.length===1),s=new Map;return e.forEach(
(r,a)=>{let l=H0(o,n);for(let c of r.data[t.key]??[]){let u=l(c),d=s.get(u)??[];d[a]=c,s.set(u,d)}}),{pairs:s,alone:n}}function El(e,t,o,n,s){let{pairs:r,alone:a}=NR(e,t,o),l=H0(o,a),c=new Map((n??[]).
map(f=>[l(f),f])),u=[...r].map(([f,[p,h]])=>{let g=c.get(f),[y,w]=[p??{...I0(h,g,-1,o)},h??{...I0(p,g,1,o)}].map((b,_)=>s?F0(b,W0(t),B0(e[_],b)):b);return LR(p?y:{...y,...D0(h,o)},h?w:{...w,...D0(p,o)},
o)}),[d]=om(t,o,!0),m=f=>Math.abs(f[`${d.key} Δ`]??0);return d?.number&&o.some(f=>f.mono)?u.sort((f,p)=>m(p)-m(f)):u}var D0=(e,t)=>Object.fromEntries(t.filter(tm).map(({key:o})=>[o,e[o]])),q0={one:8,
two:3};function om(e,t,o){let n=t.filter(r=>r.told||r.number&&(!o||r.showDiff)),s=o&&e.main?e.main.map(r=>n.find(a=>a.key===r)).filter(Boolean):[];return s.length>0?s:n.slice(0,o?q0.two:q0.one)}var Xr=e=>{
let t=e.filter(o=>o.number&&o.show);return o=>t.length===0||!!o.note||t.some(({key:n})=>!!(o[n]??o[`${n} A`])||!!o[`${n} B`])};var Io=(e,t)=>e.reduce((o,n)=>o+(t(n)??0),0),Zr=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null),rm=(e,t)=>t>0?100*e/t:null,ea=(e,t,o=!1)=>Qn(t)>0&&(o||!Sl(t))?e/Qn(t):null,Jn={...Q("value",""),show:e=>e===
null?ae:Wo(e),showDiff:e=>e===null?ae:ls(e)},nm=ft({...Ue("value",""),show:Te,showDiff:e=>e===null?ae:`${e>0?"+":""}${Te(e).replace("%","pp")}`}),Dt=(e,t,o,n,s={})=>{let r=e.map(a=>n(a.data,a));return r.
every(a=>(a??null)===null)?null:{column:t,what:o,values:r,...s}};function sm(e,{rowsOf:t,name:o,value:n,what:s,mono:r=!0,host:a=!1}){let l=e.map(({data:m})=>{let f=new Map;return t(m).forEach(p=>f.set(
o(p),(f.get(o(p))??0)+(n(p)??0))),f}),c=m=>f=>ea(l[m].get(f)??0,e[m],a),u=[...new Set(l.flatMap(m=>[...m.keys()]))],d=Zr(u,m=>Math.max(...e.map((f,p)=>c(p)(m))));return d===null||l.every(m=>!m.get(d))?
null:{name:d,mono:r,what:s,column:Jn,values:e.map((m,f)=>c(f)(d))}}var am=(e,t,o,n)=>Zr(e.flatMap(({data:s})=>s[t]),n)?.[o];function PR(e,{difference:t}){let[o]=Ri.tables,n=e.length>1?El(e,o,o.columns,
t.over_ranks,!0):e[0].data.over_ranks.map(a=>({...a,"sum A":ea(a.sum,e[0])})),s=a=>[a["sum A"],a["sum B"]].slice(0,e.length),r=Zr(n.filter(a=>a.name!=="others"),a=>Math.max(...s(a)));return r&&{name:r.
name,mono:!0,what:"the most time of a kernel, per step",column:Jn,values:s(r)}}function IR({rows:e}){return rm(Io(e,t=>t.kernel_time-t.idle_time),Io(e,t=>t.kernel_time))}function DR(e){return Dt(e,nm,
"of the peak, in products whose FLOPs are known",({summary:o})=>o[0]?.peak_pctg)??Dt(e,ft(We("value","")),"TFLOP/s in products whose FLOPs are known",({summary:o})=>o[0]?.tflops_per_s)??sm(e,{rowsOf:({
classes:o})=>o,name:o=>o.class,mono:!1,value:o=>o.device_time,what:"device time per step"})}function qR(e){let t=e.some(({data:o})=>o.summary[0]?.matched_rows>0);return e.every(({data:o})=>!o.summary[0]?.
rows)?null:Dt(e,Jn,t?"exposed waiting for other ranks, per step":"without a match on another rank, per step",({summary:o})=>o[0]?.[t?"exposed_wait_per_step":"unmatched_per_step"])}function BR(e){return e.
every(({data:t})=>!t.by_rank.some(o=>o.caused_per_step>0))?null:Dt(e,de("value",""),"the rank that the others wait for",({by_rank:t})=>{let o=t.filter(n=>n.straggler===1).map(n=>n.rank);return o.length>
0?`rank ${o.join(", ")}`:"none"})}function FR(e){let t=am(e,"by_kind","kind",o=>o.time_per_step);return t===void 0?null:Dt(e,Jn,"their part of the chain, per step",({by_kind:o})=>o.find(n=>n.kind===t)?.
time_per_step??0,{name:xn[t]})}function WR(e){let t=am(e.map(({data:o})=>({data:{phases:o.phases.filter(n=>n.phase!=="empty")}})),"phases","phase",o=>o.calls);return t===void 0?null:Dt(e,Jn,"a call, m\
edian",({phases:o})=>o.find(n=>n.phase===t)?.median_time,{name:t})}function jR(e){let t=am(e,"summary","name",n=>n.count),o=n=>rm(Io(n,s=>s.mean*s.count),100*Io(n,s=>s.count));return t===void 0?null:Dt(
e,ft(Eo("value","")),"mean bandwidth",({summary:n})=>o(n.filter(s=>s.name===t)),{name:t,mono:!0})}var HR=e=>e.every(({data:t})=>t.rows.every(o=>!o.idle_time))?null:Dt(e,Jn,"all streams together wait f\
or the host to launch, per step",({rows:t},o)=>ea(Io(t.filter(n=>n.idle_category==="host_wait"),n=>n.idle_time),o)),UR="different counters",U0=e=>e.every(({data:t})=>t.rows.length===0)?null:Dt(e,fe(me(
"value","")),UR,({rows:t})=>new Set(t.map(o=>o.counter)).size),im={temporal_breakdown:{of:e=>Dt(e,nm,"busy, from the first to the last row of the device",IR)},work:{of:DR},idle_time_breakdown:{of:HR},
kernel_breakdown:{query:{num_kernels:"2"},of:PR},launch_stats:{query:{limit:"0"},of:e=>e.every(({data:t})=>!Io(t.counts,o=>o.count))?null:Dt(e,me("value",""),"launches per step",({counts:t},o)=>ea(Io(
t,n=>n.count),o))},queue_length:{query:{points:"4"},of:e=>Dt(e,fe(me("value","")),"the longest queue of launches",({summary:t})=>Zr(t,o=>o.max)?.max)},critical_path:{query:{segments:"0"},of:FR},operator_kernels:{
of:e=>sm(e,{rowsOf:({rows:t})=>t.filter(o=>o.operator!==null),name:t=>t.operator,value:t=>t.sum,what:"on the device, per step"})},kernel_sequences:{of:(e,{parameters:t})=>t.operator_name===null?null:Dt(
e,Jn,"the kernels that it launches in the same order, per step",({patterns:o},n)=>ea(Io(o,s=>s.kernel_duration),n),{name:t.operator_name,mono:!0})},user_annotation_breakdown:{query:{use_gpu_annotation:"\
false"},of:e=>sm(e,{rowsOf:({rows:t})=>t.filter(o=>o.name!=="others"&&!o.name.startsWith("ProfilerStep#")),name:t=>t.name,value:t=>t.sum,what:"on the host, per step",host:!0})},phases:{of:WR},collectives:{
of:qR},comm_comp_overlap:{of:e=>Dt(e,nm,"of the communication is hidden by compute",({rows:t})=>rm(Io(t,o=>o.overlap),Io(t,o=>o.communication_time)))},stragglers:{query:{num_candidates:"0"},ranks:2,of:BR},
memory:{query:{limit:"1",points:"4"},of:e=>Dt(e,Pt("value",""),"the peak that is allocated",({peaks:t})=>Zr(t,o=>o.peak)?.peak)},memory_bw:{query:{points:"4"},of:jR},device_counters:{counters:!0,of:U0},
operator_counters:{query:{limit:"0"},counters:!0,of:U0}};var Tl=["temporal_breakdown","work"],lm=Object.keys(go),z0=e=>String(Un({...e,what:""},{"":{params:[],ofSteps:!0}}));function G0(e){let t=new Map,o="",n=null;async function s(a,l,c,u){let{query:d={},of:m}=im[a],
f=Un({...l,rows:"",what:a,...d},go),p;try{let h=u??await Fo(a,f,{signal:c}),g=Jr(h);p={sides:g,line:m(g,h)}}catch(h){p={error:h}}c.aborted||(t.set(a,p),e())}function r(a){let{sides:l}=t.get(Tl[0]),{counters:c,
ranks:u=1}=im[a];return!!l&&(c&&!l.some(({data:d})=>d.has_counters)||l.every(({data:d})=>d.ranks.length<u))}return{async load(a,l=null){let c=z0(a);if(c===o&&[...t.values()].every(({error:m})=>!m))return;
n?.abort(),n=new AbortController;let{signal:u}=n;if([o,t]=[c,new Map],await Promise.all(Tl.map((m,f)=>s(m,a,u,f===0?l:null))),u.aborted||t.get(Tl[0]).error)return;let d=lm.filter(m=>!Tl.includes(m));d.
filter(r).forEach(m=>t.set(m,{line:null})),await Promise.all(d.filter(m=>!t.has(m)).map(m=>s(m,a,u)))},isOf:a=>z0(a)===o,get:a=>t.get(a),isEmpty:a=>t.get(a)?.line===null,isWhole:()=>t.size===lm.length,
stop(){n?.abort(),o=""}}}var Y0=e=>go[e].tab??go[e].title;function zR({column:e,values:t}){let[o,n]=t,s=(a,l)=>i("td",{class:["num",a.tone?.(l)].filter(Boolean).join(" "),title:a.exact?.(l)},a.show(l,
{}));if(t.length===1)return[s(e,o)];let r=typeof o=="number"&&typeof n=="number"?n-o:null;return Ai(e).map((a,l)=>s(a,[o,n,r][l])).concat(e.number?[]:[i("td",{class:"num"})])}var GR=(e,{line:t,error:o},n,s)=>i(
"tr",{data:{what:e}},i("th",{scope:"row"},i("a",{href:n(e)},Y0(e))),o?i("td",{colspan:s-1},o.message):[i("td",{class:"index-what"},t.name&&[t.mono?i("span",{class:"mono",title:t.name},t.name):t.name,"\
: "],t.what),zR(t)]);function YR([e,t],o,n,s){let r=t.map(a=>[a,o.get(a)]).filter(([,a])=>a&&(a.error||a.line!==null)).map(([a,l])=>GR(a,l,n,s));return r.length>0&&i("tbody",{},i("tr",{class:"index-gr\
oup"},i("th",{scope:"rowgroup",colspan:s},e)),r)}function K0(e,t,o){let n=["Analysis","What it found",...t?["A","B","Δ"]:["Number"]],s=lm.filter(e.isEmpty);return[i("div",{class:"card data-card index\
-card"},i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"What the analyses found"},i("table",{class:"data-table index-table"},i("caption",{class:"visually-hidden"},"What the analyses\
 found"),i("thead",{},i("tr",{},n.map((r,a)=>i("th",{scope:"col",class:a>1&&"num"},r)))),zi.map(r=>YR(r,e,o,n.length))))),e.isWhole()&&s.length>0&&i("p",{class:"muted small index-without"},"Not in the\
se sets: ",s.map((r,a)=>[a>0&&", ",i("a",{href:o(r)},Y0(r))]),".")]}var KR=e=>go[e].tab??go[e].title;function V0(){let e=(s,r)=>i("a",{data:{what:s}},r),t=zi.map(([s,r])=>i("span",{class:"tab-group",role:"group","aria-label":s},i("span",{class:"tab-group-name","aria-h\
idden":"true"},s),r.map(a=>e(a,KR(a))))),o=i("nav",{class:"analysis-tabs","aria-label":"Analyses"});T(o,e("","Overview"),t);function n(s){let r=o.getBoundingClientRect(),{left:a,right:l}=s.getBoundingClientRect();
(a<r.left||l>r.right)&&(o.scrollLeft+=a-r.left-24)}return{node:o,draw({what:s,href:r,isEmpty:a}){for(let l of o.querySelectorAll("a")){let{what:c}=l.dataset;l.href=r(c),l.hidden=c!==""&&c!==s&&a(c),l.
toggleAttribute("aria-current",c===s),c===s&&(l.setAttribute("aria-current","page"),n(l))}for(let l of t)l.hidden=[...l.querySelectorAll("a")].every(c=>c.hidden)}}}var cm=(e,t)=>e.every(Sl)&&!t.host,um=(e,t)=>t.tables.length>0&&e.every(({data:o})=>(o.series??[]).length===0&&t.tables.every(({key:n,columns:s})=>!(o[n]??[]).some(Xr(s))));function dm(e,t){let o=e.filter(
n=>(n.data.last_step_dropped??[]).length>0);return e.every(n=>n.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":ut[t.what].ofSteps?"Every recorded step counts, the last one too\
, as in Compare; a file without steps counts as one step.":e.every(n=>n.data.all_steps.length===0)?"Without steps, all rows count, as in Compare.":o.length>0?`Work that the last step of a rank${o.length<
e.length?` of ${o[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:t.rows==="all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows\
 of all recorded steps count, the last one too, as in Compare."}var VR=(e,t)=>e.flatMap(({label:o,data:n})=>{let s=t.host?[]:n.ranks_without_device_rows??[];return s.length===0?[]:[s.length===n.ranks.
length?`${o} has no device work${n.ranks.length>1?"":` (rank ${n.ranks[0]})`}: this analysis has nothing to count there. ${An}`:`${o}: ${s.length===1?"rank":"ranks"} ${Ge(s)} ${s.length===1?"has":"hav\
e"} no device rows.`]});function QR(e,t,o){let n=t.charts[0]?.make(e,o).empty;return n&&i("p",{class:"notice"},n)}function Q0(e,t,o){let n=ut[t.what],s=VR(e,n),r=n.chosen?.(t),a=cm(e,n),l=!a&&um(e,n),
c=t.rows!==""&&!n.ofSteps&&e.some(d=>d.data.steps===null)&&P("Count as Compare does",()=>o({rows:""}),{class:"link-button",title:`Rows ${Pa.steps}`}),u=a&&i("p",{},"To see what the host did, look at i\
ts ",i("a",{href:$n({...t,what:"user_annotation_breakdown",lines:[]},ut)},"annotations"),".");return[s.length>0&&i("ul",{class:"notice"},s.map(d=>i("li",{},d))),u,l?QR(e,n,t)??n.notes?.(e):!a&&n.notes?.(
e),r&&i("p",{},r),!a&&!l&&i("p",{class:"muted small"},dm(e,t)," ",c)]}var JR=24,Ol=20;function J0(e,t){let o=Array.from(e),n=Math.max(0,o.length-Ol),s=t>JR?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(a,l,c)=>i("span",{class:a},o.slice(l,c).join(""));return i("bdi",
{class:"split"},r("split-head",0,s),i("span",{class:"split-key"},i("bdi",{dir:"ltr"},o.slice(s,s+Ol).join(""))),s+Ol<o.length&&r("split-rest",s+Ol))}var X0=200,XR=30;function so(e){let t=i("tr",{class:"column-groups"}),o=i("tr"),n=!e.columns.some(O=>O.extra),s=!n&&P("All columns",()=>{n=!n,s.setAttribute("aria-pressed",String(n)),E()},{"aria-press\
ed":"false","aria-label":`All columns of ${e.caption}`}),r=i("tbody"),a=i("p",{class:"data-more",hidden:!0}),l=i("span",{class:"chart-unit"}),c=new Map(e.columns.map(O=>[O.group??O.title,O.what??O.groupWhat]).
filter(([,O])=>O)),u=c.size>0&&i("details",{class:"data-meanings small"},i("summary",{},"What the columns mean"),i("dl",{},[...c].flatMap(([O,x])=>[i("dt",{},O),i("dd",{},x)]))),d=i("p",{class:"data-b\
lanks muted small",hidden:!0}),m=[e.caption,e.heading].filter(Boolean).join(": "),f=rt(m);f.set(e.sql??null);let p=i("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":m},i("div",{class:"\
chart-head"},i(e.level??"h3",{},m," ",l),i("div",{class:"chart-tools"},s,f.node,e.csv&&i("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: do\
wnload as CSV`},"CSV"))),i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${m}, rows`},i("table",{class:"data-table"},i("caption",{class:"visually-hidden"},m),i("thead",{},e.columns.
some(O=>O.group)&&t,o),r)),a,u,d),h=[],g=new Map,y=null,w=e.limit??20;function b(){if(!y)return h;let O=y.down?-1:1;return[...h].sort((x,v)=>{let[A,B]=[x[y.key]??null,v[y.key]??null];return A===null||
B===null?(A===null)-(B===null):O*(typeof A=="number"?A-B:String(A).localeCompare(String(B)))})}function _(O){let x=y?.key===O.key?!y.down:!!O.number;y={key:O.key,down:x},E(),o.querySelector("[aria-sor\
t] button")?.focus()}function k(O,x,v,A){let B=e.href&&O.link?.(v,e.parameters??{}),N=O.mono&&typeof A=="string"?J0(A,g.get(O.key)?.get(A)??0):A;if(B||!O.mono||typeof A!="string"||A.length<=XR)return B?
i("a",{href:e.href(B)},N):N;let I=P(N,()=>{let K=I.getAttribute("aria-expanded")!=="true";I.setAttribute("aria-expanded",String(K)),T(I,K?A:N)},{class:"name-button","aria-expanded":"false"});return I}
function $(O){t.hidden=!O.some(v=>v.group);let x=[];for(let v of t.hidden?[]:O){let A=x.at(-1);v.group&&A?.[0].group===v.group?A[1]+=1:x.push([v,1])}T(t,x.map(([{group:v,groupWhat:A},B])=>v?i("th",{scope:"\
colgroup",colspan:B,class:"group-start",title:A},v):i("td",{}))),T(o,O.map((v,A)=>{let B=y?.key===v.key;return i("th",{scope:"col",class:S(v,O[A-1]),"aria-sort":B&&(y.down?"descending":"ascending")},P(
`${v.title}${B?y.down?" ↓":" ↑":""}`,()=>_(v),{class:"link-button th-button",title:v.what,"aria-label":v.group&&`${v.title}, ${v.group}`}))}))}let S=(O,x,v=[])=>[O.number&&"num",O.group&&O.group!==
x?.group&&"group-start",...v].filter(Boolean).join(" ")||null;function E(){let O=e.columns.filter(v=>n||!v.extra);$(O);let x=new Set;T(r,b().slice(0,w).map(v=>i("tr",{},O.map((A,B)=>{let N=v[A.key],I=A.
show(N,v);return I===ae&&A.blank&&x.add(A),i("td",{title:I===ae&&A.blank?A.blank:A.mono?N:A.exact?.(N,v),class:S(A,O[B-1],[A.mono&&"mono data-name",A.tone?.(N,v)])},k(A,N,v,I))})))),d.hidden=x.size===
0,T(d,[...new Map([...x].map(v=>[v.group??v.title,v.blank]))].map(([v,A])=>`${ae} in ${v}: ${A}`).join("; "),"."),l.textContent=h.length>1?M(h.length):"",a.hidden=h.length<=w,T(a,P(`Show ${M(Math.min(
X0,h.length-w))} more of ${M(h.length)}`,()=>{w+=X0,E()},{class:"link-button"}))}return{node:p,show(O){h=O;for(let{key:x}of e.columns.filter(v=>v.mono))g.set(x,jf(h.map(v=>String(v[x]??""))));p.hidden=
h.length===0,E()}}}var ZR=12,eL={key:"side",title:"set",show:e=>i("b",{class:`letter letter-${e.toLowerCase()}`},e)},tL=(e,t)=>e.flatMap(o=>(o.data[t.key]??[]).map(n=>({side:o.letter,...n}))).sort(t.order??(()=>0));function oL(e,{
sides:t,raw:o,difference:n,perStep:s}){let r=t.length>1&&!e.apart,a=Bw(e,t.flatMap(p=>p.data[e.key]??[])),l=r?El(o,e,a,n?.[e.key],s):tL(t,e),c=om(e,a,r),u=p=>p.told||p.number&&(!r||p.showDiff),d=p=>s?
Iw(p):p,f=[...a.filter(p=>!u(p)),...c,...a.filter(p=>u(p)&&!c.includes(p))].flatMap(p=>{let h=u(p)&&!c.includes(p);return(r&&u(p)?Ai(d(p)):[d(p)]).map(g=>({...g,extra:h}))}).filter(p=>!p.number||p.blank||
l.some(h=>(h[p.key]??null)!==null));return{columns:t.length>1&&e.apart?[eL,...f]:f,rows:l.some(Xr(a))?r?l.filter(Xr(a)):l:[]}}function Z0(e,t){return e.map((o,n)=>({table:o,...oL(o,t),limit:n<t.above?
o.rows??ZR:void 0})).filter(({rows:o})=>o.length>0).map(({table:o,rows:n,columns:s,limit:r})=>{let a=so({caption:o.caption,columns:s,limit:r,href:t.href,parameters:t.parameters,csv:t.csv(o.key),sql:t.
sql(o.key)});return a.show(n),{table:o,node:a.node}})}var ek={control:"set",test:"test"};function ak(e){let t=(o,n)=>e[`${ek[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[ek[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function nL(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:xu(ak(e));return o&&`(${o})`}var na="device\
_type = 'GPU'",mm=["COMPUTATION","COMMUNICATION","MEMORY"],Ml=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",fm=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${mm.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${na}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${mm.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${na}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${mm.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,tk=e=>`${fm(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,ok=e=>`${fm(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,sL=(e,t)=>`${fm(e,Ml(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,ik=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,rL=(e,t)=>`SELECT side, rank, kind, name, category, ${ik}
FROM events
WHERE ${na}${Ml(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,lk=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${na}${Ml(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,ck=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${na}${t} AND ${e}
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
ORDER BY rank, device, stream, idle_category, side`,dk=(e,t)=>`${ck(e,Ml(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${uk}`,aL=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${dk(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,ta=(e,t)=>`${dk(e,t)}
ORDER BY launch_delay DESC`,sk=(e,t)=>`SELECT side, rank, name, ${ik}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function iL(e){let t=Object.entries(ak(e)).map(([o,{ranks:n}])=>{let s=bi(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var oa="side, rank, span, device_type, device",mk=e=>`WITH changes AS (
    ${e}
)
SELECT ${oa}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${oa}),
    so_far AS (PARTITION BY ${oa} ORDER BY at_us, row)`,lL=e=>`SELECT ${oa}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${mk(e)}
)
GROUP BY ${oa}
ORDER BY rank, span, device_type, device, side`,rk={peaks:lL,"memory-curves":e=>`${mk(e)}
ORDER BY side, rank, at_us`},cL={temporal_breakdown:{rows:tk,temporal:tk},comm_comp_overlap:{rows:ok,overlap:ok},kernel_breakdown:{kinds:sL,kernels:rL,over_ranks:lk},idle_time_breakdown:{rows:nk,idle:nk},
launch_stats:{counts:aL,worst:ta,"launch-cpu_duration":ta,"launch-gpu_duration":ta,"launch-launch_delay":ta,"launch-scatter":ta},user_annotation_breakdown:{rows:sk,annotations:sk}},uL={kernel_breakdown:{
kernels:lk}},dL={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},fk=e=>dL[e]??{},mL={queue_length:"stream",memory_bw:"name"},fL=["what","set","test","lines","order","rows"];function pL(e,t,{chart:o,difference:n}){let s=o||t,r=Object.entries(
e).filter(([l,c])=>c&&!fL.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let a=s==="series"&&mL[e.what];return`SELECT ${a?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${a} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>Zt(`${l}=${c}`)).join(", ")})`}function hL(e,t,o){if(e.what==="memory"){let r=rk[t]&&iL(e);return r?rk[t](r):null}let n=o&&uL[e.what]?.[t]||cL[e.what]?.[t],s=n?nL(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var pk=(e,t,{chart:o="",difference:n=!1}={})=>(n?null:hL(e,t,o))??pL(e,t,{chart:o,
difference:n});var pm={path:"/analyse",name:"Analyse",read:e=>Yi(e,ut),mount:(e,t)=>kL(e,t)};function gL(e){let t=(n,...s)=>i("div",{class:n},s),o={nav:V0(),intro:i("p",{class:"muted analysis-intro"}),message:t("mes\
sage"),notes:t("analysis-notes"),charts:t("analysis-charts"),tables:t("analysis-tables"),moreCharts:t("analysis-charts"),moreTables:t("analysis-tables"),heading:i("h1",{}),summary:i("summary",{}),lost:i(
"span",{class:"muted small trace-lost"})};return o.more=i("details",{class:"analysis-more"},o.summary,o.moreCharts,o.moreTables),o.results=t("results analysis-results",o.notes,o.charts,o.tables,o.more),
o.traces=P("Open in Perfetto …",()=>Ha([e().set,e().test].filter(n=>n!==""),e().rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"dialog",title:"\
The traces themselves: open them in Perfetto, or download them"}),o}function wL(e,{name:t,category:o}){let n=(r,a)=>e[`${r}_${a}`]||e[a]||"all",s=r=>e[`${r}_marker`]||e.marker;return Nt({control:e.set,
test:e.test,row:Tt(t,o),control_marker:s("set"),test_marker:s("test"),control_ranks:n("set","ranks"),test_ranks:n("test","ranks"),control_steps:n("set","steps"),test_steps:n("test","steps")})}var yL=(e,t)=>e.
unit===""&&e.rows===""&&t.every(o=>Qn(o)>0);function bL(e,t){let o=[e.set,e.test].map(s=>s!==""&&Fe(t,s)).filter(Boolean),n=o.filter(s=>s.traces_bytes===0);return n.length===0?"":o.length===1?Vo(o[0]):
n.map(s=>`${s.label}: ${Vo(s)}`).join(" ")}var gk=e=>i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},"This analysis is not possible"),i("p",{},e.message),i("p",{},i("a",{href:ie(
"/")},"Choose other traces")));function _L(e,t){let o=null,n=c=>gf(o.state.what,ib(o.asked,ut,c)),s=(c,u,d={})=>eo(pk(o.asked,c,u),{control:o.state.set,test:o.state.test},d),r=N0({change:t,csv:n,sql:({
id:c,table:u})=>s(c,{chart:u??c},fk(c))});function a(c,u,d,m){let{answer:f,state:p}=o,h=Z0(ut[p.what].tables,{sides:c,raw:u,perStep:m,above:d,difference:f.difference,parameters:f.parameters,csv:n,href:u.
length>1?b=>wL(p,b):null,sql:b=>s(b)}),g=ut[p.what].tables.slice(0,d),y=({table:b})=>g.includes(b);T(e.tables,h.filter(y).map(({node:b})=>b));let w=h.filter(b=>!y(b));return T(e.moreTables,w.map(({node:b})=>b)),
w.map(({table:b})=>b.caption)}function l(c){o=c;let{answer:u,state:d,key:m}=o,f=ut[d.what],p=Jr(u),h=yL({...o.asked,unit:d.unit},p),g=h?p.map($=>j0($,f.tables)):p,y={...d,shown:u.parameters,href:$=>$n(
{...d,...$},ut)};T(e.notes,Q0(g,y,t));let w={charts:1,tables:1,...f.above},b=cm(g,f)||um(g,f),_=a(g,p,w.tables,h);r.draw(f.charts,{sides:g,state:y,revision:m,perStep:h,frame:[d.what,d.set,d.test].join(
" "),file:`tracediff-${g.map($=>$t($.label)).join("-")}`,caption:[[g.map($=>[$.letter,$.label].filter(Boolean).join(" · ")).join(", "),dm(g,d)].join(". ")]},[e.charts,e.moreCharts,w.charts]);let k=[...f.
charts.slice(w.charts).map($=>$.title),..._];e.more.hidden=b||k.length===0,e.charts.hidden=e.tables.hidden=b,e.more.open=d.more==="1",T(e.summary,i("b",{},"More"),`: ${[...new Set(k)].join(" · ")}`)}
return{draw:l,retheme:r.retheme,unmount:r.unmount}}function kL(e,t){let o={state:Yi(location.search,ut),sets:null,answer:null,answered:"",asked:null,dead:!1};o.change=(r,a)=>t.go($n({...o.state,...r},
ut),a);let n=gL(()=>o.state);o.controls=P0(ut,{onChange:o.change,onSet:r=>o.change({...Gi,...r})}),e.append(i("div",{class:"page analyse-page"},i("div",{class:"analyse-head"},n.heading,n.traces,n.lost),
n.nav.node,o.controls.node,n.intro,n.message,n.results)),o.question=Mt({context:t,results:n.results,message:n.message}),o.drawn=_L(n,o.change),o.findings=G0(()=>gm(o,n));let s=dt(o.drawn.retheme);return n.
more.addEventListener("toggle",()=>{n.more.open!==(o.state.more==="1")&&o.change({more:n.more.open?"1":""},{replace:!0})}),hk(o,n,t),{keys:{search:()=>o.controls.focus()},update(r){o.state=Yi(r,ut);let a=[
"set","test"].every(l=>o.state[l]===""||Fe(o.sets??[],o.state[l]));o.sets?.length>0&&a?bk(o,n,t):hk(o,n,t)},unmount(){o.dead=!0,o.question.unmount(),o.findings.stop(),s(),o.drawn.unmount()}}}function hm(e,t,o){
e.answer=null,e.answered="",delete t.results.dataset.shown,e.question.say(o)}function gm(e,t){if(e.dead)return;let o=r=>$n({...e.state,what:r,lines:[],more:""},ut),n=e.findings.isOf(e.state);if(t.nav.
draw({what:e.state.what,href:o,isEmpty:r=>n&&e.findings.isEmpty(r)}),e.state.what!==""||!n)return;e.question.say(null),T(t.notes),t.charts.hidden=t.more.hidden=!0,t.tables.hidden=!1;let s=t.tables.contains(
document.activeElement)&&document.activeElement.closest("tr")?.dataset.what;T(t.tables,K0(e.findings,e.state.test!=="",o)),s&&t.tables.querySelector(`tr[data-what="${s}"] a`)?.focus(),e.findings.isWhole()&&
t.results.dataset.shown!=="index"&&(t.results.dataset.shown="index",pe("What the analyses found is shown."))}function xL(e,t,o,n){let s=ut[e.state.what];e.answer=o;let r=e.asked===e.state&&s.instead?.(
e.state,Jr(o));if(r){e.asked={...e.state,...r},wk(e,t,n);return}e.answered=n,e.question.say(null),e.controls.draw(e.state,e.sets,o.parameters),e.drawn.draw({answer:o,state:e.state,asked:e.asked,key:n}),
t.results.dataset.shown=n,pe(`${s.title} is shown.`),e.findings.load(e.state)}function wk(e,t,o){e.question.ask(n=>Fo(e.asked.what,Un(e.asked,ut),{signal:n}),n=>xL(e,t,n,o),n=>hm(e,t,gk(n)))}function $L(e,t){
let o={...e.state,what:"temporal_breakdown",rows:""};e.answer=null,delete t.results.dataset.shown,e.question.ask(n=>Fo(o.what,Un(o,ut),{signal:n}),n=>{e.findings.load(e.state,n),gm(e,t)},n=>{e.findings.
stop(),hm(e,t,gk(n))})}var yk=e=>`${e.what} ${Un(e,ut)}`;function vL(e,t,o){let n=yk(e.state);e.state.set===""?(e.question.drop(),hm(e,t,i("p",{class:"notice"},"Choose a set.")),o.settled()):e.state.what===
""?$L(e,t):e.answer&&e.answered===n?(e.question.drop(),e.drawn.draw({answer:e.answer,state:e.state,asked:e.asked,key:n}),o.settled()):(e.asked=e.state,wk(e,t,n))}function bk(e,t,o){let{state:n,sets:s}=e,
r=ut[n.what],a=l=>n[l]===""?null:Fe(s,n[l])?.label??n[l];T(t.heading,r.title),T(t.intro,r.intro),T(t.lost,bL(n,s)),o.setTitle([...new Set([r.title,[a("set"),a("test")].filter(Boolean).join(" → "),"A\
nalyse"])].filter(Boolean).join(" · ")),e.controls.draw(n,s,e.answer&&e.answered===yk(n)?e.answer.parameters:{}),gm(e,t),vL(e,t,o)}async function hk(e,t,o){let{state:n}=e,s=[n.set,n.test].filter(r=>r!==
"");try{e.sets=s.length>0?await ht(s):[],e.sets.length===0&&(e.sets=(await Ct("limit=1")).entries.map(({set:r})=>r))}catch(r){T(t.message,i("div",{class:"error-box",role:"alert"},r.message));return}e.
dead||(e.controls.node.hidden=t.traces.hidden=t.nav.node.hidden=e.sets.length===0,e.sets.length===0?(T(t.heading,"Analyse"),o.setTitle("Analyse"),T(t.message,i("p",{class:"notice"},"There are no sets \
yet. ",i("a",{href:ie("/")},"Add some"),"."))):e.state.set===""?e.change({set:e.sets[0].id},{replace:!0}):bk(e,t,o))}var SL=new RegExp("^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$"),EL=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,
TL=["name","short_name","kernel","operator","ended_by"],_k=8,OL=40,ro=e=>e.type==="integer"||e.type==="real",ra=e=>ro(e)&&!SL.test(e.name);function Cl(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(EL.
test(e)&&!/count|calls/.test(e)?"µs":"")}var ML=(e,t)=>e.map(o=>o[t]).filter(o=>typeof o=="number");function Al(e,t,o,n=s=>s){let s=ML(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,a)=>a===
0||o*(r-s[a-1])>=0)}function kk(e,t,o){let n=new Set;for(let s of e)if(n.add(s[t]),n.size>o)break;return n.size}var Rl=(e,t)=>e.filter((o,n)=>!ra(o)&&t.length>0&&kk(t,n,_k)<=_k);function xk(e,t){let o=e.
replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===o&&ro(n))?o:""}function AL(e,t){let o=e.map((a,l)=>({column:a,at:l})).filter(({column:a})=>ra(a)),n=Math.abs;return(o.find(({at:a})=>Al(
t,a,-1))??o.find(({at:a})=>Al(t,a,-1,n))??o.find(({at:a})=>Al(t,a,1))??o.find(({column:a})=>Cl(a.name)!=="")??o[0])?.column.name??""}var wm=(e,t)=>Rl(e,t).some(({name:o})=>o==="side")?"side":"";function CL(e,t){
let o=e.findIndex((c,u)=>ro(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&Al(t,u,1))),n=e.filter((c,u)=>u!==o&&ra(c)),s=(n.find(({name:c})=>Cl(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].
name,a=/_us$/.test(r),l=xk(s,e);return!a&&t.length<=OL?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:a?"scatter":"line",x:r,y:s,y2:l,by:l?"":wm(e,t)}}function RL(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},
n=e.filter(ro),s=e.find(({name:c})=>TL.includes(c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),a=!s||r?CL(e,t):null;if(a)
return a;let l=AL(e,t);return s&&l!==""&&(s.name!=="side"||kk(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:xk(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==
l).name,y:l,y2:"",by:wm(e,t)}:l===""?o:{chart:"histogram",x:l,y:"",y2:"",by:wm(e,t)}}var sa=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function $k(e,t,o){let n=RL(t,o),s=t.filter(ro),r=s.length===0||
o.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","scatter","histogram","none"],a=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=a==="bars",c=sa(t,e.x,l?void 0:ro)?
e.x:sa(t,n.x,l?void 0:ro)?n.x:(l?t:s)[0]?.name??"",u=s.find(({name:g})=>g!==c)??s[0],d=a==="histogram"?"":sa(t,e.y,ro)?e.y:sa(t,n.y,ro)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",f=a==="histogr\
am"?"":sa(t,e.y2,ro)?e.y2:m?"":n.y2,p=Rl(t,o).map(({name:g})=>g),h=a==="bars"||f!==""?"":p.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:a,kinds:r,x:c,y:d,y2:f,by:h}}var ym=28,vk=200,Sk=12,LL=400,NL=56;function aa(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}var Xn=(e,t)=>t!==null&&ra(e)?aa(t).replace(
/^-?\d+/,o=>o.replace(/\B(?=(\d{3})+$)/g,",")).replace("-","−"):aa(t);function PL(e,t,o){let n=Math.max(1,Math.ceil(o.length/LL)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=
n)s=Math.max(s,Xn(e,o[r][t]).length);return Math.min(NL,s)+3}function IL(e,t){return e===null||t===null?(t===null)-(e===null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):
typeof e=="number"?-1:1}function Ek(){let e=i("tr",{"aria-rowindex":"1"}),t=i("colgroup"),o=i("tbody"),n=i("table",{class:"result-rows"},i("caption",{class:"visually-hidden"},"Rows of the answer"),t,i(
"thead",{},e),o),s=i("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},n),[r,a]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),
l=[],c=[],u=[],d=null,[m,f]=[0,0],p=()=>u.length>vk&&!gn();function h(k,$){return i("tr",{"aria-rowindex":String($+2),class:$%2?"odd":""},k.map((S,E)=>{let O=Xn(l[E],S);return i("td",{title:O.length>40?
O:null,class:S===null?"none":l[E].number?"num":""},O)}))}function g(k=!1){let $=Math.ceil((s.clientHeight||600)/ym),S=p()?Math.max(0,Math.floor(s.scrollTop/ym)-Sk):0,E=p()?Math.min(u.length,S+$+2*Sk):
u.length;!k&&S===m&&E===f||([m,f]=[S,E],[[r,S],[a,u.length-E]].forEach(([O,x])=>{O.hidden=x===0,O.firstChild.colSpan=Math.max(1,l.length),O.style.height=`${x*ym}px`}),T(o,r,u.slice(S,E).map((O,x)=>h(O,
S+x)),a))}function y(k){let $=l[k].number;d=d?.at!==k?{at:k,down:$}:d.down===$?{at:k,down:!$}:null;let S=d?.down?-1:1;u=d===null?c:[...c].sort((E,O)=>S*IL(E[k],O[k])),s.scrollTop=0,w(),g(!0),e.children[k].
querySelector("button").focus()}function w(){T(e,l.map((k,$)=>i("th",{scope:"col",class:k.number?"num":"",title:k.name,"aria-sort":d?.at===$?d.down?"descending":"ascending":null},P(i("span",{class:"el\
lipsis"},k.name,k.unit&&i("span",{class:"muted"},`, ${k.unit}`),d?.at===$&&(d.down?" ↓":" ↑")),()=>y($),{class:"th-button",title:`Order by ${k.name}`}))))}s.addEventListener("scroll",()=>p()&&g());
let b=new ResizeObserver(()=>p()&&g());b.observe(s);let _=ws(()=>g(!0));return{node:s,show(k,$){l=k.map(O=>({...O,number:O.type==="integer"||O.type==="real"})),c=u=$,d=null;let E=l.map((O,x)=>PL(O,x,u)).
map(O=>`min(${O}ch, 60cqw)`);T(t,E.map(O=>i("col",{css:{width:O}}))),n.style.minWidth=`calc(${["0px",...E].join(" + ")})`,n.setAttribute("aria-rowcount",String(u.length+1)),s.toggleAttribute("data-vir\
tual",u.length>vk),s.scrollTop=0,w(),g(!0)},unmount(){b.disconnect(),_()}}}var km=50,Mk=5e3,bm=40,DL=360,Do=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],Tk=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],qL={control:0,test:1},Ak=e=>e.map(t=>Le(t)).join("<br>"),BL=(e,t)=>`${e.name}: ${Xn(e,t)}${e.unit?` ${e.unit}`:""}`;function _m(e,t){let o=t.reduce((r,a)=>Math.
max(r,Math.abs(a)),0),[n,s]=e.unit==="µs"?je(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:Le(e.name),font:{size:11},standoff:4}}}}function xm({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=aa(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:qL[n]??r})).sort((n,s)=>n.
at-s.at)}var Ck=e=>({template:vt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function FL(e,t){let{x:o,ys:n,rows:s}=e;return Sr({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,a)=>({key:r.name,name:r.name,colour:z(Do[a])})),bars:s.slice(0,km).map(r=>({label:aa(r[o.at]),values:n.map(a=>({value:typeof r[a.at]=="number"?r[a.at]:null,text:Xn(a,r[a.at])+(a.unit?` ${a.unit}`:
"")}))}))},t)}function Ok(e,t){let o=e.rows.slice(0,Mk).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=_m(e.x,n(e.x.at)),r=_m(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),a=xm({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):a.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:z(Do[d%Do.length]),size:u.length>500?4:7,symbol:Tk[d%Tk.length],opacity:.8},line:{color:z(Do[d%Do.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>Ak(e.columns.slice(0,12).map(f=>BL(f,m[f.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:Ck({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function WL(e){let t=e.reduce((a,l)=>Math.min(a,l),1/0),o=e.reduce((a,l)=>Math.max(a,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:bm+1},(a,l)=>{let c=s+(r-s)*l/bm;return l===0?t:l===bm?o:n?Math.exp(c):c})}}function jL(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let a=s+r>>1;[s,r]=t[a]<=n?[a,r]:[s,a]}o[s]+=1}return o}function HL(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=WL(o),{per:r,axis:a}=_m(e.x,o);return{data:xm(e).map(({name:l,rows:c,at:u},d)=>{let m=jL(t(c),n),f=z(Do[u%Do.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"non\
e",line:{color:f,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((p,h)=>[n[h]/r,n[h+1]/r]),y:m.flatMap(p=>[p,p]),customdata:m.flatMap((p,h)=>{let g=Ak([...l===""?[]:[l],`${Xn(e.x,n[h])}\
 to ${Xn(e.x,n[h+1])} ${e.x.unit??""}`,M(p)]);return[g,g]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:Ck({dragmode:"zoom",xaxis:{...a,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var UL={bars:FL,histogram:HL,line:e=>Ok(e,"lines"),scatter:e=>Ok(e,"markers")};function Rk(e,t){let o=e==="bars"?km:e==="histogram"?1/0:Mk;return t>
o?`The chart shows the first ${M(o)} of ${M(t)} rows; the table has all.`:""}function $m(e){return e.ys.length>1?e.ys.map((t,o)=>[Do[o],t.name]):e.by?xm(e).map(({name:t,at:o})=>[Do[o%Do.length],t]):[]}
function Lk(e){let t=null,o=kt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>$m(t),height:n=>n.chart==="bars"?Re(Math.min(km,n.rows.length),n.ys.length):DL,make:(n,s)=>UL[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var zL=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],GL={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Nk(e){let t=null,o=gt("Kind of chart",zL,a=>e({chart:a,x:"",y:"",y2:"",by:""})),n=i("span",{class:"choice-fields"}),s=i("div",{class:"result-choice"},o.node,
n);function r(a,l,c,u){let d=ne("column"),m=i("select",{id:d,data:{part:a},on:{change:()=>{let{chart:f,x:p,y:h,y2:g,by:y}=t;e({chart:f,x:p,y:h,y2:g,by:y,[a]:m.value})}}},u&&i("option",{value:""},u),c.
map(f=>i("option",{value:f,selected:f===t[a]},f)));return i("span",{class:"sample-field"},i("label",{for:d},l),m)}return{node:s,draw(a,l,c){let u=document.activeElement?.dataset?.part;t=a,o.press(t.chart);
for(let[h,g]of o.buttons)g.hidden=!t.kinds.includes(h);let d=GL[t.chart]??{},m=l.filter(ro).map(({name:h})=>h),f=Rl(l,c).map(({name:h})=>h),p=l.map(({name:h})=>h);T(n,d.x&&r("x",d.x,t.chart==="bars"?p:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&r("by","by",f,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}var YL={rows:"there may be more rows",bytes:"the answer would be too long"};function KL({row_count:e,columns:t,truncated:o,truncated_by:n,elapsed_ms:s}){return[e===0?"No rows.":[`${W(e,"row")}, ${W(t.
length,"column")}`,i("span",{class:"muted"},` in ${M(Math.max(1,Math.round(s)))} ms`)],o&&i("span",{class:"notice truncated"},`Cut off here: ${YL[n]??"there is more"}. Ask for less, with LIMIT or a su\
m.`)]}function VL({answer:e,key:t,state:o,units:n,file:s},r){let{rows:a}=e,l=$k(o,r,a),c=u=>r.find(d=>d.name===u);return{...l,columns:r,rows:a,x:c(l.x),ys:[l.y,l.y2].filter(u=>u!=="").map(c),by:c(l.by),
file:s,caption:[o.q.replace(/\s+/g," ")],chosen:l,revision:JSON.stringify([t,l,Object.keys(n).length]),empty:l.chart==="none"?l.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":
null}}function Pk(e){let t=i("p",{class:"result-summary"}),o=Nk(e),n=i("ul",{class:"chart-legend"}),s=i("p",{class:"muted small chart-limit"}),r=Lk([o.node,n,s]),a=Ek(),l=i("section",{class:"card tabl\
e-card","aria-label":"Rows"},a.node),c=["csv","json"].map(f=>[f,i("a",{class:"button",title:`The rows as ${f.toUpperCase()}`},f.toUpperCase())]),u=i("div",{class:"results query-results",hidden:!0},i("\
div",{class:"result-head"},t,i("div",{class:"chart-tools"},P("Copy link",()=>Wt(location.href,"Link copied.")),c.map(([,f])=>f))),l,r.node),d={};function m(f,p){let h=VL(f,p);r.node.hidden=h.rows.length<
2,o.draw(h.chosen,p,h.rows);let g=h.empty?[]:$m(h);T(n,g.map(([y,w])=>i("li",{class:"key",css:{"--key-fill":`var(${y})`}},w))),n.hidden=g.length===0,s.textContent=h.empty?"":Rk(h.chart,h.rows.length),
r.draw(h)}return{node:u,draw(f){let{answer:p,key:h,state:g,units:y,file:w}=f,b=p.columns.map((_,k)=>({..._,at:k,unit:_.type==="text"?"":Cl(_.name,y)}));T(t,KL(p));for(let[_,k]of c)k.href=_f(kr(g,_)),k.
download=`${w}-query.${_}`;l.hidden=b.length===0||p.rows.length===0,(d.answer!==p||d.units!==y)&&(d={answer:p,units:y},a.show(b,p.rows)),m(f,b),u.dataset.shown=h},cancelled:()=>{t.textContent=""},retheme:()=>r.
retheme(),unmount(){r.unmount(),a.unmount()}}}var QL=[["control","A","Control"],["test","B","Test","none: one set alone"]];function Ik(e){let t=i("section",{class:"query-sets card","aria-label":"Sets"}),o="",n=r=>t.querySelector(`[data-field="${r}\
"]`);function s(r,a,[l,c,u,d]){let m=Fe(a??[],r[l]),f=Ao({field:l,set:m??null,none:d,text:m?"":r[l],onPick:p=>e({[l]:p?He(p.id):""})});return i("div",{class:`side-${l} query-side`},i("b",{class:`lette\
r letter-${c.toLowerCase()}`,"aria-hidden":"true"},c),i("label",{for:f.input.id},u),f.node)}return{node:t,draw(r,a){let l=JSON.stringify([r.control,r.test,a?.map(u=>[u.id,u.label])]);if(l===o)return;o=
l;let c=document.activeElement?.dataset?.field;T(t,QL.map(u=>s(r,a,u))),c&&n(c)?.focus()},choose(r){let a=n(r);a?.focus(),a?.click()}}}function Dk(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function qk(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[Bk,JL]=[5,12],XL=/ \(at byte \d+\)/;function Fk({onRun:e,onCancel:t,tools:o}){let n=ne("sql"),s=ne("sql-error"),r=ne("sql-hint"),a=i("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(Bk),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:g=>{g.key==="Enter"&&(g.ctrlKey||g.metaKey)&&(g.preventDefault(),e())}}}),l=P("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=P("Cancel",t,{hidden:!0}),u=i("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=i("section",{class:"card sql-editor","aria-label":"Statement"},i("label",{for:n,class:"sql-label"},"Statement"),a,u,i("div",{class:"sql-bar"},l,c,o,i("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let g=a.value.split(`
`).length+1;a.rows=Math.max(Bk,Math.min(JL,g))}function f(g){a.focus(),document.execCommand?.("insertText",!1,g)||a.setRangeText(g,a.selectionStart,a.selectionEnd,"end"),m()}function p(){u.hidden=!0,T(
u),a.removeAttribute("aria-invalid"),a.setAttribute("aria-describedby",r)}function h(g){let y=g.text.slice(0,g.column-1).replace(/[^\t]/g," "),w=Math.max(1,Math.min(g.to-g.from,g.text.length-g.column+
1));return i("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${g.line}`},g.text,`
`,i("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(w)))}return{node:d,field:a,insert:f,clearError:p,value:()=>a.value,set(g){a.value!==g&&(a.value=g),m()},running(g){c.hidden=!g},enable(g){
l.disabled=!g},showError(g,y){let w=a.value,b=y===null?null:qk(w,Dk(w,y));a.setAttribute("aria-invalid","true"),a.setAttribute("aria-describedby",`${s} ${r}`),T(u,i("p",{},b&&i("b",{},`Line ${b.line},\
 column ${b.column}: `),b?g.replace(XL,""):g),b&&h(b),b&&P("Go there",()=>{a.focus(),a.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Wk=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,jk=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,vm=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Hk=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${Wk}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${jk}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${jk}
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
    ${vm("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${vm("")} AND side = 'control'
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
WHERE name = ${Wk}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${vm("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var ZL=100;function Uk(e){let t=i("div",{class:"example-lists"}),o=i("details",{class:"card sql-list"},i("summary",{},i("h2",{},"Examples")),t),n=(s,r,a)=>i("section",{"aria-label":s},i("h3",{},s,!a&&
i("span",{class:"muted small"},": choose a test as well")),i("ul",{},Hk.filter(l=>l.sides===r).map(l=>i("li",{},P(l.title,()=>e(l.statement),{class:"link-button",disabled:!a})))));return{node:o,draw:s=>T(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function zk({onPick:e,statement:t}){let o=i("ul",{}),n=i("details",{class:"card sql-list",hidden:!0},i("summary",{},i("h2",{},"Saved \
queries")),o),s=i("span",{class:"save-query writes"}),r=[],a="";function l(p){return $e(`That did not work. ${p.message}`,{urgent:!0}),!1}async function c(p){try{await Vl(p,t())}catch(h){return l(h)}return a=
p,d(!0),await f(),n.open=!0,$e(`“${p}” is saved.`,{seconds:4}),!0}async function u(p){try{await $f(p.name)}catch(h){l(h);return}await f(),(o.querySelector("button")??s.querySelector("button")).focus(),
$e(`“${p.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await Vl(p.name,p.statement).catch(l),await f()}}})}function d(p){T(s,P("Save …",()=>{if(t().trim()===""){$e("First write a state\
ment.",{seconds:4});return}ci(s,a,{name:"Name of the query",maxlength:ZL,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),p&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=W(r.length,"query","queries"),T(o,r.map(p=>i("li",{},P(p.name,()=>{a=p.name,e(p.statement)},{class:"link-button",title:p.statement}),be("trash",`\
Delete ${p.name}`,()=>u(p),{class:"writes"}))))}async function f(){try{r=await xf()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:f,forgetName:()=>{a=""}}}var Gk=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function Yk(e){let t=ne("find"),o=i("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=i("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=i("section",{class:"card sql-schema","aria-label":"Tables"},i("div",{class:"\
chart-head"},i("h2",{},"Tables"),i("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,a=null,l=!1,c=({name:f,kind:p})=>p==="table"||p==="analysis"||!l?[f]:[`control.${f}`,
`test.${f}`];function u(f){return i("li",{},P(f.name,()=>e(Gk(f.name)),{class:"schema-name mono",title:`Insert ${f.name}`}),i("span",{class:"muted small"},[f.type,f.unit].filter(Boolean).join(", ")),f.
description&&i("span",{class:"schema-what small"},f.description))}function d(f,p){let h=f.name.toLowerCase().includes(p),g=p===""||h?f.columns:f.columns.filter(w=>`${w.name} ${w.description??""}`.toLowerCase().
includes(p));if(g.length===0&&!h)return null;let y=i("details",{open:p!==""||r.has(f.name),on:{toggle:()=>{p===""&&r[y.open?"add":"delete"](f.name)}}},i("summary",{},i("span",{class:"mono"},f.name)),i(
"p",{class:"small"},f.description,f.description&&" ",c(f).flatMap(w=>[P(`Insert ${w}`,()=>e(Gk(w)),{class:"link-button"})," "])),i("ul",{},g.map(u)));return y}function m(){let f=o.value.trim().toLowerCase(),
p=(...b)=>(a??[]).filter(({kind:_})=>b.includes(_)).map(_=>d(_,f)).filter(Boolean),h=(b,_,k)=>_.length>0&&i("details",{class:"schema-stored",open:f!==""||r.has(b),on:{toggle:$=>{f===""&&$.target===$.currentTarget&&
r[$.target.open?"add":"delete"](b)}}},i("summary",{},b),k&&i("p",{class:"small"},k),_),[g,y,w]=[p("view","table"),p("analysis"),p("stored")];T(n,g,h("Tables of the analyses",y,"The tables of the Analy\
se page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),h("Tables as the set file keeps them",w),g.length+y.length+w.length===0&&i("p",{class:"muted"},a===null?"":f===""?
"There are no tables.":`No table or column contains “${f}”.`))}return{node:s,draw(f,p){a=f,l=p,o.title=a?W(a.length,"table"):"",m()},focus:()=>o.focus()}}var eN=300,Tm=["control","test"],Om={path:"/query",name:"Query",read:wi,mount:(e,t)=>cN(e,t)};function tN(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))t[o]=o in t&&t[o]!==(n??"")?"":n??
"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}var Ll=({state:e,sets:t})=>Tm.find(o=>e[o]!==""&&!Fe(t,e[o]));function Vk(e,t,o){e.question.say(i("div",{class:"error-box",role:"\
alert",data:{code:t}},i("h2",{},"There is no such set"),i("p",{},o))),e.question.clearable({message:o},Ll(e))}function Qk(e,t){e.editor.node.hidden=e.lists.hidden=e.examples.node.hidden=!0,e.question.
say(i("p",{class:"notice",data:{code:t.code}},t.message))}async function oN(e){let t=kr({...e.state,q:""}),o=t.toString();if(o===e.tablesKey)return;e.tablesKey=o;let n=()=>e.dead||o!==e.tablesKey;try{
let s=await kf(t);n()||(e.units=tN(s),e.schema.draw(s,e.state.test!==""),e.editor.enable(!0),e.answer&&Em(e))}catch(s){n()||(e.tablesKey=null,e.schema.draw([],!1),s.code==="sql_off"&&Qk(e,s))}}function Sm(e,t){
let{editor:o,state:n}=e;if(o.set(t),t.trim()===""){o.showError("There is no statement. Write one, or choose an example.",null),o.field.focus();return}e.asked=e.answered="",e.byHand=!0,e.change({q:t,...t===
n.q?{}:Ug})}function nN({question:e,editor:t,result:o}){e.drop(),t.running(!1),o.cancelled(),e.say(i("p",{class:"notice"},"Cancelled.")),pe("Cancelled."),t.field.focus()}function sN(e,t){e.answer=null,
e.answered="",e.editor.running(!1),t.code==="sql_off"?Qk(e,t):t.code==="unknown_set"&&Ll(e)?Vk(e,t.code,t.message):(e.editor.showError(t.message,t.offset),e.question.say(i("p",{class:"visually-hidden",
data:{code:t.code}},"The statement was refused.")))}function Em(e){let{answer:t,answered:o,state:n,sets:s,units:r}=e,a=l=>Fe(s??[],n[l])?.label??n[l];e.result.draw({answer:t,key:o,state:n,units:r,file:`\
tracediff-${Tm.filter(l=>n[l]!=="").map(l=>$t(a(l))).join("-")}`})}function rN(e){let{node:t}=e.result;e.byHand&&t.getBoundingClientRect().top>innerHeight-eN&&t.scrollIntoView({block:"start"}),e.byHand=
!1}function aN(e){let{editor:t,context:o,question:n}=e,s=kr(e.state).toString();if(s===e.answered){Em(e),o.settled();return}s!==e.asked&&(e.asked=s,t.clearError(),t.running(!0),e.examples.open(!1),n.ask(
r=>bf(new URLSearchParams(s),{signal:r}),r=>{e.answer=r,e.answered=s,t.running(!1),n.say(null),Em(e),rN(e),pe(W(r.row_count,"row"))},r=>sN(e,r)))}function iN(e){let{state:t,question:o,editor:n,context:s}=e;
o.drop(),e.answer=null,e.answered=e.asked="",n.clearError(),n.running(!1),o.say(i("p",{class:"visually-hidden"},"")),e.examples.open(!0);let r=Ll(e);r&&Vk(e,"unknown_set",`there is no set "${t[r]}"`),
s.settled()}function Jk(e){let{state:t,examples:o}=e,n=t.q.trim().split(`
`).find(r=>!r.startsWith("--"))??"";e.context.setTitle([n.slice(0,60),"Query"].filter(r=>r!=="").join(" · ")),e.sides.draw(t,e.sets),o.draw(t.test!=="");let s=t.q===""?e.left:e.lists;o.node.parentNode!==
s&&s[t.q===""?"append":"prepend"](o.node),oN(e),t.q===""?iN(e):aN(e)}async function Kk(e){let{state:t,message:o,change:n}=e,s=Tm.map(a=>t[a]).filter(a=>a!=="");try{e.sets=s.length>0?await ht(s):[],e.sets.
length===0&&(e.sets=(await Ct("limit=1")).entries.map(({set:a})=>a))}catch(a){T(o,i("div",{class:"error-box",role:"alert"},a.message));return}if(e.dead)return;let r=e.sets.length===0;e.sides.node.hidden=
e.editor.node.hidden=e.lists.hidden=r,r?(e.context.setTitle("Query"),T(o,i("p",{class:"notice"},"No sets are stored yet. ",i("a",{href:ie("/")},"Add some"),"."))):t.control===""?n({control:He(e.sets[0].
id)},{replace:!0}):Jk(e)}function lN(e,t){let{change:o}=e;e.sides=Ik(o),e.saved=zk({onPick:n=>Sm(e,n),statement:()=>e.editor.value()}),e.editor=Fk({onRun:()=>Sm(e,e.editor.value()),onCancel:()=>nN(e),
tools:e.saved.save}),e.examples=Uk(n=>{e.saved.forgetName(),Sm(e,n)}),e.schema=Yk(n=>e.editor.insert(n)),e.result=Pk(n=>o(n,{replace:!0})),e.message=i("div",{class:"message"}),e.left=i("div",{class:"q\
uery-left"},e.editor.node,e.message,e.result.node),e.lists=i("div",{class:"query-lists"},e.saved.node,e.schema.node),t.append(i("div",{class:"page query-page"},i("h1",{},"Query"),e.sides.node,i("div",
{class:"query-work"},e.left,e.lists))),e.question=Mt({context:e.context,results:e.result.node,message:e.message})}function cN(e,t){let o={context:t,state:wi(location.search),change:(l,c)=>t.go(yi({...o.
state,...l}),c),sets:null,tablesKey:null,units:{},answer:null,answered:"",asked:"",byHand:!1,dead:!1};lN(o,e);let{editor:n,sides:s,result:r}=o,a=dt(()=>r.retheme());return n.set(o.state.q),o.saved.load(),
Kk(o),{keys:{search:()=>o.schema.focus(),control:()=>s.choose("control"),test:()=>s.choose("test")},update(l){let c=o.state;o.state=wi(l),o.state.q!==c.q&&n.set(o.state.q),o.sets?.length>0&&!Ll(o)&&o.
state.control!==""?Jk(o):Kk(o)},unmount(){o.dead=!0,o.question.unmount(),a(),r.unmount()}}}var Mm={longer:"takes longer in the test",shorter:"takes less time in the test",new:"new",gone:"gone"};function Am(e,t=L){if(!e||e.change==="")return"";let{row:o,change:n}=e,[s,r,a]=Ur(o);return`${Mm[n]}\
: ${t(s)} → ${t(r)} ${a?"self time":"total"} in this ${e.whole?"recording":"step"}`}function Xk(e,t,{changes:o,partner:n,other:s}){let r=e.data(),a=r.start[t]+r.shift,l=r.end[t]-r.start[t];if(r.sort[t]===
Fs){let p=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${te(l)}, from ${te(a)}`],[p.host?`the host: ${p.host}${p.operator&&p.operator!==p.host?` in ${p.operator}`:""}`:"the host: mostly n\
othing recorded"],p.next&&[`then: ${p.next}`]].filter(Boolean)}if(r.sort[t]===Ws){let p=r.gaps[r.gap[t]];return[[`Step ${p.step_number}, as the device has it`,"strong"],[`${te(l)}, from ${te(a)}`],[un(
p)],[`the host began it at ${te(p.host_start)}`,"muted"]]}if(r.sort[t]===Ro){let{name:p,mean:h,min:g,max:y}=r.gaps[r.gap[t]];return[[`${p}: ${Me(h,0,3)}`,"strong"],g<y&&[`from ${Me(g,0,3)} to ${Me(y,0,
3)} in this pixel`],[`${te(l)}, from ${te(a)}`]].filter(Boolean)}let c=r.names[r.name[t]],u=cn({name:c,category:r.categories[r.name[t]]});if(r.merged[t]>1)return[[`${M(r.merged[t])} rows too short to \
draw separately`,"strong"],[`most of the time: ${c}`],u&&[Cn],["zoom in to see them","muted"]].filter(Boolean);let d=r.lanes[r.lane[t]],m=[[c||"(no name)","mono strong"],...u?[[Cn]]:[],[`${te(l)}, fro\
m ${te(a)}`],[`${r.categories[r.name[t]]} · ${d.label}`,"muted"]];if(!Zo(r,t))return[...m,["not part of this step: it began before, or another one launched it","muted"]];let f=Am(o?.get(Hr(r,t)),te);
if(f&&m.push([f,"change"]),n){m.push([`${s}: ${te(n.duration)} (${Ce(e.side==="control"?n.duration-l:l-n.duration)} test against control), from ${te(n.start)}`]);let p=ll(o,s,c,r.categories[r.name[t]]);
p!==c&&m.push([`${s}: ${p}`,"mono muted"])}else n===null&&s&&m.push([`${s}: no ${M(r.occurrence[t]+1)}${Zk(r.occurrence[t]+1)} call of this name`,"muted"]);return m}var Zk=e=>e%100>=11&&e%100<=13?"th":
["th","st","nd","rd"][e%10]??"th",Cm=e=>`${M(e)}${Zk(e)}`,Ks=14;function ex(){let e=i("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){T(e,t.map(([c,u])=>i("p",{class:u},
i("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),a=o+Ks+s>window.innerWidth?o-Ks-s:o+Ks,l=n+Ks+r>window.innerHeight?n-Ks-r:n+Ks;e.style.setProperty("left",`${Math.max(4,a)}\
px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function tx(){let e=ve("polygon",{class:"join-shape"}),t=ve("g",{class:"join-links"}),o=ne("arrow"),n=ve("svg",{class:"timeli\
ne-join","aria-hidden":"true",focusable:"false"},ve("marker",{id:o,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},ve("path",{class:"join-head",d:"M0 0 8 4 0 8z"})),e,t);return{
node:n,drawLinks(s){let r=n.getBoundingClientRect();T(t,s.map(([a,l])=>{let[c,u]=[Math.min(a.right,l.left),l.left].map(f=>f-r.left),[d,m]=(a.bottom<=l.top?[a.bottom,l.top]:[a.top,l.bottom]).map(f=>f-r.
top);return ve("path",{"marker-end":`url(#${o})`,d:`M${c} ${d}L${u} ${m}`})}))},draw(s,r){if(!s||!r){e.setAttribute("points","");return}let a=n.getBoundingClientRect(),[l,c]=s.top<=r.top?[s,r]:[r,s],u=({
left:h,right:g})=>[h,Math.max(g,h+1.5)],[[d,m],[f,p]]=[u(l),u(c)];e.setAttribute("points",[[d,l.bottom],[m,l.bottom],[p,c.top],[f,c.top]].map(([h,g])=>`${h-a.left},${g-a.top}`).join(" "))}}}function ox(e,t,o){let n=gt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=P("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:i("div",{class:"timeline-bar"},t,i("span",{class:"timeline-zoom"},be("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
be("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),P("Fit",e.fit,{title:"Show the whole step (0)"}),P("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag wit\
h Shift"})),n.node,o,s,i("span",{class:"chart-tools"},["png","svg"].map(a=>P(a.toUpperCase(),()=>e.save(a),{title:`The timeline as ${a.toUpperCase()}`,"aria-label":`${a.toUpperCase()} of the timeline`})))),
draw(a){n.press(a.show),n.node.hidden=a.control===""||a.test==="",s.hidden=a.align===""}}}var uN=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["\
many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function nx(){let e=i("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){
T(e,[...t?Object.entries(Mm):[],...uN,...o?[["path","on the critical path"]]:[]].map(([n,s])=>i("li",{class:`key key-span-${n}`},s)),t&&i("li",{class:"muted"},"a name counts as changed if its time in \
the step (on the host: self time) differs by 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}function sx(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function dN(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),a=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,a))}}function rx({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,a=null;async function l(u,d,m){
let f=dN(u,d,m);s=f;let p=new AbortController;a=p;try{let h=await e(f,p.signal);a===p&&(n={...f,from:h.from,to:h.to,pixels:h.pixels},t(h))}catch(h){a===p&&h.name!=="AbortError"&&(r=null,o(h))}if(a===p){
s=null;let h=r;r=null,h&&c(...h)}}function c(u,d,m){let f=u.from>=m.to||u.to<=m.from;d<=0||f||n&&sx(n,u,d,m)?r=null:s?r=sx(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){a?.abort(),[n,s,r,a]=[null,null,null,null]}}}function mN(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function ax(e,{onChange:t,onError:o}){let n="",s="",r=null,a={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=rx(
{ask:({from:d,to:m,pixels:f},p)=>{let h=new URLSearchParams(a.query);return Object.entries({from:d,to:m,pixels:f}).forEach(([g,y])=>h.set(g,String(Math.round(y*1e3)/1e3))),Qs(a.set,h,{signal:p})},onAnswer:d=>{
a.window=d,t(a)},onError:o});async function c(d,m){r?.abort();let f=new AbortController;r=f,a.error=null;try{let p=await d(f.signal);r===f&&(m(p),t(a))}catch(p){r===f&&p.name!=="AbortError"&&(a.error=
p,t(a))}}function u(){r?.abort(),l.drop(),Object.assign(a,{whole:null,window:null}),s=""}return Object.assign(a,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(a,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(f=>rs(d[e],d[`${e}_marker`]||null,{signal:f}),f=>{a.samples=f}))},choose(d,m){return a.chosen=Eh(a.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),a.chosen},loadWhole(d,m){let f=mN(d,e,a.chosen.sample);if(f.toString()===s)return;u(),s=f.toString(),a.query=f;let p=new URLSearchParams(f),{least:h,most:g}=Ta.pixels;p.
set("pixels",String(Math.min(g,Math.max(h,Math.round(m))))),c(y=>Qs(a.set,p,{signal:y}),y=>{a.whole=y,a.window=y,l.has(y)})},stepKey:()=>`${a.set} ${s}`,async find(d,m){let f=new URLSearchParams(a.query);
Object.entries(d).forEach(([h,g])=>{g!==""&&g!==null&&g!==void 0&&f.set(h,String(g))});let p=await ba(a.set,f,m);return p.rows.length>0?p:null},retry(){n="",s=""},unmount:u})}function ix(e){return i("div",{class:"empty"},i("h2",{},"Choose one or two sets"),i("p",{},e?.length===0?"There are no sets yet. ":"Pick them above, or on the ",i("a",{href:ie("/")},e?.length===0?"Add\
 traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var lx=()=>i("div",{class:"empty"},i("h2",{},"Nothing to show"),i("p",{},"This set has no ranks\
 with rows."));function cx(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},`The timeline of the ${t} canno\
t be shown`),i("p",{},e.message),i("p",{},s?P("Choose another rank and step",n,{class:"primary"}):P("Try again",o,{class:"primary"})," ",i("a",{href:ie("/")},"Choose other traces")))}var fN={threads:"\
host thread",streams:"stream",deep_rows:"deeply nested row"},Rm=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function ux(e,t,o){let n=[],s=Rm([o]);o.missing.length>0&&n.push(`The ${e}\
 has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(fN).filter(([a])=>t.whole.left_out?.[a]>0).map(([a,l])=>W(t.whole.left_out[a],l));return t.whole.left_out?.spans&&r.push(
`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(a=>a.start.length===0)?n.push(`This ${s} of the ${e} has n\
o rows.`):t.whole.lanes.some(a=>a.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var pN=1e3;function dx(e,t){let o=new Map,n=(a,l,c,u)=>[a,e[a].stepKey(),c,l,u].join("\0"),s=(a,l,c)=>ll(t(),a,l,c);function r(a,l,c,u,d){for(let m of a){let f=m.side===l?m.data():null,p=f?s_(f,lt(s(l,
c,u),u),d):-1;if(p>=0)return{start:f.start[p]+f.shift,duration:f.end[p]-f.start[p],lane:f.lanes[f.lane[p]].id,level:f.level[p],pane:m}}return null}return{drawn:r,named:s,known:(a,l,c,u)=>o.get(n(a,s(a,
l,c),c,u)),async ask(a,l,c,u,d){let m=s(a,l,c),f=n(a,m,c,u),p=await e[a].find({name:m,category:c,occurrence:u},{signal:d});o.size>pN&&(o=new Map);let{of:h,launch:g,launched:y,launches:w}=p??{},b=p?{...p.
rows[0],of:h,launch:g,launched:y,launches:w}:null;return o.set(f,b),b},nameOf:(a,l)=>{let c=a.data();if(l<0||!c||!Zo(c,l))return null;let[u,d]=Hr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function ia(e,t,o){
for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:a})=>a===o.lane);if(r)return{pane:n,lane:o.lane,level:o.level,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:r.row+(r.open?
o.level:0)}}return null}var Nl=2e4,hN=3,mx=e=>Math.round(e*1e3),fx=(e,t,o)=>`${e} ${mx(t)} ${mx(o)}`;function gN(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(fx(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),a=e.by_step.find(l=>l.span===t);return n.cut=s===Nl?r-Nl:0,n.words=a?`${L(a.work)} of work in ${L(a.path)}${n.cut>
0?`; the longest ${M(Nl)} of ${M(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function wN(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===Co&&t.merged[n]<=1&&s&&e.rows.has(fx(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&!n_(t,n)&&o.push(n)}e.drawn.set(t,o)}return o}function px(e,t,o,n){let s=o.data(),r=z("--path-m\
ark"),a=c=>Math.max(-3,Math.min(t.width+3,c));for(let{id:c,top:u}of s.bands){let d=-1/0;for(let[m,f]of n.lanes.get(c)??[]){let p=a(t.x(m-s.shift)),h=a(Math.max(t.x(f-s.shift),t.x(m-s.shift)+1));h>d&&h>
p&&(e.box(Math.max(p,d),t.top+u,h-Math.max(p,d),hN,r),d=h)}}let l=t.rowHeight;for(let c of wN(n,s)){let[u,d]=[a(t.x(s.start[c])),a(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function hx({
toggle:e,change:t,error:o}){let n=P("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=i("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},a={control:"",test:""},l={control:null,test:null};function c(){let m=Pe.filter(f=>r[f]).map(f=>`${f}: ${r[f].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),a[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:f,marker:p,sample:h}){let g=new URLSearchParams({set:f,ranks:String(h.rank),segments:String(
Nl),...h.step_number===null?{}:{steps:String(h.step_number)},...p?{marker:p}:{}}),y=`${g} ${h.span}`;if(a[m]!==y){u(m),a[m]=y,l[m]=new AbortController;try{let w=await Fo("critical_path",g,{signal:l[m].
signal});a[m]===y&&(r[m]=gN(w.set,h),c(),t())}catch(w){a[m]===y&&w.name!=="AbortError"&&o(w)}}}return{node:n,words:s,of:m=>r[m],draw(m,f,p){n.setAttribute("aria-pressed",String(m.path));for(let h of Pe)
m.path&&f.includes(h)&&p[h]?d(h,{set:m[h],marker:m[`${h}_marker`],sample:p[h].sample}):u(h);c()},unmount(){Pe.forEach(m=>l[m]?.abort())}}}var gx={control:["A","Control"],test:["B","Test"]};function wx(e){let t=i("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(a,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),Pe.map(m=>[a[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;T(t,Pe.map(m=>s(m,a,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(a,l,c,u){let[d,m]=gx[a],f=ne("set"),p=Ao({id:f,field:a,set:c&&Fe(c,l[a]),text:l[a],none:`No ${a}`,onPick:h=>e({[a]:h===null?"":He(
h.id),[`${a}_rank`]:"",[`${a}_span`]:"",[`${a}_step`]:"",[`${a}_marker`]:""})});return i("div",{class:`side-card side-${a}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},d),
i("label",{for:f},m),p.node),u?.sample&&i("div",{class:"side-selection"},r(a,u)))}function r(a,{samples:l,sample:c}){let u=eu(l),d=tu(l,c.rank),m=ou(l,c.rank,c.span),f=(g,y,w,b,_,k)=>{let $=ne(g),S=i(
"select",{id:$,data:{field:`${a}_${g}`},on:{change:()=>e({...k,[`${a}_${g}`]:S.value})}},w.map(E=>i("option",{value:String(E),selected:E===b},_(E))));return i("span",{class:"sample-field"},i("label",{
for:$},y),S)},p=m.indexOf(c),h=(g,y,w)=>be(y,`${gx[a][1]}: ${w} step`,()=>e({[`${a}_step`]:String(m[p+g].step_number)}),{data:{field:`${a}_${w}`},disabled:!m[p+g],class:"step-move"});return[f("rank","\
Rank",u,c.rank,String,{[`${a}_span`]:""}),d.length>1&&f("span","File",d,c.span,g=>String(g+1),{}),c.step_number===null?i("span",{class:"muted small"},`whole recording, ${L(c.step)}`):[f("step","Step",
m.map(g=>g.step_number),c.step_number,g=>`${g} · ${L(m.find(y=>y.step_number===g).step)}`,{}),h(-1,"up","previous"),h(1,"down","next"),i("span",{class:"visually-hidden"},`takes ${te(c.step)}`)]]}return{
node:t,draw:n,choose(a){let l=t.querySelector(`[data-field="${a}"]`);l?.focus(),l?.click()}}}var yN=200,yx=8,bN=1e3;function bx({onText:e,onStep:t}){let o=ne("search"),n=Ye(yN,()=>e(s.value.trim())),s=i("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=i("span",{class:"muted small",role:"status"}),a=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([l,c,u])=>be(c,u,()=>t(l),{hidden:!0,class:"step-m\
ove"}));return{node:i("span",{class:"timeline-search",role:"search"},i("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,a,r),focus(){s.focus()},draw(l){document.activeElement!==
s&&(s.value=l),a.forEach(c=>{c.hidden=l===""})},say(l){T(r,l)}}}function _N(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:a,names:l}of(o??new Map).values()){let c=l[n];a[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(lt(c,a.category),{name:c,category:a.category,time:a[`${n}_total_duration`]})}for(let a of t.filter(l=>l.side===n))a.data()?.names.forEach((l,c)=>{let u=a.data().categories[c],d=lt(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((a,l)=>l.time-a.time)}async function _x(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=_N(e,o,n,l.side);return r||=c.length>yx,c.slice(0,yx).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:bN});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(f=>({...f,side:l.side,name:u,category:d,at:f.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var kx=(e,t,o)=>t===0?"No name contains this text.":o?`${W(t,"call")} of the ${W(
e,"name")} with the most time`:`${W(t,"call")} of ${W(e,"name")}`,xx=(e,t)=>`${M(e+1)} of ${M(t)}`;var Lm={control:"Control",test:"Test"};function kN(e,t,o){return t===void 0?`${Lm[e]}: …`:t===null?`${Lm[e]}: no ${Cm(o+1)} call`:`${Lm[e]}: ${te(t.duration)}, from ${te(t.start)}${t.of?`; ${W(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}${xN(t)}`}function xN({start:e,launch:t,launched:o,launches:n}){if(t)return`; launched ${L(e-t.start)} earlier`;if(!(o>0))return"";let s=Math.min(...n.
map(r=>r.start))-e;return`; it launched ${W(o,"device row")}, ${o>1?"the first of ":""}which began ${L(s)} later`}var $N=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function $x(e){let t=i(
"section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify([n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:a,
test:l}=n.rows,c=e.href(n),u=s.map(m=>[m,$N(n.rows[m])]).filter(([,m])=>m),d=Am(n.change);T(t,i("p",{class:"timeline-selected-name mono"},i("bdi",{},n.name),i("span",{class:"muted"},` · ${n.category}\
 · ${Cm(n.nth+1)} call`)),i("p",{class:"timeline-selected-times"},Pe.filter(m=>s.includes(m)).map(m=>i("span",{class:`${m}-text`},kN(m,n.rows[m],n.nth))),a&&l&&i("span",{class:"strong"},`test − contr\
ol: ${ge(l.duration-a.duration)}`)),cn(n)&&i("p",{class:"small"},`${Cn}.`),d&&i("p",{class:"small"},`This operation ${["new","gone"].includes(n.change.change)?"is ":""}${d}.`),i("p",{class:"op-actions"},
P("Zoom to it",e.zoom,{class:"link-button"}),u.map(([m,f])=>P(`${n.rows[m].launch?"Its launch":"What it launched"}${u.length>1?`, ${m}`:""}`,()=>e.go(m,f),{class:"link-button",title:f.name})),a&&l&&!n.
aligned&&P("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&i("a",{href:c},"Open this operation"),P("Copy the name",()=>Wt(
n.name,"Name copied."),{class:"link-button"}),P("Clear (Escape)",e.clear,{class:"link-button"})))}}}function vx(e,t){let{stage:o,sides:n,partners:s}=e,r=null,a="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(w){let b=e.state(),_=b.name===""?"":JSON.stringify([e.key(),b.name,b.category,
b.nth,w,w.map(k=>s.named(k,b.name,b.category))]);if(_===a){p(w);return}if(a=_,r=null,_!==""&&b.nth===null){await f(w,_);return}if(_!==""){let{name:k,category:$,nth:S}=b;r={name:k,category:$,nth:S,rows:Object.
fromEntries(w.map(E=>[E,s.known(E,k,$,S)??s.drawn(o.shown(),E,k,$,S)??void 0]))}}p(w),r&&await m(r,w)}async function m(w,b){let{name:_,category:k,nth:$,rows:S}=w;await Promise.all(b.filter(E=>S[E]?.of===
void 0&&S[E]!==null).map(async E=>{try{S[E]=await s.ask(E,_,k,$)}catch{}})),!c&&r===w&&p(b)}async function f(w,b){let{name:_,category:k,at:$}=e.state(),S=[...new Set([$,"test","control"])].filter(E=>w.
includes(E));for(let E of S){let O=null,x=await n[E].find({name:s.named(E,_,k),category:k,order:"duration",limit:1}).catch(v=>{O=v});if(c||a!==b)return;if(O){$e(`The search for ${_} failed. ${O.message}`,
{urgent:!0});return}if(x){let[v]=x.rows,A=v.start-e.shifts()[E];l=!0,o.goTo(o.around({start:A,end:A+v.duration}),!0),e.change({category:x.category,nth:v.occurrence,at:E,open:e.opened(E,v.lane),...o.current()});
return}}$e(`${_} does not occur in this ${Rm(w.map(E=>n[E].chosen))}.`,{seconds:10}),e.change(u)}function p(w){let b=r===null?[]:w.map(k=>r.rows[k]&&ia(o.shown(),k,r.rows[k])).filter(Boolean);o.mark({
selected:b,links:r===null?[]:w.flatMap(h)});let _=e.state();t.draw(r&&{...r,rows:Object.fromEntries(w.map(k=>{let $=r.rows[k];return[k,$&&{...$,pane:void 0,whole:n[k].chosen?.sample.step_number===null}]})),
change:e.changes()?.get(lt(r.name,r.category))??null,aligned:_.align===r.name&&_.align_nth===r.nth},w),l&&b.length>0&&(l=!1,o.reveal(g()))}function h(w){let b=r.rows[w],_=b?.launches?.length===b?.launched?
b?.launches??[]:[];return[...b?.launch?[[b.launch,b]]:[],..._.map(k=>[b,k])].map(k=>k.map($=>ia(o.shown(),w,$))).filter(([k,$])=>k&&$)}let g=()=>o.marks.selected.find(({pane:w})=>w.side===e.state().at)??
o.marks.selected[0];function y(){let w=g();if(w){let b=Math.max((w.end-w.start)*1.6,.1),_=(w.start+w.end)/2;o.goTo({from:_-b/2,to:_+b/2}),o.reveal(w)}return w!==void 0}return{draw:d,place:g,zoom:y,current:()=>r,
show({name:w,category:b,occurrence:_,side:k,at:$,duration:S,lane:E}){l=!0,o.goTo(o.around({start:$,end:$+S})),e.change({name:w,category:b,nth:_,at:k,open:e.opened(k,E)})},pick(w,b){let _=s.nameOf(w,b);
if(_){let[k,$,S]=_,E=e.state(),O=E.name===k&&E.category===$&&E.nth===S;l=!O,e.change(O?u:{name:k,category:$,nth:S,at:w.side})}return _!==null},step(w){let b=g(),_=b?o.beside(b,w):-1;if(_<0)return!1;let[
k,$,S]=s.nameOf(b.pane,_),E=b.pane.data(),O=o.current();if(E.start[_]<O.from||E.end[_]>O.to){let x=(E.start[_]+E.end[_])/2,v=(O.to-O.from)/2;o.goTo({from:x-v,to:x+v})}return e.change({name:k,category:$,
nth:S,at:b.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var vN=300,SN={longer:"longer",shorter:"shorter",new:"new",gone:"gone"};function Sx({onPick:e,partnerOf:t}){let o=(a,l,c)=>({key:a,title:l,show:String,...c}),n=so({caption:"Spans in view",class:"timel\
ine-table",level:"h2",limit:15,columns:[o("side","Side",{tone:a=>`${a}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(a,l)=>P(a||"(no name)",()=>e(l.pane,l.i),{class:"link-button timeline-nam\
e",title:a})}),o("start","Start",{number:!0,show:L,exact:te,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:L,exact:te}),o("diff","Test − control",{number:!0,show:ge,
exact:Ce,what:"Against the same call of the other side, where both are drawn",tone:a=>a>0?"more":a<0?"less":""}),o("change","In the step",{show:a=>SN[a]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=i("p",{class:"muted small",hidden:!0});function r(a,l){let c=[];for(let u of a){let d=u.data();if(d)for(let m=0;m<d.length;m+=1)d.start[m]<l.to&&d.end[m]>l.from&&(Zo(d,m)||d.sort[m]!==
Co&&d.sort[m]!==Ro)&&c.push({pane:u,i:m,duration:d.end[m]-d.start[m]})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,vN),c.length]}return{node:i("div",{},n.node,s),draw(a,l){let[c,u]=r(a,l);s.hidden=
u<=c.length,s.textContent=`The ${M(c.length)} longest of ${W(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:f})=>{let p=d.data(),h=p.sort[m]===Co,g=h?t(d,m):null;return{pane:d,i:m,duration:f,
side:d.side,start:p.start[m]+p.shift,lane:p.lanes[p.lane[m]]?.label??"steps",name:h?p.names[p.name[m]]:d.textOf(m),change:h?d.changeAt(m):"",diff:g===null?null:d.side==="control"?g.duration-f:f-g.duration}}))}}}var Pl=9,Il=3,EN=7;function Ex({onRange:e}){let t=i("canvas",{"aria-hidden":"true"}),o=i("div",{class:"overview-view"}),n=i("div",{class:"timeline-overview","aria-hidden":"true"},t,o),s=[],r={from:0,to:1},
a=r,l=0,c=null;function u(){l=0;let _=n.clientWidth,k=Pe.flatMap(x=>[!0,!1].map(v=>s.filter(A=>A.side===x&&A.data()?.bands.some(B=>B.sort==="host"===v)).map(A=>({pane:A,host:v})))).filter(x=>x.length>
0),$=Math.max(1,k.length)*(Pl+Il)+Il,S=globalThis.devicePixelRatio||1;[t.width,t.height]=[Math.round(_*S),Math.round($*S)],t.style.height=`${$}px`;let E=t.getContext("2d",{alpha:!1});E.scale(S,S),E.fillStyle=
z("--surface-sunk"),E.fillRect(0,0,_,$);let O=x=>_*(x-r.from)/(r.to-r.from);k.forEach((x,v)=>x.forEach(({pane:A,host:B})=>d(E,A,B,Il+v*(Pl+Il),O)))}function d(_,k,$,S,E){let O=k.data();_.fillStyle=z($?
"--span-host":"--span-compute");let x=new Map,v=-1/0;for(let A=0;A<O.length;A+=1){if(O.lanes[O.lane[A]]?.sort==="host"!==$)continue;let[B,N]=[E(O.start[A]),E(O.end[A])],I=k.changeAt(A);if(I!==""&&O.merged[A]<=
1){let K=x.get(I)??[];K.push(B,N),x.set(I,K)}O.name[A]>=0&&O.lanes[O.lane[A]].sort!=="other"&&(N>v+.5||B<v-50)&&(_.fillRect(B,S,Math.max(.5,N-B),Pl),v=N)}for(let[A,B]of x){_.fillStyle=z(`--span-${A}`);
for(let N=0;N<B.length;N+=2)_.fillRect(B[N],S,Math.max(.7,B[N+1]-B[N]),Pl)}}function m(){l||=requestAnimationFrame(u)}function f(){let _=r.to-r.from,k=100*(a.from-r.from)/_,$=100*(a.to-a.from)/_;o.style.
setProperty("left",`${k}%`),o.style.setProperty("width",`${$}%`)}let p=_=>{let k=n.getBoundingClientRect(),$=(_.clientX-k.left)/Math.max(1,k.width);return r.from+Math.min(1,Math.max(0,$))*(r.to-r.from)},
h=()=>a.to-a.from>.999*(r.to-r.from);function g(_){let k=EN*(r.to-r.from)/Math.max(1,n.clientWidth),[$,S]=[a.from,a.to].map(E=>Math.abs(p(_)-E));return _.shiftKey||Math.min($,S)>k?_.shiftKey||h()?"ran\
ge":"move":$<S?"from":"to"}function y(_){let{part:k,at:$,view:S}=c;if(k==="move")e(S.from+_-$,S.to+_-$);else if(k!=="range"){let E={...S,[k]:_};e(Math.min(E.from,E.to),Math.max(E.from,E.to))}}n.addEventListener(
"pointerdown",_=>{if(_.button===0){n.setPointerCapture(_.pointerId);let k=p(_);if(c={part:g(_),at:k,view:a},c.part==="move"&&(k<a.from||k>a.to)){let $=(a.to-a.from)/2;c.view={from:k-$,to:k+$},y(k)}}}),
n.addEventListener("pointermove",_=>{c?y(p(_)):n.style.cursor=["from","to"].includes(g(_))?"ew-resize":""}),n.addEventListener("pointerup",_=>{let[k,$]=[c?.at,p(_)];c?.part==="range"&&k!==$&&e(Math.min(
k,$),Math.max(k,$)),c=null}),n.addEventListener("pointercancel",()=>{c=null});let w=new ResizeObserver(m);w.observe(n);let b=dt(m);return{node:n,draw(_,k){[s,r]=[_,k],m(),f()},view(_,k){a={from:_,to:k},
f()},unmount(){cancelAnimationFrame(l),w.disconnect(),b()}}}var TN=15,la=190,ON={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Nm=.02,MN=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],AN=new Set(["\
new","gone","gap"]),CN={control:"A",test:"B"},RN=[1,.78,.56];function LN(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,o]=Ur(e.row),n=Math.abs(o-t)/Math.max(t,o);return n>=.5?0:n>=.25?
1:2}function NN(e,t,o){return e.sort[t]===Fs?"gap":e.sort[t]===Ws?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===Ro?"outside":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].
sort==="host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Tx({side:e,kind:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t}`,s=i("ul",{class:"t\
imeline-heads","aria-label":`Lanes: ${n}`}),r=i("div",{class:"timeline-drawing"}),a=i("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s,r),l=null,c=[],u=[],d=[],m=null,f={},p="",h={side:e,kind:t,
node:a,data:()=>l},g=x=>x<0?-1:l.pieces.of[x];function y(){f=Object.fromEntries(MN.map(x=>[x,RN.map(v=>hl(z(`--span-${x}`),z("--surface"),v))]))}let w=x=>l.name[x]<0||l.lanes[l.lane[x]]?.sort==="other"?
"":u[l.name[x]];function b(){let x=l.names.map((v,A)=>m?.get(lt(v,l.categories[A])));u=x.map(v=>v?.change??""),d=x.map(LN),c=Array.from({length:l.length},(v,A)=>NN(l,A,w(A)))}function _(x){if(l.sort[x]===
Fs){let N=l.gaps[l.gap[x]];return`idle ${L(N.duration)} · host: ${N.operator??N.host??"nothing recorded"}`}if(l.sort[x]===Ws){let N=l.gaps[l.gap[x]];return`step ${N.step_number} · ${L(N.duration)}`}
if(l.sort[x]===Ro)return Me(l.gaps[l.gap[x]].mean,0,3);let v=l.names[l.name[x]],B=cn({name:v,category:l.categories[l.name[x]]})?`${Cn} (${v})`:v||"(no name)";return(ON[c[x]]??"")+(l.merged[x]>1?`${l.merged[x]}\
 rows, most of them ${B}`:B)}let k=x=>f[c[x]][["longer","shorter"].includes(c[x])?d[l.name[x]]:0];function $(){let x=JSON.stringify(l.bands);if(x===p)return;p=x;let{lane:v,act:A}=s.contains(document.activeElement)?
document.activeElement.dataset:{},B=I=>be("pin",`${t==="pinned"?"Unpin":"Pin"} ${I.label}`,()=>o.pin(h,I),{class:"lane-pin",data:{lane:I.id,act:"pin"}}),N=({label:I})=>t==="pinned"?`${CN[e]}: ${I}`:I;
s.style.height=`${l.height}px`,T(s,l.bands.map(I=>i("li",{class:"lane-head",title:I.label,css:{top:`${I.top}px`,height:`${I.height}px`}},I.folds?P(N(I),()=>o.fold(h,I),{class:"lane-fold",data:{lane:I.
id,act:"fold"},"aria-expanded":String(I.open)}):i("span",{},N(I)),B(I)))),[...s.querySelectorAll("button")].find(({dataset:I})=>I.lane===v&&I.act===A)?.focus()}function S(x,v){for(let{top:A}of l?.bands??
[]){let B=Math.round(v.top+A)+.5;x.line(0,B,v.width,B,z("--grid"))}o.decorate(x,v,h)}y();let E=xl(r,{rowHeight:il,label:`${n}: a table below has the same`,least:Nm,colour:x=>k(g(x)),hatched:x=>AN.has(
c[g(x)]),text:x=>_(g(x)),onHover:(x,v)=>o.hover(h,g(x),v),onPick:(x,v)=>o.pick(h,g(x),v),onView:(x,v,A)=>o.view(h,x,v,A),onMeasure:o.measure,onKey:x=>o.key(x,h),decorate:S}),O=dt(()=>{y(),E.redraw()});
return Object.assign(h,{drawing:E,show(x,v){l=x,b(),E.set({...x.pieces,tops:x.tops,height:x.height,from:v.from,to:v.to}),a.hidden=x.bands.length===0,$()},setChanges(x){m=x,l&&(b(),E.redraw())},highlight(x){
let v=x&&new Set(x);E.highlight(v&&l.pieces.of.flatMap((A,B)=>v.has(A)?[B]:[]))},whole(x){let{height:v,paint:A}=E.whole(x-la);return{height:v,paint(B){A(Vr(B,la,0)),l.bands.forEach(({label:N,top:I})=>B.
words(6,I+TN,Zs(N,30),z("--muted")))}}},changeAt:w,textOf:_,title:n,destroy(){O(),E.destroy()}})}function Ox(e,t,{start:o,end:n,row:s},r,a,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,a)}function PN(e,t,o,n){let s=-1,
r=a=>t.y(o.row[a])+2+(n-4)*(1-o.gaps[o.gap[a]].at);for(let a=0;a<o.length;a+=1){if(o.sort[a]!==Ro)continue;let l=t.x(o.start[a]),c=t.x(o.end[a]);c>=0&&l<=t.width&&(e.line(l,r(a),c,r(a),z("--text"),1),
s>=0&&o.row[s]===o.row[a]&&o.end[s]===o.start[a]&&e.line(l,r(s),l,r(a),z("--text"),1)),s=a}}function Mx(e,t,o,n){let s=t.rowHeight;PN(e,t,o.data()??{length:0},s);let r=n.path(o.side);if(r&&px(e,t,o,r),
n.measure){let{from:a,to:l}=n.measure,[c,u]=[t.x(a),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,z("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.height,z("--accent"),1)}if(n.aligned!==null){
let a=Math.round(t.x(n.aligned))+.5;e.line(a,0,a,t.height,z("--accent"),1.5)}for(let a of n.selected)a.pane===o&&Ox(e,t,a,z("--accent"),2.5,s);n.partner?.pane===o&&Ox(e,t,n.partner,z("--text"),1.5,s)}function IN(e,t){let[o,n]=je(t*10);return`${Me(e/n,0,3).replace("-","−")} ${o}`}function Ax(e,t,o){V_(e,{view:t,width:o,format:IN,colours:{surface:z("--surface"),border:z("--border"),muted:z("--mut\
ed")}})}function Cx(){let e=i("canvas",{}),t=i("div",{class:"timeline-ruler","aria-hidden":"true"},e),o={from:0,to:1},n=0;function s(){n=0;let c=t.clientWidth,u=globalThis.devicePixelRatio||1;[e.width,
e.height]=[Math.round(c*u),Math.round(No*u)],e.style.height=`${No}px`;let d=e.getContext("2d",{alpha:!1});d.scale(u,u),Ax(Us(d,getComputedStyle(document.body).fontFamily),o,c)}let r=()=>{n||=requestAnimationFrame(
s)},a=new ResizeObserver(r);a.observe(t);let l=dt(r);return{node:t,view(c,u){o={from:c,to:u},r()},whole:c=>({height:No,paint:u=>Ax(Vr(u,la,0),o,c-la)}),unmount(){cancelAnimationFrame(n),a.disconnect(),
l()}}}var DN=60,qN=40,BN=130,Rx=8;function Lx({partners:e,on:t}){let o={selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path},n=ex(),s=tx(),r=null,a=0,l=null,c=!1,u=[],d={from:0,to:1},m={
hover:B,view:x,key:t.key,fold:t.fold,pin:v,pick:(J,X)=>t.pick(J,X),measure:(J,X,q)=>t.measure(J<X?{from:J,to:X}:null,q),decorate:(J,X,q)=>Mx(J,X,q,o)},f=["pinned","host","device"].flatMap(J=>Pe.map(X=>Tx(
{side:X,kind:J,on:m}))),p=({kind:J})=>J==="pinned",h=i("section",{class:"timeline-pins","aria-label":"Pinned lanes"},f.filter(p).map(J=>J.node)),g=Pe.map(J=>i("section",{class:`timeline-side timeline-${J}`,
data:{side:J},"aria-label":J==="control"?"Control":"Test"},i("p",{class:`timeline-side-name ${J}-text small`}),f.filter(X=>X.side===J&&!p(X)).map(X=>X.node))),y=Ex({onRange:(J,X)=>E().drawing.view(J,X,
!0)}),w=Cx(),b=i("div",{class:"timeline-lanes"},h,g,s.node),_=i("div",{class:"timeline-head"},y.node,w.node),k=i("section",{class:"card timeline-stage","aria-label":"Timeline"},_,b,n.node),$=new ResizeObserver(
()=>k.style.setProperty("--head",`${_.offsetHeight}px`));$.observe(_);let S=()=>{h.hidden||ye()};document.addEventListener("scroll",S,{capture:!0,passive:!0});let E=()=>u[0]??f[0],O=()=>E().drawing.current();
function x(J,X,q,U){c||(c=!0,u.filter(C=>C!==J).forEach(C=>C.drawing.follow(X,q,U)),c=!1,A(),ye(),t.view(X,q,U))}function v({side:J},X){t.pin(J,X),u.filter(q=>q.side===J).flatMap(q=>[...q.node.querySelectorAll(
".lane-pin")]).find(({dataset:q})=>q.lane===X.id)?.focus()}function A(){let{from:J,to:X}=O();y.view(J,X),w.view(J,X)}function B(J,X,q){r=X>=0?{pane:J,i:X,event:q}:null,clearTimeout(a),l?.abort(),o.partner=
null,r?N():n.hide(),ye(),Ne()}function N(){let{pane:J,i:X}=r,q=t.both()?e.nameOf(J,X):null;if(q===null){Z(void 0);return}let U=Dn[J.side],C=e.drawn(u,U,...q)??(I(U,...q)?null:e.known(U,...q));if(K(C),
C!==void 0)return;let j=r;a=setTimeout(async()=>{l=new AbortController;try{let Y=await e.ask(U,...q,l.signal);r===j&&(K(Y),ye(),Ne())}catch{}},DN)}function I(J,X,q,U){let C=t.changes()?.get(lt(X,q))?.
row;return C!==void 0&&U>=C[`${J}_counts`]}function K(J){o.partner=J?ia(u,Dn[r.pane.side],J):null,Z(J)}function Z(J){let{pane:X,i:q,event:U}=r;U&&n.show(Xk(X,q,{changes:t.changes(),partner:J,other:t.both()?
Dn[X.side]:""}),U.clientX,U.clientY)}let le=({pane:J,start:X,end:q,row:U})=>J.drawing.placeOf({start:X,end:q,row:U});function ye(){s.drawLinks(o.links.map(q=>q.map(U=>U.pane.drawing.boxOf(U))));let{partner:J,
selected:X}=o;if(r&&J){let{start:q,end:U,row:C}=r.pane.data(),{pane:j,i:Y}=r;s.draw(le({pane:j,start:q[Y],end:U[Y],row:C[Y]}),le(J))}else X.length===2?s.draw(...X.map(le)):s.draw(null,null)}let Ne=()=>u.
forEach(J=>J.drawing.redraw());return{node:k,panes:f,shown:()=>u,current:O,around({start:J,end:X}){let q=(J+X)/2,U=O(),C=E().drawing.node.clientWidth||1e3,j=Math.max(X-J,.01)*C/qN,Y=Math.max((X-J)*1.3,
Math.min(U.to-U.from,j));return{from:q-Y/2,to:q+Y/2}},goTo:({from:J,to:X},q)=>E().drawing.view(J,X,q),glide(J){let{from:X,to:q}=E().drawing.goal(),[U,C]=[(X+q)/2,(q-X)/2*J];E().drawing.view(U-C,U+C)},
slide(J){let{from:X,to:q}=E().drawing.goal(),U=J*(q-X);E().drawing.view(X+U,q+U)},fit(){E().drawing.view(d.from,d.to)},show(J,X,q,U,C){d=q,r=null,o.partner=null,n.hide();let j=u,Y=j.length>0?O():null;
u=J.map(({pane:ee,data:Ae})=>(ee.show(Ae,X),ee)).filter(ee=>ee.data().bands.length>0),f.filter(ee=>!u.includes(ee)).forEach(ee=>{ee.node.hidden=!0}),h.hidden=!u.some(p),g.forEach(ee=>{let{side:Ae}=ee.
dataset;ee.hidden=!u.some(H=>H.side===Ae&&!p(H)),ee.firstChild.textContent=U[Ae]??""}),C?u.forEach(ee=>{let{from:Ae,to:H}=Yn(C,ee.drawing.extent(),Nm);ee.drawing.follow(Ae,H)}):Y&&u.filter(ee=>!j.includes(
ee)).forEach(ee=>ee.drawing.follow(Y.from,Y.to)),A()},drawOverview(J){y.draw(u,J)},setChanges(J){f.forEach(X=>X.setChanges(J))},mark(J){Object.assign(o,J),ye(),Ne()},marks:o,whole:J=>[{lines:[],...w.whole(
J)},...u.map(X=>({lines:[X.title],...X.whole(J)}))],reveal({pane:J,start:X,end:q,row:U}){let C=J.drawing.boxOf({start:X,end:q,row:U}),{bottom:j}=(h.hidden?w.node:h).getBoundingClientRect();if(p(J))J.drawing.
reveal(U);else{let Y=window.innerHeight-Math.max(BN,t.below());window.scrollBy(0,C.top<j||Y<j?C.top-j-Rx:Math.max(0,C.bottom-Y+Rx))}},beside({pane:J,start:X,lane:q,level:U},C){let j=J.data(),Y=-1;for(let ee=0;ee<
j.length;ee+=1){let Ae=C*(j.start[ee]-X);Ae>0&&j.level[ee]===U&&j.lanes[j.lane[ee]]?.id===q&&Zo(j,ee)&&(Y<0||Ae<C*(j.start[Y]-X))&&(Y=ee)}return Y},unmount(){clearTimeout(a),l?.abort(),document.removeEventListener(
"scroll",S,{capture:!0}),$.disconnect(),y.unmount(),w.unmount(),f.forEach(J=>J.destroy())}}}var FN=1e3,Nx={control:"Control",test:"Test"},WN="Time in the stretch, of a host row without the rows below it";function jN(e,t){let o=new Map,n=Object.keys(e);for(let r of n)for(let{name:a,category:l,
sort:c,calls:u,self:d}of e[r].rows){let m=t(a,l),f=o.get(lt(m,l))??{name:m,category:l,sort:c};f[r]=(f[r]??0)+d,f[`${r}_calls`]=(f[`${r}_calls`]??0)+u,o.set(lt(m,l),f)}for(let r of o.values()){for(let a of n){
let l=e[a].of>e[a].rows.length?null:0;r[a]??=l,r[`${a}_calls`]??=l}r.diff=n.length===2&&r.control!==null&&r.test!==null?r.test-r.control:null}let s=r=>Math.abs(r.diff??0)||Math.max(r.control??0,r.test??
0)*1e-6;return[...o.values()].sort((r,a)=>s(a)-s(r))}function HN(e,t){let o=n=>({key:n,title:Nx[n],number:!0,what:WN,show:L,exact:te});return so({caption:"Time by name",class:"timeline-sums-table",level:"\
h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:n=>P(n||"(no name)",()=>t(n),{class:"link-button timeline-name",title:n})},{key:"sort",title:"Where",show:String},...e.map(o),...e.length===
2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:ge,exact:Ce,tone:n=>n>0?"more":n<0?"less":""}]:[],...e.map(n=>({key:`${n}_calls`,number:!0,title:e.length===2?`${Nx[n]} calls`:"Cal\
ls",show:M}))]})}function Px(e){let t=i("p",{class:"timeline-measured",role:"status"}),o=i("div"),n=i("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},t,o),s="",r=null;async function a(l,c,u){
r?.abort();let d=new AbortController;r=d;try{let m={};if(await Promise.all(c.map(async({side:f,set:p,query:h})=>{let g=new URLSearchParams(h);Object.entries({from:l.from+u[f],to:l.to+u[f]}).forEach(([
y,w])=>g.set(y,String(Math.round(w*1e3)/1e3))),g.set("limit",String(FN)),m[f]=await yf(p,g,{signal:d.signal})})),r===d){let f=Object.fromEntries(c.map(({side:g})=>[g,m[g]])),p=HN(Object.keys(f),e.search),
h=jN(f,e.nameOf);p.show(h),T(o,h.length>0?p.node:i("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(m){r===d&&m.name!=="AbortError"&&T(o,i("p",{class:"notice small"},`Its sums could not be\
 loaded. ${m.message}`))}}return{node:n,draw(l,c,u,d){let m=l?JSON.stringify([l,d,u]):"";if(m!==s){if(s=m,n.hidden=l===null,l===null){r?.abort();return}T(t,i("b",{},L(l.to-l.from)),i("span",{class:"mu\
ted small"},` from ${te(l.from)} to ${te(l.to)} `),P("Zoom to it",()=>e.zoom(l),{class:"link-button"}),be("close","Remove the stretch (Escape)",e.clear)),a(l,c,u)}},unmount(){r?.abort()}}}var Ix=.001;function Dx(e){let{stage:t}=e,o=!1;function n(){let{sum_from:a,sum_to:l}=e.state();return a===null?null:{from:a,to:l}}function s(a,l=!0){o=!l,t.mark({measure:a}),l&&(e.change({sum_from:a?.
from??null,sum_to:a?.to??null},{replace:!0}),a&&pe(`${L(a.to-a.from)} chosen.`))}let r=Px({zoom:t.goTo,clear:()=>s(null),nameOf:e.nameOf,search:a=>e.change({q:a},{replace:!0})});return{node:r.node,current:n,
choose:s,draw(a){o||t.mark({measure:n()}),r.draw(n(),e.sides(a),e.shifts(),e.key())},ofCall(){let a=e.place(),l=n();return a&&s(l&&Math.abs(l.from-a.start)>Ix?{from:Math.min(l.from,a.start),to:Math.max(
l.from,a.start)}:{from:a.start,to:Math.max(a.end,a.start+Ix)}),a!==void 0},unmount:r.unmount}}function qx(e,t){let o=null,n=-1;function s(r){let a=`${t.key()}|${r}`;if(o?.key!==a){let l={key:a,list:[]};o=l,n=-1,l.found=_x(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>lt(m.name,m.category)));e.say(kx(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,a){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=a>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+a+l.length)%l.length;e.say(xx(n,l.length)),t.onCall(l[n])}}}}var UN=350,zN=250,GN=220,ca={path:"/timeline",name:"Timeline",read:Qa,mount:(e,t)=>YN(e,t)},Bx=(e,t)=>["from","to"].some(o=>Math.abs(e[o]-t[o])>.002+1e-6*Math.abs(t[o]));function YN(e,t){let o=e.clientWidth,
n=Qa(location.search),s=null,r=null,a="",l=null,c={control:0,test:0},u="",d="",m="",f={from:0,to:1},p=f,h=!1,g=Object.fromEntries(Pe.map(F=>[F,ax(F,{onChange:()=>!h&&H(),onError:V=>!h&&af(V)})])),y=Object.
fromEntries(Pe.map(F=>[F,null])),w=dx(g,()=>r),b=hx({toggle:()=>C({path:!n.path}),change:()=>!h&&_.mark({}),error:af}),_=Lx({partners:w,on:{view:D,pick:nn,key:P$,fold:({side:F},V)=>C({open:Va(n.open,ys(
F,V))},{replace:!0}),pin:(F,V)=>C({pin:Va(n.pin,ys(F,V))},{replace:!0}),measure:(...F)=>E.choose(...F),changes:()=>r,both:()=>$o(n).length===2,path:F=>b.of(F),below:()=>Ne.offsetHeight}}),k=bx({onText:F=>C(
{q:F},{replace:!0}),onStep:F=>v.walk(n.q,F)}),$=ox({zoom:_.glide,fit:_.fit,save:B$,show:F=>C({show:F}),sum:()=>E.choose(_.current()),unalign:()=>C({align:"",align_category:"",align_nth:0})},k.node,b.node),
S=$x({zoom:()=>x.zoom(),align:pt,go:(F,V)=>x.show({...V,side:F,at:V.start-c[F]}),href:Hl,clear:()=>x.clear()}),E=Dx({state:()=>n,change:C,stage:_,shifts:()=>c,sides:F=>F.map(V=>g[V]),key:()=>[d,r===null,
n.show],place:()=>x.place(),nameOf:(F,V)=>w.named("control",F,V)}),O=()=>`${d}|${u}`,x=vx({state:()=>n,stage:_,sides:g,partners:w,change:F=>C(F,{replace:!0}),shifts:()=>c,changes:()=>r,key:O,opened:De},
S),v=qx(k,{key:()=>`${O()}|${r===null}`,sides:()=>$o(n).map(F=>g[F]),panes:_.shown,changes:()=>r,shifts:()=>c,from:()=>_.current().from,onCall:F=>!h&&x.show(F)}),A=wx(F=>C({...F,...Pe.some(V=>V in F)?
{from:null,to:null,name:"",nth:null,align:"",sum_from:null,sum_to:null}:{}})),B=Sx({onPick:nn,partnerOf:st}),N=nx(),I=i("div",{class:"timeline-notes"}),K=i("h1",{class:"visually-hidden"},"Timeline"),Z=i(
"nav",{class:"crumb","aria-label":"Where this is"}),le=i("div",{class:"message"}),ye=i("p",{class:"muted small"},"Wheel: scroll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift \
and drag: sums of a stretch · ? lists all keys"),Ne=i("div",{class:"timeline-details"},S.node,E.node),J=i("div",{class:"results"},$.node,I,_.node,Ne,N.node,b.words,ye,B.node);e.append(i("div",{class:"\
page timeline-page"},K,Z,A.node,le,J));let X=Mt({context:t,results:J,message:le}),q=Ye(UN,()=>{let{from:F,to:V}=_.current();C(Bx({from:F,to:V},p)?{from:F,to:V}:{from:null,to:null},{replace:!0})}),U=Ye(
zN,()=>{!h&&_.shown().length>0&&B.draw(_.shown(),_.current())});function C(F,{replace:V=!1}={}){h||t.go(bs({...n,...F}),{replace:V})}let j=F=>pn(F,n,s,null),Y=({sample:F})=>`rank ${F.rank}${F.span>0?`\
, file ${F.span+1}`:""}, ${F.step_number===null?"whole recording":`step ${F.step_number}`}`;function ee(){let F=Pe.filter(ke=>n[ke]!==""),V=F.map(j).join(" → ");K.textContent=F.length>0?`${V} · Time\
line`:"Timeline",t.setTitle(K.textContent);let ce={...Ot(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};T(Z,F.length===2&&i("a",{href:t.lastCompare(new URLSearchParams(
ce))??Gt(ce)},`← ${V}`))}async function Ae(){let F=Pe.map(V=>n[V]).filter(V=>V!=="");if(!F.every(V=>s&&Fe(s,V))){let V=await ht(F).catch(()=>[]);h||(s=V,H())}}function H(){let F=Pe.filter(Be=>n[Be]!==
"");ee(),Pe.forEach(Be=>g[Be].load(n));let V=F.length>0&&F.every(Be=>g[Be].samples!==null)?oe(F):{};A.draw(n,s,Object.fromEntries(Pe.map(Be=>[Be,V[Be]&&{samples:g[Be].samples,...V[Be]}]))),$.draw(n),k.
draw(n.q);let ce=$o(n),ke=F.find(Be=>g[Be].error&&(ce.includes(Be)||g[Be].samples===null)),qe=F.some(Be=>g[Be].samples?.length===0),Ze=ce.length>0&&ce.every(Be=>g[Be].whole);F.length===0?X.say(ix(s)):
ke&&!Ze?D$(ke):qe?X.say(lx()):X.say(null),J.toggleAttribute("data-skeleton",!Ze),t.busy(F.length>0&&!Ze&&!ke&&!qe),Ze&&Oe(ce,V)}function oe(F){let V={};for(let ce of F){let ke=V[Dn[ce]]??null;V[ce]=g[ce].
choose(n,ke)}return $o(n).filter(ce=>V[ce]).forEach(ce=>g[ce].loadWhole(n,Math.max(o-GN,300))),V}let he=F=>F.map(V=>g[V].stepKey()).join("|");function Oe(F,V){let ce=he(F),ke=ce!==d;ke&&(d=ce),m!==`${ce}\
 ${n.pin}`&&(m=`${ce} ${n.pin}`,F.forEach(qe=>{y[qe]=Object.fromEntries(["pinned","host","device"].map(Ze=>[Ze,t_(Be=>n.open.includes(ys(qe,Be)))]))})),se(F),G(V),yt(F,V,ke),q$(F,V),N.draw(F.length===
2,n.path),b.draw(n,F,V),x.draw(F),E.draw(F),N$(),U(),t.settled()}let Ie=(F,V)=>n.pin.includes(ys(F,V))?"pinned":V.sort==="host"?"host":"device";function yt(F,V,ce){let ke=ze=>F.map(ao=>ze(g[ao].whole.
extent)-c[ao]),qe=Math.max(...ke(ze=>ze.to));f={from:Math.min(...ke(ze=>ze.from)),to:qe},p={from:Math.min(...ke(ze=>Math.max(0,ze.from))),to:qe};let Ze=_.panes.filter(ze=>F.includes(ze.side)).map(ze=>{
let{whole:ao,window:F$}=g[ze.side];return{pane:ze,data:o_({window:F$,all:ao,takes:W$=>Ie(ze.side,W$)===ze.kind,shift:c[ze.side],rows:y[ze.side][ze.kind]})}}),Be=n.from===null?null:{from:n.from,to:n.to};
_.show(Ze,f,p,Object.fromEntries(F.map(ze=>[ze,`${j(ze)}, ${Y(V[ze])}`])),ce?Be??p:null),ce&&(_.drawOverview(f),R())}function R(){let F=_.current();for(let V of $o(n)){let ce=_.shown().find(Ze=>Ze.side===
V),{whole:ke,windows:qe}=g[V];if(ce&&ke){let Ze=c[V];qe.want({from:F.from+Ze,to:F.to+Ze},ce.drawing.node.clientWidth,ke.extent)}}}function D(){R(),q(),U()}async function G(F){let V=F.control&&F.test,ce=new URLSearchParams(
{control:n.control,test:n.test});for(let qe of V?Pe:[]){let{rank:Ze,step_number:Be}=F[qe].sample;ce.set(`${qe}_ranks`,String(Ze)),ce.set(`${qe}_steps`,Be===null?"all":String(Be)),n[`${qe}_marker`]&&ce.
set(`${qe}_marker`,n[`${qe}_marker`])}Object.entries({significance:"false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([qe,Ze])=>ce.set(qe,Ze));let ke=V?ce.toString():"";
if(ke!==a&&(a=ke,l?.abort(),r=null,_.setChanges(null),ke!=="")){l=new AbortController;try{let qe=await et(ce,{signal:l.signal});!h&&a===ke&&(r=zr(qe),_.setChanges(r),_.drawOverview(f),x.draw($o(n)),se(
$o(n)),U())}catch{}}}async function se(F){let V=n.align===""||F.length<2?"":JSON.stringify([d,n.align_category,n.align_nth,...F.map(qe=>w.named(qe,n.align,n.align_category))]);if(V===u)return;u=V;let ce=c;
c={control:0,test:0};let ke=null;if(V!==""){let qe=null,Ze=await Promise.all(F.map(Be=>g[Be].find({name:w.named(Be,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).catch(ze=>{
qe=ze})));if(h||u!==V)return;if(qe)$e(`The search for the call to align at failed. ${qe.message}`,{urgent:!0});else if(Ze.every(Boolean)){let[Be,ze]=Ze.map(ao=>ao.rows[0].start);c={control:0,test:ze-Be},
ke=Be}else(r||n.align_category!=="python_function")&&$e("The call to align at is not in both steps.",{seconds:8})}_.mark({aligned:ke}),(V!==""||ce.test!==0)&&(H(),R(),_.drawOverview(f))}function De(F,V){
let ce=_.shown().filter(ke=>ke.side===F).flatMap(ke=>ke.data().bands).find(({id:ke})=>ke===V);return!ce||ce.open?n.open:Va(n.open,ys(F,ce))}function st(F,V){let ce=$o(n).length===2?w.nameOf(F,V):null;
return ce&&w.drawn(_.shown(),Dn[F.side],...ce)}function nn(F,V){let ce=F.data();if(!x.pick(F,V)&&V>=0&&(ce.merged[V]>1||ce.sort[V]!==Co)){let ke=(ce.end[V]-ce.start[V])*.75,qe=(ce.start[V]+ce.end[V])/
2;_.goTo({from:qe-ke,to:qe+ke})}}function pt(){let{name:F,category:V,nth:ce}=x.current();C({align:F,align_category:V,align_nth:ce})}function Hl({name:F,category:V}){return n.control===""||n.test===""?
null:Nt({...gs(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker,row:Tt(F,V),use_short_name:n.use_short_name})}function N$(){for(let F of _.shown())F.highlight(
n.q===""?null:r_(F.data(),n.q));v.draw(n.q)}let Vs={".":()=>x.step(1),",":()=>x.step(-1),m:()=>E.ofCall(),f:()=>x.zoom()};function P$(F){let V=Vs[F.key];return V!==void 0&&V()!==!1}function I$(){if(_.
marks.measure)E.choose(null);else if(n.name!=="")x.clear();else if(n.q!=="")C({q:""},{replace:!0});else return!1;return!0}function af(F){$e(`This part of the timeline could not be loaded. ${F.message}`,
{urgent:!0})}function D$(F){X.say(cx(g[F].error,F,{retry(){Pe.filter(V=>g[V].error).forEach(V=>g[V].retry()),H()},chooseOther:()=>C(Object.fromEntries(Pe.flatMap(V=>["rank","span","step"].map(ce=>[`${V}\
_${ce}`,""]))),{replace:!0})})),X.clearable(g[F].error,F)}function q$(F,V){let ce=F.flatMap(ke=>ux(ke,g[ke],V[ke]));T(I,ce.map(ke=>i("p",{class:"notice small"},ke)))}async function B$(F){let V=_.shown();
if(V.length===0)return;let{from:ce,to:ke}=_.current(),qe=Math.max(900,V[0].drawing.node.clientWidth),Ze=$o(n),Be=[K.textContent,`${L(ce)} to ${L(ke)} of ${Ze.map(ao=>`the ${ao} (${Y(g[ao].chosen)})`).
join(" and ")}`],ze=_l(Be,_.whole(qe),qe);await kl(ze,F,`tracediff-${Ze.map(ao=>$t(j(ao))).join("-")}-timeline`)}return H(),Ae(),{keys:{search:()=>k.focus(),control:()=>A.choose("control"),test:()=>A.
choose("test"),zoomIn:()=>_.glide(.75),zoomOut:()=>_.glide(1/.75),left:()=>_.slide(-.12),right:()=>_.slide(.12),fit:()=>_.fit(),next:Vs["."],former:Vs[","],measure:Vs.m,zoomTo:Vs.f,close:I$},update(F){
let V=n;n=Qa(F),H();let ce=n.from!==V.from||n.to!==V.to,ke=n.from===null?p:n;ce&&Bx(_.current(),ke)&&_.goTo(ke,!0),Ae()},unmount(){h=!0,q.cancel(),U.cancel(),l?.abort(),Pe.forEach(F=>g[F].unmount()),X.
unmount(),x.unmount(),b.unmount(),E.unmount(),_.unmount()}}}var Fx=[["control","Control"],["test","Test"]],KN=e=>({slower:"more",faster:"less"})[e]??null,on=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:L,exact:te}),VN=(e,t)=>e===null?ae:`${ue(e)} to ${ue(t)}`,
QN=(e,t)=>[{key:"side",title:"Side",show:o=>o},{key:"label",title:"Recording",show:(o,n)=>i(e?"a":"bdi",{href:e?.(n.set)},o)},on("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?[on(
"without_profiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],on("compute","Compute"),on("exposed_communication","Exposed communication"),on("exposed_memor\
y","Exposed memory"),on("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:M},{key:"samples",title:"Samples",number:!0,show:M,what:"A sample is one step of one rank"}],JN={slower:"slower",faster:"\
faster",no_difference_found:"no difference found",cannot_judge:"cannot judge"};function XN(e){return e.q_value!==null?JN[e.significance]:e.control_recordings===0?"new":e.test_recordings===0?"gone":`to\
o few: only ${e.control_recordings} of A and ${e.test_recordings} of B have it`}var ZN=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},on("control","Control","\
Mean per step of the recordings; host rows without the calls inside them"),on("test","Test","Mean per step of the recordings"),{...on("diff","Change"),show:ge},{key:"change_percent",title:"%",number:!0,
show:ue,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>VN(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:qt,what:"Of the te\
st between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:KN}],eP=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=r=>t[`${r}_${o?"self_":""}per_step`],s=r=>t[`${r}\
_recordings`]===0?null:n(r);return{...t,control:s("control"),test:s("test"),diff:n("diff"),certain:XN(t)}},tP=.05,oP=({verdict:e})=>e==="slower"||e==="faster";function nP(e){let{verdict:t,control:o,test:n,
change_percent:s,low_percent:r,high_percent:a}=e,l=o===null||n===null?null:_o(o,n);return i("h2",{class:"headline"},i("strong",{class:`verdict-word verdict-${t.replace("_","-")}`},i("span",{"aria-hidd\
en":"true"},`${bd[t]} `),yd[t],oP(e)&&` by ${Te(Math.abs(s))}`),l&&i("span",{class:"headline-times",title:`Mean step: ${te(o)} → ${te(n)}; the percentages are of the geometric means`},i("span",{class:"\
value control-text"},l[0]),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text"},l[1])),r!==null&&i("span",{class:"verdict-range"},`between ${ue(r)} and ${ue(a)}`))}function sP({
words:e}){let t=e.replace(/^.*?between \S+ % and \S+ %\)?,?\s*/,"").replace(/^cannot judge:?\s*/,"").replace(/^which is/,"the interval is").replace(/(^|\s)-(?=\d)/g,"$1−");return`${t[0].toUpperCase()}${t.
slice(1)}${/[.!?]$/.test(t)?"":"."}`}function Wx({verdict:e}){let{between_percent:t,within_percent:o}=e,n=t===null?!1:o!==null&&t<tP?"Recordings of a side differ by no more than the noise of their ste\
ps explains.":`Recordings of a side differ by ${ue(t).replace("+","")}${o===null?"":" beyond the noise of their steps"}.`;return[nP(e),i("p",{},sP(e)," ",n),e.recorded&&i("p",{class:"muted small"},e.recorded.
text)]}var jx=e=>Object.fromEntries(Fx.map(([t])=>[t,e[t].recordings.find(({set:o})=>o===e.middle[t])]));function Hx(e,t){let o=Fx.flatMap(([r,a])=>e[r].recordings.map(l=>({...l,...l.step_time,side:a}))),
n=o.some(r=>r.without_profiler!==null),s=so({caption:"Recordings",limit:128,columns:QN(t,n)});return s.show(o),s.node}function Ux(e,t){let o=so({caption:"Rows",limit:50,columns:ZN,csv:t});return{node:o.
node,show:n=>o.show(n.map(eP(e.selection.measure)))}}var zx=({judged_rows:e,changed_rows:t})=>e===0?"No row is judged.":`${W(e,"row")} judged: ${M(t.slower)} slower and ${M(t.faster)} faster.`;var Zn=[["control","A",22],["test","B",50]],Gx=82,Yx=3,rP=(e,t)=>e[t].recordings.map(o=>({label:o.label,step:e.verdict.recorded===null?o.step_time.step:o.without_profiler})).filter(({step:o})=>typeof o==
"number"),aP=({verdict:{control:e,low_percent:t,high_percent:o}})=>t===null||e===null?null:[t,o].map(n=>e*(1+n/100));function Kx(e){let t=Object.fromEntries(Zn.map(([f])=>[f,rP(e,f)])),o=aP(e),n=[...Zn.
flatMap(([f])=>t[f].map(({step:p})=>p)),...o??[]];if(Zn.some(([f])=>t[f].length===0))return null;let[s,r]=[Math.min(...n),Math.max(...n)],a=f=>r>s?Yx+(100-2*Yx)*(f-s)/(r-s):50,l=Zn.flatMap(([f,,p])=>t[f].
map(({label:h,step:g})=>({side:f,x:a(g),y:p,words:`${f}, ${h}: ${L(g)}`}))),c=i("div",{class:"strip-tip",hidden:!0}),u=([f,,p])=>ve("line",{class:`strip-mean strip-${f}`,y1:`${p-11}%`,y2:`${p+11}%`,x1:`${a(
e.verdict[f])}%`,x2:`${a(e.verdict[f])}%`}),d=ve("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},Zn.map(u),l.map(({side:f,x:p,y:h})=>ve("circle",{class:`strip-dot strip-${f}`,cx:`${p}\
%`,cy:`${h}%`,r:5})),o&&ve("line",{class:"strip-interval",x1:`${a(o[0])}%`,x2:`${a(o[1])}%`,y1:`${Gx}%`,y2:`${Gx}%`}));hd(d,l,f=>{c.hidden=!f,T(c,f?.words)});let m=Zn.map(([f,p])=>`${p}, ${f}: ${t[f].
map(({step:h})=>L(h)).join(", ")}.`).join(" ");return i("div",{class:"recordings-chart"},i("div",{class:"recordings-plot",role:"img","aria-label":`Mean step of each recording. ${m}`},Zn.map(([f,p,h])=>i(
"b",{class:`${f}-text`,css:{top:`${h}%`}},p)),d,c),i("div",{class:"small muted recordings-scale","aria-hidden":"true"},i("span",{},Wo(s)),i("span",{},Wo(r))),i("p",{class:"small muted"},"Each recordin\
g as a dot, the means as lines",o&&"; the bar: where the test’s mean lies by the 95 % interval of the change","."))}var qm={path:"/compare/recordings",name:"Several recordings",read:Im,mount:(e,t)=>xP(e,t)},Pm=1e3,iP=250,lP=6,Vx=32,Bm=[["control","A","Control"],["test","B","Test"]],Fm=Bm.flatMap(([e])=>["ranks","st\
eps","marker"].map(t=>({key:`${e}_${t}`,side:e,what:t}))),Qx=e=>e.split(",").filter(t=>t!=="");function Im(e){let t=new URLSearchParams(e);return{control:Qx(t.get("control")??""),test:Qx(t.get("test")??
""),q:_t(t,Rt,"q"),significant:_t(t,Rt,"significant","")==="true",equal_clock:_t(t,Rt,"equal_clock","false"),chosen:Object.fromEntries(Fm.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(
n)||"";return s===""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}function Dl(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return zo(t,Rt,["q","significant","equal_cloc\
k"],e),Object.entries(e.chosen).forEach(([o,n])=>t.set(o,n)),t}var Zx=({chosen:e})=>Fm.some(({key:t,what:o})=>o!=="marker"&&t in e);function cP(e){let t=Bm.flatMap(([o,,n])=>{let s=Fm.filter(r=>r.side===
o&&r.key in e.chosen).map(({key:r,what:a})=>`${a} ${e.chosen[r]}`);return s.length===0?[]:[`${n}: ${s.join(", ")}.`]});return[...Zx(e)?[]:["All ranks and steps of every recording count."],...t].join("\
 ")}function Wm(e,t=Pm){let o=Dl(e);return o.set("exclude",Pc),o.set("sort","abs_diff_self_duration"),t!==null&&o.set("limit",String(t)),o}function uP(e,t){let o=Dl(e);["control","test"].forEach(s=>o.
delete(s));let n=new URLSearchParams({view:o.toString()});for(let s of["control","test"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}var dP=()=>document.activeElement?.dataset?.field;function mP(e,t){
let{state:o,labels:n,change:s}=e;return i("ul",{class:"recordings-chosen"},o[t].map(r=>{let a=n.get(r)??r;return i("li",{class:"tag"},a," ",P("×",()=>{s({[t]:o[t].filter(l=>l!==r)}),ua(e,t)},{class:"\
link-button","aria-label":`Leave out ${a}`,title:`Leave out ${a}`}))}))}function ua(e,t=dP()){let{sides:o,labels:n,change:s}=e;T(o,Bm.map(([r,a,l])=>{let c=ne("set"),u=m=>{e.state[r].includes(m)||(s({
[r]:[...e.state[r],m]}),ua(e,r))},d=Ao({id:c,field:r,set:null,text:"",onGroup:u,onPick:m=>{n.set(He(m.id),m.label),u(He(m.id))}});return d.input.placeholder="Add a recording, or nightly-* …",i("div",
{class:`side-card side-${r}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},a),i("label",{for:c},l),d.node),mP(e,r))})),t&&o.querySelector(`[data-field="${t}"]`)?.focus()}function fP({
state:e,answer:t,labels:o}){for(let n of["control","test"])for(let s of e[n]){let r=t[n].recordings.find(a=>a.set.startsWith(s));r&&o.set(s,r.label)}}async function pP(e){let{labels:t,state:o}=e,n=[...o.
control,...o.test].filter(s=>!e$(s));try{for(let s of await ht(n.slice(0,100)))t.set(He(s.id),s.label);e.answer===null&&ua(e)}catch{}}var hP=({state:e,answer:t})=>({...Ot(`?${new URLSearchParams(e.chosen)}`),
control:He(t.middle.control),test:He(t.middle.test)});function gP(e){let t=()=>hP(e),o=({id:n,name:s,category:r})=>Nt({...t(),row:n??Tt(s,r)});return Zi({page:n=>`${o(n)}#booked`,tree:()=>Kt(Ft(Qo(`?${new URLSearchParams(
{...e.state.chosen,control:t().control,test:t().test})}`))),timeline:n=>(n&&Za(t(),n))??mo(t())},(n,s)=>{e.open=s?[...e.open,n]:e.open.filter(r=>r!==n),Dm(e)})}function Dm({account:e,found:t,open:o,why:n}){
n.hidden=!t,t&&e.draw(t,{open:o,sure:!1,sum:"Together, of these two",lines:lP,words:1/0})}async function wP(e){let{answer:t,state:o}=e,n=Dl({...o,control:[t.middle.control],test:[t.middle.test],q:"",significant:!1,
equal_clock:!1});n.set("limit","0");let s=["slower","faster"].includes(t.verdict.verdict)?n.toString():"";if(e.wanted!==s){Object.assign(e,{wanted:s,found:null,open:[]}),Dm(e);try{let r=s!==""&&await et(
n);r&&e.wanted===s&&(e.found=r,Dm(e))}catch{e.wanted=""}}}function yP(e){let{answer:t,state:o,change:n}=e,{control:s,test:r}=jx(t);T(e.words,Wx(t),i("p",{class:"small recordings-chosen-parts"},cP(o),"\
 ",Zx(o)&&P("Use all ranks and steps",()=>n({chosen:Object.fromEntries(Object.entries(o.chosen).filter(([c])=>c.endsWith("_marker")))}),{class:"link-button"}))),T(e.chart,Kx(t)),T(e.middle,"Account, t\
ree and timeline are of one recording of each side: ",i("a",{href:Bt(s.set,r.set)},`${s.label} and ${r.label}`),", those with the middle step time. What the other recordings differ by is not in them",
o.equal_clock?", nor the equal clock: they are as recorded.":"."),e.card.dataset.verdict=t.verdict.verdict;let a=t.control.recordings.length+t.test.recordings.length,l=c=>$t(t[c].recordings[0].label);
e.share.set({name:`tracediff-${l("control")}-${l("test")}`,report:ka(Wm(o,null)),bundle:xa(uP(o,t)),tooMany:a>Vx&&`${Vx} sets at most`})}function bP(e){let{answer:t,state:o}=e;fP(e),ua(e),yP(e),wP(e),
T(e.notes,cr(t.comparability)),T(e.recordings,Hx(t,a=>ie(`/analyse?set=${He(a)}`)));let n=Wm(o,null);n.set("format","csv");let s=Ux(t,Js(n));s.show(t.rows);let{row_count:r}=t;T(e.rows,s.node,i("p",{class:"\
muted small"},r===0?"The filters leave no row. ":"",zx(t),r>Pm?` The ${M(Pm)} largest changes of ${M(r)} are here; the CSV has all.`:""))}function Jx(e,t){e.answer=null,e.question.say(i("div",{class:"\
error-box",role:"alert",data:{code:t.code}},i("h2",{},"This comparison is not possible"),i("p",{},t.message)))}var e$=e=>e.startsWith("tag:")||/[*?]/.test(e);function _P(e,t){e.answer=null,e.question.
drop(),e.question.say(i("p",{class:"notice"},"Choose recordings of both sides, at least four in all: 2 and 2, or 3 and 1. A pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ",
i("a",{href:t.every(o=>o.length===1)?Bt(t[0][0],t[1][0]):ie("/compare")},"Compare two sets")))}function Xx(e){let{state:t,search:o,question:n}=e;e.context.setTitle("Several recordings"),document.activeElement!==
o&&(o.value=t.q),e.only.checked=t.significant,e.clock.checked=t.equal_clock,ua(e);let s=[t.control,t.test];if(s.some(r=>r.length===0)||s.every(r=>r.length===1&&!e$(r[0]))){_P(e,s);return}n.ask(r=>et(Wm(
t),{signal:r}),r=>{if(r.judged!=="between_recordings"){Jx(e,{code:"one_set",message:"Each of these two names stands for only one set."});return}e.answer=r,n.say(null),bP(e),pe(r.verdict.words)},r=>Jx(
e,r))}function kP(e,t){let{change:o}=e,n=(c,u)=>(e[c]=u,u),s=(c,u)=>n(c,i("input",{type:"checkbox",id:ne(c),on:{change:u}}));n("search",i("input",{type:"search",id:ne("q"),autocomplete:"off",spellcheck:"\
false",on:{input:Ye(iP,()=>o({q:e.search.value.trim()},{replace:!0}))}})),e.share=hi(),e.account=gP(e),n("why",i("div",{class:"recordings-why",hidden:!0},e.account.node,e.account.facts)),n("card",i("s\
ection",{class:"card recordings-verdict","aria-label":"Verdict"},i("div",{class:"recordings-top"},n("words",i("div")),i("div",{class:"chart-tools"},i("label",{class:"recordings-only",title:"Step times\
 without what another clock of the device, or another speed of the host, makes of each recording"},s("clock",()=>o({equal_clock:e.clock.checked}))," at equal clock"),e.share.node)),i("div",{class:"rec\
ordings-body"},e.why,n("chart",i("div"))),n("middle",i("p",{class:"muted small"}))));let r=i("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:c=>c.preventDefault()}},i("label",{class:"\
analysis-field"},i("span",{},"Name contains"),e.search),i("label",{class:"recordings-only"},s("only",()=>o({significant:e.only.checked},{replace:!0}))," only slower or faster")),a=i("div",{class:"anal\
ysis-results"},e.card,n("notes",i("div",{class:"comparability"})),n("recordings",i("div")),r,n("rows",i("div"))),l=i("div");T(t,i("div",{class:"page analyse-page recordings-page"},i("h1",{},"Several r\
ecordings"),i("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: differences with\
in one side are noise. Record both sides alternately."),n("sides",i("section",{class:"sides recordings-sides","aria-label":"Control and test"})),l,a)),e.question=Mt({context:e.context,results:a,message:l})}
function xP(e,t){let o={context:t,state:Im(location.search),answer:null,found:null,open:[],labels:new Map,change:(n,s)=>t.go(ie(`/compare/recordings?${Dl({...o.state,...n})}`),s)};return kP(o,e),Xx(o),
pP(o),{keys:{search:()=>o.search.focus()},update(n){o.state=Im(n),Xx(o)},unmount(){o.answer=null,o.question.unmount()}}}var jm={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(mt).map(([e,{name:t}])=>[e,t]))},t$=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":jm[e.measured].replace(/^./,t=>t.toUpperCase()),o$=e=>!!e&&
e.low_percent*e.high_percent>0,es=e=>o$(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${ue(e.diff_percent)} of the step (${ue(e.low_percent)} to ${ue(e.high_percent)})`:"",n$=e=>o$(e)?
`${e.explains?"the machine’s, ":""}${ue(e.diff_percent)}`:"";var $P=7.2,s$=16,vP=56,da={l:64,r:16,t:22,b:44},ma=e=>e.filter(Boolean).map(Le).join("<br>"),ql=e=>e.recorded===null?`stored ${Ve(e.created)} (recording time not stated)`:Ve(e.recorded);function Um(e,t){
let o=Math.max(2,Math.floor((t-da.l-da.r)/(s$*$P+14))),n=Mo(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:ko(n.map(s=>e[s].label),
s$).map(Le)}}function c$(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function zm(e){return{template:vt(),margin:da,hovermode:"closest",dragmode:"zoom",...e}}function u$(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var Gm=e=>e.direction==="slower"?"--more-fill":"--less-fill",d$=({host_median:e,lag_median:t})=>un({host:e,lag:t});function SP(e){let t=e.
interval&&`95 % interval: ${e.interval.map(L).join(" to ")}`;return ma([e.label,ql(e),`median ${L(e.median)}`,t,d$(e),W(e.observations,e.without_profiler===null?"step":"block"),e.diff_percent!==null&&
`${ue(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var EP=(e,t)=>ma([`${t.direction}: ${L(t.left_median)} → ${L(t.right_median)} (${ue(t.diff_percent)}\
)`,es(t.machine)&&`change of level: ${es(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare before and after"]);function m$(e){let t=[],o=[],n=(s,r)=>e[s][r];for(let s=0,r;s<e.length;s=
r+1){for(r=s;r<e.length&&e[r]!==null;)r+=1;let a=Array.from({length:r-s},(u,d)=>s+d),l=a.length===1?[s-.2,s+.2]:a,c=u=>a[Math.min(u,a.length-1)];a.length>0&&(t.push(...l,...[...l].reverse(),null),o.push(
...l.map((u,d)=>n(c(d),1)),...l.map((u,d)=>n(c(d),0)).reverse(),null))}return{x:t,y:o}}function TP(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map((u,d)=>d),a=u=>u===null?null:u/t,l=z("--control-f\
ill"),c=o.map(u=>u.median===null?null:(u.interval??[u.median,u.median]).map(a));return[{type:"scatter",mode:"lines",...m$(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:u$(l,.22)},{type:"s\
catter",mode:"lines",hoverinfo:"skip",line:{color:z("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:u,last:d})=>[u-.5,d+.5,null]),y:n.flatMap(({median:u})=>[a(u),a(u),null])},{type:"scatter",mode:"\
lines+markers",x:r,y:o.map(u=>a(u.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(u=>u.baseline?"square":"circle")},customdata:o.map(SP),hovertemplate:"%{customdat\
a}<extra></extra>"},{type:"scatter",mode:"markers",x:s.map(u=>u.at-.5),y:s.map(u=>a((u.left_median+u.right_median)/2)),marker:{size:13,line:{width:1,color:z("--surface")},symbol:s.map(u=>u.direction===
"slower"?"triangle-up":"triangle-down"),color:s.map(u=>z(Gm(u)))},customdata:s.map(u=>EP(e,u)),hovertemplate:"%{customdata}<extra></extra>"}]}var OP=.3,MP=.04;function AP(e){let[t,o]=[Math.min(...e),Math.
max(...e)];if(e.length===0||t<OP*o)return{range:[0,1.06*Math.max(o,0)||1],cut:!1};let n=Math.max(.1*(o-t),(MP*o-(o-t))/2);return{range:[Math.max(0,t-n),o+n],cut:t-n>0}}var CP=e=>({shapes:[{type:"path",
xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:0,path:"M0,0 L0,8 L-5,11 L5,17 L0,20 L0,34",line:{width:1.6,color:z("--muted")}}],annotations:[{xref:"paper",yref:"paper",
x:0,y:0,xanchor:"left",yanchor:"bottom",xshift:8,yshift:2,showarrow:!1,text:`axis starts at ${Le(Wo(e))}`,bgcolor:z("--surface"),font:{size:11,color:z("--muted")}}]}),RP=3;function LP(e,t){let o=[],n=s=>Math.
abs(s.diff_percent??1/0);for(let s of[...e].sort((r,a)=>n(a)-n(r)))o.every(({at:r})=>Math.abs(r-s.at)*t>=vP)&&o.push(s);return o}function NP({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.
flatMap(h=>[h.median,...h.interval??[]]).filter(h=>h!==null),[a,l]=je(Math.max(...r,0)),c=s?.median??null,u=n.map(h=>({type:"line",xref:"x",yref:"paper",x0:h.at-.5,x1:h.at-.5,y0:0,y1:1,layer:"below",line:{
width:1.4,color:z(Gm(h))}})),d=LP(n,(t-da.l-da.r)/o.length).map(h=>({xref:"x",yref:"paper",x:h.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:Le(ue(h.diff_percent)),font:{size:11,color:z(h.direction==="\
slower"?"--more":"--less")}})),{range:m,cut:f}=AP(c===null?r:[...r,c]),p=f?CP(m[0]):{shapes:[],annotations:[]};return{data:TP(e,l),layout:zm({xaxis:Um(o,t),yaxis:c$(l,a,{range:m.map(h=>h/l)}),shapes:[
...p.shapes,...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:z("--test-fill")}}]],annotations:[...d,...p.annotations]})}}var r$=[["--control-fill",
"median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],Ym=e=>i("div",{class:"chart-legend"},e.map(([t,o])=>i(
"span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),f$=e=>kt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:NP,keys:()=>r$,extra:Ym(r$),class:"series\
-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===RP&&o.change_points[n.pointNumber],r=s?s.at:n?.pointNumber;r>0&&e(s?o.sets.findIndex(({id:a})=>a===s.left):r-1,r)}}),Hm=["compute",
"exposed_communication","exposed_memory","idle"],p$={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},a$=Hm.map(e=>[p$[e],mt[e].
name]);function PP({answer:e},t){let{sets:o}=e,[n,s]=je(Math.max(...o.map(a=>a.mean_step_time??0))),r=o.map(a=>ma([a.label,ql(a),`mean step ${L(a.mean_step_time)}`,d$(a),...Hm.map(l=>`${mt[l].name}: ${a.
parts?L(a.parts[l]):ae}`)]));return{data:Hm.map(a=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[a]/s:null),marker:{color:z(p$[a]),line:{width:0}},customdata:r,hovertemplate:"%{customdata}\
<extra></extra>"})),layout:zm({barmode:"stack",bargap:o.length>100?0:.12,xaxis:{...Um(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:c$(s,n,{rangemode:"tozero"})})}}var h$=()=>kt({id:"\
chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:PP,extra:Ym(a$),keys:()=>a$}),i$=[["--test-fill","what the machine makes of the step, and its interval"]];function l$(e,t){
return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function IP(e,t){let{machine:o}=t;if(o===null)return ma([t.label,
ql(t),"not known"]);let n=e.sets.find(({id:s})=>s===o.reference).label;return ma([t.label,ql(t),`${ue(o.curve_percent)} of the step, against the first level`,`${ue(o.diff_percent)} (${ue(o.low_percent)}\
 to ${ue(o.high_percent)}) against ${n}`,l$(o.device_factor,"kernels take"),l$(o.host_factor,"calls of the host take")])}function DP({answer:e},t){let{sets:o,change_points:n}=e,s=z("--test-fill"),r=({
machine:a},l)=>((1+a.curve_percent/100)*(1+l/100)/(1+a.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:u$(s,.22),...m$(o.map(
a=>a.machine&&[r(a,a.machine.low_percent),r(a,a.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:o.map((a,l)=>l),y:o.map(a=>a.machine?.curve_percent??null),line:{color:s,width:1.4},marker:{
color:s,size:o.length>200?3:6},customdata:o.map(a=>IP(e,a)),hovertemplate:"%{customdata}<extra></extra>"}],layout:zm({xaxis:Um(o,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:z("-\
-muted")},shapes:n.map(a=>({type:"line",xref:"x",yref:"paper",x0:a.at-.5,x1:a.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:z(Gm(a))}}))})}}var g$=()=>kt({id:"chart-series-machine",title:"What t\
he machine makes of the step",file:"series-machine",height:()=>220,make:DP,extra:Ym(i$),keys:()=>i$});var Bl="row",Fl="layer",w$="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function qP(e){let t=ne("ops"),o=i("datalist",{id:t}),n=(p,h,g,y={})=>{let w=i(
"input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:p},...g,on:{change:()=>e({...y,[p]:w.value.trim()})}});return{input:w,node:i("label",{class:"analysis-field"},i("span",{},h),w)}},
s=n("sets","Sets",{class:"wide",title:w$,placeholder:"nightly-*"}),r=n("baseline","Baseline",{title:w$,placeholder:"none"}),a=n("name","Row",{class:"wide",list:t,placeholder:"aten::mm"},{layer:""}),l=n(
"category","Category",{placeholder:"any"}),c=ne("layer-hint"),u=n("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":c},{name:"",category:"",time:"total"}),d=i("p",{class:"\
muted series-hint",id:c},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out. Block is every Block; Block #3\
 is one."),m=i("select",{data:{field:"by"},on:{change:()=>e({by:m.value})}},i("option",{value:"device"},"device time"),i("option",{value:"host"},"host time")),f=i("select",{data:{field:"time"},on:{change:()=>e(
{time:f.value})}},i("option",{value:"total"},"total"),i("option",{value:"self"},"self"));return{options:o,sets:s,baseline:r,name:a,category:l,layer:u,layerHint:d,by:m,time:f}}async function y$(e,t,o){
if(t!==null)try{let n=await _a(t,o);T(e,[...new Set(n.map(s=>s.name))].map(s=>i("option",{value:s})))}catch{}}function b$({onChange:e}){let{options:t,sets:o,baseline:n,name:s,category:r,layer:a,layerHint:l,
by:c,time:u}=qP(e),d=null,m=null,f="",p={[Bl]:s,[Fl]:a},h=i("select",{data:{field:"measure"},on:{change:()=>{f=h.value in p?h.value:"",_(),f!==""?p[f].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(jm),[Bl,"a row"],[Fl,"a layer"]].map(([k,$])=>i("option",{value:k},$))),g=i("label",{class:"analysis-field"},i("span",{},"Time"),h),y=i("label",{class:"an\
alysis-field"},i("span",{},"Of the layer"),c),w=i("label",{class:"analysis-field"},i("span",{},"Of the row"),u),b=i("form",{class:"card analysis-controls series-controls","aria-label":"What the series\
 shows",on:{submit:k=>{k.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(new Event("change"))}}},o.node,n.node,g,s.node,r.node,w,a.node,y,t,P("Show",()=>e(
{sets:o.input.value.trim()}),{class:"primary"}),l);s.input.addEventListener("input",Ye(150,()=>y$(t,m,s.input.value))),s.input.addEventListener("focus",()=>y$(t,m,""));function _(){h.value=f||d.measure;
for(let k of[s.node,r.node,w])k.hidden=f!==Bl;for(let k of[a.node,y,l])k.hidden=f!==Fl}return{node:b,draw(k,$){d=k,m=$,f=d.layer!==""?Fl:d.name!==""?Bl:document.activeElement===p[f]?.input?f:"";for(let{
input:S}of[o,n,s,r,a])(S!==document.activeElement||S.value==="")&&(S.value=d[S.dataset.field]);u.value=d.time,c.value=d.by,_()},focus(){return o.input.focus(),o.input.select(),!0}}}var Km=5,_$=(e,t=({label:o})=>o)=>e.slice(0,Km).map(t).join(", ")+(e.length>Km?` and ${M(e.length-Km)} more`:""),Wl=({sets:e},t)=>e.find(o=>o.id===t).label;function Vm({direction:e,diff_percent:t,left_median:o,
right_median:n}){let s=t===null?"":` by ${ue(Math.abs(t)).replace("+","")}`;return i("span",{class:e==="slower"?"more":"less"},`${e}${s}: ${_o(o,n).join(" → ")}`)}function BP(e){let t=e.filter(o=>o.
machine?.explains).length;return t===0?"":e.length===1?": the machine’s":`, ${M(t)} of them the machine’s`}function Qm({sets:e,change_points:t,levels:o,neighbours:n,measured:s}){return o.length===
0?`None of these sets has ${s==="layer"?"this layer":"this time"}.`:n!==null&&n.pairs===0?"One set is not a series: there is no other set to compare it with.":n!==null&&n.unjudged===n.pairs?`Cannot ju\
dge whether the level changes in ${W(e.length,"set")}.`:n!==null&&t.length>0?`${M(t.length)} of ${W(n.pairs,"pair")} of neighbours ${t.length===1?"differs":"differ"}.`:`${t.length===0?"No change of le\
vel was found":W(t.length,"change of level","changes of level")} in ${W(e.length,"set")}${BP(t)}.`}var k$=({label:e,recorded:t})=>[i("b",{},e),t&&` (${Ve(t)})`],x$=({commits:e})=>e&&`The change is ${e.
text}. `,$$=({since_good:e,change_points:t})=>e!==null&&e.good===t.at(-1)?.left;function FP(e,t){let{sets:o,change_points:n}=e,s=n.at(-1);if(!s||$$(e))return!1;let r=es(s.machine);return i("p",{class:"\
card series-change"},n.length>1&&"The latest: ","from ",k$(o[s.at])," on, ",Vm(s),". ",x$(s),r&&`Of it, ${r}. `,i("a",{href:t(s.left,s.right)},"What changed"))}var WP=({pairs:e,unjudged:t})=>"There ar\
e fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two recordings."+(t===0?"":` ${M(t)} of ${W(e,"such pair")} cannot be judg\
ed: a set has too few steps.`);function jP(e,t){let{since_good:o}=e,n=$$(e)?e.change_points.at(-1):null;return o!==null&&i("p",{class:"card series-good"},i("b",{},"Since the last good set, "),Wl(e,o.good),
", it is ",Vm(o),n&&[", from ",k$(e.sets[n.at])," on"],". ",n&&x$(n),i("a",{href:t(o.good,o.now)},`What changed between it and ${Wl(e,o.now)}`))}function HP(e,t){let{newest:o}=e;return o!==null&&i("p",
{class:"card series-newest"},i("b",{},"The newest set, "),Wl(e,o.right),", stands out: it is ",Vm({...o,left_median:o.left_mean,right_median:o.right_mean}),` (p = ${qt(o.p_value)}, against the ${M(o.others)}\
 sets of its level before it). One set alone is not a change of level. `,es(o.machine)&&`Of it, ${es(o.machine)}. `,o.commits&&`It is ${o.commits.text}. `,i("a",{href:t(o.left,o.right)},`What changed \
between ${Wl(e,o.left)} and it`))}function UP(e){let t={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},o=e.differences.map(({at:n,kind:s,before:r,after:a})=>`\
From ${e.sets[n].label} on, ${t[s]}: ${r} before, ${a} now.`);return e.more_differences===0?o:[...o,`${W(e.more_differences,"more such difference")}.`]}function zP({sets:e,levels:t}){let o=[],n=e.filter(
r=>r.missing!==null);n.length>0&&t.length>0&&o.push(`${W(n.length,"set")} ${n.length===1?"has no such time, and counts with the level around it":"have no such time, and count with the level around the\
m"}: ${_$(n,r=>`${r.label} (${r.missing})`)}.`),e.every(r=>!r.has_steps)&&o.push("No set has steps: each whole recording counts as one step.");let s=e.filter(r=>r.affected>0);return s.length>0&&o.push(
`${W(s.length,"set")} ${s.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${_$(s)}.`),o}function GP(e){let t=e.unknown_recorded===1,o=[e.without_profiler_note,
...UP(e),e.unknown_recorded>0&&`${W(e.unknown_recorded,"set")} ${t?"does":"do"} not say when ${t?"it was":"they were"} recorded: the time ${t?"it was":"they were"} stored is used.`,e.neighbours?.pairs>
0&&WP(e.neighbours),...e.left_out.map(({label:n,detail:s})=>`${n} is left out: ${s}`),...zP(e),e.machine_pending>0&&`The machine of ${W(e.machine_pending,"set")} is not known yet: the time was up. Loa\
d the page again; what was compared is kept.`].filter(Boolean);return o.length>0&&i("ul",{class:"notice"},o.map(n=>i("li",{},n)))}var v$=(e,t)=>[i("h2",{},Qm(e)),FP(e,t),jP(e,t),HP(e,t),GP(e)];var fa=(e,t,o,n=L)=>({key:e,title:t,what:o,number:!0,show:n,exact:te}),Jm=e=>e===null?null:e>0?"more":e<0?"less":null,YP=12,Xm=({commit:e,dirty:t})=>`${e.slice(0,YP)}${t?" (changed)":""}`,KP=e=>[{key:"\
label",title:"From set",show:t=>t},{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":Ve(t)},fa("left_median","Before","Median of the level before"),fa("right_median","After","Median of th\
e level after"),{...fa("diff_duration","Change","After less before",ge),tone:Jm},{key:"diff_percent",title:"%",number:!0,show:ue,tone:Jm},{key:"q_value",title:"q",number:!0,show:qt,what:"Of the rank t\
est of the steps of both levels"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s: that is all of the change,\
 as far as the interval tells",show:n$},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets before and after it whose recorders noted one",show:t=>t===null?"":
i("span",{title:t.text},`${Xm(t.left)} → ${Xm(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Before and after: the last set before the change with the first one after it. Several of each: up to \
five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",show:(t,o)=>[i("a",{href:t},"before and after"),o.several&&" · ",
o.several&&i("a",{href:o.several},"several of each")]}],VP=e=>[{key:"label",title:"Set",show:(t,o)=>i("a",{href:o.href},t)},{key:"recorded",title:"Recorded",show:(t,o)=>t===null?`stored ${Ve(o.created)}`:
Ve(t)},{...fa("median","Median",e.without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,o)=>o.missing??L(t)},{key:"in\
terval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?ae:t.map(L).join(" to ")},...e.baseline?[{key:"diff_percent",title:"A\
gainst baseline",number:!0,show:ue,tone:t=>Math.abs(t)<2?null:Jm(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:M},fa("mean_step_time",e.without_profiler?"Mean re\
corded step":"Mean step","What the parts add up to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":Xm(t)}]:[],{key:"tags",title:"\
Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":i("a",{href:t},"with the one before")}];function S$({sets:e,change_points:t},o){let n=so({caption:"Changes of level",limit:64,
columns:KP(t)});return n.show(t.map(s=>({...s,label:e[s.at].label,recorded:e[s.at].recorded,href:o(s.left,s.right),several:s.recordings_link}))),n.node}function E$(e,t,o){let{sets:n}=e,s=so({caption:"\
Sets",limit:30,columns:VP(e),csv:hf(`${pr(t)}&machine=true&format=csv`)});return s.show(n.map((r,a)=>({...r,href:ie(`/analyse?set=${r.id.slice(0,12)}`),before:a===0?null:o(n[a-1].id,r.id)})).reverse()),
s.node}var ef={path:"/series",name:"Series",read:Ss,mount:(e,t)=>e2(e,t)},QP="A time of many sets, by default the step time, in the order of recording: nightly runs, the commits of a branch. A change of leve\
l leads to the comparison of the sets before and after it.",O$=({answer:e,state:t})=>(o,n)=>e.measured!=="layer"?Bt(o,n):Kt({control:He(o),test:He(n),by:t.by,q:t.layer.split(" / ").at(-1).replace(/ #\d+$/,
"")});function tf(e){let{answer:t,answered:o,medians:n,machine:s,parts:r}=e,{sets:a}=t,l=O$(e),c={file:"tracediff",revision:o,answer:t,caption:[`${a[0]?.label??""} to ${a.at(-1)?.label??""}`]};T(e.summary,
v$(t,l),t.change_points.length>0&&S$(t,l)),n.node.toggleAttribute("data-baseline",t.baseline!==null),n.draw({...c,heading:t$(t),empty:t.levels.length===0?"There is nothing to draw.":null}),s.node.hidden=
a.every(u=>u.machine===null),s.node.hidden||s.draw({...c,heading:"clock of the device, speed of the host"}),r.draw({...c,heading:"means over steps and ranks",empty:a.every(u=>u.parts===null)?"No set h\
as device work: a step has no parts.":null}),T(e.table,E$(t,e.state,l)),e.results.dataset.shown=o}async function JP(e){let[t,o]=await Promise.all([Ct("group=always&limit=100"),an()]),s=[...t.entries.flatMap(
({group:r})=>r?[r]:[]).map(({prefix:r,sets:a})=>[`${r}*`,a]),...o.filter(({sets:r})=>r>2).map(({tag:r,sets:a})=>[`tag:${r}`,a])].filter(([r])=>!r.includes(","));return i("div",{class:"notice"},t.total===
0?i("p",{},"No sets are stored yet. ",i("a",{href:ie("/")},"Add some"),"."):i("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the Traces page, or with ",i("co\
de",{},"tracediff ingest --tag"),"."),s.length>0&&i("ul",{class:"series-offers"},s.slice(0,20).map(([r,a])=>i("li",{},i("a",{href:hr({...e,sets:r})},r),` (${W(a,"set")})`))))}function Zm(e,{code:t,message:o}){
e.answer=null,e.question.say(i("div",{class:"error-box",role:"alert",data:{code:t}},i("h2",{},"This series is not possible"),i("p",{},o)))}async function XP(e,t){try{let o=await Kl(`${t}&machine=true`);
e.answered===t&&e.answer!==null&&(e.answer=o,tf(e))}catch{}}function ZP(e,t,o){let{state:n,question:s,controls:r}=e;if(e.answer=o,e.answered=t,r.draw(n,o.sets.at(-1)?.id??null),o.sets.length===0){let a=o.
left_out.length;Zm(e,{code:"no_sets",message:`${n.tag.length>0?`tag: no set has ${n.tag.join(", ")}`:"No set was found"}.${a>0?` ${W(a,"set")} cannot be read.`:""}`}),s.clearable({message:"tag: "});return}
s.say(null),tf(e),pe(Qm(o)),XP(e,t)}function T$(e){let{state:t,question:o,context:n,controls:s}=e,r=pr(t).toString();s.draw(t,e.answer?.sets.at(-1)?.id??null),n.setTitle([t.sets,"Series"].filter(Boolean).
join(" · ")),t.sets===""&&t.tag.length===0?(e.answered="",o.ask(()=>JP(t),a=>o.say(a),a=>Zm(e,a))):e.answered===r&&e.answer?(o.drop(),tf(e),n.settled()):o.ask(a=>Kl(r,{signal:a}),a=>ZP(e,r,a),a=>Zm(e,
a))}function e2(e,t){let o={context:t,state:Ss(location.search),answer:null,answered:"",summary:i("div",{class:"series-summary"}),table:i("div",{class:"analysis-tables"}),machine:g$(),parts:h$()};o.controls=
b$({onChange:(a,l)=>t.go(hr({...o.state,...a}),l)}),o.medians=f$((a,l)=>t.go(O$(o)(o.answer.sets[a].id,o.answer.sets[l].id)));let n=[o.medians,o.machine,o.parts],s=i("div");o.results=i("div",{class:"a\
nalysis-results"},o.summary,o.medians.node,o.table,o.machine.node,o.parts.node),T(e,i("div",{class:"page analyse-page series-page"},i("h1",{},"Series"),i("p",{class:"muted analysis-intro"},QP),o.controls.
node,s,o.results)),o.question=Mt({context:t,results:o.results,message:s});let r=dt(()=>n.forEach(a=>a.retheme()));return T$(o),{keys:{search:()=>o.controls.focus()},update(a){o.state=Ss(a),T$(o)},unmount(){
o.question.unmount(),o.answer=null,r(),n.forEach(a=>a.unmount())}}}var of={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(i("div",{class:"page"},i("div",{class:"empty"},i("h1",{},"There is no such page"),i("p",{},"The address may be mis\
typed. ",i("a",{href:ie("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var t2=120,o2=[yr,Gn,Ud,Qr,ca,pm,Om,qm,ef],pa=document.getElementById("main"),yo=null,nf="",os=history.state?.scroll??null,jl=location.hash.slice(1),wt={go(e,{replace:t=!1}={}){let o=location.pathname+
location.search;e!==o&&(t?history.replaceState(history.state,"",e):(M$(),history.pushState(null,"",e)),os=null),jl=new URL(e,location.href).hash.slice(1),rf()},setTitle(e){document.title=e===""?"trace\
diff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},unknown(e){L$.draw(yo.page,e)},lastCompare(e){let t=new URLSearchParams(nf.split("?")[1]??"");return["control","test"].every(
o=>t.get(o)===e.get(o))?nf:void 0},settled(){os!==null?(window.scrollTo(0,os),os=null):jl!==""&&document.getElementById(jl)?.scrollIntoView(),jl=""},status:null,newPair:!1},M$=()=>history.state?.scroll!==
window.scrollY&&history.replaceState({scroll:window.scrollY},"");function rf(){let e=o2.find(o=>o.path===Ht())??of;if(ts("nav-traces",e===yr),ts("nav-compare",e===Gn||e===Ud||e===qm),ts("nav-tree",e===
Qr),ts("nav-timeline",e===ca),ts("nav-analyse",e===pm),ts("nav-query",e===Om),ts("nav-series",e===ef),r2(),A$()&&(c2.clear(),sf.clear()),sf.draw(),L$.draw(e),yo?.page===e){yo.view.update(location.search);
return}yo?.view.unmount(),wt.busy(!1),pa.textContent="";let t=yo!==null;yo={page:e,view:e.mount(pa,wt)},t&&(window.scrollTo(0,0),pa.focus({preventScroll:!0}),pe(`${e.name} page`))}function A$(){let e=new URLSearchParams(
location.search);return Ht().startsWith(Gn.path)&&!!(e.get("control")&&e.get("test"))}function C$(){return(Ht()===yr.path||Ht()===Gn.path&&!A$())&&!mr(document.activeElement)&&!document.querySelector(
"dialog[open]")}function n2(e,t,{sure:o}){if(!C$()||!o){sf.offer(e,t);return}let n=we.transfers.filter(s=>we.canUndo(s)&&[e.id,t.id].includes(s.job.set));wt.newPair=!0,wt.go(Bt(e.id,t.id)),wt.newPair=
!1,n.length!==0&&$e(`${n.map(({label:s})=>`“${s}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(s=>we.undo(s))),wt.
go(ie("/"))}catch(s){$e(`That did not work. ${s.message}`,{urgent:!0})}}}})}function s2({detail:{label:e,job:t}}){let o=()=>wt.go(t.page);C$()?o():$e(`The comparison of “${e}” is ready.`,{seconds:30,
action:{label:"Open",run:o}})}function ts(e,t){let o=document.getElementById(e);t?o.setAttribute("aria-current","page"):o.removeAttribute("aria-current")}function r2(){let e={"/":"nav-traces","/compar\
e":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[Ht()];e&&(document.getElementById(e).href=location.pathname+location.
search),Ht()===Gn.path&&(nf=location.pathname+location.search);let t=new URLSearchParams(location.search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=Ht();(n.
startsWith("/compare")||[Qr,ca].some(({path:s})=>s===n))&&o.size>0&&a2(t,o,n)}function a2(e,t,o){let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",ie(
`/?${t}`));let a=new URLSearchParams({set:n??"",test:s??""});r("nav-analyse",ie(`/analyse?${a}`)),r("nav-query",ie(`/query?${t}`)),o!==Qr.path&&r("nav-tree",Kt(Ft(Qo(location.search)))),o!==ca.path&&r(
"nav-timeline",mo(Object.fromEntries(e))),!o.startsWith(Gn.path)&&n&&s&&r("nav-compare",wt.lastCompare(e)??Bt(n,s))}function i2(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||
e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let o=new URL(t.href),n=Ul(o.pathname),s=o.origin===location.origin&&ie(n)===o.pathname&&!n.
startsWith("/api/")&&!n.startsWith("/web/"),r=o.pathname+o.search===location.pathname+location.search;!s||o.hash!==""&&r||(e.preventDefault(),wt.go(o.pathname+o.search+o.hash))}async function R$(){try{
wt.status=await rn(),cf(wt.status.build),document.getElementById("version").textContent=`tracediff ${wt.status.version}`,document.body.toggleAttribute("data-read-only",wt.status.read_only===!0),document.
body.toggleAttribute("data-no-sql",wt.status.sql===!1),document.body.toggleAttribute("data-no-traces",wt.status.keep_traces===!1)}catch{}}async function l2(){let e=globalThis.firstComparison?.answer;e&&
(pa.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,t2)})]),delete pa.dataset.waits),yo===null&&rf()}var L$=ep(document.getElementById("bad-values"),wt),sf=uh();np(document.
getElementById("connection"),()=>{R$(),yo?.view.back?.()});fp();var c2=wh(n2);_h();Gf(document.getElementById("theme"));hh(()=>yo,document.getElementById("keys"));dp(document.getElementById("drop-veil"),
()=>wt.status?.read_only!==!0,e=>{we.add(e),Ht()!=="/"&&!document.querySelector("dialog[open]")&&wt.go(ie("/"))});we.addEventListener("bundle",s2);we.addEventListener("change",()=>er().catch(()=>{}),{
once:!0});document.addEventListener("click",i2);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{os=e.state?.scroll??0,rf(),(yo.page===yr||yo.page===of)&&wt.settled()});new IntersectionObserver(
([{isIntersecting:e}])=>document.body.toggleAttribute("data-top",e)).observe(document.querySelector(".top"));window.addEventListener("scroll",Ye(200,()=>{os===null&&M$()}),{passive:!0});for(let e of["\
wheel","touchstart","keydown"])window.addEventListener(e,()=>{os=null},{passive:!0});l2();bt().then(()=>{Jt.watch(),R$()});})();
