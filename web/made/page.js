"use strict";
(()=>{var Hm=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),ce=e=>Hm+e,Pl=e=>`/${e.split("/").slice(Hm.split("/").length).join("/")}`,Ut=()=>Pl(location.pathname);var t$=300,o$=4e3,n$=1e4,tn=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},ua=()=>document.dispatchEvent(new Event("connection")),Il=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function s$(){try{let e=await fetch(ce("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(n$)});return Il(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function r$(){let e=tn(),t=t$;for(;;){await new Promise(n=>{e.hurry=n,setTimeout(n,t)});let o=await s$();if(o){let n=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&o.build!==void 0&&o.build!==e.build}),ua(),n}e.gone||(e.gone=!0,ua()),t=Math.min(2*t,o$)}}async function da({signal:e,isAction:t=!1}={}){let o=tn();e?.throwIfAborted(),
o.back??=r$(),t&&(o.actions+=1,ua());let n;try{return await Promise.race([o.back,new Promise((s,r)=>{n=()=>r(e.reason),e?.addEventListener("abort",n,{once:!0})})])}finally{e?.removeEventListener("abor\
t",n),t&&(o.actions-=1,ua())}}var Um=e=>{tn().build??=e},zm=e=>document.addEventListener("connection",()=>e(tn()));var lo=ce("/api/v1"),a$=700,i$=4,Bo=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function Bl(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new Bo(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new Bo(e,"error",`The server answered with status ${e}.`)}var Dl=()=>new Bo(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),l$=/"(?:stream|correlation)":-?\d{16}/,c$=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,u$=/\d{16}/,d$=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,m$=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function Gm(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function Ym(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function zt(e,t,o={}){let n=!1,s=1;try{for(;;)try{return await p$(e,t,o)}catch(r){if(r.code==="offline"&&s<i$){
s+=1,await da({signal:o.signal,isAction:e!=="GET"});continue}if(e==="DELETE"&&r.status===404&&s>1)return null;if(r.code!=="not_checked_yet")throw r;n||(n=!0,Gm(1)),await m$(a$,o.signal)}}finally{n&&Gm(
-1)}}async function p$(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(
o));let a,l;try{a=await fetch(lo+t,r),l=await a.text()}catch(c){throw c.name==="AbortError"?c:Dl()}if(Il(a))throw Dl();if(!a.ok)throw Bl(a.status,l);if(l==="")return null;try{return JSON.parse(l,s&&u$.
test(l)?d$:l$.test(l)?c$:void 0)}catch{throw new Bo(a.status,"bad_answer","The server sent an answer that is not JSON.")}}var ut=(e,t)=>zt("GET",e,t),Xe=encodeURIComponent,on=e=>ut("/status",e);async function At(e,t){
let o=await ut(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}async function gt(e,t){let o=e.map(s=>`id=${Xe(s)}`).join("&"),n=e.length===0?[]:(await ut(`/sets?${o}`,t)).sets;
return[...new Map(n.map(s=>[s.id,s])).values()]}var nn=async e=>(await ut("/tags",e)).tags,_o=(e,t)=>ut(`/sets/${Xe(e)}`,t),qo=(e,t)=>zt("PATCH",`/sets/${Xe(e)}`,{body:t}),Zn=e=>zt("DELETE",`/sets/${Xe(
e)}`),Km=async(e,t)=>(await zt("POST",`/sets/${Xe(e)}/split`,{body:t})).job,Vm=async(e,t)=>(await zt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,es=e=>zt("POST",`/sets/${Xe(e)}/r\
estore`),dt=(e,t)=>ut(`/compare_traces?${e}`,t),ma=(e,t)=>ut(`/compare_traces/op?${e}`,t),pa=(e,t,o)=>ut(e===""?`/compare_traces/tree?${t}`:`/sets/${Xe(e)}/tree?${t}`,o),ts=async(e,t,o)=>(await ut(`/s\
ets/${Xe(e)}/steps${t===null?"":`?marker=${Xe(t)}`}`,o)).steps,Ks=(e,t,o)=>ut(`/sets/${Xe(e)}/timeline?${t}`,o),fa=(e,t,o)=>ut(`/sets/${Xe(e)}/timeline/find?${t}`,o),sn=(e,t,o)=>ut(`/analysis/${e}?${t}`,
o),ql=(e,t)=>ut(`/series?${e}`,t),Qm=e=>`${lo}/series?${e}`,Jm=(e,t)=>`${lo}/analysis/${e}?${t}`,ha=async(e,t,o)=>(await ut(`/sets/${Xe(e)}/ops?q=${Xe(t)}&limit=50`,o)).ops,Vs=e=>`${lo}/compare_traces\
?${e}`,ga=e=>`${lo}/report?${e}`,wa=e=>`${lo}/bundle?${e}`,Xm=e=>`${lo}/compare_traces/op?${e}`,Zm=(e,t,o)=>ut(`/sets/${Xe(e)}/timeline/sums?${t}`,o),ep=(e,t)=>ut(`/sql?${e}`,{...t,digits:!0}),tp=e=>`${lo}\
/sql?${e}`,op=async(e,t)=>(await ut(`/sql/schema?${e}`,t)).tables,np=async e=>(await ut("/queries",e)).queries,Fl=(e,t)=>zt("POST","/queries",{body:{name:e,statement:t}}),sp=e=>zt("DELETE",`/queries/${Xe(
e)}`),Wl=(e,t,o)=>`${lo}/sets/${Xe(e)}/files/${t}/trace${o?`?${o}`:""}`;async function ya(e,t,o,{signal:n,onProgress:s}){let r=[],a=0,l;try{if(l=await fetch(Wl(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();
for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),a+=d.length,s(a)}return await new Blob(r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:a>0?new Bo(0,"broken","The download stop\
ped before its end. The log of the server says why."):Dl()}throw Bl(l.status,await l.text())}var rp=async e=>(await ut("/jobs",e)).jobs,ap=(e,t)=>ut(`/jobs/${Xe(e)}`,t),os=e=>zt("DELETE",`/jobs/${Xe(e)}`),
ip=e=>new EventSource(`${lo}/jobs/${Xe(e)}/events`),lp=(e,t)=>zt("POST","/uploads",{body:{label:e,files:t}}),cp=async(e="")=>(await zt("POST",`/samples${e&&`/${e}`}`)).jobs,up=e=>ut(`/uploads/${Xe(e)}`),
jl=e=>zt("DELETE",`/uploads/${Xe(e)}`),dp=async e=>(await zt("POST",`/uploads/${Xe(e)}/commit`)).job;function mp(e,t,o,{from:n=0,signal:s,onProgress:r}){return new Promise((a,l)=>{let c=new XMLHttpRequest,
u=()=>c.abort(),d=(p,f)=>{s?.removeEventListener("abort",u),p(f)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.addEventListener("abort",u),c.open("PUT",`${lo}/upl\
oads/${Xe(e)}/files/${Xe(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.size-1}/${o.size}`),c.upload.addEventListener("prog\
ress",p=>r(n+p.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Bl(c.status,c.responseText));return}try{d(a,JSON.parse(c.responseText))}catch{d(l,new Bo(c.status,"bad_answer",
"The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new Bo(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),c.addEventListener(
"abort",m),c.send(n>0?o.slice(n):o)})}function f$(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let a=n.padStart(1-r,"0");return[a.slice(0,r),a.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function Pe(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=f$(Math.abs(e));if(r.length>o){let a=r[o]>="5",l=s+r.slice(0,o),c=a?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var de="–",uo="−",Ct=" ",gp=e=>Pe(e,0,2),wp=e=>Pe(e,0,3);function ns(e,t){return t>0?`+${e}`:t<0?`${uo}${e}`:e}function C(e){return e==null?de:gp(e).replace("-",uo)}function nt(e){return e==null?
de:ns(gp(Math.abs(e)),e)}var pp=["","K","M","G","T","P","E"];function co(e){if(e==null)return de;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<pp.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?uo:"")+Pe(t,0,n)+(o?Ct+pp[o]:"")}function xn(e){return e>0?`+${co(e)}`:co(e)}var Hl=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Ye(e){let t=Math.abs(e);return Hl.find(([,o])=>t>=o*
.99995)??(t>0?Hl[3]:Hl[2])}function ba(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return Pe(n,s,s)+Ct+t}function N(e){if(e==null)return de;let t=ba(e,Ye(e));
return(e<0&&/[1-9]/.test(t)?uo:"")+t}function _e(e){return e==null?de:ns(ba(e,Ye(e)),e)}function Ul(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return Pe(e,t,t)}function ss(e){let[t,o]=Ye(e*1.0005);return(e<
0?uo:"")+Ul(Math.abs(e/o))+Ct+t}var _a=e=>(e>0?"+":"")+ss(e);function rs(e,t){let[o,n]=Ye(Math.max(e,t)*1.0005);return[e,t].every(s=>s===0||Ye(s*1.0005)[0]===o)?[Ul(e/n),Ul(t/n)+Ct+o]:[e,t].map(ss)}function re(e){
return e==null?de:wp(e).replace("-",uo)+Ct+"µs"}function je(e){return e==null?de:ns(wp(Math.abs(e))+Ct+"µs",e)}var fp=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function as(e){let t=Math.
abs(e);return fp.find(([,o])=>t>=o*.99995)??fp[t>0?3:1]}function Fo(e){return e==null?de:(e<0?uo:"")+ba(e,as(e))}function yp(e){return e==null?de:ns(ba(e,as(e)),e)}function Yl(e){return e==null?de:Pe(
e,0,9).replace("-",uo)+Ct+"GB/s"}function Ce(e){return e==null||!Number.isFinite(e)?de:(e<0?uo:"")+bp(Math.abs(e))+Ct+"%"}function he(e){if(e==null||!Number.isFinite(e))return de;if(e>=900){let t=1+e/
100;return`${Pe(t,...t>=99.95?[0,0]:[1,1])}${Ct}times`}return ns(bp(Math.abs(e))+Ct+"%",e)}function bp(e){if(e>0&&e<.05)return e<.005?"<0.01":Pe(e,2,2);let t=e>=1e3||e===0?0:1;return Pe(e,t,t)}var h$="\
⁰¹²³⁴⁵⁶⁷⁸⁹";function It(e){if(e==null||!Number.isFinite(e))return de;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${Ct}\
×${Ct}10⁻${[...o].map(n=>h$[n]).join("")}`}function _p(e){return e==null||!Number.isFinite(e)?de:e<.001?"<0.001":Pe(e,3,3)}var zl=["B","kB","MB","GB","TB"];function Kl(e){let t=Math.abs(e),o=zl.findLastIndex(
(n,s)=>t>=999.5*1e3**(s-1));return[zl[Math.max(o,0)],1e3**Math.max(o,0)]}var Vl=e=>e==null?de:`${C(e).replace("-",uo)}${Ct}B`,Qs=e=>e==null?de:ns($e(Math.abs(e)),e);function $e(e){if(e==null)return de;
if(e<0)return uo+$e(-e);let t=zl,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?1:2;return Pe(o,s,s)+Ct+t[n]}function U(e,t,o=`${t}s`){return`${C(e)}${Ct}${e===1?t:o}`}function Qe(e,t=6){
let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(
0,t).join(", ")}, …`:o.join(", ")}function Js(e,t){let o=Array.from(e);if(o.length<=t)return e;let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var Gl=8,
kp=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function xp(e,t){let o=e[t],n=r=>r===void 0?0:kp(o,r),s=Math.max(0,Math.max(n(e[t-1]),n(e[t+1]))-Gl);return s>0&&/[\uDC00-\uDFFF]/.
test(o[s])?s-1:s}function $p(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[o,xp(t,n)]))}function g$(e,t,o){let n=Math.floor(t*.4),s=t-n-1,r=o+(s<2*Gl?Gl-Math.floor(s/3):0);if(e.length<=
t||o===0||r<=n)return Js(e,t);let a=Math.max(n,Math.min(r,e.length-s));if(a<=n+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=a+s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.
slice(a,l?a+s-1:void 0)}${l?"…":""}`}var w$=e=>e.replace(/^void (?=\S)/,"");function Ql(e){let t=[],o=new Map,n=new Map,s=new Map,r=c=>c.length>e?w$(c):c;function a(c,u){let d=s.get(c),m=g$(c,e,u);if(o.
set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let p=n.get(m)??{text:m,names:new Set,first:null};p.names.add(c),p.first=null,n.set(m,p),s.set(c,p)}function l(c){if(c.first===null){let[
u,...d]=c.names;c.first=d.reduce((m,p)=>Math.min(m,kp(u,p)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach(
(m,p)=>{if(d.has(m)||d.has(t[p-1])||d.has(t[p+1])){let f=xp(t,p);f!==o.get(m)&&a(m,f)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:y$(u,e,l(d),o.get(u))}}}function ko(e,t){let o=Ql(
t);return o.add(e),e.map(o.text)}function y$(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),a=Math.max(s,o-2),l=t-s-r-3,c=Math.max(a+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(
s,a)+e.slice(a,a+r)+u(a+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function vt(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Fe(e){return e.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function rn(e,t,o){let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let a=t;a>t*.6;a-=1)if(" ,:<>()".includes(s[a-1])){r=
a;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),n}var b$=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","De\
c"],hp=e=>String(e).padStart(2,"0"),_$=36e5;function vp(e,t=Date.now()){let o=Math.round((Date.parse(e)-t)/_$);return o>=48?`in ${U(Math.floor(o/24),"day")}`:o>=1?`in ${U(o,"hour")}`:"within the hour"}
function Ze(e){let t=new Date(e);return Number.isNaN(t.getTime())?de:`${t.getDate()} ${b$[t.getMonth()]} ${t.getFullYear()}, ${hp(t.getHours())}:${hp(t.getMinutes())}`}var k$="tracediff.theme",Jl=new Set,Zl=matchMedia("(prefers-color-scheme: dark)");function Xl(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function x$(){let e=Xl();
return e==="auto"?Zl.matches?"dark":"light":e}function mt(e){return Jl.add(e),()=>Jl.delete(e)}function Sp(){for(let e of[...Jl])e(x$())}function Tp(e){e.value=Xl(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(k$,e.value)}catch{}Sp()}),Zl.addEventListener("change",()=>{Xl()===
"auto"&&Sp()})}var $$=matchMedia("(forced-colors: active)"),ka=new Map,Ep="";function K(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${Zl.matches} ${$$.matches}`;return n!==
Ep&&(ka=new Map,Ep=n),ka.has(e)||ka.set(e,v$(e)),ka.get(e)}function v$(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var ec=null;function Xs(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(ec??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{ec=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),ec)}var Op={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},Zs=()=>[[0,K("--heat-low")],[.5,K("--heat-middle")],[1,K("--heat-high")]];function Vt(){
return{control:K("--control-fill"),test:K("--test-fill"),more:K("--more-fill"),less:K("--less-fill"),noise:K("--noise-fill"),surface:K("--surface"),highlight:K("--highlight"),highlightEdge:K("--accent")}}
function St(){let e=K("--text"),t=K("--muted"),o=K("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.body).fontFamily;
return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[K("--control-fill"),K("--test-fill"),K("--more-fill")],xaxis:n,yaxis:n,legend:{font:{
color:e,size:12}},hoverlabel:{bgcolor:K("--surface-raised"),bordercolor:K("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var tc=17;function S$({title:e,
lines:t,keys:o=[]},n,s){let r=Vt(),a=t.flatMap(f=>rn(f,Math.floor(n/6.6),3)),l=30+tc*a.length+(o.length>0?24:0)+8,c=(f,h,g,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-f,text:Fe(h),font:{size:g,color:K(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...a.map((f,h)=>c(30+tc*h,f,12,!1))],d=[],m=12-s.left,p=30+tc*a.length+4;for(let[
f,h]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-p-13,y1:s.top+l-p-4,fillcolor:r[f]??K(f),line:{width:0}}),u.push(
{...c(p,h,12,!1),xshift:m+19}),m+=19+7*h.length+18;return{annotations:u,shapes:d,height:l}}async function Mp(e,t,o,n){let s=await Xs(),r=K("--surface"),a=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=S$(n,a,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:a,height:e.clientHeight+u.height,scale:t==="png"?2:1})}function i(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
a,l]of Object.entries(r))n.addEventListener(a,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[a,l]of Object.entries(r))n.style.setProperty(a,l);else n.setAttribute(s,r===!0?
"":String(r));return xa(n,o),n}function xa(e,t){for(let o of t)Array.isArray(o)?xa(e,o):o!=null&&o!==!1&&e.append(o)}function O(e,...t){return e.textContent="",xa(e,t),e}function xo(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function B(e,t,o={}){return i("button",{type:"button",...o,on:{click:t}},
e)}var E$="http://www.w3.org/2000/svg";function Ie(e,t={},...o){let n=document.createElementNS(E$,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return xa(n,o),n}var T$={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"\
M4 2h5l3 3v9H4zM9 2v3h3"};function Dt(e){return Ie("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},Ie("path",{d:T$[e]}))}function xe(e,t,o,n={}){return i("button",{type:"\
button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.trim(),on:{click:o}},Dt(e))}var Ap=0;function ae(e){return Ap+=1,`${e}-${Ap}`}var Bt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(
()=>setTimeout(e))});function be(e,t=!1){let o=document.getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Je(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(
()=>t(...s),e)};return n.cancel=()=>clearTimeout(o),n}var Rt={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},q:{type:"\
text",standard:""},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"b\
oolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},row:{type:"text",standard:""},significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{
type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"\
abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"bo\
olean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"\
json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},$n={q:{type:"text",standard:""},tag:{type:"texts",standard:""},prefix:{type:"text",standard:""},
sort:{type:"choice",standard:"created",words:["created","label","ranks","steps","events","bytes"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"choice",standard:"never",words:["\
auto","always","never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},Wo={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{
type:"text",standard:""},test_ranks:{type:"text",standard:""},control_steps:{type:"text",standard:""},test_steps:{type:"text",standard:""},control_marker:{type:"text",standard:""},test_marker:{type:"t\
ext",standard:""},marker:{type:"text",standard:""},level:{type:"choice",standard:"modules",words:["modules","operators","python"]},instances:{type:"boolean",standard:"false"},merge_lines:{type:"boolea\
n",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"choice",standard:"none",words:["none","device","host"]},min_change:{type:"text",standard:"0"},max_nodes:{
type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},$a={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"\
text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boolean",standard:"false"},from:{type:"t\
ext",standard:""},to:{type:"text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},oc={sets:{type:"text",standard:"*"},tag:{type:"\
texts",standard:""},baseline:{type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},name:{type:"\
text",standard:""},category:{type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choice",standard:"device",words:["device","\
host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},is=null;function jo(e,t,o){is&&!is.some(n=>n.name===t)&&is.push({name:t,value:e.getAll(t).
join(),allowed:o})}function Cp(e,t){is=[];try{return e(t),is}finally{is=null}}function et(e,t,o,n){let s=e.get(t)??"";return s!==""&&!o.includes(s)&&jo(e,t,o.filter(r=>r!=="").join(", ")),s!==""&&o.includes(
s)?s:n}function nc(e,t,o){let n=(e.get(t)??"").split(",").filter(s=>s!=="");return n.every(s=>o.includes(s))||jo(e,t,o.join(", ")),n.filter(s=>o.includes(s))}function sc(e,t,o,n){let s=e.get(t)??"";return s!==
""&&!o.test(s)&&jo(e,t,n),o.test(s)?s:""}function rc(e,t,o,n,s){let r=`${o} to ${n.toLocaleString("en-US")}`,a=sc(e,t,/^\d+$/,r),l=a===""||Number(a)>=o&&Number(a)<=n;return l||jo(e,t,r),a!==""&&l?Number(
a):s}var O$=new Map([["1","true"],["0","false"]]);function _t(e,t,o,n=t[o].standard){let{type:s,words:r}=t[o];if(s==="texts")return e.getAll(o).filter(p=>p!=="");let a=e.get(o)??"",l=s==="text"?a:O$.get(
a)??a,c=s==="boolean"?["true","false"]:r,u=s==="text"?l:c.find(p=>p.toLowerCase()===l.toLowerCase());u===void 0&&l!==""&&jo(e,o,c.join(", "));let m=(s==="choice"&&u==="false"?"":u)||n;return s==="bool\
ean"?m==="true":m}function Ho(e,t,o,n){for(let s of o){let{type:r,standard:a}=t[s];r==="texts"?n[s].forEach(l=>e.append(s,l)):["",a].includes(String(n[s]??""))||e.set(s,String(n[s]))}}var Rp=40,Lp=e=>e.length>Rp?`${e.slice(0,Rp)}…`:e;function Np(e,t){let o=t.map(({name:n,value:s})=>`${n}=${Lp(s)}`).join(" and ");return B(`Clear ${o}`,()=>{let n=new URL(location.href);t.forEach(({
name:s})=>n.searchParams.delete(s)),e.go(n.pathname+n.search)})}function Pp(e,t){let o="";return{draw(n,s=[]){let r=[...n.read?Cp(n.read,location.search):[],...s],a=r.map(({name:l,value:c,allowed:u})=>`\
“${l}=${Lp(c)}” in the address is not used. Allowed: ${u}.`);a.join(`
`)!==o&&(o=a.join(`
`),e.hidden=a.length===0,O(e,a.map(l=>i("span",{},l)),a.length>0&&Np(t,r)),be(a.join(" ")))}}}function M$(e,t,o=""){let n=new URLSearchParams(t);return[...[...e.matchAll(/\b(\w+): /g)].flatMap(([,r])=>[
r,r.replace(/^set(?=_|$)/,o||"control"),r.replace(/^(set|control|test)_/,"")]),...o!==""&&e.startsWith("there is no")?[o]:[]].find(r=>n.has(r))??""}function Ip(e,t,o,n){let s=M$(o,location.search,n);s!==
""&&t?.append(Np(e,[{name:s,value:new URLSearchParams(location.search).getAll(s).join()}]))}var Dp="No connection to the server: trying again.";function A$({actions:e}){return`${Dp} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${C(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function Bp(e,t){let o=!1,n="",s=()=>tn().hurry();function r(){let{gone:a,other:l}=tn(),c=a?A$(tn()):l?"The server has been replaced by another version of\
 it.":"";c!==n&&(n=c,e.hidden=c==="",O(e,c,c!==""&&(a?B("Try now",s):B("Load the page again",()=>location.reload())))),a!==o&&(o=a,be(a?Dp:"The server answers again.",a),a||t())}zm(r),window.addEventListener(
"online",s),document.addEventListener("visibilitychange",s),r()}var qp=/(?<!\.tracediff)\.json$|\.json\.gz$/i,Fp=/\.tracediff\.json$/i,ac=/\.tracediff$/i;function Wp(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.
isDirectory)t.push(s);else{let r=n.getAsFile();r&&o.push({name:r.name,file:r})}}return C$(t,o)}async function C$(e,t){let o=[];for(let n of e){let s=[];await Hp(n,"",s),o.push(ls(n.name,s))}return o.concat(
jp(t))}function jp(e){let t=e.filter(({name:n})=>!ac.test(n)),o=e.filter(({name:n})=>ac.test(n)).map(n=>({label:n.name.replace(ac,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,ls(lc(t),
t)]:o}async function Hp(e,t,o){let n=e.createReader(),s=[];for(;;){let r=await new Promise((a,l)=>{n.readEntries(a,l)});if(r.length===0)break;s.push(...r)}s.sort((r,a)=>r.name<a.name?-1:1);for(let r of s)
if(r.isDirectory)await Hp(r,`${t}${r.name}/`,o);else{let a=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:a})}}function Up(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,
r=s.indexOf("/");if(r>0){let a=s.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>ls(n,s)).concat(jp(o))}var Uo=({
name:e})=>Fp.test(e),ic=({name:e})=>e.replace(Fp,"");function ls(e,t){let o=[...t].sort((r,a)=>r.name<a.name?-1:1),n=new Set(o.map(({name:r})=>r).filter(r=>qp.test(r))),s=r=>Uo(r)?n.has(ic(r)):n.has(r.
name);return{label:e,files:n.size===0?[]:o.filter(s),skipped:n.size===0?o:o.filter(r=>!s(r))}}function lc(e){let t=e.filter(n=>!Uo(n)).map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(qp,"").replace(
/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[o=""]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function zp(e){
let t=new Map;for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let a=o.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?
null:[...t].map(([o,n])=>ls(o,n))}function Ee(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=i("div",{class:`toast${n?" toast-urgent":""}`},i("span",{class:"toast-text"},e)),r=0,a=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(a,o*1e3)};t&&s.append(B(t.label,()=>{a(),t.run()},{class:"toast-action"})),s.append(xe("close","Dismiss",a));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),be(t?`${e} ${t.label} is available.`:e,n),l(),a}function Gp(e,t,o){let n=0,s=a=>[...a.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",a=>{s(a)&&t()&&(a.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",a=>{s(a)&&(n-=1,(n<=0||a.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",a=>{s(a)&&(a.preventDefault(),
a.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async a=>{if(r(),!!s(a)){if(a.preventDefault(),!t()){Ee("This server is read-only.",{urgent:!0});return}try{let l=await Wp(
a.dataTransfer);l.length>0&&o(l)}catch(l){Ee(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var R$=700,L$=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function cc({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${C(t)} of ${U(e,"set file")} are checked.`:`${U(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${C(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function Yp(e){let t=i("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let a=o;
return o=L$(s),t.hidden=!s,t.textContent=s?cc(s):"",clearTimeout(n),o?n=setTimeout(e,R$):a&&be(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var N$=1e3,va="This page waits for a set that the server has not checked yet.";function Kp(){let e=i("span",{class:"toast-text"}),t=i("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let a=await on().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=a?`${va} ${cc(a)}`:va,o=setTimeout(s,N$,r))}Ym(r=>{let a=r&&Ut()!=="/";a!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),a&&(document.
getElementById("toasts").append(t),e.textContent=va,be(va),s(n)))})}var P$=2,Vp=1e3,uc=0,vn=e=>["done","failed","cancelled"].includes(e.state);function Sa(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,uc-=1)},a=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(vn(d)&&a(),
t(d))},c=async()=>{let d=Vp;try{l(await ap(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*Vp}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return uc<P$&&typeof EventSource=="function"?(uc+=1,n=ip(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),a}var cs=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],Zp=cs.flatMap(([e])=>e),ef=cs.flatMap(([,e])=>e),zo=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],Qt=(e,t)=>t.some(o=>e.includes(o));function I$(e,t){let[o,n]=[zo(e),zo(t)];for(let[s,r]of cs){let a=Qt(o,s)&&Qt(n,r);if(a!==(Qt(n,s)&&Qt(o,r)))return a?-1:1}for(let[s,r]of[[Zp,-1],[ef,1]])if(Qt(o,s)!==
Qt(n,s))return Qt(o,s)?r:-r;return 0}function Ea(e){for(let[t,o]of cs){let n=e.map(r=>[Qt(zo(r),t),Qt(zo(r),o)]),s=r=>n.flatMap((a,l)=>a[r]?[l]:[]);if(n.every(([r,a])=>r!==a)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var D$=10n**17n;function Qp(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let o=e.file_list.filter(n=>n.first_event_ns!==null).map(n=>BigInt(
n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==null&&o>D$?o:null}function er(e,t){let o=I$(e.label,t.label),[n,s]=[Qp(e),Qp(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,
t]}var Jp=e=>[...new Set(zo(e).filter(t=>!/\d/.test(t)&&!Zp.includes(t)&&!ef.includes(t)))];function tf(e,t){let[o,n]=[Jp(e),Jp(t)],s=o.filter(a=>n.includes(a)).length,r=Math.min(o.length,n.length);return r===
0?cs.some(([a,l])=>[[e,t],[t,e]].some(([c,u])=>Qt(zo(c),a)&&Qt(zo(u),l))):s>1||s===r}var B$=100,Xp=(e,t)=>zo(e).filter(o=>!t.includes(o)).join(" ");function dc(e){if(e.length===2){let[t,o]=er(e[1],e[0]);
return{control:t.id,test:o.id}}for(let[t,o]of cs){let n=[...t,...o],s=d=>e.filter(m=>Qt(zo(m.label),d)).slice(0,B$),[r,a]=[s(t),s(o)],l=a.map(d=>[r.find(m=>m!==d&&Xp(m.label,n)===Xp(d.label,n)),d]).find(
([d])=>d!==void 0),[c,u]=l??[r[0],a[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function q$(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function F$(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let a=W$(
e,s+1);o+=n===0?e.slice(s,a):"",s=a-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function W$(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function Ta(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(F$(e,t.index+t[0].length));return o?Number(o[1]):null}async function j$(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function of(e,t,o){let n=await j$(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),a="",l=!1;try{for(;a.length<t&&!o(a);){let{done:c,value:u}=await r.read();if(c){l=!0;break}a+=u}}catch{}return r.cancel().catch(()=>{}),{text:a,ended:l,zipped:n}}var H$=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&Ta(e)!==null;async function U$({name:e,file:t}){let o=await of(t,4194304,H$);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=Ta(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=Ta(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await of(t,16777216,()=>!1);n=Ta(s.slice(-262144))}return{
isTrace:!0,rank:n??q$(e)}}async function sf(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await U$(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var nf=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function rf(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([nf(e,n,o),nf(t,n,o)]);if(s.
some((a,l)=>a!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var z$=256,af=20,lf=e=>e.slice(e.lastIndexOf("/")+1),mc=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function G$(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
rf(e.file,t.file)}async function Y$(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await G$(n,s)||mc(n.name)!==null&&mc(n.name)===mc(s.name));for(let n of e.filter(s=>s.seen.isTrace&&!Uo(s))){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var pc=e=>e.map(({seen:t})=>t.rank),fc=e=>!e.includes(null)&&new Set(e).size===
e.length;function K$(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function V$(e){return Ea(e.map(({name:o})=>lf(o)))?.map(o=>o.map(n=>e[n]))??K$(e)??e.map(o=>[o])}function Q$(e,t){let o=new Set;return e.map((n,s)=>{let r=lc(n),a=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(d=>!o.has(d))??`${r} ${s+1}`;o.add(a);let l=n.flatMap(({more:d,...m})=>[m,...d]),c=new Set(l.map(({name:d})=>d)),u=t.files.filter(d=>Uo(d)?c.has(ic(d)):s===0&&!d.seen.isTrace);return{
...ls(a,[...l,...u]),settled:!0}})}function cf(e){let t=pc(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function J$(e,t,o){
return!(t.length===2&&Ea(t.map(({label:s})=>s)))&&fc(pc(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:cf(o),manyFirst:!0}}}function X$(e){return e.includes(
null)?"assumed":fc(e)?"named":"equal"}async function uf(e){if(e.files.length>z$)return{};if(await sf(e.files),e.files.length<2||e.settled)return{};let t=await Y$(e.files),o=zp(e);if(o!==null&&o.length<=
af)return J$(e,o,t);let n=pc(t),s=Ea(t.map(({name:a})=>lf(a)));if(t.length<2||fc(n)&&s===null)return{};let r=V$(t);return r.length>af?{}:{question:{kind:X$(n),parts:Q$(r,e),one:cf(t),manyFirst:s!==null||
r.length===2}}}var df=(e,t,o)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...o});function mf(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var Z$=2,ev=3,tv=4,hc=3,gc=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,df(this.#o,
t,{tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,...o})}add(t){let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(t){let n=(await cp(
t)).map(s=>this.#n({label:s.label,files:[],skipped:[]},{job:s,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#m(s))}async#t(t){if(t.files.length===
0){this.#i(t,{message:"There is no .json or .json.gz file in it."});return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await uf(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),
t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="asking",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(a=>this.#n(a,{tags:n,tagError:s}));this.transfers.splice(this.transfers.
indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(a=>this.#t(a))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking",
"queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cance\
lled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.
planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<
ev&&this.#f(o)}async#f(t){t.state="creating",t.begun+=1,t.error=null,this.#e(t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await lp(t.label,o);if(t.state!=="creating"){jl(n.id).catch(
()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.
filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state==="sending").length;for(let n of t)for(let s of n.files){if(o>=Z$)return;s.state==="waiting"&&(o+=1,this.#h(n,s))}}async#h(t,o){
o.state="sending",o.attempts+=1,this.#e(t);let{upload:n}=t;try{await mp(n,o.name,o.file,{from:o.sent,signal:t.abort.signal,onProgress:s=>{o.sent=Math.min(s,o.size),this.#e(t)}}),o.sent=o.size,o.state=
"sent"}catch(s){if(t.state==="sending"&&t.upload===n&&await this.#g(t,o,s),t.state!=="sending"||t.upload!==n)return}this.#e(t),this.#d(t),this.#l()}async#g(t,o,n){if((n.status===0||n.status>=500)&&n.status!==
507&&o.attempts<tv){let{upload:r}=t;if(o.state="sending",n.status===0?await this.#w(t,o):await new Promise(a=>{setTimeout(a,500*2**(o.attempts-1))}),t.state!=="sending"||t.upload!==r||await this.#u(t,
o))return;if(t.begun<hc){this.#c(t);return}}o.state="failed",o.error=n.message}async#w(t,o){t.waits=!0,this.#e(t);let n=await da({signal:t.abort.signal}).catch(()=>!1);o.attempts-=n?1:0,t.waits=!1}#c(t){
mf(t),this.#a(t)}async#u(t,o){try{let s=(await up(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#d(t){if(t.state!=="sen\
ding"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:`${o.length}\
 files could not be sent. ${o[0].error}`}):this.#y(t)}async#y(t){t.state="committing",this.#e(t);try{t.job=await dp(t.upload),t.state="job",this.#e(t),this.#m(t)}catch(o){if(o.status===404&&t.begun<hc&&
t.state==="committing"){this.#c(t);return}this.#i(t,o)}this.#s()}#m(t){t.stopJob=Sa(t.job.id,o=>{if(o.error?.code==="unknown_job"&&t.files.length>0&&t.begun<hc){this.#c(t);return}if(t.job=o,o.state===
"done"){this.#b(t);return}vn(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#b(t){if(await this.#_(t),t.bundle){t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("set\
s")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#p(t),t.state="done",this.#e(t),this.dispatchEvent(
new CustomEvent("stored",{detail:t}))}async#_(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=1)await qo(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){
t.tagError=n.message}}async#p(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await qo(t.job.set,{label:o})}catch(n){t.labelError=n.message}}t.renaming=
!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#p(t),this.#e(t))}async takeOffer(t,o){
let{offered:n}=t;await qo(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){
return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await Zn(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await es(t.job.set),
t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}
t.job&&(t.job=null,t.upload=null),t.error=null,t.begun=0,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==null&&(o.state==="sent"||await this.#u(t,o)))){t.upload=
null;break}if(t.upload===null){this.#c(t);return}t.state="sending",this.#e(t),this.#d(t),this.#l()}async cancel(t){let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await os(n.id)}catch{}return}t.
state="cancelled",t.abort.abort(),this.#e(t),o!==null&&jl(o).catch(()=>{}),this.#l(),this.#s()}},ke=new gc;window.addEventListener("beforeunload",e=>{ke.sending&&e.preventDefault()});var ov=1e3,nv=5e3,sv=6e4,wc=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-sv;get running(){return this.list.filter(t=>!vn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await rp())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?ov:nv)}}#r(t){if(ke.transfers.
some(n=>n.state==="committing"))return;let o=new Set(ke.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Jt=new wc;var rv={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},av={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},pf=(e,t,o)=>e===
null||!(t>0)?null:o*(e/t);function Sn(e,t,o){if(e[t]!==void 0)return e[t];let n=rv[t];if(!n)return av[t]?.(o)??null;let{rule:s,times:r}=n,a=Sn(e,n.of,o),l=Sn(e,n.by,o);switch(s){case"change":return a===
null||l===null?null:a-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:pf(a,l,r);default:return pf(a,l,r)}}var pt={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},ff={operators:{name:"operators",short:"operators",what:"An operator runs, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of op\
erators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for it"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, an\
other process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects garbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here,\
 at most an annotation"}},Oa={...pt,...ff},hf=e=>e!==null&&e.parts.some(({part:t})=>t in ff),tr={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and\
 no compute kernel: nothing hides them"},Ma=e=>e[0].toUpperCase()+e.slice(1),iv={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},yc=e=>iv[e]??e.toLowerCase();function bc(e){let t=e.
split(" overlapping ").map(yc);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var _c={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"o\
ther"},gf={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for so\
mething else"},kc={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"delay from launch to start"},Aa={short_kernels:"shorter than its launch",runtime_outliers:"slow laun\
ch",launch_delay_outliers:"late start"},Ca={steps:"of the steps, as in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},xc={set:{letter:"A",name:"Control"},
test:{letter:"B",name:"Test"}},En="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA].",an=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",Tn="the host waits: the de\
vice’s queue is full",ln=({host:e,lag:t})=>typeof e!="number"?"":`host ${N(e)}${t>0?` · device ${N(t)} behind when the host left`:""}`;var Lt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,wf={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},lv={...wf,per_step:"per r\
ecording",percent:"% of the recording"},or=(e,t)=>(Lt(t)?lv:wf)[e];function $c(e){return Lt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var us=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function Ra(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var cv=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,uv=e=>e==="per_step"||e==="percent";function dv(e,t){
let o=t?"self_":"",n=`${o}${{total:"duration",percent:"percent_of_step"}[e]??e}`,s=e==="total"&&!t?"total_duration":n,r=uv(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,
diff:`diff_${n}`,growth:`diff_${o}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${r}`,testCount:`test_${r}`,diffCount:`diff_${r}`}}function Go(e,t,o,n=!1){let s=Object.
fromEntries(Object.entries(dv(t,n&&cv(e))).map(([a,l])=>[a,Sn(e,l,o)])),r=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...s,percent:r===""?s.growth:
null,birth:r}}function mv(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var nr=(e,t)=>JSON.stringify([e,t]);
function qt(e,t){let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var pv=(e,t)=>e.
filter(({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function yf({name:e,category:t,replaces:o,aliases:n}){if(n&&!o&&t!=="python_function"){let r=["control","test"].map(l=>pv(n,l)),a=n.
length-2;return[`${r.join(" / ")}${a>0?` + ${a} more`:""}`,""]}if(!o)return[e,""];if(o.rule==="template_arguments")return[e,""];let s=o.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[o.operator??
"same shapes",s].filter(Boolean).join(" "),e]}function sr({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,a)=>(a.total_duration??
0)>(r.total_duration??0)?a:r)}var rr=({aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${C(n)} ${n===1?"call":"calls"}, ${N(s)}`);function vc(e,t,o,{self:n=!1}={}){let{control_observations:s,
test_observations:r}=e.verdict??{},a=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=Sc({...l,among:a},n);return{row:c,key:l.id??nr(l.name,l.category),verdict:c.significance??
"",noise:c.significance==="no_difference_found",of:u=>Sn(l,u,e),...Go(l,o,e,n),...mv(l,o)}})}var fv=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),bf=(e,t)=>e.filter(({
row:o})=>!an(o)&&!fv(o)).slice(0,t);function Sc(e,t){let o=t?"self":"total";return e?.tests?{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var cn=e=>e.moderated_q_value??e.q_value??
null;function _f(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[nr(s.name,s.category),{...s,
among:n}]))}function kf(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].control_counts+e.totals[n].test_counts>0).map(n=>[n,Go(e.totals[n],t,e,o)])}var $f=15,vf=[10,15,20,30,50,100],hv=["total","per_step","per_call","percent"],Sf=Rt.change.words,Ef=Rt.device_type.words,gv=Rt.measure.words,wv=["step","compute","exposed_communication","exposed_memo\
ry","idle"],La=[...wv,"op"],Ec="ProfilerStep*",Xt=[Ec,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],Tc=["name","category","change","control_counts","test_counts","diff_counts","ab\
s_diff_counts","control_total_duration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],yv=["name","category","change","q_value"],ds=e=>yv.
includes(e)?"asc":"desc",Oc=["control","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],Tf=[...Oc,
"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],bv={fold:"true",significant:"",measure:"",equivalence:""},_v=["lines","details","oper\
ators","classes","recorded","replacements"],kv=["control","test","more","less","noise"];function xf(e,t){let o=e.get(t)??"",n=o.split(",").map(r=>r===""?NaN:Number(r)),s=n.length===4&&n.every(Number.isFinite);
return o!==""&&!s&&jo(e,t,"four numbers"),s?o:""}var Of=(e,t)=>Object.fromEntries(t.map(o=>[o,_t(e,Rt,o,bv[o])])),Mf=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("m\
arker")||""]));function xv(e,t,o){let n=e.get(t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:qt(n,e.get(o)??"")}function Ft(e){let t=new URLSearchParams(e),o=et(t,"sort",Tc,Rt.sort.standard);
return{...Of(t,Tf),...Mf(t),...!t.has("exclude")&&{exclude:Xt},sort:o,...o.endsWith("_work")&&{work:!0},order:et(t,"order",Rt.order.words,ds(o)),unit:et(t,"unit",hv,""),measure:et(t,t.has("measure")?"\
measure":"time",gv,""),heat:et(t,"heat",La,""),open:nc(t,"open",_v),hide:nc(t,"hide",kv),zoom_time:xf(t,"zoom_time"),zoom_calls:xf(t,"zoom_calls"),top:rc(t,"top",1,200,$f),op:xv(t,"op","op_category")}}
function Gt(e){let t=Na(e),o=(s,r,a)=>{r!==a&&t.set(s,r)};o("sort",e.sort,Rt.sort.standard),o("order",e.order,ds(e.sort)),o("unit",e.unit,""),o("measure",e.measure,""),t.delete("fold"),o("fold",String(
e.fold),"true"),o("heat",e.heat,""),e.exclude.join(`
`)===Xt.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),o("open",e.open.join(),""),o("hide",e.hide.join(),""),o("zoom_time",e.zoom_time,""),o("zoom_calls",e.zoom_calls,""),o("top",String(e.top),
String($f)),o("op",e.op,"");let n=t.toString();return ce(n===""?"/compare":`/compare?${n}`)}var Wt=(e,t)=>Gt({...Ft(""),control:Ve(e),test:Ve(t)});function Na(e){let t=new URLSearchParams;return Ho(t,
Rt,Tf,e),e.significant||t.delete("measure"),t}function $v(e,t,o){let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_ste\
p":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return s===void 0?e:t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function ms(e,t,o){let n=Na(e);return n.set("significance","true"),n.set(
"sort",$v(e.sort,t,o)),n.set("order",e.order),n.set("measure",o?"self":"total"),n}function Mc(e,t,o,n){let s=ms(e,t,o);return s.set("format",n),s}var Af=["total","per_step"],vv=["calls","share"],Cf=["\
duration","calls","per_call"];function ps(e){let t=new URLSearchParams(e);return{...Of(t,Oc),...Mf(t),row:t.has("name")?qt(t.get("name"),t.get("category")??""):t.get("row")??"",unit:et(t,"unit",Af,""),
bins:et(t,"bins",vv,"calls"),heat:et(t,"heat",Cf,"duration")}}function kt(e){let t=new URLSearchParams({control:e.control,test:e.test});return Ho(t,Rt,Oc,e),t}function On(e){let t=kt(e);return t.set("\
row",e.row),t}function Yt(e){let t=On(e);return Af.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),Cf.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),ce(`/co\
mpare/op?${t}`)}function Rf(e,t,o){let n=ms(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),n}function Lf(e){let t=new URL(Gt(e),location.origin).searchParams;
return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var un=Number($n.limit.standard),Nf=e=>e==="label"?"asc":"desc";function ar(e){let t=new URLSearchParams(
e),o=_t(t,$n,"sort");return{control:t.get("control")??"",test:t.get("test")??"",q:_t(t,$n,"q"),tag:_t(t,$n,"tag"),sort:o,order:_t(t,$n,"order",Nf(o)),page:rc(t,"page",1,1e6,1)}}function Pf(e){let{control:t,
test:o,q:n,tag:s,sort:r,order:a,page:l}={...ar(""),...e},c=new URLSearchParams,u=(m,p,f="")=>{p!==f&&c.set(m,String(p))};u("control",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,
$n.sort.standard),u("order",a,Nf(r)),u("page",l,1);let d=c.toString();return ce(d===""?"/":`/?${d}`)}var Pa=e=>e.q!==""||e.tag.length>0;function Mn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,
order:e.order,limit:String(un),offset:String((e.page-1)*un)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",o)),t}var Ve=e=>e.slice(0,12),dn=(e,t,o,n)=>n?.[e]?.label??(o&&Ue(o,t[e])?.
label)??t[e];function Ue(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.
length===1?s[0]:void 0}var Ia=(e="Damaged")=>i("strong",{class:"damage-mark"},Dt("warning"),e);function ir(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&i("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>i("li",{},Ia()," ",n))),o.length>0&&i("ul",{class:"notice"},o.map(({text:n})=>i("li",{},n)))]}var If=(e,t)=>e.filter(({text:o})=>!t?.some(
n=>n.text===o));function Da(e,t=e?.length??0){return t>0&&i("div",{class:"damage-list"},i("p",{},Ia(U(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),i("ul",{},e.map(({file:o,
rank:n,text:s})=>i("li",{},`Rank ${n} (`,i("span",{class:"mono"},o),`): ${s}`)),t>e.length&&i("li",{class:"muted"},`and ${C(t-e.length)} more`)))}var Sv="https://ui.perfetto.dev";var lr=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function Ev(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",a),u(d)},a=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new lr("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new lr("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",a)})}function Ac(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&Ac(e,t-1)},100)}async function Ba({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=Sv,patience:a=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new lr("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:p}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${p}`)}catch(m){
throw Ac(l),m}let c=new AbortController,u=Ev(l,r,a);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),Ac(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var Tv=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function Ov(e){return(e.notes??[]).some(t=>Tv.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var Mv=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Rc(e,t,o=()=>""){let n=i(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,a=i("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
a.href=Wl(e.id,t.number,o())},c=(m,p=!1)=>{n.textContent=m,n.classList.toggle("error-text",p)};async function u(){d.disabled=!0,c("Loading …");try{await Ba({title:`${e.label}, rank ${t.rank}`,fileName:Mv(
t,o()),load:m=>ya(e.id,t.number,o(),{signal:m,onProgress:p=>c(`Loading ${$e(p)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),be(m.message,!0)}finally{
d.disabled=!1}}let d=B("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${$e(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:i("div",{class:"trace-actions"},a,d,n),prepare:l}}
function Yo(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${Ze(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function Av(e,t){return i("div",{class:"notice trace-not-kept"},i("p",{},Yo(e)),t?i("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):i("p",{},"Start the server with ",i("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",i("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function Cv(e,t,o,n){let s=Rc(e,t,o.query),r=i("td",{}),a=()=>{let l=o.on()?Ov(t):"";s.prepare(),O(r,l===""?s.node:i("span",{class:"muted"},l))};return n.push(
a),a(),i("tr",{},i("th",{scope:"row"},String(t.rank)),i("td",{class:"mono wrap"},t.file),i("td",{class:"num"},$e(t.trace_bytes)),r)}function Rv(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==null),
a=e.file_list.length-r.length;return i("section",{},s&&i("h3",{},e.label),r.length===0?Av(e,t):i("div",{class:"scroll-x"},i("table",{class:"files-table trace-table"},i("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),i("thead",{},i("tr",{},["Rank","File","Size","Trace"].map(l=>i("th",{scope:"col",class:l==="Size"?"num":""},l)))),i("tbody",{},r.map(l=>Cv(e,l,o,n))))),r.length>0&&a>0&&i("\
p",{class:"muted small"},`${C(a)} more were not kept.`))}function Lv(e,t){let o=i("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:i("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function qa(e,t={}){let o=[],n=ae("traces"),s=Lv(t,()=>o.forEach(l=>l())),r=i(
"div",{class:"trace-body"},i("p",{class:"muted"},"Loading …")),a=i("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>a.remove(),click:l=>{l.target===a&&a.close()}}},i("div",{class:"tr\
ace-box"},i("div",{class:"trace-head"},i("h2",{id:n},"Traces"),xe("close","Close",()=>a.close())),r));return document.body.append(a),a.showModal(),Promise.all([on(),...e.map(l=>_o(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,O(r,u&&s.node,c.map(d=>Rv(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&i("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>O(r,i("p",{class:"\
error-text",role:"alert"},l.message))),a}var Nv=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function Df(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:a=0,left_out:l=0}=e??{};if(a>0)return{level:"warn",text:`${U(a,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${C(c)} repaired or lost`),s>0&&u.push(U(s,"note")),r>0&&u.push(U(r,"duplicate file")),l>0&&u.push(`${C(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function Pv(e){return i("dl",{class:"counters"},Nv.map(([t,o,n])=>i("div",{class:e[t]>0&&t!=="kept"?"":"calm"},i("dt",{title:n},o),i("dd",{},C(e[t]??0)))))}function Iv(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":Qe(t.steps??[]);return i("tr",{},i("th",{scope:"row",class:"mono wrap"},t.file),i("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&i("span",{class:"muted"},` (${t.rank_source})`)),i("td",{},r||de),i("td",{class:"num"},C(s.events)),i("td",{class:"num"},$e(t.raw_bytes)),o&&i("td",{},t.trace_bytes===null?i("span",{class:"m\
uted"},"not kept"):Rc(e,t).node),i("td",{class:"wrap"},n.length===0?i("span",{class:"muted"},"nothing to report"):i("ul",{class:"notes"},n.map(a=>i("li",{},a.severity==="damage"&&[Ia()," "],a.words,a.
count>1&&` (${C(a.count)} ×)`,a.effect&&`. ${a.effect}`,a.example&&i("span",{class:"muted"},`${a.effect?" First:":":"} ${a.example}`))))))}function Lc(e){return e?.length>0&&i("details",{class:"dupli\
cates"},i("summary",{},`${U(e.length,"file")} left out: the same as another`),i("ul",{},e.map(({file:t,same_as:o})=>i("li",{},i("span",{class:"mono"},t)," has the same content as ",i("span",{class:"mo\
no"},o)))))}var Dv={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"is without the trace that it is named after"};function Nc(e,t){return e>
0&&i("details",{class:"left-out"},i("summary",{},`${U(e,"entry","entries")} of the folder left out`),i("ul",{},t.map(({file:o,kind:n})=>i("li",{},i("span",{class:"mono"},o),` ${Dv[n]??n}`)),e>t.length&&
i("li",{class:"muted"},`and ${C(e-t.length)} more`)))}function Bf(e){let t=i("div",{class:"quality-panel"},i("p",{class:"muted"},"Loading …"));return _o(e.id).then(o=>{let n=o.traces_bytes>0,s=["Fil\
e","Rank","Steps","Events","JSON",...n?["Trace"]:[],"Notes"];O(t,Da(o.quality.affected_files,o.quality.affected),Pv(o.quality),i("div",{class:"scroll-x"},i("table",{class:"files-table"},i("thead",{},i(
"tr",{},s.map(r=>i("th",{scope:"col"},r)))),i("tbody",{},o.file_list.map(r=>Iv(o,r,n))))),Lc(o.quality.duplicate_files),Nc(o.quality.left_out,o.quality.left_out_files),i("p",{class:"muted small"},"Ide\
ntity ",i("span",{class:"mono"},o.id)," · stored in ",$e(o.stored_bytes)," out of ",$e(o.raw_bytes)," of JSON",n&&` (${$e(o.traces_bytes)} the traces themselves)`,!n&&`. ${Yo(o)}`))}).catch(o=>O(t,i(
"p",{class:"error-text"},o.message))),t}var Pc=4,Ic=e=>e===2?"two":C(e),qf=e=>e[0].toUpperCase()+e.slice(1);function Bv({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function qv({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${Qe(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${U(t.ranks,"rank")}`}function Fv({parts:e}){let t=e.slice(0,Pc).map(({label:o})=>`“${o}”`).
join(", ");return e.length>Pc?`${t} and ${C(e.length-Pc)} more`:t}function Dc({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${Ic(t.ranks)} ranks of one`;return`${qf(Ic(e.length))} sets, \
or ${n}?`}function Ff(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=ae("question"),a=(u,d,m)=>B([i("strong",{},d),i("span",{class:"choice-detail"},m)],()=>ke.answer(e,u),{class:"choice"}),l=a(
!0,`${qf(Ic(n.length))} sets`,Fv(t)),c=a(!1,"One set",qv(t,o));return i("div",{class:"question",role:"group","aria-labelledby":r},i("p",{id:r},i("strong",{},Dc(t))," ",Bv(t)),i("div",{class:"choices"},
s?[l,c]:[c,l]))}var Wv=64,jv={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},Hv=["failed","cancelled","undone"];
function qc(e){return i("progress",{max:"1",value:"0","aria-label":e})}function Fc(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function An(e){if(e.state==="failed")return e.error?.
detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return Uv(e.made);if(e.state==="done"){let o=e.already_stored?`${zv(e)}; noth\
ing was stored twice.`:`${Wa(e)?"Stored, but damaged":"Done"}: ${U(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state===
"queued"?"Queued":jv[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${$e(e.bytes_done)} of ${$e(e.bytes_total)}`),e.events>0&&t.push(U(e.events,"event")),e.files_total>1&&t.push(`${C(e.files_done)}\
 of ${U(e.files_total,"file")}`),t.join(" · ")}function Uv(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${C(t)} were already here and ar\
e unchanged`;return o===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${U(o,"set")} stored${t>0?`; ${n}`:""}.`}var zv=e=>`Stored already \
as “${e.known_as}”`;function Gv(e,t){let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),i("a",{href:ce(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}
function Yv(e){let{offered:t,job:o}=e;if(e.state!=="done"||t===null)return null;let n=s=>Bc(ke.takeOffer(e,s));return[B(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),
new TextEncoder().encode(t).length<=Wv&&B(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var Wa=e=>e?.state==="done"&&e.affected_files?.length>0;function jf(e){return[Wa(e)&&Da(e.affected_files),
Vv(e),Lc(e?.duplicate_files),Kv(e?.changed_beside??[]),Nc(e?.left_out??0,e?.left_out_files??[])]}function Kv(e){return e.length>0&&i("p",{class:"muted"},"Not taken: what stands beside ",i("span",{class:"\
mono"},e.slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${C(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it ag\
ain.")}function Vv(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:i("details",{class:"failures",open:e.state==="faile\
d"},i("summary",{},`${U(e.failures.length,"file")} could not be read`),i("ul",{},e.failures.map(o=>i("li",{},!o.message.startsWith(o.file)&&[i("span",{class:"mono"},o.file)," – "],o.message))))}function Hf(e){
let t=qc("Progress"),o=i("p",{class:"transfer-text"}),n=i("div",{class:"transfer-actions"}),s=Jv(e),r=i("div"),a=i("div"),l=i("div",{class:"transfer-offer"}),c=null,u=e.files.map(Qv),d=i("details",{class:"\
files",open:e.files.length<=6},i("summary",{},Xv(e)),i("ul",{class:"file-list"},u.map(_=>_.node)),e.skipped.length>0&&Zv(e.skipped)),m=i("li",{class:"transfer"},i("div",{class:"transfer-head"},s.node,
n),t,o,l,a,r,!e.sample&&d),p=null,f="",h="",g=!1;function y(){let _=n.contains(document.activeElement),$=i("div",{},tS(e));f=e.label,$.innerHTML!==n.innerHTML&&(O(n,...$.childNodes),_&&n.querySelector(
"button")?.focus({preventScroll:!0}))}function w(){p=e.state,m.dataset.state=e.state,y(),g=e.question!==null,O(a,g&&Ff(e)),e.state==="done"&&(d.open=!1)}function b(){let _=e.state==="done"?e.offered:null;
if(_===c)return;let $=l.contains(document.activeElement);c=_,O(l,Yv(e)),$&&s.node.querySelector("input").focus({preventScroll:!0})}function x(){p!==e.state?w():f!==e.label&&y(),s.update(),u.forEach(eS),
t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:_,total:$}=Wc(e);t.hidden=e.state==="asking"||!ke.active.includes(e),Fc(t,_,$),h=jc(e),o.textContent!==h&&O(o,e.state==="done"&&!e.bundle&&
e.job.already_stored?Gv(e,h):h),b(),m.classList.toggle("affected",Wa(e.job)),O(r,jf(e.job))}return x(),{node:m,update:x,text:()=>e.question?Dc(e.question):h,focus(){g&&document.activeElement.matches("\
body, main, .page-actions *")&&a.querySelector("button").focus({preventScroll:!0}),g=!1}}}var Fa=(e,t)=>e.reduce((o,n)=>o+n[t],0);function Wc(e){let{job:t,state:o,files:n}=e;return o==="job"&&t.bytes_total>
0?{done:t.bytes_done,total:t.bytes_total}:{done:Fa(n,"sent"),total:o==="looking"?0:Fa(n,"size")}}function Qv(e){let t=qc(`Progress of ${e.name}`),o=i("span",{class:"file-state"}),n=i("li",{},i("span",
{class:"mono file-name",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function Jv(e){let t=i("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"\
false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{ke.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.
label,t.blur())}}}),o=i("span",{class:"error-text small",role:"status"}),n=e.label;return{node:i("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.activeElement&&(n=e.label,t.value=
n),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged\
. ${e.tagError}`].filter(Boolean).join(" ");o.textContent!==s&&(o.textContent=s)}}}function Xv(e){let t=e.files.reduce((s,r)=>s+r.size,0),o=e.files.filter(s=>!Uo(s)),n=[U(o.length,e.bundle?"bundle":"t\
race file"),$e(t)];return e.skipped.length>0&&n.push(`${C(e.skipped.length)} skipped`),n.join(", ")}function Zv(e){let[t,o]=[e.filter(Uo),e.filter(n=>!Uo(n))];return[o.length>0&&Wf("only .json and .js\
on.gz files are traces",o),t.length>0&&Wf("the trace that it is named after is not there",t)]}function Wf(e,t){let o=t.slice(0,20).map(({name:s})=>s).join(", "),n=t.length>20?`, and ${C(t.length-20)} \
more`:"";return i("p",{class:"muted skipped"},`Not sent, because ${e}: `,i("span",{class:"mono"},o),n)}function eS(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=
s,e.node.dataset.state=t.state,Fc(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:$e(t.size),sending:`${r} % of ${$e(t.size)}`,
sent:`${$e(t.size)} sent`,failed:t.error??"failed"}[t.state]}function tS(e){let{label:t}=e,o=xe("close",`Remove ${t} from this list`,()=>ke.remove(e));switch(e.state){case"failed":case"cancelled":return[
e.files.length>0&&B("Retry",()=>ke.retry(e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&i("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comp\
arison"),ke.canUndo(e)&&B("Undo",()=>Bc(ke.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[B("Bring back",()=>Bc(ke.bringBack(e)),{"aria-label":`Bring\
 ${t} back`}),o];default:return[B("Cancel",()=>ke.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Bc(e){try{await e}catch(t){Ee(`That did not work. ${t.message}`,{urgent:!0})}}function oS(e){
let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${Qe(t.sort((o,n)=>o-n))}`}function nS(e){return e===null?"":e.as===
"tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function jc(e){let t=sS(e);return e.begun>1&&!e.waits&&!Hv.includes(e.state)?`${t.replace(/\.$/,"")} – sent again, because the server wa\
s restarted`:t}function sS(e){let t=oS(e),o=Fa(e.files,"sent"),n=Fa(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waiting fo\
r its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?"No connection, trying again …":[`Sending ${$e(o)} of ${$e(n)}`,t].filter(Boolean).join("\
 · ");case"committing":return"Sent. The server starts reading …";case"job":return[An(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may close this tab now");case"do\
ne":return An(e.job)+nS(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for\
 ten minutes.";default:return e.error??"It failed."}}function Uf(e,t){let o=e,n=qc(`Progress of ${o.label}`),s=i("p",{class:"transfer-text"}),r=i("div",{class:"transfer-actions"}),a=i("div"),l=i("li",
{class:"transfer"},i("div",{class:"transfer-head"},i("div",{class:"transfer-title"},i("strong",{},o.label||"Ingest")),r),n,s,a),c=null;function u(d){o=d;let m=o.state==="queued"||o.state==="running";o.
state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,O(r,m?B("Cancel",()=>os(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):xe("close",`Remove ${o.label} from this list`,()=>t(o)))),n.hidden=
!m,Fc(n,o.bytes_done,o.bytes_total),s.textContent=An(o),l.classList.toggle("affected",Wa(o)),O(a,jf(o))}return u(o),{node:l,update:u}}var zf=()=>i("a",{href:ce("/")},"Show");function rS(){return[...ke.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:jc(t),...Wc(t)})),...Jt.running.map(t=>({label:t.label,text:An(t),
done:t.bytes_done,total:t.bytes_total}))]}function aS(){let e=s=>ke.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${C(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${C(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function iS(){let e=i(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=i("strong",{class:"ellipsis"}),o=i("span",{class:"muted small ellipsis"});return{node:i("div",{class:"status-part status-progre\
ss"},i("div",{class:"status-head"},t,zf()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${C(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((a,l)=>a+l.total,0);s.some(a=>a.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((a,l)=>a+l.done,0)))}}}function lS(){let e=i("span",{});return{node:i("div",{class:"status-part status-head"},e,zf()),draw(o){
e.textContent=`${o}.`}}}function cS(e){let t=i("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,a){let l=i("p",{class:"status-verdict",role:"status"}),c=i("a",{class:"\
button primary",href:Wt(r.id,a.id)},`Compare ${r.label} with ${a.label}`);O(t,i("div",{class:"status-head"},i("strong",{},"Both sets are stored"),xe("close","Dismiss",n)),l,c),o=!0,e(),be(`Both sets a\
re stored. You can compare ${r.label} with ${a.label} now.`);let u=new URLSearchParams({control:r.id,test:a.id,limit:"0",diagnosis:"false"});dt(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function Gf(){let e=i("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=iS(),o=lS(),n=cS(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Ut()!=="/",c=l?rS():[],u=l?aS():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),xo(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function a(){s===0&&(s=requestAnimationFrame(r))}return ke.addEventListener("change",a),Jt.addEventListener("change",a),r(),{offer:n.set,clear:n.clear,draw:r}}var[mn,Cn,Yf,mo,Kt,uS,ja,dS]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],cr="Every page",Kf="First move to a set of the list, with the arrow keys.",Ha="First select a\
 call, in the lanes or in the table.",Rn="There is nothing to search on this page.",Qf=[{pages:[mn],keys:["/"],text:"Find trace sets",action:"search",none:Rn},{pages:[mn],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[mn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[mn],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[mn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[mn],keys:["Space"],text:"In the list: sel\
ect the set, for actions on several"},{pages:[mn],keys:["c"],text:"Use the focused set as the control",action:"control",none:Kf},{pages:[mn],keys:["t"],text:"Use the focused set as the test",action:"t\
est",none:Kf},{pages:[Cn],keys:["/"],text:"Search the names of the rows",action:"search",none:Rn},{pages:[Cn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},
{pages:[Cn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Cn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[Cn],
keys:["ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[mo],keys:["/"],text:"Find a frame or a kernel",action:"search",none:Rn},{pages:[mo],keys:["ArrowDown"],text:"\
From the search into the table",action:"enter",inSearch:!0},{pages:[mo],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[mo],keys:["ArrowDown","Arrow\
Up","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[mo],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or\
 go to the one above"},{pages:[mo],keys:["Space"],text:"In the table: select the frame"},{pages:[mo],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[mo],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[mo],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[Cn,Yf,mo,Kt,ja],keys:["c"],text:"Choose the control",action:"control"},{pages:[Cn,Yf,mo,Kt,ja],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Kt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:Rn},{pages:[Kt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Kt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Kt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Kt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Kt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Kt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Ha},{pages:[Kt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Kt],keys:["m"],action:"measure",none:Ha,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[uS],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:Rn},{pages:[dS],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[ja],keys:["/"],text:"Find a table or column",action:"search",none:Rn},
{pages:[ja],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[cr],keys:["?"],text:"List the keys",action:"help"},{pages:[cr],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:Rn},{pages:[Kt],keys:[","],action:"former",none:Ha},{pages:[Kt],keys:["."],action:"next",none:Ha}],mS={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},pS=["button","checkbox","file","radio","range","reset","submit"];function ur(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!pS.includes(e.type))}function fS(e,t){let{target:o,key:n}=e,s=ur(o);return Qf.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||
r.pages.some(a=>[t.name,cr].includes(a)))&&(r.inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function hS(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function gS(e){return e.flatMap((t,o)=>[o>0&&" ",i("kbd",{},mS[t]??t)])}function Vf(e,t){let o=Qf.filter(({pages:n,text:s})=>s&&
n?.includes(t));return o.length>0&&i("section",{},i("h3",{},e),i("dl",{class:"keys"},o.map(({keys:n,text:s})=>i("div",{},i("dt",{},gS(n)),i("dd",{},s)))))}function wS(e){let t=ae("keys"),o=()=>n.close(),
n=i("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:t},"Keys"),
xe("close","Close",o)),Vf(`${e.name} page`,e.name),Vf(cr,cr),i("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function Jf(e,t){let o=()=>e()&&
wS(e().page);t.addEventListener("click",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector(
'dialog[open], [role="menu"]'))return;let a=fS(n,s);if(!a||a.action==="close"&&hS())return;let l=a.action==="help"?o:r.keys?.[a.action],c=l!==void 0&&l()!==!1;(c||a.none)&&n.preventDefault(),!c&&a.none&&
Ee(a.none,{seconds:4})})}var Xf="tracediff.session";function yS(){try{return sessionStorage.getItem(Xf)??""}catch{return""}}function Zf(e){let t=null,o=[];function n(){return t??=yS(),t}function s(u){t=u;try{sessionStorage.setItem(
Xf,u)}catch{}}let r=u=>_o(u).then(d=>d.quality.kept>0?d:null).catch(()=>null),a=()=>At(new URLSearchParams({limit:"0"})).then(({total:u})=>u===2).catch(()=>!1);async function l(){if(ke.active.length>0||
o.length===0)return;let u=o.sort((y,w)=>y.key-w.key).map(({id:y})=>y);o=[];let d=u.length===1,m=n();s(d?u[0]:"");let p=d&&m!==""&&m!==u[0]?[m,...u]:u;if(p.length!==2)return;let[f,h]=await Promise.all(
p.map(r));if(!h&&d&&s(m),!f||!h)return;let g=!d||tf(f.label,h.label)||await a();ke.active.length===0&&e(...er(f,h),{sure:g})}let c=u=>{o=o.filter(d=>d.id!==u)};return ke.addEventListener("stored",({detail:u})=>{
c(u.job.set),o.push({id:u.job.set,key:u.key}),l()}),ke.addEventListener("change",({detail:u})=>{u?.state==="undone"?(c(u.job.set),n()===u.job.set&&s("")):(u===null||u.state==="failed"||u.state==="canc\
elled")&&l()}),{clear(){t="",Bt().then(()=>s(n()))}}}var Hc=new Set,th=!1,pn=()=>th;function fs(e){return Hc.add(e),()=>Hc.delete(e)}function eh(e){th=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Hc])t()}function oh(){window.
addEventListener("beforeprint",()=>eh(!0)),window.addEventListener("afterprint",()=>eh(!1))}var He=["control","test"],Ln={control:"test",test:"control"},rh=["rank","span","step"],bS=["both",...He],_S={path:{type:"boolean",standard:"false"}},ah=32,kS=864e8,xS=300,Ua=e=>e!==null&&e!==""&&Number.
isFinite(Number(e))?Number(e):null,Uc=(e,t)=>sc(e,t,/^\d+$/,"whole numbers");function nh(e,t,o){let[n,s]=[Ua(e.get(t)),Ua(e.get(o))],r=n!==null&&s!==null&&n<s&&Math.max(-n,s)<=kS;return[t,o].filter(a=>!r&&
e.get(a)).forEach(a=>jo(e,a,`µs since the beginning, ${t} before ${o}`)),r?[n,s]:[null,null]}var sh=(e,t)=>[...new Set(e.getAll(t))].filter(o=>o!==""&&o.length<=xS).slice(0,ah),hs=(e,{id:t,main:o})=>o?
"main":`${e}:${t}`,za=(e,t)=>e.includes(t)?e.filter(o=>o!==t):[...e,t].slice(-ah);function Ga(e){let t=new URLSearchParams(e),o={control:t.get("control")??"",test:t.get("test")??""};for(let l of He){for(let c of rh){
let u=`${l}_${c}`;o[u]=Uc(t,t.has(u)?u:c)}o[`${l}_marker`]=t.get(`${l}_marker`)||t.get("marker")||""}let[n,s]=nh(t,"from","to"),[r,a]=nh(t,"sum_from","sum_to");return{...o,use_short_name:_t(t,$a,"use_\
short_name"),path:_t(t,_S,"path"),show:et(t,"show",bS,"both"),from:n,to:s,sum_from:r,sum_to:a,open:sh(t,"open"),pin:sh(t,"pin"),q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Ua(
Uc(t,"nth")),at:et(t,"at",He,""),align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:Ua(Uc(t,"align_nth"))??0}}var $S=e=>String(Math.round(e*1e3)/1e3);function gs(e){let t=new URLSearchParams,
o=(s,r,a="")=>{r!=null&&r!==a&&t.set(s,String(r))};He.forEach(s=>o(s,e[s]));for(let s of[...rh,"marker"]){let[r,a]=He.map(c=>e[`${c}_${s}`]??""),l=r===a||!e.control||!e.test;o(s,l?r||a:""),He.forEach(
c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both");for(let s of["from","to","sum_from","sum_to"])o(s,typeof e[s]=="number"?$S(e[s]):
"");["open","pin"].forEach(s=>(e[s]??[]).forEach(r=>t.append(s,r))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_cat\
egory",e.align_category),o("align_nth",e.align_nth,0));let n=t.toString();return ce(n===""?"/timeline":`/timeline?${n}`)}function $o(e){let t=He.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:
t}var vS=(e,t)=>e-t,ih=e=>[...new Set(e)].sort(vS),zc=e=>ih(e.map(t=>t.rank)),Gc=(e,t)=>ih(e.filter(o=>o.rank===t).map(o=>o.span)),Yc=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??
-1)-(s.step_number??-1));function SS(e){let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var ES=(e,t)=>e.find(o=>String(o)===t);function lh(e,t,o=null){if(e.length===0)return null;let n=[],
s=(u,d,m,p)=>{let f=d===""?void 0:ES(u,d);return d!==""&&f===void 0&&n.push(`${m} ${d}`),f??(u.includes(p)?p:u[0])},r=s(zc(e),t.rank,"rank",o?.sample.rank),a=s(Gc(e,r),t.span,"file",o?.sample.span),l=Yc(
e,r,a),c=t.step===""?void 0:l.find(u=>String(u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-
1)]:SS(l),{sample:c,place:l.indexOf(c),missing:n}}var Ya=e=>/^\d+$/.test(e??"")?e:"",Ko=(e,t={})=>gs({control:e.control,test:e.test,control_rank:Ya(e.control_ranks),test_rank:Ya(e.test_ranks),control_step:Ya(e.control_steps),test_step:Ya(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function ws(e,t){let{name:o,category:n}=sr(t,"test");return Ko(e,{name:o,category:e.use_short_name?"":n})}
function Ka(e,t,o,n=null){let s={};for(let a of["control","test"]){let{rank:l,span:c}=t[a]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${a}_rank`]:u(l),[`${a}_span`]:c>0?String(c):"",[`${a}_step`]:u(
o[a])})}let r=n&&sr(n,"test");return Ko(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function ch(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",a=t.length>0?String(t[0]):void 0;return Ko(e,{at:r,...a?{control_rank:a,test_rank:a}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var Nn=[...Wo.by.words,"calls"],Xa=4,Jc={device:"own",host:"self",calls:"calls"},Za=["calls","host","self","device","own"];function mh(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=
n??""})}function dr(e){let[t,o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(o^o>>>13,3266489909),o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var ph=/ #\d+$/,Qa=(e,t)=>e==="module"&&t!==null?t.replace(
ph,""):t,fh=()=>[0,0],Vc=()=>Object.fromEntries(Za.map(e=>[e,fh()]));function Ja(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:Vc(),kernels:[],shapes:[],children:[],own:Vc(),key:"",foldKey:""}}var Kc=(e,t)=>t>0?(e??0)/t:0,Va=(e,t,o,n)=>o?[Kc(e[`control_${t}`],n[0]),Kc(e[`test_${t}`],n[1])]:[Kc(e[t],n[0]),0];function TS(e,t,o){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function OS(e,t,o){let n=Object.fromEntries(Za.map(s=>[s,Va(e,s,t,o)]));return{...Ja({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:TS(e,t,o),split:e.split??null},
figures:n,own:{calls:n.calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:Va(s,"counts",t,o),device:Va(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:Va(s,
"calls",t,o)}))}}function ei(e,t,o){[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),dr(d===0?u:`${u}
${d}`)},a=[o,s.sort,...s.names.map(l=>Qa(s.sort,l)),s.status].join(`
`);ei(s,r(t,s.names),dr(a))}}var hh=e=>e.reduce((t,o)=>dr([t,o.sort,Qa(o.sort,o.control_name),Qa(o.sort,o.test_name),o.status].join(`
`)),"root");function Xc(e,t){let o=[],n=(r,a,l)=>{Object.assign(r,{at:o.length,parent:a,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(Nn.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)MS(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var ys=e=>e.status==="same"||e.status==="replaced";function MS(e,t){
e.total={},e.ownOf={},e.here={};for(let o of Nn){let n=e.own[Jc[o]],s=[...n],r=n[1]-n[0];for(let a of e.children)s[0]+=a.total[o][0],s[1]+=a.total[o][1],r+=ys(a)?0:t[o][a.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=ys(e)?r:null}}function Zc(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>OS(r,t,n));return e.nodes.forEach(({parent:r},a)=>{r!==
null&&s[r].children.push(s[a])}),ei(s[0],"root","root"),Xc(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Qc=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function uh(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let a=s.get(r[o]);a||(a={[o]:r[o],...Object.fromEntries(n.map(l=>[l,fh()]))},s.set(r[o],a),e.push(a)),n.forEach(l=>Qc(a[l],r[l]))}}function dh(e,t){Za.
forEach(o=>Qc(e.figures[o],t.figures[o])),Object.values(Jc).forEach(o=>Qc(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},uh(e.kernels,t.kernels,"name",["counts","device"]),uh(e.shapes,t.shapes,"text",["calls"])}function AS({sort:e,status:t,names:o}){let[n,s]=o.map(r=>Qa(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var CS=(e,t)=>Za.some(o=>e.figures[o][t]>0);function gh(e){if(e.children.forEach(gh),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>CS(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function wh(e){let t=Ja(e.root);dh(t,e.root);let o=new Map,n=(r,a)=>{let l=AS(a),c=[a.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=Ja({...a,names:l,status:a.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,a)=>{let l=n(r.sort==="modul\
e"?t:a,r);dh(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&gh(t),ei(t,"root","root"),Xc(t,{...yh(e),grouped:"class"})}function yh({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var bh=e=>({...e,children:e.children.map(bh)});function RS(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&ph.test(n??"")&&t.unshift(n)}return t}function LS(e,t){let o=Ja({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(Jc))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((a,l)=>a+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function _h(e,t,o){let n=new Map([...o].filter(a=>e.byKey.
get(a)?.instances>1).map(a=>[a,[]]));for(let a of t.frames)n.has(a.foldKey)&&a.sort!=="rest"&&n.get(a.foldKey).push(a);let s=a=>{let l=n.get(a.key);if(!l||l.length===0)return{...a,children:a.children.
map(s)};let c=LS(a,l);return{...a,opened:!0,own:Vc(),kernels:a.kernels,children:[...l.map(u=>({...bh(u),above:RS(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return kh(r,n),Xc(r,yh(e))}function kh(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;ei(o,dr(`${e.key}
${n||"rest"}`),o.foldKey||dr(`${e.key}
rest`))}else kh(o,t)}function Pn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var In=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",vo=(e,t)=>e.total[t][1]-e.total[t][0];function So(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function eu(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function bs(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var xh=["both","control","test"];function NS(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function $h(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=NS(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),a=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,p)=>{let f=m.parent?u[m.parent.at]:0;a[p]=f,l[p]=f+s[m.at],c[p]=m.depth,u[m.at]=f,m.parent&&(u[m.parent.at]=
l[p]),d[m.at]=p}),{start:a,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var PS=["folded","class","instance"],oi=["control","test"],ni=["ranks","steps","marker"],IS=5e3,tu=40,ti=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,tu);function Dn(e){let t=new URLSearchParams(
e),o={};for(let n of oi){o[n]=t.get(n)??"";for(let s of ni)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...o,level:_t(t,Wo,"level"),merge_lines:_t(t,Wo,"merge_lines"),by:et(
t,"by",Nn,""),width:et(t,"width",xh,"both"),frames:et(t,"frames",PS,"folded"),order:et(t,"order",["calls"],""),q:t.get("q")??"",node:ti(t.get("node"))[0]??"",zoom:ti(t.get("zoom"))[0]??"",open:ti(t.get(
"open")),rows:ti(t.get("rows"))}}function po(e){let t={...Dn(""),...e},o=new URLSearchParams,n=(s,r,a="")=>{r!==a&&r!==""&&o.set(s,r)};for(let s of oi)n(s,t[s]),ni.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],
"all"));return n("level",t.level,Wo.level.standard),n("merge_lines",String(t.merge_lines??!0),Wo.merge_lines.standard),n("by",t.by),n("width",t.width,"both"),n("frames",t.frames,"folded"),n("order",t.
order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-tu).join(".")),n("rows",t.rows.slice(-tu).join(".")),ce(o.size===0?"/tree":`/tree?${o}`)}function _s(e,t,o){let n=new URLSearchParams(
{max_nodes:String(IS)}),s=e.test!=="";for(let r of s?oi:["control"]){s&&n.set(r,e[r]);for(let a of ni){let l=e[`${r}_${a}`];l!==""&&l!=="all"&&n.set(s?`${r}_${a}`:a,l)}}return Ho(n,Wo,["level","by","i\
nstances","merge_lines"],{level:e.level,merge_lines:e.merge_lines,by:Wo.by.words.includes(t)?t:"",instances:o}),n}var Zt=e=>Object.fromEntries([...oi.flatMap(t=>[t,...ni.map(o=>`${t}_${o}`)]),"merge_l\
ines"].map(t=>[t,e[t]])),DS=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function vh(e,t){let{name:o,category:n}=sr(t,"test");if(!DS.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.
exec(o),r=n==="python_function"&&!s,a=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,"");return po({...Zt(e),q:a,level:r?"python":"modules"})}var Sh=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,Eh=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var Th="tracediff.dismissed-jobs",BS=24*3600*1e3,qS=1e4;function Oh(){try{return JSON.parse(localStorage.getItem(Th))??[]}catch{return[]}}function FS(e){try{localStorage.setItem(Th,JSON.stringify([...Oh().
slice(-50),e.id]))}catch{}}function WS(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<BS;return!o.includes(e.id)&&(!vn(e)||t.has(e.id)||n)}function jS(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),a=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&a<qS)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&be(s,o==="failed")}}}function Mh(e,t){let o=i("ul",{class:"transfers"}),n=i("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},i("div",{class:"section-hea\
d"},i("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,a=jS(),l=0;function c(){let h=null;for(let g of ke.transfers){let y=s.get(g.key);y||(y=Hf(g),s.set(g.key,y),h??=y),y.update();
let{state:w,label:b,job:x}=g;a.tell(g.key,{state:w,stage:x?.stage,text:`${b}: ${w==="failed"?"failed. ":""}${y.text()}`})}return h}function u(){let h=Oh();Jt.running.forEach(y=>r.add(y.id));let g=Jt.list.
filter(y=>WS(y,r,h)).reverse();for(let y of g)s.has(y.id)||s.set(y.id,Uf(y,()=>{FS(y),d()})),s.get(y.id).update(y),a.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${An(y)}`});return g}function d(){
l=0;let h=s.size===0,g=c(),y=[...ke.transfers.map(w=>w.key),...u().map(w=>w.id)];for(let w of s.keys())y.includes(w)||s.delete(w);xo(o,y.map(w=>s.get(w).node)),n.hidden=s.size===0,g&&!h&&g.node.scrollIntoView(
{block:"nearest"}),ke.transfers.forEach(({key:w})=>s.get(w).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let p=({detail:h})=>e(h.job.set),f=({detail:h})=>e(h.set);return ke.addEventListener(
"change",m),ke.addEventListener("stored",p),ke.addEventListener("sets",t),Jt.addEventListener("change",m),Jt.addEventListener("stored",f),d(),{node:n,unmount(){ke.removeEventListener("change",m),ke.removeEventListener(
"stored",p),ke.removeEventListener("sets",t),Jt.removeEventListener("change",m),Jt.removeEventListener("stored",f),cancelAnimationFrame(l)}}}var HS=.1;function US(e,t){let o=t.coming_bytes>0?` and ${$e(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${$e(t.left_bytes)} are left`;return`${e} may store ${$e(t.allowed_bytes)}\
: ${$e(t.stored_bytes)} are stored in ${U(t.sets,"set")}${o}, ${n}.`}function Ah(e,t){if(!t)return null;let o=t.left_bytes<=HS*t.allowed_bytes;return i("span",{class:o?"quota-few":""},US(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function Ch(){let e=i("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await on().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,O(e,Ah(o.user,n)," ",Ah("All together",s))}}}var zS="a[href], button:not(:disabled), input";function Rh(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(zS)].filter(p=>!p.closest("form"));function a(m){m.tabIndex=m===
n?0:-1,r(m).forEach(p=>{p.tabIndex=-1})}function l(m=!1){let p=s();n=p.includes(n)?n:p[0]??null,p.forEach(a),m&&!e.contains(document.activeElement)&&u()}function c(m){let p=n;n=m??n,[p,m].filter(Boolean).
forEach(a)}function u(){return n?.focus(),n!==null}function d(m,p){let f=s(),h=f.indexOf(n),g=[n,...r(n)],y=g.indexOf(p);return{ArrowDown:f[h+1],ArrowUp:f[h-1],Home:f[0],End:f.at(-1),ArrowRight:g[y+1],
ArrowLeft:g[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:p,target:f}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||ur(f)||f.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(p)?(m.preventDefault(),d(p,f)?.focus()):f===n&&(p==="Enter"||p===" ")&&(m.preventDefault(),o(p,n)))}),{sync:l,focus:u}}function si(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},a,l){let c=ae("edit"),u=i("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=i("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let p=u.value.trim();if(p===t&&!r||p===""&&!s){l();return}u.disabled=!0,await a(p)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},i("label",{for:c,class:"visually-hidden"},o),u,i("button",{type:"submit",class:"small-button"},"Save"),B("Cancel",l,{class:"small-button"}));O(e,d),u.focus(),u.select()}var ks=4;function ri(e,t,{text:o,...n}={}){let s=ae("menu"),a=i("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:g=>{(g.key==="ArrowDown"||g.key==="ArrowUp")&&(g.preventDefault(),u(g.key==="ArrowUp"))}}},o??Dt("more")),l=null,c=()=>Lh(l,a);function u(g=!1){
l=i("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:f,focusout:h}}),O(l,t().filter(y=>!y.hidden).map(p)),a.setAttribute("aria-expanded","true"),a.setAttribute("aria-controls",s),a.
closest("main").append(l),Lh(l,a),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(g?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let g=l;l=null,g?.remove(),a.setAttribute("aria-expanded","false"),a.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],p=g=>i(g.href?
"a":"button",{role:"menuitem",type:g.href?null:"button",href:g.href,download:g.download,tabindex:"-1",class:g.danger?"danger":g.href?"button":"",disabled:g.disabled,title:g.title,on:{click:()=>{if(g.href){
setTimeout(()=>l&&(a.focus({preventScroll:!0}),d()));return}d(),a.focus({preventScroll:!0}),g.run()}}},g.text);function f(g){let y=m().filter(_=>!_.disabled),w=y.indexOf(document.activeElement),b=g.key.
length===1?g.key.toLowerCase():"",x={ArrowDown:y[(w+1)%y.length],ArrowUp:y.at(w-1),Home:y[0],End:y.at(-1)}[g.key]??(b.trim()===""?void 0:[...y.slice(w+1),...y].find(_=>_.textContent.toLowerCase().startsWith(
b)));(g.key==="Escape"||g.key==="Tab")&&(d(),a.focus({preventScroll:!0})),(g.key==="Escape"||x)&&(g.preventDefault(),g.stopPropagation(),x?.focus({preventScroll:!0}))}function h(g){l&&!l.contains(g.relatedTarget)&&
g.relatedTarget!==a&&d()}return a}function Lh(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+ks+s<=innerHeight;e.style.setProperty("top",`${Math.max(ks,r?o.bottom+ks:
o.top-ks-s)}px`),e.style.setProperty("left",`${Math.max(ks,Math.min(o.right-n,innerWidth-n-ks))}px`)}var ai=12,Nh=3;function GS(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>qa([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function Ph(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return i("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},i("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),i("\
span",{"aria-hidden":"true"},n))}function YS(e){return e.damaged?i("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function KS(e,t){let o=s=>B(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-Nh;return e.tags.length>0&&i("span",{class:"tags"},e.tags.slice(0,Nh).
map(o),n>0&&i("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function VS(e,t){let o=e.goes?`removed ${vp(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server re\
moves it on ${Ze(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?i("span",{class:"muted small",title:n},s):B([Dt("pin"),s],()=>t.pin(
[e],!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which is ${o}`})),e.uploaded_by&&i("span",{class:"muted small by e\
llipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function QS(e,t,o){let n=i("div",{class:"set-line"}),s=()=>O(n,i("span",{class:"set-name ellipsis",title:e.label},e.label),KS(e,t),
VS(e,t),e.notes!==""&&i("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:i("td",{class:"set-cell"},n,YS(e)),edit(a){si(n,e[a],a==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[a]:l}),r)}}}function JS(e,t,o){let n=Df(e.quality),s=i("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,Bf(e)),O(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&Dt("warning"),i("span",{class:"ellipsis"},n.text),Dt("chevron"));return s}function XS(e){return e.steps.length>0?i("span",{title:Qe(e.steps)},C(e.step_count??e.steps.length)):
i("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var ZS=e=>e.devices.length>0?e.devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):de;function eE(e){return e.median_step_ns!==null?
[N(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[de,e.steps.length>0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function Ih(e,t,o,{member:n=!1}={}){
let s=i("tr",{class:"detail",hidden:!o.has(e.id)},i("td",{colspan:String(ai)},o.get(e.id))),r=ri(`Actions for ${e.label}`,()=>GS(e,t,m=>a.edit(m))),a=QS(e,t,()=>r.focus()),l=i("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:m=>t.check(e,l.checked,m.shiftKey)}}),[c,u]=eE(e);return[i("tr",{data:{set:e.id},class:n?"member":""},i("td",{class:"check-cell"},l),i("td",
{class:"pick-cell"},Ph("control",e,t),Ph("test",e,t)),a.node,i("td",{"data-head":"Device",class:"device-cell ellipsis",title:e.devices.join(", ")},ZS(e)),i("td",{class:"num","data-head":"Step",title:u},
c),i("td",{class:"num","data-head":"Ranks",title:Qe(e.ranks)},C(e.ranks.length)),i("td",{class:"num","data-head":"Steps"},XS(e)),i("td",{"data-head":"Recorded",class:"date"},e.recorded===null?de:Ze(e.
recorded)),i("td",{"data-head":"Added",class:"date"},Ze(e.created)),i("td",{class:"num","data-head":"Size",title:`${U(e.quality.events,"event")} in ${$e(e.raw_bytes)} of JSON in ${U(e.files,"file")}`},
$e(e.disk_bytes)),i("td",{"data-head":"Quality"},JS(e,s,o)),i("td",{class:"row-actions"},i("a",{class:"button small-button analyse-link",href:ce(`/analyse?set=${Ve(e.id)}`),"aria-label":`Analyse ${e.label}`},
"Analyse"),r)),s]}var tE=["sets","tag","baseline","name","category","layer","measure","time","by"];function xs(e){let t=new URLSearchParams(e);return Object.fromEntries(tE.map(o=>[o,_t(t,oc,o,o==="sets"?"":void 0)]))}function mr(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),Ho(t,oc,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function pr(e){let t=mr(
e).toString();return ce(t===""?"/series":`/series?${t}`)}var Dh=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Device"},{text:"Step time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"\
Recorded"},{text:"Added",sort:"created"},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],Bh=Dh.filter(e=>e.sort);function oE(e,t){return e.sort?i("th",{scope:"col",class:e.
num?"num":"",data:{sort:e.sort}},B([e.text,i("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):i("th",{scope:"col",class:e.num?"num":""},e.hidden?[i("span",{"aria-hidden":"true"},e.text),
i("span",{class:"visually-hidden"},e.hidden)]:e.text)}function qh(e){let t=i("tbody"),o=i("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.
checked)}}),n=Dh.map(g=>oE(g,e.sort)),s=i("div",{class:"card scroll-x"},i("table",{class:"sets",role:"grid"},i("caption",{class:"visually-hidden"},"Trace sets"),i("thead",{},i("tr",{},i("th",{scope:"c\
ol",class:"check-cell"},o),n)),t)),r=Rh(t,"tr[data-set], tr.group, tr.more-row",(g,y)=>{let w=y.dataset.set?g===" "?".set-check":".menu-button":"button";y.querySelector(w)?.click()}),a=new Map,l=new Map;
function c(g,y,w,b){let x=l.get(g),_=x?.shown===y?x:{shown:y,rows:w()};return b.set(g,_),_.rows}let u=(g,y,w=!1)=>c(g.id,JSON.stringify([g,w]),()=>Ih(g,e,a,{member:w}),y);function d(g,y,w){let b=c(`gr\
oup ${g.prefix}`,JSON.stringify([g,!!y]),()=>[nE(g,y,e)],w);if(!y)return b;let x=y.total-y.sets.length;return[...b,...y.sets.flatMap(_=>u(_,w,!0)),...c(`more ${g.prefix}`,`${y.loading} ${x}`,()=>y.loading||
x>0?[sE(g,y,x,e)]:[],w)]}function m(g){let y=new Map,w=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:x}=w?.closest("tr")?.dataset??{};xo(t,g.entries.flatMap(_=>_.group?d(
_.group,g.groups.get(_.group.prefix),y):u(_.set,y))),l=y,b!==void 0&&!w.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(w!==null),w?.matches(
".pin-toggle")&&!w.isConnected&&t.querySelector(`tr[data-set="${x}"] .pin-toggle`)?.focus({preventScroll:!0}),p(g),f(g)}function p({sort:g,order:y}){for(let w of n){let b=w.dataset.sort===g;w.dataset.
sort&&(w.ariaSort=b?{asc:"ascending",desc:"descending"}[y]:null,O(w.querySelector(".sort-mark"),b&&Dt(y==="asc"?"up":"down")))}}function f({picked:g,checked:y}){let w=[...t.querySelectorAll("tr[data-s\
et]")];for(let x of w){let{set:_}=x.dataset;for(let $ of["control","test"])x.toggleAttribute(`data-${$}`,_===g[$]),x.querySelector(`.pick-${$} input`).checked=_===g[$];x.toggleAttribute("data-checked",
y.has(_)),x.querySelector(".set-check").checked=y.has(_)}let b=w.filter(x=>y.has(x.dataset.set)).length;o.checked=b>0&&b===w.length,o.indeterminate=b>0&&b<w.length,o.disabled=w.length===0}function h(g){
let y=[...t.children].find(w=>w.dataset.set===g);return y?.classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:h,focus:r.focus}}function nE(e,t,o){let n=B([Dt("c\
hevron"),i("span",{class:"set-name"},e.prefix),i("span",{class:"muted"},U(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${U(
e.sets,"set")}`});return i("tr",{class:"group",data:{prefix:e.prefix}},i("td",{class:"check-cell"}),i("td",{class:"pick-cell"}),i("td",{class:"set-cell",colspan:"6"},n,!e.prefix.includes(",")&&i("a",{
class:"small",href:pr({...xs(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")),i("td",{class:"date"},Ze(e.newest)),i("td",{colspan:String(
ai-9)}))}function sE(e,t,o,n){return i("tr",{class:"more-row member"},i("td",{colspan:String(ai)},t.loading?i("span",{class:"muted"},"Loading …"):B(`Show more of ${e.prefix} (${C(o)} left)`,()=>n.more(
e.prefix),{class:"link-button"})))}function Fh(e,t){let o=e,n=ae("tags"),s=ae("known-tags"),r=i("p",{class:"small",role:"status"}),a=i("ul",{class:"tag-list"}),l=i("datalist",{id:s}),c=i("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=i("form",{class:"tag-form",on:{submit:h=>{h.preventDefault();let g=c.value.trim().replace(/\s+/g," ");g!==""&&p({add_tags:[g]},
`Tagged “${g}”.`)}}},c,i("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${U(o.length,"set")}`,m=i("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:h=>{h.target===m&&m.close()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:n},d),xe("close","Close",()=>m.close())),i("div",{class:"trace-body"},a,u,
l,r)));async function p(h,g){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let w=await qo(o[y].id,h);o=o.map(b=>b.id===w.id?w:b),t(w)}c.value="",r.classList.remove("error-text"),r.textContent=g}catch(y){
r.classList.add("error-text"),r.textContent=y.message,be(y.message,!0)}c.disabled=!1,f(),c.focus()}function f(){let h=new Map;o.flatMap(g=>g.tags).forEach(g=>{let y=[...h.keys()].find(w=>w.toLowerCase()===
g.toLowerCase())??g;h.set(y,(h.get(y)??0)+1)}),O(a,[...h].map(([g,y])=>i("li",{class:"tag"},g,y<o.length&&i("span",{class:"muted"},` ${y} of ${o.length}`),xe("close",`Remove the tag ${g}`,()=>p({remove_tags:[
g]},`“${g}” was removed.`)))),h.size===0&&i("li",{class:"muted"},"No tags yet."))}return f(),document.body.append(m),m.showModal(),c.focus(),nn().then(h=>O(l,h.map(({tag:g})=>i("option",{value:g})))).
catch(()=>{}),m}function jh({title:e,text:t,form:o,action:n,start:s,ended:r}){let a=ae("regroup"),l=i("p",{class:"small regroup-status",role:"status"}),c=i("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=i(
"button",{type:"submit",class:"primary"},n),d=B("Cancel",()=>f.close()),m=null,p=i("fieldset",{class:"regroup-fields"},o),f=i("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":a,on:{close:()=>f.
remove(),click:b=>{b.target===f&&f.close()}}},i("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),w()}}},i("div",{class:"trace-head"},i("h2",{id:a},e),xe("close","Close",()=>f.close())),i("d\
iv",{class:"trace-body"},t&&i("p",{class:"muted"},t),p,c,l),i("div",{class:"regroup-buttons"},d,u)));function h(b,x=!1){l.textContent=b,l.classList.toggle("error-text",x),x&&be(b,!0)}function g(b){p.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,h(b,!0),f.isConnected||Ee(b,{urgent:!0})}function y(b){b.state==="done"?(f.close(),r(b)):b.state==="failed"||b.state==="cancelled"?g(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,h(`${C(b.files_done)} of ${U(b.files_total,"file")}`))}async function w(){h("");try{m=await s()}catch(b){g(b.message);return}
m&&(p.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&os(m.id).catch(()=>{}),Sa(m.id,y))}return document.body.append(f),f.showModal(),{dialog:f,say:h,
go:u}}async function rE(e,t){try{for(let o of e.binned)await es(o);for(let o of e.made.filter(n=>!n.already_stored))await Zn(o.set)}catch(o){Ee(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function Hh(e,t,o){Ee(e,{seconds:30,action:{label:"Undo",run:()=>rE(t,o)}}),o(t.set)}function aE(e,t){let o=e.file_list.map(s=>i("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>i("li",{},i("label",{class:"check"},o[r],i("span",{class:"regroup-rank"},`Rank ${s.rank}`),i("span",{class:"mono wrap"},s.file),i("span",{class:"muted small"},$e(s.disk_bytes)))));
return{node:i("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function Wh(e,t,o,n,s){return i("label",{class:"check"},i("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function Uh(e,t){let o=ae("split"),n=i("div",{class:"regroup-form"},i("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:a,say:l,go:c}=jh({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):Km(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>Hh(`“${e.
label}” was split into ${U(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await _o(e.id);s=aE(d,()=>l("")),O(n,Wh(o,"each",`Each file becomes a set: ${U(d.file_list.
length,"set")}`,!0,u),Wh(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,a.open&&n.querySelector("input").focus()}catch(d){O(n),l(d.message,!0)}}function zh(e,t){
let o=ae("label"),n=i("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});jh({title:`Join ${U(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:i("div",{class:"reg\
roup-form"},i("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>i("li",{},i("span",{class:"wrap"},s.label),i("span",{class:"muted small"},` ${U(s.files,"file")}`)))),i("label",{for:o},"Label"),
n),start:()=>Vm(e.map(s=>s.id),n.value.trim()),ended:s=>Hh(`${U(e.length,"set")} were joined.`,s,t)}),n.focus()}var iE=10,lE=12,cE=200,uE=4;async function ou(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:uE},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function dE({change:e,sort:t}){let o=ae("find"),n=i("span",{class:"muted small found"}),s=!1,r=Je(cE,()=>e({q:a.value.trim()})),a=i("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:p=>{p.key==="Escape"&&a.value!==""&&(p.preventDefault(),a.value="",r.cancel(),e({q:""}))}}}),l=i("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},Bh.flatMap(({sort:p,text:f})=>[["desc","↓"],["asc","↑"]].map(([h,g])=>i("option",{value:`${p} ${h}`},`${f} ${g}`)))),c=i("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=i("div",{class:"find-bar",hidden:!0,role:"search"},i("label",{for:o,class:"visually-hidden"},"Find trace sets"),a,c,i("span",{class:"\
list-order"},l),n);function d(p,f,h){let g=[...p.tag.filter(w=>!f.some(b=>b.tag===w)).map(w=>({tag:w})),...f.slice(0,lE)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;O(c,g.
map(({tag:w,sets:b})=>B([w,b!==void 0&&i("span",{class:"muted"},` ${C(b)}`)],()=>h(w),{class:"tag","aria-pressed":String(p.tag.includes(w)),data:{tag:w}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,a.focus(),a.select()}return{node:u,drawTags:d,focus:m,draw(p,f,h){u.hidden=h<=iE&&!Pa(p)&&!s,l.value=`${p.sort} ${p.order}`,document.activeElement!==a&&(a.
value=p.q);let g=f===0?"No set matches.":U(f,"set");return n.textContent=Pa(p)?g:"",g}}}var Gh=e=>[...e.values()].every(t=>t.pinned);function mE(e){let t=i("span",{role:"status"}),o=B("",e.compare,{class:"\
primary"}),n=B("Join …",e.join,{class:"writes"}),s=B("Tags …",e.tags,{class:"writes"}),r=B("",e.pin,{class:"writes"}),a=B("",e.remove,{class:"writes danger"}),l=i("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,a,xe("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${C(c.size)} selected`,o.textContent=`Compare (${C(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=Gh(c)?"Unpin":"Pin",a.textContent=`Delete (${C(c.size)})`}}}function pE(e){let t=i("span",{class:"muted"}),o=B("Previous",()=>e(-1)),n=B("Next",
()=>e(1)),s=i("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,a){let l=(r-1)*un,c=Math.min(l+un,a.entry_total);s.hidden=a.entry_total<=un&&r===1,o.disabled=
r===1,n.disabled=c>=a.entry_total,t.textContent=c>l?`${C(l+1)}–${C(c)} of ${C(a.entry_total)}${a.entry_total===a.total?"":` rows, ${U(a.total,"set")}`}`:""}}}function Yh({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let a=i("div",{class:"content"},fE()),l=new Map,c=new Map,u=null,d=null,m="",p=null,f=[],h={control:"",test:""},g="",y=null,w="",b=!1,x=(L,q)=>{b=!0,e({page:1,...L},q)},_=dE({change:L=>x(
L,{replace:!0}),sort:(L,q)=>x({sort:L,order:q})}),$=qh({pick:t,save:V,pin:Me,remove:qe,check:P,checkAll:F,toggleGroup:z,tags:ne,split:L=>Uh(L,Le),more:R,filterTag:G,sort:W}),k=mE({compare:Z,join:()=>zh(
[...l.values()],Le),tags:()=>ne([...l.values()]),pin:()=>Me([...l.values()],!Gh(l)),remove:()=>qe([...l.values()]),clear:()=>{l.clear(),H()}}),T=pE(L=>{e({page:u.page+L}),a.scrollIntoView({block:"star\
t"})}),E=Yp(S),v=i("div",{class:"set-list"},E.node,_.node,a,T.node,k.node);async function S(){y?.abort(),y=new AbortController;let{signal:L}=y;m=Mn(u).toString(),a.ariaBusy="true";let q=setTimeout(()=>r.
busy(!0),400);try{let[Y,I,ee]=await Promise.all([At(Mn(u),{signal:L}),nn({signal:L}),Pa(u)?At("limit=0",{signal:L}):null,o()]);d=Y,f=I,p=E.draw(ee??Y),await M(L),fe()}catch(Y){Y.name!=="AbortError"&&A(
Y)}finally{clearTimeout(q),L.aborted||(r.busy(!1),a.ariaBusy=null)}}function A(L){d=null,m="",O(a,i("div",{class:"error-box",role:"alert"},i("h2",{},"The traces cannot be listed"),i("p",{},L.message),
B("Try again",S,{class:"primary"})))}let D=(L,q,Y=un)=>{let I=Mn({...u,page:1});return I.delete("group"),I.set("prefix",L),I.set("offset",String(q)),I.set("limit",String(Y)),I};async function M(L){let q=new Set(
d.entries.flatMap(({group:Y})=>Y?[Y.prefix]:[]));for(let[Y,I]of[...c]){if(!q.has(Y)){c.delete(Y);continue}let ee=await At(D(Y,0,Math.min(1e3,Math.max(un,I.sets.length))),{signal:L});c.set(Y,{sets:oe(ee),
total:ee.total,loading:!1})}}async function R(L){let q=c.get(L),Y=m;q.loading=!0,H();try{let I=await At(D(L,q.sets.length));q.sets=[...q.sets,...oe(I)],q.total=I.total}catch(I){Ee(`${L} cannot be list\
ed. ${I.message}`,{urgent:!0})}q.loading=!1,Y===m&&H()}function z(L){c.delete(L)?H():(c.set(L,{sets:[],total:0,loading:!0}),R(L))}let oe=L=>L.entries.flatMap(({set:q})=>q?[q]:[]),te=()=>d.entries.flatMap(
({set:L,group:q})=>L?[L]:c.get(q.prefix)?.sets??[]);function fe(){n({sets:oe(d),allTotal:p,checking:E.checking()});let L=_.draw(u,d.total,p);b&&(b=!1,be(L)),H(),w!==""&&se(w)}function H(){if(d&&(_.drawTags(
u,f,G),T.draw(u.page,d),k.draw(l),!(d.entries.length===0&&E.checking()))){if(d.entries.length===0){O(a,p===0?s():Q());return}$.node.parentNode!==a&&O(a,$.node),$.draw({...d,groups:c,picked:h,checked:l,
sort:u.sort,order:u.order})}}let Q=()=>d.total>0?i("p",{class:"card nothing"},"There is nothing on this page."):i("p",{class:"card nothing"},"No set matches. ",B("Show all",()=>x({q:"",tag:[]}),{class:"\
link-button"}));function se(L){if(w="",$.flash(L))return;d.entries.find(({group:Y})=>Y&&c.get(Y.prefix)?.sets.some(I=>I.id===L))||gt([L]).then(([Y])=>{let[I]=(Y&&d?d.entries:[]).filter(({group:ee})=>ee&&
Y.label.toLowerCase().startsWith(ee.prefix.toLowerCase())).sort((ee,ue)=>ue.group.prefix.length-ee.group.prefix.length);I&&!c.has(I.group.prefix)&&z(I.group.prefix)}).catch(()=>{})}function W(L){let q=L===
"label"?"asc":"desc",Y=q==="asc"?"desc":"asc";x({sort:L,order:u.sort===L&&u.order===q?Y:q})}function G(L){let q=u.tag.includes(L);x({tag:q?u.tag.filter(Y=>Y!==L):[...u.tag,L].slice(-8)})}function P(L,q,Y){
let I=te(),[ee,ue]=[I.findIndex(Re=>Re.id===g),I.findIndex(Re=>Re.id===L.id)].sort((Re,Ge)=>Re-Ge);(Y&&ee>=0?I.slice(ee,ue+1):[L]).forEach(Re=>q?l.set(Re.id,Re):l.delete(Re.id)),g=L.id,H()}function F(L){
te().forEach(q=>L?l.set(q.id,q):l.delete(q.id)),H()}function Z(){let[L,q]=[...l.values()].sort((ee,ue)=>ee.created.localeCompare(ue.created)),[Y,I]=er(L,q);r.go(Wt(Y.id,I.id))}function ie(L){if(d===null){
S();return}let q=Y=>Y.id===L.id?{...Y,...L}:Y;d.entries=d.entries.map(Y=>Y.set?{set:q(Y.set)}:Y),c.forEach(Y=>{Y.sets=Y.sets.map(q)}),l.has(L.id)&&l.set(L.id,L),n({sets:oe(d),allTotal:p}),H(),a.ariaBusy===
"true"&&S()}function Le(L){return l.clear(),w=L,S()}async function V(L,q){try{return ie(await qo(L.id,q)),be("Saved."),!0}catch(Y){return Ee(`Not saved. ${Y.message}`,{urgent:!0}),!1}}function ne(L){Fh(
L,ie).addEventListener("close",()=>S())}let ge=L=>L.length===1?`“${L[0].label}”`:U(L.length,"set");async function Me(L,q){let Y=await ou(L,async I=>ie(await qo(I.id,{pinned:q})));Y.length>0?Ee(`${ge(
Y.map(({item:I})=>I))} ${Y.length===1?"was":"were"} not changed. ${Y[0].error.message}`,{urgent:!0}):be(`${ge(L)} ${L.length===1?"is":"are"} ${q?"pinned":"not pinned"}.`)}async function qe(L){let q=await ou(
L,I=>Zn(I.id));q.length>0&&Ee(`${ge(q.map(({item:I})=>I))} ${q.length===1?"was":"were"} not deleted. ${q[0].error.message}`,{urgent:!0});let Y=L.filter(I=>!q.some(({item:ee})=>ee===I));Y.forEach(I=>l.
delete(I.id)),Y.length>0&&Ee(`${ge(Y)} ${Y.length===1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>rt(Y)}}),document.getElementById("main").focus({preventScroll:!0}),await S()}async function rt(L){
let q=await ou(L,Y=>es(Y.id));q.length>0&&Ee(`${ge(q.map(({item:Y})=>Y))} cannot be brought back. ${q[0].error.message}`,{urgent:!0}),w=L.length===1?L[0].id:"",await S()}return{node:v,show(L,q){let Y=u;
u=L,h=q,Y&&Mn(Y).get("sort")!==Mn(u).get("sort")&&c.clear(),Mn(u).toString()!==m?S():H()},reload(L=""){return w=L||w,S()},search:()=>p>0&&(_.focus(),!0),enter:()=>$.focus(),focused:()=>d&&te().find(L=>L.
id===document.activeElement.closest("tr[data-set]")?.dataset.set),unmount(){y?.abort(),E.stop()}}}function fE(){return i("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>i(
"div",{class:"skeleton"})))}function at(e){let t=i("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var nu=4,hE=["control","test"],ii={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other a\
rguments",shapes:"launched by other operators with the same input shapes"};function Kh(e){let t=i("h2"),o=i("ul",{class:"replacements-list"}),n=i("p",{class:"related-more"}),s=at("Probable replacement\
s"),r=i("details",{class:"card rank-steps replacements",hidden:!0},i("summary",{},t,i("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what l\
aunches them, or by their names if these differ in template arguments alone.")),i("div",{class:"chart-tools"},s.node),o,n),a=!1,l=null;function c(d,m){let p=d.replacements??[];l!==d&&(l=d,a=!1),r.hidden=
p.length===0,!r.hidden&&(t.textContent=`Probable replacements (${C(p.length)})`,O(o,p.slice(0,a?void 0:nu).map(f=>u(f,d,m))),n.hidden=a||p.length<=nu,O(n,!n.hidden&&B(`Show all ${C(p.length)}`,()=>{a=
!0,c(d,m),o.children[nu].querySelector("a").focus()},{class:"link-button"})))}function u(d,m,p){let f={diff_duration:d.diff_duration};hE.forEach(k=>{f[`${k}_counts`]=d[k].counts,f[`${k}_total_duration`]=
d[k].total_duration});let{control:h,test:g,diff:y,growth:w,controlCount:b,testCount:x}=Go(f,p?"per_step":"total",m),_=y>0?"more":y<0?"less":"calm",$=(k,T,E)=>i("p",{class:`replaced ${E}`},i("span",{class:"\
replaced-mark","aria-hidden":"true"},T),i("span",{class:"visually-hidden"},T==="−"?"gone: ":"new: "),i("a",{href:e(k),class:"mono",title:k.name},i("bdi",{},k.name)));return i("li",{},i("div",{class:"\
replaced-names"},$(d.control,"−","less-mark"),$(d.test,"+","more-mark"),i("p",{class:"muted small"},ii[d.rule]??d.rule,d.shared!==null&&[", ",i("span",{class:"mono"},d.operator??"")," ",d.input_dims&&
i("span",{class:"mono"},d.input_dims),` (${Ce(100*d.shared)} of what launches them is shared)`])),i("dl",{class:"replaced-numbers"},i("dt",{},p?"calls per step":"calls"),i("dd",{},`${C(b)} → ${C(x)}`),
i("dt",{},p?"time per step":"time"),i("dd",{title:`${re(h)} → ${re(g)}`},`${N(h)} → ${N(g)}`),i("dt",{},"Δ"),i("dd",{class:`strong ${_}`,title:je(y)},_e(y),h>0&&` (${he(w)})`)))}return{node:r,sql:s,
draw:c}}async function jt(e,t){try{await navigator.clipboard.writeText(e),Ee(t,{seconds:4})}catch{Ee(`Copy this: ${e}`,{seconds:60})}}var gE={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},Vh="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function Bn(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${C(o)} steps are too few to find a change among ${C(
n)} rows.`}let t=`q = ${It(cn(e))}, p = ${It(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ so, too (${t}).`:e.significance==="no_differenc\
e_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function fr(e){switch(e.calls){case"fact":return`calls: ${C(e.control_calls)} → ${C(e.test_calls)} in \
every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${It(e.calls_q_value)})`;default:return""}}var wE=({row:e,of:t})=>{let o=typeof e.control_median=="number"&&typeof e.test_median==
"number",n=(a,l)=>a===null||l===null?null:l-a,s=(a,l,c,u,d=[])=>i("tr",{},i("th",{scope:"row"},a),[l,c,u].map((m,p)=>i("td",{class:`num${p===2?" strong":""}`,title:d[p]??null},m))),r=(a,l,c,u=n(l,c))=>s(
a,N(l),N(c),_e(u),[re(l),re(c),je(u)]);return i("table",{class:"detail-table"},i("thead",{},i("tr",{},i("td"),["Control","Test","Δ"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("Call\
s",C(e.control_counts),C(e.test_counts),nt(e.diff_counts)),r("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),r("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_s\
tep")),r("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&r("Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),o&&
r("Median of steps",e.control_median,e.test_median),o&&r("Quartile spread",e.control_spread,e.test_spread)))};function Qh(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${ii[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...rr(e)].join(`
`):e.name}function Jh({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let a=i("div",{class:"op-panel-body"}),l=i("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},i("div",
{class:"op-panel-head"},i("h2",{},"Selected operation"),xe("close","Close (Escape)",e)),a),c=null;function u(d){let{row:m}=d,{replaces:p}=m,f=fr(m);return[i("p",{class:"mono full-name"},i("bdi",{},m.name)),
i("p",{class:"muted small"},m.category,m.kind&&` · ${m.kind.toLowerCase()}`,` · ${gE[m.change]}`),p&&i("div",{class:"small op-replaces"},i("p",{},"probably replaces"),i("p",{class:"mono full-name"},
i("bdi",{},p.name)),i("p",{class:"muted"},`${ii[p.rule]??p.rule}${p.operator?`: ${p.operator}`:""}`,p.input_dims&&i("span",{class:"mono"},` ${p.input_dims}`))),m.aliases&&i("div",{class:"small op-repl\
aces"},i("p",{},p?"all kernels that are gone or new":m.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),rr(m).map(h=>i("p",{class:"mono full-name"},i("bdi",{},h)))),m.significance&&i("p",{class:"small"},Bn(m),f&&` ${f[0].toUpperCase()}${f.slice(1)}.`),wE(d),i("p",{class:"op-actions"},t?.(m)&&i("a",
{href:t(m)},"Open this operation"),n?.(m)&&i("a",{href:n(m)},"Show in the timeline"),o?.(m)&&i("a",{href:o(m)},"Where in the tree"),r&&B("Show in the table",r,{class:"link-button"}),s&&B("Show its ran\
ks and steps",s,{class:"link-button"}),B("Copy the name",()=>jt(m.name,"Name copied."),{class:"link-button"}))]}return{node:l,isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let p=l.
hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),O(a,l.hidden?null:m??u(d)),(p||m)&&(a.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}var Xh=64,Zh=32;function yE(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>Xh)return`${t} is too long: a tag has at most ${Xh} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function bE(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,a)=>o.indexOf(o[a])===a),
s=n.map(yE).find(r=>r!=="")??(n.length>Zh?`${n.length} tags are too many: a set has at most ${Zh}.`:"");return{tags:n,fault:s}}var _E="key=value, separated by commas";function eg(){let[e,t]=["tags","t\
ags-help"].map(ae),o=i("span",{id:t,class:"tag-help",role:"status"}),n=i("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:ke.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:a,fault:l}=bE(n.value);Object.assign(ke,{tagText:n.value,tags:a,tagFault:l}),(r||l==="")&&(o.textContent=l||_E,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),i("div",{class:"tag-field writes small"},i("label",{for:e},"Tags of the next uploads"),n,o)}function tg(e,t,o){let n=i("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=Up(n.files);s.length>0?ke.add(s):o.webkitdirectory&&Ee("That folder is empty.",{urgent:!0}),n.value=""}}});
return i("span",{class:"writes"},i("button",{type:"button",on:{click:()=>n.click()}},Dt(t),e),n)}function og(e){return i("div",{class:"recipe"},i("pre",{},i("code",{},e)),B("Copy",()=>jt(e,"Code copie\
d."),{class:"small-button","aria-label":"Copy the code"}))}function kE(){let e=(t,o,n)=>{let s=B(t,async()=>{s.disabled=!0;try{await ke.addSample(o)}catch(r){Ee(`The sample cannot be added. ${r.message}`,
{urgent:!0}),s.disabled=!1}},{class:n});return s};return i("div",{class:"empty"},i("h2",{},"No traces yet"),i("p",{class:"tagline"},"tracediff compares two runs of a PyTorch program, as its profiler r\
ecorded them, and says what changed, by how much, and why."),i("p",{class:"writes sample-offer"},e("Look at a sample pair","","primary"),i("span",{class:"muted"},"Two recordings of a training on an H2\
00; attention was one kernel, then written by hand.")),i("p",{class:"writes sample-offer"},e("One with four ranks","ranks",""),i("span",{class:"muted"},"Generated, with four changes planted in the sec\
ond.")),i("h3",{},"Your own"),i("ol",{},i("li",{},"Copy ",i("code",{},"clients/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once before and once af\
ter your change:",og(Sh),i("details",{},i("summary",{},"Or with ",i("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),og(Eh))),i("li",{},"Each run leaves a fold\
er with one ",i("code",{},".json")," or ",i("code",{},".json.gz")," file per rank."),i("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison\
 opens by itself.")))}function xE(e){let t=i("span",{class:"side side-control"}),o=i("span",{class:"side side-test"}),n=xe("swap","Swap control and test",e),s=i("a",{class:"button primary",href:ce("/c\
ompare")},"Compare"),r=i("span",{class:"muted"}),a=i("section",{class:"pick-bar","aria-label":"Control and test"},i("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(p,f,h)=>O(p,i("b",{class:"\
letter"},f),h?i("span",{class:"ellipsis",title:h.label},h.label):i("span",{class:"muted"},"not picked"));d(t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",
n.disabled=!c&&!u,c&&u?(s.href=Wt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute("aria-disabled","true"))}return{node:a,draw:l}}var hr={path:"/",name:"Traces",
read:ar,mount(e,t){return vE(e,t)}},ng=24,$E=100;function vE(e,t){let o=ar(location.search),n={control:null,test:null},s=[],r=!1,a=[],l=!1,c=i("span",{class:"count"}),u=Ch(),d=Yh({change:h,pick:k,ready:u.
load,loaded:y,empty:kE,context:t}),m=xE(()=>$({control:n.test,test:n.control})),p=Mh(b,()=>d.reload()),f=eg();m.node.hidden=!0,f.hidden=!0,e.append(i("div",{class:"page traces-page"},i("div",{class:"p\
age-head"},i("h1",{},"Traces ",c),i("div",{class:"page-actions"},i("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),tg("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"\
Choose a folder of traces",id:"choose-folder"}),tg("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),f,i("p",{class:"muted small traces-lost \
writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",i("code",{},"tracediff serve --keep-traces=20G")," keeps them."),u.node,p.node,m.node,
d.node)),t.setTitle("Traces");function h(E,v){t.go(Pf({...o,...E}),v)}function g(){d.show(o,{control:n.control?.id??"",test:n.test?.id??""}),m.draw(n.control,n.test)}function y({sets:E,allTotal:v,checking:S=!1}){
l||(s=E,t.setTitle(`Traces (${C(v)})`),c.textContent=v>0?C(v):"",m.node.hidden=v===0,f.hidden=v===0,location.search===""&&v<=ng&&!S&&w(E),_())}function w(E){let{control:v,test:S}=dc(E);v&&(v!==n.control?.
id||S!==n.test?.id)&&(n={control:Ue(E,v),test:Ue(E,S)},h({control:Ve(v),test:Ve(S)},{replace:!0}))}function b(E){let v=ke.transfers.some(S=>S.job?.set===E);v&&!a.includes(E)&&a.push(E),v&&h({q:"",tag:[],
sort:"created",order:"desc",page:1},{replace:!0}),x(v?E:"")}let x=Je($E,async E=>{if(await d.reload(E),a.length>1&&!r&&!l){let v=await gt(a.slice(-ng)).catch(()=>[]);if(!l&&!r){v.sort((A,D)=>a.indexOf(
D.id)-a.indexOf(A.id));let{control:S}=dc(v);w(S===""?v.slice(0,2):v)}}});async function _(){let E=o,v=["control","test"].map(R=>E[R]),S=v.filter(R=>R!==""&&!s.some(z=>z.id.startsWith(R))),A=await gt(S).
catch(()=>null);if(l||E!==o)return;let[D,M]=v.map(R=>R===""?null:s.find(z=>z.id.startsWith(R))??Ue(A??[],R)??null);n={control:D,test:M},t.unknown(["control","test"].filter(R=>A&&o[R]!==""&&!n[R]).map(
R=>({name:R,value:o[R],allowed:"a stored set"}))),g()}function $(E){r=!0,n=E,h({control:Ve(E.control?.id??""),test:Ve(E.test?.id??"")})}function k(E,v){$({...n,[E]:v}),be(`${v.label} is the ${E}.`)}function T(E){
let v=d.focused();return v?k(E,v):!1}return g(),{keys:{search:d.search,enter:d.enter,control:()=>T("control"),test:()=>T("test")},update(E){let v=o;o=ar(E),g(),(v.control!==o.control||v.test!==o.test)&&
_()},back:()=>d.reload(),unmount(){l=!0,x.cancel(),d.unmount(),p.unmount()}}}var gr=200;function sg(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function a(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([p,f])=>m.set(p,String(f))),s=u;try{let p=await dt(m,{signal:u.signal});return d===t?p:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,p)=>{
o[p]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await a({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=gr*Math.floor(d/gr),p=await a({offset:m,limit:gr});p&&(p.rows.forEach((f,h)=>{o[m+h]=f}),e())},stop(){s?.abort(),t=null}}}var su=e=>ms(e,e.unit,us(e)).toString();function ag(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(gr)),t.op!==""&&n.set("row",t.op),o?.key===kt(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var ru=e=>({key:kt(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function ig(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{return await dt(
o)}catch{return null}}function SE(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=ag(su(e),e,t),n=new AbortController,s=dt(o,{signal:n.signal});s.catch(()=>{}),globalThis.
firstComparison={query:o,stop:n,answer:s}}var EE=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function rg(e){let t=()=>{let o=new URLSearchParams(location.search);return[...o.
keys()].filter(n=>!EE.test(n)).forEach(n=>o.delete(n)),location.replace(ce(`/compare/recordings?${o}`)),new Promise(()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.
code!=="not_for_recordings")throw o;return t()}}function lg(e,t){SE(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,a)=>{let l=ag(n,s,r),c=o;return o=null,c?.query===
l?(a.addEventListener("abort",()=>c.stop.abort()),rg(c.answer)):(c?.stop.abort(),rg(dt(l,{signal:a})))}}var TE=250;function Ot({context:e,results:t,message:o}){let n=null,s=!1;async function r(u,d,m){n?.abort(),n=new AbortController;let{signal:p}=n,f=()=>s||p.aborted,h=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},TE),g;try{let y=await u(p);g=()=>d(y)}catch(y){g=()=>{m(y),a(y)}}clearTimeout(h),!f()&&(l(),g(),e.settled())}let a=(u,d)=>Ip(e,o.querySelector(".error-box"),u.message,d);function l(){
e.busy(!1),t.removeAttribute("aria-busy")}function c(){n?.abort(),l()}return{ask:r,clearable:a,drop:c,say(u){O(o,u),t.hidden=u!==null},unmount(){s=!0,n?.abort()}}}var OE=4,cg=280,wr=[];function ME(e){return new Promise(t=>{wr.push({node:e,go:t}),wr.length===1&&Bt().then(ug)})}function ug(){let e=wr.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();
return s>0&&n<window.innerHeight}),[{go:t}]=wr.splice(Math.max(0,e),1);t(),wr.length>0&&Bt().then(ug)}function AE(e,t){let o=null,n=null;e.on("plotly_hover",l=>{o=l}),e.on("plotly_unhover",()=>{o=null});
let s=0,r=0,a=l=>{clearTimeout(s),s=performance.now()<r?0:setTimeout(()=>t(l),cg)};e.on("plotly_doubleclick",()=>{clearTimeout(s),r=performance.now()+cg}),e.on("plotly_click",l=>{n=null,a(l)}),e.addEventListener(
"mousedown",({clientX:l,clientY:c,button:u})=>{n=o&&u===0?{event:o,x:l,y:c}:null},!0),e.addEventListener("click",({clientX:l,clientY:c})=>{let u=n;n=null,u&&Math.hypot(l-u.x,c-u.y)<OE&&a(u.event)})}function xt(e){
let t=i("div",{class:"plot",id:e.id}),o=i("span",{class:"chart-unit"}),n=i("p",{class:"chart-message muted",hidden:!0}),s=at(e.title),r=i("div",{class:"chart-tools"},e.tools,s.node,["PNG","SVG"].map(w=>B(
w,()=>y(w.toLowerCase()),{title:`${e.title}: download as ${w}`,"aria-label":`${w} of ${e.title}`}))),a=i("section",{class:`card chart ${e.class??""}`.trim(),"aria-label":e.title},i("div",{class:"chart\
-head"},i(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,p=new ResizeObserver(()=>{l&&!e.paint&&!pn()&&!t.hidden&&t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&h()});p.observe(
a);let f=fs(g);async function h(){if(u)return;let w;u=!0;try{c||await Bt(),w=await Xs(),c||await ME(a)}catch($){O(n,$.message),n.hidden=!1;return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;
m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:x,layout:_}=e.make(l,m);await w.react(t,x,{..._,width:m,height:b,showlegend:!1,uirevision:l.zoom??l.revision},Op),!c&&!d&&(c=!0,e.onClick&&
AE(t,$=>e.onClick($,l)),e.onRelayout&&t.on("plotly_relayout",$=>e.onRelayout($,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(l)),t.querySelector(".main-svg")?.setAttribute("aria-h\
idden","true")),t.dataset.ready=l.revision}function g(){c&&l&&!l.empty&&!e.paint&&h()}function y(w){c&&(e.save??Mp)(t,w,`${l.file}-${e.file}`,{title:[e.title,l.heading].filter(Boolean).join(", "),lines:l.
caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:a,sql:s,draw(w){let b=l?.revision===w.revision&&!w.empty;if(l=w,o.textContent=w.heading??"",t.dataset.wanted=w.revision,t.hidden=
!!w.empty,r.hidden=t.hidden,a.toggleAttribute("data-empty",t.hidden),n.hidden=!w.empty,O(n,w.empty),!(w.empty||b&&c)){if(e.paint){t.style.height=`${e.height(w)}px`,O(t,e.paint(w)),c=!0,t.dataset.ready=
w.revision;return}t.style.height=`${e.height(w,e.height.length>1?t.clientWidth||600:0)}px`,h()}},redraw:g,retheme:g,layout:()=>t.layout,relayout(w){c&&!t.hidden&&globalThis.Plotly.relayout(t,w(t.layout))},
unmount(){d=!0,p.disconnect(),f(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function Eo(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.ceil(e/o)},(n,s)=>s*o)}function li(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var CE=900,ci=12,dg=17,RE=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function mg(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of RE){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():mg(n);s&&o.append(s)}return o}function LE({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,p,f,h)=>Ie("te\
xt",{x:d,y:m,fill:K(h?"--text":"--muted"),"font-size":f,"font-weight":h?600:400,"font-family":s},p),a=t.flatMap(d=>rn(d,Math.floor(n/6.6),3)),l=[r(ci,22,e,15,!0),...a.map((d,m)=>r(ci,42+dg*m,d,12,!1))],
c=30+dg*a.length+18,u=ci;for(let[d,m]of o)l.push(Ie("rect",{x:u,y:c-9,width:14,height:9,fill:K(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+ci}}function NE(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),a=Math.max(o,CE),l=LE(t,a),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),p=mg(d);for(let[f,h]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?a-o:0)}))p.setAttribute(f,String(h));return p}),u=l.height+n;return{width:a,height:u,node:Ie("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:a,height:u,viewBox:`0 0 ${a} ${u}`},Ie("rect",{width:"100%",height:"100%",fill:K("--surface")}),l.nodes,c)}}var pg="image/svg+xml";async function PE(e,t,o){let n=new Image;
n.src=`data:${pg};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function fg(e,t,o,n){let{node:s,width:r,height:a}=NE(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:pg}):await PE(l,r,a);
li(c,`${o}.${t}`)}var yr=212,eo={left:62,right:12,top:20,bottom:24},$s=yr-eo.top-eo.bottom,ui=.62,IE=5,hg=8,di=84,DE=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function gg(e){return xt(
{...e,class:"waterfall",height:()=>yr,keys:DE,paint:WE,save:fg})}function BE(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function qE(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function FE([e,t]){let o=(t-e)/
IE,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(a=>a*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(a,l)=>(r+l)*s)}var br=e=>`${100*e}%`;function WE({fall:e}){let t=BE(e),
o=qE(t),[n,s]=o,[r,a]=Ye(s),l=t.length,c=w=>$s*(s-Math.max(w,n))/(s-n),u=(w,b=0)=>br((w+.5+b)/l),d=w=>w===0?"control":w===l-1?"test":e.parts[w-1].change<0?"less":"more",m=ae("fall-less"),p=FE([n/a,s/a]).
map(w=>({y:c(w*a),text:`${Pe(Number(w.toPrecision(12)),0,9)} ${r}`})),f={"aria-hidden":"true",focusable:"false"},h=Ie("svg",{class:"fall-body",...f},Ie("defs",{},Ie("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},Ie("rect",{class:"fall-ground",width:5,height:5}),Ie("rect",{class:"fall-stripe",width:1.8,height:5}))),p.map(({y:w})=>Ie("line",{class:"fall-grid",x2:"1\
00%",y1:w,y2:w})),t.slice(0,-1).map(([,w],b)=>Ie("line",{class:"fall-join",x1:u(b,ui/2),x2:u(b+1,-ui/2),y1:c(w),y2:c(w)})),t.map(([w,b],x)=>Ie("rect",{class:`fall-bar fall-${d(x)}`,x:u(x,-ui/2),width:br(
ui/l),y:c(Math.max(w,b)),height:c(Math.min(w,b))-c(Math.max(w,b)),...d(x)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(w=>jE(u(w,-.33),br(.66/l))),e.parts.map(({change:w},b)=>Ie("text",{class:`\
fall-label fall-${w>0?"more":w<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},_e(w))),HE(e).flatMap(([w,b],x)=>[Ie("text",{class:"fall-tick fall-whole",x:u(x),y:$s+15},w),Ie("text",{class:"\
fall-tick fall-short",x:u(x),y:$s+15},b)])),g=Ie("svg",{class:"fall-axis",...f},p.map(({y:w,text:b})=>Ie("text",{class:"fall-value",x:eo.left-5,y:eo.top+w+4},b)),n>0&&Ie("text",{class:"fall-cut",x:eo.
left,y:eo.top-6},"the axis is cut: it does not begin at 0")),y=t.map(w=>[c(Math.max(...w)),c(Math.min(...w))]);return[g,h,UE(h,zE(e),y)]}function jE(e,t){let o=(r,a)=>$s*(.91-(a?.05:0)-(r%2?.035:0)),n=Array.
from({length:hg+1},(r,a)=>a),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return Ie("svg",{x:e,width:t,height:$s,viewBox:`0 0 ${hg} ${$s}`,preserveAspectRatio:"\
none"},Ie("polygon",{class:"fall-ground",points:s}))}function HE(e){return[["control","control"],...e.parts.map(({part:t})=>[Oa[t].name,Oa[t].short]),["test","test"]]}function UE(e,t,o){let n=i("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,a)=>{let l=a<s/2,c=l?a:s-1-a,[u,d]=o[a].map(f=>eo.top+f),m=()=>{O(n,r.map(f=>i("div",{},f))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?eo.left:eo.right}px + ${c/s} * (100% - ${eo.left+eo.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>di?`${yr-u+17}px`:"auto",n.style.top=u>di?"auto":`${d-u>di?
u+6:Math.min(d+4,yr-di)}px`},p=Ie("rect",{class:"fall-area",x:br(a/s),y:-eo.top,width:br(1/s),height:yr});p.addEventListener("pointerenter",m),p.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
p)}),n}function zE(e){return[["control",N(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[Oa[t].name,`${N(o)} → ${N(n)}`,_e(s)]),["test",N(e.test),_e(e.change)]]}var GE=56,YE=e=>e.replace(/^-/,"−").replaceAll(" "," ");function to(e,t=()=>null,o=GE){let n=e.flatMap(({name:r})=>r??[]),s=new Map(ko(n,o).map((r,a)=>[n[a],r]));return e.map(({text:r,name:a,row:l,
number:c})=>{if(a===void 0)return r??YE(c);let u=l&&t(l),d=i("code",{title:l?.name??a},i("bdi",{},s.get(a)));return u?i("a",{href:u,class:"diagnosis-name"},d):d})}var KE=2,VE=3,wg=52,QE=5,_g=e=>e>0?"more":e<0?"less":"calm",_r=({certainty:e})=>e==="sure"||e==="likely",mi=e=>e.split(/\s+/).filter(t=>/[\p{L}\p{N}]/u.test(t)).length,yg=({brief:e,parts:t})=>mi((e??t).
map(o=>o.text??o.name??o.number).join(""));function JE(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.lines??[]).map(o=>{let n=o.control_ns/1e3/Math.max(1,e.control_samples),
s=o.test_ns/1e3/Math.max(1,e.test_samples);return t+=s-n,{...o,control:n,test:s,change:s-n,from:t-(s-n)}})}function bg(e,{least:t,most:o,room:n,more:s}){let r=n,a=0;for(;a<Math.min(e.length,o)&&(a<t||
yg(e[a])+s<=r);)r-=yg(e[a])+s,a+=1;return[a,r]}var au=(e,t=e.some(_r)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((o,n)=>o+n.change,0)});function iu(e,[t,o]){let n=a=>o>t?100*(a-t)/(o-t):
0,[s,r]=[n(e.from),n(e.from+e.change)].sort((a,l)=>a-l);return i("span",{class:"account-track","aria-hidden":"true"},i("span",{class:`account-bar ${_r(e)?_g(e.change):"unsure"}`,css:{left:`${s}%`,width:`${r-
s}%`}}))}var lu=e=>i("span",{title:je(e.change),class:`account-change ${_r(e)?_g(e.change):"muted"}`},_a(e.change));function kg(e,t=null){let o=i("ol",{class:"account","aria-label":"Where the change c\
omes from"}),n=i("ul",{class:"facts","aria-label":"Also different"}),s=i("p",{class:"muted small",hidden:!0},"Grey: measured, may be noise."),r=i("div",{class:"account-box"},o,s);function a(u,d){if(!e)
return null;let m=u.parts.find(h=>h.row)?.row??d?.rows[0],[p,f]=m?["Operation",e.page(m)]:u.kind==="rest"?["Tree",e.tree()]:["Timeline",e.timeline(d)];return f&&i("a",{href:f,class:"account-go",title:`${p}\
: the same number`,"aria-label":`${p}: ${u.text}`},i("span",{"aria-hidden":"true"},"→"))}function l(u,d,m,p){let[f,h]=rs(u.control,u.test);return i("li",{data:{kind:u.kind,certainty:u.certainty}},iu(
u,m),i("span",{class:`account-words${_r(u)?"":" muted"}`,title:u.text},to(u.brief??u.parts,void 0,wg)),i("span",{class:"account-times",title:`${re(u.control)} → ${re(u.test)}`},i("span",{class:"cont\
rol-text"},f)," → ",i("span",{class:"test-text"},h)),lu(u),p&&a(u,d))}let c=(u,d)=>i("button",{type:"button",class:"link-button","aria-expanded":String(d),on:{click:()=>t(!d)}},u);return{node:r,facts:n,
draw({account:u,diagnosis:d},{open:m,sure:p,sum:f,lines:h,words:g}){let y=d??[],w=JE(u).filter(({change:R,kind:z})=>R!==0||z!=="rest"),b=w.at(-1)?.kind==="rest"?w.pop():null,x=[...w,...b?[b]:[]].flatMap(
R=>[R.from,R.from+R.change]),_=[Math.min(...x),Math.max(...x)],$=y.filter(({line:R,kind:z})=>R===void 0&&!["limit","host_need","machine"].includes(z)),[k,T]=bg(w,{least:KE,most:h,room:g,more:QE}),[E]=bg(
$,{least:0,most:VE,room:T,more:0}),[v,S]=[m?w.length:k,m?[]:[...w.slice(k),...b?[b]:[]]],A=R=>y.find(z=>z.line===u.lines.findIndex(({text:oe})=>oe===R.text)),D=w.length>0&&au([...w,...b?[b]:[]],p?"sur\
e":""),M=k<w.length||E<$.length;O(o,w.slice(0,v).map(R=>l(R,A(R),_,!0)),(m||S.length===1)&&b&&l(b,null,_,m),S.length>1&&i("li",{class:"account-rest"},iu(au(S),_),c(`${U(S.length-(b?1:0),"more line")}${b?
" and the rest":""}`,!1),i("span"),lu(au(S))),w.length>0&&i("li",{class:"account-sum"},iu(D,_),i("span",{class:"strong"},f),lu(D))),O(n,$.slice(0,m?$.length:E).map(R=>i("li",{data:{kind:R.kind,certainty:R.
certainty},title:R.text},to(R.parts,m&&e?e.page:void 0,wg))),t&&M&&(m||S.length<2)&&i("li",{class:"facts-more"},c(m?"Show less":`${$.length-E} more`,m))),n.hidden=n.childElementCount===0,o.hidden=w.length===
0,s.hidden=o.hidden||w.slice(0,v).every(_r)}}}var XE=[["control","A"],["test","B"]],xg={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},cu=(e,t)=>100*e[t]/e.step;function ZE(e){let t=cu(e,"idle"),o=t<9.95||
t>90.05?1:0,n=Number(Pe(t,o,o));return[100-n,n].map(s=>`${Pe(s,o,o)} %`)}function eT({control:e,test:t}){let[o,n]=[e,t].map(({limited_by:s})=>s??"unclear");return o===n?o:`${o} → ${n}`}function tT(e,t,o){
let[n,s]=ZE(o),r=Object.keys(xg).filter(a=>o[a]>0);return i("div",{class:"limit-row"},i("b",{class:`letter letter-${t.toLowerCase()}`,"aria-label":e},t),i("span",{class:"limit-track","aria-hidden":"tr\
ue"},r.map(a=>i("span",{class:`limit-${xg[a]}`,css:{width:`${cu(o,a)}%`},title:`${pt[a].name}: ${N(o[a])}, ${Ce(cu(o,a))} of the step`}))),i("span",{class:"limit-words"},`device ${n} busy, ${s} idle`))}
function $g(){let e=i("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:o}}){let n=[t,o].every(s=>s&&s.step>0&&typeof s.idle=="number"&&s.idle<s.step);e.hidden=!n,O(e,n&&[i("p",{},
"Limit: ",i("b",{},eT({control:t,test:o}))),XE.map(([s,r])=>tT(s,r,s==="control"?t:o))])}}}var kr=["control","test"],vg=e=>i("bdi",{class:"mono"},e),oT=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function nT(e){let[t,o]=kr.map(s=>oT(e[s])),n=kr.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?C(n[0]):`${C(n[0])} and ${C(n[1])}`,changes:{control_marker:t,test_marker:t}}]:kr.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:C(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function sT(e,t){let[o,n]=kr.map(r=>e[r].marker),s=(r,a,l)=>i("p",{class:"\
marker-line small"},r,vg(a)," ",t&&B("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:kr.map((r,a)=>[o,n][a]!==null&&s(`A\
 step of the ${r} is one `,[o,n][a],{[`${r}_marker`]:""}))}function Sg(e,t){return[sT(e,t),t&&nT(e).map(({text:o,marker:n,found:s,changes:r})=>i("p",{class:"marker-line"},`${o} Use `,vg(n),` as step m\
arker (${s} found)? `,B("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var Eg=8,rT=24,aT=80,fn=["control","test"],Tg=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},du=({step_number:e})=>e!==null,uu=e=>[e.span,du(e)?e.step_number:
e.rank],Og=({rank:e,span:t})=>`${e}/${t}`;function Mg(e){return`${du(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function iT(e){let o=[...new Map(e.map(n=>[uu(n).
join("/"),uu(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function lT(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var pi=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function cT(e,t){let o=new Map;for(let n of e){let s=Og(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>Eg?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>Ie("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function uT(e,t){return e.map((o,n)=>({ring:n+1,step:o,y:pi(
o,t),x:e.length>1?3+94*n/(e.length-1):50}))}function dT(e,{samples:t,blocks:o},n,s,r){let a=iT(t),l=t.map(m=>({sample:m,y:pi(m.step,n),x:a.size>1?3+94*a.get(uu(m).join("/"))/(a.size-1):50})),c=uT(o,n),
u=t.filter(du).map(m=>m.step_number),d=u.length===0?U(t.length,"recording"):`step ${Math.min(...u)}${a.size>1?` – ${Math.max(...u)}`:""}`;return i("div",{class:"strip-panel"},mT(Ie("svg",{class:"\
strip-plot","aria-hidden":"true",focusable:"false"},Ie("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${pi(s,n)}%`,y2:`${pi(s,n)}%`}),cT(l,e),l.map(({sample:m,x:p,y:f})=>Ie("circle",{class:`strip-\
dot strip-${e}`,cx:`${p}%`,cy:`${f}%`,r:t.length>aT?2:3.2})),c.map(({x:m,y:p})=>Ie("circle",{class:`strip-ring strip-${e}`,cx:`${m}%`,cy:`${p}%`,r:3.2}))),[...l,...c],m=>r(m&&(m.ring?`${e}, block ${m.
ring} of ${c.length} without the profiler: ${N(m.step)}`:[`${e}, ${Mg(m.sample)}: ${N(m.sample.step)}`,ln(m.sample)].filter(Boolean).join(`
`)))),i("p",{class:`${e}-text small strip-caption`},`${e}, ${d}`))}function mT(e,t,o){return e.addEventListener("pointermove",({clientX:n,clientY:s})=>{let r=e.getBoundingClientRect(),a=({x:c,y:u})=>Math.
hypot(r.left+c*r.width/100-n,r.top+u*r.height/100-s),l=t.reduce((c,u)=>a(u)<a(c)?u:c);o(a(l)<rT?l:null)}),e.addEventListener("pointerleave",()=>o(null)),e}function pT(e,{samples:t,blocks:o}){let n=t.map(
r=>r.step),s=t[n.indexOf(Math.max(...n))];return`${e}: ${U(t.length,"sample")} from ${N(Math.min(...n))} to ${N(s.step)}, median ${N(Tg(n))}; the longest is ${Mg(s)}.${o.length>0?` Without the profile\
r: ${U(o.length,"block")} from ${N(Math.min(...o))} to ${N(Math.max(...o))}.`:""}`}var Ag=(e,t)=>e&&Object.fromEntries(fn.map(o=>[o,e[o].map((n,s)=>{let{host_ns:r=null,lag_ns:a=null}=t?.[o][s]??{};return{
...n,...r!==null&&{host:r/1e3,lag:a/1e3}}})]));function Cg(e,t,o=null){if(!fn.every(m=>e?.[m]?.length>0)||fn.every(m=>e[m].length<2))return null;let n=Object.fromEntries(fn.map(m=>[m,{samples:e[m],blocks:o?.[m]??
[]}])),s=fn.flatMap(m=>[...e[m].map(p=>p.step),...n[m].blocks]),r=lT(s),a=Tg(e.control.map(m=>m.step)),l=[ae("strip-title"),ae("strip-words")],c=fn.some(m=>{let p=new Set(e[m].map(Og));return p.size<=
Eg&&p.size<e[m].length}),u=i("div",{class:"strip-tip",hidden:!0}),d=m=>{u.hidden=!m,O(u,m)};return i("div",{class:"sample-strip",role:"img","aria-labelledby":l[0],"aria-describedby":l[1]},i("div",{class:"\
small muted strip-words"},i("span",{id:l[0]},`Every ${t}`)," as a dot",c&&", ranks as lines",o&&"; blocks without the profiler as rings","; dashed: the median of the control"),i("p",{class:"visually-h\
idden",id:l[1]},fn.map(m=>pT(m,n[m])).join(" ")),i("div",{class:"strip-body"},i("div",{class:"strip-scale small muted","aria-hidden":"true"},i("span",{},N(r[1])),i("span",{},N(r[0]))),fn.map(m=>dT(m,n[m],
r,a,d))),u)}var fT={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},hT={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},fu=["\
steps_differ","single_sample","few_shared_kernels"],gT=5,wT=96,yT=(e,{comparability:t})=>e.filter(({text:o})=>!t.some(n=>n.kind==="devices_differ"&&n.text===o)),fi=({verdict:e})=>e==="slower"||e==="fa\
ster",mu=({comparability:e})=>e.some(({kind:t})=>t==="same_selection"),pu=({change_percent:e,interval:t})=>!(e>=t?.low_percent&&e<=t.high_percent&&Math.abs(e-t.shift_percent)<=Math.abs(t.shift_percent)/
4);function bT(e){let{change_percent:t,interval:o}=e,n=pu(e)?o?.shift_percent:t;return typeof n=="number"&&[pu(e)&&", typically",n<900?` by ${Ce(Math.abs(n))}`:`: ${he(n)} as long`]}function _T(e){let{
interval:t}=e;return fi(e)&&typeof t?.low_percent=="number"?["between ",he(t.low_percent)," and ",he(t.high_percent)]:to(e.range.parts)}function kT(e){let{verdict:t}=e,o=Lt(e)?"Whole recording":"Step \
time";if(t.control===null||t.test===null)return i("p",{class:"headline"},`${o}: not known.`);let[n,s]=rs(t.control,t.test);return i("p",{class:"headline"},i("strong",{class:`verdict-word verdict-${t.verdict.
replace("_","-")}`},i("span",{"aria-hidden":"true"},`${mu(e)?"=":hT[t.verdict]} `),mu(e)?"Nothing can differ":[fT[t.verdict],fi(t)&&bT(t)]),i("span",{class:"headline-times",title:`Mean ${o.toLowerCase()}\
: ${re(t.control)} → ${re(t.test)}`},fi(t)&&pu(t)&&"mean ",i("span",{class:"value control-text"},n),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text"},s)),i("span",
{class:"verdict-range"},_T(t)))}function xT(e,{onClock:t,isCorrected:o}={}){return e.filter(({kind:n})=>n==="machine").map((n,s)=>i("p",{class:"machine-line",data:{kind:"machine"}},to(n.parts)," ",t&&
s===0&&i("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the times",on:{click:t}},o()?"Show as recorded":"Show at equal clock")))}function Rg({
links:e=null,actions:t=null,below:o=[],on:n={}}){let s=i("div",{class:"comparability"}),r=i("div",{class:"verdict-head"}),a=i("div",{class:"comparability"}),l=i("div",{class:"verdict-strip"}),c=$g(),u=kg(
e,n.fold),d=i("p",{class:"muted",hidden:!0}),m=i("section",{class:"card verdict-card","aria-label":"Verdict"},i("h2",{class:"visually-hidden"},"Verdict"),s,i("div",{class:"verdict-top"},r,t),a,i("div",
{class:"verdict-body"},i("div",{class:"verdict-why"},d,u.node),i("div",{class:"verdict-side"},c.node,u.facts,l)),o);function p(f,h,{narrowed:g=!1,open:y=!1}={}){let{verdict:w,comparability:b}=f,x=h.diagnosis??
[],_=n.widen&&w.verdict==="cannot_judge"&&g,$=If(b,x).filter(({kind:E})=>!fu.includes(E)&&E!=="same_selection"),k=({severity:E})=>E==="damage";O(s,ir($.filter(k))),O(a,ir($.filter(E=>!k(E)))),O(r,kT(f),
w.recorded&&i("p",{class:"muted small"},to(w.recorded.parts)),_&&i("p",{},B("Use all ranks and steps",n.widen,{class:"link-button"})),xT(x,n.clock&&{onClock:n.clock,isCorrected:n.isCorrected}),Sg(f,n.
marker??null)),c.draw(f),d.hidden=!h.note,O(d,h.note);let T=[f.recorded.control,f.recorded.test].map(E=>E.devices.join(" "));u.draw(mu(f)?{}:{...h,diagnosis:yT(x,f)},{open:y,sure:fi(w)&&!w.recorded,sum:w.
recorded?"Together, as recorded":"Together",lines:gT-r.querySelectorAll("button").length,words:wT-[r,s,a].reduce((E,{textContent:v})=>E+mi(v),0)-mi([...new Set(T)].join(" "))}),O(l,hu(f)),m.dataset.verdict=
w.verdict}return{node:m,draw:p}}var hu=({verdict:e,step_time:t,without_profiler:o,...n})=>Cg(Ag(e.samples,t.samples),Lt(n)?"recording":e.recorded?"recorded step":"step",o?.blocks);var $T="Confidence: this share of the intervals that are made in this way contains the true change. p: the probability of a difference at least as large if nothing had changed, by the Mann–Whitney tes\
t; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts once.",vT=({control:e,test:t})=>ce(`/compare/recordings?${new URLSearchParams({control:e.set.slice(
0,12),test:t.set.slice(0,12)})}`),hi={key:"",list:[]};function Lg(e=null){let t=gg({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),o=i("div",{class:"details-tex\
t"}),n=i("div",{class:"details-text"}),s=i("div",{class:"details-strip"}),r=i("details",{class:"answer-details"},i("summary",{},"Details"),i("div",{class:"details-body"},i("div",{},o,n,s),t.node)),a=null,
l="",c=null;function u(p,f){let{verdict:h,comparability:g}=p;O(o,h.basis!==null&&i("p",{class:"verdict-reason"},to(h.range.parts)," ",to(h.basis.parts),"."),h.basis!==null&&i("p",{class:"muted small"},
$T),h.caution&&g.every(({kind:y})=>y!=="same_selection")&&i("p",{class:"one-recording"},h.caution," ",e&&i("a",{href:vT(p)},"Compare several recordings")),g.filter(({kind:y})=>fu.includes(y)).map(({text:y})=>i(
"p",{},y)),(f.diagnosis??[]).filter(({kind:y})=>y==="limit"||y==="host_need").map(y=>i("p",{data:{kind:y.kind}},to(y.parts))))}function d(p){O(n,hi.list.map(f=>i("p",{data:{kind:f.kind},title:f.text},
to(f.parts)," ",f.kind==="layer"?i("a",{href:po({...Zt(p),node:hh(f.tree)})},"Show in the tree"):i("a",{href:e(p)},"Show memory"))))}async function m(p){let f=e&&r.open?kt(p).toString():l;if(f===l)return;
a?.abort(),a=new AbortController,l=f,O(n);let h=new URLSearchParams(f);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([g,y])=>h.set(g,y));try{let g=hi.key===f?null:await dt(h,{signal:a.
signal});hi=g?{key:f,list:(g.diagnosis??[]).filter(({kind:y})=>y==="layer"||y==="memory")}:hi,l===f&&(d(p),n.dataset.shown=f)}catch{l=l===f?"":l}}return r.addEventListener("toggle",()=>c&&m(c)),{node:r,
chart:t,draw(p,f,h,{revision:g,file:y,caption:w}){let{waterfall:b}=f;c=p,u(f,h),O(s,hu(f)),t.node.hidden=!b||b.change===0,t.node.hidden||t.draw({fall:b,revision:g,file:y,caption:w,heading:`mean per ${Lt(
f)?"recording":"step"}, test − control`}),m(p)},stop:()=>a?.abort()}}var ST=30,xr={top:8,right:16,bottom:34},ET=64,TT=6,Ng=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function wu(e){let t=new Set,
o=null,n=[],s=!1,r=new Map(Ng.map(([f,h])=>[f,i("button",{type:"button",class:`key key-${f}`,title:"Hide or show these bars",on:{click:()=>{let g=new Set(t);g.delete(f)||g.add(f),e.onHide?e.onHide([...g]):
(u(g),c.redraw())}}},h)])),a=i("ul",{class:"chart-legend"},[...r.values()].map(f=>i("li",{},f))),l=xe("pan","Pan instead of zooming",()=>{s=!s,l.setAttribute("aria-pressed",String(s)),c.relayout(()=>({
dragmode:s?"pan":"zoom"}))});l.setAttribute("aria-pressed","false");let c=xt({...e,extra:a,tools:[l,xe("plus","Zoom in",()=>m(.6)),xe("minus","Zoom out",()=>m(1/.6)),xe("reset","Reset the zoom",p)],keys:()=>Ng.
filter(([f])=>!t.has(f)),height:f=>OT(f.rows.length),make:(f,h)=>RT(f,h,o,t,s),onRelayout:(f,h)=>d(f,h),onDoubleClick:()=>setTimeout(p),onClick:f=>e.onSelect(n[f.points[0].y]?.key)});function u(f){t=f,
r.forEach((h,g)=>h.setAttribute("aria-pressed",String(!t.has(g))))}function d(f,h){if(!Object.keys(f).some(x=>/^[xy]axis\./.test(x)))return;let{xaxis:g,yaxis:y}=c.layout(),w=[...g.range,...y.range],b=g.
autorange&&w[2]===gu(n.length)[0];h.range=b?"":w.join(),e.onZoom?.(b?"":w.map(x=>Number(x.toPrecision(4))).join())}function m(f){c.relayout(({xaxis:{range:h,fixedrange:g}})=>!h||g?{}:{"xaxis.range[0]":h[0]*
f,"xaxis.range[1]":h[1]*f})}function p(){c.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":gu(n.length)}))}return{...c,draw(f){n=f.rows,u(new Set(f.hidden??t)),c.draw({...f,empty:f.empty||n.length===
0&&"No rows to draw."})},select(f){f!==o&&(o=f,c.relayout(()=>({shapes:Pg(n,o,Vt())})))}}}var OT=e=>Math.max(e,3)*ST+xr.top+xr.bottom,gu=e=>[Math.max(e,3)-.5,-.5];function Pg(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function MT(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Ye(t);return[n,` ${o}`]}function AT(e){return[rn(e.name,ET,TT).map(Fe).join("<br>"),
e.lines.map(Fe).join("<br>")]}function CT(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return ko(e.map(n=>n.name),o).map((n,s)=>Fe(e[s].mark+n))}function RT(e,t,o,n,s){let r=Vt(),[a,l]=MT(e),c=e.
rows.length,u=t<520?128:Math.min(280,Math.round(t*.36)),d=Math.floor((u-14)/6.7),m=e.rows.map((b,x)=>x),p=b=>e.rows.map(x=>x[b]===null?null:x[b]/a),f=(b,x)=>e.rows[x].noise?"noise":b>0?"more":"less",h=p(
"diff").map((b,x)=>n.has(f(b,x))?null:b),g=(b,x)=>r[f(b,x)],y=e.range?e.range.split(",").map(Number):null,w={type:"bar",orientation:"h",y:m,textposition:"none",hoverinfo:"skip"};return{data:[{...w,name:"\
control",x:p("control"),visible:!n.has("control"),marker:{color:r.control}},{...w,name:"test",x:p("test"),visible:!n.has("test"),marker:{color:r.test}},{...w,name:"difference",x:h,marker:{color:h.map(
(b,x)=>g(b,x)),pattern:{shape:h.map(b=>b>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:h.map((b,x)=>g(b,x)),bgcolor:r.surface},line:{width:h.map(b=>b>0?0:1),color:h.map((b,x)=>g(b,x))}}},{type:"\
scatter",mode:"markers",xaxis:"x2",x:m.map(()=>.99),y:m,marker:{size:1,opacity:0},customdata:e.rows.map(AT),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:St(),
barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:u,r:xr.right,t:xr.top,b:xr.bottom},hovermode:"y",hoverdistance:-1,dragmode:s?"pan":"zoom",xaxis:{ticksuffix:l,zeroline:!0,nticks:t<520?4:7,tickformat:e.
kind==="count"?",~r":",",rangemode:"tozero",...y&&{range:y.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:y?y.slice(2):gu(c),tickmode:"array",tickvals:m,showgrid:!1,
zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:CT(e.rows,d)},shapes:Pg(
e.rows,o,r)}}}var Ig=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${Qe(e)}`,LT=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function gi(e,t=""){let o=d=>{let{label:m,ranks:p,
all_ranks:f,steps:h,all_steps:g,samples:y}=e[d];return`${d}: ${m} (${[Ig(p,f,"ranks"),Ig(h,g,"steps"),U(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:a,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,a.join(", "),l&&`${l} only`,LT(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${Ze(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var NT="abs_diff_duration",wi=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work","Slower work","The rest of \
the change of device time: the same FLOPs take more time, or less","num c-work"]],yu={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"it is on one \
side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its calls or of i\
ts device time"},Dg="abcd";function Bg({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(yu).indexOf(e?.work_known);return i("td",{class:"num c-work muted",title:yu[e?.
work_known]??null},de,l>=0&&i("sup",{},Dg[l]))}let[r,a]=n(s);return i("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:a},r)})}function qg(e){let t=null,o=B("More and slower work",()=>e(
{work:!t.work,...t.work&&wi.some(([s])=>s===t.sort)?{sort:NT,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where\
 its FLOPs are known; takes longer to load"}),n=i("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(yu).flatMap((s,r)=>[r>0&&"; ",i("sup",{},Dg[r]),` ${s}`]).filter(Boolean),
".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}function yi(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file. To see this pa\
ge, drop it on another tracediff, or open it with tracediff open"};return{node:ri("Share",()=>[{text:"Copy link",run:()=>jt(location.href,"Link copied."),title:"For people who can reach this server"},
{text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(n){e=n}}}var bu={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},vs=e=>`tracediff-${vt(e.control.label)}-${vt(e.test.label)}`;function Fg(e){let t=ae("top"),o=ae("sort"),n=i("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=i("select",{id:o,on:{change:()=>e({sort:s.value,order:ds(s.value)})}},Object.keys(bu).filter(l=>Tc.includes(l)).map(l=>i("option",{value:l},bu[l]))),r=i("span",{class:"mute\
d small"});return{node:i("div",{class:"chart-bar"},i("label",{for:t},"Charts: first"),n,i("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...vf,l.top])].sort((d,m)=>d-m);O(n,u.map(d=>i("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=bu[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${C(c)}\
 of ${C(l)} rows are drawn; the table has all`:""}}}function Wg(e){let t=i("span",{class:"muted"}),o=qg(e),n=i("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=i("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=yi();return{title:i("h3",{},"All rows ",t),node:i("div",{class:"verdict-actions"},r.node),files:[n,s],work:o.node,workNote:o.note,
draw(a,l,c,u){o.draw(a);let{row_count:d,rows_before_filters:m}=l,p=a.fold?l.replacements.length:0;t.textContent=(d===m?C(d):`${C(d)} of ${C(m)}`)+(p>0?`, ${U(p,"pair")} folded`:""),n.href=Vs(Mc(a,c,u,
"csv")),s.href=Vs(Mc(a,c,u,"json")),r.set({name:vs(l),bundle:wa(Lf(a)),report:ga(Rf(a,c,u))}),n.download=`${vs(l)}.csv`,s.download=`${vs(l)}.json`}}}function jg(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},"This comparison is not possib\
le"),i("p",{},e.message),i("p",{},o&&B("Use all ranks and steps",t.all,{class:"primary"}),n&&B("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&B("Try again",t.again,{class:"primary"})," ",i("a",
{href:ce("/")},"Choose other traces")))}function Hg(e){return i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",i("a",{href:ce("/")},e?.length===0?"Add traces":"Traces page"),"."))}function wt(e,t,o){let n=new Map;return{node:i("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,a,l])=>{let c=B(a,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[a,l]of n)l.setAttribute("aria-pressed",String(a===r))}}}var PT={ALL:"All",CPU:"Host",GPU:"Device"},IT={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},DT=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],BT=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],qT={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},FT={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function $r(e,t,o){
let n=i("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:i("label",{class:"check",title:t},n,e)}}function zg(e){let t=wt("Device type",Ef.map(_=>[_,PT[_],IT[_]]),_=>e({device_type:_})),
o=wt("Unit of the durations",DT,_=>e({unit:_})),n=wt("Time of host operations, shown and judged",BT,_=>e({measure:_})),s=WT(e),r=$r("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",_=>e({use_short_name:_,op:""})),a=$r("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",_=>e({merge_addresses:_,op:""})),
l=$r("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",_=>e({aliases:_,op:""})),c=$r("Join m\
oved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",_=>e({merge_lines:_,op:""})),u=null,d=i("button",{type:"b\
utton",class:"group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${Xt.join(", ")}`,on:{click:()=>e({exclude:[...bi(u.exclude)?[]:Xt,...u.exclude.filter(_=>!Xt.includes(
_))]})}}),m=jT(_=>e({category:_})),p=HT(_=>e({exclude:_})),f=$r("Fold replacements","A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",_=>e(
{fold:_})),h=Ug("Calls","Groups by the change of the number of calls",{"":["","all","All groups. The groups count names; a name that occurs in two categories has two rows"],...qT},_=>e({change:_})),g=Ug(
"Time","Groups by the change of the time",FT,_=>e({significant:_})),y=B("Clear the filters",()=>e({q:"",category:[],change:"",exclude:Xt,device_type:"ALL",significant:""}),{class:"link-button"}),w=i("\
details",{class:"menu"},i("summary",{},"Names"),i("div",{class:"menu-body"},[f,r,a,l,c].map(({node:_})=>_),p.node));Gg(w);let b=i("section",{class:"card filters","aria-label":"Filters"},i("div",{class:"\
filter-row"},s.node,m.node,t.node,o.node,n.node,w),i("div",{class:"filter-row"},h.node,g.node,d,p.chips,y));function x(_){let $=_&&{..._.ops_diff,"":Sf.reduce((T,E)=>T+_.ops_diff[E],0)};h.draw(u.change,
$);let k=_?.changed_rows;g.draw(u.significant,k&&{...k,true:k.slower+k.faster}),g.node.hidden=u.significant===""&&_?.verdict.verdict==="cannot_judge"}return{node:b,focusSearch(){return s.input.focus(),
s.input.select(),document.activeElement===s.input},draw(_,$,k){u=_,t.press(u.device_type),o.press(k),n.press(us(u)?"self":"total"),o.buttons.get("percent").disabled=$?!Ra($):!1,s.draw(u.q),r.input.checked=
u.use_short_name,a.input.checked=u.merge_addresses,a.node.hidden=u.merge_addresses&&!$?.rows.some(v=>v.name.includes("0x…")),l.input.checked=u.aliases;let T=$?.rows.filter(v=>v.aliases)??[],E=({category:v})=>v===
"python_function";l.node.hidden=u.aliases&&T.every(E),c.input.checked=u.merge_lines,c.node.hidden=u.merge_lines&&!T.some(E),d.setAttribute("aria-pressed",String(bi(u.exclude))),d.textContent=bi(u.exclude)?
"steps and waits are hidden":"hide steps and waits",m.draw(u.category,$?.categories??[]),p.draw(u.exclude),f.input.checked=u.fold,f.node.hidden=$?.replacements.length===0,x($),y.hidden=u.q===""&&u.category.
length===0&&u.change===""&&u.significant===""&&u.device_type==="ALL"&&u.exclude.every(v=>Xt.includes(v))}}}function WT(e){let t=ae("search"),o=!1,n=Je(250,a=>{e({q:a},{replace:o}),o=!0}),s=i("input",{
id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:a=>{a.key==="Escape"&&s.value!==""&&(a.preventDefault(),s.value=
"",n(""))}}});return{node:i("div",{class:"search"},i("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(a){(document.activeElement!==s||a==="")&&(s.value=a)}}}function jT(e){let t=i(
"summary"),o=i("div",{class:"menu-body"}),n=i("details",{class:"menu"},t,o);Gg(n);let s="";function r(a,l){let c=JSON.stringify([a,l]);if(c===s)return;s=c,t.textContent=a.length===0?"All categories":a.
length===1?a[0]:U(a.length,"category","categories");let u=[...l];for(let m of a)u.some(p=>p.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(".menu-body")===o?document.
activeElement.value:null;O(o,u.map(({category:m,rows:p})=>{let f=i("input",{type:"checkbox",value:m,checked:a.includes(m),on:{change:()=>e(f.checked?[...a,m]:a.filter(h=>h!==m))}});return i("label",{class:"\
check"},f,i("span",{},m),i("span",{class:"muted num"},C(p)))}),a.length>0&&B("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].find(m=>m.value===d)?.focus()}
return{node:n,draw:r}}function Gg(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.
addEventListener("pointerdown",t)})}var bi=e=>Xt.every(t=>e.includes(t));function HT(e){let t=ae("exclude"),o=[],n=i("input",{id:t,type:"text",placeholder:"Leave out names like aten::*",autocomplete:"\
off",spellcheck:"false",on:{keydown:a=>{let l=n.value.trim();a.key==="Enter"&&l!==""&&!o.includes(l)&&(n.value="",e([...o,l]))}}}),s=i("span",{class:"chips"});return{node:i("div",{class:"exclude"},i("\
label",{for:t,class:"visually-hidden"},"Leave out names like"),n),chips:s,draw(a){o=a,O(s,o.filter(l=>!bi(o)||!Xt.includes(l)).map(l=>i("span",{class:"chip mono"},`not ${l}`,xe("close",`Show ${l} agai\
n`,()=>e(o.filter(c=>c!==l))))))}}}function Ug(e,t,o,n){let s=new Map,r="",a=([c,[u,d,m]])=>{let p=i("span",{class:"group-count"},"–"),f=i("button",{type:"button",class:`group change-${c||"all"}`,title:m,
"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>n(r===c?"":c)}},u&&i("span",{class:"mark","aria-hidden":"true"},u),d," ",p);return s.set(c,{b:f,count:p}),f};return{node:i("div",{class:"gro\
ups",role:"group","aria-label":t},i("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(a)),draw(c,u){r=c;for(let[d,{b:m,count:p}]of s)m.setAttribute("aria-pressed",String(d===c)),
u&&(p.textContent=C(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}function Yg(e){let t=new Map,o=[],n=(s,r)=>{o.includes(s)!==r&&e(r?[...o,s]:o.filter(a=>a!==s))};return{toggle:n,add(s,r){return t.set(s,r),r.addEventListener("toggle",()=>n(s,r.open)),r},draw(s){let r=o;
o=s,t.forEach((a,l)=>{s.includes(l)!==r.includes(l)&&(a.open=s.includes(l))})}}}var _u=8,ku={key:"",operators:null};function Kg(e,t){let o=i("div",{class:"scroll-x operators-body"}),n=i("p",{class:"related-more"}),s=at("Device time by operator"),r=i("details",{class:"card rank-st\
eps operators",hidden:!0,"aria-label":"Device time by operator"},i("summary",{},i("h2",{},"Device time by operator"),i("span",{class:"muted rank-summary"},"The sides have other kernels: what their ope\
rators take.")),i("div",{class:"chart-tools"},s.node),i("p",{class:"muted small"},"Less than half of the kernel time is in kernels that both sides have, so this table compares operators. Times are mea\
ns per step of the device work that each operator launched itself, and are not tested. Largest change first."),o,n),a=!1,l="",c=null,u=(f,h,g="")=>i("td",{class:`num ${g}`,title:h},f);function d(f){let{
operator:h,control_per_step:g,test_per_step:y,diff_per_step:w}=f,b=w>0?"more":w<0?"less":"calm";return i("tr",{},i("th",{scope:"row"},h===null?i("span",{class:"muted"},"in no operator"):i("a",{href:e(
{name:h,category:"cpu_op"}),class:"mono",title:h},i("bdi",{},h))),u(`${C(f.control_counts)} → ${C(f.test_counts)}`),u(N(g),re(g)),u(N(y),re(y)),u(_e(w),je(w),b),u(g>0?he(100*w/g):y>0?"new":"",null,b))}
function m({rows:f,count:h}){let g=(y,w="num")=>i("th",{scope:"col",class:w},y);O(o,i("table",{class:"operators-table"},i("thead",{},i("tr",{},g("Operator",""),g("launched, in all"),g("control"),g("te\
st"),g("Δ"),g("Δ %"))),i("tbody",{},f.slice(0,a?void 0:_u).map(d)))),n.hidden=a||f.length<=_u,O(n,!n.hidden&&B(f.length<h?`Show ${C(f.length)} of ${C(h)}`:`Show all ${C(h)}`,()=>{a=!0,m({rows:f,count:h}),
o.querySelectorAll("tbody tr")[_u].querySelector("a")?.focus()},{class:"link-button"}))}async function p(f){c?.abort(),c=new AbortController,l=f,a=!1,O(o,i("p",{class:"muted"},"Looking for the operato\
rs …")),O(n);let h=new URLSearchParams(f);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([g,y])=>h.set(g,y));try{let{operators:g}=ku.key===f?ku:await t(h,{signal:c.signal});
ku={key:f,operators:g},l===f&&g?m(g):l===f&&O(o,i("p",{class:"muted"},"Loading the operators took too long."))}catch(g){l===f&&g.name!=="AbortError"&&O(o,i("p",{class:"muted"},`No operators: ${g.message}`))}}
return{node:r,sql:s,draw(f,h){r.hidden=!(t?h.recorded.few_shared_kernels:h.operators),!r.hidden&&!t?m(h.operators):!r.hidden&&r.open&&f!==l&&p(f)},stop:()=>c?.abort()}}var UT=14;function Ss(e){let[t,o]=yf(e);return o===""?t:`${t} → ${o}`}function Vg(e){let t=[],o=0,n=null,s=!1,r="",a=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let h=document.createElement("canvas").getContext("2d");h.font=r,a=h.measureText("0".repeat(40)).width/40}let p=getComputedStyle(e),f=e.clientWidth-
parseFloat(p.paddingLeft)-parseFloat(p.paddingRight)-2;return a>0?Math.max(UT,Math.floor(f/a)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=Ql(s?o-2:o),n.add(t.filter(Boolean).map(d=>Ss(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:p})=>p.replaces||p.aliases)&&(n=null),n?.add(m.map(p=>Ss(p.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=Ss(d),p=u(m);return i("span",{class:"fit",data:p===m?{}:{short:p}},i("bdi",{},m))},refit(d,{row:m}){let p=Ss(m),f=u(p),h=d.querySelector(
".fit");(h.dataset.short??p)!==f&&(f===p?delete h.dataset.short:h.dataset.short=f)}}}var Vo=28,zT=200,Qg=12,Jg=100,GT={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},vu=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${Vh}`,"c-real"],...wi],xu=String(vu.length-wi.length),YT={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},KT=(e,t)=>e.too_few?["","too few steps"]:YT[t]??["",t],Zg={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function VT(e,t,o){let n=Zg[e],s=ds(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function ew(e){let t=new Map,o=[i("td",
{colspan:"3"}),i("th",{colspan:"3",scope:"colgroup"}),i("th",{colspan:"4",scope:"colgroup"}),i("td"),i("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=i("thead",{},i("tr",{class:"head-groups"},
o),i("tr",{},vu.map(([V,ne,ge,Me])=>{let qe=i("span",{class:"sort-mark","aria-hidden":"true"}),rt=i("th",{scope:"col",class:Me},i("button",{type:"button",title:ge,on:{click:()=>e.onSort(...VT(V,d,m))}},
ne,qe));return t.set(V,{cell:rt,mark:qe}),rt}))),s=i("tbody"),r=i("tfoot"),a=i("table",{class:"ops",role:"grid","aria-label":"All operations"},i("colgroup",{},vu.map(([,,,V])=>i("col",{class:V}))),n,s,
r),l=i("div",{class:"table-scroll",tabindex:"-1"},a),c=[],u="total",d="",m="",p=!1,f=!1,h="",g=null,y=0,w=0,b=0,x=0,_=new Map,$=0,k=!1,T=0,[E,v]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"tru\
e"},i("td",{colspan:xu}))),S=Vg(t.get("name").cell),A=()=>c.length>zT&&!pn();function D(V=!1,ne=l.scrollTop){let ge=Math.ceil(($||600)/Vo),Me=A()?Math.max(0,Math.floor(ne/Vo)-Qg):0,qe=A()?Math.min(c.length,
Math.floor(ne/Vo)+ge+Qg):pn()?fe():c.length;if(!V&&Me===b&&qe===x)return;b=Me,x=qe;let rt=s.contains(document.activeElement),L=V?new Map:_;_=new Map;for(let q=Me;q<qe;q+=1)_.set(q,L.get(q)??(c[q]?H(q):
Q(q)));M(rt,V,ne),R()}function M(V,ne,ge){l.toggleAttribute("data-virtual",A()),oe(E,b),oe(v,c.length-x),xo(s,[E,..._.values(),pn()?te(c.length-x):v]),ge>0&&(ne||V)&&l.scrollTop!==ge&&(l.scrollTop=ge),
V&&(_.get(y)??l).focus({preventScroll:!0})}function R(){let[V,ne]=A()?[Math.max(0,b-Jg),Math.min(c.length,x+Jg)]:[b,x];for(let ge=V;ge<ne;ge+=1)if(!c[ge]){e.onWant(V,ne);return}}function z(){let V=!1;
for(let[ne,ge]of _)ge.dataset.hole!==void 0&&c[ne]?(_.set(ne,H(ne)),V=!0):c[ne]&&S.refit(ge,c[ne]);V&&M(s.contains(document.activeElement),!1,l.scrollTop),R()}function oe(V,ne){V.hidden=ne===0,V.style.
height=`${ne*Vo}px`}function te(V){return i("tr",{hidden:V===0},i("td",{colspan:xu,class:"muted"},`${C(V)} more: the report and the CSV have all rows.`))}function fe(){let V=c.findIndex(ne=>!ne);return V<
0?c.length:V}function H(V){let ne=c[V];return i("tr",{"aria-rowindex":String(V+3),data:{index:V},class:`${V%2?"odd":""}${ne.noise?" noise":""}`,tabindex:V===y?"0":"-1","aria-selected":String(ne.key===
g)},QT(ne,u,w,se(ne,V)),f&&Bg(ne,ge=>vr(ge,u)))}function Q(V){return i("tr",{"aria-rowindex":String(V+3),data:{index:V,hole:""},"aria-busy":"true",tabindex:V===y?"0":"-1"},i("td",{colspan:xu,class:"mu\
ted"},"…"))}function se(V,ne){return i("a",{href:e.href(V.row),class:"op-link",tabindex:"-1"},V.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"⇄ "),i("span",{class:"visua\
lly-hidden"},"probable replacement: ")),V.row.aliases&&!V.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"≡ "),i("span",{class:"visually-hidden"},"several names: ")),S.draw(
V))}function W(V,{focus:ne=!1}={}){if(c.length===0)return;let ge=_.get(y);y=Math.max(0,Math.min(c.length-1,V)),P(y),ge?.setAttribute("tabindex","-1");let Me=_.get(y);Me?.setAttribute("tabindex","0"),ne&&
Me?.focus({preventScroll:!0})}function G(V){c.length>0&&!_.has(y)&&(y=Math.min(c.length-1,Math.ceil(V/Vo)),_.get(y)?.setAttribute("tabindex","0"))}function P(V){l.removeAttribute("data-late");let ne=V*
Vo,ge=l.clientHeight-n.offsetHeight-r.offsetHeight-2;ne<l.scrollTop?l.scrollTop=ne:ne+Vo>l.scrollTop+ge&&(l.scrollTop=ne+Vo-ge),T=l.scrollTop,D(!1,T)}s.addEventListener("click",V=>{let ne=V.target.closest(
"tr[data-index]");ne&&V.target.closest(".op-link")?!V.ctrlKey&&!V.metaKey&&!V.shiftKey&&e.onOpen(c[Number(ne.dataset.index)].key):ne&&c[ne.dataset.index]&&getSelection().isCollapsed&&(W(Number(ne.dataset.
index),{focus:!0}),e.onSelect(c[y].key))}),s.addEventListener("keydown",V=>{let ne=Math.max(1,Math.floor(l.clientHeight/Vo)-4),ge={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+ne,PageUp:y-ne,Home:0,End:c.length-
1};if(V.key in ge&&!V.altKey&&!V.metaKey)V.preventDefault(),W(ge[V.key],{focus:!0});else if((V.key==="Enter"||V.key===" ")&&!V.target.closest(".op-link")&&c[y])V.preventDefault(),e.onSelect(c[y].key);else if(V.
key==="ArrowRight"||V.key==="ArrowLeft"){V.preventDefault();let Me=_.get(y);(V.key==="ArrowRight"?Me?.querySelector(".op-link"):Me)?.focus({preventScroll:!0})}});let F=0;l.addEventListener("scroll",()=>{
T=l.scrollTop,A()&&F===0&&(F=requestAnimationFrame(()=>{F=0;let{scrollTop:V}=l;D(!1,V),G(V)}))});let Z=new ResizeObserver(V=>{$=l.clientHeight,V.some(({target:ne})=>ne!==l)&&S.measure()&&z(),D(!1,T)});
Z.observe(l),Z.observe(t.get("name").cell);let ie=fs(()=>{S.measure(),D(!0)});function Le(V){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${p?"Self time":"\
Duration"}, ${V}`,o[2].title=p?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${V}`,a.querySelectorAll(":is(col, thead th).c-work").forEach(
ne=>{ne.hidden=!f});for(let[ne,{cell:ge,mark:Me}]of t){let qe=d===ne||(Zg[ne]??"")===d;qe?ge.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):ge.removeAttribute("aria-sort");let rt=m==="as\
c"?"↑":"↓";Me.textContent=qe?d===ne?` ${rt}`:` |${rt}|`:""}}return{node:l,focus:()=>W(y,{focus:!0}),draw(V){let ne=h!==V.revision;({rows:c,unit:u,self:p,sort:d,order:m,selected:g,revision:h}=V),
f=V.work===!0,a.toggleAttribute("data-work",f),w=$u(c),a.setAttribute("aria-rowcount",String(c.length+3)),a.toggleAttribute("data-unjudged",!V.judged),S.setRows(c),Le(V.unitName),O(r,V.totals.map(([Me,
qe])=>ZT(Me,qe,u,p,f)));let ge=c.findIndex(Me=>Me?.key===g);ne&&(y=Math.max(0,ge),T>0&&(l.scrollTop=0,T=0)),k||(k=!0,l.setAttribute("data-late",""),Bt().then(Bt).then(()=>l.removeAttribute("data-late"))),
D(!0,T),ge>=0&&ne&&P(ge)},add(V,ne,ge){c=V,a.toggleAttribute("data-unjudged",!ge),S.addRows(c,ne),$u(ne)>w?(w=$u(ne),D(!0)):z()},select(V){let ne=V!==g;g=V;for(let Me of s.querySelectorAll("tr[data-in\
dex]"))Me.setAttribute("aria-selected",String(V!==""&&c[Number(Me.dataset.index)]?.key===V));let ge=c.findIndex(Me=>Me?.key===V);ge>=0&&ne&&W(ge)},unmount(){Z.disconnect(),ie(),cancelAnimationFrame(F)}}}
function Su(e,t){return t==="percent"?[Ce(e),Ce(e)]:[N(e),re(e)]}function vr(e,t){if(t!=="percent")return[_e(e),je(e)];let o=e===null?de:`${he(e)}-points`;return[he(e),o]}var $u=e=>e.reduce((t,o)=>Math.
max(t,Math.abs(o.diff??0)),0),Es=e=>e>0?" more":e<0?" less":" calm";function _i(e,t,o){let[n,s]=Su(e,t);return i("td",{class:o,title:s},n)}function QT(e,t,o,n){let{row:s}=e,[r,a]=GT[s.change]??["",s.change],
[l,c]=vr(e.diff,t),u=o>0?Math.abs(e.diff??0)/o:0;return[i("td",{class:`c-change change-${s.change}`,title:a},i("span",{"aria-hidden":"true"},r),i("span",{class:"visually-hidden"},a)),i("th",{scope:"ro\
w",class:"c-name mono",title:Qh(s)},n),i("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),i("td",{class:"num c-count"},C(e.controlCount)),i("td",{class:"num c-c\
ount"},C(e.testCount)),i("td",{class:`num c-count${Es(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:fr(s)||null},nt(e.diffCount)),_i(s.control_counts>0?e.control:null,t,"num c-time"),_i(s.test_counts>
0?e.test:null,t,"num c-time"),i("td",{class:`num c-time c-diff${Es(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),i("td",{class:`num c-percent${Es(e.percent??e.diff)}`},e.birth||he(e.percent)),
JT(e)]}function JT({row:e,verdict:t}){if(t===""||t===null)return i("td",{class:"c-real muted"});let[o,n]=KT(e,t),s=t==="slower"||t==="faster";return i("td",{class:`c-real ${s?t==="slower"?"more":"less":
"muted"}`,title:`${Bn(e)}${e.q_value===null?"":` Median of the steps ${N(e.control_median)} → ${N(e.test_median)}.`}`},i("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&i("span",{class:"q"},` ${_p(cn(
e))}`))}var Xg=e=>i("td",{class:"num c-count",title:C(e)},C(e)),XT={host:"Host, sum",device:"Device, sum"};function ZT(e,t,o,n,s){let[r,a]=vr(t.diff,o);return i("tr",{data:{part:e}},i("td",{class:"c-c\
hange"}),i("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the \
time of a call also counts in its caller"},XT[e]),i("td",{class:"c-category"}),Xg(t.controlCount),Xg(t.testCount),i("td",{class:`num c-count${Es(t.diffCount)}`},nt(t.diffCount)),_i(t.control,o,"num c-\
time"),_i(t.test,o,"num c-time"),i("td",{class:`num c-time${Es(t.diff)}`,title:a},r),i("td",{class:`num c-percent${Es(t.percent??t.diff)}`},t.birth||he(t.percent)),i("td",{class:"c-real"}),s&&i("td",{
class:"c-work",colspan:"2"}))}var aw=(e,t)=>e.rank-t.rank||e.span-t.span,e1=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function tw(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let a=`${s}/${r}`;o||=t.has(a),t.
add(a)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(aw)}}var ow=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),ki=e=>e===void 0?"–":e===null?"whole":String(e);function Eu(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var nw=(e,t)=>e===t?e:`${e} / ${t}`;function t1(e,t){
let o=({rank:r,span:a})=>`${r}/${a}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),a=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(aw).map(
l=>({control:n.has(o(l))?l:void 0,test:a.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,a)=>({control:e[a],test:t[a]}))}}
function sw(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let a=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);a[u][l.get(c.step_number)]=c}return a}function xi(e,t){let[o,n]=[tw(e),tw(t)],{rows:s,byPosition:r}=t1(o.keys,n.keys),[a,l]=[ow(e),ow(t)],c=Math.max(a.length,l.length),u=Array.from(
{length:c},(m,p)=>({control:a[p],test:l[p],text:a.length===0?ki(l[p]):l.length===0?ki(a[p]):nw(ki(a[p]),ki(l[p]))})),d=m=>m.map(p=>[...p,...Array.from({length:c-p.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?nw(Eu(m.control),Eu(m.test)):Eu(m.control??m.test)})),columns:u,control:d(sw(e,s,a,"control",o.split)),test:d(sw(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:a.
length>0&&l.length>0&&!e1(a,l)}}function Sr(e,t){let o=a=>a.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((a,l)=>a.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function hn(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var rw=e=>e.reduce((t,o)=>t+o,0)/e.length,o1=1.05,
n1=.05;function iw(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[a])=>r-a).map(([r,a])=>{let l=rw(a.map(u=>u.step)),c=a.every(u=>u.exposed_communication!==
null);return{rank:r,samples:a.length,step:l,waiting:c&&l>0?rw(a.map(u=>u.exposed_communication))/l:null}}),n=hn(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=o1);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:s1(o)}}function s1(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=hn(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=n1&&t.waiting<=o/2?t:null}var r1=820,a1=3,lw=46,Mt={top:26,right:12,bottom:36},Ou=46;function $i(e){return xt({...e,class:"heat-map",height:mw,make:c1,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<a1&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:i("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var i1=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),uw=e=>Math.max(34,e.rows.length*i1(e.rows.length)),dw=e=>e<r1;function mw(e,t){let o=uw(e);return dw(t)?3*(o+Mt.top)+2*Mt.bottom+2*Ou+Mt.bottom:o+Mt.top+Mt.bottom+
Ou}var Tu=e=>e.flat().filter(t=>t!==null);function l1(e){let t=[...Tu(e.control),...Tu(e.test)],o=Math.abs(hn(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...Tu(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function c1(e,t){let o=dw(t),n=l1(e),[s,r]=e.kind==="time"?Ye(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],a=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=m1(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:St(),margin:{l:l.left,r:Mt.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:Zs(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:g1(),showscale:!1}},d=c.map(([p,f,h,g],y)=>{let w=y===0?"":
String(y+1);Object.assign(u,p1(e,l.panels[y],w,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:p,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${w}`,yaxis:`y${w}`,xgap:1,ygap:1,hoverongaps:!1,z:f.map(x=>x.map(_=>_===null?null:_/r)),customdata:d1(e,p,f,h,g),
hovertemplate:"%{customdata}<extra></extra>",...u1(e,f,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((p,f)=>(Object.assign(u,h1(l.bars[f],4+f,p,a)),f1(p,4+f,f===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function u1(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(a=>a===null?"":s.format(a/o).replace("-","−")))}}function d1(e,t,o,n,s){let r=t.toLowerCase();return o.map((a,l)=>a.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),p=s?e.rows[l].text:e.rows[l][r]?.rank??"",f=`${t}<br>rank ${Fe(String(p))}, step ${Fe(m)}`;if(c===null)return f;let h=e.control[l][u],g=s&&
h>0?` (${he(100*c/h)})`:"",y=(s?[]:[e.more?.(r,l,u)]).filter(Boolean);return[f,...[n(c)+g,...y].map(Fe)].join("<br>")}))}function m1(e,t,o){let n=mw(e,t),s=Math.max(...e.rows.map(p=>p.text.length),2),
r=Math.min(120,30+7*s),a=t-r-Mt.right,l=uw(e),c=o?a:(a-2*lw)/3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(p,f)=>[1-(p+f)/n,1-p/n];if(!o){let p=[0,1,2].map(y=>{let w=y*
(c+lw)/a;return{x:[w,w+c/a],y:d(Mt.top,l),cell:u}}),f=d(Mt.top+l+Mt.bottom+6,8),[h,g]=[p[0].x[0],p[1].x[1]];return{left:r,panels:p,bars:[{x:[h+(g-h)*.2,g-(g-h)*.2],y:f},{x:p[2].x,y:f}]}}let m=[Mt.top,
2*Mt.top+l+Mt.bottom,3*Mt.top+2*l+2*Mt.bottom+Ou];return{left:r,panels:m.map(p=>({x:[0,1],y:d(p,l),cell:u})),bars:[1,2].map(p=>({x:[.08,.92],y:d(m[p]+l+Mt.bottom+6,8)}))}}function p1(e,t,o,n){let s=t.
cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.length),1),a=Eo(e.columns.length,s/(7*r+10)),l=Eo(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"\
array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,tickvals:a,ticktext:a.map(u=>Fe(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{
...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(u=>Fe(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var cw=48;function f1([e,t],o,n){let s=Array.
from({length:cw},(r,a)=>e+(t-e)*(a/(cw-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function h1({x:e,y:t},o,n,s){return{[`xax\
is${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:K("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`x${o}`,
range:[0,1],fixedrange:!0,visible:!1}}}var g1=()=>[[0,K("--less-fill")],[.5,K("--heat-zero")],[1,K("--more-fill")]];function vi(){let e=i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=i("details",{class:"grid-table"},i("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,O(e,i("table",{},i("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),i("thead",{},i("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([a,l])=>i("th",{scope:"col",class:l},a)))),i("tbody",{},o.grid.rows.flatMap((a,l)=>o.grid.columns.map((c,u)=>r(a,c,l,u)))))))}function r(a,l,c,u){
let{values:d,format:m,formatDiff:p}=o,[f,h,g]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(f===null&&h===null)return null;let y=g>0?" more":g<0?" less":"";return i("tr",{},i("th",{scope:"row"},a.text),
i("td",{},i("a",{href:o.timeline(a,l),title:"Show this step in the timeline"},l.text)),i("td",{class:"num"},m(f)),i("td",{class:"num"},m(h)),i("td",{class:`num${y}`},p(g)),i("td",{class:`num${y}`},he(
f>0&&g!==null?100*g/f:null)))}return t.addEventListener("toggle",s),{node:t,draw(a){o=a,s()}}}var pw={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(pt).map(([e,{name:t}])=>[e,t]))},w1=20,Si=["control","test"];function y1(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function fw(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,a)=>a.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${Ce(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${Ce(100*t.waiting)} of its step): the others probably wait for it.`}function hw(e,{timeline:t,go:o}){let n=i("span",{class:"muted rank-summary"}),s=ae("heat"),r=i("select",{id:s,on:{change:()=>e(
r.value)}},La.map(S=>i("option",{value:S},pw[S]))),a=i("p",{class:"mono small heat-name",hidden:!0}),l=$i({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...S)=>o(t(...S))}),
c=vi(),u=i("div",{class:"lags"}),d=i("p",{class:"muted small",hidden:!0}),m=i("div",{class:"heat-block"},i("p",{class:"chart-bar"},i("label",{for:s},"Heat maps of"),r),a,l.node,d,u,c.node),p=i("detail\
s",{class:"card rank-steps"},i("summary",{},i("h2",{},"Ranks and steps")," ",n),m),f=new Map,h=new Map,g=null,y="",w=null;p.addEventListener("toggle",()=>{p.open!==(y!=="")&&e(p.open?"step":"")});let b=S=>S===
"step"&&g&&Lt(g.answer)?"whole recording":pw[S];function x({set:S,marker:A}){let D=JSON.stringify([S,A]);if(!f.has(D)){let M=ts(S,A);f.set(D,M),M.catch(()=>f.delete(D))}return f.get(D)}async function _(S){
if(Si.some(A=>S[A].any)){$(S,"Each file counts as one step here, so there are no steps to show.");return}try{let A=await Promise.all(Si.map(D=>x(S[D])));if(g?.answer===S){let D=A.map((M,R)=>y1(M,S[Si[R]]));
g={...g,samples:D,judged:D.map(iw)},k()}}catch(A){$(S,A.message)}}function $(S,A){g?.answer===S&&(n.textContent=A,m.hidden=!0)}function k(){let[S,A]=g.judged,D=({ranks:oe},te)=>`${U(oe.length,"rank")}\
, ${U(g.samples[te].length,"sample")}`,M=[fw(S),fw(A)],R=M[0]===M[1]?M[0]:M.map((oe,te)=>oe&&`${te===0?"Control":"Test"}: ${oe}`).filter(Boolean).join(" "),z=[D(S,0),D(A,1)];n.textContent=`${z[0]===z[1]?
`${z[0]} on each side`:`${z[0]} against ${z[1]}`}. ${R}`,m.hidden=!1,p.classList.toggle("lagging",g.judged.some(oe=>oe.slow.length>0)),y!==""&&v()}async function T(S){let A={};h.set(S,A),h.size>w1&&h.
delete(h.keys().next().value);try{A.samples=(await ma(S)).samples}catch(D){A.failed=D.message,h.delete(S)}y==="op"&&w?.query===S&&v(A)}function E(S){if(y!=="op")return{samples:g.samples,of:D=>D[y],revision:y,
none:"Without device work the parts of a step are not known."};if(w===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let A=S??h.get(w.
query);return A===void 0&&T(w.query),A?.samples?{samples:Si.map(D=>A.samples[D]),of:D=>D.total_duration,revision:w.query,none:""}:{none:A?.failed??"Reading the events of this operation …"}}function v(S){
let{judged:A,file:D}=g,{samples:M=[[],[]],of:R,revision:z,none:oe}=E(S),te=xi(...M),fe=Sr(te,R),H=[...fe.control,...fe.test].flat().some(W=>W!==null);a.hidden=y!=="op"||w===null,O(a,w&&i("bdi",{},w.name));
let Q=y==="op"?"duration in each rank and step":b(y);l.draw({rows:te.rows,columns:te.columns,...fe,kind:"time",file:D,format:re,formatDiff:je,heading:Q,more:(W,G,P)=>ln(te[W][G][P]),revision:`${g.revision}\
#${z}`,empty:H?"":oe}),c.node.hidden=!H,c.draw({grid:te,values:fe,timeline:t,title:Q,format:N,formatDiff:_e}),O(u,b1(A));let se=[te.ranksByPosition&&"ranks",te.stepsByPosition&&"step numbers"].filter(
Boolean);d.hidden=se.length===0,d.textContent=`The sides have different ${se.join(" and ")}; they are paired by position (control / test).`}return{node:p,heat:l,draw(S,A,D,M,R){y=A,w=R,p.open=y!=="",r.
value=y||"step",g?.answer!==S?(g={answer:S,file:D,revision:M},r.options[0].textContent=b(La[0]),_(S)):g.judged&&k()}}}function b1([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set(
[...e.ranks,...t.ranks].map(r=>r.rank))].sort((r,a)=>r-a),n=(r,a)=>{let l=r.ranks.find(u=>u.rank===a);if(!l)return[1,2,3].map(()=>i("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[i("\
td",{class:"num",title:re(l.step)},N(l.step)),i("td",{class:`num${c?" lag":""}`},he(l.lag===null?null:100*(l.lag-1)),c&&" lags"),i("td",{class:`num${r.awaited===l?" lag":""}`},Ce(l.waiting===null?null:
100*l.waiting))]},s=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a \
share of its step: waiting for other ranks and for the network"]].map(([r,a])=>i("th",{scope:"col",class:"num",title:a},r));return i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-l\
abel":`Ranks ${Qe(o)}`},i("table",{class:"lag-table"},i("caption",{class:"visually-hidden"},"The ranks of both sides"),i("thead",{},i("tr",{},i("td"),i("th",{colspan:"3",scope:"colgroup",class:"contro\
l-text"},"Control"),i("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),i("tr",{},i("th",{scope:"col"},"Rank"),s(),s())),i("tbody",{},o.map(r=>i("tr",{},i("th",{scope:"row"},String(r)),n(
e,r),n(t,r))))))}var _1={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Au="not stated",Mu=(e,t,o)=>n=>{let s=n[e]===null?Au:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},gw=(e,t)=>e.length===0?"none":e.length===t.length?Qe(e):`${Qe(e)} of ${Qe(t)}`,Cu=e=>e.shared_kernel_time===
null?"no kernels":Ce(100*e.shared_kernel_time),k1=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":gw(t.steps,t.all_steps),x1=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>gw(t.ranks,t.all_ranks)},{text:"Steps",of:k1,key:(e,t)=>t.steps.length},{text:"with_stack",of:Mu("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Mu("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Mu("profile_memory"),key:e=>e.
profile_memory},...Object.entries(_1).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:Cu,key:()=>null}];function $1(e){return x1.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[a,l]=r(o),c=n?r(n):[a||null,l||null];return{text:t,control:a||Au,test:l||Au,left:s&&a===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function v1(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,a=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${Cu(n)} of the kernel time in the control, ${Cu(s)} in the test.`;return r+a}function ww(){let e=i(
"span",{class:"muted rank-summary"}),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:i("details",{class:"card rank-steps recorded"},i("\
summary",{},i("h2",{},"Recorded")," ",e),t),draw(n){let s=$1(n);e.textContent=v1(n,s),O(t,i("table",{class:"recorded-table"},i("caption",{class:"visually-hidden"},"How both sides were recorded"),i("th\
ead",{},i("tr",{},i("td"),i("th",{scope:"col",class:"control-text"},"Control"),i("th",{scope:"col",class:"test-text"},"Test"))),i("tbody",{},s.map(r=>i("tr",{class:r.differs?"differs":""},i("th",{scope:"\
row"},r.text),i("td",{},r.control),i("td",{},r.test,r.differs&&i("span",{class:"visually-hidden"}," (differs)")))))))}}}function yw(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...rr(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${It(cn(t))}`):o==="cannot_judge"&&t.q_value!==null?n.push(`cannot judge, q = ${It(cn(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${It(cn(t))}`);let s=fr(t);return s===
""?n:[...n,s]}function S1(e,t,o){let{row:n}=e,s=c=>Su(c,t)[0],r=e.birth||he(e.percent),a=o&&n.kind==="",l=[a?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${vr(
e.diff,t)[0]} (${r})`,`calls ${C(e.controlCount)} → ${C(e.testCount)}`];return(t!=="total"||a)&&l.push(`total ${N(n.control_total_duration)} → ${N(n.test_total_duration)}, ${_e(n.diff_duration)}`),
[...l,...yw(e)]}function E1(e){return[e.row.category,`control ${C(e.controlCount)}`,`test ${C(e.testCount)}`,`Δ ${nt(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...yw(e)]}var bw=e=>({key:e.key,name:Ss(
e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function _w(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?`self time, ${or(t,n)}`:or(t,n),rows:e.map(s=>({...bw(
s),control:s.control,test:s.test,diff:s.diff,lines:S1(s,t,o)}))}}function kw(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(o=>({...bw(o),control:o.controlCount,
test:o.testCount,diff:o.diffCount,lines:E1(o)}))}}function xw({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["unchanged","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===
0&&o.added+o.deleted+o.increased+o.decreased===0}var T1=20,O1=200;function To({id:e=ae("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:a}){let l=ae("set-list"),c=o?.label??n,u=i("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>x(),
input:()=>p(),keydown:k,blur:()=>_()}}),d=i("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:T=>T.preventDefault()}}),m=i("span",{class:"set-picker"},u,d),
p=Je(O1,()=>y(u.value.trim())),f=[],h=-1,g=null;async function y(T){g?.abort(),g=new AbortController;let{signal:E}=g,v=new URLSearchParams({q:T.slice(0,120),limit:String(T1)});d.hidden=!1,u.setAttribute(
"aria-expanded","true");try{let[{entries:S,total:A},D]=await Promise.all([At(v,{signal:E}),a&&T!==""?nn({signal:E}):[]]),M=a?A1(T,S,D):[];f=[...s&&T===""?[{none:!0}]:[],...M,...S],w(A>S.length?`${U(A-
S.length,"more set")}: type to find them`:f.length===0&&"No set matches."),be(U(A,"set")),b(T===""?f.findIndex(R=>R.set&&R.set.id===o?.id):S.length>0?M.length:0)}catch(S){S.name!=="AbortError"&&(f=[],
w(S.message))}}function w(T){O(d,f.map((E,v)=>i("li",{id:`${l}-${v}`,role:"option",class:"choice-line","aria-selected":String(E.set?E.set.id===o?.id:!!E.none&&!o),on:{click:()=>$(E)}},E.set?C1(E.set):
E.words??s)),T&&i("li",{class:"muted small picker-note",role:"presentation"},T)),h=-1,u.removeAttribute("aria-activedescendant")}function b(T){if(d.children[h]?.classList.remove("active"),h=f.length===
0?-1:Math.max(-1,Math.min(T,f.length-1)),h<0){u.removeAttribute("aria-activedescendant");return}d.children[h].classList.add("active"),d.children[h].scrollIntoView({block:"nearest"}),u.setAttribute("ar\
ia-activedescendant",`${l}-${h}`)}function x(){d.hidden&&y("")}function _(){p.cancel(),g?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=
c}function $(T){_(),T.group?a(T.group):(T.none||T.set.id!==o?.id)&&r(T.none?null:T.set)}function k(T){let{key:E}=T,v=!d.hidden,S={ArrowDown:h+1<f.length?h+1:0,ArrowUp:h>0?h-1:f.length-1,PageDown:h+8,PageUp:Math.
max(0,h-8)}[E];(S!==void 0||v&&["Enter","Escape"].includes(E))&&T.preventDefault(),S!==void 0?v?b(S):x():E==="Enter"&&v&&f[h]?$(f[h]):E==="Escape"&&v&&(T.stopPropagation(),_())}return{node:m,input:u}}
var M1=3;function A1(e,t,o){let n=(l,...c)=>({group:l,words:i("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[
n(e,"with a label like ",i("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),a=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",i("b",{},e))],
...o.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(a)).slice(0,M1).map(l=>n(`tag:${l.tag}`,"with the tag ",i("b",{},l.tag),` (${l.sets})`))]}function C1(e){let t=e.recorded===null?`adde\
d ${Ze(e.created)}`:`recorded ${Ze(e.recorded)}`;return[i("span",{class:"choice-name ellipsis"},e.label),i("span",{class:"muted small"},[t,...e.devices.slice(0,1),U(e.ranks.length,"rank"),...e.tags.slice(
0,3),Ve(e.id).slice(0,8)].join(" · "))]}var Ru=["control_ranks","test_ranks","control_steps","test_steps"];function Ts(e,{none:t,links:o=Lu,compact:n=!1}={}){let s=i("section",{class:`sides${n?" sides-compact":""}`,"aria-label":"Control and\
 test"}),r=n&&i("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{click:()=>l(!s.hasAttribute("data-open"))}},"Ranks and steps"),a="";function l(p){s.toggleAttribute("data-o\
pen",p),r.setAttribute("aria-expanded",String(p))}let c={};function u(p,f,h){let g=JSON.stringify([p.control,p.test,p.control_ranks,p.test_ranks,p.control_steps,p.test_steps,p.control_marker,p.test_marker,
f?.map(_=>[_.id,_.label]),h&&[h.control.samples,h.test?.samples,h.recorded?.control.devices,h.recorded?.test.devices]]);if(g===a)return;a=g;let y=document.activeElement?.dataset?.field,w=R1(s).filter(
({key:_})=>c[_]===p[_]);c={...p};let b=p.control!==""&&p.test!=="",x=[(b||t===void 0)&&xe("swap","Swap control and test",()=>e(P1(p))),I1(p,e)];O(s,d("control",p,f,h),n?[d("test",p,f,h),r,i("div",{class:"\
swap-cell"},x)]:[i("div",{class:"swap-cell"},x,b&&o(p)),d("test",p,f,h)]),n&&(r.hidden=!b,l(s.hasAttribute("data-open")||Ru.some(_=>p[_]!=="all"))),w.forEach(({key:_,text:$})=>L1(s,_,$)),y&&s.querySelector(
`[data-field="${y}"]`)?.focus()}function d(p,f,h,g){let y=p==="control"?"A":"B",w=p==="control"?"Control":"Test",b=h&&Ue(h,f[p]),x=ae("set"),_=To({id:x,field:p,set:b,text:f[p]===""?"":g?.[p]?.label??(h?
f[p]:""),none:p==="test"?t:void 0,onPick:$=>e({[p]:$?Ve($.id):"",op:"",[`${p}_ranks`]:"all",[`${p}_steps`]:"all",[`${p}_marker`]:""})});return i("div",{class:`side-card side-${p}`},i("div",{class:"sid\
e-title"},i("b",{class:"letter","aria-hidden":"true"},y),i("label",{for:x},w),_.node,n&&g?.recorded&&i("span",{class:"muted small side-about"},[...N1(p,g),U(g[p].samples,"sample")].join(", "))),i("div",
{class:"side-selection",hidden:t!==void 0&&p==="test"&&f.test===""},$w(`${p}_ranks`,"Ranks",b?.ranks??g?.[p]?.all_ranks,f,e),$w(`${p}_steps`,"Steps",(f[`${p}_marker`]?null:b?.steps)??g?.[p]?.all_steps,
f,e),!n&&i("span",{class:"muted small samples"},g?.[p]?U(g[p].samples,"sample"):" ")))}function m(p){let f=s.querySelector(`[data-field="${p}"]`);f?.focus(),f?.click()}return{node:s,choose:m,draw:u}}
var R1=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function L1(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.
hidden=!1,n.value=o,e.querySelector(`[data-field="${t}"]`).value="list"}function N1(e,{recorded:{control:t,test:o}}){let[n,s]=[t,o].map(({devices:r})=>r.join(", "));return e==="control"?[n].filter(Boolean):
n===s?[]:[s].filter(Boolean)}function Lu(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])n&&t.set(`${o}_marker`,n);return i("a",
{class:"small",href:ce(`/analyse?${t}`)},"Analyse both")}function P1(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`test${o}`]=e[`control${o}`];return t}function I1(e,t){
let o=Ru.every(n=>e[n]==="first");return B(o?"Use all":"First rank and step",()=>t(Object.fromEntries(Ru.map(n=>[n,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ran\
ks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function $w(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),
u=ae(e),d=o?.length>0,m=i("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?D1(o):"0,2,4-7",
"aria-label":`${t} to use, such as 0,2,4-7`,title:d?`Available: ${Qe(o)}`:null,on:{change:()=>{let f=m.value.trim();s({[e]:f===""?"all":f})}}}),p=i("select",{id:u,data:{field:e},on:{change:()=>{p.value===
"list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:p.value}))}}},l.map(f=>i("option",{value:f,selected:f===r},B1(f,o))),i("option",{value:"list",selected:c},"list …"));return i("span",{class:"sample\
-field"},i("label",{for:u},t),p,m)}function D1(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function B1(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>
0?`first (${t[0]})`:"first":"any (a file is one step)"}function q1(e,t,o){let{name:n,category:s}=o??t;return{...e,name:n,category:s,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:o?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:o?.total_duration??0}}var vw=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function F1(e,t){let o=e.flatMap(r=>t.filter(({name:a})=>a===r.name).map(a=>[r,a])),
[n,s]=[e,t].map((r,a)=>r.filter(l=>!o.some(c=>c[a]===l)).sort((l,c)=>vw(l)-vw(c)));return n.length===s.length?[...o,...n.map((r,a)=>[r,s[a]])]:o}var W1=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function Sw(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(r=>e.aliases.filter(a=>a.side===r)),n=(e.category==="pyth\
on_function"?F1:W1)(t,o);if(n.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}];let s=e.aliases.filter(r=>!n.flat().includes(r)).map(
r=>r.side==="control"?[r]:[void 0,r]);return[...n,...s].map(([r,a])=>({row:q1(e,r,a),names:{control:(r??a).name,test:(a??r).name}}))}function Ew(e){let t=a=>e.filter(l=>/^ProfilerStep#\d+$/.test(l.name)&&
l[a]===0),[o,n]=[t("test_counts"),t("control_counts")],s=o.map(a=>[a,n.find(({category:l})=>l===a.category)]).filter(([,a])=>a),r=s.map(([a,l])=>({...a,test_counts:l.test_counts,test_total_duration:l.
test_total_duration,test_self_duration:l.test_self_duration,aliases:[{side:"control",name:a.name,category:a.category},{side:"test",name:l.name,category:l.category}]}));return[...e.filter(a=>!s.flat().
includes(a)),...r]}var Oo=0,Os=1,Ms=2,Mo=3,Nu={id:"steps",sort:"steps",label:"Steps on the device",depth:1},Ei=18,j1=24,Tw=3;function Mw(e=()=>!0){let t=new Map,o=[],n=0;return{add(s){for(let{id:r,label:a,depth:l,sort:c,
main:u=!1}of s){let d=t.get(r)?.depth??1;t.set(r,{id:r,label:a,sort:c,main:u,depth:Math.max(d,l,1)})}o=[],n=0;for(let r of t.values()){let a=r.depth>1&&["host","other"].includes(r.sort),l=!a||e(r),c=l?
r.depth:1,u=Math.max(j1,c*Ei+2*Tw);Object.assign(r,{row:o.length,rows:c,top:n,height:u,folds:a,open:l});for(let d=0;d<c;d+=1)o.push(n+Tw+d*Ei);n+=u}},bandOf:s=>t.get(s),all:()=>({tops:Float64Array.from(
o),height:n,bands:[...t.values()].map(s=>({...s}))})}}function Aw({window:e,all:t,takes:o,shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(f,h)=>h<=e.from||f>=e.to}),o(
Nu)&&r.some(({answer:f})=>f.steps?.length>0&&f.lanes.some(({sort:h})=>h!=="host"))&&s.add([Nu]),r.forEach(({answer:f})=>s.add(f.lanes.filter(o))),r.forEach(({answer:f})=>s.add((f.counters??[]).map(K1).
filter(o)));let a=[],l=[],c=[],u=[],d={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:f,keep:h}of r){let g=a.length;a.push(...f.names),l.push(
...f.categories),c.push(...f.kinds);for(let y of f.lanes.filter(o))z1(d,y,u.push(y)-1,{keep:h,shift:n,shiftName:g,band:s.bandOf(y.id)});G1(d,m,f,{keep:h,shift:n,rows:s,lanes:u}),Y1(d,m,f,{keep:h,shift:n,
rows:s,lanes:u}),Q1(d,m,f,{keep:h,shift:n,rows:s,lanes:u})}let p={...d,start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(d.row),length:d.start.length,names:a,categories:l,
kinds:c,lanes:u,gaps:m,shift:n,...s.all()};return Object.assign(p,{pieces:H1(p)})}var Cw=(e,t)=>e.bands.find(({id:o})=>o===e.lanes[e.lane[t]]?.id)?.open===!1;function H1(e){let t={start:[],end:[],row:[],
of:[]},o=(s,r,a)=>{(a>r||e.end[s]===e.start[s])&&(t.start.push(r),t.end.push(a),t.row.push(e.row[s]),t.of.push(s))},n=new Map(e.bands.filter(({open:s})=>!s).map(({id:s})=>[s,[]]));for(let s=0;s<e.length;s+=
1){let r=n.get(e.lanes[e.lane[s]]?.id);r?r.push(s):o(s,e.start[s],e.end[s])}return n.forEach(s=>U1(e,s,o)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.
of.length,of:t.of}}function U1({start:e,end:t,level:o},n,s){n.sort((c,u)=>e[c]-e[u]||o[c]-o[u]);let r=[],a=-1/0,l=c=>{for(;r.length>0&&t[r.at(-1)]<=c;){let u=r.pop();s(u,Math.max(a,e[u]),Math.max(a,t[u])),
a=Math.max(a,t[u])}};for(let c of n)l(e[c]),r.length>0&&s(r.at(-1),Math.max(a,e[r.at(-1)]),e[c]),a=e[c],r.push(c);l(1/0)}function z1(e,t,o,{keep:n,shift:s,shiftName:r,band:a}){let{start:l,duration:c,level:u,
name:d,occurrence:m,merged:p}=t;for(let f=0;f<l.length;f+=1){let h=l[f]+c[f];n(l[f],h)&&(e.start.push(l[f]-s),e.end.push(h-s),e.row.push(a.row+(a.open?u[f]:0)),e.level.push(u[f]),e.name.push(r+d[f]),e.
occurrence.push(m[f]),e.merged.push(p[f]),e.sort.push(Oo),e.gap.push(-1),e.lane.push(o))}}function Pu(e,t,o,{sort:n,lane:s,keep:r,shift:a,rows:l,lanes:c}){let u=l.bandOf(s),d=o.start+o.duration;u&&r(o.
start,d)&&(e.start.push(o.start-a),e.end.push(d-a),e.row.push(u.row),e.level.push(0),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(n),e.gap.push(t.push(o)-1),e.lane.push(c.findIndex(
({id:m})=>m===s)))}function G1(e,t,o,n){(o.gaps??[]).forEach(s=>Pu(e,t,s,{...n,sort:Os,lane:s.lane}))}function Y1(e,t,o,n){(o.steps??[]).forEach(s=>Pu(e,t,{...s,shown:o.step===null||o.step===s.step_number},
{...n,sort:Ms,lane:Nu.id}))}var K1=({id:e,device:t,name:o})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${o}`,depth:1}),V1=.2;function Q1(e,t,o,n){for(let s of o.counters??[]){let{name:r,high:a}=s,
l=Math.max(a-s.low,Math.abs(a)*V1)||1;s.start.forEach((c,u)=>Pu(e,t,{name:r,start:c,duration:s.duration[u],mean:s.mean[u],min:s.min[u],max:s.max[u],at:1-(a-s.mean[u])/l},{...n,sort:Mo,lane:s.id}))}}var it=(e,t)=>`${t}\
\0${e}`,Er=(e,t)=>it(e.names[e.name[t]],e.categories[e.name[t]]),Qo=(e,t)=>e.sort[t]===Oo&&e.merged[t]<=1&&e.occurrence[t]>=0,Ow=new WeakMap;function Rw(e,t,o){let n=Ow.get(e);if(!n){n=new Map;for(let s=0;s<
e.length;s+=1)Qo(e,s)&&n.set(`${Er(e,s)}\0${e.occurrence[s]}`,s);Ow.set(e,n)}return n.get(`${t}\0${o}`)??-1}var J1=.1,X1=.002,Tr=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.
test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function Z1(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-
e.control_total_duration,[n,s]=Tr(e),r=s-n,a=Math.abs(r);return a<J1*Math.max(n,s)||a<X1*t||r*o<=0?"":r>0?"longer":"shorter"}function Ti(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??
0),s=Lt(e),r=new Map,a=(l,c)=>{let u={change:Z1(l,n),row:l,names:c,whole:s};r.set(it(c.control,l.category),u).set(it(c.test,l.category),u)};return Ew(e.rows).flatMap(Sw).forEach(({row:l,names:c})=>a(l,
c)),r}var Oi=(e,t,o,n)=>e?.get(it(o,n))?.names[t]??o;function Lw(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===Oo&&n[e.name[r]]&&
s.push(r);return s}var As=["control","test"],eO=3,Nw=[14,72],Iu=3,Du=10,tO=.12;function oO(e){let t=e.filter(({rank:o,span:n})=>o===e[0].rank&&n===e[0].span).sort((o,n)=>o.step-n.step);return t[t.length>>1]}var Pw=({duration:e})=>e.
reduce((t,o)=>t+o,0);function nO({lanes:e}){let t=e.filter(({sort:n})=>n==="device"),o=[...t].sort((n,s)=>Pw(s)-Pw(n)).slice(0,eO);return[...e.filter(({sort:n,main:s})=>n==="host"&&s).slice(0,1),...t.
filter(n=>o.includes(n))]}function sO(e,t,o,n,{y:s,high:r,at:a}){let l=u=>[a(t.start[u]),Math.max(.6,a(t.start[u]+t.duration[u])-a(t.start[u]))],c=[];e.fillStyle=K(t.sort==="host"?"--span-host":"--spa\
n-compute"),t.start.forEach((u,d)=>{let m=t.name[d],p=n?.get(it(o.names[m],o.categories[m]))?.change??"",[f,h]=l(d);e.fillRect(f,s,h,r),p!==""&&t.merged[d]<=1&&c.push([p,f,h])});for(let[u,d,m]of c)e.fillStyle=
K(`--span-${u}`),e.fillRect(d,s,m,r)}function Iw(e){let t=i("canvas",{"aria-hidden":"true"}),o=i("span",{class:"muted small"},"Median step; coloured: changed"),n=i("a",{class:"step-strip-link",title:"\
Show this part in the timeline","aria-label":"Median step of both sides: open it in the timeline",on:{click:d}},t),s=i("div",{class:"step-strip",hidden:!0},o,n),r="",a=null,l=null,c=({answer:{extent:g}})=>g.
to-Math.max(0,g.from);function u(){let g=t.clientWidth;if(!l||g===0)return;let y=globalThis.devicePixelRatio||1,w=l.sides.reduce((E,{lanes:v})=>E+v.length,0),b=(s.clientHeight-o.offsetHeight-2*Du-4)/w-
Iu,x=Math.round(Math.min(Nw[1],Math.max(Nw[0],b))),_=w*(x+Iu)+2*Du;[t.width,t.height]=[Math.round(g*y),Math.round(_*y)],t.style.setProperty("height",`${_}px`);let $=t.getContext("2d");$.scale(y,y);let k=E=>g*
E/l.extent,T=0;l.sides.forEach((E,v)=>{$.fillStyle=K(v===0?"--control-fill":"--test-fill"),$.fillRect(0,T,k(E.sample.step),2),T+=4,E.lanes.forEach(S=>{sO($,S,E.answer,l.changes,{y:T,high:x,at:k}),T+=x+
Iu}),T+=Du-4})}function d(g){if(g.ctrlKey||g.metaKey||g.shiftKey||g.detail===0||!l)return;g.preventDefault();let y=t.getBoundingClientRect(),w=l.extent*(g.clientX-y.left)/y.width,b=l.extent*tO/2;e(m(l,
{from:Math.max(0,w-b),to:w+b}))}let m=({state:g,sides:y},w={})=>Ko(g,{...Object.fromEntries(y.flatMap(({sample:b},x)=>[[`${As[x]}_rank`,String(b.rank)],[`${As[x]}_step`,b.step_number===null?"":String(
b.step_number)]])),...w});function p(g,y,w){let b=new URLSearchParams({rank:w.rank,span:w.span,threads:1,pixels:Math.max(300,Math.round(s.parentNode.clientWidth))});w.step_number!==null&&b.set("step",
w.step_number);let x=g[`${As[y]}_marker`];return x&&b.set("marker",x),Ks(g[As[y]],b,{signal:a.signal})}async function f(g,y,w){try{let x=(await Promise.all(w.map((k,T)=>p(g,T,k)))).map((k,T)=>({answer:k,
sample:w[T],lanes:nO(k)})),_=Ti(y);l={state:g,sides:x,changes:_,extent:Math.max(...x.map(k=>Math.max(c(k),k.sample.step)))},s.hidden=x.some(({lanes:k})=>k.length===0),n.href=m(l);let $=x.every(({sample:k})=>k.
step_number===null)?"Whole recording":"Median step";o.textContent=`${$}; coloured: changed`,n.setAttribute("aria-label",`${$} of both sides: open it in the timeline`),o.title=x.map(({sample:k})=>N(k.step)).
join(" → "),u()}catch(b){s.hidden=!0,r=b.name==="AbortError"?r:""}s.dataset.ready=""}let h=new ResizeObserver(u);return h.observe(s),{node:s,redraw:u,draw(g,y,w){let{samples:b}=w.step_time;if(y!==r){
if(!As.every(x=>b?.[x]?.length>0)){s.hidden=!0,s.dataset.ready="";return}r=y,s.hidden=!1,a?.abort(),a=new AbortController,f(g,w,As.map(x=>oO(b[x].map(_=>({..._,step:(_.step_ns??0)/1e3})))))}},stop(){a?.
abort(),h.disconnect()}}}var rO=["bars","line","scatter","histogram","none"],Dw=["control","test","q","chart","x","y","y2","by"],Bw={chart:"",x:"",y:"",y2:"",by:""};function Mi(e){let t=new URLSearchParams(e);return{...Object.
fromEntries(Dw.map(n=>[n,t.get(n)??""])),chart:et(t,"chart",rO,"")}}function Ai(e){let t=new URLSearchParams;for(let o of Dw)e[o]&&t.set(o,e[o]);return ce(t.size===0?"/query":`/query?${t}`)}function Or({
control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,a])=>s.set(r,a)),s}var oo=e=>`'${e.replaceAll("'","''")}'`,qn=["control","test"],aO=32;function qw(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function Ci(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:qw("rank",t)],a=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?a:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:qw("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function Bu(e){let t=Object.entries(e).map(([o,n])=>{let s=Ci(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var Fw=e=>Object.fromEntries(qn.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function Mr(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function iO(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${Mr(`diff_${o}`)} / ${Mr(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${Mr(e.slice(4))})`:Mr(e)}var lO={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function cO(e,t){let o=lO[e][t?0:1];return qn.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${Mr(n)} AS ${n}`:n)}function Cs(e,t){let o=[...t].filter(([n])=>!qn.includes(n));return o.length>aO?null:`${e}${o.length>0?`(${o.map(([n,s])=>oo(`${n}=${s}`)).join(", ")}\
)`:""}`}function Ri(e,t,o,n=0){let s=Na(e);s.delete("measure"),o||s.set("measure","total");let r=Cs("compare",s),a=ms(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${cO(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${iO(a.get("sort"))} ${a.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function Ww(e){let t=kt(e);t.set("fold","true");let o=Cs("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function uO({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return qn.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var qu=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function dO(e){let t=qn.map(o=>{let n=Ci(o,Fw(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${qu.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var jw=e=>dO(e)??`SELECT side, rank, step_number, ${qu.join(", ")}
FROM ${Cs("compare_steps",[...kt(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,Hw=e=>`${jw(e)}
ORDER BY rank, step_number, side`,Uw=e=>`SELECT side, count(*) AS steps, ${qu.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${jw(e)}
)
GROUP BY side`,zw=e=>Cs("compare_places",[...kt(e)].filter(([t])=>!t.startsWith("merge_")));function Gw(e){let t=zw(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function mO(e,{name:t,category:o,aliases:n}){let s=Bu(Fw(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${oo(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>oo(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${oo(o)} AND ${r?`name = ${oo(t)}`:`name IN (
    SELECT raw FROM (
${uO(e)}
    ) WHERE shown = ${oo(t)})`}
  AND (${s})`}var Yw=(e,t,{name:o,category:n})=>Cs(e,[["name",o],["category",n],...kt(t)]);function Fu(e,t){let o=mO(e,t);return o?`events
WHERE ${o}`:Yw("compare_calls",e,t)}var Kw=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${Fu(e,t)}
ORDER BY side, rank, start_us`,Wu=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${Fu(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,pO={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},Vw=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${Fu(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(pO).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,Qw=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${Yw("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function Jw(e,{name:t,category:o},n){let s=zw(e);return!s||!n&&(o!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${s}
WHERE ${n?`name = ${oo(t)} AND category = ${oo(o)}`:`instr(' / ' || path || ' / ', ${oo(` / ${t} / `)}) > 0`}
GROUP BY part`}var Xw=(e,t)=>Cs(t,[...kt(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n])),Zw=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${Xw(e,"work_by_operator")}
WHERE operator = ${oo(t)}`,ey=e=>qn.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${Xw(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,ty=e=>qn.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),oy=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,ny=e=>ty(e)?`${oy("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,fO={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function sy(e,t){let[o,n]=fO[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!ty(e)||e.frames==="class")return null;let r=e.frames==="instance",a=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${a}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${oy(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${a}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var no=(e,{control:t,test:o},n={})=>e?Ai({control:t,test:o,q:e,...n}):null;function ry(e,{unit:t,self:o,item:n,ofHost:s},r){let a=(l,c,u)=>l.set(no(c,e,u));a(r.table.sql,Ri(e,t,o)),a(r.durations.sql,Ri(e,t,o,e.top)),a(r.counts.sql,Ri(e,t,o,e.top),{chart:"bars",x:"name",y:"co\
ntrol_counts",y2:"test_counts"}),a(r.fall.chart.sql,s?Gw(e):Uw(e)),a(r.classes.sql,ey(e)),a(r.replacements.sql,Ww(e)),a(r.operators.sql,ny(e)),a(r.ranks.heat.sql,e.heat!=="op"?Hw(e):n?Wu(e,n.row):null)}
function ay(e,t,o){let{histogram:n,points:s,heat:r,numbers:a,related:l,work:c,booked:u}=o;u.sql.set(no(Jw(e,t,t.launches===void 0),e)),a.sql.set(no(Vw(e,t),e)),l.sql.set(no(Qw(e,t),e)),c.sql.set(no(Zw(
e,t),e)),n.sql.set(no(Kw(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let d of[s,r])d.sql.set(no(Wu(e,t),e))}var ju=20,hO=4,Li=e=>e===null?"–":Pe(e,0,e<1?3:e<100?1:0),Rs=(e,t,o)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${o(e[`control_${t}`])} → ${o(e[`test_${t}`])}`;function iy(){let e=i("spa\
n",{class:"muted rank-summary"}),t=at("Device time by class of work"),o=_=>i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":_}),n=o("Classes of work"),s=o("Shapes of products, convolu\
tions and attention"),r=i("details",{class:"card rank-steps work-classes",hidden:!0},i("summary",{},i("h2",{},"Classes of work"),e),i("div",{class:"chart-tools"},t.node),i("p",{class:"muted small"},"T\
he class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),a=!0,l=[1,1],
c=(_,$,k="")=>i("td",{class:`num ${k}`,title:$},_),u=(_,$="num")=>i("th",{scope:"col",class:$},_),d=_=>a?[_.control_per_step,_.test_per_step]:[_.control_total_duration,_.test_total_duration],m=_=>["co\
ntrol","test"].map(($,k)=>C(_[`${$}_counts`]/(a?l[k]:1))).join(" → ");function p(_){let[$,k]=d(_),T=k>$?"more":k<$?"less":"calm";return[c(m(_)),c(N($),re($)),c(N(k),re(k)),c(_e(k-$),je(k-$),T),c($>0?
he(100*(k-$)/$):k>0?"new":"",null,T)]}let f=_=>_===null?"–":`${Li(_)} %`,h=_=>_.control_fastest_peak_pctg===_.control_peak_pctg&&_.test_fastest_peak_pctg===_.test_peak_pctg?null:`${Rs(_,"fastest_pea\
k_pctg",f)} of the fastest arithmetic for these numbers, such as TF32`,g=_=>[c(Rs(_,"tflops_per_s",Li)),c(Rs(_,"peak_pctg",f),h(_)),c(Rs(_,"gb_per_s_at_least",Fo)),c(Rs(_,"flops_per_byte_at_most",Li))],
y=[u("TFLOP/s"),u("of peak"),u("bandwidth, at least"),u("FLOPs per byte, at most")],w=(_,$,...k)=>i("thead",{},i("tr",{},_,u($),u("control"),u("test"),u("Δ"),u("Δ %"),...k));function b(_){O(n,i("tab\
le",{class:"operators-table"},w(u("Class",""),"device rows",u("share"),...y.map($=>$.cloneNode(!0))),i("tbody",{},_.map($=>i("tr",{},i("th",{scope:"row"},$.class),p($),c(Rs($,"share",k=>`${Li(k)} %`)),
g($))))))}function x(_){let $=[..._].sort((k,T)=>Math.max(...d(T))-Math.max(...d(k)));s.hidden=_.length===0,O(s,i("table",{class:"operators-table"},w(u(_.length>ju?`Shapes: the ${ju} that take longest`:
"Shapes",""),"calls",...y),i("tbody",{},$.slice(0,ju).map(k=>i("tr",{},i("th",{scope:"row",title:`${k.operator} ${k.shapes}`},i("bdi",{class:"mono"},k.operator)," ",i("span",{class:"mono small"},k.shapes.
replaceAll(",[]",""))," ",i("span",{class:"muted"},k.dtype)),p(k),g(k))))))}return{node:r,sql:t,draw(_,$,k){r.hidden=!_,_&&(a=k!=="total",l=[$.control.samples,$.test.samples],e.textContent=_.classes.slice(
0,hO).map(T=>`${T.class} ${d(T).map(N).join(" → ")}`).join(", "),b(_.classes),x(_.shapes))}}}var ly=7.2,Pi=6,Ni=["solid","dot","dash","dashdot","longdash","longdashdot"],Hu=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Uu=e=>Vt()[e==="B"?
"test":"control"];function Di(e){return{template:St(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var Bi=e=>e.map(t=>Fe(t)).join("<br>"),Be=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),Ii=116,Ar=22,Ls=e=>e>1?64-Ar+e*(Ii+Ar):320;function gO(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:K("--muted")},text:e.map(n=>n.
values[t].value?"":Fe(n.values[t].none??n.values[t].text))}}function Cr({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let a=Math.max(...e.map(y=>n?y.values.reduce((w,b)=>w+(b.value??0),0):Math.
max(...y.values.map(w=>w.value??0))),0),[l,c]=o==="time"?Ye(a):o==="bytes"?Kl(a):[o==="percent"?"%":"",1],u=e.map((y,w)=>w),d=s&&e.some(y=>y.values.some(w=>w.low>0||w.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,p=Math.max(...e.map(y=>y.label.length)),f=Math.min(Math.ceil(18+Pi+ly*p),Math.floor(r*.42),360),h=Math.floor((f-14-Pi)/ly),g=e.map(y=>Bi([y.full??y.label,...t.map((w,b)=>`${w.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,w)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[w])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:K("--text"),width:3,array:e.map(b=>(b.values[w].high??0)/c),arrayminus:e.map(b=>(b.values[w].low??0)/c)}:void 0,customdata:g,hovertemplate:"%{customdata}<extra><\
/extra>",...gO(e,w,n)})),layout:Di({barmode:n?"stack":"group",margin:{l:f,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"out\
side",ticklen:Pi,tickcolor:"rgba(0,0,0,0)",ticktext:ko(e.map(y=>y.label),h).map(Fe)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-f)/80)),
ticksuffix:l?` ${l}`:""}})}}var zu=(e,t)=>t===""?{property:Hu[e%Hu.length],dash:Ni[Math.floor(e/Hu.length)%Ni.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:Ni[e%Ni.length]},wO=e=>Ye(
Math.max(e,1));function yO(e,t,o,n){let s=e.flatMap(m=>m.points.map(p=>p[1])),r=s.every(m=>Number.isInteger(m)&&m<5),a=s.reduce((m,p)=>Math.max(m,p),0),[l,c]=t==="rate"?as(a):t==="bytes"?Kl(a):[t,1],u=n*
(Ii+Ar)-Ar,d=1-o*(Ii+Ar)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-Ii/u),d],title:{text:l,font:{size:11}}}}}var bO=(e,t)=>({
text:Fe(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:K("--text")}}),_O=400,kO=e=>K(e.side===""?"--muted":e.side==="B"?"--test-fill":"--control-\
fill"),xO=(e,t)=>e.length>_O?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:my(kO(o),.55),dash:"dot"}})),$O=(e,t,o)=>e.length>o/60||e.
some(n=>n.side!=="")?[]:e.map(n=>({text:Fe(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:K("--muted")}}));function vO(e,t){let o=c=>e.
flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[a,l]=wO(r?n-s:n);return{scale:a,per:l,far:r,offset:r?Math.floor(s/l)*l:0}}
function uy({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:a,per:l,far:c,offset:u}=vO(e,n),d=h=>(h-u)/l,m=h=>o==="rate"?Fo(h):o==="bytes"?$e(h):`${C(h)} ${o}`,p=t.map((h,g)=>yO(e.filter(y=>y.
panel===h),o,g,t.length)),f=h=>h===0?"y":`y${h+1}`;return{data:e.map(h=>{let g=zu(h.place,h.side),y=t.indexOf(h.panel);return{type:"scatter",mode:"lines",x:h.points.map(w=>d(w[0])),y:h.points.map(w=>w[1]/
p[y].per),yaxis:f(y),line:{shape:"hv",width:1.4,color:K(g.property),dash:g.dash},legendgroup:h.key,customdata:h.points.map(w=>Bi([h.name,`at ${re(w[0])}`,m(w[1])])),hovertemplate:"%{customdata}<extra>\
</extra>"}}),layout:Di({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${a}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.max(4,
Math.floor((r-80)/64)),anchor:f(t.length-1),title:{text:c?`since ${re(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(p.map(({axis:h},g)=>[`yaxis${g===
0?"":g+1}`,h])),annotations:[...t.length>1?t.map((h,g)=>bO(h,p[g].axis.domain[1])):[],...$O(s,d,r)],shapes:xO(s,d)}),per:l,offset:u}}function dy(e){let[t,o]=Ye(e);return`${Number((e/o).toPrecision(3))}\
 ${t}`}function my(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function SO(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function py({sides:e},t){
let o=e.map(w=>SO(w.bins)),n=[...new Set(o.flatMap(w=>[...w.keys()]))].filter(w=>w>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),a=Math.max(1,Math.min(s,r-12)),l=o.some(w=>w.has(0)),c=Array.from(
{length:r-a+1},(w,b)=>a+b);l&&c.unshift(a-4,a-3,a-2,a-1);let u=(w,b)=>o[w].get(l&&b===a-4?0:b<a?-1:b)??0,d=w=>10**((w-1)/10-3),m=w=>w<a?"none":`${N(d(w))} to ${N(d(w+1))}`,p=c.filter(w=>w>=a&&(w-1)%10===
0),f=Math.max(1,Math.ceil(p.length*62/Math.max(t-80,62))),h=Math.max(t-80,62)/c.length,g=[...l?[a-4]:[],...p.filter((w,b)=>b%f===0&&!(l&&(w-a+4)*h<52))],y=e.length-1;return{data:[...e.map((w,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:w.key,x:c.flatMap(x=>[x,x+1]),y:c.flatMap(x=>[u(b,x),u(b,x)]),fill:b===0?"tozeroy":"none",fillcolor:my(Uu(w.side),y===0?.65:.4),line:{color:Uu(w.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(w=>w+.5),y:c.map(w=>Math.max(...e.map((b,x)=>u(x,w)))),customdata:c.map(w=>Bi([m(w),...e.map((b,x)=>`${b.name}: ${C(
u(x,w))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:Di({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(w=>w<a?w+
.5:w),ticktext:g.map(w=>w<a?"none":dy(d(w)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(w=>[...w.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function cy(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:Pi,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>dy(10**s)),title:{text:o,font:{size:11},standoff:4}}}function fy({sides:e}){let t=a=>Math.log10(Math.max(a,.001)),o=a=>{let l=e.flatMap(u=>u.points.map(d=>t(d[a]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:K("--muted"),width:1,dash:"dot"}},...e.map(({key:a,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:a,x:u.map(d=>t(d.cpu_duration)),
y:u.map(d=>t(d.gpu_duration)),marker:{color:Uu(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>Bi([c,`rank ${d.rank}`,`ho\
st ${N(d.cpu_duration)}, device ${N(d.gpu_duration)}`,`${C(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:Di({xaxis:cy(...n,"the launch on the host"),yaxis:cy(...s,"on \
the device"),margin:{l:76,r:30,t:12,b:46}})}}var EO=32,TO=512;function OO(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function MO(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>hn(e.map(s=>s[n]??0)))}function AO(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,MO(s)]));return new Map(
e.map(n=>[n,OO(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function Gu(e){let t=AO(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var Yu=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function Ku(e,t,o,n){let s=Math.floor(EO/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(TO/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:Gu(e).slice(0,s),limited:!0,note:Yu(s,e.length,n,t)}}var CO=16,gn=e=>e==null?de:`${e} %`,Vu=(e,t)=>e.letter?`${e.letter} · ${t}`:t,RO=e=>e.map(t=>({key:t.key,name:Vu(t,t.label),colour:K(t.letter==="B"?"--test-fill":"--control-fill")})),LO=e=>({key:e.property,
name:e.name,colour:K(e.property)});function Ns(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(" / "):
n.rank}`}function fo(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:a,empty:l}){let c=new Map,u=f=>r.map(h=>f[h.key]??null);e.forEach((f,h)=>o(f).filter(g=>u(g).some(y=>y!==null)).forEach(g=>{let y=n(
g),w=c.get(y)??{group:s?.(g)??"",bars:[],values:e.map(()=>[])};w.values[h]=u(g),w.bars.push({label:Vu(f,y),full:`${Vu(f,f.label)}, ${y}`,total:N(u(g).reduce((b,x)=>b+(x??0),0)),values:r.map(b=>({value:g[b.
key],text:b.text(g)}))}),c.set(y,w)}));let{shown:d,...m}=Ku([...c.values()],e.length,t,a),p=d.flatMap(f=>f.bars);return p.length===0?{empty:l}:{places:p.length,...m,data:f=>Cr({bars:p,kind:"time",stacked:!0,
series:r.map(LO)},f)}}function NO(e,{table:t,name:o,value:n,show:s,range:r,kind:a,sums:l}){let c=new Map;return e.forEach((u,d)=>u.data[t].forEach(m=>{let p=n(m)??null;if(p===null)return;let f=o(m),h=c.
get(f)??{label:f,values:e.map(()=>({value:null,text:"none"}))},g=(h.values[d].value??0)+p*(l?m.weight??1:1);h.values[d]={value:g,text:s(m,g),...r?.(m),none:a==="percent"?"0 %":"0"},c.set(f,h)})),[...c.
values()]}var hy=e=>Math.max(...e.values.map(t=>t.value??0));function PO(e){let t=[...e].sort((o,n)=>hy(n)-hy(o)).slice(0,CO);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:
""}}function tt(e,{order:t},o){let n=NO(e,o),{shown:s,...r}=o.ranks?Ku(n.map(a=>({...a,group:"",values:a.values.map(l=>l.value===null?[]:[l.value]),bar:a})),e.length,t,"ranks"):PO(n);return s.length===
0?{empty:o.empty}:{places:s.length,...r,data:a=>Cr({bars:s.map(l=>l.bar??l),kind:o.kind,series:RO(e),errors:!!o.range},a)}}var yy="−",lt=e=>e==null;function Rr(e,t){return lt(e)?de:Pe(e,0,t).replace("-",yy)}function Lr(e,t){let o=Rr(e,t);return Number(o.replace(yy,"-"))===0?"0":e>0?`+${o}`:o}var pe=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>lt(n)||n===""?de:String(n)}),Nr=(e,t)=>({key:e,title:t,show:o=>lt(o)||o===-1?de:String(o),blank:`the trace does not say which ${t}`}),we=(e,t)=>({key:e,title:t,number:!0,show:C,showDiff:nt}),
X=(e,t)=>({key:e,title:t,number:!0,show:N,exact:o=>lt(o)?null:re(o),showDiff:_e,exactDiff:o=>lt(o)?null:je(o)}),Ao=(e,t)=>({key:e,title:t,number:!0,show:Fo,exact:o=>lt(o)?null:Yl(o),showDiff:yp,exactDiff:o=>lt(
o)?null:`${o>0?"+":""}${Yl(o)}`}),Nt=(e,t)=>({key:e,title:t,number:!0,show:$e,exact:o=>lt(o)?null:Vl(o),showDiff:Qs,exactDiff:o=>lt(o)?null:`${o>0?"+":""}${Vl(o)}`}),Ke=(e,t)=>({key:e,title:t,number:!0,
show:o=>lt(o)?de:`${Rr(o,2)} %`,showDiff:o=>lt(o)?de:`${Lr(o,2)} pp`,exactDiff:o=>lt(o)?null:`${Lr(o,6)} percentage points`}),qi=(e,t)=>({...Ke(e,t),show:o=>lt(o)?de:`${Rr(100*o,1)} %`,showDiff:o=>lt(
o)?de:`${Lr(100*o,1)} pp`,exact:o=>lt(o)?null:`${Rr(100*o,6)} %`,exactDiff:o=>lt(o)?null:`${Lr(100*o,6)} percentage points`}),gy=e=>Math.abs(e)>=99.995?1:Math.abs(e)>=9.9995?2:3,ze=(e,t)=>({key:e,title:t,
number:!0,show:o=>Rr(o,gy(o)),showDiff:o=>Lr(o,gy(o)),exact:o=>lt(o)?null:String(o),exactDiff:o=>lt(o)?null:String(o)}),IO={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},ft=e=>({...e,
meaning:"gain"}),ye=e=>({...e,meaning:"neutral"}),Te=e=>({...e,summed:!0}),ho=e=>({...e,told:!0});function DO(e){let[t,o]=IO[e.meaning??"cost"];return{...e,show:e.showDiff,exact:e.exactDiff,blank:null,
tone:n=>n>0?t:n<0?o:null}}var Fi=e=>[["A",e],["B",e],...e.number?[["Δ",DO(e)]]:[]].map(([t,o])=>({...o,what:null,key:`${e.key} ${t}`,title:t,group:e.title,groupWhat:e.what})),by=e=>e.summed?{...e,title:`${e.
title} per step`}:e,wn=(e,t=n=>n,o=t)=>[ye(we("count","count")),t(e("mean","mean")),o(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,
s)))],le=(e,t)=>({...e,what:t}),ot=(e,t)=>({...e,blank:t}),_y=(e,t)=>({...e,isSaid:t}),ct=(e,t,o)=>({key:e,title:t,show:n=>lt(n)?de:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),yn={key:"not\
e",title:"note",note:!0,show:e=>lt(e)?"":String(e)},wy=10;function BO(e){let t=[];for(let o of e){let n=t.at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function qO(e){let t=BO(e.split(
"|")),o=t.length>wy+1?t.slice(0,wy):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return i("ol",{class:"sequence"},o.map(({name:s,times:r})=>i("li",{title:s},r>1?`${C(r)} × ${s}`:s)),n>0&&i("li",{},
`${C(n)} more`))}var ky=(e,t)=>({key:e,title:t,mono:!0,show:o=>lt(o)?de:qO(o)}),Pr=(e,t)=>({...e,link:(o,n)=>{let s=o[e.key],r=lt(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function xy(e,t){
let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var Jo=`There is no device work in the selected ranks and steps. ${En}`,Ir=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${En}`,ve=pe("rank","rank"),
Co=Nr("device","device"),Dr=Nr("stream","stream"),Br=ct("kernel_type","kind",yc),go=Pr(pe("operator","operator",!0),()=>"cpu_op"),qr=Pr(pe("name","kernel",!0),e=>e.category),$y=(e,t)=>i("p",{class:"an\
alysis-sentence"},e&&i("strong",{},`${e}: `),t);function Ps(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>$y(s.letter,r))),
n&&$y("B − A",n)]}function Wi(e){let t=new Map;for(let{letter:n,data:s}of e)for(let r of new Set(s.files.map(a=>a.note).filter(a=>a!==null))){let a=[...new Set(s.files.filter(l=>l.note===r).map(l=>l.
rank))].sort((l,c)=>l-c);t.set(r,[...t.get(r)??[],{letter:n,ranks:a}])}let o=n=>n.length===e.length&&e.every(({data:s},r)=>s.ranks.length===n[r].ranks.length);return[...t].map(([n,s])=>i("p",{},o(s)?`${Ma(
n)}.`:`${s.map(({letter:r,ranks:a})=>`${r?`${r}, `:""}${a.length>1?"ranks":"rank"} ${Qe(a)}`).join("; ")}: ${n}.`))}var Fn=e=>[e.letter,e.label].filter(Boolean).join(" · "),Is=e=>e.stream===-1?"no st\
ream":`stream ${e.stream}`,Ds=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),st=(e,t,o)=>({name:e,label:t,type:"number",placeholder:o});var vy=[["compute",pt.compute,"--part-compute"],["non_compute",tr,"--part-communication"],["idle",pt.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${N(
s[`${e}_time`])}, ${gn(s[`${e}_time_pctg`])}`})),Sy={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>Be(e),legend:vy,sums:!0,make:(e,t)=>fo(e,t,{label:Ns(e),rowsOf:o=>o.data.rows,parts:vy,what:"ranks",empty:Jo})}],
tables:[{key:"rows",caption:"Ranks",main:["idle_time_pctg","compute_time","non_compute_time"],columns:[ve,Te(le(X("idle_time",pt.idle.name),pt.idle.what)),Ke("idle_time_pctg","idle, %"),Te(le(X("compu\
te_time",pt.compute.name),pt.compute.what)),ye(Ke("compute_time_pctg","compute, %")),Te(le(X("non_compute_time",tr.short),tr.what)),Ke("non_compute_time_pctg",`${tr.short}, %`),Te(le(X("kernel_time","\
all"),"From the first to the last device row")),yn]}]};var Ey={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"\
rows",title:"Overlap",height:Be,make:(e,t)=>tt(e,t,{table:"rows",kind:"percent",name:Ns(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. \
It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${gn(o.comp_comm_overlap_pctg)}, ${N(o.overlap)} of ${N(o.communication_time)} of communication`})}],
tables:[{key:"rows",caption:"Ranks",columns:[ve,ft(Ke("comp_comm_overlap_pctg","overlap")),Te(le(ft(X("overlap","overlapped")),"Communication while a compute kernel runs")),Te(X("communication_time","\
communication")),yn]}]};var Ty=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:_c[e],what:gf[e],text:o=>N(o[e])}));function FO(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var Oy={title:"\
Idle time",params:[st("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Ds("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"rows",title:"Idle time o\
f each stream",height:e=>Be(e),legend:Ty,sums:!0,make:(e,t)=>{let o=Ns(e);return fo(e,t,{rowsOf:FO,group:Is,label:n=>`${o(n)}, ${Is(n)}`,parts:Ty,what:"streams",empty:Jo})}}],tables:[{key:"rows",caption:"\
Streams",columns:[ve,Co,Dr,ct("idle_category","why idle",_c),Te(X("idle_time","idle")),ye(qi("idle_time_ratio","share")),yn],extra:e=>"count"in e?wn(X):[]}]};var ji={title:"Kernels",params:[st("duration_ratio","Share of time to show","0.8"),st("num_kernels","Kernels at most","10"),Ds("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Be,make:(e,t)=>tt(e,t,{table:"kinds",kind:"percent",empty:Jo,name:o=>bc(o.kernel_type),
value:o=>o.percentage,show:o=>`${gn(o.percentage)}, ${N(o.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:Be,make:(e,t)=>tt(e,t,{table:"ov\
er_ranks",kind:"time",empty:Jo,name:o=>o.name,value:o=>o.mean,show:o=>`${N(o.mean)}, mean of ${C(o.count)} calls${o.ranks>1?`, ranks ${N(o.min_mean)} to ${N(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.
min_mean,high:o.max_mean-o.mean})})}],tables:[{key:"over_ranks",caption:"Kernels",main:["sum","count","mean"],columns:[qr,Br,ye(we("ranks","ranks")),Te(we("count","calls")),Te(X("sum","time")),X("mean",
"mean"),X("min_mean","fastest rank"),X("max_mean","slowest rank")]},{key:"kinds",caption:"Kinds",columns:[ct("kernel_type","kind",bc),Te(ye(X("sum","time"))),ye(Ke("percentage","share"))]},{key:"kerne\
ls",caption:"Kernels of each rank",main:["sum","count","mean"],columns:[qr,Br,ve,Te(we("count","calls")),Te(X("sum","time")),X("mean","mean"),X("min","min"),X("max","max"),X("std","std")]}]};var Qu=6,My=e=>new Set(e).size>1;function Hi(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>My(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>My(l.filter(d=>d.rank===u).
map(d=>d.device)))),a=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,p=a.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};p.series[c]=u,a.set(m,p)})),[...a.values()]}var WO=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function jO(e,t){if(!t[0].
data.summary)return WO(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,a)=>r?n[a].get(o(
r))??0:0)]))}function HO(e,t){let o=jO(e,t),n=new Map,s=new Map;for(let a of e){let l=o.get(a.key),c=s.get(a.group)??{name:a.group,lines:new Map,nth:new Map},u=c.nth.get(a.sort)??0,d=`${a.sort} ${u}`;
c.nth.set(a.sort,u+1),c.lines.set(d,l),s.set(a.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return Gu([...s.values()].map(a=>({name:a.name,group:"",values:t.map((l,c)=>r.
map(u=>(a.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(a=>a.name)}function UO(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>Qu)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,Qu),count:s}}function zO(e,t,o){if(e.length<=Qu)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:HO(e,t),{taken:r,count:a}=UO(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${a} of ${n.length} ranks`:Yu(a,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var Ju=[""];function Ui(e,t,{lines:o,order:n}){let s=e.map(a=>a.key).filter(a=>o.includes(a)),r=zO(e,t,n);return s.length>0||o.
includes(Ju[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function Ay(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var GO=24;function Cy(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Ry(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Bs(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:a,empty:l,flat:c}){let u=Hi(e,n,r),{panel:d,style:m}=Cy(s),{keys:p,...f}=Ui(u,e,t),h=Ry(),g=u.filter($=>p.includes($.key)).flatMap($=>{let k=h(m($));return $.
series.map((T,E)=>T&&{key:e[E].key,place:k,side:e[E].letter,panel:d($),points:T.points,name:[[e[E].letter,e[E].label].filter(Boolean).join(" · "),`rank ${T.rank}`,$.name].join(", ")})}).filter(Boolean);
if(u.length>0&&p.length===0)return{empty:"No line is chosen.",limited:f.limited};if(g.every($=>$.points.length===0))return{empty:l};if(c&&g.every($=>$.points.every(k=>k[1]===0)))return{empty:c};let y=[
...new Set(g.map($=>$.panel))].slice(0,GO),[w,b]=[Number(t.start||NaN),Number(t.end||NaN)],x=b>(w||0)?[w||0,b]:null,_=a?.(e,Ay(u,p))??[];return{data:$=>uy({panels:y,unit:o,range:x,marks:_,lines:g.filter(
k=>y.includes(k.panel))},$),places:y.length,limited:f.limited,note:[f.note,x&&`${re(x[0])} to ${re(x[1])}`].filter(Boolean).join(", ")}}function Ly(e,t,o){let n=Ry();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(Cy(o).style(s))]))}var Ny=e=>e.name,Py={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:Ny,panels:!0,height:Ls,make:(e,t)=>Bs(e,t,{unit:"rate",name:Ny,panels:!0,empty:"There ar\
e no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",main:["count","mean",
"max"],columns:[ve,Co,pe("name","copy"),...wn(Ao,ft,ye)]}]};var Iy={title:"Queue length",window:!0,params:[st("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to look clos\
er: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:Is,height:Ls,make:(e,t)=>Bs(e,t,{unit:"waiting",name:Is,empty:Ir})}],tables:[{key:"summary",caption:"Summary",main:[
"mean","50%","max"],columns:[ve,Co,Dr,...wn(ze,ye)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[ve,Co,Dr,Te(X("duration_at_max_queue_length","blocked")),qi("relative_duration_\
at_max_queue_length","share of the rank")]}]};var YO=(e,t)=>e.place-t.place||Object.keys(Aa).indexOf(e.class)-Object.keys(Aa).indexOf(t.class),Dy={title:"Kernel launches",params:[st("runtime_cutoff","Slow launch over, µs","50"),st("launch_delay_\
cutoff","Late start over, µs","100"),Ds("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",above:{charts:4},charts:[...Object.entries(kc).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:Ma(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.
letter,name:Fn(s),bins:s.data.histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:Ir}:{data:s=>py({sides:n},s)}}})),{id:"launch-scatter",table:"launches",title:"Host aga\
inst device",half:!0,height:()=>230,make:e=>e.every(t=>t.data.scatter.length===0)?{empty:Ir}:{data:()=>fy({sides:e.map(t=>({key:t.key,side:t.letter,name:Fn(t),points:t.data.scatter}))})}}],tables:[{key:"\
counts",caption:"Launches",columns:[ve,Te(we("count","launches")),Te(we("short_kernels","shorter than their launch")),Te(we("runtime_outliers","slow launches")),Te(we("launch_delay_outliers","late sta\
rts")),yn]},{key:"worst",caption:"The worst launches",apart:!0,order:YO,columns:[ct("class","why",Aa),ve,qr,go,X("cpu_duration","host"),X("gpu_duration","device"),X("launch_delay","delay")]},{key:"sum\
mary",caption:"Summary",main:["mean","50%","max"],columns:[ve,ct("measure","measure",kc),...wn(X)]}]};function KO(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&i("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||En]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var By={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},st("min_pattern_len","Kernels at least","3"),st("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",i("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Be,sums:!0,make:(e,t)=>tt(e,t,{table:"patterns",kind:"time",sums:!0,name:o=>o.pattern,value:o=>o.
kernel_duration,empty:KO(t),show:(o,n)=>N(n)})}],tables:[{key:"patterns",caption:"Patterns",rows:4,main:["kernel_duration","count"],columns:[ky("pattern","operator and its kernels"),ve,{...we("length",
"kernels"),showDiff:null},Te(we("count","calls")),Te(X("kernel_duration","on the device")),Te(X("operator_duration","on the host"))]}]};var qy={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Time, all ranks together",sums:!0,height:Be,make:(e,t)=>tt(e,t,{table:"rows",kind:"time",
sums:!0,name:o=>o.name,value:o=>o.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>N(n)})}],tables:[{key:"rows",caption:"Annotations",main:["sum",
"count","mean"],columns:[Pr(pe("name","name",!0),(e,{use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),ve,Te(we("count","calls")),Te(X("sum","time")),X("mean","mean"),X("min","min"),X(
"max","max"),X("std","std")]}]};var Fy={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"\
Time, all ranks together",sums:!0,height:Be,make:(e,t)=>tt(e,t,{table:"rows",kind:"time",sums:!0,empty:Jo,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>N(n)})}],tables:[{key:"rows",caption:"\
Operators",main:["sum","count","mean"],columns:[go,Br,ve,Te(we("count","calls")),Te(X("sum","time")),X("mean","mean"),X("min","min"),X("max","max"),X("std","std")]}]};var Wy=["circle","square","triangle-up","cross","star","hexagon"],VO=14,Zu=24,Hy=42,zi=6.6,Xu=14,Uy=e=>e.map(t=>Fe(t)).join("<br>"),jy=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],ed=e=>jy[e%jy.length];function QO(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,a)=>a%s===0)}function zy({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,a]=as(Math.max(...n.map(u=>u.busbw))),
l=QO(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),p=c?K(ed(m)):Vt()[u.side==="B"?"test":"control"];return{type:"scatte\
r",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(f=>Math.log2(Math.max(f.bytes,1))),y:d.points.map(f=>f.busbw/a),line:{color:p,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:p,size:8,symbol:`${Wy[m%Wy.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:p}},customdata:d.points.map(f=>Uy([[u.side,d.name].filter(Boolean).join(" · "),`${$e(
f.bytes)}: ${Fo(f.busbw)}, best ${Fo(f.best_busbw)}`,`transfer ${N(f.mean_transfer)}, ${C(f.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:St(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>$e(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var Gy=e=>Math.
max(3,Math.min(VO,Math.floor(640/Math.max(1,e)))),td=(e,t)=>t*(Math.max(40,e*Gy(e))+Zu+Hy);function JO(e,t,o,n,s,r){let a=t===0?"":String(t+1),l=td(e.rows.length,o),c=l/o-Zu-Hy,u=t*(l/o)+Zu,d=Eo(n.length,
(s-r)/74),m=Eo(e.rows.length,c/13),p=Math.floor((s-r)/Math.max(1,d.length)/zi),f={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${a}`]:{...f,anchor:`y${a}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:ko(d.map(h=>n[h]),Math.max(6,p)).map(Fe)},[`yaxis${a}`]:{...f,anchor:`x${a}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(h=>Fe(e.rows[h]))}}}function XO(e,t,o,n){let s=Zs(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:K("--text")}},l=zi*t.length+8+s.length*
Xu;return{annotations:[{...r,x:0,xanchor:"left",text:Fe(Js(e,Math.max(6,Math.floor((n-l-30)/zi))))},{...r,x:1,xanchor:"right",text:Fe(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.map(
([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*Xu-l,x1:(u+1)*Xu-l,y0:6,y1:16,line:{width:1,color:K("--border-strong")}}))}}function Yy({
panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,a]=Ye(s),l=30+zi*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:St(),hovermode:"\
closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/a,colorscale:Zs(),showscale:!1}};return{data:e.map((d,m)=>{let p=JO(d,m,e.length,t,o,l);Object.assign(c,p);
let{annotations:f,shapes:h}=XO(d.title,N(s),p[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...f),c.shapes.push(...h);let g=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"coloraxis",
xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:Gy(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(w=>w===null?null:w/a)),customdata:d.texts.map(y=>y.map(Uy)),hovertemplate:"%{customdata}<extra></e\
xtra>",meta:r}}),layout:c}}var bn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,Wn=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function od(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function ZO(e){let t=Wn(e,o=>o.longest-o.shortest);return t?[`${bn(t)} takes ${N(t.shortest)} on one rank and ${N(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function Vy(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=Wn(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` The largest part of the exposed waiting is in ${bn(o)}: ${N(o.exposed_wait_per_step)} a step.`:"",s=Wn(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${N(t.time_per_step)} a step and rank: ${N(t.transfer_per_step)} of transfer and ${N(t.wait_per_step)} of waiting, ${N(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Ra\
nk ${s.rank} lacks ${U(s.instances,"collective")} that other ranks have: ${bn(s)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...tM(t,e.unmatched),...ZO(e.uneven)]}var eM={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function tM(e,t){if(e.unmatched_rows===0)return[];let o=[...od(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,a)=>r+a.count,
0)]).sort((n,s)=>s[1]-n[1]);return[`Waiting is not known for ${C(e.unmatched_rows)} of ${U(e.rows,"collective row")} (${N(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${C(
s)} ${eM[n]??n}`).join(", ")}`}.`]}function Qy([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>_e(n[r]-o[r]);return`${s("time_per_step")} a step \
and rank: ${s("transfer_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var oM={compute:"it computes",memory:"its copies take",idle:"its device idles"};function nM(e){let t=s=>s[`${s.cause}\
_excess_per_step`]??0,o=Wn(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank}\
 exceeds the median rank most before collectives where it is last: ${oM[o.cause]} ${N(t(o))} a step longer, and each other rank waits ${N(n)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function Jy(e,t){let o=od(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${$e(hn([...o.values()].map(
n=>Math.max(...n.map(s=>s.peak)))))}.`}function Xy(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...od(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===
c.device),m=>m[d])].map(([m,p])=>[m,p.reduce((f,h)=>f+h.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return Wn([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(
m)??0)})),m=>m.change*Math.sign(n))},a=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${Qs(n)} at the peak${a?
`; ${a.name}: ${Qs(a.change)}`:""}.`}var sM=30,rM=.1;function aM(e){let t=e.by_arithmetic.reduce((a,l)=>a+l.device_time_per_step,0),o=e.by_arithmetic.filter(a=>a.device_time_per_step>=rM*t),n=o.find(a=>a.
arithmetic==="float32"&&a.peak_pctg!==null&&a.fastest_tflops_per_s>a.peak_tflops_per_s),s=o.find(a=>a.dtype==="float32"&&a.arithmetic===null&&a.peak_pctg!==null),r=n?.dtype==="float32"?"TF32":n?.dtype;
return`${n?` Computed in float32: ${Pe(n.tflops_per_s,0,1)} TFLOP/s, ${Ce(n.peak_pctg)} of the float32 peak${n.peak_pctg<sM?"":`; ${r} would allow ${Pe(n.fastest_tflops_per_s,0,1)} TFLOP/s (${Pe(n.fastest_tflops_per_s/
n.peak_tflops_per_s,0,1)} times)`}.`:""}${s?` The names of some kernels do not tell whether they compute in float32 or TF32: ${N(s.device_time_per_step)} are measured against the peak of TF32.`:""}`}var Ky=e=>`${Pe(
e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${Ce(e.peak_pctg)} of the peak`}`;function Zy(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let o=Wn(e.by_operator,n=>n.device_time_per_step);
return`${co(t.flops_per_step)}FLOPs a step and rank in ${N(t.known_time_per_step)}, ${Ce(t.known_pctg)} of the device time: ${Ky(t)}${t.peak_pctg===null||t.device===null?"":` of ${t.device}`}.${o&&e.by_operator.
length>1&&o.tflops_per_s!==null?` The largest part of that time is ${o.operator}: ${N(o.device_time_per_step)}, ${Ky(o)}.`:""}${aM(e)}`}var eb=(e,t)=>e.phases.filter(({phase:o})=>o!=="empty").map(o=>{
let n=Wn(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${N(o.median_time)} a call, the median of ${C(o.calls)}${s>0?`; ${Ce(s)} of the time is ${n.name}`:""}.`}).join(" "),Gi="\
No rank waits for another one in the collectives that match.",iM={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},lM=.2;function tb(e){let[t]=e.
by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Gi;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>0);if(o.length===0)return`There is no straggler:\
 rank ${t.rank} causes the most exposed waiting, ${Ce(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`differe\
nt steps it is one of ${n.length} ranks`}.${nM(e.by_rank)}`;let[s]=o,r=e.by_rank,a=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.worst_steps===s.steps?"every step":`${s.worst_steps}\
 of ${s.steps} steps`,u=Math.max(a-l,0);return`Rank ${s.rank} is a straggler: it causes ${Ce(s.caused_pctg)} of the exposed waiting, the most of all ranks in ${c}${cM(s,r.length-1)}. If it came at the\
 same time as the others, the mean step of all ranks would be ${N(u)} shorter (${N(l)})${u<lM*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/(r.length-1))?": not more, because some other r\
ank hardly waits for it":""}.`}function cM(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${iM[e.cause]} (${N(o)} a step more than the median rank)`:""}var uM=200,dM=512;function mM(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,a)=>a[1]-r[1]).slice(0,uM).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function pM(e,t,o,{name:n,value:s,text:r}){let a=[...new Set(t.map(m=>m.rank))].slice(0,dM),l=new Map(a.map((m,p)=>[m,p])),c=new Map(o.map((m,p)=>[m,p])),u=a.map(()=>o.map(()=>null)),
d=a.map(m=>o.map(p=>[`rank ${m}, ${p}`]));for(let m of t){let[p,f]=[l.get(m.rank),c.get(n(m))];p!==void 0&&f!==void 0&&(u[p][f]=(u[p][f]??0)+s(m),d[p][f].push(...r(m)))}return{title:e.letter?Fn(e):"",
rows:a.map(String),cells:u,texts:d}}function nd(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=mM(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>pM(c,o[u],n,t)).
filter(c=>c.rows.length>0),a=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:a,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with the most waiting`,a<l&&`the first ${a} of ${l} ranks`].filter(Boolean).join("; "),data:c=>Yy({panels:r,columns:n},c)}}var sd=(e,t)=>td(e,t),ob=e=>[`waits ${N(e.wait_per_step)} a step, exp\
osed ${N(e.exposed_wait_per_step)}`,`causes ${N(e.caused_per_step)} a step, last ${C(e.last)} of ${C(e.matched_rows)} times`],nb=e=>[`waits ${N(e.wait)}, exposed ${N(e.exposed_wait)}`,`causes ${N(e.caused)}\
, last ${C(e.last)} times`];var fM="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",hM="No collective of the selected r\
anks matches one of another rank: see what does not match below.",rd="no rank matches, or the trace does not state the bytes sent or the size of the group",Yi=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>N(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>N(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>N(e.exposed)}],sb=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function gM(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(bn(o))??{name:bn(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:Fn(e),lines:[...t.values()]}}var lb=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],wM=e=>e.length>1?null:lb(e).map((t,o)=>({key:`collective ${o}`,name:t,property:ed(o)}));function yM(e){let t=e.map(gM);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:o=>zy({sides:t,names:lb(e)},o)}}var Ki=e=>e.every(t=>t.data.summary[0]?.rows===0)?fM:hM,Vi=pe("c\
ollective","collective",!0),Qi=pe("process_group","process group",!0),rb=le(X("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),ab=le(X("wait_per_step","wait"),"How muc\
h longer a rank takes than the one that comes last"),ib=le(X("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),cb={title:"Collectives",params:[],ofSteps:!0,
intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[
...Ps(e,Vy,Qy),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>i("p",{},t.letter&&i("strong",{},`${t.letter}: `),C(t.data.summary[0].missing_not_listed)," collectives have more miss\
ing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:Be,legend:Yi,make:(e,t)=>fo(e,t,{parts:Yi,what:"collectives",rowsOf:o=>o.data.
collectives.filter(n=>n.instances>0).map(sb),label:bn,empty:Ki(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:Be,legend:Yi,make:(e,t)=>fo(e,t,{parts:Yi,what:"ranks",
rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(sb),label:o=>`rank ${o.rank}`,empty:Ki(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:wM,make:yM},
{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:sd,legend:[],make:e=>nd(e,{name:bn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:ob,empty:Ki(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:sd,legend:[],make:e=>nd(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:nb,empty:Ki(e)})}],tables:[{key:"collectives",caption:"Collectives",main:["transfer_per_step","exposed_wait_per_step"],columns:[Vi,Qi,ct("\
class","class",String),we("instances","instances"),rb,ab,ib,X("time_per_step","in all"),ye(we("group_size","group size")),ye(ze("bytes_per_instance","bytes")),ot(ft(Ao("algbw","algorithm bandwidth")),
rd),ot(ft(Ao("busbw","bus bandwidth")),rd),we("unmatched_rows","without match"),X("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[ve,rb,ab,ib,le(X("caused_per_step",
"caused"),"Exposed waiting of the other ranks where this one was last"),we("last","last"),ye(Ke("last_pctg","last, share")),we("matched_rows","matched"),we("unmatched_rows","without match")]},{key:"un\
matched",caption:"Without a match",columns:[ve,Vi,Qi,ct("why","why",String),pe("dtype","type"),ye(ze("bytes","bytes")),we("count","count"),X("duration","in all"),ot(le(ft(Ao("busbw_at_least","bus band\
width, at least")),"Computed from whole durations, which may include waiting"),rd)]},{key:"missing",caption:"Missing",columns:[ve,Vi,Qi,we("instances","instances that it lacks")]},{key:"uneven",caption:"\
Unequal shares",apart:!0,columns:[pe("step","step"),Vi,Qi,pe("ranks","ranks"),X("shortest","shortest"),X("longest","longest"),ze("least_bytes","fewest bytes"),ze("most_bytes","most bytes")]}]};var ad={compute:"compute",memory:"copies",host:"host, self"},bM={...pe("step","step"),show:e=>e===null?"whole file":String(e)},ub=le(X("step_time_like_median","step if on time"),"The mean step of all \
ranks if this rank came at the same time as the others"),db={title:"Stragglers",ofSteps:!0,params:[st("num_candidates","Ranks with operators","2"),st("limit","Operators of each","10")],intro:"Which ra\
nk the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>i("p",{class:"\
straggler-sentence"},t.letter&&i("strong",{},`${t.letter}: `),tb(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:Be,make:(e,t)=>tt(e,
t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:Gi,show:o=>`${N(o.caused_per_step)} a step, ${Ce(o.caused_pctg)} of all; last in ${Ce(o.last_pctg)} of\
 its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:Be,make:(e,t)=>tt(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[
o.step===null?"whole file":`step ${o.step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:Gi,show:o=>`rank ${o.rank}: ${N(o.caused)}, ${Ce(o.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",main:["straggler","caused_per_step","caused_pctg","step_time"],columns:[ve,ho(ct("straggler","straggler",e=>e===1?"yes":"no")),ho(
ct("cause","what it does longer",{...ad,memory:"copies",idle:"idle, the host is late"})),le(X("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their s\
um"),ye(Ke("caused_pctg","share")),we("last","last"),ye(Ke("last_pctg","last, share")),le(we("worst_steps","worst in steps"),"In how many steps no other rank caused more"),le(X("compute_excess_per_ste\
p","more compute"),"Before the collectives where it is last, compared with the median rank"),le(X("memory_excess_per_step","more copies"),"The same of copies"),le(X("idle_excess_per_step","more idle"),
"The same of time in which neither runs: the host is late"),X("step_time","step"),ub]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[ve,ct("measure","measure",
ad),pe("operator","operator",!0),X("time_per_step","per step"),X("median_per_step","median rank"),X("excess_per_step","more"),ze("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[
bM,ho(le(pe("rank","rank"),"The rank that causes the most in the step")),ho(ct("cause","what it does longer",{...ad,idle:"idle, the host is late"})),le(X("caused","caused"),"Exposed waiting of the oth\
er ranks where this one was last: their sum"),ye(Ke("caused_pctg","share")),X("exposed_wait","exposed wait"),X("step_time","step"),ub]}]};var gb="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",_M="It is not known what is live at the peak: either all of it was allocated before the reco\
rding began, or the trace does not record addresses.",qs=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),mb=e=>qs(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),kM=e=>e.
replace(/ (allocated|reserved)/,""),xM=e=>e.includes(" reserved")?"reserved":"allocated",pb={panel:e=>kM(e.name),style:e=>`${e.group} ${xM(e.name)}`},wb=e=>[qs(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),cd=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),$M=(e,t)=>o=>[cd(e,"rank")&&`rank ${o.rank}`,cd(e,"device_type")&&wb(o),o[t]].filter(Boolean).join(" · ");function vM(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function yb(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function SM({side:e,row:t}){let o=[cd([e],"rank")&&`rank ${t.rank}`,wb(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${$e(t.live_at_peak)}\
 of it was allocated in the recording, ${$e(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[i("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${$e(t.peak)} (${o}), ${N(t.peak_at)} after the first event${n}.${s}${Jy(e.data.peaks,t.device_type)}${r}`]}function EM(e){let t=e.
map(n=>yb([n])),o=t.length===2&&t.every(Boolean)&&qs(t[0].row.device_type)===qs(t[1].row.device_type)&&Xy(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[i("p",{class:"memory-sentence"},i("s\
trong",{},"B − A: "),o)]:[]}var TM=e=>[...e.flatMap(t=>{let o=yb([t]);return o?[i("p",{class:"memory-sentence"},SM(o))]:[]}),...EM(e)],bb={...pe("device_type","memory"),show:qs,alike:qs},OM=ot(Nr("d\
evice","device"),"host memory has no number"),MM=_y(le({...pe("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),fb=le(Nt("bytes","live at the peak"),"Allocated at o\
r before the peak, and not freed by then"),id=ye(Ke("pctg","share")),ld=we("allocations","allocations"),Ji=[ve,MM,bb,OM],hb=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:gb}:tt(e,t,{table:o,kind:"\
bytes",name:$M(e,n),value:s=>s.bytes,show:(s,r)=>`${$e(r)}, ${Ce(s.pctg)} of the peak`,empty:_M}),_b={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[st("limit","Frames of each device","100")],intro:"\
Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",
notes:TM,charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:mb,panels:pb,ownDevice:!0,height:Ls,make:(e,t)=>Bs(e,t,{unit:"bytes",name:mb,panels:pb,ownDevice:!0,marks:vM,empty:gb})},
{id:"live_modules",title:"Live at the peak, by module",height:Be,make:(e,t)=>hb(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Be,make:(e,t)=>hb(e,t,"l\
ive_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",main:["peak","reserved_peak","live_at_peak"],columns:[...Ji,le(Nt("peak","peak allocated"),"The largest amount that is allocated"),ho(
le({...X("peak_at","at"),number:!1},"When it is reached first, after the first event of the set")),ho(ot(pe("peak_step","step"),"outside of the recorded steps")),le(Nt("unused_at_peak","unused then"),
"Reserved minus allocated at the peak"),le(Nt("reserved_peak","peak reserved"),"The largest amount that is reserved"),le(Nt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the pe\
ak of what is reserved"),le(Nt("live_at_peak","live at the peak"),"Allocated in the recording at or before the peak, and not freed by then"),le(Nt("from_before","from before"),"The rest of the peak: a\
llocated before the recording began"),le(Nt("never_freed","never freed"),"Allocated in the recording and not freed until its end"),we("never_freed_allocations","never freed, allocations"),le(Nt("unsee\
n_freed","freed, allocated before"),"Freed in the recording, allocated before it began"),{...ho(pe("totals","totals")),what:"recorded: the trace states them. sums: added up from its allocations and fr\
ees, because it does not state them"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...Ji,pe("module","module",!0),fb,id,ld,we("frames","frames")]},{key:"live",caption:"Live at the peak\
, by frame",columns:[...Ji,pe("frame","frame",!0),pe("operator","operator",!0),fb,id,ld]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[bb,pe("operator","operator",!0),
ze("allocations_per_step","allocations per step"),Nt("allocated_per_step","allocated per step"),ze("frees_per_step","frees per step"),Nt("freed_per_step","freed per step")]},{key:"never_freed",caption:"\
Never freed in the recording",columns:[...Ji,pe("frame","frame",!0),pe("operator","operator",!0),Nt("bytes","never freed"),id,ld]}]};var md=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],_n=Object.
fromEntries(md.map(([e,t])=>[e,t])),kb=md.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${N(n[e])}, ${gn(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
dd="There are no steps here.",Xi=e=>e.step===null?"whole file":`step ${e.step}`,ud=e=>e.span>0?`, file ${e.span+1}`:"";function AM(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return gs({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function CM({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return dd;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${N(o)} a step: ${t.slice(0,3).map(n=>`${Ce(
n.time_pctg)} ${_n[n.kind]}`).join(", ")}.`}var xb=ot(X("longest","longest"),"the path has no such segment"),$b=ot(pe("name","name",!0),"waiting and gaps have no name"),vb={title:"Critical path",host:!0,
ofSteps:!0,params:[st("consecutive_kernel_delay","Short gaps, µs","30"),st("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>i("p",{class:"path-sentence"},t.letter&&i("strong",{},`${t.letter}: `),CM(t))),e[0].
data.by_step.length>0&&i("p",{},i("a",{href:AM(e,e[0].data.by_step[0])},`Show the path of ${Xi(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:Be,make:(e,t)=>tt(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?_n[o.kind]:`${o.name} (${_n[o.kind]})`,value:o=>o.time_per_step,empty:dd,show:o=>`${N(
o.time_per_step)} a step, ${Ce(o.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>Be(e),legend:kb,make:(e,t)=>fo(e,t,{parts:kb,what:"steps",empty:dd,
rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${Xi(o)}${ud(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[ct("kind","ki\
nd",_n),ct("work","work",e=>e===1?"yes":"waiting"),X("time_per_step","time per step"),ye(Ke("time_pctg","share")),Te(we("segments","segments")),xb]},{key:"by_name",caption:"Operators, calls and kernel\
s",columns:[ct("kind","kind",_n),$b,X("time_per_step","time per step"),ye(Ke("time_pctg","share")),Te(we("segments","segments")),xb]},{key:"by_step",caption:"Steps",columns:[ve,{...pe("step","step"),show:(e,t)=>Xi(
t)+ud(t)},le(X("path","path"),"The whole path, including waits; the kinds add up to it"),le(X("work","work"),"Without waits for the device, between operators and idle"),...md.map(([e,t,o])=>le(X(e,t),
o)),X("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[ve,{...pe("step","step"),show:(e,t)=>Xi(t)+ud(t)},X("start","from"),X("duration","takes"),ct("kind","kind",
_n),$b,ot(pe("lane","thread or stream"),"waiting is on none")]}]};var RM='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',LM={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},el=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:pt[e].name,what:pt[e].what,text:o=>`${N(o[e])} a call`})),NM=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),pd=e=>e===null?de:C(Math.round(e)).replace("-","−"),PM=e=>`${C(Math.round(e))} tokens/s`;function IM(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",i("a",{href:Gt({...Ft(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&i("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var fd="the names of these annotations do not say it",hd=[we("calls","calls"),le(X("median_time","median"),"The duration of th\
e annotation on the host"),X("mean_time","mean"),...el.map(({key:e,name:t,what:o})=>le(X(e,t),`${o}, per call`)),le(X("device_time","device"),"What a call launches, wherever it runs; per call"),ot(le(
ye(we("requests_in_all","requests")),"Of all calls whose names say them"),fd),ot(le(ye(we("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),fd),le(X("active_ti\
me","at work"),"Time in which a call runs on the host or on a device, of all ranks"),ot(le(ft({...ze("tokens_per_second","tokens/s"),show:pd,showDiff:e=>e>0?`+${pd(e)}`:pd(e)}),"Tokens by the time in \
which such calls are at work, of one rank"),fd)],gd=["calls","median_time","tokens_per_second"],Zi=pe("phase","phase"),Sb=(e,t)=>({...pe(e,t),show:o=>o===null?"not stated":o.replace("-","–")}),Eb={title:"\
Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed c\
ommunication, exposed memory and idle add up to its time.",notes:e=>[...Ps(e,t=>eb(t,el)),i("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>LM[t]).join("\
; ")),IM(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>Be(e),legend:el,make:(e,t)=>fo(e,t,{parts:el,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:RM})},{id:"phase-\
rates",table:"sizes",title:"Tokens a second, by phase and size",height:Be,make:(e,t)=>tt(e,t,{table:"sizes",kind:"number",name:NM,value:o=>o.tokens_per_second,show:o=>PM(o.tokens_per_second),empty:e.every(
({data:o})=>o.phases.length===0)?"There are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",main:gd,columns:[Zi,...hd]},{
key:"sizes",caption:"Phases by size of a call",main:gd,columns:[Zi,le(Sb("requests","requests"),"Of one call, up to a power of two"),le(Sb("tokens","tokens"),"Of one call, up to a power of two"),...hd.
map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",main:gd,columns:[ve,Zi,...hd]},{key:"forms",caption:"Names that were found",columns:[
Zi,le(pe("form","form of the name",!0),"Braces stand for numbers, {k} for members such as bs=8"),we("calls","calls")]}]};var DM="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.",yd="the peak of this device \
for numbers of this type is not known",Tb=e=>Pe(e,0,3),Fr=(e,t)=>ye({...ze(e,t),show:co,showDiff:xn}),Fs=ft(le(ze("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched insid\
e the operator, in 10¹² a second")),Wr=ot(ft(le(Ke("peak_pctg","of peak"),"Share of the peak speed of the device in the arithmetic that the names of the kernels tell, from the data sheet of its vend\
or, dense; of several together: the part of their time that they would take at the peak of each")),yd),Ob=ot(ft(le(Ke("fastest_peak_pctg","of fastest"),"The same of the fastest arithmetic that the dev\
ice has for these numbers: TF32 for float32")),yd),Mb=(e,t)=>ot(ye(ze(e,t)),yd),wd=le(X("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and ra\
nk"),Ab=ft(le(Ao("gb_per_s_at_least","bandwidth, at least"),"Each input read once and the output written once, divided by the device time")),Cb=ye(le(ze("flops_per_byte_at_most","FLOPs per byte"),"FLO\
Ps for each byte that has to be read or written: at most")),Rb={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-point operations of matrix products, convolutio\
ns and attention, counted from the shapes of their inputs, and how fast the device did them.",above:{tables:2},notes:e=>Ps(e,Zy),charts:[{id:"speed",table:"by_operator",title:"Achieved TFLOP/s by oper\
ator",height:Be,make:(e,t)=>tt(e,t,{table:"by_operator",kind:"count",name:o=>o.operator,value:o=>o.tflops_per_s,empty:DM,show:o=>`${Tb(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${Tb(o.peak_pctg)}\
 % of the peak`}`})}],tables:[{key:"summary",caption:"In all",main:["tflops_per_s","peak_pctg","known_time_per_step"],columns:[Fr("flops_per_step","FLOPs per step"),X("device_time_per_step","device pe\
r step"),le(X("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),ye(Ke("known_pctg","share")),Fs,Wr,Ob,ho(pe("device","device"))]},{key:"cla\
sses",caption:"Classes of work",main:["device_time_per_step","tflops_per_s","gb_per_s_at_least"],columns:[le(pe("class","class"),"By the operators that launched it, else by the names of kernels; other\
: nothing says what it is"),Te(ye(we("device_rows","device rows"))),X("device_time_per_step","device per step"),ye(Ke("device_time_pctg","share of device time")),Fs,Ab,Cb]},{key:"by_rank",caption:"Ran\
ks",main:["known_time_per_step","tflops_per_s","peak_pctg"],columns:[ve,Fr("flops_per_step","FLOPs per step"),X("device_time_per_step","device per step"),X("known_time_per_step","with known FLOPs"),Fs,
Wr]},{key:"by_arithmetic",caption:"Arithmetic",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[le(pe("dtype","type"),"The type of the numbers of both factors"),ot(le(pe("arithmetic",
"computed in"),"What the kernels multiply in, by their names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for one), on the tensor cores"),"the names of the kernels do n\
ot tell: the peak is that of the fastest"),Te(ye(we("calls","calls"))),Fr("flops_per_step","FLOPs per step"),wd,Fs,Wr,Ob,Mb("peak_tflops_per_s","peak TFLOP/s"),Mb("fastest_tflops_per_s","fastest TFLOP\
/s")]},{key:"by_operator",caption:"Operators",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[go,Te(ye(we("calls","calls"))),Fr("flops_per_step","FLOPs per step"),wd,Fs,Wr]},{key:"by\
_shapes",caption:"Operators and shapes",main:["device_time_per_step","tflops_per_s"],columns:[go,pe("shapes","shapes",!0),le(pe("dtype","type"),"The type of the numbers of both factors"),pe("class","c\
lass"),Te(ye(we("calls","calls"))),Fr("flops_per_call","FLOPs per call"),wd,Fs,Wr,Cb]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",main:["device_time_per_step","gb_per_s_at\
_least"],columns:[go,pe("shapes","shapes",!0),pe("dtypes","types",!0),Te(ye(we("calls","calls"))),X("device_time_per_step","device per step"),Ab]},{key:"unknown",caption:"Device time without known FLO\
Ps",main:["device_time_per_step"],columns:[le(go,"The innermost operator that launched it"),Te(ye(we("device_rows","device rows"))),X("device_time_per_step","device per step"),ye(Ke("device_time_pctg",
"share of device time"))]}]};var BM="The part of the time for which a value is known",Lb=[ye(ze("mean","mean")),ye(ze("min","min")),ye(ze("max","max")),ye(le(X("known_time","known"),BM))],Nb=pe("counter","counter"),Pb={title:"Clo\
cks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:Wi,params:[],charts:[],above:{tables:2},tables:[
{key:"rows",caption:"All steps",main:["mean","max"],columns:[ve,Co,Nb,...Lb]},{key:"by_step",caption:"By step",main:["mean","max"],columns:[ve,ot(pe("step","step"),"the recording has no steps"),Co,Nb,
...Lb]}]};var qM="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",FM=e=>e===null?de:Pe(e,0,3),Ib={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[st("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:Wi,charts:[{id:"\
counters",table:"rows",title:"Sums by operator and counter",height:Be,make:(e,t)=>tt(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:qM,
show:(o,n)=>FM(n)})}],tables:[{key:"rows",caption:"Operators, kernels and counters",main:["sum","mean"],columns:[ve,ot(go,"no operator above the launch is recorded"),pe("kernel","kernel",!0),pe("count\
er","counter",!0),we("kernels","kernels"),ze("sum","sum"),ye(ze("mean","mean")),ye(ze("min","min")),ye(ze("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[ve,le(we("number","kernel n\
o."),"In order of time, from 0"),pe("kernel","kernel",!0),le(pe("operators","operators",!0),"Those above its launch, the outermost first"),pe("counter","counter",!0),ze("value","value")]}]};var wo={temporal_breakdown:Sy,comm_comp_overlap:Ey,idle_time_breakdown:Oy,kernel_breakdown:ji,memory_bw:Py,queue_length:Iy,launch_stats:Dy,kernel_sequences:By,user_annotation_breakdown:qy,operator_kernels:Fy,
collectives:cb,stragglers:db,memory:_b,critical_path:vb,phases:Eb,work:Rb,device_counters:Pb,operator_counters:Ib},tl=[["Device",["temporal_breakdown","work","idle_time_breakdown","kernel_breakdown","\
launch_stats","queue_length"]],["Program",["critical_path","operator_kernels","kernel_sequences","user_annotation_breakdown","phases"]],["Ranks",["collectives","comm_comp_overlap","stragglers"]],["Mem\
ory",["memory","memory_bw"]],["Counters",["device_counters","operator_counters"]]],ht={"":{title:"Analyse",params:[],ofSteps:!0,host:!0,charts:[],tables:[]},...wo};var Bb=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],bd=["start","end"],ol={...Object.fromEntries([...Bb,...bd].map(e=>[e,""])),lines:[]};function qb(e){
return[...Bb,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?bd:[]]}var Db=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function nl(e,t){
let o=new URLSearchParams(e),n=l=>o.get(l)??o.get(l.replace(/^set(?=_|$)/,"control"))??"",s=Object.keys(t).filter(l=>l!==""),r={what:et(o,"what",s,"")},a=t[r.what];for(let l of["set","test",...qb(a)])
r[l]=n(l);return r.rows=Db(o)==="steps"?"":Db(o),r.lines=a.window?o.getAll("line"):[],r.order=et(o,"order",["rank"],""),r.unit=et(o,"unit",["total"],""),r.more=et(o,"more",["1"],""),r}function Fb(e,t,o=[]){
let n=new URLSearchParams;for(let s of["set","test",...qb(t[e.what])]){let r=e[s]??"",a=s.startsWith("test_")&&e.test==="";r!==""&&!a&&!o.includes(s)&&n.set(s,r)}return n}function kn(e,t){let o=Fb(e,t);
t[e.what].window&&e.lines.forEach(n=>o.append("line",n));for(let n of["order","unit","more"].filter(s=>e[s]))o.set(n,e[n]);return ce(`/analyse?${e.what?`what=${e.what}&`:""}${o}`)}function Wb(e,t,o){let n=Fb(
e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function Ws(e,t){return e.set===""?null:Wb(e,t)}function jb(e,t,o){let n=Wb(e,t,bd);return n.set("format","csv"),n.set("table",o),n}var sl={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Hb=({diagnosis:e,diagnosis_note:t,account:o,waterfall:n,work_classes:s})=>({diagnosis:e,note:t,account:o,waterfall:n,
classes:s}),WM=e=>kn({...ol,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:Ub(e.control_ranks),test_ranks:Ub(e.test_ranks),set_marker:e.control_marker,test_marker:e.test_marker},wo),Ub=e=>e===
"all"?"":e,jM=["op","heat","open","hide","zoom_time","zoom_calls"],_d=null,jn={path:"/compare",name:"Compare",read:Ft,mount:(e,t)=>HM(e,t)};function HM(e,t){let o=Ft(location.search),n=null,s=null,r="",
a="",l=t.newPair?ru(o):_d,c=null,u="",d="",m=null,p=o.op!=="",f=!1,h=globalThis.firstComparison!==void 0,g=lg(o,l),y=sg(()=>!f&&s&&qe()),w=Wg(te),b=at("All rows"),x=Yg(I=>te({open:I},{replace:!0})),_=Lg(
WM),$=Iw(t.go),k={sides:Ts(te,{compact:!0}),verdict:Rg({actions:w.node,below:[$.node,x.add("details",_.node)],links:{page:I=>`${Q(I)}#booked`,tree:()=>po(Zt(o)),timeline:I=>(I&&ch(o,I))??Ko(o)},on:{widen:()=>te(
sl),marker:te,clock:()=>te({equal_clock:!o.equal_clock}),isCorrected:()=>o.equal_clock,fold:I=>x.toggle("lines",I)}}),recorded:ww(),operators:Kg(Q,dt),ranks:hw(I=>te({heat:I},{replace:!0}),{timeline:(...I)=>Ka(
o,...I),go:t.go}),classes:iy(),replacements:Kh(Q),filters:zg(te),counts:wu({id:"chart-counts",title:"Ops count comparison",file:"ops-count",onSelect:I=>fe(I,k.counts.node),...W("zoom_calls")}),durations:wu(
{id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:I=>fe(I,k.durations.node),...W("zoom_time")}),table:ew({onSort:(I,ee)=>te({sort:I,order:ee}),onSelect:fe,href:Q,onOpen:H,
onWant:y.want}),detail:Jh({onClear:()=>fe(""),href:Q,onRanks:G,onTable:se,tree:I=>vh(o,I),timeline:I=>ws(o,I)})},T=i("p",{class:"remark",hidden:!0}),E=i("p",{class:"muted chart-message",hidden:!0},"No\
 row passes the filters."),v=Fg(te),S=[_.chart,k.ranks.heat,k.counts,k.durations];["operators","classes","recorded","replacements"].forEach(I=>x.add(I,k[I].node));let A=i("div",{class:"results"},k.verdict.
node,k.filters.node,T,v.node,i("div",{class:"charts"},k.durations.node,k.counts.node),i("section",{class:"card table-card","aria-label":"All rows"},i("div",{class:"chart-head"},w.title,i("div",{class:"\
chart-tools"},w.work,b.node,w.files)),k.table.node,E,w.workNote),k.ranks.node,k.operators.node,k.classes.node,k.recorded.node,k.replacements.node),D=i("div",{class:"message"}),M=i("h1",{class:"visuall\
y-hidden"},"Compare"),R=i("div",{class:"paper-only"}),z=Ot({context:t,results:A,message:D});e.append(i("div",{class:"page compare-page"},M,R,k.sides.node,D,A),k.detail.node);let oe=mt(()=>{S.forEach(I=>I.
retheme()),$.redraw()});function te(I,{replace:ee=!1}={}){let ue=Object.keys(I).every(Ne=>jM.includes(Ne));return!f&&t.go(Gt({...o,...!ue&&{zoom_time:"",zoom_calls:""},...I}),{replace:ee})}function fe(I,ee=k.
table.node){let ue=k.detail.node.contains(document.activeElement),Ne=I===o.op?"":I??"",Re=ee.getBoundingClientRect().top;te({op:Ne},{replace:!0}),window.scrollBy(0,ee.getBoundingClientRect().top-Re);let Ge=c?.
items.find(bt=>bt?.key===Ne);Ge?be(`${Ge.row.name} is selected.`):ue&&k.table.focus()}function H(I){I!==o.op&&fe(I)}function Q({id:I,name:ee,category:ue}){return Yt({...o,heat:"",row:I??qt(ee,ue)})}function se(){
k.table.node.closest(".table-card").scrollIntoView({block:"start"}),k.table.focus()}function W(I){return{onHide:ee=>te({hide:ee},{replace:!0}),onZoom:ee=>ee!==o[I]&&te({[I]:ee},{replace:!0})}}function G(){
te({heat:"op"},{replace:!0}),k.ranks.node.scrollIntoView({block:"start"}),k.ranks.node.querySelector("summary").focus({preventScroll:!0})}function P(){let I=ue=>dn(ue,o,n,s),ee=o.control&&o.test?`${I(
"control")} → ${I("test")} · Compare`:"Compare";M.textContent=ee,t.setTitle(ee)}async function F(){let I=[o.control,o.test].filter(ue=>ue!=="");if(I.every(ue=>n&&Ue(n,ue)))return;let ee=await gt(I).
catch(()=>[]);f||(n=ee,Le())}async function Z(I){let ee=l,ue=ee.late===!0&&await ig(I,ee);ue!==!1&&l===ee&&(l={key:ee.key,...ue?Hb(ue):{diagnosis:[],note:""}},_d=ue&&l,Le())}function ie(I){a=I,A.dataset.
stale="";let ee=kt(o).toString(),{op:ue}=o;z.ask(Ne=>g(I,o,l,Ne),Ne=>{s=Ne,r=I,y.start(I,Ne,ue),l?.key!==ee?(l={key:ee,...Hb(Ne)},_d=l):l.late&&Bt().then(()=>Z(I)),be(s.row_count===1?"One row.":`${C(s.
row_count)} rows.`),z.say(null),delete A.dataset.stale,Le()},Ne=>{s=null,r="",y.stop(),z.say(jg(Ne,{narrowed:Object.keys(sl).some(Re=>o[Re]!=="all"),all:()=>te(sl),again:()=>ie(a),unmarked:()=>te({control_marker:"",
test_marker:""})})),delete A.dataset.stale,Le()})}function Le(){if(f)return;P();let I=o.control!==""&&o.test!=="",ee=us(o),ue=su(o);I?ue!==a&&(s||z.say(null),ie(ue)):(z.drop(),a="",s=null,k.detail.draw(
null),z.say(Hg(n))),x.draw(o.open),k.sides.draw(o,n,s),A.toggleAttribute("data-skeleton",I&&!s),k.filters.draw(o,s,s?V():o.unit||"total"),v.draw(o,ee),s?I&&r===a&&ne(V(),ee):k.detail.draw(null)}function V(){
let I=o.unit||$c(s);return I==="percent"&&!Ra(s)?$c(s):I}function ne(I,ee){let ue=vs(s),Ne=kt(o).toString(),Re=Object.keys(sl).some(Xn=>o[Xn]!=="all"),Ge=o.open.includes("lines"),bt=JSON.stringify([Ne,
r,Ge,l?.note,Re]),Tt=s.waterfall??l?.waterfall??null;(c?.answer!==s||bt!==u)&&(u=bt,k.verdict.draw(s,l,{narrowed:Re,open:Ge}),k.recorded.draw(s)),_.draw(o,{...s,waterfall:Tt},l,{revision:`${r}${Tt===null}`,
file:ue,caption:gi(s)}),$.draw(o,Ne,s),k.operators.draw(Ne,s),ge(I,ee),k.classes.draw(l?.classes,s,I),k.replacements.draw(s,I==="per_step"||I==="percent"),w.draw(o,s,I,ee),rt();let Jn=c.items.find(Xn=>Xn?.
key===o.op);k.ranks.draw(s,o.heat,ue,r,Jn?{name:Jn.row.name,query:On({...o,row:Jn.key}).toString()}:null),ry(o,{unit:I,self:ee,item:Jn,ofHost:hf(Tt)},{...k,fall:_,table:{sql:b}})}function ge(I,ee){let ue=y.
rows(),Ne=JSON.stringify([r,I]),Re=JSON.stringify([Ne,o.top,d===r,o.hide]);if(c?.answer!==s||c.order!==Ne){let Ge=vc(s,ue,I,{self:ee});c={answer:s,order:Ne,unit:I,self:ee,items:Ge},E.hidden=Ge.length>
0,L(I,Ge),k.table.draw({rows:Ge,totals:kf(s,I,{self:ee}),unit:I,self:ee,unitName:or(I,s),sort:o.sort,order:o.order,selected:o.op,revision:Ne,judged:Me(Ge),work:o.work})}c.chartKey!==Re&&(c.chartKey=Re,
Y(Re),O(R,gi(s,U(s.row_count,"row")).map(Ge=>i("p",{},Ge))))}let Me=I=>I.some(ee=>ee.verdict!=="cannot_judge"&&!ee.row.too_few);function qe(){if(r!==a||c?.answer!==s)return;let{items:I,unit:ee,self:ue}=c,
Ne=[],Re=[];y.rows().forEach((bt,Tt)=>{I[Tt]||(Ne.push(Tt),Re.push(bt))});let Ge=vc(s,Re,ee,{self:ue});Ge.forEach((bt,Tt)=>{I[Ne[Tt]]=bt}),L(ee,I),k.table.add(I,Ge,Me(I)),o.op!==""&&!m&&ne(ee,ue)}function rt(){
let I=o.op===""?-1:y.placeOf(o.op),ee=c.items[I]??null,ue=ee?.key??"";if(m=ee,k.counts.select(ue),k.durations.select(ue),k.table.select(ue),I===void 0){y.find(o.op);return}k.detail.draw(ee,ee||o.op===
""?null:[i("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),i("p",{},B("Clear the filters",()=>te({q:"",category:[],change:"",exclude:Xt,device_type:"ALL",significant:""})))]),
p&&(p=!1,ee&&se())}function L(I,ee){let ue=s.control.samples,Ne=s.test.samples,Re=ee.find(Tt=>Tt?.row.too_few&&Tt.row.among)?.row;T.hidden=ue===Ne&&!Re;let Ge=Re&&`${Bn(Re)} These rows say “too few st\
eps”. `;if(ue===Ne){O(T,Ge);return}let bt=I==="total"?"totals cannot be compared directly.":I==="per_call"?"totals would mislead.":"calls and durations are shown per step.";O(T,Ge,`The sides have ${C(
ue)} and ${U(Ne,"sample")} (a sample is one step of one rank), so ${bt} `,I==="total"?B("Show per step",()=>te({unit:""}),{class:"link-button"}):B("Show totals",()=>te({unit:"total"}),{class:"link-but\
ton"}))}function q(){return d!==r&&xw(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",B("Draw the bars anyway",()=>{d=r,Le()},{class:"link-button"})]}function Y(I){
let{items:ee,unit:ue,self:Ne}=c,Re=`${c.order}${o.top}`,Ge=bf(ee,o.top),bt=gi(s,`first ${C(Ge.length)} of ${U(s.row_count,"row")}`),Tt={file:vs(s),revision:I,zoom:Re,caption:bt};k.durations.draw({...Tt,
..._w(Ge,ue,Ne,s),empty:q(),hidden:o.hide,range:o.zoom_time}),k.counts.draw({...Tt,...kw(Ge,ue),empty:q(),hidden:o.hide,range:o.zoom_calls}),v.drawRest(ee.length,Ge.length)}return Le(),h?Bt().then(F):
F(),{keys:{search:()=>k.filters.focusSearch(),enter:()=>k.table.focus(),control:()=>k.sides.choose("control"),test:()=>k.sides.choose("test"),close:()=>k.detail.isOpen()&&fe("")},update(I){o=Ft(I),l=t.
newPair?ru(o):l,Le(),F(),s&&a===r&&t.settled()},unmount(){f=!0,[_,$,k.operators].forEach(I=>I.stop()),z.unmount(),y.stop(),oe(),S.forEach(I=>I.unmount()),k.table.unmount(),k.detail.unmount()}}}var zb=2,kd=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function UM(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);return r.set("n\
ame",o),s||r.set("category",n),(await fa(e,r)).rows[0]}async function zM(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:a,step_number:l}=s,c=new URLSearchParams({rank:r,span:a,order:"duration",limit:"\
1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.all(t.map(b=>UM(e,c,b,n))),ts(e,o===""?null:o),_o(e)]),[p]=u.
filter(Boolean).sort((b,x)=>x.duration-b.duration);if(!p)throw new Error("The timeline of this step has no such call.");let f=m.filter(b=>b.rank===r).find(b=>b.span===a);if(!f||f.trace_bytes===null)throw new Error(
"The trace of this call is not kept.");if(f.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let h=l===null?f.first_event_ns:
d.find(b=>b.rank===r&&b.span===a&&b.step_number===l).start_ns,g=f.metadata?.baseTimeNanoseconds,y=BigInt(h)-(Number.isFinite(g)?BigInt(g):0n),w=b=>y+BigInt(Math.round(1e3*b));return{file:f,start:w(p.start-
zb*p.duration),end:w(p.start+(1+zb)*p.duration)}}function Gb(e,t,o,n){let s=zM(e.id,t,kd(o));return s.catch(()=>{}),Ba({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"tr\
ace.json.gz",load:async r=>{let{file:a}=await s;return ya(e.id,a.number,"",{signal:r,onProgress:n})}})}function Yb({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),a=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:a(t),test:a(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function Kb(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],a=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=a)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var GM=250;function Vb(e){return xt({...e,height:()=>GM,make:KM,extra:i("div",{class:"legend-row"},i("ul",{class:"chart-legend"},i("li",{class:"key key-control"},"control"),i("li",{class:"key key-line\
 key-test"},"test"),i("li",{class:"muted"},"dotted: medians")),e.tools)})}function YM(e){let[t,o]=Ye(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function KM(e,t){let o={...e,
...Yb(e)},n=Vt(),{edges:s}=o,r=Kb(s[0],s[s.length-1],t<520?4:9),[a,l]=["control","test"].map((m,p)=>{let f=o[m].reduce((g,y)=>g+y,0),h=o.share?f/100:o.perStep?o.perStep[p]:1;return o[m].map(g=>g===0?0:
g/h)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((p,f)=>[s[f],s[f+1]]),y:m.flatMap(p=>[p,p])}),u=s.slice(0,-1).map((m,p)=>Math.sqrt(m*s[p+1])),d=Math.max(...a,...l);return{data:[
{...c(a),fill:"tozeroy",fillcolor:QM(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:K("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,p)=>Math.max(a[p],l[p])),customdata:VM(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:St(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(YM),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,p)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:p===0?K("--control"):K("--test")}}])}}}function VM(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,a)=>`${r} ${C(e[r][n])}${a>0?`, ${Ce(100*e[r][n]/a)} of its calls`:""}`;return[`${N(o)} to ${N(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function QM(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var JM=250,rl=.13;function Qb(e){return xt({...e,height:()=>JM,make:XM,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:i("ul",{class:"chart-legend"},i("li",{class:"key key-dot key-control"},"control"),i("li",{class:"key key-diamond key-test"},"test"),i("li",{class:"muted"},"lines: mean of the ranks"))})}function XM(e,t){
let o=Vt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Ye(Math.max(...n)):["",1],a=e.rows.length>8,l=(m,p,f)=>{let h=[];return e[m].forEach((g,y)=>g.forEach((w,b)=>{
if(w!==null){let x=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;h.push({x:b+p+x,y:w/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(Fe).join("<br>")})}})),{type:"scatter",mode:"markers",x:h.map(g=>g.x),y:h.
map(g=>g.y),customdata:h.map(g=>g.text),ids:h.map(g=>g.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:f,size:a?5:8,opacity:a?.6:.9,line:{width:0}}}},c=(m,p)=>{let f=e.columns.
map((h,g)=>{let y=e[m].map(w=>w[g]).filter(w=>w!==null);return y.length===0?null:y.reduce((w,b)=>w+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:f,x:f.map((h,g)=>g+p),line:{color:K(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=Eo(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-rl),c("test",rl),l("control",
-rl,"circle"),l("test",rl,"diamond")],layout:{template:St(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Fe(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var ZM=e=>e[0].toUpperCase()+e.slice(1),eA=e=>e>0?"more":e<0?"less":"calm",Jb=e=>i("td",{class:"num",title:re(e)},N(e)),Xb=(e,t="")=>i("td",{class:`num ${t} ${eA(e)}`,title:je(e)},_e(e));function xd(e,t,o,n){
return i("tr",{},i("th",{scope:"row",title:n},e),Jb(t.control_per_step),Jb(t.test_per_step),Xb(t.diff_per_step,"strong"),o&&(t.itself?[t.itself,t.below].map(s=>Xb(s.diff_per_step)):[i("td"),i("td")]))}
var Zb=(e,t)=>({diff_per_step:e.reduce((o,n)=>o+n[t].diff_per_step,0)});function tA(e,t){let o=["Control","Test","Δ",...t?["Δ on itself","Δ below it"]:[]];return i("table",{class:"number-table"},i(
"caption",{class:"visually-hidden"},"Booked in the steps, by part"),i("thead",{},i("tr",{},i("td"),o.map(n=>i("th",{scope:"col",class:"num"},n)))),i("tbody",{},e.parts.map(n=>xd(ZM(n.part),n,t)),e.parts.
length>1&&xd("Together",{...e,itself:Zb(e.parts,"itself"),below:Zb(e.parts,"below")},t),e.with_others&&xd("With other device work of its call",e.with_others,t,"The call launches other device work on t\
he other side; all of it is booked together, on the call")))}var oA=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of\
 a ${t} is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,nA="Nothing is booked on it: other work runs at the same time, \
or it is outside the steps.";function e_(){let e=at("Booked in the steps"),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Booked in the steps, by part"}),o=i("p",{class:"muted sm\
all"}),n=i("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Booked in the steps"),i("div",{class:"chart\
-tools"},e.node)),o,t);return{node:n,sql:e,draw(s){let{booked:r}=s,a=s.launches!==void 0;if(n.hidden=r===null,r===null)return;let l=r.parts.length===0&&r.with_others===null;o.textContent=l?nA:oA(a,Lt(
s)?"recording":"step"),O(t,!l&&tA(r,a))}}}var sA=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],t_=(e,t)=>e===null||t===null?null:
e-t,o_=(e,t)=>e>0&&t!==null?100*t/e:null,vd=e=>e>0?"more":e<0?"less":"calm";function Sd(e){let{control:t,test:o}=e.calls,n={control_counts:t.count,test_counts:o.count,control_total_duration:t.total,test_total_duration:o.
total},s=Go(n,"per_step",e);return{row:n,counts:[t.count,o.count],callsPerStep:[s.controlCount,s.testCount],total:[t.total,o.total],perStep:[s.control,s.test],perCall:[t["50%"],o["50%"]],birth:s.birth}}
function $d(e,t,[o,n],s,r,a){let l=t_(n,o),c=a==="new"?"new":a==="gone"?"gone":he(o_(o,l));return i("div",{class:"tile",title:t},i("p",{class:"tile-title"},e),i("p",{class:"tile-values"},i("span",{class:"\
control-text"},a==="new"?de:s(o)),i("span",{class:"arrow","aria-label":"to"}," → "),i("span",{class:"test-text"},a==="gone"?de:s(n))),i("p",{class:`tile-change ${vd(l??(a==="new"?1:-1))}`},l===null?
c:`${r(l)} (${c})`))}function rA(e,t){let o=Sd(e);return[i("p",{class:"muted op-verdict"},t?Bn(t):" "),i("div",{class:"tiles"},$d("Time per step","Total duration divided by the number of samples (ran\
k × step)",o.perStep,N,_e,o.birth),$d("Calls per step","Number of calls divided by the number of samples (rank × step)",o.callsPerStep,C,nt,o.birth),$d("Time per call","Median over all calls",o.perCall,
N,_e,o.birth))]}function il(e,[t,o],n,s,{exact:r,exactDiff:a,title:l}={}){let c=t_(o,t);return i("tr",{},i("th",{scope:"row",title:l},e),i("td",{class:"num",title:r?.(t)},n(t)),i("td",{class:"num",title:r?.(
o)},n(o)),i("td",{class:`num strong ${vd(c)}`,title:a?.(c)},s(c)),i("td",{class:`num ${vd(c)}`},he(o_(t,c))))}var al=(e,t,o)=>il(e,t,N,_e,{exact:re,exactDiff:je,title:o});function aA(e,t){if(!(t?.control?.
step>0)||!(t?.test?.step>0))return null;let{control:o,test:n}=Go(Sd(e).row,"percent",{...e,step_time:t}),s=Lt(e)?"recording":"step time";return il(`Share of the ${s}`,[o,n],Ce,r=>r===null?de:he(r).replace(
"%","pp"),{title:`Change in percentage points. Time per step divided by the ${s}; overlapping work counts in full`})}function iA(e,{stepTime:t,row:o}){let n=Sd(e),s=a=>i("tr",{class:"group-row"},i("th",
{colspan:"5",scope:"colgroup"},a)),r=a=>[e.calls.control[a],e.calls.test[a]];return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Numbers of this operation"),i("thead",{},i("\
tr",{},i("td"),["Control","Test","Δ","Δ %"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("All calls"),il("Calls",n.counts,C,nt),il("Calls per step",n.callsPerStep,C,nt),al("Total",n.
total),al("Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&al("Self time per step",["control","test"].map(a=>Sn(o,`${a}_self_per_step`,e)),"Without the calls i\
nside it"),aA(e,t)),i("tbody",{},s("A single call"),sA.map(([a,l])=>al(l,r(a)))))}function n_(){let e=i("div",{class:"card op-head"}),t=at("Numbers"),o=i("div",{class:"scroll-x",tabindex:"0",role:"reg\
ion","aria-label":"Numbers of this operation"}),n=i("section",{class:"card op-table-card","aria-label":"Numbers"},i("div",{class:"chart-head"},i("h2",{},"Numbers"),i("div",{class:"chart-tools"},t.node)),
o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),O(e,rA(s,r.row)),O(o,iA(s,r))}}}var s_=.8,lA=/^aten::.*(mm|linear|conv|attention)/,Ed={control:"set",test:"test"};function cA(e,t,o){let n=Object.values(Ed).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),a=Object.values(Ed).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=s_*o[d]&&
u.device_time>=s_*(u.device_time+a[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var r_=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(Ed))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function ll(e,[
t,o],n,s,r){let a=t===null||o===null?null:o-t;return i("tr",{},i("th",{scope:"row"},e),[t,o].map(l=>i("td",{class:"num",title:r?.(l)},n(l))),i("td",{class:"num strong"},a===null?"":s(a)),i("td",{class:"\
num"},t>0&&a!==null?he(100*a/t):""))}var a_=(e,t,o)=>i("tr",{},i("th",{scope:"row",title:t},e),i("td"),i("td"),i("td",{class:`num strong ${o>0?"more":"less"}`,title:je(o)},_e(o)),i("td")),uA=e=>e===null?
de:`${co(1e12*e)}FLOP/s`,dA=e=>`${xn(1e12*e)}FLOP/s`;function mA(e,t){return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Work of this operator, per step"),i("thead",{},i("t\
r",{},i("td"),["Control","Test","Δ","Δ %"].map(o=>i("th",{scope:"col",class:"num"},o)))),i("tbody",{},ll("FLOPs per step",e.flops,co,xn),ll("Device time per step",e.device,N,_e,re),e.more!==null&&[a_(
"due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),a_("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],ll("Achieved",e.
speed,uA,dA),e.calls.some((o,n)=>o!==t[n])&&ll("Calls with known FLOPs",e.calls,C,nt)))}function i_(){let e=i("div",{class:"op-work-body"}),t=at("Work"),o=i("section",{class:"card op-table-card op-wor\
k","aria-label":"Work",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Work"),i("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=a=>O(e,i("p",{class:"muted small op-work-none"},a));return{node:o,
sql:t,async draw(a,l){let c=l.category==="cpu_op"&&lA.test(l.name)&&!a.use_short_name&&a.control!==""&&a.test!=="";o.hidden=!c;let u=c?`${r_(a)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,
n=u,!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await sn("work",r_(a),{signal:s.signal});if(n!==u)return;let p=cA(m,l.name,d);p?O(e,i("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},mA(p,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var cl=12;function l_(e){let t=i("h2"),o=i("p",{class:"muted small"}),n=at("What launches it, or what it launches"),s=wt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=i(
"div",{class:"scroll-x"}),a=i("p",{class:"related-more"}),l=i("section",{class:"card related"},i("div",{class:"chart-head"},t,i("div",{class:"chart-tools"},s.node,n.node)),o,r,a),c=!1,u="";function d(h){
let{answer:g}=h,y=g.launches!==void 0;u!==h.revision&&(u=h.revision,c=!1),s.press(h.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let w=y?g.launches:g.launched_by;O(r,w.length===0?m(y):p(w,h,y)),O(a,w.length>cl&&!c&&B(`Show all ${C(w.length)}`,()=>{c=!0,d(h),r.querySelectorAll("tbody tr")[cl].querySelector("a")?.focus()},{
class:"link-button"})),a.hidden=w.length<=cl||c}function m(h){return i("p",{class:"muted chart-message"},h?"Its calls launch no device work.":"The trace does not say what launched it.")}function p(h,g,y){
let w=h.some(b=>b.shapes!==null);return i("table",{class:"related-table"},i("thead",{},i("tr",{},i("th",{scope:"col"},y?"Device work":"Operator"),w&&i("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(b=>i("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},i("span",{class:"th-group"},"calls "),b)),["Control","Test","Δ","Δ %"].map(b=>i("th",{scope:"col",class:b==="Control"||
b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},i("span",{class:"th-group"},"time "),b)))),i("tbody",{},h.slice(0,c?void 0:cl).map(b=>f(b,g,w))))}function f(h,{answer:g,unit:y},w){let{control:b,
test:x,diff:_,controlCount:$,testCount:k,diffCount:T,birth:E,percent:v}=Go(h,y,g),S=_>0?" more":_<0?" less":"",A=E||he(v);return i("tr",{},i("th",{scope:"row",class:"related-name mono"},h.name===""?i(
"span",{class:"muted"},"unknown launch"):i("a",{href:e.href(h),title:h.name},i("bdi",{},h.name)),i("span",{class:"related-category muted"},` ${h.category??""}`)),w&&i("td",{class:"shapes mono",title:h.
shapes},h.shapes??"–"),i("td",{class:"num wide-only"},C($)),i("td",{class:"num wide-only"},C(k)),i("td",{class:`num wide-only${T>0?" more":T<0?" less":""}`},nt(T)),i("td",{class:"num roomy-only",title:re(
b)},h.control_counts>0?N(b):"–"),i("td",{class:"num roomy-only",title:re(x)},h.test_counts>0?N(x):"–"),i("td",{class:`num strong${S}`,title:je(_)},_e(_)),i("td",{class:`num${S}`},A))}return{node:l,
sql:n,draw:d}}function c_(){let e=i("div",{class:"stacks"}),t=i("section",{class:"card stack-card","aria-label":"Call stack"},i("div",{class:"chart-head"},i("h2",{},"Call stack")),i("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return i("ol",{class:"stack"},s.map((a,l)=>{let c=r(a),u=c?.diff>0?" more":c?.diff<0?" less":"";return i(
"li",{css:{"--depth":String(Math.min(l,24))}},i("span",{class:"mono frame-name",title:a.category},c?i("a",{href:c.href},i("bdi",{},a.name)):i("bdi",{},a.name)),c&&c.diff!==null&&i("span",{class:`num f\
rame-diff${u}`},_e(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:a,test:l}=s;if(t.hidden=a.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&i("div",{},i("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=a.length===l.length&&a.every((d,m)=>n(d,l[m]));O(e,u?i("div",{},i("h3",{},"The same in control and test"),o(l,
r)):[c("control",a),c("test",l)])}}}var u_={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
Td={path:"/compare/op",name:"Operation",read:ps,mount:(e,t)=>pA(e,t)};function pA(e,t){let o=ps(location.search),n=null,s=null,r="",a="",l={key:"",answer:null},c=null,u=!1,d=wt("Height of the histogra\
m",[["calls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],W=>T({bins:W},{replace:!0})),m={sides:Ts(T),numbers:n_(),
booked:e_(),work:i_(),histogram:Vb({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:Qb({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...W)=>t.
go(v(...W))}),heat:$i({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...W)=>t.go(v(...W))}),grid:vi(),related:l_({onUnit:W=>T({unit:W}),href:({name:W,category:G})=>Yt({...o,
row:qt(W,G)})}),stack:c_()},p=[m.histogram,m.points,m.heat],f=i("nav",{class:"crumb","aria-label":"Where this is"}),h=i("h1",{class:"mono op-title"}),g=i("p",{class:"muted"}),y=i("p",{class:"op-action\
s"}),w=i("div",{class:"message"}),b=hA(W=>T({heat:W},{replace:!0})),x=i("p",{class:"muted small",hidden:!0}),_=i("div",{class:"results"},m.numbers.head,i("div",{class:"op-columns"},m.numbers.table,i("\
div",{class:"op-charts"},m.histogram.node,m.points.node)),m.booked.node,m.work.node,m.related.node,m.stack.node,i("div",{class:"heat-block"},b.node,m.heat.node,x,m.grid.node));e.append(i("div",{class:"\
page operation-page"},f,i("header",{class:"op-header"},h,g,y),m.sides.node,w,_));let $=Ot({context:t,results:_,message:w}),k=mt(()=>p.forEach(W=>W.retheme()));function T(W,{replace:G=!1}={}){t.go(Yt({
...o,...W}),{replace:G})}function E(){let W=Z=>dn(Z,o,n,s),G=`${W("control")} → ${W("test")}`,P=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${P.slice(0,80)} · ${G}`),O(h,i("bdi",{},P)),
O(g,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together",s?.category==="python_function"&&s.aliases&&i("span",{class:"mono \
full-name"},` · ${s.aliases.map(({side:Z,name:ie})=>`${Z} ${ie}`).join(", ")}`));let F={...Ft(""),...S(),op:o.row};O(f,i("a",{href:t.lastCompare(kt(o))??Gt(F)},`← ${G}`))}function v(W,G){return Ka(
o,W,G,s)}function S(){let{control:W,test:G,control_ranks:P,test_ranks:F,control_steps:Z,test_steps:ie,control_marker:Le,test_marker:V,use_short_name:ne,merge_addresses:ge,aliases:Me,merge_lines:qe}=o;
return{control:W,test:G,control_ranks:P,test_ranks:F,control_steps:Z,test_steps:ie,control_marker:Le,test_marker:V,use_short_name:ne,merge_addresses:ge,aliases:Me,merge_lines:qe}}async function A(){let W=[
o.control,o.test].filter(P=>P!=="");if(W.every(P=>n&&Ue(n,P)))return;let G=await gt(W).catch(()=>[]);u||(n=G,z())}function D(W){a=W,$.ask(G=>ma(W,{signal:G}),G=>{s=G,r=new URLSearchParams(W).get("row"),
$.say(null),be(`${G.name}: ${N(G.calls.control.total)} to ${N(G.calls.test.total)}.`),z()},G=>{s=null,$.say(R(G)),z()})}async function M(W){c?.abort(),c=new AbortController,l={key:W,answer:null};try{let G=new URLSearchParams(
W);G.set("significance","true"),G.set("diagnosis","false");let P=await dt(G,{signal:c.signal});if(u||l.key!==W)return;l.answer=P,l.byKey=_f(P),z()}catch{}}function R(W){let G=W.code==="unknown_operati\
on",P=["control_ranks","test_ranks","control_steps","test_steps"].filter(F=>o[F]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:W.code}},i("h2",{},G?"This operation does not occur":
"This operation cannot be shown"),i("p",{},G?"Neither side has an operation of this name and category in the selected ranks and steps.":W.message),i("p",{},P.length>0&&B("Use all ranks and steps",()=>T(
Object.fromEntries(P.map(F=>[F,"all"]))),{class:"primary"}),P.length===0&&!G&&B("Try again",()=>D(On(o).toString()),{class:"primary"})," ",i("a",{href:Gt({...Ft(""),...S()})},"All operations of this c\
omparison")))}function z(){if(u)return;E();let W=o.control!==""&&o.test!==""&&o.row!=="",G=On(o).toString();W?G!==a&&(s&&r!==o.row&&(s=null),$.say(null),D(G)):($.drop(),a="",$.say(i("div",{class:"empt\
y"},i("h2",{},"No operation is chosen"),i("p",{},"Choose one on the ",i("a",{href:ce("/compare")},"Compare page"),"."))));let P=kt({...o,use_short_name:!1}).toString();W&&P!==l.key&&M(P),m.sides.draw(
o,n,s),_.toggleAttribute("data-skeleton",W&&!s),s&&oe()}function oe(){let W=o.unit||(s.control.samples===s.test.samples?"total":"per_step"),G=`tracediff-${vt(s.control.label)}-${vt(s.test.label)}-${vt(
s.name)}`,P=a,F=o.use_short_name?void 0:Sc(l.byKey?.get(nr(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:F}),Q(G,P),se(G,P),m.booked.draw(s),m.work.draw(o,s),ay(o,s,m),m.related.
draw({answer:s,unit:W,revision:P}),m.stack.draw(s.stack,H),O(y,B("Copy the name",()=>jt(s.name,"Name copied."),{class:"link-button"}),B("Copy link",()=>jt(location.href,"Link copied."),{class:"link-bu\
tton"}),i("a",{href:ws(o,s)},"Show in the timeline"),i("a",{href:Xm(On(o)),download:`${G}.json`},"JSON"),["control","test"].map(fe))}let te=W=>s.aliases?.filter(G=>G.side===W)??[{name:s.name,category:s.
category}];function fe(W){let G=n&&Ue(n,o[W]);if(!G||kd(s.samples[W])===void 0)return null;let P=`slowest call, ${W}`;if(Yo(G)!=="")return i("span",{class:"muted small",title:Yo(G)},`Perfetto: no trac\
e of the ${W}`);let F={name:s.name,names:te(W),marker:o[`${W}_marker`],shortNames:o.use_short_name},Z=B(`Perfetto: ${P}`,async()=>{Z.disabled=!0;try{await Gb(G,F,s.samples[W],ie=>be(`Loading ${$e(ie)}`))}catch(ie){
Ee(ie.message,{urgent:!0})}finally{Z.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});
return Z}function H({name:W,category:G}){let P=l.byKey?.get(nr(W,G));return P&&{diff:P.diff_per_step,href:Yt({...o,use_short_name:!1,row:P.id})}}function Q(W,G){let{edges:P,control:F,test:Z}=s.histogram,
ie=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({edges:P,control:F,test:Z,file:W,revision:`${G}#${o.bins}`,share:o.bins==="share",perStep:ie[0]===ie[1]?null:ie,medians:[s.calls.
control["50%"],s.calls.test["50%"]],heading:`${C(s.calls.control.count)} in the control, ${C(s.calls.test.count)} in the test`,empty:P.length===0?"No calls to draw.":""})}function se(W,G){let{control:P,
test:F}=s.samples,Z=xi(P,F),ie=Sr(Z,Y=>Y.total_duration),Le=Y=>s.calls[Y].count===0,V=ie.control.map(Y=>Y.map(()=>null));m.points.draw({rows:Z.rows,columns:Z.columns,kind:"time",file:W,control:Le("con\
trol")?V:ie.control,test:Le("test")?V:ie.test,hover:(Y,I,ee)=>fA(Y,Z[Y][I][ee]),heading:"duration in each step of each rank",revision:G});let[ne,ge,Me]=u_[o.heat],qe=Sr(Z,ge),rt=Me==="time",L={format:rt?
re:C,formatDiff:rt?je:nt};b.draw(o.heat),m.heat.draw({rows:Z.rows,columns:Z.columns,...qe,...L,kind:Me,file:W,heading:ne,revision:`${G}#${o.heat}`}),m.grid.draw({grid:Z,values:qe,title:ne,timeline:v,format:rt?
N:C,formatDiff:rt?_e:nt});let q=[Z.ranksByPosition&&"ranks",Z.stepsByPosition&&"steps"].filter(Boolean);x.hidden=q.length===0,x.textContent=`The sides have different ${q.join(" and ")}; they are paire\
d by position (control / test).`}return z(),A(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(W){let G=o;o=ps(W),G.row!==o.row&&window.scrollTo(0,0),z(),A()},unmount(){
u=!0,m.work.stop(),$.unmount(),c?.abort(),k(),p.forEach(W=>W.unmount())}}}function fA(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.
step_number}`}`,re(t.total_duration),U(t.counts,"call")]}function hA(e){let t=ae("heat"),o=i("select",{id:t,on:{change:()=>e(o.value)}},Object.entries(u_).map(([n,[s]])=>i("option",{value:n},s)));return{
node:i("p",{class:"chart-bar"},i("label",{for:t},"Heat maps of"),o),draw(n){o.value=n}}}function d_(e,t){let o=null,n=new Map,s=f=>{let h=e.getBoundingClientRect();return[f.clientX-h.left,f.clientY-h.top]};function r(f){let h=f.deltaMode===1?16:1,g=f.shiftKey&&f.deltaX===0?f.deltaY:f.deltaX;
if(f.shiftKey||Math.abs(g)>Math.abs(f.deltaY))f.preventDefault(),t.pan(g*h);else if(f.ctrlKey||f.metaKey){f.preventDefault();let y=Math.max(-240,Math.min(240,f.deltaY*h));t.zoom(s(f)[0],Math.exp(y*.004))}}
function a(f){if(f.button!==0)return;let[h]=s(f);e.focus({preventScroll:!0}),n.set(f.pointerId,h),o={id:f.pointerId,x:h,y:f.clientY,from:h,measures:f.shiftKey,moved:n.size>1}}function l(f,h){let g=[...n.
values()];n.set(f.pointerId,h);let y=[...n.values()],w=([b,x])=>Math.max(20,Math.abs(b-x));t.zoom((y[0]+y[1])/2,w(g)/w(y))}function c(f){f.pointerType==="mouse"&&(f.buttons&1)===0&&n.delete(f.pointerId)&&
(o=null,delete e.dataset.drag);let[h,g]=s(f);if(n.size===2&&n.has(f.pointerId)){l(f,h);return}if(!o||o.id!==f.pointerId){t.hover(h,g,f);return}!o.moved&&Math.hypot(h-o.x,f.clientY-o.y)<4||(o.moved||(o.
moved=!0,e.setPointerCapture(f.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,h,!1):(t.pan(o.x-h),t.scroll(o.y-f.clientY)),[o.x,o.y]=[h,f.clientY])}function u(f){
if(n.delete(f.pointerId),!o||o.id!==f.pointerId)return;let[h,g]=s(f),{moved:y,measures:w,from:b}=o;o=null,delete e.dataset.drag,f.type!=="pointercancel"&&(w&&y?t.measure(b,h,!0):y||t.pick(h,g,f))}let d={
w:()=>t.glide(.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),
0:()=>t.fit(),Enter:()=>t.enter()};function m(f){if(f.ctrlKey||f.metaKey||f.altKey)return;if(t.own(f)){f.preventDefault();return}let h=d[f.key.length===1?f.key.toLowerCase():f.key];h&&(f.preventDefault(),
f.stopPropagation(),h())}let p={wheel:r,pointerdown:a,pointermove:c,pointerup:u,pointercancel:u,pointerleave:()=>t.leave(),keydown:m};for(let[f,h]of Object.entries(p))e.addEventListener(f,h,f==="wheel"?
{passive:!1}:void 0);return()=>Object.entries(p).forEach(([f,h])=>e.removeEventListener(f,h))}function Od({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let a=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)a[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)gA(a.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:a,reach:c,
start:e,end:t}}function Md(e,t,o=null,n=e*t){let s=r=>o?.[r]??r*t;return{height:n,y:s,at(r){let a=o?m_(o,0,o.length,r)-1:Math.floor(r/t);return a<0||r>=s(a)+t?-1:a}}}function gA(e,t,o,n){for(let r=1;r<
e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((a,l)=>o[a]-o[l]||a-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function m_(e,t,o,n){for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+
1}return t}function Ad(e,t,o,n,s){if(t<0||t>=e.rows)return;let{first:r,order:a,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=m_(l,r[t],d,o);m<d;m+=1){let p=a[m];if(c[p]>=n)return;u[p]>o&&s(p)}}function p_(e,t,o,n=0){
let s=-1,r=1/0;return Ad(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,a=>{let l=Math.max(0,e.start[a]-o,o-e.end[a]);l<=r&&([s,r]=[a,l])}),s}function f_(e,t,o){let n=o("…"),s=0,r=0,a=0,l=0;for(let c of e){
if(s+=o(c),s>t)return r<2?"":`${e.slice(0,a)}…`;l+=c.length,s+n<=t&&(r+=1,a=l)}return e}var js=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).
slice(0,3).map(Number);function h_(e){let[t,o,n]=js(e).map(l=>{let c=l/255;return c<=.04045?c/12.92:((c+.055)/1.055)**2.4}),s=.2126*t+.7152*o+.0722*n,[r,a]=[1.05/(s+.05),(s+.05)/.058];return Math.max(
r,a)<4.5?"#000000":r>=a?"#ffffff":"#10161d"}var ul=(e,t,o)=>`rgb(${js(e).map((n,s)=>Math.round(o*n+(1-o)*js(t)[s])).join(", ")})`;function Hs(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},a=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=a(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,p){e.strokeStyle=m,e.lineWidth=p,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,p=1){e.strokeStyle=m,e.lineWidth=p,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:p=!1}={}){let f=`${p?600:400} ${m}px ${t}`;s!==f&&(s=f,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var wA={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},yA=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,jr=e=>String(e).replace(yA,"").replace(/[&<>"]/g,t=>wA[t]),Hr=e=>String(Math.round(e*100)/100);
function g_(e){let t=[],o=new Map,n=1,s=(a,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,p])=>` ${m}="${typeof p=="number"?Hr(p):jr(p)}"`).join("");t.push(c===""?`<${a}${d}/\
>`:`<${a}${d}>${jr(c)}</${a}>`)},r=a=>(o.has(a)||o.set(a,`hatch-${o.size+1}`),o.get(a));return{box(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,fill:d})},hatch(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(a,l,c,u,d,m){s("rect",{x:a,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(a,l,c,u,d,m=1){s("line",{x1:a,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(a,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:a,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(a){n=a},text(a,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${jr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${Hr(a)}" height="${Hr(l)}"\
 viewBox="0 0 ${Hr(a)} ${Hr(l)}" font-family="${jr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${jr(c)}"/>${t.join("")}</svg>`}}}var dl=(e,t,o)=>Math.min(Math.max(e,t),o);function Hn({from:e,to:t},o,n=0){let s=o.to-o.from,r=dl(t-e,Math.min(n,s),s),a=(e+t)/2,l=dl(a-r/2,o.from,o.to-r);return{from:l,to:l+r}}function Cd(e,t,o,n,s=0){
let r=n.to-n.from,a=dl((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-a*l;return Hn({from:c,to:c+a},n,s)}function Rd(e,t,o){let n=e.to-e.from,s=dl(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function w_(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function y_({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),a=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)a.push(l*r+0);return{values:a,step:r}}var Ro=22,bA=22,ml=4,_A=.3;function __(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(
n).width,o.set(n,s)),s}}var Ur=new Map;function kA(e){return Ur.has(e)||(Ur.size>500&&Ur.clear(),Ur.set(e,h_(e))),Ur.get(e)}function xA(e,t,o,n,s){let{x:r,y:a,width:l,height:c}=o,u=s?ul(n.colour(t),n.
colours.surface,_A):n.colour(t);if(e.box(r,a,l,c,u),l<3)return;let d=kA(u);if(n.hatched(t)&&e.hatch(r,a,l,c,n.colours.surface),l>=bA){let m=f_(n.text(t),l-2*ml,n.widthOf);if(m!==""){let p=a+c/2+11*.36;
if(n.hatched(t)){let f=4;for(let h of m)f+=n.widthOf(h);e.box(r+ml-2,a+1,Math.min(f,l-ml),c-2,u)}e.words(r+ml,p,m,d)}}}function $A(e,t,o,{index:n,view:s,scale:r,width:a,how:l,height:c,dimmed:u}){let d=-1,
m=0;return Ad(n,t,s.from,s.to,p=>{let f=Math.max(0,(n.start[p]-s.from)*r),h=Math.min(a,(n.end[p]-s.from)*r);if(h<=d&&!u?.keep.has(p))return;let g=Math.max(1,h-f>3?h-f-.5:h-f);xA(e,p,{x:f,y:o,width:g,height:c},
l,u&&!u.keep.has(p)),m+=1,d=g<=1?f+1:h}),m}function k_(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:a}=y_(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,Ro,s.surface);for(let c of r){let u=Math.round(
(c-t.from)*l)+.5;e.line(u,Ro-5,u,Ro,s.border),u<o-30&&e.words(u+3,Ro-8,n(c,a),s.muted)}e.line(0,Ro-.5,o,Ro-.5,s.border)}function x_(e,t){let{index:o,view:n,width:s,height:r,rowHeight:a,top:l,places:c,
marks:u,how:d}=t,m=s/(n.to-n.from),p=u.highlight?{keep:u.highlight}:null,f={index:o,view:n,scale:m,width:s,how:d,height:a-1,dimmed:p},h=0;for(let g=0;g<o.rows;g+=1){let y=l+c.y(g);y+a>0&&y<r&&(h+=$A(e,
g,y,f))}return vA(e,t,m),h}function vA(e,t,o){let{marks:n,how:s}=t,r=(a,l,c)=>{if(a<0||a>=t.index.order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[a]-t.view.from)*o),p=Math.min(t.width+
2,(d[a]-t.view.from)*o);p>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.places.y(t.rowOf(a))-.5,Math.max(2,p-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(a=>r(a,s.colours.
text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var fl=12,pl=17,SA=8e3,EA=15,TA=12;function zr(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,a,...l)=>e.
line(n+t,s+o,r+t,a+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var $_=(e,t)=>e.flatMap((o,n)=>rn(o,Math.floor((t-2*fl)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function v_(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(fl,o+pl*r,n,K(s?"--text":"--muted"),{size:s?EA:TA,bold:s})})}function hl(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=$_(e,o),r=t.map(d=>$_(d.lines,
o)),a=10+pl*s.length+fl,l=t.map((d,m)=>{let p=a+pl*r[m].length;return a=p+d.height+fl,p}),c=Math.min(a,SA),u=d=>{v_(d,s,22),t.forEach((m,p)=>{v_(d,r[p],l[p]-pl*r[p].length+12),m.paint(zr(d,0,l[p]))})};
return{width:o,height:c,svg(){let d=g_(n);return u(d),d.text(o,c,K("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let p=Hs(m,n);return p.box(0,0,o,c,K("--surface")),u(p),new Promise(f=>{d.toBlob(f,"image/png")})}}}async function gl(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
li(n,`${o}.${t}`)}var OA=160,MA=3,Ld=300,AA=matchMedia("(prefers-reduced-motion: reduce)"),S_=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,K(`--${e}`)])),Nd={start:new Float64Array(
0),end:new Float64Array(0),row:new Uint16Array(0),length:0};function wl(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:a=null,onKey:l=()=>!1,least:c=.001,decorate:u=null}=t,
d=i("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),m=i("div",{class:"spans-space"},d),p=i("div",{class:"spans-scroll"},m);e.classList.add("s\
pans"),e.append(p);let f=d.getContext("2d",{alpha:!1}),h=getComputedStyle(document.body).fontFamily,g=Hs(f,h),y={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:__(h),colours:S_()},w=Nd,
b=Od(Nd),x=Md(0,o),_={from:0,to:1},$={from:0,to:1},k={hover:-1,select:-1,highlight:null},T=0,E=null,v=0,S=0,A={top:0,height:0},D=!0,M=()=>($.to-$.from)/Math.max(1,v),R=L=>$.from+L*M();function z(){let{
top:L}=m.getBoundingClientRect(),q=p.getBoundingClientRect();return[Math.max(0,q.top)-L,Math.min(window.innerHeight,q.bottom)-L]}let oe=([L,q])=>Math.max(0,L)>=A.top&&Math.min(x.height,q)<=A.top+A.height;
function te(){v=p.clientWidth,m.style.height=`${x.height}px`;let L=z(),[q,Y]=[Math.max(0,L[0]-Ld),Math.min(x.height,L[1]+Ld)];if(Y<=q&&A.height>0)return!1;(A.height===0||!oe(L)||A.top+A.height>x.height)&&
(A.height=Math.max(0,Math.min(x.height,Y>q?Y-q:2*Ld)),A.top=Math.max(0,Math.min(q,x.height-A.height)));let I=globalThis.devicePixelRatio||1,[ee,ue]=[Math.round(v*I),Math.round(A.height*I)];return d.style.
top=`${A.top}px`,(d.width!==ee||d.height!==ue||S!==I)&&([d.width,d.height,S]=[ee,ue,I],d.style.width=`${v}px`,d.style.height=`${A.height}px`),!0}function fe(){T===0&&(T=requestAnimationFrame(H))}function H(L){
if(T=0,E){E.since??=L;let Y=(L-E.since)/OA;$=w_(E.from,E.to,Y);let I=Y<1;I?fe():E=null,r($.from,$.to,I)}let q=performance.now();if(D=!te(),!D&&v>0&&A.height>0){f.setTransform(S,0,0,S,0,0);let Y=W(se(),
{width:v,height:A.height,top:-A.top});d.dataset.drawn=String(Y)}d.dataset.drawMs=(performance.now()-q).toFixed(2)}let Q="";function se(){let L=`${d.width} ${d.height} ${S}`;return L!==Q&&(Q=L,g.forget()),
g}function W(L,{width:q,height:Y,top:I}){let{colours:ee}=y;L.box(0,0,q,Y,ee.surface);let ue=x_(L,{index:b,view:$,width:q,height:Y,rowHeight:o,top:I,places:x,marks:k,how:y,rowOf:Re=>w.row[Re]}),Ne=q/($.
to-$.from);return u?.(L,{x:Re=>(Re-$.from)*Ne,y:Re=>I+x.y(Re),rowHeight:o,top:I,width:q,height:Y,view:$}),ue}function G(L,q=!1){E=null,!(L.from===$.from&&L.to===$.to)&&($=L,r($.from,$.to,q),fe())}function P(L){
let q=Hn(L,_,c);AA.matches?G(q):(E={from:$,to:q,since:null},fe())}let F=()=>E?.to??$;function Z(L,q){return p_(b,x.at(q+A.top),R(L),MA*M())}function ie(L,q){L!==k.hover&&(k.hover=L,d.style.cursor=L>=0?
"pointer":"",fe()),n(L,q)}let Le=d_(d,{zoom:(L,q)=>G(Cd($,R(L),q,_,c)),pan:L=>G(Rd($,L*M(),_)),scroll:L=>V(L),hover:(L,q,Y)=>ie(Z(L,q),Y),leave:()=>{k.hover>=0&&ie(-1,null)},pick:(L,q,Y)=>s(Z(L,q),Y),
measure:(L,q,Y)=>a?.(...[R(L),R(q)].sort((I,ee)=>I-ee),Y),slide(L){let q=F();P(Rd(q,L*(q.to-q.from),_))},glide(L){let q=F();P(Cd(q,(q.from+q.to)/2,L,_,c))},fit:()=>P(_),enter:()=>{k.select>=0&&s(k.select,
null)},own:l});function V(L){(p.scrollHeight>p.clientHeight+1?p:window).scrollBy(0,L)}let ne=()=>{T===0&&(D||!oe(z()))&&fe()};document.addEventListener("scroll",ne,{capture:!0,passive:!0}),window.addEventListener(
"resize",ne);let ge=new ResizeObserver(fe);ge.observe(p);let Me=()=>{y.colours=S_(),fe()},qe=matchMedia("(forced-colors: active)");qe.addEventListener("change",Me);let rt=mt(Me);return{node:d,set(L){let q=w===
Nd;w=L,b=Od(L),x=Md(b.rows,o,L.tops,L.height);let[Y,I]=[L.from??1/0,L.to??-1/0];if(L.from===void 0||L.to===void 0)for(let ue=0;ue<L.length;ue+=1)Y=Math.min(Y,L.start[ue]),I=Math.max(I,L.end[ue]);_=I>Y?
{from:Y,to:I}:{from:0,to:1},k.hover=-1,k.select=-1,k.highlight=null;let ee=q?{..._}:Hn($,_,c);m.style.height=`${x.height}px`,E===null&&($=ee),fe()},view(L,q,Y=!1){Y?G(Hn({from:L,to:q},_,c)):P({from:L,
to:q})},current:()=>({...$}),goal:()=>({...F()}),extent:()=>({..._}),select(L){k.select=L,L>=0&&this.reveal(w.row[L]),fe()},highlight(L){k.highlight=L===null?null:new Set(L),fe()},follow(L,q,Y=!1){E=null,
$={from:L,to:q},Y?(cancelAnimationFrame(T),H(0)):fe()},placeOf(L){let q=this.boxOf(L),{left:Y,right:I,top:ee,bottom:ue}=p.getBoundingClientRect();return q.right<Y||q.left>I||q.bottom<ee||q.top>ue?null:
{...q,left:Math.max(Y,q.left),right:Math.min(I,q.right)}},boxOf({start:L,end:q,row:Y}){let{left:I,top:ee}=m.getBoundingClientRect(),ue=Re=>I+(Re-$.from)/M(),Ne=ee+x.y(Y);return{left:ue(L),right:ue(q),
top:Ne,bottom:Ne+o}},redraw:fe,reveal(L){let q=x.y(L);(q<p.scrollTop||q+o>p.scrollTop+p.clientHeight)&&(p.scrollTop=q-p.clientHeight/2)},whole:L=>({height:x.height,paint:q=>W(q,{width:L,height:x.height,
top:0})}),picture(L){return hl(L,[{lines:[],...this.whole(Math.max(v,600))}],Math.max(v,600))},destroy(){cancelAnimationFrame(T),Le(),document.removeEventListener("scroll",ne,{capture:!0}),window.removeEventListener(
"resize",ne),rt(),qe.removeEventListener("change",Me),ge.disconnect(),p.remove()}}}var Us=8,CA=.004;function E_(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(vo(n,t))),0)}var so=(e,t)=>e.verdict[t]==="no_difference_found";function T_(e,t,o){let n=vo(e,t);if(!(o>0)||Math.abs(
n)<CA*o||so(e,t))return 0;let s=Math.max(1,Math.round(Us*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(Us,s)}function O_(e,t,o){let[n,s]=[js(e),js(t)];return`rgb(${n.map((r,a)=>Math.round(r+
(s[a]-r)*o)).join(", ")})`}var yo={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},zs=e=>e!=="calls",$t=(e,t)=>zs(t)?N(e):C(Number(e.toFixed(2))),Ht=(e,t)=>e===null?"–":zs(t)?_e(e):nt(Number(e.toFixed(2))),yl=(e,t)=>zs(t)?
re(Number(e.toFixed(3))):C(e),Gs=(e,t)=>e===null?"":zs(t)?je(Number(e.toFixed(3))):nt(e),RA={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},LA={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Un=e=>RA[e.sort]??e.sort,zn=e=>LA[e.status]??"",A_=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",NA=e=>e.sides.every(t=>t.steps.length===0),Lo=e=>NA(e)?"per recording":"per step";function bl(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(Pn(e));return t?`${t[2]}\
 · ${t[1]}`:Pn(e)}var Et=e=>[Pn(e),In(e)].filter(Boolean).join(" "),PA=e=>/ #\d+$/.test(Pn(e));function C_(e){let t=So(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||PA(n)):t.slice(-1)}function R_(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!ys(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var IA=.005;function L_(e,t){let o=e.here[t],n=zs(t)?N(Math.abs(o)):C(Number(Math.abs(o).toFixed(2)));if(zs(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>IA*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return`has ${n} ${o>0?"more":"fewer"} ${n==="1"?"call":"calls"}`}var Pd=(e,t)=>t>0?100*e/t:null;function N_(e,t){let[o,n]=e.root.total[t];return{from:$t(
o,t),to:$t(n,t),change:Ht(n-o,t),percent:he(Pd(n-o,o))}}function P_(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?he(Pd(n-o,o)):"new"}function I_(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:a})=>Pd(a,r)),n=r=>Ce(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,a)=>r===null?`the ${a} has no device time`:
`${n(r)} of the device time of the ${a}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var M_=e=>e.map(t=>`“${t}”`).join(" and ");function D_(e,t){let o=s=>e.sides.filter((r,a)=>!e.frames.some(l=>l.sort===s&&l.names[a]!==null&&
(!e.pair||l.status!==(a===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${M_(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${M_(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function B_(e,t){let o=(s,r,a)=>{let[l,c]=r;return t.pair?`${s}: ${$t(l,a)} → ${$t(c,a)} (${Ht(c-
l,a)})`:`${s}: ${$t(l,a)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var Xo=e=>e>0?"mo\
re":e<0?"less":"calm",q_=(e,t)=>Ht(vo(e,t),t);var DA=20,BA=.62,F_={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function qA(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,O_(K("--surface-sunk"),K(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",BA*(.12+.88*(Math.abs(o)/Us))),noise:()=>t("--noise\
-fill",.75),sort:o=>t(F_[o]??"--noise-fill",.45)}}function FA(){let e=i("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){O(e,i(
"p",{class:"mono strong"},Et(t)),i("p",{class:"muted small"},[Un(t),zn(t),so(t,n)&&"no difference found"].filter(Boolean).join(" · ")),B_(t,o).map(u=>i("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:a}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+a>innerHeight?Math.max(4,s.clientY-a-12):c}px`}}}function W_(e){let t=i("spa\
n",{class:"chart-unit"}),o=i("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=i("ul",{class:"chart-legend tree-legend"}),s=i("div",{class:"tree-spans"}),r=i("p",
{class:"chart-message muted",hidden:!0}),a=FA(),l=qA(),c=at("Flame graph and table"),u=i("section",{class:"card chart tree-chart","aria-label":"Flame graph"},i("div",{class:"chart-head"},i("h2",{},"Fl\
ame graph ",t),i("div",{class:"chart-tools"},c.node,B("PNG",()=>T("png"),{title:"Flame graph: download as PNG"}),B("SVG",()=>T("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,a.node),d=null,m=null,
p=0,f=v=>d.tree.frames[m.frame[v]],h=wl(s,{rowHeight:DA,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:w,
text:b,hatched:v=>y(f(v)),onHover(v,S){v<0||!S?a.hide():a.show(f(v),d,S)},onPick:v=>v>=0&&e.onPick(f(v)),onKey:x}),g=mt(()=>{l.forget(),$(),h.redraw()}),y=v=>d.tree.pair&&!ys(v)&&v.sort!=="rest";function w(v){
let S=f(v);return d.tree.pair?so(S,d.measure)?l.noise():l.change(T_(S,d.measure,p)):l.sort(S.sort)}function b(v){let S=f(v);return`${S.status==="replaced"?"⇄ ":""}${[bl(S),In(S)].filter(Boolean).join(
" ")}${d.tree.pair?` ${q_(S,d.measure)}`:""}`}function x(v){let S=d?.selected;if(!S)return!1;let A=S.parent?.children.filter(_)??[],D=A.indexOf(S),M=te=>m.end[m.place[te.at]]-m.start[m.place[te.at]],z={
ArrowUp:()=>S.parent,ArrowDown:()=>S.children.filter(_).reduce((te,fe)=>!te||M(fe)>M(te)?fe:te,null),ArrowLeft:()=>A[D-1],ArrowRight:()=>A[D+1]}[v.key];if(!z)return!1;let oe=z();return oe&&e.onMove(oe),
!0}let _=v=>m.place[v.at]>=0;function $(){if(!d)return;let v=(A,D,M="")=>i("li",{class:`key ${M}`,css:{"--key-fill":A}},D);if(!d.tree.pair){let A=new Set(d.tree.frames.map(({sort:D})=>D));O(n,Object.keys(
F_).filter(D=>A.has(D)).map(D=>v(l.sort(D),Un({sort:D}))));return}let S=A=>`full colour: ${Ht(A,d.measure)}`;O(n,v(l.change(Us),`takes more (${S(p)})`),v(l.change(-Us),`takes less (${S(-p)})`),v(l.change(
0),"hardly changed"),d.tree.frames.some(A=>so(A,d.measure))&&v(l.noise(),"not certain"),d.tree.frames.some(y)&&v("var(--muted)","on one side only","key-hatched"))}function k(){let v=So(d.zoomed);O(o,v.
map((S,A)=>[A>0&&i("span",{class:"muted","aria-hidden":"true"}," › "),A===v.length-1?i("b",{class:"mono","aria-current":"true"},Et(S)):B(Et(S),()=>e.onZoom(S),{class:"link-button mono"})]))}function T(v){
d&&m.length>0&&gl(h.picture([`Flame graph, ${yo[d.measure][0]} ${Lo(d.tree)}`,...d.lines,E(),`made ${Ze(new Date().toISOString())}`]),v,`${d.file}-tree`)}let E=()=>d.tree.pair?`Magenta takes more, gre\
en takes less (full colour: ${Ht(p,d.measure).replace("+","±")}); stripes: on one side only.`:`${U(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(v){let S=d?.revision!==v.revision,A=!S&&d.
judged!==v.judged,D=S||d.zoomed!==v.zoomed;if(d=v,S){a.hide(),m=$h(d.tree,d.measure,d.width),p=E_(d.tree,d.measure),h.set({...m,from:0,to:m.end[0]??1}),$(),r.hidden=m.length>0,r.textContent=`No ${yo[d.
measure][0]} to draw.`;let R={both:"",control:", width: control",test:", width: test"};t.textContent=`${yo[d.measure][0]} ${Lo(d.tree)}${d.tree.pair?R[d.width]:""}`}A&&($(),h.redraw());let M=m.place[d.
zoomed.at]??-1;D&&M>=0&&h.view(m.start[M],m.end[M],S),k(),h.select(m.place[d.selected.at]??-1),h.highlight(d.found===null?null:d.found.map(R=>m.place[R.at]).filter(R=>R>=0)),u.dataset.ready=d.revision},
focus:()=>h.node.focus(),unmount(){g(),h.destroy()}}}function j_(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function H_(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var WA=250,jA=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
HA=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],UA=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function zA(e,t){
let o=ae("tree-search"),n=i("span",{class:"muted small tree-found"}),s=Je(WA,()=>e(r.value.trim())),r=i("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),a=i("span",{class:"tree-steps",hidden:!0},xe("up","The previous match (Shift+Enter)",()=>t(
-1)),xe("down","The next match (Enter)",()=>t(1)));return{node:i("span",{class:"tree-search"},i("label",{for:o},"Find"),r,a,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),a.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,p]=H_(c,d);n.textContent=c.length===0?"No frame matches.":`${U(c.length,"frame")}: ${u.pair?`${$t(m,d)} → ${$t(p,d)} (${Ht(p-m,d)})`:$t(
m,d)}`}}}function U_({onChange:e,onStep:t}){let o=new Map(Nn.map(p=>[p,{change:i("span",{class:"switch-change"})}])),n=i("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},Nn.map(p=>{let f=o.get(p);return f.button=B("",()=>e({by:p,rows:[]}),{title:yo[p][2],"aria-pressed":"false"}),f.button.append(yo[p][1]," ",f.change),f.button})),s=wt("Width of the frames",jA,p=>e(
{width:p})),r=wt("How frames are grouped",HA,p=>e({frames:p,rows:[],open:[],zoom:""})),a=wt("What counts as a frame",UA,p=>e({level:p,rows:[],open:[],zoom:"",node:""})),l=wt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],p=>e({order:p})),c=zA(p=>e({q:p}),t),u=(p,f,h="")=>i("span",{class:`tree-choice ${h}`},i("span",{class:"\
muted"},p),f),d=u("Width",s.node,"wide-choice");return{node:i("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",a.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(p,f,h,g){
for(let[y,w]of o){w.button.setAttribute("aria-pressed",String(y===h));let b=f?.pair?P_(f,y):"";O(w.change,b)}s.press(p.width),d.hidden=p.test==="",r.press(p.frames),a.press(p.level),l.press(p.order),c.
draw(p.q,g,f,h)}}}var Id=12,Dd=8,GA=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function z_({pair:e,onInstances:t,onZoom:o}){let n=i("div",{class:"tree-detail-body"}),s=i("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},i("div",{class:"chart-head"},i("h2",{},"Selected frame")),n),r=null,a=(g,y)=>r.pair?i("a",{href:Yt({...e(),merge_addresses:!0,use_short_name:!1,
row:qt(g,y)}),class:"op-link"},i("bdi",{},g)):i("bdi",{},g);function l(g,y,w,b="",x=!1){let[_,$]=y,k=T=>i("td",{class:"num",title:yl(T,w)},$t(T,w));return i("tr",{},i("th",{scope:"row",title:b,class:x?
"inner":null},g),k(_),r.pair&&k($),r.pair&&i("td",{class:`num strong ${Xo($-_)}`,title:Gs($-_,w)},Ht($-_,w)))}let c=g=>i("thead",{},i("tr",{},g===""?i("td"):i("th",{scope:"col"},g),(r.pair?["Control",
"Test","Δ"]:[Lo(r)]).map(y=>i("th",{scope:"col",class:"num"},y))));function u(g){if(!g?.some(w=>w>0))return null;let y=w=>w===null?"unknown":co(w);return i("tr",{},i("th",{scope:"row",title:"FLOPs of\
 matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),g.map(w=>i("td",{class:"num"},y(w))),r.pair&&i("td",{class:"num strong"},g.includes(null)?"":
xn(g[1]-g[0])))}function d(g){return g&&[["more_work","more work",g.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that the change of calls would tak\
e if each took as long as in the control"],["slower_work","slower work",`The rest: each ${g.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,w,b])=>i("tr",{},i("th",{scope:"row",class:"\
inner",title:b},`${w}, by ${g.by==="flops"?"FLOPs":"calls"}`),i("td"),i("td"),i("td",{class:`num ${Xo(g[y])}`,title:Gs(g[y],"device")},Ht(g[y],"device"))))}function m(g){let y=g.here.device;return i("\
table",{class:"detail-table"},i("caption",{class:"visually-hidden"},`Figures of the frame, ${Lo(r)}`),c(""),i("tbody",{},l("Device time",g.total.device,"device","At and below the frame"),l("launched b\
y itself",g.ownOf.device,"device","Device work that no frame below it launched",!0),d(g.work.split),l("Host time",g.total.host,"host","At and below the frame, each call counted once"),l("in itself",g.
ownOf.host,"host","Without the frames that it called",!0),l("Calls",g.figures.calls,"calls"),u(g.work.flops),r.pair&&y!==null&&i("tr",{},i("th",{scope:"row",title:"The change of its own device time an\
d of the frames below it that only one side has"},"Device time changed here"),i("td"),i("td"),i("td",{class:`num strong ${Xo(y)}`,title:Gs(y,"device")},Ht(y,"device")))))}function p(g){let y=[...g.kernels].
sort((w,b)=>Math.abs(b.device[1]-b.device[0])-Math.abs(w.device[1]-w.device[0])||Math.max(...b.device)-Math.max(...w.device));return y.length>0&&i("table",{class:"detail-table kernel-table"},i("captio\
n",{},g.opened||g.instances>1?`Kernels of all ${C(g.instances)} instances`:"Its kernels"),c("Name"),i("tbody",{},y.slice(0,Id).map(({name:w,device:b,counts:x})=>{let _=l("",b,"device");return O(_.firstChild,
i("span",{class:"mono kernel-name"},a(w,GA(w)))),_.firstChild.title=`${w}
${$t(x[0],"calls")}${r.pair?` → ${$t(x[1],"calls")}`:""} calls`,_}),y.length>Id&&i("tr",{},i("td",{class:"muted",colspan:r.pair?"4":"2"},`${C(y.length-Id)} more`))))}function f(g){return g.shapes.length>
0&&i("table",{class:"detail-table kernel-table"},i("caption",{},"Shapes of its first input"),c("Shape"),i("tbody",{},g.shapes.slice(0,Dd).map(({text:y,calls:w})=>{let b=l(y,w,"calls");return b.firstChild.
classList.add("mono"),b}),g.shapes.length>Dd&&i("tr",{},i("td",{class:"muted"},`${C(g.shapes.length-Dd)} more`))))}function h(g,y){let w=g.names[1]??g.names[0],b={operator:"cpu_op",python:"python_func\
tion"}[g.sort],x=r.pair&&b&&!/(?<!0x)…/.test(w);return i("p",{class:"op-actions"},y&&g.instances>1&&g.sort==="module"&&B(g.opened?"Fold its instances":`Show its ${C(g.instances)} instances`,()=>t(g),
{class:"link-button"}),g.parent&&g.children.length>0&&B("Zoom to it",()=>o(g),{class:"link-button zoom-button"}),x&&i("a",{href:Yt({...e(),merge_addresses:!0,use_short_name:!1,row:qt(w,b)})},"Open thi\
s operation"),x&&b==="cpu_op"&&i("a",{href:ws(e(),{name:w,category:b})},"Show in the timeline"),!["root","rest"].includes(g.sort)&&B("Copy the name",()=>jt(Pn(g),"Name copied."),{class:"link-button"}))}
return{node:s,draw(g,y,w){r=g;let b=So(y).slice(1,-1),x=b.filter(({sort:$})=>$!=="python"),_=x.length>0?x:b.slice(-4);O(n,i("p",{class:"mono full-name"},i("bdi",{},Et(y))),i("p",{class:"muted small"},
[Un(y),zn(y),y.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter($=>so(y,$)).map($=>`${$} time: no difference found`)].flat().filter(Boolean).join(" · ")),_.length>
0&&i("p",{class:"muted small mono frame-path"},`in ${_.map(Et).join(" › ")}`),y.through.length>0&&i("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),h(y,w),p(y),f(
y))}}}var YA=5;function G_(e){let t=i("p",{class:"headline"}),o=i("ol",{class:"tree-largest"}),n=i("div",{class:"tree-notes small"}),s=i("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=R_(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],p)=>[p===0?" (":", ",d,B(Et(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,p)=>m===p.length-1?[d,")"]:[d])}function a(l,c,u){let d=l.pair?L_(c,u):$t(c.ownOf[u][0],u),m=c.sort==="root";return i("li",{},m&&"The part without a partner directly below ",B(Et(c),()=>e(
c),{class:"link-button mono tree-name"}),C_(c).map((p,f)=>[f===0?" in ":" › ",B(Et(p),()=>e(p),{class:"link-button mono tree-name"})])," ",i("span",{class:`strong ${l.pair?Xo(c.here[u]):""}`},d),l.pair&&
i("span",{class:"muted"},r(c,u)),so(c,u)&&i("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:p,
percent:f}=N_(l,c),[,h]=yo[c],[g,y]=l.root.total[c];O(t,i("span",{class:"headline-label"},`${h} ${Lo(l)}`),l.pair?[i("span",{class:"value control-text"},d),i("span",{class:"arrow","aria-label":"to"},"\
→"),i("span",{class:"value test-text"},m),i("span",{class:`change ${Xo(y-g)}`},p,g>0&&i("span",{class:"change-percent"},` (${f})`))]:i("span",{class:"value"},d));let w=bs(l,c,YA);O(o,w.map(k=>a(l,k,
c))),o.hidden=w.length===0;let b=I_(l),x=l.byHost&&l.pair&&`${l.root.total.device.some(k=>k>0)?"One side has no device time, so host":"Host"} time decides which frames belong together.`,_=l.inAll>l.shown&&
`${l.shown} of ${l.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,$=l.pair&&l.samples.some(k=>k<Xa)&&"Fewer than 4 samples on a side: changes cannot be dis\
tinguished from noise, so all are coloured as measured.";O(n,D_(l,u).map(k=>i("p",{class:"notice"},k)),[b,$,x,_].filter(Boolean).map(k=>i("p",{class:"muted"},k)))}}}var Zo=28,KA=150,Y_=12,K_=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],VA=[["Frame","c-frame",K_[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function V_(e){let t=i("thead"),o=i("tbody"),n=i("colgroup"),s=i("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=i("div",{class:"tree\
-scroll",tabindex:"-1"},s),[a,l]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),c=null,u=0,d=new Map,m=[0,0],p=0,f=()=>c.rows.length>KA;function h(){let M=c.tree.pair?K_:VA,R=`${yo[c.
measure][1]} ${Lo(c.tree)}`;O(n,M.map(([,z])=>i("col",{class:z}))),O(t,i("tr",{},M.map(([z,oe,te],fe)=>i("th",{scope:"col",class:oe,title:fe===0?te:`${R}: ${te}`},z)))),a.firstChild.colSpan=M.length,l.
firstChild.colSpan=M.length}function g({frame:M,level:R,open:z,leaf:oe}){let te=M.instances>1&&M.sort==="module"&&!M.opened&&c.canOpen,fe=A_(M),H=M.instances===M.parent?.instances?"":In(M);return i("t\
h",{scope:"row",class:"c-frame",title:[Et(M),...M.above??[],Un(M),zn(M),M.through.length>0&&`below ${M.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(R-1,14))}},i("span",{class:"tree-cell"},i("span",{class:`twisty${oe?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},z?"▾":"▸"),i("span",{class:`mono frame-\
text${["root","rest"].includes(M.sort)?" plain":""}`},i("bdi",{},bl(M))),te?i("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${M.instances} instances`},
In(M)):H&&i("span",{class:"muted count"},H),M.above?.length>0&&i("span",{class:"muted small ellipsis"},`in ${M.above.join(", ")}`),fe&&i("span",{class:`status-mark status-${M.status}`},i("span",{"aria\
-hidden":"true"},fe),i("span",{class:"visually-hidden"},` ${zn(M)}`))))}function y(M,R=""){return i("td",{class:`num c-time ${R}`,title:yl(M,c.measure)},$t(M,c.measure))}function w(M,R,z){return i("td",
{class:`num c-time ${R} ${so(z,c.measure)?"calm":Xo(M)}`,title:[Gs(M,c.measure),so(z,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:R==="c-diff"&&p>0?{"--share":`${(100*Math.abs(M)/
p).toFixed(1)}%`}:{}},Ht(M,c.measure))}function b(M){let{frame:R}=M,[z,oe]=R.total[c.measure];return c.tree.pair?[g(M),y(z),y(oe),w(vo(R,c.measure),"c-diff",R),w(R.here[c.measure],"c-here",R)]:[g(M),y(
z),y(R.ownOf[c.measure][0]),i("td",{class:"num c-time"},$t(R.figures.calls[0],"calls"))]}function x(M){let R=c.rows[M],{frame:z}=R,oe=[M%2?"odd":"",c.found?.has(z)?"found":"",z.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return i("tr",{class:oe,data:{index:M},tabindex:M===u?"0":"-1","aria-level":R.level,"aria-posinset":R.place,"aria-setsize":R.of,"aria-rowindex":M+2,"aria-expanded":R.leaf?null:
String(R.open),"aria-selected":String(z===c.selected)},b(R))}function _(M=!1){let R=Math.ceil((r.clientHeight||600)/Zo),z=Math.floor(r.scrollTop/Zo),[oe,te]=f()?[Math.max(0,z-Y_),Math.min(c.rows.length,
z+R+Y_)]:[0,c.rows.length];if(!M&&oe===m[0]&&te===m[1])return;m=[oe,te];let fe=o.contains(document.activeElement),H=M?new Map:d;d=new Map;for(let se=oe;se<te;se+=1)d.set(se,H.get(se)??x(se));[[a,oe],[
l,c.rows.length-te]].forEach(([se,W])=>{se.hidden=W===0,se.style.height=`${W*Zo}px`});let{scrollTop:Q}=r;xo(o,[a,...d.values(),l]),r.scrollTop=Q,fe&&(d.get(u)??r).focus({preventScroll:!0})}function $(M,R=!1){
let z=M*Zo,oe=r.clientHeight-t.offsetHeight;R&&(z<r.scrollTop||z+Zo>r.scrollTop+oe)&&(r.scrollTop=z-oe/2),z<r.scrollTop?r.scrollTop=z:z+Zo>r.scrollTop+oe&&(r.scrollTop=z+Zo-oe),_()}function k(M,R){let z=Math.
max(0,Math.min(c.rows.length-1,M));d.get(u)?.setAttribute("tabindex","-1"),u=z,$(z);let oe=d.get(z);oe?.setAttribute("tabindex","0"),R&&oe?.focus({preventScroll:!0})}function T(M){return c!==null&&c.revision===
M.revision&&c.judged===M.judged&&c.text===M.text&&c.rows.length===M.rows.length&&c.rows.every((R,z)=>R.frame===M.rows[z].frame&&R.open===M.rows[z].open)}function E(M){let R=c.selected!==M.selected;c=M;
for(let[oe,te]of d)te.setAttribute("aria-selected",String(c.rows[oe].frame===c.selected));let z=c.rows.findIndex(oe=>oe.frame===c.selected);R&&z>=0&&k(z,!1)}o.addEventListener("click",M=>{let R=M.target.
closest("tr[data-index]");if(!R)return;let{frame:z,leaf:oe}=c.rows[R.dataset.index],te=M.target.closest("[data-act]")?.dataset.act;k(Number(R.dataset.index),!0),te==="instances"?e.onInstances(z):te===
"toggle"&&!oe?e.onToggle(z):e.onSelect(z)}),o.addEventListener("dblclick",M=>{let R=M.target.closest("tr[data-index]");R&&!M.target.closest("[data-act]")&&e.onZoom(c.rows[R.dataset.index].frame)});function v({
frame:M,open:R,leaf:z},oe){!z&&R!==oe?e.onToggle(M):oe&&R?k(u+1,!0):!oe&&M.parent&&k(c.rows.findIndex(te=>te.frame===M.parent),!0)}o.addEventListener("keydown",M=>{let R=c?.rows[u];if(!R||M.altKey||M.
ctrlKey||M.metaKey||M.target.closest("button"))return;let z=Math.max(1,Math.floor(r.clientHeight/Zo)-3),oe={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+z,PageUp:u-z,Home:0,End:c.rows.length-1},te={ArrowRight:()=>v(
R,!0),ArrowLeft:()=>v(R,!1),Enter:()=>e.onZoom(R.frame)," ":()=>e.onSelect(R.frame)},fe=M.key in oe?()=>k(oe[M.key],!0):te[M.key];fe&&(M.preventDefault(),fe())});let S=0,A=()=>{S===0&&c&&f()&&(S=requestAnimationFrame(
()=>{S=0,_(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/Zo)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",A,{passive:!0});let D=new ResizeObserver(A);return D.
observe(r),{node:r,focus:()=>k(u,!0),draw(M){if(T(M)){E(M);return}let R=c?.rows[u]?.frame.key,z=c?.selected?.key!==M.selected.key||c?.revision!==M.revision;c=M,p=c.tree.frames.reduce((te,fe)=>Math.max(
te,Math.abs(vo(fe,c.measure))),0),h(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",f());let oe=z?c.selected.key:R;u=Math.max(0,c.rows.findIndex(te=>te.frame.
key===oe)),_(!0),z&&$(u,!0)},unmount(){D.disconnect(),cancelAnimationFrame(S)}}}function QA(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var Q_=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function JA(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?QA(t)||(Q_(n)>4*Q_(o)?"host":"device"):"device"}async function XA(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Zt(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await dt(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function J_(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...Zc(await pa(o?"":e.control,_s(e,c,n),{signal:t})),chosenBy:c}),[r,a]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?XA(e,t):null]),l=e.
by||JA(r,a);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function X_(e,t,o){let n=t==="host"?"host":"device";return{...Zc(await pa(e.test!==""?
"":e.control,_s(e,n,!0),{signal:o})),chosenBy:n}}async function Z_(e,t,o,n=e.frames==="instance"){let s=_s(e,t.chosenBy,n);s.set("significance",o),mh(t,await pa("",s),o)}var ZA=8,eC=40;function ek(e,t,o){let n=new Set([e.root]);for(let s of[...bs(e,t,ZA),...o.slice(0,eC)])So(s).slice(0,-1).forEach(r=>n.add(r));return n}function tC(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(vo(l,o)):l.total[o][0],a=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>a(l)-a(c)||r(c)-r(l)||l.at-c.at)}function tk(e,t,o,n){let s=[],
r=(a,l,c,u)=>{let d=tC(e,a,t,o),m=d.length>0&&n(a);s.push({frame:a,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((p,f)=>r(p,l+1,f+1,d.length))};return r(e.root,1,1,1),s}var ok={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Gr={path:"/tree",name:"Tree",read:Dn,mount:(e,t)=>nC(e,t)},oC=e=>Gt({...Ft(""),...Zt(e)});function nC(e,t){let o=Dn(location.
search),n=null,s=null,r="",a=null,l=null,c="",u=!1,d=(P,{replace:F=!0}={})=>!u&&t.go(po({...o,...P}),{replace:F}),m=Ts(P=>d({...P,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set al\
one",links:P=>[i("a",{class:"small",href:oC(P)},"Compare"),Lu(P)]}),p=G_(P=>E(P)),f=U_({onChange:P=>d(k(P)),onStep:A}),h=W_({onPick:P=>T(P,P),onZoom:P=>T(l.selected,P),onMove:P=>T(P)}),g=V_({onSelect:P=>T(
P),onZoom:P=>T(P,P),onToggle:v,onInstances:S}),y=z_({pair:()=>Zt(o),onInstances:S,onZoom:P=>T(P,P)}),w=i("div",{class:"message"}),b=i("h1",{class:"visually-hidden"},"Tree"),x=i("div",{class:"results t\
ree-results"},p.node,f.node,i("div",{class:"tree-columns"},h.node,i("section",{class:"card table-card tree-card","aria-label":"Tree table"},g.node),y.node));e.append(i("div",{class:"page tree-page"},b,
m.node,w,x));let _=Ot({context:t,results:x,message:w}),$=Je(400,be);function k(P){return P.frames&&l?{...P,node:l.selected.foldKey}:P}function T(P,F){let Z=Le=>Le.at<=P.at&&P.at<Le.end,ie=F??(Z(l.zoomed)?
l.zoomed:So(P).findLast(Le=>Z(Le)&&l.zoomed.at>=Le.at&&l.zoomed.at<Le.end)??l.tree.root);d({node:P.key,zoom:ie.key}),$(`${Et(P)} is selected.`)}function E(P){T(P)}function v(P){let F=o.rows.includes(P.
key)?o.rows.filter(Z=>Z!==P.key):[...o.rows,P.key];d({rows:F})}function S(P){let F=P.key,Z=o.open.includes(F);d({open:Z?o.open.filter(ie=>ie!==F):[...o.open,F],rows:o.rows.filter(ie=>ie!==F),node:F}),
be(Z?"Folded.":`Its instances are shown below ${Et(P)}.`)}function A(P){let F=l?.found??[];if(F.length>0){let Z=F.indexOf(l.selected),ie=Z<0?P>0?0:F.length-1:(Z+P+F.length)%F.length;T(F[ie]),be(`${ie+
1} of ${F.length}: ${Et(F[ie])}`)}}async function D(){let P=[o.control,o.test].filter(Z=>Z!=="");if(P.every(Z=>n&&Ue(n,Z)))return;let F=await gt(P).catch(()=>[]);u||(n=F,G())}function M(){if(o.control===
"")return"";let P=`${o.control} ${_s(o,"device",o.frames==="instance")}`,F=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===P&&(F==="first"?s.first:s.tree.shown>=s.tree.inAll||s.tree.chosenBy===
F)?s.key:`${P} ${F}`}function R(P){r=P,x.dataset.stale="";let[F,Z]=[P.slice(0,P.lastIndexOf(" ")),o.by];_.ask(ie=>J_(o,ie),ie=>{s={...ie,key:P,base:F,first:Z===""},a=null,delete x.dataset.stale,_.say(
null),be(U(ie.tree.frames.length-1,"frame")),G()},ie=>{s=null,l=null,delete x.dataset.stale,_.say(te(ie)),G()})}function z(P){let F=`${s.key} ${P==="host"}`;return a?.key===F?(oe(a,P),a.tree):(a={key:F,
tree:null},_.ask(Z=>X_(o,P,Z),Z=>{a.tree=Z,G(),oe(a,P)},Z=>{a=null,Ee(`The instances could not be loaded. ${Z.message}`,{urgent:!0})}),null)}async function oe(P,F){let{tree:Z}=P;if(P.judged??=new Set,
!(!Z?.pair||F==="calls"||P.judged.has(F)||Z.samples.some(ie=>ie<Xa))){P.judged.add(F);try{await Z_(o,Z,F,P===a||o.frames==="instance")}catch{return}!u&&s&&(s===P||a===P)&&(s.verdicts=`${s.verdicts??""}\
 ${P===a?"each ":""}${F}`,s.classes=void 0,s.openedFor=void 0,G())}}function te(P){let F=Object.keys(ok).some(Z=>o[Z]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:P.code}},i("h2",
{},"This tree cannot be shown"),i("p",{},P.message),i("p",{},F?B("Use all ranks and steps",()=>d(ok),{class:"primary"}):B("Try again",()=>R(r),{class:"primary"})," ",i("a",{href:ce("/")},"Choose other\
 traces")))}let fe=()=>i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a control alone, or go to \
the ",i("a",{href:ce("/")},n?.length===0?"Add traces":"Traces page"),"."));function H(P){if(o.frames==="class")return s.classes??=wh(s.tree),s.classes;if(o.frames==="folded"&&o.open.length>0){let F=z(
P);if(F){let Z=o.open.join();return s.openedFor!==Z&&(s.opened=_h(s.tree,F,new Set(o.open)),s.openedFor=Z),s.opened}}return s.tree}function Q(){let P=o.by||s.measure,F=H(P),Z=o.q===""?null:j_(F,o.q),ie=eu(
F,o.node)??bs(F,P,1)[0]??F.root,Le=eu(F,o.zoom)??F.root,V=ek(F,P,[ie,...F.frames.filter(qe=>qe.opened).flatMap(qe=>qe.children.slice(0,1)),...Z??[]]),ne=new Set(o.rows),ge=tk(F,P,o.order,qe=>V.has(qe)!==
ne.has(qe.key)),Me=[s.key,P,o.frames,o.width,o.open.join(),F.frames.length].join(" ");return{tree:F,measure:P,width:o.width,found:Z,text:`${o.q} ${o.order}`,selected:ie,zoomed:Le,rows:ge,revision:Me,judged:s.
verdicts??"",canOpen:o.frames==="folded",lines:se(F),file:`tracediff-${F.sides.map(({label:qe})=>vt(qe)).join("-")}`}}function se(P){return[["control","test"].slice(0,P.sides.length).map((Z,ie)=>`${P.
pair?`${Z}: `:""}${P.sides[ie].label} (${U(P.sides[ie].samples,"sample")})`).join(" → ")]}function W(){let P=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},F=ie=>dn(ie,o,n,P),Z=o.control===""?"Tr\
ee":`${F("control")}${o.test===""?"":` → ${F("test")}`} · Tree`;b.textContent=Z,t.setTitle(Z),m.draw(o,n,P)}function G(){if(u)return;let P=M();if(P===""?(_.drop(),[r,s,l]=["",null,null],_.say(fe())):
P!==r&&(s||_.say(null),R(P)),W(),x.toggleAttribute("data-skeleton",P!==""&&!s),!s||s.key!==P){f.draw(o,null,o.by,null);return}l=Q();let{tree:F,measure:Z,found:ie}=l,Le=[l.revision,l.judged,o.level].join(
" ");Le!==c&&(c=Le,p.draw(F,Z,o.level)),f.draw(o,F,Z,ie),h.draw(l),h.sql.set(no(sy(o,Z),o)),g.draw({...l,found:ie&&new Set(ie)}),y.draw(F,l.selected,l.canOpen),oe(s,Z)}return G(),D(),{keys:{search:()=>f.
search(),enter:()=>l!==null&&g.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&T(l.selected,l.tree.root)},update(P){o=Dn(P),G(),D(),s&&r===
s.key&&t.settled()},unmount(){u=!0,_.unmount(),h.unmount(),g.unmount()}}}var sC={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},nk="http://www.w3.org/2000/svg";function rC(e,t){let o=document.createElementNS(nk,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(nk,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",sC[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function sk(e){let t=i("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=B(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=i("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),a=i("span",{class:"\
window-choice",role:"group","aria-label":"Window"},i("label",{},"From ",o),i("label",{},"to ",n," ms"),s),l=i("div",{class:"series-bar"},t,i("div",{class:"window-choice"},a,r)),c="";function u(h){return i(
"input",{type:"number",min:0,step:"any",data:{field:h},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=h=>h.value===""?"":String(Number((Number(h.value)*1e3).toFixed(3))),m=h=>h===""?"":String(
Number((Number(h)/1e3).toFixed(6)));function p(h,g){h.dataset.shown!==g&&(h.dataset.shown=g,h.value=m(g))}function f(h,{chosen:g,styles:y,two:w}){let b=y.get(h.key)??-1,x=i("input",{type:"checkbox",value:h.
key,on:{change:()=>{let _=[...t.querySelectorAll("input:checked")];e.onLines(_.length===0?Ju:_.map($=>$.value))}}});return x.checked=g.includes(h.key),i("label",{class:"check line-check"},x,i("span",{
class:"line-mark"},b>=0&&rC(zu(b,w?"A":""),w)),h.name)}return{node:l,draw(h){let{chosen:g,two:y}=h,w=JSON.stringify([h.lines.map(b=>b.key),g,y]);if(t.hidden=h.lines.length<2,w!==c){c=w;let b=t.contains(
document.activeElement)?document.activeElement.value:null;O(t,aC(h.lines,g).map(([x,_])=>i("div",{class:"line-group",role:x?"group":null,"aria-label":x||null},x&&i("span",{class:"muted"},x),_.map($=>f(
$,h))))),b!==null&&[...t.querySelectorAll("input")].find(x=>x.value===b)?.focus()}p(o,h.start),p(n,h.end),s.disabled=h.start===""&&h.end==="",a.hidden=h.empty&&s.disabled,r.href=e.csv()}}}function aC(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(a=>t.indexOf(a.key)).filter(a=>a>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}var iC=500,rk=({legend:e},t)=>typeof e=="function"?e(t):e,lC=(e,t)=>(rk(e,t)??(t.length<2?[]:t.map(o=>({key:o.key,name:`${o.letter} · ${o.label}`,property:o.letter==="A"?"--control-fill":"--test-fill"})))).
map(o=>({...o,key:o.key&&!Array.isArray(e.legend)?o.key:o.property})),cC=({data:e,layout:t},o)=>({layout:t,data:e.map(n=>o.has(n.legendgroup)?{...n,visible:!1}:n)});function uC(e,t){let o=s=>{let{hidden:r}=e;
r.delete(s)||r.add(s),r.size===e.keys.length&&r.clear();for(let a of n)a.setAttribute("aria-pressed",String(!r.has(a.dataset.key)));t()},n=e.keys.map(s=>B(s.name,()=>o(s.key),{class:"key","aria-presse\
d":"true",title:s.what,data:{key:s.key},css:{"--key-fill":`var(${s.property})`}}));return n.length>0&&i("div",{class:"chart-legend",role:"group","aria-label":`${e.chart.title}: what is drawn`},n)}function dC(e){
let t=-1/0;return{zoom(o,n){let[s,r]=[o["xaxis.range[0]"],o["xaxis.range[1]"]];if(Number.isFinite(s)&&Number.isFinite(r)&&r>s&&performance.now()-t>iC){let a=l=>String(Number(Math.max(0,l*n.per+n.offset).
toFixed(3)));e({start:a(s),end:a(r)})}},reset(){t=performance.now(),e({start:"",end:""})}}}function ak({change:e,csv:t,sql:o}){let n=[],s="",r=null,{zoom:a,reset:l}=dC(e);function c(d,m){let p=d.series&&
sk({onLines:g=>e({lines:g},{replace:!0}),onWindow:g=>e(g),csv:()=>t("series")}),f=wt("Ranks that are drawn",[["","those that differ most"],["rank",p?"the first":"all, in order"]],g=>e({order:g,lines:[]},
{replace:!0})),h={chart:d,bar:p,order:f,hidden:new Set,keys:lC(d,m)};return h.figure=xt({id:d.id,title:d.title,file:d.id,level:"h2",class:d.half?"half-chart":"",height:g=>d.height(g.places,g.sides),make:(g,y)=>cC(
g.made(y),h.hidden),onRelayout:p&&a,onDoubleClick:p&&l,keys:()=>h.keys.filter(g=>!h.hidden.has(g.key)).map(g=>[g.property,g.name]),extra:[i("div",{class:"chart-choice"},uC(h,()=>u(h)),f.node),p?.node]}),
h}function u({chart:d,bar:m,order:p,hidden:f,figure:h}){let{sides:g,state:y,file:w,caption:b,revision:x,perStep:_}=r,$=d.make(g,y),k=$.empty?null:m&&$.data(600);if(p.node.hidden=!$.limited,p.press(y.order),
h.draw({file:w,made:$.data,per:k?.per,heading:[d.sums&&_&&"per step",$.note].filter(Boolean).join(", "),revision:[x,y.order,...y.lines,...f].join(" "),offset:k?.offset,places:$.places,sides:g.length,caption:b,
empty:$.empty??null}),h.sql.set(o(d)),m){let T=Hi(g,d.series,d.ownDevice),E=Ui(T,g,y).keys;m.draw({lines:T,chosen:E,styles:Ly(T,E,d.panels),start:y.start,end:y.end,two:g.length>1,empty:!!$.empty}),m.node.
hidden=T.length===0}}return{draw(d,m,[p,f,h]){r=m;let g=d.filter(w=>typeof w.legend=="function").flatMap(w=>rk(w,m.sides)??[]).map(w=>w.name),y=JSON.stringify([m.frame,d.map(w=>w.id),g]);y!==s&&(n.forEach(
w=>w.figure.unmount()),n=d.map(w=>c(w,m.sides)),O(p,n.slice(0,h).map(w=>w.figure.node)),O(f,n.slice(h).map(w=>w.figure.node)),s=y),n.forEach(u)},retheme:()=>n.forEach(d=>d.figure.retheme()),unmount:()=>n.
forEach(d=>d.figure.unmount())}}var mC={name:"rows",label:"Rows",type:"choice",options:Ca,fallback:"steps"},pC={name:"unit",label:"Sums",type:"choice",fallback:"",options:{"":"per step, as in Compare",total:"of all steps"}};function ik(e,{
onChange:t,onSet:o}){let n=i("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.preventDefault()}}),s=[],r="",a=null,l="";function c(k,T){t({[k]:T},{replace:l===k}),
l=k}function u(k,T,E,v){let S=ae("set"),A=To({id:S,field:k,none:v,text:a[k],set:Ue(E,a[k])??null,onPick:D=>{l="",o({[k]:D?.id??""})}});return i("div",{class:`analysis-field side-${k==="test"?"test":"c\
ontrol"}`},i("label",{for:S},T),A.node)}function d(k){let T=i("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(k.name,T.checked===k.fallback?"":String(T.checked))}});return s.push({name:k.
name,sync(E){T.checked=E===""?k.fallback:E==="true"}}),i("label",{class:"check"},T,k.label)}function m(k){let T=k.type==="operator"?ae("ops"):null,E=k.type==="number",v=i("input",{type:E?"number":"tex\
t",list:T,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:E&&"any",min:E&&0,data:{field:k.name},class:T&&"wide",title:k.title,on:{change:()=>c(k.name,v.value.trim())}}),S=T&&i("da\
talist",{id:T});T&&(v.addEventListener("input",Je(150,()=>h(v.value,S))),v.addEventListener("focus",()=>{v.select(),h("",S)}));let A="";return s.push({name:k.name,sync(D,M){let R=D||T&&M||"",z=v===document.
activeElement&&v.value!==A;v.value.trim()!==R&&!(z&&R===A)&&(v.value=R),A=R,E&&(M??null)!==null&&D===""&&(v.placeholder=M)}}),i("label",{class:"analysis-field"},i("span",{},k.label),v,S)}function p(k){
let T=i("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,T.value===k.fallback?"":T.value)}},Object.entries(k.options).map(([E,v])=>i("option",{value:E},v)));return s.push({name:k.name,
sync(E,v){T.value=E||String(v??Object.keys(k.options)[0])}}),i("label",{class:"analysis-field"},i("span",{},k.label),T)}let f=k=>k.type==="boolean"?d(k):k.type==="choice"?p(k):m(k);async function h(k,T){
if(a.set!=="")try{let E=await ha(a.set,k);O(T,[...new Set(E.filter(v=>v.category==="cpu_op").map(v=>v.name))].map(v=>i("option",{value:v})))}catch{}}let g=(k,T)=>k?.[T].length>0?Qe(k[T],3):"";function y(k,T){
let[E,v]=["set","test"].map(S=>g(Ue(T,a[S]),k));return a.test!==""&&a[k]===""&&(E!==v||a[`set_${k}`]!==""||a[`test_${k}`]!=="")}function w(k,T,E){let[v,S]=["set","test"].map(D=>Ue(E,a[D])),A=(D,M,R)=>f(
{name:D,label:M,type:"text",placeholder:["all",g(R,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2,4-7"});return y(k,E)?[A(`set_${k}`,`${T} of A`,v),A(`test_${k}`,`${T} of B`,S)]:
[A(k,T,v)]}function b(k){let T=E=>E.some(v=>a[v]!=="");return!T(["steps","set_steps","test_steps"])&&(T(["marker","set_marker","test_marker"])||["set","test"].some(E=>Ue(k,a[E])?.steps.length>0))}let x=k=>`${xc[k].
letter} · ${xc[k].name}`,_=()=>a.rows===""&&e[a.what].tables.some(k=>k.columns.some(T=>T.summed));function $(k){let T=a.test!=="";s=[],O(n,u("set",T?x("set"):"Trace set",k),u("test",T?x("test"):"Comp\
are with",k,"none"),w("ranks","Ranks",k),w("steps","Steps",k),!e[a.what].ofSteps&&b(k)&&f(mC),_()&&f(pC),e[a.what].params.map(f))}return{node:n,focus(){let k=n.querySelector("input[list]")??n.querySelector(
'[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,T,E={}){a=k;let v=JSON.stringify([a.what,a.set,a.test,y("ranks",T),y("steps",T),b(T),_(),T.map(S=>[S.id,S.label])]);if(v!==
r){r=v;let S=n.contains(document.activeElement)?document.activeElement.dataset.field:null;$(T),S&&n.querySelector(`[data-field="${S}"]`)?.focus()}s.forEach(({name:S,sync:A})=>A(a[S]??"",E[S]))}}}function Yr(e){let t=!!e.test;return[["set","A"],["test","B"]].filter(([o])=>e[o]).map(([o,n])=>({key:o,letter:t?n:"",label:e[o].label,data:e[o]}))}var fC=e=>e.reduce((t,o)=>t+o,0),No=({data:e})=>fC(e.
samples);function dk(e,t){let o=e.data.ranks.indexOf(t.rank);return o<0?No(e):e.data.samples[o]}function mk(e,t,o){let n=t.filter(s=>typeof e[s]=="number").map(s=>[s,e[s]/o]);return{...e,...Object.fromEntries(
n)}}var pk=e=>e.columns.filter(t=>t.summed).map(({key:t})=>t);function fk(e,t){let o={...e.data};for(let n of t){let s=pk(n);s.length>0&&o[n.key]&&(o[n.key]=o[n.key].map(r=>{let a=dk(e,r);return{...mk(
r,s,a),weight:a/No(e)}}))}return{...e,data:o}}var Bd=e=>!e.number&&!e.note&&!e.told;function hk(e,t){let o=new Map,n=e.filter(s=>Bd(s)&&!(t&&(s.key==="rank"||s.key==="device")));return s=>{let r=JSON.
stringify(n.map(a=>a.alike?a.alike(s[a.key]):s[a.key]));return o.set(r,(o.get(r)??0)+1),`${r} ${o.get(r)}`}}function lk(e,t,o,n){let s=r=>{let a=t?.[r]??null,l=a===null?null:e[r]+o*a;return l!==null&&
Math.abs(l)<1e-9*Math.abs(e[r])?0:l};return Object.fromEntries(n.filter(r=>r.number).map(({key:r})=>[r,s(r)]))}var hC=(e,t)=>e===t||t===void 0?e:e===void 0?t:`${e} / ${t}`;function gC(e,t,o){let n={...t,
...e};for(let s of o){let{key:r}=s;if(Bd(s)||!(s.showDiff||s.told)){n[r]=hC(e[r],t[r]);continue}[n[`${r} A`],n[`${r} B`]]=[e[r]??null,t[r]??null],n[`${r} Δ`]=s.number&&n[`${r} A`]!==null&&n[`${r} B`]!==
null?n[`${r} B`]-n[`${r} A`]:null}return n}function wC(e,t,o){let n=e.every(r=>r.data.ranks.length===1),s=new Map;return e.forEach((r,a)=>{let l=hk(o,n);for(let c of r.data[t.key]??[]){let u=l(c),d=s.
get(u)??[];d[a]=c,s.set(u,d)}}),{pairs:s,alone:n}}function _l(e,t,o,n,s){let{pairs:r,alone:a}=wC(e,t,o),l=hk(o,a),c=new Map((n??[]).map(p=>[l(p),p])),u=[...r].map(([p,[f,h]])=>{let g=c.get(p),[y,w]=[f??
{...lk(h,g,-1,o)},h??{...lk(f,g,1,o)}].map((b,x)=>s?mk(b,pk(t),dk(e[x],b)):b);return gC(f?y:{...y,...ck(h,o)},h?w:{...w,...ck(f,o)},o)}),[d]=qd(t,o,!0),m=p=>Math.abs(p[`${d.key} Δ`]??0);return d?.number&&
o.some(p=>p.mono)?u.sort((p,f)=>m(f)-m(p)):u}var ck=(e,t)=>Object.fromEntries(t.filter(Bd).map(({key:o})=>[o,e[o]])),uk={one:8,two:3};function qd(e,t,o){let n=t.filter(r=>r.told||r.number&&(!o||r.showDiff)),
s=o&&e.main?e.main.map(r=>n.find(a=>a.key===r)).filter(Boolean):[];return s.length>0?s:n.slice(0,o?uk.two:uk.one)}var Kr=e=>{let t=e.filter(o=>o.number&&o.show);return o=>t.length===0||!!o.note||t.some(
({key:n})=>!!(o[n]??o[`${n} A`])||!!o[`${n} B`])};var Po=(e,t)=>e.reduce((o,n)=>o+(t(n)??0),0),Vr=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null),jd=(e,t)=>t>0?100*e/t:null,Gn={...X("value",""),show:e=>e===null?de:ss(e),showDiff:e=>e===null?de:_a(
e)},Fd=ft({...Ke("value",""),show:Ce,showDiff:e=>e===null?de:`${e>0?"+":""}${Ce(e).replace("%","pp")}`}),Pt=(e,t,o,n,s={})=>{let r=e.map(a=>n(a.data,a));return r.every(a=>(a??null)===null)?null:{column:t,
what:o,values:r,...s}};function Wd(e,{rowsOf:t,name:o,value:n,what:s,mono:r=!0}){let a=e.map(({data:d})=>{let m=new Map;return t(d).forEach(p=>m.set(o(p),(m.get(o(p))??0)+(n(p)??0))),m}),l=d=>m=>(a[d].
get(m)??0)/No(e[d]),c=[...new Set(a.flatMap(d=>[...d.keys()]))],u=Vr(c,d=>Math.max(...e.map((m,p)=>l(p)(d))));return u===null||a.every(d=>!d.get(u))?null:{name:u,mono:r,what:s,column:Gn,values:e.map((d,m)=>l(
m)(u))}}var Hd=(e,t,o,n)=>Vr(e.flatMap(({data:s})=>s[t]),n)?.[o];function yC(e,{difference:t}){let[o]=ji.tables,n=e.length>1?_l(e,o,o.columns,t.over_ranks,!0):e[0].data.over_ranks.map(a=>({...a,"sum A":a.
sum/No(e[0])})),s=a=>[a["sum A"],a["sum B"]].slice(0,e.length),r=Vr(n.filter(a=>a.name!=="others"),a=>Math.max(...s(a)));return r&&{name:r.name,mono:!0,what:"the most time of a kernel, per step",column:Gn,
values:s(r)}}function bC({rows:e}){return jd(Po(e,t=>t.kernel_time-t.idle_time),Po(e,t=>t.kernel_time))}function _C(e){return Pt(e,Fd,"of the peak, in products whose FLOPs are known",({summary:o})=>o[0]?.
peak_pctg)??Pt(e,ft(ze("value","")),"TFLOP/s in products whose FLOPs are known",({summary:o})=>o[0]?.tflops_per_s)??Wd(e,{rowsOf:({classes:o})=>o,name:o=>o.class,mono:!1,value:o=>o.device_time,what:"d\
evice time per step"})}function kC(e){let t=e.some(({data:o})=>o.summary[0]?.matched_rows>0);return e.every(({data:o})=>!o.summary[0]?.rows)?null:Pt(e,Gn,t?"exposed waiting for other ranks, per step":
"without a match on another rank, per step",({summary:o})=>o[0]?.[t?"exposed_wait_per_step":"unmatched_per_step"])}function xC(e){return e.every(({data:t})=>!t.by_rank.some(o=>o.caused_per_step>0))?null:
Pt(e,pe("value",""),"the rank that the others wait for",({by_rank:t})=>{let o=t.filter(n=>n.straggler===1).map(n=>n.rank);return o.length>0?`rank ${o.join(", ")}`:"none"})}function $C(e){let t=Hd(e,"b\
y_kind","kind",o=>o.time_per_step);return t===void 0?null:Pt(e,Gn,"their part of the chain, per step",({by_kind:o})=>o.find(n=>n.kind===t)?.time_per_step??0,{name:_n[t]})}function vC(e){let t=Hd(e.map(
({data:o})=>({data:{phases:o.phases.filter(n=>n.phase!=="empty")}})),"phases","phase",o=>o.calls);return t===void 0?null:Pt(e,Gn,"a call, median",({phases:o})=>o.find(n=>n.phase===t)?.median_time,{name:t})}
function SC(e){let t=Hd(e,"summary","name",n=>n.count),o=n=>jd(Po(n,s=>s.mean*s.count),100*Po(n,s=>s.count));return t===void 0?null:Pt(e,ft(Ao("value","")),"mean bandwidth",({summary:n})=>o(n.filter(s=>s.
name===t)),{name:t,mono:!0})}var EC=e=>e.every(({data:t})=>t.rows.every(o=>!o.idle_time))?null:Pt(e,Gn,"all streams together wait for the host to launch, per step",({rows:t},o)=>Po(t.filter(n=>n.idle_category===
"host_wait"),n=>n.idle_time)/No(o)),TC="different counters",gk=e=>e.every(({data:t})=>t.rows.length===0)?null:Pt(e,ye(we("value","")),TC,({rows:t})=>new Set(t.map(o=>o.counter)).size),Ud={temporal_breakdown:{
of:e=>Pt(e,Fd,"busy, from the first to the last row of the device",bC)},work:{of:_C},idle_time_breakdown:{of:EC},kernel_breakdown:{query:{num_kernels:"2"},of:yC},launch_stats:{query:{limit:"0"},of:e=>e.
every(({data:t})=>!Po(t.counts,o=>o.count))?null:Pt(e,we("value",""),"launches per step",({counts:t},o)=>Po(t,n=>n.count)/No(o))},queue_length:{query:{points:"4"},of:e=>Pt(e,ye(we("value","")),"the lo\
ngest queue of launches",({summary:t})=>Vr(t,o=>o.max)?.max)},critical_path:{query:{segments:"0"},of:$C},operator_kernels:{of:e=>Wd(e,{rowsOf:({rows:t})=>t.filter(o=>o.operator!==null),name:t=>t.operator,
value:t=>t.sum,what:"on the device, per step"})},kernel_sequences:{of:(e,{parameters:t})=>t.operator_name===null?null:Pt(e,Gn,"the kernels that it launches in the same order, per step",({patterns:o},n)=>Po(
o,s=>s.kernel_duration)/No(n),{name:t.operator_name,mono:!0})},user_annotation_breakdown:{query:{use_gpu_annotation:"false"},of:e=>Wd(e,{rowsOf:({rows:t})=>t.filter(o=>o.name!=="others"&&!o.name.startsWith(
"ProfilerStep#")),name:t=>t.name,value:t=>t.sum,what:"on the host, per step"})},phases:{of:vC},collectives:{of:kC},comm_comp_overlap:{of:e=>Pt(e,Fd,"of the communication is hidden by compute",({rows:t})=>jd(
Po(t,o=>o.overlap),Po(t,o=>o.communication_time)))},stragglers:{query:{num_candidates:"0"},ranks:2,of:xC},memory:{query:{limit:"1",points:"4"},of:e=>Pt(e,Nt("value",""),"the peak that is allocated",({
peaks:t})=>Vr(t,o=>o.peak)?.peak)},memory_bw:{query:{points:"4"},of:SC},device_counters:{counters:!0,of:gk},operator_counters:{query:{limit:"0"},counters:!0,of:gk}};var Qr=["temporal_breakdown","work"],zd=Object.keys(wo);function wk(e){let t=new Map,o="",n=null;async function s(a,l,c){let{query:u={},of:d}=Ud[a],m=Ws({...l,rows:"",what:a,...u},wo),p;try{let f=await sn(
a,m,{signal:c}),h=Yr(f);p={sides:h,line:d(h,f)}}catch(f){p={error:f}}c.aborted||(t.set(a,p),e())}function r(a){let{sides:l}=t.get(Qr[0]),{counters:c,ranks:u=1}=Ud[a];return!!l&&(c&&!l.some(({data:d})=>d.
has_counters)||l.every(({data:d})=>d.ranks.length<u))}return{async load(a){let l=String(Ws({...a,what:""},{"":{params:[],ofSteps:!0}}));if(l===o)return;n?.abort(),n=new AbortController;let{signal:c}=n;
if([o,t]=[l,new Map],await Promise.all(Qr.map(d=>s(d,a,c))),c.aborted||t.get(Qr[0]).error)return;let u=zd.filter(d=>!Qr.includes(d));u.filter(r).forEach(d=>t.set(d,{line:null})),await Promise.all(u.filter(
d=>!t.has(d)).map(d=>s(d,a,c)))},get:a=>t.get(a),isEmpty:a=>t.get(a)?.line===null,error:()=>t.get(Qr[0])?.error??null,isWhole:()=>t.size===zd.length,forget(){o=""},stop:()=>n?.abort()}}var yk=e=>wo[e].
tab??wo[e].title;function OC({column:e,values:t}){let[o,n]=t,s=(a,l)=>i("td",{class:["num",a.tone?.(l)].filter(Boolean).join(" "),title:a.exact?.(l)},a.show(l,{}));if(t.length===1)return[s(e,o)];let r=typeof o==
"number"&&typeof n=="number"?n-o:null;return Fi(e).map((a,l)=>s(a,[o,n,r][l])).concat(e.number?[]:[i("td",{class:"num"})])}var MC=(e,{line:t,error:o},n)=>i("tr",{data:{what:e}},i("th",{scope:"row"},i(
"a",{href:n(e)},yk(e))),o?i("td",{colspan:4},o.message):[i("td",{class:"index-what"},t.name&&[t.mono?i("span",{class:"mono",title:t.name},t.name):t.name,": "],t.what),OC(t)]);function AC([e,t],o,n,s){
let r=t.map(a=>[a,o.get(a)]).filter(([,a])=>a&&(a.error||a.line!==null)).map(([a,l])=>MC(a,l,n));return r.length>0&&i("tbody",{},i("tr",{class:"index-group"},i("th",{scope:"rowgroup",colspan:s},e)),r)}
function bk(e,t,o){let n=["Analysis","What it found",...t?["A","B","Δ"]:["Number"]],s=zd.filter(e.isEmpty);return[i("div",{class:"card data-card index-card"},i("div",{class:"scroll-x",tabindex:"0",role:"\
region","aria-label":"What the analyses found"},i("table",{class:"data-table index-table"},i("caption",{class:"visually-hidden"},"What the analyses found"),i("thead",{},i("tr",{},n.map((r,a)=>i("th",{
scope:"col",class:a>1&&"num"},r)))),tl.map(r=>AC(r,e,o,n.length))))),e.isWhole()&&s.length>0&&i("p",{class:"muted small index-without"},"Not in these sets: ",s.map((r,a)=>[a>0&&", ",i("a",{href:o(r)},
yk(r))]),".")]}var CC=e=>wo[e].tab??wo[e].title;function _k(){let e=(s,r)=>i("a",{data:{what:s}},r),t=tl.map(([s,r])=>i("span",{class:"tab-group",role:"group","aria-label":s},i("span",{class:"tab-group-name","aria-h\
idden":"true"},s),r.map(a=>e(a,CC(a))))),o=i("nav",{class:"analysis-tabs","aria-label":"Analyses"});O(o,e("","Overview"),t);function n(s){let r=o.getBoundingClientRect(),{left:a,right:l}=s.getBoundingClientRect();
(a<r.left||l>r.right)&&(o.scrollLeft+=a-r.left-24)}return{node:o,draw({what:s,href:r,isEmpty:a}){for(let l of o.querySelectorAll("a")){let{what:c}=l.dataset;l.href=r(c),l.hidden=c!==""&&c!==s&&a(c),l.
toggleAttribute("aria-current",c===s),c===s&&(l.setAttribute("aria-current","page"),n(l))}for(let l of t)l.hidden=[...l.querySelectorAll("a")].every(c=>c.hidden)}}}var RC=({data:e})=>(e.ranks_without_device_rows??[]).length===e.ranks.length,Gd=(e,t)=>e.every(RC)&&!t.host,Yd=(e,t)=>t.tables.length>0&&e.every(({data:o})=>(o.series??[]).length===0&&t.tables.every(({
key:n,columns:s})=>!(o[n]??[]).some(Kr(s))));function Kd(e,t){let o=e.filter(n=>(n.data.last_step_dropped??[]).length>0);return e.every(n=>n.data.steps!==null)?"The rows of the chosen steps count, as \
in Compare.":ht[t.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":e.every(n=>n.data.all_steps.length===0)?"Without steps, all rows\
 count, as in Compare.":o.length>0?`Work that the last step of a rank${o.length<e.length?` of ${o[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:t.rows==="all"?"A\
ll rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}var LC=(e,t)=>e.flatMap(({label:o,data:n})=>{let s=t.host?
[]:n.ranks_without_device_rows??[];return s.length===0?[]:[s.length===n.ranks.length?`${o} has no device work${n.ranks.length>1?"":` (rank ${n.ranks[0]})`}: this analysis has nothing to count there. ${En}`:
`${o}: ${s.length===1?"rank":"ranks"} ${Qe(s)} ${s.length===1?"has":"have"} no device rows.`]});function NC(e,t,o){let n=t.charts[0]?.make(e,o).empty;return n&&i("p",{class:"notice"},n)}function kk(e,t,o){
let n=ht[t.what],s=LC(e,n),r=n.chosen?.(t),a=Gd(e,n),l=!a&&Yd(e,n),c=t.rows!==""&&!n.ofSteps&&e.some(d=>d.data.steps===null)&&B("Count as Compare does",()=>o({rows:""}),{class:"link-button",title:`Row\
s ${Ca.steps}`}),u=a&&i("p",{},"To see what the host did, look at its ",i("a",{href:kn({...t,what:"user_annotation_breakdown",lines:[]},ht)},"annotations"),".");return[s.length>0&&i("ul",{class:"notic\
e"},s.map(d=>i("li",{},d))),u,l?NC(e,n,t)??n.notes?.(e):!a&&n.notes?.(e),r&&i("p",{},r),!a&&!l&&i("p",{class:"muted small"},Kd(e,t)," ",c)]}var PC=24,kl=20;function xk(e,t){let o=Array.from(e),n=Math.max(0,o.length-kl),s=t>PC?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(a,l,c)=>i("span",{class:a},o.slice(l,c).join(""));return i("bdi",
{class:"split"},r("split-head",0,s),i("span",{class:"split-key"},i("bdi",{dir:"ltr"},o.slice(s,s+kl).join(""))),s+kl<o.length&&r("split-rest",s+kl))}var $k=200,IC=30;function ro(e){let t=i("tr",{class:"column-groups"}),o=i("tr"),n=!e.columns.some(E=>E.extra),s=!n&&B("All columns",()=>{n=!n,s.setAttribute("aria-pressed",String(n)),T()},{"aria-press\
ed":"false","aria-label":`All columns of ${e.caption}`}),r=i("tbody"),a=i("p",{class:"data-more",hidden:!0}),l=i("span",{class:"chart-unit"}),c=new Map(e.columns.map(E=>[E.group??E.title,E.what??E.groupWhat]).
filter(([,E])=>E)),u=c.size>0&&i("details",{class:"data-meanings small"},i("summary",{},"What the columns mean"),i("dl",{},[...c].flatMap(([E,v])=>[i("dt",{},E),i("dd",{},v)]))),d=i("p",{class:"data-b\
lanks muted small",hidden:!0}),m=[e.caption,e.heading].filter(Boolean).join(": "),p=at(m);p.set(e.sql??null);let f=i("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":m},i("div",{class:"\
chart-head"},i(e.level??"h3",{},m," ",l),i("div",{class:"chart-tools"},s,p.node,e.csv&&i("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: do\
wnload as CSV`},"CSV"))),i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${m}, rows`},i("table",{class:"data-table"},i("caption",{class:"visually-hidden"},m),i("thead",{},t,o),r)),a,
u,d),h=[],g=new Map,y=null,w=e.limit??20;function b(){if(!y)return h;let E=y.down?-1:1;return[...h].sort((v,S)=>{let[A,D]=[v[y.key]??null,S[y.key]??null];return A===null||D===null?(A===null)-(D===null):
E*(typeof A=="number"?A-D:String(A).localeCompare(String(D)))})}function x(E){let v=y?.key===E.key?!y.down:!!E.number;y={key:E.key,down:v},T(),o.querySelector("[aria-sort] button")?.focus()}function _(E,v,S,A){
let D=e.href&&E.link?.(S,e.parameters??{}),M=E.mono&&typeof A=="string"?xk(A,g.get(E.key)?.get(A)??0):A;if(D||!E.mono||typeof A!="string"||A.length<=IC)return D?i("a",{href:e.href(D)},M):M;let R=B(M,()=>{
let z=R.getAttribute("aria-expanded")!=="true";R.setAttribute("aria-expanded",String(z)),O(R,z?A:M)},{class:"name-button","aria-expanded":"false"});return R}function $(E){t.hidden=!E.some(S=>S.group);
let v=[];for(let S of t.hidden?[]:E){let A=v.at(-1);S.group&&A?.[0].group===S.group?A[1]+=1:v.push([S,1])}O(t,v.map(([{group:S,groupWhat:A},D])=>S?i("th",{scope:"colgroup",colspan:D,class:"group-start",
title:A},S):i("td",{}))),O(o,E.map((S,A)=>{let D=y?.key===S.key;return i("th",{scope:"col",class:k(S,E[A-1]),"aria-sort":D&&(y.down?"descending":"ascending")},B(`${S.title}${D?y.down?" ↓":" ↑":""}`,
()=>x(S),{class:"link-button th-button",title:S.what,"aria-label":S.group&&`${S.title}, ${S.group}`}))}))}let k=(E,v,S=[])=>[E.number&&"num",E.group&&E.group!==v?.group&&"group-start",...S].filter(Boolean).
join(" ")||null;function T(){let E=e.columns.filter(S=>n||!S.extra);$(E);let v=new Set;O(r,b().slice(0,w).map(S=>i("tr",{},E.map((A,D)=>{let M=S[A.key],R=A.show(M,S);return R===de&&A.blank&&v.add(A),i(
"td",{title:R===de&&A.blank?A.blank:A.mono?M:A.exact?.(M,S),class:k(A,E[D-1],[A.mono&&"mono data-name",A.tone?.(M,S)])},_(A,M,S,R))})))),d.hidden=v.size===0,O(d,[...new Map([...v].map(S=>[S.group??S.title,
S.blank]))].map(([S,A])=>`${de} in ${S}: ${A}`).join("; "),"."),l.textContent=h.length>1?C(h.length):"",a.hidden=h.length<=w,O(a,B(`Show ${C(Math.min($k,h.length-w))} more of ${C(h.length)}`,()=>{w+=$k,
T()},{class:"link-button"}))}return{node:f,show(E){h=E;for(let{key:v}of e.columns.filter(S=>S.mono))g.set(v,$p(h.map(S=>String(S[v]??""))));f.hidden=h.length===0,T()}}}var DC=12,BC={key:"side",title:"set",show:e=>i("b",{class:`letter letter-${e.toLowerCase()}`},e)},qC=(e,t)=>e.flatMap(o=>(o.data[t.key]??[]).map(n=>({side:o.letter,...n}))).sort(t.order??(()=>0));function FC(e,{
sides:t,raw:o,difference:n,perStep:s}){let r=t.length>1&&!e.apart,a=xy(e,t.flatMap(f=>f.data[e.key]??[])),l=r?_l(o,e,a,n?.[e.key],s):qC(t,e),c=qd(e,a,r),u=f=>f.told||f.number&&(!r||f.showDiff),d=f=>s?
by(f):f,p=[...a.filter(f=>!u(f)),...c,...a.filter(f=>u(f)&&!c.includes(f))].flatMap(f=>{let h=u(f)&&!c.includes(f);return(r&&u(f)?Fi(d(f)):[d(f)]).map(g=>({...g,extra:h}))}).filter(f=>!f.number||f.blank||
l.some(h=>(h[f.key]??null)!==null));return{columns:t.length>1&&e.apart?[BC,...p]:p,rows:l.some(Kr(a))?r?l.filter(Kr(a)):l:[]}}function vk(e,t){return e.map((o,n)=>({table:o,...FC(o,t),limit:n<t.above?
o.rows??DC:void 0})).filter(({rows:o})=>o.length>0).map(({table:o,rows:n,columns:s,limit:r})=>{let a=ro({caption:o.caption,columns:s,limit:r,href:t.href,parameters:t.parameters,csv:t.csv(o.key),sql:t.
sql(o.key)});return a.show(n),{table:o,node:a.node}})}var Sk={control:"set",test:"test"};function Ck(e){let t=(o,n)=>e[`${Sk[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[Sk[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function WC(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:Bu(Ck(e));return o&&`(${o})`}var Zr="device\
_type = 'GPU'",Vd=["COMPUTATION","COMMUNICATION","MEMORY"],xl=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",Qd=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${Vd.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${Zr}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${Vd.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${Zr}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${Vd.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,Ek=e=>`${Qd(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,Tk=e=>`${Qd(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,jC=(e,t)=>`${Qd(e,xl(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,Rk=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,HC=(e,t)=>`SELECT side, rank, kind, name, category, ${Rk}
FROM events
WHERE ${Zr}${xl(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,Lk=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${Zr}${xl(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,Nk=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${Zr}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,Pk="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",Ok=(e,t)=>`${Nk(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${Pk}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,Ik=(e,t)=>`${Nk(e,xl(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${Pk}`,UC=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${Ik(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Jr=(e,t)=>`${Ik(e,t)}
ORDER BY launch_delay DESC`,Mk=(e,t)=>`SELECT side, rank, name, ${Rk}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function zC(e){let t=Object.entries(Ck(e)).map(([o,{ranks:n}])=>{let s=Ci(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Xr="side, rank, span, device_type, device",Dk=e=>`WITH changes AS (
    ${e}
)
SELECT ${Xr}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Xr}),
    so_far AS (PARTITION BY ${Xr} ORDER BY at_us, row)`,GC=e=>`SELECT ${Xr}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${Dk(e)}
)
GROUP BY ${Xr}
ORDER BY rank, span, device_type, device, side`,Ak={peaks:GC,"memory-curves":e=>`${Dk(e)}
ORDER BY side, rank, at_us`},YC={temporal_breakdown:{rows:Ek,temporal:Ek},comm_comp_overlap:{rows:Tk,overlap:Tk},kernel_breakdown:{kinds:jC,kernels:HC,over_ranks:Lk},idle_time_breakdown:{rows:Ok,idle:Ok},
launch_stats:{counts:UC,worst:Jr,"launch-cpu_duration":Jr,"launch-gpu_duration":Jr,"launch-launch_delay":Jr,"launch-scatter":Jr},user_annotation_breakdown:{rows:Mk,annotations:Mk}},KC={kernel_breakdown:{
kernels:Lk}},VC={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},Bk=e=>VC[e]??{},QC={queue_length:"stream",memory_bw:"name"},JC=["what","set","test","lines","order","rows"];function XC(e,t,{chart:o,difference:n}){let s=o||t,r=Object.entries(
e).filter(([l,c])=>c&&!JC.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let a=s==="series"&&QC[e.what];return`SELECT ${a?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${a} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>oo(`${l}=${c}`)).join(", ")})`}function ZC(e,t,o){if(e.what==="memory"){let r=Ak[t]&&zC(e);return r?Ak[t](r):null}let n=o&&KC[e.what]?.[t]||YC[e.what]?.[t],s=n?WC(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var qk=(e,t,{chart:o="",difference:n=!1}={})=>(n?null:ZC(e,t,o))??XC(e,t,{chart:o,
difference:n});var Jd={path:"/analyse",name:"Analyse",read:e=>nl(e,ht),mount:(e,t)=>rR(e,t)};function eR(e){let t=(n,...s)=>i("div",{class:n},s),o={nav:_k(),intro:i("p",{class:"muted analysis-intro"}),message:t("mes\
sage"),notes:t("analysis-notes"),charts:t("analysis-charts"),tables:t("analysis-tables"),moreCharts:t("analysis-charts"),moreTables:t("analysis-tables"),heading:i("h1",{}),summary:i("summary",{}),lost:i(
"span",{class:"muted small trace-lost"})};return o.more=i("details",{class:"analysis-more"},o.summary,o.moreCharts,o.moreTables),o.results=t("results analysis-results",o.notes,o.charts,o.tables,o.more),
o.traces=B("Open in Perfetto …",()=>qa([e().set,e().test].filter(n=>n!==""),e().rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"dialog",title:"\
The traces themselves: open them in Perfetto, or download them"}),o}function tR(e,{name:t,category:o}){let n=(r,a)=>e[`${r}_${a}`]||e[a]||"all",s=r=>e[`${r}_marker`]||e.marker;return Yt({control:e.set,
test:e.test,row:qt(t,o),control_marker:s("set"),test_marker:s("test"),control_ranks:n("set","ranks"),test_ranks:n("test","ranks"),control_steps:n("set","steps"),test_steps:n("test","steps")})}var oR=(e,t)=>e.
unit===""&&e.rows===""&&t.every(o=>No(o)>0);function nR(e,t){let o=[e.set,e.test].map(s=>s!==""&&Ue(t,s)).filter(Boolean),n=o.filter(s=>s.traces_bytes===0);return n.length===0?"":o.length===1?Yo(o[0]):
n.map(s=>`${s.label}: ${Yo(s)}`).join(" ")}var Wk=e=>i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},"This analysis is not possible"),i("p",{},e.message),i("p",{},i("a",{href:ce(
"/")},"Choose other traces")));function sR(e,t){let o=null,n=c=>Jm(o.state.what,jb(o.asked,ht,c)),s=(c,u,d={})=>no(qk(o.asked,c,u),{control:o.state.set,test:o.state.test},d),r=ak({change:t,csv:n,sql:({
id:c,table:u})=>s(c,{chart:u??c},Bk(c))});function a(c,u,d,m){let{answer:p,state:f}=o,h=vk(ht[f.what].tables,{sides:c,raw:u,perStep:m,above:d,difference:p.difference,parameters:p.parameters,csv:n,href:u.
length>1?b=>tR(f,b):null,sql:b=>s(b)}),g=ht[f.what].tables.slice(0,d),y=({table:b})=>g.includes(b);O(e.tables,h.filter(y).map(({node:b})=>b));let w=h.filter(b=>!y(b));return O(e.moreTables,w.map(({node:b})=>b)),
w.map(({table:b})=>b.caption)}function l(c){o=c;let{answer:u,state:d,key:m}=o,p=ht[d.what],f=Yr(u),h=oR({...o.asked,unit:d.unit},f),g=h?f.map($=>fk($,p.tables)):f,y={...d,shown:u.parameters,href:$=>kn(
{...d,...$},ht)};O(e.notes,kk(g,y,t));let w={charts:1,tables:1,...p.above},b=Gd(g,p)||Yd(g,p),x=a(g,f,w.tables,h);r.draw(p.charts,{sides:g,state:y,revision:m,perStep:h,frame:[d.what,d.set,d.test].join(
" "),file:`tracediff-${g.map($=>vt($.label)).join("-")}`,caption:[[g.map($=>[$.letter,$.label].filter(Boolean).join(" · ")).join(", "),Kd(g,d)].join(". ")]},[e.charts,e.moreCharts,w.charts]);let _=[...p.
charts.slice(w.charts).map($=>$.title),...x];e.more.hidden=b||_.length===0,e.charts.hidden=e.tables.hidden=b,e.more.open=d.more==="1",O(e.summary,i("b",{},"More"),`: ${[...new Set(_)].join(" · ")}`)}
return{draw:l,retheme:r.retheme,unmount:r.unmount}}function rR(e,t){let o={state:nl(location.search,ht),sets:null,answer:null,answered:"",asked:null,dead:!1};o.change=(r,a)=>t.go(kn({...o.state,...r},
ht),a);let n=eR(()=>o.state);o.controls=ik(ht,{onChange:o.change,onSet:r=>o.change({...ol,...r})}),e.append(i("div",{class:"page analyse-page"},i("div",{class:"analyse-head"},n.heading,n.traces,n.lost),
n.nav.node,o.controls.node,n.intro,n.message,n.results)),o.question=Ot({context:t,results:n.results,message:n.message}),o.drawn=sR(n,o.change),o.findings=wk(()=>Zd(o,n));let s=mt(o.drawn.retheme);return n.
more.addEventListener("toggle",()=>{n.more.open!==(o.state.more==="1")&&o.change({more:n.more.open?"1":""},{replace:!0})}),Fk(o,n,t),{keys:{search:()=>o.controls.focus()},update(r){o.state=nl(r,ht);let a=[
"set","test"].every(l=>o.state[l]===""||Ue(o.sets??[],o.state[l]));o.sets?.length>0&&a?Uk(o,n,t):Fk(o,n,t)},unmount(){o.dead=!0,o.question.unmount(),o.findings.stop(),s(),o.drawn.unmount()}}}function Xd(e,t,o){
e.answer=null,e.answered="",delete t.results.dataset.shown,e.question.say(o)}function Zd(e,t){if(e.dead)return;let o=n=>kn({...e.state,what:n,lines:[],more:""},ht);if(t.nav.draw({what:e.state.what,href:o,
isEmpty:e.findings.isEmpty}),e.state.what===""){if(e.findings.error()){Xd(e,t,Wk(e.findings.error()));return}e.question.say(null),O(t.notes),t.charts.hidden=t.more.hidden=!0,t.tables.hidden=!1,O(t.tables,
bk(e.findings,e.state.test!=="",o)),e.findings.isWhole()&&t.results.dataset.shown!=="index"&&(t.results.dataset.shown="index",be("What the analyses found is shown."))}}function aR(e,t,o,n){let s=ht[e.
state.what];e.answer=o;let r=e.asked===e.state&&s.instead?.(e.state,Yr(o));if(r){e.asked={...e.state,...r},jk(e,t,n);return}e.answered=n,e.question.say(null),e.controls.draw(e.state,e.sets,o.parameters),
e.drawn.draw({answer:o,state:e.state,asked:e.asked,key:n}),t.results.dataset.shown=n,be(`${s.title} is shown.`),e.findings.load(e.state)}function jk(e,t,o){e.question.ask(n=>sn(e.asked.what,Ws(e.asked,
ht),{signal:n}),n=>aR(e,t,n,o),n=>Xd(e,t,Wk(n)))}var Hk=e=>`${e.what} ${Ws(e,ht)}`;function iR(e,t,o){let n=Hk(e.state);e.state.set===""?(e.question.drop(),Xd(e,t,i("p",{class:"notice"},"Choose a trac\
e set.")),o.settled()):e.state.what===""?(e.question.drop(),e.answer=null,delete t.results.dataset.shown,e.findings.load(e.state),Zd(e,t),o.settled()):e.answer&&e.answered===n?(e.question.drop(),e.drawn.
draw({answer:e.answer,state:e.state,asked:e.asked,key:n}),o.settled()):(e.asked=e.state,jk(e,t,n))}function Uk(e,t,o){let{state:n,sets:s}=e,r=ht[n.what],a=l=>n[l]===""?null:Ue(s,n[l])?.label??n[l];O(t.
heading,r.title),O(t.intro,r.intro),O(t.lost,nR(n,s)),o.setTitle([...new Set([r.title,[a("set"),a("test")].filter(Boolean).join(" → "),"Analyse"])].filter(Boolean).join(" · ")),e.controls.draw(n,s,
e.answer&&e.answered===Hk(n)?e.answer.parameters:{}),Zd(e,t),iR(e,t,o)}async function Fk(e,t,o){let{state:n}=e,s=[n.set,n.test].filter(r=>r!=="");try{e.sets=s.length>0?await gt(s):[],e.sets.length===0&&
(e.sets=(await At("limit=1")).entries.map(({set:r})=>r))}catch(r){O(t.message,i("div",{class:"error-box",role:"alert"},r.message));return}e.dead||(e.controls.node.hidden=t.traces.hidden=t.nav.node.hidden=
e.sets.length===0,e.sets.length===0?(O(t.heading,"Analyse"),o.setTitle("Analyse"),O(t.message,i("p",{class:"notice"},"There are no trace sets yet. ",i("a",{href:ce("/")},"Add some"),"."))):e.state.set===
""?e.change({set:e.sets[0].id},{replace:!0}):Uk(e,t,o))}var lR=new RegExp("^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$"),cR=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,
uR=["name","short_name","kernel","operator","ended_by"],zk=8,dR=40,ao=e=>e.type==="integer"||e.type==="real",ta=e=>ao(e)&&!lR.test(e.name);function vl(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(cR.
test(e)&&!/count|calls/.test(e)?"µs":"")}var mR=(e,t)=>e.map(o=>o[t]).filter(o=>typeof o=="number");function $l(e,t,o,n=s=>s){let s=mR(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,a)=>a===
0||o*(r-s[a-1])>=0)}function Gk(e,t,o){let n=new Set;for(let s of e)if(n.add(s[t]),n.size>o)break;return n.size}var Sl=(e,t)=>e.filter((o,n)=>!ta(o)&&t.length>0&&Gk(t,n,zk)<=zk);function Yk(e,t){let o=e.
replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===o&&ao(n))?o:""}function pR(e,t){let o=e.map((a,l)=>({column:a,at:l})).filter(({column:a})=>ta(a)),n=Math.abs;return(o.find(({at:a})=>$l(
t,a,-1))??o.find(({at:a})=>$l(t,a,-1,n))??o.find(({at:a})=>$l(t,a,1))??o.find(({column:a})=>vl(a.name)!=="")??o[0])?.column.name??""}var em=(e,t)=>Sl(e,t).some(({name:o})=>o==="side")?"side":"";function fR(e,t){
let o=e.findIndex((c,u)=>ao(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&$l(t,u,1))),n=e.filter((c,u)=>u!==o&&ta(c)),s=(n.find(({name:c})=>vl(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].
name,a=/_us$/.test(r),l=Yk(s,e);return!a&&t.length<=dR?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:a?"scatter":"line",x:r,y:s,y2:l,by:l?"":em(e,t)}}function hR(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},
n=e.filter(ao),s=e.find(({name:c})=>uR.includes(c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),a=!s||r?fR(e,t):null;if(a)
return a;let l=pR(e,t);return s&&l!==""&&(s.name!=="side"||Gk(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:Yk(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==
l).name,y:l,y2:"",by:em(e,t)}:l===""?o:{chart:"histogram",x:l,y:"",y2:"",by:em(e,t)}}var ea=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function Kk(e,t,o){let n=hR(t,o),s=t.filter(ao),r=s.length===0||
o.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","scatter","histogram","none"],a=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=a==="bars",c=ea(t,e.x,l?void 0:ao)?
e.x:ea(t,n.x,l?void 0:ao)?n.x:(l?t:s)[0]?.name??"",u=s.find(({name:g})=>g!==c)??s[0],d=a==="histogram"?"":ea(t,e.y,ao)?e.y:ea(t,n.y,ao)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",p=a==="histogr\
am"?"":ea(t,e.y2,ao)?e.y2:m?"":n.y2,f=Sl(t,o).map(({name:g})=>g),h=a==="bars"||p!==""?"":f.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:a,kinds:r,x:c,y:d,y2:p,by:h}}var tm=28,Vk=200,Qk=12,gR=400,wR=56;function oa(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}var Yn=(e,t)=>t!==null&&ta(e)?oa(t).replace(
/^-?\d+/,o=>o.replace(/\B(?=(\d{3})+$)/g,",")).replace("-","−"):oa(t);function yR(e,t,o){let n=Math.max(1,Math.ceil(o.length/gR)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=
n)s=Math.max(s,Yn(e,o[r][t]).length);return Math.min(wR,s)+3}function bR(e,t){return e===null||t===null?(t===null)-(e===null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):
typeof e=="number"?-1:1}function Jk(){let e=i("tr",{"aria-rowindex":"1"}),t=i("colgroup"),o=i("tbody"),n=i("table",{class:"result-rows"},i("caption",{class:"visually-hidden"},"Rows of the answer"),t,i(
"thead",{},e),o),s=i("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},n),[r,a]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),
l=[],c=[],u=[],d=null,[m,p]=[0,0],f=()=>u.length>Vk&&!pn();function h(_,$){return i("tr",{"aria-rowindex":String($+2),class:$%2?"odd":""},_.map((k,T)=>{let E=Yn(l[T],k);return i("td",{title:E.length>40?
E:null,class:k===null?"none":l[T].number?"num":""},E)}))}function g(_=!1){let $=Math.ceil((s.clientHeight||600)/tm),k=f()?Math.max(0,Math.floor(s.scrollTop/tm)-Qk):0,T=f()?Math.min(u.length,k+$+2*Qk):
u.length;!_&&k===m&&T===p||([m,p]=[k,T],[[r,k],[a,u.length-T]].forEach(([E,v])=>{E.hidden=v===0,E.firstChild.colSpan=Math.max(1,l.length),E.style.height=`${v*tm}px`}),O(o,r,u.slice(k,T).map((E,v)=>h(E,
k+v)),a))}function y(_){let $=l[_].number;d=d?.at!==_?{at:_,down:$}:d.down===$?{at:_,down:!$}:null;let k=d?.down?-1:1;u=d===null?c:[...c].sort((T,E)=>k*bR(T[_],E[_])),s.scrollTop=0,w(),g(!0),e.children[_].
querySelector("button").focus()}function w(){O(e,l.map((_,$)=>i("th",{scope:"col",class:_.number?"num":"",title:_.name,"aria-sort":d?.at===$?d.down?"descending":"ascending":null},B(i("span",{class:"el\
lipsis"},_.name,_.unit&&i("span",{class:"muted"},`, ${_.unit}`),d?.at===$&&(d.down?" ↓":" ↑")),()=>y($),{class:"th-button",title:`Order by ${_.name}`}))))}s.addEventListener("scroll",()=>f()&&g());
let b=new ResizeObserver(()=>f()&&g());b.observe(s);let x=fs(()=>g(!0));return{node:s,show(_,$){l=_.map(E=>({...E,number:E.type==="integer"||E.type==="real"})),c=u=$,d=null;let T=l.map((E,v)=>yR(E,v,u)).
map(E=>`min(${E}ch, 60cqw)`);O(t,T.map(E=>i("col",{css:{width:E}}))),n.style.minWidth=`calc(${["0px",...T].join(" + ")})`,n.setAttribute("aria-rowcount",String(u.length+1)),s.toggleAttribute("data-vir\
tual",u.length>Vk),s.scrollTop=0,w(),g(!0)},unmount(){b.disconnect(),x()}}}var sm=50,e0=5e3,om=40,_R=360,Io=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],Xk=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],kR={control:0,test:1},t0=e=>e.map(t=>Fe(t)).join("<br>"),xR=(e,t)=>`${e.name}: ${Yn(e,t)}${e.unit?` ${e.unit}`:""}`;function nm(e,t){let o=t.reduce((r,a)=>Math.
max(r,Math.abs(a)),0),[n,s]=e.unit==="µs"?Ye(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:Fe(e.name),font:{size:11},standoff:4}}}}function rm({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=oa(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:kR[n]??r})).sort((n,s)=>n.
at-s.at)}var o0=e=>({template:St(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function $R(e,t){let{x:o,ys:n,rows:s}=e;return Cr({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,a)=>({key:r.name,name:r.name,colour:K(Io[a])})),bars:s.slice(0,sm).map(r=>({label:oa(r[o.at]),values:n.map(a=>({value:typeof r[a.at]=="number"?r[a.at]:null,text:Yn(a,r[a.at])+(a.unit?` ${a.unit}`:
"")}))}))},t)}function Zk(e,t){let o=e.rows.slice(0,e0).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=nm(e.x,n(e.x.at)),r=nm(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),a=rm({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):a.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:K(Io[d%Io.length]),size:u.length>500?4:7,symbol:Xk[d%Xk.length],opacity:.8},line:{color:K(Io[d%Io.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>t0(e.columns.slice(0,12).map(p=>xR(p,m[p.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:o0({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function vR(e){let t=e.reduce((a,l)=>Math.min(a,l),1/0),o=e.reduce((a,l)=>Math.max(a,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:om+1},(a,l)=>{let c=s+(r-s)*l/om;return l===0?t:l===om?o:n?Math.exp(c):c})}}function SR(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let a=s+r>>1;[s,r]=t[a]<=n?[a,r]:[s,a]}o[s]+=1}return o}function ER(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=vR(o),{per:r,axis:a}=nm(e.x,o);return{data:rm(e).map(({name:l,rows:c,at:u},d)=>{let m=SR(t(c),n),p=K(Io[u%Io.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"non\
e",line:{color:p,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((f,h)=>[n[h]/r,n[h+1]/r]),y:m.flatMap(f=>[f,f]),customdata:m.flatMap((f,h)=>{let g=t0([...l===""?[]:[l],`${Yn(e.x,n[h])}\
 to ${Yn(e.x,n[h+1])} ${e.x.unit??""}`,C(f)]);return[g,g]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:o0({dragmode:"zoom",xaxis:{...a,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var TR={bars:$R,histogram:ER,line:e=>Zk(e,"lines"),scatter:e=>Zk(e,"markers")};function n0(e,t){let o=e==="bars"?sm:e==="histogram"?1/0:e0;return t>
o?`The chart shows the first ${C(o)} of ${C(t)} rows; the table has all.`:""}function am(e){return e.ys.length>1?e.ys.map((t,o)=>[Io[o],t.name]):e.by?rm(e).map(({name:t,at:o})=>[Io[o%Io.length],t]):[]}
function s0(e){let t=null,o=xt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>am(t),height:n=>n.chart==="bars"?Be(Math.min(sm,n.rows.length),n.ys.length):_R,make:(n,s)=>TR[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var OR=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],MR={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function r0(e){let t=null,o=wt("Kind of chart",OR,a=>e({chart:a,x:"",y:"",y2:"",by:""})),n=i("span",{class:"choice-fields"}),s=i("div",{class:"result-choice"},o.node,
n);function r(a,l,c,u){let d=ae("column"),m=i("select",{id:d,data:{part:a},on:{change:()=>{let{chart:p,x:f,y:h,y2:g,by:y}=t;e({chart:p,x:f,y:h,y2:g,by:y,[a]:m.value})}}},u&&i("option",{value:""},u),c.
map(p=>i("option",{value:p,selected:p===t[a]},p)));return i("span",{class:"sample-field"},i("label",{for:d},l),m)}return{node:s,draw(a,l,c){let u=document.activeElement?.dataset?.part;t=a,o.press(t.chart);
for(let[h,g]of o.buttons)g.hidden=!t.kinds.includes(h);let d=MR[t.chart]??{},m=l.filter(ao).map(({name:h})=>h),p=Sl(l,c).map(({name:h})=>h),f=l.map(({name:h})=>h);O(n,d.x&&r("x",d.x,t.chart==="bars"?f:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&p.length>0&&r("by","by",p,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}var AR={rows:"there may be more rows",bytes:"the answer would be too long"};function CR({row_count:e,columns:t,truncated:o,truncated_by:n,elapsed_ms:s}){return[e===0?"No rows.":[`${U(e,"row")}, ${U(t.
length,"column")}`,i("span",{class:"muted"},` in ${C(Math.max(1,Math.round(s)))} ms`)],o&&i("span",{class:"notice truncated"},`Cut off here: ${AR[n]??"there is more"}. Ask for less, with LIMIT or a su\
m.`)]}function RR({answer:e,key:t,state:o,units:n,file:s},r){let{rows:a}=e,l=Kk(o,r,a),c=u=>r.find(d=>d.name===u);return{...l,columns:r,rows:a,x:c(l.x),ys:[l.y,l.y2].filter(u=>u!=="").map(c),by:c(l.by),
file:s,caption:[o.q.replace(/\s+/g," ")],chosen:l,revision:JSON.stringify([t,l,Object.keys(n).length]),empty:l.chart==="none"?l.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":
null}}function a0(e){let t=i("p",{class:"result-summary"}),o=r0(e),n=i("ul",{class:"chart-legend"}),s=i("p",{class:"muted small chart-limit"}),r=s0([o.node,n,s]),a=Jk(),l=i("section",{class:"card tabl\
e-card","aria-label":"Rows"},a.node),c=["csv","json"].map(p=>[p,i("a",{class:"button",title:`The rows as ${p.toUpperCase()}`},p.toUpperCase())]),u=i("div",{class:"results query-results",hidden:!0},i("\
div",{class:"result-head"},t,i("div",{class:"chart-tools"},B("Copy link",()=>jt(location.href,"Link copied.")),c.map(([,p])=>p))),l,r.node),d={};function m(p,f){let h=RR(p,f);r.node.hidden=h.rows.length<
2,o.draw(h.chosen,f,h.rows);let g=h.empty?[]:am(h);O(n,g.map(([y,w])=>i("li",{class:"key",css:{"--key-fill":`var(${y})`}},w))),n.hidden=g.length===0,s.textContent=h.empty?"":n0(h.chart,h.rows.length),
r.draw(h)}return{node:u,draw(p){let{answer:f,key:h,state:g,units:y,file:w}=p,b=f.columns.map((x,_)=>({...x,at:_,unit:x.type==="text"?"":vl(x.name,y)}));O(t,CR(f));for(let[x,_]of c)_.href=tp(Or(g,x)),_.
download=`${w}-query.${x}`;l.hidden=b.length===0||f.rows.length===0,(d.answer!==f||d.units!==y)&&(d={answer:f,units:y},a.show(b,f.rows)),m(p,b),u.dataset.shown=h},cancelled:()=>{t.textContent=""},retheme:()=>r.
retheme(),unmount(){r.unmount(),a.unmount()}}}var LR=[["control","A","Control"],["test","B","Test","none: one set alone"]];function i0(e){let t=i("section",{class:"query-sets card","aria-label":"Sets"}),o="",n=r=>t.querySelector(`[data-field="${r}\
"]`);function s(r,a,[l,c,u,d]){let m=Ue(a??[],r[l]),p=To({field:l,set:m??null,none:d,text:m?"":r[l],onPick:f=>e({[l]:f?Ve(f.id):""})});return i("div",{class:`side-${l} query-side`},i("b",{class:`lette\
r letter-${c.toLowerCase()}`,"aria-hidden":"true"},c),i("label",{for:p.input.id},u),p.node)}return{node:t,draw(r,a){let l=JSON.stringify([r.control,r.test,a?.map(u=>[u.id,u.label])]);if(l===o)return;o=
l;let c=document.activeElement?.dataset?.field;O(t,LR.map(u=>s(r,a,u))),c&&n(c)?.focus()},choose(r){let a=n(r);a?.focus(),a?.click()}}}function l0(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function c0(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[u0,NR]=[5,12],PR=/ \(at byte \d+\)/;function d0({onRun:e,onCancel:t,tools:o}){let n=ae("sql"),s=ae("sql-error"),r=ae("sql-hint"),a=i("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(u0),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:g=>{g.key==="Enter"&&(g.ctrlKey||g.metaKey)&&(g.preventDefault(),e())}}}),l=B("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=B("Cancel",t,{hidden:!0}),u=i("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=i("section",{class:"card sql-editor","aria-label":"Statement"},i("label",{for:n,class:"sql-label"},"Statement"),a,u,i("div",{class:"sql-bar"},l,c,o,i("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let g=a.value.split(`
`).length+1;a.rows=Math.max(u0,Math.min(NR,g))}function p(g){a.focus(),document.execCommand?.("insertText",!1,g)||a.setRangeText(g,a.selectionStart,a.selectionEnd,"end"),m()}function f(){u.hidden=!0,O(
u),a.removeAttribute("aria-invalid"),a.setAttribute("aria-describedby",r)}function h(g){let y=g.text.slice(0,g.column-1).replace(/[^\t]/g," "),w=Math.max(1,Math.min(g.to-g.from,g.text.length-g.column+
1));return i("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${g.line}`},g.text,`
`,i("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(w)))}return{node:d,field:a,insert:p,clearError:f,value:()=>a.value,set(g){a.value!==g&&(a.value=g),m()},running(g){c.hidden=!g},enable(g){
l.disabled=!g},showError(g,y){let w=a.value,b=y===null?null:c0(w,l0(w,y));a.setAttribute("aria-invalid","true"),a.setAttribute("aria-describedby",`${s} ${r}`),O(u,i("p",{},b&&i("b",{},`Line ${b.line},\
 column ${b.column}: `),b?g.replace(PR,""):g),b&&h(b),b&&B("Go there",()=>{a.focus(),a.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var m0=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,p0=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,im=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,f0=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${m0}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${p0}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${p0}
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
    ${im("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${im("")} AND side = 'control'
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
WHERE name = ${m0}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${im("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var IR=100;function h0(e){let t=i("div",{class:"example-lists"}),o=i("details",{class:"card sql-list"},i("summary",{},i("h2",{},"Examples")),t),n=(s,r,a)=>i("section",{"aria-label":s},i("h3",{},s,!a&&
i("span",{class:"muted small"},": choose a test as well")),i("ul",{},f0.filter(l=>l.sides===r).map(l=>i("li",{},B(l.title,()=>e(l.statement),{class:"link-button",disabled:!a})))));return{node:o,draw:s=>O(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function g0({onPick:e,statement:t}){let o=i("ul",{}),n=i("details",{class:"card sql-list",hidden:!0},i("summary",{},i("h2",{},"Saved \
queries")),o),s=i("span",{class:"save-query writes"}),r=[],a="";function l(f){return Ee(`That did not work. ${f.message}`,{urgent:!0}),!1}async function c(f){try{await Fl(f,t())}catch(h){return l(h)}return a=
f,d(!0),await p(),n.open=!0,Ee(`“${f}” is saved.`,{seconds:4}),!0}async function u(f){try{await sp(f.name)}catch(h){l(h);return}await p(),(o.querySelector("button")??s.querySelector("button")).focus(),
Ee(`“${f.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await Fl(f.name,f.statement).catch(l),await p()}}})}function d(f){O(s,B("Save …",()=>{if(t().trim()===""){Ee("First write a state\
ment.",{seconds:4});return}si(s,a,{name:"Name of the query",maxlength:IR,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),f&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=U(r.length,"query","queries"),O(o,r.map(f=>i("li",{},B(f.name,()=>{a=f.name,e(f.statement)},{class:"link-button",title:f.statement}),xe("trash",`\
Delete ${f.name}`,()=>u(f),{class:"writes"}))))}async function p(){try{r=await np()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:p,forgetName:()=>{a=""}}}var w0=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function y0(e){let t=ae("find"),o=i("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=i("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=i("section",{class:"card sql-schema","aria-label":"Tables"},i("div",{class:"\
chart-head"},i("h2",{},"Tables"),i("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,a=null,l=!1,c=({name:p,kind:f})=>f==="table"||f==="analysis"||!l?[p]:[`control.${p}`,
`test.${p}`];function u(p){return i("li",{},B(p.name,()=>e(w0(p.name)),{class:"schema-name mono",title:`Insert ${p.name}`}),i("span",{class:"muted small"},[p.type,p.unit].filter(Boolean).join(", ")),p.
description&&i("span",{class:"schema-what small"},p.description))}function d(p,f){let h=p.name.toLowerCase().includes(f),g=f===""||h?p.columns:p.columns.filter(w=>`${w.name} ${w.description??""}`.toLowerCase().
includes(f));if(g.length===0&&!h)return null;let y=i("details",{open:f!==""||r.has(p.name),on:{toggle:()=>{f===""&&r[y.open?"add":"delete"](p.name)}}},i("summary",{},i("span",{class:"mono"},p.name)),i(
"p",{class:"small"},p.description,p.description&&" ",c(p).flatMap(w=>[B(`Insert ${w}`,()=>e(w0(w)),{class:"link-button"})," "])),i("ul",{},g.map(u)));return y}function m(){let p=o.value.trim().toLowerCase(),
f=(...b)=>(a??[]).filter(({kind:x})=>b.includes(x)).map(x=>d(x,p)).filter(Boolean),h=(b,x,_)=>x.length>0&&i("details",{class:"schema-stored",open:p!==""||r.has(b),on:{toggle:$=>{p===""&&$.target===$.currentTarget&&
r[$.target.open?"add":"delete"](b)}}},i("summary",{},b),_&&i("p",{class:"small"},_),x),[g,y,w]=[f("view","table"),f("analysis"),f("stored")];O(n,g,h("Tables of the analyses",y,"The tables of the Analy\
se page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),h("Tables as the set file keeps them",w),g.length+y.length+w.length===0&&i("p",{class:"muted"},a===null?"":p===""?
"There are no tables.":`No table or column contains “${p}”.`))}return{node:s,draw(p,f){a=p,l=f,o.title=a?U(a.length,"table"):"",m()},focus:()=>o.focus()}}var DR=300,um=["control","test"],dm={path:"/query",name:"Query",read:Mi,mount:(e,t)=>GR(e,t)};function BR(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))t[o]=o in t&&t[o]!==(n??"")?"":n??
"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}var El=({state:e,sets:t})=>um.find(o=>e[o]!==""&&!Ue(t,e[o]));function _0(e,t,o){e.question.say(i("div",{class:"error-box",role:"\
alert",data:{code:t}},i("h2",{},"There is no such set"),i("p",{},o))),e.question.clearable({message:o},El(e))}function k0(e,t){e.editor.node.hidden=e.lists.hidden=e.examples.node.hidden=!0,e.question.
say(i("p",{class:"notice",data:{code:t.code}},t.message))}async function qR(e){let t=Or({...e.state,q:""}),o=t.toString();if(o===e.tablesKey)return;e.tablesKey=o;let n=()=>e.dead||o!==e.tablesKey;try{
let s=await op(t);n()||(e.units=BR(s),e.schema.draw(s,e.state.test!==""),e.editor.enable(!0),e.answer&&cm(e))}catch(s){n()||(e.tablesKey=null,e.schema.draw([],!1),s.code==="sql_off"&&k0(e,s))}}function lm(e,t){
let{editor:o,state:n}=e;if(o.set(t),t.trim()===""){o.showError("There is no statement. Write one, or choose an example.",null),o.field.focus();return}e.asked=e.answered="",e.byHand=!0,e.change({q:t,...t===
n.q?{}:Bw})}function FR({question:e,editor:t,result:o}){e.drop(),t.running(!1),o.cancelled(),e.say(i("p",{class:"notice"},"Cancelled.")),be("Cancelled."),t.field.focus()}function WR(e,t){e.answer=null,
e.answered="",e.editor.running(!1),t.code==="sql_off"?k0(e,t):t.code==="unknown_set"&&El(e)?_0(e,t.code,t.message):(e.editor.showError(t.message,t.offset),e.question.say(i("p",{class:"visually-hidden",
data:{code:t.code}},"The statement was refused.")))}function cm(e){let{answer:t,answered:o,state:n,sets:s,units:r}=e,a=l=>Ue(s??[],n[l])?.label??n[l];e.result.draw({answer:t,key:o,state:n,units:r,file:`\
tracediff-${um.filter(l=>n[l]!=="").map(l=>vt(a(l))).join("-")}`})}function jR(e){let{node:t}=e.result;e.byHand&&t.getBoundingClientRect().top>innerHeight-DR&&t.scrollIntoView({block:"start"}),e.byHand=
!1}function HR(e){let{editor:t,context:o,question:n}=e,s=Or(e.state).toString();if(s===e.answered){cm(e),o.settled();return}s!==e.asked&&(e.asked=s,t.clearError(),t.running(!0),e.examples.open(!1),n.ask(
r=>ep(new URLSearchParams(s),{signal:r}),r=>{e.answer=r,e.answered=s,t.running(!1),n.say(null),cm(e),jR(e),be(U(r.row_count,"row"))},r=>WR(e,r)))}function UR(e){let{state:t,question:o,editor:n,context:s}=e;
o.drop(),e.answer=null,e.answered=e.asked="",n.clearError(),n.running(!1),o.say(i("p",{class:"visually-hidden"},"")),e.examples.open(!0);let r=El(e);r&&_0(e,"unknown_set",`there is no trace set "${t[r]}\
"`),s.settled()}function x0(e){let{state:t,examples:o}=e,n=t.q.trim().split(`
`).find(r=>!r.startsWith("--"))??"";e.context.setTitle([n.slice(0,60),"Query"].filter(r=>r!=="").join(" · ")),e.sides.draw(t,e.sets),o.draw(t.test!=="");let s=t.q===""?e.left:e.lists;o.node.parentNode!==
s&&s[t.q===""?"append":"prepend"](o.node),qR(e),t.q===""?UR(e):HR(e)}async function b0(e){let{state:t,message:o,change:n}=e,s=um.map(a=>t[a]).filter(a=>a!=="");try{e.sets=s.length>0?await gt(s):[],e.sets.
length===0&&(e.sets=(await At("limit=1")).entries.map(({set:a})=>a))}catch(a){O(o,i("div",{class:"error-box",role:"alert"},a.message));return}if(e.dead)return;let r=e.sets.length===0;e.sides.node.hidden=
e.editor.node.hidden=e.lists.hidden=r,r?(e.context.setTitle("Query"),O(o,i("p",{class:"notice"},"No sets are stored yet. ",i("a",{href:ce("/")},"Add some"),"."))):t.control===""?n({control:Ve(e.sets[0].
id)},{replace:!0}):x0(e)}function zR(e,t){let{change:o}=e;e.sides=i0(o),e.saved=g0({onPick:n=>lm(e,n),statement:()=>e.editor.value()}),e.editor=d0({onRun:()=>lm(e,e.editor.value()),onCancel:()=>FR(e),
tools:e.saved.save}),e.examples=h0(n=>{e.saved.forgetName(),lm(e,n)}),e.schema=y0(n=>e.editor.insert(n)),e.result=a0(n=>o(n,{replace:!0})),e.message=i("div",{class:"message"}),e.left=i("div",{class:"q\
uery-left"},e.editor.node,e.message,e.result.node),e.lists=i("div",{class:"query-lists"},e.saved.node,e.schema.node),t.append(i("div",{class:"page query-page"},i("h1",{},"Query"),e.sides.node,i("div",
{class:"query-work"},e.left,e.lists))),e.question=Ot({context:e.context,results:e.result.node,message:e.message})}function GR(e,t){let o={context:t,state:Mi(location.search),change:(l,c)=>t.go(Ai({...o.
state,...l}),c),sets:null,tablesKey:null,units:{},answer:null,answered:"",asked:"",byHand:!1,dead:!1};zR(o,e);let{editor:n,sides:s,result:r}=o,a=mt(()=>r.retheme());return n.set(o.state.q),o.saved.load(),
b0(o),{keys:{search:()=>o.schema.focus(),control:()=>s.choose("control"),test:()=>s.choose("test")},update(l){let c=o.state;o.state=Mi(l),o.state.q!==c.q&&n.set(o.state.q),o.sets?.length>0&&!El(o)&&o.
state.control!==""?x0(o):b0(o)},unmount(){o.dead=!0,o.question.unmount(),a(),r.unmount()}}}var mm={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function pm(e,t=N){if(!e||e.change==="")return"";let{row:o,change:n}=e,
[s,r,a]=Tr(o);return`${mm[n]}: ${t(s)} → ${t(r)} ${a?"self time":"total"} in this ${e.whole?"recording":"step"}`}function $0(e,t,{changes:o,partner:n,other:s}){let r=e.data(),a=r.start[t]+r.shift,l=r.
end[t]-r.start[t];if(r.sort[t]===Os){let f=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${re(l)}, from ${re(a)}`],[f.host?`the host: ${f.host}${f.operator&&f.operator!==f.host?` in ${f.operator}`:
""}`:"the host: mostly nothing recorded"],f.next&&[`then: ${f.next}`]].filter(Boolean)}if(r.sort[t]===Ms){let f=r.gaps[r.gap[t]];return[[`Step ${f.step_number}, as the device has it`,"strong"],[`${re(
l)}, from ${re(a)}`],[ln(f)],[`the host began it at ${re(f.host_start)}`,"muted"]]}if(r.sort[t]===Mo){let{name:f,mean:h,min:g,max:y}=r.gaps[r.gap[t]];return[[`${f}: ${Pe(h,0,3)}`,"strong"],g<y&&[`from\
 ${Pe(g,0,3)} to ${Pe(y,0,3)} in this pixel`],[`${re(l)}, from ${re(a)}`]].filter(Boolean)}let c=r.names[r.name[t]],u=an({name:c,category:r.categories[r.name[t]]});if(r.merged[t]>1)return[[`${C(r.merged[t])}\
 rows too short to draw separately`,"strong"],[`most of the time: ${c}`],u&&[Tn],["zoom in to see them","muted"]].filter(Boolean);let d=r.lanes[r.lane[t]],m=[[c||"(no name)","mono strong"],...u?[[Tn]]:
[],[`${re(l)}, from ${re(a)}`],[`${r.categories[r.name[t]]} · ${d.label}`,"muted"]];if(!Qo(r,t))return[...m,["not part of this step: it began before, or another one launched it","muted"]];let p=pm(o?.
get(Er(r,t)),re);if(p&&m.push([p,"change"]),n){m.push([`${s}: ${re(n.duration)} (${je(e.side==="control"?n.duration-l:l-n.duration)} test against control), from ${re(n.start)}`]);let f=Oi(o,s,c,r.categories[r.
name[t]]);f!==c&&m.push([`${s}: ${f}`,"mono muted"])}else n===null&&s&&m.push([`${s}: no ${C(r.occurrence[t]+1)}${v0(r.occurrence[t]+1)} call of this name`,"muted"]);return m}var v0=e=>e%100>=11&&e%100<=
13?"th":["th","st","nd","rd"][e%10]??"th",fm=e=>`${C(e)}${v0(e)}`,Ys=14;function S0(){let e=i("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){O(e,t.map(([c,u])=>i(
"p",{class:u},i("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),a=o+Ys+s>window.innerWidth?o-Ys-s:o+Ys,l=n+Ys+r>window.innerHeight?n-Ys-r:n+Ys;e.style.setProperty("left",`${Math.
max(4,a)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function E0(){let e=Ie("polygon",{class:"join-shape"}),t=Ie("g",{class:"join-links"}),o=ae("arrow"),n=Ie("svg",{class:"\
timeline-join","aria-hidden":"true",focusable:"false"},Ie("marker",{id:o,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},Ie("path",{class:"join-head",d:"M0 0 8 4 0 8z"})),e,
t);return{node:n,drawLinks(s){let r=n.getBoundingClientRect();O(t,s.map(([a,l])=>{let[c,u]=[Math.min(a.right,l.left),l.left].map(p=>p-r.left),[d,m]=(a.bottom<=l.top?[a.bottom,l.top]:[a.top,l.bottom]).
map(p=>p-r.top);return Ie("path",{"marker-end":`url(#${o})`,d:`M${c} ${d}L${u} ${m}`})}))},draw(s,r){if(!s||!r){e.setAttribute("points","");return}let a=n.getBoundingClientRect(),[l,c]=s.top<=r.top?[s,
r]:[r,s],u=({left:h,right:g})=>[h,Math.max(g,h+1.5)],[[d,m],[p,f]]=[u(l),u(c)];e.setAttribute("points",[[d,l.bottom],[m,l.bottom],[f,c.top],[p,c.top]].map(([h,g])=>`${h-a.left},${g-a.top}`).join(" "))}}}function T0(e,t,o){let n=wt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=B("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:i("div",{class:"timeline-bar"},t,i("span",{class:"timeline-zoom"},xe("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
xe("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),B("Fit",e.fit,{title:"Show the whole step (0)"}),B("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag wit\
h Shift"})),n.node,o,s,i("span",{class:"chart-tools"},["png","svg"].map(a=>B(a.toUpperCase(),()=>e.save(a),{title:`The timeline as ${a.toUpperCase()}`})))),draw(a){n.press(a.show),n.node.hidden=a.control===
""||a.test==="",s.hidden=a.align===""}}}var YR=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not\
 part of this step"],["gap","device idle"]];function O0(){let e=i("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){O(e,[...t?Object.entries(mm):[],...YR,...o?
[["path","on the critical path"]]:[]].map(([n,s])=>i("li",{class:`key key-span-${n}`},s)),t&&i("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs b\
y 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}function M0(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function KR(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),a=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,a))}}function A0({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,a=null;async function l(u,d,m){
let p=KR(u,d,m);s=p;let f=new AbortController;a=f;try{let h=await e(p,f.signal);a===f&&(n={...p,from:h.from,to:h.to,pixels:h.pixels},t(h))}catch(h){a===f&&h.name!=="AbortError"&&(r=null,o(h))}if(a===f){
s=null;let h=r;r=null,h&&c(...h)}}function c(u,d,m){let p=u.from>=m.to||u.to<=m.from;d<=0||p||n&&M0(n,u,d,m)?r=null:s?r=M0(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){a?.abort(),[n,s,r,a]=[null,null,null,null]}}}function VR(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function C0(e,{onChange:t,onError:o}){let n="",s="",r=null,a={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=A0(
{ask:({from:d,to:m,pixels:p},f)=>{let h=new URLSearchParams(a.query);return Object.entries({from:d,to:m,pixels:p}).forEach(([g,y])=>h.set(g,String(Math.round(y*1e3)/1e3))),Ks(a.set,h,{signal:f})},onAnswer:d=>{
a.window=d,t(a)},onError:o});async function c(d,m){r?.abort();let p=new AbortController;r=p,a.error=null;try{let f=await d(p.signal);r===p&&(m(f),t(a))}catch(f){r===p&&f.name!=="AbortError"&&(a.error=
f,t(a))}}function u(){r?.abort(),l.drop(),Object.assign(a,{whole:null,window:null}),s=""}return Object.assign(a,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(a,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(p=>ts(d[e],d[`${e}_marker`]||null,{signal:p}),p=>{a.samples=p}))},choose(d,m){return a.chosen=lh(a.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),a.chosen},loadWhole(d,m){let p=VR(d,e,a.chosen.sample);if(p.toString()===s)return;u(),s=p.toString(),a.query=p;let f=new URLSearchParams(p),{least:h,most:g}=$a.pixels;f.
set("pixels",String(Math.min(g,Math.max(h,Math.round(m))))),c(y=>Ks(a.set,f,{signal:y}),y=>{a.whole=y,a.window=y,l.has(y)})},stepKey:()=>`${a.set} ${s}`,async find(d,m){let p=new URLSearchParams(a.query);
Object.entries(d).forEach(([h,g])=>{g!==""&&g!==null&&g!==void 0&&p.set(h,String(g))});let f=await fa(a.set,p,m);return f.rows.length>0?f:null},retry(){n="",s=""},unmount:u})}function R0(e){return i("div",{class:"empty"},i("h2",{},"Choose one or two trace sets"),i("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",i("a",{href:ce("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var L0=()=>i("div",{class:"empty"},i("h2",{},"Nothing to show"),i("p",{},"This trace set \
has no ranks with rows."));function N0(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},`The timeline of th\
e ${t} cannot be shown`),i("p",{},e.message),i("p",{},s?B("Choose another rank and step",n,{class:"primary"}):B("Try again",o,{class:"primary"})," ",i("a",{href:ce("/")},"Choose other traces")))}var QR={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},hm=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function P0(e,t,o){let n=[],s=hm([o]);o.missing.length>0&&n.push(
`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(QR).filter(([a])=>t.whole.left_out?.[a]>0).map(([a,l])=>U(t.whole.left_out[a],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(a=>a.start.length===0)?n.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(a=>a.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var JR=1e3;function I0(e,t){let o=new Map,n=(a,l,c,u)=>[a,e[a].stepKey(),c,l,u].join("\0"),s=(a,l,c)=>Oi(t(),a,l,c);function r(a,l,c,u,d){for(let m of a){let p=m.side===l?m.data():null,f=p?Rw(p,it(s(l,
c,u),u),d):-1;if(f>=0)return{start:p.start[f]+p.shift,duration:p.end[f]-p.start[f],lane:p.lanes[p.lane[f]].id,level:p.level[f],pane:m}}return null}return{drawn:r,named:s,known:(a,l,c,u)=>o.get(n(a,s(a,
l,c),c,u)),async ask(a,l,c,u,d){let m=s(a,l,c),p=n(a,m,c,u),f=await e[a].find({name:m,category:c,occurrence:u},{signal:d});o.size>JR&&(o=new Map);let{of:h,launch:g,launched:y,launches:w}=f??{},b=f?{...f.
rows[0],of:h,launch:g,launched:y,launches:w}:null;return o.set(p,b),b},nameOf:(a,l)=>{let c=a.data();if(l<0||!c||!Qo(c,l))return null;let[u,d]=Er(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function na(e,t,o){
for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:a})=>a===o.lane);if(r)return{pane:n,lane:o.lane,level:o.level,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:r.row+(r.open?
o.level:0)}}return null}var Tl=2e4,XR=3,D0=e=>Math.round(e*1e3),B0=(e,t,o)=>`${e} ${D0(t)} ${D0(o)}`;function ZR(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(B0(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),a=e.by_step.find(l=>l.span===t);return n.cut=s===Tl?r-Tl:0,n.words=a?`${N(a.work)} of work in ${N(a.path)}${n.cut>
0?`; the longest ${C(Tl)} of ${C(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function eL(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===Oo&&t.merged[n]<=1&&s&&e.rows.has(B0(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&!Cw(t,n)&&o.push(n)}e.drawn.set(t,o)}return o}function q0(e,t,o,n){let s=o.data(),r=K("--path-m\
ark"),a=c=>Math.max(-3,Math.min(t.width+3,c));for(let{id:c,top:u}of s.bands){let d=-1/0;for(let[m,p]of n.lanes.get(c)??[]){let f=a(t.x(m-s.shift)),h=a(Math.max(t.x(p-s.shift),t.x(m-s.shift)+1));h>d&&h>
f&&(e.box(Math.max(f,d),t.top+u,h-Math.max(f,d),XR,r),d=h)}}let l=t.rowHeight;for(let c of eL(n,s)){let[u,d]=[a(t.x(s.start[c])),a(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function F0({
toggle:e,change:t,error:o}){let n=B("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=i("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},a={control:"",test:""},l={control:null,test:null};function c(){let m=He.filter(p=>r[p]).map(p=>`${p}: ${r[p].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),a[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:p,marker:f,sample:h}){let g=new URLSearchParams({set:p,ranks:String(h.rank),segments:String(
Tl),...h.step_number===null?{}:{steps:String(h.step_number)},...f?{marker:f}:{}}),y=`${g} ${h.span}`;if(a[m]!==y){u(m),a[m]=y,l[m]=new AbortController;try{let w=await sn("critical_path",g,{signal:l[m].
signal});a[m]===y&&(r[m]=ZR(w.set,h),c(),t())}catch(w){a[m]===y&&w.name!=="AbortError"&&o(w)}}}return{node:n,words:s,of:m=>r[m],draw(m,p,f){n.setAttribute("aria-pressed",String(m.path));for(let h of He)
m.path&&p.includes(h)&&f[h]?d(h,{set:m[h],marker:m[`${h}_marker`],sample:f[h].sample}):u(h);c()},unmount(){He.forEach(m=>l[m]?.abort())}}}var W0={control:["A","Control"],test:["B","Test"]};function j0(e){let t=i("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(a,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),He.map(m=>[a[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;O(t,He.map(m=>s(m,a,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(a,l,c,u){let[d,m]=W0[a],p=ae("set"),f=To({id:p,field:a,set:c&&Ue(c,l[a]),text:l[a],none:`No ${a}`,onPick:h=>e({[a]:h===null?"":Ve(
h.id),[`${a}_rank`]:"",[`${a}_span`]:"",[`${a}_step`]:"",[`${a}_marker`]:""})});return i("div",{class:`side-card side-${a}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},d),
i("label",{for:p},m),f.node),u?.sample&&i("div",{class:"side-selection"},r(a,u)))}function r(a,{samples:l,sample:c}){let u=zc(l),d=Gc(l,c.rank),m=Yc(l,c.rank,c.span),p=(g,y,w,b,x,_)=>{let $=ae(g),k=i(
"select",{id:$,data:{field:`${a}_${g}`},on:{change:()=>e({..._,[`${a}_${g}`]:k.value})}},w.map(T=>i("option",{value:String(T),selected:T===b},x(T))));return i("span",{class:"sample-field"},i("label",{
for:$},y),k)},f=m.indexOf(c),h=(g,y,w)=>xe(y,`${W0[a][1]}: ${w} step`,()=>e({[`${a}_step`]:String(m[f+g].step_number)}),{data:{field:`${a}_${w}`},disabled:!m[f+g],class:"step-move"});return[p("rank","\
Rank",u,c.rank,String,{[`${a}_span`]:""}),d.length>1&&p("span","File",d,c.span,g=>String(g+1),{}),c.step_number===null?i("span",{class:"muted small"},`whole recording, ${N(c.step)}`):[p("step","Step",
m.map(g=>g.step_number),c.step_number,g=>`${g} · ${N(m.find(y=>y.step_number===g).step)}`,{}),h(-1,"up","previous"),h(1,"down","next"),i("span",{class:"visually-hidden"},`takes ${re(c.step)}`)]]}return{
node:t,draw:n,choose(a){let l=t.querySelector(`[data-field="${a}"]`);l?.focus(),l?.click()}}}var tL=200,H0=8,oL=1e3;function U0({onText:e,onStep:t}){let o=ae("search"),n=Je(tL,()=>e(s.value.trim())),s=i("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=i("span",{class:"muted small",role:"status"}),a=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([l,c,u])=>xe(c,u,()=>t(l),{hidden:!0,class:"step-m\
ove"}));return{node:i("span",{class:"timeline-search",role:"search"},i("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,a,r),focus(){s.focus()},draw(l){document.activeElement!==
s&&(s.value=l),a.forEach(c=>{c.hidden=l===""})},say(l){O(r,l)}}}function nL(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:a,names:l}of(o??new Map).values()){let c=l[n];a[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(it(c,a.category),{name:c,category:a.category,time:a[`${n}_total_duration`]})}for(let a of t.filter(l=>l.side===n))a.data()?.names.forEach((l,c)=>{let u=a.data().categories[c],d=it(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((a,l)=>l.time-a.time)}async function z0(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=nL(e,o,n,l.side);return r||=c.length>H0,c.slice(0,H0).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:oL});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(p=>({...p,side:l.side,name:u,category:d,at:p.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var G0=(e,t,o)=>t===0?"No name contains this text.":o?`${U(t,"call")} of the ${U(
e,"name")} with the most time`:`${U(t,"call")} of ${U(e,"name")}`,Y0=(e,t)=>`${C(e+1)} of ${C(t)}`;var gm={control:"Control",test:"Test"};function sL(e,t,o){return t===void 0?`${gm[e]}: …`:t===null?`${gm[e]}: no ${fm(o+1)} call`:`${gm[e]}: ${re(t.duration)}, from ${re(t.start)}${t.of?`; ${U(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}${rL(t)}`}function rL({start:e,launch:t,launched:o,launches:n}){if(t)return`; launched ${N(e-t.start)} earlier`;if(!(o>0))return"";let s=Math.min(...n.
map(r=>r.start))-e;return`; it launched ${U(o,"device row")}, ${o>1?"the first of ":""}which began ${N(s)} later`}var aL=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function K0(e){let t=i(
"section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify([n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:a,
test:l}=n.rows,c=e.href(n),u=s.map(m=>[m,aL(n.rows[m])]).filter(([,m])=>m),d=pm(n.change);O(t,i("p",{class:"timeline-selected-name mono"},i("bdi",{},n.name),i("span",{class:"muted"},` · ${n.category}\
 · ${fm(n.nth+1)} call`)),i("p",{class:"timeline-selected-times"},He.filter(m=>s.includes(m)).map(m=>i("span",{class:`${m}-text`},sL(m,n.rows[m],n.nth))),a&&l&&i("span",{class:"strong"},`test − contr\
ol: ${_e(l.duration-a.duration)}`)),an(n)&&i("p",{class:"small"},`${Tn}.`),d&&i("p",{class:"small"},`This operation ${["new","gone"].includes(n.change.change)?"is ":""}${d}.`),i("p",{class:"op-actions"},
B("Zoom to it",e.zoom,{class:"link-button"}),u.map(([m,p])=>B(`${n.rows[m].launch?"Its launch":"What it launched"}${u.length>1?`, ${m}`:""}`,()=>e.go(m,p),{class:"link-button",title:p.name})),a&&l&&!n.
aligned&&B("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&i("a",{href:c},"Open this operation"),B("Copy the name",()=>jt(
n.name,"Name copied."),{class:"link-button"}),B("Clear (Escape)",e.clear,{class:"link-button"})))}}}function V0(e,t){let{stage:o,sides:n,partners:s}=e,r=null,a="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(w){let b=e.state(),x=b.name===""?"":JSON.stringify([e.key(),b.name,b.category,
b.nth,w,w.map(_=>s.named(_,b.name,b.category))]);if(x===a){f(w);return}if(a=x,r=null,x!==""&&b.nth===null){await p(w,x);return}if(x!==""){let{name:_,category:$,nth:k}=b;r={name:_,category:$,nth:k,rows:Object.
fromEntries(w.map(T=>[T,s.known(T,_,$,k)??s.drawn(o.shown(),T,_,$,k)??void 0]))}}f(w),r&&await m(r,w)}async function m(w,b){let{name:x,category:_,nth:$,rows:k}=w;await Promise.all(b.filter(T=>k[T]?.of===
void 0&&k[T]!==null).map(async T=>{try{k[T]=await s.ask(T,x,_,$)}catch{}})),!c&&r===w&&f(b)}async function p(w,b){let{name:x,category:_,at:$}=e.state(),k=[...new Set([$,"test","control"])].filter(T=>w.
includes(T));for(let T of k){let E=null,v=await n[T].find({name:s.named(T,x,_),category:_,order:"duration",limit:1}).catch(S=>{E=S});if(c||a!==b)return;if(E){Ee(`The search for ${x} failed. ${E.message}`,
{urgent:!0});return}if(v){let[S]=v.rows,A=S.start-e.shifts()[T];l=!0,o.goTo(o.around({start:A,end:A+S.duration}),!0),e.change({category:v.category,nth:S.occurrence,at:T,open:e.opened(T,S.lane),...o.current()});
return}}Ee(`${x} does not occur in this ${hm(w.map(T=>n[T].chosen))}.`,{seconds:10}),e.change(u)}function f(w){let b=r===null?[]:w.map(_=>r.rows[_]&&na(o.shown(),_,r.rows[_])).filter(Boolean);o.mark({
selected:b,links:r===null?[]:w.flatMap(h)});let x=e.state();t.draw(r&&{...r,rows:Object.fromEntries(w.map(_=>{let $=r.rows[_];return[_,$&&{...$,pane:void 0,whole:n[_].chosen?.sample.step_number===null}]})),
change:e.changes()?.get(it(r.name,r.category))??null,aligned:x.align===r.name&&x.align_nth===r.nth},w),l&&b.length>0&&(l=!1,o.reveal(g()))}function h(w){let b=r.rows[w],x=b?.launches?.length===b?.launched?
b?.launches??[]:[];return[...b?.launch?[[b.launch,b]]:[],...x.map(_=>[b,_])].map(_=>_.map($=>na(o.shown(),w,$))).filter(([_,$])=>_&&$)}let g=()=>o.marks.selected.find(({pane:w})=>w.side===e.state().at)??
o.marks.selected[0];function y(){let w=g();if(w){let b=Math.max((w.end-w.start)*1.6,.1),x=(w.start+w.end)/2;o.goTo({from:x-b/2,to:x+b/2}),o.reveal(w)}return w!==void 0}return{draw:d,place:g,zoom:y,current:()=>r,
show({name:w,category:b,occurrence:x,side:_,at:$,duration:k,lane:T}){l=!0,o.goTo(o.around({start:$,end:$+k})),e.change({name:w,category:b,nth:x,at:_,open:e.opened(_,T)})},pick(w,b){let x=s.nameOf(w,b);
if(x){let[_,$,k]=x,T=e.state(),E=T.name===_&&T.category===$&&T.nth===k;l=!E,e.change(E?u:{name:_,category:$,nth:k,at:w.side})}return x!==null},step(w){let b=g(),x=b?o.beside(b,w):-1;if(x<0)return!1;let[
_,$,k]=s.nameOf(b.pane,x),T=b.pane.data(),E=o.current();if(T.start[x]<E.from||T.end[x]>E.to){let v=(T.start[x]+T.end[x])/2,S=(E.to-E.from)/2;o.goTo({from:v-S,to:v+S})}return e.change({name:_,category:$,
nth:k,at:b.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var iL=300,lL={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function Q0({onPick:e,partnerOf:t}){let o=(a,l,c)=>({key:a,title:l,show:String,...c}),n=ro({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:a=>`${a}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(a,l)=>B(a||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name",title:a})}),o("start","Start",{number:!0,show:N,exact:re,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:N,exact:re}),o("diff","Test − control",{number:!0,
show:_e,exact:je,what:"Against the same call of the other side, where both are drawn",tone:a=>a>0?"more":a<0?"less":""}),o("change","In the step",{show:a=>lL[a]??"",what:"Whether all calls of this nam\
e changed in the step"})]}),s=i("p",{class:"muted small",hidden:!0});function r(a,l){let c=[];for(let u of a){let d=u.data();if(d)for(let m=0;m<d.length;m+=1)d.start[m]<l.to&&d.end[m]>l.from&&(Qo(d,m)||
d.sort[m]!==Oo&&d.sort[m]!==Mo)&&c.push({pane:u,i:m,duration:d.end[m]-d.start[m]})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,iL),c.length]}return{node:i("div",{},n.node,s),draw(a,l){let[c,u]=r(
a,l);s.hidden=u<=c.length,s.textContent=`The ${C(c.length)} longest of ${U(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:p})=>{let f=d.data(),h=f.sort[m]===Oo,g=h?t(d,m):null;return{pane:d,i:m,
duration:p,side:d.side,start:f.start[m]+f.shift,lane:f.lanes[f.lane[m]]?.label??"steps",name:h?f.names[f.name[m]]:d.textOf(m),change:h?d.changeAt(m):"",diff:g===null?null:d.side==="control"?g.duration-
p:p-g.duration}}))}}}var Ol=9,Ml=3,cL=7;function J0({onRange:e}){let t=i("canvas",{"aria-hidden":"true"}),o=i("div",{class:"overview-view"}),n=i("div",{class:"timeline-overview","aria-hidden":"true"},t,o),s=[],r={from:0,to:1},
a=r,l=0,c=null;function u(){l=0;let x=n.clientWidth,_=He.flatMap(v=>[!0,!1].map(S=>s.filter(A=>A.side===v&&A.data()?.bands.some(D=>D.sort==="host"===S)).map(A=>({pane:A,host:S})))).filter(v=>v.length>
0),$=Math.max(1,_.length)*(Ol+Ml)+Ml,k=globalThis.devicePixelRatio||1;[t.width,t.height]=[Math.round(x*k),Math.round($*k)],t.style.height=`${$}px`;let T=t.getContext("2d",{alpha:!1});T.scale(k,k),T.fillStyle=
K("--surface-sunk"),T.fillRect(0,0,x,$);let E=v=>x*(v-r.from)/(r.to-r.from);_.forEach((v,S)=>v.forEach(({pane:A,host:D})=>d(T,A,D,Ml+S*(Ol+Ml),E)))}function d(x,_,$,k,T){let E=_.data();x.fillStyle=K($?
"--span-host":"--span-compute");let v=new Map,S=-1/0;for(let A=0;A<E.length;A+=1){if(E.lanes[E.lane[A]]?.sort==="host"!==$)continue;let[D,M]=[T(E.start[A]),T(E.end[A])],R=_.changeAt(A);if(R!==""&&E.merged[A]<=
1){let z=v.get(R)??[];z.push(D,M),v.set(R,z)}E.name[A]>=0&&E.lanes[E.lane[A]].sort!=="other"&&(M>S+.5||D<S-50)&&(x.fillRect(D,k,Math.max(.5,M-D),Ol),S=M)}for(let[A,D]of v){x.fillStyle=K(`--span-${A}`);
for(let M=0;M<D.length;M+=2)x.fillRect(D[M],k,Math.max(.7,D[M+1]-D[M]),Ol)}}function m(){l||=requestAnimationFrame(u)}function p(){let x=r.to-r.from,_=100*(a.from-r.from)/x,$=100*(a.to-a.from)/x;o.style.
setProperty("left",`${_}%`),o.style.setProperty("width",`${$}%`)}let f=x=>{let _=n.getBoundingClientRect(),$=(x.clientX-_.left)/Math.max(1,_.width);return r.from+Math.min(1,Math.max(0,$))*(r.to-r.from)},
h=()=>a.to-a.from>.999*(r.to-r.from);function g(x){let _=cL*(r.to-r.from)/Math.max(1,n.clientWidth),[$,k]=[a.from,a.to].map(T=>Math.abs(f(x)-T));return x.shiftKey||Math.min($,k)>_?x.shiftKey||h()?"ran\
ge":"move":$<k?"from":"to"}function y(x){let{part:_,at:$,view:k}=c;if(_==="move")e(k.from+x-$,k.to+x-$);else if(_!=="range"){let T={...k,[_]:x};e(Math.min(T.from,T.to),Math.max(T.from,T.to))}}n.addEventListener(
"pointerdown",x=>{if(x.button===0){n.setPointerCapture(x.pointerId);let _=f(x);if(c={part:g(x),at:_,view:a},c.part==="move"&&(_<a.from||_>a.to)){let $=(a.to-a.from)/2;c.view={from:_-$,to:_+$},y(_)}}}),
n.addEventListener("pointermove",x=>{c?y(f(x)):n.style.cursor=["from","to"].includes(g(x))?"ew-resize":""}),n.addEventListener("pointerup",x=>{let[_,$]=[c?.at,f(x)];c?.part==="range"&&_!==$&&e(Math.min(
_,$),Math.max(_,$)),c=null}),n.addEventListener("pointercancel",()=>{c=null});let w=new ResizeObserver(m);w.observe(n);let b=mt(m);return{node:n,draw(x,_){[s,r]=[x,_],m(),p()},view(x,_){a={from:x,to:_},
p()},unmount(){cancelAnimationFrame(l),w.disconnect(),b()}}}var uL=15,sa=190,dL={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},wm=.02,mL=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],pL=new Set(["\
new","gone","gap"]),fL={control:"A",test:"B"},hL=[1,.78,.56];function gL(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,o]=Tr(e.row),n=Math.abs(o-t)/Math.max(t,o);return n>=.5?0:n>=.25?
1:2}function wL(e,t,o){return e.sort[t]===Os?"gap":e.sort[t]===Ms?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===Mo?"outside":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].
sort==="host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function X0({side:e,kind:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t}`,s=i("ul",{class:"t\
imeline-heads","aria-label":`Lanes: ${n}`}),r=i("div",{class:"timeline-drawing"}),a=i("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s,r),l=null,c=[],u=[],d=[],m=null,p={},f="",h={side:e,kind:t,
node:a,data:()=>l},g=v=>v<0?-1:l.pieces.of[v];function y(){p=Object.fromEntries(mL.map(v=>[v,hL.map(S=>ul(K(`--span-${v}`),K("--surface"),S))]))}let w=v=>l.name[v]<0||l.lanes[l.lane[v]]?.sort==="other"?
"":u[l.name[v]];function b(){let v=l.names.map((S,A)=>m?.get(it(S,l.categories[A])));u=v.map(S=>S?.change??""),d=v.map(gL),c=Array.from({length:l.length},(S,A)=>wL(l,A,w(A)))}function x(v){if(l.sort[v]===
Os){let M=l.gaps[l.gap[v]];return`idle ${N(M.duration)} · host: ${M.operator??M.host??"nothing recorded"}`}if(l.sort[v]===Ms){let M=l.gaps[l.gap[v]];return`step ${M.step_number} · ${N(M.duration)}`}
if(l.sort[v]===Mo)return Pe(l.gaps[l.gap[v]].mean,0,3);let S=l.names[l.name[v]],D=an({name:S,category:l.categories[l.name[v]]})?`${Tn} (${S})`:S||"(no name)";return(dL[c[v]]??"")+(l.merged[v]>1?`${l.merged[v]}\
 rows, most of them ${D}`:D)}let _=v=>p[c[v]][["longer","shorter"].includes(c[v])?d[l.name[v]]:0];function $(){let v=JSON.stringify(l.bands);if(v===f)return;f=v;let{lane:S,act:A}=s.contains(document.activeElement)?
document.activeElement.dataset:{},D=R=>xe("pin",`${t==="pinned"?"Unpin":"Pin"} ${R.label}`,()=>o.pin(h,R),{class:"lane-pin",data:{lane:R.id,act:"pin"}}),M=({label:R})=>t==="pinned"?`${fL[e]}: ${R}`:R;
s.style.height=`${l.height}px`,O(s,l.bands.map(R=>i("li",{class:"lane-head",title:R.label,css:{top:`${R.top}px`,height:`${R.height}px`}},R.folds?B(M(R),()=>o.fold(h,R),{class:"lane-fold",data:{lane:R.
id,act:"fold"},"aria-expanded":String(R.open)}):i("span",{},M(R)),D(R)))),[...s.querySelectorAll("button")].find(({dataset:R})=>R.lane===S&&R.act===A)?.focus()}function k(v,S){for(let{top:A}of l?.bands??
[]){let D=Math.round(S.top+A)+.5;v.line(0,D,S.width,D,K("--grid"))}o.decorate(v,S,h)}y();let T=wl(r,{rowHeight:Ei,label:`${n}: a table below has the same`,least:wm,colour:v=>_(g(v)),hatched:v=>pL.has(
c[g(v)]),text:v=>x(g(v)),onHover:(v,S)=>o.hover(h,g(v),S),onPick:(v,S)=>o.pick(h,g(v),S),onView:(v,S,A)=>o.view(h,v,S,A),onMeasure:o.measure,onKey:v=>o.key(v,h),decorate:k}),E=mt(()=>{y(),T.redraw()});
return Object.assign(h,{drawing:T,show(v,S){l=v,b(),T.set({...v.pieces,tops:v.tops,height:v.height,from:S.from,to:S.to}),a.hidden=v.bands.length===0,$()},setChanges(v){m=v,l&&(b(),T.redraw())},highlight(v){
let S=v&&new Set(v);T.highlight(S&&l.pieces.of.flatMap((A,D)=>S.has(A)?[D]:[]))},whole(v){let{height:S,paint:A}=T.whole(v-sa);return{height:S,paint(D){A(zr(D,sa,0)),l.bands.forEach(({label:M,top:R})=>D.
words(6,R+uL,Js(M,30),K("--muted")))}}},changeAt:w,textOf:x,title:n,destroy(){E(),T.destroy()}})}function Z0(e,t,{start:o,end:n,row:s},r,a,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,a)}function yL(e,t,o,n){let s=-1,
r=a=>t.y(o.row[a])+2+(n-4)*(1-o.gaps[o.gap[a]].at);for(let a=0;a<o.length;a+=1){if(o.sort[a]!==Mo)continue;let l=t.x(o.start[a]),c=t.x(o.end[a]);c>=0&&l<=t.width&&(e.line(l,r(a),c,r(a),K("--text"),1),
s>=0&&o.row[s]===o.row[a]&&o.end[s]===o.start[a]&&e.line(l,r(s),l,r(a),K("--text"),1)),s=a}}function ex(e,t,o,n){let s=t.rowHeight;yL(e,t,o.data()??{length:0},s);let r=n.path(o.side);if(r&&q0(e,t,o,r),
n.measure){let{from:a,to:l}=n.measure,[c,u]=[t.x(a),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,K("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.height,K("--accent"),1)}if(n.aligned!==null){
let a=Math.round(t.x(n.aligned))+.5;e.line(a,0,a,t.height,K("--accent"),1.5)}for(let a of n.selected)a.pane===o&&Z0(e,t,a,K("--accent"),2.5,s);n.partner?.pane===o&&Z0(e,t,n.partner,K("--text"),1.5,s)}function bL(e,t){let[o,n]=Ye(t*10);return`${Pe(e/n,0,3).replace("-","−")} ${o}`}function tx(e,t,o){k_(e,{view:t,width:o,format:bL,colours:{surface:K("--surface"),border:K("--border"),muted:K("--mut\
ed")}})}function ox(){let e=i("canvas",{}),t=i("div",{class:"timeline-ruler","aria-hidden":"true"},e),o={from:0,to:1},n=0;function s(){n=0;let c=t.clientWidth,u=globalThis.devicePixelRatio||1;[e.width,
e.height]=[Math.round(c*u),Math.round(Ro*u)],e.style.height=`${Ro}px`;let d=e.getContext("2d",{alpha:!1});d.scale(u,u),tx(Hs(d,getComputedStyle(document.body).fontFamily),o,c)}let r=()=>{n||=requestAnimationFrame(
s)},a=new ResizeObserver(r);a.observe(t);let l=mt(r);return{node:t,view(c,u){o={from:c,to:u},r()},whole:c=>({height:Ro,paint:u=>tx(zr(u,sa,0),o,c-sa)}),unmount(){cancelAnimationFrame(n),a.disconnect(),
l()}}}var _L=60,kL=40,xL=130,nx=8;function sx({partners:e,on:t}){let o={selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path},n=S0(),s=E0(),r=null,a=0,l=null,c=!1,u=[],d={hover:A,view:E,key:t.
key,fold:t.fold,pin:v,pick:(H,Q)=>t.pick(H,Q),measure:(H,Q,se)=>t.measure(H<Q?{from:H,to:Q}:null,se),decorate:(H,Q,se)=>ex(H,Q,se,o)},m=["pinned","host","device"].flatMap(H=>He.map(Q=>X0({side:Q,kind:H,
on:d}))),p=({kind:H})=>H==="pinned",f=i("section",{class:"timeline-pins","aria-label":"Pinned lanes"},m.filter(p).map(H=>H.node)),h=He.map(H=>i("section",{class:`timeline-side timeline-${H}`,data:{side:H},
"aria-label":H==="control"?"Control":"Test"},i("p",{class:`timeline-side-name ${H}-text small`}),m.filter(Q=>Q.side===H&&!p(Q)).map(Q=>Q.node))),g=J0({onRange:(H,Q)=>k().drawing.view(H,Q,!0)}),y=ox(),
w=i("div",{class:"timeline-lanes"},f,h,s.node),b=i("div",{class:"timeline-head"},g.node,y.node),x=i("section",{class:"card timeline-stage","aria-label":"Timeline"},b,w,n.node),_=new ResizeObserver(()=>x.
style.setProperty("--head",`${b.offsetHeight}px`));_.observe(b);let $=()=>{f.hidden||te()};document.addEventListener("scroll",$,{capture:!0,passive:!0});let k=()=>u[0]??m[0],T=()=>k().drawing.current();
function E(H,Q,se,W){c||(c=!0,u.filter(G=>G!==H).forEach(G=>G.drawing.follow(Q,se,W)),c=!1,S(),te(),t.view(Q,se,W))}function v({side:H},Q){t.pin(H,Q),u.filter(se=>se.side===H).flatMap(se=>[...se.node.
querySelectorAll(".lane-pin")]).find(({dataset:se})=>se.lane===Q.id)?.focus()}function S(){let{from:H,to:Q}=T();g.view(H,Q),y.view(H,Q)}function A(H,Q,se){r=Q>=0?{pane:H,i:Q,event:se}:null,clearTimeout(
a),l?.abort(),o.partner=null,r?D():n.hide(),te(),fe()}function D(){let{pane:H,i:Q}=r,se=t.both()?e.nameOf(H,Q):null;if(se===null){z(void 0);return}let W=Ln[H.side],G=e.drawn(u,W,...se)??(M(W,...se)?null:
e.known(W,...se));if(R(G),G!==void 0)return;let P=r;a=setTimeout(async()=>{l=new AbortController;try{let F=await e.ask(W,...se,l.signal);r===P&&(R(F),te(),fe())}catch{}},_L)}function M(H,Q,se,W){let G=t.
changes()?.get(it(Q,se))?.row;return G!==void 0&&W>=G[`${H}_counts`]}function R(H){o.partner=H?na(u,Ln[r.pane.side],H):null,z(H)}function z(H){let{pane:Q,i:se,event:W}=r;W&&n.show($0(Q,se,{changes:t.changes(),
partner:H,other:t.both()?Ln[Q.side]:""}),W.clientX,W.clientY)}let oe=({pane:H,start:Q,end:se,row:W})=>H.drawing.placeOf({start:Q,end:se,row:W});function te(){s.drawLinks(o.links.map(se=>se.map(W=>W.pane.
drawing.boxOf(W))));let{partner:H,selected:Q}=o;if(r&&H){let{start:se,end:W,row:G}=r.pane.data(),{pane:P,i:F}=r;s.draw(oe({pane:P,start:se[F],end:W[F],row:G[F]}),oe(H))}else Q.length===2?s.draw(...Q.map(
oe)):s.draw(null,null)}let fe=()=>u.forEach(H=>H.drawing.redraw());return{node:x,panes:m,shown:()=>u,current:T,around({start:H,end:Q}){let se=(H+Q)/2,W=T(),G=k().drawing.node.clientWidth||1e3,P=Math.max(
Q-H,.01)*G/kL,F=Math.max((Q-H)*1.3,Math.min(W.to-W.from,P));return{from:se-F/2,to:se+F/2}},goTo:({from:H,to:Q},se)=>k().drawing.view(H,Q,se),glide(H){let{from:Q,to:se}=k().drawing.goal(),[W,G]=[(Q+se)/
2,(se-Q)/2*H];k().drawing.view(W-G,W+G)},slide(H){let{from:Q,to:se}=k().drawing.goal(),W=H*(se-Q);k().drawing.view(Q+W,se+W)},fit(){let{from:H,to:Q}=k().drawing.extent();k().drawing.view(H,Q)},show(H,Q,se,W){
r=null,o.partner=null,n.hide();let G=u,P=G.length>0?T():null;u=H.map(({pane:F,data:Z})=>(F.show(Z,Q),F)).filter(F=>F.data().bands.length>0),m.filter(F=>!u.includes(F)).forEach(F=>{F.node.hidden=!0}),f.
hidden=!u.some(p),h.forEach(F=>{let{side:Z}=F.dataset;F.hidden=!u.some(ie=>ie.side===Z&&!p(ie)),F.firstChild.textContent=se[Z]??""}),W?u.forEach(F=>{let{from:Z,to:ie}=Hn(W,F.drawing.extent(),wm);F.drawing.
follow(Z,ie)}):P&&u.filter(F=>!G.includes(F)).forEach(F=>F.drawing.follow(P.from,P.to)),S()},drawOverview(H){g.draw(u,H)},setChanges(H){m.forEach(Q=>Q.setChanges(H))},mark(H){Object.assign(o,H),te(),fe()},
marks:o,whole:H=>[{lines:[],...y.whole(H)},...u.map(Q=>({lines:[Q.title],...Q.whole(H)}))],reveal({pane:H,start:Q,end:se,row:W}){let G=H.drawing.boxOf({start:Q,end:se,row:W}),{bottom:P}=(f.hidden?y.node:
f).getBoundingClientRect();if(p(H))H.drawing.reveal(W);else{let F=window.innerHeight-Math.max(xL,t.below());window.scrollBy(0,G.top<P||F<P?G.top-P-nx:Math.max(0,G.bottom-F+nx))}},beside({pane:H,start:Q,
lane:se,level:W},G){let P=H.data(),F=-1;for(let Z=0;Z<P.length;Z+=1){let ie=G*(P.start[Z]-Q);ie>0&&P.level[Z]===W&&P.lanes[P.lane[Z]]?.id===se&&Qo(P,Z)&&(F<0||ie<G*(P.start[F]-Q))&&(F=Z)}return F},unmount(){
clearTimeout(a),l?.abort(),document.removeEventListener("scroll",$,{capture:!0}),_.disconnect(),g.unmount(),y.unmount(),m.forEach(H=>H.destroy())}}}var $L=1e3,rx={control:"Control",test:"Test"},vL="Time in the stretch, of a host row without the rows below it";function SL(e,t){let o=new Map,n=Object.keys(e);for(let r of n)for(let{name:a,category:l,
sort:c,calls:u,self:d}of e[r].rows){let m=t(a,l),p=o.get(it(m,l))??{name:m,category:l,sort:c};p[r]=(p[r]??0)+d,p[`${r}_calls`]=(p[`${r}_calls`]??0)+u,o.set(it(m,l),p)}for(let r of o.values()){for(let a of n){
let l=e[a].of>e[a].rows.length?null:0;r[a]??=l,r[`${a}_calls`]??=l}r.diff=n.length===2&&r.control!==null&&r.test!==null?r.test-r.control:null}let s=r=>Math.abs(r.diff??0)||Math.max(r.control??0,r.test??
0)*1e-6;return[...o.values()].sort((r,a)=>s(a)-s(r))}function EL(e,t){let o=n=>({key:n,title:rx[n],number:!0,what:vL,show:N,exact:re});return ro({caption:"Time by name",class:"timeline-sums-table",level:"\
h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:n=>B(n||"(no name)",()=>t(n),{class:"link-button timeline-name",title:n})},{key:"sort",title:"Where",show:String},...e.map(o),...e.length===
2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:_e,exact:je,tone:n=>n>0?"more":n<0?"less":""}]:[],...e.map(n=>({key:`${n}_calls`,number:!0,title:e.length===2?`${rx[n]} calls`:"Cal\
ls",show:C}))]})}function ax(e){let t=i("p",{class:"timeline-measured",role:"status"}),o=i("div"),n=i("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},t,o),s="",r=null;async function a(l,c,u){
r?.abort();let d=new AbortController;r=d;try{let m={};if(await Promise.all(c.map(async({side:p,set:f,query:h})=>{let g=new URLSearchParams(h);Object.entries({from:l.from+u[p],to:l.to+u[p]}).forEach(([
y,w])=>g.set(y,String(Math.round(w*1e3)/1e3))),g.set("limit",String($L)),m[p]=await Zm(f,g,{signal:d.signal})})),r===d){let p=Object.fromEntries(c.map(({side:g})=>[g,m[g]])),f=EL(Object.keys(p),e.search),
h=SL(p,e.nameOf);f.show(h),O(o,h.length>0?f.node:i("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(m){r===d&&m.name!=="AbortError"&&O(o,i("p",{class:"notice small"},`Its sums could not be\
 loaded. ${m.message}`))}}return{node:n,draw(l,c,u,d){let m=l?JSON.stringify([l,d,u]):"";if(m!==s){if(s=m,n.hidden=l===null,l===null){r?.abort();return}O(t,i("b",{},N(l.to-l.from)),i("span",{class:"mu\
ted small"},` from ${re(l.from)} to ${re(l.to)} `),B("Zoom to it",()=>e.zoom(l),{class:"link-button"}),xe("close","Remove the stretch (Escape)",e.clear)),a(l,c,u)}},unmount(){r?.abort()}}}var ix=.001;function lx(e){let{stage:t}=e,o=!1;function n(){let{sum_from:a,sum_to:l}=e.state();return a===null?null:{from:a,to:l}}function s(a,l=!0){o=!l,t.mark({measure:a}),l&&(e.change({sum_from:a?.
from??null,sum_to:a?.to??null},{replace:!0}),a&&be(`${N(a.to-a.from)} chosen.`))}let r=ax({zoom:t.goTo,clear:()=>s(null),nameOf:e.nameOf,search:a=>e.change({q:a},{replace:!0})});return{node:r.node,current:n,
choose:s,draw(a){o||t.mark({measure:n()}),r.draw(n(),e.sides(a),e.shifts(),e.key())},ofCall(){let a=e.place(),l=n();return a&&s(l&&Math.abs(l.from-a.start)>ix?{from:Math.min(l.from,a.start),to:Math.max(
l.from,a.start)}:{from:a.start,to:Math.max(a.end,a.start+ix)}),a!==void 0},unmount:r.unmount}}function cx(e,t){let o=null,n=-1;function s(r){let a=`${t.key()}|${r}`;if(o?.key!==a){let l={key:a,list:[]};o=l,n=-1,l.found=z0(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>it(m.name,m.category)));e.say(G0(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,a){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=a>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+a+l.length)%l.length;e.say(Y0(n,l.length)),t.onCall(l[n])}}}}var TL=350,OL=250,ML=220,ra={path:"/timeline",name:"Timeline",read:Ga,mount:(e,t)=>AL(e,t)};function AL(e,t){let o=e.clientWidth,n=Ga(location.search),s=null,r=null,a="",l=null,c={control:0,test:0},u="",
d="",m="",p={from:0,to:1},f=!1,h=Object.fromEntries(He.map(j=>[j,C0(j,{onChange:()=>!f&&Le(),onError:J=>!f&&Xn(J)})])),g=Object.fromEntries(He.map(j=>[j,null])),y=I0(h,()=>r),w=F0({toggle:()=>G({path:!n.
path}),change:()=>!f&&b.mark({}),error:Xn}),b=sx({partners:y,on:{view:L,pick:ue,key:Tt,fold:({side:j},J)=>G({open:za(n.open,hs(j,J))},{replace:!0}),pin:(j,J)=>G({pin:za(n.pin,hs(j,J))},{replace:!0}),measure:(...j)=>k.
choose(...j),changes:()=>r,both:()=>$o(n).length===2,path:j=>w.of(j),below:()=>fe.offsetHeight}}),x=U0({onText:j=>G({q:j},{replace:!0}),onStep:j=>v.walk(n.q,j)}),_=T0({zoom:b.glide,fit:b.fit,save:e$,show:j=>G(
{show:j}),sum:()=>k.choose(b.current()),unalign:()=>G({align:"",align_category:"",align_nth:0})},x.node,w.node),$=K0({zoom:()=>E.zoom(),align:Ne,go:(j,J)=>E.show({...J,side:j,at:J.start-c[j]}),href:Re,
clear:()=>E.clear()}),k=lx({state:()=>n,change:G,stage:b,shifts:()=>c,sides:j=>j.map(J=>h[J]),key:()=>[d,r===null,n.show],place:()=>E.place(),nameOf:(j,J)=>y.named("control",j,J)}),T=()=>`${d}|${u}`,E=V0(
{state:()=>n,stage:b,sides:h,partners:y,change:j=>G(j,{replace:!0}),shifts:()=>c,changes:()=>r,key:T,opened:I},$),v=cx(x,{key:()=>`${T()}|${r===null}`,sides:()=>$o(n).map(j=>h[j]),panes:b.shown,changes:()=>r,
shifts:()=>c,from:()=>b.current().from,onCall:j=>!f&&E.show(j)}),S=j0(j=>G({...j,...He.some(J=>J in j)?{from:null,to:null,name:"",nth:null,align:"",sum_from:null,sum_to:null}:{}})),A=Q0({onPick:ue,partnerOf:ee}),
D=O0(),M=i("div",{class:"timeline-notes"}),R=i("h1",{class:"visually-hidden"},"Timeline"),z=i("nav",{class:"crumb","aria-label":"Where this is"}),oe=i("div",{class:"message"}),te=i("p",{class:"muted s\
mall"},"Wheel: scroll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift and drag: sums of a stretch · ? lists all keys"),fe=i("div",{class:"timeline-details"},$.node,k.node),
H=i("div",{class:"results"},_.node,M,b.node,fe,D.node,w.words,te,A.node);e.append(i("div",{class:"page timeline-page"},R,z,S.node,oe,H));let Q=Ot({context:t,results:H,message:oe}),se=Je(TL,()=>{let{from:j,
to:J}=b.current(),me=j<=p.from&&J>=p.to;G(me?{from:null,to:null}:{from:j,to:J},{replace:!0})}),W=Je(OL,()=>{!f&&b.shown().length>0&&A.draw(b.shown(),b.current())});function G(j,{replace:J=!1}={}){f||t.
go(gs({...n,...j}),{replace:J})}let P=j=>dn(j,n,s,null),F=({sample:j})=>`rank ${j.rank}${j.span>0?`, file ${j.span+1}`:""}, ${j.step_number===null?"whole recording":`step ${j.step_number}`}`;function Z(){
let j=He.filter(Oe=>n[Oe]!==""),J=j.map(P).join(" → ");R.textContent=j.length>0?`${J} · Timeline`:"Timeline",t.setTitle(R.textContent);let me={...Ft(""),control:n.control,test:n.test,control_marker:n.
control_marker,test_marker:n.test_marker};O(z,j.length===2&&i("a",{href:t.lastCompare(new URLSearchParams(me))??Gt(me)},`← ${J}`))}async function ie(){let j=He.map(J=>n[J]).filter(J=>J!=="");if(!j.every(
J=>s&&Ue(s,J))){let J=await gt(j).catch(()=>[]);f||(s=J,Le())}}function Le(){let j=He.filter(De=>n[De]!=="");Z(),He.forEach(De=>h[De].load(n));let J=j.length>0&&j.every(De=>h[De].samples!==null)?V(j):
{};S.draw(n,s,Object.fromEntries(He.map(De=>[De,J[De]&&{samples:h[De].samples,...J[De]}]))),_.draw(n),x.draw(n.q);let me=$o(n),Oe=j.find(De=>h[De].error&&(me.includes(De)||h[De].samples===null)),We=j.
some(De=>h[De].samples?.length===0),Se=me.length>0&&me.every(De=>h[De].whole);j.length===0?Q.say(R0(s)):Oe&&!Se?Xx(Oe):We?Q.say(L0()):Q.say(null),H.toggleAttribute("data-skeleton",!Se),t.busy(j.length>
0&&!Se&&!Oe&&!We),Se&&ge(me,J)}function V(j){let J={};for(let me of j){let Oe=J[Ln[me]]??null;J[me]=h[me].choose(n,Oe)}return $o(n).filter(me=>J[me]).forEach(me=>h[me].loadWhole(n,Math.max(o-ML,300))),
J}let ne=j=>j.map(J=>h[J].stepKey()).join("|");function ge(j,J){let me=ne(j),Oe=me!==d;Oe&&(d=me),m!==`${me} ${n.pin}`&&(m=`${me} ${n.pin}`,j.forEach(We=>{g[We]=Object.fromEntries(["pinned","host","de\
vice"].map(Se=>[Se,Mw(De=>n.open.includes(hs(We,De)))]))})),Y(j),q(J),qe(j,J,Oe),Zx(j,J),D.draw(j.length===2,n.path),w.draw(n,j,J),E.draw(j),k.draw(j),Ge(),W(),t.settled()}let Me=(j,J)=>n.pin.includes(
hs(j,J))?"pinned":J.sort==="host"?"host":"device";function qe(j,J,me){p={from:Math.min(...j.map(Se=>h[Se].whole.extent.from-c[Se])),to:Math.max(...j.map(Se=>h[Se].whole.extent.to-c[Se]))};let Oe=b.panes.
filter(Se=>j.includes(Se.side)).map(Se=>{let{whole:De,window:Do}=h[Se.side];return{pane:Se,data:Aw({window:Do,all:De,takes:io=>Me(Se.side,io)===Se.kind,shift:c[Se.side],rows:g[Se.side][Se.kind]})}}),We=n.
from===null?null:{from:n.from,to:n.to};b.show(Oe,p,Object.fromEntries(j.map(Se=>[Se,`${P(Se)}, ${F(J[Se])}`])),me?We??p:null),me&&(b.drawOverview(p),rt())}function rt(){let j=b.current();for(let J of $o(
n)){let me=b.shown().find(Se=>Se.side===J),{whole:Oe,windows:We}=h[J];if(me&&Oe){let Se=c[J];We.want({from:j.from+Se,to:j.to+Se},me.drawing.node.clientWidth,Oe.extent)}}}function L(){rt(),se(),W()}async function q(j){
let J=j.control&&j.test,me=new URLSearchParams({control:n.control,test:n.test});for(let We of J?He:[]){let{rank:Se,step_number:De}=j[We].sample;me.set(`${We}_ranks`,String(Se)),me.set(`${We}_steps`,De===
null?"all":String(De)),n[`${We}_marker`]&&me.set(`${We}_marker`,n[`${We}_marker`])}Object.entries({significance:"false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([We,
Se])=>me.set(We,Se));let Oe=J?me.toString():"";if(Oe!==a&&(a=Oe,l?.abort(),r=null,b.setChanges(null),Oe!=="")){l=new AbortController;try{let We=await dt(me,{signal:l.signal});!f&&a===Oe&&(r=Ti(We),b.setChanges(
r),b.drawOverview(p),E.draw($o(n)),Y($o(n)),W())}catch{}}}async function Y(j){let J=n.align===""||j.length<2?"":JSON.stringify([d,n.align_category,n.align_nth,...j.map(We=>y.named(We,n.align,n.align_category))]);
if(J===u)return;u=J;let me=c;c={control:0,test:0};let Oe=null;if(J!==""){let We=null,Se=await Promise.all(j.map(De=>h[De].find({name:y.named(De,n.align,n.align_category),category:n.align_category,occurrence:n.
align_nth}).catch(Do=>{We=Do})));if(f||u!==J)return;if(We)Ee(`The search for the call to align at failed. ${We.message}`,{urgent:!0});else if(Se.every(Boolean)){let[De,Do]=Se.map(io=>io.rows[0].start);
c={control:0,test:Do-De},Oe=De}else(r||n.align_category!=="python_function")&&Ee("The call to align at is not in both steps.",{seconds:8})}b.mark({aligned:Oe}),(J!==""||me.test!==0)&&(Le(),rt(),b.drawOverview(
p))}function I(j,J){let me=b.shown().filter(Oe=>Oe.side===j).flatMap(Oe=>Oe.data().bands).find(({id:Oe})=>Oe===J);return!me||me.open?n.open:za(n.open,hs(j,me))}function ee(j,J){let me=$o(n).length===2?
y.nameOf(j,J):null;return me&&y.drawn(b.shown(),Ln[j.side],...me)}function ue(j,J){let me=j.data();if(!E.pick(j,J)&&J>=0&&(me.merged[J]>1||me.sort[J]!==Oo)){let Oe=(me.end[J]-me.start[J])*.75,We=(me.start[J]+
me.end[J])/2;b.goTo({from:We-Oe,to:We+Oe})}}function Ne(){let{name:j,category:J,nth:me}=E.current();G({align:j,align_category:J,align_nth:me})}function Re({name:j,category:J}){return n.control===""||n.
test===""?null:Yt({...ps(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker,row:qt(j,J),use_short_name:n.use_short_name})}function Ge(){for(let j of b.shown())
j.highlight(n.q===""?null:Lw(j.data(),n.q));v.draw(n.q)}let bt={".":()=>E.step(1),",":()=>E.step(-1),m:()=>k.ofCall(),f:()=>E.zoom()};function Tt(j){let J=bt[j.key];return J!==void 0&&J()!==!1}function Jn(){
if(b.marks.measure)k.choose(null);else if(n.name!=="")E.clear();else if(n.q!=="")G({q:""},{replace:!0});else return!1;return!0}function Xn(j){Ee(`This part of the timeline could not be loaded. ${j.message}`,
{urgent:!0})}function Xx(j){Q.say(N0(h[j].error,j,{retry(){He.filter(J=>h[J].error).forEach(J=>h[J].retry()),Le()},chooseOther:()=>G(Object.fromEntries(He.flatMap(J=>["rank","span","step"].map(me=>[`${J}\
_${me}`,""]))),{replace:!0})})),Q.clearable(h[j].error,j)}function Zx(j,J){let me=j.flatMap(Oe=>P0(Oe,h[Oe],J[Oe]));O(M,me.map(Oe=>i("p",{class:"notice small"},Oe)))}async function e$(j){let J=b.shown();
if(J.length===0)return;let{from:me,to:Oe}=b.current(),We=Math.max(900,J[0].drawing.node.clientWidth),Se=$o(n),De=[R.textContent,`${N(me)} to ${N(Oe)} of ${Se.map(io=>`the ${io} (${F(h[io].chosen)})`).
join(" and ")}`],Do=hl(De,b.whole(We),We);await gl(Do,j,`tracediff-${Se.map(io=>vt(P(io))).join("-")}-timeline`)}return Le(),ie(),{keys:{search:()=>x.focus(),control:()=>S.choose("control"),test:()=>S.
choose("test"),zoomIn:()=>b.glide(.75),zoomOut:()=>b.glide(1/.75),left:()=>b.slide(-.12),right:()=>b.slide(.12),fit:()=>b.fit(),next:bt["."],former:bt[","],measure:bt.m,zoomTo:bt.f,close:Jn},update(j){
let J=n;n=Ga(j),Le();let{from:me,to:Oe}=b.current(),We=n.from!==J.from||n.to!==J.to,Se=(Do,io)=>Math.abs(Do-io)>.002+1e-6*Math.abs(io),De=n.from===null?p:n;We&&(Se(me,De.from)||Se(Oe,De.to))&&b.goTo(De,
!0),ie()},unmount(){f=!0,se.cancel(),W.cancel(),l?.abort(),He.forEach(j=>h[j].unmount()),Q.unmount(),E.unmount(),w.unmount(),k.unmount(),b.unmount()}}}var ux=[["control","Control"],["test","Test"]],CL=e=>({slower:"more",faster:"less"})[e]??null,en=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:N,exact:re}),RL=(e,t)=>e===null?"–":`${he(e)} to ${he(
t)}`,LL=(e,t)=>[{key:"side",title:"Side",show:o=>o},{key:"label",title:"Recording",show:(o,n)=>i(e?"a":"bdi",{href:e?.(n.set)},o)},en("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?
[en("without_profiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],en("compute","Compute"),en("exposed_communication","Exposed communication"),en("exposed_m\
emory","Exposed memory"),en("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:C},{key:"samples",title:"Samples",number:!0,show:C,what:"A sample is one step of one rank"}],NL={slower:"slower",faster:"\
faster",no_difference_found:"no difference found",cannot_judge:"cannot judge"};function PL(e){return e.q_value!==null?NL[e.significance]:e.control_recordings===0?"only in the test":e.test_recordings===
0?"only in the control":`in ${e.control_recordings} and ${e.test_recordings} recordings`}var IL=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},en("control","C\
ontrol","Mean per step of the recordings; host rows without the calls inside them"),en("test","Test","Mean per step of the recordings"),{...en("diff","Change"),show:_e},{key:"change_percent",title:"%",
number:!0,show:he,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>RL(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:It,what:"\
Of the test between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:CL}],DL=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=s=>t[`${s}_${o?"self_":""}per_step`];return{
...t,control:n("control"),test:n("test"),diff:n("diff"),certain:PL(t)}},BL=.05;function dx({verdict:e}){let{between_percent:t,within_percent:o}=e,n=t===null?!1:o!==null&&t<BL?"Recordings of a side dif\
fer by no more than the noise of their steps explains.":`Recordings of a side differ by ${he(t).replace("+","")}${o===null?"":" beyond the noise of their steps"}.`;return[i("h2",{},e.words[0].toUpperCase()+
e.words.slice(1)),i("p",{},`Mean step ${N(e.control)} → ${N(e.test)}. `,n),e.recorded&&i("p",{class:"muted small"},e.recorded.text)]}var mx=e=>Object.fromEntries(ux.map(([t])=>[t,e[t].recordings.find(
({set:o})=>o===e.middle[t])]));function px(e,t){let o=ux.flatMap(([r,a])=>e[r].recordings.map(l=>({...l,...l.step_time,side:a}))),n=o.some(r=>r.without_profiler!==null),s=ro({caption:"Recordings",limit:128,
columns:LL(t,n)});return s.show(o),s.node}function fx(e,t){let o=ro({caption:"Rows",limit:50,columns:IL,csv:t});return{node:o.node,show:n=>o.show(n.map(DL(e.selection.measure)))}}var hx=({judged_rows:e,
changed_rows:t})=>e===0?"No row is judged.":`${U(e,"row")} judged: ${C(t.slower)} slower and ${C(t.faster)} faster.`;var km={path:"/compare/recordings",name:"Several recordings",read:_m,mount:(e,t)=>jL(e,t)},bm=1e3,qL=250,gx=32,xm=[["control","A","Control"],["test","B","Test"]],$m=xm.flatMap(([e])=>["ranks","steps",
"marker"].map(t=>({key:`${e}_${t}`,side:e,what:t}))),wx=e=>e.split(",").filter(t=>t!=="");function _m(e){let t=new URLSearchParams(e);return{control:wx(t.get("control")??""),test:wx(t.get("test")??""),
q:_t(t,Rt,"q"),significant:_t(t,Rt,"significant","")==="true",equal_clock:_t(t,Rt,"equal_clock","false"),chosen:Object.fromEntries($m.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(n)||
"";return s===""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}function vm(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return Ho(t,Rt,["q","significant","equal_clock"],
e),Object.entries(e.chosen).forEach(([o,n])=>t.set(o,n)),t}var yx=({chosen:e})=>$m.some(({key:t,what:o})=>o!=="marker"&&t in e);function FL(e){let t=xm.flatMap(([o,,n])=>{let s=$m.filter(r=>r.side===o&&
r.key in e.chosen).map(({key:r,what:a})=>`${a} ${e.chosen[r]}`);return s.length===0?[]:[`${n}: ${s.join(", ")}.`]});return[...yx(e)?[]:["All ranks and steps of every recording count."],...t].join(" ")}
function ym(e,t=bm){let o=vm(e);return o.set("exclude",Ec),o.set("sort","abs_diff_self_duration"),t!==null&&o.set("limit",String(t)),o}function WL(e,t){let o=vm(e);["control","test"].forEach(s=>o.delete(
s));let n=new URLSearchParams({view:o.toString()});for(let s of["control","test"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}function jL(e,t){let o=_m(location.search),n=null,s=new Map,
r=(D,M)=>t.go(ce(`/compare/recordings?${vm({...o,...D})}`),M),a=i("section",{class:"sides recordings-sides","aria-label":"Control and test"}),l=i("div"),c=i("div"),u=yi(),d=i("input",{type:"checkbox",
id:ae("clock"),on:{change:()=>r({equal_clock:d.checked})}}),m=i("section",{class:"card recordings-verdict","aria-label":"Verdict"},c,i("div",{class:"chart-tools"},i("label",{class:"recordings-only",title:"\
Step times without what another clock of the device, or another speed of the host, makes of each recording"},d," at equal clock"),u.node)),p=i("input",{type:"search",id:ae("q"),autocomplete:"off",spellcheck:"\
false",on:{input:Je(qL,()=>r({q:p.value.trim()},{replace:!0}))}}),f=i("input",{type:"checkbox",id:ae("only"),on:{change:()=>r({significant:f.checked},{replace:!0})}}),h=i("form",{class:"card analysis-\
controls","aria-label":"Rows",on:{submit:D=>D.preventDefault()}},i("label",{class:"analysis-field"},i("span",{},"Name contains"),p),i("label",{class:"recordings-only"},f," only slower or faster")),g=i(
"div",{class:"comparability"}),y=i("div"),w=i("div"),b=i("div",{class:"analysis-results"},m,g,y,h,w);O(e,i("div",{class:"page analyse-page recordings-page"},i("h1",{},"Several recordings"),i("p",{class:"\
muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: differences within one side are noise. Rec\
ord both sides alternately."),a,l,b));let x=Ot({context:t,results:b,message:l});function _(D){O(a,xm.map(([M,R,z])=>{let oe=ae("set"),te=H=>{o[M].includes(H)||(r({[M]:[...o[M],H]}),_(M))},fe=To({id:oe,
field:M,set:null,text:"",onGroup:te,onPick:H=>{s.set(Ve(H.id),H.label),te(Ve(H.id))}});return fe.input.placeholder="Add a recording, or nightly-* …",i("div",{class:`side-card side-${M}`},i("div",{class:"\
side-title"},i("b",{class:"letter","aria-hidden":"true"},R),i("label",{for:oe},z),fe.node),i("ul",{class:"recordings-chosen"},o[M].map(H=>{let Q=s.get(H)??H;return i("li",{class:"tag"},Q," ",B("×",()=>{
r({[M]:o[M].filter(se=>se!==H)}),_(M)},{class:"link-button","aria-label":`Leave out ${Q}`,title:`Leave out ${Q}`}))})))})),D&&a.querySelector(`[data-field="${D}"]`)?.focus()}function $(){for(let D of[
"control","test"])for(let M of o[D]){let R=n[D].recordings.find(z=>z.set.startsWith(M));R&&s.set(M,R.label)}}function k(){let{control:D,test:M}=mx(n);O(c,dx(n),i("p",{class:"small recordings-chosen-pa\
rts"},FL(o)," ",yx(o)&&B("Use all ranks and steps",()=>r({chosen:Object.fromEntries(Object.entries(o.chosen).filter(([oe])=>oe.endsWith("_marker")))}),{class:"link-button"})),i("p",{class:"muted small"},
"Waterfall, tree, timeline and causes show one recording of each side: ",i("a",{href:Wt(D.set,M.set)},`${D.label} and ${M.label}`),", those with the middle step time.")),m.dataset.verdict=n.verdict.verdict;
let R=n.control.recordings.length+n.test.recordings.length,z=oe=>vt(n[oe].recordings[0].label);u.set({name:`tracediff-${z("control")}-${z("test")}`,report:ga(ym(o,null)),bundle:wa(WL(o,n)),tooMany:R>gx&&
`${gx} sets at most`})}function T(){$(),_(document.activeElement?.dataset?.field),k(),O(g,ir(n.comparability)),O(y,px(n,z=>ce(`/analyse?set=${Ve(z)}`)));let D=ym(o,null);D.set("format","csv");let M=fx(
n,Vs(D));M.show(n.rows);let{row_count:R}=n;O(w,M.node,i("p",{class:"muted small"},R===0?"The filters leave no row. ":"",hx(n),R>bm?` The ${C(bm)} largest changes of ${C(R)} are here; the CSV has all.`:
""))}function E(D){n=null,x.say(i("div",{class:"error-box",role:"alert",data:{code:D.code}},i("h2",{},"This comparison is not possible"),i("p",{},D.message)))}let v=D=>D.startsWith("tag:")||/[*?]/.test(
D);function S(){t.setTitle("Several recordings"),document.activeElement!==p&&(p.value=o.q),f.checked=o.significant,d.checked=o.equal_clock;let D=[o.control,o.test];if(D.some(M=>M.length===0)||D.every(
M=>M.length===1&&!v(M[0]))){n=null,x.drop(),_(document.activeElement?.dataset?.field),x.say(i("p",{class:"notice"},"Choose recordings of both sides, four or more together: two of each, or three and on\
e. A pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ",i("a",{href:D.every(M=>M.length===1)?Wt(o.control[0],o.test[0]):ce("/compare")},"Compare two sets")));return}_(document.
activeElement?.dataset?.field),x.ask(M=>dt(ym(o),{signal:M}),M=>{if(M.judged!=="between_recordings"){E({code:"one_set",message:"Each of these two names stands for only one set."});return}n=M,x.say(null),
T(),be(M.verdict.words)},E)}async function A(){let D=[...o.control,...o.test].filter(M=>!v(M));try{for(let M of await gt(D.slice(0,100)))s.set(Ve(M.id),M.label);n===null&&_(document.activeElement?.dataset?.
field)}catch{}}return S(),A(),{keys:{search:()=>p.focus()},update(D){o=_m(D),S()},unmount(){s=new Map,x.unmount()}}}var Sm={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(pt).map(([e,{name:t}])=>[e,t]))},bx=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":Sm[e.measured].replace(/^./,t=>t.toUpperCase()),_x=e=>!!e&&
e.low_percent*e.high_percent>0,Kn=e=>_x(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${he(e.diff_percent)} of the step (${he(e.low_percent)} to ${he(e.high_percent)})`:"",kx=e=>_x(e)?
`${e.explains?"the machine’s, ":""}${he(e.diff_percent)}`:"";var HL=7.2,xx=16,UL=56,aa={l:64,r:16,t:22,b:44},ia=e=>e.filter(Boolean).map(Fe).join("<br>"),Al=e=>e.recorded===null?`stored ${Ze(e.created)} (recording time not stated)`:Ze(e.recorded);function Tm(e,t){
let o=Math.max(2,Math.floor((t-aa.l-aa.r)/(xx*HL+14))),n=Eo(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:ko(n.map(s=>e[s].label),
xx).map(Fe)}}function Tx(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function Om(e){return{template:St(),margin:aa,hovermode:"closest",dragmode:"zoom",...e}}function Ox(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var Mm=e=>e.direction==="slower"?"--more-fill":"--less-fill",Mx=({host_median:e,lag_median:t})=>ln({host:e,lag:t});function zL(e){let t=e.
interval&&`95 % interval: ${e.interval.map(N).join(" to ")}`;return ia([e.label,Al(e),`median ${N(e.median)}`,t,Mx(e),U(e.observations,e.without_profiler===null?"step":"block"),e.diff_percent!==null&&
`${he(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var GL=(e,t)=>ia([`${t.direction}: ${N(t.left_median)} → ${N(t.right_median)} (${he(t.diff_percent)}\
)`,Kn(t.machine)&&`change of level: ${Kn(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare before and after"]);function Ax(e){let t=[],o=[],n=(s,r)=>e[s][r];for(let s=0,r;s<e.length;s=
r+1){for(r=s;r<e.length&&e[r]!==null;)r+=1;let a=Array.from({length:r-s},(u,d)=>s+d),l=a.length===1?[s-.2,s+.2]:a,c=u=>a[Math.min(u,a.length-1)];a.length>0&&(t.push(...l,...[...l].reverse(),null),o.push(
...l.map((u,d)=>n(c(d),1)),...l.map((u,d)=>n(c(d),0)).reverse(),null))}return{x:t,y:o}}function YL(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map((u,d)=>d),a=u=>u===null?null:u/t,l=K("--control-f\
ill"),c=o.map(u=>u.median===null?null:(u.interval??[u.median,u.median]).map(a));return[{type:"scatter",mode:"lines",...Ax(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Ox(l,.22)},{type:"s\
catter",mode:"lines",hoverinfo:"skip",line:{color:K("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:u,last:d})=>[u-.5,d+.5,null]),y:n.flatMap(({median:u})=>[a(u),a(u),null])},{type:"scatter",mode:"\
lines+markers",x:r,y:o.map(u=>a(u.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(u=>u.baseline?"square":"circle")},customdata:o.map(zL),hovertemplate:"%{customdat\
a}<extra></extra>"},{type:"scatter",mode:"markers",x:s.map(u=>u.at-.5),y:s.map(u=>a((u.left_median+u.right_median)/2)),marker:{size:13,line:{width:1,color:K("--surface")},symbol:s.map(u=>u.direction===
"slower"?"triangle-up":"triangle-down"),color:s.map(u=>K(Mm(u)))},customdata:s.map(u=>GL(e,u)),hovertemplate:"%{customdata}<extra></extra>"}]}var KL=.3,VL=.04;function QL(e){let[t,o]=[Math.min(...e),Math.
max(...e)];if(e.length===0||t<KL*o)return{range:[0,1.06*Math.max(o,0)||1],cut:!1};let n=Math.max(.1*(o-t),(VL*o-(o-t))/2);return{range:[Math.max(0,t-n),o+n],cut:t-n>0}}var JL=e=>({shapes:[{type:"path",
xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:0,path:"M0,0 L0,8 L-5,11 L5,17 L0,20 L0,34",line:{width:1.6,color:K("--muted")}}],annotations:[{xref:"paper",yref:"paper",
x:0,y:0,xanchor:"left",yanchor:"bottom",xshift:8,yshift:2,showarrow:!1,text:`axis starts at ${Fe(ss(e))}`,bgcolor:K("--surface"),font:{size:11,color:K("--muted")}}]}),XL=3;function ZL(e,t){let o=[],n=s=>Math.
abs(s.diff_percent??1/0);for(let s of[...e].sort((r,a)=>n(a)-n(r)))o.every(({at:r})=>Math.abs(r-s.at)*t>=UL)&&o.push(s);return o}function eN({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.
flatMap(h=>[h.median,...h.interval??[]]).filter(h=>h!==null),[a,l]=Ye(Math.max(...r,0)),c=s?.median??null,u=n.map(h=>({type:"line",xref:"x",yref:"paper",x0:h.at-.5,x1:h.at-.5,y0:0,y1:1,layer:"below",line:{
width:1.4,color:K(Mm(h))}})),d=ZL(n,(t-aa.l-aa.r)/o.length).map(h=>({xref:"x",yref:"paper",x:h.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:Fe(he(h.diff_percent)),font:{size:11,color:K(h.direction==="\
slower"?"--more":"--less")}})),{range:m,cut:p}=QL(c===null?r:[...r,c]),f=p?JL(m[0]):{shapes:[],annotations:[]};return{data:YL(e,l),layout:Om({xaxis:Tm(o,t),yaxis:Tx(l,a,{range:m.map(h=>h/l)}),shapes:[
...f.shapes,...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:K("--test-fill")}}]],annotations:[...d,...f.annotations]})}}var $x=[["--control-fill",
"median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],Am=e=>i("div",{class:"chart-legend"},e.map(([t,o])=>i(
"span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),Cx=e=>xt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:eN,keys:()=>$x,extra:Am($x),class:"series\
-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===XL&&o.change_points[n.pointNumber],r=s?s.at:n?.pointNumber;r>0&&e(s?o.sets.findIndex(({id:a})=>a===s.left):r-1,r)}}),Em=["compute",
"exposed_communication","exposed_memory","idle"],Rx={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},vx=Em.map(e=>[Rx[e],pt[e].
name]);function tN({answer:e},t){let{sets:o}=e,[n,s]=Ye(Math.max(...o.map(a=>a.mean_step_time??0))),r=o.map(a=>ia([a.label,Al(a),`mean step ${N(a.mean_step_time)}`,Mx(a),...Em.map(l=>`${pt[l].name}: ${a.
parts?N(a.parts[l]):de}`)]));return{data:Em.map(a=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[a]/s:null),marker:{color:K(Rx[a]),line:{width:0}},customdata:r,hovertemplate:"%{customdata}\
<extra></extra>"})),layout:Om({barmode:"stack",bargap:o.length>100?0:.12,xaxis:{...Tm(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:Tx(s,n,{rangemode:"tozero"})})}}var Lx=()=>xt({id:"\
chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:tN,extra:Am(vx),keys:()=>vx}),Sx=[["--test-fill","what the machine makes of the step, and its interval"]];function Ex(e,t){
return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function oN(e,t){let{machine:o}=t;if(o===null)return ia([t.label,
Al(t),"not known"]);let n=e.sets.find(({id:s})=>s===o.reference).label;return ia([t.label,Al(t),`${he(o.curve_percent)} of the step, against the first level`,`${he(o.diff_percent)} (${he(o.low_percent)}\
 to ${he(o.high_percent)}) against ${n}`,Ex(o.device_factor,"kernels take"),Ex(o.host_factor,"calls of the host take")])}function nN({answer:e},t){let{sets:o,change_points:n}=e,s=K("--test-fill"),r=({
machine:a},l)=>((1+a.curve_percent/100)*(1+l/100)/(1+a.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Ox(s,.22),...Ax(o.map(
a=>a.machine&&[r(a,a.machine.low_percent),r(a,a.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:o.map((a,l)=>l),y:o.map(a=>a.machine?.curve_percent??null),line:{color:s,width:1.4},marker:{
color:s,size:o.length>200?3:6},customdata:o.map(a=>oN(e,a)),hovertemplate:"%{customdata}<extra></extra>"}],layout:Om({xaxis:Tm(o,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:K("-\
-muted")},shapes:n.map(a=>({type:"line",xref:"x",yref:"paper",x0:a.at-.5,x1:a.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:K(Mm(a))}}))})}}var Nx=()=>xt({id:"chart-series-machine",title:"What t\
he machine makes of the step",file:"series-machine",height:()=>220,make:nN,extra:Am(Sx),keys:()=>Sx});var Cl="row",Rl="layer",Px="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function sN(e){let t=ae("ops"),o=i("datalist",{id:t}),n=(f,h,g,y={})=>{let w=i(
"input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:f},...g,on:{change:()=>e({...y,[f]:w.value.trim()})}});return{input:w,node:i("label",{class:"analysis-field"},i("span",{},h),w)}},
s=n("sets","Sets",{class:"wide",title:Px,placeholder:"nightly-*"}),r=n("baseline","Baseline",{title:Px,placeholder:"none"}),a=n("name","Row",{class:"wide",list:t,placeholder:"aten::mm"},{layer:""}),l=n(
"category","Category",{placeholder:"any"}),c=ae("layer-hint"),u=n("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":c},{name:"",category:"",time:"total"}),d=i("p",{class:"\
muted series-hint",id:c},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out. Block is every Block; Block #3\
 is one."),m=i("select",{data:{field:"by"},on:{change:()=>e({by:m.value})}},i("option",{value:"device"},"device time"),i("option",{value:"host"},"host time")),p=i("select",{data:{field:"time"},on:{change:()=>e(
{time:p.value})}},i("option",{value:"total"},"total"),i("option",{value:"self"},"self"));return{options:o,sets:s,baseline:r,name:a,category:l,layer:u,layerHint:d,by:m,time:p}}async function Ix(e,t,o){
if(t!==null)try{let n=await ha(t,o);O(e,[...new Set(n.map(s=>s.name))].map(s=>i("option",{value:s})))}catch{}}function Dx({onChange:e}){let{options:t,sets:o,baseline:n,name:s,category:r,layer:a,layerHint:l,
by:c,time:u}=sN(e),d=null,m=null,p="",f={[Cl]:s,[Rl]:a},h=i("select",{data:{field:"measure"},on:{change:()=>{p=h.value in f?h.value:"",x(),p!==""?f[p].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(Sm),[Cl,"a row"],[Rl,"a layer"]].map(([_,$])=>i("option",{value:_},$))),g=i("label",{class:"analysis-field"},i("span",{},"Time"),h),y=i("label",{class:"an\
alysis-field"},i("span",{},"Of the layer"),c),w=i("label",{class:"analysis-field"},i("span",{},"Of the row"),u),b=i("form",{class:"card analysis-controls series-controls","aria-label":"What the series\
 shows",on:{submit:_=>{_.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(new Event("change"))}}},o.node,n.node,g,s.node,r.node,w,a.node,y,t,B("Show",()=>e(
{sets:o.input.value.trim()}),{class:"primary"}),l);s.input.addEventListener("input",Je(150,()=>Ix(t,m,s.input.value))),s.input.addEventListener("focus",()=>Ix(t,m,""));function x(){h.value=p||d.measure;
for(let _ of[s.node,r.node,w])_.hidden=p!==Cl;for(let _ of[a.node,y,l])_.hidden=p!==Rl}return{node:b,draw(_,$){d=_,m=$,p=d.layer!==""?Rl:d.name!==""?Cl:document.activeElement===f[p]?.input?p:"";for(let{
input:k}of[o,n,s,r,a])(k!==document.activeElement||k.value==="")&&(k.value=d[k.dataset.field]);u.value=d.time,c.value=d.by,x()},focus(){return o.input.focus(),o.input.select(),!0}}}var Cm=5,Bx=(e,t=({label:o})=>o)=>e.slice(0,Cm).map(t).join(", ")+(e.length>Cm?` and ${C(e.length-Cm)} more`:""),Ll=({sets:e},t)=>e.find(o=>o.id===t).label;function Rm({direction:e,diff_percent:t,left_median:o,
right_median:n}){let s=t===null?"":` by ${he(Math.abs(t)).replace("+","")}`;return i("span",{class:e==="slower"?"more":"less"},`${e}${s}: ${rs(o,n).join(" → ")}`)}function rN(e){let t=e.filter(o=>o.
machine?.explains).length;return t===0?"":e.length===1?": the machine’s":`, ${C(t)} of them the machine’s`}function Lm({sets:e,change_points:t,levels:o,neighbours:n,measured:s}){return o.length===
0?`None of these sets has ${s==="layer"?"this layer":"this time"}.`:n!==null&&n.pairs===0?"One set is not a series: there is no other set to compare it with.":n!==null&&n.unjudged===n.pairs?`Cannot ju\
dge whether the level changes in ${U(e.length,"set")}.`:n!==null&&t.length>0?`${C(t.length)} of ${U(n.pairs,"pair")} of neighbours ${t.length===1?"differs":"differ"}.`:`${t.length===0?"No change of le\
vel was found":U(t.length,"change of level","changes of level")} in ${U(e.length,"set")}${rN(t)}.`}var qx=({label:e,recorded:t})=>[i("b",{},e),t&&` (${Ze(t)})`],Fx=({commits:e})=>e&&`The change is ${e.
text}. `,Wx=({since_good:e,change_points:t})=>e!==null&&e.good===t.at(-1)?.left;function aN(e,t){let{sets:o,change_points:n}=e,s=n.at(-1);if(!s||Wx(e))return!1;let r=Kn(s.machine);return i("p",{class:"\
card series-change"},n.length>1&&"The latest: ","from ",qx(o[s.at])," on, ",Rm(s),". ",Fx(s),r&&`Of it, ${r}. `,i("a",{href:t(s.left,s.right)},"What changed"))}var iN=({pairs:e,unjudged:t})=>"There ar\
e fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two recordings."+(t===0?"":` ${C(t)} of ${U(e,"such pair")} cannot be judg\
ed: a set has too few steps.`);function lN(e,t){let{since_good:o}=e,n=Wx(e)?e.change_points.at(-1):null;return o!==null&&i("p",{class:"card series-good"},i("b",{},"Since the last good set, "),Ll(e,o.good),
", it is ",Rm(o),n&&[", from ",qx(e.sets[n.at])," on"],". ",n&&Fx(n),i("a",{href:t(o.good,o.now)},`What changed between it and ${Ll(e,o.now)}`))}function cN(e,t){let{newest:o}=e;return o!==null&&i("p",
{class:"card series-newest"},i("b",{},"The newest set, "),Ll(e,o.right),", stands out: it is ",Rm({...o,left_median:o.left_mean,right_median:o.right_mean}),` (p = ${It(o.p_value)}, against the ${C(o.others)}\
 sets of its level before it). One set alone is not a change of level. `,Kn(o.machine)&&`Of it, ${Kn(o.machine)}. `,o.commits&&`It is ${o.commits.text}. `,i("a",{href:t(o.left,o.right)},`What changed \
between ${Ll(e,o.left)} and it`))}function uN(e){let t={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},o=e.differences.map(({at:n,kind:s,before:r,after:a})=>`\
From ${e.sets[n].label} on, ${t[s]}: ${r} before, ${a} now.`);return e.more_differences===0?o:[...o,`${U(e.more_differences,"more such difference")}.`]}function dN({sets:e,levels:t}){let o=[],n=e.filter(
r=>r.missing!==null);n.length>0&&t.length>0&&o.push(`${U(n.length,"set")} ${n.length===1?"has no such time, and counts with the level around it":"have no such time, and count with the level around the\
m"}: ${Bx(n,r=>`${r.label} (${r.missing})`)}.`),e.every(r=>!r.has_steps)&&o.push("No set has steps: each whole recording counts as one step.");let s=e.filter(r=>r.affected>0);return s.length>0&&o.push(
`${U(s.length,"set")} ${s.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${Bx(s)}.`),o}function mN(e){let t=e.unknown_recorded===1,o=[e.without_profiler_note,
...uN(e),e.unknown_recorded>0&&`${U(e.unknown_recorded,"set")} ${t?"does":"do"} not say when ${t?"it was":"they were"} recorded: the time ${t?"it was":"they were"} stored is used.`,e.neighbours?.pairs>
0&&iN(e.neighbours),...e.left_out.map(({label:n,detail:s})=>`${n} is left out: ${s}`),...dN(e),e.machine_pending>0&&`The machine of ${U(e.machine_pending,"set")} is not known yet: the time was up. Loa\
d the page again; what was compared is kept.`].filter(Boolean);return o.length>0&&i("ul",{class:"notice"},o.map(n=>i("li",{},n)))}var jx=(e,t)=>[i("h2",{},Lm(e)),aN(e,t),lN(e,t),cN(e,t),mN(e)];var la=(e,t,o,n=N)=>({key:e,title:t,what:o,number:!0,show:n,exact:re}),Nm=e=>e===null?null:e>0?"more":e<0?"less":null,pN=12,Pm=({commit:e,dirty:t})=>`${e.slice(0,pN)}${t?" (changed)":""}`,fN=e=>[{key:"\
label",title:"From set",show:t=>t},{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":Ze(t)},la("left_median","Before","Median of the level before"),la("right_median","After","Median of th\
e level after"),{...la("diff_duration","Change","After less before",_e),tone:Nm},{key:"diff_percent",title:"%",number:!0,show:he,tone:Nm},{key:"q_value",title:"q",number:!0,show:It,what:"Of the rank t\
est of the steps of both levels"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s: that is all of the change,\
 as far as the interval tells",show:kx},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets before and after it whose recorders noted one",show:t=>t===null?"":
i("span",{title:t.text},`${Pm(t.left)} → ${Pm(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Before and after: the last set before the change with the first one after it. Several of each: up to \
five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",show:(t,o)=>[i("a",{href:t},"before and after"),o.several&&" · ",
o.several&&i("a",{href:o.several},"several of each")]}],hN=e=>[{key:"label",title:"Set",show:(t,o)=>i("a",{href:o.href},t)},{key:"recorded",title:"Recorded",show:(t,o)=>t===null?`stored ${Ze(o.created)}`:
Ze(t)},{...la("median","Median",e.without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,o)=>o.missing??N(t)},{key:"in\
terval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?de:t.map(N).join(" to ")},...e.baseline?[{key:"diff_percent",title:"A\
gainst baseline",number:!0,show:he,tone:t=>Math.abs(t)<2?null:Nm(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:C},la("mean_step_time",e.without_profiler?"Mean re\
corded step":"Mean step","What the parts add up to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":Pm(t)}]:[],{key:"tags",title:"\
Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":i("a",{href:t},"with the one before")}];function Hx({sets:e,change_points:t},o){let n=ro({caption:"Changes of level",limit:64,
columns:fN(t)});return n.show(t.map(s=>({...s,label:e[s.at].label,recorded:e[s.at].recorded,href:o(s.left,s.right),several:s.recordings_link}))),n.node}function Ux(e,t,o){let{sets:n}=e,s=ro({caption:"\
Sets",limit:30,columns:hN(e),csv:Qm(`${mr(t)}&machine=true&format=csv`)});return s.show(n.map((r,a)=>({...r,href:ce(`/analyse?set=${r.id.slice(0,12)}`),before:a===0?null:o(n[a-1].id,r.id)})).reverse()),
s.node}var Dm={path:"/series",name:"Series",read:xs,mount:(e,t)=>_N(e,t)},gN="A time of many sets, by default the step time, in the order of recording: nightly runs, the commits of a branch. A change of leve\
l leads to the comparison of the sets before and after it.",Gx=({answer:e,state:t})=>(o,n)=>e.measured!=="layer"?Wt(o,n):po({control:Ve(o),test:Ve(n),by:t.by,q:t.layer.split(" / ").at(-1).replace(/ #\d+$/,
"")});function Bm(e){let{answer:t,answered:o,medians:n,machine:s,parts:r}=e,{sets:a}=t,l=Gx(e),c={file:"tracediff",revision:o,answer:t,caption:[`${a[0]?.label??""} to ${a.at(-1)?.label??""}`]};O(e.summary,
jx(t,l),t.change_points.length>0&&Hx(t,l)),n.node.toggleAttribute("data-baseline",t.baseline!==null),n.draw({...c,heading:bx(t),empty:t.levels.length===0?"There is nothing to draw.":null}),s.node.hidden=
a.every(u=>u.machine===null),s.node.hidden||s.draw({...c,heading:"clock of the device, speed of the host"}),r.draw({...c,heading:"means over steps and ranks",empty:a.every(u=>u.parts===null)?"No set h\
as device work: a step has no parts.":null}),O(e.table,Ux(t,e.state,l)),e.results.dataset.shown=o}async function wN(e){let[t,o]=await Promise.all([At("group=always&limit=100"),nn()]),s=[...t.entries.flatMap(
({group:r})=>r?[r]:[]).map(({prefix:r,sets:a})=>[`${r}*`,a]),...o.filter(({sets:r})=>r>2).map(({tag:r,sets:a})=>[`tag:${r}`,a])].filter(([r])=>!r.includes(","));return i("div",{class:"notice"},t.total===
0?i("p",{},"No sets are stored yet. ",i("a",{href:ce("/")},"Add some"),"."):i("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the Traces page, or with ",i("co\
de",{},"tracediff ingest --tag"),"."),s.length>0&&i("ul",{class:"series-offers"},s.slice(0,20).map(([r,a])=>i("li",{},i("a",{href:pr({...e,sets:r})},r),` (${U(a,"set")})`))))}function Im(e,{code:t,message:o}){
e.answer=null,e.question.say(i("div",{class:"error-box",role:"alert",data:{code:t}},i("h2",{},"This series is not possible"),i("p",{},o)))}async function yN(e,t){try{let o=await ql(`${t}&machine=true`);
e.answered===t&&e.answer!==null&&(e.answer=o,Bm(e))}catch{}}function bN(e,t,o){let{state:n,question:s,controls:r}=e;if(e.answer=o,e.answered=t,r.draw(n,o.sets.at(-1)?.id??null),o.sets.length===0){let a=o.
left_out.length;Im(e,{code:"no_sets",message:`${n.tag.length>0?`tag: no set has ${n.tag.join(", ")}`:"No set was found"}.${a>0?` ${U(a,"set")} cannot be read.`:""}`}),s.clearable({message:"tag: "});return}
s.say(null),Bm(e),be(Lm(o)),yN(e,t)}function zx(e){let{state:t,question:o,context:n,controls:s}=e,r=mr(t).toString();s.draw(t,e.answer?.sets.at(-1)?.id??null),n.setTitle([t.sets,"Series"].filter(Boolean).
join(" · ")),t.sets===""&&t.tag.length===0?(e.answered="",o.ask(()=>wN(t),a=>o.say(a),a=>Im(e,a))):e.answered===r&&e.answer?(o.drop(),Bm(e),n.settled()):o.ask(a=>ql(r,{signal:a}),a=>bN(e,r,a),a=>Im(e,
a))}function _N(e,t){let o={context:t,state:xs(location.search),answer:null,answered:"",summary:i("div",{class:"series-summary"}),table:i("div",{class:"analysis-tables"}),machine:Nx(),parts:Lx()};o.controls=
Dx({onChange:(a,l)=>t.go(pr({...o.state,...a}),l)}),o.medians=Cx((a,l)=>t.go(Gx(o)(o.answer.sets[a].id,o.answer.sets[l].id)));let n=[o.medians,o.machine,o.parts],s=i("div");o.results=i("div",{class:"a\
nalysis-results"},o.summary,o.medians.node,o.table,o.machine.node,o.parts.node),O(e,i("div",{class:"page analyse-page series-page"},i("h1",{},"Series"),i("p",{class:"muted analysis-intro"},gN),o.controls.
node,s,o.results)),o.question=Ot({context:t,results:o.results,message:s});let r=mt(()=>n.forEach(a=>a.retheme()));return zx(o),{keys:{search:()=>o.controls.focus()},update(a){o.state=xs(a),zx(o)},unmount(){
o.question.unmount(),o.answer=null,r(),n.forEach(a=>a.unmount())}}}var qm={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(i("div",{class:"page"},i("div",{class:"empty"},i("h1",{},"There is no such page"),i("p",{},"The address may be mis\
typed. ",i("a",{href:ce("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var kN=120,xN=[hr,jn,Td,Gr,ra,Jd,dm,km,Dm],ca=document.getElementById("main"),bo=null,Fm="",Qn=history.state?.scroll??null,Nl=location.hash.slice(1),yt={go(e,{replace:t=!1}={}){let o=location.pathname+
location.search;e!==o&&(t?history.replaceState(history.state,"",e):(Yx(),history.pushState(null,"",e)),Qn=null),Nl=new URL(e,location.href).hash.slice(1),jm()},setTitle(e){document.title=e===""?"trace\
diff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},unknown(e){Jx.draw(bo.page,e)},lastCompare(e){let t=new URLSearchParams(Fm.split("?")[1]??"");return["control","test"].every(
o=>t.get(o)===e.get(o))?Fm:void 0},settled(){Qn!==null?(window.scrollTo(0,Qn),Qn=null):Nl!==""&&document.getElementById(Nl)?.scrollIntoView(),Nl=""},status:null,newPair:!1},Yx=()=>history.replaceState(
{scroll:window.scrollY},"");function jm(){let e=xN.find(o=>o.path===Ut())??qm;if(Vn("nav-traces",e===hr),Vn("nav-compare",e===jn||e===Td||e===km),Vn("nav-tree",e===Gr),Vn("nav-timeline",e===ra),Vn("na\
v-analyse",e===Jd),Vn("nav-query",e===dm),Vn("nav-series",e===Dm),SN(),Kx()&&(MN.clear(),Wm.clear()),Wm.draw(),Jx.draw(e),bo?.page===e){bo.view.update(location.search);return}bo?.view.unmount(),yt.busy(
!1),ca.textContent="";let t=bo!==null;bo={page:e,view:e.mount(ca,yt)},t&&(window.scrollTo(0,0),ca.focus({preventScroll:!0}),be(`${e.name} page`))}function Kx(){let e=new URLSearchParams(location.search);
return Ut().startsWith(jn.path)&&!!(e.get("control")&&e.get("test"))}function Vx(){return(Ut()===hr.path||Ut()===jn.path&&!Kx())&&!ur(document.activeElement)&&!document.querySelector("dialog[open]")}function $N(e,t,{
sure:o}){if(!Vx()||!o){Wm.offer(e,t);return}let n=ke.transfers.filter(s=>ke.canUndo(s)&&[e.id,t.id].includes(s.job.set));yt.newPair=!0,yt.go(Wt(e.id,t.id)),yt.newPair=!1,n.length!==0&&Ee(`${n.map(({label:s})=>`\
“${s}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(s=>ke.undo(s))),yt.go(ce("/"))}catch(s){Ee(`That did not wor\
k. ${s.message}`,{urgent:!0})}}}})}function vN({detail:{label:e,job:t}}){let o=()=>yt.go(t.page);Vx()?o():Ee(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:o}})}function Vn(e,t){
let o=document.getElementById(e);t?o.setAttribute("aria-current","page"):o.removeAttribute("aria-current")}function SN(){let e={"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"\
nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[Ut()];e&&(document.getElementById(e).href=location.pathname+location.search),Ut()===jn.path&&(Fm=location.pathname+location.
search);let t=new URLSearchParams(location.search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=Ut();(n.startsWith("/compare")||[Gr,ra].some(({path:s})=>s===n))&&
o.size>0&&EN(t,o,n)}function EN(e,t,o){let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",ce(`/?${t}`));let a=new URLSearchParams({set:n??"",test:s??
""});r("nav-analyse",ce(`/analyse?${a}`)),r("nav-query",ce(`/query?${t}`)),o!==Gr.path&&r("nav-tree",po(Zt(Dn(location.search)))),o!==ra.path&&r("nav-timeline",Ko(Object.fromEntries(e))),!o.startsWith(
jn.path)&&n&&s&&r("nav-compare",yt.lastCompare(e)??Wt(n,s))}function TN(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||
t.target!==""||t.hasAttribute("download"))return;let o=new URL(t.href),n=Pl(o.pathname),s=o.origin===location.origin&&ce(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"),r=o.pathname+o.
search===location.pathname+location.search;!s||o.hash!==""&&r||(e.preventDefault(),yt.go(o.pathname+o.search+o.hash))}async function Qx(){try{yt.status=await on(),Um(yt.status.build),document.getElementById(
"version").textContent=`tracediff ${yt.status.version}`,document.body.toggleAttribute("data-read-only",yt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",yt.status.sql===!1),document.
body.toggleAttribute("data-no-traces",yt.status.keep_traces===!1)}catch{}}async function ON(){let e=globalThis.firstComparison?.answer;e&&(ca.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(
t=>{setTimeout(t,kN)})]),delete ca.dataset.waits),bo===null&&jm()}var Jx=Pp(document.getElementById("bad-values"),yt),Wm=Gf();Bp(document.getElementById("connection"),()=>{Qx(),bo?.view.back?.()});Kp();
var MN=Zf($N);oh();Tp(document.getElementById("theme"));Jf(()=>bo,document.getElementById("keys"));Gp(document.getElementById("drop-veil"),()=>yt.status?.read_only!==!0,e=>{ke.add(e),Ut()!=="/"&&!document.
querySelector("dialog[open]")&&yt.go(ce("/"))});ke.addEventListener("bundle",vN);ke.addEventListener("change",()=>Xs().catch(()=>{}),{once:!0});document.addEventListener("click",TN);history.scrollRestoration=
"manual";window.addEventListener("popstate",e=>{Qn=e.state?.scroll??0,jm(),(bo.page===hr||bo.page===qm)&&yt.settled()});window.addEventListener("scroll",Je(200,()=>{Qn===null&&Yx()}),{passive:!0});for(let e of[
"wheel","touchstart","keydown"])window.addEventListener(e,()=>{Qn=null},{passive:!0});ON();Bt().then(()=>{Jt.watch(),Qx()});})();
