"use strict";
(()=>{var am=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),pe=e=>am+e,hl=e=>`/${e.split("/").slice(am.split("/").length).join("/")}`,jt=()=>hl(location.pathname);var U0=300,z0=4e3,G0=1e4,Qo=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},Vr=()=>document.dispatchEvent(new Event("connection")),gl=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function Y0(){try{let e=await fetch(pe("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(G0)});return gl(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function K0(){let e=Qo(),t=U0;for(;;){await new Promise(n=>{e.hurry=n,setTimeout(n,t)});let o=await Y0();if(o){let n=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&o.build!==void 0&&o.build!==e.build}),Vr(),n}e.gone||(e.gone=!0,Vr()),t=Math.min(2*t,z0)}}async function Qr({signal:e,isAction:t=!1}={}){let o=Qo();e?.throwIfAborted(),
o.back??=K0(),t&&(o.actions+=1,Vr());let n;try{return await Promise.race([o.back,new Promise((s,r)=>{n=()=>r(e.reason),e?.addEventListener("abort",n,{once:!0})})])}finally{e?.removeEventListener("abor\
t",n),t&&(o.actions-=1,Vr())}}var im=e=>{Qo().build??=e},lm=e=>document.addEventListener("connection",()=>e(Qo()));var lo=pe("/api/v1"),V0=700,Q0=4,Lo=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function yl(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new Lo(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new Lo(e,"error",`The server answered with status ${e}.`)}var wl=()=>new Lo(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),J0=/"(?:stream|correlation)":-?\d{16}/,X0=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,Z0=/\d{16}/,ex=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,tx=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function cm(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function um(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Ht(e,t,o={}){let n=!1,s=1;try{for(;;)try{return await ox(e,t,o)}catch(r){if(r.code==="offline"&&s<Q0){
s+=1,await Qr({signal:o.signal,isAction:e!=="GET"});continue}if(e==="DELETE"&&r.status===404&&s>1)return null;if(r.code!=="not_checked_yet")throw r;n||(n=!0,cm(1)),await tx(V0,o.signal)}}finally{n&&cm(
-1)}}async function ox(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(
o));let a,l;try{a=await fetch(lo+t,r),l=await a.text()}catch(c){throw c.name==="AbortError"?c:wl()}if(gl(a))throw wl();if(!a.ok)throw yl(a.status,l);if(l==="")return null;try{return JSON.parse(l,s&&Z0.
test(l)?ex:J0.test(l)?X0:void 0)}catch{throw new Lo(a.status,"bad_answer","The server sent an answer that is not JSON.")}}var mt=(e,t)=>Ht("GET",e,t),Ze=encodeURIComponent,Jo=e=>mt("/status",e);async function At(e,t){
let o=await mt(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}async function gt(e,t){let o=e.map(s=>`id=${Ze(s)}`).join("&"),n=e.length===0?[]:(await mt(`/sets?${o}`,t)).sets;
return[...new Map(n.map(s=>[s.id,s])).values()]}var Xo=async e=>(await mt("/tags",e)).tags,yo=(e,t)=>mt(`/sets/${Ze(e)}`,t),No=(e,t)=>Ht("PATCH",`/sets/${Ze(e)}`,{body:t}),Hn=e=>Ht("DELETE",`/sets/${Ze(
e)}`),dm=async(e,t)=>(await Ht("POST",`/sets/${Ze(e)}/split`,{body:t})).job,mm=async(e,t)=>(await Ht("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,Un=e=>Ht("POST",`/sets/${Ze(e)}/r\
estore`),pt=(e,t)=>mt(`/compare_traces?${e}`,t),Jr=(e,t)=>mt(`/compare_traces/op?${e}`,t),Xr=(e,t,o)=>mt(e===""?`/compare_traces/tree?${t}`:`/sets/${Ze(e)}/tree?${t}`,o),zn=async(e,t,o)=>(await mt(`/s\
ets/${Ze(e)}/steps${t===null?"":`?marker=${Ze(t)}`}`,o)).steps,Ds=(e,t,o)=>mt(`/sets/${Ze(e)}/timeline?${t}`,o),Zr=(e,t,o)=>mt(`/sets/${Ze(e)}/timeline/find?${t}`,o),Gn=(e,t,o)=>mt(`/analysis/${e}?${t}`,
o),bl=(e,t)=>mt(`/series?${e}`,t),pm=e=>`${lo}/series?${e}`,fm=(e,t)=>`${lo}/analysis/${e}?${t}`,ea=async(e,t,o)=>(await mt(`/sets/${Ze(e)}/ops?q=${Ze(t)}&limit=50`,o)).ops,Bs=e=>`${lo}/compare_traces\
?${e}`,ta=e=>`${lo}/report?${e}`,oa=e=>`${lo}/bundle?${e}`,hm=e=>`${lo}/compare_traces/op?${e}`,gm=(e,t,o)=>mt(`/sets/${Ze(e)}/timeline/sums?${t}`,o),wm=(e,t)=>mt(`/sql?${e}`,{...t,digits:!0}),ym=e=>`${lo}\
/sql?${e}`,bm=async(e,t)=>(await mt(`/sql/schema?${e}`,t)).tables,_m=async e=>(await mt("/queries",e)).queries,_l=(e,t)=>Ht("POST","/queries",{body:{name:e,statement:t}}),km=e=>Ht("DELETE",`/queries/${Ze(
e)}`),kl=(e,t,o)=>`${lo}/sets/${Ze(e)}/files/${t}/trace${o?`?${o}`:""}`;async function na(e,t,o,{signal:n,onProgress:s}){let r=[],a=0,l;try{if(l=await fetch(kl(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();
for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),a+=d.length,s(a)}return await new Blob(r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:a>0?new Lo(0,"broken","The download stop\
ped before its end. The log of the server says why."):wl()}throw yl(l.status,await l.text())}var xm=async e=>(await mt("/jobs",e)).jobs,$m=(e,t)=>mt(`/jobs/${Ze(e)}`,t),Yn=e=>Ht("DELETE",`/jobs/${Ze(e)}`),
vm=e=>new EventSource(`${lo}/jobs/${Ze(e)}/events`),Sm=(e,t)=>Ht("POST","/uploads",{body:{label:e,files:t}}),Em=async(e="")=>(await Ht("POST",`/samples${e&&`/${e}`}`)).jobs,Tm=e=>mt(`/uploads/${Ze(e)}`),
xl=e=>Ht("DELETE",`/uploads/${Ze(e)}`),Om=async e=>(await Ht("POST",`/uploads/${Ze(e)}/commit`)).job;function Mm(e,t,o,{from:n=0,signal:s,onProgress:r}){return new Promise((a,l)=>{let c=new XMLHttpRequest,
u=()=>c.abort(),d=(p,f)=>{s?.removeEventListener("abort",u),p(f)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.addEventListener("abort",u),c.open("PUT",`${lo}/upl\
oads/${Ze(e)}/files/${Ze(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.size-1}/${o.size}`),c.upload.addEventListener("prog\
ress",p=>r(n+p.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,yl(c.status,c.responseText));return}try{d(a,JSON.parse(c.responseText))}catch{d(l,new Lo(c.status,"bad_answer",
"The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new Lo(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),c.addEventListener(
"abort",m),c.send(n>0?o.slice(n):o)})}function nx(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let a=n.padStart(1-r,"0");return[a.slice(0,r),a.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function Pe(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=nx(Math.abs(e));if(r.length>o){let a=r[o]>="5",l=s+r.slice(0,o),c=a?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var we="–",uo="−",Ct=" ",Lm=e=>Pe(e,0,2),Nm=e=>Pe(e,0,3);function Kn(e,t){return t>0?`+${e}`:t<0?`${uo}${e}`:e}function R(e){return e==null?we:Lm(e).replace("-",uo)}function nt(e){return e==null?
we:Kn(Lm(Math.abs(e)),e)}var Am=["","K","M","G","T","P","E"];function co(e){if(e==null)return we;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<Am.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?uo:"")+Pe(t,0,n)+(o?Ct+Am[o]:"")}function hn(e){return e>0?`+${co(e)}`:co(e)}var $l=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Ke(e){let t=Math.abs(e);return $l.find(([,o])=>t>=o*
.99995)??(t>0?$l[3]:$l[2])}function sa(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return Pe(n,s,s)+Ct+t}function N(e){if(e==null)return we;let t=sa(e,Ke(e));
return(e<0&&/[1-9]/.test(t)?uo:"")+t}function xe(e){return e==null?we:Kn(sa(e,Ke(e)),e)}function vl(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return Pe(e,t,t)}function Pm(e){let[t,o]=Ke(e*1.0005);return(e<
0?uo:"")+vl(Math.abs(e/o))+Ct+t}var Im=e=>(e>0?"+":"")+Pm(e);function ra(e,t){let[o,n]=Ke(Math.max(e,t)*1.0005);return[e,t].every(s=>s===0||Ke(s*1.0005)[0]===o)?[vl(e/n),vl(t/n)+Ct+o]:[e,t].map(Pm)}function ue(e){
return e==null?we:Nm(e).replace("-",uo)+Ct+"µs"}function je(e){return e==null?we:Kn(Nm(Math.abs(e))+Ct+"µs",e)}var Cm=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function Vn(e){let t=Math.
abs(e);return Cm.find(([,o])=>t>=o*.99995)??Cm[t>0?3:1]}function Po(e){return e==null?we:(e<0?uo:"")+sa(e,Vn(e))}function Dm(e){return e==null?we:Kn(sa(e,Vn(e)),e)}function Tl(e){return e==null?we:Pe(
e,0,9).replace("-",uo)+Ct+"GB/s"}function Be(e){return e==null||!Number.isFinite(e)?we:(e<0?uo:"")+Bm(Math.abs(e))+Ct+"%"}function ye(e){if(e==null||!Number.isFinite(e))return we;if(e>=900){let t=1+e/
100;return`${Pe(t,...t>=99.95?[0,0]:[1,1])}${Ct}times`}return Kn(Bm(Math.abs(e))+Ct+"%",e)}function Bm(e){if(e>0&&e<.05)return e<.005?"<0.01":Pe(e,2,2);let t=e>=1e3||e===0?0:1;return Pe(e,t,t)}var sx="\
⁰¹²³⁴⁵⁶⁷⁸⁹";function Ut(e){if(e==null||!Number.isFinite(e))return we;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${Ct}\
×${Ct}10⁻${[...o].map(n=>sx[n]).join("")}`}function qm(e){return e==null||!Number.isFinite(e)?we:e<.001?"<0.001":Pe(e,3,3)}var Sl=["B","kB","MB","GB","TB"];function Ol(e){let t=Math.abs(e),o=Sl.findLastIndex(
(n,s)=>t>=999.5*1e3**(s-1));return[Sl[Math.max(o,0)],1e3**Math.max(o,0)]}var Ml=e=>e==null?we:`${R(e).replace("-",uo)}${Ct}B`,qs=e=>e==null?we:Kn(Se(Math.abs(e)),e);function Se(e){if(e==null)return we;
if(e<0)return uo+Se(-e);let t=Sl,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?1:2;return Pe(o,s,s)+Ct+t[n]}function J(e,t,o=`${t}s`){return`${R(e)}${Ct}${e===1?t:o}`}function st(e,t=6){
let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(
0,t).join(", ")}, …`:o.join(", ")}function Fs(e,t){let o=Array.from(e);if(o.length<=t)return e;let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var El=8,
Fm=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function Wm(e,t){let o=e[t],n=r=>r===void 0?0:Fm(o,r),s=Math.max(0,Math.max(n(e[t-1]),n(e[t+1]))-El);return s>0&&/[\uDC00-\uDFFF]/.
test(o[s])?s-1:s}function jm(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[o,Wm(t,n)]))}function rx(e,t,o){let n=Math.floor(t*.4),s=t-n-1,r=o+(s<2*El?El-Math.floor(s/3):0);if(e.length<=
t||o===0||r<=n)return Fs(e,t);let a=Math.max(n,Math.min(r,e.length-s));if(a<=n+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=a+s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.
slice(a,l?a+s-1:void 0)}${l?"…":""}`}var ax=e=>e.replace(/^void (?=\S)/,"");function Al(e){let t=[],o=new Map,n=new Map,s=new Map,r=c=>c.length>e?ax(c):c;function a(c,u){let d=s.get(c),m=rx(c,e,u);if(o.
set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let p=n.get(m)??{text:m,names:new Set,first:null};p.names.add(c),p.first=null,n.set(m,p),s.set(c,p)}function l(c){if(c.first===null){let[
u,...d]=c.names;c.first=d.reduce((m,p)=>Math.min(m,Fm(u,p)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach(
(m,p)=>{if(d.has(m)||d.has(t[p-1])||d.has(t[p+1])){let f=Wm(t,p);f!==o.get(m)&&a(m,f)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:ix(u,e,l(d),o.get(u))}}}function bo(e,t){let o=Al(
t);return o.add(e),e.map(o.text)}function ix(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),a=Math.max(s,o-2),l=t-s-r-3,c=Math.max(a+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(
s,a)+e.slice(a,a+r)+u(a+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function $t(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function He(e){return e.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Zo(e,t,o){let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let a=t;a>t*.6;a-=1)if(" ,:<>()".includes(s[a-1])){r=
a;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),n}var lx=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","De\
c"],Rm=e=>String(e).padStart(2,"0"),cx=36e5;function Hm(e,t=Date.now()){let o=Math.round((Date.parse(e)-t)/cx);return o>=48?`in ${J(Math.floor(o/24),"day")}`:o>=1?`in ${J(o,"hour")}`:"within the hour"}
function at(e){let t=new Date(e);return Number.isNaN(t.getTime())?we:`${t.getDate()} ${lx[t.getMonth()]} ${t.getFullYear()}, ${Rm(t.getHours())}:${Rm(t.getMinutes())}`}var ux="tracediff.theme",Cl=new Set,Ll=matchMedia("(prefers-color-scheme: dark)");function Rl(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function dx(){let e=Rl();
return e==="auto"?Ll.matches?"dark":"light":e}function ft(e){return Cl.add(e),()=>Cl.delete(e)}function Um(){for(let e of[...Cl])e(dx())}function Gm(e){e.value=Rl(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(ux,e.value)}catch{}Um()}),Ll.addEventListener("change",()=>{Rl()===
"auto"&&Um()})}var mx=matchMedia("(forced-colors: active)"),aa=new Map,zm="";function ee(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${Ll.matches} ${mx.matches}`;return n!==
zm&&(aa=new Map,zm=n),aa.has(e)||aa.set(e,px(e)),aa.get(e)}function px(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var Nl=null;function Ws(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Nl??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{Nl=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),Nl)}var Ym={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},js=()=>[[0,ee("--heat-low")],[.5,ee("--heat-middle")],[1,ee("--heat-high")]];function Qt(){
return{control:ee("--control-fill"),test:ee("--test-fill"),more:ee("--more-fill"),less:ee("--less-fill"),noise:ee("--noise-fill"),surface:ee("--surface"),highlight:ee("--highlight"),highlightEdge:ee("\
--accent")}}function vt(){let e=ee("--text"),t=ee("--muted"),o=ee("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[ee("--control-fill"),ee("--test-fill"),ee("--more-fill")],xaxis:n,yaxis:n,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:ee("--surface-raised"),bordercolor:ee("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var Pl=17;function fx({
title:e,lines:t,keys:o=[]},n,s){let r=Qt(),a=t.flatMap(f=>Zo(f,Math.floor(n/6.6),3)),l=30+Pl*a.length+(o.length>0?24:0)+8,c=(f,g,h,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-f,text:He(g),font:{size:h,color:ee(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...a.map((f,g)=>c(30+Pl*g,f,12,!1))],d=[],m=12-s.left,p=30+Pl*a.length+4;for(let[
f,g]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-p-13,y1:s.top+l-p-4,fillcolor:r[f]??ee(f),line:{width:0}}),u.push(
{...c(p,g,12,!1),xshift:m+19}),m+=19+7*g.length+18;return{annotations:u,shapes:d,height:l}}async function Km(e,t,o,n){let s=await Ws(),r=ee("--surface"),a=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=fx(n,a,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:a,height:e.clientHeight+u.height,scale:t==="png"?2:1})}function i(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
a,l]of Object.entries(r))n.addEventListener(a,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[a,l]of Object.entries(r))n.style.setProperty(a,l);else n.setAttribute(s,r===!0?
"":String(r));return ia(n,o),n}function ia(e,t){for(let o of t)Array.isArray(o)?ia(e,o):o!=null&&o!==!1&&e.append(o)}function A(e,...t){return e.textContent="",ia(e,t),e}function _o(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function q(e,t,o={}){return i("button",{type:"button",...o,on:{click:t}},
e)}var hx="http://www.w3.org/2000/svg";function Ie(e,t={},...o){let n=document.createElementNS(hx,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return ia(n,o),n}var gx={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"\
M4 2h5l3 3v9H4zM9 2v3h3"};function Pt(e){return Ie("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},Ie("path",{d:gx[e]}))}function ve(e,t,o,n={}){return i("button",{type:"\
button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.trim(),on:{click:o}},Pt(e))}var Vm=0;function de(e){return Vm+=1,`${e}-${Vm}`}var It=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(
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
type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},la={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"\
text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boolean",standard:"false"},from:{type:"t\
ext",standard:""},to:{type:"text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},Il={sets:{type:"text",standard:"*"},tag:{type:"\
texts",standard:""},baseline:{type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},name:{type:"\
text",standard:""},category:{type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choice",standard:"device",words:["device","\
host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},Qn=null;function Do(e,t,o){Qn&&!Qn.some(n=>n.name===t)&&Qn.push({name:t,value:e.getAll(t).
join(),allowed:o})}function Qm(e,t){Qn=[];try{return e(t),Qn}finally{Qn=null}}function it(e,t,o,n){let s=e.get(t)??"";return s!==""&&!o.includes(s)&&Do(e,t,o.filter(r=>r!=="").join(", ")),s!==""&&o.includes(
s)?s:n}function Dl(e,t,o){let n=(e.get(t)??"").split(",").filter(s=>s!=="");return n.every(s=>o.includes(s))||Do(e,t,o.join(", ")),n.filter(s=>o.includes(s))}function Bl(e,t,o,n){let s=e.get(t)??"";return s!==
""&&!o.test(s)&&Do(e,t,n),o.test(s)?s:""}function ql(e,t,o,n,s){let r=`${o} to ${n.toLocaleString("en-US")}`,a=Bl(e,t,/^\d+$/,r),l=a===""||Number(a)>=o&&Number(a)<=n;return l||Do(e,t,r),a!==""&&l?Number(
a):s}var wx=new Map([["1","true"],["0","false"]]);function bt(e,t,o,n=t[o].standard){let{type:s,words:r}=t[o];if(s==="texts")return e.getAll(o).filter(p=>p!=="");let a=e.get(o)??"",l=s==="text"?a:wx.get(
a)??a,c=s==="boolean"?["true","false"]:r,u=s==="text"?l:c.find(p=>p.toLowerCase()===l.toLowerCase());u===void 0&&l!==""&&Do(e,o,c.join(", "));let m=(s==="choice"&&u==="false"?"":u)||n;return s==="bool\
ean"?m==="true":m}function Bo(e,t,o,n){for(let s of o){let{type:r,standard:a}=t[s];r==="texts"?n[s].forEach(l=>e.append(s,l)):["",a].includes(String(n[s]??""))||e.set(s,String(n[s]))}}var Jm=40,Xm=e=>e.length>Jm?`${e.slice(0,Jm)}…`:e;function Zm(e,t){let o=t.map(({name:n,value:s})=>`${n}=${Xm(s)}`).join(" and ");return q(`Clear ${o}`,()=>{let n=new URL(location.href);t.forEach(({
name:s})=>n.searchParams.delete(s)),e.go(n.pathname+n.search)})}function ep(e,t){let o="";return{draw(n,s=[]){let r=[...n.read?Qm(n.read,location.search):[],...s],a=r.map(({name:l,value:c,allowed:u})=>`\
“${l}=${Xm(c)}” in the address is not used. Allowed: ${u}.`);a.join(`
`)!==o&&(o=a.join(`
`),e.hidden=a.length===0,A(e,a.map(l=>i("span",{},l)),a.length>0&&Zm(t,r)),ke(a.join(" ")))}}}function yx(e,t,o=""){let n=new URLSearchParams(t);return[...[...e.matchAll(/\b(\w+): /g)].flatMap(([,r])=>[
r,r.replace(/^set(?=_|$)/,o||"control"),r.replace(/^(set|control|test)_/,"")]),...o!==""&&e.startsWith("there is no")?[o]:[]].find(r=>n.has(r))??""}function tp(e,t,o,n){let s=yx(o,location.search,n);s!==
""&&t?.append(Zm(e,[{name:s,value:new URLSearchParams(location.search).getAll(s).join()}]))}var op="No connection to the server: trying again.";function bx({actions:e}){return`${op} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${R(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function np(e,t){let o=!1,n="",s=()=>Qo().hurry();function r(){let{gone:a,other:l}=Qo(),c=a?bx(Qo()):l?"The server has been replaced by another version of\
 it.":"";c!==n&&(n=c,e.hidden=c==="",A(e,c,c!==""&&(a?q("Try now",s):q("Load the page again",()=>location.reload())))),a!==o&&(o=a,ke(a?op:"The server answers again.",a),a||t())}lm(r),window.addEventListener(
"online",s),document.addEventListener("visibilitychange",s),r()}var sp=/(?<!\.tracediff)\.json$|\.json\.gz$/i,rp=/\.tracediff\.json$/i,Fl=/\.tracediff$/i;function ap(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.
isDirectory)t.push(s);else{let r=n.getAsFile();r&&o.push({name:r.name,file:r})}}return _x(t,o)}async function _x(e,t){let o=[];for(let n of e){let s=[];await lp(n,"",s),o.push(Jn(n.name,s))}return o.concat(
ip(t))}function ip(e){let t=e.filter(({name:n})=>!Fl.test(n)),o=e.filter(({name:n})=>Fl.test(n)).map(n=>({label:n.name.replace(Fl,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,Jn(jl(t),
t)]:o}async function lp(e,t,o){let n=e.createReader(),s=[];for(;;){let r=await new Promise((a,l)=>{n.readEntries(a,l)});if(r.length===0)break;s.push(...r)}s.sort((r,a)=>r.name<a.name?-1:1);for(let r of s)
if(r.isDirectory)await lp(r,`${t}${r.name}/`,o);else{let a=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:a})}}function cp(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,
r=s.indexOf("/");if(r>0){let a=s.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>Jn(n,s)).concat(ip(o))}var qo=({
name:e})=>rp.test(e),Wl=({name:e})=>e.replace(rp,"");function Jn(e,t){let o=[...t].sort((r,a)=>r.name<a.name?-1:1),n=new Set(o.map(({name:r})=>r).filter(r=>sp.test(r))),s=r=>qo(r)?n.has(Wl(r)):n.has(r.
name);return{label:e,files:n.size===0?[]:o.filter(s),skipped:n.size===0?o:o.filter(r=>!s(r))}}function jl(e){let t=e.filter(n=>!qo(n)).map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(sp,"").replace(
/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[o=""]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function up(e){
let t=new Map;for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let a=o.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?
null:[...t].map(([o,n])=>Jn(o,n))}function Oe(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=i("div",{class:`toast${n?" toast-urgent":""}`},i("span",{class:"toast-text"},e)),r=0,a=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(a,o*1e3)};t&&s.append(q(t.label,()=>{a(),t.run()},{class:"toast-action"})),s.append(ve("close","Dismiss",a));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),ke(t?`${e} ${t.label} is available.`:e,n),l(),a}function dp(e,t,o){let n=0,s=a=>[...a.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",a=>{s(a)&&t()&&(a.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",a=>{s(a)&&(n-=1,(n<=0||a.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",a=>{s(a)&&(a.preventDefault(),
a.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async a=>{if(r(),!!s(a)){if(a.preventDefault(),!t()){Oe("This server is read-only.",{urgent:!0});return}try{let l=await ap(
a.dataTransfer);l.length>0&&o(l)}catch(l){Oe(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var kx=700,xx=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function Hl({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${R(t)} of ${J(e,"set file")} are checked.`:`${J(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${R(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function mp(e){let t=i("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let a=o;
return o=xx(s),t.hidden=!s,t.textContent=s?Hl(s):"",clearTimeout(n),o?n=setTimeout(e,kx):a&&ke(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var $x=1e3,ca="This page waits for a set that the server has not checked yet.";function pp(){let e=i("span",{class:"toast-text"}),t=i("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let a=await Jo().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=a?`${ca} ${Hl(a)}`:ca,o=setTimeout(s,$x,r))}um(r=>{let a=r&&jt()!=="/";a!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),a&&(document.
getElementById("toasts").append(t),e.textContent=ca,ke(ca),s(n)))})}var vx=2,fp=1e3,Ul=0,wn=e=>["done","failed","cancelled"].includes(e.state);function ua(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,Ul-=1)},a=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(wn(d)&&a(),
t(d))},c=async()=>{let d=fp;try{l(await $m(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*fp}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return Ul<vx&&typeof EventSource=="function"?(Ul+=1,n=vm(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),a}var Xn=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],yp=Xn.flatMap(([e])=>e),bp=Xn.flatMap(([,e])=>e),Fo=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],Jt=(e,t)=>t.some(o=>e.includes(o));function Sx(e,t){let[o,n]=[Fo(e),Fo(t)];for(let[s,r]of Xn){let a=Jt(o,s)&&Jt(n,r);if(a!==(Jt(n,s)&&Jt(o,r)))return a?-1:1}for(let[s,r]of[[yp,-1],[bp,1]])if(Jt(o,s)!==
Jt(n,s))return Jt(o,s)?r:-r;return 0}function da(e){for(let[t,o]of Xn){let n=e.map(r=>[Jt(Fo(r),t),Jt(Fo(r),o)]),s=r=>n.flatMap((a,l)=>a[r]?[l]:[]);if(n.every(([r,a])=>r!==a)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var Ex=10n**17n;function hp(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let o=e.file_list.filter(n=>n.first_event_ns!==null).map(n=>BigInt(
n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==null&&o>Ex?o:null}function Hs(e,t){let o=Sx(e.label,t.label),[n,s]=[hp(e),hp(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,
t]}var gp=e=>[...new Set(Fo(e).filter(t=>!/\d/.test(t)&&!yp.includes(t)&&!bp.includes(t)))];function _p(e,t){let[o,n]=[gp(e),gp(t)],s=o.filter(a=>n.includes(a)).length,r=Math.min(o.length,n.length);return r===
0?Xn.some(([a,l])=>[[e,t],[t,e]].some(([c,u])=>Jt(Fo(c),a)&&Jt(Fo(u),l))):s>1||s===r}var Tx=100,wp=(e,t)=>Fo(e).filter(o=>!t.includes(o)).join(" ");function zl(e){if(e.length===2){let[t,o]=Hs(e[1],e[0]);
return{control:t.id,test:o.id}}for(let[t,o]of Xn){let n=[...t,...o],s=d=>e.filter(m=>Jt(Fo(m.label),d)).slice(0,Tx),[r,a]=[s(t),s(o)],l=a.map(d=>[r.find(m=>m!==d&&wp(m.label,n)===wp(d.label,n)),d]).find(
([d])=>d!==void 0),[c,u]=l??[r[0],a[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function Ox(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function Mx(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let a=Ax(
e,s+1);o+=n===0?e.slice(s,a):"",s=a-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function Ax(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function ma(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(Mx(e,t.index+t[0].length));return o?Number(o[1]):null}async function Cx(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function kp(e,t,o){let n=await Cx(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),a="",l=!1;try{for(;a.length<t&&!o(a);){let{done:c,value:u}=await r.read();if(c){l=!0;break}a+=u}}catch{}return r.cancel().catch(()=>{}),{text:a,ended:l,zipped:n}}var Rx=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&ma(e)!==null;async function Lx({name:e,file:t}){let o=await kp(t,4194304,Rx);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=ma(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=ma(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await kp(t,16777216,()=>!1);n=ma(s.slice(-262144))}return{
isTrace:!0,rank:n??Ox(e)}}async function $p(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await Lx(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var xp=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function vp(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([xp(e,n,o),xp(t,n,o)]);if(s.
some((a,l)=>a!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var Nx=256,Sp=20,Ep=e=>e.slice(e.lastIndexOf("/")+1),Gl=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Px(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
vp(e.file,t.file)}async function Ix(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await Px(n,s)||Gl(n.name)!==null&&Gl(n.name)===Gl(s.name));for(let n of e.filter(s=>s.seen.isTrace&&!qo(s))){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var Yl=e=>e.map(({seen:t})=>t.rank),Kl=e=>!e.includes(null)&&new Set(e).size===
e.length;function Dx(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function Bx(e){return da(e.map(({name:o})=>Ep(o)))?.map(o=>o.map(n=>e[n]))??Dx(e)??e.map(o=>[o])}function qx(e,t){let o=new Set;return e.map((n,s)=>{let r=jl(n),a=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(d=>!o.has(d))??`${r} ${s+1}`;o.add(a);let l=n.flatMap(({more:d,...m})=>[m,...d]),c=new Set(l.map(({name:d})=>d)),u=t.files.filter(d=>qo(d)?c.has(Wl(d)):s===0&&!d.seen.isTrace);return{
...Jn(a,[...l,...u]),settled:!0}})}function Tp(e){let t=Yl(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function Fx(e,t,o){
return!(t.length===2&&da(t.map(({label:s})=>s)))&&Kl(Yl(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:Tp(o),manyFirst:!0}}}function Wx(e){return e.includes(
null)?"assumed":Kl(e)?"named":"equal"}async function Op(e){if(e.files.length>Nx)return{};if(await $p(e.files),e.files.length<2||e.settled)return{};let t=await Ix(e.files),o=up(e);if(o!==null&&o.length<=
Sp)return Fx(e,o,t);let n=Yl(t),s=da(t.map(({name:a})=>Ep(a)));if(t.length<2||Kl(n)&&s===null)return{};let r=Bx(t);return r.length>Sp?{}:{question:{kind:Wx(n),parts:qx(r,e),one:Tp(t),manyFirst:s!==null||
r.length===2}}}var Mp=(e,t,o)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...o});function Ap(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var jx=2,Hx=3,Ux=4,Vl=3,Ql=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,Mp(this.#o,
t,{tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,...o})}add(t){let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(t){let n=(await Em(
t)).map(s=>this.#n({label:s.label,files:[],skipped:[]},{job:s,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#m(s))}async#t(t){if(t.files.length===
0){this.#i(t,{message:"There is no .json or .json.gz file in it."});return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await Op(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),
t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="asking",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(a=>this.#n(a,{tags:n,tagError:s}));this.transfers.splice(this.transfers.
indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(a=>this.#t(a))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking",
"queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cance\
lled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.
planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<
Hx&&this.#f(o)}async#f(t){t.state="creating",t.begun+=1,t.error=null,this.#e(t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await Sm(t.label,o);if(t.state!=="creating"){xl(n.id).catch(
()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.
filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state==="sending").length;for(let n of t)for(let s of n.files){if(o>=jx)return;s.state==="waiting"&&(o+=1,this.#h(n,s))}}async#h(t,o){
o.state="sending",o.attempts+=1,this.#e(t);let{upload:n}=t;try{await Mm(n,o.name,o.file,{from:o.sent,signal:t.abort.signal,onProgress:s=>{o.sent=Math.min(s,o.size),this.#e(t)}}),o.sent=o.size,o.state=
"sent"}catch(s){if(t.state==="sending"&&t.upload===n&&await this.#g(t,o,s),t.state!=="sending"||t.upload!==n)return}this.#e(t),this.#d(t),this.#l()}async#g(t,o,n){if((n.status===0||n.status>=500)&&n.status!==
507&&o.attempts<Ux){let{upload:r}=t;if(o.state="sending",n.status===0?await this.#w(t,o):await new Promise(a=>{setTimeout(a,500*2**(o.attempts-1))}),t.state!=="sending"||t.upload!==r||await this.#u(t,
o))return;if(t.begun<Vl){this.#c(t);return}}o.state="failed",o.error=n.message}async#w(t,o){t.waits=!0,this.#e(t);let n=await Qr({signal:t.abort.signal}).catch(()=>!1);o.attempts-=n?1:0,t.waits=!1}#c(t){
Ap(t),this.#a(t)}async#u(t,o){try{let s=(await Tm(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#d(t){if(t.state!=="sen\
ding"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:`${o.length}\
 files could not be sent. ${o[0].error}`}):this.#y(t)}async#y(t){t.state="committing",this.#e(t);try{t.job=await Om(t.upload),t.state="job",this.#e(t),this.#m(t)}catch(o){if(o.status===404&&t.begun<Vl&&
t.state==="committing"){this.#c(t);return}this.#i(t,o)}this.#s()}#m(t){t.stopJob=ua(t.job.id,o=>{if(o.error?.code==="unknown_job"&&t.files.length>0&&t.begun<Vl){this.#c(t);return}if(t.job=o,o.state===
"done"){this.#b(t);return}wn(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#b(t){if(await this.#_(t),t.bundle){t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("set\
s")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#p(t),t.state="done",this.#e(t),this.dispatchEvent(
new CustomEvent("stored",{detail:t}))}async#_(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=1)await No(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){
t.tagError=n.message}}async#p(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await No(t.job.set,{label:o})}catch(n){t.labelError=n.message}}t.renaming=
!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#p(t),this.#e(t))}async takeOffer(t,o){
let{offered:n}=t;await No(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){
return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await Hn(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await Un(t.job.set),
t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}
t.job&&(t.job=null,t.upload=null),t.error=null,t.begun=0,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==null&&(o.state==="sent"||await this.#u(t,o)))){t.upload=
null;break}if(t.upload===null){this.#c(t);return}t.state="sending",this.#e(t),this.#d(t),this.#l()}async cancel(t){let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await Yn(n.id)}catch{}return}t.
state="cancelled",t.abort.abort(),this.#e(t),o!==null&&xl(o).catch(()=>{}),this.#l(),this.#s()}},$e=new Ql;window.addEventListener("beforeunload",e=>{$e.sending&&e.preventDefault()});var zx=1e3,Gx=5e3,Yx=6e4,Jl=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-Yx;get running(){return this.list.filter(t=>!wn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await xm())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?zx:Gx)}}#r(t){if($e.transfers.
some(n=>n.state==="committing"))return;let o=new Set($e.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Xt=new Jl;var Kx={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},Vx={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},Cp=(e,t,o)=>e===
null||!(t>0)?null:o*(e/t);function yn(e,t,o){if(e[t]!==void 0)return e[t];let n=Kx[t];if(!n)return Vx[t]?.(o)??null;let{rule:s,times:r}=n,a=yn(e,n.of,o),l=yn(e,n.by,o);switch(s){case"change":return a===
null||l===null?null:a-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:Cp(a,l,r);default:return Cp(a,l,r)}}var ht={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Rp={operators:{name:"operators",short:"operators",what:"An operator runs, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of op\
erators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for it"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, an\
other process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects garbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here,\
 at most an annotation"}},pa={...ht,...Rp},Lp=e=>e!==null&&e.parts.some(({part:t})=>t in Rp),Us={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and\
 no compute kernel: nothing hides them"},Np=e=>e[0].toUpperCase()+e.slice(1),Qx={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Xl=e=>Qx[e]??e.toLowerCase();function Zl(e){let t=e.
split(" overlapping ").map(Xl);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var ec={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"o\
ther"},Pp={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for so\
mething else"},tc={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"delay from launch to start"},fa={short_kernels:"shorter than its launch",runtime_outliers:"slow laun\
ch",launch_delay_outliers:"late start"},ha={steps:"of the steps, as in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},oc={set:{letter:"A",name:"Control"},
test:{letter:"B",name:"Test"}},bn="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA].",en=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",_n="the host waits: the de\
vice’s queue is full",tn=({host:e,lag:t})=>typeof e!="number"?"":`host ${N(e)}${t>0?` · device ${N(t)} behind when the host left`:""}`;var Lt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Ip={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},Jx={...Ip,per_step:"per r\
ecording",percent:"% of the recording"},zs=(e,t)=>(Lt(t)?Jx:Ip)[e];function nc(e){return Lt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var Zn=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function ga(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var Xx=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,Zx=e=>e==="per_step"||e==="percent";function e$(e,t){
let o=t?"self_":"",n=`${o}${{total:"duration",percent:"percent_of_step"}[e]??e}`,s=e==="total"&&!t?"total_duration":n,r=Zx(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,
diff:`diff_${n}`,growth:`diff_${o}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${r}`,testCount:`test_${r}`,diffCount:`diff_${r}`}}function Wo(e,t,o,n=!1){let s=Object.
fromEntries(Object.entries(e$(t,n&&Xx(e))).map(([a,l])=>[a,yn(e,l,o)])),r=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...s,percent:r===""?s.growth:
null,birth:r}}function t$(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var Gs=(e,t)=>JSON.stringify([e,t]);
function Dt(e,t){let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var o$=(e,t)=>e.
filter(({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function Dp({name:e,category:t,replaces:o,aliases:n}){if(n&&!o&&t!=="python_function"){let r=["control","test"].map(l=>o$(n,l)),a=n.
length-2;return[`${r.join(" / ")}${a>0?` + ${a} more`:""}`,""]}if(!o)return[e,""];if(o.rule==="template_arguments")return[e,""];let s=o.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[o.operator??
"same shapes",s].filter(Boolean).join(" "),e]}function Ys({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,a)=>(a.total_duration??
0)>(r.total_duration??0)?a:r)}var Ks=({aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${R(n)} ${n===1?"call":"calls"}, ${N(s)}`);function sc(e,t,o,{self:n=!1}={}){let{control_observations:s,
test_observations:r}=e.verdict??{},a=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=rc({...l,among:a},n);return{row:c,key:l.id??Gs(l.name,l.category),verdict:c.significance??
"",noise:c.significance==="no_difference_found",of:u=>yn(l,u,e),...Wo(l,o,e,n),...t$(l,o)}})}var n$=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),Bp=(e,t)=>e.filter(({
row:o})=>!en(o)&&!n$(o)).slice(0,t);function rc(e,t){let o=t?"self":"total";return e?.tests?{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var on=e=>e.moderated_q_value??e.q_value??
null;function qp(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[Gs(s.name,s.category),{...s,
among:n}]))}function Fp(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].control_counts+e.totals[n].test_counts>0).map(n=>[n,Wo(e.totals[n],t,e,o)])}var jp=15,Hp=[10,15,20,30,50,100],s$=["total","per_step","per_call","percent"],Up=Rt.change.words,zp=Rt.device_type.words,r$=Rt.measure.words,a$=["step","compute","exposed_communication","exposed_memo\
ry","idle"],wa=[...a$,"op"],ac="ProfilerStep*",Zt=[ac,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],ic=["name","category","change","control_counts","test_counts","diff_counts","ab\
s_diff_counts","control_total_duration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],i$=["name","category","change","q_value"],es=e=>i$.
includes(e)?"asc":"desc",lc=["control","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],Gp=[...lc,
"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],l$={fold:"true",significant:"",measure:"",equivalence:""},c$=["lines","details","oper\
ators","classes","recorded","replacements"],u$=["control","test","more","less","noise"];function Wp(e,t){let o=e.get(t)??"",n=o.split(",").map(r=>r===""?NaN:Number(r)),s=n.length===4&&n.every(Number.isFinite);
return o!==""&&!s&&Do(e,t,"four numbers"),s?o:""}var Yp=(e,t)=>Object.fromEntries(t.map(o=>[o,bt(e,Rt,o,l$[o])])),Kp=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("m\
arker")||""]));function d$(e,t,o){let n=e.get(t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Dt(n,e.get(o)??"")}function Bt(e){let t=new URLSearchParams(e),o=it(t,"sort",ic,Rt.sort.standard);
return{...Yp(t,Gp),...Kp(t),...!t.has("exclude")&&{exclude:Zt},sort:o,...o.endsWith("_work")&&{work:!0},order:it(t,"order",Rt.order.words,es(o)),unit:it(t,"unit",s$,""),measure:it(t,t.has("measure")?"\
measure":"time",r$,""),heat:it(t,"heat",wa,""),open:Dl(t,"open",c$),hide:Dl(t,"hide",u$),zoom_time:Wp(t,"zoom_time"),zoom_calls:Wp(t,"zoom_calls"),top:ql(t,"top",1,200,jp),op:d$(t,"op","op_category")}}
function zt(e){let t=ya(e),o=(s,r,a)=>{r!==a&&t.set(s,r)};o("sort",e.sort,Rt.sort.standard),o("order",e.order,es(e.sort)),o("unit",e.unit,""),o("measure",e.measure,""),t.delete("fold"),o("fold",String(
e.fold),"true"),o("heat",e.heat,""),e.exclude.join(`
`)===Zt.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),o("open",e.open.join(),""),o("hide",e.hide.join(),""),o("zoom_time",e.zoom_time,""),o("zoom_calls",e.zoom_calls,""),o("top",String(e.top),
String(jp)),o("op",e.op,"");let n=t.toString();return pe(n===""?"/compare":`/compare?${n}`)}var qt=(e,t)=>zt({...Bt(""),control:Ve(e),test:Ve(t)});function ya(e){let t=new URLSearchParams;return Bo(t,
Rt,Gp,e),e.significant||t.delete("measure"),t}function m$(e,t,o){let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_ste\
p":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return s===void 0?e:t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function ts(e,t,o){let n=ya(e);return n.set("significance","true"),n.set(
"sort",m$(e.sort,t,o)),n.set("order",e.order),n.set("measure",o?"self":"total"),n}function cc(e,t,o,n){let s=ts(e,t,o);return s.set("format",n),s}var Vp=["total","per_step"],p$=["calls","share"],Qp=["\
duration","calls","per_call"];function os(e){let t=new URLSearchParams(e);return{...Yp(t,lc),...Kp(t),row:t.has("name")?Dt(t.get("name"),t.get("category")??""):t.get("row")??"",unit:it(t,"unit",Vp,""),
bins:it(t,"bins",p$,"calls"),heat:it(t,"heat",Qp,"duration")}}function _t(e){let t=new URLSearchParams({control:e.control,test:e.test});return Bo(t,Rt,lc,e),t}function kn(e){let t=_t(e);return t.set("\
row",e.row),t}function Gt(e){let t=kn(e);return Vp.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),Qp.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),pe(`/co\
mpare/op?${t}`)}function Jp(e,t,o){let n=ts(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),n}function Xp(e){let t=new URL(zt(e),location.origin).searchParams;
return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var nn=Number(gn.limit.standard),Zp=e=>e==="label"?"asc":"desc";function Vs(e){let t=new URLSearchParams(
e),o=bt(t,gn,"sort");return{control:t.get("control")??"",test:t.get("test")??"",q:bt(t,gn,"q"),tag:bt(t,gn,"tag"),sort:o,order:bt(t,gn,"order",Zp(o)),page:ql(t,"page",1,1e6,1)}}function ef(e){let{control:t,
test:o,q:n,tag:s,sort:r,order:a,page:l}={...Vs(""),...e},c=new URLSearchParams,u=(m,p,f="")=>{p!==f&&c.set(m,String(p))};u("control",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,
gn.sort.standard),u("order",a,Zp(r)),u("page",l,1);let d=c.toString();return pe(d===""?"/":`/?${d}`)}var ba=e=>e.q!==""||e.tag.length>0;function xn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,
order:e.order,limit:String(nn),offset:String((e.page-1)*nn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",o)),t}var Ve=e=>e.slice(0,12),sn=(e,t,o,n)=>n?.[e]?.label??(o&&ze(o,t[e])?.
label)??t[e];function ze(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.
length===1?s[0]:void 0}var _a=(e="Damaged")=>i("strong",{class:"damage-mark"},Pt("warning"),e);function Qs(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&i("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>i("li",{},_a()," ",n))),o.length>0&&i("ul",{class:"notice"},o.map(({text:n})=>i("li",{},n)))]}var tf=(e,t)=>e.filter(({text:o})=>!t?.some(
n=>n.text===o));function ka(e,t=e?.length??0){return t>0&&i("div",{class:"damage-list"},i("p",{},_a(J(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),i("ul",{},e.map(({file:o,
rank:n,text:s})=>i("li",{},`Rank ${n} (`,i("span",{class:"mono"},o),`): ${s}`)),t>e.length&&i("li",{class:"muted"},`and ${R(t-e.length)} more`)))}var f$="https://ui.perfetto.dev";var Js=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function h$(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",a),u(d)},a=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new Js("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new Js("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",a)})}function uc(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&uc(e,t-1)},100)}async function xa({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=f$,patience:a=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new Js("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:p}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${p}`)}catch(m){
throw uc(l),m}let c=new AbortController,u=h$(l,r,a);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),uc(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var g$=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function w$(e){return(e.notes??[]).some(t=>g$.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var y$=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function mc(e,t,o=()=>""){let n=i(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,a=i("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
a.href=kl(e.id,t.number,o())},c=(m,p=!1)=>{n.textContent=m,n.classList.toggle("error-text",p)};async function u(){d.disabled=!0,c("Loading …");try{await xa({title:`${e.label}, rank ${t.rank}`,fileName:y$(
t,o()),load:m=>na(e.id,t.number,o(),{signal:m,onProgress:p=>c(`Loading ${Se(p)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),ke(m.message,!0)}finally{
d.disabled=!1}}let d=q("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Se(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:i("div",{class:"trace-actions"},a,d,n),prepare:l}}
function jo(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${at(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function b$(e,t){return i("div",{class:"notice trace-not-kept"},i("p",{},jo(e)),t?i("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):i("p",{},"Start the server with ",i("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",i("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function _$(e,t,o,n){let s=mc(e,t,o.query),r=i("td",{}),a=()=>{let l=o.on()?w$(t):"";s.prepare(),A(r,l===""?s.node:i("span",{class:"muted"},l))};return n.push(
a),a(),i("tr",{},i("th",{scope:"row"},String(t.rank)),i("td",{class:"mono wrap"},t.file),i("td",{class:"num"},Se(t.trace_bytes)),r)}function k$(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==null),
a=e.file_list.length-r.length;return i("section",{},s&&i("h3",{},e.label),r.length===0?b$(e,t):i("div",{class:"scroll-x"},i("table",{class:"files-table trace-table"},i("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),i("thead",{},i("tr",{},["Rank","File","Size","Trace"].map(l=>i("th",{scope:"col",class:l==="Size"?"num":""},l)))),i("tbody",{},r.map(l=>_$(e,l,o,n))))),r.length>0&&a>0&&i("\
p",{class:"muted small"},`${R(a)} more were not kept.`))}function x$(e,t){let o=i("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:i("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function $a(e,t={}){let o=[],n=de("traces"),s=x$(t,()=>o.forEach(l=>l())),r=i(
"div",{class:"trace-body"},i("p",{class:"muted"},"Loading …")),a=i("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>a.remove(),click:l=>{l.target===a&&a.close()}}},i("div",{class:"tr\
ace-box"},i("div",{class:"trace-head"},i("h2",{id:n},"Traces"),ve("close","Close",()=>a.close())),r));return document.body.append(a),a.showModal(),Promise.all([Jo(),...e.map(l=>yo(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,A(r,u&&s.node,c.map(d=>k$(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&i("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>A(r,i("p",{class:"\
error-text",role:"alert"},l.message))),a}var $$=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function of(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:a=0,left_out:l=0}=e??{};if(a>0)return{level:"warn",text:`${J(a,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${R(c)} repaired or lost`),s>0&&u.push(J(s,"note")),r>0&&u.push(J(r,"duplicate file")),l>0&&u.push(`${R(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function v$(e){return i("dl",{class:"counters"},$$.map(([t,o,n])=>i("div",{class:e[t]>0&&t!=="kept"?"":"calm"},i("dt",{title:n},o),i("dd",{},R(e[t]??0)))))}function S$(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":st(t.steps??[]);return i("tr",{},i("th",{scope:"row",class:"mono wrap"},t.file),i("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&i("span",{class:"muted"},` (${t.rank_source})`)),i("td",{},r||we),i("td",{class:"num"},R(s.events)),i("td",{class:"num"},Se(t.raw_bytes)),o&&i("td",{},t.trace_bytes===null?i("span",{class:"m\
uted"},"not kept"):mc(e,t).node),i("td",{class:"wrap"},n.length===0?i("span",{class:"muted"},"nothing to report"):i("ul",{class:"notes"},n.map(a=>i("li",{},a.severity==="damage"&&[_a()," "],a.words,a.
count>1&&` (${R(a.count)} ×)`,a.effect&&`. ${a.effect}`,a.example&&i("span",{class:"muted"},`${a.effect?" First:":":"} ${a.example}`))))))}function pc(e){return e?.length>0&&i("details",{class:"dupli\
cates"},i("summary",{},`${J(e.length,"file")} left out: the same as another`),i("ul",{},e.map(({file:t,same_as:o})=>i("li",{},i("span",{class:"mono"},t)," has the same content as ",i("span",{class:"mo\
no"},o)))))}var E$={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"is without the trace that it is named after"};function fc(e,t){return e>
0&&i("details",{class:"left-out"},i("summary",{},`${J(e,"entry","entries")} of the folder left out`),i("ul",{},t.map(({file:o,kind:n})=>i("li",{},i("span",{class:"mono"},o),` ${E$[n]??n}`)),e>t.length&&
i("li",{class:"muted"},`and ${R(e-t.length)} more`)))}function nf(e){let t=i("div",{class:"quality-panel"},i("p",{class:"muted"},"Loading …"));return yo(e.id).then(o=>{let n=o.traces_bytes>0,s=["Fil\
e","Rank","Steps","Events","JSON",...n?["Trace"]:[],"Notes"];A(t,ka(o.quality.affected_files,o.quality.affected),v$(o.quality),i("div",{class:"scroll-x"},i("table",{class:"files-table"},i("thead",{},i(
"tr",{},s.map(r=>i("th",{scope:"col"},r)))),i("tbody",{},o.file_list.map(r=>S$(o,r,n))))),pc(o.quality.duplicate_files),fc(o.quality.left_out,o.quality.left_out_files),i("p",{class:"muted small"},"Ide\
ntity ",i("span",{class:"mono"},o.id)," · stored in ",Se(o.stored_bytes)," out of ",Se(o.raw_bytes)," of JSON",n&&` (${Se(o.traces_bytes)} the traces themselves)`,!n&&`. ${jo(o)}`))}).catch(o=>A(t,i(
"p",{class:"error-text"},o.message))),t}var hc=4,gc=e=>e===2?"two":R(e),sf=e=>e[0].toUpperCase()+e.slice(1);function T$({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function O$({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${st(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${J(t.ranks,"rank")}`}function M$({parts:e}){let t=e.slice(0,hc).map(({label:o})=>`“${o}”`).
join(", ");return e.length>hc?`${t} and ${R(e.length-hc)} more`:t}function wc({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${gc(t.ranks)} ranks of one`;return`${sf(gc(e.length))} sets, \
or ${n}?`}function rf(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=de("question"),a=(u,d,m)=>q([i("strong",{},d),i("span",{class:"choice-detail"},m)],()=>$e.answer(e,u),{class:"choice"}),l=a(
!0,`${sf(gc(n.length))} sets`,M$(t)),c=a(!1,"One set",O$(t,o));return i("div",{class:"question",role:"group","aria-labelledby":r},i("p",{id:r},i("strong",{},wc(t))," ",T$(t)),i("div",{class:"choices"},
s?[l,c]:[c,l]))}var A$=64,C$={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},R$=["failed","cancelled","undone"];
function bc(e){return i("progress",{max:"1",value:"0","aria-label":e})}function _c(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function $n(e){if(e.state==="failed")return e.error?.
detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return L$(e.made);if(e.state==="done"){let o=e.already_stored?`${N$(e)}; noth\
ing was stored twice.`:`${Sa(e)?"Stored, but damaged":"Done"}: ${J(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state===
"queued"?"Queued":C$[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${Se(e.bytes_done)} of ${Se(e.bytes_total)}`),e.events>0&&t.push(J(e.events,"event")),e.files_total>1&&t.push(`${R(e.files_done)}\
 of ${J(e.files_total,"file")}`),t.join(" · ")}function L$(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${R(t)} were already here and ar\
e unchanged`;return o===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${J(o,"set")} stored${t>0?`; ${n}`:""}.`}var N$=e=>`Stored already \
as “${e.known_as}”`;function P$(e,t){let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),i("a",{href:pe(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}
function I$(e){let{offered:t,job:o}=e;if(e.state!=="done"||t===null)return null;let n=s=>yc($e.takeOffer(e,s));return[q(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),
new TextEncoder().encode(t).length<=A$&&q(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var Sa=e=>e?.state==="done"&&e.affected_files?.length>0;function lf(e){return[Sa(e)&&ka(e.affected_files),
B$(e),pc(e?.duplicate_files),D$(e?.changed_beside??[]),fc(e?.left_out??0,e?.left_out_files??[])]}function D$(e){return e.length>0&&i("p",{class:"muted"},"Not taken: what stands beside ",i("span",{class:"\
mono"},e.slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${R(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it ag\
ain.")}function B$(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:i("details",{class:"failures",open:e.state==="faile\
d"},i("summary",{},`${J(e.failures.length,"file")} could not be read`),i("ul",{},e.failures.map(o=>i("li",{},!o.message.startsWith(o.file)&&[i("span",{class:"mono"},o.file)," – "],o.message))))}function cf(e){
let t=bc("Progress"),o=i("p",{class:"transfer-text"}),n=i("div",{class:"transfer-actions"}),s=F$(e),r=i("div"),a=i("div"),l=i("div",{class:"transfer-offer"}),c=null,u=e.files.map(q$),d=i("details",{class:"\
files",open:e.files.length<=6},i("summary",{},W$(e)),i("ul",{class:"file-list"},u.map(_=>_.node)),e.skipped.length>0&&j$(e.skipped)),m=i("li",{class:"transfer"},i("div",{class:"transfer-head"},s.node,
n),t,o,l,a,r,!e.sample&&d),p=null,f="",g="",h=!1;function y(){let _=n.contains(document.activeElement),k=i("div",{},U$(e));f=e.label,k.innerHTML!==n.innerHTML&&(A(n,...k.childNodes),_&&n.querySelector(
"button")?.focus({preventScroll:!0}))}function w(){p=e.state,m.dataset.state=e.state,y(),h=e.question!==null,A(a,h&&rf(e)),e.state==="done"&&(d.open=!1)}function b(){let _=e.state==="done"?e.offered:null;
if(_===c)return;let k=l.contains(document.activeElement);c=_,A(l,I$(e)),k&&s.node.querySelector("input").focus({preventScroll:!0})}function x(){p!==e.state?w():f!==e.label&&y(),s.update(),u.forEach(H$),
t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:_,total:k}=kc(e);t.hidden=e.state==="asking"||!$e.active.includes(e),_c(t,_,k),g=xc(e),o.textContent!==g&&A(o,e.state==="done"&&!e.bundle&&
e.job.already_stored?P$(e,g):g),b(),m.classList.toggle("affected",Sa(e.job)),A(r,lf(e.job))}return x(),{node:m,update:x,text:()=>e.question?wc(e.question):g,focus(){h&&document.activeElement.matches("\
body, main, .page-actions *")&&a.querySelector("button").focus({preventScroll:!0}),h=!1}}}var va=(e,t)=>e.reduce((o,n)=>o+n[t],0);function kc(e){let{job:t,state:o,files:n}=e;return o==="job"&&t.bytes_total>
0?{done:t.bytes_done,total:t.bytes_total}:{done:va(n,"sent"),total:o==="looking"?0:va(n,"size")}}function q$(e){let t=bc(`Progress of ${e.name}`),o=i("span",{class:"file-state"}),n=i("li",{},i("span",
{class:"mono file-name",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function F$(e){let t=i("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"\
false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{$e.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.
label,t.blur())}}}),o=i("span",{class:"error-text small",role:"status"}),n=e.label;return{node:i("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.activeElement&&(n=e.label,t.value=
n),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged\
. ${e.tagError}`].filter(Boolean).join(" ");o.textContent!==s&&(o.textContent=s)}}}function W$(e){let t=e.files.reduce((s,r)=>s+r.size,0),o=e.files.filter(s=>!qo(s)),n=[J(o.length,e.bundle?"bundle":"t\
race file"),Se(t)];return e.skipped.length>0&&n.push(`${R(e.skipped.length)} skipped`),n.join(", ")}function j$(e){let[t,o]=[e.filter(qo),e.filter(n=>!qo(n))];return[o.length>0&&af("only .json and .js\
on.gz files are traces",o),t.length>0&&af("the trace that it is named after is not there",t)]}function af(e,t){let o=t.slice(0,20).map(({name:s})=>s).join(", "),n=t.length>20?`, and ${R(t.length-20)} \
more`:"";return i("p",{class:"muted skipped"},`Not sent, because ${e}: `,i("span",{class:"mono"},o),n)}function H$(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=
s,e.node.dataset.state=t.state,_c(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:Se(t.size),sending:`${r} % of ${Se(t.size)}`,
sent:`${Se(t.size)} sent`,failed:t.error??"failed"}[t.state]}function U$(e){let{label:t}=e,o=ve("close",`Remove ${t} from this list`,()=>$e.remove(e));switch(e.state){case"failed":case"cancelled":return[
e.files.length>0&&q("Retry",()=>$e.retry(e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&i("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comp\
arison"),$e.canUndo(e)&&q("Undo",()=>yc($e.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[q("Bring back",()=>yc($e.bringBack(e)),{"aria-label":`Bring\
 ${t} back`}),o];default:return[q("Cancel",()=>$e.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function yc(e){try{await e}catch(t){Oe(`That did not work. ${t.message}`,{urgent:!0})}}function z$(e){
let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${st(t.sort((o,n)=>o-n))}`}function G$(e){return e===null?"":e.as===
"tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function xc(e){let t=Y$(e);return e.begun>1&&!e.waits&&!R$.includes(e.state)?`${t.replace(/\.$/,"")} – sent again, because the server wa\
s restarted`:t}function Y$(e){let t=z$(e),o=va(e.files,"sent"),n=va(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waiting fo\
r its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?"No connection, trying again …":[`Sending ${Se(o)} of ${Se(n)}`,t].filter(Boolean).join("\
 · ");case"committing":return"Sent. The server starts reading …";case"job":return[$n(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may close this tab now");case"do\
ne":return $n(e.job)+G$(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for\
 ten minutes.";default:return e.error??"It failed."}}function uf(e,t){let o=e,n=bc(`Progress of ${o.label}`),s=i("p",{class:"transfer-text"}),r=i("div",{class:"transfer-actions"}),a=i("div"),l=i("li",
{class:"transfer"},i("div",{class:"transfer-head"},i("div",{class:"transfer-title"},i("strong",{},o.label||"Ingest")),r),n,s,a),c=null;function u(d){o=d;let m=o.state==="queued"||o.state==="running";o.
state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,A(r,m?q("Cancel",()=>Yn(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):ve("close",`Remove ${o.label} from this list`,()=>t(o)))),n.hidden=
!m,_c(n,o.bytes_done,o.bytes_total),s.textContent=$n(o),l.classList.toggle("affected",Sa(o)),A(a,lf(o))}return u(o),{node:l,update:u}}var df=()=>i("a",{href:pe("/")},"Show");function K$(){return[...$e.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:xc(t),...kc(t)})),...Xt.running.map(t=>({label:t.label,text:$n(t),
done:t.bytes_done,total:t.bytes_total}))]}function V$(){let e=s=>$e.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${R(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${R(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function Q$(){let e=i(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=i("strong",{class:"ellipsis"}),o=i("span",{class:"muted small ellipsis"});return{node:i("div",{class:"status-part status-progre\
ss"},i("div",{class:"status-head"},t,df()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${R(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((a,l)=>a+l.total,0);s.some(a=>a.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((a,l)=>a+l.done,0)))}}}function J$(){let e=i("span",{});return{node:i("div",{class:"status-part status-head"},e,df()),draw(o){
e.textContent=`${o}.`}}}function X$(e){let t=i("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,a){let l=i("p",{class:"status-verdict",role:"status"}),c=i("a",{class:"\
button primary",href:qt(r.id,a.id)},`Compare ${r.label} with ${a.label}`);A(t,i("div",{class:"status-head"},i("strong",{},"Both sets are stored"),ve("close","Dismiss",n)),l,c),o=!0,e(),ke(`Both sets a\
re stored. You can compare ${r.label} with ${a.label} now.`);let u=new URLSearchParams({control:r.id,test:a.id,limit:"0",diagnosis:"false"});pt(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function mf(){let e=i("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=Q$(),o=J$(),n=X$(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=jt()!=="/",c=l?K$():[],u=l?V$():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),_o(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function a(){s===0&&(s=requestAnimationFrame(r))}return $e.addEventListener("change",a),Xt.addEventListener("change",a),r(),{offer:n.set,clear:n.clear,draw:r}}var[rn,vn,pf,mo,Yt,Z$,Ea,ev]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],Xs="Every page",ff="First move to a set of the list, with the arrow keys.",Ta="First select a\
 call, in the lanes or in the table.",Sn="There is nothing to search on this page.",gf=[{pages:[rn],keys:["/"],text:"Find trace sets",action:"search",none:Sn},{pages:[rn],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[rn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[rn],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[rn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[rn],keys:["Space"],text:"In the list: sel\
ect the set, for actions on several"},{pages:[rn],keys:["c"],text:"Use the focused set as the control",action:"control",none:ff},{pages:[rn],keys:["t"],text:"Use the focused set as the test",action:"t\
est",none:ff},{pages:[vn],keys:["/"],text:"Search the names of the rows",action:"search",none:Sn},{pages:[vn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},
{pages:[vn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[vn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[vn],
keys:["ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[mo],keys:["/"],text:"Find a frame or a kernel",action:"search",none:Sn},{pages:[mo],keys:["ArrowDown"],text:"\
From the search into the table",action:"enter",inSearch:!0},{pages:[mo],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[mo],keys:["ArrowDown","Arrow\
Up","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[mo],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or\
 go to the one above"},{pages:[mo],keys:["Space"],text:"In the table: select the frame"},{pages:[mo],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[mo],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[mo],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[vn,pf,mo,Yt,Ea],keys:["c"],text:"Choose the control",action:"control"},{pages:[vn,pf,mo,Yt,Ea],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Yt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:Sn},{pages:[Yt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Yt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Yt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Yt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Yt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Yt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Ta},{pages:[Yt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Yt],keys:["m"],action:"measure",none:Ta,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[Z$],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:Sn},{pages:[ev],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[Ea],keys:["/"],text:"Find a table or column",action:"search",none:Sn},
{pages:[Ea],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[Xs],keys:["?"],text:"List the keys",action:"help"},{pages:[Xs],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:Sn},{pages:[Yt],keys:[","],action:"former",none:Ta},{pages:[Yt],keys:["."],action:"next",none:Ta}],tv={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},ov=["button","checkbox","file","radio","range","reset","submit"];function Zs(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!ov.includes(e.type))}function nv(e,t){let{target:o,key:n}=e,s=Zs(o);return gf.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||
r.pages.some(a=>[t.name,Xs].includes(a)))&&(r.inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function sv(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function rv(e){return e.flatMap((t,o)=>[o>0&&" ",i("kbd",{},tv[t]??t)])}function hf(e,t){let o=gf.filter(({pages:n,text:s})=>s&&
n?.includes(t));return o.length>0&&i("section",{},i("h3",{},e),i("dl",{class:"keys"},o.map(({keys:n,text:s})=>i("div",{},i("dt",{},rv(n)),i("dd",{},s)))))}function av(e){let t=de("keys"),o=()=>n.close(),
n=i("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:t},"Keys"),
ve("close","Close",o)),hf(`${e.name} page`,e.name),hf(Xs,Xs),i("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function wf(e,t){let o=()=>e()&&
av(e().page);t.addEventListener("click",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector(
'dialog[open], [role="menu"]'))return;let a=nv(n,s);if(!a||a.action==="close"&&sv())return;let l=a.action==="help"?o:r.keys?.[a.action],c=l!==void 0&&l()!==!1;(c||a.none)&&n.preventDefault(),!c&&a.none&&
Oe(a.none,{seconds:4})})}var yf="tracediff.session";function iv(){try{return sessionStorage.getItem(yf)??""}catch{return""}}function bf(e){let t=null,o=[];function n(){return t??=iv(),t}function s(u){t=u;try{sessionStorage.setItem(
yf,u)}catch{}}let r=u=>yo(u).then(d=>d.quality.kept>0?d:null).catch(()=>null),a=()=>At(new URLSearchParams({limit:"0"})).then(({total:u})=>u===2).catch(()=>!1);async function l(){if($e.active.length>0||
o.length===0)return;let u=o.sort((y,w)=>y.key-w.key).map(({id:y})=>y);o=[];let d=u.length===1,m=n();s(d?u[0]:"");let p=d&&m!==""&&m!==u[0]?[m,...u]:u;if(p.length!==2)return;let[f,g]=await Promise.all(
p.map(r));if(!g&&d&&s(m),!f||!g)return;let h=!d||_p(f.label,g.label)||await a();$e.active.length===0&&e(...Hs(f,g),{sure:h})}let c=u=>{o=o.filter(d=>d.id!==u)};return $e.addEventListener("stored",({detail:u})=>{
c(u.job.set),o.push({id:u.job.set,key:u.key}),l()}),$e.addEventListener("change",({detail:u})=>{u?.state==="undone"?(c(u.job.set),n()===u.job.set&&s("")):(u===null||u.state==="failed"||u.state==="canc\
elled")&&l()}),{clear(){t="",It().then(()=>s(n()))}}}var $c=new Set,kf=!1,an=()=>kf;function ns(e){return $c.add(e),()=>$c.delete(e)}function _f(e){kf=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...$c])t()}function xf(){window.
addEventListener("beforeprint",()=>_f(!0)),window.addEventListener("afterprint",()=>_f(!1))}var Ue=["control","test"],En={control:"test",test:"control"},Sf=["rank","span","step"],lv=["both",...Ue],cv={path:{type:"boolean",standard:"false"}},Ef=32,uv=864e8,dv=300,Oa=e=>e!==null&&e!==""&&Number.
isFinite(Number(e))?Number(e):null,vc=(e,t)=>Bl(e,t,/^\d+$/,"whole numbers");function $f(e,t,o){let[n,s]=[Oa(e.get(t)),Oa(e.get(o))],r=n!==null&&s!==null&&n<s&&Math.max(-n,s)<=uv;return[t,o].filter(a=>!r&&
e.get(a)).forEach(a=>Do(e,a,`µs since the beginning, ${t} before ${o}`)),r?[n,s]:[null,null]}var vf=(e,t)=>[...new Set(e.getAll(t))].filter(o=>o!==""&&o.length<=dv).slice(0,Ef),ss=(e,{id:t,main:o})=>o?
"main":`${e}:${t}`,Ma=(e,t)=>e.includes(t)?e.filter(o=>o!==t):[...e,t].slice(-Ef);function Aa(e){let t=new URLSearchParams(e),o={control:t.get("control")??"",test:t.get("test")??""};for(let l of Ue){for(let c of Sf){
let u=`${l}_${c}`;o[u]=vc(t,t.has(u)?u:c)}o[`${l}_marker`]=t.get(`${l}_marker`)||t.get("marker")||""}let[n,s]=$f(t,"from","to"),[r,a]=$f(t,"sum_from","sum_to");return{...o,use_short_name:bt(t,la,"use_\
short_name"),path:bt(t,cv,"path"),show:it(t,"show",lv,"both"),from:n,to:s,sum_from:r,sum_to:a,open:vf(t,"open"),pin:vf(t,"pin"),q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Oa(
vc(t,"nth")),at:it(t,"at",Ue,""),align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:Oa(vc(t,"align_nth"))??0}}var mv=e=>String(Math.round(e*1e3)/1e3);function rs(e){let t=new URLSearchParams,
o=(s,r,a="")=>{r!=null&&r!==a&&t.set(s,String(r))};Ue.forEach(s=>o(s,e[s]));for(let s of[...Sf,"marker"]){let[r,a]=Ue.map(c=>e[`${c}_${s}`]??""),l=r===a||!e.control||!e.test;o(s,l?r||a:""),Ue.forEach(
c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both");for(let s of["from","to","sum_from","sum_to"])o(s,typeof e[s]=="number"?mv(e[s]):
"");["open","pin"].forEach(s=>(e[s]??[]).forEach(r=>t.append(s,r))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_cat\
egory",e.align_category),o("align_nth",e.align_nth,0));let n=t.toString();return pe(n===""?"/timeline":`/timeline?${n}`)}function ko(e){let t=Ue.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:
t}var pv=(e,t)=>e-t,Tf=e=>[...new Set(e)].sort(pv),Sc=e=>Tf(e.map(t=>t.rank)),Ec=(e,t)=>Tf(e.filter(o=>o.rank===t).map(o=>o.span)),Tc=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??
-1)-(s.step_number??-1));function fv(e){let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var hv=(e,t)=>e.find(o=>String(o)===t);function Of(e,t,o=null){if(e.length===0)return null;let n=[],
s=(u,d,m,p)=>{let f=d===""?void 0:hv(u,d);return d!==""&&f===void 0&&n.push(`${m} ${d}`),f??(u.includes(p)?p:u[0])},r=s(Sc(e),t.rank,"rank",o?.sample.rank),a=s(Ec(e,r),t.span,"file",o?.sample.span),l=Tc(
e,r,a),c=t.step===""?void 0:l.find(u=>String(u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-
1)]:fv(l),{sample:c,place:l.indexOf(c),missing:n}}var Ca=e=>/^\d+$/.test(e??"")?e:"",Ho=(e,t={})=>rs({control:e.control,test:e.test,control_rank:Ca(e.control_ranks),test_rank:Ca(e.test_ranks),control_step:Ca(e.control_steps),test_step:Ca(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function as(e,t){let{name:o,category:n}=Ys(t,"test");return Ho(e,{name:o,category:e.use_short_name?"":n})}
function Ra(e,t,o,n=null){let s={};for(let a of["control","test"]){let{rank:l,span:c}=t[a]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${a}_rank`]:u(l),[`${a}_span`]:c>0?String(c):"",[`${a}_step`]:u(
o[a])})}let r=n&&Ys(n,"test");return Ho(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Mf(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",a=t.length>0?String(t[0]):void 0;return Ho(e,{at:r,...a?{control_rank:a,test_rank:a}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var Tn=[...Io.by.words,"calls"],Ia=4,Cc={device:"own",host:"self",calls:"calls"},Da=["calls","host","self","device","own"];function Rf(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=
n??""})}function er(e){let[t,o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(o^o>>>13,3266489909),o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var Lf=/ #\d+$/,Na=(e,t)=>e==="module"&&t!==null?t.replace(
Lf,""):t,Nf=()=>[0,0],Mc=()=>Object.fromEntries(Da.map(e=>[e,Nf()]));function Pa(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:Mc(),kernels:[],shapes:[],children:[],own:Mc(),key:"",foldKey:""}}var Oc=(e,t)=>t>0?(e??0)/t:0,La=(e,t,o,n)=>o?[Oc(e[`control_${t}`],n[0]),Oc(e[`test_${t}`],n[1])]:[Oc(e[t],n[0]),0];function gv(e,t,o){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function wv(e,t,o){let n=Object.fromEntries(Da.map(s=>[s,La(e,s,t,o)]));return{...Pa({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:gv(e,t,o),split:e.split??null},
figures:n,own:{calls:n.calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:La(s,"counts",t,o),device:La(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:La(s,
"calls",t,o)}))}}function Ba(e,t,o){[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),er(d===0?u:`${u}
${d}`)},a=[o,s.sort,...s.names.map(l=>Na(s.sort,l)),s.status].join(`
`);Ba(s,r(t,s.names),er(a))}}var Pf=e=>e.reduce((t,o)=>er([t,o.sort,Na(o.sort,o.control_name),Na(o.sort,o.test_name),o.status].join(`
`)),"root");function Rc(e,t){let o=[],n=(r,a,l)=>{Object.assign(r,{at:o.length,parent:a,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(Tn.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)yv(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var is=e=>e.status==="same"||e.status==="replaced";function yv(e,t){
e.total={},e.ownOf={},e.here={};for(let o of Tn){let n=e.own[Cc[o]],s=[...n],r=n[1]-n[0];for(let a of e.children)s[0]+=a.total[o][0],s[1]+=a.total[o][1],r+=is(a)?0:t[o][a.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=is(e)?r:null}}function Lc(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>wv(r,t,n));return e.nodes.forEach(({parent:r},a)=>{r!==
null&&s[r].children.push(s[a])}),Ba(s[0],"root","root"),Rc(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Ac=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Af(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let a=s.get(r[o]);a||(a={[o]:r[o],...Object.fromEntries(n.map(l=>[l,Nf()]))},s.set(r[o],a),e.push(a)),n.forEach(l=>Ac(a[l],r[l]))}}function Cf(e,t){Da.
forEach(o=>Ac(e.figures[o],t.figures[o])),Object.values(Cc).forEach(o=>Ac(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},Af(e.kernels,t.kernels,"name",["counts","device"]),Af(e.shapes,t.shapes,"text",["calls"])}function bv({sort:e,status:t,names:o}){let[n,s]=o.map(r=>Na(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var _v=(e,t)=>Da.some(o=>e.figures[o][t]>0);function If(e){if(e.children.forEach(If),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>_v(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function Df(e){let t=Pa(e.root);Cf(t,e.root);let o=new Map,n=(r,a)=>{let l=bv(a),c=[a.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=Pa({...a,names:l,status:a.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,a)=>{let l=n(r.sort==="modul\
e"?t:a,r);Cf(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&If(t),Ba(t,"root","root"),Rc(t,{...Bf(e),grouped:"class"})}function Bf({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var qf=e=>({...e,children:e.children.map(qf)});function kv(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&Lf.test(n??"")&&t.unshift(n)}return t}function xv(e,t){let o=Pa({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(Cc))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((a,l)=>a+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function Ff(e,t,o){let n=new Map([...o].filter(a=>e.byKey.
get(a)?.instances>1).map(a=>[a,[]]));for(let a of t.frames)n.has(a.foldKey)&&a.sort!=="rest"&&n.get(a.foldKey).push(a);let s=a=>{let l=n.get(a.key);if(!l||l.length===0)return{...a,children:a.children.
map(s)};let c=xv(a,l);return{...a,opened:!0,own:Mc(),kernels:a.kernels,children:[...l.map(u=>({...qf(u),above:kv(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return Wf(r,n),Rc(r,Bf(e))}function Wf(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;Ba(o,er(`${e.key}
${n||"rest"}`),o.foldKey||er(`${e.key}
rest`))}else Wf(o,t)}function On(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var Mn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",xo=(e,t)=>e.total[t][1]-e.total[t][0];function $o(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function Nc(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function ls(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var jf=["both","control","test"];function $v(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function Hf(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=$v(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),a=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,p)=>{let f=m.parent?u[m.parent.at]:0;a[p]=f,l[p]=f+s[m.at],c[p]=m.depth,u[m.at]=f,m.parent&&(u[m.parent.at]=
l[p]),d[m.at]=p}),{start:a,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var vv=["folded","class","instance"],Fa=["control","test"],Wa=["ranks","steps","marker"],Sv=5e3,Pc=40,qa=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,Pc);function An(e){let t=new URLSearchParams(
e),o={};for(let n of Fa){o[n]=t.get(n)??"";for(let s of Wa)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...o,level:bt(t,Io,"level"),merge_lines:bt(t,Io,"merge_lines"),by:it(
t,"by",Tn,""),width:it(t,"width",jf,"both"),frames:it(t,"frames",vv,"folded"),order:it(t,"order",["calls"],""),q:t.get("q")??"",node:qa(t.get("node"))[0]??"",zoom:qa(t.get("zoom"))[0]??"",open:qa(t.get(
"open")),rows:qa(t.get("rows"))}}function po(e){let t={...An(""),...e},o=new URLSearchParams,n=(s,r,a="")=>{r!==a&&r!==""&&o.set(s,r)};for(let s of Fa)n(s,t[s]),Wa.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],
"all"));return n("level",t.level,Io.level.standard),n("merge_lines",String(t.merge_lines??!0),Io.merge_lines.standard),n("by",t.by),n("width",t.width,"both"),n("frames",t.frames,"folded"),n("order",t.
order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-Pc).join(".")),n("rows",t.rows.slice(-Pc).join(".")),pe(o.size===0?"/tree":`/tree?${o}`)}function cs(e,t,o){let n=new URLSearchParams(
{max_nodes:String(Sv)}),s=e.test!=="";for(let r of s?Fa:["control"]){s&&n.set(r,e[r]);for(let a of Wa){let l=e[`${r}_${a}`];l!==""&&l!=="all"&&n.set(s?`${r}_${a}`:a,l)}}return Bo(n,Io,["level","by","i\
nstances","merge_lines"],{level:e.level,merge_lines:e.merge_lines,by:Io.by.words.includes(t)?t:"",instances:o}),n}var eo=e=>Object.fromEntries([...Fa.flatMap(t=>[t,...Wa.map(o=>`${t}_${o}`)]),"merge_l\
ines"].map(t=>[t,e[t]])),Ev=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function Uf(e,t){let{name:o,category:n}=Ys(t,"test");if(!Ev.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.
exec(o),r=n==="python_function"&&!s,a=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,"");return po({...eo(e),q:a,level:r?"python":"modules"})}var zf=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,Gf=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var Yf="tracediff.dismissed-jobs",Tv=24*3600*1e3,Ov=1e4;function Kf(){try{return JSON.parse(localStorage.getItem(Yf))??[]}catch{return[]}}function Mv(e){try{localStorage.setItem(Yf,JSON.stringify([...Kf().
slice(-50),e.id]))}catch{}}function Av(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<Tv;return!o.includes(e.id)&&(!wn(e)||t.has(e.id)||n)}function Cv(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),a=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&a<Ov)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&ke(s,o==="failed")}}}function Vf(e,t){let o=i("ul",{class:"transfers"}),n=i("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},i("div",{class:"section-hea\
d"},i("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,a=Cv(),l=0;function c(){let g=null;for(let h of $e.transfers){let y=s.get(h.key);y||(y=cf(h),s.set(h.key,y),g??=y),y.update();
let{state:w,label:b,job:x}=h;a.tell(h.key,{state:w,stage:x?.stage,text:`${b}: ${w==="failed"?"failed. ":""}${y.text()}`})}return g}function u(){let g=Kf();Xt.running.forEach(y=>r.add(y.id));let h=Xt.list.
filter(y=>Av(y,r,g)).reverse();for(let y of h)s.has(y.id)||s.set(y.id,uf(y,()=>{Mv(y),d()})),s.get(y.id).update(y),a.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${$n(y)}`});return h}function d(){
l=0;let g=s.size===0,h=c(),y=[...$e.transfers.map(w=>w.key),...u().map(w=>w.id)];for(let w of s.keys())y.includes(w)||s.delete(w);_o(o,y.map(w=>s.get(w).node)),n.hidden=s.size===0,h&&!g&&h.node.scrollIntoView(
{block:"nearest"}),$e.transfers.forEach(({key:w})=>s.get(w).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let p=({detail:g})=>e(g.job.set),f=({detail:g})=>e(g.set);return $e.addEventListener(
"change",m),$e.addEventListener("stored",p),$e.addEventListener("sets",t),Xt.addEventListener("change",m),Xt.addEventListener("stored",f),d(),{node:n,unmount(){$e.removeEventListener("change",m),$e.removeEventListener(
"stored",p),$e.removeEventListener("sets",t),Xt.removeEventListener("change",m),Xt.removeEventListener("stored",f),cancelAnimationFrame(l)}}}var Rv=.1;function Lv(e,t){let o=t.coming_bytes>0?` and ${Se(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${Se(t.left_bytes)} are left`;return`${e} may store ${Se(t.allowed_bytes)}\
: ${Se(t.stored_bytes)} are stored in ${J(t.sets,"set")}${o}, ${n}.`}function Qf(e,t){if(!t)return null;let o=t.left_bytes<=Rv*t.allowed_bytes;return i("span",{class:o?"quota-few":""},Lv(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function Jf(){let e=i("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await Jo().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,A(e,Qf(o.user,n)," ",Qf("All together",s))}}}var Nv="a[href], button:not(:disabled), input";function Xf(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(Nv)].filter(p=>!p.closest("form"));function a(m){m.tabIndex=m===
n?0:-1,r(m).forEach(p=>{p.tabIndex=-1})}function l(m=!1){let p=s();n=p.includes(n)?n:p[0]??null,p.forEach(a),m&&!e.contains(document.activeElement)&&u()}function c(m){let p=n;n=m??n,[p,m].filter(Boolean).
forEach(a)}function u(){return n?.focus(),n!==null}function d(m,p){let f=s(),g=f.indexOf(n),h=[n,...r(n)],y=h.indexOf(p);return{ArrowDown:f[g+1],ArrowUp:f[g-1],Home:f[0],End:f.at(-1),ArrowRight:h[y+1],
ArrowLeft:h[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:p,target:f}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||Zs(f)||f.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(p)?(m.preventDefault(),d(p,f)?.focus()):f===n&&(p==="Enter"||p===" ")&&(m.preventDefault(),o(p,n)))}),{sync:l,focus:u}}function ja(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},a,l){let c=de("edit"),u=i("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=i("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let p=u.value.trim();if(p===t&&!r||p===""&&!s){l();return}u.disabled=!0,await a(p)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},i("label",{for:c,class:"visually-hidden"},o),u,i("button",{type:"submit",class:"small-button"},"Save"),q("Cancel",l,{class:"small-button"}));A(e,d),u.focus(),u.select()}var us=4;function Ha(e,t,{text:o,...n}={}){let s=de("menu"),a=i("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:h=>{(h.key==="ArrowDown"||h.key==="ArrowUp")&&(h.preventDefault(),u(h.key==="ArrowUp"))}}},o??Pt("more")),l=null,c=()=>Zf(l,a);function u(h=!1){
l=i("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:f,focusout:g}}),A(l,t().filter(y=>!y.hidden).map(p)),a.setAttribute("aria-expanded","true"),a.setAttribute("aria-controls",s),a.
closest("main").append(l),Zf(l,a),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(h?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let h=l;l=null,h?.remove(),a.setAttribute("aria-expanded","false"),a.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],p=h=>i(h.href?
"a":"button",{role:"menuitem",type:h.href?null:"button",href:h.href,download:h.download,tabindex:"-1",class:h.danger?"danger":h.href?"button":"",disabled:h.disabled,title:h.title,on:{click:()=>{if(h.href){
setTimeout(()=>l&&(a.focus({preventScroll:!0}),d()));return}d(),a.focus({preventScroll:!0}),h.run()}}},h.text);function f(h){let y=m().filter(_=>!_.disabled),w=y.indexOf(document.activeElement),b=h.key.
length===1?h.key.toLowerCase():"",x={ArrowDown:y[(w+1)%y.length],ArrowUp:y.at(w-1),Home:y[0],End:y.at(-1)}[h.key]??(b.trim()===""?void 0:[...y.slice(w+1),...y].find(_=>_.textContent.toLowerCase().startsWith(
b)));(h.key==="Escape"||h.key==="Tab")&&(d(),a.focus({preventScroll:!0})),(h.key==="Escape"||x)&&(h.preventDefault(),h.stopPropagation(),x?.focus({preventScroll:!0}))}function g(h){l&&!l.contains(h.relatedTarget)&&
h.relatedTarget!==a&&d()}return a}function Zf(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+us+s<=innerHeight;e.style.setProperty("top",`${Math.max(us,r?o.bottom+us:
o.top-us-s)}px`),e.style.setProperty("left",`${Math.max(us,Math.min(o.right-n,innerWidth-n-us))}px`)}var Ua=12,eh=3;function Pv(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>$a([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function th(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return i("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},i("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),i("\
span",{"aria-hidden":"true"},n))}function Iv(e){return e.damaged?i("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function Dv(e,t){let o=s=>q(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-eh;return e.tags.length>0&&i("span",{class:"tags"},e.tags.slice(0,eh).
map(o),n>0&&i("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function Bv(e,t){let o=e.goes?`removed ${Hm(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server re\
moves it on ${at(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?i("span",{class:"muted small",title:n},s):q([Pt("pin"),s],()=>t.pin(
[e],!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which is ${o}`})),e.uploaded_by&&i("span",{class:"muted small by e\
llipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function qv(e,t,o){let n=i("div",{class:"set-line"}),s=()=>A(n,i("span",{class:"set-name ellipsis",title:e.label},e.label),Dv(e,t),
Bv(e,t),e.notes!==""&&i("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:i("td",{class:"set-cell"},n,Iv(e)),edit(a){ja(n,e[a],a==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[a]:l}),r)}}}function Fv(e,t,o){let n=of(e.quality),s=i("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,nf(e)),A(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&Pt("warning"),i("span",{class:"ellipsis"},n.text),Pt("chevron"));return s}function Wv(e){return e.steps.length>0?i("span",{title:st(e.steps)},R(e.step_count??e.steps.length)):
i("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var jv=e=>e.devices.length>0?e.devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):we;function Hv(e){return e.median_step_ns!==null?
[N(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[we,e.steps.length>0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function oh(e,t,o,{member:n=!1}={}){
let s=i("tr",{class:"detail",hidden:!o.has(e.id)},i("td",{colspan:String(Ua)},o.get(e.id))),r=Ha(`Actions for ${e.label}`,()=>Pv(e,t,m=>a.edit(m))),a=qv(e,t,()=>r.focus()),l=i("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:m=>t.check(e,l.checked,m.shiftKey)}}),[c,u]=Hv(e);return[i("tr",{data:{set:e.id},class:n?"member":""},i("td",{class:"check-cell"},l),i("td",
{class:"pick-cell"},th("control",e,t),th("test",e,t)),a.node,i("td",{"data-head":"Device",class:"device-cell ellipsis",title:e.devices.join(", ")},jv(e)),i("td",{class:"num","data-head":"Step",title:u},
c),i("td",{class:"num","data-head":"Ranks",title:st(e.ranks)},R(e.ranks.length)),i("td",{class:"num","data-head":"Steps"},Wv(e)),i("td",{"data-head":"Recorded",class:"date"},e.recorded===null?we:at(e.
recorded)),i("td",{"data-head":"Added",class:"date"},at(e.created)),i("td",{class:"num","data-head":"Size",title:`${J(e.quality.events,"event")} in ${Se(e.raw_bytes)} of JSON in ${J(e.files,"file")}`},
Se(e.disk_bytes)),i("td",{"data-head":"Quality"},Fv(e,s,o)),i("td",{class:"row-actions"},i("a",{class:"button small-button analyse-link",href:pe(`/analyse?set=${Ve(e.id)}`),"aria-label":`Analyse ${e.label}`},
"Analyse"),r)),s]}var Uv=["sets","tag","baseline","name","category","layer","measure","time","by"];function ds(e){let t=new URLSearchParams(e);return Object.fromEntries(Uv.map(o=>[o,bt(t,Il,o,o==="sets"?"":void 0)]))}function za(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),Bo(t,Il,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function tr(e){let t=za(
e).toString();return pe(t===""?"/series":`/series?${t}`)}var nh=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Device"},{text:"Step time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"\
Recorded"},{text:"Added",sort:"created"},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],sh=nh.filter(e=>e.sort);function zv(e,t){return e.sort?i("th",{scope:"col",class:e.
num?"num":"",data:{sort:e.sort}},q([e.text,i("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):i("th",{scope:"col",class:e.num?"num":""},e.hidden?[i("span",{"aria-hidden":"true"},e.text),
i("span",{class:"visually-hidden"},e.hidden)]:e.text)}function rh(e){let t=i("tbody"),o=i("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.
checked)}}),n=nh.map(h=>zv(h,e.sort)),s=i("div",{class:"card scroll-x"},i("table",{class:"sets",role:"grid"},i("caption",{class:"visually-hidden"},"Trace sets"),i("thead",{},i("tr",{},i("th",{scope:"c\
ol",class:"check-cell"},o),n)),t)),r=Xf(t,"tr[data-set], tr.group, tr.more-row",(h,y)=>{let w=y.dataset.set?h===" "?".set-check":".menu-button":"button";y.querySelector(w)?.click()}),a=new Map,l=new Map;
function c(h,y,w,b){let x=l.get(h),_=x?.shown===y?x:{shown:y,rows:w()};return b.set(h,_),_.rows}let u=(h,y,w=!1)=>c(h.id,JSON.stringify([h,w]),()=>oh(h,e,a,{member:w}),y);function d(h,y,w){let b=c(`gr\
oup ${h.prefix}`,JSON.stringify([h,!!y]),()=>[Gv(h,y,e)],w);if(!y)return b;let x=y.total-y.sets.length;return[...b,...y.sets.flatMap(_=>u(_,w,!0)),...c(`more ${h.prefix}`,`${y.loading} ${x}`,()=>y.loading||
x>0?[Yv(h,y,x,e)]:[],w)]}function m(h){let y=new Map,w=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:x}=w?.closest("tr")?.dataset??{};_o(t,h.entries.flatMap(_=>_.group?d(
_.group,h.groups.get(_.group.prefix),y):u(_.set,y))),l=y,b!==void 0&&!w.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(w!==null),w?.matches(
".pin-toggle")&&!w.isConnected&&t.querySelector(`tr[data-set="${x}"] .pin-toggle`)?.focus({preventScroll:!0}),p(h),f(h)}function p({sort:h,order:y}){for(let w of n){let b=w.dataset.sort===h;w.dataset.
sort&&(w.ariaSort=b?{asc:"ascending",desc:"descending"}[y]:null,A(w.querySelector(".sort-mark"),b&&Pt(y==="asc"?"up":"down")))}}function f({picked:h,checked:y}){let w=[...t.querySelectorAll("tr[data-s\
et]")];for(let x of w){let{set:_}=x.dataset;for(let k of["control","test"])x.toggleAttribute(`data-${k}`,_===h[k]),x.querySelector(`.pick-${k} input`).checked=_===h[k];x.toggleAttribute("data-checked",
y.has(_)),x.querySelector(".set-check").checked=y.has(_)}let b=w.filter(x=>y.has(x.dataset.set)).length;o.checked=b>0&&b===w.length,o.indeterminate=b>0&&b<w.length,o.disabled=w.length===0}function g(h){
let y=[...t.children].find(w=>w.dataset.set===h);return y?.classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:g,focus:r.focus}}function Gv(e,t,o){let n=q([Pt("c\
hevron"),i("span",{class:"set-name"},e.prefix),i("span",{class:"muted"},J(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${J(
e.sets,"set")}`});return i("tr",{class:"group",data:{prefix:e.prefix}},i("td",{class:"check-cell"}),i("td",{class:"pick-cell"}),i("td",{class:"set-cell",colspan:"6"},n,!e.prefix.includes(",")&&i("a",{
class:"small",href:tr({...ds(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")),i("td",{class:"date"},at(e.newest)),i("td",{colspan:String(
Ua-9)}))}function Yv(e,t,o,n){return i("tr",{class:"more-row member"},i("td",{colspan:String(Ua)},t.loading?i("span",{class:"muted"},"Loading …"):q(`Show more of ${e.prefix} (${R(o)} left)`,()=>n.more(
e.prefix),{class:"link-button"})))}function ah(e,t){let o=e,n=de("tags"),s=de("known-tags"),r=i("p",{class:"small",role:"status"}),a=i("ul",{class:"tag-list"}),l=i("datalist",{id:s}),c=i("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=i("form",{class:"tag-form",on:{submit:g=>{g.preventDefault();let h=c.value.trim().replace(/\s+/g," ");h!==""&&p({add_tags:[h]},
`Tagged “${h}”.`)}}},c,i("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${J(o.length,"set")}`,m=i("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:g=>{g.target===m&&m.close()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:n},d),ve("close","Close",()=>m.close())),i("div",{class:"trace-body"},a,u,
l,r)));async function p(g,h){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let w=await No(o[y].id,g);o=o.map(b=>b.id===w.id?w:b),t(w)}c.value="",r.classList.remove("error-text"),r.textContent=h}catch(y){
r.classList.add("error-text"),r.textContent=y.message,ke(y.message,!0)}c.disabled=!1,f(),c.focus()}function f(){let g=new Map;o.flatMap(h=>h.tags).forEach(h=>{let y=[...g.keys()].find(w=>w.toLowerCase()===
h.toLowerCase())??h;g.set(y,(g.get(y)??0)+1)}),A(a,[...g].map(([h,y])=>i("li",{class:"tag"},h,y<o.length&&i("span",{class:"muted"},` ${y} of ${o.length}`),ve("close",`Remove the tag ${h}`,()=>p({remove_tags:[
h]},`“${h}” was removed.`)))),g.size===0&&i("li",{class:"muted"},"No tags yet."))}return f(),document.body.append(m),m.showModal(),c.focus(),Xo().then(g=>A(l,g.map(({tag:h})=>i("option",{value:h})))).
catch(()=>{}),m}function lh({title:e,text:t,form:o,action:n,start:s,ended:r}){let a=de("regroup"),l=i("p",{class:"small regroup-status",role:"status"}),c=i("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=i(
"button",{type:"submit",class:"primary"},n),d=q("Cancel",()=>f.close()),m=null,p=i("fieldset",{class:"regroup-fields"},o),f=i("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":a,on:{close:()=>f.
remove(),click:b=>{b.target===f&&f.close()}}},i("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),w()}}},i("div",{class:"trace-head"},i("h2",{id:a},e),ve("close","Close",()=>f.close())),i("d\
iv",{class:"trace-body"},t&&i("p",{class:"muted"},t),p,c,l),i("div",{class:"regroup-buttons"},d,u)));function g(b,x=!1){l.textContent=b,l.classList.toggle("error-text",x),x&&ke(b,!0)}function h(b){p.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,g(b,!0),f.isConnected||Oe(b,{urgent:!0})}function y(b){b.state==="done"?(f.close(),r(b)):b.state==="failed"||b.state==="cancelled"?h(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,g(`${R(b.files_done)} of ${J(b.files_total,"file")}`))}async function w(){g("");try{m=await s()}catch(b){h(b.message);return}
m&&(p.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&Yn(m.id).catch(()=>{}),ua(m.id,y))}return document.body.append(f),f.showModal(),{dialog:f,say:g,
go:u}}async function Kv(e,t){try{for(let o of e.binned)await Un(o);for(let o of e.made.filter(n=>!n.already_stored))await Hn(o.set)}catch(o){Oe(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function ch(e,t,o){Oe(e,{seconds:30,action:{label:"Undo",run:()=>Kv(t,o)}}),o(t.set)}function Vv(e,t){let o=e.file_list.map(s=>i("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>i("li",{},i("label",{class:"check"},o[r],i("span",{class:"regroup-rank"},`Rank ${s.rank}`),i("span",{class:"mono wrap"},s.file),i("span",{class:"muted small"},Se(s.disk_bytes)))));
return{node:i("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function ih(e,t,o,n,s){return i("label",{class:"check"},i("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function uh(e,t){let o=de("split"),n=i("div",{class:"regroup-form"},i("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:a,say:l,go:c}=lh({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):dm(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>ch(`“${e.
label}” was split into ${J(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await yo(e.id);s=Vv(d,()=>l("")),A(n,ih(o,"each",`Each file becomes a set: ${J(d.file_list.
length,"set")}`,!0,u),ih(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,a.open&&n.querySelector("input").focus()}catch(d){A(n),l(d.message,!0)}}function dh(e,t){
let o=de("label"),n=i("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});lh({title:`Join ${J(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:i("div",{class:"reg\
roup-form"},i("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>i("li",{},i("span",{class:"wrap"},s.label),i("span",{class:"muted small"},` ${J(s.files,"file")}`)))),i("label",{for:o},"Label"),
n),start:()=>mm(e.map(s=>s.id),n.value.trim()),ended:s=>ch(`${J(e.length,"set")} were joined.`,s,t)}),n.focus()}var Qv=10,Jv=12,Xv=200,Zv=4;async function Ic(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:Zv},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function eS({change:e,sort:t}){let o=de("find"),n=i("span",{class:"muted small found"}),s=!1,r=Je(Xv,()=>e({q:a.value.trim()})),a=i("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:p=>{p.key==="Escape"&&a.value!==""&&(p.preventDefault(),a.value="",r.cancel(),e({q:""}))}}}),l=i("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},sh.flatMap(({sort:p,text:f})=>[["desc","↓"],["asc","↑"]].map(([g,h])=>i("option",{value:`${p} ${g}`},`${f} ${h}`)))),c=i("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=i("div",{class:"find-bar",hidden:!0,role:"search"},i("label",{for:o,class:"visually-hidden"},"Find trace sets"),a,c,i("span",{class:"\
list-order"},l),n);function d(p,f,g){let h=[...p.tag.filter(w=>!f.some(b=>b.tag===w)).map(w=>({tag:w})),...f.slice(0,Jv)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;A(c,h.
map(({tag:w,sets:b})=>q([w,b!==void 0&&i("span",{class:"muted"},` ${R(b)}`)],()=>g(w),{class:"tag","aria-pressed":String(p.tag.includes(w)),data:{tag:w}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,a.focus(),a.select()}return{node:u,drawTags:d,focus:m,draw(p,f,g){u.hidden=g<=Qv&&!ba(p)&&!s,l.value=`${p.sort} ${p.order}`,document.activeElement!==a&&(a.
value=p.q);let h=f===0?"No set matches.":J(f,"set");return n.textContent=ba(p)?h:"",h}}}var mh=e=>[...e.values()].every(t=>t.pinned);function tS(e){let t=i("span",{role:"status"}),o=q("",e.compare,{class:"\
primary"}),n=q("Join …",e.join,{class:"writes"}),s=q("Tags …",e.tags,{class:"writes"}),r=q("",e.pin,{class:"writes"}),a=q("",e.remove,{class:"writes danger"}),l=i("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,a,ve("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${R(c.size)} selected`,o.textContent=`Compare (${R(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=mh(c)?"Unpin":"Pin",a.textContent=`Delete (${R(c.size)})`}}}function oS(e){let t=i("span",{class:"muted"}),o=q("Previous",()=>e(-1)),n=q("Next",
()=>e(1)),s=i("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,a){let l=(r-1)*nn,c=Math.min(l+nn,a.entry_total);s.hidden=a.entry_total<=nn&&r===1,o.disabled=
r===1,n.disabled=c>=a.entry_total,t.textContent=c>l?`${R(l+1)}–${R(c)} of ${R(a.entry_total)}${a.entry_total===a.total?"":` rows, ${J(a.total,"set")}`}`:""}}}function ph({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let a=i("div",{class:"content"},nS()),l=new Map,c=new Map,u=null,d=null,m="",p=null,f=[],g={control:"",test:""},h="",y=null,w="",b=!1,x=(L,z)=>{b=!0,e({page:1,...L},z)},_=eS({change:L=>x(
L,{replace:!0}),sort:(L,z)=>x({sort:L,order:z})}),k=rh({pick:t,save:Z,pin:Me,remove:Ne,check:P,checkAll:G,toggleGroup:V,tags:ae,split:L=>uh(L,Ce),more:I,filterTag:Q,sort:Y}),$=tS({compare:te,join:()=>dh(
[...l.values()],Ce),tags:()=>ae([...l.values()]),pin:()=>Me([...l.values()],!mh(l)),remove:()=>Ne([...l.values()]),clear:()=>{l.clear(),W()}}),E=oS(L=>{e({page:u.page+L}),a.scrollIntoView({block:"star\
t"})}),T=mp(O),v=i("div",{class:"set-list"},T.node,_.node,a,E.node,$.node);async function O(){y?.abort(),y=new AbortController;let{signal:L}=y;m=xn(u).toString(),a.ariaBusy="true";let z=setTimeout(()=>r.
busy(!0),400);try{let[M,S,F]=await Promise.all([At(xn(u),{signal:L}),Xo({signal:L}),ba(u)?At("limit=0",{signal:L}):null,o()]);d=M,f=S,p=T.draw(F??M),await C(L),re()}catch(M){M.name!=="AbortError"&&B(M)}finally{
clearTimeout(z),L.aborted||(r.busy(!1),a.ariaBusy=null)}}function B(L){d=null,m="",A(a,i("div",{class:"error-box",role:"alert"},i("h2",{},"The traces cannot be listed"),i("p",{},L.message),q("Try agai\
n",O,{class:"primary"})))}let j=(L,z,M=nn)=>{let S=xn({...u,page:1});return S.delete("group"),S.set("prefix",L),S.set("offset",String(z)),S.set("limit",String(M)),S};async function C(L){let z=new Set(
d.entries.flatMap(({group:M})=>M?[M.prefix]:[]));for(let[M,S]of[...c]){if(!z.has(M)){c.delete(M);continue}let F=await At(j(M,0,Math.min(1e3,Math.max(nn,S.sets.length))),{signal:L});c.set(M,{sets:D(F),
total:F.total,loading:!1})}}async function I(L){let z=c.get(L),M=m;z.loading=!0,W();try{let S=await At(j(L,z.sets.length));z.sets=[...z.sets,...D(S)],z.total=S.total}catch(S){Oe(`${L} cannot be listed\
. ${S.message}`,{urgent:!0})}z.loading=!1,M===m&&W()}function V(L){c.delete(L)?W():(c.set(L,{sets:[],total:0,loading:!0}),I(L))}let D=L=>L.entries.flatMap(({set:z})=>z?[z]:[]),H=()=>d.entries.flatMap(
({set:L,group:z})=>L?[L]:c.get(z.prefix)?.sets??[]);function re(){n({sets:D(d),allTotal:p,checking:T.checking()});let L=_.draw(u,d.total,p);b&&(b=!1,ke(L)),W(),w!==""&&se(w)}function W(){if(d&&(_.drawTags(
u,f,Q),E.draw(u.page,d),$.draw(l),!(d.entries.length===0&&T.checking()))){if(d.entries.length===0){A(a,p===0?s():U());return}k.node.parentNode!==a&&A(a,k.node),k.draw({...d,groups:c,picked:g,checked:l,
sort:u.sort,order:u.order})}}let U=()=>d.total>0?i("p",{class:"card nothing"},"There is nothing on this page."):i("p",{class:"card nothing"},"No set matches. ",q("Show all",()=>x({q:"",tag:[]}),{class:"\
link-button"}));function se(L){if(w="",k.flash(L))return;d.entries.find(({group:M})=>M&&c.get(M.prefix)?.sets.some(S=>S.id===L))||gt([L]).then(([M])=>{let[S]=(M&&d?d.entries:[]).filter(({group:F})=>F&&
M.label.toLowerCase().startsWith(F.prefix.toLowerCase())).sort((F,X)=>X.group.prefix.length-F.group.prefix.length);S&&!c.has(S.group.prefix)&&V(S.group.prefix)}).catch(()=>{})}function Y(L){let z=L===
"label"?"asc":"desc",M=z==="asc"?"desc":"asc";x({sort:L,order:u.sort===L&&u.order===z?M:z})}function Q(L){let z=u.tag.includes(L);x({tag:z?u.tag.filter(M=>M!==L):[...u.tag,L].slice(-8)})}function P(L,z,M){
let S=H(),[F,X]=[S.findIndex(le=>le.id===h),S.findIndex(le=>le.id===L.id)].sort((le,Re)=>le-Re);(M&&F>=0?S.slice(F,X+1):[L]).forEach(le=>z?l.set(le.id,le):l.delete(le.id)),h=L.id,W()}function G(L){H().
forEach(z=>L?l.set(z.id,z):l.delete(z.id)),W()}function te(){let[L,z]=[...l.values()].sort((F,X)=>F.created.localeCompare(X.created)),[M,S]=Hs(L,z);r.go(qt(M.id,S.id))}function ce(L){if(d===null){O();
return}let z=M=>M.id===L.id?{...M,...L}:M;d.entries=d.entries.map(M=>M.set?{set:z(M.set)}:M),c.forEach(M=>{M.sets=M.sets.map(z)}),l.has(L.id)&&l.set(L.id,L),n({sets:D(d),allTotal:p}),W(),a.ariaBusy===
"true"&&O()}function Ce(L){return l.clear(),w=L,O()}async function Z(L,z){try{return ce(await No(L.id,z)),ke("Saved."),!0}catch(M){return Oe(`Not saved. ${M.message}`,{urgent:!0}),!1}}function ae(L){ah(
L,ce).addEventListener("close",()=>O())}let he=L=>L.length===1?`“${L[0].label}”`:J(L.length,"set");async function Me(L,z){let M=await Ic(L,async S=>ce(await No(S.id,{pinned:z})));M.length>0?Oe(`${he(
M.map(({item:S})=>S))} ${M.length===1?"was":"were"} not changed. ${M[0].error.message}`,{urgent:!0}):ke(`${he(L)} ${L.length===1?"is":"are"} ${z?"pinned":"not pinned"}.`)}async function Ne(L){let z=await Ic(
L,S=>Hn(S.id));z.length>0&&Oe(`${he(z.map(({item:S})=>S))} ${z.length===1?"was":"were"} not deleted. ${z[0].error.message}`,{urgent:!0});let M=L.filter(S=>!z.some(({item:F})=>F===S));M.forEach(S=>l.delete(
S.id)),M.length>0&&Oe(`${he(M)} ${M.length===1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>Xe(M)}}),document.getElementById("main").focus({preventScroll:!0}),await O()}async function Xe(L){
let z=await Ic(L,M=>Un(M.id));z.length>0&&Oe(`${he(z.map(({item:M})=>M))} cannot be brought back. ${z[0].error.message}`,{urgent:!0}),w=L.length===1?L[0].id:"",await O()}return{node:v,show(L,z){let M=u;
u=L,g=z,M&&xn(M).get("sort")!==xn(u).get("sort")&&c.clear(),xn(u).toString()!==m?O():W()},reload(L=""){return w=L||w,O()},search:()=>p>0&&(_.focus(),!0),enter:()=>k.focus(),focused:()=>d&&H().find(L=>L.
id===document.activeElement.closest("tr[data-set]")?.dataset.set),unmount(){y?.abort(),T.stop()}}}function nS(){return i("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>i(
"div",{class:"skeleton"})))}function lt(e){let t=i("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var Dc=4,sS=["control","test"],Ga={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other a\
rguments",shapes:"launched by other operators with the same input shapes"};function fh(e){let t=i("h2"),o=i("ul",{class:"replacements-list"}),n=i("p",{class:"related-more"}),s=lt("Probable replacement\
s"),r=i("details",{class:"card rank-steps replacements",hidden:!0},i("summary",{},t,i("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what l\
aunches them, or by their names if these differ in template arguments alone.")),i("div",{class:"chart-tools"},s.node),o,n),a=!1,l=null;function c(d,m){let p=d.replacements??[];l!==d&&(l=d,a=!1),r.hidden=
p.length===0,!r.hidden&&(t.textContent=`Probable replacements (${R(p.length)})`,A(o,p.slice(0,a?void 0:Dc).map(f=>u(f,d,m))),n.hidden=a||p.length<=Dc,A(n,!n.hidden&&q(`Show all ${R(p.length)}`,()=>{a=
!0,c(d,m),o.children[Dc].querySelector("a").focus()},{class:"link-button"})))}function u(d,m,p){let f={diff_duration:d.diff_duration};sS.forEach($=>{f[`${$}_counts`]=d[$].counts,f[`${$}_total_duration`]=
d[$].total_duration});let{control:g,test:h,diff:y,growth:w,controlCount:b,testCount:x}=Wo(f,p?"per_step":"total",m),_=y>0?"more":y<0?"less":"calm",k=($,E,T)=>i("p",{class:`replaced ${T}`},i("span",{class:"\
replaced-mark","aria-hidden":"true"},E),i("span",{class:"visually-hidden"},E==="−"?"gone: ":"new: "),i("a",{href:e($),class:"mono",title:$.name},i("bdi",{},$.name)));return i("li",{},i("div",{class:"\
replaced-names"},k(d.control,"−","less-mark"),k(d.test,"+","more-mark"),i("p",{class:"muted small"},Ga[d.rule]??d.rule,d.shared!==null&&[", ",i("span",{class:"mono"},d.operator??"")," ",d.input_dims&&
i("span",{class:"mono"},d.input_dims),` (${Be(100*d.shared)} of what launches them is shared)`])),i("dl",{class:"replaced-numbers"},i("dt",{},p?"calls per step":"calls"),i("dd",{},`${R(b)} → ${R(x)}`),
i("dt",{},p?"time per step":"time"),i("dd",{title:`${ue(g)} → ${ue(h)}`},`${N(g)} → ${N(h)}`),i("dt",{},"Δ"),i("dd",{class:`strong ${_}`,title:je(y)},xe(y),g>0&&` (${ye(w)})`)))}return{node:r,sql:s,
draw:c}}async function Ft(e,t){try{await navigator.clipboard.writeText(e),Oe(t,{seconds:4})}catch{Oe(`Copy this: ${e}`,{seconds:60})}}var rS={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},hh="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function Cn(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${R(o)} steps are too few to find a change among ${R(
n)} rows.`}let t=`q = ${Ut(on(e))}, p = ${Ut(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ so, too (${t}).`:e.significance==="no_differenc\
e_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function or(e){switch(e.calls){case"fact":return`calls: ${R(e.control_calls)} → ${R(e.test_calls)} in \
every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${Ut(e.calls_q_value)})`;default:return""}}var aS=({row:e,of:t})=>{let o=typeof e.control_median=="number"&&typeof e.test_median==
"number",n=(a,l)=>a===null||l===null?null:l-a,s=(a,l,c,u,d=[])=>i("tr",{},i("th",{scope:"row"},a),[l,c,u].map((m,p)=>i("td",{class:`num${p===2?" strong":""}`,title:d[p]??null},m))),r=(a,l,c,u=n(l,c))=>s(
a,N(l),N(c),xe(u),[ue(l),ue(c),je(u)]);return i("table",{class:"detail-table"},i("thead",{},i("tr",{},i("td"),["Control","Test","Δ"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("Call\
s",R(e.control_counts),R(e.test_counts),nt(e.diff_counts)),r("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),r("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_s\
tep")),r("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&r("Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),o&&
r("Median of steps",e.control_median,e.test_median),o&&r("Quartile spread",e.control_spread,e.test_spread)))};function gh(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${Ga[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...Ks(e)].join(`
`):e.name}function wh({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let a=i("div",{class:"op-panel-body"}),l=i("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},i("div",
{class:"op-panel-head"},i("h2",{},"Selected operation"),ve("close","Close (Escape)",e)),a),c=null;function u(d){let{row:m}=d,{replaces:p}=m,f=or(m);return[i("p",{class:"mono full-name"},i("bdi",{},m.name)),
i("p",{class:"muted small"},m.category,m.kind&&` · ${m.kind.toLowerCase()}`,` · ${rS[m.change]}`),p&&i("div",{class:"small op-replaces"},i("p",{},"probably replaces"),i("p",{class:"mono full-name"},
i("bdi",{},p.name)),i("p",{class:"muted"},`${Ga[p.rule]??p.rule}${p.operator?`: ${p.operator}`:""}`,p.input_dims&&i("span",{class:"mono"},` ${p.input_dims}`))),m.aliases&&i("div",{class:"small op-repl\
aces"},i("p",{},p?"all kernels that are gone or new":m.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),Ks(m).map(g=>i("p",{class:"mono full-name"},i("bdi",{},g)))),m.significance&&i("p",{class:"small"},Cn(m),f&&` ${f[0].toUpperCase()}${f.slice(1)}.`),aS(d),i("p",{class:"op-actions"},t?.(m)&&i("a",
{href:t(m)},"Open this operation"),n?.(m)&&i("a",{href:n(m)},"Show in the timeline"),o?.(m)&&i("a",{href:o(m)},"Where in the tree"),r&&q("Show in the table",r,{class:"link-button"}),s&&q("Show its ran\
ks and steps",s,{class:"link-button"}),q("Copy the name",()=>Ft(m.name,"Name copied."),{class:"link-button"}))]}return{node:l,isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let p=l.
hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),A(a,l.hidden?null:m??u(d)),(p||m)&&(a.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}var yh=64,bh=32;function iS(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>yh)return`${t} is too long: a tag has at most ${yh} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function lS(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,a)=>o.indexOf(o[a])===a),
s=n.map(iS).find(r=>r!=="")??(n.length>bh?`${n.length} tags are too many: a set has at most ${bh}.`:"");return{tags:n,fault:s}}var cS="key=value, separated by commas";function _h(){let[e,t]=["tags","t\
ags-help"].map(de),o=i("span",{id:t,class:"tag-help",role:"status"}),n=i("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:$e.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:a,fault:l}=lS(n.value);Object.assign($e,{tagText:n.value,tags:a,tagFault:l}),(r||l==="")&&(o.textContent=l||cS,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),i("div",{class:"tag-field writes small"},i("label",{for:e},"Tags of the next uploads"),n,o)}function kh(e,t,o){let n=i("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=cp(n.files);s.length>0?$e.add(s):o.webkitdirectory&&Oe("That folder is empty.",{urgent:!0}),n.value=""}}});
return i("span",{class:"writes"},i("button",{type:"button",on:{click:()=>n.click()}},Pt(t),e),n)}function xh(e){return i("div",{class:"recipe"},i("pre",{},i("code",{},e)),q("Copy",()=>Ft(e,"Code copie\
d."),{class:"small-button","aria-label":"Copy the code"}))}function uS(){let e=(t,o,n)=>{let s=q(t,async()=>{s.disabled=!0;try{await $e.addSample(o)}catch(r){Oe(`The sample cannot be added. ${r.message}`,
{urgent:!0}),s.disabled=!1}},{class:n});return s};return i("div",{class:"empty"},i("h2",{},"No traces yet"),i("p",{class:"tagline"},"tracediff compares two runs of a PyTorch program, as its profiler r\
ecorded them, and says what changed, by how much, and why."),i("p",{class:"writes sample-offer"},e("Look at a sample pair","","primary"),i("span",{class:"muted"},"Two recordings of a training on an H2\
00; attention was one kernel, then written by hand.")),i("p",{class:"writes sample-offer"},e("One with four ranks","ranks",""),i("span",{class:"muted"},"Generated, with four changes planted in the sec\
ond.")),i("h3",{},"Your own"),i("ol",{},i("li",{},"Copy ",i("code",{},"clients/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once before and once af\
ter your change:",xh(zf),i("details",{},i("summary",{},"Or with ",i("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),xh(Gf))),i("li",{},"Each run leaves a fold\
er with one ",i("code",{},".json")," or ",i("code",{},".json.gz")," file per rank."),i("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison\
 opens by itself.")))}function dS(e){let t=i("span",{class:"side side-control"}),o=i("span",{class:"side side-test"}),n=ve("swap","Swap control and test",e),s=i("a",{class:"button primary",href:pe("/c\
ompare")},"Compare"),r=i("span",{class:"muted"}),a=i("section",{class:"pick-bar","aria-label":"Control and test"},i("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(p,f,g)=>A(p,i("b",{class:"\
letter"},f),g?i("span",{class:"ellipsis",title:g.label},g.label):i("span",{class:"muted"},"not picked"));d(t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",
n.disabled=!c&&!u,c&&u?(s.href=qt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute("aria-disabled","true"))}return{node:a,draw:l}}var nr={path:"/",name:"Traces",
read:Vs,mount(e,t){return pS(e,t)}},$h=24,mS=100;function pS(e,t){let o=Vs(location.search),n={control:null,test:null},s=[],r=!1,a=[],l=!1,c=i("span",{class:"count"}),u=Jf(),d=ph({change:g,pick:$,ready:u.
load,loaded:y,empty:uS,context:t}),m=dS(()=>k({control:n.test,test:n.control})),p=Vf(b,()=>d.reload()),f=_h();m.node.hidden=!0,f.hidden=!0,e.append(i("div",{class:"page traces-page"},i("div",{class:"p\
age-head"},i("h1",{},"Traces ",c),i("div",{class:"page-actions"},i("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),kh("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"\
Choose a folder of traces",id:"choose-folder"}),kh("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),f,i("p",{class:"muted small traces-lost \
writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",i("code",{},"tracediff serve --keep-traces=20G")," keeps them."),u.node,p.node,m.node,
d.node)),t.setTitle("Traces");function g(T,v){t.go(ef({...o,...T}),v)}function h(){d.show(o,{control:n.control?.id??"",test:n.test?.id??""}),m.draw(n.control,n.test)}function y({sets:T,allTotal:v,checking:O=!1}){
l||(s=T,t.setTitle(`Traces (${R(v)})`),c.textContent=v>0?R(v):"",m.node.hidden=v===0,f.hidden=v===0,location.search===""&&v<=$h&&!O&&w(T),_())}function w(T){let{control:v,test:O}=zl(T);v&&(v!==n.control?.
id||O!==n.test?.id)&&(n={control:ze(T,v),test:ze(T,O)},g({control:Ve(v),test:Ve(O)},{replace:!0}))}function b(T){let v=$e.transfers.some(O=>O.job?.set===T);v&&!a.includes(T)&&a.push(T),v&&g({q:"",tag:[],
sort:"created",order:"desc",page:1},{replace:!0}),x(v?T:"")}let x=Je(mS,async T=>{if(await d.reload(T),a.length>1&&!r&&!l){let v=await gt(a.slice(-$h)).catch(()=>[]);if(!l&&!r){v.sort((B,j)=>a.indexOf(
j.id)-a.indexOf(B.id));let{control:O}=zl(v);w(O===""?v.slice(0,2):v)}}});async function _(){let T=o,v=["control","test"].map(I=>T[I]),O=v.filter(I=>I!==""&&!s.some(V=>V.id.startsWith(I))),B=await gt(O).
catch(()=>null);if(l||T!==o)return;let[j,C]=v.map(I=>I===""?null:s.find(V=>V.id.startsWith(I))??ze(B??[],I)??null);n={control:j,test:C},t.unknown(["control","test"].filter(I=>B&&o[I]!==""&&!n[I]).map(
I=>({name:I,value:o[I],allowed:"a stored set"}))),h()}function k(T){r=!0,n=T,g({control:Ve(T.control?.id??""),test:Ve(T.test?.id??"")})}function $(T,v){k({...n,[T]:v}),ke(`${v.label} is the ${T}.`)}function E(T){
let v=d.focused();return v?$(T,v):!1}return h(),{keys:{search:d.search,enter:d.enter,control:()=>E("control"),test:()=>E("test")},update(T){let v=o;o=Vs(T),h(),(v.control!==o.control||v.test!==o.test)&&
_()},back:()=>d.reload(),unmount(){l=!0,x.cancel(),d.unmount(),p.unmount()}}}var sr=200;function vh(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function a(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([p,f])=>m.set(p,String(f))),s=u;try{let p=await pt(m,{signal:u.signal});return d===t?p:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,p)=>{
o[p]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await a({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=sr*Math.floor(d/sr),p=await a({offset:m,limit:sr});p&&(p.rows.forEach((f,g)=>{o[m+g]=f}),e())},stop(){s?.abort(),t=null}}}var Bc=e=>ts(e,e.unit,Zn(e)).toString();function Eh(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(sr)),t.op!==""&&n.set("row",t.op),o?.key===_t(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var qc=e=>({key:_t(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function Th(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{return await pt(
o)}catch{return null}}function fS(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=Eh(Bc(e),e,t),n=new AbortController,s=pt(o,{signal:n.signal});s.catch(()=>{}),globalThis.
firstComparison={query:o,stop:n,answer:s}}var hS=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function Sh(e){let t=()=>{let o=new URLSearchParams(location.search);return[...o.
keys()].filter(n=>!hS.test(n)).forEach(n=>o.delete(n)),location.replace(pe(`/compare/recordings?${o}`)),new Promise(()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.
code!=="not_for_recordings")throw o;return t()}}function Oh(e,t){fS(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,a)=>{let l=Eh(n,s,r),c=o;return o=null,c?.query===
l?(a.addEventListener("abort",()=>c.stop.abort()),Sh(c.answer)):(c?.stop.abort(),Sh(pt(l,{signal:a})))}}var gS=250;function Tt({context:e,results:t,message:o}){let n=null,s=!1;async function r(u,d,m){n?.abort(),n=new AbortController;let{signal:p}=n,f=()=>s||p.aborted,g=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},gS),h;try{let y=await u(p);h=()=>d(y)}catch(y){h=()=>{m(y),a(y)}}clearTimeout(g),!f()&&(l(),h(),e.settled())}let a=(u,d)=>tp(e,o.querySelector(".error-box"),u.message,d);function l(){
e.busy(!1),t.removeAttribute("aria-busy")}function c(){n?.abort(),l()}return{ask:r,clearable:a,drop:c,say(u){A(o,u),t.hidden=u!==null},unmount(){s=!0,n?.abort()}}}var wS=4,Mh=280,rr=[];function yS(e){return new Promise(t=>{rr.push({node:e,go:t}),rr.length===1&&It().then(Ah)})}function Ah(){let e=rr.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();
return s>0&&n<window.innerHeight}),[{go:t}]=rr.splice(Math.max(0,e),1);t(),rr.length>0&&It().then(Ah)}function bS(e,t){let o=null,n=null;e.on("plotly_hover",l=>{o=l}),e.on("plotly_unhover",()=>{o=null});
let s=0,r=0,a=l=>{clearTimeout(s),s=performance.now()<r?0:setTimeout(()=>t(l),Mh)};e.on("plotly_doubleclick",()=>{clearTimeout(s),r=performance.now()+Mh}),e.on("plotly_click",l=>{n=null,a(l)}),e.addEventListener(
"mousedown",({clientX:l,clientY:c,button:u})=>{n=o&&u===0?{event:o,x:l,y:c}:null},!0),e.addEventListener("click",({clientX:l,clientY:c})=>{let u=n;n=null,u&&Math.hypot(l-u.x,c-u.y)<wS&&a(u.event)})}function kt(e){
let t=i("div",{class:"plot",id:e.id}),o=i("span",{class:"chart-unit"}),n=i("p",{class:"chart-message muted",hidden:!0}),s=lt(e.title),r=i("div",{class:"chart-tools"},e.tools,s.node,["PNG","SVG"].map(w=>q(
w,()=>y(w.toLowerCase()),{title:`${e.title}: download as ${w}`,"aria-label":`${w} of ${e.title}`}))),a=i("section",{class:`card chart ${e.class??""}`.trim(),"aria-label":e.title},i("div",{class:"chart\
-head"},i(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,p=new ResizeObserver(()=>{l&&!e.paint&&!an()&&!t.hidden&&t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&g()});p.observe(
a);let f=ns(h);async function g(){if(u)return;let w;u=!0;try{c||await It(),w=await Ws(),c||await yS(a)}catch(k){A(n,k.message),n.hidden=!1;return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;
m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:x,layout:_}=e.make(l,m);await w.react(t,x,{..._,width:m,height:b,showlegend:!1,uirevision:l.zoom??l.revision},Ym),!c&&!d&&(c=!0,e.onClick&&
bS(t,k=>e.onClick(k,l)),e.onRelayout&&t.on("plotly_relayout",k=>e.onRelayout(k,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(l)),t.querySelector(".main-svg")?.setAttribute("aria-h\
idden","true")),t.dataset.ready=l.revision}function h(){c&&l&&!l.empty&&!e.paint&&g()}function y(w){c&&(e.save??Km)(t,w,`${l.file}-${e.file}`,{title:[e.title,l.heading].filter(Boolean).join(", "),lines:l.
caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:a,sql:s,draw(w){let b=l?.revision===w.revision&&!w.empty;if(l=w,o.textContent=w.heading??"",t.dataset.wanted=w.revision,t.hidden=
!!w.empty,r.hidden=t.hidden,a.toggleAttribute("data-empty",t.hidden),n.hidden=!w.empty,A(n,w.empty),!(w.empty||b&&c)){if(e.paint){t.style.height=`${e.height(w)}px`,A(t,e.paint(w)),c=!0,t.dataset.ready=
w.revision;return}t.style.height=`${e.height(w,e.height.length>1?t.clientWidth||600:0)}px`,g()}},redraw:h,retheme:h,layout:()=>t.layout,relayout(w){c&&!t.hidden&&globalThis.Plotly.relayout(t,w(t.layout))},
unmount(){d=!0,p.disconnect(),f(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function vo(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.ceil(e/o)},(n,s)=>s*o)}function Ya(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var _S=900,Ka=12,Ch=17,kS=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Rh(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of kS){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():Rh(n);s&&o.append(s)}return o}function xS({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,p,f,g)=>Ie("te\
xt",{x:d,y:m,fill:ee(g?"--text":"--muted"),"font-size":f,"font-weight":g?600:400,"font-family":s},p),a=t.flatMap(d=>Zo(d,Math.floor(n/6.6),3)),l=[r(Ka,22,e,15,!0),...a.map((d,m)=>r(Ka,42+Ch*m,d,12,!1))],
c=30+Ch*a.length+18,u=Ka;for(let[d,m]of o)l.push(Ie("rect",{x:u,y:c-9,width:14,height:9,fill:ee(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+Ka}}function $S(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),a=Math.max(o,_S),l=xS(t,a),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),p=Rh(d);for(let[f,g]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?a-o:0)}))p.setAttribute(f,String(g));return p}),u=l.height+n;return{width:a,height:u,node:Ie("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:a,height:u,viewBox:`0 0 ${a} ${u}`},Ie("rect",{width:"100%",height:"100%",fill:ee("--surface")}),l.nodes,c)}}var Lh="image/svg+xml";async function vS(e,t,o){let n=new Image;
n.src=`data:${Lh};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function Nh(e,t,o,n){let{node:s,width:r,height:a}=$S(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:Lh}):await vS(l,r,a);
Ya(c,`${o}.${t}`)}var ar=212,to={left:62,right:12,top:20,bottom:24},ms=ar-to.top-to.bottom,Va=.62,SS=5,Ph=8,Qa=84,ES=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Ih(e){return kt(
{...e,class:"waterfall",height:()=>ar,keys:ES,paint:AS,save:Nh})}function TS(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function OS(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function MS([e,t]){let o=(t-e)/
SS,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(a=>a*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(a,l)=>(r+l)*s)}var ir=e=>`${100*e}%`;function AS({fall:e}){let t=TS(e),
o=OS(t),[n,s]=o,[r,a]=Ke(s),l=t.length,c=w=>ms*(s-Math.max(w,n))/(s-n),u=(w,b=0)=>ir((w+.5+b)/l),d=w=>w===0?"control":w===l-1?"test":e.parts[w-1].change<0?"less":"more",m=de("fall-less"),p=MS([n/a,s/a]).
map(w=>({y:c(w*a),text:`${Pe(Number(w.toPrecision(12)),0,9)} ${r}`})),f={"aria-hidden":"true",focusable:"false"},g=Ie("svg",{class:"fall-body",...f},Ie("defs",{},Ie("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},Ie("rect",{class:"fall-ground",width:5,height:5}),Ie("rect",{class:"fall-stripe",width:1.8,height:5}))),p.map(({y:w})=>Ie("line",{class:"fall-grid",x2:"1\
00%",y1:w,y2:w})),t.slice(0,-1).map(([,w],b)=>Ie("line",{class:"fall-join",x1:u(b,Va/2),x2:u(b+1,-Va/2),y1:c(w),y2:c(w)})),t.map(([w,b],x)=>Ie("rect",{class:`fall-bar fall-${d(x)}`,x:u(x,-Va/2),width:ir(
Va/l),y:c(Math.max(w,b)),height:c(Math.min(w,b))-c(Math.max(w,b)),...d(x)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(w=>CS(u(w,-.33),ir(.66/l))),e.parts.map(({change:w},b)=>Ie("text",{class:`\
fall-label fall-${w>0?"more":w<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},xe(w))),RS(e).flatMap(([w,b],x)=>[Ie("text",{class:"fall-tick fall-whole",x:u(x),y:ms+15},w),Ie("text",{class:"\
fall-tick fall-short",x:u(x),y:ms+15},b)])),h=Ie("svg",{class:"fall-axis",...f},p.map(({y:w,text:b})=>Ie("text",{class:"fall-value",x:to.left-5,y:to.top+w+4},b)),n>0&&Ie("text",{class:"fall-cut",x:to.
left,y:to.top-6},"the axis is cut: it does not begin at 0")),y=t.map(w=>[c(Math.max(...w)),c(Math.min(...w))]);return[h,g,LS(g,NS(e),y)]}function CS(e,t){let o=(r,a)=>ms*(.91-(a?.05:0)-(r%2?.035:0)),n=Array.
from({length:Ph+1},(r,a)=>a),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return Ie("svg",{x:e,width:t,height:ms,viewBox:`0 0 ${Ph} ${ms}`,preserveAspectRatio:"\
none"},Ie("polygon",{class:"fall-ground",points:s}))}function RS(e){return[["control","control"],...e.parts.map(({part:t})=>[pa[t].name,pa[t].short]),["test","test"]]}function LS(e,t,o){let n=i("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,a)=>{let l=a<s/2,c=l?a:s-1-a,[u,d]=o[a].map(f=>to.top+f),m=()=>{A(n,r.map(f=>i("div",{},f))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?to.left:to.right}px + ${c/s} * (100% - ${to.left+to.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>Qa?`${ar-u+17}px`:"auto",n.style.top=u>Qa?"auto":`${d-u>Qa?
u+6:Math.min(d+4,ar-Qa)}px`},p=Ie("rect",{class:"fall-area",x:ir(a/s),y:-to.top,width:ir(1/s),height:ar});p.addEventListener("pointerenter",m),p.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
p)}),n}function NS(e){return[["control",N(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[pa[t].name,`${N(o)} → ${N(n)}`,xe(s)]),["test",N(e.test),xe(e.change)]]}var PS=56,IS=e=>e.replace(/^-/,"−").replaceAll(" "," ");function oo(e,t=()=>null,o=PS){let n=e.flatMap(({name:r})=>r??[]),s=new Map(bo(n,o).map((r,a)=>[n[a],r]));return e.map(({text:r,name:a,row:l,
number:c})=>{if(a===void 0)return r??IS(c);let u=l&&t(l),d=i("code",{title:l?.name??a},i("bdi",{},s.get(a)));return u?i("a",{href:u,class:"diagnosis-name"},d):d})}var DS=2,BS=3,Dh=52,qS=5,Fh=e=>e>0?"more":e<0?"less":"calm",lr=({certainty:e})=>e==="sure"||e==="likely",Ja=e=>e.split(/\s+/).filter(t=>/[\p{L}\p{N}]/u.test(t)).length,Bh=({brief:e,parts:t})=>Ja((e??t).
map(o=>o.text??o.name??o.number).join(""));function FS(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.lines??[]).map(o=>{let n=o.control_ns/1e3/Math.max(1,e.control_samples),
s=o.test_ns/1e3/Math.max(1,e.test_samples);return t+=s-n,{...o,control:n,test:s,change:s-n,from:t-(s-n)}})}function qh(e,{least:t,most:o,room:n,more:s}){let r=n,a=0;for(;a<Math.min(e.length,o)&&(a<t||
Bh(e[a])+s<=r);)r-=Bh(e[a])+s,a+=1;return[a,r]}var Fc=(e,t=e.some(lr)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((o,n)=>o+n.change,0)});function Wc(e,[t,o]){let n=a=>o>t?100*(a-t)/(o-t):
0,[s,r]=[n(e.from),n(e.from+e.change)].sort((a,l)=>a-l);return i("span",{class:"account-track","aria-hidden":"true"},i("span",{class:`account-bar ${lr(e)?Fh(e.change):"unsure"}`,css:{left:`${s}%`,width:`${r-
s}%`}}))}var jc=e=>i("span",{title:je(e.change),class:`account-change ${lr(e)?Fh(e.change):"muted"}`},Im(e.change));function Wh(e,t=null){let o=i("ol",{class:"account","aria-label":"Where the change c\
omes from"}),n=i("ul",{class:"facts","aria-label":"Also different"}),s=i("p",{class:"muted small",hidden:!0},"Grey: measured, may be noise."),r=i("div",{class:"account-box"},o,s);function a(u,d){if(!e)
return null;let m=u.parts.find(g=>g.row)?.row??d?.rows[0],[p,f]=m?["Operation",e.page(m)]:u.kind==="rest"?["Tree",e.tree()]:["Timeline",e.timeline(d)];return f&&i("a",{href:f,class:"account-go",title:`${p}\
: the same number`,"aria-label":`${p}: ${u.text}`},i("span",{"aria-hidden":"true"},"→"))}function l(u,d,m,p){let[f,g]=ra(u.control,u.test);return i("li",{data:{kind:u.kind,certainty:u.certainty}},Wc(
u,m),i("span",{class:`account-words${lr(u)?"":" muted"}`,title:u.text},oo(u.brief??u.parts,void 0,Dh)),i("span",{class:"account-times",title:`${ue(u.control)} → ${ue(u.test)}`},i("span",{class:"cont\
rol-text"},f)," → ",i("span",{class:"test-text"},g)),jc(u),p&&a(u,d))}let c=(u,d)=>i("button",{type:"button",class:"link-button","aria-expanded":String(d),on:{click:()=>t(!d)}},u);return{node:r,facts:n,
draw({account:u,diagnosis:d},{open:m,sure:p,sum:f,lines:g,words:h}){let y=d??[],w=FS(u).filter(({change:I,kind:V})=>I!==0||V!=="rest"),b=w.at(-1)?.kind==="rest"?w.pop():null,x=[...w,...b?[b]:[]].flatMap(
I=>[I.from,I.from+I.change]),_=[Math.min(...x),Math.max(...x)],k=y.filter(({line:I,kind:V})=>I===void 0&&!["limit","host_need","machine"].includes(V)),[$,E]=qh(w,{least:DS,most:g,room:h,more:qS}),[T]=qh(
k,{least:0,most:BS,room:E,more:0}),[v,O]=[m?w.length:$,m?[]:[...w.slice($),...b?[b]:[]]],B=I=>y.find(V=>V.line===u.lines.findIndex(({text:D})=>D===I.text)),j=w.length>0&&Fc([...w,...b?[b]:[]],p?"sure":
""),C=$<w.length||T<k.length;A(o,w.slice(0,v).map(I=>l(I,B(I),_,!0)),(m||O.length===1)&&b&&l(b,null,_,m),O.length>1&&i("li",{class:"account-rest"},Wc(Fc(O),_),c(`${J(O.length-(b?1:0),"more line")}${b?
" and the rest":""}`,!1),i("span"),jc(Fc(O))),w.length>0&&i("li",{class:"account-sum"},Wc(j,_),i("span",{class:"strong"},f),jc(j))),A(n,k.slice(0,m?k.length:T).map(I=>i("li",{data:{kind:I.kind,certainty:I.
certainty},title:I.text},oo(I.parts,m&&e?e.page:void 0,Dh))),t&&C&&(m||O.length<2)&&i("li",{class:"facts-more"},c(m?"Show less":`${k.length-T} more`,m))),n.hidden=n.childElementCount===0,o.hidden=w.length===
0,s.hidden=o.hidden||w.slice(0,v).every(lr)}}}var WS=[["control","A"],["test","B"]],jh={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},Hc=(e,t)=>100*e[t]/e.step;function jS(e){let t=Hc(e,"idle"),o=t<9.95||
t>90.05?1:0,n=Number(Pe(t,o,o));return[100-n,n].map(s=>`${Pe(s,o,o)} %`)}function HS({control:e,test:t}){let[o,n]=[e,t].map(({limited_by:s})=>s??"unclear");return o===n?o:`${o} → ${n}`}function US(e,t,o){
let[n,s]=jS(o),r=Object.keys(jh).filter(a=>o[a]>0);return i("div",{class:"limit-row"},i("b",{class:`letter letter-${t.toLowerCase()}`,"aria-label":e},t),i("span",{class:"limit-track","aria-hidden":"tr\
ue"},r.map(a=>i("span",{class:`limit-${jh[a]}`,css:{width:`${Hc(o,a)}%`},title:`${ht[a].name}: ${N(o[a])}, ${Be(Hc(o,a))} of the step`}))),i("span",{class:"limit-words"},`device ${n} busy, ${s} idle`))}
function Hh(){let e=i("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:o}}){let n=[t,o].every(s=>s&&s.step>0&&typeof s.idle=="number"&&s.idle<s.step);e.hidden=!n,A(e,n&&[i("p",{},
"Limit: ",i("b",{},HS({control:t,test:o}))),WS.map(([s,r])=>US(s,r,s==="control"?t:o))])}}}var cr=["control","test"],Uh=e=>i("bdi",{class:"mono"},e),zS=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function GS(e){let[t,o]=cr.map(s=>zS(e[s])),n=cr.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?R(n[0]):`${R(n[0])} and ${R(n[1])}`,changes:{control_marker:t,test_marker:t}}]:cr.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:R(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function YS(e,t){let[o,n]=cr.map(r=>e[r].marker),s=(r,a,l)=>i("p",{class:"\
marker-line small"},r,Uh(a)," ",t&&q("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:cr.map((r,a)=>[o,n][a]!==null&&s(`A\
 step of the ${r} is one `,[o,n][a],{[`${r}_marker`]:""}))}function zh(e,t){return[YS(e,t),t&&GS(e).map(({text:o,marker:n,found:s,changes:r})=>i("p",{class:"marker-line"},`${o} Use `,Uh(n),` as step m\
arker (${s} found)? `,q("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var Gh=8,KS=24,VS=80,ln=["control","test"],Yh=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},zc=({step_number:e})=>e!==null,Uc=e=>[e.span,zc(e)?e.step_number:
e.rank],Kh=({rank:e,span:t})=>`${e}/${t}`;function Vh(e){return`${zc(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function QS(e){let o=[...new Map(e.map(n=>[Uc(n).
join("/"),Uc(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function JS(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var Xa=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function XS(e,t){let o=new Map;for(let n of e){let s=Kh(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>Gh?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>Ie("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function ZS(e,t){return e.map((o,n)=>({ring:n+1,step:o,y:Xa(
o,t),x:e.length>1?3+94*n/(e.length-1):50}))}function eE(e,{samples:t,blocks:o},n,s,r){let a=QS(t),l=t.map(m=>({sample:m,y:Xa(m.step,n),x:a.size>1?3+94*a.get(Uc(m).join("/"))/(a.size-1):50})),c=ZS(o,n),
u=t.filter(zc).map(m=>m.step_number),d=u.length===0?J(t.length,"recording"):`step ${Math.min(...u)}${a.size>1?` – ${Math.max(...u)}`:""}`;return i("div",{class:"strip-panel"},tE(Ie("svg",{class:"\
strip-plot","aria-hidden":"true",focusable:"false"},Ie("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${Xa(s,n)}%`,y2:`${Xa(s,n)}%`}),XS(l,e),l.map(({sample:m,x:p,y:f})=>Ie("circle",{class:`strip-\
dot strip-${e}`,cx:`${p}%`,cy:`${f}%`,r:t.length>VS?2:3.2})),c.map(({x:m,y:p})=>Ie("circle",{class:`strip-ring strip-${e}`,cx:`${m}%`,cy:`${p}%`,r:3.2}))),[...l,...c],m=>r(m&&(m.ring?`${e}, block ${m.
ring} of ${c.length} without the profiler: ${N(m.step)}`:[`${e}, ${Vh(m.sample)}: ${N(m.sample.step)}`,tn(m.sample)].filter(Boolean).join(`
`)))),i("p",{class:`${e}-text small strip-caption`},`${e}, ${d}`))}function tE(e,t,o){return e.addEventListener("pointermove",({clientX:n,clientY:s})=>{let r=e.getBoundingClientRect(),a=({x:c,y:u})=>Math.
hypot(r.left+c*r.width/100-n,r.top+u*r.height/100-s),l=t.reduce((c,u)=>a(u)<a(c)?u:c);o(a(l)<KS?l:null)}),e.addEventListener("pointerleave",()=>o(null)),e}function oE(e,{samples:t,blocks:o}){let n=t.map(
r=>r.step),s=t[n.indexOf(Math.max(...n))];return`${e}: ${J(t.length,"sample")} from ${N(Math.min(...n))} to ${N(s.step)}, median ${N(Yh(n))}; the longest is ${Vh(s)}.${o.length>0?` Without the profile\
r: ${J(o.length,"block")} from ${N(Math.min(...o))} to ${N(Math.max(...o))}.`:""}`}var Qh=(e,t)=>e&&Object.fromEntries(ln.map(o=>[o,e[o].map((n,s)=>{let{host_ns:r=null,lag_ns:a=null}=t?.[o][s]??{};return{
...n,...r!==null&&{host:r/1e3,lag:a/1e3}}})]));function Jh(e,t,o=null){if(!ln.every(m=>e?.[m]?.length>0)||ln.every(m=>e[m].length<2))return null;let n=Object.fromEntries(ln.map(m=>[m,{samples:e[m],blocks:o?.[m]??
[]}])),s=ln.flatMap(m=>[...e[m].map(p=>p.step),...n[m].blocks]),r=JS(s),a=Yh(e.control.map(m=>m.step)),l=[de("strip-title"),de("strip-words")],c=ln.some(m=>{let p=new Set(e[m].map(Kh));return p.size<=
Gh&&p.size<e[m].length}),u=i("div",{class:"strip-tip",hidden:!0}),d=m=>{u.hidden=!m,A(u,m)};return i("div",{class:"sample-strip",role:"img","aria-labelledby":l[0],"aria-describedby":l[1]},i("div",{class:"\
small muted strip-words"},i("span",{id:l[0]},`Every ${t}`)," as a dot",c&&", ranks as lines",o&&"; blocks without the profiler as rings","; dashed: the median of the control"),i("p",{class:"visually-h\
idden",id:l[1]},ln.map(m=>oE(m,n[m])).join(" ")),i("div",{class:"strip-body"},i("div",{class:"strip-scale small muted","aria-hidden":"true"},i("span",{},N(r[1])),i("span",{},N(r[0]))),ln.map(m=>eE(m,n[m],
r,a,d))),u)}var nE={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},sE={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},Kc=["\
steps_differ","single_sample","few_shared_kernels"],rE=5,aE=96,iE=(e,{comparability:t})=>e.filter(({text:o})=>!t.some(n=>n.kind==="devices_differ"&&n.text===o)),Za=({verdict:e})=>e==="slower"||e==="fa\
ster",Gc=({comparability:e})=>e.some(({kind:t})=>t==="same_selection"),Yc=({change_percent:e,interval:t})=>!(e>=t?.low_percent&&e<=t.high_percent&&Math.abs(e-t.shift_percent)<=Math.abs(t.shift_percent)/
4);function lE(e){let{change_percent:t,interval:o}=e,n=Yc(e)?o?.shift_percent:t;return typeof n=="number"&&[Yc(e)&&", typically",n<900?` by ${Be(Math.abs(n))}`:`: ${ye(n)} as long`]}function cE(e){let{
interval:t}=e;return Za(e)&&typeof t?.low_percent=="number"?["between ",ye(t.low_percent)," and ",ye(t.high_percent)]:oo(e.range.parts)}function uE(e){let{verdict:t}=e,o=Lt(e)?"Whole recording":"Step \
time";if(t.control===null||t.test===null)return i("p",{class:"headline"},`${o}: not known.`);let[n,s]=ra(t.control,t.test);return i("p",{class:"headline"},i("strong",{class:`verdict-word verdict-${t.verdict.
replace("_","-")}`},i("span",{"aria-hidden":"true"},`${Gc(e)?"=":sE[t.verdict]} `),Gc(e)?"Nothing can differ":[nE[t.verdict],Za(t)&&lE(t)]),i("span",{class:"headline-times",title:`Mean ${o.toLowerCase()}\
: ${ue(t.control)} → ${ue(t.test)}`},Za(t)&&Yc(t)&&"mean ",i("span",{class:"value control-text"},n),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text"},s)),i("span",
{class:"verdict-range"},cE(t)))}function dE(e,{onClock:t,isCorrected:o}={}){return e.filter(({kind:n})=>n==="machine").map((n,s)=>i("p",{class:"machine-line",data:{kind:"machine"}},oo(n.parts)," ",t&&
s===0&&i("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the times",on:{click:t}},o()?"Show as recorded":"Show at equal clock")))}function Xh({
links:e=null,actions:t=null,below:o=[],on:n={}}){let s=i("div",{class:"comparability"}),r=i("div",{class:"verdict-head"}),a=i("div",{class:"comparability"}),l=i("div",{class:"verdict-strip"}),c=Hh(),u=Wh(
e,n.fold),d=i("p",{class:"muted",hidden:!0}),m=i("section",{class:"card verdict-card","aria-label":"Verdict"},i("h2",{class:"visually-hidden"},"Verdict"),s,i("div",{class:"verdict-top"},r,t),a,i("div",
{class:"verdict-body"},i("div",{class:"verdict-why"},d,u.node),i("div",{class:"verdict-side"},c.node,u.facts,l)),o);function p(f,g,{narrowed:h=!1,open:y=!1}={}){let{verdict:w,comparability:b}=f,x=g.diagnosis??
[],_=n.widen&&w.verdict==="cannot_judge"&&h,k=tf(b,x).filter(({kind:T})=>!Kc.includes(T)&&T!=="same_selection"),$=({severity:T})=>T==="damage";A(s,Qs(k.filter($))),A(a,Qs(k.filter(T=>!$(T)))),A(r,uE(f),
w.recorded&&i("p",{class:"muted small"},oo(w.recorded.parts)),_&&i("p",{},q("Use all ranks and steps",n.widen,{class:"link-button"})),dE(x,n.clock&&{onClock:n.clock,isCorrected:n.isCorrected}),zh(f,n.
marker??null)),c.draw(f),d.hidden=!g.note,A(d,g.note);let E=[f.recorded.control,f.recorded.test].map(T=>T.devices.join(" "));u.draw(Gc(f)?{}:{...g,diagnosis:iE(x,f)},{open:y,sure:Za(w)&&!w.recorded,sum:w.
recorded?"Together, as recorded":"Together",lines:rE-r.querySelectorAll("button").length,words:aE-[r,s,a].reduce((T,{textContent:v})=>T+Ja(v),0)-Ja([...new Set(E)].join(" "))}),A(l,Vc(f)),m.dataset.verdict=
w.verdict}return{node:m,draw:p}}var Vc=({verdict:e,step_time:t,without_profiler:o,...n})=>Jh(Qh(e.samples,t.samples),Lt(n)?"recording":e.recorded?"recorded step":"step",o?.blocks);var mE="Confidence: this share of the intervals that are made in this way contains the true change. p: the probability of a difference at least as large if nothing had changed, by the Mann–Whitney tes\
t; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts once.",pE=({control:e,test:t})=>pe(`/compare/recordings?${new URLSearchParams({control:e.set.slice(
0,12),test:t.set.slice(0,12)})}`),ei={key:"",list:[]};function Zh(e=null){let t=Ih({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),o=i("div",{class:"details-tex\
t"}),n=i("div",{class:"details-text"}),s=i("div",{class:"details-strip"}),r=i("details",{class:"answer-details"},i("summary",{},"Details"),i("div",{class:"details-body"},i("div",{},o,n,s),t.node)),a=null,
l="",c=null;function u(p,f){let{verdict:g,comparability:h}=p;A(o,g.basis!==null&&i("p",{class:"verdict-reason"},oo(g.range.parts)," ",oo(g.basis.parts),"."),g.basis!==null&&i("p",{class:"muted small"},
mE),g.caution&&h.every(({kind:y})=>y!=="same_selection")&&i("p",{class:"one-recording"},g.caution," ",e&&i("a",{href:pE(p)},"Compare several recordings")),h.filter(({kind:y})=>Kc.includes(y)).map(({text:y})=>i(
"p",{},y)),(f.diagnosis??[]).filter(({kind:y})=>y==="limit"||y==="host_need").map(y=>i("p",{data:{kind:y.kind}},oo(y.parts))))}function d(p){A(n,ei.list.map(f=>i("p",{data:{kind:f.kind},title:f.text},
oo(f.parts)," ",f.kind==="layer"?i("a",{href:po({...eo(p),node:Pf(f.tree)})},"Show in the tree"):i("a",{href:e(p)},"Show memory"))))}async function m(p){let f=e&&r.open?_t(p).toString():l;if(f===l)return;
a?.abort(),a=new AbortController,l=f,A(n);let g=new URLSearchParams(f);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([h,y])=>g.set(h,y));try{let h=ei.key===f?null:await pt(g,{signal:a.
signal});ei=h?{key:f,list:(h.diagnosis??[]).filter(({kind:y})=>y==="layer"||y==="memory")}:ei,l===f&&(d(p),n.dataset.shown=f)}catch{l=l===f?"":l}}return r.addEventListener("toggle",()=>c&&m(c)),{node:r,
chart:t,draw(p,f,g,{revision:h,file:y,caption:w}){let{waterfall:b}=f;c=p,u(f,g),A(s,Vc(f)),t.node.hidden=!b||b.change===0,t.node.hidden||t.draw({fall:b,revision:h,file:y,caption:w,heading:`mean per ${Lt(
f)?"recording":"step"}, test − control`}),m(p)},stop:()=>a?.abort()}}var fE=30,ur={top:8,right:16,bottom:34},hE=64,gE=6,eg=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Jc(e){let t=new Set,
o=null,n=[],s=!1,r=new Map(eg.map(([f,g])=>[f,i("button",{type:"button",class:`key key-${f}`,title:"Hide or show these bars",on:{click:()=>{let h=new Set(t);h.delete(f)||h.add(f),e.onHide?e.onHide([...h]):
(u(h),c.redraw())}}},g)])),a=i("ul",{class:"chart-legend"},[...r.values()].map(f=>i("li",{},f))),l=ve("pan","Pan instead of zooming",()=>{s=!s,l.setAttribute("aria-pressed",String(s)),c.relayout(()=>({
dragmode:s?"pan":"zoom"}))});l.setAttribute("aria-pressed","false");let c=kt({...e,extra:a,tools:[l,ve("plus","Zoom in",()=>m(.6)),ve("minus","Zoom out",()=>m(1/.6)),ve("reset","Reset the zoom",p)],keys:()=>eg.
filter(([f])=>!t.has(f)),height:f=>wE(f.rows.length),make:(f,g)=>kE(f,g,o,t,s),onRelayout:(f,g)=>d(f,g),onDoubleClick:()=>setTimeout(p),onClick:f=>e.onSelect(n[f.points[0].y]?.key)});function u(f){t=f,
r.forEach((g,h)=>g.setAttribute("aria-pressed",String(!t.has(h))))}function d(f,g){if(!Object.keys(f).some(x=>/^[xy]axis\./.test(x)))return;let{xaxis:h,yaxis:y}=c.layout(),w=[...h.range,...y.range],b=h.
autorange&&w[2]===Qc(n.length)[0];g.range=b?"":w.join(),e.onZoom?.(b?"":w.map(x=>Number(x.toPrecision(4))).join())}function m(f){c.relayout(({xaxis:{range:g,fixedrange:h}})=>!g||h?{}:{"xaxis.range[0]":g[0]*
f,"xaxis.range[1]":g[1]*f})}function p(){c.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Qc(n.length)}))}return{...c,draw(f){n=f.rows,u(new Set(f.hidden??t)),c.draw({...f,empty:f.empty||n.length===
0&&"No rows to draw."})},select(f){f!==o&&(o=f,c.relayout(()=>({shapes:tg(n,o,Qt())})))}}}var wE=e=>Math.max(e,3)*fE+ur.top+ur.bottom,Qc=e=>[Math.max(e,3)-.5,-.5];function tg(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function yE(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Ke(t);return[n,` ${o}`]}function bE(e){return[Zo(e.name,hE,gE).map(He).join("<br>"),
e.lines.map(He).join("<br>")]}function _E(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return bo(e.map(n=>n.name),o).map((n,s)=>He(e[s].mark+n))}function kE(e,t,o,n,s){let r=Qt(),[a,l]=yE(e),c=e.
rows.length,u=t<520?128:Math.min(280,Math.round(t*.36)),d=Math.floor((u-14)/6.7),m=e.rows.map((b,x)=>x),p=b=>e.rows.map(x=>x[b]===null?null:x[b]/a),f=(b,x)=>e.rows[x].noise?"noise":b>0?"more":"less",g=p(
"diff").map((b,x)=>n.has(f(b,x))?null:b),h=(b,x)=>r[f(b,x)],y=e.range?e.range.split(",").map(Number):null,w={type:"bar",orientation:"h",y:m,textposition:"none",hoverinfo:"skip"};return{data:[{...w,name:"\
control",x:p("control"),visible:!n.has("control"),marker:{color:r.control}},{...w,name:"test",x:p("test"),visible:!n.has("test"),marker:{color:r.test}},{...w,name:"difference",x:g,marker:{color:g.map(
(b,x)=>h(b,x)),pattern:{shape:g.map(b=>b>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:g.map((b,x)=>h(b,x)),bgcolor:r.surface},line:{width:g.map(b=>b>0?0:1),color:g.map((b,x)=>h(b,x))}}},{type:"\
scatter",mode:"markers",xaxis:"x2",x:m.map(()=>.99),y:m,marker:{size:1,opacity:0},customdata:e.rows.map(bE),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:vt(),
barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:u,r:ur.right,t:ur.top,b:ur.bottom},hovermode:"y",hoverdistance:-1,dragmode:s?"pan":"zoom",xaxis:{ticksuffix:l,zeroline:!0,nticks:t<520?4:7,tickformat:e.
kind==="count"?",~r":",",rangemode:"tozero",...y&&{range:y.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:y?y.slice(2):Qc(c),tickmode:"array",tickvals:m,showgrid:!1,
zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:_E(e.rows,d)},shapes:tg(
e.rows,o,r)}}}var og=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${st(e)}`,xE=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function ti(e,t=""){let o=d=>{let{label:m,ranks:p,
all_ranks:f,steps:g,all_steps:h,samples:y}=e[d];return`${d}: ${m} (${[og(p,f,"ranks"),og(g,h,"steps"),J(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:a,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,a.join(", "),l&&`${l} only`,xE(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${at(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var $E="abs_diff_duration",oi=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work","Slower work","The rest of \
the change of device time: the same FLOPs take more time, or less","num c-work"]],Xc={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"it is on one \
side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its calls or of i\
ts device time"},ng="abcd";function sg({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(Xc).indexOf(e?.work_known);return i("td",{class:"num c-work muted",title:Xc[e?.
work_known]??null},we,l>=0&&i("sup",{},ng[l]))}let[r,a]=n(s);return i("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:a},r)})}function rg(e){let t=null,o=q("More and slower work",()=>e(
{work:!t.work,...t.work&&oi.some(([s])=>s===t.sort)?{sort:$E,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where\
 its FLOPs are known; takes longer to load"}),n=i("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(Xc).flatMap((s,r)=>[r>0&&"; ",i("sup",{},ng[r]),` ${s}`]).filter(Boolean),
".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}function ni(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file. To see this pa\
ge, drop it on another tracediff, or open it with tracediff open"};return{node:Ha("Share",()=>[{text:"Copy link",run:()=>Ft(location.href,"Link copied."),title:"For people who can reach this server"},
{text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(n){e=n}}}var Zc={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},ps=e=>`tracediff-${$t(e.control.label)}-${$t(e.test.label)}`;function ag(e){let t=de("top"),o=de("sort"),n=i("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=i("select",{id:o,on:{change:()=>e({sort:s.value,order:es(s.value)})}},Object.keys(Zc).filter(l=>ic.includes(l)).map(l=>i("option",{value:l},Zc[l]))),r=i("span",{class:"mute\
d small"});return{node:i("div",{class:"chart-bar"},i("label",{for:t},"Charts: first"),n,i("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...Hp,l.top])].sort((d,m)=>d-m);A(n,u.map(d=>i("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=Zc[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${R(c)}\
 of ${R(l)} rows are drawn; the table has all`:""}}}function ig(e){let t=i("span",{class:"muted"}),o=rg(e),n=i("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=i("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=ni();return{title:i("h3",{},"All rows ",t),node:i("div",{class:"verdict-actions"},r.node),files:[n,s],work:o.node,workNote:o.note,
draw(a,l,c,u){o.draw(a);let{row_count:d,rows_before_filters:m}=l,p=a.fold?l.replacements.length:0;t.textContent=(d===m?R(d):`${R(d)} of ${R(m)}`)+(p>0?`, ${J(p,"pair")} folded`:""),n.href=Bs(cc(a,c,u,
"csv")),s.href=Bs(cc(a,c,u,"json")),r.set({name:ps(l),bundle:oa(Xp(a)),report:ta(Jp(a,c,u))}),n.download=`${ps(l)}.csv`,s.download=`${ps(l)}.json`}}}function lg(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},"This comparison is not possib\
le"),i("p",{},e.message),i("p",{},o&&q("Use all ranks and steps",t.all,{class:"primary"}),n&&q("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&q("Try again",t.again,{class:"primary"})," ",i("a",
{href:pe("/")},"Choose other traces")))}function cg(e){return i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",i("a",{href:pe("/")},e?.length===0?"Add traces":"Traces page"),"."))}function wt(e,t,o){let n=new Map;return{node:i("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,a,l])=>{let c=q(a,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[a,l]of n)l.setAttribute("aria-pressed",String(a===r))}}}var vE={ALL:"All",CPU:"Host",GPU:"Device"},SE={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},EE=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],TE=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],OE={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},ME={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function dr(e,t,o){
let n=i("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:i("label",{class:"check",title:t},n,e)}}function dg(e){let t=wt("Device type",zp.map(_=>[_,vE[_],SE[_]]),_=>e({device_type:_})),
o=wt("Unit of the durations",EE,_=>e({unit:_})),n=wt("Time of host operations, shown and judged",TE,_=>e({measure:_})),s=AE(e),r=dr("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",_=>e({use_short_name:_,op:""})),a=dr("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",_=>e({merge_addresses:_,op:""})),
l=dr("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",_=>e({aliases:_,op:""})),c=dr("Join m\
oved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",_=>e({merge_lines:_,op:""})),u=null,d=i("button",{type:"b\
utton",class:"group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${Zt.join(", ")}`,on:{click:()=>e({exclude:[...si(u.exclude)?[]:Zt,...u.exclude.filter(_=>!Zt.includes(
_))]})}}),m=CE(_=>e({category:_})),p=RE(_=>e({exclude:_})),f=dr("Fold replacements","A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",_=>e(
{fold:_})),g=ug("Calls","Groups by the change of the number of calls",{"":["","all","All groups. The groups count names; a name that occurs in two categories has two rows"],...OE},_=>e({change:_})),h=ug(
"Time","Groups by the change of the time",ME,_=>e({significant:_})),y=q("Clear the filters",()=>e({q:"",category:[],change:"",exclude:Zt,device_type:"ALL",significant:""}),{class:"link-button"}),w=i("\
details",{class:"menu"},i("summary",{},"Names"),i("div",{class:"menu-body"},[f,r,a,l,c].map(({node:_})=>_),p.node));mg(w);let b=i("section",{class:"card filters","aria-label":"Filters"},i("div",{class:"\
filter-row"},s.node,m.node,t.node,o.node,n.node,w),i("div",{class:"filter-row"},g.node,h.node,d,p.chips,y));function x(_){let k=_&&{..._.ops_diff,"":Up.reduce((E,T)=>E+_.ops_diff[T],0)};g.draw(u.change,
k);let $=_?.changed_rows;h.draw(u.significant,$&&{...$,true:$.slower+$.faster}),h.node.hidden=u.significant===""&&_?.verdict.verdict==="cannot_judge"}return{node:b,focusSearch(){return s.input.focus(),
s.input.select(),document.activeElement===s.input},draw(_,k,$){u=_,t.press(u.device_type),o.press($),n.press(Zn(u)?"self":"total"),o.buttons.get("percent").disabled=k?!ga(k):!1,s.draw(u.q),r.input.checked=
u.use_short_name,a.input.checked=u.merge_addresses,a.node.hidden=u.merge_addresses&&!k?.rows.some(v=>v.name.includes("0x…")),l.input.checked=u.aliases;let E=k?.rows.filter(v=>v.aliases)??[],T=({category:v})=>v===
"python_function";l.node.hidden=u.aliases&&E.every(T),c.input.checked=u.merge_lines,c.node.hidden=u.merge_lines&&!E.some(T),d.setAttribute("aria-pressed",String(si(u.exclude))),d.textContent=si(u.exclude)?
"steps and waits are hidden":"hide steps and waits",m.draw(u.category,k?.categories??[]),p.draw(u.exclude),f.input.checked=u.fold,f.node.hidden=k?.replacements.length===0,x(k),y.hidden=u.q===""&&u.category.
length===0&&u.change===""&&u.significant===""&&u.device_type==="ALL"&&u.exclude.every(v=>Zt.includes(v))}}}function AE(e){let t=de("search"),o=!1,n=Je(250,a=>{e({q:a},{replace:o}),o=!0}),s=i("input",{
id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:a=>{a.key==="Escape"&&s.value!==""&&(a.preventDefault(),s.value=
"",n(""))}}});return{node:i("div",{class:"search"},i("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(a){(document.activeElement!==s||a==="")&&(s.value=a)}}}function CE(e){let t=i(
"summary"),o=i("div",{class:"menu-body"}),n=i("details",{class:"menu"},t,o);mg(n);let s="";function r(a,l){let c=JSON.stringify([a,l]);if(c===s)return;s=c,t.textContent=a.length===0?"All categories":a.
length===1?a[0]:J(a.length,"category","categories");let u=[...l];for(let m of a)u.some(p=>p.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(".menu-body")===o?document.
activeElement.value:null;A(o,u.map(({category:m,rows:p})=>{let f=i("input",{type:"checkbox",value:m,checked:a.includes(m),on:{change:()=>e(f.checked?[...a,m]:a.filter(g=>g!==m))}});return i("label",{class:"\
check"},f,i("span",{},m),i("span",{class:"muted num"},R(p)))}),a.length>0&&q("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].find(m=>m.value===d)?.focus()}
return{node:n,draw:r}}function mg(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.
addEventListener("pointerdown",t)})}var si=e=>Zt.every(t=>e.includes(t));function RE(e){let t=de("exclude"),o=[],n=i("input",{id:t,type:"text",placeholder:"Leave out names like aten::*",autocomplete:"\
off",spellcheck:"false",on:{keydown:a=>{let l=n.value.trim();a.key==="Enter"&&l!==""&&!o.includes(l)&&(n.value="",e([...o,l]))}}}),s=i("span",{class:"chips"});return{node:i("div",{class:"exclude"},i("\
label",{for:t,class:"visually-hidden"},"Leave out names like"),n),chips:s,draw(a){o=a,A(s,o.filter(l=>!si(o)||!Zt.includes(l)).map(l=>i("span",{class:"chip mono"},`not ${l}`,ve("close",`Show ${l} agai\
n`,()=>e(o.filter(c=>c!==l))))))}}}function ug(e,t,o,n){let s=new Map,r="",a=([c,[u,d,m]])=>{let p=i("span",{class:"group-count"},"–"),f=i("button",{type:"button",class:`group change-${c||"all"}`,title:m,
"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>n(r===c?"":c)}},u&&i("span",{class:"mark","aria-hidden":"true"},u),d," ",p);return s.set(c,{b:f,count:p}),f};return{node:i("div",{class:"gro\
ups",role:"group","aria-label":t},i("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(a)),draw(c,u){r=c;for(let[d,{b:m,count:p}]of s)m.setAttribute("aria-pressed",String(d===c)),
u&&(p.textContent=R(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}function pg(e){let t=new Map,o=[],n=(s,r)=>{o.includes(s)!==r&&e(r?[...o,s]:o.filter(a=>a!==s))};return{toggle:n,add(s,r){return t.set(s,r),r.addEventListener("toggle",()=>n(s,r.open)),r},draw(s){let r=o;
o=s,t.forEach((a,l)=>{s.includes(l)!==r.includes(l)&&(a.open=s.includes(l))})}}}var eu=8,tu={key:"",operators:null};function fg(e,t){let o=i("div",{class:"scroll-x operators-body"}),n=i("p",{class:"related-more"}),s=lt("Device time by operator"),r=i("details",{class:"card rank-st\
eps operators",hidden:!0,"aria-label":"Device time by operator"},i("summary",{},i("h2",{},"Device time by operator"),i("span",{class:"muted rank-summary"},"The sides have other kernels: what their ope\
rators take.")),i("div",{class:"chart-tools"},s.node),i("p",{class:"muted small"},"Less than half of the kernel time is in kernels that both sides have, so this table compares operators. Times are mea\
ns per step of the device work that each operator launched itself, and are not tested. Largest change first."),o,n),a=!1,l="",c=null,u=(f,g,h="")=>i("td",{class:`num ${h}`,title:g},f);function d(f){let{
operator:g,control_per_step:h,test_per_step:y,diff_per_step:w}=f,b=w>0?"more":w<0?"less":"calm";return i("tr",{},i("th",{scope:"row"},g===null?i("span",{class:"muted"},"in no operator"):i("a",{href:e(
{name:g,category:"cpu_op"}),class:"mono",title:g},i("bdi",{},g))),u(`${R(f.control_counts)} → ${R(f.test_counts)}`),u(N(h),ue(h)),u(N(y),ue(y)),u(xe(w),je(w),b),u(h>0?ye(100*w/h):y>0?"new":"",null,b))}
function m({rows:f,count:g}){let h=(y,w="num")=>i("th",{scope:"col",class:w},y);A(o,i("table",{class:"operators-table"},i("thead",{},i("tr",{},h("Operator",""),h("launched, in all"),h("control"),h("te\
st"),h("Δ"),h("Δ %"))),i("tbody",{},f.slice(0,a?void 0:eu).map(d)))),n.hidden=a||f.length<=eu,A(n,!n.hidden&&q(f.length<g?`Show ${R(f.length)} of ${R(g)}`:`Show all ${R(g)}`,()=>{a=!0,m({rows:f,count:g}),
o.querySelectorAll("tbody tr")[eu].querySelector("a")?.focus()},{class:"link-button"}))}async function p(f){c?.abort(),c=new AbortController,l=f,a=!1,A(o,i("p",{class:"muted"},"Looking for the operato\
rs …")),A(n);let g=new URLSearchParams(f);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([h,y])=>g.set(h,y));try{let{operators:h}=tu.key===f?tu:await t(g,{signal:c.signal});
tu={key:f,operators:h},l===f&&h?m(h):l===f&&A(o,i("p",{class:"muted"},"Loading the operators took too long."))}catch(h){l===f&&h.name!=="AbortError"&&A(o,i("p",{class:"muted"},`No operators: ${h.message}`))}}
return{node:r,sql:s,draw(f,g){r.hidden=!(t?g.recorded.few_shared_kernels:g.operators),!r.hidden&&!t?m(g.operators):!r.hidden&&r.open&&f!==l&&p(f)},stop:()=>c?.abort()}}var LE=14;function fs(e){let[t,o]=Dp(e);return o===""?t:`${t} → ${o}`}function hg(e){let t=[],o=0,n=null,s=!1,r="",a=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let g=document.createElement("canvas").getContext("2d");g.font=r,a=g.measureText("0".repeat(40)).width/40}let p=getComputedStyle(e),f=e.clientWidth-
parseFloat(p.paddingLeft)-parseFloat(p.paddingRight)-2;return a>0?Math.max(LE,Math.floor(f/a)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=Al(s?o-2:o),n.add(t.filter(Boolean).map(d=>fs(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:p})=>p.replaces||p.aliases)&&(n=null),n?.add(m.map(p=>fs(p.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=fs(d),p=u(m);return i("span",{class:"fit",data:p===m?{}:{short:p}},i("bdi",{},m))},refit(d,{row:m}){let p=fs(m),f=u(p),g=d.querySelector(
".fit");(g.dataset.short??p)!==f&&(f===p?delete g.dataset.short:g.dataset.short=f)}}}var Uo=28,NE=200,gg=12,wg=100,PE={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},su=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${hh}`,"c-real"],...oi],ou=String(su.length-oi.length),IE={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},DE=(e,t)=>e.too_few?["","too few steps"]:IE[t]??["",t],bg={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function BE(e,t,o){let n=bg[e],s=es(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function _g(e){let t=new Map,o=[i("td",
{colspan:"3"}),i("th",{colspan:"3",scope:"colgroup"}),i("th",{colspan:"4",scope:"colgroup"}),i("td"),i("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=i("thead",{},i("tr",{class:"head-groups"},
o),i("tr",{},su.map(([Z,ae,he,Me])=>{let Ne=i("span",{class:"sort-mark","aria-hidden":"true"}),Xe=i("th",{scope:"col",class:Me},i("button",{type:"button",title:he,on:{click:()=>e.onSort(...BE(Z,d,m))}},
ae,Ne));return t.set(Z,{cell:Xe,mark:Ne}),Xe}))),s=i("tbody"),r=i("tfoot"),a=i("table",{class:"ops",role:"grid","aria-label":"All operations"},i("colgroup",{},su.map(([,,,Z])=>i("col",{class:Z}))),n,s,
r),l=i("div",{class:"table-scroll",tabindex:"-1"},a),c=[],u="total",d="",m="",p=!1,f=!1,g="",h=null,y=0,w=0,b=0,x=0,_=new Map,k=0,$=!1,E=0,[T,v]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"tru\
e"},i("td",{colspan:ou}))),O=hg(t.get("name").cell),B=()=>c.length>NE&&!an();function j(Z=!1,ae=l.scrollTop){let he=Math.ceil((k||600)/Uo),Me=B()?Math.max(0,Math.floor(ae/Uo)-gg):0,Ne=B()?Math.min(c.length,
Math.floor(ae/Uo)+he+gg):an()?re():c.length;if(!Z&&Me===b&&Ne===x)return;b=Me,x=Ne;let Xe=s.contains(document.activeElement),L=Z?new Map:_;_=new Map;for(let z=Me;z<Ne;z+=1)_.set(z,L.get(z)??(c[z]?W(z):
U(z)));C(Xe,Z,ae),I()}function C(Z,ae,he){l.toggleAttribute("data-virtual",B()),D(T,b),D(v,c.length-x),_o(s,[T,..._.values(),an()?H(c.length-x):v]),he>0&&(ae||Z)&&l.scrollTop!==he&&(l.scrollTop=he),Z&&
(_.get(y)??l).focus({preventScroll:!0})}function I(){let[Z,ae]=B()?[Math.max(0,b-wg),Math.min(c.length,x+wg)]:[b,x];for(let he=Z;he<ae;he+=1)if(!c[he]){e.onWant(Z,ae);return}}function V(){let Z=!1;for(let[
ae,he]of _)he.dataset.hole!==void 0&&c[ae]?(_.set(ae,W(ae)),Z=!0):c[ae]&&O.refit(he,c[ae]);Z&&C(s.contains(document.activeElement),!1,l.scrollTop),I()}function D(Z,ae){Z.hidden=ae===0,Z.style.height=`${ae*
Uo}px`}function H(Z){return i("tr",{hidden:Z===0},i("td",{colspan:ou,class:"muted"},`${R(Z)} more: the report and the CSV have all rows.`))}function re(){let Z=c.findIndex(ae=>!ae);return Z<0?c.length:
Z}function W(Z){let ae=c[Z];return i("tr",{"aria-rowindex":String(Z+3),data:{index:Z},class:`${Z%2?"odd":""}${ae.noise?" noise":""}`,tabindex:Z===y?"0":"-1","aria-selected":String(ae.key===h)},qE(ae,u,
w,se(ae,Z)),f&&sg(ae,he=>mr(he,u)))}function U(Z){return i("tr",{"aria-rowindex":String(Z+3),data:{index:Z,hole:""},"aria-busy":"true",tabindex:Z===y?"0":"-1"},i("td",{colspan:ou,class:"muted"},"…"))}
function se(Z,ae){return i("a",{href:e.href(Z.row),class:"op-link",tabindex:"-1"},Z.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"⇄ "),i("span",{class:"visually-hidden"},"\
probable replacement: ")),Z.row.aliases&&!Z.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"≡ "),i("span",{class:"visually-hidden"},"several names: ")),O.draw(Z))}function Y(Z,{
focus:ae=!1}={}){if(c.length===0)return;let he=_.get(y);y=Math.max(0,Math.min(c.length-1,Z)),P(y),he?.setAttribute("tabindex","-1");let Me=_.get(y);Me?.setAttribute("tabindex","0"),ae&&Me?.focus({preventScroll:!0})}
function Q(Z){c.length>0&&!_.has(y)&&(y=Math.min(c.length-1,Math.ceil(Z/Uo)),_.get(y)?.setAttribute("tabindex","0"))}function P(Z){l.removeAttribute("data-late");let ae=Z*Uo,he=l.clientHeight-n.offsetHeight-
r.offsetHeight-2;ae<l.scrollTop?l.scrollTop=ae:ae+Uo>l.scrollTop+he&&(l.scrollTop=ae+Uo-he),E=l.scrollTop,j(!1,E)}s.addEventListener("click",Z=>{let ae=Z.target.closest("tr[data-index]");ae&&Z.target.
closest(".op-link")?!Z.ctrlKey&&!Z.metaKey&&!Z.shiftKey&&e.onOpen(c[Number(ae.dataset.index)].key):ae&&c[ae.dataset.index]&&getSelection().isCollapsed&&(Y(Number(ae.dataset.index),{focus:!0}),e.onSelect(
c[y].key))}),s.addEventListener("keydown",Z=>{let ae=Math.max(1,Math.floor(l.clientHeight/Uo)-4),he={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+ae,PageUp:y-ae,Home:0,End:c.length-1};if(Z.key in he&&!Z.altKey&&
!Z.metaKey)Z.preventDefault(),Y(he[Z.key],{focus:!0});else if((Z.key==="Enter"||Z.key===" ")&&!Z.target.closest(".op-link")&&c[y])Z.preventDefault(),e.onSelect(c[y].key);else if(Z.key==="ArrowRight"||
Z.key==="ArrowLeft"){Z.preventDefault();let Me=_.get(y);(Z.key==="ArrowRight"?Me?.querySelector(".op-link"):Me)?.focus({preventScroll:!0})}});let G=0;l.addEventListener("scroll",()=>{E=l.scrollTop,B()&&
G===0&&(G=requestAnimationFrame(()=>{G=0;let{scrollTop:Z}=l;j(!1,Z),Q(Z)}))});let te=new ResizeObserver(Z=>{k=l.clientHeight,Z.some(({target:ae})=>ae!==l)&&O.measure()&&V(),j(!1,E)});te.observe(l),te.
observe(t.get("name").cell);let ce=ns(()=>{O.measure(),j(!0)});function Ce(Z){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${p?"Self time":"Duration"}, ${Z}`,
o[2].title=p?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${Z}`,a.querySelectorAll(":is(col, thead th).c-work").forEach(ae=>{ae.hidden=
!f});for(let[ae,{cell:he,mark:Me}]of t){let Ne=d===ae||(bg[ae]??"")===d;Ne?he.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):he.removeAttribute("aria-sort");let Xe=m==="asc"?"↑":"↓";
Me.textContent=Ne?d===ae?` ${Xe}`:` |${Xe}|`:""}}return{node:l,focus:()=>Y(y,{focus:!0}),draw(Z){let ae=g!==Z.revision;({rows:c,unit:u,self:p,sort:d,order:m,selected:h,revision:g}=Z),f=Z.work===!0,a.
toggleAttribute("data-work",f),w=nu(c),a.setAttribute("aria-rowcount",String(c.length+3)),a.toggleAttribute("data-unjudged",!Z.judged),O.setRows(c),Ce(Z.unitName),A(r,Z.totals.map(([Me,Ne])=>jE(Me,Ne,
u,p,f)));let he=c.findIndex(Me=>Me?.key===h);ae&&(y=Math.max(0,he),E>0&&(l.scrollTop=0,E=0)),$||($=!0,l.setAttribute("data-late",""),It().then(It).then(()=>l.removeAttribute("data-late"))),j(!0,E),he>=
0&&ae&&P(he)},add(Z,ae,he){c=Z,a.toggleAttribute("data-unjudged",!he),O.addRows(c,ae),nu(ae)>w?(w=nu(ae),j(!0)):V()},select(Z){let ae=Z!==h;h=Z;for(let Me of s.querySelectorAll("tr[data-index]"))Me.setAttribute(
"aria-selected",String(Z!==""&&c[Number(Me.dataset.index)]?.key===Z));let he=c.findIndex(Me=>Me?.key===Z);he>=0&&ae&&Y(he)},unmount(){te.disconnect(),ce(),cancelAnimationFrame(G)}}}function ru(e,t){return t===
"percent"?[Be(e),Be(e)]:[N(e),ue(e)]}function mr(e,t){if(t!=="percent")return[xe(e),je(e)];let o=e===null?we:`${ye(e)}-points`;return[ye(e),o]}var nu=e=>e.reduce((t,o)=>Math.max(t,Math.abs(o.diff??0)),
0),hs=e=>e>0?" more":e<0?" less":" calm";function ri(e,t,o){let[n,s]=ru(e,t);return i("td",{class:o,title:s},n)}function qE(e,t,o,n){let{row:s}=e,[r,a]=PE[s.change]??["",s.change],[l,c]=mr(e.diff,t),u=o>
0?Math.abs(e.diff??0)/o:0;return[i("td",{class:`c-change change-${s.change}`,title:a},i("span",{"aria-hidden":"true"},r),i("span",{class:"visually-hidden"},a)),i("th",{scope:"row",class:"c-name mono",
title:gh(s)},n),i("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),i("td",{class:"num c-count"},R(e.controlCount)),i("td",{class:"num c-count"},R(e.testCount)),
i("td",{class:`num c-count${hs(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:or(s)||null},nt(e.diffCount)),ri(s.control_counts>0?e.control:null,t,"num c-time"),ri(s.test_counts>0?e.test:null,t,
"num c-time"),i("td",{class:`num c-time c-diff${hs(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),i("td",{class:`num c-percent${hs(e.percent??e.diff)}`},e.birth||ye(e.percent)),FE(e)]}
function FE({row:e,verdict:t}){if(t===""||t===null)return i("td",{class:"c-real muted"});let[o,n]=DE(e,t),s=t==="slower"||t==="faster";return i("td",{class:`c-real ${s?t==="slower"?"more":"less":"mute\
d"}`,title:`${Cn(e)}${e.q_value===null?"":` Median of the steps ${N(e.control_median)} → ${N(e.test_median)}.`}`},i("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&i("span",{class:"q"},` ${qm(on(e))}`))}
var yg=e=>i("td",{class:"num c-count",title:R(e)},R(e)),WE={host:"Host, sum",device:"Device, sum"};function jE(e,t,o,n,s){let[r,a]=mr(t.diff,o);return i("tr",{data:{part:e}},i("td",{class:"c-change"}),
i("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the time of a\
 call also counts in its caller"},WE[e]),i("td",{class:"c-category"}),yg(t.controlCount),yg(t.testCount),i("td",{class:`num c-count${hs(t.diffCount)}`},nt(t.diffCount)),ri(t.control,o,"num c-time"),ri(
t.test,o,"num c-time"),i("td",{class:`num c-time${hs(t.diff)}`,title:a},r),i("td",{class:`num c-percent${hs(t.percent??t.diff)}`},t.birth||ye(t.percent)),i("td",{class:"c-real"}),s&&i("td",{class:"c-w\
ork",colspan:"2"}))}var Eg=(e,t)=>e.rank-t.rank||e.span-t.span,HE=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function kg(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let a=`${s}/${r}`;o||=t.has(a),t.
add(a)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(Eg)}}var xg=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),ai=e=>e===void 0?"–":e===null?"whole":String(e);function au(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var $g=(e,t)=>e===t?e:`${e} / ${t}`;function UE(e,t){
let o=({rank:r,span:a})=>`${r}/${a}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),a=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(Eg).map(
l=>({control:n.has(o(l))?l:void 0,test:a.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,a)=>({control:e[a],test:t[a]}))}}
function vg(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let a=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);a[u][l.get(c.step_number)]=c}return a}function ii(e,t){let[o,n]=[kg(e),kg(t)],{rows:s,byPosition:r}=UE(o.keys,n.keys),[a,l]=[xg(e),xg(t)],c=Math.max(a.length,l.length),u=Array.from(
{length:c},(m,p)=>({control:a[p],test:l[p],text:a.length===0?ai(l[p]):l.length===0?ai(a[p]):$g(ai(a[p]),ai(l[p]))})),d=m=>m.map(p=>[...p,...Array.from({length:c-p.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?$g(au(m.control),au(m.test)):au(m.control??m.test)})),columns:u,control:d(vg(e,s,a,"control",o.split)),test:d(vg(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:a.
length>0&&l.length>0&&!HE(a,l)}}function pr(e,t){let o=a=>a.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((a,l)=>a.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function cn(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var Sg=e=>e.reduce((t,o)=>t+o,0)/e.length,zE=1.05,
GE=.05;function Tg(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[a])=>r-a).map(([r,a])=>{let l=Sg(a.map(u=>u.step)),c=a.every(u=>u.exposed_communication!==
null);return{rank:r,samples:a.length,step:l,waiting:c&&l>0?Sg(a.map(u=>u.exposed_communication))/l:null}}),n=cn(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=zE);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:YE(o)}}function YE(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=cn(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=GE&&t.waiting<=o/2?t:null}var KE=820,VE=3,Og=46,Ot={top:26,right:12,bottom:36},lu=46;function li(e){return kt({...e,class:"heat-map",height:Rg,make:XE,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<VE&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:i("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var QE=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),Ag=e=>Math.max(34,e.rows.length*QE(e.rows.length)),Cg=e=>e<KE;function Rg(e,t){let o=Ag(e);return Cg(t)?3*(o+Ot.top)+2*Ot.bottom+2*lu+Ot.bottom:o+Ot.top+Ot.bottom+
lu}var iu=e=>e.flat().filter(t=>t!==null);function JE(e){let t=[...iu(e.control),...iu(e.test)],o=Math.abs(cn(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...iu(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function XE(e,t){let o=Cg(t),n=JE(e),[s,r]=e.kind==="time"?Ke(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],a=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=tT(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:vt(),margin:{l:l.left,r:Ot.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:js(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:rT(),showscale:!1}},d=c.map(([p,f,g,h],y)=>{let w=y===0?"":
String(y+1);Object.assign(u,oT(e,l.panels[y],w,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:p,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:h?"coloraxis2":"coloraxis",xaxis:`x${w}`,yaxis:`y${w}`,xgap:1,ygap:1,hoverongaps:!1,z:f.map(x=>x.map(_=>_===null?null:_/r)),customdata:eT(e,p,f,g,h),
hovertemplate:"%{customdata}<extra></extra>",...ZE(e,f,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((p,f)=>(Object.assign(u,sT(l.bars[f],4+f,p,a)),nT(p,4+f,f===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function ZE(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(a=>a===null?"":s.format(a/o).replace("-","−")))}}function eT(e,t,o,n,s){let r=t.toLowerCase();return o.map((a,l)=>a.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),p=s?e.rows[l].text:e.rows[l][r]?.rank??"",f=`${t}<br>rank ${He(String(p))}, step ${He(m)}`;if(c===null)return f;let g=e.control[l][u],h=s&&
g>0?` (${ye(100*c/g)})`:"",y=(s?[]:[e.more?.(r,l,u)]).filter(Boolean);return[f,...[n(c)+h,...y].map(He)].join("<br>")}))}function tT(e,t,o){let n=Rg(e,t),s=Math.max(...e.rows.map(p=>p.text.length),2),
r=Math.min(120,30+7*s),a=t-r-Ot.right,l=Ag(e),c=o?a:(a-2*Og)/3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(p,f)=>[1-(p+f)/n,1-p/n];if(!o){let p=[0,1,2].map(y=>{let w=y*
(c+Og)/a;return{x:[w,w+c/a],y:d(Ot.top,l),cell:u}}),f=d(Ot.top+l+Ot.bottom+6,8),[g,h]=[p[0].x[0],p[1].x[1]];return{left:r,panels:p,bars:[{x:[g+(h-g)*.2,h-(h-g)*.2],y:f},{x:p[2].x,y:f}]}}let m=[Ot.top,
2*Ot.top+l+Ot.bottom,3*Ot.top+2*l+2*Ot.bottom+lu];return{left:r,panels:m.map(p=>({x:[0,1],y:d(p,l),cell:u})),bars:[1,2].map(p=>({x:[.08,.92],y:d(m[p]+l+Ot.bottom+6,8)}))}}function oT(e,t,o,n){let s=t.
cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.length),1),a=vo(e.columns.length,s/(7*r+10)),l=vo(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"\
array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,tickvals:a,ticktext:a.map(u=>He(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{
...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(u=>He(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var Mg=48;function nT([e,t],o,n){let s=Array.
from({length:Mg},(r,a)=>e+(t-e)*(a/(Mg-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function sT({x:e,y:t},o,n,s){return{[`xax\
is${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:ee("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`\
x${o}`,range:[0,1],fixedrange:!0,visible:!1}}}var rT=()=>[[0,ee("--less-fill")],[.5,ee("--heat-zero")],[1,ee("--more-fill")]];function ci(){let e=i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=i("details",{class:"grid-table"},i("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,A(e,i("table",{},i("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),i("thead",{},i("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([a,l])=>i("th",{scope:"col",class:l},a)))),i("tbody",{},o.grid.rows.flatMap((a,l)=>o.grid.columns.map((c,u)=>r(a,c,l,u)))))))}function r(a,l,c,u){
let{values:d,format:m,formatDiff:p}=o,[f,g,h]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(f===null&&g===null)return null;let y=h>0?" more":h<0?" less":"";return i("tr",{},i("th",{scope:"row"},a.text),
i("td",{},i("a",{href:o.timeline(a,l),title:"Show this step in the timeline"},l.text)),i("td",{class:"num"},m(f)),i("td",{class:"num"},m(g)),i("td",{class:`num${y}`},p(h)),i("td",{class:`num${y}`},ye(
f>0&&h!==null?100*h/f:null)))}return t.addEventListener("toggle",s),{node:t,draw(a){o=a,s()}}}var Lg={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(ht).map(([e,{name:t}])=>[e,t]))},aT=20,ui=["control","test"];function iT(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function Ng(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,a)=>a.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${Be(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${Be(100*t.waiting)} of its step): the others probably wait for it.`}function Pg(e,{timeline:t,go:o}){let n=i("span",{class:"muted rank-summary"}),s=de("heat"),r=i("select",{id:s,on:{change:()=>e(
r.value)}},wa.map(O=>i("option",{value:O},Lg[O]))),a=i("p",{class:"mono small heat-name",hidden:!0}),l=li({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...O)=>o(t(...O))}),
c=ci(),u=i("div",{class:"lags"}),d=i("p",{class:"muted small",hidden:!0}),m=i("div",{class:"heat-block"},i("p",{class:"chart-bar"},i("label",{for:s},"Heat maps of"),r),a,l.node,d,u,c.node),p=i("detail\
s",{class:"card rank-steps"},i("summary",{},i("h2",{},"Ranks and steps")," ",n),m),f=new Map,g=new Map,h=null,y="",w=null;p.addEventListener("toggle",()=>{p.open!==(y!=="")&&e(p.open?"step":"")});let b=O=>O===
"step"&&h&&Lt(h.answer)?"whole recording":Lg[O];function x({set:O,marker:B}){let j=JSON.stringify([O,B]);if(!f.has(j)){let C=zn(O,B);f.set(j,C),C.catch(()=>f.delete(j))}return f.get(j)}async function _(O){
if(ui.some(B=>O[B].any)){k(O,"Each file counts as one step here, so there are no steps to show.");return}try{let B=await Promise.all(ui.map(j=>x(O[j])));if(h?.answer===O){let j=B.map((C,I)=>iT(C,O[ui[I]]));
h={...h,samples:j,judged:j.map(Tg)},$()}}catch(B){k(O,B.message)}}function k(O,B){h?.answer===O&&(n.textContent=B,m.hidden=!0)}function $(){let[O,B]=h.judged,j=({ranks:D},H)=>`${J(D.length,"rank")}, ${J(
h.samples[H].length,"sample")}`,C=[Ng(O),Ng(B)],I=C[0]===C[1]?C[0]:C.map((D,H)=>D&&`${H===0?"Control":"Test"}: ${D}`).filter(Boolean).join(" "),V=[j(O,0),j(B,1)];n.textContent=`${V[0]===V[1]?`${V[0]} \
on each side`:`${V[0]} against ${V[1]}`}. ${I}`,m.hidden=!1,p.classList.toggle("lagging",h.judged.some(D=>D.slow.length>0)),y!==""&&v()}async function E(O){let B={};g.set(O,B),g.size>aT&&g.delete(g.keys().
next().value);try{B.samples=(await Jr(O)).samples}catch(j){B.failed=j.message,g.delete(O)}y==="op"&&w?.query===O&&v(B)}function T(O){if(y!=="op")return{samples:h.samples,of:j=>j[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(w===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let B=O??g.get(w.query);
return B===void 0&&E(w.query),B?.samples?{samples:ui.map(j=>B.samples[j]),of:j=>j.total_duration,revision:w.query,none:""}:{none:B?.failed??"Reading the events of this operation …"}}function v(O){let{
judged:B,file:j}=h,{samples:C=[[],[]],of:I,revision:V,none:D}=T(O),H=ii(...C),re=pr(H,I),W=[...re.control,...re.test].flat().some(Y=>Y!==null);a.hidden=y!=="op"||w===null,A(a,w&&i("bdi",{},w.name));let U=y===
"op"?"duration in each rank and step":b(y);l.draw({rows:H.rows,columns:H.columns,...re,kind:"time",file:j,format:ue,formatDiff:je,heading:U,more:(Y,Q,P)=>tn(H[Y][Q][P]),revision:`${h.revision}#${V}`,empty:W?
"":D}),c.node.hidden=!W,c.draw({grid:H,values:re,timeline:t,title:U,format:N,formatDiff:xe}),A(u,lT(B));let se=[H.ranksByPosition&&"ranks",H.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=se.
length===0,d.textContent=`The sides have different ${se.join(" and ")}; they are paired by position (control / test).`}return{node:p,heat:l,draw(O,B,j,C,I){y=B,w=I,p.open=y!=="",r.value=y||"step",h?.answer!==
O?(h={answer:O,file:j,revision:C},r.options[0].textContent=b(wa[0]),_(O)):h.judged&&$()}}}function lT([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set([...e.ranks,...t.ranks].
map(r=>r.rank))].sort((r,a)=>r-a),n=(r,a)=>{let l=r.ranks.find(u=>u.rank===a);if(!l)return[1,2,3].map(()=>i("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[i("td",{class:"num",title:ue(
l.step)},N(l.step)),i("td",{class:`num${c?" lag":""}`},ye(l.lag===null?null:100*(l.lag-1)),c&&" lags"),i("td",{class:`num${r.awaited===l?" lag":""}`},Be(l.waiting===null?null:100*l.waiting))]},s=()=>[
["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waitin\
g for other ranks and for the network"]].map(([r,a])=>i("th",{scope:"col",class:"num",title:a},r));return i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${st(o)}`},i(
"table",{class:"lag-table"},i("caption",{class:"visually-hidden"},"The ranks of both sides"),i("thead",{},i("tr",{},i("td"),i("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),i("th",
{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),i("tr",{},i("th",{scope:"col"},"Rank"),s(),s())),i("tbody",{},o.map(r=>i("tr",{},i("th",{scope:"row"},String(r)),n(e,r),n(t,r))))))}var cT={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
uu="not stated",cu=(e,t,o)=>n=>{let s=n[e]===null?uu:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},Ig=(e,t)=>e.length===0?"none":e.length===t.length?st(e):`${st(e)} of ${st(t)}`,du=e=>e.shared_kernel_time===
null?"no kernels":Be(100*e.shared_kernel_time),uT=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Ig(t.steps,t.all_steps),dT=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Ig(t.ranks,t.all_ranks)},{text:"Steps",of:uT,key:(e,t)=>t.steps.length},{text:"with_stack",of:cu("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:cu("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:cu("profile_memory"),key:e=>e.
profile_memory},...Object.entries(cT).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:du,key:()=>null}];function mT(e){return dT.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[a,l]=r(o),c=n?r(n):[a||null,l||null];return{text:t,control:a||uu,test:l||uu,left:s&&a===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function pT(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,a=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${du(n)} of the kernel time in the control, ${du(s)} in the test.`;return r+a}function Dg(){let e=i(
"span",{class:"muted rank-summary"}),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:i("details",{class:"card rank-steps recorded"},i("\
summary",{},i("h2",{},"Recorded")," ",e),t),draw(n){let s=mT(n);e.textContent=pT(n,s),A(t,i("table",{class:"recorded-table"},i("caption",{class:"visually-hidden"},"How both sides were recorded"),i("th\
ead",{},i("tr",{},i("td"),i("th",{scope:"col",class:"control-text"},"Control"),i("th",{scope:"col",class:"test-text"},"Test"))),i("tbody",{},s.map(r=>i("tr",{class:r.differs?"differs":""},i("th",{scope:"\
row"},r.text),i("td",{},r.control),i("td",{},r.test,r.differs&&i("span",{class:"visually-hidden"}," (differs)")))))))}}}function Bg(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...Ks(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${Ut(on(t))}`):o==="cannot_judge"&&t.q_value!==null?n.push(`cannot judge, q = ${Ut(on(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${Ut(on(t))}`);let s=or(t);return s===
""?n:[...n,s]}function fT(e,t,o){let{row:n}=e,s=c=>ru(c,t)[0],r=e.birth||ye(e.percent),a=o&&n.kind==="",l=[a?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${mr(
e.diff,t)[0]} (${r})`,`calls ${R(e.controlCount)} → ${R(e.testCount)}`];return(t!=="total"||a)&&l.push(`total ${N(n.control_total_duration)} → ${N(n.test_total_duration)}, ${xe(n.diff_duration)}`),
[...l,...Bg(e)]}function hT(e){return[e.row.category,`control ${R(e.controlCount)}`,`test ${R(e.testCount)}`,`Δ ${nt(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...Bg(e)]}var qg=e=>({key:e.key,name:fs(
e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function Fg(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?`self time, ${zs(t,n)}`:zs(t,n),rows:e.map(s=>({...qg(
s),control:s.control,test:s.test,diff:s.diff,lines:fT(s,t,o)}))}}function Wg(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(o=>({...qg(o),control:o.controlCount,
test:o.testCount,diff:o.diffCount,lines:hT(o)}))}}function jg({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["unchanged","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===
0&&o.added+o.deleted+o.increased+o.decreased===0}var gT=20,wT=200;function So({id:e=de("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:a}){let l=de("set-list"),c=o?.label??n,u=i("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>x(),
input:()=>p(),keydown:$,blur:()=>_()}}),d=i("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:E=>E.preventDefault()}}),m=i("span",{class:"set-picker"},u,d),
p=Je(wT,()=>y(u.value.trim())),f=[],g=-1,h=null;async function y(E){h?.abort(),h=new AbortController;let{signal:T}=h,v=new URLSearchParams({q:E.slice(0,120),limit:String(gT)});d.hidden=!1,u.setAttribute(
"aria-expanded","true");try{let[{entries:O,total:B},j]=await Promise.all([At(v,{signal:T}),a&&E!==""?Xo({signal:T}):[]]),C=a?bT(E,O,j):[];f=[...s&&E===""?[{none:!0}]:[],...C,...O],w(B>O.length?`${J(B-
O.length,"more set")}: type to find them`:f.length===0&&"No set matches."),ke(J(B,"set")),b(E===""?f.findIndex(I=>I.set&&I.set.id===o?.id):O.length>0?C.length:0)}catch(O){O.name!=="AbortError"&&(f=[],
w(O.message))}}function w(E){A(d,f.map((T,v)=>i("li",{id:`${l}-${v}`,role:"option",class:"choice-line","aria-selected":String(T.set?T.set.id===o?.id:!!T.none&&!o),on:{click:()=>k(T)}},T.set?_T(T.set):
T.words??s)),E&&i("li",{class:"muted small picker-note",role:"presentation"},E)),g=-1,u.removeAttribute("aria-activedescendant")}function b(E){if(d.children[g]?.classList.remove("active"),g=f.length===
0?-1:Math.max(-1,Math.min(E,f.length-1)),g<0){u.removeAttribute("aria-activedescendant");return}d.children[g].classList.add("active"),d.children[g].scrollIntoView({block:"nearest"}),u.setAttribute("ar\
ia-activedescendant",`${l}-${g}`)}function x(){d.hidden&&y("")}function _(){p.cancel(),h?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=
c}function k(E){_(),E.group?a(E.group):(E.none||E.set.id!==o?.id)&&r(E.none?null:E.set)}function $(E){let{key:T}=E,v=!d.hidden,O={ArrowDown:g+1<f.length?g+1:0,ArrowUp:g>0?g-1:f.length-1,PageDown:g+8,PageUp:Math.
max(0,g-8)}[T];(O!==void 0||v&&["Enter","Escape"].includes(T))&&E.preventDefault(),O!==void 0?v?b(O):x():T==="Enter"&&v&&f[g]?k(f[g]):T==="Escape"&&v&&(E.stopPropagation(),_())}return{node:m,input:u}}
var yT=3;function bT(e,t,o){let n=(l,...c)=>({group:l,words:i("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[
n(e,"with a label like ",i("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),a=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",i("b",{},e))],
...o.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(a)).slice(0,yT).map(l=>n(`tag:${l.tag}`,"with the tag ",i("b",{},l.tag),` (${l.sets})`))]}function _T(e){let t=e.recorded===null?`adde\
d ${at(e.created)}`:`recorded ${at(e.recorded)}`;return[i("span",{class:"choice-name ellipsis"},e.label),i("span",{class:"muted small"},[t,...e.devices.slice(0,1),J(e.ranks.length,"rank"),...e.tags.slice(
0,3),Ve(e.id).slice(0,8)].join(" · "))]}var mu=["control_ranks","test_ranks","control_steps","test_steps"];function gs(e,{none:t,links:o=pu,compact:n=!1}={}){let s=i("section",{class:`sides${n?" sides-compact":""}`,"aria-label":"Control and\
 test"}),r=n&&i("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{click:()=>l(!s.hasAttribute("data-open"))}},"Ranks and steps"),a="";function l(p){s.toggleAttribute("data-o\
pen",p),r.setAttribute("aria-expanded",String(p))}let c={};function u(p,f,g){let h=JSON.stringify([p.control,p.test,p.control_ranks,p.test_ranks,p.control_steps,p.test_steps,p.control_marker,p.test_marker,
f?.map(_=>[_.id,_.label]),g&&[g.control.samples,g.test?.samples,g.recorded?.control.devices,g.recorded?.test.devices]]);if(h===a)return;a=h;let y=document.activeElement?.dataset?.field,w=kT(s).filter(
({key:_})=>c[_]===p[_]);c={...p};let b=p.control!==""&&p.test!=="",x=[(b||t===void 0)&&ve("swap","Swap control and test",()=>e(vT(p))),ST(p,e)];A(s,d("control",p,f,g),n?[d("test",p,f,g),r,i("div",{class:"\
swap-cell"},x)]:[i("div",{class:"swap-cell"},x,b&&o(p)),d("test",p,f,g)]),n&&(r.hidden=!b,l(s.hasAttribute("data-open")||mu.some(_=>p[_]!=="all"))),w.forEach(({key:_,text:k})=>xT(s,_,k)),y&&s.querySelector(
`[data-field="${y}"]`)?.focus()}function d(p,f,g,h){let y=p==="control"?"A":"B",w=p==="control"?"Control":"Test",b=g&&ze(g,f[p]),x=de("set"),_=So({id:x,field:p,set:b,text:f[p]===""?"":h?.[p]?.label??(g?
f[p]:""),none:p==="test"?t:void 0,onPick:k=>e({[p]:k?Ve(k.id):"",op:"",[`${p}_ranks`]:"all",[`${p}_steps`]:"all",[`${p}_marker`]:""})});return i("div",{class:`side-card side-${p}`},i("div",{class:"sid\
e-title"},i("b",{class:"letter","aria-hidden":"true"},y),i("label",{for:x},w),_.node,n&&h?.recorded&&i("span",{class:"muted small side-about"},[...$T(p,h),J(h[p].samples,"sample")].join(", "))),i("div",
{class:"side-selection",hidden:t!==void 0&&p==="test"&&f.test===""},Hg(`${p}_ranks`,"Ranks",b?.ranks??h?.[p]?.all_ranks,f,e),Hg(`${p}_steps`,"Steps",(f[`${p}_marker`]?null:b?.steps)??h?.[p]?.all_steps,
f,e),!n&&i("span",{class:"muted small samples"},h?.[p]?J(h[p].samples,"sample"):" ")))}function m(p){let f=s.querySelector(`[data-field="${p}"]`);f?.focus(),f?.click()}return{node:s,choose:m,draw:u}}
var kT=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function xT(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.
hidden=!1,n.value=o,e.querySelector(`[data-field="${t}"]`).value="list"}function $T(e,{recorded:{control:t,test:o}}){let[n,s]=[t,o].map(({devices:r})=>r.join(", "));return e==="control"?[n].filter(Boolean):
n===s?[]:[s].filter(Boolean)}function pu(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])n&&t.set(`${o}_marker`,n);return i("a",
{class:"small",href:pe(`/analyse?${t}`)},"Analyse both")}function vT(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`test${o}`]=e[`control${o}`];return t}function ST(e,t){
let o=mu.every(n=>e[n]==="first");return q(o?"Use all":"First rank and step",()=>t(Object.fromEntries(mu.map(n=>[n,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ran\
ks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function Hg(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),
u=de(e),d=o?.length>0,m=i("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?ET(o):"0,2,4-7",
"aria-label":`${t} to use, such as 0,2,4-7`,title:d?`Available: ${st(o)}`:null,on:{change:()=>{let f=m.value.trim();s({[e]:f===""?"all":f})}}}),p=i("select",{id:u,data:{field:e},on:{change:()=>{p.value===
"list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:p.value}))}}},l.map(f=>i("option",{value:f,selected:f===r},TT(f,o))),i("option",{value:"list",selected:c},"list …"));return i("span",{class:"sample\
-field"},i("label",{for:u},t),p,m)}function ET(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function TT(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>
0?`first (${t[0]})`:"first":"any (a file is one step)"}function OT(e,t,o){let{name:n,category:s}=o??t;return{...e,name:n,category:s,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:o?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:o?.total_duration??0}}var Ug=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function MT(e,t){let o=e.flatMap(r=>t.filter(({name:a})=>a===r.name).map(a=>[r,a])),
[n,s]=[e,t].map((r,a)=>r.filter(l=>!o.some(c=>c[a]===l)).sort((l,c)=>Ug(l)-Ug(c)));return n.length===s.length?[...o,...n.map((r,a)=>[r,s[a]])]:o}var AT=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function zg(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(r=>e.aliases.filter(a=>a.side===r)),n=(e.category==="pyth\
on_function"?MT:AT)(t,o);if(n.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}];let s=e.aliases.filter(r=>!n.flat().includes(r)).map(
r=>r.side==="control"?[r]:[void 0,r]);return[...n,...s].map(([r,a])=>({row:OT(e,r,a),names:{control:(r??a).name,test:(a??r).name}}))}function Gg(e){let t=a=>e.filter(l=>/^ProfilerStep#\d+$/.test(l.name)&&
l[a]===0),[o,n]=[t("test_counts"),t("control_counts")],s=o.map(a=>[a,n.find(({category:l})=>l===a.category)]).filter(([,a])=>a),r=s.map(([a,l])=>({...a,test_counts:l.test_counts,test_total_duration:l.
test_total_duration,test_self_duration:l.test_self_duration,aliases:[{side:"control",name:a.name,category:a.category},{side:"test",name:l.name,category:l.category}]}));return[...e.filter(a=>!s.flat().
includes(a)),...r]}var Eo=0,ws=1,ys=2,To=3,fu={id:"steps",sort:"steps",label:"Steps on the device",depth:1},di=18,CT=24,Yg=3;function Vg(e=()=>!0){let t=new Map,o=[],n=0;return{add(s){for(let{id:r,label:a,depth:l,sort:c,
main:u=!1}of s){let d=t.get(r)?.depth??1;t.set(r,{id:r,label:a,sort:c,main:u,depth:Math.max(d,l,1)})}o=[],n=0;for(let r of t.values()){let a=r.depth>1&&["host","other"].includes(r.sort),l=!a||e(r),c=l?
r.depth:1,u=Math.max(CT,c*di+2*Yg);Object.assign(r,{row:o.length,rows:c,top:n,height:u,folds:a,open:l});for(let d=0;d<c;d+=1)o.push(n+Yg+d*di);n+=u}},bandOf:s=>t.get(s),all:()=>({tops:Float64Array.from(
o),height:n,bands:[...t.values()].map(s=>({...s}))})}}function Qg({window:e,all:t,takes:o,shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(f,g)=>g<=e.from||f>=e.to}),o(
fu)&&r.some(({answer:f})=>f.steps?.length>0&&f.lanes.some(({sort:g})=>g!=="host"))&&s.add([fu]),r.forEach(({answer:f})=>s.add(f.lanes.filter(o))),r.forEach(({answer:f})=>s.add((f.counters??[]).map(DT).
filter(o)));let a=[],l=[],c=[],u=[],d={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:f,keep:g}of r){let h=a.length;a.push(...f.names),l.push(
...f.categories),c.push(...f.kinds);for(let y of f.lanes.filter(o))NT(d,y,u.push(y)-1,{keep:g,shift:n,shiftName:h,band:s.bandOf(y.id)});PT(d,m,f,{keep:g,shift:n,rows:s,lanes:u}),IT(d,m,f,{keep:g,shift:n,
rows:s,lanes:u}),qT(d,m,f,{keep:g,shift:n,rows:s,lanes:u})}let p={...d,start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(d.row),length:d.start.length,names:a,categories:l,
kinds:c,lanes:u,gaps:m,shift:n,...s.all()};return Object.assign(p,{pieces:RT(p)})}var Jg=(e,t)=>e.bands.find(({id:o})=>o===e.lanes[e.lane[t]]?.id)?.open===!1;function RT(e){let t={start:[],end:[],row:[],
of:[]},o=(s,r,a)=>{(a>r||e.end[s]===e.start[s])&&(t.start.push(r),t.end.push(a),t.row.push(e.row[s]),t.of.push(s))},n=new Map(e.bands.filter(({open:s})=>!s).map(({id:s})=>[s,[]]));for(let s=0;s<e.length;s+=
1){let r=n.get(e.lanes[e.lane[s]]?.id);r?r.push(s):o(s,e.start[s],e.end[s])}return n.forEach(s=>LT(e,s,o)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.
of.length,of:t.of}}function LT({start:e,end:t,level:o},n,s){n.sort((c,u)=>e[c]-e[u]||o[c]-o[u]);let r=[],a=-1/0,l=c=>{for(;r.length>0&&t[r.at(-1)]<=c;){let u=r.pop();s(u,Math.max(a,e[u]),Math.max(a,t[u])),
a=Math.max(a,t[u])}};for(let c of n)l(e[c]),r.length>0&&s(r.at(-1),Math.max(a,e[r.at(-1)]),e[c]),a=e[c],r.push(c);l(1/0)}function NT(e,t,o,{keep:n,shift:s,shiftName:r,band:a}){let{start:l,duration:c,level:u,
name:d,occurrence:m,merged:p}=t;for(let f=0;f<l.length;f+=1){let g=l[f]+c[f];n(l[f],g)&&(e.start.push(l[f]-s),e.end.push(g-s),e.row.push(a.row+(a.open?u[f]:0)),e.level.push(u[f]),e.name.push(r+d[f]),e.
occurrence.push(m[f]),e.merged.push(p[f]),e.sort.push(Eo),e.gap.push(-1),e.lane.push(o))}}function hu(e,t,o,{sort:n,lane:s,keep:r,shift:a,rows:l,lanes:c}){let u=l.bandOf(s),d=o.start+o.duration;u&&r(o.
start,d)&&(e.start.push(o.start-a),e.end.push(d-a),e.row.push(u.row),e.level.push(0),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(n),e.gap.push(t.push(o)-1),e.lane.push(c.findIndex(
({id:m})=>m===s)))}function PT(e,t,o,n){(o.gaps??[]).forEach(s=>hu(e,t,s,{...n,sort:ws,lane:s.lane}))}function IT(e,t,o,n){(o.steps??[]).forEach(s=>hu(e,t,{...s,shown:o.step===null||o.step===s.step_number},
{...n,sort:ys,lane:fu.id}))}var DT=({id:e,device:t,name:o})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${o}`,depth:1}),BT=.2;function qT(e,t,o,n){for(let s of o.counters??[]){let{name:r,high:a}=s,
l=Math.max(a-s.low,Math.abs(a)*BT)||1;s.start.forEach((c,u)=>hu(e,t,{name:r,start:c,duration:s.duration[u],mean:s.mean[u],min:s.min[u],max:s.max[u],at:1-(a-s.mean[u])/l},{...n,sort:To,lane:s.id}))}}var ct=(e,t)=>`${t}\
\0${e}`,fr=(e,t)=>ct(e.names[e.name[t]],e.categories[e.name[t]]),zo=(e,t)=>e.sort[t]===Eo&&e.merged[t]<=1&&e.occurrence[t]>=0,Kg=new WeakMap;function Xg(e,t,o){let n=Kg.get(e);if(!n){n=new Map;for(let s=0;s<
e.length;s+=1)zo(e,s)&&n.set(`${fr(e,s)}\0${e.occurrence[s]}`,s);Kg.set(e,n)}return n.get(`${t}\0${o}`)??-1}var FT=.1,WT=.002,hr=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.
test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function jT(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-
e.control_total_duration,[n,s]=hr(e),r=s-n,a=Math.abs(r);return a<FT*Math.max(n,s)||a<WT*t||r*o<=0?"":r>0?"longer":"shorter"}function mi(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??
0),s=Lt(e),r=new Map,a=(l,c)=>{let u={change:jT(l,n),row:l,names:c,whole:s};r.set(ct(c.control,l.category),u).set(ct(c.test,l.category),u)};return Gg(e.rows).flatMap(zg).forEach(({row:l,names:c})=>a(l,
c)),r}var pi=(e,t,o,n)=>e?.get(ct(o,n))?.names[t]??o;function Zg(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===Eo&&n[e.name[r]]&&
s.push(r);return s}var bs=["control","test"],HT=3,ew=[14,72],gu=3,wu=10,UT=.12;function zT(e){let t=e.filter(({rank:o,span:n})=>o===e[0].rank&&n===e[0].span).sort((o,n)=>o.step-n.step);return t[t.length>>1]}var tw=({duration:e})=>e.
reduce((t,o)=>t+o,0);function GT({lanes:e}){let t=e.filter(({sort:n})=>n==="device"),o=[...t].sort((n,s)=>tw(s)-tw(n)).slice(0,HT);return[...e.filter(({sort:n,main:s})=>n==="host"&&s).slice(0,1),...t.
filter(n=>o.includes(n))]}function YT(e,t,o,n,{y:s,high:r,at:a}){let l=u=>[a(t.start[u]),Math.max(.6,a(t.start[u]+t.duration[u])-a(t.start[u]))],c=[];e.fillStyle=ee(t.sort==="host"?"--span-host":"--sp\
an-compute"),t.start.forEach((u,d)=>{let m=t.name[d],p=n?.get(ct(o.names[m],o.categories[m]))?.change??"",[f,g]=l(d);e.fillRect(f,s,g,r),p!==""&&t.merged[d]<=1&&c.push([p,f,g])});for(let[u,d,m]of c)e.
fillStyle=ee(`--span-${u}`),e.fillRect(d,s,m,r)}function ow(e){let t=i("canvas",{"aria-hidden":"true"}),o=i("span",{class:"muted small"},"Median step; coloured: changed"),n=i("a",{class:"step-strip-li\
nk",title:"Show this part in the timeline","aria-label":"Median step of both sides: open it in the timeline",on:{click:d}},t),s=i("div",{class:"step-strip",hidden:!0},o,n),r="",a=null,l=null,c=({answer:{
extent:h}})=>h.to-Math.max(0,h.from);function u(){let h=t.clientWidth;if(!l||h===0)return;let y=globalThis.devicePixelRatio||1,w=l.sides.reduce((T,{lanes:v})=>T+v.length,0),b=(s.clientHeight-o.offsetHeight-
2*wu-4)/w-gu,x=Math.round(Math.min(ew[1],Math.max(ew[0],b))),_=w*(x+gu)+2*wu;[t.width,t.height]=[Math.round(h*y),Math.round(_*y)],t.style.setProperty("height",`${_}px`);let k=t.getContext("2d");k.scale(
y,y);let $=T=>h*T/l.extent,E=0;l.sides.forEach((T,v)=>{k.fillStyle=ee(v===0?"--control-fill":"--test-fill"),k.fillRect(0,E,$(T.sample.step),2),E+=4,T.lanes.forEach(O=>{YT(k,O,T.answer,l.changes,{y:E,high:x,
at:$}),E+=x+gu}),E+=wu-4})}function d(h){if(h.ctrlKey||h.metaKey||h.shiftKey||h.detail===0||!l)return;h.preventDefault();let y=t.getBoundingClientRect(),w=l.extent*(h.clientX-y.left)/y.width,b=l.extent*
UT/2;e(m(l,{from:Math.max(0,w-b),to:w+b}))}let m=({state:h,sides:y},w={})=>Ho(h,{...Object.fromEntries(y.flatMap(({sample:b},x)=>[[`${bs[x]}_rank`,String(b.rank)],[`${bs[x]}_step`,b.step_number===null?
"":String(b.step_number)]])),...w});function p(h,y,w){let b=new URLSearchParams({rank:w.rank,span:w.span,threads:1,pixels:Math.max(300,Math.round(s.parentNode.clientWidth))});w.step_number!==null&&b.set(
"step",w.step_number);let x=h[`${bs[y]}_marker`];return x&&b.set("marker",x),Ds(h[bs[y]],b,{signal:a.signal})}async function f(h,y,w){try{let x=(await Promise.all(w.map(($,E)=>p(h,E,$)))).map(($,E)=>({
answer:$,sample:w[E],lanes:GT($)})),_=mi(y);l={state:h,sides:x,changes:_,extent:Math.max(...x.map($=>Math.max(c($),$.sample.step)))},s.hidden=x.some(({lanes:$})=>$.length===0),n.href=m(l);let k=x.every(
({sample:$})=>$.step_number===null)?"Whole recording":"Median step";o.textContent=`${k}; coloured: changed`,n.setAttribute("aria-label",`${k} of both sides: open it in the timeline`),o.title=x.map(({sample:$})=>N(
$.step)).join(" → "),u()}catch(b){s.hidden=!0,r=b.name==="AbortError"?r:""}s.dataset.ready=""}let g=new ResizeObserver(u);return g.observe(s),{node:s,redraw:u,draw(h,y,w){let{samples:b}=w.step_time;
if(y!==r){if(!bs.every(x=>b?.[x]?.length>0)){s.hidden=!0,s.dataset.ready="";return}r=y,s.hidden=!1,a?.abort(),a=new AbortController,f(h,w,bs.map(x=>zT(b[x].map(_=>({..._,step:(_.step_ns??0)/1e3})))))}},
stop(){a?.abort(),g.disconnect()}}}var KT=["bars","line","scatter","histogram","none"],nw=["control","test","q","chart","x","y","y2","by"],sw={chart:"",x:"",y:"",y2:"",by:""};function fi(e){let t=new URLSearchParams(e);return{...Object.
fromEntries(nw.map(n=>[n,t.get(n)??""])),chart:it(t,"chart",KT,"")}}function hi(e){let t=new URLSearchParams;for(let o of nw)e[o]&&t.set(o,e[o]);return pe(t.size===0?"/query":`/query?${t}`)}function gr({
control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,a])=>s.set(r,a)),s}var no=e=>`'${e.replaceAll("'","''")}'`,Rn=["control","test"],VT=32;function rw(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function gi(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:rw("rank",t)],a=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?a:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:rw("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function yu(e){let t=Object.entries(e).map(([o,n])=>{let s=gi(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var aw=e=>Object.fromEntries(Rn.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function wr(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function QT(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${wr(`diff_${o}`)} / ${wr(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${wr(e.slice(4))})`:wr(e)}var JT={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function XT(e,t){let o=JT[e][t?0:1];return Rn.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${wr(n)} AS ${n}`:n)}function _s(e,t){let o=[...t].filter(([n])=>!Rn.includes(n));return o.length>VT?null:`${e}${o.length>0?`(${o.map(([n,s])=>no(`${n}=${s}`)).join(", ")}\
)`:""}`}function wi(e,t,o,n=0){let s=ya(e);s.delete("measure"),o||s.set("measure","total");let r=_s("compare",s),a=ts(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${XT(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${QT(a.get("sort"))} ${a.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function iw(e){let t=_t(e);t.set("fold","true");let o=_s("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function ZT({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return Rn.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var bu=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function e1(e){let t=Rn.map(o=>{let n=gi(o,aw(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${bu.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var lw=e=>e1(e)??`SELECT side, rank, step_number, ${bu.join(", ")}
FROM ${_s("compare_steps",[..._t(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,cw=e=>`${lw(e)}
ORDER BY rank, step_number, side`,uw=e=>`SELECT side, count(*) AS steps, ${bu.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${lw(e)}
)
GROUP BY side`,dw=e=>_s("compare_places",[..._t(e)].filter(([t])=>!t.startsWith("merge_")));function mw(e){let t=dw(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function t1(e,{name:t,category:o,aliases:n}){let s=yu(aw(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${no(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>no(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${no(o)} AND ${r?`name = ${no(t)}`:`name IN (
    SELECT raw FROM (
${ZT(e)}
    ) WHERE shown = ${no(t)})`}
  AND (${s})`}var pw=(e,t,{name:o,category:n})=>_s(e,[["name",o],["category",n],..._t(t)]);function _u(e,t){let o=t1(e,t);return o?`events
WHERE ${o}`:pw("compare_calls",e,t)}var fw=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${_u(e,t)}
ORDER BY side, rank, start_us`,ku=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${_u(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,o1={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},hw=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${_u(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(o1).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,gw=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${pw("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function ww(e,{name:t,category:o},n){let s=dw(e);return!s||!n&&(o!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${s}
WHERE ${n?`name = ${no(t)} AND category = ${no(o)}`:`instr(' / ' || path || ' / ', ${no(` / ${t} / `)}) > 0`}
GROUP BY part`}var yw=(e,t)=>_s(t,[..._t(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n])),bw=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${yw(e,"work_by_operator")}
WHERE operator = ${no(t)}`,_w=e=>Rn.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${yw(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,kw=e=>Rn.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),xw=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,$w=e=>kw(e)?`${xw("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,n1={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function vw(e,t){let[o,n]=n1[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!kw(e)||e.frames==="class")return null;let r=e.frames==="instance",a=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${a}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${xw(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${a}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var so=(e,{control:t,test:o},n={})=>e?hi({control:t,test:o,q:e,...n}):null;function Sw(e,{unit:t,self:o,item:n,ofHost:s},r){let a=(l,c,u)=>l.set(so(c,e,u));a(r.table.sql,wi(e,t,o)),a(r.durations.sql,wi(e,t,o,e.top)),a(r.counts.sql,wi(e,t,o,e.top),{chart:"bars",x:"name",y:"co\
ntrol_counts",y2:"test_counts"}),a(r.fall.chart.sql,s?mw(e):uw(e)),a(r.classes.sql,_w(e)),a(r.replacements.sql,iw(e)),a(r.operators.sql,$w(e)),a(r.ranks.heat.sql,e.heat!=="op"?cw(e):n?ku(e,n.row):null)}
function Ew(e,t,o){let{histogram:n,points:s,heat:r,numbers:a,related:l,work:c,booked:u}=o;u.sql.set(so(ww(e,t,t.launches===void 0),e)),a.sql.set(so(hw(e,t),e)),l.sql.set(so(gw(e,t),e)),c.sql.set(so(bw(
e,t),e)),n.sql.set(so(fw(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let d of[s,r])d.sql.set(so(ku(e,t),e))}var xu=20,s1=4,yi=e=>e===null?"–":Pe(e,0,e<1?3:e<100?1:0),ks=(e,t,o)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${o(e[`control_${t}`])} → ${o(e[`test_${t}`])}`;function Tw(){let e=i("spa\
n",{class:"muted rank-summary"}),t=lt("Device time by class of work"),o=_=>i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":_}),n=o("Classes of work"),s=o("Shapes of products, convolu\
tions and attention"),r=i("details",{class:"card rank-steps work-classes",hidden:!0},i("summary",{},i("h2",{},"Classes of work"),e),i("div",{class:"chart-tools"},t.node),i("p",{class:"muted small"},"T\
he class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),a=!0,l=[1,1],
c=(_,k,$="")=>i("td",{class:`num ${$}`,title:k},_),u=(_,k="num")=>i("th",{scope:"col",class:k},_),d=_=>a?[_.control_per_step,_.test_per_step]:[_.control_total_duration,_.test_total_duration],m=_=>["co\
ntrol","test"].map((k,$)=>R(_[`${k}_counts`]/(a?l[$]:1))).join(" → ");function p(_){let[k,$]=d(_),E=$>k?"more":$<k?"less":"calm";return[c(m(_)),c(N(k),ue(k)),c(N($),ue($)),c(xe($-k),je($-k),E),c(k>0?
ye(100*($-k)/k):$>0?"new":"",null,E)]}let f=_=>_===null?"–":`${yi(_)} %`,g=_=>_.control_fastest_peak_pctg===_.control_peak_pctg&&_.test_fastest_peak_pctg===_.test_peak_pctg?null:`${ks(_,"fastest_pea\
k_pctg",f)} of the fastest arithmetic for these numbers, such as TF32`,h=_=>[c(ks(_,"tflops_per_s",yi)),c(ks(_,"peak_pctg",f),g(_)),c(ks(_,"gb_per_s_at_least",Po)),c(ks(_,"flops_per_byte_at_most",yi))],
y=[u("TFLOP/s"),u("of peak"),u("bandwidth, at least"),u("FLOPs per byte, at most")],w=(_,k,...$)=>i("thead",{},i("tr",{},_,u(k),u("control"),u("test"),u("Δ"),u("Δ %"),...$));function b(_){A(n,i("tab\
le",{class:"operators-table"},w(u("Class",""),"device rows",u("share"),...y.map(k=>k.cloneNode(!0))),i("tbody",{},_.map(k=>i("tr",{},i("th",{scope:"row"},k.class),p(k),c(ks(k,"share",$=>`${yi($)} %`)),
h(k))))))}function x(_){let k=[..._].sort(($,E)=>Math.max(...d(E))-Math.max(...d($)));s.hidden=_.length===0,A(s,i("table",{class:"operators-table"},w(u(_.length>xu?`Shapes: the ${xu} that take longest`:
"Shapes",""),"calls",...y),i("tbody",{},k.slice(0,xu).map($=>i("tr",{},i("th",{scope:"row",title:`${$.operator} ${$.shapes}`},i("bdi",{class:"mono"},$.operator)," ",i("span",{class:"mono small"},$.shapes.
replaceAll(",[]",""))," ",i("span",{class:"muted"},$.dtype)),p($),h($))))))}return{node:r,sql:t,draw(_,k,$){r.hidden=!_,_&&(a=$!=="total",l=[k.control.samples,k.test.samples],e.textContent=_.classes.slice(
0,s1).map(E=>`${E.class} ${d(E).map(N).join(" → ")}`).join(", "),b(_.classes),x(_.shapes))}}}var Ow=7.2,_i=6,bi=["solid","dot","dash","dashdot","longdash","longdashdot"],$u=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],vu=e=>Qt()[e==="B"?
"test":"control"];function xi(e){return{template:vt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var $i=e=>e.map(t=>He(t)).join("<br>"),Fe=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),ki=116,yr=22,xs=e=>e>1?64-yr+e*(ki+yr):320;function r1(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:ee("--muted")},text:e.map(n=>n.
values[t].value?"":He(n.values[t].none??n.values[t].text))}}function br({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let a=Math.max(...e.map(y=>n?y.values.reduce((w,b)=>w+(b.value??0),0):Math.
max(...y.values.map(w=>w.value??0))),0),[l,c]=o==="time"?Ke(a):o==="bytes"?Ol(a):[o==="percent"?"%":"",1],u=e.map((y,w)=>w),d=s&&e.some(y=>y.values.some(w=>w.low>0||w.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,p=Math.max(...e.map(y=>y.label.length)),f=Math.min(Math.ceil(18+_i+Ow*p),Math.floor(r*.42),360),g=Math.floor((f-14-_i)/Ow),h=e.map(y=>$i([y.full??y.label,...t.map((w,b)=>`${w.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,w)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[w])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:ee("--text"),width:3,array:e.map(b=>(b.values[w].high??0)/c),arrayminus:e.map(b=>(b.values[w].low??0)/c)}:void 0,customdata:h,hovertemplate:"%{customdata}<extra>\
</extra>",...r1(e,w,n)})),layout:xi({barmode:n?"stack":"group",margin:{l:f,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:_i,tickcolor:"rgba(0,0,0,0)",ticktext:bo(e.map(y=>y.label),g).map(He)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-f)/
80)),ticksuffix:l?` ${l}`:""}})}}var Su=(e,t)=>t===""?{property:$u[e%$u.length],dash:bi[Math.floor(e/$u.length)%bi.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:bi[e%bi.length]},a1=e=>Ke(
Math.max(e,1));function i1(e,t,o,n){let s=e.flatMap(m=>m.points.map(p=>p[1])),r=s.every(m=>Number.isInteger(m)&&m<5),a=s.reduce((m,p)=>Math.max(m,p),0),[l,c]=t==="rate"?Vn(a):t==="bytes"?Ol(a):[t,1],u=n*
(ki+yr)-yr,d=1-o*(ki+yr)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-ki/u),d],title:{text:l,font:{size:11}}}}}var l1=(e,t)=>({
text:He(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:ee("--text")}}),c1=400,u1=e=>ee(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),d1=(e,t)=>e.length>c1?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:Rw(u1(o),.55),dash:"dot"}})),m1=(e,t,o)=>e.length>o/60||
e.some(n=>n.side!=="")?[]:e.map(n=>({text:He(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:ee("--muted")}}));function p1(e,t){
let o=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[a,l]=a1(r?n-s:n);return{scale:a,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function Aw({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:a,per:l,far:c,offset:u}=p1(e,n),d=g=>(g-u)/l,m=g=>o==="rate"?Po(g):o==="bytes"?Se(g):`${R(g)} ${o}`,p=t.map((g,h)=>i1(e.
filter(y=>y.panel===g),o,h,t.length)),f=g=>g===0?"y":`y${g+1}`;return{data:e.map(g=>{let h=Su(g.place,g.side),y=t.indexOf(g.panel);return{type:"scatter",mode:"lines",x:g.points.map(w=>d(w[0])),y:g.points.
map(w=>w[1]/p[y].per),yaxis:f(y),line:{shape:"hv",width:1.4,color:ee(h.property),dash:h.dash},legendgroup:g.key,customdata:g.points.map(w=>$i([g.name,`at ${ue(w[0])}`,m(w[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:xi({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${a}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:f(t.length-1),title:{text:c?`since ${ue(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(p.map(({axis:g},h)=>[`y\
axis${h===0?"":h+1}`,g])),annotations:[...t.length>1?t.map((g,h)=>l1(g,p[h].axis.domain[1])):[],...m1(s,d,r)],shapes:d1(s,d)}),per:l,offset:u}}function Cw(e){let[t,o]=Ke(e);return`${Number((e/o).toPrecision(
3))} ${t}`}function Rw(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function f1(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function Lw({sides:e},t){
let o=e.map(w=>f1(w.bins)),n=[...new Set(o.flatMap(w=>[...w.keys()]))].filter(w=>w>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),a=Math.max(1,Math.min(s,r-12)),l=o.some(w=>w.has(0)),c=Array.from(
{length:r-a+1},(w,b)=>a+b);l&&c.unshift(a-4,a-3,a-2,a-1);let u=(w,b)=>o[w].get(l&&b===a-4?0:b<a?-1:b)??0,d=w=>10**((w-1)/10-3),m=w=>w<a?"none":`${N(d(w))} to ${N(d(w+1))}`,p=c.filter(w=>w>=a&&(w-1)%10===
0),f=Math.max(1,Math.ceil(p.length*62/Math.max(t-80,62))),g=Math.max(t-80,62)/c.length,h=[...l?[a-4]:[],...p.filter((w,b)=>b%f===0&&!(l&&(w-a+4)*g<52))],y=e.length-1;return{data:[...e.map((w,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:w.key,x:c.flatMap(x=>[x,x+1]),y:c.flatMap(x=>[u(b,x),u(b,x)]),fill:b===0?"tozeroy":"none",fillcolor:Rw(vu(w.side),y===0?.65:.4),line:{color:vu(w.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(w=>w+.5),y:c.map(w=>Math.max(...e.map((b,x)=>u(x,w)))),customdata:c.map(w=>$i([m(w),...e.map((b,x)=>`${b.name}: ${R(
u(x,w))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:xi({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:h.map(w=>w<a?w+
.5:w),ticktext:h.map(w=>w<a?"none":Cw(d(w)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(w=>[...w.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function Mw(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:_i,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>Cw(10**s)),title:{text:o,font:{size:11},standoff:4}}}function Nw({sides:e}){let t=a=>Math.log10(Math.max(a,.001)),o=a=>{let l=e.flatMap(u=>u.points.map(d=>t(d[a]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:ee("--muted"),width:1,dash:"dot"}},...e.map(({key:a,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:a,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:vu(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>$i([c,`rank\
 ${d.rank}`,`host ${N(d.cpu_duration)}, device ${N(d.gpu_duration)}`,`${R(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:xi({xaxis:Mw(...n,"the launch on the host"),yaxis:Mw(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var h1=32,g1=512;function w1(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function y1(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>cn(e.map(s=>s[n]??0)))}function b1(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,y1(s)]));return new Map(
e.map(n=>[n,w1(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function Eu(e){let t=b1(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var Tu=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function Ou(e,t,o,n){let s=Math.floor(h1/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(g1/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:Eu(e).slice(0,s),limited:!0,note:Tu(s,e.length,n,t)}}var _1=16,un=e=>e==null?we:`${e} %`,Mu=(e,t)=>e.letter?`${e.letter} · ${t}`:t,k1=e=>e.map(t=>({key:t.key,name:Mu(t,t.label),colour:ee(t.letter==="B"?"--test-fill":"--control-fill")})),x1=e=>({key:e.
property,name:e.name,colour:ee(e.property)});function $s(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(
" / "):n.rank}`}function fo(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:a,empty:l}){let c=new Map,u=f=>r.map(g=>f[g.key]??null);e.forEach((f,g)=>o(f).filter(h=>u(h).some(y=>y!==null)).forEach(h=>{
let y=n(h),w=c.get(y)??{group:s?.(h)??"",bars:[],values:e.map(()=>[])};w.values[g]=u(h),w.bars.push({label:Mu(f,y),full:`${Mu(f,f.label)}, ${y}`,total:N(u(h).reduce((b,x)=>b+(x??0),0)),values:r.map(b=>({
value:h[b.key],text:b.text(h)}))}),c.set(y,w)}));let{shown:d,...m}=Ou([...c.values()],e.length,t,a),p=d.flatMap(f=>f.bars);return p.length===0?{empty:l}:{places:p.length,...m,data:f=>br({bars:p,kind:"\
time",stacked:!0,series:r.map(x1)},f)}}function $1(e,{table:t,name:o,value:n,show:s,range:r,kind:a}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=n(d)??null;if(m===null)return;let p=o(
d),f=l.get(p)??{label:p,values:e.map(()=>({value:null,text:"none"}))},g=(f.values[u].value??0)+m;f.values[u]={value:g,text:s(d,g),...r?.(d),none:a==="percent"?"0 %":"0"},l.set(p,f)})),[...l.values()]}
var Pw=e=>Math.max(...e.values.map(t=>t.value??0));function v1(e){let t=[...e].sort((o,n)=>Pw(n)-Pw(o)).slice(0,_1);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function et(e,{
order:t},o){let n=$1(e,o),{shown:s,...r}=o.ranks?Ou(n.map(a=>({...a,group:"",values:a.values.map(l=>l.value===null?[]:[l.value]),bar:a})),e.length,t,"ranks"):v1(n);return s.length===0?{empty:o.empty}:
{places:s.length,...r,data:a=>br({bars:s.map(l=>l.bar??l),kind:o.kind,series:k1(e),errors:!!o.range},a)}}var Dw="−",ut=e=>e==null;function _r(e,t){return ut(e)?we:Pe(e,0,t).replace("-",Dw)}function kr(e,t){let o=_r(e,t);return Number(o.replace(Dw,"-"))===0?"0":e>0?`+${o}`:o}var ge=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>ut(n)||n===""?we:String(n)}),xr=(e,t)=>({key:e,title:t,show:o=>ut(o)||o===-1?we:String(o),blank:`the trace does not say which ${t}`}),_e=(e,t)=>({key:e,title:t,number:!0,show:R,showDiff:nt}),
ne=(e,t)=>({key:e,title:t,number:!0,show:N,exact:o=>ut(o)?null:ue(o),showDiff:xe,exactDiff:o=>ut(o)?null:je(o)}),dn=(e,t)=>({key:e,title:t,number:!0,show:Po,exact:o=>ut(o)?null:Tl(o),showDiff:Dm,exactDiff:o=>ut(
o)?null:`${o>0?"+":""}${Tl(o)}`}),Kt=(e,t)=>({key:e,title:t,number:!0,show:Se,exact:o=>ut(o)?null:Ml(o),showDiff:qs,exactDiff:o=>ut(o)?null:`${o>0?"+":""}${Ml(o)}`}),Qe=(e,t)=>({key:e,title:t,number:!0,
show:o=>ut(o)?we:`${_r(o,2)} %`,showDiff:o=>ut(o)?we:`${kr(o,2)} pp`,exactDiff:o=>ut(o)?null:`${kr(o,6)} percentage points`}),vi=(e,t)=>({...Qe(e,t),show:o=>ut(o)?we:`${_r(100*o,1)} %`,showDiff:o=>ut(
o)?we:`${kr(100*o,1)} pp`,exact:o=>ut(o)?null:`${_r(100*o,6)} %`,exactDiff:o=>ut(o)?null:`${kr(100*o,6)} percentage points`}),Ye=(e,t)=>({key:e,title:t,number:!0,show:o=>_r(o,3),showDiff:o=>kr(o,3),
exact:o=>ut(o)?null:String(o),exactDiff:o=>ut(o)?null:String(o)}),S1={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Mt=e=>({...e,meaning:"gain"}),be=e=>({...e,meaning:"neutral"});function Bw(e){
let[t,o]=S1[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:n=>n>0?t:n<0?o:null}:e}var mn=(e,t=n=>n,o=t)=>[be(_e("count","count")),t(e("mean","mean")),o(e("std","std")),
...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,s)))],me=(e,t)=>({...e,what:t}),tt=(e,t)=>({...e,blank:t}),qw=(e,t)=>({...e,isSaid:t}),dt=(e,t,o)=>({
key:e,title:t,show:n=>ut(n)?we:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),pn={key:"note",title:"note",note:!0,show:e=>ut(e)?"":String(e)},Iw=10;function E1(e){let t=[];for(let o of e){let n=t.
at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function T1(e){let t=E1(e.split("|")),o=t.length>Iw+1?t.slice(0,Iw):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return i("ol",{class:"\
sequence"},o.map(({name:s,times:r})=>i("li",{title:s},r>1?`${R(r)} × ${s}`:s)),n>0&&i("li",{},`${R(n)} more`))}var Fw=(e,t)=>({key:e,title:t,mono:!0,show:o=>ut(o)?we:T1(o)}),$r=(e,t)=>({...e,link:(o,n)=>{
let s=o[e.key],r=ut(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function Ww(e,t){let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.
note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var Go=`There is no device work in the selected ranks and steps. ${bn}`,vr=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${bn}`,Ee=ge("rank","rank"),
Oo=xr("device","device"),Sr=xr("stream","stream"),Er=dt("kernel_type","kind",Xl),ho=$r(ge("operator","operator",!0),()=>"cpu_op"),Tr=$r(ge("name","kernel",!0),e=>e.category),jw=(e,t)=>i("p",{class:"an\
alysis-sentence"},e&&i("strong",{},`${e}: `),t);function vs(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>jw(s.letter,r))),
n&&jw("B − A",n)]}var Ln=e=>[e.letter,e.label].filter(Boolean).join(" · "),Ss=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Es=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),rt=(e,t,o)=>({
name:e,label:t,type:"number",placeholder:o});var Hw=[["compute",ht.compute,"--part-compute"],["non_compute",Us,"--part-communication"],["idle",ht.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${N(
s[`${e}_time`])}, ${un(s[`${e}_time_pctg`])}`})),Uw={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>Fe(e),legend:Hw,make:(e,t)=>fo(e,t,{label:$s(e),rowsOf:o=>o.data.rows,parts:Hw,what:"ranks",empty:Go})}],tables:[
{key:"rows",caption:"Ranks",columns:[Ee,me(ne("idle_time",ht.idle.name),ht.idle.what),Qe("idle_time_pctg","idle, %"),me(ne("compute_time",ht.compute.name),ht.compute.what),be(Qe("compute_time_pctg","c\
ompute, %")),me(ne("non_compute_time",Us.short),Us.what),Qe("non_compute_time_pctg",`${Us.short}, %`),me(ne("kernel_time","all"),"From the first to the last device row"),pn]}]};var zw={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"\
rows",title:"Overlap",height:Fe,make:(e,t)=>et(e,t,{table:"rows",kind:"percent",name:$s(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. \
It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${un(o.comp_comm_overlap_pctg)}, ${N(o.overlap)} of ${N(o.communication_time)} of communication`})}],
tables:[{key:"rows",caption:"Ranks",columns:[Ee,Mt(Qe("comp_comm_overlap_pctg","overlap")),me(Mt(ne("overlap","overlapped")),"Communication while a compute kernel runs"),ne("communication_time","commu\
nication"),pn]}]};var Gw=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:ec[e],what:Pp[e],text:o=>N(o[e])}));function O1(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var Yw={title:"\
Idle time",params:[rt("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Es("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"rows",title:"Idle time o\
f each stream",height:e=>Fe(e),legend:Gw,make:(e,t)=>{let o=$s(e);return fo(e,t,{rowsOf:O1,group:Ss,label:n=>`${o(n)}, ${Ss(n)}`,parts:Gw,what:"streams",empty:Go})}}],tables:[{key:"rows",caption:"Stre\
ams",columns:[Ee,Oo,Sr,dt("idle_category","why idle",ec),ne("idle_time","idle"),be(vi("idle_time_ratio","share")),pn],extra:e=>"count"in e?mn(ne):[]}]};var Kw={title:"Kernels",params:[rt("duration_ratio","Share of time to show","0.8"),rt("num_kernels","Kernels at most","10"),Es("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Fe,make:(e,t)=>et(e,t,{table:"kinds",kind:"percent",empty:Go,name:o=>Zl(o.kernel_type),
value:o=>o.percentage,show:o=>`${un(o.percentage)}, ${N(o.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:Fe,make:(e,t)=>et(e,t,{table:"ov\
er_ranks",kind:"time",empty:Go,name:o=>o.name,value:o=>o.mean,show:o=>`${N(o.mean)}, mean of ${R(o.count)} calls${o.ranks>1?`, ranks ${N(o.min_mean)} to ${N(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.
min_mean,high:o.max_mean-o.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[dt("kernel_type","kind",Zl),be(ne("sum","time")),be(Qe("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[
Tr,Er,Ee,_e("count","calls"),ne("sum","sum"),ne("mean","mean"),ne("min","min"),ne("max","max"),ne("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[Tr,Er,be(_e("ranks","ranks")),
_e("count","calls"),ne("sum","sum"),ne("mean","mean"),ne("min_mean","fastest rank"),ne("max_mean","slowest rank")]}]};var Au=6,Vw=e=>new Set(e).size>1;function Si(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>Vw(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>Vw(l.filter(d=>d.rank===u).
map(d=>d.device)))),a=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,p=a.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};p.series[c]=u,a.set(m,p)})),[...a.values()]}var M1=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function A1(e,t){if(!t[0].
data.summary)return M1(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,a)=>r?n[a].get(o(
r))??0:0)]))}function C1(e,t){let o=A1(e,t),n=new Map,s=new Map;for(let a of e){let l=o.get(a.key),c=s.get(a.group)??{name:a.group,lines:new Map,nth:new Map},u=c.nth.get(a.sort)??0,d=`${a.sort} ${u}`;
c.nth.set(a.sort,u+1),c.lines.set(d,l),s.set(a.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return Eu([...s.values()].map(a=>({name:a.name,group:"",values:t.map((l,c)=>r.
map(u=>(a.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(a=>a.name)}function R1(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>Au)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,Au),count:s}}function L1(e,t,o){if(e.length<=Au)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:C1(e,t),{taken:r,count:a}=R1(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${a} of ${n.length} ranks`:Tu(a,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var Cu=[""];function Ei(e,t,{lines:o,order:n}){let s=e.map(a=>a.key).filter(a=>o.includes(a)),r=L1(e,t,n);return s.length>0||o.
includes(Cu[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function Qw(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var N1=24;function Jw(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Xw(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Ts(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:a,empty:l,flat:c}){let u=Si(e,n,r),{panel:d,style:m}=Jw(s),{keys:p,...f}=Ei(u,e,t),g=Xw(),h=u.filter(k=>p.includes(k.key)).flatMap(k=>{let $=g(m(k));return k.
series.map((E,T)=>E&&{key:e[T].key,place:$,side:e[T].letter,panel:d(k),points:E.points,name:[[e[T].letter,e[T].label].filter(Boolean).join(" · "),`rank ${E.rank}`,k.name].join(", ")})}).filter(Boolean);
if(u.length>0&&p.length===0)return{empty:"No line is chosen.",limited:f.limited};if(h.every(k=>k.points.length===0))return{empty:l};if(c&&h.every(k=>k.points.every($=>$[1]===0)))return{empty:c};let y=[
...new Set(h.map(k=>k.panel))].slice(0,N1),[w,b]=[Number(t.start||NaN),Number(t.end||NaN)],x=b>(w||0)?[w||0,b]:null,_=a?.(e,Qw(u,p))??[];return{data:k=>Aw({panels:y,unit:o,range:x,marks:_,lines:h.filter(
$=>y.includes($.panel))},k),places:y.length,limited:f.limited,note:[f.note,x&&`${ue(x[0])} to ${ue(x[1])}`].filter(Boolean).join(", ")}}function Zw(e,t,o){let n=Xw();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(Jw(o).style(s))]))}var ey=e=>e.name,ty={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:ey,panels:!0,height:xs,make:(e,t)=>Ts(e,t,{unit:"rate",name:ey,panels:!0,empty:"There ar\
e no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Ee,Oo,ge("n\
ame","copy"),...mn(dn,Mt,be)]}]};var oy={title:"Queue length",window:!0,params:[rt("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to look clos\
er: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:Ss,height:xs,make:(e,t)=>Ts(e,t,{unit:"waiting",name:Ss,empty:vr})}],tables:[{key:"summary",caption:"Summary",columns:[
Ee,Oo,Sr,...mn(Ye,be)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Ee,Oo,Sr,ne("duration_at_max_queue_length","blocked"),vi("relative_duration_at_max_queue_length","share of t\
he rank")]}]};var P1=(e,t)=>e.place-t.place||Object.keys(fa).indexOf(e.class)-Object.keys(fa).indexOf(t.class),ny={title:"Kernel launches",params:[rt("runtime_cutoff","Slow launch over, µs","50"),rt("launch_delay_\
cutoff","Late start over, µs","100"),Es("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(tc).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:Np(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.letter,name:Ln(
s),bins:s.data.histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:vr}:{data:s=>Lw({sides:n},s)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,
height:()=>230,make:e=>e.every(t=>t.data.scatter.length===0)?{empty:vr}:{data:()=>Nw({sides:e.map(t=>({key:t.key,side:t.letter,name:Ln(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"L\
aunches",columns:[Ee,_e("count","launches"),_e("short_kernels","shorter than their launch"),_e("runtime_outliers","slow launches"),_e("launch_delay_outliers","late starts"),pn]},{key:"worst",caption:"\
The worst launches",apart:!0,order:P1,columns:[dt("class","why",fa),Ee,Tr,ho,ne("cpu_duration","host"),ne("gpu_duration","device"),ne("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[
Ee,dt("measure","measure",tc),...mn(ne)]}]};function I1(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&i("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||bn]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var sy={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},rt("min_pattern_len","Kernels at least","3"),rt("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",i("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Fe,make:(e,t)=>et(e,t,{table:"patterns",kind:"time",name:o=>o.pattern,value:o=>o.kernel_duration,
empty:I1(t),show:(o,n)=>N(n)})}],tables:[{key:"patterns",caption:"Patterns",columns:[Fw("pattern","operator and its kernels"),Ee,{..._e("length","kernels"),showDiff:null},_e("count","calls"),ne("kerne\
l_duration","on the device"),ne("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Ee,be(_e("operators","operators")),be(_e("patterns_found","patterns"))]}]};var ry={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Sum over the ranks",height:Fe,make:(e,t)=>et(e,t,{table:"rows",kind:"time",name:o=>o.name,
value:o=>o.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>N(n)})}],tables:[{key:"rows",caption:"Annotations",columns:[$r(ge("name","name",!0),(e,{
use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Ee,_e("count","calls"),ne("sum","sum"),ne("mean","mean"),ne("min","min"),ne("max","max"),ne("std","std")]}]};var ay={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"\
Sum over the ranks",height:Fe,make:(e,t)=>et(e,t,{table:"rows",kind:"time",empty:Go,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>N(n)})}],tables:[{key:"rows",caption:"Operators",columns:[
ho,Er,Ee,_e("count","calls"),ne("sum","sum"),ne("mean","mean"),ne("min","min"),ne("max","max"),ne("std","std")]}]};var iy=["circle","square","triangle-up","cross","star","hexagon"],D1=14,Lu=24,cy=42,Ti=6.6,Ru=14,uy=e=>e.map(t=>He(t)).join("<br>"),ly=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],Nu=e=>ly[e%ly.length];function B1(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,a)=>a%s===0)}function dy({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,a]=Vn(Math.max(...n.map(u=>u.busbw))),
l=B1(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),p=c?ee(Nu(m)):Qt()[u.side==="B"?"test":"control"];return{type:"scatt\
er",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(f=>Math.log2(Math.max(f.bytes,1))),y:d.points.map(f=>f.busbw/a),line:{color:p,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:p,size:8,symbol:`${iy[m%iy.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:p}},customdata:d.points.map(f=>uy([[u.side,d.name].filter(Boolean).join(" · "),`${Se(
f.bytes)}: ${Po(f.busbw)}, best ${Po(f.best_busbw)}`,`transfer ${N(f.mean_transfer)}, ${R(f.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:vt(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>Se(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var my=e=>Math.
max(3,Math.min(D1,Math.floor(640/Math.max(1,e)))),Pu=(e,t)=>t*(Math.max(40,e*my(e))+Lu+cy);function q1(e,t,o,n,s,r){let a=t===0?"":String(t+1),l=Pu(e.rows.length,o),c=l/o-Lu-cy,u=t*(l/o)+Lu,d=vo(n.length,
(s-r)/74),m=vo(e.rows.length,c/13),p=Math.floor((s-r)/Math.max(1,d.length)/Ti),f={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${a}`]:{...f,anchor:`y${a}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:bo(d.map(g=>n[g]),Math.max(6,p)).map(He)},[`yaxis${a}`]:{...f,anchor:`x${a}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(g=>He(e.rows[g]))}}}function F1(e,t,o,n){let s=js(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:ee("--text")}},l=Ti*t.length+8+s.
length*Ru;return{annotations:[{...r,x:0,xanchor:"left",text:He(Fs(e,Math.max(6,Math.floor((n-l-30)/Ti))))},{...r,x:1,xanchor:"right",text:He(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.
map(([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*Ru-l,x1:(u+1)*Ru-l,y0:6,y1:16,line:{width:1,color:ee("--border-strong")}}))}}
function py({panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,a]=Ke(s),l=30+Ti*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:vt(),
hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/a,colorscale:js(),showscale:!1}};return{data:e.map((d,m)=>{let p=q1(d,m,e.length,t,o,l);Object.
assign(c,p);let{annotations:f,shapes:g}=F1(d.title,N(s),p[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...f),c.shapes.push(...g);let h=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"\
coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:my(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(w=>w===null?null:w/a)),customdata:d.texts.map(y=>y.map(uy)),hovertemplate:"%{customdata\
}<extra></extra>",meta:r}}),layout:c}}var fn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,Nn=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function Iu(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function W1(e){let t=Nn(e,o=>o.longest-o.shortest);return t?[`${fn(t)} takes ${N(t.shortest)} on one rank and ${N(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function hy(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=Nn(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` The largest part of the exposed waiting is in ${fn(o)}: ${N(o.exposed_wait_per_step)} a step.`:"",s=Nn(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${N(t.time_per_step)} a step and rank: ${N(t.transfer_per_step)} of transfer and ${N(t.wait_per_step)} of waiting, ${N(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Ra\
nk ${s.rank} lacks ${J(s.instances,"collective")} that other ranks have: ${fn(s)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...H1(t,e.unmatched),...W1(e.uneven)]}var j1={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function H1(e,t){if(e.unmatched_rows===0)return[];let o=[...Iu(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,a)=>r+a.count,
0)]).sort((n,s)=>s[1]-n[1]);return[`Waiting is not known for ${R(e.unmatched_rows)} of ${J(e.rows,"collective row")} (${N(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${R(
s)} ${j1[n]??n}`).join(", ")}`}.`]}function gy([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>xe(n[r]-o[r]);return`${s("time_per_step")} a step \
and rank: ${s("transfer_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var U1={compute:"it computes",memory:"its copies take",idle:"its device idles"};function z1(e){let t=s=>s[`${s.cause}\
_excess_per_step`]??0,o=Nn(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank}\
 exceeds the median rank most before collectives where it is last: ${U1[o.cause]} ${N(t(o))} a step longer, and each other rank waits ${N(n)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function wy(e,t){let o=Iu(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${Se(cn([...o.values()].map(
n=>Math.max(...n.map(s=>s.peak)))))}.`}function yy(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...Iu(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===
c.device),m=>m[d])].map(([m,p])=>[m,p.reduce((f,g)=>f+g.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return Nn([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(
m)??0)})),m=>m.change*Math.sign(n))},a=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${qs(n)} at the peak${a?
`; ${a.name}: ${qs(a.change)}`:""}.`}var G1=30,Y1=.1;function K1(e){let t=e.by_arithmetic.reduce((a,l)=>a+l.device_time_per_step,0),o=e.by_arithmetic.filter(a=>a.device_time_per_step>=Y1*t),n=o.find(a=>a.
arithmetic==="float32"&&a.peak_pctg!==null&&a.fastest_tflops_per_s>a.peak_tflops_per_s),s=o.find(a=>a.dtype==="float32"&&a.arithmetic===null&&a.peak_pctg!==null),r=n?.dtype==="float32"?"TF32":n?.dtype;
return`${n?` Computed in float32: ${Pe(n.tflops_per_s,0,1)} TFLOP/s, ${Be(n.peak_pctg)} of the float32 peak${n.peak_pctg<G1?"":`; ${r} would allow ${Pe(n.fastest_tflops_per_s,0,1)} TFLOP/s (${Pe(n.fastest_tflops_per_s/
n.peak_tflops_per_s,0,1)} times)`}.`:""}${s?` The names of some kernels do not tell whether they compute in float32 or TF32: ${N(s.device_time_per_step)} are measured against the peak of TF32.`:""}`}var fy=e=>`${Pe(
e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${Be(e.peak_pctg)} of the peak`}`;function by(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let o=Nn(e.by_operator,n=>n.device_time_per_step);
return`${co(t.flops_per_step)}FLOPs a step and rank in ${N(t.known_time_per_step)}, ${Be(t.known_pctg)} of the device time: ${fy(t)}${t.peak_pctg===null||t.device===null?"":` of ${t.device}`}.${o&&e.by_operator.
length>1&&o.tflops_per_s!==null?` The largest part of that time is ${o.operator}: ${N(o.device_time_per_step)}, ${fy(o)}.`:""}${K1(e)}`}var _y=(e,t)=>e.phases.filter(({phase:o})=>o!=="empty").map(o=>{
let n=Nn(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${N(o.median_time)} a call, the median of ${R(o.calls)}${s>0?`; ${Be(s)} of the time is ${n.name}`:""}.`}).join(" "),Oi="\
No rank waits for another one in the collectives that match.",V1={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},Q1=.2;function ky(e){let[t]=e.
by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Oi;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>0);if(o.length===0)return`There is no straggler:\
 rank ${t.rank} causes the most exposed waiting, ${Be(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`differe\
nt steps it is one of ${n.length} ranks`}.${z1(e.by_rank)}`;let[s]=o,r=e.by_rank,a=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.worst_steps===s.steps?"every step":`${s.worst_steps}\
 of ${s.steps} steps`,u=Math.max(a-l,0);return`Rank ${s.rank} is a straggler: it causes ${Be(s.caused_pctg)} of the exposed waiting, the most of all ranks in ${c}${J1(s,r.length-1)}. If it came at the\
 same time as the others, the mean step of all ranks would be ${N(u)} shorter (${N(l)})${u<Q1*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/(r.length-1))?": not more, because some other r\
ank hardly waits for it":""}.`}function J1(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${V1[e.cause]} (${N(o)} a step more than the median rank)`:""}var X1=200,Z1=512;function eO(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,a)=>a[1]-r[1]).slice(0,X1).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function tO(e,t,o,{name:n,value:s,text:r}){let a=[...new Set(t.map(m=>m.rank))].slice(0,Z1),l=new Map(a.map((m,p)=>[m,p])),c=new Map(o.map((m,p)=>[m,p])),u=a.map(()=>o.map(()=>null)),
d=a.map(m=>o.map(p=>[`rank ${m}, ${p}`]));for(let m of t){let[p,f]=[l.get(m.rank),c.get(n(m))];p!==void 0&&f!==void 0&&(u[p][f]=(u[p][f]??0)+s(m),d[p][f].push(...r(m)))}return{title:e.letter?Ln(e):"",
rows:a.map(String),cells:u,texts:d}}function Du(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=eO(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>tO(c,o[u],n,t)).
filter(c=>c.rows.length>0),a=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:a,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with the most waiting`,a<l&&`the first ${a} of ${l} ranks`].filter(Boolean).join("; "),data:c=>py({panels:r,columns:n},c)}}var Bu=(e,t)=>Pu(e,t),xy=e=>[`waits ${N(e.wait_per_step)} a step, exp\
osed ${N(e.exposed_wait_per_step)}`,`causes ${N(e.caused_per_step)} a step, last ${R(e.last)} of ${R(e.matched_rows)} times`],$y=e=>[`waits ${N(e.wait)}, exposed ${N(e.exposed_wait)}`,`causes ${N(e.caused)}\
, last ${R(e.last)} times`];var oO="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",nO="No collective of the selected r\
anks matches one of another rank: see what does not match below.",qu="no rank matches, or the trace does not state the bytes sent or the size of the group",Mi=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>N(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>N(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>N(e.exposed)}],vy=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function sO(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(fn(o))??{name:fn(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:Ln(e),lines:[...t.values()]}}var Oy=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],rO=e=>e.length>1?null:Oy(e).map((t,o)=>({key:`collective ${o}`,name:t,property:Nu(o)}));function aO(e){let t=e.map(sO);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:o=>dy({sides:t,names:Oy(e)},o)}}var Ai=e=>e.every(t=>t.data.summary[0]?.rows===0)?oO:nO,Ci=ge("c\
ollective","collective",!0),Ri=ge("process_group","process group",!0),Sy=me(ne("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),Ey=me(ne("wait_per_step","wait"),"How m\
uch longer a rank takes than the one that comes last"),Ty=me(ne("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),My={title:"Collectives",params:[],ofSteps:!0,
intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[
...vs(e,hy,gy),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>i("p",{},t.letter&&i("strong",{},`${t.letter}: `),R(t.data.summary[0].missing_not_listed)," collectives have more miss\
ing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:Fe,legend:Mi,make:(e,t)=>fo(e,t,{parts:Mi,what:"collectives",rowsOf:o=>o.data.
collectives.filter(n=>n.instances>0).map(vy),label:fn,empty:Ai(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:Fe,legend:Mi,make:(e,t)=>fo(e,t,{parts:Mi,what:"ranks",
rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(vy),label:o=>`rank ${o.rank}`,empty:Ai(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:rO,make:aO},
{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Bu,legend:[],make:e=>Du(e,{name:fn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:xy,empty:Ai(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Bu,legend:[],make:e=>Du(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:$y,empty:Ai(e)})}],tables:[{key:"collectives",caption:"Collectives",columns:[Ci,Ri,dt("class","class",String),_e("instances","instances"),
Sy,Ey,Ty,ne("time_per_step","in all"),be(_e("group_size","group size")),be(Ye("bytes_per_instance","bytes")),tt(Mt(dn("algbw","algorithm bandwidth")),qu),tt(Mt(dn("busbw","bus bandwidth")),qu),_e("unm\
atched_rows","without match"),ne("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Ee,Sy,Ey,Ty,me(ne("caused_per_step","caused"),"Exposed waiting of the other ranks \
where this one was last"),_e("last","last"),be(Qe("last_pctg","last, share")),_e("matched_rows","matched"),_e("unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Ee,
Ci,Ri,dt("why","why",String),ge("dtype","type"),be(Ye("bytes","bytes")),_e("count","count"),ne("duration","in all"),tt(me(Mt(dn("busbw_at_least","bus bandwidth, at least")),"Computed from whole durati\
ons, which may include waiting"),qu)]},{key:"missing",caption:"Missing",columns:[Ee,Ci,Ri,_e("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[ge("step",
"step"),Ci,Ri,ge("ranks","ranks"),ne("shortest","shortest"),ne("longest","longest"),Ye("least_bytes","fewest bytes"),Ye("most_bytes","most bytes")]}]};var Fu={compute:"compute",memory:"copies",host:"host, self"},iO={...ge("step","step"),show:e=>e===null?"whole file":String(e)},Ay=me(ne("step_time_like_median","step if on time"),"The mean step of all\
 ranks if this rank came at the same time as the others"),Cy={title:"Stragglers",ofSteps:!0,params:[rt("num_candidates","Ranks with operators","2"),rt("limit","Operators of each","10")],intro:"Which r\
ank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>i("p",{class:"\
straggler-sentence"},t.letter&&i("strong",{},`${t.letter}: `),ky(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:Fe,make:(e,t)=>et(e,
t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:Oi,show:o=>`${N(o.caused_per_step)} a step, ${Be(o.caused_pctg)} of all; last in ${Be(o.last_pctg)} of\
 its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:Fe,make:(e,t)=>et(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[
o.step===null?"whole file":`step ${o.step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:Oi,show:o=>`rank ${o.rank}: ${N(o.caused)}, ${Be(o.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",columns:[Ee,dt("straggler","straggler",e=>e===1?"yes":"no"),dt("cause","what it does longer",{...Fu,memory:"copies",idle:"idle, \
the host is late"}),me(ne("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),be(Qe("caused_pctg","share")),_e("last","last"),be(Qe("last_pct\
g","last, share")),me(_e("worst_steps","worst in steps"),"In how many steps no other rank caused more"),me(ne("compute_excess_per_step","more compute"),"Before the collectives where it is last, compar\
ed with the median rank"),me(ne("memory_excess_per_step","more copies"),"The same of copies"),me(ne("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),ne("\
step_time","step"),Ay]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Ee,dt("measure","measure",Fu),ge("operator","operator",!0),ne("time_per_step","per step"),
ne("median_per_step","median rank"),ne("excess_per_step","more"),Ye("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[iO,me(ge("rank","rank"),"The rank that causes the most \
in the step"),dt("cause","what it does longer",{...Fu,idle:"idle, the host is late"}),me(ne("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),be(Qe("caused_pc\
tg","share")),ne("exposed_wait","exposed wait"),ne("step_time","step"),Ay]}]};var Iy="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",lO="It is not known what is live at the peak: either all of it was allocated before the reco\
rding began, or the trace does not record addresses.",Ni=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),Ry=e=>Ni(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),cO=e=>e.
replace(/ (allocated|reserved)/,""),uO=e=>e.includes(" reserved")?"reserved":"allocated",Ly={panel:e=>cO(e.name),style:e=>`${e.group} ${uO(e.name)}`},Dy=e=>[Ni(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Hu=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),dO=(e,t)=>o=>[Hu(e,"rank")&&`rank ${o.rank}`,Hu(e,"device_type")&&Dy(o),o[t]].filter(Boolean).join(" · ");function mO(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function By(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function pO({side:e,row:t}){let o=[Hu([e],"rank")&&`rank ${t.rank}`,Dy(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Se(t.live_at_peak)}\
 of it was allocated in the recording, ${Se(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[i("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Se(t.peak)} (${o}), ${N(t.peak_at)} after the first event${n}.${s}${wy(e.data.peaks,t.device_type)}${r}`]}function fO(e){let t=e.
map(n=>By([n])),o=t.length===2&&t.every(Boolean)&&Ni(t[0].row.device_type)===Ni(t[1].row.device_type)&&yy(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[i("p",{class:"memory-sentence"},i("s\
trong",{},"B − A: "),o)]:[]}var hO=e=>[...e.flatMap(t=>{let o=By([t]);return o?[i("p",{class:"memory-sentence"},pO(o))]:[]}),...fO(e)],qy=ge("device_type","memory"),gO=tt(xr("device","device"),"host\
 memory has no number"),wO=qw(me({...ge("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),Ny=me(Kt("bytes","live at the peak"),"Allocated at or before the peak, and\
 not freed by then"),Wu=be(Qe("pctg","share")),ju=_e("allocations","allocations"),Li=[Ee,wO,qy,gO],Py=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:Iy,isSaid:!0}:et(e,t,{table:o,kind:"bytes",name:dO(
e,n),value:s=>s.bytes,show:(s,r)=>`${Se(r)}, ${Be(s.pctg)} of the peak`,empty:lO}),Fy={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[rt("limit","Frames of each device","100")],intro:"Memory that\
 the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:hO,
charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:Ry,panels:Ly,ownDevice:!0,height:xs,make:(e,t)=>Ts(e,t,{unit:"bytes",name:Ry,panels:Ly,ownDevice:!0,marks:mO,empty:Iy})},{id:"\
live_modules",title:"Live at the peak, by module",height:Fe,make:(e,t)=>Py(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Fe,make:(e,t)=>Py(e,t,"live_o\
perators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...Li,me(Kt("peak","peak allocated"),"The largest amount that is allocated"),me({...ne("peak_at","at"),number:!1},"When it is reac\
hed first, after the first event of the set"),tt(ge("peak_step","step"),"outside of the recorded steps"),me(Kt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),me(Kt("reserved_p\
eak","peak reserved"),"The largest amount that is reserved"),me(Kt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),me(Kt("live_at_peak","live at th\
e peak"),"Allocated in the recording at or before the peak, and not freed by then"),me(Kt("from_before","from before"),"The rest of the peak: allocated before the recording began"),me(Kt("never_freed",
"never freed"),"Allocated in the recording and not freed until its end"),_e("never_freed_allocations","never freed, allocations"),me(Kt("unseen_freed","freed, allocated before"),"Freed in the recordin\
g, allocated before it began"),{...ge("totals","totals"),what:"recorded: the trace states them. sums: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"\
Modules at the peak",columns:[...Li,ge("module","module",!0),Ny,Wu,ju,_e("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...Li,ge("frame","frame",!0),ge("operator","oper\
ator",!0),Ny,Wu,ju]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[qy,ge("operator","operator",!0),Ye("allocations_per_step","allocations per step"),Kt("allocated_per\
_step","allocated per step"),Ye("frees_per_step","frees per step"),Kt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...Li,ge("frame","frame",!0),
ge("operator","operator",!0),Kt("bytes","never freed"),Wu,ju]}]};var Gu=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],Os=Object.
fromEntries(Gu.map(([e,t])=>[e,t])),Wy=Gu.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${N(n[e])}, ${un(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
zu="There are no steps here.",Pi=e=>e.step===null?"whole file":`step ${e.step}`,Uu=e=>e.span>0?`, file ${e.span+1}`:"";function yO(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return rs({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function bO({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return zu;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${N(o)} a step: ${t.slice(0,3).map(n=>`${Be(
n.time_pctg)} ${Os[n.kind]}`).join(", ")}.`}var jy=tt(ne("longest","longest"),"the path has no such segment"),Hy=tt(ge("name","name",!0),"waiting and gaps have no name"),Uy={title:"Critical path",host:!0,
ofSteps:!0,params:[rt("consecutive_kernel_delay","Short gaps, µs","30"),rt("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>i("p",{class:"path-sentence"},t.letter&&i("strong",{},`${t.letter}: `),bO(t))),e[0].
data.by_step.length>0&&i("p",{},i("a",{href:yO(e,e[0].data.by_step[0])},`Show the path of ${Pi(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:Fe,make:(e,t)=>et(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?Os[o.kind]:`${o.name} (${Os[o.kind]})`,value:o=>o.time_per_step,empty:zu,show:o=>`${N(
o.time_per_step)} a step, ${Be(o.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>Fe(e),legend:Wy,make:(e,t)=>fo(e,t,{parts:Wy,what:"steps",empty:zu,
rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${Pi(o)}${Uu(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[dt("kind","ki\
nd",Os),dt("work","work",e=>e===1?"yes":"waiting"),ne("time_per_step","per step"),be(Qe("time_pctg","share")),ne("time","in all"),_e("segments","segments"),jy]},{key:"by_name",caption:"Operators, call\
s and kernels",columns:[dt("kind","kind",Os),Hy,ne("time_per_step","per step"),be(Qe("time_pctg","share")),ne("time","in all"),_e("segments","segments"),jy]},{key:"by_step",caption:"Steps",columns:[Ee,
{...ge("step","step"),show:(e,t)=>Pi(t)+Uu(t)},me(ne("path","path"),"The whole path, including waits; the kinds add up to it"),me(ne("work","work"),"Without waits for the device, between operators and\
 idle"),...Gu.map(([e,t,o])=>me(ne(e,t),o)),ne("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Ee,{...ge("step","step"),show:(e,t)=>Pi(t)+Uu(t)},ne("start","fro\
m"),ne("duration","takes"),dt("kind","kind",Os),Hy,tt(ge("lane","thread or stream"),"waiting is on none")]}]};var _O='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',kO={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},Di=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:ht[e].name,what:ht[e].what,text:o=>`${N(o[e])} a call`})),xO=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),Yu=e=>e===null?we:R(Math.round(e)).replace("-","−"),$O=e=>`${R(Math.round(e))} tokens/s`;function vO(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",i("a",{href:zt({...Bt(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&i("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var Ku="the names of these annotations do not say it",Vu=[_e("calls","calls"),me(ne("median_time","median"),"The duration of t\
he annotation on the host"),ne("mean_time","mean"),...Di.map(({key:e,name:t,what:o})=>me(ne(e,t),`${o}, per call`)),me(ne("device_time","device"),"What a call launches, wherever it runs; per call"),tt(
me(be(_e("requests_in_all","requests")),"Of all calls whose names say them"),Ku),tt(me(be(_e("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),Ku),me(ne("activ\
e_time","at work"),"Time in which a call runs on the host or on a device, of all ranks"),tt(me(Mt({...Ye("tokens_per_second","tokens/s"),show:Yu,showDiff:e=>e>0?`+${Yu(e)}`:Yu(e)}),"Tokens by the time\
 in which such calls are at work, of one rank"),Ku)],Ii=ge("phase","phase"),zy=(e,t)=>({...ge(e,t),show:o=>o===null?"not stated":o.replace("-","–")}),Gy={title:"Phases of serving",tab:"Phases",params:[],
ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add \
up to its time.",notes:e=>[...vs(e,t=>_y(t,Di)),i("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>kO[t]).join("; ")),vO(e)],charts:[{id:"phases",title:"T\
ime of a call, by phase",height:e=>Fe(e),legend:Di,make:(e,t)=>fo(e,t,{parts:Di,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:_O})},{id:"phase-rates",table:"sizes",title:"Tokens a secon\
d, by phase and size",height:Fe,make:(e,t)=>et(e,t,{table:"sizes",kind:"number",name:xO,value:o=>o.tokens_per_second,show:o=>$O(o.tokens_per_second),empty:e.every(({data:o})=>o.phases.length===0)?"The\
re are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[Ii,...Vu]},{key:"sizes",caption:"Phases by size of a call",
columns:[Ii,me(zy("requests","requests"),"Of one call, up to a power of two"),me(zy("tokens","tokens"),"Of one call, up to a power of two"),...Vu.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title}\
 in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",columns:[Ee,Ii,...Vu]},{key:"forms",caption:"Names that were found",columns:[Ii,me(ge("form","form of the name",!0),"Braces stand for numb\
ers, {k} for members such as bs=8"),_e("calls","calls")]}]};var SO="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.",Ju="the peak of this device \
for numbers of this type is not known",Yy=e=>Pe(e,0,3),Or=(e,t)=>be({...Ye(e,t),show:co,showDiff:hn}),Ms=Mt(me(Ye("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched insid\
e the operator, in 10¹² a second")),Mr=tt(Mt(me(Qe("peak_pctg","of peak"),"Share of the peak speed of the device in the arithmetic that the names of the kernels tell, from the data sheet of its vend\
or, dense; of several together: the part of their time that they would take at the peak of each")),Ju),Ky=tt(Mt(me(Qe("fastest_peak_pctg","of fastest"),"The same of the fastest arithmetic that the dev\
ice has for these numbers: TF32 for float32")),Ju),Vy=(e,t)=>tt(be(Ye(e,t)),Ju),Qu=me(ne("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and r\
ank"),Qy=Mt(me(dn("gb_per_s_at_least","bandwidth, at least"),"Each input read once and the output written once, divided by the device time")),Jy=be(me(Ye("flops_per_byte_at_most","FLOPs per byte"),"FL\
OPs for each byte that has to be read or written: at most")),Xy={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-point operations of matrix products, convoluti\
ons and attention, counted from the shapes of their inputs, and how fast the device did them.",notes:e=>vs(e,by),charts:[{id:"speed",table:"by_operator",title:"Achieved TFLOP/s by operator",height:Fe,
make:(e,t)=>et(e,t,{table:"by_operator",kind:"count",name:o=>o.operator,value:o=>o.tflops_per_s,empty:SO,show:o=>`${Yy(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${Yy(o.peak_pctg)} % of the pe\
ak`}`})}],tables:[{key:"summary",caption:"In all",columns:[Or("flops_per_step","FLOPs per step"),ne("device_time_per_step","device per step"),me(ne("known_time_per_step","with known FLOPs"),"Device ti\
me of operators whose FLOPs are known, per step and rank"),be(Qe("known_pctg","share")),Ms,Mr,Ky,ge("device","device")]},{key:"classes",caption:"Classes of work",columns:[me(ge("class","class"),"By th\
e operators that launched it, else by the names of kernels; other: nothing says what it is"),be(_e("device_rows","device rows")),ne("device_time_per_step","device per step"),be(Qe("device_time_pctg","\
share of device time")),Ms,Qy,Jy]},{key:"by_rank",caption:"Ranks",columns:[Ee,Or("flops_per_step","FLOPs per step"),ne("device_time_per_step","device per step"),ne("known_time_per_step","with known FL\
OPs"),Ms,Mr]},{key:"by_arithmetic",caption:"Arithmetic",columns:[me(ge("dtype","type"),"The type of the numbers of both factors"),tt(me(ge("arithmetic","computed in"),"What the kernels multiply in, by\
 their names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for one), on the tensor cores"),"the names of the kernels do not tell: the peak is that of the fastest"),be(_e(
"calls","calls")),Or("flops_per_step","FLOPs per step"),Qu,Ms,Mr,Ky,Vy("peak_tflops_per_s","peak TFLOP/s"),Vy("fastest_tflops_per_s","fastest TFLOP/s")]},{key:"by_operator",caption:"Operators",columns:[
ho,be(_e("calls","calls")),Or("flops_per_step","FLOPs per step"),Qu,Ms,Mr]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,columns:[ho,ge("shapes","shapes",!0),me(ge("dtype","type"),"The typ\
e of the numbers of both factors"),ge("class","class"),be(_e("calls","calls")),Or("flops_per_call","FLOPs per call"),Qu,Ms,Mr,Jy]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at leas\
t",apart:!0,columns:[ho,ge("shapes","shapes",!0),ge("dtypes","types",!0),be(_e("calls","calls")),ne("device_time_per_step","device per step"),Qy]},{key:"unknown",caption:"Device time without known FLO\
Ps",apart:!0,columns:[me(ho,"The innermost operator that launched it"),be(_e("device_rows","device rows")),ne("device_time_per_step","device per step"),be(Qe("device_time_pctg","share of device time"))]}]};var EO="The part of the time for which a value is known",Zy=[be(Ye("mean","mean")),be(Ye("min","min")),be(Ye("max","max")),be(me(ne("known_time","known"),EO))],eb=ge("counter","counter"),tb={title:"Cl\
ocks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:e=>[...new Set(e.flatMap(({letter:t,data:o})=>o.
files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>i("p",{},t)),params:[],charts:[],tables:[{key:"rows",caption:"All steps",columns:[Ee,Oo,eb,...Zy]},
{key:"by_step",caption:"By step",columns:[Ee,tt(ge("step","step"),"the recording has no steps"),Oo,eb,...Zy]}]};var TO="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",OO=e=>e===null?we:Pe(e,0,3),ob={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[rt("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:e=>[...new Set(
e.flatMap(({letter:t,data:o})=>o.files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>i("p",{},t)),charts:[{id:"counters",table:"rows",title:"Sums b\
y operator and counter",height:Fe,make:(e,t)=>et(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:TO,show:(o,n)=>OO(n)})}],tables:[{key:"\
rows",caption:"Operators, kernels and counters",columns:[Ee,tt(ho,"no operator above the launch is recorded"),ge("kernel","kernel",!0),ge("counter","counter",!0),_e("kernels","kernels"),Ye("sum","sum"),
be(Ye("mean","mean")),be(Ye("min","min")),be(Ye("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Ee,me(_e("number","kernel no."),"In order of time, from 0"),ge("kernel","kernel",!0),
me(ge("operators","operators",!0),"Those above its launch, the outermost first"),ge("counter","counter",!0),Ye("value","value")]}]};var ot={temporal_breakdown:Uw,comm_comp_overlap:zw,idle_time_breakdown:Yw,kernel_breakdown:Kw,memory_bw:ty,queue_length:oy,launch_stats:ny,kernel_sequences:sy,user_annotation_breakdown:ry,operator_kernels:ay,
collectives:My,stragglers:Cy,memory:Fy,critical_path:Uy,phases:Gy,work:Xy,device_counters:tb,operator_counters:ob};var sb=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],Xu=["start","end"],Bi={...Object.fromEntries([...sb,...Xu].map(e=>[e,""])),lines:[]};function rb(e){
return[...sb,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Xu:[]]}var nb=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function qi(e,t){
let o=new URLSearchParams(e),n=l=>o.get(l)??o.get(l.replace(/^set(?=_|$)/,"control"))??"",s=Object.keys(t),r={what:it(o,"what",s,s[0])},a=t[r.what];for(let l of["set","test",...rb(a)])r[l]=n(l);return r.
rows=nb(o)==="steps"?"":nb(o),r.lines=a.window?o.getAll("line"):[],r.order=it(o,"order",["rank"],""),r}function ab(e,t,o=[]){let n=new URLSearchParams;for(let s of["set","test",...rb(t[e.what])]){let r=e[s]??
"",a=s.startsWith("test_")&&e.test==="";r!==""&&!a&&!o.includes(s)&&n.set(s,r)}return n}function Pn(e,t){let o=ab(e,t);return t[e.what].window&&e.lines.forEach(n=>o.append("line",n)),e.order&&o.set("o\
rder",e.order),pe(`/analyse?what=${e.what}&${o}`)}function ib(e,t,o){let n=ab(e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function Zu(e,t){return e.set===""?null:ib(e,t)}function lb(e,t,o){
let n=ib(e,t,Xu);return n.set("format","csv"),n.set("table",o),n}var Fi={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},cb=({diagnosis:e,diagnosis_note:t,account:o,waterfall:n,work_classes:s})=>({diagnosis:e,note:t,account:o,waterfall:n,
classes:s}),MO=e=>Pn({...Bi,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:ub(e.control_ranks),test_ranks:ub(e.test_ranks),set_marker:e.control_marker,test_marker:e.test_marker},ot),ub=e=>e===
"all"?"":e,AO=["op","heat","open","hide","zoom_time","zoom_calls"],ed=null,In={path:"/compare",name:"Compare",read:Bt,mount:(e,t)=>CO(e,t)};function CO(e,t){let o=Bt(location.search),n=null,s=null,r="",
a="",l=t.newPair?qc(o):ed,c=null,u="",d="",m=null,p=o.op!=="",f=!1,g=globalThis.firstComparison!==void 0,h=Oh(o,l),y=vh(()=>!f&&s&&Ne()),w=ig(H),b=lt("All rows"),x=pg(S=>H({open:S},{replace:!0})),_=Zh(
MO),k=ow(t.go),$={sides:gs(H,{compact:!0}),verdict:Xh({actions:w.node,below:[k.node,x.add("details",_.node)],links:{page:S=>`${U(S)}#booked`,tree:()=>po(eo(o)),timeline:S=>(S&&Mf(o,S))??Ho(o)},on:{widen:()=>H(
Fi),marker:H,clock:()=>H({equal_clock:!o.equal_clock}),isCorrected:()=>o.equal_clock,fold:S=>x.toggle("lines",S)}}),recorded:Dg(),operators:fg(U,pt),ranks:Pg(S=>H({heat:S},{replace:!0}),{timeline:(...S)=>Ra(
o,...S),go:t.go}),classes:Tw(),replacements:fh(U),filters:dg(H),counts:Jc({id:"chart-counts",title:"Ops count comparison",file:"ops-count",onSelect:S=>re(S,$.counts.node),...Y("zoom_calls")}),durations:Jc(
{id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:S=>re(S,$.durations.node),...Y("zoom_time")}),table:_g({onSort:(S,F)=>H({sort:S,order:F}),onSelect:re,href:U,onOpen:W,
onWant:y.want}),detail:wh({onClear:()=>re(""),href:U,onRanks:Q,onTable:se,tree:S=>Uf(o,S),timeline:S=>as(o,S)})},E=i("p",{class:"remark",hidden:!0}),T=i("p",{class:"muted chart-message",hidden:!0},"No\
 row passes the filters."),v=ag(H),O=[_.chart,$.ranks.heat,$.counts,$.durations];["operators","classes","recorded","replacements"].forEach(S=>x.add(S,$[S].node));let B=i("div",{class:"results"},$.verdict.
node,$.filters.node,E,v.node,i("div",{class:"charts"},$.durations.node,$.counts.node),i("section",{class:"card table-card","aria-label":"All rows"},i("div",{class:"chart-head"},w.title,i("div",{class:"\
chart-tools"},w.work,b.node,w.files)),$.table.node,T,w.workNote),$.ranks.node,$.operators.node,$.classes.node,$.recorded.node,$.replacements.node),j=i("div",{class:"message"}),C=i("h1",{class:"visuall\
y-hidden"},"Compare"),I=i("div",{class:"paper-only"}),V=Tt({context:t,results:B,message:j});e.append(i("div",{class:"page compare-page"},C,I,$.sides.node,j,B),$.detail.node);let D=ft(()=>{O.forEach(S=>S.
retheme()),k.redraw()});function H(S,{replace:F=!1}={}){let X=Object.keys(S).every(ie=>AO.includes(ie));return!f&&t.go(zt({...o,...!X&&{zoom_time:"",zoom_calls:""},...S}),{replace:F})}function re(S,F=$.
table.node){let X=$.detail.node.contains(document.activeElement),ie=S===o.op?"":S??"",le=F.getBoundingClientRect().top;H({op:ie},{replace:!0}),window.scrollBy(0,F.getBoundingClientRect().top-le);let Re=c?.
items.find(Ge=>Ge?.key===ie);Re?ke(`${Re.row.name} is selected.`):X&&$.table.focus()}function W(S){S!==o.op&&re(S)}function U({id:S,name:F,category:X}){return Gt({...o,heat:"",row:S??Dt(F,X)})}function se(){
$.table.node.closest(".table-card").scrollIntoView({block:"start"}),$.table.focus()}function Y(S){return{onHide:F=>H({hide:F},{replace:!0}),onZoom:F=>F!==o[S]&&H({[S]:F},{replace:!0})}}function Q(){H(
{heat:"op"},{replace:!0}),$.ranks.node.scrollIntoView({block:"start"}),$.ranks.node.querySelector("summary").focus({preventScroll:!0})}function P(){let S=X=>sn(X,o,n,s),F=o.control&&o.test?`${S("contr\
ol")} → ${S("test")} · Compare`:"Compare";C.textContent=F,t.setTitle(F)}async function G(){let S=[o.control,o.test].filter(X=>X!=="");if(S.every(X=>n&&ze(n,X)))return;let F=await gt(S).catch(()=>[]);
f||(n=F,Ce())}async function te(S){let F=l,X=F.late===!0&&await Th(S,F);X!==!1&&l===F&&(l={key:F.key,...X?cb(X):{diagnosis:[],note:""}},ed=X&&l,Ce())}function ce(S){a=S,B.dataset.stale="";let F=_t(o).
toString(),{op:X}=o;V.ask(ie=>h(S,o,l,ie),ie=>{s=ie,r=S,y.start(S,ie,X),l?.key!==F?(l={key:F,...cb(ie)},ed=l):l.late&&It().then(()=>te(S)),ke(s.row_count===1?"One row.":`${R(s.row_count)} rows.`),V.say(
null),delete B.dataset.stale,Ce()},ie=>{s=null,r="",y.stop(),V.say(lg(ie,{narrowed:Object.keys(Fi).some(le=>o[le]!=="all"),all:()=>H(Fi),again:()=>ce(a),unmarked:()=>H({control_marker:"",test_marker:""})})),
delete B.dataset.stale,Ce()})}function Ce(){if(f)return;P();let S=o.control!==""&&o.test!=="",F=Zn(o),X=Bc(o);S?X!==a&&(s||V.say(null),ce(X)):(V.drop(),a="",s=null,$.detail.draw(null),V.say(cg(n))),x.
draw(o.open),$.sides.draw(o,n,s),B.toggleAttribute("data-skeleton",S&&!s),$.filters.draw(o,s,s?Z():o.unit||"total"),v.draw(o,F),s?S&&r===a&&ae(Z(),F):$.detail.draw(null)}function Z(){let S=o.unit||nc(
s);return S==="percent"&&!ga(s)?nc(s):S}function ae(S,F){let X=ps(s),ie=_t(o).toString(),le=Object.keys(Fi).some(Et=>o[Et]!=="all"),Re=o.open.includes("lines"),Ge=JSON.stringify([ie,r,Re,l?.note,le]),
qe=s.waterfall??l?.waterfall??null;(c?.answer!==s||Ge!==u)&&(u=Ge,$.verdict.draw(s,l,{narrowed:le,open:Re}),$.recorded.draw(s)),_.draw(o,{...s,waterfall:qe},l,{revision:`${r}${qe===null}`,file:X,caption:ti(
s)}),k.draw(o,ie,s),$.operators.draw(ie,s),he(S,F),$.classes.draw(l?.classes,s,S),$.replacements.draw(s,S==="per_step"||S==="percent"),w.draw(o,s,S,F),Xe();let Nt=c.items.find(Et=>Et?.key===o.op);$.ranks.
draw(s,o.heat,X,r,Nt?{name:Nt.row.name,query:kn({...o,row:Nt.key}).toString()}:null),Sw(o,{unit:S,self:F,item:Nt,ofHost:Lp(qe)},{...$,fall:_,table:{sql:b}})}function he(S,F){let X=y.rows(),ie=JSON.stringify(
[r,S]),le=JSON.stringify([ie,o.top,d===r,o.hide]);if(c?.answer!==s||c.order!==ie){let Re=sc(s,X,S,{self:F});c={answer:s,order:ie,unit:S,self:F,items:Re},T.hidden=Re.length>0,L(S,Re),$.table.draw({rows:Re,
totals:Fp(s,S,{self:F}),unit:S,self:F,unitName:zs(S,s),sort:o.sort,order:o.order,selected:o.op,revision:ie,judged:Me(Re),work:o.work})}c.chartKey!==le&&(c.chartKey=le,M(le),A(I,ti(s,J(s.row_count,"row")).
map(Re=>i("p",{},Re))))}let Me=S=>S.some(F=>F.verdict!=="cannot_judge"&&!F.row.too_few);function Ne(){if(r!==a||c?.answer!==s)return;let{items:S,unit:F,self:X}=c,ie=[],le=[];y.rows().forEach((Ge,qe)=>{
S[qe]||(ie.push(qe),le.push(Ge))});let Re=sc(s,le,F,{self:X});Re.forEach((Ge,qe)=>{S[ie[qe]]=Ge}),L(F,S),$.table.add(S,Re,Me(S)),o.op!==""&&!m&&ae(F,X)}function Xe(){let S=o.op===""?-1:y.placeOf(o.op),
F=c.items[S]??null,X=F?.key??"";if(m=F,$.counts.select(X),$.durations.select(X),$.table.select(X),S===void 0){y.find(o.op);return}$.detail.draw(F,F||o.op===""?null:[i("p",{},"The filters hide the sele\
cted row, or these ranks and steps do not have it."),i("p",{},q("Clear the filters",()=>H({q:"",category:[],change:"",exclude:Zt,device_type:"ALL",significant:""})))]),p&&(p=!1,F&&se())}function L(S,F){
let X=s.control.samples,ie=s.test.samples,le=F.find(qe=>qe?.row.too_few&&qe.row.among)?.row;E.hidden=X===ie&&!le;let Re=le&&`${Cn(le)} These rows say “too few steps”. `;if(X===ie){A(E,Re);return}let Ge=S===
"total"?"totals cannot be compared directly.":S==="per_call"?"totals would mislead.":"calls and durations are shown per step.";A(E,Re,`The sides have ${R(X)} and ${J(ie,"sample")} (a sample is one ste\
p of one rank), so ${Ge} `,S==="total"?q("Show per step",()=>H({unit:""}),{class:"link-button"}):q("Show totals",()=>H({unit:"total"}),{class:"link-button"}))}function z(){return d!==r&&jg(s)&&["No di\
fference found in any of these rows, neither in time nor in the number of calls. ",q("Draw the bars anyway",()=>{d=r,Ce()},{class:"link-button"})]}function M(S){let{items:F,unit:X,self:ie}=c,le=`${c.order}${o.
top}`,Re=Bp(F,o.top),Ge=ti(s,`first ${R(Re.length)} of ${J(s.row_count,"row")}`),qe={file:ps(s),revision:S,zoom:le,caption:Ge};$.durations.draw({...qe,...Fg(Re,X,ie,s),empty:z(),hidden:o.hide,range:o.
zoom_time}),$.counts.draw({...qe,...Wg(Re,X),empty:z(),hidden:o.hide,range:o.zoom_calls}),v.drawRest(F.length,Re.length)}return Ce(),g?It().then(G):G(),{keys:{search:()=>$.filters.focusSearch(),enter:()=>$.
table.focus(),control:()=>$.sides.choose("control"),test:()=>$.sides.choose("test"),close:()=>$.detail.isOpen()&&re("")},update(S){o=Bt(S),l=t.newPair?qc(o):l,Ce(),G(),s&&a===r&&t.settled()},unmount(){
f=!0,[_,k,$.operators].forEach(S=>S.stop()),V.unmount(),y.stop(),D(),O.forEach(S=>S.unmount()),$.table.unmount(),$.detail.unmount()}}}var db=2,td=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function RO(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);return r.set("n\
ame",o),s||r.set("category",n),(await Zr(e,r)).rows[0]}async function LO(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:a,step_number:l}=s,c=new URLSearchParams({rank:r,span:a,order:"duration",limit:"\
1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.all(t.map(b=>RO(e,c,b,n))),zn(e,o===""?null:o),yo(e)]),[p]=u.
filter(Boolean).sort((b,x)=>x.duration-b.duration);if(!p)throw new Error("The timeline of this step has no such call.");let f=m.filter(b=>b.rank===r).find(b=>b.span===a);if(!f||f.trace_bytes===null)throw new Error(
"The trace of this call is not kept.");if(f.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let g=l===null?f.first_event_ns:
d.find(b=>b.rank===r&&b.span===a&&b.step_number===l).start_ns,h=f.metadata?.baseTimeNanoseconds,y=BigInt(g)-(Number.isFinite(h)?BigInt(h):0n),w=b=>y+BigInt(Math.round(1e3*b));return{file:f,start:w(p.start-
db*p.duration),end:w(p.start+(1+db)*p.duration)}}function mb(e,t,o,n){let s=LO(e.id,t,td(o));return s.catch(()=>{}),xa({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"tr\
ace.json.gz",load:async r=>{let{file:a}=await s;return na(e.id,a.number,"",{signal:r,onProgress:n})}})}function pb({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),a=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:a(t),test:a(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function fb(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],a=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=a)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var NO=250;function hb(e){return kt({...e,height:()=>NO,make:IO,extra:i("div",{class:"legend-row"},i("ul",{class:"chart-legend"},i("li",{class:"key key-control"},"control"),i("li",{class:"key key-line\
 key-test"},"test"),i("li",{class:"muted"},"dotted: medians")),e.tools)})}function PO(e){let[t,o]=Ke(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function IO(e,t){let o={...e,
...pb(e)},n=Qt(),{edges:s}=o,r=fb(s[0],s[s.length-1],t<520?4:9),[a,l]=["control","test"].map((m,p)=>{let f=o[m].reduce((h,y)=>h+y,0),g=o.share?f/100:o.perStep?o.perStep[p]:1;return o[m].map(h=>h===0?0:
h/g)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((p,f)=>[s[f],s[f+1]]),y:m.flatMap(p=>[p,p])}),u=s.slice(0,-1).map((m,p)=>Math.sqrt(m*s[p+1])),d=Math.max(...a,...l);return{data:[
{...c(a),fill:"tozeroy",fillcolor:BO(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:ee("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,p)=>Math.max(a[p],l[p])),customdata:DO(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:vt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(PO),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,p)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:p===0?ee("--control"):ee("--test")}}])}}}function DO(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,a)=>`${r} ${R(e[r][n])}${a>0?`, ${Be(100*e[r][n]/a)} of its calls`:""}`;return[`${N(o)} to ${N(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function BO(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var qO=250,Wi=.13;function gb(e){return kt({...e,height:()=>qO,make:FO,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:i("ul",{class:"chart-legend"},i("li",{class:"key key-dot key-control"},"control"),i("li",{class:"key key-diamond key-test"},"test"),i("li",{class:"muted"},"lines: mean of the ranks"))})}function FO(e,t){
let o=Qt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Ke(Math.max(...n)):["",1],a=e.rows.length>8,l=(m,p,f)=>{let g=[];return e[m].forEach((h,y)=>h.forEach((w,b)=>{
if(w!==null){let x=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;g.push({x:b+p+x,y:w/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(He).join("<br>")})}})),{type:"scatter",mode:"markers",x:g.map(h=>h.x),y:g.
map(h=>h.y),customdata:g.map(h=>h.text),ids:g.map(h=>h.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:f,size:a?5:8,opacity:a?.6:.9,line:{width:0}}}},c=(m,p)=>{let f=e.columns.
map((g,h)=>{let y=e[m].map(w=>w[h]).filter(w=>w!==null);return y.length===0?null:y.reduce((w,b)=>w+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:f,x:f.map((g,h)=>h+p),line:{color:ee(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=vo(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-Wi),c("test",Wi),l("control",
-Wi,"circle"),l("test",Wi,"diamond")],layout:{template:vt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>He(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var WO=e=>e[0].toUpperCase()+e.slice(1),jO=e=>e>0?"more":e<0?"less":"calm",wb=e=>i("td",{class:"num",title:ue(e)},N(e)),yb=(e,t="")=>i("td",{class:`num ${t} ${jO(e)}`,title:je(e)},xe(e));function od(e,t,o,n){
return i("tr",{},i("th",{scope:"row",title:n},e),wb(t.control_per_step),wb(t.test_per_step),yb(t.diff_per_step,"strong"),o&&(t.itself?[t.itself,t.below].map(s=>yb(s.diff_per_step)):[i("td"),i("td")]))}
var bb=(e,t)=>({diff_per_step:e.reduce((o,n)=>o+n[t].diff_per_step,0)});function HO(e,t){let o=["Control","Test","Δ",...t?["Δ on itself","Δ below it"]:[]];return i("table",{class:"number-table"},i(
"caption",{class:"visually-hidden"},"Booked in the steps, by part"),i("thead",{},i("tr",{},i("td"),o.map(n=>i("th",{scope:"col",class:"num"},n)))),i("tbody",{},e.parts.map(n=>od(WO(n.part),n,t)),e.parts.
length>1&&od("Together",{...e,itself:bb(e.parts,"itself"),below:bb(e.parts,"below")},t),e.with_others&&od("With other device work of its call",e.with_others,t,"The call launches other device work on t\
he other side; all of it is booked together, on the call")))}var UO=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of\
 a ${t} is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,zO="Nothing is booked on it: other work runs at the same time, \
or it is outside the steps.";function _b(){let e=lt("Booked in the steps"),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Booked in the steps, by part"}),o=i("p",{class:"muted sm\
all"}),n=i("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Booked in the steps"),i("div",{class:"chart\
-tools"},e.node)),o,t);return{node:n,sql:e,draw(s){let{booked:r}=s,a=s.launches!==void 0;if(n.hidden=r===null,r===null)return;let l=r.parts.length===0&&r.with_others===null;o.textContent=l?zO:UO(a,Lt(
s)?"recording":"step"),A(t,!l&&HO(r,a))}}}var GO=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],kb=(e,t)=>e===null||t===null?null:
e-t,xb=(e,t)=>e>0&&t!==null?100*t/e:null,sd=e=>e>0?"more":e<0?"less":"calm";function rd(e){let{control:t,test:o}=e.calls,n={control_counts:t.count,test_counts:o.count,control_total_duration:t.total,test_total_duration:o.
total},s=Wo(n,"per_step",e);return{row:n,counts:[t.count,o.count],callsPerStep:[s.controlCount,s.testCount],total:[t.total,o.total],perStep:[s.control,s.test],perCall:[t["50%"],o["50%"]],birth:s.birth}}
function nd(e,t,[o,n],s,r,a){let l=kb(n,o),c=a==="new"?"new":a==="gone"?"gone":ye(xb(o,l));return i("div",{class:"tile",title:t},i("p",{class:"tile-title"},e),i("p",{class:"tile-values"},i("span",{class:"\
control-text"},a==="new"?we:s(o)),i("span",{class:"arrow","aria-label":"to"}," → "),i("span",{class:"test-text"},a==="gone"?we:s(n))),i("p",{class:`tile-change ${sd(l??(a==="new"?1:-1))}`},l===null?
c:`${r(l)} (${c})`))}function YO(e,t){let o=rd(e);return[i("p",{class:"muted op-verdict"},t?Cn(t):" "),i("div",{class:"tiles"},nd("Time per step","Total duration divided by the number of samples (ran\
k × step)",o.perStep,N,xe,o.birth),nd("Calls per step","Number of calls divided by the number of samples (rank × step)",o.callsPerStep,R,nt,o.birth),nd("Time per call","Median over all calls",o.perCall,
N,xe,o.birth))]}function Hi(e,[t,o],n,s,{exact:r,exactDiff:a,title:l}={}){let c=kb(o,t);return i("tr",{},i("th",{scope:"row",title:l},e),i("td",{class:"num",title:r?.(t)},n(t)),i("td",{class:"num",title:r?.(
o)},n(o)),i("td",{class:`num strong ${sd(c)}`,title:a?.(c)},s(c)),i("td",{class:`num ${sd(c)}`},ye(xb(t,c))))}var ji=(e,t,o)=>Hi(e,t,N,xe,{exact:ue,exactDiff:je,title:o});function KO(e,t){if(!(t?.control?.
step>0)||!(t?.test?.step>0))return null;let{control:o,test:n}=Wo(rd(e).row,"percent",{...e,step_time:t}),s=Lt(e)?"recording":"step time";return Hi(`Share of the ${s}`,[o,n],Be,r=>r===null?we:ye(r).replace(
"%","pp"),{title:`Change in percentage points. Time per step divided by the ${s}; overlapping work counts in full`})}function VO(e,{stepTime:t,row:o}){let n=rd(e),s=a=>i("tr",{class:"group-row"},i("th",
{colspan:"5",scope:"colgroup"},a)),r=a=>[e.calls.control[a],e.calls.test[a]];return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Numbers of this operation"),i("thead",{},i("\
tr",{},i("td"),["Control","Test","Δ","Δ %"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("All calls"),Hi("Calls",n.counts,R,nt),Hi("Calls per step",n.callsPerStep,R,nt),ji("Total",n.
total),ji("Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&ji("Self time per step",["control","test"].map(a=>yn(o,`${a}_self_per_step`,e)),"Without the calls i\
nside it"),KO(e,t)),i("tbody",{},s("A single call"),GO.map(([a,l])=>ji(l,r(a)))))}function $b(){let e=i("div",{class:"card op-head"}),t=lt("Numbers"),o=i("div",{class:"scroll-x",tabindex:"0",role:"reg\
ion","aria-label":"Numbers of this operation"}),n=i("section",{class:"card op-table-card","aria-label":"Numbers"},i("div",{class:"chart-head"},i("h2",{},"Numbers"),i("div",{class:"chart-tools"},t.node)),
o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),A(e,YO(s,r.row)),A(o,VO(s,r))}}}var vb=.8,QO=/^aten::.*(mm|linear|conv|attention)/,ad={control:"set",test:"test"};function JO(e,t,o){let n=Object.values(ad).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),a=Object.values(ad).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=vb*o[d]&&
u.device_time>=vb*(u.device_time+a[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var Sb=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(ad))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function Ui(e,[
t,o],n,s,r){let a=t===null||o===null?null:o-t;return i("tr",{},i("th",{scope:"row"},e),[t,o].map(l=>i("td",{class:"num",title:r?.(l)},n(l))),i("td",{class:"num strong"},a===null?"":s(a)),i("td",{class:"\
num"},t>0&&a!==null?ye(100*a/t):""))}var Eb=(e,t,o)=>i("tr",{},i("th",{scope:"row",title:t},e),i("td"),i("td"),i("td",{class:`num strong ${o>0?"more":"less"}`,title:je(o)},xe(o)),i("td")),XO=e=>e===null?
we:`${co(1e12*e)}FLOP/s`,ZO=e=>`${hn(1e12*e)}FLOP/s`;function eM(e,t){return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Work of this operator, per step"),i("thead",{},i("t\
r",{},i("td"),["Control","Test","Δ","Δ %"].map(o=>i("th",{scope:"col",class:"num"},o)))),i("tbody",{},Ui("FLOPs per step",e.flops,co,hn),Ui("Device time per step",e.device,N,xe,ue),e.more!==null&&[Eb(
"due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),Eb("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],Ui("Achieved",e.
speed,XO,ZO),e.calls.some((o,n)=>o!==t[n])&&Ui("Calls with known FLOPs",e.calls,R,nt)))}function Tb(){let e=i("div",{class:"op-work-body"}),t=lt("Work"),o=i("section",{class:"card op-table-card op-wor\
k","aria-label":"Work",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Work"),i("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=a=>A(e,i("p",{class:"muted small op-work-none"},a));return{node:o,
sql:t,async draw(a,l){let c=l.category==="cpu_op"&&QO.test(l.name)&&!a.use_short_name&&a.control!==""&&a.test!=="";o.hidden=!c;let u=c?`${Sb(a)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,
n=u,!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await Gn("work",Sb(a),{signal:s.signal});if(n!==u)return;let p=JO(m,l.name,d);p?A(e,i("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},eM(p,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var zi=12;function Ob(e){let t=i("h2"),o=i("p",{class:"muted small"}),n=lt("What launches it, or what it launches"),s=wt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=i(
"div",{class:"scroll-x"}),a=i("p",{class:"related-more"}),l=i("section",{class:"card related"},i("div",{class:"chart-head"},t,i("div",{class:"chart-tools"},s.node,n.node)),o,r,a),c=!1,u="";function d(g){
let{answer:h}=g,y=h.launches!==void 0;u!==g.revision&&(u=g.revision,c=!1),s.press(g.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let w=y?h.launches:h.launched_by;A(r,w.length===0?m(y):p(w,g,y)),A(a,w.length>zi&&!c&&q(`Show all ${R(w.length)}`,()=>{c=!0,d(g),r.querySelectorAll("tbody tr")[zi].querySelector("a")?.focus()},{
class:"link-button"})),a.hidden=w.length<=zi||c}function m(g){return i("p",{class:"muted chart-message"},g?"Its calls launch no device work.":"The trace does not say what launched it.")}function p(g,h,y){
let w=g.some(b=>b.shapes!==null);return i("table",{class:"related-table"},i("thead",{},i("tr",{},i("th",{scope:"col"},y?"Device work":"Operator"),w&&i("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(b=>i("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},i("span",{class:"th-group"},"calls "),b)),["Control","Test","Δ","Δ %"].map(b=>i("th",{scope:"col",class:b==="Control"||
b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},i("span",{class:"th-group"},"time "),b)))),i("tbody",{},g.slice(0,c?void 0:zi).map(b=>f(b,h,w))))}function f(g,{answer:h,unit:y},w){let{control:b,
test:x,diff:_,controlCount:k,testCount:$,diffCount:E,birth:T,percent:v}=Wo(g,y,h),O=_>0?" more":_<0?" less":"",B=T||ye(v);return i("tr",{},i("th",{scope:"row",class:"related-name mono"},g.name===""?i(
"span",{class:"muted"},"unknown launch"):i("a",{href:e.href(g),title:g.name},i("bdi",{},g.name)),i("span",{class:"related-category muted"},` ${g.category??""}`)),w&&i("td",{class:"shapes mono",title:g.
shapes},g.shapes??"–"),i("td",{class:"num wide-only"},R(k)),i("td",{class:"num wide-only"},R($)),i("td",{class:`num wide-only${E>0?" more":E<0?" less":""}`},nt(E)),i("td",{class:"num roomy-only",title:ue(
b)},g.control_counts>0?N(b):"–"),i("td",{class:"num roomy-only",title:ue(x)},g.test_counts>0?N(x):"–"),i("td",{class:`num strong${O}`,title:je(_)},xe(_)),i("td",{class:`num${O}`},B))}return{node:l,
sql:n,draw:d}}function Mb(){let e=i("div",{class:"stacks"}),t=i("section",{class:"card stack-card","aria-label":"Call stack"},i("div",{class:"chart-head"},i("h2",{},"Call stack")),i("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return i("ol",{class:"stack"},s.map((a,l)=>{let c=r(a),u=c?.diff>0?" more":c?.diff<0?" less":"";return i(
"li",{css:{"--depth":String(Math.min(l,24))}},i("span",{class:"mono frame-name",title:a.category},c?i("a",{href:c.href},i("bdi",{},a.name)):i("bdi",{},a.name)),c&&c.diff!==null&&i("span",{class:`num f\
rame-diff${u}`},xe(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:a,test:l}=s;if(t.hidden=a.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&i("div",{},i("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=a.length===l.length&&a.every((d,m)=>n(d,l[m]));A(e,u?i("div",{},i("h3",{},"The same in control and test"),o(l,
r)):[c("control",a),c("test",l)])}}}var Ab={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
id={path:"/compare/op",name:"Operation",read:os,mount:(e,t)=>tM(e,t)};function tM(e,t){let o=os(location.search),n=null,s=null,r="",a="",l={key:"",answer:null},c=null,u=!1,d=wt("Height of the histogra\
m",[["calls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],Y=>E({bins:Y},{replace:!0})),m={sides:gs(E),numbers:$b(),
booked:_b(),work:Tb(),histogram:hb({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:gb({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...Y)=>t.
go(v(...Y))}),heat:li({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...Y)=>t.go(v(...Y))}),grid:ci(),related:Ob({onUnit:Y=>E({unit:Y}),href:({name:Y,category:Q})=>Gt({...o,
row:Dt(Y,Q)})}),stack:Mb()},p=[m.histogram,m.points,m.heat],f=i("nav",{class:"crumb","aria-label":"Where this is"}),g=i("h1",{class:"mono op-title"}),h=i("p",{class:"muted"}),y=i("p",{class:"op-action\
s"}),w=i("div",{class:"message"}),b=nM(Y=>E({heat:Y},{replace:!0})),x=i("p",{class:"muted small",hidden:!0}),_=i("div",{class:"results"},m.numbers.head,i("div",{class:"op-columns"},m.numbers.table,i("\
div",{class:"op-charts"},m.histogram.node,m.points.node)),m.booked.node,m.work.node,m.related.node,m.stack.node,i("div",{class:"heat-block"},b.node,m.heat.node,x,m.grid.node));e.append(i("div",{class:"\
page operation-page"},f,i("header",{class:"op-header"},g,h,y),m.sides.node,w,_));let k=Tt({context:t,results:_,message:w}),$=ft(()=>p.forEach(Y=>Y.retheme()));function E(Y,{replace:Q=!1}={}){t.go(Gt({
...o,...Y}),{replace:Q})}function T(){let Y=te=>sn(te,o,n,s),Q=`${Y("control")} → ${Y("test")}`,P=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${P.slice(0,80)} · ${Q}`),A(g,i("bdi",{},
P)),A(h,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together",s?.category==="python_function"&&s.aliases&&i("span",{class:"m\
ono full-name"},` · ${s.aliases.map(({side:te,name:ce})=>`${te} ${ce}`).join(", ")}`));let G={...Bt(""),...O(),op:o.row};A(f,i("a",{href:t.lastCompare(_t(o))??zt(G)},`← ${Q}`))}function v(Y,Q){return Ra(
o,Y,Q,s)}function O(){let{control:Y,test:Q,control_ranks:P,test_ranks:G,control_steps:te,test_steps:ce,control_marker:Ce,test_marker:Z,use_short_name:ae,merge_addresses:he,aliases:Me,merge_lines:Ne}=o;
return{control:Y,test:Q,control_ranks:P,test_ranks:G,control_steps:te,test_steps:ce,control_marker:Ce,test_marker:Z,use_short_name:ae,merge_addresses:he,aliases:Me,merge_lines:Ne}}async function B(){let Y=[
o.control,o.test].filter(P=>P!=="");if(Y.every(P=>n&&ze(n,P)))return;let Q=await gt(Y).catch(()=>[]);u||(n=Q,V())}function j(Y){a=Y,k.ask(Q=>Jr(Y,{signal:Q}),Q=>{s=Q,r=new URLSearchParams(Y).get("row"),
k.say(null),ke(`${Q.name}: ${N(Q.calls.control.total)} to ${N(Q.calls.test.total)}.`),V()},Q=>{s=null,k.say(I(Q)),V()})}async function C(Y){c?.abort(),c=new AbortController,l={key:Y,answer:null};try{let Q=new URLSearchParams(
Y);Q.set("significance","true"),Q.set("diagnosis","false");let P=await pt(Q,{signal:c.signal});if(u||l.key!==Y)return;l.answer=P,l.byKey=qp(P),V()}catch{}}function I(Y){let Q=Y.code==="unknown_operati\
on",P=["control_ranks","test_ranks","control_steps","test_steps"].filter(G=>o[G]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:Y.code}},i("h2",{},Q?"This operation does not occur":
"This operation cannot be shown"),i("p",{},Q?"Neither side has an operation of this name and category in the selected ranks and steps.":Y.message),i("p",{},P.length>0&&q("Use all ranks and steps",()=>E(
Object.fromEntries(P.map(G=>[G,"all"]))),{class:"primary"}),P.length===0&&!Q&&q("Try again",()=>j(kn(o).toString()),{class:"primary"})," ",i("a",{href:zt({...Bt(""),...O()})},"All operations of this c\
omparison")))}function V(){if(u)return;T();let Y=o.control!==""&&o.test!==""&&o.row!=="",Q=kn(o).toString();Y?Q!==a&&(s&&r!==o.row&&(s=null),k.say(null),j(Q)):(k.drop(),a="",k.say(i("div",{class:"empt\
y"},i("h2",{},"No operation is chosen"),i("p",{},"Choose one on the ",i("a",{href:pe("/compare")},"Compare page"),"."))));let P=_t({...o,use_short_name:!1}).toString();Y&&P!==l.key&&C(P),m.sides.draw(
o,n,s),_.toggleAttribute("data-skeleton",Y&&!s),s&&D()}function D(){let Y=o.unit||(s.control.samples===s.test.samples?"total":"per_step"),Q=`tracediff-${$t(s.control.label)}-${$t(s.test.label)}-${$t(s.
name)}`,P=a,G=o.use_short_name?void 0:rc(l.byKey?.get(Gs(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:G}),U(Q,P),se(Q,P),m.booked.draw(s),m.work.draw(o,s),Ew(o,s,m),m.related.
draw({answer:s,unit:Y,revision:P}),m.stack.draw(s.stack,W),A(y,q("Copy the name",()=>Ft(s.name,"Name copied."),{class:"link-button"}),q("Copy link",()=>Ft(location.href,"Link copied."),{class:"link-bu\
tton"}),i("a",{href:as(o,s)},"Show in the timeline"),i("a",{href:hm(kn(o)),download:`${Q}.json`},"JSON"),["control","test"].map(re))}let H=Y=>s.aliases?.filter(Q=>Q.side===Y)??[{name:s.name,category:s.
category}];function re(Y){let Q=n&&ze(n,o[Y]);if(!Q||td(s.samples[Y])===void 0)return null;let P=`slowest call, ${Y}`;if(jo(Q)!=="")return i("span",{class:"muted small",title:jo(Q)},`Perfetto: no trac\
e of the ${Y}`);let G={name:s.name,names:H(Y),marker:o[`${Y}_marker`],shortNames:o.use_short_name},te=q(`Perfetto: ${P}`,async()=>{te.disabled=!0;try{await mb(Q,G,s.samples[Y],ce=>ke(`Loading ${Se(ce)}`))}catch(ce){
Oe(ce.message,{urgent:!0})}finally{te.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});
return te}function W({name:Y,category:Q}){let P=l.byKey?.get(Gs(Y,Q));return P&&{diff:P.diff_per_step,href:Gt({...o,use_short_name:!1,row:P.id})}}function U(Y,Q){let{edges:P,control:G,test:te}=s.histogram,
ce=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({edges:P,control:G,test:te,file:Y,revision:`${Q}#${o.bins}`,share:o.bins==="share",perStep:ce[0]===ce[1]?null:ce,medians:[s.calls.
control["50%"],s.calls.test["50%"]],heading:`${R(s.calls.control.count)} in the control, ${R(s.calls.test.count)} in the test`,empty:P.length===0?"No calls to draw.":""})}function se(Y,Q){let{control:P,
test:G}=s.samples,te=ii(P,G),ce=pr(te,M=>M.total_duration),Ce=M=>s.calls[M].count===0,Z=ce.control.map(M=>M.map(()=>null));m.points.draw({rows:te.rows,columns:te.columns,kind:"time",file:Y,control:Ce(
"control")?Z:ce.control,test:Ce("test")?Z:ce.test,hover:(M,S,F)=>oM(M,te[M][S][F]),heading:"duration in each step of each rank",revision:Q});let[ae,he,Me]=Ab[o.heat],Ne=pr(te,he),Xe=Me==="time",L={format:Xe?
ue:R,formatDiff:Xe?je:nt};b.draw(o.heat),m.heat.draw({rows:te.rows,columns:te.columns,...Ne,...L,kind:Me,file:Y,heading:ae,revision:`${Q}#${o.heat}`}),m.grid.draw({grid:te,values:Ne,title:ae,timeline:v,
format:Xe?N:R,formatDiff:Xe?xe:nt});let z=[te.ranksByPosition&&"ranks",te.stepsByPosition&&"steps"].filter(Boolean);x.hidden=z.length===0,x.textContent=`The sides have different ${z.join(" and ")}; th\
ey are paired by position (control / test).`}return V(),B(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(Y){let Q=o;o=os(Y),Q.row!==o.row&&window.scrollTo(0,0),
V(),B()},unmount(){u=!0,m.work.stop(),k.unmount(),c?.abort(),$(),p.forEach(Y=>Y.unmount())}}}function oM(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"w\
hole file":`step ${t.step_number}`}`,ue(t.total_duration),J(t.counts,"call")]}function nM(e){let t=de("heat"),o=i("select",{id:t,on:{change:()=>e(o.value)}},Object.entries(Ab).map(([n,[s]])=>i("option",
{value:n},s)));return{node:i("p",{class:"chart-bar"},i("label",{for:t},"Heat maps of"),o),draw(n){o.value=n}}}function Cb(e,t){let o=null,n=new Map,s=f=>{let g=e.getBoundingClientRect();return[f.clientX-g.left,f.clientY-g.top]};function r(f){let g=f.deltaMode===1?16:1,h=f.shiftKey&&f.deltaX===0?f.deltaY:f.deltaX;
if(f.shiftKey||Math.abs(h)>Math.abs(f.deltaY))f.preventDefault(),t.pan(h*g);else if(f.ctrlKey||f.metaKey){f.preventDefault();let y=Math.max(-240,Math.min(240,f.deltaY*g));t.zoom(s(f)[0],Math.exp(y*.004))}}
function a(f){if(f.button!==0)return;let[g]=s(f);e.focus({preventScroll:!0}),n.set(f.pointerId,g),o={id:f.pointerId,x:g,y:f.clientY,from:g,measures:f.shiftKey,moved:n.size>1}}function l(f,g){let h=[...n.
values()];n.set(f.pointerId,g);let y=[...n.values()],w=([b,x])=>Math.max(20,Math.abs(b-x));t.zoom((y[0]+y[1])/2,w(h)/w(y))}function c(f){f.pointerType==="mouse"&&(f.buttons&1)===0&&n.delete(f.pointerId)&&
(o=null,delete e.dataset.drag);let[g,h]=s(f);if(n.size===2&&n.has(f.pointerId)){l(f,g);return}if(!o||o.id!==f.pointerId){t.hover(g,h,f);return}!o.moved&&Math.hypot(g-o.x,f.clientY-o.y)<4||(o.moved||(o.
moved=!0,e.setPointerCapture(f.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,g,!1):(t.pan(o.x-g),t.scroll(o.y-f.clientY)),[o.x,o.y]=[g,f.clientY])}function u(f){
if(n.delete(f.pointerId),!o||o.id!==f.pointerId)return;let[g,h]=s(f),{moved:y,measures:w,from:b}=o;o=null,delete e.dataset.drag,f.type!=="pointercancel"&&(w&&y?t.measure(b,g,!0):y||t.pick(g,h,f))}let d={
w:()=>t.glide(.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),
0:()=>t.fit(),Enter:()=>t.enter()};function m(f){if(f.ctrlKey||f.metaKey||f.altKey)return;if(t.own(f)){f.preventDefault();return}let g=d[f.key.length===1?f.key.toLowerCase():f.key];g&&(f.preventDefault(),
f.stopPropagation(),g())}let p={wheel:r,pointerdown:a,pointermove:c,pointerup:u,pointercancel:u,pointerleave:()=>t.leave(),keydown:m};for(let[f,g]of Object.entries(p))e.addEventListener(f,g,f==="wheel"?
{passive:!1}:void 0);return()=>Object.entries(p).forEach(([f,g])=>e.removeEventListener(f,g))}function ld({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let a=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)a[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)sM(a.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:a,reach:c,
start:e,end:t}}function cd(e,t,o=null,n=e*t){let s=r=>o?.[r]??r*t;return{height:n,y:s,at(r){let a=o?Rb(o,0,o.length,r)-1:Math.floor(r/t);return a<0||r>=s(a)+t?-1:a}}}function sM(e,t,o,n){for(let r=1;r<
e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((a,l)=>o[a]-o[l]||a-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function Rb(e,t,o,n){for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+
1}return t}function ud(e,t,o,n,s){if(t<0||t>=e.rows)return;let{first:r,order:a,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=Rb(l,r[t],d,o);m<d;m+=1){let p=a[m];if(c[p]>=n)return;u[p]>o&&s(p)}}function Lb(e,t,o,n=0){
let s=-1,r=1/0;return ud(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,a=>{let l=Math.max(0,e.start[a]-o,o-e.end[a]);l<=r&&([s,r]=[a,l])}),s}function Nb(e,t,o){let n=o("…"),s=0,r=0,a=0,l=0;for(let c of e){
if(s+=o(c),s>t)return r<2?"":`${e.slice(0,a)}…`;l+=c.length,s+n<=t&&(r+=1,a=l)}return e}var As=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).
slice(0,3).map(Number);function Pb(e){let[t,o,n]=As(e).map(l=>{let c=l/255;return c<=.04045?c/12.92:((c+.055)/1.055)**2.4}),s=.2126*t+.7152*o+.0722*n,[r,a]=[1.05/(s+.05),(s+.05)/.058];return Math.max(
r,a)<4.5?"#000000":r>=a?"#ffffff":"#10161d"}var Gi=(e,t,o)=>`rgb(${As(e).map((n,s)=>Math.round(o*n+(1-o)*As(t)[s])).join(", ")})`;function Cs(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},a=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=a(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,p){e.strokeStyle=m,e.lineWidth=p,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,p=1){e.strokeStyle=m,e.lineWidth=p,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:p=!1}={}){let f=`${p?600:400} ${m}px ${t}`;s!==f&&(s=f,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var rM={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},aM=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,Ar=e=>String(e).replace(aM,"").replace(/[&<>"]/g,t=>rM[t]),Cr=e=>String(Math.round(e*100)/100);
function Ib(e){let t=[],o=new Map,n=1,s=(a,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,p])=>` ${m}="${typeof p=="number"?Cr(p):Ar(p)}"`).join("");t.push(c===""?`<${a}${d}/\
>`:`<${a}${d}>${Ar(c)}</${a}>`)},r=a=>(o.has(a)||o.set(a,`hatch-${o.size+1}`),o.get(a));return{box(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,fill:d})},hatch(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(a,l,c,u,d,m){s("rect",{x:a,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(a,l,c,u,d,m=1){s("line",{x1:a,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(a,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:a,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(a){n=a},text(a,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${Ar(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${Cr(a)}" height="${Cr(l)}"\
 viewBox="0 0 ${Cr(a)} ${Cr(l)}" font-family="${Ar(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${Ar(c)}"/>${t.join("")}</svg>`}}}var Yi=(e,t,o)=>Math.min(Math.max(e,t),o);function Dn({from:e,to:t},o,n=0){let s=o.to-o.from,r=Yi(t-e,Math.min(n,s),s),a=(e+t)/2,l=Yi(a-r/2,o.from,o.to-r);return{from:l,to:l+r}}function dd(e,t,o,n,s=0){
let r=n.to-n.from,a=Yi((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-a*l;return Dn({from:c,to:c+a},n,s)}function md(e,t,o){let n=e.to-e.from,s=Yi(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function Db(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function Bb({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),a=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)a.push(l*r+0);return{values:a,step:r}}var Mo=22,iM=22,Ki=4,lM=.3;function Fb(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(
n).width,o.set(n,s)),s}}var Rr=new Map;function cM(e){return Rr.has(e)||(Rr.size>500&&Rr.clear(),Rr.set(e,Pb(e))),Rr.get(e)}function uM(e,t,o,n,s){let{x:r,y:a,width:l,height:c}=o,u=s?Gi(n.colour(t),n.
colours.surface,lM):n.colour(t);if(e.box(r,a,l,c,u),l<3)return;let d=cM(u);if(n.hatched(t)&&e.hatch(r,a,l,c,n.colours.surface),l>=iM){let m=Nb(n.text(t),l-2*Ki,n.widthOf);if(m!==""){let p=a+c/2+11*.36;
if(n.hatched(t)){let f=4;for(let g of m)f+=n.widthOf(g);e.box(r+Ki-2,a+1,Math.min(f,l-Ki),c-2,u)}e.words(r+Ki,p,m,d)}}}function dM(e,t,o,{index:n,view:s,scale:r,width:a,how:l,height:c,dimmed:u}){let d=-1,
m=0;return ud(n,t,s.from,s.to,p=>{let f=Math.max(0,(n.start[p]-s.from)*r),g=Math.min(a,(n.end[p]-s.from)*r);if(g<=d&&!u?.keep.has(p))return;let h=Math.max(1,g-f>3?g-f-.5:g-f);uM(e,p,{x:f,y:o,width:h,height:c},
l,u&&!u.keep.has(p)),m+=1,d=h<=1?f+1:g}),m}function Wb(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:a}=Bb(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,Mo,s.surface);for(let c of r){let u=Math.round(
(c-t.from)*l)+.5;e.line(u,Mo-5,u,Mo,s.border),u<o-30&&e.words(u+3,Mo-8,n(c,a),s.muted)}e.line(0,Mo-.5,o,Mo-.5,s.border)}function jb(e,t){let{index:o,view:n,width:s,height:r,rowHeight:a,top:l,places:c,
marks:u,how:d}=t,m=s/(n.to-n.from),p=u.highlight?{keep:u.highlight}:null,f={index:o,view:n,scale:m,width:s,how:d,height:a-1,dimmed:p},g=0;for(let h=0;h<o.rows;h+=1){let y=l+c.y(h);y+a>0&&y<r&&(g+=dM(e,
h,y,f))}return mM(e,t,m),g}function mM(e,t,o){let{marks:n,how:s}=t,r=(a,l,c)=>{if(a<0||a>=t.index.order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[a]-t.view.from)*o),p=Math.min(t.width+
2,(d[a]-t.view.from)*o);p>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.places.y(t.rowOf(a))-.5,Math.max(2,p-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(a=>r(a,s.colours.
text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var Qi=12,Vi=17,pM=8e3,fM=15,hM=12;function Lr(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,a,...l)=>e.
line(n+t,s+o,r+t,a+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var Hb=(e,t)=>e.flatMap((o,n)=>Zo(o,Math.floor((t-2*Qi)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function Ub(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(Qi,o+Vi*r,n,ee(s?"--text":"--muted"),{size:s?fM:hM,bold:s})})}function Ji(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=Hb(e,o),r=t.map(d=>Hb(d.lines,
o)),a=10+Vi*s.length+Qi,l=t.map((d,m)=>{let p=a+Vi*r[m].length;return a=p+d.height+Qi,p}),c=Math.min(a,pM),u=d=>{Ub(d,s,22),t.forEach((m,p)=>{Ub(d,r[p],l[p]-Vi*r[p].length+12),m.paint(Lr(d,0,l[p]))})};
return{width:o,height:c,svg(){let d=Ib(n);return u(d),d.text(o,c,ee("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let p=Cs(m,n);return p.box(0,0,o,c,ee("--surface")),u(p),new Promise(f=>{d.toBlob(f,"image/png")})}}}async function Xi(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
Ya(n,`${o}.${t}`)}var gM=160,wM=3,pd=300,yM=matchMedia("(prefers-reduced-motion: reduce)"),zb=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,ee(`--${e}`)])),fd={start:new Float64Array(
0),end:new Float64Array(0),row:new Uint16Array(0),length:0};function Zi(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:a=null,onKey:l=()=>!1,least:c=.001,decorate:u=null}=t,
d=i("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),m=i("div",{class:"spans-space"},d),p=i("div",{class:"spans-scroll"},m);e.classList.add("s\
pans"),e.append(p);let f=d.getContext("2d",{alpha:!1}),g=getComputedStyle(document.body).fontFamily,h=Cs(f,g),y={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:Fb(g),colours:zb()},w=fd,
b=ld(fd),x=cd(0,o),_={from:0,to:1},k={from:0,to:1},$={hover:-1,select:-1,highlight:null},E=0,T=null,v=0,O=0,B={top:0,height:0},j=!0,C=()=>(k.to-k.from)/Math.max(1,v),I=L=>k.from+L*C();function V(){let{
top:L}=m.getBoundingClientRect(),z=p.getBoundingClientRect();return[Math.max(0,z.top)-L,Math.min(window.innerHeight,z.bottom)-L]}let D=([L,z])=>Math.max(0,L)>=B.top&&Math.min(x.height,z)<=B.top+B.height;
function H(){v=p.clientWidth,m.style.height=`${x.height}px`;let L=V(),[z,M]=[Math.max(0,L[0]-pd),Math.min(x.height,L[1]+pd)];if(M<=z&&B.height>0)return!1;(B.height===0||!D(L)||B.top+B.height>x.height)&&
(B.height=Math.max(0,Math.min(x.height,M>z?M-z:2*pd)),B.top=Math.max(0,Math.min(z,x.height-B.height)));let S=globalThis.devicePixelRatio||1,[F,X]=[Math.round(v*S),Math.round(B.height*S)];return d.style.
top=`${B.top}px`,(d.width!==F||d.height!==X||O!==S)&&([d.width,d.height,O]=[F,X,S],d.style.width=`${v}px`,d.style.height=`${B.height}px`),!0}function re(){E===0&&(E=requestAnimationFrame(W))}function W(L){
if(E=0,T){T.since??=L;let M=(L-T.since)/gM;k=Db(T.from,T.to,M);let S=M<1;S?re():T=null,r(k.from,k.to,S)}let z=performance.now();if(j=!H(),!j&&v>0&&B.height>0){f.setTransform(O,0,0,O,0,0);let M=Y(se(),
{width:v,height:B.height,top:-B.top});d.dataset.drawn=String(M)}d.dataset.drawMs=(performance.now()-z).toFixed(2)}let U="";function se(){let L=`${d.width} ${d.height} ${O}`;return L!==U&&(U=L,h.forget()),
h}function Y(L,{width:z,height:M,top:S}){let{colours:F}=y;L.box(0,0,z,M,F.surface);let X=jb(L,{index:b,view:k,width:z,height:M,rowHeight:o,top:S,places:x,marks:$,how:y,rowOf:le=>w.row[le]}),ie=z/(k.to-
k.from);return u?.(L,{x:le=>(le-k.from)*ie,y:le=>S+x.y(le),rowHeight:o,top:S,width:z,height:M,view:k}),X}function Q(L,z=!1){T=null,!(L.from===k.from&&L.to===k.to)&&(k=L,r(k.from,k.to,z),re())}function P(L){
let z=Dn(L,_,c);yM.matches?Q(z):(T={from:k,to:z,since:null},re())}let G=()=>T?.to??k;function te(L,z){return Lb(b,x.at(z+B.top),I(L),wM*C())}function ce(L,z){L!==$.hover&&($.hover=L,d.style.cursor=L>=
0?"pointer":"",re()),n(L,z)}let Ce=Cb(d,{zoom:(L,z)=>Q(dd(k,I(L),z,_,c)),pan:L=>Q(md(k,L*C(),_)),scroll:L=>Z(L),hover:(L,z,M)=>ce(te(L,z),M),leave:()=>{$.hover>=0&&ce(-1,null)},pick:(L,z,M)=>s(te(L,z),
M),measure:(L,z,M)=>a?.(...[I(L),I(z)].sort((S,F)=>S-F),M),slide(L){let z=G();P(md(z,L*(z.to-z.from),_))},glide(L){let z=G();P(dd(z,(z.from+z.to)/2,L,_,c))},fit:()=>P(_),enter:()=>{$.select>=0&&s($.select,
null)},own:l});function Z(L){(p.scrollHeight>p.clientHeight+1?p:window).scrollBy(0,L)}let ae=()=>{E===0&&(j||!D(V()))&&re()};document.addEventListener("scroll",ae,{capture:!0,passive:!0}),window.addEventListener(
"resize",ae);let he=new ResizeObserver(re);he.observe(p);let Me=()=>{y.colours=zb(),re()},Ne=matchMedia("(forced-colors: active)");Ne.addEventListener("change",Me);let Xe=ft(Me);return{node:d,set(L){let z=w===
fd;w=L,b=ld(L),x=cd(b.rows,o,L.tops,L.height);let[M,S]=[L.from??1/0,L.to??-1/0];if(L.from===void 0||L.to===void 0)for(let X=0;X<L.length;X+=1)M=Math.min(M,L.start[X]),S=Math.max(S,L.end[X]);_=S>M?{from:M,
to:S}:{from:0,to:1},$.hover=-1,$.select=-1,$.highlight=null;let F=z?{..._}:Dn(k,_,c);m.style.height=`${x.height}px`,T===null&&(k=F),re()},view(L,z,M=!1){M?Q(Dn({from:L,to:z},_,c)):P({from:L,to:z})},current:()=>({
...k}),goal:()=>({...G()}),extent:()=>({..._}),select(L){$.select=L,L>=0&&this.reveal(w.row[L]),re()},highlight(L){$.highlight=L===null?null:new Set(L),re()},follow(L,z,M=!1){T=null,k={from:L,to:z},M?
(cancelAnimationFrame(E),W(0)):re()},placeOf(L){let z=this.boxOf(L),{left:M,right:S,top:F,bottom:X}=p.getBoundingClientRect();return z.right<M||z.left>S||z.bottom<F||z.top>X?null:{...z,left:Math.max(M,
z.left),right:Math.min(S,z.right)}},boxOf({start:L,end:z,row:M}){let{left:S,top:F}=m.getBoundingClientRect(),X=le=>S+(le-k.from)/C(),ie=F+x.y(M);return{left:X(L),right:X(z),top:ie,bottom:ie+o}},redraw:re,
reveal(L){let z=x.y(L);(z<p.scrollTop||z+o>p.scrollTop+p.clientHeight)&&(p.scrollTop=z-p.clientHeight/2)},whole:L=>({height:x.height,paint:z=>Y(z,{width:L,height:x.height,top:0})}),picture(L){return Ji(
L,[{lines:[],...this.whole(Math.max(v,600))}],Math.max(v,600))},destroy(){cancelAnimationFrame(E),Ce(),document.removeEventListener("scroll",ae,{capture:!0}),window.removeEventListener("resize",ae),Xe(),
Ne.removeEventListener("change",Me),he.disconnect(),p.remove()}}}var Rs=8,bM=.004;function Gb(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(xo(n,t))),0)}var ro=(e,t)=>e.verdict[t]==="no_difference_found";function Yb(e,t,o){let n=xo(e,t);if(!(o>0)||Math.abs(
n)<bM*o||ro(e,t))return 0;let s=Math.max(1,Math.round(Rs*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(Rs,s)}function Kb(e,t,o){let[n,s]=[As(e),As(t)];return`rgb(${n.map((r,a)=>Math.round(r+
(s[a]-r)*o)).join(", ")})`}var go={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},Ls=e=>e!=="calls",xt=(e,t)=>Ls(t)?N(e):R(Number(e.toFixed(2))),Wt=(e,t)=>e===null?"–":Ls(t)?xe(e):nt(Number(e.toFixed(2))),el=(e,t)=>Ls(t)?
ue(Number(e.toFixed(3))):R(e),Ns=(e,t)=>e===null?"":Ls(t)?je(Number(e.toFixed(3))):nt(e),_M={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},kM={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Bn=e=>_M[e.sort]??e.sort,qn=e=>kM[e.status]??"",Qb=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",xM=e=>e.sides.every(t=>t.steps.length===0),Ao=e=>xM(e)?"per recording":"per step";function tl(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(On(e));return t?`${t[2]}\
 · ${t[1]}`:On(e)}var St=e=>[On(e),Mn(e)].filter(Boolean).join(" "),$M=e=>/ #\d+$/.test(On(e));function Jb(e){let t=$o(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||$M(n)):t.slice(-1)}function Xb(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!is(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var vM=.005;function Zb(e,t){let o=e.here[t],n=Ls(t)?N(Math.abs(o)):R(Number(Math.abs(o).toFixed(2)));if(Ls(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>vM*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return`has ${n} ${o>0?"more":"fewer"} ${n==="1"?"call":"calls"}`}var hd=(e,t)=>t>0?100*e/t:null;function e_(e,t){let[o,n]=e.root.total[t];return{from:xt(
o,t),to:xt(n,t),change:Wt(n-o,t),percent:ye(hd(n-o,o))}}function t_(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?ye(hd(n-o,o)):"new"}function o_(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:a})=>hd(a,r)),n=r=>Be(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,a)=>r===null?`the ${a} has no device time`:
`${n(r)} of the device time of the ${a}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var Vb=e=>e.map(t=>`“${t}”`).join(" and ");function n_(e,t){let o=s=>e.sides.filter((r,a)=>!e.frames.some(l=>l.sort===s&&l.names[a]!==null&&
(!e.pair||l.status!==(a===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${Vb(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${Vb(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function s_(e,t){let o=(s,r,a)=>{let[l,c]=r;return t.pair?`${s}: ${xt(l,a)} → ${xt(c,a)} (${Wt(c-
l,a)})`:`${s}: ${xt(l,a)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var Yo=e=>e>0?"mo\
re":e<0?"less":"calm",r_=(e,t)=>Wt(xo(e,t),t);var SM=20,EM=.62,a_={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function TM(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,Kb(ee("--surface-sunk"),ee(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",EM*(.12+.88*(Math.abs(o)/Rs))),noise:()=>t("--noi\
se-fill",.75),sort:o=>t(a_[o]??"--noise-fill",.45)}}function OM(){let e=i("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){A(e,
i("p",{class:"mono strong"},St(t)),i("p",{class:"muted small"},[Bn(t),qn(t),ro(t,n)&&"no difference found"].filter(Boolean).join(" · ")),s_(t,o).map(u=>i("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:a}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+a>innerHeight?Math.max(4,s.clientY-a-12):c}px`}}}function i_(e){let t=i("spa\
n",{class:"chart-unit"}),o=i("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=i("ul",{class:"chart-legend tree-legend"}),s=i("div",{class:"tree-spans"}),r=i("p",
{class:"chart-message muted",hidden:!0}),a=OM(),l=TM(),c=lt("Flame graph and table"),u=i("section",{class:"card chart tree-chart","aria-label":"Flame graph"},i("div",{class:"chart-head"},i("h2",{},"Fl\
ame graph ",t),i("div",{class:"chart-tools"},c.node,q("PNG",()=>E("png"),{title:"Flame graph: download as PNG"}),q("SVG",()=>E("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,a.node),d=null,m=null,
p=0,f=v=>d.tree.frames[m.frame[v]],g=Zi(s,{rowHeight:SM,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:w,
text:b,hatched:v=>y(f(v)),onHover(v,O){v<0||!O?a.hide():a.show(f(v),d,O)},onPick:v=>v>=0&&e.onPick(f(v)),onKey:x}),h=ft(()=>{l.forget(),k(),g.redraw()}),y=v=>d.tree.pair&&!is(v)&&v.sort!=="rest";function w(v){
let O=f(v);return d.tree.pair?ro(O,d.measure)?l.noise():l.change(Yb(O,d.measure,p)):l.sort(O.sort)}function b(v){let O=f(v);return`${O.status==="replaced"?"⇄ ":""}${[tl(O),Mn(O)].filter(Boolean).join(
" ")}${d.tree.pair?` ${r_(O,d.measure)}`:""}`}function x(v){let O=d?.selected;if(!O)return!1;let B=O.parent?.children.filter(_)??[],j=B.indexOf(O),C=H=>m.end[m.place[H.at]]-m.start[m.place[H.at]],V={ArrowUp:()=>O.
parent,ArrowDown:()=>O.children.filter(_).reduce((H,re)=>!H||C(re)>C(H)?re:H,null),ArrowLeft:()=>B[j-1],ArrowRight:()=>B[j+1]}[v.key];if(!V)return!1;let D=V();return D&&e.onMove(D),!0}let _=v=>m.place[v.
at]>=0;function k(){if(!d)return;let v=(B,j,C="")=>i("li",{class:`key ${C}`,css:{"--key-fill":B}},j);if(!d.tree.pair){let B=new Set(d.tree.frames.map(({sort:j})=>j));A(n,Object.keys(a_).filter(j=>B.has(
j)).map(j=>v(l.sort(j),Bn({sort:j}))));return}let O=B=>`full colour: ${Wt(B,d.measure)}`;A(n,v(l.change(Rs),`takes more (${O(p)})`),v(l.change(-Rs),`takes less (${O(-p)})`),v(l.change(0),"hardly chang\
ed"),d.tree.frames.some(B=>ro(B,d.measure))&&v(l.noise(),"not certain"),d.tree.frames.some(y)&&v("var(--muted)","on one side only","key-hatched"))}function $(){let v=$o(d.zoomed);A(o,v.map((O,B)=>[B>0&&
i("span",{class:"muted","aria-hidden":"true"}," › "),B===v.length-1?i("b",{class:"mono","aria-current":"true"},St(O)):q(St(O),()=>e.onZoom(O),{class:"link-button mono"})]))}function E(v){d&&m.length>
0&&Xi(g.picture([`Flame graph, ${go[d.measure][0]} ${Ao(d.tree)}`,...d.lines,T(),`made ${at(new Date().toISOString())}`]),v,`${d.file}-tree`)}let T=()=>d.tree.pair?`Magenta takes more, green takes les\
s (full colour: ${Wt(p,d.measure).replace("+","±")}); stripes: on one side only.`:`${J(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(v){let O=d?.revision!==v.revision,B=!O&&d.judged!==v.judged,
j=O||d.zoomed!==v.zoomed;if(d=v,O){a.hide(),m=Hf(d.tree,d.measure,d.width),p=Gb(d.tree,d.measure),g.set({...m,from:0,to:m.end[0]??1}),k(),r.hidden=m.length>0,r.textContent=`No ${go[d.measure][0]} to d\
raw.`;let I={both:"",control:", width: control",test:", width: test"};t.textContent=`${go[d.measure][0]} ${Ao(d.tree)}${d.tree.pair?I[d.width]:""}`}B&&(k(),g.redraw());let C=m.place[d.zoomed.at]??-1;j&&
C>=0&&g.view(m.start[C],m.end[C],O),$(),g.select(m.place[d.selected.at]??-1),g.highlight(d.found===null?null:d.found.map(I=>m.place[I.at]).filter(I=>I>=0)),u.dataset.ready=d.revision},focus:()=>g.node.
focus(),unmount(){h(),g.destroy()}}}function l_(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function c_(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var MM=250,AM=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
CM=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],RM=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function LM(e,t){
let o=de("tree-search"),n=i("span",{class:"muted small tree-found"}),s=Je(MM,()=>e(r.value.trim())),r=i("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),a=i("span",{class:"tree-steps",hidden:!0},ve("up","The previous match (Shift+Enter)",()=>t(
-1)),ve("down","The next match (Enter)",()=>t(1)));return{node:i("span",{class:"tree-search"},i("label",{for:o},"Find"),r,a,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),a.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,p]=c_(c,d);n.textContent=c.length===0?"No frame matches.":`${J(c.length,"frame")}: ${u.pair?`${xt(m,d)} → ${xt(p,d)} (${Wt(p-m,d)})`:xt(
m,d)}`}}}function u_({onChange:e,onStep:t}){let o=new Map(Tn.map(p=>[p,{change:i("span",{class:"switch-change"})}])),n=i("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},Tn.map(p=>{let f=o.get(p);return f.button=q("",()=>e({by:p,rows:[]}),{title:go[p][2],"aria-pressed":"false"}),f.button.append(go[p][1]," ",f.change),f.button})),s=wt("Width of the frames",AM,p=>e(
{width:p})),r=wt("How frames are grouped",CM,p=>e({frames:p,rows:[],open:[],zoom:""})),a=wt("What counts as a frame",RM,p=>e({level:p,rows:[],open:[],zoom:"",node:""})),l=wt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],p=>e({order:p})),c=LM(p=>e({q:p}),t),u=(p,f,g="")=>i("span",{class:`tree-choice ${g}`},i("span",{class:"\
muted"},p),f),d=u("Width",s.node,"wide-choice");return{node:i("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",a.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(p,f,g,h){
for(let[y,w]of o){w.button.setAttribute("aria-pressed",String(y===g));let b=f?.pair?t_(f,y):"";A(w.change,b)}s.press(p.width),d.hidden=p.test==="",r.press(p.frames),a.press(p.level),l.press(p.order),c.
draw(p.q,h,f,g)}}}var gd=12,wd=8,NM=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function d_({pair:e,onInstances:t,onZoom:o}){let n=i("div",{class:"tree-detail-body"}),s=i("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},i("div",{class:"chart-head"},i("h2",{},"Selected frame")),n),r=null,a=(h,y)=>r.pair?i("a",{href:Gt({...e(),merge_addresses:!0,use_short_name:!1,
row:Dt(h,y)}),class:"op-link"},i("bdi",{},h)):i("bdi",{},h);function l(h,y,w,b="",x=!1){let[_,k]=y,$=E=>i("td",{class:"num",title:el(E,w)},xt(E,w));return i("tr",{},i("th",{scope:"row",title:b,class:x?
"inner":null},h),$(_),r.pair&&$(k),r.pair&&i("td",{class:`num strong ${Yo(k-_)}`,title:Ns(k-_,w)},Wt(k-_,w)))}let c=h=>i("thead",{},i("tr",{},h===""?i("td"):i("th",{scope:"col"},h),(r.pair?["Control",
"Test","Δ"]:[Ao(r)]).map(y=>i("th",{scope:"col",class:"num"},y))));function u(h){if(!h?.some(w=>w>0))return null;let y=w=>w===null?"unknown":co(w);return i("tr",{},i("th",{scope:"row",title:"FLOPs of\
 matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),h.map(w=>i("td",{class:"num"},y(w))),r.pair&&i("td",{class:"num strong"},h.includes(null)?"":
hn(h[1]-h[0])))}function d(h){return h&&[["more_work","more work",h.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that the change of calls would tak\
e if each took as long as in the control"],["slower_work","slower work",`The rest: each ${h.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,w,b])=>i("tr",{},i("th",{scope:"row",class:"\
inner",title:b},`${w}, by ${h.by==="flops"?"FLOPs":"calls"}`),i("td"),i("td"),i("td",{class:`num ${Yo(h[y])}`,title:Ns(h[y],"device")},Wt(h[y],"device"))))}function m(h){let y=h.here.device;return i("\
table",{class:"detail-table"},i("caption",{class:"visually-hidden"},`Figures of the frame, ${Ao(r)}`),c(""),i("tbody",{},l("Device time",h.total.device,"device","At and below the frame"),l("launched b\
y itself",h.ownOf.device,"device","Device work that no frame below it launched",!0),d(h.work.split),l("Host time",h.total.host,"host","At and below the frame, each call counted once"),l("in itself",h.
ownOf.host,"host","Without the frames that it called",!0),l("Calls",h.figures.calls,"calls"),u(h.work.flops),r.pair&&y!==null&&i("tr",{},i("th",{scope:"row",title:"The change of its own device time an\
d of the frames below it that only one side has"},"Device time changed here"),i("td"),i("td"),i("td",{class:`num strong ${Yo(y)}`,title:Ns(y,"device")},Wt(y,"device")))))}function p(h){let y=[...h.kernels].
sort((w,b)=>Math.abs(b.device[1]-b.device[0])-Math.abs(w.device[1]-w.device[0])||Math.max(...b.device)-Math.max(...w.device));return y.length>0&&i("table",{class:"detail-table kernel-table"},i("captio\
n",{},h.opened||h.instances>1?`Kernels of all ${R(h.instances)} instances`:"Its kernels"),c("Name"),i("tbody",{},y.slice(0,gd).map(({name:w,device:b,counts:x})=>{let _=l("",b,"device");return A(_.firstChild,
i("span",{class:"mono kernel-name"},a(w,NM(w)))),_.firstChild.title=`${w}
${xt(x[0],"calls")}${r.pair?` → ${xt(x[1],"calls")}`:""} calls`,_}),y.length>gd&&i("tr",{},i("td",{class:"muted",colspan:r.pair?"4":"2"},`${R(y.length-gd)} more`))))}function f(h){return h.shapes.length>
0&&i("table",{class:"detail-table kernel-table"},i("caption",{},"Shapes of its first input"),c("Shape"),i("tbody",{},h.shapes.slice(0,wd).map(({text:y,calls:w})=>{let b=l(y,w,"calls");return b.firstChild.
classList.add("mono"),b}),h.shapes.length>wd&&i("tr",{},i("td",{class:"muted"},`${R(h.shapes.length-wd)} more`))))}function g(h,y){let w=h.names[1]??h.names[0],b={operator:"cpu_op",python:"python_func\
tion"}[h.sort],x=r.pair&&b&&!/(?<!0x)…/.test(w);return i("p",{class:"op-actions"},y&&h.instances>1&&h.sort==="module"&&q(h.opened?"Fold its instances":`Show its ${R(h.instances)} instances`,()=>t(h),
{class:"link-button"}),h.parent&&h.children.length>0&&q("Zoom to it",()=>o(h),{class:"link-button zoom-button"}),x&&i("a",{href:Gt({...e(),merge_addresses:!0,use_short_name:!1,row:Dt(w,b)})},"Open thi\
s operation"),x&&b==="cpu_op"&&i("a",{href:as(e(),{name:w,category:b})},"Show in the timeline"),!["root","rest"].includes(h.sort)&&q("Copy the name",()=>Ft(On(h),"Name copied."),{class:"link-button"}))}
return{node:s,draw(h,y,w){r=h;let b=$o(y).slice(1,-1),x=b.filter(({sort:k})=>k!=="python"),_=x.length>0?x:b.slice(-4);A(n,i("p",{class:"mono full-name"},i("bdi",{},St(y))),i("p",{class:"muted small"},
[Bn(y),qn(y),y.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(k=>ro(y,k)).map(k=>`${k} time: no difference found`)].flat().filter(Boolean).join(" · ")),_.length>
0&&i("p",{class:"muted small mono frame-path"},`in ${_.map(St).join(" › ")}`),y.through.length>0&&i("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),g(y,w),p(y),f(
y))}}}var PM=5;function m_(e){let t=i("p",{class:"headline"}),o=i("ol",{class:"tree-largest"}),n=i("div",{class:"tree-notes small"}),s=i("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=Xb(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],p)=>[p===0?" (":", ",d,q(St(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,p)=>m===p.length-1?[d,")"]:[d])}function a(l,c,u){let d=l.pair?Zb(c,u):xt(c.ownOf[u][0],u),m=c.sort==="root";return i("li",{},m&&"The part without a partner directly below ",q(St(c),()=>e(
c),{class:"link-button mono tree-name"}),Jb(c).map((p,f)=>[f===0?" in ":" › ",q(St(p),()=>e(p),{class:"link-button mono tree-name"})])," ",i("span",{class:`strong ${l.pair?Yo(c.here[u]):""}`},d),l.pair&&
i("span",{class:"muted"},r(c,u)),ro(c,u)&&i("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:p,
percent:f}=e_(l,c),[,g]=go[c],[h,y]=l.root.total[c];A(t,i("span",{class:"headline-label"},`${g} ${Ao(l)}`),l.pair?[i("span",{class:"value control-text"},d),i("span",{class:"arrow","aria-label":"to"},"\
→"),i("span",{class:"value test-text"},m),i("span",{class:`change ${Yo(y-h)}`},p,h>0&&i("span",{class:"change-percent"},` (${f})`))]:i("span",{class:"value"},d));let w=ls(l,c,PM);A(o,w.map($=>a(l,$,
c))),o.hidden=w.length===0;let b=o_(l),x=l.byHost&&l.pair&&`${l.root.total.device.some($=>$>0)?"One side has no device time, so host":"Host"} time decides which frames belong together.`,_=l.inAll>l.shown&&
`${l.shown} of ${l.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,k=l.pair&&l.samples.some($=>$<Ia)&&"Fewer than 4 samples on a side: changes cannot be dis\
tinguished from noise, so all are coloured as measured.";A(n,n_(l,u).map($=>i("p",{class:"notice"},$)),[b,k,x,_].filter(Boolean).map($=>i("p",{class:"muted"},$)))}}}var Ko=28,IM=150,p_=12,f_=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],DM=[["Frame","c-frame",f_[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function h_(e){let t=i("thead"),o=i("tbody"),n=i("colgroup"),s=i("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=i("div",{class:"tree\
-scroll",tabindex:"-1"},s),[a,l]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),c=null,u=0,d=new Map,m=[0,0],p=0,f=()=>c.rows.length>IM;function g(){let C=c.tree.pair?f_:DM,I=`${go[c.
measure][1]} ${Ao(c.tree)}`;A(n,C.map(([,V])=>i("col",{class:V}))),A(t,i("tr",{},C.map(([V,D,H],re)=>i("th",{scope:"col",class:D,title:re===0?H:`${I}: ${H}`},V)))),a.firstChild.colSpan=C.length,l.firstChild.
colSpan=C.length}function h({frame:C,level:I,open:V,leaf:D}){let H=C.instances>1&&C.sort==="module"&&!C.opened&&c.canOpen,re=Qb(C),W=C.instances===C.parent?.instances?"":Mn(C);return i("th",{scope:"ro\
w",class:"c-frame",title:[St(C),...C.above??[],Bn(C),qn(C),C.through.length>0&&`below ${C.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(I-1,14))}},i("span",{class:"tree-cell"},i("span",{class:`twisty${D?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},V?"▾":"▸"),i("span",{class:`mono frame-t\
ext${["root","rest"].includes(C.sort)?" plain":""}`},i("bdi",{},tl(C))),H?i("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${C.instances} instances`},
Mn(C)):W&&i("span",{class:"muted count"},W),C.above?.length>0&&i("span",{class:"muted small ellipsis"},`in ${C.above.join(", ")}`),re&&i("span",{class:`status-mark status-${C.status}`},i("span",{"aria\
-hidden":"true"},re),i("span",{class:"visually-hidden"},` ${qn(C)}`))))}function y(C,I=""){return i("td",{class:`num c-time ${I}`,title:el(C,c.measure)},xt(C,c.measure))}function w(C,I,V){return i("td",
{class:`num c-time ${I} ${ro(V,c.measure)?"calm":Yo(C)}`,title:[Ns(C,c.measure),ro(V,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:I==="c-diff"&&p>0?{"--share":`${(100*Math.abs(C)/
p).toFixed(1)}%`}:{}},Wt(C,c.measure))}function b(C){let{frame:I}=C,[V,D]=I.total[c.measure];return c.tree.pair?[h(C),y(V),y(D),w(xo(I,c.measure),"c-diff",I),w(I.here[c.measure],"c-here",I)]:[h(C),y(V),
y(I.ownOf[c.measure][0]),i("td",{class:"num c-time"},xt(I.figures.calls[0],"calls"))]}function x(C){let I=c.rows[C],{frame:V}=I,D=[C%2?"odd":"",c.found?.has(V)?"found":"",V.sort==="rest"?"rest":""].filter(
Boolean).join(" ");return i("tr",{class:D,data:{index:C},tabindex:C===u?"0":"-1","aria-level":I.level,"aria-posinset":I.place,"aria-setsize":I.of,"aria-rowindex":C+2,"aria-expanded":I.leaf?null:String(
I.open),"aria-selected":String(V===c.selected)},b(I))}function _(C=!1){let I=Math.ceil((r.clientHeight||600)/Ko),V=Math.floor(r.scrollTop/Ko),[D,H]=f()?[Math.max(0,V-p_),Math.min(c.rows.length,V+I+p_)]:
[0,c.rows.length];if(!C&&D===m[0]&&H===m[1])return;m=[D,H];let re=o.contains(document.activeElement),W=C?new Map:d;d=new Map;for(let se=D;se<H;se+=1)d.set(se,W.get(se)??x(se));[[a,D],[l,c.rows.length-
H]].forEach(([se,Y])=>{se.hidden=Y===0,se.style.height=`${Y*Ko}px`});let{scrollTop:U}=r;_o(o,[a,...d.values(),l]),r.scrollTop=U,re&&(d.get(u)??r).focus({preventScroll:!0})}function k(C,I=!1){let V=C*Ko,
D=r.clientHeight-t.offsetHeight;I&&(V<r.scrollTop||V+Ko>r.scrollTop+D)&&(r.scrollTop=V-D/2),V<r.scrollTop?r.scrollTop=V:V+Ko>r.scrollTop+D&&(r.scrollTop=V+Ko-D),_()}function $(C,I){let V=Math.max(0,Math.
min(c.rows.length-1,C));d.get(u)?.setAttribute("tabindex","-1"),u=V,k(V);let D=d.get(V);D?.setAttribute("tabindex","0"),I&&D?.focus({preventScroll:!0})}function E(C){return c!==null&&c.revision===C.revision&&
c.judged===C.judged&&c.text===C.text&&c.rows.length===C.rows.length&&c.rows.every((I,V)=>I.frame===C.rows[V].frame&&I.open===C.rows[V].open)}function T(C){let I=c.selected!==C.selected;c=C;for(let[D,H]of d)
H.setAttribute("aria-selected",String(c.rows[D].frame===c.selected));let V=c.rows.findIndex(D=>D.frame===c.selected);I&&V>=0&&$(V,!1)}o.addEventListener("click",C=>{let I=C.target.closest("tr[data-ind\
ex]");if(!I)return;let{frame:V,leaf:D}=c.rows[I.dataset.index],H=C.target.closest("[data-act]")?.dataset.act;$(Number(I.dataset.index),!0),H==="instances"?e.onInstances(V):H==="toggle"&&!D?e.onToggle(
V):e.onSelect(V)}),o.addEventListener("dblclick",C=>{let I=C.target.closest("tr[data-index]");I&&!C.target.closest("[data-act]")&&e.onZoom(c.rows[I.dataset.index].frame)});function v({frame:C,open:I,leaf:V},D){
!V&&I!==D?e.onToggle(C):D&&I?$(u+1,!0):!D&&C.parent&&$(c.rows.findIndex(H=>H.frame===C.parent),!0)}o.addEventListener("keydown",C=>{let I=c?.rows[u];if(!I||C.altKey||C.ctrlKey||C.metaKey||C.target.closest(
"button"))return;let V=Math.max(1,Math.floor(r.clientHeight/Ko)-3),D={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+V,PageUp:u-V,Home:0,End:c.rows.length-1},H={ArrowRight:()=>v(I,!0),ArrowLeft:()=>v(I,!1),Enter:()=>e.
onZoom(I.frame)," ":()=>e.onSelect(I.frame)},re=C.key in D?()=>$(D[C.key],!0):H[C.key];re&&(C.preventDefault(),re())});let O=0,B=()=>{O===0&&c&&f()&&(O=requestAnimationFrame(()=>{O=0,_(),d.has(u)||(u=
Math.min(c.rows.length-1,Math.ceil(r.scrollTop/Ko)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",B,{passive:!0});let j=new ResizeObserver(B);return j.observe(r),{node:r,focus:()=>$(
u,!0),draw(C){if(E(C)){T(C);return}let I=c?.rows[u]?.frame.key,V=c?.selected?.key!==C.selected.key||c?.revision!==C.revision;c=C,p=c.tree.frames.reduce((H,re)=>Math.max(H,Math.abs(xo(re,c.measure))),0),
g(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",f());let D=V?c.selected.key:I;u=Math.max(0,c.rows.findIndex(H=>H.frame.key===D)),_(!0),V&&k(u,!0)},unmount(){
j.disconnect(),cancelAnimationFrame(O)}}}function BM(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var g_=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function qM(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?BM(t)||(g_(n)>4*g_(o)?"host":"device"):"device"}async function FM(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(eo(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await pt(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function w_(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...Lc(await Xr(o?"":e.control,cs(e,c,n),{signal:t})),chosenBy:c}),[r,a]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?FM(e,t):null]),l=e.
by||qM(r,a);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function y_(e,t,o){let n=t==="host"?"host":"device";return{...Lc(await Xr(e.test!==""?
"":e.control,cs(e,n,!0),{signal:o})),chosenBy:n}}async function b_(e,t,o,n=e.frames==="instance"){let s=cs(e,t.chosenBy,n);s.set("significance",o),Rf(t,await Xr("",s),o)}var WM=8,jM=40;function __(e,t,o){let n=new Set([e.root]);for(let s of[...ls(e,t,WM),...o.slice(0,jM)])$o(s).slice(0,-1).forEach(r=>n.add(r));return n}function HM(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(xo(l,o)):l.total[o][0],a=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>a(l)-a(c)||r(c)-r(l)||l.at-c.at)}function k_(e,t,o,n){let s=[],
r=(a,l,c,u)=>{let d=HM(e,a,t,o),m=d.length>0&&n(a);s.push({frame:a,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((p,f)=>r(p,l+1,f+1,d.length))};return r(e.root,1,1,1),s}var x_={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Nr={path:"/tree",name:"Tree",read:An,mount:(e,t)=>zM(e,t)},UM=e=>zt({...Bt(""),...eo(e)});function zM(e,t){let o=An(location.
search),n=null,s=null,r="",a=null,l=null,c="",u=!1,d=(P,{replace:G=!0}={})=>!u&&t.go(po({...o,...P}),{replace:G}),m=gs(P=>d({...P,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set al\
one",links:P=>[i("a",{class:"small",href:UM(P)},"Compare"),pu(P)]}),p=m_(P=>T(P)),f=u_({onChange:P=>d($(P)),onStep:B}),g=i_({onPick:P=>E(P,P),onZoom:P=>E(l.selected,P),onMove:P=>E(P)}),h=h_({onSelect:P=>E(
P),onZoom:P=>E(P,P),onToggle:v,onInstances:O}),y=d_({pair:()=>eo(o),onInstances:O,onZoom:P=>E(P,P)}),w=i("div",{class:"message"}),b=i("h1",{class:"visually-hidden"},"Tree"),x=i("div",{class:"results t\
ree-results"},p.node,f.node,i("div",{class:"tree-columns"},g.node,i("section",{class:"card table-card tree-card","aria-label":"Tree table"},h.node),y.node));e.append(i("div",{class:"page tree-page"},b,
m.node,w,x));let _=Tt({context:t,results:x,message:w}),k=Je(400,ke);function $(P){return P.frames&&l?{...P,node:l.selected.foldKey}:P}function E(P,G){let te=Ce=>Ce.at<=P.at&&P.at<Ce.end,ce=G??(te(l.zoomed)?
l.zoomed:$o(P).findLast(Ce=>te(Ce)&&l.zoomed.at>=Ce.at&&l.zoomed.at<Ce.end)??l.tree.root);d({node:P.key,zoom:ce.key}),k(`${St(P)} is selected.`)}function T(P){E(P)}function v(P){let G=o.rows.includes(
P.key)?o.rows.filter(te=>te!==P.key):[...o.rows,P.key];d({rows:G})}function O(P){let G=P.key,te=o.open.includes(G);d({open:te?o.open.filter(ce=>ce!==G):[...o.open,G],rows:o.rows.filter(ce=>ce!==G),node:G}),
ke(te?"Folded.":`Its instances are shown below ${St(P)}.`)}function B(P){let G=l?.found??[];if(G.length>0){let te=G.indexOf(l.selected),ce=te<0?P>0?0:G.length-1:(te+P+G.length)%G.length;E(G[ce]),ke(`${ce+
1} of ${G.length}: ${St(G[ce])}`)}}async function j(){let P=[o.control,o.test].filter(te=>te!=="");if(P.every(te=>n&&ze(n,te)))return;let G=await gt(P).catch(()=>[]);u||(n=G,Q())}function C(){if(o.control===
"")return"";let P=`${o.control} ${cs(o,"device",o.frames==="instance")}`,G=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===P&&(G==="first"?s.first:s.tree.shown>=s.tree.inAll||s.tree.chosenBy===
G)?s.key:`${P} ${G}`}function I(P){r=P,x.dataset.stale="";let[G,te]=[P.slice(0,P.lastIndexOf(" ")),o.by];_.ask(ce=>w_(o,ce),ce=>{s={...ce,key:P,base:G,first:te===""},a=null,delete x.dataset.stale,_.say(
null),ke(J(ce.tree.frames.length-1,"frame")),Q()},ce=>{s=null,l=null,delete x.dataset.stale,_.say(H(ce)),Q()})}function V(P){let G=`${s.key} ${P==="host"}`;return a?.key===G?(D(a,P),a.tree):(a={key:G,
tree:null},_.ask(te=>y_(o,P,te),te=>{a.tree=te,Q(),D(a,P)},te=>{a=null,Oe(`The instances could not be loaded. ${te.message}`,{urgent:!0})}),null)}async function D(P,G){let{tree:te}=P;if(P.judged??=new Set,
!(!te?.pair||G==="calls"||P.judged.has(G)||te.samples.some(ce=>ce<Ia))){P.judged.add(G);try{await b_(o,te,G,P===a||o.frames==="instance")}catch{return}!u&&s&&(s===P||a===P)&&(s.verdicts=`${s.verdicts??
""} ${P===a?"each ":""}${G}`,s.classes=void 0,s.openedFor=void 0,Q())}}function H(P){let G=Object.keys(x_).some(te=>o[te]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:P.code}},i(
"h2",{},"This tree cannot be shown"),i("p",{},P.message),i("p",{},G?q("Use all ranks and steps",()=>d(x_),{class:"primary"}):q("Try again",()=>I(r),{class:"primary"})," ",i("a",{href:pe("/")},"Choose \
other traces")))}let re=()=>i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a control alone, or g\
o to the ",i("a",{href:pe("/")},n?.length===0?"Add traces":"Traces page"),"."));function W(P){if(o.frames==="class")return s.classes??=Df(s.tree),s.classes;if(o.frames==="folded"&&o.open.length>0){let G=V(
P);if(G){let te=o.open.join();return s.openedFor!==te&&(s.opened=Ff(s.tree,G,new Set(o.open)),s.openedFor=te),s.opened}}return s.tree}function U(){let P=o.by||s.measure,G=W(P),te=o.q===""?null:l_(G,o.
q),ce=Nc(G,o.node)??ls(G,P,1)[0]??G.root,Ce=Nc(G,o.zoom)??G.root,Z=__(G,P,[ce,...G.frames.filter(Ne=>Ne.opened).flatMap(Ne=>Ne.children.slice(0,1)),...te??[]]),ae=new Set(o.rows),he=k_(G,P,o.order,Ne=>Z.
has(Ne)!==ae.has(Ne.key)),Me=[s.key,P,o.frames,o.width,o.open.join(),G.frames.length].join(" ");return{tree:G,measure:P,width:o.width,found:te,text:`${o.q} ${o.order}`,selected:ce,zoomed:Ce,rows:he,revision:Me,
judged:s.verdicts??"",canOpen:o.frames==="folded",lines:se(G),file:`tracediff-${G.sides.map(({label:Ne})=>$t(Ne)).join("-")}`}}function se(P){return[["control","test"].slice(0,P.sides.length).map((te,ce)=>`${P.
pair?`${te}: `:""}${P.sides[ce].label} (${J(P.sides[ce].samples,"sample")})`).join(" → ")]}function Y(){let P=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},G=ce=>sn(ce,o,n,P),te=o.control===""?"\
Tree":`${G("control")}${o.test===""?"":` → ${G("test")}`} · Tree`;b.textContent=te,t.setTitle(te),m.draw(o,n,P)}function Q(){if(u)return;let P=C();if(P===""?(_.drop(),[r,s,l]=["",null,null],_.say(re())):
P!==r&&(s||_.say(null),I(P)),Y(),x.toggleAttribute("data-skeleton",P!==""&&!s),!s||s.key!==P){f.draw(o,null,o.by,null);return}l=U();let{tree:G,measure:te,found:ce}=l,Ce=[l.revision,l.judged,o.level].join(
" ");Ce!==c&&(c=Ce,p.draw(G,te,o.level)),f.draw(o,G,te,ce),g.draw(l),g.sql.set(so(vw(o,te),o)),h.draw({...l,found:ce&&new Set(ce)}),y.draw(G,l.selected,l.canOpen),D(s,te)}return Q(),j(),{keys:{search:()=>f.
search(),enter:()=>l!==null&&h.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&E(l.selected,l.tree.root)},update(P){o=An(P),Q(),j(),s&&r===
s.key&&t.settled()},unmount(){u=!0,_.unmount(),g.unmount(),h.unmount()}}}var GM={name:"rows",label:"Rows",type:"choice",options:ha,fallback:"steps"};function $_(e,{onChange:t,onSet:o}){let n=i("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.
preventDefault()}}),s=[],r="",a=null,l="";function c(k,$){t({[k]:$},{replace:l===k}),l=k}function u(k,$,E,T){let v=de("set"),O=So({id:v,field:k,none:T,text:a[k],set:ze(E,a[k])??null,onPick:B=>{l="",o(
{[k]:B?.id??""})}});return i("div",{class:`analysis-field side-${k==="test"?"test":"control"}`},i("label",{for:v},$),O.node)}function d(k){let $=i("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(
k.name,$.checked===k.fallback?"":String($.checked))}});return s.push({name:k.name,sync(E){$.checked=E===""?k.fallback:E==="true"}}),i("label",{class:"check"},$,k.label)}function m(k){let $=k.type==="o\
perator"?de("ops"):null,E=k.type==="number",T=i("input",{type:E?"number":"text",list:$,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:E&&"any",min:E&&0,data:{field:k.name},class:$&&
"wide",title:k.title,on:{change:()=>c(k.name,T.value.trim())}}),v=$&&i("datalist",{id:$});$&&(T.addEventListener("input",Je(150,()=>g(T.value,v))),T.addEventListener("focus",()=>{T.select(),g("",v)}));
let O="";return s.push({name:k.name,sync(B,j){let C=B||$&&j||"",I=T===document.activeElement&&T.value!==O;T.value.trim()!==C&&!(I&&C===O)&&(T.value=C),O=C,E&&(j??null)!==null&&B===""&&(T.placeholder=j)}}),
i("label",{class:"analysis-field"},i("span",{},k.label),T,v)}function p(k){let $=i("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,$.value===k.fallback?"":$.value)}},Object.entries(
k.options).map(([E,T])=>i("option",{value:E},T)));return s.push({name:k.name,sync(E,T){$.value=E||String(T??Object.keys(k.options)[0])}}),i("label",{class:"analysis-field"},i("span",{},k.label),$)}let f=k=>k.
type==="boolean"?d(k):k.type==="choice"?p(k):m(k);async function g(k,$){if(a.set!=="")try{let E=await ea(a.set,k);A($,[...new Set(E.filter(T=>T.category==="cpu_op").map(T=>T.name))].map(T=>i("option",
{value:T})))}catch{}}let h=(k,$)=>k?.[$].length>0?st(k[$],3):"";function y(k,$){let[E,T]=["set","test"].map(v=>h(ze($,a[v]),k));return a.test!==""&&a[k]===""&&(E!==T||a[`set_${k}`]!==""||a[`test_${k}`]!==
"")}function w(k,$,E){let[T,v]=["set","test"].map(B=>ze(E,a[B])),O=(B,j,C)=>f({name:B,label:j,type:"text",placeholder:["all",h(C,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(k,E)?[O(`set_${k}`,`${$} of A`,T),O(`test_${k}`,`${$} of B`,v)]:[O(k,$,T)]}function b(k){let $=E=>E.some(T=>a[T]!=="");return!$(["steps","set_steps","test_steps"])&&($(["marker","set_\
marker","test_marker"])||["set","test"].some(E=>ze(k,a[E])?.steps.length>0))}let x=k=>`${oc[k].letter} · ${oc[k].name}`;function _(k){let $=a.test!=="";s=[],A(n,u("set",$?x("set"):"Trace set",k),u("t\
est",$?x("test"):"Compare with",k,"none"),w("ranks","Ranks",k),w("steps","Steps",k),!e[a.what].ofSteps&&b(k)&&f(GM),e[a.what].params.map(f))}return{node:n,focus(){let k=n.querySelector("input[list]")??
n.querySelector('[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,$,E={}){a=k;let T=JSON.stringify([a.what,a.set,a.test,y("ranks",$),y("steps",$),b($),$.map(v=>[v.id,v.label])]);
if(T!==r){r=T;let v=n.contains(document.activeElement)?document.activeElement.dataset.field:null;_($),v&&n.querySelector(`[data-field="${v}"]`)?.focus()}s.forEach(({name:v,sync:O})=>O(a[v]??"",E[v]))}}}var YM=24,ol=20;function v_(e,t){let o=Array.from(e),n=Math.max(0,o.length-ol),s=t>YM?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(a,l,c)=>i("span",{class:a},o.slice(l,c).join(""));return i("bdi",
{class:"split"},r("split-head",0,s),i("span",{class:"split-key"},i("bdi",{dir:"ltr"},o.slice(s,s+ol).join(""))),s+ol<o.length&&r("split-rest",s+ol))}var S_=200,KM=30;function Vt(e){let t=i("tr"),o=i("tbody"),n=i("p",{class:"data-more",hidden:!0}),s=i("span",{class:"chart-unit"}),r=e.meanings===!1?[]:e.columns.filter(x=>x.what),a=r.length>0&&i("det\
ails",{class:"data-meanings small"},i("summary",{},"What the columns mean"),i("dl",{},r.flatMap(({title:x,what:_})=>[i("dt",{},x),i("dd",{},_)]))),l=i("p",{class:"data-blanks muted small",hidden:!0}),
c=[e.caption,e.heading].filter(Boolean).join(": "),u=lt(c);u.set(e.sql??null);let d=i("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":c},i("div",{class:"chart-head"},i(e.level??"h\
3",{},c," ",s),i("div",{class:"chart-tools"},u.node,e.csv&&i("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),i("\
div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${c}, rows`},i("table",{class:"data-table"},i("caption",{class:"visually-hidden"},c),i("thead",{},t),o)),n,a,l),m=[],p=new Map,f=null,g=e.
limit??20;function h(){if(!f)return m;let x=f.down?-1:1;return[...m].sort((_,k)=>{let[$,E]=[_[f.key]??null,k[f.key]??null];return $===null||E===null?($===null)-(E===null):x*(typeof $=="number"?$-E:String(
$).localeCompare(String(E)))})}function y(x){let _=f?.key===x.key?!f.down:!!x.number;f={key:x.key,down:_},b(),t.querySelector("[aria-sort] button")?.focus()}function w(x,_,k,$){let E=e.href&&x.link?.(
k,e.parameters??{}),T=x.mono&&typeof $=="string"?v_($,p.get(x.key)?.get($)??0):$;if(E||!x.mono||typeof $!="string"||$.length<=KM)return E?i("a",{href:e.href(E)},T):T;let v=q(T,()=>{let O=v.getAttribute(
"aria-expanded")!=="true";v.setAttribute("aria-expanded",String(O)),A(v,O?$:T)},{class:"name-button","aria-expanded":"false"});return v}function b(){A(t,e.columns.map(_=>{let k=f?.key===_.key;return i(
"th",{scope:"col",class:_.number&&"num","aria-sort":k&&(f.down?"descending":"ascending")},q(`${_.title}${k?f.down?" ↓":" ↑":""}`,()=>y(_),{class:"link-button th-button",title:_.what}))}));let x=new Set;
A(o,h().slice(0,g).map(_=>i("tr",{},e.columns.map(k=>{let $=_[k.key],E=k.show($,_);return E===we&&k.blank&&x.add(k),i("td",{title:E===we&&k.blank?k.blank:k.mono?$:k.exact?.($,_),class:[k.number&&"num",
k.mono&&"mono data-name",k.tone?.($,_)].filter(Boolean).join(" ")||null},w(k,$,_,E))})))),l.hidden=x.size===0,A(l,[...x].map(_=>`${we} in ${_.title}: ${_.blank}`).join("; "),"."),s.textContent=m.length>
1?R(m.length):"",n.hidden=m.length<=g,A(n,q(`Show ${R(Math.min(S_,m.length-g))} more of ${R(m.length)}`,()=>{g+=S_,b()},{class:"link-button"}))}return{node:d,show(x){m=x;for(let{key:_}of e.columns.filter(
k=>k.mono))p.set(_,jm(m.map(k=>String(k[_]??""))));d.hidden=m.length===0,b()}}}var VM={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},E_="http://www.w3.org/2000/svg";function QM(e,t){let o=document.createElementNS(E_,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(E_,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",VM[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function T_(e){let t=i("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=q(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=i("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),a=i("span",{class:"\
window-choice",role:"group","aria-label":"Window"},i("label",{},"From ",o),i("label",{},"to ",n," ms"),s),l=i("div",{class:"series-bar"},t,i("div",{class:"window-choice"},a,r)),c="";function u(g){return i(
"input",{type:"number",min:0,step:"any",data:{field:g},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=g=>g.value===""?"":String(Number((Number(g.value)*1e3).toFixed(3))),m=g=>g===""?"":String(
Number((Number(g)/1e3).toFixed(6)));function p(g,h){g.dataset.shown!==h&&(g.dataset.shown=h,g.value=m(h))}function f(g,{chosen:h,styles:y,two:w}){let b=y.get(g.key)??-1,x=i("input",{type:"checkbox",value:g.
key,on:{change:()=>{let _=[...t.querySelectorAll("input:checked")];e.onLines(_.length===0?Cu:_.map(k=>k.value))}}});return x.checked=h.includes(g.key),i("label",{class:"check line-check"},x,i("span",{
class:"line-mark"},b>=0&&QM(Su(b,w?"A":""),w)),g.name)}return{node:l,draw(g){let{chosen:h,two:y}=g,w=JSON.stringify([g.lines.map(b=>b.key),h,y]);if(t.hidden=g.lines.length<2,w!==c){c=w;let b=t.contains(
document.activeElement)?document.activeElement.value:null;A(t,JM(g.lines,h).map(([x,_])=>i("div",{class:"line-group",role:x?"group":null,"aria-label":x||null},x&&i("span",{class:"muted"},x),_.map(k=>f(
k,g))))),b!==null&&[...t.querySelectorAll("input")].find(x=>x.value===b)?.focus()}p(o,g.start),p(n,g.end),s.disabled=g.start===""&&g.end==="",a.hidden=g.empty&&s.disabled,r.href=e.csv()}}}function JM(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(a=>t.indexOf(a.key)).filter(a=>a>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}function XM(e,t,o){return JSON.stringify(t.filter(n=>!n.number&&!n.note&&!(o&&(n.key==="rank"||n.key==="device"))).map(n=>e[n.key]))}function O_(e,t){let o=e.map(r=>(r.data[t.key]??[]).map(a=>({side:r.
letter,...a})));if(o.length<2||t.apart)return t.order?o.flat().sort(t.order):o.flat();let n=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of o.flat()){let a=XM(r,t.columns,n);s.set(a,[...s.get(
a)??[],r])}return[...s.values()].flat()}var M_={control:"set",test:"test"};function P_(e){let t=(o,n)=>e[`${M_[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[M_[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function ZM(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:yu(P_(e));return o&&`(${o})`}var Dr="device\
_type = 'GPU'",yd=["COMPUTATION","COMMUNICATION","MEMORY"],nl=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",bd=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${yd.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${Dr}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${yd.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${Dr}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${yd.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,A_=e=>`${bd(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,C_=e=>`${bd(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,eA=(e,t)=>`${bd(e,nl(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,I_=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,tA=(e,t)=>`SELECT side, rank, kind, name, category, ${I_}
FROM events
WHERE ${Dr}${nl(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,D_=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${Dr}${nl(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,B_=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${Dr}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,q_="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",R_=(e,t)=>`${B_(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${q_}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,F_=(e,t)=>`${B_(e,nl(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${q_}`,oA=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${F_(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Pr=(e,t)=>`${F_(e,t)}
ORDER BY launch_delay DESC`,L_=(e,t)=>`SELECT side, rank, name, ${I_}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function nA(e){let t=Object.entries(P_(e)).map(([o,{ranks:n}])=>{let s=gi(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Ir="side, rank, span, device_type, device",W_=e=>`WITH changes AS (
    ${e}
)
SELECT ${Ir}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Ir}),
    so_far AS (PARTITION BY ${Ir} ORDER BY at_us, row)`,sA=e=>`SELECT ${Ir}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${W_(e)}
)
GROUP BY ${Ir}
ORDER BY rank, span, device_type, device, side`,N_={peaks:sA,"memory-curves":e=>`${W_(e)}
ORDER BY side, rank, at_us`},rA={temporal_breakdown:{rows:A_,temporal:A_},comm_comp_overlap:{rows:C_,overlap:C_},kernel_breakdown:{kinds:eA,kernels:tA,over_ranks:D_},idle_time_breakdown:{rows:R_,idle:R_},
launch_stats:{counts:oA,worst:Pr,"launch-cpu_duration":Pr,"launch-gpu_duration":Pr,"launch-launch_delay":Pr,"launch-scatter":Pr},user_annotation_breakdown:{rows:L_,annotations:L_}},aA={kernel_breakdown:{
kernels:D_}},iA={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},j_=e=>iA[e]??{},lA={queue_length:"stream",memory_bw:"name"},cA=["what","set","test","lines","order","rows"];function uA(e,t,{chart:o,difference:n}){let s=o||t,r=Object.entries(
e).filter(([l,c])=>c&&!cA.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let a=s==="series"&&lA[e.what];return`SELECT ${a?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${a} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>no(`${l}=${c}`)).join(", ")})`}function dA(e,t,o){if(e.what==="memory"){let r=N_[t]&&nA(e);return r?N_[t](r):null}let n=o&&aA[e.what]?.[t]||rA[e.what]?.[t],s=n?ZM(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var H_=(e,t,{chart:o="",difference:n=!1}={})=>(n?null:dA(e,t,o))??uA(e,t,{chart:o,
difference:n});var mA={key:"side",title:"set",show:e=>i("b",{class:`letter letter-${e.toLowerCase()}`},e)},_d={path:"/analyse",name:"Analyse",read:e=>qi(e,ot),mount:(e,t)=>pA(e,t)};function pA(e,t){let o=qi(location.
search,ot),n=null,s=null,r="",a=null,l="",c=[],u=-1/0,d=!1,m=(M,S)=>t.go(Pn({...o,...M},ot),S),p=i("nav",{class:"analysis-tabs","aria-label":"Analyses"}),f=$_(ot,{onChange:m,onSet:M=>m({...Bi,...M})}),
g=i("p",{class:"muted analysis-intro"}),h=i("div",{class:"message"}),y=i("div",{class:"analysis-notes"}),w=i("div",{class:"analysis-charts"}),b=i("div",{class:"analysis-tables"}),x=i("div",{class:"res\
ults analysis-results"},y,w,b),_=i("h1",{}),k=q("Open in Perfetto …",()=>$a([o.set,o.test].filter(M=>M!==""),o.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button",
"aria-haspopup":"dialog",title:"The traces themselves: open them in Perfetto, or download them"}),$=i("span",{class:"muted small trace-lost"});e.append(i("div",{class:"page analyse-page"},i("div",{class:"\
analyse-head"},_,k,$),p,f.node,g,h,x));let E=Tt({context:t,results:x,message:h}),T=ft(()=>c.forEach(M=>M.figure.retheme())),v=M=>fm(o.what,lb(a??o,ot,M)),O=(M,S)=>so(H_(a??o,M,S),{control:o.set,test:o.
test},S?.chart?j_(M):{});function B(){c.forEach(M=>M.figure.unmount()),c=ot[o.what].charts.map(M=>{let S=M.series&&T_({onLines:ie=>m({lines:ie},{replace:!0}),onWindow:ie=>m(ie),csv:()=>v("series")}),F=wt(
"Ranks that are drawn",[["","those that differ most"],["rank",S?"the first":"all, in order"]],ie=>m({order:ie,lines:[]},{replace:!0})),X={chart:M,bar:S,order:F,hidden:new Set,keys:j(M)};return X.figure=
kt({id:M.id,title:M.title,file:M.id,level:"h2",class:M.half?"half-chart":"",height:ie=>M.height(ie.places,ie.sides),make:(ie,le)=>V(ie.made(le),X.hidden),onRelayout:S&&D,onDoubleClick:S&&H,keys:()=>X.
keys.filter(ie=>!X.hidden.has(ie.key)).map(ie=>[ie.property,ie.name]),extra:[i("div",{class:"chart-choice"},I(X),F.node),S?.node]}),X}),A(w,c.map(M=>M.figure.node))}let j=M=>(C(M)??(o.test===""?[]:ce().
map(S=>({key:S.key,name:`${S.letter} · ${S.label}`,property:S.letter==="A"?"--control-fill":"--test-fill"})))).map(S=>({...S,key:S.key&&!Array.isArray(M.legend)?S.key:S.property})),C=({legend:M})=>typeof M==
"function"?M(ce()):M;function I(M){let S=X=>{let{hidden:ie}=M;ie.delete(X)||ie.add(X),ie.size===M.keys.length&&ie.clear();for(let le of F)le.setAttribute("aria-pressed",String(!ie.has(le.dataset.key)));
re(ce())},F=M.keys.map(X=>q(X.name,()=>S(X.key),{class:"key","aria-pressed":"true",title:X.what,data:{key:X.key},css:{"--key-fill":`var(${X.property})`}}));return F.length>0&&i("div",{class:"chart-leg\
end",role:"group","aria-label":`${M.chart.title}: what is drawn`},F)}let V=({data:M,layout:S},F)=>({layout:S,data:M.map(X=>F.has(X.legendgroup)?{...X,visible:!1}:X)});function D(M,S){let[F,X]=[M["xaxi\
s.range[0]"],M["xaxis.range[1]"]];if(Number.isFinite(F)&&Number.isFinite(X)&&X>F&&performance.now()-u>500){let ie=le=>String(Number(Math.max(0,le*S.per+S.offset).toFixed(3)));m({start:ie(F),end:ie(X)})}}
function H(){u=performance.now(),m({start:"",end:""})}function re(M){let S=ot[o.what].charts.filter(le=>typeof le.legend=="function").flatMap(le=>C(le)??[]).map(le=>le.name),F=JSON.stringify([o.what,o.
set,o.test,S]);l!==F&&(B(),l=F);let X=`tracediff-${M.map(le=>$t(le.label)).join("-")}`,ie={...o,shown:s.parameters,href:le=>Pn({...o,...le},ot)};for(let le of c)W(le,M,ie,X)}function W({chart:M,bar:S,
order:F,hidden:X,figure:ie},le,Re,Ge){let qe=M.make(le,Re),Nt=qe.empty?null:S&&qe.data(600);if(F.node.hidden=!qe.limited,F.press(o.order),ie.draw({file:Ge,heading:qe.note,made:qe.data,per:Nt?.per,revision:[
r,o.order,...o.lines,...X].join(" "),offset:Nt?.offset,places:qe.places,sides:le.length,caption:U(le),empty:qe.empty??null}),ie.sql.set(O(M.id,{chart:M.table??M.id})),ie.node.hidden=!!qe.empty&&(!!qe.
isSaid||te(le)),S){let Et=Si(le,M.series,M.ownDevice),Kr=Ei(Et,le,o).keys;S.draw({lines:Et,chosen:Kr,styles:Zw(Et,Kr,M.panels),start:o.start,end:o.end,two:le.length>1,empty:!!qe.empty}),S.node.hidden=
Et.length===0}}let U=M=>[[M.map(S=>[S.letter,S.label].filter(Boolean).join(" · ")).join(", "),Q(M)].join(". ")];function se({name:M,category:S}){let F=(ie,le)=>o[`${ie}_${le}`]||o[le]||"all",X=ie=>o[`${ie}\
_marker`]||o.marker;return Gt({control:o.set,test:o.test,row:Dt(M,S),control_marker:X("set"),test_marker:X("test"),control_ranks:F("set","ranks"),test_ranks:F("test","ranks"),control_steps:F("set","st\
eps"),test_steps:F("test","steps")})}function Y(M){let S=M.length>1;b.hidden=te(M);let F={href:S?se:null,parameters:s.parameters};A(b,ot[o.what].tables.flatMap(X=>{let ie=O_(M,X),le=Ww(X,ie),Re=Vt({...F,
caption:X.caption,csv:v(X.key),sql:O(X.key),columns:[...S?[mA]:[],...le]});Re.show(ie);let Ge=(s.difference?.[X.key]??[]).filter(Nt=>le.some(Et=>Et.number&&(Nt[Et.key]??null)!==null));if(Ge.length===0)
return[Re.node];let qe=Vt({...F,caption:X.caption,limit:12,meanings:!1,heading:"difference, B − A",class:"difference-card",sql:O(X.key,{difference:!0}),columns:le.filter(Nt=>!Nt.note&&Ge.some(Et=>(Et[Nt.
key]??null)!==null)).map(Bw)});return qe.show(Ge),[Re.node,qe.node]}))}function Q(M){let S=M.filter(F=>(F.data.last_step_dropped??[]).length>0);return M.every(F=>F.data.steps!==null)?"The rows of the \
chosen steps count, as in Compare.":ot[o.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":M.every(F=>F.data.all_steps.length===0)?"\
Without steps, all rows count, as in Compare.":S.length>0?`Work that the last step of a rank${S.length<M.length?` of ${S[0].label}`:""} launched does not count, since it may be cut off. Compare counts\
 it.`:o.rows==="all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function P(M){let S=ot[o.what],F=M.
flatMap(({label:Re,data:Ge})=>{let qe=S.host?[]:Ge.ranks_without_device_rows??[];return qe.length===0?[]:[qe.length===Ge.ranks.length?`${Re} has no device work${Ge.ranks.length>1?"":` (rank ${Ge.ranks[0]}\
)`}: this analysis has nothing to count there. ${bn}`:`${Re}: ${qe.length===1?"rank":"ranks"} ${st(qe)} ${qe.length===1?"has":"have"} no device rows.`]}),X=S.chosen?.({...o,shown:s.parameters}),ie=o.rows!==
""&&!S.ofSteps&&M.some(Re=>Re.data.steps===null)&&q("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${ha.steps}`}),le=te(M)&&i("p",{},"To see what the host did, look at its ",
i("a",{href:Pn({...o,what:"user_annotation_breakdown",lines:[]},ot)},"annotations"),".");A(y,F.length>0&&i("ul",{class:"notice"},F.map(Re=>i("li",{},Re))),le,S.notes?.(M),X&&i("p",{},X),F.length<M.length&&
i("p",{class:"muted small"},Q(M)," ",ie))}let G=({data:M})=>(M.ranks_without_device_rows??[]).length===M.ranks.length,te=M=>M.every(G)&&!ot[o.what].host;function ce(){let M=!!s.test;return[["set","A"],
["test","B"]].filter(([S])=>s[S]).map(([S,F])=>({key:S,letter:M?F:"",label:s[S].label,data:s[S]}))}function Ce(M){s=null,r="",delete x.dataset.shown,E.say(M)}function Z(M,S){let F=ot[o.what];s=M;let X=a===
o&&F.instead?.(o,ce());if(X){a={...o,...X},ae(S);return}r=S,E.say(null),L();let ie=ce();f.draw(o,n,s.parameters),P(ie),re(ie),Y(ie),x.dataset.shown=S,ke(`${F.title} is shown.`)}function ae(M){E.ask(S=>Gn(
a.what,Zu(a,ot),{signal:S}),S=>Z(S,M),S=>Ce(i("div",{class:"error-box",role:"alert",data:{code:S.code}},i("h2",{},"This analysis is not possible"),i("p",{},S.message),i("p",{},i("a",{href:pe("/")},"Ch\
oose other traces")))))}let he=()=>`${o.what} ${Zu(o,ot)}`;function Me(){let M=he();if(s&&r===M){E.drop(),re(ce()),t.settled();return}if(o.set===""){E.drop(),Ce(i("p",{class:"notice"},"Choose a trace \
set.")),t.settled();return}a=o,ae(M)}function Ne(){let M=ot[o.what],S=F=>o[F]===""?null:ze(n,o[F])?.label??o[F];A(_,M.title),A(g,M.intro),Xe(),t.setTitle([M.title,[S("set"),S("test")].filter(Boolean).
join(" → "),"Analyse"].filter(Boolean).join(" · ")),f.draw(o,n,s&&r===he()?s.parameters:{}),L(),Me()}function Xe(){let M=[o.set,o.test].map(F=>F!==""&&ze(n,F)).filter(Boolean),S=M.filter(F=>F.traces_bytes===
0);A($,S.length===0?"":M.length===1?jo(M[0]):S.map(F=>`${F.label}: ${jo(F)}`).join(" "))}function L(){p.firstChild||A(p,Object.entries(ot).map(([M,{tab:S,title:F}])=>i("a",{data:{what:M}},S??F)));for(let M of p.
children){let{what:S}=M.dataset;if(M.href=Pn({...o,what:S,lines:[]},ot),M.hidden=ot[S].counters&&S!==o.what&&![s?.set,s?.test].some(le=>le?.has_counters),S!==o.what){M.removeAttribute("aria-current");
continue}M.setAttribute("aria-current","page");let F=p.getBoundingClientRect(),{left:X,right:ie}=M.getBoundingClientRect();(X<F.left||ie>F.right)&&(p.scrollLeft+=X-F.left-24)}}async function z(){let M=[
o.set,o.test].filter(S=>S!=="");try{n=M.length>0?await gt(M):[],n.length===0&&(n=(await At("limit=1")).entries.map(({set:S})=>S))}catch(S){A(h,i("div",{class:"error-box",role:"alert"},S.message));return}
d||(f.node.hidden=k.hidden=n.length===0,n.length===0?(A(_,"Analyse"),t.setTitle("Analyse"),A(h,i("p",{class:"notice"},"There are no trace sets yet. ",i("a",{href:pe("/")},"Add some"),"."))):o.set===""?
m({set:n[0].id},{replace:!0}):Ne())}return z(),{keys:{search:()=>f.focus()},update(M){o=qi(M,ot);let S=["set","test"].every(F=>o[F]===""||ze(n??[],o[F]));n?.length>0&&S?Ne():z()},unmount(){d=!0,E.unmount(),
T(),c.forEach(M=>M.figure.unmount())}}}var fA=new RegExp("^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$"),hA=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,
gA=["name","short_name","kernel","operator","ended_by"],U_=8,wA=40,ao=e=>e.type==="integer"||e.type==="real",qr=e=>ao(e)&&!fA.test(e.name);function rl(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(hA.
test(e)&&!/count|calls/.test(e)?"µs":"")}var yA=(e,t)=>e.map(o=>o[t]).filter(o=>typeof o=="number");function sl(e,t,o,n=s=>s){let s=yA(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,a)=>a===
0||o*(r-s[a-1])>=0)}function z_(e,t,o){let n=new Set;for(let s of e)if(n.add(s[t]),n.size>o)break;return n.size}var al=(e,t)=>e.filter((o,n)=>!qr(o)&&t.length>0&&z_(t,n,U_)<=U_);function G_(e,t){let o=e.
replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===o&&ao(n))?o:""}function bA(e,t){let o=e.map((a,l)=>({column:a,at:l})).filter(({column:a})=>qr(a)),n=Math.abs;return(o.find(({at:a})=>sl(
t,a,-1))??o.find(({at:a})=>sl(t,a,-1,n))??o.find(({at:a})=>sl(t,a,1))??o.find(({column:a})=>rl(a.name)!=="")??o[0])?.column.name??""}var kd=(e,t)=>al(e,t).some(({name:o})=>o==="side")?"side":"";function _A(e,t){
let o=e.findIndex((c,u)=>ao(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&sl(t,u,1))),n=e.filter((c,u)=>u!==o&&qr(c)),s=(n.find(({name:c})=>rl(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].
name,a=/_us$/.test(r),l=G_(s,e);return!a&&t.length<=wA?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:a?"scatter":"line",x:r,y:s,y2:l,by:l?"":kd(e,t)}}function kA(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},
n=e.filter(ao),s=e.find(({name:c})=>gA.includes(c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),a=!s||r?_A(e,t):null;if(a)
return a;let l=bA(e,t);return s&&l!==""&&(s.name!=="side"||z_(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:G_(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==
l).name,y:l,y2:"",by:kd(e,t)}:l===""?o:{chart:"histogram",x:l,y:"",y2:"",by:kd(e,t)}}var Br=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function Y_(e,t,o){let n=kA(t,o),s=t.filter(ao),r=s.length===0||
o.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","scatter","histogram","none"],a=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=a==="bars",c=Br(t,e.x,l?void 0:ao)?
e.x:Br(t,n.x,l?void 0:ao)?n.x:(l?t:s)[0]?.name??"",u=s.find(({name:h})=>h!==c)??s[0],d=a==="histogram"?"":Br(t,e.y,ao)?e.y:Br(t,n.y,ao)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",p=a==="histogr\
am"?"":Br(t,e.y2,ao)?e.y2:m?"":n.y2,f=al(t,o).map(({name:h})=>h),g=a==="bars"||p!==""?"":f.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:a,kinds:r,x:c,y:d,y2:p,by:g}}var xd=28,K_=200,V_=12,xA=400,$A=56;function Fr(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}var Fn=(e,t)=>t!==null&&qr(e)?Fr(t).replace(
/^-?\d+/,o=>o.replace(/\B(?=(\d{3})+$)/g,",")).replace("-","−"):Fr(t);function vA(e,t,o){let n=Math.max(1,Math.ceil(o.length/xA)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=
n)s=Math.max(s,Fn(e,o[r][t]).length);return Math.min($A,s)+3}function SA(e,t){return e===null||t===null?(t===null)-(e===null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):
typeof e=="number"?-1:1}function Q_(){let e=i("tr",{"aria-rowindex":"1"}),t=i("colgroup"),o=i("tbody"),n=i("table",{class:"result-rows"},i("caption",{class:"visually-hidden"},"Rows of the answer"),t,i(
"thead",{},e),o),s=i("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},n),[r,a]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),
l=[],c=[],u=[],d=null,[m,p]=[0,0],f=()=>u.length>K_&&!an();function g(_,k){return i("tr",{"aria-rowindex":String(k+2),class:k%2?"odd":""},_.map(($,E)=>{let T=Fn(l[E],$);return i("td",{title:T.length>40?
T:null,class:$===null?"none":l[E].number?"num":""},T)}))}function h(_=!1){let k=Math.ceil((s.clientHeight||600)/xd),$=f()?Math.max(0,Math.floor(s.scrollTop/xd)-V_):0,E=f()?Math.min(u.length,$+k+2*V_):
u.length;!_&&$===m&&E===p||([m,p]=[$,E],[[r,$],[a,u.length-E]].forEach(([T,v])=>{T.hidden=v===0,T.firstChild.colSpan=Math.max(1,l.length),T.style.height=`${v*xd}px`}),A(o,r,u.slice($,E).map((T,v)=>g(T,
$+v)),a))}function y(_){let k=l[_].number;d=d?.at!==_?{at:_,down:k}:d.down===k?{at:_,down:!k}:null;let $=d?.down?-1:1;u=d===null?c:[...c].sort((E,T)=>$*SA(E[_],T[_])),s.scrollTop=0,w(),h(!0),e.children[_].
querySelector("button").focus()}function w(){A(e,l.map((_,k)=>i("th",{scope:"col",class:_.number?"num":"",title:_.name,"aria-sort":d?.at===k?d.down?"descending":"ascending":null},q(i("span",{class:"el\
lipsis"},_.name,_.unit&&i("span",{class:"muted"},`, ${_.unit}`),d?.at===k&&(d.down?" ↓":" ↑")),()=>y(k),{class:"th-button",title:`Order by ${_.name}`}))))}s.addEventListener("scroll",()=>f()&&h());
let b=new ResizeObserver(()=>f()&&h());b.observe(s);let x=ns(()=>h(!0));return{node:s,show(_,k){l=_.map(T=>({...T,number:T.type==="integer"||T.type==="real"})),c=u=k,d=null;let E=l.map((T,v)=>vA(T,v,u)).
map(T=>`min(${T}ch, 60cqw)`);A(t,E.map(T=>i("col",{css:{width:T}}))),n.style.minWidth=`calc(${["0px",...E].join(" + ")})`,n.setAttribute("aria-rowcount",String(u.length+1)),s.toggleAttribute("data-vir\
tual",u.length>K_),s.scrollTop=0,w(),h(!0)},unmount(){b.disconnect(),x()}}}var Sd=50,Z_=5e3,$d=40,EA=360,Co=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],J_=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],TA={control:0,test:1},ek=e=>e.map(t=>He(t)).join("<br>"),OA=(e,t)=>`${e.name}: ${Fn(e,t)}${e.unit?` ${e.unit}`:""}`;function vd(e,t){let o=t.reduce((r,a)=>Math.
max(r,Math.abs(a)),0),[n,s]=e.unit==="µs"?Ke(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:He(e.name),font:{size:11},standoff:4}}}}function Ed({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=Fr(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:TA[n]??r})).sort((n,s)=>n.
at-s.at)}var tk=e=>({template:vt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function MA(e,t){let{x:o,ys:n,rows:s}=e;return br({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,a)=>({key:r.name,name:r.name,colour:ee(Co[a])})),bars:s.slice(0,Sd).map(r=>({label:Fr(r[o.at]),values:n.map(a=>({value:typeof r[a.at]=="number"?r[a.at]:null,text:Fn(a,r[a.at])+(a.unit?` ${a.unit}`:
"")}))}))},t)}function X_(e,t){let o=e.rows.slice(0,Z_).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=vd(e.x,n(e.x.at)),r=vd(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),a=Ed({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):a.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:ee(Co[d%Co.length]),size:u.length>500?4:7,symbol:J_[d%J_.length],opacity:.8},line:{color:ee(Co[d%Co.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>ek(e.columns.slice(0,12).map(p=>OA(p,m[p.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:tk({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function AA(e){let t=e.reduce((a,l)=>Math.min(a,l),1/0),o=e.reduce((a,l)=>Math.max(a,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:$d+1},(a,l)=>{let c=s+(r-s)*l/$d;return l===0?t:l===$d?o:n?Math.exp(c):c})}}function CA(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let a=s+r>>1;[s,r]=t[a]<=n?[a,r]:[s,a]}o[s]+=1}return o}function RA(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=AA(o),{per:r,axis:a}=vd(e.x,o);return{data:Ed(e).map(({name:l,rows:c,at:u},d)=>{let m=CA(t(c),n),p=ee(Co[u%Co.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:p,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((f,g)=>[n[g]/r,n[g+1]/r]),y:m.flatMap(f=>[f,f]),customdata:m.flatMap((f,g)=>{let h=ek([...l===""?[]:[l],`${Fn(e.x,n[g])}\
 to ${Fn(e.x,n[g+1])} ${e.x.unit??""}`,R(f)]);return[h,h]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:tk({dragmode:"zoom",xaxis:{...a,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var LA={bars:MA,histogram:RA,line:e=>X_(e,"lines"),scatter:e=>X_(e,"markers")};function ok(e,t){let o=e==="bars"?Sd:e==="histogram"?1/0:Z_;return t>
o?`The chart shows the first ${R(o)} of ${R(t)} rows; the table has all.`:""}function Td(e){return e.ys.length>1?e.ys.map((t,o)=>[Co[o],t.name]):e.by?Ed(e).map(({name:t,at:o})=>[Co[o%Co.length],t]):[]}
function nk(e){let t=null,o=kt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>Td(t),height:n=>n.chart==="bars"?Fe(Math.min(Sd,n.rows.length),n.ys.length):EA,make:(n,s)=>LA[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var NA=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],PA={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function sk(e){let t=null,o=wt("Kind of chart",NA,a=>e({chart:a,x:"",y:"",y2:"",by:""})),n=i("span",{class:"choice-fields"}),s=i("div",{class:"result-choice"},o.node,
n);function r(a,l,c,u){let d=de("column"),m=i("select",{id:d,data:{part:a},on:{change:()=>{let{chart:p,x:f,y:g,y2:h,by:y}=t;e({chart:p,x:f,y:g,y2:h,by:y,[a]:m.value})}}},u&&i("option",{value:""},u),c.
map(p=>i("option",{value:p,selected:p===t[a]},p)));return i("span",{class:"sample-field"},i("label",{for:d},l),m)}return{node:s,draw(a,l,c){let u=document.activeElement?.dataset?.part;t=a,o.press(t.chart);
for(let[g,h]of o.buttons)h.hidden=!t.kinds.includes(g);let d=PA[t.chart]??{},m=l.filter(ao).map(({name:g})=>g),p=al(l,c).map(({name:g})=>g),f=l.map(({name:g})=>g);A(n,d.x&&r("x",d.x,t.chart==="bars"?f:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&p.length>0&&r("by","by",p,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}var IA={rows:"there may be more rows",bytes:"the answer would be too long"};function DA({row_count:e,columns:t,truncated:o,truncated_by:n,elapsed_ms:s}){return[e===0?"No rows.":[`${J(e,"row")}, ${J(t.
length,"column")}`,i("span",{class:"muted"},` in ${R(Math.max(1,Math.round(s)))} ms`)],o&&i("span",{class:"notice truncated"},`Cut off here: ${IA[n]??"there is more"}. Ask for less, with LIMIT or a su\
m.`)]}function BA({answer:e,key:t,state:o,units:n,file:s},r){let{rows:a}=e,l=Y_(o,r,a),c=u=>r.find(d=>d.name===u);return{...l,columns:r,rows:a,x:c(l.x),ys:[l.y,l.y2].filter(u=>u!=="").map(c),by:c(l.by),
file:s,caption:[o.q.replace(/\s+/g," ")],chosen:l,revision:JSON.stringify([t,l,Object.keys(n).length]),empty:l.chart==="none"?l.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":
null}}function rk(e){let t=i("p",{class:"result-summary"}),o=sk(e),n=i("ul",{class:"chart-legend"}),s=i("p",{class:"muted small chart-limit"}),r=nk([o.node,n,s]),a=Q_(),l=i("section",{class:"card tabl\
e-card","aria-label":"Rows"},a.node),c=["csv","json"].map(p=>[p,i("a",{class:"button",title:`The rows as ${p.toUpperCase()}`},p.toUpperCase())]),u=i("div",{class:"results query-results",hidden:!0},i("\
div",{class:"result-head"},t,i("div",{class:"chart-tools"},q("Copy link",()=>Ft(location.href,"Link copied.")),c.map(([,p])=>p))),l,r.node),d={};function m(p,f){let g=BA(p,f);r.node.hidden=g.rows.length<
2,o.draw(g.chosen,f,g.rows);let h=g.empty?[]:Td(g);A(n,h.map(([y,w])=>i("li",{class:"key",css:{"--key-fill":`var(${y})`}},w))),n.hidden=h.length===0,s.textContent=g.empty?"":ok(g.chart,g.rows.length),
r.draw(g)}return{node:u,draw(p){let{answer:f,key:g,state:h,units:y,file:w}=p,b=f.columns.map((x,_)=>({...x,at:_,unit:x.type==="text"?"":rl(x.name,y)}));A(t,DA(f));for(let[x,_]of c)_.href=ym(gr(h,x)),_.
download=`${w}-query.${x}`;l.hidden=b.length===0||f.rows.length===0,(d.answer!==f||d.units!==y)&&(d={answer:f,units:y},a.show(b,f.rows)),m(p,b),u.dataset.shown=g},cancelled:()=>{t.textContent=""},retheme:()=>r.
retheme(),unmount(){r.unmount(),a.unmount()}}}var qA=[["control","A","Control"],["test","B","Test","none: one set alone"]];function ak(e){let t=i("section",{class:"query-sets card","aria-label":"Sets"}),o="",n=r=>t.querySelector(`[data-field="${r}\
"]`);function s(r,a,[l,c,u,d]){let m=ze(a??[],r[l]),p=So({field:l,set:m??null,none:d,text:m?"":r[l],onPick:f=>e({[l]:f?Ve(f.id):""})});return i("div",{class:`side-${l} query-side`},i("b",{class:`lette\
r letter-${c.toLowerCase()}`,"aria-hidden":"true"},c),i("label",{for:p.input.id},u),p.node)}return{node:t,draw(r,a){let l=JSON.stringify([r.control,r.test,a?.map(u=>[u.id,u.label])]);if(l===o)return;o=
l;let c=document.activeElement?.dataset?.field;A(t,qA.map(u=>s(r,a,u))),c&&n(c)?.focus()},choose(r){let a=n(r);a?.focus(),a?.click()}}}function ik(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function lk(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[ck,FA]=[5,12],WA=/ \(at byte \d+\)/;function uk({onRun:e,onCancel:t,tools:o}){let n=de("sql"),s=de("sql-error"),r=de("sql-hint"),a=i("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(ck),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:h=>{h.key==="Enter"&&(h.ctrlKey||h.metaKey)&&(h.preventDefault(),e())}}}),l=q("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=q("Cancel",t,{hidden:!0}),u=i("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=i("section",{class:"card sql-editor","aria-label":"Statement"},i("label",{for:n,class:"sql-label"},"Statement"),a,u,i("div",{class:"sql-bar"},l,c,o,i("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let h=a.value.split(`
`).length+1;a.rows=Math.max(ck,Math.min(FA,h))}function p(h){a.focus(),document.execCommand?.("insertText",!1,h)||a.setRangeText(h,a.selectionStart,a.selectionEnd,"end"),m()}function f(){u.hidden=!0,A(
u),a.removeAttribute("aria-invalid"),a.setAttribute("aria-describedby",r)}function g(h){let y=h.text.slice(0,h.column-1).replace(/[^\t]/g," "),w=Math.max(1,Math.min(h.to-h.from,h.text.length-h.column+
1));return i("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${h.line}`},h.text,`
`,i("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(w)))}return{node:d,field:a,insert:p,clearError:f,value:()=>a.value,set(h){a.value!==h&&(a.value=h),m()},running(h){c.hidden=!h},enable(h){
l.disabled=!h},showError(h,y){let w=a.value,b=y===null?null:lk(w,ik(w,y));a.setAttribute("aria-invalid","true"),a.setAttribute("aria-describedby",`${s} ${r}`),A(u,i("p",{},b&&i("b",{},`Line ${b.line},\
 column ${b.column}: `),b?h.replace(WA,""):h),b&&g(b),b&&q("Go there",()=>{a.focus(),a.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var dk=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,mk=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Od=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,pk=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${dk}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${mk}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${mk}
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
    ${Od("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Od("")} AND side = 'control'
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
WHERE name = ${dk}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${Od("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var jA=100;function fk(e){let t=i("div",{class:"example-lists"}),o=i("details",{class:"card sql-list"},i("summary",{},i("h2",{},"Examples")),t),n=(s,r,a)=>i("section",{"aria-label":s},i("h3",{},s,!a&&
i("span",{class:"muted small"},": choose a test as well")),i("ul",{},pk.filter(l=>l.sides===r).map(l=>i("li",{},q(l.title,()=>e(l.statement),{class:"link-button",disabled:!a})))));return{node:o,draw:s=>A(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function hk({onPick:e,statement:t}){let o=i("ul",{}),n=i("details",{class:"card sql-list",hidden:!0},i("summary",{},i("h2",{},"Saved \
queries")),o),s=i("span",{class:"save-query writes"}),r=[],a="";function l(f){return Oe(`That did not work. ${f.message}`,{urgent:!0}),!1}async function c(f){try{await _l(f,t())}catch(g){return l(g)}return a=
f,d(!0),await p(),n.open=!0,Oe(`“${f}” is saved.`,{seconds:4}),!0}async function u(f){try{await km(f.name)}catch(g){l(g);return}await p(),(o.querySelector("button")??s.querySelector("button")).focus(),
Oe(`“${f.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await _l(f.name,f.statement).catch(l),await p()}}})}function d(f){A(s,q("Save …",()=>{if(t().trim()===""){Oe("First write a state\
ment.",{seconds:4});return}ja(s,a,{name:"Name of the query",maxlength:jA,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),f&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=J(r.length,"query","queries"),A(o,r.map(f=>i("li",{},q(f.name,()=>{a=f.name,e(f.statement)},{class:"link-button",title:f.statement}),ve("trash",`\
Delete ${f.name}`,()=>u(f),{class:"writes"}))))}async function p(){try{r=await _m()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:p,forgetName:()=>{a=""}}}var gk=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function wk(e){let t=de("find"),o=i("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=i("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=i("section",{class:"card sql-schema","aria-label":"Tables"},i("div",{class:"\
chart-head"},i("h2",{},"Tables"),i("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,a=null,l=!1,c=({name:p,kind:f})=>f==="table"||f==="analysis"||!l?[p]:[`control.${p}`,
`test.${p}`];function u(p){return i("li",{},q(p.name,()=>e(gk(p.name)),{class:"schema-name mono",title:`Insert ${p.name}`}),i("span",{class:"muted small"},[p.type,p.unit].filter(Boolean).join(", ")),p.
description&&i("span",{class:"schema-what small"},p.description))}function d(p,f){let g=p.name.toLowerCase().includes(f),h=f===""||g?p.columns:p.columns.filter(w=>`${w.name} ${w.description??""}`.toLowerCase().
includes(f));if(h.length===0&&!g)return null;let y=i("details",{open:f!==""||r.has(p.name),on:{toggle:()=>{f===""&&r[y.open?"add":"delete"](p.name)}}},i("summary",{},i("span",{class:"mono"},p.name)),i(
"p",{class:"small"},p.description,p.description&&" ",c(p).flatMap(w=>[q(`Insert ${w}`,()=>e(gk(w)),{class:"link-button"})," "])),i("ul",{},h.map(u)));return y}function m(){let p=o.value.trim().toLowerCase(),
f=(...b)=>(a??[]).filter(({kind:x})=>b.includes(x)).map(x=>d(x,p)).filter(Boolean),g=(b,x,_)=>x.length>0&&i("details",{class:"schema-stored",open:p!==""||r.has(b),on:{toggle:k=>{p===""&&k.target===k.currentTarget&&
r[k.target.open?"add":"delete"](b)}}},i("summary",{},b),_&&i("p",{class:"small"},_),x),[h,y,w]=[f("view","table"),f("analysis"),f("stored")];A(n,h,g("Tables of the analyses",y,"The tables of the Analy\
se page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),g("Tables as the set file keeps them",w),h.length+y.length+w.length===0&&i("p",{class:"muted"},a===null?"":p===""?
"There are no tables.":`No table or column contains “${p}”.`))}return{node:s,draw(p,f){a=p,l=f,o.title=a?J(a.length,"table"):"",m()},focus:()=>o.focus()}}var HA=300,Cd=["control","test"],Rd={path:"/query",name:"Query",read:fi,mount:(e,t)=>XA(e,t)};function UA(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))t[o]=o in t&&t[o]!==(n??"")?"":n??
"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}var il=({state:e,sets:t})=>Cd.find(o=>e[o]!==""&&!ze(t,e[o]));function bk(e,t,o){e.question.say(i("div",{class:"error-box",role:"\
alert",data:{code:t}},i("h2",{},"There is no such set"),i("p",{},o))),e.question.clearable({message:o},il(e))}function _k(e,t){e.editor.node.hidden=e.lists.hidden=e.examples.node.hidden=!0,e.question.
say(i("p",{class:"notice",data:{code:t.code}},t.message))}async function zA(e){let t=gr({...e.state,q:""}),o=t.toString();if(o===e.tablesKey)return;e.tablesKey=o;let n=()=>e.dead||o!==e.tablesKey;try{
let s=await bm(t);n()||(e.units=UA(s),e.schema.draw(s,e.state.test!==""),e.editor.enable(!0),e.answer&&Ad(e))}catch(s){n()||(e.tablesKey=null,e.schema.draw([],!1),s.code==="sql_off"&&_k(e,s))}}function Md(e,t){
let{editor:o,state:n}=e;if(o.set(t),t.trim()===""){o.showError("There is no statement. Write one, or choose an example.",null),o.field.focus();return}e.asked=e.answered="",e.byHand=!0,e.change({q:t,...t===
n.q?{}:sw})}function GA({question:e,editor:t,result:o}){e.drop(),t.running(!1),o.cancelled(),e.say(i("p",{class:"notice"},"Cancelled.")),ke("Cancelled."),t.field.focus()}function YA(e,t){e.answer=null,
e.answered="",e.editor.running(!1),t.code==="sql_off"?_k(e,t):t.code==="unknown_set"&&il(e)?bk(e,t.code,t.message):(e.editor.showError(t.message,t.offset),e.question.say(i("p",{class:"visually-hidden",
data:{code:t.code}},"The statement was refused.")))}function Ad(e){let{answer:t,answered:o,state:n,sets:s,units:r}=e,a=l=>ze(s??[],n[l])?.label??n[l];e.result.draw({answer:t,key:o,state:n,units:r,file:`\
tracediff-${Cd.filter(l=>n[l]!=="").map(l=>$t(a(l))).join("-")}`})}function KA(e){let{node:t}=e.result;e.byHand&&t.getBoundingClientRect().top>innerHeight-HA&&t.scrollIntoView({block:"start"}),e.byHand=
!1}function VA(e){let{editor:t,context:o,question:n}=e,s=gr(e.state).toString();if(s===e.answered){Ad(e),o.settled();return}s!==e.asked&&(e.asked=s,t.clearError(),t.running(!0),e.examples.open(!1),n.ask(
r=>wm(new URLSearchParams(s),{signal:r}),r=>{e.answer=r,e.answered=s,t.running(!1),n.say(null),Ad(e),KA(e),ke(J(r.row_count,"row"))},r=>YA(e,r)))}function QA(e){let{state:t,question:o,editor:n,context:s}=e;
o.drop(),e.answer=null,e.answered=e.asked="",n.clearError(),n.running(!1),o.say(i("p",{class:"visually-hidden"},"")),e.examples.open(!0);let r=il(e);r&&bk(e,"unknown_set",`there is no trace set "${t[r]}\
"`),s.settled()}function kk(e){let{state:t,examples:o}=e,n=t.q.trim().split(`
`).find(r=>!r.startsWith("--"))??"";e.context.setTitle([n.slice(0,60),"Query"].filter(r=>r!=="").join(" · ")),e.sides.draw(t,e.sets),o.draw(t.test!=="");let s=t.q===""?e.left:e.lists;o.node.parentNode!==
s&&s[t.q===""?"append":"prepend"](o.node),zA(e),t.q===""?QA(e):VA(e)}async function yk(e){let{state:t,message:o,change:n}=e,s=Cd.map(a=>t[a]).filter(a=>a!=="");try{e.sets=s.length>0?await gt(s):[],e.sets.
length===0&&(e.sets=(await At("limit=1")).entries.map(({set:a})=>a))}catch(a){A(o,i("div",{class:"error-box",role:"alert"},a.message));return}if(e.dead)return;let r=e.sets.length===0;e.sides.node.hidden=
e.editor.node.hidden=e.lists.hidden=r,r?(e.context.setTitle("Query"),A(o,i("p",{class:"notice"},"No sets are stored yet. ",i("a",{href:pe("/")},"Add some"),"."))):t.control===""?n({control:Ve(e.sets[0].
id)},{replace:!0}):kk(e)}function JA(e,t){let{change:o}=e;e.sides=ak(o),e.saved=hk({onPick:n=>Md(e,n),statement:()=>e.editor.value()}),e.editor=uk({onRun:()=>Md(e,e.editor.value()),onCancel:()=>GA(e),
tools:e.saved.save}),e.examples=fk(n=>{e.saved.forgetName(),Md(e,n)}),e.schema=wk(n=>e.editor.insert(n)),e.result=rk(n=>o(n,{replace:!0})),e.message=i("div",{class:"message"}),e.left=i("div",{class:"q\
uery-left"},e.editor.node,e.message,e.result.node),e.lists=i("div",{class:"query-lists"},e.saved.node,e.schema.node),t.append(i("div",{class:"page query-page"},i("h1",{},"Query"),e.sides.node,i("div",
{class:"query-work"},e.left,e.lists))),e.question=Tt({context:e.context,results:e.result.node,message:e.message})}function XA(e,t){let o={context:t,state:fi(location.search),change:(l,c)=>t.go(hi({...o.
state,...l}),c),sets:null,tablesKey:null,units:{},answer:null,answered:"",asked:"",byHand:!1,dead:!1};JA(o,e);let{editor:n,sides:s,result:r}=o,a=ft(()=>r.retheme());return n.set(o.state.q),o.saved.load(),
yk(o),{keys:{search:()=>o.schema.focus(),control:()=>s.choose("control"),test:()=>s.choose("test")},update(l){let c=o.state;o.state=fi(l),o.state.q!==c.q&&n.set(o.state.q),o.sets?.length>0&&!il(o)&&o.
state.control!==""?kk(o):yk(o)},unmount(){o.dead=!0,o.question.unmount(),a(),r.unmount()}}}var Ld={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function Nd(e,t=N){if(!e||e.change==="")return"";let{row:o,change:n}=e,
[s,r,a]=hr(o);return`${Ld[n]}: ${t(s)} → ${t(r)} ${a?"self time":"total"} in this ${e.whole?"recording":"step"}`}function xk(e,t,{changes:o,partner:n,other:s}){let r=e.data(),a=r.start[t]+r.shift,l=r.
end[t]-r.start[t];if(r.sort[t]===ws){let f=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${ue(l)}, from ${ue(a)}`],[f.host?`the host: ${f.host}${f.operator&&f.operator!==f.host?` in ${f.operator}`:
""}`:"the host: mostly nothing recorded"],f.next&&[`then: ${f.next}`]].filter(Boolean)}if(r.sort[t]===ys){let f=r.gaps[r.gap[t]];return[[`Step ${f.step_number}, as the device has it`,"strong"],[`${ue(
l)}, from ${ue(a)}`],[tn(f)],[`the host began it at ${ue(f.host_start)}`,"muted"]]}if(r.sort[t]===To){let{name:f,mean:g,min:h,max:y}=r.gaps[r.gap[t]];return[[`${f}: ${Pe(g,0,3)}`,"strong"],h<y&&[`from\
 ${Pe(h,0,3)} to ${Pe(y,0,3)} in this pixel`],[`${ue(l)}, from ${ue(a)}`]].filter(Boolean)}let c=r.names[r.name[t]],u=en({name:c,category:r.categories[r.name[t]]});if(r.merged[t]>1)return[[`${R(r.merged[t])}\
 rows too short to draw separately`,"strong"],[`most of the time: ${c}`],u&&[_n],["zoom in to see them","muted"]].filter(Boolean);let d=r.lanes[r.lane[t]],m=[[c||"(no name)","mono strong"],...u?[[_n]]:
[],[`${ue(l)}, from ${ue(a)}`],[`${r.categories[r.name[t]]} · ${d.label}`,"muted"]];if(!zo(r,t))return[...m,["not part of this step: it began before, or another one launched it","muted"]];let p=Nd(o?.
get(fr(r,t)),ue);if(p&&m.push([p,"change"]),n){m.push([`${s}: ${ue(n.duration)} (${je(e.side==="control"?n.duration-l:l-n.duration)} test against control), from ${ue(n.start)}`]);let f=pi(o,s,c,r.categories[r.
name[t]]);f!==c&&m.push([`${s}: ${f}`,"mono muted"])}else n===null&&s&&m.push([`${s}: no ${R(r.occurrence[t]+1)}${$k(r.occurrence[t]+1)} call of this name`,"muted"]);return m}var $k=e=>e%100>=11&&e%100<=
13?"th":["th","st","nd","rd"][e%10]??"th",Pd=e=>`${R(e)}${$k(e)}`,Ps=14;function vk(){let e=i("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){A(e,t.map(([c,u])=>i(
"p",{class:u},i("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),a=o+Ps+s>window.innerWidth?o-Ps-s:o+Ps,l=n+Ps+r>window.innerHeight?n-Ps-r:n+Ps;e.style.setProperty("left",`${Math.
max(4,a)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function Sk(){let e=Ie("polygon",{class:"join-shape"}),t=Ie("g",{class:"join-links"}),o=de("arrow"),n=Ie("svg",{class:"\
timeline-join","aria-hidden":"true",focusable:"false"},Ie("marker",{id:o,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},Ie("path",{class:"join-head",d:"M0 0 8 4 0 8z"})),e,
t);return{node:n,drawLinks(s){let r=n.getBoundingClientRect();A(t,s.map(([a,l])=>{let[c,u]=[Math.min(a.right,l.left),l.left].map(p=>p-r.left),[d,m]=(a.bottom<=l.top?[a.bottom,l.top]:[a.top,l.bottom]).
map(p=>p-r.top);return Ie("path",{"marker-end":`url(#${o})`,d:`M${c} ${d}L${u} ${m}`})}))},draw(s,r){if(!s||!r){e.setAttribute("points","");return}let a=n.getBoundingClientRect(),[l,c]=s.top<=r.top?[s,
r]:[r,s],u=({left:g,right:h})=>[g,Math.max(h,g+1.5)],[[d,m],[p,f]]=[u(l),u(c)];e.setAttribute("points",[[d,l.bottom],[m,l.bottom],[f,c.top],[p,c.top]].map(([g,h])=>`${g-a.left},${h-a.top}`).join(" "))}}}function Ek(e,t,o){let n=wt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=q("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:i("div",{class:"timeline-bar"},t,i("span",{class:"timeline-zoom"},ve("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
ve("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),q("Fit",e.fit,{title:"Show the whole step (0)"}),q("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag wit\
h Shift"})),n.node,o,s,i("span",{class:"chart-tools"},["png","svg"].map(a=>q(a.toUpperCase(),()=>e.save(a),{title:`The timeline as ${a.toUpperCase()}`})))),draw(a){n.press(a.show),n.node.hidden=a.control===
""||a.test==="",s.hidden=a.align===""}}}var ZA=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not\
 part of this step"],["gap","device idle"]];function Tk(){let e=i("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){A(e,[...t?Object.entries(Ld):[],...ZA,...o?
[["path","on the critical path"]]:[]].map(([n,s])=>i("li",{class:`key key-span-${n}`},s)),t&&i("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs b\
y 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}function Ok(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function eC(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),a=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,a))}}function Mk({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,a=null;async function l(u,d,m){
let p=eC(u,d,m);s=p;let f=new AbortController;a=f;try{let g=await e(p,f.signal);a===f&&(n={...p,from:g.from,to:g.to,pixels:g.pixels},t(g))}catch(g){a===f&&g.name!=="AbortError"&&(r=null,o(g))}if(a===f){
s=null;let g=r;r=null,g&&c(...g)}}function c(u,d,m){let p=u.from>=m.to||u.to<=m.from;d<=0||p||n&&Ok(n,u,d,m)?r=null:s?r=Ok(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){a?.abort(),[n,s,r,a]=[null,null,null,null]}}}function tC(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function Ak(e,{onChange:t,onError:o}){let n="",s="",r=null,a={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=Mk(
{ask:({from:d,to:m,pixels:p},f)=>{let g=new URLSearchParams(a.query);return Object.entries({from:d,to:m,pixels:p}).forEach(([h,y])=>g.set(h,String(Math.round(y*1e3)/1e3))),Ds(a.set,g,{signal:f})},onAnswer:d=>{
a.window=d,t(a)},onError:o});async function c(d,m){r?.abort();let p=new AbortController;r=p,a.error=null;try{let f=await d(p.signal);r===p&&(m(f),t(a))}catch(f){r===p&&f.name!=="AbortError"&&(a.error=
f,t(a))}}function u(){r?.abort(),l.drop(),Object.assign(a,{whole:null,window:null}),s=""}return Object.assign(a,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(a,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(p=>zn(d[e],d[`${e}_marker`]||null,{signal:p}),p=>{a.samples=p}))},choose(d,m){return a.chosen=Of(a.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),a.chosen},loadWhole(d,m){let p=tC(d,e,a.chosen.sample);if(p.toString()===s)return;u(),s=p.toString(),a.query=p;let f=new URLSearchParams(p),{least:g,most:h}=la.pixels;f.
set("pixels",String(Math.min(h,Math.max(g,Math.round(m))))),c(y=>Ds(a.set,f,{signal:y}),y=>{a.whole=y,a.window=y,l.has(y)})},stepKey:()=>`${a.set} ${s}`,async find(d,m){let p=new URLSearchParams(a.query);
Object.entries(d).forEach(([g,h])=>{h!==""&&h!==null&&h!==void 0&&p.set(g,String(h))});let f=await Zr(a.set,p,m);return f.rows.length>0?f:null},retry(){n="",s=""},unmount:u})}function Ck(e){return i("div",{class:"empty"},i("h2",{},"Choose one or two trace sets"),i("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",i("a",{href:pe("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var Rk=()=>i("div",{class:"empty"},i("h2",{},"Nothing to show"),i("p",{},"This trace set \
has no ranks with rows."));function Lk(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},`The timeline of th\
e ${t} cannot be shown`),i("p",{},e.message),i("p",{},s?q("Choose another rank and step",n,{class:"primary"}):q("Try again",o,{class:"primary"})," ",i("a",{href:pe("/")},"Choose other traces")))}var oC={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},Id=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function Nk(e,t,o){let n=[],s=Id([o]);o.missing.length>0&&n.push(
`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(oC).filter(([a])=>t.whole.left_out?.[a]>0).map(([a,l])=>J(t.whole.left_out[a],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(a=>a.start.length===0)?n.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(a=>a.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var nC=1e3;function Pk(e,t){let o=new Map,n=(a,l,c,u)=>[a,e[a].stepKey(),c,l,u].join("\0"),s=(a,l,c)=>pi(t(),a,l,c);function r(a,l,c,u,d){for(let m of a){let p=m.side===l?m.data():null,f=p?Xg(p,ct(s(l,
c,u),u),d):-1;if(f>=0)return{start:p.start[f]+p.shift,duration:p.end[f]-p.start[f],lane:p.lanes[p.lane[f]].id,level:p.level[f],pane:m}}return null}return{drawn:r,named:s,known:(a,l,c,u)=>o.get(n(a,s(a,
l,c),c,u)),async ask(a,l,c,u,d){let m=s(a,l,c),p=n(a,m,c,u),f=await e[a].find({name:m,category:c,occurrence:u},{signal:d});o.size>nC&&(o=new Map);let{of:g,launch:h,launched:y,launches:w}=f??{},b=f?{...f.
rows[0],of:g,launch:h,launched:y,launches:w}:null;return o.set(p,b),b},nameOf:(a,l)=>{let c=a.data();if(l<0||!c||!zo(c,l))return null;let[u,d]=fr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function Wr(e,t,o){
for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:a})=>a===o.lane);if(r)return{pane:n,lane:o.lane,level:o.level,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:r.row+(r.open?
o.level:0)}}return null}var ll=2e4,sC=3,Ik=e=>Math.round(e*1e3),Dk=(e,t,o)=>`${e} ${Ik(t)} ${Ik(o)}`;function rC(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(Dk(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),a=e.by_step.find(l=>l.span===t);return n.cut=s===ll?r-ll:0,n.words=a?`${N(a.work)} of work in ${N(a.path)}${n.cut>
0?`; the longest ${R(ll)} of ${R(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function aC(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===Eo&&t.merged[n]<=1&&s&&e.rows.has(Dk(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&!Jg(t,n)&&o.push(n)}e.drawn.set(t,o)}return o}function Bk(e,t,o,n){let s=o.data(),r=ee("--path-\
mark"),a=c=>Math.max(-3,Math.min(t.width+3,c));for(let{id:c,top:u}of s.bands){let d=-1/0;for(let[m,p]of n.lanes.get(c)??[]){let f=a(t.x(m-s.shift)),g=a(Math.max(t.x(p-s.shift),t.x(m-s.shift)+1));g>d&&
g>f&&(e.box(Math.max(f,d),t.top+u,g-Math.max(f,d),sC,r),d=g)}}let l=t.rowHeight;for(let c of aC(n,s)){let[u,d]=[a(t.x(s.start[c])),a(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}
function qk({toggle:e,change:t,error:o}){let n=q("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=i("p",{class:"muted small tim\
eline-path",role:"status"}),r={control:null,test:null},a={control:"",test:""},l={control:null,test:null};function c(){let m=Ue.filter(p=>r[p]).map(p=>`${p}: ${r[p].words}`);s.textContent=m.length>0?`C\
ritical path of the ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),a[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:p,marker:f,sample:g}){let h=new URLSearchParams({set:p,ranks:String(g.rank),
segments:String(ll),...g.step_number===null?{}:{steps:String(g.step_number)},...f?{marker:f}:{}}),y=`${h} ${g.span}`;if(a[m]!==y){u(m),a[m]=y,l[m]=new AbortController;try{let w=await Gn("critical_path",
h,{signal:l[m].signal});a[m]===y&&(r[m]=rC(w.set,g),c(),t())}catch(w){a[m]===y&&w.name!=="AbortError"&&o(w)}}}return{node:n,words:s,of:m=>r[m],draw(m,p,f){n.setAttribute("aria-pressed",String(m.path));
for(let g of Ue)m.path&&p.includes(g)&&f[g]?d(g,{set:m[g],marker:m[`${g}_marker`],sample:f[g].sample}):u(g);c()},unmount(){Ue.forEach(m=>l[m]?.abort())}}}var Fk={control:["A","Control"],test:["B","Test"]};function Wk(e){let t=i("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(a,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),Ue.map(m=>[a[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;A(t,Ue.map(m=>s(m,a,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(a,l,c,u){let[d,m]=Fk[a],p=de("set"),f=So({id:p,field:a,set:c&&ze(c,l[a]),text:l[a],none:`No ${a}`,onPick:g=>e({[a]:g===null?"":Ve(
g.id),[`${a}_rank`]:"",[`${a}_span`]:"",[`${a}_step`]:"",[`${a}_marker`]:""})});return i("div",{class:`side-card side-${a}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},d),
i("label",{for:p},m),f.node),u?.sample&&i("div",{class:"side-selection"},r(a,u)))}function r(a,{samples:l,sample:c}){let u=Sc(l),d=Ec(l,c.rank),m=Tc(l,c.rank,c.span),p=(h,y,w,b,x,_)=>{let k=de(h),$=i(
"select",{id:k,data:{field:`${a}_${h}`},on:{change:()=>e({..._,[`${a}_${h}`]:$.value})}},w.map(E=>i("option",{value:String(E),selected:E===b},x(E))));return i("span",{class:"sample-field"},i("label",{
for:k},y),$)},f=m.indexOf(c),g=(h,y,w)=>ve(y,`${Fk[a][1]}: ${w} step`,()=>e({[`${a}_step`]:String(m[f+h].step_number)}),{data:{field:`${a}_${w}`},disabled:!m[f+h],class:"step-move"});return[p("rank","\
Rank",u,c.rank,String,{[`${a}_span`]:""}),d.length>1&&p("span","File",d,c.span,h=>String(h+1),{}),c.step_number===null?i("span",{class:"muted small"},`whole recording, ${N(c.step)}`):[p("step","Step",
m.map(h=>h.step_number),c.step_number,h=>`${h} · ${N(m.find(y=>y.step_number===h).step)}`,{}),g(-1,"up","previous"),g(1,"down","next"),i("span",{class:"visually-hidden"},`takes ${ue(c.step)}`)]]}return{
node:t,draw:n,choose(a){let l=t.querySelector(`[data-field="${a}"]`);l?.focus(),l?.click()}}}var iC=200,jk=8,lC=1e3;function Hk({onText:e,onStep:t}){let o=de("search"),n=Je(iC,()=>e(s.value.trim())),s=i("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=i("span",{class:"muted small",role:"status"}),a=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([l,c,u])=>ve(c,u,()=>t(l),{hidden:!0,class:"step-m\
ove"}));return{node:i("span",{class:"timeline-search",role:"search"},i("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,a,r),focus(){s.focus()},draw(l){document.activeElement!==
s&&(s.value=l),a.forEach(c=>{c.hidden=l===""})},say(l){A(r,l)}}}function cC(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:a,names:l}of(o??new Map).values()){let c=l[n];a[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(ct(c,a.category),{name:c,category:a.category,time:a[`${n}_total_duration`]})}for(let a of t.filter(l=>l.side===n))a.data()?.names.forEach((l,c)=>{let u=a.data().categories[c],d=ct(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((a,l)=>l.time-a.time)}async function Uk(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=cC(e,o,n,l.side);return r||=c.length>jk,c.slice(0,jk).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:lC});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(p=>({...p,side:l.side,name:u,category:d,at:p.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var zk=(e,t,o)=>t===0?"No name contains this text.":o?`${J(t,"call")} of the ${J(
e,"name")} with the most time`:`${J(t,"call")} of ${J(e,"name")}`,Gk=(e,t)=>`${R(e+1)} of ${R(t)}`;var Dd={control:"Control",test:"Test"};function uC(e,t,o){return t===void 0?`${Dd[e]}: …`:t===null?`${Dd[e]}: no ${Pd(o+1)} call`:`${Dd[e]}: ${ue(t.duration)}, from ${ue(t.start)}${t.of?`; ${J(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}${dC(t)}`}function dC({start:e,launch:t,launched:o,launches:n}){if(t)return`; launched ${N(e-t.start)} earlier`;if(!(o>0))return"";let s=Math.min(...n.
map(r=>r.start))-e;return`; it launched ${J(o,"device row")}, ${o>1?"the first of ":""}which began ${N(s)} later`}var mC=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function Yk(e){let t=i(
"section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify([n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:a,
test:l}=n.rows,c=e.href(n),u=s.map(m=>[m,mC(n.rows[m])]).filter(([,m])=>m),d=Nd(n.change);A(t,i("p",{class:"timeline-selected-name mono"},i("bdi",{},n.name),i("span",{class:"muted"},` · ${n.category}\
 · ${Pd(n.nth+1)} call`)),i("p",{class:"timeline-selected-times"},Ue.filter(m=>s.includes(m)).map(m=>i("span",{class:`${m}-text`},uC(m,n.rows[m],n.nth))),a&&l&&i("span",{class:"strong"},`test − contr\
ol: ${xe(l.duration-a.duration)}`)),en(n)&&i("p",{class:"small"},`${_n}.`),d&&i("p",{class:"small"},`This operation ${["new","gone"].includes(n.change.change)?"is ":""}${d}.`),i("p",{class:"op-actions"},
q("Zoom to it",e.zoom,{class:"link-button"}),u.map(([m,p])=>q(`${n.rows[m].launch?"Its launch":"What it launched"}${u.length>1?`, ${m}`:""}`,()=>e.go(m,p),{class:"link-button",title:p.name})),a&&l&&!n.
aligned&&q("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&i("a",{href:c},"Open this operation"),q("Copy the name",()=>Ft(
n.name,"Name copied."),{class:"link-button"}),q("Clear (Escape)",e.clear,{class:"link-button"})))}}}function Kk(e,t){let{stage:o,sides:n,partners:s}=e,r=null,a="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(w){let b=e.state(),x=b.name===""?"":JSON.stringify([e.key(),b.name,b.category,
b.nth,w,w.map(_=>s.named(_,b.name,b.category))]);if(x===a){f(w);return}if(a=x,r=null,x!==""&&b.nth===null){await p(w,x);return}if(x!==""){let{name:_,category:k,nth:$}=b;r={name:_,category:k,nth:$,rows:Object.
fromEntries(w.map(E=>[E,s.known(E,_,k,$)??s.drawn(o.shown(),E,_,k,$)??void 0]))}}f(w),r&&await m(r,w)}async function m(w,b){let{name:x,category:_,nth:k,rows:$}=w;await Promise.all(b.filter(E=>$[E]?.of===
void 0&&$[E]!==null).map(async E=>{try{$[E]=await s.ask(E,x,_,k)}catch{}})),!c&&r===w&&f(b)}async function p(w,b){let{name:x,category:_,at:k}=e.state(),$=[...new Set([k,"test","control"])].filter(E=>w.
includes(E));for(let E of $){let T=null,v=await n[E].find({name:s.named(E,x,_),category:_,order:"duration",limit:1}).catch(O=>{T=O});if(c||a!==b)return;if(T){Oe(`The search for ${x} failed. ${T.message}`,
{urgent:!0});return}if(v){let[O]=v.rows,B=O.start-e.shifts()[E];l=!0,o.goTo(o.around({start:B,end:B+O.duration}),!0),e.change({category:v.category,nth:O.occurrence,at:E,open:e.opened(E,O.lane),...o.current()});
return}}Oe(`${x} does not occur in this ${Id(w.map(E=>n[E].chosen))}.`,{seconds:10}),e.change(u)}function f(w){let b=r===null?[]:w.map(_=>r.rows[_]&&Wr(o.shown(),_,r.rows[_])).filter(Boolean);o.mark({
selected:b,links:r===null?[]:w.flatMap(g)});let x=e.state();t.draw(r&&{...r,rows:Object.fromEntries(w.map(_=>{let k=r.rows[_];return[_,k&&{...k,pane:void 0,whole:n[_].chosen?.sample.step_number===null}]})),
change:e.changes()?.get(ct(r.name,r.category))??null,aligned:x.align===r.name&&x.align_nth===r.nth},w),l&&b.length>0&&(l=!1,o.reveal(h()))}function g(w){let b=r.rows[w],x=b?.launches?.length===b?.launched?
b?.launches??[]:[];return[...b?.launch?[[b.launch,b]]:[],...x.map(_=>[b,_])].map(_=>_.map(k=>Wr(o.shown(),w,k))).filter(([_,k])=>_&&k)}let h=()=>o.marks.selected.find(({pane:w})=>w.side===e.state().at)??
o.marks.selected[0];function y(){let w=h();if(w){let b=Math.max((w.end-w.start)*1.6,.1),x=(w.start+w.end)/2;o.goTo({from:x-b/2,to:x+b/2}),o.reveal(w)}return w!==void 0}return{draw:d,place:h,zoom:y,current:()=>r,
show({name:w,category:b,occurrence:x,side:_,at:k,duration:$,lane:E}){l=!0,o.goTo(o.around({start:k,end:k+$})),e.change({name:w,category:b,nth:x,at:_,open:e.opened(_,E)})},pick(w,b){let x=s.nameOf(w,b);
if(x){let[_,k,$]=x,E=e.state(),T=E.name===_&&E.category===k&&E.nth===$;l=!T,e.change(T?u:{name:_,category:k,nth:$,at:w.side})}return x!==null},step(w){let b=h(),x=b?o.beside(b,w):-1;if(x<0)return!1;let[
_,k,$]=s.nameOf(b.pane,x),E=b.pane.data(),T=o.current();if(E.start[x]<T.from||E.end[x]>T.to){let v=(E.start[x]+E.end[x])/2,O=(T.to-T.from)/2;o.goTo({from:v-O,to:v+O})}return e.change({name:_,category:k,
nth:$,at:b.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var pC=300,fC={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function Vk({onPick:e,partnerOf:t}){let o=(a,l,c)=>({key:a,title:l,show:String,...c}),n=Vt({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:a=>`${a}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(a,l)=>q(a||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name",title:a})}),o("start","Start",{number:!0,show:N,exact:ue,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:N,exact:ue}),o("diff","Test − control",{number:!0,
show:xe,exact:je,what:"Against the same call of the other side, where both are drawn",tone:a=>a>0?"more":a<0?"less":""}),o("change","In the step",{show:a=>fC[a]??"",what:"Whether all calls of this nam\
e changed in the step"})]}),s=i("p",{class:"muted small",hidden:!0});function r(a,l){let c=[];for(let u of a){let d=u.data();if(d)for(let m=0;m<d.length;m+=1)d.start[m]<l.to&&d.end[m]>l.from&&(zo(d,m)||
d.sort[m]!==Eo&&d.sort[m]!==To)&&c.push({pane:u,i:m,duration:d.end[m]-d.start[m]})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,pC),c.length]}return{node:i("div",{},n.node,s),draw(a,l){let[c,u]=r(
a,l);s.hidden=u<=c.length,s.textContent=`The ${R(c.length)} longest of ${J(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:p})=>{let f=d.data(),g=f.sort[m]===Eo,h=g?t(d,m):null;return{pane:d,i:m,
duration:p,side:d.side,start:f.start[m]+f.shift,lane:f.lanes[f.lane[m]]?.label??"steps",name:g?f.names[f.name[m]]:d.textOf(m),change:g?d.changeAt(m):"",diff:h===null?null:d.side==="control"?h.duration-
p:p-h.duration}}))}}}var cl=9,ul=3,hC=7;function Qk({onRange:e}){let t=i("canvas",{"aria-hidden":"true"}),o=i("div",{class:"overview-view"}),n=i("div",{class:"timeline-overview","aria-hidden":"true"},t,o),s=[],r={from:0,to:1},
a=r,l=0,c=null;function u(){l=0;let x=n.clientWidth,_=Ue.flatMap(v=>[!0,!1].map(O=>s.filter(B=>B.side===v&&B.data()?.bands.some(j=>j.sort==="host"===O)).map(B=>({pane:B,host:O})))).filter(v=>v.length>
0),k=Math.max(1,_.length)*(cl+ul)+ul,$=globalThis.devicePixelRatio||1;[t.width,t.height]=[Math.round(x*$),Math.round(k*$)],t.style.height=`${k}px`;let E=t.getContext("2d",{alpha:!1});E.scale($,$),E.fillStyle=
ee("--surface-sunk"),E.fillRect(0,0,x,k);let T=v=>x*(v-r.from)/(r.to-r.from);_.forEach((v,O)=>v.forEach(({pane:B,host:j})=>d(E,B,j,ul+O*(cl+ul),T)))}function d(x,_,k,$,E){let T=_.data();x.fillStyle=ee(
k?"--span-host":"--span-compute");let v=new Map,O=-1/0;for(let B=0;B<T.length;B+=1){if(T.lanes[T.lane[B]]?.sort==="host"!==k)continue;let[j,C]=[E(T.start[B]),E(T.end[B])],I=_.changeAt(B);if(I!==""&&T.
merged[B]<=1){let V=v.get(I)??[];V.push(j,C),v.set(I,V)}T.name[B]>=0&&T.lanes[T.lane[B]].sort!=="other"&&(C>O+.5||j<O-50)&&(x.fillRect(j,$,Math.max(.5,C-j),cl),O=C)}for(let[B,j]of v){x.fillStyle=ee(`-\
-span-${B}`);for(let C=0;C<j.length;C+=2)x.fillRect(j[C],$,Math.max(.7,j[C+1]-j[C]),cl)}}function m(){l||=requestAnimationFrame(u)}function p(){let x=r.to-r.from,_=100*(a.from-r.from)/x,k=100*(a.to-a.
from)/x;o.style.setProperty("left",`${_}%`),o.style.setProperty("width",`${k}%`)}let f=x=>{let _=n.getBoundingClientRect(),k=(x.clientX-_.left)/Math.max(1,_.width);return r.from+Math.min(1,Math.max(0,
k))*(r.to-r.from)},g=()=>a.to-a.from>.999*(r.to-r.from);function h(x){let _=hC*(r.to-r.from)/Math.max(1,n.clientWidth),[k,$]=[a.from,a.to].map(E=>Math.abs(f(x)-E));return x.shiftKey||Math.min(k,$)>_?x.
shiftKey||g()?"range":"move":k<$?"from":"to"}function y(x){let{part:_,at:k,view:$}=c;if(_==="move")e($.from+x-k,$.to+x-k);else if(_!=="range"){let E={...$,[_]:x};e(Math.min(E.from,E.to),Math.max(E.from,
E.to))}}n.addEventListener("pointerdown",x=>{if(x.button===0){n.setPointerCapture(x.pointerId);let _=f(x);if(c={part:h(x),at:_,view:a},c.part==="move"&&(_<a.from||_>a.to)){let k=(a.to-a.from)/2;c.view=
{from:_-k,to:_+k},y(_)}}}),n.addEventListener("pointermove",x=>{c?y(f(x)):n.style.cursor=["from","to"].includes(h(x))?"ew-resize":""}),n.addEventListener("pointerup",x=>{let[_,k]=[c?.at,f(x)];c?.part===
"range"&&_!==k&&e(Math.min(_,k),Math.max(_,k)),c=null}),n.addEventListener("pointercancel",()=>{c=null});let w=new ResizeObserver(m);w.observe(n);let b=ft(m);return{node:n,draw(x,_){[s,r]=[x,_],m(),p()},
view(x,_){a={from:x,to:_},p()},unmount(){cancelAnimationFrame(l),w.disconnect(),b()}}}var gC=15,jr=190,wC={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Bd=.02,yC=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],bC=new Set(["\
new","gone","gap"]),_C={control:"A",test:"B"},kC=[1,.78,.56];function xC(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,o]=hr(e.row),n=Math.abs(o-t)/Math.max(t,o);return n>=.5?0:n>=.25?
1:2}function $C(e,t,o){return e.sort[t]===ws?"gap":e.sort[t]===ys?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===To?"outside":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].
sort==="host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Jk({side:e,kind:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t}`,s=i("ul",{class:"t\
imeline-heads","aria-label":`Lanes: ${n}`}),r=i("div",{class:"timeline-drawing"}),a=i("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s,r),l=null,c=[],u=[],d=[],m=null,p={},f="",g={side:e,kind:t,
node:a,data:()=>l},h=v=>v<0?-1:l.pieces.of[v];function y(){p=Object.fromEntries(yC.map(v=>[v,kC.map(O=>Gi(ee(`--span-${v}`),ee("--surface"),O))]))}let w=v=>l.name[v]<0||l.lanes[l.lane[v]]?.sort==="oth\
er"?"":u[l.name[v]];function b(){let v=l.names.map((O,B)=>m?.get(ct(O,l.categories[B])));u=v.map(O=>O?.change??""),d=v.map(xC),c=Array.from({length:l.length},(O,B)=>$C(l,B,w(B)))}function x(v){if(l.sort[v]===
ws){let C=l.gaps[l.gap[v]];return`idle ${N(C.duration)} · host: ${C.operator??C.host??"nothing recorded"}`}if(l.sort[v]===ys){let C=l.gaps[l.gap[v]];return`step ${C.step_number} · ${N(C.duration)}`}
if(l.sort[v]===To)return Pe(l.gaps[l.gap[v]].mean,0,3);let O=l.names[l.name[v]],j=en({name:O,category:l.categories[l.name[v]]})?`${_n} (${O})`:O||"(no name)";return(wC[c[v]]??"")+(l.merged[v]>1?`${l.merged[v]}\
 rows, most of them ${j}`:j)}let _=v=>p[c[v]][["longer","shorter"].includes(c[v])?d[l.name[v]]:0];function k(){let v=JSON.stringify(l.bands);if(v===f)return;f=v;let{lane:O,act:B}=s.contains(document.activeElement)?
document.activeElement.dataset:{},j=I=>ve("pin",`${t==="pinned"?"Unpin":"Pin"} ${I.label}`,()=>o.pin(g,I),{class:"lane-pin",data:{lane:I.id,act:"pin"}}),C=({label:I})=>t==="pinned"?`${_C[e]}: ${I}`:I;
s.style.height=`${l.height}px`,A(s,l.bands.map(I=>i("li",{class:"lane-head",title:I.label,css:{top:`${I.top}px`,height:`${I.height}px`}},I.folds?q(C(I),()=>o.fold(g,I),{class:"lane-fold",data:{lane:I.
id,act:"fold"},"aria-expanded":String(I.open)}):i("span",{},C(I)),j(I)))),[...s.querySelectorAll("button")].find(({dataset:I})=>I.lane===O&&I.act===B)?.focus()}function $(v,O){for(let{top:B}of l?.bands??
[]){let j=Math.round(O.top+B)+.5;v.line(0,j,O.width,j,ee("--grid"))}o.decorate(v,O,g)}y();let E=Zi(r,{rowHeight:di,label:`${n}: a table below has the same`,least:Bd,colour:v=>_(h(v)),hatched:v=>bC.has(
c[h(v)]),text:v=>x(h(v)),onHover:(v,O)=>o.hover(g,h(v),O),onPick:(v,O)=>o.pick(g,h(v),O),onView:(v,O,B)=>o.view(g,v,O,B),onMeasure:o.measure,onKey:v=>o.key(v,g),decorate:$}),T=ft(()=>{y(),E.redraw()});
return Object.assign(g,{drawing:E,show(v,O){l=v,b(),E.set({...v.pieces,tops:v.tops,height:v.height,from:O.from,to:O.to}),a.hidden=v.bands.length===0,k()},setChanges(v){m=v,l&&(b(),E.redraw())},highlight(v){
let O=v&&new Set(v);E.highlight(O&&l.pieces.of.flatMap((B,j)=>O.has(B)?[j]:[]))},whole(v){let{height:O,paint:B}=E.whole(v-jr);return{height:O,paint(j){B(Lr(j,jr,0)),l.bands.forEach(({label:C,top:I})=>j.
words(6,I+gC,Fs(C,30),ee("--muted")))}}},changeAt:w,textOf:x,title:n,destroy(){T(),E.destroy()}})}function Xk(e,t,{start:o,end:n,row:s},r,a,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,a)}function vC(e,t,o,n){let s=-1,
r=a=>t.y(o.row[a])+2+(n-4)*(1-o.gaps[o.gap[a]].at);for(let a=0;a<o.length;a+=1){if(o.sort[a]!==To)continue;let l=t.x(o.start[a]),c=t.x(o.end[a]);c>=0&&l<=t.width&&(e.line(l,r(a),c,r(a),ee("--text"),1),
s>=0&&o.row[s]===o.row[a]&&o.end[s]===o.start[a]&&e.line(l,r(s),l,r(a),ee("--text"),1)),s=a}}function Zk(e,t,o,n){let s=t.rowHeight;vC(e,t,o.data()??{length:0},s);let r=n.path(o.side);if(r&&Bk(e,t,o,r),
n.measure){let{from:a,to:l}=n.measure,[c,u]=[t.x(a),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,ee("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.height,ee("--accent"),1)}if(n.aligned!==null){
let a=Math.round(t.x(n.aligned))+.5;e.line(a,0,a,t.height,ee("--accent"),1.5)}for(let a of n.selected)a.pane===o&&Xk(e,t,a,ee("--accent"),2.5,s);n.partner?.pane===o&&Xk(e,t,n.partner,ee("--text"),1.5,
s)}function SC(e,t){let[o,n]=Ke(t*10);return`${Pe(e/n,0,3).replace("-","−")} ${o}`}function e0(e,t,o){Wb(e,{view:t,width:o,format:SC,colours:{surface:ee("--surface"),border:ee("--border"),muted:ee("--\
muted")}})}function t0(){let e=i("canvas",{}),t=i("div",{class:"timeline-ruler","aria-hidden":"true"},e),o={from:0,to:1},n=0;function s(){n=0;let c=t.clientWidth,u=globalThis.devicePixelRatio||1;[e.width,
e.height]=[Math.round(c*u),Math.round(Mo*u)],e.style.height=`${Mo}px`;let d=e.getContext("2d",{alpha:!1});d.scale(u,u),e0(Cs(d,getComputedStyle(document.body).fontFamily),o,c)}let r=()=>{n||=requestAnimationFrame(
s)},a=new ResizeObserver(r);a.observe(t);let l=ft(r);return{node:t,view(c,u){o={from:c,to:u},r()},whole:c=>({height:Mo,paint:u=>e0(Lr(u,jr,0),o,c-jr)}),unmount(){cancelAnimationFrame(n),a.disconnect(),
l()}}}var EC=60,TC=40,OC=130,o0=8;function n0({partners:e,on:t}){let o={selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path},n=vk(),s=Sk(),r=null,a=0,l=null,c=!1,u=[],d={hover:B,view:T,key:t.
key,fold:t.fold,pin:v,pick:(W,U)=>t.pick(W,U),measure:(W,U,se)=>t.measure(W<U?{from:W,to:U}:null,se),decorate:(W,U,se)=>Zk(W,U,se,o)},m=["pinned","host","device"].flatMap(W=>Ue.map(U=>Jk({side:U,kind:W,
on:d}))),p=({kind:W})=>W==="pinned",f=i("section",{class:"timeline-pins","aria-label":"Pinned lanes"},m.filter(p).map(W=>W.node)),g=Ue.map(W=>i("section",{class:`timeline-side timeline-${W}`,data:{side:W},
"aria-label":W==="control"?"Control":"Test"},i("p",{class:`timeline-side-name ${W}-text small`}),m.filter(U=>U.side===W&&!p(U)).map(U=>U.node))),h=Qk({onRange:(W,U)=>$().drawing.view(W,U,!0)}),y=t0(),
w=i("div",{class:"timeline-lanes"},f,g,s.node),b=i("div",{class:"timeline-head"},h.node,y.node),x=i("section",{class:"card timeline-stage","aria-label":"Timeline"},b,w,n.node),_=new ResizeObserver(()=>x.
style.setProperty("--head",`${b.offsetHeight}px`));_.observe(b);let k=()=>{f.hidden||H()};document.addEventListener("scroll",k,{capture:!0,passive:!0});let $=()=>u[0]??m[0],E=()=>$().drawing.current();
function T(W,U,se,Y){c||(c=!0,u.filter(Q=>Q!==W).forEach(Q=>Q.drawing.follow(U,se,Y)),c=!1,O(),H(),t.view(U,se,Y))}function v({side:W},U){t.pin(W,U),u.filter(se=>se.side===W).flatMap(se=>[...se.node.querySelectorAll(
".lane-pin")]).find(({dataset:se})=>se.lane===U.id)?.focus()}function O(){let{from:W,to:U}=E();h.view(W,U),y.view(W,U)}function B(W,U,se){r=U>=0?{pane:W,i:U,event:se}:null,clearTimeout(a),l?.abort(),o.
partner=null,r?j():n.hide(),H(),re()}function j(){let{pane:W,i:U}=r,se=t.both()?e.nameOf(W,U):null;if(se===null){V(void 0);return}let Y=En[W.side],Q=e.drawn(u,Y,...se)??(C(Y,...se)?null:e.known(Y,...se));
if(I(Q),Q!==void 0)return;let P=r;a=setTimeout(async()=>{l=new AbortController;try{let G=await e.ask(Y,...se,l.signal);r===P&&(I(G),H(),re())}catch{}},EC)}function C(W,U,se,Y){let Q=t.changes()?.get(ct(
U,se))?.row;return Q!==void 0&&Y>=Q[`${W}_counts`]}function I(W){o.partner=W?Wr(u,En[r.pane.side],W):null,V(W)}function V(W){let{pane:U,i:se,event:Y}=r;Y&&n.show(xk(U,se,{changes:t.changes(),partner:W,
other:t.both()?En[U.side]:""}),Y.clientX,Y.clientY)}let D=({pane:W,start:U,end:se,row:Y})=>W.drawing.placeOf({start:U,end:se,row:Y});function H(){s.drawLinks(o.links.map(se=>se.map(Y=>Y.pane.drawing.boxOf(
Y))));let{partner:W,selected:U}=o;if(r&&W){let{start:se,end:Y,row:Q}=r.pane.data(),{pane:P,i:G}=r;s.draw(D({pane:P,start:se[G],end:Y[G],row:Q[G]}),D(W))}else U.length===2?s.draw(...U.map(D)):s.draw(null,
null)}let re=()=>u.forEach(W=>W.drawing.redraw());return{node:x,panes:m,shown:()=>u,current:E,around({start:W,end:U}){let se=(W+U)/2,Y=E(),Q=$().drawing.node.clientWidth||1e3,P=Math.max(U-W,.01)*Q/TC,
G=Math.max((U-W)*1.3,Math.min(Y.to-Y.from,P));return{from:se-G/2,to:se+G/2}},goTo:({from:W,to:U},se)=>$().drawing.view(W,U,se),glide(W){let{from:U,to:se}=$().drawing.goal(),[Y,Q]=[(U+se)/2,(se-U)/2*W];
$().drawing.view(Y-Q,Y+Q)},slide(W){let{from:U,to:se}=$().drawing.goal(),Y=W*(se-U);$().drawing.view(U+Y,se+Y)},fit(){let{from:W,to:U}=$().drawing.extent();$().drawing.view(W,U)},show(W,U,se,Y){r=null,
o.partner=null,n.hide();let Q=u,P=Q.length>0?E():null;u=W.map(({pane:G,data:te})=>(G.show(te,U),G)).filter(G=>G.data().bands.length>0),m.filter(G=>!u.includes(G)).forEach(G=>{G.node.hidden=!0}),f.hidden=
!u.some(p),g.forEach(G=>{let{side:te}=G.dataset;G.hidden=!u.some(ce=>ce.side===te&&!p(ce)),G.firstChild.textContent=se[te]??""}),Y?u.forEach(G=>{let{from:te,to:ce}=Dn(Y,G.drawing.extent(),Bd);G.drawing.
follow(te,ce)}):P&&u.filter(G=>!Q.includes(G)).forEach(G=>G.drawing.follow(P.from,P.to)),O()},drawOverview(W){h.draw(u,W)},setChanges(W){m.forEach(U=>U.setChanges(W))},mark(W){Object.assign(o,W),H(),re()},
marks:o,whole:W=>[{lines:[],...y.whole(W)},...u.map(U=>({lines:[U.title],...U.whole(W)}))],reveal({pane:W,start:U,end:se,row:Y}){let Q=W.drawing.boxOf({start:U,end:se,row:Y}),{bottom:P}=(f.hidden?y.node:
f).getBoundingClientRect();if(p(W))W.drawing.reveal(Y);else{let G=window.innerHeight-Math.max(OC,t.below());window.scrollBy(0,Q.top<P||G<P?Q.top-P-o0:Math.max(0,Q.bottom-G+o0))}},beside({pane:W,start:U,
lane:se,level:Y},Q){let P=W.data(),G=-1;for(let te=0;te<P.length;te+=1){let ce=Q*(P.start[te]-U);ce>0&&P.level[te]===Y&&P.lanes[P.lane[te]]?.id===se&&zo(P,te)&&(G<0||ce<Q*(P.start[G]-U))&&(G=te)}return G},
unmount(){clearTimeout(a),l?.abort(),document.removeEventListener("scroll",k,{capture:!0}),_.disconnect(),h.unmount(),y.unmount(),m.forEach(W=>W.destroy())}}}var MC=1e3,s0={control:"Control",test:"Test"},AC="Time in the stretch, of a host row without the rows below it";function CC(e,t){let o=new Map,n=Object.keys(e);for(let r of n)for(let{name:a,category:l,
sort:c,calls:u,self:d}of e[r].rows){let m=t(a,l),p=o.get(ct(m,l))??{name:m,category:l,sort:c};p[r]=(p[r]??0)+d,p[`${r}_calls`]=(p[`${r}_calls`]??0)+u,o.set(ct(m,l),p)}for(let r of o.values()){for(let a of n){
let l=e[a].of>e[a].rows.length?null:0;r[a]??=l,r[`${a}_calls`]??=l}r.diff=n.length===2&&r.control!==null&&r.test!==null?r.test-r.control:null}let s=r=>Math.abs(r.diff??0)||Math.max(r.control??0,r.test??
0)*1e-6;return[...o.values()].sort((r,a)=>s(a)-s(r))}function RC(e,t){let o=n=>({key:n,title:s0[n],number:!0,what:AC,show:N,exact:ue});return Vt({caption:"Time by name",class:"timeline-sums-table",level:"\
h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:n=>q(n||"(no name)",()=>t(n),{class:"link-button timeline-name",title:n})},{key:"sort",title:"Where",show:String},...e.map(o),...e.length===
2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:xe,exact:je,tone:n=>n>0?"more":n<0?"less":""}]:[],...e.map(n=>({key:`${n}_calls`,number:!0,title:e.length===2?`${s0[n]} calls`:"Cal\
ls",show:R}))]})}function r0(e){let t=i("p",{class:"timeline-measured",role:"status"}),o=i("div"),n=i("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},t,o),s="",r=null;async function a(l,c,u){
r?.abort();let d=new AbortController;r=d;try{let m={};if(await Promise.all(c.map(async({side:p,set:f,query:g})=>{let h=new URLSearchParams(g);Object.entries({from:l.from+u[p],to:l.to+u[p]}).forEach(([
y,w])=>h.set(y,String(Math.round(w*1e3)/1e3))),h.set("limit",String(MC)),m[p]=await gm(f,h,{signal:d.signal})})),r===d){let p=Object.fromEntries(c.map(({side:h})=>[h,m[h]])),f=RC(Object.keys(p),e.search),
g=CC(p,e.nameOf);f.show(g),A(o,g.length>0?f.node:i("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(m){r===d&&m.name!=="AbortError"&&A(o,i("p",{class:"notice small"},`Its sums could not be\
 loaded. ${m.message}`))}}return{node:n,draw(l,c,u,d){let m=l?JSON.stringify([l,d,u]):"";if(m!==s){if(s=m,n.hidden=l===null,l===null){r?.abort();return}A(t,i("b",{},N(l.to-l.from)),i("span",{class:"mu\
ted small"},` from ${ue(l.from)} to ${ue(l.to)} `),q("Zoom to it",()=>e.zoom(l),{class:"link-button"}),ve("close","Remove the stretch (Escape)",e.clear)),a(l,c,u)}},unmount(){r?.abort()}}}var a0=.001;function i0(e){let{stage:t}=e,o=!1;function n(){let{sum_from:a,sum_to:l}=e.state();return a===null?null:{from:a,to:l}}function s(a,l=!0){o=!l,t.mark({measure:a}),l&&(e.change({sum_from:a?.
from??null,sum_to:a?.to??null},{replace:!0}),a&&ke(`${N(a.to-a.from)} chosen.`))}let r=r0({zoom:t.goTo,clear:()=>s(null),nameOf:e.nameOf,search:a=>e.change({q:a},{replace:!0})});return{node:r.node,current:n,
choose:s,draw(a){o||t.mark({measure:n()}),r.draw(n(),e.sides(a),e.shifts(),e.key())},ofCall(){let a=e.place(),l=n();return a&&s(l&&Math.abs(l.from-a.start)>a0?{from:Math.min(l.from,a.start),to:Math.max(
l.from,a.start)}:{from:a.start,to:Math.max(a.end,a.start+a0)}),a!==void 0},unmount:r.unmount}}function l0(e,t){let o=null,n=-1;function s(r){let a=`${t.key()}|${r}`;if(o?.key!==a){let l={key:a,list:[]};o=l,n=-1,l.found=Uk(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>ct(m.name,m.category)));e.say(zk(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,a){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=a>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+a+l.length)%l.length;e.say(Gk(n,l.length)),t.onCall(l[n])}}}}var LC=350,NC=250,PC=220,Hr={path:"/timeline",name:"Timeline",read:Aa,mount:(e,t)=>IC(e,t)};function IC(e,t){let o=e.clientWidth,n=Aa(location.search),s=null,r=null,a="",l=null,c={control:0,test:0},u="",
d="",m="",p={from:0,to:1},f=!1,g=Object.fromEntries(Ue.map(K=>[K,Ak(K,{onChange:()=>!f&&Ce(),onError:oe=>!f&&Et(oe)})])),h=Object.fromEntries(Ue.map(K=>[K,null])),y=Pk(g,()=>r),w=qk({toggle:()=>Q({path:!n.
path}),change:()=>!f&&b.mark({}),error:Et}),b=n0({partners:y,on:{view:L,pick:X,key:qe,fold:({side:K},oe)=>Q({open:Ma(n.open,ss(K,oe))},{replace:!0}),pin:(K,oe)=>Q({pin:Ma(n.pin,ss(K,oe))},{replace:!0}),
measure:(...K)=>$.choose(...K),changes:()=>r,both:()=>ko(n).length===2,path:K=>w.of(K),below:()=>re.offsetHeight}}),x=Hk({onText:K=>Q({q:K},{replace:!0}),onStep:K=>v.walk(n.q,K)}),_=Ek({zoom:b.glide,fit:b.
fit,save:H0,show:K=>Q({show:K}),sum:()=>$.choose(b.current()),unalign:()=>Q({align:"",align_category:"",align_nth:0})},x.node,w.node),k=Yk({zoom:()=>T.zoom(),align:ie,go:(K,oe)=>T.show({...oe,side:K,at:oe.
start-c[K]}),href:le,clear:()=>T.clear()}),$=i0({state:()=>n,change:Q,stage:b,shifts:()=>c,sides:K=>K.map(oe=>g[oe]),key:()=>[d,r===null,n.show],place:()=>T.place(),nameOf:(K,oe)=>y.named("control",K,
oe)}),E=()=>`${d}|${u}`,T=Kk({state:()=>n,stage:b,sides:g,partners:y,change:K=>Q(K,{replace:!0}),shifts:()=>c,changes:()=>r,key:E,opened:S},k),v=l0(x,{key:()=>`${E()}|${r===null}`,sides:()=>ko(n).map(
K=>g[K]),panes:b.shown,changes:()=>r,shifts:()=>c,from:()=>b.current().from,onCall:K=>!f&&T.show(K)}),O=Wk(K=>Q({...K,...Ue.some(oe=>oe in K)?{from:null,to:null,name:"",nth:null,align:"",sum_from:null,
sum_to:null}:{}})),B=Vk({onPick:X,partnerOf:F}),j=Tk(),C=i("div",{class:"timeline-notes"}),I=i("h1",{class:"visually-hidden"},"Timeline"),V=i("nav",{class:"crumb","aria-label":"Where this is"}),D=i("d\
iv",{class:"message"}),H=i("p",{class:"muted small"},"Wheel: scroll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift and drag: sums of a stretch · ? lists all keys"),re=i("\
div",{class:"timeline-details"},k.node,$.node),W=i("div",{class:"results"},_.node,C,b.node,re,j.node,w.words,H,B.node);e.append(i("div",{class:"page timeline-page"},I,V,O.node,D,W));let U=Tt({context:t,
results:W,message:D}),se=Je(LC,()=>{let{from:K,to:oe}=b.current(),fe=K<=p.from&&oe>=p.to;Q(fe?{from:null,to:null}:{from:K,to:oe},{replace:!0})}),Y=Je(NC,()=>{!f&&b.shown().length>0&&B.draw(b.shown(),b.
current())});function Q(K,{replace:oe=!1}={}){f||t.go(rs({...n,...K}),{replace:oe})}let P=K=>sn(K,n,s,null),G=({sample:K})=>`rank ${K.rank}${K.span>0?`, file ${K.span+1}`:""}, ${K.step_number===null?"\
whole recording":`step ${K.step_number}`}`;function te(){let K=Ue.filter(Ae=>n[Ae]!==""),oe=K.map(P).join(" → ");I.textContent=K.length>0?`${oe} · Timeline`:"Timeline",t.setTitle(I.textContent);let fe={
...Bt(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};A(V,K.length===2&&i("a",{href:t.lastCompare(new URLSearchParams(fe))??zt(fe)},`← ${oe}`))}async function ce(){
let K=Ue.map(oe=>n[oe]).filter(oe=>oe!=="");if(!K.every(oe=>s&&ze(s,oe))){let oe=await gt(K).catch(()=>[]);f||(s=oe,Ce())}}function Ce(){let K=Ue.filter(De=>n[De]!=="");te(),Ue.forEach(De=>g[De].load(
n));let oe=K.length>0&&K.every(De=>g[De].samples!==null)?Z(K):{};O.draw(n,s,Object.fromEntries(Ue.map(De=>[De,oe[De]&&{samples:g[De].samples,...oe[De]}]))),_.draw(n),x.draw(n.q);let fe=ko(n),Ae=K.find(
De=>g[De].error&&(fe.includes(De)||g[De].samples===null)),We=K.some(De=>g[De].samples?.length===0),Te=fe.length>0&&fe.every(De=>g[De].whole);K.length===0?U.say(Ck(s)):Ae&&!Te?Kr(Ae):We?U.say(Rk()):U.say(
null),W.toggleAttribute("data-skeleton",!Te),t.busy(K.length>0&&!Te&&!Ae&&!We),Te&&he(fe,oe)}function Z(K){let oe={};for(let fe of K){let Ae=oe[En[fe]]??null;oe[fe]=g[fe].choose(n,Ae)}return ko(n).filter(
fe=>oe[fe]).forEach(fe=>g[fe].loadWhole(n,Math.max(o-PC,300))),oe}let ae=K=>K.map(oe=>g[oe].stepKey()).join("|");function he(K,oe){let fe=ae(K),Ae=fe!==d;Ae&&(d=fe),m!==`${fe} ${n.pin}`&&(m=`${fe} ${n.
pin}`,K.forEach(We=>{h[We]=Object.fromEntries(["pinned","host","device"].map(Te=>[Te,Vg(De=>n.open.includes(ss(We,De)))]))})),M(K),z(oe),Ne(K,oe,Ae),j0(K,oe),j.draw(K.length===2,n.path),w.draw(n,K,oe),
T.draw(K),$.draw(K),Re(),Y(),t.settled()}let Me=(K,oe)=>n.pin.includes(ss(K,oe))?"pinned":oe.sort==="host"?"host":"device";function Ne(K,oe,fe){p={from:Math.min(...K.map(Te=>g[Te].whole.extent.from-c[Te])),
to:Math.max(...K.map(Te=>g[Te].whole.extent.to-c[Te]))};let Ae=b.panes.filter(Te=>K.includes(Te.side)).map(Te=>{let{whole:De,window:Ro}=g[Te.side];return{pane:Te,data:Qg({window:Ro,all:De,takes:io=>Me(
Te.side,io)===Te.kind,shift:c[Te.side],rows:h[Te.side][Te.kind]})}}),We=n.from===null?null:{from:n.from,to:n.to};b.show(Ae,p,Object.fromEntries(K.map(Te=>[Te,`${P(Te)}, ${G(oe[Te])}`])),fe?We??p:null),
fe&&(b.drawOverview(p),Xe())}function Xe(){let K=b.current();for(let oe of ko(n)){let fe=b.shown().find(Te=>Te.side===oe),{whole:Ae,windows:We}=g[oe];if(fe&&Ae){let Te=c[oe];We.want({from:K.from+Te,to:K.
to+Te},fe.drawing.node.clientWidth,Ae.extent)}}}function L(){Xe(),se(),Y()}async function z(K){let oe=K.control&&K.test,fe=new URLSearchParams({control:n.control,test:n.test});for(let We of oe?Ue:[]){
let{rank:Te,step_number:De}=K[We].sample;fe.set(`${We}_ranks`,String(Te)),fe.set(`${We}_steps`,De===null?"all":String(De)),n[`${We}_marker`]&&fe.set(`${We}_marker`,n[`${We}_marker`])}Object.entries({significance:"\
false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([We,Te])=>fe.set(We,Te));let Ae=oe?fe.toString():"";if(Ae!==a&&(a=Ae,l?.abort(),r=null,b.setChanges(null),Ae!=="")){l=
new AbortController;try{let We=await pt(fe,{signal:l.signal});!f&&a===Ae&&(r=mi(We),b.setChanges(r),b.drawOverview(p),T.draw(ko(n)),M(ko(n)),Y())}catch{}}}async function M(K){let oe=n.align===""||K.length<
2?"":JSON.stringify([d,n.align_category,n.align_nth,...K.map(We=>y.named(We,n.align,n.align_category))]);if(oe===u)return;u=oe;let fe=c;c={control:0,test:0};let Ae=null;if(oe!==""){let We=null,Te=await Promise.
all(K.map(De=>g[De].find({name:y.named(De,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).catch(Ro=>{We=Ro})));if(f||u!==oe)return;if(We)Oe(`The search for the call to ali\
gn at failed. ${We.message}`,{urgent:!0});else if(Te.every(Boolean)){let[De,Ro]=Te.map(io=>io.rows[0].start);c={control:0,test:Ro-De},Ae=De}else(r||n.align_category!=="python_function")&&Oe("The call \
to align at is not in both steps.",{seconds:8})}b.mark({aligned:Ae}),(oe!==""||fe.test!==0)&&(Ce(),Xe(),b.drawOverview(p))}function S(K,oe){let fe=b.shown().filter(Ae=>Ae.side===K).flatMap(Ae=>Ae.data().
bands).find(({id:Ae})=>Ae===oe);return!fe||fe.open?n.open:Ma(n.open,ss(K,fe))}function F(K,oe){let fe=ko(n).length===2?y.nameOf(K,oe):null;return fe&&y.drawn(b.shown(),En[K.side],...fe)}function X(K,oe){
let fe=K.data();if(!T.pick(K,oe)&&oe>=0&&(fe.merged[oe]>1||fe.sort[oe]!==Eo)){let Ae=(fe.end[oe]-fe.start[oe])*.75,We=(fe.start[oe]+fe.end[oe])/2;b.goTo({from:We-Ae,to:We+Ae})}}function ie(){let{name:K,
category:oe,nth:fe}=T.current();Q({align:K,align_category:oe,align_nth:fe})}function le({name:K,category:oe}){return n.control===""||n.test===""?null:Gt({...os(""),control:n.control,test:n.test,control_marker:n.
control_marker,test_marker:n.test_marker,row:Dt(K,oe),use_short_name:n.use_short_name})}function Re(){for(let K of b.shown())K.highlight(n.q===""?null:Zg(K.data(),n.q));v.draw(n.q)}let Ge={".":()=>T.step(
1),",":()=>T.step(-1),m:()=>$.ofCall(),f:()=>T.zoom()};function qe(K){let oe=Ge[K.key];return oe!==void 0&&oe()!==!1}function Nt(){if(b.marks.measure)$.choose(null);else if(n.name!=="")T.clear();else if(n.
q!=="")Q({q:""},{replace:!0});else return!1;return!0}function Et(K){Oe(`This part of the timeline could not be loaded. ${K.message}`,{urgent:!0})}function Kr(K){U.say(Lk(g[K].error,K,{retry(){Ue.filter(
oe=>g[oe].error).forEach(oe=>g[oe].retry()),Ce()},chooseOther:()=>Q(Object.fromEntries(Ue.flatMap(oe=>["rank","span","step"].map(fe=>[`${oe}_${fe}`,""]))),{replace:!0})})),U.clearable(g[K].error,K)}function j0(K,oe){
let fe=K.flatMap(Ae=>Nk(Ae,g[Ae],oe[Ae]));A(C,fe.map(Ae=>i("p",{class:"notice small"},Ae)))}async function H0(K){let oe=b.shown();if(oe.length===0)return;let{from:fe,to:Ae}=b.current(),We=Math.max(900,
oe[0].drawing.node.clientWidth),Te=ko(n),De=[I.textContent,`${N(fe)} to ${N(Ae)} of ${Te.map(io=>`the ${io} (${G(g[io].chosen)})`).join(" and ")}`],Ro=Ji(De,b.whole(We),We);await Xi(Ro,K,`tracediff-${Te.
map(io=>$t(P(io))).join("-")}-timeline`)}return Ce(),ce(),{keys:{search:()=>x.focus(),control:()=>O.choose("control"),test:()=>O.choose("test"),zoomIn:()=>b.glide(.75),zoomOut:()=>b.glide(1/.75),left:()=>b.
slide(-.12),right:()=>b.slide(.12),fit:()=>b.fit(),next:Ge["."],former:Ge[","],measure:Ge.m,zoomTo:Ge.f,close:Nt},update(K){let oe=n;n=Aa(K),Ce();let{from:fe,to:Ae}=b.current(),We=n.from!==oe.from||n.
to!==oe.to,Te=(Ro,io)=>Math.abs(Ro-io)>.002+1e-6*Math.abs(io),De=n.from===null?p:n;We&&(Te(fe,De.from)||Te(Ae,De.to))&&b.goTo(De,!0),ce()},unmount(){f=!0,se.cancel(),Y.cancel(),l?.abort(),Ue.forEach(K=>g[K].
unmount()),U.unmount(),T.unmount(),w.unmount(),$.unmount(),b.unmount()}}}var c0=[["control","Control"],["test","Test"]],DC=e=>({slower:"more",faster:"less"})[e]??null,Vo=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:N,exact:ue}),BC=(e,t)=>e===null?"–":`${ye(e)} to ${ye(
t)}`,qC=(e,t)=>[{key:"side",title:"Side",show:o=>o},{key:"label",title:"Recording",show:(o,n)=>i(e?"a":"bdi",{href:e?.(n.set)},o)},Vo("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?
[Vo("without_profiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],Vo("compute","Compute"),Vo("exposed_communication","Exposed communication"),Vo("exposed_m\
emory","Exposed memory"),Vo("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:R},{key:"samples",title:"Samples",number:!0,show:R,what:"A sample is one step of one rank"}],FC={slower:"slower",faster:"\
faster",no_difference_found:"no difference found",cannot_judge:"cannot judge"};function WC(e){return e.q_value!==null?FC[e.significance]:e.control_recordings===0?"only in the test":e.test_recordings===
0?"only in the control":`in ${e.control_recordings} and ${e.test_recordings} recordings`}var jC=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},Vo("control","C\
ontrol","Mean per step of the recordings; host rows without the calls inside them"),Vo("test","Test","Mean per step of the recordings"),{...Vo("diff","Change"),show:xe},{key:"change_percent",title:"%",
number:!0,show:ye,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>BC(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:Ut,what:"\
Of the test between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:DC}],HC=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=s=>t[`${s}_${o?"self_":""}per_step`];return{
...t,control:n("control"),test:n("test"),diff:n("diff"),certain:WC(t)}},UC=.05;function u0({verdict:e}){let{between_percent:t,within_percent:o}=e,n=t===null?!1:o!==null&&t<UC?"Recordings of a side dif\
fer by no more than the noise of their steps explains.":`Recordings of a side differ by ${ye(t).replace("+","")}${o===null?"":" beyond the noise of their steps"}.`;return[i("h2",{},e.words[0].toUpperCase()+
e.words.slice(1)),i("p",{},`Mean step ${N(e.control)} → ${N(e.test)}. `,n),e.recorded&&i("p",{class:"muted small"},e.recorded.text)]}var d0=e=>Object.fromEntries(c0.map(([t])=>[t,e[t].recordings.find(
({set:o})=>o===e.middle[t])]));function m0(e,t){let o=c0.flatMap(([r,a])=>e[r].recordings.map(l=>({...l,...l.step_time,side:a}))),n=o.some(r=>r.without_profiler!==null),s=Vt({caption:"Recordings",limit:128,
columns:qC(t,n)});return s.show(o),s.node}function p0(e,t){let o=Vt({caption:"Rows",limit:50,columns:jC,csv:t});return{node:o.node,show:n=>o.show(n.map(HC(e.selection.measure)))}}var f0=({judged_rows:e,
changed_rows:t})=>e===0?"No row is judged.":`${J(e,"row")} judged: ${R(t.slower)} slower and ${R(t.faster)} faster.`;var jd={path:"/compare/recordings",name:"Several recordings",read:Wd,mount:(e,t)=>KC(e,t)},Fd=1e3,zC=250,h0=32,Hd=[["control","A","Control"],["test","B","Test"]],Ud=Hd.flatMap(([e])=>["ranks","steps",
"marker"].map(t=>({key:`${e}_${t}`,side:e,what:t}))),g0=e=>e.split(",").filter(t=>t!=="");function Wd(e){let t=new URLSearchParams(e);return{control:g0(t.get("control")??""),test:g0(t.get("test")??""),
q:bt(t,Rt,"q"),significant:bt(t,Rt,"significant","")==="true",equal_clock:bt(t,Rt,"equal_clock","false"),chosen:Object.fromEntries(Ud.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(n)||
"";return s===""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}function zd(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return Bo(t,Rt,["q","significant","equal_clock"],
e),Object.entries(e.chosen).forEach(([o,n])=>t.set(o,n)),t}var w0=({chosen:e})=>Ud.some(({key:t,what:o})=>o!=="marker"&&t in e);function GC(e){let t=Hd.flatMap(([o,,n])=>{let s=Ud.filter(r=>r.side===o&&
r.key in e.chosen).map(({key:r,what:a})=>`${a} ${e.chosen[r]}`);return s.length===0?[]:[`${n}: ${s.join(", ")}.`]});return[...w0(e)?[]:["All ranks and steps of every recording count."],...t].join(" ")}
function qd(e,t=Fd){let o=zd(e);return o.set("exclude",ac),o.set("sort","abs_diff_self_duration"),t!==null&&o.set("limit",String(t)),o}function YC(e,t){let o=zd(e);["control","test"].forEach(s=>o.delete(
s));let n=new URLSearchParams({view:o.toString()});for(let s of["control","test"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}function KC(e,t){let o=Wd(location.search),n=null,s=new Map,
r=(j,C)=>t.go(pe(`/compare/recordings?${zd({...o,...j})}`),C),a=i("section",{class:"sides recordings-sides","aria-label":"Control and test"}),l=i("div"),c=i("div"),u=ni(),d=i("input",{type:"checkbox",
id:de("clock"),on:{change:()=>r({equal_clock:d.checked})}}),m=i("section",{class:"card recordings-verdict","aria-label":"Verdict"},c,i("div",{class:"chart-tools"},i("label",{class:"recordings-only",title:"\
Step times without what another clock of the device, or another speed of the host, makes of each recording"},d," at equal clock"),u.node)),p=i("input",{type:"search",id:de("q"),autocomplete:"off",spellcheck:"\
false",on:{input:Je(zC,()=>r({q:p.value.trim()},{replace:!0}))}}),f=i("input",{type:"checkbox",id:de("only"),on:{change:()=>r({significant:f.checked},{replace:!0})}}),g=i("form",{class:"card analysis-\
controls","aria-label":"Rows",on:{submit:j=>j.preventDefault()}},i("label",{class:"analysis-field"},i("span",{},"Name contains"),p),i("label",{class:"recordings-only"},f," only slower or faster")),h=i(
"div",{class:"comparability"}),y=i("div"),w=i("div"),b=i("div",{class:"analysis-results"},m,h,y,g,w);A(e,i("div",{class:"page analyse-page recordings-page"},i("h1",{},"Several recordings"),i("p",{class:"\
muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: differences within one side are noise. Rec\
ord both sides alternately."),a,l,b));let x=Tt({context:t,results:b,message:l});function _(j){A(a,Hd.map(([C,I,V])=>{let D=de("set"),H=W=>{o[C].includes(W)||(r({[C]:[...o[C],W]}),_(C))},re=So({id:D,field:C,
set:null,text:"",onGroup:H,onPick:W=>{s.set(Ve(W.id),W.label),H(Ve(W.id))}});return re.input.placeholder="Add a recording, or nightly-* …",i("div",{class:`side-card side-${C}`},i("div",{class:"side-\
title"},i("b",{class:"letter","aria-hidden":"true"},I),i("label",{for:D},V),re.node),i("ul",{class:"recordings-chosen"},o[C].map(W=>{let U=s.get(W)??W;return i("li",{class:"tag"},U," ",q("×",()=>{r({
[C]:o[C].filter(se=>se!==W)}),_(C)},{class:"link-button","aria-label":`Leave out ${U}`,title:`Leave out ${U}`}))})))})),j&&a.querySelector(`[data-field="${j}"]`)?.focus()}function k(){for(let j of["co\
ntrol","test"])for(let C of o[j]){let I=n[j].recordings.find(V=>V.set.startsWith(C));I&&s.set(C,I.label)}}function $(){let{control:j,test:C}=d0(n);A(c,u0(n),i("p",{class:"small recordings-chosen-parts"},
GC(o)," ",w0(o)&&q("Use all ranks and steps",()=>r({chosen:Object.fromEntries(Object.entries(o.chosen).filter(([D])=>D.endsWith("_marker")))}),{class:"link-button"})),i("p",{class:"muted small"},"Wate\
rfall, tree, timeline and causes show one recording of each side: ",i("a",{href:qt(j.set,C.set)},`${j.label} and ${C.label}`),", those with the middle step time.")),m.dataset.verdict=n.verdict.verdict;
let I=n.control.recordings.length+n.test.recordings.length,V=D=>$t(n[D].recordings[0].label);u.set({name:`tracediff-${V("control")}-${V("test")}`,report:ta(qd(o,null)),bundle:oa(YC(o,n)),tooMany:I>h0&&
`${h0} sets at most`})}function E(){k(),_(document.activeElement?.dataset?.field),$(),A(h,Qs(n.comparability)),A(y,m0(n,V=>pe(`/analyse?set=${Ve(V)}`)));let j=qd(o,null);j.set("format","csv");let C=p0(
n,Bs(j));C.show(n.rows);let{row_count:I}=n;A(w,C.node,i("p",{class:"muted small"},I===0?"The filters leave no row. ":"",f0(n),I>Fd?` The ${R(Fd)} largest changes of ${R(I)} are here; the CSV has all.`:
""))}function T(j){n=null,x.say(i("div",{class:"error-box",role:"alert",data:{code:j.code}},i("h2",{},"This comparison is not possible"),i("p",{},j.message)))}let v=j=>j.startsWith("tag:")||/[*?]/.test(
j);function O(){t.setTitle("Several recordings"),document.activeElement!==p&&(p.value=o.q),f.checked=o.significant,d.checked=o.equal_clock;let j=[o.control,o.test];if(j.some(C=>C.length===0)||j.every(
C=>C.length===1&&!v(C[0]))){n=null,x.drop(),_(document.activeElement?.dataset?.field),x.say(i("p",{class:"notice"},"Choose recordings of both sides, four or more together: two of each, or three and on\
e. A pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ",i("a",{href:j.every(C=>C.length===1)?qt(o.control[0],o.test[0]):pe("/compare")},"Compare two sets")));return}_(document.
activeElement?.dataset?.field),x.ask(C=>pt(qd(o),{signal:C}),C=>{if(C.judged!=="between_recordings"){T({code:"one_set",message:"Each of these two names stands for only one set."});return}n=C,x.say(null),
E(),ke(C.verdict.words)},T)}async function B(){let j=[...o.control,...o.test].filter(C=>!v(C));try{for(let C of await gt(j.slice(0,100)))s.set(Ve(C.id),C.label);n===null&&_(document.activeElement?.dataset?.
field)}catch{}}return O(),B(),{keys:{search:()=>p.focus()},update(j){o=Wd(j),O()},unmount(){s=new Map,x.unmount()}}}var Gd={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(ht).map(([e,{name:t}])=>[e,t]))},y0=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":Gd[e.measured].replace(/^./,t=>t.toUpperCase()),b0=e=>!!e&&
e.low_percent*e.high_percent>0,Is=e=>b0(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${ye(e.diff_percent)} of the step (${ye(e.low_percent)} to ${ye(e.high_percent)})`:"",_0=e=>b0(e)?
`${e.explains?"the machine’s, ":""}${ye(e.diff_percent)}`:"";var VC=7.2,k0=16,QC=56,Ur={l:64,r:16,t:22,b:44},zr=e=>e.filter(Boolean).map(He).join("<br>"),dl=e=>e.recorded===null?`stored ${at(e.created)} (recording time not stated)`:at(e.recorded);function Kd(e,t){
let o=Math.max(2,Math.floor((t-Ur.l-Ur.r)/(k0*VC+14))),n=vo(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:bo(n.map(s=>e[s].label),
k0).map(He)}}function E0(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function Vd(e){return{template:vt(),margin:Ur,hovermode:"closest",dragmode:"zoom",...e}}function T0(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var Qd=e=>e.direction==="slower"?"--more-fill":"--less-fill",O0=({host_median:e,lag_median:t})=>tn({host:e,lag:t});function JC(e){let t=e.
interval&&`95 % interval: ${e.interval.map(N).join(" to ")}`;return zr([e.label,dl(e),`median ${N(e.median)}`,t,O0(e),`${e.observations} observations`,e.diff_percent!==null&&`${ye(e.diff_percent)} aga\
inst the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var XC=(e,t)=>zr([`${t.direction}: ${N(t.left_median)} → ${N(t.right_median)} (${ye(t.diff_percent)})`,Is(t.machine)&&`\
change of level: ${Is(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare left and right"]);function M0(e){let t=[],o=[],n=(s,r)=>e[s][r];for(let s=0,r;s<e.length;s=r+1){for(r=s;r<
e.length&&e[r]!==null;)r+=1;let a=Array.from({length:r-s},(u,d)=>s+d),l=a.length===1?[s-.2,s+.2]:a,c=u=>a[Math.min(u,a.length-1)];a.length>0&&(t.push(...l,...[...l].reverse(),null),o.push(...l.map((u,d)=>n(
c(d),1)),...l.map((u,d)=>n(c(d),0)).reverse(),null))}return{x:t,y:o}}function ZC(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map((u,d)=>d),a=u=>u===null?null:u/t,l=ee("--control-fill"),c=o.map(u=>u.
median===null?null:(u.interval??[u.median,u.median]).map(a));return[{type:"scatter",mode:"lines",...M0(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:T0(l,.22)},{type:"scatter",mode:"lines",
hoverinfo:"skip",line:{color:ee("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:u,last:d})=>[u-.5,d+.5,null]),y:n.flatMap(({median:u})=>[a(u),a(u),null])},{type:"scatter",mode:"lines+markers",x:r,
y:o.map(u=>a(u.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(u=>u.baseline?"square":"circle")},customdata:o.map(JC),hovertemplate:"%{customdata}<extra></extra>"},
{type:"scatter",mode:"markers",x:s.map(u=>u.at-.5),y:s.map(u=>a((u.left_median+u.right_median)/2)),marker:{size:13,line:{width:1,color:ee("--surface")},symbol:s.map(u=>u.direction==="slower"?"triangle\
-up":"triangle-down"),color:s.map(u=>ee(Qd(u)))},customdata:s.map(u=>XC(e,u)),hovertemplate:"%{customdata}<extra></extra>"}]}var eR=3;function tR(e,t){let o=[],n=s=>Math.abs(s.diff_percent??1/0);for(let s of[
...e].sort((r,a)=>n(a)-n(r)))o.every(({at:r})=>Math.abs(r-s.at)*t>=QC)&&o.push(s);return o}function oR({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.flatMap(m=>[m.median,...m.interval??[]]).
filter(m=>m!==null),[a,l]=Ke(Math.max(...r,0)),c=s?.median??null,u=n.map(m=>({type:"line",xref:"x",yref:"paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:ee(Qd(m))}})),d=tR(n,
(t-Ur.l-Ur.r)/o.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:He(ye(m.diff_percent)),font:{size:11,color:ee(m.direction==="slower"?"--more":"--less")}}));return{
data:ZC(e,l),layout:Vd({xaxis:Kd(o,t),yaxis:E0(l,a),shapes:[...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:ee("--test-fill")}}]],annotations:d})}}
var x0=[["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],Jd=e=>i("div",{class:"c\
hart-legend"},e.map(([t,o])=>i("span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),A0=e=>kt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:oR,keys:()=>x0,
extra:Jd(x0),class:"series-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===eR&&o.change_points[n.pointNumber],r=s?s.at:n?.pointNumber;r>0&&e(s?o.sets.findIndex(({id:a})=>a===s.left):
r-1,r)}}),Yd=["compute","exposed_communication","exposed_memory","idle"],C0={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},$0=Yd.
map(e=>[C0[e],ht[e].name]);function nR({answer:e},t){let{sets:o}=e,[n,s]=Ke(Math.max(...o.map(a=>a.mean_step_time??0))),r=o.map(a=>zr([a.label,dl(a),`mean step ${N(a.mean_step_time)}`,O0(a),...Yd.map(
l=>`${ht[l].name}: ${a.parts?N(a.parts[l]):we}`)]));return{data:Yd.map(a=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[a]/s:null),marker:{color:ee(C0[a]),line:{width:0}},customdata:r,hovertemplate:"\
%{customdata}<extra></extra>"})),layout:Vd({barmode:"stack",bargap:o.length>100?0:.12,xaxis:{...Kd(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:E0(s,n,{rangemode:"tozero"})})}}var R0=()=>kt(
{id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:nR,extra:Jd($0),keys:()=>$0}),v0=[["--test-fill","what the machine makes of the step, and its interval"]];
function S0(e,t){return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function sR(e,t){let{machine:o}=t;if(o===null)return zr(
[t.label,dl(t),"not known"]);let n=e.sets.find(({id:s})=>s===o.reference).label;return zr([t.label,dl(t),`${ye(o.curve_percent)} of the step, against the first level`,`${ye(o.diff_percent)} (${ye(o.low_percent)}\
 to ${ye(o.high_percent)}) against ${n}`,S0(o.device_factor,"kernels take"),S0(o.host_factor,"calls of the host take")])}function rR({answer:e},t){let{sets:o,change_points:n}=e,s=ee("--test-fill"),r=({
machine:a},l)=>((1+a.curve_percent/100)*(1+l/100)/(1+a.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:T0(s,.22),...M0(o.map(
a=>a.machine&&[r(a,a.machine.low_percent),r(a,a.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:o.map((a,l)=>l),y:o.map(a=>a.machine?.curve_percent??null),line:{color:s,width:1.4},marker:{
color:s,size:o.length>200?3:6},customdata:o.map(a=>sR(e,a)),hovertemplate:"%{customdata}<extra></extra>"}],layout:Vd({xaxis:Kd(o,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:ee("\
--muted")},shapes:n.map(a=>({type:"line",xref:"x",yref:"paper",x0:a.at-.5,x1:a.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:ee(Qd(a))}}))})}}var L0=()=>kt({id:"chart-series-machine",title:"What\
 the machine makes of the step",file:"series-machine",height:()=>220,make:rR,extra:Jd(v0),keys:()=>v0});var ml="row",pl="layer",N0="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function P0({onChange:e}){let t=de("ops"),o=i("datalist",{id:t}),n=null,s=null,
r="",a=(T,v,O,B={})=>{let j=i("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:T},...O,on:{change:()=>e({...B,[T]:j.value.trim()})}});return{input:j,node:i("label",{class:"analys\
is-field"},i("span",{},v),j)}},l=a("sets","Sets",{class:"wide",title:N0,placeholder:"nightly-*"}),c=a("baseline","Baseline",{title:N0,placeholder:"none"}),u=a("name","Row",{class:"wide",list:t,placeholder:"\
aten::mm"},{layer:""}),d=a("category","Category",{placeholder:"any"}),m=de("layer-hint"),p=a("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":m},{name:"",category:"",
time:"total"}),f=i("p",{class:"muted series-hint",id:m},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out.\
 Block is every Block; Block #3 is one."),g={[ml]:u,[pl]:p},h=i("select",{data:{field:"measure"},on:{change:()=>{r=h.value in g?h.value:"",E(),r!==""?g[r].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(Gd),[ml,"a row"],[pl,"a layer"]].map(([T,v])=>i("option",{value:T},v))),y=i("select",{data:{field:"by"},on:{change:()=>e({by:y.value})}},i("option",{value:"\
device"},"device time"),i("option",{value:"host"},"host time")),w=i("select",{data:{field:"time"},on:{change:()=>e({time:w.value})}},i("option",{value:"total"},"total"),i("option",{value:"self"},"self")),
b=i("label",{class:"analysis-field"},i("span",{},"Time"),h),x=i("label",{class:"analysis-field"},i("span",{},"Of the layer"),y),_=i("label",{class:"analysis-field"},i("span",{},"Of the row"),w),k=i("f\
orm",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:T=>{T.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(
new Event("change"))}}},l.node,c.node,b,u.node,d.node,_,p.node,x,o,q("Show",()=>e({sets:l.input.value.trim()}),{class:"primary"}),f);u.input.addEventListener("input",Je(150,()=>$(u.input.value))),u.input.
addEventListener("focus",()=>$(""));async function $(T){if(s!==null)try{let v=await ea(s,T);A(o,[...new Set(v.map(O=>O.name))].map(O=>i("option",{value:O})))}catch{}}function E(){h.value=r||n.measure;
for(let T of[u.node,d.node,_])T.hidden=r!==ml;for(let T of[p.node,x,f])T.hidden=r!==pl}return{node:k,draw(T,v){n=T,s=v,r=n.layer!==""?pl:n.name!==""?ml:document.activeElement===g[r]?.input?r:"";for(let{
input:O}of[l,c,u,d,p])(O!==document.activeElement||O.value==="")&&(O.value=n[O.dataset.field]);w.value=n.time,y.value=n.by,E()},focus(){return l.input.focus(),l.input.select(),!0}}}var tm={path:"/series",name:"Series",read:ds,mount:(e,t)=>cR(e,t)},Xd=5,I0=(e,t=({label:o})=>o)=>e.slice(0,Xd).map(t).join(", ")+(e.length>Xd?` and ${R(e.length-Xd)} more`:""),Gr=(e,t,o,n=N)=>({key:e,
title:t,what:o,number:!0,show:n,exact:ue}),Zd=e=>e===null?null:e>0?"more":e<0?"less":null,aR=12,em=({commit:e,dirty:t})=>`${e.slice(0,aR)}${t?" (changed)":""}`,iR=e=>[{key:"label",title:"From set",show:t=>t},
{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":at(t)},Gr("left_median","Before","Median of the level before"),Gr("right_median","After","Median of the level after"),{...Gr("diff_durati\
on","Change","After less before",xe),tone:Zd},{key:"diff_percent",title:"%",number:!0,show:ye,tone:Zd},{key:"q_value",title:"q",number:!0,show:Ut,what:"Of the rank test of the observations left and ri\
ght"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s: that is all of the change, as far as the interval tell\
s",show:_0},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets left and right whose recorders noted one",show:t=>t===null?"":i("span",{title:t.text},`${em(t.left)}\
 → ${em(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Left and right: the set before the change with the first one after it. Recordings around it: up to five sets of each level, those nearest t\
o the change, as several recordings of each side; not offered where a level has only one set",show:(t,o)=>[i("a",{href:t},"left and right"),o.several&&" · ",o.several&&i("a",{href:o.several},"recordi\
ngs around it")]}],lR=e=>[{key:"label",title:"Set",show:(t,o)=>i("a",{href:o.href},t)},{key:"recorded",title:"Recorded",show:(t,o)=>t===null?`stored ${at(o.created)}`:at(t)},{...Gr("median","Median",e.
without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,o)=>o.missing??N(t)},{key:"interval",title:"95 % interval",number:!0,
what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?"–":t.map(N).join(" to ")},...e.baseline?[{key:"diff_percent",title:"Against baseline",number:!0,show:ye,tone:t=>Math.
abs(t)<2?null:Zd(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:R},Gr("mean_step_time",e.without_profiler?"Mean recorded step":"Mean step","What the parts add up \
to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":em(t)}]:[],{key:"tags",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"\
Compare",show:t=>t===null?"":i("a",{href:t},"with the one before")}];function cR(e,t){let o=ds(location.search),n=null,s="",a=P0({onChange:(D,H)=>t.go(tr({...o,...D}),H)}),l=i("div"),c=i("div",{class:"\
series-summary"}),u=(D,H)=>n.measured!=="layer"?qt(D,H):po({control:Ve(D),test:Ve(H),by:o.by,q:o.layer.split(" / ").at(-1).replace(/ #\d+$/,"")}),d=(D,H)=>u(n.sets[D].id,n.sets[H].id),m=A0((D,H)=>t.go(
d(D,H))),p=L0(),f=R0(),g=i("div",{class:"analysis-tables"}),h=i("div",{class:"analysis-results"},c,m.node,p.node,f.node,g);A(e,i("div",{class:"page analyse-page series-page"},i("h1",{},"Series"),i("p",
{class:"muted analysis-intro"},"One time of many recordings, in the order in which they were made: nightly runs, the commits of a branch. Where its level changes, left and right can be compared."),a.node,
l,h));let y=Tt({context:t,results:h,message:l}),w=ft(()=>{m.retheme(),p.retheme(),f.retheme()});function b(D){return`${D.direction}${D.diff_percent===null?"":` by ${ye(Math.abs(D.diff_percent)).replace(
"+","")}`}: ${N(D.left_median)} → ${N(D.right_median)}`}function x(){let{sets:D,change_points:H,levels:re}=n;if(re.length===0)return`None of these sets has ${n.measured==="layer"?"this layer":"this \
time"}.`;let W=n.neighbours;return W!==null&&W.pairs===0?"One set is not a series: there is no other set to compare it with.":W!==null&&W.unjudged===W.pairs?`Cannot judge whether the level changes in ${J(
D.length,"set")}.`:W!==null&&H.length>0?`${R(H.length)} of ${J(W.pairs,"pair")} of neighbours ${H.length===1?"differs":"differ"}.`:`${H.length===0?"No change of level was found":J(H.length,"change of \
level","changes of level")} in ${J(D.length,"set")}${_(H)}.`}function _(D){let H=D.filter(re=>re.machine?.explains).length;return H===0?"":D.length===1?": the machine’s":`, ${R(H)} of them the machi\
ne’s`}let k=({pairs:D,unjudged:H})=>"There are fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two recordings."+(H===0?"":
` ${R(H)} of ${J(D,"such pair")} cannot be judged: a set has too few steps.`);function $(){let D=n.since_good;if(D===null)return!1;let H=re=>n.sets.find(W=>W.id===re).label;return i("p",{class:"card s\
eries-good"},i("b",{},"Since the last good set, "),H(D.good),", it is ",i("span",{class:D.direction==="slower"?"more":"less"},b(D)),". ",i("a",{href:u(D.good,D.now)},`What changed between it and ${H(D.
now)}`))}function E(){let D=n.newest;if(D===null)return!1;let H=re=>n.sets.find(W=>W.id===re).label;return i("p",{class:"card series-newest"},i("b",{},"The newest set, "),H(D.right),", stands out: it \
is ",i("span",{class:D.direction==="slower"?"more":"less"},b({...D,left_median:D.left_mean,right_median:D.right_mean})),` (p = ${Ut(D.p_value)}, against the ${R(D.others)} sets of its level before it)\
. One set alone is not a change of level. `,Is(D.machine)&&`Of it, ${Is(D.machine)}. `,D.commits&&`It is ${D.commits.text}. `,i("a",{href:u(D.left,D.right)},`What changed between ${H(D.left)} and it`))}
function T(){let D={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},H=n.differences.map(({at:re,kind:W,before:U,after:se})=>`From ${n.sets[re].label} on, ${D[W]}\
: ${U} before, ${se} now.`);return n.more_differences===0?H:[...H,`${J(n.more_differences,"more such difference")}.`]}function v(){let{sets:D}=n,H=D.filter(U=>U.missing!==null),re=n.left_out.map(({label:U,
detail:se})=>`${U} is left out: ${se}`);if(n.neighbours?.pairs>0&&re.unshift(k(n.neighbours)),n.unknown_recorded>0){let U=n.unknown_recorded===1;re.unshift(`${J(n.unknown_recorded,"set")} ${U?"does":"\
do"} not say when ${U?"it was":"they were"} recorded: the time ${U?"it was":"they were"} stored is used.`)}H.length>0&&n.levels.length>0&&re.push(`${J(H.length,"set")} ${H.length===1?"has no such time\
, and counts with the level around it":"have no such time, and count with the level around them"}: ${I0(H,U=>`${U.label} (${U.missing})`)}.`),D.every(U=>!U.has_steps)&&re.push("No set has steps: each \
whole recording counts as one step.");let W=D.filter(U=>U.affected>0);return W.length>0&&re.push(`${J(W.length,"set")} ${W.length===1?"has damaged files, so its":"have damaged files, so their"} times \
may be wrong: ${I0(W)}.`),n.machine_pending>0&&re.push(`The machine of ${J(n.machine_pending,"set")} is not known yet: the time was up. Load the page again; what was compared is kept.`),re.unshift(...T()),
n.without_profiler_note!==null&&re.unshift(n.without_profiler_note),re.length>0&&i("ul",{class:"notice"},re.map(U=>i("li",{},U)))}function O(){let{sets:D,change_points:H}=n,re=Vt({caption:"Changes of \
level",limit:64,columns:iR(H)});re.show(H.map(U=>({...U,label:D[U.at].label,recorded:D[U.at].recorded,href:u(U.left,U.right),several:U.recordings_link})));let W=Vt({caption:"Sets",limit:30,columns:lR(
n),csv:pm(`${za(o)}&machine=true&format=csv`)});W.show(D.map((U,se)=>({...U,href:pe(`/analyse?set=${U.id.slice(0,12)}`),before:se===0?null:d(se-1,se)})).reverse()),A(g,re.node,W.node)}function B(){let{
sets:D}=n,H={file:"tracediff",revision:s,caption:[`${D[0]?.label??""} to ${D.at(-1)?.label??""}`]};A(c,i("h2",{},x()),$(),E(),v()),m.node.toggleAttribute("data-baseline",n.baseline!==null),m.draw({...H,
answer:n,heading:y0(n),empty:n.levels.length===0?"There is nothing to draw.":null}),p.node.hidden=D.every(re=>re.machine===null),p.node.hidden||p.draw({...H,answer:n,heading:"clock of the device, spee\
d of the host"}),f.draw({...H,answer:n,heading:"means over steps and ranks",empty:D.every(re=>re.parts===null)?"No set has device work: a step has no parts.":null}),O(),h.dataset.shown=s}async function j(){
let[D,H]=await Promise.all([At("group=always&limit=100"),Xo()]),W=[...D.entries.flatMap(({group:U})=>U?[U]:[]).map(({prefix:U,sets:se})=>[`${U}*`,se]),...H.filter(({sets:U})=>U>2).map(({tag:U,sets:se})=>[
`tag:${U}`,se])].filter(([U])=>!U.includes(","));return i("div",{class:"notice"},D.total===0?i("p",{},"There are no trace sets yet. ",i("a",{href:pe("/")},"Add some"),"."):i("p",{},"Name the sets of a\
 series: a pattern of their labels, or a tag. Tags are given on the Traces page, or with ",i("code",{},"tracediff ingest --tag"),"."),W.length>0&&i("ul",{class:"series-offers"},W.slice(0,20).map(([U,se])=>i(
"li",{},i("a",{href:tr({...o,sets:U})},U),` (${J(se,"set")})`))))}function C(D){n=null,y.say(i("div",{class:"error-box",role:"alert",data:{code:D.code}},i("h2",{},"This series is not possible"),i("p",
{},D.message)))}async function I(D){try{let H=await bl(`${D}&machine=true`);s===D&&n!==null&&(n=H,B())}catch{}}function V(){let D=za(o).toString();a.draw(o,n?.sets.at(-1)?.id??null),t.setTitle([o.sets,
"Series"].filter(Boolean).join(" · ")),o.sets===""&&o.tag.length===0?(s="",y.ask(()=>j(),H=>y.say(H),C)):s===D&&n?(y.drop(),B(),t.settled()):y.ask(H=>bl(D,{signal:H}),H=>{n=H,s=D,y.say(H.sets.length>
0?null:i("p",{class:"notice"},"No set was found. ",H.left_out.length>0&&`${J(H.left_out.length,"set")} cannot be read.`)),a.draw(o,H.sets.at(-1)?.id??null),H.sets.length>0&&(B(),ke(x()),I(D))},C)}return V(),
{keys:{search:()=>a.focus()},update(D){o=ds(D),V()},unmount(){y.unmount(),n=null,w(),m.unmount(),p.unmount(),f.unmount()}}}var om={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(i("div",{class:"page"},i("div",{class:"empty"},i("h1",{},"There is no such page"),i("p",{},"The address may be mis\
typed. ",i("a",{href:pe("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var uR=120,dR=[nr,In,id,Nr,Hr,_d,Rd,jd,tm],Yr=document.getElementById("main"),wo=null,nm="",jn=history.state?.scroll??null,fl=location.hash.slice(1),yt={go(e,{replace:t=!1}={}){let o=location.pathname+
location.search;e!==o&&(t?history.replaceState(history.state,"",e):(D0(),history.pushState(null,"",e)),jn=null),fl=new URL(e,location.href).hash.slice(1),rm()},setTitle(e){document.title=e===""?"trace\
diff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},unknown(e){W0.draw(wo.page,e)},lastCompare(e){let t=new URLSearchParams(nm.split("?")[1]??"");return["control","test"].every(
o=>t.get(o)===e.get(o))?nm:void 0},settled(){jn!==null?(window.scrollTo(0,jn),jn=null):fl!==""&&document.getElementById(fl)?.scrollIntoView(),fl=""},status:null,newPair:!1},D0=()=>history.replaceState(
{scroll:window.scrollY},"");function rm(){let e=dR.find(o=>o.path===jt())??om;if(Wn("nav-traces",e===nr),Wn("nav-compare",e===In||e===id||e===jd),Wn("nav-tree",e===Nr),Wn("nav-timeline",e===Hr),Wn("na\
v-analyse",e===_d),Wn("nav-query",e===Rd),Wn("nav-series",e===tm),fR(),B0()&&(yR.clear(),sm.clear()),sm.draw(),W0.draw(e),wo?.page===e){wo.view.update(location.search);return}wo?.view.unmount(),yt.busy(
!1),Yr.textContent="";let t=wo!==null;wo={page:e,view:e.mount(Yr,yt)},t&&(window.scrollTo(0,0),Yr.focus({preventScroll:!0}),ke(`${e.name} page`))}function B0(){let e=new URLSearchParams(location.search);
return jt().startsWith(In.path)&&!!(e.get("control")&&e.get("test"))}function q0(){return(jt()===nr.path||jt()===In.path&&!B0())&&!Zs(document.activeElement)&&!document.querySelector("dialog[open]")}function mR(e,t,{
sure:o}){if(!q0()||!o){sm.offer(e,t);return}let n=$e.transfers.filter(s=>$e.canUndo(s)&&[e.id,t.id].includes(s.job.set));yt.newPair=!0,yt.go(qt(e.id,t.id)),yt.newPair=!1,n.length!==0&&Oe(`${n.map(({label:s})=>`\
“${s}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(s=>$e.undo(s))),yt.go(pe("/"))}catch(s){Oe(`That did not wor\
k. ${s.message}`,{urgent:!0})}}}})}function pR({detail:{label:e,job:t}}){let o=()=>yt.go(t.page);q0()?o():Oe(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:o}})}function Wn(e,t){
let o=document.getElementById(e);t?o.setAttribute("aria-current","page"):o.removeAttribute("aria-current")}function fR(){let e={"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"\
nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[jt()];e&&(document.getElementById(e).href=location.pathname+location.search),jt()===In.path&&(nm=location.pathname+location.
search);let t=new URLSearchParams(location.search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=jt();(n.startsWith("/compare")||[Nr,Hr].some(({path:s})=>s===n))&&
o.size>0&&hR(t,o,n)}function hR(e,t,o){let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",pe(`/?${t}`));let a=new URLSearchParams({set:n??"",test:s??
""});r("nav-analyse",pe(`/analyse?${a}`)),r("nav-query",pe(`/query?${t}`)),o!==Nr.path&&r("nav-tree",po(eo(An(location.search)))),o!==Hr.path&&r("nav-timeline",Ho(Object.fromEntries(e))),!o.startsWith(
In.path)&&n&&s&&r("nav-compare",yt.lastCompare(e)??qt(n,s))}function gR(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||
t.target!==""||t.hasAttribute("download"))return;let o=new URL(t.href),n=hl(o.pathname),s=o.origin===location.origin&&pe(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"),r=o.pathname+o.
search===location.pathname+location.search;!s||o.hash!==""&&r||(e.preventDefault(),yt.go(o.pathname+o.search+o.hash))}async function F0(){try{yt.status=await Jo(),im(yt.status.build),document.getElementById(
"version").textContent=`tracediff ${yt.status.version}`,document.body.toggleAttribute("data-read-only",yt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",yt.status.sql===!1),document.
body.toggleAttribute("data-no-traces",yt.status.keep_traces===!1)}catch{}}async function wR(){let e=globalThis.firstComparison?.answer;e&&(Yr.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(
t=>{setTimeout(t,uR)})]),delete Yr.dataset.waits),wo===null&&rm()}var W0=ep(document.getElementById("bad-values"),yt),sm=mf();np(document.getElementById("connection"),()=>{F0(),wo?.view.back?.()});pp();
var yR=bf(mR);xf();Gm(document.getElementById("theme"));wf(()=>wo,document.getElementById("keys"));dp(document.getElementById("drop-veil"),()=>yt.status?.read_only!==!0,e=>{$e.add(e),jt()!=="/"&&!document.
querySelector("dialog[open]")&&yt.go(pe("/"))});$e.addEventListener("bundle",pR);$e.addEventListener("change",()=>Ws().catch(()=>{}),{once:!0});document.addEventListener("click",gR);history.scrollRestoration=
"manual";window.addEventListener("popstate",e=>{jn=e.state?.scroll??0,rm(),(wo.page===nr||wo.page===om)&&yt.settled()});window.addEventListener("scroll",Je(200,()=>{jn===null&&D0()}),{passive:!0});for(let e of[
"wheel","touchstart","keydown"])window.addEventListener(e,()=>{jn=null},{passive:!0});wR();It().then(()=>{Xt.watch(),F0()});})();
