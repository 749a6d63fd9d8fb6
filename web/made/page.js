"use strict";
(()=>{var Jm=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),ce=e=>Jm+e,Fl=e=>`/${e.split("/").slice(Jm.split("/").length).join("/")}`,Gt=()=>Fl(location.pathname);var p$=300,f$=4e3,h$=1e4,sn=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},da=()=>document.dispatchEvent(new Event("connection")),Wl=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function g$(){try{let e=await fetch(ce("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(h$)});return Wl(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function w$(){let e=sn(),t=p$;for(;;){await new Promise(n=>{e.hurry=n,setTimeout(n,t)});let o=await g$();if(o){let n=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&o.build!==void 0&&o.build!==e.build}),da(),n}e.gone||(e.gone=!0,da()),t=Math.min(2*t,f$)}}async function ma({signal:e,isAction:t=!1}={}){let o=sn();e?.throwIfAborted(),
o.back??=w$(),t&&(o.actions+=1,da());let n;try{return await Promise.race([o.back,new Promise((s,r)=>{n=()=>r(e.reason),e?.addEventListener("abort",n,{once:!0})})])}finally{e?.removeEventListener("abor\
t",n),t&&(o.actions-=1,da())}}var Xm=e=>{sn().build??=e},Zm=e=>document.addEventListener("connection",()=>e(sn()));var co=ce("/api/v1"),y$=700,b$=4,qo=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function Hl(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new qo(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new qo(e,"error",`The server answered with status ${e}.`)}var jl=()=>new qo(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),_$=/"(?:stream|correlation)":-?\d{16}/,k$=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,x$=/\d{16}/,$$=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,v$=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function ep(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function tp(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Yt(e,t,o={}){let n=!1,s=1;try{for(;;)try{return await S$(e,t,o)}catch(r){if(r.code==="offline"&&s<b$){
s+=1,await ma({signal:o.signal,isAction:e!=="GET"});continue}if(e==="DELETE"&&r.status===404&&s>1)return null;if(r.code!=="not_checked_yet")throw r;n||(n=!0,ep(1)),await v$(y$,o.signal)}}finally{n&&ep(
-1)}}async function S$(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(
o));let a,l;try{a=await fetch(co+t,r),l=await a.text()}catch(c){throw c.name==="AbortError"?c:jl()}if(Wl(a))throw jl();if(!a.ok)throw Hl(a.status,l);if(l==="")return null;try{return JSON.parse(l,s&&x$.
test(l)?$$:_$.test(l)?k$:void 0)}catch{throw new qo(a.status,"bad_answer","The server sent an answer that is not JSON.")}}var ut=(e,t)=>Yt("GET",e,t),Xe=encodeURIComponent,rn=e=>ut("/status",e);async function Rt(e,t){
let o=await ut(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}async function gt(e,t){let o=e.map(s=>`id=${Xe(s)}`).join("&"),n=e.length===0?[]:(await ut(`/sets?${o}`,t)).sets;
return[...new Map(n.map(s=>[s.id,s])).values()]}var an=async e=>(await ut("/tags",e)).tags,ko=(e,t)=>ut(`/sets/${Xe(e)}`,t),Fo=(e,t)=>Yt("PATCH",`/sets/${Xe(e)}`,{body:t}),ns=e=>Yt("DELETE",`/sets/${Xe(
e)}`),op=async(e,t)=>(await Yt("POST",`/sets/${Xe(e)}/split`,{body:t})).job,np=async(e,t)=>(await Yt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,ss=e=>Yt("POST",`/sets/${Xe(e)}/r\
estore`),dt=(e,t)=>ut(`/compare_traces?${e}`,t),pa=(e,t)=>ut(`/compare_traces/op?${e}`,t),fa=(e,t,o)=>ut(e===""?`/compare_traces/tree?${t}`:`/sets/${Xe(e)}/tree?${t}`,o),rs=async(e,t,o)=>(await ut(`/s\
ets/${Xe(e)}/steps${t===null?"":`?marker=${Xe(t)}`}`,o)).steps,Vs=(e,t,o)=>ut(`/sets/${Xe(e)}/timeline?${t}`,o),ha=(e,t,o)=>ut(`/sets/${Xe(e)}/timeline/find?${t}`,o),Wo=(e,t,o)=>ut(`/analysis/${e}?${t}`,
o),Ul=(e,t)=>ut(`/series?${e}`,t),sp=e=>`${co}/series?${e}`,rp=(e,t)=>`${co}/analysis/${e}?${t}`,ga=async(e,t,o)=>(await ut(`/sets/${Xe(e)}/ops?q=${Xe(t)}&limit=50`,o)).ops,Qs=e=>`${co}/compare_traces\
?${e}`,wa=e=>`${co}/report?${e}`,ya=e=>`${co}/bundle?${e}`,ap=e=>`${co}/compare_traces/op?${e}`,ip=(e,t,o)=>ut(`/sets/${Xe(e)}/timeline/sums?${t}`,o),lp=(e,t)=>ut(`/sql?${e}`,{...t,digits:!0}),cp=e=>`${co}\
/sql?${e}`,up=async(e,t)=>(await ut(`/sql/schema?${e}`,t)).tables,dp=async e=>(await ut("/queries",e)).queries,zl=(e,t)=>Yt("POST","/queries",{body:{name:e,statement:t}}),mp=e=>Yt("DELETE",`/queries/${Xe(
e)}`),Gl=(e,t,o)=>`${co}/sets/${Xe(e)}/files/${t}/trace${o?`?${o}`:""}`;async function ba(e,t,o,{signal:n,onProgress:s}){let r=[],a=0,l;try{if(l=await fetch(Gl(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();
for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),a+=d.length,s(a)}return await new Blob(r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:a>0?new qo(0,"broken","The download stop\
ped before its end. The log of the server says why."):jl()}throw Hl(l.status,await l.text())}var pp=async e=>(await ut("/jobs",e)).jobs,fp=(e,t)=>ut(`/jobs/${Xe(e)}`,t),as=e=>Yt("DELETE",`/jobs/${Xe(e)}`),
hp=e=>new EventSource(`${co}/jobs/${Xe(e)}/events`),gp=(e,t)=>Yt("POST","/uploads",{body:{label:e,files:t}}),wp=async(e="")=>(await Yt("POST",`/samples${e&&`/${e}`}`)).jobs,yp=e=>ut(`/uploads/${Xe(e)}`),
Yl=e=>Yt("DELETE",`/uploads/${Xe(e)}`),bp=async e=>(await Yt("POST",`/uploads/${Xe(e)}/commit`)).job;function _p(e,t,o,{from:n=0,signal:s,onProgress:r}){return new Promise((a,l)=>{let c=new XMLHttpRequest,
u=()=>c.abort(),d=(p,f)=>{s?.removeEventListener("abort",u),p(f)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.addEventListener("abort",u),c.open("PUT",`${co}/upl\
oads/${Xe(e)}/files/${Xe(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.size-1}/${o.size}`),c.upload.addEventListener("prog\
ress",p=>r(n+p.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Hl(c.status,c.responseText));return}try{d(a,JSON.parse(c.responseText))}catch{d(l,new qo(c.status,"bad_answer",
"The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new qo(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),c.addEventListener(
"abort",m),c.send(n>0?o.slice(n):o)})}function E$(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let a=n.padStart(1-r,"0");return[a.slice(0,r),a.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function Ie(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=E$(Math.abs(e));if(r.length>o){let a=r[o]>="5",l=s+r.slice(0,o),c=a?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var de="–",mo="−",Lt=" ",vp=e=>Ie(e,0,2),Sp=e=>Ie(e,0,3);function is(e,t){return t>0?`+${e}`:t<0?`${mo}${e}`:e}function M(e){return e==null?de:vp(e).replace("-",mo)}function nt(e){return e==null?
de:is(vp(Math.abs(e)),e)}var kp=["","K","M","G","T","P","E"];function uo(e){if(e==null)return de;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<kp.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?mo:"")+Ie(t,0,n)+(o?Lt+kp[o]:"")}function Sn(e){return e>0?`+${uo(e)}`:uo(e)}var Kl=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Ke(e){let t=Math.abs(e);return Kl.find(([,o])=>t>=o*
.99995)??(t>0?Kl[3]:Kl[2])}function _a(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return Ie(n,s,s)+Lt+t}function R(e){if(e==null)return de;let t=_a(e,Ke(e));
return(e<0&&/[1-9]/.test(t)?mo:"")+t}function _e(e){return e==null?de:is(_a(e,Ke(e)),e)}function Vl(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return Ie(e,t,t)}function jo(e){let[t,o]=Ke(e*1.0005);return(e<
0?mo:"")+Vl(Math.abs(e/o))+Lt+t}var ka=e=>(e>0?"+":"")+jo(e);function ln(e,t){let[o,n]=Ke(Math.max(e,t)*1.0005);return[e,t].every(s=>s===0||Ke(s*1.0005)[0]===o)?[Vl(e/n),Vl(t/n)+Lt+o]:[e,t].map(jo)}function ne(e){
return e==null?de:Sp(e).replace("-",mo)+Lt+"µs"}function je(e){return e==null?de:is(Sp(Math.abs(e))+Lt+"µs",e)}var xp=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function ls(e){let t=Math.
abs(e);return xp.find(([,o])=>t>=o*.99995)??xp[t>0?3:1]}function Ho(e){return e==null?de:(e<0?mo:"")+_a(e,ls(e))}function Ep(e){return e==null?de:is(_a(e,ls(e)),e)}function Xl(e){return e==null?de:Ie(
e,0,9).replace("-",mo)+Lt+"GB/s"}function Ae(e){return e==null||!Number.isFinite(e)?de:(e<0?mo:"")+Tp(Math.abs(e))+Lt+"%"}function pe(e){if(e==null||!Number.isFinite(e))return de;if(e>=900){let t=1+e/
100;return`${Ie(t,...t>=99.95?[0,0]:[1,1])}${Lt}times`}return is(Tp(Math.abs(e))+Lt+"%",e)}function Tp(e){if(e>0&&e<.05)return e<.005?"<0.01":Ie(e,2,2);let t=e>=1e3||e===0?0:1;return Ie(e,t,t)}var T$="\
⁰¹²³⁴⁵⁶⁷⁸⁹";function qt(e){if(e==null||!Number.isFinite(e))return de;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${Lt}\
×${Lt}10⁻${[...o].map(n=>T$[n]).join("")}`}function Op(e){return e==null||!Number.isFinite(e)?de:e<.001?"<0.001":Ie(e,3,3)}var Ql=["B","kB","MB","GB","TB"];function Zl(e){let t=Math.abs(e),o=Ql.findLastIndex(
(n,s)=>t>=999.5*1e3**(s-1));return[Ql[Math.max(o,0)],1e3**Math.max(o,0)]}var ec=e=>e==null?de:`${M(e).replace("-",mo)}${Lt}B`,Js=e=>e==null?de:is($e(Math.abs(e)),e);function $e(e){if(e==null)return de;
if(e<0)return mo+$e(-e);let t=Ql,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?1:2;return Ie(o,s,s)+Lt+t[n]}function H(e,t,o=`${t}s`){return`${M(e)}${Lt}${e===1?t:o}`}function Qe(e,t=6){
let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(
0,t).join(", ")}, …`:o.join(", ")}function Xs(e,t){let o=Array.from(e);if(o.length<=t)return e;let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var Jl=8,
Mp=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function Ap(e,t){let o=e[t],n=r=>r===void 0?0:Mp(o,r),s=Math.max(0,Math.max(n(e[t-1]),n(e[t+1]))-Jl);return s>0&&/[\uDC00-\uDFFF]/.
test(o[s])?s-1:s}function Cp(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[o,Ap(t,n)]))}function O$(e,t,o){let n=Math.floor(t*.4),s=t-n-1,r=o+(s<2*Jl?Jl-Math.floor(s/3):0);if(e.length<=
t||o===0||r<=n)return Xs(e,t);let a=Math.max(n,Math.min(r,e.length-s));if(a<=n+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=a+s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.
slice(a,l?a+s-1:void 0)}${l?"…":""}`}var M$=e=>e.replace(/^void (?=\S)/,"");function tc(e){let t=[],o=new Map,n=new Map,s=new Map,r=c=>c.length>e?M$(c):c;function a(c,u){let d=s.get(c),m=O$(c,e,u);if(o.
set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let p=n.get(m)??{text:m,names:new Set,first:null};p.names.add(c),p.first=null,n.set(m,p),s.set(c,p)}function l(c){if(c.first===null){let[
u,...d]=c.names;c.first=d.reduce((m,p)=>Math.min(m,Mp(u,p)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach(
(m,p)=>{if(d.has(m)||d.has(t[p-1])||d.has(t[p+1])){let f=Ap(t,p);f!==o.get(m)&&a(m,f)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:A$(u,e,l(d),o.get(u))}}}function xo(e,t){let o=tc(
t);return o.add(e),e.map(o.text)}function A$(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),a=Math.max(s,o-2),l=t-s-r-3,c=Math.max(a+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(
s,a)+e.slice(a,a+r)+u(a+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function vt(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Fe(e){return e.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function cn(e,t,o){let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let a=t;a>t*.6;a-=1)if(" ,:<>()".includes(s[a-1])){r=
a;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),n}var C$=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","De\
c"],$p=e=>String(e).padStart(2,"0"),R$=36e5;function Rp(e,t=Date.now()){let o=Math.round((Date.parse(e)-t)/R$);return o>=48?`in ${H(Math.floor(o/24),"day")}`:o>=1?`in ${H(o,"hour")}`:"within the hour"}
function Ze(e){let t=new Date(e);return Number.isNaN(t.getTime())?de:`${t.getDate()} ${C$[t.getMonth()]} ${t.getFullYear()}, ${$p(t.getHours())}:${$p(t.getMinutes())}`}var L$="tracediff.theme",oc=new Set,sc=matchMedia("(prefers-color-scheme: dark)");function nc(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function N$(){let e=nc();
return e==="auto"?sc.matches?"dark":"light":e}function pt(e){return oc.add(e),()=>oc.delete(e)}function Lp(){for(let e of[...oc])e(N$())}function Pp(e){e.value=nc(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(L$,e.value)}catch{}Lp()}),sc.addEventListener("change",()=>{nc()===
"auto"&&Lp()})}var P$=matchMedia("(forced-colors: active)"),xa=new Map,Np="";function K(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${sc.matches} ${P$.matches}`;return n!==
Np&&(xa=new Map,Np=n),xa.has(e)||xa.set(e,I$(e)),xa.get(e)}function I$(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var rc=null;function Zs(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(rc??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{rc=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),rc)}var Ip={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},er=()=>[[0,K("--heat-low")],[.5,K("--heat-middle")],[1,K("--heat-high")]];function Jt(){
return{control:K("--control-fill"),test:K("--test-fill"),more:K("--more-fill"),less:K("--less-fill"),noise:K("--noise-fill"),surface:K("--surface"),highlight:K("--highlight"),highlightEdge:K("--accent")}}
function St(){let e=K("--text"),t=K("--muted"),o=K("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.body).fontFamily;
return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[K("--control-fill"),K("--test-fill"),K("--more-fill")],xaxis:n,yaxis:n,legend:{font:{
color:e,size:12}},hoverlabel:{bgcolor:K("--surface-raised"),bordercolor:K("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var ac=17;function D$({title:e,
lines:t,keys:o=[]},n,s){let r=Jt(),a=t.flatMap(f=>cn(f,Math.floor(n/6.6),3)),l=30+ac*a.length+(o.length>0?24:0)+8,c=(f,h,g,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-f,text:Fe(h),font:{size:g,color:K(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...a.map((f,h)=>c(30+ac*h,f,12,!1))],d=[],m=12-s.left,p=30+ac*a.length+4;for(let[
f,h]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-p-13,y1:s.top+l-p-4,fillcolor:r[f]??K(f),line:{width:0}}),u.push(
{...c(p,h,12,!1),xshift:m+19}),m+=19+7*h.length+18;return{annotations:u,shapes:d,height:l}}async function Dp(e,t,o,n){let s=await Zs(),r=K("--surface"),a=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=D$(n,a,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:a,height:e.clientHeight+u.height,scale:t==="png"?2:1})}function i(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
a,l]of Object.entries(r))n.addEventListener(a,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[a,l]of Object.entries(r))n.style.setProperty(a,l);else n.setAttribute(s,r===!0?
"":String(r));return $a(n,o),n}function $a(e,t){for(let o of t)Array.isArray(o)?$a(e,o):o!=null&&o!==!1&&e.append(o)}function O(e,...t){return e.textContent="",$a(e,t),e}function $o(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function D(e,t,o={}){return i("button",{type:"button",...o,on:{click:t}},
e)}var B$="http://www.w3.org/2000/svg";function Te(e,t={},...o){let n=document.createElementNS(B$,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return $a(n,o),n}var q$={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"\
M4 2h5l3 3v9H4zM9 2v3h3"};function Ft(e){return Te("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},Te("path",{d:q$[e]}))}function xe(e,t,o,n={}){return i("button",{type:"\
button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.trim(),on:{click:o}},Ft(e))}var Bp=0;function ie(e){return Bp+=1,`${e}-${Bp}`}var Wt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(
()=>setTimeout(e))});function be(e,t=!1){let o=document.getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Je(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(
()=>t(...s),e)};return n.cancel=()=>clearTimeout(o),n}var Nt={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},q:{type:"\
text",standard:""},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"b\
oolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},row:{type:"text",standard:""},significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{
type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"\
abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"bo\
olean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"\
json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},En={q:{type:"text",standard:""},tag:{type:"texts",standard:""},prefix:{type:"text",standard:""},
sort:{type:"choice",standard:"created",words:["created","label","ranks","steps","events","bytes"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"choice",standard:"never",words:["\
auto","always","never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},Uo={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{
type:"text",standard:""},test_ranks:{type:"text",standard:""},control_steps:{type:"text",standard:""},test_steps:{type:"text",standard:""},control_marker:{type:"text",standard:""},test_marker:{type:"t\
ext",standard:""},marker:{type:"text",standard:""},level:{type:"choice",standard:"modules",words:["modules","operators","python"]},instances:{type:"boolean",standard:"false"},merge_lines:{type:"boolea\
n",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"choice",standard:"none",words:["none","device","host"]},min_change:{type:"text",standard:"0"},max_nodes:{
type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},va={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"\
text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boolean",standard:"false"},from:{type:"t\
ext",standard:""},to:{type:"text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},ic={sets:{type:"text",standard:"*"},tag:{type:"\
texts",standard:""},baseline:{type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},name:{type:"\
text",standard:""},category:{type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choice",standard:"device",words:["device","\
host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},cs=null;function zo(e,t,o){cs&&!cs.some(n=>n.name===t)&&cs.push({name:t,value:e.getAll(t).
join(),allowed:o})}function qp(e,t){cs=[];try{return e(t),cs}finally{cs=null}}function et(e,t,o,n){let s=e.get(t)??"";return s!==""&&!o.includes(s)&&zo(e,t,o.filter(r=>r!=="").join(", ")),s!==""&&o.includes(
s)?s:n}function lc(e,t,o){let n=(e.get(t)??"").split(",").filter(s=>s!=="");return n.every(s=>o.includes(s))||zo(e,t,o.join(", ")),n.filter(s=>o.includes(s))}function cc(e,t,o,n){let s=e.get(t)??"";return s!==
""&&!o.test(s)&&zo(e,t,n),o.test(s)?s:""}function uc(e,t,o,n,s){let r=`${o} to ${n.toLocaleString("en-US")}`,a=cc(e,t,/^\d+$/,r),l=a===""||Number(a)>=o&&Number(a)<=n;return l||zo(e,t,r),a!==""&&l?Number(
a):s}var F$=new Map([["1","true"],["0","false"]]);function _t(e,t,o,n=t[o].standard){let{type:s,words:r}=t[o];if(s==="texts")return e.getAll(o).filter(p=>p!=="");let a=e.get(o)??"",l=s==="text"?a:F$.get(
a)??a,c=s==="boolean"?["true","false"]:r,u=s==="text"?l:c.find(p=>p.toLowerCase()===l.toLowerCase());u===void 0&&l!==""&&zo(e,o,c.join(", "));let m=(s==="choice"&&u==="false"?"":u)||n;return s==="bool\
ean"?m==="true":m}function Go(e,t,o,n){for(let s of o){let{type:r,standard:a}=t[s];r==="texts"?n[s].forEach(l=>e.append(s,l)):["",a].includes(String(n[s]??""))||e.set(s,String(n[s]))}}var Fp=40,Wp=e=>e.length>Fp?`${e.slice(0,Fp)}…`:e;function jp(e,t){let o=t.map(({name:n,value:s})=>`${n}=${Wp(s)}`).join(" and ");return D(`Clear ${o}`,()=>{let n=new URL(location.href);t.forEach(({
name:s})=>n.searchParams.delete(s)),e.go(n.pathname+n.search)})}function Hp(e,t){let o="";return{draw(n,s=[]){let r=[...n.read?qp(n.read,location.search):[],...s],a=r.map(({name:l,value:c,allowed:u})=>`\
“${l}=${Wp(c)}” in the address is not used. Allowed: ${u}.`);a.join(`
`)!==o&&(o=a.join(`
`),e.hidden=a.length===0,O(e,a.map(l=>i("span",{},l)),a.length>0&&jp(t,r)),be(a.join(" ")))}}}function W$(e,t,o=""){let n=new URLSearchParams(t);return[...[...e.matchAll(/\b(\w+): /g)].flatMap(([,r])=>[
r,r.replace(/^set(?=_|$)/,o||"control"),r.replace(/^(set|control|test)_/,"")]),...o!==""&&e.startsWith("there is no")?[o]:[]].find(r=>n.has(r))??""}function Up(e,t,o,n){let s=W$(o,location.search,n);s!==
""&&t?.append(jp(e,[{name:s,value:new URLSearchParams(location.search).getAll(s).join()}]))}var zp="No connection to the server: trying again.";function j$({actions:e}){return`${zp} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${M(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function Gp(e,t){let o=!1,n="",s=()=>sn().hurry();function r(){let{gone:a,other:l}=sn(),c=a?j$(sn()):l?"The server has been replaced by another version of\
 it.":"";c!==n&&(n=c,e.hidden=c==="",O(e,c,c!==""&&(a?D("Try now",s):D("Load the page again",()=>location.reload())))),a!==o&&(o=a,be(a?zp:"The server answers again.",a),a||t())}Zm(r),window.addEventListener(
"online",s),document.addEventListener("visibilitychange",s),r()}var Yp=/(?<!\.tracediff)\.json$|\.json\.gz$/i,Kp=/\.tracediff\.json$/i,dc=/\.tracediff$/i;function Vp(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.
isDirectory)t.push(s);else{let r=n.getAsFile();r&&o.push({name:r.name,file:r})}}return H$(t,o)}async function H$(e,t){let o=[];for(let n of e){let s=[];await Jp(n,"",s),o.push(us(n.name,s))}return o.concat(
Qp(t))}function Qp(e){let t=e.filter(({name:n})=>!dc.test(n)),o=e.filter(({name:n})=>dc.test(n)).map(n=>({label:n.name.replace(dc,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,us(pc(t),
t)]:o}async function Jp(e,t,o){let n=e.createReader(),s=[];for(;;){let r=await new Promise((a,l)=>{n.readEntries(a,l)});if(r.length===0)break;s.push(...r)}s.sort((r,a)=>r.name<a.name?-1:1);for(let r of s)
if(r.isDirectory)await Jp(r,`${t}${r.name}/`,o);else{let a=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:a})}}function Xp(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,
r=s.indexOf("/");if(r>0){let a=s.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>us(n,s)).concat(Qp(o))}var Yo=({
name:e})=>Kp.test(e),mc=({name:e})=>e.replace(Kp,"");function us(e,t){let o=[...t].sort((r,a)=>r.name<a.name?-1:1),n=new Set(o.map(({name:r})=>r).filter(r=>Yp.test(r))),s=r=>Yo(r)?n.has(mc(r)):n.has(r.
name);return{label:e,files:n.size===0?[]:o.filter(s),skipped:n.size===0?o:o.filter(r=>!s(r))}}function pc(e){let t=e.filter(n=>!Yo(n)).map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(Yp,"").replace(
/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[o=""]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function Zp(e){
let t=new Map;for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let a=o.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?
null:[...t].map(([o,n])=>us(o,n))}function Ee(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=i("div",{class:`toast${n?" toast-urgent":""}`},i("span",{class:"toast-text"},e)),r=0,a=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(a,o*1e3)};t&&s.append(D(t.label,()=>{a(),t.run()},{class:"toast-action"})),s.append(xe("close","Dismiss",a));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),be(t?`${e} ${t.label} is available.`:e,n),l(),a}function ef(e,t,o){let n=0,s=a=>[...a.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",a=>{s(a)&&t()&&(a.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",a=>{s(a)&&(n-=1,(n<=0||a.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",a=>{s(a)&&(a.preventDefault(),
a.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async a=>{if(r(),!!s(a)){if(a.preventDefault(),!t()){Ee("This server is read-only.",{urgent:!0});return}try{let l=await Vp(
a.dataTransfer);l.length>0&&o(l)}catch(l){Ee(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var U$=700,z$=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function fc({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${M(t)} of ${H(e,"set file")} are checked.`:`${H(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${M(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function tf(e){let t=i("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let a=o;
return o=z$(s),t.hidden=!s,t.textContent=s?fc(s):"",clearTimeout(n),o?n=setTimeout(e,U$):a&&be(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var G$=1e3,Sa="This page waits for a set that the server has not checked yet.";function of(){let e=i("span",{class:"toast-text"}),t=i("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let a=await rn().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=a?`${Sa} ${fc(a)}`:Sa,o=setTimeout(s,G$,r))}tp(r=>{let a=r&&Gt()!=="/";a!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),a&&(document.
getElementById("toasts").append(t),e.textContent=Sa,be(Sa),s(n)))})}var Y$=2,nf=1e3,hc=0,Tn=e=>["done","failed","cancelled"].includes(e.state);function Ea(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,hc-=1)},a=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(Tn(d)&&a(),
t(d))},c=async()=>{let d=nf;try{l(await fp(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*nf}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return hc<Y$&&typeof EventSource=="function"?(hc+=1,n=hp(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),a}var ds=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],lf=ds.flatMap(([e])=>e),cf=ds.flatMap(([,e])=>e),Ko=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],Xt=(e,t)=>t.some(o=>e.includes(o));function K$(e,t){let[o,n]=[Ko(e),Ko(t)];for(let[s,r]of ds){let a=Xt(o,s)&&Xt(n,r);if(a!==(Xt(n,s)&&Xt(o,r)))return a?-1:1}for(let[s,r]of[[lf,-1],[cf,1]])if(Xt(o,s)!==
Xt(n,s))return Xt(o,s)?r:-r;return 0}function Ta(e){for(let[t,o]of ds){let n=e.map(r=>[Xt(Ko(r),t),Xt(Ko(r),o)]),s=r=>n.flatMap((a,l)=>a[r]?[l]:[]);if(n.every(([r,a])=>r!==a)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var V$=10n**17n;function sf(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let o=e.file_list.filter(n=>n.first_event_ns!==null).map(n=>BigInt(
n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==null&&o>V$?o:null}function tr(e,t){let o=K$(e.label,t.label),[n,s]=[sf(e),sf(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,
t]}var rf=e=>[...new Set(Ko(e).filter(t=>!/\d/.test(t)&&!lf.includes(t)&&!cf.includes(t)))];function uf(e,t){let[o,n]=[rf(e),rf(t)],s=o.filter(a=>n.includes(a)).length,r=Math.min(o.length,n.length);return r===
0?ds.some(([a,l])=>[[e,t],[t,e]].some(([c,u])=>Xt(Ko(c),a)&&Xt(Ko(u),l))):s>1||s===r}var Q$=100,af=(e,t)=>Ko(e).filter(o=>!t.includes(o)).join(" ");function gc(e){if(e.length===2){let[t,o]=tr(e[1],e[0]);
return{control:t.id,test:o.id}}for(let[t,o]of ds){let n=[...t,...o],s=d=>e.filter(m=>Xt(Ko(m.label),d)).slice(0,Q$),[r,a]=[s(t),s(o)],l=a.map(d=>[r.find(m=>m!==d&&af(m.label,n)===af(d.label,n)),d]).find(
([d])=>d!==void 0),[c,u]=l??[r[0],a[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function J$(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function X$(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let a=Z$(
e,s+1);o+=n===0?e.slice(s,a):"",s=a-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function Z$(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function Oa(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(X$(e,t.index+t[0].length));return o?Number(o[1]):null}async function ev(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function df(e,t,o){let n=await ev(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),a="",l=!1;try{for(;a.length<t&&!o(a);){let{done:c,value:u}=await r.read();if(c){l=!0;break}a+=u}}catch{}return r.cancel().catch(()=>{}),{text:a,ended:l,zipped:n}}var tv=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&Oa(e)!==null;async function ov({name:e,file:t}){let o=await df(t,4194304,tv);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=Oa(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=Oa(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await df(t,16777216,()=>!1);n=Oa(s.slice(-262144))}return{
isTrace:!0,rank:n??J$(e)}}async function pf(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await ov(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var mf=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function ff(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([mf(e,n,o),mf(t,n,o)]);if(s.
some((a,l)=>a!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var nv=256,hf=20,gf=e=>e.slice(e.lastIndexOf("/")+1),wc=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function sv(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
ff(e.file,t.file)}async function rv(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await sv(n,s)||wc(n.name)!==null&&wc(n.name)===wc(s.name));for(let n of e.filter(s=>s.seen.isTrace&&!Yo(s))){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var yc=e=>e.map(({seen:t})=>t.rank),bc=e=>!e.includes(null)&&new Set(e).size===
e.length;function av(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function iv(e){return Ta(e.map(({name:o})=>gf(o)))?.map(o=>o.map(n=>e[n]))??av(e)??e.map(o=>[o])}function lv(e,t){let o=new Set;return e.map((n,s)=>{let r=pc(n),a=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(d=>!o.has(d))??`${r} ${s+1}`;o.add(a);let l=n.flatMap(({more:d,...m})=>[m,...d]),c=new Set(l.map(({name:d})=>d)),u=t.files.filter(d=>Yo(d)?c.has(mc(d)):s===0&&!d.seen.isTrace);return{
...us(a,[...l,...u]),settled:!0}})}function wf(e){let t=yc(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function cv(e,t,o){
return!(t.length===2&&Ta(t.map(({label:s})=>s)))&&bc(yc(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:wf(o),manyFirst:!0}}}function uv(e){return e.includes(
null)?"assumed":bc(e)?"named":"equal"}async function yf(e){if(e.files.length>nv)return{};if(await pf(e.files),e.files.length<2||e.settled)return{};let t=await rv(e.files),o=Zp(e);if(o!==null&&o.length<=
hf)return cv(e,o,t);let n=yc(t),s=Ta(t.map(({name:a})=>gf(a)));if(t.length<2||bc(n)&&s===null)return{};let r=iv(t);return r.length>hf?{}:{question:{kind:uv(n),parts:lv(r,e),one:wf(t),manyFirst:s!==null||
r.length===2}}}var bf=(e,t,o)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...o});function _f(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var dv=2,mv=3,pv=4,_c=3,kc=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,bf(this.#o,
t,{tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,...o})}add(t){let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(t){let n=(await wp(
t)).map(s=>this.#n({label:s.label,files:[],skipped:[]},{job:s,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#m(s))}async#t(t){if(t.files.length===
0){this.#i(t,{message:"There is no .json or .json.gz file in it."});return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await yf(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),
t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="asking",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(a=>this.#n(a,{tags:n,tagError:s}));this.transfers.splice(this.transfers.
indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(a=>this.#t(a))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking",
"queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cance\
lled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.
planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<
mv&&this.#f(o)}async#f(t){t.state="creating",t.begun+=1,t.error=null,this.#e(t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await gp(t.label,o);if(t.state!=="creating"){Yl(n.id).catch(
()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.
filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state==="sending").length;for(let n of t)for(let s of n.files){if(o>=dv)return;s.state==="waiting"&&(o+=1,this.#h(n,s))}}async#h(t,o){
o.state="sending",o.attempts+=1,this.#e(t);let{upload:n}=t;try{await _p(n,o.name,o.file,{from:o.sent,signal:t.abort.signal,onProgress:s=>{o.sent=Math.min(s,o.size),this.#e(t)}}),o.sent=o.size,o.state=
"sent"}catch(s){if(t.state==="sending"&&t.upload===n&&await this.#g(t,o,s),t.state!=="sending"||t.upload!==n)return}this.#e(t),this.#d(t),this.#l()}async#g(t,o,n){if((n.status===0||n.status>=500)&&n.status!==
507&&o.attempts<pv){let{upload:r}=t;if(o.state="sending",n.status===0?await this.#w(t,o):await new Promise(a=>{setTimeout(a,500*2**(o.attempts-1))}),t.state!=="sending"||t.upload!==r||await this.#u(t,
o))return;if(t.begun<_c){this.#c(t);return}}o.state="failed",o.error=n.message}async#w(t,o){t.waits=!0,this.#e(t);let n=await ma({signal:t.abort.signal}).catch(()=>!1);o.attempts-=n?1:0,t.waits=!1}#c(t){
_f(t),this.#a(t)}async#u(t,o){try{let s=(await yp(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#d(t){if(t.state!=="sen\
ding"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:`${o.length}\
 files could not be sent. ${o[0].error}`}):this.#y(t)}async#y(t){t.state="committing",this.#e(t);try{t.job=await bp(t.upload),t.state="job",this.#e(t),this.#m(t)}catch(o){if(o.status===404&&t.begun<_c&&
t.state==="committing"){this.#c(t);return}this.#i(t,o)}this.#s()}#m(t){t.stopJob=Ea(t.job.id,o=>{if(o.error?.code==="unknown_job"&&t.files.length>0&&t.begun<_c){this.#c(t);return}if(t.job=o,o.state===
"done"){this.#b(t);return}Tn(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#b(t){if(await this.#_(t),t.bundle){t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("set\
s")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#p(t),t.state="done",this.#e(t),this.dispatchEvent(
new CustomEvent("stored",{detail:t}))}async#_(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=1)await Fo(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){
t.tagError=n.message}}async#p(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await Fo(t.job.set,{label:o})}catch(n){t.labelError=n.message}}t.renaming=
!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#p(t),this.#e(t))}async takeOffer(t,o){
let{offered:n}=t;await Fo(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){
return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await ns(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await ss(t.job.set),
t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}
t.job&&(t.job=null,t.upload=null),t.error=null,t.begun=0,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==null&&(o.state==="sent"||await this.#u(t,o)))){t.upload=
null;break}if(t.upload===null){this.#c(t);return}t.state="sending",this.#e(t),this.#d(t),this.#l()}async cancel(t){let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await as(n.id)}catch{}return}t.
state="cancelled",t.abort.abort(),this.#e(t),o!==null&&Yl(o).catch(()=>{}),this.#l(),this.#s()}},ke=new kc;window.addEventListener("beforeunload",e=>{ke.sending&&e.preventDefault()});var fv=1e3,hv=5e3,gv=6e4,xc=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-gv;get running(){return this.list.filter(t=>!Tn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await pp())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?fv:hv)}}#r(t){if(ke.transfers.
some(n=>n.state==="committing"))return;let o=new Set(ke.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Zt=new xc;var wv={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},yv={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},kf=(e,t,o)=>e===
null||!(t>0)?null:o*(e/t);function On(e,t,o){if(e[t]!==void 0)return e[t];let n=wv[t];if(!n)return yv[t]?.(o)??null;let{rule:s,times:r}=n,a=On(e,n.of,o),l=On(e,n.by,o);switch(s){case"change":return a===
null||l===null?null:a-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:kf(a,l,r);default:return kf(a,l,r)}}var ft={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},xf={operators:{name:"operators",short:"operators",what:"An operator runs, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of op\
erators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for it"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, an\
other process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects garbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here,\
 at most an annotation"}},Ma={...ft,...xf},$f=e=>e!==null&&e.parts.some(({part:t})=>t in xf),or={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and\
 no compute kernel: nothing hides them"},Aa=e=>e[0].toUpperCase()+e.slice(1),bv={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},$c=e=>bv[e]??e.toLowerCase();function vc(e){let t=e.
split(" overlapping ").map($c);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var Sc={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"o\
ther"},vf={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for so\
mething else"},Ec={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"delay from launch to start"},Ca={short_kernels:"shorter than its launch",runtime_outliers:"slow laun\
ch",launch_delay_outliers:"late start"},Ra={steps:"of the steps, as in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},Tc={set:{letter:"A",name:"Control"},
test:{letter:"B",name:"Test"}},Mn="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA].",un=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",An="the host waits: the de\
vice’s queue is full",dn=({host:e,lag:t})=>typeof e!="number"?"":`host ${R(e)}${t>0?` · device ${R(t)} behind when the host left`:""}`;var Pt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Sf={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},_v={...Sf,per_step:"per r\
ecording",percent:"% of the recording"},nr=(e,t)=>(Pt(t)?_v:Sf)[e];function Oc(e){return Pt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var ms=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function La(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var kv=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,xv=e=>e==="per_step"||e==="percent";function $v(e,t){
let o=t?"self_":"",n=`${o}${{total:"duration",percent:"percent_of_step"}[e]??e}`,s=e==="total"&&!t?"total_duration":n,r=xv(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,
diff:`diff_${n}`,growth:`diff_${o}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${r}`,testCount:`test_${r}`,diffCount:`diff_${r}`}}function Vo(e,t,o,n=!1){let s=Object.
fromEntries(Object.entries($v(t,n&&kv(e))).map(([a,l])=>[a,On(e,l,o)])),r=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...s,percent:r===""?s.growth:
null,birth:r}}function vv(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var sr=(e,t)=>JSON.stringify([e,t]);
function Ot(e,t){let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var Sv=(e,t)=>e.
filter(({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function Ef({name:e,category:t,replaces:o,aliases:n}){if(n&&!o&&t!=="python_function"){let r=["control","test"].map(l=>Sv(n,l)),a=n.
length-2;return[`${r.join(" / ")}${a>0?` + ${a} more`:""}`,""]}if(!o)return[e,""];if(o.rule==="template_arguments")return[e,""];let s=o.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[o.operator??
"same shapes",s].filter(Boolean).join(" "),e]}function rr({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,a)=>(a.total_duration??
0)>(r.total_duration??0)?a:r)}var ar=({aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${M(n)} ${n===1?"call":"calls"}, ${R(s)}`);function Mc(e,t,o,{self:n=!1}={}){let{control_observations:s,
test_observations:r}=e.verdict??{},a=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=Ac({...l,among:a},n);return{row:c,key:l.id??sr(l.name,l.category),verdict:c.significance??
"",noise:c.significance==="no_difference_found",of:u=>On(l,u,e),...Vo(l,o,e,n),...vv(l,o)}})}var Ev=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),Tf=(e,t)=>e.filter(({
row:o})=>!un(o)&&!Ev(o)).slice(0,t);function Ac(e,t){let o=t?"self":"total";return e?.tests?{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var mn=e=>e.moderated_q_value??e.q_value??
null;function Of(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[sr(s.name,s.category),{...s,
among:n}]))}function Mf(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].control_counts+e.totals[n].test_counts>0).map(n=>[n,Vo(e.totals[n],t,e,o)])}var Cf=15,Rf=[10,15,20,30,50,100],Tv=["total","per_step","per_call","percent"],Lf=Nt.change.words,Nf=Nt.device_type.words,Ov=Nt.measure.words,Mv=["step","compute","exposed_communication","exposed_memo\
ry","idle"],Na=[...Mv,"op"],Cc="ProfilerStep*",eo=[Cc,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],Rc=["name","category","change","control_counts","test_counts","diff_counts","ab\
s_diff_counts","control_total_duration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],Av=["name","category","change","q_value"],ps=e=>Av.
includes(e)?"asc":"desc",Lc=["control","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],Pf=[...Lc,
"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],Cv={fold:"true",significant:"",measure:"",equivalence:""},Rv=["lines","details","oper\
ators","classes","recorded","replacements"],Lv=["control","test","more","less","noise"];function Af(e,t){let o=e.get(t)??"",n=o.split(",").map(r=>r===""?NaN:Number(r)),s=n.length===4&&n.every(Number.isFinite);
return o!==""&&!s&&zo(e,t,"four numbers"),s?o:""}var If=(e,t)=>Object.fromEntries(t.map(o=>[o,_t(e,Nt,o,Cv[o])])),Df=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("m\
arker")||""]));function Nv(e,t,o){let n=e.get(t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Ot(n,e.get(o)??"")}function Mt(e){let t=new URLSearchParams(e),o=et(t,"sort",Rc,Nt.sort.standard);
return{...If(t,Pf),...Df(t),...!t.has("exclude")&&{exclude:eo},sort:o,...o.endsWith("_work")&&{work:!0},order:et(t,"order",Nt.order.words,ps(o)),unit:et(t,"unit",Tv,""),measure:et(t,t.has("measure")?"\
measure":"time",Ov,""),heat:et(t,"heat",Na,""),open:lc(t,"open",Rv),hide:lc(t,"hide",Lv),zoom_time:Af(t,"zoom_time"),zoom_calls:Af(t,"zoom_calls"),top:uc(t,"top",1,200,Cf),op:Nv(t,"op","op_category")}}
function Kt(e){let t=Pa(e),o=(s,r,a)=>{r!==a&&t.set(s,r)};o("sort",e.sort,Nt.sort.standard),o("order",e.order,ps(e.sort)),o("unit",e.unit,""),o("measure",e.measure,""),t.delete("fold"),o("fold",String(
e.fold),"true"),o("heat",e.heat,""),e.exclude.join(`
`)===eo.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),o("open",e.open.join(),""),o("hide",e.hide.join(),""),o("zoom_time",e.zoom_time,""),o("zoom_calls",e.zoom_calls,""),o("top",String(e.top),
String(Cf)),o("op",e.op,"");let n=t.toString();return ce(n===""?"/compare":`/compare?${n}`)}var jt=(e,t)=>Kt({...Mt(""),control:Ge(e),test:Ge(t)});function Pa(e){let t=new URLSearchParams;return Go(t,
Nt,Pf,e),e.significant||t.delete("measure"),t}function Pv(e,t,o){let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_ste\
p":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return s===void 0?e:t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function fs(e,t,o){let n=Pa(e);return n.set("significance","true"),n.set(
"sort",Pv(e.sort,t,o)),n.set("order",e.order),n.set("measure",o?"self":"total"),n}function Nc(e,t,o,n){let s=fs(e,t,o);return s.set("format",n),s}var Bf=["total","per_step"],Iv=["calls","share"],qf=["\
duration","calls","per_call"];function hs(e){let t=new URLSearchParams(e);return{...If(t,Lc),...Df(t),row:t.has("name")?Ot(t.get("name"),t.get("category")??""):t.get("row")??"",unit:et(t,"unit",Bf,""),
bins:et(t,"bins",Iv,"calls"),heat:et(t,"heat",qf,"duration")}}function kt(e){let t=new URLSearchParams({control:e.control,test:e.test});return Go(t,Nt,Lc,e),t}function Cn(e){let t=kt(e);return t.set("\
row",e.row),t}function It(e){let t=Cn(e);return Bf.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),qf.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),ce(`/co\
mpare/op?${t}`)}function Ff(e,t,o){let n=fs(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),n}function Wf(e){let t=new URL(Kt(e),location.origin).searchParams;
return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var pn=Number(En.limit.standard),jf=e=>e==="label"?"asc":"desc";function ir(e){let t=new URLSearchParams(
e),o=_t(t,En,"sort");return{control:t.get("control")??"",test:t.get("test")??"",q:_t(t,En,"q"),tag:_t(t,En,"tag"),sort:o,order:_t(t,En,"order",jf(o)),page:uc(t,"page",1,1e6,1)}}function Hf(e){let{control:t,
test:o,q:n,tag:s,sort:r,order:a,page:l}={...ir(""),...e},c=new URLSearchParams,u=(m,p,f="")=>{p!==f&&c.set(m,String(p))};u("control",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,
En.sort.standard),u("order",a,jf(r)),u("page",l,1);let d=c.toString();return ce(d===""?"/":`/?${d}`)}var Ia=e=>e.q!==""||e.tag.length>0;function Rn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,
order:e.order,limit:String(pn),offset:String((e.page-1)*pn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",o)),t}var Ge=e=>e.slice(0,12),fn=(e,t,o,n)=>n?.[e]?.label??(o&&Ue(o,t[e])?.
label)??t[e];function Ue(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.
length===1?s[0]:void 0}var Da=(e="Damaged")=>i("strong",{class:"damage-mark"},Ft("warning"),e);function lr(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&i("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>i("li",{},Da()," ",n))),o.length>0&&i("ul",{class:"notice"},o.map(({text:n})=>i("li",{},n)))]}var Uf=(e,t)=>e.filter(({text:o})=>!t?.some(
n=>n.text===o));function Ba(e,t=e?.length??0){return t>0&&i("div",{class:"damage-list"},i("p",{},Da(H(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),i("ul",{},e.map(({file:o,
rank:n,text:s})=>i("li",{},`Rank ${n} (`,i("span",{class:"mono"},o),`): ${s}`)),t>e.length&&i("li",{class:"muted"},`and ${M(t-e.length)} more`)))}var Dv="https://ui.perfetto.dev";var cr=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function Bv(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",a),u(d)},a=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new cr("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new cr("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",a)})}function Pc(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&Pc(e,t-1)},100)}async function qa({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=Dv,patience:a=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new cr("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:p}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${p}`)}catch(m){
throw Pc(l),m}let c=new AbortController,u=Bv(l,r,a);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),Pc(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var qv=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function Fv(e){return(e.notes??[]).some(t=>qv.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var Wv=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Dc(e,t,o=()=>""){let n=i(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,a=i("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
a.href=Gl(e.id,t.number,o())},c=(m,p=!1)=>{n.textContent=m,n.classList.toggle("error-text",p)};async function u(){d.disabled=!0,c("Loading …");try{await qa({title:`${e.label}, rank ${t.rank}`,fileName:Wv(
t,o()),load:m=>ba(e.id,t.number,o(),{signal:m,onProgress:p=>c(`Loading ${$e(p)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),be(m.message,!0)}finally{
d.disabled=!1}}let d=D("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${$e(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:i("div",{class:"trace-actions"},a,d,n),prepare:l}}
function Qo(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${Ze(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function jv(e,t){return i("div",{class:"notice trace-not-kept"},i("p",{},Qo(e)),t?i("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):i("p",{},"Start the server with ",i("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",i("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function Hv(e,t,o,n){let s=Dc(e,t,o.query),r=i("td",{}),a=()=>{let l=o.on()?Fv(t):"";s.prepare(),O(r,l===""?s.node:i("span",{class:"muted"},l))};return n.push(
a),a(),i("tr",{},i("th",{scope:"row"},String(t.rank)),i("td",{class:"mono wrap"},t.file),i("td",{class:"num"},$e(t.trace_bytes)),r)}function Uv(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==null),
a=e.file_list.length-r.length;return i("section",{},s&&i("h3",{},e.label),r.length===0?jv(e,t):i("div",{class:"scroll-x"},i("table",{class:"files-table trace-table"},i("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),i("thead",{},i("tr",{},["Rank","File","Size","Trace"].map(l=>i("th",{scope:"col",class:l==="Size"?"num":""},l)))),i("tbody",{},r.map(l=>Hv(e,l,o,n))))),r.length>0&&a>0&&i("\
p",{class:"muted small"},`${M(a)} more were not kept.`))}function zv(e,t){let o=i("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:i("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function Fa(e,t={}){let o=[],n=ie("traces"),s=zv(t,()=>o.forEach(l=>l())),r=i(
"div",{class:"trace-body"},i("p",{class:"muted"},"Loading …")),a=i("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>a.remove(),click:l=>{l.target===a&&a.close()}}},i("div",{class:"tr\
ace-box"},i("div",{class:"trace-head"},i("h2",{id:n},"Traces"),xe("close","Close",()=>a.close())),r));return document.body.append(a),a.showModal(),Promise.all([rn(),...e.map(l=>ko(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,O(r,u&&s.node,c.map(d=>Uv(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&i("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>O(r,i("p",{class:"\
error-text",role:"alert"},l.message))),a}var Gv=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function zf(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:a=0,left_out:l=0}=e??{};if(a>0)return{level:"warn",text:`${H(a,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${M(c)} repaired or lost`),s>0&&u.push(H(s,"note")),r>0&&u.push(H(r,"duplicate file")),l>0&&u.push(`${M(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function Yv(e){return i("dl",{class:"counters"},Gv.map(([t,o,n])=>i("div",{class:e[t]>0&&t!=="kept"?"":"calm"},i("dt",{title:n},o),i("dd",{},M(e[t]??0)))))}function Kv(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":Qe(t.steps??[]);return i("tr",{},i("th",{scope:"row",class:"mono wrap"},t.file),i("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&i("span",{class:"muted"},` (${t.rank_source})`)),i("td",{},r||de),i("td",{class:"num"},M(s.events)),i("td",{class:"num"},$e(t.raw_bytes)),o&&i("td",{},t.trace_bytes===null?i("span",{class:"m\
uted"},"not kept"):Dc(e,t).node),i("td",{class:"wrap"},n.length===0?i("span",{class:"muted"},"nothing to report"):i("ul",{class:"notes"},n.map(a=>i("li",{},a.severity==="damage"&&[Da()," "],a.words,a.
count>1&&` (${M(a.count)} ×)`,a.effect&&`. ${a.effect}`,a.example&&i("span",{class:"muted"},`${a.effect?" First:":":"} ${a.example}`))))))}function Bc(e){return e?.length>0&&i("details",{class:"dupli\
cates"},i("summary",{},`${H(e.length,"file")} left out: the same as another`),i("ul",{},e.map(({file:t,same_as:o})=>i("li",{},i("span",{class:"mono"},t)," has the same content as ",i("span",{class:"mo\
no"},o)))))}var Vv={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"is without the trace that it is named after"};function qc(e,t){return e>
0&&i("details",{class:"left-out"},i("summary",{},`${H(e,"entry","entries")} of the folder left out`),i("ul",{},t.map(({file:o,kind:n})=>i("li",{},i("span",{class:"mono"},o),` ${Vv[n]??n}`)),e>t.length&&
i("li",{class:"muted"},`and ${M(e-t.length)} more`)))}function Gf(e){let t=i("div",{class:"quality-panel"},i("p",{class:"muted"},"Loading …"));return ko(e.id).then(o=>{let n=o.traces_bytes>0,s=["Fil\
e","Rank","Steps","Events","JSON",...n?["Trace"]:[],"Notes"];O(t,Ba(o.quality.affected_files,o.quality.affected),Yv(o.quality),i("div",{class:"scroll-x"},i("table",{class:"files-table"},i("thead",{},i(
"tr",{},s.map(r=>i("th",{scope:"col"},r)))),i("tbody",{},o.file_list.map(r=>Kv(o,r,n))))),Bc(o.quality.duplicate_files),qc(o.quality.left_out,o.quality.left_out_files),i("p",{class:"muted small"},"Ide\
ntity ",i("span",{class:"mono"},o.id)," · stored in ",$e(o.stored_bytes)," out of ",$e(o.raw_bytes)," of JSON",n&&` (${$e(o.traces_bytes)} the traces themselves)`,!n&&`. ${Qo(o)}`))}).catch(o=>O(t,i(
"p",{class:"error-text"},o.message))),t}var Fc=4,Wc=e=>e===2?"two":M(e),Yf=e=>e[0].toUpperCase()+e.slice(1);function Qv({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function Jv({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${Qe(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${H(t.ranks,"rank")}`}function Xv({parts:e}){let t=e.slice(0,Fc).map(({label:o})=>`“${o}”`).
join(", ");return e.length>Fc?`${t} and ${M(e.length-Fc)} more`:t}function jc({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${Wc(t.ranks)} ranks of one`;return`${Yf(Wc(e.length))} sets, \
or ${n}?`}function Kf(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=ie("question"),a=(u,d,m)=>D([i("strong",{},d),i("span",{class:"choice-detail"},m)],()=>ke.answer(e,u),{class:"choice"}),l=a(
!0,`${Yf(Wc(n.length))} sets`,Xv(t)),c=a(!1,"One set",Jv(t,o));return i("div",{class:"question",role:"group","aria-labelledby":r},i("p",{id:r},i("strong",{},jc(t))," ",Qv(t)),i("div",{class:"choices"},
s?[l,c]:[c,l]))}var Zv=64,eS={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},tS=["failed","cancelled","undone"];
function Uc(e){return i("progress",{max:"1",value:"0","aria-label":e})}function zc(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function Ln(e){if(e.state==="failed")return e.error?.
detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return oS(e.made);if(e.state==="done"){let o=e.already_stored?`${nS(e)}; noth\
ing was stored twice.`:`${ja(e)?"Stored, but damaged":"Done"}: ${H(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state===
"queued"?"Queued":eS[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${$e(e.bytes_done)} of ${$e(e.bytes_total)}`),e.events>0&&t.push(H(e.events,"event")),e.files_total>1&&t.push(`${M(e.files_done)}\
 of ${H(e.files_total,"file")}`),t.join(" · ")}function oS(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${M(t)} were already here and ar\
e unchanged`;return o===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${H(o,"set")} stored${t>0?`; ${n}`:""}.`}var nS=e=>`Stored already \
as “${e.known_as}”`;function sS(e,t){let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),i("a",{href:ce(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}
function rS(e){let{offered:t,job:o}=e;if(e.state!=="done"||t===null)return null;let n=s=>Hc(ke.takeOffer(e,s));return[D(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),
new TextEncoder().encode(t).length<=Zv&&D(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var ja=e=>e?.state==="done"&&e.affected_files?.length>0;function Qf(e){return[ja(e)&&Ba(e.affected_files),
iS(e),Bc(e?.duplicate_files),aS(e?.changed_beside??[]),qc(e?.left_out??0,e?.left_out_files??[])]}function aS(e){return e.length>0&&i("p",{class:"muted"},"Not taken: what stands beside ",i("span",{class:"\
mono"},e.slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${M(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it ag\
ain.")}function iS(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:i("details",{class:"failures",open:e.state==="faile\
d"},i("summary",{},`${H(e.failures.length,"file")} could not be read`),i("ul",{},e.failures.map(o=>i("li",{},!o.message.startsWith(o.file)&&[i("span",{class:"mono"},o.file)," – "],o.message))))}function Jf(e){
let t=Uc("Progress"),o=i("p",{class:"transfer-text"}),n=i("div",{class:"transfer-actions"}),s=cS(e),r=i("div"),a=i("div"),l=i("div",{class:"transfer-offer"}),c=null,u=e.files.map(lS),d=i("details",{class:"\
files",open:e.files.length<=6},i("summary",{},uS(e)),i("ul",{class:"file-list"},u.map(_=>_.node)),e.skipped.length>0&&dS(e.skipped)),m=i("li",{class:"transfer"},i("div",{class:"transfer-head"},s.node,
n),t,o,l,a,r,!e.sample&&d),p=null,f="",h="",g=!1;function y(){let _=n.contains(document.activeElement),$=i("div",{},pS(e));f=e.label,$.innerHTML!==n.innerHTML&&(O(n,...$.childNodes),_&&n.querySelector(
"button")?.focus({preventScroll:!0}))}function w(){p=e.state,m.dataset.state=e.state,y(),g=e.question!==null,O(a,g&&Kf(e)),e.state==="done"&&(d.open=!1)}function b(){let _=e.state==="done"?e.offered:null;
if(_===c)return;let $=l.contains(document.activeElement);c=_,O(l,rS(e)),$&&s.node.querySelector("input").focus({preventScroll:!0})}function x(){p!==e.state?w():f!==e.label&&y(),s.update(),u.forEach(mS),
t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:_,total:$}=Gc(e);t.hidden=e.state==="asking"||!ke.active.includes(e),zc(t,_,$),h=Yc(e),o.textContent!==h&&O(o,e.state==="done"&&!e.bundle&&
e.job.already_stored?sS(e,h):h),b(),m.classList.toggle("affected",ja(e.job)),O(r,Qf(e.job))}return x(),{node:m,update:x,text:()=>e.question?jc(e.question):h,focus(){g&&document.activeElement.matches("\
body, main, .page-actions *")&&a.querySelector("button").focus({preventScroll:!0}),g=!1}}}var Wa=(e,t)=>e.reduce((o,n)=>o+n[t],0);function Gc(e){let{job:t,state:o,files:n}=e;return o==="job"&&t.bytes_total>
0?{done:t.bytes_done,total:t.bytes_total}:{done:Wa(n,"sent"),total:o==="looking"?0:Wa(n,"size")}}function lS(e){let t=Uc(`Progress of ${e.name}`),o=i("span",{class:"file-state"}),n=i("li",{},i("span",
{class:"mono file-name",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function cS(e){let t=i("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"\
false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{ke.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.
label,t.blur())}}}),o=i("span",{class:"error-text small",role:"status"}),n=e.label;return{node:i("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.activeElement&&(n=e.label,t.value=
n),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged\
. ${e.tagError}`].filter(Boolean).join(" ");o.textContent!==s&&(o.textContent=s)}}}function uS(e){let t=e.files.reduce((s,r)=>s+r.size,0),o=e.files.filter(s=>!Yo(s)),n=[H(o.length,e.bundle?"bundle":"t\
race file"),$e(t)];return e.skipped.length>0&&n.push(`${M(e.skipped.length)} skipped`),n.join(", ")}function dS(e){let[t,o]=[e.filter(Yo),e.filter(n=>!Yo(n))];return[o.length>0&&Vf("only .json and .js\
on.gz files are traces",o),t.length>0&&Vf("the trace that it is named after is not there",t)]}function Vf(e,t){let o=t.slice(0,20).map(({name:s})=>s).join(", "),n=t.length>20?`, and ${M(t.length-20)} \
more`:"";return i("p",{class:"muted skipped"},`Not sent, because ${e}: `,i("span",{class:"mono"},o),n)}function mS(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=
s,e.node.dataset.state=t.state,zc(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:$e(t.size),sending:`${r} % of ${$e(t.size)}`,
sent:`${$e(t.size)} sent`,failed:t.error??"failed"}[t.state]}function pS(e){let{label:t}=e,o=xe("close",`Remove ${t} from this list`,()=>ke.remove(e));switch(e.state){case"failed":case"cancelled":return[
e.files.length>0&&D("Retry",()=>ke.retry(e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&i("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comp\
arison"),ke.canUndo(e)&&D("Undo",()=>Hc(ke.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[D("Bring back",()=>Hc(ke.bringBack(e)),{"aria-label":`Bring\
 ${t} back`}),o];default:return[D("Cancel",()=>ke.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Hc(e){try{await e}catch(t){Ee(`That did not work. ${t.message}`,{urgent:!0})}}function fS(e){
let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${Qe(t.sort((o,n)=>o-n))}`}function hS(e){return e===null?"":e.as===
"tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function Yc(e){let t=gS(e);return e.begun>1&&!e.waits&&!tS.includes(e.state)?`${t.replace(/\.$/,"")} – sent again, because the server wa\
s restarted`:t}function gS(e){let t=fS(e),o=Wa(e.files,"sent"),n=Wa(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waiting fo\
r its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?"No connection, trying again …":[`Sending ${$e(o)} of ${$e(n)}`,t].filter(Boolean).join("\
 · ");case"committing":return"Sent. The server starts reading …";case"job":return[Ln(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may close this tab now");case"do\
ne":return Ln(e.job)+hS(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for\
 ten minutes.";default:return e.error??"It failed."}}function Xf(e,t){let o=e,n=Uc(`Progress of ${o.label}`),s=i("p",{class:"transfer-text"}),r=i("div",{class:"transfer-actions"}),a=i("div"),l=i("li",
{class:"transfer"},i("div",{class:"transfer-head"},i("div",{class:"transfer-title"},i("strong",{},o.label||"Ingest")),r),n,s,a),c=null;function u(d){o=d;let m=o.state==="queued"||o.state==="running";o.
state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,O(r,m?D("Cancel",()=>as(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):xe("close",`Remove ${o.label} from this list`,()=>t(o)))),n.hidden=
!m,zc(n,o.bytes_done,o.bytes_total),s.textContent=Ln(o),l.classList.toggle("affected",ja(o)),O(a,Qf(o))}return u(o),{node:l,update:u}}var Zf=()=>i("a",{href:ce("/")},"Show");function wS(){return[...ke.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Yc(t),...Gc(t)})),...Zt.running.map(t=>({label:t.label,text:Ln(t),
done:t.bytes_done,total:t.bytes_total}))]}function yS(){let e=s=>ke.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${M(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${M(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function bS(){let e=i(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=i("strong",{class:"ellipsis"}),o=i("span",{class:"muted small ellipsis"});return{node:i("div",{class:"status-part status-progre\
ss"},i("div",{class:"status-head"},t,Zf()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${M(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((a,l)=>a+l.total,0);s.some(a=>a.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((a,l)=>a+l.done,0)))}}}function _S(){let e=i("span",{});return{node:i("div",{class:"status-part status-head"},e,Zf()),draw(o){
e.textContent=`${o}.`}}}function kS(e){let t=i("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,a){let l=i("p",{class:"status-verdict",role:"status"}),c=i("a",{class:"\
button primary",href:jt(r.id,a.id)},`Compare ${r.label} with ${a.label}`);O(t,i("div",{class:"status-head"},i("strong",{},"Both sets are stored"),xe("close","Dismiss",n)),l,c),o=!0,e(),be(`Both sets a\
re stored. You can compare ${r.label} with ${a.label} now.`);let u=new URLSearchParams({control:r.id,test:a.id,limit:"0",diagnosis:"false"});dt(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function eh(){let e=i("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=bS(),o=_S(),n=kS(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Gt()!=="/",c=l?wS():[],u=l?yS():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),$o(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function a(){s===0&&(s=requestAnimationFrame(r))}return ke.addEventListener("change",a),Zt.addEventListener("change",a),r(),{offer:n.set,clear:n.clear,draw:r}}var[hn,Nn,th,po,Vt,xS,Ha,$S]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],ur="Every page",oh="First move to a set of the list, with the arrow keys.",Ua="First select a\
 call, in the lanes or in the table.",Pn="There is nothing to search on this page.",sh=[{pages:[hn],keys:["/"],text:"Find trace sets",action:"search",none:Pn},{pages:[hn],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[hn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[hn],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[hn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[hn],keys:["Space"],text:"In the list: sel\
ect the set, for actions on several"},{pages:[hn],keys:["c"],text:"Use the focused set as the control",action:"control",none:oh},{pages:[hn],keys:["t"],text:"Use the focused set as the test",action:"t\
est",none:oh},{pages:[Nn],keys:["/"],text:"Search the names of the rows",action:"search",none:Pn},{pages:[Nn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},
{pages:[Nn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Nn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[Nn],
keys:["ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[po],keys:["/"],text:"Find a frame or a kernel",action:"search",none:Pn},{pages:[po],keys:["ArrowDown"],text:"\
From the search into the table",action:"enter",inSearch:!0},{pages:[po],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[po],keys:["ArrowDown","Arrow\
Up","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[po],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or\
 go to the one above"},{pages:[po],keys:["Space"],text:"In the table: select the frame"},{pages:[po],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[po],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[po],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[Nn,th,po,Vt,Ha],keys:["c"],text:"Choose the control",action:"control"},{pages:[Nn,th,po,Vt,Ha],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Vt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:Pn},{pages:[Vt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Vt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Vt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Vt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Vt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Vt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Ua},{pages:[Vt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Vt],keys:["m"],action:"measure",none:Ua,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[xS],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:Pn},{pages:[$S],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[Ha],keys:["/"],text:"Find a table or column",action:"search",none:Pn},
{pages:[Ha],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[ur],keys:["?"],text:"List the keys",action:"help"},{pages:[ur],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:Pn},{pages:[Vt],keys:[","],action:"former",none:Ua},{pages:[Vt],keys:["."],action:"next",none:Ua}],vS={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},SS=["button","checkbox","file","radio","range","reset","submit"];function dr(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!SS.includes(e.type))}function ES(e,t){let{target:o,key:n}=e,s=dr(o);return sh.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||
r.pages.some(a=>[t.name,ur].includes(a)))&&(r.inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function TS(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function OS(e){return e.flatMap((t,o)=>[o>0&&" ",i("kbd",{},vS[t]??t)])}function nh(e,t){let o=sh.filter(({pages:n,text:s})=>s&&
n?.includes(t));return o.length>0&&i("section",{},i("h3",{},e),i("dl",{class:"keys"},o.map(({keys:n,text:s})=>i("div",{},i("dt",{},OS(n)),i("dd",{},s)))))}function MS(e){let t=ie("keys"),o=()=>n.close(),
n=i("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:t},"Keys"),
xe("close","Close",o)),nh(`${e.name} page`,e.name),nh(ur,ur),i("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function rh(e,t){let o=()=>e()&&
MS(e().page);t.addEventListener("click",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector(
'dialog[open], [role="menu"]'))return;let a=ES(n,s);if(!a||a.action==="close"&&TS())return;let l=a.action==="help"?o:r.keys?.[a.action],c=l!==void 0&&l()!==!1;(c||a.none)&&n.preventDefault(),!c&&a.none&&
Ee(a.none,{seconds:4})})}var ah="tracediff.session";function AS(){try{return sessionStorage.getItem(ah)??""}catch{return""}}function ih(e){let t=null,o=[];function n(){return t??=AS(),t}function s(u){t=u;try{sessionStorage.setItem(
ah,u)}catch{}}let r=u=>ko(u).then(d=>d.quality.kept>0?d:null).catch(()=>null),a=()=>Rt(new URLSearchParams({limit:"0"})).then(({total:u})=>u===2).catch(()=>!1);async function l(){if(ke.active.length>0||
o.length===0)return;let u=o.sort((y,w)=>y.key-w.key).map(({id:y})=>y);o=[];let d=u.length===1,m=n();s(d?u[0]:"");let p=d&&m!==""&&m!==u[0]?[m,...u]:u;if(p.length!==2)return;let[f,h]=await Promise.all(
p.map(r));if(!h&&d&&s(m),!f||!h)return;let g=!d||uf(f.label,h.label)||await a();ke.active.length===0&&e(...tr(f,h),{sure:g})}let c=u=>{o=o.filter(d=>d.id!==u)};return ke.addEventListener("stored",({detail:u})=>{
c(u.job.set),o.push({id:u.job.set,key:u.key}),l()}),ke.addEventListener("change",({detail:u})=>{u?.state==="undone"?(c(u.job.set),n()===u.job.set&&s("")):(u===null||u.state==="failed"||u.state==="canc\
elled")&&l()}),{clear(){t="",Wt().then(()=>s(n()))}}}var Kc=new Set,ch=!1,gn=()=>ch;function gs(e){return Kc.add(e),()=>Kc.delete(e)}function lh(e){ch=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Kc])t()}function uh(){window.
addEventListener("beforeprint",()=>lh(!0)),window.addEventListener("afterprint",()=>lh(!1))}var He=["control","test"],In={control:"test",test:"control"},ph=["rank","span","step"],CS=["both",...He],RS={path:{type:"boolean",standard:"false"}},fh=32,LS=864e8,NS=300,za=e=>e!==null&&e!==""&&Number.
isFinite(Number(e))?Number(e):null,Vc=(e,t)=>cc(e,t,/^\d+$/,"whole numbers");function dh(e,t,o){let[n,s]=[za(e.get(t)),za(e.get(o))],r=n!==null&&s!==null&&n<s&&Math.max(-n,s)<=LS;return[t,o].filter(a=>!r&&
e.get(a)).forEach(a=>zo(e,a,`µs since the beginning, ${t} before ${o}`)),r?[n,s]:[null,null]}var mh=(e,t)=>[...new Set(e.getAll(t))].filter(o=>o!==""&&o.length<=NS).slice(0,fh),ws=(e,{id:t,main:o})=>o?
"main":`${e}:${t}`,Ga=(e,t)=>e.includes(t)?e.filter(o=>o!==t):[...e,t].slice(-fh);function Ya(e){let t=new URLSearchParams(e),o={control:t.get("control")??"",test:t.get("test")??""};for(let l of He){for(let c of ph){
let u=`${l}_${c}`;o[u]=Vc(t,t.has(u)?u:c)}o[`${l}_marker`]=t.get(`${l}_marker`)||t.get("marker")||""}let[n,s]=dh(t,"from","to"),[r,a]=dh(t,"sum_from","sum_to");return{...o,use_short_name:_t(t,va,"use_\
short_name"),path:_t(t,RS,"path"),show:et(t,"show",CS,"both"),from:n,to:s,sum_from:r,sum_to:a,open:mh(t,"open"),pin:mh(t,"pin"),q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:za(
Vc(t,"nth")),at:et(t,"at",He,""),align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:za(Vc(t,"align_nth"))??0}}var PS=e=>String(Math.round(e*1e3)/1e3);function ys(e){let t=new URLSearchParams,
o=(s,r,a="")=>{r!=null&&r!==a&&t.set(s,String(r))};He.forEach(s=>o(s,e[s]));for(let s of[...ph,"marker"]){let[r,a]=He.map(c=>e[`${c}_${s}`]??""),l=r===a||!e.control||!e.test;o(s,l?r||a:""),He.forEach(
c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both");for(let s of["from","to","sum_from","sum_to"])o(s,typeof e[s]=="number"?PS(e[s]):
"");["open","pin"].forEach(s=>(e[s]??[]).forEach(r=>t.append(s,r))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_cat\
egory",e.align_category),o("align_nth",e.align_nth,0));let n=t.toString();return ce(n===""?"/timeline":`/timeline?${n}`)}function vo(e){let t=He.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:
t}var IS=(e,t)=>e-t,hh=e=>[...new Set(e)].sort(IS),Qc=e=>hh(e.map(t=>t.rank)),Jc=(e,t)=>hh(e.filter(o=>o.rank===t).map(o=>o.span)),Xc=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??
-1)-(s.step_number??-1));function DS(e){let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var BS=(e,t)=>e.find(o=>String(o)===t);function gh(e,t,o=null){if(e.length===0)return null;let n=[],
s=(u,d,m,p)=>{let f=d===""?void 0:BS(u,d);return d!==""&&f===void 0&&n.push(`${m} ${d}`),f??(u.includes(p)?p:u[0])},r=s(Qc(e),t.rank,"rank",o?.sample.rank),a=s(Jc(e,r),t.span,"file",o?.sample.span),l=Xc(
e,r,a),c=t.step===""?void 0:l.find(u=>String(u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-
1)]:DS(l),{sample:c,place:l.indexOf(c),missing:n}}var Ka=e=>/^\d+$/.test(e??"")?e:"",fo=(e,t={})=>ys({control:e.control,test:e.test,control_rank:Ka(e.control_ranks),test_rank:Ka(e.test_ranks),control_step:Ka(e.control_steps),test_step:Ka(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function bs(e,t){let{name:o,category:n}=rr(t,"test");return fo(e,{name:o,category:e.use_short_name?"":n})}
function Va(e,t,o,n=null){let s={};for(let a of["control","test"]){let{rank:l,span:c}=t[a]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${a}_rank`]:u(l),[`${a}_span`]:c>0?String(c):"",[`${a}_step`]:u(
o[a])})}let r=n&&rr(n,"test");return fo(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Qa(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",a=t.length>0?String(t[0]):void 0;return fo(e,{at:r,...a?{control_rank:a,test_rank:a}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var Dn=[...Uo.by.words,"calls"],ei=4,ou={device:"own",host:"self",calls:"calls"},ti=["calls","host","self","device","own"];function bh(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=
n??""})}function mr(e){let[t,o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(o^o>>>13,3266489909),o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var _h=/ #\d+$/,Xa=(e,t)=>e==="module"&&t!==null?t.replace(
_h,""):t,kh=()=>[0,0],eu=()=>Object.fromEntries(ti.map(e=>[e,kh()]));function Za(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:eu(),kernels:[],shapes:[],children:[],own:eu(),key:"",foldKey:""}}var Zc=(e,t)=>t>0?(e??0)/t:0,Ja=(e,t,o,n)=>o?[Zc(e[`control_${t}`],n[0]),Zc(e[`test_${t}`],n[1])]:[Zc(e[t],n[0]),0];function qS(e,t,o){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function FS(e,t,o){let n=Object.fromEntries(ti.map(s=>[s,Ja(e,s,t,o)]));return{...Za({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:qS(e,t,o),split:e.split??null},
figures:n,own:{calls:n.calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:Ja(s,"counts",t,o),device:Ja(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:Ja(s,
"calls",t,o)}))}}function oi(e,t,o){[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),mr(d===0?u:`${u}
${d}`)},a=[o,s.sort,...s.names.map(l=>Xa(s.sort,l)),s.status].join(`
`);oi(s,r(t,s.names),mr(a))}}var xh=e=>e.reduce((t,o)=>mr([t,o.sort,Xa(o.sort,o.control_name),Xa(o.sort,o.test_name),o.status].join(`
`)),"root");function nu(e,t){let o=[],n=(r,a,l)=>{Object.assign(r,{at:o.length,parent:a,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(Dn.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)WS(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var _s=e=>e.status==="same"||e.status==="replaced";function WS(e,t){
e.total={},e.ownOf={},e.here={};for(let o of Dn){let n=e.own[ou[o]],s=[...n],r=n[1]-n[0];for(let a of e.children)s[0]+=a.total[o][0],s[1]+=a.total[o][1],r+=_s(a)?0:t[o][a.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=_s(e)?r:null}}function su(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>FS(r,t,n));return e.nodes.forEach(({parent:r},a)=>{r!==
null&&s[r].children.push(s[a])}),oi(s[0],"root","root"),nu(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var tu=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function wh(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let a=s.get(r[o]);a||(a={[o]:r[o],...Object.fromEntries(n.map(l=>[l,kh()]))},s.set(r[o],a),e.push(a)),n.forEach(l=>tu(a[l],r[l]))}}function yh(e,t){ti.
forEach(o=>tu(e.figures[o],t.figures[o])),Object.values(ou).forEach(o=>tu(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},wh(e.kernels,t.kernels,"name",["counts","device"]),wh(e.shapes,t.shapes,"text",["calls"])}function jS({sort:e,status:t,names:o}){let[n,s]=o.map(r=>Xa(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var HS=(e,t)=>ti.some(o=>e.figures[o][t]>0);function $h(e){if(e.children.forEach($h),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>HS(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function vh(e){let t=Za(e.root);yh(t,e.root);let o=new Map,n=(r,a)=>{let l=jS(a),c=[a.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=Za({...a,names:l,status:a.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,a)=>{let l=n(r.sort==="modul\
e"?t:a,r);yh(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&$h(t),oi(t,"root","root"),nu(t,{...Sh(e),grouped:"class"})}function Sh({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var Eh=e=>({...e,children:e.children.map(Eh)});function US(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&_h.test(n??"")&&t.unshift(n)}return t}function zS(e,t){let o=Za({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(ou))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((a,l)=>a+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function Th(e,t,o){let n=new Map([...o].filter(a=>e.byKey.
get(a)?.instances>1).map(a=>[a,[]]));for(let a of t.frames)n.has(a.foldKey)&&a.sort!=="rest"&&n.get(a.foldKey).push(a);let s=a=>{let l=n.get(a.key);if(!l||l.length===0)return{...a,children:a.children.
map(s)};let c=zS(a,l);return{...a,opened:!0,own:eu(),kernels:a.kernels,children:[...l.map(u=>({...Eh(u),above:US(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return Oh(r,n),nu(r,Sh(e))}function Oh(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;oi(o,mr(`${e.key}
${n||"rest"}`),o.foldKey||mr(`${e.key}
rest`))}else Oh(o,t)}function Bn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var qn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",So=(e,t)=>e.total[t][1]-e.total[t][0];function Eo(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function ru(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function ks(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var Mh=["both","control","test"];function GS(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function Ah(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=GS(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),a=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,p)=>{let f=m.parent?u[m.parent.at]:0;a[p]=f,l[p]=f+s[m.at],c[p]=m.depth,u[m.at]=f,m.parent&&(u[m.parent.at]=
l[p]),d[m.at]=p}),{start:a,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var YS=["folded","class","instance"],si=["control","test"],ri=["ranks","steps","marker"],KS=5e3,au=40,ni=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,au);function Jo(e){let t=new URLSearchParams(
e),o={};for(let n of si){o[n]=t.get(n)??"";for(let s of ri)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...o,level:_t(t,Uo,"level"),merge_lines:_t(t,Uo,"merge_lines"),by:et(
t,"by",Dn,""),width:et(t,"width",Mh,"both"),frames:et(t,"frames",YS,"folded"),order:et(t,"order",["calls"],""),q:t.get("q")??"",node:ni(t.get("node"))[0]??"",zoom:ni(t.get("zoom"))[0]??"",open:ni(t.get(
"open")),rows:ni(t.get("rows"))}}function Qt(e){let t={...Jo(""),...e},o=new URLSearchParams,n=(s,r,a="")=>{r!==a&&r!==""&&o.set(s,r)};for(let s of si)n(s,t[s]),ri.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],
"all"));return n("level",t.level,Uo.level.standard),n("merge_lines",String(t.merge_lines??!0),Uo.merge_lines.standard),n("by",t.by),n("width",t.width,"both"),n("frames",t.frames,"folded"),n("order",t.
order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-au).join(".")),n("rows",t.rows.slice(-au).join(".")),ce(o.size===0?"/tree":`/tree?${o}`)}function xs(e,t,o){let n=new URLSearchParams(
{max_nodes:String(KS)}),s=e.test!=="";for(let r of s?si:["control"]){s&&n.set(r,e[r]);for(let a of ri){let l=e[`${r}_${a}`];l!==""&&l!=="all"&&n.set(s?`${r}_${a}`:a,l)}}return Go(n,Uo,["level","by","i\
nstances","merge_lines"],{level:e.level,merge_lines:e.merge_lines,by:Uo.by.words.includes(t)?t:"",instances:o}),n}var Ht=e=>Object.fromEntries([...si.flatMap(t=>[t,...ri.map(o=>`${t}_${o}`)]),"merge_l\
ines"].map(t=>[t,e[t]])),VS=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function Ch(e,t){let{name:o,category:n}=rr(t,"test");if(!VS.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.
exec(o),r=n==="python_function"&&!s,a=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,"");return Qt({...Ht(e),q:a,level:r?"python":"modules"})}var Rh=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,Lh=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var Nh="tracediff.dismissed-jobs",QS=24*3600*1e3,JS=1e4;function Ph(){try{return JSON.parse(localStorage.getItem(Nh))??[]}catch{return[]}}function XS(e){try{localStorage.setItem(Nh,JSON.stringify([...Ph().
slice(-50),e.id]))}catch{}}function ZS(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<QS;return!o.includes(e.id)&&(!Tn(e)||t.has(e.id)||n)}function eE(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),a=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&a<JS)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&be(s,o==="failed")}}}function Ih(e,t){let o=i("ul",{class:"transfers"}),n=i("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},i("div",{class:"section-hea\
d"},i("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,a=eE(),l=0;function c(){let h=null;for(let g of ke.transfers){let y=s.get(g.key);y||(y=Jf(g),s.set(g.key,y),h??=y),y.update();
let{state:w,label:b,job:x}=g;a.tell(g.key,{state:w,stage:x?.stage,text:`${b}: ${w==="failed"?"failed. ":""}${y.text()}`})}return h}function u(){let h=Ph();Zt.running.forEach(y=>r.add(y.id));let g=Zt.list.
filter(y=>ZS(y,r,h)).reverse();for(let y of g)s.has(y.id)||s.set(y.id,Xf(y,()=>{XS(y),d()})),s.get(y.id).update(y),a.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${Ln(y)}`});return g}function d(){
l=0;let h=s.size===0,g=c(),y=[...ke.transfers.map(w=>w.key),...u().map(w=>w.id)];for(let w of s.keys())y.includes(w)||s.delete(w);$o(o,y.map(w=>s.get(w).node)),n.hidden=s.size===0,g&&!h&&g.node.scrollIntoView(
{block:"nearest"}),ke.transfers.forEach(({key:w})=>s.get(w).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let p=({detail:h})=>e(h.job.set),f=({detail:h})=>e(h.set);return ke.addEventListener(
"change",m),ke.addEventListener("stored",p),ke.addEventListener("sets",t),Zt.addEventListener("change",m),Zt.addEventListener("stored",f),d(),{node:n,unmount(){ke.removeEventListener("change",m),ke.removeEventListener(
"stored",p),ke.removeEventListener("sets",t),Zt.removeEventListener("change",m),Zt.removeEventListener("stored",f),cancelAnimationFrame(l)}}}var tE=.1;function oE(e,t){let o=t.coming_bytes>0?` and ${$e(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${$e(t.left_bytes)} are left`;return`${e} may store ${$e(t.allowed_bytes)}\
: ${$e(t.stored_bytes)} are stored in ${H(t.sets,"set")}${o}, ${n}.`}function Dh(e,t){if(!t)return null;let o=t.left_bytes<=tE*t.allowed_bytes;return i("span",{class:o?"quota-few":""},oE(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function Bh(){let e=i("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await rn().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,O(e,Dh(o.user,n)," ",Dh("All together",s))}}}var nE="a[href], button:not(:disabled), input";function qh(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(nE)].filter(p=>!p.closest("form"));function a(m){m.tabIndex=m===
n?0:-1,r(m).forEach(p=>{p.tabIndex=-1})}function l(m=!1){let p=s();n=p.includes(n)?n:p[0]??null,p.forEach(a),m&&!e.contains(document.activeElement)&&u()}function c(m){let p=n;n=m??n,[p,m].filter(Boolean).
forEach(a)}function u(){return n?.focus(),n!==null}function d(m,p){let f=s(),h=f.indexOf(n),g=[n,...r(n)],y=g.indexOf(p);return{ArrowDown:f[h+1],ArrowUp:f[h-1],Home:f[0],End:f.at(-1),ArrowRight:g[y+1],
ArrowLeft:g[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:p,target:f}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||dr(f)||f.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(p)?(m.preventDefault(),d(p,f)?.focus()):f===n&&(p==="Enter"||p===" ")&&(m.preventDefault(),o(p,n)))}),{sync:l,focus:u}}function ai(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},a,l){let c=ie("edit"),u=i("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=i("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let p=u.value.trim();if(p===t&&!r||p===""&&!s){l();return}u.disabled=!0,await a(p)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},i("label",{for:c,class:"visually-hidden"},o),u,i("button",{type:"submit",class:"small-button"},"Save"),D("Cancel",l,{class:"small-button"}));O(e,d),u.focus(),u.select()}var $s=4;function ii(e,t,{text:o,...n}={}){let s=ie("menu"),a=i("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:g=>{(g.key==="ArrowDown"||g.key==="ArrowUp")&&(g.preventDefault(),u(g.key==="ArrowUp"))}}},o??Ft("more")),l=null,c=()=>Fh(l,a);function u(g=!1){
l=i("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:f,focusout:h}}),O(l,t().filter(y=>!y.hidden).map(p)),a.setAttribute("aria-expanded","true"),a.setAttribute("aria-controls",s),a.
closest("main").append(l),Fh(l,a),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(g?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let g=l;l=null,g?.remove(),a.setAttribute("aria-expanded","false"),a.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],p=g=>i(g.href?
"a":"button",{role:"menuitem",type:g.href?null:"button",href:g.href,download:g.download,tabindex:"-1",class:g.danger?"danger":g.href?"button":"",disabled:g.disabled,title:g.title,on:{click:()=>{if(g.href){
setTimeout(()=>l&&(a.focus({preventScroll:!0}),d()));return}d(),a.focus({preventScroll:!0}),g.run()}}},g.text);function f(g){let y=m().filter(_=>!_.disabled),w=y.indexOf(document.activeElement),b=g.key.
length===1?g.key.toLowerCase():"",x={ArrowDown:y[(w+1)%y.length],ArrowUp:y.at(w-1),Home:y[0],End:y.at(-1)}[g.key]??(b.trim()===""?void 0:[...y.slice(w+1),...y].find(_=>_.textContent.toLowerCase().startsWith(
b)));(g.key==="Escape"||g.key==="Tab")&&(d(),a.focus({preventScroll:!0})),(g.key==="Escape"||x)&&(g.preventDefault(),g.stopPropagation(),x?.focus({preventScroll:!0}))}function h(g){l&&!l.contains(g.relatedTarget)&&
g.relatedTarget!==a&&d()}return a}function Fh(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+$s+s<=innerHeight;e.style.setProperty("top",`${Math.max($s,r?o.bottom+$s:
o.top-$s-s)}px`),e.style.setProperty("left",`${Math.max($s,Math.min(o.right-n,innerWidth-n-$s))}px`)}var li=12,Wh=3;function sE(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>Fa([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function jh(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return i("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},i("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),i("\
span",{"aria-hidden":"true"},n))}function rE(e){return e.damaged?i("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function aE(e,t){let o=s=>D(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-Wh;return e.tags.length>0&&i("span",{class:"tags"},e.tags.slice(0,Wh).
map(o),n>0&&i("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function iE(e,t){let o=e.goes?`removed ${Rp(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server re\
moves it on ${Ze(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?i("span",{class:"muted small",title:n},s):D([Ft("pin"),s],()=>t.pin(
[e],!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which is ${o}`})),e.uploaded_by&&i("span",{class:"muted small by e\
llipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function lE(e,t,o){let n=i("div",{class:"set-line"}),s=()=>O(n,i("span",{class:"set-name ellipsis",title:e.label},e.label),aE(e,t),
iE(e,t),e.notes!==""&&i("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:i("td",{class:"set-cell"},n,rE(e)),edit(a){ai(n,e[a],a==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[a]:l}),r)}}}function cE(e,t,o){let n=zf(e.quality),s=i("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,Gf(e)),O(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&Ft("warning"),i("span",{class:"ellipsis"},n.text),Ft("chevron"));return s}function uE(e){return e.steps.length>0?i("span",{title:Qe(e.steps)},M(e.step_count??e.steps.length)):
i("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var dE=e=>e.devices.length>0?e.devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):de;function mE(e){return e.median_step_ns!==null?
[R(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[de,e.steps.length>0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function Hh(e,t,o,{member:n=!1}={}){
let s=i("tr",{class:"detail",hidden:!o.has(e.id)},i("td",{colspan:String(li)},o.get(e.id))),r=ii(`Actions for ${e.label}`,()=>sE(e,t,m=>a.edit(m))),a=lE(e,t,()=>r.focus()),l=i("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:m=>t.check(e,l.checked,m.shiftKey)}}),[c,u]=mE(e);return[i("tr",{data:{set:e.id},class:n?"member":""},i("td",{class:"check-cell"},l),i("td",
{class:"pick-cell"},jh("control",e,t),jh("test",e,t)),a.node,i("td",{"data-head":"Device",class:"device-cell ellipsis",title:e.devices.join(", ")},dE(e)),i("td",{class:"num","data-head":"Step",title:u},
c),i("td",{class:"num","data-head":"Ranks",title:Qe(e.ranks)},M(e.ranks.length)),i("td",{class:"num","data-head":"Steps"},uE(e)),i("td",{"data-head":"Recorded",class:"date"},e.recorded===null?de:Ze(e.
recorded)),i("td",{"data-head":"Added",class:"date"},Ze(e.created)),i("td",{class:"num","data-head":"Size",title:`${H(e.quality.events,"event")} in ${$e(e.raw_bytes)} of JSON in ${H(e.files,"file")}`},
$e(e.disk_bytes)),i("td",{"data-head":"Quality"},cE(e,s,o)),i("td",{class:"row-actions"},i("a",{class:"button small-button analyse-link",href:ce(`/analyse?set=${Ge(e.id)}`),"aria-label":`Analyse ${e.label}`},
"Analyse"),r)),s]}var pE=["sets","tag","baseline","name","category","layer","measure","time","by"];function vs(e){let t=new URLSearchParams(e);return Object.fromEntries(pE.map(o=>[o,_t(t,ic,o,o==="sets"?"":void 0)]))}function pr(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),Go(t,ic,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function fr(e){let t=pr(
e).toString();return ce(t===""?"/series":`/series?${t}`)}var Uh=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Device"},{text:"Step time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"\
Recorded"},{text:"Added",sort:"created"},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],zh=Uh.filter(e=>e.sort);function fE(e,t){return e.sort?i("th",{scope:"col",class:e.
num?"num":"",data:{sort:e.sort}},D([e.text,i("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):i("th",{scope:"col",class:e.num?"num":""},e.hidden?[i("span",{"aria-hidden":"true"},e.text),
i("span",{class:"visually-hidden"},e.hidden)]:e.text)}function Gh(e){let t=i("tbody"),o=i("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.
checked)}}),n=Uh.map(g=>fE(g,e.sort)),s=i("div",{class:"card scroll-x"},i("table",{class:"sets",role:"grid"},i("caption",{class:"visually-hidden"},"Trace sets"),i("thead",{},i("tr",{},i("th",{scope:"c\
ol",class:"check-cell"},o),n)),t)),r=qh(t,"tr[data-set], tr.group, tr.more-row",(g,y)=>{let w=y.dataset.set?g===" "?".set-check":".menu-button":"button";y.querySelector(w)?.click()}),a=new Map,l=new Map;
function c(g,y,w,b){let x=l.get(g),_=x?.shown===y?x:{shown:y,rows:w()};return b.set(g,_),_.rows}let u=(g,y,w=!1)=>c(g.id,JSON.stringify([g,w]),()=>Hh(g,e,a,{member:w}),y);function d(g,y,w){let b=c(`gr\
oup ${g.prefix}`,JSON.stringify([g,!!y]),()=>[hE(g,y,e)],w);if(!y)return b;let x=y.total-y.sets.length;return[...b,...y.sets.flatMap(_=>u(_,w,!0)),...c(`more ${g.prefix}`,`${y.loading} ${x}`,()=>y.loading||
x>0?[gE(g,y,x,e)]:[],w)]}function m(g){let y=new Map,w=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:x}=w?.closest("tr")?.dataset??{};$o(t,g.entries.flatMap(_=>_.group?d(
_.group,g.groups.get(_.group.prefix),y):u(_.set,y))),l=y,b!==void 0&&!w.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(w!==null),w?.matches(
".pin-toggle")&&!w.isConnected&&t.querySelector(`tr[data-set="${x}"] .pin-toggle`)?.focus({preventScroll:!0}),p(g),f(g)}function p({sort:g,order:y}){for(let w of n){let b=w.dataset.sort===g;w.dataset.
sort&&(w.ariaSort=b?{asc:"ascending",desc:"descending"}[y]:null,O(w.querySelector(".sort-mark"),b&&Ft(y==="asc"?"up":"down")))}}function f({picked:g,checked:y}){let w=[...t.querySelectorAll("tr[data-s\
et]")];for(let x of w){let{set:_}=x.dataset;for(let $ of["control","test"])x.toggleAttribute(`data-${$}`,_===g[$]),x.querySelector(`.pick-${$} input`).checked=_===g[$];x.toggleAttribute("data-checked",
y.has(_)),x.querySelector(".set-check").checked=y.has(_)}let b=w.filter(x=>y.has(x.dataset.set)).length;o.checked=b>0&&b===w.length,o.indeterminate=b>0&&b<w.length,o.disabled=w.length===0}function h(g){
let y=[...t.children].find(w=>w.dataset.set===g);return y?.classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:h,focus:r.focus}}function hE(e,t,o){let n=D([Ft("c\
hevron"),i("span",{class:"set-name"},e.prefix),i("span",{class:"muted"},H(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${H(
e.sets,"set")}`});return i("tr",{class:"group",data:{prefix:e.prefix}},i("td",{class:"check-cell"}),i("td",{class:"pick-cell"}),i("td",{class:"set-cell",colspan:"6"},n,!e.prefix.includes(",")&&i("a",{
class:"small",href:fr({...vs(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")),i("td",{class:"date"},Ze(e.newest)),i("td",{colspan:String(
li-9)}))}function gE(e,t,o,n){return i("tr",{class:"more-row member"},i("td",{colspan:String(li)},t.loading?i("span",{class:"muted"},"Loading …"):D(`Show more of ${e.prefix} (${M(o)} left)`,()=>n.more(
e.prefix),{class:"link-button"})))}function Yh(e,t){let o=e,n=ie("tags"),s=ie("known-tags"),r=i("p",{class:"small",role:"status"}),a=i("ul",{class:"tag-list"}),l=i("datalist",{id:s}),c=i("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=i("form",{class:"tag-form",on:{submit:h=>{h.preventDefault();let g=c.value.trim().replace(/\s+/g," ");g!==""&&p({add_tags:[g]},
`Tagged “${g}”.`)}}},c,i("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${H(o.length,"set")}`,m=i("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:h=>{h.target===m&&m.close()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:n},d),xe("close","Close",()=>m.close())),i("div",{class:"trace-body"},a,u,
l,r)));async function p(h,g){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let w=await Fo(o[y].id,h);o=o.map(b=>b.id===w.id?w:b),t(w)}c.value="",r.classList.remove("error-text"),r.textContent=g}catch(y){
r.classList.add("error-text"),r.textContent=y.message,be(y.message,!0)}c.disabled=!1,f(),c.focus()}function f(){let h=new Map;o.flatMap(g=>g.tags).forEach(g=>{let y=[...h.keys()].find(w=>w.toLowerCase()===
g.toLowerCase())??g;h.set(y,(h.get(y)??0)+1)}),O(a,[...h].map(([g,y])=>i("li",{class:"tag"},g,y<o.length&&i("span",{class:"muted"},` ${y} of ${o.length}`),xe("close",`Remove the tag ${g}`,()=>p({remove_tags:[
g]},`“${g}” was removed.`)))),h.size===0&&i("li",{class:"muted"},"No tags yet."))}return f(),document.body.append(m),m.showModal(),c.focus(),an().then(h=>O(l,h.map(({tag:g})=>i("option",{value:g})))).
catch(()=>{}),m}function Vh({title:e,text:t,form:o,action:n,start:s,ended:r}){let a=ie("regroup"),l=i("p",{class:"small regroup-status",role:"status"}),c=i("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=i(
"button",{type:"submit",class:"primary"},n),d=D("Cancel",()=>f.close()),m=null,p=i("fieldset",{class:"regroup-fields"},o),f=i("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":a,on:{close:()=>f.
remove(),click:b=>{b.target===f&&f.close()}}},i("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),w()}}},i("div",{class:"trace-head"},i("h2",{id:a},e),xe("close","Close",()=>f.close())),i("d\
iv",{class:"trace-body"},t&&i("p",{class:"muted"},t),p,c,l),i("div",{class:"regroup-buttons"},d,u)));function h(b,x=!1){l.textContent=b,l.classList.toggle("error-text",x),x&&be(b,!0)}function g(b){p.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,h(b,!0),f.isConnected||Ee(b,{urgent:!0})}function y(b){b.state==="done"?(f.close(),r(b)):b.state==="failed"||b.state==="cancelled"?g(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,h(`${M(b.files_done)} of ${H(b.files_total,"file")}`))}async function w(){h("");try{m=await s()}catch(b){g(b.message);return}
m&&(p.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&as(m.id).catch(()=>{}),Ea(m.id,y))}return document.body.append(f),f.showModal(),{dialog:f,say:h,
go:u}}async function wE(e,t){try{for(let o of e.binned)await ss(o);for(let o of e.made.filter(n=>!n.already_stored))await ns(o.set)}catch(o){Ee(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function Qh(e,t,o){Ee(e,{seconds:30,action:{label:"Undo",run:()=>wE(t,o)}}),o(t.set)}function yE(e,t){let o=e.file_list.map(s=>i("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>i("li",{},i("label",{class:"check"},o[r],i("span",{class:"regroup-rank"},`Rank ${s.rank}`),i("span",{class:"mono wrap"},s.file),i("span",{class:"muted small"},$e(s.disk_bytes)))));
return{node:i("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function Kh(e,t,o,n,s){return i("label",{class:"check"},i("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function Jh(e,t){let o=ie("split"),n=i("div",{class:"regroup-form"},i("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:a,say:l,go:c}=Vh({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):op(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>Qh(`“${e.
label}” was split into ${H(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await ko(e.id);s=yE(d,()=>l("")),O(n,Kh(o,"each",`Each file becomes a set: ${H(d.file_list.
length,"set")}`,!0,u),Kh(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,a.open&&n.querySelector("input").focus()}catch(d){O(n),l(d.message,!0)}}function Xh(e,t){
let o=ie("label"),n=i("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});Vh({title:`Join ${H(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:i("div",{class:"reg\
roup-form"},i("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>i("li",{},i("span",{class:"wrap"},s.label),i("span",{class:"muted small"},` ${H(s.files,"file")}`)))),i("label",{for:o},"Label"),
n),start:()=>np(e.map(s=>s.id),n.value.trim()),ended:s=>Qh(`${H(e.length,"set")} were joined.`,s,t)}),n.focus()}var bE=10,_E=12,kE=200,xE=4;async function iu(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:xE},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function $E({change:e,sort:t}){let o=ie("find"),n=i("span",{class:"muted small found"}),s=!1,r=Je(kE,()=>e({q:a.value.trim()})),a=i("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:p=>{p.key==="Escape"&&a.value!==""&&(p.preventDefault(),a.value="",r.cancel(),e({q:""}))}}}),l=i("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},zh.flatMap(({sort:p,text:f})=>[["desc","↓"],["asc","↑"]].map(([h,g])=>i("option",{value:`${p} ${h}`},`${f} ${g}`)))),c=i("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=i("div",{class:"find-bar",hidden:!0,role:"search"},i("label",{for:o,class:"visually-hidden"},"Find trace sets"),a,c,i("span",{class:"\
list-order"},l),n);function d(p,f,h){let g=[...p.tag.filter(w=>!f.some(b=>b.tag===w)).map(w=>({tag:w})),...f.slice(0,_E)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;O(c,g.
map(({tag:w,sets:b})=>D([w,b!==void 0&&i("span",{class:"muted"},` ${M(b)}`)],()=>h(w),{class:"tag","aria-pressed":String(p.tag.includes(w)),data:{tag:w}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,a.focus(),a.select()}return{node:u,drawTags:d,focus:m,draw(p,f,h){u.hidden=h<=bE&&!Ia(p)&&!s,l.value=`${p.sort} ${p.order}`,document.activeElement!==a&&(a.
value=p.q);let g=f===0?"No set matches.":H(f,"set");return n.textContent=Ia(p)?g:"",g}}}var Zh=e=>[...e.values()].every(t=>t.pinned);function vE(e){let t=i("span",{role:"status"}),o=D("",e.compare,{class:"\
primary"}),n=D("Join …",e.join,{class:"writes"}),s=D("Tags …",e.tags,{class:"writes"}),r=D("",e.pin,{class:"writes"}),a=D("",e.remove,{class:"writes danger"}),l=i("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,a,xe("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${M(c.size)} selected`,o.textContent=`Compare (${M(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=Zh(c)?"Unpin":"Pin",a.textContent=`Delete (${M(c.size)})`}}}function SE(e){let t=i("span",{class:"muted"}),o=D("Previous",()=>e(-1)),n=D("Next",
()=>e(1)),s=i("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,a){let l=(r-1)*pn,c=Math.min(l+pn,a.entry_total);s.hidden=a.entry_total<=pn&&r===1,o.disabled=
r===1,n.disabled=c>=a.entry_total,t.textContent=c>l?`${M(l+1)}–${M(c)} of ${M(a.entry_total)}${a.entry_total===a.total?"":` rows, ${H(a.total,"set")}`}`:""}}}function eg({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let a=i("div",{class:"content"},EE()),l=new Map,c=new Map,u=null,d=null,m="",p=null,f=[],h={control:"",test:""},g="",y=null,w="",b=!1,x=(C,B)=>{b=!0,e({page:1,...C},B)},_=$E({change:C=>x(
C,{replace:!0}),sort:(C,B)=>x({sort:C,order:B})}),$=Gh({pick:t,save:V,pin:Ce,remove:qe,check:P,checkAll:q,toggleGroup:G,tags:oe,split:C=>Jh(C,Ne),more:N,filterTag:U,sort:W}),k=vE({compare:X,join:()=>Xh(
[...l.values()],Ne),tags:()=>oe([...l.values()]),pin:()=>Ce([...l.values()],!Zh(l)),remove:()=>qe([...l.values()]),clear:()=>{l.clear(),z()}}),T=SE(C=>{e({page:u.page+C}),a.scrollIntoView({block:"star\
t"})}),E=tf(S),v=i("div",{class:"set-list"},E.node,_.node,a,T.node,k.node);async function S(){y?.abort(),y=new AbortController;let{signal:C}=y;m=Rn(u).toString(),a.ariaBusy="true";let B=setTimeout(()=>r.
busy(!0),400);try{let[Y,I,ee]=await Promise.all([Rt(Rn(u),{signal:C}),an({signal:C}),Ia(u)?Rt("limit=0",{signal:C}):null,o()]);d=Y,f=I,p=E.draw(ee??Y),await L(C),ye()}catch(Y){Y.name!=="AbortError"&&A(
Y)}finally{clearTimeout(B),C.aborted||(r.busy(!1),a.ariaBusy=null)}}function A(C){d=null,m="",O(a,i("div",{class:"error-box",role:"alert"},i("h2",{},"The traces cannot be listed"),i("p",{},C.message),
D("Try again",S,{class:"primary"})))}let F=(C,B,Y=pn)=>{let I=Rn({...u,page:1});return I.delete("group"),I.set("prefix",C),I.set("offset",String(B)),I.set("limit",String(Y)),I};async function L(C){let B=new Set(
d.entries.flatMap(({group:Y})=>Y?[Y.prefix]:[]));for(let[Y,I]of[...c]){if(!B.has(Y)){c.delete(Y);continue}let ee=await Rt(F(Y,0,Math.min(1e3,Math.max(pn,I.sets.length))),{signal:C});c.set(Y,{sets:se(ee),
total:ee.total,loading:!1})}}async function N(C){let B=c.get(C),Y=m;B.loading=!0,z();try{let I=await Rt(F(C,B.sets.length));B.sets=[...B.sets,...se(I)],B.total=I.total}catch(I){Ee(`${C} cannot be list\
ed. ${I.message}`,{urgent:!0})}B.loading=!1,Y===m&&z()}function G(C){c.delete(C)?z():(c.set(C,{sets:[],total:0,loading:!0}),N(C))}let se=C=>C.entries.flatMap(({set:B})=>B?[B]:[]),te=()=>d.entries.flatMap(
({set:C,group:B})=>C?[C]:c.get(B.prefix)?.sets??[]);function ye(){n({sets:se(d),allTotal:p,checking:E.checking()});let C=_.draw(u,d.total,p);b&&(b=!1,be(C)),z(),w!==""&&re(w)}function z(){if(d&&(_.drawTags(
u,f,U),T.draw(u.page,d),k.draw(l),!(d.entries.length===0&&E.checking()))){if(d.entries.length===0){O(a,p===0?s():Z());return}$.node.parentNode!==a&&O(a,$.node),$.draw({...d,groups:c,picked:h,checked:l,
sort:u.sort,order:u.order})}}let Z=()=>d.total>0?i("p",{class:"card nothing"},"There is nothing on this page."):i("p",{class:"card nothing"},"No set matches. ",D("Show all",()=>x({q:"",tag:[]}),{class:"\
link-button"}));function re(C){if(w="",$.flash(C))return;d.entries.find(({group:Y})=>Y&&c.get(Y.prefix)?.sets.some(I=>I.id===C))||gt([C]).then(([Y])=>{let[I]=(Y&&d?d.entries:[]).filter(({group:ee})=>ee&&
Y.label.toLowerCase().startsWith(ee.prefix.toLowerCase())).sort((ee,ue)=>ue.group.prefix.length-ee.group.prefix.length);I&&!c.has(I.group.prefix)&&G(I.group.prefix)}).catch(()=>{})}function W(C){let B=C===
"label"?"asc":"desc",Y=B==="asc"?"desc":"asc";x({sort:C,order:u.sort===C&&u.order===B?Y:B})}function U(C){let B=u.tag.includes(C);x({tag:B?u.tag.filter(Y=>Y!==C):[...u.tag,C].slice(-8)})}function P(C,B,Y){
let I=te(),[ee,ue]=[I.findIndex(Le=>Le.id===g),I.findIndex(Le=>Le.id===C.id)].sort((Le,Ye)=>Le-Ye);(Y&&ee>=0?I.slice(ee,ue+1):[C]).forEach(Le=>B?l.set(Le.id,Le):l.delete(Le.id)),g=C.id,z()}function q(C){
te().forEach(B=>C?l.set(B.id,B):l.delete(B.id)),z()}function X(){let[C,B]=[...l.values()].sort((ee,ue)=>ee.created.localeCompare(ue.created)),[Y,I]=tr(C,B);r.go(jt(Y.id,I.id))}function ae(C){if(d===null){
S();return}let B=Y=>Y.id===C.id?{...Y,...C}:Y;d.entries=d.entries.map(Y=>Y.set?{set:B(Y.set)}:Y),c.forEach(Y=>{Y.sets=Y.sets.map(B)}),l.has(C.id)&&l.set(C.id,C),n({sets:se(d),allTotal:p}),z(),a.ariaBusy===
"true"&&S()}function Ne(C){return l.clear(),w=C,S()}async function V(C,B){try{return ae(await Fo(C.id,B)),be("Saved."),!0}catch(Y){return Ee(`Not saved. ${Y.message}`,{urgent:!0}),!1}}function oe(C){Yh(
C,ae).addEventListener("close",()=>S())}let he=C=>C.length===1?`“${C[0].label}”`:H(C.length,"set");async function Ce(C,B){let Y=await iu(C,async I=>ae(await Fo(I.id,{pinned:B})));Y.length>0?Ee(`${he(
Y.map(({item:I})=>I))} ${Y.length===1?"was":"were"} not changed. ${Y[0].error.message}`,{urgent:!0}):be(`${he(C)} ${C.length===1?"is":"are"} ${B?"pinned":"not pinned"}.`)}async function qe(C){let B=await iu(
C,I=>ns(I.id));B.length>0&&Ee(`${he(B.map(({item:I})=>I))} ${B.length===1?"was":"were"} not deleted. ${B[0].error.message}`,{urgent:!0});let Y=C.filter(I=>!B.some(({item:ee})=>ee===I));Y.forEach(I=>l.
delete(I.id)),Y.length>0&&Ee(`${he(Y)} ${Y.length===1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>rt(Y)}}),document.getElementById("main").focus({preventScroll:!0}),await S()}async function rt(C){
let B=await iu(C,Y=>ss(Y.id));B.length>0&&Ee(`${he(B.map(({item:Y})=>Y))} cannot be brought back. ${B[0].error.message}`,{urgent:!0}),w=C.length===1?C[0].id:"",await S()}return{node:v,show(C,B){let Y=u;
u=C,h=B,Y&&Rn(Y).get("sort")!==Rn(u).get("sort")&&c.clear(),Rn(u).toString()!==m?S():z()},reload(C=""){return w=C||w,S()},search:()=>p>0&&(_.focus(),!0),enter:()=>$.focus(),focused:()=>d&&te().find(C=>C.
id===document.activeElement.closest("tr[data-set]")?.dataset.set),unmount(){y?.abort(),E.stop()}}}function EE(){return i("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>i(
"div",{class:"skeleton"})))}function at(e){let t=i("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var lu=4,TE=["control","test"],ci={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other a\
rguments",shapes:"launched by other operators with the same input shapes"};function tg(e){let t=i("h2"),o=i("ul",{class:"replacements-list"}),n=i("p",{class:"related-more"}),s=at("Probable replacement\
s"),r=i("details",{class:"card rank-steps replacements",hidden:!0},i("summary",{},t,i("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what l\
aunches them, or by their names if these differ in template arguments alone.")),i("div",{class:"chart-tools"},s.node),o,n),a=!1,l=null;function c(d,m){let p=d.replacements??[];l!==d&&(l=d,a=!1),r.hidden=
p.length===0,!r.hidden&&(t.textContent=`Probable replacements (${M(p.length)})`,O(o,p.slice(0,a?void 0:lu).map(f=>u(f,d,m))),n.hidden=a||p.length<=lu,O(n,!n.hidden&&D(`Show all ${M(p.length)}`,()=>{a=
!0,c(d,m),o.children[lu].querySelector("a").focus()},{class:"link-button"})))}function u(d,m,p){let f={diff_duration:d.diff_duration};TE.forEach(k=>{f[`${k}_counts`]=d[k].counts,f[`${k}_total_duration`]=
d[k].total_duration});let{control:h,test:g,diff:y,growth:w,controlCount:b,testCount:x}=Vo(f,p?"per_step":"total",m),_=y>0?"more":y<0?"less":"calm",$=(k,T,E)=>i("p",{class:`replaced ${E}`},i("span",{class:"\
replaced-mark","aria-hidden":"true"},T),i("span",{class:"visually-hidden"},T==="−"?"gone: ":"new: "),i("a",{href:e(k),class:"mono",title:k.name},i("bdi",{},k.name)));return i("li",{},i("div",{class:"\
replaced-names"},$(d.control,"−","less-mark"),$(d.test,"+","more-mark"),i("p",{class:"muted small"},ci[d.rule]??d.rule,d.shared!==null&&[", ",i("span",{class:"mono"},d.operator??"")," ",d.input_dims&&
i("span",{class:"mono"},d.input_dims),` (${Ae(100*d.shared)} of what launches them is shared)`])),i("dl",{class:"replaced-numbers"},i("dt",{},p?"calls per step":"calls"),i("dd",{},`${M(b)} → ${M(x)}`),
i("dt",{},p?"time per step":"time"),i("dd",{title:`${ne(h)} → ${ne(g)}`},`${R(h)} → ${R(g)}`),i("dt",{},"Δ"),i("dd",{class:`strong ${_}`,title:je(y)},_e(y),h>0&&` (${pe(w)})`)))}return{node:r,sql:s,
draw:c}}async function Ut(e,t){try{await navigator.clipboard.writeText(e),Ee(t,{seconds:4})}catch{Ee(`Copy this: ${e}`,{seconds:60})}}var OE={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},og="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function Fn(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${M(o)} steps are too few to find a change among ${M(
n)} rows.`}let t=`q = ${qt(mn(e))}, p = ${qt(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ so, too (${t}).`:e.significance==="no_differenc\
e_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function hr(e){switch(e.calls){case"fact":return`calls: ${M(e.control_calls)} → ${M(e.test_calls)} in \
every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${qt(e.calls_q_value)})`;default:return""}}var ME=({row:e,of:t})=>{let o=typeof e.control_median=="number"&&typeof e.test_median==
"number",n=(a,l)=>a===null||l===null?null:l-a,s=(a,l,c,u,d=[])=>i("tr",{},i("th",{scope:"row"},a),[l,c,u].map((m,p)=>i("td",{class:`num${p===2?" strong":""}`,title:d[p]??null},m))),r=(a,l,c,u=n(l,c))=>s(
a,R(l),R(c),_e(u),[ne(l),ne(c),je(u)]);return i("table",{class:"detail-table"},i("thead",{},i("tr",{},i("td"),["Control","Test","Δ"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("Call\
s",M(e.control_counts),M(e.test_counts),nt(e.diff_counts)),r("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),r("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_s\
tep")),r("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&r("Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),o&&
r("Median of steps",e.control_median,e.test_median),o&&r("Quartile spread",e.control_spread,e.test_spread)))};function ng(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${ci[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...ar(e)].join(`
`):e.name}function sg({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let a=i("div",{class:"op-panel-body"}),l=i("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},i("div",
{class:"op-panel-head"},i("h2",{},"Selected operation"),xe("close","Close (Escape)",e)),a),c=null;function u(d){let{row:m}=d,{replaces:p}=m,f=hr(m);return[i("p",{class:"mono full-name"},i("bdi",{},m.name)),
i("p",{class:"muted small"},m.category,m.kind&&` · ${m.kind.toLowerCase()}`,` · ${OE[m.change]}`),p&&i("div",{class:"small op-replaces"},i("p",{},"probably replaces"),i("p",{class:"mono full-name"},
i("bdi",{},p.name)),i("p",{class:"muted"},`${ci[p.rule]??p.rule}${p.operator?`: ${p.operator}`:""}`,p.input_dims&&i("span",{class:"mono"},` ${p.input_dims}`))),m.aliases&&i("div",{class:"small op-repl\
aces"},i("p",{},p?"all kernels that are gone or new":m.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),ar(m).map(h=>i("p",{class:"mono full-name"},i("bdi",{},h)))),m.significance&&i("p",{class:"small"},Fn(m),f&&` ${f[0].toUpperCase()}${f.slice(1)}.`),ME(d),i("p",{class:"op-actions"},t?.(m)&&i("a",
{href:t(m)},"Open this operation"),n?.(m)&&i("a",{href:n(m)},"Show in the timeline"),o?.(m)&&i("a",{href:o(m)},"Where in the tree"),r&&D("Show in the table",r,{class:"link-button"}),s&&D("Show its ran\
ks and steps",s,{class:"link-button"}),D("Copy the name",()=>Ut(m.name,"Name copied."),{class:"link-button"}))]}return{node:l,isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let p=l.
hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),O(a,l.hidden?null:m??u(d)),(p||m)&&(a.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}var rg=64,ag=32;function AE(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>rg)return`${t} is too long: a tag has at most ${rg} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function CE(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,a)=>o.indexOf(o[a])===a),
s=n.map(AE).find(r=>r!=="")??(n.length>ag?`${n.length} tags are too many: a set has at most ${ag}.`:"");return{tags:n,fault:s}}var RE="key=value, separated by commas";function ig(){let[e,t]=["tags","t\
ags-help"].map(ie),o=i("span",{id:t,class:"tag-help",role:"status"}),n=i("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:ke.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:a,fault:l}=CE(n.value);Object.assign(ke,{tagText:n.value,tags:a,tagFault:l}),(r||l==="")&&(o.textContent=l||RE,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),i("div",{class:"tag-field writes small"},i("label",{for:e},"Tags of the next uploads"),n,o)}function lg(e,t,o){let n=i("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=Xp(n.files);s.length>0?ke.add(s):o.webkitdirectory&&Ee("That folder is empty.",{urgent:!0}),n.value=""}}});
return i("span",{class:"writes"},i("button",{type:"button",on:{click:()=>n.click()}},Ft(t),e),n)}function cg(e){return i("div",{class:"recipe"},i("pre",{},i("code",{},e)),D("Copy",()=>Ut(e,"Code copie\
d."),{class:"small-button","aria-label":"Copy the code"}))}function LE(){let e=(t,o,n)=>{let s=D(t,async()=>{s.disabled=!0;try{await ke.addSample(o)}catch(r){Ee(`The sample cannot be added. ${r.message}`,
{urgent:!0}),s.disabled=!1}},{class:n});return s};return i("div",{class:"empty"},i("h2",{},"No traces yet"),i("p",{class:"tagline"},"tracediff compares two runs of a PyTorch program, as its profiler r\
ecorded them, and says what changed, by how much, and why."),i("p",{class:"writes sample-offer"},e("Look at a sample pair","","primary"),i("span",{class:"muted"},"Two recordings of a training on an H2\
00; attention was one kernel, then written by hand.")),i("p",{class:"writes sample-offer"},e("One with four ranks","ranks",""),i("span",{class:"muted"},"Generated, with four changes planted in the sec\
ond.")),i("h3",{},"Your own"),i("ol",{},i("li",{},"Copy ",i("code",{},"clients/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once before and once af\
ter your change:",cg(Rh),i("details",{},i("summary",{},"Or with ",i("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),cg(Lh))),i("li",{},"Each run leaves a fold\
er with one ",i("code",{},".json")," or ",i("code",{},".json.gz")," file per rank."),i("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison\
 opens by itself.")))}function NE(e){let t=i("span",{class:"side side-control"}),o=i("span",{class:"side side-test"}),n=xe("swap","Swap control and test",e),s=i("a",{class:"button primary",href:ce("/c\
ompare")},"Compare"),r=i("span",{class:"muted"}),a=i("section",{class:"pick-bar","aria-label":"Control and test"},i("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(p,f,h)=>O(p,i("b",{class:"\
letter"},f),h?i("span",{class:"ellipsis",title:h.label},h.label):i("span",{class:"muted"},"not picked"));d(t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",
n.disabled=!c&&!u,c&&u?(s.href=jt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute("aria-disabled","true"))}return{node:a,draw:l}}var gr={path:"/",name:"Traces",
read:ir,mount(e,t){return IE(e,t)}},ug=24,PE=100;function IE(e,t){let o=ir(location.search),n={control:null,test:null},s=[],r=!1,a=[],l=!1,c=i("span",{class:"count"}),u=Bh(),d=eg({change:h,pick:k,ready:u.
load,loaded:y,empty:LE,context:t}),m=NE(()=>$({control:n.test,test:n.control})),p=Ih(b,()=>d.reload()),f=ig();m.node.hidden=!0,f.hidden=!0,e.append(i("div",{class:"page traces-page"},i("div",{class:"p\
age-head"},i("h1",{},"Traces ",c),i("div",{class:"page-actions"},i("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),lg("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"\
Choose a folder of traces",id:"choose-folder"}),lg("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),f,i("p",{class:"muted small traces-lost \
writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",i("code",{},"tracediff serve --keep-traces=20G")," keeps them."),u.node,p.node,m.node,
d.node)),t.setTitle("Traces");function h(E,v){t.go(Hf({...o,...E}),v)}function g(){d.show(o,{control:n.control?.id??"",test:n.test?.id??""}),m.draw(n.control,n.test)}function y({sets:E,allTotal:v,checking:S=!1}){
l||(s=E,t.setTitle(`Traces (${M(v)})`),c.textContent=v>0?M(v):"",m.node.hidden=v===0,f.hidden=v===0,location.search===""&&v<=ug&&!S&&w(E),_())}function w(E){let{control:v,test:S}=gc(E);v&&(v!==n.control?.
id||S!==n.test?.id)&&(n={control:Ue(E,v),test:Ue(E,S)},h({control:Ge(v),test:Ge(S)},{replace:!0}))}function b(E){let v=ke.transfers.some(S=>S.job?.set===E);v&&!a.includes(E)&&a.push(E),v&&h({q:"",tag:[],
sort:"created",order:"desc",page:1},{replace:!0}),x(v?E:"")}let x=Je(PE,async E=>{if(await d.reload(E),a.length>1&&!r&&!l){let v=await gt(a.slice(-ug)).catch(()=>[]);if(!l&&!r){v.sort((A,F)=>a.indexOf(
F.id)-a.indexOf(A.id));let{control:S}=gc(v);w(S===""?v.slice(0,2):v)}}});async function _(){let E=o,v=["control","test"].map(N=>E[N]),S=v.filter(N=>N!==""&&!s.some(G=>G.id.startsWith(N))),A=await gt(S).
catch(()=>null);if(l||E!==o)return;let[F,L]=v.map(N=>N===""?null:s.find(G=>G.id.startsWith(N))??Ue(A??[],N)??null);n={control:F,test:L},t.unknown(["control","test"].filter(N=>A&&o[N]!==""&&!n[N]).map(
N=>({name:N,value:o[N],allowed:"a stored set"}))),g()}function $(E){r=!0,n=E,h({control:Ge(E.control?.id??""),test:Ge(E.test?.id??"")})}function k(E,v){$({...n,[E]:v}),be(`${v.label} is the ${E}.`)}function T(E){
let v=d.focused();return v?k(E,v):!1}return g(),{keys:{search:d.search,enter:d.enter,control:()=>T("control"),test:()=>T("test")},update(E){let v=o;o=ir(E),g(),(v.control!==o.control||v.test!==o.test)&&
_()},back:()=>d.reload(),unmount(){l=!0,x.cancel(),d.unmount(),p.unmount()}}}var wr=200;function dg(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function a(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([p,f])=>m.set(p,String(f))),s=u;try{let p=await dt(m,{signal:u.signal});return d===t?p:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,p)=>{
o[p]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await a({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=wr*Math.floor(d/wr),p=await a({offset:m,limit:wr});p&&(p.rows.forEach((f,h)=>{o[m+h]=f}),e())},stop(){s?.abort(),t=null}}}var cu=e=>fs(e,e.unit,ms(e)).toString();function pg(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(wr)),t.op!==""&&n.set("row",t.op),o?.key===kt(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var uu=e=>({key:kt(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function fg(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{return await dt(
o)}catch{return null}}function DE(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=pg(cu(e),e,t),n=new AbortController,s=dt(o,{signal:n.signal});s.catch(()=>{}),globalThis.
firstComparison={query:o,stop:n,answer:s}}var BE=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function mg(e){let t=()=>{let o=new URLSearchParams(location.search);return[...o.
keys()].filter(n=>!BE.test(n)).forEach(n=>o.delete(n)),location.replace(ce(`/compare/recordings?${o}`)),new Promise(()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.
code!=="not_for_recordings")throw o;return t()}}function hg(e,t){DE(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,a)=>{let l=pg(n,s,r),c=o;return o=null,c?.query===
l?(a.addEventListener("abort",()=>c.stop.abort()),mg(c.answer)):(c?.stop.abort(),mg(dt(l,{signal:a})))}}var qE=250;function At({context:e,results:t,message:o}){let n=null,s=!1;async function r(u,d,m){n?.abort(),n=new AbortController;let{signal:p}=n,f=()=>s||p.aborted,h=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},qE),g;try{let y=await u(p);g=()=>d(y)}catch(y){g=()=>{m(y),a(y)}}clearTimeout(h),!f()&&(l(),g(),e.settled())}let a=(u,d)=>Up(e,o.querySelector(".error-box"),u.message,d);function l(){
e.busy(!1),t.removeAttribute("aria-busy")}function c(){n?.abort(),l()}return{ask:r,clearable:a,drop:c,say(u){O(o,u),t.hidden=u!==null},unmount(){s=!0,n?.abort()}}}var FE=4,gg=280,yr=[];function WE(e){return new Promise(t=>{yr.push({node:e,go:t}),yr.length===1&&Wt().then(wg)})}function wg(){let e=yr.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();
return s>0&&n<window.innerHeight}),[{go:t}]=yr.splice(Math.max(0,e),1);t(),yr.length>0&&Wt().then(wg)}function jE(e,t){let o=null,n=null;e.on("plotly_hover",l=>{o=l}),e.on("plotly_unhover",()=>{o=null});
let s=0,r=0,a=l=>{clearTimeout(s),s=performance.now()<r?0:setTimeout(()=>t(l),gg)};e.on("plotly_doubleclick",()=>{clearTimeout(s),r=performance.now()+gg}),e.on("plotly_click",l=>{n=null,a(l)}),e.addEventListener(
"mousedown",({clientX:l,clientY:c,button:u})=>{n=o&&u===0?{event:o,x:l,y:c}:null},!0),e.addEventListener("click",({clientX:l,clientY:c})=>{let u=n;n=null,u&&Math.hypot(l-u.x,c-u.y)<FE&&a(u.event)})}function xt(e){
let t=i("div",{class:"plot",id:e.id}),o=i("span",{class:"chart-unit"}),n=i("p",{class:"chart-message muted",hidden:!0}),s=at(e.title),r=i("div",{class:"chart-tools"},e.tools,s.node,["PNG","SVG"].map(w=>D(
w,()=>y(w.toLowerCase()),{title:`${e.title}: download as ${w}`,"aria-label":`${w} of ${e.title}`}))),a=i("section",{class:`card chart ${e.class??""}`.trim(),"aria-label":e.title},i("div",{class:"chart\
-head"},i(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,p=new ResizeObserver(()=>{l&&!e.paint&&!gn()&&!t.hidden&&t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&h()});p.observe(
a);let f=gs(g);async function h(){if(u)return;let w;u=!0;try{c||await Wt(),w=await Zs(),c||await WE(a)}catch($){O(n,$.message),n.hidden=!1;return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;
m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:x,layout:_}=e.make(l,m);await w.react(t,x,{..._,width:m,height:b,showlegend:!1,uirevision:l.zoom??l.revision},Ip),!c&&!d&&(c=!0,e.onClick&&
jE(t,$=>e.onClick($,l)),e.onRelayout&&t.on("plotly_relayout",$=>e.onRelayout($,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(l)),t.querySelector(".main-svg")?.setAttribute("aria-h\
idden","true")),t.dataset.ready=l.revision}function g(){c&&l&&!l.empty&&!e.paint&&h()}function y(w){c&&(e.save??Dp)(t,w,`${l.file}-${e.file}`,{title:[e.title,l.heading].filter(Boolean).join(", "),lines:l.
caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:a,sql:s,draw(w){let b=l?.revision===w.revision&&!w.empty;if(l=w,o.textContent=w.heading??"",t.dataset.wanted=w.revision,t.hidden=
!!w.empty,r.hidden=t.hidden,a.toggleAttribute("data-empty",t.hidden),n.hidden=!w.empty,O(n,w.empty),!(w.empty||b&&c)){if(e.paint){t.style.height=`${e.height(w)}px`,O(t,e.paint(w)),c=!0,t.dataset.ready=
w.revision;return}t.style.height=`${e.height(w,e.height.length>1?t.clientWidth||600:0)}px`,h()}},redraw:g,retheme:g,layout:()=>t.layout,relayout(w){c&&!t.hidden&&globalThis.Plotly.relayout(t,w(t.layout))},
unmount(){d=!0,p.disconnect(),f(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function To(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.ceil(e/o)},(n,s)=>s*o)}function ui(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var HE=900,di=12,yg=17,UE=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function bg(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of UE){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():bg(n);s&&o.append(s)}return o}function zE({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,p,f,h)=>Te("te\
xt",{x:d,y:m,fill:K(h?"--text":"--muted"),"font-size":f,"font-weight":h?600:400,"font-family":s},p),a=t.flatMap(d=>cn(d,Math.floor(n/6.6),3)),l=[r(di,22,e,15,!0),...a.map((d,m)=>r(di,42+yg*m,d,12,!1))],
c=30+yg*a.length+18,u=di;for(let[d,m]of o)l.push(Te("rect",{x:u,y:c-9,width:14,height:9,fill:K(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+di}}function GE(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),a=Math.max(o,HE),l=zE(t,a),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),p=bg(d);for(let[f,h]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?a-o:0)}))p.setAttribute(f,String(h));return p}),u=l.height+n;return{width:a,height:u,node:Te("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:a,height:u,viewBox:`0 0 ${a} ${u}`},Te("rect",{width:"100%",height:"100%",fill:K("--surface")}),l.nodes,c)}}var _g="image/svg+xml";async function YE(e,t,o){let n=new Image;
n.src=`data:${_g};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function kg(e,t,o,n){let{node:s,width:r,height:a}=GE(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:_g}):await YE(l,r,a);
ui(c,`${o}.${t}`)}var br=212,to={left:62,right:12,top:20,bottom:24},Ss=br-to.top-to.bottom,mi=.62,KE=5,xg=8,pi=84,VE=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function $g(e){return xt(
{...e,class:"waterfall",height:()=>br,keys:VE,paint:ZE,save:kg})}function QE(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function JE(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function XE([e,t]){let o=(t-e)/
KE,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(a=>a*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(a,l)=>(r+l)*s)}var _r=e=>`${100*e}%`;function ZE({fall:e}){let t=QE(e),
o=JE(t),[n,s]=o,[r,a]=Ke(s),l=t.length,c=w=>Ss*(s-Math.max(w,n))/(s-n),u=(w,b=0)=>_r((w+.5+b)/l),d=w=>w===0?"control":w===l-1?"test":e.parts[w-1].change<0?"less":"more",m=ie("fall-less"),p=XE([n/a,s/a]).
map(w=>({y:c(w*a),text:`${Ie(Number(w.toPrecision(12)),0,9)} ${r}`})),f={"aria-hidden":"true",focusable:"false"},h=Te("svg",{class:"fall-body",...f},Te("defs",{},Te("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},Te("rect",{class:"fall-ground",width:5,height:5}),Te("rect",{class:"fall-stripe",width:1.8,height:5}))),p.map(({y:w})=>Te("line",{class:"fall-grid",x2:"1\
00%",y1:w,y2:w})),t.slice(0,-1).map(([,w],b)=>Te("line",{class:"fall-join",x1:u(b,mi/2),x2:u(b+1,-mi/2),y1:c(w),y2:c(w)})),t.map(([w,b],x)=>Te("rect",{class:`fall-bar fall-${d(x)}`,x:u(x,-mi/2),width:_r(
mi/l),y:c(Math.max(w,b)),height:c(Math.min(w,b))-c(Math.max(w,b)),...d(x)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(w=>eT(u(w,-.33),_r(.66/l))),e.parts.map(({change:w},b)=>Te("text",{class:`\
fall-label fall-${w>0?"more":w<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},_e(w))),tT(e).flatMap(([w,b],x)=>[Te("text",{class:"fall-tick fall-whole",x:u(x),y:Ss+15},w),Te("text",{class:"\
fall-tick fall-short",x:u(x),y:Ss+15},b)])),g=Te("svg",{class:"fall-axis",...f},p.map(({y:w,text:b})=>Te("text",{class:"fall-value",x:to.left-5,y:to.top+w+4},b)),n>0&&Te("text",{class:"fall-cut",x:to.
left,y:to.top-6},"the axis is cut: it does not begin at 0")),y=t.map(w=>[c(Math.max(...w)),c(Math.min(...w))]);return[g,h,oT(h,nT(e),y)]}function eT(e,t){let o=(r,a)=>Ss*(.91-(a?.05:0)-(r%2?.035:0)),n=Array.
from({length:xg+1},(r,a)=>a),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return Te("svg",{x:e,width:t,height:Ss,viewBox:`0 0 ${xg} ${Ss}`,preserveAspectRatio:"\
none"},Te("polygon",{class:"fall-ground",points:s}))}function tT(e){return[["control","control"],...e.parts.map(({part:t})=>[Ma[t].name,Ma[t].short]),["test","test"]]}function oT(e,t,o){let n=i("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,a)=>{let l=a<s/2,c=l?a:s-1-a,[u,d]=o[a].map(f=>to.top+f),m=()=>{O(n,r.map(f=>i("div",{},f))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?to.left:to.right}px + ${c/s} * (100% - ${to.left+to.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>pi?`${br-u+17}px`:"auto",n.style.top=u>pi?"auto":`${d-u>pi?
u+6:Math.min(d+4,br-pi)}px`},p=Te("rect",{class:"fall-area",x:_r(a/s),y:-to.top,width:_r(1/s),height:br});p.addEventListener("pointerenter",m),p.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
p)}),n}function nT(e){return[["control",R(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[Ma[t].name,`${R(o)} → ${R(n)}`,_e(s)]),["test",R(e.test),_e(e.change)]]}var sT=56,rT=e=>e.replace(/^-/,"−").replaceAll(" "," ");function oo(e,t=()=>null,o=sT){let n=e.flatMap(({name:r})=>r??[]),s=new Map(xo(n,o).map((r,a)=>[n[a],r]));return e.map(({text:r,name:a,row:l,
number:c})=>{if(a===void 0)return r??rT(c);let u=l&&t(l),d=i("code",{title:l?.name??a},i("bdi",{},s.get(a)));return u?i("a",{href:u,class:"diagnosis-name"},d):d})}var aT=2,iT=3,vg=52,lT=5,Tg=e=>e>0?"more":e<0?"less":"calm",kr=({certainty:e})=>e==="sure"||e==="likely",fi=e=>e.split(/\s+/).filter(t=>/[\p{L}\p{N}]/u.test(t)).length,Sg=({brief:e,parts:t})=>fi((e??t).
map(o=>o.text??o.name??o.number).join(""));function cT(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.lines??[]).map(o=>{let n=o.control_ns/1e3/Math.max(1,e.control_samples),
s=o.test_ns/1e3/Math.max(1,e.test_samples);return t+=s-n,{...o,control:n,test:s,change:s-n,from:t-(s-n)}})}function Eg(e,{least:t,most:o,room:n,more:s}){let r=n,a=0;for(;a<Math.min(e.length,o)&&(a<t||
Sg(e[a])+s<=r);)r-=Sg(e[a])+s,a+=1;return[a,r]}var du=(e,t=e.some(kr)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((o,n)=>o+n.change,0)});function mu(e,[t,o]){let n=a=>o>t?100*(a-t)/(o-t):
0,[s,r]=[n(e.from),n(e.from+e.change)].sort((a,l)=>a-l);return i("span",{class:"account-track","aria-hidden":"true"},i("span",{class:`account-bar ${kr(e)?Tg(e.change):"unsure"}`,css:{left:`${s}%`,width:`${r-
s}%`}}))}var pu=e=>i("span",{title:je(e.change),class:`account-change ${kr(e)?Tg(e.change):"muted"}`},ka(e.change));function hi(e,t=null){let o=i("ol",{class:"account","aria-label":"Where the change c\
omes from"}),n=i("ul",{class:"facts","aria-label":"Also different"}),s=i("p",{class:"muted small",hidden:!0},"Grey: measured, may be noise."),r=i("div",{class:"account-box"},o,s);function a(u,d){if(!e)
return null;let m=u.parts.find(h=>h.row)?.row??d?.rows[0],[p,f]=m?["Operation",e.page(m)]:u.kind==="rest"?["Tree",e.tree()]:["Timeline",e.timeline(d)];return f&&i("a",{href:f,class:"account-go",title:`${p}\
: the same number`,"aria-label":`${p}: ${u.text}`},i("span",{"aria-hidden":"true"},"→"))}function l(u,d,m,p){let[f,h]=ln(u.control,u.test);return i("li",{data:{kind:u.kind,certainty:u.certainty}},mu(
u,m),i("span",{class:`account-words${kr(u)?"":" muted"}`,title:u.text},oo(u.brief??u.parts,void 0,vg)),i("span",{class:"account-times",title:`${ne(u.control)} → ${ne(u.test)}`},i("span",{class:"cont\
rol-text"},f)," → ",i("span",{class:"test-text"},h)),pu(u),p&&a(u,d))}let c=(u,d)=>i("button",{type:"button",class:"link-button","aria-expanded":String(d),on:{click:()=>t(!d)}},u);return{node:r,facts:n,
draw({account:u,diagnosis:d},{open:m,sure:p,sum:f,lines:h,words:g}){let y=d??[],w=cT(u).filter(({change:N,kind:G})=>N!==0||G!=="rest"),b=w.at(-1)?.kind==="rest"?w.pop():null,x=[...w,...b?[b]:[]].flatMap(
N=>[N.from,N.from+N.change]),_=[Math.min(...x),Math.max(...x)],$=y.filter(({line:N,kind:G})=>N===void 0&&!["limit","host_need","machine"].includes(G)),[k,T]=Eg(w,{least:aT,most:h,room:g,more:lT}),[E]=Eg(
$,{least:0,most:iT,room:T,more:0}),[v,S]=[m?w.length:k,m?[]:[...w.slice(k),...b?[b]:[]]],A=N=>y.find(G=>G.line===u.lines.findIndex(({text:se})=>se===N.text)),F=w.length>0&&du([...w,...b?[b]:[]],p?"sur\
e":""),L=k<w.length||E<$.length;O(o,w.slice(0,v).map(N=>l(N,A(N),_,!0)),(m||S.length===1)&&b&&l(b,null,_,m),S.length>1&&i("li",{class:"account-rest"},mu(du(S),_),c(`${H(S.length-(b?1:0),"more line")}${b?
" and the rest":""}`,!1),i("span"),pu(du(S))),w.length>0&&i("li",{class:"account-sum"},mu(F,_),i("span",{class:"strong"},f),pu(F))),O(n,$.slice(0,m?$.length:E).map(N=>i("li",{data:{kind:N.kind,certainty:N.
certainty},title:N.text},oo(N.parts,m&&e?e.page:void 0,vg))),t&&L&&(m||S.length<2)&&i("li",{class:"facts-more"},c(m?"Show less":`${$.length-E} more`,m))),n.hidden=n.childElementCount===0,o.hidden=w.length===
0,s.hidden=o.hidden||w.slice(0,v).every(kr)}}}var uT=[["control","A"],["test","B"]],Og={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},fu=(e,t)=>100*e[t]/e.step;function dT(e){let t=fu(e,"idle"),o=t<9.95||
t>90.05?1:0,n=Number(Ie(t,o,o));return[100-n,n].map(s=>`${Ie(s,o,o)} %`)}function mT({control:e,test:t}){let[o,n]=[e,t].map(({limited_by:s})=>s??"unclear");return o===n?o:`${o} → ${n}`}function pT(e,t,o){
let[n,s]=dT(o),r=Object.keys(Og).filter(a=>o[a]>0);return i("div",{class:"limit-row"},i("b",{class:`letter letter-${t.toLowerCase()}`,"aria-label":e},t),i("span",{class:"limit-track","aria-hidden":"tr\
ue"},r.map(a=>i("span",{class:`limit-${Og[a]}`,css:{width:`${fu(o,a)}%`},title:`${ft[a].name}: ${R(o[a])}, ${Ae(fu(o,a))} of the step`}))),i("span",{class:"limit-words"},`device ${n} busy, ${s} idle`))}
function Mg(){let e=i("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:o}}){let n=[t,o].every(s=>s&&s.step>0&&typeof s.idle=="number"&&s.idle<s.step);e.hidden=!n,O(e,n&&[i("p",{},
"Limit: ",i("b",{},mT({control:t,test:o}))),uT.map(([s,r])=>pT(s,r,s==="control"?t:o))])}}}var xr=["control","test"],Ag=e=>i("bdi",{class:"mono"},e),fT=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function hT(e){let[t,o]=xr.map(s=>fT(e[s])),n=xr.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?M(n[0]):`${M(n[0])} and ${M(n[1])}`,changes:{control_marker:t,test_marker:t}}]:xr.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:M(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function gT(e,t){let[o,n]=xr.map(r=>e[r].marker),s=(r,a,l)=>i("p",{class:"\
marker-line small"},r,Ag(a)," ",t&&D("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:xr.map((r,a)=>[o,n][a]!==null&&s(`A\
 step of the ${r} is one `,[o,n][a],{[`${r}_marker`]:""}))}function Cg(e,t){return[gT(e,t),t&&hT(e).map(({text:o,marker:n,found:s,changes:r})=>i("p",{class:"marker-line"},`${o} Use `,Ag(n),` as step m\
arker (${s} found)? `,D("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var Rg=8,wT=24,yT=80,wn=["control","test"],Lg=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},gu=({step_number:e})=>e!==null,hu=e=>[e.span,gu(e)?e.step_number:
e.rank],Ng=({rank:e,span:t})=>`${e}/${t}`;function Pg(e){return`${gu(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function bT(e){let o=[...new Map(e.map(n=>[hu(n).
join("/"),hu(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function _T(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var gi=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function kT(e,t){let o=new Map;for(let n of e){let s=Ng(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>Rg?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>Te("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function xT(e,t){return e.map((o,n)=>({ring:n+1,step:o,y:gi(
o,t),x:e.length>1?3+94*n/(e.length-1):50}))}function $T(e,{samples:t,blocks:o},n,s,r){let a=bT(t),l=t.map(m=>({sample:m,y:gi(m.step,n),x:a.size>1?3+94*a.get(hu(m).join("/"))/(a.size-1):50})),c=xT(o,n),
u=t.filter(gu).map(m=>m.step_number),d=u.length===0?H(t.length,"recording"):`step ${Math.min(...u)}${a.size>1?` – ${Math.max(...u)}`:""}`;return i("div",{class:"strip-panel"},wu(Te("svg",{class:"\
strip-plot","aria-hidden":"true",focusable:"false"},Te("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${gi(s,n)}%`,y2:`${gi(s,n)}%`}),kT(l,e),l.map(({sample:m,x:p,y:f})=>Te("circle",{class:`strip-\
dot strip-${e}`,cx:`${p}%`,cy:`${f}%`,r:t.length>yT?2:3.2})),c.map(({x:m,y:p})=>Te("circle",{class:`strip-ring strip-${e}`,cx:`${m}%`,cy:`${p}%`,r:3.2}))),[...l,...c],m=>r(m&&(m.ring?`${e}, block ${m.
ring} of ${c.length} without the profiler: ${R(m.step)}`:[`${e}, ${Pg(m.sample)}: ${R(m.sample.step)}`,dn(m.sample)].filter(Boolean).join(`
`)))),i("p",{class:`${e}-text small strip-caption`},`${e}, ${d}`))}function wu(e,t,o){return e.addEventListener("pointermove",({clientX:n,clientY:s})=>{let r=e.getBoundingClientRect(),a=({x:c,y:u})=>Math.
hypot(r.left+c*r.width/100-n,r.top+u*r.height/100-s),l=t.reduce((c,u)=>a(u)<a(c)?u:c);o(a(l)<wT?l:null)}),e.addEventListener("pointerleave",()=>o(null)),e}function vT(e,{samples:t,blocks:o}){let n=t.map(
r=>r.step),s=t[n.indexOf(Math.max(...n))];return`${e}: ${H(t.length,"sample")} from ${R(Math.min(...n))} to ${R(s.step)}, median ${R(Lg(n))}; the longest is ${Pg(s)}.${o.length>0?` Without the profile\
r: ${H(o.length,"block")} from ${R(Math.min(...o))} to ${R(Math.max(...o))}.`:""}`}var Ig=(e,t)=>e&&Object.fromEntries(wn.map(o=>[o,e[o].map((n,s)=>{let{host_ns:r=null,lag_ns:a=null}=t?.[o][s]??{};return{
...n,...r!==null&&{host:r/1e3,lag:a/1e3}}})]));function Dg(e,t,o=null){if(!wn.every(m=>e?.[m]?.length>0)||wn.every(m=>e[m].length<2))return null;let n=Object.fromEntries(wn.map(m=>[m,{samples:e[m],blocks:o?.[m]??
[]}])),s=wn.flatMap(m=>[...e[m].map(p=>p.step),...n[m].blocks]),r=_T(s),a=Lg(e.control.map(m=>m.step)),l=[ie("strip-title"),ie("strip-words")],c=wn.some(m=>{let p=new Set(e[m].map(Ng));return p.size<=
Rg&&p.size<e[m].length}),u=i("div",{class:"strip-tip",hidden:!0}),d=m=>{u.hidden=!m,O(u,m)};return i("div",{class:"sample-strip",role:"img","aria-labelledby":l[0],"aria-describedby":l[1]},i("div",{class:"\
small muted strip-words"},i("span",{id:l[0]},`Every ${t}`)," as a dot",c&&", ranks as lines",o&&"; blocks without the profiler as rings","; dashed: the median of the control"),i("p",{class:"visually-h\
idden",id:l[1]},wn.map(m=>vT(m,n[m])).join(" ")),i("div",{class:"strip-body"},i("div",{class:"strip-scale small muted","aria-hidden":"true"},i("span",{},R(r[1])),i("span",{},R(r[0]))),wn.map(m=>$T(m,n[m],
r,a,d))),u)}var _u={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},ku={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},xu=["\
steps_differ","single_sample","few_shared_kernels"],ST=5,ET=96,TT=(e,{comparability:t})=>e.filter(({text:o})=>!t.some(n=>n.kind==="devices_differ"&&n.text===o)),wi=({verdict:e})=>e==="slower"||e==="fa\
ster",yu=({comparability:e})=>e.some(({kind:t})=>t==="same_selection"),bu=({change_percent:e,interval:t})=>!(e>=t?.low_percent&&e<=t.high_percent&&Math.abs(e-t.shift_percent)<=Math.abs(t.shift_percent)/
4);function OT(e){let{change_percent:t,interval:o}=e,n=bu(e)?o?.shift_percent:t;return typeof n=="number"&&[bu(e)&&", typically",n<900?` by ${Ae(Math.abs(n))}`:`: ${pe(n)} as long`]}function MT(e){let{
interval:t}=e;return wi(e)&&typeof t?.low_percent=="number"?["between ",pe(t.low_percent)," and ",pe(t.high_percent)]:oo(e.range.parts)}function AT(e){let{verdict:t}=e,o=Pt(e)?"Whole recording":"Step \
time";if(t.control===null||t.test===null)return i("p",{class:"headline"},`${o}: not known.`);let[n,s]=ln(t.control,t.test);return i("p",{class:"headline"},i("strong",{class:`verdict-word verdict-${t.verdict.
replace("_","-")}`},i("span",{"aria-hidden":"true"},`${yu(e)?"=":ku[t.verdict]} `),yu(e)?"Nothing can differ":[_u[t.verdict],wi(t)&&OT(t)]),i("span",{class:"headline-times",title:`Mean ${o.toLowerCase()}\
: ${ne(t.control)} → ${ne(t.test)}`},wi(t)&&bu(t)&&"mean ",i("span",{class:"value control-text"},n),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text"},s)),i("span",
{class:"verdict-range"},MT(t)))}function CT(e,{onClock:t,isCorrected:o}={}){return e.filter(({kind:n})=>n==="machine").map((n,s)=>i("p",{class:"machine-line",data:{kind:"machine"}},oo(n.parts)," ",t&&
s===0&&i("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the times",on:{click:t}},o()?"Show as recorded":"Show at equal clock")))}function Bg({
links:e=null,actions:t=null,below:o=[],on:n={}}){let s=i("div",{class:"comparability"}),r=i("div",{class:"verdict-head"}),a=i("div",{class:"comparability"}),l=i("div",{class:"verdict-strip"}),c=Mg(),u=hi(
e,n.fold),d=i("p",{class:"muted",hidden:!0}),m=i("section",{class:"card verdict-card","aria-label":"Verdict"},i("h2",{class:"visually-hidden"},"Verdict"),s,i("div",{class:"verdict-top"},r,t),a,i("div",
{class:"verdict-body"},i("div",{class:"verdict-why"},d,u.node),i("div",{class:"verdict-side"},c.node,u.facts,l)),o);function p(f,h,{narrowed:g=!1,open:y=!1}={}){let{verdict:w,comparability:b}=f,x=h.diagnosis??
[],_=n.widen&&w.verdict==="cannot_judge"&&g,$=Uf(b,x).filter(({kind:E})=>!xu.includes(E)&&E!=="same_selection"),k=({severity:E})=>E==="damage";O(s,lr($.filter(k))),O(a,lr($.filter(E=>!k(E)))),O(r,AT(f),
w.recorded&&i("p",{class:"muted small"},oo(w.recorded.parts)),_&&i("p",{},D("Use all ranks and steps",n.widen,{class:"link-button"})),CT(x,n.clock&&{onClock:n.clock,isCorrected:n.isCorrected}),Cg(f,n.
marker??null)),c.draw(f),d.hidden=!h.note,O(d,h.note);let T=[f.recorded.control,f.recorded.test].map(E=>E.devices.join(" "));u.draw(yu(f)?{}:{...h,diagnosis:TT(x,f)},{open:y,sure:wi(w)&&!w.recorded,sum:w.
recorded?"Together, as recorded":"Together",lines:ST-r.querySelectorAll("button").length,words:ET-[r,s,a].reduce((E,{textContent:v})=>E+fi(v),0)-fi([...new Set(T)].join(" "))}),O(l,$u(f)),m.dataset.verdict=
w.verdict}return{node:m,draw:p}}var $u=({verdict:e,step_time:t,without_profiler:o,...n})=>Dg(Ig(e.samples,t.samples),Pt(n)?"recording":e.recorded?"recorded step":"step",o?.blocks);var RT="Confidence: this share of the intervals that are made in this way contains the true change. p: the probability of a difference at least as large if nothing had changed, by the Mann–Whitney tes\
t; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts once.",LT=({control:e,test:t})=>ce(`/compare/recordings?${new URLSearchParams({control:e.set.slice(
0,12),test:t.set.slice(0,12)})}`),yi={key:"",list:[]};function qg(e=null){let t=$g({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),o=i("div",{class:"details-tex\
t"}),n=i("div",{class:"details-text"}),s=i("div",{class:"details-strip"}),r=i("details",{class:"answer-details"},i("summary",{},"Details"),i("div",{class:"details-body"},i("div",{},o,n,s),t.node)),a=null,
l="",c=null;function u(p,f){let{verdict:h,comparability:g}=p;O(o,h.basis!==null&&i("p",{class:"verdict-reason"},oo(h.range.parts)," ",oo(h.basis.parts),"."),h.basis!==null&&i("p",{class:"muted small"},
RT),h.caution&&g.every(({kind:y})=>y!=="same_selection")&&i("p",{class:"one-recording"},h.caution," ",e&&i("a",{href:LT(p)},"Compare several recordings")),g.filter(({kind:y})=>xu.includes(y)).map(({text:y})=>i(
"p",{},y)),(f.diagnosis??[]).filter(({kind:y})=>y==="limit"||y==="host_need").map(y=>i("p",{data:{kind:y.kind}},oo(y.parts))),e&&(f.diagnosis??[]).some(({kind:y})=>y==="memory")&&i("p",{},i("a",{href:e(
c)},"Show memory")))}function d(p){O(n,yi.list.map(f=>i("p",{data:{kind:f.kind},title:f.text},oo(f.parts)," ",i("a",{href:Qt({...Ht(p),node:xh(f.tree)})},"Show in the tree"))))}async function m(p){let f=e&&
r.open?kt(p).toString():l;if(f===l)return;a?.abort(),a=new AbortController,l=f,O(n);let h=new URLSearchParams(f);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([g,y])=>h.set(g,y));
try{let g=yi.key===f?null:await dt(h,{signal:a.signal});yi=g?{key:f,list:(g.diagnosis??[]).filter(({kind:y})=>y==="layer")}:yi,l===f&&(d(p),n.dataset.shown=f)}catch{l=l===f?"":l}}return r.addEventListener(
"toggle",()=>c&&m(c)),{node:r,chart:t,draw(p,f,h,{revision:g,file:y,caption:w}){let{waterfall:b}=f;c=p,u(f,h),O(s,$u(f)),t.node.hidden=!b||b.change===0,t.node.hidden||t.draw({fall:b,revision:g,file:y,
caption:w,heading:`mean per ${Pt(f)?"recording":"step"}, test − control`}),m(p)},stop:()=>a?.abort()}}var NT=30,$r={top:8,right:16,bottom:34},PT=64,IT=6,Fg=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Su(e){let t=new Set,
o=null,n=[],s=!1,r=new Map(Fg.map(([f,h])=>[f,i("button",{type:"button",class:`key key-${f}`,title:"Hide or show these bars",on:{click:()=>{let g=new Set(t);g.delete(f)||g.add(f),e.onHide?e.onHide([...g]):
(u(g),c.redraw())}}},h)])),a=i("ul",{class:"chart-legend"},[...r.values()].map(f=>i("li",{},f))),l=xe("pan","Pan instead of zooming",()=>{s=!s,l.setAttribute("aria-pressed",String(s)),c.relayout(()=>({
dragmode:s?"pan":"zoom"}))});l.setAttribute("aria-pressed","false");let c=xt({...e,extra:a,tools:[l,xe("plus","Zoom in",()=>m(.6)),xe("minus","Zoom out",()=>m(1/.6)),xe("reset","Reset the zoom",p)],keys:()=>Fg.
filter(([f])=>!t.has(f)),height:f=>DT(f.rows.length),make:(f,h)=>WT(f,h,o,t,s),onRelayout:(f,h)=>d(f,h),onDoubleClick:()=>setTimeout(p),onClick:f=>e.onSelect(n[f.points[0].y]?.key)});function u(f){t=f,
r.forEach((h,g)=>h.setAttribute("aria-pressed",String(!t.has(g))))}function d(f,h){if(!Object.keys(f).some(x=>/^[xy]axis\./.test(x)))return;let{xaxis:g,yaxis:y}=c.layout(),w=[...g.range,...y.range],b=g.
autorange&&w[2]===vu(n.length)[0];h.range=b?"":w.join(),e.onZoom?.(b?"":w.map(x=>Number(x.toPrecision(4))).join())}function m(f){c.relayout(({xaxis:{range:h,fixedrange:g}})=>!h||g?{}:{"xaxis.range[0]":h[0]*
f,"xaxis.range[1]":h[1]*f})}function p(){c.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":vu(n.length)}))}return{...c,draw(f){n=f.rows,u(new Set(f.hidden??t)),c.draw({...f,empty:f.empty||n.length===
0&&"No rows to draw."})},select(f){f!==o&&(o=f,c.relayout(()=>({shapes:Wg(n,o,Jt())})))}}}var DT=e=>Math.max(e,3)*NT+$r.top+$r.bottom,vu=e=>[Math.max(e,3)-.5,-.5];function Wg(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function BT(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Ke(t);return[n,` ${o}`]}function qT(e){return[cn(e.name,PT,IT).map(Fe).join("<br>"),
e.lines.map(Fe).join("<br>")]}function FT(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return xo(e.map(n=>n.name),o).map((n,s)=>Fe(e[s].mark+n))}function WT(e,t,o,n,s){let r=Jt(),[a,l]=BT(e),c=e.
rows.length,u=t<520?128:Math.min(280,Math.round(t*.36)),d=Math.floor((u-14)/6.7),m=e.rows.map((b,x)=>x),p=b=>e.rows.map(x=>x[b]===null?null:x[b]/a),f=(b,x)=>e.rows[x].noise?"noise":b>0?"more":"less",h=p(
"diff").map((b,x)=>n.has(f(b,x))?null:b),g=(b,x)=>r[f(b,x)],y=e.range?e.range.split(",").map(Number):null,w={type:"bar",orientation:"h",y:m,textposition:"none",hoverinfo:"skip"};return{data:[{...w,name:"\
control",x:p("control"),visible:!n.has("control"),marker:{color:r.control}},{...w,name:"test",x:p("test"),visible:!n.has("test"),marker:{color:r.test}},{...w,name:"difference",x:h,marker:{color:h.map(
(b,x)=>g(b,x)),pattern:{shape:h.map(b=>b>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:h.map((b,x)=>g(b,x)),bgcolor:r.surface},line:{width:h.map(b=>b>0?0:1),color:h.map((b,x)=>g(b,x))}}},{type:"\
scatter",mode:"markers",xaxis:"x2",x:m.map(()=>.99),y:m,marker:{size:1,opacity:0},customdata:e.rows.map(qT),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:St(),
barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:u,r:$r.right,t:$r.top,b:$r.bottom},hovermode:"y",hoverdistance:-1,dragmode:s?"pan":"zoom",xaxis:{ticksuffix:l,zeroline:!0,nticks:t<520?4:7,tickformat:e.
kind==="count"?",~r":",",rangemode:"tozero",...y&&{range:y.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:y?y.slice(2):vu(c),tickmode:"array",tickvals:m,showgrid:!1,
zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:FT(e.rows,d)},shapes:Wg(
e.rows,o,r)}}}var jg=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${Qe(e)}`,jT=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function bi(e,t=""){let o=d=>{let{label:m,ranks:p,
all_ranks:f,steps:h,all_steps:g,samples:y}=e[d];return`${d}: ${m} (${[jg(p,f,"ranks"),jg(h,g,"steps"),H(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:a,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,a.join(", "),l&&`${l} only`,jT(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${Ze(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var HT="abs_diff_duration",_i=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work","Slower work","The rest of \
the change of device time: the same FLOPs take more time, or less","num c-work"]],Eu={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"it is on one \
side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its calls or of i\
ts device time"},Hg="abcd";function Ug({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(Eu).indexOf(e?.work_known);return i("td",{class:"num c-work muted",title:Eu[e?.
work_known]??null},de,l>=0&&i("sup",{},Hg[l]))}let[r,a]=n(s);return i("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:a},r)})}function zg(e){let t=null,o=D("More and slower work",()=>e(
{work:!t.work,...t.work&&_i.some(([s])=>s===t.sort)?{sort:HT,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where\
 its FLOPs are known; takes longer to load"}),n=i("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(Eu).flatMap((s,r)=>[r>0&&"; ",i("sup",{},Hg[r]),` ${s}`]).filter(Boolean),
".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}function ki(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file. To see this pa\
ge, drop it on another tracediff, or open it with tracediff open"};return{node:ii("Share",()=>[{text:"Copy link",run:()=>Ut(location.href,"Link copied."),title:"For people who can reach this server"},
{text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(n){e=n}}}var Tu={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},Es=e=>`tracediff-${vt(e.control.label)}-${vt(e.test.label)}`;function Gg(e){let t=ie("top"),o=ie("sort"),n=i("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=i("select",{id:o,on:{change:()=>e({sort:s.value,order:ps(s.value)})}},Object.keys(Tu).filter(l=>Rc.includes(l)).map(l=>i("option",{value:l},Tu[l]))),r=i("span",{class:"mute\
d small"});return{node:i("div",{class:"chart-bar"},i("label",{for:t},"Charts: first"),n,i("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...Rf,l.top])].sort((d,m)=>d-m);O(n,u.map(d=>i("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=Tu[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${M(c)}\
 of ${M(l)} rows are drawn; the table has all`:""}}}function Yg(e){let t=i("span",{class:"muted"}),o=zg(e),n=i("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=i("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=ki();return{title:i("h3",{},"All rows ",t),node:i("div",{class:"verdict-actions"},r.node),files:[n,s],work:o.node,workNote:o.note,
draw(a,l,c,u){o.draw(a);let{row_count:d,rows_before_filters:m}=l,p=a.fold?l.replacements.length:0;t.textContent=(d===m?M(d):`${M(d)} of ${M(m)}`)+(p>0?`, ${H(p,"pair")} folded`:""),n.href=Qs(Nc(a,c,u,
"csv")),s.href=Qs(Nc(a,c,u,"json")),r.set({name:Es(l),bundle:ya(Wf(a)),report:wa(Ff(a,c,u))}),n.download=`${Es(l)}.csv`,s.download=`${Es(l)}.json`}}}function Kg(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},"This comparison is not possib\
le"),i("p",{},e.message),i("p",{},o&&D("Use all ranks and steps",t.all,{class:"primary"}),n&&D("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&D("Try again",t.again,{class:"primary"})," ",i("a",
{href:ce("/")},"Choose other traces")))}function Vg(e){return i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",i("a",{href:ce("/")},e?.length===0?"Add traces":"Traces page"),"."))}function wt(e,t,o){let n=new Map;return{node:i("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,a,l])=>{let c=D(a,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[a,l]of n)l.setAttribute("aria-pressed",String(a===r))}}}var UT={ALL:"All",CPU:"Host",GPU:"Device"},zT={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},GT=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],YT=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],KT={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},VT={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function vr(e,t,o){
let n=i("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:i("label",{class:"check",title:t},n,e)}}function Jg(e){let t=wt("Device type",Nf.map(_=>[_,UT[_],zT[_]]),_=>e({device_type:_})),
o=wt("Unit of the durations",GT,_=>e({unit:_})),n=wt("Time of host operations, shown and judged",YT,_=>e({measure:_})),s=QT(e),r=vr("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",_=>e({use_short_name:_,op:""})),a=vr("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",_=>e({merge_addresses:_,op:""})),
l=vr("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",_=>e({aliases:_,op:""})),c=vr("Join m\
oved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",_=>e({merge_lines:_,op:""})),u=null,d=i("button",{type:"b\
utton",class:"group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${eo.join(", ")}`,on:{click:()=>e({exclude:[...xi(u.exclude)?[]:eo,...u.exclude.filter(_=>!eo.includes(
_))]})}}),m=JT(_=>e({category:_})),p=XT(_=>e({exclude:_})),f=vr("Fold replacements","A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",_=>e(
{fold:_})),h=Qg("Calls","Groups by the change of the number of calls",{"":["","all","All groups. The groups count names; a name that occurs in two categories has two rows"],...KT},_=>e({change:_})),g=Qg(
"Time","Groups by the change of the time",VT,_=>e({significant:_})),y=D("Clear the filters",()=>e({q:"",category:[],change:"",exclude:eo,device_type:"ALL",significant:""}),{class:"link-button"}),w=i("\
details",{class:"menu"},i("summary",{},"Names"),i("div",{class:"menu-body"},[f,r,a,l,c].map(({node:_})=>_),p.node));Xg(w);let b=i("section",{class:"card filters","aria-label":"Filters"},i("div",{class:"\
filter-row"},s.node,m.node,t.node,o.node,n.node,w),i("div",{class:"filter-row"},h.node,g.node,d,p.chips,y));function x(_){let $=_&&{..._.ops_diff,"":Lf.reduce((T,E)=>T+_.ops_diff[E],0)};h.draw(u.change,
$);let k=_?.changed_rows;g.draw(u.significant,k&&{...k,true:k.slower+k.faster}),g.node.hidden=u.significant===""&&_?.verdict.verdict==="cannot_judge"}return{node:b,focusSearch(){return s.input.focus(),
s.input.select(),document.activeElement===s.input},draw(_,$,k){u=_,t.press(u.device_type),o.press(k),n.press(ms(u)?"self":"total"),o.buttons.get("percent").disabled=$?!La($):!1,s.draw(u.q),r.input.checked=
u.use_short_name,a.input.checked=u.merge_addresses,a.node.hidden=u.merge_addresses&&!$?.rows.some(v=>v.name.includes("0x…")),l.input.checked=u.aliases;let T=$?.rows.filter(v=>v.aliases)??[],E=({category:v})=>v===
"python_function";l.node.hidden=u.aliases&&T.every(E),c.input.checked=u.merge_lines,c.node.hidden=u.merge_lines&&!T.some(E),d.setAttribute("aria-pressed",String(xi(u.exclude))),d.textContent=xi(u.exclude)?
"steps and waits are hidden":"hide steps and waits",m.draw(u.category,$?.categories??[]),p.draw(u.exclude),f.input.checked=u.fold,f.node.hidden=$?.replacements.length===0,x($),y.hidden=u.q===""&&u.category.
length===0&&u.change===""&&u.significant===""&&u.device_type==="ALL"&&u.exclude.every(v=>eo.includes(v))}}}function QT(e){let t=ie("search"),o=!1,n=Je(250,a=>{e({q:a},{replace:o}),o=!0}),s=i("input",{
id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:a=>{a.key==="Escape"&&s.value!==""&&(a.preventDefault(),s.value=
"",n(""))}}});return{node:i("div",{class:"search"},i("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(a){(document.activeElement!==s||a==="")&&(s.value=a)}}}function JT(e){let t=i(
"summary"),o=i("div",{class:"menu-body"}),n=i("details",{class:"menu"},t,o);Xg(n);let s="";function r(a,l){let c=JSON.stringify([a,l]);if(c===s)return;s=c,t.textContent=a.length===0?"All categories":a.
length===1?a[0]:H(a.length,"category","categories");let u=[...l];for(let m of a)u.some(p=>p.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(".menu-body")===o?document.
activeElement.value:null;O(o,u.map(({category:m,rows:p})=>{let f=i("input",{type:"checkbox",value:m,checked:a.includes(m),on:{change:()=>e(f.checked?[...a,m]:a.filter(h=>h!==m))}});return i("label",{class:"\
check"},f,i("span",{},m),i("span",{class:"muted num"},M(p)))}),a.length>0&&D("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].find(m=>m.value===d)?.focus()}
return{node:n,draw:r}}function Xg(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.
addEventListener("pointerdown",t)})}var xi=e=>eo.every(t=>e.includes(t));function XT(e){let t=ie("exclude"),o=[],n=i("input",{id:t,type:"text",placeholder:"Leave out names like aten::*",autocomplete:"\
off",spellcheck:"false",on:{keydown:a=>{let l=n.value.trim();a.key==="Enter"&&l!==""&&!o.includes(l)&&(n.value="",e([...o,l]))}}}),s=i("span",{class:"chips"});return{node:i("div",{class:"exclude"},i("\
label",{for:t,class:"visually-hidden"},"Leave out names like"),n),chips:s,draw(a){o=a,O(s,o.filter(l=>!xi(o)||!eo.includes(l)).map(l=>i("span",{class:"chip mono"},`not ${l}`,xe("close",`Show ${l} agai\
n`,()=>e(o.filter(c=>c!==l))))))}}}function Qg(e,t,o,n){let s=new Map,r="",a=([c,[u,d,m]])=>{let p=i("span",{class:"group-count"},"–"),f=i("button",{type:"button",class:`group change-${c||"all"}`,title:m,
"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>n(r===c?"":c)}},u&&i("span",{class:"mark","aria-hidden":"true"},u),d," ",p);return s.set(c,{b:f,count:p}),f};return{node:i("div",{class:"gro\
ups",role:"group","aria-label":t},i("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(a)),draw(c,u){r=c;for(let[d,{b:m,count:p}]of s)m.setAttribute("aria-pressed",String(d===c)),
u&&(p.textContent=M(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}function Zg(e){let t=new Map,o=[],n=(s,r)=>{o.includes(s)!==r&&e(r?[...o,s]:o.filter(a=>a!==s))};return{toggle:n,add(s,r){return t.set(s,r),r.addEventListener("toggle",()=>n(s,r.open)),r},draw(s){let r=o;
o=s,t.forEach((a,l)=>{s.includes(l)!==r.includes(l)&&(a.open=s.includes(l))})}}}var Ou=8,Mu={key:"",operators:null};function ew(e,t){let o=i("div",{class:"scroll-x operators-body"}),n=i("p",{class:"related-more"}),s=at("Device time by operator"),r=i("details",{class:"card rank-st\
eps operators",hidden:!0,"aria-label":"Device time by operator"},i("summary",{},i("h2",{},"Device time by operator"),i("span",{class:"muted rank-summary"},"The sides have other kernels: what their ope\
rators take.")),i("div",{class:"chart-tools"},s.node),i("p",{class:"muted small"},"Less than half of the kernel time is in kernels that both sides have, so this table compares operators. Times are mea\
ns per step of the device work that each operator launched itself, and are not tested. Largest change first."),o,n),a=!1,l="",c=null,u=(f,h,g="")=>i("td",{class:`num ${g}`,title:h},f);function d(f){let{
operator:h,control_per_step:g,test_per_step:y,diff_per_step:w}=f,b=w>0?"more":w<0?"less":"calm";return i("tr",{},i("th",{scope:"row"},h===null?i("span",{class:"muted"},"in no operator"):i("a",{href:e(
{name:h,category:"cpu_op"}),class:"mono",title:h},i("bdi",{},h))),u(`${M(f.control_counts)} → ${M(f.test_counts)}`),u(R(g),ne(g)),u(R(y),ne(y)),u(_e(w),je(w),b),u(g>0?pe(100*w/g):y>0?"new":"",null,b))}
function m({rows:f,count:h}){let g=(y,w="num")=>i("th",{scope:"col",class:w},y);O(o,i("table",{class:"operators-table"},i("thead",{},i("tr",{},g("Operator",""),g("launched, in all"),g("control"),g("te\
st"),g("Δ"),g("Δ %"))),i("tbody",{},f.slice(0,a?void 0:Ou).map(d)))),n.hidden=a||f.length<=Ou,O(n,!n.hidden&&D(f.length<h?`Show ${M(f.length)} of ${M(h)}`:`Show all ${M(h)}`,()=>{a=!0,m({rows:f,count:h}),
o.querySelectorAll("tbody tr")[Ou].querySelector("a")?.focus()},{class:"link-button"}))}async function p(f){c?.abort(),c=new AbortController,l=f,a=!1,O(o,i("p",{class:"muted"},"Looking for the operato\
rs …")),O(n);let h=new URLSearchParams(f);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([g,y])=>h.set(g,y));try{let{operators:g}=Mu.key===f?Mu:await t(h,{signal:c.signal});
Mu={key:f,operators:g},l===f&&g?m(g):l===f&&O(o,i("p",{class:"muted"},"Loading the operators took too long."))}catch(g){l===f&&g.name!=="AbortError"&&O(o,i("p",{class:"muted"},`No operators: ${g.message}`))}}
return{node:r,sql:s,draw(f,h){r.hidden=!(t?h.recorded.few_shared_kernels:h.operators),!r.hidden&&!t?m(h.operators):!r.hidden&&r.open&&f!==l&&p(f)},stop:()=>c?.abort()}}var ZT=14;function Ts(e){let[t,o]=Ef(e);return o===""?t:`${t} → ${o}`}function tw(e){let t=[],o=0,n=null,s=!1,r="",a=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let h=document.createElement("canvas").getContext("2d");h.font=r,a=h.measureText("0".repeat(40)).width/40}let p=getComputedStyle(e),f=e.clientWidth-
parseFloat(p.paddingLeft)-parseFloat(p.paddingRight)-2;return a>0?Math.max(ZT,Math.floor(f/a)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=tc(s?o-2:o),n.add(t.filter(Boolean).map(d=>Ts(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:p})=>p.replaces||p.aliases)&&(n=null),n?.add(m.map(p=>Ts(p.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=Ts(d),p=u(m);return i("span",{class:"fit",data:p===m?{}:{short:p}},i("bdi",{},m))},refit(d,{row:m}){let p=Ts(m),f=u(p),h=d.querySelector(
".fit");(h.dataset.short??p)!==f&&(f===p?delete h.dataset.short:h.dataset.short=f)}}}var Xo=28,e1=200,ow=12,nw=100,t1={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Ru=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${og}`,"c-real"],..._i],Au=String(Ru.length-_i.length),o1={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},n1=(e,t)=>e.too_few?["","too few steps"]:o1[t]??["",t],rw={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function s1(e,t,o){let n=rw[e],s=ps(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function aw(e){let t=new Map,o=[i("td",
{colspan:"3"}),i("th",{colspan:"3",scope:"colgroup"}),i("th",{colspan:"4",scope:"colgroup"}),i("td"),i("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=i("thead",{},i("tr",{class:"head-groups"},
o),i("tr",{},Ru.map(([V,oe,he,Ce])=>{let qe=i("span",{class:"sort-mark","aria-hidden":"true"}),rt=i("th",{scope:"col",class:Ce},i("button",{type:"button",title:he,on:{click:()=>e.onSort(...s1(V,d,m))}},
oe,qe));return t.set(V,{cell:rt,mark:qe}),rt}))),s=i("tbody"),r=i("tfoot"),a=i("table",{class:"ops",role:"grid","aria-label":"All operations"},i("colgroup",{},Ru.map(([,,,V])=>i("col",{class:V}))),n,s,
r),l=i("div",{class:"table-scroll",tabindex:"-1"},a),c=[],u="total",d="",m="",p=!1,f=!1,h="",g=null,y=0,w=0,b=0,x=0,_=new Map,$=0,k=!1,T=0,[E,v]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"tru\
e"},i("td",{colspan:Au}))),S=tw(t.get("name").cell),A=()=>c.length>e1&&!gn();function F(V=!1,oe=l.scrollTop){let he=Math.ceil(($||600)/Xo),Ce=A()?Math.max(0,Math.floor(oe/Xo)-ow):0,qe=A()?Math.min(c.length,
Math.floor(oe/Xo)+he+ow):gn()?ye():c.length;if(!V&&Ce===b&&qe===x)return;b=Ce,x=qe;let rt=s.contains(document.activeElement),C=V?new Map:_;_=new Map;for(let B=Ce;B<qe;B+=1)_.set(B,C.get(B)??(c[B]?z(B):
Z(B)));L(rt,V,oe),N()}function L(V,oe,he){l.toggleAttribute("data-virtual",A()),se(E,b),se(v,c.length-x),$o(s,[E,..._.values(),gn()?te(c.length-x):v]),he>0&&(oe||V)&&l.scrollTop!==he&&(l.scrollTop=he),
V&&(_.get(y)??l).focus({preventScroll:!0})}function N(){let[V,oe]=A()?[Math.max(0,b-nw),Math.min(c.length,x+nw)]:[b,x];for(let he=V;he<oe;he+=1)if(!c[he]){e.onWant(V,oe);return}}function G(){let V=!1;
for(let[oe,he]of _)he.dataset.hole!==void 0&&c[oe]?(_.set(oe,z(oe)),V=!0):c[oe]&&S.refit(he,c[oe]);V&&L(s.contains(document.activeElement),!1,l.scrollTop),N()}function se(V,oe){V.hidden=oe===0,V.style.
height=`${oe*Xo}px`}function te(V){return i("tr",{hidden:V===0},i("td",{colspan:Au,class:"muted"},`${M(V)} more: the report and the CSV have all rows.`))}function ye(){let V=c.findIndex(oe=>!oe);return V<
0?c.length:V}function z(V){let oe=c[V];return i("tr",{"aria-rowindex":String(V+3),data:{index:V},class:`${V%2?"odd":""}${oe.noise?" noise":""}`,tabindex:V===y?"0":"-1","aria-selected":String(oe.key===
g)},r1(oe,u,w,re(oe,V)),f&&Ug(oe,he=>Sr(he,u)))}function Z(V){return i("tr",{"aria-rowindex":String(V+3),data:{index:V,hole:""},"aria-busy":"true",tabindex:V===y?"0":"-1"},i("td",{colspan:Au,class:"mu\
ted"},"…"))}function re(V,oe){return i("a",{href:e.href(V.row),class:"op-link",tabindex:"-1"},V.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"⇄ "),i("span",{class:"visua\
lly-hidden"},"probable replacement: ")),V.row.aliases&&!V.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"≡ "),i("span",{class:"visually-hidden"},"several names: ")),S.draw(
V))}function W(V,{focus:oe=!1}={}){if(c.length===0)return;let he=_.get(y);y=Math.max(0,Math.min(c.length-1,V)),P(y),he?.setAttribute("tabindex","-1");let Ce=_.get(y);Ce?.setAttribute("tabindex","0"),oe&&
Ce?.focus({preventScroll:!0})}function U(V){c.length>0&&!_.has(y)&&(y=Math.min(c.length-1,Math.ceil(V/Xo)),_.get(y)?.setAttribute("tabindex","0"))}function P(V){l.removeAttribute("data-late");let oe=V*
Xo,he=l.clientHeight-n.offsetHeight-r.offsetHeight-2;oe<l.scrollTop?l.scrollTop=oe:oe+Xo>l.scrollTop+he&&(l.scrollTop=oe+Xo-he),T=l.scrollTop,F(!1,T)}s.addEventListener("click",V=>{let oe=V.target.closest(
"tr[data-index]");oe&&V.target.closest(".op-link")?!V.ctrlKey&&!V.metaKey&&!V.shiftKey&&e.onOpen(c[Number(oe.dataset.index)].key):oe&&c[oe.dataset.index]&&getSelection().isCollapsed&&(W(Number(oe.dataset.
index),{focus:!0}),e.onSelect(c[y].key))}),s.addEventListener("keydown",V=>{let oe=Math.max(1,Math.floor(l.clientHeight/Xo)-4),he={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+oe,PageUp:y-oe,Home:0,End:c.length-
1};if(V.key in he&&!V.altKey&&!V.metaKey)V.preventDefault(),W(he[V.key],{focus:!0});else if((V.key==="Enter"||V.key===" ")&&!V.target.closest(".op-link")&&c[y])V.preventDefault(),e.onSelect(c[y].key);else if(V.
key==="ArrowRight"||V.key==="ArrowLeft"){V.preventDefault();let Ce=_.get(y);(V.key==="ArrowRight"?Ce?.querySelector(".op-link"):Ce)?.focus({preventScroll:!0})}});let q=0;l.addEventListener("scroll",()=>{
T=l.scrollTop,A()&&q===0&&(q=requestAnimationFrame(()=>{q=0;let{scrollTop:V}=l;F(!1,V),U(V)}))});let X=new ResizeObserver(V=>{$=l.clientHeight,V.some(({target:oe})=>oe!==l)&&S.measure()&&G(),F(!1,T)});
X.observe(l),X.observe(t.get("name").cell);let ae=gs(()=>{S.measure(),F(!0)});function Ne(V){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${p?"Self time":"\
Duration"}, ${V}`,o[2].title=p?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${V}`,a.querySelectorAll(":is(col, thead th).c-work").forEach(
oe=>{oe.hidden=!f});for(let[oe,{cell:he,mark:Ce}]of t){let qe=d===oe||(rw[oe]??"")===d;qe?he.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):he.removeAttribute("aria-sort");let rt=m==="as\
c"?"↑":"↓";Ce.textContent=qe?d===oe?` ${rt}`:` |${rt}|`:""}}return{node:l,focus:()=>W(y,{focus:!0}),draw(V){let oe=h!==V.revision;({rows:c,unit:u,self:p,sort:d,order:m,selected:g,revision:h}=V),
f=V.work===!0,a.toggleAttribute("data-work",f),w=Cu(c),a.setAttribute("aria-rowcount",String(c.length+3)),a.toggleAttribute("data-unjudged",!V.judged),S.setRows(c),Ne(V.unitName),O(r,V.totals.map(([Ce,
qe])=>l1(Ce,qe,u,p,f)));let he=c.findIndex(Ce=>Ce?.key===g);oe&&(y=Math.max(0,he),T>0&&(l.scrollTop=0,T=0)),k||(k=!0,l.setAttribute("data-late",""),Wt().then(Wt).then(()=>l.removeAttribute("data-late"))),
F(!0,T),he>=0&&oe&&P(he)},add(V,oe,he){c=V,a.toggleAttribute("data-unjudged",!he),S.addRows(c,oe),Cu(oe)>w?(w=Cu(oe),F(!0)):G()},select(V){let oe=V!==g;g=V;for(let Ce of s.querySelectorAll("tr[data-in\
dex]"))Ce.setAttribute("aria-selected",String(V!==""&&c[Number(Ce.dataset.index)]?.key===V));let he=c.findIndex(Ce=>Ce?.key===V);he>=0&&oe&&W(he)},unmount(){X.disconnect(),ae(),cancelAnimationFrame(q)}}}
function Lu(e,t){return t==="percent"?[Ae(e),Ae(e)]:[R(e),ne(e)]}function Sr(e,t){if(t!=="percent")return[_e(e),je(e)];let o=e===null?de:`${pe(e)}-points`;return[pe(e),o]}var Cu=e=>e.reduce((t,o)=>Math.
max(t,Math.abs(o.diff??0)),0),Os=e=>e>0?" more":e<0?" less":" calm";function $i(e,t,o){let[n,s]=Lu(e,t);return i("td",{class:o,title:s},n)}function r1(e,t,o,n){let{row:s}=e,[r,a]=t1[s.change]??["",s.change],
[l,c]=Sr(e.diff,t),u=o>0?Math.abs(e.diff??0)/o:0;return[i("td",{class:`c-change change-${s.change}`,title:a},i("span",{"aria-hidden":"true"},r),i("span",{class:"visually-hidden"},a)),i("th",{scope:"ro\
w",class:"c-name mono",title:ng(s)},n),i("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),i("td",{class:"num c-count"},M(e.controlCount)),i("td",{class:"num c-c\
ount"},M(e.testCount)),i("td",{class:`num c-count${Os(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:hr(s)||null},nt(e.diffCount)),$i(s.control_counts>0?e.control:null,t,"num c-time"),$i(s.test_counts>
0?e.test:null,t,"num c-time"),i("td",{class:`num c-time c-diff${Os(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),i("td",{class:`num c-percent${Os(e.percent??e.diff)}`},e.birth||pe(e.percent)),
a1(e)]}function a1({row:e,verdict:t}){if(t===""||t===null)return i("td",{class:"c-real muted"});let[o,n]=n1(e,t),s=t==="slower"||t==="faster";return i("td",{class:`c-real ${s?t==="slower"?"more":"less":
"muted"}`,title:`${Fn(e)}${e.q_value===null?"":` Median of the steps ${R(e.control_median)} → ${R(e.test_median)}.`}`},i("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&i("span",{class:"q"},` ${Op(mn(
e))}`))}var sw=e=>i("td",{class:"num c-count",title:M(e)},M(e)),i1={host:"Host, sum",device:"Device, sum"};function l1(e,t,o,n,s){let[r,a]=Sr(t.diff,o);return i("tr",{data:{part:e}},i("td",{class:"c-c\
hange"}),i("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the \
time of a call also counts in its caller"},i1[e]),i("td",{class:"c-category"}),sw(t.controlCount),sw(t.testCount),i("td",{class:`num c-count${Os(t.diffCount)}`},nt(t.diffCount)),$i(t.control,o,"num c-\
time"),$i(t.test,o,"num c-time"),i("td",{class:`num c-time${Os(t.diff)}`,title:a},r),i("td",{class:`num c-percent${Os(t.percent??t.diff)}`},t.birth||pe(t.percent)),i("td",{class:"c-real"}),s&&i("td",{
class:"c-work",colspan:"2"}))}var mw=(e,t)=>e.rank-t.rank||e.span-t.span,c1=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function iw(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let a=`${s}/${r}`;o||=t.has(a),t.
add(a)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(mw)}}var lw=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),vi=e=>e===void 0?"–":e===null?"whole":String(e);function Nu(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var cw=(e,t)=>e===t?e:`${e} / ${t}`;function u1(e,t){
let o=({rank:r,span:a})=>`${r}/${a}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),a=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(mw).map(
l=>({control:n.has(o(l))?l:void 0,test:a.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,a)=>({control:e[a],test:t[a]}))}}
function uw(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let a=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);a[u][l.get(c.step_number)]=c}return a}function Si(e,t){let[o,n]=[iw(e),iw(t)],{rows:s,byPosition:r}=u1(o.keys,n.keys),[a,l]=[lw(e),lw(t)],c=Math.max(a.length,l.length),u=Array.from(
{length:c},(m,p)=>({control:a[p],test:l[p],text:a.length===0?vi(l[p]):l.length===0?vi(a[p]):cw(vi(a[p]),vi(l[p]))})),d=m=>m.map(p=>[...p,...Array.from({length:c-p.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?cw(Nu(m.control),Nu(m.test)):Nu(m.control??m.test)})),columns:u,control:d(uw(e,s,a,"control",o.split)),test:d(uw(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:a.
length>0&&l.length>0&&!c1(a,l)}}function Er(e,t){let o=a=>a.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((a,l)=>a.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function yn(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var dw=e=>e.reduce((t,o)=>t+o,0)/e.length,d1=1.05,
m1=.05;function pw(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[a])=>r-a).map(([r,a])=>{let l=dw(a.map(u=>u.step)),c=a.every(u=>u.exposed_communication!==
null);return{rank:r,samples:a.length,step:l,waiting:c&&l>0?dw(a.map(u=>u.exposed_communication))/l:null}}),n=yn(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=d1);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:p1(o)}}function p1(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=yn(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=m1&&t.waiting<=o/2?t:null}var f1=820,h1=3,fw=46,Ct={top:26,right:12,bottom:36},Iu=46;function Ei(e){return xt({...e,class:"heat-map",height:yw,make:y1,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<h1&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:i("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var g1=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),gw=e=>Math.max(34,e.rows.length*g1(e.rows.length)),ww=e=>e<f1;function yw(e,t){let o=gw(e);return ww(t)?3*(o+Ct.top)+2*Ct.bottom+2*Iu+Ct.bottom:o+Ct.top+Ct.bottom+
Iu}var Pu=e=>e.flat().filter(t=>t!==null);function w1(e){let t=[...Pu(e.control),...Pu(e.test)],o=Math.abs(yn(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...Pu(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function y1(e,t){let o=ww(t),n=w1(e),[s,r]=e.kind==="time"?Ke(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],a=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=k1(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:St(),margin:{l:l.left,r:Ct.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:er(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:S1(),showscale:!1}},d=c.map(([p,f,h,g],y)=>{let w=y===0?"":
String(y+1);Object.assign(u,x1(e,l.panels[y],w,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:p,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${w}`,yaxis:`y${w}`,xgap:1,ygap:1,hoverongaps:!1,z:f.map(x=>x.map(_=>_===null?null:_/r)),customdata:_1(e,p,f,h,g),
hovertemplate:"%{customdata}<extra></extra>",...b1(e,f,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((p,f)=>(Object.assign(u,v1(l.bars[f],4+f,p,a)),$1(p,4+f,f===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function b1(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(a=>a===null?"":s.format(a/o).replace("-","−")))}}function _1(e,t,o,n,s){let r=t.toLowerCase();return o.map((a,l)=>a.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),p=s?e.rows[l].text:e.rows[l][r]?.rank??"",f=`${t}<br>rank ${Fe(String(p))}, step ${Fe(m)}`;if(c===null)return f;let h=e.control[l][u],g=s&&
h>0?` (${pe(100*c/h)})`:"",y=(s?[]:[e.more?.(r,l,u)]).filter(Boolean);return[f,...[n(c)+g,...y].map(Fe)].join("<br>")}))}function k1(e,t,o){let n=yw(e,t),s=Math.max(...e.rows.map(p=>p.text.length),2),
r=Math.min(120,30+7*s),a=t-r-Ct.right,l=gw(e),c=o?a:(a-2*fw)/3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(p,f)=>[1-(p+f)/n,1-p/n];if(!o){let p=[0,1,2].map(y=>{let w=y*
(c+fw)/a;return{x:[w,w+c/a],y:d(Ct.top,l),cell:u}}),f=d(Ct.top+l+Ct.bottom+6,8),[h,g]=[p[0].x[0],p[1].x[1]];return{left:r,panels:p,bars:[{x:[h+(g-h)*.2,g-(g-h)*.2],y:f},{x:p[2].x,y:f}]}}let m=[Ct.top,
2*Ct.top+l+Ct.bottom,3*Ct.top+2*l+2*Ct.bottom+Iu];return{left:r,panels:m.map(p=>({x:[0,1],y:d(p,l),cell:u})),bars:[1,2].map(p=>({x:[.08,.92],y:d(m[p]+l+Ct.bottom+6,8)}))}}function x1(e,t,o,n){let s=t.
cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.length),1),a=To(e.columns.length,s/(7*r+10)),l=To(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"\
array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,tickvals:a,ticktext:a.map(u=>Fe(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{
...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(u=>Fe(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var hw=48;function $1([e,t],o,n){let s=Array.
from({length:hw},(r,a)=>e+(t-e)*(a/(hw-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function v1({x:e,y:t},o,n,s){return{[`xax\
is${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:K("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`x${o}`,
range:[0,1],fixedrange:!0,visible:!1}}}var S1=()=>[[0,K("--less-fill")],[.5,K("--heat-zero")],[1,K("--more-fill")]];function Ti(){let e=i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=i("details",{class:"grid-table"},i("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,O(e,i("table",{},i("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),i("thead",{},i("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([a,l])=>i("th",{scope:"col",class:l},a)))),i("tbody",{},o.grid.rows.flatMap((a,l)=>o.grid.columns.map((c,u)=>r(a,c,l,u)))))))}function r(a,l,c,u){
let{values:d,format:m,formatDiff:p}=o,[f,h,g]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(f===null&&h===null)return null;let y=g>0?" more":g<0?" less":"";return i("tr",{},i("th",{scope:"row"},a.text),
i("td",{},i("a",{href:o.timeline(a,l),title:"Show this step in the timeline"},l.text)),i("td",{class:"num"},m(f)),i("td",{class:"num"},m(h)),i("td",{class:`num${y}`},p(g)),i("td",{class:`num${y}`},pe(
f>0&&g!==null?100*g/f:null)))}return t.addEventListener("toggle",s),{node:t,draw(a){o=a,s()}}}var bw={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(ft).map(([e,{name:t}])=>[e,t]))},E1=20,Oi=["control","test"];function T1(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function _w(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,a)=>a.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${Ae(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${Ae(100*t.waiting)} of its step): the others probably wait for it.`}function kw(e,{timeline:t,go:o}){let n=i("span",{class:"muted rank-summary"}),s=ie("heat"),r=i("select",{id:s,on:{change:()=>e(
r.value)}},Na.map(S=>i("option",{value:S},bw[S]))),a=i("p",{class:"mono small heat-name",hidden:!0}),l=Ei({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...S)=>o(t(...S))}),
c=Ti(),u=i("div",{class:"lags"}),d=i("p",{class:"muted small",hidden:!0}),m=i("div",{class:"heat-block"},i("p",{class:"chart-bar"},i("label",{for:s},"Heat maps of"),r),a,l.node,d,u,c.node),p=i("detail\
s",{class:"card rank-steps"},i("summary",{},i("h2",{},"Ranks and steps")," ",n),m),f=new Map,h=new Map,g=null,y="",w=null;p.addEventListener("toggle",()=>{p.open!==(y!=="")&&e(p.open?"step":"")});let b=S=>S===
"step"&&g&&Pt(g.answer)?"whole recording":bw[S];function x({set:S,marker:A}){let F=JSON.stringify([S,A]);if(!f.has(F)){let L=rs(S,A);f.set(F,L),L.catch(()=>f.delete(F))}return f.get(F)}async function _(S){
if(Oi.some(A=>S[A].any)){$(S,"Each file counts as one step here, so there are no steps to show.");return}try{let A=await Promise.all(Oi.map(F=>x(S[F])));if(g?.answer===S){let F=A.map((L,N)=>T1(L,S[Oi[N]]));
g={...g,samples:F,judged:F.map(pw)},k()}}catch(A){$(S,A.message)}}function $(S,A){g?.answer===S&&(n.textContent=A,m.hidden=!0)}function k(){let[S,A]=g.judged,F=({ranks:se},te)=>`${H(se.length,"rank")}\
, ${H(g.samples[te].length,"sample")}`,L=[_w(S),_w(A)],N=L[0]===L[1]?L[0]:L.map((se,te)=>se&&`${te===0?"Control":"Test"}: ${se}`).filter(Boolean).join(" "),G=[F(S,0),F(A,1)];n.textContent=`${G[0]===G[1]?
`${G[0]} on each side`:`${G[0]} against ${G[1]}`}. ${N}`,m.hidden=!1,p.classList.toggle("lagging",g.judged.some(se=>se.slow.length>0)),y!==""&&v()}async function T(S){let A={};h.set(S,A),h.size>E1&&h.
delete(h.keys().next().value);try{A.samples=(await pa(S)).samples}catch(F){A.failed=F.message,h.delete(S)}y==="op"&&w?.query===S&&v(A)}function E(S){if(y!=="op")return{samples:g.samples,of:F=>F[y],revision:y,
none:"Without device work the parts of a step are not known."};if(w===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let A=S??h.get(w.
query);return A===void 0&&T(w.query),A?.samples?{samples:Oi.map(F=>A.samples[F]),of:F=>F.total_duration,revision:w.query,none:""}:{none:A?.failed??"Reading the events of this operation …"}}function v(S){
let{judged:A,file:F}=g,{samples:L=[[],[]],of:N,revision:G,none:se}=E(S),te=Si(...L),ye=Er(te,N),z=[...ye.control,...ye.test].flat().some(W=>W!==null);a.hidden=y!=="op"||w===null,O(a,w&&i("bdi",{},w.name));
let Z=y==="op"?"duration in each rank and step":b(y);l.draw({rows:te.rows,columns:te.columns,...ye,kind:"time",file:F,format:ne,formatDiff:je,heading:Z,more:(W,U,P)=>dn(te[W][U][P]),revision:`${g.revision}\
#${G}`,empty:z?"":se}),c.node.hidden=!z,c.draw({grid:te,values:ye,timeline:t,title:Z,format:R,formatDiff:_e}),O(u,O1(A));let re=[te.ranksByPosition&&"ranks",te.stepsByPosition&&"step numbers"].filter(
Boolean);d.hidden=re.length===0,d.textContent=`The sides have different ${re.join(" and ")}; they are paired by position (control / test).`}return{node:p,heat:l,draw(S,A,F,L,N){y=A,w=N,p.open=y!=="",r.
value=y||"step",g?.answer!==S?(g={answer:S,file:F,revision:L},r.options[0].textContent=b(Na[0]),_(S)):g.judged&&k()}}}function O1([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set(
[...e.ranks,...t.ranks].map(r=>r.rank))].sort((r,a)=>r-a),n=(r,a)=>{let l=r.ranks.find(u=>u.rank===a);if(!l)return[1,2,3].map(()=>i("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[i("\
td",{class:"num",title:ne(l.step)},R(l.step)),i("td",{class:`num${c?" lag":""}`},pe(l.lag===null?null:100*(l.lag-1)),c&&" lags"),i("td",{class:`num${r.awaited===l?" lag":""}`},Ae(l.waiting===null?null:
100*l.waiting))]},s=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a \
share of its step: waiting for other ranks and for the network"]].map(([r,a])=>i("th",{scope:"col",class:"num",title:a},r));return i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-l\
abel":`Ranks ${Qe(o)}`},i("table",{class:"lag-table"},i("caption",{class:"visually-hidden"},"The ranks of both sides"),i("thead",{},i("tr",{},i("td"),i("th",{colspan:"3",scope:"colgroup",class:"contro\
l-text"},"Control"),i("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),i("tr",{},i("th",{scope:"col"},"Rank"),s(),s())),i("tbody",{},o.map(r=>i("tr",{},i("th",{scope:"row"},String(r)),n(
e,r),n(t,r))))))}var M1={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Bu="not stated",Du=(e,t,o)=>n=>{let s=n[e]===null?Bu:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},xw=(e,t)=>e.length===0?"none":e.length===t.length?Qe(e):`${Qe(e)} of ${Qe(t)}`,qu=e=>e.shared_kernel_time===
null?"no kernels":Ae(100*e.shared_kernel_time),A1=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":xw(t.steps,t.all_steps),C1=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>xw(t.ranks,t.all_ranks)},{text:"Steps",of:A1,key:(e,t)=>t.steps.length},{text:"with_stack",of:Du("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Du("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Du("profile_memory"),key:e=>e.
profile_memory},...Object.entries(M1).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:qu,key:()=>null}];function R1(e){return C1.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[a,l]=r(o),c=n?r(n):[a||null,l||null];return{text:t,control:a||Bu,test:l||Bu,left:s&&a===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function L1(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,a=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${qu(n)} of the kernel time in the control, ${qu(s)} in the test.`;return r+a}function $w(){let e=i(
"span",{class:"muted rank-summary"}),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:i("details",{class:"card rank-steps recorded"},i("\
summary",{},i("h2",{},"Recorded")," ",e),t),draw(n){let s=R1(n);e.textContent=L1(n,s),O(t,i("table",{class:"recorded-table"},i("caption",{class:"visually-hidden"},"How both sides were recorded"),i("th\
ead",{},i("tr",{},i("td"),i("th",{scope:"col",class:"control-text"},"Control"),i("th",{scope:"col",class:"test-text"},"Test"))),i("tbody",{},s.map(r=>i("tr",{class:r.differs?"differs":""},i("th",{scope:"\
row"},r.text),i("td",{},r.control),i("td",{},r.test,r.differs&&i("span",{class:"visually-hidden"}," (differs)")))))))}}}function vw(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...ar(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${qt(mn(t))}`):o==="cannot_judge"&&t.q_value!==null?n.push(`cannot judge, q = ${qt(mn(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${qt(mn(t))}`);let s=hr(t);return s===
""?n:[...n,s]}function N1(e,t,o){let{row:n}=e,s=c=>Lu(c,t)[0],r=e.birth||pe(e.percent),a=o&&n.kind==="",l=[a?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${Sr(
e.diff,t)[0]} (${r})`,`calls ${M(e.controlCount)} → ${M(e.testCount)}`];return(t!=="total"||a)&&l.push(`total ${R(n.control_total_duration)} → ${R(n.test_total_duration)}, ${_e(n.diff_duration)}`),
[...l,...vw(e)]}function P1(e){return[e.row.category,`control ${M(e.controlCount)}`,`test ${M(e.testCount)}`,`Δ ${nt(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...vw(e)]}var Sw=e=>({key:e.key,name:Ts(
e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function Ew(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?`self time, ${nr(t,n)}`:nr(t,n),rows:e.map(s=>({...Sw(
s),control:s.control,test:s.test,diff:s.diff,lines:N1(s,t,o)}))}}function Tw(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(o=>({...Sw(o),control:o.controlCount,
test:o.testCount,diff:o.diffCount,lines:P1(o)}))}}function Ow({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["unchanged","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===
0&&o.added+o.deleted+o.increased+o.decreased===0}var I1=20,D1=200;function Oo({id:e=ie("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:a}){let l=ie("set-list"),c=o?.label??n,u=i("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>x(),
input:()=>p(),keydown:k,blur:()=>_()}}),d=i("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:T=>T.preventDefault()}}),m=i("span",{class:"set-picker"},u,d),
p=Je(D1,()=>y(u.value.trim())),f=[],h=-1,g=null;async function y(T){g?.abort(),g=new AbortController;let{signal:E}=g,v=new URLSearchParams({q:T.slice(0,120),limit:String(I1)});d.hidden=!1,u.setAttribute(
"aria-expanded","true");try{let[{entries:S,total:A},F]=await Promise.all([Rt(v,{signal:E}),a&&T!==""?an({signal:E}):[]]),L=a?q1(T,S,F):[];f=[...s&&T===""?[{none:!0}]:[],...L,...S],w(A>S.length?`${H(A-
S.length,"more set")}: type to find them`:f.length===0&&"No set matches."),be(H(A,"set")),b(T===""?f.findIndex(N=>N.set&&N.set.id===o?.id):S.length>0?L.length:0)}catch(S){S.name!=="AbortError"&&(f=[],
w(S.message))}}function w(T){O(d,f.map((E,v)=>i("li",{id:`${l}-${v}`,role:"option",class:"choice-line","aria-selected":String(E.set?E.set.id===o?.id:!!E.none&&!o),on:{click:()=>$(E)}},E.set?F1(E.set):
E.words??s)),T&&i("li",{class:"muted small picker-note",role:"presentation"},T)),h=-1,u.removeAttribute("aria-activedescendant")}function b(T){if(d.children[h]?.classList.remove("active"),h=f.length===
0?-1:Math.max(-1,Math.min(T,f.length-1)),h<0){u.removeAttribute("aria-activedescendant");return}d.children[h].classList.add("active"),d.children[h].scrollIntoView({block:"nearest"}),u.setAttribute("ar\
ia-activedescendant",`${l}-${h}`)}function x(){d.hidden&&y("")}function _(){p.cancel(),g?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=
c}function $(T){_(),T.group?a(T.group):(T.none||T.set.id!==o?.id)&&r(T.none?null:T.set)}function k(T){let{key:E}=T,v=!d.hidden,S={ArrowDown:h+1<f.length?h+1:0,ArrowUp:h>0?h-1:f.length-1,PageDown:h+8,PageUp:Math.
max(0,h-8)}[E];(S!==void 0||v&&["Enter","Escape"].includes(E))&&T.preventDefault(),S!==void 0?v?b(S):x():E==="Enter"&&v&&f[h]?$(f[h]):E==="Escape"&&v&&(T.stopPropagation(),_())}return{node:m,input:u}}
var B1=3;function q1(e,t,o){let n=(l,...c)=>({group:l,words:i("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[
n(e,"with a label like ",i("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),a=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",i("b",{},e))],
...o.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(a)).slice(0,B1).map(l=>n(`tag:${l.tag}`,"with the tag ",i("b",{},l.tag),` (${l.sets})`))]}function F1(e){let t=e.recorded===null?`adde\
d ${Ze(e.created)}`:`recorded ${Ze(e.recorded)}`;return[i("span",{class:"choice-name ellipsis"},e.label),i("span",{class:"muted small"},[t,...e.devices.slice(0,1),H(e.ranks.length,"rank"),...e.tags.slice(
0,3),Ge(e.id).slice(0,8)].join(" · "))]}var Fu=["control_ranks","test_ranks","control_steps","test_steps"];function Ms(e,{none:t,links:o=Wu,compact:n=!1}={}){let s=i("section",{class:`sides${n?" sides-compact":""}`,"aria-label":"Control and\
 test"}),r=n&&i("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{click:()=>l(!s.hasAttribute("data-open"))}},"Ranks and steps"),a="";function l(p){s.toggleAttribute("data-o\
pen",p),r.setAttribute("aria-expanded",String(p))}let c={};function u(p,f,h){let g=JSON.stringify([p.control,p.test,p.control_ranks,p.test_ranks,p.control_steps,p.test_steps,p.control_marker,p.test_marker,
f?.map(_=>[_.id,_.label]),h&&[h.control.samples,h.test?.samples,h.recorded?.control.devices,h.recorded?.test.devices]]);if(g===a)return;a=g;let y=document.activeElement?.dataset?.field,w=W1(s).filter(
({key:_})=>c[_]===p[_]);c={...p};let b=p.control!==""&&p.test!=="",x=[(b||t===void 0)&&xe("swap","Swap control and test",()=>e(U1(p))),z1(p,e)];O(s,d("control",p,f,h),n?[d("test",p,f,h),r,i("div",{class:"\
swap-cell"},x)]:[i("div",{class:"swap-cell"},x,b&&o(p)),d("test",p,f,h)]),n&&(r.hidden=!b,l(s.hasAttribute("data-open")||Fu.some(_=>p[_]!=="all"))),w.forEach(({key:_,text:$})=>j1(s,_,$)),y&&s.querySelector(
`[data-field="${y}"]`)?.focus()}function d(p,f,h,g){let y=p==="control"?"A":"B",w=p==="control"?"Control":"Test",b=h&&Ue(h,f[p]),x=ie("set"),_=Oo({id:x,field:p,set:b,text:f[p]===""?"":g?.[p]?.label??(h?
f[p]:""),none:p==="test"?t:void 0,onPick:$=>e({[p]:$?Ge($.id):"",op:"",[`${p}_ranks`]:"all",[`${p}_steps`]:"all",[`${p}_marker`]:""})});return i("div",{class:`side-card side-${p}`},i("div",{class:"sid\
e-title"},i("b",{class:"letter","aria-hidden":"true"},y),i("label",{for:x},w),_.node,n&&g?.recorded&&i("span",{class:"muted small side-about"},[...H1(p,g),H(g[p].samples,"sample")].join(", "))),i("div",
{class:"side-selection",hidden:t!==void 0&&p==="test"&&f.test===""},Mw(`${p}_ranks`,"Ranks",b?.ranks??g?.[p]?.all_ranks,f,e),Mw(`${p}_steps`,"Steps",(f[`${p}_marker`]?null:b?.steps)??g?.[p]?.all_steps,
f,e),!n&&i("span",{class:"muted small samples"},g?.[p]?H(g[p].samples,"sample"):" ")))}function m(p){let f=s.querySelector(`[data-field="${p}"]`);f?.focus(),f?.click()}return{node:s,choose:m,draw:u}}
var W1=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function j1(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.
hidden=!1,n.value=o,e.querySelector(`[data-field="${t}"]`).value="list"}function H1(e,{recorded:{control:t,test:o}}){let[n,s]=[t,o].map(({devices:r})=>r.join(", "));return e==="control"?[n].filter(Boolean):
n===s?[]:[s].filter(Boolean)}function Wu(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])n&&t.set(`${o}_marker`,n);return i("a",
{class:"small",href:ce(`/analyse?${t}`)},"Analyse both")}function U1(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`test${o}`]=e[`control${o}`];return t}function z1(e,t){
let o=Fu.every(n=>e[n]==="first");return D(o?"Use all":"First rank and step",()=>t(Object.fromEntries(Fu.map(n=>[n,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ran\
ks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function Mw(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),
u=ie(e),d=o?.length>0,m=i("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?G1(o):"0,2,4-7",
"aria-label":`${t} to use, such as 0,2,4-7`,title:d?`Available: ${Qe(o)}`:null,on:{change:()=>{let f=m.value.trim();s({[e]:f===""?"all":f})}}}),p=i("select",{id:u,data:{field:e},on:{change:()=>{p.value===
"list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:p.value}))}}},l.map(f=>i("option",{value:f,selected:f===r},Y1(f,o))),i("option",{value:"list",selected:c},"list …"));return i("span",{class:"sample\
-field"},i("label",{for:u},t),p,m)}function G1(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function Y1(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>
0?`first (${t[0]})`:"first":"any (a file is one step)"}function K1(e,t,o){let{name:n,category:s}=o??t;return{...e,name:n,category:s,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:o?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:o?.total_duration??0}}var Aw=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function V1(e,t){let o=e.flatMap(r=>t.filter(({name:a})=>a===r.name).map(a=>[r,a])),
[n,s]=[e,t].map((r,a)=>r.filter(l=>!o.some(c=>c[a]===l)).sort((l,c)=>Aw(l)-Aw(c)));return n.length===s.length?[...o,...n.map((r,a)=>[r,s[a]])]:o}var Q1=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function Cw(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(r=>e.aliases.filter(a=>a.side===r)),n=(e.category==="pyth\
on_function"?V1:Q1)(t,o);if(n.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}];let s=e.aliases.filter(r=>!n.flat().includes(r)).map(
r=>r.side==="control"?[r]:[void 0,r]);return[...n,...s].map(([r,a])=>({row:K1(e,r,a),names:{control:(r??a).name,test:(a??r).name}}))}function Rw(e){let t=a=>e.filter(l=>/^ProfilerStep#\d+$/.test(l.name)&&
l[a]===0),[o,n]=[t("test_counts"),t("control_counts")],s=o.map(a=>[a,n.find(({category:l})=>l===a.category)]).filter(([,a])=>a),r=s.map(([a,l])=>({...a,test_counts:l.test_counts,test_total_duration:l.
test_total_duration,test_self_duration:l.test_self_duration,aliases:[{side:"control",name:a.name,category:a.category},{side:"test",name:l.name,category:l.category}]}));return[...e.filter(a=>!s.flat().
includes(a)),...r]}var Mo=0,As=1,Cs=2,Ao=3,ju={id:"steps",sort:"steps",label:"Steps on the device",depth:1},Mi=18,J1=24,Lw=3;function Pw(e=()=>!0){let t=new Map,o=[],n=0;return{add(s){for(let{id:r,label:a,depth:l,sort:c,
main:u=!1}of s){let d=t.get(r)?.depth??1;t.set(r,{id:r,label:a,sort:c,main:u,depth:Math.max(d,l,1)})}o=[],n=0;for(let r of t.values()){let a=r.depth>1&&["host","other"].includes(r.sort),l=!a||e(r),c=l?
r.depth:1,u=Math.max(J1,c*Mi+2*Lw);Object.assign(r,{row:o.length,rows:c,top:n,height:u,folds:a,open:l});for(let d=0;d<c;d+=1)o.push(n+Lw+d*Mi);n+=u}},bandOf:s=>t.get(s),all:()=>({tops:Float64Array.from(
o),height:n,bands:[...t.values()].map(s=>({...s}))})}}function Iw({window:e,all:t,takes:o,shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(f,h)=>h<=e.from||f>=e.to}),o(
ju)&&r.some(({answer:f})=>f.steps?.length>0&&f.lanes.some(({sort:h})=>h!=="host"))&&s.add([ju]),r.forEach(({answer:f})=>s.add(f.lanes.filter(o))),r.forEach(({answer:f})=>s.add((f.counters??[]).map(nO).
filter(o)));let a=[],l=[],c=[],u=[],d={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:f,keep:h}of r){let g=a.length;a.push(...f.names),l.push(
...f.categories),c.push(...f.kinds);for(let y of f.lanes.filter(o))eO(d,y,u.push(y)-1,{keep:h,shift:n,shiftName:g,band:s.bandOf(y.id)});tO(d,m,f,{keep:h,shift:n,rows:s,lanes:u}),oO(d,m,f,{keep:h,shift:n,
rows:s,lanes:u}),rO(d,m,f,{keep:h,shift:n,rows:s,lanes:u})}let p={...d,start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(d.row),length:d.start.length,names:a,categories:l,
kinds:c,lanes:u,gaps:m,shift:n,...s.all()};return Object.assign(p,{pieces:X1(p)})}var Dw=(e,t)=>e.bands.find(({id:o})=>o===e.lanes[e.lane[t]]?.id)?.open===!1;function X1(e){let t={start:[],end:[],row:[],
of:[]},o=(s,r,a)=>{(a>r||e.end[s]===e.start[s])&&(t.start.push(r),t.end.push(a),t.row.push(e.row[s]),t.of.push(s))},n=new Map(e.bands.filter(({open:s})=>!s).map(({id:s})=>[s,[]]));for(let s=0;s<e.length;s+=
1){let r=n.get(e.lanes[e.lane[s]]?.id);r?r.push(s):o(s,e.start[s],e.end[s])}return n.forEach(s=>Z1(e,s,o)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.
of.length,of:t.of}}function Z1({start:e,end:t,level:o},n,s){n.sort((c,u)=>e[c]-e[u]||o[c]-o[u]);let r=[],a=-1/0,l=c=>{for(;r.length>0&&t[r.at(-1)]<=c;){let u=r.pop();s(u,Math.max(a,e[u]),Math.max(a,t[u])),
a=Math.max(a,t[u])}};for(let c of n)l(e[c]),r.length>0&&s(r.at(-1),Math.max(a,e[r.at(-1)]),e[c]),a=e[c],r.push(c);l(1/0)}function eO(e,t,o,{keep:n,shift:s,shiftName:r,band:a}){let{start:l,duration:c,level:u,
name:d,occurrence:m,merged:p}=t;for(let f=0;f<l.length;f+=1){let h=l[f]+c[f];n(l[f],h)&&(e.start.push(l[f]-s),e.end.push(h-s),e.row.push(a.row+(a.open?u[f]:0)),e.level.push(u[f]),e.name.push(r+d[f]),e.
occurrence.push(m[f]),e.merged.push(p[f]),e.sort.push(Mo),e.gap.push(-1),e.lane.push(o))}}function Hu(e,t,o,{sort:n,lane:s,keep:r,shift:a,rows:l,lanes:c}){let u=l.bandOf(s),d=o.start+o.duration;u&&r(o.
start,d)&&(e.start.push(o.start-a),e.end.push(d-a),e.row.push(u.row),e.level.push(0),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(n),e.gap.push(t.push(o)-1),e.lane.push(c.findIndex(
({id:m})=>m===s)))}function tO(e,t,o,n){(o.gaps??[]).forEach(s=>Hu(e,t,s,{...n,sort:As,lane:s.lane}))}function oO(e,t,o,n){(o.steps??[]).forEach(s=>Hu(e,t,{...s,shown:o.step===null||o.step===s.step_number},
{...n,sort:Cs,lane:ju.id}))}var nO=({id:e,device:t,name:o})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${o}`,depth:1}),sO=.2;function rO(e,t,o,n){for(let s of o.counters??[]){let{name:r,high:a}=s,
l=Math.max(a-s.low,Math.abs(a)*sO)||1;s.start.forEach((c,u)=>Hu(e,t,{name:r,start:c,duration:s.duration[u],mean:s.mean[u],min:s.min[u],max:s.max[u],at:1-(a-s.mean[u])/l},{...n,sort:Ao,lane:s.id}))}}var it=(e,t)=>`${t}\
\0${e}`,Tr=(e,t)=>it(e.names[e.name[t]],e.categories[e.name[t]]),Zo=(e,t)=>e.sort[t]===Mo&&e.merged[t]<=1&&e.occurrence[t]>=0,Nw=new WeakMap;function Bw(e,t,o){let n=Nw.get(e);if(!n){n=new Map;for(let s=0;s<
e.length;s+=1)Zo(e,s)&&n.set(`${Tr(e,s)}\0${e.occurrence[s]}`,s);Nw.set(e,n)}return n.get(`${t}\0${o}`)??-1}var aO=.1,iO=.002,Or=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.
test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function lO(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-
e.control_total_duration,[n,s]=Or(e),r=s-n,a=Math.abs(r);return a<aO*Math.max(n,s)||a<iO*t||r*o<=0?"":r>0?"longer":"shorter"}function Ai(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??
0),s=Pt(e),r=new Map,a=(l,c)=>{let u={change:lO(l,n),row:l,names:c,whole:s};r.set(it(c.control,l.category),u).set(it(c.test,l.category),u)};return Rw(e.rows).flatMap(Cw).forEach(({row:l,names:c})=>a(l,
c)),r}var Ci=(e,t,o,n)=>e?.get(it(o,n))?.names[t]??o;function qw(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===Mo&&n[e.name[r]]&&
s.push(r);return s}var Rs=["control","test"],cO=3,Fw=[14,72],Uu=3,zu=10,uO=.12;function dO(e){let t=e.filter(({rank:o,span:n})=>o===e[0].rank&&n===e[0].span).sort((o,n)=>o.step-n.step);return t[t.length>>1]}var Ww=({duration:e})=>e.
reduce((t,o)=>t+o,0);function mO({lanes:e}){let t=e.filter(({sort:n})=>n==="device"),o=[...t].sort((n,s)=>Ww(s)-Ww(n)).slice(0,cO);return[...e.filter(({sort:n,main:s})=>n==="host"&&s).slice(0,1),...t.
filter(n=>o.includes(n))]}function pO(e,t,o,n,{y:s,high:r,at:a}){let l=u=>[a(t.start[u]),Math.max(.6,a(t.start[u]+t.duration[u])-a(t.start[u]))],c=[];e.fillStyle=K(t.sort==="host"?"--span-host":"--spa\
n-compute"),t.start.forEach((u,d)=>{let m=t.name[d],p=n?.get(it(o.names[m],o.categories[m]))?.change??"",[f,h]=l(d);e.fillRect(f,s,h,r),p!==""&&t.merged[d]<=1&&c.push([p,f,h])});for(let[u,d,m]of c)e.fillStyle=
K(`--span-${u}`),e.fillRect(d,s,m,r)}function jw(e){let t=i("canvas",{"aria-hidden":"true"}),o=i("span",{class:"muted small"},"Median step; coloured: changed"),n=i("a",{class:"step-strip-link",title:"\
Show this part in the timeline","aria-label":"Median step of both sides: open it in the timeline",on:{click:d}},t),s=i("div",{class:"step-strip",hidden:!0},o,n),r="",a=null,l=null,c=({answer:{extent:g}})=>g.
to-Math.max(0,g.from);function u(){let g=t.clientWidth;if(!l||g===0)return;let y=globalThis.devicePixelRatio||1,w=l.sides.reduce((E,{lanes:v})=>E+v.length,0),b=(s.clientHeight-o.offsetHeight-2*zu-4)/w-
Uu,x=Math.round(Math.min(Fw[1],Math.max(Fw[0],b))),_=w*(x+Uu)+2*zu;[t.width,t.height]=[Math.round(g*y),Math.round(_*y)],t.style.setProperty("height",`${_}px`);let $=t.getContext("2d");$.scale(y,y);let k=E=>g*
E/l.extent,T=0;l.sides.forEach((E,v)=>{$.fillStyle=K(v===0?"--control-fill":"--test-fill"),$.fillRect(0,T,k(E.sample.step),2),T+=4,E.lanes.forEach(S=>{pO($,S,E.answer,l.changes,{y:T,high:x,at:k}),T+=x+
Uu}),T+=zu-4})}function d(g){if(g.ctrlKey||g.metaKey||g.shiftKey||g.detail===0||!l)return;g.preventDefault();let y=t.getBoundingClientRect(),w=l.extent*(g.clientX-y.left)/y.width,b=l.extent*uO/2;e(m(l,
{from:Math.max(0,w-b),to:w+b}))}let m=({state:g,sides:y},w={})=>fo(g,{...Object.fromEntries(y.flatMap(({sample:b},x)=>[[`${Rs[x]}_rank`,String(b.rank)],[`${Rs[x]}_step`,b.step_number===null?"":String(
b.step_number)]])),...w});function p(g,y,w){let b=new URLSearchParams({rank:w.rank,span:w.span,threads:1,pixels:Math.max(300,Math.round(s.parentNode.clientWidth))});w.step_number!==null&&b.set("step",
w.step_number);let x=g[`${Rs[y]}_marker`];return x&&b.set("marker",x),Vs(g[Rs[y]],b,{signal:a.signal})}async function f(g,y,w){try{let x=(await Promise.all(w.map((k,T)=>p(g,T,k)))).map((k,T)=>({answer:k,
sample:w[T],lanes:mO(k)})),_=Ai(y);l={state:g,sides:x,changes:_,extent:Math.max(...x.map(k=>Math.max(c(k),k.sample.step)))},s.hidden=x.some(({lanes:k})=>k.length===0),n.href=m(l);let $=x.every(({sample:k})=>k.
step_number===null)?"Whole recording":"Median step";o.textContent=`${$}; coloured: changed`,n.setAttribute("aria-label",`${$} of both sides: open it in the timeline`),o.title=x.map(({sample:k})=>R(k.step)).
join(" → "),u()}catch(b){s.hidden=!0,r=b.name==="AbortError"?r:""}s.dataset.ready=""}let h=new ResizeObserver(u);return h.observe(s),{node:s,redraw:u,draw(g,y,w){let{samples:b}=w.step_time;if(y!==r){
if(!Rs.every(x=>b?.[x]?.length>0)){s.hidden=!0,s.dataset.ready="";return}r=y,s.hidden=!1,a?.abort(),a=new AbortController,f(g,w,Rs.map(x=>dO(b[x].map(_=>({..._,step:(_.step_ns??0)/1e3})))))}},stop(){a?.
abort(),h.disconnect()}}}var fO=["bars","line","scatter","histogram","none"],Hw=["control","test","q","chart","x","y","y2","by"],Uw={chart:"",x:"",y:"",y2:"",by:""};function Ri(e){let t=new URLSearchParams(e);return{...Object.
fromEntries(Hw.map(n=>[n,t.get(n)??""])),chart:et(t,"chart",fO,"")}}function Li(e){let t=new URLSearchParams;for(let o of Hw)e[o]&&t.set(o,e[o]);return ce(t.size===0?"/query":`/query?${t}`)}function Mr({
control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,a])=>s.set(r,a)),s}var no=e=>`'${e.replaceAll("'","''")}'`,Wn=["control","test"],hO=32;function zw(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function Ni(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:zw("rank",t)],a=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?a:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:zw("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function Gu(e){let t=Object.entries(e).map(([o,n])=>{let s=Ni(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var Gw=e=>Object.fromEntries(Wn.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function Ar(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function gO(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${Ar(`diff_${o}`)} / ${Ar(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${Ar(e.slice(4))})`:Ar(e)}var wO={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function yO(e,t){let o=wO[e][t?0:1];return Wn.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${Ar(n)} AS ${n}`:n)}function Ls(e,t){let o=[...t].filter(([n])=>!Wn.includes(n));return o.length>hO?null:`${e}${o.length>0?`(${o.map(([n,s])=>no(`${n}=${s}`)).join(", ")}\
)`:""}`}function Pi(e,t,o,n=0){let s=Pa(e);s.delete("measure"),o||s.set("measure","total");let r=Ls("compare",s),a=fs(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${yO(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${gO(a.get("sort"))} ${a.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function Yw(e){let t=kt(e);t.set("fold","true");let o=Ls("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function bO({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return Wn.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var Yu=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function _O(e){let t=Wn.map(o=>{let n=Ni(o,Gw(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${Yu.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var Kw=e=>_O(e)??`SELECT side, rank, step_number, ${Yu.join(", ")}
FROM ${Ls("compare_steps",[...kt(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,Vw=e=>`${Kw(e)}
ORDER BY rank, step_number, side`,Qw=e=>`SELECT side, count(*) AS steps, ${Yu.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${Kw(e)}
)
GROUP BY side`,Jw=e=>Ls("compare_places",[...kt(e)].filter(([t])=>!t.startsWith("merge_")));function Xw(e){let t=Jw(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function kO(e,{name:t,category:o,aliases:n}){let s=Gu(Gw(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${no(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>no(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${no(o)} AND ${r?`name = ${no(t)}`:`name IN (
    SELECT raw FROM (
${bO(e)}
    ) WHERE shown = ${no(t)})`}
  AND (${s})`}var Zw=(e,t,{name:o,category:n})=>Ls(e,[["name",o],["category",n],...kt(t)]);function Ku(e,t){let o=kO(e,t);return o?`events
WHERE ${o}`:Zw("compare_calls",e,t)}var ey=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${Ku(e,t)}
ORDER BY side, rank, start_us`,Vu=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${Ku(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,xO={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},ty=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${Ku(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(xO).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,oy=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${Zw("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function ny(e,{name:t,category:o},n){let s=Jw(e);return!s||!n&&(o!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${s}
WHERE ${n?`name = ${no(t)} AND category = ${no(o)}`:`instr(' / ' || path || ' / ', ${no(` / ${t} / `)}) > 0`}
GROUP BY part`}var sy=(e,t)=>Ls(t,[...kt(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n])),ry=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${sy(e,"work_by_operator")}
WHERE operator = ${no(t)}`,ay=e=>Wn.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${sy(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,iy=e=>Wn.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),ly=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,cy=e=>iy(e)?`${ly("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,$O={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function uy(e,t){let[o,n]=$O[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!iy(e)||e.frames==="class")return null;let r=e.frames==="instance",a=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${a}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${ly(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${a}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var so=(e,{control:t,test:o},n={})=>e?Li({control:t,test:o,q:e,...n}):null;function dy(e,{unit:t,self:o,item:n,ofHost:s},r){let a=(l,c,u)=>l.set(so(c,e,u));a(r.table.sql,Pi(e,t,o)),a(r.durations.sql,Pi(e,t,o,e.top)),a(r.counts.sql,Pi(e,t,o,e.top),{chart:"bars",x:"name",y:"co\
ntrol_counts",y2:"test_counts"}),a(r.fall.chart.sql,s?Xw(e):Qw(e)),a(r.classes.sql,ay(e)),a(r.replacements.sql,Yw(e)),a(r.operators.sql,cy(e)),a(r.ranks.heat.sql,e.heat!=="op"?Vw(e):n?Vu(e,n.row):null)}
function my(e,t,o){let{histogram:n,points:s,heat:r,numbers:a,related:l,work:c,booked:u}=o;u.sql.set(so(ny(e,t,t.launches===void 0),e)),a.sql.set(so(ty(e,t),e)),l.sql.set(so(oy(e,t),e)),c.sql.set(so(ry(
e,t),e)),n.sql.set(so(ey(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let d of[s,r])d.sql.set(so(Vu(e,t),e))}var Qu=20,vO=4,Ii=e=>e===null?"–":Ie(e,0,e<1?3:e<100?1:0),Ns=(e,t,o)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${o(e[`control_${t}`])} → ${o(e[`test_${t}`])}`;function py(){let e=i("spa\
n",{class:"muted rank-summary"}),t=at("Device time by class of work"),o=_=>i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":_}),n=o("Classes of work"),s=o("Shapes of products, convolu\
tions and attention"),r=i("details",{class:"card rank-steps work-classes",hidden:!0},i("summary",{},i("h2",{},"Classes of work"),e),i("div",{class:"chart-tools"},t.node),i("p",{class:"muted small"},"T\
he class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),a=!0,l=[1,1],
c=(_,$,k="")=>i("td",{class:`num ${k}`,title:$},_),u=(_,$="num")=>i("th",{scope:"col",class:$},_),d=_=>a?[_.control_per_step,_.test_per_step]:[_.control_total_duration,_.test_total_duration],m=_=>["co\
ntrol","test"].map(($,k)=>M(_[`${$}_counts`]/(a?l[k]:1))).join(" → ");function p(_){let[$,k]=d(_),T=k>$?"more":k<$?"less":"calm";return[c(m(_)),c(R($),ne($)),c(R(k),ne(k)),c(_e(k-$),je(k-$),T),c($>0?
pe(100*(k-$)/$):k>0?"new":"",null,T)]}let f=_=>_===null?"–":`${Ii(_)} %`,h=_=>_.control_fastest_peak_pctg===_.control_peak_pctg&&_.test_fastest_peak_pctg===_.test_peak_pctg?null:`${Ns(_,"fastest_pea\
k_pctg",f)} of the fastest arithmetic for these numbers, such as TF32`,g=_=>[c(Ns(_,"tflops_per_s",Ii)),c(Ns(_,"peak_pctg",f),h(_)),c(Ns(_,"gb_per_s_at_least",Ho)),c(Ns(_,"flops_per_byte_at_most",Ii))],
y=[u("TFLOP/s"),u("of peak"),u("bandwidth, at least"),u("FLOPs per byte, at most")],w=(_,$,...k)=>i("thead",{},i("tr",{},_,u($),u("control"),u("test"),u("Δ"),u("Δ %"),...k));function b(_){O(n,i("tab\
le",{class:"operators-table"},w(u("Class",""),"device rows",u("share"),...y.map($=>$.cloneNode(!0))),i("tbody",{},_.map($=>i("tr",{},i("th",{scope:"row"},$.class),p($),c(Ns($,"share",k=>`${Ii(k)} %`)),
g($))))))}function x(_){let $=[..._].sort((k,T)=>Math.max(...d(T))-Math.max(...d(k)));s.hidden=_.length===0,O(s,i("table",{class:"operators-table"},w(u(_.length>Qu?`Shapes: the ${Qu} that take longest`:
"Shapes",""),"calls",...y),i("tbody",{},$.slice(0,Qu).map(k=>i("tr",{},i("th",{scope:"row",title:`${k.operator} ${k.shapes}`},i("bdi",{class:"mono"},k.operator)," ",i("span",{class:"mono small"},k.shapes.
replaceAll(",[]",""))," ",i("span",{class:"muted"},k.dtype)),p(k),g(k))))))}return{node:r,sql:t,draw(_,$,k){r.hidden=!_,_&&(a=k!=="total",l=[$.control.samples,$.test.samples],e.textContent=_.classes.slice(
0,vO).map(T=>`${T.class} ${d(T).map(R).join(" → ")}`).join(", "),b(_.classes),x(_.shapes))}}}var fy=7.2,Bi=6,Di=["solid","dot","dash","dashdot","longdash","longdashdot"],Ju=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Xu=e=>Jt()[e==="B"?
"test":"control"];function Fi(e){return{template:St(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var Wi=e=>e.map(t=>Fe(t)).join("<br>"),Be=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),qi=116,Cr=22,Ps=e=>e>1?64-Cr+e*(qi+Cr):320;function SO(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:K("--muted")},text:e.map(n=>n.
values[t].value?"":Fe(n.values[t].none??n.values[t].text))}}function Rr({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let a=Math.max(...e.map(y=>n?y.values.reduce((w,b)=>w+(b.value??0),0):Math.
max(...y.values.map(w=>w.value??0))),0),[l,c]=o==="time"?Ke(a):o==="bytes"?Zl(a):[o==="percent"?"%":"",1],u=e.map((y,w)=>w),d=s&&e.some(y=>y.values.some(w=>w.low>0||w.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,p=Math.max(...e.map(y=>y.label.length)),f=Math.min(Math.ceil(18+Bi+fy*p),Math.floor(r*.42),360),h=Math.floor((f-14-Bi)/fy),g=e.map(y=>Wi([y.full??y.label,...t.map((w,b)=>`${w.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,w)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[w])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:K("--text"),width:3,array:e.map(b=>(b.values[w].high??0)/c),arrayminus:e.map(b=>(b.values[w].low??0)/c)}:void 0,customdata:g,hovertemplate:"%{customdata}<extra><\
/extra>",...SO(e,w,n)})),layout:Fi({barmode:n?"stack":"group",margin:{l:f,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"out\
side",ticklen:Bi,tickcolor:"rgba(0,0,0,0)",ticktext:xo(e.map(y=>y.label),h).map(Fe)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-f)/80)),
ticksuffix:l?` ${l}`:""}})}}var Zu=(e,t)=>t===""?{property:Ju[e%Ju.length],dash:Di[Math.floor(e/Ju.length)%Di.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:Di[e%Di.length]},EO=e=>Ke(
Math.max(e,1));function TO(e,t,o,n){let s=e.flatMap(m=>m.points.map(p=>p[1])),r=s.every(m=>Number.isInteger(m)&&m<5),a=s.reduce((m,p)=>Math.max(m,p),0),[l,c]=t==="rate"?ls(a):t==="bytes"?Zl(a):[t,1],u=n*
(qi+Cr)-Cr,d=1-o*(qi+Cr)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-qi/u),d],title:{text:l,font:{size:11}}}}}var OO=(e,t)=>({
text:Fe(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:K("--text")}}),MO=400,AO=e=>K(e.side===""?"--muted":e.side==="B"?"--test-fill":"--control-\
fill"),CO=(e,t)=>e.length>MO?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:yy(AO(o),.55),dash:"dot"}})),RO=(e,t,o)=>e.length>o/60||e.
some(n=>n.side!=="")?[]:e.map(n=>({text:Fe(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:K("--muted")}}));function LO(e,t){let o=c=>e.
flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[a,l]=EO(r?n-s:n);return{scale:a,per:l,far:r,offset:r?Math.floor(s/l)*l:0}}
function gy({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:a,per:l,far:c,offset:u}=LO(e,n),d=h=>(h-u)/l,m=h=>o==="rate"?Ho(h):o==="bytes"?$e(h):`${M(h)} ${o}`,p=t.map((h,g)=>TO(e.filter(y=>y.
panel===h),o,g,t.length)),f=h=>h===0?"y":`y${h+1}`;return{data:e.map(h=>{let g=Zu(h.place,h.side),y=t.indexOf(h.panel);return{type:"scatter",mode:"lines",x:h.points.map(w=>d(w[0])),y:h.points.map(w=>w[1]/
p[y].per),yaxis:f(y),line:{shape:"hv",width:1.4,color:K(g.property),dash:g.dash},legendgroup:h.key,customdata:h.points.map(w=>Wi([h.name,`at ${ne(w[0])}`,m(w[1])])),hovertemplate:"%{customdata}<extra>\
</extra>"}}),layout:Fi({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${a}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.max(4,
Math.floor((r-80)/64)),anchor:f(t.length-1),title:{text:c?`since ${ne(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(p.map(({axis:h},g)=>[`yaxis${g===
0?"":g+1}`,h])),annotations:[...t.length>1?t.map((h,g)=>OO(h,p[g].axis.domain[1])):[],...RO(s,d,r)],shapes:CO(s,d)}),per:l,offset:u}}function wy(e){let[t,o]=Ke(e);return`${Number((e/o).toPrecision(3))}\
 ${t}`}function yy(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function NO(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function by({sides:e},t){
let o=e.map(w=>NO(w.bins)),n=[...new Set(o.flatMap(w=>[...w.keys()]))].filter(w=>w>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),a=Math.max(1,Math.min(s,r-12)),l=o.some(w=>w.has(0)),c=Array.from(
{length:r-a+1},(w,b)=>a+b);l&&c.unshift(a-4,a-3,a-2,a-1);let u=(w,b)=>o[w].get(l&&b===a-4?0:b<a?-1:b)??0,d=w=>10**((w-1)/10-3),m=w=>w<a?"none":`${R(d(w))} to ${R(d(w+1))}`,p=c.filter(w=>w>=a&&(w-1)%10===
0),f=Math.max(1,Math.ceil(p.length*62/Math.max(t-80,62))),h=Math.max(t-80,62)/c.length,g=[...l?[a-4]:[],...p.filter((w,b)=>b%f===0&&!(l&&(w-a+4)*h<52))],y=e.length-1;return{data:[...e.map((w,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:w.key,x:c.flatMap(x=>[x,x+1]),y:c.flatMap(x=>[u(b,x),u(b,x)]),fill:b===0?"tozeroy":"none",fillcolor:yy(Xu(w.side),y===0?.65:.4),line:{color:Xu(w.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(w=>w+.5),y:c.map(w=>Math.max(...e.map((b,x)=>u(x,w)))),customdata:c.map(w=>Wi([m(w),...e.map((b,x)=>`${b.name}: ${M(
u(x,w))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:Fi({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(w=>w<a?w+
.5:w),ticktext:g.map(w=>w<a?"none":wy(d(w)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(w=>[...w.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function hy(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:Bi,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>wy(10**s)),title:{text:o,font:{size:11},standoff:4}}}function _y({sides:e}){let t=a=>Math.log10(Math.max(a,.001)),o=a=>{let l=e.flatMap(u=>u.points.map(d=>t(d[a]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:K("--muted"),width:1,dash:"dot"}},...e.map(({key:a,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:a,x:u.map(d=>t(d.cpu_duration)),
y:u.map(d=>t(d.gpu_duration)),marker:{color:Xu(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>Wi([c,`rank ${d.rank}`,`ho\
st ${R(d.cpu_duration)}, device ${R(d.gpu_duration)}`,`${M(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:Fi({xaxis:hy(...n,"the launch on the host"),yaxis:hy(...s,"on \
the device"),margin:{l:76,r:30,t:12,b:46}})}}var PO=32,IO=512;function DO(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function BO(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>yn(e.map(s=>s[n]??0)))}function qO(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,BO(s)]));return new Map(
e.map(n=>[n,DO(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function ed(e){let t=qO(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var td=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function od(e,t,o,n){let s=Math.floor(PO/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(IO/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:ed(e).slice(0,s),limited:!0,note:td(s,e.length,n,t)}}var FO=16,bn=e=>e==null?de:`${e} %`,nd=(e,t)=>e.letter?`${e.letter} · ${t}`:t,WO=e=>e.map(t=>({key:t.key,name:nd(t,t.label),colour:K(t.letter==="B"?"--test-fill":"--control-fill")})),jO=e=>({key:e.property,
name:e.name,colour:K(e.property)});function Is(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(" / "):
n.rank}`}function ho(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:a,empty:l}){let c=new Map,u=f=>r.map(h=>f[h.key]??null);e.forEach((f,h)=>o(f).filter(g=>u(g).some(y=>y!==null)).forEach(g=>{let y=n(
g),w=c.get(y)??{group:s?.(g)??"",bars:[],values:e.map(()=>[])};w.values[h]=u(g),w.bars.push({label:nd(f,y),full:`${nd(f,f.label)}, ${y}`,total:R(u(g).reduce((b,x)=>b+(x??0),0)),values:r.map(b=>({value:g[b.
key],text:b.text(g)}))}),c.set(y,w)}));let{shown:d,...m}=od([...c.values()],e.length,t,a),p=d.flatMap(f=>f.bars);return p.length===0?{empty:l}:{places:p.length,...m,data:f=>Rr({bars:p,kind:"time",stacked:!0,
series:r.map(jO)},f)}}function HO(e,{table:t,name:o,value:n,show:s,range:r,kind:a,sums:l}){let c=new Map;return e.forEach((u,d)=>u.data[t].forEach(m=>{let p=n(m)??null;if(p===null)return;let f=o(m),h=c.
get(f)??{label:f,values:e.map(()=>({value:null,text:"none"}))},g=(h.values[d].value??0)+p*(l?m.weight??1:1);h.values[d]={value:g,text:s(m,g),...r?.(m),none:a==="percent"?"0 %":"0"},c.set(f,h)})),[...c.
values()]}var ky=e=>Math.max(...e.values.map(t=>t.value??0));function UO(e){let t=[...e].sort((o,n)=>ky(n)-ky(o)).slice(0,FO);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:
""}}function tt(e,{order:t},o){let n=HO(e,o),{shown:s,...r}=o.ranks?od(n.map(a=>({...a,group:"",values:a.values.map(l=>l.value===null?[]:[l.value]),bar:a})),e.length,t,"ranks"):UO(n);return s.length===
0?{empty:o.empty}:{places:s.length,...r,data:a=>Rr({bars:s.map(l=>l.bar??l),kind:o.kind,series:WO(e),errors:!!o.range},a)}}var vy="−",lt=e=>e==null;function Lr(e,t){return lt(e)?de:Ie(e,0,t).replace("-",vy)}function Nr(e,t){let o=Lr(e,t);return Number(o.replace(vy,"-"))===0?"0":e>0?`+${o}`:o}var fe=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>lt(n)||n===""?de:String(n)}),Pr=(e,t)=>({key:e,title:t,show:o=>lt(o)||o===-1?de:String(o),blank:`the trace does not say which ${t}`}),ge=(e,t)=>({key:e,title:t,number:!0,show:M,showDiff:nt}),
J=(e,t)=>({key:e,title:t,number:!0,show:R,exact:o=>lt(o)?null:ne(o),showDiff:_e,exactDiff:o=>lt(o)?null:je(o)}),Co=(e,t)=>({key:e,title:t,number:!0,show:Ho,exact:o=>lt(o)?null:Xl(o),showDiff:Ep,exactDiff:o=>lt(
o)?null:`${o>0?"+":""}${Xl(o)}`}),Dt=(e,t)=>({key:e,title:t,number:!0,show:$e,exact:o=>lt(o)?null:ec(o),showDiff:Js,exactDiff:o=>lt(o)?null:`${o>0?"+":""}${ec(o)}`}),Ve=(e,t)=>({key:e,title:t,number:!0,
show:o=>lt(o)?de:`${Lr(o,2)} %`,showDiff:o=>lt(o)?de:`${Nr(o,2)} pp`,exactDiff:o=>lt(o)?null:`${Nr(o,6)} percentage points`}),ji=(e,t)=>({...Ve(e,t),show:o=>lt(o)?de:`${Lr(100*o,1)} %`,showDiff:o=>lt(
o)?de:`${Nr(100*o,1)} pp`,exact:o=>lt(o)?null:`${Lr(100*o,6)} %`,exactDiff:o=>lt(o)?null:`${Nr(100*o,6)} percentage points`}),xy=e=>Math.abs(e)>=99.995?1:Math.abs(e)>=9.9995?2:3,ze=(e,t)=>({key:e,title:t,
number:!0,show:o=>Lr(o,xy(o)),showDiff:o=>Nr(o,xy(o)),exact:o=>lt(o)?null:String(o),exactDiff:o=>lt(o)?null:String(o)}),zO={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},ht=e=>({...e,
meaning:"gain"}),we=e=>({...e,meaning:"neutral"}),Oe=e=>({...e,summed:!0}),go=e=>({...e,told:!0});function GO(e){let[t,o]=zO[e.meaning??"cost"];return{...e,show:e.showDiff,exact:e.exactDiff,blank:null,
tone:n=>n>0?t:n<0?o:null}}var Hi=e=>[["A",e],["B",e],...e.number?[["Δ",GO(e)]]:[]].map(([t,o])=>({...o,what:null,key:`${e.key} ${t}`,title:t,group:e.title,groupWhat:e.what})),Sy=e=>e.summed?{...e,title:`${e.
title} per step`}:e,_n=(e,t=n=>n,o=t)=>[we(ge("count","count")),t(e("mean","mean")),o(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,
s)))],le=(e,t)=>({...e,what:t}),ot=(e,t)=>({...e,blank:t}),Ey=(e,t)=>({...e,isSaid:t}),ct=(e,t,o)=>({key:e,title:t,show:n=>lt(n)?de:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),kn={key:"not\
e",title:"note",note:!0,show:e=>lt(e)?"":String(e)},$y=10;function YO(e){let t=[];for(let o of e){let n=t.at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function KO(e){let t=YO(e.split(
"|")),o=t.length>$y+1?t.slice(0,$y):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return i("ol",{class:"sequence"},o.map(({name:s,times:r})=>i("li",{title:s},r>1?`${M(r)} × ${s}`:s)),n>0&&i("li",{},
`${M(n)} more`))}var Ty=(e,t)=>({key:e,title:t,mono:!0,show:o=>lt(o)?de:KO(o)}),Ir=(e,t)=>({...e,link:(o,n)=>{let s=o[e.key],r=lt(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function Oy(e,t){
let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var en=`There is no device work in the selected ranks and steps. ${Mn}`,Dr=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${Mn}`,ve=fe("rank","rank"),
Ro=Pr("device","device"),Br=Pr("stream","stream"),qr=ct("kernel_type","kind",$c),wo=Ir(fe("operator","operator",!0),()=>"cpu_op"),Fr=Ir(fe("name","kernel",!0),e=>e.category),My=(e,t)=>i("p",{class:"an\
alysis-sentence"},e&&i("strong",{},`${e}: `),t);function Ds(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>My(s.letter,r))),
n&&My("B − A",n)]}function Ui(e){let t=new Map;for(let{letter:n,data:s}of e)for(let r of new Set(s.files.map(a=>a.note).filter(a=>a!==null))){let a=[...new Set(s.files.filter(l=>l.note===r).map(l=>l.
rank))].sort((l,c)=>l-c);t.set(r,[...t.get(r)??[],{letter:n,ranks:a}])}let o=n=>n.length===e.length&&e.every(({data:s},r)=>s.ranks.length===n[r].ranks.length);return[...t].map(([n,s])=>i("p",{},o(s)?`${Aa(
n)}.`:`${s.map(({letter:r,ranks:a})=>`${r?`${r}, `:""}${a.length>1?"ranks":"rank"} ${Qe(a)}`).join("; ")}: ${n}.`))}var jn=e=>[e.letter,e.label].filter(Boolean).join(" · "),Bs=e=>e.stream===-1?"no st\
ream":`stream ${e.stream}`,qs=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),st=(e,t,o)=>({name:e,label:t,type:"number",placeholder:o});var Ay=[["compute",ft.compute,"--part-compute"],["non_compute",or,"--part-communication"],["idle",ft.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${R(
s[`${e}_time`])}, ${bn(s[`${e}_time_pctg`])}`})),Cy={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>Be(e),legend:Ay,sums:!0,make:(e,t)=>ho(e,t,{label:Is(e),rowsOf:o=>o.data.rows,parts:Ay,what:"ranks",empty:en})}],
tables:[{key:"rows",caption:"Ranks",main:["idle_time_pctg","compute_time","non_compute_time"],columns:[ve,Oe(le(J("idle_time",ft.idle.name),ft.idle.what)),Ve("idle_time_pctg","idle, %"),Oe(le(J("compu\
te_time",ft.compute.name),ft.compute.what)),we(Ve("compute_time_pctg","compute, %")),Oe(le(J("non_compute_time",or.short),or.what)),Ve("non_compute_time_pctg",`${or.short}, %`),Oe(le(J("kernel_time","\
all"),"From the first to the last device row")),kn]}]};var Ry={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"\
rows",title:"Overlap",height:Be,make:(e,t)=>tt(e,t,{table:"rows",kind:"percent",name:Is(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. \
It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${bn(o.comp_comm_overlap_pctg)}, ${R(o.overlap)} of ${R(o.communication_time)} of communication`})}],
tables:[{key:"rows",caption:"Ranks",columns:[ve,ht(Ve("comp_comm_overlap_pctg","overlap")),Oe(le(ht(J("overlap","overlapped")),"Communication while a compute kernel runs")),Oe(J("communication_time","\
communication")),kn]}]};var Ly=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Sc[e],what:vf[e],text:o=>R(o[e])}));function VO(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var Ny={title:"\
Idle time",params:[st("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},qs("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"rows",title:"Idle time o\
f each stream",height:e=>Be(e),legend:Ly,sums:!0,make:(e,t)=>{let o=Is(e);return ho(e,t,{rowsOf:VO,group:Bs,label:n=>`${o(n)}, ${Bs(n)}`,parts:Ly,what:"streams",empty:en})}}],tables:[{key:"rows",caption:"\
Streams",columns:[ve,Ro,Br,ct("idle_category","why idle",Sc),Oe(J("idle_time","idle")),we(ji("idle_time_ratio","share")),kn],extra:e=>"count"in e?_n(J):[]}]};var zi={title:"Kernels",params:[st("duration_ratio","Share of time to show","0.8"),st("num_kernels","Kernels at most","10"),qs("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Be,make:(e,t)=>tt(e,t,{table:"kinds",kind:"percent",empty:en,name:o=>vc(o.kernel_type),
value:o=>o.percentage,show:o=>`${bn(o.percentage)}, ${R(o.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:Be,make:(e,t)=>tt(e,t,{table:"ov\
er_ranks",kind:"time",empty:en,name:o=>o.name,value:o=>o.mean,show:o=>`${R(o.mean)}, mean of ${M(o.count)} calls${o.ranks>1?`, ranks ${R(o.min_mean)} to ${R(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.
min_mean,high:o.max_mean-o.mean})})}],tables:[{key:"over_ranks",caption:"Kernels",main:["sum","count","mean"],columns:[Fr,qr,we(ge("ranks","ranks")),Oe(ge("count","calls")),Oe(J("sum","time")),J("mean",
"mean"),J("min_mean","fastest rank"),J("max_mean","slowest rank")]},{key:"kinds",caption:"Kinds",columns:[ct("kernel_type","kind",vc),Oe(we(J("sum","time"))),we(Ve("percentage","share"))]},{key:"kerne\
ls",caption:"Kernels of each rank",main:["sum","count","mean"],columns:[Fr,qr,ve,Oe(ge("count","calls")),Oe(J("sum","time")),J("mean","mean"),J("min","min"),J("max","max"),J("std","std")]}]};var sd=6,Py=e=>new Set(e).size>1;function Gi(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>Py(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>Py(l.filter(d=>d.rank===u).
map(d=>d.device)))),a=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,p=a.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};p.series[c]=u,a.set(m,p)})),[...a.values()]}var QO=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function JO(e,t){if(!t[0].
data.summary)return QO(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,a)=>r?n[a].get(o(
r))??0:0)]))}function XO(e,t){let o=JO(e,t),n=new Map,s=new Map;for(let a of e){let l=o.get(a.key),c=s.get(a.group)??{name:a.group,lines:new Map,nth:new Map},u=c.nth.get(a.sort)??0,d=`${a.sort} ${u}`;
c.nth.set(a.sort,u+1),c.lines.set(d,l),s.set(a.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return ed([...s.values()].map(a=>({name:a.name,group:"",values:t.map((l,c)=>r.
map(u=>(a.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(a=>a.name)}function ZO(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>sd)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,sd),count:s}}function eM(e,t,o){if(e.length<=sd)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:XO(e,t),{taken:r,count:a}=ZO(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${a} of ${n.length} ranks`:td(a,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var rd=[""];function Yi(e,t,{lines:o,order:n}){let s=e.map(a=>a.key).filter(a=>o.includes(a)),r=eM(e,t,n);return s.length>0||o.
includes(rd[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function Iy(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var tM=24;function Dy(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function By(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Fs(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:a,empty:l,flat:c}){let u=Gi(e,n,r),{panel:d,style:m}=Dy(s),{keys:p,...f}=Yi(u,e,t),h=By(),g=u.filter($=>p.includes($.key)).flatMap($=>{let k=h(m($));return $.
series.map((T,E)=>T&&{key:e[E].key,place:k,side:e[E].letter,panel:d($),points:T.points,name:[[e[E].letter,e[E].label].filter(Boolean).join(" · "),`rank ${T.rank}`,$.name].join(", ")})}).filter(Boolean);
if(u.length>0&&p.length===0)return{empty:"No line is chosen.",limited:f.limited};if(g.every($=>$.points.length===0))return{empty:l};if(c&&g.every($=>$.points.every(k=>k[1]===0)))return{empty:c};let y=[
...new Set(g.map($=>$.panel))].slice(0,tM),[w,b]=[Number(t.start||NaN),Number(t.end||NaN)],x=b>(w||0)?[w||0,b]:null,_=a?.(e,Iy(u,p))??[];return{data:$=>gy({panels:y,unit:o,range:x,marks:_,lines:g.filter(
k=>y.includes(k.panel))},$),places:y.length,limited:f.limited,note:[f.note,x&&`${ne(x[0])} to ${ne(x[1])}`].filter(Boolean).join(", ")}}function qy(e,t,o){let n=By();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(Dy(o).style(s))]))}var Fy=e=>e.name,Wy={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:Fy,panels:!0,height:Ps,make:(e,t)=>Fs(e,t,{unit:"rate",name:Fy,panels:!0,empty:"There ar\
e no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",main:["count","mean",
"max"],columns:[ve,Ro,fe("name","copy"),..._n(Co,ht,we)]}]};var jy={title:"Queue length",window:!0,params:[st("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to look clos\
er: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:Bs,height:Ps,make:(e,t)=>Fs(e,t,{unit:"waiting",name:Bs,empty:Dr})}],tables:[{key:"summary",caption:"Summary",main:[
"mean","50%","max"],columns:[ve,Ro,Br,..._n(ze,we)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[ve,Ro,Br,Oe(J("duration_at_max_queue_length","blocked")),ji("relative_duration_\
at_max_queue_length","share of the rank")]}]};var oM=(e,t)=>e.place-t.place||Object.keys(Ca).indexOf(e.class)-Object.keys(Ca).indexOf(t.class),Hy={title:"Kernel launches",params:[st("runtime_cutoff","Slow launch over, µs","50"),st("launch_delay_\
cutoff","Late start over, µs","100"),qs("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",above:{charts:4},charts:[...Object.entries(Ec).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:Aa(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.
letter,name:jn(s),bins:s.data.histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:Dr}:{data:s=>by({sides:n},s)}}})),{id:"launch-scatter",table:"launches",title:"Host aga\
inst device",half:!0,height:()=>230,make:e=>e.every(t=>t.data.scatter.length===0)?{empty:Dr}:{data:()=>_y({sides:e.map(t=>({key:t.key,side:t.letter,name:jn(t),points:t.data.scatter}))})}}],tables:[{key:"\
counts",caption:"Launches",columns:[ve,Oe(ge("count","launches")),Oe(ge("short_kernels","shorter than their launch")),Oe(ge("runtime_outliers","slow launches")),Oe(ge("launch_delay_outliers","late sta\
rts")),kn]},{key:"worst",caption:"The worst launches",apart:!0,order:oM,columns:[ct("class","why",Ca),ve,Fr,wo,J("cpu_duration","host"),J("gpu_duration","device"),J("launch_delay","delay")]},{key:"sum\
mary",caption:"Summary",main:["mean","50%","max"],columns:[ve,ct("measure","measure",Ec),..._n(J)]}]};function nM(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&i("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||Mn]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var Uy={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},st("min_pattern_len","Kernels at least","3"),st("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",i("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Be,sums:!0,make:(e,t)=>tt(e,t,{table:"patterns",kind:"time",sums:!0,name:o=>o.pattern,value:o=>o.
kernel_duration,empty:nM(t),show:(o,n)=>R(n)})}],tables:[{key:"patterns",caption:"Patterns",rows:4,main:["kernel_duration","count"],columns:[Ty("pattern","operator and its kernels"),ve,{...ge("length",
"kernels"),showDiff:null},Oe(ge("count","calls")),Oe(J("kernel_duration","on the device")),Oe(J("operator_duration","on the host"))]}]};var zy={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Time, all ranks together",sums:!0,height:Be,make:(e,t)=>tt(e,t,{table:"rows",kind:"time",
sums:!0,name:o=>o.name,value:o=>o.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>R(n)})}],tables:[{key:"rows",caption:"Annotations",main:["sum",
"count","mean"],columns:[Ir(fe("name","name",!0),(e,{use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),ve,Oe(ge("count","calls")),Oe(J("sum","time")),J("mean","mean"),J("min","min"),J(
"max","max"),J("std","std")]}]};var Gy={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"\
Time, all ranks together",sums:!0,height:Be,make:(e,t)=>tt(e,t,{table:"rows",kind:"time",sums:!0,empty:en,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>R(n)})}],tables:[{key:"rows",caption:"\
Operators",main:["sum","count","mean"],columns:[wo,qr,ve,Oe(ge("count","calls")),Oe(J("sum","time")),J("mean","mean"),J("min","min"),J("max","max"),J("std","std")]}]};var Yy=["circle","square","triangle-up","cross","star","hexagon"],sM=14,id=24,Vy=42,Ki=6.6,ad=14,Qy=e=>e.map(t=>Fe(t)).join("<br>"),Ky=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],ld=e=>Ky[e%Ky.length];function rM(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,a)=>a%s===0)}function Jy({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,a]=ls(Math.max(...n.map(u=>u.busbw))),
l=rM(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),p=c?K(ld(m)):Jt()[u.side==="B"?"test":"control"];return{type:"scatte\
r",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(f=>Math.log2(Math.max(f.bytes,1))),y:d.points.map(f=>f.busbw/a),line:{color:p,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:p,size:8,symbol:`${Yy[m%Yy.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:p}},customdata:d.points.map(f=>Qy([[u.side,d.name].filter(Boolean).join(" · "),`${$e(
f.bytes)}: ${Ho(f.busbw)}, best ${Ho(f.best_busbw)}`,`transfer ${R(f.mean_transfer)}, ${M(f.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:St(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>$e(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var Xy=e=>Math.
max(3,Math.min(sM,Math.floor(640/Math.max(1,e)))),cd=(e,t)=>t*(Math.max(40,e*Xy(e))+id+Vy);function aM(e,t,o,n,s,r){let a=t===0?"":String(t+1),l=cd(e.rows.length,o),c=l/o-id-Vy,u=t*(l/o)+id,d=To(n.length,
(s-r)/74),m=To(e.rows.length,c/13),p=Math.floor((s-r)/Math.max(1,d.length)/Ki),f={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${a}`]:{...f,anchor:`y${a}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:xo(d.map(h=>n[h]),Math.max(6,p)).map(Fe)},[`yaxis${a}`]:{...f,anchor:`x${a}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(h=>Fe(e.rows[h]))}}}function iM(e,t,o,n){let s=er(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:K("--text")}},l=Ki*t.length+8+s.length*
ad;return{annotations:[{...r,x:0,xanchor:"left",text:Fe(Xs(e,Math.max(6,Math.floor((n-l-30)/Ki))))},{...r,x:1,xanchor:"right",text:Fe(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.map(
([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*ad-l,x1:(u+1)*ad-l,y0:6,y1:16,line:{width:1,color:K("--border-strong")}}))}}function Zy({
panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,a]=Ke(s),l=30+Ki*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:St(),hovermode:"\
closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/a,colorscale:er(),showscale:!1}};return{data:e.map((d,m)=>{let p=aM(d,m,e.length,t,o,l);Object.assign(c,p);
let{annotations:f,shapes:h}=iM(d.title,R(s),p[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...f),c.shapes.push(...h);let g=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"coloraxis",
xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:Xy(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(w=>w===null?null:w/a)),customdata:d.texts.map(y=>y.map(Qy)),hovertemplate:"%{customdata}<extra></e\
xtra>",meta:r}}),layout:c}}var xn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,Hn=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function ud(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function lM(e){let t=Hn(e,o=>o.longest-o.shortest);return t?[`${xn(t)} takes ${R(t.shortest)} on one rank and ${R(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function tb(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=Hn(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` The largest part of the exposed waiting is in ${xn(o)}: ${R(o.exposed_wait_per_step)} a step.`:"",s=Hn(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${R(t.time_per_step)} a step and rank: ${R(t.transfer_per_step)} of transfer and ${R(t.wait_per_step)} of waiting, ${R(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Ra\
nk ${s.rank} lacks ${H(s.instances,"collective")} that other ranks have: ${xn(s)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...uM(t,e.unmatched),...lM(e.uneven)]}var cM={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function uM(e,t){if(e.unmatched_rows===0)return[];let o=[...ud(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,a)=>r+a.count,
0)]).sort((n,s)=>s[1]-n[1]);return[`Waiting is not known for ${M(e.unmatched_rows)} of ${H(e.rows,"collective row")} (${R(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${M(
s)} ${cM[n]??n}`).join(", ")}`}.`]}function ob([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>_e(n[r]-o[r]);return`${s("time_per_step")} a step \
and rank: ${s("transfer_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var dM={compute:"it computes",memory:"its copies take",idle:"its device idles"};function mM(e){let t=s=>s[`${s.cause}\
_excess_per_step`]??0,o=Hn(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank}\
 exceeds the median rank most before collectives where it is last: ${dM[o.cause]} ${R(t(o))} a step longer, and each other rank waits ${R(n)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function nb(e,t){let o=ud(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${$e(yn([...o.values()].map(
n=>Math.max(...n.map(s=>s.peak)))))}.`}function sb(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...ud(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===
c.device),m=>m[d])].map(([m,p])=>[m,p.reduce((f,h)=>f+h.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return Hn([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(
m)??0)})),m=>m.change*Math.sign(n))},a=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${Js(n)} at the peak${a?
`; ${a.name}: ${Js(a.change)}`:""}.`}var pM=30,fM=.1;function hM(e){let t=e.by_arithmetic.reduce((a,l)=>a+l.device_time_per_step,0),o=e.by_arithmetic.filter(a=>a.device_time_per_step>=fM*t),n=o.find(a=>a.
arithmetic==="float32"&&a.peak_pctg!==null&&a.fastest_tflops_per_s>a.peak_tflops_per_s),s=o.find(a=>a.dtype==="float32"&&a.arithmetic===null&&a.peak_pctg!==null),r=n?.dtype==="float32"?"TF32":n?.dtype;
return`${n?` Computed in float32: ${Ie(n.tflops_per_s,0,1)} TFLOP/s, ${Ae(n.peak_pctg)} of the float32 peak${n.peak_pctg<pM?"":`; ${r} would allow ${Ie(n.fastest_tflops_per_s,0,1)} TFLOP/s (${Ie(n.fastest_tflops_per_s/
n.peak_tflops_per_s,0,1)} times)`}.`:""}${s?` The names of some kernels do not tell whether they compute in float32 or TF32: ${R(s.device_time_per_step)} are measured against the peak of TF32.`:""}`}var eb=e=>`${Ie(
e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${Ae(e.peak_pctg)} of the peak`}`;function rb(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let o=Hn(e.by_operator,n=>n.device_time_per_step);
return`${uo(t.flops_per_step)}FLOPs a step and rank in ${R(t.known_time_per_step)}, ${Ae(t.known_pctg)} of the device time: ${eb(t)}${t.peak_pctg===null||t.device===null?"":` of ${t.device}`}.${o&&e.by_operator.
length>1&&o.tflops_per_s!==null?` The largest part of that time is ${o.operator}: ${R(o.device_time_per_step)}, ${eb(o)}.`:""}${hM(e)}`}var ab=(e,t)=>e.phases.filter(({phase:o})=>o!=="empty").map(o=>{
let n=Hn(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${R(o.median_time)} a call, the median of ${M(o.calls)}${s>0?`; ${Ae(s)} of the time is ${n.name}`:""}.`}).join(" "),Vi="\
No rank waits for another one in the collectives that match.",gM={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},wM=.2;function ib(e){let[t]=e.
by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Vi;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>0);if(o.length===0)return`There is no straggler:\
 rank ${t.rank} causes the most exposed waiting, ${Ae(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`differe\
nt steps it is one of ${n.length} ranks`}.${mM(e.by_rank)}`;let[s]=o,r=e.by_rank,a=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.worst_steps===s.steps?"every step":`${s.worst_steps}\
 of ${s.steps} steps`,u=Math.max(a-l,0);return`Rank ${s.rank} is a straggler: it causes ${Ae(s.caused_pctg)} of the exposed waiting, the most of all ranks in ${c}${yM(s,r.length-1)}. If it came at the\
 same time as the others, the mean step of all ranks would be ${R(u)} shorter (${R(l)})${u<wM*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/(r.length-1))?": not more, because some other r\
ank hardly waits for it":""}.`}function yM(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${gM[e.cause]} (${R(o)} a step more than the median rank)`:""}var bM=200,_M=512;function kM(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,a)=>a[1]-r[1]).slice(0,bM).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function xM(e,t,o,{name:n,value:s,text:r}){let a=[...new Set(t.map(m=>m.rank))].slice(0,_M),l=new Map(a.map((m,p)=>[m,p])),c=new Map(o.map((m,p)=>[m,p])),u=a.map(()=>o.map(()=>null)),
d=a.map(m=>o.map(p=>[`rank ${m}, ${p}`]));for(let m of t){let[p,f]=[l.get(m.rank),c.get(n(m))];p!==void 0&&f!==void 0&&(u[p][f]=(u[p][f]??0)+s(m),d[p][f].push(...r(m)))}return{title:e.letter?jn(e):"",
rows:a.map(String),cells:u,texts:d}}function dd(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=kM(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>xM(c,o[u],n,t)).
filter(c=>c.rows.length>0),a=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:a,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with the most waiting`,a<l&&`the first ${a} of ${l} ranks`].filter(Boolean).join("; "),data:c=>Zy({panels:r,columns:n},c)}}var md=(e,t)=>cd(e,t),lb=e=>[`waits ${R(e.wait_per_step)} a step, exp\
osed ${R(e.exposed_wait_per_step)}`,`causes ${R(e.caused_per_step)} a step, last ${M(e.last)} of ${M(e.matched_rows)} times`],cb=e=>[`waits ${R(e.wait)}, exposed ${R(e.exposed_wait)}`,`causes ${R(e.caused)}\
, last ${M(e.last)} times`];var $M="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",vM="No collective of the selected r\
anks matches one of another rank: see what does not match below.",pd="no rank matches, or the trace does not state the bytes sent or the size of the group",Qi=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>R(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>R(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>R(e.exposed)}],ub=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function SM(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(xn(o))??{name:xn(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:jn(e),lines:[...t.values()]}}var fb=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],EM=e=>e.length>1?null:fb(e).map((t,o)=>({key:`collective ${o}`,name:t,property:ld(o)}));function TM(e){let t=e.map(SM);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:o=>Jy({sides:t,names:fb(e)},o)}}var Ji=e=>e.every(t=>t.data.summary[0]?.rows===0)?$M:vM,Xi=fe("c\
ollective","collective",!0),Zi=fe("process_group","process group",!0),db=le(J("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),mb=le(J("wait_per_step","wait"),"How muc\
h longer a rank takes than the one that comes last"),pb=le(J("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),hb={title:"Collectives",params:[],ofSteps:!0,
intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[
...Ds(e,tb,ob),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>i("p",{},t.letter&&i("strong",{},`${t.letter}: `),M(t.data.summary[0].missing_not_listed)," collectives have more miss\
ing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:Be,legend:Qi,make:(e,t)=>ho(e,t,{parts:Qi,what:"collectives",rowsOf:o=>o.data.
collectives.filter(n=>n.instances>0).map(ub),label:xn,empty:Ji(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:Be,legend:Qi,make:(e,t)=>ho(e,t,{parts:Qi,what:"ranks",
rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(ub),label:o=>`rank ${o.rank}`,empty:Ji(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:EM,make:TM},
{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:md,legend:[],make:e=>dd(e,{name:xn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:lb,empty:Ji(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:md,legend:[],make:e=>dd(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:cb,empty:Ji(e)})}],tables:[{key:"collectives",caption:"Collectives",main:["transfer_per_step","exposed_wait_per_step"],columns:[Xi,Zi,ct("\
class","class",String),ge("instances","instances"),db,mb,pb,J("time_per_step","in all"),we(ge("group_size","group size")),we(ze("bytes_per_instance","bytes")),ot(ht(Co("algbw","algorithm bandwidth")),
pd),ot(ht(Co("busbw","bus bandwidth")),pd),ge("unmatched_rows","without match"),J("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[ve,db,mb,pb,le(J("caused_per_step",
"caused"),"Exposed waiting of the other ranks where this one was last"),ge("last","last"),we(Ve("last_pctg","last, share")),ge("matched_rows","matched"),ge("unmatched_rows","without match")]},{key:"un\
matched",caption:"Without a match",columns:[ve,Xi,Zi,ct("why","why",String),fe("dtype","type"),we(ze("bytes","bytes")),ge("count","count"),J("duration","in all"),ot(le(ht(Co("busbw_at_least","bus band\
width, at least")),"Computed from whole durations, which may include waiting"),pd)]},{key:"missing",caption:"Missing",columns:[ve,Xi,Zi,ge("instances","instances that it lacks")]},{key:"uneven",caption:"\
Unequal shares",apart:!0,columns:[fe("step","step"),Xi,Zi,fe("ranks","ranks"),J("shortest","shortest"),J("longest","longest"),ze("least_bytes","fewest bytes"),ze("most_bytes","most bytes")]}]};var fd={compute:"compute",memory:"copies",host:"host, self"},OM={...fe("step","step"),show:e=>e===null?"whole file":String(e)},gb=le(J("step_time_like_median","step if on time"),"The mean step of all \
ranks if this rank came at the same time as the others"),wb={title:"Stragglers",ofSteps:!0,params:[st("num_candidates","Ranks with operators","2"),st("limit","Operators of each","10")],intro:"Which ra\
nk the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>i("p",{class:"\
straggler-sentence"},t.letter&&i("strong",{},`${t.letter}: `),ib(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:Be,make:(e,t)=>tt(e,
t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:Vi,show:o=>`${R(o.caused_per_step)} a step, ${Ae(o.caused_pctg)} of all; last in ${Ae(o.last_pctg)} of\
 its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:Be,make:(e,t)=>tt(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[
o.step===null?"whole file":`step ${o.step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:Vi,show:o=>`rank ${o.rank}: ${R(o.caused)}, ${Ae(o.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",main:["straggler","caused_per_step","caused_pctg","step_time"],columns:[ve,go(ct("straggler","straggler",e=>e===1?"yes":"no")),go(
ct("cause","what it does longer",{...fd,memory:"copies",idle:"idle, the host is late"})),le(J("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their s\
um"),we(Ve("caused_pctg","share")),ge("last","last"),we(Ve("last_pctg","last, share")),le(ge("worst_steps","worst in steps"),"In how many steps no other rank caused more"),le(J("compute_excess_per_ste\
p","more compute"),"Before the collectives where it is last, compared with the median rank"),le(J("memory_excess_per_step","more copies"),"The same of copies"),le(J("idle_excess_per_step","more idle"),
"The same of time in which neither runs: the host is late"),J("step_time","step"),gb]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[ve,ct("measure","measure",
fd),fe("operator","operator",!0),J("time_per_step","per step"),J("median_per_step","median rank"),J("excess_per_step","more"),ze("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[
OM,go(le(fe("rank","rank"),"The rank that causes the most in the step")),go(ct("cause","what it does longer",{...fd,idle:"idle, the host is late"})),le(J("caused","caused"),"Exposed waiting of the oth\
er ranks where this one was last: their sum"),we(Ve("caused_pctg","share")),J("exposed_wait","exposed wait"),J("step_time","step"),gb]}]};var xb="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",MM="It is not known what is live at the peak: either all of it was allocated before the reco\
rding began, or the trace does not record addresses.",Ws=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),yb=e=>Ws(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),AM=e=>e.
replace(/ (allocated|reserved)/,""),CM=e=>e.includes(" reserved")?"reserved":"allocated",bb={panel:e=>AM(e.name),style:e=>`${e.group} ${CM(e.name)}`},$b=e=>[Ws(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),wd=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),RM=(e,t)=>o=>[wd(e,"rank")&&`rank ${o.rank}`,wd(e,"device_type")&&$b(o),o[t]].filter(Boolean).join(" · ");function LM(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function vb(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function NM({side:e,row:t}){let o=[wd([e],"rank")&&`rank ${t.rank}`,$b(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${$e(t.live_at_peak)}\
 of it was allocated in the recording, ${$e(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[i("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${$e(t.peak)} (${o}), ${R(t.peak_at)} after the first event${n}.${s}${nb(e.data.peaks,t.device_type)}${r}`]}function PM(e){let t=e.
map(n=>vb([n])),o=t.length===2&&t.every(Boolean)&&Ws(t[0].row.device_type)===Ws(t[1].row.device_type)&&sb(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[i("p",{class:"memory-sentence"},i("s\
trong",{},"B − A: "),o)]:[]}var IM=e=>[...e.flatMap(t=>{let o=vb([t]);return o?[i("p",{class:"memory-sentence"},NM(o))]:[]}),...PM(e)],Sb={...fe("device_type","memory"),show:Ws,alike:Ws},DM=ot(Pr("d\
evice","device"),"host memory has no number"),BM=Ey(le({...fe("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),_b=le(Dt("bytes","live at the peak"),"Allocated at o\
r before the peak, and not freed by then"),hd=we(Ve("pctg","share")),gd=ge("allocations","allocations"),el=[ve,BM,Sb,DM],kb=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:xb}:tt(e,t,{table:o,kind:"\
bytes",name:RM(e,n),value:s=>s.bytes,show:(s,r)=>`${$e(r)}, ${Ae(s.pctg)} of the peak`,empty:MM}),Eb={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[st("limit","Frames of each device","100")],intro:"\
Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",
notes:IM,charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:yb,panels:bb,ownDevice:!0,height:Ps,make:(e,t)=>Fs(e,t,{unit:"bytes",name:yb,panels:bb,ownDevice:!0,marks:LM,empty:xb})},
{id:"live_modules",title:"Live at the peak, by module",height:Be,make:(e,t)=>kb(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Be,make:(e,t)=>kb(e,t,"l\
ive_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",main:["peak","reserved_peak","live_at_peak"],columns:[...el,le(Dt("peak","peak allocated"),"The largest amount that is allocated"),go(
le({...J("peak_at","at"),number:!1},"When it is reached first, after the first event of the set")),go(ot(fe("peak_step","step"),"outside of the recorded steps")),le(Dt("unused_at_peak","unused then"),
"Reserved minus allocated at the peak"),le(Dt("reserved_peak","peak reserved"),"The largest amount that is reserved"),le(Dt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the pe\
ak of what is reserved"),le(Dt("live_at_peak","live at the peak"),"Allocated in the recording at or before the peak, and not freed by then"),le(Dt("from_before","from before"),"The rest of the peak: a\
llocated before the recording began"),le(Dt("never_freed","never freed"),"Allocated in the recording and not freed until its end"),ge("never_freed_allocations","never freed, allocations"),le(Dt("unsee\
n_freed","freed, allocated before"),"Freed in the recording, allocated before it began"),{...go(fe("totals","totals")),what:"recorded: the trace states them. sums: added up from its allocations and fr\
ees, because it does not state them"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...el,fe("module","module",!0),_b,hd,gd,ge("frames","frames")]},{key:"live",caption:"Live at the peak\
, by frame",columns:[...el,fe("frame","frame",!0),fe("operator","operator",!0),_b,hd,gd]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[Sb,fe("operator","operator",!0),
ze("allocations_per_step","allocations per step"),Dt("allocated_per_step","allocated per step"),ze("frees_per_step","frees per step"),Dt("freed_per_step","freed per step")]},{key:"never_freed",caption:"\
Never freed in the recording",columns:[...el,fe("frame","frame",!0),fe("operator","operator",!0),Dt("bytes","never freed"),hd,gd]}]};var _d=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],$n=Object.
fromEntries(_d.map(([e,t])=>[e,t])),Tb=_d.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${R(n[e])}, ${bn(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
bd="There are no steps here.",tl=e=>e.step===null?"whole file":`step ${e.step}`,yd=e=>e.span>0?`, file ${e.span+1}`:"";function qM(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return ys({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function FM({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return bd;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${R(o)} a step: ${t.slice(0,3).map(n=>`${Ae(
n.time_pctg)} ${$n[n.kind]}`).join(", ")}.`}var Ob=ot(J("longest","longest"),"the path has no such segment"),Mb=ot(fe("name","name",!0),"waiting and gaps have no name"),Ab={title:"Critical path",host:!0,
ofSteps:!0,params:[st("consecutive_kernel_delay","Short gaps, µs","30"),st("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>i("p",{class:"path-sentence"},t.letter&&i("strong",{},`${t.letter}: `),FM(t))),e[0].
data.by_step.length>0&&i("p",{},i("a",{href:qM(e,e[0].data.by_step[0])},`Show the path of ${tl(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:Be,make:(e,t)=>tt(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?$n[o.kind]:`${o.name} (${$n[o.kind]})`,value:o=>o.time_per_step,empty:bd,show:o=>`${R(
o.time_per_step)} a step, ${Ae(o.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>Be(e),legend:Tb,make:(e,t)=>ho(e,t,{parts:Tb,what:"steps",empty:bd,
rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${tl(o)}${yd(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[ct("kind","ki\
nd",$n),ct("work","work",e=>e===1?"yes":"waiting"),J("time_per_step","time per step"),we(Ve("time_pctg","share")),Oe(ge("segments","segments")),Ob]},{key:"by_name",caption:"Operators, calls and kernel\
s",columns:[ct("kind","kind",$n),Mb,J("time_per_step","time per step"),we(Ve("time_pctg","share")),Oe(ge("segments","segments")),Ob]},{key:"by_step",caption:"Steps",columns:[ve,{...fe("step","step"),show:(e,t)=>tl(
t)+yd(t)},le(J("path","path"),"The whole path, including waits; the kinds add up to it"),le(J("work","work"),"Without waits for the device, between operators and idle"),..._d.map(([e,t,o])=>le(J(e,t),
o)),J("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[ve,{...fe("step","step"),show:(e,t)=>tl(t)+yd(t)},J("start","from"),J("duration","takes"),ct("kind","kind",
$n),Mb,ot(fe("lane","thread or stream"),"waiting is on none")]}]};var WM='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',jM={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},nl=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:ft[e].name,what:ft[e].what,text:o=>`${R(o[e])} a call`})),HM=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),kd=e=>e===null?de:M(Math.round(e)).replace("-","−"),UM=e=>`${M(Math.round(e))} tokens/s`;function zM(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",i("a",{href:Kt({...Mt(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&i("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var xd="the names of these annotations do not say it",$d=[ge("calls","calls"),le(J("median_time","median"),"The duration of th\
e annotation on the host"),J("mean_time","mean"),...nl.map(({key:e,name:t,what:o})=>le(J(e,t),`${o}, per call`)),le(J("device_time","device"),"What a call launches, wherever it runs; per call"),ot(le(
we(ge("requests_in_all","requests")),"Of all calls whose names say them"),xd),ot(le(we(ge("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),xd),le(J("active_ti\
me","at work"),"Time in which a call runs on the host or on a device, of all ranks"),ot(le(ht({...ze("tokens_per_second","tokens/s"),show:kd,showDiff:e=>e>0?`+${kd(e)}`:kd(e)}),"Tokens by the time in \
which such calls are at work, of one rank"),xd)],vd=["calls","median_time","tokens_per_second"],ol=fe("phase","phase"),Cb=(e,t)=>({...fe(e,t),show:o=>o===null?"not stated":o.replace("-","–")}),Rb={title:"\
Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed c\
ommunication, exposed memory and idle add up to its time.",notes:e=>[...Ds(e,t=>ab(t,nl)),i("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>jM[t]).join("\
; ")),zM(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>Be(e),legend:nl,make:(e,t)=>ho(e,t,{parts:nl,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:WM})},{id:"phase-\
rates",table:"sizes",title:"Tokens a second, by phase and size",height:Be,make:(e,t)=>tt(e,t,{table:"sizes",kind:"number",name:HM,value:o=>o.tokens_per_second,show:o=>UM(o.tokens_per_second),empty:e.every(
({data:o})=>o.phases.length===0)?"There are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",main:vd,columns:[ol,...$d]},{
key:"sizes",caption:"Phases by size of a call",main:vd,columns:[ol,le(Cb("requests","requests"),"Of one call, up to a power of two"),le(Cb("tokens","tokens"),"Of one call, up to a power of two"),...$d.
map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",main:vd,columns:[ve,ol,...$d]},{key:"forms",caption:"Names that were found",columns:[
ol,le(fe("form","form of the name",!0),"Braces stand for numbers, {k} for members such as bs=8"),ge("calls","calls")]}]};var GM="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.",Ed="the peak of this device \
for numbers of this type is not known",Lb=e=>Ie(e,0,3),Wr=(e,t)=>we({...ze(e,t),show:uo,showDiff:Sn}),js=ht(le(ze("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched insid\
e the operator, in 10¹² a second")),jr=ot(ht(le(Ve("peak_pctg","of peak"),"Share of the peak speed of the device in the arithmetic that the names of the kernels tell, from the data sheet of its vend\
or, dense; of several together: the part of their time that they would take at the peak of each")),Ed),Nb=ot(ht(le(Ve("fastest_peak_pctg","of fastest"),"The same of the fastest arithmetic that the dev\
ice has for these numbers: TF32 for float32")),Ed),Pb=(e,t)=>ot(we(ze(e,t)),Ed),Sd=le(J("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and ra\
nk"),Ib=ht(le(Co("gb_per_s_at_least","bandwidth, at least"),"Each input read once and the output written once, divided by the device time")),Db=we(le(ze("flops_per_byte_at_most","FLOPs per byte"),"FLO\
Ps for each byte that has to be read or written: at most")),Bb={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-point operations of matrix products, convolutio\
ns and attention, counted from the shapes of their inputs, and how fast the device did them.",above:{tables:2},notes:e=>Ds(e,rb),charts:[{id:"speed",table:"by_operator",title:"Achieved TFLOP/s by oper\
ator",height:Be,make:(e,t)=>tt(e,t,{table:"by_operator",kind:"count",name:o=>o.operator,value:o=>o.tflops_per_s,empty:GM,show:o=>`${Lb(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${Lb(o.peak_pctg)}\
 % of the peak`}`})}],tables:[{key:"summary",caption:"In all",main:["tflops_per_s","peak_pctg","known_time_per_step"],columns:[Wr("flops_per_step","FLOPs per step"),J("device_time_per_step","device pe\
r step"),le(J("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),we(Ve("known_pctg","share")),js,jr,Nb,go(fe("device","device"))]},{key:"cla\
sses",caption:"Classes of work",main:["device_time_per_step","tflops_per_s","gb_per_s_at_least"],columns:[le(fe("class","class"),"By the operators that launched it, else by the names of kernels; other\
: nothing says what it is"),Oe(we(ge("device_rows","device rows"))),J("device_time_per_step","device per step"),we(Ve("device_time_pctg","share of device time")),js,Ib,Db]},{key:"by_rank",caption:"Ran\
ks",main:["known_time_per_step","tflops_per_s","peak_pctg"],columns:[ve,Wr("flops_per_step","FLOPs per step"),J("device_time_per_step","device per step"),J("known_time_per_step","with known FLOPs"),js,
jr]},{key:"by_arithmetic",caption:"Arithmetic",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[le(fe("dtype","type"),"The type of the numbers of both factors"),ot(le(fe("arithmetic",
"computed in"),"What the kernels multiply in, by their names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for one), on the tensor cores"),"the names of the kernels do n\
ot tell: the peak is that of the fastest"),Oe(we(ge("calls","calls"))),Wr("flops_per_step","FLOPs per step"),Sd,js,jr,Nb,Pb("peak_tflops_per_s","peak TFLOP/s"),Pb("fastest_tflops_per_s","fastest TFLOP\
/s")]},{key:"by_operator",caption:"Operators",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[wo,Oe(we(ge("calls","calls"))),Wr("flops_per_step","FLOPs per step"),Sd,js,jr]},{key:"by\
_shapes",caption:"Operators and shapes",main:["device_time_per_step","tflops_per_s"],columns:[wo,fe("shapes","shapes",!0),le(fe("dtype","type"),"The type of the numbers of both factors"),fe("class","c\
lass"),Oe(we(ge("calls","calls"))),Wr("flops_per_call","FLOPs per call"),Sd,js,jr,Db]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",main:["device_time_per_step","gb_per_s_at\
_least"],columns:[wo,fe("shapes","shapes",!0),fe("dtypes","types",!0),Oe(we(ge("calls","calls"))),J("device_time_per_step","device per step"),Ib]},{key:"unknown",caption:"Device time without known FLO\
Ps",main:["device_time_per_step"],columns:[le(wo,"The innermost operator that launched it"),Oe(we(ge("device_rows","device rows"))),J("device_time_per_step","device per step"),we(Ve("device_time_pctg",
"share of device time"))]}]};var YM="The part of the time for which a value is known",qb=[we(ze("mean","mean")),we(ze("min","min")),we(ze("max","max")),we(le(J("known_time","known"),YM))],Fb=fe("counter","counter"),Wb={title:"Clo\
cks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:Ui,params:[],charts:[],above:{tables:2},tables:[
{key:"rows",caption:"All steps",main:["mean","max"],columns:[ve,Ro,Fb,...qb]},{key:"by_step",caption:"By step",main:["mean","max"],columns:[ve,ot(fe("step","step"),"the recording has no steps"),Ro,Fb,
...qb]}]};var KM="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",VM=e=>e===null?de:Ie(e,0,3),jb={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[st("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:Ui,charts:[{id:"\
counters",table:"rows",title:"Sums by operator and counter",height:Be,make:(e,t)=>tt(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:KM,
show:(o,n)=>VM(n)})}],tables:[{key:"rows",caption:"Operators, kernels and counters",main:["sum","mean"],columns:[ve,ot(wo,"no operator above the launch is recorded"),fe("kernel","kernel",!0),fe("count\
er","counter",!0),ge("kernels","kernels"),ze("sum","sum"),we(ze("mean","mean")),we(ze("min","min")),we(ze("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[ve,le(ge("number","kernel n\
o."),"In order of time, from 0"),fe("kernel","kernel",!0),le(fe("operators","operators",!0),"Those above its launch, the outermost first"),fe("counter","counter",!0),ze("value","value")]}]};var yo={temporal_breakdown:Cy,comm_comp_overlap:Ry,idle_time_breakdown:Ny,kernel_breakdown:zi,memory_bw:Wy,queue_length:jy,launch_stats:Hy,kernel_sequences:Uy,user_annotation_breakdown:zy,operator_kernels:Gy,
collectives:hb,stragglers:wb,memory:Eb,critical_path:Ab,phases:Rb,work:Bb,device_counters:Wb,operator_counters:jb},sl=[["Device",["temporal_breakdown","work","idle_time_breakdown","kernel_breakdown","\
launch_stats","queue_length"]],["Program",["critical_path","operator_kernels","kernel_sequences","user_annotation_breakdown","phases"]],["Ranks",["collectives","comm_comp_overlap","stragglers"]],["Mem\
ory",["memory","memory_bw"]],["Counters",["device_counters","operator_counters"]]],mt={"":{title:"Analyse",params:[],ofSteps:!0,host:!0,charts:[],tables:[]},...yo};var Ub=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],Td=["start","end"],rl={...Object.fromEntries([...Ub,...Td].map(e=>[e,""])),lines:[]};function zb(e){
return[...Ub,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Td:[]]}var Hb=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function al(e,t){
let o=new URLSearchParams(e),n=l=>o.get(l)??o.get(l.replace(/^set(?=_|$)/,"control"))??"",s=Object.keys(t).filter(l=>l!==""),r={what:et(o,"what",s,"")},a=t[r.what];for(let l of["set","test",...zb(a)])
r[l]=n(l);return r.rows=Hb(o)==="steps"?"":Hb(o),r.lines=a.window?o.getAll("line"):[],r.order=et(o,"order",["rank"],""),r.unit=et(o,"unit",["total"],""),r.more=et(o,"more",["1"],""),r}function Gb(e,t,o=[]){
let n=new URLSearchParams;for(let s of["set","test",...zb(t[e.what])]){let r=e[s]??"",a=s.startsWith("test_")&&e.test==="";r!==""&&!a&&!o.includes(s)&&n.set(s,r)}return n}function vn(e,t){let o=Gb(e,t);
t[e.what].window&&e.lines.forEach(n=>o.append("line",n));for(let n of["order","unit","more"].filter(s=>e[s]))o.set(n,e[n]);return ce(`/analyse?${e.what?`what=${e.what}&`:""}${o}`)}function Yb(e,t,o){let n=Gb(
e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function Un(e,t){return e.set===""?null:Yb(e,t)}function Kb(e,t,o){let n=Yb(e,t,Td);return n.set("format","csv"),n.set("table",o),n}var il={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Vb=({diagnosis:e,diagnosis_note:t,account:o,waterfall:n,work_classes:s})=>({diagnosis:e,note:t,account:o,waterfall:n,
classes:s}),QM=e=>vn({...rl,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:Qb(e.control_ranks),test_ranks:Qb(e.test_ranks),set_marker:e.control_marker,test_marker:e.test_marker},yo),Qb=e=>e===
"all"?"":e,JM=["op","heat","open","hide","zoom_time","zoom_calls"],Od=null,zn={path:"/compare",name:"Compare",read:Mt,mount:(e,t)=>XM(e,t)};function XM(e,t){let o=Mt(location.search),n=null,s=null,r="",
a="",l=t.newPair?uu(o):Od,c=null,u="",d="",m=null,p=o.op!=="",f=!1,h=globalThis.firstComparison!==void 0,g=hg(o,l),y=dg(()=>!f&&s&&qe()),w=Yg(te),b=at("All rows"),x=Zg(I=>te({open:I},{replace:!0})),_=qg(
QM),$=jw(t.go),k={sides:Ms(te,{compact:!0}),verdict:Bg({actions:w.node,below:[$.node,x.add("details",_.node)],links:{page:I=>`${Z(I)}#booked`,tree:()=>Qt(Ht(o)),timeline:I=>(I&&Qa(o,I))??fo(o)},on:{widen:()=>te(
il),marker:te,clock:()=>te({equal_clock:!o.equal_clock}),isCorrected:()=>o.equal_clock,fold:I=>x.toggle("lines",I)}}),recorded:$w(),operators:ew(Z,dt),ranks:kw(I=>te({heat:I},{replace:!0}),{timeline:(...I)=>Va(
o,...I),go:t.go}),classes:py(),replacements:tg(Z),filters:Jg(te),counts:Su({id:"chart-counts",title:"Ops count comparison",file:"ops-count",onSelect:I=>ye(I,k.counts.node),...W("zoom_calls")}),durations:Su(
{id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:I=>ye(I,k.durations.node),...W("zoom_time")}),table:aw({onSort:(I,ee)=>te({sort:I,order:ee}),onSelect:ye,href:Z,onOpen:z,
onWant:y.want}),detail:sg({onClear:()=>ye(""),href:Z,onRanks:U,onTable:re,tree:I=>Ch(o,I),timeline:I=>bs(o,I)})},T=i("p",{class:"remark",hidden:!0}),E=i("p",{class:"muted chart-message",hidden:!0},"No\
 row passes the filters."),v=Gg(te),S=[_.chart,k.ranks.heat,k.counts,k.durations];["operators","classes","recorded","replacements"].forEach(I=>x.add(I,k[I].node));let A=i("div",{class:"results"},k.verdict.
node,k.filters.node,T,v.node,i("div",{class:"charts"},k.durations.node,k.counts.node),i("section",{class:"card table-card","aria-label":"All rows"},i("div",{class:"chart-head"},w.title,i("div",{class:"\
chart-tools"},w.work,b.node,w.files)),k.table.node,E,w.workNote),k.ranks.node,k.operators.node,k.classes.node,k.recorded.node,k.replacements.node),F=i("div",{class:"message"}),L=i("h1",{class:"visuall\
y-hidden"},"Compare"),N=i("div",{class:"paper-only"}),G=At({context:t,results:A,message:F});e.append(i("div",{class:"page compare-page"},L,N,k.sides.node,F,A),k.detail.node);let se=pt(()=>{S.forEach(I=>I.
retheme()),$.redraw()});function te(I,{replace:ee=!1}={}){let ue=Object.keys(I).every(Pe=>JM.includes(Pe));return!f&&t.go(Kt({...o,...!ue&&{zoom_time:"",zoom_calls:""},...I}),{replace:ee})}function ye(I,ee=k.
table.node){let ue=k.detail.node.contains(document.activeElement),Pe=I===o.op?"":I??"",Le=ee.getBoundingClientRect().top;te({op:Pe},{replace:!0}),window.scrollBy(0,ee.getBoundingClientRect().top-Le);let Ye=c?.
items.find(bt=>bt?.key===Pe);Ye?be(`${Ye.row.name} is selected.`):ue&&k.table.focus()}function z(I){I!==o.op&&ye(I)}function Z({id:I,name:ee,category:ue}){return It({...o,heat:"",row:I??Ot(ee,ue)})}function re(){
k.table.node.closest(".table-card").scrollIntoView({block:"start"}),k.table.focus()}function W(I){return{onHide:ee=>te({hide:ee},{replace:!0}),onZoom:ee=>ee!==o[I]&&te({[I]:ee},{replace:!0})}}function U(){
te({heat:"op"},{replace:!0}),k.ranks.node.scrollIntoView({block:"start"}),k.ranks.node.querySelector("summary").focus({preventScroll:!0})}function P(){let I=ue=>fn(ue,o,n,s),ee=o.control&&o.test?`${I(
"control")} → ${I("test")} · Compare`:"Compare";L.textContent=ee,t.setTitle(ee)}async function q(){let I=[o.control,o.test].filter(ue=>ue!=="");if(I.every(ue=>n&&Ue(n,ue)))return;let ee=await gt(I).
catch(()=>[]);f||(n=ee,Ne())}async function X(I){let ee=l,ue=ee.late===!0&&await fg(I,ee);ue!==!1&&l===ee&&(l={key:ee.key,...ue?Vb(ue):{diagnosis:[],note:""}},Od=ue&&l,Ne())}function ae(I){a=I,A.dataset.
stale="";let ee=kt(o).toString(),{op:ue}=o;G.ask(Pe=>g(I,o,l,Pe),Pe=>{s=Pe,r=I,y.start(I,Pe,ue),l?.key!==ee?(l={key:ee,...Vb(Pe)},Od=l):l.late&&Wt().then(()=>X(I)),be(s.row_count===1?"One row.":`${M(s.
row_count)} rows.`),G.say(null),delete A.dataset.stale,Ne()},Pe=>{s=null,r="",y.stop(),G.say(Kg(Pe,{narrowed:Object.keys(il).some(Le=>o[Le]!=="all"),all:()=>te(il),again:()=>ae(a),unmarked:()=>te({control_marker:"",
test_marker:""})})),delete A.dataset.stale,Ne()})}function Ne(){if(f)return;P();let I=o.control!==""&&o.test!=="",ee=ms(o),ue=cu(o);I?ue!==a&&(s||G.say(null),ae(ue)):(G.drop(),a="",s=null,k.detail.draw(
null),G.say(Vg(n))),x.draw(o.open),k.sides.draw(o,n,s),A.toggleAttribute("data-skeleton",I&&!s),k.filters.draw(o,s,s?V():o.unit||"total"),v.draw(o,ee),s?I&&r===a&&oe(V(),ee):k.detail.draw(null)}function V(){
let I=o.unit||Oc(s);return I==="percent"&&!La(s)?Oc(s):I}function oe(I,ee){let ue=Es(s),Pe=kt(o).toString(),Le=Object.keys(il).some(os=>o[os]!=="all"),Ye=o.open.includes("lines"),bt=JSON.stringify([Pe,
r,Ye,l?.note,Le]),Tt=s.waterfall??l?.waterfall??null;(c?.answer!==s||bt!==u)&&(u=bt,k.verdict.draw(s,l,{narrowed:Le,open:Ye}),k.recorded.draw(s)),_.draw(o,{...s,waterfall:Tt},l,{revision:`${r}${Tt===null}`,
file:ue,caption:bi(s)}),$.draw(o,Pe,s),k.operators.draw(Pe,s),he(I,ee),k.classes.draw(l?.classes,s,I),k.replacements.draw(s,I==="per_step"||I==="percent"),w.draw(o,s,I,ee),rt();let ts=c.items.find(os=>os?.
key===o.op);k.ranks.draw(s,o.heat,ue,r,ts?{name:ts.row.name,query:Cn({...o,row:ts.key}).toString()}:null),dy(o,{unit:I,self:ee,item:ts,ofHost:$f(Tt)},{...k,fall:_,table:{sql:b}})}function he(I,ee){let ue=y.
rows(),Pe=JSON.stringify([r,I]),Le=JSON.stringify([Pe,o.top,d===r,o.hide]);if(c?.answer!==s||c.order!==Pe){let Ye=Mc(s,ue,I,{self:ee});c={answer:s,order:Pe,unit:I,self:ee,items:Ye},E.hidden=Ye.length>
0,C(I,Ye),k.table.draw({rows:Ye,totals:Mf(s,I,{self:ee}),unit:I,self:ee,unitName:nr(I,s),sort:o.sort,order:o.order,selected:o.op,revision:Pe,judged:Ce(Ye),work:o.work})}c.chartKey!==Le&&(c.chartKey=Le,
Y(Le),O(N,bi(s,H(s.row_count,"row")).map(Ye=>i("p",{},Ye))))}let Ce=I=>I.some(ee=>ee.verdict!=="cannot_judge"&&!ee.row.too_few);function qe(){if(r!==a||c?.answer!==s)return;let{items:I,unit:ee,self:ue}=c,
Pe=[],Le=[];y.rows().forEach((bt,Tt)=>{I[Tt]||(Pe.push(Tt),Le.push(bt))});let Ye=Mc(s,Le,ee,{self:ue});Ye.forEach((bt,Tt)=>{I[Pe[Tt]]=bt}),C(ee,I),k.table.add(I,Ye,Ce(I)),o.op!==""&&!m&&oe(ee,ue)}function rt(){
let I=o.op===""?-1:y.placeOf(o.op),ee=c.items[I]??null,ue=ee?.key??"";if(m=ee,k.counts.select(ue),k.durations.select(ue),k.table.select(ue),I===void 0){y.find(o.op);return}k.detail.draw(ee,ee||o.op===
""?null:[i("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),i("p",{},D("Clear the filters",()=>te({q:"",category:[],change:"",exclude:eo,device_type:"ALL",significant:""})))]),
p&&(p=!1,ee&&re())}function C(I,ee){let ue=s.control.samples,Pe=s.test.samples,Le=ee.find(Tt=>Tt?.row.too_few&&Tt.row.among)?.row;T.hidden=ue===Pe&&!Le;let Ye=Le&&`${Fn(Le)} These rows say “too few st\
eps”. `;if(ue===Pe){O(T,Ye);return}let bt=I==="total"?"totals cannot be compared directly.":I==="per_call"?"totals would mislead.":"calls and durations are shown per step.";O(T,Ye,`The sides have ${M(
ue)} and ${H(Pe,"sample")} (a sample is one step of one rank), so ${bt} `,I==="total"?D("Show per step",()=>te({unit:""}),{class:"link-button"}):D("Show totals",()=>te({unit:"total"}),{class:"link-but\
ton"}))}function B(){return d!==r&&Ow(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",D("Draw the bars anyway",()=>{d=r,Ne()},{class:"link-button"})]}function Y(I){
let{items:ee,unit:ue,self:Pe}=c,Le=`${c.order}${o.top}`,Ye=Tf(ee,o.top),bt=bi(s,`first ${M(Ye.length)} of ${H(s.row_count,"row")}`),Tt={file:Es(s),revision:I,zoom:Le,caption:bt};k.durations.draw({...Tt,
...Ew(Ye,ue,Pe,s),empty:B(),hidden:o.hide,range:o.zoom_time}),k.counts.draw({...Tt,...Tw(Ye,ue),empty:B(),hidden:o.hide,range:o.zoom_calls}),v.drawRest(ee.length,Ye.length)}return Ne(),h?Wt().then(q):
q(),{keys:{search:()=>k.filters.focusSearch(),enter:()=>k.table.focus(),control:()=>k.sides.choose("control"),test:()=>k.sides.choose("test"),close:()=>k.detail.isOpen()&&ye("")},update(I){o=Mt(I),l=t.
newPair?uu(o):l,Ne(),q(),s&&a===r&&t.settled()},unmount(){f=!0,[_,$,k.operators].forEach(I=>I.stop()),G.unmount(),y.stop(),se(),S.forEach(I=>I.unmount()),k.table.unmount(),k.detail.unmount()}}}var Jb=2,Md=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function ZM(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);return r.set("n\
ame",o),s||r.set("category",n),(await ha(e,r)).rows[0]}async function eA(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:a,step_number:l}=s,c=new URLSearchParams({rank:r,span:a,order:"duration",limit:"\
1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.all(t.map(b=>ZM(e,c,b,n))),rs(e,o===""?null:o),ko(e)]),[p]=u.
filter(Boolean).sort((b,x)=>x.duration-b.duration);if(!p)throw new Error("The timeline of this step has no such call.");let f=m.filter(b=>b.rank===r).find(b=>b.span===a);if(!f||f.trace_bytes===null)throw new Error(
"The trace of this call is not kept.");if(f.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let h=l===null?f.first_event_ns:
d.find(b=>b.rank===r&&b.span===a&&b.step_number===l).start_ns,g=f.metadata?.baseTimeNanoseconds,y=BigInt(h)-(Number.isFinite(g)?BigInt(g):0n),w=b=>y+BigInt(Math.round(1e3*b));return{file:f,start:w(p.start-
Jb*p.duration),end:w(p.start+(1+Jb)*p.duration)}}function Xb(e,t,o,n){let s=eA(e.id,t,Md(o));return s.catch(()=>{}),qa({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"tr\
ace.json.gz",load:async r=>{let{file:a}=await s;return ba(e.id,a.number,"",{signal:r,onProgress:n})}})}function Zb({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),a=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:a(t),test:a(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function e_(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],a=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=a)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var tA=250;function t_(e){return xt({...e,height:()=>tA,make:nA,extra:i("div",{class:"legend-row"},i("ul",{class:"chart-legend"},i("li",{class:"key key-control"},"control"),i("li",{class:"key key-line\
 key-test"},"test"),i("li",{class:"muted"},"dotted: medians")),e.tools)})}function oA(e){let[t,o]=Ke(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function nA(e,t){let o={...e,
...Zb(e)},n=Jt(),{edges:s}=o,r=e_(s[0],s[s.length-1],t<520?4:9),[a,l]=["control","test"].map((m,p)=>{let f=o[m].reduce((g,y)=>g+y,0),h=o.share?f/100:o.perStep?o.perStep[p]:1;return o[m].map(g=>g===0?0:
g/h)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((p,f)=>[s[f],s[f+1]]),y:m.flatMap(p=>[p,p])}),u=s.slice(0,-1).map((m,p)=>Math.sqrt(m*s[p+1])),d=Math.max(...a,...l);return{data:[
{...c(a),fill:"tozeroy",fillcolor:rA(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:K("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,p)=>Math.max(a[p],l[p])),customdata:sA(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:St(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(oA),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,p)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:p===0?K("--control"):K("--test")}}])}}}function sA(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,a)=>`${r} ${M(e[r][n])}${a>0?`, ${Ae(100*e[r][n]/a)} of its calls`:""}`;return[`${R(o)} to ${R(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function rA(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var aA=250,ll=.13;function o_(e){return xt({...e,height:()=>aA,make:iA,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:i("ul",{class:"chart-legend"},i("li",{class:"key key-dot key-control"},"control"),i("li",{class:"key key-diamond key-test"},"test"),i("li",{class:"muted"},"lines: mean of the ranks"))})}function iA(e,t){
let o=Jt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Ke(Math.max(...n)):["",1],a=e.rows.length>8,l=(m,p,f)=>{let h=[];return e[m].forEach((g,y)=>g.forEach((w,b)=>{
if(w!==null){let x=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;h.push({x:b+p+x,y:w/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(Fe).join("<br>")})}})),{type:"scatter",mode:"markers",x:h.map(g=>g.x),y:h.
map(g=>g.y),customdata:h.map(g=>g.text),ids:h.map(g=>g.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:f,size:a?5:8,opacity:a?.6:.9,line:{width:0}}}},c=(m,p)=>{let f=e.columns.
map((h,g)=>{let y=e[m].map(w=>w[g]).filter(w=>w!==null);return y.length===0?null:y.reduce((w,b)=>w+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:f,x:f.map((h,g)=>g+p),line:{color:K(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=To(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-ll),c("test",ll),l("control",
-ll,"circle"),l("test",ll,"diamond")],layout:{template:St(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Fe(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var lA=e=>e[0].toUpperCase()+e.slice(1),cA=e=>e>0?"more":e<0?"less":"calm",n_=e=>i("td",{class:"num",title:ne(e)},R(e)),s_=(e,t="")=>i("td",{class:`num ${t} ${cA(e)}`,title:je(e)},_e(e));function Ad(e,t,o,n){
return i("tr",{},i("th",{scope:"row",title:n},e),n_(t.control_per_step),n_(t.test_per_step),s_(t.diff_per_step,"strong"),o&&(t.itself?[t.itself,t.below].map(s=>s_(s.diff_per_step)):[i("td"),i("td")]))}
var r_=(e,t)=>({diff_per_step:e.reduce((o,n)=>o+n[t].diff_per_step,0)});function uA(e,t){let o=["Control","Test","Δ",...t?["Δ on itself","Δ below it"]:[]];return i("table",{class:"number-table"},i(
"caption",{class:"visually-hidden"},"Booked in the steps, by part"),i("thead",{},i("tr",{},i("td"),o.map(n=>i("th",{scope:"col",class:"num"},n)))),i("tbody",{},e.parts.map(n=>Ad(lA(n.part),n,t)),e.parts.
length>1&&Ad("Together",{...e,itself:r_(e.parts,"itself"),below:r_(e.parts,"below")},t),e.with_others&&Ad("With other device work of its call",e.with_others,t,"The call launches other device work on t\
he other side; all of it is booked together, on the call")))}var dA=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of\
 a ${t} is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,mA="Nothing is booked on it: other work runs at the same time, \
or it is outside the steps.";function a_(){let e=at("Booked in the steps"),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Booked in the steps, by part"}),o=i("p",{class:"muted sm\
all"}),n=i("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Booked in the steps"),i("div",{class:"chart\
-tools"},e.node)),o,t);return{node:n,sql:e,draw(s){let{booked:r}=s,a=s.launches!==void 0;if(n.hidden=r===null,r===null)return;let l=r.parts.length===0&&r.with_others===null;o.textContent=l?mA:dA(a,Pt(
s)?"recording":"step"),O(t,!l&&uA(r,a))}}}var pA=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],i_=(e,t)=>e===null||t===null?null:
e-t,l_=(e,t)=>e>0&&t!==null?100*t/e:null,Rd=e=>e>0?"more":e<0?"less":"calm";function Ld(e){let{control:t,test:o}=e.calls,n={control_counts:t.count,test_counts:o.count,control_total_duration:t.total,test_total_duration:o.
total},s=Vo(n,"per_step",e);return{row:n,counts:[t.count,o.count],callsPerStep:[s.controlCount,s.testCount],total:[t.total,o.total],perStep:[s.control,s.test],perCall:[t["50%"],o["50%"]],birth:s.birth}}
function Cd(e,t,[o,n],s,r,a){let l=i_(n,o),c=a==="new"?"new":a==="gone"?"gone":pe(l_(o,l));return i("div",{class:"tile",title:t},i("p",{class:"tile-title"},e),i("p",{class:"tile-values"},i("span",{class:"\
control-text"},a==="new"?de:s(o)),i("span",{class:"arrow","aria-label":"to"}," → "),i("span",{class:"test-text"},a==="gone"?de:s(n))),i("p",{class:`tile-change ${Rd(l??(a==="new"?1:-1))}`},l===null?
c:`${r(l)} (${c})`))}function fA(e,t){let o=Ld(e);return[i("p",{class:"muted op-verdict"},t?Fn(t):" "),i("div",{class:"tiles"},Cd("Time per step","Total duration divided by the number of samples (ran\
k × step)",o.perStep,R,_e,o.birth),Cd("Calls per step","Number of calls divided by the number of samples (rank × step)",o.callsPerStep,M,nt,o.birth),Cd("Time per call","Median over all calls",o.perCall,
R,_e,o.birth))]}function ul(e,[t,o],n,s,{exact:r,exactDiff:a,title:l}={}){let c=i_(o,t);return i("tr",{},i("th",{scope:"row",title:l},e),i("td",{class:"num",title:r?.(t)},n(t)),i("td",{class:"num",title:r?.(
o)},n(o)),i("td",{class:`num strong ${Rd(c)}`,title:a?.(c)},s(c)),i("td",{class:`num ${Rd(c)}`},pe(l_(t,c))))}var cl=(e,t,o)=>ul(e,t,R,_e,{exact:ne,exactDiff:je,title:o});function hA(e,t){if(!(t?.control?.
step>0)||!(t?.test?.step>0))return null;let{control:o,test:n}=Vo(Ld(e).row,"percent",{...e,step_time:t}),s=Pt(e)?"recording":"step time";return ul(`Share of the ${s}`,[o,n],Ae,r=>r===null?de:pe(r).replace(
"%","pp"),{title:`Change in percentage points. Time per step divided by the ${s}; overlapping work counts in full`})}function gA(e,{stepTime:t,row:o}){let n=Ld(e),s=a=>i("tr",{class:"group-row"},i("th",
{colspan:"5",scope:"colgroup"},a)),r=a=>[e.calls.control[a],e.calls.test[a]];return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Numbers of this operation"),i("thead",{},i("\
tr",{},i("td"),["Control","Test","Δ","Δ %"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("All calls"),ul("Calls",n.counts,M,nt),ul("Calls per step",n.callsPerStep,M,nt),cl("Total",n.
total),cl("Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&cl("Self time per step",["control","test"].map(a=>On(o,`${a}_self_per_step`,e)),"Without the calls i\
nside it"),hA(e,t)),i("tbody",{},s("A single call"),pA.map(([a,l])=>cl(l,r(a)))))}function c_(){let e=i("div",{class:"card op-head"}),t=at("Numbers"),o=i("div",{class:"scroll-x",tabindex:"0",role:"reg\
ion","aria-label":"Numbers of this operation"}),n=i("section",{class:"card op-table-card","aria-label":"Numbers"},i("div",{class:"chart-head"},i("h2",{},"Numbers"),i("div",{class:"chart-tools"},t.node)),
o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),O(e,fA(s,r.row)),O(o,gA(s,r))}}}var u_=.8,wA=/^aten::.*(mm|linear|conv|attention)/,Nd={control:"set",test:"test"};function yA(e,t,o){let n=Object.values(Nd).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),a=Object.values(Nd).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=u_*o[d]&&
u.device_time>=u_*(u.device_time+a[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var d_=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(Nd))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function dl(e,[
t,o],n,s,r){let a=t===null||o===null?null:o-t;return i("tr",{},i("th",{scope:"row"},e),[t,o].map(l=>i("td",{class:"num",title:r?.(l)},n(l))),i("td",{class:"num strong"},a===null?"":s(a)),i("td",{class:"\
num"},t>0&&a!==null?pe(100*a/t):""))}var m_=(e,t,o)=>i("tr",{},i("th",{scope:"row",title:t},e),i("td"),i("td"),i("td",{class:`num strong ${o>0?"more":"less"}`,title:je(o)},_e(o)),i("td")),bA=e=>e===null?
de:`${uo(1e12*e)}FLOP/s`,_A=e=>`${Sn(1e12*e)}FLOP/s`;function kA(e,t){return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Work of this operator, per step"),i("thead",{},i("t\
r",{},i("td"),["Control","Test","Δ","Δ %"].map(o=>i("th",{scope:"col",class:"num"},o)))),i("tbody",{},dl("FLOPs per step",e.flops,uo,Sn),dl("Device time per step",e.device,R,_e,ne),e.more!==null&&[m_(
"due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),m_("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],dl("Achieved",e.
speed,bA,_A),e.calls.some((o,n)=>o!==t[n])&&dl("Calls with known FLOPs",e.calls,M,nt)))}function p_(){let e=i("div",{class:"op-work-body"}),t=at("Work"),o=i("section",{class:"card op-table-card op-wor\
k","aria-label":"Work",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Work"),i("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=a=>O(e,i("p",{class:"muted small op-work-none"},a));return{node:o,
sql:t,async draw(a,l){let c=l.category==="cpu_op"&&wA.test(l.name)&&!a.use_short_name&&a.control!==""&&a.test!=="";o.hidden=!c;let u=c?`${d_(a)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,
n=u,!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await Wo("work",d_(a),{signal:s.signal});if(n!==u)return;let p=yA(m,l.name,d);p?O(e,i("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},kA(p,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var ml=12;function f_(e){let t=i("h2"),o=i("p",{class:"muted small"}),n=at("What launches it, or what it launches"),s=wt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=i(
"div",{class:"scroll-x"}),a=i("p",{class:"related-more"}),l=i("section",{class:"card related"},i("div",{class:"chart-head"},t,i("div",{class:"chart-tools"},s.node,n.node)),o,r,a),c=!1,u="";function d(h){
let{answer:g}=h,y=g.launches!==void 0;u!==h.revision&&(u=h.revision,c=!1),s.press(h.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let w=y?g.launches:g.launched_by;O(r,w.length===0?m(y):p(w,h,y)),O(a,w.length>ml&&!c&&D(`Show all ${M(w.length)}`,()=>{c=!0,d(h),r.querySelectorAll("tbody tr")[ml].querySelector("a")?.focus()},{
class:"link-button"})),a.hidden=w.length<=ml||c}function m(h){return i("p",{class:"muted chart-message"},h?"Its calls launch no device work.":"The trace does not say what launched it.")}function p(h,g,y){
let w=h.some(b=>b.shapes!==null);return i("table",{class:"related-table"},i("thead",{},i("tr",{},i("th",{scope:"col"},y?"Device work":"Operator"),w&&i("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(b=>i("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},i("span",{class:"th-group"},"calls "),b)),["Control","Test","Δ","Δ %"].map(b=>i("th",{scope:"col",class:b==="Control"||
b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},i("span",{class:"th-group"},"time "),b)))),i("tbody",{},h.slice(0,c?void 0:ml).map(b=>f(b,g,w))))}function f(h,{answer:g,unit:y},w){let{control:b,
test:x,diff:_,controlCount:$,testCount:k,diffCount:T,birth:E,percent:v}=Vo(h,y,g),S=_>0?" more":_<0?" less":"",A=E||pe(v);return i("tr",{},i("th",{scope:"row",class:"related-name mono"},h.name===""?i(
"span",{class:"muted"},"unknown launch"):i("a",{href:e.href(h),title:h.name},i("bdi",{},h.name)),i("span",{class:"related-category muted"},` ${h.category??""}`)),w&&i("td",{class:"shapes mono",title:h.
shapes},h.shapes??"–"),i("td",{class:"num wide-only"},M($)),i("td",{class:"num wide-only"},M(k)),i("td",{class:`num wide-only${T>0?" more":T<0?" less":""}`},nt(T)),i("td",{class:"num roomy-only",title:ne(
b)},h.control_counts>0?R(b):"–"),i("td",{class:"num roomy-only",title:ne(x)},h.test_counts>0?R(x):"–"),i("td",{class:`num strong${S}`,title:je(_)},_e(_)),i("td",{class:`num${S}`},A))}return{node:l,
sql:n,draw:d}}function h_(){let e=i("div",{class:"stacks"}),t=i("section",{class:"card stack-card","aria-label":"Call stack"},i("div",{class:"chart-head"},i("h2",{},"Call stack")),i("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return i("ol",{class:"stack"},s.map((a,l)=>{let c=r(a),u=c?.diff>0?" more":c?.diff<0?" less":"";return i(
"li",{css:{"--depth":String(Math.min(l,24))}},i("span",{class:"mono frame-name",title:a.category},c?i("a",{href:c.href},i("bdi",{},a.name)):i("bdi",{},a.name)),c&&c.diff!==null&&i("span",{class:`num f\
rame-diff${u}`},_e(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:a,test:l}=s;if(t.hidden=a.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&i("div",{},i("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=a.length===l.length&&a.every((d,m)=>n(d,l[m]));O(e,u?i("div",{},i("h3",{},"The same in control and test"),o(l,
r)):[c("control",a),c("test",l)])}}}var g_={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
Pd={path:"/compare/op",name:"Operation",read:hs,mount:(e,t)=>xA(e,t)};function xA(e,t){let o=hs(location.search),n=null,s=null,r="",a="",l={key:"",answer:null},c=null,u=!1,d=wt("Height of the histogra\
m",[["calls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],W=>T({bins:W},{replace:!0})),m={sides:Ms(T),numbers:c_(),
booked:a_(),work:p_(),histogram:t_({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:o_({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...W)=>t.
go(v(...W))}),heat:Ei({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...W)=>t.go(v(...W))}),grid:Ti(),related:f_({onUnit:W=>T({unit:W}),href:({name:W,category:U})=>It({...o,
row:Ot(W,U)})}),stack:h_()},p=[m.histogram,m.points,m.heat],f=i("nav",{class:"crumb","aria-label":"Where this is"}),h=i("h1",{class:"mono op-title"}),g=i("p",{class:"muted"}),y=i("p",{class:"op-action\
s"}),w=i("div",{class:"message"}),b=vA(W=>T({heat:W},{replace:!0})),x=i("p",{class:"muted small",hidden:!0}),_=i("div",{class:"results"},m.numbers.head,i("div",{class:"op-columns"},m.numbers.table,i("\
div",{class:"op-charts"},m.histogram.node,m.points.node)),m.booked.node,m.work.node,m.related.node,m.stack.node,i("div",{class:"heat-block"},b.node,m.heat.node,x,m.grid.node));e.append(i("div",{class:"\
page operation-page"},f,i("header",{class:"op-header"},h,g,y),m.sides.node,w,_));let $=At({context:t,results:_,message:w}),k=pt(()=>p.forEach(W=>W.retheme()));function T(W,{replace:U=!1}={}){t.go(It({
...o,...W}),{replace:U})}function E(){let W=X=>fn(X,o,n,s),U=`${W("control")} → ${W("test")}`,P=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${P.slice(0,80)} · ${U}`),O(h,i("bdi",{},P)),
O(g,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together",s?.category==="python_function"&&s.aliases&&i("span",{class:"mono \
full-name"},` · ${s.aliases.map(({side:X,name:ae})=>`${X} ${ae}`).join(", ")}`));let q={...Mt(""),...S(),op:o.row};O(f,i("a",{href:t.lastCompare(kt(o))??Kt(q)},`← ${U}`))}function v(W,U){return Va(
o,W,U,s)}function S(){let{control:W,test:U,control_ranks:P,test_ranks:q,control_steps:X,test_steps:ae,control_marker:Ne,test_marker:V,use_short_name:oe,merge_addresses:he,aliases:Ce,merge_lines:qe}=o;
return{control:W,test:U,control_ranks:P,test_ranks:q,control_steps:X,test_steps:ae,control_marker:Ne,test_marker:V,use_short_name:oe,merge_addresses:he,aliases:Ce,merge_lines:qe}}async function A(){let W=[
o.control,o.test].filter(P=>P!=="");if(W.every(P=>n&&Ue(n,P)))return;let U=await gt(W).catch(()=>[]);u||(n=U,G())}function F(W){a=W,$.ask(U=>pa(W,{signal:U}),U=>{s=U,r=new URLSearchParams(W).get("row"),
$.say(null),be(`${U.name}: ${R(U.calls.control.total)} to ${R(U.calls.test.total)}.`),G()},U=>{s=null,$.say(N(U)),G()})}async function L(W){c?.abort(),c=new AbortController,l={key:W,answer:null};try{let U=new URLSearchParams(
W);U.set("significance","true"),U.set("diagnosis","false");let P=await dt(U,{signal:c.signal});if(u||l.key!==W)return;l.answer=P,l.byKey=Of(P),G()}catch{}}function N(W){let U=W.code==="unknown_operati\
on",P=["control_ranks","test_ranks","control_steps","test_steps"].filter(q=>o[q]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:W.code}},i("h2",{},U?"This operation does not occur":
"This operation cannot be shown"),i("p",{},U?"Neither side has an operation of this name and category in the selected ranks and steps.":W.message),i("p",{},P.length>0&&D("Use all ranks and steps",()=>T(
Object.fromEntries(P.map(q=>[q,"all"]))),{class:"primary"}),P.length===0&&!U&&D("Try again",()=>F(Cn(o).toString()),{class:"primary"})," ",i("a",{href:Kt({...Mt(""),...S()})},"All operations of this c\
omparison")))}function G(){if(u)return;E();let W=o.control!==""&&o.test!==""&&o.row!=="",U=Cn(o).toString();W?U!==a&&(s&&r!==o.row&&(s=null),$.say(null),F(U)):($.drop(),a="",$.say(i("div",{class:"empt\
y"},i("h2",{},"No operation is chosen"),i("p",{},"Choose one on the ",i("a",{href:ce("/compare")},"Compare page"),"."))));let P=kt({...o,use_short_name:!1}).toString();W&&P!==l.key&&L(P),m.sides.draw(
o,n,s),_.toggleAttribute("data-skeleton",W&&!s),s&&se()}function se(){let W=o.unit||(s.control.samples===s.test.samples?"total":"per_step"),U=`tracediff-${vt(s.control.label)}-${vt(s.test.label)}-${vt(
s.name)}`,P=a,q=o.use_short_name?void 0:Ac(l.byKey?.get(sr(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:q}),Z(U,P),re(U,P),m.booked.draw(s),m.work.draw(o,s),my(o,s,m),m.related.
draw({answer:s,unit:W,revision:P}),m.stack.draw(s.stack,z),O(y,D("Copy the name",()=>Ut(s.name,"Name copied."),{class:"link-button"}),D("Copy link",()=>Ut(location.href,"Link copied."),{class:"link-bu\
tton"}),i("a",{href:bs(o,s)},"Show in the timeline"),i("a",{href:ap(Cn(o)),download:`${U}.json`},"JSON"),["control","test"].map(ye))}let te=W=>s.aliases?.filter(U=>U.side===W)??[{name:s.name,category:s.
category}];function ye(W){let U=n&&Ue(n,o[W]);if(!U||Md(s.samples[W])===void 0)return null;let P=`slowest call, ${W}`;if(Qo(U)!=="")return i("span",{class:"muted small",title:Qo(U)},`Perfetto: no trac\
e of the ${W}`);let q={name:s.name,names:te(W),marker:o[`${W}_marker`],shortNames:o.use_short_name},X=D(`Perfetto: ${P}`,async()=>{X.disabled=!0;try{await Xb(U,q,s.samples[W],ae=>be(`Loading ${$e(ae)}`))}catch(ae){
Ee(ae.message,{urgent:!0})}finally{X.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});
return X}function z({name:W,category:U}){let P=l.byKey?.get(sr(W,U));return P&&{diff:P.diff_per_step,href:It({...o,use_short_name:!1,row:P.id})}}function Z(W,U){let{edges:P,control:q,test:X}=s.histogram,
ae=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({edges:P,control:q,test:X,file:W,revision:`${U}#${o.bins}`,share:o.bins==="share",perStep:ae[0]===ae[1]?null:ae,medians:[s.calls.
control["50%"],s.calls.test["50%"]],heading:`${M(s.calls.control.count)} in the control, ${M(s.calls.test.count)} in the test`,empty:P.length===0?"No calls to draw.":""})}function re(W,U){let{control:P,
test:q}=s.samples,X=Si(P,q),ae=Er(X,Y=>Y.total_duration),Ne=Y=>s.calls[Y].count===0,V=ae.control.map(Y=>Y.map(()=>null));m.points.draw({rows:X.rows,columns:X.columns,kind:"time",file:W,control:Ne("con\
trol")?V:ae.control,test:Ne("test")?V:ae.test,hover:(Y,I,ee)=>$A(Y,X[Y][I][ee]),heading:"duration in each step of each rank",revision:U});let[oe,he,Ce]=g_[o.heat],qe=Er(X,he),rt=Ce==="time",C={format:rt?
ne:M,formatDiff:rt?je:nt};b.draw(o.heat),m.heat.draw({rows:X.rows,columns:X.columns,...qe,...C,kind:Ce,file:W,heading:oe,revision:`${U}#${o.heat}`}),m.grid.draw({grid:X,values:qe,title:oe,timeline:v,format:rt?
R:M,formatDiff:rt?_e:nt});let B=[X.ranksByPosition&&"ranks",X.stepsByPosition&&"steps"].filter(Boolean);x.hidden=B.length===0,x.textContent=`The sides have different ${B.join(" and ")}; they are paire\
d by position (control / test).`}return G(),A(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(W){let U=o;o=hs(W),U.row!==o.row&&window.scrollTo(0,0),G(),A()},unmount(){
u=!0,m.work.stop(),$.unmount(),c?.abort(),k(),p.forEach(W=>W.unmount())}}}function $A(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.
step_number}`}`,ne(t.total_duration),H(t.counts,"call")]}function vA(e){let t=ie("heat"),o=i("select",{id:t,on:{change:()=>e(o.value)}},Object.entries(g_).map(([n,[s]])=>i("option",{value:n},s)));return{
node:i("p",{class:"chart-bar"},i("label",{for:t},"Heat maps of"),o),draw(n){o.value=n}}}function w_(e,t){let o=null,n=new Map,s=f=>{let h=e.getBoundingClientRect();return[f.clientX-h.left,f.clientY-h.top]};function r(f){let h=f.deltaMode===1?16:1,g=f.shiftKey&&f.deltaX===0?f.deltaY:f.deltaX;
if(f.shiftKey||Math.abs(g)>Math.abs(f.deltaY))f.preventDefault(),t.pan(g*h);else if(f.ctrlKey||f.metaKey){f.preventDefault();let y=Math.max(-240,Math.min(240,f.deltaY*h));t.zoom(s(f)[0],Math.exp(y*.004))}}
function a(f){if(f.button!==0)return;let[h]=s(f);e.focus({preventScroll:!0}),n.set(f.pointerId,h),o={id:f.pointerId,x:h,y:f.clientY,from:h,measures:f.shiftKey,moved:n.size>1}}function l(f,h){let g=[...n.
values()];n.set(f.pointerId,h);let y=[...n.values()],w=([b,x])=>Math.max(20,Math.abs(b-x));t.zoom((y[0]+y[1])/2,w(g)/w(y))}function c(f){f.pointerType==="mouse"&&(f.buttons&1)===0&&n.delete(f.pointerId)&&
(o=null,delete e.dataset.drag);let[h,g]=s(f);if(n.size===2&&n.has(f.pointerId)){l(f,h);return}if(!o||o.id!==f.pointerId){t.hover(h,g,f);return}!o.moved&&Math.hypot(h-o.x,f.clientY-o.y)<4||(o.moved||(o.
moved=!0,e.setPointerCapture(f.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,h,!1):(t.pan(o.x-h),t.scroll(o.y-f.clientY)),[o.x,o.y]=[h,f.clientY])}function u(f){
if(n.delete(f.pointerId),!o||o.id!==f.pointerId)return;let[h,g]=s(f),{moved:y,measures:w,from:b}=o;o=null,delete e.dataset.drag,f.type!=="pointercancel"&&(w&&y?t.measure(b,h,!0):y||t.pick(h,g,f))}let d={
w:()=>t.glide(.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),
0:()=>t.fit(),Enter:()=>t.enter()};function m(f){if(f.ctrlKey||f.metaKey||f.altKey)return;if(t.own(f)){f.preventDefault();return}let h=d[f.key.length===1?f.key.toLowerCase():f.key];h&&(f.preventDefault(),
f.stopPropagation(),h())}let p={wheel:r,pointerdown:a,pointermove:c,pointerup:u,pointercancel:u,pointerleave:()=>t.leave(),keydown:m};for(let[f,h]of Object.entries(p))e.addEventListener(f,h,f==="wheel"?
{passive:!1}:void 0);return()=>Object.entries(p).forEach(([f,h])=>e.removeEventListener(f,h))}function Id({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let a=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)a[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)SA(a.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:a,reach:c,
start:e,end:t}}function Dd(e,t,o=null,n=e*t){let s=r=>o?.[r]??r*t;return{height:n,y:s,at(r){let a=o?y_(o,0,o.length,r)-1:Math.floor(r/t);return a<0||r>=s(a)+t?-1:a}}}function SA(e,t,o,n){for(let r=1;r<
e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((a,l)=>o[a]-o[l]||a-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function y_(e,t,o,n){for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+
1}return t}function Bd(e,t,o,n,s){if(t<0||t>=e.rows)return;let{first:r,order:a,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=y_(l,r[t],d,o);m<d;m+=1){let p=a[m];if(c[p]>=n)return;u[p]>o&&s(p)}}function b_(e,t,o,n=0){
let s=-1,r=1/0;return Bd(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,a=>{let l=Math.max(0,e.start[a]-o,o-e.end[a]);l<=r&&([s,r]=[a,l])}),s}function __(e,t,o){let n=o("…"),s=0,r=0,a=0,l=0;for(let c of e){
if(s+=o(c),s>t)return r<2?"":`${e.slice(0,a)}…`;l+=c.length,s+n<=t&&(r+=1,a=l)}return e}var Hs=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).
slice(0,3).map(Number);function k_(e){let[t,o,n]=Hs(e).map(l=>{let c=l/255;return c<=.04045?c/12.92:((c+.055)/1.055)**2.4}),s=.2126*t+.7152*o+.0722*n,[r,a]=[1.05/(s+.05),(s+.05)/.058];return Math.max(
r,a)<4.5?"#000000":r>=a?"#ffffff":"#10161d"}var pl=(e,t,o)=>`rgb(${Hs(e).map((n,s)=>Math.round(o*n+(1-o)*Hs(t)[s])).join(", ")})`;function Us(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},a=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=a(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,p){e.strokeStyle=m,e.lineWidth=p,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,p=1){e.strokeStyle=m,e.lineWidth=p,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:p=!1}={}){let f=`${p?600:400} ${m}px ${t}`;s!==f&&(s=f,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var EA={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},TA=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,Hr=e=>String(e).replace(TA,"").replace(/[&<>"]/g,t=>EA[t]),Ur=e=>String(Math.round(e*100)/100);
function x_(e){let t=[],o=new Map,n=1,s=(a,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,p])=>` ${m}="${typeof p=="number"?Ur(p):Hr(p)}"`).join("");t.push(c===""?`<${a}${d}/\
>`:`<${a}${d}>${Hr(c)}</${a}>`)},r=a=>(o.has(a)||o.set(a,`hatch-${o.size+1}`),o.get(a));return{box(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,fill:d})},hatch(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(a,l,c,u,d,m){s("rect",{x:a,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(a,l,c,u,d,m=1){s("line",{x1:a,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(a,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:a,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(a){n=a},text(a,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${Hr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${Ur(a)}" height="${Ur(l)}"\
 viewBox="0 0 ${Ur(a)} ${Ur(l)}" font-family="${Hr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${Hr(c)}"/>${t.join("")}</svg>`}}}var fl=(e,t,o)=>Math.min(Math.max(e,t),o);function Gn({from:e,to:t},o,n=0){let s=o.to-o.from,r=fl(t-e,Math.min(n,s),s),a=(e+t)/2,l=fl(a-r/2,o.from,o.to-r);return{from:l,to:l+r}}function qd(e,t,o,n,s=0){
let r=n.to-n.from,a=fl((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-a*l;return Gn({from:c,to:c+a},n,s)}function Fd(e,t,o){let n=e.to-e.from,s=fl(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function $_(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function v_({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),a=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)a.push(l*r+0);return{values:a,step:r}}var Lo=22,OA=22,hl=4,MA=.3;function E_(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(
n).width,o.set(n,s)),s}}var zr=new Map;function AA(e){return zr.has(e)||(zr.size>500&&zr.clear(),zr.set(e,k_(e))),zr.get(e)}function CA(e,t,o,n,s){let{x:r,y:a,width:l,height:c}=o,u=s?pl(n.colour(t),n.
colours.surface,MA):n.colour(t);if(e.box(r,a,l,c,u),l<3)return;let d=AA(u);if(n.hatched(t)&&e.hatch(r,a,l,c,n.colours.surface),l>=OA){let m=__(n.text(t),l-2*hl,n.widthOf);if(m!==""){let p=a+c/2+11*.36;
if(n.hatched(t)){let f=4;for(let h of m)f+=n.widthOf(h);e.box(r+hl-2,a+1,Math.min(f,l-hl),c-2,u)}e.words(r+hl,p,m,d)}}}function RA(e,t,o,{index:n,view:s,scale:r,width:a,how:l,height:c,dimmed:u}){let d=-1,
m=0;return Bd(n,t,s.from,s.to,p=>{let f=Math.max(0,(n.start[p]-s.from)*r),h=Math.min(a,(n.end[p]-s.from)*r);if(h<=d&&!u?.keep.has(p))return;let g=Math.max(1,h-f>3?h-f-.5:h-f);CA(e,p,{x:f,y:o,width:g,height:c},
l,u&&!u.keep.has(p)),m+=1,d=g<=1?f+1:h}),m}function T_(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:a}=v_(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,Lo,s.surface);for(let c of r){let u=Math.round(
(c-t.from)*l)+.5;e.line(u,Lo-5,u,Lo,s.border),u<o-30&&e.words(u+3,Lo-8,n(c,a),s.muted)}e.line(0,Lo-.5,o,Lo-.5,s.border)}function O_(e,t){let{index:o,view:n,width:s,height:r,rowHeight:a,top:l,places:c,
marks:u,how:d}=t,m=s/(n.to-n.from),p=u.highlight?{keep:u.highlight}:null,f={index:o,view:n,scale:m,width:s,how:d,height:a-1,dimmed:p},h=0;for(let g=0;g<o.rows;g+=1){let y=l+c.y(g);y+a>0&&y<r&&(h+=RA(e,
g,y,f))}return LA(e,t,m),h}function LA(e,t,o){let{marks:n,how:s}=t,r=(a,l,c)=>{if(a<0||a>=t.index.order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[a]-t.view.from)*o),p=Math.min(t.width+
2,(d[a]-t.view.from)*o);p>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.places.y(t.rowOf(a))-.5,Math.max(2,p-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(a=>r(a,s.colours.
text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var wl=12,gl=17,NA=8e3,PA=15,IA=12;function Gr(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,a,...l)=>e.
line(n+t,s+o,r+t,a+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var M_=(e,t)=>e.flatMap((o,n)=>cn(o,Math.floor((t-2*wl)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function A_(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(wl,o+gl*r,n,K(s?"--text":"--muted"),{size:s?PA:IA,bold:s})})}function yl(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=M_(e,o),r=t.map(d=>M_(d.lines,
o)),a=10+gl*s.length+wl,l=t.map((d,m)=>{let p=a+gl*r[m].length;return a=p+d.height+wl,p}),c=Math.min(a,NA),u=d=>{A_(d,s,22),t.forEach((m,p)=>{A_(d,r[p],l[p]-gl*r[p].length+12),m.paint(Gr(d,0,l[p]))})};
return{width:o,height:c,svg(){let d=x_(n);return u(d),d.text(o,c,K("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let p=Us(m,n);return p.box(0,0,o,c,K("--surface")),u(p),new Promise(f=>{d.toBlob(f,"image/png")})}}}async function bl(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
ui(n,`${o}.${t}`)}var DA=160,BA=3,Wd=300,qA=matchMedia("(prefers-reduced-motion: reduce)"),C_=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,K(`--${e}`)])),jd={start:new Float64Array(
0),end:new Float64Array(0),row:new Uint16Array(0),length:0};function _l(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:a=null,onKey:l=()=>!1,least:c=.001,decorate:u=null}=t,
d=i("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),m=i("div",{class:"spans-space"},d),p=i("div",{class:"spans-scroll"},m);e.classList.add("s\
pans"),e.append(p);let f=d.getContext("2d",{alpha:!1}),h=getComputedStyle(document.body).fontFamily,g=Us(f,h),y={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:E_(h),colours:C_()},w=jd,
b=Id(jd),x=Dd(0,o),_={from:0,to:1},$={from:0,to:1},k={hover:-1,select:-1,highlight:null},T=0,E=null,v=0,S=0,A={top:0,height:0},F=!0,L=()=>($.to-$.from)/Math.max(1,v),N=C=>$.from+C*L();function G(){let{
top:C}=m.getBoundingClientRect(),B=p.getBoundingClientRect();return[Math.max(0,B.top)-C,Math.min(window.innerHeight,B.bottom)-C]}let se=([C,B])=>Math.max(0,C)>=A.top&&Math.min(x.height,B)<=A.top+A.height;
function te(){v=p.clientWidth,m.style.height=`${x.height}px`;let C=G(),[B,Y]=[Math.max(0,C[0]-Wd),Math.min(x.height,C[1]+Wd)];if(Y<=B&&A.height>0)return!1;(A.height===0||!se(C)||A.top+A.height>x.height)&&
(A.height=Math.max(0,Math.min(x.height,Y>B?Y-B:2*Wd)),A.top=Math.max(0,Math.min(B,x.height-A.height)));let I=globalThis.devicePixelRatio||1,[ee,ue]=[Math.round(v*I),Math.round(A.height*I)];return d.style.
top=`${A.top}px`,(d.width!==ee||d.height!==ue||S!==I)&&([d.width,d.height,S]=[ee,ue,I],d.style.width=`${v}px`,d.style.height=`${A.height}px`),!0}function ye(){T===0&&(T=requestAnimationFrame(z))}function z(C){
if(T=0,E){E.since??=C;let Y=(C-E.since)/DA;$=$_(E.from,E.to,Y);let I=Y<1;I?ye():E=null,r($.from,$.to,I)}let B=performance.now();if(F=!te(),!F&&v>0&&A.height>0){f.setTransform(S,0,0,S,0,0);let Y=W(re(),
{width:v,height:A.height,top:-A.top});d.dataset.drawn=String(Y)}d.dataset.drawMs=(performance.now()-B).toFixed(2)}let Z="";function re(){let C=`${d.width} ${d.height} ${S}`;return C!==Z&&(Z=C,g.forget()),
g}function W(C,{width:B,height:Y,top:I}){let{colours:ee}=y;C.box(0,0,B,Y,ee.surface);let ue=O_(C,{index:b,view:$,width:B,height:Y,rowHeight:o,top:I,places:x,marks:k,how:y,rowOf:Le=>w.row[Le]}),Pe=B/($.
to-$.from);return u?.(C,{x:Le=>(Le-$.from)*Pe,y:Le=>I+x.y(Le),rowHeight:o,top:I,width:B,height:Y,view:$}),ue}function U(C,B=!1){E=null,!(C.from===$.from&&C.to===$.to)&&($=C,r($.from,$.to,B),ye())}function P(C){
let B=Gn(C,_,c);qA.matches?U(B):(E={from:$,to:B,since:null},ye())}let q=()=>E?.to??$;function X(C,B){return b_(b,x.at(B+A.top),N(C),BA*L())}function ae(C,B){C!==k.hover&&(k.hover=C,d.style.cursor=C>=0?
"pointer":"",ye()),n(C,B)}let Ne=w_(d,{zoom:(C,B)=>U(qd($,N(C),B,_,c)),pan:C=>U(Fd($,C*L(),_)),scroll:C=>V(C),hover:(C,B,Y)=>ae(X(C,B),Y),leave:()=>{k.hover>=0&&ae(-1,null)},pick:(C,B,Y)=>s(X(C,B),Y),
measure:(C,B,Y)=>a?.(...[N(C),N(B)].sort((I,ee)=>I-ee),Y),slide(C){let B=q();P(Fd(B,C*(B.to-B.from),_))},glide(C){let B=q();P(qd(B,(B.from+B.to)/2,C,_,c))},fit:()=>P(_),enter:()=>{k.select>=0&&s(k.select,
null)},own:l});function V(C){(p.scrollHeight>p.clientHeight+1?p:window).scrollBy(0,C)}let oe=()=>{T===0&&(F||!se(G()))&&ye()};document.addEventListener("scroll",oe,{capture:!0,passive:!0}),window.addEventListener(
"resize",oe);let he=new ResizeObserver(ye);he.observe(p);let Ce=()=>{y.colours=C_(),ye()},qe=matchMedia("(forced-colors: active)");qe.addEventListener("change",Ce);let rt=pt(Ce);return{node:d,set(C){let B=w===
jd;w=C,b=Id(C),x=Dd(b.rows,o,C.tops,C.height);let[Y,I]=[C.from??1/0,C.to??-1/0];if(C.from===void 0||C.to===void 0)for(let ue=0;ue<C.length;ue+=1)Y=Math.min(Y,C.start[ue]),I=Math.max(I,C.end[ue]);_=I>Y?
{from:Y,to:I}:{from:0,to:1},k.hover=-1,k.select=-1,k.highlight=null;let ee=B?{..._}:Gn($,_,c);m.style.height=`${x.height}px`,E===null&&($=ee),ye()},view(C,B,Y=!1){Y?U(Gn({from:C,to:B},_,c)):P({from:C,
to:B})},current:()=>({...$}),goal:()=>({...q()}),extent:()=>({..._}),select(C){k.select=C,C>=0&&this.reveal(w.row[C]),ye()},highlight(C){k.highlight=C===null?null:new Set(C),ye()},follow(C,B,Y=!1){E=null,
$={from:C,to:B},Y?(cancelAnimationFrame(T),z(0)):ye()},placeOf(C){let B=this.boxOf(C),{left:Y,right:I,top:ee,bottom:ue}=p.getBoundingClientRect();return B.right<Y||B.left>I||B.bottom<ee||B.top>ue?null:
{...B,left:Math.max(Y,B.left),right:Math.min(I,B.right)}},boxOf({start:C,end:B,row:Y}){let{left:I,top:ee}=m.getBoundingClientRect(),ue=Le=>I+(Le-$.from)/L(),Pe=ee+x.y(Y);return{left:ue(C),right:ue(B),
top:Pe,bottom:Pe+o}},redraw:ye,reveal(C){let B=x.y(C);(B<p.scrollTop||B+o>p.scrollTop+p.clientHeight)&&(p.scrollTop=B-p.clientHeight/2)},whole:C=>({height:x.height,paint:B=>W(B,{width:C,height:x.height,
top:0})}),picture(C){return yl(C,[{lines:[],...this.whole(Math.max(v,600))}],Math.max(v,600))},destroy(){cancelAnimationFrame(T),Ne(),document.removeEventListener("scroll",oe,{capture:!0}),window.removeEventListener(
"resize",oe),rt(),qe.removeEventListener("change",Ce),he.disconnect(),p.remove()}}}var zs=8,FA=.004;function R_(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(So(n,t))),0)}var ro=(e,t)=>e.verdict[t]==="no_difference_found";function L_(e,t,o){let n=So(e,t);if(!(o>0)||Math.abs(
n)<FA*o||ro(e,t))return 0;let s=Math.max(1,Math.round(zs*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(zs,s)}function N_(e,t,o){let[n,s]=[Hs(e),Hs(t)];return`rgb(${n.map((r,a)=>Math.round(r+
(s[a]-r)*o)).join(", ")})`}var bo={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},Gs=e=>e!=="calls",$t=(e,t)=>Gs(t)?R(e):M(Number(e.toFixed(2))),zt=(e,t)=>e===null?"–":Gs(t)?_e(e):nt(Number(e.toFixed(2))),kl=(e,t)=>Gs(t)?
ne(Number(e.toFixed(3))):M(e),Ys=(e,t)=>e===null?"":Gs(t)?je(Number(e.toFixed(3))):nt(e),WA={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},jA={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Yn=e=>WA[e.sort]??e.sort,Kn=e=>jA[e.status]??"",I_=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",HA=e=>e.sides.every(t=>t.steps.length===0),No=e=>HA(e)?"per recording":"per step";function xl(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(Bn(e));return t?`${t[2]}\
 · ${t[1]}`:Bn(e)}var Et=e=>[Bn(e),qn(e)].filter(Boolean).join(" "),UA=e=>/ #\d+$/.test(Bn(e));function D_(e){let t=Eo(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||UA(n)):t.slice(-1)}function B_(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!_s(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var zA=.005;function q_(e,t){let o=e.here[t],n=Gs(t)?R(Math.abs(o)):M(Number(Math.abs(o).toFixed(2)));if(Gs(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>zA*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return`has ${n} ${o>0?"more":"fewer"} ${n==="1"?"call":"calls"}`}var Hd=(e,t)=>t>0?100*e/t:null;function F_(e,t){let[o,n]=e.root.total[t];return{from:$t(
o,t),to:$t(n,t),change:zt(n-o,t),percent:pe(Hd(n-o,o))}}function W_(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?pe(Hd(n-o,o)):"new"}function j_(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:a})=>Hd(a,r)),n=r=>Ae(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,a)=>r===null?`the ${a} has no device time`:
`${n(r)} of the device time of the ${a}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var P_=e=>e.map(t=>`“${t}”`).join(" and ");function H_(e,t){let o=s=>e.sides.filter((r,a)=>!e.frames.some(l=>l.sort===s&&l.names[a]!==null&&
(!e.pair||l.status!==(a===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${P_(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${P_(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function U_(e,t){let o=(s,r,a)=>{let[l,c]=r;return t.pair?`${s}: ${$t(l,a)} → ${$t(c,a)} (${zt(c-
l,a)})`:`${s}: ${$t(l,a)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var tn=e=>e>0?"mo\
re":e<0?"less":"calm",z_=(e,t)=>zt(So(e,t),t);var GA=20,YA=.62,G_={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function KA(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,N_(K("--surface-sunk"),K(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",YA*(.12+.88*(Math.abs(o)/zs))),noise:()=>t("--noise\
-fill",.75),sort:o=>t(G_[o]??"--noise-fill",.45)}}function VA(){let e=i("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){O(e,i(
"p",{class:"mono strong"},Et(t)),i("p",{class:"muted small"},[Yn(t),Kn(t),ro(t,n)&&"no difference found"].filter(Boolean).join(" · ")),U_(t,o).map(u=>i("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:a}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+a>innerHeight?Math.max(4,s.clientY-a-12):c}px`}}}function Y_(e){let t=i("spa\
n",{class:"chart-unit"}),o=i("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=i("ul",{class:"chart-legend tree-legend"}),s=i("div",{class:"tree-spans"}),r=i("p",
{class:"chart-message muted",hidden:!0}),a=VA(),l=KA(),c=at("Flame graph and table"),u=i("section",{class:"card chart tree-chart","aria-label":"Flame graph"},i("div",{class:"chart-head"},i("h2",{},"Fl\
ame graph ",t),i("div",{class:"chart-tools"},c.node,D("PNG",()=>T("png"),{title:"Flame graph: download as PNG"}),D("SVG",()=>T("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,a.node),d=null,m=null,
p=0,f=v=>d.tree.frames[m.frame[v]],h=_l(s,{rowHeight:GA,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:w,
text:b,hatched:v=>y(f(v)),onHover(v,S){v<0||!S?a.hide():a.show(f(v),d,S)},onPick:v=>v>=0&&e.onPick(f(v)),onKey:x}),g=pt(()=>{l.forget(),$(),h.redraw()}),y=v=>d.tree.pair&&!_s(v)&&v.sort!=="rest";function w(v){
let S=f(v);return d.tree.pair?ro(S,d.measure)?l.noise():l.change(L_(S,d.measure,p)):l.sort(S.sort)}function b(v){let S=f(v);return`${S.status==="replaced"?"⇄ ":""}${[xl(S),qn(S)].filter(Boolean).join(
" ")}${d.tree.pair?` ${z_(S,d.measure)}`:""}`}function x(v){let S=d?.selected;if(!S)return!1;let A=S.parent?.children.filter(_)??[],F=A.indexOf(S),L=te=>m.end[m.place[te.at]]-m.start[m.place[te.at]],G={
ArrowUp:()=>S.parent,ArrowDown:()=>S.children.filter(_).reduce((te,ye)=>!te||L(ye)>L(te)?ye:te,null),ArrowLeft:()=>A[F-1],ArrowRight:()=>A[F+1]}[v.key];if(!G)return!1;let se=G();return se&&e.onMove(se),
!0}let _=v=>m.place[v.at]>=0;function $(){if(!d)return;let v=(A,F,L="")=>i("li",{class:`key ${L}`,css:{"--key-fill":A}},F);if(!d.tree.pair){let A=new Set(d.tree.frames.map(({sort:F})=>F));O(n,Object.keys(
G_).filter(F=>A.has(F)).map(F=>v(l.sort(F),Yn({sort:F}))));return}let S=A=>`full colour: ${zt(A,d.measure)}`;O(n,v(l.change(zs),`takes more (${S(p)})`),v(l.change(-zs),`takes less (${S(-p)})`),v(l.change(
0),"hardly changed"),d.tree.frames.some(A=>ro(A,d.measure))&&v(l.noise(),"not certain"),d.tree.frames.some(y)&&v("var(--muted)","on one side only","key-hatched"))}function k(){let v=Eo(d.zoomed);O(o,v.
map((S,A)=>[A>0&&i("span",{class:"muted","aria-hidden":"true"}," › "),A===v.length-1?i("b",{class:"mono","aria-current":"true"},Et(S)):D(Et(S),()=>e.onZoom(S),{class:"link-button mono"})]))}function T(v){
d&&m.length>0&&bl(h.picture([`Flame graph, ${bo[d.measure][0]} ${No(d.tree)}`,...d.lines,E(),`made ${Ze(new Date().toISOString())}`]),v,`${d.file}-tree`)}let E=()=>d.tree.pair?`Magenta takes more, gre\
en takes less (full colour: ${zt(p,d.measure).replace("+","±")}); stripes: on one side only.`:`${H(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(v){let S=d?.revision!==v.revision,A=!S&&d.
judged!==v.judged,F=S||d.zoomed!==v.zoomed;if(d=v,S){a.hide(),m=Ah(d.tree,d.measure,d.width),p=R_(d.tree,d.measure),h.set({...m,from:0,to:m.end[0]??1}),$(),r.hidden=m.length>0,r.textContent=`No ${bo[d.
measure][0]} to draw.`;let N={both:"",control:", width: control",test:", width: test"};t.textContent=`${bo[d.measure][0]} ${No(d.tree)}${d.tree.pair?N[d.width]:""}`}A&&($(),h.redraw());let L=m.place[d.
zoomed.at]??-1;F&&L>=0&&h.view(m.start[L],m.end[L],S),k(),h.select(m.place[d.selected.at]??-1),h.highlight(d.found===null?null:d.found.map(N=>m.place[N.at]).filter(N=>N>=0)),u.dataset.ready=d.revision},
focus:()=>h.node.focus(),unmount(){g(),h.destroy()}}}function K_(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function V_(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var QA=250,JA=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
XA=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],ZA=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function eC(e,t){
let o=ie("tree-search"),n=i("span",{class:"muted small tree-found"}),s=Je(QA,()=>e(r.value.trim())),r=i("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),a=i("span",{class:"tree-steps",hidden:!0},xe("up","The previous match (Shift+Enter)",()=>t(
-1)),xe("down","The next match (Enter)",()=>t(1)));return{node:i("span",{class:"tree-search"},i("label",{for:o},"Find"),r,a,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),a.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,p]=V_(c,d);n.textContent=c.length===0?"No frame matches.":`${H(c.length,"frame")}: ${u.pair?`${$t(m,d)} → ${$t(p,d)} (${zt(p-m,d)})`:$t(
m,d)}`}}}function Q_({onChange:e,onStep:t}){let o=new Map(Dn.map(p=>[p,{change:i("span",{class:"switch-change"})}])),n=i("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},Dn.map(p=>{let f=o.get(p);return f.button=D("",()=>e({by:p,rows:[]}),{title:bo[p][2],"aria-pressed":"false"}),f.button.append(bo[p][1]," ",f.change),f.button})),s=wt("Width of the frames",JA,p=>e(
{width:p})),r=wt("How frames are grouped",XA,p=>e({frames:p,rows:[],open:[],zoom:""})),a=wt("What counts as a frame",ZA,p=>e({level:p,rows:[],open:[],zoom:"",node:""})),l=wt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],p=>e({order:p})),c=eC(p=>e({q:p}),t),u=(p,f,h="")=>i("span",{class:`tree-choice ${h}`},i("span",{class:"\
muted"},p),f),d=u("Width",s.node,"wide-choice");return{node:i("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",a.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(p,f,h,g){
for(let[y,w]of o){w.button.setAttribute("aria-pressed",String(y===h));let b=f?.pair?W_(f,y):"";O(w.change,b)}s.press(p.width),d.hidden=p.test==="",r.press(p.frames),a.press(p.level),l.press(p.order),c.
draw(p.q,g,f,h)}}}var Ud=12,zd=8,tC=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function J_({pair:e,onInstances:t,onZoom:o}){let n=i("div",{class:"tree-detail-body"}),s=i("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},i("div",{class:"chart-head"},i("h2",{},"Selected frame")),n),r=null,a=(g,y)=>r.pair?i("a",{href:It({...e(),merge_addresses:!0,use_short_name:!1,
row:Ot(g,y)}),class:"op-link"},i("bdi",{},g)):i("bdi",{},g);function l(g,y,w,b="",x=!1){let[_,$]=y,k=T=>i("td",{class:"num",title:kl(T,w)},$t(T,w));return i("tr",{},i("th",{scope:"row",title:b,class:x?
"inner":null},g),k(_),r.pair&&k($),r.pair&&i("td",{class:`num strong ${tn($-_)}`,title:Ys($-_,w)},zt($-_,w)))}let c=g=>i("thead",{},i("tr",{},g===""?i("td"):i("th",{scope:"col"},g),(r.pair?["Control",
"Test","Δ"]:[No(r)]).map(y=>i("th",{scope:"col",class:"num"},y))));function u(g){if(!g?.some(w=>w>0))return null;let y=w=>w===null?"unknown":uo(w);return i("tr",{},i("th",{scope:"row",title:"FLOPs of\
 matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),g.map(w=>i("td",{class:"num"},y(w))),r.pair&&i("td",{class:"num strong"},g.includes(null)?"":
Sn(g[1]-g[0])))}function d(g){return g&&[["more_work","more work",g.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that the change of calls would tak\
e if each took as long as in the control"],["slower_work","slower work",`The rest: each ${g.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,w,b])=>i("tr",{},i("th",{scope:"row",class:"\
inner",title:b},`${w}, by ${g.by==="flops"?"FLOPs":"calls"}`),i("td"),i("td"),i("td",{class:`num ${tn(g[y])}`,title:Ys(g[y],"device")},zt(g[y],"device"))))}function m(g){let y=g.here.device;return i("\
table",{class:"detail-table"},i("caption",{class:"visually-hidden"},`Figures of the frame, ${No(r)}`),c(""),i("tbody",{},l("Device time",g.total.device,"device","At and below the frame"),l("launched b\
y itself",g.ownOf.device,"device","Device work that no frame below it launched",!0),d(g.work.split),l("Host time",g.total.host,"host","At and below the frame, each call counted once"),l("in itself",g.
ownOf.host,"host","Without the frames that it called",!0),l("Calls",g.figures.calls,"calls"),u(g.work.flops),r.pair&&y!==null&&i("tr",{},i("th",{scope:"row",title:"The change of its own device time an\
d of the frames below it that only one side has"},"Device time changed here"),i("td"),i("td"),i("td",{class:`num strong ${tn(y)}`,title:Ys(y,"device")},zt(y,"device")))))}function p(g){let y=[...g.kernels].
sort((w,b)=>Math.abs(b.device[1]-b.device[0])-Math.abs(w.device[1]-w.device[0])||Math.max(...b.device)-Math.max(...w.device));return y.length>0&&i("table",{class:"detail-table kernel-table"},i("captio\
n",{},g.opened||g.instances>1?`Kernels of all ${M(g.instances)} instances`:"Its kernels"),c("Name"),i("tbody",{},y.slice(0,Ud).map(({name:w,device:b,counts:x})=>{let _=l("",b,"device");return O(_.firstChild,
i("span",{class:"mono kernel-name"},a(w,tC(w)))),_.firstChild.title=`${w}
${$t(x[0],"calls")}${r.pair?` → ${$t(x[1],"calls")}`:""} calls`,_}),y.length>Ud&&i("tr",{},i("td",{class:"muted",colspan:r.pair?"4":"2"},`${M(y.length-Ud)} more`))))}function f(g){return g.shapes.length>
0&&i("table",{class:"detail-table kernel-table"},i("caption",{},"Shapes of its first input"),c("Shape"),i("tbody",{},g.shapes.slice(0,zd).map(({text:y,calls:w})=>{let b=l(y,w,"calls");return b.firstChild.
classList.add("mono"),b}),g.shapes.length>zd&&i("tr",{},i("td",{class:"muted"},`${M(g.shapes.length-zd)} more`))))}function h(g,y){let w=g.names[1]??g.names[0],b={operator:"cpu_op",python:"python_func\
tion"}[g.sort],x=r.pair&&b&&!/(?<!0x)…/.test(w);return i("p",{class:"op-actions"},y&&g.instances>1&&g.sort==="module"&&D(g.opened?"Fold its instances":`Show its ${M(g.instances)} instances`,()=>t(g),
{class:"link-button"}),g.parent&&g.children.length>0&&D("Zoom to it",()=>o(g),{class:"link-button zoom-button"}),x&&i("a",{href:It({...e(),merge_addresses:!0,use_short_name:!1,row:Ot(w,b)})},"Open thi\
s operation"),x&&b==="cpu_op"&&i("a",{href:bs(e(),{name:w,category:b})},"Show in the timeline"),!["root","rest"].includes(g.sort)&&D("Copy the name",()=>Ut(Bn(g),"Name copied."),{class:"link-button"}))}
return{node:s,draw(g,y,w){r=g;let b=Eo(y).slice(1,-1),x=b.filter(({sort:$})=>$!=="python"),_=x.length>0?x:b.slice(-4);O(n,i("p",{class:"mono full-name"},i("bdi",{},Et(y))),i("p",{class:"muted small"},
[Yn(y),Kn(y),y.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter($=>ro(y,$)).map($=>`${$} time: no difference found`)].flat().filter(Boolean).join(" · ")),_.length>
0&&i("p",{class:"muted small mono frame-path"},`in ${_.map(Et).join(" › ")}`),y.through.length>0&&i("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),h(y,w),p(y),f(
y))}}}var oC=5;function X_(e){let t=i("p",{class:"headline"}),o=i("ol",{class:"tree-largest"}),n=i("div",{class:"tree-notes small"}),s=i("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=B_(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],p)=>[p===0?" (":", ",d,D(Et(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,p)=>m===p.length-1?[d,")"]:[d])}function a(l,c,u){let d=l.pair?q_(c,u):$t(c.ownOf[u][0],u),m=c.sort==="root";return i("li",{},m&&"The part without a partner directly below ",D(Et(c),()=>e(
c),{class:"link-button mono tree-name"}),D_(c).map((p,f)=>[f===0?" in ":" › ",D(Et(p),()=>e(p),{class:"link-button mono tree-name"})])," ",i("span",{class:`strong ${l.pair?tn(c.here[u]):""}`},d),l.pair&&
i("span",{class:"muted"},r(c,u)),ro(c,u)&&i("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:p,
percent:f}=F_(l,c),[,h]=bo[c],[g,y]=l.root.total[c];O(t,i("span",{class:"headline-label"},`${h} ${No(l)}`),l.pair?[i("span",{class:"value control-text"},d),i("span",{class:"arrow","aria-label":"to"},"\
→"),i("span",{class:"value test-text"},m),i("span",{class:`change ${tn(y-g)}`},p,g>0&&i("span",{class:"change-percent"},` (${f})`))]:i("span",{class:"value"},d));let w=ks(l,c,oC);O(o,w.map(k=>a(l,k,
c))),o.hidden=w.length===0;let b=j_(l),x=l.byHost&&l.pair&&`${l.root.total.device.some(k=>k>0)?"One side has no device time, so host":"Host"} time decides which frames belong together.`,_=l.inAll>l.shown&&
`${l.shown} of ${l.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,$=l.pair&&l.samples.some(k=>k<ei)&&"Fewer than 4 samples on a side: changes cannot be dis\
tinguished from noise, so all are coloured as measured.";O(n,H_(l,u).map(k=>i("p",{class:"notice"},k)),[b,$,x,_].filter(Boolean).map(k=>i("p",{class:"muted"},k)))}}}var on=28,nC=150,Z_=12,ek=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],sC=[["Frame","c-frame",ek[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function tk(e){let t=i("thead"),o=i("tbody"),n=i("colgroup"),s=i("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=i("div",{class:"tree\
-scroll",tabindex:"-1"},s),[a,l]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),c=null,u=0,d=new Map,m=[0,0],p=0,f=()=>c.rows.length>nC;function h(){let L=c.tree.pair?ek:sC,N=`${bo[c.
measure][1]} ${No(c.tree)}`;O(n,L.map(([,G])=>i("col",{class:G}))),O(t,i("tr",{},L.map(([G,se,te],ye)=>i("th",{scope:"col",class:se,title:ye===0?te:`${N}: ${te}`},G)))),a.firstChild.colSpan=L.length,l.
firstChild.colSpan=L.length}function g({frame:L,level:N,open:G,leaf:se}){let te=L.instances>1&&L.sort==="module"&&!L.opened&&c.canOpen,ye=I_(L),z=L.instances===L.parent?.instances?"":qn(L);return i("t\
h",{scope:"row",class:"c-frame",title:[Et(L),...L.above??[],Yn(L),Kn(L),L.through.length>0&&`below ${L.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(N-1,14))}},i("span",{class:"tree-cell"},i("span",{class:`twisty${se?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},G?"▾":"▸"),i("span",{class:`mono frame-\
text${["root","rest"].includes(L.sort)?" plain":""}`},i("bdi",{},xl(L))),te?i("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${L.instances} instances`},
qn(L)):z&&i("span",{class:"muted count"},z),L.above?.length>0&&i("span",{class:"muted small ellipsis"},`in ${L.above.join(", ")}`),ye&&i("span",{class:`status-mark status-${L.status}`},i("span",{"aria\
-hidden":"true"},ye),i("span",{class:"visually-hidden"},` ${Kn(L)}`))))}function y(L,N=""){return i("td",{class:`num c-time ${N}`,title:kl(L,c.measure)},$t(L,c.measure))}function w(L,N,G){return i("td",
{class:`num c-time ${N} ${ro(G,c.measure)?"calm":tn(L)}`,title:[Ys(L,c.measure),ro(G,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:N==="c-diff"&&p>0?{"--share":`${(100*Math.abs(L)/
p).toFixed(1)}%`}:{}},zt(L,c.measure))}function b(L){let{frame:N}=L,[G,se]=N.total[c.measure];return c.tree.pair?[g(L),y(G),y(se),w(So(N,c.measure),"c-diff",N),w(N.here[c.measure],"c-here",N)]:[g(L),y(
G),y(N.ownOf[c.measure][0]),i("td",{class:"num c-time"},$t(N.figures.calls[0],"calls"))]}function x(L){let N=c.rows[L],{frame:G}=N,se=[L%2?"odd":"",c.found?.has(G)?"found":"",G.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return i("tr",{class:se,data:{index:L},tabindex:L===u?"0":"-1","aria-level":N.level,"aria-posinset":N.place,"aria-setsize":N.of,"aria-rowindex":L+2,"aria-expanded":N.leaf?null:
String(N.open),"aria-selected":String(G===c.selected)},b(N))}function _(L=!1){let N=Math.ceil((r.clientHeight||600)/on),G=Math.floor(r.scrollTop/on),[se,te]=f()?[Math.max(0,G-Z_),Math.min(c.rows.length,
G+N+Z_)]:[0,c.rows.length];if(!L&&se===m[0]&&te===m[1])return;m=[se,te];let ye=o.contains(document.activeElement),z=L?new Map:d;d=new Map;for(let re=se;re<te;re+=1)d.set(re,z.get(re)??x(re));[[a,se],[
l,c.rows.length-te]].forEach(([re,W])=>{re.hidden=W===0,re.style.height=`${W*on}px`});let{scrollTop:Z}=r;$o(o,[a,...d.values(),l]),r.scrollTop=Z,ye&&(d.get(u)??r).focus({preventScroll:!0})}function $(L,N=!1){
let G=L*on,se=r.clientHeight-t.offsetHeight;N&&(G<r.scrollTop||G+on>r.scrollTop+se)&&(r.scrollTop=G-se/2),G<r.scrollTop?r.scrollTop=G:G+on>r.scrollTop+se&&(r.scrollTop=G+on-se),_()}function k(L,N){let G=Math.
max(0,Math.min(c.rows.length-1,L));d.get(u)?.setAttribute("tabindex","-1"),u=G,$(G);let se=d.get(G);se?.setAttribute("tabindex","0"),N&&se?.focus({preventScroll:!0})}function T(L){return c!==null&&c.revision===
L.revision&&c.judged===L.judged&&c.text===L.text&&c.rows.length===L.rows.length&&c.rows.every((N,G)=>N.frame===L.rows[G].frame&&N.open===L.rows[G].open)}function E(L){let N=c.selected!==L.selected;c=L;
for(let[se,te]of d)te.setAttribute("aria-selected",String(c.rows[se].frame===c.selected));let G=c.rows.findIndex(se=>se.frame===c.selected);N&&G>=0&&k(G,!1)}o.addEventListener("click",L=>{let N=L.target.
closest("tr[data-index]");if(!N)return;let{frame:G,leaf:se}=c.rows[N.dataset.index],te=L.target.closest("[data-act]")?.dataset.act;k(Number(N.dataset.index),!0),te==="instances"?e.onInstances(G):te===
"toggle"&&!se?e.onToggle(G):e.onSelect(G)}),o.addEventListener("dblclick",L=>{let N=L.target.closest("tr[data-index]");N&&!L.target.closest("[data-act]")&&e.onZoom(c.rows[N.dataset.index].frame)});function v({
frame:L,open:N,leaf:G},se){!G&&N!==se?e.onToggle(L):se&&N?k(u+1,!0):!se&&L.parent&&k(c.rows.findIndex(te=>te.frame===L.parent),!0)}o.addEventListener("keydown",L=>{let N=c?.rows[u];if(!N||L.altKey||L.
ctrlKey||L.metaKey||L.target.closest("button"))return;let G=Math.max(1,Math.floor(r.clientHeight/on)-3),se={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+G,PageUp:u-G,Home:0,End:c.rows.length-1},te={ArrowRight:()=>v(
N,!0),ArrowLeft:()=>v(N,!1),Enter:()=>e.onZoom(N.frame)," ":()=>e.onSelect(N.frame)},ye=L.key in se?()=>k(se[L.key],!0):te[L.key];ye&&(L.preventDefault(),ye())});let S=0,A=()=>{S===0&&c&&f()&&(S=requestAnimationFrame(
()=>{S=0,_(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/on)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",A,{passive:!0});let F=new ResizeObserver(A);return F.
observe(r),{node:r,focus:()=>k(u,!0),draw(L){if(T(L)){E(L);return}let N=c?.rows[u]?.frame.key,G=c?.selected?.key!==L.selected.key||c?.revision!==L.revision;c=L,p=c.tree.frames.reduce((te,ye)=>Math.max(
te,Math.abs(So(ye,c.measure))),0),h(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",f());let se=G?c.selected.key:N;u=Math.max(0,c.rows.findIndex(te=>te.frame.
key===se)),_(!0),G&&$(u,!0)},unmount(){F.disconnect(),cancelAnimationFrame(S)}}}function rC(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var ok=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function aC(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?rC(t)||(ok(n)>4*ok(o)?"host":"device"):"device"}async function iC(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Ht(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await dt(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function nk(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...su(await fa(o?"":e.control,xs(e,c,n),{signal:t})),chosenBy:c}),[r,a]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?iC(e,t):null]),l=e.
by||aC(r,a);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function sk(e,t,o){let n=t==="host"?"host":"device";return{...su(await fa(e.test!==""?
"":e.control,xs(e,n,!0),{signal:o})),chosenBy:n}}async function rk(e,t,o,n=e.frames==="instance"){let s=xs(e,t.chosenBy,n);s.set("significance",o),bh(t,await fa("",s),o)}var lC=8,cC=40;function ak(e,t,o){let n=new Set([e.root]);for(let s of[...ks(e,t,lC),...o.slice(0,cC)])Eo(s).slice(0,-1).forEach(r=>n.add(r));return n}function uC(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(So(l,o)):l.total[o][0],a=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>a(l)-a(c)||r(c)-r(l)||l.at-c.at)}function ik(e,t,o,n){let s=[],
r=(a,l,c,u)=>{let d=uC(e,a,t,o),m=d.length>0&&n(a);s.push({frame:a,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((p,f)=>r(p,l+1,f+1,d.length))};return r(e.root,1,1,1),s}var lk={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Yr={path:"/tree",name:"Tree",read:Jo,mount:(e,t)=>mC(e,t)},dC=e=>Kt({...Mt(""),...Ht(e)});function mC(e,t){let o=Jo(location.
search),n=null,s=null,r="",a=null,l=null,c="",u=!1,d=(P,{replace:q=!0}={})=>!u&&t.go(Qt({...o,...P}),{replace:q}),m=Ms(P=>d({...P,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set al\
one",links:P=>[i("a",{class:"small",href:dC(P)},"Compare"),Wu(P)]}),p=X_(P=>E(P)),f=Q_({onChange:P=>d(k(P)),onStep:A}),h=Y_({onPick:P=>T(P,P),onZoom:P=>T(l.selected,P),onMove:P=>T(P)}),g=tk({onSelect:P=>T(
P),onZoom:P=>T(P,P),onToggle:v,onInstances:S}),y=J_({pair:()=>Ht(o),onInstances:S,onZoom:P=>T(P,P)}),w=i("div",{class:"message"}),b=i("h1",{class:"visually-hidden"},"Tree"),x=i("div",{class:"results t\
ree-results"},p.node,f.node,i("div",{class:"tree-columns"},h.node,i("section",{class:"card table-card tree-card","aria-label":"Tree table"},g.node),y.node));e.append(i("div",{class:"page tree-page"},b,
m.node,w,x));let _=At({context:t,results:x,message:w}),$=Je(400,be);function k(P){return P.frames&&l?{...P,node:l.selected.foldKey}:P}function T(P,q){let X=Ne=>Ne.at<=P.at&&P.at<Ne.end,ae=q??(X(l.zoomed)?
l.zoomed:Eo(P).findLast(Ne=>X(Ne)&&l.zoomed.at>=Ne.at&&l.zoomed.at<Ne.end)??l.tree.root);d({node:P.key,zoom:ae.key}),$(`${Et(P)} is selected.`)}function E(P){T(P)}function v(P){let q=o.rows.includes(P.
key)?o.rows.filter(X=>X!==P.key):[...o.rows,P.key];d({rows:q})}function S(P){let q=P.key,X=o.open.includes(q);d({open:X?o.open.filter(ae=>ae!==q):[...o.open,q],rows:o.rows.filter(ae=>ae!==q),node:q}),
be(X?"Folded.":`Its instances are shown below ${Et(P)}.`)}function A(P){let q=l?.found??[];if(q.length>0){let X=q.indexOf(l.selected),ae=X<0?P>0?0:q.length-1:(X+P+q.length)%q.length;T(q[ae]),be(`${ae+
1} of ${q.length}: ${Et(q[ae])}`)}}async function F(){let P=[o.control,o.test].filter(X=>X!=="");if(P.every(X=>n&&Ue(n,X)))return;let q=await gt(P).catch(()=>[]);u||(n=q,U())}function L(){if(o.control===
"")return"";let P=`${o.control} ${xs(o,"device",o.frames==="instance")}`,q=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===P&&(q==="first"?s.first:s.tree.shown>=s.tree.inAll||s.tree.chosenBy===
q)?s.key:`${P} ${q}`}function N(P){r=P,x.dataset.stale="";let[q,X]=[P.slice(0,P.lastIndexOf(" ")),o.by];_.ask(ae=>nk(o,ae),ae=>{s={...ae,key:P,base:q,first:X===""},a=null,delete x.dataset.stale,_.say(
null),be(H(ae.tree.frames.length-1,"frame")),U()},ae=>{s=null,l=null,delete x.dataset.stale,_.say(te(ae)),U()})}function G(P){let q=`${s.key} ${P==="host"}`;return a?.key===q?(se(a,P),a.tree):(a={key:q,
tree:null},_.ask(X=>sk(o,P,X),X=>{a.tree=X,U(),se(a,P)},X=>{a=null,Ee(`The instances could not be loaded. ${X.message}`,{urgent:!0})}),null)}async function se(P,q){let{tree:X}=P;if(P.judged??=new Set,
!(!X?.pair||q==="calls"||P.judged.has(q)||X.samples.some(ae=>ae<ei))){P.judged.add(q);try{await rk(o,X,q,P===a||o.frames==="instance")}catch{return}!u&&s&&(s===P||a===P)&&(s.verdicts=`${s.verdicts??""}\
 ${P===a?"each ":""}${q}`,s.classes=void 0,s.openedFor=void 0,U())}}function te(P){let q=Object.keys(lk).some(X=>o[X]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:P.code}},i("h2",
{},"This tree cannot be shown"),i("p",{},P.message),i("p",{},q?D("Use all ranks and steps",()=>d(lk),{class:"primary"}):D("Try again",()=>N(r),{class:"primary"})," ",i("a",{href:ce("/")},"Choose other\
 traces")))}let ye=()=>i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a control alone, or go to \
the ",i("a",{href:ce("/")},n?.length===0?"Add traces":"Traces page"),"."));function z(P){if(o.frames==="class")return s.classes??=vh(s.tree),s.classes;if(o.frames==="folded"&&o.open.length>0){let q=G(
P);if(q){let X=o.open.join();return s.openedFor!==X&&(s.opened=Th(s.tree,q,new Set(o.open)),s.openedFor=X),s.opened}}return s.tree}function Z(){let P=o.by||s.measure,q=z(P),X=o.q===""?null:K_(q,o.q),ae=ru(
q,o.node)??ks(q,P,1)[0]??q.root,Ne=ru(q,o.zoom)??q.root,V=ak(q,P,[ae,...q.frames.filter(qe=>qe.opened).flatMap(qe=>qe.children.slice(0,1)),...X??[]]),oe=new Set(o.rows),he=ik(q,P,o.order,qe=>V.has(qe)!==
oe.has(qe.key)),Ce=[s.key,P,o.frames,o.width,o.open.join(),q.frames.length].join(" ");return{tree:q,measure:P,width:o.width,found:X,text:`${o.q} ${o.order}`,selected:ae,zoomed:Ne,rows:he,revision:Ce,judged:s.
verdicts??"",canOpen:o.frames==="folded",lines:re(q),file:`tracediff-${q.sides.map(({label:qe})=>vt(qe)).join("-")}`}}function re(P){return[["control","test"].slice(0,P.sides.length).map((X,ae)=>`${P.
pair?`${X}: `:""}${P.sides[ae].label} (${H(P.sides[ae].samples,"sample")})`).join(" → ")]}function W(){let P=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},q=ae=>fn(ae,o,n,P),X=o.control===""?"Tr\
ee":`${q("control")}${o.test===""?"":` → ${q("test")}`} · Tree`;b.textContent=X,t.setTitle(X),m.draw(o,n,P)}function U(){if(u)return;let P=L();if(P===""?(_.drop(),[r,s,l]=["",null,null],_.say(ye())):
P!==r&&(s||_.say(null),N(P)),W(),x.toggleAttribute("data-skeleton",P!==""&&!s),!s||s.key!==P){f.draw(o,null,o.by,null);return}l=Z();let{tree:q,measure:X,found:ae}=l,Ne=[l.revision,l.judged,o.level].join(
" ");Ne!==c&&(c=Ne,p.draw(q,X,o.level)),f.draw(o,q,X,ae),h.draw(l),h.sql.set(so(uy(o,X),o)),g.draw({...l,found:ae&&new Set(ae)}),y.draw(q,l.selected,l.canOpen),se(s,X)}return U(),F(),{keys:{search:()=>f.
search(),enter:()=>l!==null&&g.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&T(l.selected,l.tree.root)},update(P){o=Jo(P),U(),F(),s&&r===
s.key&&t.settled()},unmount(){u=!0,_.unmount(),h.unmount(),g.unmount()}}}var pC={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},ck="http://www.w3.org/2000/svg";function fC(e,t){let o=document.createElementNS(ck,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(ck,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",pC[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function uk(e){let t=i("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=D(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=i("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),a=i("span",{class:"\
window-choice",role:"group","aria-label":"Window"},i("label",{},"From ",o),i("label",{},"to ",n," ms"),s),l=i("div",{class:"series-bar"},t,i("div",{class:"window-choice"},a,r)),c="";function u(h){return i(
"input",{type:"number",min:0,step:"any",data:{field:h},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=h=>h.value===""?"":String(Number((Number(h.value)*1e3).toFixed(3))),m=h=>h===""?"":String(
Number((Number(h)/1e3).toFixed(6)));function p(h,g){h.dataset.shown!==g&&(h.dataset.shown=g,h.value=m(g))}function f(h,{chosen:g,styles:y,two:w}){let b=y.get(h.key)??-1,x=i("input",{type:"checkbox",value:h.
key,on:{change:()=>{let _=[...t.querySelectorAll("input:checked")];e.onLines(_.length===0?rd:_.map($=>$.value))}}});return x.checked=g.includes(h.key),i("label",{class:"check line-check"},x,i("span",{
class:"line-mark"},b>=0&&fC(Zu(b,w?"A":""),w)),h.name)}return{node:l,draw(h){let{chosen:g,two:y}=h,w=JSON.stringify([h.lines.map(b=>b.key),g,y]);if(t.hidden=h.lines.length<2,w!==c){c=w;let b=t.contains(
document.activeElement)?document.activeElement.value:null;O(t,hC(h.lines,g).map(([x,_])=>i("div",{class:"line-group",role:x?"group":null,"aria-label":x||null},x&&i("span",{class:"muted"},x),_.map($=>f(
$,h))))),b!==null&&[...t.querySelectorAll("input")].find(x=>x.value===b)?.focus()}p(o,h.start),p(n,h.end),s.disabled=h.start===""&&h.end==="",a.hidden=h.empty&&s.disabled,r.href=e.csv()}}}function hC(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(a=>t.indexOf(a.key)).filter(a=>a>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}var gC=500,dk=({legend:e},t)=>typeof e=="function"?e(t):e,wC=(e,t)=>(dk(e,t)??(t.length<2?[]:t.map(o=>({key:o.key,name:`${o.letter} · ${o.label}`,property:o.letter==="A"?"--control-fill":"--test-fill"})))).
map(o=>({...o,key:o.key&&!Array.isArray(e.legend)?o.key:o.property})),yC=({data:e,layout:t},o)=>({layout:t,data:e.map(n=>o.has(n.legendgroup)?{...n,visible:!1}:n)});function bC(e,t){let o=s=>{let{hidden:r}=e;
r.delete(s)||r.add(s),r.size===e.keys.length&&r.clear();for(let a of n)a.setAttribute("aria-pressed",String(!r.has(a.dataset.key)));t()},n=e.keys.map(s=>D(s.name,()=>o(s.key),{class:"key","aria-presse\
d":"true",title:s.what,data:{key:s.key},css:{"--key-fill":`var(${s.property})`}}));return n.length>0&&i("div",{class:"chart-legend",role:"group","aria-label":`${e.chart.title}: what is drawn`},n)}function _C(e){
let t=-1/0;return{zoom(o,n){let[s,r]=[o["xaxis.range[0]"],o["xaxis.range[1]"]];if(Number.isFinite(s)&&Number.isFinite(r)&&r>s&&performance.now()-t>gC){let a=l=>String(Number(Math.max(0,l*n.per+n.offset).
toFixed(3)));e({start:a(s),end:a(r)})}},reset(){t=performance.now(),e({start:"",end:""})}}}function mk({change:e,csv:t,sql:o}){let n=[],s="",r=null,{zoom:a,reset:l}=_C(e);function c(d,m){let p=d.series&&
uk({onLines:g=>e({lines:g},{replace:!0}),onWindow:g=>e(g),csv:()=>t("series")}),f=wt("Ranks that are drawn",[["","those that differ most"],["rank",p?"the first":"all, in order"]],g=>e({order:g,lines:[]},
{replace:!0})),h={chart:d,bar:p,order:f,hidden:new Set,keys:wC(d,m)};return h.figure=xt({id:d.id,title:d.title,file:d.id,level:"h2",class:d.half?"half-chart":"",height:g=>d.height(g.places,g.sides),make:(g,y)=>yC(
g.made(y),h.hidden),onRelayout:p&&a,onDoubleClick:p&&l,keys:()=>h.keys.filter(g=>!h.hidden.has(g.key)).map(g=>[g.property,g.name]),extra:[i("div",{class:"chart-choice"},bC(h,()=>u(h)),f.node),p?.node]}),
h}function u({chart:d,bar:m,order:p,hidden:f,figure:h}){let{sides:g,state:y,file:w,caption:b,revision:x,perStep:_}=r,$=d.make(g,y),k=$.empty?null:m&&$.data(600);if(p.node.hidden=!$.limited,p.press(y.order),
h.draw({file:w,made:$.data,per:k?.per,heading:[d.sums&&_&&"per step",$.note].filter(Boolean).join(", "),revision:[x,y.order,...y.lines,...f].join(" "),offset:k?.offset,places:$.places,sides:g.length,caption:b,
empty:$.empty??null}),h.sql.set(o(d)),m){let T=Gi(g,d.series,d.ownDevice),E=Yi(T,g,y).keys;m.draw({lines:T,chosen:E,styles:qy(T,E,d.panels),start:y.start,end:y.end,two:g.length>1,empty:!!$.empty}),m.node.
hidden=T.length===0}}return{draw(d,m,[p,f,h]){r=m;let g=d.filter(w=>typeof w.legend=="function").flatMap(w=>dk(w,m.sides)??[]).map(w=>w.name),y=JSON.stringify([m.frame,d.map(w=>w.id),g]);y!==s&&(n.forEach(
w=>w.figure.unmount()),n=d.map(w=>c(w,m.sides)),O(p,n.slice(0,h).map(w=>w.figure.node)),O(f,n.slice(h).map(w=>w.figure.node)),s=y),n.forEach(u)},retheme:()=>n.forEach(d=>d.figure.retheme()),unmount:()=>n.
forEach(d=>d.figure.unmount())}}var kC={name:"rows",label:"Rows",type:"choice",options:Ra,fallback:"steps"},xC={name:"unit",label:"Sums",type:"choice",fallback:"",options:{"":"per step, as in Compare",total:"of all steps"}};function pk(e,{
onChange:t,onSet:o}){let n=i("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.preventDefault()}}),s=[],r="",a=null,l="";function c(k,T){t({[k]:T},{replace:l===k}),
l=k}function u(k,T,E,v){let S=ie("set"),A=Oo({id:S,field:k,none:v,text:a[k],set:Ue(E,a[k])??null,onPick:F=>{l="",o({[k]:F?.id??""})}});return i("div",{class:`analysis-field side-${k==="test"?"test":"c\
ontrol"}`},i("label",{for:S},T),A.node)}function d(k){let T=i("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(k.name,T.checked===k.fallback?"":String(T.checked))}});return s.push({name:k.
name,sync(E){T.checked=E===""?k.fallback:E==="true"}}),i("label",{class:"check"},T,k.label)}function m(k){let T=k.type==="operator"?ie("ops"):null,E=k.type==="number",v=i("input",{type:E?"number":"tex\
t",list:T,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:E&&"any",min:E&&0,data:{field:k.name},class:T&&"wide",title:k.title,on:{change:()=>c(k.name,v.value.trim())}}),S=T&&i("da\
talist",{id:T});T&&(v.addEventListener("input",Je(150,()=>h(v.value,S))),v.addEventListener("focus",()=>{v.select(),h("",S)}));let A="";return s.push({name:k.name,sync(F,L){let N=F||T&&L||"",G=v===document.
activeElement&&v.value!==A;v.value.trim()!==N&&!(G&&N===A)&&(v.value=N),A=N,E&&(L??null)!==null&&F===""&&(v.placeholder=L)}}),i("label",{class:"analysis-field"},i("span",{},k.label),v,S)}function p(k){
let T=i("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,T.value===k.fallback?"":T.value)}},Object.entries(k.options).map(([E,v])=>i("option",{value:E},v)));return s.push({name:k.name,
sync(E,v){T.value=E||String(v??Object.keys(k.options)[0])}}),i("label",{class:"analysis-field"},i("span",{},k.label),T)}let f=k=>k.type==="boolean"?d(k):k.type==="choice"?p(k):m(k);async function h(k,T){
if(a.set!=="")try{let E=await ga(a.set,k);O(T,[...new Set(E.filter(v=>v.category==="cpu_op").map(v=>v.name))].map(v=>i("option",{value:v})))}catch{}}let g=(k,T)=>k?.[T].length>0?Qe(k[T],3):"";function y(k,T){
let[E,v]=["set","test"].map(S=>g(Ue(T,a[S]),k));return a.test!==""&&a[k]===""&&(E!==v||a[`set_${k}`]!==""||a[`test_${k}`]!=="")}function w(k,T,E){let[v,S]=["set","test"].map(F=>Ue(E,a[F])),A=(F,L,N)=>f(
{name:F,label:L,type:"text",placeholder:["all",g(N,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2,4-7"});return y(k,E)?[A(`set_${k}`,`${T} of A`,v),A(`test_${k}`,`${T} of B`,S)]:
[A(k,T,v)]}function b(k){let T=E=>E.some(v=>a[v]!=="");return!T(["steps","set_steps","test_steps"])&&(T(["marker","set_marker","test_marker"])||["set","test"].some(E=>Ue(k,a[E])?.steps.length>0))}let x=k=>`${Tc[k].
letter} · ${Tc[k].name}`,_=()=>a.rows===""&&e[a.what].tables.some(k=>k.columns.some(T=>T.summed));function $(k){let T=a.test!=="";s=[],O(n,u("set",T?x("set"):"Trace set",k),u("test",T?x("test"):"Comp\
are with",k,"none"),w("ranks","Ranks",k),w("steps","Steps",k),!e[a.what].ofSteps&&b(k)&&f(kC),_()&&f(xC),e[a.what].params.map(f))}return{node:n,focus(){let k=n.querySelector("input[list]")??n.querySelector(
'[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,T,E={}){a=k;let v=JSON.stringify([a.what,a.set,a.test,y("ranks",T),y("steps",T),b(T),_(),T.map(S=>[S.id,S.label])]);if(v!==
r){r=v;let S=n.contains(document.activeElement)?document.activeElement.dataset.field:null;$(T),S&&n.querySelector(`[data-field="${S}"]`)?.focus()}s.forEach(({name:S,sync:A})=>A(a[S]??"",E[S]))}}}function Kr(e){let t=!!e.test;return[["set","A"],["test","B"]].filter(([o])=>e[o]).map(([o,n])=>({key:o,letter:t?n:"",label:e[o].label,data:e[o]}))}var $C=e=>e.reduce((t,o)=>t+o,0),Po=({data:e})=>$C(e.
samples);function wk(e,t){let o=e.data.ranks.indexOf(t.rank);return o<0?Po(e):e.data.samples[o]}function yk(e,t,o){let n=t.filter(s=>typeof e[s]=="number").map(s=>[s,e[s]/o]);return{...e,...Object.fromEntries(
n)}}var bk=e=>e.columns.filter(t=>t.summed).map(({key:t})=>t);function _k(e,t){let o={...e.data};for(let n of t){let s=bk(n);s.length>0&&o[n.key]&&(o[n.key]=o[n.key].map(r=>{let a=wk(e,r);return{...yk(
r,s,a),weight:a/Po(e)}}))}return{...e,data:o}}var Gd=e=>!e.number&&!e.note&&!e.told;function kk(e,t){let o=new Map,n=e.filter(s=>Gd(s)&&!(t&&(s.key==="rank"||s.key==="device")));return s=>{let r=JSON.
stringify(n.map(a=>a.alike?a.alike(s[a.key]):s[a.key]));return o.set(r,(o.get(r)??0)+1),`${r} ${o.get(r)}`}}function fk(e,t,o,n){let s=r=>{let a=t?.[r]??null,l=a===null?null:e[r]+o*a;return l!==null&&
Math.abs(l)<1e-9*Math.abs(e[r])?0:l};return Object.fromEntries(n.filter(r=>r.number).map(({key:r})=>[r,s(r)]))}var vC=(e,t)=>e===t||t===void 0?e:e===void 0?t:`${e} / ${t}`;function SC(e,t,o){let n={...t,
...e};for(let s of o){let{key:r}=s;if(Gd(s)||!(s.showDiff||s.told)){n[r]=vC(e[r],t[r]);continue}[n[`${r} A`],n[`${r} B`]]=[e[r]??null,t[r]??null],n[`${r} Δ`]=s.number&&n[`${r} A`]!==null&&n[`${r} B`]!==
null?n[`${r} B`]-n[`${r} A`]:null}return n}function EC(e,t,o){let n=e.every(r=>r.data.ranks.length===1),s=new Map;return e.forEach((r,a)=>{let l=kk(o,n);for(let c of r.data[t.key]??[]){let u=l(c),d=s.
get(u)??[];d[a]=c,s.set(u,d)}}),{pairs:s,alone:n}}function $l(e,t,o,n,s){let{pairs:r,alone:a}=EC(e,t,o),l=kk(o,a),c=new Map((n??[]).map(p=>[l(p),p])),u=[...r].map(([p,[f,h]])=>{let g=c.get(p),[y,w]=[f??
{...fk(h,g,-1,o)},h??{...fk(f,g,1,o)}].map((b,x)=>s?yk(b,bk(t),wk(e[x],b)):b);return SC(f?y:{...y,...hk(h,o)},h?w:{...w,...hk(f,o)},o)}),[d]=Yd(t,o,!0),m=p=>Math.abs(p[`${d.key} Δ`]??0);return d?.number&&
o.some(p=>p.mono)?u.sort((p,f)=>m(f)-m(p)):u}var hk=(e,t)=>Object.fromEntries(t.filter(Gd).map(({key:o})=>[o,e[o]])),gk={one:8,two:3};function Yd(e,t,o){let n=t.filter(r=>r.told||r.number&&(!o||r.showDiff)),
s=o&&e.main?e.main.map(r=>n.find(a=>a.key===r)).filter(Boolean):[];return s.length>0?s:n.slice(0,o?gk.two:gk.one)}var Vr=e=>{let t=e.filter(o=>o.number&&o.show);return o=>t.length===0||!!o.note||t.some(
({key:n})=>!!(o[n]??o[`${n} A`])||!!o[`${n} B`])};var Io=(e,t)=>e.reduce((o,n)=>o+(t(n)??0),0),Qr=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null),Qd=(e,t)=>t>0?100*e/t:null,Vn={...J("value",""),show:e=>e===null?de:jo(e),showDiff:e=>e===null?de:ka(
e)},Kd=ht({...Ve("value",""),show:Ae,showDiff:e=>e===null?de:`${e>0?"+":""}${Ae(e).replace("%","pp")}`}),Bt=(e,t,o,n,s={})=>{let r=e.map(a=>n(a.data,a));return r.every(a=>(a??null)===null)?null:{column:t,
what:o,values:r,...s}};function Vd(e,{rowsOf:t,name:o,value:n,what:s,mono:r=!0}){let a=e.map(({data:d})=>{let m=new Map;return t(d).forEach(p=>m.set(o(p),(m.get(o(p))??0)+(n(p)??0))),m}),l=d=>m=>(a[d].
get(m)??0)/Po(e[d]),c=[...new Set(a.flatMap(d=>[...d.keys()]))],u=Qr(c,d=>Math.max(...e.map((m,p)=>l(p)(d))));return u===null||a.every(d=>!d.get(u))?null:{name:u,mono:r,what:s,column:Vn,values:e.map((d,m)=>l(
m)(u))}}var Jd=(e,t,o,n)=>Qr(e.flatMap(({data:s})=>s[t]),n)?.[o];function TC(e,{difference:t}){let[o]=zi.tables,n=e.length>1?$l(e,o,o.columns,t.over_ranks,!0):e[0].data.over_ranks.map(a=>({...a,"sum A":a.
sum/Po(e[0])})),s=a=>[a["sum A"],a["sum B"]].slice(0,e.length),r=Qr(n.filter(a=>a.name!=="others"),a=>Math.max(...s(a)));return r&&{name:r.name,mono:!0,what:"the most time of a kernel, per step",column:Vn,
values:s(r)}}function OC({rows:e}){return Qd(Io(e,t=>t.kernel_time-t.idle_time),Io(e,t=>t.kernel_time))}function MC(e){return Bt(e,Kd,"of the peak, in products whose FLOPs are known",({summary:o})=>o[0]?.
peak_pctg)??Bt(e,ht(ze("value","")),"TFLOP/s in products whose FLOPs are known",({summary:o})=>o[0]?.tflops_per_s)??Vd(e,{rowsOf:({classes:o})=>o,name:o=>o.class,mono:!1,value:o=>o.device_time,what:"d\
evice time per step"})}function AC(e){let t=e.some(({data:o})=>o.summary[0]?.matched_rows>0);return e.every(({data:o})=>!o.summary[0]?.rows)?null:Bt(e,Vn,t?"exposed waiting for other ranks, per step":
"without a match on another rank, per step",({summary:o})=>o[0]?.[t?"exposed_wait_per_step":"unmatched_per_step"])}function CC(e){return e.every(({data:t})=>!t.by_rank.some(o=>o.caused_per_step>0))?null:
Bt(e,fe("value",""),"the rank that the others wait for",({by_rank:t})=>{let o=t.filter(n=>n.straggler===1).map(n=>n.rank);return o.length>0?`rank ${o.join(", ")}`:"none"})}function RC(e){let t=Jd(e,"b\
y_kind","kind",o=>o.time_per_step);return t===void 0?null:Bt(e,Vn,"their part of the chain, per step",({by_kind:o})=>o.find(n=>n.kind===t)?.time_per_step??0,{name:$n[t]})}function LC(e){let t=Jd(e.map(
({data:o})=>({data:{phases:o.phases.filter(n=>n.phase!=="empty")}})),"phases","phase",o=>o.calls);return t===void 0?null:Bt(e,Vn,"a call, median",({phases:o})=>o.find(n=>n.phase===t)?.median_time,{name:t})}
function NC(e){let t=Jd(e,"summary","name",n=>n.count),o=n=>Qd(Io(n,s=>s.mean*s.count),100*Io(n,s=>s.count));return t===void 0?null:Bt(e,ht(Co("value","")),"mean bandwidth",({summary:n})=>o(n.filter(s=>s.
name===t)),{name:t,mono:!0})}var PC=e=>e.every(({data:t})=>t.rows.every(o=>!o.idle_time))?null:Bt(e,Vn,"all streams together wait for the host to launch, per step",({rows:t},o)=>Io(t.filter(n=>n.idle_category===
"host_wait"),n=>n.idle_time)/Po(o)),IC="different counters",xk=e=>e.every(({data:t})=>t.rows.length===0)?null:Bt(e,we(ge("value","")),IC,({rows:t})=>new Set(t.map(o=>o.counter)).size),Xd={temporal_breakdown:{
of:e=>Bt(e,Kd,"busy, from the first to the last row of the device",OC)},work:{of:MC},idle_time_breakdown:{of:PC},kernel_breakdown:{query:{num_kernels:"2"},of:TC},launch_stats:{query:{limit:"0"},of:e=>e.
every(({data:t})=>!Io(t.counts,o=>o.count))?null:Bt(e,ge("value",""),"launches per step",({counts:t},o)=>Io(t,n=>n.count)/Po(o))},queue_length:{query:{points:"4"},of:e=>Bt(e,we(ge("value","")),"the lo\
ngest queue of launches",({summary:t})=>Qr(t,o=>o.max)?.max)},critical_path:{query:{segments:"0"},of:RC},operator_kernels:{of:e=>Vd(e,{rowsOf:({rows:t})=>t.filter(o=>o.operator!==null),name:t=>t.operator,
value:t=>t.sum,what:"on the device, per step"})},kernel_sequences:{of:(e,{parameters:t})=>t.operator_name===null?null:Bt(e,Vn,"the kernels that it launches in the same order, per step",({patterns:o},n)=>Io(
o,s=>s.kernel_duration)/Po(n),{name:t.operator_name,mono:!0})},user_annotation_breakdown:{query:{use_gpu_annotation:"false"},of:e=>Vd(e,{rowsOf:({rows:t})=>t.filter(o=>o.name!=="others"&&!o.name.startsWith(
"ProfilerStep#")),name:t=>t.name,value:t=>t.sum,what:"on the host, per step"})},phases:{of:LC},collectives:{of:AC},comm_comp_overlap:{of:e=>Bt(e,Kd,"of the communication is hidden by compute",({rows:t})=>Qd(
Io(t,o=>o.overlap),Io(t,o=>o.communication_time)))},stragglers:{query:{num_candidates:"0"},ranks:2,of:CC},memory:{query:{limit:"1",points:"4"},of:e=>Bt(e,Dt("value",""),"the peak that is allocated",({
peaks:t})=>Qr(t,o=>o.peak)?.peak)},memory_bw:{query:{points:"4"},of:NC},device_counters:{counters:!0,of:xk},operator_counters:{query:{limit:"0"},counters:!0,of:xk}};var vl=["temporal_breakdown","work"],Zd=Object.keys(yo);function $k(e){let t=new Map,o="",n=null;async function s(a,l,c,u){let{query:d={},of:m}=Xd[a],p=Un({...l,rows:"",what:a,...d},yo),f;try{let h=u??
await Wo(a,p,{signal:c}),g=Kr(h);f={sides:g,line:m(g,h)}}catch(h){f={error:h}}c.aborted||(t.set(a,f),e())}function r(a){let{sides:l}=t.get(vl[0]),{counters:c,ranks:u=1}=Xd[a];return!!l&&(c&&!l.some(({
data:d})=>d.has_counters)||l.every(({data:d})=>d.ranks.length<u))}return{async load(a,l=null){let c=String(Un({...a,what:""},{"":{params:[],ofSteps:!0}}));if(c===o)return;n?.abort(),n=new AbortController;
let{signal:u}=n;if([o,t]=[c,new Map],await Promise.all(vl.map((m,p)=>s(m,a,u,p===0?l:null))),u.aborted||t.get(vl[0]).error)return;let d=Zd.filter(m=>!vl.includes(m));d.filter(r).forEach(m=>t.set(m,{line:null})),
await Promise.all(d.filter(m=>!t.has(m)).map(m=>s(m,a,u)))},get:a=>t.get(a),isEmpty:a=>t.get(a)?.line===null,isWhole:()=>t.size===Zd.length,stop(){n?.abort(),o=""}}}var vk=e=>yo[e].tab??yo[e].title;function DC({
column:e,values:t}){let[o,n]=t,s=(a,l)=>i("td",{class:["num",a.tone?.(l)].filter(Boolean).join(" "),title:a.exact?.(l)},a.show(l,{}));if(t.length===1)return[s(e,o)];let r=typeof o=="number"&&typeof n==
"number"?n-o:null;return Hi(e).map((a,l)=>s(a,[o,n,r][l])).concat(e.number?[]:[i("td",{class:"num"})])}var BC=(e,{line:t,error:o},n)=>i("tr",{data:{what:e}},i("th",{scope:"row"},i("a",{href:n(e)},vk(e))),
o?i("td",{colspan:4},o.message):[i("td",{class:"index-what"},t.name&&[t.mono?i("span",{class:"mono",title:t.name},t.name):t.name,": "],t.what),DC(t)]);function qC([e,t],o,n,s){let r=t.map(a=>[a,o.get(
a)]).filter(([,a])=>a&&(a.error||a.line!==null)).map(([a,l])=>BC(a,l,n));return r.length>0&&i("tbody",{},i("tr",{class:"index-group"},i("th",{scope:"rowgroup",colspan:s},e)),r)}function Sk(e,t,o){let n=[
"Analysis","What it found",...t?["A","B","Δ"]:["Number"]],s=Zd.filter(e.isEmpty);return[i("div",{class:"card data-card index-card"},i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"\
What the analyses found"},i("table",{class:"data-table index-table"},i("caption",{class:"visually-hidden"},"What the analyses found"),i("thead",{},i("tr",{},n.map((r,a)=>i("th",{scope:"col",class:a>1&&
"num"},r)))),sl.map(r=>qC(r,e,o,n.length))))),e.isWhole()&&s.length>0&&i("p",{class:"muted small index-without"},"Not in these sets: ",s.map((r,a)=>[a>0&&", ",i("a",{href:o(r)},vk(r))]),".")]}var FC=e=>yo[e].tab??yo[e].title;function Ek(){let e=(s,r)=>i("a",{data:{what:s}},r),t=sl.map(([s,r])=>i("span",{class:"tab-group",role:"group","aria-label":s},i("span",{class:"tab-group-name","aria-h\
idden":"true"},s),r.map(a=>e(a,FC(a))))),o=i("nav",{class:"analysis-tabs","aria-label":"Analyses"});O(o,e("","Overview"),t);function n(s){let r=o.getBoundingClientRect(),{left:a,right:l}=s.getBoundingClientRect();
(a<r.left||l>r.right)&&(o.scrollLeft+=a-r.left-24)}return{node:o,draw({what:s,href:r,isEmpty:a}){for(let l of o.querySelectorAll("a")){let{what:c}=l.dataset;l.href=r(c),l.hidden=c!==""&&c!==s&&a(c),l.
toggleAttribute("aria-current",c===s),c===s&&(l.setAttribute("aria-current","page"),n(l))}for(let l of t)l.hidden=[...l.querySelectorAll("a")].every(c=>c.hidden)}}}var WC=({data:e})=>(e.ranks_without_device_rows??[]).length===e.ranks.length,em=(e,t)=>e.every(WC)&&!t.host,tm=(e,t)=>t.tables.length>0&&e.every(({data:o})=>(o.series??[]).length===0&&t.tables.every(({
key:n,columns:s})=>!(o[n]??[]).some(Vr(s))));function om(e,t){let o=e.filter(n=>(n.data.last_step_dropped??[]).length>0);return e.every(n=>n.data.steps!==null)?"The rows of the chosen steps count, as \
in Compare.":mt[t.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":e.every(n=>n.data.all_steps.length===0)?"Without steps, all rows\
 count, as in Compare.":o.length>0?`Work that the last step of a rank${o.length<e.length?` of ${o[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:t.rows==="all"?"A\
ll rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}var jC=(e,t)=>e.flatMap(({label:o,data:n})=>{let s=t.host?
[]:n.ranks_without_device_rows??[];return s.length===0?[]:[s.length===n.ranks.length?`${o} has no device work${n.ranks.length>1?"":` (rank ${n.ranks[0]})`}: this analysis has nothing to count there. ${Mn}`:
`${o}: ${s.length===1?"rank":"ranks"} ${Qe(s)} ${s.length===1?"has":"have"} no device rows.`]});function HC(e,t,o){let n=t.charts[0]?.make(e,o).empty;return n&&i("p",{class:"notice"},n)}function Tk(e,t,o){
let n=mt[t.what],s=jC(e,n),r=n.chosen?.(t),a=em(e,n),l=!a&&tm(e,n),c=t.rows!==""&&!n.ofSteps&&e.some(d=>d.data.steps===null)&&D("Count as Compare does",()=>o({rows:""}),{class:"link-button",title:`Row\
s ${Ra.steps}`}),u=a&&i("p",{},"To see what the host did, look at its ",i("a",{href:vn({...t,what:"user_annotation_breakdown",lines:[]},mt)},"annotations"),".");return[s.length>0&&i("ul",{class:"notic\
e"},s.map(d=>i("li",{},d))),u,l?HC(e,n,t)??n.notes?.(e):!a&&n.notes?.(e),r&&i("p",{},r),!a&&!l&&i("p",{class:"muted small"},om(e,t)," ",c)]}var UC=24,Sl=20;function Ok(e,t){let o=Array.from(e),n=Math.max(0,o.length-Sl),s=t>UC?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(a,l,c)=>i("span",{class:a},o.slice(l,c).join(""));return i("bdi",
{class:"split"},r("split-head",0,s),i("span",{class:"split-key"},i("bdi",{dir:"ltr"},o.slice(s,s+Sl).join(""))),s+Sl<o.length&&r("split-rest",s+Sl))}var Mk=200,zC=30;function ao(e){let t=i("tr",{class:"column-groups"}),o=i("tr"),n=!e.columns.some(E=>E.extra),s=!n&&D("All columns",()=>{n=!n,s.setAttribute("aria-pressed",String(n)),T()},{"aria-press\
ed":"false","aria-label":`All columns of ${e.caption}`}),r=i("tbody"),a=i("p",{class:"data-more",hidden:!0}),l=i("span",{class:"chart-unit"}),c=new Map(e.columns.map(E=>[E.group??E.title,E.what??E.groupWhat]).
filter(([,E])=>E)),u=c.size>0&&i("details",{class:"data-meanings small"},i("summary",{},"What the columns mean"),i("dl",{},[...c].flatMap(([E,v])=>[i("dt",{},E),i("dd",{},v)]))),d=i("p",{class:"data-b\
lanks muted small",hidden:!0}),m=[e.caption,e.heading].filter(Boolean).join(": "),p=at(m);p.set(e.sql??null);let f=i("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":m},i("div",{class:"\
chart-head"},i(e.level??"h3",{},m," ",l),i("div",{class:"chart-tools"},s,p.node,e.csv&&i("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: do\
wnload as CSV`},"CSV"))),i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${m}, rows`},i("table",{class:"data-table"},i("caption",{class:"visually-hidden"},m),i("thead",{},e.columns.
some(E=>E.group)&&t,o),r)),a,u,d),h=[],g=new Map,y=null,w=e.limit??20;function b(){if(!y)return h;let E=y.down?-1:1;return[...h].sort((v,S)=>{let[A,F]=[v[y.key]??null,S[y.key]??null];return A===null||
F===null?(A===null)-(F===null):E*(typeof A=="number"?A-F:String(A).localeCompare(String(F)))})}function x(E){let v=y?.key===E.key?!y.down:!!E.number;y={key:E.key,down:v},T(),o.querySelector("[aria-sor\
t] button")?.focus()}function _(E,v,S,A){let F=e.href&&E.link?.(S,e.parameters??{}),L=E.mono&&typeof A=="string"?Ok(A,g.get(E.key)?.get(A)??0):A;if(F||!E.mono||typeof A!="string"||A.length<=zC)return F?
i("a",{href:e.href(F)},L):L;let N=D(L,()=>{let G=N.getAttribute("aria-expanded")!=="true";N.setAttribute("aria-expanded",String(G)),O(N,G?A:L)},{class:"name-button","aria-expanded":"false"});return N}
function $(E){t.hidden=!E.some(S=>S.group);let v=[];for(let S of t.hidden?[]:E){let A=v.at(-1);S.group&&A?.[0].group===S.group?A[1]+=1:v.push([S,1])}O(t,v.map(([{group:S,groupWhat:A},F])=>S?i("th",{scope:"\
colgroup",colspan:F,class:"group-start",title:A},S):i("td",{}))),O(o,E.map((S,A)=>{let F=y?.key===S.key;return i("th",{scope:"col",class:k(S,E[A-1]),"aria-sort":F&&(y.down?"descending":"ascending")},D(
`${S.title}${F?y.down?" ↓":" ↑":""}`,()=>x(S),{class:"link-button th-button",title:S.what,"aria-label":S.group&&`${S.title}, ${S.group}`}))}))}let k=(E,v,S=[])=>[E.number&&"num",E.group&&E.group!==
v?.group&&"group-start",...S].filter(Boolean).join(" ")||null;function T(){let E=e.columns.filter(S=>n||!S.extra);$(E);let v=new Set;O(r,b().slice(0,w).map(S=>i("tr",{},E.map((A,F)=>{let L=S[A.key],N=A.
show(L,S);return N===de&&A.blank&&v.add(A),i("td",{title:N===de&&A.blank?A.blank:A.mono?L:A.exact?.(L,S),class:k(A,E[F-1],[A.mono&&"mono data-name",A.tone?.(L,S)])},_(A,L,S,N))})))),d.hidden=v.size===
0,O(d,[...new Map([...v].map(S=>[S.group??S.title,S.blank]))].map(([S,A])=>`${de} in ${S}: ${A}`).join("; "),"."),l.textContent=h.length>1?M(h.length):"",a.hidden=h.length<=w,O(a,D(`Show ${M(Math.min(
Mk,h.length-w))} more of ${M(h.length)}`,()=>{w+=Mk,T()},{class:"link-button"}))}return{node:f,show(E){h=E;for(let{key:v}of e.columns.filter(S=>S.mono))g.set(v,Cp(h.map(S=>String(S[v]??""))));f.hidden=
h.length===0,T()}}}var GC=12,YC={key:"side",title:"set",show:e=>i("b",{class:`letter letter-${e.toLowerCase()}`},e)},KC=(e,t)=>e.flatMap(o=>(o.data[t.key]??[]).map(n=>({side:o.letter,...n}))).sort(t.order??(()=>0));function VC(e,{
sides:t,raw:o,difference:n,perStep:s}){let r=t.length>1&&!e.apart,a=Oy(e,t.flatMap(f=>f.data[e.key]??[])),l=r?$l(o,e,a,n?.[e.key],s):KC(t,e),c=Yd(e,a,r),u=f=>f.told||f.number&&(!r||f.showDiff),d=f=>s?
Sy(f):f,p=[...a.filter(f=>!u(f)),...c,...a.filter(f=>u(f)&&!c.includes(f))].flatMap(f=>{let h=u(f)&&!c.includes(f);return(r&&u(f)?Hi(d(f)):[d(f)]).map(g=>({...g,extra:h}))}).filter(f=>!f.number||f.blank||
l.some(h=>(h[f.key]??null)!==null));return{columns:t.length>1&&e.apart?[YC,...p]:p,rows:l.some(Vr(a))?r?l.filter(Vr(a)):l:[]}}function Ak(e,t){return e.map((o,n)=>({table:o,...VC(o,t),limit:n<t.above?
o.rows??GC:void 0})).filter(({rows:o})=>o.length>0).map(({table:o,rows:n,columns:s,limit:r})=>{let a=ao({caption:o.caption,columns:s,limit:r,href:t.href,parameters:t.parameters,csv:t.csv(o.key),sql:t.
sql(o.key)});return a.show(n),{table:o,node:a.node}})}var Ck={control:"set",test:"test"};function Dk(e){let t=(o,n)=>e[`${Ck[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[Ck[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function QC(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:Gu(Dk(e));return o&&`(${o})`}var Zr="device\
_type = 'GPU'",nm=["COMPUTATION","COMMUNICATION","MEMORY"],El=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",sm=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${nm.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${Zr}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${nm.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${Zr}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${nm.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,Rk=e=>`${sm(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,Lk=e=>`${sm(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,JC=(e,t)=>`${sm(e,El(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,Bk=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,XC=(e,t)=>`SELECT side, rank, kind, name, category, ${Bk}
FROM events
WHERE ${Zr}${El(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,qk=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${Zr}${El(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,Fk=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${Zr}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,Wk="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",Nk=(e,t)=>`${Fk(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${Wk}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,jk=(e,t)=>`${Fk(e,El(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${Wk}`,ZC=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${jk(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Jr=(e,t)=>`${jk(e,t)}
ORDER BY launch_delay DESC`,Pk=(e,t)=>`SELECT side, rank, name, ${Bk}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function eR(e){let t=Object.entries(Dk(e)).map(([o,{ranks:n}])=>{let s=Ni(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Xr="side, rank, span, device_type, device",Hk=e=>`WITH changes AS (
    ${e}
)
SELECT ${Xr}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Xr}),
    so_far AS (PARTITION BY ${Xr} ORDER BY at_us, row)`,tR=e=>`SELECT ${Xr}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${Hk(e)}
)
GROUP BY ${Xr}
ORDER BY rank, span, device_type, device, side`,Ik={peaks:tR,"memory-curves":e=>`${Hk(e)}
ORDER BY side, rank, at_us`},oR={temporal_breakdown:{rows:Rk,temporal:Rk},comm_comp_overlap:{rows:Lk,overlap:Lk},kernel_breakdown:{kinds:JC,kernels:XC,over_ranks:qk},idle_time_breakdown:{rows:Nk,idle:Nk},
launch_stats:{counts:ZC,worst:Jr,"launch-cpu_duration":Jr,"launch-gpu_duration":Jr,"launch-launch_delay":Jr,"launch-scatter":Jr},user_annotation_breakdown:{rows:Pk,annotations:Pk}},nR={kernel_breakdown:{
kernels:qk}},sR={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},Uk=e=>sR[e]??{},rR={queue_length:"stream",memory_bw:"name"},aR=["what","set","test","lines","order","rows"];function iR(e,t,{chart:o,difference:n}){let s=o||t,r=Object.entries(
e).filter(([l,c])=>c&&!aR.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let a=s==="series"&&rR[e.what];return`SELECT ${a?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${a} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>no(`${l}=${c}`)).join(", ")})`}function lR(e,t,o){if(e.what==="memory"){let r=Ik[t]&&eR(e);return r?Ik[t](r):null}let n=o&&nR[e.what]?.[t]||oR[e.what]?.[t],s=n?QC(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var zk=(e,t,{chart:o="",difference:n=!1}={})=>(n?null:lR(e,t,o))??iR(e,t,{chart:o,
difference:n});var rm={path:"/analyse",name:"Analyse",read:e=>al(e,mt),mount:(e,t)=>fR(e,t)};function cR(e){let t=(n,...s)=>i("div",{class:n},s),o={nav:Ek(),intro:i("p",{class:"muted analysis-intro"}),message:t("mes\
sage"),notes:t("analysis-notes"),charts:t("analysis-charts"),tables:t("analysis-tables"),moreCharts:t("analysis-charts"),moreTables:t("analysis-tables"),heading:i("h1",{}),summary:i("summary",{}),lost:i(
"span",{class:"muted small trace-lost"})};return o.more=i("details",{class:"analysis-more"},o.summary,o.moreCharts,o.moreTables),o.results=t("results analysis-results",o.notes,o.charts,o.tables,o.more),
o.traces=D("Open in Perfetto …",()=>Fa([e().set,e().test].filter(n=>n!==""),e().rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"dialog",title:"\
The traces themselves: open them in Perfetto, or download them"}),o}function uR(e,{name:t,category:o}){let n=(r,a)=>e[`${r}_${a}`]||e[a]||"all",s=r=>e[`${r}_marker`]||e.marker;return It({control:e.set,
test:e.test,row:Ot(t,o),control_marker:s("set"),test_marker:s("test"),control_ranks:n("set","ranks"),test_ranks:n("test","ranks"),control_steps:n("set","steps"),test_steps:n("test","steps")})}var dR=(e,t)=>e.
unit===""&&e.rows===""&&t.every(o=>Po(o)>0);function mR(e,t){let o=[e.set,e.test].map(s=>s!==""&&Ue(t,s)).filter(Boolean),n=o.filter(s=>s.traces_bytes===0);return n.length===0?"":o.length===1?Qo(o[0]):
n.map(s=>`${s.label}: ${Qo(s)}`).join(" ")}var Yk=e=>i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},"This analysis is not possible"),i("p",{},e.message),i("p",{},i("a",{href:ce(
"/")},"Choose other traces")));function pR(e,t){let o=null,n=c=>rp(o.state.what,Kb(o.asked,mt,c)),s=(c,u,d={})=>so(zk(o.asked,c,u),{control:o.state.set,test:o.state.test},d),r=mk({change:t,csv:n,sql:({
id:c,table:u})=>s(c,{chart:u??c},Uk(c))});function a(c,u,d,m){let{answer:p,state:f}=o,h=Ak(mt[f.what].tables,{sides:c,raw:u,perStep:m,above:d,difference:p.difference,parameters:p.parameters,csv:n,href:u.
length>1?b=>uR(f,b):null,sql:b=>s(b)}),g=mt[f.what].tables.slice(0,d),y=({table:b})=>g.includes(b);O(e.tables,h.filter(y).map(({node:b})=>b));let w=h.filter(b=>!y(b));return O(e.moreTables,w.map(({node:b})=>b)),
w.map(({table:b})=>b.caption)}function l(c){o=c;let{answer:u,state:d,key:m}=o,p=mt[d.what],f=Kr(u),h=dR({...o.asked,unit:d.unit},f),g=h?f.map($=>_k($,p.tables)):f,y={...d,shown:u.parameters,href:$=>vn(
{...d,...$},mt)};O(e.notes,Tk(g,y,t));let w={charts:1,tables:1,...p.above},b=em(g,p)||tm(g,p),x=a(g,f,w.tables,h);r.draw(p.charts,{sides:g,state:y,revision:m,perStep:h,frame:[d.what,d.set,d.test].join(
" "),file:`tracediff-${g.map($=>vt($.label)).join("-")}`,caption:[[g.map($=>[$.letter,$.label].filter(Boolean).join(" · ")).join(", "),om(g,d)].join(". ")]},[e.charts,e.moreCharts,w.charts]);let _=[...p.
charts.slice(w.charts).map($=>$.title),...x];e.more.hidden=b||_.length===0,e.charts.hidden=e.tables.hidden=b,e.more.open=d.more==="1",O(e.summary,i("b",{},"More"),`: ${[...new Set(_)].join(" · ")}`)}
return{draw:l,retheme:r.retheme,unmount:r.unmount}}function fR(e,t){let o={state:al(location.search,mt),sets:null,answer:null,answered:"",asked:null,dead:!1};o.change=(r,a)=>t.go(vn({...o.state,...r},
mt),a);let n=cR(()=>o.state);o.controls=pk(mt,{onChange:o.change,onSet:r=>o.change({...rl,...r})}),e.append(i("div",{class:"page analyse-page"},i("div",{class:"analyse-head"},n.heading,n.traces,n.lost),
n.nav.node,o.controls.node,n.intro,n.message,n.results)),o.question=At({context:t,results:n.results,message:n.message}),o.drawn=pR(n,o.change),o.findings=$k(()=>im(o,n));let s=pt(o.drawn.retheme);return n.
more.addEventListener("toggle",()=>{n.more.open!==(o.state.more==="1")&&o.change({more:n.more.open?"1":""},{replace:!0})}),Gk(o,n,t),{keys:{search:()=>o.controls.focus()},update(r){o.state=al(r,mt);let a=[
"set","test"].every(l=>o.state[l]===""||Ue(o.sets??[],o.state[l]));o.sets?.length>0&&a?Qk(o,n,t):Gk(o,n,t)},unmount(){o.dead=!0,o.question.unmount(),o.findings.stop(),s(),o.drawn.unmount()}}}function am(e,t,o){
e.answer=null,e.answered="",delete t.results.dataset.shown,e.question.say(o)}function im(e,t){if(e.dead)return;let o=n=>vn({...e.state,what:n,lines:[],more:""},mt);t.nav.draw({what:e.state.what,href:o,
isEmpty:e.findings.isEmpty}),e.state.what===""&&(e.question.say(null),O(t.notes),t.charts.hidden=t.more.hidden=!0,t.tables.hidden=!1,O(t.tables,Sk(e.findings,e.state.test!=="",o)),e.findings.isWhole()&&
t.results.dataset.shown!=="index"&&(t.results.dataset.shown="index",be("What the analyses found is shown.")))}function hR(e,t,o,n){let s=mt[e.state.what];e.answer=o;let r=e.asked===e.state&&s.instead?.(
e.state,Kr(o));if(r){e.asked={...e.state,...r},Kk(e,t,n);return}e.answered=n,e.question.say(null),e.controls.draw(e.state,e.sets,o.parameters),e.drawn.draw({answer:o,state:e.state,asked:e.asked,key:n}),
t.results.dataset.shown=n,be(`${s.title} is shown.`),e.findings.load(e.state)}function Kk(e,t,o){e.question.ask(n=>Wo(e.asked.what,Un(e.asked,mt),{signal:n}),n=>hR(e,t,n,o),n=>am(e,t,Yk(n)))}function gR(e,t){
let o={...e.state,what:"temporal_breakdown",rows:""};e.answer=null,delete t.results.dataset.shown,e.question.ask(n=>Wo(o.what,Un(o,mt),{signal:n}),n=>{e.findings.load(e.state,n),im(e,t)},n=>{e.findings.
stop(),am(e,t,Yk(n))})}var Vk=e=>`${e.what} ${Un(e,mt)}`;function wR(e,t,o){let n=Vk(e.state);e.state.set===""?(e.question.drop(),am(e,t,i("p",{class:"notice"},"Choose a trace set.")),o.settled()):e.state.
what===""?gR(e,t):e.answer&&e.answered===n?(e.question.drop(),e.drawn.draw({answer:e.answer,state:e.state,asked:e.asked,key:n}),o.settled()):(e.asked=e.state,Kk(e,t,n))}function Qk(e,t,o){let{state:n,
sets:s}=e,r=mt[n.what],a=l=>n[l]===""?null:Ue(s,n[l])?.label??n[l];O(t.heading,r.title),O(t.intro,r.intro),O(t.lost,mR(n,s)),o.setTitle([...new Set([r.title,[a("set"),a("test")].filter(Boolean).join("\
 → "),"Analyse"])].filter(Boolean).join(" · ")),e.controls.draw(n,s,e.answer&&e.answered===Vk(n)?e.answer.parameters:{}),im(e,t),wR(e,t,o)}async function Gk(e,t,o){let{state:n}=e,s=[n.set,n.test].filter(
r=>r!=="");try{e.sets=s.length>0?await gt(s):[],e.sets.length===0&&(e.sets=(await Rt("limit=1")).entries.map(({set:r})=>r))}catch(r){O(t.message,i("div",{class:"error-box",role:"alert"},r.message));return}
e.dead||(e.controls.node.hidden=t.traces.hidden=t.nav.node.hidden=e.sets.length===0,e.sets.length===0?(O(t.heading,"Analyse"),o.setTitle("Analyse"),O(t.message,i("p",{class:"notice"},"There are no tra\
ce sets yet. ",i("a",{href:ce("/")},"Add some"),"."))):e.state.set===""?e.change({set:e.sets[0].id},{replace:!0}):Qk(e,t,o))}var yR=new RegExp("^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$"),bR=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,
_R=["name","short_name","kernel","operator","ended_by"],Jk=8,kR=40,io=e=>e.type==="integer"||e.type==="real",ta=e=>io(e)&&!yR.test(e.name);function Ol(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(bR.
test(e)&&!/count|calls/.test(e)?"µs":"")}var xR=(e,t)=>e.map(o=>o[t]).filter(o=>typeof o=="number");function Tl(e,t,o,n=s=>s){let s=xR(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,a)=>a===
0||o*(r-s[a-1])>=0)}function Xk(e,t,o){let n=new Set;for(let s of e)if(n.add(s[t]),n.size>o)break;return n.size}var Ml=(e,t)=>e.filter((o,n)=>!ta(o)&&t.length>0&&Xk(t,n,Jk)<=Jk);function Zk(e,t){let o=e.
replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===o&&io(n))?o:""}function $R(e,t){let o=e.map((a,l)=>({column:a,at:l})).filter(({column:a})=>ta(a)),n=Math.abs;return(o.find(({at:a})=>Tl(
t,a,-1))??o.find(({at:a})=>Tl(t,a,-1,n))??o.find(({at:a})=>Tl(t,a,1))??o.find(({column:a})=>Ol(a.name)!=="")??o[0])?.column.name??""}var lm=(e,t)=>Ml(e,t).some(({name:o})=>o==="side")?"side":"";function vR(e,t){
let o=e.findIndex((c,u)=>io(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&Tl(t,u,1))),n=e.filter((c,u)=>u!==o&&ta(c)),s=(n.find(({name:c})=>Ol(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].
name,a=/_us$/.test(r),l=Zk(s,e);return!a&&t.length<=kR?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:a?"scatter":"line",x:r,y:s,y2:l,by:l?"":lm(e,t)}}function SR(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},
n=e.filter(io),s=e.find(({name:c})=>_R.includes(c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),a=!s||r?vR(e,t):null;if(a)
return a;let l=$R(e,t);return s&&l!==""&&(s.name!=="side"||Xk(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:Zk(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==
l).name,y:l,y2:"",by:lm(e,t)}:l===""?o:{chart:"histogram",x:l,y:"",y2:"",by:lm(e,t)}}var ea=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function e0(e,t,o){let n=SR(t,o),s=t.filter(io),r=s.length===0||
o.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","scatter","histogram","none"],a=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=a==="bars",c=ea(t,e.x,l?void 0:io)?
e.x:ea(t,n.x,l?void 0:io)?n.x:(l?t:s)[0]?.name??"",u=s.find(({name:g})=>g!==c)??s[0],d=a==="histogram"?"":ea(t,e.y,io)?e.y:ea(t,n.y,io)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",p=a==="histogr\
am"?"":ea(t,e.y2,io)?e.y2:m?"":n.y2,f=Ml(t,o).map(({name:g})=>g),h=a==="bars"||p!==""?"":f.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:a,kinds:r,x:c,y:d,y2:p,by:h}}var cm=28,t0=200,o0=12,ER=400,TR=56;function oa(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}var Qn=(e,t)=>t!==null&&ta(e)?oa(t).replace(
/^-?\d+/,o=>o.replace(/\B(?=(\d{3})+$)/g,",")).replace("-","−"):oa(t);function OR(e,t,o){let n=Math.max(1,Math.ceil(o.length/ER)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=
n)s=Math.max(s,Qn(e,o[r][t]).length);return Math.min(TR,s)+3}function MR(e,t){return e===null||t===null?(t===null)-(e===null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):
typeof e=="number"?-1:1}function n0(){let e=i("tr",{"aria-rowindex":"1"}),t=i("colgroup"),o=i("tbody"),n=i("table",{class:"result-rows"},i("caption",{class:"visually-hidden"},"Rows of the answer"),t,i(
"thead",{},e),o),s=i("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},n),[r,a]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),
l=[],c=[],u=[],d=null,[m,p]=[0,0],f=()=>u.length>t0&&!gn();function h(_,$){return i("tr",{"aria-rowindex":String($+2),class:$%2?"odd":""},_.map((k,T)=>{let E=Qn(l[T],k);return i("td",{title:E.length>40?
E:null,class:k===null?"none":l[T].number?"num":""},E)}))}function g(_=!1){let $=Math.ceil((s.clientHeight||600)/cm),k=f()?Math.max(0,Math.floor(s.scrollTop/cm)-o0):0,T=f()?Math.min(u.length,k+$+2*o0):
u.length;!_&&k===m&&T===p||([m,p]=[k,T],[[r,k],[a,u.length-T]].forEach(([E,v])=>{E.hidden=v===0,E.firstChild.colSpan=Math.max(1,l.length),E.style.height=`${v*cm}px`}),O(o,r,u.slice(k,T).map((E,v)=>h(E,
k+v)),a))}function y(_){let $=l[_].number;d=d?.at!==_?{at:_,down:$}:d.down===$?{at:_,down:!$}:null;let k=d?.down?-1:1;u=d===null?c:[...c].sort((T,E)=>k*MR(T[_],E[_])),s.scrollTop=0,w(),g(!0),e.children[_].
querySelector("button").focus()}function w(){O(e,l.map((_,$)=>i("th",{scope:"col",class:_.number?"num":"",title:_.name,"aria-sort":d?.at===$?d.down?"descending":"ascending":null},D(i("span",{class:"el\
lipsis"},_.name,_.unit&&i("span",{class:"muted"},`, ${_.unit}`),d?.at===$&&(d.down?" ↓":" ↑")),()=>y($),{class:"th-button",title:`Order by ${_.name}`}))))}s.addEventListener("scroll",()=>f()&&g());
let b=new ResizeObserver(()=>f()&&g());b.observe(s);let x=gs(()=>g(!0));return{node:s,show(_,$){l=_.map(E=>({...E,number:E.type==="integer"||E.type==="real"})),c=u=$,d=null;let T=l.map((E,v)=>OR(E,v,u)).
map(E=>`min(${E}ch, 60cqw)`);O(t,T.map(E=>i("col",{css:{width:E}}))),n.style.minWidth=`calc(${["0px",...T].join(" + ")})`,n.setAttribute("aria-rowcount",String(u.length+1)),s.toggleAttribute("data-vir\
tual",u.length>t0),s.scrollTop=0,w(),g(!0)},unmount(){b.disconnect(),x()}}}var mm=50,a0=5e3,um=40,AR=360,Do=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],s0=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],CR={control:0,test:1},i0=e=>e.map(t=>Fe(t)).join("<br>"),RR=(e,t)=>`${e.name}: ${Qn(e,t)}${e.unit?` ${e.unit}`:""}`;function dm(e,t){let o=t.reduce((r,a)=>Math.
max(r,Math.abs(a)),0),[n,s]=e.unit==="µs"?Ke(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:Fe(e.name),font:{size:11},standoff:4}}}}function pm({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=oa(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:CR[n]??r})).sort((n,s)=>n.
at-s.at)}var l0=e=>({template:St(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function LR(e,t){let{x:o,ys:n,rows:s}=e;return Rr({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,a)=>({key:r.name,name:r.name,colour:K(Do[a])})),bars:s.slice(0,mm).map(r=>({label:oa(r[o.at]),values:n.map(a=>({value:typeof r[a.at]=="number"?r[a.at]:null,text:Qn(a,r[a.at])+(a.unit?` ${a.unit}`:
"")}))}))},t)}function r0(e,t){let o=e.rows.slice(0,a0).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=dm(e.x,n(e.x.at)),r=dm(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),a=pm({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):a.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:K(Do[d%Do.length]),size:u.length>500?4:7,symbol:s0[d%s0.length],opacity:.8},line:{color:K(Do[d%Do.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>i0(e.columns.slice(0,12).map(p=>RR(p,m[p.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:l0({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function NR(e){let t=e.reduce((a,l)=>Math.min(a,l),1/0),o=e.reduce((a,l)=>Math.max(a,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:um+1},(a,l)=>{let c=s+(r-s)*l/um;return l===0?t:l===um?o:n?Math.exp(c):c})}}function PR(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let a=s+r>>1;[s,r]=t[a]<=n?[a,r]:[s,a]}o[s]+=1}return o}function IR(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=NR(o),{per:r,axis:a}=dm(e.x,o);return{data:pm(e).map(({name:l,rows:c,at:u},d)=>{let m=PR(t(c),n),p=K(Do[u%Do.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"non\
e",line:{color:p,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((f,h)=>[n[h]/r,n[h+1]/r]),y:m.flatMap(f=>[f,f]),customdata:m.flatMap((f,h)=>{let g=i0([...l===""?[]:[l],`${Qn(e.x,n[h])}\
 to ${Qn(e.x,n[h+1])} ${e.x.unit??""}`,M(f)]);return[g,g]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:l0({dragmode:"zoom",xaxis:{...a,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var DR={bars:LR,histogram:IR,line:e=>r0(e,"lines"),scatter:e=>r0(e,"markers")};function c0(e,t){let o=e==="bars"?mm:e==="histogram"?1/0:a0;return t>
o?`The chart shows the first ${M(o)} of ${M(t)} rows; the table has all.`:""}function fm(e){return e.ys.length>1?e.ys.map((t,o)=>[Do[o],t.name]):e.by?pm(e).map(({name:t,at:o})=>[Do[o%Do.length],t]):[]}
function u0(e){let t=null,o=xt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>fm(t),height:n=>n.chart==="bars"?Be(Math.min(mm,n.rows.length),n.ys.length):AR,make:(n,s)=>DR[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var BR=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],qR={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function d0(e){let t=null,o=wt("Kind of chart",BR,a=>e({chart:a,x:"",y:"",y2:"",by:""})),n=i("span",{class:"choice-fields"}),s=i("div",{class:"result-choice"},o.node,
n);function r(a,l,c,u){let d=ie("column"),m=i("select",{id:d,data:{part:a},on:{change:()=>{let{chart:p,x:f,y:h,y2:g,by:y}=t;e({chart:p,x:f,y:h,y2:g,by:y,[a]:m.value})}}},u&&i("option",{value:""},u),c.
map(p=>i("option",{value:p,selected:p===t[a]},p)));return i("span",{class:"sample-field"},i("label",{for:d},l),m)}return{node:s,draw(a,l,c){let u=document.activeElement?.dataset?.part;t=a,o.press(t.chart);
for(let[h,g]of o.buttons)g.hidden=!t.kinds.includes(h);let d=qR[t.chart]??{},m=l.filter(io).map(({name:h})=>h),p=Ml(l,c).map(({name:h})=>h),f=l.map(({name:h})=>h);O(n,d.x&&r("x",d.x,t.chart==="bars"?f:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&p.length>0&&r("by","by",p,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}var FR={rows:"there may be more rows",bytes:"the answer would be too long"};function WR({row_count:e,columns:t,truncated:o,truncated_by:n,elapsed_ms:s}){return[e===0?"No rows.":[`${H(e,"row")}, ${H(t.
length,"column")}`,i("span",{class:"muted"},` in ${M(Math.max(1,Math.round(s)))} ms`)],o&&i("span",{class:"notice truncated"},`Cut off here: ${FR[n]??"there is more"}. Ask for less, with LIMIT or a su\
m.`)]}function jR({answer:e,key:t,state:o,units:n,file:s},r){let{rows:a}=e,l=e0(o,r,a),c=u=>r.find(d=>d.name===u);return{...l,columns:r,rows:a,x:c(l.x),ys:[l.y,l.y2].filter(u=>u!=="").map(c),by:c(l.by),
file:s,caption:[o.q.replace(/\s+/g," ")],chosen:l,revision:JSON.stringify([t,l,Object.keys(n).length]),empty:l.chart==="none"?l.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":
null}}function m0(e){let t=i("p",{class:"result-summary"}),o=d0(e),n=i("ul",{class:"chart-legend"}),s=i("p",{class:"muted small chart-limit"}),r=u0([o.node,n,s]),a=n0(),l=i("section",{class:"card tabl\
e-card","aria-label":"Rows"},a.node),c=["csv","json"].map(p=>[p,i("a",{class:"button",title:`The rows as ${p.toUpperCase()}`},p.toUpperCase())]),u=i("div",{class:"results query-results",hidden:!0},i("\
div",{class:"result-head"},t,i("div",{class:"chart-tools"},D("Copy link",()=>Ut(location.href,"Link copied.")),c.map(([,p])=>p))),l,r.node),d={};function m(p,f){let h=jR(p,f);r.node.hidden=h.rows.length<
2,o.draw(h.chosen,f,h.rows);let g=h.empty?[]:fm(h);O(n,g.map(([y,w])=>i("li",{class:"key",css:{"--key-fill":`var(${y})`}},w))),n.hidden=g.length===0,s.textContent=h.empty?"":c0(h.chart,h.rows.length),
r.draw(h)}return{node:u,draw(p){let{answer:f,key:h,state:g,units:y,file:w}=p,b=f.columns.map((x,_)=>({...x,at:_,unit:x.type==="text"?"":Ol(x.name,y)}));O(t,WR(f));for(let[x,_]of c)_.href=cp(Mr(g,x)),_.
download=`${w}-query.${x}`;l.hidden=b.length===0||f.rows.length===0,(d.answer!==f||d.units!==y)&&(d={answer:f,units:y},a.show(b,f.rows)),m(p,b),u.dataset.shown=h},cancelled:()=>{t.textContent=""},retheme:()=>r.
retheme(),unmount(){r.unmount(),a.unmount()}}}var HR=[["control","A","Control"],["test","B","Test","none: one set alone"]];function p0(e){let t=i("section",{class:"query-sets card","aria-label":"Sets"}),o="",n=r=>t.querySelector(`[data-field="${r}\
"]`);function s(r,a,[l,c,u,d]){let m=Ue(a??[],r[l]),p=Oo({field:l,set:m??null,none:d,text:m?"":r[l],onPick:f=>e({[l]:f?Ge(f.id):""})});return i("div",{class:`side-${l} query-side`},i("b",{class:`lette\
r letter-${c.toLowerCase()}`,"aria-hidden":"true"},c),i("label",{for:p.input.id},u),p.node)}return{node:t,draw(r,a){let l=JSON.stringify([r.control,r.test,a?.map(u=>[u.id,u.label])]);if(l===o)return;o=
l;let c=document.activeElement?.dataset?.field;O(t,HR.map(u=>s(r,a,u))),c&&n(c)?.focus()},choose(r){let a=n(r);a?.focus(),a?.click()}}}function f0(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function h0(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[g0,UR]=[5,12],zR=/ \(at byte \d+\)/;function w0({onRun:e,onCancel:t,tools:o}){let n=ie("sql"),s=ie("sql-error"),r=ie("sql-hint"),a=i("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(g0),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:g=>{g.key==="Enter"&&(g.ctrlKey||g.metaKey)&&(g.preventDefault(),e())}}}),l=D("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=D("Cancel",t,{hidden:!0}),u=i("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=i("section",{class:"card sql-editor","aria-label":"Statement"},i("label",{for:n,class:"sql-label"},"Statement"),a,u,i("div",{class:"sql-bar"},l,c,o,i("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let g=a.value.split(`
`).length+1;a.rows=Math.max(g0,Math.min(UR,g))}function p(g){a.focus(),document.execCommand?.("insertText",!1,g)||a.setRangeText(g,a.selectionStart,a.selectionEnd,"end"),m()}function f(){u.hidden=!0,O(
u),a.removeAttribute("aria-invalid"),a.setAttribute("aria-describedby",r)}function h(g){let y=g.text.slice(0,g.column-1).replace(/[^\t]/g," "),w=Math.max(1,Math.min(g.to-g.from,g.text.length-g.column+
1));return i("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${g.line}`},g.text,`
`,i("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(w)))}return{node:d,field:a,insert:p,clearError:f,value:()=>a.value,set(g){a.value!==g&&(a.value=g),m()},running(g){c.hidden=!g},enable(g){
l.disabled=!g},showError(g,y){let w=a.value,b=y===null?null:h0(w,f0(w,y));a.setAttribute("aria-invalid","true"),a.setAttribute("aria-describedby",`${s} ${r}`),O(u,i("p",{},b&&i("b",{},`Line ${b.line},\
 column ${b.column}: `),b?g.replace(zR,""):g),b&&h(b),b&&D("Go there",()=>{a.focus(),a.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var y0=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,b0=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,hm=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,_0=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${y0}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${b0}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${b0}
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
    ${hm("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${hm("")} AND side = 'control'
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
WHERE name = ${y0}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${hm("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var GR=100;function k0(e){let t=i("div",{class:"example-lists"}),o=i("details",{class:"card sql-list"},i("summary",{},i("h2",{},"Examples")),t),n=(s,r,a)=>i("section",{"aria-label":s},i("h3",{},s,!a&&
i("span",{class:"muted small"},": choose a test as well")),i("ul",{},_0.filter(l=>l.sides===r).map(l=>i("li",{},D(l.title,()=>e(l.statement),{class:"link-button",disabled:!a})))));return{node:o,draw:s=>O(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function x0({onPick:e,statement:t}){let o=i("ul",{}),n=i("details",{class:"card sql-list",hidden:!0},i("summary",{},i("h2",{},"Saved \
queries")),o),s=i("span",{class:"save-query writes"}),r=[],a="";function l(f){return Ee(`That did not work. ${f.message}`,{urgent:!0}),!1}async function c(f){try{await zl(f,t())}catch(h){return l(h)}return a=
f,d(!0),await p(),n.open=!0,Ee(`“${f}” is saved.`,{seconds:4}),!0}async function u(f){try{await mp(f.name)}catch(h){l(h);return}await p(),(o.querySelector("button")??s.querySelector("button")).focus(),
Ee(`“${f.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await zl(f.name,f.statement).catch(l),await p()}}})}function d(f){O(s,D("Save …",()=>{if(t().trim()===""){Ee("First write a state\
ment.",{seconds:4});return}ai(s,a,{name:"Name of the query",maxlength:GR,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),f&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=H(r.length,"query","queries"),O(o,r.map(f=>i("li",{},D(f.name,()=>{a=f.name,e(f.statement)},{class:"link-button",title:f.statement}),xe("trash",`\
Delete ${f.name}`,()=>u(f),{class:"writes"}))))}async function p(){try{r=await dp()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:p,forgetName:()=>{a=""}}}var $0=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function v0(e){let t=ie("find"),o=i("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=i("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=i("section",{class:"card sql-schema","aria-label":"Tables"},i("div",{class:"\
chart-head"},i("h2",{},"Tables"),i("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,a=null,l=!1,c=({name:p,kind:f})=>f==="table"||f==="analysis"||!l?[p]:[`control.${p}`,
`test.${p}`];function u(p){return i("li",{},D(p.name,()=>e($0(p.name)),{class:"schema-name mono",title:`Insert ${p.name}`}),i("span",{class:"muted small"},[p.type,p.unit].filter(Boolean).join(", ")),p.
description&&i("span",{class:"schema-what small"},p.description))}function d(p,f){let h=p.name.toLowerCase().includes(f),g=f===""||h?p.columns:p.columns.filter(w=>`${w.name} ${w.description??""}`.toLowerCase().
includes(f));if(g.length===0&&!h)return null;let y=i("details",{open:f!==""||r.has(p.name),on:{toggle:()=>{f===""&&r[y.open?"add":"delete"](p.name)}}},i("summary",{},i("span",{class:"mono"},p.name)),i(
"p",{class:"small"},p.description,p.description&&" ",c(p).flatMap(w=>[D(`Insert ${w}`,()=>e($0(w)),{class:"link-button"})," "])),i("ul",{},g.map(u)));return y}function m(){let p=o.value.trim().toLowerCase(),
f=(...b)=>(a??[]).filter(({kind:x})=>b.includes(x)).map(x=>d(x,p)).filter(Boolean),h=(b,x,_)=>x.length>0&&i("details",{class:"schema-stored",open:p!==""||r.has(b),on:{toggle:$=>{p===""&&$.target===$.currentTarget&&
r[$.target.open?"add":"delete"](b)}}},i("summary",{},b),_&&i("p",{class:"small"},_),x),[g,y,w]=[f("view","table"),f("analysis"),f("stored")];O(n,g,h("Tables of the analyses",y,"The tables of the Analy\
se page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),h("Tables as the set file keeps them",w),g.length+y.length+w.length===0&&i("p",{class:"muted"},a===null?"":p===""?
"There are no tables.":`No table or column contains “${p}”.`))}return{node:s,draw(p,f){a=p,l=f,o.title=a?H(a.length,"table"):"",m()},focus:()=>o.focus()}}var YR=300,ym=["control","test"],bm={path:"/query",name:"Query",read:Ri,mount:(e,t)=>oL(e,t)};function KR(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))t[o]=o in t&&t[o]!==(n??"")?"":n??
"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}var Al=({state:e,sets:t})=>ym.find(o=>e[o]!==""&&!Ue(t,e[o]));function E0(e,t,o){e.question.say(i("div",{class:"error-box",role:"\
alert",data:{code:t}},i("h2",{},"There is no such set"),i("p",{},o))),e.question.clearable({message:o},Al(e))}function T0(e,t){e.editor.node.hidden=e.lists.hidden=e.examples.node.hidden=!0,e.question.
say(i("p",{class:"notice",data:{code:t.code}},t.message))}async function VR(e){let t=Mr({...e.state,q:""}),o=t.toString();if(o===e.tablesKey)return;e.tablesKey=o;let n=()=>e.dead||o!==e.tablesKey;try{
let s=await up(t);n()||(e.units=KR(s),e.schema.draw(s,e.state.test!==""),e.editor.enable(!0),e.answer&&wm(e))}catch(s){n()||(e.tablesKey=null,e.schema.draw([],!1),s.code==="sql_off"&&T0(e,s))}}function gm(e,t){
let{editor:o,state:n}=e;if(o.set(t),t.trim()===""){o.showError("There is no statement. Write one, or choose an example.",null),o.field.focus();return}e.asked=e.answered="",e.byHand=!0,e.change({q:t,...t===
n.q?{}:Uw})}function QR({question:e,editor:t,result:o}){e.drop(),t.running(!1),o.cancelled(),e.say(i("p",{class:"notice"},"Cancelled.")),be("Cancelled."),t.field.focus()}function JR(e,t){e.answer=null,
e.answered="",e.editor.running(!1),t.code==="sql_off"?T0(e,t):t.code==="unknown_set"&&Al(e)?E0(e,t.code,t.message):(e.editor.showError(t.message,t.offset),e.question.say(i("p",{class:"visually-hidden",
data:{code:t.code}},"The statement was refused.")))}function wm(e){let{answer:t,answered:o,state:n,sets:s,units:r}=e,a=l=>Ue(s??[],n[l])?.label??n[l];e.result.draw({answer:t,key:o,state:n,units:r,file:`\
tracediff-${ym.filter(l=>n[l]!=="").map(l=>vt(a(l))).join("-")}`})}function XR(e){let{node:t}=e.result;e.byHand&&t.getBoundingClientRect().top>innerHeight-YR&&t.scrollIntoView({block:"start"}),e.byHand=
!1}function ZR(e){let{editor:t,context:o,question:n}=e,s=Mr(e.state).toString();if(s===e.answered){wm(e),o.settled();return}s!==e.asked&&(e.asked=s,t.clearError(),t.running(!0),e.examples.open(!1),n.ask(
r=>lp(new URLSearchParams(s),{signal:r}),r=>{e.answer=r,e.answered=s,t.running(!1),n.say(null),wm(e),XR(e),be(H(r.row_count,"row"))},r=>JR(e,r)))}function eL(e){let{state:t,question:o,editor:n,context:s}=e;
o.drop(),e.answer=null,e.answered=e.asked="",n.clearError(),n.running(!1),o.say(i("p",{class:"visually-hidden"},"")),e.examples.open(!0);let r=Al(e);r&&E0(e,"unknown_set",`there is no trace set "${t[r]}\
"`),s.settled()}function O0(e){let{state:t,examples:o}=e,n=t.q.trim().split(`
`).find(r=>!r.startsWith("--"))??"";e.context.setTitle([n.slice(0,60),"Query"].filter(r=>r!=="").join(" · ")),e.sides.draw(t,e.sets),o.draw(t.test!=="");let s=t.q===""?e.left:e.lists;o.node.parentNode!==
s&&s[t.q===""?"append":"prepend"](o.node),VR(e),t.q===""?eL(e):ZR(e)}async function S0(e){let{state:t,message:o,change:n}=e,s=ym.map(a=>t[a]).filter(a=>a!=="");try{e.sets=s.length>0?await gt(s):[],e.sets.
length===0&&(e.sets=(await Rt("limit=1")).entries.map(({set:a})=>a))}catch(a){O(o,i("div",{class:"error-box",role:"alert"},a.message));return}if(e.dead)return;let r=e.sets.length===0;e.sides.node.hidden=
e.editor.node.hidden=e.lists.hidden=r,r?(e.context.setTitle("Query"),O(o,i("p",{class:"notice"},"No sets are stored yet. ",i("a",{href:ce("/")},"Add some"),"."))):t.control===""?n({control:Ge(e.sets[0].
id)},{replace:!0}):O0(e)}function tL(e,t){let{change:o}=e;e.sides=p0(o),e.saved=x0({onPick:n=>gm(e,n),statement:()=>e.editor.value()}),e.editor=w0({onRun:()=>gm(e,e.editor.value()),onCancel:()=>QR(e),
tools:e.saved.save}),e.examples=k0(n=>{e.saved.forgetName(),gm(e,n)}),e.schema=v0(n=>e.editor.insert(n)),e.result=m0(n=>o(n,{replace:!0})),e.message=i("div",{class:"message"}),e.left=i("div",{class:"q\
uery-left"},e.editor.node,e.message,e.result.node),e.lists=i("div",{class:"query-lists"},e.saved.node,e.schema.node),t.append(i("div",{class:"page query-page"},i("h1",{},"Query"),e.sides.node,i("div",
{class:"query-work"},e.left,e.lists))),e.question=At({context:e.context,results:e.result.node,message:e.message})}function oL(e,t){let o={context:t,state:Ri(location.search),change:(l,c)=>t.go(Li({...o.
state,...l}),c),sets:null,tablesKey:null,units:{},answer:null,answered:"",asked:"",byHand:!1,dead:!1};tL(o,e);let{editor:n,sides:s,result:r}=o,a=pt(()=>r.retheme());return n.set(o.state.q),o.saved.load(),
S0(o),{keys:{search:()=>o.schema.focus(),control:()=>s.choose("control"),test:()=>s.choose("test")},update(l){let c=o.state;o.state=Ri(l),o.state.q!==c.q&&n.set(o.state.q),o.sets?.length>0&&!Al(o)&&o.
state.control!==""?O0(o):S0(o)},unmount(){o.dead=!0,o.question.unmount(),a(),r.unmount()}}}var _m={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function km(e,t=R){if(!e||e.change==="")return"";let{row:o,change:n}=e,
[s,r,a]=Or(o);return`${_m[n]}: ${t(s)} → ${t(r)} ${a?"self time":"total"} in this ${e.whole?"recording":"step"}`}function M0(e,t,{changes:o,partner:n,other:s}){let r=e.data(),a=r.start[t]+r.shift,l=r.
end[t]-r.start[t];if(r.sort[t]===As){let f=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${ne(l)}, from ${ne(a)}`],[f.host?`the host: ${f.host}${f.operator&&f.operator!==f.host?` in ${f.operator}`:
""}`:"the host: mostly nothing recorded"],f.next&&[`then: ${f.next}`]].filter(Boolean)}if(r.sort[t]===Cs){let f=r.gaps[r.gap[t]];return[[`Step ${f.step_number}, as the device has it`,"strong"],[`${ne(
l)}, from ${ne(a)}`],[dn(f)],[`the host began it at ${ne(f.host_start)}`,"muted"]]}if(r.sort[t]===Ao){let{name:f,mean:h,min:g,max:y}=r.gaps[r.gap[t]];return[[`${f}: ${Ie(h,0,3)}`,"strong"],g<y&&[`from\
 ${Ie(g,0,3)} to ${Ie(y,0,3)} in this pixel`],[`${ne(l)}, from ${ne(a)}`]].filter(Boolean)}let c=r.names[r.name[t]],u=un({name:c,category:r.categories[r.name[t]]});if(r.merged[t]>1)return[[`${M(r.merged[t])}\
 rows too short to draw separately`,"strong"],[`most of the time: ${c}`],u&&[An],["zoom in to see them","muted"]].filter(Boolean);let d=r.lanes[r.lane[t]],m=[[c||"(no name)","mono strong"],...u?[[An]]:
[],[`${ne(l)}, from ${ne(a)}`],[`${r.categories[r.name[t]]} · ${d.label}`,"muted"]];if(!Zo(r,t))return[...m,["not part of this step: it began before, or another one launched it","muted"]];let p=km(o?.
get(Tr(r,t)),ne);if(p&&m.push([p,"change"]),n){m.push([`${s}: ${ne(n.duration)} (${je(e.side==="control"?n.duration-l:l-n.duration)} test against control), from ${ne(n.start)}`]);let f=Ci(o,s,c,r.categories[r.
name[t]]);f!==c&&m.push([`${s}: ${f}`,"mono muted"])}else n===null&&s&&m.push([`${s}: no ${M(r.occurrence[t]+1)}${A0(r.occurrence[t]+1)} call of this name`,"muted"]);return m}var A0=e=>e%100>=11&&e%100<=
13?"th":["th","st","nd","rd"][e%10]??"th",xm=e=>`${M(e)}${A0(e)}`,Ks=14;function C0(){let e=i("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){O(e,t.map(([c,u])=>i(
"p",{class:u},i("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),a=o+Ks+s>window.innerWidth?o-Ks-s:o+Ks,l=n+Ks+r>window.innerHeight?n-Ks-r:n+Ks;e.style.setProperty("left",`${Math.
max(4,a)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function R0(){let e=Te("polygon",{class:"join-shape"}),t=Te("g",{class:"join-links"}),o=ie("arrow"),n=Te("svg",{class:"\
timeline-join","aria-hidden":"true",focusable:"false"},Te("marker",{id:o,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},Te("path",{class:"join-head",d:"M0 0 8 4 0 8z"})),e,
t);return{node:n,drawLinks(s){let r=n.getBoundingClientRect();O(t,s.map(([a,l])=>{let[c,u]=[Math.min(a.right,l.left),l.left].map(p=>p-r.left),[d,m]=(a.bottom<=l.top?[a.bottom,l.top]:[a.top,l.bottom]).
map(p=>p-r.top);return Te("path",{"marker-end":`url(#${o})`,d:`M${c} ${d}L${u} ${m}`})}))},draw(s,r){if(!s||!r){e.setAttribute("points","");return}let a=n.getBoundingClientRect(),[l,c]=s.top<=r.top?[s,
r]:[r,s],u=({left:h,right:g})=>[h,Math.max(g,h+1.5)],[[d,m],[p,f]]=[u(l),u(c)];e.setAttribute("points",[[d,l.bottom],[m,l.bottom],[f,c.top],[p,c.top]].map(([h,g])=>`${h-a.left},${g-a.top}`).join(" "))}}}function L0(e,t,o){let n=wt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=D("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:i("div",{class:"timeline-bar"},t,i("span",{class:"timeline-zoom"},xe("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
xe("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),D("Fit",e.fit,{title:"Show the whole step (0)"}),D("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag wit\
h Shift"})),n.node,o,s,i("span",{class:"chart-tools"},["png","svg"].map(a=>D(a.toUpperCase(),()=>e.save(a),{title:`The timeline as ${a.toUpperCase()}`})))),draw(a){n.press(a.show),n.node.hidden=a.control===
""||a.test==="",s.hidden=a.align===""}}}var nL=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not\
 part of this step"],["gap","device idle"]];function N0(){let e=i("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){O(e,[...t?Object.entries(_m):[],...nL,...o?
[["path","on the critical path"]]:[]].map(([n,s])=>i("li",{class:`key key-span-${n}`},s)),t&&i("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs b\
y 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}function P0(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function sL(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),a=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,a))}}function I0({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,a=null;async function l(u,d,m){
let p=sL(u,d,m);s=p;let f=new AbortController;a=f;try{let h=await e(p,f.signal);a===f&&(n={...p,from:h.from,to:h.to,pixels:h.pixels},t(h))}catch(h){a===f&&h.name!=="AbortError"&&(r=null,o(h))}if(a===f){
s=null;let h=r;r=null,h&&c(...h)}}function c(u,d,m){let p=u.from>=m.to||u.to<=m.from;d<=0||p||n&&P0(n,u,d,m)?r=null:s?r=P0(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){a?.abort(),[n,s,r,a]=[null,null,null,null]}}}function rL(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function D0(e,{onChange:t,onError:o}){let n="",s="",r=null,a={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=I0(
{ask:({from:d,to:m,pixels:p},f)=>{let h=new URLSearchParams(a.query);return Object.entries({from:d,to:m,pixels:p}).forEach(([g,y])=>h.set(g,String(Math.round(y*1e3)/1e3))),Vs(a.set,h,{signal:f})},onAnswer:d=>{
a.window=d,t(a)},onError:o});async function c(d,m){r?.abort();let p=new AbortController;r=p,a.error=null;try{let f=await d(p.signal);r===p&&(m(f),t(a))}catch(f){r===p&&f.name!=="AbortError"&&(a.error=
f,t(a))}}function u(){r?.abort(),l.drop(),Object.assign(a,{whole:null,window:null}),s=""}return Object.assign(a,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(a,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(p=>rs(d[e],d[`${e}_marker`]||null,{signal:p}),p=>{a.samples=p}))},choose(d,m){return a.chosen=gh(a.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),a.chosen},loadWhole(d,m){let p=rL(d,e,a.chosen.sample);if(p.toString()===s)return;u(),s=p.toString(),a.query=p;let f=new URLSearchParams(p),{least:h,most:g}=va.pixels;f.
set("pixels",String(Math.min(g,Math.max(h,Math.round(m))))),c(y=>Vs(a.set,f,{signal:y}),y=>{a.whole=y,a.window=y,l.has(y)})},stepKey:()=>`${a.set} ${s}`,async find(d,m){let p=new URLSearchParams(a.query);
Object.entries(d).forEach(([h,g])=>{g!==""&&g!==null&&g!==void 0&&p.set(h,String(g))});let f=await ha(a.set,p,m);return f.rows.length>0?f:null},retry(){n="",s=""},unmount:u})}function B0(e){return i("div",{class:"empty"},i("h2",{},"Choose one or two trace sets"),i("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",i("a",{href:ce("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var q0=()=>i("div",{class:"empty"},i("h2",{},"Nothing to show"),i("p",{},"This trace set \
has no ranks with rows."));function F0(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},`The timeline of th\
e ${t} cannot be shown`),i("p",{},e.message),i("p",{},s?D("Choose another rank and step",n,{class:"primary"}):D("Try again",o,{class:"primary"})," ",i("a",{href:ce("/")},"Choose other traces")))}var aL={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},$m=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function W0(e,t,o){let n=[],s=$m([o]);o.missing.length>0&&n.push(
`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(aL).filter(([a])=>t.whole.left_out?.[a]>0).map(([a,l])=>H(t.whole.left_out[a],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(a=>a.start.length===0)?n.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(a=>a.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var iL=1e3;function j0(e,t){let o=new Map,n=(a,l,c,u)=>[a,e[a].stepKey(),c,l,u].join("\0"),s=(a,l,c)=>Ci(t(),a,l,c);function r(a,l,c,u,d){for(let m of a){let p=m.side===l?m.data():null,f=p?Bw(p,it(s(l,
c,u),u),d):-1;if(f>=0)return{start:p.start[f]+p.shift,duration:p.end[f]-p.start[f],lane:p.lanes[p.lane[f]].id,level:p.level[f],pane:m}}return null}return{drawn:r,named:s,known:(a,l,c,u)=>o.get(n(a,s(a,
l,c),c,u)),async ask(a,l,c,u,d){let m=s(a,l,c),p=n(a,m,c,u),f=await e[a].find({name:m,category:c,occurrence:u},{signal:d});o.size>iL&&(o=new Map);let{of:h,launch:g,launched:y,launches:w}=f??{},b=f?{...f.
rows[0],of:h,launch:g,launched:y,launches:w}:null;return o.set(p,b),b},nameOf:(a,l)=>{let c=a.data();if(l<0||!c||!Zo(c,l))return null;let[u,d]=Tr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function na(e,t,o){
for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:a})=>a===o.lane);if(r)return{pane:n,lane:o.lane,level:o.level,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:r.row+(r.open?
o.level:0)}}return null}var Cl=2e4,lL=3,H0=e=>Math.round(e*1e3),U0=(e,t,o)=>`${e} ${H0(t)} ${H0(o)}`;function cL(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(U0(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),a=e.by_step.find(l=>l.span===t);return n.cut=s===Cl?r-Cl:0,n.words=a?`${R(a.work)} of work in ${R(a.path)}${n.cut>
0?`; the longest ${M(Cl)} of ${M(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function uL(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===Mo&&t.merged[n]<=1&&s&&e.rows.has(U0(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&!Dw(t,n)&&o.push(n)}e.drawn.set(t,o)}return o}function z0(e,t,o,n){let s=o.data(),r=K("--path-m\
ark"),a=c=>Math.max(-3,Math.min(t.width+3,c));for(let{id:c,top:u}of s.bands){let d=-1/0;for(let[m,p]of n.lanes.get(c)??[]){let f=a(t.x(m-s.shift)),h=a(Math.max(t.x(p-s.shift),t.x(m-s.shift)+1));h>d&&h>
f&&(e.box(Math.max(f,d),t.top+u,h-Math.max(f,d),lL,r),d=h)}}let l=t.rowHeight;for(let c of uL(n,s)){let[u,d]=[a(t.x(s.start[c])),a(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function G0({
toggle:e,change:t,error:o}){let n=D("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=i("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},a={control:"",test:""},l={control:null,test:null};function c(){let m=He.filter(p=>r[p]).map(p=>`${p}: ${r[p].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),a[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:p,marker:f,sample:h}){let g=new URLSearchParams({set:p,ranks:String(h.rank),segments:String(
Cl),...h.step_number===null?{}:{steps:String(h.step_number)},...f?{marker:f}:{}}),y=`${g} ${h.span}`;if(a[m]!==y){u(m),a[m]=y,l[m]=new AbortController;try{let w=await Wo("critical_path",g,{signal:l[m].
signal});a[m]===y&&(r[m]=cL(w.set,h),c(),t())}catch(w){a[m]===y&&w.name!=="AbortError"&&o(w)}}}return{node:n,words:s,of:m=>r[m],draw(m,p,f){n.setAttribute("aria-pressed",String(m.path));for(let h of He)
m.path&&p.includes(h)&&f[h]?d(h,{set:m[h],marker:m[`${h}_marker`],sample:f[h].sample}):u(h);c()},unmount(){He.forEach(m=>l[m]?.abort())}}}var Y0={control:["A","Control"],test:["B","Test"]};function K0(e){let t=i("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(a,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),He.map(m=>[a[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;O(t,He.map(m=>s(m,a,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(a,l,c,u){let[d,m]=Y0[a],p=ie("set"),f=Oo({id:p,field:a,set:c&&Ue(c,l[a]),text:l[a],none:`No ${a}`,onPick:h=>e({[a]:h===null?"":Ge(
h.id),[`${a}_rank`]:"",[`${a}_span`]:"",[`${a}_step`]:"",[`${a}_marker`]:""})});return i("div",{class:`side-card side-${a}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},d),
i("label",{for:p},m),f.node),u?.sample&&i("div",{class:"side-selection"},r(a,u)))}function r(a,{samples:l,sample:c}){let u=Qc(l),d=Jc(l,c.rank),m=Xc(l,c.rank,c.span),p=(g,y,w,b,x,_)=>{let $=ie(g),k=i(
"select",{id:$,data:{field:`${a}_${g}`},on:{change:()=>e({..._,[`${a}_${g}`]:k.value})}},w.map(T=>i("option",{value:String(T),selected:T===b},x(T))));return i("span",{class:"sample-field"},i("label",{
for:$},y),k)},f=m.indexOf(c),h=(g,y,w)=>xe(y,`${Y0[a][1]}: ${w} step`,()=>e({[`${a}_step`]:String(m[f+g].step_number)}),{data:{field:`${a}_${w}`},disabled:!m[f+g],class:"step-move"});return[p("rank","\
Rank",u,c.rank,String,{[`${a}_span`]:""}),d.length>1&&p("span","File",d,c.span,g=>String(g+1),{}),c.step_number===null?i("span",{class:"muted small"},`whole recording, ${R(c.step)}`):[p("step","Step",
m.map(g=>g.step_number),c.step_number,g=>`${g} · ${R(m.find(y=>y.step_number===g).step)}`,{}),h(-1,"up","previous"),h(1,"down","next"),i("span",{class:"visually-hidden"},`takes ${ne(c.step)}`)]]}return{
node:t,draw:n,choose(a){let l=t.querySelector(`[data-field="${a}"]`);l?.focus(),l?.click()}}}var dL=200,V0=8,mL=1e3;function Q0({onText:e,onStep:t}){let o=ie("search"),n=Je(dL,()=>e(s.value.trim())),s=i("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=i("span",{class:"muted small",role:"status"}),a=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([l,c,u])=>xe(c,u,()=>t(l),{hidden:!0,class:"step-m\
ove"}));return{node:i("span",{class:"timeline-search",role:"search"},i("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,a,r),focus(){s.focus()},draw(l){document.activeElement!==
s&&(s.value=l),a.forEach(c=>{c.hidden=l===""})},say(l){O(r,l)}}}function pL(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:a,names:l}of(o??new Map).values()){let c=l[n];a[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(it(c,a.category),{name:c,category:a.category,time:a[`${n}_total_duration`]})}for(let a of t.filter(l=>l.side===n))a.data()?.names.forEach((l,c)=>{let u=a.data().categories[c],d=it(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((a,l)=>l.time-a.time)}async function J0(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=pL(e,o,n,l.side);return r||=c.length>V0,c.slice(0,V0).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:mL});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(p=>({...p,side:l.side,name:u,category:d,at:p.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var X0=(e,t,o)=>t===0?"No name contains this text.":o?`${H(t,"call")} of the ${H(
e,"name")} with the most time`:`${H(t,"call")} of ${H(e,"name")}`,Z0=(e,t)=>`${M(e+1)} of ${M(t)}`;var vm={control:"Control",test:"Test"};function fL(e,t,o){return t===void 0?`${vm[e]}: …`:t===null?`${vm[e]}: no ${xm(o+1)} call`:`${vm[e]}: ${ne(t.duration)}, from ${ne(t.start)}${t.of?`; ${H(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}${hL(t)}`}function hL({start:e,launch:t,launched:o,launches:n}){if(t)return`; launched ${R(e-t.start)} earlier`;if(!(o>0))return"";let s=Math.min(...n.
map(r=>r.start))-e;return`; it launched ${H(o,"device row")}, ${o>1?"the first of ":""}which began ${R(s)} later`}var gL=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function ex(e){let t=i(
"section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify([n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:a,
test:l}=n.rows,c=e.href(n),u=s.map(m=>[m,gL(n.rows[m])]).filter(([,m])=>m),d=km(n.change);O(t,i("p",{class:"timeline-selected-name mono"},i("bdi",{},n.name),i("span",{class:"muted"},` · ${n.category}\
 · ${xm(n.nth+1)} call`)),i("p",{class:"timeline-selected-times"},He.filter(m=>s.includes(m)).map(m=>i("span",{class:`${m}-text`},fL(m,n.rows[m],n.nth))),a&&l&&i("span",{class:"strong"},`test − contr\
ol: ${_e(l.duration-a.duration)}`)),un(n)&&i("p",{class:"small"},`${An}.`),d&&i("p",{class:"small"},`This operation ${["new","gone"].includes(n.change.change)?"is ":""}${d}.`),i("p",{class:"op-actions"},
D("Zoom to it",e.zoom,{class:"link-button"}),u.map(([m,p])=>D(`${n.rows[m].launch?"Its launch":"What it launched"}${u.length>1?`, ${m}`:""}`,()=>e.go(m,p),{class:"link-button",title:p.name})),a&&l&&!n.
aligned&&D("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&i("a",{href:c},"Open this operation"),D("Copy the name",()=>Ut(
n.name,"Name copied."),{class:"link-button"}),D("Clear (Escape)",e.clear,{class:"link-button"})))}}}function tx(e,t){let{stage:o,sides:n,partners:s}=e,r=null,a="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(w){let b=e.state(),x=b.name===""?"":JSON.stringify([e.key(),b.name,b.category,
b.nth,w,w.map(_=>s.named(_,b.name,b.category))]);if(x===a){f(w);return}if(a=x,r=null,x!==""&&b.nth===null){await p(w,x);return}if(x!==""){let{name:_,category:$,nth:k}=b;r={name:_,category:$,nth:k,rows:Object.
fromEntries(w.map(T=>[T,s.known(T,_,$,k)??s.drawn(o.shown(),T,_,$,k)??void 0]))}}f(w),r&&await m(r,w)}async function m(w,b){let{name:x,category:_,nth:$,rows:k}=w;await Promise.all(b.filter(T=>k[T]?.of===
void 0&&k[T]!==null).map(async T=>{try{k[T]=await s.ask(T,x,_,$)}catch{}})),!c&&r===w&&f(b)}async function p(w,b){let{name:x,category:_,at:$}=e.state(),k=[...new Set([$,"test","control"])].filter(T=>w.
includes(T));for(let T of k){let E=null,v=await n[T].find({name:s.named(T,x,_),category:_,order:"duration",limit:1}).catch(S=>{E=S});if(c||a!==b)return;if(E){Ee(`The search for ${x} failed. ${E.message}`,
{urgent:!0});return}if(v){let[S]=v.rows,A=S.start-e.shifts()[T];l=!0,o.goTo(o.around({start:A,end:A+S.duration}),!0),e.change({category:v.category,nth:S.occurrence,at:T,open:e.opened(T,S.lane),...o.current()});
return}}Ee(`${x} does not occur in this ${$m(w.map(T=>n[T].chosen))}.`,{seconds:10}),e.change(u)}function f(w){let b=r===null?[]:w.map(_=>r.rows[_]&&na(o.shown(),_,r.rows[_])).filter(Boolean);o.mark({
selected:b,links:r===null?[]:w.flatMap(h)});let x=e.state();t.draw(r&&{...r,rows:Object.fromEntries(w.map(_=>{let $=r.rows[_];return[_,$&&{...$,pane:void 0,whole:n[_].chosen?.sample.step_number===null}]})),
change:e.changes()?.get(it(r.name,r.category))??null,aligned:x.align===r.name&&x.align_nth===r.nth},w),l&&b.length>0&&(l=!1,o.reveal(g()))}function h(w){let b=r.rows[w],x=b?.launches?.length===b?.launched?
b?.launches??[]:[];return[...b?.launch?[[b.launch,b]]:[],...x.map(_=>[b,_])].map(_=>_.map($=>na(o.shown(),w,$))).filter(([_,$])=>_&&$)}let g=()=>o.marks.selected.find(({pane:w})=>w.side===e.state().at)??
o.marks.selected[0];function y(){let w=g();if(w){let b=Math.max((w.end-w.start)*1.6,.1),x=(w.start+w.end)/2;o.goTo({from:x-b/2,to:x+b/2}),o.reveal(w)}return w!==void 0}return{draw:d,place:g,zoom:y,current:()=>r,
show({name:w,category:b,occurrence:x,side:_,at:$,duration:k,lane:T}){l=!0,o.goTo(o.around({start:$,end:$+k})),e.change({name:w,category:b,nth:x,at:_,open:e.opened(_,T)})},pick(w,b){let x=s.nameOf(w,b);
if(x){let[_,$,k]=x,T=e.state(),E=T.name===_&&T.category===$&&T.nth===k;l=!E,e.change(E?u:{name:_,category:$,nth:k,at:w.side})}return x!==null},step(w){let b=g(),x=b?o.beside(b,w):-1;if(x<0)return!1;let[
_,$,k]=s.nameOf(b.pane,x),T=b.pane.data(),E=o.current();if(T.start[x]<E.from||T.end[x]>E.to){let v=(T.start[x]+T.end[x])/2,S=(E.to-E.from)/2;o.goTo({from:v-S,to:v+S})}return e.change({name:_,category:$,
nth:k,at:b.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var wL=300,yL={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function ox({onPick:e,partnerOf:t}){let o=(a,l,c)=>({key:a,title:l,show:String,...c}),n=ao({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:a=>`${a}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(a,l)=>D(a||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name",title:a})}),o("start","Start",{number:!0,show:R,exact:ne,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:R,exact:ne}),o("diff","Test − control",{number:!0,
show:_e,exact:je,what:"Against the same call of the other side, where both are drawn",tone:a=>a>0?"more":a<0?"less":""}),o("change","In the step",{show:a=>yL[a]??"",what:"Whether all calls of this nam\
e changed in the step"})]}),s=i("p",{class:"muted small",hidden:!0});function r(a,l){let c=[];for(let u of a){let d=u.data();if(d)for(let m=0;m<d.length;m+=1)d.start[m]<l.to&&d.end[m]>l.from&&(Zo(d,m)||
d.sort[m]!==Mo&&d.sort[m]!==Ao)&&c.push({pane:u,i:m,duration:d.end[m]-d.start[m]})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,wL),c.length]}return{node:i("div",{},n.node,s),draw(a,l){let[c,u]=r(
a,l);s.hidden=u<=c.length,s.textContent=`The ${M(c.length)} longest of ${H(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:p})=>{let f=d.data(),h=f.sort[m]===Mo,g=h?t(d,m):null;return{pane:d,i:m,
duration:p,side:d.side,start:f.start[m]+f.shift,lane:f.lanes[f.lane[m]]?.label??"steps",name:h?f.names[f.name[m]]:d.textOf(m),change:h?d.changeAt(m):"",diff:g===null?null:d.side==="control"?g.duration-
p:p-g.duration}}))}}}var Rl=9,Ll=3,bL=7;function nx({onRange:e}){let t=i("canvas",{"aria-hidden":"true"}),o=i("div",{class:"overview-view"}),n=i("div",{class:"timeline-overview","aria-hidden":"true"},t,o),s=[],r={from:0,to:1},
a=r,l=0,c=null;function u(){l=0;let x=n.clientWidth,_=He.flatMap(v=>[!0,!1].map(S=>s.filter(A=>A.side===v&&A.data()?.bands.some(F=>F.sort==="host"===S)).map(A=>({pane:A,host:S})))).filter(v=>v.length>
0),$=Math.max(1,_.length)*(Rl+Ll)+Ll,k=globalThis.devicePixelRatio||1;[t.width,t.height]=[Math.round(x*k),Math.round($*k)],t.style.height=`${$}px`;let T=t.getContext("2d",{alpha:!1});T.scale(k,k),T.fillStyle=
K("--surface-sunk"),T.fillRect(0,0,x,$);let E=v=>x*(v-r.from)/(r.to-r.from);_.forEach((v,S)=>v.forEach(({pane:A,host:F})=>d(T,A,F,Ll+S*(Rl+Ll),E)))}function d(x,_,$,k,T){let E=_.data();x.fillStyle=K($?
"--span-host":"--span-compute");let v=new Map,S=-1/0;for(let A=0;A<E.length;A+=1){if(E.lanes[E.lane[A]]?.sort==="host"!==$)continue;let[F,L]=[T(E.start[A]),T(E.end[A])],N=_.changeAt(A);if(N!==""&&E.merged[A]<=
1){let G=v.get(N)??[];G.push(F,L),v.set(N,G)}E.name[A]>=0&&E.lanes[E.lane[A]].sort!=="other"&&(L>S+.5||F<S-50)&&(x.fillRect(F,k,Math.max(.5,L-F),Rl),S=L)}for(let[A,F]of v){x.fillStyle=K(`--span-${A}`);
for(let L=0;L<F.length;L+=2)x.fillRect(F[L],k,Math.max(.7,F[L+1]-F[L]),Rl)}}function m(){l||=requestAnimationFrame(u)}function p(){let x=r.to-r.from,_=100*(a.from-r.from)/x,$=100*(a.to-a.from)/x;o.style.
setProperty("left",`${_}%`),o.style.setProperty("width",`${$}%`)}let f=x=>{let _=n.getBoundingClientRect(),$=(x.clientX-_.left)/Math.max(1,_.width);return r.from+Math.min(1,Math.max(0,$))*(r.to-r.from)},
h=()=>a.to-a.from>.999*(r.to-r.from);function g(x){let _=bL*(r.to-r.from)/Math.max(1,n.clientWidth),[$,k]=[a.from,a.to].map(T=>Math.abs(f(x)-T));return x.shiftKey||Math.min($,k)>_?x.shiftKey||h()?"ran\
ge":"move":$<k?"from":"to"}function y(x){let{part:_,at:$,view:k}=c;if(_==="move")e(k.from+x-$,k.to+x-$);else if(_!=="range"){let T={...k,[_]:x};e(Math.min(T.from,T.to),Math.max(T.from,T.to))}}n.addEventListener(
"pointerdown",x=>{if(x.button===0){n.setPointerCapture(x.pointerId);let _=f(x);if(c={part:g(x),at:_,view:a},c.part==="move"&&(_<a.from||_>a.to)){let $=(a.to-a.from)/2;c.view={from:_-$,to:_+$},y(_)}}}),
n.addEventListener("pointermove",x=>{c?y(f(x)):n.style.cursor=["from","to"].includes(g(x))?"ew-resize":""}),n.addEventListener("pointerup",x=>{let[_,$]=[c?.at,f(x)];c?.part==="range"&&_!==$&&e(Math.min(
_,$),Math.max(_,$)),c=null}),n.addEventListener("pointercancel",()=>{c=null});let w=new ResizeObserver(m);w.observe(n);let b=pt(m);return{node:n,draw(x,_){[s,r]=[x,_],m(),p()},view(x,_){a={from:x,to:_},
p()},unmount(){cancelAnimationFrame(l),w.disconnect(),b()}}}var _L=15,sa=190,kL={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Sm=.02,xL=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],$L=new Set(["\
new","gone","gap"]),vL={control:"A",test:"B"},SL=[1,.78,.56];function EL(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,o]=Or(e.row),n=Math.abs(o-t)/Math.max(t,o);return n>=.5?0:n>=.25?
1:2}function TL(e,t,o){return e.sort[t]===As?"gap":e.sort[t]===Cs?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===Ao?"outside":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].
sort==="host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function sx({side:e,kind:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t}`,s=i("ul",{class:"t\
imeline-heads","aria-label":`Lanes: ${n}`}),r=i("div",{class:"timeline-drawing"}),a=i("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s,r),l=null,c=[],u=[],d=[],m=null,p={},f="",h={side:e,kind:t,
node:a,data:()=>l},g=v=>v<0?-1:l.pieces.of[v];function y(){p=Object.fromEntries(xL.map(v=>[v,SL.map(S=>pl(K(`--span-${v}`),K("--surface"),S))]))}let w=v=>l.name[v]<0||l.lanes[l.lane[v]]?.sort==="other"?
"":u[l.name[v]];function b(){let v=l.names.map((S,A)=>m?.get(it(S,l.categories[A])));u=v.map(S=>S?.change??""),d=v.map(EL),c=Array.from({length:l.length},(S,A)=>TL(l,A,w(A)))}function x(v){if(l.sort[v]===
As){let L=l.gaps[l.gap[v]];return`idle ${R(L.duration)} · host: ${L.operator??L.host??"nothing recorded"}`}if(l.sort[v]===Cs){let L=l.gaps[l.gap[v]];return`step ${L.step_number} · ${R(L.duration)}`}
if(l.sort[v]===Ao)return Ie(l.gaps[l.gap[v]].mean,0,3);let S=l.names[l.name[v]],F=un({name:S,category:l.categories[l.name[v]]})?`${An} (${S})`:S||"(no name)";return(kL[c[v]]??"")+(l.merged[v]>1?`${l.merged[v]}\
 rows, most of them ${F}`:F)}let _=v=>p[c[v]][["longer","shorter"].includes(c[v])?d[l.name[v]]:0];function $(){let v=JSON.stringify(l.bands);if(v===f)return;f=v;let{lane:S,act:A}=s.contains(document.activeElement)?
document.activeElement.dataset:{},F=N=>xe("pin",`${t==="pinned"?"Unpin":"Pin"} ${N.label}`,()=>o.pin(h,N),{class:"lane-pin",data:{lane:N.id,act:"pin"}}),L=({label:N})=>t==="pinned"?`${vL[e]}: ${N}`:N;
s.style.height=`${l.height}px`,O(s,l.bands.map(N=>i("li",{class:"lane-head",title:N.label,css:{top:`${N.top}px`,height:`${N.height}px`}},N.folds?D(L(N),()=>o.fold(h,N),{class:"lane-fold",data:{lane:N.
id,act:"fold"},"aria-expanded":String(N.open)}):i("span",{},L(N)),F(N)))),[...s.querySelectorAll("button")].find(({dataset:N})=>N.lane===S&&N.act===A)?.focus()}function k(v,S){for(let{top:A}of l?.bands??
[]){let F=Math.round(S.top+A)+.5;v.line(0,F,S.width,F,K("--grid"))}o.decorate(v,S,h)}y();let T=_l(r,{rowHeight:Mi,label:`${n}: a table below has the same`,least:Sm,colour:v=>_(g(v)),hatched:v=>$L.has(
c[g(v)]),text:v=>x(g(v)),onHover:(v,S)=>o.hover(h,g(v),S),onPick:(v,S)=>o.pick(h,g(v),S),onView:(v,S,A)=>o.view(h,v,S,A),onMeasure:o.measure,onKey:v=>o.key(v,h),decorate:k}),E=pt(()=>{y(),T.redraw()});
return Object.assign(h,{drawing:T,show(v,S){l=v,b(),T.set({...v.pieces,tops:v.tops,height:v.height,from:S.from,to:S.to}),a.hidden=v.bands.length===0,$()},setChanges(v){m=v,l&&(b(),T.redraw())},highlight(v){
let S=v&&new Set(v);T.highlight(S&&l.pieces.of.flatMap((A,F)=>S.has(A)?[F]:[]))},whole(v){let{height:S,paint:A}=T.whole(v-sa);return{height:S,paint(F){A(Gr(F,sa,0)),l.bands.forEach(({label:L,top:N})=>F.
words(6,N+_L,Xs(L,30),K("--muted")))}}},changeAt:w,textOf:x,title:n,destroy(){E(),T.destroy()}})}function rx(e,t,{start:o,end:n,row:s},r,a,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,a)}function OL(e,t,o,n){let s=-1,
r=a=>t.y(o.row[a])+2+(n-4)*(1-o.gaps[o.gap[a]].at);for(let a=0;a<o.length;a+=1){if(o.sort[a]!==Ao)continue;let l=t.x(o.start[a]),c=t.x(o.end[a]);c>=0&&l<=t.width&&(e.line(l,r(a),c,r(a),K("--text"),1),
s>=0&&o.row[s]===o.row[a]&&o.end[s]===o.start[a]&&e.line(l,r(s),l,r(a),K("--text"),1)),s=a}}function ax(e,t,o,n){let s=t.rowHeight;OL(e,t,o.data()??{length:0},s);let r=n.path(o.side);if(r&&z0(e,t,o,r),
n.measure){let{from:a,to:l}=n.measure,[c,u]=[t.x(a),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,K("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.height,K("--accent"),1)}if(n.aligned!==null){
let a=Math.round(t.x(n.aligned))+.5;e.line(a,0,a,t.height,K("--accent"),1.5)}for(let a of n.selected)a.pane===o&&rx(e,t,a,K("--accent"),2.5,s);n.partner?.pane===o&&rx(e,t,n.partner,K("--text"),1.5,s)}function ML(e,t){let[o,n]=Ke(t*10);return`${Ie(e/n,0,3).replace("-","−")} ${o}`}function ix(e,t,o){T_(e,{view:t,width:o,format:ML,colours:{surface:K("--surface"),border:K("--border"),muted:K("--mut\
ed")}})}function lx(){let e=i("canvas",{}),t=i("div",{class:"timeline-ruler","aria-hidden":"true"},e),o={from:0,to:1},n=0;function s(){n=0;let c=t.clientWidth,u=globalThis.devicePixelRatio||1;[e.width,
e.height]=[Math.round(c*u),Math.round(Lo*u)],e.style.height=`${Lo}px`;let d=e.getContext("2d",{alpha:!1});d.scale(u,u),ix(Us(d,getComputedStyle(document.body).fontFamily),o,c)}let r=()=>{n||=requestAnimationFrame(
s)},a=new ResizeObserver(r);a.observe(t);let l=pt(r);return{node:t,view(c,u){o={from:c,to:u},r()},whole:c=>({height:Lo,paint:u=>ix(Gr(u,sa,0),o,c-sa)}),unmount(){cancelAnimationFrame(n),a.disconnect(),
l()}}}var AL=60,CL=40,RL=130,cx=8;function ux({partners:e,on:t}){let o={selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path},n=C0(),s=R0(),r=null,a=0,l=null,c=!1,u=[],d={hover:A,view:E,key:t.
key,fold:t.fold,pin:v,pick:(z,Z)=>t.pick(z,Z),measure:(z,Z,re)=>t.measure(z<Z?{from:z,to:Z}:null,re),decorate:(z,Z,re)=>ax(z,Z,re,o)},m=["pinned","host","device"].flatMap(z=>He.map(Z=>sx({side:Z,kind:z,
on:d}))),p=({kind:z})=>z==="pinned",f=i("section",{class:"timeline-pins","aria-label":"Pinned lanes"},m.filter(p).map(z=>z.node)),h=He.map(z=>i("section",{class:`timeline-side timeline-${z}`,data:{side:z},
"aria-label":z==="control"?"Control":"Test"},i("p",{class:`timeline-side-name ${z}-text small`}),m.filter(Z=>Z.side===z&&!p(Z)).map(Z=>Z.node))),g=nx({onRange:(z,Z)=>k().drawing.view(z,Z,!0)}),y=lx(),
w=i("div",{class:"timeline-lanes"},f,h,s.node),b=i("div",{class:"timeline-head"},g.node,y.node),x=i("section",{class:"card timeline-stage","aria-label":"Timeline"},b,w,n.node),_=new ResizeObserver(()=>x.
style.setProperty("--head",`${b.offsetHeight}px`));_.observe(b);let $=()=>{f.hidden||te()};document.addEventListener("scroll",$,{capture:!0,passive:!0});let k=()=>u[0]??m[0],T=()=>k().drawing.current();
function E(z,Z,re,W){c||(c=!0,u.filter(U=>U!==z).forEach(U=>U.drawing.follow(Z,re,W)),c=!1,S(),te(),t.view(Z,re,W))}function v({side:z},Z){t.pin(z,Z),u.filter(re=>re.side===z).flatMap(re=>[...re.node.
querySelectorAll(".lane-pin")]).find(({dataset:re})=>re.lane===Z.id)?.focus()}function S(){let{from:z,to:Z}=T();g.view(z,Z),y.view(z,Z)}function A(z,Z,re){r=Z>=0?{pane:z,i:Z,event:re}:null,clearTimeout(
a),l?.abort(),o.partner=null,r?F():n.hide(),te(),ye()}function F(){let{pane:z,i:Z}=r,re=t.both()?e.nameOf(z,Z):null;if(re===null){G(void 0);return}let W=In[z.side],U=e.drawn(u,W,...re)??(L(W,...re)?null:
e.known(W,...re));if(N(U),U!==void 0)return;let P=r;a=setTimeout(async()=>{l=new AbortController;try{let q=await e.ask(W,...re,l.signal);r===P&&(N(q),te(),ye())}catch{}},AL)}function L(z,Z,re,W){let U=t.
changes()?.get(it(Z,re))?.row;return U!==void 0&&W>=U[`${z}_counts`]}function N(z){o.partner=z?na(u,In[r.pane.side],z):null,G(z)}function G(z){let{pane:Z,i:re,event:W}=r;W&&n.show(M0(Z,re,{changes:t.changes(),
partner:z,other:t.both()?In[Z.side]:""}),W.clientX,W.clientY)}let se=({pane:z,start:Z,end:re,row:W})=>z.drawing.placeOf({start:Z,end:re,row:W});function te(){s.drawLinks(o.links.map(re=>re.map(W=>W.pane.
drawing.boxOf(W))));let{partner:z,selected:Z}=o;if(r&&z){let{start:re,end:W,row:U}=r.pane.data(),{pane:P,i:q}=r;s.draw(se({pane:P,start:re[q],end:W[q],row:U[q]}),se(z))}else Z.length===2?s.draw(...Z.map(
se)):s.draw(null,null)}let ye=()=>u.forEach(z=>z.drawing.redraw());return{node:x,panes:m,shown:()=>u,current:T,around({start:z,end:Z}){let re=(z+Z)/2,W=T(),U=k().drawing.node.clientWidth||1e3,P=Math.max(
Z-z,.01)*U/CL,q=Math.max((Z-z)*1.3,Math.min(W.to-W.from,P));return{from:re-q/2,to:re+q/2}},goTo:({from:z,to:Z},re)=>k().drawing.view(z,Z,re),glide(z){let{from:Z,to:re}=k().drawing.goal(),[W,U]=[(Z+re)/
2,(re-Z)/2*z];k().drawing.view(W-U,W+U)},slide(z){let{from:Z,to:re}=k().drawing.goal(),W=z*(re-Z);k().drawing.view(Z+W,re+W)},fit(){let{from:z,to:Z}=k().drawing.extent();k().drawing.view(z,Z)},show(z,Z,re,W){
r=null,o.partner=null,n.hide();let U=u,P=U.length>0?T():null;u=z.map(({pane:q,data:X})=>(q.show(X,Z),q)).filter(q=>q.data().bands.length>0),m.filter(q=>!u.includes(q)).forEach(q=>{q.node.hidden=!0}),f.
hidden=!u.some(p),h.forEach(q=>{let{side:X}=q.dataset;q.hidden=!u.some(ae=>ae.side===X&&!p(ae)),q.firstChild.textContent=re[X]??""}),W?u.forEach(q=>{let{from:X,to:ae}=Gn(W,q.drawing.extent(),Sm);q.drawing.
follow(X,ae)}):P&&u.filter(q=>!U.includes(q)).forEach(q=>q.drawing.follow(P.from,P.to)),S()},drawOverview(z){g.draw(u,z)},setChanges(z){m.forEach(Z=>Z.setChanges(z))},mark(z){Object.assign(o,z),te(),ye()},
marks:o,whole:z=>[{lines:[],...y.whole(z)},...u.map(Z=>({lines:[Z.title],...Z.whole(z)}))],reveal({pane:z,start:Z,end:re,row:W}){let U=z.drawing.boxOf({start:Z,end:re,row:W}),{bottom:P}=(f.hidden?y.node:
f).getBoundingClientRect();if(p(z))z.drawing.reveal(W);else{let q=window.innerHeight-Math.max(RL,t.below());window.scrollBy(0,U.top<P||q<P?U.top-P-cx:Math.max(0,U.bottom-q+cx))}},beside({pane:z,start:Z,
lane:re,level:W},U){let P=z.data(),q=-1;for(let X=0;X<P.length;X+=1){let ae=U*(P.start[X]-Z);ae>0&&P.level[X]===W&&P.lanes[P.lane[X]]?.id===re&&Zo(P,X)&&(q<0||ae<U*(P.start[q]-Z))&&(q=X)}return q},unmount(){
clearTimeout(a),l?.abort(),document.removeEventListener("scroll",$,{capture:!0}),_.disconnect(),g.unmount(),y.unmount(),m.forEach(z=>z.destroy())}}}var LL=1e3,dx={control:"Control",test:"Test"},NL="Time in the stretch, of a host row without the rows below it";function PL(e,t){let o=new Map,n=Object.keys(e);for(let r of n)for(let{name:a,category:l,
sort:c,calls:u,self:d}of e[r].rows){let m=t(a,l),p=o.get(it(m,l))??{name:m,category:l,sort:c};p[r]=(p[r]??0)+d,p[`${r}_calls`]=(p[`${r}_calls`]??0)+u,o.set(it(m,l),p)}for(let r of o.values()){for(let a of n){
let l=e[a].of>e[a].rows.length?null:0;r[a]??=l,r[`${a}_calls`]??=l}r.diff=n.length===2&&r.control!==null&&r.test!==null?r.test-r.control:null}let s=r=>Math.abs(r.diff??0)||Math.max(r.control??0,r.test??
0)*1e-6;return[...o.values()].sort((r,a)=>s(a)-s(r))}function IL(e,t){let o=n=>({key:n,title:dx[n],number:!0,what:NL,show:R,exact:ne});return ao({caption:"Time by name",class:"timeline-sums-table",level:"\
h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:n=>D(n||"(no name)",()=>t(n),{class:"link-button timeline-name",title:n})},{key:"sort",title:"Where",show:String},...e.map(o),...e.length===
2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:_e,exact:je,tone:n=>n>0?"more":n<0?"less":""}]:[],...e.map(n=>({key:`${n}_calls`,number:!0,title:e.length===2?`${dx[n]} calls`:"Cal\
ls",show:M}))]})}function mx(e){let t=i("p",{class:"timeline-measured",role:"status"}),o=i("div"),n=i("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},t,o),s="",r=null;async function a(l,c,u){
r?.abort();let d=new AbortController;r=d;try{let m={};if(await Promise.all(c.map(async({side:p,set:f,query:h})=>{let g=new URLSearchParams(h);Object.entries({from:l.from+u[p],to:l.to+u[p]}).forEach(([
y,w])=>g.set(y,String(Math.round(w*1e3)/1e3))),g.set("limit",String(LL)),m[p]=await ip(f,g,{signal:d.signal})})),r===d){let p=Object.fromEntries(c.map(({side:g})=>[g,m[g]])),f=IL(Object.keys(p),e.search),
h=PL(p,e.nameOf);f.show(h),O(o,h.length>0?f.node:i("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(m){r===d&&m.name!=="AbortError"&&O(o,i("p",{class:"notice small"},`Its sums could not be\
 loaded. ${m.message}`))}}return{node:n,draw(l,c,u,d){let m=l?JSON.stringify([l,d,u]):"";if(m!==s){if(s=m,n.hidden=l===null,l===null){r?.abort();return}O(t,i("b",{},R(l.to-l.from)),i("span",{class:"mu\
ted small"},` from ${ne(l.from)} to ${ne(l.to)} `),D("Zoom to it",()=>e.zoom(l),{class:"link-button"}),xe("close","Remove the stretch (Escape)",e.clear)),a(l,c,u)}},unmount(){r?.abort()}}}var px=.001;function fx(e){let{stage:t}=e,o=!1;function n(){let{sum_from:a,sum_to:l}=e.state();return a===null?null:{from:a,to:l}}function s(a,l=!0){o=!l,t.mark({measure:a}),l&&(e.change({sum_from:a?.
from??null,sum_to:a?.to??null},{replace:!0}),a&&be(`${R(a.to-a.from)} chosen.`))}let r=mx({zoom:t.goTo,clear:()=>s(null),nameOf:e.nameOf,search:a=>e.change({q:a},{replace:!0})});return{node:r.node,current:n,
choose:s,draw(a){o||t.mark({measure:n()}),r.draw(n(),e.sides(a),e.shifts(),e.key())},ofCall(){let a=e.place(),l=n();return a&&s(l&&Math.abs(l.from-a.start)>px?{from:Math.min(l.from,a.start),to:Math.max(
l.from,a.start)}:{from:a.start,to:Math.max(a.end,a.start+px)}),a!==void 0},unmount:r.unmount}}function hx(e,t){let o=null,n=-1;function s(r){let a=`${t.key()}|${r}`;if(o?.key!==a){let l={key:a,list:[]};o=l,n=-1,l.found=J0(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>it(m.name,m.category)));e.say(X0(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,a){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=a>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+a+l.length)%l.length;e.say(Z0(n,l.length)),t.onCall(l[n])}}}}var DL=350,BL=250,qL=220,ra={path:"/timeline",name:"Timeline",read:Ya,mount:(e,t)=>FL(e,t)};function FL(e,t){let o=e.clientWidth,n=Ya(location.search),s=null,r=null,a="",l=null,c={control:0,test:0},u="",
d="",m="",p={from:0,to:1},f=!1,h=Object.fromEntries(He.map(j=>[j,D0(j,{onChange:()=>!f&&Ne(),onError:Q=>!f&&os(Q)})])),g=Object.fromEntries(He.map(j=>[j,null])),y=j0(h,()=>r),w=G0({toggle:()=>U({path:!n.
path}),change:()=>!f&&b.mark({}),error:os}),b=ux({partners:y,on:{view:C,pick:ue,key:Tt,fold:({side:j},Q)=>U({open:Ga(n.open,ws(j,Q))},{replace:!0}),pin:(j,Q)=>U({pin:Ga(n.pin,ws(j,Q))},{replace:!0}),measure:(...j)=>k.
choose(...j),changes:()=>r,both:()=>vo(n).length===2,path:j=>w.of(j),below:()=>ye.offsetHeight}}),x=Q0({onText:j=>U({q:j},{replace:!0}),onStep:j=>v.walk(n.q,j)}),_=L0({zoom:b.glide,fit:b.fit,save:m$,show:j=>U(
{show:j}),sum:()=>k.choose(b.current()),unalign:()=>U({align:"",align_category:"",align_nth:0})},x.node,w.node),$=ex({zoom:()=>E.zoom(),align:Pe,go:(j,Q)=>E.show({...Q,side:j,at:Q.start-c[j]}),href:Le,
clear:()=>E.clear()}),k=fx({state:()=>n,change:U,stage:b,shifts:()=>c,sides:j=>j.map(Q=>h[Q]),key:()=>[d,r===null,n.show],place:()=>E.place(),nameOf:(j,Q)=>y.named("control",j,Q)}),T=()=>`${d}|${u}`,E=tx(
{state:()=>n,stage:b,sides:h,partners:y,change:j=>U(j,{replace:!0}),shifts:()=>c,changes:()=>r,key:T,opened:I},$),v=hx(x,{key:()=>`${T()}|${r===null}`,sides:()=>vo(n).map(j=>h[j]),panes:b.shown,changes:()=>r,
shifts:()=>c,from:()=>b.current().from,onCall:j=>!f&&E.show(j)}),S=K0(j=>U({...j,...He.some(Q=>Q in j)?{from:null,to:null,name:"",nth:null,align:"",sum_from:null,sum_to:null}:{}})),A=ox({onPick:ue,partnerOf:ee}),
F=N0(),L=i("div",{class:"timeline-notes"}),N=i("h1",{class:"visually-hidden"},"Timeline"),G=i("nav",{class:"crumb","aria-label":"Where this is"}),se=i("div",{class:"message"}),te=i("p",{class:"muted s\
mall"},"Wheel: scroll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift and drag: sums of a stretch · ? lists all keys"),ye=i("div",{class:"timeline-details"},$.node,k.node),
z=i("div",{class:"results"},_.node,L,b.node,ye,F.node,w.words,te,A.node);e.append(i("div",{class:"page timeline-page"},N,G,S.node,se,z));let Z=At({context:t,results:z,message:se}),re=Je(DL,()=>{let{from:j,
to:Q}=b.current(),me=j<=p.from&&Q>=p.to;U(me?{from:null,to:null}:{from:j,to:Q},{replace:!0})}),W=Je(BL,()=>{!f&&b.shown().length>0&&A.draw(b.shown(),b.current())});function U(j,{replace:Q=!1}={}){f||t.
go(ys({...n,...j}),{replace:Q})}let P=j=>fn(j,n,s,null),q=({sample:j})=>`rank ${j.rank}${j.span>0?`, file ${j.span+1}`:""}, ${j.step_number===null?"whole recording":`step ${j.step_number}`}`;function X(){
let j=He.filter(Me=>n[Me]!==""),Q=j.map(P).join(" → ");N.textContent=j.length>0?`${Q} · Timeline`:"Timeline",t.setTitle(N.textContent);let me={...Mt(""),control:n.control,test:n.test,control_marker:n.
control_marker,test_marker:n.test_marker};O(G,j.length===2&&i("a",{href:t.lastCompare(new URLSearchParams(me))??Kt(me)},`← ${Q}`))}async function ae(){let j=He.map(Q=>n[Q]).filter(Q=>Q!=="");if(!j.every(
Q=>s&&Ue(s,Q))){let Q=await gt(j).catch(()=>[]);f||(s=Q,Ne())}}function Ne(){let j=He.filter(De=>n[De]!=="");X(),He.forEach(De=>h[De].load(n));let Q=j.length>0&&j.every(De=>h[De].samples!==null)?V(j):
{};S.draw(n,s,Object.fromEntries(He.map(De=>[De,Q[De]&&{samples:h[De].samples,...Q[De]}]))),_.draw(n),x.draw(n.q);let me=vo(n),Me=j.find(De=>h[De].error&&(me.includes(De)||h[De].samples===null)),We=j.
some(De=>h[De].samples?.length===0),Se=me.length>0&&me.every(De=>h[De].whole);j.length===0?Z.say(B0(s)):Me&&!Se?u$(Me):We?Z.say(q0()):Z.say(null),z.toggleAttribute("data-skeleton",!Se),t.busy(j.length>
0&&!Se&&!Me&&!We),Se&&he(me,Q)}function V(j){let Q={};for(let me of j){let Me=Q[In[me]]??null;Q[me]=h[me].choose(n,Me)}return vo(n).filter(me=>Q[me]).forEach(me=>h[me].loadWhole(n,Math.max(o-qL,300))),
Q}let oe=j=>j.map(Q=>h[Q].stepKey()).join("|");function he(j,Q){let me=oe(j),Me=me!==d;Me&&(d=me),m!==`${me} ${n.pin}`&&(m=`${me} ${n.pin}`,j.forEach(We=>{g[We]=Object.fromEntries(["pinned","host","de\
vice"].map(Se=>[Se,Pw(De=>n.open.includes(ws(We,De)))]))})),Y(j),B(Q),qe(j,Q,Me),d$(j,Q),F.draw(j.length===2,n.path),w.draw(n,j,Q),E.draw(j),k.draw(j),Ye(),W(),t.settled()}let Ce=(j,Q)=>n.pin.includes(
ws(j,Q))?"pinned":Q.sort==="host"?"host":"device";function qe(j,Q,me){p={from:Math.min(...j.map(Se=>h[Se].whole.extent.from-c[Se])),to:Math.max(...j.map(Se=>h[Se].whole.extent.to-c[Se]))};let Me=b.panes.
filter(Se=>j.includes(Se.side)).map(Se=>{let{whole:De,window:Bo}=h[Se.side];return{pane:Se,data:Iw({window:Bo,all:De,takes:lo=>Ce(Se.side,lo)===Se.kind,shift:c[Se.side],rows:g[Se.side][Se.kind]})}}),We=n.
from===null?null:{from:n.from,to:n.to};b.show(Me,p,Object.fromEntries(j.map(Se=>[Se,`${P(Se)}, ${q(Q[Se])}`])),me?We??p:null),me&&(b.drawOverview(p),rt())}function rt(){let j=b.current();for(let Q of vo(
n)){let me=b.shown().find(Se=>Se.side===Q),{whole:Me,windows:We}=h[Q];if(me&&Me){let Se=c[Q];We.want({from:j.from+Se,to:j.to+Se},me.drawing.node.clientWidth,Me.extent)}}}function C(){rt(),re(),W()}async function B(j){
let Q=j.control&&j.test,me=new URLSearchParams({control:n.control,test:n.test});for(let We of Q?He:[]){let{rank:Se,step_number:De}=j[We].sample;me.set(`${We}_ranks`,String(Se)),me.set(`${We}_steps`,De===
null?"all":String(De)),n[`${We}_marker`]&&me.set(`${We}_marker`,n[`${We}_marker`])}Object.entries({significance:"false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([We,
Se])=>me.set(We,Se));let Me=Q?me.toString():"";if(Me!==a&&(a=Me,l?.abort(),r=null,b.setChanges(null),Me!=="")){l=new AbortController;try{let We=await dt(me,{signal:l.signal});!f&&a===Me&&(r=Ai(We),b.setChanges(
r),b.drawOverview(p),E.draw(vo(n)),Y(vo(n)),W())}catch{}}}async function Y(j){let Q=n.align===""||j.length<2?"":JSON.stringify([d,n.align_category,n.align_nth,...j.map(We=>y.named(We,n.align,n.align_category))]);
if(Q===u)return;u=Q;let me=c;c={control:0,test:0};let Me=null;if(Q!==""){let We=null,Se=await Promise.all(j.map(De=>h[De].find({name:y.named(De,n.align,n.align_category),category:n.align_category,occurrence:n.
align_nth}).catch(Bo=>{We=Bo})));if(f||u!==Q)return;if(We)Ee(`The search for the call to align at failed. ${We.message}`,{urgent:!0});else if(Se.every(Boolean)){let[De,Bo]=Se.map(lo=>lo.rows[0].start);
c={control:0,test:Bo-De},Me=De}else(r||n.align_category!=="python_function")&&Ee("The call to align at is not in both steps.",{seconds:8})}b.mark({aligned:Me}),(Q!==""||me.test!==0)&&(Ne(),rt(),b.drawOverview(
p))}function I(j,Q){let me=b.shown().filter(Me=>Me.side===j).flatMap(Me=>Me.data().bands).find(({id:Me})=>Me===Q);return!me||me.open?n.open:Ga(n.open,ws(j,me))}function ee(j,Q){let me=vo(n).length===2?
y.nameOf(j,Q):null;return me&&y.drawn(b.shown(),In[j.side],...me)}function ue(j,Q){let me=j.data();if(!E.pick(j,Q)&&Q>=0&&(me.merged[Q]>1||me.sort[Q]!==Mo)){let Me=(me.end[Q]-me.start[Q])*.75,We=(me.start[Q]+
me.end[Q])/2;b.goTo({from:We-Me,to:We+Me})}}function Pe(){let{name:j,category:Q,nth:me}=E.current();U({align:j,align_category:Q,align_nth:me})}function Le({name:j,category:Q}){return n.control===""||n.
test===""?null:It({...hs(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker,row:Ot(j,Q),use_short_name:n.use_short_name})}function Ye(){for(let j of b.shown())
j.highlight(n.q===""?null:qw(j.data(),n.q));v.draw(n.q)}let bt={".":()=>E.step(1),",":()=>E.step(-1),m:()=>k.ofCall(),f:()=>E.zoom()};function Tt(j){let Q=bt[j.key];return Q!==void 0&&Q()!==!1}function ts(){
if(b.marks.measure)k.choose(null);else if(n.name!=="")E.clear();else if(n.q!=="")U({q:""},{replace:!0});else return!1;return!0}function os(j){Ee(`This part of the timeline could not be loaded. ${j.message}`,
{urgent:!0})}function u$(j){Z.say(F0(h[j].error,j,{retry(){He.filter(Q=>h[Q].error).forEach(Q=>h[Q].retry()),Ne()},chooseOther:()=>U(Object.fromEntries(He.flatMap(Q=>["rank","span","step"].map(me=>[`${Q}\
_${me}`,""]))),{replace:!0})})),Z.clearable(h[j].error,j)}function d$(j,Q){let me=j.flatMap(Me=>W0(Me,h[Me],Q[Me]));O(L,me.map(Me=>i("p",{class:"notice small"},Me)))}async function m$(j){let Q=b.shown();
if(Q.length===0)return;let{from:me,to:Me}=b.current(),We=Math.max(900,Q[0].drawing.node.clientWidth),Se=vo(n),De=[N.textContent,`${R(me)} to ${R(Me)} of ${Se.map(lo=>`the ${lo} (${q(h[lo].chosen)})`).
join(" and ")}`],Bo=yl(De,b.whole(We),We);await bl(Bo,j,`tracediff-${Se.map(lo=>vt(P(lo))).join("-")}-timeline`)}return Ne(),ae(),{keys:{search:()=>x.focus(),control:()=>S.choose("control"),test:()=>S.
choose("test"),zoomIn:()=>b.glide(.75),zoomOut:()=>b.glide(1/.75),left:()=>b.slide(-.12),right:()=>b.slide(.12),fit:()=>b.fit(),next:bt["."],former:bt[","],measure:bt.m,zoomTo:bt.f,close:ts},update(j){
let Q=n;n=Ya(j),Ne();let{from:me,to:Me}=b.current(),We=n.from!==Q.from||n.to!==Q.to,Se=(Bo,lo)=>Math.abs(Bo-lo)>.002+1e-6*Math.abs(lo),De=n.from===null?p:n;We&&(Se(me,De.from)||Se(Me,De.to))&&b.goTo(De,
!0),ae()},unmount(){f=!0,re.cancel(),W.cancel(),l?.abort(),He.forEach(j=>h[j].unmount()),Z.unmount(),E.unmount(),w.unmount(),k.unmount(),b.unmount()}}}var gx=[["control","Control"],["test","Test"]],WL=e=>({slower:"more",faster:"less"})[e]??null,nn=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:R,exact:ne}),jL=(e,t)=>e===null?de:`${pe(e)} to ${pe(t)}`,
HL=(e,t)=>[{key:"side",title:"Side",show:o=>o},{key:"label",title:"Recording",show:(o,n)=>i(e?"a":"bdi",{href:e?.(n.set)},o)},nn("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?[nn(
"without_profiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],nn("compute","Compute"),nn("exposed_communication","Exposed communication"),nn("exposed_memor\
y","Exposed memory"),nn("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:M},{key:"samples",title:"Samples",number:!0,show:M,what:"A sample is one step of one rank"}],UL={slower:"slower",faster:"\
faster",no_difference_found:"no difference found",cannot_judge:"cannot judge"};function zL(e){return e.q_value!==null?UL[e.significance]:e.control_recordings===0?"new":e.test_recordings===0?"gone":`to\
o few: only ${e.control_recordings} of A and ${e.test_recordings} of B have it`}var GL=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},nn("control","Control","\
Mean per step of the recordings; host rows without the calls inside them"),nn("test","Test","Mean per step of the recordings"),{...nn("diff","Change"),show:_e},{key:"change_percent",title:"%",number:!0,
show:pe,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>jL(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:qt,what:"Of the te\
st between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:WL}],YL=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=r=>t[`${r}_${o?"self_":""}per_step`],s=r=>t[`${r}\
_recordings`]===0?null:n(r);return{...t,control:s("control"),test:s("test"),diff:n("diff"),certain:zL(t)}},KL=.05,VL=({verdict:e})=>e==="slower"||e==="faster";function QL(e){let{verdict:t,control:o,test:n,
change_percent:s,low_percent:r,high_percent:a}=e,l=o===null||n===null?null:ln(o,n);return i("h2",{class:"headline"},i("strong",{class:`verdict-word verdict-${t.replace("_","-")}`},i("span",{"aria-hidd\
en":"true"},`${ku[t]} `),_u[t],VL(e)&&` by ${Ae(Math.abs(s))}`),l&&i("span",{class:"headline-times",title:`Mean step: ${ne(o)} → ${ne(n)}; the percentages are of the geometric means`},i("span",{class:"\
value control-text"},l[0]),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text"},l[1])),r!==null&&i("span",{class:"verdict-range"},`between ${pe(r)} and ${pe(a)}`))}function JL({
words:e}){let t=e.replace(/^.*?between \S+ % and \S+ %\)?,?\s*/,"").replace(/^cannot judge:?\s*/,"").replace(/^which is/,"the interval is").replace(/(^|\s)-(?=\d)/g,"$1−");return`${t[0].toUpperCase()}${t.
slice(1)}${/[.!?]$/.test(t)?"":"."}`}function wx({verdict:e}){let{between_percent:t,within_percent:o}=e,n=t===null?!1:o!==null&&t<KL?"Recordings of a side differ by no more than the noise of their ste\
ps explains.":`Recordings of a side differ by ${pe(t).replace("+","")}${o===null?"":" beyond the noise of their steps"}.`;return[QL(e),i("p",{},JL(e)," ",n),e.recorded&&i("p",{class:"muted small"},e.recorded.
text)]}var yx=e=>Object.fromEntries(gx.map(([t])=>[t,e[t].recordings.find(({set:o})=>o===e.middle[t])]));function bx(e,t){let o=gx.flatMap(([r,a])=>e[r].recordings.map(l=>({...l,...l.step_time,side:a}))),
n=o.some(r=>r.without_profiler!==null),s=ao({caption:"Recordings",limit:128,columns:HL(t,n)});return s.show(o),s.node}function _x(e,t){let o=ao({caption:"Rows",limit:50,columns:GL,csv:t});return{node:o.
node,show:n=>o.show(n.map(YL(e.selection.measure)))}}var kx=({judged_rows:e,changed_rows:t})=>e===0?"No row is judged.":`${H(e,"row")} judged: ${M(t.slower)} slower and ${M(t.faster)} faster.`;var Jn=[["control","A",22],["test","B",50]],xx=82,$x=3,XL=(e,t)=>e[t].recordings.map(o=>({label:o.label,step:e.verdict.recorded===null?o.step_time.step:o.without_profiler})).filter(({step:o})=>typeof o==
"number"),ZL=({verdict:{control:e,low_percent:t,high_percent:o}})=>t===null||e===null?null:[t,o].map(n=>e*(1+n/100));function vx(e){let t=Object.fromEntries(Jn.map(([p])=>[p,XL(e,p)])),o=ZL(e),n=[...Jn.
flatMap(([p])=>t[p].map(({step:f})=>f)),...o??[]];if(Jn.some(([p])=>t[p].length===0))return null;let[s,r]=[Math.min(...n),Math.max(...n)],a=p=>r>s?$x+(100-2*$x)*(p-s)/(r-s):50,l=Jn.flatMap(([p,,f])=>t[p].
map(({label:h,step:g})=>({side:p,x:a(g),y:f,words:`${p}, ${h}: ${R(g)}`}))),c=i("div",{class:"strip-tip",hidden:!0}),u=([p,,f])=>Te("line",{class:`strip-mean strip-${p}`,y1:`${f-11}%`,y2:`${f+11}%`,x1:`${a(
e.verdict[p])}%`,x2:`${a(e.verdict[p])}%`}),d=Te("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},Jn.map(u),l.map(({side:p,x:f,y:h})=>Te("circle",{class:`strip-dot strip-${p}`,cx:`${f}\
%`,cy:`${h}%`,r:5})),o&&Te("line",{class:"strip-interval",x1:`${a(o[0])}%`,x2:`${a(o[1])}%`,y1:`${xx}%`,y2:`${xx}%`}));wu(d,l,p=>{c.hidden=!p,O(c,p?.words)});let m=Jn.map(([p,f])=>`${f}, ${p}: ${t[p].
map(({step:h})=>R(h)).join(", ")}.`).join(" ");return i("div",{class:"recordings-chart"},i("div",{class:"recordings-plot",role:"img","aria-label":`Mean step of each recording. ${m}`},Jn.map(([p,f,h])=>i(
"b",{class:`${p}-text`,css:{top:`${h}%`}},f)),d,c),i("div",{class:"small muted recordings-scale","aria-hidden":"true"},i("span",{},jo(s)),i("span",{},jo(r))),i("p",{class:"small muted"},"Each recordin\
g as a dot, the means as lines",o&&"; the bar: where the test’s mean lies by the 95 % interval of the change","."))}var Mm={path:"/compare/recordings",name:"Several recordings",read:Tm,mount:(e,t)=>hN(e,t)},Em=1e3,eN=250,tN=6,Sx=32,Am=[["control","A","Control"],["test","B","Test"]],Cm=Am.flatMap(([e])=>["ranks","st\
eps","marker"].map(t=>({key:`${e}_${t}`,side:e,what:t}))),Ex=e=>e.split(",").filter(t=>t!=="");function Tm(e){let t=new URLSearchParams(e);return{control:Ex(t.get("control")??""),test:Ex(t.get("test")??
""),q:_t(t,Nt,"q"),significant:_t(t,Nt,"significant","")==="true",equal_clock:_t(t,Nt,"equal_clock","false"),chosen:Object.fromEntries(Cm.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(
n)||"";return s===""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}function Nl(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return Go(t,Nt,["q","significant","equal_cloc\
k"],e),Object.entries(e.chosen).forEach(([o,n])=>t.set(o,n)),t}var Mx=({chosen:e})=>Cm.some(({key:t,what:o})=>o!=="marker"&&t in e);function oN(e){let t=Am.flatMap(([o,,n])=>{let s=Cm.filter(r=>r.side===
o&&r.key in e.chosen).map(({key:r,what:a})=>`${a} ${e.chosen[r]}`);return s.length===0?[]:[`${n}: ${s.join(", ")}.`]});return[...Mx(e)?[]:["All ranks and steps of every recording count."],...t].join("\
 ")}function Rm(e,t=Em){let o=Nl(e);return o.set("exclude",Cc),o.set("sort","abs_diff_self_duration"),t!==null&&o.set("limit",String(t)),o}function nN(e,t){let o=Nl(e);["control","test"].forEach(s=>o.
delete(s));let n=new URLSearchParams({view:o.toString()});for(let s of["control","test"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}var sN=()=>document.activeElement?.dataset?.field;function rN(e,t){
let{state:o,labels:n,change:s}=e;return i("ul",{class:"recordings-chosen"},o[t].map(r=>{let a=n.get(r)??r;return i("li",{class:"tag"},a," ",D("×",()=>{s({[t]:o[t].filter(l=>l!==r)}),aa(e,t)},{class:"\
link-button","aria-label":`Leave out ${a}`,title:`Leave out ${a}`}))}))}function aa(e,t=sN()){let{sides:o,labels:n,change:s}=e;O(o,Am.map(([r,a,l])=>{let c=ie("set"),u=m=>{e.state[r].includes(m)||(s({
[r]:[...e.state[r],m]}),aa(e,r))},d=Oo({id:c,field:r,set:null,text:"",onGroup:u,onPick:m=>{n.set(Ge(m.id),m.label),u(Ge(m.id))}});return d.input.placeholder="Add a recording, or nightly-* …",i("div",
{class:`side-card side-${r}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},a),i("label",{for:c},l),d.node),rN(e,r))})),t&&o.querySelector(`[data-field="${t}"]`)?.focus()}function aN({
state:e,answer:t,labels:o}){for(let n of["control","test"])for(let s of e[n]){let r=t[n].recordings.find(a=>a.set.startsWith(s));r&&o.set(s,r.label)}}async function iN(e){let{labels:t,state:o}=e,n=[...o.
control,...o.test].filter(s=>!Ax(s));try{for(let s of await gt(n.slice(0,100)))t.set(Ge(s.id),s.label);e.answer===null&&aa(e)}catch{}}var lN=({state:e,answer:t})=>({...Mt(`?${new URLSearchParams(e.chosen)}`),
control:Ge(t.middle.control),test:Ge(t.middle.test)});function cN(e){let t=()=>lN(e),o=({id:n,name:s,category:r})=>It({...t(),row:n??Ot(s,r)});return hi({page:n=>`${o(n)}#booked`,tree:()=>Qt(Ht(Jo(`?${new URLSearchParams(
{...e.state.chosen,control:t().control,test:t().test})}`))),timeline:n=>(n&&Qa(t(),n))??fo(t())},n=>{e.open=n,Om(e)})}function Om({account:e,found:t,open:o,why:n}){n.hidden=!t,t&&e.draw(t,{open:o,sure:!1,
sum:"Together, of these two",lines:tN,words:1/0})}async function uN(e){let{answer:t,state:o}=e;if(e.found=null,e.open=!1,Om(e),!["slower","faster"].includes(t.verdict.verdict))return;let n=Nl({...o,control:[
t.middle.control],test:[t.middle.test],q:"",significant:!1,equal_clock:!1});n.set("limit","0");try{let s=await dt(n);e.answer===t&&(e.found=s,Om(e))}catch{}}function dN(e){let{answer:t,state:o,change:n}=e,
{control:s,test:r}=yx(t);O(e.words,wx(t),i("p",{class:"small recordings-chosen-parts"},oN(o)," ",Mx(o)&&D("Use all ranks and steps",()=>n({chosen:Object.fromEntries(Object.entries(o.chosen).filter(([c])=>c.
endsWith("_marker")))}),{class:"link-button"}))),O(e.chart,vx(t)),O(e.middle,"Account, tree and timeline are of one recording of each side: ",i("a",{href:jt(s.set,r.set)},`${s.label} and ${r.label}`),
", those with the middle step time. What the other recordings differ by is not in them."),e.card.dataset.verdict=t.verdict.verdict;let a=t.control.recordings.length+t.test.recordings.length,l=c=>vt(t[c].
recordings[0].label);e.share.set({name:`tracediff-${l("control")}-${l("test")}`,report:wa(Rm(o,null)),bundle:ya(nN(o,t)),tooMany:a>Sx&&`${Sx} sets at most`})}function mN(e){let{answer:t,state:o}=e;aN(
e),aa(e),dN(e),uN(e),O(e.notes,lr(t.comparability)),O(e.recordings,bx(t,a=>ce(`/analyse?set=${Ge(a)}`)));let n=Rm(o,null);n.set("format","csv");let s=_x(t,Qs(n));s.show(t.rows);let{row_count:r}=t;O(e.
rows,s.node,i("p",{class:"muted small"},r===0?"The filters leave no row. ":"",kx(t),r>Em?` The ${M(Em)} largest changes of ${M(r)} are here; the CSV has all.`:""))}function Tx(e,t){e.answer=null,e.question.
say(i("div",{class:"error-box",role:"alert",data:{code:t.code}},i("h2",{},"This comparison is not possible"),i("p",{},t.message)))}var Ax=e=>e.startsWith("tag:")||/[*?]/.test(e);function pN(e,t){e.answer=
null,e.question.drop(),e.question.say(i("p",{class:"notice"},"Choose recordings of both sides, at least four in all: 2 and 2, or 3 and 1. A pattern of labels (nightly-*) or a tag (tag:NAME) stands for\
 all its sets. ",i("a",{href:t.every(o=>o.length===1)?jt(t[0][0],t[1][0]):ce("/compare")},"Compare two sets")))}function Ox(e){let{state:t,search:o,question:n}=e;e.context.setTitle("Several recordings"),
document.activeElement!==o&&(o.value=t.q),e.only.checked=t.significant,e.clock.checked=t.equal_clock,aa(e);let s=[t.control,t.test];if(s.some(r=>r.length===0)||s.every(r=>r.length===1&&!Ax(r[0]))){pN(
e,s);return}n.ask(r=>dt(Rm(t),{signal:r}),r=>{if(r.judged!=="between_recordings"){Tx(e,{code:"one_set",message:"Each of these two names stands for only one set."});return}e.answer=r,n.say(null),mN(e),
be(r.verdict.words)},r=>Tx(e,r))}function fN(e,t){let{change:o}=e,n=(c,u)=>(e[c]=u,u),s=(c,u)=>n(c,i("input",{type:"checkbox",id:ie(c),on:{change:u}}));n("search",i("input",{type:"search",id:ie("q"),autocomplete:"\
off",spellcheck:"false",on:{input:Je(eN,()=>o({q:e.search.value.trim()},{replace:!0}))}})),e.share=ki(),e.account=cN(e),n("why",i("div",{class:"recordings-why",hidden:!0},e.account.node,e.account.facts)),
n("card",i("section",{class:"card recordings-verdict","aria-label":"Verdict"},i("div",{class:"recordings-top"},n("words",i("div")),i("div",{class:"chart-tools"},i("label",{class:"recordings-only",title:"\
Step times without what another clock of the device, or another speed of the host, makes of each recording"},s("clock",()=>o({equal_clock:e.clock.checked}))," at equal clock"),e.share.node)),i("div",{
class:"recordings-body"},e.why,n("chart",i("div"))),n("middle",i("p",{class:"muted small"}))));let r=i("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:c=>c.preventDefault()}},i("\
label",{class:"analysis-field"},i("span",{},"Name contains"),e.search),i("label",{class:"recordings-only"},s("only",()=>o({significant:e.only.checked},{replace:!0}))," only slower or faster")),a=i("di\
v",{class:"analysis-results"},e.card,n("notes",i("div",{class:"comparability"})),n("recordings",i("div")),r,n("rows",i("div"))),l=i("div");O(t,i("div",{class:"page analyse-page recordings-page"},i("h1",
{},"Several recordings"),i("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: dif\
ferences within one side are noise. Record both sides alternately."),n("sides",i("section",{class:"sides recordings-sides","aria-label":"Control and test"})),l,a)),e.question=At({context:e.context,results:a,
message:l})}function hN(e,t){let o={context:t,state:Tm(location.search),answer:null,found:null,open:!1,labels:new Map,change:(n,s)=>t.go(ce(`/compare/recordings?${Nl({...o.state,...n})}`),s)};return fN(
o,e),Ox(o),iN(o),{keys:{search:()=>o.search.focus()},update(n){o.state=Tm(n),Ox(o)},unmount(){o.answer=null,o.question.unmount()}}}var Lm={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(ft).map(([e,{name:t}])=>[e,t]))},Cx=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":Lm[e.measured].replace(/^./,t=>t.toUpperCase()),Rx=e=>!!e&&
e.low_percent*e.high_percent>0,Xn=e=>Rx(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${pe(e.diff_percent)} of the step (${pe(e.low_percent)} to ${pe(e.high_percent)})`:"",Lx=e=>Rx(e)?
`${e.explains?"the machine’s, ":""}${pe(e.diff_percent)}`:"";var gN=7.2,Nx=16,wN=56,ia={l:64,r:16,t:22,b:44},la=e=>e.filter(Boolean).map(Fe).join("<br>"),Pl=e=>e.recorded===null?`stored ${Ze(e.created)} (recording time not stated)`:Ze(e.recorded);function Pm(e,t){
let o=Math.max(2,Math.floor((t-ia.l-ia.r)/(Nx*gN+14))),n=To(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:xo(n.map(s=>e[s].label),
Nx).map(Fe)}}function qx(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function Im(e){return{template:St(),margin:ia,hovermode:"closest",dragmode:"zoom",...e}}function Fx(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var Dm=e=>e.direction==="slower"?"--more-fill":"--less-fill",Wx=({host_median:e,lag_median:t})=>dn({host:e,lag:t});function yN(e){let t=e.
interval&&`95 % interval: ${e.interval.map(R).join(" to ")}`;return la([e.label,Pl(e),`median ${R(e.median)}`,t,Wx(e),H(e.observations,e.without_profiler===null?"step":"block"),e.diff_percent!==null&&
`${pe(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var bN=(e,t)=>la([`${t.direction}: ${R(t.left_median)} → ${R(t.right_median)} (${pe(t.diff_percent)}\
)`,Xn(t.machine)&&`change of level: ${Xn(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare before and after"]);function jx(e){let t=[],o=[],n=(s,r)=>e[s][r];for(let s=0,r;s<e.length;s=
r+1){for(r=s;r<e.length&&e[r]!==null;)r+=1;let a=Array.from({length:r-s},(u,d)=>s+d),l=a.length===1?[s-.2,s+.2]:a,c=u=>a[Math.min(u,a.length-1)];a.length>0&&(t.push(...l,...[...l].reverse(),null),o.push(
...l.map((u,d)=>n(c(d),1)),...l.map((u,d)=>n(c(d),0)).reverse(),null))}return{x:t,y:o}}function _N(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map((u,d)=>d),a=u=>u===null?null:u/t,l=K("--control-f\
ill"),c=o.map(u=>u.median===null?null:(u.interval??[u.median,u.median]).map(a));return[{type:"scatter",mode:"lines",...jx(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Fx(l,.22)},{type:"s\
catter",mode:"lines",hoverinfo:"skip",line:{color:K("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:u,last:d})=>[u-.5,d+.5,null]),y:n.flatMap(({median:u})=>[a(u),a(u),null])},{type:"scatter",mode:"\
lines+markers",x:r,y:o.map(u=>a(u.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(u=>u.baseline?"square":"circle")},customdata:o.map(yN),hovertemplate:"%{customdat\
a}<extra></extra>"},{type:"scatter",mode:"markers",x:s.map(u=>u.at-.5),y:s.map(u=>a((u.left_median+u.right_median)/2)),marker:{size:13,line:{width:1,color:K("--surface")},symbol:s.map(u=>u.direction===
"slower"?"triangle-up":"triangle-down"),color:s.map(u=>K(Dm(u)))},customdata:s.map(u=>bN(e,u)),hovertemplate:"%{customdata}<extra></extra>"}]}var kN=.3,xN=.04;function $N(e){let[t,o]=[Math.min(...e),Math.
max(...e)];if(e.length===0||t<kN*o)return{range:[0,1.06*Math.max(o,0)||1],cut:!1};let n=Math.max(.1*(o-t),(xN*o-(o-t))/2);return{range:[Math.max(0,t-n),o+n],cut:t-n>0}}var vN=e=>({shapes:[{type:"path",
xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:0,path:"M0,0 L0,8 L-5,11 L5,17 L0,20 L0,34",line:{width:1.6,color:K("--muted")}}],annotations:[{xref:"paper",yref:"paper",
x:0,y:0,xanchor:"left",yanchor:"bottom",xshift:8,yshift:2,showarrow:!1,text:`axis starts at ${Fe(jo(e))}`,bgcolor:K("--surface"),font:{size:11,color:K("--muted")}}]}),SN=3;function EN(e,t){let o=[],n=s=>Math.
abs(s.diff_percent??1/0);for(let s of[...e].sort((r,a)=>n(a)-n(r)))o.every(({at:r})=>Math.abs(r-s.at)*t>=wN)&&o.push(s);return o}function TN({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.
flatMap(h=>[h.median,...h.interval??[]]).filter(h=>h!==null),[a,l]=Ke(Math.max(...r,0)),c=s?.median??null,u=n.map(h=>({type:"line",xref:"x",yref:"paper",x0:h.at-.5,x1:h.at-.5,y0:0,y1:1,layer:"below",line:{
width:1.4,color:K(Dm(h))}})),d=EN(n,(t-ia.l-ia.r)/o.length).map(h=>({xref:"x",yref:"paper",x:h.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:Fe(pe(h.diff_percent)),font:{size:11,color:K(h.direction==="\
slower"?"--more":"--less")}})),{range:m,cut:p}=$N(c===null?r:[...r,c]),f=p?vN(m[0]):{shapes:[],annotations:[]};return{data:_N(e,l),layout:Im({xaxis:Pm(o,t),yaxis:qx(l,a,{range:m.map(h=>h/l)}),shapes:[
...f.shapes,...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:K("--test-fill")}}]],annotations:[...d,...f.annotations]})}}var Px=[["--control-fill",
"median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],Bm=e=>i("div",{class:"chart-legend"},e.map(([t,o])=>i(
"span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),Hx=e=>xt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:TN,keys:()=>Px,extra:Bm(Px),class:"series\
-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===SN&&o.change_points[n.pointNumber],r=s?s.at:n?.pointNumber;r>0&&e(s?o.sets.findIndex(({id:a})=>a===s.left):r-1,r)}}),Nm=["compute",
"exposed_communication","exposed_memory","idle"],Ux={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},Ix=Nm.map(e=>[Ux[e],ft[e].
name]);function ON({answer:e},t){let{sets:o}=e,[n,s]=Ke(Math.max(...o.map(a=>a.mean_step_time??0))),r=o.map(a=>la([a.label,Pl(a),`mean step ${R(a.mean_step_time)}`,Wx(a),...Nm.map(l=>`${ft[l].name}: ${a.
parts?R(a.parts[l]):de}`)]));return{data:Nm.map(a=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[a]/s:null),marker:{color:K(Ux[a]),line:{width:0}},customdata:r,hovertemplate:"%{customdata}\
<extra></extra>"})),layout:Im({barmode:"stack",bargap:o.length>100?0:.12,xaxis:{...Pm(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:qx(s,n,{rangemode:"tozero"})})}}var zx=()=>xt({id:"\
chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:ON,extra:Bm(Ix),keys:()=>Ix}),Dx=[["--test-fill","what the machine makes of the step, and its interval"]];function Bx(e,t){
return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function MN(e,t){let{machine:o}=t;if(o===null)return la([t.label,
Pl(t),"not known"]);let n=e.sets.find(({id:s})=>s===o.reference).label;return la([t.label,Pl(t),`${pe(o.curve_percent)} of the step, against the first level`,`${pe(o.diff_percent)} (${pe(o.low_percent)}\
 to ${pe(o.high_percent)}) against ${n}`,Bx(o.device_factor,"kernels take"),Bx(o.host_factor,"calls of the host take")])}function AN({answer:e},t){let{sets:o,change_points:n}=e,s=K("--test-fill"),r=({
machine:a},l)=>((1+a.curve_percent/100)*(1+l/100)/(1+a.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Fx(s,.22),...jx(o.map(
a=>a.machine&&[r(a,a.machine.low_percent),r(a,a.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:o.map((a,l)=>l),y:o.map(a=>a.machine?.curve_percent??null),line:{color:s,width:1.4},marker:{
color:s,size:o.length>200?3:6},customdata:o.map(a=>MN(e,a)),hovertemplate:"%{customdata}<extra></extra>"}],layout:Im({xaxis:Pm(o,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:K("-\
-muted")},shapes:n.map(a=>({type:"line",xref:"x",yref:"paper",x0:a.at-.5,x1:a.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:K(Dm(a))}}))})}}var Gx=()=>xt({id:"chart-series-machine",title:"What t\
he machine makes of the step",file:"series-machine",height:()=>220,make:AN,extra:Bm(Dx),keys:()=>Dx});var Il="row",Dl="layer",Yx="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function CN(e){let t=ie("ops"),o=i("datalist",{id:t}),n=(f,h,g,y={})=>{let w=i(
"input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:f},...g,on:{change:()=>e({...y,[f]:w.value.trim()})}});return{input:w,node:i("label",{class:"analysis-field"},i("span",{},h),w)}},
s=n("sets","Sets",{class:"wide",title:Yx,placeholder:"nightly-*"}),r=n("baseline","Baseline",{title:Yx,placeholder:"none"}),a=n("name","Row",{class:"wide",list:t,placeholder:"aten::mm"},{layer:""}),l=n(
"category","Category",{placeholder:"any"}),c=ie("layer-hint"),u=n("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":c},{name:"",category:"",time:"total"}),d=i("p",{class:"\
muted series-hint",id:c},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out. Block is every Block; Block #3\
 is one."),m=i("select",{data:{field:"by"},on:{change:()=>e({by:m.value})}},i("option",{value:"device"},"device time"),i("option",{value:"host"},"host time")),p=i("select",{data:{field:"time"},on:{change:()=>e(
{time:p.value})}},i("option",{value:"total"},"total"),i("option",{value:"self"},"self"));return{options:o,sets:s,baseline:r,name:a,category:l,layer:u,layerHint:d,by:m,time:p}}async function Kx(e,t,o){
if(t!==null)try{let n=await ga(t,o);O(e,[...new Set(n.map(s=>s.name))].map(s=>i("option",{value:s})))}catch{}}function Vx({onChange:e}){let{options:t,sets:o,baseline:n,name:s,category:r,layer:a,layerHint:l,
by:c,time:u}=CN(e),d=null,m=null,p="",f={[Il]:s,[Dl]:a},h=i("select",{data:{field:"measure"},on:{change:()=>{p=h.value in f?h.value:"",x(),p!==""?f[p].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(Lm),[Il,"a row"],[Dl,"a layer"]].map(([_,$])=>i("option",{value:_},$))),g=i("label",{class:"analysis-field"},i("span",{},"Time"),h),y=i("label",{class:"an\
alysis-field"},i("span",{},"Of the layer"),c),w=i("label",{class:"analysis-field"},i("span",{},"Of the row"),u),b=i("form",{class:"card analysis-controls series-controls","aria-label":"What the series\
 shows",on:{submit:_=>{_.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(new Event("change"))}}},o.node,n.node,g,s.node,r.node,w,a.node,y,t,D("Show",()=>e(
{sets:o.input.value.trim()}),{class:"primary"}),l);s.input.addEventListener("input",Je(150,()=>Kx(t,m,s.input.value))),s.input.addEventListener("focus",()=>Kx(t,m,""));function x(){h.value=p||d.measure;
for(let _ of[s.node,r.node,w])_.hidden=p!==Il;for(let _ of[a.node,y,l])_.hidden=p!==Dl}return{node:b,draw(_,$){d=_,m=$,p=d.layer!==""?Dl:d.name!==""?Il:document.activeElement===f[p]?.input?p:"";for(let{
input:k}of[o,n,s,r,a])(k!==document.activeElement||k.value==="")&&(k.value=d[k.dataset.field]);u.value=d.time,c.value=d.by,x()},focus(){return o.input.focus(),o.input.select(),!0}}}var qm=5,Qx=(e,t=({label:o})=>o)=>e.slice(0,qm).map(t).join(", ")+(e.length>qm?` and ${M(e.length-qm)} more`:""),Bl=({sets:e},t)=>e.find(o=>o.id===t).label;function Fm({direction:e,diff_percent:t,left_median:o,
right_median:n}){let s=t===null?"":` by ${pe(Math.abs(t)).replace("+","")}`;return i("span",{class:e==="slower"?"more":"less"},`${e}${s}: ${ln(o,n).join(" → ")}`)}function RN(e){let t=e.filter(o=>o.
machine?.explains).length;return t===0?"":e.length===1?": the machine’s":`, ${M(t)} of them the machine’s`}function Wm({sets:e,change_points:t,levels:o,neighbours:n,measured:s}){return o.length===
0?`None of these sets has ${s==="layer"?"this layer":"this time"}.`:n!==null&&n.pairs===0?"One set is not a series: there is no other set to compare it with.":n!==null&&n.unjudged===n.pairs?`Cannot ju\
dge whether the level changes in ${H(e.length,"set")}.`:n!==null&&t.length>0?`${M(t.length)} of ${H(n.pairs,"pair")} of neighbours ${t.length===1?"differs":"differ"}.`:`${t.length===0?"No change of le\
vel was found":H(t.length,"change of level","changes of level")} in ${H(e.length,"set")}${RN(t)}.`}var Jx=({label:e,recorded:t})=>[i("b",{},e),t&&` (${Ze(t)})`],Xx=({commits:e})=>e&&`The change is ${e.
text}. `,Zx=({since_good:e,change_points:t})=>e!==null&&e.good===t.at(-1)?.left;function LN(e,t){let{sets:o,change_points:n}=e,s=n.at(-1);if(!s||Zx(e))return!1;let r=Xn(s.machine);return i("p",{class:"\
card series-change"},n.length>1&&"The latest: ","from ",Jx(o[s.at])," on, ",Fm(s),". ",Xx(s),r&&`Of it, ${r}. `,i("a",{href:t(s.left,s.right)},"What changed"))}var NN=({pairs:e,unjudged:t})=>"There ar\
e fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two recordings."+(t===0?"":` ${M(t)} of ${H(e,"such pair")} cannot be judg\
ed: a set has too few steps.`);function PN(e,t){let{since_good:o}=e,n=Zx(e)?e.change_points.at(-1):null;return o!==null&&i("p",{class:"card series-good"},i("b",{},"Since the last good set, "),Bl(e,o.good),
", it is ",Fm(o),n&&[", from ",Jx(e.sets[n.at])," on"],". ",n&&Xx(n),i("a",{href:t(o.good,o.now)},`What changed between it and ${Bl(e,o.now)}`))}function IN(e,t){let{newest:o}=e;return o!==null&&i("p",
{class:"card series-newest"},i("b",{},"The newest set, "),Bl(e,o.right),", stands out: it is ",Fm({...o,left_median:o.left_mean,right_median:o.right_mean}),` (p = ${qt(o.p_value)}, against the ${M(o.others)}\
 sets of its level before it). One set alone is not a change of level. `,Xn(o.machine)&&`Of it, ${Xn(o.machine)}. `,o.commits&&`It is ${o.commits.text}. `,i("a",{href:t(o.left,o.right)},`What changed \
between ${Bl(e,o.left)} and it`))}function DN(e){let t={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},o=e.differences.map(({at:n,kind:s,before:r,after:a})=>`\
From ${e.sets[n].label} on, ${t[s]}: ${r} before, ${a} now.`);return e.more_differences===0?o:[...o,`${H(e.more_differences,"more such difference")}.`]}function BN({sets:e,levels:t}){let o=[],n=e.filter(
r=>r.missing!==null);n.length>0&&t.length>0&&o.push(`${H(n.length,"set")} ${n.length===1?"has no such time, and counts with the level around it":"have no such time, and count with the level around the\
m"}: ${Qx(n,r=>`${r.label} (${r.missing})`)}.`),e.every(r=>!r.has_steps)&&o.push("No set has steps: each whole recording counts as one step.");let s=e.filter(r=>r.affected>0);return s.length>0&&o.push(
`${H(s.length,"set")} ${s.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${Qx(s)}.`),o}function qN(e){let t=e.unknown_recorded===1,o=[e.without_profiler_note,
...DN(e),e.unknown_recorded>0&&`${H(e.unknown_recorded,"set")} ${t?"does":"do"} not say when ${t?"it was":"they were"} recorded: the time ${t?"it was":"they were"} stored is used.`,e.neighbours?.pairs>
0&&NN(e.neighbours),...e.left_out.map(({label:n,detail:s})=>`${n} is left out: ${s}`),...BN(e),e.machine_pending>0&&`The machine of ${H(e.machine_pending,"set")} is not known yet: the time was up. Loa\
d the page again; what was compared is kept.`].filter(Boolean);return o.length>0&&i("ul",{class:"notice"},o.map(n=>i("li",{},n)))}var e$=(e,t)=>[i("h2",{},Wm(e)),LN(e,t),PN(e,t),IN(e,t),qN(e)];var ca=(e,t,o,n=R)=>({key:e,title:t,what:o,number:!0,show:n,exact:ne}),jm=e=>e===null?null:e>0?"more":e<0?"less":null,FN=12,Hm=({commit:e,dirty:t})=>`${e.slice(0,FN)}${t?" (changed)":""}`,WN=e=>[{key:"\
label",title:"From set",show:t=>t},{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":Ze(t)},ca("left_median","Before","Median of the level before"),ca("right_median","After","Median of th\
e level after"),{...ca("diff_duration","Change","After less before",_e),tone:jm},{key:"diff_percent",title:"%",number:!0,show:pe,tone:jm},{key:"q_value",title:"q",number:!0,show:qt,what:"Of the rank t\
est of the steps of both levels"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s: that is all of the change,\
 as far as the interval tells",show:Lx},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets before and after it whose recorders noted one",show:t=>t===null?"":
i("span",{title:t.text},`${Hm(t.left)} → ${Hm(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Before and after: the last set before the change with the first one after it. Several of each: up to \
five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",show:(t,o)=>[i("a",{href:t},"before and after"),o.several&&" · ",
o.several&&i("a",{href:o.several},"several of each")]}],jN=e=>[{key:"label",title:"Set",show:(t,o)=>i("a",{href:o.href},t)},{key:"recorded",title:"Recorded",show:(t,o)=>t===null?`stored ${Ze(o.created)}`:
Ze(t)},{...ca("median","Median",e.without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,o)=>o.missing??R(t)},{key:"in\
terval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?de:t.map(R).join(" to ")},...e.baseline?[{key:"diff_percent",title:"A\
gainst baseline",number:!0,show:pe,tone:t=>Math.abs(t)<2?null:jm(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:M},ca("mean_step_time",e.without_profiler?"Mean re\
corded step":"Mean step","What the parts add up to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":Hm(t)}]:[],{key:"tags",title:"\
Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":i("a",{href:t},"with the one before")}];function t$({sets:e,change_points:t},o){let n=ao({caption:"Changes of level",limit:64,
columns:WN(t)});return n.show(t.map(s=>({...s,label:e[s.at].label,recorded:e[s.at].recorded,href:o(s.left,s.right),several:s.recordings_link}))),n.node}function o$(e,t,o){let{sets:n}=e,s=ao({caption:"\
Sets",limit:30,columns:jN(e),csv:sp(`${pr(t)}&machine=true&format=csv`)});return s.show(n.map((r,a)=>({...r,href:ce(`/analyse?set=${r.id.slice(0,12)}`),before:a===0?null:o(n[a-1].id,r.id)})).reverse()),
s.node}var zm={path:"/series",name:"Series",read:vs,mount:(e,t)=>YN(e,t)},HN="A time of many sets, by default the step time, in the order of recording: nightly runs, the commits of a branch. A change of leve\
l leads to the comparison of the sets before and after it.",s$=({answer:e,state:t})=>(o,n)=>e.measured!=="layer"?jt(o,n):Qt({control:Ge(o),test:Ge(n),by:t.by,q:t.layer.split(" / ").at(-1).replace(/ #\d+$/,
"")});function Gm(e){let{answer:t,answered:o,medians:n,machine:s,parts:r}=e,{sets:a}=t,l=s$(e),c={file:"tracediff",revision:o,answer:t,caption:[`${a[0]?.label??""} to ${a.at(-1)?.label??""}`]};O(e.summary,
e$(t,l),t.change_points.length>0&&t$(t,l)),n.node.toggleAttribute("data-baseline",t.baseline!==null),n.draw({...c,heading:Cx(t),empty:t.levels.length===0?"There is nothing to draw.":null}),s.node.hidden=
a.every(u=>u.machine===null),s.node.hidden||s.draw({...c,heading:"clock of the device, speed of the host"}),r.draw({...c,heading:"means over steps and ranks",empty:a.every(u=>u.parts===null)?"No set h\
as device work: a step has no parts.":null}),O(e.table,o$(t,e.state,l)),e.results.dataset.shown=o}async function UN(e){let[t,o]=await Promise.all([Rt("group=always&limit=100"),an()]),s=[...t.entries.flatMap(
({group:r})=>r?[r]:[]).map(({prefix:r,sets:a})=>[`${r}*`,a]),...o.filter(({sets:r})=>r>2).map(({tag:r,sets:a})=>[`tag:${r}`,a])].filter(([r])=>!r.includes(","));return i("div",{class:"notice"},t.total===
0?i("p",{},"No sets are stored yet. ",i("a",{href:ce("/")},"Add some"),"."):i("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the Traces page, or with ",i("co\
de",{},"tracediff ingest --tag"),"."),s.length>0&&i("ul",{class:"series-offers"},s.slice(0,20).map(([r,a])=>i("li",{},i("a",{href:fr({...e,sets:r})},r),` (${H(a,"set")})`))))}function Um(e,{code:t,message:o}){
e.answer=null,e.question.say(i("div",{class:"error-box",role:"alert",data:{code:t}},i("h2",{},"This series is not possible"),i("p",{},o)))}async function zN(e,t){try{let o=await Ul(`${t}&machine=true`);
e.answered===t&&e.answer!==null&&(e.answer=o,Gm(e))}catch{}}function GN(e,t,o){let{state:n,question:s,controls:r}=e;if(e.answer=o,e.answered=t,r.draw(n,o.sets.at(-1)?.id??null),o.sets.length===0){let a=o.
left_out.length;Um(e,{code:"no_sets",message:`${n.tag.length>0?`tag: no set has ${n.tag.join(", ")}`:"No set was found"}.${a>0?` ${H(a,"set")} cannot be read.`:""}`}),s.clearable({message:"tag: "});return}
s.say(null),Gm(e),be(Wm(o)),zN(e,t)}function n$(e){let{state:t,question:o,context:n,controls:s}=e,r=pr(t).toString();s.draw(t,e.answer?.sets.at(-1)?.id??null),n.setTitle([t.sets,"Series"].filter(Boolean).
join(" · ")),t.sets===""&&t.tag.length===0?(e.answered="",o.ask(()=>UN(t),a=>o.say(a),a=>Um(e,a))):e.answered===r&&e.answer?(o.drop(),Gm(e),n.settled()):o.ask(a=>Ul(r,{signal:a}),a=>GN(e,r,a),a=>Um(e,
a))}function YN(e,t){let o={context:t,state:vs(location.search),answer:null,answered:"",summary:i("div",{class:"series-summary"}),table:i("div",{class:"analysis-tables"}),machine:Gx(),parts:zx()};o.controls=
Vx({onChange:(a,l)=>t.go(fr({...o.state,...a}),l)}),o.medians=Hx((a,l)=>t.go(s$(o)(o.answer.sets[a].id,o.answer.sets[l].id)));let n=[o.medians,o.machine,o.parts],s=i("div");o.results=i("div",{class:"a\
nalysis-results"},o.summary,o.medians.node,o.table,o.machine.node,o.parts.node),O(e,i("div",{class:"page analyse-page series-page"},i("h1",{},"Series"),i("p",{class:"muted analysis-intro"},HN),o.controls.
node,s,o.results)),o.question=At({context:t,results:o.results,message:s});let r=pt(()=>n.forEach(a=>a.retheme()));return n$(o),{keys:{search:()=>o.controls.focus()},update(a){o.state=vs(a),n$(o)},unmount(){
o.question.unmount(),o.answer=null,r(),n.forEach(a=>a.unmount())}}}var Ym={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(i("div",{class:"page"},i("div",{class:"empty"},i("h1",{},"There is no such page"),i("p",{},"The address may be mis\
typed. ",i("a",{href:ce("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var KN=120,VN=[gr,zn,Pd,Yr,ra,rm,bm,Mm,zm],ua=document.getElementById("main"),_o=null,Km="",es=history.state?.scroll??null,ql=location.hash.slice(1),yt={go(e,{replace:t=!1}={}){let o=location.pathname+
location.search;e!==o&&(t?history.replaceState(history.state,"",e):(r$(),history.pushState(null,"",e)),es=null),ql=new URL(e,location.href).hash.slice(1),Qm()},setTitle(e){document.title=e===""?"trace\
diff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},unknown(e){c$.draw(_o.page,e)},lastCompare(e){let t=new URLSearchParams(Km.split("?")[1]??"");return["control","test"].every(
o=>t.get(o)===e.get(o))?Km:void 0},settled(){es!==null?(window.scrollTo(0,es),es=null):ql!==""&&document.getElementById(ql)?.scrollIntoView(),ql=""},status:null,newPair:!1},r$=()=>history.replaceState(
{scroll:window.scrollY},"");function Qm(){let e=VN.find(o=>o.path===Gt())??Ym;if(Zn("nav-traces",e===gr),Zn("nav-compare",e===zn||e===Pd||e===Mm),Zn("nav-tree",e===Yr),Zn("nav-timeline",e===ra),Zn("na\
v-analyse",e===rm),Zn("nav-query",e===bm),Zn("nav-series",e===zm),XN(),a$()&&(oP.clear(),Vm.clear()),Vm.draw(),c$.draw(e),_o?.page===e){_o.view.update(location.search);return}_o?.view.unmount(),yt.busy(
!1),ua.textContent="";let t=_o!==null;_o={page:e,view:e.mount(ua,yt)},t&&(window.scrollTo(0,0),ua.focus({preventScroll:!0}),be(`${e.name} page`))}function a$(){let e=new URLSearchParams(location.search);
return Gt().startsWith(zn.path)&&!!(e.get("control")&&e.get("test"))}function i$(){return(Gt()===gr.path||Gt()===zn.path&&!a$())&&!dr(document.activeElement)&&!document.querySelector("dialog[open]")}function QN(e,t,{
sure:o}){if(!i$()||!o){Vm.offer(e,t);return}let n=ke.transfers.filter(s=>ke.canUndo(s)&&[e.id,t.id].includes(s.job.set));yt.newPair=!0,yt.go(jt(e.id,t.id)),yt.newPair=!1,n.length!==0&&Ee(`${n.map(({label:s})=>`\
“${s}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(s=>ke.undo(s))),yt.go(ce("/"))}catch(s){Ee(`That did not wor\
k. ${s.message}`,{urgent:!0})}}}})}function JN({detail:{label:e,job:t}}){let o=()=>yt.go(t.page);i$()?o():Ee(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:o}})}function Zn(e,t){
let o=document.getElementById(e);t?o.setAttribute("aria-current","page"):o.removeAttribute("aria-current")}function XN(){let e={"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"\
nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[Gt()];e&&(document.getElementById(e).href=location.pathname+location.search),Gt()===zn.path&&(Km=location.pathname+location.
search);let t=new URLSearchParams(location.search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=Gt();(n.startsWith("/compare")||[Yr,ra].some(({path:s})=>s===n))&&
o.size>0&&ZN(t,o,n)}function ZN(e,t,o){let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",ce(`/?${t}`));let a=new URLSearchParams({set:n??"",test:s??
""});r("nav-analyse",ce(`/analyse?${a}`)),r("nav-query",ce(`/query?${t}`)),o!==Yr.path&&r("nav-tree",Qt(Ht(Jo(location.search)))),o!==ra.path&&r("nav-timeline",fo(Object.fromEntries(e))),!o.startsWith(
zn.path)&&n&&s&&r("nav-compare",yt.lastCompare(e)??jt(n,s))}function eP(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||
t.target!==""||t.hasAttribute("download"))return;let o=new URL(t.href),n=Fl(o.pathname),s=o.origin===location.origin&&ce(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"),r=o.pathname+o.
search===location.pathname+location.search;!s||o.hash!==""&&r||(e.preventDefault(),yt.go(o.pathname+o.search+o.hash))}async function l$(){try{yt.status=await rn(),Xm(yt.status.build),document.getElementById(
"version").textContent=`tracediff ${yt.status.version}`,document.body.toggleAttribute("data-read-only",yt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",yt.status.sql===!1),document.
body.toggleAttribute("data-no-traces",yt.status.keep_traces===!1)}catch{}}async function tP(){let e=globalThis.firstComparison?.answer;e&&(ua.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(
t=>{setTimeout(t,KN)})]),delete ua.dataset.waits),_o===null&&Qm()}var c$=Hp(document.getElementById("bad-values"),yt),Vm=eh();Gp(document.getElementById("connection"),()=>{l$(),_o?.view.back?.()});of();
var oP=ih(QN);uh();Pp(document.getElementById("theme"));rh(()=>_o,document.getElementById("keys"));ef(document.getElementById("drop-veil"),()=>yt.status?.read_only!==!0,e=>{ke.add(e),Gt()!=="/"&&!document.
querySelector("dialog[open]")&&yt.go(ce("/"))});ke.addEventListener("bundle",JN);ke.addEventListener("change",()=>Zs().catch(()=>{}),{once:!0});document.addEventListener("click",eP);history.scrollRestoration=
"manual";window.addEventListener("popstate",e=>{es=e.state?.scroll??0,Qm(),(_o.page===gr||_o.page===Ym)&&yt.settled()});window.addEventListener("scroll",Je(200,()=>{es===null&&r$()}),{passive:!0});for(let e of[
"wheel","touchstart","keydown"])window.addEventListener(e,()=>{es=null},{passive:!0});tP();Wt().then(()=>{Zt.watch(),l$()});})();
