"use strict";
(()=>{var af=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),ie=e=>af+e,Hl=e=>`/${e.split("/").slice(af.split("/").length).join("/")}`,Ht=()=>Hl(location.pathname);var F$=300,j$=4e3,H$=1e4,sn=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},pa=()=>document.dispatchEvent(new Event("connection")),Ul=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function U$(){try{let e=await fetch(ie("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(H$)});return Ul(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function z$(){let e=sn(),t=F$;for(;;){await new Promise(n=>{e.hurry=n,setTimeout(n,t)});let o=await U$();if(o){let n=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&o.build!==void 0&&o.build!==e.build}),pa(),n}e.gone||(e.gone=!0,pa()),t=Math.min(2*t,j$)}}async function ha({signal:e,isAction:t=!1}={}){let o=sn();e?.throwIfAborted(),
o.back??=z$(),t&&(o.actions+=1,pa());let n;try{return await Promise.race([o.back,new Promise((s,r)=>{n=()=>r(e.reason),e?.addEventListener("abort",n,{once:!0})})])}finally{e?.removeEventListener("abor\
t",n),t&&(o.actions-=1,pa())}}var lf=e=>{sn().build??=e},cf=e=>document.addEventListener("connection",()=>e(sn()));var io=ie("/api/v1"),G$=700,Y$=4,qo=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function Gl(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new qo(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new qo(e,"error",`The server answered with status ${e}.`)}var zl=()=>new qo(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),K$=/"(?:stream|correlation)":-?\d{16}/,V$=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,Q$=/\d{16}/,J$=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,X$=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function uf(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function df(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Ut(e,t,o={}){let n=!1,s=1;try{for(;;)try{return await Z$(e,t,o)}catch(r){if(r.code==="offline"&&s<Y$){
s+=1,await ha({signal:o.signal,isAction:e!=="GET"});continue}if(e==="DELETE"&&r.status===404&&s>1)return null;if(r.code!=="not_checked_yet")throw r;n||(n=!0,uf(1)),await X$(G$,o.signal)}}finally{n&&uf(
-1)}}async function Z$(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(
o));let a,l;try{a=await fetch(io+t,r),l=await a.text()}catch(c){throw c.name==="AbortError"?c:zl()}if(Ul(a))throw zl();if(!a.ok)throw Gl(a.status,l);if(l==="")return null;try{return JSON.parse(l,s&&Q$.
test(l)?J$:K$.test(l)?V$:void 0)}catch{throw new qo(a.status,"bad_answer","The server sent an answer that is not JSON.")}}var ct=(e,t)=>Ut("GET",e,t),Ke=encodeURIComponent,rn=e=>ct("/status",e);async function Ct(e,t){
let o=await ct(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}async function ht(e,t){let o=e.map(s=>`id=${Ke(s)}`).join("&"),n=e.length===0?[]:(await ct(`/sets?${o}`,t)).sets;
return[...new Map(n.map(s=>[s.id,s])).values()]}var an=async e=>(await ct("/tags",e)).tags,bo=(e,t)=>ct(`/sets/${Ke(e)}`,t),Bo=(e,t)=>Ut("PATCH",`/sets/${Ke(e)}`,{body:t}),os=e=>Ut("DELETE",`/sets/${Ke(
e)}`),mf=async(e,t)=>(await Ut("POST",`/sets/${Ke(e)}/split`,{body:t})).job,ff=async(e,t)=>(await Ut("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,ns=e=>Ut("POST",`/sets/${Ke(e)}/r\
estore`),et=(e,t)=>ct(`/compare_traces?${e}`,t),ga=(e,t)=>ct(`/compare_traces/op?${e}`,t),wa=(e,t,o)=>ct(e===""?`/compare_traces/tree?${t}`:`/sets/${Ke(e)}/tree?${t}`,o),ss=async(e,t,o)=>(await ct(`/s\
ets/${Ke(e)}/steps${t===null?"":`?marker=${Ke(t)}`}`,o)).steps,Vs=(e,t,o)=>ct(`/sets/${Ke(e)}/timeline?${t}`,o),ya=(e,t,o)=>ct(`/sets/${Ke(e)}/timeline/find?${t}`,o),Wo=(e,t,o)=>ct(`/analysis/${e}?${t}`,
o),Yl=(e,t)=>ct(`/series?${e}`,t),pf=e=>`${io}/series?${e}`,hf=(e,t)=>`${io}/analysis/${e}?${t}`,ba=async(e,t,o)=>(await ct(`/sets/${Ke(e)}/ops?q=${Ke(t)}&limit=50`,o)).ops,Qs=e=>`${io}/compare_traces\
?${e}`,_a=e=>`${io}/report?${e}`,ka=e=>`${io}/bundle?${e}`,gf=e=>`${io}/compare_traces/op?${e}`,wf=(e,t,o)=>ct(`/sets/${Ke(e)}/timeline/sums?${t}`,o),yf=(e,t)=>ct(`/sql?${e}`,{...t,digits:!0}),bf=e=>`${io}\
/sql?${e}`,_f=async(e,t)=>(await ct(`/sql/schema?${e}`,t)).tables,kf=async e=>(await ct("/queries",e)).queries,Kl=(e,t)=>Ut("POST","/queries",{body:{name:e,statement:t}}),xf=e=>Ut("DELETE",`/queries/${Ke(
e)}`),Vl=(e,t,o)=>`${io}/sets/${Ke(e)}/files/${t}/trace${o?`?${o}`:""}`;async function xa(e,t,o,{signal:n,onProgress:s}){let r=[],a=0,l;try{if(l=await fetch(Vl(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();
for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),a+=d.length,s(a)}return await new Blob(r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:a>0?new qo(0,"broken","The download stop\
ped before its end. The log of the server says why."):zl()}throw Gl(l.status,await l.text())}var $f=async e=>(await ct("/jobs",e)).jobs,vf=(e,t)=>ct(`/jobs/${Ke(e)}`,t),rs=e=>Ut("DELETE",`/jobs/${Ke(e)}`),
Sf=e=>new EventSource(`${io}/jobs/${Ke(e)}/events`),Ef=(e,t)=>Ut("POST","/uploads",{body:{label:e,files:t}}),Tf=async(e="")=>(await Ut("POST",`/samples${e&&`/${e}`}`)).jobs,Of=e=>ct(`/uploads/${Ke(e)}`),
Ql=e=>Ut("DELETE",`/uploads/${Ke(e)}`),Mf=async e=>(await Ut("POST",`/uploads/${Ke(e)}/commit`)).job;function Af(e,t,o,{from:n=0,signal:s,onProgress:r}){return new Promise((a,l)=>{let c=new XMLHttpRequest,
u=()=>c.abort(),d=(f,p)=>{s?.removeEventListener("abort",u),f(p)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.addEventListener("abort",u),c.open("PUT",`${io}/upl\
oads/${Ke(e)}/files/${Ke(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.size-1}/${o.size}`),c.upload.addEventListener("prog\
ress",f=>r(n+f.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Gl(c.status,c.responseText));return}try{d(a,JSON.parse(c.responseText))}catch{d(l,new qo(c.status,"bad_answer",
"The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new qo(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),c.addEventListener(
"abort",m),c.send(n>0?o.slice(n):o)})}function ev(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let a=n.padStart(1-r,"0");return[a.slice(0,r),a.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function Me(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=ev(Math.abs(e));if(r.length>o){let a=r[o]>="5",l=s+r.slice(0,o),c=a?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var ae="–",co="−",zt=" ",Nf=e=>Me(e,0,2);function as(e,t){return t>0?`+${e}`:t<0?`${co}${e}`:e}function M(e){return e==null?ae:Nf(e).replace("-",co)}function tt(e){return e==null?ae:as(Nf(Math.abs(
e)),e)}var Cf=["","K","M","G","T","P","E"];function lo(e){if(e==null)return ae;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<Cf.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;return(e<0?co:"")+
Me(t,0,n)+(o?zt+Cf[o]:"")}function Sn(e){return e>0?`+${lo(e)}`:lo(e)}var Jl=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function je(e){let t=Math.abs(e);return Jl.find(([,o])=>t>=o*.99995)??(t>0?Jl[3]:
Jl[2])}function $a(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return Me(n,s,s)+zt+t}function L(e){if(e==null)return ae;let t=$a(e,je(e));return(e<0&&/[1-9]/.
test(t)?co:"")+t}function ge(e){return e==null?ae:as($a(e,je(e)),e)}function Xl(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return Me(e,t,t)}function Fo(e){let[t,o]=je(e*1.0005);return(e<0?co:"")+Xl(Math.
abs(e/o))+zt+t}var is=e=>(e>0?"+":"")+Fo(e);function _o(e,t){let[o,n]=je(Math.max(e,t)*1.0005);return[e,t].every(s=>s===0||je(s*1.0005)[0]===o)?[Xl(e/n),Xl(t/n)+zt+o]:[e,t].map(Fo)}function Pf(e){let[
t,o]=je(Math.max(1,Math.abs(e)));return Me(Math.abs(e)/o,0,{s:9,ms:6,µs:3}[t])+zt+t}function te(e){return e==null?ae:(e<0?co:"")+Pf(e)}function Ce(e){return e==null?ae:as(Pf(e),e)}var Rf=[["TB/s",1e3],
["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function ls(e){let t=Math.abs(e);return Rf.find(([,o])=>t>=o*.99995)??Rf[t>0?3:1]}function jo(e){return e==null?ae:(e<0?co:"")+$a(e,ls(e))}function If(e){return e==
null?ae:as($a(e,ls(e)),e)}function tc(e){return e==null?ae:Me(e,0,9).replace("-",co)+zt+"GB/s"}function Te(e){return e==null||!Number.isFinite(e)?ae:(e<0?co:"")+Df(Math.abs(e))+zt+"%"}function ue(e){if(e==
null||!Number.isFinite(e))return ae;if(e>=900){let t=1+e/100;return`${Me(t,...t>=99.95?[0,0]:[1,1])}×`}return as(Df(Math.abs(e))+zt+"%",e)}function Df(e){if(e>0&&e<.05)return e<.005?"<0.01":Me(e,2,2);
let t=e>=1e3||e===0?0:1;return Me(e,t,t)}var tv="⁰¹²³⁴⁵⁶⁷⁸⁹";function qt(e){if(e==null||!Number.isFinite(e))return ae;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,o]=e.
toExponential(1).split("e-");return`${t}${zt}×${zt}10⁻${[...o].map(n=>tv[n]).join("")}`}function qf(e){return e==null||!Number.isFinite(e)?ae:e<.001?"<0.001":Me(e,3,3)}var Zl=["B","kB","MB","GB","T\
B"];function oc(e){let t=Math.abs(e),o=Zl.findLastIndex((n,s)=>t>=999.5*1e3**(s-1));return[Zl[Math.max(o,0)],1e3**Math.max(o,0)]}var nc=e=>e==null?ae:`${M(e).replace("-",co)}${zt}B`,Js=e=>e==null?ae:as(
_e(Math.abs(e)),e);function _e(e){if(e==null)return ae;if(e<0)return co+_e(-e);let t=Zl,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?1:2;return Me(o,s,s)+zt+t[n]}function F(e,t,o=`${t}\
s`){return`${M(e)}${zt}${e===1?t:o}`}function Ge(e,t=6){let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=
1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(0,t).join(", ")}, …`:o.join(", ")}function Xs(e,t){let o=Array.from(e);if(o.length<=t)return e;let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.
slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var ec=8,Bf=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function Wf(e,t){let o=e[t],n=r=>r===void 0?0:Bf(o,r),s=Math.
max(0,Math.max(n(e[t-1]),n(e[t+1]))-ec);return s>0&&/[\uDC00-\uDFFF]/.test(o[s])?s-1:s}function Ff(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[o,Wf(t,n)]))}function ov(e,t,o){let n=Math.
floor(t*.4),s=t-n-1,r=o+(s<2*ec?ec-Math.floor(s/3):0);if(e.length<=t||o===0||r<=n)return Xs(e,t);let a=Math.max(n,Math.min(r,e.length-s));if(a<=n+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=a+
s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.slice(a,l?a+s-1:void 0)}${l?"…":""}`}var nv=e=>e.replace(/^void (?=\S)/,"");function sc(e){let t=[],o=new Map,n=new Map,s=new Map,r=c=>c.
length>e?nv(c):c;function a(c,u){let d=s.get(c),m=ov(c,e,u);if(o.set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let f=n.get(m)??{text:m,names:new Set,first:null};f.names.add(c),f.first=
null,n.set(m,f),s.set(c,f)}function l(c){if(c.first===null){let[u,...d]=c.names;c.first=d.reduce((m,f)=>Math.min(m,Bf(u,f)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!o.
has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach((m,f)=>{if(d.has(m)||d.has(t[f-1])||d.has(t[f+1])){let p=Wf(t,f);p!==o.get(m)&&a(m,p)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===
1||e<16?d.text:sv(u,e,l(d),o.get(u))}}}function ko(e,t){let o=sc(t);return o.add(e),e.map(o.text)}function sv(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),a=Math.max(s,o-2),l=t-s-r-3,c=Math.max(a+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(
s,a)+e.slice(a,a+r)+u(a+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function $t(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Le(e){return e.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function ln(e,t,o){let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let a=t;a>t*.6;a-=1)if(" ,:<>()".includes(s[a-1])){r=
a;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),n}var rv=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","De\
c"],Lf=e=>String(e).padStart(2,"0"),av=36e5;function jf(e,t=Date.now()){let o=Math.round((Date.parse(e)-t)/av);return o>=48?`in ${F(Math.floor(o/24),"day")}`:o>=1?`in ${F(o,"hour")}`:"within the hour"}
function Ve(e){let t=new Date(e);return Number.isNaN(t.getTime())?ae:`${t.getDate()} ${rv[t.getMonth()]} ${t.getFullYear()}, ${Lf(t.getHours())}:${Lf(t.getMinutes())}`}var iv="tracediff.theme",rc=new Set,ic=matchMedia("(prefers-color-scheme: dark)");function ac(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function lv(){let e=ac();
return e==="auto"?ic.matches?"dark":"light":e}function dt(e){return rc.add(e),()=>rc.delete(e)}function Hf(){for(let e of[...rc])e(lv())}function zf(e){e.value=ac(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(iv,e.value)}catch{}Hf()}),ic.addEventListener("change",()=>{ac()===
"auto"&&Hf()})}var cv=matchMedia("(forced-colors: active)"),va=new Map,Uf="";function z(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${ic.matches} ${cv.matches}`;return n!==
Uf&&(va=new Map,Uf=n),va.has(e)||va.set(e,uv(e)),va.get(e)}function uv(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var lc=null;function Zs(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(lc??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{lc=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),lc)}var Gf={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1,showTips:!1},er=()=>[[0,z("--heat-low")],[.5,z("--heat-middle")],[1,z("--heat-high")]];function Vt(){
return{control:z("--control-fill"),test:z("--test-fill"),more:z("--more-fill"),less:z("--less-fill"),noise:z("--noise-fill"),surface:z("--surface"),highlight:z("--highlight"),highlightEdge:z("--accent")}}
function vt(){let e=z("--text"),t=z("--muted"),o=z("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.body).fontFamily;
return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[z("--control-fill"),z("--test-fill"),z("--more-fill")],xaxis:n,yaxis:n,legend:{font:{
color:e,size:12}},hoverlabel:{bgcolor:z("--surface-raised"),bordercolor:z("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var cc=17;function dv({title:e,
lines:t,keys:o=[]},n,s){let r=Vt(),a=t.flatMap(p=>ln(p,Math.floor(n/6.6),3)),l=30+cc*a.length+(o.length>0?24:0)+8,c=(p,h,g,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-p,text:Le(h),font:{size:g,color:z(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...a.map((p,h)=>c(30+cc*h,p,12,!1))],d=[],m=12-s.left,f=30+cc*a.length+4;for(let[
p,h]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-f-13,y1:s.top+l-f-4,fillcolor:r[p]??z(p),line:{width:0}}),u.push(
{...c(f,h,12,!1),xshift:m+19}),m+=19+7*h.length+18;return{annotations:u,shapes:d,height:l}}async function Yf(e,t,o,n){let s=await Zs(),r=z("--surface"),a=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=dv(n,a,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:a,height:e.clientHeight+u.height,scale:t==="png"?2:1})}function i(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
a,l]of Object.entries(r))n.addEventListener(a,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[a,l]of Object.entries(r))n.style.setProperty(a,l);else n.setAttribute(s,r===!0?
"":String(r));return Sa(n,o),n}function Sa(e,t){for(let o of t)Array.isArray(o)?Sa(e,o):o!=null&&o!==!1&&e.append(o)}function T(e,...t){return e.textContent="",Sa(e,t),e}function xo(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function P(e,t,o={}){return i("button",{type:"button",...o,on:{click:t}},
e)}var mv="http://www.w3.org/2000/svg";function ve(e,t={},...o){let n=document.createElementNS(mv,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return Sa(n,o),n}var fv={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"\
M4 2h5l3 3v9H4zM9 2v3h3"};function Et(e){return ve("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},ve("path",{d:fv[e]}))}function be(e,t,o,n={}){return i("button",{type:"\
button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.trim(),on:{click:o}},Et(e))}var Kf=0;function ne(e){return Kf+=1,`${e}-${Kf}`}var bt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(
()=>setTimeout(e))});function pe(e,t=!1){let o=document.getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Ye(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(
()=>t(...s),e)};return n.cancel=()=>clearTimeout(o),n}var Rt={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},q:{type:"\
text",standard:""},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"b\
oolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},row:{type:"text",standard:""},significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{
type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"\
abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"bo\
olean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"\
json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},En={q:{type:"text",standard:""},tag:{type:"texts",standard:""},prefix:{type:"text",standard:""},
sort:{type:"choice",standard:"created",words:["created","label","ranks","steps","events","bytes","device","step_time","recorded"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"c\
hoice",standard:"never",words:["auto","always","never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},Ho={control:{type:"text",standard:""},test:{
type:"text",standard:""},control_ranks:{type:"text",standard:""},test_ranks:{type:"text",standard:""},control_steps:{type:"text",standard:""},test_steps:{type:"text",standard:""},control_marker:{type:"\
text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},level:{type:"choice",standard:"modules",words:["modules","operators","python"]},instances:{type:"boolean",standard:"\
false"},merge_lines:{type:"boolean",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"choice",standard:"none",words:["none","device","host"]},min_change:{
type:"text",standard:"0"},max_nodes:{type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},Ea={rank:{type:"text",standard:"",least:-9007199254740990,
most:9007199254740990},span:{type:"text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boole\
an",standard:"false"},from:{type:"text",standard:""},to:{type:"text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},uc={sets:{
type:"text",standard:"*"},tag:{type:"texts",standard:""},baseline:{type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication",
"exposed_memory","idle"]},name:{type:"text",standard:""},category:{type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choic\
e",standard:"device",words:["device","host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},cs=null;function Uo(e,t,o){cs&&!cs.some(n=>n.name===
t)&&cs.push({name:t,value:e.getAll(t).join(),allowed:o})}function Vf(e,t){cs=[];try{return e(t),cs}finally{cs=null}}function Qe(e,t,o,n){let s=e.get(t)??"";return s!==""&&!o.includes(s)&&Uo(e,t,o.filter(
r=>r!=="").join(", ")),s!==""&&o.includes(s)?s:n}function dc(e,t,o){let n=(e.get(t)??"").split(",").filter(s=>s!=="");return n.every(s=>o.includes(s))||Uo(e,t,o.join(", ")),n.filter(s=>o.includes(s))}
function mc(e,t,o,n){let s=e.get(t)??"";return s!==""&&!o.test(s)&&Uo(e,t,n),o.test(s)?s:""}function fc(e,t,o,n,s){let r=`${o} to ${n.toLocaleString("en-US")}`,a=mc(e,t,/^\d+$/,r),l=a===""||Number(a)>=
o&&Number(a)<=n;return l||Uo(e,t,r),a!==""&&l?Number(a):s}var pv=new Map([["1","true"],["0","false"]]);function _t(e,t,o,n=t[o].standard){let{type:s,words:r}=t[o];if(s==="texts")return e.getAll(o).filter(
f=>f!=="");let a=e.get(o)??"",l=s==="text"?a:pv.get(a)??a,c=s==="boolean"?["true","false"]:r,u=s==="text"?l:c.find(f=>f.toLowerCase()===l.toLowerCase());u===void 0&&l!==""&&Uo(e,o,c.join(", "));let m=(s===
"choice"&&u==="false"?"":u)||n;return s==="boolean"?m==="true":m}function zo(e,t,o,n){for(let s of o){let{type:r,standard:a}=t[s];r==="texts"?n[s].forEach(l=>e.append(s,l)):["",a].includes(String(n[s]??
""))||e.set(s,String(n[s]))}}var Qf=40,Jf=e=>e.length>Qf?`${e.slice(0,Qf)}…`:e;function Xf(e,t){let o=t.map(({name:n,value:s})=>`${n}=${Jf(s)}`).join(" and ");return P(`Clear ${o}`,()=>{let n=new URL(location.href);t.forEach(({
name:s})=>n.searchParams.delete(s)),e.go(n.pathname+n.search)})}function Zf(e,t){let o="";return{draw(n,s=[]){let r=[...n.read?Vf(n.read,location.search):[],...s],a=r.map(({name:l,value:c,allowed:u})=>`\
“${l}=${Jf(c)}” in the address is not used. Allowed: ${u}.`);a.join(`
`)!==o&&(o=a.join(`
`),e.hidden=a.length===0,T(e,a.map(l=>i("span",{},l)),a.length>0&&Xf(t,r)),pe(a.join(" ")))}}}function hv(e,t,o=""){let n=new URLSearchParams(t);return[...[...e.matchAll(/\b(\w+): /g)].flatMap(([,r])=>[
r,r.replace(/^set(?=_|$)/,o||"control"),r.replace(/^(set|control|test)_/,"")]),...o!==""&&e.startsWith("there is no")?[o]:[]].find(r=>n.has(r))??""}function ep(e,t,o,n){let s=hv(o,location.search,n);s!==
""&&t?.append(Xf(e,[{name:s,value:new URLSearchParams(location.search).getAll(s).join()}]))}var tp="No connection to the server: trying again.";function gv({actions:e}){return`${tp} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${M(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function op(e,t){let o=!1,n="",s=()=>sn().hurry();function r(){let{gone:a,other:l}=sn(),c=a?gv(sn()):l?"The server has been replaced by another version of\
 it.":"";c!==n&&(n=c,e.hidden=c==="",T(e,c,c!==""&&(a?P("Try now",s):P("Load the page again",()=>location.reload())))),a!==o&&(o=a,pe(a?tp:"The server answers again.",a),a||t())}cf(r),window.addEventListener(
"online",s),document.addEventListener("visibilitychange",s),r()}var np=/(?<!\.tracediff)\.json$|\.json\.gz$/i,sp=/\.tracediff\.json$/i,pc=/\.tracediff$/i;function rp(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.
isDirectory)t.push(s);else{let r=n.getAsFile();r&&o.push({name:r.name,file:r})}}return wv(t,o)}async function wv(e,t){let o=[];for(let n of e){let s=[];await ip(n,"",s),o.push(us(n.name,s))}return o.concat(
ap(t))}function ap(e){let t=e.filter(({name:n})=>!pc.test(n)),o=e.filter(({name:n})=>pc.test(n)).map(n=>({label:n.name.replace(pc,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,us(gc(t),
t)]:o}async function ip(e,t,o){let n=e.createReader(),s=[];for(;;){let r=await new Promise((a,l)=>{n.readEntries(a,l)});if(r.length===0)break;s.push(...r)}s.sort((r,a)=>r.name<a.name?-1:1);for(let r of s)
if(r.isDirectory)await ip(r,`${t}${r.name}/`,o);else{let a=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:a})}}function lp(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,
r=s.indexOf("/");if(r>0){let a=s.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>us(n,s)).concat(ap(o))}var Go=({
name:e})=>sp.test(e),hc=({name:e})=>e.replace(sp,"");function us(e,t){let o=[...t].sort((r,a)=>r.name<a.name?-1:1),n=new Set(o.map(({name:r})=>r).filter(r=>np.test(r))),s=r=>Go(r)?n.has(hc(r)):n.has(r.
name);return{label:e,files:n.size===0?[]:o.filter(s),skipped:n.size===0?o:o.filter(r=>!s(r))}}function gc(e){let t=e.filter(n=>!Go(n)).map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(np,"").replace(
/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[o=""]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function cp(e){
let t=new Map;for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let a=o.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?
null:[...t].map(([o,n])=>us(o,n))}function $e(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=i("div",{class:`toast${n?" toast-urgent":""}`},i("span",{class:"toast-text"},e)),r=0,a=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(a,o*1e3)};t&&s.append(P(t.label,()=>{a(),t.run()},{class:"toast-action"})),s.append(be("close","Dismiss",a));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),pe(t?`${e} ${t.label} is available.`:e,n),l(),a}function up(e,t,o){let n=0,s=a=>[...a.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",a=>{s(a)&&t()&&(a.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",a=>{s(a)&&(n-=1,(n<=0||a.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",a=>{s(a)&&(a.preventDefault(),
a.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async a=>{if(r(),!!s(a)){if(a.preventDefault(),!t()){$e("This server is read-only.",{urgent:!0});return}try{let l=await rp(
a.dataTransfer);l.length>0&&o(l)}catch(l){$e(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var yv=700,bv=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function wc({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${M(t)} of ${F(e,"set file")} are checked.`:`${F(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${M(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function dp(e){let t=i("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let a=o;
return o=bv(s),t.hidden=!s,t.textContent=s?wc(s):"",clearTimeout(n),o?n=setTimeout(e,yv):a&&pe(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var _v=1e3,Ta="This page waits for a set that the server has not checked yet.";function mp(){let e=i("span",{class:"toast-text"}),t=i("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let a=await rn().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=a?`${Ta} ${wc(a)}`:Ta,o=setTimeout(s,_v,r))}df(r=>{let a=r&&Ht()!=="/";a!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),a&&(document.
getElementById("toasts").append(t),e.textContent=Ta,pe(Ta),s(n)))})}var kv=2,fp=1e3,yc=0,Tn=e=>["done","failed","cancelled"].includes(e.state);function Oa(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,yc-=1)},a=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(Tn(d)&&a(),
t(d))},c=async()=>{let d=fp;try{l(await vf(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*fp}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return yc<kv&&typeof EventSource=="function"?(yc+=1,n=Sf(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),a}var ds=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],wp=ds.flatMap(([e])=>e),yp=ds.flatMap(([,e])=>e),Yo=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],Qt=(e,t)=>t.some(o=>e.includes(o));function xv(e,t){let[o,n]=[Yo(e),Yo(t)];for(let[s,r]of ds){let a=Qt(o,s)&&Qt(n,r);if(a!==(Qt(n,s)&&Qt(o,r)))return a?-1:1}for(let[s,r]of[[wp,-1],[yp,1]])if(Qt(o,s)!==
Qt(n,s))return Qt(o,s)?r:-r;return 0}function Ma(e){for(let[t,o]of ds){let n=e.map(r=>[Qt(Yo(r),t),Qt(Yo(r),o)]),s=r=>n.flatMap((a,l)=>a[r]?[l]:[]);if(n.every(([r,a])=>r!==a)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var $v=10n**17n;function pp(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let o=e.file_list.filter(n=>n.first_event_ns!==null).map(n=>BigInt(
n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==null&&o>$v?o:null}function tr(e,t){let o=xv(e.label,t.label),[n,s]=[pp(e),pp(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,
t]}var hp=e=>[...new Set(Yo(e).filter(t=>!/\d/.test(t)&&!wp.includes(t)&&!yp.includes(t)))];function bp(e,t){let[o,n]=[hp(e),hp(t)],s=o.filter(a=>n.includes(a)).length,r=Math.min(o.length,n.length);return r===
0?ds.some(([a,l])=>[[e,t],[t,e]].some(([c,u])=>Qt(Yo(c),a)&&Qt(Yo(u),l))):s>1||s===r}var vv=100,gp=(e,t)=>Yo(e).filter(o=>!t.includes(o)).join(" ");function bc(e){if(e.length===2){let[t,o]=tr(e[1],e[0]);
return{control:t.id,test:o.id}}for(let[t,o]of ds){let n=[...t,...o],s=d=>e.filter(m=>Qt(Yo(m.label),d)).slice(0,vv),[r,a]=[s(t),s(o)],l=a.map(d=>[r.find(m=>m!==d&&gp(m.label,n)===gp(d.label,n)),d]).find(
([d])=>d!==void 0),[c,u]=l??[r[0],a[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function Sv(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function Ev(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let a=Tv(
e,s+1);o+=n===0?e.slice(s,a):"",s=a-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function Tv(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function Aa(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(Ev(e,t.index+t[0].length));return o?Number(o[1]):null}async function Ov(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function _p(e,t,o){let n=await Ov(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),a="",l=!1;try{for(;a.length<t&&!o(a);){let{done:c,value:u}=await r.read();if(c){l=!0;break}a+=u}}catch{}return r.cancel().catch(()=>{}),{text:a,ended:l,zipped:n}}var Mv=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&Aa(e)!==null;async function Av({name:e,file:t}){let o=await _p(t,4194304,Mv);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=Aa(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=Aa(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await _p(t,16777216,()=>!1);n=Aa(s.slice(-262144))}return{
isTrace:!0,rank:n??Sv(e)}}async function xp(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await Av(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var kp=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function $p(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([kp(e,n,o),kp(t,n,o)]);if(s.
some((a,l)=>a!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var Cv=256,vp=20,Sp=e=>e.slice(e.lastIndexOf("/")+1),_c=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Rv(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
$p(e.file,t.file)}async function Lv(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await Rv(n,s)||_c(n.name)!==null&&_c(n.name)===_c(s.name));for(let n of e.filter(s=>s.seen.isTrace&&!Go(s))){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var kc=e=>e.map(({seen:t})=>t.rank),xc=e=>!e.includes(null)&&new Set(e).size===
e.length;function Nv(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function Pv(e){return Ma(e.map(({name:o})=>Sp(o)))?.map(o=>o.map(n=>e[n]))??Nv(e)??e.map(o=>[o])}function Iv(e,t){let o=new Set;return e.map((n,s)=>{let r=gc(n),a=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(d=>!o.has(d))??`${r} ${s+1}`;o.add(a);let l=n.flatMap(({more:d,...m})=>[m,...d]),c=new Set(l.map(({name:d})=>d)),u=t.files.filter(d=>Go(d)?c.has(hc(d)):s===0&&!d.seen.isTrace);return{
...us(a,[...l,...u]),settled:!0}})}function Ep(e){let t=kc(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function Dv(e,t,o){
return!(t.length===2&&Ma(t.map(({label:s})=>s)))&&xc(kc(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:Ep(o),manyFirst:!0}}}function qv(e){return e.includes(
null)?"assumed":xc(e)?"named":"equal"}async function Tp(e){if(e.files.length>Cv)return{};if(await xp(e.files),e.files.length<2||e.settled)return{};let t=await Lv(e.files),o=cp(e);if(o!==null&&o.length<=
vp)return Dv(e,o,t);let n=kc(t),s=Ma(t.map(({name:a})=>Sp(a)));if(t.length<2||xc(n)&&s===null)return{};let r=Pv(t);return r.length>vp?{}:{question:{kind:qv(n),parts:Iv(r,e),one:Ep(t),manyFirst:s!==null||
r.length===2}}}var Op=(e,t,o)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...o});function Mp(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var Bv=2,Wv=3,Fv=4,$c=3,vc=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,Op(this.#o,
t,{tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,...o})}add(t){let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(t){let n=(await Tf(
t)).map(s=>this.#n({label:s.label,files:[],skipped:[]},{job:s,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#m(s))}async#t(t){if(t.files.length===
0){this.#i(t,{message:"There is no .json or .json.gz file in it."});return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await Tp(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),
t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="asking",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(a=>this.#n(a,{tags:n,tagError:s}));this.transfers.splice(this.transfers.
indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(a=>this.#t(a))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking",
"queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cance\
lled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.
planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<
Wv&&this.#p(o)}async#p(t){t.state="creating",t.begun+=1,t.error=null,this.#e(t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await Ef(t.label,o);if(t.state!=="creating"){Ql(n.id).catch(
()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.
filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state==="sending").length;for(let n of t)for(let s of n.files){if(o>=Bv)return;s.state==="waiting"&&(o+=1,this.#h(n,s))}}async#h(t,o){
o.state="sending",o.attempts+=1,this.#e(t);let{upload:n}=t;try{await Af(n,o.name,o.file,{from:o.sent,signal:t.abort.signal,onProgress:s=>{o.sent=Math.min(s,o.size),this.#e(t)}}),o.sent=o.size,o.state=
"sent"}catch(s){if(t.state==="sending"&&t.upload===n&&await this.#g(t,o,s),t.state!=="sending"||t.upload!==n)return}this.#e(t),this.#d(t),this.#l()}async#g(t,o,n){if((n.status===0||n.status>=500)&&n.status!==
507&&o.attempts<Fv){let{upload:r}=t;if(o.state="sending",n.status===0?await this.#w(t,o):await new Promise(a=>{setTimeout(a,500*2**(o.attempts-1))}),t.state!=="sending"||t.upload!==r||await this.#u(t,
o))return;if(t.begun<$c){this.#c(t);return}}o.state="failed",o.error=n.message}async#w(t,o){t.waits=!0,this.#e(t);let n=await ha({signal:t.abort.signal}).catch(()=>!1);o.attempts-=n?1:0,t.waits=!1}#c(t){
Mp(t),this.#a(t)}async#u(t,o){try{let s=(await Of(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#d(t){if(t.state!=="sen\
ding"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:`${o.length}\
 files could not be sent. ${o[0].error}`}):this.#y(t)}async#y(t){t.state="committing",this.#e(t);try{t.job=await Mf(t.upload),t.state="job",this.#e(t),this.#m(t)}catch(o){if(o.status===404&&t.begun<$c&&
t.state==="committing"){this.#c(t);return}this.#i(t,o)}this.#s()}#m(t){t.stopJob=Oa(t.job.id,o=>{if(o.error?.code==="unknown_job"&&t.files.length>0&&t.begun<$c){this.#c(t);return}if(t.job=o,o.state===
"done"){this.#b(t);return}Tn(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#b(t){if(await this.#_(t),t.bundle){t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("set\
s")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#f(t),t.state="done",this.#e(t),this.dispatchEvent(
new CustomEvent("stored",{detail:t}))}async#_(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=1)await Bo(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){
t.tagError=n.message}}async#f(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await Bo(t.job.set,{label:o})}catch(n){t.labelError=n.message}}t.renaming=
!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#f(t),this.#e(t))}async takeOffer(t,o){
let{offered:n}=t;await Bo(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){
return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await os(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await ns(t.job.set),
t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}
t.job&&(t.job=null,t.upload=null),t.error=null,t.begun=0,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==null&&(o.state==="sent"||await this.#u(t,o)))){t.upload=
null;break}if(t.upload===null){this.#c(t);return}t.state="sending",this.#e(t),this.#d(t),this.#l()}async cancel(t){let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await rs(n.id)}catch{}return}t.
state="cancelled",t.abort.abort(),this.#e(t),o!==null&&Ql(o).catch(()=>{}),this.#l(),this.#s()}},we=new vc;window.addEventListener("beforeunload",e=>{we.sending&&e.preventDefault()});var jv=1e3,Hv=5e3,Uv=6e4,Sc=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-Uv;get running(){return this.list.filter(t=>!Tn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await $f())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?jv:Hv)}}#r(t){if(we.transfers.
some(n=>n.state==="committing"))return;let o=new Set(we.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Jt=new Sc;var zv={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},Gv={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},Ap=(e,t,o)=>e===
null||!(t>0)?null:o*(e/t);function On(e,t,o){if(e[t]!==void 0)return e[t];let n=zv[t];if(!n)return Gv[t]?.(o)??null;let{rule:s,times:r}=n,a=On(e,n.of,o),l=On(e,n.by,o);switch(s){case"change":return a===
null||l===null?null:a-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:Ap(a,l,r);default:return Ap(a,l,r)}}var mt={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Cp={operators:{name:"operators",short:"operators",what:"An operator runs, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of op\
erators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for it"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, an\
other process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects garbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here,\
 at most an annotation"}},Ca={...mt,...Cp},Rp=e=>e!==null&&e.parts.some(({part:t})=>t in Cp),or={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and\
 no compute kernel: nothing hides them"},Ra=e=>e[0].toUpperCase()+e.slice(1),Yv={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Ec=e=>Yv[e]??e.toLowerCase();function Tc(e){let t=e.
split(" overlapping ").map(Ec);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var Oc={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"o\
ther"},Lp={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for so\
mething else"},Mc={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"delay from launch to start"},La={short_kernels:"shorter than its launch",runtime_outliers:"slow laun\
ch",launch_delay_outliers:"late start"},Na={steps:"of the steps, as in Compare",before_last_step:"all but those of the last step",all:"all, outside of steps too"},Ac={set:{letter:"A",name:"Control"},test:{
letter:"B",name:"Test"}},Mn="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA].",cn=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",An="the host waits: the device’s\
 queue is full",un=({host:e,lag:t})=>typeof e!="number"?"":`host ${L(e)}${t>0?` · device ${L(t)} behind when the host left`:""}`;var Lt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Np={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},Kv={...Np,per_step:"per r\
ecording",percent:"% of the recording"},nr=(e,t)=>(Lt(t)?Kv:Np)[e];function Cc(e){return Lt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var ms=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function Pa(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var Vv=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,Qv=e=>e==="per_step"||e==="percent";function Jv(e,t){
let o=t?"self_":"",n=`${o}${{total:"duration",percent:"percent_of_step"}[e]??e}`,s=e==="total"&&!t?"total_duration":n,r=Qv(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,
diff:`diff_${n}`,growth:`diff_${o}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${r}`,testCount:`test_${r}`,diffCount:`diff_${r}`}}function Ko(e,t,o,n=!1){let s=Object.
fromEntries(Object.entries(Jv(t,n&&Vv(e))).map(([a,l])=>[a,On(e,l,o)])),r=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...s,percent:r===""?s.growth:
null,birth:r}}function Xv(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var sr=(e,t)=>JSON.stringify([e,t]);
function Tt(e,t){let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var Zv=(e,t)=>e.
filter(({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function Pp({name:e,category:t,replaces:o,aliases:n}){if(n&&!o&&t!=="python_function"){let r=["control","test"].map(l=>Zv(n,l)),a=n.
length-2;return[`${r.join(" / ")}${a>0?` + ${a} more`:""}`,""]}if(!o)return[e,""];if(o.rule==="template_arguments")return[e,""];let s=o.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[o.operator??
"same shapes",s].filter(Boolean).join(" "),e]}function rr({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,a)=>(a.total_duration??
0)>(r.total_duration??0)?a:r)}var ar=({aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${M(n)} ${n===1?"call":"calls"}, ${L(s)}`);function Rc(e,t,o,{self:n=!1}={}){let{control_observations:s,
test_observations:r}=e.verdict??{},a=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=Lc({...l,among:a},n);return{row:c,key:l.id??sr(l.name,l.category),verdict:c.significance??
"",noise:c.significance==="no_difference_found",of:u=>On(l,u,e),...Ko(l,o,e,n),...Xv(l,o)}})}var eS=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),Ip=(e,t)=>e.filter(({
row:o})=>!cn(o)&&!eS(o)).slice(0,t);function Lc(e,t){let o=t?"self":"total";return e?.tests?{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var dn=e=>e.moderated_q_value??e.q_value??
null;function Dp(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[sr(s.name,s.category),{...s,
among:n}]))}function qp(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].control_counts+e.totals[n].test_counts>0).map(n=>[n,Ko(e.totals[n],t,e,o)])}var Wp=15,Fp=[10,15,20,30,50,100],tS=["total","per_step","per_call","percent"],jp=Rt.change.words,Hp=Rt.device_type.words,oS=Rt.measure.words,nS=["step","compute","exposed_communication","exposed_memo\
ry","idle"],Ia=[...nS,"op"],Nc="ProfilerStep*",Xt=[Nc,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],Pc=["name","category","change","control_counts","test_counts","diff_counts","ab\
s_diff_counts","control_total_duration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],sS=["name","category","change","q_value"],fs=e=>sS.
includes(e)?"asc":"desc",Ic=["control","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],Up=[...Ic,
"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],rS={fold:"true",significant:"",measure:"",equivalence:""},aS=["lines","details","oper\
ators","classes","recorded","replacements",...Array.from({length:9},(e,t)=>`line-${t}`)],iS=["control","test","more","less","noise"];function Bp(e,t){let o=e.get(t)??"",n=o.split(",").map(r=>r===""?NaN:
Number(r)),s=n.length===4&&n.every(Number.isFinite);return o!==""&&!s&&Uo(e,t,"four numbers"),s?o:""}var zp=(e,t)=>Object.fromEntries(t.map(o=>[o,_t(e,Rt,o,rS[o])])),Gp=e=>Object.fromEntries(["control\
_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function lS(e,t,o){let n=e.get(t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Tt(n,e.get(o)??"")}function Ot(e){let t=new URLSearchParams(
e),o=Qe(t,"sort",Pc,Rt.sort.standard);return{...zp(t,Up),...Gp(t),...!t.has("exclude")&&{exclude:Xt},sort:o,...o.endsWith("_work")&&{work:!0},order:Qe(t,"order",Rt.order.words,fs(o)),unit:Qe(t,"unit",
tS,""),measure:Qe(t,t.has("measure")?"measure":"time",oS,""),heat:Qe(t,"heat",Ia,""),open:dc(t,"open",aS),hide:dc(t,"hide",iS),zoom_time:Bp(t,"zoom_time"),zoom_calls:Bp(t,"zoom_calls"),top:fc(t,"top",
1,200,Wp),op:lS(t,"op","op_category")}}function Gt(e){let t=Da(e),o=(s,r,a)=>{r!==a&&t.set(s,r)};o("sort",e.sort,Rt.sort.standard),o("order",e.order,fs(e.sort)),o("unit",e.unit,""),o("measure",e.measure,
""),t.delete("fold"),o("fold",String(e.fold),"true"),o("heat",e.heat,""),e.exclude.join(`
`)===Xt.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),o("open",e.open.join(),""),o("hide",e.hide.join(),""),o("zoom_time",e.zoom_time,""),o("zoom_calls",e.zoom_calls,""),o("top",String(e.top),
String(Wp)),o("op",e.op,"");let n=t.toString();return ie(n===""?"/compare":`/compare?${n}`)}var Bt=(e,t)=>Gt({...Ot(""),control:He(e),test:He(t)});function Da(e){let t=new URLSearchParams;return zo(t,
Rt,Up,e),e.significant||t.delete("measure"),t}function cS(e,t,o){let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_ste\
p":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return s===void 0?e:t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function ps(e,t,o){let n=Da(e);return n.set("significance","true"),n.set(
"sort",cS(e.sort,t,o)),n.set("order",e.order),n.set("measure",o?"self":"total"),n}function Dc(e,t,o,n){let s=ps(e,t,o);return s.set("format",n),s}var Yp=["total","per_step"],uS=["calls","share"],Kp=["\
duration","calls","per_call"];function hs(e){let t=new URLSearchParams(e);return{...zp(t,Ic),...Gp(t),row:t.has("name")?Tt(t.get("name"),t.get("category")??""):t.get("row")??"",unit:Qe(t,"unit",Yp,""),
bins:Qe(t,"bins",uS,"calls"),heat:Qe(t,"heat",Kp,"duration")}}function ot(e){let t=new URLSearchParams({control:e.control,test:e.test});return zo(t,Rt,Ic,e),t}function Cn(e){let t=ot(e);return t.set("\
row",e.row),t}function Nt(e){let t=Cn(e);return Yp.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),Kp.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),ie(`/co\
mpare/op?${t}`)}function Vp(e,t,o){let n=ps(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),n}function Qp(e){let t=new URL(Gt(e),location.origin).searchParams;
return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var mn=Number(En.limit.standard),Jp=e=>e==="label"?"asc":"desc";function ir(e){let t=new URLSearchParams(
e),o=_t(t,En,"sort");return{control:t.get("control")??"",test:t.get("test")??"",q:_t(t,En,"q"),tag:_t(t,En,"tag"),sort:o,order:_t(t,En,"order",Jp(o)),page:fc(t,"page",1,1e6,1)}}function Xp(e){let{control:t,
test:o,q:n,tag:s,sort:r,order:a,page:l}={...ir(""),...e},c=new URLSearchParams,u=(m,f,p="")=>{f!==p&&c.set(m,String(f))};u("control",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,
En.sort.standard),u("order",a,Jp(r)),u("page",l,1);let d=c.toString();return ie(d===""?"/":`/?${d}`)}var qa=e=>e.q!==""||e.tag.length>0;function Rn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,
order:e.order,limit:String(mn),offset:String((e.page-1)*mn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",o)),t}var He=e=>e.slice(0,12),fn=(e,t,o,n)=>n?.[e]?.label??(o&&We(o,t[e])?.
label)??t[e];function We(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.
length===1?s[0]:void 0}var Ba=(e="Damaged")=>i("strong",{class:"damage-mark"},Et("warning"),e);function lr(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&i("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>i("li",{},Ba()," ",n))),o.length>0&&i("ul",{class:"notice"},o.map(({text:n})=>i("li",{},n)))]}var Zp=(e,t)=>e.filter(({text:o})=>!t?.some(
n=>n.text===o));function Wa(e,t=e?.length??0){return t>0&&i("div",{class:"damage-list"},i("p",{},Ba(F(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),i("ul",{},e.map(({file:o,
rank:n,text:s})=>i("li",{},`Rank ${n} (`,i("span",{class:"mono"},o),`): ${s}`)),t>e.length&&i("li",{class:"muted"},`and ${M(t-e.length)} more`)))}var dS="https://ui.perfetto.dev";var cr=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function mS(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",a),u(d)},a=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new cr("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new cr("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",a)})}function qc(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&qc(e,t-1)},100)}async function Fa({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=dS,patience:a=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new cr("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:f}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${f}`)}catch(m){
throw qc(l),m}let c=new AbortController,u=mS(l,r,a);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),qc(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var fS=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function pS(e){return(e.notes??[]).some(t=>fS.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var hS=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Wc(e,t,o=()=>""){let n=i(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,a=i("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
a.href=Vl(e.id,t.number,o())},c=(m,f=!1)=>{n.textContent=m,n.classList.toggle("error-text",f)};async function u(){d.disabled=!0,c("Loading …");try{await Fa({title:`${e.label}, rank ${t.rank}`,fileName:hS(
t,o()),load:m=>xa(e.id,t.number,o(),{signal:m,onProgress:f=>c(`Loading ${_e(f)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),pe(m.message,!0)}finally{
d.disabled=!1}}let d=P("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${_e(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:i("div",{class:"trace-actions"},a,d,n),prepare:l}}
function Vo(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${Ve(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function gS(e,t){return i("div",{class:"notice trace-not-kept"},i("p",{},Vo(e)),t?i("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):i("p",{},"Start the server with ",i("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",i("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function wS(e,t,o,n){let s=Wc(e,t,o.query),r=i("td",{}),a=()=>{let l=o.on()?pS(t):"";s.prepare(),T(r,l===""?s.node:i("span",{class:"muted"},l))};return n.push(
a),a(),i("tr",{},i("th",{scope:"row"},String(t.rank)),i("td",{class:"mono wrap"},t.file),i("td",{class:"num"},_e(t.trace_bytes)),r)}function yS(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==null),
a=e.file_list.length-r.length;return i("section",{},s&&i("h3",{},e.label),r.length===0?gS(e,t):i("div",{class:"scroll-x"},i("table",{class:"files-table trace-table"},i("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),i("thead",{},i("tr",{},["Rank","File","Size","Trace"].map(l=>i("th",{scope:"col",class:l==="Size"?"num":""},l)))),i("tbody",{},r.map(l=>wS(e,l,o,n))))),r.length>0&&a>0&&i("\
p",{class:"muted small"},`${M(a)} more were not kept.`))}function bS(e,t){let o=i("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:i("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function ja(e,t={}){let o=[],n=ne("traces"),s=bS(t,()=>o.forEach(l=>l())),r=i(
"div",{class:"trace-body"},i("p",{class:"muted"},"Loading …")),a=i("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>a.remove(),click:l=>{l.target===a&&a.close()}}},i("div",{class:"tr\
ace-box"},i("div",{class:"trace-head"},i("h2",{id:n},"Traces"),be("close","Close",()=>a.close())),r));return document.body.append(a),a.showModal(),Promise.all([rn(),...e.map(l=>bo(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,T(r,u&&s.node,c.map(d=>yS(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&i("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>T(r,i("p",{class:"\
error-text",role:"alert"},l.message))),a}var _S=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function eh(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:a=0,left_out:l=0}=e??{};if(a>0)return{level:"warn",text:`${F(a,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${M(c)} repaired or lost`),s>0&&u.push(F(s,"note")),r>0&&u.push(F(r,"duplicate file")),l>0&&u.push(`${M(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function kS(e){return i("dl",{class:"counters"},_S.map(([t,o,n])=>i("div",{class:e[t]>0&&t!=="kept"?"":"calm"},i("dt",{title:n},o),i("dd",{},M(e[t]??0)))))}function xS(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":Ge(t.steps??[]);return i("tr",{},i("th",{scope:"row",class:"mono wrap"},t.file),i("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&i("span",{class:"muted"},` (${t.rank_source})`)),i("td",{},r||ae),i("td",{class:"num"},M(s.events)),i("td",{class:"num"},_e(t.raw_bytes)),o&&i("td",{},t.trace_bytes===null?i("span",{class:"m\
uted"},"not kept"):Wc(e,t).node),i("td",{class:"wrap"},n.length===0?i("span",{class:"muted"},"nothing to report"):i("ul",{class:"notes"},n.map(a=>i("li",{},a.severity==="damage"&&[Ba()," "],a.words,a.
count>1&&` (${M(a.count)} ×)`,a.effect&&`. ${a.effect}`,a.example&&i("span",{class:"muted"},`${a.effect?" First:":":"} ${a.example}`))))))}function Fc(e){return e?.length>0&&i("details",{class:"dupli\
cates"},i("summary",{},`${F(e.length,"file")} left out: the same as another`),i("ul",{},e.map(({file:t,same_as:o})=>i("li",{},i("span",{class:"mono"},t)," has the same content as ",i("span",{class:"mo\
no"},o)))))}var $S={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"is without the trace that it is named after"};function jc(e,t){return e>
0&&i("details",{class:"left-out"},i("summary",{},`${F(e,"entry","entries")} of the folder left out`),i("ul",{},t.map(({file:o,kind:n})=>i("li",{},i("span",{class:"mono"},o),` ${$S[n]??n}`)),e>t.length&&
i("li",{class:"muted"},`and ${M(e-t.length)} more`)))}function th(e){let t=i("div",{class:"quality-panel"},i("p",{class:"muted"},"Loading …"));return bo(e.id).then(o=>{let n=o.traces_bytes>0,s=["Fil\
e","Rank","Steps","Events","JSON",...n?["Trace"]:[],"Notes"];T(t,Wa(o.quality.affected_files,o.quality.affected),kS(o.quality),i("div",{class:"scroll-x"},i("table",{class:"files-table"},i("thead",{},i(
"tr",{},s.map(r=>i("th",{scope:"col"},r)))),i("tbody",{},o.file_list.map(r=>xS(o,r,n))))),Fc(o.quality.duplicate_files),jc(o.quality.left_out,o.quality.left_out_files),i("p",{class:"muted small"},"Ide\
ntity ",i("span",{class:"mono"},o.id)," · stored in ",_e(o.stored_bytes)," out of ",_e(o.raw_bytes)," of JSON",n&&` (${_e(o.traces_bytes)} the traces themselves)`,!n&&`. ${Vo(o)}`))}).catch(o=>T(t,i(
"p",{class:"error-text"},o.message))),t}var Hc=4,Uc=e=>e===2?"two":M(e),oh=e=>e[0].toUpperCase()+e.slice(1);function vS({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function SS({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${Ge(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${F(t.ranks,"rank")}`}function ES({parts:e}){let t=e.slice(0,Hc).map(({label:o})=>`“${o}”`).
join(", ");return e.length>Hc?`${t} and ${M(e.length-Hc)} more`:t}function zc({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${Uc(t.ranks)} ranks of one`;return`${oh(Uc(e.length))} sets, \
or ${n}?`}function nh(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=ne("question"),a=(u,d,m)=>P([i("strong",{},d),i("span",{class:"choice-detail"},m)],()=>we.answer(e,u),{class:"choice"}),l=a(
!0,`${oh(Uc(n.length))} sets`,ES(t)),c=a(!1,"One set",SS(t,o));return i("div",{class:"question",role:"group","aria-labelledby":r},i("p",{id:r},i("strong",{},zc(t))," ",vS(t)),i("div",{class:"choices"},
s?[l,c]:[c,l]))}var TS=64,OS={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},MS=["failed","cancelled","undone"];
function Yc(e){return i("progress",{max:"1",value:"0","aria-label":e})}function Kc(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function Ln(e){if(e.state==="failed")return e.error?.
detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return AS(e.made);if(e.state==="done"){let o=e.already_stored?`${CS(e)}; noth\
ing was stored twice.`:`${Ua(e)?"Stored, but damaged":"Done"}: ${F(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state===
"queued"?"Queued":OS[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${_e(e.bytes_done)} of ${_e(e.bytes_total)}`),e.events>0&&t.push(F(e.events,"event")),e.files_total>1&&t.push(`${M(e.files_done)}\
 of ${F(e.files_total,"file")}`),t.join(" · ")}function AS(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${M(t)} were already here and ar\
e unchanged`;return o===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${F(o,"set")} stored${t>0?`; ${n}`:""}.`}var CS=e=>`Stored already \
as “${e.known_as}”`;function RS(e,t){let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),i("a",{href:ie(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}
function LS(e){let{offered:t,job:o}=e;if(e.state!=="done"||t===null)return null;let n=s=>Gc(we.takeOffer(e,s));return[P(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),
new TextEncoder().encode(t).length<=TS&&P(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var Ua=e=>e?.state==="done"&&e.affected_files?.length>0;function rh(e){return[Ua(e)&&Wa(e.affected_files),
PS(e),Fc(e?.duplicate_files),NS(e?.changed_beside??[]),jc(e?.left_out??0,e?.left_out_files??[])]}function NS(e){return e.length>0&&i("p",{class:"muted"},"Not taken: what stands beside ",i("span",{class:"\
mono"},e.slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${M(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it ag\
ain.")}function PS(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:i("details",{class:"failures",open:e.state==="faile\
d"},i("summary",{},`${F(e.failures.length,"file")} could not be read`),i("ul",{},e.failures.map(o=>i("li",{},!o.message.startsWith(o.file)&&[i("span",{class:"mono"},o.file)," – "],o.message))))}function ah(e){
let t=Yc("Progress"),o=i("p",{class:"transfer-text"}),n=i("div",{class:"transfer-actions"}),s=DS(e),r=i("div"),a=i("div"),l=i("div",{class:"transfer-offer"}),c=null,u=e.files.map(IS),d=i("details",{class:"\
files",open:e.files.length<=6},i("summary",{},qS(e)),i("ul",{class:"file-list"},u.map(k=>k.node)),e.skipped.length>0&&BS(e.skipped)),m=i("li",{class:"transfer"},i("div",{class:"transfer-head"},s.node,
n),t,o,l,a,r,!e.sample&&d),f=null,p="",h="",g=!1;function y(){let k=n.contains(document.activeElement),$=i("div",{},FS(e));p=e.label,$.innerHTML!==n.innerHTML&&(T(n,...$.childNodes),k&&n.querySelector(
"button")?.focus({preventScroll:!0}))}function w(){f=e.state,m.dataset.state=e.state,y(),g=e.question!==null,T(a,g&&nh(e)),e.state==="done"&&(d.open=!1)}function b(){let k=e.state==="done"?e.offered:null;
if(k===c)return;let $=l.contains(document.activeElement);c=k,T(l,LS(e)),$&&s.node.querySelector("input").focus({preventScroll:!0})}function _(){f!==e.state?w():p!==e.label&&y(),s.update(),u.forEach(WS),
t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:k,total:$}=Vc(e);t.hidden=e.state==="asking"||!we.active.includes(e),Kc(t,k,$),h=Qc(e),o.textContent!==h&&T(o,e.state==="done"&&!e.bundle&&
e.job.already_stored?RS(e,h):h),b(),m.classList.toggle("affected",Ua(e.job)),T(r,rh(e.job))}return _(),{node:m,update:_,text:()=>e.question?zc(e.question):h,focus(){g&&document.activeElement.matches("\
body, main, .page-actions *")&&a.querySelector("button").focus({preventScroll:!0}),g=!1}}}var Ha=(e,t)=>e.reduce((o,n)=>o+n[t],0);function Vc(e){let{job:t,state:o,files:n}=e;return o==="job"&&t.bytes_total>
0?{done:t.bytes_done,total:t.bytes_total}:{done:Ha(n,"sent"),total:o==="looking"?0:Ha(n,"size")}}function IS(e){let t=Yc(`Progress of ${e.name}`),o=i("span",{class:"file-state"}),n=i("li",{},i("span",
{class:"mono file-name",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function DS(e){let t=i("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"\
false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{we.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.
label,t.blur())}}}),o=i("span",{class:"error-text small",role:"status"}),n=e.label;return{node:i("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.activeElement&&(n=e.label,t.value=
n),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged\
. ${e.tagError}`].filter(Boolean).join(" ");o.textContent!==s&&(o.textContent=s)}}}function qS(e){let t=e.files.reduce((s,r)=>s+r.size,0),o=e.files.filter(s=>!Go(s)),n=[F(o.length,e.bundle?"bundle":"t\
race file"),_e(t)];return e.skipped.length>0&&n.push(`${M(e.skipped.length)} skipped`),n.join(", ")}function BS(e){let[t,o]=[e.filter(Go),e.filter(n=>!Go(n))];return[o.length>0&&sh("only .json and .js\
on.gz files are traces",o),t.length>0&&sh("the trace that it is named after is not there",t)]}function sh(e,t){let o=t.slice(0,20).map(({name:s})=>s).join(", "),n=t.length>20?`, and ${M(t.length-20)} \
more`:"";return i("p",{class:"muted skipped"},`Not sent, because ${e}: `,i("span",{class:"mono"},o),n)}function WS(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=
s,e.node.dataset.state=t.state,Kc(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:_e(t.size),sending:`${r} % of ${_e(t.size)}`,
sent:`${_e(t.size)} sent`,failed:t.error??"failed"}[t.state]}function FS(e){let{label:t}=e,o=be("close",`Remove ${t} from this list`,()=>we.remove(e));switch(e.state){case"failed":case"cancelled":return[
e.files.length>0&&P("Retry",()=>we.retry(e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&i("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comp\
arison"),we.canUndo(e)&&P("Undo",()=>Gc(we.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[P("Bring back",()=>Gc(we.bringBack(e)),{"aria-label":`Bring\
 ${t} back`}),o];default:return[P("Cancel",()=>we.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Gc(e){try{await e}catch(t){$e(`That did not work. ${t.message}`,{urgent:!0})}}function jS(e){
let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${Ge(t.sort((o,n)=>o-n))}`}function HS(e){return e===null?"":e.as===
"tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function Qc(e){let t=US(e);return e.begun>1&&!e.waits&&!MS.includes(e.state)?`${t.replace(/\.$/,"")} – sent again, because the server wa\
s restarted`:t}function US(e){let t=jS(e),o=Ha(e.files,"sent"),n=Ha(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waiting fo\
r its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?"No connection, trying again …":[`Sending ${_e(o)} of ${_e(n)}`,t].filter(Boolean).join("\
 · ");case"committing":return"Sent. The server starts reading …";case"job":return[Ln(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may close this tab now");case"do\
ne":return Ln(e.job)+HS(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for\
 ten minutes.";default:return e.error??"It failed."}}function ih(e,t){let o=e,n=Yc(`Progress of ${o.label}`),s=i("p",{class:"transfer-text"}),r=i("div",{class:"transfer-actions"}),a=i("div"),l=i("li",
{class:"transfer"},i("div",{class:"transfer-head"},i("div",{class:"transfer-title"},i("strong",{},o.label||"Ingest")),r),n,s,a),c=null;function u(d){o=d;let m=o.state==="queued"||o.state==="running";o.
state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,T(r,m?P("Cancel",()=>rs(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):be("close",`Remove ${o.label} from this list`,()=>t(o)))),n.hidden=
!m,Kc(n,o.bytes_done,o.bytes_total),s.textContent=Ln(o),l.classList.toggle("affected",Ua(o)),T(a,rh(o))}return u(o),{node:l,update:u}}var lh=()=>i("a",{href:ie("/")},"Show");function zS(){return[...we.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Qc(t),...Vc(t)})),...Jt.running.map(t=>({label:t.label,text:Ln(t),
done:t.bytes_done,total:t.bytes_total}))]}function GS(){let e=s=>we.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${M(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${M(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function YS(){let e=i(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=i("strong",{class:"ellipsis"}),o=i("span",{class:"muted small ellipsis"});return{node:i("div",{class:"status-part status-progre\
ss"},i("div",{class:"status-head"},t,lh()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${M(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((a,l)=>a+l.total,0);s.some(a=>a.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((a,l)=>a+l.done,0)))}}}function KS(){let e=i("span",{});return{node:i("div",{class:"status-part status-head"},e,lh()),draw(o){
e.textContent=`${o}.`}}}function VS(e){let t=i("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,a){let l=i("p",{class:"status-verdict",role:"status"}),c=i("a",{class:"\
button primary",href:Bt(r.id,a.id)},`Compare ${r.label} with ${a.label}`);T(t,i("div",{class:"status-head"},i("strong",{},"Both sets are stored"),be("close","Dismiss",n)),l,c),o=!0,e(),pe(`Both sets a\
re stored. You can compare ${r.label} with ${a.label} now.`);let u=new URLSearchParams({control:r.id,test:a.id,limit:"0",diagnosis:"false"});et(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function ch(){let e=i("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=YS(),o=KS(),n=VS(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Ht()!=="/",c=l?zS():[],u=l?GS():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),xo(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function a(){s===0&&(s=requestAnimationFrame(r))}return we.addEventListener("change",a),Jt.addEventListener("change",a),r(),{offer:n.set,clear:n.clear,draw:r}}var[pn,Nn,uh,uo,Yt,QS,za,JS]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],ur="Every page",dh="First move to a set of the list, with the arrow keys.",Ga="First select a\
 call, in the lanes or in the table.",Pn="There is nothing to search on this page.",fh=[{pages:[pn],keys:["/"],text:"Find sets",action:"search",none:Pn},{pages:[pn],keys:["ArrowDown","Enter"],text:"Mo\
ve from the search into the list",action:"enter",inSearch:!0},{pages:[pn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[pn],keys:["ArrowRight","ArrowLeft"],
text:"In the list: move to the actions of the set, and back"},{pages:[pn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[pn],keys:["Space"],text:"In the list: select \
the set, for actions on several"},{pages:[pn],keys:["c"],text:"Use the focused set as the control",action:"control",none:dh},{pages:[pn],keys:["t"],text:"Use the focused set as the test",action:"test",
none:dh},{pages:[Nn],keys:["/"],text:"Search the names of the rows",action:"search",none:Pn},{pages:[Nn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[
Nn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Nn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[Nn],keys:["\
ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[uo],keys:["/"],text:"Find a frame or a kernel",action:"search",none:Pn},{pages:[uo],keys:["ArrowDown"],text:"Fro\
m the search into the table",action:"enter",inSearch:!0},{pages:[uo],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[uo],keys:["ArrowDown","ArrowUp",
"PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[uo],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go \
to the one above"},{pages:[uo],keys:["Space"],text:"In the table: select the frame"},{pages:[uo],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[uo],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[uo],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[Nn,uh,uo,Yt,za],keys:["c"],text:"Choose the control",action:"control"},{pages:[Nn,uh,uo,Yt,za],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Yt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:Pn},{pages:[Yt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Yt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Yt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Yt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Yt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Yt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Ga},{pages:[Yt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Yt],keys:["m"],action:"measure",none:Ga,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[QS],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:Pn},{pages:[JS],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[za],keys:["/"],text:"Find a table or column",action:"search",none:Pn},
{pages:[za],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[ur],keys:["?"],text:"List the keys",action:"help"},{pages:[ur],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:Pn},{pages:[Yt],keys:[","],action:"former",none:Ga},{pages:[Yt],keys:["."],action:"next",none:Ga}],XS={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},ZS=["button","checkbox","file","radio","range","reset","submit"];function dr(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!ZS.includes(e.type))}function eE(e,t){let{target:o,key:n}=e,s=dr(o);return fh.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||
r.pages.some(a=>[t.name,ur].includes(a)))&&(r.inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function tE(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function oE(e){return e.flatMap((t,o)=>[o>0&&" ",i("kbd",{},XS[t]??t)])}function mh(e,t){let o=fh.filter(({pages:n,text:s})=>s&&
n?.includes(t));return o.length>0&&i("section",{},i("h3",{},e),i("dl",{class:"keys"},o.map(({keys:n,text:s})=>i("div",{},i("dt",{},oE(n)),i("dd",{},s)))))}function nE(e){let t=ne("keys"),o=()=>n.close(),
n=i("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:t},"Keys"),
be("close","Close",o)),mh(`${e.name} page`,e.name),mh(ur,ur),i("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function ph(e,t){let o=()=>e()&&
nE(e().page);t.addEventListener("click",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector(
'dialog[open], [role="menu"]'))return;let a=eE(n,s);if(!a||a.action==="close"&&tE())return;let l=a.action==="help"?o:r.keys?.[a.action],c=l!==void 0&&l()!==!1;(c||a.none)&&n.preventDefault(),!c&&a.none&&
$e(a.none,{seconds:4})})}var hh="tracediff.session";function sE(){try{return sessionStorage.getItem(hh)??""}catch{return""}}function gh(e){let t=null,o=[];function n(){return t??=sE(),t}function s(u){t=u;try{sessionStorage.setItem(
hh,u)}catch{}}let r=u=>bo(u).then(d=>d.quality.kept>0?d:null).catch(()=>null),a=()=>Ct(new URLSearchParams({limit:"0"})).then(({total:u})=>u===2).catch(()=>!1);async function l(){if(we.active.length>0||
o.length===0)return;let u=o.sort((y,w)=>y.key-w.key).map(({id:y})=>y);o=[];let d=u.length===1,m=n();s(d?u[0]:"");let f=d&&m!==""&&m!==u[0]?[m,...u]:u;if(f.length!==2)return;let[p,h]=await Promise.all(
f.map(r));if(!h&&d&&s(m),!p||!h)return;let g=!d||bp(p.label,h.label)||await a();we.active.length===0&&e(...tr(p,h),{sure:g})}let c=u=>{o=o.filter(d=>d.id!==u)};return we.addEventListener("stored",({detail:u})=>{
c(u.job.set),o.push({id:u.job.set,key:u.key}),l()}),we.addEventListener("change",({detail:u})=>{u?.state==="undone"?(c(u.job.set),n()===u.job.set&&s("")):(u===null||u.state==="failed"||u.state==="canc\
elled")&&l()}),{clear(){t="",bt().then(()=>s(n()))}}}var Jc=new Set,yh=!1,hn=()=>yh;function gs(e){return Jc.add(e),()=>Jc.delete(e)}function wh(e){yh=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Jc])t()}function bh(){window.
addEventListener("beforeprint",()=>wh(!0)),window.addEventListener("afterprint",()=>wh(!1))}var Pe=["control","test"],In={control:"test",test:"control"},xh=["rank","span","step"],rE=["both",...Pe],aE={path:{type:"boolean",standard:"false"}},$h=32,iE=864e8,lE=300,Ya=e=>e!==null&&e!==""&&Number.
isFinite(Number(e))?Number(e):null,Xc=(e,t)=>mc(e,t,/^\d+$/,"whole numbers");function _h(e,t,o){let[n,s]=[Ya(e.get(t)),Ya(e.get(o))],r=n!==null&&s!==null&&n<s&&Math.max(-n,s)<=iE;return[t,o].filter(a=>!r&&
e.get(a)).forEach(a=>Uo(e,a,`µs since the beginning, ${t} before ${o}`)),r?[n,s]:[null,null]}var kh=(e,t)=>[...new Set(e.getAll(t))].filter(o=>o!==""&&o.length<=lE).slice(0,$h),ws=(e,{id:t,main:o})=>o?
"main":`${e}:${t}`,Ka=(e,t)=>e.includes(t)?e.filter(o=>o!==t):[...e,t].slice(-$h);function Va(e){let t=new URLSearchParams(e),o={control:t.get("control")??"",test:t.get("test")??""};for(let l of Pe){for(let c of xh){
let u=`${l}_${c}`;o[u]=Xc(t,t.has(u)?u:c)}o[`${l}_marker`]=t.get(`${l}_marker`)||t.get("marker")||""}let[n,s]=_h(t,"from","to"),[r,a]=_h(t,"sum_from","sum_to");return{...o,use_short_name:_t(t,Ea,"use_\
short_name"),path:_t(t,aE,"path"),show:Qe(t,"show",rE,"both"),from:n,to:s,sum_from:r,sum_to:a,open:kh(t,"open"),pin:kh(t,"pin"),q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Ya(
Xc(t,"nth")),at:Qe(t,"at",Pe,""),align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:Ya(Xc(t,"align_nth"))??0}}var cE=e=>String(Math.round(e*1e3)/1e3);function ys(e){let t=new URLSearchParams,
o=(s,r,a="")=>{r!=null&&r!==a&&t.set(s,String(r))};Pe.forEach(s=>o(s,e[s]));for(let s of[...xh,"marker"]){let[r,a]=Pe.map(c=>e[`${c}_${s}`]??""),l=r===a||!e.control||!e.test;o(s,l?r||a:""),Pe.forEach(
c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both");for(let s of["from","to","sum_from","sum_to"])o(s,typeof e[s]=="number"?cE(e[s]):
"");["open","pin"].forEach(s=>(e[s]??[]).forEach(r=>t.append(s,r))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_cat\
egory",e.align_category),o("align_nth",e.align_nth,0));let n=t.toString();return ie(n===""?"/timeline":`/timeline?${n}`)}function $o(e){let t=Pe.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:
t}var uE=(e,t)=>e-t,vh=e=>[...new Set(e)].sort(uE),Zc=e=>vh(e.map(t=>t.rank)),eu=(e,t)=>vh(e.filter(o=>o.rank===t).map(o=>o.span)),tu=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??
-1)-(s.step_number??-1));function dE(e){let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var mE=(e,t)=>e.find(o=>String(o)===t);function Sh(e,t,o=null){if(e.length===0)return null;let n=[],
s=(u,d,m,f)=>{let p=d===""?void 0:mE(u,d);return d!==""&&p===void 0&&n.push(`${m} ${d}`),p??(u.includes(f)?f:u[0])},r=s(Zc(e),t.rank,"rank",o?.sample.rank),a=s(eu(e,r),t.span,"file",o?.sample.span),l=tu(
e,r,a),c=t.step===""?void 0:l.find(u=>String(u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-
1)]:dE(l),{sample:c,place:l.indexOf(c),missing:n}}var Qa=e=>/^\d+$/.test(e??"")?e:"",mo=(e,t={})=>ys({control:e.control,test:e.test,control_rank:Qa(e.control_ranks),test_rank:Qa(e.test_ranks),control_step:Qa(e.control_steps),test_step:Qa(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function bs(e,t){let{name:o,category:n}=rr(t,"test");return mo(e,{name:o,category:e.use_short_name?"":n})}
function Ja(e,t,o,n=null){let s={};for(let a of["control","test"]){let{rank:l,span:c}=t[a]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${a}_rank`]:u(l),[`${a}_span`]:c>0?String(c):"",[`${a}_step`]:u(
o[a])})}let r=n&&rr(n,"test");return mo(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Xa(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",a=t.length>0?String(t[0]):void 0;return mo(e,{at:r,...a?{control_rank:a,test_rank:a}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var Dn=[...Ho.by.words,"calls"],oi=4,ru={device:"own",host:"self",calls:"calls"},ni=["calls","host","self","device","own"];function Oh(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=
n??""})}function mr(e){let[t,o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(o^o>>>13,3266489909),o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var Mh=/ #\d+$/,ei=(e,t)=>e==="module"&&t!==null?t.replace(
Mh,""):t,Ah=()=>[0,0],nu=()=>Object.fromEntries(ni.map(e=>[e,Ah()]));function ti(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:nu(),kernels:[],shapes:[],children:[],own:nu(),key:"",foldKey:""}}var ou=(e,t)=>t>0?(e??0)/t:0,Za=(e,t,o,n)=>o?[ou(e[`control_${t}`],n[0]),ou(e[`test_${t}`],n[1])]:[ou(e[t],n[0]),0];function fE(e,t,o){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function pE(e,t,o){let n=Object.fromEntries(ni.map(s=>[s,Za(e,s,t,o)]));return{...ti({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:fE(e,t,o),split:e.split??null},
figures:n,own:{calls:n.calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:Za(s,"counts",t,o),device:Za(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:Za(s,
"calls",t,o)}))}}function si(e,t,o){[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),mr(d===0?u:`${u}
${d}`)},a=[o,s.sort,...s.names.map(l=>ei(s.sort,l)),s.status].join(`
`);si(s,r(t,s.names),mr(a))}}var Ch=e=>e.reduce((t,o)=>mr([t,o.sort,ei(o.sort,o.control_name),ei(o.sort,o.test_name),o.status].join(`
`)),"root");function au(e,t){let o=[],n=(r,a,l)=>{Object.assign(r,{at:o.length,parent:a,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(Dn.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)hE(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var _s=e=>e.status==="same"||e.status==="replaced";function hE(e,t){
e.total={},e.ownOf={},e.here={};for(let o of Dn){let n=e.own[ru[o]],s=[...n],r=n[1]-n[0];for(let a of e.children)s[0]+=a.total[o][0],s[1]+=a.total[o][1],r+=_s(a)?0:t[o][a.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=_s(e)?r:null}}function iu(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>pE(r,t,n));return e.nodes.forEach(({parent:r},a)=>{r!==
null&&s[r].children.push(s[a])}),si(s[0],"root","root"),au(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var su=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Eh(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let a=s.get(r[o]);a||(a={[o]:r[o],...Object.fromEntries(n.map(l=>[l,Ah()]))},s.set(r[o],a),e.push(a)),n.forEach(l=>su(a[l],r[l]))}}function Th(e,t){ni.
forEach(o=>su(e.figures[o],t.figures[o])),Object.values(ru).forEach(o=>su(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},Eh(e.kernels,t.kernels,"name",["counts","device"]),Eh(e.shapes,t.shapes,"text",["calls"])}function gE({sort:e,status:t,names:o}){let[n,s]=o.map(r=>ei(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var wE=(e,t)=>ni.some(o=>e.figures[o][t]>0);function Rh(e){if(e.children.forEach(Rh),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>wE(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function Lh(e){let t=ti(e.root);Th(t,e.root);let o=new Map,n=(r,a)=>{let l=gE(a),c=[a.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=ti({...a,names:l,status:a.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,a)=>{let l=n(r.sort==="modul\
e"?t:a,r);Th(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&Rh(t),si(t,"root","root"),au(t,{...Nh(e),grouped:"class"})}function Nh({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var Ph=e=>({...e,children:e.children.map(Ph)});function yE(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&Mh.test(n??"")&&t.unshift(n)}return t}function bE(e,t){let o=ti({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(ru))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((a,l)=>a+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function Ih(e,t,o){let n=new Map([...o].filter(a=>e.byKey.
get(a)?.instances>1).map(a=>[a,[]]));for(let a of t.frames)n.has(a.foldKey)&&a.sort!=="rest"&&n.get(a.foldKey).push(a);let s=a=>{let l=n.get(a.key);if(!l||l.length===0)return{...a,children:a.children.
map(s)};let c=bE(a,l);return{...a,opened:!0,own:nu(),kernels:a.kernels,children:[...l.map(u=>({...Ph(u),above:yE(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return Dh(r,n),au(r,Nh(e))}function Dh(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;si(o,mr(`${e.key}
${n||"rest"}`),o.foldKey||mr(`${e.key}
rest`))}else Dh(o,t)}function qn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var Bn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",vo=(e,t)=>e.total[t][1]-e.total[t][0];function So(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function lu(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function ks(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var qh=["both","control","test"];function _E(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function Bh(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=_E(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),a=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,f)=>{let p=m.parent?u[m.parent.at]:0;a[f]=p,l[f]=p+s[m.at],c[f]=m.depth,u[m.at]=p,m.parent&&(u[m.parent.at]=
l[f]),d[m.at]=f}),{start:a,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var kE=["folded","class","instance"],ai=["control","test"],ii=["ranks","steps","marker"],xE=5e3,cu=40,ri=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,cu);function Qo(e){let t=new URLSearchParams(
e),o={};for(let n of ai){o[n]=t.get(n)??"";for(let s of ii)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...o,level:_t(t,Ho,"level"),merge_lines:_t(t,Ho,"merge_lines"),by:Qe(
t,"by",Dn,""),width:Qe(t,"width",qh,"both"),frames:Qe(t,"frames",kE,"folded"),order:Qe(t,"order",["calls"],""),q:t.get("q")??"",node:ri(t.get("node"))[0]??"",zoom:ri(t.get("zoom"))[0]??"",open:ri(t.get(
"open")),rows:ri(t.get("rows"))}}function Kt(e){let t={...Qo(""),...e},o=new URLSearchParams,n=(s,r,a="")=>{r!==a&&r!==""&&o.set(s,r)};for(let s of ai)n(s,t[s]),ii.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],
"all"));return n("level",t.level,Ho.level.standard),n("merge_lines",String(t.merge_lines??!0),Ho.merge_lines.standard),n("by",t.by),n("width",t.width,"both"),n("frames",t.frames,"folded"),n("order",t.
order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-cu).join(".")),n("rows",t.rows.slice(-cu).join(".")),ie(o.size===0?"/tree":`/tree?${o}`)}function xs(e,t,o){let n=new URLSearchParams(
{max_nodes:String(xE)}),s=e.test!=="";for(let r of s?ai:["control"]){s&&n.set(r,e[r]);for(let a of ii){let l=e[`${r}_${a}`];l!==""&&l!=="all"&&n.set(s?`${r}_${a}`:a,l)}}return zo(n,Ho,["level","by","i\
nstances","merge_lines"],{level:e.level,merge_lines:e.merge_lines,by:Ho.by.words.includes(t)?t:"",instances:o}),n}var Wt=e=>Object.fromEntries([...ai.flatMap(t=>[t,...ii.map(o=>`${t}_${o}`)]),"merge_l\
ines"].map(t=>[t,e[t]])),$E=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function Wh(e,t){let{name:o,category:n}=rr(t,"test");if(!$E.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.
exec(o),r=n==="python_function"&&!s,a=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,"");return Kt({...Wt(e),q:a,level:r?"python":"modules"})}var Fh=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,jh=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var Hh="tracediff.dismissed-jobs",vE=24*3600*1e3,SE=1e4;function Uh(){try{return JSON.parse(localStorage.getItem(Hh))??[]}catch{return[]}}function EE(e){try{localStorage.setItem(Hh,JSON.stringify([...Uh().
slice(-50),e.id]))}catch{}}function TE(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<vE;return!o.includes(e.id)&&(!Tn(e)||t.has(e.id)||n)}function OE(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),a=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&a<SE)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&pe(s,o==="failed")}}}function zh(e,t){let o=i("ul",{class:"transfers"}),n=i("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},i("div",{class:"section-hea\
d"},i("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,a=OE(),l=0;function c(){let h=null;for(let g of we.transfers){let y=s.get(g.key);y||(y=ah(g),s.set(g.key,y),h??=y),y.update();
let{state:w,label:b,job:_}=g;a.tell(g.key,{state:w,stage:_?.stage,text:`${b}: ${w==="failed"?"failed. ":""}${y.text()}`})}return h}function u(){let h=Uh();Jt.running.forEach(y=>r.add(y.id));let g=Jt.list.
filter(y=>TE(y,r,h)).reverse();for(let y of g)s.has(y.id)||s.set(y.id,ih(y,()=>{EE(y),d()})),s.get(y.id).update(y),a.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${Ln(y)}`});return g}function d(){
l=0;let h=s.size===0,g=c(),y=[...we.transfers.map(w=>w.key),...u().map(w=>w.id)];for(let w of s.keys())y.includes(w)||s.delete(w);xo(o,y.map(w=>s.get(w).node)),n.hidden=s.size===0,g&&!h&&g.node.scrollIntoView(
{block:"nearest"}),we.transfers.forEach(({key:w})=>s.get(w).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let f=({detail:h})=>e(h.job.set),p=({detail:h})=>e(h.set);return we.addEventListener(
"change",m),we.addEventListener("stored",f),we.addEventListener("sets",t),Jt.addEventListener("change",m),Jt.addEventListener("stored",p),d(),{node:n,unmount(){we.removeEventListener("change",m),we.removeEventListener(
"stored",f),we.removeEventListener("sets",t),Jt.removeEventListener("change",m),Jt.removeEventListener("stored",p),cancelAnimationFrame(l)}}}var ME=.1;function AE(e,t){let o=t.coming_bytes>0?` and ${_e(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${_e(t.left_bytes)} are left`;return`${e} may store ${_e(t.allowed_bytes)}\
: ${_e(t.stored_bytes)} are stored in ${F(t.sets,"set")}${o}, ${n}.`}function Gh(e,t){if(!t)return null;let o=t.left_bytes<=ME*t.allowed_bytes;return i("span",{class:o?"quota-few":""},AE(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function Yh(){let e=i("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await rn().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,T(e,Gh(o.user,n)," ",Gh("All together",s))}}}var CE="a[href], button:not(:disabled), input";function Kh(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(CE)].filter(f=>!f.closest("form"));function a(m){m.tabIndex=m===
n?0:-1,r(m).forEach(f=>{f.tabIndex=-1})}function l(m=!1){let f=s();n=f.includes(n)?n:f[0]??null,f.forEach(a),m&&!e.contains(document.activeElement)&&u()}function c(m){let f=n;n=m??n,[f,m].filter(Boolean).
forEach(a)}function u(){return n?.focus(),n!==null}function d(m,f){let p=s(),h=p.indexOf(n),g=[n,...r(n)],y=g.indexOf(f);return{ArrowDown:p[h+1],ArrowUp:p[h-1],Home:p[0],End:p.at(-1),ArrowRight:g[y+1],
ArrowLeft:g[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:f,target:p}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||dr(p)||p.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(f)?(m.preventDefault(),d(f,p)?.focus()):p===n&&(f==="Enter"||f===" ")&&(m.preventDefault(),o(f,n)))}),{sync:l,focus:u}}function li(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},a,l){let c=ne("edit"),u=i("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=i("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let f=u.value.trim();if(f===t&&!r||f===""&&!s){l();return}u.disabled=!0,await a(f)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},i("label",{for:c,class:"visually-hidden"},o),u,i("button",{type:"submit",class:"small-button"},"Save"),P("Cancel",l,{class:"small-button"}));T(e,d),u.focus(),u.select()}var $s=4;function ci(e,t,{text:o,...n}={}){let s=ne("menu"),a=i("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:g=>{(g.key==="ArrowDown"||g.key==="ArrowUp")&&(g.preventDefault(),u(g.key==="ArrowUp"))}}},o??Et("more")),l=null,c=()=>Vh(l,a);function u(g=!1){
l=i("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:p,focusout:h}}),T(l,t().filter(y=>!y.hidden).map(f)),a.setAttribute("aria-expanded","true"),a.setAttribute("aria-controls",s),a.
closest("main").append(l),Vh(l,a),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(g?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let g=l;l=null,g?.remove(),a.setAttribute("aria-expanded","false"),a.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],f=g=>i(g.href?
"a":"button",{role:"menuitem",type:g.href?null:"button",href:g.href,download:g.download,tabindex:"-1",class:g.danger?"danger":g.href?"button":"",disabled:g.disabled,title:g.title,on:{click:()=>{if(g.href){
setTimeout(()=>l&&(a.focus({preventScroll:!0}),d()));return}d(),a.focus({preventScroll:!0}),g.run()}}},g.text,g.note&&[" ",i("span",{class:"muted small"},g.note)]);function p(g){let y=m().filter(k=>!k.
disabled),w=y.indexOf(document.activeElement),b=g.key.length===1?g.key.toLowerCase():"",_={ArrowDown:y[(w+1)%y.length],ArrowUp:y.at(w-1),Home:y[0],End:y.at(-1)}[g.key]??(b.trim()===""?void 0:[...y.slice(
w+1),...y].find(k=>k.textContent.toLowerCase().startsWith(b)));(g.key==="Escape"||g.key==="Tab")&&(d(),a.focus({preventScroll:!0})),(g.key==="Escape"||_)&&(g.preventDefault(),g.stopPropagation(),_?.focus(
{preventScroll:!0}))}function h(g){l&&!l.contains(g.relatedTarget)&&g.relatedTarget!==a&&d()}return a}function Vh(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+$s+s<=
innerHeight;e.style.setProperty("top",`${Math.max($s,r?o.bottom+$s:o.top-$s-s)}px`),e.style.setProperty("left",`${Math.max($s,Math.min(o.right-n,innerWidth-n-$s))}px`)}var ui=12,Qh=3;function RE(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>ja([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function Jh(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return i("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},i("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),i("\
span",{"aria-hidden":"true"},n))}function LE(e){return e.damaged?i("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function NE(e,t){let o=s=>P(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-Qh;return e.tags.length>0&&i("span",{class:"tags"},e.tags.slice(0,Qh).
map(o),n>0&&i("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function PE(e,t){let o=e.goes?`removed ${jf(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server re\
moves it on ${Ve(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?i("span",{class:"muted small",title:n},s):P([Et("pin"),s],()=>t.pin(
[e],!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which is ${o}`})),e.uploaded_by&&i("span",{class:"muted small by e\
llipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function IE(e,t,o){let n=i("div",{class:"set-line"}),s=()=>T(n,i("span",{class:"set-name ellipsis",title:e.label},e.label),NE(e,t),
PE(e,t),e.notes!==""&&i("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:i("td",{class:"set-cell"},n,LE(e)),edit(a){li(n,e[a],a==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[a]:l}),r)}}}function DE(e,t,o){let n=eh(e.quality),s=i("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,th(e)),T(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&Et("warning"),i("span",{class:"ellipsis"},n.text),Et("chevron"));return s}function qE(e){return e.steps.length>0?i("span",{title:Ge(e.steps)},M(e.step_count??e.steps.length)):
i("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var BE=e=>e.devices.length>0?e.devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):ae;function WE(e){return e.median_step_ns!==null?
[L(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[ae,e.steps.length>0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function Xh(e,t,o,{member:n=!1}={}){
let s=i("tr",{class:"detail",hidden:!o.has(e.id)},i("td",{colspan:String(ui)},o.get(e.id))),r=ci(`Actions for ${e.label}`,()=>RE(e,t,m=>a.edit(m))),a=IE(e,t,()=>r.focus()),l=i("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:m=>t.check(e,l.checked,m.shiftKey)}}),[c,u]=WE(e);return[i("tr",{data:{set:e.id},class:n?"member":""},i("td",{class:"check-cell"},l),i("td",
{class:"pick-cell"},Jh("control",e,t),Jh("test",e,t)),a.node,i("td",{"data-head":"Device",class:"device-cell ellipsis",title:e.devices.join(", ")},BE(e)),i("td",{class:"num","data-head":"Step",title:u},
c),i("td",{class:"num","data-head":"Ranks",title:Ge(e.ranks)},M(e.ranks.length)),i("td",{class:"num","data-head":"Steps"},qE(e)),i("td",{"data-head":"Recorded",class:"date"},e.recorded===null?ae:Ve(e.
recorded)),i("td",{"data-head":"Stored",class:"date"},Ve(e.created)),i("td",{class:"num","data-head":"Size",title:`${F(e.quality.events,"event")} in ${_e(e.raw_bytes)} of JSON in ${F(e.files,"file")}`},
_e(e.disk_bytes)),i("td",{"data-head":"Quality"},DE(e,s,o)),i("td",{class:"row-actions"},i("a",{class:"button small-button analyse-link",href:ie(`/analyse?set=${He(e.id)}`),"aria-label":`Analyse ${e.label}`},
"Analyse"),r)),s]}var FE=["sets","tag","baseline","name","category","layer","measure","time","by"];function vs(e){let t=new URLSearchParams(e);return Object.fromEntries(FE.map(o=>[o,_t(t,uc,o,o==="sets"?"":void 0)]))}function fr(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),zo(t,uc,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function pr(e){let t=fr(
e).toString();return ie(t===""?"/series":`/series?${t}`)}var Zh=[{text:"A / B",hidden:"Control and test"},{text:"Set",sort:"label"},{text:"Device",sort:"device"},{text:"Step time",sort:"step_time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"\
steps",num:!0},{text:"Recorded",sort:"recorded"},{text:"Stored",sort:"created"},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],eg=Zh.filter(e=>e.sort);function jE(e,t){
return e.sort?i("th",{scope:"col",class:e.num?"num":"",data:{sort:e.sort}},P([e.text,i("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):i("th",{scope:"col",class:e.num?"num":""},e.hidden?
[i("span",{"aria-hidden":"true"},e.text),i("span",{class:"visually-hidden"},e.hidden)]:e.text)}function tg(e){let t=i("tbody"),o=i("input",{type:"checkbox",class:"set-check","aria-label":"Select all t\
hat are shown",on:{click:()=>e.checkAll(o.checked)}}),n=Zh.map(y=>jE(y,e.sort)),s=i("div",{class:"card scroll-x"},i("table",{class:"sets",role:"grid"},i("caption",{class:"visually-hidden"},"Sets"),i("\
thead",{},i("tr",{},i("th",{scope:"col",class:"check-cell"},o),n)),t)),r=Kh(t,"tr[data-set], tr.group, tr.more-row",(y,w)=>{let b=w.dataset.set?y===" "?".set-check":".menu-button":"button";w.querySelector(
b)?.click()}),a=new Map,l=new Map;function c(y,w,b,_){let k=l.get(y),$=k?.shown===w?k:{shown:w,rows:b()};return _.set(y,$),$.rows}let u=(y,w,b=!1)=>c(y.id,JSON.stringify([y,b]),()=>Xh(y,e,a,{member:b}),
w);function d(y,w,b){let _=c(`group ${y.prefix}`,JSON.stringify([y,!!w]),()=>[HE(y,w,e)],b);if(!w)return _;let k=w.total-w.sets.length;return[..._,...w.sets.flatMap($=>u($,b,!0)),...c(`more ${y.prefix}`,
`${w.loading} ${k}`,()=>w.loading||k>0?[UE(y,w,k,e)]:[],b)]}function m(y){let w=new Map,b=t.contains(document.activeElement)?document.activeElement:null,{prefix:_,set:k}=b?.closest("tr")?.dataset??{};
xo(t,y.entries.flatMap($=>$.group?d($.group,y.groups.get($.group.prefix),w):u($.set,w))),l=w,_!==void 0&&!b.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(_)}"] button`)?.focus({preventScroll:!0}),
r.sync(b!==null),b?.matches(".pin-toggle")&&!b.isConnected&&t.querySelector(`tr[data-set="${k}"] .pin-toggle`)?.focus({preventScroll:!0}),f(y),p(y)}function f({sort:y,order:w}){for(let b of n){let _=b.
dataset.sort===y;b.dataset.sort&&(b.ariaSort=_?{asc:"ascending",desc:"descending"}[w]:null,T(b.querySelector(".sort-mark"),_&&Et(w==="asc"?"up":"down")))}}function p({picked:y,checked:w}){let b=[...t.
querySelectorAll("tr[data-set]")];for(let k of b){let{set:$}=k.dataset;for(let S of["control","test"])k.toggleAttribute(`data-${S}`,$===y[S]),k.querySelector(`.pick-${S} input`).checked=$===y[S];k.toggleAttribute(
"data-checked",w.has($)),k.querySelector(".set-check").checked=w.has($)}t.querySelectorAll("tr.group").forEach(k=>h(k,y));let _=b.filter(k=>w.has(k.dataset.set)).length;o.checked=_>0&&_===b.length,o.indeterminate=
_>0&&_<b.length,o.disabled=b.length===0}function h(y,{labels:w,...b}){let _=y.dataset.prefix.toLowerCase();T(y.querySelector(".pick-cell"),["control","test"].filter(k=>w[k].toLowerCase().startsWith(_)&&
/^([^\p{L}]|$)/u.test(w[k].slice(_.length))&&!t.querySelector(`tr[data-set="${CSS.escape(b[k])}"]`)).map(k=>i("b",{class:`letter letter-${k==="control"?"a":"b"}`,title:w[k]},k==="control"?"A":"B",i("s\
pan",{class:"visually-hidden"},`: ${w[k]}`))))}function g(y){let w=[...t.children].find(b=>b.dataset.set===y);return w?.classList.add("fresh"),w?.scrollIntoView({block:"nearest"}),!!w}return{node:s,draw:m,
flash:g,focus:r.focus}}function HE(e,t,o){let n=P([Et("chevron"),i("span",{class:"set-name"},e.prefix),i("span",{class:"muted"},F(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","ari\
a-expanded":String(!!t),"aria-label":`${e.prefix} …, ${F(e.sets,"set")}`});return i("tr",{class:"group",data:{prefix:e.prefix}},i("td",{class:"check-cell"}),i("td",{class:"pick-cell"}),i("td",{class:"\
set-cell",colspan:"6"},n,!e.prefix.includes(",")&&i("a",{class:"small",href:pr({...vs(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},
"Series")),i("td",{class:"date"},Ve(e.newest)),i("td",{colspan:String(ui-9)}))}function UE(e,t,o,n){return i("tr",{class:"more-row member"},i("td",{colspan:String(ui)},t.loading?i("span",{class:"muted"},
"Loading …"):P(`Show more of ${e.prefix} (${M(o)} left)`,()=>n.more(e.prefix),{class:"link-button"})))}function og(e,t){let o=e,n=ne("tags"),s=ne("known-tags"),r=i("p",{class:"small",role:"status"}),a=i("ul",{class:"tag-list"}),l=i("datalist",{id:s}),c=i("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=i("form",{class:"tag-form",on:{submit:h=>{h.preventDefault();let g=c.value.trim().replace(/\s+/g," ");g!==""&&f({add_tags:[g]},
`Tagged “${g}”.`)}}},c,i("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${F(o.length,"set")}`,m=i("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:h=>{h.target===m&&m.close()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:n},d),be("close","Close",()=>m.close())),i("div",{class:"trace-body"},a,u,
l,r)));async function f(h,g){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let w=await Bo(o[y].id,h);o=o.map(b=>b.id===w.id?w:b),t(w)}c.value="",r.classList.remove("error-text"),r.textContent=g}catch(y){
r.classList.add("error-text"),r.textContent=y.message,pe(y.message,!0)}c.disabled=!1,p(),c.focus()}function p(){let h=new Map;o.flatMap(g=>g.tags).forEach(g=>{let y=[...h.keys()].find(w=>w.toLowerCase()===
g.toLowerCase())??g;h.set(y,(h.get(y)??0)+1)}),T(a,[...h].map(([g,y])=>i("li",{class:"tag"},g,y<o.length&&i("span",{class:"muted"},` ${y} of ${o.length}`),be("close",`Remove the tag ${g}`,()=>f({remove_tags:[
g]},`“${g}” was removed.`)))),h.size===0&&i("li",{class:"muted"},"No tags yet."))}return p(),document.body.append(m),m.showModal(),c.focus(),an().then(h=>T(l,h.map(({tag:g})=>i("option",{value:g})))).
catch(()=>{}),m}function sg({title:e,text:t,form:o,action:n,start:s,ended:r}){let a=ne("regroup"),l=i("p",{class:"small regroup-status",role:"status"}),c=i("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=i(
"button",{type:"submit",class:"primary"},n),d=P("Cancel",()=>p.close()),m=null,f=i("fieldset",{class:"regroup-fields"},o),p=i("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":a,on:{close:()=>p.
remove(),click:b=>{b.target===p&&p.close()}}},i("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),w()}}},i("div",{class:"trace-head"},i("h2",{id:a},e),be("close","Close",()=>p.close())),i("d\
iv",{class:"trace-body"},t&&i("p",{class:"muted"},t),f,c,l),i("div",{class:"regroup-buttons"},d,u)));function h(b,_=!1){l.textContent=b,l.classList.toggle("error-text",_),_&&pe(b,!0)}function g(b){f.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,h(b,!0),p.isConnected||$e(b,{urgent:!0})}function y(b){b.state==="done"?(p.close(),r(b)):b.state==="failed"||b.state==="cancelled"?g(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,h(`${M(b.files_done)} of ${F(b.files_total,"file")}`))}async function w(){h("");try{m=await s()}catch(b){g(b.message);return}
m&&(f.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&rs(m.id).catch(()=>{}),Oa(m.id,y))}return document.body.append(p),p.showModal(),{dialog:p,say:h,
go:u}}async function zE(e,t){try{for(let o of e.binned)await ns(o);for(let o of e.made.filter(n=>!n.already_stored))await os(o.set)}catch(o){$e(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function rg(e,t,o){$e(e,{seconds:30,action:{label:"Undo",run:()=>zE(t,o)}}),o(t.set)}function GE(e,t){let o=e.file_list.map(s=>i("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>i("li",{},i("label",{class:"check"},o[r],i("span",{class:"regroup-rank"},`Rank ${s.rank}`),i("span",{class:"mono wrap"},s.file),i("span",{class:"muted small"},_e(s.disk_bytes)))));
return{node:i("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function ng(e,t,o,n,s){return i("label",{class:"check"},i("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function ag(e,t){let o=ne("split"),n=i("div",{class:"regroup-form"},i("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:a,say:l,go:c}=sg({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):mf(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>rg(`“${e.
label}” was split into ${F(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await bo(e.id);s=GE(d,()=>l("")),T(n,ng(o,"each",`Each file becomes a set: ${F(d.file_list.
length,"set")}`,!0,u),ng(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,a.open&&n.querySelector("input").focus()}catch(d){T(n),l(d.message,!0)}}function ig(e,t){
let o=ne("label"),n=i("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});sg({title:`Join ${F(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:i("div",{class:"reg\
roup-form"},i("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>i("li",{},i("span",{class:"wrap"},s.label),i("span",{class:"muted small"},` ${F(s.files,"file")}`)))),i("label",{for:o},"Label"),
n),start:()=>ff(e.map(s=>s.id),n.value.trim()),ended:s=>rg(`${F(e.length,"set")} were joined.`,s,t)}),n.focus()}var YE=10,KE=12,VE=200,QE=4;async function uu(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:QE},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function JE({change:e,sort:t}){let o=ne("find"),n=i("span",{class:"muted small found"}),s=!1,r=Ye(VE,()=>e({q:a.value.trim()})),a=i("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:f=>{f.key==="Escape"&&a.value!==""&&(f.preventDefault(),a.value="",r.cancel(),e({q:""}))}}}),l=i("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},eg.flatMap(({sort:f,text:p})=>[["desc","↓"],["asc","↑"]].map(([h,g])=>i("option",{value:`${f} ${h}`},`${p} ${g}`)))),c=i("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=i("div",{class:"find-bar",hidden:!0,role:"search"},i("label",{for:o,class:"visually-hidden"},"Find sets"),a,c,i("span",{class:"list\
-order"},l),n);function d(f,p,h){let g=[...f.tag.filter(w=>!p.some(b=>b.tag===w)).map(w=>({tag:w})),...p.slice(0,KE)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;T(c,g.map(
({tag:w,sets:b})=>P([w,b!==void 0&&i("span",{class:"muted"},` ${M(b)}`)],()=>h(w),{class:"tag","aria-pressed":String(f.tag.includes(w)),data:{tag:w}}))),y&&c.querySelector(`[data-tag="${CSS.escape(y)}\
"]`)?.focus()}function m(){s=!0,u.hidden=!1,a.focus(),a.select()}return{node:u,drawTags:d,focus:m,draw(f,p,h){u.hidden=h<=YE&&!qa(f)&&!s,l.value=`${f.sort} ${f.order}`,document.activeElement!==a&&(a.value=
f.q);let g=p===0?"No set matches.":F(p,"set");return n.textContent=qa(f)?g:"",g}}}var lg=e=>[...e.values()].every(t=>t.pinned);function XE(e){let t=i("span",{role:"status"}),o=P("",e.compare,{class:"p\
rimary"}),n=P("Join …",e.join,{class:"writes"}),s=P("Tags …",e.tags,{class:"writes"}),r=P("",e.pin,{class:"writes"}),a=P("",e.remove,{class:"writes danger"}),l=i("section",{class:"bulk-bar","aria-\
label":"Selected sets",hidden:!0},t,o,n,s,r,a,be("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${M(c.size)} selected`,o.textContent=`Compare (${M(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=lg(c)?"Unpin":"Pin",a.textContent=`Delete (${M(c.size)})`}}}function ZE(e){let t=i("span",{class:"muted"}),o=P("Previous",()=>e(-1)),n=P("Next",
()=>e(1)),s=i("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,a){let l=(r-1)*mn,c=Math.min(l+mn,a.entry_total);s.hidden=a.entry_total<=mn&&r===1,o.disabled=
r===1,n.disabled=c>=a.entry_total,t.textContent=c>l?`${M(l+1)}–${M(c)} of ${M(a.entry_total)}${a.entry_total===a.total?"":` rows, ${F(a.total,"set")}`}`:""}}}function cg({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let a=i("div",{class:"content"},eT()),l=new Map,c=new Map,u=null,d=null,m="",f=null,p=[],h={control:"",test:"",labels:{control:"",test:""}},g="",y=null,w="",b=!1,_=(R,D)=>{b=!0,e({
page:1,...R},D)},k=JE({change:R=>_(R,{replace:!0}),sort:(R,D)=>_({sort:R,order:D})}),$=tg({pick:t,save:H,pin:Oe,remove:Ie,check:C,checkAll:j,toggleGroup:K,tags:oe,split:R=>ag(R,Ae),more:I,filterTag:U,
sort:q}),S=XE({compare:Y,join:()=>ig([...l.values()],Ae),tags:()=>oe([...l.values()]),pin:()=>Oe([...l.values()],!lg(l)),remove:()=>Ie([...l.values()]),clear:()=>{l.clear(),Ne()}}),E=ZE(R=>{e({page:u.
page+R}),a.scrollIntoView({block:"start"})}),O=dp(v),x=i("div",{class:"set-list"},O.node,k.node,a,E.node,S.node);async function v(){y?.abort(),y=new AbortController;let{signal:R}=y;m=Rn(u).toString(),
a.ariaBusy="true";let D=setTimeout(()=>r.busy(!0),400);try{let[G,se,De]=await Promise.all([Ct(Rn(u),{signal:R}),an({signal:R}),qa(u)?Ct("limit=0",{signal:R}):null,o()]);d=G,p=se,f=O.draw(De??G),await N(
R),ye()}catch(G){G.name!=="AbortError"&&A(G)}finally{clearTimeout(D),R.aborted||(r.busy(!1),a.ariaBusy=null)}}function A(R){d=null,m="",T(a,i("div",{class:"error-box",role:"alert"},i("h2",{},"The trac\
es cannot be listed"),i("p",{},R.message),P("Try again",v,{class:"primary"})))}let B=(R,D,G=mn)=>{let se=Rn({...u,page:1});return se.delete("group"),se.set("prefix",R),se.set("offset",String(D)),se.set(
"limit",String(G)),se};async function N(R){let D=new Set(d.entries.flatMap(({group:G})=>G?[G.prefix]:[]));for(let[G,se]of[...c]){if(!D.has(G)){c.delete(G);continue}let De=await Ct(B(G,0,Math.min(1e3,Math.
max(mn,se.sets.length))),{signal:R});c.set(G,{sets:Z(De),total:De.total,loading:!1})}}async function I(R){let D=c.get(R),G=m;D.loading=!0,Ne();try{let se=await Ct(B(R,D.sets.length));D.sets=[...D.sets,
...Z(se)],D.total=se.total}catch(se){$e(`${R} cannot be listed. ${se.message}`,{urgent:!0})}D.loading=!1,G===m&&Ne()}function K(R){c.delete(R)?Ne():(c.set(R,{sets:[],total:0,loading:!0}),I(R))}let Z=R=>R.
entries.flatMap(({set:D})=>D?[D]:[]),le=()=>d.entries.flatMap(({set:R,group:D})=>R?[R]:c.get(D.prefix)?.sets??[]);function ye(){n({sets:Z(d),allTotal:f,checking:O.checking()});let R=k.draw(u,d.total,f);
b&&(b=!1,pe(R)),Ne(),w!==""&&X(w)}function Ne(){if(d&&(k.drawTags(u,p,U),E.draw(u.page,d),S.draw(l),!(d.entries.length===0&&O.checking()))){if(d.entries.length===0){T(a,f===0?s():J());return}$.node.parentNode!==
a&&T(a,$.node),$.draw({...d,groups:c,picked:h,checked:l,sort:u.sort,order:u.order})}}let J=()=>d.total>0?i("p",{class:"card nothing"},"There is nothing on this page."):i("p",{class:"card nothing"},"No\
 set matches. ",P("Show all",()=>_({q:"",tag:[]}),{class:"link-button"}));function X(R){if(w="",$.flash(R))return;d.entries.find(({group:G})=>G&&c.get(G.prefix)?.sets.some(se=>se.id===R))||ht([R]).then(
([G])=>{let[se]=(G&&d?d.entries:[]).filter(({group:De})=>De&&G.label.toLowerCase().startsWith(De.prefix.toLowerCase())).sort((De,st)=>st.group.prefix.length-De.group.prefix.length);se&&!c.has(se.group.
prefix)&&K(se.group.prefix)}).catch(()=>{})}function q(R){let D=R==="label"?"asc":"desc",G=D==="asc"?"desc":"asc";_({sort:R,order:u.sort===R&&u.order===D?G:D})}function U(R){let D=u.tag.includes(R);_(
{tag:D?u.tag.filter(G=>G!==R):[...u.tag,R].slice(-8)})}function C(R,D,G){let se=le(),[De,st]=[se.findIndex(pt=>pt.id===g),se.findIndex(pt=>pt.id===R.id)].sort((pt,jl)=>pt-jl);(G&&De>=0?se.slice(De,st+
1):[R]).forEach(pt=>D?l.set(pt.id,pt):l.delete(pt.id)),g=R.id,Ne()}function j(R){le().forEach(D=>R?l.set(D.id,D):l.delete(D.id)),Ne()}function Y(){let[R,D]=[...l.values()].sort((De,st)=>De.created.localeCompare(
st.created)),[G,se]=tr(R,D);r.go(Bt(G.id,se.id))}function ee(R){if(d===null){v();return}let D=G=>G.id===R.id?{...G,...R}:G;d.entries=d.entries.map(G=>G.set?{set:D(G.set)}:G),c.forEach(G=>{G.sets=G.sets.
map(D)}),l.has(R.id)&&l.set(R.id,R),n({sets:Z(d),allTotal:f}),Ne(),a.ariaBusy==="true"&&v()}function Ae(R){return l.clear(),w=R,v()}async function H(R,D){try{return ee(await Bo(R.id,D)),pe("Saved."),!0}catch(G){
return $e(`Not saved. ${G.message}`,{urgent:!0}),!1}}function oe(R){og(R,ee).addEventListener("close",()=>v())}let he=R=>R.length===1?`“${R[0].label}”`:F(R.length,"set");async function Oe(R,D){let G=await uu(
R,async se=>ee(await Bo(se.id,{pinned:D})));G.length>0?$e(`${he(G.map(({item:se})=>se))} ${G.length===1?"was":"were"} not changed. ${G[0].error.message}`,{urgent:!0}):pe(`${he(R)} ${R.length===1?"is":
"are"} ${D?"pinned":"not pinned"}.`)}async function Ie(R){let D=await uu(R,se=>os(se.id));D.length>0&&$e(`${he(D.map(({item:se})=>se))} ${D.length===1?"was":"were"} not deleted. ${D[0].error.message}`,
{urgent:!0});let G=R.filter(se=>!D.some(({item:De})=>De===se));G.forEach(se=>l.delete(se.id)),G.length>0&&$e(`${he(G)} ${G.length===1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>yt(
G)}}),document.getElementById("main").focus({preventScroll:!0}),await v()}async function yt(R){let D=await uu(R,G=>ns(G.id));D.length>0&&$e(`${he(D.map(({item:G})=>G))} cannot be brought back. ${D[0].
error.message}`,{urgent:!0}),w=R.length===1?R[0].id:"",await v()}return{node:x,show(R,D){let G=u;u=R,h=D,G&&Rn(G).get("sort")!==Rn(u).get("sort")&&c.clear(),Rn(u).toString()!==m?v():Ne()},reload(R=""){
return w=R||w,v()},search:()=>f>0&&(k.focus(),!0),enter:()=>$.focus(),focused:()=>d&&le().find(R=>R.id===document.activeElement.closest("tr[data-set]")?.dataset.set),unmount(){y?.abort(),O.stop()}}}function eT(){
return i("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>i("div",{class:"skeleton"})))}function rt(e){let t=i("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var du=4,tT=["control","test"],di={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other a\
rguments",shapes:"launched by other operators with the same input shapes"};function ug(e){let t=i("h2"),o=i("ul",{class:"replacements-list"}),n=i("p",{class:"related-more"}),s=rt("Probable replacement\
s"),r=i("details",{class:"card rank-steps replacements",hidden:!0},i("summary",{},t,i("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what l\
aunches them, or by their names if these differ in template arguments alone.")),i("div",{class:"chart-tools"},s.node),o,n),a=!1,l=null;function c(d,m){let f=d.replacements??[];l!==d&&(l=d,a=!1),r.hidden=
f.length===0,!r.hidden&&(t.textContent=`Probable replacements (${M(f.length)})`,T(o,f.slice(0,a?void 0:du).map(p=>u(p,d,m))),n.hidden=a||f.length<=du,T(n,!n.hidden&&P(`Show all ${M(f.length)}`,()=>{a=
!0,c(d,m),o.children[du].querySelector("a").focus()},{class:"link-button"})))}function u(d,m,f){let p={diff_duration:d.diff_duration};tT.forEach(S=>{p[`${S}_counts`]=d[S].counts,p[`${S}_total_duration`]=
d[S].total_duration});let{control:h,test:g,diff:y,growth:w,controlCount:b,testCount:_}=Ko(p,f?"per_step":"total",m),k=y>0?"more":y<0?"less":"calm",$=(S,E,O)=>i("p",{class:`replaced ${O}`},i("span",{class:"\
replaced-mark","aria-hidden":"true"},E),i("span",{class:"visually-hidden"},E==="−"?"gone: ":"new: "),i("a",{href:e(S),class:"mono",title:S.name},i("bdi",{},S.name)));return i("li",{},i("div",{class:"\
replaced-names"},$(d.control,"−","less-mark"),$(d.test,"+","more-mark"),i("p",{class:"muted small"},di[d.rule]??d.rule,d.shared!==null&&[", ",i("span",{class:"mono"},d.operator??"")," ",d.input_dims&&
i("span",{class:"mono"},d.input_dims),` (${Te(100*d.shared)} of what launches them is shared)`])),i("dl",{class:"replaced-numbers"},i("dt",{},f?"calls per step":"calls"),i("dd",{},`${M(b)} → ${M(_)}`),
i("dt",{},f?"time per step":"time"),i("dd",{title:`${te(h)} → ${te(g)}`},`${L(h)} → ${L(g)}`),i("dt",{},"Δ"),i("dd",{class:`strong ${k}`,title:Ce(y)},ge(y),h>0&&` (${ue(w)})`)))}return{node:r,sql:s,
draw:c}}async function Ft(e,t){try{await navigator.clipboard.writeText(e),$e(t,{seconds:4})}catch{$e(`Copy this: ${e}`,{seconds:60})}}var oT={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},dg="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function hr(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 samples.";if(e.too_few&&e.among){let[o,n]=e.among;return`${M(o)} steps are too few to judge this row among ${M(
n)} rows.`}let t=`q = ${qt(dn(e))}, p = ${qt(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ so, too (${t}).`:e.significance==="no_differenc\
e_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function gr(e){switch(e.calls){case"fact":return`calls: ${M(e.control_calls)} → ${M(e.test_calls)} in \
every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${qt(e.calls_q_value)})`;default:return""}}var nT=({row:e,of:t})=>{let o=typeof e.control_median=="number"&&typeof e.test_median==
"number",n=(a,l)=>a===null||l===null?null:l-a,s=(a,l,c,u,d=[])=>i("tr",{},i("th",{scope:"row"},a),[l,c,u].map((m,f)=>i("td",{class:`num${f===2?" strong":""}`,title:d[f]??null},m))),r=(a,l,c,u=n(l,c))=>s(
a,L(l),L(c),ge(u),[te(l),te(c),Ce(u)]);return i("table",{class:"detail-table"},i("thead",{},i("tr",{},i("td"),["Control","Test","Δ"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("Call\
s",M(e.control_counts),M(e.test_counts),tt(e.diff_counts)),r("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),r("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_s\
tep")),r("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&r("Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),o&&
r("Median of steps",e.control_median,e.test_median),o&&r("Quartile spread",e.control_spread,e.test_spread)))};function mg(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${di[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...ar(e)].join(`
`):e.name}function fg({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let a=i("div",{class:"op-panel-body"}),l=i("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},i("div",
{class:"op-panel-head"},i("h2",{},"Selected operation"),be("close","Close (Escape)",e)),a),c=null;function u(d){let{row:m}=d,{replaces:f}=m,p=gr(m);return[i("p",{class:"mono full-name"},i("bdi",{},m.name)),
i("p",{class:"muted small"},m.category,m.kind&&` · ${m.kind.toLowerCase()}`,` · ${oT[m.change]}`),f&&i("div",{class:"small op-replaces"},i("p",{},"probably replaces"),i("p",{class:"mono full-name"},
i("bdi",{},f.name)),i("p",{class:"muted"},`${di[f.rule]??f.rule}${f.operator?`: ${f.operator}`:""}`,f.input_dims&&i("span",{class:"mono"},` ${f.input_dims}`))),m.aliases&&i("div",{class:"small op-repl\
aces"},i("p",{},f?"all kernels that are gone or new":m.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),ar(m).map(h=>i("p",{class:"mono full-name"},i("bdi",{},h)))),m.significance&&i("p",{class:"small"},hr(m),p&&` ${p[0].toUpperCase()}${p.slice(1)}.`),nT(d),i("p",{class:"op-actions"},t?.(m)&&i("a",
{href:t(m)},"Open this operation"),n?.(m)&&i("a",{href:n(m)},"Show in the timeline"),o?.(m)&&i("a",{href:o(m)},"Where in the tree"),r&&P("Show in the table",r,{class:"link-button"}),s&&P("Show its ran\
ks and steps",s,{class:"link-button"}),P("Copy the name",()=>Ft(m.name,"Name copied."),{class:"link-button"}))]}return{node:l,isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let f=l.
hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),T(a,l.hidden?null:m??u(d)),(f||m)&&(a.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}var pg=64,hg=32;function sT(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>pg)return`${t} is too long: a tag has at most ${pg} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function rT(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,a)=>o.indexOf(o[a])===a),
s=n.map(sT).find(r=>r!=="")??(n.length>hg?`${n.length} tags are too many: a set has at most ${hg}.`:"");return{tags:n,fault:s}}var aT="key=value, separated by commas";function gg(){let[e,t]=["tags","t\
ags-help"].map(ne),o=i("span",{id:t,class:"tag-help",role:"status"}),n=i("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:we.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:a,fault:l}=rT(n.value);Object.assign(we,{tagText:n.value,tags:a,tagFault:l}),(r||l==="")&&(o.textContent=l||aT,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),i("div",{class:"tag-field writes small"},i("label",{for:e},"Tags of the next uploads"),n,o)}function wg(e,t,o){let n=i("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=lp(n.files);s.length>0?we.add(s):o.webkitdirectory&&$e("That folder is empty.",{urgent:!0}),n.value=""}}});
return i("span",{class:"writes"},i("button",{type:"button",on:{click:()=>n.click()}},Et(t),e),n)}function yg(e){return i("div",{class:"recipe"},i("pre",{},i("code",{},e)),P("Copy",()=>Ft(e,"Code copie\
d."),{class:"small-button","aria-label":"Copy the code"}))}function iT(){let e=(t,o,n)=>{let s=P(t,async()=>{s.disabled=!0;try{await we.addSample(o)}catch(r){$e(`The sample cannot be added. ${r.message}`,
{urgent:!0}),s.disabled=!1}},{class:n});return s};return i("div",{class:"empty"},i("h2",{},"No traces yet"),i("p",{class:"tagline"},"tracediff compares two runs of a PyTorch program, as its profiler r\
ecorded them, and says what changed, by how much, and why."),i("p",{class:"writes sample-offer"},e("Look at a sample pair","","primary"),i("span",{class:"muted"},"Two recordings of a training on an H2\
00; attention was one kernel, then written by hand.")),i("p",{class:"writes sample-offer"},e("One with four ranks","ranks",""),i("span",{class:"muted"},"Generated, with four changes planted in the sec\
ond.")),i("h3",{},"Your own"),i("ol",{},i("li",{},"Copy ",i("code",{},"clients/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once before and once af\
ter your change:",yg(Fh),i("details",{},i("summary",{},"Or with ",i("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),yg(jh))),i("li",{},"Each run leaves a fold\
er with one ",i("code",{},".json")," or ",i("code",{},".json.gz")," file per rank."),i("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison\
 opens by itself.")))}function lT(e){let t=i("span",{class:"side side-control"}),o=i("span",{class:"side side-test"}),n=be("swap","Swap control and test",e),s=i("a",{class:"button primary",href:ie("/c\
ompare")},"Compare"),r=i("span",{class:"muted"}),a=i("section",{class:"pick-bar","aria-label":"Control and test"},i("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(f,p,h)=>T(f,i("b",{class:"\
letter"},p),h?i("span",{class:"ellipsis",title:h.label},h.label):i("span",{class:"muted"},"not picked"));d(t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",
n.disabled=!c&&!u,c&&u?(s.href=Bt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute("aria-disabled","true"))}return{node:a,draw:l}}var wr={path:"/",name:"Traces",
read:ir,mount(e,t){return uT(e,t)}},bg=24,cT=100;function uT(e,t){let o=ir(location.search),n={control:null,test:null},s=[],r=!1,a=[],l=!1,c=i("span",{class:"count"}),u=Yh(),d=cg({change:h,pick:S,ready:u.
load,loaded:y,empty:iT,context:t}),m=lT(()=>$({control:n.test,test:n.control})),f=zh(b,()=>d.reload()),p=gg();m.node.hidden=!0,p.hidden=!0,e.append(i("div",{class:"page traces-page"},i("div",{class:"p\
age-head"},i("h1",{},"Traces ",c),i("div",{class:"page-actions"},i("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),wg("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"\
Choose a folder of traces",id:"choose-folder"}),wg("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),p,i("p",{class:"muted small traces-lost \
writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",i("code",{},"tracediff serve --keep-traces=20G")," keeps them."),u.node,f.node,m.node,
d.node)),t.setTitle("Traces");function h(O,x){t.go(Xp({...o,...O}),x)}function g(){d.show(o,{control:n.control?.id??"",test:n.test?.id??"",labels:{control:n.control?.label??"",test:n.test?.label??""}}),
m.draw(n.control,n.test)}function y({sets:O,allTotal:x,checking:v=!1}){l||(s=O,t.setTitle(`Traces (${M(x)})`),c.textContent=x>0?M(x):"",m.node.hidden=x===0,p.hidden=x===0,location.search===""&&x<=bg&&
!v&&w(O),k())}function w(O){let{control:x,test:v}=bc(O);x&&(x!==n.control?.id||v!==n.test?.id)&&(n={control:We(O,x),test:We(O,v)},h({control:He(x),test:He(v)},{replace:!0}))}function b(O){let x=we.transfers.
some(v=>v.job?.set===O);x&&!a.includes(O)&&a.push(O),x&&h({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),_(x?O:"")}let _=Ye(cT,async O=>{if(await d.reload(O),a.length>1&&!r&&!l){let x=await ht(
a.slice(-bg)).catch(()=>[]);if(!l&&!r){x.sort((A,B)=>a.indexOf(B.id)-a.indexOf(A.id));let{control:v}=bc(x);w(v===""?x.slice(0,2):x)}}});async function k(){let O=o,x=["control","test"].map(I=>O[I]),v=x.
filter(I=>I!==""&&!s.some(K=>K.id.startsWith(I))),A=await ht(v).catch(()=>null);if(l||O!==o)return;let[B,N]=x.map(I=>I===""?null:s.find(K=>K.id.startsWith(I))??We(A??[],I)??null);n={control:B,test:N},
t.unknown(["control","test"].filter(I=>A&&o[I]!==""&&!n[I]).map(I=>({name:I,value:o[I],allowed:"a stored set"}))),g()}function $(O){r=!0,n=O,h({control:He(O.control?.id??""),test:He(O.test?.id??"")})}
function S(O,x){$({...n,[O]:x}),pe(`${x.label} is the ${O}.`)}function E(O){let x=d.focused();return x?S(O,x):!1}return g(),{keys:{search:d.search,enter:d.enter,control:()=>E("control"),test:()=>E("te\
st")},update(O){let x=o;o=ir(O),g(),(x.control!==o.control||x.test!==o.test)&&k()},back:()=>d.reload(),unmount(){l=!0,_.cancel(),d.unmount(),f.unmount()}}}var yr=200;function _g(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function a(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([f,p])=>m.set(f,String(p))),s=u;try{let f=await et(m,{signal:u.signal});return d===t?f:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,f)=>{
o[f]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await a({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=yr*Math.floor(d/yr),f=await a({offset:m,limit:yr});f&&(f.rows.forEach((p,h)=>{o[m+h]=p}),e())},stop(){s?.abort(),t=null}}}var mu=e=>ps(e,e.unit,ms(e)).toString();function xg(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(yr)),t.op!==""&&n.set("row",t.op),o?.key===ot(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var fu=e=>({key:ot(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0}),pu=({diagnosis:e,diagnosis_note:t,account:o,waterfall:n,work_classes:s})=>({diagnosis:e,note:t,
account:o,waterfall:n,classes:s});async function $g(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{return await et(o)}catch{return null}}function dT(e,t){if(globalThis.firstComparison||
e.control===""||e.test==="")return;let o=xg(mu(e),e,t),n=new AbortController,s=et(o,{signal:n.signal});s.catch(()=>{}),globalThis.firstComparison={query:o,stop:n,answer:s}}var mT=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;
async function kg(e){let t=()=>{let o=new URLSearchParams(location.search);return[...o.keys()].filter(n=>!mT.test(n)).forEach(n=>o.delete(n)),location.replace(ie(`/compare/recordings?${o}`)),new Promise(
()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.code!=="not_for_recordings")throw o;return t()}}function vg(e,t){dT(e,t);let o=globalThis.firstComparison;return delete globalThis.
firstComparison,(n,s,r,a)=>{let l=xg(n,s,r),c=o;return o=null,c?.query===l?(a.addEventListener("abort",()=>c.stop.abort()),kg(c.answer)):(c?.stop.abort(),kg(et(l,{signal:a})))}}var fT=250;function Mt({context:e,results:t,message:o}){let n=null,s=!1;async function r(u,d,m){n?.abort(),n=new AbortController;let{signal:f}=n,p=()=>s||f.aborted,h=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},fT),g;try{let y=await u(f);g=()=>d(y)}catch(y){g=()=>{m(y),a(y)}}clearTimeout(h),!p()&&(l(),g(),e.settled())}let a=(u,d)=>ep(e,o.querySelector(".error-box"),u.message,d);function l(){
e.busy(!1),t.removeAttribute("aria-busy")}function c(){n?.abort(),l()}return{ask:r,clearable:a,drop:c,say(u){T(o,u),t.hidden=u!==null},unmount(){s=!0,n?.abort()}}}var Sg=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${Ge(e)}`,pT=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function mi(e,t=""){let o=d=>{let{label:m,ranks:f,
all_ranks:p,steps:h,all_steps:g,samples:y}=e[d];return`${d}: ${m} (${[Sg(f,p,"ranks"),Sg(h,g,"steps"),F(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:a,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,a.join(", "),l&&`${l} only`,pT(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${Ve(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var hT="abs_diff_duration",fi=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work","Slower work","The rest of \
the change of device time: the same FLOPs take more time, or less","num c-work"]],hu={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"it is on one \
side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its calls or of i\
ts device time"},Eg="abcd";function Tg({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(hu).indexOf(e?.work_known);return i("td",{class:"num c-work muted",title:hu[e?.
work_known]??null},ae,l>=0&&i("sup",{},Eg[l]))}let[r,a]=n(s);return i("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:a},r)})}function Og(e){let t=null,o=P("More and slower work",()=>e(
{work:!t.work,...t.work&&fi.some(([s])=>s===t.sort)?{sort:hT,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where\
 its FLOPs are known; takes longer to load"}),n=i("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(hu).flatMap((s,r)=>[r>0&&"; ",i("sup",{},Eg[r]),` ${s}`]).filter(Boolean),
".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}function pi(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,note:"Both sets and this view as one file, for another tr\
acediff",title:"To see this page, drop it on another tracediff, or open it with tracediff open"};return{node:ci("Share",()=>[{text:"Copy link",run:()=>Ft(location.href,"Link copied."),note:"For people\
 who can reach this server"},{text:"Report",href:e.report,download:`${e.name}.html`,note:"This comparison as one HTML file, without a server"},t()],{text:"Share"}),set(n){e=n}}}var gu={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},Ss=e=>`tracediff-${$t(e.control.label)}-${$t(e.test.label)}`;function Mg(e){let t=ne("top"),o=ne("sort"),n=i("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=i("select",{id:o,on:{change:()=>e({sort:s.value,order:fs(s.value)})}},Object.keys(gu).filter(l=>Pc.includes(l)).map(l=>i("option",{value:l},gu[l]))),r=i("span",{class:"mute\
d small"});return{node:i("div",{class:"chart-bar"},i("label",{for:t},"Charts: first"),n,i("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...Fp,l.top])].sort((d,m)=>d-m);T(n,u.map(d=>i("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=gu[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${M(c)}\
 of ${M(l)} rows are drawn; the table has all`:""}}}function Ag(e){let t=i("span",{class:"muted"}),o=Og(e),n=i("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=i("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=pi();return{title:i("h3",{},"All rows ",t),node:i("div",{class:"verdict-actions"},r.node),files:[n,s],work:o.node,workNote:o.note,
draw(a,l,c,u){o.draw(a);let{row_count:d,rows_before_filters:m}=l,f=a.fold?l.replacements.length:0;t.textContent=(d===m?M(d):`${M(d)} of ${M(m)}`)+(f>0?`, ${F(f,"pair")} folded`:""),n.href=Qs(Dc(a,c,u,
"csv")),s.href=Qs(Dc(a,c,u,"json")),r.set({name:Ss(l),bundle:ka(Qp(a)),report:_a(Vp(a,c,u))}),n.download=`${Ss(l)}.csv`,s.download=`${Ss(l)}.json`}}}var gT=14;function Es(e){let[t,o]=Pp(e);return o===""?t:`${t} → ${o}`}function Cg(e){let t=[],o=0,n=null,s=!1,r="",a=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let h=document.createElement("canvas").getContext("2d");h.font=r,a=h.measureText("0".repeat(40)).width/40}let f=getComputedStyle(e),p=e.clientWidth-
parseFloat(f.paddingLeft)-parseFloat(f.paddingRight)-2;return a>0?Math.max(gT,Math.floor(p/a)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=sc(s?o-2:o),n.add(t.filter(Boolean).map(d=>Es(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:f})=>f.replaces||f.aliases)&&(n=null),n?.add(m.map(f=>Es(f.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=Es(d),f=u(m);return i("span",{class:"fit",data:f===m?{}:{short:f}},i("bdi",{},m))},refit(d,{row:m}){let f=Es(m),p=u(f),h=d.querySelector(
".fit");(h.dataset.short??f)!==p&&(p===f?delete h.dataset.short:h.dataset.short=p)}}}var Jo=28,wT=60,Rg=12,Lg=100,yT={added:["+","new"],deleted:["−","gone"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},bu=[["chang\
e","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_counts","\
Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c-count"],
["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of the durati\
on, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is the chang\
e noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${dg}`,"c-real"],...fi],wu=String(bu.length-fi.length),bT={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:[
"","no difference found"],cannot_judge:["","cannot judge"]},_T=(e,t)=>e.too_few?["","too few steps"]:bT[t]??["",t],Pg={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_duration"};function kT(e,t,o){
let n=Pg[e],s=fs(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function Ig(e){let t=new Map,o=[i("td",{colspan:"3"}),i("th",{colspan:"\
3",scope:"colgroup"}),i("th",{colspan:"4",scope:"colgroup"}),i("td"),i("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=i("thead",{},i("tr",{class:"head-groups"},o),i("tr",{},bu.map(([H,oe,he,Oe])=>{
let Ie=i("span",{class:"sort-mark","aria-hidden":"true"}),yt=i("th",{scope:"col",class:Oe},i("button",{type:"button",title:he,on:{click:()=>e.onSort(...kT(H,d,m))}},oe,Ie));return t.set(H,{cell:yt,mark:Ie}),
yt}))),s=i("tbody"),r=i("tfoot"),a=i("table",{class:"ops",role:"grid","aria-label":"All operations"},i("colgroup",{},bu.map(([,,,H])=>i("col",{class:H}))),n,s,r),l=i("div",{class:"table-scroll",tabindex:"\
-1"},a),c=[],u="total",d="",m="",f=!1,p=!1,h="",g=null,y=0,w=0,b=0,_=0,k=new Map,$=0,S=!1,E=0,[O,x]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td",{colspan:wu}))),v=Cg(t.get("name").
cell),A=()=>c.length>wT&&!hn();function B(H=!1,oe=l.scrollTop){let he=Math.ceil(($||600)/Jo),Oe=A()?Math.max(0,Math.floor(oe/Jo)-Rg):0,Ie=A()?Math.min(c.length,Math.floor(oe/Jo)+he+Rg):hn()?ye():c.length;
if(!H&&Oe===b&&Ie===_)return;b=Oe,_=Ie;let yt=s.contains(document.activeElement),R=H?new Map:k;k=new Map;for(let D=Oe;D<Ie;D+=1)k.set(D,R.get(D)??(c[D]?Ne(D):J(D)));N(yt,H,oe),I()}function N(H,oe,he){
l.toggleAttribute("data-virtual",A()),Z(O,b),Z(x,c.length-_),xo(s,[O,...k.values(),hn()?le(c.length-_):x]),he>0&&(oe||H)&&l.scrollTop!==he&&(l.scrollTop=he),H&&(k.get(y)??l).focus({preventScroll:!0})}
function I(){let[H,oe]=A()?[Math.max(0,b-Lg),Math.min(c.length,_+Lg)]:[b,_];for(let he=H;he<oe;he+=1)if(!c[he]){e.onWant(H,oe);return}}function K(){let H=!1;for(let[oe,he]of k)he.dataset.hole!==void 0&&
c[oe]?(k.set(oe,Ne(oe)),H=!0):c[oe]&&v.refit(he,c[oe]);H&&N(s.contains(document.activeElement),!1,l.scrollTop),I()}function Z(H,oe){H.hidden=oe===0,H.style.height=`${oe*Jo}px`}function le(H){return i(
"tr",{hidden:H===0},i("td",{colspan:wu,class:"muted"},`${M(H)} more: the report and the CSV have all rows.`))}function ye(){let H=c.findIndex(oe=>!oe);return H<0?c.length:H}function Ne(H){let oe=c[H];
return i("tr",{"aria-rowindex":String(H+3),data:{index:H},class:`${H%2?"odd":""}${oe.noise?" noise":""}`,tabindex:H===y?"0":"-1","aria-selected":String(oe.key===g)},xT(oe,u,w,X(oe,H)),p&&Tg(oe,he=>br(
he,u)))}function J(H){return i("tr",{"aria-rowindex":String(H+3),data:{index:H,hole:""},"aria-busy":"true",tabindex:H===y?"0":"-1"},i("td",{colspan:wu,class:"muted"},"…"))}function X(H,oe){return i(
"a",{href:e.href(H.row),class:"op-link",tabindex:"-1"},H.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"⇄ "),i("span",{class:"visually-hidden"},"probable replacement: ")),H.
row.aliases&&!H.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"≡ "),i("span",{class:"visually-hidden"},"several names: ")),v.draw(H))}function q(H,{focus:oe=!1}={}){if(c.length===
0)return;let he=k.get(y);y=Math.max(0,Math.min(c.length-1,H)),C(y),he?.setAttribute("tabindex","-1");let Oe=k.get(y);Oe?.setAttribute("tabindex","0"),oe&&Oe?.focus({preventScroll:!0})}function U(H){c.
length>0&&!k.has(y)&&(y=Math.min(c.length-1,Math.ceil(H/Jo)),k.get(y)?.setAttribute("tabindex","0"))}function C(H){l.removeAttribute("data-late");let oe=H*Jo,he=l.clientHeight-n.offsetHeight-r.offsetHeight-
2;oe<l.scrollTop?l.scrollTop=oe:oe+Jo>l.scrollTop+he&&(l.scrollTop=oe+Jo-he),E=l.scrollTop,B(!1,E)}s.addEventListener("click",H=>{let oe=H.target.closest("tr[data-index]");oe&&H.target.closest(".op-li\
nk")?!H.ctrlKey&&!H.metaKey&&!H.shiftKey&&e.onOpen(c[Number(oe.dataset.index)].key):oe&&c[oe.dataset.index]&&getSelection().isCollapsed&&(q(Number(oe.dataset.index),{focus:!0}),e.onSelect(c[y].key))}),
s.addEventListener("keydown",H=>{let oe=Math.max(1,Math.floor(l.clientHeight/Jo)-4),he={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+oe,PageUp:y-oe,Home:0,End:c.length-1};if(H.key in he&&!H.altKey&&!H.metaKey)
H.preventDefault(),q(he[H.key],{focus:!0});else if((H.key==="Enter"||H.key===" ")&&!H.target.closest(".op-link")&&c[y])H.preventDefault(),e.onSelect(c[y].key);else if(H.key==="ArrowRight"||H.key==="Ar\
rowLeft"){H.preventDefault();let Oe=k.get(y);(H.key==="ArrowRight"?Oe?.querySelector(".op-link"):Oe)?.focus({preventScroll:!0})}});let j=0;l.addEventListener("scroll",()=>{E=l.scrollTop,A()&&j===0&&(j=
requestAnimationFrame(()=>{j=0;let{scrollTop:H}=l;B(!1,H),U(H)}))});let Y=new ResizeObserver(H=>{$=l.clientHeight,H.some(({target:oe})=>oe!==l)&&v.measure()&&K(),B(!1,E)});Y.observe(l),Y.observe(t.get(
"name").cell);let ee=gs(()=>{v.measure(),B(!0)});function Ae(H){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${f?"Self time":"Duration"}, ${H}`,o[2].title=
f?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${H}`,a.querySelectorAll(":is(col, thead th).c-work").forEach(oe=>{oe.hidden=!p});for(let[
oe,{cell:he,mark:Oe}]of t){let Ie=d===oe||(Pg[oe]??"")===d;Ie?he.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):he.removeAttribute("aria-sort");let yt=m==="asc"?"↑":"↓";Oe.textContent=
Ie?d===oe?` ${yt}`:` |${yt}|`:""}}return{node:l,focus:()=>q(y,{focus:!0}),draw(H){let oe=h!==H.revision;({rows:c,unit:u,self:f,sort:d,order:m,selected:g,revision:h}=H),p=H.work===!0,a.toggleAttribute(
"data-work",p),w=yu(c),a.setAttribute("aria-rowcount",String(c.length+3)),a.toggleAttribute("data-unjudged",!H.judged),v.setRows(c),Ae(H.unitName),T(r,H.totals.map(([Oe,Ie])=>ST(Oe,Ie,u,f,p)));let he=c.
findIndex(Oe=>Oe?.key===g);oe&&(y=Math.max(0,he),E>0&&(l.scrollTop=0,E=0)),S||(S=!0,l.setAttribute("data-late",""),bt().then(bt).then(()=>l.removeAttribute("data-late"))),B(!0,E),he>=0&&oe&&C(he)},add(H,oe,he){
c=H,a.toggleAttribute("data-unjudged",!he),v.addRows(c,oe),yu(oe)>w?(w=yu(oe),B(!0)):K()},select(H){let oe=H!==g;g=H;for(let Oe of s.querySelectorAll("tr[data-index]"))Oe.setAttribute("aria-selected",
String(H!==""&&c[Number(Oe.dataset.index)]?.key===H));let he=c.findIndex(Oe=>Oe?.key===H);he>=0&&oe&&q(he)},unmount(){Y.disconnect(),ee(),cancelAnimationFrame(j)}}}function _u(e,t){return t==="percent"?
[Te(e),Te(e)]:[L(e),te(e)]}function br(e,t){if(t!=="percent")return[ge(e),Ce(e)];let o=e===null?ae:`${ue(e)}-points`;return[ue(e),o]}var yu=e=>e.reduce((t,o)=>Math.max(t,Math.abs(o.diff??0)),0),Ts=e=>e>
0?" more":e<0?" less":" calm";function hi(e,t,o){let[n,s]=_u(e,t);return i("td",{class:o,title:s},n)}function xT(e,t,o,n){let{row:s}=e,[r,a]=yT[s.change]??["",s.change],[l,c]=br(e.diff,t),u=o>0?Math.abs(
e.diff??0)/o:0;return[i("td",{class:`c-change change-${s.change}`,title:a},i("span",{"aria-hidden":"true"},r),i("span",{class:"visually-hidden"},a)),i("th",{scope:"row",class:"c-name mono",title:mg(s)},
n),i("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),i("td",{class:"num c-count"},M(e.controlCount)),i("td",{class:"num c-count"},M(e.testCount)),i("td",{class:`\
num c-count${Ts(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:gr(s)||null},tt(e.diffCount)),hi(s.control_counts>0?e.control:null,t,"num c-time"),hi(s.test_counts>0?e.test:null,t,"num c-time"),i(
"td",{class:`num c-time c-diff${Ts(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),i("td",{class:`num c-percent${Ts(e.percent??e.diff)}`},e.birth||ue(e.percent)),$T(e)]}function $T({row:e,
verdict:t}){if(t===""||t===null)return i("td",{class:"c-real muted"});let[o,n]=_T(e,t),s=t==="slower"||t==="faster";return i("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${hr(e)}${e.
q_value===null?"":` Median of the steps ${L(e.control_median)} → ${L(e.test_median)}.`}`},i("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&i("span",{class:"q"},` ${qf(dn(e))}`))}var Ng=e=>i("td",{class:"\
num c-count",title:M(e)},M(e)),vT={host:"Host, sum",device:"Device, sum"};function ST(e,t,o,n,s){let[r,a]=br(t.diff,o);return i("tr",{data:{part:e}},i("td",{class:"c-change"}),i("th",{scope:"row",class:"\
c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the time of a call also counts in its ca\
ller"},vT[e]),i("td",{class:"c-category"}),Ng(t.controlCount),Ng(t.testCount),i("td",{class:`num c-count${Ts(t.diffCount)}`},tt(t.diffCount)),hi(t.control,o,"num c-time"),hi(t.test,o,"num c-time"),i("\
td",{class:`num c-time${Ts(t.diff)}`,title:a},r),i("td",{class:`num c-percent${Ts(t.percent??t.diff)}`},t.birth||ue(t.percent)),i("td",{class:"c-real"}),s&&i("td",{class:"c-work",colspan:"2"}))}function Dg(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...ar(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${qt(dn(t))}`):o==="cannot_judge"&&t.q_value!==null?n.push(`cannot judge, q = ${qt(dn(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${qt(dn(t))}`);let s=gr(t);return s===
""?n:[...n,s]}function ET(e,t,o){let{row:n}=e,s=c=>_u(c,t)[0],r=e.birth||ue(e.percent),a=o&&n.kind==="",l=[a?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${br(
e.diff,t)[0]} (${r})`,`calls ${M(e.controlCount)} → ${M(e.testCount)}`];return(t!=="total"||a)&&l.push(`total ${L(n.control_total_duration)} → ${L(n.test_total_duration)}, ${ge(n.diff_duration)}`),
[...l,...Dg(e)]}function TT(e){return[e.row.category,`control ${M(e.controlCount)}`,`test ${M(e.testCount)}`,`Δ ${tt(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...Dg(e)]}var qg=e=>({key:e.key,name:Es(
e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function Bg(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?`self time, ${nr(t,n)}`:nr(t,n),rows:e.map(s=>({...qg(
s),control:s.control,test:s.test,diff:s.diff,lines:ET(s,t,o)}))}}function Wg(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(o=>({...qg(o),control:o.controlCount,
test:o.testCount,diff:o.diffCount,lines:TT(o)}))}}function OT({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["unchanged","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===
0&&o.added+o.deleted+o.increased+o.decreased===0}var Fg=(e,t)=>OT(e)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",P("Draw the bars anyway",t,{class:"link-\
button"})];var MT=["bars","line","scatter","histogram","none"],jg=["control","test","q","chart","x","y","y2","by"],Hg={chart:"",x:"",y:"",y2:"",by:""};function gi(e){let t=new URLSearchParams(e);return{...Object.
fromEntries(jg.map(n=>[n,t.get(n)??""])),chart:Qe(t,"chart",MT,"")}}function wi(e){let t=new URLSearchParams;for(let o of jg)e[o]&&t.set(o,e[o]);return ie(t.size===0?"/query":`/query?${t}`)}function _r({
control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,a])=>s.set(r,a)),s}var Zt=e=>`'${e.replaceAll("'","''")}'`,Wn=["control","test"],AT=32;function Ug(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function yi(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:Ug("rank",t)],a=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?a:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:Ug("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function ku(e){let t=Object.entries(e).map(([o,n])=>{let s=yi(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var zg=e=>Object.fromEntries(Wn.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function kr(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function CT(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${kr(`diff_${o}`)} / ${kr(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${kr(e.slice(4))})`:kr(e)}var RT={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function LT(e,t){let o=RT[e][t?0:1];return Wn.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${kr(n)} AS ${n}`:n)}function Os(e,t){let o=[...t].filter(([n])=>!Wn.includes(n));return o.length>AT?null:`${e}${o.length>0?`(${o.map(([n,s])=>Zt(`${n}=${s}`)).join(", ")}\
)`:""}`}function bi(e,t,o,n=0){let s=Da(e);s.delete("measure"),o||s.set("measure","total");let r=Os("compare",s),a=ps(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${LT(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${CT(a.get("sort"))} ${a.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function Gg(e){let t=ot(e);t.set("fold","true");let o=Os("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function NT({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return Wn.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var xu=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function PT(e){let t=Wn.map(o=>{let n=yi(o,zg(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${xu.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var Yg=e=>PT(e)??`SELECT side, rank, step_number, ${xu.join(", ")}
FROM ${Os("compare_steps",[...ot(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,Kg=e=>`${Yg(e)}
ORDER BY rank, step_number, side`,Vg=e=>`SELECT side, count(*) AS steps, ${xu.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${Yg(e)}
)
GROUP BY side`,Qg=e=>Os("compare_places",[...ot(e)].filter(([t])=>!t.startsWith("merge_")));function Jg(e){let t=Qg(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function IT(e,{name:t,category:o,aliases:n}){let s=ku(zg(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${Zt(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>Zt(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${Zt(o)} AND ${r?`name = ${Zt(t)}`:`name IN (
    SELECT raw FROM (
${NT(e)}
    ) WHERE shown = ${Zt(t)})`}
  AND (${s})`}var Xg=(e,t,{name:o,category:n})=>Os(e,[["name",o],["category",n],...ot(t)]);function $u(e,t){let o=IT(e,t);return o?`events
WHERE ${o}`:Xg("compare_calls",e,t)}var Zg=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${$u(e,t)}
ORDER BY side, rank, start_us`,vu=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${$u(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,DT={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},ew=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${$u(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(DT).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,tw=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${Xg("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function ow(e,{name:t,category:o},n){let s=Qg(e);return!s||!n&&(o!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${s}
WHERE ${n?`name = ${Zt(t)} AND category = ${Zt(o)}`:`instr(' / ' || path || ' / ', ${Zt(` / ${t} / `)}) > 0`}
GROUP BY part`}var nw=(e,t)=>Os(t,[...ot(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n])),sw=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${nw(e,"work_by_operator")}
WHERE operator = ${Zt(t)}`,rw=e=>Wn.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${nw(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,aw=e=>Wn.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),iw=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,lw=e=>aw(e)?`${iw("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,qT={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function cw(e,t){let[o,n]=qT[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!aw(e)||e.frames==="class")return null;let r=e.frames==="instance",a=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${a}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${iw(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${a}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var eo=(e,{control:t,test:o},n={})=>e?wi({control:t,test:o,q:e,...n}):null;function uw(e,{unit:t,self:o,item:n,ofHost:s},r){let a=(l,c,u)=>l.set(eo(c,e,u));a(r.table.sql,bi(e,t,o)),a(r.durations.sql,bi(e,t,o,e.top)),a(r.counts.sql,bi(e,t,o,e.top),{chart:"bars",x:"name",y:"co\
ntrol_counts",y2:"test_counts"}),a(r.fall.chart.sql,s?Jg(e):Vg(e)),a(r.classes.sql,rw(e)),a(r.replacements.sql,Gg(e)),a(r.operators.sql,lw(e)),a(r.ranks.heat.sql,e.heat!=="op"?Kg(e):n?vu(e,n.row):null)}
function dw(e,t,o){let{histogram:n,points:s,heat:r,numbers:a,related:l,work:c,booked:u}=o;u.sql.set(eo(ow(e,t,t.launches===void 0),e)),a.sql.set(eo(ew(e,t),e)),l.sql.set(eo(tw(e,t),e)),c.sql.set(eo(sw(
e,t),e)),n.sql.set(eo(Zg(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let d of[s,r])d.sql.set(eo(vu(e,t),e))}var xr={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},_i=e=>Object.keys(xr).some(t=>e[t]!=="all"),fw=e=>e.some(t=>t.verdict!=="cannot_judge"&&!t.row.too_few);function Su({
state:e,answer:t}){let o=e.unit||Cc(t);return o==="percent"&&!Pa(t)?Cc(t):o}function Eu(e,t,o){let n=e.shownPair==="";e.shownPair!==ot(e.state).toString()&&pw(e),BT(e,t,o),WT(e),e.late+=1;let s=e.late;
n&&(history.state?.scroll>0||location.hash!=="")?mw(e,t,o):bt().then(()=>!e.dead&&s===e.late&&e.answerKey===e.wantedKey&&mw(e,t,o))}function pw(e){let{state:t,answer:o,why:n,parts:s}=e,{open:r}=t;e.shownPair=
ot(t).toString();let a=JSON.stringify([e.shownPair,e.answerKey,r,n?.note,_i(t)]);a!==e.shownCard&&(e.shownCard=a,s.verdict.draw(o,n,{narrowed:_i(t),open:r}),s.stepStrip.draw(t,e.shownPair,o,e.why?.diagnosis))}
function mw(e,t,o){let{state:n,answer:s,answerKey:r,why:a,parts:l}=e,c=Ss(s),u=s.waterfall??a?.waterfall??null;pw(e),l.recorded.draw(s),l.details.draw(n,{...s,waterfall:u},a,{revision:`${r}${u===null}`,
file:c,caption:mi(s)}),l.operators.draw(ot(n).toString(),s),l.classes.draw(a?.classes,s,t),l.replacements.draw(s,t==="per_step"||t==="percent"),l.exportBar.draw(n,s,t,o);let d=e.view.items.find(m=>m?.
key===n.op);l.ranks.draw(s,n.heat,c,r,d?{name:d.row.name,query:Cn({...n,row:d.key}).toString()}:null),uw(n,{unit:t,self:o,item:d,ofHost:Rp(u)},{...l,fall:l.details,table:{sql:l.sql}})}function BT(e,t,o){
let{state:n,answer:s,answerKey:r,parts:a}=e,l=JSON.stringify([r,t]),c=JSON.stringify([l,n.top,e.noiseOf===r,n.hide]);if(e.view?.answer!==s||e.view.order!==l){let u=Rc(s,e.pages.rows(),t,{self:o});e.view=
{answer:s,order:l,unit:t,self:o,items:u},a.noRows.hidden=u.length>0,gw(e,t,u),a.table.draw({rows:u,totals:qp(s,t,{self:o}),unit:t,self:o,unitName:nr(t,s),sort:n.sort,order:n.order,selected:n.op,revision:l,
judged:fw(u),work:n.work})}e.view.chartKey!==c&&(e.view.chartKey=c,FT(e,c),T(a.paperHead,mi(s,F(s.row_count,"row")).map(u=>i("p",{},u))))}function hw(e){let{state:t,answer:o,view:n,parts:s}=e;if(e.dead||
!o||e.answerKey!==e.wantedKey||n?.answer!==o)return;let{items:r,unit:a,self:l}=n,c=[],u=[];e.pages.rows().forEach((m,f)=>{r[f]||(c.push(f),u.push(m))});let d=Rc(o,u,a,{self:l});d.forEach((m,f)=>{r[c[f]]=
m}),gw(e,a,r),s.table.add(r,d,fw(r)),t.op!==""&&!e.shownItem&&Eu(e,a,l)}function WT(e){let{state:t,parts:o,pages:n}=e,s=t.op===""?-1:n.placeOf(t.op),r=e.view.items[s]??null,a=r?.key??"";if(e.shownItem=
r,o.counts.select(a),o.durations.select(a),o.table.select(a),s===void 0){n.find(t.op);return}o.detail.draw(r,r||t.op===""?null:[i("p",{},"The filters hide the selected row, or these ranks and steps do\
 not have it."),i("p",{},P("Clear the filters",()=>e.change({q:"",category:[],change:"",exclude:Xt,device_type:"ALL",significant:""})))]),e.revealing&&(e.revealing=!1,r&&o.revealRow())}function gw({answer:e,
parts:{remark:t},change:o},n,s){let r=e.control.samples,a=e.test.samples,l=s.find(d=>d?.row.too_few&&d.row.among)?.row;t.hidden=r===a&&!l;let c=l&&`${M(l.among[0])} steps are too few to judge some of \
the ${M(l.among[1])} rows: these say “too few steps”. `;if(r===a){T(t,c);return}let u=n==="total"?"totals cannot be compared directly.":n==="per_call"?"totals would mislead.":"calls and durations \
are shown per step.";T(t,c,`The sides have ${M(r)} and ${F(a,"sample")} (a sample is one step of one rank), so ${u} `,n==="total"?P("Show per step",()=>o({unit:""}),{class:"link-button"}):P("Show tota\
ls",()=>o({unit:"total"}),{class:"link-button"}))}function FT(e,t){let{state:o,answer:n,answerKey:s,parts:r,view:{items:a,unit:l,self:c,order:u}}=e,d=Ip(a,o.top),m=mi(n,`first ${M(d.length)} of ${F(n.
row_count,"row")}`),f=()=>e.noiseOf!==s&&Fg(n,()=>{e.noiseOf=s,e.render()}),p={file:Ss(n),revision:t,zoom:`${u}${o.top}`,caption:m,hidden:o.hide};r.durations.draw({...p,...Bg(d,l,c,n),empty:f(),range:o.
zoom_time}),r.counts.draw({...p,...Wg(d,l),empty:f(),range:o.zoom_calls}),r.chartBar.drawRest(a.length,d.length)}var ww=7.2,xi=6,ki=["solid","dot","dash","dashdot","longdash","longdashdot"],Tu=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Ou=e=>Vt()[e==="B"?
"test":"control"];function vi(e){return{template:vt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var Si=e=>e.map(t=>Le(t)).join("<br>"),Re=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),$i=116,$r=22,Ms=e=>e>1?64-$r+e*($i+$r):320;function jT(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:z("--muted")},text:e.map(n=>n.
values[t].value?"":Le(n.values[t].none??n.values[t].text))}}function vr({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let a=Math.max(...e.map(y=>n?y.values.reduce((w,b)=>w+(b.value??0),0):Math.
max(...y.values.map(w=>w.value??0))),0),[l,c]=o==="time"?je(a):o==="bytes"?oc(a):[o==="percent"?"%":"",1],u=e.map((y,w)=>w),d=s&&e.some(y=>y.values.some(w=>w.low>0||w.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,f=Math.max(...e.map(y=>y.label.length)),p=Math.min(Math.ceil(18+xi+ww*f),Math.floor(r*.42),360),h=Math.floor((p-14-xi)/ww),g=e.map(y=>Si([y.full??y.label,...t.map((w,b)=>`${w.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,w)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[w])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:z("--text"),width:3,array:e.map(b=>(b.values[w].high??0)/c),arrayminus:e.map(b=>(b.values[w].low??0)/c)}:void 0,customdata:g,hovertemplate:"%{customdata}<extra><\
/extra>",...jT(e,w,n)})),layout:vi({barmode:n?"stack":"group",margin:{l:p,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"out\
side",ticklen:xi,tickcolor:"rgba(0,0,0,0)",ticktext:ko(e.map(y=>y.label),h).map(Le)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-p)/80)),
ticksuffix:l?` ${l}`:""}})}}var Mu=(e,t)=>t===""?{property:Tu[e%Tu.length],dash:ki[Math.floor(e/Tu.length)%ki.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:ki[e%ki.length]},HT=e=>je(
Math.max(e,1));function UT(e,t,o,n){let s=e.flatMap(m=>m.points.map(f=>f[1])),r=s.every(m=>Number.isInteger(m)&&m<5),a=s.reduce((m,f)=>Math.max(m,f),0),[l,c]=t==="rate"?ls(a):t==="bytes"?oc(a):[t,1],u=n*
($i+$r)-$r,d=1-o*($i+$r)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-$i/u),d],title:{text:l,font:{size:11}}}}}var zT=(e,t)=>({
text:Le(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:z("--text")}}),GT=400,YT=e=>z(e.side===""?"--muted":e.side==="B"?"--test-fill":"--control-\
fill"),KT=(e,t)=>e.length>GT?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:kw(YT(o),.55),dash:"dot"}})),VT=(e,t,o)=>e.length>o/60||e.
some(n=>n.side!=="")?[]:e.map(n=>({text:Le(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:z("--muted")}}));function QT(e,t){let o=c=>e.
flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[a,l]=HT(r?n-s:n);return{scale:a,per:l,far:r,offset:r?Math.floor(s/l)*l:0}}
function bw({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:a,per:l,far:c,offset:u}=QT(e,n),d=h=>(h-u)/l,m=h=>o==="rate"?jo(h):o==="bytes"?_e(h):`${M(h)} ${o}`,f=t.map((h,g)=>UT(e.filter(y=>y.
panel===h),o,g,t.length)),p=h=>h===0?"y":`y${h+1}`;return{data:e.map(h=>{let g=Mu(h.place,h.side),y=t.indexOf(h.panel);return{type:"scatter",mode:"lines",x:h.points.map(w=>d(w[0])),y:h.points.map(w=>w[1]/
f[y].per),yaxis:p(y),line:{shape:"hv",width:1.4,color:z(g.property),dash:g.dash},legendgroup:h.key,customdata:h.points.map(w=>Si([h.name,`at ${te(w[0])}`,m(w[1])])),hovertemplate:"%{customdata}<extra>\
</extra>"}}),layout:vi({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${a}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.max(4,
Math.floor((r-80)/64)),anchor:p(t.length-1),title:{text:c?`since ${te(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(f.map(({axis:h},g)=>[`yaxis${g===
0?"":g+1}`,h])),annotations:[...t.length>1?t.map((h,g)=>zT(h,f[g].axis.domain[1])):[],...VT(s,d,r)],shapes:KT(s,d)}),per:l,offset:u}}function _w(e){let[t,o]=je(e);return`${Number((e/o).toPrecision(3))}\
 ${t}`}function kw(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function JT(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function xw({sides:e},t){
let o=e.map(w=>JT(w.bins)),n=[...new Set(o.flatMap(w=>[...w.keys()]))].filter(w=>w>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),a=Math.max(1,Math.min(s,r-12)),l=o.some(w=>w.has(0)),c=Array.from(
{length:r-a+1},(w,b)=>a+b);l&&c.unshift(a-4,a-3,a-2,a-1);let u=(w,b)=>o[w].get(l&&b===a-4?0:b<a?-1:b)??0,d=w=>10**((w-1)/10-3),m=w=>w<a?"none":`${L(d(w))} to ${L(d(w+1))}`,f=c.filter(w=>w>=a&&(w-1)%10===
0),p=Math.max(1,Math.ceil(f.length*62/Math.max(t-80,62))),h=Math.max(t-80,62)/c.length,g=[...l?[a-4]:[],...f.filter((w,b)=>b%p===0&&!(l&&(w-a+4)*h<52))],y=e.length-1;return{data:[...e.map((w,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:w.key,x:c.flatMap(_=>[_,_+1]),y:c.flatMap(_=>[u(b,_),u(b,_)]),fill:b===0?"tozeroy":"none",fillcolor:kw(Ou(w.side),y===0?.65:.4),line:{color:Ou(w.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(w=>w+.5),y:c.map(w=>Math.max(...e.map((b,_)=>u(_,w)))),customdata:c.map(w=>Si([m(w),...e.map((b,_)=>`${b.name}: ${M(
u(_,w))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:vi({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(w=>w<a?w+
.5:w),ticktext:g.map(w=>w<a?"none":_w(d(w)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(w=>[...w.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function yw(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:xi,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>_w(10**s)),title:{text:o,font:{size:11},standoff:4}}}function $w({sides:e}){let t=a=>Math.log10(Math.max(a,.001)),o=a=>{let l=e.flatMap(u=>u.points.map(d=>t(d[a]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:z("--muted"),width:1,dash:"dot"}},...e.map(({key:a,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:a,x:u.map(d=>t(d.cpu_duration)),
y:u.map(d=>t(d.gpu_duration)),marker:{color:Ou(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>Si([c,`rank ${d.rank}`,`ho\
st ${L(d.cpu_duration)}, device ${L(d.gpu_duration)}`,`${M(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:vi({xaxis:yw(...n,"the launch on the host"),yaxis:yw(...s,"on \
the device"),margin:{l:76,r:30,t:12,b:46}})}}var Mw=(e,t)=>e.rank-t.rank||e.span-t.span,XT=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function vw(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let a=`${s}/${r}`;o||=t.has(a),t.
add(a)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(Mw)}}var Sw=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),Ei=e=>e===void 0?"–":e===null?"whole":String(e);function Au(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var Ew=(e,t)=>e===t?e:`${e} / ${t}`;function ZT(e,t){
let o=({rank:r,span:a})=>`${r}/${a}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),a=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(Mw).map(
l=>({control:n.has(o(l))?l:void 0,test:a.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,a)=>({control:e[a],test:t[a]}))}}
function Tw(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let a=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);a[u][l.get(c.step_number)]=c}return a}function Ti(e,t){let[o,n]=[vw(e),vw(t)],{rows:s,byPosition:r}=ZT(o.keys,n.keys),[a,l]=[Sw(e),Sw(t)],c=Math.max(a.length,l.length),u=Array.from(
{length:c},(m,f)=>({control:a[f],test:l[f],text:a.length===0?Ei(l[f]):l.length===0?Ei(a[f]):Ew(Ei(a[f]),Ei(l[f]))})),d=m=>m.map(f=>[...f,...Array.from({length:c-f.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?Ew(Au(m.control),Au(m.test)):Au(m.control??m.test)})),columns:u,control:d(Tw(e,s,a,"control",o.split)),test:d(Tw(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:a.
length>0&&l.length>0&&!XT(a,l)}}function Sr(e,t){let o=a=>a.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((a,l)=>a.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function gn(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var Ow=e=>e.reduce((t,o)=>t+o,0)/e.length,e1=1.05,
t1=.05;function Aw(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[a])=>r-a).map(([r,a])=>{let l=Ow(a.map(u=>u.step)),c=a.every(u=>u.exposed_communication!==
null);return{rank:r,samples:a.length,step:l,waiting:c&&l>0?Ow(a.map(u=>u.exposed_communication))/l:null}}),n=gn(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=e1);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:o1(o)}}function o1(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=gn(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=t1&&t.waiting<=o/2?t:null}var n1=32,s1=512;function r1(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function a1(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>gn(e.map(s=>s[n]??0)))}function i1(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,a1(s)]));return new Map(
e.map(n=>[n,r1(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function Cu(e){let t=i1(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var Ru=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function Lu(e,t,o,n){let s=Math.floor(n1/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(s1/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:Cu(e).slice(0,s),limited:!0,note:Ru(s,e.length,n,t)}}var l1=16,wn=e=>e==null?ae:`${e} %`,Nu=(e,t)=>e.letter?`${e.letter} · ${t}`:t,c1=e=>e.map(t=>({key:t.key,name:Nu(t,t.label),colour:z(t.letter==="B"?"--test-fill":"--control-fill")})),u1=e=>({key:e.property,
name:e.name,colour:z(e.property)});function As(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(" / "):
n.rank}`}function fo(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:a,empty:l}){let c=new Map,u=p=>r.map(h=>p[h.key]??null);e.forEach((p,h)=>o(p).filter(g=>u(g).some(y=>y!==null)).forEach(g=>{let y=n(
g),w=c.get(y)??{group:s?.(g)??"",bars:[],values:e.map(()=>[])};w.values[h]=u(g),w.bars.push({label:Nu(p,y),full:`${Nu(p,p.label)}, ${y}`,total:L(u(g).reduce((b,_)=>b+(_??0),0)),values:r.map(b=>({value:g[b.
key],text:b.text(g)}))}),c.set(y,w)}));let{shown:d,...m}=Lu([...c.values()],e.length,t,a),f=d.flatMap(p=>p.bars);return f.length===0?{empty:l}:{places:f.length,...m,data:p=>vr({bars:f,kind:"time",stacked:!0,
series:r.map(u1)},p)}}function d1(e,{table:t,name:o,value:n,show:s,range:r,kind:a,sums:l}){let c=new Map;return e.forEach((u,d)=>u.data[t].forEach(m=>{let f=n(m)??null;if(f===null)return;let p=o(m),h=c.
get(p)??{label:p,values:e.map(()=>({value:null,text:"none"}))},g=(h.values[d].value??0)+f*(l?m.weight??1:1);h.values[d]={value:g,text:s(m,g),...r?.(m),none:a==="percent"?"0 %":"0"},c.set(p,h)})),[...c.
values()]}var Cw=e=>Math.max(...e.values.map(t=>t.value??0));function m1(e){let t=[...e].sort((o,n)=>Cw(n)-Cw(o)).slice(0,l1);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:
""}}function Je(e,{order:t},o){let n=d1(e,o),{shown:s,...r}=o.ranks?Lu(n.map(a=>({...a,group:"",values:a.values.map(l=>l.value===null?[]:[l.value]),bar:a})),e.length,t,"ranks"):m1(n);return s.length===
0?{empty:o.empty}:{places:s.length,...r,data:a=>vr({bars:s.map(l=>l.bar??l),kind:o.kind,series:c1(e),errors:!!o.range},a)}}var Nw="−",at=e=>e==null;function Er(e,t){return at(e)?ae:Me(e,0,t).replace("-",Nw)}function Tr(e,t){let o=Er(e,t);return Number(o.replace(Nw,"-"))===0?"0":e>0?`+${o}`:o}var de=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>at(n)||n===""?ae:String(n)}),Or=(e,t)=>({key:e,title:t,show:o=>at(o)||o===-1?ae:String(o),blank:`the trace does not say which ${t}`}),me=(e,t)=>({key:e,title:t,number:!0,show:M,showDiff:tt}),
Q=(e,t)=>({key:e,title:t,number:!0,show:L,exact:o=>at(o)?null:te(o),showDiff:ge,exactDiff:o=>at(o)?null:Ce(o)}),Eo=(e,t)=>({key:e,title:t,number:!0,show:jo,exact:o=>at(o)?null:tc(o),showDiff:If,exactDiff:o=>at(
o)?null:`${o>0?"+":""}${tc(o)}`}),Pt=(e,t)=>({key:e,title:t,number:!0,show:_e,exact:o=>at(o)?null:nc(o),showDiff:Js,exactDiff:o=>at(o)?null:`${o>0?"+":""}${nc(o)}`}),Ue=(e,t)=>({key:e,title:t,number:!0,
show:o=>at(o)?ae:`${Er(o,2)} %`,showDiff:o=>at(o)?ae:`${Tr(o,2)} pp`,exactDiff:o=>at(o)?null:`${Tr(o,6)} percentage points`}),Oi=(e,t)=>({...Ue(e,t),show:o=>at(o)?ae:`${Er(100*o,1)} %`,showDiff:o=>at(
o)?ae:`${Tr(100*o,1)} pp`,exact:o=>at(o)?null:`${Er(100*o,6)} %`,exactDiff:o=>at(o)?null:`${Tr(100*o,6)} percentage points`}),Rw=e=>Math.abs(e)>=99.995?1:Math.abs(e)>=9.9995?2:3,Fe=(e,t)=>({key:e,title:t,
number:!0,show:o=>Er(o,Rw(o)),showDiff:o=>Tr(o,Rw(o)),exact:o=>at(o)?null:String(o),exactDiff:o=>at(o)?null:String(o)}),f1={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},ft=e=>({...e,
meaning:"gain"}),fe=e=>({...e,meaning:"neutral"}),Se=e=>({...e,summed:!0}),po=e=>({...e,told:!0});function p1(e){let[t,o]=f1[e.meaning??"cost"];return{...e,show:e.showDiff,exact:e.exactDiff,blank:null,
tone:n=>n>0?t:n<0?o:null}}var Mi=e=>[["A",e],["B",e],...e.number?[["Δ",p1(e)]]:[]].map(([t,o])=>({...o,what:null,key:`${e.key} ${t}`,title:t,group:e.title,groupWhat:e.what})),Pw=e=>e.summed?{...e,title:`${e.
title} per step`}:e,yn=(e,t=n=>n,o=t)=>[fe(me("count","count")),t(e("mean","mean")),o(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,
s)))],re=(e,t)=>({...e,what:t}),Xe=(e,t)=>({...e,blank:t}),Iw=(e,t)=>({...e,isSaid:t}),it=(e,t,o)=>({key:e,title:t,show:n=>at(n)?ae:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),bn={key:"not\
e",title:"note",note:!0,show:e=>at(e)?"":String(e)},Lw=10;function h1(e){let t=[];for(let o of e){let n=t.at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function g1(e){let t=h1(e.split(
"|")),o=t.length>Lw+1?t.slice(0,Lw):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return i("ol",{class:"sequence"},o.map(({name:s,times:r})=>i("li",{title:s},r>1?`${M(r)} × ${s}`:s)),n>0&&i("li",{},
`${M(n)} more`))}var Dw=(e,t)=>({key:e,title:t,mono:!0,show:o=>at(o)?ae:g1(o)}),Mr=(e,t)=>({...e,link:(o,n)=>{let s=o[e.key],r=at(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function qw(e,t){
let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var Xo=`There is no device work in the selected ranks and steps. ${Mn}`,Ar=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${Mn}`,xe=de("rank","rank"),
To=Or("device","device"),Cr=Or("stream","stream"),Rr=it("kernel_type","kind",Ec),ho=Mr(de("operator","operator",!0),()=>"cpu_op"),Lr=Mr(de("name","kernel",!0),e=>e.category),Bw=(e,t)=>i("p",{class:"an\
alysis-sentence"},e&&i("strong",{},`${e}: `),t);function Cs(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>Bw(s.letter,r))),
n&&Bw("B − A",n)]}function Ai(e){let t=new Map;for(let{letter:n,data:s}of e)for(let r of new Set(s.files.map(a=>a.note).filter(a=>a!==null))){let a=[...new Set(s.files.filter(l=>l.note===r).map(l=>l.
rank))].sort((l,c)=>l-c);t.set(r,[...t.get(r)??[],{letter:n,ranks:a}])}let o=n=>n.length===e.length&&e.every(({data:s},r)=>s.ranks.length===n[r].ranks.length);return[...t].map(([n,s])=>i("p",{},o(s)?`${Ra(
n)}.`:`${s.map(({letter:r,ranks:a})=>`${r?`${r}, `:""}${a.length>1?"ranks":"rank"} ${Ge(a)}`).join("; ")}: ${n}.`))}var Fn=e=>[e.letter,e.label].filter(Boolean).join(" · "),Rs=e=>e.stream===-1?"no st\
ream":`stream ${e.stream}`,Ls=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),nt=(e,t,o)=>({name:e,label:t,type:"number",placeholder:o});var Ww=[["compute",mt.compute,"--part-compute"],["non_compute",or,"--part-communication"],["idle",mt.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${L(
s[`${e}_time`])}, ${wn(s[`${e}_time_pctg`])}`})),Fw={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>Re(e),legend:Ww,sums:!0,make:(e,t)=>fo(e,t,{label:As(e),rowsOf:o=>o.data.rows,parts:Ww,what:"ranks",empty:Xo})}],
tables:[{key:"rows",caption:"Ranks",main:["idle_time_pctg","compute_time","non_compute_time"],columns:[xe,Se(re(Q("idle_time",mt.idle.name),mt.idle.what)),Ue("idle_time_pctg","idle, %"),Se(re(Q("compu\
te_time",mt.compute.name),mt.compute.what)),fe(Ue("compute_time_pctg","compute, %")),Se(re(Q("non_compute_time",or.short),or.what)),Ue("non_compute_time_pctg",`${or.short}, %`),Se(re(Q("kernel_time","\
all"),"From the first to the last device row")),bn]}]};var jw={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"\
rows",title:"Overlap",height:Re,make:(e,t)=>Je(e,t,{table:"rows",kind:"percent",name:As(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. \
It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${wn(o.comp_comm_overlap_pctg)}, ${L(o.overlap)} of ${L(o.communication_time)} of communication`})}],
tables:[{key:"rows",caption:"Ranks",columns:[xe,ft(Ue("comp_comm_overlap_pctg","overlap")),Se(re(ft(Q("overlap","overlapped")),"Communication while a compute kernel runs")),Se(Q("communication_time","\
communication")),bn]}]};var Hw=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Oc[e],what:Lp[e],text:o=>L(o[e])}));function w1(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var Uw={title:"\
Idle time",params:[nt("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Ls("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"rows",title:"Idle time o\
f each stream",height:e=>Re(e),legend:Hw,sums:!0,make:(e,t)=>{let o=As(e);return fo(e,t,{rowsOf:w1,group:Rs,label:n=>`${o(n)}, ${Rs(n)}`,parts:Hw,what:"streams",empty:Xo})}}],tables:[{key:"rows",caption:"\
Streams",columns:[xe,To,Cr,it("idle_category","why idle",Oc),Se(Q("idle_time","idle")),fe(Oi("idle_time_ratio","share")),bn],extra:e=>"count"in e?yn(Q):[]}]};var Ci={title:"Kernels",params:[nt("duration_ratio","Share of time to show","0.8"),nt("num_kernels","Kernels at most","10"),Ls("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Re,make:(e,t)=>Je(e,t,{table:"kinds",kind:"percent",empty:Xo,name:o=>Tc(o.kernel_type),
value:o=>o.percentage,show:o=>`${wn(o.percentage)}, ${L(o.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:Re,make:(e,t)=>Je(e,t,{table:"ov\
er_ranks",kind:"time",empty:Xo,name:o=>o.name,value:o=>o.mean,show:o=>`${L(o.mean)}, mean of ${M(o.count)} calls${o.ranks>1?`, ranks ${L(o.min_mean)} to ${L(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.
min_mean,high:o.max_mean-o.mean})})}],tables:[{key:"over_ranks",caption:"Kernels",main:["sum","count","mean"],columns:[Lr,Rr,fe(me("ranks","ranks")),Se(me("count","calls")),Se(Q("sum","time")),Q("mean",
"mean"),Q("min_mean","fastest rank"),Q("max_mean","slowest rank")]},{key:"kinds",caption:"Kinds",columns:[it("kernel_type","kind",Tc),Se(fe(Q("sum","time"))),fe(Ue("percentage","share"))]},{key:"kerne\
ls",caption:"Kernels of each rank",main:["sum","count","mean"],columns:[Lr,Rr,xe,Se(me("count","calls")),Se(Q("sum","time")),Q("mean","mean"),Q("min","min"),Q("max","max"),Q("std","std")]}]};var Pu=6,zw=e=>new Set(e).size>1;function Ri(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>zw(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>zw(l.filter(d=>d.rank===u).
map(d=>d.device)))),a=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,f=a.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};f.series[c]=u,a.set(m,f)})),[...a.values()]}var y1=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function b1(e,t){if(!t[0].
data.summary)return y1(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,a)=>r?n[a].get(o(
r))??0:0)]))}function _1(e,t){let o=b1(e,t),n=new Map,s=new Map;for(let a of e){let l=o.get(a.key),c=s.get(a.group)??{name:a.group,lines:new Map,nth:new Map},u=c.nth.get(a.sort)??0,d=`${a.sort} ${u}`;
c.nth.set(a.sort,u+1),c.lines.set(d,l),s.set(a.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return Cu([...s.values()].map(a=>({name:a.name,group:"",values:t.map((l,c)=>r.
map(u=>(a.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(a=>a.name)}function k1(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>Pu)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,Pu),count:s}}function x1(e,t,o){if(e.length<=Pu)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:_1(e,t),{taken:r,count:a}=k1(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${a} of ${n.length} ranks`:Ru(a,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var Iu=[""];function Li(e,t,{lines:o,order:n}){let s=e.map(a=>a.key).filter(a=>o.includes(a)),r=x1(e,t,n);return s.length>0||o.
includes(Iu[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function Gw(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var $1=24;function Yw(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Kw(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Ns(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:a,empty:l,flat:c}){let u=Ri(e,n,r),{panel:d,style:m}=Yw(s),{keys:f,...p}=Li(u,e,t),h=Kw(),g=u.filter($=>f.includes($.key)).flatMap($=>{let S=h(m($));return $.
series.map((E,O)=>E&&{key:e[O].key,place:S,side:e[O].letter,panel:d($),points:E.points,name:[[e[O].letter,e[O].label].filter(Boolean).join(" · "),`rank ${E.rank}`,$.name].join(", ")})}).filter(Boolean);
if(u.length>0&&f.length===0)return{empty:"No line is chosen.",limited:p.limited};if(g.every($=>$.points.length===0))return{empty:l};if(c&&g.every($=>$.points.every(S=>S[1]===0)))return{empty:c};let y=[
...new Set(g.map($=>$.panel))].slice(0,$1),[w,b]=[Number(t.start||NaN),Number(t.end||NaN)],_=b>(w||0)?[w||0,b]:null,k=a?.(e,Gw(u,f))??[];return{data:$=>bw({panels:y,unit:o,range:_,marks:k,lines:g.filter(
S=>y.includes(S.panel))},$),places:y.length,limited:p.limited,note:[p.note,_&&`${te(_[0])} to ${te(_[1])}`].filter(Boolean).join(", ")}}function Vw(e,t,o){let n=Kw();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(Yw(o).style(s))]))}var Qw=e=>e.name,Jw={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:Qw,panels:!0,height:Ms,make:(e,t)=>Ns(e,t,{unit:"rate",name:Qw,panels:!0,empty:"There ar\
e no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",main:["count","mean",
"max"],columns:[xe,To,de("name","copy"),...yn(Eo,ft,fe)]}]};var Xw={title:"Queue length",window:!0,params:[nt("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to look clos\
er: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:Rs,height:Ms,make:(e,t)=>Ns(e,t,{unit:"waiting",name:Rs,empty:Ar})}],tables:[{key:"summary",caption:"Summary",main:[
"mean","50%","max"],columns:[xe,To,Cr,...yn(Fe,fe)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[xe,To,Cr,Se(Q("duration_at_max_queue_length","blocked")),Oi("relative_duration_\
at_max_queue_length","share of the rank")]}]};var v1=(e,t)=>e.place-t.place||Object.keys(La).indexOf(e.class)-Object.keys(La).indexOf(t.class),Zw={title:"Kernel launches",params:[nt("runtime_cutoff","Slow launch over, µs","50"),nt("launch_delay_\
cutoff","Late start over, µs","100"),Ls("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",above:{charts:4},charts:[...Object.entries(Mc).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:Ra(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.
letter,name:Fn(s),bins:s.data.histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:Ar}:{data:s=>xw({sides:n},s)}}})),{id:"launch-scatter",table:"launches",title:"Host aga\
inst device",half:!0,height:()=>230,make:e=>e.every(t=>t.data.scatter.length===0)?{empty:Ar}:{data:()=>$w({sides:e.map(t=>({key:t.key,side:t.letter,name:Fn(t),points:t.data.scatter}))})}}],tables:[{key:"\
counts",caption:"Launches",columns:[xe,Se(me("count","launches")),Se(me("short_kernels","shorter than their launch")),Se(me("runtime_outliers","slow launches")),Se(me("launch_delay_outliers","late sta\
rts")),bn]},{key:"worst",caption:"The worst launches",apart:!0,order:v1,columns:[it("class","why",La),xe,Lr,ho,Q("cpu_duration","host"),Q("gpu_duration","device"),Q("launch_delay","delay")]},{key:"sum\
mary",caption:"Summary",main:["mean","50%","max"],columns:[xe,it("measure","measure",Mc),...yn(Q)]}]};function S1(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&i("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||Mn]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var ey={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},nt("min_pattern_len","Kernels at least","3"),nt("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",i("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Re,sums:!0,make:(e,t)=>Je(e,t,{table:"patterns",kind:"time",sums:!0,name:o=>o.pattern,value:o=>o.
kernel_duration,empty:S1(t),show:(o,n)=>L(n)})}],tables:[{key:"patterns",caption:"Patterns",rows:4,main:["kernel_duration","count"],columns:[Dw("pattern","operator and its kernels"),xe,{...me("length",
"kernels"),showDiff:null},Se(me("count","calls")),Se(Q("kernel_duration","on the device")),Se(Q("operator_duration","on the host"))]}]};var ty={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Time, all ranks together",sums:!0,height:Re,make:(e,t)=>Je(e,t,{table:"rows",kind:"time",
sums:!0,name:o=>o.name,value:o=>o.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>L(n)})}],tables:[{key:"rows",caption:"Annotations",main:["sum",
"count","mean"],columns:[Mr(de("name","name",!0),(e,{use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),xe,Se(me("count","calls")),Se(Q("sum","time")),Q("mean","mean"),Q("min","min"),Q(
"max","max"),Q("std","std")]}]};var oy={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"\
Time, all ranks together",sums:!0,height:Re,make:(e,t)=>Je(e,t,{table:"rows",kind:"time",sums:!0,empty:Xo,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>L(n)})}],tables:[{key:"rows",caption:"\
Operators",main:["sum","count","mean"],columns:[ho,Rr,xe,Se(me("count","calls")),Se(Q("sum","time")),Q("mean","mean"),Q("min","min"),Q("max","max"),Q("std","std")]}]};var E1=4,ny=280,T1=[250,1e3],Oo=[],sy=-1/0;function O1({target:e}){e.closest?.(".chart")||(sy=performance.now())}for(let e of["keydown","input","pointerdown","wheel"])globalThis.document?.addEventListener(
e,O1,{capture:!0,passive:!0});function M1(e,t){return new Promise(o=>{Oo.push({node:e,isNew:t,go:o}),Oo.length===1&&bt().then(Du)})}function A1(e){let t=Oo.findIndex(o=>o.node===e);t>=0&&Oo.splice(t,1)[0].
go()}function Du(){if(Oo.length===0)return;let e=performance.now()-sy,t=({node:r})=>{let{top:a,bottom:l}=r.getBoundingClientRect();return l>0&&a<window.innerHeight},o=Oo.find(t),n=o??Oo[0],s=T1[o||n.isNew?
0:1]-e;if(s>0){setTimeout(Du,s);return}Oo.splice(Oo.indexOf(n),1),n.go(),Oo.length>0&&bt().then(Du)}function C1(e,t){let o=null,n=null;e.on("plotly_hover",l=>{o=l}),e.on("plotly_unhover",()=>{o=null});
let s=0,r=0,a=l=>{clearTimeout(s),s=performance.now()<r?0:setTimeout(()=>t(l),ny)};e.on("plotly_doubleclick",()=>{clearTimeout(s),r=performance.now()+ny}),e.on("plotly_click",l=>{n=null,a(l)}),e.addEventListener(
"mousedown",({clientX:l,clientY:c,button:u})=>{n=o&&u===0?{event:o,x:l,y:c}:null},!0),e.addEventListener("click",({clientX:l,clientY:c})=>{let u=n;n=null,u&&Math.hypot(l-u.x,c-u.y)<E1&&a(u.event)})}function kt(e){
let t=i("div",{class:"plot",id:e.id}),o=i("span",{class:"chart-unit"}),n=i("p",{class:"chart-message muted",hidden:!0}),s=rt(e.title),r=i("div",{class:"chart-tools"},e.tools,s.node,["PNG","SVG"].map(w=>P(
w,()=>y(w.toLowerCase()),{title:`${e.title}: download as ${w}`,"aria-label":`${w} of ${e.title}`}))),a=i("section",{class:`card chart ${e.class??""}`.trim(),"aria-label":e.title},i("div",{class:"chart\
-head"},i(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,f=new ResizeObserver(()=>{l&&!e.paint&&!hn()&&!t.hidden&&t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&h()});f.observe(
a);let p=gs(g);async function h(w=!1){if(u){w&&A1(a);return}let b;u=!0;try{c||await bt(),b=await Zs(),w||(delete t.dataset.ready,await M1(a,!c))}catch(S){T(n,S.message),n.hidden=!1;return}finally{u=!1}
if(m=t.clientWidth,d||!l||l.empty||m===0)return;let _=e.height(l,m);t.style.height=`${_}px`;let{data:k,layout:$}=e.make(l,m);await b.react(t,k,{...$,width:m,height:_,showlegend:!1,uirevision:l.zoom??l.
revision},Gf),!c&&!d&&(c=!0,e.onClick&&C1(t,S=>e.onClick(S,l)),e.onRelayout&&t.on("plotly_relayout",S=>e.onRelayout(S,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(l)),t.querySelector(
".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function g(){c&&l&&!l.empty&&!e.paint&&h(!0)}function y(w){c&&(e.save??Yf)(t,w,`${l.file}-${e.file}`,{title:[e.title,l.heading].
filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:a,sql:s,draw(w){let b=l?.revision===w.revision&&!w.empty;if(l=w,o.textContent=w.heading??
"",t.dataset.wanted=w.revision,t.hidden=!!w.empty,r.hidden=t.hidden,a.toggleAttribute("data-empty",t.hidden),n.hidden=!w.empty,T(n,w.empty),!(w.empty||b&&c)){if(e.paint){t.style.height=`${e.height(w)}\
px`,T(t,e.paint(w)),c=!0,t.dataset.ready=w.revision;return}t.style.height=`${e.height(w,e.height.length>1?t.clientWidth||600:0)}px`,h()}},redraw:g,retheme:g,layout:()=>t.layout,relayout(w){c&&!t.hidden&&
globalThis.Plotly.relayout(t,w(t.layout))},unmount(){d=!0,f.disconnect(),p(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function Mo(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({
length:Math.ceil(e/o)},(n,s)=>s*o)}var ry=["circle","square","triangle-up","cross","star","hexagon"],R1=14,Bu=24,iy=42,Ni=6.6,qu=14,ly=e=>e.map(t=>Le(t)).join("<br>"),ay=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],Wu=e=>ay[e%ay.length];function L1(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,a)=>a%s===0)}function cy({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,a]=ls(Math.max(...n.map(u=>u.busbw))),
l=L1(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),f=c?z(Wu(m)):Vt()[u.side==="B"?"test":"control"];return{type:"scatte\
r",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(p=>Math.log2(Math.max(p.bytes,1))),y:d.points.map(p=>p.busbw/a),line:{color:f,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:f,size:8,symbol:`${ry[m%ry.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:f}},customdata:d.points.map(p=>ly([[u.side,d.name].filter(Boolean).join(" · "),`${_e(
p.bytes)}: ${jo(p.busbw)}, best ${jo(p.best_busbw)}`,`transfer ${L(p.mean_transfer)}, ${M(p.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:vt(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>_e(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var uy=e=>Math.
max(3,Math.min(R1,Math.floor(640/Math.max(1,e)))),Fu=(e,t)=>t*(Math.max(40,e*uy(e))+Bu+iy);function N1(e,t,o,n,s,r){let a=t===0?"":String(t+1),l=Fu(e.rows.length,o),c=l/o-Bu-iy,u=t*(l/o)+Bu,d=Mo(n.length,
(s-r)/74),m=Mo(e.rows.length,c/13),f=Math.floor((s-r)/Math.max(1,d.length)/Ni),p={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${a}`]:{...p,anchor:`y${a}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:ko(d.map(h=>n[h]),Math.max(6,f)).map(Le)},[`yaxis${a}`]:{...p,anchor:`x${a}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(h=>Le(e.rows[h]))}}}function P1(e,t,o,n){let s=er(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:z("--text")}},l=Ni*t.length+8+s.length*
qu;return{annotations:[{...r,x:0,xanchor:"left",text:Le(Xs(e,Math.max(6,Math.floor((n-l-30)/Ni))))},{...r,x:1,xanchor:"right",text:Le(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.map(
([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*qu-l,x1:(u+1)*qu-l,y0:6,y1:16,line:{width:1,color:z("--border-strong")}}))}}function dy({
panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,a]=je(s),l=30+Ni*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:vt(),hovermode:"\
closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/a,colorscale:er(),showscale:!1}};return{data:e.map((d,m)=>{let f=N1(d,m,e.length,t,o,l);Object.assign(c,f);
let{annotations:p,shapes:h}=P1(d.title,L(s),f[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...p),c.shapes.push(...h);let g=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"coloraxis",
xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:uy(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(w=>w===null?null:w/a)),customdata:d.texts.map(y=>y.map(ly)),hovertemplate:"%{customdata}<extra></e\
xtra>",meta:r}}),layout:c}}var _n=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,jn=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function ju(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function I1(e){let t=jn(e,o=>o.longest-o.shortest);return t?[`${_n(t)} takes ${L(t.shortest)} on one rank and ${L(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function fy(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=jn(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` The largest part of the exposed waiting is in ${_n(o)}: ${L(o.exposed_wait_per_step)} a step.`:"",s=jn(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${L(t.time_per_step)} a step and rank: ${L(t.transfer_per_step)} of transfer and ${L(t.wait_per_step)} of waiting, ${L(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Ra\
nk ${s.rank} lacks ${F(s.instances,"collective")} that other ranks have: ${_n(s)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...q1(t,e.unmatched),...I1(e.uneven)]}var D1={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function q1(e,t){if(e.unmatched_rows===0)return[];let o=[...ju(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,a)=>r+a.count,
0)]).sort((n,s)=>s[1]-n[1]);return[`Waiting is not known for ${M(e.unmatched_rows)} of ${F(e.rows,"collective row")} (${L(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${M(
s)} ${D1[n]??n}`).join(", ")}`}.`]}function py([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>ge(n[r]-o[r]);return`${s("time_per_step")} a step \
and rank: ${s("transfer_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var B1={compute:"it computes",memory:"its copies take",idle:"its device idles"};function W1(e){let t=s=>s[`${s.cause}\
_excess_per_step`]??0,o=jn(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank}\
 exceeds the median rank most before collectives where it is last: ${B1[o.cause]} ${L(t(o))} a step longer, and each other rank waits ${L(n)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function hy(e,t){let o=ju(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${_e(gn([...o.values()].map(
n=>Math.max(...n.map(s=>s.peak)))))}.`}function gy(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...ju(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===
c.device),m=>m[d])].map(([m,f])=>[m,f.reduce((p,h)=>p+h.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return jn([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(
m)??0)})),m=>m.change*Math.sign(n))},a=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${Js(n)} at the peak${a?
`; ${a.name}: ${Js(a.change)}`:""}.`}var F1=30,j1=.1;function H1(e){let t=e.by_arithmetic.reduce((a,l)=>a+l.device_time_per_step,0),o=e.by_arithmetic.filter(a=>a.device_time_per_step>=j1*t),n=o.find(a=>a.
arithmetic==="float32"&&a.peak_pctg!==null&&a.fastest_tflops_per_s>a.peak_tflops_per_s),s=o.find(a=>a.dtype==="float32"&&a.arithmetic===null&&a.peak_pctg!==null),r=n?.dtype==="float32"?"TF32":n?.dtype;
return`${n?` Computed in float32: ${Me(n.tflops_per_s,0,1)} TFLOP/s, ${Te(n.peak_pctg)} of the float32 peak${n.peak_pctg<F1?"":`; ${r} would allow ${Me(n.fastest_tflops_per_s,0,1)} TFLOP/s (${Me(n.fastest_tflops_per_s/
n.peak_tflops_per_s,0,1)} times)`}.`:""}${s?` The names of some kernels do not tell whether they compute in float32 or TF32: ${L(s.device_time_per_step)} are measured against the peak of TF32.`:""}`}var my=e=>`${Me(
e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${Te(e.peak_pctg)} of the peak`}`;function wy(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let o=jn(e.by_operator,n=>n.device_time_per_step);
return`${lo(t.flops_per_step)}FLOPs a step and rank in ${L(t.known_time_per_step)}, ${Te(t.known_pctg)} of the device time: ${my(t)}${t.peak_pctg===null||t.device===null?"":` of ${t.device}`}.${o&&e.by_operator.
length>1&&o.tflops_per_s!==null?` The largest part of that time is ${o.operator}: ${L(o.device_time_per_step)}, ${my(o)}.`:""}${H1(e)}`}var yy=(e,t)=>e.phases.filter(({phase:o})=>o!=="empty").map(o=>{
let n=jn(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${L(o.median_time)} a call, the median of ${M(o.calls)}${s>0?`; ${Te(s)} of the time is ${n.name}`:""}.`}).join(" "),Pi="\
No rank waits for another one in the collectives that match.",U1={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},z1=.2;function by(e){let[t]=e.
by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Pi;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>0);if(o.length===0)return`There is no straggler:\
 rank ${t.rank} causes the most exposed waiting, ${Te(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`differe\
nt steps it is one of ${n.length} ranks`}.${W1(e.by_rank)}`;let[s]=o,r=e.by_rank,a=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.worst_steps===s.steps?"every step":`${s.worst_steps}\
 of ${s.steps} steps`,u=Math.max(a-l,0);return`Rank ${s.rank} is a straggler: it causes ${Te(s.caused_pctg)} of the exposed waiting, the most of all ranks in ${c}${G1(s,r.length-1)}. If it came at the\
 same time as the others, the mean step of all ranks would be ${L(u)} shorter (${L(l)})${u<z1*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/(r.length-1))?": not more, because some other r\
ank hardly waits for it":""}.`}function G1(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${U1[e.cause]} (${L(o)} a step more than the median rank)`:""}var Y1=200,K1=512;function V1(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,a)=>a[1]-r[1]).slice(0,Y1).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function Q1(e,t,o,{name:n,value:s,text:r}){let a=[...new Set(t.map(m=>m.rank))].slice(0,K1),l=new Map(a.map((m,f)=>[m,f])),c=new Map(o.map((m,f)=>[m,f])),u=a.map(()=>o.map(()=>null)),
d=a.map(m=>o.map(f=>[`rank ${m}, ${f}`]));for(let m of t){let[f,p]=[l.get(m.rank),c.get(n(m))];f!==void 0&&p!==void 0&&(u[f][p]=(u[f][p]??0)+s(m),d[f][p].push(...r(m)))}return{title:e.letter?Fn(e):"",
rows:a.map(String),cells:u,texts:d}}function Hu(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=V1(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>Q1(c,o[u],n,t)).
filter(c=>c.rows.length>0),a=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:a,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with the most waiting`,a<l&&`the first ${a} of ${l} ranks`].filter(Boolean).join("; "),data:c=>dy({panels:r,columns:n},c)}}var Uu=(e,t)=>Fu(e,t),_y=e=>[`waits ${L(e.wait_per_step)} a step, exp\
osed ${L(e.exposed_wait_per_step)}`,`causes ${L(e.caused_per_step)} a step, last ${M(e.last)} of ${M(e.matched_rows)} times`],ky=e=>[`waits ${L(e.wait)}, exposed ${L(e.exposed_wait)}`,`causes ${L(e.caused)}\
, last ${M(e.last)} times`];var J1="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",X1="No collective of the selected r\
anks matches one of another rank: see what does not match below.",zu="no rank matches, or the trace does not state the bytes sent or the size of the group",Ii=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>L(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>L(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>L(e.exposed)}],xy=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function Z1(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(_n(o))??{name:_n(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:Fn(e),lines:[...t.values()]}}var Ey=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],eO=e=>e.length>1?null:Ey(e).map((t,o)=>({key:`collective ${o}`,name:t,property:Wu(o)}));function tO(e){let t=e.map(Z1);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:o=>cy({sides:t,names:Ey(e)},o)}}var Di=e=>e.every(t=>t.data.summary[0]?.rows===0)?J1:X1,qi=de("c\
ollective","collective",!0),Bi=de("process_group","process group",!0),$y=re(Q("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),vy=re(Q("wait_per_step","wait"),"How muc\
h longer a rank takes than the one that comes last"),Sy=re(Q("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),Ty={title:"Collectives",params:[],ofSteps:!0,
intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[
...Cs(e,fy,py),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>i("p",{},t.letter&&i("strong",{},`${t.letter}: `),M(t.data.summary[0].missing_not_listed)," collectives have more miss\
ing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:Re,legend:Ii,make:(e,t)=>fo(e,t,{parts:Ii,what:"collectives",rowsOf:o=>o.data.
collectives.filter(n=>n.instances>0).map(xy),label:_n,empty:Di(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:Re,legend:Ii,make:(e,t)=>fo(e,t,{parts:Ii,what:"ranks",
rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(xy),label:o=>`rank ${o.rank}`,empty:Di(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:eO,make:tO},
{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Uu,legend:[],make:e=>Hu(e,{name:_n,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:_y,empty:Di(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Uu,legend:[],make:e=>Hu(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:ky,empty:Di(e)})}],tables:[{key:"collectives",caption:"Collectives",main:["transfer_per_step","exposed_wait_per_step"],columns:[qi,Bi,it("\
class","class",String),me("instances","instances"),$y,vy,Sy,Q("time_per_step","in all"),fe(me("group_size","group size")),fe(Fe("bytes_per_instance","bytes")),Xe(ft(Eo("algbw","algorithm bandwidth")),
zu),Xe(ft(Eo("busbw","bus bandwidth")),zu),me("unmatched_rows","without match"),Q("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[xe,$y,vy,Sy,re(Q("caused_per_step",
"caused"),"Exposed waiting of the other ranks where this one was last"),me("last","last"),fe(Ue("last_pctg","last, share")),me("matched_rows","matched"),me("unmatched_rows","without match")]},{key:"un\
matched",caption:"Without a match",columns:[xe,qi,Bi,it("why","why",String),de("dtype","type"),fe(Fe("bytes","bytes")),me("count","count"),Q("duration","in all"),Xe(re(ft(Eo("busbw_at_least","bus band\
width, at least")),"Computed from whole durations, which may include waiting"),zu)]},{key:"missing",caption:"Missing",columns:[xe,qi,Bi,me("instances","instances that it lacks")]},{key:"uneven",caption:"\
Unequal shares",apart:!0,columns:[de("step","step"),qi,Bi,de("ranks","ranks"),Q("shortest","shortest"),Q("longest","longest"),Fe("least_bytes","fewest bytes"),Fe("most_bytes","most bytes")]}]};var Gu={compute:"compute",memory:"copies",host:"host, self"},oO={...de("step","step"),show:e=>e===null?"whole file":String(e)},Oy=re(Q("step_time_like_median","step if on time"),"The mean step of all \
ranks if this rank came at the same time as the others"),My={title:"Stragglers",ofSteps:!0,params:[nt("num_candidates","Ranks with operators","2"),nt("limit","Operators of each","10")],intro:"Which ra\
nk the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>i("p",{class:"\
straggler-sentence"},t.letter&&i("strong",{},`${t.letter}: `),by(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:Re,make:(e,t)=>Je(e,
t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:Pi,show:o=>`${L(o.caused_per_step)} a step, ${Te(o.caused_pctg)} of all; last in ${Te(o.last_pctg)} of\
 its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:Re,make:(e,t)=>Je(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[
o.step===null?"whole file":`step ${o.step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:Pi,show:o=>`rank ${o.rank}: ${L(o.caused)}, ${Te(o.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",main:["straggler","caused_per_step","caused_pctg","step_time"],columns:[xe,po(it("straggler","straggler",e=>e===1?"yes":"no")),po(
it("cause","what it does longer",{...Gu,memory:"copies",idle:"idle, the host is late"})),re(Q("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their s\
um"),fe(Ue("caused_pctg","share")),me("last","last"),fe(Ue("last_pctg","last, share")),re(me("worst_steps","worst in steps"),"In how many steps no other rank caused more"),re(Q("compute_excess_per_ste\
p","more compute"),"Before the collectives where it is last, compared with the median rank"),re(Q("memory_excess_per_step","more copies"),"The same of copies"),re(Q("idle_excess_per_step","more idle"),
"The same of time in which neither runs: the host is late"),Q("step_time","step"),Oy]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[xe,it("measure","measure",
Gu),de("operator","operator",!0),Q("time_per_step","per step"),Q("median_per_step","median rank"),Q("excess_per_step","more"),Fe("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[
oO,po(re(de("rank","rank"),"The rank that causes the most in the step")),po(it("cause","what it does longer",{...Gu,idle:"idle, the host is late"})),re(Q("caused","caused"),"Exposed waiting of the oth\
er ranks where this one was last: their sum"),fe(Ue("caused_pctg","share")),Q("exposed_wait","exposed wait"),Q("step_time","step"),Oy]}]};var Ny="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",nO="It is not known what is live at the peak: either all of it was allocated before the reco\
rding began, or the trace does not record addresses.",Ps=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),Ay=e=>Ps(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),sO=e=>e.
replace(/ (allocated|reserved)/,""),rO=e=>e.includes(" reserved")?"reserved":"allocated",Cy={panel:e=>sO(e.name),style:e=>`${e.group} ${rO(e.name)}`},Py=e=>[Ps(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Vu=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),aO=(e,t)=>o=>[Vu(e,"rank")&&`rank ${o.rank}`,Vu(e,"device_type")&&Py(o),o[t]].filter(Boolean).join(" · ");function iO(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function Iy(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function lO({side:e,row:t}){let o=[Vu([e],"rank")&&`rank ${t.rank}`,Py(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${_e(t.live_at_peak)}\
 of it was allocated in the recording, ${_e(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[i("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${_e(t.peak)} (${o}), ${L(t.peak_at)} after the first event${n}.${s}${hy(e.data.peaks,t.device_type)}${r}`]}function cO(e){let t=e.
map(n=>Iy([n])),o=t.length===2&&t.every(Boolean)&&Ps(t[0].row.device_type)===Ps(t[1].row.device_type)&&gy(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[i("p",{class:"memory-sentence"},i("s\
trong",{},"B − A: "),o)]:[]}var uO=e=>[...e.flatMap(t=>{let o=Iy([t]);return o?[i("p",{class:"memory-sentence"},lO(o))]:[]}),...cO(e)],Dy={...de("device_type","memory"),show:Ps,alike:Ps},dO=Xe(Or("d\
evice","device"),"host memory has no number"),mO=Iw(re({...de("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),Ry=re(Pt("bytes","live at the peak"),"Allocated at o\
r before the peak, and not freed by then"),Yu=fe(Ue("pctg","share")),Ku=me("allocations","allocations"),Wi=[xe,mO,Dy,dO],Ly=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:Ny}:Je(e,t,{table:o,kind:"\
bytes",name:aO(e,n),value:s=>s.bytes,show:(s,r)=>`${_e(r)}, ${Te(s.pctg)} of the peak`,empty:nO}),qy={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[nt("limit","Frames of each device","100")],intro:"\
Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",
notes:uO,charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:Ay,panels:Cy,ownDevice:!0,height:Ms,make:(e,t)=>Ns(e,t,{unit:"bytes",name:Ay,panels:Cy,ownDevice:!0,marks:iO,empty:Ny})},
{id:"live_modules",title:"Live at the peak, by module",height:Re,make:(e,t)=>Ly(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Re,make:(e,t)=>Ly(e,t,"l\
ive_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",main:["peak","reserved_peak","live_at_peak"],columns:[...Wi,re(Pt("peak","peak allocated"),"The largest amount that is allocated"),po(
re({...Q("peak_at","at"),number:!1},"When it is reached first, after the first event of the set")),po(Xe(de("peak_step","step"),"outside of the recorded steps")),re(Pt("unused_at_peak","unused then"),
"Reserved minus allocated at the peak"),re(Pt("reserved_peak","peak reserved"),"The largest amount that is reserved"),re(Pt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the pe\
ak of what is reserved"),re(Pt("live_at_peak","live at the peak"),"Allocated in the recording at or before the peak, and not freed by then"),re(Pt("from_before","from before"),"The rest of the peak: a\
llocated before the recording began"),re(Pt("never_freed","never freed"),"Allocated in the recording and not freed until its end"),me("never_freed_allocations","never freed, allocations"),re(Pt("unsee\
n_freed","freed, allocated before"),"Freed in the recording, allocated before it began"),{...po(de("totals","totals")),what:"recorded: the trace states them. sums: added up from its allocations and fr\
ees, because it does not state them"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...Wi,de("module","module",!0),Ry,Yu,Ku,me("frames","frames")]},{key:"live",caption:"Live at the peak\
, by frame",columns:[...Wi,de("frame","frame",!0),de("operator","operator",!0),Ry,Yu,Ku]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[Dy,de("operator","operator",!0),
Fe("allocations_per_step","allocations per step"),Pt("allocated_per_step","allocated per step"),Fe("frees_per_step","frees per step"),Pt("freed_per_step","freed per step")]},{key:"never_freed",caption:"\
Never freed in the recording",columns:[...Wi,de("frame","frame",!0),de("operator","operator",!0),Pt("bytes","never freed"),Yu,Ku]}]};var Xu=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],kn=Object.
fromEntries(Xu.map(([e,t])=>[e,t])),By=Xu.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${L(n[e])}, ${wn(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
Ju="There are no steps here.",Fi=e=>e.step===null?"whole file":`step ${e.step}`,Qu=e=>e.span>0?`, file ${e.span+1}`:"";function fO(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return ys({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function pO({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return Ju;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${L(o)} a step: ${t.slice(0,3).map(n=>`${Te(
n.time_pctg)} ${kn[n.kind]}`).join(", ")}.`}var Wy=Xe(Q("longest","longest"),"the path has no such segment"),Fy=Xe(de("name","name",!0),"waiting and gaps have no name"),jy={title:"Critical path",host:!0,
ofSteps:!0,params:[nt("consecutive_kernel_delay","Short gaps, µs","30"),nt("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>i("p",{class:"path-sentence"},t.letter&&i("strong",{},`${t.letter}: `),pO(t))),e[0].
data.by_step.length>0&&i("p",{},i("a",{href:fO(e,e[0].data.by_step[0])},`Show the path of ${Fi(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:Re,make:(e,t)=>Je(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?kn[o.kind]:`${o.name} (${kn[o.kind]})`,value:o=>o.time_per_step,empty:Ju,show:o=>`${L(
o.time_per_step)} a step, ${Te(o.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>Re(e),legend:By,make:(e,t)=>fo(e,t,{parts:By,what:"steps",empty:Ju,
rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${Fi(o)}${Qu(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[it("kind","ki\
nd",kn),it("work","work",e=>e===1?"yes":"waiting"),Q("time_per_step","time per step"),fe(Ue("time_pctg","share")),Se(me("segments","segments")),Wy]},{key:"by_name",caption:"Operators, calls and kernel\
s",columns:[it("kind","kind",kn),Fy,Q("time_per_step","time per step"),fe(Ue("time_pctg","share")),Se(me("segments","segments")),Wy]},{key:"by_step",caption:"Steps",columns:[xe,{...de("step","step"),show:(e,t)=>Fi(
t)+Qu(t)},re(Q("path","path"),"The whole path, including waits; the kinds add up to it"),re(Q("work","work"),"Without waits for the device, between operators and idle"),...Xu.map(([e,t,o])=>re(Q(e,t),
o)),Q("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[xe,{...de("step","step"),show:(e,t)=>Fi(t)+Qu(t)},Q("start","from"),Q("duration","takes"),it("kind","kind",
kn),Fy,Xe(de("lane","thread or stream"),"waiting is on none")]}]};var hO='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',gO={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},Hi=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:mt[e].name,what:mt[e].what,text:o=>`${L(o[e])} a call`})),wO=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),Zu=e=>e===null?ae:M(Math.round(e)).replace("-","−"),yO=e=>`${M(Math.round(e))} tokens/s`;function bO(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",i("a",{href:Gt({...Ot(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&i("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var ed="the names of these annotations do not say it",td=[me("calls","calls"),re(Q("median_time","median"),"The duration of th\
e annotation on the host"),Q("mean_time","mean"),...Hi.map(({key:e,name:t,what:o})=>re(Q(e,t),`${o}, per call`)),re(Q("device_time","device"),"What a call launches, wherever it runs; per call"),Xe(re(
fe(me("requests_in_all","requests")),"Of all calls whose names say them"),ed),Xe(re(fe(me("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),ed),re(Q("active_ti\
me","at work"),"Time in which a call runs on the host or on a device, of all ranks"),Xe(re(ft({...Fe("tokens_per_second","tokens/s"),show:Zu,showDiff:e=>e>0?`+${Zu(e)}`:Zu(e)}),"Tokens by the time in \
which such calls are at work, of one rank"),ed)],od=["calls","median_time","tokens_per_second"],ji=de("phase","phase"),Hy=(e,t)=>({...de(e,t),show:o=>o===null?"not stated":o.replace("-","–")}),Uy={title:"\
Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed c\
ommunication, exposed memory and idle add up to its time.",notes:e=>[...Cs(e,t=>yy(t,Hi)),i("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>gO[t]).join("\
; ")),bO(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>Re(e),legend:Hi,make:(e,t)=>fo(e,t,{parts:Hi,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:hO})},{id:"phase-\
rates",table:"sizes",title:"Tokens a second, by phase and size",height:Re,make:(e,t)=>Je(e,t,{table:"sizes",kind:"number",name:wO,value:o=>o.tokens_per_second,show:o=>yO(o.tokens_per_second),empty:e.every(
({data:o})=>o.phases.length===0)?"There are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",main:od,columns:[ji,...td]},{
key:"sizes",caption:"Phases by size of a call",main:od,columns:[ji,re(Hy("requests","requests"),"Of one call, up to a power of two"),re(Hy("tokens","tokens"),"Of one call, up to a power of two"),...td.
map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",main:od,columns:[xe,ji,...td]},{key:"forms",caption:"Names that were found",columns:[
ji,re(de("form","form of the name",!0),"Braces stand for numbers, {k} for members such as bs=8"),me("calls","calls")]}]};var _O="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.",sd="no FLOPs are known, or n\
ot the peak of this device for numbers of this type",zy=e=>Me(e,0,3),Nr=(e,t)=>fe({...Fe(e,t),show:lo,showDiff:Sn}),Is=ft(re(Fe("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was \
launched inside the operator, in 10¹² a second")),Pr=Xe(ft(re(Ue("peak_pctg","of peak"),"Share of the peak speed of the device in the arithmetic that the names of the kernels tell, from the data she\
et of its vendor, dense; of several together: the part of their time that they would take at the peak of each")),sd),Gy=Xe(ft(re(Ue("fastest_peak_pctg","of fastest"),"The same of the fastest arithmeti\
c that the device has for these numbers: TF32 for float32")),sd),Yy=(e,t)=>Xe(fe(Fe(e,t)),sd),nd=re(Q("device_time_per_step","device per step"),"Device time of what was launched inside the operator, p\
er step and rank"),Ky=ft(re(Eo("gb_per_s_at_least","bandwidth, at least"),"Each input read once and the output written once, divided by the device time")),Vy=fe(re(Fe("flops_per_byte_at_most","FLOPs p\
er byte"),"FLOPs for each byte that has to be read or written: at most")),Qy={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-point operations of matrix produc\
ts, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",above:{tables:2},notes:e=>Cs(e,wy),charts:[{id:"speed",table:"by_operator",title:"Achieved T\
FLOP/s by operator",height:Re,make:(e,t)=>Je(e,t,{table:"by_operator",kind:"count",name:o=>o.operator,value:o=>o.tflops_per_s,empty:_O,show:o=>`${zy(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${zy(
o.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",main:["tflops_per_s","peak_pctg","known_time_per_step"],columns:[Nr("flops_per_step","FLOPs per step"),Q("device_time_per_ste\
p","device per step"),re(Q("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),fe(Ue("known_pctg","share")),Is,Pr,Gy,po(de("device","device"))]},
{key:"classes",caption:"Classes of work",main:["device_time_per_step","tflops_per_s","gb_per_s_at_least"],columns:[re(de("class","class"),"By the operators that launched it, else by the names of kerne\
ls; other: nothing says what it is"),Se(fe(me("device_rows","device rows"))),Q("device_time_per_step","device per step"),fe(Ue("device_time_pctg","share of device time")),Is,Ky,Vy]},{key:"by_rank",caption:"\
Ranks",main:["known_time_per_step","tflops_per_s","peak_pctg"],columns:[xe,Nr("flops_per_step","FLOPs per step"),Q("device_time_per_step","device per step"),Q("known_time_per_step","with known FLOPs"),
Is,Pr]},{key:"by_arithmetic",caption:"Arithmetic",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[re(de("dtype","type"),"The type of the numbers of both factors"),Xe(re(de("arithmeti\
c","computed in"),"What the kernels multiply in, by their names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for one), on the tensor cores"),"the names of the kernels d\
o not tell: the peak is that of the fastest"),Se(fe(me("calls","calls"))),Nr("flops_per_step","FLOPs per step"),nd,Is,Pr,Gy,Yy("peak_tflops_per_s","peak TFLOP/s"),Yy("fastest_tflops_per_s","fastest TF\
LOP/s")]},{key:"by_operator",caption:"Operators",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[ho,Se(fe(me("calls","calls"))),Nr("flops_per_step","FLOPs per step"),nd,Is,Pr]},{key:"\
by_shapes",caption:"Operators and shapes",main:["device_time_per_step","tflops_per_s"],columns:[ho,de("shapes","shapes",!0),re(de("dtype","type"),"The type of the numbers of both factors"),de("class",
"class"),Se(fe(me("calls","calls"))),Nr("flops_per_call","FLOPs per call"),nd,Is,Pr,Vy]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",main:["device_time_per_step","gb_per_s_\
at_least"],columns:[ho,de("shapes","shapes",!0),de("dtypes","types",!0),Se(fe(me("calls","calls"))),Q("device_time_per_step","device per step"),Ky]},{key:"unknown",caption:"Device time without known F\
LOPs",main:["device_time_per_step"],columns:[re(ho,"The innermost operator that launched it"),Se(fe(me("device_rows","device rows"))),Q("device_time_per_step","device per step"),fe(Ue("device_time_pct\
g","share of device time"))]}]};var kO="The part of the time for which a value is known",Jy=[fe(Fe("mean","mean")),fe(Fe("min","min")),fe(Fe("max","max")),fe(re(Q("known_time","known"),kO))],Xy=de("counter","counter"),Zy={title:"Clo\
cks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:Ai,params:[],charts:[],above:{tables:2},tables:[
{key:"rows",caption:"All steps",main:["mean","max"],columns:[xe,To,Xy,...Jy]},{key:"by_step",caption:"By step",main:["mean","max"],columns:[xe,Xe(de("step","step"),"the recording has no steps"),To,Xy,
...Jy]}]};var xO="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",$O=e=>e===null?ae:Me(e,0,3),eb={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[nt("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:Ai,charts:[{id:"\
counters",table:"rows",title:"Sums by operator and counter",height:Re,make:(e,t)=>Je(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:xO,
show:(o,n)=>$O(n)})}],tables:[{key:"rows",caption:"Operators, kernels and counters",main:["sum","mean"],columns:[xe,Xe(ho,"no operator above the launch is recorded"),de("kernel","kernel",!0),de("count\
er","counter",!0),me("kernels","kernels"),Fe("sum","sum"),fe(Fe("mean","mean")),fe(Fe("min","min")),fe(Fe("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[xe,re(me("number","kernel n\
o."),"In order of time, from 0"),de("kernel","kernel",!0),re(de("operators","operators",!0),"Those above its launch, the outermost first"),de("counter","counter",!0),Fe("value","value")]}]};var go={temporal_breakdown:Fw,comm_comp_overlap:jw,idle_time_breakdown:Uw,kernel_breakdown:Ci,memory_bw:Jw,queue_length:Xw,launch_stats:Zw,kernel_sequences:ey,user_annotation_breakdown:ty,operator_kernels:oy,
collectives:Ty,stragglers:My,memory:qy,critical_path:jy,phases:Uy,work:Qy,device_counters:Zy,operator_counters:eb},Ui=[["Device",["temporal_breakdown","work","idle_time_breakdown","kernel_breakdown","\
launch_stats","queue_length"]],["Program",["critical_path","operator_kernels","kernel_sequences","user_annotation_breakdown","phases"]],["Ranks",["collectives","comm_comp_overlap","stragglers"]],["Mem\
ory",["memory","memory_bw"]],["Counters",["device_counters","operator_counters"]]],ut={"":{title:"Analyse",params:[],ofSteps:!0,host:!0,charts:[],tables:[]},...go};var ob=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],rd=["start","end"],zi={...Object.fromEntries([...ob,...rd].map(e=>[e,""])),lines:[]};function nb(e){
return[...ob,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?rd:[]]}var tb=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Gi(e,t){
let o=new URLSearchParams(e),n=l=>o.get(l)??o.get(l.replace(/^set(?=_|$)/,"control"))??"",s=Object.keys(t).filter(l=>l!==""),r={what:Qe(o,"what",s,"")},a=t[r.what];for(let l of["set","test",...nb(a)])
r[l]=n(l);return r.rows=tb(o)==="steps"?"":tb(o),r.lines=a.window?o.getAll("line"):[],r.order=Qe(o,"order",["rank"],""),r.unit=Qe(o,"unit",["total"],""),r.more=Qe(o,"more",["1"],""),r}function sb(e,t,o=[]){
let n=new URLSearchParams;for(let s of["set","test",...nb(t[e.what])]){let r=e[s]??"",a=s.startsWith("test_")&&e.test==="";r!==""&&!a&&!o.includes(s)&&n.set(s,r)}return n}function xn(e,t){let o=sb(e,t);
t[e.what].window&&e.lines.forEach(n=>o.append("line",n));for(let n of["order","unit","more"].filter(s=>e[s]))o.set(n,e[n]);return ie(`/analyse?${e.what?`what=${e.what}&`:""}${o}`)}function rb(e,t,o){let n=sb(
e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function Hn(e,t){return e.set===""?null:rb(e,t)}function ab(e,t,o){let n=rb(e,t,rd);return n.set("format","csv"),n.set("table",o),n}var vO=30,Ir={top:8,right:16,bottom:34},SO=64,EO=6,ib=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function lb(e){let t=new Set,
o=null,n=[],s=!1,r=new Map(ib.map(([p,h])=>[p,i("button",{type:"button",class:`key key-${p}`,title:"Hide or show these bars",on:{click:()=>{let g=new Set(t);g.delete(p)||g.add(p),e.onHide?e.onHide([...g]):
(u(g),c.redraw())}}},h)])),a=i("ul",{class:"chart-legend"},[...r.values()].map(p=>i("li",{},p))),l=be("pan","Pan instead of zooming",()=>{s=!s,l.setAttribute("aria-pressed",String(s)),c.relayout(()=>({
dragmode:s?"pan":"zoom"}))});l.setAttribute("aria-pressed","false");let c=kt({...e,extra:a,tools:[l,be("plus","Zoom in",()=>m(.6)),be("minus","Zoom out",()=>m(1/.6)),be("reset","Reset the zoom",f)],keys:()=>ib.
filter(([p])=>!t.has(p)),height:p=>TO(p.rows.length),make:(p,h)=>CO(p,h,o,t,s),onRelayout:(p,h)=>d(p,h),onDoubleClick:()=>setTimeout(f),onClick:p=>e.onSelect(n[p.points[0].y]?.key)});function u(p){t=p,
r.forEach((h,g)=>h.setAttribute("aria-pressed",String(!t.has(g))))}function d(p,h){if(!Object.keys(p).some(_=>/^[xy]axis\./.test(_)))return;let{xaxis:g,yaxis:y}=c.layout(),w=[...g.range,...y.range],b=g.
autorange&&w[2]===ad(n.length)[0];h.range=b?"":w.join(),e.onZoom?.(b?"":w.map(_=>Number(_.toPrecision(4))).join())}function m(p){c.relayout(({xaxis:{range:h,fixedrange:g}})=>!h||g?{}:{"xaxis.range[0]":h[0]*
p,"xaxis.range[1]":h[1]*p})}function f(){c.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":ad(n.length)}))}return{...c,draw(p){n=p.rows,u(new Set(p.hidden??t)),c.draw({...p,empty:p.empty||n.length===
0&&"No rows to draw."})},select(p){p!==o&&(o=p,c.relayout(()=>({shapes:cb(n,o,Vt())})))}}}var TO=e=>Math.max(e,3)*vO+Ir.top+Ir.bottom,ad=e=>[Math.max(e,3)-.5,-.5];function cb(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function OO(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=je(t);return[n,` ${o}`]}function MO(e){return[ln(e.name,SO,EO).map(Le).join("<br>"),
e.lines.map(Le).join("<br>")]}function AO(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return ko(e.map(n=>n.name),o).map((n,s)=>Le(e[s].mark+n))}function CO(e,t,o,n,s){let r=Vt(),[a,l]=OO(e),c=e.
rows.length,u=t<520?128:Math.min(280,Math.round(t*.36)),d=Math.floor((u-14)/6.7),m=e.rows.map((b,_)=>_),f=b=>e.rows.map(_=>_[b]===null?null:_[b]/a),p=(b,_)=>e.rows[_].noise?"noise":b>0?"more":"less",h=f(
"diff").map((b,_)=>n.has(p(b,_))?null:b),g=(b,_)=>r[p(b,_)],y=e.range?e.range.split(",").map(Number):null,w={type:"bar",orientation:"h",y:m,textposition:"none",hoverinfo:"skip"};return{data:[{...w,name:"\
control",x:f("control"),visible:!n.has("control"),marker:{color:r.control}},{...w,name:"test",x:f("test"),visible:!n.has("test"),marker:{color:r.test}},{...w,name:"difference",x:h,marker:{color:h.map(
(b,_)=>g(b,_)),pattern:{shape:h.map(b=>b>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:h.map((b,_)=>g(b,_)),bgcolor:r.surface},line:{width:h.map(b=>b>0?0:1),color:h.map((b,_)=>g(b,_))}}},{type:"\
scatter",mode:"markers",xaxis:"x2",x:m.map(()=>.99),y:m,marker:{size:1,opacity:0},customdata:e.rows.map(MO),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:vt(),
barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:u,r:Ir.right,t:Ir.top,b:Ir.bottom},hovermode:"y",hoverdistance:-1,dragmode:s?"pan":"zoom",xaxis:{ticksuffix:l,zeroline:!0,nticks:t<520?4:7,tickformat:e.
kind==="count"?",~r":",",rangemode:"tozero",...y&&{range:y.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:y?y.slice(2):ad(c),tickmode:"array",tickvals:m,showgrid:!1,
zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:AO(e.rows,d)},shapes:cb(
e.rows,o,r)}}}function Yi(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var RO=900,Ki=12,ub=17,LO=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function db(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of LO){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():db(n);s&&o.append(s)}return o}function NO({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,f,p,h)=>ve("te\
xt",{x:d,y:m,fill:z(h?"--text":"--muted"),"font-size":p,"font-weight":h?600:400,"font-family":s},f),a=t.flatMap(d=>ln(d,Math.floor(n/6.6),3)),l=[r(Ki,22,e,15,!0),...a.map((d,m)=>r(Ki,42+ub*m,d,12,!1))],
c=30+ub*a.length+18,u=Ki;for(let[d,m]of o)l.push(ve("rect",{x:u,y:c-9,width:14,height:9,fill:z(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+Ki}}function PO(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),a=Math.max(o,RO),l=NO(t,a),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),f=db(d);for(let[p,h]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?a-o:0)}))f.setAttribute(p,String(h));return f}),u=l.height+n;return{width:a,height:u,node:ve("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:a,height:u,viewBox:`0 0 ${a} ${u}`},ve("rect",{width:"100%",height:"100%",fill:z("--surface")}),l.nodes,c)}}var mb="image/svg+xml";async function IO(e,t,o){let n=new Image;
n.src=`data:${mb};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function fb(e,t,o,n){let{node:s,width:r,height:a}=PO(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:mb}):await IO(l,r,a);
Yi(c,`${o}.${t}`)}var Dr=212,to={left:62,right:12,top:20,bottom:24},Ds=Dr-to.top-to.bottom,Vi=.62,DO=5,pb=8,Qi=84,qO=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function hb(e){return kt(
{...e,class:"waterfall",height:()=>Dr,keys:qO,paint:jO,save:fb})}function BO(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function WO(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function FO([e,t]){let o=(t-e)/
DO,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(a=>a*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(a,l)=>(r+l)*s)}var qr=e=>`${100*e}%`;function jO({fall:e}){let t=BO(e),
o=WO(t),[n,s]=o,[r,a]=je(s),l=t.length,c=w=>Ds*(s-Math.max(w,n))/(s-n),u=(w,b=0)=>qr((w+.5+b)/l),d=w=>w===0?"control":w===l-1?"test":e.parts[w-1].change<0?"less":"more",m=ne("fall-less"),f=FO([n/a,s/a]).
map(w=>({y:c(w*a),text:`${Me(Number(w.toPrecision(12)),0,9)} ${r}`})),p={"aria-hidden":"true",focusable:"false"},h=ve("svg",{class:"fall-body",...p},ve("defs",{},ve("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},ve("rect",{class:"fall-ground",width:5,height:5}),ve("rect",{class:"fall-stripe",width:1.8,height:5}))),f.map(({y:w})=>ve("line",{class:"fall-grid",x2:"1\
00%",y1:w,y2:w})),t.slice(0,-1).map(([,w],b)=>ve("line",{class:"fall-join",x1:u(b,Vi/2),x2:u(b+1,-Vi/2),y1:c(w),y2:c(w)})),t.map(([w,b],_)=>ve("rect",{class:`fall-bar fall-${d(_)}`,x:u(_,-Vi/2),width:qr(
Vi/l),y:c(Math.max(w,b)),height:c(Math.min(w,b))-c(Math.max(w,b)),...d(_)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(w=>HO(u(w,-.33),qr(.66/l))),e.parts.map(({change:w},b)=>ve("text",{class:`\
fall-label fall-${w>0?"more":w<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},ge(w))),UO(e).flatMap(([w,b],_)=>[ve("text",{class:"fall-tick fall-whole",x:u(_),y:Ds+15},w),ve("text",{class:"\
fall-tick fall-short",x:u(_),y:Ds+15},b)])),g=ve("svg",{class:"fall-axis",...p},f.map(({y:w,text:b})=>ve("text",{class:"fall-value",x:to.left-5,y:to.top+w+4},b)),n>0&&ve("text",{class:"fall-cut",x:to.
left,y:to.top-6},"the axis is cut: it does not begin at 0")),y=t.map(w=>[c(Math.max(...w)),c(Math.min(...w))]);return[g,h,zO(h,GO(e),y)]}function HO(e,t){let o=(r,a)=>Ds*(.91-(a?.05:0)-(r%2?.035:0)),n=Array.
from({length:pb+1},(r,a)=>a),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return ve("svg",{x:e,width:t,height:Ds,viewBox:`0 0 ${pb} ${Ds}`,preserveAspectRatio:"\
none"},ve("polygon",{class:"fall-ground",points:s}))}function UO(e){return[["control","control"],...e.parts.map(({part:t})=>[Ca[t].name,Ca[t].short]),["test","test"]]}function zO(e,t,o){let n=i("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,a)=>{let l=a<s/2,c=l?a:s-1-a,[u,d]=o[a].map(p=>to.top+p),m=()=>{T(n,r.map(p=>i("div",{},p))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?to.left:to.right}px + ${c/s} * (100% - ${to.left+to.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>Qi?`${Dr-u+17}px`:"auto",n.style.top=u>Qi?"auto":`${d-u>Qi?
u+6:Math.min(d+4,Dr-Qi)}px`},f=ve("rect",{class:"fall-area",x:qr(a/s),y:-to.top,width:qr(1/s),height:Dr});f.addEventListener("pointerenter",m),f.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
f)}),n}function GO(e){return[["control",L(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[Ca[t].name,`${L(o)} → ${L(n)}`,ge(s)]),["test",L(e.test),ge(e.change)]]}var YO=56,KO=e=>e.replace(/^-/,"−").replaceAll(" "," ");function It(e,t=()=>null,o=YO){let n=e.flatMap(({name:r})=>r??[]),s=new Map(ko(n,o).map((r,a)=>[n[a],r]));return e.map(({text:r,name:a,row:l,
number:c})=>{if(a===void 0)return r??KO(c);let u=l&&t(l),d=i("code",{title:l?.name??a},i("bdi",{},s.get(a)));return u?i("a",{href:u,class:"diagnosis-name"},d):d})}var VO=8,gb=40,QO={"device side":"launched in time, but the device waits: ","in call":"the device waits while the host is in ","in the launch":"the device waits for the launch in ",hole:"the device wa\
its between calls in "};function JO({part:e,name:t,category:o,path:n}){let r=(o!==null||t==="device side"||t==="in the launch")&&n.at(-2)||n.at(-1),a=r&&r!=="launched elsewhere"?[{name:r}]:[];return o===
null?a.length===0?[{text:`${e}: ${t}`}]:[{text:e==="idle"?QO[t]??`${t}, in `:`${e}: in `},...a]:[t==="other rows"?{text:"its device work"}:{name:t,row:{name:t,category:o}},...a.length>0?[{text:" in "},
...a]:[],...e==="compute"?[]:[{text:`, ${e}`}]]}function XO(e,{control_samples:t,test_samples:o}){let n=new Map,s=(c,u,d,m)=>{let f=n.get(c)??{parts:u,control:0,test:0,count:0};f.control+=d/1e3/Math.max(
1,t),f.test+=m/1e3/Math.max(1,o),f.count+=1,n.set(c,f)};for(let c of e.places){let u=JO(c);s(u.map(({text:d,name:m})=>d??m).join(""),u,c.control_ns,c.test_ns)}let r=[...n.values()].sort((c,u)=>Math.abs(
u.test-u.control)-Math.abs(c.test-c.control)).slice(0,VO),a=c=>r.reduce((u,d)=>u+d[c],0),l=e.places_count-a("count");return l<=0?r:[...r,{parts:[{text:F(l,"more place")}],count:l,control:e.control-a("\
control"),test:e.test-a("test")}]}function wb(e,t,o,n){let s=[...e.parts.flatMap(({row:c})=>c??[]),...n?.rows??[]],a=[...[...new Map(s.map(c=>[`${c.name}
${c.category}`,c])).values()].slice(0,3).map(c=>({name:c.name,row:c})),{timeline:o.timeline(n)},{tree:o.tree()}],l=({parts:c,control:u,test:d})=>{let[m,f]=_o(u,d),p=d-u;return i("li",{},i("span",{},It(
c,o.page,gb)),i("span",{class:"account-times",title:`${te(u)} → ${te(d)}`},i("span",{class:"control-text"},m)," → ",i("span",{class:"test-text"},f)),i("span",{class:"account-change",title:Ce(p)},is(
p)))};return i("div",{class:"account-places small"},i("ul",{"aria-label":"What adds up to it"},XO(e,t).map(l)),i("p",{},"Show ",a.flatMap(({name:c,row:u,timeline:d,tree:m},f)=>[f>0&&" · ",u?It([{name:c,
row:u}],o.page,gb):i("a",{href:d??m},d?"in the timeline":"in the tree")])))}var ZO=2,eM=3,yb=52,tM=5,_b=e=>e>0?"more":e<0?"less":"calm",Br=({certainty:e})=>e==="sure"||e==="likely",Ji=e=>e.split(/\s+/).filter(t=>/[\p{L}\p{N}]/u.test(t)).length,ud=({brief:e,parts:t})=>Ji((e??t).
map(o=>o.text??o.name??o.number).join(""));function oM(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.lines??[]).map((o,n)=>{let s=o.control_ns/1e3/Math.max(1,e.control_samples),
r=o.test_ns/1e3/Math.max(1,e.test_samples);return t+=r-s,{...o,index:n,control:s,test:r,change:r-s,from:t-(r-s)}})}function bb(e,{least:t,most:o,room:n,more:s}){let r=n,a=0;for(;a<Math.min(e.length,o)&&
(a<t||ud(e[a])+s<=r);)r-=ud(e[a])+s,a+=1;return[a,r]}var nM=e=>e.filter(({line:t,kind:o})=>t===void 0&&!["limit","host_need","machine"].includes(o)).sort((t,o)=>(o.certainty==="fact")-(t.certainty==="\
fact")),id=(e,t=e.some(Br)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((o,n)=>o+n.change,0)});function ld(e,[t,o]){let n=a=>o>t?100*(a-t)/(o-t):0,[s,r]=[n(e.from),n(e.from+e.change)].sort(
(a,l)=>a-l);return i("span",{class:"account-track","aria-hidden":"true"},i("span",{class:`account-bar ${Br(e)?_b(e.change):"unsure"}`,css:{left:`${s}%`,width:`${r-s}%`}}))}var cd=e=>i("span",{title:Ce(
e.change),class:`account-change ${Br(e)?_b(e.change):"muted"}`},is(e.change));function Xi(e,t=null){let o=i("ol",{class:"account","aria-label":"Where the change comes from"}),n=i("ul",{class:"facts","\
aria-label":"Also different"}),s=i("p",{class:"muted small",hidden:!0},"Grey: may be noise."),r=i("div",{class:"account-box"},o,s),a=(u,d,m)=>e&&i("button",{type:"button",class:"account-go icon-button",
title:"What adds up to this number","aria-label":`What adds up to: ${u.text}`,"aria-expanded":String(m),data:{line:d},on:{click:()=>t(d,!m)}},Et("chevron"));function l(u,d,m){let[f,p]=_o(u.control,u.test),
h=`line-${u.index}`,g=m&&m.open.includes(h);return i("li",{data:{kind:u.kind,certainty:u.certainty}},ld(u,d),i("span",{class:`account-words${Br(u)?"":" muted"}`,title:u.text},It(u.brief??u.parts,void 0,
yb)),i("span",{class:"account-times",title:`${te(u.control)} → ${te(u.test)}`},i("span",{class:"control-text"},f)," → ",i("span",{class:"test-text"},p)),cd(u),m&&a(u,h,g),g&&e&&wb(u,m.account,e,m.
entry))}let c=(u,d)=>i("button",{type:"button",class:"link-button","aria-expanded":String(d),on:{click:()=>t("lines",!d)}},u);return{node:r,facts:n,draw({account:u,diagnosis:d},{open:m,sure:f,sum:p,lines:h,
words:g}){let y=m.includes("lines"),w=o.contains(document.activeElement)&&document.activeElement.dataset.line,b=oM(u).filter(({change:Z,kind:le})=>Z!==0||le!=="rest"),_=b.at(-1)?.kind==="rest"?b.pop():
null,k=[...b,..._?[_]:[]].flatMap(Z=>[Z.from,Z.from+Z.change]),$=[Math.min(...k),Math.max(...k)],S=nM(d??[]),E=S[0]?.certainty==="fact"?ud(S[0]):0,[O,x]=bb(b,{least:ZO,most:h,room:g-E,more:tM}),[v]=bb(
S,{least:E>0?1:0,most:eM,room:x+E,more:0}),[A,B]=[y?b.length:O,y?[]:[...b.slice(O),..._?[_]:[]]],N=Z=>({account:u,open:m,entry:d?.find(le=>le.line===Z.index)}),I=b.length>0&&id([...b,..._?[_]:[]],f?"s\
ure":""),K=O<b.length||v<S.length;T(o,b.slice(0,A).map(Z=>l(Z,$,N(Z))),(y||B.length===1)&&_&&l(_,$,y&&N(_)),B.length>1&&i("li",{class:"account-rest"},ld(id(B),$),c(`${F(B.length-(_?1:0),"more line")}${_?
" and the rest":""}`,!1),i("span"),cd(id(B))),b.length>0&&i("li",{class:"account-sum"},ld(I,$),i("span",{class:"strong"},p),cd(I))),T(n,S.slice(0,y?S.length:v).map(Z=>i("li",{data:{kind:Z.kind,certainty:Z.
certainty},title:Z.text},It(y?Z.parts:Z.brief??Z.parts,y&&e?e.page:void 0,yb))),t&&K&&(y||B.length<2)&&i("li",{class:"facts-more"},c(y?"Show less":`${S.length-v} more`,y))),[...o.querySelectorAll(".ac\
count-go")].find(({dataset:Z})=>Z.line===w)?.focus(),n.hidden=n.childElementCount===0,o.hidden=b.length===0,s.hidden=o.hidden||b.slice(0,A).every(Br)}}}var sM=[["control","A"],["test","B"]],kb={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},dd=(e,t)=>100*e[t]/e.step;function rM(e){let t=dd(e,"idle"),o=t<9.95||
t>90.05?1:0,n=Number(Me(t,o,o));return[100-n,n].map(s=>`${Me(s,o,o)} %`)}function aM({control:e,test:t}){let[o,n]=[e,t].map(({limited_by:s})=>s??"unclear");return o===n?o:`${o} → ${n}`}function iM(e,t,o){
let[n,s]=rM(o),r=Object.keys(kb).filter(a=>o[a]>0);return i("div",{class:"limit-row"},i("b",{class:`letter letter-${t.toLowerCase()}`,"aria-label":e},t),i("span",{class:"limit-track","aria-hidden":"tr\
ue"},r.map(a=>i("span",{class:`limit-${kb[a]}`,css:{width:`${dd(o,a)}%`},title:`${mt[a].name}: ${L(o[a])}, ${Te(dd(o,a))} of the step`}))),i("span",{class:"limit-words"},`device ${n} busy, ${s} idle`))}
function xb(){let e=i("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:o}}){let n=[t,o].every(s=>s&&s.step>0&&typeof s.idle=="number"&&s.idle<s.step);e.hidden=!n,T(e,n&&[i("p",{},
"Limit: ",i("b",{},aM({control:t,test:o}))),sM.map(([s,r])=>iM(s,r,s==="control"?t:o))])}}}var Wr=["control","test"],$b=e=>i("bdi",{class:"mono"},e),lM=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function cM(e){let[t,o]=Wr.map(s=>lM(e[s])),n=Wr.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?M(n[0]):`${M(n[0])} and ${M(n[1])}`,changes:{control_marker:t,test_marker:t}}]:Wr.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:M(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function uM(e,t){let[o,n]=Wr.map(r=>e[r].marker),s=(r,a,l)=>i("p",{class:"\
marker-line small"},r,$b(a)," ",t&&P("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:Wr.map((r,a)=>[o,n][a]!==null&&s(`A\
 step of the ${r} is one `,[o,n][a],{[`${r}_marker`]:""}))}function vb(e,t){return[uM(e,t),t&&cM(e).map(({text:o,marker:n,found:s,changes:r})=>i("p",{class:"marker-line"},`${o} Use `,$b(n),` as step m\
arker (${s} found)? `,P("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var Sb=8,dM=24,mM=80,$n=["control","test"],Eb=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},fd=({step_number:e})=>e!==null,md=e=>[e.span,fd(e)?e.step_number:
e.rank],Tb=({rank:e,span:t})=>`${e}/${t}`;function Ob(e){return`${fd(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function fM(e){let o=[...new Map(e.map(n=>[md(n).
join("/"),md(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function pM(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var Zi=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function hM(e,t){let o=new Map;for(let n of e){let s=Tb(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>Sb?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>ve("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function gM(e,t){return e.map((o,n)=>({ring:n+1,step:o,y:Zi(
o,t),x:e.length>1?3+94*n/(e.length-1):50}))}function wM(e,{samples:t,blocks:o},n,s,r){let a=fM(t),l=t.map(m=>({sample:m,y:Zi(m.step,n),x:a.size>1?3+94*a.get(md(m).join("/"))/(a.size-1):50})),c=gM(o,n),
u=t.filter(fd).map(m=>m.step_number),d=u.length===0?F(t.length,"recording"):`step ${Math.min(...u)}${a.size>1?` – ${Math.max(...u)}`:""}`;return i("div",{class:"strip-panel"},pd(ve("svg",{class:"\
strip-plot","aria-hidden":"true",focusable:"false"},ve("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${Zi(s,n)}%`,y2:`${Zi(s,n)}%`}),hM(l,e),l.map(({sample:m,x:f,y:p})=>ve("circle",{class:`strip-\
dot strip-${e}`,cx:`${f}%`,cy:`${p}%`,r:t.length>mM?2:3.2})),c.map(({x:m,y:f})=>ve("circle",{class:`strip-ring strip-${e}`,cx:`${m}%`,cy:`${f}%`,r:3.2}))),[...l,...c],m=>r(m&&(m.ring?`${e}, block ${m.
ring} of ${c.length} without the profiler: ${L(m.step)}`:[`${e}, ${Ob(m.sample)}: ${L(m.sample.step)}`,un(m.sample)].filter(Boolean).join(`
`)))),i("p",{class:`${e}-text small strip-caption`},`${e}, ${d}`))}function pd(e,t,o){return e.addEventListener("pointermove",({clientX:n,clientY:s})=>{let r=e.getBoundingClientRect(),a=({x:c,y:u})=>Math.
hypot(r.left+c*r.width/100-n,r.top+u*r.height/100-s),l=t.reduce((c,u)=>a(u)<a(c)?u:c);o(a(l)<dM?l:null)}),e.addEventListener("pointerleave",()=>o(null)),e}function yM(e,{samples:t,blocks:o}){let n=t.map(
r=>r.step),s=t[n.indexOf(Math.max(...n))];return`${e}: ${F(t.length,"sample")} from ${L(Math.min(...n))} to ${L(s.step)}, median ${L(Eb(n))}; the longest is ${Ob(s)}.${o.length>0?` Without the profile\
r: ${F(o.length,"block")} from ${L(Math.min(...o))} to ${L(Math.max(...o))}.`:""}`}var Mb=(e,t)=>e&&Object.fromEntries($n.map(o=>[o,e[o].map((n,s)=>{let{host_ns:r=null,lag_ns:a=null}=t?.[o][s]??{};return{
...n,...r!==null&&{host:r/1e3,lag:a/1e3}}})]));function Ab(e,t,o=null){if(!$n.every(m=>e?.[m]?.length>0)||$n.every(m=>e[m].length<2))return null;let n=Object.fromEntries($n.map(m=>[m,{samples:e[m],blocks:o?.[m]??
[]}])),s=$n.flatMap(m=>[...e[m].map(f=>f.step),...n[m].blocks]),r=pM(s),a=Eb(e.control.map(m=>m.step)),l=[ne("strip-title"),ne("strip-words")],c=$n.some(m=>{let f=new Set(e[m].map(Tb));return f.size<=
Sb&&f.size<e[m].length}),u=i("div",{class:"strip-tip",hidden:!0}),d=m=>{u.hidden=!m,T(u,m)};return i("div",{class:"sample-strip",role:"img","aria-labelledby":l[0],"aria-describedby":l[1]},i("div",{class:"\
small muted strip-words"},i("span",{id:l[0]},`Every ${t}`)," as a dot",c&&", ranks as lines",o&&"; blocks without the profiler as rings","; dashed: the median of the control"),i("p",{class:"visually-h\
idden",id:l[1]},$n.map(m=>yM(m,n[m])).join(" ")),i("div",{class:"strip-body"},i("div",{class:"strip-scale small muted","aria-hidden":"true"},i("span",{},L(r[1])),i("span",{},L(r[0]))),$n.map(m=>wM(m,n[m],
r,a,d))),u)}var wd={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},yd={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},bd=["\
steps_differ","single_sample","few_shared_kernels"],bM=5,_M=96,kM=(e,{comparability:t})=>e.map(o=>t.some(({kind:n,text:s})=>n==="devices_differ"&&s===o.text)?{...o,brief:[{text:"Another device."}]}:o),
el=({verdict:e})=>e==="slower"||e==="faster",hd=({comparability:e})=>e.some(({kind:t})=>t==="same_selection"),gd=({change_percent:e,interval:t})=>!(e>=t?.low_percent&&e<=t.high_percent&&Math.abs(e-t.shift_percent)<=
Math.abs(t.shift_percent)/4);function xM(e){let{change_percent:t,interval:o}=e,n=gd(e)?o?.shift_percent:t;return typeof n=="number"&&[gd(e)&&", typically",n<900?` by ${Te(Math.abs(n))}`:`: ${ue(n)} as\
 long`]}function $M(e){let{interval:t}=e;return el(e)&&typeof t?.low_percent=="number"?["between ",ue(t.low_percent)," and ",ue(t.high_percent)]:It(e.range.parts)}function vM(e){let{verdict:t}=e,o=Lt(
e)?"Whole recording":"Step time";if(t.control===null||t.test===null)return i("p",{class:"headline"},`${o}: not known.`);let[n,s]=_o(t.control,t.test);return i("p",{class:"headline"},i("strong",{class:`\
verdict-word verdict-${t.verdict.replace("_","-")}`},i("span",{"aria-hidden":"true"},`${hd(e)?"=":yd[t.verdict]} `),hd(e)?"Nothing can differ":[wd[t.verdict],el(t)&&xM(t)]),i("span",{class:"headline-t\
imes",title:`Mean ${o.toLowerCase()}: ${te(t.control)} → ${te(t.test)}`},el(t)&&gd(t)&&"mean ",i("span",{class:"value control-text"},n),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"\
value test-text"},s)),i("span",{class:"verdict-range"},$M(t)))}function SM(e,{onClock:t,isCorrected:o}={}){return e.filter(({kind:n})=>n==="machine").map((n,s)=>i("p",{class:"machine-line",data:{kind:"\
machine"}},It(n.parts)," ",t&&s===0&&i("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the times",on:{click:t}},o()?"Show as recorded":"Show\
 at equal clock")))}function Cb({links:e=null,actions:t=null,below:o=[],on:n={}}){let s=i("div",{class:"comparability"}),r=i("div",{class:"verdict-head"}),a=i("div",{class:"comparability"}),l=i("div",
{class:"verdict-strip"}),c=xb(),u=Xi(e,n.fold),d=i("p",{class:"muted",hidden:!0}),m=i("section",{class:"card verdict-card","aria-label":"Verdict"},i("h2",{class:"visually-hidden"},"Verdict"),s,i("div",
{class:"verdict-top"},r,t),a,i("div",{class:"verdict-body"},i("div",{class:"verdict-why"},d,u.node),i("div",{class:"verdict-side"},c.node,u.facts,l)),o);function f(p,h,{narrowed:g=!1,open:y=[]}={}){let{
verdict:w,comparability:b}=p,_=h.diagnosis??[],k=n.widen&&w.verdict==="cannot_judge"&&g,$=Zp(b,_).filter(({kind:O})=>!bd.includes(O)&&O!=="same_selection"),S=({severity:O})=>O==="damage";T(s,lr($.filter(
S))),T(a,lr($.filter(O=>!S(O)))),T(r,vM(p),w.recorded&&i("p",{class:"muted small"},It(w.recorded.parts)),k&&i("p",{},P("Use all ranks and steps",n.widen,{class:"link-button"})),SM(_,n.clock&&{onClock:n.
clock,isCorrected:n.isCorrected}),vb(p,n.marker??null)),c.draw(p),d.hidden=!h.note,T(d,h.note);let E=[p.recorded.control,p.recorded.test].map(O=>O.devices.join(" "));u.draw(hd(p)?{}:{...h,diagnosis:kM(
_,p)},{open:y,sure:el(w)&&!w.recorded,sum:w.recorded?"Together, as recorded":"Together",lines:bM-r.querySelectorAll("button").length,words:_M-[r,s,a].reduce((O,{textContent:x})=>O+Ji(x),0)-Ji([...new Set(
E)].join(" "))}),T(l,_d(p)),m.dataset.verdict=w.verdict}return{node:m,draw:f}}var _d=({verdict:e,step_time:t,without_profiler:o,...n})=>Ab(Mb(e.samples,t.samples),Lt(n)?"recording":e.recorded?"recorde\
d step":"step",o?.blocks);var EM="Confidence: this share of the intervals that are made in this way contains the true change. p: the probability of a difference at least as large if nothing had changed, by the Mann–Whitney tes\
t; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts once.",TM=({control:e,test:t})=>ie(`/compare/recordings?${new URLSearchParams({control:e.set.slice(
0,12),test:t.set.slice(0,12)})}`),tl={key:"",list:[]},OM=({verdict:e,comparability:t},o,n)=>[e.basis!==null&&i("p",{class:"verdict-reason"},It(e.range.parts)," ",It(e.basis.parts),"."),e.basis!==null&&
i("p",{class:"muted small"},EM),e.caution&&t.every(({kind:s})=>s!=="same_selection")&&i("p",{class:"one-recording"},e.caution," ",n&&i("a",{href:n.several},"Compare several recordings")),t.filter(({kind:s})=>bd.
includes(s)).map(({text:s})=>i("p",{},s)),(o.diagnosis??[]).filter(({kind:s})=>s==="limit"||s==="host_need").map(s=>i("p",{data:{kind:s.kind}},It(s.parts))),n&&(o.diagnosis??[]).some(({kind:s})=>s==="\
memory")&&i("p",{},i("a",{href:n.memory},"Show memory"))];function Rb(e=null){let t=hb({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),o=i("div",{class:"details\
-text"}),n=i("div",{class:"details-text"}),s=i("div",{class:"details-strip"}),r=i("details",{class:"answer-details"},i("summary",{},"Details"),i("div",{class:"details-body"},i("div",{},o,n,s),t.node)),
a=null,l="",c=null;function u(m){T(n,tl.list.map(f=>i("p",{data:{kind:f.kind},title:f.text},It(f.parts)," ",i("a",{href:Kt({...Wt(m),node:Ch(f.tree)})},"Show in the tree"))))}async function d(m){let f=e&&
r.open?ot(m).toString():l;if(f===l)return;a?.abort(),a=new AbortController,l=f,T(n);let p=new URLSearchParams(f);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([h,g])=>p.set(h,g));
try{let h=tl.key===f?null:await et(p,{signal:a.signal});tl=h?{key:f,list:(h.diagnosis??[]).filter(({kind:g})=>g==="layer")}:tl,l===f&&(u(m),n.dataset.shown=f)}catch{l=l===f?"":l}}return r.addEventListener(
"toggle",()=>c&&d(c)),{node:r,chart:t,draw(m,f,p,{revision:h,file:g,caption:y}){let{waterfall:w}=f;c=m,T(o,OM(f,p,e&&{several:TM(f),memory:e(m)})),T(s,_d(f)),t.node.hidden=!w||w.change===0,t.node.hidden||
t.draw({fall:w,revision:h,file:g,caption:y,heading:`mean per ${Lt(f)?"recording":"step"}, test − control`}),d(m)},stop:()=>a?.abort()}}function gt(e,t,o){let n=new Map;return{node:i("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,a,l])=>{let c=P(a,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[a,l]of n)l.setAttribute("aria-pressed",String(a===r))}}}var MM=40,AM={ALL:"All",CPU:"Host",GPU:"Device"},CM={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},RM=[["total","Total"],["per_step","Per st\
ep"],["per_call","Per call"],["percent","% of step"]],LM=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it\
, so one wait is not counted in every caller. Device work does not nest"]],NM={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more of\
ten in the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},PM={slower:["▲","slower","Rows that are slower, judged \
by the time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05\
)"]};function Fr(e,t,o){let n=i("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:i("label",{class:"check",title:t},n,e)}}function Nb(e){let t=gt("Device type",Hp.map(k=>[k,AM[k],
CM[k]]),k=>e({device_type:k})),o=gt("Unit of the durations",RM,k=>e({unit:k})),n=gt("Time of host operations, shown and judged",LM,k=>e({measure:k})),s=IM(e),r=Fr("Short names","Names without template\
s and parameters; operations with the same short name are summed",k=>e({use_short_name:k,op:""})),a=Fr("Merge addresses","Host operations whose names differ only by a memory address become one row (0x\
…)",k=>e({merge_addresses:k,op:""})),l=Fr("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",
k=>e({aliases:k,op:""})),c=Fr("Join moved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",k=>e({merge_lines:k,
op:""})),u=null,d=i("button",{type:"button",class:"group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${Xt.join(", ")}`,on:{click:()=>e({exclude:[...ol(u.exclude)?
[]:Xt,...u.exclude.filter(k=>!Xt.includes(k))]})}}),m=DM(k=>e({category:k})),f=qM(k=>e({exclude:k})),p=Fr("Fold replacements","A kernel that is gone and its probable replacement become one row, marked\
 ⇄ and named after what launches them",k=>e({fold:k})),h=Lb("Calls","Groups by the change of the number of calls",{"":["","all","All groups. The groups count names; a name that occurs in two categor\
ies has two rows"],...NM},k=>e({change:k})),g=Lb("Time","Groups by the change of the time",PM,k=>e({significant:k})),y=P("Clear the filters",()=>e({q:"",category:[],change:"",exclude:Xt,device_type:"A\
LL",significant:""}),{class:"link-button"}),w=i("details",{class:"menu"},i("summary",{},"Names"),i("div",{class:"menu-body"},[p,r,a,l,c].map(({node:k})=>k),f.node));Pb(w);let b=i("section",{class:"car\
d filters","aria-label":"Filters"},i("div",{class:"filter-row"},s.node,m.node,t.node,o.node,n.node,w),i("div",{class:"filter-row"},h.node,g.node,d,f.chips,y));function _(k){let $=k&&{...k.ops_diff,"":jp.
reduce((E,O)=>E+k.ops_diff[O],0)};h.draw(u.change,$);let S=k?.changed_rows;g.draw(u.significant,S&&{...S,true:S.slower+S.faster}),g.node.hidden=u.significant===""&&k?.verdict.verdict==="cannot_judge"}
return{node:b,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(k,$,S){u=k,t.press(u.device_type),o.press(S),n.press(ms(u)?"self":"total"),o.buttons.get("per\
cent").disabled=$?!Pa($):!1,s.draw(u.q),r.input.checked=u.use_short_name,a.input.checked=u.merge_addresses,a.node.hidden=u.merge_addresses&&!$?.rows.some(x=>x.name.includes("0x…")),l.input.checked=u.
aliases;let E=$?.rows.filter(x=>x.aliases)??[],O=({category:x})=>x==="python_function";l.node.hidden=u.aliases&&E.every(O),c.input.checked=u.merge_lines,c.node.hidden=u.merge_lines&&!E.some(O),d.setAttribute(
"aria-pressed",String(ol(u.exclude))),d.textContent=ol(u.exclude)?"steps and waits are hidden":"hide steps and waits",m.draw(u.category,$?.categories??[]),f.draw(u.exclude),p.input.checked=u.fold,p.node.
hidden=$?.replacements.length===0,_($),y.hidden=u.q===""&&u.category.length===0&&u.change===""&&u.significant===""&&u.device_type==="ALL"&&u.exclude.every(x=>Xt.includes(x))}}}function IM(e){let t=ne(
"search"),o=!1,n=Ye(MM,a=>{e({q:a},{replace:o}),o=!0}),s=i("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},
keydown:a=>{a.key==="Escape"&&s.value!==""&&(a.preventDefault(),s.value="",n(""))}}});return{node:i("div",{class:"search"},i("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(a){
(document.activeElement!==s||a==="")&&(s.value=a)}}}function DM(e){let t=i("summary"),o=i("div",{class:"menu-body"}),n=i("details",{class:"menu"},t,o);Pb(n);let s="";function r(a,l){let c=JSON.stringify(
[a,l]);if(c===s)return;s=c,t.textContent=a.length===0?"All categories":a.length===1?a[0]:F(a.length,"category","categories");let u=[...l];for(let m of a)u.some(f=>f.category===m)||u.push({category:m,rows:0});
let d=document.activeElement?.closest?.(".menu-body")===o?document.activeElement.value:null;T(o,u.map(({category:m,rows:f})=>{let p=i("input",{type:"checkbox",value:m,checked:a.includes(m),on:{change:()=>e(
p.checked?[...a,m]:a.filter(h=>h!==m))}});return i("label",{class:"check"},p,i("span",{},m),i("span",{class:"muted num"},M(f)))}),a.length>0&&P("All categories",()=>e([]),{class:"link-button"})),d!==null&&
[...o.querySelectorAll("input")].find(m=>m.value===d)?.focus()}return{node:n,draw:r}}function Pb(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&
(e.open=!1,document.removeEventListener("pointerdown",t))};document.addEventListener("pointerdown",t)})}var ol=e=>Xt.every(t=>e.includes(t));function qM(e){let t=ne("exclude"),o=[],n=i("input",{id:t,type:"\
text",placeholder:"Leave out names like aten::*",autocomplete:"off",spellcheck:"false",on:{keydown:a=>{let l=n.value.trim();a.key==="Enter"&&l!==""&&!o.includes(l)&&(n.value="",e([...o,l]))}}}),s=i("s\
pan",{class:"chips"});return{node:i("div",{class:"exclude"},i("label",{for:t,class:"visually-hidden"},"Leave out names like"),n),chips:s,draw(a){o=a,T(s,o.filter(l=>!ol(o)||!Xt.includes(l)).map(l=>i("\
span",{class:"chip mono"},`not ${l}`,be("close",`Show ${l} again`,()=>e(o.filter(c=>c!==l))))))}}}function Lb(e,t,o,n){let s=new Map,r="",a=([c,[u,d,m]])=>{let f=i("span",{class:"group-count"},"–"),
p=i("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>n(r===c?"":c)}},u&&i("span",{class:"mark","aria-hidden":"true"},u),d," ",
f);return s.set(c,{b:p,count:f}),p};return{node:i("div",{class:"groups",role:"group","aria-label":t},i("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(a)),draw(c,u){r=c;for(let[
d,{b:m,count:f}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(f.textContent=M(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}function Ib(e){let t=new Map,o=[],n=(s,r)=>{o.includes(s)!==r&&e(r?[...o,s]:o.filter(a=>a!==s))};return{toggle:n,add(s,r){return t.set(s,r),r.addEventListener("toggle",()=>n(s,r.open)),r},draw(s){let r=o;
o=s,t.forEach((a,l)=>{s.includes(l)!==r.includes(l)&&(a.open=s.includes(l))})}}}var kd=8,xd={key:"",operators:null};function Db(e,t){let o=i("div",{class:"scroll-x operators-body"}),n=i("p",{class:"related-more"}),s=rt("Device time by operator"),r=i("details",{class:"card rank-st\
eps operators",hidden:!0,"aria-label":"Device time by operator"},i("summary",{},i("h2",{},"Device time by operator"),i("span",{class:"muted rank-summary"},"The sides have other kernels: what their ope\
rators take.")),i("div",{class:"chart-tools"},s.node),i("p",{class:"muted small"},"Less than half of the kernel time is in kernels that both sides have, so this table compares operators. Times are mea\
ns per step of the device work that each operator launches, without those it calls, and are not tested. Largest change first."),o,n),a=!1,l="",c=null,u=(p,h,g="")=>i("td",{class:`num ${g}`,title:h},p);
function d(p){let{operator:h,control_per_step:g,test_per_step:y,diff_per_step:w}=p,b=w>0?"more":w<0?"less":"calm";return i("tr",{},i("th",{scope:"row"},h===null?i("span",{class:"muted"},"in no operato\
r"):i("a",{href:e({name:h,category:"cpu_op"}),class:"mono",title:h},i("bdi",{},h))),u(`${M(p.control_counts)} → ${M(p.test_counts)}`),u(L(g),te(g)),u(L(y),te(y)),u(ge(w),Ce(w),b),u(g>0?ue(100*w/g):y>
0?"new":"",null,b))}function m({rows:p,count:h}){let g=(y,w="num")=>i("th",{scope:"col",class:w},y);T(o,i("table",{class:"operators-table"},i("thead",{},i("tr",{},g("Operator",""),g("launched, in all"),
g("control"),g("test"),g("Δ"),g("Δ %"))),i("tbody",{},p.slice(0,a?void 0:kd).map(d)))),n.hidden=a||p.length<=kd,T(n,!n.hidden&&P(p.length<h?`Show ${M(p.length)} of ${M(h)}`:`Show all ${M(h)}`,()=>{a=
!0,m({rows:p,count:h}),o.querySelectorAll("tbody tr")[kd].querySelector("a")?.focus()},{class:"link-button"}))}async function f(p){c?.abort(),c=new AbortController,l=p,a=!1,T(o,i("p",{class:"muted"},"\
Looking for the operators …")),T(n);let h=new URLSearchParams(p);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([g,y])=>h.set(g,y));try{let{operators:g}=xd.key===p?xd:await t(
h,{signal:c.signal});xd={key:p,operators:g},l===p&&g?m(g):l===p&&T(o,i("p",{class:"muted"},"Loading the operators took too long."))}catch(g){l===p&&g.name!=="AbortError"&&T(o,i("p",{class:"muted"},`No\
 operators: ${g.message}`))}}return{node:r,sql:s,draw(p,h){r.hidden=!(t?h.recorded.few_shared_kernels:h.operators),!r.hidden&&!t?m(h.operators):!r.hidden&&r.open&&p!==l&&f(p)},stop:()=>c?.abort()}}var BM=820,WM=3,qb=46,At={top:26,right:12,bottom:36},vd=46;function nl(e){return kt({...e,class:"heat-map",height:jb,make:HM,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<WM&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:i("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var FM=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),Wb=e=>Math.max(34,e.rows.length*FM(e.rows.length)),Fb=e=>e<BM;function jb(e,t){let o=Wb(e);return Fb(t)?3*(o+At.top)+2*At.bottom+2*vd+At.bottom:o+At.top+At.bottom+
vd}var $d=e=>e.flat().filter(t=>t!==null);function jM(e){let t=[...$d(e.control),...$d(e.test)],o=Math.abs(gn(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...$d(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function HM(e,t){let o=Fb(t),n=jM(e),[s,r]=e.kind==="time"?je(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],a=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=GM(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:vt(),margin:{l:l.left,r:At.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:er(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:QM(),showscale:!1}},d=c.map(([f,p,h,g],y)=>{let w=y===0?"":
String(y+1);Object.assign(u,YM(e,l.panels[y],w,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:f,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${w}`,yaxis:`y${w}`,xgap:1,ygap:1,hoverongaps:!1,z:p.map(_=>_.map(k=>k===null?null:k/r)),customdata:zM(e,f,p,h,g),
hovertemplate:"%{customdata}<extra></extra>",...UM(e,p,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((f,p)=>(Object.assign(u,VM(l.bars[p],4+p,f,a)),KM(f,4+p,p===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function UM(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(a=>a===null?"":s.format(a/o).replace("-","−")))}}function zM(e,t,o,n,s){let r=t.toLowerCase();return o.map((a,l)=>a.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),f=s?e.rows[l].text:e.rows[l][r]?.rank??"",p=`${t}<br>rank ${Le(String(f))}, step ${Le(m)}`;if(c===null)return p;let h=e.control[l][u],g=s&&
h>0?` (${ue(100*c/h)})`:"",y=(s?[]:[e.more?.(r,l,u)]).filter(Boolean);return[p,...[n(c)+g,...y].map(Le)].join("<br>")}))}function GM(e,t,o){let n=jb(e,t),s=Math.max(...e.rows.map(f=>f.text.length),2),
r=Math.min(120,30+7*s),a=t-r-At.right,l=Wb(e),c=o?a:(a-2*qb)/3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(f,p)=>[1-(f+p)/n,1-f/n];if(!o){let f=[0,1,2].map(y=>{let w=y*
(c+qb)/a;return{x:[w,w+c/a],y:d(At.top,l),cell:u}}),p=d(At.top+l+At.bottom+6,8),[h,g]=[f[0].x[0],f[1].x[1]];return{left:r,panels:f,bars:[{x:[h+(g-h)*.2,g-(g-h)*.2],y:p},{x:f[2].x,y:p}]}}let m=[At.top,
2*At.top+l+At.bottom,3*At.top+2*l+2*At.bottom+vd];return{left:r,panels:m.map(f=>({x:[0,1],y:d(f,l),cell:u})),bars:[1,2].map(f=>({x:[.08,.92],y:d(m[f]+l+At.bottom+6,8)}))}}function YM(e,t,o,n){let s=t.
cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.length),1),a=Mo(e.columns.length,s/(7*r+10)),l=Mo(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"\
array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,tickvals:a,ticktext:a.map(u=>Le(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{
...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(u=>Le(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var Bb=48;function KM([e,t],o,n){let s=Array.
from({length:Bb},(r,a)=>e+(t-e)*(a/(Bb-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function VM({x:e,y:t},o,n,s){return{[`xax\
is${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:z("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`x${o}`,
range:[0,1],fixedrange:!0,visible:!1}}}var QM=()=>[[0,z("--less-fill")],[.5,z("--heat-zero")],[1,z("--more-fill")]];function sl(){let e=i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=i("details",{class:"grid-table"},i("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,T(e,i("table",{},i("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),i("thead",{},i("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([a,l])=>i("th",{scope:"col",class:l},a)))),i("tbody",{},o.grid.rows.flatMap((a,l)=>o.grid.columns.map((c,u)=>r(a,c,l,u)))))))}function r(a,l,c,u){
let{values:d,format:m,formatDiff:f}=o,[p,h,g]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(p===null&&h===null)return null;let y=g>0?" more":g<0?" less":"";return i("tr",{},i("th",{scope:"row"},a.text),
i("td",{},i("a",{href:o.timeline(a,l),title:"Show this step in the timeline"},l.text)),i("td",{class:"num"},m(p)),i("td",{class:"num"},m(h)),i("td",{class:`num${y}`},f(g)),i("td",{class:`num${y}`},ue(
p>0&&g!==null?100*g/p:null)))}return t.addEventListener("toggle",s),{node:t,draw(a){o=a,s()}}}var Hb={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(mt).map(([e,{name:t}])=>[e,t]))},JM=20,rl=["control","test"];function XM(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function Ub(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,a)=>a.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${Te(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${Te(100*t.waiting)} of its step): the others probably wait for it.`}function zb(e,{timeline:t,go:o}){let n=i("span",{class:"muted rank-summary"}),s=ne("heat"),r=i("select",{id:s,on:{change:()=>e(
r.value)}},Ia.map(v=>i("option",{value:v},Hb[v]))),a=i("p",{class:"mono small heat-name",hidden:!0}),l=nl({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...v)=>o(t(...v))}),
c=sl(),u=i("div",{class:"lags"}),d=i("p",{class:"muted small",hidden:!0}),m=i("div",{class:"heat-block"},i("p",{class:"chart-bar"},i("label",{for:s},"Heat maps of"),r),a,l.node,d,u,c.node),f=i("detail\
s",{class:"card rank-steps"},i("summary",{},i("h2",{},"Ranks and steps")," ",n),m),p=new Map,h=new Map,g=null,y="",w=null;f.addEventListener("toggle",()=>{f.open!==(y!=="")&&e(f.open?"step":"")});let b=v=>v===
"step"&&g&&Lt(g.answer)?"whole recording":Hb[v];function _({set:v,marker:A}){let B=JSON.stringify([v,A]);if(!p.has(B)){let N=ss(v,A);p.set(B,N),N.catch(()=>p.delete(B))}return p.get(B)}async function k(v){
if(rl.some(A=>v[A].any)){$(v,"Each file counts as one step here, so there are no steps to show.");return}try{let A=await Promise.all(rl.map(B=>_(v[B])));if(g?.answer===v){let B=A.map((N,I)=>XM(N,v[rl[I]]));
g={...g,samples:B,judged:B.map(Aw)},S()}}catch(A){$(v,A.message)}}function $(v,A){g?.answer===v&&(n.textContent=A,m.hidden=!0)}function S(){let[v,A]=g.judged,B=({ranks:Z},le)=>`${F(Z.length,"rank")}, ${F(
g.samples[le].length,"sample")}`,N=[Ub(v),Ub(A)],I=N[0]===N[1]?N[0]:N.map((Z,le)=>Z&&`${le===0?"Control":"Test"}: ${Z}`).filter(Boolean).join(" "),K=[B(v,0),B(A,1)];n.textContent=`${K[0]===K[1]?`${K[0]}\
 on each side`:`${K[0]} against ${K[1]}`}. ${I}`,m.hidden=!1,f.classList.toggle("lagging",g.judged.some(Z=>Z.slow.length>0)),y!==""&&x()}async function E(v){let A={};h.set(v,A),h.size>JM&&h.delete(h.keys().
next().value);try{A.samples=(await ga(v)).samples}catch(B){A.failed=B.message,h.delete(v)}y==="op"&&w?.query===v&&x(A)}function O(v){if(y!=="op")return{samples:g.samples,of:B=>B[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(w===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let A=v??h.get(w.query);
return A===void 0&&E(w.query),A?.samples?{samples:rl.map(B=>A.samples[B]),of:B=>B.total_duration,revision:w.query,none:""}:{none:A?.failed??"Reading the events of this operation …"}}function x(v){let{
judged:A,file:B}=g,{samples:N=[[],[]],of:I,revision:K,none:Z}=O(v),le=Ti(...N),ye=Sr(le,I),Ne=[...ye.control,...ye.test].flat().some(q=>q!==null);a.hidden=y!=="op"||w===null,T(a,w&&i("bdi",{},w.name));
let J=y==="op"?"duration in each rank and step":b(y);l.draw({rows:le.rows,columns:le.columns,...ye,kind:"time",file:B,format:te,formatDiff:Ce,heading:J,more:(q,U,C)=>un(le[q][U][C]),revision:`${g.revision}\
#${K}`,empty:Ne?"":Z}),c.node.hidden=!Ne,c.draw({grid:le,values:ye,timeline:t,title:J,format:L,formatDiff:ge}),T(u,ZM(A));let X=[le.ranksByPosition&&"ranks",le.stepsByPosition&&"step numbers"].filter(
Boolean);d.hidden=X.length===0,d.textContent=`The sides have different ${X.join(" and ")}; they are paired by position (control / test).`}return{node:f,heat:l,draw(v,A,B,N,I){y=A,w=I,f.open=y!=="",r.value=
y||"step",g?.answer!==v?(g={answer:v,file:B,revision:N},r.options[0].textContent=b(Ia[0]),k(v)):g.judged&&S()}}}function ZM([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set([
...e.ranks,...t.ranks].map(r=>r.rank))].sort((r,a)=>r-a),n=(r,a)=>{let l=r.ranks.find(u=>u.rank===a);if(!l)return[1,2,3].map(()=>i("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[i("t\
d",{class:"num",title:te(l.step)},L(l.step)),i("td",{class:`num${c?" lag":""}`},ue(l.lag===null?null:100*(l.lag-1)),c&&" lags"),i("td",{class:`num${r.awaited===l?" lag":""}`},Te(l.waiting===null?null:
100*l.waiting))]},s=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a \
share of its step: waiting for other ranks and for the network"]].map(([r,a])=>i("th",{scope:"col",class:"num",title:a},r));return i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-l\
abel":`Ranks ${Ge(o)}`},i("table",{class:"lag-table"},i("caption",{class:"visually-hidden"},"The ranks of both sides"),i("thead",{},i("tr",{},i("td"),i("th",{colspan:"3",scope:"colgroup",class:"contro\
l-text"},"Control"),i("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),i("tr",{},i("th",{scope:"col"},"Rank"),s(),s())),i("tbody",{},o.map(r=>i("tr",{},i("th",{scope:"row"},String(r)),n(
e,r),n(t,r))))))}var eA={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Ed="not stated",Sd=(e,t,o)=>n=>{let s=n[e]===null?Ed:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},Gb=(e,t)=>e.length===0?"none":e.length===t.length?Ge(e):`${Ge(e)} of ${Ge(t)}`,Td=e=>e.shared_kernel_time===
null?"no kernels":Te(100*e.shared_kernel_time),tA=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Gb(t.steps,t.all_steps),oA=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Gb(t.ranks,t.all_ranks)},{text:"Steps",of:tA,key:(e,t)=>t.steps.length},{text:"with_stack",of:Sd("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Sd("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Sd("profile_memory"),key:e=>e.
profile_memory},...Object.entries(eA).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:Td,key:()=>null}];function nA(e){return oA.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[a,l]=r(o),c=n?r(n):[a||null,l||null];return{text:t,control:a||Ed,test:l||Ed,left:s&&a===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function sA(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,a=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${Td(n)} of the kernel time in the control, ${Td(s)} in the test.`;return r+a}function Yb(){let e=i(
"span",{class:"muted rank-summary"}),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:i("details",{class:"card rank-steps recorded"},i("\
summary",{},i("h2",{},"Recorded")," ",e),t),draw(n){let s=nA(n);e.textContent=sA(n,s),T(t,i("table",{class:"recorded-table"},i("caption",{class:"visually-hidden"},"How both sides were recorded"),i("th\
ead",{},i("tr",{},i("td"),i("th",{scope:"col",class:"control-text"},"Control"),i("th",{scope:"col",class:"test-text"},"Test"))),i("tbody",{},s.map(r=>i("tr",{class:r.differs?"differs":""},i("th",{scope:"\
row"},r.text),i("td",{},r.control),i("td",{},r.test,r.differs&&i("span",{class:"visually-hidden"}," (differs)")))))))}}}var rA=20,aA=200;function Ao({id:e=ne("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:a}){let l=ne("set-list"),c=o?.label??n,u=i("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>_(),
input:()=>f(),keydown:S,blur:()=>k()}}),d=i("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Sets",on:{mousedown:E=>E.preventDefault()}}),m=i("span",{class:"set-picker"},u,d),f=Ye(
aA,()=>y(u.value.trim())),p=[],h=-1,g=null;async function y(E){g?.abort(),g=new AbortController;let{signal:O}=g,x=new URLSearchParams({q:E.slice(0,120),limit:String(rA)});d.hidden=!1,u.setAttribute("a\
ria-expanded","true");try{let[{entries:v,total:A},B]=await Promise.all([Ct(x,{signal:O}),a&&E!==""?an({signal:O}):[]]),N=a?lA(E,v,B):[];p=[...s&&E===""?[{none:!0}]:[],...N,...v],w(A>v.length?`${F(A-v.
length,"more set")}: type to find them`:p.length===0&&"No set matches."),pe(F(A,"set")),b(E===""?p.findIndex(I=>I.set&&I.set.id===o?.id):v.length>0?N.length:0)}catch(v){v.name!=="AbortError"&&(p=[],w(
v.message))}}function w(E){T(d,p.map((O,x)=>i("li",{id:`${l}-${x}`,role:"option",class:"choice-line","aria-selected":String(O.set?O.set.id===o?.id:!!O.none&&!o),on:{click:()=>$(O)}},O.set?cA(O.set):O.
words??s)),E&&i("li",{class:"muted small picker-note",role:"presentation"},E)),h=-1,u.removeAttribute("aria-activedescendant")}function b(E){if(d.children[h]?.classList.remove("active"),h=p.length===0?
-1:Math.max(-1,Math.min(E,p.length-1)),h<0){u.removeAttribute("aria-activedescendant");return}d.children[h].classList.add("active"),d.children[h].scrollIntoView({block:"nearest"}),u.setAttribute("aria\
-activedescendant",`${l}-${h}`)}function _(){d.hidden&&y("")}function k(){f.cancel(),g?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=c}
function $(E){k(),E.group?a(E.group):(E.none||E.set.id!==o?.id)&&r(E.none?null:E.set)}function S(E){let{key:O}=E,x=!d.hidden,v={ArrowDown:h+1<p.length?h+1:0,ArrowUp:h>0?h-1:p.length-1,PageDown:h+8,PageUp:Math.
max(0,h-8)}[O];(v!==void 0||x&&["Enter","Escape"].includes(O))&&E.preventDefault(),v!==void 0?x?b(v):_():O==="Enter"&&x&&p[h]?$(p[h]):O==="Escape"&&x&&(E.stopPropagation(),k())}return{node:m,input:u}}
var iA=3;function lA(e,t,o){let n=(l,...c)=>({group:l,words:i("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[
n(e,"with a label like ",i("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),a=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",i("b",{},e))],
...o.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(a)).slice(0,iA).map(l=>n(`tag:${l.tag}`,"with the tag ",i("b",{},l.tag),` (${l.sets})`))]}function cA(e){let t=e.recorded===null?`stor\
ed ${Ve(e.created)}`:`recorded ${Ve(e.recorded)}`;return[i("span",{class:"choice-name ellipsis"},e.label),i("span",{class:"muted small"},[t,...e.devices.slice(0,1),F(e.ranks.length,"rank"),...e.tags.slice(
0,3),He(e.id).slice(0,8)].join(" · "))]}var Od=["control_ranks","test_ranks","control_steps","test_steps"];function qs(e,{none:t,links:o=Md,compact:n=!1}={}){let s=i("section",{class:`sides${n?" sides-compact":""}`,"aria-label":"Control and\
 test"}),r=n&&i("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{click:()=>l(!s.hasAttribute("data-open"))}},"Ranks and steps"),a="";function l(f){s.toggleAttribute("data-o\
pen",f),r.setAttribute("aria-expanded",String(f))}let c={};function u(f,p,h){let g=JSON.stringify([f.control,f.test,f.control_ranks,f.test_ranks,f.control_steps,f.test_steps,f.control_marker,f.test_marker,
p?.map(k=>[k.id,k.label]),h&&[h.control.samples,h.test?.samples,h.recorded?.control.devices,h.recorded?.test.devices]]);if(g===a)return;a=g;let y=document.activeElement?.dataset?.field,w=uA(s).filter(
({key:k})=>c[k]===f[k]);c={...f};let b=f.control!==""&&f.test!=="",_=[(b||t===void 0)&&be("swap","Swap control and test",()=>e(fA(f))),pA(f,e)];T(s,d("control",f,p,h),n?[d("test",f,p,h),r,i("div",{class:"\
swap-cell"},_)]:[i("div",{class:"swap-cell"},_,b&&o(f)),d("test",f,p,h)]),n&&(r.hidden=!b,l(s.hasAttribute("data-open")||Od.some(k=>f[k]!=="all"))),w.forEach(({key:k,text:$})=>dA(s,k,$)),y&&s.querySelector(
`[data-field="${y}"]`)?.focus()}function d(f,p,h,g){let y=f==="control"?"A":"B",w=f==="control"?"Control":"Test",b=h&&We(h,p[f]),_=ne("set"),k=Ao({id:_,field:f,set:b,text:p[f]===""?"":g?.[f]?.label??(h?
p[f]:""),none:f==="test"?t:void 0,onPick:$=>e({[f]:$?He($.id):"",op:"",[`${f}_ranks`]:"all",[`${f}_steps`]:"all",[`${f}_marker`]:""})});return i("div",{class:`side-card side-${f}`},i("div",{class:"sid\
e-title"},i("b",{class:"letter","aria-hidden":"true"},y),i("label",{for:_},w),k.node,n&&g?.recorded&&i("span",{class:"muted small side-about"},[...mA(f,g),F(g[f].samples,"sample")].join(", "))),i("div",
{class:"side-selection",hidden:t!==void 0&&f==="test"&&p.test===""},Kb(`${f}_ranks`,"Ranks",b?.ranks??g?.[f]?.all_ranks,p,e),Kb(`${f}_steps`,"Steps",(p[`${f}_marker`]?null:b?.steps)??g?.[f]?.all_steps,
p,e),!n&&i("span",{class:"muted small samples"},g?.[f]?F(g[f].samples,"sample"):" ")))}function m(f){let p=s.querySelector(`[data-field="${f}"]`);p?.focus(),p?.click()}return{node:s,choose:m,draw:u}}
var uA=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function dA(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.
hidden=!1,n.value=o,e.querySelector(`[data-field="${t}"]`).value="list"}function mA(e,{recorded:{control:t,test:o}}){let[n,s]=[t,o].map(({devices:r})=>r.join(", "));return e==="control"?[n].filter(Boolean):
n===s?[]:[s].filter(Boolean)}function Md(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])n&&t.set(`${o}_marker`,n);return i("a",
{class:"small",href:ie(`/analyse?${t}`)},"Analyse both")}function fA(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`test${o}`]=e[`control${o}`];return t}function pA(e,t){
let o=Od.every(n=>e[n]==="first");return P(o?"Use all":"First rank and step",()=>t(Object.fromEntries(Od.map(n=>[n,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ran\
ks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function Kb(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),
u=ne(e),d=o?.length>0,m=i("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?hA(o):"0,2,4-7",
"aria-label":`${t} to use, such as 0,2,4-7`,title:d?`Available: ${Ge(o)}`:null,on:{change:()=>{let p=m.value.trim();s({[e]:p===""?"all":p})}}}),f=i("select",{id:u,data:{field:e},on:{change:()=>{f.value===
"list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:f.value}))}}},l.map(p=>i("option",{value:p,selected:p===r},gA(p,o))),i("option",{value:"list",selected:c},"list …"));return i("span",{class:"sample\
-field"},i("label",{for:u},t),f,m)}function hA(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function gA(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>
0?`first (${t[0]})`:"first":"any (a file is one step)"}function wA(e,t,o){let{name:n,category:s}=o??t;return{...e,name:n,category:s,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:o?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:o?.total_duration??0}}var Vb=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function yA(e,t){let o=e.flatMap(r=>t.filter(({name:a})=>a===r.name).map(a=>[r,a])),
[n,s]=[e,t].map((r,a)=>r.filter(l=>!o.some(c=>c[a]===l)).sort((l,c)=>Vb(l)-Vb(c)));return n.length===s.length?[...o,...n.map((r,a)=>[r,s[a]])]:o}var bA=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function Qb(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(r=>e.aliases.filter(a=>a.side===r)),n=(e.category==="pyth\
on_function"?yA:bA)(t,o);if(n.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}];let s=e.aliases.filter(r=>!n.flat().includes(r)).map(
r=>r.side==="control"?[r]:[void 0,r]);return[...n,...s].map(([r,a])=>({row:wA(e,r,a),names:{control:(r??a).name,test:(a??r).name}}))}function Jb(e){let t=({name:l})=>Number(l.slice(13)),o=l=>e.filter(
c=>/^ProfilerStep#\d+$/.test(c.name)&&c[l]===0).sort((c,u)=>t(c)-t(u)),n=new Map;for(let l of o("control_counts").reverse())n.set(l.category,n.get(l.category)??[]).get(l.category).push(l);let s=o("tes\
t_counts").map(l=>[l,n.get(l.category)?.pop()]).filter(([,l])=>l),r=new Set(s.flat()),a=s.map(([l,c])=>({...l,test_counts:c.test_counts,test_total_duration:c.test_total_duration,test_self_duration:c.test_self_duration,
aliases:[{side:"control",name:l.name,category:l.category},{side:"test",name:c.name,category:c.category}]}));return[...e.filter(l=>!r.has(l)),...a]}var Co=0,Bs=1,Ws=2,Ro=3,Ad={id:"steps",sort:"steps",label:"Steps on the device",depth:1},al=18,_A=24,Xb=3;function e_(e=()=>!0){let t=new Map,o=[],n=0;return{add(s){for(let{id:r,label:a,depth:l,sort:c,
main:u=!1}of s){let d=t.get(r)?.depth??1;t.set(r,{id:r,label:a,sort:c,main:u,depth:Math.max(d,l,1)})}o=[],n=0;for(let r of t.values()){let a=r.depth>1&&["host","other"].includes(r.sort),l=!a||e(r),c=l?
r.depth:1,u=Math.max(_A,c*al+2*Xb);Object.assign(r,{row:o.length,rows:c,top:n,height:u,folds:a,open:l});for(let d=0;d<c;d+=1)o.push(n+Xb+d*al);n+=u}},bandOf:s=>t.get(s),all:()=>({tops:Float64Array.from(
o),height:n,bands:[...t.values()].map(s=>({...s}))})}}function t_({window:e,all:t,takes:o,shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(p,h)=>h<=e.from||p>=e.to}),o(
Ad)&&r.some(({answer:p})=>p.steps?.length>0&&p.lanes.some(({sort:h})=>h!=="host"))&&s.add([Ad]),r.forEach(({answer:p})=>s.add(p.lanes.filter(o))),r.forEach(({answer:p})=>s.add((p.counters??[]).map(EA).
filter(o)));let a=[],l=[],c=[],u=[],d={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:p,keep:h}of r){let g=a.length;a.push(...p.names),l.push(
...p.categories),c.push(...p.kinds);for(let y of p.lanes.filter(o))$A(d,y,u.push(y)-1,{keep:h,shift:n,shiftName:g,band:s.bandOf(y.id)});vA(d,m,p,{keep:h,shift:n,rows:s,lanes:u}),SA(d,m,p,{keep:h,shift:n,
rows:s,lanes:u}),OA(d,m,p,{keep:h,shift:n,rows:s,lanes:u})}let f={...d,start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(d.row),length:d.start.length,names:a,categories:l,
kinds:c,lanes:u,gaps:m,shift:n,...s.all()};return Object.assign(f,{pieces:kA(f)})}var o_=(e,t)=>e.bands.find(({id:o})=>o===e.lanes[e.lane[t]]?.id)?.open===!1;function kA(e){let t={start:[],end:[],row:[],
of:[]},o=(s,r,a)=>{(a>r||e.end[s]===e.start[s])&&(t.start.push(r),t.end.push(a),t.row.push(e.row[s]),t.of.push(s))},n=new Map(e.bands.filter(({open:s})=>!s).map(({id:s})=>[s,[]]));for(let s=0;s<e.length;s+=
1){let r=n.get(e.lanes[e.lane[s]]?.id);r?r.push(s):o(s,e.start[s],e.end[s])}return n.forEach(s=>xA(e,s,o)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.
of.length,of:t.of}}function xA({start:e,end:t,level:o},n,s){n.sort((c,u)=>e[c]-e[u]||o[c]-o[u]);let r=[],a=-1/0,l=c=>{for(;r.length>0&&t[r.at(-1)]<=c;){let u=r.pop();s(u,Math.max(a,e[u]),Math.max(a,t[u])),
a=Math.max(a,t[u])}};for(let c of n)l(e[c]),r.length>0&&s(r.at(-1),Math.max(a,e[r.at(-1)]),e[c]),a=e[c],r.push(c);l(1/0)}function $A(e,t,o,{keep:n,shift:s,shiftName:r,band:a}){let{start:l,duration:c,level:u,
name:d,occurrence:m,merged:f}=t;for(let p=0;p<l.length;p+=1){let h=l[p]+c[p];n(l[p],h)&&(e.start.push(l[p]-s),e.end.push(h-s),e.row.push(a.row+(a.open?u[p]:0)),e.level.push(u[p]),e.name.push(r+d[p]),e.
occurrence.push(m[p]),e.merged.push(f[p]),e.sort.push(Co),e.gap.push(-1),e.lane.push(o))}}function Cd(e,t,o,{sort:n,lane:s,keep:r,shift:a,rows:l,lanes:c}){let u=l.bandOf(s),d=o.start+o.duration;u&&r(o.
start,d)&&(e.start.push(o.start-a),e.end.push(d-a),e.row.push(u.row),e.level.push(0),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(n),e.gap.push(t.push(o)-1),e.lane.push(c.findIndex(
({id:m})=>m===s)))}function vA(e,t,o,n){(o.gaps??[]).forEach(s=>Cd(e,t,s,{...n,sort:Bs,lane:s.lane}))}function SA(e,t,o,n){(o.steps??[]).forEach(s=>Cd(e,t,{...s,shown:o.step===null||o.step===s.step_number},
{...n,sort:Ws,lane:Ad.id}))}var EA=({id:e,device:t,name:o})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${o}`,depth:1}),TA=.2;function OA(e,t,o,n){for(let s of o.counters??[]){let{name:r,high:a}=s,
l=Math.max(a-s.low,Math.abs(a)*TA)||1;s.start.forEach((c,u)=>Cd(e,t,{name:r,start:c,duration:s.duration[u],mean:s.mean[u],min:s.min[u],max:s.max[u],at:1-(a-s.mean[u])/l},{...n,sort:Ro,lane:s.id}))}}var lt=(e,t)=>`${t}\
\0${e}`,jr=(e,t)=>lt(e.names[e.name[t]],e.categories[e.name[t]]),Zo=(e,t)=>e.sort[t]===Co&&e.merged[t]<=1&&e.occurrence[t]>=0,Zb=new WeakMap;function n_(e,t,o){let n=Zb.get(e);if(!n){n=new Map;for(let s=0;s<
e.length;s+=1)Zo(e,s)&&n.set(`${jr(e,s)}\0${e.occurrence[s]}`,s);Zb.set(e,n)}return n.get(`${t}\0${o}`)??-1}var MA=.1,AA=.002,Hr=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.
test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function CA(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-
e.control_total_duration,[n,s]=Hr(e),r=s-n,a=Math.abs(r);return a<MA*Math.max(n,s)||a<AA*t||r*o<=0?"":r>0?"longer":"shorter"}function Ur(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??
0),s=Lt(e),r=new Map,a=(l,c)=>{let u={change:CA(l,n),row:l,names:c,whole:s};r.set(lt(c.control,l.category),u).set(lt(c.test,l.category),u)};return Jb(e.rows).flatMap(Qb).forEach(({row:l,names:c})=>a(l,
c)),r}var il=(e,t,o,n)=>e?.get(lt(o,n))?.names[t]??o;function s_(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===Co&&n[e.name[r]]&&
s.push(r);return s}var vn=["control","test"],RA=3,r_=[14,112],Rd=3,Ld=10,LA=.12,NA=1.01;function PA(e,t,o){let{sides:n,changes:s,ranks:r}=e,a=n.every(({sample:u})=>u.step_number===null)?"Whole recording":"Median step";t.
href=i_(e);let l=r?` of rank ${[...new Set(n.map(({sample:u})=>u.rank))].join(" and ")}`:"",c=s===null||[...s.values()].every(({change:u})=>u==="");t.setAttribute("aria-label",`${a}${l} of both sides:\
 open it in the timeline`),o.textContent=`${a}${l}${c?"":"; coloured: changed"}`,o.title=n.map(({sample:u})=>L(u.step)).join(" → ")}function IA(e,t){let o=(t??[]).find(({kind:r,ranks:a})=>r!=="memor\
y"&&a.length>0)?.ranks[0];if(e.some(({rank:r})=>r===o))return o;let n=new Map;e.forEach(({rank:r,step_ns:a})=>{let[l,c]=n.get(r)??[0,0];n.set(r,[l+(a??0),c+1])});let s=[...n].map(([r,[a,l]])=>[r,a/l]);
return s.reduce((r,a)=>a[1]>Math.max(r[1],NA*s[0][1])?a:r)[0]}function DA(e,t){let{rank:o,span:n}=e.find(a=>a.rank===t)??e[0],s=e.filter(a=>a.rank===o&&a.span===n).sort((a,l)=>(a.step_ns??0)-(l.step_ns??
0)),r=s[s.length>>1];return{...r,step:(r.step_ns??0)/1e3}}var qA=({q:e,category:t,change:o,significant:n,device_type:s},{row_count:r,rows:a})=>a.length>=r&&s==="ALL"&&[e,o,n].every(l=>l==="")&&t.length===
0,a_=({duration:e})=>e.reduce((t,o)=>t+o,0);function BA({lanes:e}){let t=e.filter(({sort:n})=>n==="device"),o=[...t].sort((n,s)=>a_(s)-a_(n)).slice(0,RA);return[...e.filter(({sort:n,main:s})=>n==="hos\
t"&&s).slice(0,1),...t.filter(n=>o.includes(n))]}function WA(e,t,o,n,{y:s,high:r,at:a}){let l=u=>[a(t.start[u]),Math.max(.6,a(t.start[u]+t.duration[u])-a(t.start[u]))],c=[];e.fillStyle=z(t.sort==="hos\
t"?"--span-host":"--span-compute"),t.start.forEach((u,d)=>{let m=t.name[d],f=n?.get(lt(o.names[m],o.categories[m]))?.change??"",[p,h]=l(d);e.fillRect(p,s,h,r),f!==""&&t.merged[d]<=1&&c.push([f,p,h])});
for(let[u,d,m]of c)e.fillStyle=z(`--span-${u}`),e.fillRect(d,s,m,r)}function FA(e,{sides:t,changes:o,extent:n},s,r){let a=c=>s*c/n,l=0;t.forEach((c,u)=>{e.fillStyle=z(u===0?"--control-fill":"--test-fi\
ll"),e.fillRect(0,l,a(c.sample.step),2),l+=4,c.lanes.forEach(d=>{WA(e,d,c.answer,o,{y:l,high:r,at:a}),l+=r+Rd}),l+=Ld-4})}function jA(e,t,o){let n=e.clientWidth,s=globalThis.devicePixelRatio||1,r=t.sides.
reduce((d,{lanes:m})=>d+m.length,0),a=(o-2*Ld-4)/r-Rd,l=Math.round(Math.min(r_[1],Math.max(r_[0],a))),c=r*(l+Rd)+2*Ld;[e.width,e.height]=[Math.round(n*s),Math.round(c*s)],e.style.setProperty("height",
`${c}px`);let u=e.getContext("2d");u.scale(s,s),FA(u,t,n,l)}var i_=({state:e,sides:t},o={})=>mo(e,{...Object.fromEntries(t.flatMap(({sample:n},s)=>[[`${vn[s]}_rank`,String(n.rank)],[`${vn[s]}_span`,String(
n.span)],[`${vn[s]}_step`,n.step_number===null?"":String(n.step_number)]])),...o});function HA(e,t,o,{pixels:n,signal:s}){let r=new URLSearchParams({rank:o.rank,span:o.span,threads:1,pixels:Math.max(300,
Math.round(n))});o.step_number!==null&&r.set("step",o.step_number);let a=e[`${vn[t]}_marker`];return a&&r.set("marker",a),Vs(e[vn[t]],r,{signal:s})}var UA=({answer:{extent:e}})=>e.to-Math.max(0,e.from);
function zA(e,t,o){let n=o*(e-t.left)/t.width,s=o*LA/2;return{from:Math.max(0,n-s),to:n+s}}function GA(e,t,o,n){let s=e.map((a,l)=>({answer:a,sample:n[l],lanes:BA(a)})),r=vn.some(a=>new Set(o.step_time.
samples[a].map(({rank:l})=>l)).size>1);return{state:t,sides:s,ranks:r,changes:qA(t,o)?Ur(o):null,extent:Math.max(...s.map(a=>Math.max(UA(a),a.sample.step)))}}var YA=async(e,t,o,n)=>GA(await Promise.all(
o.map((s,r)=>HA(e,r,s,n))),e,t,o);function KA(e){e.hidden=!0,e.dataset.ready=""}var VA=({ctrlKey:e,metaKey:t,shiftKey:o,detail:n})=>e||t||o||n===0;async function QA(e,t,o){let n=ot(e.state);Object.entries(
{significance:"false",diagnosis:"false",limit:"3000"}).forEach(s=>n.set(...s));try{e.changes=Ur(await et(n,{signal:t})),o()}catch{}}function l_(e){let t=i("canvas",{"aria-hidden":"true"}),o=i("span",{
class:"muted small"},"Median step; coloured: changed"),n=i("a",{class:"step-strip-link",title:"Show this part in the timeline","aria-label":"Median step of both sides: open it in the timeline",on:{click:u}},
t),s=i("div",{class:"step-strip",hidden:!0},o,n),r="",a=null,l=null;function c(){l&&t.clientWidth>0&&jA(t,l,s.clientHeight-o.offsetHeight)}function u(f){l&&!VA(f)&&(f.preventDefault(),e(i_(l,zA(f.clientX,
t.getBoundingClientRect(),l.extent))))}async function d(f,p,h){let{signal:g}=a;await bt();try{g.throwIfAborted(),l=await YA(f,p,h,{pixels:s.parentNode.clientWidth,signal:g}),s.hidden=l.sides.some(({lanes:w})=>w.
length===0);let y=()=>c(PA(l,n,o));y(),l.changes===null&&QA(l,g,y)}catch(y){s.hidden=!0,r=y.name==="AbortError"?r:""}s.dataset.ready=""}let m=new ResizeObserver(c);return m.observe(s),{node:s,redraw:c,
draw(f,p,h,g){let{samples:y}=h.step_time;if(!vn.every(_=>y?.[_]?.length>0)){KA(s);return}let w=IA(y.test,g),b=r;r=`${p} ${w}`,b!==r&&(s.hidden=!1,a?.abort(),a=new AbortController,d(f,h,vn.map(_=>DA(y[_],
w))))},stop(){a?.abort(),m.disconnect()}}}var Nd=20,JA=4,ll=e=>e===null?"–":Me(e,0,e<1?3:e<100?1:0),Fs=(e,t,o)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${o(e[`control_${t}`])} → ${o(e[`test_${t}`])}`,Lo=(e,t,o="")=>i("td",{class:`\
num ${o}`,title:t},e),oo=(e,t="num")=>i("th",{scope:"col",class:t},e),c_=(e,t,...o)=>i("thead",{},i("tr",{},e,oo(t),oo("control"),oo("test"),oo("Δ"),oo("Δ %"),...o));function u_(){let e=i("span",{class:"\
muted rank-summary"}),t=rt("Device time by class of work"),o=w=>i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":w}),n=o("Classes of work"),s=o("Shapes of products, convolutions and a\
ttention"),r=i("details",{class:"card rank-steps work-classes",hidden:!0},i("summary",{},i("h2",{},"Classes of work"),e),i("div",{class:"chart-tools"},t.node),i("p",{class:"muted small"},"The class of\
 device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),a=!0,l=[1,1],c=w=>a?[w.
control_per_step,w.test_per_step]:[w.control_total_duration,w.test_total_duration],u=w=>["control","test"].map((b,_)=>M(w[`${b}_counts`]/(a?l[_]:1))).join(" → ");function d(w){let[b,_]=c(w),k=_>b?"m\
ore":_<b?"less":"calm";return[Lo(u(w)),Lo(L(b),te(b)),Lo(L(_),te(_)),Lo(ge(_-b),Ce(_-b),k),Lo(b>0?ue(100*(_-b)/b):_>0?"new":"",null,k)]}let m=w=>w===null?"–":`${ll(w)} %`,f=w=>w.control_fastest_peak_pctg===
w.control_peak_pctg&&w.test_fastest_peak_pctg===w.test_peak_pctg?null:`${Fs(w,"fastest_peak_pctg",m)} of the fastest arithmetic for these numbers, such as TF32`,p=w=>[Lo(Fs(w,"tflops_per_s",ll)),Lo(Fs(
w,"peak_pctg",m),f(w)),Lo(Fs(w,"gb_per_s_at_least",jo)),Lo(Fs(w,"flops_per_byte_at_most",ll))],h=[oo("TFLOP/s"),oo("of peak"),oo("bandwidth, at least"),oo("FLOPs per byte, at most")];function g(w){T(n,
i("table",{class:"operators-table"},c_(oo("Class",""),"device rows",oo("share"),...h.map(b=>b.cloneNode(!0))),i("tbody",{},w.map(b=>i("tr",{},i("th",{scope:"row"},b.class),d(b),Lo(Fs(b,"share",_=>`${ll(
_)} %`)),p(b))))))}function y(w){let b=[...w].sort((_,k)=>Math.max(...c(k))-Math.max(...c(_)));s.hidden=w.length===0,T(s,i("table",{class:"operators-table"},c_(oo(w.length>Nd?`Shapes: the ${Nd} that t\
ake longest`:"Shapes",""),"calls",...h),i("tbody",{},b.slice(0,Nd).map(_=>i("tr",{},i("th",{scope:"row",title:`${_.operator} ${_.shapes}`},i("bdi",{class:"mono"},_.operator)," ",i("span",{class:"mono \
small"},_.shapes.replaceAll(",[]",""))," ",i("span",{class:"muted"},_.dtype)),d(_),p(_))))))}return{node:r,sql:t,draw(w,b,_){r.hidden=!w,w&&(a=_!=="total",l=[b.control.samples,b.test.samples],e.textContent=
w.classes.slice(0,JA).map(k=>`${k.class} ${c(k).map(L).join(" → ")}`).join(", "),g(w.classes),y(w.shapes))}}}var d_=e=>e==="all"?"":e,XA=e=>xn({...zi,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:d_(e.control_ranks),test_ranks:d_(e.test_ranks),set_marker:e.control_marker,test_marker:e.test_marker},
go);function ZA(e){let{change:t}=e;function o(n,s=e.parts.table.node){let{parts:r,state:a}=e,l=r.detail.node.contains(document.activeElement),c=n===a.op?"":n??"",u=s.getBoundingClientRect().top;t({op:c},
{replace:!0}),window.scrollBy(0,s.getBoundingClientRect().top-u);let d=e.view?.items.find(m=>m?.key===c);d?pe(`${d.row.name} is selected.`):l&&r.table.focus()}return{select:o,keepSelected:n=>n!==e.state.
op&&o(n),opPageOf:({id:n,name:s,category:r})=>Nt({...e.state,heat:"",row:n??Tt(s,r)}),revealRow(){e.parts.table.node.closest(".table-card").scrollIntoView({block:"start"}),e.parts.table.focus()},showRanks(){
t({heat:"op"},{replace:!0});let{node:n}=e.parts.ranks;n.scrollIntoView({block:"start"}),n.querySelector("summary").focus({preventScroll:!0})}}}var m_=(e,t,{name:o,zoom:n,...s})=>lb({...s,onSelect:r=>t(
r,e.parts[o].node),onHide:r=>e.change({hide:r},{replace:!0}),onZoom:r=>r!==e.state[n]&&e.change({[n]:r},{replace:!0})});function eC(e,{exportBar:t,stepStrip:o,details:n,folds:s,opPageOf:r}){let{change:a}=e;
return Cb({actions:t.node,below:[o.node,s.add("details",n.node)],links:{page:l=>`${r(l)}#booked`,tree:()=>Kt(Wt(e.state)),timeline:l=>(l&&Xa(e.state,l))??mo(e.state)},on:{widen:()=>a(xr),marker:a,clock:()=>a(
{equal_clock:!e.state.equal_clock}),isCorrected:()=>e.state.equal_clock,fold:s.toggle}})}function f_(e){let{change:t,context:{go:o}}=e,n=ZA(e),{select:s,opPageOf:r}=n,a=Ag(t),l=Ib(m=>t({open:m},{replace:!0})),
c=Rb(XA),u=l_(o),d={...n,exportBar:a,folds:l,details:c,stepStrip:u,sql:rt("All rows"),sides:qs(t,{compact:!0}),verdict:eC(e,{exportBar:a,stepStrip:u,details:c,folds:l,opPageOf:r}),recorded:Yb(),operators:Db(
r,et),ranks:zb(m=>t({heat:m},{replace:!0}),{timeline:(...m)=>Ja(e.state,...m),go:o}),classes:u_(),replacements:ug(r),filters:Nb(t),counts:m_(e,s,{name:"counts",zoom:"zoom_calls",id:"chart-counts",title:"\
Ops count comparison",file:"ops-count"}),durations:m_(e,s,{name:"durations",zoom:"zoom_time",id:"chart-durations",title:"Ops duration comparison",file:"ops-duration"}),table:Ig({onSort:(m,f)=>t({sort:m,
order:f}),onSelect:s,href:r,onOpen:n.keepSelected,onWant:e.pages.want}),detail:fg({onClear:()=>s(""),href:r,onRanks:n.showRanks,onTable:n.revealRow,tree:m=>Wh(e.state,m),timeline:m=>bs(e.state,m)}),remark:i(
"p",{class:"remark",hidden:!0}),noRows:i("p",{class:"muted chart-message",hidden:!0},"No row passes the filters."),chartBar:Mg(t),message:i("div",{class:"message"}),heading:i("h1",{class:"visually-hid\
den"},"Compare"),paperHead:i("div",{class:"paper-only"})};return d.charts=[c.chart,d.ranks.heat,d.counts,d.durations],["operators","classes","recorded","replacements"].forEach(m=>l.add(m,d[m].node)),d}
var p_=({exportBar:e,...t})=>i("div",{class:"results"},t.verdict.node,t.filters.node,t.remark,t.chartBar.node,i("div",{class:"charts"},t.durations.node,t.counts.node),i("section",{class:"card table-ca\
rd","aria-label":"All rows"},i("div",{class:"chart-head"},e.title,i("div",{class:"chart-tools"},e.work,t.sql.node,e.files)),t.table.node,t.noRows,e.workNote),t.ranks.node,t.operators.node,t.classes.node,
t.recorded.node,t.replacements.node);function h_(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},"This comparison is not possib\
le"),i("p",{},e.message),i("p",{},o&&P("Use all ranks and steps",t.all,{class:"primary"}),n&&P("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&P("Try again",t.again,{class:"primary"})," ",i("a",
{href:ie("/")},"Choose other traces")))}function g_(e){return i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},e?.length===0?"There are no sets yet. ":"Pick two sets above, or\
 on the ",i("a",{href:ie("/")},e?.length===0?"Add traces":"Traces page"),"."))}var tC=["op","heat","open","hide","zoom_time","zoom_calls"],Id=null,zn={path:"/compare",name:"Compare",read:Ot,mount:(e,t)=>rC(e,t)};function oC(e){let t=Ot(location.search),o={context:e,state:t,sets:null,
answer:null,answerKey:"",wantedKey:"",why:e.newPair?fu(t):Id,view:null,shownCard:"",shownPair:"",noiseOf:"",shownItem:null,revealing:t.op!=="",dead:!1,late:0,render:()=>Un(o),change(n,{replace:s=!1}={}){
let r=Object.keys(n).every(a=>tC.includes(a));return!o.dead&&e.go(Gt({...o.state,...!r&&{zoom_time:"",zoom_calls:""},...n}),{replace:s})}};return o.askServer=vg(t,o.why),o.pages=_g(()=>hw(o)),o}function nC({
state:e,sets:t,answer:o,parts:n,context:s}){let r=l=>fn(l,e,t,o),a=e.control&&e.test?`${r("control")} → ${r("test")} · Compare`:"Compare";n.heading.textContent=a,s.setTitle(a)}async function Pd(e){
let t=[e.state.control,e.state.test].filter(n=>n!=="");if(t.every(n=>e.sets&&We(e.sets,n)))return;let o=await ht(t).catch(()=>[]);e.dead||(e.sets=o,Un(e))}async function sC(e,t){let o=e.why,n=o.late===
!0&&await $g(t,o);n!==!1&&e.why===o&&(e.why={key:o.key,...n?pu(n):{diagnosis:[],note:""}},Id=n&&e.why,Un(e))}function w_(e,t){let{state:o,question:n,pages:s,results:r}=e;e.wantedKey=t,r.dataset.stale=
"";let a=ot(o).toString();n.ask(l=>e.askServer(t,o,e.why,l),l=>{e.answer=l,e.answerKey=t,s.start(t,l,o.op),e.why?.key!==a?(e.why={key:a,...pu(l)},Id=e.why):e.why.late&&bt().then(()=>sC(e,t)),pe(l.row_count===
1?"One row.":`${M(l.row_count)} rows.`),n.say(null),delete r.dataset.stale,Un(e)},l=>{e.answer=null,e.answerKey="",s.stop(),n.say(h_(l,{narrowed:_i(e.state),all:()=>e.change(xr),again:()=>w_(e,e.wantedKey),
unmarked:()=>e.change({control_marker:"",test_marker:""})})),delete r.dataset.stale,Un(e)})}function Un(e){if(e.dead)return;nC(e);let{state:t,parts:o,question:n}=e,s=t.control!==""&&t.test!=="",r=ms(t),
a=mu(t);s?a!==e.wantedKey&&(e.answer||n.say(null),w_(e,a)):(n.drop(),e.wantedKey="",e.answer=null,o.detail.draw(null),n.say(g_(e.sets)));let{answer:l}=e;o.folds.draw(t.open),o.sides.draw(t,e.sets,l),e.
results.toggleAttribute("data-skeleton",s&&!l),o.filters.draw(t,l,l?Su(e):t.unit||"total"),o.chartBar.draw(t,r),l?s&&e.answerKey===e.wantedKey&&Eu(e,Su(e),r):o.detail.draw(null)}function rC(e,t){let o=globalThis.
firstComparison!==void 0,n=oC(t);n.parts=f_(n);let{parts:s}=n;n.results=p_(s),n.question=Mt({context:t,results:n.results,message:s.message}),e.append(i("div",{class:"page compare-page"},s.heading,s.paperHead,
s.sides.node,s.message,n.results),s.detail.node);let r=dt(()=>{s.charts.forEach(a=>a.retheme()),s.stepStrip.redraw()});return Un(n),o?bt().then(()=>Pd(n)):Pd(n),{keys:{search:()=>s.filters.focusSearch(),
enter:()=>s.table.focus(),control:()=>s.sides.choose("control"),test:()=>s.sides.choose("test"),close:()=>s.detail.isOpen()&&s.select("")},update(a){n.state=Ot(a),n.why=t.newPair?fu(n.state):n.why,Un(
n),Pd(n),n.answer&&n.wantedKey===n.answerKey&&t.settled()},unmount(){n.dead=!0,[s.details,s.stepStrip,s.operators].forEach(a=>a.stop()),n.question.unmount(),n.pages.stop(),r(),s.charts.forEach(a=>a.unmount()),
s.table.unmount(),s.detail.unmount()}}}var y_=2,Dd=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function aC(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);return r.set("n\
ame",o),s||r.set("category",n),(await ya(e,r)).rows[0]}async function iC(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:a,step_number:l}=s,c=new URLSearchParams({rank:r,span:a,order:"duration",limit:"\
1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.all(t.map(b=>aC(e,c,b,n))),ss(e,o===""?null:o),bo(e)]),[f]=u.
filter(Boolean).sort((b,_)=>_.duration-b.duration);if(!f)throw new Error("The timeline of this step has no such call.");let p=m.filter(b=>b.rank===r).find(b=>b.span===a);if(!p||p.trace_bytes===null)throw new Error(
"The trace of this call is not kept.");if(p.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let h=l===null?p.first_event_ns:
d.find(b=>b.rank===r&&b.span===a&&b.step_number===l).start_ns,g=p.metadata?.baseTimeNanoseconds,y=BigInt(h)-(Number.isFinite(g)?BigInt(g):0n),w=b=>y+BigInt(Math.round(1e3*b));return{file:p,start:w(f.start-
y_*f.duration),end:w(f.start+(1+y_)*f.duration)}}function b_(e,t,o,n){let s=iC(e.id,t,Dd(o));return s.catch(()=>{}),Fa({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"tr\
ace.json.gz",load:async r=>{let{file:a}=await s;return xa(e.id,a.number,"",{signal:r,onProgress:n})}})}function __({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),a=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:a(t),test:a(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function k_(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],a=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=a)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var lC=250;function x_(e){return kt({...e,height:()=>lC,make:uC,extra:i("div",{class:"legend-row"},i("ul",{class:"chart-legend"},i("li",{class:"key key-control"},"control"),i("li",{class:"key key-line\
 key-test"},"test"),i("li",{class:"muted"},"dotted: medians")),e.tools)})}function cC(e){let[t,o]=je(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function uC(e,t){let o={...e,
...__(e)},n=Vt(),{edges:s}=o,r=k_(s[0],s[s.length-1],t<520?4:9),[a,l]=["control","test"].map((m,f)=>{let p=o[m].reduce((g,y)=>g+y,0),h=o.share?p/100:o.perStep?o.perStep[f]:1;return o[m].map(g=>g===0?0:
g/h)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((f,p)=>[s[p],s[p+1]]),y:m.flatMap(f=>[f,f])}),u=s.slice(0,-1).map((m,f)=>Math.sqrt(m*s[f+1])),d=Math.max(...a,...l);return{data:[
{...c(a),fill:"tozeroy",fillcolor:mC(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:z("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,f)=>Math.max(a[f],l[f])),customdata:dC(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:vt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(cC),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,f)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:f===0?z("--control"):z("--test")}}])}}}function dC(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,a)=>`${r} ${M(e[r][n])}${a>0?`, ${Te(100*e[r][n]/a)} of its calls`:""}`;return[`${L(o)} to ${L(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function mC(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var fC=250,cl=.13;function $_(e){return kt({...e,height:()=>fC,make:pC,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:i("ul",{class:"chart-legend"},i("li",{class:"key key-dot key-control"},"control"),i("li",{class:"key key-diamond key-test"},"test"),i("li",{class:"muted"},"lines: mean of the ranks"))})}function pC(e,t){
let o=Vt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?je(Math.max(...n)):["",1],a=e.rows.length>8,l=(m,f,p)=>{let h=[];return e[m].forEach((g,y)=>g.forEach((w,b)=>{
if(w!==null){let _=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;h.push({x:b+f+_,y:w/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(Le).join("<br>")})}})),{type:"scatter",mode:"markers",x:h.map(g=>g.x),y:h.
map(g=>g.y),customdata:h.map(g=>g.text),ids:h.map(g=>g.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:p,size:a?5:8,opacity:a?.6:.9,line:{width:0}}}},c=(m,f)=>{let p=e.columns.
map((h,g)=>{let y=e[m].map(w=>w[g]).filter(w=>w!==null);return y.length===0?null:y.reduce((w,b)=>w+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:p,x:p.map((h,g)=>g+f),line:{color:z(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=Mo(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-cl),c("test",cl),l("control",
-cl,"circle"),l("test",cl,"diamond")],layout:{template:vt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Le(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var hC=e=>e[0].toUpperCase()+e.slice(1),gC=e=>e>0?"more":e<0?"less":"calm",v_=e=>i("td",{class:"num",title:te(e)},L(e)),S_=(e,t="")=>i("td",{class:`num ${t} ${gC(e)}`,title:Ce(e)},ge(e));function qd(e,t,o,n){
return i("tr",{},i("th",{scope:"row",title:n},e),v_(t.control_per_step),v_(t.test_per_step),S_(t.diff_per_step,"strong"),o&&(t.itself?[t.itself,t.below].map(s=>S_(s.diff_per_step)):[i("td"),i("td")]))}
var E_=(e,t)=>({diff_per_step:e.reduce((o,n)=>o+n[t].diff_per_step,0)});function wC(e,t){let o=["Control","Test","Δ",...t?["Δ self","Δ below"]:[]];return i("table",{class:"number-table"},i("caption",
{class:"visually-hidden"},"Booked in the steps, by part"),i("thead",{},i("tr",{},i("td"),o.map(n=>i("th",{scope:"col",class:"num"},n)))),i("tbody",{},e.parts.map(n=>qd(hC(n.part),n,t)),e.parts.length>
1&&qd("Together",{...e,itself:E_(e.parts,"itself"),below:E_(e.parts,"below")},t),e.with_others&&qd("With other device work of its call",e.with_others,t,"The call launches other device work on the othe\
r side; all of it is booked together, on the call")))}var yC=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of a ${t}\
 is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,bC="Nothing is booked on it: other work runs at the same time, or it i\
s outside the steps.";function T_(){let e=rt("Booked in the steps"),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Booked in the steps, by part"}),o=i("p",{class:"muted small"}),
n=i("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Booked in the steps"),i("div",{class:"chart-tools"},
e.node)),o,t);return{node:n,sql:e,draw(s){let{booked:r}=s,a=s.launches!==void 0;if(n.hidden=r===null,r===null)return;let l=r.parts.length===0&&r.with_others===null;o.textContent=l?bC:yC(a,Lt(s)?"recor\
ding":"step"),T(t,!l&&wC(r,a))}}}var _C=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],O_=(e,t)=>e===null||t===null?null:
e-t,M_=(e,t)=>e>0&&t!==null?100*t/e:null,Wd=e=>e>0?"more":e<0?"less":"calm";function Fd(e){let{control:t,test:o}=e.calls,n={control_counts:t.count,test_counts:o.count,control_total_duration:t.total,test_total_duration:o.
total},s=Ko(n,"per_step",e);return{row:n,counts:[t.count,o.count],callsPerStep:[s.controlCount,s.testCount],total:[t.total,o.total],perStep:[s.control,s.test],perCall:[t["50%"],o["50%"]],birth:s.birth}}
function Bd(e,t,[o,n],s,r,a){let l=O_(n,o),c=a==="new"?"new":a==="gone"?"gone":ue(M_(o,l));return i("div",{class:"tile",title:t},i("p",{class:"tile-title"},e),i("p",{class:"tile-values"},i("span",{class:"\
control-text"},a==="new"?ae:s(o)),i("span",{class:"arrow","aria-label":"to"}," → "),i("span",{class:"test-text"},a==="gone"?ae:s(n))),i("p",{class:`tile-change ${Wd(l??(a==="new"?1:-1))}`},l===null?
c:`${r(l)} (${c})`))}function kC(e,t){let o=Fd(e);return[i("p",{class:"muted op-verdict"},t?hr(t):" "),i("div",{class:"tiles"},Bd("Time per step","Total duration divided by the number of samples (ran\
k × step)",o.perStep,L,ge,o.birth),Bd("Calls per step","Number of calls divided by the number of samples (rank × step)",o.callsPerStep,M,tt,o.birth),Bd("Median of a call","The median of all calls; t\
he mean is below",o.perCall,L,ge,o.birth))]}function dl(e,[t,o],n,s,{exact:r,exactDiff:a,title:l}={}){let c=O_(o,t);return i("tr",{},i("th",{scope:"row",title:l},e),i("td",{class:"num",title:r?.(t)},n(
t)),i("td",{class:"num",title:r?.(o)},n(o)),i("td",{class:`num strong ${Wd(c)}`,title:a?.(c)},s(c)),i("td",{class:`num ${Wd(c)}`},ue(M_(t,c))))}var ul=(e,t,o)=>dl(e,t,L,ge,{exact:te,exactDiff:Ce,title:o});
function xC(e,t){if(!(t?.control?.step>0)||!(t?.test?.step>0))return null;let{control:o,test:n}=Ko(Fd(e).row,"percent",{...e,step_time:t}),s=Lt(e)?"recording":"step time";return dl(`Share of the ${s}`,
[o,n],Te,r=>r===null?ae:ue(r).replace("%","pp"),{title:`Change in percentage points. Time per step divided by the ${s}; overlapping work counts in full`})}function $C(e,{stepTime:t,row:o}){let n=Fd(e),
s=a=>i("tr",{class:"group-row"},i("th",{colspan:"5",scope:"colgroup"},a)),r=a=>[e.calls.control[a],e.calls.test[a]];return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Numbe\
rs of this operation"),i("thead",{},i("tr",{},i("td"),["Control","Test","Δ","Δ %"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("All calls"),dl("Calls",n.counts,M,tt),dl("Calls per s\
tep",n.callsPerStep,M,tt),ul("Total",n.total),ul("Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&ul("Self time per step",["control","test"].map(a=>On(o,`${a}_\
self_per_step`,e)),"Without the calls inside it"),xC(e,t)),i("tbody",{},s("A single call"),_C.map(([a,l])=>ul(l,r(a)))))}function A_(){let e=i("div",{class:"card op-head"}),t=rt("Numbers"),o=i("div",{
class:"scroll-x",tabindex:"0",role:"region","aria-label":"Numbers of this operation"}),n=i("section",{class:"card op-table-card","aria-label":"Numbers"},i("div",{class:"chart-head"},i("h2",{},"Numbers"),
i("div",{class:"chart-tools"},t.node)),o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),T(e,kC(s,r.row)),T(o,$C(s,r))}}}var C_=.8,vC=/^aten::.*(mm|linear|conv|attention)/,jd={control:"set",test:"test"};function SC(e,t,o){let n=Object.values(jd).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),a=Object.values(jd).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=C_*o[d]&&
u.device_time>=C_*(u.device_time+a[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var R_=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(jd))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function ml(e,[
t,o],n,s,r){let a=t===null||o===null?null:o-t;return i("tr",{},i("th",{scope:"row"},e),[t,o].map(l=>i("td",{class:"num",title:r?.(l)},n(l))),i("td",{class:"num strong"},a===null?"":s(a)),i("td",{class:"\
num"},t>0&&a!==null?ue(100*a/t):""))}var L_=(e,t,o)=>i("tr",{},i("th",{scope:"row",title:t},e),i("td"),i("td"),i("td",{class:`num strong ${o>0?"more":"less"}`,title:Ce(o)},ge(o)),i("td")),EC=e=>e===null?
ae:`${lo(1e12*e)}FLOP/s`,TC=e=>`${Sn(1e12*e)}FLOP/s`;function OC(e,t){return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Work of this operator, per step"),i("thead",{},i("t\
r",{},i("td"),["Control","Test","Δ","Δ %"].map(o=>i("th",{scope:"col",class:"num"},o)))),i("tbody",{},ml("FLOPs per step",e.flops,lo,Sn),ml("Device time per step",e.device,L,ge,te),e.more!==null&&[L_(
"due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),L_("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],ml("Achieved",e.
speed,EC,TC),e.calls.some((o,n)=>o!==t[n])&&ml("Calls with known FLOPs",e.calls,M,tt)))}function N_(){let e=i("div",{class:"op-work-body"}),t=rt("Work"),o=i("section",{class:"card op-table-card op-wor\
k","aria-label":"Work",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Work"),i("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=a=>T(e,i("p",{class:"muted small op-work-none"},a));return{node:o,
sql:t,async draw(a,l){let c=l.category==="cpu_op"&&vC.test(l.name)&&!a.use_short_name&&a.control!==""&&a.test!=="";o.hidden=!c;let u=c?`${R_(a)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,
n=u,!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await Wo("work",R_(a),{signal:s.signal});if(n!==u)return;let f=SC(m,l.name,d);f?T(e,i("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},OC(f,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var fl=12;function P_(e){let t=i("h2"),o=i("p",{class:"muted small"}),n=rt("What launches it, or what it launches"),s=gt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=i(
"div",{class:"scroll-x"}),a=i("p",{class:"related-more"}),l=i("section",{class:"card related"},i("div",{class:"chart-head"},t,i("div",{class:"chart-tools"},s.node,n.node)),o,r,a),c=!1,u="";function d(h){
let{answer:g}=h,y=g.launches!==void 0;u!==h.revision&&(u=h.revision,c=!1),s.press(h.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let w=y?g.launches:g.launched_by;T(r,w.length===0?m(y):f(w,h,y)),T(a,w.length>fl&&!c&&P(`Show all ${M(w.length)}`,()=>{c=!0,d(h),r.querySelectorAll("tbody tr")[fl].querySelector("a")?.focus()},{
class:"link-button"})),a.hidden=w.length<=fl||c}function m(h){return i("p",{class:"muted chart-message"},h?"Its calls launch no device work.":"The trace does not say what launched it.")}function f(h,g,y){
let w=h.some(b=>b.shapes!==null);return i("table",{class:"related-table"},i("thead",{},i("tr",{},i("th",{scope:"col"},y?"Device work":"Operator"),w&&i("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(b=>i("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},i("span",{class:"th-group"},"calls "),b)),["Control","Test","Δ","Δ %"].map(b=>i("th",{scope:"col",class:b==="Control"||
b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},i("span",{class:"th-group"},"time "),b)))),i("tbody",{},h.slice(0,c?void 0:fl).map(b=>p(b,g,w))))}function p(h,{answer:g,unit:y},w){let{control:b,
test:_,diff:k,controlCount:$,testCount:S,diffCount:E,birth:O,percent:x}=Ko(h,y,g),v=k>0?" more":k<0?" less":"",A=O||ue(x);return i("tr",{},i("th",{scope:"row",class:"related-name mono"},h.name===""?i(
"span",{class:"muted"},"unknown launch"):i("a",{href:e.href(h),title:h.name},i("bdi",{},h.name)),i("span",{class:"related-category muted"},` ${h.category??""}`)),w&&i("td",{class:"shapes mono",title:h.
shapes},h.shapes??"–"),i("td",{class:"num wide-only"},M($)),i("td",{class:"num wide-only"},M(S)),i("td",{class:`num wide-only${E>0?" more":E<0?" less":""}`},tt(E)),i("td",{class:"num roomy-only",title:te(
b)},h.control_counts>0?L(b):"–"),i("td",{class:"num roomy-only",title:te(_)},h.test_counts>0?L(_):"–"),i("td",{class:`num strong${v}`,title:Ce(k)},ge(k)),i("td",{class:`num${v}`},A))}return{node:l,
sql:n,draw:d}}function I_(){let e=i("div",{class:"stacks"}),t=i("section",{class:"card stack-card","aria-label":"Call stack"},i("div",{class:"chart-head"},i("h2",{},"Call stack")),i("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return i("ol",{class:"stack"},s.map((a,l)=>{let c=r(a),u=c?.diff>0?" more":c?.diff<0?" less":"";return i(
"li",{css:{"--depth":String(Math.min(l,24))}},i("span",{class:"mono frame-name",title:a.category},c?i("a",{href:c.href},i("bdi",{},a.name)):i("bdi",{},a.name)),c&&c.diff!==null&&i("span",{class:`num f\
rame-diff${u}`},ge(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:a,test:l}=s;if(t.hidden=a.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&i("div",{},i("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=a.length===l.length&&a.every((d,m)=>n(d,l[m]));T(e,u?i("div",{},i("h3",{},"The same in control and test"),o(l,
r)):[c("control",a),c("test",l)])}}}var D_={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
Hd={path:"/compare/op",name:"Operation",read:hs,mount:(e,t)=>MC(e,t)};function MC(e,t){let o=hs(location.search),n=null,s=null,r="",a="",l={key:"",answer:null},c=null,u=!1,d=gt("Height of the histogra\
m",[["calls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],q=>E({bins:q},{replace:!0})),m={sides:qs(E),numbers:A_(),
booked:T_(),work:N_(),histogram:x_({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:$_({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...q)=>t.
go(x(...q))}),heat:nl({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...q)=>t.go(x(...q))}),grid:sl(),related:P_({onUnit:q=>E({unit:q}),href:({name:q,category:U})=>Nt({...o,
row:Tt(q,U)})}),stack:I_()},f=[m.histogram,m.points,m.heat],p=i("nav",{class:"crumb","aria-label":"Where this is"}),h=i("h1",{class:"mono op-title"}),g=i("p",{class:"muted"}),y=i("p",{class:"op-action\
s"}),w=i("div",{class:"message"}),b=CC(q=>E({heat:q},{replace:!0})),_=i("p",{class:"muted small",hidden:!0}),k=i("div",{class:"results"},m.numbers.head,i("div",{class:"op-columns"},m.numbers.table,i("\
div",{class:"op-charts"},m.histogram.node,m.points.node)),m.booked.node,m.work.node,m.related.node,m.stack.node,i("div",{class:"heat-block"},b.node,m.heat.node,_,m.grid.node));e.append(i("div",{class:"\
page operation-page"},p,i("header",{class:"op-header"},h,g,y),m.sides.node,w,k));let $=Mt({context:t,results:k,message:w}),S=dt(()=>f.forEach(q=>q.retheme()));function E(q,{replace:U=!1}={}){t.go(Nt({
...o,...q}),{replace:U})}function O(){let q=Y=>fn(Y,o,n,s),U=`${q("control")} → ${q("test")}`,C=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${C.slice(0,80)} · ${U}`),T(h,i("bdi",{},C)),
T(g,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together",s?.category==="python_function"&&s.aliases&&i("span",{class:"mono \
full-name"},` · ${s.aliases.map(({side:Y,name:ee})=>`${Y} ${ee}`).join(", ")}`));let j={...Ot(""),...v(),op:o.row};T(p,i("a",{href:t.lastCompare(ot(o))??Gt(j)},`← ${U}`))}function x(q,U){return Ja(
o,q,U,s)}function v(){let{control:q,test:U,control_ranks:C,test_ranks:j,control_steps:Y,test_steps:ee,control_marker:Ae,test_marker:H,use_short_name:oe,merge_addresses:he,aliases:Oe,merge_lines:Ie}=o;
return{control:q,test:U,control_ranks:C,test_ranks:j,control_steps:Y,test_steps:ee,control_marker:Ae,test_marker:H,use_short_name:oe,merge_addresses:he,aliases:Oe,merge_lines:Ie}}async function A(){let q=[
o.control,o.test].filter(C=>C!=="");if(q.every(C=>n&&We(n,C)))return;let U=await ht(q).catch(()=>[]);u||(n=U,K())}function B(q){a=q,$.ask(U=>ga(q,{signal:U}),U=>{s=U,r=new URLSearchParams(q).get("row"),
$.say(null),pe(`${U.name}: ${L(U.calls.control.total)} to ${L(U.calls.test.total)}.`),K()},U=>{s=null,$.say(I(U)),K()})}async function N(q){c?.abort(),c=new AbortController,l={key:q,answer:null};try{let U=new URLSearchParams(
q);U.set("significance","true"),U.set("diagnosis","false");let C=await et(U,{signal:c.signal});if(u||l.key!==q)return;l.answer=C,l.byKey=Dp(C),K()}catch{}}function I(q){let U=q.code==="unknown_operati\
on",C=["control_ranks","test_ranks","control_steps","test_steps"].filter(j=>o[j]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:q.code}},i("h2",{},U?"This operation does not occur":
"This operation cannot be shown"),i("p",{},U?"Neither side has an operation of this name and category in the selected ranks and steps.":q.message),i("p",{},C.length>0&&P("Use all ranks and steps",()=>E(
Object.fromEntries(C.map(j=>[j,"all"]))),{class:"primary"}),C.length===0&&!U&&P("Try again",()=>B(Cn(o).toString()),{class:"primary"})," ",i("a",{href:Gt({...Ot(""),...v()})},"All operations of this c\
omparison")))}function K(){if(u)return;O();let q=o.control!==""&&o.test!==""&&o.row!=="",U=Cn(o).toString();q?U!==a&&(s&&r!==o.row&&(s=null),$.say(null),B(U)):($.drop(),a="",$.say(i("div",{class:"empt\
y"},i("h2",{},"No operation is chosen"),i("p",{},"Choose one on the ",i("a",{href:ie("/compare")},"Compare page"),"."))));let C=ot({...o,use_short_name:!1}).toString();q&&C!==l.key&&N(C),m.sides.draw(
o,n,s),k.toggleAttribute("data-skeleton",q&&!s),s&&Z()}function Z(){let q=o.unit||(s.control.samples===s.test.samples?"total":"per_step"),U=`tracediff-${$t(s.control.label)}-${$t(s.test.label)}-${$t(s.
name)}`,C=a,j=o.use_short_name?void 0:Lc(l.byKey?.get(sr(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:j}),J(U,C),X(U,C),m.booked.draw(s),m.work.draw(o,s),dw(o,s,m),m.related.
draw({answer:s,unit:q,revision:C}),m.stack.draw(s.stack,Ne),T(y,P("Copy the name",()=>Ft(s.name,"Name copied."),{class:"link-button"}),P("Copy link",()=>Ft(location.href,"Link copied."),{class:"link-b\
utton"}),i("a",{href:bs(o,s)},"Show in the timeline"),i("a",{href:gf(Cn(o)),download:`${U}.json`},"JSON"),["control","test"].map(ye))}let le=q=>s.aliases?.filter(U=>U.side===q)??[{name:s.name,category:s.
category}];function ye(q){let U=n&&We(n,o[q]);if(!U||Dd(s.samples[q])===void 0)return null;let C=`slowest call, ${q}`;if(Vo(U)!=="")return i("span",{class:"muted small",title:Vo(U)},`Perfetto: no trac\
e of the ${q}`);let j={name:s.name,names:le(q),marker:o[`${q}_marker`],shortNames:o.use_short_name},Y=P(`Perfetto: ${C}`,async()=>{Y.disabled=!0;try{await b_(U,j,s.samples[q],ee=>pe(`Loading ${_e(ee)}`))}catch(ee){
$e(ee.message,{urgent:!0})}finally{Y.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});
return Y}function Ne({name:q,category:U}){let C=l.byKey?.get(sr(q,U));return C&&{diff:C.diff_per_step,href:Nt({...o,use_short_name:!1,row:C.id})}}function J(q,U){let{edges:C,control:j,test:Y}=s.histogram,
ee=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({edges:C,control:j,test:Y,file:q,revision:`${U}#${o.bins}`,share:o.bins==="share",perStep:ee[0]===ee[1]?null:ee,medians:[s.calls.
control["50%"],s.calls.test["50%"]],heading:`${M(s.calls.control.count)} in the control, ${M(s.calls.test.count)} in the test`,empty:C.length===0?"No calls to draw.":""})}function X(q,U){let{control:C,
test:j}=s.samples,Y=Ti(C,j),ee=Sr(Y,G=>G.total_duration),Ae=G=>s.calls[G].count===0,H=ee.control.map(G=>G.map(()=>null));m.points.draw({rows:Y.rows,columns:Y.columns,kind:"time",file:q,control:Ae("con\
trol")?H:ee.control,test:Ae("test")?H:ee.test,hover:(G,se,De)=>AC(G,Y[G][se][De]),heading:"duration in each step of each rank",revision:U});let[oe,he,Oe]=D_[o.heat],Ie=Sr(Y,he),yt=Oe==="time",R={format:yt?
te:M,formatDiff:yt?Ce:tt};b.draw(o.heat),m.heat.draw({rows:Y.rows,columns:Y.columns,...Ie,...R,kind:Oe,file:q,heading:oe,revision:`${U}#${o.heat}`}),m.grid.draw({grid:Y,values:Ie,title:oe,timeline:x,format:yt?
L:M,formatDiff:yt?ge:tt});let D=[Y.ranksByPosition&&"ranks",Y.stepsByPosition&&"steps"].filter(Boolean);_.hidden=D.length===0,_.textContent=`The sides have different ${D.join(" and ")}; they are paire\
d by position (control / test).`}return K(),A(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(q){let U=o;o=hs(q),U.row!==o.row&&window.scrollTo(0,0),K(),A()},unmount(){
u=!0,m.work.stop(),$.unmount(),c?.abort(),S(),f.forEach(q=>q.unmount())}}}function AC(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.
step_number}`}`,te(t.total_duration),F(t.counts,"call")]}function CC(e){let t=ne("heat"),o=i("select",{id:t,on:{change:()=>e(o.value)}},Object.entries(D_).map(([n,[s]])=>i("option",{value:n},s)));return{
node:i("p",{class:"chart-bar"},i("label",{for:t},"Heat maps of"),o),draw(n){o.value=n}}}function q_(e,t){let o=null,n=new Map,s=p=>{let h=e.getBoundingClientRect();return[p.clientX-h.left,p.clientY-h.top]};function r(p){let h=p.deltaMode===1?16:1,g=p.shiftKey&&p.deltaX===0?p.deltaY:p.deltaX;
if(p.shiftKey||Math.abs(g)>Math.abs(p.deltaY))p.preventDefault(),t.pan(g*h);else if(p.ctrlKey||p.metaKey){p.preventDefault();let y=Math.max(-240,Math.min(240,p.deltaY*h));t.zoom(s(p)[0],Math.exp(y*.004))}}
function a(p){if(p.button!==0)return;let[h]=s(p);e.focus({preventScroll:!0}),n.set(p.pointerId,h),o={id:p.pointerId,x:h,y:p.clientY,from:h,measures:p.shiftKey,moved:n.size>1}}function l(p,h){let g=[...n.
values()];n.set(p.pointerId,h);let y=[...n.values()],w=([b,_])=>Math.max(20,Math.abs(b-_));t.zoom((y[0]+y[1])/2,w(g)/w(y))}function c(p){p.pointerType==="mouse"&&(p.buttons&1)===0&&n.delete(p.pointerId)&&
(o=null,delete e.dataset.drag);let[h,g]=s(p);if(n.size===2&&n.has(p.pointerId)){l(p,h);return}if(!o||o.id!==p.pointerId){t.hover(h,g,p);return}!o.moved&&Math.hypot(h-o.x,p.clientY-o.y)<4||(o.moved||(o.
moved=!0,e.setPointerCapture(p.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,h,!1):(t.pan(o.x-h),t.scroll(o.y-p.clientY)),[o.x,o.y]=[h,p.clientY])}function u(p){
if(n.delete(p.pointerId),!o||o.id!==p.pointerId)return;let[h,g]=s(p),{moved:y,measures:w,from:b}=o;o=null,delete e.dataset.drag,p.type!=="pointercancel"&&(w&&y?t.measure(b,h,!0):y||t.pick(h,g,p))}let d={
w:()=>t.glide(.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),
0:()=>t.fit(),Enter:()=>t.enter()};function m(p){if(p.ctrlKey||p.metaKey||p.altKey)return;if(t.own(p)){p.preventDefault();return}let h=d[p.key.length===1?p.key.toLowerCase():p.key];h&&(p.preventDefault(),
p.stopPropagation(),h())}let f={wheel:r,pointerdown:a,pointermove:c,pointerup:u,pointercancel:u,pointerleave:()=>t.leave(),keydown:m};for(let[p,h]of Object.entries(f))e.addEventListener(p,h,p==="wheel"?
{passive:!1}:void 0);return()=>Object.entries(f).forEach(([p,h])=>e.removeEventListener(p,h))}function Ud({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let a=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)a[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)RC(a.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:a,reach:c,
start:e,end:t}}function zd(e,t,o=null,n=e*t){let s=r=>o?.[r]??r*t;return{height:n,y:s,at(r){let a=o?B_(o,0,o.length,r)-1:Math.floor(r/t);return a<0||r>=s(a)+t?-1:a}}}function RC(e,t,o,n){for(let r=1;r<
e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((a,l)=>o[a]-o[l]||a-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function B_(e,t,o,n){for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+
1}return t}function Gd(e,t,o,n,s){if(t<0||t>=e.rows)return;let{first:r,order:a,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=B_(l,r[t],d,o);m<d;m+=1){let f=a[m];if(c[f]>=n)return;u[f]>o&&s(f)}}function W_(e,t,o,n=0){
let s=-1,r=1/0;return Gd(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,a=>{let l=Math.max(0,e.start[a]-o,o-e.end[a]);l<=r&&([s,r]=[a,l])}),s}function F_(e,t,o){let n=o("…"),s=0,r=0,a=0,l=0;for(let c of e){
if(s+=o(c),s>t)return r<2?"":`${e.slice(0,a)}…`;l+=c.length,s+n<=t&&(r+=1,a=l)}return e}var js=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).
slice(0,3).map(Number);function j_(e){let[t,o,n]=js(e).map(l=>{let c=l/255;return c<=.04045?c/12.92:((c+.055)/1.055)**2.4}),s=.2126*t+.7152*o+.0722*n,[r,a]=[1.05/(s+.05),(s+.05)/.058];return Math.max(
r,a)<4.5?"#000000":r>=a?"#ffffff":"#10161d"}var pl=(e,t,o)=>`rgb(${js(e).map((n,s)=>Math.round(o*n+(1-o)*js(t)[s])).join(", ")})`;function Hs(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},a=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=a(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,f){e.strokeStyle=m,e.lineWidth=f,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,f=1){e.strokeStyle=m,e.lineWidth=f,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:f=!1}={}){let p=`${f?600:400} ${m}px ${t}`;s!==p&&(s=p,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var LC={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},NC=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,zr=e=>String(e).replace(NC,"").replace(/[&<>"]/g,t=>LC[t]),Gr=e=>String(Math.round(e*100)/100);
function H_(e){let t=[],o=new Map,n=1,s=(a,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,f])=>` ${m}="${typeof f=="number"?Gr(f):zr(f)}"`).join("");t.push(c===""?`<${a}${d}/\
>`:`<${a}${d}>${zr(c)}</${a}>`)},r=a=>(o.has(a)||o.set(a,`hatch-${o.size+1}`),o.get(a));return{box(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,fill:d})},hatch(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(a,l,c,u,d,m){s("rect",{x:a,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(a,l,c,u,d,m=1){s("line",{x1:a,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(a,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:a,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(a){n=a},text(a,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${zr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${Gr(a)}" height="${Gr(l)}"\
 viewBox="0 0 ${Gr(a)} ${Gr(l)}" font-family="${zr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${zr(c)}"/>${t.join("")}</svg>`}}}var hl=(e,t,o)=>Math.min(Math.max(e,t),o);function Gn({from:e,to:t},o,n=0){let s=o.to-o.from,r=hl(t-e,Math.min(n,s),s),a=(e+t)/2,l=hl(a-r/2,o.from,o.to-r);return{from:l,to:l+r}}function Yd(e,t,o,n,s=0){
let r=n.to-n.from,a=hl((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-a*l;return Gn({from:c,to:c+a},n,s)}function Kd(e,t,o){let n=e.to-e.from,s=hl(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function U_(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function z_({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),a=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)a.push(l*r+0);return{values:a,step:r}}var No=22,PC=22,gl=4,IC=.3;function Y_(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(
n).width,o.set(n,s)),s}}var Yr=new Map;function DC(e){return Yr.has(e)||(Yr.size>500&&Yr.clear(),Yr.set(e,j_(e))),Yr.get(e)}function qC(e,t,o,n,s){let{x:r,y:a,width:l,height:c}=o,u=s?pl(n.colour(t),n.
colours.surface,IC):n.colour(t);if(e.box(r,a,l,c,u),l<3)return;let d=DC(u);if(n.hatched(t)&&e.hatch(r,a,l,c,n.colours.surface),l>=PC){let m=F_(n.text(t),l-2*gl,n.widthOf);if(m!==""){let f=a+c/2+11*.36;
if(n.hatched(t)){let p=4;for(let h of m)p+=n.widthOf(h);e.box(r+gl-2,a+1,Math.min(p,l-gl),c-2,u)}e.words(r+gl,f,m,d)}}}function BC(e,t,o,{index:n,view:s,scale:r,width:a,how:l,height:c,dimmed:u}){let d=-1,
m=0;return Gd(n,t,s.from,s.to,f=>{let p=Math.max(0,(n.start[f]-s.from)*r),h=Math.min(a,(n.end[f]-s.from)*r);if(h<=d&&!u?.keep.has(f))return;let g=Math.max(1,h-p>3?h-p-.5:h-p);qC(e,f,{x:p,y:o,width:g,height:c},
l,u&&!u.keep.has(f)),m+=1,d=g<=1?p+1:h}),m}function K_(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:a}=z_(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,No,s.surface);for(let c of r){let u=Math.round(
(c-t.from)*l)+.5;e.line(u,No-5,u,No,s.border),u<o-30&&e.words(u+3,No-8,n(c,a),s.muted)}e.line(0,No-.5,o,No-.5,s.border)}function V_(e,t){let{index:o,view:n,width:s,height:r,rowHeight:a,top:l,places:c,
marks:u,how:d}=t,m=s/(n.to-n.from),f=u.highlight?{keep:u.highlight}:null,p={index:o,view:n,scale:m,width:s,how:d,height:a-1,dimmed:f},h=0;for(let g=0;g<o.rows;g+=1){let y=l+c.y(g);y+a>0&&y<r&&(h+=BC(e,
g,y,p))}return WC(e,t,m),h}function WC(e,t,o){let{marks:n,how:s}=t,r=(a,l,c)=>{if(a<0||a>=t.index.order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[a]-t.view.from)*o),f=Math.min(t.width+
2,(d[a]-t.view.from)*o);f>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.places.y(t.rowOf(a))-.5,Math.max(2,f-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(a=>r(a,s.colours.
text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var yl=12,wl=17,FC=8e3,jC=15,HC=12;function Kr(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,a,...l)=>e.
line(n+t,s+o,r+t,a+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var Q_=(e,t)=>e.flatMap((o,n)=>ln(o,Math.floor((t-2*yl)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function J_(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(yl,o+wl*r,n,z(s?"--text":"--muted"),{size:s?jC:HC,bold:s})})}function bl(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=Q_(e,o),r=t.map(d=>Q_(d.lines,
o)),a=10+wl*s.length+yl,l=t.map((d,m)=>{let f=a+wl*r[m].length;return a=f+d.height+yl,f}),c=Math.min(a,FC),u=d=>{J_(d,s,22),t.forEach((m,f)=>{J_(d,r[f],l[f]-wl*r[f].length+12),m.paint(Kr(d,0,l[f]))})};
return{width:o,height:c,svg(){let d=H_(n);return u(d),d.text(o,c,z("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let f=Hs(m,n);return f.box(0,0,o,c,z("--surface")),u(f),new Promise(p=>{d.toBlob(p,"image/png")})}}}async function _l(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
Yi(n,`${o}.${t}`)}var UC=160,zC=3,Vd=300,GC=matchMedia("(prefers-reduced-motion: reduce)"),X_=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,z(`--${e}`)])),Qd={start:new Float64Array(
0),end:new Float64Array(0),row:new Uint16Array(0),length:0};function kl(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:a=null,onKey:l=()=>!1,least:c=.001,decorate:u=null}=t,
d=i("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),m=i("div",{class:"spans-space"},d),f=i("div",{class:"spans-scroll"},m);e.classList.add("s\
pans"),e.append(f);let p=d.getContext("2d",{alpha:!1}),h=getComputedStyle(document.body).fontFamily,g=Hs(p,h),y={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:Y_(h),colours:X_()},w=Qd,
b=Ud(Qd),_=zd(0,o),k={from:0,to:1},$={from:0,to:1},S={hover:-1,select:-1,highlight:null},E=0,O=null,x=0,v=0,A={top:0,height:0},B=!0,N=()=>($.to-$.from)/Math.max(1,x),I=R=>$.from+R*N();function K(){let{
top:R}=m.getBoundingClientRect(),D=f.getBoundingClientRect();return[Math.max(0,D.top)-R,Math.min(window.innerHeight,D.bottom)-R]}let Z=([R,D])=>Math.max(0,R)>=A.top&&Math.min(_.height,D)<=A.top+A.height;
function le(){x=f.clientWidth,m.style.height=`${_.height}px`;let R=K(),[D,G]=[Math.max(0,R[0]-Vd),Math.min(_.height,R[1]+Vd)];if(G<=D&&A.height>0)return!1;(A.height===0||!Z(R)||A.top+A.height>_.height)&&
(A.height=Math.max(0,Math.min(_.height,G>D?G-D:2*Vd)),A.top=Math.max(0,Math.min(D,_.height-A.height)));let se=globalThis.devicePixelRatio||1,[De,st]=[Math.round(x*se),Math.round(A.height*se)];return d.
style.top=`${A.top}px`,(d.width!==De||d.height!==st||v!==se)&&([d.width,d.height,v]=[De,st,se],d.style.width=`${x}px`,d.style.height=`${A.height}px`),!0}function ye(){E===0&&(E=requestAnimationFrame(Ne))}
function Ne(R){if(E=0,O){O.since??=R;let G=(R-O.since)/UC;$=U_(O.from,O.to,G);let se=G<1;se?ye():O=null,r($.from,$.to,se)}let D=performance.now();if(B=!le(),!B&&x>0&&A.height>0){p.setTransform(v,0,0,v,
0,0);let G=q(X(),{width:x,height:A.height,top:-A.top});d.dataset.drawn=String(G)}d.dataset.drawMs=(performance.now()-D).toFixed(2)}let J="";function X(){let R=`${d.width} ${d.height} ${v}`;return R!==
J&&(J=R,g.forget()),g}function q(R,{width:D,height:G,top:se}){let{colours:De}=y;R.box(0,0,D,G,De.surface);let st=V_(R,{index:b,view:$,width:D,height:G,rowHeight:o,top:se,places:_,marks:S,how:y,rowOf:pt=>w.
row[pt]}),nn=D/($.to-$.from);return u?.(R,{x:pt=>(pt-$.from)*nn,y:pt=>se+_.y(pt),rowHeight:o,top:se,width:D,height:G,view:$}),st}function U(R,D=!1){O=null,!(R.from===$.from&&R.to===$.to)&&($=R,r($.from,
$.to,D),ye())}function C(R){let D=Gn(R,k,c);GC.matches?U(D):(O={from:$,to:D,since:null},ye())}let j=()=>O?.to??$;function Y(R,D){return W_(b,_.at(D+A.top),I(R),zC*N())}function ee(R,D){R!==S.hover&&(S.
hover=R,d.style.cursor=R>=0?"pointer":"",ye()),n(R,D)}let Ae=q_(d,{zoom:(R,D)=>U(Yd($,I(R),D,k,c)),pan:R=>U(Kd($,R*N(),k)),scroll:R=>H(R),hover:(R,D,G)=>ee(Y(R,D),G),leave:()=>{S.hover>=0&&ee(-1,null)},
pick:(R,D,G)=>s(Y(R,D),G),measure:(R,D,G)=>a?.(...[I(R),I(D)].sort((se,De)=>se-De),G),slide(R){let D=j();C(Kd(D,R*(D.to-D.from),k))},glide(R){let D=j();C(Yd(D,(D.from+D.to)/2,R,k,c))},fit:()=>C(k),enter:()=>{
S.select>=0&&s(S.select,null)},own:l});function H(R){(f.scrollHeight>f.clientHeight+1?f:window).scrollBy(0,R)}let oe=()=>{E===0&&(B||!Z(K()))&&ye()};document.addEventListener("scroll",oe,{capture:!0,passive:!0}),
window.addEventListener("resize",oe);let he=new ResizeObserver(ye);he.observe(f);let Oe=()=>{y.colours=X_(),ye()},Ie=matchMedia("(forced-colors: active)");Ie.addEventListener("change",Oe);let yt=dt(Oe);
return{node:d,set(R){let D=w===Qd;w=R,b=Ud(R),_=zd(b.rows,o,R.tops,R.height);let[G,se]=[R.from??1/0,R.to??-1/0];if(R.from===void 0||R.to===void 0)for(let st=0;st<R.length;st+=1)G=Math.min(G,R.start[st]),
se=Math.max(se,R.end[st]);k=se>G?{from:G,to:se}:{from:0,to:1},S.hover=-1,S.select=-1,S.highlight=null;let De=D?{...k}:Gn($,k,c);m.style.height=`${_.height}px`,O===null&&($=De),ye()},view(R,D,G=!1){G?U(
Gn({from:R,to:D},k,c)):C({from:R,to:D})},current:()=>({...$}),goal:()=>({...j()}),extent:()=>({...k}),select(R){S.select=R,R>=0&&this.reveal(w.row[R]),ye()},highlight(R){S.highlight=R===null?null:new Set(
R),ye()},follow(R,D,G=!1){O=null,$={from:R,to:D},G?(cancelAnimationFrame(E),Ne(0)):ye()},placeOf(R){let D=this.boxOf(R),{left:G,right:se,top:De,bottom:st}=f.getBoundingClientRect();return D.right<G||D.
left>se||D.bottom<De||D.top>st?null:{...D,left:Math.max(G,D.left),right:Math.min(se,D.right)}},boxOf({start:R,end:D,row:G}){let{left:se,top:De}=m.getBoundingClientRect(),st=pt=>se+(pt-$.from)/N(),nn=De+
_.y(G);return{left:st(R),right:st(D),top:nn,bottom:nn+o}},redraw:ye,reveal(R){let D=_.y(R);(D<f.scrollTop||D+o>f.scrollTop+f.clientHeight)&&(f.scrollTop=D-f.clientHeight/2)},whole:R=>({height:_.height,
paint:D=>q(D,{width:R,height:_.height,top:0})}),picture(R){return bl(R,[{lines:[],...this.whole(Math.max(x,600))}],Math.max(x,600))},destroy(){cancelAnimationFrame(E),Ae(),document.removeEventListener(
"scroll",oe,{capture:!0}),window.removeEventListener("resize",oe),yt(),Ie.removeEventListener("change",Oe),he.disconnect(),f.remove()}}}var Us=8,YC=.004;function Z_(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(vo(n,t))),0)}var no=(e,t)=>e.verdict[t]==="no_difference_found";function e0(e,t,o){let n=vo(e,t);if(!(o>0)||Math.abs(
n)<YC*o||no(e,t))return 0;let s=Math.max(1,Math.round(Us*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(Us,s)}function t0(e,t,o){let[n,s]=[js(e),js(t)];return`rgb(${n.map((r,a)=>Math.round(r+
(s[a]-r)*o)).join(", ")})`}var wo={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},zs=e=>e!=="calls",xt=(e,t)=>zs(t)?L(e):M(Number(e.toFixed(2))),jt=(e,t)=>e===null?"–":zs(t)?ge(e):tt(Number(e.toFixed(2))),xl=(e,t)=>zs(t)?
te(Number(e.toFixed(3))):M(e),Gs=(e,t)=>e===null?"":zs(t)?Ce(Number(e.toFixed(3))):tt(e),KC={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},VC={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Yn=e=>KC[e.sort]??e.sort,Kn=e=>VC[e.status]??"",n0=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",QC=e=>e.sides.every(t=>t.steps.length===0),Po=e=>QC(e)?"per recording":"per step";function $l(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(qn(e));return t?`${t[2]}\
 · ${t[1]}`:qn(e)}var St=e=>[qn(e),Bn(e)].filter(Boolean).join(" "),JC=e=>/ #\d+$/.test(qn(e));function s0(e){let t=So(e).slice(1,-1),o=t.filter(({sort:s})=>s==="module"),n=t.slice(t.indexOf(o.at(-1))+
1).filter(({sort:s})=>s==="backward"||s==="recompute").slice(0,1);return o.length>0?[...o.filter((s,r)=>r>=o.length-2||JC(s)),...n]:t.slice(-1)}function r0(e,t){let o={only_in_test:null,only_in_control:null},
n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!_s(s)&&s.sort!=="rest"&&n(s)>(r?n(r):0)&&(o[s.status]=s)}return o}var XC=.005;function a0(e,t){let o=e.here[t],n=zs(t)?L(Math.abs(
o)):M(Number(Math.abs(o).toFixed(2)));if(zs(t)){let[s,r]=e.total[t],a=Math.abs(r-s-o)>XC*Math.abs(o)?" here":"";return`takes ${n} ${o>0?"more":"less"}${a}`}return`has ${n} ${o>0?"more":"fewer"} ${n===
"1"?"call":"calls"}`}var Jd=(e,t)=>t>0?100*e/t:null;function i0(e,t){let[o,n]=e.root.total[t];return{from:xt(o,t),to:xt(n,t),change:jt(n-o,t),percent:ue(Jd(n-o,o))}}function l0(e,t){let[o,n]=e.root.total[t];
return o===n?"±0":o>0?ue(Jd(n-o,o)):"new"}function c0(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,only_here_device:a})=>Jd(a,r)),n=r=>Te(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))
return"All device time is in frames that both sides have.";let s=(r,a)=>r===null?`the ${a} has no device time`:`${n(r)} of the device time of the ${a}`;return t===null||o===null?`No partner on the oth\
er side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of the test is in frames without a partner on the other side.`}var o0=e=>e.map(t=>`“${t}”`).
join(" and ");function u0(e,t){let o=s=>e.sides.filter((r,a)=>!e.frames.some(l=>l.sort===s&&l.names[a]!==null&&(!e.pair||l.status!==(a===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];
if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${o0(s)} ${s.length===1?"has":"have"} no modules, so no layer can be named: annotations and operators are the frames. Record with with\
_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.push(`${o0(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True\
.`)}return n}function d0(e,t){let o=(s,r,a)=>{let[l,c]=r;return t.pair?`${s}: ${xt(l,a)} → ${xt(c,a)} (${jt(c-l,a)})`:`${s}: ${xt(l,a)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(
...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&o("of that, self",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.
length>0&&o("of that, self",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(
0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var en=e=>e>0?"more":e<0?"less":"calm",m0=(e,t)=>jt(vo(e,t),t);var ZC=20,eR=.62,f0={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function tR(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,t0(z("--surface-sunk"),z(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",eR*(.12+.88*(Math.abs(o)/Us))),noise:()=>t("--noise\
-fill",.75),sort:o=>t(f0[o]??"--noise-fill",.45)}}function oR(){let e=i("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){T(e,i(
"p",{class:"mono strong"},St(t)),i("p",{class:"muted small"},[Yn(t),Kn(t),no(t,n)&&"no difference found"].filter(Boolean).join(" · ")),d0(t,o).map(u=>i("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:a}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+a>innerHeight?Math.max(4,s.clientY-a-12):c}px`}}}function p0(e){let t=i("spa\
n",{class:"chart-unit"}),o=i("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=i("ul",{class:"chart-legend tree-legend"}),s=i("div",{class:"tree-spans"}),r=i("p",
{class:"chart-message muted",hidden:!0}),a=oR(),l=tR(),c=rt("Flame graph and table"),u=i("section",{class:"card chart tree-chart","aria-label":"Flame graph"},i("div",{class:"chart-head"},i("h2",{},"Fl\
ame graph ",t),i("div",{class:"chart-tools"},c.node,["PNG","SVG"].map(x=>P(x,()=>E(x.toLowerCase()),{title:`Flame graph: download as ${x}`,"aria-label":`${x} of the flame graph`})))),o,n,s,r,a.node),d=null,
m=null,f=0,p=x=>d.tree.frames[m.frame[x]],h=kl(s,{rowHeight:ZC,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",
colour:w,text:b,hatched:x=>y(p(x)),onHover(x,v){x<0||!v?a.hide():a.show(p(x),d,v)},onPick:x=>x>=0&&e.onPick(p(x)),onKey:_}),g=dt(()=>{l.forget(),$(),h.redraw()}),y=x=>d.tree.pair&&!_s(x)&&x.sort!=="re\
st";function w(x){let v=p(x);return d.tree.pair?no(v,d.measure)?l.noise():l.change(e0(v,d.measure,f)):l.sort(v.sort)}function b(x){let v=p(x);return`${v.status==="replaced"?"⇄ ":""}${[$l(v),Bn(v)].filter(
Boolean).join(" ")}${d.tree.pair?` ${m0(v,d.measure)}`:""}`}function _(x){let v=d?.selected;if(!v)return!1;let A=v.parent?.children.filter(k)??[],B=A.indexOf(v),N=le=>m.end[m.place[le.at]]-m.start[m.place[le.
at]],K={ArrowUp:()=>v.parent,ArrowDown:()=>v.children.filter(k).reduce((le,ye)=>!le||N(ye)>N(le)?ye:le,null),ArrowLeft:()=>A[B-1],ArrowRight:()=>A[B+1]}[x.key];if(!K)return!1;let Z=K();return Z&&e.onMove(
Z),!0}let k=x=>m.place[x.at]>=0;function $(){if(!d)return;let x=(A,B,N="")=>i("li",{class:`key ${N}`,css:{"--key-fill":A}},B);if(!d.tree.pair){let A=new Set(d.tree.frames.map(({sort:B})=>B));T(n,Object.
keys(f0).filter(B=>A.has(B)).map(B=>x(l.sort(B),Yn({sort:B}))));return}let v=A=>`full colour: ${jt(A,d.measure)}`;T(n,x(l.change(Us),`takes more (${v(f)})`),x(l.change(-Us),`takes less (${v(-f)})`),x(
l.change(0),"hardly changed"),d.tree.frames.some(A=>no(A,d.measure))&&x(l.noise(),"not certain"),d.tree.frames.some(y)&&x("var(--muted)","on one side only","key-hatched"))}function S(){let x=So(d.zoomed);
T(o,x.map((v,A)=>[A>0&&i("span",{class:"muted","aria-hidden":"true"}," › "),A===x.length-1?i("b",{class:"mono","aria-current":"true"},St(v)):P(St(v),()=>e.onZoom(v),{class:"link-button mono"})]))}function E(x){
d&&m.length>0&&_l(h.picture([`Flame graph, ${wo[d.measure][0]} ${Po(d.tree)}`,...d.lines,O(),`made ${Ve(new Date().toISOString())}`]),x,`${d.file}-tree`)}let O=()=>d.tree.pair?`Magenta takes more, gre\
en takes less (full colour: ${jt(f,d.measure).replace("+","±")}); stripes: on one side only.`:`${F(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(x){let v=d?.revision!==x.revision,A=!v&&d.
judged!==x.judged,B=v||d.zoomed!==x.zoomed;if(d=x,v){a.hide(),m=Bh(d.tree,d.measure,d.width),f=Z_(d.tree,d.measure),h.set({...m,from:0,to:m.end[0]??1}),$(),r.hidden=m.length>0,r.textContent=`No ${wo[d.
measure][0]} to draw.`;let I={both:"",control:", width: control",test:", width: test"};t.textContent=`${wo[d.measure][0]} ${Po(d.tree)}${d.tree.pair?I[d.width]:""}`}A&&($(),h.redraw());let N=m.place[d.
zoomed.at]??-1;B&&N>=0&&h.view(m.start[N],m.end[N],v),S(),h.select(m.place[d.selected.at]??-1),h.highlight(d.found===null?null:d.found.map(I=>m.place[I.at]).filter(I=>I>=0)),u.dataset.ready=d.revision},
focus:()=>h.node.focus(),unmount(){g(),h.destroy()}}}function h0(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function g0(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var nR=250,sR=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
rR=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer alon\
e"]],aR=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function iR(e,t){
let o=ne("tree-search"),n=i("span",{class:"muted small tree-found"}),s=Ye(nR,()=>e(r.value.trim())),r=i("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),a=i("span",{class:"tree-steps",hidden:!0},be("up","The previous match (Shift+Enter)",()=>t(
-1)),be("down","The next match (Enter)",()=>t(1)));return{node:i("span",{class:"tree-search"},i("label",{for:o},"Find"),r,a,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),a.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,f]=g0(c,d);n.textContent=c.length===0?"No frame matches.":`${F(c.length,"frame")}: ${u.pair?`${xt(m,d)} → ${xt(f,d)} (${jt(f-m,d)})`:xt(
m,d)}`}}}function w0({onChange:e,onStep:t}){let o=new Map(Dn.map(f=>[f,{change:i("span",{class:"switch-change"})}])),n=i("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},Dn.map(f=>{let p=o.get(f);return p.button=P("",()=>e({by:f,rows:[]}),{title:wo[f][2],"aria-pressed":"false"}),p.button.append(wo[f][1]," ",p.change),p.button})),s=gt("Width of the frames",sR,f=>e(
{width:f})),r=gt("How frames are grouped",rR,f=>e({frames:f,rows:[],open:[],zoom:""})),a=gt("What counts as a frame",aR,f=>e({level:f,rows:[],open:[],zoom:"",node:""})),l=gt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],f=>e({order:f})),c=iR(f=>e({q:f}),t),u=(f,p,h="")=>i("span",{class:`tree-choice ${h}`},i("span",{class:"\
muted"},f),p),d=u("Width",s.node,"wide-choice");return{node:i("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",a.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(f,p,h,g){
for(let[y,w]of o){w.button.setAttribute("aria-pressed",String(y===h));let b=p?.pair?l0(p,y):"";T(w.change,b)}s.press(f.width),d.hidden=f.test==="",r.press(f.frames),a.press(f.level),l.press(f.order),c.
draw(f.q,g,p,h)}}}var Xd=12,Zd=8,lR=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function y0({pair:e,onInstances:t,onZoom:o}){let n=i("div",{class:"tree-detail-body"}),s=i("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},i("div",{class:"chart-head"},i("h2",{},"Selected frame")),n),r=null,a=(g,y)=>r.pair?i("a",{href:Nt({...e(),merge_addresses:!0,use_short_name:!1,
row:Tt(g,y)}),class:"op-link"},i("bdi",{},g)):i("bdi",{},g);function l(g,y,w,b="",_=!1){let[k,$]=y,S=E=>i("td",{class:"num",title:xl(E,w)},xt(E,w));return i("tr",{},i("th",{scope:"row",title:b,class:_?
"inner":null},g),S(k),r.pair&&S($),r.pair&&i("td",{class:`num strong ${en($-k)}`,title:Gs($-k,w)},jt($-k,w)))}let c=g=>i("thead",{},i("tr",{},g===""?i("td"):i("th",{scope:"col"},g),(r.pair?["Control",
"Test","Δ"]:[Po(r)]).map(y=>i("th",{scope:"col",class:"num"},y))));function u(g){if(!g?.some(w=>w>0))return null;let y=w=>w===null?"unknown":lo(w);return i("tr",{},i("th",{scope:"row",title:"FLOPs of\
 matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),g.map(w=>i("td",{class:"num"},y(w))),r.pair&&i("td",{class:"num strong"},g.includes(null)?"":
Sn(g[1]-g[0])))}function d(g){return g&&[["more_work","more work",g.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that the change of calls would tak\
e if each took as long as in the control"],["slower_work","slower work",`The rest: each ${g.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,w,b])=>i("tr",{},i("th",{scope:"row",class:"\
inner",title:b},`${w}, by ${g.by==="flops"?"FLOPs":"calls"}`),i("td"),i("td"),i("td",{class:`num ${en(g[y])}`,title:Gs(g[y],"device")},jt(g[y],"device"))))}function m(g){let y=g.here.device;return i("\
table",{class:"detail-table"},i("caption",{class:"visually-hidden"},`Figures of the frame, ${Po(r)}`),c(""),i("tbody",{},l("Device time",g.total.device,"device","At and below the frame"),l("self",g.ownOf.
device,"device","Device work that no frame below it launched",!0),d(g.work.split),l("Host time",g.total.host,"host","At and below the frame, each call counted once"),l("self",g.ownOf.host,"host","With\
out the frames that it called",!0),l("Calls",g.figures.calls,"calls"),u(g.work.flops),r.pair&&y!==null&&i("tr",{},i("th",{scope:"row",title:"The change of its device time (self) and of the frames belo\
w it that only one side has"},"Device time changed here"),i("td"),i("td"),i("td",{class:`num strong ${en(y)}`,title:Gs(y,"device")},jt(y,"device")))))}function f(g){let y=[...g.kernels].sort((w,b)=>Math.
abs(b.device[1]-b.device[0])-Math.abs(w.device[1]-w.device[0])||Math.max(...b.device)-Math.max(...w.device));return y.length>0&&i("table",{class:"detail-table kernel-table"},i("caption",{},g.opened||g.
instances>1?`Kernels of all ${M(g.instances)} instances`:"Its kernels"),c("Name"),i("tbody",{},y.slice(0,Xd).map(({name:w,device:b,counts:_})=>{let k=l("",b,"device");return T(k.firstChild,i("span",{class:"\
mono kernel-name"},a(w,lR(w)))),k.firstChild.title=`${w}
${xt(_[0],"calls")}${r.pair?` → ${xt(_[1],"calls")}`:""} calls`,k}),y.length>Xd&&i("tr",{},i("td",{class:"muted",colspan:r.pair?"4":"2"},`${M(y.length-Xd)} more`))))}function p(g){return g.shapes.length>
0&&i("table",{class:"detail-table kernel-table"},i("caption",{},"Shapes of its first input"),c("Shape"),i("tbody",{},g.shapes.slice(0,Zd).map(({text:y,calls:w})=>{let b=l(y,w,"calls");return b.firstChild.
classList.add("mono"),b}),g.shapes.length>Zd&&i("tr",{},i("td",{class:"muted"},`${M(g.shapes.length-Zd)} more`))))}function h(g,y){let w=g.names[1]??g.names[0],b={operator:"cpu_op",python:"python_func\
tion"}[g.sort],_=r.pair&&b&&!/(?<!0x)…/.test(w);return i("p",{class:"op-actions"},y&&g.instances>1&&g.sort==="module"&&P(g.opened?"Fold its instances":`Show its ${M(g.instances)} instances`,()=>t(g),
{class:"link-button"}),g.parent&&g.children.length>0&&P("Zoom to it",()=>o(g),{class:"link-button zoom-button"}),_&&i("a",{href:Nt({...e(),merge_addresses:!0,use_short_name:!1,row:Tt(w,b)})},"Open thi\
s operation"),_&&b==="cpu_op"&&i("a",{href:bs(e(),{name:w,category:b})},"Show in the timeline"),!["root","rest"].includes(g.sort)&&P("Copy the name",()=>Ft(qn(g),"Name copied."),{class:"link-button"}))}
return{node:s,draw(g,y,w){r=g;let b=So(y).slice(1,-1),_=b.filter(({sort:$})=>$!=="python"),k=_.length>0?_:b.slice(-4);T(n,i("p",{class:"mono full-name"},i("bdi",{},St(y))),i("p",{class:"muted small"},
[Yn(y),Kn(y),y.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter($=>no(y,$)).map($=>`${$} time: no difference found`)].flat().filter(Boolean).join(" · ")),k.length>
0&&i("p",{class:"muted small mono frame-path"},`in ${k.map(St).join(" › ")}`),y.through.length>0&&i("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),h(y,w),f(y),p(
y))}}}var cR=5;function b0(e){let t=i("p",{class:"headline"}),o=i("ol",{class:"tree-largest"}),n=i("div",{class:"tree-notes small"}),s=i("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=r0(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],f)=>[f===0?" (":", ",d,P(St(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,f)=>m===f.length-1?[d,")"]:[d])}function a(l,c,u){let d=l.pair?a0(c,u):xt(c.ownOf[u][0],u),m=c.sort==="root";return i("li",{},m&&"The part without a partner directly below ",P(St(c),()=>e(
c),{class:"link-button mono tree-name"}),s0(c).map((f,p)=>[p===0?" in ":" › ",P(St(f),()=>e(f),{class:"link-button mono tree-name"})])," ",i("span",{class:`strong ${l.pair?en(c.here[u]):""}`},d),l.pair&&
i("span",{class:"muted"},r(c,u)),no(c,u)&&i("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:f,
percent:p}=i0(l,c),[,h]=wo[c],[g,y]=l.root.total[c];T(t,i("span",{class:"headline-label"},`${h} ${Po(l)}${c==="device"?", streams added up":""}`),l.pair?[i("span",{class:"value control-text"},d),i("sp\
an",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text"},m),i("span",{class:`change ${en(y-g)}`},f,g>0&&i("span",{class:"change-percent"},` (${p})`))]:i("span",{class:"value"},d));
let w=ks(l,c,cR);T(o,w.map(S=>a(l,S,c))),o.hidden=w.length===0;let b=c0(l),_=l.byHost&&l.pair&&`${l.root.total.device.some(S=>S>0)?"One side has no device time, so host":"Host"} time decides which fra\
mes belong together.`,k=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,$=l.pair&&l.samples.some(S=>S<oi)&&"Fewer than 4\
 samples on a side: changes cannot be distinguished from noise, so all are coloured as measured.";T(n,u0(l,u).map(S=>i("p",{class:"notice"},S)),[b,$,_,k].filter(Boolean).map(S=>i("p",{class:"muted"},S)))}}}var tn=28,uR=150,_0=12,k0=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame (self) and of frames below\
 it that only one side has; these add up to the change of the whole"]],dR=[["Frame","c-frame",k0[0][2]],["Time","num c-time","At and below the frame"],["Self","num c-time","Without the frames below it"],
["Calls","num c-time","Calls of the frame"]];function x0(e){let t=i("thead"),o=i("tbody"),n=i("colgroup"),s=i("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=i("div",{class:"\
tree-scroll",tabindex:"-1"},s),[a,l]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),c=null,u=0,d=new Map,m=[0,0],f=0,p=()=>c.rows.length>uR;function h(){let N=c.tree.pair?k0:dR,I=`${wo[c.
measure][1]} ${Po(c.tree)}`;T(n,N.map(([,K])=>i("col",{class:K}))),T(t,i("tr",{},N.map(([K,Z,le],ye)=>i("th",{scope:"col",class:Z,title:ye===0?le:`${I}: ${le}`},K)))),a.firstChild.colSpan=N.length,l.firstChild.
colSpan=N.length}function g({frame:N,level:I,open:K,leaf:Z}){let le=N.instances>1&&N.sort==="module"&&!N.opened&&c.canOpen,ye=n0(N),Ne=N.instances===N.parent?.instances?"":Bn(N);return i("th",{scope:"\
row",class:"c-frame",title:[St(N),...N.above??[],Yn(N),Kn(N),N.through.length>0&&`below ${N.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(I-1,14))}},i("span",{class:"tree-cell"},i("span",{class:`twisty${Z?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},K?"▾":"▸"),i("span",{class:`mono frame-t\
ext${["root","rest"].includes(N.sort)?" plain":""}`},i("bdi",{},$l(N))),le?i("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${N.instances} instances`},
Bn(N)):Ne&&i("span",{class:"muted count"},Ne),N.above?.length>0&&i("span",{class:"muted small ellipsis"},`in ${N.above.join(", ")}`),ye&&i("span",{class:`status-mark status-${N.status}`},i("span",{"ar\
ia-hidden":"true"},ye),i("span",{class:"visually-hidden"},` ${Kn(N)}`))))}function y(N,I=!1){return i("td",{class:"num c-time",title:I?null:xl(N,c.measure)},I?ae:xt(N,c.measure))}function w(N,I,K){return i(
"td",{class:`num c-time ${I} ${no(K,c.measure)?"calm":en(N)}`,title:[Gs(N,c.measure),no(K,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:I==="c-diff"&&f>0?{"--share":`${(100*Math.abs(
N)/f).toFixed(1)}%`}:{}},jt(N,c.measure))}function b(N){let{frame:I}=N,[K,Z]=I.total[c.measure];return c.tree.pair?[g(N),y(K,I.status==="only_in_test"),y(Z,I.status==="only_in_control"),w(vo(I,c.measure),
"c-diff",I),w(I.here[c.measure],"c-here",I)]:[g(N),y(K),y(I.ownOf[c.measure][0]),i("td",{class:"num c-time"},xt(I.figures.calls[0],"calls"))]}function _(N){let I=c.rows[N],{frame:K}=I,Z=[N%2?"odd":"",
c.found?.has(K)?"found":"",K.sort==="rest"?"rest":""].filter(Boolean).join(" ");return i("tr",{class:Z,data:{index:N},tabindex:N===u?"0":"-1","aria-level":I.level,"aria-posinset":I.place,"aria-setsize":I.
of,"aria-rowindex":N+2,"aria-expanded":I.leaf?null:String(I.open),"aria-selected":String(K===c.selected)},b(I))}function k(N=!1){let I=Math.ceil((r.clientHeight||600)/tn),K=Math.floor(r.scrollTop/tn),
[Z,le]=p()?[Math.max(0,K-_0),Math.min(c.rows.length,K+I+_0)]:[0,c.rows.length];if(!N&&Z===m[0]&&le===m[1])return;m=[Z,le];let ye=o.contains(document.activeElement),Ne=N?new Map:d;d=new Map;for(let X=Z;X<
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
max(0,c.rows.findIndex(le=>le.frame.key===Z)),k(!0),K&&c.chosen&&$(u,!0)},unmount(){B.disconnect(),cancelAnimationFrame(v)}}}function mR(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var $0=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function fR(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?mR(t)||($0(n)>4*$0(o)?"host":"device"):"device"}async function pR(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Wt(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await et(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function v0(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...iu(await wa(o?"":e.control,xs(e,c,n),{signal:t})),chosenBy:c}),[r,a]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?pR(e,t):null]),l=e.
by||fR(r,a);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function S0(e,t,o){let n=t==="host"?"host":"device";return{...iu(await wa(e.test!==""?
"":e.control,xs(e,n,!0),{signal:o})),chosenBy:n}}async function E0(e,t,o,n=e.frames==="instance"){let s=xs(e,t.chosenBy,n);s.set("significance",o),Oh(t,await wa("",s),o)}var hR=8,gR=40;function T0(e,t,o){let n=new Set([e.root]);for(let s of[...ks(e,t,hR),...o.slice(0,gR)])So(s).slice(0,-1).forEach(r=>n.add(r));return n}function wR(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(vo(l,o)):l.total[o][0],a=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>a(l)-a(c)||r(c)-r(l)||l.at-c.at)}function O0(e,t,o,n){let s=[],
r=(a,l,c,u)=>{let d=wR(e,a,t,o),m=d.length>0&&n(a);s.push({frame:a,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((f,p)=>r(f,l+1,p+1,d.length))};return r(e.root,1,1,1),s}var M0={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Vr={path:"/tree",name:"Tree",read:Qo,mount:(e,t)=>bR(e,t)},yR=e=>Gt({...Ot(""),...Wt(e)});function bR(e,t){let o=Qo(location.
search),n=null,s=null,r="",a=null,l=null,c="",u=!1,d=(C,{replace:j=!0}={})=>!u&&t.go(Kt({...o,...C}),{replace:j}),m=qs(C=>d({...C,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set al\
one",links:C=>[i("a",{class:"small",href:yR(C)},"Compare"),Md(C)]}),f=b0(C=>O(C)),p=w0({onChange:C=>d(S(C)),onStep:A}),h=p0({onPick:C=>E(C,C),onZoom:C=>E(l.selected,C),onMove:C=>E(C)}),g=x0({onSelect:C=>E(
C),onZoom:C=>E(C,C),onToggle:x,onInstances:v}),y=y0({pair:()=>Wt(o),onInstances:v,onZoom:C=>E(C,C)}),w=i("div",{class:"message"}),b=i("h1",{class:"visually-hidden"},"Tree"),_=i("div",{class:"results t\
ree-results"},f.node,p.node,i("div",{class:"tree-columns"},h.node,i("section",{class:"card table-card tree-card","aria-label":"Tree table"},g.node),y.node));e.append(i("div",{class:"page tree-page"},b,
m.node,w,_));let k=Mt({context:t,results:_,message:w}),$=Ye(400,pe);function S(C){return C.frames&&l?{...C,node:l.selected.foldKey}:C}function E(C,j){let Y=Ae=>Ae.at<=C.at&&C.at<Ae.end,ee=j??(Y(l.zoomed)?
l.zoomed:So(C).findLast(Ae=>Y(Ae)&&l.zoomed.at>=Ae.at&&l.zoomed.at<Ae.end)??l.tree.root);d({node:C.key,zoom:ee.key}),$(`${St(C)} is selected.`)}function O(C){E(C)}function x(C){let j=o.rows.includes(C.
key)?o.rows.filter(Y=>Y!==C.key):[...o.rows,C.key];d({rows:j})}function v(C){let j=C.key,Y=o.open.includes(j);d({open:Y?o.open.filter(ee=>ee!==j):[...o.open,j],rows:o.rows.filter(ee=>ee!==j),node:j}),
pe(Y?"Folded.":`Its instances are shown below ${St(C)}.`)}function A(C){let j=l?.found??[];if(j.length>0){let Y=j.indexOf(l.selected),ee=Y<0?C>0?0:j.length-1:(Y+C+j.length)%j.length;E(j[ee]),pe(`${ee+
1} of ${j.length}: ${St(j[ee])}`)}}async function B(){let C=[o.control,o.test].filter(Y=>Y!=="");if(C.every(Y=>n&&We(n,Y)))return;let j=await ht(C).catch(()=>[]);u||(n=j,U())}function N(){if(o.control===
"")return"";let C=`${o.control} ${xs(o,"device",o.frames==="instance")}`,j=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===C&&(j==="first"?s.first:s.tree.shown>=s.tree.inAll||s.tree.chosenBy===
j)?s.key:`${C} ${j}`}function I(C){r=C,_.dataset.stale="";let[j,Y]=[C.slice(0,C.lastIndexOf(" ")),o.by];k.ask(ee=>v0(o,ee),ee=>{s={...ee,key:C,base:j,first:Y===""},a=null,delete _.dataset.stale,k.say(
null),pe(F(ee.tree.frames.length-1,"frame")),U()},ee=>{s=null,l=null,delete _.dataset.stale,k.say(le(ee)),U()})}function K(C){let j=`${s.key} ${C==="host"}`;return a?.key===j?(Z(a,C),a.tree):(a={key:j,
tree:null},k.ask(Y=>S0(o,C,Y),Y=>{a.tree=Y,U(),Z(a,C)},Y=>{a=null,$e(`The instances could not be loaded. ${Y.message}`,{urgent:!0})}),null)}async function Z(C,j){let{tree:Y}=C;if(C.judged??=new Set,!(!Y?.
pair||j==="calls"||C.judged.has(j)||Y.samples.some(ee=>ee<oi))){C.judged.add(j);try{await E0(o,Y,j,C===a||o.frames==="instance")}catch{return}!u&&s&&(s===C||a===C)&&(s.verdicts=`${s.verdicts??""} ${C===
a?"each ":""}${j}`,s.classes=void 0,s.openedFor=void 0,U())}}function le(C){let j=Object.keys(M0).some(Y=>o[Y]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:C.code}},i("h2",{},"Th\
is tree cannot be shown"),i("p",{},C.message),i("p",{},j?P("Use all ranks and steps",()=>d(M0),{class:"primary"}):P("Try again",()=>I(r),{class:"primary"})," ",i("a",{href:ie("/")},"Choose other trace\
s")))}let ye=()=>i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},n?.length===0?"There are no sets yet. ":"Pick two sets above, or a control alone, or go to the ",i("a",{href:ie(
"/")},n?.length===0?"Add traces":"Traces page"),"."));function Ne(C){if(o.frames==="class")return s.classes??=Lh(s.tree),s.classes;if(o.frames==="folded"&&o.open.length>0){let j=K(C);if(j){let Y=o.open.
join();return s.openedFor!==Y&&(s.opened=Ih(s.tree,j,new Set(o.open)),s.openedFor=Y),s.opened}}return s.tree}function J(){let C=o.by||s.measure,j=Ne(C),Y=o.q===""?null:h0(j,o.q),ee=lu(j,o.node)??ks(j,
C,1)[0]??j.root,Ae=lu(j,o.zoom)??j.root,H=T0(j,C,[ee,...j.frames.filter(Ie=>Ie.opened).flatMap(Ie=>Ie.children.slice(0,1)),...Y??[]]),oe=new Set(o.rows),he=O0(j,C,o.order,Ie=>H.has(Ie)!==oe.has(Ie.key)),
Oe=[s.key,C,o.frames,o.width,o.open.join(),j.frames.length].join(" ");return{tree:j,measure:C,width:o.width,found:Y,text:`${o.q} ${o.order}`,selected:ee,chosen:o.node!=="",zoomed:Ae,rows:he,revision:Oe,
judged:s.verdicts??"",canOpen:o.frames==="folded",lines:X(j),file:`tracediff-${j.sides.map(({label:Ie})=>$t(Ie)).join("-")}`}}function X(C){return[["control","test"].slice(0,C.sides.length).map((Y,ee)=>`${C.
pair?`${Y}: `:""}${C.sides[ee].label} (${F(C.sides[ee].samples,"sample")})`).join(" → ")]}function q(){let C=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},j=ee=>fn(ee,o,n,C),Y=o.control===""?"Tr\
ee":`${j("control")}${o.test===""?"":` → ${j("test")}`} · Tree`;b.textContent=Y,t.setTitle(Y),m.draw(o,n,C)}function U(){if(u)return;let C=N();if(C===""?(k.drop(),[r,s,l]=["",null,null],k.say(ye())):
C!==r&&(s||k.say(null),I(C)),q(),_.toggleAttribute("data-skeleton",C!==""&&!s),!s||s.key!==C){p.draw(o,null,o.by,null);return}l=J();let{tree:j,measure:Y,found:ee}=l,Ae=[l.revision,l.judged,o.level].join(
" ");Ae!==c&&(c=Ae,f.draw(j,Y,o.level)),p.draw(o,j,Y,ee),h.draw(l),h.sql.set(eo(cw(o,Y),o)),g.draw({...l,found:ee&&new Set(ee)}),y.draw(j,l.selected,l.canOpen),Z(s,Y)}return U(),B(),{keys:{search:()=>p.
search(),enter:()=>l!==null&&g.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&E(l.selected,l.tree.root)},update(C){o=Qo(C),U(),B(),s&&r===
s.key&&t.settled()},unmount(){u=!0,k.unmount(),h.unmount(),g.unmount()}}}var _R={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},A0="http://www.w3.org/2000/svg";function kR(e,t){let o=document.createElementNS(A0,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(A0,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",_R[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function C0(e){let t=i("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=P(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=i("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),a=i("span",{class:"\
window-choice",role:"group","aria-label":"Window"},i("label",{},"From ",o),i("label",{},"to ",n," ms"),s),l=i("div",{class:"series-bar"},t,i("div",{class:"window-choice"},a,r)),c="";function u(h){return i(
"input",{type:"number",min:0,step:"any",data:{field:h},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=h=>h.value===""?"":String(Number((Number(h.value)*1e3).toFixed(3))),m=h=>h===""?"":String(
Number((Number(h)/1e3).toFixed(6)));function f(h,g){h.dataset.shown!==g&&(h.dataset.shown=g,h.value=m(g))}function p(h,{chosen:g,styles:y,two:w}){let b=y.get(h.key)??-1,_=i("input",{type:"checkbox",value:h.
key,on:{change:()=>{let k=[...t.querySelectorAll("input:checked")];e.onLines(k.length===0?Iu:k.map($=>$.value))}}});return _.checked=g.includes(h.key),i("label",{class:"check line-check"},_,i("span",{
class:"line-mark"},b>=0&&kR(Mu(b,w?"A":""),w)),h.name)}return{node:l,draw(h){let{chosen:g,two:y}=h,w=JSON.stringify([h.lines.map(b=>b.key),g,y]);if(t.hidden=h.lines.length<2,w!==c){c=w;let b=t.contains(
document.activeElement)?document.activeElement.value:null;T(t,xR(h.lines,g).map(([_,k])=>i("div",{class:"line-group",role:_?"group":null,"aria-label":_||null},_&&i("span",{class:"muted"},_),k.map($=>p(
$,h))))),b!==null&&[...t.querySelectorAll("input")].find(_=>_.value===b)?.focus()}f(o,h.start),f(n,h.end),s.disabled=h.start===""&&h.end==="",a.hidden=h.empty&&s.disabled,r.href=e.csv()}}}function xR(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(a=>t.indexOf(a.key)).filter(a=>a>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}var $R=500,R0=({legend:e},t)=>typeof e=="function"?e(t):e,vR=(e,t)=>(R0(e,t)??(t.length<2?[]:t.map(o=>({key:o.key,name:`${o.letter} · ${o.label}`,property:o.letter==="A"?"--control-fill":"--test-fill"})))).
map(o=>({...o,key:o.key&&!Array.isArray(e.legend)?o.key:o.property})),SR=({data:e,layout:t},o)=>({layout:t,data:e.map(n=>o.has(n.legendgroup)?{...n,visible:!1}:n)});function ER(e,t){let o=s=>{let{hidden:r}=e;
r.delete(s)||r.add(s),r.size===e.keys.length&&r.clear();for(let a of n)a.setAttribute("aria-pressed",String(!r.has(a.dataset.key)));t()},n=e.keys.map(s=>P(s.name,()=>o(s.key),{class:"key","aria-presse\
d":"true",title:s.what,data:{key:s.key},css:{"--key-fill":`var(${s.property})`}}));return n.length>0&&i("div",{class:"chart-legend",role:"group","aria-label":`${e.chart.title}: what is drawn`},n)}function TR(e){
let t=-1/0;return{zoom(o,n){let[s,r]=[o["xaxis.range[0]"],o["xaxis.range[1]"]];if(Number.isFinite(s)&&Number.isFinite(r)&&r>s&&performance.now()-t>$R){let a=l=>String(Number(Math.max(0,l*n.per+n.offset).
toFixed(3)));e({start:a(s),end:a(r)})}},reset(){t=performance.now(),e({start:"",end:""})}}}function L0({change:e,csv:t,sql:o}){let n=[],s="",r=null,{zoom:a,reset:l}=TR(e);function c(d,m){let f=d.series&&
C0({onLines:g=>e({lines:g},{replace:!0}),onWindow:g=>e(g),csv:()=>t("series")}),p=gt("Ranks that are drawn",[["","those that differ most"],["rank",f?"the first":"all, in order"]],g=>e({order:g,lines:[]},
{replace:!0})),h={chart:d,bar:f,order:p,hidden:new Set,keys:vR(d,m)};return h.figure=kt({id:d.id,title:d.title,file:d.id,level:"h2",class:d.half?"half-chart":"",height:g=>d.height(g.places,g.sides),make:(g,y)=>SR(
g.made(y),h.hidden),onRelayout:f&&a,onDoubleClick:f&&l,keys:()=>h.keys.filter(g=>!h.hidden.has(g.key)).map(g=>[g.property,g.name]),extra:[i("div",{class:"chart-choice"},ER(h,()=>u(h)),p.node),f?.node]}),
h}function u({chart:d,bar:m,order:f,hidden:p,figure:h}){let{sides:g,state:y,file:w,caption:b,revision:_,perStep:k}=r,$=d.make(g,y),S=$.empty?null:m&&$.data(600);if(f.node.hidden=!$.limited,f.press(y.order),
h.draw({file:w,made:$.data,per:S?.per,heading:[d.sums&&k&&"per step",$.note].filter(Boolean).join(", "),revision:[_,y.order,...y.lines,...p].join(" "),offset:S?.offset,places:$.places,sides:g.length,caption:b,
empty:$.empty??null}),h.sql.set(o(d)),m){let E=Ri(g,d.series,d.ownDevice),O=Li(E,g,y).keys;m.draw({lines:E,chosen:O,styles:Vw(E,O,d.panels),start:y.start,end:y.end,two:g.length>1,empty:!!$.empty}),m.node.
hidden=E.length===0}}return{draw(d,m,[f,p,h]){r=m;let g=d.filter(w=>typeof w.legend=="function").flatMap(w=>R0(w,m.sides)??[]).map(w=>w.name),y=JSON.stringify([m.frame,d.map(w=>w.id),g]);y!==s&&(n.forEach(
w=>w.figure.unmount()),n=d.map(w=>c(w,m.sides)),T(f,n.slice(0,h).map(w=>w.figure.node)),T(p,n.slice(h).map(w=>w.figure.node)),s=y),n.forEach(u)},retheme:()=>n.forEach(d=>d.figure.retheme()),unmount:()=>n.
forEach(d=>d.figure.unmount())}}var OR={name:"rows",label:"Rows",type:"choice",options:Na,fallback:"steps"},MR={name:"unit",label:"Sums",type:"choice",fallback:"",options:{"":"per step, as in Compare",total:"of all steps"}};function N0(e,{
onChange:t,onSet:o}){let n=i("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:S=>S.preventDefault()}}),s=[],r="",a=null,l="";function c(S,E){t({[S]:E},{replace:l===S}),
l=S}function u(S,E,O,x){let v=ne("set"),A=Ao({id:v,field:S,none:x,text:a[S],set:We(O,a[S])??null,onPick:B=>{l="",o({[S]:B?.id??""})}});return i("div",{class:`analysis-field side-${S==="test"?"test":"c\
ontrol"}`},i("label",{for:v},E),A.node)}function d(S){let E=i("input",{type:"checkbox",data:{field:S.name},on:{change:()=>c(S.name,E.checked===S.fallback?"":String(E.checked))}});return s.push({name:S.
name,sync(O){E.checked=O===""?S.fallback:O==="true"}}),i("label",{class:"check"},E,S.label)}function m(S){let E=S.type==="operator"?ne("ops"):null,O=S.type==="number",x=i("input",{type:O?"number":"tex\
t",list:E,autocomplete:"off",spellcheck:"false",placeholder:S.placeholder,step:O&&"any",min:O&&0,data:{field:S.name},class:E&&"wide",title:S.title,on:{change:()=>c(S.name,x.value.trim())}}),v=E&&i("da\
talist",{id:E});E&&(x.addEventListener("input",Ye(150,()=>h(x.value,v))),x.addEventListener("focus",()=>{x.select(),h("",v)}));let A="";return s.push({name:S.name,sync(B,N){let I=B||E&&N||"",K=x===document.
activeElement&&x.value!==A;x.value.trim()!==I&&!(K&&I===A)&&(x.value=I),A=I,O&&(N??null)!==null&&B===""&&(x.placeholder=N)}}),i("label",{class:"analysis-field"},i("span",{},S.label),x,v)}function f(S){
let E=i("select",{data:{field:S.name},title:S.title,on:{change:()=>c(S.name,E.value===S.fallback?"":E.value)}},Object.entries(S.options).map(([O,x])=>i("option",{value:O},x)));return s.push({name:S.name,
sync(O,x){E.value=O||String(x??Object.keys(S.options)[0])}}),i("label",{class:"analysis-field"},i("span",{},S.label),E)}let p=S=>S.type==="boolean"?d(S):S.type==="choice"?f(S):m(S);async function h(S,E){
if(a.set!=="")try{let O=await ba(a.set,S);T(E,[...new Set(O.filter(x=>x.category==="cpu_op").map(x=>x.name))].map(x=>i("option",{value:x})))}catch{}}let g=(S,E)=>S?.[E].length>0?Ge(S[E],3):"";function y(S,E){
let[O,x]=["set","test"].map(v=>g(We(E,a[v]),S));return a.test!==""&&a[S]===""&&(O!==x||a[`set_${S}`]!==""||a[`test_${S}`]!=="")}function w(S,E,O){let[x,v]=["set","test"].map(B=>We(O,a[B])),A=(B,N,I)=>p(
{name:B,label:N,type:"text",placeholder:["all",g(I,S)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2,4-7"});return y(S,O)?[A(`set_${S}`,`${E} of A`,x),A(`test_${S}`,`${E} of B`,v)]:
[A(S,E,x)]}function b(S){let E=O=>O.some(x=>a[x]!=="");return!E(["steps","set_steps","test_steps"])&&(E(["marker","set_marker","test_marker"])||["set","test"].some(O=>We(S,a[O])?.steps.length>0))}let _=S=>`${Ac[S].
letter} · ${Ac[S].name}`,k=()=>a.rows===""&&e[a.what].tables.some(S=>S.columns.some(E=>E.summed));function $(S){let E=a.test!=="";s=[],T(n,u("set",E?_("set"):"Trace set",S),u("test",E?_("test"):"Comp\
are with",S,"none"),w("ranks","Ranks",S),w("steps","Steps",S),!e[a.what].ofSteps&&b(S)&&p(OR),k()&&p(MR),e[a.what].params.map(p))}return{node:n,focus(){let S=n.querySelector("input[list]")??n.querySelector(
'[data-field$="ranks"]');return S?.focus(),document.activeElement===S},draw(S,E,O={}){a=S;let x=JSON.stringify([a.what,a.set,a.test,y("ranks",E),y("steps",E),b(E),k(),E.map(v=>[v.id,v.label])]);if(x!==
r){r=x;let v=n.contains(document.activeElement)?document.activeElement.dataset.field:null;$(E),v&&n.querySelector(`[data-field="${v}"]`)?.focus()}s.forEach(({name:v,sync:A})=>A(a[v]??"",O[v]))}}}var vl=({data:e})=>(e.ranks_without_device_rows??[]).length===e.ranks.length;function Qr(e){let t=!!e.test;return[["set","A"],["test","B"]].filter(([o])=>e[o]).map(([o,n])=>({key:o,letter:t?n:"",label:e[o].
label,data:e[o]}))}var AR=e=>e.reduce((t,o)=>t+o,0),Vn=({data:e})=>AR(e.samples);function q0(e,t){let o=e.data.ranks.indexOf(t.rank);return o<0?Vn(e):e.data.samples[o]}function B0(e,t,o){let n=t.filter(
s=>typeof e[s]=="number").map(s=>[s,o>0?e[s]/o:null]);return{...e,...Object.fromEntries(n)}}var W0=e=>e.columns.filter(t=>t.summed).map(({key:t})=>t);function F0(e,t){let o={...e.data};for(let n of t){
let s=W0(n);s.length>0&&o[n.key]&&(o[n.key]=o[n.key].map(r=>{let a=q0(e,r);return{...B0(r,s,a),weight:a/Vn(e)}}))}return{...e,data:o}}var em=e=>!e.number&&!e.note&&!e.told;function j0(e,t){let o=new Map,
n=e.filter(s=>em(s)&&!(t&&(s.key==="rank"||s.key==="device")));return s=>{let r=JSON.stringify(n.map(a=>a.alike?a.alike(s[a.key]):s[a.key]));return o.set(r,(o.get(r)??0)+1),`${r} ${o.get(r)}`}}function P0(e,t,o,n){
let s=r=>{let a=t?.[r]??null,l=a===null?null:e[r]+o*a;return l!==null&&Math.abs(l)<1e-9*Math.abs(e[r])?0:l};return Object.fromEntries(n.filter(r=>r.number).map(({key:r})=>[r,s(r)]))}var CR=(e,t)=>e===
t||t===void 0?e:e===void 0?t:`${e} / ${t}`;function RR(e,t,o){let n={...t,...e};for(let s of o){let{key:r}=s;if(em(s)||!(s.showDiff||s.told)){n[r]=CR(e[r],t[r]);continue}[n[`${r} A`],n[`${r} B`]]=[e[r]??
null,t[r]??null],n[`${r} Δ`]=s.number&&n[`${r} A`]!==null&&n[`${r} B`]!==null?n[`${r} B`]-n[`${r} A`]:null}return n}function LR(e,t,o){let n=e.every(r=>r.data.ranks.length===1),s=new Map;return e.forEach(
(r,a)=>{let l=j0(o,n);for(let c of r.data[t.key]??[]){let u=l(c),d=s.get(u)??[];d[a]=c,s.set(u,d)}}),{pairs:s,alone:n}}function Sl(e,t,o,n,s){let{pairs:r,alone:a}=LR(e,t,o),l=j0(o,a),c=new Map((n??[]).
map(f=>[l(f),f])),u=[...r].map(([f,[p,h]])=>{let g=c.get(f),[y,w]=[p??{...P0(h,g,-1,o)},h??{...P0(p,g,1,o)}].map((b,_)=>s?B0(b,W0(t),q0(e[_],b)):b);return RR(p?y:{...y,...I0(h,o)},h?w:{...w,...I0(p,o)},
o)}),[d]=tm(t,o,!0),m=f=>Math.abs(f[`${d.key} Δ`]??0);return d?.number&&o.some(f=>f.mono)?u.sort((f,p)=>m(p)-m(f)):u}var I0=(e,t)=>Object.fromEntries(t.filter(em).map(({key:o})=>[o,e[o]])),D0={one:8,
two:3};function tm(e,t,o){let n=t.filter(r=>r.told||r.number&&(!o||r.showDiff)),s=o&&e.main?e.main.map(r=>n.find(a=>a.key===r)).filter(Boolean):[];return s.length>0?s:n.slice(0,o?D0.two:D0.one)}var Jr=e=>{
let t=e.filter(o=>o.number&&o.show);return o=>t.length===0||!!o.note||t.some(({key:n})=>!!(o[n]??o[`${n} A`])||!!o[`${n} B`])};var Io=(e,t)=>e.reduce((o,n)=>o+(t(n)??0),0),Xr=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null),sm=(e,t)=>t>0?100*e/t:null,Zr=(e,t,o=!1)=>Vn(t)>0&&(o||!vl(t))?e/Vn(t):null,Qn={...Q("value",""),show:e=>e===
null?ae:Fo(e),showDiff:e=>e===null?ae:is(e)},om=ft({...Ue("value",""),show:Te,showDiff:e=>e===null?ae:`${e>0?"+":""}${Te(e).replace("%","pp")}`}),Dt=(e,t,o,n,s={})=>{let r=e.map(a=>n(a.data,a));return r.
every(a=>(a??null)===null)?null:{column:t,what:o,values:r,...s}};function nm(e,{rowsOf:t,name:o,value:n,what:s,mono:r=!0,host:a=!1}){let l=e.map(({data:m})=>{let f=new Map;return t(m).forEach(p=>f.set(
o(p),(f.get(o(p))??0)+(n(p)??0))),f}),c=m=>f=>Zr(l[m].get(f)??0,e[m],a),u=[...new Set(l.flatMap(m=>[...m.keys()]))],d=Xr(u,m=>Math.max(...e.map((f,p)=>c(p)(m))));return d===null||l.every(m=>!m.get(d))?
null:{name:d,mono:r,what:s,column:Qn,values:e.map((m,f)=>c(f)(d))}}var rm=(e,t,o,n)=>Xr(e.flatMap(({data:s})=>s[t]),n)?.[o];function NR(e,{difference:t}){let[o]=Ci.tables,n=e.length>1?Sl(e,o,o.columns,
t.over_ranks,!0):e[0].data.over_ranks.map(a=>({...a,"sum A":Zr(a.sum,e[0])})),s=a=>[a["sum A"],a["sum B"]].slice(0,e.length),r=Xr(n.filter(a=>a.name!=="others"),a=>Math.max(...s(a)));return r&&{name:r.
name,mono:!0,what:"the most time of a kernel, per step",column:Qn,values:s(r)}}function PR({rows:e}){return sm(Io(e,t=>t.kernel_time-t.idle_time),Io(e,t=>t.kernel_time))}function IR(e){return Dt(e,om,
"of the peak, in products whose FLOPs are known",({summary:o})=>o[0]?.peak_pctg)??Dt(e,ft(Fe("value","")),"TFLOP/s in products whose FLOPs are known",({summary:o})=>o[0]?.tflops_per_s)??nm(e,{rowsOf:({
classes:o})=>o,name:o=>o.class,mono:!1,value:o=>o.device_time,what:"device time per step"})}function DR(e){let t=e.some(({data:o})=>o.summary[0]?.matched_rows>0);return e.every(({data:o})=>!o.summary[0]?.
rows)?null:Dt(e,Qn,t?"exposed waiting for other ranks, per step":"without a match on another rank, per step",({summary:o})=>o[0]?.[t?"exposed_wait_per_step":"unmatched_per_step"])}function qR(e){return e.
every(({data:t})=>!t.by_rank.some(o=>o.caused_per_step>0))?null:Dt(e,de("value",""),"the rank that the others wait for",({by_rank:t})=>{let o=t.filter(n=>n.straggler===1).map(n=>n.rank);return o.length>
0?`rank ${o.join(", ")}`:"none"})}function BR(e){let t=rm(e,"by_kind","kind",o=>o.time_per_step);return t===void 0?null:Dt(e,Qn,"their part of the chain, per step",({by_kind:o})=>o.find(n=>n.kind===t)?.
time_per_step??0,{name:kn[t]})}function WR(e){let t=rm(e.map(({data:o})=>({data:{phases:o.phases.filter(n=>n.phase!=="empty")}})),"phases","phase",o=>o.calls);return t===void 0?null:Dt(e,Qn,"a call, m\
edian",({phases:o})=>o.find(n=>n.phase===t)?.median_time,{name:t})}function FR(e){let t=rm(e,"summary","name",n=>n.count),o=n=>sm(Io(n,s=>s.mean*s.count),100*Io(n,s=>s.count));return t===void 0?null:Dt(
e,ft(Eo("value","")),"mean bandwidth",({summary:n})=>o(n.filter(s=>s.name===t)),{name:t,mono:!0})}var jR=e=>e.every(({data:t})=>t.rows.every(o=>!o.idle_time))?null:Dt(e,Qn,"all streams together wait f\
or the host to launch, per step",({rows:t},o)=>Zr(Io(t.filter(n=>n.idle_category==="host_wait"),n=>n.idle_time),o)),HR="different counters",H0=e=>e.every(({data:t})=>t.rows.length===0)?null:Dt(e,fe(me(
"value","")),HR,({rows:t})=>new Set(t.map(o=>o.counter)).size),am={temporal_breakdown:{of:e=>Dt(e,om,"busy, from the first to the last row of the device",PR)},work:{of:IR},idle_time_breakdown:{of:jR},
kernel_breakdown:{query:{num_kernels:"2"},of:NR},launch_stats:{query:{limit:"0"},of:e=>e.every(({data:t})=>!Io(t.counts,o=>o.count))?null:Dt(e,me("value",""),"launches per step",({counts:t},o)=>Zr(Io(
t,n=>n.count),o))},queue_length:{query:{points:"4"},of:e=>Dt(e,fe(me("value","")),"the longest queue of launches",({summary:t})=>Xr(t,o=>o.max)?.max)},critical_path:{query:{segments:"0"},of:BR},operator_kernels:{
of:e=>nm(e,{rowsOf:({rows:t})=>t.filter(o=>o.operator!==null),name:t=>t.operator,value:t=>t.sum,what:"on the device, per step"})},kernel_sequences:{of:(e,{parameters:t})=>t.operator_name===null?null:Dt(
e,Qn,"the kernels that it launches in the same order, per step",({patterns:o},n)=>Zr(Io(o,s=>s.kernel_duration),n),{name:t.operator_name,mono:!0})},user_annotation_breakdown:{query:{use_gpu_annotation:"\
false"},of:e=>nm(e,{rowsOf:({rows:t})=>t.filter(o=>o.name!=="others"&&!o.name.startsWith("ProfilerStep#")),name:t=>t.name,value:t=>t.sum,what:"on the host, per step",host:!0})},phases:{of:WR},collectives:{
of:DR},comm_comp_overlap:{of:e=>Dt(e,om,"of the communication is hidden by compute",({rows:t})=>sm(Io(t,o=>o.overlap),Io(t,o=>o.communication_time)))},stragglers:{query:{num_candidates:"0"},ranks:2,of:qR},
memory:{query:{limit:"1",points:"4"},of:e=>Dt(e,Pt("value",""),"the peak that is allocated",({peaks:t})=>Xr(t,o=>o.peak)?.peak)},memory_bw:{query:{points:"4"},of:FR},device_counters:{counters:!0,of:H0},
operator_counters:{query:{limit:"0"},counters:!0,of:H0}};var El=["temporal_breakdown","work"],im=Object.keys(go),U0=e=>String(Hn({...e,what:""},{"":{params:[],ofSteps:!0}}));function z0(e){let t=new Map,o="",n=null;async function s(a,l,c,u){let{query:d={},of:m}=am[a],
f=Hn({...l,rows:"",what:a,...d},go),p;try{let h=u??await Wo(a,f,{signal:c}),g=Qr(h);p={sides:g,line:m(g,h)}}catch(h){p={error:h}}c.aborted||(t.set(a,p),e())}function r(a){let{sides:l}=t.get(El[0]),{counters:c,
ranks:u=1}=am[a];return!!l&&(c&&!l.some(({data:d})=>d.has_counters)||l.every(({data:d})=>d.ranks.length<u))}return{async load(a,l=null){let c=U0(a);if(c===o&&[...t.values()].every(({error:m})=>!m))return;
n?.abort(),n=new AbortController;let{signal:u}=n;if([o,t]=[c,new Map],await Promise.all(El.map((m,f)=>s(m,a,u,f===0?l:null))),u.aborted||t.get(El[0]).error)return;let d=im.filter(m=>!El.includes(m));d.
filter(r).forEach(m=>t.set(m,{line:null})),await Promise.all(d.filter(m=>!t.has(m)).map(m=>s(m,a,u)))},isOf:a=>U0(a)===o,get:a=>t.get(a),isEmpty:a=>t.get(a)?.line===null,isWhole:()=>t.size===im.length,
stop(){n?.abort(),o=""}}}var G0=e=>go[e].tab??go[e].title;function UR({column:e,values:t}){let[o,n]=t,s=(a,l)=>i("td",{class:["num",a.tone?.(l)].filter(Boolean).join(" "),title:a.exact?.(l)},a.show(l,
{}));if(t.length===1)return[s(e,o)];let r=typeof o=="number"&&typeof n=="number"?n-o:null;return Mi(e).map((a,l)=>s(a,[o,n,r][l])).concat(e.number?[]:[i("td",{class:"num"})])}var zR=(e,{line:t,error:o},n,s)=>i(
"tr",{data:{what:e}},i("th",{scope:"row"},i("a",{href:n(e)},G0(e))),o?i("td",{colspan:s-1},o.message):[i("td",{class:"index-what"},t.name&&[t.mono?i("span",{class:"mono",title:t.name},t.name):t.name,"\
: "],t.what),UR(t)]);function GR([e,t],o,n,s){let r=t.map(a=>[a,o.get(a)]).filter(([,a])=>a&&(a.error||a.line!==null)).map(([a,l])=>zR(a,l,n,s));return r.length>0&&i("tbody",{},i("tr",{class:"index-gr\
oup"},i("th",{scope:"rowgroup",colspan:s},e)),r)}function Y0(e,t,o){let n=["Analysis","What it found",...t?["A","B","Δ"]:["Number"]],s=im.filter(e.isEmpty);return[i("div",{class:"card data-card index\
-card"},i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"What the analyses found"},i("table",{class:"data-table index-table"},i("caption",{class:"visually-hidden"},"What the analyses\
 found"),i("thead",{},i("tr",{},n.map((r,a)=>i("th",{scope:"col",class:a>1&&"num"},r)))),Ui.map(r=>GR(r,e,o,n.length))))),e.isWhole()&&s.length>0&&i("p",{class:"muted small index-without"},"Not in the\
se sets: ",s.map((r,a)=>[a>0&&", ",i("a",{href:o(r)},G0(r))]),".")]}var YR=e=>go[e].tab??go[e].title;function K0(){let e=(s,r)=>i("a",{data:{what:s}},r),t=Ui.map(([s,r])=>i("span",{class:"tab-group",role:"group","aria-label":s},i("span",{class:"tab-group-name","aria-h\
idden":"true"},s),r.map(a=>e(a,YR(a))))),o=i("nav",{class:"analysis-tabs","aria-label":"Analyses"});T(o,e("","Overview"),t);function n(s){let r=o.getBoundingClientRect(),{left:a,right:l}=s.getBoundingClientRect();
(a<r.left||l>r.right)&&(o.scrollLeft+=a-r.left-24)}return{node:o,draw({what:s,href:r,isEmpty:a}){for(let l of o.querySelectorAll("a")){let{what:c}=l.dataset;l.href=r(c),l.hidden=c!==""&&c!==s&&a(c),l.
toggleAttribute("aria-current",c===s),c===s&&(l.setAttribute("aria-current","page"),n(l))}for(let l of t)l.hidden=[...l.querySelectorAll("a")].every(c=>c.hidden)}}}var lm=(e,t)=>e.every(vl)&&!t.host,cm=(e,t)=>t.tables.length>0&&e.every(({data:o})=>(o.series??[]).length===0&&t.tables.every(({key:n,columns:s})=>!(o[n]??[]).some(Jr(s))));function um(e,t){let o=e.filter(
n=>(n.data.last_step_dropped??[]).length>0);return e.every(n=>n.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":ut[t.what].ofSteps?"Every recorded step counts, the last one too\
, as in Compare; a file without steps counts as one step.":e.every(n=>n.data.all_steps.length===0)?"Without steps, all rows count, as in Compare.":o.length>0?`Work that the last step of a rank${o.length<
e.length?` of ${o[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:t.rows==="all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows\
 of all recorded steps count, the last one too, as in Compare."}var KR=(e,t)=>e.flatMap(({label:o,data:n})=>{let s=t.host?[]:n.ranks_without_device_rows??[];return s.length===0?[]:[s.length===n.ranks.
length?`${o} has no device work${n.ranks.length>1?"":` (rank ${n.ranks[0]})`}: this analysis has nothing to count there. ${Mn}`:`${o}: ${s.length===1?"rank":"ranks"} ${Ge(s)} ${s.length===1?"has":"hav\
e"} no device rows.`]});function VR(e,t,o){let n=t.charts[0]?.make(e,o).empty;return n&&i("p",{class:"notice"},n)}function V0(e,t,o){let n=ut[t.what],s=KR(e,n),r=n.chosen?.(t),a=lm(e,n),l=!a&&cm(e,n),
c=t.rows!==""&&!n.ofSteps&&e.some(d=>d.data.steps===null)&&P("Count as Compare does",()=>o({rows:""}),{class:"link-button",title:`Rows ${Na.steps}`}),u=a&&i("p",{},"To see what the host did, look at i\
ts ",i("a",{href:xn({...t,what:"user_annotation_breakdown",lines:[]},ut)},"annotations"),".");return[s.length>0&&i("ul",{class:"notice"},s.map(d=>i("li",{},d))),u,l?VR(e,n,t)??n.notes?.(e):!a&&n.notes?.(
e),r&&i("p",{},r),!a&&!l&&i("p",{class:"muted small"},um(e,t)," ",c)]}var QR=24,Tl=20;function Q0(e,t){let o=Array.from(e),n=Math.max(0,o.length-Tl),s=t>QR?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(a,l,c)=>i("span",{class:a},o.slice(l,c).join(""));return i("bdi",
{class:"split"},r("split-head",0,s),i("span",{class:"split-key"},i("bdi",{dir:"ltr"},o.slice(s,s+Tl).join(""))),s+Tl<o.length&&r("split-rest",s+Tl))}var J0=200,JR=30;function so(e){let t=i("tr",{class:"column-groups"}),o=i("tr"),n=!e.columns.some(O=>O.extra),s=!n&&P("All columns",()=>{n=!n,s.setAttribute("aria-pressed",String(n)),E()},{"aria-press\
ed":"false","aria-label":`All columns of ${e.caption}`}),r=i("tbody"),a=i("p",{class:"data-more",hidden:!0}),l=i("span",{class:"chart-unit"}),c=new Map(e.columns.map(O=>[O.group??O.title,O.what??O.groupWhat]).
filter(([,O])=>O)),u=c.size>0&&i("details",{class:"data-meanings small"},i("summary",{},"What the columns mean"),i("dl",{},[...c].flatMap(([O,x])=>[i("dt",{},O),i("dd",{},x)]))),d=i("p",{class:"data-b\
lanks muted small",hidden:!0}),m=[e.caption,e.heading].filter(Boolean).join(": "),f=rt(m);f.set(e.sql??null);let p=i("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":m},i("div",{class:"\
chart-head"},i(e.level??"h3",{},m," ",l),i("div",{class:"chart-tools"},s,f.node,e.csv&&i("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: do\
wnload as CSV`},"CSV"))),i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${m}, rows`},i("table",{class:"data-table"},i("caption",{class:"visually-hidden"},m),i("thead",{},e.columns.
some(O=>O.group)&&t,o),r)),a,u,d),h=[],g=new Map,y=null,w=e.limit??20;function b(){if(!y)return h;let O=y.down?-1:1;return[...h].sort((x,v)=>{let[A,B]=[x[y.key]??null,v[y.key]??null];return A===null||
B===null?(A===null)-(B===null):O*(typeof A=="number"?A-B:String(A).localeCompare(String(B)))})}function _(O){let x=y?.key===O.key?!y.down:!!O.number;y={key:O.key,down:x},E(),o.querySelector("[aria-sor\
t] button")?.focus()}function k(O,x,v,A){let B=e.href&&O.link?.(v,e.parameters??{}),N=O.mono&&typeof A=="string"?Q0(A,g.get(O.key)?.get(A)??0):A;if(B||!O.mono||typeof A!="string"||A.length<=JR)return B?
i("a",{href:e.href(B)},N):N;let I=P(N,()=>{let K=I.getAttribute("aria-expanded")!=="true";I.setAttribute("aria-expanded",String(K)),T(I,K?A:N)},{class:"name-button","aria-expanded":"false"});return I}
function $(O){t.hidden=!O.some(v=>v.group);let x=[];for(let v of t.hidden?[]:O){let A=x.at(-1);v.group&&A?.[0].group===v.group?A[1]+=1:x.push([v,1])}T(t,x.map(([{group:v,groupWhat:A},B])=>v?i("th",{scope:"\
colgroup",colspan:B,class:"group-start",title:A},v):i("td",{}))),T(o,O.map((v,A)=>{let B=y?.key===v.key;return i("th",{scope:"col",class:S(v,O[A-1]),"aria-sort":B&&(y.down?"descending":"ascending")},P(
`${v.title}${B?y.down?" ↓":" ↑":""}`,()=>_(v),{class:"link-button th-button",title:v.what,"aria-label":v.group&&`${v.title}, ${v.group}`}))}))}let S=(O,x,v=[])=>[O.number&&"num",O.group&&O.group!==
x?.group&&"group-start",...v].filter(Boolean).join(" ")||null;function E(){let O=e.columns.filter(v=>n||!v.extra);$(O);let x=new Set;T(r,b().slice(0,w).map(v=>i("tr",{},O.map((A,B)=>{let N=v[A.key],I=A.
show(N,v);return I===ae&&A.blank&&x.add(A),i("td",{title:I===ae&&A.blank?A.blank:A.mono?N:A.exact?.(N,v),class:S(A,O[B-1],[A.mono&&"mono data-name",A.tone?.(N,v)])},k(A,N,v,I))})))),d.hidden=x.size===
0,T(d,[...new Map([...x].map(v=>[v.group??v.title,v.blank]))].map(([v,A])=>`${ae} in ${v}: ${A}`).join("; "),"."),l.textContent=h.length>1?M(h.length):"",a.hidden=h.length<=w,T(a,P(`Show ${M(Math.min(
J0,h.length-w))} more of ${M(h.length)}`,()=>{w+=J0,E()},{class:"link-button"}))}return{node:p,show(O){h=O;for(let{key:x}of e.columns.filter(v=>v.mono))g.set(x,Ff(h.map(v=>String(v[x]??""))));p.hidden=
h.length===0,E()}}}var XR=12,ZR={key:"side",title:"set",show:e=>i("b",{class:`letter letter-${e.toLowerCase()}`},e)},eL=(e,t)=>e.flatMap(o=>(o.data[t.key]??[]).map(n=>({side:o.letter,...n}))).sort(t.order??(()=>0));function tL(e,{
sides:t,raw:o,difference:n,perStep:s}){let r=t.length>1&&!e.apart,a=qw(e,t.flatMap(p=>p.data[e.key]??[])),l=r?Sl(o,e,a,n?.[e.key],s):eL(t,e),c=tm(e,a,r),u=p=>p.told||p.number&&(!r||p.showDiff),d=p=>s?
Pw(p):p,f=[...a.filter(p=>!u(p)),...c,...a.filter(p=>u(p)&&!c.includes(p))].flatMap(p=>{let h=u(p)&&!c.includes(p);return(r&&u(p)?Mi(d(p)):[d(p)]).map(g=>({...g,extra:h}))}).filter(p=>!p.number||p.blank||
l.some(h=>(h[p.key]??null)!==null));return{columns:t.length>1&&e.apart?[ZR,...f]:f,rows:l.some(Jr(a))?r?l.filter(Jr(a)):l:[]}}function X0(e,t){return e.map((o,n)=>({table:o,...tL(o,t),limit:n<t.above?
o.rows??XR:void 0})).filter(({rows:o})=>o.length>0).map(({table:o,rows:n,columns:s,limit:r})=>{let a=so({caption:o.caption,columns:s,limit:r,href:t.href,parameters:t.parameters,csv:t.csv(o.key),sql:t.
sql(o.key)});return a.show(n),{table:o,node:a.node}})}var Z0={control:"set",test:"test"};function rk(e){let t=(o,n)=>e[`${Z0[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[Z0[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function oL(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:ku(rk(e));return o&&`(${o})`}var oa="device\
_type = 'GPU'",dm=["COMPUTATION","COMMUNICATION","MEMORY"],Ol=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",mm=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${dm.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${oa}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${dm.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${oa}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${dm.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,ek=e=>`${mm(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,tk=e=>`${mm(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,nL=(e,t)=>`${mm(e,Ol(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,ak=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,sL=(e,t)=>`SELECT side, rank, kind, name, category, ${ak}
FROM events
WHERE ${oa}${Ol(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,ik=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${oa}${Ol(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,lk=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${oa}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,ck="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",ok=(e,t)=>`${lk(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${ck}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,uk=(e,t)=>`${lk(e,Ol(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${ck}`,rL=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${uk(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,ea=(e,t)=>`${uk(e,t)}
ORDER BY launch_delay DESC`,nk=(e,t)=>`SELECT side, rank, name, ${ak}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function aL(e){let t=Object.entries(rk(e)).map(([o,{ranks:n}])=>{let s=yi(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var ta="side, rank, span, device_type, device",dk=e=>`WITH changes AS (
    ${e}
)
SELECT ${ta}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${ta}),
    so_far AS (PARTITION BY ${ta} ORDER BY at_us, row)`,iL=e=>`SELECT ${ta}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${dk(e)}
)
GROUP BY ${ta}
ORDER BY rank, span, device_type, device, side`,sk={peaks:iL,"memory-curves":e=>`${dk(e)}
ORDER BY side, rank, at_us`},lL={temporal_breakdown:{rows:ek,temporal:ek},comm_comp_overlap:{rows:tk,overlap:tk},kernel_breakdown:{kinds:nL,kernels:sL,over_ranks:ik},idle_time_breakdown:{rows:ok,idle:ok},
launch_stats:{counts:rL,worst:ea,"launch-cpu_duration":ea,"launch-gpu_duration":ea,"launch-launch_delay":ea,"launch-scatter":ea},user_annotation_breakdown:{rows:nk,annotations:nk}},cL={kernel_breakdown:{
kernels:ik}},uL={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},mk=e=>uL[e]??{},dL={queue_length:"stream",memory_bw:"name"},mL=["what","set","test","lines","order","rows"];function fL(e,t,{chart:o,difference:n}){let s=o||t,r=Object.entries(
e).filter(([l,c])=>c&&!mL.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let a=s==="series"&&dL[e.what];return`SELECT ${a?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${a} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>Zt(`${l}=${c}`)).join(", ")})`}function pL(e,t,o){if(e.what==="memory"){let r=sk[t]&&aL(e);return r?sk[t](r):null}let n=o&&cL[e.what]?.[t]||lL[e.what]?.[t],s=n?oL(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var fk=(e,t,{chart:o="",difference:n=!1}={})=>(n?null:pL(e,t,o))??fL(e,t,{chart:o,
difference:n});var fm={path:"/analyse",name:"Analyse",read:e=>Gi(e,ut),mount:(e,t)=>_L(e,t)};function hL(e){let t=(n,...s)=>i("div",{class:n},s),o={nav:K0(),intro:i("p",{class:"muted analysis-intro"}),message:t("mes\
sage"),notes:t("analysis-notes"),charts:t("analysis-charts"),tables:t("analysis-tables"),moreCharts:t("analysis-charts"),moreTables:t("analysis-tables"),heading:i("h1",{}),summary:i("summary",{}),lost:i(
"span",{class:"muted small trace-lost"})};return o.more=i("details",{class:"analysis-more"},o.summary,o.moreCharts,o.moreTables),o.results=t("results analysis-results",o.notes,o.charts,o.tables,o.more),
o.traces=P("Open in Perfetto …",()=>ja([e().set,e().test].filter(n=>n!==""),e().rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"dialog",title:"\
The traces themselves: open them in Perfetto, or download them"}),o}function gL(e,{name:t,category:o}){let n=(r,a)=>e[`${r}_${a}`]||e[a]||"all",s=r=>e[`${r}_marker`]||e.marker;return Nt({control:e.set,
test:e.test,row:Tt(t,o),control_marker:s("set"),test_marker:s("test"),control_ranks:n("set","ranks"),test_ranks:n("test","ranks"),control_steps:n("set","steps"),test_steps:n("test","steps")})}var wL=(e,t)=>e.
unit===""&&e.rows===""&&t.every(o=>Vn(o)>0);function yL(e,t){let o=[e.set,e.test].map(s=>s!==""&&We(t,s)).filter(Boolean),n=o.filter(s=>s.traces_bytes===0);return n.length===0?"":o.length===1?Vo(o[0]):
n.map(s=>`${s.label}: ${Vo(s)}`).join(" ")}var hk=e=>i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},"This analysis is not possible"),i("p",{},e.message),i("p",{},i("a",{href:ie(
"/")},"Choose other traces")));function bL(e,t){let o=null,n=c=>hf(o.state.what,ab(o.asked,ut,c)),s=(c,u,d={})=>eo(fk(o.asked,c,u),{control:o.state.set,test:o.state.test},d),r=L0({change:t,csv:n,sql:({
id:c,table:u})=>s(c,{chart:u??c},mk(c))});function a(c,u,d,m){let{answer:f,state:p}=o,h=X0(ut[p.what].tables,{sides:c,raw:u,perStep:m,above:d,difference:f.difference,parameters:f.parameters,csv:n,href:u.
length>1?b=>gL(p,b):null,sql:b=>s(b)}),g=ut[p.what].tables.slice(0,d),y=({table:b})=>g.includes(b);T(e.tables,h.filter(y).map(({node:b})=>b));let w=h.filter(b=>!y(b));return T(e.moreTables,w.map(({node:b})=>b)),
w.map(({table:b})=>b.caption)}function l(c){o=c;let{answer:u,state:d,key:m}=o,f=ut[d.what],p=Qr(u),h=wL({...o.asked,unit:d.unit},p),g=h?p.map($=>F0($,f.tables)):p,y={...d,shown:u.parameters,href:$=>xn(
{...d,...$},ut)};T(e.notes,V0(g,y,t));let w={charts:1,tables:1,...f.above},b=lm(g,f)||cm(g,f),_=a(g,p,w.tables,h);r.draw(f.charts,{sides:g,state:y,revision:m,perStep:h,frame:[d.what,d.set,d.test].join(
" "),file:`tracediff-${g.map($=>$t($.label)).join("-")}`,caption:[[g.map($=>[$.letter,$.label].filter(Boolean).join(" · ")).join(", "),um(g,d)].join(". ")]},[e.charts,e.moreCharts,w.charts]);let k=[...f.
charts.slice(w.charts).map($=>$.title),..._];e.more.hidden=b||k.length===0,e.charts.hidden=e.tables.hidden=b,e.more.open=d.more==="1",T(e.summary,i("b",{},"More"),`: ${[...new Set(k)].join(" · ")}`)}
return{draw:l,retheme:r.retheme,unmount:r.unmount}}function _L(e,t){let o={state:Gi(location.search,ut),sets:null,answer:null,answered:"",asked:null,dead:!1};o.change=(r,a)=>t.go(xn({...o.state,...r},
ut),a);let n=hL(()=>o.state);o.controls=N0(ut,{onChange:o.change,onSet:r=>o.change({...zi,...r})}),e.append(i("div",{class:"page analyse-page"},i("div",{class:"analyse-head"},n.heading,n.traces,n.lost),
n.nav.node,o.controls.node,n.intro,n.message,n.results)),o.question=Mt({context:t,results:n.results,message:n.message}),o.drawn=bL(n,o.change),o.findings=z0(()=>hm(o,n));let s=dt(o.drawn.retheme);return n.
more.addEventListener("toggle",()=>{n.more.open!==(o.state.more==="1")&&o.change({more:n.more.open?"1":""},{replace:!0})}),pk(o,n,t),{keys:{search:()=>o.controls.focus()},update(r){o.state=Gi(r,ut);let a=[
"set","test"].every(l=>o.state[l]===""||We(o.sets??[],o.state[l]));o.sets?.length>0&&a?yk(o,n,t):pk(o,n,t)},unmount(){o.dead=!0,o.question.unmount(),o.findings.stop(),s(),o.drawn.unmount()}}}function pm(e,t,o){
e.answer=null,e.answered="",delete t.results.dataset.shown,e.question.say(o)}function hm(e,t){if(e.dead)return;let o=r=>xn({...e.state,what:r,lines:[],more:""},ut),n=e.findings.isOf(e.state);if(t.nav.
draw({what:e.state.what,href:o,isEmpty:r=>n&&e.findings.isEmpty(r)}),e.state.what!==""||!n)return;e.question.say(null),T(t.notes),t.charts.hidden=t.more.hidden=!0,t.tables.hidden=!1;let s=t.tables.contains(
document.activeElement)&&document.activeElement.closest("tr")?.dataset.what;T(t.tables,Y0(e.findings,e.state.test!=="",o)),s&&t.tables.querySelector(`tr[data-what="${s}"] a`)?.focus(),e.findings.isWhole()&&
t.results.dataset.shown!=="index"&&(t.results.dataset.shown="index",pe("What the analyses found is shown."))}function kL(e,t,o,n){let s=ut[e.state.what];e.answer=o;let r=e.asked===e.state&&s.instead?.(
e.state,Qr(o));if(r){e.asked={...e.state,...r},gk(e,t,n);return}e.answered=n,e.question.say(null),e.controls.draw(e.state,e.sets,o.parameters),e.drawn.draw({answer:o,state:e.state,asked:e.asked,key:n}),
t.results.dataset.shown=n,pe(`${s.title} is shown.`),e.findings.load(e.state)}function gk(e,t,o){e.question.ask(n=>Wo(e.asked.what,Hn(e.asked,ut),{signal:n}),n=>kL(e,t,n,o),n=>pm(e,t,hk(n)))}function xL(e,t){
let o={...e.state,what:"temporal_breakdown",rows:""};e.answer=null,delete t.results.dataset.shown,e.question.ask(n=>Wo(o.what,Hn(o,ut),{signal:n}),n=>{e.findings.load(e.state,n),hm(e,t)},n=>{e.findings.
stop(),pm(e,t,hk(n))})}var wk=e=>`${e.what} ${Hn(e,ut)}`;function $L(e,t,o){let n=wk(e.state);e.state.set===""?(e.question.drop(),pm(e,t,i("p",{class:"notice"},"Choose a set.")),o.settled()):e.state.what===
""?xL(e,t):e.answer&&e.answered===n?(e.question.drop(),e.drawn.draw({answer:e.answer,state:e.state,asked:e.asked,key:n}),o.settled()):(e.asked=e.state,gk(e,t,n))}function yk(e,t,o){let{state:n,sets:s}=e,
r=ut[n.what],a=l=>n[l]===""?null:We(s,n[l])?.label??n[l];T(t.heading,r.title),T(t.intro,r.intro),T(t.lost,yL(n,s)),o.setTitle([...new Set([r.title,[a("set"),a("test")].filter(Boolean).join(" → "),"A\
nalyse"])].filter(Boolean).join(" · ")),e.controls.draw(n,s,e.answer&&e.answered===wk(n)?e.answer.parameters:{}),hm(e,t),$L(e,t,o)}async function pk(e,t,o){let{state:n}=e,s=[n.set,n.test].filter(r=>r!==
"");try{e.sets=s.length>0?await ht(s):[],e.sets.length===0&&(e.sets=(await Ct("limit=1")).entries.map(({set:r})=>r))}catch(r){T(t.message,i("div",{class:"error-box",role:"alert"},r.message));return}e.
dead||(e.controls.node.hidden=t.traces.hidden=t.nav.node.hidden=e.sets.length===0,e.sets.length===0?(T(t.heading,"Analyse"),o.setTitle("Analyse"),T(t.message,i("p",{class:"notice"},"There are no sets \
yet. ",i("a",{href:ie("/")},"Add some"),"."))):e.state.set===""?e.change({set:e.sets[0].id},{replace:!0}):yk(e,t,o))}var vL=new RegExp("^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$"),SL=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,
EL=["name","short_name","kernel","operator","ended_by"],bk=8,TL=40,ro=e=>e.type==="integer"||e.type==="real",sa=e=>ro(e)&&!vL.test(e.name);function Al(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(SL.
test(e)&&!/count|calls/.test(e)?"µs":"")}var OL=(e,t)=>e.map(o=>o[t]).filter(o=>typeof o=="number");function Ml(e,t,o,n=s=>s){let s=OL(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,a)=>a===
0||o*(r-s[a-1])>=0)}function _k(e,t,o){let n=new Set;for(let s of e)if(n.add(s[t]),n.size>o)break;return n.size}var Cl=(e,t)=>e.filter((o,n)=>!sa(o)&&t.length>0&&_k(t,n,bk)<=bk);function kk(e,t){let o=e.
replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===o&&ro(n))?o:""}function ML(e,t){let o=e.map((a,l)=>({column:a,at:l})).filter(({column:a})=>sa(a)),n=Math.abs;return(o.find(({at:a})=>Ml(
t,a,-1))??o.find(({at:a})=>Ml(t,a,-1,n))??o.find(({at:a})=>Ml(t,a,1))??o.find(({column:a})=>Al(a.name)!=="")??o[0])?.column.name??""}var gm=(e,t)=>Cl(e,t).some(({name:o})=>o==="side")?"side":"";function AL(e,t){
let o=e.findIndex((c,u)=>ro(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&Ml(t,u,1))),n=e.filter((c,u)=>u!==o&&sa(c)),s=(n.find(({name:c})=>Al(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].
name,a=/_us$/.test(r),l=kk(s,e);return!a&&t.length<=TL?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:a?"scatter":"line",x:r,y:s,y2:l,by:l?"":gm(e,t)}}function CL(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},
n=e.filter(ro),s=e.find(({name:c})=>EL.includes(c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),a=!s||r?AL(e,t):null;if(a)
return a;let l=ML(e,t);return s&&l!==""&&(s.name!=="side"||_k(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:kk(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==
l).name,y:l,y2:"",by:gm(e,t)}:l===""?o:{chart:"histogram",x:l,y:"",y2:"",by:gm(e,t)}}var na=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function xk(e,t,o){let n=CL(t,o),s=t.filter(ro),r=s.length===0||
o.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","scatter","histogram","none"],a=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=a==="bars",c=na(t,e.x,l?void 0:ro)?
e.x:na(t,n.x,l?void 0:ro)?n.x:(l?t:s)[0]?.name??"",u=s.find(({name:g})=>g!==c)??s[0],d=a==="histogram"?"":na(t,e.y,ro)?e.y:na(t,n.y,ro)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",f=a==="histogr\
am"?"":na(t,e.y2,ro)?e.y2:m?"":n.y2,p=Cl(t,o).map(({name:g})=>g),h=a==="bars"||f!==""?"":p.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:a,kinds:r,x:c,y:d,y2:f,by:h}}var wm=28,$k=200,vk=12,RL=400,LL=56;function ra(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}var Jn=(e,t)=>t!==null&&sa(e)?ra(t).replace(
/^-?\d+/,o=>o.replace(/\B(?=(\d{3})+$)/g,",")).replace("-","−"):ra(t);function NL(e,t,o){let n=Math.max(1,Math.ceil(o.length/RL)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=
n)s=Math.max(s,Jn(e,o[r][t]).length);return Math.min(LL,s)+3}function PL(e,t){return e===null||t===null?(t===null)-(e===null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):
typeof e=="number"?-1:1}function Sk(){let e=i("tr",{"aria-rowindex":"1"}),t=i("colgroup"),o=i("tbody"),n=i("table",{class:"result-rows"},i("caption",{class:"visually-hidden"},"Rows of the answer"),t,i(
"thead",{},e),o),s=i("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},n),[r,a]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),
l=[],c=[],u=[],d=null,[m,f]=[0,0],p=()=>u.length>$k&&!hn();function h(k,$){return i("tr",{"aria-rowindex":String($+2),class:$%2?"odd":""},k.map((S,E)=>{let O=Jn(l[E],S);return i("td",{title:O.length>40?
O:null,class:S===null?"none":l[E].number?"num":""},O)}))}function g(k=!1){let $=Math.ceil((s.clientHeight||600)/wm),S=p()?Math.max(0,Math.floor(s.scrollTop/wm)-vk):0,E=p()?Math.min(u.length,S+$+2*vk):
u.length;!k&&S===m&&E===f||([m,f]=[S,E],[[r,S],[a,u.length-E]].forEach(([O,x])=>{O.hidden=x===0,O.firstChild.colSpan=Math.max(1,l.length),O.style.height=`${x*wm}px`}),T(o,r,u.slice(S,E).map((O,x)=>h(O,
S+x)),a))}function y(k){let $=l[k].number;d=d?.at!==k?{at:k,down:$}:d.down===$?{at:k,down:!$}:null;let S=d?.down?-1:1;u=d===null?c:[...c].sort((E,O)=>S*PL(E[k],O[k])),s.scrollTop=0,w(),g(!0),e.children[k].
querySelector("button").focus()}function w(){T(e,l.map((k,$)=>i("th",{scope:"col",class:k.number?"num":"",title:k.name,"aria-sort":d?.at===$?d.down?"descending":"ascending":null},P(i("span",{class:"el\
lipsis"},k.name,k.unit&&i("span",{class:"muted"},`, ${k.unit}`),d?.at===$&&(d.down?" ↓":" ↑")),()=>y($),{class:"th-button",title:`Order by ${k.name}`}))))}s.addEventListener("scroll",()=>p()&&g());
let b=new ResizeObserver(()=>p()&&g());b.observe(s);let _=gs(()=>g(!0));return{node:s,show(k,$){l=k.map(O=>({...O,number:O.type==="integer"||O.type==="real"})),c=u=$,d=null;let E=l.map((O,x)=>NL(O,x,u)).
map(O=>`min(${O}ch, 60cqw)`);T(t,E.map(O=>i("col",{css:{width:O}}))),n.style.minWidth=`calc(${["0px",...E].join(" + ")})`,n.setAttribute("aria-rowcount",String(u.length+1)),s.toggleAttribute("data-vir\
tual",u.length>$k),s.scrollTop=0,w(),g(!0)},unmount(){b.disconnect(),_()}}}var _m=50,Ok=5e3,ym=40,IL=360,Do=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],Ek=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],DL={control:0,test:1},Mk=e=>e.map(t=>Le(t)).join("<br>"),qL=(e,t)=>`${e.name}: ${Jn(e,t)}${e.unit?` ${e.unit}`:""}`;function bm(e,t){let o=t.reduce((r,a)=>Math.
max(r,Math.abs(a)),0),[n,s]=e.unit==="µs"?je(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:Le(e.name),font:{size:11},standoff:4}}}}function km({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=ra(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:DL[n]??r})).sort((n,s)=>n.
at-s.at)}var Ak=e=>({template:vt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function BL(e,t){let{x:o,ys:n,rows:s}=e;return vr({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,a)=>({key:r.name,name:r.name,colour:z(Do[a])})),bars:s.slice(0,_m).map(r=>({label:ra(r[o.at]),values:n.map(a=>({value:typeof r[a.at]=="number"?r[a.at]:null,text:Jn(a,r[a.at])+(a.unit?` ${a.unit}`:
"")}))}))},t)}function Tk(e,t){let o=e.rows.slice(0,Ok).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=bm(e.x,n(e.x.at)),r=bm(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),a=km({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):a.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:z(Do[d%Do.length]),size:u.length>500?4:7,symbol:Ek[d%Ek.length],opacity:.8},line:{color:z(Do[d%Do.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>Mk(e.columns.slice(0,12).map(f=>qL(f,m[f.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:Ak({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function WL(e){let t=e.reduce((a,l)=>Math.min(a,l),1/0),o=e.reduce((a,l)=>Math.max(a,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:ym+1},(a,l)=>{let c=s+(r-s)*l/ym;return l===0?t:l===ym?o:n?Math.exp(c):c})}}function FL(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let a=s+r>>1;[s,r]=t[a]<=n?[a,r]:[s,a]}o[s]+=1}return o}function jL(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=WL(o),{per:r,axis:a}=bm(e.x,o);return{data:km(e).map(({name:l,rows:c,at:u},d)=>{let m=FL(t(c),n),f=z(Do[u%Do.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"non\
e",line:{color:f,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((p,h)=>[n[h]/r,n[h+1]/r]),y:m.flatMap(p=>[p,p]),customdata:m.flatMap((p,h)=>{let g=Mk([...l===""?[]:[l],`${Jn(e.x,n[h])}\
 to ${Jn(e.x,n[h+1])} ${e.x.unit??""}`,M(p)]);return[g,g]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:Ak({dragmode:"zoom",xaxis:{...a,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var HL={bars:BL,histogram:jL,line:e=>Tk(e,"lines"),scatter:e=>Tk(e,"markers")};function Ck(e,t){let o=e==="bars"?_m:e==="histogram"?1/0:Ok;return t>
o?`The chart shows the first ${M(o)} of ${M(t)} rows; the table has all.`:""}function xm(e){return e.ys.length>1?e.ys.map((t,o)=>[Do[o],t.name]):e.by?km(e).map(({name:t,at:o})=>[Do[o%Do.length],t]):[]}
function Rk(e){let t=null,o=kt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>xm(t),height:n=>n.chart==="bars"?Re(Math.min(_m,n.rows.length),n.ys.length):IL,make:(n,s)=>HL[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var UL=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],zL={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Lk(e){let t=null,o=gt("Kind of chart",UL,a=>e({chart:a,x:"",y:"",y2:"",by:""})),n=i("span",{class:"choice-fields"}),s=i("div",{class:"result-choice"},o.node,
n);function r(a,l,c,u){let d=ne("column"),m=i("select",{id:d,data:{part:a},on:{change:()=>{let{chart:f,x:p,y:h,y2:g,by:y}=t;e({chart:f,x:p,y:h,y2:g,by:y,[a]:m.value})}}},u&&i("option",{value:""},u),c.
map(f=>i("option",{value:f,selected:f===t[a]},f)));return i("span",{class:"sample-field"},i("label",{for:d},l),m)}return{node:s,draw(a,l,c){let u=document.activeElement?.dataset?.part;t=a,o.press(t.chart);
for(let[h,g]of o.buttons)g.hidden=!t.kinds.includes(h);let d=zL[t.chart]??{},m=l.filter(ro).map(({name:h})=>h),f=Cl(l,c).map(({name:h})=>h),p=l.map(({name:h})=>h);T(n,d.x&&r("x",d.x,t.chart==="bars"?p:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&r("by","by",f,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}var GL={rows:"there may be more rows",bytes:"the answer would be too long"};function YL({row_count:e,columns:t,truncated:o,truncated_by:n,elapsed_ms:s}){return[e===0?"No rows.":[`${F(e,"row")}, ${F(t.
length,"column")}`,i("span",{class:"muted"},` in ${M(Math.max(1,Math.round(s)))} ms`)],o&&i("span",{class:"notice truncated"},`Cut off here: ${GL[n]??"there is more"}. Ask for less, with LIMIT or a su\
m.`)]}function KL({answer:e,key:t,state:o,units:n,file:s},r){let{rows:a}=e,l=xk(o,r,a),c=u=>r.find(d=>d.name===u);return{...l,columns:r,rows:a,x:c(l.x),ys:[l.y,l.y2].filter(u=>u!=="").map(c),by:c(l.by),
file:s,caption:[o.q.replace(/\s+/g," ")],chosen:l,revision:JSON.stringify([t,l,Object.keys(n).length]),empty:l.chart==="none"?l.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":
null}}function Nk(e){let t=i("p",{class:"result-summary"}),o=Lk(e),n=i("ul",{class:"chart-legend"}),s=i("p",{class:"muted small chart-limit"}),r=Rk([o.node,n,s]),a=Sk(),l=i("section",{class:"card tabl\
e-card","aria-label":"Rows"},a.node),c=["csv","json"].map(f=>[f,i("a",{class:"button",title:`The rows as ${f.toUpperCase()}`},f.toUpperCase())]),u=i("div",{class:"results query-results",hidden:!0},i("\
div",{class:"result-head"},t,i("div",{class:"chart-tools"},P("Copy link",()=>Ft(location.href,"Link copied.")),c.map(([,f])=>f))),l,r.node),d={};function m(f,p){let h=KL(f,p);r.node.hidden=h.rows.length<
2,o.draw(h.chosen,p,h.rows);let g=h.empty?[]:xm(h);T(n,g.map(([y,w])=>i("li",{class:"key",css:{"--key-fill":`var(${y})`}},w))),n.hidden=g.length===0,s.textContent=h.empty?"":Ck(h.chart,h.rows.length),
r.draw(h)}return{node:u,draw(f){let{answer:p,key:h,state:g,units:y,file:w}=f,b=p.columns.map((_,k)=>({..._,at:k,unit:_.type==="text"?"":Al(_.name,y)}));T(t,YL(p));for(let[_,k]of c)k.href=bf(_r(g,_)),k.
download=`${w}-query.${_}`;l.hidden=b.length===0||p.rows.length===0,(d.answer!==p||d.units!==y)&&(d={answer:p,units:y},a.show(b,p.rows)),m(f,b),u.dataset.shown=h},cancelled:()=>{t.textContent=""},retheme:()=>r.
retheme(),unmount(){r.unmount(),a.unmount()}}}var VL=[["control","A","Control"],["test","B","Test","none: one set alone"]];function Pk(e){let t=i("section",{class:"query-sets card","aria-label":"Sets"}),o="",n=r=>t.querySelector(`[data-field="${r}\
"]`);function s(r,a,[l,c,u,d]){let m=We(a??[],r[l]),f=Ao({field:l,set:m??null,none:d,text:m?"":r[l],onPick:p=>e({[l]:p?He(p.id):""})});return i("div",{class:`side-${l} query-side`},i("b",{class:`lette\
r letter-${c.toLowerCase()}`,"aria-hidden":"true"},c),i("label",{for:f.input.id},u),f.node)}return{node:t,draw(r,a){let l=JSON.stringify([r.control,r.test,a?.map(u=>[u.id,u.label])]);if(l===o)return;o=
l;let c=document.activeElement?.dataset?.field;T(t,VL.map(u=>s(r,a,u))),c&&n(c)?.focus()},choose(r){let a=n(r);a?.focus(),a?.click()}}}function Ik(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function Dk(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[qk,QL]=[5,12],JL=/ \(at byte \d+\)/;function Bk({onRun:e,onCancel:t,tools:o}){let n=ne("sql"),s=ne("sql-error"),r=ne("sql-hint"),a=i("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(qk),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:g=>{g.key==="Enter"&&(g.ctrlKey||g.metaKey)&&(g.preventDefault(),e())}}}),l=P("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=P("Cancel",t,{hidden:!0}),u=i("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=i("section",{class:"card sql-editor","aria-label":"Statement"},i("label",{for:n,class:"sql-label"},"Statement"),a,u,i("div",{class:"sql-bar"},l,c,o,i("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let g=a.value.split(`
`).length+1;a.rows=Math.max(qk,Math.min(QL,g))}function f(g){a.focus(),document.execCommand?.("insertText",!1,g)||a.setRangeText(g,a.selectionStart,a.selectionEnd,"end"),m()}function p(){u.hidden=!0,T(
u),a.removeAttribute("aria-invalid"),a.setAttribute("aria-describedby",r)}function h(g){let y=g.text.slice(0,g.column-1).replace(/[^\t]/g," "),w=Math.max(1,Math.min(g.to-g.from,g.text.length-g.column+
1));return i("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${g.line}`},g.text,`
`,i("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(w)))}return{node:d,field:a,insert:f,clearError:p,value:()=>a.value,set(g){a.value!==g&&(a.value=g),m()},running(g){c.hidden=!g},enable(g){
l.disabled=!g},showError(g,y){let w=a.value,b=y===null?null:Dk(w,Ik(w,y));a.setAttribute("aria-invalid","true"),a.setAttribute("aria-describedby",`${s} ${r}`),T(u,i("p",{},b&&i("b",{},`Line ${b.line},\
 column ${b.column}: `),b?g.replace(JL,""):g),b&&h(b),b&&P("Go there",()=>{a.focus(),a.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Wk=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,Fk=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,$m=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,jk=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${Fk}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${Fk}
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
    ${$m("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${$m("")} AND side = 'control'
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
    ${$m("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var XL=100;function Hk(e){let t=i("div",{class:"example-lists"}),o=i("details",{class:"card sql-list"},i("summary",{},i("h2",{},"Examples")),t),n=(s,r,a)=>i("section",{"aria-label":s},i("h3",{},s,!a&&
i("span",{class:"muted small"},": choose a test as well")),i("ul",{},jk.filter(l=>l.sides===r).map(l=>i("li",{},P(l.title,()=>e(l.statement),{class:"link-button",disabled:!a})))));return{node:o,draw:s=>T(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function Uk({onPick:e,statement:t}){let o=i("ul",{}),n=i("details",{class:"card sql-list",hidden:!0},i("summary",{},i("h2",{},"Saved \
queries")),o),s=i("span",{class:"save-query writes"}),r=[],a="";function l(p){return $e(`That did not work. ${p.message}`,{urgent:!0}),!1}async function c(p){try{await Kl(p,t())}catch(h){return l(h)}return a=
p,d(!0),await f(),n.open=!0,$e(`“${p}” is saved.`,{seconds:4}),!0}async function u(p){try{await xf(p.name)}catch(h){l(h);return}await f(),(o.querySelector("button")??s.querySelector("button")).focus(),
$e(`“${p.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await Kl(p.name,p.statement).catch(l),await f()}}})}function d(p){T(s,P("Save …",()=>{if(t().trim()===""){$e("First write a state\
ment.",{seconds:4});return}li(s,a,{name:"Name of the query",maxlength:XL,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),p&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=F(r.length,"query","queries"),T(o,r.map(p=>i("li",{},P(p.name,()=>{a=p.name,e(p.statement)},{class:"link-button",title:p.statement}),be("trash",`\
Delete ${p.name}`,()=>u(p),{class:"writes"}))))}async function f(){try{r=await kf()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:f,forgetName:()=>{a=""}}}var zk=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function Gk(e){let t=ne("find"),o=i("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=i("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=i("section",{class:"card sql-schema","aria-label":"Tables"},i("div",{class:"\
chart-head"},i("h2",{},"Tables"),i("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,a=null,l=!1,c=({name:f,kind:p})=>p==="table"||p==="analysis"||!l?[f]:[`control.${f}`,
`test.${f}`];function u(f){return i("li",{},P(f.name,()=>e(zk(f.name)),{class:"schema-name mono",title:`Insert ${f.name}`}),i("span",{class:"muted small"},[f.type,f.unit].filter(Boolean).join(", ")),f.
description&&i("span",{class:"schema-what small"},f.description))}function d(f,p){let h=f.name.toLowerCase().includes(p),g=p===""||h?f.columns:f.columns.filter(w=>`${w.name} ${w.description??""}`.toLowerCase().
includes(p));if(g.length===0&&!h)return null;let y=i("details",{open:p!==""||r.has(f.name),on:{toggle:()=>{p===""&&r[y.open?"add":"delete"](f.name)}}},i("summary",{},i("span",{class:"mono"},f.name)),i(
"p",{class:"small"},f.description,f.description&&" ",c(f).flatMap(w=>[P(`Insert ${w}`,()=>e(zk(w)),{class:"link-button"})," "])),i("ul",{},g.map(u)));return y}function m(){let f=o.value.trim().toLowerCase(),
p=(...b)=>(a??[]).filter(({kind:_})=>b.includes(_)).map(_=>d(_,f)).filter(Boolean),h=(b,_,k)=>_.length>0&&i("details",{class:"schema-stored",open:f!==""||r.has(b),on:{toggle:$=>{f===""&&$.target===$.currentTarget&&
r[$.target.open?"add":"delete"](b)}}},i("summary",{},b),k&&i("p",{class:"small"},k),_),[g,y,w]=[p("view","table"),p("analysis"),p("stored")];T(n,g,h("Tables of the analyses",y,"The tables of the Analy\
se page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),h("Tables as the set file keeps them",w),g.length+y.length+w.length===0&&i("p",{class:"muted"},a===null?"":f===""?
"There are no tables.":`No table or column contains “${f}”.`))}return{node:s,draw(f,p){a=f,l=p,o.title=a?F(a.length,"table"):"",m()},focus:()=>o.focus()}}var ZL=300,Em=["control","test"],Tm={path:"/query",name:"Query",read:gi,mount:(e,t)=>lN(e,t)};function eN(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))t[o]=o in t&&t[o]!==(n??"")?"":n??
"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}var Rl=({state:e,sets:t})=>Em.find(o=>e[o]!==""&&!We(t,e[o]));function Kk(e,t,o){e.question.say(i("div",{class:"error-box",role:"\
alert",data:{code:t}},i("h2",{},"There is no such set"),i("p",{},o))),e.question.clearable({message:o},Rl(e))}function Vk(e,t){e.editor.node.hidden=e.lists.hidden=e.examples.node.hidden=!0,e.question.
say(i("p",{class:"notice",data:{code:t.code}},t.message))}async function tN(e){let t=_r({...e.state,q:""}),o=t.toString();if(o===e.tablesKey)return;e.tablesKey=o;let n=()=>e.dead||o!==e.tablesKey;try{
let s=await _f(t);n()||(e.units=eN(s),e.schema.draw(s,e.state.test!==""),e.editor.enable(!0),e.answer&&Sm(e))}catch(s){n()||(e.tablesKey=null,e.schema.draw([],!1),s.code==="sql_off"&&Vk(e,s))}}function vm(e,t){
let{editor:o,state:n}=e;if(o.set(t),t.trim()===""){o.showError("There is no statement. Write one, or choose an example.",null),o.field.focus();return}e.asked=e.answered="",e.byHand=!0,e.change({q:t,...t===
n.q?{}:Hg})}function oN({question:e,editor:t,result:o}){e.drop(),t.running(!1),o.cancelled(),e.say(i("p",{class:"notice"},"Cancelled.")),pe("Cancelled."),t.field.focus()}function nN(e,t){e.answer=null,
e.answered="",e.editor.running(!1),t.code==="sql_off"?Vk(e,t):t.code==="unknown_set"&&Rl(e)?Kk(e,t.code,t.message):(e.editor.showError(t.message,t.offset),e.question.say(i("p",{class:"visually-hidden",
data:{code:t.code}},"The statement was refused.")))}function Sm(e){let{answer:t,answered:o,state:n,sets:s,units:r}=e,a=l=>We(s??[],n[l])?.label??n[l];e.result.draw({answer:t,key:o,state:n,units:r,file:`\
tracediff-${Em.filter(l=>n[l]!=="").map(l=>$t(a(l))).join("-")}`})}function sN(e){let{node:t}=e.result;e.byHand&&t.getBoundingClientRect().top>innerHeight-ZL&&t.scrollIntoView({block:"start"}),e.byHand=
!1}function rN(e){let{editor:t,context:o,question:n}=e,s=_r(e.state).toString();if(s===e.answered){Sm(e),o.settled();return}s!==e.asked&&(e.asked=s,t.clearError(),t.running(!0),e.examples.open(!1),n.ask(
r=>yf(new URLSearchParams(s),{signal:r}),r=>{e.answer=r,e.answered=s,t.running(!1),n.say(null),Sm(e),sN(e),pe(F(r.row_count,"row"))},r=>nN(e,r)))}function aN(e){let{state:t,question:o,editor:n,context:s}=e;
o.drop(),e.answer=null,e.answered=e.asked="",n.clearError(),n.running(!1),o.say(i("p",{class:"visually-hidden"},"")),e.examples.open(!0);let r=Rl(e);r&&Kk(e,"unknown_set",`there is no set "${t[r]}"`),
s.settled()}function Qk(e){let{state:t,examples:o}=e,n=t.q.trim().split(`
`).find(r=>!r.startsWith("--"))??"";e.context.setTitle([n.slice(0,60),"Query"].filter(r=>r!=="").join(" · ")),e.sides.draw(t,e.sets),o.draw(t.test!=="");let s=t.q===""?e.left:e.lists;o.node.parentNode!==
s&&s[t.q===""?"append":"prepend"](o.node),tN(e),t.q===""?aN(e):rN(e)}async function Yk(e){let{state:t,message:o,change:n}=e,s=Em.map(a=>t[a]).filter(a=>a!=="");try{e.sets=s.length>0?await ht(s):[],e.sets.
length===0&&(e.sets=(await Ct("limit=1")).entries.map(({set:a})=>a))}catch(a){T(o,i("div",{class:"error-box",role:"alert"},a.message));return}if(e.dead)return;let r=e.sets.length===0;e.sides.node.hidden=
e.editor.node.hidden=e.lists.hidden=r,r?(e.context.setTitle("Query"),T(o,i("p",{class:"notice"},"No sets are stored yet. ",i("a",{href:ie("/")},"Add some"),"."))):t.control===""?n({control:He(e.sets[0].
id)},{replace:!0}):Qk(e)}function iN(e,t){let{change:o}=e;e.sides=Pk(o),e.saved=Uk({onPick:n=>vm(e,n),statement:()=>e.editor.value()}),e.editor=Bk({onRun:()=>vm(e,e.editor.value()),onCancel:()=>oN(e),
tools:e.saved.save}),e.examples=Hk(n=>{e.saved.forgetName(),vm(e,n)}),e.schema=Gk(n=>e.editor.insert(n)),e.result=Nk(n=>o(n,{replace:!0})),e.message=i("div",{class:"message"}),e.left=i("div",{class:"q\
uery-left"},e.editor.node,e.message,e.result.node),e.lists=i("div",{class:"query-lists"},e.saved.node,e.schema.node),t.append(i("div",{class:"page query-page"},i("h1",{},"Query"),e.sides.node,i("div",
{class:"query-work"},e.left,e.lists))),e.question=Mt({context:e.context,results:e.result.node,message:e.message})}function lN(e,t){let o={context:t,state:gi(location.search),change:(l,c)=>t.go(wi({...o.
state,...l}),c),sets:null,tablesKey:null,units:{},answer:null,answered:"",asked:"",byHand:!1,dead:!1};iN(o,e);let{editor:n,sides:s,result:r}=o,a=dt(()=>r.retheme());return n.set(o.state.q),o.saved.load(),
Yk(o),{keys:{search:()=>o.schema.focus(),control:()=>s.choose("control"),test:()=>s.choose("test")},update(l){let c=o.state;o.state=gi(l),o.state.q!==c.q&&n.set(o.state.q),o.sets?.length>0&&!Rl(o)&&o.
state.control!==""?Qk(o):Yk(o)},unmount(){o.dead=!0,o.question.unmount(),a(),r.unmount()}}}var Om={longer:"takes longer in the test",shorter:"takes less time in the test",new:"new",gone:"gone"};function Mm(e,t=L){if(!e||e.change==="")return"";let{row:o,change:n}=e,[s,r,a]=Hr(o);return`${Om[n]}\
: ${t(s)} → ${t(r)} ${a?"self time":"total"} in this ${e.whole?"recording":"step"}`}function Jk(e,t,{changes:o,partner:n,other:s}){let r=e.data(),a=r.start[t]+r.shift,l=r.end[t]-r.start[t];if(r.sort[t]===
Bs){let p=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${te(l)}, from ${te(a)}`],[p.host?`the host: ${p.host}${p.operator&&p.operator!==p.host?` in ${p.operator}`:""}`:"the host: mostly n\
othing recorded"],p.next&&[`then: ${p.next}`]].filter(Boolean)}if(r.sort[t]===Ws){let p=r.gaps[r.gap[t]];return[[`Step ${p.step_number}, as the device has it`,"strong"],[`${te(l)}, from ${te(a)}`],[un(
p)],[`the host began it at ${te(p.host_start)}`,"muted"]]}if(r.sort[t]===Ro){let{name:p,mean:h,min:g,max:y}=r.gaps[r.gap[t]];return[[`${p}: ${Me(h,0,3)}`,"strong"],g<y&&[`from ${Me(g,0,3)} to ${Me(y,0,
3)} in this pixel`],[`${te(l)}, from ${te(a)}`]].filter(Boolean)}let c=r.names[r.name[t]],u=cn({name:c,category:r.categories[r.name[t]]});if(r.merged[t]>1)return[[`${M(r.merged[t])} rows too short to \
draw separately`,"strong"],[`most of the time: ${c}`],u&&[An],["zoom in to see them","muted"]].filter(Boolean);let d=r.lanes[r.lane[t]],m=[[c||"(no name)","mono strong"],...u?[[An]]:[],[`${te(l)}, fro\
m ${te(a)}`],[`${r.categories[r.name[t]]} · ${d.label}`,"muted"]];if(!Zo(r,t))return[...m,["not part of this step: it began before, or another one launched it","muted"]];let f=Mm(o?.get(jr(r,t)),te);
if(f&&m.push([f,"change"]),n){m.push([`${s}: ${te(n.duration)} (${Ce(e.side==="control"?n.duration-l:l-n.duration)} test against control), from ${te(n.start)}`]);let p=il(o,s,c,r.categories[r.name[t]]);
p!==c&&m.push([`${s}: ${p}`,"mono muted"])}else n===null&&s&&m.push([`${s}: no ${M(r.occurrence[t]+1)}${Xk(r.occurrence[t]+1)} call of this name`,"muted"]);return m}var Xk=e=>e%100>=11&&e%100<=13?"th":
["th","st","nd","rd"][e%10]??"th",Am=e=>`${M(e)}${Xk(e)}`,Ys=14;function Zk(){let e=i("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){T(e,t.map(([c,u])=>i("p",{class:u},
i("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),a=o+Ys+s>window.innerWidth?o-Ys-s:o+Ys,l=n+Ys+r>window.innerHeight?n-Ys-r:n+Ys;e.style.setProperty("left",`${Math.max(4,a)}\
px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function ex(){let e=ve("polygon",{class:"join-shape"}),t=ve("g",{class:"join-links"}),o=ne("arrow"),n=ve("svg",{class:"timeli\
ne-join","aria-hidden":"true",focusable:"false"},ve("marker",{id:o,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},ve("path",{class:"join-head",d:"M0 0 8 4 0 8z"})),e,t);return{
node:n,drawLinks(s){let r=n.getBoundingClientRect();T(t,s.map(([a,l])=>{let[c,u]=[Math.min(a.right,l.left),l.left].map(f=>f-r.left),[d,m]=(a.bottom<=l.top?[a.bottom,l.top]:[a.top,l.bottom]).map(f=>f-r.
top);return ve("path",{"marker-end":`url(#${o})`,d:`M${c} ${d}L${u} ${m}`})}))},draw(s,r){if(!s||!r){e.setAttribute("points","");return}let a=n.getBoundingClientRect(),[l,c]=s.top<=r.top?[s,r]:[r,s],u=({
left:h,right:g})=>[h,Math.max(g,h+1.5)],[[d,m],[f,p]]=[u(l),u(c)];e.setAttribute("points",[[d,l.bottom],[m,l.bottom],[p,c.top],[f,c.top]].map(([h,g])=>`${h-a.left},${g-a.top}`).join(" "))}}}function tx(e,t,o){let n=gt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=P("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:i("div",{class:"timeline-bar"},t,i("span",{class:"timeline-zoom"},be("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
be("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),P("Fit",e.fit,{title:"Show the whole step (0)"}),P("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag wit\
h Shift"})),n.node,o,s,i("span",{class:"chart-tools"},["png","svg"].map(a=>P(a.toUpperCase(),()=>e.save(a),{title:`The timeline as ${a.toUpperCase()}`,"aria-label":`${a.toUpperCase()} of the timeline`})))),
draw(a){n.press(a.show),n.node.hidden=a.control===""||a.test==="",s.hidden=a.align===""}}}var cN=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["\
many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function ox(){let e=i("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){
T(e,[...t?Object.entries(Om):[],...cN,...o?[["path","on the critical path"]]:[]].map(([n,s])=>i("li",{class:`key key-span-${n}`},s)),t&&i("li",{class:"muted"},"a name counts as changed if its time in \
the step (on the host: self time) differs by 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}function nx(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function uN(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),a=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,a))}}function sx({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,a=null;async function l(u,d,m){
let f=uN(u,d,m);s=f;let p=new AbortController;a=p;try{let h=await e(f,p.signal);a===p&&(n={...f,from:h.from,to:h.to,pixels:h.pixels},t(h))}catch(h){a===p&&h.name!=="AbortError"&&(r=null,o(h))}if(a===p){
s=null;let h=r;r=null,h&&c(...h)}}function c(u,d,m){let f=u.from>=m.to||u.to<=m.from;d<=0||f||n&&nx(n,u,d,m)?r=null:s?r=nx(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){a?.abort(),[n,s,r,a]=[null,null,null,null]}}}function dN(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function rx(e,{onChange:t,onError:o}){let n="",s="",r=null,a={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=sx(
{ask:({from:d,to:m,pixels:f},p)=>{let h=new URLSearchParams(a.query);return Object.entries({from:d,to:m,pixels:f}).forEach(([g,y])=>h.set(g,String(Math.round(y*1e3)/1e3))),Vs(a.set,h,{signal:p})},onAnswer:d=>{
a.window=d,t(a)},onError:o});async function c(d,m){r?.abort();let f=new AbortController;r=f,a.error=null;try{let p=await d(f.signal);r===f&&(m(p),t(a))}catch(p){r===f&&p.name!=="AbortError"&&(a.error=
p,t(a))}}function u(){r?.abort(),l.drop(),Object.assign(a,{whole:null,window:null}),s=""}return Object.assign(a,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(a,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(f=>ss(d[e],d[`${e}_marker`]||null,{signal:f}),f=>{a.samples=f}))},choose(d,m){return a.chosen=Sh(a.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),a.chosen},loadWhole(d,m){let f=dN(d,e,a.chosen.sample);if(f.toString()===s)return;u(),s=f.toString(),a.query=f;let p=new URLSearchParams(f),{least:h,most:g}=Ea.pixels;p.
set("pixels",String(Math.min(g,Math.max(h,Math.round(m))))),c(y=>Vs(a.set,p,{signal:y}),y=>{a.whole=y,a.window=y,l.has(y)})},stepKey:()=>`${a.set} ${s}`,async find(d,m){let f=new URLSearchParams(a.query);
Object.entries(d).forEach(([h,g])=>{g!==""&&g!==null&&g!==void 0&&f.set(h,String(g))});let p=await ya(a.set,f,m);return p.rows.length>0?p:null},retry(){n="",s=""},unmount:u})}function ax(e){return i("div",{class:"empty"},i("h2",{},"Choose one or two sets"),i("p",{},e?.length===0?"There are no sets yet. ":"Pick them above, or on the ",i("a",{href:ie("/")},e?.length===0?"Add\
 traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var ix=()=>i("div",{class:"empty"},i("h2",{},"Nothing to show"),i("p",{},"This set has no ranks\
 with rows."));function lx(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},`The timeline of the ${t} canno\
t be shown`),i("p",{},e.message),i("p",{},s?P("Choose another rank and step",n,{class:"primary"}):P("Try again",o,{class:"primary"})," ",i("a",{href:ie("/")},"Choose other traces")))}var mN={threads:"\
host thread",streams:"stream",deep_rows:"deeply nested row"},Cm=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function cx(e,t,o){let n=[],s=Cm([o]);o.missing.length>0&&n.push(`The ${e}\
 has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(mN).filter(([a])=>t.whole.left_out?.[a]>0).map(([a,l])=>F(t.whole.left_out[a],l));return t.whole.left_out?.spans&&r.push(
`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(a=>a.start.length===0)?n.push(`This ${s} of the ${e} has n\
o rows.`):t.whole.lanes.some(a=>a.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var fN=1e3;function ux(e,t){let o=new Map,n=(a,l,c,u)=>[a,e[a].stepKey(),c,l,u].join("\0"),s=(a,l,c)=>il(t(),a,l,c);function r(a,l,c,u,d){for(let m of a){let f=m.side===l?m.data():null,p=f?n_(f,lt(s(l,
c,u),u),d):-1;if(p>=0)return{start:f.start[p]+f.shift,duration:f.end[p]-f.start[p],lane:f.lanes[f.lane[p]].id,level:f.level[p],pane:m}}return null}return{drawn:r,named:s,known:(a,l,c,u)=>o.get(n(a,s(a,
l,c),c,u)),async ask(a,l,c,u,d){let m=s(a,l,c),f=n(a,m,c,u),p=await e[a].find({name:m,category:c,occurrence:u},{signal:d});o.size>fN&&(o=new Map);let{of:h,launch:g,launched:y,launches:w}=p??{},b=p?{...p.
rows[0],of:h,launch:g,launched:y,launches:w}:null;return o.set(f,b),b},nameOf:(a,l)=>{let c=a.data();if(l<0||!c||!Zo(c,l))return null;let[u,d]=jr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function aa(e,t,o){
for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:a})=>a===o.lane);if(r)return{pane:n,lane:o.lane,level:o.level,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:r.row+(r.open?
o.level:0)}}return null}var Ll=2e4,pN=3,dx=e=>Math.round(e*1e3),mx=(e,t,o)=>`${e} ${dx(t)} ${dx(o)}`;function hN(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(mx(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),a=e.by_step.find(l=>l.span===t);return n.cut=s===Ll?r-Ll:0,n.words=a?`${L(a.work)} of work in ${L(a.path)}${n.cut>
0?`; the longest ${M(Ll)} of ${M(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function gN(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===Co&&t.merged[n]<=1&&s&&e.rows.has(mx(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&!o_(t,n)&&o.push(n)}e.drawn.set(t,o)}return o}function fx(e,t,o,n){let s=o.data(),r=z("--path-m\
ark"),a=c=>Math.max(-3,Math.min(t.width+3,c));for(let{id:c,top:u}of s.bands){let d=-1/0;for(let[m,f]of n.lanes.get(c)??[]){let p=a(t.x(m-s.shift)),h=a(Math.max(t.x(f-s.shift),t.x(m-s.shift)+1));h>d&&h>
p&&(e.box(Math.max(p,d),t.top+u,h-Math.max(p,d),pN,r),d=h)}}let l=t.rowHeight;for(let c of gN(n,s)){let[u,d]=[a(t.x(s.start[c])),a(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function px({
toggle:e,change:t,error:o}){let n=P("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=i("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},a={control:"",test:""},l={control:null,test:null};function c(){let m=Pe.filter(f=>r[f]).map(f=>`${f}: ${r[f].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),a[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:f,marker:p,sample:h}){let g=new URLSearchParams({set:f,ranks:String(h.rank),segments:String(
Ll),...h.step_number===null?{}:{steps:String(h.step_number)},...p?{marker:p}:{}}),y=`${g} ${h.span}`;if(a[m]!==y){u(m),a[m]=y,l[m]=new AbortController;try{let w=await Wo("critical_path",g,{signal:l[m].
signal});a[m]===y&&(r[m]=hN(w.set,h),c(),t())}catch(w){a[m]===y&&w.name!=="AbortError"&&o(w)}}}return{node:n,words:s,of:m=>r[m],draw(m,f,p){n.setAttribute("aria-pressed",String(m.path));for(let h of Pe)
m.path&&f.includes(h)&&p[h]?d(h,{set:m[h],marker:m[`${h}_marker`],sample:p[h].sample}):u(h);c()},unmount(){Pe.forEach(m=>l[m]?.abort())}}}var hx={control:["A","Control"],test:["B","Test"]};function gx(e){let t=i("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(a,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),Pe.map(m=>[a[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;T(t,Pe.map(m=>s(m,a,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(a,l,c,u){let[d,m]=hx[a],f=ne("set"),p=Ao({id:f,field:a,set:c&&We(c,l[a]),text:l[a],none:`No ${a}`,onPick:h=>e({[a]:h===null?"":He(
h.id),[`${a}_rank`]:"",[`${a}_span`]:"",[`${a}_step`]:"",[`${a}_marker`]:""})});return i("div",{class:`side-card side-${a}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},d),
i("label",{for:f},m),p.node),u?.sample&&i("div",{class:"side-selection"},r(a,u)))}function r(a,{samples:l,sample:c}){let u=Zc(l),d=eu(l,c.rank),m=tu(l,c.rank,c.span),f=(g,y,w,b,_,k)=>{let $=ne(g),S=i(
"select",{id:$,data:{field:`${a}_${g}`},on:{change:()=>e({...k,[`${a}_${g}`]:S.value})}},w.map(E=>i("option",{value:String(E),selected:E===b},_(E))));return i("span",{class:"sample-field"},i("label",{
for:$},y),S)},p=m.indexOf(c),h=(g,y,w)=>be(y,`${hx[a][1]}: ${w} step`,()=>e({[`${a}_step`]:String(m[p+g].step_number)}),{data:{field:`${a}_${w}`},disabled:!m[p+g],class:"step-move"});return[f("rank","\
Rank",u,c.rank,String,{[`${a}_span`]:""}),d.length>1&&f("span","File",d,c.span,g=>String(g+1),{}),c.step_number===null?i("span",{class:"muted small"},`whole recording, ${L(c.step)}`):[f("step","Step",
m.map(g=>g.step_number),c.step_number,g=>`${g} · ${L(m.find(y=>y.step_number===g).step)}`,{}),h(-1,"up","previous"),h(1,"down","next"),i("span",{class:"visually-hidden"},`takes ${te(c.step)}`)]]}return{
node:t,draw:n,choose(a){let l=t.querySelector(`[data-field="${a}"]`);l?.focus(),l?.click()}}}var wN=200,wx=8,yN=1e3;function yx({onText:e,onStep:t}){let o=ne("search"),n=Ye(wN,()=>e(s.value.trim())),s=i("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=i("span",{class:"muted small",role:"status"}),a=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([l,c,u])=>be(c,u,()=>t(l),{hidden:!0,class:"step-m\
ove"}));return{node:i("span",{class:"timeline-search",role:"search"},i("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,a,r),focus(){s.focus()},draw(l){document.activeElement!==
s&&(s.value=l),a.forEach(c=>{c.hidden=l===""})},say(l){T(r,l)}}}function bN(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:a,names:l}of(o??new Map).values()){let c=l[n];a[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(lt(c,a.category),{name:c,category:a.category,time:a[`${n}_total_duration`]})}for(let a of t.filter(l=>l.side===n))a.data()?.names.forEach((l,c)=>{let u=a.data().categories[c],d=lt(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((a,l)=>l.time-a.time)}async function bx(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=bN(e,o,n,l.side);return r||=c.length>wx,c.slice(0,wx).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:yN});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(f=>({...f,side:l.side,name:u,category:d,at:f.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var _x=(e,t,o)=>t===0?"No name contains this text.":o?`${F(t,"call")} of the ${F(
e,"name")} with the most time`:`${F(t,"call")} of ${F(e,"name")}`,kx=(e,t)=>`${M(e+1)} of ${M(t)}`;var Rm={control:"Control",test:"Test"};function _N(e,t,o){return t===void 0?`${Rm[e]}: …`:t===null?`${Rm[e]}: no ${Am(o+1)} call`:`${Rm[e]}: ${te(t.duration)}, from ${te(t.start)}${t.of?`; ${F(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}${kN(t)}`}function kN({start:e,launch:t,launched:o,launches:n}){if(t)return`; launched ${L(e-t.start)} earlier`;if(!(o>0))return"";let s=Math.min(...n.
map(r=>r.start))-e;return`; it launched ${F(o,"device row")}, ${o>1?"the first of ":""}which began ${L(s)} later`}var xN=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function xx(e){let t=i(
"section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify([n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:a,
test:l}=n.rows,c=e.href(n),u=s.map(m=>[m,xN(n.rows[m])]).filter(([,m])=>m),d=Mm(n.change);T(t,i("p",{class:"timeline-selected-name mono"},i("bdi",{},n.name),i("span",{class:"muted"},` · ${n.category}\
 · ${Am(n.nth+1)} call`)),i("p",{class:"timeline-selected-times"},Pe.filter(m=>s.includes(m)).map(m=>i("span",{class:`${m}-text`},_N(m,n.rows[m],n.nth))),a&&l&&i("span",{class:"strong"},`test − contr\
ol: ${ge(l.duration-a.duration)}`)),cn(n)&&i("p",{class:"small"},`${An}.`),d&&i("p",{class:"small"},`This operation ${["new","gone"].includes(n.change.change)?"is ":""}${d}.`),i("p",{class:"op-actions"},
P("Zoom to it",e.zoom,{class:"link-button"}),u.map(([m,f])=>P(`${n.rows[m].launch?"Its launch":"What it launched"}${u.length>1?`, ${m}`:""}`,()=>e.go(m,f),{class:"link-button",title:f.name})),a&&l&&!n.
aligned&&P("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&i("a",{href:c},"Open this operation"),P("Copy the name",()=>Ft(
n.name,"Name copied."),{class:"link-button"}),P("Clear (Escape)",e.clear,{class:"link-button"})))}}}function $x(e,t){let{stage:o,sides:n,partners:s}=e,r=null,a="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(w){let b=e.state(),_=b.name===""?"":JSON.stringify([e.key(),b.name,b.category,
b.nth,w,w.map(k=>s.named(k,b.name,b.category))]);if(_===a){p(w);return}if(a=_,r=null,_!==""&&b.nth===null){await f(w,_);return}if(_!==""){let{name:k,category:$,nth:S}=b;r={name:k,category:$,nth:S,rows:Object.
fromEntries(w.map(E=>[E,s.known(E,k,$,S)??s.drawn(o.shown(),E,k,$,S)??void 0]))}}p(w),r&&await m(r,w)}async function m(w,b){let{name:_,category:k,nth:$,rows:S}=w;await Promise.all(b.filter(E=>S[E]?.of===
void 0&&S[E]!==null).map(async E=>{try{S[E]=await s.ask(E,_,k,$)}catch{}})),!c&&r===w&&p(b)}async function f(w,b){let{name:_,category:k,at:$}=e.state(),S=[...new Set([$,"test","control"])].filter(E=>w.
includes(E));for(let E of S){let O=null,x=await n[E].find({name:s.named(E,_,k),category:k,order:"duration",limit:1}).catch(v=>{O=v});if(c||a!==b)return;if(O){$e(`The search for ${_} failed. ${O.message}`,
{urgent:!0});return}if(x){let[v]=x.rows,A=v.start-e.shifts()[E];l=!0,o.goTo(o.around({start:A,end:A+v.duration}),!0),e.change({category:x.category,nth:v.occurrence,at:E,open:e.opened(E,v.lane),...o.current()});
return}}$e(`${_} does not occur in this ${Cm(w.map(E=>n[E].chosen))}.`,{seconds:10}),e.change(u)}function p(w){let b=r===null?[]:w.map(k=>r.rows[k]&&aa(o.shown(),k,r.rows[k])).filter(Boolean);o.mark({
selected:b,links:r===null?[]:w.flatMap(h)});let _=e.state();t.draw(r&&{...r,rows:Object.fromEntries(w.map(k=>{let $=r.rows[k];return[k,$&&{...$,pane:void 0,whole:n[k].chosen?.sample.step_number===null}]})),
change:e.changes()?.get(lt(r.name,r.category))??null,aligned:_.align===r.name&&_.align_nth===r.nth},w),l&&b.length>0&&(l=!1,o.reveal(g()))}function h(w){let b=r.rows[w],_=b?.launches?.length===b?.launched?
b?.launches??[]:[];return[...b?.launch?[[b.launch,b]]:[],..._.map(k=>[b,k])].map(k=>k.map($=>aa(o.shown(),w,$))).filter(([k,$])=>k&&$)}let g=()=>o.marks.selected.find(({pane:w})=>w.side===e.state().at)??
o.marks.selected[0];function y(){let w=g();if(w){let b=Math.max((w.end-w.start)*1.6,.1),_=(w.start+w.end)/2;o.goTo({from:_-b/2,to:_+b/2}),o.reveal(w)}return w!==void 0}return{draw:d,place:g,zoom:y,current:()=>r,
show({name:w,category:b,occurrence:_,side:k,at:$,duration:S,lane:E}){l=!0,o.goTo(o.around({start:$,end:$+S})),e.change({name:w,category:b,nth:_,at:k,open:e.opened(k,E)})},pick(w,b){let _=s.nameOf(w,b);
if(_){let[k,$,S]=_,E=e.state(),O=E.name===k&&E.category===$&&E.nth===S;l=!O,e.change(O?u:{name:k,category:$,nth:S,at:w.side})}return _!==null},step(w){let b=g(),_=b?o.beside(b,w):-1;if(_<0)return!1;let[
k,$,S]=s.nameOf(b.pane,_),E=b.pane.data(),O=o.current();if(E.start[_]<O.from||E.end[_]>O.to){let x=(E.start[_]+E.end[_])/2,v=(O.to-O.from)/2;o.goTo({from:x-v,to:x+v})}return e.change({name:k,category:$,
nth:S,at:b.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var $N=300,vN={longer:"longer",shorter:"shorter",new:"new",gone:"gone"};function vx({onPick:e,partnerOf:t}){let o=(a,l,c)=>({key:a,title:l,show:String,...c}),n=so({caption:"Spans in view",class:"timel\
ine-table",level:"h2",limit:15,columns:[o("side","Side",{tone:a=>`${a}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(a,l)=>P(a||"(no name)",()=>e(l.pane,l.i),{class:"link-button timeline-nam\
e",title:a})}),o("start","Start",{number:!0,show:L,exact:te,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:L,exact:te}),o("diff","Test − control",{number:!0,show:ge,
exact:Ce,what:"Against the same call of the other side, where both are drawn",tone:a=>a>0?"more":a<0?"less":""}),o("change","In the step",{show:a=>vN[a]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=i("p",{class:"muted small",hidden:!0});function r(a,l){let c=[];for(let u of a){let d=u.data();if(d)for(let m=0;m<d.length;m+=1)d.start[m]<l.to&&d.end[m]>l.from&&(Zo(d,m)||d.sort[m]!==
Co&&d.sort[m]!==Ro)&&c.push({pane:u,i:m,duration:d.end[m]-d.start[m]})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,$N),c.length]}return{node:i("div",{},n.node,s),draw(a,l){let[c,u]=r(a,l);s.hidden=
u<=c.length,s.textContent=`The ${M(c.length)} longest of ${F(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:f})=>{let p=d.data(),h=p.sort[m]===Co,g=h?t(d,m):null;return{pane:d,i:m,duration:f,
side:d.side,start:p.start[m]+p.shift,lane:p.lanes[p.lane[m]]?.label??"steps",name:h?p.names[p.name[m]]:d.textOf(m),change:h?d.changeAt(m):"",diff:g===null?null:d.side==="control"?g.duration-f:f-g.duration}}))}}}var Nl=9,Pl=3,SN=7;function Sx({onRange:e}){let t=i("canvas",{"aria-hidden":"true"}),o=i("div",{class:"overview-view"}),n=i("div",{class:"timeline-overview","aria-hidden":"true"},t,o),s=[],r={from:0,to:1},
a=r,l=0,c=null;function u(){l=0;let _=n.clientWidth,k=Pe.flatMap(x=>[!0,!1].map(v=>s.filter(A=>A.side===x&&A.data()?.bands.some(B=>B.sort==="host"===v)).map(A=>({pane:A,host:v})))).filter(x=>x.length>
0),$=Math.max(1,k.length)*(Nl+Pl)+Pl,S=globalThis.devicePixelRatio||1;[t.width,t.height]=[Math.round(_*S),Math.round($*S)],t.style.height=`${$}px`;let E=t.getContext("2d",{alpha:!1});E.scale(S,S),E.fillStyle=
z("--surface-sunk"),E.fillRect(0,0,_,$);let O=x=>_*(x-r.from)/(r.to-r.from);k.forEach((x,v)=>x.forEach(({pane:A,host:B})=>d(E,A,B,Pl+v*(Nl+Pl),O)))}function d(_,k,$,S,E){let O=k.data();_.fillStyle=z($?
"--span-host":"--span-compute");let x=new Map,v=-1/0;for(let A=0;A<O.length;A+=1){if(O.lanes[O.lane[A]]?.sort==="host"!==$)continue;let[B,N]=[E(O.start[A]),E(O.end[A])],I=k.changeAt(A);if(I!==""&&O.merged[A]<=
1){let K=x.get(I)??[];K.push(B,N),x.set(I,K)}O.name[A]>=0&&O.lanes[O.lane[A]].sort!=="other"&&(N>v+.5||B<v-50)&&(_.fillRect(B,S,Math.max(.5,N-B),Nl),v=N)}for(let[A,B]of x){_.fillStyle=z(`--span-${A}`);
for(let N=0;N<B.length;N+=2)_.fillRect(B[N],S,Math.max(.7,B[N+1]-B[N]),Nl)}}function m(){l||=requestAnimationFrame(u)}function f(){let _=r.to-r.from,k=100*(a.from-r.from)/_,$=100*(a.to-a.from)/_;o.style.
setProperty("left",`${k}%`),o.style.setProperty("width",`${$}%`)}let p=_=>{let k=n.getBoundingClientRect(),$=(_.clientX-k.left)/Math.max(1,k.width);return r.from+Math.min(1,Math.max(0,$))*(r.to-r.from)},
h=()=>a.to-a.from>.999*(r.to-r.from);function g(_){let k=SN*(r.to-r.from)/Math.max(1,n.clientWidth),[$,S]=[a.from,a.to].map(E=>Math.abs(p(_)-E));return _.shiftKey||Math.min($,S)>k?_.shiftKey||h()?"ran\
ge":"move":$<S?"from":"to"}function y(_){let{part:k,at:$,view:S}=c;if(k==="move")e(S.from+_-$,S.to+_-$);else if(k!=="range"){let E={...S,[k]:_};e(Math.min(E.from,E.to),Math.max(E.from,E.to))}}n.addEventListener(
"pointerdown",_=>{if(_.button===0){n.setPointerCapture(_.pointerId);let k=p(_);if(c={part:g(_),at:k,view:a},c.part==="move"&&(k<a.from||k>a.to)){let $=(a.to-a.from)/2;c.view={from:k-$,to:k+$},y(k)}}}),
n.addEventListener("pointermove",_=>{c?y(p(_)):n.style.cursor=["from","to"].includes(g(_))?"ew-resize":""}),n.addEventListener("pointerup",_=>{let[k,$]=[c?.at,p(_)];c?.part==="range"&&k!==$&&e(Math.min(
k,$),Math.max(k,$)),c=null}),n.addEventListener("pointercancel",()=>{c=null});let w=new ResizeObserver(m);w.observe(n);let b=dt(m);return{node:n,draw(_,k){[s,r]=[_,k],m(),f()},view(_,k){a={from:_,to:k},
f()},unmount(){cancelAnimationFrame(l),w.disconnect(),b()}}}var EN=15,ia=190,TN={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Lm=.02,ON=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],MN=new Set(["\
new","gone","gap"]),AN={control:"A",test:"B"},CN=[1,.78,.56];function RN(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,o]=Hr(e.row),n=Math.abs(o-t)/Math.max(t,o);return n>=.5?0:n>=.25?
1:2}function LN(e,t,o){return e.sort[t]===Bs?"gap":e.sort[t]===Ws?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===Ro?"outside":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].
sort==="host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Ex({side:e,kind:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t}`,s=i("ul",{class:"t\
imeline-heads","aria-label":`Lanes: ${n}`}),r=i("div",{class:"timeline-drawing"}),a=i("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s,r),l=null,c=[],u=[],d=[],m=null,f={},p="",h={side:e,kind:t,
node:a,data:()=>l},g=x=>x<0?-1:l.pieces.of[x];function y(){f=Object.fromEntries(ON.map(x=>[x,CN.map(v=>pl(z(`--span-${x}`),z("--surface"),v))]))}let w=x=>l.name[x]<0||l.lanes[l.lane[x]]?.sort==="other"?
"":u[l.name[x]];function b(){let x=l.names.map((v,A)=>m?.get(lt(v,l.categories[A])));u=x.map(v=>v?.change??""),d=x.map(RN),c=Array.from({length:l.length},(v,A)=>LN(l,A,w(A)))}function _(x){if(l.sort[x]===
Bs){let N=l.gaps[l.gap[x]];return`idle ${L(N.duration)} · host: ${N.operator??N.host??"nothing recorded"}`}if(l.sort[x]===Ws){let N=l.gaps[l.gap[x]];return`step ${N.step_number} · ${L(N.duration)}`}
if(l.sort[x]===Ro)return Me(l.gaps[l.gap[x]].mean,0,3);let v=l.names[l.name[x]],B=cn({name:v,category:l.categories[l.name[x]]})?`${An} (${v})`:v||"(no name)";return(TN[c[x]]??"")+(l.merged[x]>1?`${l.merged[x]}\
 rows, most of them ${B}`:B)}let k=x=>f[c[x]][["longer","shorter"].includes(c[x])?d[l.name[x]]:0];function $(){let x=JSON.stringify(l.bands);if(x===p)return;p=x;let{lane:v,act:A}=s.contains(document.activeElement)?
document.activeElement.dataset:{},B=I=>be("pin",`${t==="pinned"?"Unpin":"Pin"} ${I.label}`,()=>o.pin(h,I),{class:"lane-pin",data:{lane:I.id,act:"pin"}}),N=({label:I})=>t==="pinned"?`${AN[e]}: ${I}`:I;
s.style.height=`${l.height}px`,T(s,l.bands.map(I=>i("li",{class:"lane-head",title:I.label,css:{top:`${I.top}px`,height:`${I.height}px`}},I.folds?P(N(I),()=>o.fold(h,I),{class:"lane-fold",data:{lane:I.
id,act:"fold"},"aria-expanded":String(I.open)}):i("span",{},N(I)),B(I)))),[...s.querySelectorAll("button")].find(({dataset:I})=>I.lane===v&&I.act===A)?.focus()}function S(x,v){for(let{top:A}of l?.bands??
[]){let B=Math.round(v.top+A)+.5;x.line(0,B,v.width,B,z("--grid"))}o.decorate(x,v,h)}y();let E=kl(r,{rowHeight:al,label:`${n}: a table below has the same`,least:Lm,colour:x=>k(g(x)),hatched:x=>MN.has(
c[g(x)]),text:x=>_(g(x)),onHover:(x,v)=>o.hover(h,g(x),v),onPick:(x,v)=>o.pick(h,g(x),v),onView:(x,v,A)=>o.view(h,x,v,A),onMeasure:o.measure,onKey:x=>o.key(x,h),decorate:S}),O=dt(()=>{y(),E.redraw()});
return Object.assign(h,{drawing:E,show(x,v){l=x,b(),E.set({...x.pieces,tops:x.tops,height:x.height,from:v.from,to:v.to}),a.hidden=x.bands.length===0,$()},setChanges(x){m=x,l&&(b(),E.redraw())},highlight(x){
let v=x&&new Set(x);E.highlight(v&&l.pieces.of.flatMap((A,B)=>v.has(A)?[B]:[]))},whole(x){let{height:v,paint:A}=E.whole(x-ia);return{height:v,paint(B){A(Kr(B,ia,0)),l.bands.forEach(({label:N,top:I})=>B.
words(6,I+EN,Xs(N,30),z("--muted")))}}},changeAt:w,textOf:_,title:n,destroy(){O(),E.destroy()}})}function Tx(e,t,{start:o,end:n,row:s},r,a,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,a)}function NN(e,t,o,n){let s=-1,
r=a=>t.y(o.row[a])+2+(n-4)*(1-o.gaps[o.gap[a]].at);for(let a=0;a<o.length;a+=1){if(o.sort[a]!==Ro)continue;let l=t.x(o.start[a]),c=t.x(o.end[a]);c>=0&&l<=t.width&&(e.line(l,r(a),c,r(a),z("--text"),1),
s>=0&&o.row[s]===o.row[a]&&o.end[s]===o.start[a]&&e.line(l,r(s),l,r(a),z("--text"),1)),s=a}}function Ox(e,t,o,n){let s=t.rowHeight;NN(e,t,o.data()??{length:0},s);let r=n.path(o.side);if(r&&fx(e,t,o,r),
n.measure){let{from:a,to:l}=n.measure,[c,u]=[t.x(a),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,z("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.height,z("--accent"),1)}if(n.aligned!==null){
let a=Math.round(t.x(n.aligned))+.5;e.line(a,0,a,t.height,z("--accent"),1.5)}for(let a of n.selected)a.pane===o&&Tx(e,t,a,z("--accent"),2.5,s);n.partner?.pane===o&&Tx(e,t,n.partner,z("--text"),1.5,s)}function PN(e,t){let[o,n]=je(t*10);return`${Me(e/n,0,3).replace("-","−")} ${o}`}function Mx(e,t,o){K_(e,{view:t,width:o,format:PN,colours:{surface:z("--surface"),border:z("--border"),muted:z("--mut\
ed")}})}function Ax(){let e=i("canvas",{}),t=i("div",{class:"timeline-ruler","aria-hidden":"true"},e),o={from:0,to:1},n=0;function s(){n=0;let c=t.clientWidth,u=globalThis.devicePixelRatio||1;[e.width,
e.height]=[Math.round(c*u),Math.round(No*u)],e.style.height=`${No}px`;let d=e.getContext("2d",{alpha:!1});d.scale(u,u),Mx(Hs(d,getComputedStyle(document.body).fontFamily),o,c)}let r=()=>{n||=requestAnimationFrame(
s)},a=new ResizeObserver(r);a.observe(t);let l=dt(r);return{node:t,view(c,u){o={from:c,to:u},r()},whole:c=>({height:No,paint:u=>Mx(Kr(u,ia,0),o,c-ia)}),unmount(){cancelAnimationFrame(n),a.disconnect(),
l()}}}var IN=60,DN=40,qN=130,Cx=8;function Rx({partners:e,on:t}){let o={selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path},n=Zk(),s=ex(),r=null,a=0,l=null,c=!1,u=[],d={from:0,to:1},m={
hover:B,view:x,key:t.key,fold:t.fold,pin:v,pick:(J,X)=>t.pick(J,X),measure:(J,X,q)=>t.measure(J<X?{from:J,to:X}:null,q),decorate:(J,X,q)=>Ox(J,X,q,o)},f=["pinned","host","device"].flatMap(J=>Pe.map(X=>Ex(
{side:X,kind:J,on:m}))),p=({kind:J})=>J==="pinned",h=i("section",{class:"timeline-pins","aria-label":"Pinned lanes"},f.filter(p).map(J=>J.node)),g=Pe.map(J=>i("section",{class:`timeline-side timeline-${J}`,
data:{side:J},"aria-label":J==="control"?"Control":"Test"},i("p",{class:`timeline-side-name ${J}-text small`}),f.filter(X=>X.side===J&&!p(X)).map(X=>X.node))),y=Sx({onRange:(J,X)=>E().drawing.view(J,X,
!0)}),w=Ax(),b=i("div",{class:"timeline-lanes"},h,g,s.node),_=i("div",{class:"timeline-head"},y.node,w.node),k=i("section",{class:"card timeline-stage","aria-label":"Timeline"},_,b,n.node),$=new ResizeObserver(
()=>k.style.setProperty("--head",`${_.offsetHeight}px`));$.observe(_);let S=()=>{h.hidden||ye()};document.addEventListener("scroll",S,{capture:!0,passive:!0});let E=()=>u[0]??f[0],O=()=>E().drawing.current();
function x(J,X,q,U){c||(c=!0,u.filter(C=>C!==J).forEach(C=>C.drawing.follow(X,q,U)),c=!1,A(),ye(),t.view(X,q,U))}function v({side:J},X){t.pin(J,X),u.filter(q=>q.side===J).flatMap(q=>[...q.node.querySelectorAll(
".lane-pin")]).find(({dataset:q})=>q.lane===X.id)?.focus()}function A(){let{from:J,to:X}=O();y.view(J,X),w.view(J,X)}function B(J,X,q){r=X>=0?{pane:J,i:X,event:q}:null,clearTimeout(a),l?.abort(),o.partner=
null,r?N():n.hide(),ye(),Ne()}function N(){let{pane:J,i:X}=r,q=t.both()?e.nameOf(J,X):null;if(q===null){Z(void 0);return}let U=In[J.side],C=e.drawn(u,U,...q)??(I(U,...q)?null:e.known(U,...q));if(K(C),
C!==void 0)return;let j=r;a=setTimeout(async()=>{l=new AbortController;try{let Y=await e.ask(U,...q,l.signal);r===j&&(K(Y),ye(),Ne())}catch{}},IN)}function I(J,X,q,U){let C=t.changes()?.get(lt(X,q))?.
row;return C!==void 0&&U>=C[`${J}_counts`]}function K(J){o.partner=J?aa(u,In[r.pane.side],J):null,Z(J)}function Z(J){let{pane:X,i:q,event:U}=r;U&&n.show(Jk(X,q,{changes:t.changes(),partner:J,other:t.both()?
In[X.side]:""}),U.clientX,U.clientY)}let le=({pane:J,start:X,end:q,row:U})=>J.drawing.placeOf({start:X,end:q,row:U});function ye(){s.drawLinks(o.links.map(q=>q.map(U=>U.pane.drawing.boxOf(U))));let{partner:J,
selected:X}=o;if(r&&J){let{start:q,end:U,row:C}=r.pane.data(),{pane:j,i:Y}=r;s.draw(le({pane:j,start:q[Y],end:U[Y],row:C[Y]}),le(J))}else X.length===2?s.draw(...X.map(le)):s.draw(null,null)}let Ne=()=>u.
forEach(J=>J.drawing.redraw());return{node:k,panes:f,shown:()=>u,current:O,around({start:J,end:X}){let q=(J+X)/2,U=O(),C=E().drawing.node.clientWidth||1e3,j=Math.max(X-J,.01)*C/DN,Y=Math.max((X-J)*1.3,
Math.min(U.to-U.from,j));return{from:q-Y/2,to:q+Y/2}},goTo:({from:J,to:X},q)=>E().drawing.view(J,X,q),glide(J){let{from:X,to:q}=E().drawing.goal(),[U,C]=[(X+q)/2,(q-X)/2*J];E().drawing.view(U-C,U+C)},
slide(J){let{from:X,to:q}=E().drawing.goal(),U=J*(q-X);E().drawing.view(X+U,q+U)},fit(){E().drawing.view(d.from,d.to)},show(J,X,q,U,C){d=q,r=null,o.partner=null,n.hide();let j=u,Y=j.length>0?O():null;
u=J.map(({pane:ee,data:Ae})=>(ee.show(Ae,X),ee)).filter(ee=>ee.data().bands.length>0),f.filter(ee=>!u.includes(ee)).forEach(ee=>{ee.node.hidden=!0}),h.hidden=!u.some(p),g.forEach(ee=>{let{side:Ae}=ee.
dataset;ee.hidden=!u.some(H=>H.side===Ae&&!p(H)),ee.firstChild.textContent=U[Ae]??""}),C?u.forEach(ee=>{let{from:Ae,to:H}=Gn(C,ee.drawing.extent(),Lm);ee.drawing.follow(Ae,H)}):Y&&u.filter(ee=>!j.includes(
ee)).forEach(ee=>ee.drawing.follow(Y.from,Y.to)),A()},drawOverview(J){y.draw(u,J)},setChanges(J){f.forEach(X=>X.setChanges(J))},mark(J){Object.assign(o,J),ye(),Ne()},marks:o,whole:J=>[{lines:[],...w.whole(
J)},...u.map(X=>({lines:[X.title],...X.whole(J)}))],reveal({pane:J,start:X,end:q,row:U}){let C=J.drawing.boxOf({start:X,end:q,row:U}),{bottom:j}=(h.hidden?w.node:h).getBoundingClientRect();if(p(J))J.drawing.
reveal(U);else{let Y=window.innerHeight-Math.max(qN,t.below());window.scrollBy(0,C.top<j||Y<j?C.top-j-Cx:Math.max(0,C.bottom-Y+Cx))}},beside({pane:J,start:X,lane:q,level:U},C){let j=J.data(),Y=-1;for(let ee=0;ee<
j.length;ee+=1){let Ae=C*(j.start[ee]-X);Ae>0&&j.level[ee]===U&&j.lanes[j.lane[ee]]?.id===q&&Zo(j,ee)&&(Y<0||Ae<C*(j.start[Y]-X))&&(Y=ee)}return Y},unmount(){clearTimeout(a),l?.abort(),document.removeEventListener(
"scroll",S,{capture:!0}),$.disconnect(),y.unmount(),w.unmount(),f.forEach(J=>J.destroy())}}}var BN=1e3,Lx={control:"Control",test:"Test"},WN="Time in the stretch, of a host row without the rows below it";function FN(e,t){let o=new Map,n=Object.keys(e);for(let r of n)for(let{name:a,category:l,
sort:c,calls:u,self:d}of e[r].rows){let m=t(a,l),f=o.get(lt(m,l))??{name:m,category:l,sort:c};f[r]=(f[r]??0)+d,f[`${r}_calls`]=(f[`${r}_calls`]??0)+u,o.set(lt(m,l),f)}for(let r of o.values()){for(let a of n){
let l=e[a].of>e[a].rows.length?null:0;r[a]??=l,r[`${a}_calls`]??=l}r.diff=n.length===2&&r.control!==null&&r.test!==null?r.test-r.control:null}let s=r=>Math.abs(r.diff??0)||Math.max(r.control??0,r.test??
0)*1e-6;return[...o.values()].sort((r,a)=>s(a)-s(r))}function jN(e,t){let o=n=>({key:n,title:Lx[n],number:!0,what:WN,show:L,exact:te});return so({caption:"Time by name",class:"timeline-sums-table",level:"\
h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:n=>P(n||"(no name)",()=>t(n),{class:"link-button timeline-name",title:n})},{key:"sort",title:"Where",show:String},...e.map(o),...e.length===
2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:ge,exact:Ce,tone:n=>n>0?"more":n<0?"less":""}]:[],...e.map(n=>({key:`${n}_calls`,number:!0,title:e.length===2?`${Lx[n]} calls`:"Cal\
ls",show:M}))]})}function Nx(e){let t=i("p",{class:"timeline-measured",role:"status"}),o=i("div"),n=i("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},t,o),s="",r=null;async function a(l,c,u){
r?.abort();let d=new AbortController;r=d;try{let m={};if(await Promise.all(c.map(async({side:f,set:p,query:h})=>{let g=new URLSearchParams(h);Object.entries({from:l.from+u[f],to:l.to+u[f]}).forEach(([
y,w])=>g.set(y,String(Math.round(w*1e3)/1e3))),g.set("limit",String(BN)),m[f]=await wf(p,g,{signal:d.signal})})),r===d){let f=Object.fromEntries(c.map(({side:g})=>[g,m[g]])),p=jN(Object.keys(f),e.search),
h=FN(f,e.nameOf);p.show(h),T(o,h.length>0?p.node:i("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(m){r===d&&m.name!=="AbortError"&&T(o,i("p",{class:"notice small"},`Its sums could not be\
 loaded. ${m.message}`))}}return{node:n,draw(l,c,u,d){let m=l?JSON.stringify([l,d,u]):"";if(m!==s){if(s=m,n.hidden=l===null,l===null){r?.abort();return}T(t,i("b",{},L(l.to-l.from)),i("span",{class:"mu\
ted small"},` from ${te(l.from)} to ${te(l.to)} `),P("Zoom to it",()=>e.zoom(l),{class:"link-button"}),be("close","Remove the stretch (Escape)",e.clear)),a(l,c,u)}},unmount(){r?.abort()}}}var Px=.001;function Ix(e){let{stage:t}=e,o=!1;function n(){let{sum_from:a,sum_to:l}=e.state();return a===null?null:{from:a,to:l}}function s(a,l=!0){o=!l,t.mark({measure:a}),l&&(e.change({sum_from:a?.
from??null,sum_to:a?.to??null},{replace:!0}),a&&pe(`${L(a.to-a.from)} chosen.`))}let r=Nx({zoom:t.goTo,clear:()=>s(null),nameOf:e.nameOf,search:a=>e.change({q:a},{replace:!0})});return{node:r.node,current:n,
choose:s,draw(a){o||t.mark({measure:n()}),r.draw(n(),e.sides(a),e.shifts(),e.key())},ofCall(){let a=e.place(),l=n();return a&&s(l&&Math.abs(l.from-a.start)>Px?{from:Math.min(l.from,a.start),to:Math.max(
l.from,a.start)}:{from:a.start,to:Math.max(a.end,a.start+Px)}),a!==void 0},unmount:r.unmount}}function Dx(e,t){let o=null,n=-1;function s(r){let a=`${t.key()}|${r}`;if(o?.key!==a){let l={key:a,list:[]};o=l,n=-1,l.found=bx(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>lt(m.name,m.category)));e.say(_x(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,a){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=a>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+a+l.length)%l.length;e.say(kx(n,l.length)),t.onCall(l[n])}}}}var HN=350,UN=250,zN=220,la={path:"/timeline",name:"Timeline",read:Va,mount:(e,t)=>GN(e,t)},qx=(e,t)=>["from","to"].some(o=>Math.abs(e[o]-t[o])>.002+1e-6*Math.abs(t[o]));function GN(e,t){let o=e.clientWidth,
n=Va(location.search),s=null,r=null,a="",l=null,c={control:0,test:0},u="",d="",m="",f={from:0,to:1},p=f,h=!1,g=Object.fromEntries(Pe.map(W=>[W,rx(W,{onChange:()=>!h&&H(),onError:V=>!h&&rf(V)})])),y=Object.
fromEntries(Pe.map(W=>[W,null])),w=ux(g,()=>r),b=px({toggle:()=>C({path:!n.path}),change:()=>!h&&_.mark({}),error:rf}),_=Rx({partners:w,on:{view:D,pick:nn,key:N$,fold:({side:W},V)=>C({open:Ka(n.open,ws(
W,V))},{replace:!0}),pin:(W,V)=>C({pin:Ka(n.pin,ws(W,V))},{replace:!0}),measure:(...W)=>E.choose(...W),changes:()=>r,both:()=>$o(n).length===2,path:W=>b.of(W),below:()=>Ne.offsetHeight}}),k=yx({onText:W=>C(
{q:W},{replace:!0}),onStep:W=>v.walk(n.q,W)}),$=tx({zoom:_.glide,fit:_.fit,save:q$,show:W=>C({show:W}),sum:()=>E.choose(_.current()),unalign:()=>C({align:"",align_category:"",align_nth:0})},k.node,b.node),
S=xx({zoom:()=>x.zoom(),align:pt,go:(W,V)=>x.show({...V,side:W,at:V.start-c[W]}),href:jl,clear:()=>x.clear()}),E=Ix({state:()=>n,change:C,stage:_,shifts:()=>c,sides:W=>W.map(V=>g[V]),key:()=>[d,r===null,
n.show],place:()=>x.place(),nameOf:(W,V)=>w.named("control",W,V)}),O=()=>`${d}|${u}`,x=$x({state:()=>n,stage:_,sides:g,partners:w,change:W=>C(W,{replace:!0}),shifts:()=>c,changes:()=>r,key:O,opened:De},
S),v=Dx(k,{key:()=>`${O()}|${r===null}`,sides:()=>$o(n).map(W=>g[W]),panes:_.shown,changes:()=>r,shifts:()=>c,from:()=>_.current().from,onCall:W=>!h&&x.show(W)}),A=gx(W=>C({...W,...Pe.some(V=>V in W)?
{from:null,to:null,name:"",nth:null,align:"",sum_from:null,sum_to:null}:{}})),B=vx({onPick:nn,partnerOf:st}),N=ox(),I=i("div",{class:"timeline-notes"}),K=i("h1",{class:"visually-hidden"},"Timeline"),Z=i(
"nav",{class:"crumb","aria-label":"Where this is"}),le=i("div",{class:"message"}),ye=i("p",{class:"muted small"},"Wheel: scroll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift \
and drag: sums of a stretch · ? lists all keys"),Ne=i("div",{class:"timeline-details"},S.node,E.node),J=i("div",{class:"results"},$.node,I,_.node,Ne,N.node,b.words,ye,B.node);e.append(i("div",{class:"\
page timeline-page"},K,Z,A.node,le,J));let X=Mt({context:t,results:J,message:le}),q=Ye(HN,()=>{let{from:W,to:V}=_.current();C(qx({from:W,to:V},p)?{from:W,to:V}:{from:null,to:null},{replace:!0})}),U=Ye(
UN,()=>{!h&&_.shown().length>0&&B.draw(_.shown(),_.current())});function C(W,{replace:V=!1}={}){h||t.go(ys({...n,...W}),{replace:V})}let j=W=>fn(W,n,s,null),Y=({sample:W})=>`rank ${W.rank}${W.span>0?`\
, file ${W.span+1}`:""}, ${W.step_number===null?"whole recording":`step ${W.step_number}`}`;function ee(){let W=Pe.filter(ke=>n[ke]!==""),V=W.map(j).join(" → ");K.textContent=W.length>0?`${V} · Time\
line`:"Timeline",t.setTitle(K.textContent);let ce={...Ot(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};T(Z,W.length===2&&i("a",{href:t.lastCompare(new URLSearchParams(
ce))??Gt(ce)},`← ${V}`))}async function Ae(){let W=Pe.map(V=>n[V]).filter(V=>V!=="");if(!W.every(V=>s&&We(s,V))){let V=await ht(W).catch(()=>[]);h||(s=V,H())}}function H(){let W=Pe.filter(Be=>n[Be]!==
"");ee(),Pe.forEach(Be=>g[Be].load(n));let V=W.length>0&&W.every(Be=>g[Be].samples!==null)?oe(W):{};A.draw(n,s,Object.fromEntries(Pe.map(Be=>[Be,V[Be]&&{samples:g[Be].samples,...V[Be]}]))),$.draw(n),k.
draw(n.q);let ce=$o(n),ke=W.find(Be=>g[Be].error&&(ce.includes(Be)||g[Be].samples===null)),qe=W.some(Be=>g[Be].samples?.length===0),Ze=ce.length>0&&ce.every(Be=>g[Be].whole);W.length===0?X.say(ax(s)):
ke&&!Ze?I$(ke):qe?X.say(ix()):X.say(null),J.toggleAttribute("data-skeleton",!Ze),t.busy(W.length>0&&!Ze&&!ke&&!qe),Ze&&Oe(ce,V)}function oe(W){let V={};for(let ce of W){let ke=V[In[ce]]??null;V[ce]=g[ce].
choose(n,ke)}return $o(n).filter(ce=>V[ce]).forEach(ce=>g[ce].loadWhole(n,Math.max(o-zN,300))),V}let he=W=>W.map(V=>g[V].stepKey()).join("|");function Oe(W,V){let ce=he(W),ke=ce!==d;ke&&(d=ce),m!==`${ce}\
 ${n.pin}`&&(m=`${ce} ${n.pin}`,W.forEach(qe=>{y[qe]=Object.fromEntries(["pinned","host","device"].map(Ze=>[Ze,e_(Be=>n.open.includes(ws(qe,Be)))]))})),se(W),G(V),yt(W,V,ke),D$(W,V),N.draw(W.length===
2,n.path),b.draw(n,W,V),x.draw(W),E.draw(W),L$(),U(),t.settled()}let Ie=(W,V)=>n.pin.includes(ws(W,V))?"pinned":V.sort==="host"?"host":"device";function yt(W,V,ce){let ke=ze=>W.map(ao=>ze(g[ao].whole.
extent)-c[ao]),qe=Math.max(...ke(ze=>ze.to));f={from:Math.min(...ke(ze=>ze.from)),to:qe},p={from:Math.min(...ke(ze=>Math.max(0,ze.from))),to:qe};let Ze=_.panes.filter(ze=>W.includes(ze.side)).map(ze=>{
let{whole:ao,window:B$}=g[ze.side];return{pane:ze,data:t_({window:B$,all:ao,takes:W$=>Ie(ze.side,W$)===ze.kind,shift:c[ze.side],rows:y[ze.side][ze.kind]})}}),Be=n.from===null?null:{from:n.from,to:n.to};
_.show(Ze,f,p,Object.fromEntries(W.map(ze=>[ze,`${j(ze)}, ${Y(V[ze])}`])),ce?Be??p:null),ce&&(_.drawOverview(f),R())}function R(){let W=_.current();for(let V of $o(n)){let ce=_.shown().find(Ze=>Ze.side===
V),{whole:ke,windows:qe}=g[V];if(ce&&ke){let Ze=c[V];qe.want({from:W.from+Ze,to:W.to+Ze},ce.drawing.node.clientWidth,ke.extent)}}}function D(){R(),q(),U()}async function G(W){let V=W.control&&W.test,ce=new URLSearchParams(
{control:n.control,test:n.test});for(let qe of V?Pe:[]){let{rank:Ze,step_number:Be}=W[qe].sample;ce.set(`${qe}_ranks`,String(Ze)),ce.set(`${qe}_steps`,Be===null?"all":String(Be)),n[`${qe}_marker`]&&ce.
set(`${qe}_marker`,n[`${qe}_marker`])}Object.entries({significance:"false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([qe,Ze])=>ce.set(qe,Ze));let ke=V?ce.toString():"";
if(ke!==a&&(a=ke,l?.abort(),r=null,_.setChanges(null),ke!=="")){l=new AbortController;try{let qe=await et(ce,{signal:l.signal});!h&&a===ke&&(r=Ur(qe),_.setChanges(r),_.drawOverview(f),x.draw($o(n)),se(
$o(n)),U())}catch{}}}async function se(W){let V=n.align===""||W.length<2?"":JSON.stringify([d,n.align_category,n.align_nth,...W.map(qe=>w.named(qe,n.align,n.align_category))]);if(V===u)return;u=V;let ce=c;
c={control:0,test:0};let ke=null;if(V!==""){let qe=null,Ze=await Promise.all(W.map(Be=>g[Be].find({name:w.named(Be,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).catch(ze=>{
qe=ze})));if(h||u!==V)return;if(qe)$e(`The search for the call to align at failed. ${qe.message}`,{urgent:!0});else if(Ze.every(Boolean)){let[Be,ze]=Ze.map(ao=>ao.rows[0].start);c={control:0,test:ze-Be},
ke=Be}else(r||n.align_category!=="python_function")&&$e("The call to align at is not in both steps.",{seconds:8})}_.mark({aligned:ke}),(V!==""||ce.test!==0)&&(H(),R(),_.drawOverview(f))}function De(W,V){
let ce=_.shown().filter(ke=>ke.side===W).flatMap(ke=>ke.data().bands).find(({id:ke})=>ke===V);return!ce||ce.open?n.open:Ka(n.open,ws(W,ce))}function st(W,V){let ce=$o(n).length===2?w.nameOf(W,V):null;
return ce&&w.drawn(_.shown(),In[W.side],...ce)}function nn(W,V){let ce=W.data();if(!x.pick(W,V)&&V>=0&&(ce.merged[V]>1||ce.sort[V]!==Co)){let ke=(ce.end[V]-ce.start[V])*.75,qe=(ce.start[V]+ce.end[V])/
2;_.goTo({from:qe-ke,to:qe+ke})}}function pt(){let{name:W,category:V,nth:ce}=x.current();C({align:W,align_category:V,align_nth:ce})}function jl({name:W,category:V}){return n.control===""||n.test===""?
null:Nt({...hs(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker,row:Tt(W,V),use_short_name:n.use_short_name})}function L$(){for(let W of _.shown())W.highlight(
n.q===""?null:s_(W.data(),n.q));v.draw(n.q)}let Ks={".":()=>x.step(1),",":()=>x.step(-1),m:()=>E.ofCall(),f:()=>x.zoom()};function N$(W){let V=Ks[W.key];return V!==void 0&&V()!==!1}function P$(){if(_.
marks.measure)E.choose(null);else if(n.name!=="")x.clear();else if(n.q!=="")C({q:""},{replace:!0});else return!1;return!0}function rf(W){$e(`This part of the timeline could not be loaded. ${W.message}`,
{urgent:!0})}function I$(W){X.say(lx(g[W].error,W,{retry(){Pe.filter(V=>g[V].error).forEach(V=>g[V].retry()),H()},chooseOther:()=>C(Object.fromEntries(Pe.flatMap(V=>["rank","span","step"].map(ce=>[`${V}\
_${ce}`,""]))),{replace:!0})})),X.clearable(g[W].error,W)}function D$(W,V){let ce=W.flatMap(ke=>cx(ke,g[ke],V[ke]));T(I,ce.map(ke=>i("p",{class:"notice small"},ke)))}async function q$(W){let V=_.shown();
if(V.length===0)return;let{from:ce,to:ke}=_.current(),qe=Math.max(900,V[0].drawing.node.clientWidth),Ze=$o(n),Be=[K.textContent,`${L(ce)} to ${L(ke)} of ${Ze.map(ao=>`the ${ao} (${Y(g[ao].chosen)})`).
join(" and ")}`],ze=bl(Be,_.whole(qe),qe);await _l(ze,W,`tracediff-${Ze.map(ao=>$t(j(ao))).join("-")}-timeline`)}return H(),Ae(),{keys:{search:()=>k.focus(),control:()=>A.choose("control"),test:()=>A.
choose("test"),zoomIn:()=>_.glide(.75),zoomOut:()=>_.glide(1/.75),left:()=>_.slide(-.12),right:()=>_.slide(.12),fit:()=>_.fit(),next:Ks["."],former:Ks[","],measure:Ks.m,zoomTo:Ks.f,close:P$},update(W){
let V=n;n=Va(W),H();let ce=n.from!==V.from||n.to!==V.to,ke=n.from===null?p:n;ce&&qx(_.current(),ke)&&_.goTo(ke,!0),Ae()},unmount(){h=!0,q.cancel(),U.cancel(),l?.abort(),Pe.forEach(W=>g[W].unmount()),X.
unmount(),x.unmount(),b.unmount(),E.unmount(),_.unmount()}}}var Bx=[["control","Control"],["test","Test"]],YN=e=>({slower:"more",faster:"less"})[e]??null,on=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:L,exact:te}),KN=(e,t)=>e===null?ae:`${ue(e)} to ${ue(t)}`,
VN=(e,t)=>[{key:"side",title:"Side",show:o=>o},{key:"label",title:"Recording",show:(o,n)=>i(e?"a":"bdi",{href:e?.(n.set)},o)},on("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?[on(
"without_profiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],on("compute","Compute"),on("exposed_communication","Exposed communication"),on("exposed_memor\
y","Exposed memory"),on("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:M},{key:"samples",title:"Samples",number:!0,show:M,what:"A sample is one step of one rank"}],QN={slower:"slower",faster:"\
faster",no_difference_found:"no difference found",cannot_judge:"cannot judge"};function JN(e){return e.q_value!==null?QN[e.significance]:e.control_recordings===0?"new":e.test_recordings===0?"gone":`to\
o few: only ${e.control_recordings} of A and ${e.test_recordings} of B have it`}var XN=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},on("control","Control","\
Mean per step of the recordings; host rows without the calls inside them"),on("test","Test","Mean per step of the recordings"),{...on("diff","Change"),show:ge},{key:"change_percent",title:"%",number:!0,
show:ue,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>KN(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:qt,what:"Of the te\
st between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:YN}],ZN=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=r=>t[`${r}_${o?"self_":""}per_step`],s=r=>t[`${r}\
_recordings`]===0?null:n(r);return{...t,control:s("control"),test:s("test"),diff:n("diff"),certain:JN(t)}},eP=.05,tP=({verdict:e})=>e==="slower"||e==="faster";function oP(e){let{verdict:t,control:o,test:n,
change_percent:s,low_percent:r,high_percent:a}=e,l=o===null||n===null?null:_o(o,n);return i("h2",{class:"headline"},i("strong",{class:`verdict-word verdict-${t.replace("_","-")}`},i("span",{"aria-hidd\
en":"true"},`${yd[t]} `),wd[t],tP(e)&&` by ${Te(Math.abs(s))}`),l&&i("span",{class:"headline-times",title:`Mean step: ${te(o)} → ${te(n)}; the percentages are of the geometric means`},i("span",{class:"\
value control-text"},l[0]),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text"},l[1])),r!==null&&i("span",{class:"verdict-range"},`between ${ue(r)} and ${ue(a)}`))}function nP({
words:e}){let t=e.replace(/^.*?between \S+ % and \S+ %\)?,?\s*/,"").replace(/^cannot judge:?\s*/,"").replace(/^which is/,"the interval is").replace(/(^|\s)-(?=\d)/g,"$1−");return`${t[0].toUpperCase()}${t.
slice(1)}${/[.!?]$/.test(t)?"":"."}`}function Wx({verdict:e}){let{between_percent:t,within_percent:o}=e,n=t===null?!1:o!==null&&t<eP?"Recordings of a side differ by no more than the noise of their ste\
ps explains.":`Recordings of a side differ by ${ue(t).replace("+","")}${o===null?"":" beyond the noise of their steps"}.`;return[oP(e),i("p",{},nP(e)," ",n),e.recorded&&i("p",{class:"muted small"},e.recorded.
text)]}var Fx=e=>Object.fromEntries(Bx.map(([t])=>[t,e[t].recordings.find(({set:o})=>o===e.middle[t])]));function jx(e,t){let o=Bx.flatMap(([r,a])=>e[r].recordings.map(l=>({...l,...l.step_time,side:a}))),
n=o.some(r=>r.without_profiler!==null),s=so({caption:"Recordings",limit:128,columns:VN(t,n)});return s.show(o),s.node}function Hx(e,t){let o=so({caption:"Rows",limit:50,columns:XN,csv:t});return{node:o.
node,show:n=>o.show(n.map(ZN(e.selection.measure)))}}var Ux=({judged_rows:e,changed_rows:t})=>e===0?"No row is judged.":`${F(e,"row")} judged: ${M(t.slower)} slower and ${M(t.faster)} faster.`;var Xn=[["control","A",22],["test","B",50]],zx=82,Gx=3,sP=(e,t)=>e[t].recordings.map(o=>({label:o.label,step:e.verdict.recorded===null?o.step_time.step:o.without_profiler})).filter(({step:o})=>typeof o==
"number"),rP=({verdict:{control:e,low_percent:t,high_percent:o}})=>t===null||e===null?null:[t,o].map(n=>e*(1+n/100));function Yx(e){let t=Object.fromEntries(Xn.map(([f])=>[f,sP(e,f)])),o=rP(e),n=[...Xn.
flatMap(([f])=>t[f].map(({step:p})=>p)),...o??[]];if(Xn.some(([f])=>t[f].length===0))return null;let[s,r]=[Math.min(...n),Math.max(...n)],a=f=>r>s?Gx+(100-2*Gx)*(f-s)/(r-s):50,l=Xn.flatMap(([f,,p])=>t[f].
map(({label:h,step:g})=>({side:f,x:a(g),y:p,words:`${f}, ${h}: ${L(g)}`}))),c=i("div",{class:"strip-tip",hidden:!0}),u=([f,,p])=>ve("line",{class:`strip-mean strip-${f}`,y1:`${p-11}%`,y2:`${p+11}%`,x1:`${a(
e.verdict[f])}%`,x2:`${a(e.verdict[f])}%`}),d=ve("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},Xn.map(u),l.map(({side:f,x:p,y:h})=>ve("circle",{class:`strip-dot strip-${f}`,cx:`${p}\
%`,cy:`${h}%`,r:5})),o&&ve("line",{class:"strip-interval",x1:`${a(o[0])}%`,x2:`${a(o[1])}%`,y1:`${zx}%`,y2:`${zx}%`}));pd(d,l,f=>{c.hidden=!f,T(c,f?.words)});let m=Xn.map(([f,p])=>`${p}, ${f}: ${t[f].
map(({step:h})=>L(h)).join(", ")}.`).join(" ");return i("div",{class:"recordings-chart"},i("div",{class:"recordings-plot",role:"img","aria-label":`Mean step of each recording. ${m}`},Xn.map(([f,p,h])=>i(
"b",{class:`${f}-text`,css:{top:`${h}%`}},p)),d,c),i("div",{class:"small muted recordings-scale","aria-hidden":"true"},i("span",{},Fo(s)),i("span",{},Fo(r))),i("p",{class:"small muted"},"Each recordin\
g as a dot, the means as lines",o&&"; the bar: where the test’s mean lies by the 95 % interval of the change","."))}var Dm={path:"/compare/recordings",name:"Several recordings",read:Pm,mount:(e,t)=>kP(e,t)},Nm=1e3,aP=250,iP=6,Kx=32,qm=[["control","A","Control"],["test","B","Test"]],Bm=qm.flatMap(([e])=>["ranks","st\
eps","marker"].map(t=>({key:`${e}_${t}`,side:e,what:t}))),Vx=e=>e.split(",").filter(t=>t!=="");function Pm(e){let t=new URLSearchParams(e);return{control:Vx(t.get("control")??""),test:Vx(t.get("test")??
""),q:_t(t,Rt,"q"),significant:_t(t,Rt,"significant","")==="true",equal_clock:_t(t,Rt,"equal_clock","false"),chosen:Object.fromEntries(Bm.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(
n)||"";return s===""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}function Il(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return zo(t,Rt,["q","significant","equal_cloc\
k"],e),Object.entries(e.chosen).forEach(([o,n])=>t.set(o,n)),t}var Xx=({chosen:e})=>Bm.some(({key:t,what:o})=>o!=="marker"&&t in e);function lP(e){let t=qm.flatMap(([o,,n])=>{let s=Bm.filter(r=>r.side===
o&&r.key in e.chosen).map(({key:r,what:a})=>`${a} ${e.chosen[r]}`);return s.length===0?[]:[`${n}: ${s.join(", ")}.`]});return[...Xx(e)?[]:["All ranks and steps of every recording count."],...t].join("\
 ")}function Wm(e,t=Nm){let o=Il(e);return o.set("exclude",Nc),o.set("sort","abs_diff_self_duration"),t!==null&&o.set("limit",String(t)),o}function cP(e,t){let o=Il(e);["control","test"].forEach(s=>o.
delete(s));let n=new URLSearchParams({view:o.toString()});for(let s of["control","test"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}var uP=()=>document.activeElement?.dataset?.field;function dP(e,t){
let{state:o,labels:n,change:s}=e;return i("ul",{class:"recordings-chosen"},o[t].map(r=>{let a=n.get(r)??r;return i("li",{class:"tag"},a," ",P("×",()=>{s({[t]:o[t].filter(l=>l!==r)}),ca(e,t)},{class:"\
link-button","aria-label":`Leave out ${a}`,title:`Leave out ${a}`}))}))}function ca(e,t=uP()){let{sides:o,labels:n,change:s}=e;T(o,qm.map(([r,a,l])=>{let c=ne("set"),u=m=>{e.state[r].includes(m)||(s({
[r]:[...e.state[r],m]}),ca(e,r))},d=Ao({id:c,field:r,set:null,text:"",onGroup:u,onPick:m=>{n.set(He(m.id),m.label),u(He(m.id))}});return d.input.placeholder="Add a recording, or nightly-* …",i("div",
{class:`side-card side-${r}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},a),i("label",{for:c},l),d.node),dP(e,r))})),t&&o.querySelector(`[data-field="${t}"]`)?.focus()}function mP({
state:e,answer:t,labels:o}){for(let n of["control","test"])for(let s of e[n]){let r=t[n].recordings.find(a=>a.set.startsWith(s));r&&o.set(s,r.label)}}async function fP(e){let{labels:t,state:o}=e,n=[...o.
control,...o.test].filter(s=>!Zx(s));try{for(let s of await ht(n.slice(0,100)))t.set(He(s.id),s.label);e.answer===null&&ca(e)}catch{}}var pP=({state:e,answer:t})=>({...Ot(`?${new URLSearchParams(e.chosen)}`),
control:He(t.middle.control),test:He(t.middle.test)});function hP(e){let t=()=>pP(e),o=({id:n,name:s,category:r})=>Nt({...t(),row:n??Tt(s,r)});return Xi({page:n=>`${o(n)}#booked`,tree:()=>Kt(Wt(Qo(`?${new URLSearchParams(
{...e.state.chosen,control:t().control,test:t().test})}`))),timeline:n=>(n&&Xa(t(),n))??mo(t())},(n,s)=>{e.open=s?[...e.open,n]:e.open.filter(r=>r!==n),Im(e)})}function Im({account:e,found:t,open:o,why:n}){
n.hidden=!t,t&&e.draw(t,{open:o,sure:!1,sum:"Together, of these two",lines:iP,words:1/0})}async function gP(e){let{answer:t,state:o}=e;if(e.found=null,e.open=[],Im(e),!["slower","faster"].includes(t.verdict.
verdict))return;let n=Il({...o,control:[t.middle.control],test:[t.middle.test],q:"",significant:!1,equal_clock:!1});n.set("limit","0");try{let s=await et(n);e.answer===t&&(e.found=s,Im(e))}catch{}}function wP(e){
let{answer:t,state:o,change:n}=e,{control:s,test:r}=Fx(t);T(e.words,Wx(t),i("p",{class:"small recordings-chosen-parts"},lP(o)," ",Xx(o)&&P("Use all ranks and steps",()=>n({chosen:Object.fromEntries(Object.
entries(o.chosen).filter(([c])=>c.endsWith("_marker")))}),{class:"link-button"}))),T(e.chart,Yx(t)),T(e.middle,"Account, tree and timeline are of one recording of each side: ",i("a",{href:Bt(s.set,r.set)},
`${s.label} and ${r.label}`),", those with the middle step time. What the other recordings differ by is not in them."),e.card.dataset.verdict=t.verdict.verdict;let a=t.control.recordings.length+t.test.
recordings.length,l=c=>$t(t[c].recordings[0].label);e.share.set({name:`tracediff-${l("control")}-${l("test")}`,report:_a(Wm(o,null)),bundle:ka(cP(o,t)),tooMany:a>Kx&&`${Kx} sets at most`})}function yP(e){
let{answer:t,state:o}=e;mP(e),ca(e),wP(e),gP(e),T(e.notes,lr(t.comparability)),T(e.recordings,jx(t,a=>ie(`/analyse?set=${He(a)}`)));let n=Wm(o,null);n.set("format","csv");let s=Hx(t,Qs(n));s.show(t.rows);
let{row_count:r}=t;T(e.rows,s.node,i("p",{class:"muted small"},r===0?"The filters leave no row. ":"",Ux(t),r>Nm?` The ${M(Nm)} largest changes of ${M(r)} are here; the CSV has all.`:""))}function Qx(e,t){
e.answer=null,e.question.say(i("div",{class:"error-box",role:"alert",data:{code:t.code}},i("h2",{},"This comparison is not possible"),i("p",{},t.message)))}var Zx=e=>e.startsWith("tag:")||/[*?]/.test(
e);function bP(e,t){e.answer=null,e.question.drop(),e.question.say(i("p",{class:"notice"},"Choose recordings of both sides, at least four in all: 2 and 2, or 3 and 1. A pattern of labels (nightly-*) o\
r a tag (tag:NAME) stands for all its sets. ",i("a",{href:t.every(o=>o.length===1)?Bt(t[0][0],t[1][0]):ie("/compare")},"Compare two sets")))}function Jx(e){let{state:t,search:o,question:n}=e;e.context.
setTitle("Several recordings"),document.activeElement!==o&&(o.value=t.q),e.only.checked=t.significant,e.clock.checked=t.equal_clock,ca(e);let s=[t.control,t.test];if(s.some(r=>r.length===0)||s.every(r=>r.
length===1&&!Zx(r[0]))){bP(e,s);return}n.ask(r=>et(Wm(t),{signal:r}),r=>{if(r.judged!=="between_recordings"){Qx(e,{code:"one_set",message:"Each of these two names stands for only one set."});return}e.
answer=r,n.say(null),yP(e),pe(r.verdict.words)},r=>Qx(e,r))}function _P(e,t){let{change:o}=e,n=(c,u)=>(e[c]=u,u),s=(c,u)=>n(c,i("input",{type:"checkbox",id:ne(c),on:{change:u}}));n("search",i("input",
{type:"search",id:ne("q"),autocomplete:"off",spellcheck:"false",on:{input:Ye(aP,()=>o({q:e.search.value.trim()},{replace:!0}))}})),e.share=pi(),e.account=hP(e),n("why",i("div",{class:"recordings-why",
hidden:!0},e.account.node,e.account.facts)),n("card",i("section",{class:"card recordings-verdict","aria-label":"Verdict"},i("div",{class:"recordings-top"},n("words",i("div")),i("div",{class:"chart-too\
ls"},i("label",{class:"recordings-only",title:"Step times without what another clock of the device, or another speed of the host, makes of each recording"},s("clock",()=>o({equal_clock:e.clock.checked})),
" at equal clock"),e.share.node)),i("div",{class:"recordings-body"},e.why,n("chart",i("div"))),n("middle",i("p",{class:"muted small"}))));let r=i("form",{class:"card analysis-controls","aria-label":"R\
ows",on:{submit:c=>c.preventDefault()}},i("label",{class:"analysis-field"},i("span",{},"Name contains"),e.search),i("label",{class:"recordings-only"},s("only",()=>o({significant:e.only.checked},{replace:!0})),
" only slower or faster")),a=i("div",{class:"analysis-results"},e.card,n("notes",i("div",{class:"comparability"})),n("recordings",i("div")),r,n("rows",i("div"))),l=i("div");T(t,i("div",{class:"page an\
alyse-page recordings-page"},i("h1",{},"Several recordings"),i("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recording\
s are compared, not their steps: differences within one side are noise. Record both sides alternately."),n("sides",i("section",{class:"sides recordings-sides","aria-label":"Control and test"})),l,a)),
e.question=Mt({context:e.context,results:a,message:l})}function kP(e,t){let o={context:t,state:Pm(location.search),answer:null,found:null,open:[],labels:new Map,change:(n,s)=>t.go(ie(`/compare/recordi\
ngs?${Il({...o.state,...n})}`),s)};return _P(o,e),Jx(o),fP(o),{keys:{search:()=>o.search.focus()},update(n){o.state=Pm(n),Jx(o)},unmount(){o.answer=null,o.question.unmount()}}}var Fm={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(mt).map(([e,{name:t}])=>[e,t]))},e$=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":Fm[e.measured].replace(/^./,t=>t.toUpperCase()),t$=e=>!!e&&
e.low_percent*e.high_percent>0,Zn=e=>t$(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${ue(e.diff_percent)} of the step (${ue(e.low_percent)} to ${ue(e.high_percent)})`:"",o$=e=>t$(e)?
`${e.explains?"the machine’s, ":""}${ue(e.diff_percent)}`:"";var xP=7.2,n$=16,$P=56,ua={l:64,r:16,t:22,b:44},da=e=>e.filter(Boolean).map(Le).join("<br>"),Dl=e=>e.recorded===null?`stored ${Ve(e.created)} (recording time not stated)`:Ve(e.recorded);function Hm(e,t){
let o=Math.max(2,Math.floor((t-ua.l-ua.r)/(n$*xP+14))),n=Mo(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:ko(n.map(s=>e[s].label),
n$).map(Le)}}function l$(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function Um(e){return{template:vt(),margin:ua,hovermode:"closest",dragmode:"zoom",...e}}function c$(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var zm=e=>e.direction==="slower"?"--more-fill":"--less-fill",u$=({host_median:e,lag_median:t})=>un({host:e,lag:t});function vP(e){let t=e.
interval&&`95 % interval: ${e.interval.map(L).join(" to ")}`;return da([e.label,Dl(e),`median ${L(e.median)}`,t,u$(e),F(e.observations,e.without_profiler===null?"step":"block"),e.diff_percent!==null&&
`${ue(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var SP=(e,t)=>da([`${t.direction}: ${L(t.left_median)} → ${L(t.right_median)} (${ue(t.diff_percent)}\
)`,Zn(t.machine)&&`change of level: ${Zn(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare before and after"]);function d$(e){let t=[],o=[],n=(s,r)=>e[s][r];for(let s=0,r;s<e.length;s=
r+1){for(r=s;r<e.length&&e[r]!==null;)r+=1;let a=Array.from({length:r-s},(u,d)=>s+d),l=a.length===1?[s-.2,s+.2]:a,c=u=>a[Math.min(u,a.length-1)];a.length>0&&(t.push(...l,...[...l].reverse(),null),o.push(
...l.map((u,d)=>n(c(d),1)),...l.map((u,d)=>n(c(d),0)).reverse(),null))}return{x:t,y:o}}function EP(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map((u,d)=>d),a=u=>u===null?null:u/t,l=z("--control-f\
ill"),c=o.map(u=>u.median===null?null:(u.interval??[u.median,u.median]).map(a));return[{type:"scatter",mode:"lines",...d$(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:c$(l,.22)},{type:"s\
catter",mode:"lines",hoverinfo:"skip",line:{color:z("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:u,last:d})=>[u-.5,d+.5,null]),y:n.flatMap(({median:u})=>[a(u),a(u),null])},{type:"scatter",mode:"\
lines+markers",x:r,y:o.map(u=>a(u.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(u=>u.baseline?"square":"circle")},customdata:o.map(vP),hovertemplate:"%{customdat\
a}<extra></extra>"},{type:"scatter",mode:"markers",x:s.map(u=>u.at-.5),y:s.map(u=>a((u.left_median+u.right_median)/2)),marker:{size:13,line:{width:1,color:z("--surface")},symbol:s.map(u=>u.direction===
"slower"?"triangle-up":"triangle-down"),color:s.map(u=>z(zm(u)))},customdata:s.map(u=>SP(e,u)),hovertemplate:"%{customdata}<extra></extra>"}]}var TP=.3,OP=.04;function MP(e){let[t,o]=[Math.min(...e),Math.
max(...e)];if(e.length===0||t<TP*o)return{range:[0,1.06*Math.max(o,0)||1],cut:!1};let n=Math.max(.1*(o-t),(OP*o-(o-t))/2);return{range:[Math.max(0,t-n),o+n],cut:t-n>0}}var AP=e=>({shapes:[{type:"path",
xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:0,path:"M0,0 L0,8 L-5,11 L5,17 L0,20 L0,34",line:{width:1.6,color:z("--muted")}}],annotations:[{xref:"paper",yref:"paper",
x:0,y:0,xanchor:"left",yanchor:"bottom",xshift:8,yshift:2,showarrow:!1,text:`axis starts at ${Le(Fo(e))}`,bgcolor:z("--surface"),font:{size:11,color:z("--muted")}}]}),CP=3;function RP(e,t){let o=[],n=s=>Math.
abs(s.diff_percent??1/0);for(let s of[...e].sort((r,a)=>n(a)-n(r)))o.every(({at:r})=>Math.abs(r-s.at)*t>=$P)&&o.push(s);return o}function LP({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.
flatMap(h=>[h.median,...h.interval??[]]).filter(h=>h!==null),[a,l]=je(Math.max(...r,0)),c=s?.median??null,u=n.map(h=>({type:"line",xref:"x",yref:"paper",x0:h.at-.5,x1:h.at-.5,y0:0,y1:1,layer:"below",line:{
width:1.4,color:z(zm(h))}})),d=RP(n,(t-ua.l-ua.r)/o.length).map(h=>({xref:"x",yref:"paper",x:h.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:Le(ue(h.diff_percent)),font:{size:11,color:z(h.direction==="\
slower"?"--more":"--less")}})),{range:m,cut:f}=MP(c===null?r:[...r,c]),p=f?AP(m[0]):{shapes:[],annotations:[]};return{data:EP(e,l),layout:Um({xaxis:Hm(o,t),yaxis:l$(l,a,{range:m.map(h=>h/l)}),shapes:[
...p.shapes,...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:z("--test-fill")}}]],annotations:[...d,...p.annotations]})}}var s$=[["--control-fill",
"median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],Gm=e=>i("div",{class:"chart-legend"},e.map(([t,o])=>i(
"span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),m$=e=>kt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:LP,keys:()=>s$,extra:Gm(s$),class:"series\
-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===CP&&o.change_points[n.pointNumber],r=s?s.at:n?.pointNumber;r>0&&e(s?o.sets.findIndex(({id:a})=>a===s.left):r-1,r)}}),jm=["compute",
"exposed_communication","exposed_memory","idle"],f$={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},r$=jm.map(e=>[f$[e],mt[e].
name]);function NP({answer:e},t){let{sets:o}=e,[n,s]=je(Math.max(...o.map(a=>a.mean_step_time??0))),r=o.map(a=>da([a.label,Dl(a),`mean step ${L(a.mean_step_time)}`,u$(a),...jm.map(l=>`${mt[l].name}: ${a.
parts?L(a.parts[l]):ae}`)]));return{data:jm.map(a=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[a]/s:null),marker:{color:z(f$[a]),line:{width:0}},customdata:r,hovertemplate:"%{customdata}\
<extra></extra>"})),layout:Um({barmode:"stack",bargap:o.length>100?0:.12,xaxis:{...Hm(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:l$(s,n,{rangemode:"tozero"})})}}var p$=()=>kt({id:"\
chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:NP,extra:Gm(r$),keys:()=>r$}),a$=[["--test-fill","what the machine makes of the step, and its interval"]];function i$(e,t){
return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function PP(e,t){let{machine:o}=t;if(o===null)return da([t.label,
Dl(t),"not known"]);let n=e.sets.find(({id:s})=>s===o.reference).label;return da([t.label,Dl(t),`${ue(o.curve_percent)} of the step, against the first level`,`${ue(o.diff_percent)} (${ue(o.low_percent)}\
 to ${ue(o.high_percent)}) against ${n}`,i$(o.device_factor,"kernels take"),i$(o.host_factor,"calls of the host take")])}function IP({answer:e},t){let{sets:o,change_points:n}=e,s=z("--test-fill"),r=({
machine:a},l)=>((1+a.curve_percent/100)*(1+l/100)/(1+a.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:c$(s,.22),...d$(o.map(
a=>a.machine&&[r(a,a.machine.low_percent),r(a,a.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:o.map((a,l)=>l),y:o.map(a=>a.machine?.curve_percent??null),line:{color:s,width:1.4},marker:{
color:s,size:o.length>200?3:6},customdata:o.map(a=>PP(e,a)),hovertemplate:"%{customdata}<extra></extra>"}],layout:Um({xaxis:Hm(o,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:z("-\
-muted")},shapes:n.map(a=>({type:"line",xref:"x",yref:"paper",x0:a.at-.5,x1:a.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:z(zm(a))}}))})}}var h$=()=>kt({id:"chart-series-machine",title:"What t\
he machine makes of the step",file:"series-machine",height:()=>220,make:IP,extra:Gm(a$),keys:()=>a$});var ql="row",Bl="layer",g$="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function DP(e){let t=ne("ops"),o=i("datalist",{id:t}),n=(p,h,g,y={})=>{let w=i(
"input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:p},...g,on:{change:()=>e({...y,[p]:w.value.trim()})}});return{input:w,node:i("label",{class:"analysis-field"},i("span",{},h),w)}},
s=n("sets","Sets",{class:"wide",title:g$,placeholder:"nightly-*"}),r=n("baseline","Baseline",{title:g$,placeholder:"none"}),a=n("name","Row",{class:"wide",list:t,placeholder:"aten::mm"},{layer:""}),l=n(
"category","Category",{placeholder:"any"}),c=ne("layer-hint"),u=n("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":c},{name:"",category:"",time:"total"}),d=i("p",{class:"\
muted series-hint",id:c},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out. Block is every Block; Block #3\
 is one."),m=i("select",{data:{field:"by"},on:{change:()=>e({by:m.value})}},i("option",{value:"device"},"device time"),i("option",{value:"host"},"host time")),f=i("select",{data:{field:"time"},on:{change:()=>e(
{time:f.value})}},i("option",{value:"total"},"total"),i("option",{value:"self"},"self"));return{options:o,sets:s,baseline:r,name:a,category:l,layer:u,layerHint:d,by:m,time:f}}async function w$(e,t,o){
if(t!==null)try{let n=await ba(t,o);T(e,[...new Set(n.map(s=>s.name))].map(s=>i("option",{value:s})))}catch{}}function y$({onChange:e}){let{options:t,sets:o,baseline:n,name:s,category:r,layer:a,layerHint:l,
by:c,time:u}=DP(e),d=null,m=null,f="",p={[ql]:s,[Bl]:a},h=i("select",{data:{field:"measure"},on:{change:()=>{f=h.value in p?h.value:"",_(),f!==""?p[f].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(Fm),[ql,"a row"],[Bl,"a layer"]].map(([k,$])=>i("option",{value:k},$))),g=i("label",{class:"analysis-field"},i("span",{},"Time"),h),y=i("label",{class:"an\
alysis-field"},i("span",{},"Of the layer"),c),w=i("label",{class:"analysis-field"},i("span",{},"Of the row"),u),b=i("form",{class:"card analysis-controls series-controls","aria-label":"What the series\
 shows",on:{submit:k=>{k.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(new Event("change"))}}},o.node,n.node,g,s.node,r.node,w,a.node,y,t,P("Show",()=>e(
{sets:o.input.value.trim()}),{class:"primary"}),l);s.input.addEventListener("input",Ye(150,()=>w$(t,m,s.input.value))),s.input.addEventListener("focus",()=>w$(t,m,""));function _(){h.value=f||d.measure;
for(let k of[s.node,r.node,w])k.hidden=f!==ql;for(let k of[a.node,y,l])k.hidden=f!==Bl}return{node:b,draw(k,$){d=k,m=$,f=d.layer!==""?Bl:d.name!==""?ql:document.activeElement===p[f]?.input?f:"";for(let{
input:S}of[o,n,s,r,a])(S!==document.activeElement||S.value==="")&&(S.value=d[S.dataset.field]);u.value=d.time,c.value=d.by,_()},focus(){return o.input.focus(),o.input.select(),!0}}}var Ym=5,b$=(e,t=({label:o})=>o)=>e.slice(0,Ym).map(t).join(", ")+(e.length>Ym?` and ${M(e.length-Ym)} more`:""),Wl=({sets:e},t)=>e.find(o=>o.id===t).label;function Km({direction:e,diff_percent:t,left_median:o,
right_median:n}){let s=t===null?"":` by ${ue(Math.abs(t)).replace("+","")}`;return i("span",{class:e==="slower"?"more":"less"},`${e}${s}: ${_o(o,n).join(" → ")}`)}function qP(e){let t=e.filter(o=>o.
machine?.explains).length;return t===0?"":e.length===1?": the machine’s":`, ${M(t)} of them the machine’s`}function Vm({sets:e,change_points:t,levels:o,neighbours:n,measured:s}){return o.length===
0?`None of these sets has ${s==="layer"?"this layer":"this time"}.`:n!==null&&n.pairs===0?"One set is not a series: there is no other set to compare it with.":n!==null&&n.unjudged===n.pairs?`Cannot ju\
dge whether the level changes in ${F(e.length,"set")}.`:n!==null&&t.length>0?`${M(t.length)} of ${F(n.pairs,"pair")} of neighbours ${t.length===1?"differs":"differ"}.`:`${t.length===0?"No change of le\
vel was found":F(t.length,"change of level","changes of level")} in ${F(e.length,"set")}${qP(t)}.`}var _$=({label:e,recorded:t})=>[i("b",{},e),t&&` (${Ve(t)})`],k$=({commits:e})=>e&&`The change is ${e.
text}. `,x$=({since_good:e,change_points:t})=>e!==null&&e.good===t.at(-1)?.left;function BP(e,t){let{sets:o,change_points:n}=e,s=n.at(-1);if(!s||x$(e))return!1;let r=Zn(s.machine);return i("p",{class:"\
card series-change"},n.length>1&&"The latest: ","from ",_$(o[s.at])," on, ",Km(s),". ",k$(s),r&&`Of it, ${r}. `,i("a",{href:t(s.left,s.right)},"What changed"))}var WP=({pairs:e,unjudged:t})=>"There ar\
e fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two recordings."+(t===0?"":` ${M(t)} of ${F(e,"such pair")} cannot be judg\
ed: a set has too few steps.`);function FP(e,t){let{since_good:o}=e,n=x$(e)?e.change_points.at(-1):null;return o!==null&&i("p",{class:"card series-good"},i("b",{},"Since the last good set, "),Wl(e,o.good),
", it is ",Km(o),n&&[", from ",_$(e.sets[n.at])," on"],". ",n&&k$(n),i("a",{href:t(o.good,o.now)},`What changed between it and ${Wl(e,o.now)}`))}function jP(e,t){let{newest:o}=e;return o!==null&&i("p",
{class:"card series-newest"},i("b",{},"The newest set, "),Wl(e,o.right),", stands out: it is ",Km({...o,left_median:o.left_mean,right_median:o.right_mean}),` (p = ${qt(o.p_value)}, against the ${M(o.others)}\
 sets of its level before it). One set alone is not a change of level. `,Zn(o.machine)&&`Of it, ${Zn(o.machine)}. `,o.commits&&`It is ${o.commits.text}. `,i("a",{href:t(o.left,o.right)},`What changed \
between ${Wl(e,o.left)} and it`))}function HP(e){let t={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},o=e.differences.map(({at:n,kind:s,before:r,after:a})=>`\
From ${e.sets[n].label} on, ${t[s]}: ${r} before, ${a} now.`);return e.more_differences===0?o:[...o,`${F(e.more_differences,"more such difference")}.`]}function UP({sets:e,levels:t}){let o=[],n=e.filter(
r=>r.missing!==null);n.length>0&&t.length>0&&o.push(`${F(n.length,"set")} ${n.length===1?"has no such time, and counts with the level around it":"have no such time, and count with the level around the\
m"}: ${b$(n,r=>`${r.label} (${r.missing})`)}.`),e.every(r=>!r.has_steps)&&o.push("No set has steps: each whole recording counts as one step.");let s=e.filter(r=>r.affected>0);return s.length>0&&o.push(
`${F(s.length,"set")} ${s.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${b$(s)}.`),o}function zP(e){let t=e.unknown_recorded===1,o=[e.without_profiler_note,
...HP(e),e.unknown_recorded>0&&`${F(e.unknown_recorded,"set")} ${t?"does":"do"} not say when ${t?"it was":"they were"} recorded: the time ${t?"it was":"they were"} stored is used.`,e.neighbours?.pairs>
0&&WP(e.neighbours),...e.left_out.map(({label:n,detail:s})=>`${n} is left out: ${s}`),...UP(e),e.machine_pending>0&&`The machine of ${F(e.machine_pending,"set")} is not known yet: the time was up. Loa\
d the page again; what was compared is kept.`].filter(Boolean);return o.length>0&&i("ul",{class:"notice"},o.map(n=>i("li",{},n)))}var $$=(e,t)=>[i("h2",{},Vm(e)),BP(e,t),FP(e,t),jP(e,t),zP(e)];var ma=(e,t,o,n=L)=>({key:e,title:t,what:o,number:!0,show:n,exact:te}),Qm=e=>e===null?null:e>0?"more":e<0?"less":null,GP=12,Jm=({commit:e,dirty:t})=>`${e.slice(0,GP)}${t?" (changed)":""}`,YP=e=>[{key:"\
label",title:"From set",show:t=>t},{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":Ve(t)},ma("left_median","Before","Median of the level before"),ma("right_median","After","Median of th\
e level after"),{...ma("diff_duration","Change","After less before",ge),tone:Qm},{key:"diff_percent",title:"%",number:!0,show:ue,tone:Qm},{key:"q_value",title:"q",number:!0,show:qt,what:"Of the rank t\
est of the steps of both levels"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s: that is all of the change,\
 as far as the interval tells",show:o$},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets before and after it whose recorders noted one",show:t=>t===null?"":
i("span",{title:t.text},`${Jm(t.left)} → ${Jm(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Before and after: the last set before the change with the first one after it. Several of each: up to \
five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",show:(t,o)=>[i("a",{href:t},"before and after"),o.several&&" · ",
o.several&&i("a",{href:o.several},"several of each")]}],KP=e=>[{key:"label",title:"Set",show:(t,o)=>i("a",{href:o.href},t)},{key:"recorded",title:"Recorded",show:(t,o)=>t===null?`stored ${Ve(o.created)}`:
Ve(t)},{...ma("median","Median",e.without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,o)=>o.missing??L(t)},{key:"in\
terval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?ae:t.map(L).join(" to ")},...e.baseline?[{key:"diff_percent",title:"A\
gainst baseline",number:!0,show:ue,tone:t=>Math.abs(t)<2?null:Qm(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:M},ma("mean_step_time",e.without_profiler?"Mean re\
corded step":"Mean step","What the parts add up to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":Jm(t)}]:[],{key:"tags",title:"\
Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":i("a",{href:t},"with the one before")}];function v$({sets:e,change_points:t},o){let n=so({caption:"Changes of level",limit:64,
columns:YP(t)});return n.show(t.map(s=>({...s,label:e[s.at].label,recorded:e[s.at].recorded,href:o(s.left,s.right),several:s.recordings_link}))),n.node}function S$(e,t,o){let{sets:n}=e,s=so({caption:"\
Sets",limit:30,columns:KP(e),csv:pf(`${fr(t)}&machine=true&format=csv`)});return s.show(n.map((r,a)=>({...r,href:ie(`/analyse?set=${r.id.slice(0,12)}`),before:a===0?null:o(n[a-1].id,r.id)})).reverse()),
s.node}var Zm={path:"/series",name:"Series",read:vs,mount:(e,t)=>ZP(e,t)},VP="A time of many sets, by default the step time, in the order of recording: nightly runs, the commits of a branch. A change of leve\
l leads to the comparison of the sets before and after it.",T$=({answer:e,state:t})=>(o,n)=>e.measured!=="layer"?Bt(o,n):Kt({control:He(o),test:He(n),by:t.by,q:t.layer.split(" / ").at(-1).replace(/ #\d+$/,
"")});function ef(e){let{answer:t,answered:o,medians:n,machine:s,parts:r}=e,{sets:a}=t,l=T$(e),c={file:"tracediff",revision:o,answer:t,caption:[`${a[0]?.label??""} to ${a.at(-1)?.label??""}`]};T(e.summary,
$$(t,l),t.change_points.length>0&&v$(t,l)),n.node.toggleAttribute("data-baseline",t.baseline!==null),n.draw({...c,heading:e$(t),empty:t.levels.length===0?"There is nothing to draw.":null}),s.node.hidden=
a.every(u=>u.machine===null),s.node.hidden||s.draw({...c,heading:"clock of the device, speed of the host"}),r.draw({...c,heading:"means over steps and ranks",empty:a.every(u=>u.parts===null)?"No set h\
as device work: a step has no parts.":null}),T(e.table,S$(t,e.state,l)),e.results.dataset.shown=o}async function QP(e){let[t,o]=await Promise.all([Ct("group=always&limit=100"),an()]),s=[...t.entries.flatMap(
({group:r})=>r?[r]:[]).map(({prefix:r,sets:a})=>[`${r}*`,a]),...o.filter(({sets:r})=>r>2).map(({tag:r,sets:a})=>[`tag:${r}`,a])].filter(([r])=>!r.includes(","));return i("div",{class:"notice"},t.total===
0?i("p",{},"No sets are stored yet. ",i("a",{href:ie("/")},"Add some"),"."):i("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the Traces page, or with ",i("co\
de",{},"tracediff ingest --tag"),"."),s.length>0&&i("ul",{class:"series-offers"},s.slice(0,20).map(([r,a])=>i("li",{},i("a",{href:pr({...e,sets:r})},r),` (${F(a,"set")})`))))}function Xm(e,{code:t,message:o}){
e.answer=null,e.question.say(i("div",{class:"error-box",role:"alert",data:{code:t}},i("h2",{},"This series is not possible"),i("p",{},o)))}async function JP(e,t){try{let o=await Yl(`${t}&machine=true`);
e.answered===t&&e.answer!==null&&(e.answer=o,ef(e))}catch{}}function XP(e,t,o){let{state:n,question:s,controls:r}=e;if(e.answer=o,e.answered=t,r.draw(n,o.sets.at(-1)?.id??null),o.sets.length===0){let a=o.
left_out.length;Xm(e,{code:"no_sets",message:`${n.tag.length>0?`tag: no set has ${n.tag.join(", ")}`:"No set was found"}.${a>0?` ${F(a,"set")} cannot be read.`:""}`}),s.clearable({message:"tag: "});return}
s.say(null),ef(e),pe(Vm(o)),JP(e,t)}function E$(e){let{state:t,question:o,context:n,controls:s}=e,r=fr(t).toString();s.draw(t,e.answer?.sets.at(-1)?.id??null),n.setTitle([t.sets,"Series"].filter(Boolean).
join(" · ")),t.sets===""&&t.tag.length===0?(e.answered="",o.ask(()=>QP(t),a=>o.say(a),a=>Xm(e,a))):e.answered===r&&e.answer?(o.drop(),ef(e),n.settled()):o.ask(a=>Yl(r,{signal:a}),a=>XP(e,r,a),a=>Xm(e,
a))}function ZP(e,t){let o={context:t,state:vs(location.search),answer:null,answered:"",summary:i("div",{class:"series-summary"}),table:i("div",{class:"analysis-tables"}),machine:h$(),parts:p$()};o.controls=
y$({onChange:(a,l)=>t.go(pr({...o.state,...a}),l)}),o.medians=m$((a,l)=>t.go(T$(o)(o.answer.sets[a].id,o.answer.sets[l].id)));let n=[o.medians,o.machine,o.parts],s=i("div");o.results=i("div",{class:"a\
nalysis-results"},o.summary,o.medians.node,o.table,o.machine.node,o.parts.node),T(e,i("div",{class:"page analyse-page series-page"},i("h1",{},"Series"),i("p",{class:"muted analysis-intro"},VP),o.controls.
node,s,o.results)),o.question=Mt({context:t,results:o.results,message:s});let r=dt(()=>n.forEach(a=>a.retheme()));return E$(o),{keys:{search:()=>o.controls.focus()},update(a){o.state=vs(a),E$(o)},unmount(){
o.question.unmount(),o.answer=null,r(),n.forEach(a=>a.unmount())}}}var tf={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(i("div",{class:"page"},i("div",{class:"empty"},i("h1",{},"There is no such page"),i("p",{},"The address may be mis\
typed. ",i("a",{href:ie("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var e2=120,t2=[wr,zn,Hd,Vr,la,fm,Tm,Dm,Zm],fa=document.getElementById("main"),yo=null,of="",ts=history.state?.scroll??null,Fl=location.hash.slice(1),wt={go(e,{replace:t=!1}={}){let o=location.pathname+
location.search;e!==o&&(t?history.replaceState(history.state,"",e):(O$(),history.pushState(null,"",e)),ts=null),Fl=new URL(e,location.href).hash.slice(1),sf()},setTitle(e){document.title=e===""?"trace\
diff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},unknown(e){R$.draw(yo.page,e)},lastCompare(e){let t=new URLSearchParams(of.split("?")[1]??"");return["control","test"].every(
o=>t.get(o)===e.get(o))?of:void 0},settled(){ts!==null?(window.scrollTo(0,ts),ts=null):Fl!==""&&document.getElementById(Fl)?.scrollIntoView(),Fl=""},status:null,newPair:!1},O$=()=>history.state?.scroll!==
window.scrollY&&history.replaceState({scroll:window.scrollY},"");function sf(){let e=t2.find(o=>o.path===Ht())??tf;if(es("nav-traces",e===wr),es("nav-compare",e===zn||e===Hd||e===Dm),es("nav-tree",e===
Vr),es("nav-timeline",e===la),es("nav-analyse",e===fm),es("nav-query",e===Tm),es("nav-series",e===Zm),s2(),M$()&&(l2.clear(),nf.clear()),nf.draw(),R$.draw(e),yo?.page===e){yo.view.update(location.search);
return}yo?.view.unmount(),wt.busy(!1),fa.textContent="";let t=yo!==null;yo={page:e,view:e.mount(fa,wt)},t&&(window.scrollTo(0,0),fa.focus({preventScroll:!0}),pe(`${e.name} page`))}function M$(){let e=new URLSearchParams(
location.search);return Ht().startsWith(zn.path)&&!!(e.get("control")&&e.get("test"))}function A$(){return(Ht()===wr.path||Ht()===zn.path&&!M$())&&!dr(document.activeElement)&&!document.querySelector(
"dialog[open]")}function o2(e,t,{sure:o}){if(!A$()||!o){nf.offer(e,t);return}let n=we.transfers.filter(s=>we.canUndo(s)&&[e.id,t.id].includes(s.job.set));wt.newPair=!0,wt.go(Bt(e.id,t.id)),wt.newPair=
!1,n.length!==0&&$e(`${n.map(({label:s})=>`“${s}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(s=>we.undo(s))),wt.
go(ie("/"))}catch(s){$e(`That did not work. ${s.message}`,{urgent:!0})}}}})}function n2({detail:{label:e,job:t}}){let o=()=>wt.go(t.page);A$()?o():$e(`The comparison of “${e}” is ready.`,{seconds:30,
action:{label:"Open",run:o}})}function es(e,t){let o=document.getElementById(e);t?o.setAttribute("aria-current","page"):o.removeAttribute("aria-current")}function s2(){let e={"/":"nav-traces","/compar\
e":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[Ht()];e&&(document.getElementById(e).href=location.pathname+location.
search),Ht()===zn.path&&(of=location.pathname+location.search);let t=new URLSearchParams(location.search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=Ht();(n.
startsWith("/compare")||[Vr,la].some(({path:s})=>s===n))&&o.size>0&&r2(t,o,n)}function r2(e,t,o){let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",ie(
`/?${t}`));let a=new URLSearchParams({set:n??"",test:s??""});r("nav-analyse",ie(`/analyse?${a}`)),r("nav-query",ie(`/query?${t}`)),o!==Vr.path&&r("nav-tree",Kt(Wt(Qo(location.search)))),o!==la.path&&r(
"nav-timeline",mo(Object.fromEntries(e))),!o.startsWith(zn.path)&&n&&s&&r("nav-compare",wt.lastCompare(e)??Bt(n,s))}function a2(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||
e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let o=new URL(t.href),n=Hl(o.pathname),s=o.origin===location.origin&&ie(n)===o.pathname&&!n.
startsWith("/api/")&&!n.startsWith("/web/"),r=o.pathname+o.search===location.pathname+location.search;!s||o.hash!==""&&r||(e.preventDefault(),wt.go(o.pathname+o.search+o.hash))}async function C$(){try{
wt.status=await rn(),lf(wt.status.build),document.getElementById("version").textContent=`tracediff ${wt.status.version}`,document.body.toggleAttribute("data-read-only",wt.status.read_only===!0),document.
body.toggleAttribute("data-no-sql",wt.status.sql===!1),document.body.toggleAttribute("data-no-traces",wt.status.keep_traces===!1)}catch{}}async function i2(){let e=globalThis.firstComparison?.answer;e&&
(fa.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,e2)})]),delete fa.dataset.waits),yo===null&&sf()}var R$=Zf(document.getElementById("bad-values"),wt),nf=ch();op(document.
getElementById("connection"),()=>{C$(),yo?.view.back?.()});mp();var l2=gh(o2);bh();zf(document.getElementById("theme"));ph(()=>yo,document.getElementById("keys"));up(document.getElementById("drop-veil"),
()=>wt.status?.read_only!==!0,e=>{we.add(e),Ht()!=="/"&&!document.querySelector("dialog[open]")&&wt.go(ie("/"))});we.addEventListener("bundle",n2);we.addEventListener("change",()=>Zs().catch(()=>{}),{
once:!0});document.addEventListener("click",a2);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{ts=e.state?.scroll??0,sf(),(yo.page===wr||yo.page===tf)&&wt.settled()});new IntersectionObserver(
([{isIntersecting:e}])=>document.body.toggleAttribute("data-top",e)).observe(document.querySelector(".top"));window.addEventListener("scroll",Ye(200,()=>{ts===null&&O$()}),{passive:!0});for(let e of["\
wheel","touchstart","keydown"])window.addEventListener(e,()=>{ts=null},{passive:!0});i2();bt().then(()=>{Jt.watch(),C$()});})();
