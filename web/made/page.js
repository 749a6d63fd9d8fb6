"use strict";
(()=>{var _m=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),me=e=>_m+e,xl=e=>`/${e.split("/").slice(_m.split("/").length).join("/")}`,zt=()=>xl(location.pathname);var gx=300,wx=4e3,yx=1e4,Jo=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},ea=()=>document.dispatchEvent(new Event("connection")),$l=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function bx(){try{let e=await fetch(me("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(yx)});return $l(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function _x(){let e=Jo(),t=gx;for(;;){await new Promise(n=>{e.hurry=n,setTimeout(n,t)});let o=await bx();if(o){let n=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&o.build!==void 0&&o.build!==e.build}),ea(),n}e.gone||(e.gone=!0,ea()),t=Math.min(2*t,wx)}}async function ta({signal:e,isAction:t=!1}={}){let o=Jo();e?.throwIfAborted(),
o.back??=_x(),t&&(o.actions+=1,ea());let n;try{return await Promise.race([o.back,new Promise((s,r)=>{n=()=>r(e.reason),e?.addEventListener("abort",n,{once:!0})})])}finally{e?.removeEventListener("abor\
t",n),t&&(o.actions-=1,ea())}}var km=e=>{Jo().build??=e},xm=e=>document.addEventListener("connection",()=>e(Jo()));var co=me("/api/v1"),kx=700,xx=4,No=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function Sl(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new No(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new No(e,"error",`The server answered with status ${e}.`)}var vl=()=>new No(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),$x=/"(?:stream|correlation)":-?\d{16}/,vx=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,Sx=/\d{16}/,Ex=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,Tx=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function $m(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function vm(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Gt(e,t,o={}){let n=!1,s=1;try{for(;;)try{return await Ox(e,t,o)}catch(r){if(r.code==="offline"&&s<xx){
s+=1,await ta({signal:o.signal,isAction:e!=="GET"});continue}if(e==="DELETE"&&r.status===404&&s>1)return null;if(r.code!=="not_checked_yet")throw r;n||(n=!0,$m(1)),await Tx(kx,o.signal)}}finally{n&&$m(
-1)}}async function Ox(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(
o));let a,l;try{a=await fetch(co+t,r),l=await a.text()}catch(c){throw c.name==="AbortError"?c:vl()}if($l(a))throw vl();if(!a.ok)throw Sl(a.status,l);if(l==="")return null;try{return JSON.parse(l,s&&Sx.
test(l)?Ex:$x.test(l)?vx:void 0)}catch{throw new No(a.status,"bad_answer","The server sent an answer that is not JSON.")}}var mt=(e,t)=>Gt("GET",e,t),Ze=encodeURIComponent,Xo=e=>mt("/status",e);async function Rt(e,t){
let o=await mt(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}async function gt(e,t){let o=e.map(s=>`id=${Ze(s)}`).join("&"),n=e.length===0?[]:(await mt(`/sets?${o}`,t)).sets;
return[...new Map(n.map(s=>[s.id,s])).values()]}var Zo=async e=>(await mt("/tags",e)).tags,bo=(e,t)=>mt(`/sets/${Ze(e)}`,t),Po=(e,t)=>Gt("PATCH",`/sets/${Ze(e)}`,{body:t}),Yn=e=>Gt("DELETE",`/sets/${Ze(
e)}`),Sm=async(e,t)=>(await Gt("POST",`/sets/${Ze(e)}/split`,{body:t})).job,Em=async(e,t)=>(await Gt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,Kn=e=>Gt("POST",`/sets/${Ze(e)}/r\
estore`),ft=(e,t)=>mt(`/compare_traces?${e}`,t),oa=(e,t)=>mt(`/compare_traces/op?${e}`,t),na=(e,t,o)=>mt(e===""?`/compare_traces/tree?${t}`:`/sets/${Ze(e)}/tree?${t}`,o),Vn=async(e,t,o)=>(await mt(`/s\
ets/${Ze(e)}/steps${t===null?"":`?marker=${Ze(t)}`}`,o)).steps,Fs=(e,t,o)=>mt(`/sets/${Ze(e)}/timeline?${t}`,o),sa=(e,t,o)=>mt(`/sets/${Ze(e)}/timeline/find?${t}`,o),Qn=(e,t,o)=>mt(`/analysis/${e}?${t}`,
o),El=(e,t)=>mt(`/series?${e}`,t),Tm=e=>`${co}/series?${e}`,Om=(e,t)=>`${co}/analysis/${e}?${t}`,ra=async(e,t,o)=>(await mt(`/sets/${Ze(e)}/ops?q=${Ze(t)}&limit=50`,o)).ops,Ws=e=>`${co}/compare_traces\
?${e}`,aa=e=>`${co}/report?${e}`,ia=e=>`${co}/bundle?${e}`,Mm=e=>`${co}/compare_traces/op?${e}`,Am=(e,t,o)=>mt(`/sets/${Ze(e)}/timeline/sums?${t}`,o),Cm=(e,t)=>mt(`/sql?${e}`,{...t,digits:!0}),Rm=e=>`${co}\
/sql?${e}`,Lm=async(e,t)=>(await mt(`/sql/schema?${e}`,t)).tables,Nm=async e=>(await mt("/queries",e)).queries,Tl=(e,t)=>Gt("POST","/queries",{body:{name:e,statement:t}}),Pm=e=>Gt("DELETE",`/queries/${Ze(
e)}`),Ol=(e,t,o)=>`${co}/sets/${Ze(e)}/files/${t}/trace${o?`?${o}`:""}`;async function la(e,t,o,{signal:n,onProgress:s}){let r=[],a=0,l;try{if(l=await fetch(Ol(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();
for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),a+=d.length,s(a)}return await new Blob(r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:a>0?new No(0,"broken","The download stop\
ped before its end. The log of the server says why."):vl()}throw Sl(l.status,await l.text())}var Im=async e=>(await mt("/jobs",e)).jobs,Dm=(e,t)=>mt(`/jobs/${Ze(e)}`,t),Jn=e=>Gt("DELETE",`/jobs/${Ze(e)}`),
Bm=e=>new EventSource(`${co}/jobs/${Ze(e)}/events`),qm=(e,t)=>Gt("POST","/uploads",{body:{label:e,files:t}}),Fm=async(e="")=>(await Gt("POST",`/samples${e&&`/${e}`}`)).jobs,Wm=e=>mt(`/uploads/${Ze(e)}`),
Ml=e=>Gt("DELETE",`/uploads/${Ze(e)}`),jm=async e=>(await Gt("POST",`/uploads/${Ze(e)}/commit`)).job;function Hm(e,t,o,{from:n=0,signal:s,onProgress:r}){return new Promise((a,l)=>{let c=new XMLHttpRequest,
u=()=>c.abort(),d=(f,p)=>{s?.removeEventListener("abort",u),f(p)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.addEventListener("abort",u),c.open("PUT",`${co}/upl\
oads/${Ze(e)}/files/${Ze(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.size-1}/${o.size}`),c.upload.addEventListener("prog\
ress",f=>r(n+f.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Sl(c.status,c.responseText));return}try{d(a,JSON.parse(c.responseText))}catch{d(l,new No(c.status,"bad_answer",
"The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new No(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),c.addEventListener(
"abort",m),c.send(n>0?o.slice(n):o)})}function Mx(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let a=n.padStart(1-r,"0");return[a.slice(0,r),a.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function De(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=Mx(Math.abs(e));if(r.length>o){let a=r[o]>="5",l=s+r.slice(0,o),c=a?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var pe="–",mo="−",Lt=" ",Ym=e=>De(e,0,2),Km=e=>De(e,0,3);function Xn(e,t){return t>0?`+${e}`:t<0?`${mo}${e}`:e}function C(e){return e==null?pe:Ym(e).replace("-",mo)}function st(e){return e==null?
pe:Xn(Ym(Math.abs(e)),e)}var Um=["","K","M","G","T","P","E"];function uo(e){if(e==null)return pe;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<Um.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?mo:"")+De(t,0,n)+(o?Lt+Um[o]:"")}function wn(e){return e>0?`+${uo(e)}`:uo(e)}var Al=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Ve(e){let t=Math.abs(e);return Al.find(([,o])=>t>=o*
.99995)??(t>0?Al[3]:Al[2])}function ca(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return De(n,s,s)+Lt+t}function L(e){if(e==null)return pe;let t=ca(e,Ve(e));
return(e<0&&/[1-9]/.test(t)?mo:"")+t}function xe(e){return e==null?pe:Xn(ca(e,Ve(e)),e)}function Cl(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return De(e,t,t)}function yn(e){let[t,o]=Ve(e*1.0005);return(e<
0?mo:"")+Cl(Math.abs(e/o))+Lt+t}var Vm=e=>(e>0?"+":"")+yn(e);function en(e,t){let[o,n]=Ve(Math.max(e,t)*1.0005);return[e,t].every(s=>s===0||Ve(s*1.0005)[0]===o)?[Cl(e/n),Cl(t/n)+Lt+o]:[e,t].map(yn)}function ce(e){
return e==null?pe:Km(e).replace("-",mo)+Lt+"µs"}function He(e){return e==null?pe:Xn(Km(Math.abs(e))+Lt+"µs",e)}var zm=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function Zn(e){let t=Math.
abs(e);return zm.find(([,o])=>t>=o*.99995)??zm[t>0?3:1]}function Io(e){return e==null?pe:(e<0?mo:"")+ca(e,Zn(e))}function Qm(e){return e==null?pe:Xn(ca(e,Zn(e)),e)}function Nl(e){return e==null?pe:De(
e,0,9).replace("-",mo)+Lt+"GB/s"}function Pe(e){return e==null||!Number.isFinite(e)?pe:(e<0?mo:"")+Jm(Math.abs(e))+Lt+"%"}function he(e){if(e==null||!Number.isFinite(e))return pe;if(e>=900){let t=1+e/
100;return`${De(t,...t>=99.95?[0,0]:[1,1])}${Lt}times`}return Xn(Jm(Math.abs(e))+Lt+"%",e)}function Jm(e){if(e>0&&e<.05)return e<.005?"<0.01":De(e,2,2);let t=e>=1e3||e===0?0:1;return De(e,t,t)}var Ax="\
⁰¹²³⁴⁵⁶⁷⁸⁹";function Bt(e){if(e==null||!Number.isFinite(e))return pe;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${Lt}\
×${Lt}10⁻${[...o].map(n=>Ax[n]).join("")}`}function Xm(e){return e==null||!Number.isFinite(e)?pe:e<.001?"<0.001":De(e,3,3)}var Rl=["B","kB","MB","GB","TB"];function Pl(e){let t=Math.abs(e),o=Rl.findLastIndex(
(n,s)=>t>=999.5*1e3**(s-1));return[Rl[Math.max(o,0)],1e3**Math.max(o,0)]}var Il=e=>e==null?pe:`${C(e).replace("-",mo)}${Lt}B`,js=e=>e==null?pe:Xn(Se(Math.abs(e)),e);function Se(e){if(e==null)return pe;
if(e<0)return mo+Se(-e);let t=Rl,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?1:2;return De(o,s,s)+Lt+t[n]}function U(e,t,o=`${t}s`){return`${C(e)}${Lt}${e===1?t:o}`}function rt(e,t=6){
let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(
0,t).join(", ")}, …`:o.join(", ")}function Hs(e,t){let o=Array.from(e);if(o.length<=t)return e;let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var Ll=8,
Zm=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function ef(e,t){let o=e[t],n=r=>r===void 0?0:Zm(o,r),s=Math.max(0,Math.max(n(e[t-1]),n(e[t+1]))-Ll);return s>0&&/[\uDC00-\uDFFF]/.
test(o[s])?s-1:s}function tf(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[o,ef(t,n)]))}function Cx(e,t,o){let n=Math.floor(t*.4),s=t-n-1,r=o+(s<2*Ll?Ll-Math.floor(s/3):0);if(e.length<=
t||o===0||r<=n)return Hs(e,t);let a=Math.max(n,Math.min(r,e.length-s));if(a<=n+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=a+s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.
slice(a,l?a+s-1:void 0)}${l?"…":""}`}var Rx=e=>e.replace(/^void (?=\S)/,"");function Dl(e){let t=[],o=new Map,n=new Map,s=new Map,r=c=>c.length>e?Rx(c):c;function a(c,u){let d=s.get(c),m=Cx(c,e,u);if(o.
set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let f=n.get(m)??{text:m,names:new Set,first:null};f.names.add(c),f.first=null,n.set(m,f),s.set(c,f)}function l(c){if(c.first===null){let[
u,...d]=c.names;c.first=d.reduce((m,f)=>Math.min(m,Zm(u,f)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach(
(m,f)=>{if(d.has(m)||d.has(t[f-1])||d.has(t[f+1])){let p=ef(t,f);p!==o.get(m)&&a(m,p)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:Lx(u,e,l(d),o.get(u))}}}function _o(e,t){let o=Dl(
t);return o.add(e),e.map(o.text)}function Lx(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),a=Math.max(s,o-2),l=t-s-r-3,c=Math.max(a+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(
s,a)+e.slice(a,a+r)+u(a+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function $t(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function We(e){return e.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function tn(e,t,o){let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let a=t;a>t*.6;a-=1)if(" ,:<>()".includes(s[a-1])){r=
a;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),n}var Nx=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","De\
c"],Gm=e=>String(e).padStart(2,"0"),Px=36e5;function of(e,t=Date.now()){let o=Math.round((Date.parse(e)-t)/Px);return o>=48?`in ${U(Math.floor(o/24),"day")}`:o>=1?`in ${U(o,"hour")}`:"within the hour"}
function et(e){let t=new Date(e);return Number.isNaN(t.getTime())?pe:`${t.getDate()} ${Nx[t.getMonth()]} ${t.getFullYear()}, ${Gm(t.getHours())}:${Gm(t.getMinutes())}`}var Ix="tracediff.theme",Bl=new Set,Fl=matchMedia("(prefers-color-scheme: dark)");function ql(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function Dx(){let e=ql();
return e==="auto"?Fl.matches?"dark":"light":e}function pt(e){return Bl.add(e),()=>Bl.delete(e)}function nf(){for(let e of[...Bl])e(Dx())}function rf(e){e.value=ql(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(Ix,e.value)}catch{}nf()}),Fl.addEventListener("change",()=>{ql()===
"auto"&&nf()})}var Bx=matchMedia("(forced-colors: active)"),ua=new Map,sf="";function Q(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${Fl.matches} ${Bx.matches}`;return n!==
sf&&(ua=new Map,sf=n),ua.has(e)||ua.set(e,qx(e)),ua.get(e)}function qx(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var Wl=null;function Us(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Wl??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{Wl=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),Wl)}var af={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},zs=()=>[[0,Q("--heat-low")],[.5,Q("--heat-middle")],[1,Q("--heat-high")]];function Xt(){
return{control:Q("--control-fill"),test:Q("--test-fill"),more:Q("--more-fill"),less:Q("--less-fill"),noise:Q("--noise-fill"),surface:Q("--surface"),highlight:Q("--highlight"),highlightEdge:Q("--accent")}}
function vt(){let e=Q("--text"),t=Q("--muted"),o=Q("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.body).fontFamily;
return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[Q("--control-fill"),Q("--test-fill"),Q("--more-fill")],xaxis:n,yaxis:n,legend:{font:{
color:e,size:12}},hoverlabel:{bgcolor:Q("--surface-raised"),bordercolor:Q("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var jl=17;function Fx({title:e,
lines:t,keys:o=[]},n,s){let r=Xt(),a=t.flatMap(p=>tn(p,Math.floor(n/6.6),3)),l=30+jl*a.length+(o.length>0?24:0)+8,c=(p,h,g,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-p,text:We(h),font:{size:g,color:Q(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...a.map((p,h)=>c(30+jl*h,p,12,!1))],d=[],m=12-s.left,f=30+jl*a.length+4;for(let[
p,h]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-f-13,y1:s.top+l-f-4,fillcolor:r[p]??Q(p),line:{width:0}}),u.push(
{...c(f,h,12,!1),xshift:m+19}),m+=19+7*h.length+18;return{annotations:u,shapes:d,height:l}}async function lf(e,t,o,n){let s=await Us(),r=Q("--surface"),a=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=Fx(n,a,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:a,height:e.clientHeight+u.height,scale:t==="png"?2:1})}function i(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
a,l]of Object.entries(r))n.addEventListener(a,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[a,l]of Object.entries(r))n.style.setProperty(a,l);else n.setAttribute(s,r===!0?
"":String(r));return da(n,o),n}function da(e,t){for(let o of t)Array.isArray(o)?da(e,o):o!=null&&o!==!1&&e.append(o)}function T(e,...t){return e.textContent="",da(e,t),e}function ko(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function D(e,t,o={}){return i("button",{type:"button",...o,on:{click:t}},
e)}var Wx="http://www.w3.org/2000/svg";function Ae(e,t={},...o){let n=document.createElementNS(Wx,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return da(n,o),n}var jx={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"\
M4 2h5l3 3v9H4zM9 2v3h3"};function qt(e){return Ae("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},Ae("path",{d:jx[e]}))}function ve(e,t,o,n={}){return i("button",{type:"\
button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.trim(),on:{click:o}},qt(e))}var cf=0;function ue(e){return cf+=1,`${e}-${cf}`}var Ft=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(
()=>setTimeout(e))});function ke(e,t=!1){let o=document.getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Je(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(
()=>t(...s),e)};return n.cancel=()=>clearTimeout(o),n}var Nt={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},q:{type:"\
text",standard:""},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"b\
oolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},row:{type:"text",standard:""},significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{
type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"\
abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"bo\
olean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"\
json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},bn={q:{type:"text",standard:""},tag:{type:"texts",standard:""},prefix:{type:"text",standard:""},
sort:{type:"choice",standard:"created",words:["created","label","ranks","steps","events","bytes"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"choice",standard:"never",words:["\
auto","always","never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},Do={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{
type:"text",standard:""},test_ranks:{type:"text",standard:""},control_steps:{type:"text",standard:""},test_steps:{type:"text",standard:""},control_marker:{type:"text",standard:""},test_marker:{type:"t\
ext",standard:""},marker:{type:"text",standard:""},level:{type:"choice",standard:"modules",words:["modules","operators","python"]},instances:{type:"boolean",standard:"false"},merge_lines:{type:"boolea\
n",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"choice",standard:"none",words:["none","device","host"]},min_change:{type:"text",standard:"0"},max_nodes:{
type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},ma={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"\
text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boolean",standard:"false"},from:{type:"t\
ext",standard:""},to:{type:"text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},Hl={sets:{type:"text",standard:"*"},tag:{type:"\
texts",standard:""},baseline:{type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},name:{type:"\
text",standard:""},category:{type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choice",standard:"device",words:["device","\
host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},es=null;function Bo(e,t,o){es&&!es.some(n=>n.name===t)&&es.push({name:t,value:e.getAll(t).
join(),allowed:o})}function uf(e,t){es=[];try{return e(t),es}finally{es=null}}function it(e,t,o,n){let s=e.get(t)??"";return s!==""&&!o.includes(s)&&Bo(e,t,o.filter(r=>r!=="").join(", ")),s!==""&&o.includes(
s)?s:n}function Ul(e,t,o){let n=(e.get(t)??"").split(",").filter(s=>s!=="");return n.every(s=>o.includes(s))||Bo(e,t,o.join(", ")),n.filter(s=>o.includes(s))}function zl(e,t,o,n){let s=e.get(t)??"";return s!==
""&&!o.test(s)&&Bo(e,t,n),o.test(s)?s:""}function Gl(e,t,o,n,s){let r=`${o} to ${n.toLocaleString("en-US")}`,a=zl(e,t,/^\d+$/,r),l=a===""||Number(a)>=o&&Number(a)<=n;return l||Bo(e,t,r),a!==""&&l?Number(
a):s}var Hx=new Map([["1","true"],["0","false"]]);function bt(e,t,o,n=t[o].standard){let{type:s,words:r}=t[o];if(s==="texts")return e.getAll(o).filter(f=>f!=="");let a=e.get(o)??"",l=s==="text"?a:Hx.get(
a)??a,c=s==="boolean"?["true","false"]:r,u=s==="text"?l:c.find(f=>f.toLowerCase()===l.toLowerCase());u===void 0&&l!==""&&Bo(e,o,c.join(", "));let m=(s==="choice"&&u==="false"?"":u)||n;return s==="bool\
ean"?m==="true":m}function qo(e,t,o,n){for(let s of o){let{type:r,standard:a}=t[s];r==="texts"?n[s].forEach(l=>e.append(s,l)):["",a].includes(String(n[s]??""))||e.set(s,String(n[s]))}}var df=40,mf=e=>e.length>df?`${e.slice(0,df)}…`:e;function ff(e,t){let o=t.map(({name:n,value:s})=>`${n}=${mf(s)}`).join(" and ");return D(`Clear ${o}`,()=>{let n=new URL(location.href);t.forEach(({
name:s})=>n.searchParams.delete(s)),e.go(n.pathname+n.search)})}function pf(e,t){let o="";return{draw(n,s=[]){let r=[...n.read?uf(n.read,location.search):[],...s],a=r.map(({name:l,value:c,allowed:u})=>`\
“${l}=${mf(c)}” in the address is not used. Allowed: ${u}.`);a.join(`
`)!==o&&(o=a.join(`
`),e.hidden=a.length===0,T(e,a.map(l=>i("span",{},l)),a.length>0&&ff(t,r)),ke(a.join(" ")))}}}function Ux(e,t,o=""){let n=new URLSearchParams(t);return[...[...e.matchAll(/\b(\w+): /g)].flatMap(([,r])=>[
r,r.replace(/^set(?=_|$)/,o||"control"),r.replace(/^(set|control|test)_/,"")]),...o!==""&&e.startsWith("there is no")?[o]:[]].find(r=>n.has(r))??""}function hf(e,t,o,n){let s=Ux(o,location.search,n);s!==
""&&t?.append(ff(e,[{name:s,value:new URLSearchParams(location.search).getAll(s).join()}]))}var gf="No connection to the server: trying again.";function zx({actions:e}){return`${gf} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${C(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function wf(e,t){let o=!1,n="",s=()=>Jo().hurry();function r(){let{gone:a,other:l}=Jo(),c=a?zx(Jo()):l?"The server has been replaced by another version of\
 it.":"";c!==n&&(n=c,e.hidden=c==="",T(e,c,c!==""&&(a?D("Try now",s):D("Load the page again",()=>location.reload())))),a!==o&&(o=a,ke(a?gf:"The server answers again.",a),a||t())}xm(r),window.addEventListener(
"online",s),document.addEventListener("visibilitychange",s),r()}var yf=/(?<!\.tracediff)\.json$|\.json\.gz$/i,bf=/\.tracediff\.json$/i,Yl=/\.tracediff$/i;function _f(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.
isDirectory)t.push(s);else{let r=n.getAsFile();r&&o.push({name:r.name,file:r})}}return Gx(t,o)}async function Gx(e,t){let o=[];for(let n of e){let s=[];await xf(n,"",s),o.push(ts(n.name,s))}return o.concat(
kf(t))}function kf(e){let t=e.filter(({name:n})=>!Yl.test(n)),o=e.filter(({name:n})=>Yl.test(n)).map(n=>({label:n.name.replace(Yl,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,ts(Vl(t),
t)]:o}async function xf(e,t,o){let n=e.createReader(),s=[];for(;;){let r=await new Promise((a,l)=>{n.readEntries(a,l)});if(r.length===0)break;s.push(...r)}s.sort((r,a)=>r.name<a.name?-1:1);for(let r of s)
if(r.isDirectory)await xf(r,`${t}${r.name}/`,o);else{let a=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:a})}}function $f(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,
r=s.indexOf("/");if(r>0){let a=s.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>ts(n,s)).concat(kf(o))}var Fo=({
name:e})=>bf.test(e),Kl=({name:e})=>e.replace(bf,"");function ts(e,t){let o=[...t].sort((r,a)=>r.name<a.name?-1:1),n=new Set(o.map(({name:r})=>r).filter(r=>yf.test(r))),s=r=>Fo(r)?n.has(Kl(r)):n.has(r.
name);return{label:e,files:n.size===0?[]:o.filter(s),skipped:n.size===0?o:o.filter(r=>!s(r))}}function Vl(e){let t=e.filter(n=>!Fo(n)).map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(yf,"").replace(
/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[o=""]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function vf(e){
let t=new Map;for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let a=o.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?
null:[...t].map(([o,n])=>ts(o,n))}function Oe(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=i("div",{class:`toast${n?" toast-urgent":""}`},i("span",{class:"toast-text"},e)),r=0,a=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(a,o*1e3)};t&&s.append(D(t.label,()=>{a(),t.run()},{class:"toast-action"})),s.append(ve("close","Dismiss",a));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),ke(t?`${e} ${t.label} is available.`:e,n),l(),a}function Sf(e,t,o){let n=0,s=a=>[...a.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",a=>{s(a)&&t()&&(a.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",a=>{s(a)&&(n-=1,(n<=0||a.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",a=>{s(a)&&(a.preventDefault(),
a.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async a=>{if(r(),!!s(a)){if(a.preventDefault(),!t()){Oe("This server is read-only.",{urgent:!0});return}try{let l=await _f(
a.dataTransfer);l.length>0&&o(l)}catch(l){Oe(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var Yx=700,Kx=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function Ql({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${C(t)} of ${U(e,"set file")} are checked.`:`${U(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${C(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function Ef(e){let t=i("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let a=o;
return o=Kx(s),t.hidden=!s,t.textContent=s?Ql(s):"",clearTimeout(n),o?n=setTimeout(e,Yx):a&&ke(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var Vx=1e3,fa="This page waits for a set that the server has not checked yet.";function Tf(){let e=i("span",{class:"toast-text"}),t=i("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let a=await Xo().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=a?`${fa} ${Ql(a)}`:fa,o=setTimeout(s,Vx,r))}vm(r=>{let a=r&&zt()!=="/";a!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),a&&(document.
getElementById("toasts").append(t),e.textContent=fa,ke(fa),s(n)))})}var Qx=2,Of=1e3,Jl=0,_n=e=>["done","failed","cancelled"].includes(e.state);function pa(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,Jl-=1)},a=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(_n(d)&&a(),
t(d))},c=async()=>{let d=Of;try{l(await Dm(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*Of}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return Jl<Qx&&typeof EventSource=="function"?(Jl+=1,n=Bm(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),a}var os=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],Rf=os.flatMap(([e])=>e),Lf=os.flatMap(([,e])=>e),Wo=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],Zt=(e,t)=>t.some(o=>e.includes(o));function Jx(e,t){let[o,n]=[Wo(e),Wo(t)];for(let[s,r]of os){let a=Zt(o,s)&&Zt(n,r);if(a!==(Zt(n,s)&&Zt(o,r)))return a?-1:1}for(let[s,r]of[[Rf,-1],[Lf,1]])if(Zt(o,s)!==
Zt(n,s))return Zt(o,s)?r:-r;return 0}function ha(e){for(let[t,o]of os){let n=e.map(r=>[Zt(Wo(r),t),Zt(Wo(r),o)]),s=r=>n.flatMap((a,l)=>a[r]?[l]:[]);if(n.every(([r,a])=>r!==a)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var Xx=10n**17n;function Mf(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let o=e.file_list.filter(n=>n.first_event_ns!==null).map(n=>BigInt(
n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==null&&o>Xx?o:null}function Gs(e,t){let o=Jx(e.label,t.label),[n,s]=[Mf(e),Mf(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,
t]}var Af=e=>[...new Set(Wo(e).filter(t=>!/\d/.test(t)&&!Rf.includes(t)&&!Lf.includes(t)))];function Nf(e,t){let[o,n]=[Af(e),Af(t)],s=o.filter(a=>n.includes(a)).length,r=Math.min(o.length,n.length);return r===
0?os.some(([a,l])=>[[e,t],[t,e]].some(([c,u])=>Zt(Wo(c),a)&&Zt(Wo(u),l))):s>1||s===r}var Zx=100,Cf=(e,t)=>Wo(e).filter(o=>!t.includes(o)).join(" ");function Xl(e){if(e.length===2){let[t,o]=Gs(e[1],e[0]);
return{control:t.id,test:o.id}}for(let[t,o]of os){let n=[...t,...o],s=d=>e.filter(m=>Zt(Wo(m.label),d)).slice(0,Zx),[r,a]=[s(t),s(o)],l=a.map(d=>[r.find(m=>m!==d&&Cf(m.label,n)===Cf(d.label,n)),d]).find(
([d])=>d!==void 0),[c,u]=l??[r[0],a[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function e$(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function t$(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let a=o$(
e,s+1);o+=n===0?e.slice(s,a):"",s=a-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function o$(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function ga(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(t$(e,t.index+t[0].length));return o?Number(o[1]):null}async function n$(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function Pf(e,t,o){let n=await n$(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),a="",l=!1;try{for(;a.length<t&&!o(a);){let{done:c,value:u}=await r.read();if(c){l=!0;break}a+=u}}catch{}return r.cancel().catch(()=>{}),{text:a,ended:l,zipped:n}}var s$=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&ga(e)!==null;async function r$({name:e,file:t}){let o=await Pf(t,4194304,s$);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=ga(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=ga(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await Pf(t,16777216,()=>!1);n=ga(s.slice(-262144))}return{
isTrace:!0,rank:n??e$(e)}}async function Df(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await r$(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var If=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function Bf(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([If(e,n,o),If(t,n,o)]);if(s.
some((a,l)=>a!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var a$=256,qf=20,Ff=e=>e.slice(e.lastIndexOf("/")+1),Zl=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function i$(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
Bf(e.file,t.file)}async function l$(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await i$(n,s)||Zl(n.name)!==null&&Zl(n.name)===Zl(s.name));for(let n of e.filter(s=>s.seen.isTrace&&!Fo(s))){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var ec=e=>e.map(({seen:t})=>t.rank),tc=e=>!e.includes(null)&&new Set(e).size===
e.length;function c$(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function u$(e){return ha(e.map(({name:o})=>Ff(o)))?.map(o=>o.map(n=>e[n]))??c$(e)??e.map(o=>[o])}function d$(e,t){let o=new Set;return e.map((n,s)=>{let r=Vl(n),a=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(d=>!o.has(d))??`${r} ${s+1}`;o.add(a);let l=n.flatMap(({more:d,...m})=>[m,...d]),c=new Set(l.map(({name:d})=>d)),u=t.files.filter(d=>Fo(d)?c.has(Kl(d)):s===0&&!d.seen.isTrace);return{
...ts(a,[...l,...u]),settled:!0}})}function Wf(e){let t=ec(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function m$(e,t,o){
return!(t.length===2&&ha(t.map(({label:s})=>s)))&&tc(ec(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:Wf(o),manyFirst:!0}}}function f$(e){return e.includes(
null)?"assumed":tc(e)?"named":"equal"}async function jf(e){if(e.files.length>a$)return{};if(await Df(e.files),e.files.length<2||e.settled)return{};let t=await l$(e.files),o=vf(e);if(o!==null&&o.length<=
qf)return m$(e,o,t);let n=ec(t),s=ha(t.map(({name:a})=>Ff(a)));if(t.length<2||tc(n)&&s===null)return{};let r=u$(t);return r.length>qf?{}:{question:{kind:f$(n),parts:d$(r,e),one:Wf(t),manyFirst:s!==null||
r.length===2}}}var Hf=(e,t,o)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...o});function Uf(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var p$=2,h$=3,g$=4,oc=3,nc=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,Hf(this.#o,
t,{tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,...o})}add(t){let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(t){let n=(await Fm(
t)).map(s=>this.#n({label:s.label,files:[],skipped:[]},{job:s,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#m(s))}async#t(t){if(t.files.length===
0){this.#i(t,{message:"There is no .json or .json.gz file in it."});return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await jf(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),
t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="asking",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(a=>this.#n(a,{tags:n,tagError:s}));this.transfers.splice(this.transfers.
indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(a=>this.#t(a))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking",
"queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cance\
lled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.
planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<
h$&&this.#p(o)}async#p(t){t.state="creating",t.begun+=1,t.error=null,this.#e(t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await qm(t.label,o);if(t.state!=="creating"){Ml(n.id).catch(
()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.
filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state==="sending").length;for(let n of t)for(let s of n.files){if(o>=p$)return;s.state==="waiting"&&(o+=1,this.#h(n,s))}}async#h(t,o){
o.state="sending",o.attempts+=1,this.#e(t);let{upload:n}=t;try{await Hm(n,o.name,o.file,{from:o.sent,signal:t.abort.signal,onProgress:s=>{o.sent=Math.min(s,o.size),this.#e(t)}}),o.sent=o.size,o.state=
"sent"}catch(s){if(t.state==="sending"&&t.upload===n&&await this.#g(t,o,s),t.state!=="sending"||t.upload!==n)return}this.#e(t),this.#d(t),this.#l()}async#g(t,o,n){if((n.status===0||n.status>=500)&&n.status!==
507&&o.attempts<g$){let{upload:r}=t;if(o.state="sending",n.status===0?await this.#w(t,o):await new Promise(a=>{setTimeout(a,500*2**(o.attempts-1))}),t.state!=="sending"||t.upload!==r||await this.#u(t,
o))return;if(t.begun<oc){this.#c(t);return}}o.state="failed",o.error=n.message}async#w(t,o){t.waits=!0,this.#e(t);let n=await ta({signal:t.abort.signal}).catch(()=>!1);o.attempts-=n?1:0,t.waits=!1}#c(t){
Uf(t),this.#a(t)}async#u(t,o){try{let s=(await Wm(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#d(t){if(t.state!=="sen\
ding"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:`${o.length}\
 files could not be sent. ${o[0].error}`}):this.#y(t)}async#y(t){t.state="committing",this.#e(t);try{t.job=await jm(t.upload),t.state="job",this.#e(t),this.#m(t)}catch(o){if(o.status===404&&t.begun<oc&&
t.state==="committing"){this.#c(t);return}this.#i(t,o)}this.#s()}#m(t){t.stopJob=pa(t.job.id,o=>{if(o.error?.code==="unknown_job"&&t.files.length>0&&t.begun<oc){this.#c(t);return}if(t.job=o,o.state===
"done"){this.#b(t);return}_n(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#b(t){if(await this.#_(t),t.bundle){t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("set\
s")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#f(t),t.state="done",this.#e(t),this.dispatchEvent(
new CustomEvent("stored",{detail:t}))}async#_(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=1)await Po(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){
t.tagError=n.message}}async#f(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await Po(t.job.set,{label:o})}catch(n){t.labelError=n.message}}t.renaming=
!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#f(t),this.#e(t))}async takeOffer(t,o){
let{offered:n}=t;await Po(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){
return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await Yn(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await Kn(t.job.set),
t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}
t.job&&(t.job=null,t.upload=null),t.error=null,t.begun=0,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==null&&(o.state==="sent"||await this.#u(t,o)))){t.upload=
null;break}if(t.upload===null){this.#c(t);return}t.state="sending",this.#e(t),this.#d(t),this.#l()}async cancel(t){let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await Jn(n.id)}catch{}return}t.
state="cancelled",t.abort.abort(),this.#e(t),o!==null&&Ml(o).catch(()=>{}),this.#l(),this.#s()}},$e=new nc;window.addEventListener("beforeunload",e=>{$e.sending&&e.preventDefault()});var w$=1e3,y$=5e3,b$=6e4,sc=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-b$;get running(){return this.list.filter(t=>!_n(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await Im())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?w$:y$)}}#r(t){if($e.transfers.
some(n=>n.state==="committing"))return;let o=new Set($e.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},eo=new sc;var _$={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},k$={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},zf=(e,t,o)=>e===
null||!(t>0)?null:o*(e/t);function kn(e,t,o){if(e[t]!==void 0)return e[t];let n=_$[t];if(!n)return k$[t]?.(o)??null;let{rule:s,times:r}=n,a=kn(e,n.of,o),l=kn(e,n.by,o);switch(s){case"change":return a===
null||l===null?null:a-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:zf(a,l,r);default:return zf(a,l,r)}}var ht={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Gf={operators:{name:"operators",short:"operators",what:"An operator runs, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of op\
erators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for it"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, an\
other process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects garbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here,\
 at most an annotation"}},wa={...ht,...Gf},Yf=e=>e!==null&&e.parts.some(({part:t})=>t in Gf),Ys={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and\
 no compute kernel: nothing hides them"},Kf=e=>e[0].toUpperCase()+e.slice(1),x$={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},rc=e=>x$[e]??e.toLowerCase();function ac(e){let t=e.
split(" overlapping ").map(rc);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var ic={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"o\
ther"},Vf={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for so\
mething else"},lc={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"delay from launch to start"},ya={short_kernels:"shorter than its launch",runtime_outliers:"slow laun\
ch",launch_delay_outliers:"late start"},ba={steps:"of the steps, as in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},cc={set:{letter:"A",name:"Control"},
test:{letter:"B",name:"Test"}},xn="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA].",on=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",$n="the host waits: the de\
vice’s queue is full",nn=({host:e,lag:t})=>typeof e!="number"?"":`host ${L(e)}${t>0?` · device ${L(t)} behind when the host left`:""}`;var Pt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Qf={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},$$={...Qf,per_step:"per r\
ecording",percent:"% of the recording"},Ks=(e,t)=>(Pt(t)?$$:Qf)[e];function uc(e){return Pt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var ns=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function _a(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var v$=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,S$=e=>e==="per_step"||e==="percent";function E$(e,t){
let o=t?"self_":"",n=`${o}${{total:"duration",percent:"percent_of_step"}[e]??e}`,s=e==="total"&&!t?"total_duration":n,r=S$(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,
diff:`diff_${n}`,growth:`diff_${o}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${r}`,testCount:`test_${r}`,diffCount:`diff_${r}`}}function jo(e,t,o,n=!1){let s=Object.
fromEntries(Object.entries(E$(t,n&&v$(e))).map(([a,l])=>[a,kn(e,l,o)])),r=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...s,percent:r===""?s.growth:
null,birth:r}}function T$(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var Vs=(e,t)=>JSON.stringify([e,t]);
function Tt(e,t){let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var O$=(e,t)=>e.
filter(({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function Jf({name:e,category:t,replaces:o,aliases:n}){if(n&&!o&&t!=="python_function"){let r=["control","test"].map(l=>O$(n,l)),a=n.
length-2;return[`${r.join(" / ")}${a>0?` + ${a} more`:""}`,""]}if(!o)return[e,""];if(o.rule==="template_arguments")return[e,""];let s=o.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[o.operator??
"same shapes",s].filter(Boolean).join(" "),e]}function Qs({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,a)=>(a.total_duration??
0)>(r.total_duration??0)?a:r)}var Js=({aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${C(n)} ${n===1?"call":"calls"}, ${L(s)}`);function dc(e,t,o,{self:n=!1}={}){let{control_observations:s,
test_observations:r}=e.verdict??{},a=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=mc({...l,among:a},n);return{row:c,key:l.id??Vs(l.name,l.category),verdict:c.significance??
"",noise:c.significance==="no_difference_found",of:u=>kn(l,u,e),...jo(l,o,e,n),...T$(l,o)}})}var M$=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),Xf=(e,t)=>e.filter(({
row:o})=>!on(o)&&!M$(o)).slice(0,t);function mc(e,t){let o=t?"self":"total";return e?.tests?{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var sn=e=>e.moderated_q_value??e.q_value??
null;function Zf(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[Vs(s.name,s.category),{...s,
among:n}]))}function ep(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].control_counts+e.totals[n].test_counts>0).map(n=>[n,jo(e.totals[n],t,e,o)])}var op=15,np=[10,15,20,30,50,100],A$=["total","per_step","per_call","percent"],sp=Nt.change.words,rp=Nt.device_type.words,C$=Nt.measure.words,R$=["step","compute","exposed_communication","exposed_memo\
ry","idle"],ka=[...R$,"op"],fc="ProfilerStep*",to=[fc,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],pc=["name","category","change","control_counts","test_counts","diff_counts","ab\
s_diff_counts","control_total_duration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],L$=["name","category","change","q_value"],ss=e=>L$.
includes(e)?"asc":"desc",hc=["control","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],ap=[...hc,
"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],N$={fold:"true",significant:"",measure:"",equivalence:""},P$=["lines","details","oper\
ators","classes","recorded","replacements"],I$=["control","test","more","less","noise"];function tp(e,t){let o=e.get(t)??"",n=o.split(",").map(r=>r===""?NaN:Number(r)),s=n.length===4&&n.every(Number.isFinite);
return o!==""&&!s&&Bo(e,t,"four numbers"),s?o:""}var ip=(e,t)=>Object.fromEntries(t.map(o=>[o,bt(e,Nt,o,N$[o])])),lp=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("m\
arker")||""]));function D$(e,t,o){let n=e.get(t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Tt(n,e.get(o)??"")}function Ot(e){let t=new URLSearchParams(e),o=it(t,"sort",pc,Nt.sort.standard);
return{...ip(t,ap),...lp(t),...!t.has("exclude")&&{exclude:to},sort:o,...o.endsWith("_work")&&{work:!0},order:it(t,"order",Nt.order.words,ss(o)),unit:it(t,"unit",A$,""),measure:it(t,t.has("measure")?"\
measure":"time",C$,""),heat:it(t,"heat",ka,""),open:Ul(t,"open",P$),hide:Ul(t,"hide",I$),zoom_time:tp(t,"zoom_time"),zoom_calls:tp(t,"zoom_calls"),top:Gl(t,"top",1,200,op),op:D$(t,"op","op_category")}}
function Yt(e){let t=xa(e),o=(s,r,a)=>{r!==a&&t.set(s,r)};o("sort",e.sort,Nt.sort.standard),o("order",e.order,ss(e.sort)),o("unit",e.unit,""),o("measure",e.measure,""),t.delete("fold"),o("fold",String(
e.fold),"true"),o("heat",e.heat,""),e.exclude.join(`
`)===to.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),o("open",e.open.join(),""),o("hide",e.hide.join(),""),o("zoom_time",e.zoom_time,""),o("zoom_calls",e.zoom_calls,""),o("top",String(e.top),
String(op)),o("op",e.op,"");let n=t.toString();return me(n===""?"/compare":`/compare?${n}`)}var Wt=(e,t)=>Yt({...Ot(""),control:Ye(e),test:Ye(t)});function xa(e){let t=new URLSearchParams;return qo(t,
Nt,ap,e),e.significant||t.delete("measure"),t}function B$(e,t,o){let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_ste\
p":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return s===void 0?e:t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function rs(e,t,o){let n=xa(e);return n.set("significance","true"),n.set(
"sort",B$(e.sort,t,o)),n.set("order",e.order),n.set("measure",o?"self":"total"),n}function gc(e,t,o,n){let s=rs(e,t,o);return s.set("format",n),s}var cp=["total","per_step"],q$=["calls","share"],up=["\
duration","calls","per_call"];function as(e){let t=new URLSearchParams(e);return{...ip(t,hc),...lp(t),row:t.has("name")?Tt(t.get("name"),t.get("category")??""):t.get("row")??"",unit:it(t,"unit",cp,""),
bins:it(t,"bins",q$,"calls"),heat:it(t,"heat",up,"duration")}}function _t(e){let t=new URLSearchParams({control:e.control,test:e.test});return qo(t,Nt,hc,e),t}function vn(e){let t=_t(e);return t.set("\
row",e.row),t}function It(e){let t=vn(e);return cp.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),up.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),me(`/co\
mpare/op?${t}`)}function dp(e,t,o){let n=rs(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),n}function mp(e){let t=new URL(Yt(e),location.origin).searchParams;
return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var rn=Number(bn.limit.standard),fp=e=>e==="label"?"asc":"desc";function Xs(e){let t=new URLSearchParams(
e),o=bt(t,bn,"sort");return{control:t.get("control")??"",test:t.get("test")??"",q:bt(t,bn,"q"),tag:bt(t,bn,"tag"),sort:o,order:bt(t,bn,"order",fp(o)),page:Gl(t,"page",1,1e6,1)}}function pp(e){let{control:t,
test:o,q:n,tag:s,sort:r,order:a,page:l}={...Xs(""),...e},c=new URLSearchParams,u=(m,f,p="")=>{f!==p&&c.set(m,String(f))};u("control",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,
bn.sort.standard),u("order",a,fp(r)),u("page",l,1);let d=c.toString();return me(d===""?"/":`/?${d}`)}var $a=e=>e.q!==""||e.tag.length>0;function Sn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,
order:e.order,limit:String(rn),offset:String((e.page-1)*rn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",o)),t}var Ye=e=>e.slice(0,12),an=(e,t,o,n)=>n?.[e]?.label??(o&&ze(o,t[e])?.
label)??t[e];function ze(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.
length===1?s[0]:void 0}var va=(e="Damaged")=>i("strong",{class:"damage-mark"},qt("warning"),e);function Zs(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&i("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>i("li",{},va()," ",n))),o.length>0&&i("ul",{class:"notice"},o.map(({text:n})=>i("li",{},n)))]}var hp=(e,t)=>e.filter(({text:o})=>!t?.some(
n=>n.text===o));function Sa(e,t=e?.length??0){return t>0&&i("div",{class:"damage-list"},i("p",{},va(U(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),i("ul",{},e.map(({file:o,
rank:n,text:s})=>i("li",{},`Rank ${n} (`,i("span",{class:"mono"},o),`): ${s}`)),t>e.length&&i("li",{class:"muted"},`and ${C(t-e.length)} more`)))}var F$="https://ui.perfetto.dev";var er=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function W$(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",a),u(d)},a=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new er("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new er("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",a)})}function wc(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&wc(e,t-1)},100)}async function Ea({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=F$,patience:a=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new er("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:f}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${f}`)}catch(m){
throw wc(l),m}let c=new AbortController,u=W$(l,r,a);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),wc(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var j$=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function H$(e){return(e.notes??[]).some(t=>j$.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var U$=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function bc(e,t,o=()=>""){let n=i(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,a=i("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
a.href=Ol(e.id,t.number,o())},c=(m,f=!1)=>{n.textContent=m,n.classList.toggle("error-text",f)};async function u(){d.disabled=!0,c("Loading …");try{await Ea({title:`${e.label}, rank ${t.rank}`,fileName:U$(
t,o()),load:m=>la(e.id,t.number,o(),{signal:m,onProgress:f=>c(`Loading ${Se(f)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),ke(m.message,!0)}finally{
d.disabled=!1}}let d=D("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Se(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:i("div",{class:"trace-actions"},a,d,n),prepare:l}}
function Ho(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${et(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function z$(e,t){return i("div",{class:"notice trace-not-kept"},i("p",{},Ho(e)),t?i("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):i("p",{},"Start the server with ",i("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",i("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function G$(e,t,o,n){let s=bc(e,t,o.query),r=i("td",{}),a=()=>{let l=o.on()?H$(t):"";s.prepare(),T(r,l===""?s.node:i("span",{class:"muted"},l))};return n.push(
a),a(),i("tr",{},i("th",{scope:"row"},String(t.rank)),i("td",{class:"mono wrap"},t.file),i("td",{class:"num"},Se(t.trace_bytes)),r)}function Y$(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==null),
a=e.file_list.length-r.length;return i("section",{},s&&i("h3",{},e.label),r.length===0?z$(e,t):i("div",{class:"scroll-x"},i("table",{class:"files-table trace-table"},i("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),i("thead",{},i("tr",{},["Rank","File","Size","Trace"].map(l=>i("th",{scope:"col",class:l==="Size"?"num":""},l)))),i("tbody",{},r.map(l=>G$(e,l,o,n))))),r.length>0&&a>0&&i("\
p",{class:"muted small"},`${C(a)} more were not kept.`))}function K$(e,t){let o=i("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:i("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function Ta(e,t={}){let o=[],n=ue("traces"),s=K$(t,()=>o.forEach(l=>l())),r=i(
"div",{class:"trace-body"},i("p",{class:"muted"},"Loading …")),a=i("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>a.remove(),click:l=>{l.target===a&&a.close()}}},i("div",{class:"tr\
ace-box"},i("div",{class:"trace-head"},i("h2",{id:n},"Traces"),ve("close","Close",()=>a.close())),r));return document.body.append(a),a.showModal(),Promise.all([Xo(),...e.map(l=>bo(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,T(r,u&&s.node,c.map(d=>Y$(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&i("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>T(r,i("p",{class:"\
error-text",role:"alert"},l.message))),a}var V$=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function gp(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:a=0,left_out:l=0}=e??{};if(a>0)return{level:"warn",text:`${U(a,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${C(c)} repaired or lost`),s>0&&u.push(U(s,"note")),r>0&&u.push(U(r,"duplicate file")),l>0&&u.push(`${C(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function Q$(e){return i("dl",{class:"counters"},V$.map(([t,o,n])=>i("div",{class:e[t]>0&&t!=="kept"?"":"calm"},i("dt",{title:n},o),i("dd",{},C(e[t]??0)))))}function J$(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":rt(t.steps??[]);return i("tr",{},i("th",{scope:"row",class:"mono wrap"},t.file),i("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&i("span",{class:"muted"},` (${t.rank_source})`)),i("td",{},r||pe),i("td",{class:"num"},C(s.events)),i("td",{class:"num"},Se(t.raw_bytes)),o&&i("td",{},t.trace_bytes===null?i("span",{class:"m\
uted"},"not kept"):bc(e,t).node),i("td",{class:"wrap"},n.length===0?i("span",{class:"muted"},"nothing to report"):i("ul",{class:"notes"},n.map(a=>i("li",{},a.severity==="damage"&&[va()," "],a.words,a.
count>1&&` (${C(a.count)} ×)`,a.effect&&`. ${a.effect}`,a.example&&i("span",{class:"muted"},`${a.effect?" First:":":"} ${a.example}`))))))}function _c(e){return e?.length>0&&i("details",{class:"dupli\
cates"},i("summary",{},`${U(e.length,"file")} left out: the same as another`),i("ul",{},e.map(({file:t,same_as:o})=>i("li",{},i("span",{class:"mono"},t)," has the same content as ",i("span",{class:"mo\
no"},o)))))}var X$={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"is without the trace that it is named after"};function kc(e,t){return e>
0&&i("details",{class:"left-out"},i("summary",{},`${U(e,"entry","entries")} of the folder left out`),i("ul",{},t.map(({file:o,kind:n})=>i("li",{},i("span",{class:"mono"},o),` ${X$[n]??n}`)),e>t.length&&
i("li",{class:"muted"},`and ${C(e-t.length)} more`)))}function wp(e){let t=i("div",{class:"quality-panel"},i("p",{class:"muted"},"Loading …"));return bo(e.id).then(o=>{let n=o.traces_bytes>0,s=["Fil\
e","Rank","Steps","Events","JSON",...n?["Trace"]:[],"Notes"];T(t,Sa(o.quality.affected_files,o.quality.affected),Q$(o.quality),i("div",{class:"scroll-x"},i("table",{class:"files-table"},i("thead",{},i(
"tr",{},s.map(r=>i("th",{scope:"col"},r)))),i("tbody",{},o.file_list.map(r=>J$(o,r,n))))),_c(o.quality.duplicate_files),kc(o.quality.left_out,o.quality.left_out_files),i("p",{class:"muted small"},"Ide\
ntity ",i("span",{class:"mono"},o.id)," · stored in ",Se(o.stored_bytes)," out of ",Se(o.raw_bytes)," of JSON",n&&` (${Se(o.traces_bytes)} the traces themselves)`,!n&&`. ${Ho(o)}`))}).catch(o=>T(t,i(
"p",{class:"error-text"},o.message))),t}var xc=4,$c=e=>e===2?"two":C(e),yp=e=>e[0].toUpperCase()+e.slice(1);function Z$({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function ev({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${rt(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${U(t.ranks,"rank")}`}function tv({parts:e}){let t=e.slice(0,xc).map(({label:o})=>`“${o}”`).
join(", ");return e.length>xc?`${t} and ${C(e.length-xc)} more`:t}function vc({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${$c(t.ranks)} ranks of one`;return`${yp($c(e.length))} sets, \
or ${n}?`}function bp(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=ue("question"),a=(u,d,m)=>D([i("strong",{},d),i("span",{class:"choice-detail"},m)],()=>$e.answer(e,u),{class:"choice"}),l=a(
!0,`${yp($c(n.length))} sets`,tv(t)),c=a(!1,"One set",ev(t,o));return i("div",{class:"question",role:"group","aria-labelledby":r},i("p",{id:r},i("strong",{},vc(t))," ",Z$(t)),i("div",{class:"choices"},
s?[l,c]:[c,l]))}var ov=64,nv={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},sv=["failed","cancelled","undone"];
function Ec(e){return i("progress",{max:"1",value:"0","aria-label":e})}function Tc(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function En(e){if(e.state==="failed")return e.error?.
detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return rv(e.made);if(e.state==="done"){let o=e.already_stored?`${av(e)}; noth\
ing was stored twice.`:`${Ma(e)?"Stored, but damaged":"Done"}: ${U(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state===
"queued"?"Queued":nv[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${Se(e.bytes_done)} of ${Se(e.bytes_total)}`),e.events>0&&t.push(U(e.events,"event")),e.files_total>1&&t.push(`${C(e.files_done)}\
 of ${U(e.files_total,"file")}`),t.join(" · ")}function rv(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${C(t)} were already here and ar\
e unchanged`;return o===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${U(o,"set")} stored${t>0?`; ${n}`:""}.`}var av=e=>`Stored already \
as “${e.known_as}”`;function iv(e,t){let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),i("a",{href:me(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}
function lv(e){let{offered:t,job:o}=e;if(e.state!=="done"||t===null)return null;let n=s=>Sc($e.takeOffer(e,s));return[D(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),
new TextEncoder().encode(t).length<=ov&&D(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var Ma=e=>e?.state==="done"&&e.affected_files?.length>0;function kp(e){return[Ma(e)&&Sa(e.affected_files),
uv(e),_c(e?.duplicate_files),cv(e?.changed_beside??[]),kc(e?.left_out??0,e?.left_out_files??[])]}function cv(e){return e.length>0&&i("p",{class:"muted"},"Not taken: what stands beside ",i("span",{class:"\
mono"},e.slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${C(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it ag\
ain.")}function uv(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:i("details",{class:"failures",open:e.state==="faile\
d"},i("summary",{},`${U(e.failures.length,"file")} could not be read`),i("ul",{},e.failures.map(o=>i("li",{},!o.message.startsWith(o.file)&&[i("span",{class:"mono"},o.file)," – "],o.message))))}function xp(e){
let t=Ec("Progress"),o=i("p",{class:"transfer-text"}),n=i("div",{class:"transfer-actions"}),s=mv(e),r=i("div"),a=i("div"),l=i("div",{class:"transfer-offer"}),c=null,u=e.files.map(dv),d=i("details",{class:"\
files",open:e.files.length<=6},i("summary",{},fv(e)),i("ul",{class:"file-list"},u.map(_=>_.node)),e.skipped.length>0&&pv(e.skipped)),m=i("li",{class:"transfer"},i("div",{class:"transfer-head"},s.node,
n),t,o,l,a,r,!e.sample&&d),f=null,p="",h="",g=!1;function y(){let _=n.contains(document.activeElement),k=i("div",{},gv(e));p=e.label,k.innerHTML!==n.innerHTML&&(T(n,...k.childNodes),_&&n.querySelector(
"button")?.focus({preventScroll:!0}))}function w(){f=e.state,m.dataset.state=e.state,y(),g=e.question!==null,T(a,g&&bp(e)),e.state==="done"&&(d.open=!1)}function b(){let _=e.state==="done"?e.offered:null;
if(_===c)return;let k=l.contains(document.activeElement);c=_,T(l,lv(e)),k&&s.node.querySelector("input").focus({preventScroll:!0})}function x(){f!==e.state?w():p!==e.label&&y(),s.update(),u.forEach(hv),
t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:_,total:k}=Oc(e);t.hidden=e.state==="asking"||!$e.active.includes(e),Tc(t,_,k),h=Mc(e),o.textContent!==h&&T(o,e.state==="done"&&!e.bundle&&
e.job.already_stored?iv(e,h):h),b(),m.classList.toggle("affected",Ma(e.job)),T(r,kp(e.job))}return x(),{node:m,update:x,text:()=>e.question?vc(e.question):h,focus(){g&&document.activeElement.matches("\
body, main, .page-actions *")&&a.querySelector("button").focus({preventScroll:!0}),g=!1}}}var Oa=(e,t)=>e.reduce((o,n)=>o+n[t],0);function Oc(e){let{job:t,state:o,files:n}=e;return o==="job"&&t.bytes_total>
0?{done:t.bytes_done,total:t.bytes_total}:{done:Oa(n,"sent"),total:o==="looking"?0:Oa(n,"size")}}function dv(e){let t=Ec(`Progress of ${e.name}`),o=i("span",{class:"file-state"}),n=i("li",{},i("span",
{class:"mono file-name",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function mv(e){let t=i("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"\
false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{$e.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.
label,t.blur())}}}),o=i("span",{class:"error-text small",role:"status"}),n=e.label;return{node:i("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.activeElement&&(n=e.label,t.value=
n),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged\
. ${e.tagError}`].filter(Boolean).join(" ");o.textContent!==s&&(o.textContent=s)}}}function fv(e){let t=e.files.reduce((s,r)=>s+r.size,0),o=e.files.filter(s=>!Fo(s)),n=[U(o.length,e.bundle?"bundle":"t\
race file"),Se(t)];return e.skipped.length>0&&n.push(`${C(e.skipped.length)} skipped`),n.join(", ")}function pv(e){let[t,o]=[e.filter(Fo),e.filter(n=>!Fo(n))];return[o.length>0&&_p("only .json and .js\
on.gz files are traces",o),t.length>0&&_p("the trace that it is named after is not there",t)]}function _p(e,t){let o=t.slice(0,20).map(({name:s})=>s).join(", "),n=t.length>20?`, and ${C(t.length-20)} \
more`:"";return i("p",{class:"muted skipped"},`Not sent, because ${e}: `,i("span",{class:"mono"},o),n)}function hv(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=
s,e.node.dataset.state=t.state,Tc(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:Se(t.size),sending:`${r} % of ${Se(t.size)}`,
sent:`${Se(t.size)} sent`,failed:t.error??"failed"}[t.state]}function gv(e){let{label:t}=e,o=ve("close",`Remove ${t} from this list`,()=>$e.remove(e));switch(e.state){case"failed":case"cancelled":return[
e.files.length>0&&D("Retry",()=>$e.retry(e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&i("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comp\
arison"),$e.canUndo(e)&&D("Undo",()=>Sc($e.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[D("Bring back",()=>Sc($e.bringBack(e)),{"aria-label":`Bring\
 ${t} back`}),o];default:return[D("Cancel",()=>$e.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Sc(e){try{await e}catch(t){Oe(`That did not work. ${t.message}`,{urgent:!0})}}function wv(e){
let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${rt(t.sort((o,n)=>o-n))}`}function yv(e){return e===null?"":e.as===
"tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function Mc(e){let t=bv(e);return e.begun>1&&!e.waits&&!sv.includes(e.state)?`${t.replace(/\.$/,"")} – sent again, because the server wa\
s restarted`:t}function bv(e){let t=wv(e),o=Oa(e.files,"sent"),n=Oa(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waiting fo\
r its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?"No connection, trying again …":[`Sending ${Se(o)} of ${Se(n)}`,t].filter(Boolean).join("\
 · ");case"committing":return"Sent. The server starts reading …";case"job":return[En(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may close this tab now");case"do\
ne":return En(e.job)+yv(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for\
 ten minutes.";default:return e.error??"It failed."}}function $p(e,t){let o=e,n=Ec(`Progress of ${o.label}`),s=i("p",{class:"transfer-text"}),r=i("div",{class:"transfer-actions"}),a=i("div"),l=i("li",
{class:"transfer"},i("div",{class:"transfer-head"},i("div",{class:"transfer-title"},i("strong",{},o.label||"Ingest")),r),n,s,a),c=null;function u(d){o=d;let m=o.state==="queued"||o.state==="running";o.
state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,T(r,m?D("Cancel",()=>Jn(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):ve("close",`Remove ${o.label} from this list`,()=>t(o)))),n.hidden=
!m,Tc(n,o.bytes_done,o.bytes_total),s.textContent=En(o),l.classList.toggle("affected",Ma(o)),T(a,kp(o))}return u(o),{node:l,update:u}}var vp=()=>i("a",{href:me("/")},"Show");function _v(){return[...$e.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Mc(t),...Oc(t)})),...eo.running.map(t=>({label:t.label,text:En(t),
done:t.bytes_done,total:t.bytes_total}))]}function kv(){let e=s=>$e.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${C(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${C(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function xv(){let e=i(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=i("strong",{class:"ellipsis"}),o=i("span",{class:"muted small ellipsis"});return{node:i("div",{class:"status-part status-progre\
ss"},i("div",{class:"status-head"},t,vp()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${C(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((a,l)=>a+l.total,0);s.some(a=>a.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((a,l)=>a+l.done,0)))}}}function $v(){let e=i("span",{});return{node:i("div",{class:"status-part status-head"},e,vp()),draw(o){
e.textContent=`${o}.`}}}function vv(e){let t=i("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,a){let l=i("p",{class:"status-verdict",role:"status"}),c=i("a",{class:"\
button primary",href:Wt(r.id,a.id)},`Compare ${r.label} with ${a.label}`);T(t,i("div",{class:"status-head"},i("strong",{},"Both sets are stored"),ve("close","Dismiss",n)),l,c),o=!0,e(),ke(`Both sets a\
re stored. You can compare ${r.label} with ${a.label} now.`);let u=new URLSearchParams({control:r.id,test:a.id,limit:"0",diagnosis:"false"});ft(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function Sp(){let e=i("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=xv(),o=$v(),n=vv(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=zt()!=="/",c=l?_v():[],u=l?kv():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),ko(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function a(){s===0&&(s=requestAnimationFrame(r))}return $e.addEventListener("change",a),eo.addEventListener("change",a),r(),{offer:n.set,clear:n.clear,draw:r}}var[ln,Tn,Ep,fo,Kt,Sv,Aa,Ev]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],tr="Every page",Tp="First move to a set of the list, with the arrow keys.",Ca="First select a\
 call, in the lanes or in the table.",On="There is nothing to search on this page.",Mp=[{pages:[ln],keys:["/"],text:"Find trace sets",action:"search",none:On},{pages:[ln],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[ln],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[ln],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[ln],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[ln],keys:["Space"],text:"In the list: sel\
ect the set, for actions on several"},{pages:[ln],keys:["c"],text:"Use the focused set as the control",action:"control",none:Tp},{pages:[ln],keys:["t"],text:"Use the focused set as the test",action:"t\
est",none:Tp},{pages:[Tn],keys:["/"],text:"Search the names of the rows",action:"search",none:On},{pages:[Tn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},
{pages:[Tn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Tn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[Tn],
keys:["ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[fo],keys:["/"],text:"Find a frame or a kernel",action:"search",none:On},{pages:[fo],keys:["ArrowDown"],text:"\
From the search into the table",action:"enter",inSearch:!0},{pages:[fo],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[fo],keys:["ArrowDown","Arrow\
Up","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[fo],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or\
 go to the one above"},{pages:[fo],keys:["Space"],text:"In the table: select the frame"},{pages:[fo],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[fo],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[fo],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[Tn,Ep,fo,Kt,Aa],keys:["c"],text:"Choose the control",action:"control"},{pages:[Tn,Ep,fo,Kt,Aa],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Kt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:On},{pages:[Kt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Kt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Kt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Kt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Kt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Kt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Ca},{pages:[Kt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Kt],keys:["m"],action:"measure",none:Ca,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[Sv],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:On},{pages:[Ev],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[Aa],keys:["/"],text:"Find a table or column",action:"search",none:On},
{pages:[Aa],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[tr],keys:["?"],text:"List the keys",action:"help"},{pages:[tr],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:On},{pages:[Kt],keys:[","],action:"former",none:Ca},{pages:[Kt],keys:["."],action:"next",none:Ca}],Tv={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},Ov=["button","checkbox","file","radio","range","reset","submit"];function or(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!Ov.includes(e.type))}function Mv(e,t){let{target:o,key:n}=e,s=or(o);return Mp.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||
r.pages.some(a=>[t.name,tr].includes(a)))&&(r.inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function Av(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function Cv(e){return e.flatMap((t,o)=>[o>0&&" ",i("kbd",{},Tv[t]??t)])}function Op(e,t){let o=Mp.filter(({pages:n,text:s})=>s&&
n?.includes(t));return o.length>0&&i("section",{},i("h3",{},e),i("dl",{class:"keys"},o.map(({keys:n,text:s})=>i("div",{},i("dt",{},Cv(n)),i("dd",{},s)))))}function Rv(e){let t=ue("keys"),o=()=>n.close(),
n=i("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:t},"Keys"),
ve("close","Close",o)),Op(`${e.name} page`,e.name),Op(tr,tr),i("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function Ap(e,t){let o=()=>e()&&
Rv(e().page);t.addEventListener("click",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector(
'dialog[open], [role="menu"]'))return;let a=Mv(n,s);if(!a||a.action==="close"&&Av())return;let l=a.action==="help"?o:r.keys?.[a.action],c=l!==void 0&&l()!==!1;(c||a.none)&&n.preventDefault(),!c&&a.none&&
Oe(a.none,{seconds:4})})}var Cp="tracediff.session";function Lv(){try{return sessionStorage.getItem(Cp)??""}catch{return""}}function Rp(e){let t=null,o=[];function n(){return t??=Lv(),t}function s(u){t=u;try{sessionStorage.setItem(
Cp,u)}catch{}}let r=u=>bo(u).then(d=>d.quality.kept>0?d:null).catch(()=>null),a=()=>Rt(new URLSearchParams({limit:"0"})).then(({total:u})=>u===2).catch(()=>!1);async function l(){if($e.active.length>0||
o.length===0)return;let u=o.sort((y,w)=>y.key-w.key).map(({id:y})=>y);o=[];let d=u.length===1,m=n();s(d?u[0]:"");let f=d&&m!==""&&m!==u[0]?[m,...u]:u;if(f.length!==2)return;let[p,h]=await Promise.all(
f.map(r));if(!h&&d&&s(m),!p||!h)return;let g=!d||Nf(p.label,h.label)||await a();$e.active.length===0&&e(...Gs(p,h),{sure:g})}let c=u=>{o=o.filter(d=>d.id!==u)};return $e.addEventListener("stored",({detail:u})=>{
c(u.job.set),o.push({id:u.job.set,key:u.key}),l()}),$e.addEventListener("change",({detail:u})=>{u?.state==="undone"?(c(u.job.set),n()===u.job.set&&s("")):(u===null||u.state==="failed"||u.state==="canc\
elled")&&l()}),{clear(){t="",Ft().then(()=>s(n()))}}}var Ac=new Set,Np=!1,cn=()=>Np;function is(e){return Ac.add(e),()=>Ac.delete(e)}function Lp(e){Np=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Ac])t()}function Pp(){window.
addEventListener("beforeprint",()=>Lp(!0)),window.addEventListener("afterprint",()=>Lp(!1))}var Ue=["control","test"],Mn={control:"test",test:"control"},Bp=["rank","span","step"],Nv=["both",...Ue],Pv={path:{type:"boolean",standard:"false"}},qp=32,Iv=864e8,Dv=300,Ra=e=>e!==null&&e!==""&&Number.
isFinite(Number(e))?Number(e):null,Cc=(e,t)=>zl(e,t,/^\d+$/,"whole numbers");function Ip(e,t,o){let[n,s]=[Ra(e.get(t)),Ra(e.get(o))],r=n!==null&&s!==null&&n<s&&Math.max(-n,s)<=Iv;return[t,o].filter(a=>!r&&
e.get(a)).forEach(a=>Bo(e,a,`µs since the beginning, ${t} before ${o}`)),r?[n,s]:[null,null]}var Dp=(e,t)=>[...new Set(e.getAll(t))].filter(o=>o!==""&&o.length<=Dv).slice(0,qp),ls=(e,{id:t,main:o})=>o?
"main":`${e}:${t}`,La=(e,t)=>e.includes(t)?e.filter(o=>o!==t):[...e,t].slice(-qp);function Na(e){let t=new URLSearchParams(e),o={control:t.get("control")??"",test:t.get("test")??""};for(let l of Ue){for(let c of Bp){
let u=`${l}_${c}`;o[u]=Cc(t,t.has(u)?u:c)}o[`${l}_marker`]=t.get(`${l}_marker`)||t.get("marker")||""}let[n,s]=Ip(t,"from","to"),[r,a]=Ip(t,"sum_from","sum_to");return{...o,use_short_name:bt(t,ma,"use_\
short_name"),path:bt(t,Pv,"path"),show:it(t,"show",Nv,"both"),from:n,to:s,sum_from:r,sum_to:a,open:Dp(t,"open"),pin:Dp(t,"pin"),q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Ra(
Cc(t,"nth")),at:it(t,"at",Ue,""),align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:Ra(Cc(t,"align_nth"))??0}}var Bv=e=>String(Math.round(e*1e3)/1e3);function cs(e){let t=new URLSearchParams,
o=(s,r,a="")=>{r!=null&&r!==a&&t.set(s,String(r))};Ue.forEach(s=>o(s,e[s]));for(let s of[...Bp,"marker"]){let[r,a]=Ue.map(c=>e[`${c}_${s}`]??""),l=r===a||!e.control||!e.test;o(s,l?r||a:""),Ue.forEach(
c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both");for(let s of["from","to","sum_from","sum_to"])o(s,typeof e[s]=="number"?Bv(e[s]):
"");["open","pin"].forEach(s=>(e[s]??[]).forEach(r=>t.append(s,r))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_cat\
egory",e.align_category),o("align_nth",e.align_nth,0));let n=t.toString();return me(n===""?"/timeline":`/timeline?${n}`)}function xo(e){let t=Ue.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:
t}var qv=(e,t)=>e-t,Fp=e=>[...new Set(e)].sort(qv),Rc=e=>Fp(e.map(t=>t.rank)),Lc=(e,t)=>Fp(e.filter(o=>o.rank===t).map(o=>o.span)),Nc=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??
-1)-(s.step_number??-1));function Fv(e){let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var Wv=(e,t)=>e.find(o=>String(o)===t);function Wp(e,t,o=null){if(e.length===0)return null;let n=[],
s=(u,d,m,f)=>{let p=d===""?void 0:Wv(u,d);return d!==""&&p===void 0&&n.push(`${m} ${d}`),p??(u.includes(f)?f:u[0])},r=s(Rc(e),t.rank,"rank",o?.sample.rank),a=s(Lc(e,r),t.span,"file",o?.sample.span),l=Nc(
e,r,a),c=t.step===""?void 0:l.find(u=>String(u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-
1)]:Fv(l),{sample:c,place:l.indexOf(c),missing:n}}var Pa=e=>/^\d+$/.test(e??"")?e:"",po=(e,t={})=>cs({control:e.control,test:e.test,control_rank:Pa(e.control_ranks),test_rank:Pa(e.test_ranks),control_step:Pa(e.control_steps),test_step:Pa(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function us(e,t){let{name:o,category:n}=Qs(t,"test");return po(e,{name:o,category:e.use_short_name?"":n})}
function Ia(e,t,o,n=null){let s={};for(let a of["control","test"]){let{rank:l,span:c}=t[a]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${a}_rank`]:u(l),[`${a}_span`]:c>0?String(c):"",[`${a}_step`]:u(
o[a])})}let r=n&&Qs(n,"test");return po(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Da(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",a=t.length>0?String(t[0]):void 0;return po(e,{at:r,...a?{control_rank:a,test_rank:a}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var An=[...Do.by.words,"calls"],Wa=4,Bc={device:"own",host:"self",calls:"calls"},ja=["calls","host","self","device","own"];function Up(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=
n??""})}function nr(e){let[t,o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(o^o>>>13,3266489909),o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var zp=/ #\d+$/,qa=(e,t)=>e==="module"&&t!==null?t.replace(
zp,""):t,Gp=()=>[0,0],Ic=()=>Object.fromEntries(ja.map(e=>[e,Gp()]));function Fa(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:Ic(),kernels:[],shapes:[],children:[],own:Ic(),key:"",foldKey:""}}var Pc=(e,t)=>t>0?(e??0)/t:0,Ba=(e,t,o,n)=>o?[Pc(e[`control_${t}`],n[0]),Pc(e[`test_${t}`],n[1])]:[Pc(e[t],n[0]),0];function jv(e,t,o){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function Hv(e,t,o){let n=Object.fromEntries(ja.map(s=>[s,Ba(e,s,t,o)]));return{...Fa({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:jv(e,t,o),split:e.split??null},
figures:n,own:{calls:n.calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:Ba(s,"counts",t,o),device:Ba(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:Ba(s,
"calls",t,o)}))}}function Ha(e,t,o){[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),nr(d===0?u:`${u}
${d}`)},a=[o,s.sort,...s.names.map(l=>qa(s.sort,l)),s.status].join(`
`);Ha(s,r(t,s.names),nr(a))}}var Yp=e=>e.reduce((t,o)=>nr([t,o.sort,qa(o.sort,o.control_name),qa(o.sort,o.test_name),o.status].join(`
`)),"root");function qc(e,t){let o=[],n=(r,a,l)=>{Object.assign(r,{at:o.length,parent:a,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(An.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)Uv(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var ds=e=>e.status==="same"||e.status==="replaced";function Uv(e,t){
e.total={},e.ownOf={},e.here={};for(let o of An){let n=e.own[Bc[o]],s=[...n],r=n[1]-n[0];for(let a of e.children)s[0]+=a.total[o][0],s[1]+=a.total[o][1],r+=ds(a)?0:t[o][a.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=ds(e)?r:null}}function Fc(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>Hv(r,t,n));return e.nodes.forEach(({parent:r},a)=>{r!==
null&&s[r].children.push(s[a])}),Ha(s[0],"root","root"),qc(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Dc=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function jp(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let a=s.get(r[o]);a||(a={[o]:r[o],...Object.fromEntries(n.map(l=>[l,Gp()]))},s.set(r[o],a),e.push(a)),n.forEach(l=>Dc(a[l],r[l]))}}function Hp(e,t){ja.
forEach(o=>Dc(e.figures[o],t.figures[o])),Object.values(Bc).forEach(o=>Dc(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},jp(e.kernels,t.kernels,"name",["counts","device"]),jp(e.shapes,t.shapes,"text",["calls"])}function zv({sort:e,status:t,names:o}){let[n,s]=o.map(r=>qa(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var Gv=(e,t)=>ja.some(o=>e.figures[o][t]>0);function Kp(e){if(e.children.forEach(Kp),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>Gv(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function Vp(e){let t=Fa(e.root);Hp(t,e.root);let o=new Map,n=(r,a)=>{let l=zv(a),c=[a.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=Fa({...a,names:l,status:a.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,a)=>{let l=n(r.sort==="modul\
e"?t:a,r);Hp(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&Kp(t),Ha(t,"root","root"),qc(t,{...Qp(e),grouped:"class"})}function Qp({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var Jp=e=>({...e,children:e.children.map(Jp)});function Yv(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&zp.test(n??"")&&t.unshift(n)}return t}function Kv(e,t){let o=Fa({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(Bc))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((a,l)=>a+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function Xp(e,t,o){let n=new Map([...o].filter(a=>e.byKey.
get(a)?.instances>1).map(a=>[a,[]]));for(let a of t.frames)n.has(a.foldKey)&&a.sort!=="rest"&&n.get(a.foldKey).push(a);let s=a=>{let l=n.get(a.key);if(!l||l.length===0)return{...a,children:a.children.
map(s)};let c=Kv(a,l);return{...a,opened:!0,own:Ic(),kernels:a.kernels,children:[...l.map(u=>({...Jp(u),above:Yv(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return Zp(r,n),qc(r,Qp(e))}function Zp(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;Ha(o,nr(`${e.key}
${n||"rest"}`),o.foldKey||nr(`${e.key}
rest`))}else Zp(o,t)}function Cn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var Rn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",$o=(e,t)=>e.total[t][1]-e.total[t][0];function vo(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function Wc(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function ms(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var eh=["both","control","test"];function Vv(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function th(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=Vv(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),a=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,f)=>{let p=m.parent?u[m.parent.at]:0;a[f]=p,l[f]=p+s[m.at],c[f]=m.depth,u[m.at]=p,m.parent&&(u[m.parent.at]=
l[f]),d[m.at]=f}),{start:a,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var Qv=["folded","class","instance"],za=["control","test"],Ga=["ranks","steps","marker"],Jv=5e3,jc=40,Ua=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,jc);function Uo(e){let t=new URLSearchParams(
e),o={};for(let n of za){o[n]=t.get(n)??"";for(let s of Ga)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...o,level:bt(t,Do,"level"),merge_lines:bt(t,Do,"merge_lines"),by:it(
t,"by",An,""),width:it(t,"width",eh,"both"),frames:it(t,"frames",Qv,"folded"),order:it(t,"order",["calls"],""),q:t.get("q")??"",node:Ua(t.get("node"))[0]??"",zoom:Ua(t.get("zoom"))[0]??"",open:Ua(t.get(
"open")),rows:Ua(t.get("rows"))}}function Vt(e){let t={...Uo(""),...e},o=new URLSearchParams,n=(s,r,a="")=>{r!==a&&r!==""&&o.set(s,r)};for(let s of za)n(s,t[s]),Ga.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],
"all"));return n("level",t.level,Do.level.standard),n("merge_lines",String(t.merge_lines??!0),Do.merge_lines.standard),n("by",t.by),n("width",t.width,"both"),n("frames",t.frames,"folded"),n("order",t.
order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-jc).join(".")),n("rows",t.rows.slice(-jc).join(".")),me(o.size===0?"/tree":`/tree?${o}`)}function fs(e,t,o){let n=new URLSearchParams(
{max_nodes:String(Jv)}),s=e.test!=="";for(let r of s?za:["control"]){s&&n.set(r,e[r]);for(let a of Ga){let l=e[`${r}_${a}`];l!==""&&l!=="all"&&n.set(s?`${r}_${a}`:a,l)}}return qo(n,Do,["level","by","i\
nstances","merge_lines"],{level:e.level,merge_lines:e.merge_lines,by:Do.by.words.includes(t)?t:"",instances:o}),n}var jt=e=>Object.fromEntries([...za.flatMap(t=>[t,...Ga.map(o=>`${t}_${o}`)]),"merge_l\
ines"].map(t=>[t,e[t]])),Xv=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function oh(e,t){let{name:o,category:n}=Qs(t,"test");if(!Xv.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.
exec(o),r=n==="python_function"&&!s,a=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,"");return Vt({...jt(e),q:a,level:r?"python":"modules"})}var nh=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,sh=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var rh="tracediff.dismissed-jobs",Zv=24*3600*1e3,eS=1e4;function ah(){try{return JSON.parse(localStorage.getItem(rh))??[]}catch{return[]}}function tS(e){try{localStorage.setItem(rh,JSON.stringify([...ah().
slice(-50),e.id]))}catch{}}function oS(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<Zv;return!o.includes(e.id)&&(!_n(e)||t.has(e.id)||n)}function nS(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),a=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&a<eS)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&ke(s,o==="failed")}}}function ih(e,t){let o=i("ul",{class:"transfers"}),n=i("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},i("div",{class:"section-hea\
d"},i("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,a=nS(),l=0;function c(){let h=null;for(let g of $e.transfers){let y=s.get(g.key);y||(y=xp(g),s.set(g.key,y),h??=y),y.update();
let{state:w,label:b,job:x}=g;a.tell(g.key,{state:w,stage:x?.stage,text:`${b}: ${w==="failed"?"failed. ":""}${y.text()}`})}return h}function u(){let h=ah();eo.running.forEach(y=>r.add(y.id));let g=eo.list.
filter(y=>oS(y,r,h)).reverse();for(let y of g)s.has(y.id)||s.set(y.id,$p(y,()=>{tS(y),d()})),s.get(y.id).update(y),a.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${En(y)}`});return g}function d(){
l=0;let h=s.size===0,g=c(),y=[...$e.transfers.map(w=>w.key),...u().map(w=>w.id)];for(let w of s.keys())y.includes(w)||s.delete(w);ko(o,y.map(w=>s.get(w).node)),n.hidden=s.size===0,g&&!h&&g.node.scrollIntoView(
{block:"nearest"}),$e.transfers.forEach(({key:w})=>s.get(w).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let f=({detail:h})=>e(h.job.set),p=({detail:h})=>e(h.set);return $e.addEventListener(
"change",m),$e.addEventListener("stored",f),$e.addEventListener("sets",t),eo.addEventListener("change",m),eo.addEventListener("stored",p),d(),{node:n,unmount(){$e.removeEventListener("change",m),$e.removeEventListener(
"stored",f),$e.removeEventListener("sets",t),eo.removeEventListener("change",m),eo.removeEventListener("stored",p),cancelAnimationFrame(l)}}}var sS=.1;function rS(e,t){let o=t.coming_bytes>0?` and ${Se(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${Se(t.left_bytes)} are left`;return`${e} may store ${Se(t.allowed_bytes)}\
: ${Se(t.stored_bytes)} are stored in ${U(t.sets,"set")}${o}, ${n}.`}function lh(e,t){if(!t)return null;let o=t.left_bytes<=sS*t.allowed_bytes;return i("span",{class:o?"quota-few":""},rS(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function ch(){let e=i("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await Xo().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,T(e,lh(o.user,n)," ",lh("All together",s))}}}var aS="a[href], button:not(:disabled), input";function uh(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(aS)].filter(f=>!f.closest("form"));function a(m){m.tabIndex=m===
n?0:-1,r(m).forEach(f=>{f.tabIndex=-1})}function l(m=!1){let f=s();n=f.includes(n)?n:f[0]??null,f.forEach(a),m&&!e.contains(document.activeElement)&&u()}function c(m){let f=n;n=m??n,[f,m].filter(Boolean).
forEach(a)}function u(){return n?.focus(),n!==null}function d(m,f){let p=s(),h=p.indexOf(n),g=[n,...r(n)],y=g.indexOf(f);return{ArrowDown:p[h+1],ArrowUp:p[h-1],Home:p[0],End:p.at(-1),ArrowRight:g[y+1],
ArrowLeft:g[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:f,target:p}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||or(p)||p.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(f)?(m.preventDefault(),d(f,p)?.focus()):p===n&&(f==="Enter"||f===" ")&&(m.preventDefault(),o(f,n)))}),{sync:l,focus:u}}function Ya(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},a,l){let c=ue("edit"),u=i("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=i("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let f=u.value.trim();if(f===t&&!r||f===""&&!s){l();return}u.disabled=!0,await a(f)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},i("label",{for:c,class:"visually-hidden"},o),u,i("button",{type:"submit",class:"small-button"},"Save"),D("Cancel",l,{class:"small-button"}));T(e,d),u.focus(),u.select()}var ps=4;function Ka(e,t,{text:o,...n}={}){let s=ue("menu"),a=i("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:g=>{(g.key==="ArrowDown"||g.key==="ArrowUp")&&(g.preventDefault(),u(g.key==="ArrowUp"))}}},o??qt("more")),l=null,c=()=>dh(l,a);function u(g=!1){
l=i("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:p,focusout:h}}),T(l,t().filter(y=>!y.hidden).map(f)),a.setAttribute("aria-expanded","true"),a.setAttribute("aria-controls",s),a.
closest("main").append(l),dh(l,a),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(g?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let g=l;l=null,g?.remove(),a.setAttribute("aria-expanded","false"),a.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],f=g=>i(g.href?
"a":"button",{role:"menuitem",type:g.href?null:"button",href:g.href,download:g.download,tabindex:"-1",class:g.danger?"danger":g.href?"button":"",disabled:g.disabled,title:g.title,on:{click:()=>{if(g.href){
setTimeout(()=>l&&(a.focus({preventScroll:!0}),d()));return}d(),a.focus({preventScroll:!0}),g.run()}}},g.text);function p(g){let y=m().filter(_=>!_.disabled),w=y.indexOf(document.activeElement),b=g.key.
length===1?g.key.toLowerCase():"",x={ArrowDown:y[(w+1)%y.length],ArrowUp:y.at(w-1),Home:y[0],End:y.at(-1)}[g.key]??(b.trim()===""?void 0:[...y.slice(w+1),...y].find(_=>_.textContent.toLowerCase().startsWith(
b)));(g.key==="Escape"||g.key==="Tab")&&(d(),a.focus({preventScroll:!0})),(g.key==="Escape"||x)&&(g.preventDefault(),g.stopPropagation(),x?.focus({preventScroll:!0}))}function h(g){l&&!l.contains(g.relatedTarget)&&
g.relatedTarget!==a&&d()}return a}function dh(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+ps+s<=innerHeight;e.style.setProperty("top",`${Math.max(ps,r?o.bottom+ps:
o.top-ps-s)}px`),e.style.setProperty("left",`${Math.max(ps,Math.min(o.right-n,innerWidth-n-ps))}px`)}var Va=12,mh=3;function iS(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>Ta([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function fh(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return i("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},i("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),i("\
span",{"aria-hidden":"true"},n))}function lS(e){return e.damaged?i("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function cS(e,t){let o=s=>D(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-mh;return e.tags.length>0&&i("span",{class:"tags"},e.tags.slice(0,mh).
map(o),n>0&&i("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function uS(e,t){let o=e.goes?`removed ${of(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server re\
moves it on ${et(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?i("span",{class:"muted small",title:n},s):D([qt("pin"),s],()=>t.pin(
[e],!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which is ${o}`})),e.uploaded_by&&i("span",{class:"muted small by e\
llipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function dS(e,t,o){let n=i("div",{class:"set-line"}),s=()=>T(n,i("span",{class:"set-name ellipsis",title:e.label},e.label),cS(e,t),
uS(e,t),e.notes!==""&&i("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:i("td",{class:"set-cell"},n,lS(e)),edit(a){Ya(n,e[a],a==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[a]:l}),r)}}}function mS(e,t,o){let n=gp(e.quality),s=i("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,wp(e)),T(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&qt("warning"),i("span",{class:"ellipsis"},n.text),qt("chevron"));return s}function fS(e){return e.steps.length>0?i("span",{title:rt(e.steps)},C(e.step_count??e.steps.length)):
i("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var pS=e=>e.devices.length>0?e.devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):pe;function hS(e){return e.median_step_ns!==null?
[L(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[pe,e.steps.length>0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function ph(e,t,o,{member:n=!1}={}){
let s=i("tr",{class:"detail",hidden:!o.has(e.id)},i("td",{colspan:String(Va)},o.get(e.id))),r=Ka(`Actions for ${e.label}`,()=>iS(e,t,m=>a.edit(m))),a=dS(e,t,()=>r.focus()),l=i("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:m=>t.check(e,l.checked,m.shiftKey)}}),[c,u]=hS(e);return[i("tr",{data:{set:e.id},class:n?"member":""},i("td",{class:"check-cell"},l),i("td",
{class:"pick-cell"},fh("control",e,t),fh("test",e,t)),a.node,i("td",{"data-head":"Device",class:"device-cell ellipsis",title:e.devices.join(", ")},pS(e)),i("td",{class:"num","data-head":"Step",title:u},
c),i("td",{class:"num","data-head":"Ranks",title:rt(e.ranks)},C(e.ranks.length)),i("td",{class:"num","data-head":"Steps"},fS(e)),i("td",{"data-head":"Recorded",class:"date"},e.recorded===null?pe:et(e.
recorded)),i("td",{"data-head":"Added",class:"date"},et(e.created)),i("td",{class:"num","data-head":"Size",title:`${U(e.quality.events,"event")} in ${Se(e.raw_bytes)} of JSON in ${U(e.files,"file")}`},
Se(e.disk_bytes)),i("td",{"data-head":"Quality"},mS(e,s,o)),i("td",{class:"row-actions"},i("a",{class:"button small-button analyse-link",href:me(`/analyse?set=${Ye(e.id)}`),"aria-label":`Analyse ${e.label}`},
"Analyse"),r)),s]}var gS=["sets","tag","baseline","name","category","layer","measure","time","by"];function hs(e){let t=new URLSearchParams(e);return Object.fromEntries(gS.map(o=>[o,bt(t,Hl,o,o==="sets"?"":void 0)]))}function sr(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),qo(t,Hl,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function rr(e){let t=sr(
e).toString();return me(t===""?"/series":`/series?${t}`)}var hh=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Device"},{text:"Step time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"\
Recorded"},{text:"Added",sort:"created"},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],gh=hh.filter(e=>e.sort);function wS(e,t){return e.sort?i("th",{scope:"col",class:e.
num?"num":"",data:{sort:e.sort}},D([e.text,i("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):i("th",{scope:"col",class:e.num?"num":""},e.hidden?[i("span",{"aria-hidden":"true"},e.text),
i("span",{class:"visually-hidden"},e.hidden)]:e.text)}function wh(e){let t=i("tbody"),o=i("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.
checked)}}),n=hh.map(g=>wS(g,e.sort)),s=i("div",{class:"card scroll-x"},i("table",{class:"sets",role:"grid"},i("caption",{class:"visually-hidden"},"Trace sets"),i("thead",{},i("tr",{},i("th",{scope:"c\
ol",class:"check-cell"},o),n)),t)),r=uh(t,"tr[data-set], tr.group, tr.more-row",(g,y)=>{let w=y.dataset.set?g===" "?".set-check":".menu-button":"button";y.querySelector(w)?.click()}),a=new Map,l=new Map;
function c(g,y,w,b){let x=l.get(g),_=x?.shown===y?x:{shown:y,rows:w()};return b.set(g,_),_.rows}let u=(g,y,w=!1)=>c(g.id,JSON.stringify([g,w]),()=>ph(g,e,a,{member:w}),y);function d(g,y,w){let b=c(`gr\
oup ${g.prefix}`,JSON.stringify([g,!!y]),()=>[yS(g,y,e)],w);if(!y)return b;let x=y.total-y.sets.length;return[...b,...y.sets.flatMap(_=>u(_,w,!0)),...c(`more ${g.prefix}`,`${y.loading} ${x}`,()=>y.loading||
x>0?[bS(g,y,x,e)]:[],w)]}function m(g){let y=new Map,w=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:x}=w?.closest("tr")?.dataset??{};ko(t,g.entries.flatMap(_=>_.group?d(
_.group,g.groups.get(_.group.prefix),y):u(_.set,y))),l=y,b!==void 0&&!w.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(w!==null),w?.matches(
".pin-toggle")&&!w.isConnected&&t.querySelector(`tr[data-set="${x}"] .pin-toggle`)?.focus({preventScroll:!0}),f(g),p(g)}function f({sort:g,order:y}){for(let w of n){let b=w.dataset.sort===g;w.dataset.
sort&&(w.ariaSort=b?{asc:"ascending",desc:"descending"}[y]:null,T(w.querySelector(".sort-mark"),b&&qt(y==="asc"?"up":"down")))}}function p({picked:g,checked:y}){let w=[...t.querySelectorAll("tr[data-s\
et]")];for(let x of w){let{set:_}=x.dataset;for(let k of["control","test"])x.toggleAttribute(`data-${k}`,_===g[k]),x.querySelector(`.pick-${k} input`).checked=_===g[k];x.toggleAttribute("data-checked",
y.has(_)),x.querySelector(".set-check").checked=y.has(_)}let b=w.filter(x=>y.has(x.dataset.set)).length;o.checked=b>0&&b===w.length,o.indeterminate=b>0&&b<w.length,o.disabled=w.length===0}function h(g){
let y=[...t.children].find(w=>w.dataset.set===g);return y?.classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:h,focus:r.focus}}function yS(e,t,o){let n=D([qt("c\
hevron"),i("span",{class:"set-name"},e.prefix),i("span",{class:"muted"},U(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${U(
e.sets,"set")}`});return i("tr",{class:"group",data:{prefix:e.prefix}},i("td",{class:"check-cell"}),i("td",{class:"pick-cell"}),i("td",{class:"set-cell",colspan:"6"},n,!e.prefix.includes(",")&&i("a",{
class:"small",href:rr({...hs(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")),i("td",{class:"date"},et(e.newest)),i("td",{colspan:String(
Va-9)}))}function bS(e,t,o,n){return i("tr",{class:"more-row member"},i("td",{colspan:String(Va)},t.loading?i("span",{class:"muted"},"Loading …"):D(`Show more of ${e.prefix} (${C(o)} left)`,()=>n.more(
e.prefix),{class:"link-button"})))}function yh(e,t){let o=e,n=ue("tags"),s=ue("known-tags"),r=i("p",{class:"small",role:"status"}),a=i("ul",{class:"tag-list"}),l=i("datalist",{id:s}),c=i("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=i("form",{class:"tag-form",on:{submit:h=>{h.preventDefault();let g=c.value.trim().replace(/\s+/g," ");g!==""&&f({add_tags:[g]},
`Tagged “${g}”.`)}}},c,i("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${U(o.length,"set")}`,m=i("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:h=>{h.target===m&&m.close()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:n},d),ve("close","Close",()=>m.close())),i("div",{class:"trace-body"},a,u,
l,r)));async function f(h,g){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let w=await Po(o[y].id,h);o=o.map(b=>b.id===w.id?w:b),t(w)}c.value="",r.classList.remove("error-text"),r.textContent=g}catch(y){
r.classList.add("error-text"),r.textContent=y.message,ke(y.message,!0)}c.disabled=!1,p(),c.focus()}function p(){let h=new Map;o.flatMap(g=>g.tags).forEach(g=>{let y=[...h.keys()].find(w=>w.toLowerCase()===
g.toLowerCase())??g;h.set(y,(h.get(y)??0)+1)}),T(a,[...h].map(([g,y])=>i("li",{class:"tag"},g,y<o.length&&i("span",{class:"muted"},` ${y} of ${o.length}`),ve("close",`Remove the tag ${g}`,()=>f({remove_tags:[
g]},`“${g}” was removed.`)))),h.size===0&&i("li",{class:"muted"},"No tags yet."))}return p(),document.body.append(m),m.showModal(),c.focus(),Zo().then(h=>T(l,h.map(({tag:g})=>i("option",{value:g})))).
catch(()=>{}),m}function _h({title:e,text:t,form:o,action:n,start:s,ended:r}){let a=ue("regroup"),l=i("p",{class:"small regroup-status",role:"status"}),c=i("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=i(
"button",{type:"submit",class:"primary"},n),d=D("Cancel",()=>p.close()),m=null,f=i("fieldset",{class:"regroup-fields"},o),p=i("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":a,on:{close:()=>p.
remove(),click:b=>{b.target===p&&p.close()}}},i("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),w()}}},i("div",{class:"trace-head"},i("h2",{id:a},e),ve("close","Close",()=>p.close())),i("d\
iv",{class:"trace-body"},t&&i("p",{class:"muted"},t),f,c,l),i("div",{class:"regroup-buttons"},d,u)));function h(b,x=!1){l.textContent=b,l.classList.toggle("error-text",x),x&&ke(b,!0)}function g(b){f.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,h(b,!0),p.isConnected||Oe(b,{urgent:!0})}function y(b){b.state==="done"?(p.close(),r(b)):b.state==="failed"||b.state==="cancelled"?g(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,h(`${C(b.files_done)} of ${U(b.files_total,"file")}`))}async function w(){h("");try{m=await s()}catch(b){g(b.message);return}
m&&(f.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&Jn(m.id).catch(()=>{}),pa(m.id,y))}return document.body.append(p),p.showModal(),{dialog:p,say:h,
go:u}}async function _S(e,t){try{for(let o of e.binned)await Kn(o);for(let o of e.made.filter(n=>!n.already_stored))await Yn(o.set)}catch(o){Oe(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function kh(e,t,o){Oe(e,{seconds:30,action:{label:"Undo",run:()=>_S(t,o)}}),o(t.set)}function kS(e,t){let o=e.file_list.map(s=>i("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>i("li",{},i("label",{class:"check"},o[r],i("span",{class:"regroup-rank"},`Rank ${s.rank}`),i("span",{class:"mono wrap"},s.file),i("span",{class:"muted small"},Se(s.disk_bytes)))));
return{node:i("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function bh(e,t,o,n,s){return i("label",{class:"check"},i("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function xh(e,t){let o=ue("split"),n=i("div",{class:"regroup-form"},i("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:a,say:l,go:c}=_h({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):Sm(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>kh(`“${e.
label}” was split into ${U(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await bo(e.id);s=kS(d,()=>l("")),T(n,bh(o,"each",`Each file becomes a set: ${U(d.file_list.
length,"set")}`,!0,u),bh(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,a.open&&n.querySelector("input").focus()}catch(d){T(n),l(d.message,!0)}}function $h(e,t){
let o=ue("label"),n=i("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});_h({title:`Join ${U(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:i("div",{class:"reg\
roup-form"},i("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>i("li",{},i("span",{class:"wrap"},s.label),i("span",{class:"muted small"},` ${U(s.files,"file")}`)))),i("label",{for:o},"Label"),
n),start:()=>Em(e.map(s=>s.id),n.value.trim()),ended:s=>kh(`${U(e.length,"set")} were joined.`,s,t)}),n.focus()}var xS=10,$S=12,vS=200,SS=4;async function Hc(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:SS},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function ES({change:e,sort:t}){let o=ue("find"),n=i("span",{class:"muted small found"}),s=!1,r=Je(vS,()=>e({q:a.value.trim()})),a=i("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:f=>{f.key==="Escape"&&a.value!==""&&(f.preventDefault(),a.value="",r.cancel(),e({q:""}))}}}),l=i("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},gh.flatMap(({sort:f,text:p})=>[["desc","↓"],["asc","↑"]].map(([h,g])=>i("option",{value:`${f} ${h}`},`${p} ${g}`)))),c=i("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=i("div",{class:"find-bar",hidden:!0,role:"search"},i("label",{for:o,class:"visually-hidden"},"Find trace sets"),a,c,i("span",{class:"\
list-order"},l),n);function d(f,p,h){let g=[...f.tag.filter(w=>!p.some(b=>b.tag===w)).map(w=>({tag:w})),...p.slice(0,$S)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;T(c,g.
map(({tag:w,sets:b})=>D([w,b!==void 0&&i("span",{class:"muted"},` ${C(b)}`)],()=>h(w),{class:"tag","aria-pressed":String(f.tag.includes(w)),data:{tag:w}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,a.focus(),a.select()}return{node:u,drawTags:d,focus:m,draw(f,p,h){u.hidden=h<=xS&&!$a(f)&&!s,l.value=`${f.sort} ${f.order}`,document.activeElement!==a&&(a.
value=f.q);let g=p===0?"No set matches.":U(p,"set");return n.textContent=$a(f)?g:"",g}}}var vh=e=>[...e.values()].every(t=>t.pinned);function TS(e){let t=i("span",{role:"status"}),o=D("",e.compare,{class:"\
primary"}),n=D("Join …",e.join,{class:"writes"}),s=D("Tags …",e.tags,{class:"writes"}),r=D("",e.pin,{class:"writes"}),a=D("",e.remove,{class:"writes danger"}),l=i("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,a,ve("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${C(c.size)} selected`,o.textContent=`Compare (${C(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=vh(c)?"Unpin":"Pin",a.textContent=`Delete (${C(c.size)})`}}}function OS(e){let t=i("span",{class:"muted"}),o=D("Previous",()=>e(-1)),n=D("Next",
()=>e(1)),s=i("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,a){let l=(r-1)*rn,c=Math.min(l+rn,a.entry_total);s.hidden=a.entry_total<=rn&&r===1,o.disabled=
r===1,n.disabled=c>=a.entry_total,t.textContent=c>l?`${C(l+1)}–${C(c)} of ${C(a.entry_total)}${a.entry_total===a.total?"":` rows, ${U(a.total,"set")}`}`:""}}}function Sh({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let a=i("div",{class:"content"},MS()),l=new Map,c=new Map,u=null,d=null,m="",f=null,p=[],h={control:"",test:""},g="",y=null,w="",b=!1,x=(R,F)=>{b=!0,e({page:1,...R},F)},_=ES({change:R=>x(
R,{replace:!0}),sort:(R,F)=>x({sort:R,order:F})}),k=wh({pick:t,save:V,pin:Me,remove:Ie,check:N,checkAll:W,toggleGroup:J,tags:oe,split:R=>xh(R,Re),more:I,filterTag:z,sort:j}),$=TS({compare:X,join:()=>$h(
[...l.values()],Re),tags:()=>oe([...l.values()]),pin:()=>Me([...l.values()],!vh(l)),remove:()=>Ie([...l.values()]),clear:()=>{l.clear(),G()}}),E=OS(R=>{e({page:u.page+R}),a.scrollIntoView({block:"star\
t"})}),M=Ef(A),S=i("div",{class:"set-list"},M.node,_.node,a,E.node,$.node);async function A(){y?.abort(),y=new AbortController;let{signal:R}=y;m=Sn(u).toString(),a.ariaBusy="true";let F=setTimeout(()=>r.
busy(!0),400);try{let[O,v,q]=await Promise.all([Rt(Sn(u),{signal:R}),Zo({signal:R}),$a(u)?Rt("limit=0",{signal:R}):null,o()]);d=O,p=v,f=M.draw(q??O),await P(R),ge()}catch(O){O.name!=="AbortError"&&B(O)}finally{
clearTimeout(F),R.aborted||(r.busy(!1),a.ariaBusy=null)}}function B(R){d=null,m="",T(a,i("div",{class:"error-box",role:"alert"},i("h2",{},"The traces cannot be listed"),i("p",{},R.message),D("Try agai\
n",A,{class:"primary"})))}let Y=(R,F,O=rn)=>{let v=Sn({...u,page:1});return v.delete("group"),v.set("prefix",R),v.set("offset",String(F)),v.set("limit",String(O)),v};async function P(R){let F=new Set(
d.entries.flatMap(({group:O})=>O?[O.prefix]:[]));for(let[O,v]of[...c]){if(!F.has(O)){c.delete(O);continue}let q=await Rt(Y(O,0,Math.min(1e3,Math.max(rn,v.sets.length))),{signal:R});c.set(O,{sets:re(q),
total:q.total,loading:!1})}}async function I(R){let F=c.get(R),O=m;F.loading=!0,G();try{let v=await Rt(Y(R,F.sets.length));F.sets=[...F.sets,...re(v)],F.total=v.total}catch(v){Oe(`${R} cannot be liste\
d. ${v.message}`,{urgent:!0})}F.loading=!1,O===m&&G()}function J(R){c.delete(R)?G():(c.set(R,{sets:[],total:0,loading:!0}),I(R))}let re=R=>R.entries.flatMap(({set:F})=>F?[F]:[]),se=()=>d.entries.flatMap(
({set:R,group:F})=>R?[R]:c.get(F.prefix)?.sets??[]);function ge(){n({sets:re(d),allTotal:f,checking:M.checking()});let R=_.draw(u,d.total,f);b&&(b=!1,ke(R)),G(),w!==""&&ae(w)}function G(){if(d&&(_.drawTags(
u,p,z),E.draw(u.page,d),$.draw(l),!(d.entries.length===0&&M.checking()))){if(d.entries.length===0){T(a,f===0?s():te());return}k.node.parentNode!==a&&T(a,k.node),k.draw({...d,groups:c,picked:h,checked:l,
sort:u.sort,order:u.order})}}let te=()=>d.total>0?i("p",{class:"card nothing"},"There is nothing on this page."):i("p",{class:"card nothing"},"No set matches. ",D("Show all",()=>x({q:"",tag:[]}),{class:"\
link-button"}));function ae(R){if(w="",k.flash(R))return;d.entries.find(({group:O})=>O&&c.get(O.prefix)?.sets.some(v=>v.id===R))||gt([R]).then(([O])=>{let[v]=(O&&d?d.entries:[]).filter(({group:q})=>q&&
O.label.toLowerCase().startsWith(q.prefix.toLowerCase())).sort((q,K)=>K.group.prefix.length-q.group.prefix.length);v&&!c.has(v.group.prefix)&&J(v.group.prefix)}).catch(()=>{})}function j(R){let F=R===
"label"?"asc":"desc",O=F==="asc"?"desc":"asc";x({sort:R,order:u.sort===R&&u.order===F?O:F})}function z(R){let F=u.tag.includes(R);x({tag:F?u.tag.filter(O=>O!==R):[...u.tag,R].slice(-8)})}function N(R,F,O){
let v=se(),[q,K]=[v.findIndex(ie=>ie.id===g),v.findIndex(ie=>ie.id===R.id)].sort((ie,Le)=>ie-Le);(O&&q>=0?v.slice(q,K+1):[R]).forEach(ie=>F?l.set(ie.id,ie):l.delete(ie.id)),g=R.id,G()}function W(R){se().
forEach(F=>R?l.set(F.id,F):l.delete(F.id)),G()}function X(){let[R,F]=[...l.values()].sort((q,K)=>q.created.localeCompare(K.created)),[O,v]=Gs(R,F);r.go(Wt(O.id,v.id))}function le(R){if(d===null){A();return}
let F=O=>O.id===R.id?{...O,...R}:O;d.entries=d.entries.map(O=>O.set?{set:F(O.set)}:O),c.forEach(O=>{O.sets=O.sets.map(F)}),l.has(R.id)&&l.set(R.id,R),n({sets:re(d),allTotal:f}),G(),a.ariaBusy==="true"&&
A()}function Re(R){return l.clear(),w=R,A()}async function V(R,F){try{return le(await Po(R.id,F)),ke("Saved."),!0}catch(O){return Oe(`Not saved. ${O.message}`,{urgent:!0}),!1}}function oe(R){yh(R,le).
addEventListener("close",()=>A())}let we=R=>R.length===1?`“${R[0].label}”`:U(R.length,"set");async function Me(R,F){let O=await Hc(R,async v=>le(await Po(v.id,{pinned:F})));O.length>0?Oe(`${we(O.map(
({item:v})=>v))} ${O.length===1?"was":"were"} not changed. ${O[0].error.message}`,{urgent:!0}):ke(`${we(R)} ${R.length===1?"is":"are"} ${F?"pinned":"not pinned"}.`)}async function Ie(R){let F=await Hc(
R,v=>Yn(v.id));F.length>0&&Oe(`${we(F.map(({item:v})=>v))} ${F.length===1?"was":"were"} not deleted. ${F[0].error.message}`,{urgent:!0});let O=R.filter(v=>!F.some(({item:q})=>q===v));O.forEach(v=>l.delete(
v.id)),O.length>0&&Oe(`${we(O)} ${O.length===1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>Xe(O)}}),document.getElementById("main").focus({preventScroll:!0}),await A()}async function Xe(R){
let F=await Hc(R,O=>Kn(O.id));F.length>0&&Oe(`${we(F.map(({item:O})=>O))} cannot be brought back. ${F[0].error.message}`,{urgent:!0}),w=R.length===1?R[0].id:"",await A()}return{node:S,show(R,F){let O=u;
u=R,h=F,O&&Sn(O).get("sort")!==Sn(u).get("sort")&&c.clear(),Sn(u).toString()!==m?A():G()},reload(R=""){return w=R||w,A()},search:()=>f>0&&(_.focus(),!0),enter:()=>k.focus(),focused:()=>d&&se().find(R=>R.
id===document.activeElement.closest("tr[data-set]")?.dataset.set),unmount(){y?.abort(),M.stop()}}}function MS(){return i("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>i(
"div",{class:"skeleton"})))}function lt(e){let t=i("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var Uc=4,AS=["control","test"],Qa={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other a\
rguments",shapes:"launched by other operators with the same input shapes"};function Eh(e){let t=i("h2"),o=i("ul",{class:"replacements-list"}),n=i("p",{class:"related-more"}),s=lt("Probable replacement\
s"),r=i("details",{class:"card rank-steps replacements",hidden:!0},i("summary",{},t,i("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what l\
aunches them, or by their names if these differ in template arguments alone.")),i("div",{class:"chart-tools"},s.node),o,n),a=!1,l=null;function c(d,m){let f=d.replacements??[];l!==d&&(l=d,a=!1),r.hidden=
f.length===0,!r.hidden&&(t.textContent=`Probable replacements (${C(f.length)})`,T(o,f.slice(0,a?void 0:Uc).map(p=>u(p,d,m))),n.hidden=a||f.length<=Uc,T(n,!n.hidden&&D(`Show all ${C(f.length)}`,()=>{a=
!0,c(d,m),o.children[Uc].querySelector("a").focus()},{class:"link-button"})))}function u(d,m,f){let p={diff_duration:d.diff_duration};AS.forEach($=>{p[`${$}_counts`]=d[$].counts,p[`${$}_total_duration`]=
d[$].total_duration});let{control:h,test:g,diff:y,growth:w,controlCount:b,testCount:x}=jo(p,f?"per_step":"total",m),_=y>0?"more":y<0?"less":"calm",k=($,E,M)=>i("p",{class:`replaced ${M}`},i("span",{class:"\
replaced-mark","aria-hidden":"true"},E),i("span",{class:"visually-hidden"},E==="−"?"gone: ":"new: "),i("a",{href:e($),class:"mono",title:$.name},i("bdi",{},$.name)));return i("li",{},i("div",{class:"\
replaced-names"},k(d.control,"−","less-mark"),k(d.test,"+","more-mark"),i("p",{class:"muted small"},Qa[d.rule]??d.rule,d.shared!==null&&[", ",i("span",{class:"mono"},d.operator??"")," ",d.input_dims&&
i("span",{class:"mono"},d.input_dims),` (${Pe(100*d.shared)} of what launches them is shared)`])),i("dl",{class:"replaced-numbers"},i("dt",{},f?"calls per step":"calls"),i("dd",{},`${C(b)} → ${C(x)}`),
i("dt",{},f?"time per step":"time"),i("dd",{title:`${ce(h)} → ${ce(g)}`},`${L(h)} → ${L(g)}`),i("dt",{},"Δ"),i("dd",{class:`strong ${_}`,title:He(y)},xe(y),h>0&&` (${he(w)})`)))}return{node:r,sql:s,
draw:c}}async function Ht(e,t){try{await navigator.clipboard.writeText(e),Oe(t,{seconds:4})}catch{Oe(`Copy this: ${e}`,{seconds:60})}}var CS={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},Th="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function Ln(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${C(o)} steps are too few to find a change among ${C(
n)} rows.`}let t=`q = ${Bt(sn(e))}, p = ${Bt(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ so, too (${t}).`:e.significance==="no_differenc\
e_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function ar(e){switch(e.calls){case"fact":return`calls: ${C(e.control_calls)} → ${C(e.test_calls)} in \
every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${Bt(e.calls_q_value)})`;default:return""}}var RS=({row:e,of:t})=>{let o=typeof e.control_median=="number"&&typeof e.test_median==
"number",n=(a,l)=>a===null||l===null?null:l-a,s=(a,l,c,u,d=[])=>i("tr",{},i("th",{scope:"row"},a),[l,c,u].map((m,f)=>i("td",{class:`num${f===2?" strong":""}`,title:d[f]??null},m))),r=(a,l,c,u=n(l,c))=>s(
a,L(l),L(c),xe(u),[ce(l),ce(c),He(u)]);return i("table",{class:"detail-table"},i("thead",{},i("tr",{},i("td"),["Control","Test","Δ"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("Call\
s",C(e.control_counts),C(e.test_counts),st(e.diff_counts)),r("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),r("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_s\
tep")),r("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&r("Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),o&&
r("Median of steps",e.control_median,e.test_median),o&&r("Quartile spread",e.control_spread,e.test_spread)))};function Oh(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${Qa[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...Js(e)].join(`
`):e.name}function Mh({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let a=i("div",{class:"op-panel-body"}),l=i("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},i("div",
{class:"op-panel-head"},i("h2",{},"Selected operation"),ve("close","Close (Escape)",e)),a),c=null;function u(d){let{row:m}=d,{replaces:f}=m,p=ar(m);return[i("p",{class:"mono full-name"},i("bdi",{},m.name)),
i("p",{class:"muted small"},m.category,m.kind&&` · ${m.kind.toLowerCase()}`,` · ${CS[m.change]}`),f&&i("div",{class:"small op-replaces"},i("p",{},"probably replaces"),i("p",{class:"mono full-name"},
i("bdi",{},f.name)),i("p",{class:"muted"},`${Qa[f.rule]??f.rule}${f.operator?`: ${f.operator}`:""}`,f.input_dims&&i("span",{class:"mono"},` ${f.input_dims}`))),m.aliases&&i("div",{class:"small op-repl\
aces"},i("p",{},f?"all kernels that are gone or new":m.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),Js(m).map(h=>i("p",{class:"mono full-name"},i("bdi",{},h)))),m.significance&&i("p",{class:"small"},Ln(m),p&&` ${p[0].toUpperCase()}${p.slice(1)}.`),RS(d),i("p",{class:"op-actions"},t?.(m)&&i("a",
{href:t(m)},"Open this operation"),n?.(m)&&i("a",{href:n(m)},"Show in the timeline"),o?.(m)&&i("a",{href:o(m)},"Where in the tree"),r&&D("Show in the table",r,{class:"link-button"}),s&&D("Show its ran\
ks and steps",s,{class:"link-button"}),D("Copy the name",()=>Ht(m.name,"Name copied."),{class:"link-button"}))]}return{node:l,isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let f=l.
hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),T(a,l.hidden?null:m??u(d)),(f||m)&&(a.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}var Ah=64,Ch=32;function LS(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>Ah)return`${t} is too long: a tag has at most ${Ah} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function NS(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,a)=>o.indexOf(o[a])===a),
s=n.map(LS).find(r=>r!=="")??(n.length>Ch?`${n.length} tags are too many: a set has at most ${Ch}.`:"");return{tags:n,fault:s}}var PS="key=value, separated by commas";function Rh(){let[e,t]=["tags","t\
ags-help"].map(ue),o=i("span",{id:t,class:"tag-help",role:"status"}),n=i("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:$e.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:a,fault:l}=NS(n.value);Object.assign($e,{tagText:n.value,tags:a,tagFault:l}),(r||l==="")&&(o.textContent=l||PS,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),i("div",{class:"tag-field writes small"},i("label",{for:e},"Tags of the next uploads"),n,o)}function Lh(e,t,o){let n=i("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=$f(n.files);s.length>0?$e.add(s):o.webkitdirectory&&Oe("That folder is empty.",{urgent:!0}),n.value=""}}});
return i("span",{class:"writes"},i("button",{type:"button",on:{click:()=>n.click()}},qt(t),e),n)}function Nh(e){return i("div",{class:"recipe"},i("pre",{},i("code",{},e)),D("Copy",()=>Ht(e,"Code copie\
d."),{class:"small-button","aria-label":"Copy the code"}))}function IS(){let e=(t,o,n)=>{let s=D(t,async()=>{s.disabled=!0;try{await $e.addSample(o)}catch(r){Oe(`The sample cannot be added. ${r.message}`,
{urgent:!0}),s.disabled=!1}},{class:n});return s};return i("div",{class:"empty"},i("h2",{},"No traces yet"),i("p",{class:"tagline"},"tracediff compares two runs of a PyTorch program, as its profiler r\
ecorded them, and says what changed, by how much, and why."),i("p",{class:"writes sample-offer"},e("Look at a sample pair","","primary"),i("span",{class:"muted"},"Two recordings of a training on an H2\
00; attention was one kernel, then written by hand.")),i("p",{class:"writes sample-offer"},e("One with four ranks","ranks",""),i("span",{class:"muted"},"Generated, with four changes planted in the sec\
ond.")),i("h3",{},"Your own"),i("ol",{},i("li",{},"Copy ",i("code",{},"clients/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once before and once af\
ter your change:",Nh(nh),i("details",{},i("summary",{},"Or with ",i("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),Nh(sh))),i("li",{},"Each run leaves a fold\
er with one ",i("code",{},".json")," or ",i("code",{},".json.gz")," file per rank."),i("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison\
 opens by itself.")))}function DS(e){let t=i("span",{class:"side side-control"}),o=i("span",{class:"side side-test"}),n=ve("swap","Swap control and test",e),s=i("a",{class:"button primary",href:me("/c\
ompare")},"Compare"),r=i("span",{class:"muted"}),a=i("section",{class:"pick-bar","aria-label":"Control and test"},i("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(f,p,h)=>T(f,i("b",{class:"\
letter"},p),h?i("span",{class:"ellipsis",title:h.label},h.label):i("span",{class:"muted"},"not picked"));d(t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",
n.disabled=!c&&!u,c&&u?(s.href=Wt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute("aria-disabled","true"))}return{node:a,draw:l}}var ir={path:"/",name:"Traces",
read:Xs,mount(e,t){return qS(e,t)}},Ph=24,BS=100;function qS(e,t){let o=Xs(location.search),n={control:null,test:null},s=[],r=!1,a=[],l=!1,c=i("span",{class:"count"}),u=ch(),d=Sh({change:h,pick:$,ready:u.
load,loaded:y,empty:IS,context:t}),m=DS(()=>k({control:n.test,test:n.control})),f=ih(b,()=>d.reload()),p=Rh();m.node.hidden=!0,p.hidden=!0,e.append(i("div",{class:"page traces-page"},i("div",{class:"p\
age-head"},i("h1",{},"Traces ",c),i("div",{class:"page-actions"},i("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),Lh("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"\
Choose a folder of traces",id:"choose-folder"}),Lh("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),p,i("p",{class:"muted small traces-lost \
writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",i("code",{},"tracediff serve --keep-traces=20G")," keeps them."),u.node,f.node,m.node,
d.node)),t.setTitle("Traces");function h(M,S){t.go(pp({...o,...M}),S)}function g(){d.show(o,{control:n.control?.id??"",test:n.test?.id??""}),m.draw(n.control,n.test)}function y({sets:M,allTotal:S,checking:A=!1}){
l||(s=M,t.setTitle(`Traces (${C(S)})`),c.textContent=S>0?C(S):"",m.node.hidden=S===0,p.hidden=S===0,location.search===""&&S<=Ph&&!A&&w(M),_())}function w(M){let{control:S,test:A}=Xl(M);S&&(S!==n.control?.
id||A!==n.test?.id)&&(n={control:ze(M,S),test:ze(M,A)},h({control:Ye(S),test:Ye(A)},{replace:!0}))}function b(M){let S=$e.transfers.some(A=>A.job?.set===M);S&&!a.includes(M)&&a.push(M),S&&h({q:"",tag:[],
sort:"created",order:"desc",page:1},{replace:!0}),x(S?M:"")}let x=Je(BS,async M=>{if(await d.reload(M),a.length>1&&!r&&!l){let S=await gt(a.slice(-Ph)).catch(()=>[]);if(!l&&!r){S.sort((B,Y)=>a.indexOf(
Y.id)-a.indexOf(B.id));let{control:A}=Xl(S);w(A===""?S.slice(0,2):S)}}});async function _(){let M=o,S=["control","test"].map(I=>M[I]),A=S.filter(I=>I!==""&&!s.some(J=>J.id.startsWith(I))),B=await gt(A).
catch(()=>null);if(l||M!==o)return;let[Y,P]=S.map(I=>I===""?null:s.find(J=>J.id.startsWith(I))??ze(B??[],I)??null);n={control:Y,test:P},t.unknown(["control","test"].filter(I=>B&&o[I]!==""&&!n[I]).map(
I=>({name:I,value:o[I],allowed:"a stored set"}))),g()}function k(M){r=!0,n=M,h({control:Ye(M.control?.id??""),test:Ye(M.test?.id??"")})}function $(M,S){k({...n,[M]:S}),ke(`${S.label} is the ${M}.`)}function E(M){
let S=d.focused();return S?$(M,S):!1}return g(),{keys:{search:d.search,enter:d.enter,control:()=>E("control"),test:()=>E("test")},update(M){let S=o;o=Xs(M),g(),(S.control!==o.control||S.test!==o.test)&&
_()},back:()=>d.reload(),unmount(){l=!0,x.cancel(),d.unmount(),f.unmount()}}}var lr=200;function Ih(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function a(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([f,p])=>m.set(f,String(p))),s=u;try{let f=await ft(m,{signal:u.signal});return d===t?f:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,f)=>{
o[f]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await a({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=lr*Math.floor(d/lr),f=await a({offset:m,limit:lr});f&&(f.rows.forEach((p,h)=>{o[m+h]=p}),e())},stop(){s?.abort(),t=null}}}var zc=e=>rs(e,e.unit,ns(e)).toString();function Bh(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(lr)),t.op!==""&&n.set("row",t.op),o?.key===_t(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var Gc=e=>({key:_t(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function qh(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{return await ft(
o)}catch{return null}}function FS(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=Bh(zc(e),e,t),n=new AbortController,s=ft(o,{signal:n.signal});s.catch(()=>{}),globalThis.
firstComparison={query:o,stop:n,answer:s}}var WS=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function Dh(e){let t=()=>{let o=new URLSearchParams(location.search);return[...o.
keys()].filter(n=>!WS.test(n)).forEach(n=>o.delete(n)),location.replace(me(`/compare/recordings?${o}`)),new Promise(()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.
code!=="not_for_recordings")throw o;return t()}}function Fh(e,t){FS(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,a)=>{let l=Bh(n,s,r),c=o;return o=null,c?.query===
l?(a.addEventListener("abort",()=>c.stop.abort()),Dh(c.answer)):(c?.stop.abort(),Dh(ft(l,{signal:a})))}}var jS=250;function Mt({context:e,results:t,message:o}){let n=null,s=!1;async function r(u,d,m){n?.abort(),n=new AbortController;let{signal:f}=n,p=()=>s||f.aborted,h=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},jS),g;try{let y=await u(f);g=()=>d(y)}catch(y){g=()=>{m(y),a(y)}}clearTimeout(h),!p()&&(l(),g(),e.settled())}let a=(u,d)=>hf(e,o.querySelector(".error-box"),u.message,d);function l(){
e.busy(!1),t.removeAttribute("aria-busy")}function c(){n?.abort(),l()}return{ask:r,clearable:a,drop:c,say(u){T(o,u),t.hidden=u!==null},unmount(){s=!0,n?.abort()}}}var HS=4,Wh=280,cr=[];function US(e){return new Promise(t=>{cr.push({node:e,go:t}),cr.length===1&&Ft().then(jh)})}function jh(){let e=cr.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();
return s>0&&n<window.innerHeight}),[{go:t}]=cr.splice(Math.max(0,e),1);t(),cr.length>0&&Ft().then(jh)}function zS(e,t){let o=null,n=null;e.on("plotly_hover",l=>{o=l}),e.on("plotly_unhover",()=>{o=null});
let s=0,r=0,a=l=>{clearTimeout(s),s=performance.now()<r?0:setTimeout(()=>t(l),Wh)};e.on("plotly_doubleclick",()=>{clearTimeout(s),r=performance.now()+Wh}),e.on("plotly_click",l=>{n=null,a(l)}),e.addEventListener(
"mousedown",({clientX:l,clientY:c,button:u})=>{n=o&&u===0?{event:o,x:l,y:c}:null},!0),e.addEventListener("click",({clientX:l,clientY:c})=>{let u=n;n=null,u&&Math.hypot(l-u.x,c-u.y)<HS&&a(u.event)})}function kt(e){
let t=i("div",{class:"plot",id:e.id}),o=i("span",{class:"chart-unit"}),n=i("p",{class:"chart-message muted",hidden:!0}),s=lt(e.title),r=i("div",{class:"chart-tools"},e.tools,s.node,["PNG","SVG"].map(w=>D(
w,()=>y(w.toLowerCase()),{title:`${e.title}: download as ${w}`,"aria-label":`${w} of ${e.title}`}))),a=i("section",{class:`card chart ${e.class??""}`.trim(),"aria-label":e.title},i("div",{class:"chart\
-head"},i(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,f=new ResizeObserver(()=>{l&&!e.paint&&!cn()&&!t.hidden&&t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&h()});f.observe(
a);let p=is(g);async function h(){if(u)return;let w;u=!0;try{c||await Ft(),w=await Us(),c||await US(a)}catch(k){T(n,k.message),n.hidden=!1;return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;
m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:x,layout:_}=e.make(l,m);await w.react(t,x,{..._,width:m,height:b,showlegend:!1,uirevision:l.zoom??l.revision},af),!c&&!d&&(c=!0,e.onClick&&
zS(t,k=>e.onClick(k,l)),e.onRelayout&&t.on("plotly_relayout",k=>e.onRelayout(k,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(l)),t.querySelector(".main-svg")?.setAttribute("aria-h\
idden","true")),t.dataset.ready=l.revision}function g(){c&&l&&!l.empty&&!e.paint&&h()}function y(w){c&&(e.save??lf)(t,w,`${l.file}-${e.file}`,{title:[e.title,l.heading].filter(Boolean).join(", "),lines:l.
caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:a,sql:s,draw(w){let b=l?.revision===w.revision&&!w.empty;if(l=w,o.textContent=w.heading??"",t.dataset.wanted=w.revision,t.hidden=
!!w.empty,r.hidden=t.hidden,a.toggleAttribute("data-empty",t.hidden),n.hidden=!w.empty,T(n,w.empty),!(w.empty||b&&c)){if(e.paint){t.style.height=`${e.height(w)}px`,T(t,e.paint(w)),c=!0,t.dataset.ready=
w.revision;return}t.style.height=`${e.height(w,e.height.length>1?t.clientWidth||600:0)}px`,h()}},redraw:g,retheme:g,layout:()=>t.layout,relayout(w){c&&!t.hidden&&globalThis.Plotly.relayout(t,w(t.layout))},
unmount(){d=!0,f.disconnect(),p(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function So(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.ceil(e/o)},(n,s)=>s*o)}function Ja(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var GS=900,Xa=12,Hh=17,YS=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Uh(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of YS){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():Uh(n);s&&o.append(s)}return o}function KS({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,f,p,h)=>Ae("te\
xt",{x:d,y:m,fill:Q(h?"--text":"--muted"),"font-size":p,"font-weight":h?600:400,"font-family":s},f),a=t.flatMap(d=>tn(d,Math.floor(n/6.6),3)),l=[r(Xa,22,e,15,!0),...a.map((d,m)=>r(Xa,42+Hh*m,d,12,!1))],
c=30+Hh*a.length+18,u=Xa;for(let[d,m]of o)l.push(Ae("rect",{x:u,y:c-9,width:14,height:9,fill:Q(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+Xa}}function VS(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),a=Math.max(o,GS),l=KS(t,a),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),f=Uh(d);for(let[p,h]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?a-o:0)}))f.setAttribute(p,String(h));return f}),u=l.height+n;return{width:a,height:u,node:Ae("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:a,height:u,viewBox:`0 0 ${a} ${u}`},Ae("rect",{width:"100%",height:"100%",fill:Q("--surface")}),l.nodes,c)}}var zh="image/svg+xml";async function QS(e,t,o){let n=new Image;
n.src=`data:${zh};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function Gh(e,t,o,n){let{node:s,width:r,height:a}=VS(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:zh}):await QS(l,r,a);
Ja(c,`${o}.${t}`)}var ur=212,oo={left:62,right:12,top:20,bottom:24},gs=ur-oo.top-oo.bottom,Za=.62,JS=5,Yh=8,ei=84,XS=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Kh(e){return kt(
{...e,class:"waterfall",height:()=>ur,keys:XS,paint:oE,save:Gh})}function ZS(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function eE(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function tE([e,t]){let o=(t-e)/
JS,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(a=>a*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(a,l)=>(r+l)*s)}var dr=e=>`${100*e}%`;function oE({fall:e}){let t=ZS(e),
o=eE(t),[n,s]=o,[r,a]=Ve(s),l=t.length,c=w=>gs*(s-Math.max(w,n))/(s-n),u=(w,b=0)=>dr((w+.5+b)/l),d=w=>w===0?"control":w===l-1?"test":e.parts[w-1].change<0?"less":"more",m=ue("fall-less"),f=tE([n/a,s/a]).
map(w=>({y:c(w*a),text:`${De(Number(w.toPrecision(12)),0,9)} ${r}`})),p={"aria-hidden":"true",focusable:"false"},h=Ae("svg",{class:"fall-body",...p},Ae("defs",{},Ae("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},Ae("rect",{class:"fall-ground",width:5,height:5}),Ae("rect",{class:"fall-stripe",width:1.8,height:5}))),f.map(({y:w})=>Ae("line",{class:"fall-grid",x2:"1\
00%",y1:w,y2:w})),t.slice(0,-1).map(([,w],b)=>Ae("line",{class:"fall-join",x1:u(b,Za/2),x2:u(b+1,-Za/2),y1:c(w),y2:c(w)})),t.map(([w,b],x)=>Ae("rect",{class:`fall-bar fall-${d(x)}`,x:u(x,-Za/2),width:dr(
Za/l),y:c(Math.max(w,b)),height:c(Math.min(w,b))-c(Math.max(w,b)),...d(x)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(w=>nE(u(w,-.33),dr(.66/l))),e.parts.map(({change:w},b)=>Ae("text",{class:`\
fall-label fall-${w>0?"more":w<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},xe(w))),sE(e).flatMap(([w,b],x)=>[Ae("text",{class:"fall-tick fall-whole",x:u(x),y:gs+15},w),Ae("text",{class:"\
fall-tick fall-short",x:u(x),y:gs+15},b)])),g=Ae("svg",{class:"fall-axis",...p},f.map(({y:w,text:b})=>Ae("text",{class:"fall-value",x:oo.left-5,y:oo.top+w+4},b)),n>0&&Ae("text",{class:"fall-cut",x:oo.
left,y:oo.top-6},"the axis is cut: it does not begin at 0")),y=t.map(w=>[c(Math.max(...w)),c(Math.min(...w))]);return[g,h,rE(h,aE(e),y)]}function nE(e,t){let o=(r,a)=>gs*(.91-(a?.05:0)-(r%2?.035:0)),n=Array.
from({length:Yh+1},(r,a)=>a),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return Ae("svg",{x:e,width:t,height:gs,viewBox:`0 0 ${Yh} ${gs}`,preserveAspectRatio:"\
none"},Ae("polygon",{class:"fall-ground",points:s}))}function sE(e){return[["control","control"],...e.parts.map(({part:t})=>[wa[t].name,wa[t].short]),["test","test"]]}function rE(e,t,o){let n=i("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,a)=>{let l=a<s/2,c=l?a:s-1-a,[u,d]=o[a].map(p=>oo.top+p),m=()=>{T(n,r.map(p=>i("div",{},p))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?oo.left:oo.right}px + ${c/s} * (100% - ${oo.left+oo.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>ei?`${ur-u+17}px`:"auto",n.style.top=u>ei?"auto":`${d-u>ei?
u+6:Math.min(d+4,ur-ei)}px`},f=Ae("rect",{class:"fall-area",x:dr(a/s),y:-oo.top,width:dr(1/s),height:ur});f.addEventListener("pointerenter",m),f.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
f)}),n}function aE(e){return[["control",L(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[wa[t].name,`${L(o)} → ${L(n)}`,xe(s)]),["test",L(e.test),xe(e.change)]]}var iE=56,lE=e=>e.replace(/^-/,"−").replaceAll(" "," ");function no(e,t=()=>null,o=iE){let n=e.flatMap(({name:r})=>r??[]),s=new Map(_o(n,o).map((r,a)=>[n[a],r]));return e.map(({text:r,name:a,row:l,
number:c})=>{if(a===void 0)return r??lE(c);let u=l&&t(l),d=i("code",{title:l?.name??a},i("bdi",{},s.get(a)));return u?i("a",{href:u,class:"diagnosis-name"},d):d})}var cE=2,uE=3,Vh=52,dE=5,Xh=e=>e>0?"more":e<0?"less":"calm",mr=({certainty:e})=>e==="sure"||e==="likely",ti=e=>e.split(/\s+/).filter(t=>/[\p{L}\p{N}]/u.test(t)).length,Qh=({brief:e,parts:t})=>ti((e??t).
map(o=>o.text??o.name??o.number).join(""));function mE(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.lines??[]).map(o=>{let n=o.control_ns/1e3/Math.max(1,e.control_samples),
s=o.test_ns/1e3/Math.max(1,e.test_samples);return t+=s-n,{...o,control:n,test:s,change:s-n,from:t-(s-n)}})}function Jh(e,{least:t,most:o,room:n,more:s}){let r=n,a=0;for(;a<Math.min(e.length,o)&&(a<t||
Qh(e[a])+s<=r);)r-=Qh(e[a])+s,a+=1;return[a,r]}var Yc=(e,t=e.some(mr)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((o,n)=>o+n.change,0)});function Kc(e,[t,o]){let n=a=>o>t?100*(a-t)/(o-t):
0,[s,r]=[n(e.from),n(e.from+e.change)].sort((a,l)=>a-l);return i("span",{class:"account-track","aria-hidden":"true"},i("span",{class:`account-bar ${mr(e)?Xh(e.change):"unsure"}`,css:{left:`${s}%`,width:`${r-
s}%`}}))}var Vc=e=>i("span",{title:He(e.change),class:`account-change ${mr(e)?Xh(e.change):"muted"}`},Vm(e.change));function oi(e,t=null){let o=i("ol",{class:"account","aria-label":"Where the change c\
omes from"}),n=i("ul",{class:"facts","aria-label":"Also different"}),s=i("p",{class:"muted small",hidden:!0},"Grey: measured, may be noise."),r=i("div",{class:"account-box"},o,s);function a(u,d){if(!e)
return null;let m=u.parts.find(h=>h.row)?.row??d?.rows[0],[f,p]=m?["Operation",e.page(m)]:u.kind==="rest"?["Tree",e.tree()]:["Timeline",e.timeline(d)];return p&&i("a",{href:p,class:"account-go",title:`${f}\
: the same number`,"aria-label":`${f}: ${u.text}`},i("span",{"aria-hidden":"true"},"→"))}function l(u,d,m,f){let[p,h]=en(u.control,u.test);return i("li",{data:{kind:u.kind,certainty:u.certainty}},Kc(
u,m),i("span",{class:`account-words${mr(u)?"":" muted"}`,title:u.text},no(u.brief??u.parts,void 0,Vh)),i("span",{class:"account-times",title:`${ce(u.control)} → ${ce(u.test)}`},i("span",{class:"cont\
rol-text"},p)," → ",i("span",{class:"test-text"},h)),Vc(u),f&&a(u,d))}let c=(u,d)=>i("button",{type:"button",class:"link-button","aria-expanded":String(d),on:{click:()=>t(!d)}},u);return{node:r,facts:n,
draw({account:u,diagnosis:d},{open:m,sure:f,sum:p,lines:h,words:g}){let y=d??[],w=mE(u).filter(({change:I,kind:J})=>I!==0||J!=="rest"),b=w.at(-1)?.kind==="rest"?w.pop():null,x=[...w,...b?[b]:[]].flatMap(
I=>[I.from,I.from+I.change]),_=[Math.min(...x),Math.max(...x)],k=y.filter(({line:I,kind:J})=>I===void 0&&!["limit","host_need","machine"].includes(J)),[$,E]=Jh(w,{least:cE,most:h,room:g,more:dE}),[M]=Jh(
k,{least:0,most:uE,room:E,more:0}),[S,A]=[m?w.length:$,m?[]:[...w.slice($),...b?[b]:[]]],B=I=>y.find(J=>J.line===u.lines.findIndex(({text:re})=>re===I.text)),Y=w.length>0&&Yc([...w,...b?[b]:[]],f?"sur\
e":""),P=$<w.length||M<k.length;T(o,w.slice(0,S).map(I=>l(I,B(I),_,!0)),(m||A.length===1)&&b&&l(b,null,_,m),A.length>1&&i("li",{class:"account-rest"},Kc(Yc(A),_),c(`${U(A.length-(b?1:0),"more line")}${b?
" and the rest":""}`,!1),i("span"),Vc(Yc(A))),w.length>0&&i("li",{class:"account-sum"},Kc(Y,_),i("span",{class:"strong"},p),Vc(Y))),T(n,k.slice(0,m?k.length:M).map(I=>i("li",{data:{kind:I.kind,certainty:I.
certainty},title:I.text},no(I.parts,m&&e?e.page:void 0,Vh))),t&&P&&(m||A.length<2)&&i("li",{class:"facts-more"},c(m?"Show less":`${k.length-M} more`,m))),n.hidden=n.childElementCount===0,o.hidden=w.length===
0,s.hidden=o.hidden||w.slice(0,S).every(mr)}}}var fE=[["control","A"],["test","B"]],Zh={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},Qc=(e,t)=>100*e[t]/e.step;function pE(e){let t=Qc(e,"idle"),o=t<9.95||
t>90.05?1:0,n=Number(De(t,o,o));return[100-n,n].map(s=>`${De(s,o,o)} %`)}function hE({control:e,test:t}){let[o,n]=[e,t].map(({limited_by:s})=>s??"unclear");return o===n?o:`${o} → ${n}`}function gE(e,t,o){
let[n,s]=pE(o),r=Object.keys(Zh).filter(a=>o[a]>0);return i("div",{class:"limit-row"},i("b",{class:`letter letter-${t.toLowerCase()}`,"aria-label":e},t),i("span",{class:"limit-track","aria-hidden":"tr\
ue"},r.map(a=>i("span",{class:`limit-${Zh[a]}`,css:{width:`${Qc(o,a)}%`},title:`${ht[a].name}: ${L(o[a])}, ${Pe(Qc(o,a))} of the step`}))),i("span",{class:"limit-words"},`device ${n} busy, ${s} idle`))}
function eg(){let e=i("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:o}}){let n=[t,o].every(s=>s&&s.step>0&&typeof s.idle=="number"&&s.idle<s.step);e.hidden=!n,T(e,n&&[i("p",{},
"Limit: ",i("b",{},hE({control:t,test:o}))),fE.map(([s,r])=>gE(s,r,s==="control"?t:o))])}}}var fr=["control","test"],tg=e=>i("bdi",{class:"mono"},e),wE=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function yE(e){let[t,o]=fr.map(s=>wE(e[s])),n=fr.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?C(n[0]):`${C(n[0])} and ${C(n[1])}`,changes:{control_marker:t,test_marker:t}}]:fr.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:C(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function bE(e,t){let[o,n]=fr.map(r=>e[r].marker),s=(r,a,l)=>i("p",{class:"\
marker-line small"},r,tg(a)," ",t&&D("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:fr.map((r,a)=>[o,n][a]!==null&&s(`A\
 step of the ${r} is one `,[o,n][a],{[`${r}_marker`]:""}))}function og(e,t){return[bE(e,t),t&&yE(e).map(({text:o,marker:n,found:s,changes:r})=>i("p",{class:"marker-line"},`${o} Use `,tg(n),` as step m\
arker (${s} found)? `,D("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var ng=8,_E=24,kE=80,un=["control","test"],sg=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},Xc=({step_number:e})=>e!==null,Jc=e=>[e.span,Xc(e)?e.step_number:
e.rank],rg=({rank:e,span:t})=>`${e}/${t}`;function ag(e){return`${Xc(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function xE(e){let o=[...new Map(e.map(n=>[Jc(n).
join("/"),Jc(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function $E(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var ni=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function vE(e,t){let o=new Map;for(let n of e){let s=rg(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>ng?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>Ae("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function SE(e,t){return e.map((o,n)=>({ring:n+1,step:o,y:ni(
o,t),x:e.length>1?3+94*n/(e.length-1):50}))}function EE(e,{samples:t,blocks:o},n,s,r){let a=xE(t),l=t.map(m=>({sample:m,y:ni(m.step,n),x:a.size>1?3+94*a.get(Jc(m).join("/"))/(a.size-1):50})),c=SE(o,n),
u=t.filter(Xc).map(m=>m.step_number),d=u.length===0?U(t.length,"recording"):`step ${Math.min(...u)}${a.size>1?` – ${Math.max(...u)}`:""}`;return i("div",{class:"strip-panel"},Zc(Ae("svg",{class:"\
strip-plot","aria-hidden":"true",focusable:"false"},Ae("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${ni(s,n)}%`,y2:`${ni(s,n)}%`}),vE(l,e),l.map(({sample:m,x:f,y:p})=>Ae("circle",{class:`strip-\
dot strip-${e}`,cx:`${f}%`,cy:`${p}%`,r:t.length>kE?2:3.2})),c.map(({x:m,y:f})=>Ae("circle",{class:`strip-ring strip-${e}`,cx:`${m}%`,cy:`${f}%`,r:3.2}))),[...l,...c],m=>r(m&&(m.ring?`${e}, block ${m.
ring} of ${c.length} without the profiler: ${L(m.step)}`:[`${e}, ${ag(m.sample)}: ${L(m.sample.step)}`,nn(m.sample)].filter(Boolean).join(`
`)))),i("p",{class:`${e}-text small strip-caption`},`${e}, ${d}`))}function Zc(e,t,o){return e.addEventListener("pointermove",({clientX:n,clientY:s})=>{let r=e.getBoundingClientRect(),a=({x:c,y:u})=>Math.
hypot(r.left+c*r.width/100-n,r.top+u*r.height/100-s),l=t.reduce((c,u)=>a(u)<a(c)?u:c);o(a(l)<_E?l:null)}),e.addEventListener("pointerleave",()=>o(null)),e}function TE(e,{samples:t,blocks:o}){let n=t.map(
r=>r.step),s=t[n.indexOf(Math.max(...n))];return`${e}: ${U(t.length,"sample")} from ${L(Math.min(...n))} to ${L(s.step)}, median ${L(sg(n))}; the longest is ${ag(s)}.${o.length>0?` Without the profile\
r: ${U(o.length,"block")} from ${L(Math.min(...o))} to ${L(Math.max(...o))}.`:""}`}var ig=(e,t)=>e&&Object.fromEntries(un.map(o=>[o,e[o].map((n,s)=>{let{host_ns:r=null,lag_ns:a=null}=t?.[o][s]??{};return{
...n,...r!==null&&{host:r/1e3,lag:a/1e3}}})]));function lg(e,t,o=null){if(!un.every(m=>e?.[m]?.length>0)||un.every(m=>e[m].length<2))return null;let n=Object.fromEntries(un.map(m=>[m,{samples:e[m],blocks:o?.[m]??
[]}])),s=un.flatMap(m=>[...e[m].map(f=>f.step),...n[m].blocks]),r=$E(s),a=sg(e.control.map(m=>m.step)),l=[ue("strip-title"),ue("strip-words")],c=un.some(m=>{let f=new Set(e[m].map(rg));return f.size<=
ng&&f.size<e[m].length}),u=i("div",{class:"strip-tip",hidden:!0}),d=m=>{u.hidden=!m,T(u,m)};return i("div",{class:"sample-strip",role:"img","aria-labelledby":l[0],"aria-describedby":l[1]},i("div",{class:"\
small muted strip-words"},i("span",{id:l[0]},`Every ${t}`)," as a dot",c&&", ranks as lines",o&&"; blocks without the profiler as rings","; dashed: the median of the control"),i("p",{class:"visually-h\
idden",id:l[1]},un.map(m=>TE(m,n[m])).join(" ")),i("div",{class:"strip-body"},i("div",{class:"strip-scale small muted","aria-hidden":"true"},i("span",{},L(r[1])),i("span",{},L(r[0]))),un.map(m=>EE(m,n[m],
r,a,d))),u)}var ou={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},nu={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},su=["\
steps_differ","single_sample","few_shared_kernels"],OE=5,ME=96,AE=(e,{comparability:t})=>e.filter(({text:o})=>!t.some(n=>n.kind==="devices_differ"&&n.text===o)),si=({verdict:e})=>e==="slower"||e==="fa\
ster",eu=({comparability:e})=>e.some(({kind:t})=>t==="same_selection"),tu=({change_percent:e,interval:t})=>!(e>=t?.low_percent&&e<=t.high_percent&&Math.abs(e-t.shift_percent)<=Math.abs(t.shift_percent)/
4);function CE(e){let{change_percent:t,interval:o}=e,n=tu(e)?o?.shift_percent:t;return typeof n=="number"&&[tu(e)&&", typically",n<900?` by ${Pe(Math.abs(n))}`:`: ${he(n)} as long`]}function RE(e){let{
interval:t}=e;return si(e)&&typeof t?.low_percent=="number"?["between ",he(t.low_percent)," and ",he(t.high_percent)]:no(e.range.parts)}function LE(e){let{verdict:t}=e,o=Pt(e)?"Whole recording":"Step \
time";if(t.control===null||t.test===null)return i("p",{class:"headline"},`${o}: not known.`);let[n,s]=en(t.control,t.test);return i("p",{class:"headline"},i("strong",{class:`verdict-word verdict-${t.verdict.
replace("_","-")}`},i("span",{"aria-hidden":"true"},`${eu(e)?"=":nu[t.verdict]} `),eu(e)?"Nothing can differ":[ou[t.verdict],si(t)&&CE(t)]),i("span",{class:"headline-times",title:`Mean ${o.toLowerCase()}\
: ${ce(t.control)} → ${ce(t.test)}`},si(t)&&tu(t)&&"mean ",i("span",{class:"value control-text"},n),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text"},s)),i("span",
{class:"verdict-range"},RE(t)))}function NE(e,{onClock:t,isCorrected:o}={}){return e.filter(({kind:n})=>n==="machine").map((n,s)=>i("p",{class:"machine-line",data:{kind:"machine"}},no(n.parts)," ",t&&
s===0&&i("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the times",on:{click:t}},o()?"Show as recorded":"Show at equal clock")))}function cg({
links:e=null,actions:t=null,below:o=[],on:n={}}){let s=i("div",{class:"comparability"}),r=i("div",{class:"verdict-head"}),a=i("div",{class:"comparability"}),l=i("div",{class:"verdict-strip"}),c=eg(),u=oi(
e,n.fold),d=i("p",{class:"muted",hidden:!0}),m=i("section",{class:"card verdict-card","aria-label":"Verdict"},i("h2",{class:"visually-hidden"},"Verdict"),s,i("div",{class:"verdict-top"},r,t),a,i("div",
{class:"verdict-body"},i("div",{class:"verdict-why"},d,u.node),i("div",{class:"verdict-side"},c.node,u.facts,l)),o);function f(p,h,{narrowed:g=!1,open:y=!1}={}){let{verdict:w,comparability:b}=p,x=h.diagnosis??
[],_=n.widen&&w.verdict==="cannot_judge"&&g,k=hp(b,x).filter(({kind:M})=>!su.includes(M)&&M!=="same_selection"),$=({severity:M})=>M==="damage";T(s,Zs(k.filter($))),T(a,Zs(k.filter(M=>!$(M)))),T(r,LE(p),
w.recorded&&i("p",{class:"muted small"},no(w.recorded.parts)),_&&i("p",{},D("Use all ranks and steps",n.widen,{class:"link-button"})),NE(x,n.clock&&{onClock:n.clock,isCorrected:n.isCorrected}),og(p,n.
marker??null)),c.draw(p),d.hidden=!h.note,T(d,h.note);let E=[p.recorded.control,p.recorded.test].map(M=>M.devices.join(" "));u.draw(eu(p)?{}:{...h,diagnosis:AE(x,p)},{open:y,sure:si(w)&&!w.recorded,sum:w.
recorded?"Together, as recorded":"Together",lines:OE-r.querySelectorAll("button").length,words:ME-[r,s,a].reduce((M,{textContent:S})=>M+ti(S),0)-ti([...new Set(E)].join(" "))}),T(l,ru(p)),m.dataset.verdict=
w.verdict}return{node:m,draw:f}}var ru=({verdict:e,step_time:t,without_profiler:o,...n})=>lg(ig(e.samples,t.samples),Pt(n)?"recording":e.recorded?"recorded step":"step",o?.blocks);var PE="Confidence: this share of the intervals that are made in this way contains the true change. p: the probability of a difference at least as large if nothing had changed, by the Mann–Whitney tes\
t; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts once.",IE=({control:e,test:t})=>me(`/compare/recordings?${new URLSearchParams({control:e.set.slice(
0,12),test:t.set.slice(0,12)})}`),ri={key:"",list:[]};function ug(e=null){let t=Kh({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),o=i("div",{class:"details-tex\
t"}),n=i("div",{class:"details-text"}),s=i("div",{class:"details-strip"}),r=i("details",{class:"answer-details"},i("summary",{},"Details"),i("div",{class:"details-body"},i("div",{},o,n,s),t.node)),a=null,
l="",c=null;function u(f,p){let{verdict:h,comparability:g}=f;T(o,h.basis!==null&&i("p",{class:"verdict-reason"},no(h.range.parts)," ",no(h.basis.parts),"."),h.basis!==null&&i("p",{class:"muted small"},
PE),h.caution&&g.every(({kind:y})=>y!=="same_selection")&&i("p",{class:"one-recording"},h.caution," ",e&&i("a",{href:IE(f)},"Compare several recordings")),g.filter(({kind:y})=>su.includes(y)).map(({text:y})=>i(
"p",{},y)),(p.diagnosis??[]).filter(({kind:y})=>y==="limit"||y==="host_need").map(y=>i("p",{data:{kind:y.kind}},no(y.parts))),e&&(p.diagnosis??[]).some(({kind:y})=>y==="memory")&&i("p",{},i("a",{href:e(
c)},"Show memory")))}function d(f){T(n,ri.list.map(p=>i("p",{data:{kind:p.kind},title:p.text},no(p.parts)," ",i("a",{href:Vt({...jt(f),node:Yp(p.tree)})},"Show in the tree"))))}async function m(f){let p=e&&
r.open?_t(f).toString():l;if(p===l)return;a?.abort(),a=new AbortController,l=p,T(n);let h=new URLSearchParams(p);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([g,y])=>h.set(g,y));
try{let g=ri.key===p?null:await ft(h,{signal:a.signal});ri=g?{key:p,list:(g.diagnosis??[]).filter(({kind:y})=>y==="layer")}:ri,l===p&&(d(f),n.dataset.shown=p)}catch{l=l===p?"":l}}return r.addEventListener(
"toggle",()=>c&&m(c)),{node:r,chart:t,draw(f,p,h,{revision:g,file:y,caption:w}){let{waterfall:b}=p;c=f,u(p,h),T(s,ru(p)),t.node.hidden=!b||b.change===0,t.node.hidden||t.draw({fall:b,revision:g,file:y,
caption:w,heading:`mean per ${Pt(p)?"recording":"step"}, test − control`}),m(f)},stop:()=>a?.abort()}}var DE=30,pr={top:8,right:16,bottom:34},BE=64,qE=6,dg=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function iu(e){let t=new Set,
o=null,n=[],s=!1,r=new Map(dg.map(([p,h])=>[p,i("button",{type:"button",class:`key key-${p}`,title:"Hide or show these bars",on:{click:()=>{let g=new Set(t);g.delete(p)||g.add(p),e.onHide?e.onHide([...g]):
(u(g),c.redraw())}}},h)])),a=i("ul",{class:"chart-legend"},[...r.values()].map(p=>i("li",{},p))),l=ve("pan","Pan instead of zooming",()=>{s=!s,l.setAttribute("aria-pressed",String(s)),c.relayout(()=>({
dragmode:s?"pan":"zoom"}))});l.setAttribute("aria-pressed","false");let c=kt({...e,extra:a,tools:[l,ve("plus","Zoom in",()=>m(.6)),ve("minus","Zoom out",()=>m(1/.6)),ve("reset","Reset the zoom",f)],keys:()=>dg.
filter(([p])=>!t.has(p)),height:p=>FE(p.rows.length),make:(p,h)=>UE(p,h,o,t,s),onRelayout:(p,h)=>d(p,h),onDoubleClick:()=>setTimeout(f),onClick:p=>e.onSelect(n[p.points[0].y]?.key)});function u(p){t=p,
r.forEach((h,g)=>h.setAttribute("aria-pressed",String(!t.has(g))))}function d(p,h){if(!Object.keys(p).some(x=>/^[xy]axis\./.test(x)))return;let{xaxis:g,yaxis:y}=c.layout(),w=[...g.range,...y.range],b=g.
autorange&&w[2]===au(n.length)[0];h.range=b?"":w.join(),e.onZoom?.(b?"":w.map(x=>Number(x.toPrecision(4))).join())}function m(p){c.relayout(({xaxis:{range:h,fixedrange:g}})=>!h||g?{}:{"xaxis.range[0]":h[0]*
p,"xaxis.range[1]":h[1]*p})}function f(){c.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":au(n.length)}))}return{...c,draw(p){n=p.rows,u(new Set(p.hidden??t)),c.draw({...p,empty:p.empty||n.length===
0&&"No rows to draw."})},select(p){p!==o&&(o=p,c.relayout(()=>({shapes:mg(n,o,Xt())})))}}}var FE=e=>Math.max(e,3)*DE+pr.top+pr.bottom,au=e=>[Math.max(e,3)-.5,-.5];function mg(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function WE(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Ve(t);return[n,` ${o}`]}function jE(e){return[tn(e.name,BE,qE).map(We).join("<br>"),
e.lines.map(We).join("<br>")]}function HE(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return _o(e.map(n=>n.name),o).map((n,s)=>We(e[s].mark+n))}function UE(e,t,o,n,s){let r=Xt(),[a,l]=WE(e),c=e.
rows.length,u=t<520?128:Math.min(280,Math.round(t*.36)),d=Math.floor((u-14)/6.7),m=e.rows.map((b,x)=>x),f=b=>e.rows.map(x=>x[b]===null?null:x[b]/a),p=(b,x)=>e.rows[x].noise?"noise":b>0?"more":"less",h=f(
"diff").map((b,x)=>n.has(p(b,x))?null:b),g=(b,x)=>r[p(b,x)],y=e.range?e.range.split(",").map(Number):null,w={type:"bar",orientation:"h",y:m,textposition:"none",hoverinfo:"skip"};return{data:[{...w,name:"\
control",x:f("control"),visible:!n.has("control"),marker:{color:r.control}},{...w,name:"test",x:f("test"),visible:!n.has("test"),marker:{color:r.test}},{...w,name:"difference",x:h,marker:{color:h.map(
(b,x)=>g(b,x)),pattern:{shape:h.map(b=>b>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:h.map((b,x)=>g(b,x)),bgcolor:r.surface},line:{width:h.map(b=>b>0?0:1),color:h.map((b,x)=>g(b,x))}}},{type:"\
scatter",mode:"markers",xaxis:"x2",x:m.map(()=>.99),y:m,marker:{size:1,opacity:0},customdata:e.rows.map(jE),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:vt(),
barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:u,r:pr.right,t:pr.top,b:pr.bottom},hovermode:"y",hoverdistance:-1,dragmode:s?"pan":"zoom",xaxis:{ticksuffix:l,zeroline:!0,nticks:t<520?4:7,tickformat:e.
kind==="count"?",~r":",",rangemode:"tozero",...y&&{range:y.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:y?y.slice(2):au(c),tickmode:"array",tickvals:m,showgrid:!1,
zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:HE(e.rows,d)},shapes:mg(
e.rows,o,r)}}}var fg=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${rt(e)}`,zE=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function ai(e,t=""){let o=d=>{let{label:m,ranks:f,
all_ranks:p,steps:h,all_steps:g,samples:y}=e[d];return`${d}: ${m} (${[fg(f,p,"ranks"),fg(h,g,"steps"),U(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:a,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,a.join(", "),l&&`${l} only`,zE(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${et(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var GE="abs_diff_duration",ii=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work","Slower work","The rest of \
the change of device time: the same FLOPs take more time, or less","num c-work"]],lu={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"it is on one \
side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its calls or of i\
ts device time"},pg="abcd";function hg({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(lu).indexOf(e?.work_known);return i("td",{class:"num c-work muted",title:lu[e?.
work_known]??null},pe,l>=0&&i("sup",{},pg[l]))}let[r,a]=n(s);return i("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:a},r)})}function gg(e){let t=null,o=D("More and slower work",()=>e(
{work:!t.work,...t.work&&ii.some(([s])=>s===t.sort)?{sort:GE,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where\
 its FLOPs are known; takes longer to load"}),n=i("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(lu).flatMap((s,r)=>[r>0&&"; ",i("sup",{},pg[r]),` ${s}`]).filter(Boolean),
".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}function li(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file. To see this pa\
ge, drop it on another tracediff, or open it with tracediff open"};return{node:Ka("Share",()=>[{text:"Copy link",run:()=>Ht(location.href,"Link copied."),title:"For people who can reach this server"},
{text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(n){e=n}}}var cu={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},ws=e=>`tracediff-${$t(e.control.label)}-${$t(e.test.label)}`;function wg(e){let t=ue("top"),o=ue("sort"),n=i("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=i("select",{id:o,on:{change:()=>e({sort:s.value,order:ss(s.value)})}},Object.keys(cu).filter(l=>pc.includes(l)).map(l=>i("option",{value:l},cu[l]))),r=i("span",{class:"mute\
d small"});return{node:i("div",{class:"chart-bar"},i("label",{for:t},"Charts: first"),n,i("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...np,l.top])].sort((d,m)=>d-m);T(n,u.map(d=>i("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=cu[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${C(c)}\
 of ${C(l)} rows are drawn; the table has all`:""}}}function yg(e){let t=i("span",{class:"muted"}),o=gg(e),n=i("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=i("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=li();return{title:i("h3",{},"All rows ",t),node:i("div",{class:"verdict-actions"},r.node),files:[n,s],work:o.node,workNote:o.note,
draw(a,l,c,u){o.draw(a);let{row_count:d,rows_before_filters:m}=l,f=a.fold?l.replacements.length:0;t.textContent=(d===m?C(d):`${C(d)} of ${C(m)}`)+(f>0?`, ${U(f,"pair")} folded`:""),n.href=Ws(gc(a,c,u,
"csv")),s.href=Ws(gc(a,c,u,"json")),r.set({name:ws(l),bundle:ia(mp(a)),report:aa(dp(a,c,u))}),n.download=`${ws(l)}.csv`,s.download=`${ws(l)}.json`}}}function bg(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},"This comparison is not possib\
le"),i("p",{},e.message),i("p",{},o&&D("Use all ranks and steps",t.all,{class:"primary"}),n&&D("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&D("Try again",t.again,{class:"primary"})," ",i("a",
{href:me("/")},"Choose other traces")))}function _g(e){return i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",i("a",{href:me("/")},e?.length===0?"Add traces":"Traces page"),"."))}function wt(e,t,o){let n=new Map;return{node:i("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,a,l])=>{let c=D(a,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[a,l]of n)l.setAttribute("aria-pressed",String(a===r))}}}var YE={ALL:"All",CPU:"Host",GPU:"Device"},KE={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},VE=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],QE=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],JE={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},XE={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function hr(e,t,o){
let n=i("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:i("label",{class:"check",title:t},n,e)}}function xg(e){let t=wt("Device type",rp.map(_=>[_,YE[_],KE[_]]),_=>e({device_type:_})),
o=wt("Unit of the durations",VE,_=>e({unit:_})),n=wt("Time of host operations, shown and judged",QE,_=>e({measure:_})),s=ZE(e),r=hr("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",_=>e({use_short_name:_,op:""})),a=hr("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",_=>e({merge_addresses:_,op:""})),
l=hr("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",_=>e({aliases:_,op:""})),c=hr("Join m\
oved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",_=>e({merge_lines:_,op:""})),u=null,d=i("button",{type:"b\
utton",class:"group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${to.join(", ")}`,on:{click:()=>e({exclude:[...ci(u.exclude)?[]:to,...u.exclude.filter(_=>!to.includes(
_))]})}}),m=eT(_=>e({category:_})),f=tT(_=>e({exclude:_})),p=hr("Fold replacements","A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",_=>e(
{fold:_})),h=kg("Calls","Groups by the change of the number of calls",{"":["","all","All groups. The groups count names; a name that occurs in two categories has two rows"],...JE},_=>e({change:_})),g=kg(
"Time","Groups by the change of the time",XE,_=>e({significant:_})),y=D("Clear the filters",()=>e({q:"",category:[],change:"",exclude:to,device_type:"ALL",significant:""}),{class:"link-button"}),w=i("\
details",{class:"menu"},i("summary",{},"Names"),i("div",{class:"menu-body"},[p,r,a,l,c].map(({node:_})=>_),f.node));$g(w);let b=i("section",{class:"card filters","aria-label":"Filters"},i("div",{class:"\
filter-row"},s.node,m.node,t.node,o.node,n.node,w),i("div",{class:"filter-row"},h.node,g.node,d,f.chips,y));function x(_){let k=_&&{..._.ops_diff,"":sp.reduce((E,M)=>E+_.ops_diff[M],0)};h.draw(u.change,
k);let $=_?.changed_rows;g.draw(u.significant,$&&{...$,true:$.slower+$.faster}),g.node.hidden=u.significant===""&&_?.verdict.verdict==="cannot_judge"}return{node:b,focusSearch(){return s.input.focus(),
s.input.select(),document.activeElement===s.input},draw(_,k,$){u=_,t.press(u.device_type),o.press($),n.press(ns(u)?"self":"total"),o.buttons.get("percent").disabled=k?!_a(k):!1,s.draw(u.q),r.input.checked=
u.use_short_name,a.input.checked=u.merge_addresses,a.node.hidden=u.merge_addresses&&!k?.rows.some(S=>S.name.includes("0x…")),l.input.checked=u.aliases;let E=k?.rows.filter(S=>S.aliases)??[],M=({category:S})=>S===
"python_function";l.node.hidden=u.aliases&&E.every(M),c.input.checked=u.merge_lines,c.node.hidden=u.merge_lines&&!E.some(M),d.setAttribute("aria-pressed",String(ci(u.exclude))),d.textContent=ci(u.exclude)?
"steps and waits are hidden":"hide steps and waits",m.draw(u.category,k?.categories??[]),f.draw(u.exclude),p.input.checked=u.fold,p.node.hidden=k?.replacements.length===0,x(k),y.hidden=u.q===""&&u.category.
length===0&&u.change===""&&u.significant===""&&u.device_type==="ALL"&&u.exclude.every(S=>to.includes(S))}}}function ZE(e){let t=ue("search"),o=!1,n=Je(250,a=>{e({q:a},{replace:o}),o=!0}),s=i("input",{
id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:a=>{a.key==="Escape"&&s.value!==""&&(a.preventDefault(),s.value=
"",n(""))}}});return{node:i("div",{class:"search"},i("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(a){(document.activeElement!==s||a==="")&&(s.value=a)}}}function eT(e){let t=i(
"summary"),o=i("div",{class:"menu-body"}),n=i("details",{class:"menu"},t,o);$g(n);let s="";function r(a,l){let c=JSON.stringify([a,l]);if(c===s)return;s=c,t.textContent=a.length===0?"All categories":a.
length===1?a[0]:U(a.length,"category","categories");let u=[...l];for(let m of a)u.some(f=>f.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(".menu-body")===o?document.
activeElement.value:null;T(o,u.map(({category:m,rows:f})=>{let p=i("input",{type:"checkbox",value:m,checked:a.includes(m),on:{change:()=>e(p.checked?[...a,m]:a.filter(h=>h!==m))}});return i("label",{class:"\
check"},p,i("span",{},m),i("span",{class:"muted num"},C(f)))}),a.length>0&&D("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].find(m=>m.value===d)?.focus()}
return{node:n,draw:r}}function $g(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.
addEventListener("pointerdown",t)})}var ci=e=>to.every(t=>e.includes(t));function tT(e){let t=ue("exclude"),o=[],n=i("input",{id:t,type:"text",placeholder:"Leave out names like aten::*",autocomplete:"\
off",spellcheck:"false",on:{keydown:a=>{let l=n.value.trim();a.key==="Enter"&&l!==""&&!o.includes(l)&&(n.value="",e([...o,l]))}}}),s=i("span",{class:"chips"});return{node:i("div",{class:"exclude"},i("\
label",{for:t,class:"visually-hidden"},"Leave out names like"),n),chips:s,draw(a){o=a,T(s,o.filter(l=>!ci(o)||!to.includes(l)).map(l=>i("span",{class:"chip mono"},`not ${l}`,ve("close",`Show ${l} agai\
n`,()=>e(o.filter(c=>c!==l))))))}}}function kg(e,t,o,n){let s=new Map,r="",a=([c,[u,d,m]])=>{let f=i("span",{class:"group-count"},"–"),p=i("button",{type:"button",class:`group change-${c||"all"}`,title:m,
"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>n(r===c?"":c)}},u&&i("span",{class:"mark","aria-hidden":"true"},u),d," ",f);return s.set(c,{b:p,count:f}),p};return{node:i("div",{class:"gro\
ups",role:"group","aria-label":t},i("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(a)),draw(c,u){r=c;for(let[d,{b:m,count:f}]of s)m.setAttribute("aria-pressed",String(d===c)),
u&&(f.textContent=C(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}function vg(e){let t=new Map,o=[],n=(s,r)=>{o.includes(s)!==r&&e(r?[...o,s]:o.filter(a=>a!==s))};return{toggle:n,add(s,r){return t.set(s,r),r.addEventListener("toggle",()=>n(s,r.open)),r},draw(s){let r=o;
o=s,t.forEach((a,l)=>{s.includes(l)!==r.includes(l)&&(a.open=s.includes(l))})}}}var uu=8,du={key:"",operators:null};function Sg(e,t){let o=i("div",{class:"scroll-x operators-body"}),n=i("p",{class:"related-more"}),s=lt("Device time by operator"),r=i("details",{class:"card rank-st\
eps operators",hidden:!0,"aria-label":"Device time by operator"},i("summary",{},i("h2",{},"Device time by operator"),i("span",{class:"muted rank-summary"},"The sides have other kernels: what their ope\
rators take.")),i("div",{class:"chart-tools"},s.node),i("p",{class:"muted small"},"Less than half of the kernel time is in kernels that both sides have, so this table compares operators. Times are mea\
ns per step of the device work that each operator launched itself, and are not tested. Largest change first."),o,n),a=!1,l="",c=null,u=(p,h,g="")=>i("td",{class:`num ${g}`,title:h},p);function d(p){let{
operator:h,control_per_step:g,test_per_step:y,diff_per_step:w}=p,b=w>0?"more":w<0?"less":"calm";return i("tr",{},i("th",{scope:"row"},h===null?i("span",{class:"muted"},"in no operator"):i("a",{href:e(
{name:h,category:"cpu_op"}),class:"mono",title:h},i("bdi",{},h))),u(`${C(p.control_counts)} → ${C(p.test_counts)}`),u(L(g),ce(g)),u(L(y),ce(y)),u(xe(w),He(w),b),u(g>0?he(100*w/g):y>0?"new":"",null,b))}
function m({rows:p,count:h}){let g=(y,w="num")=>i("th",{scope:"col",class:w},y);T(o,i("table",{class:"operators-table"},i("thead",{},i("tr",{},g("Operator",""),g("launched, in all"),g("control"),g("te\
st"),g("Δ"),g("Δ %"))),i("tbody",{},p.slice(0,a?void 0:uu).map(d)))),n.hidden=a||p.length<=uu,T(n,!n.hidden&&D(p.length<h?`Show ${C(p.length)} of ${C(h)}`:`Show all ${C(h)}`,()=>{a=!0,m({rows:p,count:h}),
o.querySelectorAll("tbody tr")[uu].querySelector("a")?.focus()},{class:"link-button"}))}async function f(p){c?.abort(),c=new AbortController,l=p,a=!1,T(o,i("p",{class:"muted"},"Looking for the operato\
rs …")),T(n);let h=new URLSearchParams(p);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([g,y])=>h.set(g,y));try{let{operators:g}=du.key===p?du:await t(h,{signal:c.signal});
du={key:p,operators:g},l===p&&g?m(g):l===p&&T(o,i("p",{class:"muted"},"Loading the operators took too long."))}catch(g){l===p&&g.name!=="AbortError"&&T(o,i("p",{class:"muted"},`No operators: ${g.message}`))}}
return{node:r,sql:s,draw(p,h){r.hidden=!(t?h.recorded.few_shared_kernels:h.operators),!r.hidden&&!t?m(h.operators):!r.hidden&&r.open&&p!==l&&f(p)},stop:()=>c?.abort()}}var oT=14;function ys(e){let[t,o]=Jf(e);return o===""?t:`${t} → ${o}`}function Eg(e){let t=[],o=0,n=null,s=!1,r="",a=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let h=document.createElement("canvas").getContext("2d");h.font=r,a=h.measureText("0".repeat(40)).width/40}let f=getComputedStyle(e),p=e.clientWidth-
parseFloat(f.paddingLeft)-parseFloat(f.paddingRight)-2;return a>0?Math.max(oT,Math.floor(p/a)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=Dl(s?o-2:o),n.add(t.filter(Boolean).map(d=>ys(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:f})=>f.replaces||f.aliases)&&(n=null),n?.add(m.map(f=>ys(f.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=ys(d),f=u(m);return i("span",{class:"fit",data:f===m?{}:{short:f}},i("bdi",{},m))},refit(d,{row:m}){let f=ys(m),p=u(f),h=d.querySelector(
".fit");(h.dataset.short??f)!==p&&(p===f?delete h.dataset.short:h.dataset.short=p)}}}var zo=28,nT=200,Tg=12,Og=100,sT={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},pu=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${Th}`,"c-real"],...ii],mu=String(pu.length-ii.length),rT={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},aT=(e,t)=>e.too_few?["","too few steps"]:rT[t]??["",t],Ag={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function iT(e,t,o){let n=Ag[e],s=ss(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function Cg(e){let t=new Map,o=[i("td",
{colspan:"3"}),i("th",{colspan:"3",scope:"colgroup"}),i("th",{colspan:"4",scope:"colgroup"}),i("td"),i("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=i("thead",{},i("tr",{class:"head-groups"},
o),i("tr",{},pu.map(([V,oe,we,Me])=>{let Ie=i("span",{class:"sort-mark","aria-hidden":"true"}),Xe=i("th",{scope:"col",class:Me},i("button",{type:"button",title:we,on:{click:()=>e.onSort(...iT(V,d,m))}},
oe,Ie));return t.set(V,{cell:Xe,mark:Ie}),Xe}))),s=i("tbody"),r=i("tfoot"),a=i("table",{class:"ops",role:"grid","aria-label":"All operations"},i("colgroup",{},pu.map(([,,,V])=>i("col",{class:V}))),n,s,
r),l=i("div",{class:"table-scroll",tabindex:"-1"},a),c=[],u="total",d="",m="",f=!1,p=!1,h="",g=null,y=0,w=0,b=0,x=0,_=new Map,k=0,$=!1,E=0,[M,S]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"tru\
e"},i("td",{colspan:mu}))),A=Eg(t.get("name").cell),B=()=>c.length>nT&&!cn();function Y(V=!1,oe=l.scrollTop){let we=Math.ceil((k||600)/zo),Me=B()?Math.max(0,Math.floor(oe/zo)-Tg):0,Ie=B()?Math.min(c.length,
Math.floor(oe/zo)+we+Tg):cn()?ge():c.length;if(!V&&Me===b&&Ie===x)return;b=Me,x=Ie;let Xe=s.contains(document.activeElement),R=V?new Map:_;_=new Map;for(let F=Me;F<Ie;F+=1)_.set(F,R.get(F)??(c[F]?G(F):
te(F)));P(Xe,V,oe),I()}function P(V,oe,we){l.toggleAttribute("data-virtual",B()),re(M,b),re(S,c.length-x),ko(s,[M,..._.values(),cn()?se(c.length-x):S]),we>0&&(oe||V)&&l.scrollTop!==we&&(l.scrollTop=we),
V&&(_.get(y)??l).focus({preventScroll:!0})}function I(){let[V,oe]=B()?[Math.max(0,b-Og),Math.min(c.length,x+Og)]:[b,x];for(let we=V;we<oe;we+=1)if(!c[we]){e.onWant(V,oe);return}}function J(){let V=!1;
for(let[oe,we]of _)we.dataset.hole!==void 0&&c[oe]?(_.set(oe,G(oe)),V=!0):c[oe]&&A.refit(we,c[oe]);V&&P(s.contains(document.activeElement),!1,l.scrollTop),I()}function re(V,oe){V.hidden=oe===0,V.style.
height=`${oe*zo}px`}function se(V){return i("tr",{hidden:V===0},i("td",{colspan:mu,class:"muted"},`${C(V)} more: the report and the CSV have all rows.`))}function ge(){let V=c.findIndex(oe=>!oe);return V<
0?c.length:V}function G(V){let oe=c[V];return i("tr",{"aria-rowindex":String(V+3),data:{index:V},class:`${V%2?"odd":""}${oe.noise?" noise":""}`,tabindex:V===y?"0":"-1","aria-selected":String(oe.key===
g)},lT(oe,u,w,ae(oe,V)),p&&hg(oe,we=>gr(we,u)))}function te(V){return i("tr",{"aria-rowindex":String(V+3),data:{index:V,hole:""},"aria-busy":"true",tabindex:V===y?"0":"-1"},i("td",{colspan:mu,class:"m\
uted"},"…"))}function ae(V,oe){return i("a",{href:e.href(V.row),class:"op-link",tabindex:"-1"},V.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"⇄ "),i("span",{class:"visu\
ally-hidden"},"probable replacement: ")),V.row.aliases&&!V.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"≡ "),i("span",{class:"visually-hidden"},"several names: ")),A.draw(
V))}function j(V,{focus:oe=!1}={}){if(c.length===0)return;let we=_.get(y);y=Math.max(0,Math.min(c.length-1,V)),N(y),we?.setAttribute("tabindex","-1");let Me=_.get(y);Me?.setAttribute("tabindex","0"),oe&&
Me?.focus({preventScroll:!0})}function z(V){c.length>0&&!_.has(y)&&(y=Math.min(c.length-1,Math.ceil(V/zo)),_.get(y)?.setAttribute("tabindex","0"))}function N(V){l.removeAttribute("data-late");let oe=V*
zo,we=l.clientHeight-n.offsetHeight-r.offsetHeight-2;oe<l.scrollTop?l.scrollTop=oe:oe+zo>l.scrollTop+we&&(l.scrollTop=oe+zo-we),E=l.scrollTop,Y(!1,E)}s.addEventListener("click",V=>{let oe=V.target.closest(
"tr[data-index]");oe&&V.target.closest(".op-link")?!V.ctrlKey&&!V.metaKey&&!V.shiftKey&&e.onOpen(c[Number(oe.dataset.index)].key):oe&&c[oe.dataset.index]&&getSelection().isCollapsed&&(j(Number(oe.dataset.
index),{focus:!0}),e.onSelect(c[y].key))}),s.addEventListener("keydown",V=>{let oe=Math.max(1,Math.floor(l.clientHeight/zo)-4),we={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+oe,PageUp:y-oe,Home:0,End:c.length-
1};if(V.key in we&&!V.altKey&&!V.metaKey)V.preventDefault(),j(we[V.key],{focus:!0});else if((V.key==="Enter"||V.key===" ")&&!V.target.closest(".op-link")&&c[y])V.preventDefault(),e.onSelect(c[y].key);else if(V.
key==="ArrowRight"||V.key==="ArrowLeft"){V.preventDefault();let Me=_.get(y);(V.key==="ArrowRight"?Me?.querySelector(".op-link"):Me)?.focus({preventScroll:!0})}});let W=0;l.addEventListener("scroll",()=>{
E=l.scrollTop,B()&&W===0&&(W=requestAnimationFrame(()=>{W=0;let{scrollTop:V}=l;Y(!1,V),z(V)}))});let X=new ResizeObserver(V=>{k=l.clientHeight,V.some(({target:oe})=>oe!==l)&&A.measure()&&J(),Y(!1,E)});
X.observe(l),X.observe(t.get("name").cell);let le=is(()=>{A.measure(),Y(!0)});function Re(V){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${f?"Self time":"\
Duration"}, ${V}`,o[2].title=f?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${V}`,a.querySelectorAll(":is(col, thead th).c-work").forEach(
oe=>{oe.hidden=!p});for(let[oe,{cell:we,mark:Me}]of t){let Ie=d===oe||(Ag[oe]??"")===d;Ie?we.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):we.removeAttribute("aria-sort");let Xe=m==="as\
c"?"↑":"↓";Me.textContent=Ie?d===oe?` ${Xe}`:` |${Xe}|`:""}}return{node:l,focus:()=>j(y,{focus:!0}),draw(V){let oe=h!==V.revision;({rows:c,unit:u,self:f,sort:d,order:m,selected:g,revision:h}=V),
p=V.work===!0,a.toggleAttribute("data-work",p),w=fu(c),a.setAttribute("aria-rowcount",String(c.length+3)),a.toggleAttribute("data-unjudged",!V.judged),A.setRows(c),Re(V.unitName),T(r,V.totals.map(([Me,
Ie])=>dT(Me,Ie,u,f,p)));let we=c.findIndex(Me=>Me?.key===g);oe&&(y=Math.max(0,we),E>0&&(l.scrollTop=0,E=0)),$||($=!0,l.setAttribute("data-late",""),Ft().then(Ft).then(()=>l.removeAttribute("data-late"))),
Y(!0,E),we>=0&&oe&&N(we)},add(V,oe,we){c=V,a.toggleAttribute("data-unjudged",!we),A.addRows(c,oe),fu(oe)>w?(w=fu(oe),Y(!0)):J()},select(V){let oe=V!==g;g=V;for(let Me of s.querySelectorAll("tr[data-in\
dex]"))Me.setAttribute("aria-selected",String(V!==""&&c[Number(Me.dataset.index)]?.key===V));let we=c.findIndex(Me=>Me?.key===V);we>=0&&oe&&j(we)},unmount(){X.disconnect(),le(),cancelAnimationFrame(W)}}}
function hu(e,t){return t==="percent"?[Pe(e),Pe(e)]:[L(e),ce(e)]}function gr(e,t){if(t!=="percent")return[xe(e),He(e)];let o=e===null?pe:`${he(e)}-points`;return[he(e),o]}var fu=e=>e.reduce((t,o)=>Math.
max(t,Math.abs(o.diff??0)),0),bs=e=>e>0?" more":e<0?" less":" calm";function ui(e,t,o){let[n,s]=hu(e,t);return i("td",{class:o,title:s},n)}function lT(e,t,o,n){let{row:s}=e,[r,a]=sT[s.change]??["",s.change],
[l,c]=gr(e.diff,t),u=o>0?Math.abs(e.diff??0)/o:0;return[i("td",{class:`c-change change-${s.change}`,title:a},i("span",{"aria-hidden":"true"},r),i("span",{class:"visually-hidden"},a)),i("th",{scope:"ro\
w",class:"c-name mono",title:Oh(s)},n),i("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),i("td",{class:"num c-count"},C(e.controlCount)),i("td",{class:"num c-c\
ount"},C(e.testCount)),i("td",{class:`num c-count${bs(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:ar(s)||null},st(e.diffCount)),ui(s.control_counts>0?e.control:null,t,"num c-time"),ui(s.test_counts>
0?e.test:null,t,"num c-time"),i("td",{class:`num c-time c-diff${bs(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),i("td",{class:`num c-percent${bs(e.percent??e.diff)}`},e.birth||he(e.percent)),
cT(e)]}function cT({row:e,verdict:t}){if(t===""||t===null)return i("td",{class:"c-real muted"});let[o,n]=aT(e,t),s=t==="slower"||t==="faster";return i("td",{class:`c-real ${s?t==="slower"?"more":"less":
"muted"}`,title:`${Ln(e)}${e.q_value===null?"":` Median of the steps ${L(e.control_median)} → ${L(e.test_median)}.`}`},i("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&i("span",{class:"q"},` ${Xm(sn(
e))}`))}var Mg=e=>i("td",{class:"num c-count",title:C(e)},C(e)),uT={host:"Host, sum",device:"Device, sum"};function dT(e,t,o,n,s){let[r,a]=gr(t.diff,o);return i("tr",{data:{part:e}},i("td",{class:"c-c\
hange"}),i("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the \
time of a call also counts in its caller"},uT[e]),i("td",{class:"c-category"}),Mg(t.controlCount),Mg(t.testCount),i("td",{class:`num c-count${bs(t.diffCount)}`},st(t.diffCount)),ui(t.control,o,"num c-\
time"),ui(t.test,o,"num c-time"),i("td",{class:`num c-time${bs(t.diff)}`,title:a},r),i("td",{class:`num c-percent${bs(t.percent??t.diff)}`},t.birth||he(t.percent)),i("td",{class:"c-real"}),s&&i("td",{
class:"c-work",colspan:"2"}))}var Dg=(e,t)=>e.rank-t.rank||e.span-t.span,mT=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function Rg(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let a=`${s}/${r}`;o||=t.has(a),t.
add(a)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(Dg)}}var Lg=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),di=e=>e===void 0?"–":e===null?"whole":String(e);function gu(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var Ng=(e,t)=>e===t?e:`${e} / ${t}`;function fT(e,t){
let o=({rank:r,span:a})=>`${r}/${a}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),a=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(Dg).map(
l=>({control:n.has(o(l))?l:void 0,test:a.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,a)=>({control:e[a],test:t[a]}))}}
function Pg(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let a=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);a[u][l.get(c.step_number)]=c}return a}function mi(e,t){let[o,n]=[Rg(e),Rg(t)],{rows:s,byPosition:r}=fT(o.keys,n.keys),[a,l]=[Lg(e),Lg(t)],c=Math.max(a.length,l.length),u=Array.from(
{length:c},(m,f)=>({control:a[f],test:l[f],text:a.length===0?di(l[f]):l.length===0?di(a[f]):Ng(di(a[f]),di(l[f]))})),d=m=>m.map(f=>[...f,...Array.from({length:c-f.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?Ng(gu(m.control),gu(m.test)):gu(m.control??m.test)})),columns:u,control:d(Pg(e,s,a,"control",o.split)),test:d(Pg(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:a.
length>0&&l.length>0&&!mT(a,l)}}function wr(e,t){let o=a=>a.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((a,l)=>a.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function dn(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var Ig=e=>e.reduce((t,o)=>t+o,0)/e.length,pT=1.05,
hT=.05;function Bg(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[a])=>r-a).map(([r,a])=>{let l=Ig(a.map(u=>u.step)),c=a.every(u=>u.exposed_communication!==
null);return{rank:r,samples:a.length,step:l,waiting:c&&l>0?Ig(a.map(u=>u.exposed_communication))/l:null}}),n=dn(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=pT);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:gT(o)}}function gT(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=dn(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=hT&&t.waiting<=o/2?t:null}var wT=820,yT=3,qg=46,At={top:26,right:12,bottom:36},yu=46;function fi(e){return kt({...e,class:"heat-map",height:Hg,make:kT,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<yT&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:i("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var bT=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),Wg=e=>Math.max(34,e.rows.length*bT(e.rows.length)),jg=e=>e<wT;function Hg(e,t){let o=Wg(e);return jg(t)?3*(o+At.top)+2*At.bottom+2*yu+At.bottom:o+At.top+At.bottom+
yu}var wu=e=>e.flat().filter(t=>t!==null);function _T(e){let t=[...wu(e.control),...wu(e.test)],o=Math.abs(dn(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...wu(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function kT(e,t){let o=jg(t),n=_T(e),[s,r]=e.kind==="time"?Ve(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],a=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=vT(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:vt(),margin:{l:l.left,r:At.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:zs(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:OT(),showscale:!1}},d=c.map(([f,p,h,g],y)=>{let w=y===0?"":
String(y+1);Object.assign(u,ST(e,l.panels[y],w,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:f,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${w}`,yaxis:`y${w}`,xgap:1,ygap:1,hoverongaps:!1,z:p.map(x=>x.map(_=>_===null?null:_/r)),customdata:$T(e,f,p,h,g),
hovertemplate:"%{customdata}<extra></extra>",...xT(e,p,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((f,p)=>(Object.assign(u,TT(l.bars[p],4+p,f,a)),ET(f,4+p,p===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function xT(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(a=>a===null?"":s.format(a/o).replace("-","−")))}}function $T(e,t,o,n,s){let r=t.toLowerCase();return o.map((a,l)=>a.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),f=s?e.rows[l].text:e.rows[l][r]?.rank??"",p=`${t}<br>rank ${We(String(f))}, step ${We(m)}`;if(c===null)return p;let h=e.control[l][u],g=s&&
h>0?` (${he(100*c/h)})`:"",y=(s?[]:[e.more?.(r,l,u)]).filter(Boolean);return[p,...[n(c)+g,...y].map(We)].join("<br>")}))}function vT(e,t,o){let n=Hg(e,t),s=Math.max(...e.rows.map(f=>f.text.length),2),
r=Math.min(120,30+7*s),a=t-r-At.right,l=Wg(e),c=o?a:(a-2*qg)/3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(f,p)=>[1-(f+p)/n,1-f/n];if(!o){let f=[0,1,2].map(y=>{let w=y*
(c+qg)/a;return{x:[w,w+c/a],y:d(At.top,l),cell:u}}),p=d(At.top+l+At.bottom+6,8),[h,g]=[f[0].x[0],f[1].x[1]];return{left:r,panels:f,bars:[{x:[h+(g-h)*.2,g-(g-h)*.2],y:p},{x:f[2].x,y:p}]}}let m=[At.top,
2*At.top+l+At.bottom,3*At.top+2*l+2*At.bottom+yu];return{left:r,panels:m.map(f=>({x:[0,1],y:d(f,l),cell:u})),bars:[1,2].map(f=>({x:[.08,.92],y:d(m[f]+l+At.bottom+6,8)}))}}function ST(e,t,o,n){let s=t.
cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.length),1),a=So(e.columns.length,s/(7*r+10)),l=So(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"\
array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,tickvals:a,ticktext:a.map(u=>We(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{
...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(u=>We(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var Fg=48;function ET([e,t],o,n){let s=Array.
from({length:Fg},(r,a)=>e+(t-e)*(a/(Fg-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function TT({x:e,y:t},o,n,s){return{[`xax\
is${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:Q("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`x${o}`,
range:[0,1],fixedrange:!0,visible:!1}}}var OT=()=>[[0,Q("--less-fill")],[.5,Q("--heat-zero")],[1,Q("--more-fill")]];function pi(){let e=i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=i("details",{class:"grid-table"},i("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,T(e,i("table",{},i("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),i("thead",{},i("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([a,l])=>i("th",{scope:"col",class:l},a)))),i("tbody",{},o.grid.rows.flatMap((a,l)=>o.grid.columns.map((c,u)=>r(a,c,l,u)))))))}function r(a,l,c,u){
let{values:d,format:m,formatDiff:f}=o,[p,h,g]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(p===null&&h===null)return null;let y=g>0?" more":g<0?" less":"";return i("tr",{},i("th",{scope:"row"},a.text),
i("td",{},i("a",{href:o.timeline(a,l),title:"Show this step in the timeline"},l.text)),i("td",{class:"num"},m(p)),i("td",{class:"num"},m(h)),i("td",{class:`num${y}`},f(g)),i("td",{class:`num${y}`},he(
p>0&&g!==null?100*g/p:null)))}return t.addEventListener("toggle",s),{node:t,draw(a){o=a,s()}}}var Ug={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(ht).map(([e,{name:t}])=>[e,t]))},MT=20,hi=["control","test"];function AT(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function zg(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,a)=>a.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${Pe(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${Pe(100*t.waiting)} of its step): the others probably wait for it.`}function Gg(e,{timeline:t,go:o}){let n=i("span",{class:"muted rank-summary"}),s=ue("heat"),r=i("select",{id:s,on:{change:()=>e(
r.value)}},ka.map(A=>i("option",{value:A},Ug[A]))),a=i("p",{class:"mono small heat-name",hidden:!0}),l=fi({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...A)=>o(t(...A))}),
c=pi(),u=i("div",{class:"lags"}),d=i("p",{class:"muted small",hidden:!0}),m=i("div",{class:"heat-block"},i("p",{class:"chart-bar"},i("label",{for:s},"Heat maps of"),r),a,l.node,d,u,c.node),f=i("detail\
s",{class:"card rank-steps"},i("summary",{},i("h2",{},"Ranks and steps")," ",n),m),p=new Map,h=new Map,g=null,y="",w=null;f.addEventListener("toggle",()=>{f.open!==(y!=="")&&e(f.open?"step":"")});let b=A=>A===
"step"&&g&&Pt(g.answer)?"whole recording":Ug[A];function x({set:A,marker:B}){let Y=JSON.stringify([A,B]);if(!p.has(Y)){let P=Vn(A,B);p.set(Y,P),P.catch(()=>p.delete(Y))}return p.get(Y)}async function _(A){
if(hi.some(B=>A[B].any)){k(A,"Each file counts as one step here, so there are no steps to show.");return}try{let B=await Promise.all(hi.map(Y=>x(A[Y])));if(g?.answer===A){let Y=B.map((P,I)=>AT(P,A[hi[I]]));
g={...g,samples:Y,judged:Y.map(Bg)},$()}}catch(B){k(A,B.message)}}function k(A,B){g?.answer===A&&(n.textContent=B,m.hidden=!0)}function $(){let[A,B]=g.judged,Y=({ranks:re},se)=>`${U(re.length,"rank")}\
, ${U(g.samples[se].length,"sample")}`,P=[zg(A),zg(B)],I=P[0]===P[1]?P[0]:P.map((re,se)=>re&&`${se===0?"Control":"Test"}: ${re}`).filter(Boolean).join(" "),J=[Y(A,0),Y(B,1)];n.textContent=`${J[0]===J[1]?
`${J[0]} on each side`:`${J[0]} against ${J[1]}`}. ${I}`,m.hidden=!1,f.classList.toggle("lagging",g.judged.some(re=>re.slow.length>0)),y!==""&&S()}async function E(A){let B={};h.set(A,B),h.size>MT&&h.
delete(h.keys().next().value);try{B.samples=(await oa(A)).samples}catch(Y){B.failed=Y.message,h.delete(A)}y==="op"&&w?.query===A&&S(B)}function M(A){if(y!=="op")return{samples:g.samples,of:Y=>Y[y],revision:y,
none:"Without device work the parts of a step are not known."};if(w===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let B=A??h.get(w.
query);return B===void 0&&E(w.query),B?.samples?{samples:hi.map(Y=>B.samples[Y]),of:Y=>Y.total_duration,revision:w.query,none:""}:{none:B?.failed??"Reading the events of this operation …"}}function S(A){
let{judged:B,file:Y}=g,{samples:P=[[],[]],of:I,revision:J,none:re}=M(A),se=mi(...P),ge=wr(se,I),G=[...ge.control,...ge.test].flat().some(j=>j!==null);a.hidden=y!=="op"||w===null,T(a,w&&i("bdi",{},w.name));
let te=y==="op"?"duration in each rank and step":b(y);l.draw({rows:se.rows,columns:se.columns,...ge,kind:"time",file:Y,format:ce,formatDiff:He,heading:te,more:(j,z,N)=>nn(se[j][z][N]),revision:`${g.revision}\
#${J}`,empty:G?"":re}),c.node.hidden=!G,c.draw({grid:se,values:ge,timeline:t,title:te,format:L,formatDiff:xe}),T(u,CT(B));let ae=[se.ranksByPosition&&"ranks",se.stepsByPosition&&"step numbers"].filter(
Boolean);d.hidden=ae.length===0,d.textContent=`The sides have different ${ae.join(" and ")}; they are paired by position (control / test).`}return{node:f,heat:l,draw(A,B,Y,P,I){y=B,w=I,f.open=y!=="",r.
value=y||"step",g?.answer!==A?(g={answer:A,file:Y,revision:P},r.options[0].textContent=b(ka[0]),_(A)):g.judged&&$()}}}function CT([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set(
[...e.ranks,...t.ranks].map(r=>r.rank))].sort((r,a)=>r-a),n=(r,a)=>{let l=r.ranks.find(u=>u.rank===a);if(!l)return[1,2,3].map(()=>i("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[i("\
td",{class:"num",title:ce(l.step)},L(l.step)),i("td",{class:`num${c?" lag":""}`},he(l.lag===null?null:100*(l.lag-1)),c&&" lags"),i("td",{class:`num${r.awaited===l?" lag":""}`},Pe(l.waiting===null?null:
100*l.waiting))]},s=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a \
share of its step: waiting for other ranks and for the network"]].map(([r,a])=>i("th",{scope:"col",class:"num",title:a},r));return i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-l\
abel":`Ranks ${rt(o)}`},i("table",{class:"lag-table"},i("caption",{class:"visually-hidden"},"The ranks of both sides"),i("thead",{},i("tr",{},i("td"),i("th",{colspan:"3",scope:"colgroup",class:"contro\
l-text"},"Control"),i("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),i("tr",{},i("th",{scope:"col"},"Rank"),s(),s())),i("tbody",{},o.map(r=>i("tr",{},i("th",{scope:"row"},String(r)),n(
e,r),n(t,r))))))}var RT={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
_u="not stated",bu=(e,t,o)=>n=>{let s=n[e]===null?_u:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},Yg=(e,t)=>e.length===0?"none":e.length===t.length?rt(e):`${rt(e)} of ${rt(t)}`,ku=e=>e.shared_kernel_time===
null?"no kernels":Pe(100*e.shared_kernel_time),LT=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Yg(t.steps,t.all_steps),NT=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Yg(t.ranks,t.all_ranks)},{text:"Steps",of:LT,key:(e,t)=>t.steps.length},{text:"with_stack",of:bu("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:bu("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:bu("profile_memory"),key:e=>e.
profile_memory},...Object.entries(RT).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:ku,key:()=>null}];function PT(e){return NT.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[a,l]=r(o),c=n?r(n):[a||null,l||null];return{text:t,control:a||_u,test:l||_u,left:s&&a===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function IT(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,a=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${ku(n)} of the kernel time in the control, ${ku(s)} in the test.`;return r+a}function Kg(){let e=i(
"span",{class:"muted rank-summary"}),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:i("details",{class:"card rank-steps recorded"},i("\
summary",{},i("h2",{},"Recorded")," ",e),t),draw(n){let s=PT(n);e.textContent=IT(n,s),T(t,i("table",{class:"recorded-table"},i("caption",{class:"visually-hidden"},"How both sides were recorded"),i("th\
ead",{},i("tr",{},i("td"),i("th",{scope:"col",class:"control-text"},"Control"),i("th",{scope:"col",class:"test-text"},"Test"))),i("tbody",{},s.map(r=>i("tr",{class:r.differs?"differs":""},i("th",{scope:"\
row"},r.text),i("td",{},r.control),i("td",{},r.test,r.differs&&i("span",{class:"visually-hidden"}," (differs)")))))))}}}function Vg(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...Js(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${Bt(sn(t))}`):o==="cannot_judge"&&t.q_value!==null?n.push(`cannot judge, q = ${Bt(sn(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${Bt(sn(t))}`);let s=ar(t);return s===
""?n:[...n,s]}function DT(e,t,o){let{row:n}=e,s=c=>hu(c,t)[0],r=e.birth||he(e.percent),a=o&&n.kind==="",l=[a?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${gr(
e.diff,t)[0]} (${r})`,`calls ${C(e.controlCount)} → ${C(e.testCount)}`];return(t!=="total"||a)&&l.push(`total ${L(n.control_total_duration)} → ${L(n.test_total_duration)}, ${xe(n.diff_duration)}`),
[...l,...Vg(e)]}function BT(e){return[e.row.category,`control ${C(e.controlCount)}`,`test ${C(e.testCount)}`,`Δ ${st(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...Vg(e)]}var Qg=e=>({key:e.key,name:ys(
e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function Jg(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?`self time, ${Ks(t,n)}`:Ks(t,n),rows:e.map(s=>({...Qg(
s),control:s.control,test:s.test,diff:s.diff,lines:DT(s,t,o)}))}}function Xg(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(o=>({...Qg(o),control:o.controlCount,
test:o.testCount,diff:o.diffCount,lines:BT(o)}))}}function Zg({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["unchanged","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===
0&&o.added+o.deleted+o.increased+o.decreased===0}var qT=20,FT=200;function Eo({id:e=ue("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:a}){let l=ue("set-list"),c=o?.label??n,u=i("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>x(),
input:()=>f(),keydown:$,blur:()=>_()}}),d=i("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:E=>E.preventDefault()}}),m=i("span",{class:"set-picker"},u,d),
f=Je(FT,()=>y(u.value.trim())),p=[],h=-1,g=null;async function y(E){g?.abort(),g=new AbortController;let{signal:M}=g,S=new URLSearchParams({q:E.slice(0,120),limit:String(qT)});d.hidden=!1,u.setAttribute(
"aria-expanded","true");try{let[{entries:A,total:B},Y]=await Promise.all([Rt(S,{signal:M}),a&&E!==""?Zo({signal:M}):[]]),P=a?jT(E,A,Y):[];p=[...s&&E===""?[{none:!0}]:[],...P,...A],w(B>A.length?`${U(B-
A.length,"more set")}: type to find them`:p.length===0&&"No set matches."),ke(U(B,"set")),b(E===""?p.findIndex(I=>I.set&&I.set.id===o?.id):A.length>0?P.length:0)}catch(A){A.name!=="AbortError"&&(p=[],
w(A.message))}}function w(E){T(d,p.map((M,S)=>i("li",{id:`${l}-${S}`,role:"option",class:"choice-line","aria-selected":String(M.set?M.set.id===o?.id:!!M.none&&!o),on:{click:()=>k(M)}},M.set?HT(M.set):
M.words??s)),E&&i("li",{class:"muted small picker-note",role:"presentation"},E)),h=-1,u.removeAttribute("aria-activedescendant")}function b(E){if(d.children[h]?.classList.remove("active"),h=p.length===
0?-1:Math.max(-1,Math.min(E,p.length-1)),h<0){u.removeAttribute("aria-activedescendant");return}d.children[h].classList.add("active"),d.children[h].scrollIntoView({block:"nearest"}),u.setAttribute("ar\
ia-activedescendant",`${l}-${h}`)}function x(){d.hidden&&y("")}function _(){f.cancel(),g?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=
c}function k(E){_(),E.group?a(E.group):(E.none||E.set.id!==o?.id)&&r(E.none?null:E.set)}function $(E){let{key:M}=E,S=!d.hidden,A={ArrowDown:h+1<p.length?h+1:0,ArrowUp:h>0?h-1:p.length-1,PageDown:h+8,PageUp:Math.
max(0,h-8)}[M];(A!==void 0||S&&["Enter","Escape"].includes(M))&&E.preventDefault(),A!==void 0?S?b(A):x():M==="Enter"&&S&&p[h]?k(p[h]):M==="Escape"&&S&&(E.stopPropagation(),_())}return{node:m,input:u}}
var WT=3;function jT(e,t,o){let n=(l,...c)=>({group:l,words:i("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[
n(e,"with a label like ",i("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),a=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",i("b",{},e))],
...o.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(a)).slice(0,WT).map(l=>n(`tag:${l.tag}`,"with the tag ",i("b",{},l.tag),` (${l.sets})`))]}function HT(e){let t=e.recorded===null?`adde\
d ${et(e.created)}`:`recorded ${et(e.recorded)}`;return[i("span",{class:"choice-name ellipsis"},e.label),i("span",{class:"muted small"},[t,...e.devices.slice(0,1),U(e.ranks.length,"rank"),...e.tags.slice(
0,3),Ye(e.id).slice(0,8)].join(" · "))]}var xu=["control_ranks","test_ranks","control_steps","test_steps"];function _s(e,{none:t,links:o=$u,compact:n=!1}={}){let s=i("section",{class:`sides${n?" sides-compact":""}`,"aria-label":"Control and\
 test"}),r=n&&i("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{click:()=>l(!s.hasAttribute("data-open"))}},"Ranks and steps"),a="";function l(f){s.toggleAttribute("data-o\
pen",f),r.setAttribute("aria-expanded",String(f))}let c={};function u(f,p,h){let g=JSON.stringify([f.control,f.test,f.control_ranks,f.test_ranks,f.control_steps,f.test_steps,f.control_marker,f.test_marker,
p?.map(_=>[_.id,_.label]),h&&[h.control.samples,h.test?.samples,h.recorded?.control.devices,h.recorded?.test.devices]]);if(g===a)return;a=g;let y=document.activeElement?.dataset?.field,w=UT(s).filter(
({key:_})=>c[_]===f[_]);c={...f};let b=f.control!==""&&f.test!=="",x=[(b||t===void 0)&&ve("swap","Swap control and test",()=>e(YT(f))),KT(f,e)];T(s,d("control",f,p,h),n?[d("test",f,p,h),r,i("div",{class:"\
swap-cell"},x)]:[i("div",{class:"swap-cell"},x,b&&o(f)),d("test",f,p,h)]),n&&(r.hidden=!b,l(s.hasAttribute("data-open")||xu.some(_=>f[_]!=="all"))),w.forEach(({key:_,text:k})=>zT(s,_,k)),y&&s.querySelector(
`[data-field="${y}"]`)?.focus()}function d(f,p,h,g){let y=f==="control"?"A":"B",w=f==="control"?"Control":"Test",b=h&&ze(h,p[f]),x=ue("set"),_=Eo({id:x,field:f,set:b,text:p[f]===""?"":g?.[f]?.label??(h?
p[f]:""),none:f==="test"?t:void 0,onPick:k=>e({[f]:k?Ye(k.id):"",op:"",[`${f}_ranks`]:"all",[`${f}_steps`]:"all",[`${f}_marker`]:""})});return i("div",{class:`side-card side-${f}`},i("div",{class:"sid\
e-title"},i("b",{class:"letter","aria-hidden":"true"},y),i("label",{for:x},w),_.node,n&&g?.recorded&&i("span",{class:"muted small side-about"},[...GT(f,g),U(g[f].samples,"sample")].join(", "))),i("div",
{class:"side-selection",hidden:t!==void 0&&f==="test"&&p.test===""},ew(`${f}_ranks`,"Ranks",b?.ranks??g?.[f]?.all_ranks,p,e),ew(`${f}_steps`,"Steps",(p[`${f}_marker`]?null:b?.steps)??g?.[f]?.all_steps,
p,e),!n&&i("span",{class:"muted small samples"},g?.[f]?U(g[f].samples,"sample"):" ")))}function m(f){let p=s.querySelector(`[data-field="${f}"]`);p?.focus(),p?.click()}return{node:s,choose:m,draw:u}}
var UT=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function zT(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.
hidden=!1,n.value=o,e.querySelector(`[data-field="${t}"]`).value="list"}function GT(e,{recorded:{control:t,test:o}}){let[n,s]=[t,o].map(({devices:r})=>r.join(", "));return e==="control"?[n].filter(Boolean):
n===s?[]:[s].filter(Boolean)}function $u(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])n&&t.set(`${o}_marker`,n);return i("a",
{class:"small",href:me(`/analyse?${t}`)},"Analyse both")}function YT(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`test${o}`]=e[`control${o}`];return t}function KT(e,t){
let o=xu.every(n=>e[n]==="first");return D(o?"Use all":"First rank and step",()=>t(Object.fromEntries(xu.map(n=>[n,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ran\
ks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function ew(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),
u=ue(e),d=o?.length>0,m=i("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?VT(o):"0,2,4-7",
"aria-label":`${t} to use, such as 0,2,4-7`,title:d?`Available: ${rt(o)}`:null,on:{change:()=>{let p=m.value.trim();s({[e]:p===""?"all":p})}}}),f=i("select",{id:u,data:{field:e},on:{change:()=>{f.value===
"list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:f.value}))}}},l.map(p=>i("option",{value:p,selected:p===r},QT(p,o))),i("option",{value:"list",selected:c},"list …"));return i("span",{class:"sample\
-field"},i("label",{for:u},t),f,m)}function VT(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function QT(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>
0?`first (${t[0]})`:"first":"any (a file is one step)"}function JT(e,t,o){let{name:n,category:s}=o??t;return{...e,name:n,category:s,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:o?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:o?.total_duration??0}}var tw=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function XT(e,t){let o=e.flatMap(r=>t.filter(({name:a})=>a===r.name).map(a=>[r,a])),
[n,s]=[e,t].map((r,a)=>r.filter(l=>!o.some(c=>c[a]===l)).sort((l,c)=>tw(l)-tw(c)));return n.length===s.length?[...o,...n.map((r,a)=>[r,s[a]])]:o}var ZT=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function ow(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(r=>e.aliases.filter(a=>a.side===r)),n=(e.category==="pyth\
on_function"?XT:ZT)(t,o);if(n.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}];let s=e.aliases.filter(r=>!n.flat().includes(r)).map(
r=>r.side==="control"?[r]:[void 0,r]);return[...n,...s].map(([r,a])=>({row:JT(e,r,a),names:{control:(r??a).name,test:(a??r).name}}))}function nw(e){let t=a=>e.filter(l=>/^ProfilerStep#\d+$/.test(l.name)&&
l[a]===0),[o,n]=[t("test_counts"),t("control_counts")],s=o.map(a=>[a,n.find(({category:l})=>l===a.category)]).filter(([,a])=>a),r=s.map(([a,l])=>({...a,test_counts:l.test_counts,test_total_duration:l.
test_total_duration,test_self_duration:l.test_self_duration,aliases:[{side:"control",name:a.name,category:a.category},{side:"test",name:l.name,category:l.category}]}));return[...e.filter(a=>!s.flat().
includes(a)),...r]}var To=0,ks=1,xs=2,Oo=3,vu={id:"steps",sort:"steps",label:"Steps on the device",depth:1},gi=18,e1=24,sw=3;function aw(e=()=>!0){let t=new Map,o=[],n=0;return{add(s){for(let{id:r,label:a,depth:l,sort:c,
main:u=!1}of s){let d=t.get(r)?.depth??1;t.set(r,{id:r,label:a,sort:c,main:u,depth:Math.max(d,l,1)})}o=[],n=0;for(let r of t.values()){let a=r.depth>1&&["host","other"].includes(r.sort),l=!a||e(r),c=l?
r.depth:1,u=Math.max(e1,c*gi+2*sw);Object.assign(r,{row:o.length,rows:c,top:n,height:u,folds:a,open:l});for(let d=0;d<c;d+=1)o.push(n+sw+d*gi);n+=u}},bandOf:s=>t.get(s),all:()=>({tops:Float64Array.from(
o),height:n,bands:[...t.values()].map(s=>({...s}))})}}function iw({window:e,all:t,takes:o,shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(p,h)=>h<=e.from||p>=e.to}),o(
vu)&&r.some(({answer:p})=>p.steps?.length>0&&p.lanes.some(({sort:h})=>h!=="host"))&&s.add([vu]),r.forEach(({answer:p})=>s.add(p.lanes.filter(o))),r.forEach(({answer:p})=>s.add((p.counters??[]).map(a1).
filter(o)));let a=[],l=[],c=[],u=[],d={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:p,keep:h}of r){let g=a.length;a.push(...p.names),l.push(
...p.categories),c.push(...p.kinds);for(let y of p.lanes.filter(o))n1(d,y,u.push(y)-1,{keep:h,shift:n,shiftName:g,band:s.bandOf(y.id)});s1(d,m,p,{keep:h,shift:n,rows:s,lanes:u}),r1(d,m,p,{keep:h,shift:n,
rows:s,lanes:u}),l1(d,m,p,{keep:h,shift:n,rows:s,lanes:u})}let f={...d,start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(d.row),length:d.start.length,names:a,categories:l,
kinds:c,lanes:u,gaps:m,shift:n,...s.all()};return Object.assign(f,{pieces:t1(f)})}var lw=(e,t)=>e.bands.find(({id:o})=>o===e.lanes[e.lane[t]]?.id)?.open===!1;function t1(e){let t={start:[],end:[],row:[],
of:[]},o=(s,r,a)=>{(a>r||e.end[s]===e.start[s])&&(t.start.push(r),t.end.push(a),t.row.push(e.row[s]),t.of.push(s))},n=new Map(e.bands.filter(({open:s})=>!s).map(({id:s})=>[s,[]]));for(let s=0;s<e.length;s+=
1){let r=n.get(e.lanes[e.lane[s]]?.id);r?r.push(s):o(s,e.start[s],e.end[s])}return n.forEach(s=>o1(e,s,o)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.
of.length,of:t.of}}function o1({start:e,end:t,level:o},n,s){n.sort((c,u)=>e[c]-e[u]||o[c]-o[u]);let r=[],a=-1/0,l=c=>{for(;r.length>0&&t[r.at(-1)]<=c;){let u=r.pop();s(u,Math.max(a,e[u]),Math.max(a,t[u])),
a=Math.max(a,t[u])}};for(let c of n)l(e[c]),r.length>0&&s(r.at(-1),Math.max(a,e[r.at(-1)]),e[c]),a=e[c],r.push(c);l(1/0)}function n1(e,t,o,{keep:n,shift:s,shiftName:r,band:a}){let{start:l,duration:c,level:u,
name:d,occurrence:m,merged:f}=t;for(let p=0;p<l.length;p+=1){let h=l[p]+c[p];n(l[p],h)&&(e.start.push(l[p]-s),e.end.push(h-s),e.row.push(a.row+(a.open?u[p]:0)),e.level.push(u[p]),e.name.push(r+d[p]),e.
occurrence.push(m[p]),e.merged.push(f[p]),e.sort.push(To),e.gap.push(-1),e.lane.push(o))}}function Su(e,t,o,{sort:n,lane:s,keep:r,shift:a,rows:l,lanes:c}){let u=l.bandOf(s),d=o.start+o.duration;u&&r(o.
start,d)&&(e.start.push(o.start-a),e.end.push(d-a),e.row.push(u.row),e.level.push(0),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(n),e.gap.push(t.push(o)-1),e.lane.push(c.findIndex(
({id:m})=>m===s)))}function s1(e,t,o,n){(o.gaps??[]).forEach(s=>Su(e,t,s,{...n,sort:ks,lane:s.lane}))}function r1(e,t,o,n){(o.steps??[]).forEach(s=>Su(e,t,{...s,shown:o.step===null||o.step===s.step_number},
{...n,sort:xs,lane:vu.id}))}var a1=({id:e,device:t,name:o})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${o}`,depth:1}),i1=.2;function l1(e,t,o,n){for(let s of o.counters??[]){let{name:r,high:a}=s,
l=Math.max(a-s.low,Math.abs(a)*i1)||1;s.start.forEach((c,u)=>Su(e,t,{name:r,start:c,duration:s.duration[u],mean:s.mean[u],min:s.min[u],max:s.max[u],at:1-(a-s.mean[u])/l},{...n,sort:Oo,lane:s.id}))}}var ct=(e,t)=>`${t}\
\0${e}`,yr=(e,t)=>ct(e.names[e.name[t]],e.categories[e.name[t]]),Go=(e,t)=>e.sort[t]===To&&e.merged[t]<=1&&e.occurrence[t]>=0,rw=new WeakMap;function cw(e,t,o){let n=rw.get(e);if(!n){n=new Map;for(let s=0;s<
e.length;s+=1)Go(e,s)&&n.set(`${yr(e,s)}\0${e.occurrence[s]}`,s);rw.set(e,n)}return n.get(`${t}\0${o}`)??-1}var c1=.1,u1=.002,br=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.
test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function d1(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-
e.control_total_duration,[n,s]=br(e),r=s-n,a=Math.abs(r);return a<c1*Math.max(n,s)||a<u1*t||r*o<=0?"":r>0?"longer":"shorter"}function wi(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??
0),s=Pt(e),r=new Map,a=(l,c)=>{let u={change:d1(l,n),row:l,names:c,whole:s};r.set(ct(c.control,l.category),u).set(ct(c.test,l.category),u)};return nw(e.rows).flatMap(ow).forEach(({row:l,names:c})=>a(l,
c)),r}var yi=(e,t,o,n)=>e?.get(ct(o,n))?.names[t]??o;function uw(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===To&&n[e.name[r]]&&
s.push(r);return s}var $s=["control","test"],m1=3,dw=[14,72],Eu=3,Tu=10,f1=.12;function p1(e){let t=e.filter(({rank:o,span:n})=>o===e[0].rank&&n===e[0].span).sort((o,n)=>o.step-n.step);return t[t.length>>1]}var mw=({duration:e})=>e.
reduce((t,o)=>t+o,0);function h1({lanes:e}){let t=e.filter(({sort:n})=>n==="device"),o=[...t].sort((n,s)=>mw(s)-mw(n)).slice(0,m1);return[...e.filter(({sort:n,main:s})=>n==="host"&&s).slice(0,1),...t.
filter(n=>o.includes(n))]}function g1(e,t,o,n,{y:s,high:r,at:a}){let l=u=>[a(t.start[u]),Math.max(.6,a(t.start[u]+t.duration[u])-a(t.start[u]))],c=[];e.fillStyle=Q(t.sort==="host"?"--span-host":"--spa\
n-compute"),t.start.forEach((u,d)=>{let m=t.name[d],f=n?.get(ct(o.names[m],o.categories[m]))?.change??"",[p,h]=l(d);e.fillRect(p,s,h,r),f!==""&&t.merged[d]<=1&&c.push([f,p,h])});for(let[u,d,m]of c)e.fillStyle=
Q(`--span-${u}`),e.fillRect(d,s,m,r)}function fw(e){let t=i("canvas",{"aria-hidden":"true"}),o=i("span",{class:"muted small"},"Median step; coloured: changed"),n=i("a",{class:"step-strip-link",title:"\
Show this part in the timeline","aria-label":"Median step of both sides: open it in the timeline",on:{click:d}},t),s=i("div",{class:"step-strip",hidden:!0},o,n),r="",a=null,l=null,c=({answer:{extent:g}})=>g.
to-Math.max(0,g.from);function u(){let g=t.clientWidth;if(!l||g===0)return;let y=globalThis.devicePixelRatio||1,w=l.sides.reduce((M,{lanes:S})=>M+S.length,0),b=(s.clientHeight-o.offsetHeight-2*Tu-4)/w-
Eu,x=Math.round(Math.min(dw[1],Math.max(dw[0],b))),_=w*(x+Eu)+2*Tu;[t.width,t.height]=[Math.round(g*y),Math.round(_*y)],t.style.setProperty("height",`${_}px`);let k=t.getContext("2d");k.scale(y,y);let $=M=>g*
M/l.extent,E=0;l.sides.forEach((M,S)=>{k.fillStyle=Q(S===0?"--control-fill":"--test-fill"),k.fillRect(0,E,$(M.sample.step),2),E+=4,M.lanes.forEach(A=>{g1(k,A,M.answer,l.changes,{y:E,high:x,at:$}),E+=x+
Eu}),E+=Tu-4})}function d(g){if(g.ctrlKey||g.metaKey||g.shiftKey||g.detail===0||!l)return;g.preventDefault();let y=t.getBoundingClientRect(),w=l.extent*(g.clientX-y.left)/y.width,b=l.extent*f1/2;e(m(l,
{from:Math.max(0,w-b),to:w+b}))}let m=({state:g,sides:y},w={})=>po(g,{...Object.fromEntries(y.flatMap(({sample:b},x)=>[[`${$s[x]}_rank`,String(b.rank)],[`${$s[x]}_step`,b.step_number===null?"":String(
b.step_number)]])),...w});function f(g,y,w){let b=new URLSearchParams({rank:w.rank,span:w.span,threads:1,pixels:Math.max(300,Math.round(s.parentNode.clientWidth))});w.step_number!==null&&b.set("step",
w.step_number);let x=g[`${$s[y]}_marker`];return x&&b.set("marker",x),Fs(g[$s[y]],b,{signal:a.signal})}async function p(g,y,w){try{let x=(await Promise.all(w.map(($,E)=>f(g,E,$)))).map(($,E)=>({answer:$,
sample:w[E],lanes:h1($)})),_=wi(y);l={state:g,sides:x,changes:_,extent:Math.max(...x.map($=>Math.max(c($),$.sample.step)))},s.hidden=x.some(({lanes:$})=>$.length===0),n.href=m(l);let k=x.every(({sample:$})=>$.
step_number===null)?"Whole recording":"Median step";o.textContent=`${k}; coloured: changed`,n.setAttribute("aria-label",`${k} of both sides: open it in the timeline`),o.title=x.map(({sample:$})=>L($.step)).
join(" → "),u()}catch(b){s.hidden=!0,r=b.name==="AbortError"?r:""}s.dataset.ready=""}let h=new ResizeObserver(u);return h.observe(s),{node:s,redraw:u,draw(g,y,w){let{samples:b}=w.step_time;if(y!==r){
if(!$s.every(x=>b?.[x]?.length>0)){s.hidden=!0,s.dataset.ready="";return}r=y,s.hidden=!1,a?.abort(),a=new AbortController,p(g,w,$s.map(x=>p1(b[x].map(_=>({..._,step:(_.step_ns??0)/1e3})))))}},stop(){a?.
abort(),h.disconnect()}}}var w1=["bars","line","scatter","histogram","none"],pw=["control","test","q","chart","x","y","y2","by"],hw={chart:"",x:"",y:"",y2:"",by:""};function bi(e){let t=new URLSearchParams(e);return{...Object.
fromEntries(pw.map(n=>[n,t.get(n)??""])),chart:it(t,"chart",w1,"")}}function _i(e){let t=new URLSearchParams;for(let o of pw)e[o]&&t.set(o,e[o]);return me(t.size===0?"/query":`/query?${t}`)}function _r({
control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,a])=>s.set(r,a)),s}var so=e=>`'${e.replaceAll("'","''")}'`,Nn=["control","test"],y1=32;function gw(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function ki(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:gw("rank",t)],a=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?a:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:gw("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function Ou(e){let t=Object.entries(e).map(([o,n])=>{let s=ki(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var ww=e=>Object.fromEntries(Nn.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function kr(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function b1(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${kr(`diff_${o}`)} / ${kr(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${kr(e.slice(4))})`:kr(e)}var _1={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function k1(e,t){let o=_1[e][t?0:1];return Nn.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${kr(n)} AS ${n}`:n)}function vs(e,t){let o=[...t].filter(([n])=>!Nn.includes(n));return o.length>y1?null:`${e}${o.length>0?`(${o.map(([n,s])=>so(`${n}=${s}`)).join(", ")}\
)`:""}`}function xi(e,t,o,n=0){let s=xa(e);s.delete("measure"),o||s.set("measure","total");let r=vs("compare",s),a=rs(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${k1(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${b1(a.get("sort"))} ${a.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function yw(e){let t=_t(e);t.set("fold","true");let o=vs("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function x1({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return Nn.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var Mu=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function $1(e){let t=Nn.map(o=>{let n=ki(o,ww(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${Mu.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var bw=e=>$1(e)??`SELECT side, rank, step_number, ${Mu.join(", ")}
FROM ${vs("compare_steps",[..._t(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,_w=e=>`${bw(e)}
ORDER BY rank, step_number, side`,kw=e=>`SELECT side, count(*) AS steps, ${Mu.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${bw(e)}
)
GROUP BY side`,xw=e=>vs("compare_places",[..._t(e)].filter(([t])=>!t.startsWith("merge_")));function $w(e){let t=xw(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function v1(e,{name:t,category:o,aliases:n}){let s=Ou(ww(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${so(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>so(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${so(o)} AND ${r?`name = ${so(t)}`:`name IN (
    SELECT raw FROM (
${x1(e)}
    ) WHERE shown = ${so(t)})`}
  AND (${s})`}var vw=(e,t,{name:o,category:n})=>vs(e,[["name",o],["category",n],..._t(t)]);function Au(e,t){let o=v1(e,t);return o?`events
WHERE ${o}`:vw("compare_calls",e,t)}var Sw=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${Au(e,t)}
ORDER BY side, rank, start_us`,Cu=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${Au(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,S1={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},Ew=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${Au(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(S1).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,Tw=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${vw("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function Ow(e,{name:t,category:o},n){let s=xw(e);return!s||!n&&(o!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${s}
WHERE ${n?`name = ${so(t)} AND category = ${so(o)}`:`instr(' / ' || path || ' / ', ${so(` / ${t} / `)}) > 0`}
GROUP BY part`}var Mw=(e,t)=>vs(t,[..._t(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n])),Aw=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${Mw(e,"work_by_operator")}
WHERE operator = ${so(t)}`,Cw=e=>Nn.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${Mw(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,Rw=e=>Nn.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),Lw=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,Nw=e=>Rw(e)?`${Lw("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,E1={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function Pw(e,t){let[o,n]=E1[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!Rw(e)||e.frames==="class")return null;let r=e.frames==="instance",a=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${a}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${Lw(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${a}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var ro=(e,{control:t,test:o},n={})=>e?_i({control:t,test:o,q:e,...n}):null;function Iw(e,{unit:t,self:o,item:n,ofHost:s},r){let a=(l,c,u)=>l.set(ro(c,e,u));a(r.table.sql,xi(e,t,o)),a(r.durations.sql,xi(e,t,o,e.top)),a(r.counts.sql,xi(e,t,o,e.top),{chart:"bars",x:"name",y:"co\
ntrol_counts",y2:"test_counts"}),a(r.fall.chart.sql,s?$w(e):kw(e)),a(r.classes.sql,Cw(e)),a(r.replacements.sql,yw(e)),a(r.operators.sql,Nw(e)),a(r.ranks.heat.sql,e.heat!=="op"?_w(e):n?Cu(e,n.row):null)}
function Dw(e,t,o){let{histogram:n,points:s,heat:r,numbers:a,related:l,work:c,booked:u}=o;u.sql.set(ro(Ow(e,t,t.launches===void 0),e)),a.sql.set(ro(Ew(e,t),e)),l.sql.set(ro(Tw(e,t),e)),c.sql.set(ro(Aw(
e,t),e)),n.sql.set(ro(Sw(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let d of[s,r])d.sql.set(ro(Cu(e,t),e))}var Ru=20,T1=4,$i=e=>e===null?"–":De(e,0,e<1?3:e<100?1:0),Ss=(e,t,o)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${o(e[`control_${t}`])} → ${o(e[`test_${t}`])}`;function Bw(){let e=i("spa\
n",{class:"muted rank-summary"}),t=lt("Device time by class of work"),o=_=>i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":_}),n=o("Classes of work"),s=o("Shapes of products, convolu\
tions and attention"),r=i("details",{class:"card rank-steps work-classes",hidden:!0},i("summary",{},i("h2",{},"Classes of work"),e),i("div",{class:"chart-tools"},t.node),i("p",{class:"muted small"},"T\
he class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),a=!0,l=[1,1],
c=(_,k,$="")=>i("td",{class:`num ${$}`,title:k},_),u=(_,k="num")=>i("th",{scope:"col",class:k},_),d=_=>a?[_.control_per_step,_.test_per_step]:[_.control_total_duration,_.test_total_duration],m=_=>["co\
ntrol","test"].map((k,$)=>C(_[`${k}_counts`]/(a?l[$]:1))).join(" → ");function f(_){let[k,$]=d(_),E=$>k?"more":$<k?"less":"calm";return[c(m(_)),c(L(k),ce(k)),c(L($),ce($)),c(xe($-k),He($-k),E),c(k>0?
he(100*($-k)/k):$>0?"new":"",null,E)]}let p=_=>_===null?"–":`${$i(_)} %`,h=_=>_.control_fastest_peak_pctg===_.control_peak_pctg&&_.test_fastest_peak_pctg===_.test_peak_pctg?null:`${Ss(_,"fastest_pea\
k_pctg",p)} of the fastest arithmetic for these numbers, such as TF32`,g=_=>[c(Ss(_,"tflops_per_s",$i)),c(Ss(_,"peak_pctg",p),h(_)),c(Ss(_,"gb_per_s_at_least",Io)),c(Ss(_,"flops_per_byte_at_most",$i))],
y=[u("TFLOP/s"),u("of peak"),u("bandwidth, at least"),u("FLOPs per byte, at most")],w=(_,k,...$)=>i("thead",{},i("tr",{},_,u(k),u("control"),u("test"),u("Δ"),u("Δ %"),...$));function b(_){T(n,i("tab\
le",{class:"operators-table"},w(u("Class",""),"device rows",u("share"),...y.map(k=>k.cloneNode(!0))),i("tbody",{},_.map(k=>i("tr",{},i("th",{scope:"row"},k.class),f(k),c(Ss(k,"share",$=>`${$i($)} %`)),
g(k))))))}function x(_){let k=[..._].sort(($,E)=>Math.max(...d(E))-Math.max(...d($)));s.hidden=_.length===0,T(s,i("table",{class:"operators-table"},w(u(_.length>Ru?`Shapes: the ${Ru} that take longest`:
"Shapes",""),"calls",...y),i("tbody",{},k.slice(0,Ru).map($=>i("tr",{},i("th",{scope:"row",title:`${$.operator} ${$.shapes}`},i("bdi",{class:"mono"},$.operator)," ",i("span",{class:"mono small"},$.shapes.
replaceAll(",[]",""))," ",i("span",{class:"muted"},$.dtype)),f($),g($))))))}return{node:r,sql:t,draw(_,k,$){r.hidden=!_,_&&(a=$!=="total",l=[k.control.samples,k.test.samples],e.textContent=_.classes.slice(
0,T1).map(E=>`${E.class} ${d(E).map(L).join(" → ")}`).join(", "),b(_.classes),x(_.shapes))}}}var qw=7.2,Si=6,vi=["solid","dot","dash","dashdot","longdash","longdashdot"],Lu=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Nu=e=>Xt()[e==="B"?
"test":"control"];function Ti(e){return{template:vt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var Oi=e=>e.map(t=>We(t)).join("<br>"),Fe=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),Ei=116,xr=22,Es=e=>e>1?64-xr+e*(Ei+xr):320;function O1(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:Q("--muted")},text:e.map(n=>n.
values[t].value?"":We(n.values[t].none??n.values[t].text))}}function $r({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let a=Math.max(...e.map(y=>n?y.values.reduce((w,b)=>w+(b.value??0),0):Math.
max(...y.values.map(w=>w.value??0))),0),[l,c]=o==="time"?Ve(a):o==="bytes"?Pl(a):[o==="percent"?"%":"",1],u=e.map((y,w)=>w),d=s&&e.some(y=>y.values.some(w=>w.low>0||w.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,f=Math.max(...e.map(y=>y.label.length)),p=Math.min(Math.ceil(18+Si+qw*f),Math.floor(r*.42),360),h=Math.floor((p-14-Si)/qw),g=e.map(y=>Oi([y.full??y.label,...t.map((w,b)=>`${w.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,w)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[w])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:Q("--text"),width:3,array:e.map(b=>(b.values[w].high??0)/c),arrayminus:e.map(b=>(b.values[w].low??0)/c)}:void 0,customdata:g,hovertemplate:"%{customdata}<extra><\
/extra>",...O1(e,w,n)})),layout:Ti({barmode:n?"stack":"group",margin:{l:p,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"out\
side",ticklen:Si,tickcolor:"rgba(0,0,0,0)",ticktext:_o(e.map(y=>y.label),h).map(We)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-p)/80)),
ticksuffix:l?` ${l}`:""}})}}var Pu=(e,t)=>t===""?{property:Lu[e%Lu.length],dash:vi[Math.floor(e/Lu.length)%vi.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:vi[e%vi.length]},M1=e=>Ve(
Math.max(e,1));function A1(e,t,o,n){let s=e.flatMap(m=>m.points.map(f=>f[1])),r=s.every(m=>Number.isInteger(m)&&m<5),a=s.reduce((m,f)=>Math.max(m,f),0),[l,c]=t==="rate"?Zn(a):t==="bytes"?Pl(a):[t,1],u=n*
(Ei+xr)-xr,d=1-o*(Ei+xr)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-Ei/u),d],title:{text:l,font:{size:11}}}}}var C1=(e,t)=>({
text:We(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:Q("--text")}}),R1=400,L1=e=>Q(e.side===""?"--muted":e.side==="B"?"--test-fill":"--control-\
fill"),N1=(e,t)=>e.length>R1?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:Hw(L1(o),.55),dash:"dot"}})),P1=(e,t,o)=>e.length>o/60||e.
some(n=>n.side!=="")?[]:e.map(n=>({text:We(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:Q("--muted")}}));function I1(e,t){let o=c=>e.
flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[a,l]=M1(r?n-s:n);return{scale:a,per:l,far:r,offset:r?Math.floor(s/l)*l:0}}
function Ww({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:a,per:l,far:c,offset:u}=I1(e,n),d=h=>(h-u)/l,m=h=>o==="rate"?Io(h):o==="bytes"?Se(h):`${C(h)} ${o}`,f=t.map((h,g)=>A1(e.filter(y=>y.
panel===h),o,g,t.length)),p=h=>h===0?"y":`y${h+1}`;return{data:e.map(h=>{let g=Pu(h.place,h.side),y=t.indexOf(h.panel);return{type:"scatter",mode:"lines",x:h.points.map(w=>d(w[0])),y:h.points.map(w=>w[1]/
f[y].per),yaxis:p(y),line:{shape:"hv",width:1.4,color:Q(g.property),dash:g.dash},legendgroup:h.key,customdata:h.points.map(w=>Oi([h.name,`at ${ce(w[0])}`,m(w[1])])),hovertemplate:"%{customdata}<extra>\
</extra>"}}),layout:Ti({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${a}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.max(4,
Math.floor((r-80)/64)),anchor:p(t.length-1),title:{text:c?`since ${ce(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(f.map(({axis:h},g)=>[`yaxis${g===
0?"":g+1}`,h])),annotations:[...t.length>1?t.map((h,g)=>C1(h,f[g].axis.domain[1])):[],...P1(s,d,r)],shapes:N1(s,d)}),per:l,offset:u}}function jw(e){let[t,o]=Ve(e);return`${Number((e/o).toPrecision(3))}\
 ${t}`}function Hw(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function D1(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function Uw({sides:e},t){
let o=e.map(w=>D1(w.bins)),n=[...new Set(o.flatMap(w=>[...w.keys()]))].filter(w=>w>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),a=Math.max(1,Math.min(s,r-12)),l=o.some(w=>w.has(0)),c=Array.from(
{length:r-a+1},(w,b)=>a+b);l&&c.unshift(a-4,a-3,a-2,a-1);let u=(w,b)=>o[w].get(l&&b===a-4?0:b<a?-1:b)??0,d=w=>10**((w-1)/10-3),m=w=>w<a?"none":`${L(d(w))} to ${L(d(w+1))}`,f=c.filter(w=>w>=a&&(w-1)%10===
0),p=Math.max(1,Math.ceil(f.length*62/Math.max(t-80,62))),h=Math.max(t-80,62)/c.length,g=[...l?[a-4]:[],...f.filter((w,b)=>b%p===0&&!(l&&(w-a+4)*h<52))],y=e.length-1;return{data:[...e.map((w,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:w.key,x:c.flatMap(x=>[x,x+1]),y:c.flatMap(x=>[u(b,x),u(b,x)]),fill:b===0?"tozeroy":"none",fillcolor:Hw(Nu(w.side),y===0?.65:.4),line:{color:Nu(w.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(w=>w+.5),y:c.map(w=>Math.max(...e.map((b,x)=>u(x,w)))),customdata:c.map(w=>Oi([m(w),...e.map((b,x)=>`${b.name}: ${C(
u(x,w))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:Ti({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(w=>w<a?w+
.5:w),ticktext:g.map(w=>w<a?"none":jw(d(w)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(w=>[...w.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function Fw(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:Si,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>jw(10**s)),title:{text:o,font:{size:11},standoff:4}}}function zw({sides:e}){let t=a=>Math.log10(Math.max(a,.001)),o=a=>{let l=e.flatMap(u=>u.points.map(d=>t(d[a]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:Q("--muted"),width:1,dash:"dot"}},...e.map(({key:a,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:a,x:u.map(d=>t(d.cpu_duration)),
y:u.map(d=>t(d.gpu_duration)),marker:{color:Nu(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>Oi([c,`rank ${d.rank}`,`ho\
st ${L(d.cpu_duration)}, device ${L(d.gpu_duration)}`,`${C(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:Ti({xaxis:Fw(...n,"the launch on the host"),yaxis:Fw(...s,"on \
the device"),margin:{l:76,r:30,t:12,b:46}})}}var B1=32,q1=512;function F1(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function W1(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>dn(e.map(s=>s[n]??0)))}function j1(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,W1(s)]));return new Map(
e.map(n=>[n,F1(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function Iu(e){let t=j1(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var Du=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function Bu(e,t,o,n){let s=Math.floor(B1/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(q1/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:Iu(e).slice(0,s),limited:!0,note:Du(s,e.length,n,t)}}var H1=16,mn=e=>e==null?pe:`${e} %`,qu=(e,t)=>e.letter?`${e.letter} · ${t}`:t,U1=e=>e.map(t=>({key:t.key,name:qu(t,t.label),colour:Q(t.letter==="B"?"--test-fill":"--control-fill")})),z1=e=>({key:e.property,
name:e.name,colour:Q(e.property)});function Ts(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(" / "):
n.rank}`}function ho(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:a,empty:l}){let c=new Map,u=p=>r.map(h=>p[h.key]??null);e.forEach((p,h)=>o(p).filter(g=>u(g).some(y=>y!==null)).forEach(g=>{let y=n(
g),w=c.get(y)??{group:s?.(g)??"",bars:[],values:e.map(()=>[])};w.values[h]=u(g),w.bars.push({label:qu(p,y),full:`${qu(p,p.label)}, ${y}`,total:L(u(g).reduce((b,x)=>b+(x??0),0)),values:r.map(b=>({value:g[b.
key],text:b.text(g)}))}),c.set(y,w)}));let{shown:d,...m}=Bu([...c.values()],e.length,t,a),f=d.flatMap(p=>p.bars);return f.length===0?{empty:l}:{places:f.length,...m,data:p=>$r({bars:f,kind:"time",stacked:!0,
series:r.map(z1)},p)}}function G1(e,{table:t,name:o,value:n,show:s,range:r,kind:a}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=n(d)??null;if(m===null)return;let f=o(d),p=l.get(f)??
{label:f,values:e.map(()=>({value:null,text:"none"}))},h=(p.values[u].value??0)+m;p.values[u]={value:h,text:s(d,h),...r?.(d),none:a==="percent"?"0 %":"0"},l.set(f,p)})),[...l.values()]}var Gw=e=>Math.
max(...e.values.map(t=>t.value??0));function Y1(e){let t=[...e].sort((o,n)=>Gw(n)-Gw(o)).slice(0,H1);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function tt(e,{order:t},o){
let n=G1(e,o),{shown:s,...r}=o.ranks?Bu(n.map(a=>({...a,group:"",values:a.values.map(l=>l.value===null?[]:[l.value]),bar:a})),e.length,t,"ranks"):Y1(n);return s.length===0?{empty:o.empty}:{places:s.length,
...r,data:a=>$r({bars:s.map(l=>l.bar??l),kind:o.kind,series:U1(e),errors:!!o.range},a)}}var Kw="−",ut=e=>e==null;function vr(e,t){return ut(e)?pe:De(e,0,t).replace("-",Kw)}function Sr(e,t){let o=vr(e,t);return Number(o.replace(Kw,"-"))===0?"0":e>0?`+${o}`:o}var ye=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>ut(n)||n===""?pe:String(n)}),Er=(e,t)=>({key:e,title:t,show:o=>ut(o)||o===-1?pe:String(o),blank:`the trace does not say which ${t}`}),_e=(e,t)=>({key:e,title:t,number:!0,show:C,showDiff:st}),
ee=(e,t)=>({key:e,title:t,number:!0,show:L,exact:o=>ut(o)?null:ce(o),showDiff:xe,exactDiff:o=>ut(o)?null:He(o)}),fn=(e,t)=>({key:e,title:t,number:!0,show:Io,exact:o=>ut(o)?null:Nl(o),showDiff:Qm,exactDiff:o=>ut(
o)?null:`${o>0?"+":""}${Nl(o)}`}),Qt=(e,t)=>({key:e,title:t,number:!0,show:Se,exact:o=>ut(o)?null:Il(o),showDiff:js,exactDiff:o=>ut(o)?null:`${o>0?"+":""}${Il(o)}`}),Qe=(e,t)=>({key:e,title:t,number:!0,
show:o=>ut(o)?pe:`${vr(o,2)} %`,showDiff:o=>ut(o)?pe:`${Sr(o,2)} pp`,exactDiff:o=>ut(o)?null:`${Sr(o,6)} percentage points`}),Mi=(e,t)=>({...Qe(e,t),show:o=>ut(o)?pe:`${vr(100*o,1)} %`,showDiff:o=>ut(
o)?pe:`${Sr(100*o,1)} pp`,exact:o=>ut(o)?null:`${vr(100*o,6)} %`,exactDiff:o=>ut(o)?null:`${Sr(100*o,6)} percentage points`}),Ke=(e,t)=>({key:e,title:t,number:!0,show:o=>vr(o,3),showDiff:o=>Sr(o,3),
exact:o=>ut(o)?null:String(o),exactDiff:o=>ut(o)?null:String(o)}),K1={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Ct=e=>({...e,meaning:"gain"}),be=e=>({...e,meaning:"neutral"});function Vw(e){
let[t,o]=K1[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:n=>n>0?t:n<0?o:null}:e}var pn=(e,t=n=>n,o=t)=>[be(_e("count","count")),t(e("mean","mean")),o(e("std","std")),
...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,s)))],de=(e,t)=>({...e,what:t}),ot=(e,t)=>({...e,blank:t}),Qw=(e,t)=>({...e,isSaid:t}),dt=(e,t,o)=>({
key:e,title:t,show:n=>ut(n)?pe:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),hn={key:"note",title:"note",note:!0,show:e=>ut(e)?"":String(e)},Yw=10;function V1(e){let t=[];for(let o of e){let n=t.
at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function Q1(e){let t=V1(e.split("|")),o=t.length>Yw+1?t.slice(0,Yw):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return i("ol",{class:"\
sequence"},o.map(({name:s,times:r})=>i("li",{title:s},r>1?`${C(r)} × ${s}`:s)),n>0&&i("li",{},`${C(n)} more`))}var Jw=(e,t)=>({key:e,title:t,mono:!0,show:o=>ut(o)?pe:Q1(o)}),Tr=(e,t)=>({...e,link:(o,n)=>{
let s=o[e.key],r=ut(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function Xw(e,t){let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.
note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var Yo=`There is no device work in the selected ranks and steps. ${xn}`,Or=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${xn}`,Ee=ye("rank","rank"),
Mo=Er("device","device"),Mr=Er("stream","stream"),Ar=dt("kernel_type","kind",rc),go=Tr(ye("operator","operator",!0),()=>"cpu_op"),Cr=Tr(ye("name","kernel",!0),e=>e.category),Zw=(e,t)=>i("p",{class:"an\
alysis-sentence"},e&&i("strong",{},`${e}: `),t);function Os(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>Zw(s.letter,r))),
n&&Zw("B − A",n)]}var Pn=e=>[e.letter,e.label].filter(Boolean).join(" · "),Ms=e=>e.stream===-1?"no stream":`stream ${e.stream}`,As=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),at=(e,t,o)=>({
name:e,label:t,type:"number",placeholder:o});var ey=[["compute",ht.compute,"--part-compute"],["non_compute",Ys,"--part-communication"],["idle",ht.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${L(
s[`${e}_time`])}, ${mn(s[`${e}_time_pctg`])}`})),ty={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>Fe(e),legend:ey,make:(e,t)=>ho(e,t,{label:Ts(e),rowsOf:o=>o.data.rows,parts:ey,what:"ranks",empty:Yo})}],tables:[
{key:"rows",caption:"Ranks",columns:[Ee,de(ee("idle_time",ht.idle.name),ht.idle.what),Qe("idle_time_pctg","idle, %"),de(ee("compute_time",ht.compute.name),ht.compute.what),be(Qe("compute_time_pctg","c\
ompute, %")),de(ee("non_compute_time",Ys.short),Ys.what),Qe("non_compute_time_pctg",`${Ys.short}, %`),de(ee("kernel_time","all"),"From the first to the last device row"),hn]}]};var oy={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"\
rows",title:"Overlap",height:Fe,make:(e,t)=>tt(e,t,{table:"rows",kind:"percent",name:Ts(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. \
It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${mn(o.comp_comm_overlap_pctg)}, ${L(o.overlap)} of ${L(o.communication_time)} of communication`})}],
tables:[{key:"rows",caption:"Ranks",columns:[Ee,Ct(Qe("comp_comm_overlap_pctg","overlap")),de(Ct(ee("overlap","overlapped")),"Communication while a compute kernel runs"),ee("communication_time","commu\
nication"),hn]}]};var ny=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:ic[e],what:Vf[e],text:o=>L(o[e])}));function J1(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var sy={title:"\
Idle time",params:[at("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},As("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"rows",title:"Idle time o\
f each stream",height:e=>Fe(e),legend:ny,make:(e,t)=>{let o=Ts(e);return ho(e,t,{rowsOf:J1,group:Ms,label:n=>`${o(n)}, ${Ms(n)}`,parts:ny,what:"streams",empty:Yo})}}],tables:[{key:"rows",caption:"Stre\
ams",columns:[Ee,Mo,Mr,dt("idle_category","why idle",ic),ee("idle_time","idle"),be(Mi("idle_time_ratio","share")),hn],extra:e=>"count"in e?pn(ee):[]}]};var ry={title:"Kernels",params:[at("duration_ratio","Share of time to show","0.8"),at("num_kernels","Kernels at most","10"),As("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Fe,make:(e,t)=>tt(e,t,{table:"kinds",kind:"percent",empty:Yo,name:o=>ac(o.kernel_type),
value:o=>o.percentage,show:o=>`${mn(o.percentage)}, ${L(o.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:Fe,make:(e,t)=>tt(e,t,{table:"ov\
er_ranks",kind:"time",empty:Yo,name:o=>o.name,value:o=>o.mean,show:o=>`${L(o.mean)}, mean of ${C(o.count)} calls${o.ranks>1?`, ranks ${L(o.min_mean)} to ${L(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.
min_mean,high:o.max_mean-o.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[dt("kernel_type","kind",ac),be(ee("sum","time")),be(Qe("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[
Cr,Ar,Ee,_e("count","calls"),ee("sum","sum"),ee("mean","mean"),ee("min","min"),ee("max","max"),ee("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[Cr,Ar,be(_e("ranks","ranks")),
_e("count","calls"),ee("sum","sum"),ee("mean","mean"),ee("min_mean","fastest rank"),ee("max_mean","slowest rank")]}]};var Fu=6,ay=e=>new Set(e).size>1;function Ai(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>ay(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>ay(l.filter(d=>d.rank===u).
map(d=>d.device)))),a=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,f=a.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};f.series[c]=u,a.set(m,f)})),[...a.values()]}var X1=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function Z1(e,t){if(!t[0].
data.summary)return X1(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,a)=>r?n[a].get(o(
r))??0:0)]))}function eO(e,t){let o=Z1(e,t),n=new Map,s=new Map;for(let a of e){let l=o.get(a.key),c=s.get(a.group)??{name:a.group,lines:new Map,nth:new Map},u=c.nth.get(a.sort)??0,d=`${a.sort} ${u}`;
c.nth.set(a.sort,u+1),c.lines.set(d,l),s.set(a.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return Iu([...s.values()].map(a=>({name:a.name,group:"",values:t.map((l,c)=>r.
map(u=>(a.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(a=>a.name)}function tO(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>Fu)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,Fu),count:s}}function oO(e,t,o){if(e.length<=Fu)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:eO(e,t),{taken:r,count:a}=tO(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${a} of ${n.length} ranks`:Du(a,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var Wu=[""];function Ci(e,t,{lines:o,order:n}){let s=e.map(a=>a.key).filter(a=>o.includes(a)),r=oO(e,t,n);return s.length>0||o.
includes(Wu[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function iy(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var nO=24;function ly(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function cy(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Cs(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:a,empty:l,flat:c}){let u=Ai(e,n,r),{panel:d,style:m}=ly(s),{keys:f,...p}=Ci(u,e,t),h=cy(),g=u.filter(k=>f.includes(k.key)).flatMap(k=>{let $=h(m(k));return k.
series.map((E,M)=>E&&{key:e[M].key,place:$,side:e[M].letter,panel:d(k),points:E.points,name:[[e[M].letter,e[M].label].filter(Boolean).join(" · "),`rank ${E.rank}`,k.name].join(", ")})}).filter(Boolean);
if(u.length>0&&f.length===0)return{empty:"No line is chosen.",limited:p.limited};if(g.every(k=>k.points.length===0))return{empty:l};if(c&&g.every(k=>k.points.every($=>$[1]===0)))return{empty:c};let y=[
...new Set(g.map(k=>k.panel))].slice(0,nO),[w,b]=[Number(t.start||NaN),Number(t.end||NaN)],x=b>(w||0)?[w||0,b]:null,_=a?.(e,iy(u,f))??[];return{data:k=>Ww({panels:y,unit:o,range:x,marks:_,lines:g.filter(
$=>y.includes($.panel))},k),places:y.length,limited:p.limited,note:[p.note,x&&`${ce(x[0])} to ${ce(x[1])}`].filter(Boolean).join(", ")}}function uy(e,t,o){let n=cy();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(ly(o).style(s))]))}var dy=e=>e.name,my={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:dy,panels:!0,height:Es,make:(e,t)=>Cs(e,t,{unit:"rate",name:dy,panels:!0,empty:"There ar\
e no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Ee,Mo,ye("n\
ame","copy"),...pn(fn,Ct,be)]}]};var fy={title:"Queue length",window:!0,params:[at("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to look clos\
er: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:Ms,height:Es,make:(e,t)=>Cs(e,t,{unit:"waiting",name:Ms,empty:Or})}],tables:[{key:"summary",caption:"Summary",columns:[
Ee,Mo,Mr,...pn(Ke,be)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Ee,Mo,Mr,ee("duration_at_max_queue_length","blocked"),Mi("relative_duration_at_max_queue_length","share of t\
he rank")]}]};var sO=(e,t)=>e.place-t.place||Object.keys(ya).indexOf(e.class)-Object.keys(ya).indexOf(t.class),py={title:"Kernel launches",params:[at("runtime_cutoff","Slow launch over, µs","50"),at("launch_delay_\
cutoff","Late start over, µs","100"),As("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(lc).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:Kf(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.letter,name:Pn(
s),bins:s.data.histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:Or}:{data:s=>Uw({sides:n},s)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,
height:()=>230,make:e=>e.every(t=>t.data.scatter.length===0)?{empty:Or}:{data:()=>zw({sides:e.map(t=>({key:t.key,side:t.letter,name:Pn(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"L\
aunches",columns:[Ee,_e("count","launches"),_e("short_kernels","shorter than their launch"),_e("runtime_outliers","slow launches"),_e("launch_delay_outliers","late starts"),hn]},{key:"worst",caption:"\
The worst launches",apart:!0,order:sO,columns:[dt("class","why",ya),Ee,Cr,go,ee("cpu_duration","host"),ee("gpu_duration","device"),ee("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[
Ee,dt("measure","measure",lc),...pn(ee)]}]};function rO(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&i("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||xn]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var hy={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},at("min_pattern_len","Kernels at least","3"),at("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",i("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Fe,make:(e,t)=>tt(e,t,{table:"patterns",kind:"time",name:o=>o.pattern,value:o=>o.kernel_duration,
empty:rO(t),show:(o,n)=>L(n)})}],tables:[{key:"patterns",caption:"Patterns",columns:[Jw("pattern","operator and its kernels"),Ee,{..._e("length","kernels"),showDiff:null},_e("count","calls"),ee("kerne\
l_duration","on the device"),ee("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Ee,be(_e("operators","operators")),be(_e("patterns_found","patterns"))]}]};var gy={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Sum over the ranks",height:Fe,make:(e,t)=>tt(e,t,{table:"rows",kind:"time",name:o=>o.name,
value:o=>o.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>L(n)})}],tables:[{key:"rows",caption:"Annotations",columns:[Tr(ye("name","name",!0),(e,{
use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Ee,_e("count","calls"),ee("sum","sum"),ee("mean","mean"),ee("min","min"),ee("max","max"),ee("std","std")]}]};var wy={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"\
Sum over the ranks",height:Fe,make:(e,t)=>tt(e,t,{table:"rows",kind:"time",empty:Yo,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>L(n)})}],tables:[{key:"rows",caption:"Operators",columns:[
go,Ar,Ee,_e("count","calls"),ee("sum","sum"),ee("mean","mean"),ee("min","min"),ee("max","max"),ee("std","std")]}]};var yy=["circle","square","triangle-up","cross","star","hexagon"],aO=14,Hu=24,_y=42,Ri=6.6,ju=14,ky=e=>e.map(t=>We(t)).join("<br>"),by=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],Uu=e=>by[e%by.length];function iO(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,a)=>a%s===0)}function xy({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,a]=Zn(Math.max(...n.map(u=>u.busbw))),
l=iO(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),f=c?Q(Uu(m)):Xt()[u.side==="B"?"test":"control"];return{type:"scatte\
r",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(p=>Math.log2(Math.max(p.bytes,1))),y:d.points.map(p=>p.busbw/a),line:{color:f,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:f,size:8,symbol:`${yy[m%yy.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:f}},customdata:d.points.map(p=>ky([[u.side,d.name].filter(Boolean).join(" · "),`${Se(
p.bytes)}: ${Io(p.busbw)}, best ${Io(p.best_busbw)}`,`transfer ${L(p.mean_transfer)}, ${C(p.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:vt(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>Se(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var $y=e=>Math.
max(3,Math.min(aO,Math.floor(640/Math.max(1,e)))),zu=(e,t)=>t*(Math.max(40,e*$y(e))+Hu+_y);function lO(e,t,o,n,s,r){let a=t===0?"":String(t+1),l=zu(e.rows.length,o),c=l/o-Hu-_y,u=t*(l/o)+Hu,d=So(n.length,
(s-r)/74),m=So(e.rows.length,c/13),f=Math.floor((s-r)/Math.max(1,d.length)/Ri),p={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${a}`]:{...p,anchor:`y${a}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:_o(d.map(h=>n[h]),Math.max(6,f)).map(We)},[`yaxis${a}`]:{...p,anchor:`x${a}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(h=>We(e.rows[h]))}}}function cO(e,t,o,n){let s=zs(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:Q("--text")}},l=Ri*t.length+8+s.length*
ju;return{annotations:[{...r,x:0,xanchor:"left",text:We(Hs(e,Math.max(6,Math.floor((n-l-30)/Ri))))},{...r,x:1,xanchor:"right",text:We(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.map(
([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*ju-l,x1:(u+1)*ju-l,y0:6,y1:16,line:{width:1,color:Q("--border-strong")}}))}}function vy({
panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,a]=Ve(s),l=30+Ri*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:vt(),hovermode:"\
closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/a,colorscale:zs(),showscale:!1}};return{data:e.map((d,m)=>{let f=lO(d,m,e.length,t,o,l);Object.assign(c,f);
let{annotations:p,shapes:h}=cO(d.title,L(s),f[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...p),c.shapes.push(...h);let g=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"coloraxis",
xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:$y(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(w=>w===null?null:w/a)),customdata:d.texts.map(y=>y.map(ky)),hovertemplate:"%{customdata}<extra></e\
xtra>",meta:r}}),layout:c}}var gn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,In=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function Gu(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function uO(e){let t=In(e,o=>o.longest-o.shortest);return t?[`${gn(t)} takes ${L(t.shortest)} on one rank and ${L(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function Ey(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=In(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` The largest part of the exposed waiting is in ${gn(o)}: ${L(o.exposed_wait_per_step)} a step.`:"",s=In(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${L(t.time_per_step)} a step and rank: ${L(t.transfer_per_step)} of transfer and ${L(t.wait_per_step)} of waiting, ${L(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Ra\
nk ${s.rank} lacks ${U(s.instances,"collective")} that other ranks have: ${gn(s)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...mO(t,e.unmatched),...uO(e.uneven)]}var dO={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function mO(e,t){if(e.unmatched_rows===0)return[];let o=[...Gu(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,a)=>r+a.count,
0)]).sort((n,s)=>s[1]-n[1]);return[`Waiting is not known for ${C(e.unmatched_rows)} of ${U(e.rows,"collective row")} (${L(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${C(
s)} ${dO[n]??n}`).join(", ")}`}.`]}function Ty([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>xe(n[r]-o[r]);return`${s("time_per_step")} a step \
and rank: ${s("transfer_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var fO={compute:"it computes",memory:"its copies take",idle:"its device idles"};function pO(e){let t=s=>s[`${s.cause}\
_excess_per_step`]??0,o=In(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank}\
 exceeds the median rank most before collectives where it is last: ${fO[o.cause]} ${L(t(o))} a step longer, and each other rank waits ${L(n)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function Oy(e,t){let o=Gu(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${Se(dn([...o.values()].map(
n=>Math.max(...n.map(s=>s.peak)))))}.`}function My(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...Gu(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===
c.device),m=>m[d])].map(([m,f])=>[m,f.reduce((p,h)=>p+h.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return In([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(
m)??0)})),m=>m.change*Math.sign(n))},a=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${js(n)} at the peak${a?
`; ${a.name}: ${js(a.change)}`:""}.`}var hO=30,gO=.1;function wO(e){let t=e.by_arithmetic.reduce((a,l)=>a+l.device_time_per_step,0),o=e.by_arithmetic.filter(a=>a.device_time_per_step>=gO*t),n=o.find(a=>a.
arithmetic==="float32"&&a.peak_pctg!==null&&a.fastest_tflops_per_s>a.peak_tflops_per_s),s=o.find(a=>a.dtype==="float32"&&a.arithmetic===null&&a.peak_pctg!==null),r=n?.dtype==="float32"?"TF32":n?.dtype;
return`${n?` Computed in float32: ${De(n.tflops_per_s,0,1)} TFLOP/s, ${Pe(n.peak_pctg)} of the float32 peak${n.peak_pctg<hO?"":`; ${r} would allow ${De(n.fastest_tflops_per_s,0,1)} TFLOP/s (${De(n.fastest_tflops_per_s/
n.peak_tflops_per_s,0,1)} times)`}.`:""}${s?` The names of some kernels do not tell whether they compute in float32 or TF32: ${L(s.device_time_per_step)} are measured against the peak of TF32.`:""}`}var Sy=e=>`${De(
e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${Pe(e.peak_pctg)} of the peak`}`;function Ay(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let o=In(e.by_operator,n=>n.device_time_per_step);
return`${uo(t.flops_per_step)}FLOPs a step and rank in ${L(t.known_time_per_step)}, ${Pe(t.known_pctg)} of the device time: ${Sy(t)}${t.peak_pctg===null||t.device===null?"":` of ${t.device}`}.${o&&e.by_operator.
length>1&&o.tflops_per_s!==null?` The largest part of that time is ${o.operator}: ${L(o.device_time_per_step)}, ${Sy(o)}.`:""}${wO(e)}`}var Cy=(e,t)=>e.phases.filter(({phase:o})=>o!=="empty").map(o=>{
let n=In(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${L(o.median_time)} a call, the median of ${C(o.calls)}${s>0?`; ${Pe(s)} of the time is ${n.name}`:""}.`}).join(" "),Li="\
No rank waits for another one in the collectives that match.",yO={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},bO=.2;function Ry(e){let[t]=e.
by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Li;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>0);if(o.length===0)return`There is no straggler:\
 rank ${t.rank} causes the most exposed waiting, ${Pe(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`differe\
nt steps it is one of ${n.length} ranks`}.${pO(e.by_rank)}`;let[s]=o,r=e.by_rank,a=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.worst_steps===s.steps?"every step":`${s.worst_steps}\
 of ${s.steps} steps`,u=Math.max(a-l,0);return`Rank ${s.rank} is a straggler: it causes ${Pe(s.caused_pctg)} of the exposed waiting, the most of all ranks in ${c}${_O(s,r.length-1)}. If it came at the\
 same time as the others, the mean step of all ranks would be ${L(u)} shorter (${L(l)})${u<bO*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/(r.length-1))?": not more, because some other r\
ank hardly waits for it":""}.`}function _O(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${yO[e.cause]} (${L(o)} a step more than the median rank)`:""}var kO=200,xO=512;function $O(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,a)=>a[1]-r[1]).slice(0,kO).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function vO(e,t,o,{name:n,value:s,text:r}){let a=[...new Set(t.map(m=>m.rank))].slice(0,xO),l=new Map(a.map((m,f)=>[m,f])),c=new Map(o.map((m,f)=>[m,f])),u=a.map(()=>o.map(()=>null)),
d=a.map(m=>o.map(f=>[`rank ${m}, ${f}`]));for(let m of t){let[f,p]=[l.get(m.rank),c.get(n(m))];f!==void 0&&p!==void 0&&(u[f][p]=(u[f][p]??0)+s(m),d[f][p].push(...r(m)))}return{title:e.letter?Pn(e):"",
rows:a.map(String),cells:u,texts:d}}function Yu(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=$O(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>vO(c,o[u],n,t)).
filter(c=>c.rows.length>0),a=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:a,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with the most waiting`,a<l&&`the first ${a} of ${l} ranks`].filter(Boolean).join("; "),data:c=>vy({panels:r,columns:n},c)}}var Ku=(e,t)=>zu(e,t),Ly=e=>[`waits ${L(e.wait_per_step)} a step, exp\
osed ${L(e.exposed_wait_per_step)}`,`causes ${L(e.caused_per_step)} a step, last ${C(e.last)} of ${C(e.matched_rows)} times`],Ny=e=>[`waits ${L(e.wait)}, exposed ${L(e.exposed_wait)}`,`causes ${L(e.caused)}\
, last ${C(e.last)} times`];var SO="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",EO="No collective of the selected r\
anks matches one of another rank: see what does not match below.",Vu="no rank matches, or the trace does not state the bytes sent or the size of the group",Ni=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>L(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>L(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>L(e.exposed)}],Py=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function TO(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(gn(o))??{name:gn(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:Pn(e),lines:[...t.values()]}}var qy=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],OO=e=>e.length>1?null:qy(e).map((t,o)=>({key:`collective ${o}`,name:t,property:Uu(o)}));function MO(e){let t=e.map(TO);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:o=>xy({sides:t,names:qy(e)},o)}}var Pi=e=>e.every(t=>t.data.summary[0]?.rows===0)?SO:EO,Ii=ye("c\
ollective","collective",!0),Di=ye("process_group","process group",!0),Iy=de(ee("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),Dy=de(ee("wait_per_step","wait"),"How m\
uch longer a rank takes than the one that comes last"),By=de(ee("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),Fy={title:"Collectives",params:[],ofSteps:!0,
intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[
...Os(e,Ey,Ty),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>i("p",{},t.letter&&i("strong",{},`${t.letter}: `),C(t.data.summary[0].missing_not_listed)," collectives have more miss\
ing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:Fe,legend:Ni,make:(e,t)=>ho(e,t,{parts:Ni,what:"collectives",rowsOf:o=>o.data.
collectives.filter(n=>n.instances>0).map(Py),label:gn,empty:Pi(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:Fe,legend:Ni,make:(e,t)=>ho(e,t,{parts:Ni,what:"ranks",
rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(Py),label:o=>`rank ${o.rank}`,empty:Pi(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:OO,make:MO},
{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Ku,legend:[],make:e=>Yu(e,{name:gn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:Ly,empty:Pi(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Ku,legend:[],make:e=>Yu(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:Ny,empty:Pi(e)})}],tables:[{key:"collectives",caption:"Collectives",columns:[Ii,Di,dt("class","class",String),_e("instances","instances"),
Iy,Dy,By,ee("time_per_step","in all"),be(_e("group_size","group size")),be(Ke("bytes_per_instance","bytes")),ot(Ct(fn("algbw","algorithm bandwidth")),Vu),ot(Ct(fn("busbw","bus bandwidth")),Vu),_e("unm\
atched_rows","without match"),ee("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Ee,Iy,Dy,By,de(ee("caused_per_step","caused"),"Exposed waiting of the other ranks \
where this one was last"),_e("last","last"),be(Qe("last_pctg","last, share")),_e("matched_rows","matched"),_e("unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Ee,
Ii,Di,dt("why","why",String),ye("dtype","type"),be(Ke("bytes","bytes")),_e("count","count"),ee("duration","in all"),ot(de(Ct(fn("busbw_at_least","bus bandwidth, at least")),"Computed from whole durati\
ons, which may include waiting"),Vu)]},{key:"missing",caption:"Missing",columns:[Ee,Ii,Di,_e("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[ye("step",
"step"),Ii,Di,ye("ranks","ranks"),ee("shortest","shortest"),ee("longest","longest"),Ke("least_bytes","fewest bytes"),Ke("most_bytes","most bytes")]}]};var Qu={compute:"compute",memory:"copies",host:"host, self"},AO={...ye("step","step"),show:e=>e===null?"whole file":String(e)},Wy=de(ee("step_time_like_median","step if on time"),"The mean step of all\
 ranks if this rank came at the same time as the others"),jy={title:"Stragglers",ofSteps:!0,params:[at("num_candidates","Ranks with operators","2"),at("limit","Operators of each","10")],intro:"Which r\
ank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>i("p",{class:"\
straggler-sentence"},t.letter&&i("strong",{},`${t.letter}: `),Ry(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:Fe,make:(e,t)=>tt(e,
t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:Li,show:o=>`${L(o.caused_per_step)} a step, ${Pe(o.caused_pctg)} of all; last in ${Pe(o.last_pctg)} of\
 its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:Fe,make:(e,t)=>tt(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[
o.step===null?"whole file":`step ${o.step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:Li,show:o=>`rank ${o.rank}: ${L(o.caused)}, ${Pe(o.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",columns:[Ee,dt("straggler","straggler",e=>e===1?"yes":"no"),dt("cause","what it does longer",{...Qu,memory:"copies",idle:"idle, \
the host is late"}),de(ee("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),be(Qe("caused_pctg","share")),_e("last","last"),be(Qe("last_pct\
g","last, share")),de(_e("worst_steps","worst in steps"),"In how many steps no other rank caused more"),de(ee("compute_excess_per_step","more compute"),"Before the collectives where it is last, compar\
ed with the median rank"),de(ee("memory_excess_per_step","more copies"),"The same of copies"),de(ee("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),ee("\
step_time","step"),Wy]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Ee,dt("measure","measure",Qu),ye("operator","operator",!0),ee("time_per_step","per step"),
ee("median_per_step","median rank"),ee("excess_per_step","more"),Ke("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[AO,de(ye("rank","rank"),"The rank that causes the most \
in the step"),dt("cause","what it does longer",{...Qu,idle:"idle, the host is late"}),de(ee("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),be(Qe("caused_pc\
tg","share")),ee("exposed_wait","exposed wait"),ee("step_time","step"),Wy]}]};var Yy="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",CO="It is not known what is live at the peak: either all of it was allocated before the reco\
rding began, or the trace does not record addresses.",qi=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),Hy=e=>qi(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),RO=e=>e.
replace(/ (allocated|reserved)/,""),LO=e=>e.includes(" reserved")?"reserved":"allocated",Uy={panel:e=>RO(e.name),style:e=>`${e.group} ${LO(e.name)}`},Ky=e=>[qi(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Zu=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),NO=(e,t)=>o=>[Zu(e,"rank")&&`rank ${o.rank}`,Zu(e,"device_type")&&Ky(o),o[t]].filter(Boolean).join(" · ");function PO(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function Vy(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function IO({side:e,row:t}){let o=[Zu([e],"rank")&&`rank ${t.rank}`,Ky(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Se(t.live_at_peak)}\
 of it was allocated in the recording, ${Se(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[i("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Se(t.peak)} (${o}), ${L(t.peak_at)} after the first event${n}.${s}${Oy(e.data.peaks,t.device_type)}${r}`]}function DO(e){let t=e.
map(n=>Vy([n])),o=t.length===2&&t.every(Boolean)&&qi(t[0].row.device_type)===qi(t[1].row.device_type)&&My(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[i("p",{class:"memory-sentence"},i("s\
trong",{},"B − A: "),o)]:[]}var BO=e=>[...e.flatMap(t=>{let o=Vy([t]);return o?[i("p",{class:"memory-sentence"},IO(o))]:[]}),...DO(e)],Qy=ye("device_type","memory"),qO=ot(Er("device","device"),"host\
 memory has no number"),FO=Qw(de({...ye("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),zy=de(Qt("bytes","live at the peak"),"Allocated at or before the peak, and\
 not freed by then"),Ju=be(Qe("pctg","share")),Xu=_e("allocations","allocations"),Bi=[Ee,FO,Qy,qO],Gy=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:Yy,isSaid:!0}:tt(e,t,{table:o,kind:"bytes",name:NO(
e,n),value:s=>s.bytes,show:(s,r)=>`${Se(r)}, ${Pe(s.pctg)} of the peak`,empty:CO}),Jy={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[at("limit","Frames of each device","100")],intro:"Memory that\
 the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:BO,
charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:Hy,panels:Uy,ownDevice:!0,height:Es,make:(e,t)=>Cs(e,t,{unit:"bytes",name:Hy,panels:Uy,ownDevice:!0,marks:PO,empty:Yy})},{id:"\
live_modules",title:"Live at the peak, by module",height:Fe,make:(e,t)=>Gy(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Fe,make:(e,t)=>Gy(e,t,"live_o\
perators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...Bi,de(Qt("peak","peak allocated"),"The largest amount that is allocated"),de({...ee("peak_at","at"),number:!1},"When it is reac\
hed first, after the first event of the set"),ot(ye("peak_step","step"),"outside of the recorded steps"),de(Qt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),de(Qt("reserved_p\
eak","peak reserved"),"The largest amount that is reserved"),de(Qt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),de(Qt("live_at_peak","live at th\
e peak"),"Allocated in the recording at or before the peak, and not freed by then"),de(Qt("from_before","from before"),"The rest of the peak: allocated before the recording began"),de(Qt("never_freed",
"never freed"),"Allocated in the recording and not freed until its end"),_e("never_freed_allocations","never freed, allocations"),de(Qt("unseen_freed","freed, allocated before"),"Freed in the recordin\
g, allocated before it began"),{...ye("totals","totals"),what:"recorded: the trace states them. sums: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"\
Modules at the peak",columns:[...Bi,ye("module","module",!0),zy,Ju,Xu,_e("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...Bi,ye("frame","frame",!0),ye("operator","oper\
ator",!0),zy,Ju,Xu]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[Qy,ye("operator","operator",!0),Ke("allocations_per_step","allocations per step"),Qt("allocated_per\
_step","allocated per step"),Ke("frees_per_step","frees per step"),Qt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...Bi,ye("frame","frame",!0),
ye("operator","operator",!0),Qt("bytes","never freed"),Ju,Xu]}]};var od=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],Rs=Object.
fromEntries(od.map(([e,t])=>[e,t])),Xy=od.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${L(n[e])}, ${mn(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
td="There are no steps here.",Fi=e=>e.step===null?"whole file":`step ${e.step}`,ed=e=>e.span>0?`, file ${e.span+1}`:"";function WO(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return cs({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function jO({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return td;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${L(o)} a step: ${t.slice(0,3).map(n=>`${Pe(
n.time_pctg)} ${Rs[n.kind]}`).join(", ")}.`}var Zy=ot(ee("longest","longest"),"the path has no such segment"),eb=ot(ye("name","name",!0),"waiting and gaps have no name"),tb={title:"Critical path",host:!0,
ofSteps:!0,params:[at("consecutive_kernel_delay","Short gaps, µs","30"),at("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>i("p",{class:"path-sentence"},t.letter&&i("strong",{},`${t.letter}: `),jO(t))),e[0].
data.by_step.length>0&&i("p",{},i("a",{href:WO(e,e[0].data.by_step[0])},`Show the path of ${Fi(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:Fe,make:(e,t)=>tt(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?Rs[o.kind]:`${o.name} (${Rs[o.kind]})`,value:o=>o.time_per_step,empty:td,show:o=>`${L(
o.time_per_step)} a step, ${Pe(o.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>Fe(e),legend:Xy,make:(e,t)=>ho(e,t,{parts:Xy,what:"steps",empty:td,
rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${Fi(o)}${ed(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[dt("kind","ki\
nd",Rs),dt("work","work",e=>e===1?"yes":"waiting"),ee("time_per_step","per step"),be(Qe("time_pctg","share")),ee("time","in all"),_e("segments","segments"),Zy]},{key:"by_name",caption:"Operators, call\
s and kernels",columns:[dt("kind","kind",Rs),eb,ee("time_per_step","per step"),be(Qe("time_pctg","share")),ee("time","in all"),_e("segments","segments"),Zy]},{key:"by_step",caption:"Steps",columns:[Ee,
{...ye("step","step"),show:(e,t)=>Fi(t)+ed(t)},de(ee("path","path"),"The whole path, including waits; the kinds add up to it"),de(ee("work","work"),"Without waits for the device, between operators and\
 idle"),...od.map(([e,t,o])=>de(ee(e,t),o)),ee("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Ee,{...ye("step","step"),show:(e,t)=>Fi(t)+ed(t)},ee("start","fro\
m"),ee("duration","takes"),dt("kind","kind",Rs),eb,ot(ye("lane","thread or stream"),"waiting is on none")]}]};var HO='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',UO={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},ji=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:ht[e].name,what:ht[e].what,text:o=>`${L(o[e])} a call`})),zO=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),nd=e=>e===null?pe:C(Math.round(e)).replace("-","−"),GO=e=>`${C(Math.round(e))} tokens/s`;function YO(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",i("a",{href:Yt({...Ot(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&i("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var sd="the names of these annotations do not say it",rd=[_e("calls","calls"),de(ee("median_time","median"),"The duration of t\
he annotation on the host"),ee("mean_time","mean"),...ji.map(({key:e,name:t,what:o})=>de(ee(e,t),`${o}, per call`)),de(ee("device_time","device"),"What a call launches, wherever it runs; per call"),ot(
de(be(_e("requests_in_all","requests")),"Of all calls whose names say them"),sd),ot(de(be(_e("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),sd),de(ee("activ\
e_time","at work"),"Time in which a call runs on the host or on a device, of all ranks"),ot(de(Ct({...Ke("tokens_per_second","tokens/s"),show:nd,showDiff:e=>e>0?`+${nd(e)}`:nd(e)}),"Tokens by the time\
 in which such calls are at work, of one rank"),sd)],Wi=ye("phase","phase"),ob=(e,t)=>({...ye(e,t),show:o=>o===null?"not stated":o.replace("-","–")}),nb={title:"Phases of serving",tab:"Phases",params:[],
ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add \
up to its time.",notes:e=>[...Os(e,t=>Cy(t,ji)),i("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>UO[t]).join("; ")),YO(e)],charts:[{id:"phases",title:"T\
ime of a call, by phase",height:e=>Fe(e),legend:ji,make:(e,t)=>ho(e,t,{parts:ji,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:HO})},{id:"phase-rates",table:"sizes",title:"Tokens a secon\
d, by phase and size",height:Fe,make:(e,t)=>tt(e,t,{table:"sizes",kind:"number",name:zO,value:o=>o.tokens_per_second,show:o=>GO(o.tokens_per_second),empty:e.every(({data:o})=>o.phases.length===0)?"The\
re are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[Wi,...rd]},{key:"sizes",caption:"Phases by size of a call",
columns:[Wi,de(ob("requests","requests"),"Of one call, up to a power of two"),de(ob("tokens","tokens"),"Of one call, up to a power of two"),...rd.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title}\
 in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",columns:[Ee,Wi,...rd]},{key:"forms",caption:"Names that were found",columns:[Wi,de(ye("form","form of the name",!0),"Braces stand for numb\
ers, {k} for members such as bs=8"),_e("calls","calls")]}]};var KO="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.",id="the peak of this device \
for numbers of this type is not known",sb=e=>De(e,0,3),Rr=(e,t)=>be({...Ke(e,t),show:uo,showDiff:wn}),Ls=Ct(de(Ke("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched insid\
e the operator, in 10¹² a second")),Lr=ot(Ct(de(Qe("peak_pctg","of peak"),"Share of the peak speed of the device in the arithmetic that the names of the kernels tell, from the data sheet of its vend\
or, dense; of several together: the part of their time that they would take at the peak of each")),id),rb=ot(Ct(de(Qe("fastest_peak_pctg","of fastest"),"The same of the fastest arithmetic that the dev\
ice has for these numbers: TF32 for float32")),id),ab=(e,t)=>ot(be(Ke(e,t)),id),ad=de(ee("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and r\
ank"),ib=Ct(de(fn("gb_per_s_at_least","bandwidth, at least"),"Each input read once and the output written once, divided by the device time")),lb=be(de(Ke("flops_per_byte_at_most","FLOPs per byte"),"FL\
OPs for each byte that has to be read or written: at most")),cb={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-point operations of matrix products, convoluti\
ons and attention, counted from the shapes of their inputs, and how fast the device did them.",notes:e=>Os(e,Ay),charts:[{id:"speed",table:"by_operator",title:"Achieved TFLOP/s by operator",height:Fe,
make:(e,t)=>tt(e,t,{table:"by_operator",kind:"count",name:o=>o.operator,value:o=>o.tflops_per_s,empty:KO,show:o=>`${sb(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${sb(o.peak_pctg)} % of the pe\
ak`}`})}],tables:[{key:"summary",caption:"In all",columns:[Rr("flops_per_step","FLOPs per step"),ee("device_time_per_step","device per step"),de(ee("known_time_per_step","with known FLOPs"),"Device ti\
me of operators whose FLOPs are known, per step and rank"),be(Qe("known_pctg","share")),Ls,Lr,rb,ye("device","device")]},{key:"classes",caption:"Classes of work",columns:[de(ye("class","class"),"By th\
e operators that launched it, else by the names of kernels; other: nothing says what it is"),be(_e("device_rows","device rows")),ee("device_time_per_step","device per step"),be(Qe("device_time_pctg","\
share of device time")),Ls,ib,lb]},{key:"by_rank",caption:"Ranks",columns:[Ee,Rr("flops_per_step","FLOPs per step"),ee("device_time_per_step","device per step"),ee("known_time_per_step","with known FL\
OPs"),Ls,Lr]},{key:"by_arithmetic",caption:"Arithmetic",columns:[de(ye("dtype","type"),"The type of the numbers of both factors"),ot(de(ye("arithmetic","computed in"),"What the kernels multiply in, by\
 their names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for one), on the tensor cores"),"the names of the kernels do not tell: the peak is that of the fastest"),be(_e(
"calls","calls")),Rr("flops_per_step","FLOPs per step"),ad,Ls,Lr,rb,ab("peak_tflops_per_s","peak TFLOP/s"),ab("fastest_tflops_per_s","fastest TFLOP/s")]},{key:"by_operator",caption:"Operators",columns:[
go,be(_e("calls","calls")),Rr("flops_per_step","FLOPs per step"),ad,Ls,Lr]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,columns:[go,ye("shapes","shapes",!0),de(ye("dtype","type"),"The typ\
e of the numbers of both factors"),ye("class","class"),be(_e("calls","calls")),Rr("flops_per_call","FLOPs per call"),ad,Ls,Lr,lb]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at leas\
t",apart:!0,columns:[go,ye("shapes","shapes",!0),ye("dtypes","types",!0),be(_e("calls","calls")),ee("device_time_per_step","device per step"),ib]},{key:"unknown",caption:"Device time without known FLO\
Ps",apart:!0,columns:[de(go,"The innermost operator that launched it"),be(_e("device_rows","device rows")),ee("device_time_per_step","device per step"),be(Qe("device_time_pctg","share of device time"))]}]};var VO="The part of the time for which a value is known",ub=[be(Ke("mean","mean")),be(Ke("min","min")),be(Ke("max","max")),be(de(ee("known_time","known"),VO))],db=ye("counter","counter"),mb={title:"Cl\
ocks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:e=>[...new Set(e.flatMap(({letter:t,data:o})=>o.
files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>i("p",{},t)),params:[],charts:[],tables:[{key:"rows",caption:"All steps",columns:[Ee,Mo,db,...ub]},
{key:"by_step",caption:"By step",columns:[Ee,ot(ye("step","step"),"the recording has no steps"),Mo,db,...ub]}]};var QO="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",JO=e=>e===null?pe:De(e,0,3),fb={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[at("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:e=>[...new Set(
e.flatMap(({letter:t,data:o})=>o.files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>i("p",{},t)),charts:[{id:"counters",table:"rows",title:"Sums b\
y operator and counter",height:Fe,make:(e,t)=>tt(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:QO,show:(o,n)=>JO(n)})}],tables:[{key:"\
rows",caption:"Operators, kernels and counters",columns:[Ee,ot(go,"no operator above the launch is recorded"),ye("kernel","kernel",!0),ye("counter","counter",!0),_e("kernels","kernels"),Ke("sum","sum"),
be(Ke("mean","mean")),be(Ke("min","min")),be(Ke("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Ee,de(_e("number","kernel no."),"In order of time, from 0"),ye("kernel","kernel",!0),
de(ye("operators","operators",!0),"Those above its launch, the outermost first"),ye("counter","counter",!0),Ke("value","value")]}]};var nt={temporal_breakdown:ty,comm_comp_overlap:oy,idle_time_breakdown:sy,kernel_breakdown:ry,memory_bw:my,queue_length:fy,launch_stats:py,kernel_sequences:hy,user_annotation_breakdown:gy,operator_kernels:wy,
collectives:Fy,stragglers:jy,memory:Jy,critical_path:tb,phases:nb,work:cb,device_counters:mb,operator_counters:fb};var hb=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],ld=["start","end"],Hi={...Object.fromEntries([...hb,...ld].map(e=>[e,""])),lines:[]};function gb(e){
return[...hb,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?ld:[]]}var pb=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Ui(e,t){
let o=new URLSearchParams(e),n=l=>o.get(l)??o.get(l.replace(/^set(?=_|$)/,"control"))??"",s=Object.keys(t),r={what:it(o,"what",s,s[0])},a=t[r.what];for(let l of["set","test",...gb(a)])r[l]=n(l);return r.
rows=pb(o)==="steps"?"":pb(o),r.lines=a.window?o.getAll("line"):[],r.order=it(o,"order",["rank"],""),r}function wb(e,t,o=[]){let n=new URLSearchParams;for(let s of["set","test",...gb(t[e.what])]){let r=e[s]??
"",a=s.startsWith("test_")&&e.test==="";r!==""&&!a&&!o.includes(s)&&n.set(s,r)}return n}function Dn(e,t){let o=wb(e,t);return t[e.what].window&&e.lines.forEach(n=>o.append("line",n)),e.order&&o.set("o\
rder",e.order),me(`/analyse?what=${e.what}&${o}`)}function yb(e,t,o){let n=wb(e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function cd(e,t){return e.set===""?null:yb(e,t)}function bb(e,t,o){
let n=yb(e,t,ld);return n.set("format","csv"),n.set("table",o),n}var zi={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},_b=({diagnosis:e,diagnosis_note:t,account:o,waterfall:n,work_classes:s})=>({diagnosis:e,note:t,account:o,waterfall:n,
classes:s}),XO=e=>Dn({...Hi,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:kb(e.control_ranks),test_ranks:kb(e.test_ranks),set_marker:e.control_marker,test_marker:e.test_marker},nt),kb=e=>e===
"all"?"":e,ZO=["op","heat","open","hide","zoom_time","zoom_calls"],ud=null,Bn={path:"/compare",name:"Compare",read:Ot,mount:(e,t)=>eM(e,t)};function eM(e,t){let o=Ot(location.search),n=null,s=null,r="",
a="",l=t.newPair?Gc(o):ud,c=null,u="",d="",m=null,f=o.op!=="",p=!1,h=globalThis.firstComparison!==void 0,g=Fh(o,l),y=Ih(()=>!p&&s&&Ie()),w=yg(se),b=lt("All rows"),x=vg(v=>se({open:v},{replace:!0})),_=ug(
XO),k=fw(t.go),$={sides:_s(se,{compact:!0}),verdict:cg({actions:w.node,below:[k.node,x.add("details",_.node)],links:{page:v=>`${te(v)}#booked`,tree:()=>Vt(jt(o)),timeline:v=>(v&&Da(o,v))??po(o)},on:{widen:()=>se(
zi),marker:se,clock:()=>se({equal_clock:!o.equal_clock}),isCorrected:()=>o.equal_clock,fold:v=>x.toggle("lines",v)}}),recorded:Kg(),operators:Sg(te,ft),ranks:Gg(v=>se({heat:v},{replace:!0}),{timeline:(...v)=>Ia(
o,...v),go:t.go}),classes:Bw(),replacements:Eh(te),filters:xg(se),counts:iu({id:"chart-counts",title:"Ops count comparison",file:"ops-count",onSelect:v=>ge(v,$.counts.node),...j("zoom_calls")}),durations:iu(
{id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:v=>ge(v,$.durations.node),...j("zoom_time")}),table:Cg({onSort:(v,q)=>se({sort:v,order:q}),onSelect:ge,href:te,onOpen:G,
onWant:y.want}),detail:Mh({onClear:()=>ge(""),href:te,onRanks:z,onTable:ae,tree:v=>oh(o,v),timeline:v=>us(o,v)})},E=i("p",{class:"remark",hidden:!0}),M=i("p",{class:"muted chart-message",hidden:!0},"N\
o row passes the filters."),S=wg(se),A=[_.chart,$.ranks.heat,$.counts,$.durations];["operators","classes","recorded","replacements"].forEach(v=>x.add(v,$[v].node));let B=i("div",{class:"results"},$.verdict.
node,$.filters.node,E,S.node,i("div",{class:"charts"},$.durations.node,$.counts.node),i("section",{class:"card table-card","aria-label":"All rows"},i("div",{class:"chart-head"},w.title,i("div",{class:"\
chart-tools"},w.work,b.node,w.files)),$.table.node,M,w.workNote),$.ranks.node,$.operators.node,$.classes.node,$.recorded.node,$.replacements.node),Y=i("div",{class:"message"}),P=i("h1",{class:"visuall\
y-hidden"},"Compare"),I=i("div",{class:"paper-only"}),J=Mt({context:t,results:B,message:Y});e.append(i("div",{class:"page compare-page"},P,I,$.sides.node,Y,B),$.detail.node);let re=pt(()=>{A.forEach(v=>v.
retheme()),k.redraw()});function se(v,{replace:q=!1}={}){let K=Object.keys(v).every(ne=>ZO.includes(ne));return!p&&t.go(Yt({...o,...!K&&{zoom_time:"",zoom_calls:""},...v}),{replace:q})}function ge(v,q=$.
table.node){let K=$.detail.node.contains(document.activeElement),ne=v===o.op?"":v??"",ie=q.getBoundingClientRect().top;se({op:ne},{replace:!0}),window.scrollBy(0,q.getBoundingClientRect().top-ie);let Le=c?.
items.find(Ge=>Ge?.key===ne);Le?ke(`${Le.row.name} is selected.`):K&&$.table.focus()}function G(v){v!==o.op&&ge(v)}function te({id:v,name:q,category:K}){return It({...o,heat:"",row:v??Tt(q,K)})}function ae(){
$.table.node.closest(".table-card").scrollIntoView({block:"start"}),$.table.focus()}function j(v){return{onHide:q=>se({hide:q},{replace:!0}),onZoom:q=>q!==o[v]&&se({[v]:q},{replace:!0})}}function z(){
se({heat:"op"},{replace:!0}),$.ranks.node.scrollIntoView({block:"start"}),$.ranks.node.querySelector("summary").focus({preventScroll:!0})}function N(){let v=K=>an(K,o,n,s),q=o.control&&o.test?`${v("co\
ntrol")} → ${v("test")} · Compare`:"Compare";P.textContent=q,t.setTitle(q)}async function W(){let v=[o.control,o.test].filter(K=>K!=="");if(v.every(K=>n&&ze(n,K)))return;let q=await gt(v).catch(()=>[]);
p||(n=q,Re())}async function X(v){let q=l,K=q.late===!0&&await qh(v,q);K!==!1&&l===q&&(l={key:q.key,...K?_b(K):{diagnosis:[],note:""}},ud=K&&l,Re())}function le(v){a=v,B.dataset.stale="";let q=_t(o).toString(),
{op:K}=o;J.ask(ne=>g(v,o,l,ne),ne=>{s=ne,r=v,y.start(v,ne,K),l?.key!==q?(l={key:q,..._b(ne)},ud=l):l.late&&Ft().then(()=>X(v)),ke(s.row_count===1?"One row.":`${C(s.row_count)} rows.`),J.say(null),delete B.
dataset.stale,Re()},ne=>{s=null,r="",y.stop(),J.say(bg(ne,{narrowed:Object.keys(zi).some(ie=>o[ie]!=="all"),all:()=>se(zi),again:()=>le(a),unmarked:()=>se({control_marker:"",test_marker:""})})),delete B.
dataset.stale,Re()})}function Re(){if(p)return;N();let v=o.control!==""&&o.test!=="",q=ns(o),K=zc(o);v?K!==a&&(s||J.say(null),le(K)):(J.drop(),a="",s=null,$.detail.draw(null),J.say(_g(n))),x.draw(o.open),
$.sides.draw(o,n,s),B.toggleAttribute("data-skeleton",v&&!s),$.filters.draw(o,s,s?V():o.unit||"total"),S.draw(o,q),s?v&&r===a&&oe(V(),q):$.detail.draw(null)}function V(){let v=o.unit||uc(s);return v===
"percent"&&!_a(s)?uc(s):v}function oe(v,q){let K=ws(s),ne=_t(o).toString(),ie=Object.keys(zi).some(Et=>o[Et]!=="all"),Le=o.open.includes("lines"),Ge=JSON.stringify([ne,r,Le,l?.note,ie]),qe=s.waterfall??
l?.waterfall??null;(c?.answer!==s||Ge!==u)&&(u=Ge,$.verdict.draw(s,l,{narrowed:ie,open:Le}),$.recorded.draw(s)),_.draw(o,{...s,waterfall:qe},l,{revision:`${r}${qe===null}`,file:K,caption:ai(s)}),k.draw(
o,ne,s),$.operators.draw(ne,s),we(v,q),$.classes.draw(l?.classes,s,v),$.replacements.draw(s,v==="per_step"||v==="percent"),w.draw(o,s,v,q),Xe();let Dt=c.items.find(Et=>Et?.key===o.op);$.ranks.draw(s,o.
heat,K,r,Dt?{name:Dt.row.name,query:vn({...o,row:Dt.key}).toString()}:null),Iw(o,{unit:v,self:q,item:Dt,ofHost:Yf(qe)},{...$,fall:_,table:{sql:b}})}function we(v,q){let K=y.rows(),ne=JSON.stringify([r,
v]),ie=JSON.stringify([ne,o.top,d===r,o.hide]);if(c?.answer!==s||c.order!==ne){let Le=dc(s,K,v,{self:q});c={answer:s,order:ne,unit:v,self:q,items:Le},M.hidden=Le.length>0,R(v,Le),$.table.draw({rows:Le,
totals:ep(s,v,{self:q}),unit:v,self:q,unitName:Ks(v,s),sort:o.sort,order:o.order,selected:o.op,revision:ne,judged:Me(Le),work:o.work})}c.chartKey!==ie&&(c.chartKey=ie,O(ie),T(I,ai(s,U(s.row_count,"row")).
map(Le=>i("p",{},Le))))}let Me=v=>v.some(q=>q.verdict!=="cannot_judge"&&!q.row.too_few);function Ie(){if(r!==a||c?.answer!==s)return;let{items:v,unit:q,self:K}=c,ne=[],ie=[];y.rows().forEach((Ge,qe)=>{
v[qe]||(ne.push(qe),ie.push(Ge))});let Le=dc(s,ie,q,{self:K});Le.forEach((Ge,qe)=>{v[ne[qe]]=Ge}),R(q,v),$.table.add(v,Le,Me(v)),o.op!==""&&!m&&oe(q,K)}function Xe(){let v=o.op===""?-1:y.placeOf(o.op),
q=c.items[v]??null,K=q?.key??"";if(m=q,$.counts.select(K),$.durations.select(K),$.table.select(K),v===void 0){y.find(o.op);return}$.detail.draw(q,q||o.op===""?null:[i("p",{},"The filters hide the sele\
cted row, or these ranks and steps do not have it."),i("p",{},D("Clear the filters",()=>se({q:"",category:[],change:"",exclude:to,device_type:"ALL",significant:""})))]),f&&(f=!1,q&&ae())}function R(v,q){
let K=s.control.samples,ne=s.test.samples,ie=q.find(qe=>qe?.row.too_few&&qe.row.among)?.row;E.hidden=K===ne&&!ie;let Le=ie&&`${Ln(ie)} These rows say “too few steps”. `;if(K===ne){T(E,Le);return}let Ge=v===
"total"?"totals cannot be compared directly.":v==="per_call"?"totals would mislead.":"calls and durations are shown per step.";T(E,Le,`The sides have ${C(K)} and ${U(ne,"sample")} (a sample is one ste\
p of one rank), so ${Ge} `,v==="total"?D("Show per step",()=>se({unit:""}),{class:"link-button"}):D("Show totals",()=>se({unit:"total"}),{class:"link-button"}))}function F(){return d!==r&&Zg(s)&&["No \
difference found in any of these rows, neither in time nor in the number of calls. ",D("Draw the bars anyway",()=>{d=r,Re()},{class:"link-button"})]}function O(v){let{items:q,unit:K,self:ne}=c,ie=`${c.
order}${o.top}`,Le=Xf(q,o.top),Ge=ai(s,`first ${C(Le.length)} of ${U(s.row_count,"row")}`),qe={file:ws(s),revision:v,zoom:ie,caption:Ge};$.durations.draw({...qe,...Jg(Le,K,ne,s),empty:F(),hidden:o.hide,
range:o.zoom_time}),$.counts.draw({...qe,...Xg(Le,K),empty:F(),hidden:o.hide,range:o.zoom_calls}),S.drawRest(q.length,Le.length)}return Re(),h?Ft().then(W):W(),{keys:{search:()=>$.filters.focusSearch(),
enter:()=>$.table.focus(),control:()=>$.sides.choose("control"),test:()=>$.sides.choose("test"),close:()=>$.detail.isOpen()&&ge("")},update(v){o=Ot(v),l=t.newPair?Gc(o):l,Re(),W(),s&&a===r&&t.settled()},
unmount(){p=!0,[_,k,$.operators].forEach(v=>v.stop()),J.unmount(),y.stop(),re(),A.forEach(v=>v.unmount()),$.table.unmount(),$.detail.unmount()}}}var xb=2,dd=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function tM(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);return r.set("n\
ame",o),s||r.set("category",n),(await sa(e,r)).rows[0]}async function oM(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:a,step_number:l}=s,c=new URLSearchParams({rank:r,span:a,order:"duration",limit:"\
1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.all(t.map(b=>tM(e,c,b,n))),Vn(e,o===""?null:o),bo(e)]),[f]=u.
filter(Boolean).sort((b,x)=>x.duration-b.duration);if(!f)throw new Error("The timeline of this step has no such call.");let p=m.filter(b=>b.rank===r).find(b=>b.span===a);if(!p||p.trace_bytes===null)throw new Error(
"The trace of this call is not kept.");if(p.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let h=l===null?p.first_event_ns:
d.find(b=>b.rank===r&&b.span===a&&b.step_number===l).start_ns,g=p.metadata?.baseTimeNanoseconds,y=BigInt(h)-(Number.isFinite(g)?BigInt(g):0n),w=b=>y+BigInt(Math.round(1e3*b));return{file:p,start:w(f.start-
xb*f.duration),end:w(f.start+(1+xb)*f.duration)}}function $b(e,t,o,n){let s=oM(e.id,t,dd(o));return s.catch(()=>{}),Ea({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"tr\
ace.json.gz",load:async r=>{let{file:a}=await s;return la(e.id,a.number,"",{signal:r,onProgress:n})}})}function vb({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),a=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:a(t),test:a(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function Sb(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],a=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=a)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var nM=250;function Eb(e){return kt({...e,height:()=>nM,make:rM,extra:i("div",{class:"legend-row"},i("ul",{class:"chart-legend"},i("li",{class:"key key-control"},"control"),i("li",{class:"key key-line\
 key-test"},"test"),i("li",{class:"muted"},"dotted: medians")),e.tools)})}function sM(e){let[t,o]=Ve(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function rM(e,t){let o={...e,
...vb(e)},n=Xt(),{edges:s}=o,r=Sb(s[0],s[s.length-1],t<520?4:9),[a,l]=["control","test"].map((m,f)=>{let p=o[m].reduce((g,y)=>g+y,0),h=o.share?p/100:o.perStep?o.perStep[f]:1;return o[m].map(g=>g===0?0:
g/h)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((f,p)=>[s[p],s[p+1]]),y:m.flatMap(f=>[f,f])}),u=s.slice(0,-1).map((m,f)=>Math.sqrt(m*s[f+1])),d=Math.max(...a,...l);return{data:[
{...c(a),fill:"tozeroy",fillcolor:iM(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:Q("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,f)=>Math.max(a[f],l[f])),customdata:aM(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:vt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(sM),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,f)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:f===0?Q("--control"):Q("--test")}}])}}}function aM(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,a)=>`${r} ${C(e[r][n])}${a>0?`, ${Pe(100*e[r][n]/a)} of its calls`:""}`;return[`${L(o)} to ${L(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function iM(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var lM=250,Gi=.13;function Tb(e){return kt({...e,height:()=>lM,make:cM,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:i("ul",{class:"chart-legend"},i("li",{class:"key key-dot key-control"},"control"),i("li",{class:"key key-diamond key-test"},"test"),i("li",{class:"muted"},"lines: mean of the ranks"))})}function cM(e,t){
let o=Xt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Ve(Math.max(...n)):["",1],a=e.rows.length>8,l=(m,f,p)=>{let h=[];return e[m].forEach((g,y)=>g.forEach((w,b)=>{
if(w!==null){let x=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;h.push({x:b+f+x,y:w/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(We).join("<br>")})}})),{type:"scatter",mode:"markers",x:h.map(g=>g.x),y:h.
map(g=>g.y),customdata:h.map(g=>g.text),ids:h.map(g=>g.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:p,size:a?5:8,opacity:a?.6:.9,line:{width:0}}}},c=(m,f)=>{let p=e.columns.
map((h,g)=>{let y=e[m].map(w=>w[g]).filter(w=>w!==null);return y.length===0?null:y.reduce((w,b)=>w+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:p,x:p.map((h,g)=>g+f),line:{color:Q(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=So(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-Gi),c("test",Gi),l("control",
-Gi,"circle"),l("test",Gi,"diamond")],layout:{template:vt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>We(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var uM=e=>e[0].toUpperCase()+e.slice(1),dM=e=>e>0?"more":e<0?"less":"calm",Ob=e=>i("td",{class:"num",title:ce(e)},L(e)),Mb=(e,t="")=>i("td",{class:`num ${t} ${dM(e)}`,title:He(e)},xe(e));function md(e,t,o,n){
return i("tr",{},i("th",{scope:"row",title:n},e),Ob(t.control_per_step),Ob(t.test_per_step),Mb(t.diff_per_step,"strong"),o&&(t.itself?[t.itself,t.below].map(s=>Mb(s.diff_per_step)):[i("td"),i("td")]))}
var Ab=(e,t)=>({diff_per_step:e.reduce((o,n)=>o+n[t].diff_per_step,0)});function mM(e,t){let o=["Control","Test","Δ",...t?["Δ on itself","Δ below it"]:[]];return i("table",{class:"number-table"},i(
"caption",{class:"visually-hidden"},"Booked in the steps, by part"),i("thead",{},i("tr",{},i("td"),o.map(n=>i("th",{scope:"col",class:"num"},n)))),i("tbody",{},e.parts.map(n=>md(uM(n.part),n,t)),e.parts.
length>1&&md("Together",{...e,itself:Ab(e.parts,"itself"),below:Ab(e.parts,"below")},t),e.with_others&&md("With other device work of its call",e.with_others,t,"The call launches other device work on t\
he other side; all of it is booked together, on the call")))}var fM=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of\
 a ${t} is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,pM="Nothing is booked on it: other work runs at the same time, \
or it is outside the steps.";function Cb(){let e=lt("Booked in the steps"),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Booked in the steps, by part"}),o=i("p",{class:"muted sm\
all"}),n=i("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Booked in the steps"),i("div",{class:"chart\
-tools"},e.node)),o,t);return{node:n,sql:e,draw(s){let{booked:r}=s,a=s.launches!==void 0;if(n.hidden=r===null,r===null)return;let l=r.parts.length===0&&r.with_others===null;o.textContent=l?pM:fM(a,Pt(
s)?"recording":"step"),T(t,!l&&mM(r,a))}}}var hM=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],Rb=(e,t)=>e===null||t===null?null:
e-t,Lb=(e,t)=>e>0&&t!==null?100*t/e:null,pd=e=>e>0?"more":e<0?"less":"calm";function hd(e){let{control:t,test:o}=e.calls,n={control_counts:t.count,test_counts:o.count,control_total_duration:t.total,test_total_duration:o.
total},s=jo(n,"per_step",e);return{row:n,counts:[t.count,o.count],callsPerStep:[s.controlCount,s.testCount],total:[t.total,o.total],perStep:[s.control,s.test],perCall:[t["50%"],o["50%"]],birth:s.birth}}
function fd(e,t,[o,n],s,r,a){let l=Rb(n,o),c=a==="new"?"new":a==="gone"?"gone":he(Lb(o,l));return i("div",{class:"tile",title:t},i("p",{class:"tile-title"},e),i("p",{class:"tile-values"},i("span",{class:"\
control-text"},a==="new"?pe:s(o)),i("span",{class:"arrow","aria-label":"to"}," → "),i("span",{class:"test-text"},a==="gone"?pe:s(n))),i("p",{class:`tile-change ${pd(l??(a==="new"?1:-1))}`},l===null?
c:`${r(l)} (${c})`))}function gM(e,t){let o=hd(e);return[i("p",{class:"muted op-verdict"},t?Ln(t):" "),i("div",{class:"tiles"},fd("Time per step","Total duration divided by the number of samples (ran\
k × step)",o.perStep,L,xe,o.birth),fd("Calls per step","Number of calls divided by the number of samples (rank × step)",o.callsPerStep,C,st,o.birth),fd("Time per call","Median over all calls",o.perCall,
L,xe,o.birth))]}function Ki(e,[t,o],n,s,{exact:r,exactDiff:a,title:l}={}){let c=Rb(o,t);return i("tr",{},i("th",{scope:"row",title:l},e),i("td",{class:"num",title:r?.(t)},n(t)),i("td",{class:"num",title:r?.(
o)},n(o)),i("td",{class:`num strong ${pd(c)}`,title:a?.(c)},s(c)),i("td",{class:`num ${pd(c)}`},he(Lb(t,c))))}var Yi=(e,t,o)=>Ki(e,t,L,xe,{exact:ce,exactDiff:He,title:o});function wM(e,t){if(!(t?.control?.
step>0)||!(t?.test?.step>0))return null;let{control:o,test:n}=jo(hd(e).row,"percent",{...e,step_time:t}),s=Pt(e)?"recording":"step time";return Ki(`Share of the ${s}`,[o,n],Pe,r=>r===null?pe:he(r).replace(
"%","pp"),{title:`Change in percentage points. Time per step divided by the ${s}; overlapping work counts in full`})}function yM(e,{stepTime:t,row:o}){let n=hd(e),s=a=>i("tr",{class:"group-row"},i("th",
{colspan:"5",scope:"colgroup"},a)),r=a=>[e.calls.control[a],e.calls.test[a]];return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Numbers of this operation"),i("thead",{},i("\
tr",{},i("td"),["Control","Test","Δ","Δ %"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("All calls"),Ki("Calls",n.counts,C,st),Ki("Calls per step",n.callsPerStep,C,st),Yi("Total",n.
total),Yi("Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&Yi("Self time per step",["control","test"].map(a=>kn(o,`${a}_self_per_step`,e)),"Without the calls i\
nside it"),wM(e,t)),i("tbody",{},s("A single call"),hM.map(([a,l])=>Yi(l,r(a)))))}function Nb(){let e=i("div",{class:"card op-head"}),t=lt("Numbers"),o=i("div",{class:"scroll-x",tabindex:"0",role:"reg\
ion","aria-label":"Numbers of this operation"}),n=i("section",{class:"card op-table-card","aria-label":"Numbers"},i("div",{class:"chart-head"},i("h2",{},"Numbers"),i("div",{class:"chart-tools"},t.node)),
o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),T(e,gM(s,r.row)),T(o,yM(s,r))}}}var Pb=.8,bM=/^aten::.*(mm|linear|conv|attention)/,gd={control:"set",test:"test"};function _M(e,t,o){let n=Object.values(gd).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),a=Object.values(gd).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=Pb*o[d]&&
u.device_time>=Pb*(u.device_time+a[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var Ib=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(gd))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function Vi(e,[
t,o],n,s,r){let a=t===null||o===null?null:o-t;return i("tr",{},i("th",{scope:"row"},e),[t,o].map(l=>i("td",{class:"num",title:r?.(l)},n(l))),i("td",{class:"num strong"},a===null?"":s(a)),i("td",{class:"\
num"},t>0&&a!==null?he(100*a/t):""))}var Db=(e,t,o)=>i("tr",{},i("th",{scope:"row",title:t},e),i("td"),i("td"),i("td",{class:`num strong ${o>0?"more":"less"}`,title:He(o)},xe(o)),i("td")),kM=e=>e===null?
pe:`${uo(1e12*e)}FLOP/s`,xM=e=>`${wn(1e12*e)}FLOP/s`;function $M(e,t){return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Work of this operator, per step"),i("thead",{},i("t\
r",{},i("td"),["Control","Test","Δ","Δ %"].map(o=>i("th",{scope:"col",class:"num"},o)))),i("tbody",{},Vi("FLOPs per step",e.flops,uo,wn),Vi("Device time per step",e.device,L,xe,ce),e.more!==null&&[Db(
"due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),Db("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],Vi("Achieved",e.
speed,kM,xM),e.calls.some((o,n)=>o!==t[n])&&Vi("Calls with known FLOPs",e.calls,C,st)))}function Bb(){let e=i("div",{class:"op-work-body"}),t=lt("Work"),o=i("section",{class:"card op-table-card op-wor\
k","aria-label":"Work",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Work"),i("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=a=>T(e,i("p",{class:"muted small op-work-none"},a));return{node:o,
sql:t,async draw(a,l){let c=l.category==="cpu_op"&&bM.test(l.name)&&!a.use_short_name&&a.control!==""&&a.test!=="";o.hidden=!c;let u=c?`${Ib(a)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,
n=u,!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await Qn("work",Ib(a),{signal:s.signal});if(n!==u)return;let f=_M(m,l.name,d);f?T(e,i("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},$M(f,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var Qi=12;function qb(e){let t=i("h2"),o=i("p",{class:"muted small"}),n=lt("What launches it, or what it launches"),s=wt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=i(
"div",{class:"scroll-x"}),a=i("p",{class:"related-more"}),l=i("section",{class:"card related"},i("div",{class:"chart-head"},t,i("div",{class:"chart-tools"},s.node,n.node)),o,r,a),c=!1,u="";function d(h){
let{answer:g}=h,y=g.launches!==void 0;u!==h.revision&&(u=h.revision,c=!1),s.press(h.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let w=y?g.launches:g.launched_by;T(r,w.length===0?m(y):f(w,h,y)),T(a,w.length>Qi&&!c&&D(`Show all ${C(w.length)}`,()=>{c=!0,d(h),r.querySelectorAll("tbody tr")[Qi].querySelector("a")?.focus()},{
class:"link-button"})),a.hidden=w.length<=Qi||c}function m(h){return i("p",{class:"muted chart-message"},h?"Its calls launch no device work.":"The trace does not say what launched it.")}function f(h,g,y){
let w=h.some(b=>b.shapes!==null);return i("table",{class:"related-table"},i("thead",{},i("tr",{},i("th",{scope:"col"},y?"Device work":"Operator"),w&&i("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(b=>i("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},i("span",{class:"th-group"},"calls "),b)),["Control","Test","Δ","Δ %"].map(b=>i("th",{scope:"col",class:b==="Control"||
b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},i("span",{class:"th-group"},"time "),b)))),i("tbody",{},h.slice(0,c?void 0:Qi).map(b=>p(b,g,w))))}function p(h,{answer:g,unit:y},w){let{control:b,
test:x,diff:_,controlCount:k,testCount:$,diffCount:E,birth:M,percent:S}=jo(h,y,g),A=_>0?" more":_<0?" less":"",B=M||he(S);return i("tr",{},i("th",{scope:"row",class:"related-name mono"},h.name===""?i(
"span",{class:"muted"},"unknown launch"):i("a",{href:e.href(h),title:h.name},i("bdi",{},h.name)),i("span",{class:"related-category muted"},` ${h.category??""}`)),w&&i("td",{class:"shapes mono",title:h.
shapes},h.shapes??"–"),i("td",{class:"num wide-only"},C(k)),i("td",{class:"num wide-only"},C($)),i("td",{class:`num wide-only${E>0?" more":E<0?" less":""}`},st(E)),i("td",{class:"num roomy-only",title:ce(
b)},h.control_counts>0?L(b):"–"),i("td",{class:"num roomy-only",title:ce(x)},h.test_counts>0?L(x):"–"),i("td",{class:`num strong${A}`,title:He(_)},xe(_)),i("td",{class:`num${A}`},B))}return{node:l,
sql:n,draw:d}}function Fb(){let e=i("div",{class:"stacks"}),t=i("section",{class:"card stack-card","aria-label":"Call stack"},i("div",{class:"chart-head"},i("h2",{},"Call stack")),i("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return i("ol",{class:"stack"},s.map((a,l)=>{let c=r(a),u=c?.diff>0?" more":c?.diff<0?" less":"";return i(
"li",{css:{"--depth":String(Math.min(l,24))}},i("span",{class:"mono frame-name",title:a.category},c?i("a",{href:c.href},i("bdi",{},a.name)):i("bdi",{},a.name)),c&&c.diff!==null&&i("span",{class:`num f\
rame-diff${u}`},xe(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:a,test:l}=s;if(t.hidden=a.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&i("div",{},i("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=a.length===l.length&&a.every((d,m)=>n(d,l[m]));T(e,u?i("div",{},i("h3",{},"The same in control and test"),o(l,
r)):[c("control",a),c("test",l)])}}}var Wb={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
wd={path:"/compare/op",name:"Operation",read:as,mount:(e,t)=>vM(e,t)};function vM(e,t){let o=as(location.search),n=null,s=null,r="",a="",l={key:"",answer:null},c=null,u=!1,d=wt("Height of the histogra\
m",[["calls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],j=>E({bins:j},{replace:!0})),m={sides:_s(E),numbers:Nb(),
booked:Cb(),work:Bb(),histogram:Eb({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:Tb({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...j)=>t.
go(S(...j))}),heat:fi({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...j)=>t.go(S(...j))}),grid:pi(),related:qb({onUnit:j=>E({unit:j}),href:({name:j,category:z})=>It({...o,
row:Tt(j,z)})}),stack:Fb()},f=[m.histogram,m.points,m.heat],p=i("nav",{class:"crumb","aria-label":"Where this is"}),h=i("h1",{class:"mono op-title"}),g=i("p",{class:"muted"}),y=i("p",{class:"op-action\
s"}),w=i("div",{class:"message"}),b=EM(j=>E({heat:j},{replace:!0})),x=i("p",{class:"muted small",hidden:!0}),_=i("div",{class:"results"},m.numbers.head,i("div",{class:"op-columns"},m.numbers.table,i("\
div",{class:"op-charts"},m.histogram.node,m.points.node)),m.booked.node,m.work.node,m.related.node,m.stack.node,i("div",{class:"heat-block"},b.node,m.heat.node,x,m.grid.node));e.append(i("div",{class:"\
page operation-page"},p,i("header",{class:"op-header"},h,g,y),m.sides.node,w,_));let k=Mt({context:t,results:_,message:w}),$=pt(()=>f.forEach(j=>j.retheme()));function E(j,{replace:z=!1}={}){t.go(It({
...o,...j}),{replace:z})}function M(){let j=X=>an(X,o,n,s),z=`${j("control")} → ${j("test")}`,N=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${N.slice(0,80)} · ${z}`),T(h,i("bdi",{},N)),
T(g,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together",s?.category==="python_function"&&s.aliases&&i("span",{class:"mono \
full-name"},` · ${s.aliases.map(({side:X,name:le})=>`${X} ${le}`).join(", ")}`));let W={...Ot(""),...A(),op:o.row};T(p,i("a",{href:t.lastCompare(_t(o))??Yt(W)},`← ${z}`))}function S(j,z){return Ia(
o,j,z,s)}function A(){let{control:j,test:z,control_ranks:N,test_ranks:W,control_steps:X,test_steps:le,control_marker:Re,test_marker:V,use_short_name:oe,merge_addresses:we,aliases:Me,merge_lines:Ie}=o;
return{control:j,test:z,control_ranks:N,test_ranks:W,control_steps:X,test_steps:le,control_marker:Re,test_marker:V,use_short_name:oe,merge_addresses:we,aliases:Me,merge_lines:Ie}}async function B(){let j=[
o.control,o.test].filter(N=>N!=="");if(j.every(N=>n&&ze(n,N)))return;let z=await gt(j).catch(()=>[]);u||(n=z,J())}function Y(j){a=j,k.ask(z=>oa(j,{signal:z}),z=>{s=z,r=new URLSearchParams(j).get("row"),
k.say(null),ke(`${z.name}: ${L(z.calls.control.total)} to ${L(z.calls.test.total)}.`),J()},z=>{s=null,k.say(I(z)),J()})}async function P(j){c?.abort(),c=new AbortController,l={key:j,answer:null};try{let z=new URLSearchParams(
j);z.set("significance","true"),z.set("diagnosis","false");let N=await ft(z,{signal:c.signal});if(u||l.key!==j)return;l.answer=N,l.byKey=Zf(N),J()}catch{}}function I(j){let z=j.code==="unknown_operati\
on",N=["control_ranks","test_ranks","control_steps","test_steps"].filter(W=>o[W]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:j.code}},i("h2",{},z?"This operation does not occur":
"This operation cannot be shown"),i("p",{},z?"Neither side has an operation of this name and category in the selected ranks and steps.":j.message),i("p",{},N.length>0&&D("Use all ranks and steps",()=>E(
Object.fromEntries(N.map(W=>[W,"all"]))),{class:"primary"}),N.length===0&&!z&&D("Try again",()=>Y(vn(o).toString()),{class:"primary"})," ",i("a",{href:Yt({...Ot(""),...A()})},"All operations of this c\
omparison")))}function J(){if(u)return;M();let j=o.control!==""&&o.test!==""&&o.row!=="",z=vn(o).toString();j?z!==a&&(s&&r!==o.row&&(s=null),k.say(null),Y(z)):(k.drop(),a="",k.say(i("div",{class:"empt\
y"},i("h2",{},"No operation is chosen"),i("p",{},"Choose one on the ",i("a",{href:me("/compare")},"Compare page"),"."))));let N=_t({...o,use_short_name:!1}).toString();j&&N!==l.key&&P(N),m.sides.draw(
o,n,s),_.toggleAttribute("data-skeleton",j&&!s),s&&re()}function re(){let j=o.unit||(s.control.samples===s.test.samples?"total":"per_step"),z=`tracediff-${$t(s.control.label)}-${$t(s.test.label)}-${$t(
s.name)}`,N=a,W=o.use_short_name?void 0:mc(l.byKey?.get(Vs(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:W}),te(z,N),ae(z,N),m.booked.draw(s),m.work.draw(o,s),Dw(o,s,m),m.
related.draw({answer:s,unit:j,revision:N}),m.stack.draw(s.stack,G),T(y,D("Copy the name",()=>Ht(s.name,"Name copied."),{class:"link-button"}),D("Copy link",()=>Ht(location.href,"Link copied."),{class:"\
link-button"}),i("a",{href:us(o,s)},"Show in the timeline"),i("a",{href:Mm(vn(o)),download:`${z}.json`},"JSON"),["control","test"].map(ge))}let se=j=>s.aliases?.filter(z=>z.side===j)??[{name:s.name,category:s.
category}];function ge(j){let z=n&&ze(n,o[j]);if(!z||dd(s.samples[j])===void 0)return null;let N=`slowest call, ${j}`;if(Ho(z)!=="")return i("span",{class:"muted small",title:Ho(z)},`Perfetto: no trac\
e of the ${j}`);let W={name:s.name,names:se(j),marker:o[`${j}_marker`],shortNames:o.use_short_name},X=D(`Perfetto: ${N}`,async()=>{X.disabled=!0;try{await $b(z,W,s.samples[j],le=>ke(`Loading ${Se(le)}`))}catch(le){
Oe(le.message,{urgent:!0})}finally{X.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});
return X}function G({name:j,category:z}){let N=l.byKey?.get(Vs(j,z));return N&&{diff:N.diff_per_step,href:It({...o,use_short_name:!1,row:N.id})}}function te(j,z){let{edges:N,control:W,test:X}=s.histogram,
le=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({edges:N,control:W,test:X,file:j,revision:`${z}#${o.bins}`,share:o.bins==="share",perStep:le[0]===le[1]?null:le,medians:[s.calls.
control["50%"],s.calls.test["50%"]],heading:`${C(s.calls.control.count)} in the control, ${C(s.calls.test.count)} in the test`,empty:N.length===0?"No calls to draw.":""})}function ae(j,z){let{control:N,
test:W}=s.samples,X=mi(N,W),le=wr(X,O=>O.total_duration),Re=O=>s.calls[O].count===0,V=le.control.map(O=>O.map(()=>null));m.points.draw({rows:X.rows,columns:X.columns,kind:"time",file:j,control:Re("con\
trol")?V:le.control,test:Re("test")?V:le.test,hover:(O,v,q)=>SM(O,X[O][v][q]),heading:"duration in each step of each rank",revision:z});let[oe,we,Me]=Wb[o.heat],Ie=wr(X,we),Xe=Me==="time",R={format:Xe?
ce:C,formatDiff:Xe?He:st};b.draw(o.heat),m.heat.draw({rows:X.rows,columns:X.columns,...Ie,...R,kind:Me,file:j,heading:oe,revision:`${z}#${o.heat}`}),m.grid.draw({grid:X,values:Ie,title:oe,timeline:S,format:Xe?
L:C,formatDiff:Xe?xe:st});let F=[X.ranksByPosition&&"ranks",X.stepsByPosition&&"steps"].filter(Boolean);x.hidden=F.length===0,x.textContent=`The sides have different ${F.join(" and ")}; they are paire\
d by position (control / test).`}return J(),B(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(j){let z=o;o=as(j),z.row!==o.row&&window.scrollTo(0,0),J(),B()},unmount(){
u=!0,m.work.stop(),k.unmount(),c?.abort(),$(),f.forEach(j=>j.unmount())}}}function SM(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.
step_number}`}`,ce(t.total_duration),U(t.counts,"call")]}function EM(e){let t=ue("heat"),o=i("select",{id:t,on:{change:()=>e(o.value)}},Object.entries(Wb).map(([n,[s]])=>i("option",{value:n},s)));return{
node:i("p",{class:"chart-bar"},i("label",{for:t},"Heat maps of"),o),draw(n){o.value=n}}}function jb(e,t){let o=null,n=new Map,s=p=>{let h=e.getBoundingClientRect();return[p.clientX-h.left,p.clientY-h.top]};function r(p){let h=p.deltaMode===1?16:1,g=p.shiftKey&&p.deltaX===0?p.deltaY:p.deltaX;
if(p.shiftKey||Math.abs(g)>Math.abs(p.deltaY))p.preventDefault(),t.pan(g*h);else if(p.ctrlKey||p.metaKey){p.preventDefault();let y=Math.max(-240,Math.min(240,p.deltaY*h));t.zoom(s(p)[0],Math.exp(y*.004))}}
function a(p){if(p.button!==0)return;let[h]=s(p);e.focus({preventScroll:!0}),n.set(p.pointerId,h),o={id:p.pointerId,x:h,y:p.clientY,from:h,measures:p.shiftKey,moved:n.size>1}}function l(p,h){let g=[...n.
values()];n.set(p.pointerId,h);let y=[...n.values()],w=([b,x])=>Math.max(20,Math.abs(b-x));t.zoom((y[0]+y[1])/2,w(g)/w(y))}function c(p){p.pointerType==="mouse"&&(p.buttons&1)===0&&n.delete(p.pointerId)&&
(o=null,delete e.dataset.drag);let[h,g]=s(p);if(n.size===2&&n.has(p.pointerId)){l(p,h);return}if(!o||o.id!==p.pointerId){t.hover(h,g,p);return}!o.moved&&Math.hypot(h-o.x,p.clientY-o.y)<4||(o.moved||(o.
moved=!0,e.setPointerCapture(p.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,h,!1):(t.pan(o.x-h),t.scroll(o.y-p.clientY)),[o.x,o.y]=[h,p.clientY])}function u(p){
if(n.delete(p.pointerId),!o||o.id!==p.pointerId)return;let[h,g]=s(p),{moved:y,measures:w,from:b}=o;o=null,delete e.dataset.drag,p.type!=="pointercancel"&&(w&&y?t.measure(b,h,!0):y||t.pick(h,g,p))}let d={
w:()=>t.glide(.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),
0:()=>t.fit(),Enter:()=>t.enter()};function m(p){if(p.ctrlKey||p.metaKey||p.altKey)return;if(t.own(p)){p.preventDefault();return}let h=d[p.key.length===1?p.key.toLowerCase():p.key];h&&(p.preventDefault(),
p.stopPropagation(),h())}let f={wheel:r,pointerdown:a,pointermove:c,pointerup:u,pointercancel:u,pointerleave:()=>t.leave(),keydown:m};for(let[p,h]of Object.entries(f))e.addEventListener(p,h,p==="wheel"?
{passive:!1}:void 0);return()=>Object.entries(f).forEach(([p,h])=>e.removeEventListener(p,h))}function yd({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let a=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)a[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)TM(a.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:a,reach:c,
start:e,end:t}}function bd(e,t,o=null,n=e*t){let s=r=>o?.[r]??r*t;return{height:n,y:s,at(r){let a=o?Hb(o,0,o.length,r)-1:Math.floor(r/t);return a<0||r>=s(a)+t?-1:a}}}function TM(e,t,o,n){for(let r=1;r<
e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((a,l)=>o[a]-o[l]||a-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function Hb(e,t,o,n){for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+
1}return t}function _d(e,t,o,n,s){if(t<0||t>=e.rows)return;let{first:r,order:a,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=Hb(l,r[t],d,o);m<d;m+=1){let f=a[m];if(c[f]>=n)return;u[f]>o&&s(f)}}function Ub(e,t,o,n=0){
let s=-1,r=1/0;return _d(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,a=>{let l=Math.max(0,e.start[a]-o,o-e.end[a]);l<=r&&([s,r]=[a,l])}),s}function zb(e,t,o){let n=o("…"),s=0,r=0,a=0,l=0;for(let c of e){
if(s+=o(c),s>t)return r<2?"":`${e.slice(0,a)}…`;l+=c.length,s+n<=t&&(r+=1,a=l)}return e}var Ns=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).
slice(0,3).map(Number);function Gb(e){let[t,o,n]=Ns(e).map(l=>{let c=l/255;return c<=.04045?c/12.92:((c+.055)/1.055)**2.4}),s=.2126*t+.7152*o+.0722*n,[r,a]=[1.05/(s+.05),(s+.05)/.058];return Math.max(
r,a)<4.5?"#000000":r>=a?"#ffffff":"#10161d"}var Ji=(e,t,o)=>`rgb(${Ns(e).map((n,s)=>Math.round(o*n+(1-o)*Ns(t)[s])).join(", ")})`;function Ps(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},a=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=a(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,f){e.strokeStyle=m,e.lineWidth=f,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,f=1){e.strokeStyle=m,e.lineWidth=f,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:f=!1}={}){let p=`${f?600:400} ${m}px ${t}`;s!==p&&(s=p,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var OM={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},MM=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,Nr=e=>String(e).replace(MM,"").replace(/[&<>"]/g,t=>OM[t]),Pr=e=>String(Math.round(e*100)/100);
function Yb(e){let t=[],o=new Map,n=1,s=(a,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,f])=>` ${m}="${typeof f=="number"?Pr(f):Nr(f)}"`).join("");t.push(c===""?`<${a}${d}/\
>`:`<${a}${d}>${Nr(c)}</${a}>`)},r=a=>(o.has(a)||o.set(a,`hatch-${o.size+1}`),o.get(a));return{box(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,fill:d})},hatch(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(a,l,c,u,d,m){s("rect",{x:a,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(a,l,c,u,d,m=1){s("line",{x1:a,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(a,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:a,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(a){n=a},text(a,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${Nr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${Pr(a)}" height="${Pr(l)}"\
 viewBox="0 0 ${Pr(a)} ${Pr(l)}" font-family="${Nr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${Nr(c)}"/>${t.join("")}</svg>`}}}var Xi=(e,t,o)=>Math.min(Math.max(e,t),o);function qn({from:e,to:t},o,n=0){let s=o.to-o.from,r=Xi(t-e,Math.min(n,s),s),a=(e+t)/2,l=Xi(a-r/2,o.from,o.to-r);return{from:l,to:l+r}}function kd(e,t,o,n,s=0){
let r=n.to-n.from,a=Xi((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-a*l;return qn({from:c,to:c+a},n,s)}function xd(e,t,o){let n=e.to-e.from,s=Xi(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function Kb(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function Vb({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),a=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)a.push(l*r+0);return{values:a,step:r}}var Ao=22,AM=22,Zi=4,CM=.3;function Jb(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(
n).width,o.set(n,s)),s}}var Ir=new Map;function RM(e){return Ir.has(e)||(Ir.size>500&&Ir.clear(),Ir.set(e,Gb(e))),Ir.get(e)}function LM(e,t,o,n,s){let{x:r,y:a,width:l,height:c}=o,u=s?Ji(n.colour(t),n.
colours.surface,CM):n.colour(t);if(e.box(r,a,l,c,u),l<3)return;let d=RM(u);if(n.hatched(t)&&e.hatch(r,a,l,c,n.colours.surface),l>=AM){let m=zb(n.text(t),l-2*Zi,n.widthOf);if(m!==""){let f=a+c/2+11*.36;
if(n.hatched(t)){let p=4;for(let h of m)p+=n.widthOf(h);e.box(r+Zi-2,a+1,Math.min(p,l-Zi),c-2,u)}e.words(r+Zi,f,m,d)}}}function NM(e,t,o,{index:n,view:s,scale:r,width:a,how:l,height:c,dimmed:u}){let d=-1,
m=0;return _d(n,t,s.from,s.to,f=>{let p=Math.max(0,(n.start[f]-s.from)*r),h=Math.min(a,(n.end[f]-s.from)*r);if(h<=d&&!u?.keep.has(f))return;let g=Math.max(1,h-p>3?h-p-.5:h-p);LM(e,f,{x:p,y:o,width:g,height:c},
l,u&&!u.keep.has(f)),m+=1,d=g<=1?p+1:h}),m}function Xb(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:a}=Vb(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,Ao,s.surface);for(let c of r){let u=Math.round(
(c-t.from)*l)+.5;e.line(u,Ao-5,u,Ao,s.border),u<o-30&&e.words(u+3,Ao-8,n(c,a),s.muted)}e.line(0,Ao-.5,o,Ao-.5,s.border)}function Zb(e,t){let{index:o,view:n,width:s,height:r,rowHeight:a,top:l,places:c,
marks:u,how:d}=t,m=s/(n.to-n.from),f=u.highlight?{keep:u.highlight}:null,p={index:o,view:n,scale:m,width:s,how:d,height:a-1,dimmed:f},h=0;for(let g=0;g<o.rows;g+=1){let y=l+c.y(g);y+a>0&&y<r&&(h+=NM(e,
g,y,p))}return PM(e,t,m),h}function PM(e,t,o){let{marks:n,how:s}=t,r=(a,l,c)=>{if(a<0||a>=t.index.order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[a]-t.view.from)*o),f=Math.min(t.width+
2,(d[a]-t.view.from)*o);f>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.places.y(t.rowOf(a))-.5,Math.max(2,f-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(a=>r(a,s.colours.
text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var tl=12,el=17,IM=8e3,DM=15,BM=12;function Dr(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,a,...l)=>e.
line(n+t,s+o,r+t,a+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var e_=(e,t)=>e.flatMap((o,n)=>tn(o,Math.floor((t-2*tl)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function t_(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(tl,o+el*r,n,Q(s?"--text":"--muted"),{size:s?DM:BM,bold:s})})}function ol(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=e_(e,o),r=t.map(d=>e_(d.lines,
o)),a=10+el*s.length+tl,l=t.map((d,m)=>{let f=a+el*r[m].length;return a=f+d.height+tl,f}),c=Math.min(a,IM),u=d=>{t_(d,s,22),t.forEach((m,f)=>{t_(d,r[f],l[f]-el*r[f].length+12),m.paint(Dr(d,0,l[f]))})};
return{width:o,height:c,svg(){let d=Yb(n);return u(d),d.text(o,c,Q("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let f=Ps(m,n);return f.box(0,0,o,c,Q("--surface")),u(f),new Promise(p=>{d.toBlob(p,"image/png")})}}}async function nl(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
Ja(n,`${o}.${t}`)}var qM=160,FM=3,$d=300,WM=matchMedia("(prefers-reduced-motion: reduce)"),o_=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,Q(`--${e}`)])),vd={start:new Float64Array(
0),end:new Float64Array(0),row:new Uint16Array(0),length:0};function sl(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:a=null,onKey:l=()=>!1,least:c=.001,decorate:u=null}=t,
d=i("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),m=i("div",{class:"spans-space"},d),f=i("div",{class:"spans-scroll"},m);e.classList.add("s\
pans"),e.append(f);let p=d.getContext("2d",{alpha:!1}),h=getComputedStyle(document.body).fontFamily,g=Ps(p,h),y={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:Jb(h),colours:o_()},w=vd,
b=yd(vd),x=bd(0,o),_={from:0,to:1},k={from:0,to:1},$={hover:-1,select:-1,highlight:null},E=0,M=null,S=0,A=0,B={top:0,height:0},Y=!0,P=()=>(k.to-k.from)/Math.max(1,S),I=R=>k.from+R*P();function J(){let{
top:R}=m.getBoundingClientRect(),F=f.getBoundingClientRect();return[Math.max(0,F.top)-R,Math.min(window.innerHeight,F.bottom)-R]}let re=([R,F])=>Math.max(0,R)>=B.top&&Math.min(x.height,F)<=B.top+B.height;
function se(){S=f.clientWidth,m.style.height=`${x.height}px`;let R=J(),[F,O]=[Math.max(0,R[0]-$d),Math.min(x.height,R[1]+$d)];if(O<=F&&B.height>0)return!1;(B.height===0||!re(R)||B.top+B.height>x.height)&&
(B.height=Math.max(0,Math.min(x.height,O>F?O-F:2*$d)),B.top=Math.max(0,Math.min(F,x.height-B.height)));let v=globalThis.devicePixelRatio||1,[q,K]=[Math.round(S*v),Math.round(B.height*v)];return d.style.
top=`${B.top}px`,(d.width!==q||d.height!==K||A!==v)&&([d.width,d.height,A]=[q,K,v],d.style.width=`${S}px`,d.style.height=`${B.height}px`),!0}function ge(){E===0&&(E=requestAnimationFrame(G))}function G(R){
if(E=0,M){M.since??=R;let O=(R-M.since)/qM;k=Kb(M.from,M.to,O);let v=O<1;v?ge():M=null,r(k.from,k.to,v)}let F=performance.now();if(Y=!se(),!Y&&S>0&&B.height>0){p.setTransform(A,0,0,A,0,0);let O=j(ae(),
{width:S,height:B.height,top:-B.top});d.dataset.drawn=String(O)}d.dataset.drawMs=(performance.now()-F).toFixed(2)}let te="";function ae(){let R=`${d.width} ${d.height} ${A}`;return R!==te&&(te=R,g.forget()),
g}function j(R,{width:F,height:O,top:v}){let{colours:q}=y;R.box(0,0,F,O,q.surface);let K=Zb(R,{index:b,view:k,width:F,height:O,rowHeight:o,top:v,places:x,marks:$,how:y,rowOf:ie=>w.row[ie]}),ne=F/(k.to-
k.from);return u?.(R,{x:ie=>(ie-k.from)*ne,y:ie=>v+x.y(ie),rowHeight:o,top:v,width:F,height:O,view:k}),K}function z(R,F=!1){M=null,!(R.from===k.from&&R.to===k.to)&&(k=R,r(k.from,k.to,F),ge())}function N(R){
let F=qn(R,_,c);WM.matches?z(F):(M={from:k,to:F,since:null},ge())}let W=()=>M?.to??k;function X(R,F){return Ub(b,x.at(F+B.top),I(R),FM*P())}function le(R,F){R!==$.hover&&($.hover=R,d.style.cursor=R>=0?
"pointer":"",ge()),n(R,F)}let Re=jb(d,{zoom:(R,F)=>z(kd(k,I(R),F,_,c)),pan:R=>z(xd(k,R*P(),_)),scroll:R=>V(R),hover:(R,F,O)=>le(X(R,F),O),leave:()=>{$.hover>=0&&le(-1,null)},pick:(R,F,O)=>s(X(R,F),O),
measure:(R,F,O)=>a?.(...[I(R),I(F)].sort((v,q)=>v-q),O),slide(R){let F=W();N(xd(F,R*(F.to-F.from),_))},glide(R){let F=W();N(kd(F,(F.from+F.to)/2,R,_,c))},fit:()=>N(_),enter:()=>{$.select>=0&&s($.select,
null)},own:l});function V(R){(f.scrollHeight>f.clientHeight+1?f:window).scrollBy(0,R)}let oe=()=>{E===0&&(Y||!re(J()))&&ge()};document.addEventListener("scroll",oe,{capture:!0,passive:!0}),window.addEventListener(
"resize",oe);let we=new ResizeObserver(ge);we.observe(f);let Me=()=>{y.colours=o_(),ge()},Ie=matchMedia("(forced-colors: active)");Ie.addEventListener("change",Me);let Xe=pt(Me);return{node:d,set(R){let F=w===
vd;w=R,b=yd(R),x=bd(b.rows,o,R.tops,R.height);let[O,v]=[R.from??1/0,R.to??-1/0];if(R.from===void 0||R.to===void 0)for(let K=0;K<R.length;K+=1)O=Math.min(O,R.start[K]),v=Math.max(v,R.end[K]);_=v>O?{from:O,
to:v}:{from:0,to:1},$.hover=-1,$.select=-1,$.highlight=null;let q=F?{..._}:qn(k,_,c);m.style.height=`${x.height}px`,M===null&&(k=q),ge()},view(R,F,O=!1){O?z(qn({from:R,to:F},_,c)):N({from:R,to:F})},current:()=>({
...k}),goal:()=>({...W()}),extent:()=>({..._}),select(R){$.select=R,R>=0&&this.reveal(w.row[R]),ge()},highlight(R){$.highlight=R===null?null:new Set(R),ge()},follow(R,F,O=!1){M=null,k={from:R,to:F},O?
(cancelAnimationFrame(E),G(0)):ge()},placeOf(R){let F=this.boxOf(R),{left:O,right:v,top:q,bottom:K}=f.getBoundingClientRect();return F.right<O||F.left>v||F.bottom<q||F.top>K?null:{...F,left:Math.max(O,
F.left),right:Math.min(v,F.right)}},boxOf({start:R,end:F,row:O}){let{left:v,top:q}=m.getBoundingClientRect(),K=ie=>v+(ie-k.from)/P(),ne=q+x.y(O);return{left:K(R),right:K(F),top:ne,bottom:ne+o}},redraw:ge,
reveal(R){let F=x.y(R);(F<f.scrollTop||F+o>f.scrollTop+f.clientHeight)&&(f.scrollTop=F-f.clientHeight/2)},whole:R=>({height:x.height,paint:F=>j(F,{width:R,height:x.height,top:0})}),picture(R){return ol(
R,[{lines:[],...this.whole(Math.max(S,600))}],Math.max(S,600))},destroy(){cancelAnimationFrame(E),Re(),document.removeEventListener("scroll",oe,{capture:!0}),window.removeEventListener("resize",oe),Xe(),
Ie.removeEventListener("change",Me),we.disconnect(),f.remove()}}}var Is=8,jM=.004;function n_(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs($o(n,t))),0)}var ao=(e,t)=>e.verdict[t]==="no_difference_found";function s_(e,t,o){let n=$o(e,t);if(!(o>0)||Math.abs(
n)<jM*o||ao(e,t))return 0;let s=Math.max(1,Math.round(Is*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(Is,s)}function r_(e,t,o){let[n,s]=[Ns(e),Ns(t)];return`rgb(${n.map((r,a)=>Math.round(r+
(s[a]-r)*o)).join(", ")})`}var wo={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},Ds=e=>e!=="calls",xt=(e,t)=>Ds(t)?L(e):C(Number(e.toFixed(2))),Ut=(e,t)=>e===null?"–":Ds(t)?xe(e):st(Number(e.toFixed(2))),rl=(e,t)=>Ds(t)?
ce(Number(e.toFixed(3))):C(e),Bs=(e,t)=>e===null?"":Ds(t)?He(Number(e.toFixed(3))):st(e),HM={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},UM={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Fn=e=>HM[e.sort]??e.sort,Wn=e=>UM[e.status]??"",i_=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",zM=e=>e.sides.every(t=>t.steps.length===0),Co=e=>zM(e)?"per recording":"per step";function al(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(Cn(e));return t?`${t[2]}\
 · ${t[1]}`:Cn(e)}var St=e=>[Cn(e),Rn(e)].filter(Boolean).join(" "),GM=e=>/ #\d+$/.test(Cn(e));function l_(e){let t=vo(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||GM(n)):t.slice(-1)}function c_(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!ds(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var YM=.005;function u_(e,t){let o=e.here[t],n=Ds(t)?L(Math.abs(o)):C(Number(Math.abs(o).toFixed(2)));if(Ds(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>YM*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return`has ${n} ${o>0?"more":"fewer"} ${n==="1"?"call":"calls"}`}var Sd=(e,t)=>t>0?100*e/t:null;function d_(e,t){let[o,n]=e.root.total[t];return{from:xt(
o,t),to:xt(n,t),change:Ut(n-o,t),percent:he(Sd(n-o,o))}}function m_(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?he(Sd(n-o,o)):"new"}function f_(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:a})=>Sd(a,r)),n=r=>Pe(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,a)=>r===null?`the ${a} has no device time`:
`${n(r)} of the device time of the ${a}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var a_=e=>e.map(t=>`“${t}”`).join(" and ");function p_(e,t){let o=s=>e.sides.filter((r,a)=>!e.frames.some(l=>l.sort===s&&l.names[a]!==null&&
(!e.pair||l.status!==(a===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${a_(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${a_(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function h_(e,t){let o=(s,r,a)=>{let[l,c]=r;return t.pair?`${s}: ${xt(l,a)} → ${xt(c,a)} (${Ut(c-
l,a)})`:`${s}: ${xt(l,a)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var Ko=e=>e>0?"mo\
re":e<0?"less":"calm",g_=(e,t)=>Ut($o(e,t),t);var KM=20,VM=.62,w_={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function QM(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,r_(Q("--surface-sunk"),Q(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",VM*(.12+.88*(Math.abs(o)/Is))),noise:()=>t("--noise\
-fill",.75),sort:o=>t(w_[o]??"--noise-fill",.45)}}function JM(){let e=i("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){T(e,i(
"p",{class:"mono strong"},St(t)),i("p",{class:"muted small"},[Fn(t),Wn(t),ao(t,n)&&"no difference found"].filter(Boolean).join(" · ")),h_(t,o).map(u=>i("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:a}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+a>innerHeight?Math.max(4,s.clientY-a-12):c}px`}}}function y_(e){let t=i("spa\
n",{class:"chart-unit"}),o=i("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=i("ul",{class:"chart-legend tree-legend"}),s=i("div",{class:"tree-spans"}),r=i("p",
{class:"chart-message muted",hidden:!0}),a=JM(),l=QM(),c=lt("Flame graph and table"),u=i("section",{class:"card chart tree-chart","aria-label":"Flame graph"},i("div",{class:"chart-head"},i("h2",{},"Fl\
ame graph ",t),i("div",{class:"chart-tools"},c.node,D("PNG",()=>E("png"),{title:"Flame graph: download as PNG"}),D("SVG",()=>E("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,a.node),d=null,m=null,
f=0,p=S=>d.tree.frames[m.frame[S]],h=sl(s,{rowHeight:KM,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:w,
text:b,hatched:S=>y(p(S)),onHover(S,A){S<0||!A?a.hide():a.show(p(S),d,A)},onPick:S=>S>=0&&e.onPick(p(S)),onKey:x}),g=pt(()=>{l.forget(),k(),h.redraw()}),y=S=>d.tree.pair&&!ds(S)&&S.sort!=="rest";function w(S){
let A=p(S);return d.tree.pair?ao(A,d.measure)?l.noise():l.change(s_(A,d.measure,f)):l.sort(A.sort)}function b(S){let A=p(S);return`${A.status==="replaced"?"⇄ ":""}${[al(A),Rn(A)].filter(Boolean).join(
" ")}${d.tree.pair?` ${g_(A,d.measure)}`:""}`}function x(S){let A=d?.selected;if(!A)return!1;let B=A.parent?.children.filter(_)??[],Y=B.indexOf(A),P=se=>m.end[m.place[se.at]]-m.start[m.place[se.at]],J={
ArrowUp:()=>A.parent,ArrowDown:()=>A.children.filter(_).reduce((se,ge)=>!se||P(ge)>P(se)?ge:se,null),ArrowLeft:()=>B[Y-1],ArrowRight:()=>B[Y+1]}[S.key];if(!J)return!1;let re=J();return re&&e.onMove(re),
!0}let _=S=>m.place[S.at]>=0;function k(){if(!d)return;let S=(B,Y,P="")=>i("li",{class:`key ${P}`,css:{"--key-fill":B}},Y);if(!d.tree.pair){let B=new Set(d.tree.frames.map(({sort:Y})=>Y));T(n,Object.keys(
w_).filter(Y=>B.has(Y)).map(Y=>S(l.sort(Y),Fn({sort:Y}))));return}let A=B=>`full colour: ${Ut(B,d.measure)}`;T(n,S(l.change(Is),`takes more (${A(f)})`),S(l.change(-Is),`takes less (${A(-f)})`),S(l.change(
0),"hardly changed"),d.tree.frames.some(B=>ao(B,d.measure))&&S(l.noise(),"not certain"),d.tree.frames.some(y)&&S("var(--muted)","on one side only","key-hatched"))}function $(){let S=vo(d.zoomed);T(o,S.
map((A,B)=>[B>0&&i("span",{class:"muted","aria-hidden":"true"}," › "),B===S.length-1?i("b",{class:"mono","aria-current":"true"},St(A)):D(St(A),()=>e.onZoom(A),{class:"link-button mono"})]))}function E(S){
d&&m.length>0&&nl(h.picture([`Flame graph, ${wo[d.measure][0]} ${Co(d.tree)}`,...d.lines,M(),`made ${et(new Date().toISOString())}`]),S,`${d.file}-tree`)}let M=()=>d.tree.pair?`Magenta takes more, gre\
en takes less (full colour: ${Ut(f,d.measure).replace("+","±")}); stripes: on one side only.`:`${U(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(S){let A=d?.revision!==S.revision,B=!A&&d.
judged!==S.judged,Y=A||d.zoomed!==S.zoomed;if(d=S,A){a.hide(),m=th(d.tree,d.measure,d.width),f=n_(d.tree,d.measure),h.set({...m,from:0,to:m.end[0]??1}),k(),r.hidden=m.length>0,r.textContent=`No ${wo[d.
measure][0]} to draw.`;let I={both:"",control:", width: control",test:", width: test"};t.textContent=`${wo[d.measure][0]} ${Co(d.tree)}${d.tree.pair?I[d.width]:""}`}B&&(k(),h.redraw());let P=m.place[d.
zoomed.at]??-1;Y&&P>=0&&h.view(m.start[P],m.end[P],A),$(),h.select(m.place[d.selected.at]??-1),h.highlight(d.found===null?null:d.found.map(I=>m.place[I.at]).filter(I=>I>=0)),u.dataset.ready=d.revision},
focus:()=>h.node.focus(),unmount(){g(),h.destroy()}}}function b_(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function __(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var XM=250,ZM=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
eA=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],tA=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function oA(e,t){
let o=ue("tree-search"),n=i("span",{class:"muted small tree-found"}),s=Je(XM,()=>e(r.value.trim())),r=i("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),a=i("span",{class:"tree-steps",hidden:!0},ve("up","The previous match (Shift+Enter)",()=>t(
-1)),ve("down","The next match (Enter)",()=>t(1)));return{node:i("span",{class:"tree-search"},i("label",{for:o},"Find"),r,a,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),a.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,f]=__(c,d);n.textContent=c.length===0?"No frame matches.":`${U(c.length,"frame")}: ${u.pair?`${xt(m,d)} → ${xt(f,d)} (${Ut(f-m,d)})`:xt(
m,d)}`}}}function k_({onChange:e,onStep:t}){let o=new Map(An.map(f=>[f,{change:i("span",{class:"switch-change"})}])),n=i("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},An.map(f=>{let p=o.get(f);return p.button=D("",()=>e({by:f,rows:[]}),{title:wo[f][2],"aria-pressed":"false"}),p.button.append(wo[f][1]," ",p.change),p.button})),s=wt("Width of the frames",ZM,f=>e(
{width:f})),r=wt("How frames are grouped",eA,f=>e({frames:f,rows:[],open:[],zoom:""})),a=wt("What counts as a frame",tA,f=>e({level:f,rows:[],open:[],zoom:"",node:""})),l=wt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],f=>e({order:f})),c=oA(f=>e({q:f}),t),u=(f,p,h="")=>i("span",{class:`tree-choice ${h}`},i("span",{class:"\
muted"},f),p),d=u("Width",s.node,"wide-choice");return{node:i("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",a.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(f,p,h,g){
for(let[y,w]of o){w.button.setAttribute("aria-pressed",String(y===h));let b=p?.pair?m_(p,y):"";T(w.change,b)}s.press(f.width),d.hidden=f.test==="",r.press(f.frames),a.press(f.level),l.press(f.order),c.
draw(f.q,g,p,h)}}}var Ed=12,Td=8,nA=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function x_({pair:e,onInstances:t,onZoom:o}){let n=i("div",{class:"tree-detail-body"}),s=i("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},i("div",{class:"chart-head"},i("h2",{},"Selected frame")),n),r=null,a=(g,y)=>r.pair?i("a",{href:It({...e(),merge_addresses:!0,use_short_name:!1,
row:Tt(g,y)}),class:"op-link"},i("bdi",{},g)):i("bdi",{},g);function l(g,y,w,b="",x=!1){let[_,k]=y,$=E=>i("td",{class:"num",title:rl(E,w)},xt(E,w));return i("tr",{},i("th",{scope:"row",title:b,class:x?
"inner":null},g),$(_),r.pair&&$(k),r.pair&&i("td",{class:`num strong ${Ko(k-_)}`,title:Bs(k-_,w)},Ut(k-_,w)))}let c=g=>i("thead",{},i("tr",{},g===""?i("td"):i("th",{scope:"col"},g),(r.pair?["Control",
"Test","Δ"]:[Co(r)]).map(y=>i("th",{scope:"col",class:"num"},y))));function u(g){if(!g?.some(w=>w>0))return null;let y=w=>w===null?"unknown":uo(w);return i("tr",{},i("th",{scope:"row",title:"FLOPs of\
 matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),g.map(w=>i("td",{class:"num"},y(w))),r.pair&&i("td",{class:"num strong"},g.includes(null)?"":
wn(g[1]-g[0])))}function d(g){return g&&[["more_work","more work",g.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that the change of calls would tak\
e if each took as long as in the control"],["slower_work","slower work",`The rest: each ${g.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,w,b])=>i("tr",{},i("th",{scope:"row",class:"\
inner",title:b},`${w}, by ${g.by==="flops"?"FLOPs":"calls"}`),i("td"),i("td"),i("td",{class:`num ${Ko(g[y])}`,title:Bs(g[y],"device")},Ut(g[y],"device"))))}function m(g){let y=g.here.device;return i("\
table",{class:"detail-table"},i("caption",{class:"visually-hidden"},`Figures of the frame, ${Co(r)}`),c(""),i("tbody",{},l("Device time",g.total.device,"device","At and below the frame"),l("launched b\
y itself",g.ownOf.device,"device","Device work that no frame below it launched",!0),d(g.work.split),l("Host time",g.total.host,"host","At and below the frame, each call counted once"),l("in itself",g.
ownOf.host,"host","Without the frames that it called",!0),l("Calls",g.figures.calls,"calls"),u(g.work.flops),r.pair&&y!==null&&i("tr",{},i("th",{scope:"row",title:"The change of its own device time an\
d of the frames below it that only one side has"},"Device time changed here"),i("td"),i("td"),i("td",{class:`num strong ${Ko(y)}`,title:Bs(y,"device")},Ut(y,"device")))))}function f(g){let y=[...g.kernels].
sort((w,b)=>Math.abs(b.device[1]-b.device[0])-Math.abs(w.device[1]-w.device[0])||Math.max(...b.device)-Math.max(...w.device));return y.length>0&&i("table",{class:"detail-table kernel-table"},i("captio\
n",{},g.opened||g.instances>1?`Kernels of all ${C(g.instances)} instances`:"Its kernels"),c("Name"),i("tbody",{},y.slice(0,Ed).map(({name:w,device:b,counts:x})=>{let _=l("",b,"device");return T(_.firstChild,
i("span",{class:"mono kernel-name"},a(w,nA(w)))),_.firstChild.title=`${w}
${xt(x[0],"calls")}${r.pair?` → ${xt(x[1],"calls")}`:""} calls`,_}),y.length>Ed&&i("tr",{},i("td",{class:"muted",colspan:r.pair?"4":"2"},`${C(y.length-Ed)} more`))))}function p(g){return g.shapes.length>
0&&i("table",{class:"detail-table kernel-table"},i("caption",{},"Shapes of its first input"),c("Shape"),i("tbody",{},g.shapes.slice(0,Td).map(({text:y,calls:w})=>{let b=l(y,w,"calls");return b.firstChild.
classList.add("mono"),b}),g.shapes.length>Td&&i("tr",{},i("td",{class:"muted"},`${C(g.shapes.length-Td)} more`))))}function h(g,y){let w=g.names[1]??g.names[0],b={operator:"cpu_op",python:"python_func\
tion"}[g.sort],x=r.pair&&b&&!/(?<!0x)…/.test(w);return i("p",{class:"op-actions"},y&&g.instances>1&&g.sort==="module"&&D(g.opened?"Fold its instances":`Show its ${C(g.instances)} instances`,()=>t(g),
{class:"link-button"}),g.parent&&g.children.length>0&&D("Zoom to it",()=>o(g),{class:"link-button zoom-button"}),x&&i("a",{href:It({...e(),merge_addresses:!0,use_short_name:!1,row:Tt(w,b)})},"Open thi\
s operation"),x&&b==="cpu_op"&&i("a",{href:us(e(),{name:w,category:b})},"Show in the timeline"),!["root","rest"].includes(g.sort)&&D("Copy the name",()=>Ht(Cn(g),"Name copied."),{class:"link-button"}))}
return{node:s,draw(g,y,w){r=g;let b=vo(y).slice(1,-1),x=b.filter(({sort:k})=>k!=="python"),_=x.length>0?x:b.slice(-4);T(n,i("p",{class:"mono full-name"},i("bdi",{},St(y))),i("p",{class:"muted small"},
[Fn(y),Wn(y),y.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(k=>ao(y,k)).map(k=>`${k} time: no difference found`)].flat().filter(Boolean).join(" · ")),_.length>
0&&i("p",{class:"muted small mono frame-path"},`in ${_.map(St).join(" › ")}`),y.through.length>0&&i("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),h(y,w),f(y),p(
y))}}}var sA=5;function $_(e){let t=i("p",{class:"headline"}),o=i("ol",{class:"tree-largest"}),n=i("div",{class:"tree-notes small"}),s=i("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=c_(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],f)=>[f===0?" (":", ",d,D(St(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,f)=>m===f.length-1?[d,")"]:[d])}function a(l,c,u){let d=l.pair?u_(c,u):xt(c.ownOf[u][0],u),m=c.sort==="root";return i("li",{},m&&"The part without a partner directly below ",D(St(c),()=>e(
c),{class:"link-button mono tree-name"}),l_(c).map((f,p)=>[p===0?" in ":" › ",D(St(f),()=>e(f),{class:"link-button mono tree-name"})])," ",i("span",{class:`strong ${l.pair?Ko(c.here[u]):""}`},d),l.pair&&
i("span",{class:"muted"},r(c,u)),ao(c,u)&&i("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:f,
percent:p}=d_(l,c),[,h]=wo[c],[g,y]=l.root.total[c];T(t,i("span",{class:"headline-label"},`${h} ${Co(l)}`),l.pair?[i("span",{class:"value control-text"},d),i("span",{class:"arrow","aria-label":"to"},"\
→"),i("span",{class:"value test-text"},m),i("span",{class:`change ${Ko(y-g)}`},f,g>0&&i("span",{class:"change-percent"},` (${p})`))]:i("span",{class:"value"},d));let w=ms(l,c,sA);T(o,w.map($=>a(l,$,
c))),o.hidden=w.length===0;let b=f_(l),x=l.byHost&&l.pair&&`${l.root.total.device.some($=>$>0)?"One side has no device time, so host":"Host"} time decides which frames belong together.`,_=l.inAll>l.shown&&
`${l.shown} of ${l.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,k=l.pair&&l.samples.some($=>$<Wa)&&"Fewer than 4 samples on a side: changes cannot be dis\
tinguished from noise, so all are coloured as measured.";T(n,p_(l,u).map($=>i("p",{class:"notice"},$)),[b,k,x,_].filter(Boolean).map($=>i("p",{class:"muted"},$)))}}}var Vo=28,rA=150,v_=12,S_=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],aA=[["Frame","c-frame",S_[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function E_(e){let t=i("thead"),o=i("tbody"),n=i("colgroup"),s=i("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=i("div",{class:"tree\
-scroll",tabindex:"-1"},s),[a,l]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),c=null,u=0,d=new Map,m=[0,0],f=0,p=()=>c.rows.length>rA;function h(){let P=c.tree.pair?S_:aA,I=`${wo[c.
measure][1]} ${Co(c.tree)}`;T(n,P.map(([,J])=>i("col",{class:J}))),T(t,i("tr",{},P.map(([J,re,se],ge)=>i("th",{scope:"col",class:re,title:ge===0?se:`${I}: ${se}`},J)))),a.firstChild.colSpan=P.length,l.
firstChild.colSpan=P.length}function g({frame:P,level:I,open:J,leaf:re}){let se=P.instances>1&&P.sort==="module"&&!P.opened&&c.canOpen,ge=i_(P),G=P.instances===P.parent?.instances?"":Rn(P);return i("t\
h",{scope:"row",class:"c-frame",title:[St(P),...P.above??[],Fn(P),Wn(P),P.through.length>0&&`below ${P.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(I-1,14))}},i("span",{class:"tree-cell"},i("span",{class:`twisty${re?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},J?"▾":"▸"),i("span",{class:`mono frame-\
text${["root","rest"].includes(P.sort)?" plain":""}`},i("bdi",{},al(P))),se?i("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${P.instances} instances`},
Rn(P)):G&&i("span",{class:"muted count"},G),P.above?.length>0&&i("span",{class:"muted small ellipsis"},`in ${P.above.join(", ")}`),ge&&i("span",{class:`status-mark status-${P.status}`},i("span",{"aria\
-hidden":"true"},ge),i("span",{class:"visually-hidden"},` ${Wn(P)}`))))}function y(P,I=""){return i("td",{class:`num c-time ${I}`,title:rl(P,c.measure)},xt(P,c.measure))}function w(P,I,J){return i("td",
{class:`num c-time ${I} ${ao(J,c.measure)?"calm":Ko(P)}`,title:[Bs(P,c.measure),ao(J,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:I==="c-diff"&&f>0?{"--share":`${(100*Math.abs(P)/
f).toFixed(1)}%`}:{}},Ut(P,c.measure))}function b(P){let{frame:I}=P,[J,re]=I.total[c.measure];return c.tree.pair?[g(P),y(J),y(re),w($o(I,c.measure),"c-diff",I),w(I.here[c.measure],"c-here",I)]:[g(P),y(
J),y(I.ownOf[c.measure][0]),i("td",{class:"num c-time"},xt(I.figures.calls[0],"calls"))]}function x(P){let I=c.rows[P],{frame:J}=I,re=[P%2?"odd":"",c.found?.has(J)?"found":"",J.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return i("tr",{class:re,data:{index:P},tabindex:P===u?"0":"-1","aria-level":I.level,"aria-posinset":I.place,"aria-setsize":I.of,"aria-rowindex":P+2,"aria-expanded":I.leaf?null:
String(I.open),"aria-selected":String(J===c.selected)},b(I))}function _(P=!1){let I=Math.ceil((r.clientHeight||600)/Vo),J=Math.floor(r.scrollTop/Vo),[re,se]=p()?[Math.max(0,J-v_),Math.min(c.rows.length,
J+I+v_)]:[0,c.rows.length];if(!P&&re===m[0]&&se===m[1])return;m=[re,se];let ge=o.contains(document.activeElement),G=P?new Map:d;d=new Map;for(let ae=re;ae<se;ae+=1)d.set(ae,G.get(ae)??x(ae));[[a,re],[
l,c.rows.length-se]].forEach(([ae,j])=>{ae.hidden=j===0,ae.style.height=`${j*Vo}px`});let{scrollTop:te}=r;ko(o,[a,...d.values(),l]),r.scrollTop=te,ge&&(d.get(u)??r).focus({preventScroll:!0})}function k(P,I=!1){
let J=P*Vo,re=r.clientHeight-t.offsetHeight;I&&(J<r.scrollTop||J+Vo>r.scrollTop+re)&&(r.scrollTop=J-re/2),J<r.scrollTop?r.scrollTop=J:J+Vo>r.scrollTop+re&&(r.scrollTop=J+Vo-re),_()}function $(P,I){let J=Math.
max(0,Math.min(c.rows.length-1,P));d.get(u)?.setAttribute("tabindex","-1"),u=J,k(J);let re=d.get(J);re?.setAttribute("tabindex","0"),I&&re?.focus({preventScroll:!0})}function E(P){return c!==null&&c.revision===
P.revision&&c.judged===P.judged&&c.text===P.text&&c.rows.length===P.rows.length&&c.rows.every((I,J)=>I.frame===P.rows[J].frame&&I.open===P.rows[J].open)}function M(P){let I=c.selected!==P.selected;c=P;
for(let[re,se]of d)se.setAttribute("aria-selected",String(c.rows[re].frame===c.selected));let J=c.rows.findIndex(re=>re.frame===c.selected);I&&J>=0&&$(J,!1)}o.addEventListener("click",P=>{let I=P.target.
closest("tr[data-index]");if(!I)return;let{frame:J,leaf:re}=c.rows[I.dataset.index],se=P.target.closest("[data-act]")?.dataset.act;$(Number(I.dataset.index),!0),se==="instances"?e.onInstances(J):se===
"toggle"&&!re?e.onToggle(J):e.onSelect(J)}),o.addEventListener("dblclick",P=>{let I=P.target.closest("tr[data-index]");I&&!P.target.closest("[data-act]")&&e.onZoom(c.rows[I.dataset.index].frame)});function S({
frame:P,open:I,leaf:J},re){!J&&I!==re?e.onToggle(P):re&&I?$(u+1,!0):!re&&P.parent&&$(c.rows.findIndex(se=>se.frame===P.parent),!0)}o.addEventListener("keydown",P=>{let I=c?.rows[u];if(!I||P.altKey||P.
ctrlKey||P.metaKey||P.target.closest("button"))return;let J=Math.max(1,Math.floor(r.clientHeight/Vo)-3),re={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+J,PageUp:u-J,Home:0,End:c.rows.length-1},se={ArrowRight:()=>S(
I,!0),ArrowLeft:()=>S(I,!1),Enter:()=>e.onZoom(I.frame)," ":()=>e.onSelect(I.frame)},ge=P.key in re?()=>$(re[P.key],!0):se[P.key];ge&&(P.preventDefault(),ge())});let A=0,B=()=>{A===0&&c&&p()&&(A=requestAnimationFrame(
()=>{A=0,_(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/Vo)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",B,{passive:!0});let Y=new ResizeObserver(B);return Y.
observe(r),{node:r,focus:()=>$(u,!0),draw(P){if(E(P)){M(P);return}let I=c?.rows[u]?.frame.key,J=c?.selected?.key!==P.selected.key||c?.revision!==P.revision;c=P,f=c.tree.frames.reduce((se,ge)=>Math.max(
se,Math.abs($o(ge,c.measure))),0),h(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",p());let re=J?c.selected.key:I;u=Math.max(0,c.rows.findIndex(se=>se.frame.
key===re)),_(!0),J&&k(u,!0)},unmount(){Y.disconnect(),cancelAnimationFrame(A)}}}function iA(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var T_=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function lA(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?iA(t)||(T_(n)>4*T_(o)?"host":"device"):"device"}async function cA(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(jt(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await ft(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function O_(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...Fc(await na(o?"":e.control,fs(e,c,n),{signal:t})),chosenBy:c}),[r,a]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?cA(e,t):null]),l=e.
by||lA(r,a);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function M_(e,t,o){let n=t==="host"?"host":"device";return{...Fc(await na(e.test!==""?
"":e.control,fs(e,n,!0),{signal:o})),chosenBy:n}}async function A_(e,t,o,n=e.frames==="instance"){let s=fs(e,t.chosenBy,n);s.set("significance",o),Up(t,await na("",s),o)}var uA=8,dA=40;function C_(e,t,o){let n=new Set([e.root]);for(let s of[...ms(e,t,uA),...o.slice(0,dA)])vo(s).slice(0,-1).forEach(r=>n.add(r));return n}function mA(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs($o(l,o)):l.total[o][0],a=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>a(l)-a(c)||r(c)-r(l)||l.at-c.at)}function R_(e,t,o,n){let s=[],
r=(a,l,c,u)=>{let d=mA(e,a,t,o),m=d.length>0&&n(a);s.push({frame:a,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((f,p)=>r(f,l+1,p+1,d.length))};return r(e.root,1,1,1),s}var L_={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Br={path:"/tree",name:"Tree",read:Uo,mount:(e,t)=>pA(e,t)},fA=e=>Yt({...Ot(""),...jt(e)});function pA(e,t){let o=Uo(location.
search),n=null,s=null,r="",a=null,l=null,c="",u=!1,d=(N,{replace:W=!0}={})=>!u&&t.go(Vt({...o,...N}),{replace:W}),m=_s(N=>d({...N,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set al\
one",links:N=>[i("a",{class:"small",href:fA(N)},"Compare"),$u(N)]}),f=$_(N=>M(N)),p=k_({onChange:N=>d($(N)),onStep:B}),h=y_({onPick:N=>E(N,N),onZoom:N=>E(l.selected,N),onMove:N=>E(N)}),g=E_({onSelect:N=>E(
N),onZoom:N=>E(N,N),onToggle:S,onInstances:A}),y=x_({pair:()=>jt(o),onInstances:A,onZoom:N=>E(N,N)}),w=i("div",{class:"message"}),b=i("h1",{class:"visually-hidden"},"Tree"),x=i("div",{class:"results t\
ree-results"},f.node,p.node,i("div",{class:"tree-columns"},h.node,i("section",{class:"card table-card tree-card","aria-label":"Tree table"},g.node),y.node));e.append(i("div",{class:"page tree-page"},b,
m.node,w,x));let _=Mt({context:t,results:x,message:w}),k=Je(400,ke);function $(N){return N.frames&&l?{...N,node:l.selected.foldKey}:N}function E(N,W){let X=Re=>Re.at<=N.at&&N.at<Re.end,le=W??(X(l.zoomed)?
l.zoomed:vo(N).findLast(Re=>X(Re)&&l.zoomed.at>=Re.at&&l.zoomed.at<Re.end)??l.tree.root);d({node:N.key,zoom:le.key}),k(`${St(N)} is selected.`)}function M(N){E(N)}function S(N){let W=o.rows.includes(N.
key)?o.rows.filter(X=>X!==N.key):[...o.rows,N.key];d({rows:W})}function A(N){let W=N.key,X=o.open.includes(W);d({open:X?o.open.filter(le=>le!==W):[...o.open,W],rows:o.rows.filter(le=>le!==W),node:W}),
ke(X?"Folded.":`Its instances are shown below ${St(N)}.`)}function B(N){let W=l?.found??[];if(W.length>0){let X=W.indexOf(l.selected),le=X<0?N>0?0:W.length-1:(X+N+W.length)%W.length;E(W[le]),ke(`${le+
1} of ${W.length}: ${St(W[le])}`)}}async function Y(){let N=[o.control,o.test].filter(X=>X!=="");if(N.every(X=>n&&ze(n,X)))return;let W=await gt(N).catch(()=>[]);u||(n=W,z())}function P(){if(o.control===
"")return"";let N=`${o.control} ${fs(o,"device",o.frames==="instance")}`,W=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===N&&(W==="first"?s.first:s.tree.shown>=s.tree.inAll||s.tree.chosenBy===
W)?s.key:`${N} ${W}`}function I(N){r=N,x.dataset.stale="";let[W,X]=[N.slice(0,N.lastIndexOf(" ")),o.by];_.ask(le=>O_(o,le),le=>{s={...le,key:N,base:W,first:X===""},a=null,delete x.dataset.stale,_.say(
null),ke(U(le.tree.frames.length-1,"frame")),z()},le=>{s=null,l=null,delete x.dataset.stale,_.say(se(le)),z()})}function J(N){let W=`${s.key} ${N==="host"}`;return a?.key===W?(re(a,N),a.tree):(a={key:W,
tree:null},_.ask(X=>M_(o,N,X),X=>{a.tree=X,z(),re(a,N)},X=>{a=null,Oe(`The instances could not be loaded. ${X.message}`,{urgent:!0})}),null)}async function re(N,W){let{tree:X}=N;if(N.judged??=new Set,
!(!X?.pair||W==="calls"||N.judged.has(W)||X.samples.some(le=>le<Wa))){N.judged.add(W);try{await A_(o,X,W,N===a||o.frames==="instance")}catch{return}!u&&s&&(s===N||a===N)&&(s.verdicts=`${s.verdicts??""}\
 ${N===a?"each ":""}${W}`,s.classes=void 0,s.openedFor=void 0,z())}}function se(N){let W=Object.keys(L_).some(X=>o[X]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:N.code}},i("h2",
{},"This tree cannot be shown"),i("p",{},N.message),i("p",{},W?D("Use all ranks and steps",()=>d(L_),{class:"primary"}):D("Try again",()=>I(r),{class:"primary"})," ",i("a",{href:me("/")},"Choose other\
 traces")))}let ge=()=>i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a control alone, or go to \
the ",i("a",{href:me("/")},n?.length===0?"Add traces":"Traces page"),"."));function G(N){if(o.frames==="class")return s.classes??=Vp(s.tree),s.classes;if(o.frames==="folded"&&o.open.length>0){let W=J(
N);if(W){let X=o.open.join();return s.openedFor!==X&&(s.opened=Xp(s.tree,W,new Set(o.open)),s.openedFor=X),s.opened}}return s.tree}function te(){let N=o.by||s.measure,W=G(N),X=o.q===""?null:b_(W,o.q),
le=Wc(W,o.node)??ms(W,N,1)[0]??W.root,Re=Wc(W,o.zoom)??W.root,V=C_(W,N,[le,...W.frames.filter(Ie=>Ie.opened).flatMap(Ie=>Ie.children.slice(0,1)),...X??[]]),oe=new Set(o.rows),we=R_(W,N,o.order,Ie=>V.has(
Ie)!==oe.has(Ie.key)),Me=[s.key,N,o.frames,o.width,o.open.join(),W.frames.length].join(" ");return{tree:W,measure:N,width:o.width,found:X,text:`${o.q} ${o.order}`,selected:le,zoomed:Re,rows:we,revision:Me,
judged:s.verdicts??"",canOpen:o.frames==="folded",lines:ae(W),file:`tracediff-${W.sides.map(({label:Ie})=>$t(Ie)).join("-")}`}}function ae(N){return[["control","test"].slice(0,N.sides.length).map((X,le)=>`${N.
pair?`${X}: `:""}${N.sides[le].label} (${U(N.sides[le].samples,"sample")})`).join(" → ")]}function j(){let N=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},W=le=>an(le,o,n,N),X=o.control===""?"Tr\
ee":`${W("control")}${o.test===""?"":` → ${W("test")}`} · Tree`;b.textContent=X,t.setTitle(X),m.draw(o,n,N)}function z(){if(u)return;let N=P();if(N===""?(_.drop(),[r,s,l]=["",null,null],_.say(ge())):
N!==r&&(s||_.say(null),I(N)),j(),x.toggleAttribute("data-skeleton",N!==""&&!s),!s||s.key!==N){p.draw(o,null,o.by,null);return}l=te();let{tree:W,measure:X,found:le}=l,Re=[l.revision,l.judged,o.level].join(
" ");Re!==c&&(c=Re,f.draw(W,X,o.level)),p.draw(o,W,X,le),h.draw(l),h.sql.set(ro(Pw(o,X),o)),g.draw({...l,found:le&&new Set(le)}),y.draw(W,l.selected,l.canOpen),re(s,X)}return z(),Y(),{keys:{search:()=>p.
search(),enter:()=>l!==null&&g.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&E(l.selected,l.tree.root)},update(N){o=Uo(N),z(),Y(),s&&r===
s.key&&t.settled()},unmount(){u=!0,_.unmount(),h.unmount(),g.unmount()}}}var hA={name:"rows",label:"Rows",type:"choice",options:ba,fallback:"steps"};function N_(e,{onChange:t,onSet:o}){let n=i("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.
preventDefault()}}),s=[],r="",a=null,l="";function c(k,$){t({[k]:$},{replace:l===k}),l=k}function u(k,$,E,M){let S=ue("set"),A=Eo({id:S,field:k,none:M,text:a[k],set:ze(E,a[k])??null,onPick:B=>{l="",o(
{[k]:B?.id??""})}});return i("div",{class:`analysis-field side-${k==="test"?"test":"control"}`},i("label",{for:S},$),A.node)}function d(k){let $=i("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(
k.name,$.checked===k.fallback?"":String($.checked))}});return s.push({name:k.name,sync(E){$.checked=E===""?k.fallback:E==="true"}}),i("label",{class:"check"},$,k.label)}function m(k){let $=k.type==="o\
perator"?ue("ops"):null,E=k.type==="number",M=i("input",{type:E?"number":"text",list:$,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:E&&"any",min:E&&0,data:{field:k.name},class:$&&
"wide",title:k.title,on:{change:()=>c(k.name,M.value.trim())}}),S=$&&i("datalist",{id:$});$&&(M.addEventListener("input",Je(150,()=>h(M.value,S))),M.addEventListener("focus",()=>{M.select(),h("",S)}));
let A="";return s.push({name:k.name,sync(B,Y){let P=B||$&&Y||"",I=M===document.activeElement&&M.value!==A;M.value.trim()!==P&&!(I&&P===A)&&(M.value=P),A=P,E&&(Y??null)!==null&&B===""&&(M.placeholder=Y)}}),
i("label",{class:"analysis-field"},i("span",{},k.label),M,S)}function f(k){let $=i("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,$.value===k.fallback?"":$.value)}},Object.entries(
k.options).map(([E,M])=>i("option",{value:E},M)));return s.push({name:k.name,sync(E,M){$.value=E||String(M??Object.keys(k.options)[0])}}),i("label",{class:"analysis-field"},i("span",{},k.label),$)}let p=k=>k.
type==="boolean"?d(k):k.type==="choice"?f(k):m(k);async function h(k,$){if(a.set!=="")try{let E=await ra(a.set,k);T($,[...new Set(E.filter(M=>M.category==="cpu_op").map(M=>M.name))].map(M=>i("option",
{value:M})))}catch{}}let g=(k,$)=>k?.[$].length>0?rt(k[$],3):"";function y(k,$){let[E,M]=["set","test"].map(S=>g(ze($,a[S]),k));return a.test!==""&&a[k]===""&&(E!==M||a[`set_${k}`]!==""||a[`test_${k}`]!==
"")}function w(k,$,E){let[M,S]=["set","test"].map(B=>ze(E,a[B])),A=(B,Y,P)=>p({name:B,label:Y,type:"text",placeholder:["all",g(P,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(k,E)?[A(`set_${k}`,`${$} of A`,M),A(`test_${k}`,`${$} of B`,S)]:[A(k,$,M)]}function b(k){let $=E=>E.some(M=>a[M]!=="");return!$(["steps","set_steps","test_steps"])&&($(["marker","set_\
marker","test_marker"])||["set","test"].some(E=>ze(k,a[E])?.steps.length>0))}let x=k=>`${cc[k].letter} · ${cc[k].name}`;function _(k){let $=a.test!=="";s=[],T(n,u("set",$?x("set"):"Trace set",k),u("t\
est",$?x("test"):"Compare with",k,"none"),w("ranks","Ranks",k),w("steps","Steps",k),!e[a.what].ofSteps&&b(k)&&p(hA),e[a.what].params.map(p))}return{node:n,focus(){let k=n.querySelector("input[list]")??
n.querySelector('[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,$,E={}){a=k;let M=JSON.stringify([a.what,a.set,a.test,y("ranks",$),y("steps",$),b($),$.map(S=>[S.id,S.label])]);
if(M!==r){r=M;let S=n.contains(document.activeElement)?document.activeElement.dataset.field:null;_($),S&&n.querySelector(`[data-field="${S}"]`)?.focus()}s.forEach(({name:S,sync:A})=>A(a[S]??"",E[S]))}}}var gA=24,il=20;function P_(e,t){let o=Array.from(e),n=Math.max(0,o.length-il),s=t>gA?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(a,l,c)=>i("span",{class:a},o.slice(l,c).join(""));return i("bdi",
{class:"split"},r("split-head",0,s),i("span",{class:"split-key"},i("bdi",{dir:"ltr"},o.slice(s,s+il).join(""))),s+il<o.length&&r("split-rest",s+il))}var I_=200,wA=30;function Jt(e){let t=i("tr"),o=i("tbody"),n=i("p",{class:"data-more",hidden:!0}),s=i("span",{class:"chart-unit"}),r=e.meanings===!1?[]:e.columns.filter(x=>x.what),a=r.length>0&&i("det\
ails",{class:"data-meanings small"},i("summary",{},"What the columns mean"),i("dl",{},r.flatMap(({title:x,what:_})=>[i("dt",{},x),i("dd",{},_)]))),l=i("p",{class:"data-blanks muted small",hidden:!0}),
c=[e.caption,e.heading].filter(Boolean).join(": "),u=lt(c);u.set(e.sql??null);let d=i("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":c},i("div",{class:"chart-head"},i(e.level??"h\
3",{},c," ",s),i("div",{class:"chart-tools"},u.node,e.csv&&i("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),i("\
div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${c}, rows`},i("table",{class:"data-table"},i("caption",{class:"visually-hidden"},c),i("thead",{},t),o)),n,a,l),m=[],f=new Map,p=null,h=e.
limit??20;function g(){if(!p)return m;let x=p.down?-1:1;return[...m].sort((_,k)=>{let[$,E]=[_[p.key]??null,k[p.key]??null];return $===null||E===null?($===null)-(E===null):x*(typeof $=="number"?$-E:String(
$).localeCompare(String(E)))})}function y(x){let _=p?.key===x.key?!p.down:!!x.number;p={key:x.key,down:_},b(),t.querySelector("[aria-sort] button")?.focus()}function w(x,_,k,$){let E=e.href&&x.link?.(
k,e.parameters??{}),M=x.mono&&typeof $=="string"?P_($,f.get(x.key)?.get($)??0):$;if(E||!x.mono||typeof $!="string"||$.length<=wA)return E?i("a",{href:e.href(E)},M):M;let S=D(M,()=>{let A=S.getAttribute(
"aria-expanded")!=="true";S.setAttribute("aria-expanded",String(A)),T(S,A?$:M)},{class:"name-button","aria-expanded":"false"});return S}function b(){T(t,e.columns.map(_=>{let k=p?.key===_.key;return i(
"th",{scope:"col",class:_.number&&"num","aria-sort":k&&(p.down?"descending":"ascending")},D(`${_.title}${k?p.down?" ↓":" ↑":""}`,()=>y(_),{class:"link-button th-button",title:_.what}))}));let x=new Set;
T(o,g().slice(0,h).map(_=>i("tr",{},e.columns.map(k=>{let $=_[k.key],E=k.show($,_);return E===pe&&k.blank&&x.add(k),i("td",{title:E===pe&&k.blank?k.blank:k.mono?$:k.exact?.($,_),class:[k.number&&"num",
k.mono&&"mono data-name",k.tone?.($,_)].filter(Boolean).join(" ")||null},w(k,$,_,E))})))),l.hidden=x.size===0,T(l,[...x].map(_=>`${pe} in ${_.title}: ${_.blank}`).join("; "),"."),s.textContent=m.length>
1?C(m.length):"",n.hidden=m.length<=h,T(n,D(`Show ${C(Math.min(I_,m.length-h))} more of ${C(m.length)}`,()=>{h+=I_,b()},{class:"link-button"}))}return{node:d,show(x){m=x;for(let{key:_}of e.columns.filter(
k=>k.mono))f.set(_,tf(m.map(k=>String(k[_]??""))));d.hidden=m.length===0,b()}}}var yA={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},D_="http://www.w3.org/2000/svg";function bA(e,t){let o=document.createElementNS(D_,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(D_,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",yA[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function B_(e){let t=i("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=D(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=i("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),a=i("span",{class:"\
window-choice",role:"group","aria-label":"Window"},i("label",{},"From ",o),i("label",{},"to ",n," ms"),s),l=i("div",{class:"series-bar"},t,i("div",{class:"window-choice"},a,r)),c="";function u(h){return i(
"input",{type:"number",min:0,step:"any",data:{field:h},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=h=>h.value===""?"":String(Number((Number(h.value)*1e3).toFixed(3))),m=h=>h===""?"":String(
Number((Number(h)/1e3).toFixed(6)));function f(h,g){h.dataset.shown!==g&&(h.dataset.shown=g,h.value=m(g))}function p(h,{chosen:g,styles:y,two:w}){let b=y.get(h.key)??-1,x=i("input",{type:"checkbox",value:h.
key,on:{change:()=>{let _=[...t.querySelectorAll("input:checked")];e.onLines(_.length===0?Wu:_.map(k=>k.value))}}});return x.checked=g.includes(h.key),i("label",{class:"check line-check"},x,i("span",{
class:"line-mark"},b>=0&&bA(Pu(b,w?"A":""),w)),h.name)}return{node:l,draw(h){let{chosen:g,two:y}=h,w=JSON.stringify([h.lines.map(b=>b.key),g,y]);if(t.hidden=h.lines.length<2,w!==c){c=w;let b=t.contains(
document.activeElement)?document.activeElement.value:null;T(t,_A(h.lines,g).map(([x,_])=>i("div",{class:"line-group",role:x?"group":null,"aria-label":x||null},x&&i("span",{class:"muted"},x),_.map(k=>p(
k,h))))),b!==null&&[...t.querySelectorAll("input")].find(x=>x.value===b)?.focus()}f(o,h.start),f(n,h.end),s.disabled=h.start===""&&h.end==="",a.hidden=h.empty&&s.disabled,r.href=e.csv()}}}function _A(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(a=>t.indexOf(a.key)).filter(a=>a>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}function kA(e,t,o){return JSON.stringify(t.filter(n=>!n.number&&!n.note&&!(o&&(n.key==="rank"||n.key==="device"))).map(n=>e[n.key]))}function q_(e,t){let o=e.map(r=>(r.data[t.key]??[]).map(a=>({side:r.
letter,...a})));if(o.length<2||t.apart)return t.order?o.flat().sort(t.order):o.flat();let n=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of o.flat()){let a=kA(r,t.columns,n);s.set(a,[...s.get(
a)??[],r])}return[...s.values()].flat()}var F_={control:"set",test:"test"};function G_(e){let t=(o,n)=>e[`${F_[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[F_[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function xA(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:Ou(G_(e));return o&&`(${o})`}var Wr="device\
_type = 'GPU'",Od=["COMPUTATION","COMMUNICATION","MEMORY"],ll=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",Md=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${Od.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${Wr}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${Od.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${Wr}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${Od.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,W_=e=>`${Md(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,j_=e=>`${Md(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,$A=(e,t)=>`${Md(e,ll(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,Y_=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,vA=(e,t)=>`SELECT side, rank, kind, name, category, ${Y_}
FROM events
WHERE ${Wr}${ll(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,K_=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${Wr}${ll(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,V_=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${Wr}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,Q_="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",H_=(e,t)=>`${V_(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${Q_}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,J_=(e,t)=>`${V_(e,ll(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${Q_}`,SA=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${J_(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,qr=(e,t)=>`${J_(e,t)}
ORDER BY launch_delay DESC`,U_=(e,t)=>`SELECT side, rank, name, ${Y_}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function EA(e){let t=Object.entries(G_(e)).map(([o,{ranks:n}])=>{let s=ki(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Fr="side, rank, span, device_type, device",X_=e=>`WITH changes AS (
    ${e}
)
SELECT ${Fr}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Fr}),
    so_far AS (PARTITION BY ${Fr} ORDER BY at_us, row)`,TA=e=>`SELECT ${Fr}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${X_(e)}
)
GROUP BY ${Fr}
ORDER BY rank, span, device_type, device, side`,z_={peaks:TA,"memory-curves":e=>`${X_(e)}
ORDER BY side, rank, at_us`},OA={temporal_breakdown:{rows:W_,temporal:W_},comm_comp_overlap:{rows:j_,overlap:j_},kernel_breakdown:{kinds:$A,kernels:vA,over_ranks:K_},idle_time_breakdown:{rows:H_,idle:H_},
launch_stats:{counts:SA,worst:qr,"launch-cpu_duration":qr,"launch-gpu_duration":qr,"launch-launch_delay":qr,"launch-scatter":qr},user_annotation_breakdown:{rows:U_,annotations:U_}},MA={kernel_breakdown:{
kernels:K_}},AA={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},Z_=e=>AA[e]??{},CA={queue_length:"stream",memory_bw:"name"},RA=["what","set","test","lines","order","rows"];function LA(e,t,{chart:o,difference:n}){let s=o||t,r=Object.entries(
e).filter(([l,c])=>c&&!RA.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let a=s==="series"&&CA[e.what];return`SELECT ${a?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${a} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>so(`${l}=${c}`)).join(", ")})`}function NA(e,t,o){if(e.what==="memory"){let r=z_[t]&&EA(e);return r?z_[t](r):null}let n=o&&MA[e.what]?.[t]||OA[e.what]?.[t],s=n?xA(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var e0=(e,t,{chart:o="",difference:n=!1}={})=>(n?null:NA(e,t,o))??LA(e,t,{chart:o,
difference:n});var PA={key:"side",title:"set",show:e=>i("b",{class:`letter letter-${e.toLowerCase()}`},e)},Ad={path:"/analyse",name:"Analyse",read:e=>Ui(e,nt),mount:(e,t)=>IA(e,t)};function IA(e,t){let o=Ui(location.
search,nt),n=null,s=null,r="",a=null,l="",c=[],u=-1/0,d=!1,m=(O,v)=>t.go(Dn({...o,...O},nt),v),f=i("nav",{class:"analysis-tabs","aria-label":"Analyses"}),p=N_(nt,{onChange:m,onSet:O=>m({...Hi,...O})}),
h=i("p",{class:"muted analysis-intro"}),g=i("div",{class:"message"}),y=i("div",{class:"analysis-notes"}),w=i("div",{class:"analysis-charts"}),b=i("div",{class:"analysis-tables"}),x=i("div",{class:"res\
ults analysis-results"},y,w,b),_=i("h1",{}),k=D("Open in Perfetto …",()=>Ta([o.set,o.test].filter(O=>O!==""),o.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button",
"aria-haspopup":"dialog",title:"The traces themselves: open them in Perfetto, or download them"}),$=i("span",{class:"muted small trace-lost"});e.append(i("div",{class:"page analyse-page"},i("div",{class:"\
analyse-head"},_,k,$),f,p.node,h,g,x));let E=Mt({context:t,results:x,message:g}),M=pt(()=>c.forEach(O=>O.figure.retheme())),S=O=>Om(o.what,bb(a??o,nt,O)),A=(O,v)=>ro(e0(a??o,O,v),{control:o.set,test:o.
test},v?.chart?Z_(O):{});function B(){c.forEach(O=>O.figure.unmount()),c=nt[o.what].charts.map(O=>{let v=O.series&&B_({onLines:ne=>m({lines:ne},{replace:!0}),onWindow:ne=>m(ne),csv:()=>S("series")}),q=wt(
"Ranks that are drawn",[["","those that differ most"],["rank",v?"the first":"all, in order"]],ne=>m({order:ne,lines:[]},{replace:!0})),K={chart:O,bar:v,order:q,hidden:new Set,keys:Y(O)};return K.figure=
kt({id:O.id,title:O.title,file:O.id,level:"h2",class:O.half?"half-chart":"",height:ne=>O.height(ne.places,ne.sides),make:(ne,ie)=>J(ne.made(ie),K.hidden),onRelayout:v&&re,onDoubleClick:v&&se,keys:()=>K.
keys.filter(ne=>!K.hidden.has(ne.key)).map(ne=>[ne.property,ne.name]),extra:[i("div",{class:"chart-choice"},I(K),q.node),v?.node]}),K}),T(w,c.map(O=>O.figure.node))}let Y=O=>(P(O)??(o.test===""?[]:le().
map(v=>({key:v.key,name:`${v.letter} · ${v.label}`,property:v.letter==="A"?"--control-fill":"--test-fill"})))).map(v=>({...v,key:v.key&&!Array.isArray(O.legend)?v.key:v.property})),P=({legend:O})=>typeof O==
"function"?O(le()):O;function I(O){let v=K=>{let{hidden:ne}=O;ne.delete(K)||ne.add(K),ne.size===O.keys.length&&ne.clear();for(let ie of q)ie.setAttribute("aria-pressed",String(!ne.has(ie.dataset.key)));
ge(le())},q=O.keys.map(K=>D(K.name,()=>v(K.key),{class:"key","aria-pressed":"true",title:K.what,data:{key:K.key},css:{"--key-fill":`var(${K.property})`}}));return q.length>0&&i("div",{class:"chart-leg\
end",role:"group","aria-label":`${O.chart.title}: what is drawn`},q)}let J=({data:O,layout:v},q)=>({layout:v,data:O.map(K=>q.has(K.legendgroup)?{...K,visible:!1}:K)});function re(O,v){let[q,K]=[O["xax\
is.range[0]"],O["xaxis.range[1]"]];if(Number.isFinite(q)&&Number.isFinite(K)&&K>q&&performance.now()-u>500){let ne=ie=>String(Number(Math.max(0,ie*v.per+v.offset).toFixed(3)));m({start:ne(q),end:ne(K)})}}
function se(){u=performance.now(),m({start:"",end:""})}function ge(O){let v=nt[o.what].charts.filter(ie=>typeof ie.legend=="function").flatMap(ie=>P(ie)??[]).map(ie=>ie.name),q=JSON.stringify([o.what,
o.set,o.test,v]);l!==q&&(B(),l=q);let K=`tracediff-${O.map(ie=>$t(ie.label)).join("-")}`,ne={...o,shown:s.parameters,href:ie=>Dn({...o,...ie},nt)};for(let ie of c)G(ie,O,ne,K)}function G({chart:O,bar:v,
order:q,hidden:K,figure:ne},ie,Le,Ge){let qe=O.make(ie,Le),Dt=qe.empty?null:v&&qe.data(600);if(q.node.hidden=!qe.limited,q.press(o.order),ne.draw({file:Ge,heading:qe.note,made:qe.data,per:Dt?.per,revision:[
r,o.order,...o.lines,...K].join(" "),offset:Dt?.offset,places:qe.places,sides:ie.length,caption:te(ie),empty:qe.empty??null}),ne.sql.set(A(O.id,{chart:O.table??O.id})),ne.node.hidden=!!qe.empty&&(!!qe.
isSaid||X(ie)),v){let Et=Ai(ie,O.series,O.ownDevice),Zr=Ci(Et,ie,o).keys;v.draw({lines:Et,chosen:Zr,styles:uy(Et,Zr,O.panels),start:o.start,end:o.end,two:ie.length>1,empty:!!qe.empty}),v.node.hidden=Et.
length===0}}let te=O=>[[O.map(v=>[v.letter,v.label].filter(Boolean).join(" · ")).join(", "),z(O)].join(". ")];function ae({name:O,category:v}){let q=(ne,ie)=>o[`${ne}_${ie}`]||o[ie]||"all",K=ne=>o[`${ne}\
_marker`]||o.marker;return It({control:o.set,test:o.test,row:Tt(O,v),control_marker:K("set"),test_marker:K("test"),control_ranks:q("set","ranks"),test_ranks:q("test","ranks"),control_steps:q("set","st\
eps"),test_steps:q("test","steps")})}function j(O){let v=O.length>1;b.hidden=X(O);let q={href:v?ae:null,parameters:s.parameters};T(b,nt[o.what].tables.flatMap(K=>{let ne=q_(O,K),ie=Xw(K,ne),Le=Jt({...q,
caption:K.caption,csv:S(K.key),sql:A(K.key),columns:[...v?[PA]:[],...ie]});Le.show(ne);let Ge=(s.difference?.[K.key]??[]).filter(Dt=>ie.some(Et=>Et.number&&(Dt[Et.key]??null)!==null));if(Ge.length===0)
return[Le.node];let qe=Jt({...q,caption:K.caption,limit:12,meanings:!1,heading:"difference, B − A",class:"difference-card",sql:A(K.key,{difference:!0}),columns:ie.filter(Dt=>!Dt.note&&Ge.some(Et=>(Et[Dt.
key]??null)!==null)).map(Vw)});return qe.show(Ge),[Le.node,qe.node]}))}function z(O){let v=O.filter(q=>(q.data.last_step_dropped??[]).length>0);return O.every(q=>q.data.steps!==null)?"The rows of the \
chosen steps count, as in Compare.":nt[o.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":O.every(q=>q.data.all_steps.length===0)?"\
Without steps, all rows count, as in Compare.":v.length>0?`Work that the last step of a rank${v.length<O.length?` of ${v[0].label}`:""} launched does not count, since it may be cut off. Compare counts\
 it.`:o.rows==="all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function N(O){let v=nt[o.what],q=O.
flatMap(({label:Le,data:Ge})=>{let qe=v.host?[]:Ge.ranks_without_device_rows??[];return qe.length===0?[]:[qe.length===Ge.ranks.length?`${Le} has no device work${Ge.ranks.length>1?"":` (rank ${Ge.ranks[0]}\
)`}: this analysis has nothing to count there. ${xn}`:`${Le}: ${qe.length===1?"rank":"ranks"} ${rt(qe)} ${qe.length===1?"has":"have"} no device rows.`]}),K=v.chosen?.({...o,shown:s.parameters}),ne=o.rows!==
""&&!v.ofSteps&&O.some(Le=>Le.data.steps===null)&&D("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${ba.steps}`}),ie=X(O)&&i("p",{},"To see what the host did, look at its ",
i("a",{href:Dn({...o,what:"user_annotation_breakdown",lines:[]},nt)},"annotations"),".");T(y,q.length>0&&i("ul",{class:"notice"},q.map(Le=>i("li",{},Le))),ie,v.notes?.(O),K&&i("p",{},K),q.length<O.length&&
i("p",{class:"muted small"},z(O)," ",ne))}let W=({data:O})=>(O.ranks_without_device_rows??[]).length===O.ranks.length,X=O=>O.every(W)&&!nt[o.what].host;function le(){let O=!!s.test;return[["set","A"],
["test","B"]].filter(([v])=>s[v]).map(([v,q])=>({key:v,letter:O?q:"",label:s[v].label,data:s[v]}))}function Re(O){s=null,r="",delete x.dataset.shown,E.say(O)}function V(O,v){let q=nt[o.what];s=O;let K=a===
o&&q.instead?.(o,le());if(K){a={...o,...K},oe(v);return}r=v,E.say(null),R();let ne=le();p.draw(o,n,s.parameters),N(ne),ge(ne),j(ne),x.dataset.shown=v,ke(`${q.title} is shown.`)}function oe(O){E.ask(v=>Qn(
a.what,cd(a,nt),{signal:v}),v=>V(v,O),v=>Re(i("div",{class:"error-box",role:"alert",data:{code:v.code}},i("h2",{},"This analysis is not possible"),i("p",{},v.message),i("p",{},i("a",{href:me("/")},"Ch\
oose other traces")))))}let we=()=>`${o.what} ${cd(o,nt)}`;function Me(){let O=we();if(s&&r===O){E.drop(),ge(le()),t.settled();return}if(o.set===""){E.drop(),Re(i("p",{class:"notice"},"Choose a trace \
set.")),t.settled();return}a=o,oe(O)}function Ie(){let O=nt[o.what],v=q=>o[q]===""?null:ze(n,o[q])?.label??o[q];T(_,O.title),T(h,O.intro),Xe(),t.setTitle([O.title,[v("set"),v("test")].filter(Boolean).
join(" → "),"Analyse"].filter(Boolean).join(" · ")),p.draw(o,n,s&&r===we()?s.parameters:{}),R(),Me()}function Xe(){let O=[o.set,o.test].map(q=>q!==""&&ze(n,q)).filter(Boolean),v=O.filter(q=>q.traces_bytes===
0);T($,v.length===0?"":O.length===1?Ho(O[0]):v.map(q=>`${q.label}: ${Ho(q)}`).join(" "))}function R(){f.firstChild||T(f,Object.entries(nt).map(([O,{tab:v,title:q}])=>i("a",{data:{what:O}},v??q)));for(let O of f.
children){let{what:v}=O.dataset;if(O.href=Dn({...o,what:v,lines:[]},nt),O.hidden=nt[v].counters&&v!==o.what&&![s?.set,s?.test].some(ie=>ie?.has_counters),v!==o.what){O.removeAttribute("aria-current");
continue}O.setAttribute("aria-current","page");let q=f.getBoundingClientRect(),{left:K,right:ne}=O.getBoundingClientRect();(K<q.left||ne>q.right)&&(f.scrollLeft+=K-q.left-24)}}async function F(){let O=[
o.set,o.test].filter(v=>v!=="");try{n=O.length>0?await gt(O):[],n.length===0&&(n=(await Rt("limit=1")).entries.map(({set:v})=>v))}catch(v){T(g,i("div",{class:"error-box",role:"alert"},v.message));return}
d||(p.node.hidden=k.hidden=n.length===0,n.length===0?(T(_,"Analyse"),t.setTitle("Analyse"),T(g,i("p",{class:"notice"},"There are no trace sets yet. ",i("a",{href:me("/")},"Add some"),"."))):o.set===""?
m({set:n[0].id},{replace:!0}):Ie())}return F(),{keys:{search:()=>p.focus()},update(O){o=Ui(O,nt);let v=["set","test"].every(q=>o[q]===""||ze(n??[],o[q]));n?.length>0&&v?Ie():F()},unmount(){d=!0,E.unmount(),
M(),c.forEach(O=>O.figure.unmount())}}}var DA=new RegExp("^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$"),BA=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,
qA=["name","short_name","kernel","operator","ended_by"],t0=8,FA=40,io=e=>e.type==="integer"||e.type==="real",Hr=e=>io(e)&&!DA.test(e.name);function ul(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(BA.
test(e)&&!/count|calls/.test(e)?"µs":"")}var WA=(e,t)=>e.map(o=>o[t]).filter(o=>typeof o=="number");function cl(e,t,o,n=s=>s){let s=WA(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,a)=>a===
0||o*(r-s[a-1])>=0)}function o0(e,t,o){let n=new Set;for(let s of e)if(n.add(s[t]),n.size>o)break;return n.size}var dl=(e,t)=>e.filter((o,n)=>!Hr(o)&&t.length>0&&o0(t,n,t0)<=t0);function n0(e,t){let o=e.
replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===o&&io(n))?o:""}function jA(e,t){let o=e.map((a,l)=>({column:a,at:l})).filter(({column:a})=>Hr(a)),n=Math.abs;return(o.find(({at:a})=>cl(
t,a,-1))??o.find(({at:a})=>cl(t,a,-1,n))??o.find(({at:a})=>cl(t,a,1))??o.find(({column:a})=>ul(a.name)!=="")??o[0])?.column.name??""}var Cd=(e,t)=>dl(e,t).some(({name:o})=>o==="side")?"side":"";function HA(e,t){
let o=e.findIndex((c,u)=>io(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&cl(t,u,1))),n=e.filter((c,u)=>u!==o&&Hr(c)),s=(n.find(({name:c})=>ul(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].
name,a=/_us$/.test(r),l=n0(s,e);return!a&&t.length<=FA?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:a?"scatter":"line",x:r,y:s,y2:l,by:l?"":Cd(e,t)}}function UA(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},
n=e.filter(io),s=e.find(({name:c})=>qA.includes(c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),a=!s||r?HA(e,t):null;if(a)
return a;let l=jA(e,t);return s&&l!==""&&(s.name!=="side"||o0(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:n0(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==
l).name,y:l,y2:"",by:Cd(e,t)}:l===""?o:{chart:"histogram",x:l,y:"",y2:"",by:Cd(e,t)}}var jr=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function s0(e,t,o){let n=UA(t,o),s=t.filter(io),r=s.length===0||
o.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","scatter","histogram","none"],a=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=a==="bars",c=jr(t,e.x,l?void 0:io)?
e.x:jr(t,n.x,l?void 0:io)?n.x:(l?t:s)[0]?.name??"",u=s.find(({name:g})=>g!==c)??s[0],d=a==="histogram"?"":jr(t,e.y,io)?e.y:jr(t,n.y,io)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",f=a==="histogr\
am"?"":jr(t,e.y2,io)?e.y2:m?"":n.y2,p=dl(t,o).map(({name:g})=>g),h=a==="bars"||f!==""?"":p.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:a,kinds:r,x:c,y:d,y2:f,by:h}}var Rd=28,r0=200,a0=12,zA=400,GA=56;function Ur(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}var jn=(e,t)=>t!==null&&Hr(e)?Ur(t).replace(
/^-?\d+/,o=>o.replace(/\B(?=(\d{3})+$)/g,",")).replace("-","−"):Ur(t);function YA(e,t,o){let n=Math.max(1,Math.ceil(o.length/zA)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=
n)s=Math.max(s,jn(e,o[r][t]).length);return Math.min(GA,s)+3}function KA(e,t){return e===null||t===null?(t===null)-(e===null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):
typeof e=="number"?-1:1}function i0(){let e=i("tr",{"aria-rowindex":"1"}),t=i("colgroup"),o=i("tbody"),n=i("table",{class:"result-rows"},i("caption",{class:"visually-hidden"},"Rows of the answer"),t,i(
"thead",{},e),o),s=i("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},n),[r,a]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),
l=[],c=[],u=[],d=null,[m,f]=[0,0],p=()=>u.length>r0&&!cn();function h(_,k){return i("tr",{"aria-rowindex":String(k+2),class:k%2?"odd":""},_.map(($,E)=>{let M=jn(l[E],$);return i("td",{title:M.length>40?
M:null,class:$===null?"none":l[E].number?"num":""},M)}))}function g(_=!1){let k=Math.ceil((s.clientHeight||600)/Rd),$=p()?Math.max(0,Math.floor(s.scrollTop/Rd)-a0):0,E=p()?Math.min(u.length,$+k+2*a0):
u.length;!_&&$===m&&E===f||([m,f]=[$,E],[[r,$],[a,u.length-E]].forEach(([M,S])=>{M.hidden=S===0,M.firstChild.colSpan=Math.max(1,l.length),M.style.height=`${S*Rd}px`}),T(o,r,u.slice($,E).map((M,S)=>h(M,
$+S)),a))}function y(_){let k=l[_].number;d=d?.at!==_?{at:_,down:k}:d.down===k?{at:_,down:!k}:null;let $=d?.down?-1:1;u=d===null?c:[...c].sort((E,M)=>$*KA(E[_],M[_])),s.scrollTop=0,w(),g(!0),e.children[_].
querySelector("button").focus()}function w(){T(e,l.map((_,k)=>i("th",{scope:"col",class:_.number?"num":"",title:_.name,"aria-sort":d?.at===k?d.down?"descending":"ascending":null},D(i("span",{class:"el\
lipsis"},_.name,_.unit&&i("span",{class:"muted"},`, ${_.unit}`),d?.at===k&&(d.down?" ↓":" ↑")),()=>y(k),{class:"th-button",title:`Order by ${_.name}`}))))}s.addEventListener("scroll",()=>p()&&g());
let b=new ResizeObserver(()=>p()&&g());b.observe(s);let x=is(()=>g(!0));return{node:s,show(_,k){l=_.map(M=>({...M,number:M.type==="integer"||M.type==="real"})),c=u=k,d=null;let E=l.map((M,S)=>YA(M,S,u)).
map(M=>`min(${M}ch, 60cqw)`);T(t,E.map(M=>i("col",{css:{width:M}}))),n.style.minWidth=`calc(${["0px",...E].join(" + ")})`,n.setAttribute("aria-rowcount",String(u.length+1)),s.toggleAttribute("data-vir\
tual",u.length>r0),s.scrollTop=0,w(),g(!0)},unmount(){b.disconnect(),x()}}}var Pd=50,u0=5e3,Ld=40,VA=360,Ro=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],l0=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],QA={control:0,test:1},d0=e=>e.map(t=>We(t)).join("<br>"),JA=(e,t)=>`${e.name}: ${jn(e,t)}${e.unit?` ${e.unit}`:""}`;function Nd(e,t){let o=t.reduce((r,a)=>Math.
max(r,Math.abs(a)),0),[n,s]=e.unit==="µs"?Ve(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:We(e.name),font:{size:11},standoff:4}}}}function Id({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=Ur(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:QA[n]??r})).sort((n,s)=>n.
at-s.at)}var m0=e=>({template:vt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function XA(e,t){let{x:o,ys:n,rows:s}=e;return $r({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,a)=>({key:r.name,name:r.name,colour:Q(Ro[a])})),bars:s.slice(0,Pd).map(r=>({label:Ur(r[o.at]),values:n.map(a=>({value:typeof r[a.at]=="number"?r[a.at]:null,text:jn(a,r[a.at])+(a.unit?` ${a.unit}`:
"")}))}))},t)}function c0(e,t){let o=e.rows.slice(0,u0).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=Nd(e.x,n(e.x.at)),r=Nd(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),a=Id({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):a.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:Q(Ro[d%Ro.length]),size:u.length>500?4:7,symbol:l0[d%l0.length],opacity:.8},line:{color:Q(Ro[d%Ro.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>d0(e.columns.slice(0,12).map(f=>JA(f,m[f.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:m0({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function ZA(e){let t=e.reduce((a,l)=>Math.min(a,l),1/0),o=e.reduce((a,l)=>Math.max(a,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:Ld+1},(a,l)=>{let c=s+(r-s)*l/Ld;return l===0?t:l===Ld?o:n?Math.exp(c):c})}}function eC(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let a=s+r>>1;[s,r]=t[a]<=n?[a,r]:[s,a]}o[s]+=1}return o}function tC(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=ZA(o),{per:r,axis:a}=Nd(e.x,o);return{data:Id(e).map(({name:l,rows:c,at:u},d)=>{let m=eC(t(c),n),f=Q(Ro[u%Ro.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"non\
e",line:{color:f,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((p,h)=>[n[h]/r,n[h+1]/r]),y:m.flatMap(p=>[p,p]),customdata:m.flatMap((p,h)=>{let g=d0([...l===""?[]:[l],`${jn(e.x,n[h])}\
 to ${jn(e.x,n[h+1])} ${e.x.unit??""}`,C(p)]);return[g,g]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:m0({dragmode:"zoom",xaxis:{...a,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var oC={bars:XA,histogram:tC,line:e=>c0(e,"lines"),scatter:e=>c0(e,"markers")};function f0(e,t){let o=e==="bars"?Pd:e==="histogram"?1/0:u0;return t>
o?`The chart shows the first ${C(o)} of ${C(t)} rows; the table has all.`:""}function Dd(e){return e.ys.length>1?e.ys.map((t,o)=>[Ro[o],t.name]):e.by?Id(e).map(({name:t,at:o})=>[Ro[o%Ro.length],t]):[]}
function p0(e){let t=null,o=kt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>Dd(t),height:n=>n.chart==="bars"?Fe(Math.min(Pd,n.rows.length),n.ys.length):VA,make:(n,s)=>oC[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var nC=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],sC={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function h0(e){let t=null,o=wt("Kind of chart",nC,a=>e({chart:a,x:"",y:"",y2:"",by:""})),n=i("span",{class:"choice-fields"}),s=i("div",{class:"result-choice"},o.node,
n);function r(a,l,c,u){let d=ue("column"),m=i("select",{id:d,data:{part:a},on:{change:()=>{let{chart:f,x:p,y:h,y2:g,by:y}=t;e({chart:f,x:p,y:h,y2:g,by:y,[a]:m.value})}}},u&&i("option",{value:""},u),c.
map(f=>i("option",{value:f,selected:f===t[a]},f)));return i("span",{class:"sample-field"},i("label",{for:d},l),m)}return{node:s,draw(a,l,c){let u=document.activeElement?.dataset?.part;t=a,o.press(t.chart);
for(let[h,g]of o.buttons)g.hidden=!t.kinds.includes(h);let d=sC[t.chart]??{},m=l.filter(io).map(({name:h})=>h),f=dl(l,c).map(({name:h})=>h),p=l.map(({name:h})=>h);T(n,d.x&&r("x",d.x,t.chart==="bars"?p:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&r("by","by",f,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}var rC={rows:"there may be more rows",bytes:"the answer would be too long"};function aC({row_count:e,columns:t,truncated:o,truncated_by:n,elapsed_ms:s}){return[e===0?"No rows.":[`${U(e,"row")}, ${U(t.
length,"column")}`,i("span",{class:"muted"},` in ${C(Math.max(1,Math.round(s)))} ms`)],o&&i("span",{class:"notice truncated"},`Cut off here: ${rC[n]??"there is more"}. Ask for less, with LIMIT or a su\
m.`)]}function iC({answer:e,key:t,state:o,units:n,file:s},r){let{rows:a}=e,l=s0(o,r,a),c=u=>r.find(d=>d.name===u);return{...l,columns:r,rows:a,x:c(l.x),ys:[l.y,l.y2].filter(u=>u!=="").map(c),by:c(l.by),
file:s,caption:[o.q.replace(/\s+/g," ")],chosen:l,revision:JSON.stringify([t,l,Object.keys(n).length]),empty:l.chart==="none"?l.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":
null}}function g0(e){let t=i("p",{class:"result-summary"}),o=h0(e),n=i("ul",{class:"chart-legend"}),s=i("p",{class:"muted small chart-limit"}),r=p0([o.node,n,s]),a=i0(),l=i("section",{class:"card tabl\
e-card","aria-label":"Rows"},a.node),c=["csv","json"].map(f=>[f,i("a",{class:"button",title:`The rows as ${f.toUpperCase()}`},f.toUpperCase())]),u=i("div",{class:"results query-results",hidden:!0},i("\
div",{class:"result-head"},t,i("div",{class:"chart-tools"},D("Copy link",()=>Ht(location.href,"Link copied.")),c.map(([,f])=>f))),l,r.node),d={};function m(f,p){let h=iC(f,p);r.node.hidden=h.rows.length<
2,o.draw(h.chosen,p,h.rows);let g=h.empty?[]:Dd(h);T(n,g.map(([y,w])=>i("li",{class:"key",css:{"--key-fill":`var(${y})`}},w))),n.hidden=g.length===0,s.textContent=h.empty?"":f0(h.chart,h.rows.length),
r.draw(h)}return{node:u,draw(f){let{answer:p,key:h,state:g,units:y,file:w}=f,b=p.columns.map((x,_)=>({...x,at:_,unit:x.type==="text"?"":ul(x.name,y)}));T(t,aC(p));for(let[x,_]of c)_.href=Rm(_r(g,x)),_.
download=`${w}-query.${x}`;l.hidden=b.length===0||p.rows.length===0,(d.answer!==p||d.units!==y)&&(d={answer:p,units:y},a.show(b,p.rows)),m(f,b),u.dataset.shown=h},cancelled:()=>{t.textContent=""},retheme:()=>r.
retheme(),unmount(){r.unmount(),a.unmount()}}}var lC=[["control","A","Control"],["test","B","Test","none: one set alone"]];function w0(e){let t=i("section",{class:"query-sets card","aria-label":"Sets"}),o="",n=r=>t.querySelector(`[data-field="${r}\
"]`);function s(r,a,[l,c,u,d]){let m=ze(a??[],r[l]),f=Eo({field:l,set:m??null,none:d,text:m?"":r[l],onPick:p=>e({[l]:p?Ye(p.id):""})});return i("div",{class:`side-${l} query-side`},i("b",{class:`lette\
r letter-${c.toLowerCase()}`,"aria-hidden":"true"},c),i("label",{for:f.input.id},u),f.node)}return{node:t,draw(r,a){let l=JSON.stringify([r.control,r.test,a?.map(u=>[u.id,u.label])]);if(l===o)return;o=
l;let c=document.activeElement?.dataset?.field;T(t,lC.map(u=>s(r,a,u))),c&&n(c)?.focus()},choose(r){let a=n(r);a?.focus(),a?.click()}}}function y0(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function b0(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[_0,cC]=[5,12],uC=/ \(at byte \d+\)/;function k0({onRun:e,onCancel:t,tools:o}){let n=ue("sql"),s=ue("sql-error"),r=ue("sql-hint"),a=i("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(_0),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:g=>{g.key==="Enter"&&(g.ctrlKey||g.metaKey)&&(g.preventDefault(),e())}}}),l=D("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=D("Cancel",t,{hidden:!0}),u=i("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=i("section",{class:"card sql-editor","aria-label":"Statement"},i("label",{for:n,class:"sql-label"},"Statement"),a,u,i("div",{class:"sql-bar"},l,c,o,i("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let g=a.value.split(`
`).length+1;a.rows=Math.max(_0,Math.min(cC,g))}function f(g){a.focus(),document.execCommand?.("insertText",!1,g)||a.setRangeText(g,a.selectionStart,a.selectionEnd,"end"),m()}function p(){u.hidden=!0,T(
u),a.removeAttribute("aria-invalid"),a.setAttribute("aria-describedby",r)}function h(g){let y=g.text.slice(0,g.column-1).replace(/[^\t]/g," "),w=Math.max(1,Math.min(g.to-g.from,g.text.length-g.column+
1));return i("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${g.line}`},g.text,`
`,i("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(w)))}return{node:d,field:a,insert:f,clearError:p,value:()=>a.value,set(g){a.value!==g&&(a.value=g),m()},running(g){c.hidden=!g},enable(g){
l.disabled=!g},showError(g,y){let w=a.value,b=y===null?null:b0(w,y0(w,y));a.setAttribute("aria-invalid","true"),a.setAttribute("aria-describedby",`${s} ${r}`),T(u,i("p",{},b&&i("b",{},`Line ${b.line},\
 column ${b.column}: `),b?g.replace(uC,""):g),b&&h(b),b&&D("Go there",()=>{a.focus(),a.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var x0=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,$0=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Bd=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,v0=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${x0}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${$0}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${$0}
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
    ${Bd("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Bd("")} AND side = 'control'
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
WHERE name = ${x0}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${Bd("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var dC=100;function S0(e){let t=i("div",{class:"example-lists"}),o=i("details",{class:"card sql-list"},i("summary",{},i("h2",{},"Examples")),t),n=(s,r,a)=>i("section",{"aria-label":s},i("h3",{},s,!a&&
i("span",{class:"muted small"},": choose a test as well")),i("ul",{},v0.filter(l=>l.sides===r).map(l=>i("li",{},D(l.title,()=>e(l.statement),{class:"link-button",disabled:!a})))));return{node:o,draw:s=>T(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function E0({onPick:e,statement:t}){let o=i("ul",{}),n=i("details",{class:"card sql-list",hidden:!0},i("summary",{},i("h2",{},"Saved \
queries")),o),s=i("span",{class:"save-query writes"}),r=[],a="";function l(p){return Oe(`That did not work. ${p.message}`,{urgent:!0}),!1}async function c(p){try{await Tl(p,t())}catch(h){return l(h)}return a=
p,d(!0),await f(),n.open=!0,Oe(`“${p}” is saved.`,{seconds:4}),!0}async function u(p){try{await Pm(p.name)}catch(h){l(h);return}await f(),(o.querySelector("button")??s.querySelector("button")).focus(),
Oe(`“${p.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await Tl(p.name,p.statement).catch(l),await f()}}})}function d(p){T(s,D("Save …",()=>{if(t().trim()===""){Oe("First write a state\
ment.",{seconds:4});return}Ya(s,a,{name:"Name of the query",maxlength:dC,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),p&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=U(r.length,"query","queries"),T(o,r.map(p=>i("li",{},D(p.name,()=>{a=p.name,e(p.statement)},{class:"link-button",title:p.statement}),ve("trash",`\
Delete ${p.name}`,()=>u(p),{class:"writes"}))))}async function f(){try{r=await Nm()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:f,forgetName:()=>{a=""}}}var T0=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function O0(e){let t=ue("find"),o=i("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=i("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=i("section",{class:"card sql-schema","aria-label":"Tables"},i("div",{class:"\
chart-head"},i("h2",{},"Tables"),i("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,a=null,l=!1,c=({name:f,kind:p})=>p==="table"||p==="analysis"||!l?[f]:[`control.${f}`,
`test.${f}`];function u(f){return i("li",{},D(f.name,()=>e(T0(f.name)),{class:"schema-name mono",title:`Insert ${f.name}`}),i("span",{class:"muted small"},[f.type,f.unit].filter(Boolean).join(", ")),f.
description&&i("span",{class:"schema-what small"},f.description))}function d(f,p){let h=f.name.toLowerCase().includes(p),g=p===""||h?f.columns:f.columns.filter(w=>`${w.name} ${w.description??""}`.toLowerCase().
includes(p));if(g.length===0&&!h)return null;let y=i("details",{open:p!==""||r.has(f.name),on:{toggle:()=>{p===""&&r[y.open?"add":"delete"](f.name)}}},i("summary",{},i("span",{class:"mono"},f.name)),i(
"p",{class:"small"},f.description,f.description&&" ",c(f).flatMap(w=>[D(`Insert ${w}`,()=>e(T0(w)),{class:"link-button"})," "])),i("ul",{},g.map(u)));return y}function m(){let f=o.value.trim().toLowerCase(),
p=(...b)=>(a??[]).filter(({kind:x})=>b.includes(x)).map(x=>d(x,f)).filter(Boolean),h=(b,x,_)=>x.length>0&&i("details",{class:"schema-stored",open:f!==""||r.has(b),on:{toggle:k=>{f===""&&k.target===k.currentTarget&&
r[k.target.open?"add":"delete"](b)}}},i("summary",{},b),_&&i("p",{class:"small"},_),x),[g,y,w]=[p("view","table"),p("analysis"),p("stored")];T(n,g,h("Tables of the analyses",y,"The tables of the Analy\
se page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),h("Tables as the set file keeps them",w),g.length+y.length+w.length===0&&i("p",{class:"muted"},a===null?"":f===""?
"There are no tables.":`No table or column contains “${f}”.`))}return{node:s,draw(f,p){a=f,l=p,o.title=a?U(a.length,"table"):"",m()},focus:()=>o.focus()}}var mC=300,Wd=["control","test"],jd={path:"/query",name:"Query",read:bi,mount:(e,t)=>kC(e,t)};function fC(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))t[o]=o in t&&t[o]!==(n??"")?"":n??
"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}var ml=({state:e,sets:t})=>Wd.find(o=>e[o]!==""&&!ze(t,e[o]));function A0(e,t,o){e.question.say(i("div",{class:"error-box",role:"\
alert",data:{code:t}},i("h2",{},"There is no such set"),i("p",{},o))),e.question.clearable({message:o},ml(e))}function C0(e,t){e.editor.node.hidden=e.lists.hidden=e.examples.node.hidden=!0,e.question.
say(i("p",{class:"notice",data:{code:t.code}},t.message))}async function pC(e){let t=_r({...e.state,q:""}),o=t.toString();if(o===e.tablesKey)return;e.tablesKey=o;let n=()=>e.dead||o!==e.tablesKey;try{
let s=await Lm(t);n()||(e.units=fC(s),e.schema.draw(s,e.state.test!==""),e.editor.enable(!0),e.answer&&Fd(e))}catch(s){n()||(e.tablesKey=null,e.schema.draw([],!1),s.code==="sql_off"&&C0(e,s))}}function qd(e,t){
let{editor:o,state:n}=e;if(o.set(t),t.trim()===""){o.showError("There is no statement. Write one, or choose an example.",null),o.field.focus();return}e.asked=e.answered="",e.byHand=!0,e.change({q:t,...t===
n.q?{}:hw})}function hC({question:e,editor:t,result:o}){e.drop(),t.running(!1),o.cancelled(),e.say(i("p",{class:"notice"},"Cancelled.")),ke("Cancelled."),t.field.focus()}function gC(e,t){e.answer=null,
e.answered="",e.editor.running(!1),t.code==="sql_off"?C0(e,t):t.code==="unknown_set"&&ml(e)?A0(e,t.code,t.message):(e.editor.showError(t.message,t.offset),e.question.say(i("p",{class:"visually-hidden",
data:{code:t.code}},"The statement was refused.")))}function Fd(e){let{answer:t,answered:o,state:n,sets:s,units:r}=e,a=l=>ze(s??[],n[l])?.label??n[l];e.result.draw({answer:t,key:o,state:n,units:r,file:`\
tracediff-${Wd.filter(l=>n[l]!=="").map(l=>$t(a(l))).join("-")}`})}function wC(e){let{node:t}=e.result;e.byHand&&t.getBoundingClientRect().top>innerHeight-mC&&t.scrollIntoView({block:"start"}),e.byHand=
!1}function yC(e){let{editor:t,context:o,question:n}=e,s=_r(e.state).toString();if(s===e.answered){Fd(e),o.settled();return}s!==e.asked&&(e.asked=s,t.clearError(),t.running(!0),e.examples.open(!1),n.ask(
r=>Cm(new URLSearchParams(s),{signal:r}),r=>{e.answer=r,e.answered=s,t.running(!1),n.say(null),Fd(e),wC(e),ke(U(r.row_count,"row"))},r=>gC(e,r)))}function bC(e){let{state:t,question:o,editor:n,context:s}=e;
o.drop(),e.answer=null,e.answered=e.asked="",n.clearError(),n.running(!1),o.say(i("p",{class:"visually-hidden"},"")),e.examples.open(!0);let r=ml(e);r&&A0(e,"unknown_set",`there is no trace set "${t[r]}\
"`),s.settled()}function R0(e){let{state:t,examples:o}=e,n=t.q.trim().split(`
`).find(r=>!r.startsWith("--"))??"";e.context.setTitle([n.slice(0,60),"Query"].filter(r=>r!=="").join(" · ")),e.sides.draw(t,e.sets),o.draw(t.test!=="");let s=t.q===""?e.left:e.lists;o.node.parentNode!==
s&&s[t.q===""?"append":"prepend"](o.node),pC(e),t.q===""?bC(e):yC(e)}async function M0(e){let{state:t,message:o,change:n}=e,s=Wd.map(a=>t[a]).filter(a=>a!=="");try{e.sets=s.length>0?await gt(s):[],e.sets.
length===0&&(e.sets=(await Rt("limit=1")).entries.map(({set:a})=>a))}catch(a){T(o,i("div",{class:"error-box",role:"alert"},a.message));return}if(e.dead)return;let r=e.sets.length===0;e.sides.node.hidden=
e.editor.node.hidden=e.lists.hidden=r,r?(e.context.setTitle("Query"),T(o,i("p",{class:"notice"},"No sets are stored yet. ",i("a",{href:me("/")},"Add some"),"."))):t.control===""?n({control:Ye(e.sets[0].
id)},{replace:!0}):R0(e)}function _C(e,t){let{change:o}=e;e.sides=w0(o),e.saved=E0({onPick:n=>qd(e,n),statement:()=>e.editor.value()}),e.editor=k0({onRun:()=>qd(e,e.editor.value()),onCancel:()=>hC(e),
tools:e.saved.save}),e.examples=S0(n=>{e.saved.forgetName(),qd(e,n)}),e.schema=O0(n=>e.editor.insert(n)),e.result=g0(n=>o(n,{replace:!0})),e.message=i("div",{class:"message"}),e.left=i("div",{class:"q\
uery-left"},e.editor.node,e.message,e.result.node),e.lists=i("div",{class:"query-lists"},e.saved.node,e.schema.node),t.append(i("div",{class:"page query-page"},i("h1",{},"Query"),e.sides.node,i("div",
{class:"query-work"},e.left,e.lists))),e.question=Mt({context:e.context,results:e.result.node,message:e.message})}function kC(e,t){let o={context:t,state:bi(location.search),change:(l,c)=>t.go(_i({...o.
state,...l}),c),sets:null,tablesKey:null,units:{},answer:null,answered:"",asked:"",byHand:!1,dead:!1};_C(o,e);let{editor:n,sides:s,result:r}=o,a=pt(()=>r.retheme());return n.set(o.state.q),o.saved.load(),
M0(o),{keys:{search:()=>o.schema.focus(),control:()=>s.choose("control"),test:()=>s.choose("test")},update(l){let c=o.state;o.state=bi(l),o.state.q!==c.q&&n.set(o.state.q),o.sets?.length>0&&!ml(o)&&o.
state.control!==""?R0(o):M0(o)},unmount(){o.dead=!0,o.question.unmount(),a(),r.unmount()}}}var Hd={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function Ud(e,t=L){if(!e||e.change==="")return"";let{row:o,change:n}=e,
[s,r,a]=br(o);return`${Hd[n]}: ${t(s)} → ${t(r)} ${a?"self time":"total"} in this ${e.whole?"recording":"step"}`}function L0(e,t,{changes:o,partner:n,other:s}){let r=e.data(),a=r.start[t]+r.shift,l=r.
end[t]-r.start[t];if(r.sort[t]===ks){let p=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${ce(l)}, from ${ce(a)}`],[p.host?`the host: ${p.host}${p.operator&&p.operator!==p.host?` in ${p.operator}`:
""}`:"the host: mostly nothing recorded"],p.next&&[`then: ${p.next}`]].filter(Boolean)}if(r.sort[t]===xs){let p=r.gaps[r.gap[t]];return[[`Step ${p.step_number}, as the device has it`,"strong"],[`${ce(
l)}, from ${ce(a)}`],[nn(p)],[`the host began it at ${ce(p.host_start)}`,"muted"]]}if(r.sort[t]===Oo){let{name:p,mean:h,min:g,max:y}=r.gaps[r.gap[t]];return[[`${p}: ${De(h,0,3)}`,"strong"],g<y&&[`from\
 ${De(g,0,3)} to ${De(y,0,3)} in this pixel`],[`${ce(l)}, from ${ce(a)}`]].filter(Boolean)}let c=r.names[r.name[t]],u=on({name:c,category:r.categories[r.name[t]]});if(r.merged[t]>1)return[[`${C(r.merged[t])}\
 rows too short to draw separately`,"strong"],[`most of the time: ${c}`],u&&[$n],["zoom in to see them","muted"]].filter(Boolean);let d=r.lanes[r.lane[t]],m=[[c||"(no name)","mono strong"],...u?[[$n]]:
[],[`${ce(l)}, from ${ce(a)}`],[`${r.categories[r.name[t]]} · ${d.label}`,"muted"]];if(!Go(r,t))return[...m,["not part of this step: it began before, or another one launched it","muted"]];let f=Ud(o?.
get(yr(r,t)),ce);if(f&&m.push([f,"change"]),n){m.push([`${s}: ${ce(n.duration)} (${He(e.side==="control"?n.duration-l:l-n.duration)} test against control), from ${ce(n.start)}`]);let p=yi(o,s,c,r.categories[r.
name[t]]);p!==c&&m.push([`${s}: ${p}`,"mono muted"])}else n===null&&s&&m.push([`${s}: no ${C(r.occurrence[t]+1)}${N0(r.occurrence[t]+1)} call of this name`,"muted"]);return m}var N0=e=>e%100>=11&&e%100<=
13?"th":["th","st","nd","rd"][e%10]??"th",zd=e=>`${C(e)}${N0(e)}`,qs=14;function P0(){let e=i("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){T(e,t.map(([c,u])=>i(
"p",{class:u},i("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),a=o+qs+s>window.innerWidth?o-qs-s:o+qs,l=n+qs+r>window.innerHeight?n-qs-r:n+qs;e.style.setProperty("left",`${Math.
max(4,a)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function I0(){let e=Ae("polygon",{class:"join-shape"}),t=Ae("g",{class:"join-links"}),o=ue("arrow"),n=Ae("svg",{class:"\
timeline-join","aria-hidden":"true",focusable:"false"},Ae("marker",{id:o,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},Ae("path",{class:"join-head",d:"M0 0 8 4 0 8z"})),e,
t);return{node:n,drawLinks(s){let r=n.getBoundingClientRect();T(t,s.map(([a,l])=>{let[c,u]=[Math.min(a.right,l.left),l.left].map(f=>f-r.left),[d,m]=(a.bottom<=l.top?[a.bottom,l.top]:[a.top,l.bottom]).
map(f=>f-r.top);return Ae("path",{"marker-end":`url(#${o})`,d:`M${c} ${d}L${u} ${m}`})}))},draw(s,r){if(!s||!r){e.setAttribute("points","");return}let a=n.getBoundingClientRect(),[l,c]=s.top<=r.top?[s,
r]:[r,s],u=({left:h,right:g})=>[h,Math.max(g,h+1.5)],[[d,m],[f,p]]=[u(l),u(c)];e.setAttribute("points",[[d,l.bottom],[m,l.bottom],[p,c.top],[f,c.top]].map(([h,g])=>`${h-a.left},${g-a.top}`).join(" "))}}}function D0(e,t,o){let n=wt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=D("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:i("div",{class:"timeline-bar"},t,i("span",{class:"timeline-zoom"},ve("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
ve("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),D("Fit",e.fit,{title:"Show the whole step (0)"}),D("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag wit\
h Shift"})),n.node,o,s,i("span",{class:"chart-tools"},["png","svg"].map(a=>D(a.toUpperCase(),()=>e.save(a),{title:`The timeline as ${a.toUpperCase()}`})))),draw(a){n.press(a.show),n.node.hidden=a.control===
""||a.test==="",s.hidden=a.align===""}}}var xC=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not\
 part of this step"],["gap","device idle"]];function B0(){let e=i("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){T(e,[...t?Object.entries(Hd):[],...xC,...o?
[["path","on the critical path"]]:[]].map(([n,s])=>i("li",{class:`key key-span-${n}`},s)),t&&i("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs b\
y 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}function q0(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function $C(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),a=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,a))}}function F0({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,a=null;async function l(u,d,m){
let f=$C(u,d,m);s=f;let p=new AbortController;a=p;try{let h=await e(f,p.signal);a===p&&(n={...f,from:h.from,to:h.to,pixels:h.pixels},t(h))}catch(h){a===p&&h.name!=="AbortError"&&(r=null,o(h))}if(a===p){
s=null;let h=r;r=null,h&&c(...h)}}function c(u,d,m){let f=u.from>=m.to||u.to<=m.from;d<=0||f||n&&q0(n,u,d,m)?r=null:s?r=q0(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){a?.abort(),[n,s,r,a]=[null,null,null,null]}}}function vC(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function W0(e,{onChange:t,onError:o}){let n="",s="",r=null,a={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=F0(
{ask:({from:d,to:m,pixels:f},p)=>{let h=new URLSearchParams(a.query);return Object.entries({from:d,to:m,pixels:f}).forEach(([g,y])=>h.set(g,String(Math.round(y*1e3)/1e3))),Fs(a.set,h,{signal:p})},onAnswer:d=>{
a.window=d,t(a)},onError:o});async function c(d,m){r?.abort();let f=new AbortController;r=f,a.error=null;try{let p=await d(f.signal);r===f&&(m(p),t(a))}catch(p){r===f&&p.name!=="AbortError"&&(a.error=
p,t(a))}}function u(){r?.abort(),l.drop(),Object.assign(a,{whole:null,window:null}),s=""}return Object.assign(a,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(a,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(f=>Vn(d[e],d[`${e}_marker`]||null,{signal:f}),f=>{a.samples=f}))},choose(d,m){return a.chosen=Wp(a.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),a.chosen},loadWhole(d,m){let f=vC(d,e,a.chosen.sample);if(f.toString()===s)return;u(),s=f.toString(),a.query=f;let p=new URLSearchParams(f),{least:h,most:g}=ma.pixels;p.
set("pixels",String(Math.min(g,Math.max(h,Math.round(m))))),c(y=>Fs(a.set,p,{signal:y}),y=>{a.whole=y,a.window=y,l.has(y)})},stepKey:()=>`${a.set} ${s}`,async find(d,m){let f=new URLSearchParams(a.query);
Object.entries(d).forEach(([h,g])=>{g!==""&&g!==null&&g!==void 0&&f.set(h,String(g))});let p=await sa(a.set,f,m);return p.rows.length>0?p:null},retry(){n="",s=""},unmount:u})}function j0(e){return i("div",{class:"empty"},i("h2",{},"Choose one or two trace sets"),i("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",i("a",{href:me("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var H0=()=>i("div",{class:"empty"},i("h2",{},"Nothing to show"),i("p",{},"This trace set \
has no ranks with rows."));function U0(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},`The timeline of th\
e ${t} cannot be shown`),i("p",{},e.message),i("p",{},s?D("Choose another rank and step",n,{class:"primary"}):D("Try again",o,{class:"primary"})," ",i("a",{href:me("/")},"Choose other traces")))}var SC={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},Gd=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function z0(e,t,o){let n=[],s=Gd([o]);o.missing.length>0&&n.push(
`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(SC).filter(([a])=>t.whole.left_out?.[a]>0).map(([a,l])=>U(t.whole.left_out[a],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(a=>a.start.length===0)?n.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(a=>a.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var EC=1e3;function G0(e,t){let o=new Map,n=(a,l,c,u)=>[a,e[a].stepKey(),c,l,u].join("\0"),s=(a,l,c)=>yi(t(),a,l,c);function r(a,l,c,u,d){for(let m of a){let f=m.side===l?m.data():null,p=f?cw(f,ct(s(l,
c,u),u),d):-1;if(p>=0)return{start:f.start[p]+f.shift,duration:f.end[p]-f.start[p],lane:f.lanes[f.lane[p]].id,level:f.level[p],pane:m}}return null}return{drawn:r,named:s,known:(a,l,c,u)=>o.get(n(a,s(a,
l,c),c,u)),async ask(a,l,c,u,d){let m=s(a,l,c),f=n(a,m,c,u),p=await e[a].find({name:m,category:c,occurrence:u},{signal:d});o.size>EC&&(o=new Map);let{of:h,launch:g,launched:y,launches:w}=p??{},b=p?{...p.
rows[0],of:h,launch:g,launched:y,launches:w}:null;return o.set(f,b),b},nameOf:(a,l)=>{let c=a.data();if(l<0||!c||!Go(c,l))return null;let[u,d]=yr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function zr(e,t,o){
for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:a})=>a===o.lane);if(r)return{pane:n,lane:o.lane,level:o.level,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:r.row+(r.open?
o.level:0)}}return null}var fl=2e4,TC=3,Y0=e=>Math.round(e*1e3),K0=(e,t,o)=>`${e} ${Y0(t)} ${Y0(o)}`;function OC(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(K0(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),a=e.by_step.find(l=>l.span===t);return n.cut=s===fl?r-fl:0,n.words=a?`${L(a.work)} of work in ${L(a.path)}${n.cut>
0?`; the longest ${C(fl)} of ${C(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function MC(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===To&&t.merged[n]<=1&&s&&e.rows.has(K0(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&!lw(t,n)&&o.push(n)}e.drawn.set(t,o)}return o}function V0(e,t,o,n){let s=o.data(),r=Q("--path-m\
ark"),a=c=>Math.max(-3,Math.min(t.width+3,c));for(let{id:c,top:u}of s.bands){let d=-1/0;for(let[m,f]of n.lanes.get(c)??[]){let p=a(t.x(m-s.shift)),h=a(Math.max(t.x(f-s.shift),t.x(m-s.shift)+1));h>d&&h>
p&&(e.box(Math.max(p,d),t.top+u,h-Math.max(p,d),TC,r),d=h)}}let l=t.rowHeight;for(let c of MC(n,s)){let[u,d]=[a(t.x(s.start[c])),a(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function Q0({
toggle:e,change:t,error:o}){let n=D("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=i("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},a={control:"",test:""},l={control:null,test:null};function c(){let m=Ue.filter(f=>r[f]).map(f=>`${f}: ${r[f].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),a[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:f,marker:p,sample:h}){let g=new URLSearchParams({set:f,ranks:String(h.rank),segments:String(
fl),...h.step_number===null?{}:{steps:String(h.step_number)},...p?{marker:p}:{}}),y=`${g} ${h.span}`;if(a[m]!==y){u(m),a[m]=y,l[m]=new AbortController;try{let w=await Qn("critical_path",g,{signal:l[m].
signal});a[m]===y&&(r[m]=OC(w.set,h),c(),t())}catch(w){a[m]===y&&w.name!=="AbortError"&&o(w)}}}return{node:n,words:s,of:m=>r[m],draw(m,f,p){n.setAttribute("aria-pressed",String(m.path));for(let h of Ue)
m.path&&f.includes(h)&&p[h]?d(h,{set:m[h],marker:m[`${h}_marker`],sample:p[h].sample}):u(h);c()},unmount(){Ue.forEach(m=>l[m]?.abort())}}}var J0={control:["A","Control"],test:["B","Test"]};function X0(e){let t=i("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(a,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),Ue.map(m=>[a[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;T(t,Ue.map(m=>s(m,a,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(a,l,c,u){let[d,m]=J0[a],f=ue("set"),p=Eo({id:f,field:a,set:c&&ze(c,l[a]),text:l[a],none:`No ${a}`,onPick:h=>e({[a]:h===null?"":Ye(
h.id),[`${a}_rank`]:"",[`${a}_span`]:"",[`${a}_step`]:"",[`${a}_marker`]:""})});return i("div",{class:`side-card side-${a}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},d),
i("label",{for:f},m),p.node),u?.sample&&i("div",{class:"side-selection"},r(a,u)))}function r(a,{samples:l,sample:c}){let u=Rc(l),d=Lc(l,c.rank),m=Nc(l,c.rank,c.span),f=(g,y,w,b,x,_)=>{let k=ue(g),$=i(
"select",{id:k,data:{field:`${a}_${g}`},on:{change:()=>e({..._,[`${a}_${g}`]:$.value})}},w.map(E=>i("option",{value:String(E),selected:E===b},x(E))));return i("span",{class:"sample-field"},i("label",{
for:k},y),$)},p=m.indexOf(c),h=(g,y,w)=>ve(y,`${J0[a][1]}: ${w} step`,()=>e({[`${a}_step`]:String(m[p+g].step_number)}),{data:{field:`${a}_${w}`},disabled:!m[p+g],class:"step-move"});return[f("rank","\
Rank",u,c.rank,String,{[`${a}_span`]:""}),d.length>1&&f("span","File",d,c.span,g=>String(g+1),{}),c.step_number===null?i("span",{class:"muted small"},`whole recording, ${L(c.step)}`):[f("step","Step",
m.map(g=>g.step_number),c.step_number,g=>`${g} · ${L(m.find(y=>y.step_number===g).step)}`,{}),h(-1,"up","previous"),h(1,"down","next"),i("span",{class:"visually-hidden"},`takes ${ce(c.step)}`)]]}return{
node:t,draw:n,choose(a){let l=t.querySelector(`[data-field="${a}"]`);l?.focus(),l?.click()}}}var AC=200,Z0=8,CC=1e3;function ek({onText:e,onStep:t}){let o=ue("search"),n=Je(AC,()=>e(s.value.trim())),s=i("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=i("span",{class:"muted small",role:"status"}),a=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([l,c,u])=>ve(c,u,()=>t(l),{hidden:!0,class:"step-m\
ove"}));return{node:i("span",{class:"timeline-search",role:"search"},i("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,a,r),focus(){s.focus()},draw(l){document.activeElement!==
s&&(s.value=l),a.forEach(c=>{c.hidden=l===""})},say(l){T(r,l)}}}function RC(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:a,names:l}of(o??new Map).values()){let c=l[n];a[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(ct(c,a.category),{name:c,category:a.category,time:a[`${n}_total_duration`]})}for(let a of t.filter(l=>l.side===n))a.data()?.names.forEach((l,c)=>{let u=a.data().categories[c],d=ct(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((a,l)=>l.time-a.time)}async function tk(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=RC(e,o,n,l.side);return r||=c.length>Z0,c.slice(0,Z0).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:CC});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(f=>({...f,side:l.side,name:u,category:d,at:f.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var ok=(e,t,o)=>t===0?"No name contains this text.":o?`${U(t,"call")} of the ${U(
e,"name")} with the most time`:`${U(t,"call")} of ${U(e,"name")}`,nk=(e,t)=>`${C(e+1)} of ${C(t)}`;var Yd={control:"Control",test:"Test"};function LC(e,t,o){return t===void 0?`${Yd[e]}: …`:t===null?`${Yd[e]}: no ${zd(o+1)} call`:`${Yd[e]}: ${ce(t.duration)}, from ${ce(t.start)}${t.of?`; ${U(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}${NC(t)}`}function NC({start:e,launch:t,launched:o,launches:n}){if(t)return`; launched ${L(e-t.start)} earlier`;if(!(o>0))return"";let s=Math.min(...n.
map(r=>r.start))-e;return`; it launched ${U(o,"device row")}, ${o>1?"the first of ":""}which began ${L(s)} later`}var PC=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function sk(e){let t=i(
"section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify([n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:a,
test:l}=n.rows,c=e.href(n),u=s.map(m=>[m,PC(n.rows[m])]).filter(([,m])=>m),d=Ud(n.change);T(t,i("p",{class:"timeline-selected-name mono"},i("bdi",{},n.name),i("span",{class:"muted"},` · ${n.category}\
 · ${zd(n.nth+1)} call`)),i("p",{class:"timeline-selected-times"},Ue.filter(m=>s.includes(m)).map(m=>i("span",{class:`${m}-text`},LC(m,n.rows[m],n.nth))),a&&l&&i("span",{class:"strong"},`test − contr\
ol: ${xe(l.duration-a.duration)}`)),on(n)&&i("p",{class:"small"},`${$n}.`),d&&i("p",{class:"small"},`This operation ${["new","gone"].includes(n.change.change)?"is ":""}${d}.`),i("p",{class:"op-actions"},
D("Zoom to it",e.zoom,{class:"link-button"}),u.map(([m,f])=>D(`${n.rows[m].launch?"Its launch":"What it launched"}${u.length>1?`, ${m}`:""}`,()=>e.go(m,f),{class:"link-button",title:f.name})),a&&l&&!n.
aligned&&D("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&i("a",{href:c},"Open this operation"),D("Copy the name",()=>Ht(
n.name,"Name copied."),{class:"link-button"}),D("Clear (Escape)",e.clear,{class:"link-button"})))}}}function rk(e,t){let{stage:o,sides:n,partners:s}=e,r=null,a="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(w){let b=e.state(),x=b.name===""?"":JSON.stringify([e.key(),b.name,b.category,
b.nth,w,w.map(_=>s.named(_,b.name,b.category))]);if(x===a){p(w);return}if(a=x,r=null,x!==""&&b.nth===null){await f(w,x);return}if(x!==""){let{name:_,category:k,nth:$}=b;r={name:_,category:k,nth:$,rows:Object.
fromEntries(w.map(E=>[E,s.known(E,_,k,$)??s.drawn(o.shown(),E,_,k,$)??void 0]))}}p(w),r&&await m(r,w)}async function m(w,b){let{name:x,category:_,nth:k,rows:$}=w;await Promise.all(b.filter(E=>$[E]?.of===
void 0&&$[E]!==null).map(async E=>{try{$[E]=await s.ask(E,x,_,k)}catch{}})),!c&&r===w&&p(b)}async function f(w,b){let{name:x,category:_,at:k}=e.state(),$=[...new Set([k,"test","control"])].filter(E=>w.
includes(E));for(let E of $){let M=null,S=await n[E].find({name:s.named(E,x,_),category:_,order:"duration",limit:1}).catch(A=>{M=A});if(c||a!==b)return;if(M){Oe(`The search for ${x} failed. ${M.message}`,
{urgent:!0});return}if(S){let[A]=S.rows,B=A.start-e.shifts()[E];l=!0,o.goTo(o.around({start:B,end:B+A.duration}),!0),e.change({category:S.category,nth:A.occurrence,at:E,open:e.opened(E,A.lane),...o.current()});
return}}Oe(`${x} does not occur in this ${Gd(w.map(E=>n[E].chosen))}.`,{seconds:10}),e.change(u)}function p(w){let b=r===null?[]:w.map(_=>r.rows[_]&&zr(o.shown(),_,r.rows[_])).filter(Boolean);o.mark({
selected:b,links:r===null?[]:w.flatMap(h)});let x=e.state();t.draw(r&&{...r,rows:Object.fromEntries(w.map(_=>{let k=r.rows[_];return[_,k&&{...k,pane:void 0,whole:n[_].chosen?.sample.step_number===null}]})),
change:e.changes()?.get(ct(r.name,r.category))??null,aligned:x.align===r.name&&x.align_nth===r.nth},w),l&&b.length>0&&(l=!1,o.reveal(g()))}function h(w){let b=r.rows[w],x=b?.launches?.length===b?.launched?
b?.launches??[]:[];return[...b?.launch?[[b.launch,b]]:[],...x.map(_=>[b,_])].map(_=>_.map(k=>zr(o.shown(),w,k))).filter(([_,k])=>_&&k)}let g=()=>o.marks.selected.find(({pane:w})=>w.side===e.state().at)??
o.marks.selected[0];function y(){let w=g();if(w){let b=Math.max((w.end-w.start)*1.6,.1),x=(w.start+w.end)/2;o.goTo({from:x-b/2,to:x+b/2}),o.reveal(w)}return w!==void 0}return{draw:d,place:g,zoom:y,current:()=>r,
show({name:w,category:b,occurrence:x,side:_,at:k,duration:$,lane:E}){l=!0,o.goTo(o.around({start:k,end:k+$})),e.change({name:w,category:b,nth:x,at:_,open:e.opened(_,E)})},pick(w,b){let x=s.nameOf(w,b);
if(x){let[_,k,$]=x,E=e.state(),M=E.name===_&&E.category===k&&E.nth===$;l=!M,e.change(M?u:{name:_,category:k,nth:$,at:w.side})}return x!==null},step(w){let b=g(),x=b?o.beside(b,w):-1;if(x<0)return!1;let[
_,k,$]=s.nameOf(b.pane,x),E=b.pane.data(),M=o.current();if(E.start[x]<M.from||E.end[x]>M.to){let S=(E.start[x]+E.end[x])/2,A=(M.to-M.from)/2;o.goTo({from:S-A,to:S+A})}return e.change({name:_,category:k,
nth:$,at:b.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var IC=300,DC={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function ak({onPick:e,partnerOf:t}){let o=(a,l,c)=>({key:a,title:l,show:String,...c}),n=Jt({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:a=>`${a}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(a,l)=>D(a||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name",title:a})}),o("start","Start",{number:!0,show:L,exact:ce,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:L,exact:ce}),o("diff","Test − control",{number:!0,
show:xe,exact:He,what:"Against the same call of the other side, where both are drawn",tone:a=>a>0?"more":a<0?"less":""}),o("change","In the step",{show:a=>DC[a]??"",what:"Whether all calls of this nam\
e changed in the step"})]}),s=i("p",{class:"muted small",hidden:!0});function r(a,l){let c=[];for(let u of a){let d=u.data();if(d)for(let m=0;m<d.length;m+=1)d.start[m]<l.to&&d.end[m]>l.from&&(Go(d,m)||
d.sort[m]!==To&&d.sort[m]!==Oo)&&c.push({pane:u,i:m,duration:d.end[m]-d.start[m]})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,IC),c.length]}return{node:i("div",{},n.node,s),draw(a,l){let[c,u]=r(
a,l);s.hidden=u<=c.length,s.textContent=`The ${C(c.length)} longest of ${U(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:f})=>{let p=d.data(),h=p.sort[m]===To,g=h?t(d,m):null;return{pane:d,i:m,
duration:f,side:d.side,start:p.start[m]+p.shift,lane:p.lanes[p.lane[m]]?.label??"steps",name:h?p.names[p.name[m]]:d.textOf(m),change:h?d.changeAt(m):"",diff:g===null?null:d.side==="control"?g.duration-
f:f-g.duration}}))}}}var pl=9,hl=3,BC=7;function ik({onRange:e}){let t=i("canvas",{"aria-hidden":"true"}),o=i("div",{class:"overview-view"}),n=i("div",{class:"timeline-overview","aria-hidden":"true"},t,o),s=[],r={from:0,to:1},
a=r,l=0,c=null;function u(){l=0;let x=n.clientWidth,_=Ue.flatMap(S=>[!0,!1].map(A=>s.filter(B=>B.side===S&&B.data()?.bands.some(Y=>Y.sort==="host"===A)).map(B=>({pane:B,host:A})))).filter(S=>S.length>
0),k=Math.max(1,_.length)*(pl+hl)+hl,$=globalThis.devicePixelRatio||1;[t.width,t.height]=[Math.round(x*$),Math.round(k*$)],t.style.height=`${k}px`;let E=t.getContext("2d",{alpha:!1});E.scale($,$),E.fillStyle=
Q("--surface-sunk"),E.fillRect(0,0,x,k);let M=S=>x*(S-r.from)/(r.to-r.from);_.forEach((S,A)=>S.forEach(({pane:B,host:Y})=>d(E,B,Y,hl+A*(pl+hl),M)))}function d(x,_,k,$,E){let M=_.data();x.fillStyle=Q(k?
"--span-host":"--span-compute");let S=new Map,A=-1/0;for(let B=0;B<M.length;B+=1){if(M.lanes[M.lane[B]]?.sort==="host"!==k)continue;let[Y,P]=[E(M.start[B]),E(M.end[B])],I=_.changeAt(B);if(I!==""&&M.merged[B]<=
1){let J=S.get(I)??[];J.push(Y,P),S.set(I,J)}M.name[B]>=0&&M.lanes[M.lane[B]].sort!=="other"&&(P>A+.5||Y<A-50)&&(x.fillRect(Y,$,Math.max(.5,P-Y),pl),A=P)}for(let[B,Y]of S){x.fillStyle=Q(`--span-${B}`);
for(let P=0;P<Y.length;P+=2)x.fillRect(Y[P],$,Math.max(.7,Y[P+1]-Y[P]),pl)}}function m(){l||=requestAnimationFrame(u)}function f(){let x=r.to-r.from,_=100*(a.from-r.from)/x,k=100*(a.to-a.from)/x;o.style.
setProperty("left",`${_}%`),o.style.setProperty("width",`${k}%`)}let p=x=>{let _=n.getBoundingClientRect(),k=(x.clientX-_.left)/Math.max(1,_.width);return r.from+Math.min(1,Math.max(0,k))*(r.to-r.from)},
h=()=>a.to-a.from>.999*(r.to-r.from);function g(x){let _=BC*(r.to-r.from)/Math.max(1,n.clientWidth),[k,$]=[a.from,a.to].map(E=>Math.abs(p(x)-E));return x.shiftKey||Math.min(k,$)>_?x.shiftKey||h()?"ran\
ge":"move":k<$?"from":"to"}function y(x){let{part:_,at:k,view:$}=c;if(_==="move")e($.from+x-k,$.to+x-k);else if(_!=="range"){let E={...$,[_]:x};e(Math.min(E.from,E.to),Math.max(E.from,E.to))}}n.addEventListener(
"pointerdown",x=>{if(x.button===0){n.setPointerCapture(x.pointerId);let _=p(x);if(c={part:g(x),at:_,view:a},c.part==="move"&&(_<a.from||_>a.to)){let k=(a.to-a.from)/2;c.view={from:_-k,to:_+k},y(_)}}}),
n.addEventListener("pointermove",x=>{c?y(p(x)):n.style.cursor=["from","to"].includes(g(x))?"ew-resize":""}),n.addEventListener("pointerup",x=>{let[_,k]=[c?.at,p(x)];c?.part==="range"&&_!==k&&e(Math.min(
_,k),Math.max(_,k)),c=null}),n.addEventListener("pointercancel",()=>{c=null});let w=new ResizeObserver(m);w.observe(n);let b=pt(m);return{node:n,draw(x,_){[s,r]=[x,_],m(),f()},view(x,_){a={from:x,to:_},
f()},unmount(){cancelAnimationFrame(l),w.disconnect(),b()}}}var qC=15,Gr=190,FC={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Kd=.02,WC=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],jC=new Set(["\
new","gone","gap"]),HC={control:"A",test:"B"},UC=[1,.78,.56];function zC(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,o]=br(e.row),n=Math.abs(o-t)/Math.max(t,o);return n>=.5?0:n>=.25?
1:2}function GC(e,t,o){return e.sort[t]===ks?"gap":e.sort[t]===xs?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===Oo?"outside":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].
sort==="host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function lk({side:e,kind:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t}`,s=i("ul",{class:"t\
imeline-heads","aria-label":`Lanes: ${n}`}),r=i("div",{class:"timeline-drawing"}),a=i("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s,r),l=null,c=[],u=[],d=[],m=null,f={},p="",h={side:e,kind:t,
node:a,data:()=>l},g=S=>S<0?-1:l.pieces.of[S];function y(){f=Object.fromEntries(WC.map(S=>[S,UC.map(A=>Ji(Q(`--span-${S}`),Q("--surface"),A))]))}let w=S=>l.name[S]<0||l.lanes[l.lane[S]]?.sort==="other"?
"":u[l.name[S]];function b(){let S=l.names.map((A,B)=>m?.get(ct(A,l.categories[B])));u=S.map(A=>A?.change??""),d=S.map(zC),c=Array.from({length:l.length},(A,B)=>GC(l,B,w(B)))}function x(S){if(l.sort[S]===
ks){let P=l.gaps[l.gap[S]];return`idle ${L(P.duration)} · host: ${P.operator??P.host??"nothing recorded"}`}if(l.sort[S]===xs){let P=l.gaps[l.gap[S]];return`step ${P.step_number} · ${L(P.duration)}`}
if(l.sort[S]===Oo)return De(l.gaps[l.gap[S]].mean,0,3);let A=l.names[l.name[S]],Y=on({name:A,category:l.categories[l.name[S]]})?`${$n} (${A})`:A||"(no name)";return(FC[c[S]]??"")+(l.merged[S]>1?`${l.merged[S]}\
 rows, most of them ${Y}`:Y)}let _=S=>f[c[S]][["longer","shorter"].includes(c[S])?d[l.name[S]]:0];function k(){let S=JSON.stringify(l.bands);if(S===p)return;p=S;let{lane:A,act:B}=s.contains(document.activeElement)?
document.activeElement.dataset:{},Y=I=>ve("pin",`${t==="pinned"?"Unpin":"Pin"} ${I.label}`,()=>o.pin(h,I),{class:"lane-pin",data:{lane:I.id,act:"pin"}}),P=({label:I})=>t==="pinned"?`${HC[e]}: ${I}`:I;
s.style.height=`${l.height}px`,T(s,l.bands.map(I=>i("li",{class:"lane-head",title:I.label,css:{top:`${I.top}px`,height:`${I.height}px`}},I.folds?D(P(I),()=>o.fold(h,I),{class:"lane-fold",data:{lane:I.
id,act:"fold"},"aria-expanded":String(I.open)}):i("span",{},P(I)),Y(I)))),[...s.querySelectorAll("button")].find(({dataset:I})=>I.lane===A&&I.act===B)?.focus()}function $(S,A){for(let{top:B}of l?.bands??
[]){let Y=Math.round(A.top+B)+.5;S.line(0,Y,A.width,Y,Q("--grid"))}o.decorate(S,A,h)}y();let E=sl(r,{rowHeight:gi,label:`${n}: a table below has the same`,least:Kd,colour:S=>_(g(S)),hatched:S=>jC.has(
c[g(S)]),text:S=>x(g(S)),onHover:(S,A)=>o.hover(h,g(S),A),onPick:(S,A)=>o.pick(h,g(S),A),onView:(S,A,B)=>o.view(h,S,A,B),onMeasure:o.measure,onKey:S=>o.key(S,h),decorate:$}),M=pt(()=>{y(),E.redraw()});
return Object.assign(h,{drawing:E,show(S,A){l=S,b(),E.set({...S.pieces,tops:S.tops,height:S.height,from:A.from,to:A.to}),a.hidden=S.bands.length===0,k()},setChanges(S){m=S,l&&(b(),E.redraw())},highlight(S){
let A=S&&new Set(S);E.highlight(A&&l.pieces.of.flatMap((B,Y)=>A.has(B)?[Y]:[]))},whole(S){let{height:A,paint:B}=E.whole(S-Gr);return{height:A,paint(Y){B(Dr(Y,Gr,0)),l.bands.forEach(({label:P,top:I})=>Y.
words(6,I+qC,Hs(P,30),Q("--muted")))}}},changeAt:w,textOf:x,title:n,destroy(){M(),E.destroy()}})}function ck(e,t,{start:o,end:n,row:s},r,a,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,a)}function YC(e,t,o,n){let s=-1,
r=a=>t.y(o.row[a])+2+(n-4)*(1-o.gaps[o.gap[a]].at);for(let a=0;a<o.length;a+=1){if(o.sort[a]!==Oo)continue;let l=t.x(o.start[a]),c=t.x(o.end[a]);c>=0&&l<=t.width&&(e.line(l,r(a),c,r(a),Q("--text"),1),
s>=0&&o.row[s]===o.row[a]&&o.end[s]===o.start[a]&&e.line(l,r(s),l,r(a),Q("--text"),1)),s=a}}function uk(e,t,o,n){let s=t.rowHeight;YC(e,t,o.data()??{length:0},s);let r=n.path(o.side);if(r&&V0(e,t,o,r),
n.measure){let{from:a,to:l}=n.measure,[c,u]=[t.x(a),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,Q("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.height,Q("--accent"),1)}if(n.aligned!==null){
let a=Math.round(t.x(n.aligned))+.5;e.line(a,0,a,t.height,Q("--accent"),1.5)}for(let a of n.selected)a.pane===o&&ck(e,t,a,Q("--accent"),2.5,s);n.partner?.pane===o&&ck(e,t,n.partner,Q("--text"),1.5,s)}function KC(e,t){let[o,n]=Ve(t*10);return`${De(e/n,0,3).replace("-","−")} ${o}`}function dk(e,t,o){Xb(e,{view:t,width:o,format:KC,colours:{surface:Q("--surface"),border:Q("--border"),muted:Q("--mut\
ed")}})}function mk(){let e=i("canvas",{}),t=i("div",{class:"timeline-ruler","aria-hidden":"true"},e),o={from:0,to:1},n=0;function s(){n=0;let c=t.clientWidth,u=globalThis.devicePixelRatio||1;[e.width,
e.height]=[Math.round(c*u),Math.round(Ao*u)],e.style.height=`${Ao}px`;let d=e.getContext("2d",{alpha:!1});d.scale(u,u),dk(Ps(d,getComputedStyle(document.body).fontFamily),o,c)}let r=()=>{n||=requestAnimationFrame(
s)},a=new ResizeObserver(r);a.observe(t);let l=pt(r);return{node:t,view(c,u){o={from:c,to:u},r()},whole:c=>({height:Ao,paint:u=>dk(Dr(u,Gr,0),o,c-Gr)}),unmount(){cancelAnimationFrame(n),a.disconnect(),
l()}}}var VC=60,QC=40,JC=130,fk=8;function pk({partners:e,on:t}){let o={selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path},n=P0(),s=I0(),r=null,a=0,l=null,c=!1,u=[],d={hover:B,view:M,key:t.
key,fold:t.fold,pin:S,pick:(G,te)=>t.pick(G,te),measure:(G,te,ae)=>t.measure(G<te?{from:G,to:te}:null,ae),decorate:(G,te,ae)=>uk(G,te,ae,o)},m=["pinned","host","device"].flatMap(G=>Ue.map(te=>lk({side:te,
kind:G,on:d}))),f=({kind:G})=>G==="pinned",p=i("section",{class:"timeline-pins","aria-label":"Pinned lanes"},m.filter(f).map(G=>G.node)),h=Ue.map(G=>i("section",{class:`timeline-side timeline-${G}`,data:{
side:G},"aria-label":G==="control"?"Control":"Test"},i("p",{class:`timeline-side-name ${G}-text small`}),m.filter(te=>te.side===G&&!f(te)).map(te=>te.node))),g=ik({onRange:(G,te)=>$().drawing.view(G,te,
!0)}),y=mk(),w=i("div",{class:"timeline-lanes"},p,h,s.node),b=i("div",{class:"timeline-head"},g.node,y.node),x=i("section",{class:"card timeline-stage","aria-label":"Timeline"},b,w,n.node),_=new ResizeObserver(
()=>x.style.setProperty("--head",`${b.offsetHeight}px`));_.observe(b);let k=()=>{p.hidden||se()};document.addEventListener("scroll",k,{capture:!0,passive:!0});let $=()=>u[0]??m[0],E=()=>$().drawing.current();
function M(G,te,ae,j){c||(c=!0,u.filter(z=>z!==G).forEach(z=>z.drawing.follow(te,ae,j)),c=!1,A(),se(),t.view(te,ae,j))}function S({side:G},te){t.pin(G,te),u.filter(ae=>ae.side===G).flatMap(ae=>[...ae.
node.querySelectorAll(".lane-pin")]).find(({dataset:ae})=>ae.lane===te.id)?.focus()}function A(){let{from:G,to:te}=E();g.view(G,te),y.view(G,te)}function B(G,te,ae){r=te>=0?{pane:G,i:te,event:ae}:null,
clearTimeout(a),l?.abort(),o.partner=null,r?Y():n.hide(),se(),ge()}function Y(){let{pane:G,i:te}=r,ae=t.both()?e.nameOf(G,te):null;if(ae===null){J(void 0);return}let j=Mn[G.side],z=e.drawn(u,j,...ae)??
(P(j,...ae)?null:e.known(j,...ae));if(I(z),z!==void 0)return;let N=r;a=setTimeout(async()=>{l=new AbortController;try{let W=await e.ask(j,...ae,l.signal);r===N&&(I(W),se(),ge())}catch{}},VC)}function P(G,te,ae,j){
let z=t.changes()?.get(ct(te,ae))?.row;return z!==void 0&&j>=z[`${G}_counts`]}function I(G){o.partner=G?zr(u,Mn[r.pane.side],G):null,J(G)}function J(G){let{pane:te,i:ae,event:j}=r;j&&n.show(L0(te,ae,{
changes:t.changes(),partner:G,other:t.both()?Mn[te.side]:""}),j.clientX,j.clientY)}let re=({pane:G,start:te,end:ae,row:j})=>G.drawing.placeOf({start:te,end:ae,row:j});function se(){s.drawLinks(o.links.
map(ae=>ae.map(j=>j.pane.drawing.boxOf(j))));let{partner:G,selected:te}=o;if(r&&G){let{start:ae,end:j,row:z}=r.pane.data(),{pane:N,i:W}=r;s.draw(re({pane:N,start:ae[W],end:j[W],row:z[W]}),re(G))}else te.
length===2?s.draw(...te.map(re)):s.draw(null,null)}let ge=()=>u.forEach(G=>G.drawing.redraw());return{node:x,panes:m,shown:()=>u,current:E,around({start:G,end:te}){let ae=(G+te)/2,j=E(),z=$().drawing.
node.clientWidth||1e3,N=Math.max(te-G,.01)*z/QC,W=Math.max((te-G)*1.3,Math.min(j.to-j.from,N));return{from:ae-W/2,to:ae+W/2}},goTo:({from:G,to:te},ae)=>$().drawing.view(G,te,ae),glide(G){let{from:te,to:ae}=$().
drawing.goal(),[j,z]=[(te+ae)/2,(ae-te)/2*G];$().drawing.view(j-z,j+z)},slide(G){let{from:te,to:ae}=$().drawing.goal(),j=G*(ae-te);$().drawing.view(te+j,ae+j)},fit(){let{from:G,to:te}=$().drawing.extent();
$().drawing.view(G,te)},show(G,te,ae,j){r=null,o.partner=null,n.hide();let z=u,N=z.length>0?E():null;u=G.map(({pane:W,data:X})=>(W.show(X,te),W)).filter(W=>W.data().bands.length>0),m.filter(W=>!u.includes(
W)).forEach(W=>{W.node.hidden=!0}),p.hidden=!u.some(f),h.forEach(W=>{let{side:X}=W.dataset;W.hidden=!u.some(le=>le.side===X&&!f(le)),W.firstChild.textContent=ae[X]??""}),j?u.forEach(W=>{let{from:X,to:le}=qn(
j,W.drawing.extent(),Kd);W.drawing.follow(X,le)}):N&&u.filter(W=>!z.includes(W)).forEach(W=>W.drawing.follow(N.from,N.to)),A()},drawOverview(G){g.draw(u,G)},setChanges(G){m.forEach(te=>te.setChanges(G))},
mark(G){Object.assign(o,G),se(),ge()},marks:o,whole:G=>[{lines:[],...y.whole(G)},...u.map(te=>({lines:[te.title],...te.whole(G)}))],reveal({pane:G,start:te,end:ae,row:j}){let z=G.drawing.boxOf({start:te,
end:ae,row:j}),{bottom:N}=(p.hidden?y.node:p).getBoundingClientRect();if(f(G))G.drawing.reveal(j);else{let W=window.innerHeight-Math.max(JC,t.below());window.scrollBy(0,z.top<N||W<N?z.top-N-fk:Math.max(
0,z.bottom-W+fk))}},beside({pane:G,start:te,lane:ae,level:j},z){let N=G.data(),W=-1;for(let X=0;X<N.length;X+=1){let le=z*(N.start[X]-te);le>0&&N.level[X]===j&&N.lanes[N.lane[X]]?.id===ae&&Go(N,X)&&(W<
0||le<z*(N.start[W]-te))&&(W=X)}return W},unmount(){clearTimeout(a),l?.abort(),document.removeEventListener("scroll",k,{capture:!0}),_.disconnect(),g.unmount(),y.unmount(),m.forEach(G=>G.destroy())}}}var XC=1e3,hk={control:"Control",test:"Test"},ZC="Time in the stretch, of a host row without the rows below it";function eR(e,t){let o=new Map,n=Object.keys(e);for(let r of n)for(let{name:a,category:l,
sort:c,calls:u,self:d}of e[r].rows){let m=t(a,l),f=o.get(ct(m,l))??{name:m,category:l,sort:c};f[r]=(f[r]??0)+d,f[`${r}_calls`]=(f[`${r}_calls`]??0)+u,o.set(ct(m,l),f)}for(let r of o.values()){for(let a of n){
let l=e[a].of>e[a].rows.length?null:0;r[a]??=l,r[`${a}_calls`]??=l}r.diff=n.length===2&&r.control!==null&&r.test!==null?r.test-r.control:null}let s=r=>Math.abs(r.diff??0)||Math.max(r.control??0,r.test??
0)*1e-6;return[...o.values()].sort((r,a)=>s(a)-s(r))}function tR(e,t){let o=n=>({key:n,title:hk[n],number:!0,what:ZC,show:L,exact:ce});return Jt({caption:"Time by name",class:"timeline-sums-table",level:"\
h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:n=>D(n||"(no name)",()=>t(n),{class:"link-button timeline-name",title:n})},{key:"sort",title:"Where",show:String},...e.map(o),...e.length===
2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:xe,exact:He,tone:n=>n>0?"more":n<0?"less":""}]:[],...e.map(n=>({key:`${n}_calls`,number:!0,title:e.length===2?`${hk[n]} calls`:"Cal\
ls",show:C}))]})}function gk(e){let t=i("p",{class:"timeline-measured",role:"status"}),o=i("div"),n=i("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},t,o),s="",r=null;async function a(l,c,u){
r?.abort();let d=new AbortController;r=d;try{let m={};if(await Promise.all(c.map(async({side:f,set:p,query:h})=>{let g=new URLSearchParams(h);Object.entries({from:l.from+u[f],to:l.to+u[f]}).forEach(([
y,w])=>g.set(y,String(Math.round(w*1e3)/1e3))),g.set("limit",String(XC)),m[f]=await Am(p,g,{signal:d.signal})})),r===d){let f=Object.fromEntries(c.map(({side:g})=>[g,m[g]])),p=tR(Object.keys(f),e.search),
h=eR(f,e.nameOf);p.show(h),T(o,h.length>0?p.node:i("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(m){r===d&&m.name!=="AbortError"&&T(o,i("p",{class:"notice small"},`Its sums could not be\
 loaded. ${m.message}`))}}return{node:n,draw(l,c,u,d){let m=l?JSON.stringify([l,d,u]):"";if(m!==s){if(s=m,n.hidden=l===null,l===null){r?.abort();return}T(t,i("b",{},L(l.to-l.from)),i("span",{class:"mu\
ted small"},` from ${ce(l.from)} to ${ce(l.to)} `),D("Zoom to it",()=>e.zoom(l),{class:"link-button"}),ve("close","Remove the stretch (Escape)",e.clear)),a(l,c,u)}},unmount(){r?.abort()}}}var wk=.001;function yk(e){let{stage:t}=e,o=!1;function n(){let{sum_from:a,sum_to:l}=e.state();return a===null?null:{from:a,to:l}}function s(a,l=!0){o=!l,t.mark({measure:a}),l&&(e.change({sum_from:a?.
from??null,sum_to:a?.to??null},{replace:!0}),a&&ke(`${L(a.to-a.from)} chosen.`))}let r=gk({zoom:t.goTo,clear:()=>s(null),nameOf:e.nameOf,search:a=>e.change({q:a},{replace:!0})});return{node:r.node,current:n,
choose:s,draw(a){o||t.mark({measure:n()}),r.draw(n(),e.sides(a),e.shifts(),e.key())},ofCall(){let a=e.place(),l=n();return a&&s(l&&Math.abs(l.from-a.start)>wk?{from:Math.min(l.from,a.start),to:Math.max(
l.from,a.start)}:{from:a.start,to:Math.max(a.end,a.start+wk)}),a!==void 0},unmount:r.unmount}}function bk(e,t){let o=null,n=-1;function s(r){let a=`${t.key()}|${r}`;if(o?.key!==a){let l={key:a,list:[]};o=l,n=-1,l.found=tk(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>ct(m.name,m.category)));e.say(ok(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,a){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=a>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+a+l.length)%l.length;e.say(nk(n,l.length)),t.onCall(l[n])}}}}var oR=350,nR=250,sR=220,Yr={path:"/timeline",name:"Timeline",read:Na,mount:(e,t)=>rR(e,t)};function rR(e,t){let o=e.clientWidth,n=Na(location.search),s=null,r=null,a="",l=null,c={control:0,test:0},u="",
d="",m="",f={from:0,to:1},p=!1,h=Object.fromEntries(Ue.map(H=>[H,W0(H,{onChange:()=>!p&&Re(),onError:Z=>!p&&Et(Z)})])),g=Object.fromEntries(Ue.map(H=>[H,null])),y=G0(h,()=>r),w=Q0({toggle:()=>z({path:!n.
path}),change:()=>!p&&b.mark({}),error:Et}),b=pk({partners:y,on:{view:R,pick:K,key:qe,fold:({side:H},Z)=>z({open:La(n.open,ls(H,Z))},{replace:!0}),pin:(H,Z)=>z({pin:La(n.pin,ls(H,Z))},{replace:!0}),measure:(...H)=>$.
choose(...H),changes:()=>r,both:()=>xo(n).length===2,path:H=>w.of(H),below:()=>ge.offsetHeight}}),x=ek({onText:H=>z({q:H},{replace:!0}),onStep:H=>S.walk(n.q,H)}),_=D0({zoom:b.glide,fit:b.fit,save:hx,show:H=>z(
{show:H}),sum:()=>$.choose(b.current()),unalign:()=>z({align:"",align_category:"",align_nth:0})},x.node,w.node),k=sk({zoom:()=>M.zoom(),align:ne,go:(H,Z)=>M.show({...Z,side:H,at:Z.start-c[H]}),href:ie,
clear:()=>M.clear()}),$=yk({state:()=>n,change:z,stage:b,shifts:()=>c,sides:H=>H.map(Z=>h[Z]),key:()=>[d,r===null,n.show],place:()=>M.place(),nameOf:(H,Z)=>y.named("control",H,Z)}),E=()=>`${d}|${u}`,M=rk(
{state:()=>n,stage:b,sides:h,partners:y,change:H=>z(H,{replace:!0}),shifts:()=>c,changes:()=>r,key:E,opened:v},k),S=bk(x,{key:()=>`${E()}|${r===null}`,sides:()=>xo(n).map(H=>h[H]),panes:b.shown,changes:()=>r,
shifts:()=>c,from:()=>b.current().from,onCall:H=>!p&&M.show(H)}),A=X0(H=>z({...H,...Ue.some(Z=>Z in H)?{from:null,to:null,name:"",nth:null,align:"",sum_from:null,sum_to:null}:{}})),B=ak({onPick:K,partnerOf:q}),
Y=B0(),P=i("div",{class:"timeline-notes"}),I=i("h1",{class:"visually-hidden"},"Timeline"),J=i("nav",{class:"crumb","aria-label":"Where this is"}),re=i("div",{class:"message"}),se=i("p",{class:"muted s\
mall"},"Wheel: scroll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift and drag: sums of a stretch · ? lists all keys"),ge=i("div",{class:"timeline-details"},k.node,$.node),
G=i("div",{class:"results"},_.node,P,b.node,ge,Y.node,w.words,se,B.node);e.append(i("div",{class:"page timeline-page"},I,J,A.node,re,G));let te=Mt({context:t,results:G,message:re}),ae=Je(oR,()=>{let{from:H,
to:Z}=b.current(),fe=H<=f.from&&Z>=f.to;z(fe?{from:null,to:null}:{from:H,to:Z},{replace:!0})}),j=Je(nR,()=>{!p&&b.shown().length>0&&B.draw(b.shown(),b.current())});function z(H,{replace:Z=!1}={}){p||t.
go(cs({...n,...H}),{replace:Z})}let N=H=>an(H,n,s,null),W=({sample:H})=>`rank ${H.rank}${H.span>0?`, file ${H.span+1}`:""}, ${H.step_number===null?"whole recording":`step ${H.step_number}`}`;function X(){
let H=Ue.filter(Ce=>n[Ce]!==""),Z=H.map(N).join(" → ");I.textContent=H.length>0?`${Z} · Timeline`:"Timeline",t.setTitle(I.textContent);let fe={...Ot(""),control:n.control,test:n.test,control_marker:n.
control_marker,test_marker:n.test_marker};T(J,H.length===2&&i("a",{href:t.lastCompare(new URLSearchParams(fe))??Yt(fe)},`← ${Z}`))}async function le(){let H=Ue.map(Z=>n[Z]).filter(Z=>Z!=="");if(!H.every(
Z=>s&&ze(s,Z))){let Z=await gt(H).catch(()=>[]);p||(s=Z,Re())}}function Re(){let H=Ue.filter(Be=>n[Be]!=="");X(),Ue.forEach(Be=>h[Be].load(n));let Z=H.length>0&&H.every(Be=>h[Be].samples!==null)?V(H):
{};A.draw(n,s,Object.fromEntries(Ue.map(Be=>[Be,Z[Be]&&{samples:h[Be].samples,...Z[Be]}]))),_.draw(n),x.draw(n.q);let fe=xo(n),Ce=H.find(Be=>h[Be].error&&(fe.includes(Be)||h[Be].samples===null)),je=H.
some(Be=>h[Be].samples?.length===0),Te=fe.length>0&&fe.every(Be=>h[Be].whole);H.length===0?te.say(j0(s)):Ce&&!Te?Zr(Ce):je?te.say(H0()):te.say(null),G.toggleAttribute("data-skeleton",!Te),t.busy(H.length>
0&&!Te&&!Ce&&!je),Te&&we(fe,Z)}function V(H){let Z={};for(let fe of H){let Ce=Z[Mn[fe]]??null;Z[fe]=h[fe].choose(n,Ce)}return xo(n).filter(fe=>Z[fe]).forEach(fe=>h[fe].loadWhole(n,Math.max(o-sR,300))),
Z}let oe=H=>H.map(Z=>h[Z].stepKey()).join("|");function we(H,Z){let fe=oe(H),Ce=fe!==d;Ce&&(d=fe),m!==`${fe} ${n.pin}`&&(m=`${fe} ${n.pin}`,H.forEach(je=>{g[je]=Object.fromEntries(["pinned","host","de\
vice"].map(Te=>[Te,aw(Be=>n.open.includes(ls(je,Be)))]))})),O(H),F(Z),Ie(H,Z,Ce),px(H,Z),Y.draw(H.length===2,n.path),w.draw(n,H,Z),M.draw(H),$.draw(H),Le(),j(),t.settled()}let Me=(H,Z)=>n.pin.includes(
ls(H,Z))?"pinned":Z.sort==="host"?"host":"device";function Ie(H,Z,fe){f={from:Math.min(...H.map(Te=>h[Te].whole.extent.from-c[Te])),to:Math.max(...H.map(Te=>h[Te].whole.extent.to-c[Te]))};let Ce=b.panes.
filter(Te=>H.includes(Te.side)).map(Te=>{let{whole:Be,window:Lo}=h[Te.side];return{pane:Te,data:iw({window:Lo,all:Be,takes:lo=>Me(Te.side,lo)===Te.kind,shift:c[Te.side],rows:g[Te.side][Te.kind]})}}),je=n.
from===null?null:{from:n.from,to:n.to};b.show(Ce,f,Object.fromEntries(H.map(Te=>[Te,`${N(Te)}, ${W(Z[Te])}`])),fe?je??f:null),fe&&(b.drawOverview(f),Xe())}function Xe(){let H=b.current();for(let Z of xo(
n)){let fe=b.shown().find(Te=>Te.side===Z),{whole:Ce,windows:je}=h[Z];if(fe&&Ce){let Te=c[Z];je.want({from:H.from+Te,to:H.to+Te},fe.drawing.node.clientWidth,Ce.extent)}}}function R(){Xe(),ae(),j()}async function F(H){
let Z=H.control&&H.test,fe=new URLSearchParams({control:n.control,test:n.test});for(let je of Z?Ue:[]){let{rank:Te,step_number:Be}=H[je].sample;fe.set(`${je}_ranks`,String(Te)),fe.set(`${je}_steps`,Be===
null?"all":String(Be)),n[`${je}_marker`]&&fe.set(`${je}_marker`,n[`${je}_marker`])}Object.entries({significance:"false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([je,
Te])=>fe.set(je,Te));let Ce=Z?fe.toString():"";if(Ce!==a&&(a=Ce,l?.abort(),r=null,b.setChanges(null),Ce!=="")){l=new AbortController;try{let je=await ft(fe,{signal:l.signal});!p&&a===Ce&&(r=wi(je),b.setChanges(
r),b.drawOverview(f),M.draw(xo(n)),O(xo(n)),j())}catch{}}}async function O(H){let Z=n.align===""||H.length<2?"":JSON.stringify([d,n.align_category,n.align_nth,...H.map(je=>y.named(je,n.align,n.align_category))]);
if(Z===u)return;u=Z;let fe=c;c={control:0,test:0};let Ce=null;if(Z!==""){let je=null,Te=await Promise.all(H.map(Be=>h[Be].find({name:y.named(Be,n.align,n.align_category),category:n.align_category,occurrence:n.
align_nth}).catch(Lo=>{je=Lo})));if(p||u!==Z)return;if(je)Oe(`The search for the call to align at failed. ${je.message}`,{urgent:!0});else if(Te.every(Boolean)){let[Be,Lo]=Te.map(lo=>lo.rows[0].start);
c={control:0,test:Lo-Be},Ce=Be}else(r||n.align_category!=="python_function")&&Oe("The call to align at is not in both steps.",{seconds:8})}b.mark({aligned:Ce}),(Z!==""||fe.test!==0)&&(Re(),Xe(),b.drawOverview(
f))}function v(H,Z){let fe=b.shown().filter(Ce=>Ce.side===H).flatMap(Ce=>Ce.data().bands).find(({id:Ce})=>Ce===Z);return!fe||fe.open?n.open:La(n.open,ls(H,fe))}function q(H,Z){let fe=xo(n).length===2?
y.nameOf(H,Z):null;return fe&&y.drawn(b.shown(),Mn[H.side],...fe)}function K(H,Z){let fe=H.data();if(!M.pick(H,Z)&&Z>=0&&(fe.merged[Z]>1||fe.sort[Z]!==To)){let Ce=(fe.end[Z]-fe.start[Z])*.75,je=(fe.start[Z]+
fe.end[Z])/2;b.goTo({from:je-Ce,to:je+Ce})}}function ne(){let{name:H,category:Z,nth:fe}=M.current();z({align:H,align_category:Z,align_nth:fe})}function ie({name:H,category:Z}){return n.control===""||n.
test===""?null:It({...as(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker,row:Tt(H,Z),use_short_name:n.use_short_name})}function Le(){for(let H of b.shown())
H.highlight(n.q===""?null:uw(H.data(),n.q));S.draw(n.q)}let Ge={".":()=>M.step(1),",":()=>M.step(-1),m:()=>$.ofCall(),f:()=>M.zoom()};function qe(H){let Z=Ge[H.key];return Z!==void 0&&Z()!==!1}function Dt(){
if(b.marks.measure)$.choose(null);else if(n.name!=="")M.clear();else if(n.q!=="")z({q:""},{replace:!0});else return!1;return!0}function Et(H){Oe(`This part of the timeline could not be loaded. ${H.message}`,
{urgent:!0})}function Zr(H){te.say(U0(h[H].error,H,{retry(){Ue.filter(Z=>h[Z].error).forEach(Z=>h[Z].retry()),Re()},chooseOther:()=>z(Object.fromEntries(Ue.flatMap(Z=>["rank","span","step"].map(fe=>[`${Z}\
_${fe}`,""]))),{replace:!0})})),te.clearable(h[H].error,H)}function px(H,Z){let fe=H.flatMap(Ce=>z0(Ce,h[Ce],Z[Ce]));T(P,fe.map(Ce=>i("p",{class:"notice small"},Ce)))}async function hx(H){let Z=b.shown();
if(Z.length===0)return;let{from:fe,to:Ce}=b.current(),je=Math.max(900,Z[0].drawing.node.clientWidth),Te=xo(n),Be=[I.textContent,`${L(fe)} to ${L(Ce)} of ${Te.map(lo=>`the ${lo} (${W(h[lo].chosen)})`).
join(" and ")}`],Lo=ol(Be,b.whole(je),je);await nl(Lo,H,`tracediff-${Te.map(lo=>$t(N(lo))).join("-")}-timeline`)}return Re(),le(),{keys:{search:()=>x.focus(),control:()=>A.choose("control"),test:()=>A.
choose("test"),zoomIn:()=>b.glide(.75),zoomOut:()=>b.glide(1/.75),left:()=>b.slide(-.12),right:()=>b.slide(.12),fit:()=>b.fit(),next:Ge["."],former:Ge[","],measure:Ge.m,zoomTo:Ge.f,close:Dt},update(H){
let Z=n;n=Na(H),Re();let{from:fe,to:Ce}=b.current(),je=n.from!==Z.from||n.to!==Z.to,Te=(Lo,lo)=>Math.abs(Lo-lo)>.002+1e-6*Math.abs(lo),Be=n.from===null?f:n;je&&(Te(fe,Be.from)||Te(Ce,Be.to))&&b.goTo(Be,
!0),le()},unmount(){p=!0,ae.cancel(),j.cancel(),l?.abort(),Ue.forEach(H=>h[H].unmount()),te.unmount(),M.unmount(),w.unmount(),$.unmount(),b.unmount()}}}var _k=[["control","Control"],["test","Test"]],aR=e=>({slower:"more",faster:"less"})[e]??null,Qo=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:L,exact:ce}),iR=(e,t)=>e===null?pe:`${he(e)} to ${he(t)}`,
lR=(e,t)=>[{key:"side",title:"Side",show:o=>o},{key:"label",title:"Recording",show:(o,n)=>i(e?"a":"bdi",{href:e?.(n.set)},o)},Qo("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?[Qo(
"without_profiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],Qo("compute","Compute"),Qo("exposed_communication","Exposed communication"),Qo("exposed_memor\
y","Exposed memory"),Qo("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:C},{key:"samples",title:"Samples",number:!0,show:C,what:"A sample is one step of one rank"}],cR={slower:"slower",faster:"\
faster",no_difference_found:"no difference found",cannot_judge:"cannot judge"};function uR(e){return e.q_value!==null?cR[e.significance]:e.control_recordings===0?"new":e.test_recordings===0?"gone":`to\
o few: only ${e.control_recordings} of A and ${e.test_recordings} of B have it`}var dR=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},Qo("control","Control","\
Mean per step of the recordings; host rows without the calls inside them"),Qo("test","Test","Mean per step of the recordings"),{...Qo("diff","Change"),show:xe},{key:"change_percent",title:"%",number:!0,
show:he,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>iR(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:Bt,what:"Of the te\
st between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:aR}],mR=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=r=>t[`${r}_${o?"self_":""}per_step`],s=r=>t[`${r}\
_recordings`]===0?null:n(r);return{...t,control:s("control"),test:s("test"),diff:n("diff"),certain:uR(t)}},fR=.05,pR=({verdict:e})=>e==="slower"||e==="faster";function hR(e){let{verdict:t,control:o,test:n,
change_percent:s,low_percent:r,high_percent:a}=e,l=o===null||n===null?null:en(o,n);return i("h2",{class:"headline"},i("strong",{class:`verdict-word verdict-${t.replace("_","-")}`},i("span",{"aria-hidd\
en":"true"},`${nu[t]} `),ou[t],pR(e)&&` by ${Pe(Math.abs(s))}`),l&&i("span",{class:"headline-times",title:`Mean step: ${ce(o)} → ${ce(n)}; the percentages are of the geometric means`},i("span",{class:"\
value control-text"},l[0]),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text"},l[1])),r!==null&&i("span",{class:"verdict-range"},`between ${he(r)} and ${he(a)}`))}function gR({
words:e}){let t=e.replace(/^.*?between \S+ % and \S+ %\)?,?\s*/,"").replace(/^cannot judge:?\s*/,"").replace(/^which is/,"the interval is").replace(/(^|\s)-(?=\d)/g,"$1−");return`${t[0].toUpperCase()}${t.
slice(1)}${/[.!?]$/.test(t)?"":"."}`}function kk({verdict:e}){let{between_percent:t,within_percent:o}=e,n=t===null?!1:o!==null&&t<fR?"Recordings of a side differ by no more than the noise of their ste\
ps explains.":`Recordings of a side differ by ${he(t).replace("+","")}${o===null?"":" beyond the noise of their steps"}.`;return[hR(e),i("p",{},gR(e)," ",n),e.recorded&&i("p",{class:"muted small"},e.recorded.
text)]}var xk=e=>Object.fromEntries(_k.map(([t])=>[t,e[t].recordings.find(({set:o})=>o===e.middle[t])]));function $k(e,t){let o=_k.flatMap(([r,a])=>e[r].recordings.map(l=>({...l,...l.step_time,side:a}))),
n=o.some(r=>r.without_profiler!==null),s=Jt({caption:"Recordings",limit:128,columns:lR(t,n)});return s.show(o),s.node}function vk(e,t){let o=Jt({caption:"Rows",limit:50,columns:dR,csv:t});return{node:o.
node,show:n=>o.show(n.map(mR(e.selection.measure)))}}var Sk=({judged_rows:e,changed_rows:t})=>e===0?"No row is judged.":`${U(e,"row")} judged: ${C(t.slower)} slower and ${C(t.faster)} faster.`;var Hn=[["control","A",22],["test","B",50]],Ek=82,Tk=3,wR=(e,t)=>e[t].recordings.map(o=>({label:o.label,step:e.verdict.recorded===null?o.step_time.step:o.without_profiler})).filter(({step:o})=>typeof o==
"number"),yR=({verdict:{control:e,low_percent:t,high_percent:o}})=>t===null||e===null?null:[t,o].map(n=>e*(1+n/100));function Ok(e){let t=Object.fromEntries(Hn.map(([f])=>[f,wR(e,f)])),o=yR(e),n=[...Hn.
flatMap(([f])=>t[f].map(({step:p})=>p)),...o??[]];if(Hn.some(([f])=>t[f].length===0))return null;let[s,r]=[Math.min(...n),Math.max(...n)],a=f=>r>s?Tk+(100-2*Tk)*(f-s)/(r-s):50,l=Hn.flatMap(([f,,p])=>t[f].
map(({label:h,step:g})=>({side:f,x:a(g),y:p,words:`${f}, ${h}: ${L(g)}`}))),c=i("div",{class:"strip-tip",hidden:!0}),u=([f,,p])=>Ae("line",{class:`strip-mean strip-${f}`,y1:`${p-11}%`,y2:`${p+11}%`,x1:`${a(
e.verdict[f])}%`,x2:`${a(e.verdict[f])}%`}),d=Ae("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},Hn.map(u),l.map(({side:f,x:p,y:h})=>Ae("circle",{class:`strip-dot strip-${f}`,cx:`${p}\
%`,cy:`${h}%`,r:5})),o&&Ae("line",{class:"strip-interval",x1:`${a(o[0])}%`,x2:`${a(o[1])}%`,y1:`${Ek}%`,y2:`${Ek}%`}));Zc(d,l,f=>{c.hidden=!f,T(c,f?.words)});let m=Hn.map(([f,p])=>`${p}, ${f}: ${t[f].
map(({step:h})=>L(h)).join(", ")}.`).join(" ");return i("div",{class:"recordings-chart"},i("div",{class:"recordings-plot",role:"img","aria-label":`Mean step of each recording. ${m}`},Hn.map(([f,p,h])=>i(
"b",{class:`${f}-text`,css:{top:`${h}%`}},p)),d,c),i("div",{class:"small muted recordings-scale","aria-hidden":"true"},i("span",{},yn(s)),i("span",{},yn(r))),i("p",{class:"small muted"},"Each recordin\
g as a dot, the means as lines",o&&"; the bar: where the test’s mean lies by the 95 % interval of the change","."))}var Xd={path:"/compare/recordings",name:"Several recordings",read:Qd,mount:(e,t)=>NR(e,t)},Vd=1e3,bR=250,_R=6,Mk=32,Zd=[["control","A","Control"],["test","B","Test"]],em=Zd.flatMap(([e])=>["ranks","st\
eps","marker"].map(t=>({key:`${e}_${t}`,side:e,what:t}))),Ak=e=>e.split(",").filter(t=>t!=="");function Qd(e){let t=new URLSearchParams(e);return{control:Ak(t.get("control")??""),test:Ak(t.get("test")??
""),q:bt(t,Nt,"q"),significant:bt(t,Nt,"significant","")==="true",equal_clock:bt(t,Nt,"equal_clock","false"),chosen:Object.fromEntries(em.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(
n)||"";return s===""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}function gl(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return qo(t,Nt,["q","significant","equal_cloc\
k"],e),Object.entries(e.chosen).forEach(([o,n])=>t.set(o,n)),t}var Lk=({chosen:e})=>em.some(({key:t,what:o})=>o!=="marker"&&t in e);function kR(e){let t=Zd.flatMap(([o,,n])=>{let s=em.filter(r=>r.side===
o&&r.key in e.chosen).map(({key:r,what:a})=>`${a} ${e.chosen[r]}`);return s.length===0?[]:[`${n}: ${s.join(", ")}.`]});return[...Lk(e)?[]:["All ranks and steps of every recording count."],...t].join("\
 ")}function tm(e,t=Vd){let o=gl(e);return o.set("exclude",fc),o.set("sort","abs_diff_self_duration"),t!==null&&o.set("limit",String(t)),o}function xR(e,t){let o=gl(e);["control","test"].forEach(s=>o.
delete(s));let n=new URLSearchParams({view:o.toString()});for(let s of["control","test"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}var $R=()=>document.activeElement?.dataset?.field;function vR(e,t){
let{state:o,labels:n,change:s}=e;return i("ul",{class:"recordings-chosen"},o[t].map(r=>{let a=n.get(r)??r;return i("li",{class:"tag"},a," ",D("×",()=>{s({[t]:o[t].filter(l=>l!==r)}),Kr(e,t)},{class:"\
link-button","aria-label":`Leave out ${a}`,title:`Leave out ${a}`}))}))}function Kr(e,t=$R()){let{sides:o,labels:n,change:s}=e;T(o,Zd.map(([r,a,l])=>{let c=ue("set"),u=m=>{e.state[r].includes(m)||(s({
[r]:[...e.state[r],m]}),Kr(e,r))},d=Eo({id:c,field:r,set:null,text:"",onGroup:u,onPick:m=>{n.set(Ye(m.id),m.label),u(Ye(m.id))}});return d.input.placeholder="Add a recording, or nightly-* …",i("div",
{class:`side-card side-${r}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},a),i("label",{for:c},l),d.node),vR(e,r))})),t&&o.querySelector(`[data-field="${t}"]`)?.focus()}function SR({
state:e,answer:t,labels:o}){for(let n of["control","test"])for(let s of e[n]){let r=t[n].recordings.find(a=>a.set.startsWith(s));r&&o.set(s,r.label)}}async function ER(e){let{labels:t,state:o}=e,n=[...o.
control,...o.test].filter(s=>!Nk(s));try{for(let s of await gt(n.slice(0,100)))t.set(Ye(s.id),s.label);e.answer===null&&Kr(e)}catch{}}var TR=({state:e,answer:t})=>({...Ot(`?${new URLSearchParams(e.chosen)}`),
control:Ye(t.middle.control),test:Ye(t.middle.test)});function OR(e){let t=()=>TR(e),o=({id:n,name:s,category:r})=>It({...t(),row:n??Tt(s,r)});return oi({page:n=>`${o(n)}#booked`,tree:()=>Vt(jt(Uo(`?${new URLSearchParams(
{...e.state.chosen,control:t().control,test:t().test})}`))),timeline:n=>(n&&Da(t(),n))??po(t())},n=>{e.open=n,Jd(e)})}function Jd({account:e,found:t,open:o,why:n}){n.hidden=!t,t&&e.draw(t,{open:o,sure:!1,
sum:"Together, of these two",lines:_R,words:1/0})}async function MR(e){let{answer:t,state:o}=e;if(e.found=null,e.open=!1,Jd(e),!["slower","faster"].includes(t.verdict.verdict))return;let n=gl({...o,control:[
t.middle.control],test:[t.middle.test],q:"",significant:!1,equal_clock:!1});n.set("limit","0");try{let s=await ft(n);e.answer===t&&(e.found=s,Jd(e))}catch{}}function AR(e){let{answer:t,state:o,change:n}=e,
{control:s,test:r}=xk(t);T(e.words,kk(t),i("p",{class:"small recordings-chosen-parts"},kR(o)," ",Lk(o)&&D("Use all ranks and steps",()=>n({chosen:Object.fromEntries(Object.entries(o.chosen).filter(([c])=>c.
endsWith("_marker")))}),{class:"link-button"}))),T(e.chart,Ok(t)),T(e.middle,"Account, tree and timeline are of one recording of each side: ",i("a",{href:Wt(s.set,r.set)},`${s.label} and ${r.label}`),
", those with the middle step time. What the other recordings differ by is not in them."),e.card.dataset.verdict=t.verdict.verdict;let a=t.control.recordings.length+t.test.recordings.length,l=c=>$t(t[c].
recordings[0].label);e.share.set({name:`tracediff-${l("control")}-${l("test")}`,report:aa(tm(o,null)),bundle:ia(xR(o,t)),tooMany:a>Mk&&`${Mk} sets at most`})}function CR(e){let{answer:t,state:o}=e;SR(
e),Kr(e),AR(e),MR(e),T(e.notes,Zs(t.comparability)),T(e.recordings,$k(t,a=>me(`/analyse?set=${Ye(a)}`)));let n=tm(o,null);n.set("format","csv");let s=vk(t,Ws(n));s.show(t.rows);let{row_count:r}=t;T(e.
rows,s.node,i("p",{class:"muted small"},r===0?"The filters leave no row. ":"",Sk(t),r>Vd?` The ${C(Vd)} largest changes of ${C(r)} are here; the CSV has all.`:""))}function Ck(e,t){e.answer=null,e.question.
say(i("div",{class:"error-box",role:"alert",data:{code:t.code}},i("h2",{},"This comparison is not possible"),i("p",{},t.message)))}var Nk=e=>e.startsWith("tag:")||/[*?]/.test(e);function RR(e,t){e.answer=
null,e.question.drop(),e.question.say(i("p",{class:"notice"},"Choose recordings of both sides, at least four in all: 2 and 2, or 3 and 1. A pattern of labels (nightly-*) or a tag (tag:NAME) stands for\
 all its sets. ",i("a",{href:t.every(o=>o.length===1)?Wt(t[0][0],t[1][0]):me("/compare")},"Compare two sets")))}function Rk(e){let{state:t,search:o,question:n}=e;e.context.setTitle("Several recordings"),
document.activeElement!==o&&(o.value=t.q),e.only.checked=t.significant,e.clock.checked=t.equal_clock,Kr(e);let s=[t.control,t.test];if(s.some(r=>r.length===0)||s.every(r=>r.length===1&&!Nk(r[0]))){RR(
e,s);return}n.ask(r=>ft(tm(t),{signal:r}),r=>{if(r.judged!=="between_recordings"){Ck(e,{code:"one_set",message:"Each of these two names stands for only one set."});return}e.answer=r,n.say(null),CR(e),
ke(r.verdict.words)},r=>Ck(e,r))}function LR(e,t){let{change:o}=e,n=(c,u)=>(e[c]=u,u),s=(c,u)=>n(c,i("input",{type:"checkbox",id:ue(c),on:{change:u}}));n("search",i("input",{type:"search",id:ue("q"),autocomplete:"\
off",spellcheck:"false",on:{input:Je(bR,()=>o({q:e.search.value.trim()},{replace:!0}))}})),e.share=li(),e.account=OR(e),n("why",i("div",{class:"recordings-why",hidden:!0},e.account.node,e.account.facts)),
n("card",i("section",{class:"card recordings-verdict","aria-label":"Verdict"},i("div",{class:"recordings-top"},n("words",i("div")),i("div",{class:"chart-tools"},i("label",{class:"recordings-only",title:"\
Step times without what another clock of the device, or another speed of the host, makes of each recording"},s("clock",()=>o({equal_clock:e.clock.checked}))," at equal clock"),e.share.node)),i("div",{
class:"recordings-body"},e.why,n("chart",i("div"))),n("middle",i("p",{class:"muted small"}))));let r=i("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:c=>c.preventDefault()}},i("\
label",{class:"analysis-field"},i("span",{},"Name contains"),e.search),i("label",{class:"recordings-only"},s("only",()=>o({significant:e.only.checked},{replace:!0}))," only slower or faster")),a=i("di\
v",{class:"analysis-results"},e.card,n("notes",i("div",{class:"comparability"})),n("recordings",i("div")),r,n("rows",i("div"))),l=i("div");T(t,i("div",{class:"page analyse-page recordings-page"},i("h1",
{},"Several recordings"),i("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: dif\
ferences within one side are noise. Record both sides alternately."),n("sides",i("section",{class:"sides recordings-sides","aria-label":"Control and test"})),l,a)),e.question=Mt({context:e.context,results:a,
message:l})}function NR(e,t){let o={context:t,state:Qd(location.search),answer:null,found:null,open:!1,labels:new Map,change:(n,s)=>t.go(me(`/compare/recordings?${gl({...o.state,...n})}`),s)};return LR(
o,e),Rk(o),ER(o),{keys:{search:()=>o.search.focus()},update(n){o.state=Qd(n),Rk(o)},unmount(){o.answer=null,o.question.unmount()}}}var om={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(ht).map(([e,{name:t}])=>[e,t]))},Pk=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":om[e.measured].replace(/^./,t=>t.toUpperCase()),Ik=e=>!!e&&
e.low_percent*e.high_percent>0,Un=e=>Ik(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${he(e.diff_percent)} of the step (${he(e.low_percent)} to ${he(e.high_percent)})`:"",Dk=e=>Ik(e)?
`${e.explains?"the machine’s, ":""}${he(e.diff_percent)}`:"";var PR=7.2,Bk=16,IR=56,Vr={l:64,r:16,t:22,b:44},Qr=e=>e.filter(Boolean).map(We).join("<br>"),wl=e=>e.recorded===null?`stored ${et(e.created)} (recording time not stated)`:et(e.recorded);function sm(e,t){
let o=Math.max(2,Math.floor((t-Vr.l-Vr.r)/(Bk*PR+14))),n=So(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:_o(n.map(s=>e[s].label),
Bk).map(We)}}function Hk(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function rm(e){return{template:vt(),margin:Vr,hovermode:"closest",dragmode:"zoom",...e}}function Uk(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var am=e=>e.direction==="slower"?"--more-fill":"--less-fill",zk=({host_median:e,lag_median:t})=>nn({host:e,lag:t});function DR(e){let t=e.
interval&&`95 % interval: ${e.interval.map(L).join(" to ")}`;return Qr([e.label,wl(e),`median ${L(e.median)}`,t,zk(e),U(e.observations,e.without_profiler===null?"step":"block"),e.diff_percent!==null&&
`${he(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var BR=(e,t)=>Qr([`${t.direction}: ${L(t.left_median)} → ${L(t.right_median)} (${he(t.diff_percent)}\
)`,Un(t.machine)&&`change of level: ${Un(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare before and after"]);function Gk(e){let t=[],o=[],n=(s,r)=>e[s][r];for(let s=0,r;s<e.length;s=
r+1){for(r=s;r<e.length&&e[r]!==null;)r+=1;let a=Array.from({length:r-s},(u,d)=>s+d),l=a.length===1?[s-.2,s+.2]:a,c=u=>a[Math.min(u,a.length-1)];a.length>0&&(t.push(...l,...[...l].reverse(),null),o.push(
...l.map((u,d)=>n(c(d),1)),...l.map((u,d)=>n(c(d),0)).reverse(),null))}return{x:t,y:o}}function qR(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map((u,d)=>d),a=u=>u===null?null:u/t,l=Q("--control-f\
ill"),c=o.map(u=>u.median===null?null:(u.interval??[u.median,u.median]).map(a));return[{type:"scatter",mode:"lines",...Gk(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Uk(l,.22)},{type:"s\
catter",mode:"lines",hoverinfo:"skip",line:{color:Q("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:u,last:d})=>[u-.5,d+.5,null]),y:n.flatMap(({median:u})=>[a(u),a(u),null])},{type:"scatter",mode:"\
lines+markers",x:r,y:o.map(u=>a(u.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(u=>u.baseline?"square":"circle")},customdata:o.map(DR),hovertemplate:"%{customdat\
a}<extra></extra>"},{type:"scatter",mode:"markers",x:s.map(u=>u.at-.5),y:s.map(u=>a((u.left_median+u.right_median)/2)),marker:{size:13,line:{width:1,color:Q("--surface")},symbol:s.map(u=>u.direction===
"slower"?"triangle-up":"triangle-down"),color:s.map(u=>Q(am(u)))},customdata:s.map(u=>BR(e,u)),hovertemplate:"%{customdata}<extra></extra>"}]}var FR=.3,WR=.04;function jR(e){let[t,o]=[Math.min(...e),Math.
max(...e)];if(e.length===0||t<FR*o)return{range:[0,1.06*Math.max(o,0)||1],cut:!1};let n=Math.max(.1*(o-t),(WR*o-(o-t))/2);return{range:[Math.max(0,t-n),o+n],cut:t-n>0}}var HR=e=>({shapes:[{type:"path",
xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:0,path:"M0,0 L0,8 L-5,11 L5,17 L0,20 L0,34",line:{width:1.6,color:Q("--muted")}}],annotations:[{xref:"paper",yref:"paper",
x:0,y:0,xanchor:"left",yanchor:"bottom",xshift:8,yshift:2,showarrow:!1,text:`axis starts at ${We(yn(e))}`,bgcolor:Q("--surface"),font:{size:11,color:Q("--muted")}}]}),UR=3;function zR(e,t){let o=[],n=s=>Math.
abs(s.diff_percent??1/0);for(let s of[...e].sort((r,a)=>n(a)-n(r)))o.every(({at:r})=>Math.abs(r-s.at)*t>=IR)&&o.push(s);return o}function GR({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.
flatMap(h=>[h.median,...h.interval??[]]).filter(h=>h!==null),[a,l]=Ve(Math.max(...r,0)),c=s?.median??null,u=n.map(h=>({type:"line",xref:"x",yref:"paper",x0:h.at-.5,x1:h.at-.5,y0:0,y1:1,layer:"below",line:{
width:1.4,color:Q(am(h))}})),d=zR(n,(t-Vr.l-Vr.r)/o.length).map(h=>({xref:"x",yref:"paper",x:h.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:We(he(h.diff_percent)),font:{size:11,color:Q(h.direction==="\
slower"?"--more":"--less")}})),{range:m,cut:f}=jR(c===null?r:[...r,c]),p=f?HR(m[0]):{shapes:[],annotations:[]};return{data:qR(e,l),layout:rm({xaxis:sm(o,t),yaxis:Hk(l,a,{range:m.map(h=>h/l)}),shapes:[
...p.shapes,...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:Q("--test-fill")}}]],annotations:[...d,...p.annotations]})}}var qk=[["--control-fill",
"median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],im=e=>i("div",{class:"chart-legend"},e.map(([t,o])=>i(
"span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),Yk=e=>kt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:GR,keys:()=>qk,extra:im(qk),class:"series\
-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===UR&&o.change_points[n.pointNumber],r=s?s.at:n?.pointNumber;r>0&&e(s?o.sets.findIndex(({id:a})=>a===s.left):r-1,r)}}),nm=["compute",
"exposed_communication","exposed_memory","idle"],Kk={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},Fk=nm.map(e=>[Kk[e],ht[e].
name]);function YR({answer:e},t){let{sets:o}=e,[n,s]=Ve(Math.max(...o.map(a=>a.mean_step_time??0))),r=o.map(a=>Qr([a.label,wl(a),`mean step ${L(a.mean_step_time)}`,zk(a),...nm.map(l=>`${ht[l].name}: ${a.
parts?L(a.parts[l]):pe}`)]));return{data:nm.map(a=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[a]/s:null),marker:{color:Q(Kk[a]),line:{width:0}},customdata:r,hovertemplate:"%{customdata}\
<extra></extra>"})),layout:rm({barmode:"stack",bargap:o.length>100?0:.12,xaxis:{...sm(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:Hk(s,n,{rangemode:"tozero"})})}}var Vk=()=>kt({id:"\
chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:YR,extra:im(Fk),keys:()=>Fk}),Wk=[["--test-fill","what the machine makes of the step, and its interval"]];function jk(e,t){
return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function KR(e,t){let{machine:o}=t;if(o===null)return Qr([t.label,
wl(t),"not known"]);let n=e.sets.find(({id:s})=>s===o.reference).label;return Qr([t.label,wl(t),`${he(o.curve_percent)} of the step, against the first level`,`${he(o.diff_percent)} (${he(o.low_percent)}\
 to ${he(o.high_percent)}) against ${n}`,jk(o.device_factor,"kernels take"),jk(o.host_factor,"calls of the host take")])}function VR({answer:e},t){let{sets:o,change_points:n}=e,s=Q("--test-fill"),r=({
machine:a},l)=>((1+a.curve_percent/100)*(1+l/100)/(1+a.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Uk(s,.22),...Gk(o.map(
a=>a.machine&&[r(a,a.machine.low_percent),r(a,a.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:o.map((a,l)=>l),y:o.map(a=>a.machine?.curve_percent??null),line:{color:s,width:1.4},marker:{
color:s,size:o.length>200?3:6},customdata:o.map(a=>KR(e,a)),hovertemplate:"%{customdata}<extra></extra>"}],layout:rm({xaxis:sm(o,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:Q("-\
-muted")},shapes:n.map(a=>({type:"line",xref:"x",yref:"paper",x0:a.at-.5,x1:a.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:Q(am(a))}}))})}}var Qk=()=>kt({id:"chart-series-machine",title:"What t\
he machine makes of the step",file:"series-machine",height:()=>220,make:VR,extra:im(Wk),keys:()=>Wk});var yl="row",bl="layer",Jk="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function QR(e){let t=ue("ops"),o=i("datalist",{id:t}),n=(p,h,g,y={})=>{let w=i(
"input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:p},...g,on:{change:()=>e({...y,[p]:w.value.trim()})}});return{input:w,node:i("label",{class:"analysis-field"},i("span",{},h),w)}},
s=n("sets","Sets",{class:"wide",title:Jk,placeholder:"nightly-*"}),r=n("baseline","Baseline",{title:Jk,placeholder:"none"}),a=n("name","Row",{class:"wide",list:t,placeholder:"aten::mm"},{layer:""}),l=n(
"category","Category",{placeholder:"any"}),c=ue("layer-hint"),u=n("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":c},{name:"",category:"",time:"total"}),d=i("p",{class:"\
muted series-hint",id:c},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out. Block is every Block; Block #3\
 is one."),m=i("select",{data:{field:"by"},on:{change:()=>e({by:m.value})}},i("option",{value:"device"},"device time"),i("option",{value:"host"},"host time")),f=i("select",{data:{field:"time"},on:{change:()=>e(
{time:f.value})}},i("option",{value:"total"},"total"),i("option",{value:"self"},"self"));return{options:o,sets:s,baseline:r,name:a,category:l,layer:u,layerHint:d,by:m,time:f}}async function Xk(e,t,o){
if(t!==null)try{let n=await ra(t,o);T(e,[...new Set(n.map(s=>s.name))].map(s=>i("option",{value:s})))}catch{}}function Zk({onChange:e}){let{options:t,sets:o,baseline:n,name:s,category:r,layer:a,layerHint:l,
by:c,time:u}=QR(e),d=null,m=null,f="",p={[yl]:s,[bl]:a},h=i("select",{data:{field:"measure"},on:{change:()=>{f=h.value in p?h.value:"",x(),f!==""?p[f].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(om),[yl,"a row"],[bl,"a layer"]].map(([_,k])=>i("option",{value:_},k))),g=i("label",{class:"analysis-field"},i("span",{},"Time"),h),y=i("label",{class:"an\
alysis-field"},i("span",{},"Of the layer"),c),w=i("label",{class:"analysis-field"},i("span",{},"Of the row"),u),b=i("form",{class:"card analysis-controls series-controls","aria-label":"What the series\
 shows",on:{submit:_=>{_.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(new Event("change"))}}},o.node,n.node,g,s.node,r.node,w,a.node,y,t,D("Show",()=>e(
{sets:o.input.value.trim()}),{class:"primary"}),l);s.input.addEventListener("input",Je(150,()=>Xk(t,m,s.input.value))),s.input.addEventListener("focus",()=>Xk(t,m,""));function x(){h.value=f||d.measure;
for(let _ of[s.node,r.node,w])_.hidden=f!==yl;for(let _ of[a.node,y,l])_.hidden=f!==bl}return{node:b,draw(_,k){d=_,m=k,f=d.layer!==""?bl:d.name!==""?yl:document.activeElement===p[f]?.input?f:"";for(let{
input:$}of[o,n,s,r,a])($!==document.activeElement||$.value==="")&&($.value=d[$.dataset.field]);u.value=d.time,c.value=d.by,x()},focus(){return o.input.focus(),o.input.select(),!0}}}var lm=5,ex=(e,t=({label:o})=>o)=>e.slice(0,lm).map(t).join(", ")+(e.length>lm?` and ${C(e.length-lm)} more`:""),_l=({sets:e},t)=>e.find(o=>o.id===t).label;function cm({direction:e,diff_percent:t,left_median:o,
right_median:n}){let s=t===null?"":` by ${he(Math.abs(t)).replace("+","")}`;return i("span",{class:e==="slower"?"more":"less"},`${e}${s}: ${en(o,n).join(" → ")}`)}function JR(e){let t=e.filter(o=>o.
machine?.explains).length;return t===0?"":e.length===1?": the machine’s":`, ${C(t)} of them the machine’s`}function um({sets:e,change_points:t,levels:o,neighbours:n,measured:s}){return o.length===
0?`None of these sets has ${s==="layer"?"this layer":"this time"}.`:n!==null&&n.pairs===0?"One set is not a series: there is no other set to compare it with.":n!==null&&n.unjudged===n.pairs?`Cannot ju\
dge whether the level changes in ${U(e.length,"set")}.`:n!==null&&t.length>0?`${C(t.length)} of ${U(n.pairs,"pair")} of neighbours ${t.length===1?"differs":"differ"}.`:`${t.length===0?"No change of le\
vel was found":U(t.length,"change of level","changes of level")} in ${U(e.length,"set")}${JR(t)}.`}var tx=({label:e,recorded:t})=>[i("b",{},e),t&&` (${et(t)})`],ox=({commits:e})=>e&&`The change is ${e.
text}. `,nx=({since_good:e,change_points:t})=>e!==null&&e.good===t.at(-1)?.left;function XR(e,t){let{sets:o,change_points:n}=e,s=n.at(-1);if(!s||nx(e))return!1;let r=Un(s.machine);return i("p",{class:"\
card series-change"},n.length>1&&"The latest: ","from ",tx(o[s.at])," on, ",cm(s),". ",ox(s),r&&`Of it, ${r}. `,i("a",{href:t(s.left,s.right)},"What changed"))}var ZR=({pairs:e,unjudged:t})=>"There ar\
e fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two recordings."+(t===0?"":` ${C(t)} of ${U(e,"such pair")} cannot be judg\
ed: a set has too few steps.`);function eL(e,t){let{since_good:o}=e,n=nx(e)?e.change_points.at(-1):null;return o!==null&&i("p",{class:"card series-good"},i("b",{},"Since the last good set, "),_l(e,o.good),
", it is ",cm(o),n&&[", from ",tx(e.sets[n.at])," on"],". ",n&&ox(n),i("a",{href:t(o.good,o.now)},`What changed between it and ${_l(e,o.now)}`))}function tL(e,t){let{newest:o}=e;return o!==null&&i("p",
{class:"card series-newest"},i("b",{},"The newest set, "),_l(e,o.right),", stands out: it is ",cm({...o,left_median:o.left_mean,right_median:o.right_mean}),` (p = ${Bt(o.p_value)}, against the ${C(o.others)}\
 sets of its level before it). One set alone is not a change of level. `,Un(o.machine)&&`Of it, ${Un(o.machine)}. `,o.commits&&`It is ${o.commits.text}. `,i("a",{href:t(o.left,o.right)},`What changed \
between ${_l(e,o.left)} and it`))}function oL(e){let t={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},o=e.differences.map(({at:n,kind:s,before:r,after:a})=>`\
From ${e.sets[n].label} on, ${t[s]}: ${r} before, ${a} now.`);return e.more_differences===0?o:[...o,`${U(e.more_differences,"more such difference")}.`]}function nL({sets:e,levels:t}){let o=[],n=e.filter(
r=>r.missing!==null);n.length>0&&t.length>0&&o.push(`${U(n.length,"set")} ${n.length===1?"has no such time, and counts with the level around it":"have no such time, and count with the level around the\
m"}: ${ex(n,r=>`${r.label} (${r.missing})`)}.`),e.every(r=>!r.has_steps)&&o.push("No set has steps: each whole recording counts as one step.");let s=e.filter(r=>r.affected>0);return s.length>0&&o.push(
`${U(s.length,"set")} ${s.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${ex(s)}.`),o}function sL(e){let t=e.unknown_recorded===1,o=[e.without_profiler_note,
...oL(e),e.unknown_recorded>0&&`${U(e.unknown_recorded,"set")} ${t?"does":"do"} not say when ${t?"it was":"they were"} recorded: the time ${t?"it was":"they were"} stored is used.`,e.neighbours?.pairs>
0&&ZR(e.neighbours),...e.left_out.map(({label:n,detail:s})=>`${n} is left out: ${s}`),...nL(e),e.machine_pending>0&&`The machine of ${U(e.machine_pending,"set")} is not known yet: the time was up. Loa\
d the page again; what was compared is kept.`].filter(Boolean);return o.length>0&&i("ul",{class:"notice"},o.map(n=>i("li",{},n)))}var sx=(e,t)=>[i("h2",{},um(e)),XR(e,t),eL(e,t),tL(e,t),sL(e)];var Jr=(e,t,o,n=L)=>({key:e,title:t,what:o,number:!0,show:n,exact:ce}),dm=e=>e===null?null:e>0?"more":e<0?"less":null,rL=12,mm=({commit:e,dirty:t})=>`${e.slice(0,rL)}${t?" (changed)":""}`,aL=e=>[{key:"\
label",title:"From set",show:t=>t},{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":et(t)},Jr("left_median","Before","Median of the level before"),Jr("right_median","After","Median of th\
e level after"),{...Jr("diff_duration","Change","After less before",xe),tone:dm},{key:"diff_percent",title:"%",number:!0,show:he,tone:dm},{key:"q_value",title:"q",number:!0,show:Bt,what:"Of the rank t\
est of the steps of both levels"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s: that is all of the change,\
 as far as the interval tells",show:Dk},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets before and after it whose recorders noted one",show:t=>t===null?"":
i("span",{title:t.text},`${mm(t.left)} → ${mm(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Before and after: the last set before the change with the first one after it. Several of each: up to \
five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",show:(t,o)=>[i("a",{href:t},"before and after"),o.several&&" · ",
o.several&&i("a",{href:o.several},"several of each")]}],iL=e=>[{key:"label",title:"Set",show:(t,o)=>i("a",{href:o.href},t)},{key:"recorded",title:"Recorded",show:(t,o)=>t===null?`stored ${et(o.created)}`:
et(t)},{...Jr("median","Median",e.without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,o)=>o.missing??L(t)},{key:"in\
terval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?pe:t.map(L).join(" to ")},...e.baseline?[{key:"diff_percent",title:"A\
gainst baseline",number:!0,show:he,tone:t=>Math.abs(t)<2?null:dm(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:C},Jr("mean_step_time",e.without_profiler?"Mean re\
corded step":"Mean step","What the parts add up to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":mm(t)}]:[],{key:"tags",title:"\
Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":i("a",{href:t},"with the one before")}];function rx({sets:e,change_points:t},o){let n=Jt({caption:"Changes of level",limit:64,
columns:aL(t)});return n.show(t.map(s=>({...s,label:e[s.at].label,recorded:e[s.at].recorded,href:o(s.left,s.right),several:s.recordings_link}))),n.node}function ax(e,t,o){let{sets:n}=e,s=Jt({caption:"\
Sets",limit:30,columns:iL(e),csv:Tm(`${sr(t)}&machine=true&format=csv`)});return s.show(n.map((r,a)=>({...r,href:me(`/analyse?set=${r.id.slice(0,12)}`),before:a===0?null:o(n[a-1].id,r.id)})).reverse()),
s.node}var pm={path:"/series",name:"Series",read:hs,mount:(e,t)=>mL(e,t)},lL="A time of many sets, by default the step time, in the order of recording: nightly runs, the commits of a branch. A change of leve\
l leads to the comparison of the sets before and after it.",lx=({answer:e,state:t})=>(o,n)=>e.measured!=="layer"?Wt(o,n):Vt({control:Ye(o),test:Ye(n),by:t.by,q:t.layer.split(" / ").at(-1).replace(/ #\d+$/,
"")});function hm(e){let{answer:t,answered:o,medians:n,machine:s,parts:r}=e,{sets:a}=t,l=lx(e),c={file:"tracediff",revision:o,answer:t,caption:[`${a[0]?.label??""} to ${a.at(-1)?.label??""}`]};T(e.summary,
sx(t,l),t.change_points.length>0&&rx(t,l)),n.node.toggleAttribute("data-baseline",t.baseline!==null),n.draw({...c,heading:Pk(t),empty:t.levels.length===0?"There is nothing to draw.":null}),s.node.hidden=
a.every(u=>u.machine===null),s.node.hidden||s.draw({...c,heading:"clock of the device, speed of the host"}),r.draw({...c,heading:"means over steps and ranks",empty:a.every(u=>u.parts===null)?"No set h\
as device work: a step has no parts.":null}),T(e.table,ax(t,e.state,l)),e.results.dataset.shown=o}async function cL(e){let[t,o]=await Promise.all([Rt("group=always&limit=100"),Zo()]),s=[...t.entries.flatMap(
({group:r})=>r?[r]:[]).map(({prefix:r,sets:a})=>[`${r}*`,a]),...o.filter(({sets:r})=>r>2).map(({tag:r,sets:a})=>[`tag:${r}`,a])].filter(([r])=>!r.includes(","));return i("div",{class:"notice"},t.total===
0?i("p",{},"No sets are stored yet. ",i("a",{href:me("/")},"Add some"),"."):i("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the Traces page, or with ",i("co\
de",{},"tracediff ingest --tag"),"."),s.length>0&&i("ul",{class:"series-offers"},s.slice(0,20).map(([r,a])=>i("li",{},i("a",{href:rr({...e,sets:r})},r),` (${U(a,"set")})`))))}function fm(e,{code:t,message:o}){
e.answer=null,e.question.say(i("div",{class:"error-box",role:"alert",data:{code:t}},i("h2",{},"This series is not possible"),i("p",{},o)))}async function uL(e,t){try{let o=await El(`${t}&machine=true`);
e.answered===t&&e.answer!==null&&(e.answer=o,hm(e))}catch{}}function dL(e,t,o){let{state:n,question:s,controls:r}=e;if(e.answer=o,e.answered=t,r.draw(n,o.sets.at(-1)?.id??null),o.sets.length===0){let a=o.
left_out.length;fm(e,{code:"no_sets",message:`${n.tag.length>0?`tag: no set has ${n.tag.join(", ")}`:"No set was found"}.${a>0?` ${U(a,"set")} cannot be read.`:""}`}),s.clearable({message:"tag: "});return}
s.say(null),hm(e),ke(um(o)),uL(e,t)}function ix(e){let{state:t,question:o,context:n,controls:s}=e,r=sr(t).toString();s.draw(t,e.answer?.sets.at(-1)?.id??null),n.setTitle([t.sets,"Series"].filter(Boolean).
join(" · ")),t.sets===""&&t.tag.length===0?(e.answered="",o.ask(()=>cL(t),a=>o.say(a),a=>fm(e,a))):e.answered===r&&e.answer?(o.drop(),hm(e),n.settled()):o.ask(a=>El(r,{signal:a}),a=>dL(e,r,a),a=>fm(e,
a))}function mL(e,t){let o={context:t,state:hs(location.search),answer:null,answered:"",summary:i("div",{class:"series-summary"}),table:i("div",{class:"analysis-tables"}),machine:Qk(),parts:Vk()};o.controls=
Zk({onChange:(a,l)=>t.go(rr({...o.state,...a}),l)}),o.medians=Yk((a,l)=>t.go(lx(o)(o.answer.sets[a].id,o.answer.sets[l].id)));let n=[o.medians,o.machine,o.parts],s=i("div");o.results=i("div",{class:"a\
nalysis-results"},o.summary,o.medians.node,o.table,o.machine.node,o.parts.node),T(e,i("div",{class:"page analyse-page series-page"},i("h1",{},"Series"),i("p",{class:"muted analysis-intro"},lL),o.controls.
node,s,o.results)),o.question=Mt({context:t,results:o.results,message:s});let r=pt(()=>n.forEach(a=>a.retheme()));return ix(o),{keys:{search:()=>o.controls.focus()},update(a){o.state=hs(a),ix(o)},unmount(){
o.question.unmount(),o.answer=null,r(),n.forEach(a=>a.unmount())}}}var gm={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(i("div",{class:"page"},i("div",{class:"empty"},i("h1",{},"There is no such page"),i("p",{},"The address may be mis\
typed. ",i("a",{href:me("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var fL=120,pL=[ir,Bn,wd,Br,Yr,Ad,jd,Xd,pm],Xr=document.getElementById("main"),yo=null,wm="",Gn=history.state?.scroll??null,kl=location.hash.slice(1),yt={go(e,{replace:t=!1}={}){let o=location.pathname+
location.search;e!==o&&(t?history.replaceState(history.state,"",e):(cx(),history.pushState(null,"",e)),Gn=null),kl=new URL(e,location.href).hash.slice(1),bm()},setTitle(e){document.title=e===""?"trace\
diff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},unknown(e){fx.draw(yo.page,e)},lastCompare(e){let t=new URLSearchParams(wm.split("?")[1]??"");return["control","test"].every(
o=>t.get(o)===e.get(o))?wm:void 0},settled(){Gn!==null?(window.scrollTo(0,Gn),Gn=null):kl!==""&&document.getElementById(kl)?.scrollIntoView(),kl=""},status:null,newPair:!1},cx=()=>history.replaceState(
{scroll:window.scrollY},"");function bm(){let e=pL.find(o=>o.path===zt())??gm;if(zn("nav-traces",e===ir),zn("nav-compare",e===Bn||e===wd||e===Xd),zn("nav-tree",e===Br),zn("nav-timeline",e===Yr),zn("na\
v-analyse",e===Ad),zn("nav-query",e===jd),zn("nav-series",e===pm),wL(),ux()&&(kL.clear(),ym.clear()),ym.draw(),fx.draw(e),yo?.page===e){yo.view.update(location.search);return}yo?.view.unmount(),yt.busy(
!1),Xr.textContent="";let t=yo!==null;yo={page:e,view:e.mount(Xr,yt)},t&&(window.scrollTo(0,0),Xr.focus({preventScroll:!0}),ke(`${e.name} page`))}function ux(){let e=new URLSearchParams(location.search);
return zt().startsWith(Bn.path)&&!!(e.get("control")&&e.get("test"))}function dx(){return(zt()===ir.path||zt()===Bn.path&&!ux())&&!or(document.activeElement)&&!document.querySelector("dialog[open]")}function hL(e,t,{
sure:o}){if(!dx()||!o){ym.offer(e,t);return}let n=$e.transfers.filter(s=>$e.canUndo(s)&&[e.id,t.id].includes(s.job.set));yt.newPair=!0,yt.go(Wt(e.id,t.id)),yt.newPair=!1,n.length!==0&&Oe(`${n.map(({label:s})=>`\
“${s}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(s=>$e.undo(s))),yt.go(me("/"))}catch(s){Oe(`That did not wor\
k. ${s.message}`,{urgent:!0})}}}})}function gL({detail:{label:e,job:t}}){let o=()=>yt.go(t.page);dx()?o():Oe(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:o}})}function zn(e,t){
let o=document.getElementById(e);t?o.setAttribute("aria-current","page"):o.removeAttribute("aria-current")}function wL(){let e={"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"\
nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[zt()];e&&(document.getElementById(e).href=location.pathname+location.search),zt()===Bn.path&&(wm=location.pathname+location.
search);let t=new URLSearchParams(location.search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=zt();(n.startsWith("/compare")||[Br,Yr].some(({path:s})=>s===n))&&
o.size>0&&yL(t,o,n)}function yL(e,t,o){let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",me(`/?${t}`));let a=new URLSearchParams({set:n??"",test:s??
""});r("nav-analyse",me(`/analyse?${a}`)),r("nav-query",me(`/query?${t}`)),o!==Br.path&&r("nav-tree",Vt(jt(Uo(location.search)))),o!==Yr.path&&r("nav-timeline",po(Object.fromEntries(e))),!o.startsWith(
Bn.path)&&n&&s&&r("nav-compare",yt.lastCompare(e)??Wt(n,s))}function bL(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||
t.target!==""||t.hasAttribute("download"))return;let o=new URL(t.href),n=xl(o.pathname),s=o.origin===location.origin&&me(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"),r=o.pathname+o.
search===location.pathname+location.search;!s||o.hash!==""&&r||(e.preventDefault(),yt.go(o.pathname+o.search+o.hash))}async function mx(){try{yt.status=await Xo(),km(yt.status.build),document.getElementById(
"version").textContent=`tracediff ${yt.status.version}`,document.body.toggleAttribute("data-read-only",yt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",yt.status.sql===!1),document.
body.toggleAttribute("data-no-traces",yt.status.keep_traces===!1)}catch{}}async function _L(){let e=globalThis.firstComparison?.answer;e&&(Xr.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(
t=>{setTimeout(t,fL)})]),delete Xr.dataset.waits),yo===null&&bm()}var fx=pf(document.getElementById("bad-values"),yt),ym=Sp();wf(document.getElementById("connection"),()=>{mx(),yo?.view.back?.()});Tf();
var kL=Rp(hL);Pp();rf(document.getElementById("theme"));Ap(()=>yo,document.getElementById("keys"));Sf(document.getElementById("drop-veil"),()=>yt.status?.read_only!==!0,e=>{$e.add(e),zt()!=="/"&&!document.
querySelector("dialog[open]")&&yt.go(me("/"))});$e.addEventListener("bundle",gL);$e.addEventListener("change",()=>Us().catch(()=>{}),{once:!0});document.addEventListener("click",bL);history.scrollRestoration=
"manual";window.addEventListener("popstate",e=>{Gn=e.state?.scroll??0,bm(),(yo.page===ir||yo.page===gm)&&yt.settled()});window.addEventListener("scroll",Je(200,()=>{Gn===null&&cx()}),{passive:!0});for(let e of[
"wheel","touchstart","keydown"])window.addEventListener(e,()=>{Gn=null},{passive:!0});_L();Ft().then(()=>{eo.watch(),mx()});})();
