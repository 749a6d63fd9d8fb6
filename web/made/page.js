"use strict";
(()=>{var Xm=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),ce=e=>Xm+e,Wl=e=>`/${e.split("/").slice(Xm.split("/").length).join("/")}`,Yt=()=>Wl(location.pathname);var b$=300,_$=4e3,k$=1e4,rn=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},pa=()=>document.dispatchEvent(new Event("connection")),Fl=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function x$(){try{let e=await fetch(ce("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(k$)});return Fl(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function $$(){let e=rn(),t=b$;for(;;){await new Promise(n=>{e.hurry=n,setTimeout(n,t)});let o=await x$();if(o){let n=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&o.build!==void 0&&o.build!==e.build}),pa(),n}e.gone||(e.gone=!0,pa()),t=Math.min(2*t,_$)}}async function fa({signal:e,isAction:t=!1}={}){let o=rn();e?.throwIfAborted(),
o.back??=$$(),t&&(o.actions+=1,pa());let n;try{return await Promise.race([o.back,new Promise((s,r)=>{n=()=>r(e.reason),e?.addEventListener("abort",n,{once:!0})})])}finally{e?.removeEventListener("abor\
t",n),t&&(o.actions-=1,pa())}}var Zm=e=>{rn().build??=e},ep=e=>document.addEventListener("connection",()=>e(rn()));var uo=ce("/api/v1"),v$=700,S$=4,Wo=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function Hl(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new Wo(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new Wo(e,"error",`The server answered with status ${e}.`)}var jl=()=>new Wo(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),E$=/"(?:stream|correlation)":-?\d{16}/,T$=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,O$=/\d{16}/,M$=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,A$=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function tp(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function op(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Kt(e,t,o={}){let n=!1,s=1;try{for(;;)try{return await C$(e,t,o)}catch(r){if(r.code==="offline"&&s<S$){
s+=1,await fa({signal:o.signal,isAction:e!=="GET"});continue}if(e==="DELETE"&&r.status===404&&s>1)return null;if(r.code!=="not_checked_yet")throw r;n||(n=!0,tp(1)),await A$(v$,o.signal)}}finally{n&&tp(
-1)}}async function C$(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(
o));let a,l;try{a=await fetch(uo+t,r),l=await a.text()}catch(c){throw c.name==="AbortError"?c:jl()}if(Fl(a))throw jl();if(!a.ok)throw Hl(a.status,l);if(l==="")return null;try{return JSON.parse(l,s&&O$.
test(l)?M$:E$.test(l)?T$:void 0)}catch{throw new Wo(a.status,"bad_answer","The server sent an answer that is not JSON.")}}var dt=(e,t)=>Kt("GET",e,t),Xe=encodeURIComponent,an=e=>dt("/status",e);async function Lt(e,t){
let o=await dt(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}async function bt(e,t){let o=e.map(s=>`id=${Xe(s)}`).join("&"),n=e.length===0?[]:(await dt(`/sets?${o}`,t)).sets;
return[...new Map(n.map(s=>[s.id,s])).values()]}var ln=async e=>(await dt("/tags",e)).tags,xo=(e,t)=>dt(`/sets/${Xe(e)}`,t),Fo=(e,t)=>Kt("PATCH",`/sets/${Xe(e)}`,{body:t}),ns=e=>Kt("DELETE",`/sets/${Xe(
e)}`),np=async(e,t)=>(await Kt("POST",`/sets/${Xe(e)}/split`,{body:t})).job,sp=async(e,t)=>(await Kt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,ss=e=>Kt("POST",`/sets/${Xe(e)}/r\
estore`),st=(e,t)=>dt(`/compare_traces?${e}`,t),ha=(e,t)=>dt(`/compare_traces/op?${e}`,t),ga=(e,t,o)=>dt(e===""?`/compare_traces/tree?${t}`:`/sets/${Xe(e)}/tree?${t}`,o),rs=async(e,t,o)=>(await dt(`/s\
ets/${Xe(e)}/steps${t===null?"":`?marker=${Xe(t)}`}`,o)).steps,Qs=(e,t,o)=>dt(`/sets/${Xe(e)}/timeline?${t}`,o),wa=(e,t,o)=>dt(`/sets/${Xe(e)}/timeline/find?${t}`,o),jo=(e,t,o)=>dt(`/analysis/${e}?${t}`,
o),Ul=(e,t)=>dt(`/series?${e}`,t),rp=e=>`${uo}/series?${e}`,ap=(e,t)=>`${uo}/analysis/${e}?${t}`,ya=async(e,t,o)=>(await dt(`/sets/${Xe(e)}/ops?q=${Xe(t)}&limit=50`,o)).ops,Js=e=>`${uo}/compare_traces\
?${e}`,ba=e=>`${uo}/report?${e}`,_a=e=>`${uo}/bundle?${e}`,ip=e=>`${uo}/compare_traces/op?${e}`,lp=(e,t,o)=>dt(`/sets/${Xe(e)}/timeline/sums?${t}`,o),cp=(e,t)=>dt(`/sql?${e}`,{...t,digits:!0}),up=e=>`${uo}\
/sql?${e}`,dp=async(e,t)=>(await dt(`/sql/schema?${e}`,t)).tables,mp=async e=>(await dt("/queries",e)).queries,zl=(e,t)=>Kt("POST","/queries",{body:{name:e,statement:t}}),pp=e=>Kt("DELETE",`/queries/${Xe(
e)}`),Gl=(e,t,o)=>`${uo}/sets/${Xe(e)}/files/${t}/trace${o?`?${o}`:""}`;async function ka(e,t,o,{signal:n,onProgress:s}){let r=[],a=0,l;try{if(l=await fetch(Gl(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();
for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),a+=d.length,s(a)}return await new Blob(r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:a>0?new Wo(0,"broken","The download stop\
ped before its end. The log of the server says why."):jl()}throw Hl(l.status,await l.text())}var fp=async e=>(await dt("/jobs",e)).jobs,hp=(e,t)=>dt(`/jobs/${Xe(e)}`,t),as=e=>Kt("DELETE",`/jobs/${Xe(e)}`),
gp=e=>new EventSource(`${uo}/jobs/${Xe(e)}/events`),wp=(e,t)=>Kt("POST","/uploads",{body:{label:e,files:t}}),yp=async(e="")=>(await Kt("POST",`/samples${e&&`/${e}`}`)).jobs,bp=e=>dt(`/uploads/${Xe(e)}`),
Yl=e=>Kt("DELETE",`/uploads/${Xe(e)}`),_p=async e=>(await Kt("POST",`/uploads/${Xe(e)}/commit`)).job;function kp(e,t,o,{from:n=0,signal:s,onProgress:r}){return new Promise((a,l)=>{let c=new XMLHttpRequest,
u=()=>c.abort(),d=(p,f)=>{s?.removeEventListener("abort",u),p(f)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.addEventListener("abort",u),c.open("PUT",`${uo}/upl\
oads/${Xe(e)}/files/${Xe(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.size-1}/${o.size}`),c.upload.addEventListener("prog\
ress",p=>r(n+p.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Hl(c.status,c.responseText));return}try{d(a,JSON.parse(c.responseText))}catch{d(l,new Wo(c.status,"bad_answer",
"The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new Wo(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),c.addEventListener(
"abort",m),c.send(n>0?o.slice(n):o)})}function R$(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let a=n.padStart(1-r,"0");return[a.slice(0,r),a.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function Ne(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=R$(Math.abs(e));if(r.length>o){let a=r[o]>="5",l=s+r.slice(0,o),c=a?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var le="–",po="−",Vt=" ",Sp=e=>Ne(e,0,2);function is(e,t){return t>0?`+${e}`:t<0?`${po}${e}`:e}function A(e){return e==null?le:Sp(e).replace("-",po)}function rt(e){return e==null?le:is(Sp(Math.abs(
e)),e)}var xp=["","K","M","G","T","P","E"];function mo(e){if(e==null)return le;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<xp.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;return(e<0?po:"")+
Ne(t,0,n)+(o?Vt+xp[o]:"")}function Sn(e){return e>0?`+${mo(e)}`:mo(e)}var Kl=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function ze(e){let t=Math.abs(e);return Kl.find(([,o])=>t>=o*.99995)??(t>0?Kl[3]:
Kl[2])}function xa(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return Ne(n,s,s)+Vt+t}function L(e){if(e==null)return le;let t=xa(e,ze(e));return(e<0&&/[1-9]/.
test(t)?po:"")+t}function be(e){return e==null?le:is(xa(e,ze(e)),e)}function Vl(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return Ne(e,t,t)}function Ho(e){let[t,o]=ze(e*1.0005);return(e<0?po:"")+Vl(Math.
abs(e/o))+Vt+t}var ls=e=>(e>0?"+":"")+Ho(e);function $o(e,t){let[o,n]=ze(Math.max(e,t)*1.0005);return[e,t].every(s=>s===0||ze(s*1.0005)[0]===o)?[Vl(e/n),Vl(t/n)+Vt+o]:[e,t].map(Ho)}function Ep(e){let[
t,o]=ze(Math.max(1,Math.abs(e)));return Ne(Math.abs(e)/o,0,{s:9,ms:6,µs:3}[t])+Vt+t}function re(e){return e==null?le:(e<0?po:"")+Ep(e)}function Ie(e){return e==null?le:is(Ep(e),e)}var $p=[["TB/s",1e3],
["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function cs(e){let t=Math.abs(e);return $p.find(([,o])=>t>=o*.99995)??$p[t>0?3:1]}function Uo(e){return e==null?le:(e<0?po:"")+xa(e,cs(e))}function Tp(e){return e==
null?le:is(xa(e,cs(e)),e)}function Xl(e){return e==null?le:Ne(e,0,9).replace("-",po)+Vt+"GB/s"}function Me(e){return e==null||!Number.isFinite(e)?le:(e<0?po:"")+Op(Math.abs(e))+Vt+"%"}function me(e){if(e==
null||!Number.isFinite(e))return le;if(e>=900){let t=1+e/100;return`${Ne(t,...t>=99.95?[0,0]:[1,1])}×`}return is(Op(Math.abs(e))+Vt+"%",e)}function Op(e){if(e>0&&e<.05)return e<.005?"<0.01":Ne(e,2,2);
let t=e>=1e3||e===0?0:1;return Ne(e,t,t)}var L$="⁰¹²³⁴⁵⁶⁷⁸⁹";function Ft(e){if(e==null||!Number.isFinite(e))return le;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,o]=e.
toExponential(1).split("e-");return`${t}${Vt}×${Vt}10⁻${[...o].map(n=>L$[n]).join("")}`}function Mp(e){return e==null||!Number.isFinite(e)?le:e<.001?"<0.001":Ne(e,3,3)}var Ql=["B","kB","MB","GB","T\
B"];function Zl(e){let t=Math.abs(e),o=Ql.findLastIndex((n,s)=>t>=999.5*1e3**(s-1));return[Ql[Math.max(o,0)],1e3**Math.max(o,0)]}var ec=e=>e==null?le:`${A(e).replace("-",po)}${Vt}B`,Xs=e=>e==null?le:is(
xe(Math.abs(e)),e);function xe(e){if(e==null)return le;if(e<0)return po+xe(-e);let t=Ql,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?1:2;return Ne(o,s,s)+Vt+t[n]}function j(e,t,o=`${t}\
s`){return`${A(e)}${Vt}${e===1?t:o}`}function Qe(e,t=6){let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=
1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(0,t).join(", ")}, …`:o.join(", ")}function Zs(e,t){let o=Array.from(e);if(o.length<=t)return e;let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.
slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var Jl=8,Ap=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function Cp(e,t){let o=e[t],n=r=>r===void 0?0:Ap(o,r),s=Math.
max(0,Math.max(n(e[t-1]),n(e[t+1]))-Jl);return s>0&&/[\uDC00-\uDFFF]/.test(o[s])?s-1:s}function Rp(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[o,Cp(t,n)]))}function N$(e,t,o){let n=Math.
floor(t*.4),s=t-n-1,r=o+(s<2*Jl?Jl-Math.floor(s/3):0);if(e.length<=t||o===0||r<=n)return Zs(e,t);let a=Math.max(n,Math.min(r,e.length-s));if(a<=n+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=a+
s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.slice(a,l?a+s-1:void 0)}${l?"…":""}`}var P$=e=>e.replace(/^void (?=\S)/,"");function tc(e){let t=[],o=new Map,n=new Map,s=new Map,r=c=>c.
length>e?P$(c):c;function a(c,u){let d=s.get(c),m=N$(c,e,u);if(o.set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let p=n.get(m)??{text:m,names:new Set,first:null};p.names.add(c),p.first=
null,n.set(m,p),s.set(c,p)}function l(c){if(c.first===null){let[u,...d]=c.names;c.first=d.reduce((m,p)=>Math.min(m,Ap(u,p)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!o.
has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach((m,p)=>{if(d.has(m)||d.has(t[p-1])||d.has(t[p+1])){let f=Cp(t,p);f!==o.get(m)&&a(m,f)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===
1||e<16?d.text:I$(u,e,l(d),o.get(u))}}}function vo(e,t){let o=tc(t);return o.add(e),e.map(o.text)}function I$(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),a=Math.max(s,o-2),l=t-s-r-3,c=Math.max(a+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(
s,a)+e.slice(a,a+r)+u(a+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function St(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Be(e){return e.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function cn(e,t,o){let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let a=t;a>t*.6;a-=1)if(" ,:<>()".includes(s[a-1])){r=
a;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),n}var D$=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","De\
c"],vp=e=>String(e).padStart(2,"0"),q$=36e5;function Lp(e,t=Date.now()){let o=Math.round((Date.parse(e)-t)/q$);return o>=48?`in ${j(Math.floor(o/24),"day")}`:o>=1?`in ${j(o,"hour")}`:"within the hour"}
function Ze(e){let t=new Date(e);return Number.isNaN(t.getTime())?le:`${t.getDate()} ${D$[t.getMonth()]} ${t.getFullYear()}, ${vp(t.getHours())}:${vp(t.getMinutes())}`}var B$="tracediff.theme",oc=new Set,sc=matchMedia("(prefers-color-scheme: dark)");function nc(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function W$(){let e=nc();
return e==="auto"?sc.matches?"dark":"light":e}function ht(e){return oc.add(e),()=>oc.delete(e)}function Np(){for(let e of[...oc])e(W$())}function Ip(e){e.value=nc(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(B$,e.value)}catch{}Np()}),sc.addEventListener("change",()=>{nc()===
"auto"&&Np()})}var F$=matchMedia("(forced-colors: active)"),$a=new Map,Pp="";function G(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${sc.matches} ${F$.matches}`;return n!==
Pp&&($a=new Map,Pp=n),$a.has(e)||$a.set(e,j$(e)),$a.get(e)}function j$(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var rc=null;function er(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(rc??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{rc=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),rc)}var Dp={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1,showTips:!1},tr=()=>[[0,G("--heat-low")],[.5,G("--heat-middle")],[1,G("--heat-high")]];function Zt(){
return{control:G("--control-fill"),test:G("--test-fill"),more:G("--more-fill"),less:G("--less-fill"),noise:G("--noise-fill"),surface:G("--surface"),highlight:G("--highlight"),highlightEdge:G("--accent")}}
function Et(){let e=G("--text"),t=G("--muted"),o=G("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.body).fontFamily;
return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[G("--control-fill"),G("--test-fill"),G("--more-fill")],xaxis:n,yaxis:n,legend:{font:{
color:e,size:12}},hoverlabel:{bgcolor:G("--surface-raised"),bordercolor:G("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var ac=17;function H$({title:e,
lines:t,keys:o=[]},n,s){let r=Zt(),a=t.flatMap(f=>cn(f,Math.floor(n/6.6),3)),l=30+ac*a.length+(o.length>0?24:0)+8,c=(f,h,g,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-f,text:Be(h),font:{size:g,color:G(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...a.map((f,h)=>c(30+ac*h,f,12,!1))],d=[],m=12-s.left,p=30+ac*a.length+4;for(let[
f,h]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-p-13,y1:s.top+l-p-4,fillcolor:r[f]??G(f),line:{width:0}}),u.push(
{...c(p,h,12,!1),xshift:m+19}),m+=19+7*h.length+18;return{annotations:u,shapes:d,height:l}}async function qp(e,t,o,n){let s=await er(),r=G("--surface"),a=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=H$(n,a,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:a,height:e.clientHeight+u.height,scale:t==="png"?2:1})}function i(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
a,l]of Object.entries(r))n.addEventListener(a,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[a,l]of Object.entries(r))n.style.setProperty(a,l);else n.setAttribute(s,r===!0?
"":String(r));return va(n,o),n}function va(e,t){for(let o of t)Array.isArray(o)?va(e,o):o!=null&&o!==!1&&e.append(o)}function O(e,...t){return e.textContent="",va(e,t),e}function So(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function D(e,t,o={}){return i("button",{type:"button",...o,on:{click:t}},
e)}var U$="http://www.w3.org/2000/svg";function Te(e,t={},...o){let n=document.createElementNS(U$,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return va(n,o),n}var z$={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"\
M4 2h5l3 3v9H4zM9 2v3h3"};function Ot(e){return Te("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},Te("path",{d:z$[e]}))}function ke(e,t,o,n={}){return i("button",{type:"\
button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.trim(),on:{click:o}},Ot(e))}var Bp=0;function ae(e){return Bp+=1,`${e}-${Bp}`}var jt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(
()=>setTimeout(e))});function ye(e,t=!1){let o=document.getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Je(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(
()=>t(...s),e)};return n.cancel=()=>clearTimeout(o),n}var Nt={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},q:{type:"\
text",standard:""},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"b\
oolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},row:{type:"text",standard:""},significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{
type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"\
abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"bo\
olean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"\
json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},En={q:{type:"text",standard:""},tag:{type:"texts",standard:""},prefix:{type:"text",standard:""},
sort:{type:"choice",standard:"created",words:["created","label","ranks","steps","events","bytes","device","step_time","recorded"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"c\
hoice",standard:"never",words:["auto","always","never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},zo={control:{type:"text",standard:""},test:{
type:"text",standard:""},control_ranks:{type:"text",standard:""},test_ranks:{type:"text",standard:""},control_steps:{type:"text",standard:""},test_steps:{type:"text",standard:""},control_marker:{type:"\
text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},level:{type:"choice",standard:"modules",words:["modules","operators","python"]},instances:{type:"boolean",standard:"\
false"},merge_lines:{type:"boolean",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"choice",standard:"none",words:["none","device","host"]},min_change:{
type:"text",standard:"0"},max_nodes:{type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},Sa={rank:{type:"text",standard:"",least:-9007199254740990,
most:9007199254740990},span:{type:"text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boole\
an",standard:"false"},from:{type:"text",standard:""},to:{type:"text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},ic={sets:{
type:"text",standard:"*"},tag:{type:"texts",standard:""},baseline:{type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication",
"exposed_memory","idle"]},name:{type:"text",standard:""},category:{type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choic\
e",standard:"device",words:["device","host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},us=null;function Go(e,t,o){us&&!us.some(n=>n.name===
t)&&us.push({name:t,value:e.getAll(t).join(),allowed:o})}function Wp(e,t){us=[];try{return e(t),us}finally{us=null}}function et(e,t,o,n){let s=e.get(t)??"";return s!==""&&!o.includes(s)&&Go(e,t,o.filter(
r=>r!=="").join(", ")),s!==""&&o.includes(s)?s:n}function lc(e,t,o){let n=(e.get(t)??"").split(",").filter(s=>s!=="");return n.every(s=>o.includes(s))||Go(e,t,o.join(", ")),n.filter(s=>o.includes(s))}
function cc(e,t,o,n){let s=e.get(t)??"";return s!==""&&!o.test(s)&&Go(e,t,n),o.test(s)?s:""}function uc(e,t,o,n,s){let r=`${o} to ${n.toLocaleString("en-US")}`,a=cc(e,t,/^\d+$/,r),l=a===""||Number(a)>=
o&&Number(a)<=n;return l||Go(e,t,r),a!==""&&l?Number(a):s}var G$=new Map([["1","true"],["0","false"]]);function xt(e,t,o,n=t[o].standard){let{type:s,words:r}=t[o];if(s==="texts")return e.getAll(o).filter(
p=>p!=="");let a=e.get(o)??"",l=s==="text"?a:G$.get(a)??a,c=s==="boolean"?["true","false"]:r,u=s==="text"?l:c.find(p=>p.toLowerCase()===l.toLowerCase());u===void 0&&l!==""&&Go(e,o,c.join(", "));let m=(s===
"choice"&&u==="false"?"":u)||n;return s==="boolean"?m==="true":m}function Yo(e,t,o,n){for(let s of o){let{type:r,standard:a}=t[s];r==="texts"?n[s].forEach(l=>e.append(s,l)):["",a].includes(String(n[s]??
""))||e.set(s,String(n[s]))}}var Fp=40,jp=e=>e.length>Fp?`${e.slice(0,Fp)}…`:e;function Hp(e,t){let o=t.map(({name:n,value:s})=>`${n}=${jp(s)}`).join(" and ");return D(`Clear ${o}`,()=>{let n=new URL(location.href);t.forEach(({
name:s})=>n.searchParams.delete(s)),e.go(n.pathname+n.search)})}function Up(e,t){let o="";return{draw(n,s=[]){let r=[...n.read?Wp(n.read,location.search):[],...s],a=r.map(({name:l,value:c,allowed:u})=>`\
“${l}=${jp(c)}” in the address is not used. Allowed: ${u}.`);a.join(`
`)!==o&&(o=a.join(`
`),e.hidden=a.length===0,O(e,a.map(l=>i("span",{},l)),a.length>0&&Hp(t,r)),ye(a.join(" ")))}}}function Y$(e,t,o=""){let n=new URLSearchParams(t);return[...[...e.matchAll(/\b(\w+): /g)].flatMap(([,r])=>[
r,r.replace(/^set(?=_|$)/,o||"control"),r.replace(/^(set|control|test)_/,"")]),...o!==""&&e.startsWith("there is no")?[o]:[]].find(r=>n.has(r))??""}function zp(e,t,o,n){let s=Y$(o,location.search,n);s!==
""&&t?.append(Hp(e,[{name:s,value:new URLSearchParams(location.search).getAll(s).join()}]))}var Gp="No connection to the server: trying again.";function K$({actions:e}){return`${Gp} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${A(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function Yp(e,t){let o=!1,n="",s=()=>rn().hurry();function r(){let{gone:a,other:l}=rn(),c=a?K$(rn()):l?"The server has been replaced by another version of\
 it.":"";c!==n&&(n=c,e.hidden=c==="",O(e,c,c!==""&&(a?D("Try now",s):D("Load the page again",()=>location.reload())))),a!==o&&(o=a,ye(a?Gp:"The server answers again.",a),a||t())}ep(r),window.addEventListener(
"online",s),document.addEventListener("visibilitychange",s),r()}var Kp=/(?<!\.tracediff)\.json$|\.json\.gz$/i,Vp=/\.tracediff\.json$/i,dc=/\.tracediff$/i;function Qp(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.
isDirectory)t.push(s);else{let r=n.getAsFile();r&&o.push({name:r.name,file:r})}}return V$(t,o)}async function V$(e,t){let o=[];for(let n of e){let s=[];await Xp(n,"",s),o.push(ds(n.name,s))}return o.concat(
Jp(t))}function Jp(e){let t=e.filter(({name:n})=>!dc.test(n)),o=e.filter(({name:n})=>dc.test(n)).map(n=>({label:n.name.replace(dc,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,ds(pc(t),
t)]:o}async function Xp(e,t,o){let n=e.createReader(),s=[];for(;;){let r=await new Promise((a,l)=>{n.readEntries(a,l)});if(r.length===0)break;s.push(...r)}s.sort((r,a)=>r.name<a.name?-1:1);for(let r of s)
if(r.isDirectory)await Xp(r,`${t}${r.name}/`,o);else{let a=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:a})}}function Zp(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,
r=s.indexOf("/");if(r>0){let a=s.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>ds(n,s)).concat(Jp(o))}var Ko=({
name:e})=>Vp.test(e),mc=({name:e})=>e.replace(Vp,"");function ds(e,t){let o=[...t].sort((r,a)=>r.name<a.name?-1:1),n=new Set(o.map(({name:r})=>r).filter(r=>Kp.test(r))),s=r=>Ko(r)?n.has(mc(r)):n.has(r.
name);return{label:e,files:n.size===0?[]:o.filter(s),skipped:n.size===0?o:o.filter(r=>!s(r))}}function pc(e){let t=e.filter(n=>!Ko(n)).map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(Kp,"").replace(
/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[o=""]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function ef(e){
let t=new Map;for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let a=o.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?
null:[...t].map(([o,n])=>ds(o,n))}function Ee(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=i("div",{class:`toast${n?" toast-urgent":""}`},i("span",{class:"toast-text"},e)),r=0,a=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(a,o*1e3)};t&&s.append(D(t.label,()=>{a(),t.run()},{class:"toast-action"})),s.append(ke("close","Dismiss",a));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),ye(t?`${e} ${t.label} is available.`:e,n),l(),a}function tf(e,t,o){let n=0,s=a=>[...a.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",a=>{s(a)&&t()&&(a.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",a=>{s(a)&&(n-=1,(n<=0||a.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",a=>{s(a)&&(a.preventDefault(),
a.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async a=>{if(r(),!!s(a)){if(a.preventDefault(),!t()){Ee("This server is read-only.",{urgent:!0});return}try{let l=await Qp(
a.dataTransfer);l.length>0&&o(l)}catch(l){Ee(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var Q$=700,J$=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function fc({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${A(t)} of ${j(e,"set file")} are checked.`:`${j(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${A(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function of(e){let t=i("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let a=o;
return o=J$(s),t.hidden=!s,t.textContent=s?fc(s):"",clearTimeout(n),o?n=setTimeout(e,Q$):a&&ye(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var X$=1e3,Ea="This page waits for a set that the server has not checked yet.";function nf(){let e=i("span",{class:"toast-text"}),t=i("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let a=await an().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=a?`${Ea} ${fc(a)}`:Ea,o=setTimeout(s,X$,r))}op(r=>{let a=r&&Yt()!=="/";a!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),a&&(document.
getElementById("toasts").append(t),e.textContent=Ea,ye(Ea),s(n)))})}var Z$=2,sf=1e3,hc=0,Tn=e=>["done","failed","cancelled"].includes(e.state);function Ta(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,hc-=1)},a=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(Tn(d)&&a(),
t(d))},c=async()=>{let d=sf;try{l(await hp(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*sf}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return hc<Z$&&typeof EventSource=="function"?(hc+=1,n=gp(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),a}var ms=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],cf=ms.flatMap(([e])=>e),uf=ms.flatMap(([,e])=>e),Vo=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],eo=(e,t)=>t.some(o=>e.includes(o));function ev(e,t){let[o,n]=[Vo(e),Vo(t)];for(let[s,r]of ms){let a=eo(o,s)&&eo(n,r);if(a!==(eo(n,s)&&eo(o,r)))return a?-1:1}for(let[s,r]of[[cf,-1],[uf,1]])if(eo(o,s)!==
eo(n,s))return eo(o,s)?r:-r;return 0}function Oa(e){for(let[t,o]of ms){let n=e.map(r=>[eo(Vo(r),t),eo(Vo(r),o)]),s=r=>n.flatMap((a,l)=>a[r]?[l]:[]);if(n.every(([r,a])=>r!==a)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var tv=10n**17n;function rf(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let o=e.file_list.filter(n=>n.first_event_ns!==null).map(n=>BigInt(
n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==null&&o>tv?o:null}function or(e,t){let o=ev(e.label,t.label),[n,s]=[rf(e),rf(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,
t]}var af=e=>[...new Set(Vo(e).filter(t=>!/\d/.test(t)&&!cf.includes(t)&&!uf.includes(t)))];function df(e,t){let[o,n]=[af(e),af(t)],s=o.filter(a=>n.includes(a)).length,r=Math.min(o.length,n.length);return r===
0?ms.some(([a,l])=>[[e,t],[t,e]].some(([c,u])=>eo(Vo(c),a)&&eo(Vo(u),l))):s>1||s===r}var ov=100,lf=(e,t)=>Vo(e).filter(o=>!t.includes(o)).join(" ");function gc(e){if(e.length===2){let[t,o]=or(e[1],e[0]);
return{control:t.id,test:o.id}}for(let[t,o]of ms){let n=[...t,...o],s=d=>e.filter(m=>eo(Vo(m.label),d)).slice(0,ov),[r,a]=[s(t),s(o)],l=a.map(d=>[r.find(m=>m!==d&&lf(m.label,n)===lf(d.label,n)),d]).find(
([d])=>d!==void 0),[c,u]=l??[r[0],a[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function nv(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function sv(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let a=rv(
e,s+1);o+=n===0?e.slice(s,a):"",s=a-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function rv(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function Ma(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(sv(e,t.index+t[0].length));return o?Number(o[1]):null}async function av(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function mf(e,t,o){let n=await av(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),a="",l=!1;try{for(;a.length<t&&!o(a);){let{done:c,value:u}=await r.read();if(c){l=!0;break}a+=u}}catch{}return r.cancel().catch(()=>{}),{text:a,ended:l,zipped:n}}var iv=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&Ma(e)!==null;async function lv({name:e,file:t}){let o=await mf(t,4194304,iv);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=Ma(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=Ma(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await mf(t,16777216,()=>!1);n=Ma(s.slice(-262144))}return{
isTrace:!0,rank:n??nv(e)}}async function ff(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await lv(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var pf=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function hf(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([pf(e,n,o),pf(t,n,o)]);if(s.
some((a,l)=>a!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var cv=256,gf=20,wf=e=>e.slice(e.lastIndexOf("/")+1),wc=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function uv(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
hf(e.file,t.file)}async function dv(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await uv(n,s)||wc(n.name)!==null&&wc(n.name)===wc(s.name));for(let n of e.filter(s=>s.seen.isTrace&&!Ko(s))){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var yc=e=>e.map(({seen:t})=>t.rank),bc=e=>!e.includes(null)&&new Set(e).size===
e.length;function mv(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function pv(e){return Oa(e.map(({name:o})=>wf(o)))?.map(o=>o.map(n=>e[n]))??mv(e)??e.map(o=>[o])}function fv(e,t){let o=new Set;return e.map((n,s)=>{let r=pc(n),a=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(d=>!o.has(d))??`${r} ${s+1}`;o.add(a);let l=n.flatMap(({more:d,...m})=>[m,...d]),c=new Set(l.map(({name:d})=>d)),u=t.files.filter(d=>Ko(d)?c.has(mc(d)):s===0&&!d.seen.isTrace);return{
...ds(a,[...l,...u]),settled:!0}})}function yf(e){let t=yc(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function hv(e,t,o){
return!(t.length===2&&Oa(t.map(({label:s})=>s)))&&bc(yc(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:yf(o),manyFirst:!0}}}function gv(e){return e.includes(
null)?"assumed":bc(e)?"named":"equal"}async function bf(e){if(e.files.length>cv)return{};if(await ff(e.files),e.files.length<2||e.settled)return{};let t=await dv(e.files),o=ef(e);if(o!==null&&o.length<=
gf)return hv(e,o,t);let n=yc(t),s=Oa(t.map(({name:a})=>wf(a)));if(t.length<2||bc(n)&&s===null)return{};let r=pv(t);return r.length>gf?{}:{question:{kind:gv(n),parts:fv(r,e),one:yf(t),manyFirst:s!==null||
r.length===2}}}var _f=(e,t,o)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...o});function kf(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var wv=2,yv=3,bv=4,_c=3,kc=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,_f(this.#o,
t,{tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,...o})}add(t){let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(t){let n=(await yp(
t)).map(s=>this.#n({label:s.label,files:[],skipped:[]},{job:s,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#m(s))}async#t(t){if(t.files.length===
0){this.#i(t,{message:"There is no .json or .json.gz file in it."});return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await bf(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),
t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="asking",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(a=>this.#n(a,{tags:n,tagError:s}));this.transfers.splice(this.transfers.
indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(a=>this.#t(a))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking",
"queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cance\
lled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.
planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<
yv&&this.#f(o)}async#f(t){t.state="creating",t.begun+=1,t.error=null,this.#e(t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await wp(t.label,o);if(t.state!=="creating"){Yl(n.id).catch(
()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.
filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state==="sending").length;for(let n of t)for(let s of n.files){if(o>=wv)return;s.state==="waiting"&&(o+=1,this.#h(n,s))}}async#h(t,o){
o.state="sending",o.attempts+=1,this.#e(t);let{upload:n}=t;try{await kp(n,o.name,o.file,{from:o.sent,signal:t.abort.signal,onProgress:s=>{o.sent=Math.min(s,o.size),this.#e(t)}}),o.sent=o.size,o.state=
"sent"}catch(s){if(t.state==="sending"&&t.upload===n&&await this.#g(t,o,s),t.state!=="sending"||t.upload!==n)return}this.#e(t),this.#d(t),this.#l()}async#g(t,o,n){if((n.status===0||n.status>=500)&&n.status!==
507&&o.attempts<bv){let{upload:r}=t;if(o.state="sending",n.status===0?await this.#w(t,o):await new Promise(a=>{setTimeout(a,500*2**(o.attempts-1))}),t.state!=="sending"||t.upload!==r||await this.#u(t,
o))return;if(t.begun<_c){this.#c(t);return}}o.state="failed",o.error=n.message}async#w(t,o){t.waits=!0,this.#e(t);let n=await fa({signal:t.abort.signal}).catch(()=>!1);o.attempts-=n?1:0,t.waits=!1}#c(t){
kf(t),this.#a(t)}async#u(t,o){try{let s=(await bp(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#d(t){if(t.state!=="sen\
ding"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:`${o.length}\
 files could not be sent. ${o[0].error}`}):this.#y(t)}async#y(t){t.state="committing",this.#e(t);try{t.job=await _p(t.upload),t.state="job",this.#e(t),this.#m(t)}catch(o){if(o.status===404&&t.begun<_c&&
t.state==="committing"){this.#c(t);return}this.#i(t,o)}this.#s()}#m(t){t.stopJob=Ta(t.job.id,o=>{if(o.error?.code==="unknown_job"&&t.files.length>0&&t.begun<_c){this.#c(t);return}if(t.job=o,o.state===
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
state="cancelled",t.abort.abort(),this.#e(t),o!==null&&Yl(o).catch(()=>{}),this.#l(),this.#s()}},_e=new kc;window.addEventListener("beforeunload",e=>{_e.sending&&e.preventDefault()});var _v=1e3,kv=5e3,xv=6e4,xc=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-xv;get running(){return this.list.filter(t=>!Tn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await fp())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?_v:kv)}}#r(t){if(_e.transfers.
some(n=>n.state==="committing"))return;let o=new Set(_e.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},to=new xc;var $v={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},vv={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},xf=(e,t,o)=>e===
null||!(t>0)?null:o*(e/t);function On(e,t,o){if(e[t]!==void 0)return e[t];let n=$v[t];if(!n)return vv[t]?.(o)??null;let{rule:s,times:r}=n,a=On(e,n.of,o),l=On(e,n.by,o);switch(s){case"change":return a===
null||l===null?null:a-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:xf(a,l,r);default:return xf(a,l,r)}}var gt={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},$f={operators:{name:"operators",short:"operators",what:"An operator runs, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of op\
erators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for it"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, an\
other process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects garbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here,\
 at most an annotation"}},Aa={...gt,...$f},vf=e=>e!==null&&e.parts.some(({part:t})=>t in $f),nr={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and\
 no compute kernel: nothing hides them"},Ca=e=>e[0].toUpperCase()+e.slice(1),Sv={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},$c=e=>Sv[e]??e.toLowerCase();function vc(e){let t=e.
split(" overlapping ").map($c);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var Sc={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"o\
ther"},Sf={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for so\
mething else"},Ec={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"delay from launch to start"},Ra={short_kernels:"shorter than its launch",runtime_outliers:"slow laun\
ch",launch_delay_outliers:"late start"},La={steps:"of the steps, as in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},Tc={set:{letter:"A",name:"Control"},
test:{letter:"B",name:"Test"}},Mn="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA].",un=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",An="the host waits: the de\
vice’s queue is full",dn=({host:e,lag:t})=>typeof e!="number"?"":`host ${L(e)}${t>0?` · device ${L(t)} behind when the host left`:""}`;var Pt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Ef={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},Ev={...Ef,per_step:"per r\
ecording",percent:"% of the recording"},sr=(e,t)=>(Pt(t)?Ev:Ef)[e];function Oc(e){return Pt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var ps=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function Na(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var Tv=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,Ov=e=>e==="per_step"||e==="percent";function Mv(e,t){
let o=t?"self_":"",n=`${o}${{total:"duration",percent:"percent_of_step"}[e]??e}`,s=e==="total"&&!t?"total_duration":n,r=Ov(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,
diff:`diff_${n}`,growth:`diff_${o}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${r}`,testCount:`test_${r}`,diffCount:`diff_${r}`}}function Qo(e,t,o,n=!1){let s=Object.
fromEntries(Object.entries(Mv(t,n&&Tv(e))).map(([a,l])=>[a,On(e,l,o)])),r=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...s,percent:r===""?s.growth:
null,birth:r}}function Av(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var rr=(e,t)=>JSON.stringify([e,t]);
function Mt(e,t){let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var Cv=(e,t)=>e.
filter(({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function Tf({name:e,category:t,replaces:o,aliases:n}){if(n&&!o&&t!=="python_function"){let r=["control","test"].map(l=>Cv(n,l)),a=n.
length-2;return[`${r.join(" / ")}${a>0?` + ${a} more`:""}`,""]}if(!o)return[e,""];if(o.rule==="template_arguments")return[e,""];let s=o.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[o.operator??
"same shapes",s].filter(Boolean).join(" "),e]}function ar({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,a)=>(a.total_duration??
0)>(r.total_duration??0)?a:r)}var ir=({aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${A(n)} ${n===1?"call":"calls"}, ${L(s)}`);function Mc(e,t,o,{self:n=!1}={}){let{control_observations:s,
test_observations:r}=e.verdict??{},a=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=Ac({...l,among:a},n);return{row:c,key:l.id??rr(l.name,l.category),verdict:c.significance??
"",noise:c.significance==="no_difference_found",of:u=>On(l,u,e),...Qo(l,o,e,n),...Av(l,o)}})}var Rv=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),Of=(e,t)=>e.filter(({
row:o})=>!un(o)&&!Rv(o)).slice(0,t);function Ac(e,t){let o=t?"self":"total";return e?.tests?{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var mn=e=>e.moderated_q_value??e.q_value??
null;function Mf(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[rr(s.name,s.category),{...s,
among:n}]))}function Af(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].control_counts+e.totals[n].test_counts>0).map(n=>[n,Qo(e.totals[n],t,e,o)])}var Rf=15,Lf=[10,15,20,30,50,100],Lv=["total","per_step","per_call","percent"],Nf=Nt.change.words,Pf=Nt.device_type.words,Nv=Nt.measure.words,Pv=["step","compute","exposed_communication","exposed_memo\
ry","idle"],Pa=[...Pv,"op"],Cc="ProfilerStep*",oo=[Cc,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],Rc=["name","category","change","control_counts","test_counts","diff_counts","ab\
s_diff_counts","control_total_duration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],Iv=["name","category","change","q_value"],fs=e=>Iv.
includes(e)?"asc":"desc",Lc=["control","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],If=[...Lc,
"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],Dv={fold:"true",significant:"",measure:"",equivalence:""},qv=["lines","details","oper\
ators","classes","recorded","replacements",...Array.from({length:9},(e,t)=>`line-${t}`)],Bv=["control","test","more","less","noise"];function Cf(e,t){let o=e.get(t)??"",n=o.split(",").map(r=>r===""?NaN:
Number(r)),s=n.length===4&&n.every(Number.isFinite);return o!==""&&!s&&Go(e,t,"four numbers"),s?o:""}var Df=(e,t)=>Object.fromEntries(t.map(o=>[o,xt(e,Nt,o,Dv[o])])),qf=e=>Object.fromEntries(["control\
_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function Wv(e,t,o){let n=e.get(t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Mt(n,e.get(o)??"")}function At(e){let t=new URLSearchParams(
e),o=et(t,"sort",Rc,Nt.sort.standard);return{...Df(t,If),...qf(t),...!t.has("exclude")&&{exclude:oo},sort:o,...o.endsWith("_work")&&{work:!0},order:et(t,"order",Nt.order.words,fs(o)),unit:et(t,"unit",
Lv,""),measure:et(t,t.has("measure")?"measure":"time",Nv,""),heat:et(t,"heat",Pa,""),open:lc(t,"open",qv),hide:lc(t,"hide",Bv),zoom_time:Cf(t,"zoom_time"),zoom_calls:Cf(t,"zoom_calls"),top:uc(t,"top",
1,200,Rf),op:Wv(t,"op","op_category")}}function Qt(e){let t=Ia(e),o=(s,r,a)=>{r!==a&&t.set(s,r)};o("sort",e.sort,Nt.sort.standard),o("order",e.order,fs(e.sort)),o("unit",e.unit,""),o("measure",e.measure,
""),t.delete("fold"),o("fold",String(e.fold),"true"),o("heat",e.heat,""),e.exclude.join(`
`)===oo.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),o("open",e.open.join(),""),o("hide",e.hide.join(),""),o("zoom_time",e.zoom_time,""),o("zoom_calls",e.zoom_calls,""),o("top",String(e.top),
String(Rf)),o("op",e.op,"");let n=t.toString();return ce(n===""?"/compare":`/compare?${n}`)}var Ht=(e,t)=>Qt({...At(""),control:Ge(e),test:Ge(t)});function Ia(e){let t=new URLSearchParams;return Yo(t,
Nt,If,e),e.significant||t.delete("measure"),t}function Fv(e,t,o){let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_ste\
p":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return s===void 0?e:t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function hs(e,t,o){let n=Ia(e);return n.set("significance","true"),n.set(
"sort",Fv(e.sort,t,o)),n.set("order",e.order),n.set("measure",o?"self":"total"),n}function Nc(e,t,o,n){let s=hs(e,t,o);return s.set("format",n),s}var Bf=["total","per_step"],jv=["calls","share"],Wf=["\
duration","calls","per_call"];function gs(e){let t=new URLSearchParams(e);return{...Df(t,Lc),...qf(t),row:t.has("name")?Mt(t.get("name"),t.get("category")??""):t.get("row")??"",unit:et(t,"unit",Bf,""),
bins:et(t,"bins",jv,"calls"),heat:et(t,"heat",Wf,"duration")}}function wt(e){let t=new URLSearchParams({control:e.control,test:e.test});return Yo(t,Nt,Lc,e),t}function Cn(e){let t=wt(e);return t.set("\
row",e.row),t}function It(e){let t=Cn(e);return Bf.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),Wf.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),ce(`/co\
mpare/op?${t}`)}function Ff(e,t,o){let n=hs(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),n}function jf(e){let t=new URL(Qt(e),location.origin).searchParams;
return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var pn=Number(En.limit.standard),Hf=e=>e==="label"?"asc":"desc";function lr(e){let t=new URLSearchParams(
e),o=xt(t,En,"sort");return{control:t.get("control")??"",test:t.get("test")??"",q:xt(t,En,"q"),tag:xt(t,En,"tag"),sort:o,order:xt(t,En,"order",Hf(o)),page:uc(t,"page",1,1e6,1)}}function Uf(e){let{control:t,
test:o,q:n,tag:s,sort:r,order:a,page:l}={...lr(""),...e},c=new URLSearchParams,u=(m,p,f="")=>{p!==f&&c.set(m,String(p))};u("control",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,
En.sort.standard),u("order",a,Hf(r)),u("page",l,1);let d=c.toString();return ce(d===""?"/":`/?${d}`)}var Da=e=>e.q!==""||e.tag.length>0;function Rn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,
order:e.order,limit:String(pn),offset:String((e.page-1)*pn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",o)),t}var Ge=e=>e.slice(0,12),fn=(e,t,o,n)=>n?.[e]?.label??(o&&He(o,t[e])?.
label)??t[e];function He(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.
length===1?s[0]:void 0}var qa=(e="Damaged")=>i("strong",{class:"damage-mark"},Ot("warning"),e);function cr(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&i("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>i("li",{},qa()," ",n))),o.length>0&&i("ul",{class:"notice"},o.map(({text:n})=>i("li",{},n)))]}var zf=(e,t)=>e.filter(({text:o})=>!t?.some(
n=>n.text===o));function Ba(e,t=e?.length??0){return t>0&&i("div",{class:"damage-list"},i("p",{},qa(j(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),i("ul",{},e.map(({file:o,
rank:n,text:s})=>i("li",{},`Rank ${n} (`,i("span",{class:"mono"},o),`): ${s}`)),t>e.length&&i("li",{class:"muted"},`and ${A(t-e.length)} more`)))}var Hv="https://ui.perfetto.dev";var ur=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function Uv(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",a),u(d)},a=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new ur("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new ur("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",a)})}function Pc(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&Pc(e,t-1)},100)}async function Wa({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=Hv,patience:a=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new ur("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:p}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${p}`)}catch(m){
throw Pc(l),m}let c=new AbortController,u=Uv(l,r,a);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),Pc(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var zv=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function Gv(e){return(e.notes??[]).some(t=>zv.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var Yv=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Dc(e,t,o=()=>""){let n=i(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,a=i("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
a.href=Gl(e.id,t.number,o())},c=(m,p=!1)=>{n.textContent=m,n.classList.toggle("error-text",p)};async function u(){d.disabled=!0,c("Loading …");try{await Wa({title:`${e.label}, rank ${t.rank}`,fileName:Yv(
t,o()),load:m=>ka(e.id,t.number,o(),{signal:m,onProgress:p=>c(`Loading ${xe(p)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),ye(m.message,!0)}finally{
d.disabled=!1}}let d=D("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${xe(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:i("div",{class:"trace-actions"},a,d,n),prepare:l}}
function Jo(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${Ze(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function Kv(e,t){return i("div",{class:"notice trace-not-kept"},i("p",{},Jo(e)),t?i("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):i("p",{},"Start the server with ",i("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",i("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function Vv(e,t,o,n){let s=Dc(e,t,o.query),r=i("td",{}),a=()=>{let l=o.on()?Gv(t):"";s.prepare(),O(r,l===""?s.node:i("span",{class:"muted"},l))};return n.push(
a),a(),i("tr",{},i("th",{scope:"row"},String(t.rank)),i("td",{class:"mono wrap"},t.file),i("td",{class:"num"},xe(t.trace_bytes)),r)}function Qv(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==null),
a=e.file_list.length-r.length;return i("section",{},s&&i("h3",{},e.label),r.length===0?Kv(e,t):i("div",{class:"scroll-x"},i("table",{class:"files-table trace-table"},i("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),i("thead",{},i("tr",{},["Rank","File","Size","Trace"].map(l=>i("th",{scope:"col",class:l==="Size"?"num":""},l)))),i("tbody",{},r.map(l=>Vv(e,l,o,n))))),r.length>0&&a>0&&i("\
p",{class:"muted small"},`${A(a)} more were not kept.`))}function Jv(e,t){let o=i("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:i("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function Fa(e,t={}){let o=[],n=ae("traces"),s=Jv(t,()=>o.forEach(l=>l())),r=i(
"div",{class:"trace-body"},i("p",{class:"muted"},"Loading …")),a=i("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>a.remove(),click:l=>{l.target===a&&a.close()}}},i("div",{class:"tr\
ace-box"},i("div",{class:"trace-head"},i("h2",{id:n},"Traces"),ke("close","Close",()=>a.close())),r));return document.body.append(a),a.showModal(),Promise.all([an(),...e.map(l=>xo(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,O(r,u&&s.node,c.map(d=>Qv(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&i("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>O(r,i("p",{class:"\
error-text",role:"alert"},l.message))),a}var Xv=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function Gf(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:a=0,left_out:l=0}=e??{};if(a>0)return{level:"warn",text:`${j(a,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${A(c)} repaired or lost`),s>0&&u.push(j(s,"note")),r>0&&u.push(j(r,"duplicate file")),l>0&&u.push(`${A(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function Zv(e){return i("dl",{class:"counters"},Xv.map(([t,o,n])=>i("div",{class:e[t]>0&&t!=="kept"?"":"calm"},i("dt",{title:n},o),i("dd",{},A(e[t]??0)))))}function eS(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":Qe(t.steps??[]);return i("tr",{},i("th",{scope:"row",class:"mono wrap"},t.file),i("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&i("span",{class:"muted"},` (${t.rank_source})`)),i("td",{},r||le),i("td",{class:"num"},A(s.events)),i("td",{class:"num"},xe(t.raw_bytes)),o&&i("td",{},t.trace_bytes===null?i("span",{class:"m\
uted"},"not kept"):Dc(e,t).node),i("td",{class:"wrap"},n.length===0?i("span",{class:"muted"},"nothing to report"):i("ul",{class:"notes"},n.map(a=>i("li",{},a.severity==="damage"&&[qa()," "],a.words,a.
count>1&&` (${A(a.count)} ×)`,a.effect&&`. ${a.effect}`,a.example&&i("span",{class:"muted"},`${a.effect?" First:":":"} ${a.example}`))))))}function qc(e){return e?.length>0&&i("details",{class:"dupli\
cates"},i("summary",{},`${j(e.length,"file")} left out: the same as another`),i("ul",{},e.map(({file:t,same_as:o})=>i("li",{},i("span",{class:"mono"},t)," has the same content as ",i("span",{class:"mo\
no"},o)))))}var tS={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"is without the trace that it is named after"};function Bc(e,t){return e>
0&&i("details",{class:"left-out"},i("summary",{},`${j(e,"entry","entries")} of the folder left out`),i("ul",{},t.map(({file:o,kind:n})=>i("li",{},i("span",{class:"mono"},o),` ${tS[n]??n}`)),e>t.length&&
i("li",{class:"muted"},`and ${A(e-t.length)} more`)))}function Yf(e){let t=i("div",{class:"quality-panel"},i("p",{class:"muted"},"Loading …"));return xo(e.id).then(o=>{let n=o.traces_bytes>0,s=["Fil\
e","Rank","Steps","Events","JSON",...n?["Trace"]:[],"Notes"];O(t,Ba(o.quality.affected_files,o.quality.affected),Zv(o.quality),i("div",{class:"scroll-x"},i("table",{class:"files-table"},i("thead",{},i(
"tr",{},s.map(r=>i("th",{scope:"col"},r)))),i("tbody",{},o.file_list.map(r=>eS(o,r,n))))),qc(o.quality.duplicate_files),Bc(o.quality.left_out,o.quality.left_out_files),i("p",{class:"muted small"},"Ide\
ntity ",i("span",{class:"mono"},o.id)," · stored in ",xe(o.stored_bytes)," out of ",xe(o.raw_bytes)," of JSON",n&&` (${xe(o.traces_bytes)} the traces themselves)`,!n&&`. ${Jo(o)}`))}).catch(o=>O(t,i(
"p",{class:"error-text"},o.message))),t}var Wc=4,Fc=e=>e===2?"two":A(e),Kf=e=>e[0].toUpperCase()+e.slice(1);function oS({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function nS({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${Qe(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${j(t.ranks,"rank")}`}function sS({parts:e}){let t=e.slice(0,Wc).map(({label:o})=>`“${o}”`).
join(", ");return e.length>Wc?`${t} and ${A(e.length-Wc)} more`:t}function jc({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${Fc(t.ranks)} ranks of one`;return`${Kf(Fc(e.length))} sets, \
or ${n}?`}function Vf(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=ae("question"),a=(u,d,m)=>D([i("strong",{},d),i("span",{class:"choice-detail"},m)],()=>_e.answer(e,u),{class:"choice"}),l=a(
!0,`${Kf(Fc(n.length))} sets`,sS(t)),c=a(!1,"One set",nS(t,o));return i("div",{class:"question",role:"group","aria-labelledby":r},i("p",{id:r},i("strong",{},jc(t))," ",oS(t)),i("div",{class:"choices"},
s?[l,c]:[c,l]))}var rS=64,aS={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},iS=["failed","cancelled","undone"];
function Uc(e){return i("progress",{max:"1",value:"0","aria-label":e})}function zc(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function Ln(e){if(e.state==="failed")return e.error?.
detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return lS(e.made);if(e.state==="done"){let o=e.already_stored?`${cS(e)}; noth\
ing was stored twice.`:`${Ha(e)?"Stored, but damaged":"Done"}: ${j(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state===
"queued"?"Queued":aS[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${xe(e.bytes_done)} of ${xe(e.bytes_total)}`),e.events>0&&t.push(j(e.events,"event")),e.files_total>1&&t.push(`${A(e.files_done)}\
 of ${j(e.files_total,"file")}`),t.join(" · ")}function lS(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${A(t)} were already here and ar\
e unchanged`;return o===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${j(o,"set")} stored${t>0?`; ${n}`:""}.`}var cS=e=>`Stored already \
as “${e.known_as}”`;function uS(e,t){let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),i("a",{href:ce(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}
function dS(e){let{offered:t,job:o}=e;if(e.state!=="done"||t===null)return null;let n=s=>Hc(_e.takeOffer(e,s));return[D(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),
new TextEncoder().encode(t).length<=rS&&D(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var Ha=e=>e?.state==="done"&&e.affected_files?.length>0;function Jf(e){return[Ha(e)&&Ba(e.affected_files),
pS(e),qc(e?.duplicate_files),mS(e?.changed_beside??[]),Bc(e?.left_out??0,e?.left_out_files??[])]}function mS(e){return e.length>0&&i("p",{class:"muted"},"Not taken: what stands beside ",i("span",{class:"\
mono"},e.slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${A(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it ag\
ain.")}function pS(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:i("details",{class:"failures",open:e.state==="faile\
d"},i("summary",{},`${j(e.failures.length,"file")} could not be read`),i("ul",{},e.failures.map(o=>i("li",{},!o.message.startsWith(o.file)&&[i("span",{class:"mono"},o.file)," – "],o.message))))}function Xf(e){
let t=Uc("Progress"),o=i("p",{class:"transfer-text"}),n=i("div",{class:"transfer-actions"}),s=hS(e),r=i("div"),a=i("div"),l=i("div",{class:"transfer-offer"}),c=null,u=e.files.map(fS),d=i("details",{class:"\
files",open:e.files.length<=6},i("summary",{},gS(e)),i("ul",{class:"file-list"},u.map(_=>_.node)),e.skipped.length>0&&wS(e.skipped)),m=i("li",{class:"transfer"},i("div",{class:"transfer-head"},s.node,
n),t,o,l,a,r,!e.sample&&d),p=null,f="",h="",g=!1;function y(){let _=n.contains(document.activeElement),v=i("div",{},bS(e));f=e.label,v.innerHTML!==n.innerHTML&&(O(n,...v.childNodes),_&&n.querySelector(
"button")?.focus({preventScroll:!0}))}function w(){p=e.state,m.dataset.state=e.state,y(),g=e.question!==null,O(a,g&&Vf(e)),e.state==="done"&&(d.open=!1)}function b(){let _=e.state==="done"?e.offered:null;
if(_===c)return;let v=l.contains(document.activeElement);c=_,O(l,dS(e)),v&&s.node.querySelector("input").focus({preventScroll:!0})}function k(){p!==e.state?w():f!==e.label&&y(),s.update(),u.forEach(yS),
t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:_,total:v}=Gc(e);t.hidden=e.state==="asking"||!_e.active.includes(e),zc(t,_,v),h=Yc(e),o.textContent!==h&&O(o,e.state==="done"&&!e.bundle&&
e.job.already_stored?uS(e,h):h),b(),m.classList.toggle("affected",Ha(e.job)),O(r,Jf(e.job))}return k(),{node:m,update:k,text:()=>e.question?jc(e.question):h,focus(){g&&document.activeElement.matches("\
body, main, .page-actions *")&&a.querySelector("button").focus({preventScroll:!0}),g=!1}}}var ja=(e,t)=>e.reduce((o,n)=>o+n[t],0);function Gc(e){let{job:t,state:o,files:n}=e;return o==="job"&&t.bytes_total>
0?{done:t.bytes_done,total:t.bytes_total}:{done:ja(n,"sent"),total:o==="looking"?0:ja(n,"size")}}function fS(e){let t=Uc(`Progress of ${e.name}`),o=i("span",{class:"file-state"}),n=i("li",{},i("span",
{class:"mono file-name",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function hS(e){let t=i("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"\
false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{_e.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.
label,t.blur())}}}),o=i("span",{class:"error-text small",role:"status"}),n=e.label;return{node:i("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.activeElement&&(n=e.label,t.value=
n),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged\
. ${e.tagError}`].filter(Boolean).join(" ");o.textContent!==s&&(o.textContent=s)}}}function gS(e){let t=e.files.reduce((s,r)=>s+r.size,0),o=e.files.filter(s=>!Ko(s)),n=[j(o.length,e.bundle?"bundle":"t\
race file"),xe(t)];return e.skipped.length>0&&n.push(`${A(e.skipped.length)} skipped`),n.join(", ")}function wS(e){let[t,o]=[e.filter(Ko),e.filter(n=>!Ko(n))];return[o.length>0&&Qf("only .json and .js\
on.gz files are traces",o),t.length>0&&Qf("the trace that it is named after is not there",t)]}function Qf(e,t){let o=t.slice(0,20).map(({name:s})=>s).join(", "),n=t.length>20?`, and ${A(t.length-20)} \
more`:"";return i("p",{class:"muted skipped"},`Not sent, because ${e}: `,i("span",{class:"mono"},o),n)}function yS(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=
s,e.node.dataset.state=t.state,zc(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:xe(t.size),sending:`${r} % of ${xe(t.size)}`,
sent:`${xe(t.size)} sent`,failed:t.error??"failed"}[t.state]}function bS(e){let{label:t}=e,o=ke("close",`Remove ${t} from this list`,()=>_e.remove(e));switch(e.state){case"failed":case"cancelled":return[
e.files.length>0&&D("Retry",()=>_e.retry(e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&i("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comp\
arison"),_e.canUndo(e)&&D("Undo",()=>Hc(_e.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[D("Bring back",()=>Hc(_e.bringBack(e)),{"aria-label":`Bring\
 ${t} back`}),o];default:return[D("Cancel",()=>_e.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Hc(e){try{await e}catch(t){Ee(`That did not work. ${t.message}`,{urgent:!0})}}function _S(e){
let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${Qe(t.sort((o,n)=>o-n))}`}function kS(e){return e===null?"":e.as===
"tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function Yc(e){let t=xS(e);return e.begun>1&&!e.waits&&!iS.includes(e.state)?`${t.replace(/\.$/,"")} – sent again, because the server wa\
s restarted`:t}function xS(e){let t=_S(e),o=ja(e.files,"sent"),n=ja(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waiting fo\
r its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?"No connection, trying again …":[`Sending ${xe(o)} of ${xe(n)}`,t].filter(Boolean).join("\
 · ");case"committing":return"Sent. The server starts reading …";case"job":return[Ln(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may close this tab now");case"do\
ne":return Ln(e.job)+kS(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for\
 ten minutes.";default:return e.error??"It failed."}}function Zf(e,t){let o=e,n=Uc(`Progress of ${o.label}`),s=i("p",{class:"transfer-text"}),r=i("div",{class:"transfer-actions"}),a=i("div"),l=i("li",
{class:"transfer"},i("div",{class:"transfer-head"},i("div",{class:"transfer-title"},i("strong",{},o.label||"Ingest")),r),n,s,a),c=null;function u(d){o=d;let m=o.state==="queued"||o.state==="running";o.
state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,O(r,m?D("Cancel",()=>as(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):ke("close",`Remove ${o.label} from this list`,()=>t(o)))),n.hidden=
!m,zc(n,o.bytes_done,o.bytes_total),s.textContent=Ln(o),l.classList.toggle("affected",Ha(o)),O(a,Jf(o))}return u(o),{node:l,update:u}}var eh=()=>i("a",{href:ce("/")},"Show");function $S(){return[..._e.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Yc(t),...Gc(t)})),...to.running.map(t=>({label:t.label,text:Ln(t),
done:t.bytes_done,total:t.bytes_total}))]}function vS(){let e=s=>_e.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${A(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${A(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function SS(){let e=i(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=i("strong",{class:"ellipsis"}),o=i("span",{class:"muted small ellipsis"});return{node:i("div",{class:"status-part status-progre\
ss"},i("div",{class:"status-head"},t,eh()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${A(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((a,l)=>a+l.total,0);s.some(a=>a.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((a,l)=>a+l.done,0)))}}}function ES(){let e=i("span",{});return{node:i("div",{class:"status-part status-head"},e,eh()),draw(o){
e.textContent=`${o}.`}}}function TS(e){let t=i("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,a){let l=i("p",{class:"status-verdict",role:"status"}),c=i("a",{class:"\
button primary",href:Ht(r.id,a.id)},`Compare ${r.label} with ${a.label}`);O(t,i("div",{class:"status-head"},i("strong",{},"Both sets are stored"),ke("close","Dismiss",n)),l,c),o=!0,e(),ye(`Both sets a\
re stored. You can compare ${r.label} with ${a.label} now.`);let u=new URLSearchParams({control:r.id,test:a.id,limit:"0",diagnosis:"false"});st(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function th(){let e=i("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=SS(),o=ES(),n=TS(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Yt()!=="/",c=l?$S():[],u=l?vS():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),So(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function a(){s===0&&(s=requestAnimationFrame(r))}return _e.addEventListener("change",a),to.addEventListener("change",a),r(),{offer:n.set,clear:n.clear,draw:r}}var[hn,Nn,oh,fo,Jt,OS,Ua,MS]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],dr="Every page",nh="First move to a set of the list, with the arrow keys.",za="First select a\
 call, in the lanes or in the table.",Pn="There is nothing to search on this page.",rh=[{pages:[hn],keys:["/"],text:"Find sets",action:"search",none:Pn},{pages:[hn],keys:["ArrowDown","Enter"],text:"Mo\
ve from the search into the list",action:"enter",inSearch:!0},{pages:[hn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[hn],keys:["ArrowRight","ArrowLeft"],
text:"In the list: move to the actions of the set, and back"},{pages:[hn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[hn],keys:["Space"],text:"In the list: select \
the set, for actions on several"},{pages:[hn],keys:["c"],text:"Use the focused set as the control",action:"control",none:nh},{pages:[hn],keys:["t"],text:"Use the focused set as the test",action:"test",
none:nh},{pages:[Nn],keys:["/"],text:"Search the names of the rows",action:"search",none:Pn},{pages:[Nn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[
Nn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Nn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[Nn],keys:["\
ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[fo],keys:["/"],text:"Find a frame or a kernel",action:"search",none:Pn},{pages:[fo],keys:["ArrowDown"],text:"Fro\
m the search into the table",action:"enter",inSearch:!0},{pages:[fo],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[fo],keys:["ArrowDown","ArrowUp",
"PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[fo],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go \
to the one above"},{pages:[fo],keys:["Space"],text:"In the table: select the frame"},{pages:[fo],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[fo],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[fo],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[Nn,oh,fo,Jt,Ua],keys:["c"],text:"Choose the control",action:"control"},{pages:[Nn,oh,fo,Jt,Ua],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Jt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:Pn},{pages:[Jt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Jt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Jt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Jt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Jt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Jt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:za},{pages:[Jt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Jt],keys:["m"],action:"measure",none:za,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[OS],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:Pn},{pages:[MS],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[Ua],keys:["/"],text:"Find a table or column",action:"search",none:Pn},
{pages:[Ua],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[dr],keys:["?"],text:"List the keys",action:"help"},{pages:[dr],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:Pn},{pages:[Jt],keys:[","],action:"former",none:za},{pages:[Jt],keys:["."],action:"next",none:za}],AS={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},CS=["button","checkbox","file","radio","range","reset","submit"];function mr(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!CS.includes(e.type))}function RS(e,t){let{target:o,key:n}=e,s=mr(o);return rh.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||
r.pages.some(a=>[t.name,dr].includes(a)))&&(r.inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function LS(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function NS(e){return e.flatMap((t,o)=>[o>0&&" ",i("kbd",{},AS[t]??t)])}function sh(e,t){let o=rh.filter(({pages:n,text:s})=>s&&
n?.includes(t));return o.length>0&&i("section",{},i("h3",{},e),i("dl",{class:"keys"},o.map(({keys:n,text:s})=>i("div",{},i("dt",{},NS(n)),i("dd",{},s)))))}function PS(e){let t=ae("keys"),o=()=>n.close(),
n=i("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:t},"Keys"),
ke("close","Close",o)),sh(`${e.name} page`,e.name),sh(dr,dr),i("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function ah(e,t){let o=()=>e()&&
PS(e().page);t.addEventListener("click",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector(
'dialog[open], [role="menu"]'))return;let a=RS(n,s);if(!a||a.action==="close"&&LS())return;let l=a.action==="help"?o:r.keys?.[a.action],c=l!==void 0&&l()!==!1;(c||a.none)&&n.preventDefault(),!c&&a.none&&
Ee(a.none,{seconds:4})})}var ih="tracediff.session";function IS(){try{return sessionStorage.getItem(ih)??""}catch{return""}}function lh(e){let t=null,o=[];function n(){return t??=IS(),t}function s(u){t=u;try{sessionStorage.setItem(
ih,u)}catch{}}let r=u=>xo(u).then(d=>d.quality.kept>0?d:null).catch(()=>null),a=()=>Lt(new URLSearchParams({limit:"0"})).then(({total:u})=>u===2).catch(()=>!1);async function l(){if(_e.active.length>0||
o.length===0)return;let u=o.sort((y,w)=>y.key-w.key).map(({id:y})=>y);o=[];let d=u.length===1,m=n();s(d?u[0]:"");let p=d&&m!==""&&m!==u[0]?[m,...u]:u;if(p.length!==2)return;let[f,h]=await Promise.all(
p.map(r));if(!h&&d&&s(m),!f||!h)return;let g=!d||df(f.label,h.label)||await a();_e.active.length===0&&e(...or(f,h),{sure:g})}let c=u=>{o=o.filter(d=>d.id!==u)};return _e.addEventListener("stored",({detail:u})=>{
c(u.job.set),o.push({id:u.job.set,key:u.key}),l()}),_e.addEventListener("change",({detail:u})=>{u?.state==="undone"?(c(u.job.set),n()===u.job.set&&s("")):(u===null||u.state==="failed"||u.state==="canc\
elled")&&l()}),{clear(){t="",jt().then(()=>s(n()))}}}var Kc=new Set,uh=!1,gn=()=>uh;function ws(e){return Kc.add(e),()=>Kc.delete(e)}function ch(e){uh=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Kc])t()}function dh(){window.
addEventListener("beforeprint",()=>ch(!0)),window.addEventListener("afterprint",()=>ch(!1))}var We=["control","test"],In={control:"test",test:"control"},fh=["rank","span","step"],DS=["both",...We],qS={path:{type:"boolean",standard:"false"}},hh=32,BS=864e8,WS=300,Ga=e=>e!==null&&e!==""&&Number.
isFinite(Number(e))?Number(e):null,Vc=(e,t)=>cc(e,t,/^\d+$/,"whole numbers");function mh(e,t,o){let[n,s]=[Ga(e.get(t)),Ga(e.get(o))],r=n!==null&&s!==null&&n<s&&Math.max(-n,s)<=BS;return[t,o].filter(a=>!r&&
e.get(a)).forEach(a=>Go(e,a,`µs since the beginning, ${t} before ${o}`)),r?[n,s]:[null,null]}var ph=(e,t)=>[...new Set(e.getAll(t))].filter(o=>o!==""&&o.length<=WS).slice(0,hh),ys=(e,{id:t,main:o})=>o?
"main":`${e}:${t}`,Ya=(e,t)=>e.includes(t)?e.filter(o=>o!==t):[...e,t].slice(-hh);function Ka(e){let t=new URLSearchParams(e),o={control:t.get("control")??"",test:t.get("test")??""};for(let l of We){for(let c of fh){
let u=`${l}_${c}`;o[u]=Vc(t,t.has(u)?u:c)}o[`${l}_marker`]=t.get(`${l}_marker`)||t.get("marker")||""}let[n,s]=mh(t,"from","to"),[r,a]=mh(t,"sum_from","sum_to");return{...o,use_short_name:xt(t,Sa,"use_\
short_name"),path:xt(t,qS,"path"),show:et(t,"show",DS,"both"),from:n,to:s,sum_from:r,sum_to:a,open:ph(t,"open"),pin:ph(t,"pin"),q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Ga(
Vc(t,"nth")),at:et(t,"at",We,""),align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:Ga(Vc(t,"align_nth"))??0}}var FS=e=>String(Math.round(e*1e3)/1e3);function bs(e){let t=new URLSearchParams,
o=(s,r,a="")=>{r!=null&&r!==a&&t.set(s,String(r))};We.forEach(s=>o(s,e[s]));for(let s of[...fh,"marker"]){let[r,a]=We.map(c=>e[`${c}_${s}`]??""),l=r===a||!e.control||!e.test;o(s,l?r||a:""),We.forEach(
c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both");for(let s of["from","to","sum_from","sum_to"])o(s,typeof e[s]=="number"?FS(e[s]):
"");["open","pin"].forEach(s=>(e[s]??[]).forEach(r=>t.append(s,r))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_cat\
egory",e.align_category),o("align_nth",e.align_nth,0));let n=t.toString();return ce(n===""?"/timeline":`/timeline?${n}`)}function Eo(e){let t=We.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:
t}var jS=(e,t)=>e-t,gh=e=>[...new Set(e)].sort(jS),Qc=e=>gh(e.map(t=>t.rank)),Jc=(e,t)=>gh(e.filter(o=>o.rank===t).map(o=>o.span)),Xc=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??
-1)-(s.step_number??-1));function HS(e){let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var US=(e,t)=>e.find(o=>String(o)===t);function wh(e,t,o=null){if(e.length===0)return null;let n=[],
s=(u,d,m,p)=>{let f=d===""?void 0:US(u,d);return d!==""&&f===void 0&&n.push(`${m} ${d}`),f??(u.includes(p)?p:u[0])},r=s(Qc(e),t.rank,"rank",o?.sample.rank),a=s(Jc(e,r),t.span,"file",o?.sample.span),l=Xc(
e,r,a),c=t.step===""?void 0:l.find(u=>String(u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-
1)]:HS(l),{sample:c,place:l.indexOf(c),missing:n}}var Va=e=>/^\d+$/.test(e??"")?e:"",ho=(e,t={})=>bs({control:e.control,test:e.test,control_rank:Va(e.control_ranks),test_rank:Va(e.test_ranks),control_step:Va(e.control_steps),test_step:Va(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function _s(e,t){let{name:o,category:n}=ar(t,"test");return ho(e,{name:o,category:e.use_short_name?"":n})}
function Qa(e,t,o,n=null){let s={};for(let a of["control","test"]){let{rank:l,span:c}=t[a]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${a}_rank`]:u(l),[`${a}_span`]:c>0?String(c):"",[`${a}_step`]:u(
o[a])})}let r=n&&ar(n,"test");return ho(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Ja(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",a=t.length>0?String(t[0]):void 0;return ho(e,{at:r,...a?{control_rank:a,test_rank:a}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var Dn=[...zo.by.words,"calls"],ti=4,ou={device:"own",host:"self",calls:"calls"},oi=["calls","host","self","device","own"];function _h(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=
n??""})}function pr(e){let[t,o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(o^o>>>13,3266489909),o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var kh=/ #\d+$/,Za=(e,t)=>e==="module"&&t!==null?t.replace(
kh,""):t,xh=()=>[0,0],eu=()=>Object.fromEntries(oi.map(e=>[e,xh()]));function ei(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:eu(),kernels:[],shapes:[],children:[],own:eu(),key:"",foldKey:""}}var Zc=(e,t)=>t>0?(e??0)/t:0,Xa=(e,t,o,n)=>o?[Zc(e[`control_${t}`],n[0]),Zc(e[`test_${t}`],n[1])]:[Zc(e[t],n[0]),0];function zS(e,t,o){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function GS(e,t,o){let n=Object.fromEntries(oi.map(s=>[s,Xa(e,s,t,o)]));return{...ei({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:zS(e,t,o),split:e.split??null},
figures:n,own:{calls:n.calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:Xa(s,"counts",t,o),device:Xa(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:Xa(s,
"calls",t,o)}))}}function ni(e,t,o){[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),pr(d===0?u:`${u}
${d}`)},a=[o,s.sort,...s.names.map(l=>Za(s.sort,l)),s.status].join(`
`);ni(s,r(t,s.names),pr(a))}}var $h=e=>e.reduce((t,o)=>pr([t,o.sort,Za(o.sort,o.control_name),Za(o.sort,o.test_name),o.status].join(`
`)),"root");function nu(e,t){let o=[],n=(r,a,l)=>{Object.assign(r,{at:o.length,parent:a,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(Dn.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)YS(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var ks=e=>e.status==="same"||e.status==="replaced";function YS(e,t){
e.total={},e.ownOf={},e.here={};for(let o of Dn){let n=e.own[ou[o]],s=[...n],r=n[1]-n[0];for(let a of e.children)s[0]+=a.total[o][0],s[1]+=a.total[o][1],r+=ks(a)?0:t[o][a.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=ks(e)?r:null}}function su(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>GS(r,t,n));return e.nodes.forEach(({parent:r},a)=>{r!==
null&&s[r].children.push(s[a])}),ni(s[0],"root","root"),nu(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var tu=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function yh(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let a=s.get(r[o]);a||(a={[o]:r[o],...Object.fromEntries(n.map(l=>[l,xh()]))},s.set(r[o],a),e.push(a)),n.forEach(l=>tu(a[l],r[l]))}}function bh(e,t){oi.
forEach(o=>tu(e.figures[o],t.figures[o])),Object.values(ou).forEach(o=>tu(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},yh(e.kernels,t.kernels,"name",["counts","device"]),yh(e.shapes,t.shapes,"text",["calls"])}function KS({sort:e,status:t,names:o}){let[n,s]=o.map(r=>Za(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var VS=(e,t)=>oi.some(o=>e.figures[o][t]>0);function vh(e){if(e.children.forEach(vh),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>VS(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function Sh(e){let t=ei(e.root);bh(t,e.root);let o=new Map,n=(r,a)=>{let l=KS(a),c=[a.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=ei({...a,names:l,status:a.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,a)=>{let l=n(r.sort==="modul\
e"?t:a,r);bh(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&vh(t),ni(t,"root","root"),nu(t,{...Eh(e),grouped:"class"})}function Eh({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var Th=e=>({...e,children:e.children.map(Th)});function QS(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&kh.test(n??"")&&t.unshift(n)}return t}function JS(e,t){let o=ei({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(ou))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((a,l)=>a+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function Oh(e,t,o){let n=new Map([...o].filter(a=>e.byKey.
get(a)?.instances>1).map(a=>[a,[]]));for(let a of t.frames)n.has(a.foldKey)&&a.sort!=="rest"&&n.get(a.foldKey).push(a);let s=a=>{let l=n.get(a.key);if(!l||l.length===0)return{...a,children:a.children.
map(s)};let c=JS(a,l);return{...a,opened:!0,own:eu(),kernels:a.kernels,children:[...l.map(u=>({...Th(u),above:QS(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return Mh(r,n),nu(r,Eh(e))}function Mh(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;ni(o,pr(`${e.key}
${n||"rest"}`),o.foldKey||pr(`${e.key}
rest`))}else Mh(o,t)}function qn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var Bn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",To=(e,t)=>e.total[t][1]-e.total[t][0];function Oo(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function ru(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function xs(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var Ah=["both","control","test"];function XS(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function Ch(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=XS(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),a=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,p)=>{let f=m.parent?u[m.parent.at]:0;a[p]=f,l[p]=f+s[m.at],c[p]=m.depth,u[m.at]=f,m.parent&&(u[m.parent.at]=
l[p]),d[m.at]=p}),{start:a,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var ZS=["folded","class","instance"],ri=["control","test"],ai=["ranks","steps","marker"],eE=5e3,au=40,si=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,au);function Xo(e){let t=new URLSearchParams(
e),o={};for(let n of ri){o[n]=t.get(n)??"";for(let s of ai)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...o,level:xt(t,zo,"level"),merge_lines:xt(t,zo,"merge_lines"),by:et(
t,"by",Dn,""),width:et(t,"width",Ah,"both"),frames:et(t,"frames",ZS,"folded"),order:et(t,"order",["calls"],""),q:t.get("q")??"",node:si(t.get("node"))[0]??"",zoom:si(t.get("zoom"))[0]??"",open:si(t.get(
"open")),rows:si(t.get("rows"))}}function Xt(e){let t={...Xo(""),...e},o=new URLSearchParams,n=(s,r,a="")=>{r!==a&&r!==""&&o.set(s,r)};for(let s of ri)n(s,t[s]),ai.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],
"all"));return n("level",t.level,zo.level.standard),n("merge_lines",String(t.merge_lines??!0),zo.merge_lines.standard),n("by",t.by),n("width",t.width,"both"),n("frames",t.frames,"folded"),n("order",t.
order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-au).join(".")),n("rows",t.rows.slice(-au).join(".")),ce(o.size===0?"/tree":`/tree?${o}`)}function $s(e,t,o){let n=new URLSearchParams(
{max_nodes:String(eE)}),s=e.test!=="";for(let r of s?ri:["control"]){s&&n.set(r,e[r]);for(let a of ai){let l=e[`${r}_${a}`];l!==""&&l!=="all"&&n.set(s?`${r}_${a}`:a,l)}}return Yo(n,zo,["level","by","i\
nstances","merge_lines"],{level:e.level,merge_lines:e.merge_lines,by:zo.by.words.includes(t)?t:"",instances:o}),n}var Ut=e=>Object.fromEntries([...ri.flatMap(t=>[t,...ai.map(o=>`${t}_${o}`)]),"merge_l\
ines"].map(t=>[t,e[t]])),tE=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function Rh(e,t){let{name:o,category:n}=ar(t,"test");if(!tE.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.
exec(o),r=n==="python_function"&&!s,a=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,"");return Xt({...Ut(e),q:a,level:r?"python":"modules"})}var Lh=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,Nh=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var Ph="tracediff.dismissed-jobs",oE=24*3600*1e3,nE=1e4;function Ih(){try{return JSON.parse(localStorage.getItem(Ph))??[]}catch{return[]}}function sE(e){try{localStorage.setItem(Ph,JSON.stringify([...Ih().
slice(-50),e.id]))}catch{}}function rE(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<oE;return!o.includes(e.id)&&(!Tn(e)||t.has(e.id)||n)}function aE(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),a=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&a<nE)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&ye(s,o==="failed")}}}function Dh(e,t){let o=i("ul",{class:"transfers"}),n=i("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},i("div",{class:"section-hea\
d"},i("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,a=aE(),l=0;function c(){let h=null;for(let g of _e.transfers){let y=s.get(g.key);y||(y=Xf(g),s.set(g.key,y),h??=y),y.update();
let{state:w,label:b,job:k}=g;a.tell(g.key,{state:w,stage:k?.stage,text:`${b}: ${w==="failed"?"failed. ":""}${y.text()}`})}return h}function u(){let h=Ih();to.running.forEach(y=>r.add(y.id));let g=to.list.
filter(y=>rE(y,r,h)).reverse();for(let y of g)s.has(y.id)||s.set(y.id,Zf(y,()=>{sE(y),d()})),s.get(y.id).update(y),a.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${Ln(y)}`});return g}function d(){
l=0;let h=s.size===0,g=c(),y=[..._e.transfers.map(w=>w.key),...u().map(w=>w.id)];for(let w of s.keys())y.includes(w)||s.delete(w);So(o,y.map(w=>s.get(w).node)),n.hidden=s.size===0,g&&!h&&g.node.scrollIntoView(
{block:"nearest"}),_e.transfers.forEach(({key:w})=>s.get(w).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let p=({detail:h})=>e(h.job.set),f=({detail:h})=>e(h.set);return _e.addEventListener(
"change",m),_e.addEventListener("stored",p),_e.addEventListener("sets",t),to.addEventListener("change",m),to.addEventListener("stored",f),d(),{node:n,unmount(){_e.removeEventListener("change",m),_e.removeEventListener(
"stored",p),_e.removeEventListener("sets",t),to.removeEventListener("change",m),to.removeEventListener("stored",f),cancelAnimationFrame(l)}}}var iE=.1;function lE(e,t){let o=t.coming_bytes>0?` and ${xe(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${xe(t.left_bytes)} are left`;return`${e} may store ${xe(t.allowed_bytes)}\
: ${xe(t.stored_bytes)} are stored in ${j(t.sets,"set")}${o}, ${n}.`}function qh(e,t){if(!t)return null;let o=t.left_bytes<=iE*t.allowed_bytes;return i("span",{class:o?"quota-few":""},lE(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function Bh(){let e=i("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await an().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,O(e,qh(o.user,n)," ",qh("All together",s))}}}var cE="a[href], button:not(:disabled), input";function Wh(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(cE)].filter(p=>!p.closest("form"));function a(m){m.tabIndex=m===
n?0:-1,r(m).forEach(p=>{p.tabIndex=-1})}function l(m=!1){let p=s();n=p.includes(n)?n:p[0]??null,p.forEach(a),m&&!e.contains(document.activeElement)&&u()}function c(m){let p=n;n=m??n,[p,m].filter(Boolean).
forEach(a)}function u(){return n?.focus(),n!==null}function d(m,p){let f=s(),h=f.indexOf(n),g=[n,...r(n)],y=g.indexOf(p);return{ArrowDown:f[h+1],ArrowUp:f[h-1],Home:f[0],End:f.at(-1),ArrowRight:g[y+1],
ArrowLeft:g[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:p,target:f}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||mr(f)||f.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(p)?(m.preventDefault(),d(p,f)?.focus()):f===n&&(p==="Enter"||p===" ")&&(m.preventDefault(),o(p,n)))}),{sync:l,focus:u}}function ii(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},a,l){let c=ae("edit"),u=i("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=i("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let p=u.value.trim();if(p===t&&!r||p===""&&!s){l();return}u.disabled=!0,await a(p)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},i("label",{for:c,class:"visually-hidden"},o),u,i("button",{type:"submit",class:"small-button"},"Save"),D("Cancel",l,{class:"small-button"}));O(e,d),u.focus(),u.select()}var vs=4;function li(e,t,{text:o,...n}={}){let s=ae("menu"),a=i("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:g=>{(g.key==="ArrowDown"||g.key==="ArrowUp")&&(g.preventDefault(),u(g.key==="ArrowUp"))}}},o??Ot("more")),l=null,c=()=>Fh(l,a);function u(g=!1){
l=i("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:f,focusout:h}}),O(l,t().filter(y=>!y.hidden).map(p)),a.setAttribute("aria-expanded","true"),a.setAttribute("aria-controls",s),a.
closest("main").append(l),Fh(l,a),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(g?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let g=l;l=null,g?.remove(),a.setAttribute("aria-expanded","false"),a.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],p=g=>i(g.href?
"a":"button",{role:"menuitem",type:g.href?null:"button",href:g.href,download:g.download,tabindex:"-1",class:g.danger?"danger":g.href?"button":"",disabled:g.disabled,title:g.title,on:{click:()=>{if(g.href){
setTimeout(()=>l&&(a.focus({preventScroll:!0}),d()));return}d(),a.focus({preventScroll:!0}),g.run()}}},g.text,g.note&&[" ",i("span",{class:"muted small"},g.note)]);function f(g){let y=m().filter(_=>!_.
disabled),w=y.indexOf(document.activeElement),b=g.key.length===1?g.key.toLowerCase():"",k={ArrowDown:y[(w+1)%y.length],ArrowUp:y.at(w-1),Home:y[0],End:y.at(-1)}[g.key]??(b.trim()===""?void 0:[...y.slice(
w+1),...y].find(_=>_.textContent.toLowerCase().startsWith(b)));(g.key==="Escape"||g.key==="Tab")&&(d(),a.focus({preventScroll:!0})),(g.key==="Escape"||k)&&(g.preventDefault(),g.stopPropagation(),k?.focus(
{preventScroll:!0}))}function h(g){l&&!l.contains(g.relatedTarget)&&g.relatedTarget!==a&&d()}return a}function Fh(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+vs+s<=
innerHeight;e.style.setProperty("top",`${Math.max(vs,r?o.bottom+vs:o.top-vs-s)}px`),e.style.setProperty("left",`${Math.max(vs,Math.min(o.right-n,innerWidth-n-vs))}px`)}var ci=12,jh=3;function uE(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>Fa([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function Hh(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return i("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},i("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),i("\
span",{"aria-hidden":"true"},n))}function dE(e){return e.damaged?i("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function mE(e,t){let o=s=>D(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-jh;return e.tags.length>0&&i("span",{class:"tags"},e.tags.slice(0,jh).
map(o),n>0&&i("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function pE(e,t){let o=e.goes?`removed ${Lp(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server re\
moves it on ${Ze(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?i("span",{class:"muted small",title:n},s):D([Ot("pin"),s],()=>t.pin(
[e],!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which is ${o}`})),e.uploaded_by&&i("span",{class:"muted small by e\
llipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function fE(e,t,o){let n=i("div",{class:"set-line"}),s=()=>O(n,i("span",{class:"set-name ellipsis",title:e.label},e.label),mE(e,t),
pE(e,t),e.notes!==""&&i("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:i("td",{class:"set-cell"},n,dE(e)),edit(a){ii(n,e[a],a==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[a]:l}),r)}}}function hE(e,t,o){let n=Gf(e.quality),s=i("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,Yf(e)),O(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&Ot("warning"),i("span",{class:"ellipsis"},n.text),Ot("chevron"));return s}function gE(e){return e.steps.length>0?i("span",{title:Qe(e.steps)},A(e.step_count??e.steps.length)):
i("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var wE=e=>e.devices.length>0?e.devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):le;function yE(e){return e.median_step_ns!==null?
[L(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[le,e.steps.length>0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function Uh(e,t,o,{member:n=!1}={}){
let s=i("tr",{class:"detail",hidden:!o.has(e.id)},i("td",{colspan:String(ci)},o.get(e.id))),r=li(`Actions for ${e.label}`,()=>uE(e,t,m=>a.edit(m))),a=fE(e,t,()=>r.focus()),l=i("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:m=>t.check(e,l.checked,m.shiftKey)}}),[c,u]=yE(e);return[i("tr",{data:{set:e.id},class:n?"member":""},i("td",{class:"check-cell"},l),i("td",
{class:"pick-cell"},Hh("control",e,t),Hh("test",e,t)),a.node,i("td",{"data-head":"Device",class:"device-cell ellipsis",title:e.devices.join(", ")},wE(e)),i("td",{class:"num","data-head":"Step",title:u},
c),i("td",{class:"num","data-head":"Ranks",title:Qe(e.ranks)},A(e.ranks.length)),i("td",{class:"num","data-head":"Steps"},gE(e)),i("td",{"data-head":"Recorded",class:"date"},e.recorded===null?le:Ze(e.
recorded)),i("td",{"data-head":"Stored",class:"date"},Ze(e.created)),i("td",{class:"num","data-head":"Size",title:`${j(e.quality.events,"event")} in ${xe(e.raw_bytes)} of JSON in ${j(e.files,"file")}`},
xe(e.disk_bytes)),i("td",{"data-head":"Quality"},hE(e,s,o)),i("td",{class:"row-actions"},i("a",{class:"button small-button analyse-link",href:ce(`/analyse?set=${Ge(e.id)}`),"aria-label":`Analyse ${e.label}`},
"Analyse"),r)),s]}var bE=["sets","tag","baseline","name","category","layer","measure","time","by"];function Ss(e){let t=new URLSearchParams(e);return Object.fromEntries(bE.map(o=>[o,xt(t,ic,o,o==="sets"?"":void 0)]))}function fr(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),Yo(t,ic,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function hr(e){let t=fr(
e).toString();return ce(t===""?"/series":`/series?${t}`)}var zh=[{text:"A / B",hidden:"Control and test"},{text:"Set",sort:"label"},{text:"Device",sort:"device"},{text:"Step time",sort:"step_time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"\
steps",num:!0},{text:"Recorded",sort:"recorded"},{text:"Stored",sort:"created"},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],Gh=zh.filter(e=>e.sort);function _E(e,t){
return e.sort?i("th",{scope:"col",class:e.num?"num":"",data:{sort:e.sort}},D([e.text,i("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):i("th",{scope:"col",class:e.num?"num":""},e.hidden?
[i("span",{"aria-hidden":"true"},e.text),i("span",{class:"visually-hidden"},e.hidden)]:e.text)}function Yh(e){let t=i("tbody"),o=i("input",{type:"checkbox",class:"set-check","aria-label":"Select all t\
hat are shown",on:{click:()=>e.checkAll(o.checked)}}),n=zh.map(y=>_E(y,e.sort)),s=i("div",{class:"card scroll-x"},i("table",{class:"sets",role:"grid"},i("caption",{class:"visually-hidden"},"Sets"),i("\
thead",{},i("tr",{},i("th",{scope:"col",class:"check-cell"},o),n)),t)),r=Wh(t,"tr[data-set], tr.group, tr.more-row",(y,w)=>{let b=w.dataset.set?y===" "?".set-check":".menu-button":"button";w.querySelector(
b)?.click()}),a=new Map,l=new Map;function c(y,w,b,k){let _=l.get(y),v=_?.shown===w?_:{shown:w,rows:b()};return k.set(y,v),v.rows}let u=(y,w,b=!1)=>c(y.id,JSON.stringify([y,b]),()=>Uh(y,e,a,{member:b}),
w);function d(y,w,b){let k=c(`group ${y.prefix}`,JSON.stringify([y,!!w]),()=>[kE(y,w,e)],b);if(!w)return k;let _=w.total-w.sets.length;return[...k,...w.sets.flatMap(v=>u(v,b,!0)),...c(`more ${y.prefix}`,
`${w.loading} ${_}`,()=>w.loading||_>0?[xE(y,w,_,e)]:[],b)]}function m(y){let w=new Map,b=t.contains(document.activeElement)?document.activeElement:null,{prefix:k,set:_}=b?.closest("tr")?.dataset??{};
So(t,y.entries.flatMap(v=>v.group?d(v.group,y.groups.get(v.group.prefix),w):u(v.set,w))),l=w,k!==void 0&&!b.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(k)}"] button`)?.focus({preventScroll:!0}),
r.sync(b!==null),b?.matches(".pin-toggle")&&!b.isConnected&&t.querySelector(`tr[data-set="${_}"] .pin-toggle`)?.focus({preventScroll:!0}),p(y),f(y)}function p({sort:y,order:w}){for(let b of n){let k=b.
dataset.sort===y;b.dataset.sort&&(b.ariaSort=k?{asc:"ascending",desc:"descending"}[w]:null,O(b.querySelector(".sort-mark"),k&&Ot(w==="asc"?"up":"down")))}}function f({picked:y,checked:w}){let b=[...t.
querySelectorAll("tr[data-set]")];for(let _ of b){let{set:v}=_.dataset;for(let x of["control","test"])_.toggleAttribute(`data-${x}`,v===y[x]),_.querySelector(`.pick-${x} input`).checked=v===y[x];_.toggleAttribute(
"data-checked",w.has(v)),_.querySelector(".set-check").checked=w.has(v)}t.querySelectorAll("tr.group").forEach(_=>h(_,y));let k=b.filter(_=>w.has(_.dataset.set)).length;o.checked=k>0&&k===b.length,o.indeterminate=
k>0&&k<b.length,o.disabled=b.length===0}function h(y,{labels:w,...b}){let k=y.dataset.prefix.toLowerCase();O(y.querySelector(".pick-cell"),["control","test"].filter(_=>w[_].toLowerCase().startsWith(k)&&
/^([^\p{L}]|$)/u.test(w[_].slice(k.length))&&!t.querySelector(`tr[data-set="${CSS.escape(b[_])}"]`)).map(_=>i("b",{class:`letter letter-${_==="control"?"a":"b"}`,title:w[_]},_==="control"?"A":"B",i("s\
pan",{class:"visually-hidden"},`: ${w[_]}`))))}function g(y){let w=[...t.children].find(b=>b.dataset.set===y);return w?.classList.add("fresh"),w?.scrollIntoView({block:"nearest"}),!!w}return{node:s,draw:m,
flash:g,focus:r.focus}}function kE(e,t,o){let n=D([Ot("chevron"),i("span",{class:"set-name"},e.prefix),i("span",{class:"muted"},j(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","ari\
a-expanded":String(!!t),"aria-label":`${e.prefix} …, ${j(e.sets,"set")}`});return i("tr",{class:"group",data:{prefix:e.prefix}},i("td",{class:"check-cell"}),i("td",{class:"pick-cell"}),i("td",{class:"\
set-cell",colspan:"6"},n,!e.prefix.includes(",")&&i("a",{class:"small",href:hr({...Ss(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},
"Series")),i("td",{class:"date"},Ze(e.newest)),i("td",{colspan:String(ci-9)}))}function xE(e,t,o,n){return i("tr",{class:"more-row member"},i("td",{colspan:String(ci)},t.loading?i("span",{class:"muted"},
"Loading …"):D(`Show more of ${e.prefix} (${A(o)} left)`,()=>n.more(e.prefix),{class:"link-button"})))}function Kh(e,t){let o=e,n=ae("tags"),s=ae("known-tags"),r=i("p",{class:"small",role:"status"}),a=i("ul",{class:"tag-list"}),l=i("datalist",{id:s}),c=i("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=i("form",{class:"tag-form",on:{submit:h=>{h.preventDefault();let g=c.value.trim().replace(/\s+/g," ");g!==""&&p({add_tags:[g]},
`Tagged “${g}”.`)}}},c,i("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${j(o.length,"set")}`,m=i("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:h=>{h.target===m&&m.close()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:n},d),ke("close","Close",()=>m.close())),i("div",{class:"trace-body"},a,u,
l,r)));async function p(h,g){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let w=await Fo(o[y].id,h);o=o.map(b=>b.id===w.id?w:b),t(w)}c.value="",r.classList.remove("error-text"),r.textContent=g}catch(y){
r.classList.add("error-text"),r.textContent=y.message,ye(y.message,!0)}c.disabled=!1,f(),c.focus()}function f(){let h=new Map;o.flatMap(g=>g.tags).forEach(g=>{let y=[...h.keys()].find(w=>w.toLowerCase()===
g.toLowerCase())??g;h.set(y,(h.get(y)??0)+1)}),O(a,[...h].map(([g,y])=>i("li",{class:"tag"},g,y<o.length&&i("span",{class:"muted"},` ${y} of ${o.length}`),ke("close",`Remove the tag ${g}`,()=>p({remove_tags:[
g]},`“${g}” was removed.`)))),h.size===0&&i("li",{class:"muted"},"No tags yet."))}return f(),document.body.append(m),m.showModal(),c.focus(),ln().then(h=>O(l,h.map(({tag:g})=>i("option",{value:g})))).
catch(()=>{}),m}function Qh({title:e,text:t,form:o,action:n,start:s,ended:r}){let a=ae("regroup"),l=i("p",{class:"small regroup-status",role:"status"}),c=i("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=i(
"button",{type:"submit",class:"primary"},n),d=D("Cancel",()=>f.close()),m=null,p=i("fieldset",{class:"regroup-fields"},o),f=i("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":a,on:{close:()=>f.
remove(),click:b=>{b.target===f&&f.close()}}},i("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),w()}}},i("div",{class:"trace-head"},i("h2",{id:a},e),ke("close","Close",()=>f.close())),i("d\
iv",{class:"trace-body"},t&&i("p",{class:"muted"},t),p,c,l),i("div",{class:"regroup-buttons"},d,u)));function h(b,k=!1){l.textContent=b,l.classList.toggle("error-text",k),k&&ye(b,!0)}function g(b){p.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,h(b,!0),f.isConnected||Ee(b,{urgent:!0})}function y(b){b.state==="done"?(f.close(),r(b)):b.state==="failed"||b.state==="cancelled"?g(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,h(`${A(b.files_done)} of ${j(b.files_total,"file")}`))}async function w(){h("");try{m=await s()}catch(b){g(b.message);return}
m&&(p.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&as(m.id).catch(()=>{}),Ta(m.id,y))}return document.body.append(f),f.showModal(),{dialog:f,say:h,
go:u}}async function $E(e,t){try{for(let o of e.binned)await ss(o);for(let o of e.made.filter(n=>!n.already_stored))await ns(o.set)}catch(o){Ee(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function Jh(e,t,o){Ee(e,{seconds:30,action:{label:"Undo",run:()=>$E(t,o)}}),o(t.set)}function vE(e,t){let o=e.file_list.map(s=>i("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>i("li",{},i("label",{class:"check"},o[r],i("span",{class:"regroup-rank"},`Rank ${s.rank}`),i("span",{class:"mono wrap"},s.file),i("span",{class:"muted small"},xe(s.disk_bytes)))));
return{node:i("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function Vh(e,t,o,n,s){return i("label",{class:"check"},i("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function Xh(e,t){let o=ae("split"),n=i("div",{class:"regroup-form"},i("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:a,say:l,go:c}=Qh({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):np(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>Jh(`“${e.
label}” was split into ${j(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await xo(e.id);s=vE(d,()=>l("")),O(n,Vh(o,"each",`Each file becomes a set: ${j(d.file_list.
length,"set")}`,!0,u),Vh(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,a.open&&n.querySelector("input").focus()}catch(d){O(n),l(d.message,!0)}}function Zh(e,t){
let o=ae("label"),n=i("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});Qh({title:`Join ${j(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:i("div",{class:"reg\
roup-form"},i("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>i("li",{},i("span",{class:"wrap"},s.label),i("span",{class:"muted small"},` ${j(s.files,"file")}`)))),i("label",{for:o},"Label"),
n),start:()=>sp(e.map(s=>s.id),n.value.trim()),ended:s=>Jh(`${j(e.length,"set")} were joined.`,s,t)}),n.focus()}var SE=10,EE=12,TE=200,OE=4;async function iu(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:OE},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function ME({change:e,sort:t}){let o=ae("find"),n=i("span",{class:"muted small found"}),s=!1,r=Je(TE,()=>e({q:a.value.trim()})),a=i("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:p=>{p.key==="Escape"&&a.value!==""&&(p.preventDefault(),a.value="",r.cancel(),e({q:""}))}}}),l=i("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},Gh.flatMap(({sort:p,text:f})=>[["desc","↓"],["asc","↑"]].map(([h,g])=>i("option",{value:`${p} ${h}`},`${f} ${g}`)))),c=i("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=i("div",{class:"find-bar",hidden:!0,role:"search"},i("label",{for:o,class:"visually-hidden"},"Find sets"),a,c,i("span",{class:"list\
-order"},l),n);function d(p,f,h){let g=[...p.tag.filter(w=>!f.some(b=>b.tag===w)).map(w=>({tag:w})),...f.slice(0,EE)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;O(c,g.map(
({tag:w,sets:b})=>D([w,b!==void 0&&i("span",{class:"muted"},` ${A(b)}`)],()=>h(w),{class:"tag","aria-pressed":String(p.tag.includes(w)),data:{tag:w}}))),y&&c.querySelector(`[data-tag="${CSS.escape(y)}\
"]`)?.focus()}function m(){s=!0,u.hidden=!1,a.focus(),a.select()}return{node:u,drawTags:d,focus:m,draw(p,f,h){u.hidden=h<=SE&&!Da(p)&&!s,l.value=`${p.sort} ${p.order}`,document.activeElement!==a&&(a.value=
p.q);let g=f===0?"No set matches.":j(f,"set");return n.textContent=Da(p)?g:"",g}}}var eg=e=>[...e.values()].every(t=>t.pinned);function AE(e){let t=i("span",{role:"status"}),o=D("",e.compare,{class:"p\
rimary"}),n=D("Join …",e.join,{class:"writes"}),s=D("Tags …",e.tags,{class:"writes"}),r=D("",e.pin,{class:"writes"}),a=D("",e.remove,{class:"writes danger"}),l=i("section",{class:"bulk-bar","aria-\
label":"Selected sets",hidden:!0},t,o,n,s,r,a,ke("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${A(c.size)} selected`,o.textContent=`Compare (${A(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=eg(c)?"Unpin":"Pin",a.textContent=`Delete (${A(c.size)})`}}}function CE(e){let t=i("span",{class:"muted"}),o=D("Previous",()=>e(-1)),n=D("Next",
()=>e(1)),s=i("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,a){let l=(r-1)*pn,c=Math.min(l+pn,a.entry_total);s.hidden=a.entry_total<=pn&&r===1,o.disabled=
r===1,n.disabled=c>=a.entry_total,t.textContent=c>l?`${A(l+1)}–${A(c)} of ${A(a.entry_total)}${a.entry_total===a.total?"":` rows, ${j(a.total,"set")}`}`:""}}}function tg({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let a=i("div",{class:"content"},RE()),l=new Map,c=new Map,u=null,d=null,m="",p=null,f=[],h={control:"",test:"",labels:{control:"",test:""}},g="",y=null,w="",b=!1,k=(R,q)=>{b=!0,e({
page:1,...R},q)},_=ME({change:R=>k(R,{replace:!0}),sort:(R,q)=>k({sort:R,order:q})}),v=Yh({pick:t,save:U,pin:Ae,remove:qe,check:C,checkAll:H,toggleGroup:K,tags:se,split:R=>Xh(R,Se),more:I,filterTag:z,
sort:B}),x=AE({compare:Q,join:()=>Zh([...l.values()],Se),tags:()=>se([...l.values()]),pin:()=>Ae([...l.values()],!eg(l)),remove:()=>qe([...l.values()]),clear:()=>{l.clear(),Pe()}}),E=CE(R=>{e({page:u.
page+R}),a.scrollIntoView({block:"start"})}),S=of(T),$=i("div",{class:"set-list"},S.node,_.node,a,E.node,x.node);async function T(){y?.abort(),y=new AbortController;let{signal:R}=y;m=Rn(u).toString(),
a.ariaBusy="true";let q=setTimeout(()=>r.busy(!0),400);try{let[Y,P,te]=await Promise.all([Lt(Rn(u),{signal:R}),ln({signal:R}),Da(u)?Lt("limit=0",{signal:R}):null,o()]);d=Y,f=P,p=S.draw(te??Y),await N(
R),fe()}catch(Y){Y.name!=="AbortError"&&M(Y)}finally{clearTimeout(q),R.aborted||(r.busy(!1),a.ariaBusy=null)}}function M(R){d=null,m="",O(a,i("div",{class:"error-box",role:"alert"},i("h2",{},"The trac\
es cannot be listed"),i("p",{},R.message),D("Try again",T,{class:"primary"})))}let W=(R,q,Y=pn)=>{let P=Rn({...u,page:1});return P.delete("group"),P.set("prefix",R),P.set("offset",String(q)),P.set("li\
mit",String(Y)),P};async function N(R){let q=new Set(d.entries.flatMap(({group:Y})=>Y?[Y.prefix]:[]));for(let[Y,P]of[...c]){if(!q.has(Y)){c.delete(Y);continue}let te=await Lt(W(Y,0,Math.min(1e3,Math.max(
pn,P.sets.length))),{signal:R});c.set(Y,{sets:ee(te),total:te.total,loading:!1})}}async function I(R){let q=c.get(R),Y=m;q.loading=!0,Pe();try{let P=await Lt(W(R,q.sets.length));q.sets=[...q.sets,...ee(
P)],q.total=P.total}catch(P){Ee(`${R} cannot be listed. ${P.message}`,{urgent:!0})}q.loading=!1,Y===m&&Pe()}function K(R){c.delete(R)?Pe():(c.set(R,{sets:[],total:0,loading:!0}),I(R))}let ee=R=>R.entries.
flatMap(({set:q})=>q?[q]:[]),ne=()=>d.entries.flatMap(({set:R,group:q})=>R?[R]:c.get(q.prefix)?.sets??[]);function fe(){n({sets:ee(d),allTotal:p,checking:S.checking()});let R=_.draw(u,d.total,p);b&&(b=
!1,ye(R)),Pe(),w!==""&&Z(w)}function Pe(){if(d&&(_.drawTags(u,f,z),E.draw(u.page,d),x.draw(l),!(d.entries.length===0&&S.checking()))){if(d.entries.length===0){O(a,p===0?s():V());return}v.node.parentNode!==
a&&O(a,v.node),v.draw({...d,groups:c,picked:h,checked:l,sort:u.sort,order:u.order})}}let V=()=>d.total>0?i("p",{class:"card nothing"},"There is nothing on this page."):i("p",{class:"card nothing"},"No\
 set matches. ",D("Show all",()=>k({q:"",tag:[]}),{class:"link-button"}));function Z(R){if(w="",v.flash(R))return;d.entries.find(({group:Y})=>Y&&c.get(Y.prefix)?.sets.some(P=>P.id===R))||bt([R]).then(
([Y])=>{let[P]=(Y&&d?d.entries:[]).filter(({group:te})=>te&&Y.label.toLowerCase().startsWith(te.prefix.toLowerCase())).sort((te,ue)=>ue.group.prefix.length-te.group.prefix.length);P&&!c.has(P.group.prefix)&&
K(P.group.prefix)}).catch(()=>{})}function B(R){let q=R==="label"?"asc":"desc",Y=q==="asc"?"desc":"asc";k({sort:R,order:u.sort===R&&u.order===q?Y:q})}function z(R){let q=u.tag.includes(R);k({tag:q?u.tag.
filter(Y=>Y!==R):[...u.tag,R].slice(-8)})}function C(R,q,Y){let P=ne(),[te,ue]=[P.findIndex(Le=>Le.id===g),P.findIndex(Le=>Le.id===R.id)].sort((Le,Ye)=>Le-Ye);(Y&&te>=0?P.slice(te,ue+1):[R]).forEach(Le=>q?
l.set(Le.id,Le):l.delete(Le.id)),g=R.id,Pe()}function H(R){ne().forEach(q=>R?l.set(q.id,q):l.delete(q.id)),Pe()}function Q(){let[R,q]=[...l.values()].sort((te,ue)=>te.created.localeCompare(ue.created)),
[Y,P]=or(R,q);r.go(Ht(Y.id,P.id))}function oe(R){if(d===null){T();return}let q=Y=>Y.id===R.id?{...Y,...R}:Y;d.entries=d.entries.map(Y=>Y.set?{set:q(Y.set)}:Y),c.forEach(Y=>{Y.sets=Y.sets.map(q)}),l.has(
R.id)&&l.set(R.id,R),n({sets:ee(d),allTotal:p}),Pe(),a.ariaBusy==="true"&&T()}function Se(R){return l.clear(),w=R,T()}async function U(R,q){try{return oe(await Fo(R.id,q)),ye("Saved."),!0}catch(Y){return Ee(
`Not saved. ${Y.message}`,{urgent:!0}),!1}}function se(R){Kh(R,oe).addEventListener("close",()=>T())}let he=R=>R.length===1?`“${R[0].label}”`:j(R.length,"set");async function Ae(R,q){let Y=await iu(
R,async P=>oe(await Fo(P.id,{pinned:q})));Y.length>0?Ee(`${he(Y.map(({item:P})=>P))} ${Y.length===1?"was":"were"} not changed. ${Y[0].error.message}`,{urgent:!0}):ye(`${he(R)} ${R.length===1?"is":"are"}\
 ${q?"pinned":"not pinned"}.`)}async function qe(R){let q=await iu(R,P=>ns(P.id));q.length>0&&Ee(`${he(q.map(({item:P})=>P))} ${q.length===1?"was":"were"} not deleted. ${q[0].error.message}`,{urgent:!0});
let Y=R.filter(P=>!q.some(({item:te})=>te===P));Y.forEach(P=>l.delete(P.id)),Y.length>0&&Ee(`${he(Y)} ${Y.length===1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>pt(Y)}}),document.
getElementById("main").focus({preventScroll:!0}),await T()}async function pt(R){let q=await iu(R,Y=>ss(Y.id));q.length>0&&Ee(`${he(q.map(({item:Y})=>Y))} cannot be brought back. ${q[0].error.message}`,
{urgent:!0}),w=R.length===1?R[0].id:"",await T()}return{node:$,show(R,q){let Y=u;u=R,h=q,Y&&Rn(Y).get("sort")!==Rn(u).get("sort")&&c.clear(),Rn(u).toString()!==m?T():Pe()},reload(R=""){return w=R||w,T()},
search:()=>p>0&&(_.focus(),!0),enter:()=>v.focus(),focused:()=>d&&ne().find(R=>R.id===document.activeElement.closest("tr[data-set]")?.dataset.set),unmount(){y?.abort(),S.stop()}}}function RE(){return i(
"div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>i("div",{class:"skeleton"})))}function it(e){let t=i("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var lu=4,LE=["control","test"],ui={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other a\
rguments",shapes:"launched by other operators with the same input shapes"};function og(e){let t=i("h2"),o=i("ul",{class:"replacements-list"}),n=i("p",{class:"related-more"}),s=it("Probable replacement\
s"),r=i("details",{class:"card rank-steps replacements",hidden:!0},i("summary",{},t,i("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what l\
aunches them, or by their names if these differ in template arguments alone.")),i("div",{class:"chart-tools"},s.node),o,n),a=!1,l=null;function c(d,m){let p=d.replacements??[];l!==d&&(l=d,a=!1),r.hidden=
p.length===0,!r.hidden&&(t.textContent=`Probable replacements (${A(p.length)})`,O(o,p.slice(0,a?void 0:lu).map(f=>u(f,d,m))),n.hidden=a||p.length<=lu,O(n,!n.hidden&&D(`Show all ${A(p.length)}`,()=>{a=
!0,c(d,m),o.children[lu].querySelector("a").focus()},{class:"link-button"})))}function u(d,m,p){let f={diff_duration:d.diff_duration};LE.forEach(x=>{f[`${x}_counts`]=d[x].counts,f[`${x}_total_duration`]=
d[x].total_duration});let{control:h,test:g,diff:y,growth:w,controlCount:b,testCount:k}=Qo(f,p?"per_step":"total",m),_=y>0?"more":y<0?"less":"calm",v=(x,E,S)=>i("p",{class:`replaced ${S}`},i("span",{class:"\
replaced-mark","aria-hidden":"true"},E),i("span",{class:"visually-hidden"},E==="−"?"gone: ":"new: "),i("a",{href:e(x),class:"mono",title:x.name},i("bdi",{},x.name)));return i("li",{},i("div",{class:"\
replaced-names"},v(d.control,"−","less-mark"),v(d.test,"+","more-mark"),i("p",{class:"muted small"},ui[d.rule]??d.rule,d.shared!==null&&[", ",i("span",{class:"mono"},d.operator??"")," ",d.input_dims&&
i("span",{class:"mono"},d.input_dims),` (${Me(100*d.shared)} of what launches them is shared)`])),i("dl",{class:"replaced-numbers"},i("dt",{},p?"calls per step":"calls"),i("dd",{},`${A(b)} → ${A(k)}`),
i("dt",{},p?"time per step":"time"),i("dd",{title:`${re(h)} → ${re(g)}`},`${L(h)} → ${L(g)}`),i("dt",{},"Δ"),i("dd",{class:`strong ${_}`,title:Ie(y)},be(y),h>0&&` (${me(w)})`)))}return{node:r,sql:s,
draw:c}}async function zt(e,t){try{await navigator.clipboard.writeText(e),Ee(t,{seconds:4})}catch{Ee(`Copy this: ${e}`,{seconds:60})}}var NE={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},ng="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function Wn(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 samples.";if(e.too_few&&e.among){let[o,n]=e.among;return`${A(o)} steps are too few to find a change among ${A(n)}\
 rows.`}let t=`q = ${Ft(mn(e))}, p = ${Ft(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ so, too (${t}).`:e.significance==="no_difference_f\
ound"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function gr(e){switch(e.calls){case"fact":return`calls: ${A(e.control_calls)} → ${A(e.test_calls)} in eve\
ry step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${Ft(e.calls_q_value)})`;default:return""}}var PE=({row:e,of:t})=>{let o=typeof e.control_median=="number"&&typeof e.test_median==
"number",n=(a,l)=>a===null||l===null?null:l-a,s=(a,l,c,u,d=[])=>i("tr",{},i("th",{scope:"row"},a),[l,c,u].map((m,p)=>i("td",{class:`num${p===2?" strong":""}`,title:d[p]??null},m))),r=(a,l,c,u=n(l,c))=>s(
a,L(l),L(c),be(u),[re(l),re(c),Ie(u)]);return i("table",{class:"detail-table"},i("thead",{},i("tr",{},i("td"),["Control","Test","Δ"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("Call\
s",A(e.control_counts),A(e.test_counts),rt(e.diff_counts)),r("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),r("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_s\
tep")),r("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&r("Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),o&&
r("Median of steps",e.control_median,e.test_median),o&&r("Quartile spread",e.control_spread,e.test_spread)))};function sg(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${ui[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...ir(e)].join(`
`):e.name}function rg({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let a=i("div",{class:"op-panel-body"}),l=i("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},i("div",
{class:"op-panel-head"},i("h2",{},"Selected operation"),ke("close","Close (Escape)",e)),a),c=null;function u(d){let{row:m}=d,{replaces:p}=m,f=gr(m);return[i("p",{class:"mono full-name"},i("bdi",{},m.name)),
i("p",{class:"muted small"},m.category,m.kind&&` · ${m.kind.toLowerCase()}`,` · ${NE[m.change]}`),p&&i("div",{class:"small op-replaces"},i("p",{},"probably replaces"),i("p",{class:"mono full-name"},
i("bdi",{},p.name)),i("p",{class:"muted"},`${ui[p.rule]??p.rule}${p.operator?`: ${p.operator}`:""}`,p.input_dims&&i("span",{class:"mono"},` ${p.input_dims}`))),m.aliases&&i("div",{class:"small op-repl\
aces"},i("p",{},p?"all kernels that are gone or new":m.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),ir(m).map(h=>i("p",{class:"mono full-name"},i("bdi",{},h)))),m.significance&&i("p",{class:"small"},Wn(m),f&&` ${f[0].toUpperCase()}${f.slice(1)}.`),PE(d),i("p",{class:"op-actions"},t?.(m)&&i("a",
{href:t(m)},"Open this operation"),n?.(m)&&i("a",{href:n(m)},"Show in the timeline"),o?.(m)&&i("a",{href:o(m)},"Where in the tree"),r&&D("Show in the table",r,{class:"link-button"}),s&&D("Show its ran\
ks and steps",s,{class:"link-button"}),D("Copy the name",()=>zt(m.name,"Name copied."),{class:"link-button"}))]}return{node:l,isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let p=l.
hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),O(a,l.hidden?null:m??u(d)),(p||m)&&(a.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}var ag=64,ig=32;function IE(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>ag)return`${t} is too long: a tag has at most ${ag} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function DE(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,a)=>o.indexOf(o[a])===a),
s=n.map(IE).find(r=>r!=="")??(n.length>ig?`${n.length} tags are too many: a set has at most ${ig}.`:"");return{tags:n,fault:s}}var qE="key=value, separated by commas";function lg(){let[e,t]=["tags","t\
ags-help"].map(ae),o=i("span",{id:t,class:"tag-help",role:"status"}),n=i("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:_e.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:a,fault:l}=DE(n.value);Object.assign(_e,{tagText:n.value,tags:a,tagFault:l}),(r||l==="")&&(o.textContent=l||qE,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),i("div",{class:"tag-field writes small"},i("label",{for:e},"Tags of the next uploads"),n,o)}function cg(e,t,o){let n=i("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=Zp(n.files);s.length>0?_e.add(s):o.webkitdirectory&&Ee("That folder is empty.",{urgent:!0}),n.value=""}}});
return i("span",{class:"writes"},i("button",{type:"button",on:{click:()=>n.click()}},Ot(t),e),n)}function ug(e){return i("div",{class:"recipe"},i("pre",{},i("code",{},e)),D("Copy",()=>zt(e,"Code copie\
d."),{class:"small-button","aria-label":"Copy the code"}))}function BE(){let e=(t,o,n)=>{let s=D(t,async()=>{s.disabled=!0;try{await _e.addSample(o)}catch(r){Ee(`The sample cannot be added. ${r.message}`,
{urgent:!0}),s.disabled=!1}},{class:n});return s};return i("div",{class:"empty"},i("h2",{},"No traces yet"),i("p",{class:"tagline"},"tracediff compares two runs of a PyTorch program, as its profiler r\
ecorded them, and says what changed, by how much, and why."),i("p",{class:"writes sample-offer"},e("Look at a sample pair","","primary"),i("span",{class:"muted"},"Two recordings of a training on an H2\
00; attention was one kernel, then written by hand.")),i("p",{class:"writes sample-offer"},e("One with four ranks","ranks",""),i("span",{class:"muted"},"Generated, with four changes planted in the sec\
ond.")),i("h3",{},"Your own"),i("ol",{},i("li",{},"Copy ",i("code",{},"clients/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once before and once af\
ter your change:",ug(Lh),i("details",{},i("summary",{},"Or with ",i("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),ug(Nh))),i("li",{},"Each run leaves a fold\
er with one ",i("code",{},".json")," or ",i("code",{},".json.gz")," file per rank."),i("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison\
 opens by itself.")))}function WE(e){let t=i("span",{class:"side side-control"}),o=i("span",{class:"side side-test"}),n=ke("swap","Swap control and test",e),s=i("a",{class:"button primary",href:ce("/c\
ompare")},"Compare"),r=i("span",{class:"muted"}),a=i("section",{class:"pick-bar","aria-label":"Control and test"},i("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(p,f,h)=>O(p,i("b",{class:"\
letter"},f),h?i("span",{class:"ellipsis",title:h.label},h.label):i("span",{class:"muted"},"not picked"));d(t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",
n.disabled=!c&&!u,c&&u?(s.href=Ht(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute("aria-disabled","true"))}return{node:a,draw:l}}var wr={path:"/",name:"Traces",
read:lr,mount(e,t){return jE(e,t)}},dg=24,FE=100;function jE(e,t){let o=lr(location.search),n={control:null,test:null},s=[],r=!1,a=[],l=!1,c=i("span",{class:"count"}),u=Bh(),d=tg({change:h,pick:x,ready:u.
load,loaded:y,empty:BE,context:t}),m=WE(()=>v({control:n.test,test:n.control})),p=Dh(b,()=>d.reload()),f=lg();m.node.hidden=!0,f.hidden=!0,e.append(i("div",{class:"page traces-page"},i("div",{class:"p\
age-head"},i("h1",{},"Traces ",c),i("div",{class:"page-actions"},i("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),cg("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"\
Choose a folder of traces",id:"choose-folder"}),cg("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),f,i("p",{class:"muted small traces-lost \
writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",i("code",{},"tracediff serve --keep-traces=20G")," keeps them."),u.node,p.node,m.node,
d.node)),t.setTitle("Traces");function h(S,$){t.go(Uf({...o,...S}),$)}function g(){d.show(o,{control:n.control?.id??"",test:n.test?.id??"",labels:{control:n.control?.label??"",test:n.test?.label??""}}),
m.draw(n.control,n.test)}function y({sets:S,allTotal:$,checking:T=!1}){l||(s=S,t.setTitle(`Traces (${A($)})`),c.textContent=$>0?A($):"",m.node.hidden=$===0,f.hidden=$===0,location.search===""&&$<=dg&&
!T&&w(S),_())}function w(S){let{control:$,test:T}=gc(S);$&&($!==n.control?.id||T!==n.test?.id)&&(n={control:He(S,$),test:He(S,T)},h({control:Ge($),test:Ge(T)},{replace:!0}))}function b(S){let $=_e.transfers.
some(T=>T.job?.set===S);$&&!a.includes(S)&&a.push(S),$&&h({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),k($?S:"")}let k=Je(FE,async S=>{if(await d.reload(S),a.length>1&&!r&&!l){let $=await bt(
a.slice(-dg)).catch(()=>[]);if(!l&&!r){$.sort((M,W)=>a.indexOf(W.id)-a.indexOf(M.id));let{control:T}=gc($);w(T===""?$.slice(0,2):$)}}});async function _(){let S=o,$=["control","test"].map(I=>S[I]),T=$.
filter(I=>I!==""&&!s.some(K=>K.id.startsWith(I))),M=await bt(T).catch(()=>null);if(l||S!==o)return;let[W,N]=$.map(I=>I===""?null:s.find(K=>K.id.startsWith(I))??He(M??[],I)??null);n={control:W,test:N},
t.unknown(["control","test"].filter(I=>M&&o[I]!==""&&!n[I]).map(I=>({name:I,value:o[I],allowed:"a stored set"}))),g()}function v(S){r=!0,n=S,h({control:Ge(S.control?.id??""),test:Ge(S.test?.id??"")})}
function x(S,$){v({...n,[S]:$}),ye(`${$.label} is the ${S}.`)}function E(S){let $=d.focused();return $?x(S,$):!1}return g(),{keys:{search:d.search,enter:d.enter,control:()=>E("control"),test:()=>E("te\
st")},update(S){let $=o;o=lr(S),g(),($.control!==o.control||$.test!==o.test)&&_()},back:()=>d.reload(),unmount(){l=!0,k.cancel(),d.unmount(),p.unmount()}}}var yr=200;function mg(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function a(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([p,f])=>m.set(p,String(f))),s=u;try{let p=await st(m,{signal:u.signal});return d===t?p:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,p)=>{
o[p]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await a({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=yr*Math.floor(d/yr),p=await a({offset:m,limit:yr});p&&(p.rows.forEach((f,h)=>{o[m+h]=f}),e())},stop(){s?.abort(),t=null}}}var cu=e=>hs(e,e.unit,ps(e)).toString();function fg(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(yr)),t.op!==""&&n.set("row",t.op),o?.key===wt(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var uu=e=>({key:wt(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function hg(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{return await st(
o)}catch{return null}}function HE(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=fg(cu(e),e,t),n=new AbortController,s=st(o,{signal:n.signal});s.catch(()=>{}),globalThis.
firstComparison={query:o,stop:n,answer:s}}var UE=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function pg(e){let t=()=>{let o=new URLSearchParams(location.search);return[...o.
keys()].filter(n=>!UE.test(n)).forEach(n=>o.delete(n)),location.replace(ce(`/compare/recordings?${o}`)),new Promise(()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.
code!=="not_for_recordings")throw o;return t()}}function gg(e,t){HE(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,a)=>{let l=fg(n,s,r),c=o;return o=null,c?.query===
l?(a.addEventListener("abort",()=>c.stop.abort()),pg(c.answer)):(c?.stop.abort(),pg(st(l,{signal:a})))}}var zE=250;function Ct({context:e,results:t,message:o}){let n=null,s=!1;async function r(u,d,m){n?.abort(),n=new AbortController;let{signal:p}=n,f=()=>s||p.aborted,h=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},zE),g;try{let y=await u(p);g=()=>d(y)}catch(y){g=()=>{m(y),a(y)}}clearTimeout(h),!f()&&(l(),g(),e.settled())}let a=(u,d)=>zp(e,o.querySelector(".error-box"),u.message,d);function l(){
e.busy(!1),t.removeAttribute("aria-busy")}function c(){n?.abort(),l()}return{ask:r,clearable:a,drop:c,say(u){O(o,u),t.hidden=u!==null},unmount(){s=!0,n?.abort()}}}var GE=4,wg=280,br=[];function YE(e){return new Promise(t=>{br.push({node:e,go:t}),br.length===1&&jt().then(yg)})}function yg(){let e=br.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();
return s>0&&n<window.innerHeight}),[{go:t}]=br.splice(Math.max(0,e),1);t(),br.length>0&&jt().then(yg)}function KE(e,t){let o=null,n=null;e.on("plotly_hover",l=>{o=l}),e.on("plotly_unhover",()=>{o=null});
let s=0,r=0,a=l=>{clearTimeout(s),s=performance.now()<r?0:setTimeout(()=>t(l),wg)};e.on("plotly_doubleclick",()=>{clearTimeout(s),r=performance.now()+wg}),e.on("plotly_click",l=>{n=null,a(l)}),e.addEventListener(
"mousedown",({clientX:l,clientY:c,button:u})=>{n=o&&u===0?{event:o,x:l,y:c}:null},!0),e.addEventListener("click",({clientX:l,clientY:c})=>{let u=n;n=null,u&&Math.hypot(l-u.x,c-u.y)<GE&&a(u.event)})}function $t(e){
let t=i("div",{class:"plot",id:e.id}),o=i("span",{class:"chart-unit"}),n=i("p",{class:"chart-message muted",hidden:!0}),s=it(e.title),r=i("div",{class:"chart-tools"},e.tools,s.node,["PNG","SVG"].map(w=>D(
w,()=>y(w.toLowerCase()),{title:`${e.title}: download as ${w}`,"aria-label":`${w} of ${e.title}`}))),a=i("section",{class:`card chart ${e.class??""}`.trim(),"aria-label":e.title},i("div",{class:"chart\
-head"},i(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,p=new ResizeObserver(()=>{l&&!e.paint&&!gn()&&!t.hidden&&t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&h()});p.observe(
a);let f=ws(g);async function h(){if(u)return;let w;u=!0;try{c||await jt(),w=await er(),c||await YE(a)}catch(v){O(n,v.message),n.hidden=!1;return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;
m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:k,layout:_}=e.make(l,m);await w.react(t,k,{..._,width:m,height:b,showlegend:!1,uirevision:l.zoom??l.revision},Dp),!c&&!d&&(c=!0,e.onClick&&
KE(t,v=>e.onClick(v,l)),e.onRelayout&&t.on("plotly_relayout",v=>e.onRelayout(v,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(l)),t.querySelector(".main-svg")?.setAttribute("aria-h\
idden","true")),t.dataset.ready=l.revision}function g(){c&&l&&!l.empty&&!e.paint&&h()}function y(w){c&&(e.save??qp)(t,w,`${l.file}-${e.file}`,{title:[e.title,l.heading].filter(Boolean).join(", "),lines:l.
caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:a,sql:s,draw(w){let b=l?.revision===w.revision&&!w.empty;if(l=w,o.textContent=w.heading??"",t.dataset.wanted=w.revision,t.hidden=
!!w.empty,r.hidden=t.hidden,a.toggleAttribute("data-empty",t.hidden),n.hidden=!w.empty,O(n,w.empty),!(w.empty||b&&c)){if(e.paint){t.style.height=`${e.height(w)}px`,O(t,e.paint(w)),c=!0,t.dataset.ready=
w.revision;return}t.style.height=`${e.height(w,e.height.length>1?t.clientWidth||600:0)}px`,h()}},redraw:g,retheme:g,layout:()=>t.layout,relayout(w){c&&!t.hidden&&globalThis.Plotly.relayout(t,w(t.layout))},
unmount(){d=!0,p.disconnect(),f(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function Mo(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.ceil(e/o)},(n,s)=>s*o)}function di(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var VE=900,mi=12,bg=17,QE=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function _g(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of QE){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():_g(n);s&&o.append(s)}return o}function JE({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,p,f,h)=>Te("te\
xt",{x:d,y:m,fill:G(h?"--text":"--muted"),"font-size":f,"font-weight":h?600:400,"font-family":s},p),a=t.flatMap(d=>cn(d,Math.floor(n/6.6),3)),l=[r(mi,22,e,15,!0),...a.map((d,m)=>r(mi,42+bg*m,d,12,!1))],
c=30+bg*a.length+18,u=mi;for(let[d,m]of o)l.push(Te("rect",{x:u,y:c-9,width:14,height:9,fill:G(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+mi}}function XE(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),a=Math.max(o,VE),l=JE(t,a),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),p=_g(d);for(let[f,h]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?a-o:0)}))p.setAttribute(f,String(h));return p}),u=l.height+n;return{width:a,height:u,node:Te("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:a,height:u,viewBox:`0 0 ${a} ${u}`},Te("rect",{width:"100%",height:"100%",fill:G("--surface")}),l.nodes,c)}}var kg="image/svg+xml";async function ZE(e,t,o){let n=new Image;
n.src=`data:${kg};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function xg(e,t,o,n){let{node:s,width:r,height:a}=XE(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:kg}):await ZE(l,r,a);
di(c,`${o}.${t}`)}var _r=212,no={left:62,right:12,top:20,bottom:24},Es=_r-no.top-no.bottom,pi=.62,eT=5,$g=8,fi=84,tT=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function vg(e){return $t(
{...e,class:"waterfall",height:()=>_r,keys:tT,paint:rT,save:xg})}function oT(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function nT(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function sT([e,t]){let o=(t-e)/
eT,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(a=>a*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(a,l)=>(r+l)*s)}var kr=e=>`${100*e}%`;function rT({fall:e}){let t=oT(e),
o=nT(t),[n,s]=o,[r,a]=ze(s),l=t.length,c=w=>Es*(s-Math.max(w,n))/(s-n),u=(w,b=0)=>kr((w+.5+b)/l),d=w=>w===0?"control":w===l-1?"test":e.parts[w-1].change<0?"less":"more",m=ae("fall-less"),p=sT([n/a,s/a]).
map(w=>({y:c(w*a),text:`${Ne(Number(w.toPrecision(12)),0,9)} ${r}`})),f={"aria-hidden":"true",focusable:"false"},h=Te("svg",{class:"fall-body",...f},Te("defs",{},Te("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},Te("rect",{class:"fall-ground",width:5,height:5}),Te("rect",{class:"fall-stripe",width:1.8,height:5}))),p.map(({y:w})=>Te("line",{class:"fall-grid",x2:"1\
00%",y1:w,y2:w})),t.slice(0,-1).map(([,w],b)=>Te("line",{class:"fall-join",x1:u(b,pi/2),x2:u(b+1,-pi/2),y1:c(w),y2:c(w)})),t.map(([w,b],k)=>Te("rect",{class:`fall-bar fall-${d(k)}`,x:u(k,-pi/2),width:kr(
pi/l),y:c(Math.max(w,b)),height:c(Math.min(w,b))-c(Math.max(w,b)),...d(k)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(w=>aT(u(w,-.33),kr(.66/l))),e.parts.map(({change:w},b)=>Te("text",{class:`\
fall-label fall-${w>0?"more":w<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},be(w))),iT(e).flatMap(([w,b],k)=>[Te("text",{class:"fall-tick fall-whole",x:u(k),y:Es+15},w),Te("text",{class:"\
fall-tick fall-short",x:u(k),y:Es+15},b)])),g=Te("svg",{class:"fall-axis",...f},p.map(({y:w,text:b})=>Te("text",{class:"fall-value",x:no.left-5,y:no.top+w+4},b)),n>0&&Te("text",{class:"fall-cut",x:no.
left,y:no.top-6},"the axis is cut: it does not begin at 0")),y=t.map(w=>[c(Math.max(...w)),c(Math.min(...w))]);return[g,h,lT(h,cT(e),y)]}function aT(e,t){let o=(r,a)=>Es*(.91-(a?.05:0)-(r%2?.035:0)),n=Array.
from({length:$g+1},(r,a)=>a),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return Te("svg",{x:e,width:t,height:Es,viewBox:`0 0 ${$g} ${Es}`,preserveAspectRatio:"\
none"},Te("polygon",{class:"fall-ground",points:s}))}function iT(e){return[["control","control"],...e.parts.map(({part:t})=>[Aa[t].name,Aa[t].short]),["test","test"]]}function lT(e,t,o){let n=i("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,a)=>{let l=a<s/2,c=l?a:s-1-a,[u,d]=o[a].map(f=>no.top+f),m=()=>{O(n,r.map(f=>i("div",{},f))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?no.left:no.right}px + ${c/s} * (100% - ${no.left+no.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>fi?`${_r-u+17}px`:"auto",n.style.top=u>fi?"auto":`${d-u>fi?
u+6:Math.min(d+4,_r-fi)}px`},p=Te("rect",{class:"fall-area",x:kr(a/s),y:-no.top,width:kr(1/s),height:_r});p.addEventListener("pointerenter",m),p.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
p)}),n}function cT(e){return[["control",L(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[Aa[t].name,`${L(o)} → ${L(n)}`,be(s)]),["test",L(e.test),be(e.change)]]}var uT=56,dT=e=>e.replace(/^-/,"−").replaceAll(" "," ");function Dt(e,t=()=>null,o=uT){let n=e.flatMap(({name:r})=>r??[]),s=new Map(vo(n,o).map((r,a)=>[n[a],r]));return e.map(({text:r,name:a,row:l,
number:c})=>{if(a===void 0)return r??dT(c);let u=l&&t(l),d=i("code",{title:l?.name??a},i("bdi",{},s.get(a)));return u?i("a",{href:u,class:"diagnosis-name"},d):d})}var mT=8,Sg=40,pT={"device side":"launched in time, but the device waits: ","in call":"the device waits while the host is in ","in the launch":"the device waits for the launch in ",hole:"the device wa\
its between calls in "};function fT({part:e,name:t,category:o,path:n}){let r=(o!==null||t==="device side"||t==="in the launch")&&n.at(-2)||n.at(-1),a=r&&r!=="launched elsewhere"?[{name:r}]:[];return o===
null?a.length===0?[{text:`${e}: ${t}`}]:[{text:e==="idle"?pT[t]??`${t}, in `:`${e}: in `},...a]:[t==="other rows"?{text:"its device work"}:{name:t,row:{name:t,category:o}},...a.length>0?[{text:" in "},
...a]:[],...e==="compute"?[]:[{text:`, ${e}`}]]}function hT(e,{control_samples:t,test_samples:o}){let n=new Map,s=(c,u,d,m)=>{let p=n.get(c)??{parts:u,control:0,test:0,count:0};p.control+=d/1e3/Math.max(
1,t),p.test+=m/1e3/Math.max(1,o),p.count+=1,n.set(c,p)};for(let c of e.places){let u=fT(c);s(u.map(({text:d,name:m})=>d??m).join(""),u,c.control_ns,c.test_ns)}let r=[...n.values()].sort((c,u)=>Math.abs(
u.test-u.control)-Math.abs(c.test-c.control)).slice(0,mT),a=c=>r.reduce((u,d)=>u+d[c],0),l=e.places_count-a("count");return l<=0?r:[...r,{parts:[{text:j(l,"more place")}],count:l,control:e.control-a("\
control"),test:e.test-a("test")}]}function Eg(e,t,o,n){let s=[...e.parts.flatMap(({row:c})=>c??[]),...n?.rows??[]],a=[...[...new Map(s.map(c=>[`${c.name}
${c.category}`,c])).values()].slice(0,3).map(c=>({name:c.name,row:c})),{timeline:o.timeline(n)},{tree:o.tree()}],l=({parts:c,control:u,test:d})=>{let[m,p]=$o(u,d),f=d-u;return i("li",{},i("span",{},Dt(
c,o.page,Sg)),i("span",{class:"account-times",title:`${re(u)} → ${re(d)}`},i("span",{class:"control-text"},m)," → ",i("span",{class:"test-text"},p)),i("span",{class:"account-change",title:Ie(f)},ls(
f)))};return i("div",{class:"account-places small"},i("ul",{"aria-label":"What adds up to it"},hT(e,t).map(l)),i("p",{},"Show ",a.flatMap(({name:c,row:u,timeline:d,tree:m},p)=>[p>0&&" · ",u?Dt([{name:c,
row:u}],o.page,Sg):i("a",{href:d??m},d?"in the timeline":"in the tree")])))}var gT=2,wT=3,Tg=52,yT=5,Ag=e=>e>0?"more":e<0?"less":"calm",xr=({certainty:e})=>e==="sure"||e==="likely",hi=e=>e.split(/\s+/).filter(t=>/[\p{L}\p{N}]/u.test(t)).length,Og=({brief:e,parts:t})=>hi((e??t).
map(o=>o.text??o.name??o.number).join(""));function bT(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.lines??[]).map((o,n)=>{let s=o.control_ns/1e3/Math.max(1,e.control_samples),
r=o.test_ns/1e3/Math.max(1,e.test_samples);return t+=r-s,{...o,index:n,control:s,test:r,change:r-s,from:t-(r-s)}})}function Mg(e,{least:t,most:o,room:n,more:s}){let r=n,a=0;for(;a<Math.min(e.length,o)&&
(a<t||Og(e[a])+s<=r);)r-=Og(e[a])+s,a+=1;return[a,r]}var du=(e,t=e.some(xr)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((o,n)=>o+n.change,0)});function mu(e,[t,o]){let n=a=>o>t?100*(a-t)/
(o-t):0,[s,r]=[n(e.from),n(e.from+e.change)].sort((a,l)=>a-l);return i("span",{class:"account-track","aria-hidden":"true"},i("span",{class:`account-bar ${xr(e)?Ag(e.change):"unsure"}`,css:{left:`${s}%`,
width:`${r-s}%`}}))}var pu=e=>i("span",{title:Ie(e.change),class:`account-change ${xr(e)?Ag(e.change):"muted"}`},ls(e.change));function gi(e,t=null){let o=i("ol",{class:"account","aria-label":"Where t\
he change comes from"}),n=i("ul",{class:"facts","aria-label":"Also different"}),s=i("p",{class:"muted small",hidden:!0},"Grey: measured, may be noise."),r=i("div",{class:"account-box"},o,s),a=(u,d,m)=>e&&
i("button",{type:"button",class:"account-go icon-button",title:"What adds up to this number","aria-label":`What adds up to: ${u.text}`,"aria-expanded":String(m),data:{line:d},on:{click:()=>t(d,!m)}},Ot(
"chevron"));function l(u,d,m){let[p,f]=$o(u.control,u.test),h=`line-${u.index}`,g=m&&m.open.includes(h);return i("li",{data:{kind:u.kind,certainty:u.certainty}},mu(u,d),i("span",{class:`account-words${xr(
u)?"":" muted"}`,title:u.text},Dt(u.brief??u.parts,void 0,Tg)),i("span",{class:"account-times",title:`${re(u.control)} → ${re(u.test)}`},i("span",{class:"control-text"},p)," → ",i("span",{class:"t\
est-text"},f)),pu(u),m&&a(u,h,g),g&&e&&Eg(u,m.account,e,m.entry))}let c=(u,d)=>i("button",{type:"button",class:"link-button","aria-expanded":String(d),on:{click:()=>t("lines",!d)}},u);return{node:r,facts:n,
draw({account:u,diagnosis:d},{open:m,sure:p,sum:f,lines:h,words:g}){let y=m.includes("lines"),w=o.contains(document.activeElement)&&document.activeElement.dataset.line,b=d??[],k=bT(u).filter(({change:ee,
kind:ne})=>ee!==0||ne!=="rest"),_=k.at(-1)?.kind==="rest"?k.pop():null,v=[...k,..._?[_]:[]].flatMap(ee=>[ee.from,ee.from+ee.change]),x=[Math.min(...v),Math.max(...v)],E=b.filter(({line:ee,kind:ne})=>ee===
void 0&&!["limit","host_need","machine"].includes(ne)),[S,$]=Mg(k,{least:gT,most:h,room:g,more:yT}),[T]=Mg(E,{least:0,most:wT,room:$,more:0}),[M,W]=[y?k.length:S,y?[]:[...k.slice(S),..._?[_]:[]]],N=ee=>({
account:u,open:m,entry:b.find(ne=>ne.line===ee.index)}),I=k.length>0&&du([...k,..._?[_]:[]],p?"sure":""),K=S<k.length||T<E.length;O(o,k.slice(0,M).map(ee=>l(ee,x,N(ee))),(y||W.length===1)&&_&&l(_,x,y&&
N(_)),W.length>1&&i("li",{class:"account-rest"},mu(du(W),x),c(`${j(W.length-(_?1:0),"more line")}${_?" and the rest":""}`,!1),i("span"),pu(du(W))),k.length>0&&i("li",{class:"account-sum"},mu(I,x),i("s\
pan",{class:"strong"},f),pu(I))),O(n,E.slice(0,y?E.length:T).map(ee=>i("li",{data:{kind:ee.kind,certainty:ee.certainty},title:ee.text},Dt(ee.parts,y&&e?e.page:void 0,Tg))),t&&K&&(y||W.length<2)&&i("li",
{class:"facts-more"},c(y?"Show less":`${E.length-T} more`,y))),[...o.querySelectorAll(".account-go")].find(({dataset:ee})=>ee.line===w)?.focus(),n.hidden=n.childElementCount===0,o.hidden=k.length===0,
s.hidden=o.hidden||k.slice(0,M).every(xr)}}}var _T=[["control","A"],["test","B"]],Cg={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},fu=(e,t)=>100*e[t]/e.step;function kT(e){let t=fu(e,"idle"),o=t<9.95||
t>90.05?1:0,n=Number(Ne(t,o,o));return[100-n,n].map(s=>`${Ne(s,o,o)} %`)}function xT({control:e,test:t}){let[o,n]=[e,t].map(({limited_by:s})=>s??"unclear");return o===n?o:`${o} → ${n}`}function $T(e,t,o){
let[n,s]=kT(o),r=Object.keys(Cg).filter(a=>o[a]>0);return i("div",{class:"limit-row"},i("b",{class:`letter letter-${t.toLowerCase()}`,"aria-label":e},t),i("span",{class:"limit-track","aria-hidden":"tr\
ue"},r.map(a=>i("span",{class:`limit-${Cg[a]}`,css:{width:`${fu(o,a)}%`},title:`${gt[a].name}: ${L(o[a])}, ${Me(fu(o,a))} of the step`}))),i("span",{class:"limit-words"},`device ${n} busy, ${s} idle`))}
function Rg(){let e=i("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:o}}){let n=[t,o].every(s=>s&&s.step>0&&typeof s.idle=="number"&&s.idle<s.step);e.hidden=!n,O(e,n&&[i("p",{},
"Limit: ",i("b",{},xT({control:t,test:o}))),_T.map(([s,r])=>$T(s,r,s==="control"?t:o))])}}}var $r=["control","test"],Lg=e=>i("bdi",{class:"mono"},e),vT=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function ST(e){let[t,o]=$r.map(s=>vT(e[s])),n=$r.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?A(n[0]):`${A(n[0])} and ${A(n[1])}`,changes:{control_marker:t,test_marker:t}}]:$r.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:A(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function ET(e,t){let[o,n]=$r.map(r=>e[r].marker),s=(r,a,l)=>i("p",{class:"\
marker-line small"},r,Lg(a)," ",t&&D("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:$r.map((r,a)=>[o,n][a]!==null&&s(`A\
 step of the ${r} is one `,[o,n][a],{[`${r}_marker`]:""}))}function Ng(e,t){return[ET(e,t),t&&ST(e).map(({text:o,marker:n,found:s,changes:r})=>i("p",{class:"marker-line"},`${o} Use `,Lg(n),` as step m\
arker (${s} found)? `,D("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var Pg=8,TT=24,OT=80,wn=["control","test"],Ig=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},gu=({step_number:e})=>e!==null,hu=e=>[e.span,gu(e)?e.step_number:
e.rank],Dg=({rank:e,span:t})=>`${e}/${t}`;function qg(e){return`${gu(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function MT(e){let o=[...new Map(e.map(n=>[hu(n).
join("/"),hu(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function AT(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var wi=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function CT(e,t){let o=new Map;for(let n of e){let s=Dg(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>Pg?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>Te("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function RT(e,t){return e.map((o,n)=>({ring:n+1,step:o,y:wi(
o,t),x:e.length>1?3+94*n/(e.length-1):50}))}function LT(e,{samples:t,blocks:o},n,s,r){let a=MT(t),l=t.map(m=>({sample:m,y:wi(m.step,n),x:a.size>1?3+94*a.get(hu(m).join("/"))/(a.size-1):50})),c=RT(o,n),
u=t.filter(gu).map(m=>m.step_number),d=u.length===0?j(t.length,"recording"):`step ${Math.min(...u)}${a.size>1?` – ${Math.max(...u)}`:""}`;return i("div",{class:"strip-panel"},wu(Te("svg",{class:"\
strip-plot","aria-hidden":"true",focusable:"false"},Te("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${wi(s,n)}%`,y2:`${wi(s,n)}%`}),CT(l,e),l.map(({sample:m,x:p,y:f})=>Te("circle",{class:`strip-\
dot strip-${e}`,cx:`${p}%`,cy:`${f}%`,r:t.length>OT?2:3.2})),c.map(({x:m,y:p})=>Te("circle",{class:`strip-ring strip-${e}`,cx:`${m}%`,cy:`${p}%`,r:3.2}))),[...l,...c],m=>r(m&&(m.ring?`${e}, block ${m.
ring} of ${c.length} without the profiler: ${L(m.step)}`:[`${e}, ${qg(m.sample)}: ${L(m.sample.step)}`,dn(m.sample)].filter(Boolean).join(`
`)))),i("p",{class:`${e}-text small strip-caption`},`${e}, ${d}`))}function wu(e,t,o){return e.addEventListener("pointermove",({clientX:n,clientY:s})=>{let r=e.getBoundingClientRect(),a=({x:c,y:u})=>Math.
hypot(r.left+c*r.width/100-n,r.top+u*r.height/100-s),l=t.reduce((c,u)=>a(u)<a(c)?u:c);o(a(l)<TT?l:null)}),e.addEventListener("pointerleave",()=>o(null)),e}function NT(e,{samples:t,blocks:o}){let n=t.map(
r=>r.step),s=t[n.indexOf(Math.max(...n))];return`${e}: ${j(t.length,"sample")} from ${L(Math.min(...n))} to ${L(s.step)}, median ${L(Ig(n))}; the longest is ${qg(s)}.${o.length>0?` Without the profile\
r: ${j(o.length,"block")} from ${L(Math.min(...o))} to ${L(Math.max(...o))}.`:""}`}var Bg=(e,t)=>e&&Object.fromEntries(wn.map(o=>[o,e[o].map((n,s)=>{let{host_ns:r=null,lag_ns:a=null}=t?.[o][s]??{};return{
...n,...r!==null&&{host:r/1e3,lag:a/1e3}}})]));function Wg(e,t,o=null){if(!wn.every(m=>e?.[m]?.length>0)||wn.every(m=>e[m].length<2))return null;let n=Object.fromEntries(wn.map(m=>[m,{samples:e[m],blocks:o?.[m]??
[]}])),s=wn.flatMap(m=>[...e[m].map(p=>p.step),...n[m].blocks]),r=AT(s),a=Ig(e.control.map(m=>m.step)),l=[ae("strip-title"),ae("strip-words")],c=wn.some(m=>{let p=new Set(e[m].map(Dg));return p.size<=
Pg&&p.size<e[m].length}),u=i("div",{class:"strip-tip",hidden:!0}),d=m=>{u.hidden=!m,O(u,m)};return i("div",{class:"sample-strip",role:"img","aria-labelledby":l[0],"aria-describedby":l[1]},i("div",{class:"\
small muted strip-words"},i("span",{id:l[0]},`Every ${t}`)," as a dot",c&&", ranks as lines",o&&"; blocks without the profiler as rings","; dashed: the median of the control"),i("p",{class:"visually-h\
idden",id:l[1]},wn.map(m=>NT(m,n[m])).join(" ")),i("div",{class:"strip-body"},i("div",{class:"strip-scale small muted","aria-hidden":"true"},i("span",{},L(r[1])),i("span",{},L(r[0]))),wn.map(m=>LT(m,n[m],
r,a,d))),u)}var _u={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},ku={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},xu=["\
steps_differ","single_sample","few_shared_kernels"],PT=5,IT=96,DT=(e,{comparability:t})=>e.filter(({text:o})=>!t.some(n=>n.kind==="devices_differ"&&n.text===o)),yi=({verdict:e})=>e==="slower"||e==="fa\
ster",yu=({comparability:e})=>e.some(({kind:t})=>t==="same_selection"),bu=({change_percent:e,interval:t})=>!(e>=t?.low_percent&&e<=t.high_percent&&Math.abs(e-t.shift_percent)<=Math.abs(t.shift_percent)/
4);function qT(e){let{change_percent:t,interval:o}=e,n=bu(e)?o?.shift_percent:t;return typeof n=="number"&&[bu(e)&&", typically",n<900?` by ${Me(Math.abs(n))}`:`: ${me(n)} as long`]}function BT(e){let{
interval:t}=e;return yi(e)&&typeof t?.low_percent=="number"?["between ",me(t.low_percent)," and ",me(t.high_percent)]:Dt(e.range.parts)}function WT(e){let{verdict:t}=e,o=Pt(e)?"Whole recording":"Step \
time";if(t.control===null||t.test===null)return i("p",{class:"headline"},`${o}: not known.`);let[n,s]=$o(t.control,t.test);return i("p",{class:"headline"},i("strong",{class:`verdict-word verdict-${t.verdict.
replace("_","-")}`},i("span",{"aria-hidden":"true"},`${yu(e)?"=":ku[t.verdict]} `),yu(e)?"Nothing can differ":[_u[t.verdict],yi(t)&&qT(t)]),i("span",{class:"headline-times",title:`Mean ${o.toLowerCase()}\
: ${re(t.control)} → ${re(t.test)}`},yi(t)&&bu(t)&&"mean ",i("span",{class:"value control-text"},n),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text"},s)),i("span",
{class:"verdict-range"},BT(t)))}function FT(e,{onClock:t,isCorrected:o}={}){return e.filter(({kind:n})=>n==="machine").map((n,s)=>i("p",{class:"machine-line",data:{kind:"machine"}},Dt(n.parts)," ",t&&
s===0&&i("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the times",on:{click:t}},o()?"Show as recorded":"Show at equal clock")))}function Fg({
links:e=null,actions:t=null,below:o=[],on:n={}}){let s=i("div",{class:"comparability"}),r=i("div",{class:"verdict-head"}),a=i("div",{class:"comparability"}),l=i("div",{class:"verdict-strip"}),c=Rg(),u=gi(
e,n.fold),d=i("p",{class:"muted",hidden:!0}),m=i("section",{class:"card verdict-card","aria-label":"Verdict"},i("h2",{class:"visually-hidden"},"Verdict"),s,i("div",{class:"verdict-top"},r,t),a,i("div",
{class:"verdict-body"},i("div",{class:"verdict-why"},d,u.node),i("div",{class:"verdict-side"},c.node,u.facts,l)),o);function p(f,h,{narrowed:g=!1,open:y=[]}={}){let{verdict:w,comparability:b}=f,k=h.diagnosis??
[],_=n.widen&&w.verdict==="cannot_judge"&&g,v=zf(b,k).filter(({kind:S})=>!xu.includes(S)&&S!=="same_selection"),x=({severity:S})=>S==="damage";O(s,cr(v.filter(x))),O(a,cr(v.filter(S=>!x(S)))),O(r,WT(f),
w.recorded&&i("p",{class:"muted small"},Dt(w.recorded.parts)),_&&i("p",{},D("Use all ranks and steps",n.widen,{class:"link-button"})),FT(k,n.clock&&{onClock:n.clock,isCorrected:n.isCorrected}),Ng(f,n.
marker??null)),c.draw(f),d.hidden=!h.note,O(d,h.note);let E=[f.recorded.control,f.recorded.test].map(S=>S.devices.join(" "));u.draw(yu(f)?{}:{...h,diagnosis:DT(k,f)},{open:y,sure:yi(w)&&!w.recorded,sum:w.
recorded?"Together, as recorded":"Together",lines:PT-r.querySelectorAll("button").length,words:IT-[r,s,a].reduce((S,{textContent:$})=>S+hi($),0)-hi([...new Set(E)].join(" "))}),O(l,$u(f)),m.dataset.verdict=
w.verdict}return{node:m,draw:p}}var $u=({verdict:e,step_time:t,without_profiler:o,...n})=>Wg(Bg(e.samples,t.samples),Pt(n)?"recording":e.recorded?"recorded step":"step",o?.blocks);var jT="Confidence: this share of the intervals that are made in this way contains the true change. p: the probability of a difference at least as large if nothing had changed, by the Mann–Whitney tes\
t; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts once.",HT=({control:e,test:t})=>ce(`/compare/recordings?${new URLSearchParams({control:e.set.slice(
0,12),test:t.set.slice(0,12)})}`),bi={key:"",list:[]};function jg(e=null){let t=vg({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),o=i("div",{class:"details-tex\
t"}),n=i("div",{class:"details-text"}),s=i("div",{class:"details-strip"}),r=i("details",{class:"answer-details"},i("summary",{},"Details"),i("div",{class:"details-body"},i("div",{},o,n,s),t.node)),a=null,
l="",c=null;function u(p,f){let{verdict:h,comparability:g}=p;O(o,h.basis!==null&&i("p",{class:"verdict-reason"},Dt(h.range.parts)," ",Dt(h.basis.parts),"."),h.basis!==null&&i("p",{class:"muted small"},
jT),h.caution&&g.every(({kind:y})=>y!=="same_selection")&&i("p",{class:"one-recording"},h.caution," ",e&&i("a",{href:HT(p)},"Compare several recordings")),g.filter(({kind:y})=>xu.includes(y)).map(({text:y})=>i(
"p",{},y)),(f.diagnosis??[]).filter(({kind:y})=>y==="limit"||y==="host_need").map(y=>i("p",{data:{kind:y.kind}},Dt(y.parts))),e&&(f.diagnosis??[]).some(({kind:y})=>y==="memory")&&i("p",{},i("a",{href:e(
c)},"Show memory")))}function d(p){O(n,bi.list.map(f=>i("p",{data:{kind:f.kind},title:f.text},Dt(f.parts)," ",i("a",{href:Xt({...Ut(p),node:$h(f.tree)})},"Show in the tree"))))}async function m(p){let f=e&&
r.open?wt(p).toString():l;if(f===l)return;a?.abort(),a=new AbortController,l=f,O(n);let h=new URLSearchParams(f);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([g,y])=>h.set(g,y));
try{let g=bi.key===f?null:await st(h,{signal:a.signal});bi=g?{key:f,list:(g.diagnosis??[]).filter(({kind:y})=>y==="layer")}:bi,l===f&&(d(p),n.dataset.shown=f)}catch{l=l===f?"":l}}return r.addEventListener(
"toggle",()=>c&&m(c)),{node:r,chart:t,draw(p,f,h,{revision:g,file:y,caption:w}){let{waterfall:b}=f;c=p,u(f,h),O(s,$u(f)),t.node.hidden=!b||b.change===0,t.node.hidden||t.draw({fall:b,revision:g,file:y,
caption:w,heading:`mean per ${Pt(f)?"recording":"step"}, test − control`}),m(p)},stop:()=>a?.abort()}}var UT=30,vr={top:8,right:16,bottom:34},zT=64,GT=6,Hg=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Su(e){let t=new Set,
o=null,n=[],s=!1,r=new Map(Hg.map(([f,h])=>[f,i("button",{type:"button",class:`key key-${f}`,title:"Hide or show these bars",on:{click:()=>{let g=new Set(t);g.delete(f)||g.add(f),e.onHide?e.onHide([...g]):
(u(g),c.redraw())}}},h)])),a=i("ul",{class:"chart-legend"},[...r.values()].map(f=>i("li",{},f))),l=ke("pan","Pan instead of zooming",()=>{s=!s,l.setAttribute("aria-pressed",String(s)),c.relayout(()=>({
dragmode:s?"pan":"zoom"}))});l.setAttribute("aria-pressed","false");let c=$t({...e,extra:a,tools:[l,ke("plus","Zoom in",()=>m(.6)),ke("minus","Zoom out",()=>m(1/.6)),ke("reset","Reset the zoom",p)],keys:()=>Hg.
filter(([f])=>!t.has(f)),height:f=>YT(f.rows.length),make:(f,h)=>JT(f,h,o,t,s),onRelayout:(f,h)=>d(f,h),onDoubleClick:()=>setTimeout(p),onClick:f=>e.onSelect(n[f.points[0].y]?.key)});function u(f){t=f,
r.forEach((h,g)=>h.setAttribute("aria-pressed",String(!t.has(g))))}function d(f,h){if(!Object.keys(f).some(k=>/^[xy]axis\./.test(k)))return;let{xaxis:g,yaxis:y}=c.layout(),w=[...g.range,...y.range],b=g.
autorange&&w[2]===vu(n.length)[0];h.range=b?"":w.join(),e.onZoom?.(b?"":w.map(k=>Number(k.toPrecision(4))).join())}function m(f){c.relayout(({xaxis:{range:h,fixedrange:g}})=>!h||g?{}:{"xaxis.range[0]":h[0]*
f,"xaxis.range[1]":h[1]*f})}function p(){c.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":vu(n.length)}))}return{...c,draw(f){n=f.rows,u(new Set(f.hidden??t)),c.draw({...f,empty:f.empty||n.length===
0&&"No rows to draw."})},select(f){f!==o&&(o=f,c.relayout(()=>({shapes:Ug(n,o,Zt())})))}}}var YT=e=>Math.max(e,3)*UT+vr.top+vr.bottom,vu=e=>[Math.max(e,3)-.5,-.5];function Ug(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function KT(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=ze(t);return[n,` ${o}`]}function VT(e){return[cn(e.name,zT,GT).map(Be).join("<br>"),
e.lines.map(Be).join("<br>")]}function QT(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return vo(e.map(n=>n.name),o).map((n,s)=>Be(e[s].mark+n))}function JT(e,t,o,n,s){let r=Zt(),[a,l]=KT(e),c=e.
rows.length,u=t<520?128:Math.min(280,Math.round(t*.36)),d=Math.floor((u-14)/6.7),m=e.rows.map((b,k)=>k),p=b=>e.rows.map(k=>k[b]===null?null:k[b]/a),f=(b,k)=>e.rows[k].noise?"noise":b>0?"more":"less",h=p(
"diff").map((b,k)=>n.has(f(b,k))?null:b),g=(b,k)=>r[f(b,k)],y=e.range?e.range.split(",").map(Number):null,w={type:"bar",orientation:"h",y:m,textposition:"none",hoverinfo:"skip"};return{data:[{...w,name:"\
control",x:p("control"),visible:!n.has("control"),marker:{color:r.control}},{...w,name:"test",x:p("test"),visible:!n.has("test"),marker:{color:r.test}},{...w,name:"difference",x:h,marker:{color:h.map(
(b,k)=>g(b,k)),pattern:{shape:h.map(b=>b>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:h.map((b,k)=>g(b,k)),bgcolor:r.surface},line:{width:h.map(b=>b>0?0:1),color:h.map((b,k)=>g(b,k))}}},{type:"\
scatter",mode:"markers",xaxis:"x2",x:m.map(()=>.99),y:m,marker:{size:1,opacity:0},customdata:e.rows.map(VT),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:Et(),
barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:u,r:vr.right,t:vr.top,b:vr.bottom},hovermode:"y",hoverdistance:-1,dragmode:s?"pan":"zoom",xaxis:{ticksuffix:l,zeroline:!0,nticks:t<520?4:7,tickformat:e.
kind==="count"?",~r":",",rangemode:"tozero",...y&&{range:y.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:y?y.slice(2):vu(c),tickmode:"array",tickvals:m,showgrid:!1,
zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:QT(e.rows,d)},shapes:Ug(
e.rows,o,r)}}}var zg=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${Qe(e)}`,XT=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function _i(e,t=""){let o=d=>{let{label:m,ranks:p,
all_ranks:f,steps:h,all_steps:g,samples:y}=e[d];return`${d}: ${m} (${[zg(p,f,"ranks"),zg(h,g,"steps"),j(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:a,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,a.join(", "),l&&`${l} only`,XT(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${Ze(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var ZT="abs_diff_duration",ki=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work","Slower work","The rest of \
the change of device time: the same FLOPs take more time, or less","num c-work"]],Eu={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"it is on one \
side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its calls or of i\
ts device time"},Gg="abcd";function Yg({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(Eu).indexOf(e?.work_known);return i("td",{class:"num c-work muted",title:Eu[e?.
work_known]??null},le,l>=0&&i("sup",{},Gg[l]))}let[r,a]=n(s);return i("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:a},r)})}function Kg(e){let t=null,o=D("More and slower work",()=>e(
{work:!t.work,...t.work&&ki.some(([s])=>s===t.sort)?{sort:ZT,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where\
 its FLOPs are known; takes longer to load"}),n=i("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(Eu).flatMap((s,r)=>[r>0&&"; ",i("sup",{},Gg[r]),` ${s}`]).filter(Boolean),
".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}function xi(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,note:"Both sets and this view as one file, for another tr\
acediff",title:"To see this page, drop it on another tracediff, or open it with tracediff open"};return{node:li("Share",()=>[{text:"Copy link",run:()=>zt(location.href,"Link copied."),note:"For people\
 who can reach this server"},{text:"Report",href:e.report,download:`${e.name}.html`,note:"This comparison as one HTML file, without a server"},t()],{text:"Share"}),set(n){e=n}}}var Tu={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},Ts=e=>`tracediff-${St(e.control.label)}-${St(e.test.label)}`;function Vg(e){let t=ae("top"),o=ae("sort"),n=i("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=i("select",{id:o,on:{change:()=>e({sort:s.value,order:fs(s.value)})}},Object.keys(Tu).filter(l=>Rc.includes(l)).map(l=>i("option",{value:l},Tu[l]))),r=i("span",{class:"mute\
d small"});return{node:i("div",{class:"chart-bar"},i("label",{for:t},"Charts: first"),n,i("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...Lf,l.top])].sort((d,m)=>d-m);O(n,u.map(d=>i("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=Tu[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${A(c)}\
 of ${A(l)} rows are drawn; the table has all`:""}}}function Qg(e){let t=i("span",{class:"muted"}),o=Kg(e),n=i("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=i("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=xi();return{title:i("h3",{},"All rows ",t),node:i("div",{class:"verdict-actions"},r.node),files:[n,s],work:o.node,workNote:o.note,
draw(a,l,c,u){o.draw(a);let{row_count:d,rows_before_filters:m}=l,p=a.fold?l.replacements.length:0;t.textContent=(d===m?A(d):`${A(d)} of ${A(m)}`)+(p>0?`, ${j(p,"pair")} folded`:""),n.href=Js(Nc(a,c,u,
"csv")),s.href=Js(Nc(a,c,u,"json")),r.set({name:Ts(l),bundle:_a(jf(a)),report:ba(Ff(a,c,u))}),n.download=`${Ts(l)}.csv`,s.download=`${Ts(l)}.json`}}}function Jg(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},"This comparison is not possib\
le"),i("p",{},e.message),i("p",{},o&&D("Use all ranks and steps",t.all,{class:"primary"}),n&&D("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&D("Try again",t.again,{class:"primary"})," ",i("a",
{href:ce("/")},"Choose other traces")))}function Xg(e){return i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},e?.length===0?"There are no sets yet. ":"Pick two sets above, or\
 on the ",i("a",{href:ce("/")},e?.length===0?"Add traces":"Traces page"),"."))}function _t(e,t,o){let n=new Map;return{node:i("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,a,l])=>{let c=D(a,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[a,l]of n)l.setAttribute("aria-pressed",String(a===r))}}}var e1={ALL:"All",CPU:"Host",GPU:"Device"},t1={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},o1=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],n1=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],s1={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},r1={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function Sr(e,t,o){
let n=i("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:i("label",{class:"check",title:t},n,e)}}function ew(e){let t=_t("Device type",Pf.map(_=>[_,e1[_],t1[_]]),_=>e({device_type:_})),
o=_t("Unit of the durations",o1,_=>e({unit:_})),n=_t("Time of host operations, shown and judged",n1,_=>e({measure:_})),s=a1(e),r=Sr("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",_=>e({use_short_name:_,op:""})),a=Sr("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",_=>e({merge_addresses:_,op:""})),
l=Sr("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",_=>e({aliases:_,op:""})),c=Sr("Join m\
oved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",_=>e({merge_lines:_,op:""})),u=null,d=i("button",{type:"b\
utton",class:"group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${oo.join(", ")}`,on:{click:()=>e({exclude:[...$i(u.exclude)?[]:oo,...u.exclude.filter(_=>!oo.includes(
_))]})}}),m=i1(_=>e({category:_})),p=l1(_=>e({exclude:_})),f=Sr("Fold replacements","A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",_=>e(
{fold:_})),h=Zg("Calls","Groups by the change of the number of calls",{"":["","all","All groups. The groups count names; a name that occurs in two categories has two rows"],...s1},_=>e({change:_})),g=Zg(
"Time","Groups by the change of the time",r1,_=>e({significant:_})),y=D("Clear the filters",()=>e({q:"",category:[],change:"",exclude:oo,device_type:"ALL",significant:""}),{class:"link-button"}),w=i("\
details",{class:"menu"},i("summary",{},"Names"),i("div",{class:"menu-body"},[f,r,a,l,c].map(({node:_})=>_),p.node));tw(w);let b=i("section",{class:"card filters","aria-label":"Filters"},i("div",{class:"\
filter-row"},s.node,m.node,t.node,o.node,n.node,w),i("div",{class:"filter-row"},h.node,g.node,d,p.chips,y));function k(_){let v=_&&{..._.ops_diff,"":Nf.reduce((E,S)=>E+_.ops_diff[S],0)};h.draw(u.change,
v);let x=_?.changed_rows;g.draw(u.significant,x&&{...x,true:x.slower+x.faster}),g.node.hidden=u.significant===""&&_?.verdict.verdict==="cannot_judge"}return{node:b,focusSearch(){return s.input.focus(),
s.input.select(),document.activeElement===s.input},draw(_,v,x){u=_,t.press(u.device_type),o.press(x),n.press(ps(u)?"self":"total"),o.buttons.get("percent").disabled=v?!Na(v):!1,s.draw(u.q),r.input.checked=
u.use_short_name,a.input.checked=u.merge_addresses,a.node.hidden=u.merge_addresses&&!v?.rows.some($=>$.name.includes("0x…")),l.input.checked=u.aliases;let E=v?.rows.filter($=>$.aliases)??[],S=({category:$})=>$===
"python_function";l.node.hidden=u.aliases&&E.every(S),c.input.checked=u.merge_lines,c.node.hidden=u.merge_lines&&!E.some(S),d.setAttribute("aria-pressed",String($i(u.exclude))),d.textContent=$i(u.exclude)?
"steps and waits are hidden":"hide steps and waits",m.draw(u.category,v?.categories??[]),p.draw(u.exclude),f.input.checked=u.fold,f.node.hidden=v?.replacements.length===0,k(v),y.hidden=u.q===""&&u.category.
length===0&&u.change===""&&u.significant===""&&u.device_type==="ALL"&&u.exclude.every($=>oo.includes($))}}}function a1(e){let t=ae("search"),o=!1,n=Je(250,a=>{e({q:a},{replace:o}),o=!0}),s=i("input",{
id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:a=>{a.key==="Escape"&&s.value!==""&&(a.preventDefault(),s.value=
"",n(""))}}});return{node:i("div",{class:"search"},i("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(a){(document.activeElement!==s||a==="")&&(s.value=a)}}}function i1(e){let t=i(
"summary"),o=i("div",{class:"menu-body"}),n=i("details",{class:"menu"},t,o);tw(n);let s="";function r(a,l){let c=JSON.stringify([a,l]);if(c===s)return;s=c,t.textContent=a.length===0?"All categories":a.
length===1?a[0]:j(a.length,"category","categories");let u=[...l];for(let m of a)u.some(p=>p.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(".menu-body")===o?document.
activeElement.value:null;O(o,u.map(({category:m,rows:p})=>{let f=i("input",{type:"checkbox",value:m,checked:a.includes(m),on:{change:()=>e(f.checked?[...a,m]:a.filter(h=>h!==m))}});return i("label",{class:"\
check"},f,i("span",{},m),i("span",{class:"muted num"},A(p)))}),a.length>0&&D("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].find(m=>m.value===d)?.focus()}
return{node:n,draw:r}}function tw(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.
addEventListener("pointerdown",t)})}var $i=e=>oo.every(t=>e.includes(t));function l1(e){let t=ae("exclude"),o=[],n=i("input",{id:t,type:"text",placeholder:"Leave out names like aten::*",autocomplete:"\
off",spellcheck:"false",on:{keydown:a=>{let l=n.value.trim();a.key==="Enter"&&l!==""&&!o.includes(l)&&(n.value="",e([...o,l]))}}}),s=i("span",{class:"chips"});return{node:i("div",{class:"exclude"},i("\
label",{for:t,class:"visually-hidden"},"Leave out names like"),n),chips:s,draw(a){o=a,O(s,o.filter(l=>!$i(o)||!oo.includes(l)).map(l=>i("span",{class:"chip mono"},`not ${l}`,ke("close",`Show ${l} agai\
n`,()=>e(o.filter(c=>c!==l))))))}}}function Zg(e,t,o,n){let s=new Map,r="",a=([c,[u,d,m]])=>{let p=i("span",{class:"group-count"},"–"),f=i("button",{type:"button",class:`group change-${c||"all"}`,title:m,
"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>n(r===c?"":c)}},u&&i("span",{class:"mark","aria-hidden":"true"},u),d," ",p);return s.set(c,{b:f,count:p}),f};return{node:i("div",{class:"gro\
ups",role:"group","aria-label":t},i("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(a)),draw(c,u){r=c;for(let[d,{b:m,count:p}]of s)m.setAttribute("aria-pressed",String(d===c)),
u&&(p.textContent=A(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}function ow(e){let t=new Map,o=[],n=(s,r)=>{o.includes(s)!==r&&e(r?[...o,s]:o.filter(a=>a!==s))};return{toggle:n,add(s,r){return t.set(s,r),r.addEventListener("toggle",()=>n(s,r.open)),r},draw(s){let r=o;
o=s,t.forEach((a,l)=>{s.includes(l)!==r.includes(l)&&(a.open=s.includes(l))})}}}var Ou=8,Mu={key:"",operators:null};function nw(e,t){let o=i("div",{class:"scroll-x operators-body"}),n=i("p",{class:"related-more"}),s=it("Device time by operator"),r=i("details",{class:"card rank-st\
eps operators",hidden:!0,"aria-label":"Device time by operator"},i("summary",{},i("h2",{},"Device time by operator"),i("span",{class:"muted rank-summary"},"The sides have other kernels: what their ope\
rators take.")),i("div",{class:"chart-tools"},s.node),i("p",{class:"muted small"},"Less than half of the kernel time is in kernels that both sides have, so this table compares operators. Times are mea\
ns per step of the device work that each operator launches, without those it calls, and are not tested. Largest change first."),o,n),a=!1,l="",c=null,u=(f,h,g="")=>i("td",{class:`num ${g}`,title:h},f);
function d(f){let{operator:h,control_per_step:g,test_per_step:y,diff_per_step:w}=f,b=w>0?"more":w<0?"less":"calm";return i("tr",{},i("th",{scope:"row"},h===null?i("span",{class:"muted"},"in no operato\
r"):i("a",{href:e({name:h,category:"cpu_op"}),class:"mono",title:h},i("bdi",{},h))),u(`${A(f.control_counts)} → ${A(f.test_counts)}`),u(L(g),re(g)),u(L(y),re(y)),u(be(w),Ie(w),b),u(g>0?me(100*w/g):y>
0?"new":"",null,b))}function m({rows:f,count:h}){let g=(y,w="num")=>i("th",{scope:"col",class:w},y);O(o,i("table",{class:"operators-table"},i("thead",{},i("tr",{},g("Operator",""),g("launched, in all"),
g("control"),g("test"),g("Δ"),g("Δ %"))),i("tbody",{},f.slice(0,a?void 0:Ou).map(d)))),n.hidden=a||f.length<=Ou,O(n,!n.hidden&&D(f.length<h?`Show ${A(f.length)} of ${A(h)}`:`Show all ${A(h)}`,()=>{a=
!0,m({rows:f,count:h}),o.querySelectorAll("tbody tr")[Ou].querySelector("a")?.focus()},{class:"link-button"}))}async function p(f){c?.abort(),c=new AbortController,l=f,a=!1,O(o,i("p",{class:"muted"},"\
Looking for the operators …")),O(n);let h=new URLSearchParams(f);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([g,y])=>h.set(g,y));try{let{operators:g}=Mu.key===f?Mu:await t(
h,{signal:c.signal});Mu={key:f,operators:g},l===f&&g?m(g):l===f&&O(o,i("p",{class:"muted"},"Loading the operators took too long."))}catch(g){l===f&&g.name!=="AbortError"&&O(o,i("p",{class:"muted"},`No\
 operators: ${g.message}`))}}return{node:r,sql:s,draw(f,h){r.hidden=!(t?h.recorded.few_shared_kernels:h.operators),!r.hidden&&!t?m(h.operators):!r.hidden&&r.open&&f!==l&&p(f)},stop:()=>c?.abort()}}var c1=14;function Os(e){let[t,o]=Tf(e);return o===""?t:`${t} → ${o}`}function sw(e){let t=[],o=0,n=null,s=!1,r="",a=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let h=document.createElement("canvas").getContext("2d");h.font=r,a=h.measureText("0".repeat(40)).width/40}let p=getComputedStyle(e),f=e.clientWidth-
parseFloat(p.paddingLeft)-parseFloat(p.paddingRight)-2;return a>0?Math.max(c1,Math.floor(f/a)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=tc(s?o-2:o),n.add(t.filter(Boolean).map(d=>Os(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:p})=>p.replaces||p.aliases)&&(n=null),n?.add(m.map(p=>Os(p.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=Os(d),p=u(m);return i("span",{class:"fit",data:p===m?{}:{short:p}},i("bdi",{},m))},refit(d,{row:m}){let p=Os(m),f=u(p),h=d.querySelector(
".fit");(h.dataset.short??p)!==f&&(f===p?delete h.dataset.short:h.dataset.short=f)}}}var Zo=28,u1=200,rw=12,aw=100,d1={added:["+","new"],deleted:["−","gone"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Ru=[["chan\
ge","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_counts",
"Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c-coun\
t"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of the du\
ration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is the c\
hange noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${ng}`,"c-real"],...ki],Au=String(Ru.length-ki.length),m1={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:[
"","no difference found"],cannot_judge:["","cannot judge"]},p1=(e,t)=>e.too_few?["","too few steps"]:m1[t]??["",t],lw={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_duration"};function f1(e,t,o){
let n=lw[e],s=fs(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function cw(e){let t=new Map,o=[i("td",{colspan:"3"}),i("th",{colspan:"\
3",scope:"colgroup"}),i("th",{colspan:"4",scope:"colgroup"}),i("td"),i("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=i("thead",{},i("tr",{class:"head-groups"},o),i("tr",{},Ru.map(([U,se,he,Ae])=>{
let qe=i("span",{class:"sort-mark","aria-hidden":"true"}),pt=i("th",{scope:"col",class:Ae},i("button",{type:"button",title:he,on:{click:()=>e.onSort(...f1(U,d,m))}},se,qe));return t.set(U,{cell:pt,mark:qe}),
pt}))),s=i("tbody"),r=i("tfoot"),a=i("table",{class:"ops",role:"grid","aria-label":"All operations"},i("colgroup",{},Ru.map(([,,,U])=>i("col",{class:U}))),n,s,r),l=i("div",{class:"table-scroll",tabindex:"\
-1"},a),c=[],u="total",d="",m="",p=!1,f=!1,h="",g=null,y=0,w=0,b=0,k=0,_=new Map,v=0,x=!1,E=0,[S,$]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td",{colspan:Au}))),T=sw(t.get("name").
cell),M=()=>c.length>u1&&!gn();function W(U=!1,se=l.scrollTop){let he=Math.ceil((v||600)/Zo),Ae=M()?Math.max(0,Math.floor(se/Zo)-rw):0,qe=M()?Math.min(c.length,Math.floor(se/Zo)+he+rw):gn()?fe():c.length;
if(!U&&Ae===b&&qe===k)return;b=Ae,k=qe;let pt=s.contains(document.activeElement),R=U?new Map:_;_=new Map;for(let q=Ae;q<qe;q+=1)_.set(q,R.get(q)??(c[q]?Pe(q):V(q)));N(pt,U,se),I()}function N(U,se,he){
l.toggleAttribute("data-virtual",M()),ee(S,b),ee($,c.length-k),So(s,[S,..._.values(),gn()?ne(c.length-k):$]),he>0&&(se||U)&&l.scrollTop!==he&&(l.scrollTop=he),U&&(_.get(y)??l).focus({preventScroll:!0})}
function I(){let[U,se]=M()?[Math.max(0,b-aw),Math.min(c.length,k+aw)]:[b,k];for(let he=U;he<se;he+=1)if(!c[he]){e.onWant(U,se);return}}function K(){let U=!1;for(let[se,he]of _)he.dataset.hole!==void 0&&
c[se]?(_.set(se,Pe(se)),U=!0):c[se]&&T.refit(he,c[se]);U&&N(s.contains(document.activeElement),!1,l.scrollTop),I()}function ee(U,se){U.hidden=se===0,U.style.height=`${se*Zo}px`}function ne(U){return i(
"tr",{hidden:U===0},i("td",{colspan:Au,class:"muted"},`${A(U)} more: the report and the CSV have all rows.`))}function fe(){let U=c.findIndex(se=>!se);return U<0?c.length:U}function Pe(U){let se=c[U];
return i("tr",{"aria-rowindex":String(U+3),data:{index:U},class:`${U%2?"odd":""}${se.noise?" noise":""}`,tabindex:U===y?"0":"-1","aria-selected":String(se.key===g)},h1(se,u,w,Z(se,U)),f&&Yg(se,he=>Er(
he,u)))}function V(U){return i("tr",{"aria-rowindex":String(U+3),data:{index:U,hole:""},"aria-busy":"true",tabindex:U===y?"0":"-1"},i("td",{colspan:Au,class:"muted"},"…"))}function Z(U,se){return i(
"a",{href:e.href(U.row),class:"op-link",tabindex:"-1"},U.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"⇄ "),i("span",{class:"visually-hidden"},"probable replacement: ")),U.
row.aliases&&!U.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"≡ "),i("span",{class:"visually-hidden"},"several names: ")),T.draw(U))}function B(U,{focus:se=!1}={}){if(c.length===
0)return;let he=_.get(y);y=Math.max(0,Math.min(c.length-1,U)),C(y),he?.setAttribute("tabindex","-1");let Ae=_.get(y);Ae?.setAttribute("tabindex","0"),se&&Ae?.focus({preventScroll:!0})}function z(U){c.
length>0&&!_.has(y)&&(y=Math.min(c.length-1,Math.ceil(U/Zo)),_.get(y)?.setAttribute("tabindex","0"))}function C(U){l.removeAttribute("data-late");let se=U*Zo,he=l.clientHeight-n.offsetHeight-r.offsetHeight-
2;se<l.scrollTop?l.scrollTop=se:se+Zo>l.scrollTop+he&&(l.scrollTop=se+Zo-he),E=l.scrollTop,W(!1,E)}s.addEventListener("click",U=>{let se=U.target.closest("tr[data-index]");se&&U.target.closest(".op-li\
nk")?!U.ctrlKey&&!U.metaKey&&!U.shiftKey&&e.onOpen(c[Number(se.dataset.index)].key):se&&c[se.dataset.index]&&getSelection().isCollapsed&&(B(Number(se.dataset.index),{focus:!0}),e.onSelect(c[y].key))}),
s.addEventListener("keydown",U=>{let se=Math.max(1,Math.floor(l.clientHeight/Zo)-4),he={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+se,PageUp:y-se,Home:0,End:c.length-1};if(U.key in he&&!U.altKey&&!U.metaKey)
U.preventDefault(),B(he[U.key],{focus:!0});else if((U.key==="Enter"||U.key===" ")&&!U.target.closest(".op-link")&&c[y])U.preventDefault(),e.onSelect(c[y].key);else if(U.key==="ArrowRight"||U.key==="Ar\
rowLeft"){U.preventDefault();let Ae=_.get(y);(U.key==="ArrowRight"?Ae?.querySelector(".op-link"):Ae)?.focus({preventScroll:!0})}});let H=0;l.addEventListener("scroll",()=>{E=l.scrollTop,M()&&H===0&&(H=
requestAnimationFrame(()=>{H=0;let{scrollTop:U}=l;W(!1,U),z(U)}))});let Q=new ResizeObserver(U=>{v=l.clientHeight,U.some(({target:se})=>se!==l)&&T.measure()&&K(),W(!1,E)});Q.observe(l),Q.observe(t.get(
"name").cell);let oe=ws(()=>{T.measure(),W(!0)});function Se(U){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${p?"Self time":"Duration"}, ${U}`,o[2].title=
p?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${U}`,a.querySelectorAll(":is(col, thead th).c-work").forEach(se=>{se.hidden=!f});for(let[
se,{cell:he,mark:Ae}]of t){let qe=d===se||(lw[se]??"")===d;qe?he.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):he.removeAttribute("aria-sort");let pt=m==="asc"?"↑":"↓";Ae.textContent=
qe?d===se?` ${pt}`:` |${pt}|`:""}}return{node:l,focus:()=>B(y,{focus:!0}),draw(U){let se=h!==U.revision;({rows:c,unit:u,self:p,sort:d,order:m,selected:g,revision:h}=U),f=U.work===!0,a.toggleAttribute(
"data-work",f),w=Cu(c),a.setAttribute("aria-rowcount",String(c.length+3)),a.toggleAttribute("data-unjudged",!U.judged),T.setRows(c),Se(U.unitName),O(r,U.totals.map(([Ae,qe])=>y1(Ae,qe,u,p,f)));let he=c.
findIndex(Ae=>Ae?.key===g);se&&(y=Math.max(0,he),E>0&&(l.scrollTop=0,E=0)),x||(x=!0,l.setAttribute("data-late",""),jt().then(jt).then(()=>l.removeAttribute("data-late"))),W(!0,E),he>=0&&se&&C(he)},add(U,se,he){
c=U,a.toggleAttribute("data-unjudged",!he),T.addRows(c,se),Cu(se)>w?(w=Cu(se),W(!0)):K()},select(U){let se=U!==g;g=U;for(let Ae of s.querySelectorAll("tr[data-index]"))Ae.setAttribute("aria-selected",
String(U!==""&&c[Number(Ae.dataset.index)]?.key===U));let he=c.findIndex(Ae=>Ae?.key===U);he>=0&&se&&B(he)},unmount(){Q.disconnect(),oe(),cancelAnimationFrame(H)}}}function Lu(e,t){return t==="percent"?
[Me(e),Me(e)]:[L(e),re(e)]}function Er(e,t){if(t!=="percent")return[be(e),Ie(e)];let o=e===null?le:`${me(e)}-points`;return[me(e),o]}var Cu=e=>e.reduce((t,o)=>Math.max(t,Math.abs(o.diff??0)),0),Ms=e=>e>
0?" more":e<0?" less":" calm";function vi(e,t,o){let[n,s]=Lu(e,t);return i("td",{class:o,title:s},n)}function h1(e,t,o,n){let{row:s}=e,[r,a]=d1[s.change]??["",s.change],[l,c]=Er(e.diff,t),u=o>0?Math.abs(
e.diff??0)/o:0;return[i("td",{class:`c-change change-${s.change}`,title:a},i("span",{"aria-hidden":"true"},r),i("span",{class:"visually-hidden"},a)),i("th",{scope:"row",class:"c-name mono",title:sg(s)},
n),i("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),i("td",{class:"num c-count"},A(e.controlCount)),i("td",{class:"num c-count"},A(e.testCount)),i("td",{class:`\
num c-count${Ms(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:gr(s)||null},rt(e.diffCount)),vi(s.control_counts>0?e.control:null,t,"num c-time"),vi(s.test_counts>0?e.test:null,t,"num c-time"),i(
"td",{class:`num c-time c-diff${Ms(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),i("td",{class:`num c-percent${Ms(e.percent??e.diff)}`},e.birth||me(e.percent)),g1(e)]}function g1({row:e,
verdict:t}){if(t===""||t===null)return i("td",{class:"c-real muted"});let[o,n]=p1(e,t),s=t==="slower"||t==="faster";return i("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${Wn(e)}${e.
q_value===null?"":` Median of the steps ${L(e.control_median)} → ${L(e.test_median)}.`}`},i("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&i("span",{class:"q"},` ${Mp(mn(e))}`))}var iw=e=>i("td",{class:"\
num c-count",title:A(e)},A(e)),w1={host:"Host, sum",device:"Device, sum"};function y1(e,t,o,n,s){let[r,a]=Er(t.diff,o);return i("tr",{data:{part:e}},i("td",{class:"c-change"}),i("th",{scope:"row",class:"\
c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the time of a call also counts in its ca\
ller"},w1[e]),i("td",{class:"c-category"}),iw(t.controlCount),iw(t.testCount),i("td",{class:`num c-count${Ms(t.diffCount)}`},rt(t.diffCount)),vi(t.control,o,"num c-time"),vi(t.test,o,"num c-time"),i("\
td",{class:`num c-time${Ms(t.diff)}`,title:a},r),i("td",{class:`num c-percent${Ms(t.percent??t.diff)}`},t.birth||me(t.percent)),i("td",{class:"c-real"}),s&&i("td",{class:"c-work",colspan:"2"}))}var hw=(e,t)=>e.rank-t.rank||e.span-t.span,b1=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function uw(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let a=`${s}/${r}`;o||=t.has(a),t.
add(a)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(hw)}}var dw=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),Si=e=>e===void 0?"–":e===null?"whole":String(e);function Nu(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var mw=(e,t)=>e===t?e:`${e} / ${t}`;function _1(e,t){
let o=({rank:r,span:a})=>`${r}/${a}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),a=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(hw).map(
l=>({control:n.has(o(l))?l:void 0,test:a.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,a)=>({control:e[a],test:t[a]}))}}
function pw(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let a=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);a[u][l.get(c.step_number)]=c}return a}function Ei(e,t){let[o,n]=[uw(e),uw(t)],{rows:s,byPosition:r}=_1(o.keys,n.keys),[a,l]=[dw(e),dw(t)],c=Math.max(a.length,l.length),u=Array.from(
{length:c},(m,p)=>({control:a[p],test:l[p],text:a.length===0?Si(l[p]):l.length===0?Si(a[p]):mw(Si(a[p]),Si(l[p]))})),d=m=>m.map(p=>[...p,...Array.from({length:c-p.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?mw(Nu(m.control),Nu(m.test)):Nu(m.control??m.test)})),columns:u,control:d(pw(e,s,a,"control",o.split)),test:d(pw(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:a.
length>0&&l.length>0&&!b1(a,l)}}function Tr(e,t){let o=a=>a.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((a,l)=>a.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function yn(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var fw=e=>e.reduce((t,o)=>t+o,0)/e.length,k1=1.05,
x1=.05;function gw(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[a])=>r-a).map(([r,a])=>{let l=fw(a.map(u=>u.step)),c=a.every(u=>u.exposed_communication!==
null);return{rank:r,samples:a.length,step:l,waiting:c&&l>0?fw(a.map(u=>u.exposed_communication))/l:null}}),n=yn(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=k1);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:$1(o)}}function $1(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=yn(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=x1&&t.waiting<=o/2?t:null}var v1=820,S1=3,ww=46,Rt={top:26,right:12,bottom:36},Iu=46;function Ti(e){return $t({...e,class:"heat-map",height:kw,make:O1,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<S1&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:i("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var E1=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),bw=e=>Math.max(34,e.rows.length*E1(e.rows.length)),_w=e=>e<v1;function kw(e,t){let o=bw(e);return _w(t)?3*(o+Rt.top)+2*Rt.bottom+2*Iu+Rt.bottom:o+Rt.top+Rt.bottom+
Iu}var Pu=e=>e.flat().filter(t=>t!==null);function T1(e){let t=[...Pu(e.control),...Pu(e.test)],o=Math.abs(yn(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...Pu(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function O1(e,t){let o=_w(t),n=T1(e),[s,r]=e.kind==="time"?ze(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],a=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=C1(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:Et(),margin:{l:l.left,r:Rt.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:tr(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:P1(),showscale:!1}},d=c.map(([p,f,h,g],y)=>{let w=y===0?"":
String(y+1);Object.assign(u,R1(e,l.panels[y],w,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:p,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${w}`,yaxis:`y${w}`,xgap:1,ygap:1,hoverongaps:!1,z:f.map(k=>k.map(_=>_===null?null:_/r)),customdata:A1(e,p,f,h,g),
hovertemplate:"%{customdata}<extra></extra>",...M1(e,f,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((p,f)=>(Object.assign(u,N1(l.bars[f],4+f,p,a)),L1(p,4+f,f===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function M1(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(a=>a===null?"":s.format(a/o).replace("-","−")))}}function A1(e,t,o,n,s){let r=t.toLowerCase();return o.map((a,l)=>a.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),p=s?e.rows[l].text:e.rows[l][r]?.rank??"",f=`${t}<br>rank ${Be(String(p))}, step ${Be(m)}`;if(c===null)return f;let h=e.control[l][u],g=s&&
h>0?` (${me(100*c/h)})`:"",y=(s?[]:[e.more?.(r,l,u)]).filter(Boolean);return[f,...[n(c)+g,...y].map(Be)].join("<br>")}))}function C1(e,t,o){let n=kw(e,t),s=Math.max(...e.rows.map(p=>p.text.length),2),
r=Math.min(120,30+7*s),a=t-r-Rt.right,l=bw(e),c=o?a:(a-2*ww)/3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(p,f)=>[1-(p+f)/n,1-p/n];if(!o){let p=[0,1,2].map(y=>{let w=y*
(c+ww)/a;return{x:[w,w+c/a],y:d(Rt.top,l),cell:u}}),f=d(Rt.top+l+Rt.bottom+6,8),[h,g]=[p[0].x[0],p[1].x[1]];return{left:r,panels:p,bars:[{x:[h+(g-h)*.2,g-(g-h)*.2],y:f},{x:p[2].x,y:f}]}}let m=[Rt.top,
2*Rt.top+l+Rt.bottom,3*Rt.top+2*l+2*Rt.bottom+Iu];return{left:r,panels:m.map(p=>({x:[0,1],y:d(p,l),cell:u})),bars:[1,2].map(p=>({x:[.08,.92],y:d(m[p]+l+Rt.bottom+6,8)}))}}function R1(e,t,o,n){let s=t.
cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.length),1),a=Mo(e.columns.length,s/(7*r+10)),l=Mo(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"\
array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,tickvals:a,ticktext:a.map(u=>Be(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{
...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(u=>Be(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var yw=48;function L1([e,t],o,n){let s=Array.
from({length:yw},(r,a)=>e+(t-e)*(a/(yw-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function N1({x:e,y:t},o,n,s){return{[`xax\
is${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:G("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`x${o}`,
range:[0,1],fixedrange:!0,visible:!1}}}var P1=()=>[[0,G("--less-fill")],[.5,G("--heat-zero")],[1,G("--more-fill")]];function Oi(){let e=i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=i("details",{class:"grid-table"},i("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,O(e,i("table",{},i("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),i("thead",{},i("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([a,l])=>i("th",{scope:"col",class:l},a)))),i("tbody",{},o.grid.rows.flatMap((a,l)=>o.grid.columns.map((c,u)=>r(a,c,l,u)))))))}function r(a,l,c,u){
let{values:d,format:m,formatDiff:p}=o,[f,h,g]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(f===null&&h===null)return null;let y=g>0?" more":g<0?" less":"";return i("tr",{},i("th",{scope:"row"},a.text),
i("td",{},i("a",{href:o.timeline(a,l),title:"Show this step in the timeline"},l.text)),i("td",{class:"num"},m(f)),i("td",{class:"num"},m(h)),i("td",{class:`num${y}`},p(g)),i("td",{class:`num${y}`},me(
f>0&&g!==null?100*g/f:null)))}return t.addEventListener("toggle",s),{node:t,draw(a){o=a,s()}}}var xw={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(gt).map(([e,{name:t}])=>[e,t]))},I1=20,Mi=["control","test"];function D1(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function $w(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,a)=>a.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${Me(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${Me(100*t.waiting)} of its step): the others probably wait for it.`}function vw(e,{timeline:t,go:o}){let n=i("span",{class:"muted rank-summary"}),s=ae("heat"),r=i("select",{id:s,on:{change:()=>e(
r.value)}},Pa.map(T=>i("option",{value:T},xw[T]))),a=i("p",{class:"mono small heat-name",hidden:!0}),l=Ti({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...T)=>o(t(...T))}),
c=Oi(),u=i("div",{class:"lags"}),d=i("p",{class:"muted small",hidden:!0}),m=i("div",{class:"heat-block"},i("p",{class:"chart-bar"},i("label",{for:s},"Heat maps of"),r),a,l.node,d,u,c.node),p=i("detail\
s",{class:"card rank-steps"},i("summary",{},i("h2",{},"Ranks and steps")," ",n),m),f=new Map,h=new Map,g=null,y="",w=null;p.addEventListener("toggle",()=>{p.open!==(y!=="")&&e(p.open?"step":"")});let b=T=>T===
"step"&&g&&Pt(g.answer)?"whole recording":xw[T];function k({set:T,marker:M}){let W=JSON.stringify([T,M]);if(!f.has(W)){let N=rs(T,M);f.set(W,N),N.catch(()=>f.delete(W))}return f.get(W)}async function _(T){
if(Mi.some(M=>T[M].any)){v(T,"Each file counts as one step here, so there are no steps to show.");return}try{let M=await Promise.all(Mi.map(W=>k(T[W])));if(g?.answer===T){let W=M.map((N,I)=>D1(N,T[Mi[I]]));
g={...g,samples:W,judged:W.map(gw)},x()}}catch(M){v(T,M.message)}}function v(T,M){g?.answer===T&&(n.textContent=M,m.hidden=!0)}function x(){let[T,M]=g.judged,W=({ranks:ee},ne)=>`${j(ee.length,"rank")}\
, ${j(g.samples[ne].length,"sample")}`,N=[$w(T),$w(M)],I=N[0]===N[1]?N[0]:N.map((ee,ne)=>ee&&`${ne===0?"Control":"Test"}: ${ee}`).filter(Boolean).join(" "),K=[W(T,0),W(M,1)];n.textContent=`${K[0]===K[1]?
`${K[0]} on each side`:`${K[0]} against ${K[1]}`}. ${I}`,m.hidden=!1,p.classList.toggle("lagging",g.judged.some(ee=>ee.slow.length>0)),y!==""&&$()}async function E(T){let M={};h.set(T,M),h.size>I1&&h.
delete(h.keys().next().value);try{M.samples=(await ha(T)).samples}catch(W){M.failed=W.message,h.delete(T)}y==="op"&&w?.query===T&&$(M)}function S(T){if(y!=="op")return{samples:g.samples,of:W=>W[y],revision:y,
none:"Without device work the parts of a step are not known."};if(w===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let M=T??h.get(w.
query);return M===void 0&&E(w.query),M?.samples?{samples:Mi.map(W=>M.samples[W]),of:W=>W.total_duration,revision:w.query,none:""}:{none:M?.failed??"Reading the events of this operation …"}}function $(T){
let{judged:M,file:W}=g,{samples:N=[[],[]],of:I,revision:K,none:ee}=S(T),ne=Ei(...N),fe=Tr(ne,I),Pe=[...fe.control,...fe.test].flat().some(B=>B!==null);a.hidden=y!=="op"||w===null,O(a,w&&i("bdi",{},w.name));
let V=y==="op"?"duration in each rank and step":b(y);l.draw({rows:ne.rows,columns:ne.columns,...fe,kind:"time",file:W,format:re,formatDiff:Ie,heading:V,more:(B,z,C)=>dn(ne[B][z][C]),revision:`${g.revision}\
#${K}`,empty:Pe?"":ee}),c.node.hidden=!Pe,c.draw({grid:ne,values:fe,timeline:t,title:V,format:L,formatDiff:be}),O(u,q1(M));let Z=[ne.ranksByPosition&&"ranks",ne.stepsByPosition&&"step numbers"].filter(
Boolean);d.hidden=Z.length===0,d.textContent=`The sides have different ${Z.join(" and ")}; they are paired by position (control / test).`}return{node:p,heat:l,draw(T,M,W,N,I){y=M,w=I,p.open=y!=="",r.value=
y||"step",g?.answer!==T?(g={answer:T,file:W,revision:N},r.options[0].textContent=b(Pa[0]),_(T)):g.judged&&x()}}}function q1([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set([
...e.ranks,...t.ranks].map(r=>r.rank))].sort((r,a)=>r-a),n=(r,a)=>{let l=r.ranks.find(u=>u.rank===a);if(!l)return[1,2,3].map(()=>i("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[i("t\
d",{class:"num",title:re(l.step)},L(l.step)),i("td",{class:`num${c?" lag":""}`},me(l.lag===null?null:100*(l.lag-1)),c&&" lags"),i("td",{class:`num${r.awaited===l?" lag":""}`},Me(l.waiting===null?null:
100*l.waiting))]},s=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a \
share of its step: waiting for other ranks and for the network"]].map(([r,a])=>i("th",{scope:"col",class:"num",title:a},r));return i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-l\
abel":`Ranks ${Qe(o)}`},i("table",{class:"lag-table"},i("caption",{class:"visually-hidden"},"The ranks of both sides"),i("thead",{},i("tr",{},i("td"),i("th",{colspan:"3",scope:"colgroup",class:"contro\
l-text"},"Control"),i("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),i("tr",{},i("th",{scope:"col"},"Rank"),s(),s())),i("tbody",{},o.map(r=>i("tr",{},i("th",{scope:"row"},String(r)),n(
e,r),n(t,r))))))}var B1={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
qu="not stated",Du=(e,t,o)=>n=>{let s=n[e]===null?qu:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},Sw=(e,t)=>e.length===0?"none":e.length===t.length?Qe(e):`${Qe(e)} of ${Qe(t)}`,Bu=e=>e.shared_kernel_time===
null?"no kernels":Me(100*e.shared_kernel_time),W1=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Sw(t.steps,t.all_steps),F1=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Sw(t.ranks,t.all_ranks)},{text:"Steps",of:W1,key:(e,t)=>t.steps.length},{text:"with_stack",of:Du("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Du("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Du("profile_memory"),key:e=>e.
profile_memory},...Object.entries(B1).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:Bu,key:()=>null}];function j1(e){return F1.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[a,l]=r(o),c=n?r(n):[a||null,l||null];return{text:t,control:a||qu,test:l||qu,left:s&&a===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function H1(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,a=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${Bu(n)} of the kernel time in the control, ${Bu(s)} in the test.`;return r+a}function Ew(){let e=i(
"span",{class:"muted rank-summary"}),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:i("details",{class:"card rank-steps recorded"},i("\
summary",{},i("h2",{},"Recorded")," ",e),t),draw(n){let s=j1(n);e.textContent=H1(n,s),O(t,i("table",{class:"recorded-table"},i("caption",{class:"visually-hidden"},"How both sides were recorded"),i("th\
ead",{},i("tr",{},i("td"),i("th",{scope:"col",class:"control-text"},"Control"),i("th",{scope:"col",class:"test-text"},"Test"))),i("tbody",{},s.map(r=>i("tr",{class:r.differs?"differs":""},i("th",{scope:"\
row"},r.text),i("td",{},r.control),i("td",{},r.test,r.differs&&i("span",{class:"visually-hidden"}," (differs)")))))))}}}function Tw(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...ir(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${Ft(mn(t))}`):o==="cannot_judge"&&t.q_value!==null?n.push(`cannot judge, q = ${Ft(mn(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${Ft(mn(t))}`);let s=gr(t);return s===
""?n:[...n,s]}function U1(e,t,o){let{row:n}=e,s=c=>Lu(c,t)[0],r=e.birth||me(e.percent),a=o&&n.kind==="",l=[a?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${Er(
e.diff,t)[0]} (${r})`,`calls ${A(e.controlCount)} → ${A(e.testCount)}`];return(t!=="total"||a)&&l.push(`total ${L(n.control_total_duration)} → ${L(n.test_total_duration)}, ${be(n.diff_duration)}`),
[...l,...Tw(e)]}function z1(e){return[e.row.category,`control ${A(e.controlCount)}`,`test ${A(e.testCount)}`,`Δ ${rt(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...Tw(e)]}var Ow=e=>({key:e.key,name:Os(
e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function Mw(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?`self time, ${sr(t,n)}`:sr(t,n),rows:e.map(s=>({...Ow(
s),control:s.control,test:s.test,diff:s.diff,lines:U1(s,t,o)}))}}function Aw(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(o=>({...Ow(o),control:o.controlCount,
test:o.testCount,diff:o.diffCount,lines:z1(o)}))}}function Cw({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["unchanged","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===
0&&o.added+o.deleted+o.increased+o.decreased===0}var G1=20,Y1=200;function Ao({id:e=ae("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:a}){let l=ae("set-list"),c=o?.label??n,u=i("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>k(),
input:()=>p(),keydown:x,blur:()=>_()}}),d=i("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Sets",on:{mousedown:E=>E.preventDefault()}}),m=i("span",{class:"set-picker"},u,d),p=Je(
Y1,()=>y(u.value.trim())),f=[],h=-1,g=null;async function y(E){g?.abort(),g=new AbortController;let{signal:S}=g,$=new URLSearchParams({q:E.slice(0,120),limit:String(G1)});d.hidden=!1,u.setAttribute("a\
ria-expanded","true");try{let[{entries:T,total:M},W]=await Promise.all([Lt($,{signal:S}),a&&E!==""?ln({signal:S}):[]]),N=a?V1(E,T,W):[];f=[...s&&E===""?[{none:!0}]:[],...N,...T],w(M>T.length?`${j(M-T.
length,"more set")}: type to find them`:f.length===0&&"No set matches."),ye(j(M,"set")),b(E===""?f.findIndex(I=>I.set&&I.set.id===o?.id):T.length>0?N.length:0)}catch(T){T.name!=="AbortError"&&(f=[],w(
T.message))}}function w(E){O(d,f.map((S,$)=>i("li",{id:`${l}-${$}`,role:"option",class:"choice-line","aria-selected":String(S.set?S.set.id===o?.id:!!S.none&&!o),on:{click:()=>v(S)}},S.set?Q1(S.set):S.
words??s)),E&&i("li",{class:"muted small picker-note",role:"presentation"},E)),h=-1,u.removeAttribute("aria-activedescendant")}function b(E){if(d.children[h]?.classList.remove("active"),h=f.length===0?
-1:Math.max(-1,Math.min(E,f.length-1)),h<0){u.removeAttribute("aria-activedescendant");return}d.children[h].classList.add("active"),d.children[h].scrollIntoView({block:"nearest"}),u.setAttribute("aria\
-activedescendant",`${l}-${h}`)}function k(){d.hidden&&y("")}function _(){p.cancel(),g?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=c}
function v(E){_(),E.group?a(E.group):(E.none||E.set.id!==o?.id)&&r(E.none?null:E.set)}function x(E){let{key:S}=E,$=!d.hidden,T={ArrowDown:h+1<f.length?h+1:0,ArrowUp:h>0?h-1:f.length-1,PageDown:h+8,PageUp:Math.
max(0,h-8)}[S];(T!==void 0||$&&["Enter","Escape"].includes(S))&&E.preventDefault(),T!==void 0?$?b(T):k():S==="Enter"&&$&&f[h]?v(f[h]):S==="Escape"&&$&&(E.stopPropagation(),_())}return{node:m,input:u}}
var K1=3;function V1(e,t,o){let n=(l,...c)=>({group:l,words:i("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[
n(e,"with a label like ",i("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),a=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",i("b",{},e))],
...o.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(a)).slice(0,K1).map(l=>n(`tag:${l.tag}`,"with the tag ",i("b",{},l.tag),` (${l.sets})`))]}function Q1(e){let t=e.recorded===null?`stor\
ed ${Ze(e.created)}`:`recorded ${Ze(e.recorded)}`;return[i("span",{class:"choice-name ellipsis"},e.label),i("span",{class:"muted small"},[t,...e.devices.slice(0,1),j(e.ranks.length,"rank"),...e.tags.slice(
0,3),Ge(e.id).slice(0,8)].join(" · "))]}var Wu=["control_ranks","test_ranks","control_steps","test_steps"];function As(e,{none:t,links:o=Fu,compact:n=!1}={}){let s=i("section",{class:`sides${n?" sides-compact":""}`,"aria-label":"Control and\
 test"}),r=n&&i("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{click:()=>l(!s.hasAttribute("data-open"))}},"Ranks and steps"),a="";function l(p){s.toggleAttribute("data-o\
pen",p),r.setAttribute("aria-expanded",String(p))}let c={};function u(p,f,h){let g=JSON.stringify([p.control,p.test,p.control_ranks,p.test_ranks,p.control_steps,p.test_steps,p.control_marker,p.test_marker,
f?.map(_=>[_.id,_.label]),h&&[h.control.samples,h.test?.samples,h.recorded?.control.devices,h.recorded?.test.devices]]);if(g===a)return;a=g;let y=document.activeElement?.dataset?.field,w=J1(s).filter(
({key:_})=>c[_]===p[_]);c={...p};let b=p.control!==""&&p.test!=="",k=[(b||t===void 0)&&ke("swap","Swap control and test",()=>e(eO(p))),tO(p,e)];O(s,d("control",p,f,h),n?[d("test",p,f,h),r,i("div",{class:"\
swap-cell"},k)]:[i("div",{class:"swap-cell"},k,b&&o(p)),d("test",p,f,h)]),n&&(r.hidden=!b,l(s.hasAttribute("data-open")||Wu.some(_=>p[_]!=="all"))),w.forEach(({key:_,text:v})=>X1(s,_,v)),y&&s.querySelector(
`[data-field="${y}"]`)?.focus()}function d(p,f,h,g){let y=p==="control"?"A":"B",w=p==="control"?"Control":"Test",b=h&&He(h,f[p]),k=ae("set"),_=Ao({id:k,field:p,set:b,text:f[p]===""?"":g?.[p]?.label??(h?
f[p]:""),none:p==="test"?t:void 0,onPick:v=>e({[p]:v?Ge(v.id):"",op:"",[`${p}_ranks`]:"all",[`${p}_steps`]:"all",[`${p}_marker`]:""})});return i("div",{class:`side-card side-${p}`},i("div",{class:"sid\
e-title"},i("b",{class:"letter","aria-hidden":"true"},y),i("label",{for:k},w),_.node,n&&g?.recorded&&i("span",{class:"muted small side-about"},[...Z1(p,g),j(g[p].samples,"sample")].join(", "))),i("div",
{class:"side-selection",hidden:t!==void 0&&p==="test"&&f.test===""},Rw(`${p}_ranks`,"Ranks",b?.ranks??g?.[p]?.all_ranks,f,e),Rw(`${p}_steps`,"Steps",(f[`${p}_marker`]?null:b?.steps)??g?.[p]?.all_steps,
f,e),!n&&i("span",{class:"muted small samples"},g?.[p]?j(g[p].samples,"sample"):" ")))}function m(p){let f=s.querySelector(`[data-field="${p}"]`);f?.focus(),f?.click()}return{node:s,choose:m,draw:u}}
var J1=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function X1(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.
hidden=!1,n.value=o,e.querySelector(`[data-field="${t}"]`).value="list"}function Z1(e,{recorded:{control:t,test:o}}){let[n,s]=[t,o].map(({devices:r})=>r.join(", "));return e==="control"?[n].filter(Boolean):
n===s?[]:[s].filter(Boolean)}function Fu(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])n&&t.set(`${o}_marker`,n);return i("a",
{class:"small",href:ce(`/analyse?${t}`)},"Analyse both")}function eO(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`test${o}`]=e[`control${o}`];return t}function tO(e,t){
let o=Wu.every(n=>e[n]==="first");return D(o?"Use all":"First rank and step",()=>t(Object.fromEntries(Wu.map(n=>[n,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ran\
ks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function Rw(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),
u=ae(e),d=o?.length>0,m=i("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?oO(o):"0,2,4-7",
"aria-label":`${t} to use, such as 0,2,4-7`,title:d?`Available: ${Qe(o)}`:null,on:{change:()=>{let f=m.value.trim();s({[e]:f===""?"all":f})}}}),p=i("select",{id:u,data:{field:e},on:{change:()=>{p.value===
"list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:p.value}))}}},l.map(f=>i("option",{value:f,selected:f===r},nO(f,o))),i("option",{value:"list",selected:c},"list …"));return i("span",{class:"sample\
-field"},i("label",{for:u},t),p,m)}function oO(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function nO(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>
0?`first (${t[0]})`:"first":"any (a file is one step)"}function sO(e,t,o){let{name:n,category:s}=o??t;return{...e,name:n,category:s,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:o?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:o?.total_duration??0}}var Lw=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function rO(e,t){let o=e.flatMap(r=>t.filter(({name:a})=>a===r.name).map(a=>[r,a])),
[n,s]=[e,t].map((r,a)=>r.filter(l=>!o.some(c=>c[a]===l)).sort((l,c)=>Lw(l)-Lw(c)));return n.length===s.length?[...o,...n.map((r,a)=>[r,s[a]])]:o}var aO=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function Nw(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(r=>e.aliases.filter(a=>a.side===r)),n=(e.category==="pyth\
on_function"?rO:aO)(t,o);if(n.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}];let s=e.aliases.filter(r=>!n.flat().includes(r)).map(
r=>r.side==="control"?[r]:[void 0,r]);return[...n,...s].map(([r,a])=>({row:sO(e,r,a),names:{control:(r??a).name,test:(a??r).name}}))}function Pw(e){let t=a=>e.filter(l=>/^ProfilerStep#\d+$/.test(l.name)&&
l[a]===0),[o,n]=[t("test_counts"),t("control_counts")],s=o.map(a=>[a,n.find(({category:l})=>l===a.category)]).filter(([,a])=>a),r=s.map(([a,l])=>({...a,test_counts:l.test_counts,test_total_duration:l.
test_total_duration,test_self_duration:l.test_self_duration,aliases:[{side:"control",name:a.name,category:a.category},{side:"test",name:l.name,category:l.category}]}));return[...e.filter(a=>!s.flat().
includes(a)),...r]}var Co=0,Cs=1,Rs=2,Ro=3,ju={id:"steps",sort:"steps",label:"Steps on the device",depth:1},Ai=18,iO=24,Iw=3;function qw(e=()=>!0){let t=new Map,o=[],n=0;return{add(s){for(let{id:r,label:a,depth:l,sort:c,
main:u=!1}of s){let d=t.get(r)?.depth??1;t.set(r,{id:r,label:a,sort:c,main:u,depth:Math.max(d,l,1)})}o=[],n=0;for(let r of t.values()){let a=r.depth>1&&["host","other"].includes(r.sort),l=!a||e(r),c=l?
r.depth:1,u=Math.max(iO,c*Ai+2*Iw);Object.assign(r,{row:o.length,rows:c,top:n,height:u,folds:a,open:l});for(let d=0;d<c;d+=1)o.push(n+Iw+d*Ai);n+=u}},bandOf:s=>t.get(s),all:()=>({tops:Float64Array.from(
o),height:n,bands:[...t.values()].map(s=>({...s}))})}}function Bw({window:e,all:t,takes:o,shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(f,h)=>h<=e.from||f>=e.to}),o(
ju)&&r.some(({answer:f})=>f.steps?.length>0&&f.lanes.some(({sort:h})=>h!=="host"))&&s.add([ju]),r.forEach(({answer:f})=>s.add(f.lanes.filter(o))),r.forEach(({answer:f})=>s.add((f.counters??[]).map(pO).
filter(o)));let a=[],l=[],c=[],u=[],d={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:f,keep:h}of r){let g=a.length;a.push(...f.names),l.push(
...f.categories),c.push(...f.kinds);for(let y of f.lanes.filter(o))uO(d,y,u.push(y)-1,{keep:h,shift:n,shiftName:g,band:s.bandOf(y.id)});dO(d,m,f,{keep:h,shift:n,rows:s,lanes:u}),mO(d,m,f,{keep:h,shift:n,
rows:s,lanes:u}),hO(d,m,f,{keep:h,shift:n,rows:s,lanes:u})}let p={...d,start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(d.row),length:d.start.length,names:a,categories:l,
kinds:c,lanes:u,gaps:m,shift:n,...s.all()};return Object.assign(p,{pieces:lO(p)})}var Ww=(e,t)=>e.bands.find(({id:o})=>o===e.lanes[e.lane[t]]?.id)?.open===!1;function lO(e){let t={start:[],end:[],row:[],
of:[]},o=(s,r,a)=>{(a>r||e.end[s]===e.start[s])&&(t.start.push(r),t.end.push(a),t.row.push(e.row[s]),t.of.push(s))},n=new Map(e.bands.filter(({open:s})=>!s).map(({id:s})=>[s,[]]));for(let s=0;s<e.length;s+=
1){let r=n.get(e.lanes[e.lane[s]]?.id);r?r.push(s):o(s,e.start[s],e.end[s])}return n.forEach(s=>cO(e,s,o)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.
of.length,of:t.of}}function cO({start:e,end:t,level:o},n,s){n.sort((c,u)=>e[c]-e[u]||o[c]-o[u]);let r=[],a=-1/0,l=c=>{for(;r.length>0&&t[r.at(-1)]<=c;){let u=r.pop();s(u,Math.max(a,e[u]),Math.max(a,t[u])),
a=Math.max(a,t[u])}};for(let c of n)l(e[c]),r.length>0&&s(r.at(-1),Math.max(a,e[r.at(-1)]),e[c]),a=e[c],r.push(c);l(1/0)}function uO(e,t,o,{keep:n,shift:s,shiftName:r,band:a}){let{start:l,duration:c,level:u,
name:d,occurrence:m,merged:p}=t;for(let f=0;f<l.length;f+=1){let h=l[f]+c[f];n(l[f],h)&&(e.start.push(l[f]-s),e.end.push(h-s),e.row.push(a.row+(a.open?u[f]:0)),e.level.push(u[f]),e.name.push(r+d[f]),e.
occurrence.push(m[f]),e.merged.push(p[f]),e.sort.push(Co),e.gap.push(-1),e.lane.push(o))}}function Hu(e,t,o,{sort:n,lane:s,keep:r,shift:a,rows:l,lanes:c}){let u=l.bandOf(s),d=o.start+o.duration;u&&r(o.
start,d)&&(e.start.push(o.start-a),e.end.push(d-a),e.row.push(u.row),e.level.push(0),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(n),e.gap.push(t.push(o)-1),e.lane.push(c.findIndex(
({id:m})=>m===s)))}function dO(e,t,o,n){(o.gaps??[]).forEach(s=>Hu(e,t,s,{...n,sort:Cs,lane:s.lane}))}function mO(e,t,o,n){(o.steps??[]).forEach(s=>Hu(e,t,{...s,shown:o.step===null||o.step===s.step_number},
{...n,sort:Rs,lane:ju.id}))}var pO=({id:e,device:t,name:o})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${o}`,depth:1}),fO=.2;function hO(e,t,o,n){for(let s of o.counters??[]){let{name:r,high:a}=s,
l=Math.max(a-s.low,Math.abs(a)*fO)||1;s.start.forEach((c,u)=>Hu(e,t,{name:r,start:c,duration:s.duration[u],mean:s.mean[u],min:s.min[u],max:s.max[u],at:1-(a-s.mean[u])/l},{...n,sort:Ro,lane:s.id}))}}var lt=(e,t)=>`${t}\
\0${e}`,Or=(e,t)=>lt(e.names[e.name[t]],e.categories[e.name[t]]),en=(e,t)=>e.sort[t]===Co&&e.merged[t]<=1&&e.occurrence[t]>=0,Dw=new WeakMap;function Fw(e,t,o){let n=Dw.get(e);if(!n){n=new Map;for(let s=0;s<
e.length;s+=1)en(e,s)&&n.set(`${Or(e,s)}\0${e.occurrence[s]}`,s);Dw.set(e,n)}return n.get(`${t}\0${o}`)??-1}var gO=.1,wO=.002,Mr=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.
test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function yO(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-
e.control_total_duration,[n,s]=Mr(e),r=s-n,a=Math.abs(r);return a<gO*Math.max(n,s)||a<wO*t||r*o<=0?"":r>0?"longer":"shorter"}function Ar(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??
0),s=Pt(e),r=new Map,a=(l,c)=>{let u={change:yO(l,n),row:l,names:c,whole:s};r.set(lt(c.control,l.category),u).set(lt(c.test,l.category),u)};return Pw(e.rows).flatMap(Nw).forEach(({row:l,names:c})=>a(l,
c)),r}var Ci=(e,t,o,n)=>e?.get(lt(o,n))?.names[t]??o;function jw(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===Co&&n[e.name[r]]&&
s.push(r);return s}var Fn=["control","test"],bO=3,Hw=[14,72],Uu=3,zu=10,_O=.12,kO=1.01;function xO(e,t){let o=(t??[]).find(({ranks:r})=>r.length>0)?.ranks[0];if(e.some(({rank:r})=>r===o))return o;let n=new Map;e.forEach(
({rank:r,step:a})=>{let[l,c]=n.get(r)??[0,0];n.set(r,[l+a,c+1])});let s=[...n].map(([r,[a,l]])=>[r,a/l]);return s.reduce((r,a)=>a[1]>Math.max(r[1],kO*s[0][1])?a:r)[0]}function $O(e,t){let{rank:o,span:n}=e.
find(r=>r.rank===t)??e[0],s=e.filter(r=>r.rank===o&&r.span===n).sort((r,a)=>r.step-a.step);return s[s.length>>1]}var vO=({q:e,category:t,change:o,significant:n,device_type:s},{row_count:r,rows:a})=>a.
length>=r&&s==="ALL"&&[e,o,n].every(l=>l==="")&&t.length===0,Uw=({duration:e})=>e.reduce((t,o)=>t+o,0);function SO({lanes:e}){let t=e.filter(({sort:n})=>n==="device"),o=[...t].sort((n,s)=>Uw(s)-Uw(n)).
slice(0,bO);return[...e.filter(({sort:n,main:s})=>n==="host"&&s).slice(0,1),...t.filter(n=>o.includes(n))]}function EO(e,t,o,n,{y:s,high:r,at:a}){let l=u=>[a(t.start[u]),Math.max(.6,a(t.start[u]+t.duration[u])-
a(t.start[u]))],c=[];e.fillStyle=G(t.sort==="host"?"--span-host":"--span-compute"),t.start.forEach((u,d)=>{let m=t.name[d],p=n?.get(lt(o.names[m],o.categories[m]))?.change??"",[f,h]=l(d);e.fillRect(f,
s,h,r),p!==""&&t.merged[d]<=1&&c.push([p,f,h])});for(let[u,d,m]of c)e.fillStyle=G(`--span-${u}`),e.fillRect(d,s,m,r)}function zw(e){let t=i("canvas",{"aria-hidden":"true"}),o=i("span",{class:"muted sm\
all"},"Median step; coloured: changed"),n=i("a",{class:"step-strip-link",title:"Show this part in the timeline","aria-label":"Median step of both sides: open it in the timeline",on:{click:d}},t),s=i("\
div",{class:"step-strip",hidden:!0},o,n),r="",a=null,l=null,c=({answer:{extent:y}})=>y.to-Math.max(0,y.from);function u(){let y=t.clientWidth;if(!l||y===0)return;let w=globalThis.devicePixelRatio||1,b=l.
sides.reduce(($,{lanes:T})=>$+T.length,0),k=(s.clientHeight-o.offsetHeight-2*zu-4)/b-Uu,_=Math.round(Math.min(Hw[1],Math.max(Hw[0],k))),v=b*(_+Uu)+2*zu;[t.width,t.height]=[Math.round(y*w),Math.round(v*
w)],t.style.setProperty("height",`${v}px`);let x=t.getContext("2d");x.scale(w,w);let E=$=>y*$/l.extent,S=0;l.sides.forEach(($,T)=>{x.fillStyle=G(T===0?"--control-fill":"--test-fill"),x.fillRect(0,S,E(
$.sample.step),2),S+=4,$.lanes.forEach(M=>{EO(x,M,$.answer,l.changes,{y:S,high:_,at:E}),S+=_+Uu}),S+=zu-4})}function d(y){if(y.ctrlKey||y.metaKey||y.shiftKey||y.detail===0||!l)return;y.preventDefault();
let w=t.getBoundingClientRect(),b=l.extent*(y.clientX-w.left)/w.width,k=l.extent*_O/2;e(m(l,{from:Math.max(0,b-k),to:b+k}))}let m=({state:y,sides:w},b={})=>ho(y,{...Object.fromEntries(w.flatMap(({sample:k},_)=>[
[`${Fn[_]}_rank`,String(k.rank)],[`${Fn[_]}_step`,k.step_number===null?"":String(k.step_number)]])),...b});function p(y,w,b){let k=new URLSearchParams({rank:b.rank,span:b.span,threads:1,pixels:Math.max(
300,Math.round(s.parentNode.clientWidth))});b.step_number!==null&&k.set("step",b.step_number);let _=y[`${Fn[w]}_marker`];return _&&k.set("marker",_),Qs(y[Fn[w]],k,{signal:a.signal})}async function f(y){
let w=wt(y.state);Object.entries({significance:"false",diagnosis:"false"}).forEach(b=>w.set(...b));try{y.changes=Ar(await st(w,{signal:a.signal})),u()}catch{}}async function h(y,w,b){try{let _=(await Promise.
all(b.map((S,$)=>p(y,$,S)))).map((S,$)=>({answer:S,sample:b[$],lanes:SO(S)}));l={state:y,sides:_,changes:vO(y,w)?Ar(w):null,extent:Math.max(..._.map(S=>Math.max(c(S),S.sample.step)))},s.hidden=_.some(
({lanes:S})=>S.length===0),n.href=m(l);let v=_.every(({sample:S})=>S.step_number===null)?"Whole recording":"Median step",x=Fn.some(S=>new Set(w.step_time.samples[S].map(({rank:$})=>$)).size>1)?` of ra\
nk ${[...new Set(b.map(({rank:S})=>S))].join(" and ")}`:"",E=l.changes&&[...l.changes.values()].every(({change:S})=>S==="");o.textContent=`${v}${x}${E?"":"; coloured: changed"}`,n.setAttribute("aria-l\
abel",`${v}${x} of both sides: open it in the timeline`),o.title=_.map(({sample:S})=>L(S.step)).join(" → "),u(),l.changes===null&&f(l)}catch(k){s.hidden=!0,r=k.name==="AbortError"?r:""}s.dataset.ready=
""}let g=new ResizeObserver(u);return g.observe(s),{node:s,redraw:u,draw(y,w,b,k){let{samples:_}=b.step_time;if(!Fn.every(S=>_?.[S]?.length>0)){s.hidden=!0,s.dataset.ready="";return}let v=Fn.map(S=>_[S].
map($=>({...$,step:($.step_ns??0)/1e3}))),x=xO(v[1],k),E=`${w} ${x}`;E!==r&&(r=E,s.hidden=!1,a?.abort(),a=new AbortController,h(y,b,v.map(S=>$O(S,x))))},stop(){a?.abort(),g.disconnect()}}}var TO=["bars","line","scatter","histogram","none"],Gw=["control","test","q","chart","x","y","y2","by"],Yw={chart:"",x:"",y:"",y2:"",by:""};function Ri(e){let t=new URLSearchParams(e);return{...Object.
fromEntries(Gw.map(n=>[n,t.get(n)??""])),chart:et(t,"chart",TO,"")}}function Li(e){let t=new URLSearchParams;for(let o of Gw)e[o]&&t.set(o,e[o]);return ce(t.size===0?"/query":`/query?${t}`)}function Cr({
control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,a])=>s.set(r,a)),s}var so=e=>`'${e.replaceAll("'","''")}'`,jn=["control","test"],OO=32;function Kw(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function Ni(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:Kw("rank",t)],a=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?a:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:Kw("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function Gu(e){let t=Object.entries(e).map(([o,n])=>{let s=Ni(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var Vw=e=>Object.fromEntries(jn.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function Rr(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function MO(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${Rr(`diff_${o}`)} / ${Rr(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${Rr(e.slice(4))})`:Rr(e)}var AO={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function CO(e,t){let o=AO[e][t?0:1];return jn.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${Rr(n)} AS ${n}`:n)}function Ls(e,t){let o=[...t].filter(([n])=>!jn.includes(n));return o.length>OO?null:`${e}${o.length>0?`(${o.map(([n,s])=>so(`${n}=${s}`)).join(", ")}\
)`:""}`}function Pi(e,t,o,n=0){let s=Ia(e);s.delete("measure"),o||s.set("measure","total");let r=Ls("compare",s),a=hs(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${CO(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${MO(a.get("sort"))} ${a.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function Qw(e){let t=wt(e);t.set("fold","true");let o=Ls("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function RO({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return jn.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var Yu=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function LO(e){let t=jn.map(o=>{let n=Ni(o,Vw(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${Yu.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var Jw=e=>LO(e)??`SELECT side, rank, step_number, ${Yu.join(", ")}
FROM ${Ls("compare_steps",[...wt(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,Xw=e=>`${Jw(e)}
ORDER BY rank, step_number, side`,Zw=e=>`SELECT side, count(*) AS steps, ${Yu.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${Jw(e)}
)
GROUP BY side`,ey=e=>Ls("compare_places",[...wt(e)].filter(([t])=>!t.startsWith("merge_")));function ty(e){let t=ey(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function NO(e,{name:t,category:o,aliases:n}){let s=Gu(Vw(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${so(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>so(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${so(o)} AND ${r?`name = ${so(t)}`:`name IN (
    SELECT raw FROM (
${RO(e)}
    ) WHERE shown = ${so(t)})`}
  AND (${s})`}var oy=(e,t,{name:o,category:n})=>Ls(e,[["name",o],["category",n],...wt(t)]);function Ku(e,t){let o=NO(e,t);return o?`events
WHERE ${o}`:oy("compare_calls",e,t)}var ny=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${Ku(e,t)}
ORDER BY side, rank, start_us`,Vu=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${Ku(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,PO={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},sy=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${Ku(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(PO).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,ry=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${oy("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function ay(e,{name:t,category:o},n){let s=ey(e);return!s||!n&&(o!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${s}
WHERE ${n?`name = ${so(t)} AND category = ${so(o)}`:`instr(' / ' || path || ' / ', ${so(` / ${t} / `)}) > 0`}
GROUP BY part`}var iy=(e,t)=>Ls(t,[...wt(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n])),ly=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${iy(e,"work_by_operator")}
WHERE operator = ${so(t)}`,cy=e=>jn.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${iy(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,uy=e=>jn.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),dy=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,my=e=>uy(e)?`${dy("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,IO={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function py(e,t){let[o,n]=IO[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!uy(e)||e.frames==="class")return null;let r=e.frames==="instance",a=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${a}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${dy(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${a}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var ro=(e,{control:t,test:o},n={})=>e?Li({control:t,test:o,q:e,...n}):null;function fy(e,{unit:t,self:o,item:n,ofHost:s},r){let a=(l,c,u)=>l.set(ro(c,e,u));a(r.table.sql,Pi(e,t,o)),a(r.durations.sql,Pi(e,t,o,e.top)),a(r.counts.sql,Pi(e,t,o,e.top),{chart:"bars",x:"name",y:"co\
ntrol_counts",y2:"test_counts"}),a(r.fall.chart.sql,s?ty(e):Zw(e)),a(r.classes.sql,cy(e)),a(r.replacements.sql,Qw(e)),a(r.operators.sql,my(e)),a(r.ranks.heat.sql,e.heat!=="op"?Xw(e):n?Vu(e,n.row):null)}
function hy(e,t,o){let{histogram:n,points:s,heat:r,numbers:a,related:l,work:c,booked:u}=o;u.sql.set(ro(ay(e,t,t.launches===void 0),e)),a.sql.set(ro(sy(e,t),e)),l.sql.set(ro(ry(e,t),e)),c.sql.set(ro(ly(
e,t),e)),n.sql.set(ro(ny(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let d of[s,r])d.sql.set(ro(Vu(e,t),e))}var Qu=20,DO=4,Ii=e=>e===null?"–":Ne(e,0,e<1?3:e<100?1:0),Ns=(e,t,o)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${o(e[`control_${t}`])} → ${o(e[`test_${t}`])}`;function gy(){let e=i("spa\
n",{class:"muted rank-summary"}),t=it("Device time by class of work"),o=_=>i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":_}),n=o("Classes of work"),s=o("Shapes of products, convolu\
tions and attention"),r=i("details",{class:"card rank-steps work-classes",hidden:!0},i("summary",{},i("h2",{},"Classes of work"),e),i("div",{class:"chart-tools"},t.node),i("p",{class:"muted small"},"T\
he class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),a=!0,l=[1,1],
c=(_,v,x="")=>i("td",{class:`num ${x}`,title:v},_),u=(_,v="num")=>i("th",{scope:"col",class:v},_),d=_=>a?[_.control_per_step,_.test_per_step]:[_.control_total_duration,_.test_total_duration],m=_=>["co\
ntrol","test"].map((v,x)=>A(_[`${v}_counts`]/(a?l[x]:1))).join(" → ");function p(_){let[v,x]=d(_),E=x>v?"more":x<v?"less":"calm";return[c(m(_)),c(L(v),re(v)),c(L(x),re(x)),c(be(x-v),Ie(x-v),E),c(v>0?
me(100*(x-v)/v):x>0?"new":"",null,E)]}let f=_=>_===null?"–":`${Ii(_)} %`,h=_=>_.control_fastest_peak_pctg===_.control_peak_pctg&&_.test_fastest_peak_pctg===_.test_peak_pctg?null:`${Ns(_,"fastest_pea\
k_pctg",f)} of the fastest arithmetic for these numbers, such as TF32`,g=_=>[c(Ns(_,"tflops_per_s",Ii)),c(Ns(_,"peak_pctg",f),h(_)),c(Ns(_,"gb_per_s_at_least",Uo)),c(Ns(_,"flops_per_byte_at_most",Ii))],
y=[u("TFLOP/s"),u("of peak"),u("bandwidth, at least"),u("FLOPs per byte, at most")],w=(_,v,...x)=>i("thead",{},i("tr",{},_,u(v),u("control"),u("test"),u("Δ"),u("Δ %"),...x));function b(_){O(n,i("tab\
le",{class:"operators-table"},w(u("Class",""),"device rows",u("share"),...y.map(v=>v.cloneNode(!0))),i("tbody",{},_.map(v=>i("tr",{},i("th",{scope:"row"},v.class),p(v),c(Ns(v,"share",x=>`${Ii(x)} %`)),
g(v))))))}function k(_){let v=[..._].sort((x,E)=>Math.max(...d(E))-Math.max(...d(x)));s.hidden=_.length===0,O(s,i("table",{class:"operators-table"},w(u(_.length>Qu?`Shapes: the ${Qu} that take longest`:
"Shapes",""),"calls",...y),i("tbody",{},v.slice(0,Qu).map(x=>i("tr",{},i("th",{scope:"row",title:`${x.operator} ${x.shapes}`},i("bdi",{class:"mono"},x.operator)," ",i("span",{class:"mono small"},x.shapes.
replaceAll(",[]",""))," ",i("span",{class:"muted"},x.dtype)),p(x),g(x))))))}return{node:r,sql:t,draw(_,v,x){r.hidden=!_,_&&(a=x!=="total",l=[v.control.samples,v.test.samples],e.textContent=_.classes.slice(
0,DO).map(E=>`${E.class} ${d(E).map(L).join(" → ")}`).join(", "),b(_.classes),k(_.shapes))}}}var wy=7.2,qi=6,Di=["solid","dot","dash","dashdot","longdash","longdashdot"],Ju=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Xu=e=>Zt()[e==="B"?
"test":"control"];function Wi(e){return{template:Et(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var Fi=e=>e.map(t=>Be(t)).join("<br>"),De=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),Bi=116,Lr=22,Ps=e=>e>1?64-Lr+e*(Bi+Lr):320;function qO(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:G("--muted")},text:e.map(n=>n.
values[t].value?"":Be(n.values[t].none??n.values[t].text))}}function Nr({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let a=Math.max(...e.map(y=>n?y.values.reduce((w,b)=>w+(b.value??0),0):Math.
max(...y.values.map(w=>w.value??0))),0),[l,c]=o==="time"?ze(a):o==="bytes"?Zl(a):[o==="percent"?"%":"",1],u=e.map((y,w)=>w),d=s&&e.some(y=>y.values.some(w=>w.low>0||w.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,p=Math.max(...e.map(y=>y.label.length)),f=Math.min(Math.ceil(18+qi+wy*p),Math.floor(r*.42),360),h=Math.floor((f-14-qi)/wy),g=e.map(y=>Fi([y.full??y.label,...t.map((w,b)=>`${w.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,w)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[w])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:G("--text"),width:3,array:e.map(b=>(b.values[w].high??0)/c),arrayminus:e.map(b=>(b.values[w].low??0)/c)}:void 0,customdata:g,hovertemplate:"%{customdata}<extra><\
/extra>",...qO(e,w,n)})),layout:Wi({barmode:n?"stack":"group",margin:{l:f,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"out\
side",ticklen:qi,tickcolor:"rgba(0,0,0,0)",ticktext:vo(e.map(y=>y.label),h).map(Be)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-f)/80)),
ticksuffix:l?` ${l}`:""}})}}var Zu=(e,t)=>t===""?{property:Ju[e%Ju.length],dash:Di[Math.floor(e/Ju.length)%Di.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:Di[e%Di.length]},BO=e=>ze(
Math.max(e,1));function WO(e,t,o,n){let s=e.flatMap(m=>m.points.map(p=>p[1])),r=s.every(m=>Number.isInteger(m)&&m<5),a=s.reduce((m,p)=>Math.max(m,p),0),[l,c]=t==="rate"?cs(a):t==="bytes"?Zl(a):[t,1],u=n*
(Bi+Lr)-Lr,d=1-o*(Bi+Lr)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-Bi/u),d],title:{text:l,font:{size:11}}}}}var FO=(e,t)=>({
text:Be(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:G("--text")}}),jO=400,HO=e=>G(e.side===""?"--muted":e.side==="B"?"--test-fill":"--control-\
fill"),UO=(e,t)=>e.length>jO?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:ky(HO(o),.55),dash:"dot"}})),zO=(e,t,o)=>e.length>o/60||e.
some(n=>n.side!=="")?[]:e.map(n=>({text:Be(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:G("--muted")}}));function GO(e,t){let o=c=>e.
flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[a,l]=BO(r?n-s:n);return{scale:a,per:l,far:r,offset:r?Math.floor(s/l)*l:0}}
function by({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:a,per:l,far:c,offset:u}=GO(e,n),d=h=>(h-u)/l,m=h=>o==="rate"?Uo(h):o==="bytes"?xe(h):`${A(h)} ${o}`,p=t.map((h,g)=>WO(e.filter(y=>y.
panel===h),o,g,t.length)),f=h=>h===0?"y":`y${h+1}`;return{data:e.map(h=>{let g=Zu(h.place,h.side),y=t.indexOf(h.panel);return{type:"scatter",mode:"lines",x:h.points.map(w=>d(w[0])),y:h.points.map(w=>w[1]/
p[y].per),yaxis:f(y),line:{shape:"hv",width:1.4,color:G(g.property),dash:g.dash},legendgroup:h.key,customdata:h.points.map(w=>Fi([h.name,`at ${re(w[0])}`,m(w[1])])),hovertemplate:"%{customdata}<extra>\
</extra>"}}),layout:Wi({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${a}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.max(4,
Math.floor((r-80)/64)),anchor:f(t.length-1),title:{text:c?`since ${re(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(p.map(({axis:h},g)=>[`yaxis${g===
0?"":g+1}`,h])),annotations:[...t.length>1?t.map((h,g)=>FO(h,p[g].axis.domain[1])):[],...zO(s,d,r)],shapes:UO(s,d)}),per:l,offset:u}}function _y(e){let[t,o]=ze(e);return`${Number((e/o).toPrecision(3))}\
 ${t}`}function ky(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function YO(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function xy({sides:e},t){
let o=e.map(w=>YO(w.bins)),n=[...new Set(o.flatMap(w=>[...w.keys()]))].filter(w=>w>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),a=Math.max(1,Math.min(s,r-12)),l=o.some(w=>w.has(0)),c=Array.from(
{length:r-a+1},(w,b)=>a+b);l&&c.unshift(a-4,a-3,a-2,a-1);let u=(w,b)=>o[w].get(l&&b===a-4?0:b<a?-1:b)??0,d=w=>10**((w-1)/10-3),m=w=>w<a?"none":`${L(d(w))} to ${L(d(w+1))}`,p=c.filter(w=>w>=a&&(w-1)%10===
0),f=Math.max(1,Math.ceil(p.length*62/Math.max(t-80,62))),h=Math.max(t-80,62)/c.length,g=[...l?[a-4]:[],...p.filter((w,b)=>b%f===0&&!(l&&(w-a+4)*h<52))],y=e.length-1;return{data:[...e.map((w,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:w.key,x:c.flatMap(k=>[k,k+1]),y:c.flatMap(k=>[u(b,k),u(b,k)]),fill:b===0?"tozeroy":"none",fillcolor:ky(Xu(w.side),y===0?.65:.4),line:{color:Xu(w.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(w=>w+.5),y:c.map(w=>Math.max(...e.map((b,k)=>u(k,w)))),customdata:c.map(w=>Fi([m(w),...e.map((b,k)=>`${b.name}: ${A(
u(k,w))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:Wi({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(w=>w<a?w+
.5:w),ticktext:g.map(w=>w<a?"none":_y(d(w)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(w=>[...w.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function yy(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:qi,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>_y(10**s)),title:{text:o,font:{size:11},standoff:4}}}function $y({sides:e}){let t=a=>Math.log10(Math.max(a,.001)),o=a=>{let l=e.flatMap(u=>u.points.map(d=>t(d[a]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:G("--muted"),width:1,dash:"dot"}},...e.map(({key:a,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:a,x:u.map(d=>t(d.cpu_duration)),
y:u.map(d=>t(d.gpu_duration)),marker:{color:Xu(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>Fi([c,`rank ${d.rank}`,`ho\
st ${L(d.cpu_duration)}, device ${L(d.gpu_duration)}`,`${A(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:Wi({xaxis:yy(...n,"the launch on the host"),yaxis:yy(...s,"on \
the device"),margin:{l:76,r:30,t:12,b:46}})}}var KO=32,VO=512;function QO(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function JO(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>yn(e.map(s=>s[n]??0)))}function XO(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,JO(s)]));return new Map(
e.map(n=>[n,QO(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function ed(e){let t=XO(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var td=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function od(e,t,o,n){let s=Math.floor(KO/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(VO/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:ed(e).slice(0,s),limited:!0,note:td(s,e.length,n,t)}}var ZO=16,bn=e=>e==null?le:`${e} %`,nd=(e,t)=>e.letter?`${e.letter} · ${t}`:t,eM=e=>e.map(t=>({key:t.key,name:nd(t,t.label),colour:G(t.letter==="B"?"--test-fill":"--control-fill")})),tM=e=>({key:e.property,
name:e.name,colour:G(e.property)});function Is(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(" / "):
n.rank}`}function go(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:a,empty:l}){let c=new Map,u=f=>r.map(h=>f[h.key]??null);e.forEach((f,h)=>o(f).filter(g=>u(g).some(y=>y!==null)).forEach(g=>{let y=n(
g),w=c.get(y)??{group:s?.(g)??"",bars:[],values:e.map(()=>[])};w.values[h]=u(g),w.bars.push({label:nd(f,y),full:`${nd(f,f.label)}, ${y}`,total:L(u(g).reduce((b,k)=>b+(k??0),0)),values:r.map(b=>({value:g[b.
key],text:b.text(g)}))}),c.set(y,w)}));let{shown:d,...m}=od([...c.values()],e.length,t,a),p=d.flatMap(f=>f.bars);return p.length===0?{empty:l}:{places:p.length,...m,data:f=>Nr({bars:p,kind:"time",stacked:!0,
series:r.map(tM)},f)}}function oM(e,{table:t,name:o,value:n,show:s,range:r,kind:a,sums:l}){let c=new Map;return e.forEach((u,d)=>u.data[t].forEach(m=>{let p=n(m)??null;if(p===null)return;let f=o(m),h=c.
get(f)??{label:f,values:e.map(()=>({value:null,text:"none"}))},g=(h.values[d].value??0)+p*(l?m.weight??1:1);h.values[d]={value:g,text:s(m,g),...r?.(m),none:a==="percent"?"0 %":"0"},c.set(f,h)})),[...c.
values()]}var vy=e=>Math.max(...e.values.map(t=>t.value??0));function nM(e){let t=[...e].sort((o,n)=>vy(n)-vy(o)).slice(0,ZO);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:
""}}function tt(e,{order:t},o){let n=oM(e,o),{shown:s,...r}=o.ranks?od(n.map(a=>({...a,group:"",values:a.values.map(l=>l.value===null?[]:[l.value]),bar:a})),e.length,t,"ranks"):nM(n);return s.length===
0?{empty:o.empty}:{places:s.length,...r,data:a=>Nr({bars:s.map(l=>l.bar??l),kind:o.kind,series:eM(e),errors:!!o.range},a)}}var Ty="−",ct=e=>e==null;function Pr(e,t){return ct(e)?le:Ne(e,0,t).replace("-",Ty)}function Ir(e,t){let o=Pr(e,t);return Number(o.replace(Ty,"-"))===0?"0":e>0?`+${o}`:o}var pe=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>ct(n)||n===""?le:String(n)}),Dr=(e,t)=>({key:e,title:t,show:o=>ct(o)||o===-1?le:String(o),blank:`the trace does not say which ${t}`}),ge=(e,t)=>({key:e,title:t,number:!0,show:A,showDiff:rt}),
X=(e,t)=>({key:e,title:t,number:!0,show:L,exact:o=>ct(o)?null:re(o),showDiff:be,exactDiff:o=>ct(o)?null:Ie(o)}),Lo=(e,t)=>({key:e,title:t,number:!0,show:Uo,exact:o=>ct(o)?null:Xl(o),showDiff:Tp,exactDiff:o=>ct(
o)?null:`${o>0?"+":""}${Xl(o)}`}),qt=(e,t)=>({key:e,title:t,number:!0,show:xe,exact:o=>ct(o)?null:ec(o),showDiff:Xs,exactDiff:o=>ct(o)?null:`${o>0?"+":""}${ec(o)}`}),Ke=(e,t)=>({key:e,title:t,number:!0,
show:o=>ct(o)?le:`${Pr(o,2)} %`,showDiff:o=>ct(o)?le:`${Ir(o,2)} pp`,exactDiff:o=>ct(o)?null:`${Ir(o,6)} percentage points`}),ji=(e,t)=>({...Ke(e,t),show:o=>ct(o)?le:`${Pr(100*o,1)} %`,showDiff:o=>ct(
o)?le:`${Ir(100*o,1)} pp`,exact:o=>ct(o)?null:`${Pr(100*o,6)} %`,exactDiff:o=>ct(o)?null:`${Ir(100*o,6)} percentage points`}),Sy=e=>Math.abs(e)>=99.995?1:Math.abs(e)>=9.9995?2:3,Ue=(e,t)=>({key:e,title:t,
number:!0,show:o=>Pr(o,Sy(o)),showDiff:o=>Ir(o,Sy(o)),exact:o=>ct(o)?null:String(o),exactDiff:o=>ct(o)?null:String(o)}),sM={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},yt=e=>({...e,
meaning:"gain"}),we=e=>({...e,meaning:"neutral"}),Oe=e=>({...e,summed:!0}),wo=e=>({...e,told:!0});function rM(e){let[t,o]=sM[e.meaning??"cost"];return{...e,show:e.showDiff,exact:e.exactDiff,blank:null,
tone:n=>n>0?t:n<0?o:null}}var Hi=e=>[["A",e],["B",e],...e.number?[["Δ",rM(e)]]:[]].map(([t,o])=>({...o,what:null,key:`${e.key} ${t}`,title:t,group:e.title,groupWhat:e.what})),Oy=e=>e.summed?{...e,title:`${e.
title} per step`}:e,_n=(e,t=n=>n,o=t)=>[we(ge("count","count")),t(e("mean","mean")),o(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,
s)))],ie=(e,t)=>({...e,what:t}),ot=(e,t)=>({...e,blank:t}),My=(e,t)=>({...e,isSaid:t}),ut=(e,t,o)=>({key:e,title:t,show:n=>ct(n)?le:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),kn={key:"not\
e",title:"note",note:!0,show:e=>ct(e)?"":String(e)},Ey=10;function aM(e){let t=[];for(let o of e){let n=t.at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function iM(e){let t=aM(e.split(
"|")),o=t.length>Ey+1?t.slice(0,Ey):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return i("ol",{class:"sequence"},o.map(({name:s,times:r})=>i("li",{title:s},r>1?`${A(r)} × ${s}`:s)),n>0&&i("li",{},
`${A(n)} more`))}var Ay=(e,t)=>({key:e,title:t,mono:!0,show:o=>ct(o)?le:iM(o)}),qr=(e,t)=>({...e,link:(o,n)=>{let s=o[e.key],r=ct(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function Cy(e,t){
let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var tn=`There is no device work in the selected ranks and steps. ${Mn}`,Br=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${Mn}`,ve=pe("rank","rank"),
No=Dr("device","device"),Wr=Dr("stream","stream"),Fr=ut("kernel_type","kind",$c),yo=qr(pe("operator","operator",!0),()=>"cpu_op"),jr=qr(pe("name","kernel",!0),e=>e.category),Ry=(e,t)=>i("p",{class:"an\
alysis-sentence"},e&&i("strong",{},`${e}: `),t);function Ds(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>Ry(s.letter,r))),
n&&Ry("B − A",n)]}function Ui(e){let t=new Map;for(let{letter:n,data:s}of e)for(let r of new Set(s.files.map(a=>a.note).filter(a=>a!==null))){let a=[...new Set(s.files.filter(l=>l.note===r).map(l=>l.
rank))].sort((l,c)=>l-c);t.set(r,[...t.get(r)??[],{letter:n,ranks:a}])}let o=n=>n.length===e.length&&e.every(({data:s},r)=>s.ranks.length===n[r].ranks.length);return[...t].map(([n,s])=>i("p",{},o(s)?`${Ca(
n)}.`:`${s.map(({letter:r,ranks:a})=>`${r?`${r}, `:""}${a.length>1?"ranks":"rank"} ${Qe(a)}`).join("; ")}: ${n}.`))}var Hn=e=>[e.letter,e.label].filter(Boolean).join(" · "),qs=e=>e.stream===-1?"no st\
ream":`stream ${e.stream}`,Bs=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),at=(e,t,o)=>({name:e,label:t,type:"number",placeholder:o});var Ly=[["compute",gt.compute,"--part-compute"],["non_compute",nr,"--part-communication"],["idle",gt.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${L(
s[`${e}_time`])}, ${bn(s[`${e}_time_pctg`])}`})),Ny={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>De(e),legend:Ly,sums:!0,make:(e,t)=>go(e,t,{label:Is(e),rowsOf:o=>o.data.rows,parts:Ly,what:"ranks",empty:tn})}],
tables:[{key:"rows",caption:"Ranks",main:["idle_time_pctg","compute_time","non_compute_time"],columns:[ve,Oe(ie(X("idle_time",gt.idle.name),gt.idle.what)),Ke("idle_time_pctg","idle, %"),Oe(ie(X("compu\
te_time",gt.compute.name),gt.compute.what)),we(Ke("compute_time_pctg","compute, %")),Oe(ie(X("non_compute_time",nr.short),nr.what)),Ke("non_compute_time_pctg",`${nr.short}, %`),Oe(ie(X("kernel_time","\
all"),"From the first to the last device row")),kn]}]};var Py={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"\
rows",title:"Overlap",height:De,make:(e,t)=>tt(e,t,{table:"rows",kind:"percent",name:Is(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. \
It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${bn(o.comp_comm_overlap_pctg)}, ${L(o.overlap)} of ${L(o.communication_time)} of communication`})}],
tables:[{key:"rows",caption:"Ranks",columns:[ve,yt(Ke("comp_comm_overlap_pctg","overlap")),Oe(ie(yt(X("overlap","overlapped")),"Communication while a compute kernel runs")),Oe(X("communication_time","\
communication")),kn]}]};var Iy=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Sc[e],what:Sf[e],text:o=>L(o[e])}));function lM(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var Dy={title:"\
Idle time",params:[at("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Bs("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"rows",title:"Idle time o\
f each stream",height:e=>De(e),legend:Iy,sums:!0,make:(e,t)=>{let o=Is(e);return go(e,t,{rowsOf:lM,group:qs,label:n=>`${o(n)}, ${qs(n)}`,parts:Iy,what:"streams",empty:tn})}}],tables:[{key:"rows",caption:"\
Streams",columns:[ve,No,Wr,ut("idle_category","why idle",Sc),Oe(X("idle_time","idle")),we(ji("idle_time_ratio","share")),kn],extra:e=>"count"in e?_n(X):[]}]};var zi={title:"Kernels",params:[at("duration_ratio","Share of time to show","0.8"),at("num_kernels","Kernels at most","10"),Bs("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:De,make:(e,t)=>tt(e,t,{table:"kinds",kind:"percent",empty:tn,name:o=>vc(o.kernel_type),
value:o=>o.percentage,show:o=>`${bn(o.percentage)}, ${L(o.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:De,make:(e,t)=>tt(e,t,{table:"ov\
er_ranks",kind:"time",empty:tn,name:o=>o.name,value:o=>o.mean,show:o=>`${L(o.mean)}, mean of ${A(o.count)} calls${o.ranks>1?`, ranks ${L(o.min_mean)} to ${L(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.
min_mean,high:o.max_mean-o.mean})})}],tables:[{key:"over_ranks",caption:"Kernels",main:["sum","count","mean"],columns:[jr,Fr,we(ge("ranks","ranks")),Oe(ge("count","calls")),Oe(X("sum","time")),X("mean",
"mean"),X("min_mean","fastest rank"),X("max_mean","slowest rank")]},{key:"kinds",caption:"Kinds",columns:[ut("kernel_type","kind",vc),Oe(we(X("sum","time"))),we(Ke("percentage","share"))]},{key:"kerne\
ls",caption:"Kernels of each rank",main:["sum","count","mean"],columns:[jr,Fr,ve,Oe(ge("count","calls")),Oe(X("sum","time")),X("mean","mean"),X("min","min"),X("max","max"),X("std","std")]}]};var sd=6,qy=e=>new Set(e).size>1;function Gi(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>qy(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>qy(l.filter(d=>d.rank===u).
map(d=>d.device)))),a=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,p=a.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};p.series[c]=u,a.set(m,p)})),[...a.values()]}var cM=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function uM(e,t){if(!t[0].
data.summary)return cM(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,a)=>r?n[a].get(o(
r))??0:0)]))}function dM(e,t){let o=uM(e,t),n=new Map,s=new Map;for(let a of e){let l=o.get(a.key),c=s.get(a.group)??{name:a.group,lines:new Map,nth:new Map},u=c.nth.get(a.sort)??0,d=`${a.sort} ${u}`;
c.nth.set(a.sort,u+1),c.lines.set(d,l),s.set(a.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return ed([...s.values()].map(a=>({name:a.name,group:"",values:t.map((l,c)=>r.
map(u=>(a.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(a=>a.name)}function mM(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>sd)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,sd),count:s}}function pM(e,t,o){if(e.length<=sd)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:dM(e,t),{taken:r,count:a}=mM(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${a} of ${n.length} ranks`:td(a,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var rd=[""];function Yi(e,t,{lines:o,order:n}){let s=e.map(a=>a.key).filter(a=>o.includes(a)),r=pM(e,t,n);return s.length>0||o.
includes(rd[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function By(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var fM=24;function Wy(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Fy(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Ws(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:a,empty:l,flat:c}){let u=Gi(e,n,r),{panel:d,style:m}=Wy(s),{keys:p,...f}=Yi(u,e,t),h=Fy(),g=u.filter(v=>p.includes(v.key)).flatMap(v=>{let x=h(m(v));return v.
series.map((E,S)=>E&&{key:e[S].key,place:x,side:e[S].letter,panel:d(v),points:E.points,name:[[e[S].letter,e[S].label].filter(Boolean).join(" · "),`rank ${E.rank}`,v.name].join(", ")})}).filter(Boolean);
if(u.length>0&&p.length===0)return{empty:"No line is chosen.",limited:f.limited};if(g.every(v=>v.points.length===0))return{empty:l};if(c&&g.every(v=>v.points.every(x=>x[1]===0)))return{empty:c};let y=[
...new Set(g.map(v=>v.panel))].slice(0,fM),[w,b]=[Number(t.start||NaN),Number(t.end||NaN)],k=b>(w||0)?[w||0,b]:null,_=a?.(e,By(u,p))??[];return{data:v=>by({panels:y,unit:o,range:k,marks:_,lines:g.filter(
x=>y.includes(x.panel))},v),places:y.length,limited:f.limited,note:[f.note,k&&`${re(k[0])} to ${re(k[1])}`].filter(Boolean).join(", ")}}function jy(e,t,o){let n=Fy();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(Wy(o).style(s))]))}var Hy=e=>e.name,Uy={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:Hy,panels:!0,height:Ps,make:(e,t)=>Ws(e,t,{unit:"rate",name:Hy,panels:!0,empty:"There ar\
e no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",main:["count","mean",
"max"],columns:[ve,No,pe("name","copy"),..._n(Lo,yt,we)]}]};var zy={title:"Queue length",window:!0,params:[at("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to look clos\
er: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:qs,height:Ps,make:(e,t)=>Ws(e,t,{unit:"waiting",name:qs,empty:Br})}],tables:[{key:"summary",caption:"Summary",main:[
"mean","50%","max"],columns:[ve,No,Wr,..._n(Ue,we)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[ve,No,Wr,Oe(X("duration_at_max_queue_length","blocked")),ji("relative_duration_\
at_max_queue_length","share of the rank")]}]};var hM=(e,t)=>e.place-t.place||Object.keys(Ra).indexOf(e.class)-Object.keys(Ra).indexOf(t.class),Gy={title:"Kernel launches",params:[at("runtime_cutoff","Slow launch over, µs","50"),at("launch_delay_\
cutoff","Late start over, µs","100"),Bs("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",above:{charts:4},charts:[...Object.entries(Ec).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:Ca(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.
letter,name:Hn(s),bins:s.data.histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:Br}:{data:s=>xy({sides:n},s)}}})),{id:"launch-scatter",table:"launches",title:"Host aga\
inst device",half:!0,height:()=>230,make:e=>e.every(t=>t.data.scatter.length===0)?{empty:Br}:{data:()=>$y({sides:e.map(t=>({key:t.key,side:t.letter,name:Hn(t),points:t.data.scatter}))})}}],tables:[{key:"\
counts",caption:"Launches",columns:[ve,Oe(ge("count","launches")),Oe(ge("short_kernels","shorter than their launch")),Oe(ge("runtime_outliers","slow launches")),Oe(ge("launch_delay_outliers","late sta\
rts")),kn]},{key:"worst",caption:"The worst launches",apart:!0,order:hM,columns:[ut("class","why",Ra),ve,jr,yo,X("cpu_duration","host"),X("gpu_duration","device"),X("launch_delay","delay")]},{key:"sum\
mary",caption:"Summary",main:["mean","50%","max"],columns:[ve,ut("measure","measure",Ec),..._n(X)]}]};function gM(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&i("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||Mn]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var Yy={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},at("min_pattern_len","Kernels at least","3"),at("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",i("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:De,sums:!0,make:(e,t)=>tt(e,t,{table:"patterns",kind:"time",sums:!0,name:o=>o.pattern,value:o=>o.
kernel_duration,empty:gM(t),show:(o,n)=>L(n)})}],tables:[{key:"patterns",caption:"Patterns",rows:4,main:["kernel_duration","count"],columns:[Ay("pattern","operator and its kernels"),ve,{...ge("length",
"kernels"),showDiff:null},Oe(ge("count","calls")),Oe(X("kernel_duration","on the device")),Oe(X("operator_duration","on the host"))]}]};var Ky={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Time, all ranks together",sums:!0,height:De,make:(e,t)=>tt(e,t,{table:"rows",kind:"time",
sums:!0,name:o=>o.name,value:o=>o.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>L(n)})}],tables:[{key:"rows",caption:"Annotations",main:["sum",
"count","mean"],columns:[qr(pe("name","name",!0),(e,{use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),ve,Oe(ge("count","calls")),Oe(X("sum","time")),X("mean","mean"),X("min","min"),X(
"max","max"),X("std","std")]}]};var Vy={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"\
Time, all ranks together",sums:!0,height:De,make:(e,t)=>tt(e,t,{table:"rows",kind:"time",sums:!0,empty:tn,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>L(n)})}],tables:[{key:"rows",caption:"\
Operators",main:["sum","count","mean"],columns:[yo,Fr,ve,Oe(ge("count","calls")),Oe(X("sum","time")),X("mean","mean"),X("min","min"),X("max","max"),X("std","std")]}]};var Qy=["circle","square","triangle-up","cross","star","hexagon"],wM=14,id=24,Xy=42,Ki=6.6,ad=14,Zy=e=>e.map(t=>Be(t)).join("<br>"),Jy=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],ld=e=>Jy[e%Jy.length];function yM(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,a)=>a%s===0)}function eb({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,a]=cs(Math.max(...n.map(u=>u.busbw))),
l=yM(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),p=c?G(ld(m)):Zt()[u.side==="B"?"test":"control"];return{type:"scatte\
r",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(f=>Math.log2(Math.max(f.bytes,1))),y:d.points.map(f=>f.busbw/a),line:{color:p,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:p,size:8,symbol:`${Qy[m%Qy.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:p}},customdata:d.points.map(f=>Zy([[u.side,d.name].filter(Boolean).join(" · "),`${xe(
f.bytes)}: ${Uo(f.busbw)}, best ${Uo(f.best_busbw)}`,`transfer ${L(f.mean_transfer)}, ${A(f.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:Et(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>xe(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var tb=e=>Math.
max(3,Math.min(wM,Math.floor(640/Math.max(1,e)))),cd=(e,t)=>t*(Math.max(40,e*tb(e))+id+Xy);function bM(e,t,o,n,s,r){let a=t===0?"":String(t+1),l=cd(e.rows.length,o),c=l/o-id-Xy,u=t*(l/o)+id,d=Mo(n.length,
(s-r)/74),m=Mo(e.rows.length,c/13),p=Math.floor((s-r)/Math.max(1,d.length)/Ki),f={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${a}`]:{...f,anchor:`y${a}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:vo(d.map(h=>n[h]),Math.max(6,p)).map(Be)},[`yaxis${a}`]:{...f,anchor:`x${a}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(h=>Be(e.rows[h]))}}}function _M(e,t,o,n){let s=tr(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:G("--text")}},l=Ki*t.length+8+s.length*
ad;return{annotations:[{...r,x:0,xanchor:"left",text:Be(Zs(e,Math.max(6,Math.floor((n-l-30)/Ki))))},{...r,x:1,xanchor:"right",text:Be(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.map(
([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*ad-l,x1:(u+1)*ad-l,y0:6,y1:16,line:{width:1,color:G("--border-strong")}}))}}function ob({
panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,a]=ze(s),l=30+Ki*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:Et(),hovermode:"\
closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/a,colorscale:tr(),showscale:!1}};return{data:e.map((d,m)=>{let p=bM(d,m,e.length,t,o,l);Object.assign(c,p);
let{annotations:f,shapes:h}=_M(d.title,L(s),p[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...f),c.shapes.push(...h);let g=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"coloraxis",
xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:tb(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(w=>w===null?null:w/a)),customdata:d.texts.map(y=>y.map(Zy)),hovertemplate:"%{customdata}<extra></e\
xtra>",meta:r}}),layout:c}}var xn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,Un=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function ud(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function kM(e){let t=Un(e,o=>o.longest-o.shortest);return t?[`${xn(t)} takes ${L(t.shortest)} on one rank and ${L(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function sb(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=Un(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` The largest part of the exposed waiting is in ${xn(o)}: ${L(o.exposed_wait_per_step)} a step.`:"",s=Un(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${L(t.time_per_step)} a step and rank: ${L(t.transfer_per_step)} of transfer and ${L(t.wait_per_step)} of waiting, ${L(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Ra\
nk ${s.rank} lacks ${j(s.instances,"collective")} that other ranks have: ${xn(s)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...$M(t,e.unmatched),...kM(e.uneven)]}var xM={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function $M(e,t){if(e.unmatched_rows===0)return[];let o=[...ud(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,a)=>r+a.count,
0)]).sort((n,s)=>s[1]-n[1]);return[`Waiting is not known for ${A(e.unmatched_rows)} of ${j(e.rows,"collective row")} (${L(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${A(
s)} ${xM[n]??n}`).join(", ")}`}.`]}function rb([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>be(n[r]-o[r]);return`${s("time_per_step")} a step \
and rank: ${s("transfer_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var vM={compute:"it computes",memory:"its copies take",idle:"its device idles"};function SM(e){let t=s=>s[`${s.cause}\
_excess_per_step`]??0,o=Un(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank}\
 exceeds the median rank most before collectives where it is last: ${vM[o.cause]} ${L(t(o))} a step longer, and each other rank waits ${L(n)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function ab(e,t){let o=ud(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${xe(yn([...o.values()].map(
n=>Math.max(...n.map(s=>s.peak)))))}.`}function ib(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...ud(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===
c.device),m=>m[d])].map(([m,p])=>[m,p.reduce((f,h)=>f+h.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return Un([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(
m)??0)})),m=>m.change*Math.sign(n))},a=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${Xs(n)} at the peak${a?
`; ${a.name}: ${Xs(a.change)}`:""}.`}var EM=30,TM=.1;function OM(e){let t=e.by_arithmetic.reduce((a,l)=>a+l.device_time_per_step,0),o=e.by_arithmetic.filter(a=>a.device_time_per_step>=TM*t),n=o.find(a=>a.
arithmetic==="float32"&&a.peak_pctg!==null&&a.fastest_tflops_per_s>a.peak_tflops_per_s),s=o.find(a=>a.dtype==="float32"&&a.arithmetic===null&&a.peak_pctg!==null),r=n?.dtype==="float32"?"TF32":n?.dtype;
return`${n?` Computed in float32: ${Ne(n.tflops_per_s,0,1)} TFLOP/s, ${Me(n.peak_pctg)} of the float32 peak${n.peak_pctg<EM?"":`; ${r} would allow ${Ne(n.fastest_tflops_per_s,0,1)} TFLOP/s (${Ne(n.fastest_tflops_per_s/
n.peak_tflops_per_s,0,1)} times)`}.`:""}${s?` The names of some kernels do not tell whether they compute in float32 or TF32: ${L(s.device_time_per_step)} are measured against the peak of TF32.`:""}`}var nb=e=>`${Ne(
e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${Me(e.peak_pctg)} of the peak`}`;function lb(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let o=Un(e.by_operator,n=>n.device_time_per_step);
return`${mo(t.flops_per_step)}FLOPs a step and rank in ${L(t.known_time_per_step)}, ${Me(t.known_pctg)} of the device time: ${nb(t)}${t.peak_pctg===null||t.device===null?"":` of ${t.device}`}.${o&&e.by_operator.
length>1&&o.tflops_per_s!==null?` The largest part of that time is ${o.operator}: ${L(o.device_time_per_step)}, ${nb(o)}.`:""}${OM(e)}`}var cb=(e,t)=>e.phases.filter(({phase:o})=>o!=="empty").map(o=>{
let n=Un(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${L(o.median_time)} a call, the median of ${A(o.calls)}${s>0?`; ${Me(s)} of the time is ${n.name}`:""}.`}).join(" "),Vi="\
No rank waits for another one in the collectives that match.",MM={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},AM=.2;function ub(e){let[t]=e.
by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Vi;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>0);if(o.length===0)return`There is no straggler:\
 rank ${t.rank} causes the most exposed waiting, ${Me(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`differe\
nt steps it is one of ${n.length} ranks`}.${SM(e.by_rank)}`;let[s]=o,r=e.by_rank,a=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.worst_steps===s.steps?"every step":`${s.worst_steps}\
 of ${s.steps} steps`,u=Math.max(a-l,0);return`Rank ${s.rank} is a straggler: it causes ${Me(s.caused_pctg)} of the exposed waiting, the most of all ranks in ${c}${CM(s,r.length-1)}. If it came at the\
 same time as the others, the mean step of all ranks would be ${L(u)} shorter (${L(l)})${u<AM*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/(r.length-1))?": not more, because some other r\
ank hardly waits for it":""}.`}function CM(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${MM[e.cause]} (${L(o)} a step more than the median rank)`:""}var RM=200,LM=512;function NM(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,a)=>a[1]-r[1]).slice(0,RM).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function PM(e,t,o,{name:n,value:s,text:r}){let a=[...new Set(t.map(m=>m.rank))].slice(0,LM),l=new Map(a.map((m,p)=>[m,p])),c=new Map(o.map((m,p)=>[m,p])),u=a.map(()=>o.map(()=>null)),
d=a.map(m=>o.map(p=>[`rank ${m}, ${p}`]));for(let m of t){let[p,f]=[l.get(m.rank),c.get(n(m))];p!==void 0&&f!==void 0&&(u[p][f]=(u[p][f]??0)+s(m),d[p][f].push(...r(m)))}return{title:e.letter?Hn(e):"",
rows:a.map(String),cells:u,texts:d}}function dd(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=NM(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>PM(c,o[u],n,t)).
filter(c=>c.rows.length>0),a=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:a,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with the most waiting`,a<l&&`the first ${a} of ${l} ranks`].filter(Boolean).join("; "),data:c=>ob({panels:r,columns:n},c)}}var md=(e,t)=>cd(e,t),db=e=>[`waits ${L(e.wait_per_step)} a step, exp\
osed ${L(e.exposed_wait_per_step)}`,`causes ${L(e.caused_per_step)} a step, last ${A(e.last)} of ${A(e.matched_rows)} times`],mb=e=>[`waits ${L(e.wait)}, exposed ${L(e.exposed_wait)}`,`causes ${L(e.caused)}\
, last ${A(e.last)} times`];var IM="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",DM="No collective of the selected r\
anks matches one of another rank: see what does not match below.",pd="no rank matches, or the trace does not state the bytes sent or the size of the group",Qi=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>L(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>L(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>L(e.exposed)}],pb=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function qM(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(xn(o))??{name:xn(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:Hn(e),lines:[...t.values()]}}var wb=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],BM=e=>e.length>1?null:wb(e).map((t,o)=>({key:`collective ${o}`,name:t,property:ld(o)}));function WM(e){let t=e.map(qM);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:o=>eb({sides:t,names:wb(e)},o)}}var Ji=e=>e.every(t=>t.data.summary[0]?.rows===0)?IM:DM,Xi=pe("c\
ollective","collective",!0),Zi=pe("process_group","process group",!0),fb=ie(X("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),hb=ie(X("wait_per_step","wait"),"How muc\
h longer a rank takes than the one that comes last"),gb=ie(X("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),yb={title:"Collectives",params:[],ofSteps:!0,
intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[
...Ds(e,sb,rb),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>i("p",{},t.letter&&i("strong",{},`${t.letter}: `),A(t.data.summary[0].missing_not_listed)," collectives have more miss\
ing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:De,legend:Qi,make:(e,t)=>go(e,t,{parts:Qi,what:"collectives",rowsOf:o=>o.data.
collectives.filter(n=>n.instances>0).map(pb),label:xn,empty:Ji(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:De,legend:Qi,make:(e,t)=>go(e,t,{parts:Qi,what:"ranks",
rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(pb),label:o=>`rank ${o.rank}`,empty:Ji(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:BM,make:WM},
{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:md,legend:[],make:e=>dd(e,{name:xn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:db,empty:Ji(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:md,legend:[],make:e=>dd(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:mb,empty:Ji(e)})}],tables:[{key:"collectives",caption:"Collectives",main:["transfer_per_step","exposed_wait_per_step"],columns:[Xi,Zi,ut("\
class","class",String),ge("instances","instances"),fb,hb,gb,X("time_per_step","in all"),we(ge("group_size","group size")),we(Ue("bytes_per_instance","bytes")),ot(yt(Lo("algbw","algorithm bandwidth")),
pd),ot(yt(Lo("busbw","bus bandwidth")),pd),ge("unmatched_rows","without match"),X("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[ve,fb,hb,gb,ie(X("caused_per_step",
"caused"),"Exposed waiting of the other ranks where this one was last"),ge("last","last"),we(Ke("last_pctg","last, share")),ge("matched_rows","matched"),ge("unmatched_rows","without match")]},{key:"un\
matched",caption:"Without a match",columns:[ve,Xi,Zi,ut("why","why",String),pe("dtype","type"),we(Ue("bytes","bytes")),ge("count","count"),X("duration","in all"),ot(ie(yt(Lo("busbw_at_least","bus band\
width, at least")),"Computed from whole durations, which may include waiting"),pd)]},{key:"missing",caption:"Missing",columns:[ve,Xi,Zi,ge("instances","instances that it lacks")]},{key:"uneven",caption:"\
Unequal shares",apart:!0,columns:[pe("step","step"),Xi,Zi,pe("ranks","ranks"),X("shortest","shortest"),X("longest","longest"),Ue("least_bytes","fewest bytes"),Ue("most_bytes","most bytes")]}]};var fd={compute:"compute",memory:"copies",host:"host, self"},FM={...pe("step","step"),show:e=>e===null?"whole file":String(e)},bb=ie(X("step_time_like_median","step if on time"),"The mean step of all \
ranks if this rank came at the same time as the others"),_b={title:"Stragglers",ofSteps:!0,params:[at("num_candidates","Ranks with operators","2"),at("limit","Operators of each","10")],intro:"Which ra\
nk the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>i("p",{class:"\
straggler-sentence"},t.letter&&i("strong",{},`${t.letter}: `),ub(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:De,make:(e,t)=>tt(e,
t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:Vi,show:o=>`${L(o.caused_per_step)} a step, ${Me(o.caused_pctg)} of all; last in ${Me(o.last_pctg)} of\
 its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:De,make:(e,t)=>tt(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[
o.step===null?"whole file":`step ${o.step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:Vi,show:o=>`rank ${o.rank}: ${L(o.caused)}, ${Me(o.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",main:["straggler","caused_per_step","caused_pctg","step_time"],columns:[ve,wo(ut("straggler","straggler",e=>e===1?"yes":"no")),wo(
ut("cause","what it does longer",{...fd,memory:"copies",idle:"idle, the host is late"})),ie(X("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their s\
um"),we(Ke("caused_pctg","share")),ge("last","last"),we(Ke("last_pctg","last, share")),ie(ge("worst_steps","worst in steps"),"In how many steps no other rank caused more"),ie(X("compute_excess_per_ste\
p","more compute"),"Before the collectives where it is last, compared with the median rank"),ie(X("memory_excess_per_step","more copies"),"The same of copies"),ie(X("idle_excess_per_step","more idle"),
"The same of time in which neither runs: the host is late"),X("step_time","step"),bb]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[ve,ut("measure","measure",
fd),pe("operator","operator",!0),X("time_per_step","per step"),X("median_per_step","median rank"),X("excess_per_step","more"),Ue("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[
FM,wo(ie(pe("rank","rank"),"The rank that causes the most in the step")),wo(ut("cause","what it does longer",{...fd,idle:"idle, the host is late"})),ie(X("caused","caused"),"Exposed waiting of the oth\
er ranks where this one was last: their sum"),we(Ke("caused_pctg","share")),X("exposed_wait","exposed wait"),X("step_time","step"),bb]}]};var Sb="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",jM="It is not known what is live at the peak: either all of it was allocated before the reco\
rding began, or the trace does not record addresses.",Fs=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),kb=e=>Fs(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),HM=e=>e.
replace(/ (allocated|reserved)/,""),UM=e=>e.includes(" reserved")?"reserved":"allocated",xb={panel:e=>HM(e.name),style:e=>`${e.group} ${UM(e.name)}`},Eb=e=>[Fs(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),wd=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),zM=(e,t)=>o=>[wd(e,"rank")&&`rank ${o.rank}`,wd(e,"device_type")&&Eb(o),o[t]].filter(Boolean).join(" · ");function GM(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function Tb(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function YM({side:e,row:t}){let o=[wd([e],"rank")&&`rank ${t.rank}`,Eb(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${xe(t.live_at_peak)}\
 of it was allocated in the recording, ${xe(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[i("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${xe(t.peak)} (${o}), ${L(t.peak_at)} after the first event${n}.${s}${ab(e.data.peaks,t.device_type)}${r}`]}function KM(e){let t=e.
map(n=>Tb([n])),o=t.length===2&&t.every(Boolean)&&Fs(t[0].row.device_type)===Fs(t[1].row.device_type)&&ib(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[i("p",{class:"memory-sentence"},i("s\
trong",{},"B − A: "),o)]:[]}var VM=e=>[...e.flatMap(t=>{let o=Tb([t]);return o?[i("p",{class:"memory-sentence"},YM(o))]:[]}),...KM(e)],Ob={...pe("device_type","memory"),show:Fs,alike:Fs},QM=ot(Dr("d\
evice","device"),"host memory has no number"),JM=My(ie({...pe("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),$b=ie(qt("bytes","live at the peak"),"Allocated at o\
r before the peak, and not freed by then"),hd=we(Ke("pctg","share")),gd=ge("allocations","allocations"),el=[ve,JM,Ob,QM],vb=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:Sb}:tt(e,t,{table:o,kind:"\
bytes",name:zM(e,n),value:s=>s.bytes,show:(s,r)=>`${xe(r)}, ${Me(s.pctg)} of the peak`,empty:jM}),Mb={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[at("limit","Frames of each device","100")],intro:"\
Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",
notes:VM,charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:kb,panels:xb,ownDevice:!0,height:Ps,make:(e,t)=>Ws(e,t,{unit:"bytes",name:kb,panels:xb,ownDevice:!0,marks:GM,empty:Sb})},
{id:"live_modules",title:"Live at the peak, by module",height:De,make:(e,t)=>vb(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:De,make:(e,t)=>vb(e,t,"l\
ive_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",main:["peak","reserved_peak","live_at_peak"],columns:[...el,ie(qt("peak","peak allocated"),"The largest amount that is allocated"),wo(
ie({...X("peak_at","at"),number:!1},"When it is reached first, after the first event of the set")),wo(ot(pe("peak_step","step"),"outside of the recorded steps")),ie(qt("unused_at_peak","unused then"),
"Reserved minus allocated at the peak"),ie(qt("reserved_peak","peak reserved"),"The largest amount that is reserved"),ie(qt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the pe\
ak of what is reserved"),ie(qt("live_at_peak","live at the peak"),"Allocated in the recording at or before the peak, and not freed by then"),ie(qt("from_before","from before"),"The rest of the peak: a\
llocated before the recording began"),ie(qt("never_freed","never freed"),"Allocated in the recording and not freed until its end"),ge("never_freed_allocations","never freed, allocations"),ie(qt("unsee\
n_freed","freed, allocated before"),"Freed in the recording, allocated before it began"),{...wo(pe("totals","totals")),what:"recorded: the trace states them. sums: added up from its allocations and fr\
ees, because it does not state them"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...el,pe("module","module",!0),$b,hd,gd,ge("frames","frames")]},{key:"live",caption:"Live at the peak\
, by frame",columns:[...el,pe("frame","frame",!0),pe("operator","operator",!0),$b,hd,gd]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[Ob,pe("operator","operator",!0),
Ue("allocations_per_step","allocations per step"),qt("allocated_per_step","allocated per step"),Ue("frees_per_step","frees per step"),qt("freed_per_step","freed per step")]},{key:"never_freed",caption:"\
Never freed in the recording",columns:[...el,pe("frame","frame",!0),pe("operator","operator",!0),qt("bytes","never freed"),hd,gd]}]};var _d=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],$n=Object.
fromEntries(_d.map(([e,t])=>[e,t])),Ab=_d.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${L(n[e])}, ${bn(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
bd="There are no steps here.",tl=e=>e.step===null?"whole file":`step ${e.step}`,yd=e=>e.span>0?`, file ${e.span+1}`:"";function XM(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return bs({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function ZM({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return bd;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${L(o)} a step: ${t.slice(0,3).map(n=>`${Me(
n.time_pctg)} ${$n[n.kind]}`).join(", ")}.`}var Cb=ot(X("longest","longest"),"the path has no such segment"),Rb=ot(pe("name","name",!0),"waiting and gaps have no name"),Lb={title:"Critical path",host:!0,
ofSteps:!0,params:[at("consecutive_kernel_delay","Short gaps, µs","30"),at("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>i("p",{class:"path-sentence"},t.letter&&i("strong",{},`${t.letter}: `),ZM(t))),e[0].
data.by_step.length>0&&i("p",{},i("a",{href:XM(e,e[0].data.by_step[0])},`Show the path of ${tl(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:De,make:(e,t)=>tt(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?$n[o.kind]:`${o.name} (${$n[o.kind]})`,value:o=>o.time_per_step,empty:bd,show:o=>`${L(
o.time_per_step)} a step, ${Me(o.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>De(e),legend:Ab,make:(e,t)=>go(e,t,{parts:Ab,what:"steps",empty:bd,
rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${tl(o)}${yd(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[ut("kind","ki\
nd",$n),ut("work","work",e=>e===1?"yes":"waiting"),X("time_per_step","time per step"),we(Ke("time_pctg","share")),Oe(ge("segments","segments")),Cb]},{key:"by_name",caption:"Operators, calls and kernel\
s",columns:[ut("kind","kind",$n),Rb,X("time_per_step","time per step"),we(Ke("time_pctg","share")),Oe(ge("segments","segments")),Cb]},{key:"by_step",caption:"Steps",columns:[ve,{...pe("step","step"),show:(e,t)=>tl(
t)+yd(t)},ie(X("path","path"),"The whole path, including waits; the kinds add up to it"),ie(X("work","work"),"Without waits for the device, between operators and idle"),..._d.map(([e,t,o])=>ie(X(e,t),
o)),X("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[ve,{...pe("step","step"),show:(e,t)=>tl(t)+yd(t)},X("start","from"),X("duration","takes"),ut("kind","kind",
$n),Rb,ot(pe("lane","thread or stream"),"waiting is on none")]}]};var eA='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',tA={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},nl=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:gt[e].name,what:gt[e].what,text:o=>`${L(o[e])} a call`})),oA=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),kd=e=>e===null?le:A(Math.round(e)).replace("-","−"),nA=e=>`${A(Math.round(e))} tokens/s`;function sA(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",i("a",{href:Qt({...At(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&i("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var xd="the names of these annotations do not say it",$d=[ge("calls","calls"),ie(X("median_time","median"),"The duration of th\
e annotation on the host"),X("mean_time","mean"),...nl.map(({key:e,name:t,what:o})=>ie(X(e,t),`${o}, per call`)),ie(X("device_time","device"),"What a call launches, wherever it runs; per call"),ot(ie(
we(ge("requests_in_all","requests")),"Of all calls whose names say them"),xd),ot(ie(we(ge("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),xd),ie(X("active_ti\
me","at work"),"Time in which a call runs on the host or on a device, of all ranks"),ot(ie(yt({...Ue("tokens_per_second","tokens/s"),show:kd,showDiff:e=>e>0?`+${kd(e)}`:kd(e)}),"Tokens by the time in \
which such calls are at work, of one rank"),xd)],vd=["calls","median_time","tokens_per_second"],ol=pe("phase","phase"),Nb=(e,t)=>({...pe(e,t),show:o=>o===null?"not stated":o.replace("-","–")}),Pb={title:"\
Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed c\
ommunication, exposed memory and idle add up to its time.",notes:e=>[...Ds(e,t=>cb(t,nl)),i("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>tA[t]).join("\
; ")),sA(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>De(e),legend:nl,make:(e,t)=>go(e,t,{parts:nl,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:eA})},{id:"phase-\
rates",table:"sizes",title:"Tokens a second, by phase and size",height:De,make:(e,t)=>tt(e,t,{table:"sizes",kind:"number",name:oA,value:o=>o.tokens_per_second,show:o=>nA(o.tokens_per_second),empty:e.every(
({data:o})=>o.phases.length===0)?"There are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",main:vd,columns:[ol,...$d]},{
key:"sizes",caption:"Phases by size of a call",main:vd,columns:[ol,ie(Nb("requests","requests"),"Of one call, up to a power of two"),ie(Nb("tokens","tokens"),"Of one call, up to a power of two"),...$d.
map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",main:vd,columns:[ve,ol,...$d]},{key:"forms",caption:"Names that were found",columns:[
ol,ie(pe("form","form of the name",!0),"Braces stand for numbers, {k} for members such as bs=8"),ge("calls","calls")]}]};var rA="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.",Ed="the peak of this device \
for numbers of this type is not known",Ib=e=>Ne(e,0,3),Hr=(e,t)=>we({...Ue(e,t),show:mo,showDiff:Sn}),js=yt(ie(Ue("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched insid\
e the operator, in 10¹² a second")),Ur=ot(yt(ie(Ke("peak_pctg","of peak"),"Share of the peak speed of the device in the arithmetic that the names of the kernels tell, from the data sheet of its vend\
or, dense; of several together: the part of their time that they would take at the peak of each")),Ed),Db=ot(yt(ie(Ke("fastest_peak_pctg","of fastest"),"The same of the fastest arithmetic that the dev\
ice has for these numbers: TF32 for float32")),Ed),qb=(e,t)=>ot(we(Ue(e,t)),Ed),Sd=ie(X("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and ra\
nk"),Bb=yt(ie(Lo("gb_per_s_at_least","bandwidth, at least"),"Each input read once and the output written once, divided by the device time")),Wb=we(ie(Ue("flops_per_byte_at_most","FLOPs per byte"),"FLO\
Ps for each byte that has to be read or written: at most")),Fb={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-point operations of matrix products, convolutio\
ns and attention, counted from the shapes of their inputs, and how fast the device did them.",above:{tables:2},notes:e=>Ds(e,lb),charts:[{id:"speed",table:"by_operator",title:"Achieved TFLOP/s by oper\
ator",height:De,make:(e,t)=>tt(e,t,{table:"by_operator",kind:"count",name:o=>o.operator,value:o=>o.tflops_per_s,empty:rA,show:o=>`${Ib(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${Ib(o.peak_pctg)}\
 % of the peak`}`})}],tables:[{key:"summary",caption:"In all",main:["tflops_per_s","peak_pctg","known_time_per_step"],columns:[Hr("flops_per_step","FLOPs per step"),X("device_time_per_step","device pe\
r step"),ie(X("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),we(Ke("known_pctg","share")),js,Ur,Db,wo(pe("device","device"))]},{key:"cla\
sses",caption:"Classes of work",main:["device_time_per_step","tflops_per_s","gb_per_s_at_least"],columns:[ie(pe("class","class"),"By the operators that launched it, else by the names of kernels; other\
: nothing says what it is"),Oe(we(ge("device_rows","device rows"))),X("device_time_per_step","device per step"),we(Ke("device_time_pctg","share of device time")),js,Bb,Wb]},{key:"by_rank",caption:"Ran\
ks",main:["known_time_per_step","tflops_per_s","peak_pctg"],columns:[ve,Hr("flops_per_step","FLOPs per step"),X("device_time_per_step","device per step"),X("known_time_per_step","with known FLOPs"),js,
Ur]},{key:"by_arithmetic",caption:"Arithmetic",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[ie(pe("dtype","type"),"The type of the numbers of both factors"),ot(ie(pe("arithmetic",
"computed in"),"What the kernels multiply in, by their names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for one), on the tensor cores"),"the names of the kernels do n\
ot tell: the peak is that of the fastest"),Oe(we(ge("calls","calls"))),Hr("flops_per_step","FLOPs per step"),Sd,js,Ur,Db,qb("peak_tflops_per_s","peak TFLOP/s"),qb("fastest_tflops_per_s","fastest TFLOP\
/s")]},{key:"by_operator",caption:"Operators",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[yo,Oe(we(ge("calls","calls"))),Hr("flops_per_step","FLOPs per step"),Sd,js,Ur]},{key:"by\
_shapes",caption:"Operators and shapes",main:["device_time_per_step","tflops_per_s"],columns:[yo,pe("shapes","shapes",!0),ie(pe("dtype","type"),"The type of the numbers of both factors"),pe("class","c\
lass"),Oe(we(ge("calls","calls"))),Hr("flops_per_call","FLOPs per call"),Sd,js,Ur,Wb]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",main:["device_time_per_step","gb_per_s_at\
_least"],columns:[yo,pe("shapes","shapes",!0),pe("dtypes","types",!0),Oe(we(ge("calls","calls"))),X("device_time_per_step","device per step"),Bb]},{key:"unknown",caption:"Device time without known FLO\
Ps",main:["device_time_per_step"],columns:[ie(yo,"The innermost operator that launched it"),Oe(we(ge("device_rows","device rows"))),X("device_time_per_step","device per step"),we(Ke("device_time_pctg",
"share of device time"))]}]};var aA="The part of the time for which a value is known",jb=[we(Ue("mean","mean")),we(Ue("min","min")),we(Ue("max","max")),we(ie(X("known_time","known"),aA))],Hb=pe("counter","counter"),Ub={title:"Clo\
cks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:Ui,params:[],charts:[],above:{tables:2},tables:[
{key:"rows",caption:"All steps",main:["mean","max"],columns:[ve,No,Hb,...jb]},{key:"by_step",caption:"By step",main:["mean","max"],columns:[ve,ot(pe("step","step"),"the recording has no steps"),No,Hb,
...jb]}]};var iA="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",lA=e=>e===null?le:Ne(e,0,3),zb={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[at("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:Ui,charts:[{id:"\
counters",table:"rows",title:"Sums by operator and counter",height:De,make:(e,t)=>tt(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:iA,
show:(o,n)=>lA(n)})}],tables:[{key:"rows",caption:"Operators, kernels and counters",main:["sum","mean"],columns:[ve,ot(yo,"no operator above the launch is recorded"),pe("kernel","kernel",!0),pe("count\
er","counter",!0),ge("kernels","kernels"),Ue("sum","sum"),we(Ue("mean","mean")),we(Ue("min","min")),we(Ue("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[ve,ie(ge("number","kernel n\
o."),"In order of time, from 0"),pe("kernel","kernel",!0),ie(pe("operators","operators",!0),"Those above its launch, the outermost first"),pe("counter","counter",!0),Ue("value","value")]}]};var bo={temporal_breakdown:Ny,comm_comp_overlap:Py,idle_time_breakdown:Dy,kernel_breakdown:zi,memory_bw:Uy,queue_length:zy,launch_stats:Gy,kernel_sequences:Yy,user_annotation_breakdown:Ky,operator_kernels:Vy,
collectives:yb,stragglers:_b,memory:Mb,critical_path:Lb,phases:Pb,work:Fb,device_counters:Ub,operator_counters:zb},sl=[["Device",["temporal_breakdown","work","idle_time_breakdown","kernel_breakdown","\
launch_stats","queue_length"]],["Program",["critical_path","operator_kernels","kernel_sequences","user_annotation_breakdown","phases"]],["Ranks",["collectives","comm_comp_overlap","stragglers"]],["Mem\
ory",["memory","memory_bw"]],["Counters",["device_counters","operator_counters"]]],mt={"":{title:"Analyse",params:[],ofSteps:!0,host:!0,charts:[],tables:[]},...bo};var Yb=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],Td=["start","end"],rl={...Object.fromEntries([...Yb,...Td].map(e=>[e,""])),lines:[]};function Kb(e){
return[...Yb,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Td:[]]}var Gb=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function al(e,t){
let o=new URLSearchParams(e),n=l=>o.get(l)??o.get(l.replace(/^set(?=_|$)/,"control"))??"",s=Object.keys(t).filter(l=>l!==""),r={what:et(o,"what",s,"")},a=t[r.what];for(let l of["set","test",...Kb(a)])
r[l]=n(l);return r.rows=Gb(o)==="steps"?"":Gb(o),r.lines=a.window?o.getAll("line"):[],r.order=et(o,"order",["rank"],""),r.unit=et(o,"unit",["total"],""),r.more=et(o,"more",["1"],""),r}function Vb(e,t,o=[]){
let n=new URLSearchParams;for(let s of["set","test",...Kb(t[e.what])]){let r=e[s]??"",a=s.startsWith("test_")&&e.test==="";r!==""&&!a&&!o.includes(s)&&n.set(s,r)}return n}function vn(e,t){let o=Vb(e,t);
t[e.what].window&&e.lines.forEach(n=>o.append("line",n));for(let n of["order","unit","more"].filter(s=>e[s]))o.set(n,e[n]);return ce(`/analyse?${e.what?`what=${e.what}&`:""}${o}`)}function Qb(e,t,o){let n=Vb(
e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function zn(e,t){return e.set===""?null:Qb(e,t)}function Jb(e,t,o){let n=Qb(e,t,Td);return n.set("format","csv"),n.set("table",o),n}var il={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Xb=({diagnosis:e,diagnosis_note:t,account:o,waterfall:n,work_classes:s})=>({diagnosis:e,note:t,account:o,waterfall:n,
classes:s}),cA=e=>vn({...rl,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:Zb(e.control_ranks),test_ranks:Zb(e.test_ranks),set_marker:e.control_marker,test_marker:e.test_marker},bo),Zb=e=>e===
"all"?"":e,uA=["op","heat","open","hide","zoom_time","zoom_calls"],Od=null,Gn={path:"/compare",name:"Compare",read:At,mount:(e,t)=>dA(e,t)};function dA(e,t){let o=At(location.search),n=null,s=null,r="",
a="",l=t.newPair?uu(o):Od,c=null,u="",d="",m=null,p=o.op!=="",f=!1,h=globalThis.firstComparison!==void 0,g=gg(o,l),y=mg(()=>!f&&s&&qe()),w=Qg(ne),b=it("All rows"),k=ow(P=>ne({open:P},{replace:!0})),_=jg(
cA),v=zw(t.go),x={sides:As(ne,{compact:!0}),verdict:Fg({actions:w.node,below:[v.node,k.add("details",_.node)],links:{page:P=>`${V(P)}#booked`,tree:()=>Xt(Ut(o)),timeline:P=>(P&&Ja(o,P))??ho(o)},on:{widen:()=>ne(
il),marker:ne,clock:()=>ne({equal_clock:!o.equal_clock}),isCorrected:()=>o.equal_clock,fold:k.toggle}}),recorded:Ew(),operators:nw(V,st),ranks:vw(P=>ne({heat:P},{replace:!0}),{timeline:(...P)=>Qa(o,...P),
go:t.go}),classes:gy(),replacements:og(V),filters:ew(ne),counts:Su({id:"chart-counts",title:"Ops count comparison",file:"ops-count",onSelect:P=>fe(P,x.counts.node),...B("zoom_calls")}),durations:Su({id:"\
chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:P=>fe(P,x.durations.node),...B("zoom_time")}),table:cw({onSort:(P,te)=>ne({sort:P,order:te}),onSelect:fe,href:V,onOpen:Pe,
onWant:y.want}),detail:rg({onClear:()=>fe(""),href:V,onRanks:z,onTable:Z,tree:P=>Rh(o,P),timeline:P=>_s(o,P)})},E=i("p",{class:"remark",hidden:!0}),S=i("p",{class:"muted chart-message",hidden:!0},"No \
row passes the filters."),$=Vg(ne),T=[_.chart,x.ranks.heat,x.counts,x.durations];["operators","classes","recorded","replacements"].forEach(P=>k.add(P,x[P].node));let M=i("div",{class:"results"},x.verdict.
node,x.filters.node,E,$.node,i("div",{class:"charts"},x.durations.node,x.counts.node),i("section",{class:"card table-card","aria-label":"All rows"},i("div",{class:"chart-head"},w.title,i("div",{class:"\
chart-tools"},w.work,b.node,w.files)),x.table.node,S,w.workNote),x.ranks.node,x.operators.node,x.classes.node,x.recorded.node,x.replacements.node),W=i("div",{class:"message"}),N=i("h1",{class:"visuall\
y-hidden"},"Compare"),I=i("div",{class:"paper-only"}),K=Ct({context:t,results:M,message:W});e.append(i("div",{class:"page compare-page"},N,I,x.sides.node,W,M),x.detail.node);let ee=ht(()=>{T.forEach(P=>P.
retheme()),v.redraw()});function ne(P,{replace:te=!1}={}){let ue=Object.keys(P).every(Re=>uA.includes(Re));return!f&&t.go(Qt({...o,...!ue&&{zoom_time:"",zoom_calls:""},...P}),{replace:te})}function fe(P,te=x.
table.node){let ue=x.detail.node.contains(document.activeElement),Re=P===o.op?"":P??"",Le=te.getBoundingClientRect().top;ne({op:Re},{replace:!0}),window.scrollBy(0,te.getBoundingClientRect().top-Le);let Ye=c?.
items.find(Wt=>Wt?.key===Re);Ye?ye(`${Ye.row.name} is selected.`):ue&&x.table.focus()}function Pe(P){P!==o.op&&fe(P)}function V({id:P,name:te,category:ue}){return It({...o,heat:"",row:P??Mt(te,ue)})}function Z(){
x.table.node.closest(".table-card").scrollIntoView({block:"start"}),x.table.focus()}function B(P){return{onHide:te=>ne({hide:te},{replace:!0}),onZoom:te=>te!==o[P]&&ne({[P]:te},{replace:!0})}}function z(){
ne({heat:"op"},{replace:!0}),x.ranks.node.scrollIntoView({block:"start"}),x.ranks.node.querySelector("summary").focus({preventScroll:!0})}function C(){let P=ue=>fn(ue,o,n,s),te=o.control&&o.test?`${P(
"control")} → ${P("test")} · Compare`:"Compare";N.textContent=te,t.setTitle(te)}async function H(){let P=[o.control,o.test].filter(ue=>ue!=="");if(P.every(ue=>n&&He(n,ue)))return;let te=await bt(P).
catch(()=>[]);f||(n=te,Se())}async function Q(P){let te=l,ue=te.late===!0&&await hg(P,te);ue!==!1&&l===te&&(l={key:te.key,...ue?Xb(ue):{diagnosis:[],note:""}},Od=ue&&l,Se())}function oe(P){a=P,M.dataset.
stale="";let te=wt(o).toString(),{op:ue}=o;K.ask(Re=>g(P,o,l,Re),Re=>{s=Re,r=P,y.start(P,Re,ue),l?.key!==te?(l={key:te,...Xb(Re)},Od=l):l.late&&jt().then(()=>Q(P)),ye(s.row_count===1?"One row.":`${A(s.
row_count)} rows.`),K.say(null),delete M.dataset.stale,Se()},Re=>{s=null,r="",y.stop(),K.say(Jg(Re,{narrowed:Object.keys(il).some(Le=>o[Le]!=="all"),all:()=>ne(il),again:()=>oe(a),unmarked:()=>ne({control_marker:"",
test_marker:""})})),delete M.dataset.stale,Se()})}function Se(){if(f)return;C();let P=o.control!==""&&o.test!=="",te=ps(o),ue=cu(o);P?ue!==a&&(s||K.say(null),oe(ue)):(K.drop(),a="",s=null,x.detail.draw(
null),K.say(Xg(n))),k.draw(o.open),x.sides.draw(o,n,s),M.toggleAttribute("data-skeleton",P&&!s),x.filters.draw(o,s,s?U():o.unit||"total"),$.draw(o,te),s?P&&r===a&&se(U(),te):x.detail.draw(null)}function U(){
let P=o.unit||Oc(s);return P==="percent"&&!Na(s)?Oc(s):P}function se(P,te){let ue=Ts(s),Re=wt(o).toString(),Le=Object.keys(il).some(Vs=>o[Vs]!=="all"),{open:Ye}=o,Wt=JSON.stringify([Re,r,Ye,l?.note,Le]),
ft=s.waterfall??l?.waterfall??null;(c?.answer!==s||Wt!==u)&&(u=Wt,x.verdict.draw(s,l,{narrowed:Le,open:Ye}),x.recorded.draw(s)),_.draw(o,{...s,waterfall:ft},l,{revision:`${r}${ft===null}`,file:ue,caption:_i(
s)}),v.draw(o,Re,s,l?.diagnosis),x.operators.draw(Re,s),he(P,te),x.classes.draw(l?.classes,s,P),x.replacements.draw(s,P==="per_step"||P==="percent"),w.draw(o,s,P,te),pt();let os=c.items.find(Vs=>Vs?.key===
o.op);x.ranks.draw(s,o.heat,ue,r,os?{name:os.row.name,query:Cn({...o,row:os.key}).toString()}:null),fy(o,{unit:P,self:te,item:os,ofHost:vf(ft)},{...x,fall:_,table:{sql:b}})}function he(P,te){let ue=y.
rows(),Re=JSON.stringify([r,P]),Le=JSON.stringify([Re,o.top,d===r,o.hide]);if(c?.answer!==s||c.order!==Re){let Ye=Mc(s,ue,P,{self:te});c={answer:s,order:Re,unit:P,self:te,items:Ye},S.hidden=Ye.length>
0,R(P,Ye),x.table.draw({rows:Ye,totals:Af(s,P,{self:te}),unit:P,self:te,unitName:sr(P,s),sort:o.sort,order:o.order,selected:o.op,revision:Re,judged:Ae(Ye),work:o.work})}c.chartKey!==Le&&(c.chartKey=Le,
Y(Le),O(I,_i(s,j(s.row_count,"row")).map(Ye=>i("p",{},Ye))))}let Ae=P=>P.some(te=>te.verdict!=="cannot_judge"&&!te.row.too_few);function qe(){if(r!==a||c?.answer!==s)return;let{items:P,unit:te,self:ue}=c,
Re=[],Le=[];y.rows().forEach((Wt,ft)=>{P[ft]||(Re.push(ft),Le.push(Wt))});let Ye=Mc(s,Le,te,{self:ue});Ye.forEach((Wt,ft)=>{P[Re[ft]]=Wt}),R(te,P),x.table.add(P,Ye,Ae(P)),o.op!==""&&!m&&se(te,ue)}function pt(){
let P=o.op===""?-1:y.placeOf(o.op),te=c.items[P]??null,ue=te?.key??"";if(m=te,x.counts.select(ue),x.durations.select(ue),x.table.select(ue),P===void 0){y.find(o.op);return}x.detail.draw(te,te||o.op===
""?null:[i("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),i("p",{},D("Clear the filters",()=>ne({q:"",category:[],change:"",exclude:oo,device_type:"ALL",significant:""})))]),
p&&(p=!1,te&&Z())}function R(P,te){let ue=s.control.samples,Re=s.test.samples,Le=te.find(ft=>ft?.row.too_few&&ft.row.among)?.row;E.hidden=ue===Re&&!Le;let Ye=Le&&`${Wn(Le)} These rows say “too few ste\
ps”. `;if(ue===Re){O(E,Ye);return}let Wt=P==="total"?"totals cannot be compared directly.":P==="per_call"?"totals would mislead.":"calls and durations are shown per step.";O(E,Ye,`The sides have ${A(
ue)} and ${j(Re,"sample")} (a sample is one step of one rank), so ${Wt} `,P==="total"?D("Show per step",()=>ne({unit:""}),{class:"link-button"}):D("Show totals",()=>ne({unit:"total"}),{class:"link-but\
ton"}))}function q(){return d!==r&&Cw(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",D("Draw the bars anyway",()=>{d=r,Se()},{class:"link-button"})]}function Y(P){
let{items:te,unit:ue,self:Re}=c,Le=`${c.order}${o.top}`,Ye=Of(te,o.top),Wt=_i(s,`first ${A(Ye.length)} of ${j(s.row_count,"row")}`),ft={file:Ts(s),revision:P,zoom:Le,caption:Wt};x.durations.draw({...ft,
...Mw(Ye,ue,Re,s),empty:q(),hidden:o.hide,range:o.zoom_time}),x.counts.draw({...ft,...Aw(Ye,ue),empty:q(),hidden:o.hide,range:o.zoom_calls}),$.drawRest(te.length,Ye.length)}return Se(),h?jt().then(H):
H(),{keys:{search:()=>x.filters.focusSearch(),enter:()=>x.table.focus(),control:()=>x.sides.choose("control"),test:()=>x.sides.choose("test"),close:()=>x.detail.isOpen()&&fe("")},update(P){o=At(P),l=t.
newPair?uu(o):l,Se(),H(),s&&a===r&&t.settled()},unmount(){f=!0,[_,v,x.operators].forEach(P=>P.stop()),K.unmount(),y.stop(),ee(),T.forEach(P=>P.unmount()),x.table.unmount(),x.detail.unmount()}}}var e_=2,Md=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function mA(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);return r.set("n\
ame",o),s||r.set("category",n),(await wa(e,r)).rows[0]}async function pA(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:a,step_number:l}=s,c=new URLSearchParams({rank:r,span:a,order:"duration",limit:"\
1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.all(t.map(b=>mA(e,c,b,n))),rs(e,o===""?null:o),xo(e)]),[p]=u.
filter(Boolean).sort((b,k)=>k.duration-b.duration);if(!p)throw new Error("The timeline of this step has no such call.");let f=m.filter(b=>b.rank===r).find(b=>b.span===a);if(!f||f.trace_bytes===null)throw new Error(
"The trace of this call is not kept.");if(f.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let h=l===null?f.first_event_ns:
d.find(b=>b.rank===r&&b.span===a&&b.step_number===l).start_ns,g=f.metadata?.baseTimeNanoseconds,y=BigInt(h)-(Number.isFinite(g)?BigInt(g):0n),w=b=>y+BigInt(Math.round(1e3*b));return{file:f,start:w(p.start-
e_*p.duration),end:w(p.start+(1+e_)*p.duration)}}function t_(e,t,o,n){let s=pA(e.id,t,Md(o));return s.catch(()=>{}),Wa({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"tr\
ace.json.gz",load:async r=>{let{file:a}=await s;return ka(e.id,a.number,"",{signal:r,onProgress:n})}})}function o_({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),a=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:a(t),test:a(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function n_(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],a=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=a)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var fA=250;function s_(e){return $t({...e,height:()=>fA,make:gA,extra:i("div",{class:"legend-row"},i("ul",{class:"chart-legend"},i("li",{class:"key key-control"},"control"),i("li",{class:"key key-line\
 key-test"},"test"),i("li",{class:"muted"},"dotted: medians")),e.tools)})}function hA(e){let[t,o]=ze(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function gA(e,t){let o={...e,
...o_(e)},n=Zt(),{edges:s}=o,r=n_(s[0],s[s.length-1],t<520?4:9),[a,l]=["control","test"].map((m,p)=>{let f=o[m].reduce((g,y)=>g+y,0),h=o.share?f/100:o.perStep?o.perStep[p]:1;return o[m].map(g=>g===0?0:
g/h)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((p,f)=>[s[f],s[f+1]]),y:m.flatMap(p=>[p,p])}),u=s.slice(0,-1).map((m,p)=>Math.sqrt(m*s[p+1])),d=Math.max(...a,...l);return{data:[
{...c(a),fill:"tozeroy",fillcolor:yA(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:G("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,p)=>Math.max(a[p],l[p])),customdata:wA(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:Et(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(hA),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,p)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:p===0?G("--control"):G("--test")}}])}}}function wA(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,a)=>`${r} ${A(e[r][n])}${a>0?`, ${Me(100*e[r][n]/a)} of its calls`:""}`;return[`${L(o)} to ${L(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function yA(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var bA=250,ll=.13;function r_(e){return $t({...e,height:()=>bA,make:_A,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:i("ul",{class:"chart-legend"},i("li",{class:"key key-dot key-control"},"control"),i("li",{class:"key key-diamond key-test"},"test"),i("li",{class:"muted"},"lines: mean of the ranks"))})}function _A(e,t){
let o=Zt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?ze(Math.max(...n)):["",1],a=e.rows.length>8,l=(m,p,f)=>{let h=[];return e[m].forEach((g,y)=>g.forEach((w,b)=>{
if(w!==null){let k=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;h.push({x:b+p+k,y:w/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(Be).join("<br>")})}})),{type:"scatter",mode:"markers",x:h.map(g=>g.x),y:h.
map(g=>g.y),customdata:h.map(g=>g.text),ids:h.map(g=>g.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:f,size:a?5:8,opacity:a?.6:.9,line:{width:0}}}},c=(m,p)=>{let f=e.columns.
map((h,g)=>{let y=e[m].map(w=>w[g]).filter(w=>w!==null);return y.length===0?null:y.reduce((w,b)=>w+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:f,x:f.map((h,g)=>g+p),line:{color:G(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=Mo(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-ll),c("test",ll),l("control",
-ll,"circle"),l("test",ll,"diamond")],layout:{template:Et(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Be(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var kA=e=>e[0].toUpperCase()+e.slice(1),xA=e=>e>0?"more":e<0?"less":"calm",a_=e=>i("td",{class:"num",title:re(e)},L(e)),i_=(e,t="")=>i("td",{class:`num ${t} ${xA(e)}`,title:Ie(e)},be(e));function Ad(e,t,o,n){
return i("tr",{},i("th",{scope:"row",title:n},e),a_(t.control_per_step),a_(t.test_per_step),i_(t.diff_per_step,"strong"),o&&(t.itself?[t.itself,t.below].map(s=>i_(s.diff_per_step)):[i("td"),i("td")]))}
var l_=(e,t)=>({diff_per_step:e.reduce((o,n)=>o+n[t].diff_per_step,0)});function $A(e,t){let o=["Control","Test","Δ",...t?["Δ self","Δ below"]:[]];return i("table",{class:"number-table"},i("caption",
{class:"visually-hidden"},"Booked in the steps, by part"),i("thead",{},i("tr",{},i("td"),o.map(n=>i("th",{scope:"col",class:"num"},n)))),i("tbody",{},e.parts.map(n=>Ad(kA(n.part),n,t)),e.parts.length>
1&&Ad("Together",{...e,itself:l_(e.parts,"itself"),below:l_(e.parts,"below")},t),e.with_others&&Ad("With other device work of its call",e.with_others,t,"The call launches other device work on the othe\
r side; all of it is booked together, on the call")))}var vA=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of a ${t}\
 is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,SA="Nothing is booked on it: other work runs at the same time, or it i\
s outside the steps.";function c_(){let e=it("Booked in the steps"),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Booked in the steps, by part"}),o=i("p",{class:"muted small"}),
n=i("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Booked in the steps"),i("div",{class:"chart-tools"},
e.node)),o,t);return{node:n,sql:e,draw(s){let{booked:r}=s,a=s.launches!==void 0;if(n.hidden=r===null,r===null)return;let l=r.parts.length===0&&r.with_others===null;o.textContent=l?SA:vA(a,Pt(s)?"recor\
ding":"step"),O(t,!l&&$A(r,a))}}}var EA=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],u_=(e,t)=>e===null||t===null?null:
e-t,d_=(e,t)=>e>0&&t!==null?100*t/e:null,Rd=e=>e>0?"more":e<0?"less":"calm";function Ld(e){let{control:t,test:o}=e.calls,n={control_counts:t.count,test_counts:o.count,control_total_duration:t.total,test_total_duration:o.
total},s=Qo(n,"per_step",e);return{row:n,counts:[t.count,o.count],callsPerStep:[s.controlCount,s.testCount],total:[t.total,o.total],perStep:[s.control,s.test],perCall:[t["50%"],o["50%"]],birth:s.birth}}
function Cd(e,t,[o,n],s,r,a){let l=u_(n,o),c=a==="new"?"new":a==="gone"?"gone":me(d_(o,l));return i("div",{class:"tile",title:t},i("p",{class:"tile-title"},e),i("p",{class:"tile-values"},i("span",{class:"\
control-text"},a==="new"?le:s(o)),i("span",{class:"arrow","aria-label":"to"}," → "),i("span",{class:"test-text"},a==="gone"?le:s(n))),i("p",{class:`tile-change ${Rd(l??(a==="new"?1:-1))}`},l===null?
c:`${r(l)} (${c})`))}function TA(e,t){let o=Ld(e);return[i("p",{class:"muted op-verdict"},t?Wn(t):" "),i("div",{class:"tiles"},Cd("Time per step","Total duration divided by the number of samples (ran\
k × step)",o.perStep,L,be,o.birth),Cd("Calls per step","Number of calls divided by the number of samples (rank × step)",o.callsPerStep,A,rt,o.birth),Cd("Median of a call","The median of all calls; t\
he mean is below",o.perCall,L,be,o.birth))]}function ul(e,[t,o],n,s,{exact:r,exactDiff:a,title:l}={}){let c=u_(o,t);return i("tr",{},i("th",{scope:"row",title:l},e),i("td",{class:"num",title:r?.(t)},n(
t)),i("td",{class:"num",title:r?.(o)},n(o)),i("td",{class:`num strong ${Rd(c)}`,title:a?.(c)},s(c)),i("td",{class:`num ${Rd(c)}`},me(d_(t,c))))}var cl=(e,t,o)=>ul(e,t,L,be,{exact:re,exactDiff:Ie,title:o});
function OA(e,t){if(!(t?.control?.step>0)||!(t?.test?.step>0))return null;let{control:o,test:n}=Qo(Ld(e).row,"percent",{...e,step_time:t}),s=Pt(e)?"recording":"step time";return ul(`Share of the ${s}`,
[o,n],Me,r=>r===null?le:me(r).replace("%","pp"),{title:`Change in percentage points. Time per step divided by the ${s}; overlapping work counts in full`})}function MA(e,{stepTime:t,row:o}){let n=Ld(e),
s=a=>i("tr",{class:"group-row"},i("th",{colspan:"5",scope:"colgroup"},a)),r=a=>[e.calls.control[a],e.calls.test[a]];return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Numbe\
rs of this operation"),i("thead",{},i("tr",{},i("td"),["Control","Test","Δ","Δ %"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("All calls"),ul("Calls",n.counts,A,rt),ul("Calls per s\
tep",n.callsPerStep,A,rt),cl("Total",n.total),cl("Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&cl("Self time per step",["control","test"].map(a=>On(o,`${a}_\
self_per_step`,e)),"Without the calls inside it"),OA(e,t)),i("tbody",{},s("A single call"),EA.map(([a,l])=>cl(l,r(a)))))}function m_(){let e=i("div",{class:"card op-head"}),t=it("Numbers"),o=i("div",{
class:"scroll-x",tabindex:"0",role:"region","aria-label":"Numbers of this operation"}),n=i("section",{class:"card op-table-card","aria-label":"Numbers"},i("div",{class:"chart-head"},i("h2",{},"Numbers"),
i("div",{class:"chart-tools"},t.node)),o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),O(e,TA(s,r.row)),O(o,MA(s,r))}}}var p_=.8,AA=/^aten::.*(mm|linear|conv|attention)/,Nd={control:"set",test:"test"};function CA(e,t,o){let n=Object.values(Nd).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),a=Object.values(Nd).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=p_*o[d]&&
u.device_time>=p_*(u.device_time+a[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var f_=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(Nd))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function dl(e,[
t,o],n,s,r){let a=t===null||o===null?null:o-t;return i("tr",{},i("th",{scope:"row"},e),[t,o].map(l=>i("td",{class:"num",title:r?.(l)},n(l))),i("td",{class:"num strong"},a===null?"":s(a)),i("td",{class:"\
num"},t>0&&a!==null?me(100*a/t):""))}var h_=(e,t,o)=>i("tr",{},i("th",{scope:"row",title:t},e),i("td"),i("td"),i("td",{class:`num strong ${o>0?"more":"less"}`,title:Ie(o)},be(o)),i("td")),RA=e=>e===null?
le:`${mo(1e12*e)}FLOP/s`,LA=e=>`${Sn(1e12*e)}FLOP/s`;function NA(e,t){return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Work of this operator, per step"),i("thead",{},i("t\
r",{},i("td"),["Control","Test","Δ","Δ %"].map(o=>i("th",{scope:"col",class:"num"},o)))),i("tbody",{},dl("FLOPs per step",e.flops,mo,Sn),dl("Device time per step",e.device,L,be,re),e.more!==null&&[h_(
"due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),h_("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],dl("Achieved",e.
speed,RA,LA),e.calls.some((o,n)=>o!==t[n])&&dl("Calls with known FLOPs",e.calls,A,rt)))}function g_(){let e=i("div",{class:"op-work-body"}),t=it("Work"),o=i("section",{class:"card op-table-card op-wor\
k","aria-label":"Work",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Work"),i("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=a=>O(e,i("p",{class:"muted small op-work-none"},a));return{node:o,
sql:t,async draw(a,l){let c=l.category==="cpu_op"&&AA.test(l.name)&&!a.use_short_name&&a.control!==""&&a.test!=="";o.hidden=!c;let u=c?`${f_(a)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,
n=u,!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await jo("work",f_(a),{signal:s.signal});if(n!==u)return;let p=CA(m,l.name,d);p?O(e,i("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},NA(p,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var ml=12;function w_(e){let t=i("h2"),o=i("p",{class:"muted small"}),n=it("What launches it, or what it launches"),s=_t("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=i(
"div",{class:"scroll-x"}),a=i("p",{class:"related-more"}),l=i("section",{class:"card related"},i("div",{class:"chart-head"},t,i("div",{class:"chart-tools"},s.node,n.node)),o,r,a),c=!1,u="";function d(h){
let{answer:g}=h,y=g.launches!==void 0;u!==h.revision&&(u=h.revision,c=!1),s.press(h.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let w=y?g.launches:g.launched_by;O(r,w.length===0?m(y):p(w,h,y)),O(a,w.length>ml&&!c&&D(`Show all ${A(w.length)}`,()=>{c=!0,d(h),r.querySelectorAll("tbody tr")[ml].querySelector("a")?.focus()},{
class:"link-button"})),a.hidden=w.length<=ml||c}function m(h){return i("p",{class:"muted chart-message"},h?"Its calls launch no device work.":"The trace does not say what launched it.")}function p(h,g,y){
let w=h.some(b=>b.shapes!==null);return i("table",{class:"related-table"},i("thead",{},i("tr",{},i("th",{scope:"col"},y?"Device work":"Operator"),w&&i("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(b=>i("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},i("span",{class:"th-group"},"calls "),b)),["Control","Test","Δ","Δ %"].map(b=>i("th",{scope:"col",class:b==="Control"||
b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},i("span",{class:"th-group"},"time "),b)))),i("tbody",{},h.slice(0,c?void 0:ml).map(b=>f(b,g,w))))}function f(h,{answer:g,unit:y},w){let{control:b,
test:k,diff:_,controlCount:v,testCount:x,diffCount:E,birth:S,percent:$}=Qo(h,y,g),T=_>0?" more":_<0?" less":"",M=S||me($);return i("tr",{},i("th",{scope:"row",class:"related-name mono"},h.name===""?i(
"span",{class:"muted"},"unknown launch"):i("a",{href:e.href(h),title:h.name},i("bdi",{},h.name)),i("span",{class:"related-category muted"},` ${h.category??""}`)),w&&i("td",{class:"shapes mono",title:h.
shapes},h.shapes??"–"),i("td",{class:"num wide-only"},A(v)),i("td",{class:"num wide-only"},A(x)),i("td",{class:`num wide-only${E>0?" more":E<0?" less":""}`},rt(E)),i("td",{class:"num roomy-only",title:re(
b)},h.control_counts>0?L(b):"–"),i("td",{class:"num roomy-only",title:re(k)},h.test_counts>0?L(k):"–"),i("td",{class:`num strong${T}`,title:Ie(_)},be(_)),i("td",{class:`num${T}`},M))}return{node:l,
sql:n,draw:d}}function y_(){let e=i("div",{class:"stacks"}),t=i("section",{class:"card stack-card","aria-label":"Call stack"},i("div",{class:"chart-head"},i("h2",{},"Call stack")),i("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return i("ol",{class:"stack"},s.map((a,l)=>{let c=r(a),u=c?.diff>0?" more":c?.diff<0?" less":"";return i(
"li",{css:{"--depth":String(Math.min(l,24))}},i("span",{class:"mono frame-name",title:a.category},c?i("a",{href:c.href},i("bdi",{},a.name)):i("bdi",{},a.name)),c&&c.diff!==null&&i("span",{class:`num f\
rame-diff${u}`},be(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:a,test:l}=s;if(t.hidden=a.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&i("div",{},i("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=a.length===l.length&&a.every((d,m)=>n(d,l[m]));O(e,u?i("div",{},i("h3",{},"The same in control and test"),o(l,
r)):[c("control",a),c("test",l)])}}}var b_={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
Pd={path:"/compare/op",name:"Operation",read:gs,mount:(e,t)=>PA(e,t)};function PA(e,t){let o=gs(location.search),n=null,s=null,r="",a="",l={key:"",answer:null},c=null,u=!1,d=_t("Height of the histogra\
m",[["calls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],B=>E({bins:B},{replace:!0})),m={sides:As(E),numbers:m_(),
booked:c_(),work:g_(),histogram:s_({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:r_({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...B)=>t.
go($(...B))}),heat:Ti({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...B)=>t.go($(...B))}),grid:Oi(),related:w_({onUnit:B=>E({unit:B}),href:({name:B,category:z})=>It({...o,
row:Mt(B,z)})}),stack:y_()},p=[m.histogram,m.points,m.heat],f=i("nav",{class:"crumb","aria-label":"Where this is"}),h=i("h1",{class:"mono op-title"}),g=i("p",{class:"muted"}),y=i("p",{class:"op-action\
s"}),w=i("div",{class:"message"}),b=DA(B=>E({heat:B},{replace:!0})),k=i("p",{class:"muted small",hidden:!0}),_=i("div",{class:"results"},m.numbers.head,i("div",{class:"op-columns"},m.numbers.table,i("\
div",{class:"op-charts"},m.histogram.node,m.points.node)),m.booked.node,m.work.node,m.related.node,m.stack.node,i("div",{class:"heat-block"},b.node,m.heat.node,k,m.grid.node));e.append(i("div",{class:"\
page operation-page"},f,i("header",{class:"op-header"},h,g,y),m.sides.node,w,_));let v=Ct({context:t,results:_,message:w}),x=ht(()=>p.forEach(B=>B.retheme()));function E(B,{replace:z=!1}={}){t.go(It({
...o,...B}),{replace:z})}function S(){let B=Q=>fn(Q,o,n,s),z=`${B("control")} → ${B("test")}`,C=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${C.slice(0,80)} · ${z}`),O(h,i("bdi",{},C)),
O(g,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together",s?.category==="python_function"&&s.aliases&&i("span",{class:"mono \
full-name"},` · ${s.aliases.map(({side:Q,name:oe})=>`${Q} ${oe}`).join(", ")}`));let H={...At(""),...T(),op:o.row};O(f,i("a",{href:t.lastCompare(wt(o))??Qt(H)},`← ${z}`))}function $(B,z){return Qa(
o,B,z,s)}function T(){let{control:B,test:z,control_ranks:C,test_ranks:H,control_steps:Q,test_steps:oe,control_marker:Se,test_marker:U,use_short_name:se,merge_addresses:he,aliases:Ae,merge_lines:qe}=o;
return{control:B,test:z,control_ranks:C,test_ranks:H,control_steps:Q,test_steps:oe,control_marker:Se,test_marker:U,use_short_name:se,merge_addresses:he,aliases:Ae,merge_lines:qe}}async function M(){let B=[
o.control,o.test].filter(C=>C!=="");if(B.every(C=>n&&He(n,C)))return;let z=await bt(B).catch(()=>[]);u||(n=z,K())}function W(B){a=B,v.ask(z=>ha(B,{signal:z}),z=>{s=z,r=new URLSearchParams(B).get("row"),
v.say(null),ye(`${z.name}: ${L(z.calls.control.total)} to ${L(z.calls.test.total)}.`),K()},z=>{s=null,v.say(I(z)),K()})}async function N(B){c?.abort(),c=new AbortController,l={key:B,answer:null};try{let z=new URLSearchParams(
B);z.set("significance","true"),z.set("diagnosis","false");let C=await st(z,{signal:c.signal});if(u||l.key!==B)return;l.answer=C,l.byKey=Mf(C),K()}catch{}}function I(B){let z=B.code==="unknown_operati\
on",C=["control_ranks","test_ranks","control_steps","test_steps"].filter(H=>o[H]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:B.code}},i("h2",{},z?"This operation does not occur":
"This operation cannot be shown"),i("p",{},z?"Neither side has an operation of this name and category in the selected ranks and steps.":B.message),i("p",{},C.length>0&&D("Use all ranks and steps",()=>E(
Object.fromEntries(C.map(H=>[H,"all"]))),{class:"primary"}),C.length===0&&!z&&D("Try again",()=>W(Cn(o).toString()),{class:"primary"})," ",i("a",{href:Qt({...At(""),...T()})},"All operations of this c\
omparison")))}function K(){if(u)return;S();let B=o.control!==""&&o.test!==""&&o.row!=="",z=Cn(o).toString();B?z!==a&&(s&&r!==o.row&&(s=null),v.say(null),W(z)):(v.drop(),a="",v.say(i("div",{class:"empt\
y"},i("h2",{},"No operation is chosen"),i("p",{},"Choose one on the ",i("a",{href:ce("/compare")},"Compare page"),"."))));let C=wt({...o,use_short_name:!1}).toString();B&&C!==l.key&&N(C),m.sides.draw(
o,n,s),_.toggleAttribute("data-skeleton",B&&!s),s&&ee()}function ee(){let B=o.unit||(s.control.samples===s.test.samples?"total":"per_step"),z=`tracediff-${St(s.control.label)}-${St(s.test.label)}-${St(
s.name)}`,C=a,H=o.use_short_name?void 0:Ac(l.byKey?.get(rr(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:H}),V(z,C),Z(z,C),m.booked.draw(s),m.work.draw(o,s),hy(o,s,m),m.related.
draw({answer:s,unit:B,revision:C}),m.stack.draw(s.stack,Pe),O(y,D("Copy the name",()=>zt(s.name,"Name copied."),{class:"link-button"}),D("Copy link",()=>zt(location.href,"Link copied."),{class:"link-b\
utton"}),i("a",{href:_s(o,s)},"Show in the timeline"),i("a",{href:ip(Cn(o)),download:`${z}.json`},"JSON"),["control","test"].map(fe))}let ne=B=>s.aliases?.filter(z=>z.side===B)??[{name:s.name,category:s.
category}];function fe(B){let z=n&&He(n,o[B]);if(!z||Md(s.samples[B])===void 0)return null;let C=`slowest call, ${B}`;if(Jo(z)!=="")return i("span",{class:"muted small",title:Jo(z)},`Perfetto: no trac\
e of the ${B}`);let H={name:s.name,names:ne(B),marker:o[`${B}_marker`],shortNames:o.use_short_name},Q=D(`Perfetto: ${C}`,async()=>{Q.disabled=!0;try{await t_(z,H,s.samples[B],oe=>ye(`Loading ${xe(oe)}`))}catch(oe){
Ee(oe.message,{urgent:!0})}finally{Q.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});
return Q}function Pe({name:B,category:z}){let C=l.byKey?.get(rr(B,z));return C&&{diff:C.diff_per_step,href:It({...o,use_short_name:!1,row:C.id})}}function V(B,z){let{edges:C,control:H,test:Q}=s.histogram,
oe=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({edges:C,control:H,test:Q,file:B,revision:`${z}#${o.bins}`,share:o.bins==="share",perStep:oe[0]===oe[1]?null:oe,medians:[s.calls.
control["50%"],s.calls.test["50%"]],heading:`${A(s.calls.control.count)} in the control, ${A(s.calls.test.count)} in the test`,empty:C.length===0?"No calls to draw.":""})}function Z(B,z){let{control:C,
test:H}=s.samples,Q=Ei(C,H),oe=Tr(Q,Y=>Y.total_duration),Se=Y=>s.calls[Y].count===0,U=oe.control.map(Y=>Y.map(()=>null));m.points.draw({rows:Q.rows,columns:Q.columns,kind:"time",file:B,control:Se("con\
trol")?U:oe.control,test:Se("test")?U:oe.test,hover:(Y,P,te)=>IA(Y,Q[Y][P][te]),heading:"duration in each step of each rank",revision:z});let[se,he,Ae]=b_[o.heat],qe=Tr(Q,he),pt=Ae==="time",R={format:pt?
re:A,formatDiff:pt?Ie:rt};b.draw(o.heat),m.heat.draw({rows:Q.rows,columns:Q.columns,...qe,...R,kind:Ae,file:B,heading:se,revision:`${z}#${o.heat}`}),m.grid.draw({grid:Q,values:qe,title:se,timeline:$,format:pt?
L:A,formatDiff:pt?be:rt});let q=[Q.ranksByPosition&&"ranks",Q.stepsByPosition&&"steps"].filter(Boolean);k.hidden=q.length===0,k.textContent=`The sides have different ${q.join(" and ")}; they are paire\
d by position (control / test).`}return K(),M(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(B){let z=o;o=gs(B),z.row!==o.row&&window.scrollTo(0,0),K(),M()},unmount(){
u=!0,m.work.stop(),v.unmount(),c?.abort(),x(),p.forEach(B=>B.unmount())}}}function IA(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.
step_number}`}`,re(t.total_duration),j(t.counts,"call")]}function DA(e){let t=ae("heat"),o=i("select",{id:t,on:{change:()=>e(o.value)}},Object.entries(b_).map(([n,[s]])=>i("option",{value:n},s)));return{
node:i("p",{class:"chart-bar"},i("label",{for:t},"Heat maps of"),o),draw(n){o.value=n}}}function __(e,t){let o=null,n=new Map,s=f=>{let h=e.getBoundingClientRect();return[f.clientX-h.left,f.clientY-h.top]};function r(f){let h=f.deltaMode===1?16:1,g=f.shiftKey&&f.deltaX===0?f.deltaY:f.deltaX;
if(f.shiftKey||Math.abs(g)>Math.abs(f.deltaY))f.preventDefault(),t.pan(g*h);else if(f.ctrlKey||f.metaKey){f.preventDefault();let y=Math.max(-240,Math.min(240,f.deltaY*h));t.zoom(s(f)[0],Math.exp(y*.004))}}
function a(f){if(f.button!==0)return;let[h]=s(f);e.focus({preventScroll:!0}),n.set(f.pointerId,h),o={id:f.pointerId,x:h,y:f.clientY,from:h,measures:f.shiftKey,moved:n.size>1}}function l(f,h){let g=[...n.
values()];n.set(f.pointerId,h);let y=[...n.values()],w=([b,k])=>Math.max(20,Math.abs(b-k));t.zoom((y[0]+y[1])/2,w(g)/w(y))}function c(f){f.pointerType==="mouse"&&(f.buttons&1)===0&&n.delete(f.pointerId)&&
(o=null,delete e.dataset.drag);let[h,g]=s(f);if(n.size===2&&n.has(f.pointerId)){l(f,h);return}if(!o||o.id!==f.pointerId){t.hover(h,g,f);return}!o.moved&&Math.hypot(h-o.x,f.clientY-o.y)<4||(o.moved||(o.
moved=!0,e.setPointerCapture(f.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,h,!1):(t.pan(o.x-h),t.scroll(o.y-f.clientY)),[o.x,o.y]=[h,f.clientY])}function u(f){
if(n.delete(f.pointerId),!o||o.id!==f.pointerId)return;let[h,g]=s(f),{moved:y,measures:w,from:b}=o;o=null,delete e.dataset.drag,f.type!=="pointercancel"&&(w&&y?t.measure(b,h,!0):y||t.pick(h,g,f))}let d={
w:()=>t.glide(.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),
0:()=>t.fit(),Enter:()=>t.enter()};function m(f){if(f.ctrlKey||f.metaKey||f.altKey)return;if(t.own(f)){f.preventDefault();return}let h=d[f.key.length===1?f.key.toLowerCase():f.key];h&&(f.preventDefault(),
f.stopPropagation(),h())}let p={wheel:r,pointerdown:a,pointermove:c,pointerup:u,pointercancel:u,pointerleave:()=>t.leave(),keydown:m};for(let[f,h]of Object.entries(p))e.addEventListener(f,h,f==="wheel"?
{passive:!1}:void 0);return()=>Object.entries(p).forEach(([f,h])=>e.removeEventListener(f,h))}function Id({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let a=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)a[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)qA(a.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:a,reach:c,
start:e,end:t}}function Dd(e,t,o=null,n=e*t){let s=r=>o?.[r]??r*t;return{height:n,y:s,at(r){let a=o?k_(o,0,o.length,r)-1:Math.floor(r/t);return a<0||r>=s(a)+t?-1:a}}}function qA(e,t,o,n){for(let r=1;r<
e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((a,l)=>o[a]-o[l]||a-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function k_(e,t,o,n){for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+
1}return t}function qd(e,t,o,n,s){if(t<0||t>=e.rows)return;let{first:r,order:a,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=k_(l,r[t],d,o);m<d;m+=1){let p=a[m];if(c[p]>=n)return;u[p]>o&&s(p)}}function x_(e,t,o,n=0){
let s=-1,r=1/0;return qd(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,a=>{let l=Math.max(0,e.start[a]-o,o-e.end[a]);l<=r&&([s,r]=[a,l])}),s}function $_(e,t,o){let n=o("…"),s=0,r=0,a=0,l=0;for(let c of e){
if(s+=o(c),s>t)return r<2?"":`${e.slice(0,a)}…`;l+=c.length,s+n<=t&&(r+=1,a=l)}return e}var Hs=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).
slice(0,3).map(Number);function v_(e){let[t,o,n]=Hs(e).map(l=>{let c=l/255;return c<=.04045?c/12.92:((c+.055)/1.055)**2.4}),s=.2126*t+.7152*o+.0722*n,[r,a]=[1.05/(s+.05),(s+.05)/.058];return Math.max(
r,a)<4.5?"#000000":r>=a?"#ffffff":"#10161d"}var pl=(e,t,o)=>`rgb(${Hs(e).map((n,s)=>Math.round(o*n+(1-o)*Hs(t)[s])).join(", ")})`;function Us(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},a=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=a(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,p){e.strokeStyle=m,e.lineWidth=p,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,p=1){e.strokeStyle=m,e.lineWidth=p,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:p=!1}={}){let f=`${p?600:400} ${m}px ${t}`;s!==f&&(s=f,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var BA={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},WA=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,zr=e=>String(e).replace(WA,"").replace(/[&<>"]/g,t=>BA[t]),Gr=e=>String(Math.round(e*100)/100);
function S_(e){let t=[],o=new Map,n=1,s=(a,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,p])=>` ${m}="${typeof p=="number"?Gr(p):zr(p)}"`).join("");t.push(c===""?`<${a}${d}/\
>`:`<${a}${d}>${zr(c)}</${a}>`)},r=a=>(o.has(a)||o.set(a,`hatch-${o.size+1}`),o.get(a));return{box(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,fill:d})},hatch(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(a,l,c,u,d,m){s("rect",{x:a,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(a,l,c,u,d,m=1){s("line",{x1:a,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(a,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:a,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(a){n=a},text(a,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${zr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${Gr(a)}" height="${Gr(l)}"\
 viewBox="0 0 ${Gr(a)} ${Gr(l)}" font-family="${zr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${zr(c)}"/>${t.join("")}</svg>`}}}var fl=(e,t,o)=>Math.min(Math.max(e,t),o);function Yn({from:e,to:t},o,n=0){let s=o.to-o.from,r=fl(t-e,Math.min(n,s),s),a=(e+t)/2,l=fl(a-r/2,o.from,o.to-r);return{from:l,to:l+r}}function Bd(e,t,o,n,s=0){
let r=n.to-n.from,a=fl((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-a*l;return Yn({from:c,to:c+a},n,s)}function Wd(e,t,o){let n=e.to-e.from,s=fl(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function E_(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function T_({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),a=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)a.push(l*r+0);return{values:a,step:r}}var Po=22,FA=22,hl=4,jA=.3;function M_(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(
n).width,o.set(n,s)),s}}var Yr=new Map;function HA(e){return Yr.has(e)||(Yr.size>500&&Yr.clear(),Yr.set(e,v_(e))),Yr.get(e)}function UA(e,t,o,n,s){let{x:r,y:a,width:l,height:c}=o,u=s?pl(n.colour(t),n.
colours.surface,jA):n.colour(t);if(e.box(r,a,l,c,u),l<3)return;let d=HA(u);if(n.hatched(t)&&e.hatch(r,a,l,c,n.colours.surface),l>=FA){let m=$_(n.text(t),l-2*hl,n.widthOf);if(m!==""){let p=a+c/2+11*.36;
if(n.hatched(t)){let f=4;for(let h of m)f+=n.widthOf(h);e.box(r+hl-2,a+1,Math.min(f,l-hl),c-2,u)}e.words(r+hl,p,m,d)}}}function zA(e,t,o,{index:n,view:s,scale:r,width:a,how:l,height:c,dimmed:u}){let d=-1,
m=0;return qd(n,t,s.from,s.to,p=>{let f=Math.max(0,(n.start[p]-s.from)*r),h=Math.min(a,(n.end[p]-s.from)*r);if(h<=d&&!u?.keep.has(p))return;let g=Math.max(1,h-f>3?h-f-.5:h-f);UA(e,p,{x:f,y:o,width:g,height:c},
l,u&&!u.keep.has(p)),m+=1,d=g<=1?f+1:h}),m}function A_(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:a}=T_(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,Po,s.surface);for(let c of r){let u=Math.round(
(c-t.from)*l)+.5;e.line(u,Po-5,u,Po,s.border),u<o-30&&e.words(u+3,Po-8,n(c,a),s.muted)}e.line(0,Po-.5,o,Po-.5,s.border)}function C_(e,t){let{index:o,view:n,width:s,height:r,rowHeight:a,top:l,places:c,
marks:u,how:d}=t,m=s/(n.to-n.from),p=u.highlight?{keep:u.highlight}:null,f={index:o,view:n,scale:m,width:s,how:d,height:a-1,dimmed:p},h=0;for(let g=0;g<o.rows;g+=1){let y=l+c.y(g);y+a>0&&y<r&&(h+=zA(e,
g,y,f))}return GA(e,t,m),h}function GA(e,t,o){let{marks:n,how:s}=t,r=(a,l,c)=>{if(a<0||a>=t.index.order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[a]-t.view.from)*o),p=Math.min(t.width+
2,(d[a]-t.view.from)*o);p>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.places.y(t.rowOf(a))-.5,Math.max(2,p-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(a=>r(a,s.colours.
text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var wl=12,gl=17,YA=8e3,KA=15,VA=12;function Kr(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,a,...l)=>e.
line(n+t,s+o,r+t,a+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var R_=(e,t)=>e.flatMap((o,n)=>cn(o,Math.floor((t-2*wl)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function L_(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(wl,o+gl*r,n,G(s?"--text":"--muted"),{size:s?KA:VA,bold:s})})}function yl(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=R_(e,o),r=t.map(d=>R_(d.lines,
o)),a=10+gl*s.length+wl,l=t.map((d,m)=>{let p=a+gl*r[m].length;return a=p+d.height+wl,p}),c=Math.min(a,YA),u=d=>{L_(d,s,22),t.forEach((m,p)=>{L_(d,r[p],l[p]-gl*r[p].length+12),m.paint(Kr(d,0,l[p]))})};
return{width:o,height:c,svg(){let d=S_(n);return u(d),d.text(o,c,G("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let p=Us(m,n);return p.box(0,0,o,c,G("--surface")),u(p),new Promise(f=>{d.toBlob(f,"image/png")})}}}async function bl(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
di(n,`${o}.${t}`)}var QA=160,JA=3,Fd=300,XA=matchMedia("(prefers-reduced-motion: reduce)"),N_=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,G(`--${e}`)])),jd={start:new Float64Array(
0),end:new Float64Array(0),row:new Uint16Array(0),length:0};function _l(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:a=null,onKey:l=()=>!1,least:c=.001,decorate:u=null}=t,
d=i("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),m=i("div",{class:"spans-space"},d),p=i("div",{class:"spans-scroll"},m);e.classList.add("s\
pans"),e.append(p);let f=d.getContext("2d",{alpha:!1}),h=getComputedStyle(document.body).fontFamily,g=Us(f,h),y={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:M_(h),colours:N_()},w=jd,
b=Id(jd),k=Dd(0,o),_={from:0,to:1},v={from:0,to:1},x={hover:-1,select:-1,highlight:null},E=0,S=null,$=0,T=0,M={top:0,height:0},W=!0,N=()=>(v.to-v.from)/Math.max(1,$),I=R=>v.from+R*N();function K(){let{
top:R}=m.getBoundingClientRect(),q=p.getBoundingClientRect();return[Math.max(0,q.top)-R,Math.min(window.innerHeight,q.bottom)-R]}let ee=([R,q])=>Math.max(0,R)>=M.top&&Math.min(k.height,q)<=M.top+M.height;
function ne(){$=p.clientWidth,m.style.height=`${k.height}px`;let R=K(),[q,Y]=[Math.max(0,R[0]-Fd),Math.min(k.height,R[1]+Fd)];if(Y<=q&&M.height>0)return!1;(M.height===0||!ee(R)||M.top+M.height>k.height)&&
(M.height=Math.max(0,Math.min(k.height,Y>q?Y-q:2*Fd)),M.top=Math.max(0,Math.min(q,k.height-M.height)));let P=globalThis.devicePixelRatio||1,[te,ue]=[Math.round($*P),Math.round(M.height*P)];return d.style.
top=`${M.top}px`,(d.width!==te||d.height!==ue||T!==P)&&([d.width,d.height,T]=[te,ue,P],d.style.width=`${$}px`,d.style.height=`${M.height}px`),!0}function fe(){E===0&&(E=requestAnimationFrame(Pe))}function Pe(R){
if(E=0,S){S.since??=R;let Y=(R-S.since)/QA;v=E_(S.from,S.to,Y);let P=Y<1;P?fe():S=null,r(v.from,v.to,P)}let q=performance.now();if(W=!ne(),!W&&$>0&&M.height>0){f.setTransform(T,0,0,T,0,0);let Y=B(Z(),
{width:$,height:M.height,top:-M.top});d.dataset.drawn=String(Y)}d.dataset.drawMs=(performance.now()-q).toFixed(2)}let V="";function Z(){let R=`${d.width} ${d.height} ${T}`;return R!==V&&(V=R,g.forget()),
g}function B(R,{width:q,height:Y,top:P}){let{colours:te}=y;R.box(0,0,q,Y,te.surface);let ue=C_(R,{index:b,view:v,width:q,height:Y,rowHeight:o,top:P,places:k,marks:x,how:y,rowOf:Le=>w.row[Le]}),Re=q/(v.
to-v.from);return u?.(R,{x:Le=>(Le-v.from)*Re,y:Le=>P+k.y(Le),rowHeight:o,top:P,width:q,height:Y,view:v}),ue}function z(R,q=!1){S=null,!(R.from===v.from&&R.to===v.to)&&(v=R,r(v.from,v.to,q),fe())}function C(R){
let q=Yn(R,_,c);XA.matches?z(q):(S={from:v,to:q,since:null},fe())}let H=()=>S?.to??v;function Q(R,q){return x_(b,k.at(q+M.top),I(R),JA*N())}function oe(R,q){R!==x.hover&&(x.hover=R,d.style.cursor=R>=0?
"pointer":"",fe()),n(R,q)}let Se=__(d,{zoom:(R,q)=>z(Bd(v,I(R),q,_,c)),pan:R=>z(Wd(v,R*N(),_)),scroll:R=>U(R),hover:(R,q,Y)=>oe(Q(R,q),Y),leave:()=>{x.hover>=0&&oe(-1,null)},pick:(R,q,Y)=>s(Q(R,q),Y),
measure:(R,q,Y)=>a?.(...[I(R),I(q)].sort((P,te)=>P-te),Y),slide(R){let q=H();C(Wd(q,R*(q.to-q.from),_))},glide(R){let q=H();C(Bd(q,(q.from+q.to)/2,R,_,c))},fit:()=>C(_),enter:()=>{x.select>=0&&s(x.select,
null)},own:l});function U(R){(p.scrollHeight>p.clientHeight+1?p:window).scrollBy(0,R)}let se=()=>{E===0&&(W||!ee(K()))&&fe()};document.addEventListener("scroll",se,{capture:!0,passive:!0}),window.addEventListener(
"resize",se);let he=new ResizeObserver(fe);he.observe(p);let Ae=()=>{y.colours=N_(),fe()},qe=matchMedia("(forced-colors: active)");qe.addEventListener("change",Ae);let pt=ht(Ae);return{node:d,set(R){let q=w===
jd;w=R,b=Id(R),k=Dd(b.rows,o,R.tops,R.height);let[Y,P]=[R.from??1/0,R.to??-1/0];if(R.from===void 0||R.to===void 0)for(let ue=0;ue<R.length;ue+=1)Y=Math.min(Y,R.start[ue]),P=Math.max(P,R.end[ue]);_=P>Y?
{from:Y,to:P}:{from:0,to:1},x.hover=-1,x.select=-1,x.highlight=null;let te=q?{..._}:Yn(v,_,c);m.style.height=`${k.height}px`,S===null&&(v=te),fe()},view(R,q,Y=!1){Y?z(Yn({from:R,to:q},_,c)):C({from:R,
to:q})},current:()=>({...v}),goal:()=>({...H()}),extent:()=>({..._}),select(R){x.select=R,R>=0&&this.reveal(w.row[R]),fe()},highlight(R){x.highlight=R===null?null:new Set(R),fe()},follow(R,q,Y=!1){S=null,
v={from:R,to:q},Y?(cancelAnimationFrame(E),Pe(0)):fe()},placeOf(R){let q=this.boxOf(R),{left:Y,right:P,top:te,bottom:ue}=p.getBoundingClientRect();return q.right<Y||q.left>P||q.bottom<te||q.top>ue?null:
{...q,left:Math.max(Y,q.left),right:Math.min(P,q.right)}},boxOf({start:R,end:q,row:Y}){let{left:P,top:te}=m.getBoundingClientRect(),ue=Le=>P+(Le-v.from)/N(),Re=te+k.y(Y);return{left:ue(R),right:ue(q),
top:Re,bottom:Re+o}},redraw:fe,reveal(R){let q=k.y(R);(q<p.scrollTop||q+o>p.scrollTop+p.clientHeight)&&(p.scrollTop=q-p.clientHeight/2)},whole:R=>({height:k.height,paint:q=>B(q,{width:R,height:k.height,
top:0})}),picture(R){return yl(R,[{lines:[],...this.whole(Math.max($,600))}],Math.max($,600))},destroy(){cancelAnimationFrame(E),Se(),document.removeEventListener("scroll",se,{capture:!0}),window.removeEventListener(
"resize",se),pt(),qe.removeEventListener("change",Ae),he.disconnect(),p.remove()}}}var zs=8,ZA=.004;function P_(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(To(n,t))),0)}var ao=(e,t)=>e.verdict[t]==="no_difference_found";function I_(e,t,o){let n=To(e,t);if(!(o>0)||Math.abs(
n)<ZA*o||ao(e,t))return 0;let s=Math.max(1,Math.round(zs*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(zs,s)}function D_(e,t,o){let[n,s]=[Hs(e),Hs(t)];return`rgb(${n.map((r,a)=>Math.round(r+
(s[a]-r)*o)).join(", ")})`}var _o={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},Gs=e=>e!=="calls",vt=(e,t)=>Gs(t)?L(e):A(Number(e.toFixed(2))),Gt=(e,t)=>e===null?"–":Gs(t)?be(e):rt(Number(e.toFixed(2))),kl=(e,t)=>Gs(t)?
re(Number(e.toFixed(3))):A(e),Ys=(e,t)=>e===null?"":Gs(t)?Ie(Number(e.toFixed(3))):rt(e),eC={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},tC={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Kn=e=>eC[e.sort]??e.sort,Vn=e=>tC[e.status]??"",B_=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",oC=e=>e.sides.every(t=>t.steps.length===0),Io=e=>oC(e)?"per recording":"per step";function xl(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(qn(e));return t?`${t[2]}\
 · ${t[1]}`:qn(e)}var Tt=e=>[qn(e),Bn(e)].filter(Boolean).join(" "),nC=e=>/ #\d+$/.test(qn(e));function W_(e){let t=Oo(e).slice(1,-1),o=t.filter(({sort:s})=>s==="module"),n=t.slice(t.indexOf(o.at(-1))+
1).filter(({sort:s})=>s==="backward"||s==="recompute").slice(0,1);return o.length>0?[...o.filter((s,r)=>r>=o.length-2||nC(s)),...n]:t.slice(-1)}function F_(e,t){let o={only_in_test:null,only_in_control:null},
n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!ks(s)&&s.sort!=="rest"&&n(s)>(r?n(r):0)&&(o[s.status]=s)}return o}var sC=.005;function j_(e,t){let o=e.here[t],n=Gs(t)?L(Math.abs(
o)):A(Number(Math.abs(o).toFixed(2)));if(Gs(t)){let[s,r]=e.total[t],a=Math.abs(r-s-o)>sC*Math.abs(o)?" here":"";return`takes ${n} ${o>0?"more":"less"}${a}`}return`has ${n} ${o>0?"more":"fewer"} ${n===
"1"?"call":"calls"}`}var Hd=(e,t)=>t>0?100*e/t:null;function H_(e,t){let[o,n]=e.root.total[t];return{from:vt(o,t),to:vt(n,t),change:Gt(n-o,t),percent:me(Hd(n-o,o))}}function U_(e,t){let[o,n]=e.root.total[t];
return o===n?"±0":o>0?me(Hd(n-o,o)):"new"}function z_(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,only_here_device:a})=>Hd(a,r)),n=r=>Me(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))
return"All device time is in frames that both sides have.";let s=(r,a)=>r===null?`the ${a} has no device time`:`${n(r)} of the device time of the ${a}`;return t===null||o===null?`No partner on the oth\
er side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of the test is in frames without a partner on the other side.`}var q_=e=>e.map(t=>`“${t}”`).
join(" and ");function G_(e,t){let o=s=>e.sides.filter((r,a)=>!e.frames.some(l=>l.sort===s&&l.names[a]!==null&&(!e.pair||l.status!==(a===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];
if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${q_(s)} ${s.length===1?"has":"have"} no modules, so no layer can be named: annotations and operators are the frames. Record with with\
_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.push(`${q_(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True\
.`)}return n}function Y_(e,t){let o=(s,r,a)=>{let[l,c]=r;return t.pair?`${s}: ${vt(l,a)} → ${vt(c,a)} (${Gt(c-l,a)})`:`${s}: ${vt(l,a)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(
...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&o("of that, self",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.
length>0&&o("of that, self",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(
0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var on=e=>e>0?"more":e<0?"less":"calm",K_=(e,t)=>Gt(To(e,t),t);var rC=20,aC=.62,V_={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function iC(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,D_(G("--surface-sunk"),G(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",aC*(.12+.88*(Math.abs(o)/zs))),noise:()=>t("--noise\
-fill",.75),sort:o=>t(V_[o]??"--noise-fill",.45)}}function lC(){let e=i("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){O(e,i(
"p",{class:"mono strong"},Tt(t)),i("p",{class:"muted small"},[Kn(t),Vn(t),ao(t,n)&&"no difference found"].filter(Boolean).join(" · ")),Y_(t,o).map(u=>i("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:a}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+a>innerHeight?Math.max(4,s.clientY-a-12):c}px`}}}function Q_(e){let t=i("spa\
n",{class:"chart-unit"}),o=i("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=i("ul",{class:"chart-legend tree-legend"}),s=i("div",{class:"tree-spans"}),r=i("p",
{class:"chart-message muted",hidden:!0}),a=lC(),l=iC(),c=it("Flame graph and table"),u=i("section",{class:"card chart tree-chart","aria-label":"Flame graph"},i("div",{class:"chart-head"},i("h2",{},"Fl\
ame graph ",t),i("div",{class:"chart-tools"},c.node,["PNG","SVG"].map($=>D($,()=>E($.toLowerCase()),{title:`Flame graph: download as ${$}`,"aria-label":`${$} of the flame graph`})))),o,n,s,r,a.node),d=null,
m=null,p=0,f=$=>d.tree.frames[m.frame[$]],h=_l(s,{rowHeight:rC,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",
colour:w,text:b,hatched:$=>y(f($)),onHover($,T){$<0||!T?a.hide():a.show(f($),d,T)},onPick:$=>$>=0&&e.onPick(f($)),onKey:k}),g=ht(()=>{l.forget(),v(),h.redraw()}),y=$=>d.tree.pair&&!ks($)&&$.sort!=="re\
st";function w($){let T=f($);return d.tree.pair?ao(T,d.measure)?l.noise():l.change(I_(T,d.measure,p)):l.sort(T.sort)}function b($){let T=f($);return`${T.status==="replaced"?"⇄ ":""}${[xl(T),Bn(T)].filter(
Boolean).join(" ")}${d.tree.pair?` ${K_(T,d.measure)}`:""}`}function k($){let T=d?.selected;if(!T)return!1;let M=T.parent?.children.filter(_)??[],W=M.indexOf(T),N=ne=>m.end[m.place[ne.at]]-m.start[m.place[ne.
at]],K={ArrowUp:()=>T.parent,ArrowDown:()=>T.children.filter(_).reduce((ne,fe)=>!ne||N(fe)>N(ne)?fe:ne,null),ArrowLeft:()=>M[W-1],ArrowRight:()=>M[W+1]}[$.key];if(!K)return!1;let ee=K();return ee&&e.onMove(
ee),!0}let _=$=>m.place[$.at]>=0;function v(){if(!d)return;let $=(M,W,N="")=>i("li",{class:`key ${N}`,css:{"--key-fill":M}},W);if(!d.tree.pair){let M=new Set(d.tree.frames.map(({sort:W})=>W));O(n,Object.
keys(V_).filter(W=>M.has(W)).map(W=>$(l.sort(W),Kn({sort:W}))));return}let T=M=>`full colour: ${Gt(M,d.measure)}`;O(n,$(l.change(zs),`takes more (${T(p)})`),$(l.change(-zs),`takes less (${T(-p)})`),$(
l.change(0),"hardly changed"),d.tree.frames.some(M=>ao(M,d.measure))&&$(l.noise(),"not certain"),d.tree.frames.some(y)&&$("var(--muted)","on one side only","key-hatched"))}function x(){let $=Oo(d.zoomed);
O(o,$.map((T,M)=>[M>0&&i("span",{class:"muted","aria-hidden":"true"}," › "),M===$.length-1?i("b",{class:"mono","aria-current":"true"},Tt(T)):D(Tt(T),()=>e.onZoom(T),{class:"link-button mono"})]))}function E($){
d&&m.length>0&&bl(h.picture([`Flame graph, ${_o[d.measure][0]} ${Io(d.tree)}`,...d.lines,S(),`made ${Ze(new Date().toISOString())}`]),$,`${d.file}-tree`)}let S=()=>d.tree.pair?`Magenta takes more, gre\
en takes less (full colour: ${Gt(p,d.measure).replace("+","±")}); stripes: on one side only.`:`${j(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw($){let T=d?.revision!==$.revision,M=!T&&d.
judged!==$.judged,W=T||d.zoomed!==$.zoomed;if(d=$,T){a.hide(),m=Ch(d.tree,d.measure,d.width),p=P_(d.tree,d.measure),h.set({...m,from:0,to:m.end[0]??1}),v(),r.hidden=m.length>0,r.textContent=`No ${_o[d.
measure][0]} to draw.`;let I={both:"",control:", width: control",test:", width: test"};t.textContent=`${_o[d.measure][0]} ${Io(d.tree)}${d.tree.pair?I[d.width]:""}`}M&&(v(),h.redraw());let N=m.place[d.
zoomed.at]??-1;W&&N>=0&&h.view(m.start[N],m.end[N],T),x(),h.select(m.place[d.selected.at]??-1),h.highlight(d.found===null?null:d.found.map(I=>m.place[I.at]).filter(I=>I>=0)),u.dataset.ready=d.revision},
focus:()=>h.node.focus(),unmount(){g(),h.destroy()}}}function J_(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function X_(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var cC=250,uC=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
dC=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer alon\
e"]],mC=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function pC(e,t){
let o=ae("tree-search"),n=i("span",{class:"muted small tree-found"}),s=Je(cC,()=>e(r.value.trim())),r=i("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),a=i("span",{class:"tree-steps",hidden:!0},ke("up","The previous match (Shift+Enter)",()=>t(
-1)),ke("down","The next match (Enter)",()=>t(1)));return{node:i("span",{class:"tree-search"},i("label",{for:o},"Find"),r,a,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),a.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,p]=X_(c,d);n.textContent=c.length===0?"No frame matches.":`${j(c.length,"frame")}: ${u.pair?`${vt(m,d)} → ${vt(p,d)} (${Gt(p-m,d)})`:vt(
m,d)}`}}}function Z_({onChange:e,onStep:t}){let o=new Map(Dn.map(p=>[p,{change:i("span",{class:"switch-change"})}])),n=i("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},Dn.map(p=>{let f=o.get(p);return f.button=D("",()=>e({by:p,rows:[]}),{title:_o[p][2],"aria-pressed":"false"}),f.button.append(_o[p][1]," ",f.change),f.button})),s=_t("Width of the frames",uC,p=>e(
{width:p})),r=_t("How frames are grouped",dC,p=>e({frames:p,rows:[],open:[],zoom:""})),a=_t("What counts as a frame",mC,p=>e({level:p,rows:[],open:[],zoom:"",node:""})),l=_t("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],p=>e({order:p})),c=pC(p=>e({q:p}),t),u=(p,f,h="")=>i("span",{class:`tree-choice ${h}`},i("span",{class:"\
muted"},p),f),d=u("Width",s.node,"wide-choice");return{node:i("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",a.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(p,f,h,g){
for(let[y,w]of o){w.button.setAttribute("aria-pressed",String(y===h));let b=f?.pair?U_(f,y):"";O(w.change,b)}s.press(p.width),d.hidden=p.test==="",r.press(p.frames),a.press(p.level),l.press(p.order),c.
draw(p.q,g,f,h)}}}var Ud=12,zd=8,fC=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function ek({pair:e,onInstances:t,onZoom:o}){let n=i("div",{class:"tree-detail-body"}),s=i("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},i("div",{class:"chart-head"},i("h2",{},"Selected frame")),n),r=null,a=(g,y)=>r.pair?i("a",{href:It({...e(),merge_addresses:!0,use_short_name:!1,
row:Mt(g,y)}),class:"op-link"},i("bdi",{},g)):i("bdi",{},g);function l(g,y,w,b="",k=!1){let[_,v]=y,x=E=>i("td",{class:"num",title:kl(E,w)},vt(E,w));return i("tr",{},i("th",{scope:"row",title:b,class:k?
"inner":null},g),x(_),r.pair&&x(v),r.pair&&i("td",{class:`num strong ${on(v-_)}`,title:Ys(v-_,w)},Gt(v-_,w)))}let c=g=>i("thead",{},i("tr",{},g===""?i("td"):i("th",{scope:"col"},g),(r.pair?["Control",
"Test","Δ"]:[Io(r)]).map(y=>i("th",{scope:"col",class:"num"},y))));function u(g){if(!g?.some(w=>w>0))return null;let y=w=>w===null?"unknown":mo(w);return i("tr",{},i("th",{scope:"row",title:"FLOPs of\
 matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),g.map(w=>i("td",{class:"num"},y(w))),r.pair&&i("td",{class:"num strong"},g.includes(null)?"":
Sn(g[1]-g[0])))}function d(g){return g&&[["more_work","more work",g.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that the change of calls would tak\
e if each took as long as in the control"],["slower_work","slower work",`The rest: each ${g.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,w,b])=>i("tr",{},i("th",{scope:"row",class:"\
inner",title:b},`${w}, by ${g.by==="flops"?"FLOPs":"calls"}`),i("td"),i("td"),i("td",{class:`num ${on(g[y])}`,title:Ys(g[y],"device")},Gt(g[y],"device"))))}function m(g){let y=g.here.device;return i("\
table",{class:"detail-table"},i("caption",{class:"visually-hidden"},`Figures of the frame, ${Io(r)}`),c(""),i("tbody",{},l("Device time",g.total.device,"device","At and below the frame"),l("self",g.ownOf.
device,"device","Device work that no frame below it launched",!0),d(g.work.split),l("Host time",g.total.host,"host","At and below the frame, each call counted once"),l("self",g.ownOf.host,"host","With\
out the frames that it called",!0),l("Calls",g.figures.calls,"calls"),u(g.work.flops),r.pair&&y!==null&&i("tr",{},i("th",{scope:"row",title:"The change of its device time (self) and of the frames belo\
w it that only one side has"},"Device time changed here"),i("td"),i("td"),i("td",{class:`num strong ${on(y)}`,title:Ys(y,"device")},Gt(y,"device")))))}function p(g){let y=[...g.kernels].sort((w,b)=>Math.
abs(b.device[1]-b.device[0])-Math.abs(w.device[1]-w.device[0])||Math.max(...b.device)-Math.max(...w.device));return y.length>0&&i("table",{class:"detail-table kernel-table"},i("caption",{},g.opened||g.
instances>1?`Kernels of all ${A(g.instances)} instances`:"Its kernels"),c("Name"),i("tbody",{},y.slice(0,Ud).map(({name:w,device:b,counts:k})=>{let _=l("",b,"device");return O(_.firstChild,i("span",{class:"\
mono kernel-name"},a(w,fC(w)))),_.firstChild.title=`${w}
${vt(k[0],"calls")}${r.pair?` → ${vt(k[1],"calls")}`:""} calls`,_}),y.length>Ud&&i("tr",{},i("td",{class:"muted",colspan:r.pair?"4":"2"},`${A(y.length-Ud)} more`))))}function f(g){return g.shapes.length>
0&&i("table",{class:"detail-table kernel-table"},i("caption",{},"Shapes of its first input"),c("Shape"),i("tbody",{},g.shapes.slice(0,zd).map(({text:y,calls:w})=>{let b=l(y,w,"calls");return b.firstChild.
classList.add("mono"),b}),g.shapes.length>zd&&i("tr",{},i("td",{class:"muted"},`${A(g.shapes.length-zd)} more`))))}function h(g,y){let w=g.names[1]??g.names[0],b={operator:"cpu_op",python:"python_func\
tion"}[g.sort],k=r.pair&&b&&!/(?<!0x)…/.test(w);return i("p",{class:"op-actions"},y&&g.instances>1&&g.sort==="module"&&D(g.opened?"Fold its instances":`Show its ${A(g.instances)} instances`,()=>t(g),
{class:"link-button"}),g.parent&&g.children.length>0&&D("Zoom to it",()=>o(g),{class:"link-button zoom-button"}),k&&i("a",{href:It({...e(),merge_addresses:!0,use_short_name:!1,row:Mt(w,b)})},"Open thi\
s operation"),k&&b==="cpu_op"&&i("a",{href:_s(e(),{name:w,category:b})},"Show in the timeline"),!["root","rest"].includes(g.sort)&&D("Copy the name",()=>zt(qn(g),"Name copied."),{class:"link-button"}))}
return{node:s,draw(g,y,w){r=g;let b=Oo(y).slice(1,-1),k=b.filter(({sort:v})=>v!=="python"),_=k.length>0?k:b.slice(-4);O(n,i("p",{class:"mono full-name"},i("bdi",{},Tt(y))),i("p",{class:"muted small"},
[Kn(y),Vn(y),y.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(v=>ao(y,v)).map(v=>`${v} time: no difference found`)].flat().filter(Boolean).join(" · ")),_.length>
0&&i("p",{class:"muted small mono frame-path"},`in ${_.map(Tt).join(" › ")}`),y.through.length>0&&i("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),h(y,w),p(y),f(
y))}}}var hC=5;function tk(e){let t=i("p",{class:"headline"}),o=i("ol",{class:"tree-largest"}),n=i("div",{class:"tree-notes small"}),s=i("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=F_(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],p)=>[p===0?" (":", ",d,D(Tt(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,p)=>m===p.length-1?[d,")"]:[d])}function a(l,c,u){let d=l.pair?j_(c,u):vt(c.ownOf[u][0],u),m=c.sort==="root";return i("li",{},m&&"The part without a partner directly below ",D(Tt(c),()=>e(
c),{class:"link-button mono tree-name"}),W_(c).map((p,f)=>[f===0?" in ":" › ",D(Tt(p),()=>e(p),{class:"link-button mono tree-name"})])," ",i("span",{class:`strong ${l.pair?on(c.here[u]):""}`},d),l.pair&&
i("span",{class:"muted"},r(c,u)),ao(c,u)&&i("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:p,
percent:f}=H_(l,c),[,h]=_o[c],[g,y]=l.root.total[c];O(t,i("span",{class:"headline-label"},`${h} ${Io(l)}${c==="device"?", streams added up":""}`),l.pair?[i("span",{class:"value control-text"},d),i("sp\
an",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text"},m),i("span",{class:`change ${on(y-g)}`},p,g>0&&i("span",{class:"change-percent"},` (${f})`))]:i("span",{class:"value"},d));
let w=xs(l,c,hC);O(o,w.map(x=>a(l,x,c))),o.hidden=w.length===0;let b=z_(l),k=l.byHost&&l.pair&&`${l.root.total.device.some(x=>x>0)?"One side has no device time, so host":"Host"} time decides which fra\
mes belong together.`,_=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,v=l.pair&&l.samples.some(x=>x<ti)&&"Fewer than 4\
 samples on a side: changes cannot be distinguished from noise, so all are coloured as measured.";O(n,G_(l,u).map(x=>i("p",{class:"notice"},x)),[b,v,k,_].filter(Boolean).map(x=>i("p",{class:"muted"},x)))}}}var nn=28,gC=150,ok=12,nk=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame (self) and of frames below\
 it that only one side has; these add up to the change of the whole"]],wC=[["Frame","c-frame",nk[0][2]],["Time","num c-time","At and below the frame"],["Self","num c-time","Without the frames below it"],
["Calls","num c-time","Calls of the frame"]];function sk(e){let t=i("thead"),o=i("tbody"),n=i("colgroup"),s=i("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=i("div",{class:"\
tree-scroll",tabindex:"-1"},s),[a,l]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),c=null,u=0,d=new Map,m=[0,0],p=0,f=()=>c.rows.length>gC;function h(){let N=c.tree.pair?nk:wC,I=`${_o[c.
measure][1]} ${Io(c.tree)}`;O(n,N.map(([,K])=>i("col",{class:K}))),O(t,i("tr",{},N.map(([K,ee,ne],fe)=>i("th",{scope:"col",class:ee,title:fe===0?ne:`${I}: ${ne}`},K)))),a.firstChild.colSpan=N.length,l.
firstChild.colSpan=N.length}function g({frame:N,level:I,open:K,leaf:ee}){let ne=N.instances>1&&N.sort==="module"&&!N.opened&&c.canOpen,fe=B_(N),Pe=N.instances===N.parent?.instances?"":Bn(N);return i("\
th",{scope:"row",class:"c-frame",title:[Tt(N),...N.above??[],Kn(N),Vn(N),N.through.length>0&&`below ${N.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(I-1,14))}},i("span",{class:"tree-cell"},i("span",{class:`twisty${ee?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},K?"▾":"▸"),i("span",{class:`mono frame-\
text${["root","rest"].includes(N.sort)?" plain":""}`},i("bdi",{},xl(N))),ne?i("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${N.instances} instances`},
Bn(N)):Pe&&i("span",{class:"muted count"},Pe),N.above?.length>0&&i("span",{class:"muted small ellipsis"},`in ${N.above.join(", ")}`),fe&&i("span",{class:`status-mark status-${N.status}`},i("span",{"ar\
ia-hidden":"true"},fe),i("span",{class:"visually-hidden"},` ${Vn(N)}`))))}function y(N,I=!1){return i("td",{class:"num c-time",title:I?null:kl(N,c.measure)},I?le:vt(N,c.measure))}function w(N,I,K){return i(
"td",{class:`num c-time ${I} ${ao(K,c.measure)?"calm":on(N)}`,title:[Ys(N,c.measure),ao(K,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:I==="c-diff"&&p>0?{"--share":`${(100*Math.abs(
N)/p).toFixed(1)}%`}:{}},Gt(N,c.measure))}function b(N){let{frame:I}=N,[K,ee]=I.total[c.measure];return c.tree.pair?[g(N),y(K,I.status==="only_in_test"),y(ee,I.status==="only_in_control"),w(To(I,c.measure),
"c-diff",I),w(I.here[c.measure],"c-here",I)]:[g(N),y(K),y(I.ownOf[c.measure][0]),i("td",{class:"num c-time"},vt(I.figures.calls[0],"calls"))]}function k(N){let I=c.rows[N],{frame:K}=I,ee=[N%2?"odd":"",
c.found?.has(K)?"found":"",K.sort==="rest"?"rest":""].filter(Boolean).join(" ");return i("tr",{class:ee,data:{index:N},tabindex:N===u?"0":"-1","aria-level":I.level,"aria-posinset":I.place,"aria-setsiz\
e":I.of,"aria-rowindex":N+2,"aria-expanded":I.leaf?null:String(I.open),"aria-selected":String(K===c.selected)},b(I))}function _(N=!1){let I=Math.ceil((r.clientHeight||600)/nn),K=Math.floor(r.scrollTop/
nn),[ee,ne]=f()?[Math.max(0,K-ok),Math.min(c.rows.length,K+I+ok)]:[0,c.rows.length];if(!N&&ee===m[0]&&ne===m[1])return;m=[ee,ne];let fe=o.contains(document.activeElement),Pe=N?new Map:d;d=new Map;for(let Z=ee;Z<
ne;Z+=1)d.set(Z,Pe.get(Z)??k(Z));[[a,ee],[l,c.rows.length-ne]].forEach(([Z,B])=>{Z.hidden=B===0,Z.style.height=`${B*nn}px`});let{scrollTop:V}=r;So(o,[a,...d.values(),l]),r.scrollTop=V,fe&&(d.get(u)??r).
focus({preventScroll:!0})}function v(N,I=!1){let K=N*nn,ee=r.clientHeight-t.offsetHeight;I&&(K<r.scrollTop||K+nn>r.scrollTop+ee)&&(r.scrollTop=K-ee/2),K<r.scrollTop?r.scrollTop=K:K+nn>r.scrollTop+ee&&
(r.scrollTop=K+nn-ee),_()}function x(N,I){let K=Math.max(0,Math.min(c.rows.length-1,N));d.get(u)?.setAttribute("tabindex","-1"),u=K,v(K);let ee=d.get(K);ee?.setAttribute("tabindex","0"),I&&ee?.focus({
preventScroll:!0})}function E(N){return c!==null&&c.revision===N.revision&&c.judged===N.judged&&c.text===N.text&&c.rows.length===N.rows.length&&c.rows.every((I,K)=>I.frame===N.rows[K].frame&&I.open===
N.rows[K].open)}function S(N){let I=c.selected!==N.selected;c=N;for(let[ee,ne]of d)ne.setAttribute("aria-selected",String(c.rows[ee].frame===c.selected));let K=c.rows.findIndex(ee=>ee.frame===c.selected);
I&&K>=0&&x(K,!1)}o.addEventListener("click",N=>{let I=N.target.closest("tr[data-index]");if(!I)return;let{frame:K,leaf:ee}=c.rows[I.dataset.index],ne=N.target.closest("[data-act]")?.dataset.act;x(Number(
I.dataset.index),!0),ne==="instances"?e.onInstances(K):ne==="toggle"&&!ee?e.onToggle(K):e.onSelect(K)}),o.addEventListener("dblclick",N=>{let I=N.target.closest("tr[data-index]");I&&!N.target.closest(
"[data-act]")&&e.onZoom(c.rows[I.dataset.index].frame)});function $({frame:N,open:I,leaf:K},ee){!K&&I!==ee?e.onToggle(N):ee&&I?x(u+1,!0):!ee&&N.parent&&x(c.rows.findIndex(ne=>ne.frame===N.parent),!0)}
o.addEventListener("keydown",N=>{let I=c?.rows[u];if(!I||N.altKey||N.ctrlKey||N.metaKey||N.target.closest("button"))return;let K=Math.max(1,Math.floor(r.clientHeight/nn)-3),ee={ArrowDown:u+1,ArrowUp:u-
1,PageDown:u+K,PageUp:u-K,Home:0,End:c.rows.length-1},ne={ArrowRight:()=>$(I,!0),ArrowLeft:()=>$(I,!1),Enter:()=>e.onZoom(I.frame)," ":()=>e.onSelect(I.frame)},fe=N.key in ee?()=>x(ee[N.key],!0):ne[N.
key];fe&&(N.preventDefault(),fe())});let T=0,M=()=>{T===0&&c&&f()&&(T=requestAnimationFrame(()=>{T=0,_(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/nn)),d.get(u)?.setAttribute("tabind\
ex","0"))}))};r.addEventListener("scroll",M,{passive:!0});let W=new ResizeObserver(M);return W.observe(r),{node:r,focus:()=>x(u,!0),draw(N){if(E(N)){S(N);return}let I=c?.rows[u]?.frame.key,K=c?.selected?.
key!==N.selected.key||c?.revision!==N.revision;c=N,p=c.tree.frames.reduce((ne,fe)=>Math.max(ne,Math.abs(To(fe,c.measure))),0),h(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute(
"data-virtual",f());let ee=K?c.selected.key:I;u=Math.max(0,c.rows.findIndex(ne=>ne.frame.key===ee)),_(!0),K&&c.chosen&&v(u,!0)},unmount(){W.disconnect(),cancelAnimationFrame(T)}}}function yC(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var rk=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function bC(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?yC(t)||(rk(n)>4*rk(o)?"host":"device"):"device"}async function _C(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Ut(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await st(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function ak(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...su(await ga(o?"":e.control,$s(e,c,n),{signal:t})),chosenBy:c}),[r,a]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?_C(e,t):null]),l=e.
by||bC(r,a);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function ik(e,t,o){let n=t==="host"?"host":"device";return{...su(await ga(e.test!==""?
"":e.control,$s(e,n,!0),{signal:o})),chosenBy:n}}async function lk(e,t,o,n=e.frames==="instance"){let s=$s(e,t.chosenBy,n);s.set("significance",o),_h(t,await ga("",s),o)}var kC=8,xC=40;function ck(e,t,o){let n=new Set([e.root]);for(let s of[...xs(e,t,kC),...o.slice(0,xC)])Oo(s).slice(0,-1).forEach(r=>n.add(r));return n}function $C(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(To(l,o)):l.total[o][0],a=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>a(l)-a(c)||r(c)-r(l)||l.at-c.at)}function uk(e,t,o,n){let s=[],
r=(a,l,c,u)=>{let d=$C(e,a,t,o),m=d.length>0&&n(a);s.push({frame:a,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((p,f)=>r(p,l+1,f+1,d.length))};return r(e.root,1,1,1),s}var dk={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Vr={path:"/tree",name:"Tree",read:Xo,mount:(e,t)=>SC(e,t)},vC=e=>Qt({...At(""),...Ut(e)});function SC(e,t){let o=Xo(location.
search),n=null,s=null,r="",a=null,l=null,c="",u=!1,d=(C,{replace:H=!0}={})=>!u&&t.go(Xt({...o,...C}),{replace:H}),m=As(C=>d({...C,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set al\
one",links:C=>[i("a",{class:"small",href:vC(C)},"Compare"),Fu(C)]}),p=tk(C=>S(C)),f=Z_({onChange:C=>d(x(C)),onStep:M}),h=Q_({onPick:C=>E(C,C),onZoom:C=>E(l.selected,C),onMove:C=>E(C)}),g=sk({onSelect:C=>E(
C),onZoom:C=>E(C,C),onToggle:$,onInstances:T}),y=ek({pair:()=>Ut(o),onInstances:T,onZoom:C=>E(C,C)}),w=i("div",{class:"message"}),b=i("h1",{class:"visually-hidden"},"Tree"),k=i("div",{class:"results t\
ree-results"},p.node,f.node,i("div",{class:"tree-columns"},h.node,i("section",{class:"card table-card tree-card","aria-label":"Tree table"},g.node),y.node));e.append(i("div",{class:"page tree-page"},b,
m.node,w,k));let _=Ct({context:t,results:k,message:w}),v=Je(400,ye);function x(C){return C.frames&&l?{...C,node:l.selected.foldKey}:C}function E(C,H){let Q=Se=>Se.at<=C.at&&C.at<Se.end,oe=H??(Q(l.zoomed)?
l.zoomed:Oo(C).findLast(Se=>Q(Se)&&l.zoomed.at>=Se.at&&l.zoomed.at<Se.end)??l.tree.root);d({node:C.key,zoom:oe.key}),v(`${Tt(C)} is selected.`)}function S(C){E(C)}function $(C){let H=o.rows.includes(C.
key)?o.rows.filter(Q=>Q!==C.key):[...o.rows,C.key];d({rows:H})}function T(C){let H=C.key,Q=o.open.includes(H);d({open:Q?o.open.filter(oe=>oe!==H):[...o.open,H],rows:o.rows.filter(oe=>oe!==H),node:H}),
ye(Q?"Folded.":`Its instances are shown below ${Tt(C)}.`)}function M(C){let H=l?.found??[];if(H.length>0){let Q=H.indexOf(l.selected),oe=Q<0?C>0?0:H.length-1:(Q+C+H.length)%H.length;E(H[oe]),ye(`${oe+
1} of ${H.length}: ${Tt(H[oe])}`)}}async function W(){let C=[o.control,o.test].filter(Q=>Q!=="");if(C.every(Q=>n&&He(n,Q)))return;let H=await bt(C).catch(()=>[]);u||(n=H,z())}function N(){if(o.control===
"")return"";let C=`${o.control} ${$s(o,"device",o.frames==="instance")}`,H=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===C&&(H==="first"?s.first:s.tree.shown>=s.tree.inAll||s.tree.chosenBy===
H)?s.key:`${C} ${H}`}function I(C){r=C,k.dataset.stale="";let[H,Q]=[C.slice(0,C.lastIndexOf(" ")),o.by];_.ask(oe=>ak(o,oe),oe=>{s={...oe,key:C,base:H,first:Q===""},a=null,delete k.dataset.stale,_.say(
null),ye(j(oe.tree.frames.length-1,"frame")),z()},oe=>{s=null,l=null,delete k.dataset.stale,_.say(ne(oe)),z()})}function K(C){let H=`${s.key} ${C==="host"}`;return a?.key===H?(ee(a,C),a.tree):(a={key:H,
tree:null},_.ask(Q=>ik(o,C,Q),Q=>{a.tree=Q,z(),ee(a,C)},Q=>{a=null,Ee(`The instances could not be loaded. ${Q.message}`,{urgent:!0})}),null)}async function ee(C,H){let{tree:Q}=C;if(C.judged??=new Set,
!(!Q?.pair||H==="calls"||C.judged.has(H)||Q.samples.some(oe=>oe<ti))){C.judged.add(H);try{await lk(o,Q,H,C===a||o.frames==="instance")}catch{return}!u&&s&&(s===C||a===C)&&(s.verdicts=`${s.verdicts??""}\
 ${C===a?"each ":""}${H}`,s.classes=void 0,s.openedFor=void 0,z())}}function ne(C){let H=Object.keys(dk).some(Q=>o[Q]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:C.code}},i("h2",
{},"This tree cannot be shown"),i("p",{},C.message),i("p",{},H?D("Use all ranks and steps",()=>d(dk),{class:"primary"}):D("Try again",()=>I(r),{class:"primary"})," ",i("a",{href:ce("/")},"Choose other\
 traces")))}let fe=()=>i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},n?.length===0?"There are no sets yet. ":"Pick two sets above, or a control alone, or go to the ",i("a",
{href:ce("/")},n?.length===0?"Add traces":"Traces page"),"."));function Pe(C){if(o.frames==="class")return s.classes??=Sh(s.tree),s.classes;if(o.frames==="folded"&&o.open.length>0){let H=K(C);if(H){let Q=o.
open.join();return s.openedFor!==Q&&(s.opened=Oh(s.tree,H,new Set(o.open)),s.openedFor=Q),s.opened}}return s.tree}function V(){let C=o.by||s.measure,H=Pe(C),Q=o.q===""?null:J_(H,o.q),oe=ru(H,o.node)??
xs(H,C,1)[0]??H.root,Se=ru(H,o.zoom)??H.root,U=ck(H,C,[oe,...H.frames.filter(qe=>qe.opened).flatMap(qe=>qe.children.slice(0,1)),...Q??[]]),se=new Set(o.rows),he=uk(H,C,o.order,qe=>U.has(qe)!==se.has(qe.
key)),Ae=[s.key,C,o.frames,o.width,o.open.join(),H.frames.length].join(" ");return{tree:H,measure:C,width:o.width,found:Q,text:`${o.q} ${o.order}`,selected:oe,chosen:o.node!=="",zoomed:Se,rows:he,revision:Ae,
judged:s.verdicts??"",canOpen:o.frames==="folded",lines:Z(H),file:`tracediff-${H.sides.map(({label:qe})=>St(qe)).join("-")}`}}function Z(C){return[["control","test"].slice(0,C.sides.length).map((Q,oe)=>`${C.
pair?`${Q}: `:""}${C.sides[oe].label} (${j(C.sides[oe].samples,"sample")})`).join(" → ")]}function B(){let C=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},H=oe=>fn(oe,o,n,C),Q=o.control===""?"Tr\
ee":`${H("control")}${o.test===""?"":` → ${H("test")}`} · Tree`;b.textContent=Q,t.setTitle(Q),m.draw(o,n,C)}function z(){if(u)return;let C=N();if(C===""?(_.drop(),[r,s,l]=["",null,null],_.say(fe())):
C!==r&&(s||_.say(null),I(C)),B(),k.toggleAttribute("data-skeleton",C!==""&&!s),!s||s.key!==C){f.draw(o,null,o.by,null);return}l=V();let{tree:H,measure:Q,found:oe}=l,Se=[l.revision,l.judged,o.level].join(
" ");Se!==c&&(c=Se,p.draw(H,Q,o.level)),f.draw(o,H,Q,oe),h.draw(l),h.sql.set(ro(py(o,Q),o)),g.draw({...l,found:oe&&new Set(oe)}),y.draw(H,l.selected,l.canOpen),ee(s,Q)}return z(),W(),{keys:{search:()=>f.
search(),enter:()=>l!==null&&g.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&E(l.selected,l.tree.root)},update(C){o=Xo(C),z(),W(),s&&r===
s.key&&t.settled()},unmount(){u=!0,_.unmount(),h.unmount(),g.unmount()}}}var EC={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},mk="http://www.w3.org/2000/svg";function TC(e,t){let o=document.createElementNS(mk,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(mk,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",EC[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function pk(e){let t=i("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=D(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=i("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),a=i("span",{class:"\
window-choice",role:"group","aria-label":"Window"},i("label",{},"From ",o),i("label",{},"to ",n," ms"),s),l=i("div",{class:"series-bar"},t,i("div",{class:"window-choice"},a,r)),c="";function u(h){return i(
"input",{type:"number",min:0,step:"any",data:{field:h},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=h=>h.value===""?"":String(Number((Number(h.value)*1e3).toFixed(3))),m=h=>h===""?"":String(
Number((Number(h)/1e3).toFixed(6)));function p(h,g){h.dataset.shown!==g&&(h.dataset.shown=g,h.value=m(g))}function f(h,{chosen:g,styles:y,two:w}){let b=y.get(h.key)??-1,k=i("input",{type:"checkbox",value:h.
key,on:{change:()=>{let _=[...t.querySelectorAll("input:checked")];e.onLines(_.length===0?rd:_.map(v=>v.value))}}});return k.checked=g.includes(h.key),i("label",{class:"check line-check"},k,i("span",{
class:"line-mark"},b>=0&&TC(Zu(b,w?"A":""),w)),h.name)}return{node:l,draw(h){let{chosen:g,two:y}=h,w=JSON.stringify([h.lines.map(b=>b.key),g,y]);if(t.hidden=h.lines.length<2,w!==c){c=w;let b=t.contains(
document.activeElement)?document.activeElement.value:null;O(t,OC(h.lines,g).map(([k,_])=>i("div",{class:"line-group",role:k?"group":null,"aria-label":k||null},k&&i("span",{class:"muted"},k),_.map(v=>f(
v,h))))),b!==null&&[...t.querySelectorAll("input")].find(k=>k.value===b)?.focus()}p(o,h.start),p(n,h.end),s.disabled=h.start===""&&h.end==="",a.hidden=h.empty&&s.disabled,r.href=e.csv()}}}function OC(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(a=>t.indexOf(a.key)).filter(a=>a>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}var MC=500,fk=({legend:e},t)=>typeof e=="function"?e(t):e,AC=(e,t)=>(fk(e,t)??(t.length<2?[]:t.map(o=>({key:o.key,name:`${o.letter} · ${o.label}`,property:o.letter==="A"?"--control-fill":"--test-fill"})))).
map(o=>({...o,key:o.key&&!Array.isArray(e.legend)?o.key:o.property})),CC=({data:e,layout:t},o)=>({layout:t,data:e.map(n=>o.has(n.legendgroup)?{...n,visible:!1}:n)});function RC(e,t){let o=s=>{let{hidden:r}=e;
r.delete(s)||r.add(s),r.size===e.keys.length&&r.clear();for(let a of n)a.setAttribute("aria-pressed",String(!r.has(a.dataset.key)));t()},n=e.keys.map(s=>D(s.name,()=>o(s.key),{class:"key","aria-presse\
d":"true",title:s.what,data:{key:s.key},css:{"--key-fill":`var(${s.property})`}}));return n.length>0&&i("div",{class:"chart-legend",role:"group","aria-label":`${e.chart.title}: what is drawn`},n)}function LC(e){
let t=-1/0;return{zoom(o,n){let[s,r]=[o["xaxis.range[0]"],o["xaxis.range[1]"]];if(Number.isFinite(s)&&Number.isFinite(r)&&r>s&&performance.now()-t>MC){let a=l=>String(Number(Math.max(0,l*n.per+n.offset).
toFixed(3)));e({start:a(s),end:a(r)})}},reset(){t=performance.now(),e({start:"",end:""})}}}function hk({change:e,csv:t,sql:o}){let n=[],s="",r=null,{zoom:a,reset:l}=LC(e);function c(d,m){let p=d.series&&
pk({onLines:g=>e({lines:g},{replace:!0}),onWindow:g=>e(g),csv:()=>t("series")}),f=_t("Ranks that are drawn",[["","those that differ most"],["rank",p?"the first":"all, in order"]],g=>e({order:g,lines:[]},
{replace:!0})),h={chart:d,bar:p,order:f,hidden:new Set,keys:AC(d,m)};return h.figure=$t({id:d.id,title:d.title,file:d.id,level:"h2",class:d.half?"half-chart":"",height:g=>d.height(g.places,g.sides),make:(g,y)=>CC(
g.made(y),h.hidden),onRelayout:p&&a,onDoubleClick:p&&l,keys:()=>h.keys.filter(g=>!h.hidden.has(g.key)).map(g=>[g.property,g.name]),extra:[i("div",{class:"chart-choice"},RC(h,()=>u(h)),f.node),p?.node]}),
h}function u({chart:d,bar:m,order:p,hidden:f,figure:h}){let{sides:g,state:y,file:w,caption:b,revision:k,perStep:_}=r,v=d.make(g,y),x=v.empty?null:m&&v.data(600);if(p.node.hidden=!v.limited,p.press(y.order),
h.draw({file:w,made:v.data,per:x?.per,heading:[d.sums&&_&&"per step",v.note].filter(Boolean).join(", "),revision:[k,y.order,...y.lines,...f].join(" "),offset:x?.offset,places:v.places,sides:g.length,caption:b,
empty:v.empty??null}),h.sql.set(o(d)),m){let E=Gi(g,d.series,d.ownDevice),S=Yi(E,g,y).keys;m.draw({lines:E,chosen:S,styles:jy(E,S,d.panels),start:y.start,end:y.end,two:g.length>1,empty:!!v.empty}),m.node.
hidden=E.length===0}}return{draw(d,m,[p,f,h]){r=m;let g=d.filter(w=>typeof w.legend=="function").flatMap(w=>fk(w,m.sides)??[]).map(w=>w.name),y=JSON.stringify([m.frame,d.map(w=>w.id),g]);y!==s&&(n.forEach(
w=>w.figure.unmount()),n=d.map(w=>c(w,m.sides)),O(p,n.slice(0,h).map(w=>w.figure.node)),O(f,n.slice(h).map(w=>w.figure.node)),s=y),n.forEach(u)},retheme:()=>n.forEach(d=>d.figure.retheme()),unmount:()=>n.
forEach(d=>d.figure.unmount())}}var NC={name:"rows",label:"Rows",type:"choice",options:La,fallback:"steps"},PC={name:"unit",label:"Sums",type:"choice",fallback:"",options:{"":"per step, as in Compare",total:"of all steps"}};function gk(e,{
onChange:t,onSet:o}){let n=i("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:x=>x.preventDefault()}}),s=[],r="",a=null,l="";function c(x,E){t({[x]:E},{replace:l===x}),
l=x}function u(x,E,S,$){let T=ae("set"),M=Ao({id:T,field:x,none:$,text:a[x],set:He(S,a[x])??null,onPick:W=>{l="",o({[x]:W?.id??""})}});return i("div",{class:`analysis-field side-${x==="test"?"test":"c\
ontrol"}`},i("label",{for:T},E),M.node)}function d(x){let E=i("input",{type:"checkbox",data:{field:x.name},on:{change:()=>c(x.name,E.checked===x.fallback?"":String(E.checked))}});return s.push({name:x.
name,sync(S){E.checked=S===""?x.fallback:S==="true"}}),i("label",{class:"check"},E,x.label)}function m(x){let E=x.type==="operator"?ae("ops"):null,S=x.type==="number",$=i("input",{type:S?"number":"tex\
t",list:E,autocomplete:"off",spellcheck:"false",placeholder:x.placeholder,step:S&&"any",min:S&&0,data:{field:x.name},class:E&&"wide",title:x.title,on:{change:()=>c(x.name,$.value.trim())}}),T=E&&i("da\
talist",{id:E});E&&($.addEventListener("input",Je(150,()=>h($.value,T))),$.addEventListener("focus",()=>{$.select(),h("",T)}));let M="";return s.push({name:x.name,sync(W,N){let I=W||E&&N||"",K=$===document.
activeElement&&$.value!==M;$.value.trim()!==I&&!(K&&I===M)&&($.value=I),M=I,S&&(N??null)!==null&&W===""&&($.placeholder=N)}}),i("label",{class:"analysis-field"},i("span",{},x.label),$,T)}function p(x){
let E=i("select",{data:{field:x.name},title:x.title,on:{change:()=>c(x.name,E.value===x.fallback?"":E.value)}},Object.entries(x.options).map(([S,$])=>i("option",{value:S},$)));return s.push({name:x.name,
sync(S,$){E.value=S||String($??Object.keys(x.options)[0])}}),i("label",{class:"analysis-field"},i("span",{},x.label),E)}let f=x=>x.type==="boolean"?d(x):x.type==="choice"?p(x):m(x);async function h(x,E){
if(a.set!=="")try{let S=await ya(a.set,x);O(E,[...new Set(S.filter($=>$.category==="cpu_op").map($=>$.name))].map($=>i("option",{value:$})))}catch{}}let g=(x,E)=>x?.[E].length>0?Qe(x[E],3):"";function y(x,E){
let[S,$]=["set","test"].map(T=>g(He(E,a[T]),x));return a.test!==""&&a[x]===""&&(S!==$||a[`set_${x}`]!==""||a[`test_${x}`]!=="")}function w(x,E,S){let[$,T]=["set","test"].map(W=>He(S,a[W])),M=(W,N,I)=>f(
{name:W,label:N,type:"text",placeholder:["all",g(I,x)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2,4-7"});return y(x,S)?[M(`set_${x}`,`${E} of A`,$),M(`test_${x}`,`${E} of B`,T)]:
[M(x,E,$)]}function b(x){let E=S=>S.some($=>a[$]!=="");return!E(["steps","set_steps","test_steps"])&&(E(["marker","set_marker","test_marker"])||["set","test"].some(S=>He(x,a[S])?.steps.length>0))}let k=x=>`${Tc[x].
letter} · ${Tc[x].name}`,_=()=>a.rows===""&&e[a.what].tables.some(x=>x.columns.some(E=>E.summed));function v(x){let E=a.test!=="";s=[],O(n,u("set",E?k("set"):"Trace set",x),u("test",E?k("test"):"Comp\
are with",x,"none"),w("ranks","Ranks",x),w("steps","Steps",x),!e[a.what].ofSteps&&b(x)&&f(NC),_()&&f(PC),e[a.what].params.map(f))}return{node:n,focus(){let x=n.querySelector("input[list]")??n.querySelector(
'[data-field$="ranks"]');return x?.focus(),document.activeElement===x},draw(x,E,S={}){a=x;let $=JSON.stringify([a.what,a.set,a.test,y("ranks",E),y("steps",E),b(E),_(),E.map(T=>[T.id,T.label])]);if($!==
r){r=$;let T=n.contains(document.activeElement)?document.activeElement.dataset.field:null;v(E),T&&n.querySelector(`[data-field="${T}"]`)?.focus()}s.forEach(({name:T,sync:M})=>M(a[T]??"",S[T]))}}}function Qr(e){let t=!!e.test;return[["set","A"],["test","B"]].filter(([o])=>e[o]).map(([o,n])=>({key:o,letter:t?n:"",label:e[o].label,data:e[o]}))}var IC=e=>e.reduce((t,o)=>t+o,0),Do=({data:e})=>IC(e.
samples);function _k(e,t){let o=e.data.ranks.indexOf(t.rank);return o<0?Do(e):e.data.samples[o]}function kk(e,t,o){let n=t.filter(s=>typeof e[s]=="number").map(s=>[s,e[s]/o]);return{...e,...Object.fromEntries(
n)}}var xk=e=>e.columns.filter(t=>t.summed).map(({key:t})=>t);function $k(e,t){let o={...e.data};for(let n of t){let s=xk(n);s.length>0&&o[n.key]&&(o[n.key]=o[n.key].map(r=>{let a=_k(e,r);return{...kk(
r,s,a),weight:a/Do(e)}}))}return{...e,data:o}}var Gd=e=>!e.number&&!e.note&&!e.told;function vk(e,t){let o=new Map,n=e.filter(s=>Gd(s)&&!(t&&(s.key==="rank"||s.key==="device")));return s=>{let r=JSON.
stringify(n.map(a=>a.alike?a.alike(s[a.key]):s[a.key]));return o.set(r,(o.get(r)??0)+1),`${r} ${o.get(r)}`}}function wk(e,t,o,n){let s=r=>{let a=t?.[r]??null,l=a===null?null:e[r]+o*a;return l!==null&&
Math.abs(l)<1e-9*Math.abs(e[r])?0:l};return Object.fromEntries(n.filter(r=>r.number).map(({key:r})=>[r,s(r)]))}var DC=(e,t)=>e===t||t===void 0?e:e===void 0?t:`${e} / ${t}`;function qC(e,t,o){let n={...t,
...e};for(let s of o){let{key:r}=s;if(Gd(s)||!(s.showDiff||s.told)){n[r]=DC(e[r],t[r]);continue}[n[`${r} A`],n[`${r} B`]]=[e[r]??null,t[r]??null],n[`${r} Δ`]=s.number&&n[`${r} A`]!==null&&n[`${r} B`]!==
null?n[`${r} B`]-n[`${r} A`]:null}return n}function BC(e,t,o){let n=e.every(r=>r.data.ranks.length===1),s=new Map;return e.forEach((r,a)=>{let l=vk(o,n);for(let c of r.data[t.key]??[]){let u=l(c),d=s.
get(u)??[];d[a]=c,s.set(u,d)}}),{pairs:s,alone:n}}function $l(e,t,o,n,s){let{pairs:r,alone:a}=BC(e,t,o),l=vk(o,a),c=new Map((n??[]).map(p=>[l(p),p])),u=[...r].map(([p,[f,h]])=>{let g=c.get(p),[y,w]=[f??
{...wk(h,g,-1,o)},h??{...wk(f,g,1,o)}].map((b,k)=>s?kk(b,xk(t),_k(e[k],b)):b);return qC(f?y:{...y,...yk(h,o)},h?w:{...w,...yk(f,o)},o)}),[d]=Yd(t,o,!0),m=p=>Math.abs(p[`${d.key} Δ`]??0);return d?.number&&
o.some(p=>p.mono)?u.sort((p,f)=>m(f)-m(p)):u}var yk=(e,t)=>Object.fromEntries(t.filter(Gd).map(({key:o})=>[o,e[o]])),bk={one:8,two:3};function Yd(e,t,o){let n=t.filter(r=>r.told||r.number&&(!o||r.showDiff)),
s=o&&e.main?e.main.map(r=>n.find(a=>a.key===r)).filter(Boolean):[];return s.length>0?s:n.slice(0,o?bk.two:bk.one)}var Jr=e=>{let t=e.filter(o=>o.number&&o.show);return o=>t.length===0||!!o.note||t.some(
({key:n})=>!!(o[n]??o[`${n} A`])||!!o[`${n} B`])};var qo=(e,t)=>e.reduce((o,n)=>o+(t(n)??0),0),Xr=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null),Qd=(e,t)=>t>0?100*e/t:null,Qn={...X("value",""),show:e=>e===null?le:Ho(e),showDiff:e=>e===null?le:ls(
e)},Kd=yt({...Ke("value",""),show:Me,showDiff:e=>e===null?le:`${e>0?"+":""}${Me(e).replace("%","pp")}`}),Bt=(e,t,o,n,s={})=>{let r=e.map(a=>n(a.data,a));return r.every(a=>(a??null)===null)?null:{column:t,
what:o,values:r,...s}};function Vd(e,{rowsOf:t,name:o,value:n,what:s,mono:r=!0}){let a=e.map(({data:d})=>{let m=new Map;return t(d).forEach(p=>m.set(o(p),(m.get(o(p))??0)+(n(p)??0))),m}),l=d=>m=>(a[d].
get(m)??0)/Do(e[d]),c=[...new Set(a.flatMap(d=>[...d.keys()]))],u=Xr(c,d=>Math.max(...e.map((m,p)=>l(p)(d))));return u===null||a.every(d=>!d.get(u))?null:{name:u,mono:r,what:s,column:Qn,values:e.map((d,m)=>l(
m)(u))}}var Jd=(e,t,o,n)=>Xr(e.flatMap(({data:s})=>s[t]),n)?.[o];function WC(e,{difference:t}){let[o]=zi.tables,n=e.length>1?$l(e,o,o.columns,t.over_ranks,!0):e[0].data.over_ranks.map(a=>({...a,"sum A":a.
sum/Do(e[0])})),s=a=>[a["sum A"],a["sum B"]].slice(0,e.length),r=Xr(n.filter(a=>a.name!=="others"),a=>Math.max(...s(a)));return r&&{name:r.name,mono:!0,what:"the most time of a kernel, per step",column:Qn,
values:s(r)}}function FC({rows:e}){return Qd(qo(e,t=>t.kernel_time-t.idle_time),qo(e,t=>t.kernel_time))}function jC(e){return Bt(e,Kd,"of the peak, in products whose FLOPs are known",({summary:o})=>o[0]?.
peak_pctg)??Bt(e,yt(Ue("value","")),"TFLOP/s in products whose FLOPs are known",({summary:o})=>o[0]?.tflops_per_s)??Vd(e,{rowsOf:({classes:o})=>o,name:o=>o.class,mono:!1,value:o=>o.device_time,what:"d\
evice time per step"})}function HC(e){let t=e.some(({data:o})=>o.summary[0]?.matched_rows>0);return e.every(({data:o})=>!o.summary[0]?.rows)?null:Bt(e,Qn,t?"exposed waiting for other ranks, per step":
"without a match on another rank, per step",({summary:o})=>o[0]?.[t?"exposed_wait_per_step":"unmatched_per_step"])}function UC(e){return e.every(({data:t})=>!t.by_rank.some(o=>o.caused_per_step>0))?null:
Bt(e,pe("value",""),"the rank that the others wait for",({by_rank:t})=>{let o=t.filter(n=>n.straggler===1).map(n=>n.rank);return o.length>0?`rank ${o.join(", ")}`:"none"})}function zC(e){let t=Jd(e,"b\
y_kind","kind",o=>o.time_per_step);return t===void 0?null:Bt(e,Qn,"their part of the chain, per step",({by_kind:o})=>o.find(n=>n.kind===t)?.time_per_step??0,{name:$n[t]})}function GC(e){let t=Jd(e.map(
({data:o})=>({data:{phases:o.phases.filter(n=>n.phase!=="empty")}})),"phases","phase",o=>o.calls);return t===void 0?null:Bt(e,Qn,"a call, median",({phases:o})=>o.find(n=>n.phase===t)?.median_time,{name:t})}
function YC(e){let t=Jd(e,"summary","name",n=>n.count),o=n=>Qd(qo(n,s=>s.mean*s.count),100*qo(n,s=>s.count));return t===void 0?null:Bt(e,yt(Lo("value","")),"mean bandwidth",({summary:n})=>o(n.filter(s=>s.
name===t)),{name:t,mono:!0})}var KC=e=>e.every(({data:t})=>t.rows.every(o=>!o.idle_time))?null:Bt(e,Qn,"all streams together wait for the host to launch, per step",({rows:t},o)=>qo(t.filter(n=>n.idle_category===
"host_wait"),n=>n.idle_time)/Do(o)),VC="different counters",Sk=e=>e.every(({data:t})=>t.rows.length===0)?null:Bt(e,we(ge("value","")),VC,({rows:t})=>new Set(t.map(o=>o.counter)).size),Xd={temporal_breakdown:{
of:e=>Bt(e,Kd,"busy, from the first to the last row of the device",FC)},work:{of:jC},idle_time_breakdown:{of:KC},kernel_breakdown:{query:{num_kernels:"2"},of:WC},launch_stats:{query:{limit:"0"},of:e=>e.
every(({data:t})=>!qo(t.counts,o=>o.count))?null:Bt(e,ge("value",""),"launches per step",({counts:t},o)=>qo(t,n=>n.count)/Do(o))},queue_length:{query:{points:"4"},of:e=>Bt(e,we(ge("value","")),"the lo\
ngest queue of launches",({summary:t})=>Xr(t,o=>o.max)?.max)},critical_path:{query:{segments:"0"},of:zC},operator_kernels:{of:e=>Vd(e,{rowsOf:({rows:t})=>t.filter(o=>o.operator!==null),name:t=>t.operator,
value:t=>t.sum,what:"on the device, per step"})},kernel_sequences:{of:(e,{parameters:t})=>t.operator_name===null?null:Bt(e,Qn,"the kernels that it launches in the same order, per step",({patterns:o},n)=>qo(
o,s=>s.kernel_duration)/Do(n),{name:t.operator_name,mono:!0})},user_annotation_breakdown:{query:{use_gpu_annotation:"false"},of:e=>Vd(e,{rowsOf:({rows:t})=>t.filter(o=>o.name!=="others"&&!o.name.startsWith(
"ProfilerStep#")),name:t=>t.name,value:t=>t.sum,what:"on the host, per step"})},phases:{of:GC},collectives:{of:HC},comm_comp_overlap:{of:e=>Bt(e,Kd,"of the communication is hidden by compute",({rows:t})=>Qd(
qo(t,o=>o.overlap),qo(t,o=>o.communication_time)))},stragglers:{query:{num_candidates:"0"},ranks:2,of:UC},memory:{query:{limit:"1",points:"4"},of:e=>Bt(e,qt("value",""),"the peak that is allocated",({
peaks:t})=>Xr(t,o=>o.peak)?.peak)},memory_bw:{query:{points:"4"},of:YC},device_counters:{counters:!0,of:Sk},operator_counters:{query:{limit:"0"},counters:!0,of:Sk}};var vl=["temporal_breakdown","work"],Zd=Object.keys(bo);function Ek(e){let t=new Map,o="",n=null;async function s(a,l,c,u){let{query:d={},of:m}=Xd[a],p=zn({...l,rows:"",what:a,...d},bo),f;try{let h=u??
await jo(a,p,{signal:c}),g=Qr(h);f={sides:g,line:m(g,h)}}catch(h){f={error:h}}c.aborted||(t.set(a,f),e())}function r(a){let{sides:l}=t.get(vl[0]),{counters:c,ranks:u=1}=Xd[a];return!!l&&(c&&!l.some(({
data:d})=>d.has_counters)||l.every(({data:d})=>d.ranks.length<u))}return{async load(a,l=null){let c=String(zn({...a,what:""},{"":{params:[],ofSteps:!0}}));if(c===o)return;n?.abort(),n=new AbortController;
let{signal:u}=n;if([o,t]=[c,new Map],await Promise.all(vl.map((m,p)=>s(m,a,u,p===0?l:null))),u.aborted||t.get(vl[0]).error)return;let d=Zd.filter(m=>!vl.includes(m));d.filter(r).forEach(m=>t.set(m,{line:null})),
await Promise.all(d.filter(m=>!t.has(m)).map(m=>s(m,a,u)))},get:a=>t.get(a),isEmpty:a=>t.get(a)?.line===null,isWhole:()=>t.size===Zd.length,stop(){n?.abort(),o=""}}}var Tk=e=>bo[e].tab??bo[e].title;function QC({
column:e,values:t}){let[o,n]=t,s=(a,l)=>i("td",{class:["num",a.tone?.(l)].filter(Boolean).join(" "),title:a.exact?.(l)},a.show(l,{}));if(t.length===1)return[s(e,o)];let r=typeof o=="number"&&typeof n==
"number"?n-o:null;return Hi(e).map((a,l)=>s(a,[o,n,r][l])).concat(e.number?[]:[i("td",{class:"num"})])}var JC=(e,{line:t,error:o},n)=>i("tr",{data:{what:e}},i("th",{scope:"row"},i("a",{href:n(e)},Tk(e))),
o?i("td",{colspan:4},o.message):[i("td",{class:"index-what"},t.name&&[t.mono?i("span",{class:"mono",title:t.name},t.name):t.name,": "],t.what),QC(t)]);function XC([e,t],o,n,s){let r=t.map(a=>[a,o.get(
a)]).filter(([,a])=>a&&(a.error||a.line!==null)).map(([a,l])=>JC(a,l,n));return r.length>0&&i("tbody",{},i("tr",{class:"index-group"},i("th",{scope:"rowgroup",colspan:s},e)),r)}function Ok(e,t,o){let n=[
"Analysis","What it found",...t?["A","B","Δ"]:["Number"]],s=Zd.filter(e.isEmpty);return[i("div",{class:"card data-card index-card"},i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"\
What the analyses found"},i("table",{class:"data-table index-table"},i("caption",{class:"visually-hidden"},"What the analyses found"),i("thead",{},i("tr",{},n.map((r,a)=>i("th",{scope:"col",class:a>1&&
"num"},r)))),sl.map(r=>XC(r,e,o,n.length))))),e.isWhole()&&s.length>0&&i("p",{class:"muted small index-without"},"Not in these sets: ",s.map((r,a)=>[a>0&&", ",i("a",{href:o(r)},Tk(r))]),".")]}var ZC=e=>bo[e].tab??bo[e].title;function Mk(){let e=(s,r)=>i("a",{data:{what:s}},r),t=sl.map(([s,r])=>i("span",{class:"tab-group",role:"group","aria-label":s},i("span",{class:"tab-group-name","aria-h\
idden":"true"},s),r.map(a=>e(a,ZC(a))))),o=i("nav",{class:"analysis-tabs","aria-label":"Analyses"});O(o,e("","Overview"),t);function n(s){let r=o.getBoundingClientRect(),{left:a,right:l}=s.getBoundingClientRect();
(a<r.left||l>r.right)&&(o.scrollLeft+=a-r.left-24)}return{node:o,draw({what:s,href:r,isEmpty:a}){for(let l of o.querySelectorAll("a")){let{what:c}=l.dataset;l.href=r(c),l.hidden=c!==""&&c!==s&&a(c),l.
toggleAttribute("aria-current",c===s),c===s&&(l.setAttribute("aria-current","page"),n(l))}for(let l of t)l.hidden=[...l.querySelectorAll("a")].every(c=>c.hidden)}}}var eR=({data:e})=>(e.ranks_without_device_rows??[]).length===e.ranks.length,em=(e,t)=>e.every(eR)&&!t.host,tm=(e,t)=>t.tables.length>0&&e.every(({data:o})=>(o.series??[]).length===0&&t.tables.every(({
key:n,columns:s})=>!(o[n]??[]).some(Jr(s))));function om(e,t){let o=e.filter(n=>(n.data.last_step_dropped??[]).length>0);return e.every(n=>n.data.steps!==null)?"The rows of the chosen steps count, as \
in Compare.":mt[t.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":e.every(n=>n.data.all_steps.length===0)?"Without steps, all rows\
 count, as in Compare.":o.length>0?`Work that the last step of a rank${o.length<e.length?` of ${o[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:t.rows==="all"?"A\
ll rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}var tR=(e,t)=>e.flatMap(({label:o,data:n})=>{let s=t.host?
[]:n.ranks_without_device_rows??[];return s.length===0?[]:[s.length===n.ranks.length?`${o} has no device work${n.ranks.length>1?"":` (rank ${n.ranks[0]})`}: this analysis has nothing to count there. ${Mn}`:
`${o}: ${s.length===1?"rank":"ranks"} ${Qe(s)} ${s.length===1?"has":"have"} no device rows.`]});function oR(e,t,o){let n=t.charts[0]?.make(e,o).empty;return n&&i("p",{class:"notice"},n)}function Ak(e,t,o){
let n=mt[t.what],s=tR(e,n),r=n.chosen?.(t),a=em(e,n),l=!a&&tm(e,n),c=t.rows!==""&&!n.ofSteps&&e.some(d=>d.data.steps===null)&&D("Count as Compare does",()=>o({rows:""}),{class:"link-button",title:`Row\
s ${La.steps}`}),u=a&&i("p",{},"To see what the host did, look at its ",i("a",{href:vn({...t,what:"user_annotation_breakdown",lines:[]},mt)},"annotations"),".");return[s.length>0&&i("ul",{class:"notic\
e"},s.map(d=>i("li",{},d))),u,l?oR(e,n,t)??n.notes?.(e):!a&&n.notes?.(e),r&&i("p",{},r),!a&&!l&&i("p",{class:"muted small"},om(e,t)," ",c)]}var nR=24,Sl=20;function Ck(e,t){let o=Array.from(e),n=Math.max(0,o.length-Sl),s=t>nR?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(a,l,c)=>i("span",{class:a},o.slice(l,c).join(""));return i("bdi",
{class:"split"},r("split-head",0,s),i("span",{class:"split-key"},i("bdi",{dir:"ltr"},o.slice(s,s+Sl).join(""))),s+Sl<o.length&&r("split-rest",s+Sl))}var Rk=200,sR=30;function io(e){let t=i("tr",{class:"column-groups"}),o=i("tr"),n=!e.columns.some(S=>S.extra),s=!n&&D("All columns",()=>{n=!n,s.setAttribute("aria-pressed",String(n)),E()},{"aria-press\
ed":"false","aria-label":`All columns of ${e.caption}`}),r=i("tbody"),a=i("p",{class:"data-more",hidden:!0}),l=i("span",{class:"chart-unit"}),c=new Map(e.columns.map(S=>[S.group??S.title,S.what??S.groupWhat]).
filter(([,S])=>S)),u=c.size>0&&i("details",{class:"data-meanings small"},i("summary",{},"What the columns mean"),i("dl",{},[...c].flatMap(([S,$])=>[i("dt",{},S),i("dd",{},$)]))),d=i("p",{class:"data-b\
lanks muted small",hidden:!0}),m=[e.caption,e.heading].filter(Boolean).join(": "),p=it(m);p.set(e.sql??null);let f=i("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":m},i("div",{class:"\
chart-head"},i(e.level??"h3",{},m," ",l),i("div",{class:"chart-tools"},s,p.node,e.csv&&i("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: do\
wnload as CSV`},"CSV"))),i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${m}, rows`},i("table",{class:"data-table"},i("caption",{class:"visually-hidden"},m),i("thead",{},e.columns.
some(S=>S.group)&&t,o),r)),a,u,d),h=[],g=new Map,y=null,w=e.limit??20;function b(){if(!y)return h;let S=y.down?-1:1;return[...h].sort(($,T)=>{let[M,W]=[$[y.key]??null,T[y.key]??null];return M===null||
W===null?(M===null)-(W===null):S*(typeof M=="number"?M-W:String(M).localeCompare(String(W)))})}function k(S){let $=y?.key===S.key?!y.down:!!S.number;y={key:S.key,down:$},E(),o.querySelector("[aria-sor\
t] button")?.focus()}function _(S,$,T,M){let W=e.href&&S.link?.(T,e.parameters??{}),N=S.mono&&typeof M=="string"?Ck(M,g.get(S.key)?.get(M)??0):M;if(W||!S.mono||typeof M!="string"||M.length<=sR)return W?
i("a",{href:e.href(W)},N):N;let I=D(N,()=>{let K=I.getAttribute("aria-expanded")!=="true";I.setAttribute("aria-expanded",String(K)),O(I,K?M:N)},{class:"name-button","aria-expanded":"false"});return I}
function v(S){t.hidden=!S.some(T=>T.group);let $=[];for(let T of t.hidden?[]:S){let M=$.at(-1);T.group&&M?.[0].group===T.group?M[1]+=1:$.push([T,1])}O(t,$.map(([{group:T,groupWhat:M},W])=>T?i("th",{scope:"\
colgroup",colspan:W,class:"group-start",title:M},T):i("td",{}))),O(o,S.map((T,M)=>{let W=y?.key===T.key;return i("th",{scope:"col",class:x(T,S[M-1]),"aria-sort":W&&(y.down?"descending":"ascending")},D(
`${T.title}${W?y.down?" ↓":" ↑":""}`,()=>k(T),{class:"link-button th-button",title:T.what,"aria-label":T.group&&`${T.title}, ${T.group}`}))}))}let x=(S,$,T=[])=>[S.number&&"num",S.group&&S.group!==
$?.group&&"group-start",...T].filter(Boolean).join(" ")||null;function E(){let S=e.columns.filter(T=>n||!T.extra);v(S);let $=new Set;O(r,b().slice(0,w).map(T=>i("tr",{},S.map((M,W)=>{let N=T[M.key],I=M.
show(N,T);return I===le&&M.blank&&$.add(M),i("td",{title:I===le&&M.blank?M.blank:M.mono?N:M.exact?.(N,T),class:x(M,S[W-1],[M.mono&&"mono data-name",M.tone?.(N,T)])},_(M,N,T,I))})))),d.hidden=$.size===
0,O(d,[...new Map([...$].map(T=>[T.group??T.title,T.blank]))].map(([T,M])=>`${le} in ${T}: ${M}`).join("; "),"."),l.textContent=h.length>1?A(h.length):"",a.hidden=h.length<=w,O(a,D(`Show ${A(Math.min(
Rk,h.length-w))} more of ${A(h.length)}`,()=>{w+=Rk,E()},{class:"link-button"}))}return{node:f,show(S){h=S;for(let{key:$}of e.columns.filter(T=>T.mono))g.set($,Rp(h.map(T=>String(T[$]??""))));f.hidden=
h.length===0,E()}}}var rR=12,aR={key:"side",title:"set",show:e=>i("b",{class:`letter letter-${e.toLowerCase()}`},e)},iR=(e,t)=>e.flatMap(o=>(o.data[t.key]??[]).map(n=>({side:o.letter,...n}))).sort(t.order??(()=>0));function lR(e,{
sides:t,raw:o,difference:n,perStep:s}){let r=t.length>1&&!e.apart,a=Cy(e,t.flatMap(f=>f.data[e.key]??[])),l=r?$l(o,e,a,n?.[e.key],s):iR(t,e),c=Yd(e,a,r),u=f=>f.told||f.number&&(!r||f.showDiff),d=f=>s?
Oy(f):f,p=[...a.filter(f=>!u(f)),...c,...a.filter(f=>u(f)&&!c.includes(f))].flatMap(f=>{let h=u(f)&&!c.includes(f);return(r&&u(f)?Hi(d(f)):[d(f)]).map(g=>({...g,extra:h}))}).filter(f=>!f.number||f.blank||
l.some(h=>(h[f.key]??null)!==null));return{columns:t.length>1&&e.apart?[aR,...p]:p,rows:l.some(Jr(a))?r?l.filter(Jr(a)):l:[]}}function Lk(e,t){return e.map((o,n)=>({table:o,...lR(o,t),limit:n<t.above?
o.rows??rR:void 0})).filter(({rows:o})=>o.length>0).map(({table:o,rows:n,columns:s,limit:r})=>{let a=io({caption:o.caption,columns:s,limit:r,href:t.href,parameters:t.parameters,csv:t.csv(o.key),sql:t.
sql(o.key)});return a.show(n),{table:o,node:a.node}})}var Nk={control:"set",test:"test"};function Wk(e){let t=(o,n)=>e[`${Nk[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[Nk[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function cR(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:Gu(Wk(e));return o&&`(${o})`}var ta="device\
_type = 'GPU'",nm=["COMPUTATION","COMMUNICATION","MEMORY"],El=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",sm=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${nm.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${ta}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${nm.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${ta}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${nm.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,Pk=e=>`${sm(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,Ik=e=>`${sm(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,uR=(e,t)=>`${sm(e,El(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,Fk=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,dR=(e,t)=>`SELECT side, rank, kind, name, category, ${Fk}
FROM events
WHERE ${ta}${El(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,jk=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${ta}${El(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,Hk=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${ta}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,Uk="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",Dk=(e,t)=>`${Hk(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${Uk}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,zk=(e,t)=>`${Hk(e,El(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${Uk}`,mR=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${zk(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Zr=(e,t)=>`${zk(e,t)}
ORDER BY launch_delay DESC`,qk=(e,t)=>`SELECT side, rank, name, ${Fk}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function pR(e){let t=Object.entries(Wk(e)).map(([o,{ranks:n}])=>{let s=Ni(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var ea="side, rank, span, device_type, device",Gk=e=>`WITH changes AS (
    ${e}
)
SELECT ${ea}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${ea}),
    so_far AS (PARTITION BY ${ea} ORDER BY at_us, row)`,fR=e=>`SELECT ${ea}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${Gk(e)}
)
GROUP BY ${ea}
ORDER BY rank, span, device_type, device, side`,Bk={peaks:fR,"memory-curves":e=>`${Gk(e)}
ORDER BY side, rank, at_us`},hR={temporal_breakdown:{rows:Pk,temporal:Pk},comm_comp_overlap:{rows:Ik,overlap:Ik},kernel_breakdown:{kinds:uR,kernels:dR,over_ranks:jk},idle_time_breakdown:{rows:Dk,idle:Dk},
launch_stats:{counts:mR,worst:Zr,"launch-cpu_duration":Zr,"launch-gpu_duration":Zr,"launch-launch_delay":Zr,"launch-scatter":Zr},user_annotation_breakdown:{rows:qk,annotations:qk}},gR={kernel_breakdown:{
kernels:jk}},wR={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},Yk=e=>wR[e]??{},yR={queue_length:"stream",memory_bw:"name"},bR=["what","set","test","lines","order","rows"];function _R(e,t,{chart:o,difference:n}){let s=o||t,r=Object.entries(
e).filter(([l,c])=>c&&!bR.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let a=s==="series"&&yR[e.what];return`SELECT ${a?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${a} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>so(`${l}=${c}`)).join(", ")})`}function kR(e,t,o){if(e.what==="memory"){let r=Bk[t]&&pR(e);return r?Bk[t](r):null}let n=o&&gR[e.what]?.[t]||hR[e.what]?.[t],s=n?cR(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var Kk=(e,t,{chart:o="",difference:n=!1}={})=>(n?null:kR(e,t,o))??_R(e,t,{chart:o,
difference:n});var rm={path:"/analyse",name:"Analyse",read:e=>al(e,mt),mount:(e,t)=>TR(e,t)};function xR(e){let t=(n,...s)=>i("div",{class:n},s),o={nav:Mk(),intro:i("p",{class:"muted analysis-intro"}),message:t("mes\
sage"),notes:t("analysis-notes"),charts:t("analysis-charts"),tables:t("analysis-tables"),moreCharts:t("analysis-charts"),moreTables:t("analysis-tables"),heading:i("h1",{}),summary:i("summary",{}),lost:i(
"span",{class:"muted small trace-lost"})};return o.more=i("details",{class:"analysis-more"},o.summary,o.moreCharts,o.moreTables),o.results=t("results analysis-results",o.notes,o.charts,o.tables,o.more),
o.traces=D("Open in Perfetto …",()=>Fa([e().set,e().test].filter(n=>n!==""),e().rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"dialog",title:"\
The traces themselves: open them in Perfetto, or download them"}),o}function $R(e,{name:t,category:o}){let n=(r,a)=>e[`${r}_${a}`]||e[a]||"all",s=r=>e[`${r}_marker`]||e.marker;return It({control:e.set,
test:e.test,row:Mt(t,o),control_marker:s("set"),test_marker:s("test"),control_ranks:n("set","ranks"),test_ranks:n("test","ranks"),control_steps:n("set","steps"),test_steps:n("test","steps")})}var vR=(e,t)=>e.
unit===""&&e.rows===""&&t.every(o=>Do(o)>0);function SR(e,t){let o=[e.set,e.test].map(s=>s!==""&&He(t,s)).filter(Boolean),n=o.filter(s=>s.traces_bytes===0);return n.length===0?"":o.length===1?Jo(o[0]):
n.map(s=>`${s.label}: ${Jo(s)}`).join(" ")}var Qk=e=>i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},"This analysis is not possible"),i("p",{},e.message),i("p",{},i("a",{href:ce(
"/")},"Choose other traces")));function ER(e,t){let o=null,n=c=>ap(o.state.what,Jb(o.asked,mt,c)),s=(c,u,d={})=>ro(Kk(o.asked,c,u),{control:o.state.set,test:o.state.test},d),r=hk({change:t,csv:n,sql:({
id:c,table:u})=>s(c,{chart:u??c},Yk(c))});function a(c,u,d,m){let{answer:p,state:f}=o,h=Lk(mt[f.what].tables,{sides:c,raw:u,perStep:m,above:d,difference:p.difference,parameters:p.parameters,csv:n,href:u.
length>1?b=>$R(f,b):null,sql:b=>s(b)}),g=mt[f.what].tables.slice(0,d),y=({table:b})=>g.includes(b);O(e.tables,h.filter(y).map(({node:b})=>b));let w=h.filter(b=>!y(b));return O(e.moreTables,w.map(({node:b})=>b)),
w.map(({table:b})=>b.caption)}function l(c){o=c;let{answer:u,state:d,key:m}=o,p=mt[d.what],f=Qr(u),h=vR({...o.asked,unit:d.unit},f),g=h?f.map(v=>$k(v,p.tables)):f,y={...d,shown:u.parameters,href:v=>vn(
{...d,...v},mt)};O(e.notes,Ak(g,y,t));let w={charts:1,tables:1,...p.above},b=em(g,p)||tm(g,p),k=a(g,f,w.tables,h);r.draw(p.charts,{sides:g,state:y,revision:m,perStep:h,frame:[d.what,d.set,d.test].join(
" "),file:`tracediff-${g.map(v=>St(v.label)).join("-")}`,caption:[[g.map(v=>[v.letter,v.label].filter(Boolean).join(" · ")).join(", "),om(g,d)].join(". ")]},[e.charts,e.moreCharts,w.charts]);let _=[...p.
charts.slice(w.charts).map(v=>v.title),...k];e.more.hidden=b||_.length===0,e.charts.hidden=e.tables.hidden=b,e.more.open=d.more==="1",O(e.summary,i("b",{},"More"),`: ${[...new Set(_)].join(" · ")}`)}
return{draw:l,retheme:r.retheme,unmount:r.unmount}}function TR(e,t){let o={state:al(location.search,mt),sets:null,answer:null,answered:"",asked:null,dead:!1};o.change=(r,a)=>t.go(vn({...o.state,...r},
mt),a);let n=xR(()=>o.state);o.controls=gk(mt,{onChange:o.change,onSet:r=>o.change({...rl,...r})}),e.append(i("div",{class:"page analyse-page"},i("div",{class:"analyse-head"},n.heading,n.traces,n.lost),
n.nav.node,o.controls.node,n.intro,n.message,n.results)),o.question=Ct({context:t,results:n.results,message:n.message}),o.drawn=ER(n,o.change),o.findings=Ek(()=>im(o,n));let s=ht(o.drawn.retheme);return n.
more.addEventListener("toggle",()=>{n.more.open!==(o.state.more==="1")&&o.change({more:n.more.open?"1":""},{replace:!0})}),Vk(o,n,t),{keys:{search:()=>o.controls.focus()},update(r){o.state=al(r,mt);let a=[
"set","test"].every(l=>o.state[l]===""||He(o.sets??[],o.state[l]));o.sets?.length>0&&a?Zk(o,n,t):Vk(o,n,t)},unmount(){o.dead=!0,o.question.unmount(),o.findings.stop(),s(),o.drawn.unmount()}}}function am(e,t,o){
e.answer=null,e.answered="",delete t.results.dataset.shown,e.question.say(o)}function im(e,t){if(e.dead)return;let o=n=>vn({...e.state,what:n,lines:[],more:""},mt);t.nav.draw({what:e.state.what,href:o,
isEmpty:e.findings.isEmpty}),e.state.what===""&&(e.question.say(null),O(t.notes),t.charts.hidden=t.more.hidden=!0,t.tables.hidden=!1,O(t.tables,Ok(e.findings,e.state.test!=="",o)),e.findings.isWhole()&&
t.results.dataset.shown!=="index"&&(t.results.dataset.shown="index",ye("What the analyses found is shown.")))}function OR(e,t,o,n){let s=mt[e.state.what];e.answer=o;let r=e.asked===e.state&&s.instead?.(
e.state,Qr(o));if(r){e.asked={...e.state,...r},Jk(e,t,n);return}e.answered=n,e.question.say(null),e.controls.draw(e.state,e.sets,o.parameters),e.drawn.draw({answer:o,state:e.state,asked:e.asked,key:n}),
t.results.dataset.shown=n,ye(`${s.title} is shown.`),e.findings.load(e.state)}function Jk(e,t,o){e.question.ask(n=>jo(e.asked.what,zn(e.asked,mt),{signal:n}),n=>OR(e,t,n,o),n=>am(e,t,Qk(n)))}function MR(e,t){
let o={...e.state,what:"temporal_breakdown",rows:""};e.answer=null,delete t.results.dataset.shown,e.question.ask(n=>jo(o.what,zn(o,mt),{signal:n}),n=>{e.findings.load(e.state,n),im(e,t)},n=>{e.findings.
stop(),am(e,t,Qk(n))})}var Xk=e=>`${e.what} ${zn(e,mt)}`;function AR(e,t,o){let n=Xk(e.state);e.state.set===""?(e.question.drop(),am(e,t,i("p",{class:"notice"},"Choose a trace set.")),o.settled()):e.state.
what===""?MR(e,t):e.answer&&e.answered===n?(e.question.drop(),e.drawn.draw({answer:e.answer,state:e.state,asked:e.asked,key:n}),o.settled()):(e.asked=e.state,Jk(e,t,n))}function Zk(e,t,o){let{state:n,
sets:s}=e,r=mt[n.what],a=l=>n[l]===""?null:He(s,n[l])?.label??n[l];O(t.heading,r.title),O(t.intro,r.intro),O(t.lost,SR(n,s)),o.setTitle([...new Set([r.title,[a("set"),a("test")].filter(Boolean).join("\
 → "),"Analyse"])].filter(Boolean).join(" · ")),e.controls.draw(n,s,e.answer&&e.answered===Xk(n)?e.answer.parameters:{}),im(e,t),AR(e,t,o)}async function Vk(e,t,o){let{state:n}=e,s=[n.set,n.test].filter(
r=>r!=="");try{e.sets=s.length>0?await bt(s):[],e.sets.length===0&&(e.sets=(await Lt("limit=1")).entries.map(({set:r})=>r))}catch(r){O(t.message,i("div",{class:"error-box",role:"alert"},r.message));return}
e.dead||(e.controls.node.hidden=t.traces.hidden=t.nav.node.hidden=e.sets.length===0,e.sets.length===0?(O(t.heading,"Analyse"),o.setTitle("Analyse"),O(t.message,i("p",{class:"notice"},"There are no tra\
ce sets yet. ",i("a",{href:ce("/")},"Add some"),"."))):e.state.set===""?e.change({set:e.sets[0].id},{replace:!0}):Zk(e,t,o))}var CR=new RegExp("^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$"),RR=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,
LR=["name","short_name","kernel","operator","ended_by"],e0=8,NR=40,lo=e=>e.type==="integer"||e.type==="real",na=e=>lo(e)&&!CR.test(e.name);function Ol(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(RR.
test(e)&&!/count|calls/.test(e)?"µs":"")}var PR=(e,t)=>e.map(o=>o[t]).filter(o=>typeof o=="number");function Tl(e,t,o,n=s=>s){let s=PR(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,a)=>a===
0||o*(r-s[a-1])>=0)}function t0(e,t,o){let n=new Set;for(let s of e)if(n.add(s[t]),n.size>o)break;return n.size}var Ml=(e,t)=>e.filter((o,n)=>!na(o)&&t.length>0&&t0(t,n,e0)<=e0);function o0(e,t){let o=e.
replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===o&&lo(n))?o:""}function IR(e,t){let o=e.map((a,l)=>({column:a,at:l})).filter(({column:a})=>na(a)),n=Math.abs;return(o.find(({at:a})=>Tl(
t,a,-1))??o.find(({at:a})=>Tl(t,a,-1,n))??o.find(({at:a})=>Tl(t,a,1))??o.find(({column:a})=>Ol(a.name)!=="")??o[0])?.column.name??""}var lm=(e,t)=>Ml(e,t).some(({name:o})=>o==="side")?"side":"";function DR(e,t){
let o=e.findIndex((c,u)=>lo(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&Tl(t,u,1))),n=e.filter((c,u)=>u!==o&&na(c)),s=(n.find(({name:c})=>Ol(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].
name,a=/_us$/.test(r),l=o0(s,e);return!a&&t.length<=NR?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:a?"scatter":"line",x:r,y:s,y2:l,by:l?"":lm(e,t)}}function qR(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},
n=e.filter(lo),s=e.find(({name:c})=>LR.includes(c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),a=!s||r?DR(e,t):null;if(a)
return a;let l=IR(e,t);return s&&l!==""&&(s.name!=="side"||t0(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:o0(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==
l).name,y:l,y2:"",by:lm(e,t)}:l===""?o:{chart:"histogram",x:l,y:"",y2:"",by:lm(e,t)}}var oa=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function n0(e,t,o){let n=qR(t,o),s=t.filter(lo),r=s.length===0||
o.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","scatter","histogram","none"],a=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=a==="bars",c=oa(t,e.x,l?void 0:lo)?
e.x:oa(t,n.x,l?void 0:lo)?n.x:(l?t:s)[0]?.name??"",u=s.find(({name:g})=>g!==c)??s[0],d=a==="histogram"?"":oa(t,e.y,lo)?e.y:oa(t,n.y,lo)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",p=a==="histogr\
am"?"":oa(t,e.y2,lo)?e.y2:m?"":n.y2,f=Ml(t,o).map(({name:g})=>g),h=a==="bars"||p!==""?"":f.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:a,kinds:r,x:c,y:d,y2:p,by:h}}var cm=28,s0=200,r0=12,BR=400,WR=56;function sa(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}var Jn=(e,t)=>t!==null&&na(e)?sa(t).replace(
/^-?\d+/,o=>o.replace(/\B(?=(\d{3})+$)/g,",")).replace("-","−"):sa(t);function FR(e,t,o){let n=Math.max(1,Math.ceil(o.length/BR)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=
n)s=Math.max(s,Jn(e,o[r][t]).length);return Math.min(WR,s)+3}function jR(e,t){return e===null||t===null?(t===null)-(e===null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):
typeof e=="number"?-1:1}function a0(){let e=i("tr",{"aria-rowindex":"1"}),t=i("colgroup"),o=i("tbody"),n=i("table",{class:"result-rows"},i("caption",{class:"visually-hidden"},"Rows of the answer"),t,i(
"thead",{},e),o),s=i("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},n),[r,a]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),
l=[],c=[],u=[],d=null,[m,p]=[0,0],f=()=>u.length>s0&&!gn();function h(_,v){return i("tr",{"aria-rowindex":String(v+2),class:v%2?"odd":""},_.map((x,E)=>{let S=Jn(l[E],x);return i("td",{title:S.length>40?
S:null,class:x===null?"none":l[E].number?"num":""},S)}))}function g(_=!1){let v=Math.ceil((s.clientHeight||600)/cm),x=f()?Math.max(0,Math.floor(s.scrollTop/cm)-r0):0,E=f()?Math.min(u.length,x+v+2*r0):
u.length;!_&&x===m&&E===p||([m,p]=[x,E],[[r,x],[a,u.length-E]].forEach(([S,$])=>{S.hidden=$===0,S.firstChild.colSpan=Math.max(1,l.length),S.style.height=`${$*cm}px`}),O(o,r,u.slice(x,E).map((S,$)=>h(S,
x+$)),a))}function y(_){let v=l[_].number;d=d?.at!==_?{at:_,down:v}:d.down===v?{at:_,down:!v}:null;let x=d?.down?-1:1;u=d===null?c:[...c].sort((E,S)=>x*jR(E[_],S[_])),s.scrollTop=0,w(),g(!0),e.children[_].
querySelector("button").focus()}function w(){O(e,l.map((_,v)=>i("th",{scope:"col",class:_.number?"num":"",title:_.name,"aria-sort":d?.at===v?d.down?"descending":"ascending":null},D(i("span",{class:"el\
lipsis"},_.name,_.unit&&i("span",{class:"muted"},`, ${_.unit}`),d?.at===v&&(d.down?" ↓":" ↑")),()=>y(v),{class:"th-button",title:`Order by ${_.name}`}))))}s.addEventListener("scroll",()=>f()&&g());
let b=new ResizeObserver(()=>f()&&g());b.observe(s);let k=ws(()=>g(!0));return{node:s,show(_,v){l=_.map(S=>({...S,number:S.type==="integer"||S.type==="real"})),c=u=v,d=null;let E=l.map((S,$)=>FR(S,$,u)).
map(S=>`min(${S}ch, 60cqw)`);O(t,E.map(S=>i("col",{css:{width:S}}))),n.style.minWidth=`calc(${["0px",...E].join(" + ")})`,n.setAttribute("aria-rowcount",String(u.length+1)),s.toggleAttribute("data-vir\
tual",u.length>s0),s.scrollTop=0,w(),g(!0)},unmount(){b.disconnect(),k()}}}var mm=50,c0=5e3,um=40,HR=360,Bo=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],i0=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],UR={control:0,test:1},u0=e=>e.map(t=>Be(t)).join("<br>"),zR=(e,t)=>`${e.name}: ${Jn(e,t)}${e.unit?` ${e.unit}`:""}`;function dm(e,t){let o=t.reduce((r,a)=>Math.
max(r,Math.abs(a)),0),[n,s]=e.unit==="µs"?ze(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:Be(e.name),font:{size:11},standoff:4}}}}function pm({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=sa(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:UR[n]??r})).sort((n,s)=>n.
at-s.at)}var d0=e=>({template:Et(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function GR(e,t){let{x:o,ys:n,rows:s}=e;return Nr({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,a)=>({key:r.name,name:r.name,colour:G(Bo[a])})),bars:s.slice(0,mm).map(r=>({label:sa(r[o.at]),values:n.map(a=>({value:typeof r[a.at]=="number"?r[a.at]:null,text:Jn(a,r[a.at])+(a.unit?` ${a.unit}`:
"")}))}))},t)}function l0(e,t){let o=e.rows.slice(0,c0).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=dm(e.x,n(e.x.at)),r=dm(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),a=pm({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):a.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:G(Bo[d%Bo.length]),size:u.length>500?4:7,symbol:i0[d%i0.length],opacity:.8},line:{color:G(Bo[d%Bo.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>u0(e.columns.slice(0,12).map(p=>zR(p,m[p.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:d0({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function YR(e){let t=e.reduce((a,l)=>Math.min(a,l),1/0),o=e.reduce((a,l)=>Math.max(a,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:um+1},(a,l)=>{let c=s+(r-s)*l/um;return l===0?t:l===um?o:n?Math.exp(c):c})}}function KR(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let a=s+r>>1;[s,r]=t[a]<=n?[a,r]:[s,a]}o[s]+=1}return o}function VR(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=YR(o),{per:r,axis:a}=dm(e.x,o);return{data:pm(e).map(({name:l,rows:c,at:u},d)=>{let m=KR(t(c),n),p=G(Bo[u%Bo.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"non\
e",line:{color:p,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((f,h)=>[n[h]/r,n[h+1]/r]),y:m.flatMap(f=>[f,f]),customdata:m.flatMap((f,h)=>{let g=u0([...l===""?[]:[l],`${Jn(e.x,n[h])}\
 to ${Jn(e.x,n[h+1])} ${e.x.unit??""}`,A(f)]);return[g,g]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:d0({dragmode:"zoom",xaxis:{...a,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var QR={bars:GR,histogram:VR,line:e=>l0(e,"lines"),scatter:e=>l0(e,"markers")};function m0(e,t){let o=e==="bars"?mm:e==="histogram"?1/0:c0;return t>
o?`The chart shows the first ${A(o)} of ${A(t)} rows; the table has all.`:""}function fm(e){return e.ys.length>1?e.ys.map((t,o)=>[Bo[o],t.name]):e.by?pm(e).map(({name:t,at:o})=>[Bo[o%Bo.length],t]):[]}
function p0(e){let t=null,o=$t({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>fm(t),height:n=>n.chart==="bars"?De(Math.min(mm,n.rows.length),n.ys.length):HR,make:(n,s)=>QR[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var JR=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],XR={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function f0(e){let t=null,o=_t("Kind of chart",JR,a=>e({chart:a,x:"",y:"",y2:"",by:""})),n=i("span",{class:"choice-fields"}),s=i("div",{class:"result-choice"},o.node,
n);function r(a,l,c,u){let d=ae("column"),m=i("select",{id:d,data:{part:a},on:{change:()=>{let{chart:p,x:f,y:h,y2:g,by:y}=t;e({chart:p,x:f,y:h,y2:g,by:y,[a]:m.value})}}},u&&i("option",{value:""},u),c.
map(p=>i("option",{value:p,selected:p===t[a]},p)));return i("span",{class:"sample-field"},i("label",{for:d},l),m)}return{node:s,draw(a,l,c){let u=document.activeElement?.dataset?.part;t=a,o.press(t.chart);
for(let[h,g]of o.buttons)g.hidden=!t.kinds.includes(h);let d=XR[t.chart]??{},m=l.filter(lo).map(({name:h})=>h),p=Ml(l,c).map(({name:h})=>h),f=l.map(({name:h})=>h);O(n,d.x&&r("x",d.x,t.chart==="bars"?f:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&p.length>0&&r("by","by",p,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}var ZR={rows:"there may be more rows",bytes:"the answer would be too long"};function eL({row_count:e,columns:t,truncated:o,truncated_by:n,elapsed_ms:s}){return[e===0?"No rows.":[`${j(e,"row")}, ${j(t.
length,"column")}`,i("span",{class:"muted"},` in ${A(Math.max(1,Math.round(s)))} ms`)],o&&i("span",{class:"notice truncated"},`Cut off here: ${ZR[n]??"there is more"}. Ask for less, with LIMIT or a su\
m.`)]}function tL({answer:e,key:t,state:o,units:n,file:s},r){let{rows:a}=e,l=n0(o,r,a),c=u=>r.find(d=>d.name===u);return{...l,columns:r,rows:a,x:c(l.x),ys:[l.y,l.y2].filter(u=>u!=="").map(c),by:c(l.by),
file:s,caption:[o.q.replace(/\s+/g," ")],chosen:l,revision:JSON.stringify([t,l,Object.keys(n).length]),empty:l.chart==="none"?l.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":
null}}function h0(e){let t=i("p",{class:"result-summary"}),o=f0(e),n=i("ul",{class:"chart-legend"}),s=i("p",{class:"muted small chart-limit"}),r=p0([o.node,n,s]),a=a0(),l=i("section",{class:"card tabl\
e-card","aria-label":"Rows"},a.node),c=["csv","json"].map(p=>[p,i("a",{class:"button",title:`The rows as ${p.toUpperCase()}`},p.toUpperCase())]),u=i("div",{class:"results query-results",hidden:!0},i("\
div",{class:"result-head"},t,i("div",{class:"chart-tools"},D("Copy link",()=>zt(location.href,"Link copied.")),c.map(([,p])=>p))),l,r.node),d={};function m(p,f){let h=tL(p,f);r.node.hidden=h.rows.length<
2,o.draw(h.chosen,f,h.rows);let g=h.empty?[]:fm(h);O(n,g.map(([y,w])=>i("li",{class:"key",css:{"--key-fill":`var(${y})`}},w))),n.hidden=g.length===0,s.textContent=h.empty?"":m0(h.chart,h.rows.length),
r.draw(h)}return{node:u,draw(p){let{answer:f,key:h,state:g,units:y,file:w}=p,b=f.columns.map((k,_)=>({...k,at:_,unit:k.type==="text"?"":Ol(k.name,y)}));O(t,eL(f));for(let[k,_]of c)_.href=up(Cr(g,k)),_.
download=`${w}-query.${k}`;l.hidden=b.length===0||f.rows.length===0,(d.answer!==f||d.units!==y)&&(d={answer:f,units:y},a.show(b,f.rows)),m(p,b),u.dataset.shown=h},cancelled:()=>{t.textContent=""},retheme:()=>r.
retheme(),unmount(){r.unmount(),a.unmount()}}}var oL=[["control","A","Control"],["test","B","Test","none: one set alone"]];function g0(e){let t=i("section",{class:"query-sets card","aria-label":"Sets"}),o="",n=r=>t.querySelector(`[data-field="${r}\
"]`);function s(r,a,[l,c,u,d]){let m=He(a??[],r[l]),p=Ao({field:l,set:m??null,none:d,text:m?"":r[l],onPick:f=>e({[l]:f?Ge(f.id):""})});return i("div",{class:`side-${l} query-side`},i("b",{class:`lette\
r letter-${c.toLowerCase()}`,"aria-hidden":"true"},c),i("label",{for:p.input.id},u),p.node)}return{node:t,draw(r,a){let l=JSON.stringify([r.control,r.test,a?.map(u=>[u.id,u.label])]);if(l===o)return;o=
l;let c=document.activeElement?.dataset?.field;O(t,oL.map(u=>s(r,a,u))),c&&n(c)?.focus()},choose(r){let a=n(r);a?.focus(),a?.click()}}}function w0(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function y0(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[b0,nL]=[5,12],sL=/ \(at byte \d+\)/;function _0({onRun:e,onCancel:t,tools:o}){let n=ae("sql"),s=ae("sql-error"),r=ae("sql-hint"),a=i("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(b0),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:g=>{g.key==="Enter"&&(g.ctrlKey||g.metaKey)&&(g.preventDefault(),e())}}}),l=D("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=D("Cancel",t,{hidden:!0}),u=i("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=i("section",{class:"card sql-editor","aria-label":"Statement"},i("label",{for:n,class:"sql-label"},"Statement"),a,u,i("div",{class:"sql-bar"},l,c,o,i("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let g=a.value.split(`
`).length+1;a.rows=Math.max(b0,Math.min(nL,g))}function p(g){a.focus(),document.execCommand?.("insertText",!1,g)||a.setRangeText(g,a.selectionStart,a.selectionEnd,"end"),m()}function f(){u.hidden=!0,O(
u),a.removeAttribute("aria-invalid"),a.setAttribute("aria-describedby",r)}function h(g){let y=g.text.slice(0,g.column-1).replace(/[^\t]/g," "),w=Math.max(1,Math.min(g.to-g.from,g.text.length-g.column+
1));return i("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${g.line}`},g.text,`
`,i("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(w)))}return{node:d,field:a,insert:p,clearError:f,value:()=>a.value,set(g){a.value!==g&&(a.value=g),m()},running(g){c.hidden=!g},enable(g){
l.disabled=!g},showError(g,y){let w=a.value,b=y===null?null:y0(w,w0(w,y));a.setAttribute("aria-invalid","true"),a.setAttribute("aria-describedby",`${s} ${r}`),O(u,i("p",{},b&&i("b",{},`Line ${b.line},\
 column ${b.column}: `),b?g.replace(sL,""):g),b&&h(b),b&&D("Go there",()=>{a.focus(),a.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var k0=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,x0=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,hm=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,$0=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${k0}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${x0}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${x0}
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
WHERE name = ${k0}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var rL=100;function v0(e){let t=i("div",{class:"example-lists"}),o=i("details",{class:"card sql-list"},i("summary",{},i("h2",{},"Examples")),t),n=(s,r,a)=>i("section",{"aria-label":s},i("h3",{},s,!a&&
i("span",{class:"muted small"},": choose a test as well")),i("ul",{},$0.filter(l=>l.sides===r).map(l=>i("li",{},D(l.title,()=>e(l.statement),{class:"link-button",disabled:!a})))));return{node:o,draw:s=>O(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function S0({onPick:e,statement:t}){let o=i("ul",{}),n=i("details",{class:"card sql-list",hidden:!0},i("summary",{},i("h2",{},"Saved \
queries")),o),s=i("span",{class:"save-query writes"}),r=[],a="";function l(f){return Ee(`That did not work. ${f.message}`,{urgent:!0}),!1}async function c(f){try{await zl(f,t())}catch(h){return l(h)}return a=
f,d(!0),await p(),n.open=!0,Ee(`“${f}” is saved.`,{seconds:4}),!0}async function u(f){try{await pp(f.name)}catch(h){l(h);return}await p(),(o.querySelector("button")??s.querySelector("button")).focus(),
Ee(`“${f.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await zl(f.name,f.statement).catch(l),await p()}}})}function d(f){O(s,D("Save …",()=>{if(t().trim()===""){Ee("First write a state\
ment.",{seconds:4});return}ii(s,a,{name:"Name of the query",maxlength:rL,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),f&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=j(r.length,"query","queries"),O(o,r.map(f=>i("li",{},D(f.name,()=>{a=f.name,e(f.statement)},{class:"link-button",title:f.statement}),ke("trash",`\
Delete ${f.name}`,()=>u(f),{class:"writes"}))))}async function p(){try{r=await mp()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:p,forgetName:()=>{a=""}}}var E0=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function T0(e){let t=ae("find"),o=i("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=i("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=i("section",{class:"card sql-schema","aria-label":"Tables"},i("div",{class:"\
chart-head"},i("h2",{},"Tables"),i("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,a=null,l=!1,c=({name:p,kind:f})=>f==="table"||f==="analysis"||!l?[p]:[`control.${p}`,
`test.${p}`];function u(p){return i("li",{},D(p.name,()=>e(E0(p.name)),{class:"schema-name mono",title:`Insert ${p.name}`}),i("span",{class:"muted small"},[p.type,p.unit].filter(Boolean).join(", ")),p.
description&&i("span",{class:"schema-what small"},p.description))}function d(p,f){let h=p.name.toLowerCase().includes(f),g=f===""||h?p.columns:p.columns.filter(w=>`${w.name} ${w.description??""}`.toLowerCase().
includes(f));if(g.length===0&&!h)return null;let y=i("details",{open:f!==""||r.has(p.name),on:{toggle:()=>{f===""&&r[y.open?"add":"delete"](p.name)}}},i("summary",{},i("span",{class:"mono"},p.name)),i(
"p",{class:"small"},p.description,p.description&&" ",c(p).flatMap(w=>[D(`Insert ${w}`,()=>e(E0(w)),{class:"link-button"})," "])),i("ul",{},g.map(u)));return y}function m(){let p=o.value.trim().toLowerCase(),
f=(...b)=>(a??[]).filter(({kind:k})=>b.includes(k)).map(k=>d(k,p)).filter(Boolean),h=(b,k,_)=>k.length>0&&i("details",{class:"schema-stored",open:p!==""||r.has(b),on:{toggle:v=>{p===""&&v.target===v.currentTarget&&
r[v.target.open?"add":"delete"](b)}}},i("summary",{},b),_&&i("p",{class:"small"},_),k),[g,y,w]=[f("view","table"),f("analysis"),f("stored")];O(n,g,h("Tables of the analyses",y,"The tables of the Analy\
se page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),h("Tables as the set file keeps them",w),g.length+y.length+w.length===0&&i("p",{class:"muted"},a===null?"":p===""?
"There are no tables.":`No table or column contains “${p}”.`))}return{node:s,draw(p,f){a=p,l=f,o.title=a?j(a.length,"table"):"",m()},focus:()=>o.focus()}}var aL=300,ym=["control","test"],bm={path:"/query",name:"Query",read:Ri,mount:(e,t)=>hL(e,t)};function iL(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))t[o]=o in t&&t[o]!==(n??"")?"":n??
"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}var Al=({state:e,sets:t})=>ym.find(o=>e[o]!==""&&!He(t,e[o]));function M0(e,t,o){e.question.say(i("div",{class:"error-box",role:"\
alert",data:{code:t}},i("h2",{},"There is no such set"),i("p",{},o))),e.question.clearable({message:o},Al(e))}function A0(e,t){e.editor.node.hidden=e.lists.hidden=e.examples.node.hidden=!0,e.question.
say(i("p",{class:"notice",data:{code:t.code}},t.message))}async function lL(e){let t=Cr({...e.state,q:""}),o=t.toString();if(o===e.tablesKey)return;e.tablesKey=o;let n=()=>e.dead||o!==e.tablesKey;try{
let s=await dp(t);n()||(e.units=iL(s),e.schema.draw(s,e.state.test!==""),e.editor.enable(!0),e.answer&&wm(e))}catch(s){n()||(e.tablesKey=null,e.schema.draw([],!1),s.code==="sql_off"&&A0(e,s))}}function gm(e,t){
let{editor:o,state:n}=e;if(o.set(t),t.trim()===""){o.showError("There is no statement. Write one, or choose an example.",null),o.field.focus();return}e.asked=e.answered="",e.byHand=!0,e.change({q:t,...t===
n.q?{}:Yw})}function cL({question:e,editor:t,result:o}){e.drop(),t.running(!1),o.cancelled(),e.say(i("p",{class:"notice"},"Cancelled.")),ye("Cancelled."),t.field.focus()}function uL(e,t){e.answer=null,
e.answered="",e.editor.running(!1),t.code==="sql_off"?A0(e,t):t.code==="unknown_set"&&Al(e)?M0(e,t.code,t.message):(e.editor.showError(t.message,t.offset),e.question.say(i("p",{class:"visually-hidden",
data:{code:t.code}},"The statement was refused.")))}function wm(e){let{answer:t,answered:o,state:n,sets:s,units:r}=e,a=l=>He(s??[],n[l])?.label??n[l];e.result.draw({answer:t,key:o,state:n,units:r,file:`\
tracediff-${ym.filter(l=>n[l]!=="").map(l=>St(a(l))).join("-")}`})}function dL(e){let{node:t}=e.result;e.byHand&&t.getBoundingClientRect().top>innerHeight-aL&&t.scrollIntoView({block:"start"}),e.byHand=
!1}function mL(e){let{editor:t,context:o,question:n}=e,s=Cr(e.state).toString();if(s===e.answered){wm(e),o.settled();return}s!==e.asked&&(e.asked=s,t.clearError(),t.running(!0),e.examples.open(!1),n.ask(
r=>cp(new URLSearchParams(s),{signal:r}),r=>{e.answer=r,e.answered=s,t.running(!1),n.say(null),wm(e),dL(e),ye(j(r.row_count,"row"))},r=>uL(e,r)))}function pL(e){let{state:t,question:o,editor:n,context:s}=e;
o.drop(),e.answer=null,e.answered=e.asked="",n.clearError(),n.running(!1),o.say(i("p",{class:"visually-hidden"},"")),e.examples.open(!0);let r=Al(e);r&&M0(e,"unknown_set",`there is no trace set "${t[r]}\
"`),s.settled()}function C0(e){let{state:t,examples:o}=e,n=t.q.trim().split(`
`).find(r=>!r.startsWith("--"))??"";e.context.setTitle([n.slice(0,60),"Query"].filter(r=>r!=="").join(" · ")),e.sides.draw(t,e.sets),o.draw(t.test!=="");let s=t.q===""?e.left:e.lists;o.node.parentNode!==
s&&s[t.q===""?"append":"prepend"](o.node),lL(e),t.q===""?pL(e):mL(e)}async function O0(e){let{state:t,message:o,change:n}=e,s=ym.map(a=>t[a]).filter(a=>a!=="");try{e.sets=s.length>0?await bt(s):[],e.sets.
length===0&&(e.sets=(await Lt("limit=1")).entries.map(({set:a})=>a))}catch(a){O(o,i("div",{class:"error-box",role:"alert"},a.message));return}if(e.dead)return;let r=e.sets.length===0;e.sides.node.hidden=
e.editor.node.hidden=e.lists.hidden=r,r?(e.context.setTitle("Query"),O(o,i("p",{class:"notice"},"No sets are stored yet. ",i("a",{href:ce("/")},"Add some"),"."))):t.control===""?n({control:Ge(e.sets[0].
id)},{replace:!0}):C0(e)}function fL(e,t){let{change:o}=e;e.sides=g0(o),e.saved=S0({onPick:n=>gm(e,n),statement:()=>e.editor.value()}),e.editor=_0({onRun:()=>gm(e,e.editor.value()),onCancel:()=>cL(e),
tools:e.saved.save}),e.examples=v0(n=>{e.saved.forgetName(),gm(e,n)}),e.schema=T0(n=>e.editor.insert(n)),e.result=h0(n=>o(n,{replace:!0})),e.message=i("div",{class:"message"}),e.left=i("div",{class:"q\
uery-left"},e.editor.node,e.message,e.result.node),e.lists=i("div",{class:"query-lists"},e.saved.node,e.schema.node),t.append(i("div",{class:"page query-page"},i("h1",{},"Query"),e.sides.node,i("div",
{class:"query-work"},e.left,e.lists))),e.question=Ct({context:e.context,results:e.result.node,message:e.message})}function hL(e,t){let o={context:t,state:Ri(location.search),change:(l,c)=>t.go(Li({...o.
state,...l}),c),sets:null,tablesKey:null,units:{},answer:null,answered:"",asked:"",byHand:!1,dead:!1};fL(o,e);let{editor:n,sides:s,result:r}=o,a=ht(()=>r.retheme());return n.set(o.state.q),o.saved.load(),
O0(o),{keys:{search:()=>o.schema.focus(),control:()=>s.choose("control"),test:()=>s.choose("test")},update(l){let c=o.state;o.state=Ri(l),o.state.q!==c.q&&n.set(o.state.q),o.sets?.length>0&&!Al(o)&&o.
state.control!==""?C0(o):O0(o)},unmount(){o.dead=!0,o.question.unmount(),a(),r.unmount()}}}var _m={longer:"takes longer in the test",shorter:"takes less time in the test",new:"new",gone:"gone"};function km(e,t=L){if(!e||e.change==="")return"";let{row:o,change:n}=e,[s,r,a]=Mr(o);return`${_m[n]}\
: ${t(s)} → ${t(r)} ${a?"self time":"total"} in this ${e.whole?"recording":"step"}`}function R0(e,t,{changes:o,partner:n,other:s}){let r=e.data(),a=r.start[t]+r.shift,l=r.end[t]-r.start[t];if(r.sort[t]===
Cs){let f=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${re(l)}, from ${re(a)}`],[f.host?`the host: ${f.host}${f.operator&&f.operator!==f.host?` in ${f.operator}`:""}`:"the host: mostly n\
othing recorded"],f.next&&[`then: ${f.next}`]].filter(Boolean)}if(r.sort[t]===Rs){let f=r.gaps[r.gap[t]];return[[`Step ${f.step_number}, as the device has it`,"strong"],[`${re(l)}, from ${re(a)}`],[dn(
f)],[`the host began it at ${re(f.host_start)}`,"muted"]]}if(r.sort[t]===Ro){let{name:f,mean:h,min:g,max:y}=r.gaps[r.gap[t]];return[[`${f}: ${Ne(h,0,3)}`,"strong"],g<y&&[`from ${Ne(g,0,3)} to ${Ne(y,0,
3)} in this pixel`],[`${re(l)}, from ${re(a)}`]].filter(Boolean)}let c=r.names[r.name[t]],u=un({name:c,category:r.categories[r.name[t]]});if(r.merged[t]>1)return[[`${A(r.merged[t])} rows too short to \
draw separately`,"strong"],[`most of the time: ${c}`],u&&[An],["zoom in to see them","muted"]].filter(Boolean);let d=r.lanes[r.lane[t]],m=[[c||"(no name)","mono strong"],...u?[[An]]:[],[`${re(l)}, fro\
m ${re(a)}`],[`${r.categories[r.name[t]]} · ${d.label}`,"muted"]];if(!en(r,t))return[...m,["not part of this step: it began before, or another one launched it","muted"]];let p=km(o?.get(Or(r,t)),re);
if(p&&m.push([p,"change"]),n){m.push([`${s}: ${re(n.duration)} (${Ie(e.side==="control"?n.duration-l:l-n.duration)} test against control), from ${re(n.start)}`]);let f=Ci(o,s,c,r.categories[r.name[t]]);
f!==c&&m.push([`${s}: ${f}`,"mono muted"])}else n===null&&s&&m.push([`${s}: no ${A(r.occurrence[t]+1)}${L0(r.occurrence[t]+1)} call of this name`,"muted"]);return m}var L0=e=>e%100>=11&&e%100<=13?"th":
["th","st","nd","rd"][e%10]??"th",xm=e=>`${A(e)}${L0(e)}`,Ks=14;function N0(){let e=i("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){O(e,t.map(([c,u])=>i("p",{class:u},
i("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),a=o+Ks+s>window.innerWidth?o-Ks-s:o+Ks,l=n+Ks+r>window.innerHeight?n-Ks-r:n+Ks;e.style.setProperty("left",`${Math.max(4,a)}\
px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function P0(){let e=Te("polygon",{class:"join-shape"}),t=Te("g",{class:"join-links"}),o=ae("arrow"),n=Te("svg",{class:"timeli\
ne-join","aria-hidden":"true",focusable:"false"},Te("marker",{id:o,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},Te("path",{class:"join-head",d:"M0 0 8 4 0 8z"})),e,t);return{
node:n,drawLinks(s){let r=n.getBoundingClientRect();O(t,s.map(([a,l])=>{let[c,u]=[Math.min(a.right,l.left),l.left].map(p=>p-r.left),[d,m]=(a.bottom<=l.top?[a.bottom,l.top]:[a.top,l.bottom]).map(p=>p-r.
top);return Te("path",{"marker-end":`url(#${o})`,d:`M${c} ${d}L${u} ${m}`})}))},draw(s,r){if(!s||!r){e.setAttribute("points","");return}let a=n.getBoundingClientRect(),[l,c]=s.top<=r.top?[s,r]:[r,s],u=({
left:h,right:g})=>[h,Math.max(g,h+1.5)],[[d,m],[p,f]]=[u(l),u(c)];e.setAttribute("points",[[d,l.bottom],[m,l.bottom],[f,c.top],[p,c.top]].map(([h,g])=>`${h-a.left},${g-a.top}`).join(" "))}}}function I0(e,t,o){let n=_t("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=D("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:i("div",{class:"timeline-bar"},t,i("span",{class:"timeline-zoom"},ke("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
ke("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),D("Fit",e.fit,{title:"Show the whole step (0)"}),D("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag wit\
h Shift"})),n.node,o,s,i("span",{class:"chart-tools"},["png","svg"].map(a=>D(a.toUpperCase(),()=>e.save(a),{title:`The timeline as ${a.toUpperCase()}`,"aria-label":`${a.toUpperCase()} of the timeline`})))),
draw(a){n.press(a.show),n.node.hidden=a.control===""||a.test==="",s.hidden=a.align===""}}}var gL=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["\
many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function D0(){let e=i("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){
O(e,[...t?Object.entries(_m):[],...gL,...o?[["path","on the critical path"]]:[]].map(([n,s])=>i("li",{class:`key key-span-${n}`},s)),t&&i("li",{class:"muted"},"a name counts as changed if its time in \
the step (on the host: self time) differs by 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}function q0(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function wL(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),a=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,a))}}function B0({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,a=null;async function l(u,d,m){
let p=wL(u,d,m);s=p;let f=new AbortController;a=f;try{let h=await e(p,f.signal);a===f&&(n={...p,from:h.from,to:h.to,pixels:h.pixels},t(h))}catch(h){a===f&&h.name!=="AbortError"&&(r=null,o(h))}if(a===f){
s=null;let h=r;r=null,h&&c(...h)}}function c(u,d,m){let p=u.from>=m.to||u.to<=m.from;d<=0||p||n&&q0(n,u,d,m)?r=null:s?r=q0(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){a?.abort(),[n,s,r,a]=[null,null,null,null]}}}function yL(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function W0(e,{onChange:t,onError:o}){let n="",s="",r=null,a={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=B0(
{ask:({from:d,to:m,pixels:p},f)=>{let h=new URLSearchParams(a.query);return Object.entries({from:d,to:m,pixels:p}).forEach(([g,y])=>h.set(g,String(Math.round(y*1e3)/1e3))),Qs(a.set,h,{signal:f})},onAnswer:d=>{
a.window=d,t(a)},onError:o});async function c(d,m){r?.abort();let p=new AbortController;r=p,a.error=null;try{let f=await d(p.signal);r===p&&(m(f),t(a))}catch(f){r===p&&f.name!=="AbortError"&&(a.error=
f,t(a))}}function u(){r?.abort(),l.drop(),Object.assign(a,{whole:null,window:null}),s=""}return Object.assign(a,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(a,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(p=>rs(d[e],d[`${e}_marker`]||null,{signal:p}),p=>{a.samples=p}))},choose(d,m){return a.chosen=wh(a.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),a.chosen},loadWhole(d,m){let p=yL(d,e,a.chosen.sample);if(p.toString()===s)return;u(),s=p.toString(),a.query=p;let f=new URLSearchParams(p),{least:h,most:g}=Sa.pixels;f.
set("pixels",String(Math.min(g,Math.max(h,Math.round(m))))),c(y=>Qs(a.set,f,{signal:y}),y=>{a.whole=y,a.window=y,l.has(y)})},stepKey:()=>`${a.set} ${s}`,async find(d,m){let p=new URLSearchParams(a.query);
Object.entries(d).forEach(([h,g])=>{g!==""&&g!==null&&g!==void 0&&p.set(h,String(g))});let f=await wa(a.set,p,m);return f.rows.length>0?f:null},retry(){n="",s=""},unmount:u})}function F0(e){return i("div",{class:"empty"},i("h2",{},"Choose one or two sets"),i("p",{},e?.length===0?"There are no sets yet. ":"Pick them above, or on the ",i("a",{href:ce("/")},e?.length===0?"Add\
 traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var j0=()=>i("div",{class:"empty"},i("h2",{},"Nothing to show"),i("p",{},"This set has no ranks\
 with rows."));function H0(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},`The timeline of the ${t} canno\
t be shown`),i("p",{},e.message),i("p",{},s?D("Choose another rank and step",n,{class:"primary"}):D("Try again",o,{class:"primary"})," ",i("a",{href:ce("/")},"Choose other traces")))}var bL={threads:"\
host thread",streams:"stream",deep_rows:"deeply nested row"},$m=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function U0(e,t,o){let n=[],s=$m([o]);o.missing.length>0&&n.push(`The ${e}\
 has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(bL).filter(([a])=>t.whole.left_out?.[a]>0).map(([a,l])=>j(t.whole.left_out[a],l));return t.whole.left_out?.spans&&r.push(
`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(a=>a.start.length===0)?n.push(`This ${s} of the ${e} has n\
o rows.`):t.whole.lanes.some(a=>a.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var _L=1e3;function z0(e,t){let o=new Map,n=(a,l,c,u)=>[a,e[a].stepKey(),c,l,u].join("\0"),s=(a,l,c)=>Ci(t(),a,l,c);function r(a,l,c,u,d){for(let m of a){let p=m.side===l?m.data():null,f=p?Fw(p,lt(s(l,
c,u),u),d):-1;if(f>=0)return{start:p.start[f]+p.shift,duration:p.end[f]-p.start[f],lane:p.lanes[p.lane[f]].id,level:p.level[f],pane:m}}return null}return{drawn:r,named:s,known:(a,l,c,u)=>o.get(n(a,s(a,
l,c),c,u)),async ask(a,l,c,u,d){let m=s(a,l,c),p=n(a,m,c,u),f=await e[a].find({name:m,category:c,occurrence:u},{signal:d});o.size>_L&&(o=new Map);let{of:h,launch:g,launched:y,launches:w}=f??{},b=f?{...f.
rows[0],of:h,launch:g,launched:y,launches:w}:null;return o.set(p,b),b},nameOf:(a,l)=>{let c=a.data();if(l<0||!c||!en(c,l))return null;let[u,d]=Or(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function ra(e,t,o){
for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:a})=>a===o.lane);if(r)return{pane:n,lane:o.lane,level:o.level,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:r.row+(r.open?
o.level:0)}}return null}var Cl=2e4,kL=3,G0=e=>Math.round(e*1e3),Y0=(e,t,o)=>`${e} ${G0(t)} ${G0(o)}`;function xL(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(Y0(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),a=e.by_step.find(l=>l.span===t);return n.cut=s===Cl?r-Cl:0,n.words=a?`${L(a.work)} of work in ${L(a.path)}${n.cut>
0?`; the longest ${A(Cl)} of ${A(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function $L(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===Co&&t.merged[n]<=1&&s&&e.rows.has(Y0(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&!Ww(t,n)&&o.push(n)}e.drawn.set(t,o)}return o}function K0(e,t,o,n){let s=o.data(),r=G("--path-m\
ark"),a=c=>Math.max(-3,Math.min(t.width+3,c));for(let{id:c,top:u}of s.bands){let d=-1/0;for(let[m,p]of n.lanes.get(c)??[]){let f=a(t.x(m-s.shift)),h=a(Math.max(t.x(p-s.shift),t.x(m-s.shift)+1));h>d&&h>
f&&(e.box(Math.max(f,d),t.top+u,h-Math.max(f,d),kL,r),d=h)}}let l=t.rowHeight;for(let c of $L(n,s)){let[u,d]=[a(t.x(s.start[c])),a(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function V0({
toggle:e,change:t,error:o}){let n=D("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=i("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},a={control:"",test:""},l={control:null,test:null};function c(){let m=We.filter(p=>r[p]).map(p=>`${p}: ${r[p].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),a[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:p,marker:f,sample:h}){let g=new URLSearchParams({set:p,ranks:String(h.rank),segments:String(
Cl),...h.step_number===null?{}:{steps:String(h.step_number)},...f?{marker:f}:{}}),y=`${g} ${h.span}`;if(a[m]!==y){u(m),a[m]=y,l[m]=new AbortController;try{let w=await jo("critical_path",g,{signal:l[m].
signal});a[m]===y&&(r[m]=xL(w.set,h),c(),t())}catch(w){a[m]===y&&w.name!=="AbortError"&&o(w)}}}return{node:n,words:s,of:m=>r[m],draw(m,p,f){n.setAttribute("aria-pressed",String(m.path));for(let h of We)
m.path&&p.includes(h)&&f[h]?d(h,{set:m[h],marker:m[`${h}_marker`],sample:f[h].sample}):u(h);c()},unmount(){We.forEach(m=>l[m]?.abort())}}}var Q0={control:["A","Control"],test:["B","Test"]};function J0(e){let t=i("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(a,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),We.map(m=>[a[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;O(t,We.map(m=>s(m,a,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(a,l,c,u){let[d,m]=Q0[a],p=ae("set"),f=Ao({id:p,field:a,set:c&&He(c,l[a]),text:l[a],none:`No ${a}`,onPick:h=>e({[a]:h===null?"":Ge(
h.id),[`${a}_rank`]:"",[`${a}_span`]:"",[`${a}_step`]:"",[`${a}_marker`]:""})});return i("div",{class:`side-card side-${a}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},d),
i("label",{for:p},m),f.node),u?.sample&&i("div",{class:"side-selection"},r(a,u)))}function r(a,{samples:l,sample:c}){let u=Qc(l),d=Jc(l,c.rank),m=Xc(l,c.rank,c.span),p=(g,y,w,b,k,_)=>{let v=ae(g),x=i(
"select",{id:v,data:{field:`${a}_${g}`},on:{change:()=>e({..._,[`${a}_${g}`]:x.value})}},w.map(E=>i("option",{value:String(E),selected:E===b},k(E))));return i("span",{class:"sample-field"},i("label",{
for:v},y),x)},f=m.indexOf(c),h=(g,y,w)=>ke(y,`${Q0[a][1]}: ${w} step`,()=>e({[`${a}_step`]:String(m[f+g].step_number)}),{data:{field:`${a}_${w}`},disabled:!m[f+g],class:"step-move"});return[p("rank","\
Rank",u,c.rank,String,{[`${a}_span`]:""}),d.length>1&&p("span","File",d,c.span,g=>String(g+1),{}),c.step_number===null?i("span",{class:"muted small"},`whole recording, ${L(c.step)}`):[p("step","Step",
m.map(g=>g.step_number),c.step_number,g=>`${g} · ${L(m.find(y=>y.step_number===g).step)}`,{}),h(-1,"up","previous"),h(1,"down","next"),i("span",{class:"visually-hidden"},`takes ${re(c.step)}`)]]}return{
node:t,draw:n,choose(a){let l=t.querySelector(`[data-field="${a}"]`);l?.focus(),l?.click()}}}var vL=200,X0=8,SL=1e3;function Z0({onText:e,onStep:t}){let o=ae("search"),n=Je(vL,()=>e(s.value.trim())),s=i("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=i("span",{class:"muted small",role:"status"}),a=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([l,c,u])=>ke(c,u,()=>t(l),{hidden:!0,class:"step-m\
ove"}));return{node:i("span",{class:"timeline-search",role:"search"},i("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,a,r),focus(){s.focus()},draw(l){document.activeElement!==
s&&(s.value=l),a.forEach(c=>{c.hidden=l===""})},say(l){O(r,l)}}}function EL(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:a,names:l}of(o??new Map).values()){let c=l[n];a[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(lt(c,a.category),{name:c,category:a.category,time:a[`${n}_total_duration`]})}for(let a of t.filter(l=>l.side===n))a.data()?.names.forEach((l,c)=>{let u=a.data().categories[c],d=lt(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((a,l)=>l.time-a.time)}async function ex(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=EL(e,o,n,l.side);return r||=c.length>X0,c.slice(0,X0).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:SL});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(p=>({...p,side:l.side,name:u,category:d,at:p.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var tx=(e,t,o)=>t===0?"No name contains this text.":o?`${j(t,"call")} of the ${j(
e,"name")} with the most time`:`${j(t,"call")} of ${j(e,"name")}`,ox=(e,t)=>`${A(e+1)} of ${A(t)}`;var vm={control:"Control",test:"Test"};function TL(e,t,o){return t===void 0?`${vm[e]}: …`:t===null?`${vm[e]}: no ${xm(o+1)} call`:`${vm[e]}: ${re(t.duration)}, from ${re(t.start)}${t.of?`; ${j(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}${OL(t)}`}function OL({start:e,launch:t,launched:o,launches:n}){if(t)return`; launched ${L(e-t.start)} earlier`;if(!(o>0))return"";let s=Math.min(...n.
map(r=>r.start))-e;return`; it launched ${j(o,"device row")}, ${o>1?"the first of ":""}which began ${L(s)} later`}var ML=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function nx(e){let t=i(
"section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify([n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:a,
test:l}=n.rows,c=e.href(n),u=s.map(m=>[m,ML(n.rows[m])]).filter(([,m])=>m),d=km(n.change);O(t,i("p",{class:"timeline-selected-name mono"},i("bdi",{},n.name),i("span",{class:"muted"},` · ${n.category}\
 · ${xm(n.nth+1)} call`)),i("p",{class:"timeline-selected-times"},We.filter(m=>s.includes(m)).map(m=>i("span",{class:`${m}-text`},TL(m,n.rows[m],n.nth))),a&&l&&i("span",{class:"strong"},`test − contr\
ol: ${be(l.duration-a.duration)}`)),un(n)&&i("p",{class:"small"},`${An}.`),d&&i("p",{class:"small"},`This operation ${["new","gone"].includes(n.change.change)?"is ":""}${d}.`),i("p",{class:"op-actions"},
D("Zoom to it",e.zoom,{class:"link-button"}),u.map(([m,p])=>D(`${n.rows[m].launch?"Its launch":"What it launched"}${u.length>1?`, ${m}`:""}`,()=>e.go(m,p),{class:"link-button",title:p.name})),a&&l&&!n.
aligned&&D("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&i("a",{href:c},"Open this operation"),D("Copy the name",()=>zt(
n.name,"Name copied."),{class:"link-button"}),D("Clear (Escape)",e.clear,{class:"link-button"})))}}}function sx(e,t){let{stage:o,sides:n,partners:s}=e,r=null,a="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(w){let b=e.state(),k=b.name===""?"":JSON.stringify([e.key(),b.name,b.category,
b.nth,w,w.map(_=>s.named(_,b.name,b.category))]);if(k===a){f(w);return}if(a=k,r=null,k!==""&&b.nth===null){await p(w,k);return}if(k!==""){let{name:_,category:v,nth:x}=b;r={name:_,category:v,nth:x,rows:Object.
fromEntries(w.map(E=>[E,s.known(E,_,v,x)??s.drawn(o.shown(),E,_,v,x)??void 0]))}}f(w),r&&await m(r,w)}async function m(w,b){let{name:k,category:_,nth:v,rows:x}=w;await Promise.all(b.filter(E=>x[E]?.of===
void 0&&x[E]!==null).map(async E=>{try{x[E]=await s.ask(E,k,_,v)}catch{}})),!c&&r===w&&f(b)}async function p(w,b){let{name:k,category:_,at:v}=e.state(),x=[...new Set([v,"test","control"])].filter(E=>w.
includes(E));for(let E of x){let S=null,$=await n[E].find({name:s.named(E,k,_),category:_,order:"duration",limit:1}).catch(T=>{S=T});if(c||a!==b)return;if(S){Ee(`The search for ${k} failed. ${S.message}`,
{urgent:!0});return}if($){let[T]=$.rows,M=T.start-e.shifts()[E];l=!0,o.goTo(o.around({start:M,end:M+T.duration}),!0),e.change({category:$.category,nth:T.occurrence,at:E,open:e.opened(E,T.lane),...o.current()});
return}}Ee(`${k} does not occur in this ${$m(w.map(E=>n[E].chosen))}.`,{seconds:10}),e.change(u)}function f(w){let b=r===null?[]:w.map(_=>r.rows[_]&&ra(o.shown(),_,r.rows[_])).filter(Boolean);o.mark({
selected:b,links:r===null?[]:w.flatMap(h)});let k=e.state();t.draw(r&&{...r,rows:Object.fromEntries(w.map(_=>{let v=r.rows[_];return[_,v&&{...v,pane:void 0,whole:n[_].chosen?.sample.step_number===null}]})),
change:e.changes()?.get(lt(r.name,r.category))??null,aligned:k.align===r.name&&k.align_nth===r.nth},w),l&&b.length>0&&(l=!1,o.reveal(g()))}function h(w){let b=r.rows[w],k=b?.launches?.length===b?.launched?
b?.launches??[]:[];return[...b?.launch?[[b.launch,b]]:[],...k.map(_=>[b,_])].map(_=>_.map(v=>ra(o.shown(),w,v))).filter(([_,v])=>_&&v)}let g=()=>o.marks.selected.find(({pane:w})=>w.side===e.state().at)??
o.marks.selected[0];function y(){let w=g();if(w){let b=Math.max((w.end-w.start)*1.6,.1),k=(w.start+w.end)/2;o.goTo({from:k-b/2,to:k+b/2}),o.reveal(w)}return w!==void 0}return{draw:d,place:g,zoom:y,current:()=>r,
show({name:w,category:b,occurrence:k,side:_,at:v,duration:x,lane:E}){l=!0,o.goTo(o.around({start:v,end:v+x})),e.change({name:w,category:b,nth:k,at:_,open:e.opened(_,E)})},pick(w,b){let k=s.nameOf(w,b);
if(k){let[_,v,x]=k,E=e.state(),S=E.name===_&&E.category===v&&E.nth===x;l=!S,e.change(S?u:{name:_,category:v,nth:x,at:w.side})}return k!==null},step(w){let b=g(),k=b?o.beside(b,w):-1;if(k<0)return!1;let[
_,v,x]=s.nameOf(b.pane,k),E=b.pane.data(),S=o.current();if(E.start[k]<S.from||E.end[k]>S.to){let $=(E.start[k]+E.end[k])/2,T=(S.to-S.from)/2;o.goTo({from:$-T,to:$+T})}return e.change({name:_,category:v,
nth:x,at:b.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var AL=300,CL={longer:"longer",shorter:"shorter",new:"new",gone:"gone"};function rx({onPick:e,partnerOf:t}){let o=(a,l,c)=>({key:a,title:l,show:String,...c}),n=io({caption:"Spans in view",class:"timel\
ine-table",level:"h2",limit:15,columns:[o("side","Side",{tone:a=>`${a}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(a,l)=>D(a||"(no name)",()=>e(l.pane,l.i),{class:"link-button timeline-nam\
e",title:a})}),o("start","Start",{number:!0,show:L,exact:re,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:L,exact:re}),o("diff","Test − control",{number:!0,show:be,
exact:Ie,what:"Against the same call of the other side, where both are drawn",tone:a=>a>0?"more":a<0?"less":""}),o("change","In the step",{show:a=>CL[a]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=i("p",{class:"muted small",hidden:!0});function r(a,l){let c=[];for(let u of a){let d=u.data();if(d)for(let m=0;m<d.length;m+=1)d.start[m]<l.to&&d.end[m]>l.from&&(en(d,m)||d.sort[m]!==
Co&&d.sort[m]!==Ro)&&c.push({pane:u,i:m,duration:d.end[m]-d.start[m]})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,AL),c.length]}return{node:i("div",{},n.node,s),draw(a,l){let[c,u]=r(a,l);s.hidden=
u<=c.length,s.textContent=`The ${A(c.length)} longest of ${j(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:p})=>{let f=d.data(),h=f.sort[m]===Co,g=h?t(d,m):null;return{pane:d,i:m,duration:p,
side:d.side,start:f.start[m]+f.shift,lane:f.lanes[f.lane[m]]?.label??"steps",name:h?f.names[f.name[m]]:d.textOf(m),change:h?d.changeAt(m):"",diff:g===null?null:d.side==="control"?g.duration-p:p-g.duration}}))}}}var Rl=9,Ll=3,RL=7;function ax({onRange:e}){let t=i("canvas",{"aria-hidden":"true"}),o=i("div",{class:"overview-view"}),n=i("div",{class:"timeline-overview","aria-hidden":"true"},t,o),s=[],r={from:0,to:1},
a=r,l=0,c=null;function u(){l=0;let k=n.clientWidth,_=We.flatMap($=>[!0,!1].map(T=>s.filter(M=>M.side===$&&M.data()?.bands.some(W=>W.sort==="host"===T)).map(M=>({pane:M,host:T})))).filter($=>$.length>
0),v=Math.max(1,_.length)*(Rl+Ll)+Ll,x=globalThis.devicePixelRatio||1;[t.width,t.height]=[Math.round(k*x),Math.round(v*x)],t.style.height=`${v}px`;let E=t.getContext("2d",{alpha:!1});E.scale(x,x),E.fillStyle=
G("--surface-sunk"),E.fillRect(0,0,k,v);let S=$=>k*($-r.from)/(r.to-r.from);_.forEach(($,T)=>$.forEach(({pane:M,host:W})=>d(E,M,W,Ll+T*(Rl+Ll),S)))}function d(k,_,v,x,E){let S=_.data();k.fillStyle=G(v?
"--span-host":"--span-compute");let $=new Map,T=-1/0;for(let M=0;M<S.length;M+=1){if(S.lanes[S.lane[M]]?.sort==="host"!==v)continue;let[W,N]=[E(S.start[M]),E(S.end[M])],I=_.changeAt(M);if(I!==""&&S.merged[M]<=
1){let K=$.get(I)??[];K.push(W,N),$.set(I,K)}S.name[M]>=0&&S.lanes[S.lane[M]].sort!=="other"&&(N>T+.5||W<T-50)&&(k.fillRect(W,x,Math.max(.5,N-W),Rl),T=N)}for(let[M,W]of $){k.fillStyle=G(`--span-${M}`);
for(let N=0;N<W.length;N+=2)k.fillRect(W[N],x,Math.max(.7,W[N+1]-W[N]),Rl)}}function m(){l||=requestAnimationFrame(u)}function p(){let k=r.to-r.from,_=100*(a.from-r.from)/k,v=100*(a.to-a.from)/k;o.style.
setProperty("left",`${_}%`),o.style.setProperty("width",`${v}%`)}let f=k=>{let _=n.getBoundingClientRect(),v=(k.clientX-_.left)/Math.max(1,_.width);return r.from+Math.min(1,Math.max(0,v))*(r.to-r.from)},
h=()=>a.to-a.from>.999*(r.to-r.from);function g(k){let _=RL*(r.to-r.from)/Math.max(1,n.clientWidth),[v,x]=[a.from,a.to].map(E=>Math.abs(f(k)-E));return k.shiftKey||Math.min(v,x)>_?k.shiftKey||h()?"ran\
ge":"move":v<x?"from":"to"}function y(k){let{part:_,at:v,view:x}=c;if(_==="move")e(x.from+k-v,x.to+k-v);else if(_!=="range"){let E={...x,[_]:k};e(Math.min(E.from,E.to),Math.max(E.from,E.to))}}n.addEventListener(
"pointerdown",k=>{if(k.button===0){n.setPointerCapture(k.pointerId);let _=f(k);if(c={part:g(k),at:_,view:a},c.part==="move"&&(_<a.from||_>a.to)){let v=(a.to-a.from)/2;c.view={from:_-v,to:_+v},y(_)}}}),
n.addEventListener("pointermove",k=>{c?y(f(k)):n.style.cursor=["from","to"].includes(g(k))?"ew-resize":""}),n.addEventListener("pointerup",k=>{let[_,v]=[c?.at,f(k)];c?.part==="range"&&_!==v&&e(Math.min(
_,v),Math.max(_,v)),c=null}),n.addEventListener("pointercancel",()=>{c=null});let w=new ResizeObserver(m);w.observe(n);let b=ht(m);return{node:n,draw(k,_){[s,r]=[k,_],m(),p()},view(k,_){a={from:k,to:_},
p()},unmount(){cancelAnimationFrame(l),w.disconnect(),b()}}}var LL=15,aa=190,NL={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Sm=.02,PL=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],IL=new Set(["\
new","gone","gap"]),DL={control:"A",test:"B"},qL=[1,.78,.56];function BL(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,o]=Mr(e.row),n=Math.abs(o-t)/Math.max(t,o);return n>=.5?0:n>=.25?
1:2}function WL(e,t,o){return e.sort[t]===Cs?"gap":e.sort[t]===Rs?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===Ro?"outside":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].
sort==="host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function ix({side:e,kind:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t}`,s=i("ul",{class:"t\
imeline-heads","aria-label":`Lanes: ${n}`}),r=i("div",{class:"timeline-drawing"}),a=i("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s,r),l=null,c=[],u=[],d=[],m=null,p={},f="",h={side:e,kind:t,
node:a,data:()=>l},g=$=>$<0?-1:l.pieces.of[$];function y(){p=Object.fromEntries(PL.map($=>[$,qL.map(T=>pl(G(`--span-${$}`),G("--surface"),T))]))}let w=$=>l.name[$]<0||l.lanes[l.lane[$]]?.sort==="other"?
"":u[l.name[$]];function b(){let $=l.names.map((T,M)=>m?.get(lt(T,l.categories[M])));u=$.map(T=>T?.change??""),d=$.map(BL),c=Array.from({length:l.length},(T,M)=>WL(l,M,w(M)))}function k($){if(l.sort[$]===
Cs){let N=l.gaps[l.gap[$]];return`idle ${L(N.duration)} · host: ${N.operator??N.host??"nothing recorded"}`}if(l.sort[$]===Rs){let N=l.gaps[l.gap[$]];return`step ${N.step_number} · ${L(N.duration)}`}
if(l.sort[$]===Ro)return Ne(l.gaps[l.gap[$]].mean,0,3);let T=l.names[l.name[$]],W=un({name:T,category:l.categories[l.name[$]]})?`${An} (${T})`:T||"(no name)";return(NL[c[$]]??"")+(l.merged[$]>1?`${l.merged[$]}\
 rows, most of them ${W}`:W)}let _=$=>p[c[$]][["longer","shorter"].includes(c[$])?d[l.name[$]]:0];function v(){let $=JSON.stringify(l.bands);if($===f)return;f=$;let{lane:T,act:M}=s.contains(document.activeElement)?
document.activeElement.dataset:{},W=I=>ke("pin",`${t==="pinned"?"Unpin":"Pin"} ${I.label}`,()=>o.pin(h,I),{class:"lane-pin",data:{lane:I.id,act:"pin"}}),N=({label:I})=>t==="pinned"?`${DL[e]}: ${I}`:I;
s.style.height=`${l.height}px`,O(s,l.bands.map(I=>i("li",{class:"lane-head",title:I.label,css:{top:`${I.top}px`,height:`${I.height}px`}},I.folds?D(N(I),()=>o.fold(h,I),{class:"lane-fold",data:{lane:I.
id,act:"fold"},"aria-expanded":String(I.open)}):i("span",{},N(I)),W(I)))),[...s.querySelectorAll("button")].find(({dataset:I})=>I.lane===T&&I.act===M)?.focus()}function x($,T){for(let{top:M}of l?.bands??
[]){let W=Math.round(T.top+M)+.5;$.line(0,W,T.width,W,G("--grid"))}o.decorate($,T,h)}y();let E=_l(r,{rowHeight:Ai,label:`${n}: a table below has the same`,least:Sm,colour:$=>_(g($)),hatched:$=>IL.has(
c[g($)]),text:$=>k(g($)),onHover:($,T)=>o.hover(h,g($),T),onPick:($,T)=>o.pick(h,g($),T),onView:($,T,M)=>o.view(h,$,T,M),onMeasure:o.measure,onKey:$=>o.key($,h),decorate:x}),S=ht(()=>{y(),E.redraw()});
return Object.assign(h,{drawing:E,show($,T){l=$,b(),E.set({...$.pieces,tops:$.tops,height:$.height,from:T.from,to:T.to}),a.hidden=$.bands.length===0,v()},setChanges($){m=$,l&&(b(),E.redraw())},highlight($){
let T=$&&new Set($);E.highlight(T&&l.pieces.of.flatMap((M,W)=>T.has(M)?[W]:[]))},whole($){let{height:T,paint:M}=E.whole($-aa);return{height:T,paint(W){M(Kr(W,aa,0)),l.bands.forEach(({label:N,top:I})=>W.
words(6,I+LL,Zs(N,30),G("--muted")))}}},changeAt:w,textOf:k,title:n,destroy(){S(),E.destroy()}})}function lx(e,t,{start:o,end:n,row:s},r,a,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,a)}function FL(e,t,o,n){let s=-1,
r=a=>t.y(o.row[a])+2+(n-4)*(1-o.gaps[o.gap[a]].at);for(let a=0;a<o.length;a+=1){if(o.sort[a]!==Ro)continue;let l=t.x(o.start[a]),c=t.x(o.end[a]);c>=0&&l<=t.width&&(e.line(l,r(a),c,r(a),G("--text"),1),
s>=0&&o.row[s]===o.row[a]&&o.end[s]===o.start[a]&&e.line(l,r(s),l,r(a),G("--text"),1)),s=a}}function cx(e,t,o,n){let s=t.rowHeight;FL(e,t,o.data()??{length:0},s);let r=n.path(o.side);if(r&&K0(e,t,o,r),
n.measure){let{from:a,to:l}=n.measure,[c,u]=[t.x(a),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,G("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.height,G("--accent"),1)}if(n.aligned!==null){
let a=Math.round(t.x(n.aligned))+.5;e.line(a,0,a,t.height,G("--accent"),1.5)}for(let a of n.selected)a.pane===o&&lx(e,t,a,G("--accent"),2.5,s);n.partner?.pane===o&&lx(e,t,n.partner,G("--text"),1.5,s)}function jL(e,t){let[o,n]=ze(t*10);return`${Ne(e/n,0,3).replace("-","−")} ${o}`}function ux(e,t,o){A_(e,{view:t,width:o,format:jL,colours:{surface:G("--surface"),border:G("--border"),muted:G("--mut\
ed")}})}function dx(){let e=i("canvas",{}),t=i("div",{class:"timeline-ruler","aria-hidden":"true"},e),o={from:0,to:1},n=0;function s(){n=0;let c=t.clientWidth,u=globalThis.devicePixelRatio||1;[e.width,
e.height]=[Math.round(c*u),Math.round(Po*u)],e.style.height=`${Po}px`;let d=e.getContext("2d",{alpha:!1});d.scale(u,u),ux(Us(d,getComputedStyle(document.body).fontFamily),o,c)}let r=()=>{n||=requestAnimationFrame(
s)},a=new ResizeObserver(r);a.observe(t);let l=ht(r);return{node:t,view(c,u){o={from:c,to:u},r()},whole:c=>({height:Po,paint:u=>ux(Kr(u,aa,0),o,c-aa)}),unmount(){cancelAnimationFrame(n),a.disconnect(),
l()}}}var HL=60,UL=40,zL=130,mx=8;function px({partners:e,on:t}){let o={selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path},n=N0(),s=P0(),r=null,a=0,l=null,c=!1,u=[],d={from:0,to:1},m={
hover:W,view:$,key:t.key,fold:t.fold,pin:T,pick:(V,Z)=>t.pick(V,Z),measure:(V,Z,B)=>t.measure(V<Z?{from:V,to:Z}:null,B),decorate:(V,Z,B)=>cx(V,Z,B,o)},p=["pinned","host","device"].flatMap(V=>We.map(Z=>ix(
{side:Z,kind:V,on:m}))),f=({kind:V})=>V==="pinned",h=i("section",{class:"timeline-pins","aria-label":"Pinned lanes"},p.filter(f).map(V=>V.node)),g=We.map(V=>i("section",{class:`timeline-side timeline-${V}`,
data:{side:V},"aria-label":V==="control"?"Control":"Test"},i("p",{class:`timeline-side-name ${V}-text small`}),p.filter(Z=>Z.side===V&&!f(Z)).map(Z=>Z.node))),y=ax({onRange:(V,Z)=>E().drawing.view(V,Z,
!0)}),w=dx(),b=i("div",{class:"timeline-lanes"},h,g,s.node),k=i("div",{class:"timeline-head"},y.node,w.node),_=i("section",{class:"card timeline-stage","aria-label":"Timeline"},k,b,n.node),v=new ResizeObserver(
()=>_.style.setProperty("--head",`${k.offsetHeight}px`));v.observe(k);let x=()=>{h.hidden||fe()};document.addEventListener("scroll",x,{capture:!0,passive:!0});let E=()=>u[0]??p[0],S=()=>E().drawing.current();
function $(V,Z,B,z){c||(c=!0,u.filter(C=>C!==V).forEach(C=>C.drawing.follow(Z,B,z)),c=!1,M(),fe(),t.view(Z,B,z))}function T({side:V},Z){t.pin(V,Z),u.filter(B=>B.side===V).flatMap(B=>[...B.node.querySelectorAll(
".lane-pin")]).find(({dataset:B})=>B.lane===Z.id)?.focus()}function M(){let{from:V,to:Z}=S();y.view(V,Z),w.view(V,Z)}function W(V,Z,B){r=Z>=0?{pane:V,i:Z,event:B}:null,clearTimeout(a),l?.abort(),o.partner=
null,r?N():n.hide(),fe(),Pe()}function N(){let{pane:V,i:Z}=r,B=t.both()?e.nameOf(V,Z):null;if(B===null){ee(void 0);return}let z=In[V.side],C=e.drawn(u,z,...B)??(I(z,...B)?null:e.known(z,...B));if(K(C),
C!==void 0)return;let H=r;a=setTimeout(async()=>{l=new AbortController;try{let Q=await e.ask(z,...B,l.signal);r===H&&(K(Q),fe(),Pe())}catch{}},HL)}function I(V,Z,B,z){let C=t.changes()?.get(lt(Z,B))?.
row;return C!==void 0&&z>=C[`${V}_counts`]}function K(V){o.partner=V?ra(u,In[r.pane.side],V):null,ee(V)}function ee(V){let{pane:Z,i:B,event:z}=r;z&&n.show(R0(Z,B,{changes:t.changes(),partner:V,other:t.
both()?In[Z.side]:""}),z.clientX,z.clientY)}let ne=({pane:V,start:Z,end:B,row:z})=>V.drawing.placeOf({start:Z,end:B,row:z});function fe(){s.drawLinks(o.links.map(B=>B.map(z=>z.pane.drawing.boxOf(z))));
let{partner:V,selected:Z}=o;if(r&&V){let{start:B,end:z,row:C}=r.pane.data(),{pane:H,i:Q}=r;s.draw(ne({pane:H,start:B[Q],end:z[Q],row:C[Q]}),ne(V))}else Z.length===2?s.draw(...Z.map(ne)):s.draw(null,null)}
let Pe=()=>u.forEach(V=>V.drawing.redraw());return{node:_,panes:p,shown:()=>u,current:S,around({start:V,end:Z}){let B=(V+Z)/2,z=S(),C=E().drawing.node.clientWidth||1e3,H=Math.max(Z-V,.01)*C/UL,Q=Math.
max((Z-V)*1.3,Math.min(z.to-z.from,H));return{from:B-Q/2,to:B+Q/2}},goTo:({from:V,to:Z},B)=>E().drawing.view(V,Z,B),glide(V){let{from:Z,to:B}=E().drawing.goal(),[z,C]=[(Z+B)/2,(B-Z)/2*V];E().drawing.view(
z-C,z+C)},slide(V){let{from:Z,to:B}=E().drawing.goal(),z=V*(B-Z);E().drawing.view(Z+z,B+z)},fit(){E().drawing.view(d.from,d.to)},show(V,Z,B,z,C){d=B,r=null,o.partner=null,n.hide();let H=u,Q=H.length>0?
S():null;u=V.map(({pane:oe,data:Se})=>(oe.show(Se,Z),oe)).filter(oe=>oe.data().bands.length>0),p.filter(oe=>!u.includes(oe)).forEach(oe=>{oe.node.hidden=!0}),h.hidden=!u.some(f),g.forEach(oe=>{let{side:Se}=oe.
dataset;oe.hidden=!u.some(U=>U.side===Se&&!f(U)),oe.firstChild.textContent=z[Se]??""}),C?u.forEach(oe=>{let{from:Se,to:U}=Yn(C,oe.drawing.extent(),Sm);oe.drawing.follow(Se,U)}):Q&&u.filter(oe=>!H.includes(
oe)).forEach(oe=>oe.drawing.follow(Q.from,Q.to)),M()},drawOverview(V){y.draw(u,V)},setChanges(V){p.forEach(Z=>Z.setChanges(V))},mark(V){Object.assign(o,V),fe(),Pe()},marks:o,whole:V=>[{lines:[],...w.whole(
V)},...u.map(Z=>({lines:[Z.title],...Z.whole(V)}))],reveal({pane:V,start:Z,end:B,row:z}){let C=V.drawing.boxOf({start:Z,end:B,row:z}),{bottom:H}=(h.hidden?w.node:h).getBoundingClientRect();if(f(V))V.drawing.
reveal(z);else{let Q=window.innerHeight-Math.max(zL,t.below());window.scrollBy(0,C.top<H||Q<H?C.top-H-mx:Math.max(0,C.bottom-Q+mx))}},beside({pane:V,start:Z,lane:B,level:z},C){let H=V.data(),Q=-1;for(let oe=0;oe<
H.length;oe+=1){let Se=C*(H.start[oe]-Z);Se>0&&H.level[oe]===z&&H.lanes[H.lane[oe]]?.id===B&&en(H,oe)&&(Q<0||Se<C*(H.start[Q]-Z))&&(Q=oe)}return Q},unmount(){clearTimeout(a),l?.abort(),document.removeEventListener(
"scroll",x,{capture:!0}),v.disconnect(),y.unmount(),w.unmount(),p.forEach(V=>V.destroy())}}}var GL=1e3,fx={control:"Control",test:"Test"},YL="Time in the stretch, of a host row without the rows below it";function KL(e,t){let o=new Map,n=Object.keys(e);for(let r of n)for(let{name:a,category:l,
sort:c,calls:u,self:d}of e[r].rows){let m=t(a,l),p=o.get(lt(m,l))??{name:m,category:l,sort:c};p[r]=(p[r]??0)+d,p[`${r}_calls`]=(p[`${r}_calls`]??0)+u,o.set(lt(m,l),p)}for(let r of o.values()){for(let a of n){
let l=e[a].of>e[a].rows.length?null:0;r[a]??=l,r[`${a}_calls`]??=l}r.diff=n.length===2&&r.control!==null&&r.test!==null?r.test-r.control:null}let s=r=>Math.abs(r.diff??0)||Math.max(r.control??0,r.test??
0)*1e-6;return[...o.values()].sort((r,a)=>s(a)-s(r))}function VL(e,t){let o=n=>({key:n,title:fx[n],number:!0,what:YL,show:L,exact:re});return io({caption:"Time by name",class:"timeline-sums-table",level:"\
h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:n=>D(n||"(no name)",()=>t(n),{class:"link-button timeline-name",title:n})},{key:"sort",title:"Where",show:String},...e.map(o),...e.length===
2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:be,exact:Ie,tone:n=>n>0?"more":n<0?"less":""}]:[],...e.map(n=>({key:`${n}_calls`,number:!0,title:e.length===2?`${fx[n]} calls`:"Cal\
ls",show:A}))]})}function hx(e){let t=i("p",{class:"timeline-measured",role:"status"}),o=i("div"),n=i("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},t,o),s="",r=null;async function a(l,c,u){
r?.abort();let d=new AbortController;r=d;try{let m={};if(await Promise.all(c.map(async({side:p,set:f,query:h})=>{let g=new URLSearchParams(h);Object.entries({from:l.from+u[p],to:l.to+u[p]}).forEach(([
y,w])=>g.set(y,String(Math.round(w*1e3)/1e3))),g.set("limit",String(GL)),m[p]=await lp(f,g,{signal:d.signal})})),r===d){let p=Object.fromEntries(c.map(({side:g})=>[g,m[g]])),f=VL(Object.keys(p),e.search),
h=KL(p,e.nameOf);f.show(h),O(o,h.length>0?f.node:i("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(m){r===d&&m.name!=="AbortError"&&O(o,i("p",{class:"notice small"},`Its sums could not be\
 loaded. ${m.message}`))}}return{node:n,draw(l,c,u,d){let m=l?JSON.stringify([l,d,u]):"";if(m!==s){if(s=m,n.hidden=l===null,l===null){r?.abort();return}O(t,i("b",{},L(l.to-l.from)),i("span",{class:"mu\
ted small"},` from ${re(l.from)} to ${re(l.to)} `),D("Zoom to it",()=>e.zoom(l),{class:"link-button"}),ke("close","Remove the stretch (Escape)",e.clear)),a(l,c,u)}},unmount(){r?.abort()}}}var gx=.001;function wx(e){let{stage:t}=e,o=!1;function n(){let{sum_from:a,sum_to:l}=e.state();return a===null?null:{from:a,to:l}}function s(a,l=!0){o=!l,t.mark({measure:a}),l&&(e.change({sum_from:a?.
from??null,sum_to:a?.to??null},{replace:!0}),a&&ye(`${L(a.to-a.from)} chosen.`))}let r=hx({zoom:t.goTo,clear:()=>s(null),nameOf:e.nameOf,search:a=>e.change({q:a},{replace:!0})});return{node:r.node,current:n,
choose:s,draw(a){o||t.mark({measure:n()}),r.draw(n(),e.sides(a),e.shifts(),e.key())},ofCall(){let a=e.place(),l=n();return a&&s(l&&Math.abs(l.from-a.start)>gx?{from:Math.min(l.from,a.start),to:Math.max(
l.from,a.start)}:{from:a.start,to:Math.max(a.end,a.start+gx)}),a!==void 0},unmount:r.unmount}}function yx(e,t){let o=null,n=-1;function s(r){let a=`${t.key()}|${r}`;if(o?.key!==a){let l={key:a,list:[]};o=l,n=-1,l.found=ex(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>lt(m.name,m.category)));e.say(tx(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,a){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=a>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+a+l.length)%l.length;e.say(ox(n,l.length)),t.onCall(l[n])}}}}var QL=350,JL=250,XL=220,ia={path:"/timeline",name:"Timeline",read:Ka,mount:(e,t)=>ZL(e,t)},bx=(e,t)=>["from","to"].some(o=>Math.abs(e[o]-t[o])>.002+1e-6*Math.abs(t[o]));function ZL(e,t){let o=e.clientWidth,
n=Ka(location.search),s=null,r=null,a="",l=null,c={control:0,test:0},u="",d="",m="",p={from:0,to:1},f=p,h=!1,g=Object.fromEntries(We.map(F=>[F,W0(F,{onChange:()=>!h&&U(),onError:J=>!h&&Jm(J)})])),y=Object.
fromEntries(We.map(F=>[F,null])),w=z0(g,()=>r),b=V0({toggle:()=>C({path:!n.path}),change:()=>!h&&k.mark({}),error:Jm}),k=px({partners:w,on:{view:q,pick:Re,key:os,fold:({side:F},J)=>C({open:Ya(n.open,ys(
F,J))},{replace:!0}),pin:(F,J)=>C({pin:Ya(n.pin,ys(F,J))},{replace:!0}),measure:(...F)=>E.choose(...F),changes:()=>r,both:()=>Eo(n).length===2,path:F=>b.of(F),below:()=>Pe.offsetHeight}}),_=Z0({onText:F=>C(
{q:F},{replace:!0}),onStep:F=>T.walk(n.q,F)}),v=I0({zoom:k.glide,fit:k.fit,save:g$,show:F=>C({show:F}),sum:()=>E.choose(k.current()),unalign:()=>C({align:"",align_category:"",align_nth:0})},_.node,b.node),
x=nx({zoom:()=>$.zoom(),align:Le,go:(F,J)=>$.show({...J,side:F,at:J.start-c[F]}),href:Ye,clear:()=>$.clear()}),E=wx({state:()=>n,change:C,stage:k,shifts:()=>c,sides:F=>F.map(J=>g[J]),key:()=>[d,r===null,
n.show],place:()=>$.place(),nameOf:(F,J)=>w.named("control",F,J)}),S=()=>`${d}|${u}`,$=sx({state:()=>n,stage:k,sides:g,partners:w,change:F=>C(F,{replace:!0}),shifts:()=>c,changes:()=>r,key:S,opened:te},
x),T=yx(_,{key:()=>`${S()}|${r===null}`,sides:()=>Eo(n).map(F=>g[F]),panes:k.shown,changes:()=>r,shifts:()=>c,from:()=>k.current().from,onCall:F=>!h&&$.show(F)}),M=J0(F=>C({...F,...We.some(J=>J in F)?
{from:null,to:null,name:"",nth:null,align:"",sum_from:null,sum_to:null}:{}})),W=rx({onPick:Re,partnerOf:ue}),N=D0(),I=i("div",{class:"timeline-notes"}),K=i("h1",{class:"visually-hidden"},"Timeline"),ee=i(
"nav",{class:"crumb","aria-label":"Where this is"}),ne=i("div",{class:"message"}),fe=i("p",{class:"muted small"},"Wheel: scroll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift \
and drag: sums of a stretch · ? lists all keys"),Pe=i("div",{class:"timeline-details"},x.node,E.node),V=i("div",{class:"results"},v.node,I,k.node,Pe,N.node,b.words,fe,W.node);e.append(i("div",{class:"\
page timeline-page"},K,ee,M.node,ne,V));let Z=Ct({context:t,results:V,message:ne}),B=Je(QL,()=>{let{from:F,to:J}=k.current();C(bx({from:F,to:J},f)?{from:F,to:J}:{from:null,to:null},{replace:!0})}),z=Je(
JL,()=>{!h&&k.shown().length>0&&W.draw(k.shown(),k.current())});function C(F,{replace:J=!1}={}){h||t.go(bs({...n,...F}),{replace:J})}let H=F=>fn(F,n,s,null),Q=({sample:F})=>`rank ${F.rank}${F.span>0?`\
, file ${F.span+1}`:""}, ${F.step_number===null?"whole recording":`step ${F.step_number}`}`;function oe(){let F=We.filter($e=>n[$e]!==""),J=F.map(H).join(" → ");K.textContent=F.length>0?`${J} · Time\
line`:"Timeline",t.setTitle(K.textContent);let de={...At(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};O(ee,F.length===2&&i("a",{href:t.lastCompare(new URLSearchParams(
de))??Qt(de)},`← ${J}`))}async function Se(){let F=We.map(J=>n[J]).filter(J=>J!=="");if(!F.every(J=>s&&He(s,J))){let J=await bt(F).catch(()=>[]);h||(s=J,U())}}function U(){let F=We.filter(je=>n[je]!==
"");oe(),We.forEach(je=>g[je].load(n));let J=F.length>0&&F.every(je=>g[je].samples!==null)?se(F):{};M.draw(n,s,Object.fromEntries(We.map(je=>[je,J[je]&&{samples:g[je].samples,...J[je]}]))),v.draw(n),_.
draw(n.q);let de=Eo(n),$e=F.find(je=>g[je].error&&(de.includes(je)||g[je].samples===null)),Fe=F.some(je=>g[je].samples?.length===0),nt=de.length>0&&de.every(je=>g[je].whole);F.length===0?Z.say(F0(s)):
$e&&!nt?f$($e):Fe?Z.say(j0()):Z.say(null),V.toggleAttribute("data-skeleton",!nt),t.busy(F.length>0&&!nt&&!$e&&!Fe),nt&&Ae(de,J)}function se(F){let J={};for(let de of F){let $e=J[In[de]]??null;J[de]=g[de].
choose(n,$e)}return Eo(n).filter(de=>J[de]).forEach(de=>g[de].loadWhole(n,Math.max(o-XL,300))),J}let he=F=>F.map(J=>g[J].stepKey()).join("|");function Ae(F,J){let de=he(F),$e=de!==d;$e&&(d=de),m!==`${de}\
 ${n.pin}`&&(m=`${de} ${n.pin}`,F.forEach(Fe=>{y[Fe]=Object.fromEntries(["pinned","host","device"].map(nt=>[nt,qw(je=>n.open.includes(ys(Fe,je)))]))})),P(F),Y(J),pt(F,J,$e),h$(F,J),N.draw(F.length===2,
n.path),b.draw(n,F,J),$.draw(F),E.draw(F),Wt(),z(),t.settled()}let qe=(F,J)=>n.pin.includes(ys(F,J))?"pinned":J.sort==="host"?"host":"device";function pt(F,J,de){let $e=Ve=>F.map(co=>Ve(g[co].whole.extent)-
c[co]),Fe=Math.max(...$e(Ve=>Ve.to));p={from:Math.min(...$e(Ve=>Ve.from)),to:Fe},f={from:Math.min(...$e(Ve=>Math.max(0,Ve.from))),to:Fe};let nt=k.panes.filter(Ve=>F.includes(Ve.side)).map(Ve=>{let{whole:co,
window:w$}=g[Ve.side];return{pane:Ve,data:Bw({window:w$,all:co,takes:y$=>qe(Ve.side,y$)===Ve.kind,shift:c[Ve.side],rows:y[Ve.side][Ve.kind]})}}),je=n.from===null?null:{from:n.from,to:n.to};k.show(nt,p,
f,Object.fromEntries(F.map(Ve=>[Ve,`${H(Ve)}, ${Q(J[Ve])}`])),de?je??f:null),de&&(k.drawOverview(p),R())}function R(){let F=k.current();for(let J of Eo(n)){let de=k.shown().find(nt=>nt.side===J),{whole:$e,
windows:Fe}=g[J];if(de&&$e){let nt=c[J];Fe.want({from:F.from+nt,to:F.to+nt},de.drawing.node.clientWidth,$e.extent)}}}function q(){R(),B(),z()}async function Y(F){let J=F.control&&F.test,de=new URLSearchParams(
{control:n.control,test:n.test});for(let Fe of J?We:[]){let{rank:nt,step_number:je}=F[Fe].sample;de.set(`${Fe}_ranks`,String(nt)),de.set(`${Fe}_steps`,je===null?"all":String(je)),n[`${Fe}_marker`]&&de.
set(`${Fe}_marker`,n[`${Fe}_marker`])}Object.entries({significance:"false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([Fe,nt])=>de.set(Fe,nt));let $e=J?de.toString():"";
if($e!==a&&(a=$e,l?.abort(),r=null,k.setChanges(null),$e!=="")){l=new AbortController;try{let Fe=await st(de,{signal:l.signal});!h&&a===$e&&(r=Ar(Fe),k.setChanges(r),k.drawOverview(p),$.draw(Eo(n)),P(
Eo(n)),z())}catch{}}}async function P(F){let J=n.align===""||F.length<2?"":JSON.stringify([d,n.align_category,n.align_nth,...F.map(Fe=>w.named(Fe,n.align,n.align_category))]);if(J===u)return;u=J;let de=c;
c={control:0,test:0};let $e=null;if(J!==""){let Fe=null,nt=await Promise.all(F.map(je=>g[je].find({name:w.named(je,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).catch(Ve=>{
Fe=Ve})));if(h||u!==J)return;if(Fe)Ee(`The search for the call to align at failed. ${Fe.message}`,{urgent:!0});else if(nt.every(Boolean)){let[je,Ve]=nt.map(co=>co.rows[0].start);c={control:0,test:Ve-je},
$e=je}else(r||n.align_category!=="python_function")&&Ee("The call to align at is not in both steps.",{seconds:8})}k.mark({aligned:$e}),(J!==""||de.test!==0)&&(U(),R(),k.drawOverview(p))}function te(F,J){
let de=k.shown().filter($e=>$e.side===F).flatMap($e=>$e.data().bands).find(({id:$e})=>$e===J);return!de||de.open?n.open:Ya(n.open,ys(F,de))}function ue(F,J){let de=Eo(n).length===2?w.nameOf(F,J):null;
return de&&w.drawn(k.shown(),In[F.side],...de)}function Re(F,J){let de=F.data();if(!$.pick(F,J)&&J>=0&&(de.merged[J]>1||de.sort[J]!==Co)){let $e=(de.end[J]-de.start[J])*.75,Fe=(de.start[J]+de.end[J])/
2;k.goTo({from:Fe-$e,to:Fe+$e})}}function Le(){let{name:F,category:J,nth:de}=$.current();C({align:F,align_category:J,align_nth:de})}function Ye({name:F,category:J}){return n.control===""||n.test===""?
null:It({...gs(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker,row:Mt(F,J),use_short_name:n.use_short_name})}function Wt(){for(let F of k.shown())F.highlight(
n.q===""?null:jw(F.data(),n.q));T.draw(n.q)}let ft={".":()=>$.step(1),",":()=>$.step(-1),m:()=>E.ofCall(),f:()=>$.zoom()};function os(F){let J=ft[F.key];return J!==void 0&&J()!==!1}function Vs(){if(k.
marks.measure)E.choose(null);else if(n.name!=="")$.clear();else if(n.q!=="")C({q:""},{replace:!0});else return!1;return!0}function Jm(F){Ee(`This part of the timeline could not be loaded. ${F.message}`,
{urgent:!0})}function f$(F){Z.say(H0(g[F].error,F,{retry(){We.filter(J=>g[J].error).forEach(J=>g[J].retry()),U()},chooseOther:()=>C(Object.fromEntries(We.flatMap(J=>["rank","span","step"].map(de=>[`${J}\
_${de}`,""]))),{replace:!0})})),Z.clearable(g[F].error,F)}function h$(F,J){let de=F.flatMap($e=>U0($e,g[$e],J[$e]));O(I,de.map($e=>i("p",{class:"notice small"},$e)))}async function g$(F){let J=k.shown();
if(J.length===0)return;let{from:de,to:$e}=k.current(),Fe=Math.max(900,J[0].drawing.node.clientWidth),nt=Eo(n),je=[K.textContent,`${L(de)} to ${L($e)} of ${nt.map(co=>`the ${co} (${Q(g[co].chosen)})`).
join(" and ")}`],Ve=yl(je,k.whole(Fe),Fe);await bl(Ve,F,`tracediff-${nt.map(co=>St(H(co))).join("-")}-timeline`)}return U(),Se(),{keys:{search:()=>_.focus(),control:()=>M.choose("control"),test:()=>M.
choose("test"),zoomIn:()=>k.glide(.75),zoomOut:()=>k.glide(1/.75),left:()=>k.slide(-.12),right:()=>k.slide(.12),fit:()=>k.fit(),next:ft["."],former:ft[","],measure:ft.m,zoomTo:ft.f,close:Vs},update(F){
let J=n;n=Ka(F),U();let de=n.from!==J.from||n.to!==J.to,$e=n.from===null?f:n;de&&bx(k.current(),$e)&&k.goTo($e,!0),Se()},unmount(){h=!0,B.cancel(),z.cancel(),l?.abort(),We.forEach(F=>g[F].unmount()),Z.
unmount(),$.unmount(),b.unmount(),E.unmount(),k.unmount()}}}var _x=[["control","Control"],["test","Test"]],eN=e=>({slower:"more",faster:"less"})[e]??null,sn=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:L,exact:re}),tN=(e,t)=>e===null?le:`${me(e)} to ${me(t)}`,
oN=(e,t)=>[{key:"side",title:"Side",show:o=>o},{key:"label",title:"Recording",show:(o,n)=>i(e?"a":"bdi",{href:e?.(n.set)},o)},sn("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?[sn(
"without_profiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],sn("compute","Compute"),sn("exposed_communication","Exposed communication"),sn("exposed_memor\
y","Exposed memory"),sn("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:A},{key:"samples",title:"Samples",number:!0,show:A,what:"A sample is one step of one rank"}],nN={slower:"slower",faster:"\
faster",no_difference_found:"no difference found",cannot_judge:"cannot judge"};function sN(e){return e.q_value!==null?nN[e.significance]:e.control_recordings===0?"new":e.test_recordings===0?"gone":`to\
o few: only ${e.control_recordings} of A and ${e.test_recordings} of B have it`}var rN=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},sn("control","Control","\
Mean per step of the recordings; host rows without the calls inside them"),sn("test","Test","Mean per step of the recordings"),{...sn("diff","Change"),show:be},{key:"change_percent",title:"%",number:!0,
show:me,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>tN(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:Ft,what:"Of the te\
st between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:eN}],aN=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=r=>t[`${r}_${o?"self_":""}per_step`],s=r=>t[`${r}\
_recordings`]===0?null:n(r);return{...t,control:s("control"),test:s("test"),diff:n("diff"),certain:sN(t)}},iN=.05,lN=({verdict:e})=>e==="slower"||e==="faster";function cN(e){let{verdict:t,control:o,test:n,
change_percent:s,low_percent:r,high_percent:a}=e,l=o===null||n===null?null:$o(o,n);return i("h2",{class:"headline"},i("strong",{class:`verdict-word verdict-${t.replace("_","-")}`},i("span",{"aria-hidd\
en":"true"},`${ku[t]} `),_u[t],lN(e)&&` by ${Me(Math.abs(s))}`),l&&i("span",{class:"headline-times",title:`Mean step: ${re(o)} → ${re(n)}; the percentages are of the geometric means`},i("span",{class:"\
value control-text"},l[0]),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text"},l[1])),r!==null&&i("span",{class:"verdict-range"},`between ${me(r)} and ${me(a)}`))}function uN({
words:e}){let t=e.replace(/^.*?between \S+ % and \S+ %\)?,?\s*/,"").replace(/^cannot judge:?\s*/,"").replace(/^which is/,"the interval is").replace(/(^|\s)-(?=\d)/g,"$1−");return`${t[0].toUpperCase()}${t.
slice(1)}${/[.!?]$/.test(t)?"":"."}`}function kx({verdict:e}){let{between_percent:t,within_percent:o}=e,n=t===null?!1:o!==null&&t<iN?"Recordings of a side differ by no more than the noise of their ste\
ps explains.":`Recordings of a side differ by ${me(t).replace("+","")}${o===null?"":" beyond the noise of their steps"}.`;return[cN(e),i("p",{},uN(e)," ",n),e.recorded&&i("p",{class:"muted small"},e.recorded.
text)]}var xx=e=>Object.fromEntries(_x.map(([t])=>[t,e[t].recordings.find(({set:o})=>o===e.middle[t])]));function $x(e,t){let o=_x.flatMap(([r,a])=>e[r].recordings.map(l=>({...l,...l.step_time,side:a}))),
n=o.some(r=>r.without_profiler!==null),s=io({caption:"Recordings",limit:128,columns:oN(t,n)});return s.show(o),s.node}function vx(e,t){let o=io({caption:"Rows",limit:50,columns:rN,csv:t});return{node:o.
node,show:n=>o.show(n.map(aN(e.selection.measure)))}}var Sx=({judged_rows:e,changed_rows:t})=>e===0?"No row is judged.":`${j(e,"row")} judged: ${A(t.slower)} slower and ${A(t.faster)} faster.`;var Xn=[["control","A",22],["test","B",50]],Ex=82,Tx=3,dN=(e,t)=>e[t].recordings.map(o=>({label:o.label,step:e.verdict.recorded===null?o.step_time.step:o.without_profiler})).filter(({step:o})=>typeof o==
"number"),mN=({verdict:{control:e,low_percent:t,high_percent:o}})=>t===null||e===null?null:[t,o].map(n=>e*(1+n/100));function Ox(e){let t=Object.fromEntries(Xn.map(([p])=>[p,dN(e,p)])),o=mN(e),n=[...Xn.
flatMap(([p])=>t[p].map(({step:f})=>f)),...o??[]];if(Xn.some(([p])=>t[p].length===0))return null;let[s,r]=[Math.min(...n),Math.max(...n)],a=p=>r>s?Tx+(100-2*Tx)*(p-s)/(r-s):50,l=Xn.flatMap(([p,,f])=>t[p].
map(({label:h,step:g})=>({side:p,x:a(g),y:f,words:`${p}, ${h}: ${L(g)}`}))),c=i("div",{class:"strip-tip",hidden:!0}),u=([p,,f])=>Te("line",{class:`strip-mean strip-${p}`,y1:`${f-11}%`,y2:`${f+11}%`,x1:`${a(
e.verdict[p])}%`,x2:`${a(e.verdict[p])}%`}),d=Te("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},Xn.map(u),l.map(({side:p,x:f,y:h})=>Te("circle",{class:`strip-dot strip-${p}`,cx:`${f}\
%`,cy:`${h}%`,r:5})),o&&Te("line",{class:"strip-interval",x1:`${a(o[0])}%`,x2:`${a(o[1])}%`,y1:`${Ex}%`,y2:`${Ex}%`}));wu(d,l,p=>{c.hidden=!p,O(c,p?.words)});let m=Xn.map(([p,f])=>`${f}, ${p}: ${t[p].
map(({step:h})=>L(h)).join(", ")}.`).join(" ");return i("div",{class:"recordings-chart"},i("div",{class:"recordings-plot",role:"img","aria-label":`Mean step of each recording. ${m}`},Xn.map(([p,f,h])=>i(
"b",{class:`${p}-text`,css:{top:`${h}%`}},f)),d,c),i("div",{class:"small muted recordings-scale","aria-hidden":"true"},i("span",{},Ho(s)),i("span",{},Ho(r))),i("p",{class:"small muted"},"Each recordin\
g as a dot, the means as lines",o&&"; the bar: where the test’s mean lies by the 95 % interval of the change","."))}var Mm={path:"/compare/recordings",name:"Several recordings",read:Tm,mount:(e,t)=>ON(e,t)},Em=1e3,pN=250,fN=6,Mx=32,Am=[["control","A","Control"],["test","B","Test"]],Cm=Am.flatMap(([e])=>["ranks","st\
eps","marker"].map(t=>({key:`${e}_${t}`,side:e,what:t}))),Ax=e=>e.split(",").filter(t=>t!=="");function Tm(e){let t=new URLSearchParams(e);return{control:Ax(t.get("control")??""),test:Ax(t.get("test")??
""),q:xt(t,Nt,"q"),significant:xt(t,Nt,"significant","")==="true",equal_clock:xt(t,Nt,"equal_clock","false"),chosen:Object.fromEntries(Cm.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(
n)||"";return s===""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}function Nl(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return Yo(t,Nt,["q","significant","equal_cloc\
k"],e),Object.entries(e.chosen).forEach(([o,n])=>t.set(o,n)),t}var Lx=({chosen:e})=>Cm.some(({key:t,what:o})=>o!=="marker"&&t in e);function hN(e){let t=Am.flatMap(([o,,n])=>{let s=Cm.filter(r=>r.side===
o&&r.key in e.chosen).map(({key:r,what:a})=>`${a} ${e.chosen[r]}`);return s.length===0?[]:[`${n}: ${s.join(", ")}.`]});return[...Lx(e)?[]:["All ranks and steps of every recording count."],...t].join("\
 ")}function Rm(e,t=Em){let o=Nl(e);return o.set("exclude",Cc),o.set("sort","abs_diff_self_duration"),t!==null&&o.set("limit",String(t)),o}function gN(e,t){let o=Nl(e);["control","test"].forEach(s=>o.
delete(s));let n=new URLSearchParams({view:o.toString()});for(let s of["control","test"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}var wN=()=>document.activeElement?.dataset?.field;function yN(e,t){
let{state:o,labels:n,change:s}=e;return i("ul",{class:"recordings-chosen"},o[t].map(r=>{let a=n.get(r)??r;return i("li",{class:"tag"},a," ",D("×",()=>{s({[t]:o[t].filter(l=>l!==r)}),la(e,t)},{class:"\
link-button","aria-label":`Leave out ${a}`,title:`Leave out ${a}`}))}))}function la(e,t=wN()){let{sides:o,labels:n,change:s}=e;O(o,Am.map(([r,a,l])=>{let c=ae("set"),u=m=>{e.state[r].includes(m)||(s({
[r]:[...e.state[r],m]}),la(e,r))},d=Ao({id:c,field:r,set:null,text:"",onGroup:u,onPick:m=>{n.set(Ge(m.id),m.label),u(Ge(m.id))}});return d.input.placeholder="Add a recording, or nightly-* …",i("div",
{class:`side-card side-${r}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},a),i("label",{for:c},l),d.node),yN(e,r))})),t&&o.querySelector(`[data-field="${t}"]`)?.focus()}function bN({
state:e,answer:t,labels:o}){for(let n of["control","test"])for(let s of e[n]){let r=t[n].recordings.find(a=>a.set.startsWith(s));r&&o.set(s,r.label)}}async function _N(e){let{labels:t,state:o}=e,n=[...o.
control,...o.test].filter(s=>!Nx(s));try{for(let s of await bt(n.slice(0,100)))t.set(Ge(s.id),s.label);e.answer===null&&la(e)}catch{}}var kN=({state:e,answer:t})=>({...At(`?${new URLSearchParams(e.chosen)}`),
control:Ge(t.middle.control),test:Ge(t.middle.test)});function xN(e){let t=()=>kN(e),o=({id:n,name:s,category:r})=>It({...t(),row:n??Mt(s,r)});return gi({page:n=>`${o(n)}#booked`,tree:()=>Xt(Ut(Xo(`?${new URLSearchParams(
{...e.state.chosen,control:t().control,test:t().test})}`))),timeline:n=>(n&&Ja(t(),n))??ho(t())},(n,s)=>{e.open=s?[...e.open,n]:e.open.filter(r=>r!==n),Om(e)})}function Om({account:e,found:t,open:o,why:n}){
n.hidden=!t,t&&e.draw(t,{open:o,sure:!1,sum:"Together, of these two",lines:fN,words:1/0})}async function $N(e){let{answer:t,state:o}=e;if(e.found=null,e.open=[],Om(e),!["slower","faster"].includes(t.verdict.
verdict))return;let n=Nl({...o,control:[t.middle.control],test:[t.middle.test],q:"",significant:!1,equal_clock:!1});n.set("limit","0");try{let s=await st(n);e.answer===t&&(e.found=s,Om(e))}catch{}}function vN(e){
let{answer:t,state:o,change:n}=e,{control:s,test:r}=xx(t);O(e.words,kx(t),i("p",{class:"small recordings-chosen-parts"},hN(o)," ",Lx(o)&&D("Use all ranks and steps",()=>n({chosen:Object.fromEntries(Object.
entries(o.chosen).filter(([c])=>c.endsWith("_marker")))}),{class:"link-button"}))),O(e.chart,Ox(t)),O(e.middle,"Account, tree and timeline are of one recording of each side: ",i("a",{href:Ht(s.set,r.set)},
`${s.label} and ${r.label}`),", those with the middle step time. What the other recordings differ by is not in them."),e.card.dataset.verdict=t.verdict.verdict;let a=t.control.recordings.length+t.test.
recordings.length,l=c=>St(t[c].recordings[0].label);e.share.set({name:`tracediff-${l("control")}-${l("test")}`,report:ba(Rm(o,null)),bundle:_a(gN(o,t)),tooMany:a>Mx&&`${Mx} sets at most`})}function SN(e){
let{answer:t,state:o}=e;bN(e),la(e),vN(e),$N(e),O(e.notes,cr(t.comparability)),O(e.recordings,$x(t,a=>ce(`/analyse?set=${Ge(a)}`)));let n=Rm(o,null);n.set("format","csv");let s=vx(t,Js(n));s.show(t.rows);
let{row_count:r}=t;O(e.rows,s.node,i("p",{class:"muted small"},r===0?"The filters leave no row. ":"",Sx(t),r>Em?` The ${A(Em)} largest changes of ${A(r)} are here; the CSV has all.`:""))}function Cx(e,t){
e.answer=null,e.question.say(i("div",{class:"error-box",role:"alert",data:{code:t.code}},i("h2",{},"This comparison is not possible"),i("p",{},t.message)))}var Nx=e=>e.startsWith("tag:")||/[*?]/.test(
e);function EN(e,t){e.answer=null,e.question.drop(),e.question.say(i("p",{class:"notice"},"Choose recordings of both sides, at least four in all: 2 and 2, or 3 and 1. A pattern of labels (nightly-*) o\
r a tag (tag:NAME) stands for all its sets. ",i("a",{href:t.every(o=>o.length===1)?Ht(t[0][0],t[1][0]):ce("/compare")},"Compare two sets")))}function Rx(e){let{state:t,search:o,question:n}=e;e.context.
setTitle("Several recordings"),document.activeElement!==o&&(o.value=t.q),e.only.checked=t.significant,e.clock.checked=t.equal_clock,la(e);let s=[t.control,t.test];if(s.some(r=>r.length===0)||s.every(r=>r.
length===1&&!Nx(r[0]))){EN(e,s);return}n.ask(r=>st(Rm(t),{signal:r}),r=>{if(r.judged!=="between_recordings"){Cx(e,{code:"one_set",message:"Each of these two names stands for only one set."});return}e.
answer=r,n.say(null),SN(e),ye(r.verdict.words)},r=>Cx(e,r))}function TN(e,t){let{change:o}=e,n=(c,u)=>(e[c]=u,u),s=(c,u)=>n(c,i("input",{type:"checkbox",id:ae(c),on:{change:u}}));n("search",i("input",
{type:"search",id:ae("q"),autocomplete:"off",spellcheck:"false",on:{input:Je(pN,()=>o({q:e.search.value.trim()},{replace:!0}))}})),e.share=xi(),e.account=xN(e),n("why",i("div",{class:"recordings-why",
hidden:!0},e.account.node,e.account.facts)),n("card",i("section",{class:"card recordings-verdict","aria-label":"Verdict"},i("div",{class:"recordings-top"},n("words",i("div")),i("div",{class:"chart-too\
ls"},i("label",{class:"recordings-only",title:"Step times without what another clock of the device, or another speed of the host, makes of each recording"},s("clock",()=>o({equal_clock:e.clock.checked})),
" at equal clock"),e.share.node)),i("div",{class:"recordings-body"},e.why,n("chart",i("div"))),n("middle",i("p",{class:"muted small"}))));let r=i("form",{class:"card analysis-controls","aria-label":"R\
ows",on:{submit:c=>c.preventDefault()}},i("label",{class:"analysis-field"},i("span",{},"Name contains"),e.search),i("label",{class:"recordings-only"},s("only",()=>o({significant:e.only.checked},{replace:!0})),
" only slower or faster")),a=i("div",{class:"analysis-results"},e.card,n("notes",i("div",{class:"comparability"})),n("recordings",i("div")),r,n("rows",i("div"))),l=i("div");O(t,i("div",{class:"page an\
alyse-page recordings-page"},i("h1",{},"Several recordings"),i("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recording\
s are compared, not their steps: differences within one side are noise. Record both sides alternately."),n("sides",i("section",{class:"sides recordings-sides","aria-label":"Control and test"})),l,a)),
e.question=Ct({context:e.context,results:a,message:l})}function ON(e,t){let o={context:t,state:Tm(location.search),answer:null,found:null,open:[],labels:new Map,change:(n,s)=>t.go(ce(`/compare/recordi\
ngs?${Nl({...o.state,...n})}`),s)};return TN(o,e),Rx(o),_N(o),{keys:{search:()=>o.search.focus()},update(n){o.state=Tm(n),Rx(o)},unmount(){o.answer=null,o.question.unmount()}}}var Lm={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(gt).map(([e,{name:t}])=>[e,t]))},Px=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":Lm[e.measured].replace(/^./,t=>t.toUpperCase()),Ix=e=>!!e&&
e.low_percent*e.high_percent>0,Zn=e=>Ix(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${me(e.diff_percent)} of the step (${me(e.low_percent)} to ${me(e.high_percent)})`:"",Dx=e=>Ix(e)?
`${e.explains?"the machine’s, ":""}${me(e.diff_percent)}`:"";var MN=7.2,qx=16,AN=56,ca={l:64,r:16,t:22,b:44},ua=e=>e.filter(Boolean).map(Be).join("<br>"),Pl=e=>e.recorded===null?`stored ${Ze(e.created)} (recording time not stated)`:Ze(e.recorded);function Pm(e,t){
let o=Math.max(2,Math.floor((t-ca.l-ca.r)/(qx*MN+14))),n=Mo(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:vo(n.map(s=>e[s].label),
qx).map(Be)}}function Hx(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function Im(e){return{template:Et(),margin:ca,hovermode:"closest",dragmode:"zoom",...e}}function Ux(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var Dm=e=>e.direction==="slower"?"--more-fill":"--less-fill",zx=({host_median:e,lag_median:t})=>dn({host:e,lag:t});function CN(e){let t=e.
interval&&`95 % interval: ${e.interval.map(L).join(" to ")}`;return ua([e.label,Pl(e),`median ${L(e.median)}`,t,zx(e),j(e.observations,e.without_profiler===null?"step":"block"),e.diff_percent!==null&&
`${me(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var RN=(e,t)=>ua([`${t.direction}: ${L(t.left_median)} → ${L(t.right_median)} (${me(t.diff_percent)}\
)`,Zn(t.machine)&&`change of level: ${Zn(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare before and after"]);function Gx(e){let t=[],o=[],n=(s,r)=>e[s][r];for(let s=0,r;s<e.length;s=
r+1){for(r=s;r<e.length&&e[r]!==null;)r+=1;let a=Array.from({length:r-s},(u,d)=>s+d),l=a.length===1?[s-.2,s+.2]:a,c=u=>a[Math.min(u,a.length-1)];a.length>0&&(t.push(...l,...[...l].reverse(),null),o.push(
...l.map((u,d)=>n(c(d),1)),...l.map((u,d)=>n(c(d),0)).reverse(),null))}return{x:t,y:o}}function LN(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map((u,d)=>d),a=u=>u===null?null:u/t,l=G("--control-f\
ill"),c=o.map(u=>u.median===null?null:(u.interval??[u.median,u.median]).map(a));return[{type:"scatter",mode:"lines",...Gx(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Ux(l,.22)},{type:"s\
catter",mode:"lines",hoverinfo:"skip",line:{color:G("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:u,last:d})=>[u-.5,d+.5,null]),y:n.flatMap(({median:u})=>[a(u),a(u),null])},{type:"scatter",mode:"\
lines+markers",x:r,y:o.map(u=>a(u.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(u=>u.baseline?"square":"circle")},customdata:o.map(CN),hovertemplate:"%{customdat\
a}<extra></extra>"},{type:"scatter",mode:"markers",x:s.map(u=>u.at-.5),y:s.map(u=>a((u.left_median+u.right_median)/2)),marker:{size:13,line:{width:1,color:G("--surface")},symbol:s.map(u=>u.direction===
"slower"?"triangle-up":"triangle-down"),color:s.map(u=>G(Dm(u)))},customdata:s.map(u=>RN(e,u)),hovertemplate:"%{customdata}<extra></extra>"}]}var NN=.3,PN=.04;function IN(e){let[t,o]=[Math.min(...e),Math.
max(...e)];if(e.length===0||t<NN*o)return{range:[0,1.06*Math.max(o,0)||1],cut:!1};let n=Math.max(.1*(o-t),(PN*o-(o-t))/2);return{range:[Math.max(0,t-n),o+n],cut:t-n>0}}var DN=e=>({shapes:[{type:"path",
xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:0,path:"M0,0 L0,8 L-5,11 L5,17 L0,20 L0,34",line:{width:1.6,color:G("--muted")}}],annotations:[{xref:"paper",yref:"paper",
x:0,y:0,xanchor:"left",yanchor:"bottom",xshift:8,yshift:2,showarrow:!1,text:`axis starts at ${Be(Ho(e))}`,bgcolor:G("--surface"),font:{size:11,color:G("--muted")}}]}),qN=3;function BN(e,t){let o=[],n=s=>Math.
abs(s.diff_percent??1/0);for(let s of[...e].sort((r,a)=>n(a)-n(r)))o.every(({at:r})=>Math.abs(r-s.at)*t>=AN)&&o.push(s);return o}function WN({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.
flatMap(h=>[h.median,...h.interval??[]]).filter(h=>h!==null),[a,l]=ze(Math.max(...r,0)),c=s?.median??null,u=n.map(h=>({type:"line",xref:"x",yref:"paper",x0:h.at-.5,x1:h.at-.5,y0:0,y1:1,layer:"below",line:{
width:1.4,color:G(Dm(h))}})),d=BN(n,(t-ca.l-ca.r)/o.length).map(h=>({xref:"x",yref:"paper",x:h.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:Be(me(h.diff_percent)),font:{size:11,color:G(h.direction==="\
slower"?"--more":"--less")}})),{range:m,cut:p}=IN(c===null?r:[...r,c]),f=p?DN(m[0]):{shapes:[],annotations:[]};return{data:LN(e,l),layout:Im({xaxis:Pm(o,t),yaxis:Hx(l,a,{range:m.map(h=>h/l)}),shapes:[
...f.shapes,...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:G("--test-fill")}}]],annotations:[...d,...f.annotations]})}}var Bx=[["--control-fill",
"median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],qm=e=>i("div",{class:"chart-legend"},e.map(([t,o])=>i(
"span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),Yx=e=>$t({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:WN,keys:()=>Bx,extra:qm(Bx),class:"series\
-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===qN&&o.change_points[n.pointNumber],r=s?s.at:n?.pointNumber;r>0&&e(s?o.sets.findIndex(({id:a})=>a===s.left):r-1,r)}}),Nm=["compute",
"exposed_communication","exposed_memory","idle"],Kx={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},Wx=Nm.map(e=>[Kx[e],gt[e].
name]);function FN({answer:e},t){let{sets:o}=e,[n,s]=ze(Math.max(...o.map(a=>a.mean_step_time??0))),r=o.map(a=>ua([a.label,Pl(a),`mean step ${L(a.mean_step_time)}`,zx(a),...Nm.map(l=>`${gt[l].name}: ${a.
parts?L(a.parts[l]):le}`)]));return{data:Nm.map(a=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[a]/s:null),marker:{color:G(Kx[a]),line:{width:0}},customdata:r,hovertemplate:"%{customdata}\
<extra></extra>"})),layout:Im({barmode:"stack",bargap:o.length>100?0:.12,xaxis:{...Pm(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:Hx(s,n,{rangemode:"tozero"})})}}var Vx=()=>$t({id:"\
chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:FN,extra:qm(Wx),keys:()=>Wx}),Fx=[["--test-fill","what the machine makes of the step, and its interval"]];function jx(e,t){
return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function jN(e,t){let{machine:o}=t;if(o===null)return ua([t.label,
Pl(t),"not known"]);let n=e.sets.find(({id:s})=>s===o.reference).label;return ua([t.label,Pl(t),`${me(o.curve_percent)} of the step, against the first level`,`${me(o.diff_percent)} (${me(o.low_percent)}\
 to ${me(o.high_percent)}) against ${n}`,jx(o.device_factor,"kernels take"),jx(o.host_factor,"calls of the host take")])}function HN({answer:e},t){let{sets:o,change_points:n}=e,s=G("--test-fill"),r=({
machine:a},l)=>((1+a.curve_percent/100)*(1+l/100)/(1+a.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Ux(s,.22),...Gx(o.map(
a=>a.machine&&[r(a,a.machine.low_percent),r(a,a.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:o.map((a,l)=>l),y:o.map(a=>a.machine?.curve_percent??null),line:{color:s,width:1.4},marker:{
color:s,size:o.length>200?3:6},customdata:o.map(a=>jN(e,a)),hovertemplate:"%{customdata}<extra></extra>"}],layout:Im({xaxis:Pm(o,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:G("-\
-muted")},shapes:n.map(a=>({type:"line",xref:"x",yref:"paper",x0:a.at-.5,x1:a.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:G(Dm(a))}}))})}}var Qx=()=>$t({id:"chart-series-machine",title:"What t\
he machine makes of the step",file:"series-machine",height:()=>220,make:HN,extra:qm(Fx),keys:()=>Fx});var Il="row",Dl="layer",Jx="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function UN(e){let t=ae("ops"),o=i("datalist",{id:t}),n=(f,h,g,y={})=>{let w=i(
"input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:f},...g,on:{change:()=>e({...y,[f]:w.value.trim()})}});return{input:w,node:i("label",{class:"analysis-field"},i("span",{},h),w)}},
s=n("sets","Sets",{class:"wide",title:Jx,placeholder:"nightly-*"}),r=n("baseline","Baseline",{title:Jx,placeholder:"none"}),a=n("name","Row",{class:"wide",list:t,placeholder:"aten::mm"},{layer:""}),l=n(
"category","Category",{placeholder:"any"}),c=ae("layer-hint"),u=n("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":c},{name:"",category:"",time:"total"}),d=i("p",{class:"\
muted series-hint",id:c},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out. Block is every Block; Block #3\
 is one."),m=i("select",{data:{field:"by"},on:{change:()=>e({by:m.value})}},i("option",{value:"device"},"device time"),i("option",{value:"host"},"host time")),p=i("select",{data:{field:"time"},on:{change:()=>e(
{time:p.value})}},i("option",{value:"total"},"total"),i("option",{value:"self"},"self"));return{options:o,sets:s,baseline:r,name:a,category:l,layer:u,layerHint:d,by:m,time:p}}async function Xx(e,t,o){
if(t!==null)try{let n=await ya(t,o);O(e,[...new Set(n.map(s=>s.name))].map(s=>i("option",{value:s})))}catch{}}function Zx({onChange:e}){let{options:t,sets:o,baseline:n,name:s,category:r,layer:a,layerHint:l,
by:c,time:u}=UN(e),d=null,m=null,p="",f={[Il]:s,[Dl]:a},h=i("select",{data:{field:"measure"},on:{change:()=>{p=h.value in f?h.value:"",k(),p!==""?f[p].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(Lm),[Il,"a row"],[Dl,"a layer"]].map(([_,v])=>i("option",{value:_},v))),g=i("label",{class:"analysis-field"},i("span",{},"Time"),h),y=i("label",{class:"an\
alysis-field"},i("span",{},"Of the layer"),c),w=i("label",{class:"analysis-field"},i("span",{},"Of the row"),u),b=i("form",{class:"card analysis-controls series-controls","aria-label":"What the series\
 shows",on:{submit:_=>{_.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(new Event("change"))}}},o.node,n.node,g,s.node,r.node,w,a.node,y,t,D("Show",()=>e(
{sets:o.input.value.trim()}),{class:"primary"}),l);s.input.addEventListener("input",Je(150,()=>Xx(t,m,s.input.value))),s.input.addEventListener("focus",()=>Xx(t,m,""));function k(){h.value=p||d.measure;
for(let _ of[s.node,r.node,w])_.hidden=p!==Il;for(let _ of[a.node,y,l])_.hidden=p!==Dl}return{node:b,draw(_,v){d=_,m=v,p=d.layer!==""?Dl:d.name!==""?Il:document.activeElement===f[p]?.input?p:"";for(let{
input:x}of[o,n,s,r,a])(x!==document.activeElement||x.value==="")&&(x.value=d[x.dataset.field]);u.value=d.time,c.value=d.by,k()},focus(){return o.input.focus(),o.input.select(),!0}}}var Bm=5,e$=(e,t=({label:o})=>o)=>e.slice(0,Bm).map(t).join(", ")+(e.length>Bm?` and ${A(e.length-Bm)} more`:""),ql=({sets:e},t)=>e.find(o=>o.id===t).label;function Wm({direction:e,diff_percent:t,left_median:o,
right_median:n}){let s=t===null?"":` by ${me(Math.abs(t)).replace("+","")}`;return i("span",{class:e==="slower"?"more":"less"},`${e}${s}: ${$o(o,n).join(" → ")}`)}function zN(e){let t=e.filter(o=>o.
machine?.explains).length;return t===0?"":e.length===1?": the machine’s":`, ${A(t)} of them the machine’s`}function Fm({sets:e,change_points:t,levels:o,neighbours:n,measured:s}){return o.length===
0?`None of these sets has ${s==="layer"?"this layer":"this time"}.`:n!==null&&n.pairs===0?"One set is not a series: there is no other set to compare it with.":n!==null&&n.unjudged===n.pairs?`Cannot ju\
dge whether the level changes in ${j(e.length,"set")}.`:n!==null&&t.length>0?`${A(t.length)} of ${j(n.pairs,"pair")} of neighbours ${t.length===1?"differs":"differ"}.`:`${t.length===0?"No change of le\
vel was found":j(t.length,"change of level","changes of level")} in ${j(e.length,"set")}${zN(t)}.`}var t$=({label:e,recorded:t})=>[i("b",{},e),t&&` (${Ze(t)})`],o$=({commits:e})=>e&&`The change is ${e.
text}. `,n$=({since_good:e,change_points:t})=>e!==null&&e.good===t.at(-1)?.left;function GN(e,t){let{sets:o,change_points:n}=e,s=n.at(-1);if(!s||n$(e))return!1;let r=Zn(s.machine);return i("p",{class:"\
card series-change"},n.length>1&&"The latest: ","from ",t$(o[s.at])," on, ",Wm(s),". ",o$(s),r&&`Of it, ${r}. `,i("a",{href:t(s.left,s.right)},"What changed"))}var YN=({pairs:e,unjudged:t})=>"There ar\
e fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two recordings."+(t===0?"":` ${A(t)} of ${j(e,"such pair")} cannot be judg\
ed: a set has too few steps.`);function KN(e,t){let{since_good:o}=e,n=n$(e)?e.change_points.at(-1):null;return o!==null&&i("p",{class:"card series-good"},i("b",{},"Since the last good set, "),ql(e,o.good),
", it is ",Wm(o),n&&[", from ",t$(e.sets[n.at])," on"],". ",n&&o$(n),i("a",{href:t(o.good,o.now)},`What changed between it and ${ql(e,o.now)}`))}function VN(e,t){let{newest:o}=e;return o!==null&&i("p",
{class:"card series-newest"},i("b",{},"The newest set, "),ql(e,o.right),", stands out: it is ",Wm({...o,left_median:o.left_mean,right_median:o.right_mean}),` (p = ${Ft(o.p_value)}, against the ${A(o.others)}\
 sets of its level before it). One set alone is not a change of level. `,Zn(o.machine)&&`Of it, ${Zn(o.machine)}. `,o.commits&&`It is ${o.commits.text}. `,i("a",{href:t(o.left,o.right)},`What changed \
between ${ql(e,o.left)} and it`))}function QN(e){let t={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},o=e.differences.map(({at:n,kind:s,before:r,after:a})=>`\
From ${e.sets[n].label} on, ${t[s]}: ${r} before, ${a} now.`);return e.more_differences===0?o:[...o,`${j(e.more_differences,"more such difference")}.`]}function JN({sets:e,levels:t}){let o=[],n=e.filter(
r=>r.missing!==null);n.length>0&&t.length>0&&o.push(`${j(n.length,"set")} ${n.length===1?"has no such time, and counts with the level around it":"have no such time, and count with the level around the\
m"}: ${e$(n,r=>`${r.label} (${r.missing})`)}.`),e.every(r=>!r.has_steps)&&o.push("No set has steps: each whole recording counts as one step.");let s=e.filter(r=>r.affected>0);return s.length>0&&o.push(
`${j(s.length,"set")} ${s.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${e$(s)}.`),o}function XN(e){let t=e.unknown_recorded===1,o=[e.without_profiler_note,
...QN(e),e.unknown_recorded>0&&`${j(e.unknown_recorded,"set")} ${t?"does":"do"} not say when ${t?"it was":"they were"} recorded: the time ${t?"it was":"they were"} stored is used.`,e.neighbours?.pairs>
0&&YN(e.neighbours),...e.left_out.map(({label:n,detail:s})=>`${n} is left out: ${s}`),...JN(e),e.machine_pending>0&&`The machine of ${j(e.machine_pending,"set")} is not known yet: the time was up. Loa\
d the page again; what was compared is kept.`].filter(Boolean);return o.length>0&&i("ul",{class:"notice"},o.map(n=>i("li",{},n)))}var s$=(e,t)=>[i("h2",{},Fm(e)),GN(e,t),KN(e,t),VN(e,t),XN(e)];var da=(e,t,o,n=L)=>({key:e,title:t,what:o,number:!0,show:n,exact:re}),jm=e=>e===null?null:e>0?"more":e<0?"less":null,ZN=12,Hm=({commit:e,dirty:t})=>`${e.slice(0,ZN)}${t?" (changed)":""}`,eP=e=>[{key:"\
label",title:"From set",show:t=>t},{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":Ze(t)},da("left_median","Before","Median of the level before"),da("right_median","After","Median of th\
e level after"),{...da("diff_duration","Change","After less before",be),tone:jm},{key:"diff_percent",title:"%",number:!0,show:me,tone:jm},{key:"q_value",title:"q",number:!0,show:Ft,what:"Of the rank t\
est of the steps of both levels"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s: that is all of the change,\
 as far as the interval tells",show:Dx},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets before and after it whose recorders noted one",show:t=>t===null?"":
i("span",{title:t.text},`${Hm(t.left)} → ${Hm(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Before and after: the last set before the change with the first one after it. Several of each: up to \
five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",show:(t,o)=>[i("a",{href:t},"before and after"),o.several&&" · ",
o.several&&i("a",{href:o.several},"several of each")]}],tP=e=>[{key:"label",title:"Set",show:(t,o)=>i("a",{href:o.href},t)},{key:"recorded",title:"Recorded",show:(t,o)=>t===null?`stored ${Ze(o.created)}`:
Ze(t)},{...da("median","Median",e.without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,o)=>o.missing??L(t)},{key:"in\
terval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?le:t.map(L).join(" to ")},...e.baseline?[{key:"diff_percent",title:"A\
gainst baseline",number:!0,show:me,tone:t=>Math.abs(t)<2?null:jm(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:A},da("mean_step_time",e.without_profiler?"Mean re\
corded step":"Mean step","What the parts add up to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":Hm(t)}]:[],{key:"tags",title:"\
Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":i("a",{href:t},"with the one before")}];function r$({sets:e,change_points:t},o){let n=io({caption:"Changes of level",limit:64,
columns:eP(t)});return n.show(t.map(s=>({...s,label:e[s.at].label,recorded:e[s.at].recorded,href:o(s.left,s.right),several:s.recordings_link}))),n.node}function a$(e,t,o){let{sets:n}=e,s=io({caption:"\
Sets",limit:30,columns:tP(e),csv:rp(`${fr(t)}&machine=true&format=csv`)});return s.show(n.map((r,a)=>({...r,href:ce(`/analyse?set=${r.id.slice(0,12)}`),before:a===0?null:o(n[a-1].id,r.id)})).reverse()),
s.node}var zm={path:"/series",name:"Series",read:Ss,mount:(e,t)=>aP(e,t)},oP="A time of many sets, by default the step time, in the order of recording: nightly runs, the commits of a branch. A change of leve\
l leads to the comparison of the sets before and after it.",l$=({answer:e,state:t})=>(o,n)=>e.measured!=="layer"?Ht(o,n):Xt({control:Ge(o),test:Ge(n),by:t.by,q:t.layer.split(" / ").at(-1).replace(/ #\d+$/,
"")});function Gm(e){let{answer:t,answered:o,medians:n,machine:s,parts:r}=e,{sets:a}=t,l=l$(e),c={file:"tracediff",revision:o,answer:t,caption:[`${a[0]?.label??""} to ${a.at(-1)?.label??""}`]};O(e.summary,
s$(t,l),t.change_points.length>0&&r$(t,l)),n.node.toggleAttribute("data-baseline",t.baseline!==null),n.draw({...c,heading:Px(t),empty:t.levels.length===0?"There is nothing to draw.":null}),s.node.hidden=
a.every(u=>u.machine===null),s.node.hidden||s.draw({...c,heading:"clock of the device, speed of the host"}),r.draw({...c,heading:"means over steps and ranks",empty:a.every(u=>u.parts===null)?"No set h\
as device work: a step has no parts.":null}),O(e.table,a$(t,e.state,l)),e.results.dataset.shown=o}async function nP(e){let[t,o]=await Promise.all([Lt("group=always&limit=100"),ln()]),s=[...t.entries.flatMap(
({group:r})=>r?[r]:[]).map(({prefix:r,sets:a})=>[`${r}*`,a]),...o.filter(({sets:r})=>r>2).map(({tag:r,sets:a})=>[`tag:${r}`,a])].filter(([r])=>!r.includes(","));return i("div",{class:"notice"},t.total===
0?i("p",{},"No sets are stored yet. ",i("a",{href:ce("/")},"Add some"),"."):i("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the Traces page, or with ",i("co\
de",{},"tracediff ingest --tag"),"."),s.length>0&&i("ul",{class:"series-offers"},s.slice(0,20).map(([r,a])=>i("li",{},i("a",{href:hr({...e,sets:r})},r),` (${j(a,"set")})`))))}function Um(e,{code:t,message:o}){
e.answer=null,e.question.say(i("div",{class:"error-box",role:"alert",data:{code:t}},i("h2",{},"This series is not possible"),i("p",{},o)))}async function sP(e,t){try{let o=await Ul(`${t}&machine=true`);
e.answered===t&&e.answer!==null&&(e.answer=o,Gm(e))}catch{}}function rP(e,t,o){let{state:n,question:s,controls:r}=e;if(e.answer=o,e.answered=t,r.draw(n,o.sets.at(-1)?.id??null),o.sets.length===0){let a=o.
left_out.length;Um(e,{code:"no_sets",message:`${n.tag.length>0?`tag: no set has ${n.tag.join(", ")}`:"No set was found"}.${a>0?` ${j(a,"set")} cannot be read.`:""}`}),s.clearable({message:"tag: "});return}
s.say(null),Gm(e),ye(Fm(o)),sP(e,t)}function i$(e){let{state:t,question:o,context:n,controls:s}=e,r=fr(t).toString();s.draw(t,e.answer?.sets.at(-1)?.id??null),n.setTitle([t.sets,"Series"].filter(Boolean).
join(" · ")),t.sets===""&&t.tag.length===0?(e.answered="",o.ask(()=>nP(t),a=>o.say(a),a=>Um(e,a))):e.answered===r&&e.answer?(o.drop(),Gm(e),n.settled()):o.ask(a=>Ul(r,{signal:a}),a=>rP(e,r,a),a=>Um(e,
a))}function aP(e,t){let o={context:t,state:Ss(location.search),answer:null,answered:"",summary:i("div",{class:"series-summary"}),table:i("div",{class:"analysis-tables"}),machine:Qx(),parts:Vx()};o.controls=
Zx({onChange:(a,l)=>t.go(hr({...o.state,...a}),l)}),o.medians=Yx((a,l)=>t.go(l$(o)(o.answer.sets[a].id,o.answer.sets[l].id)));let n=[o.medians,o.machine,o.parts],s=i("div");o.results=i("div",{class:"a\
nalysis-results"},o.summary,o.medians.node,o.table,o.machine.node,o.parts.node),O(e,i("div",{class:"page analyse-page series-page"},i("h1",{},"Series"),i("p",{class:"muted analysis-intro"},oP),o.controls.
node,s,o.results)),o.question=Ct({context:t,results:o.results,message:s});let r=ht(()=>n.forEach(a=>a.retheme()));return i$(o),{keys:{search:()=>o.controls.focus()},update(a){o.state=Ss(a),i$(o)},unmount(){
o.question.unmount(),o.answer=null,r(),n.forEach(a=>a.unmount())}}}var Ym={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(i("div",{class:"page"},i("div",{class:"empty"},i("h1",{},"There is no such page"),i("p",{},"The address may be mis\
typed. ",i("a",{href:ce("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var iP=120,lP=[wr,Gn,Pd,Vr,ia,rm,bm,Mm,zm],ma=document.getElementById("main"),ko=null,Km="",ts=history.state?.scroll??null,Bl=location.hash.slice(1),kt={go(e,{replace:t=!1}={}){let o=location.pathname+
location.search;e!==o&&(t?history.replaceState(history.state,"",e):(c$(),history.pushState(null,"",e)),ts=null),Bl=new URL(e,location.href).hash.slice(1),Qm()},setTitle(e){document.title=e===""?"trace\
diff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},unknown(e){p$.draw(ko.page,e)},lastCompare(e){let t=new URLSearchParams(Km.split("?")[1]??"");return["control","test"].every(
o=>t.get(o)===e.get(o))?Km:void 0},settled(){ts!==null?(window.scrollTo(0,ts),ts=null):Bl!==""&&document.getElementById(Bl)?.scrollIntoView(),Bl=""},status:null,newPair:!1},c$=()=>history.replaceState(
{scroll:window.scrollY},"");function Qm(){let e=lP.find(o=>o.path===Yt())??Ym;if(es("nav-traces",e===wr),es("nav-compare",e===Gn||e===Pd||e===Mm),es("nav-tree",e===Vr),es("nav-timeline",e===ia),es("na\
v-analyse",e===rm),es("nav-query",e===bm),es("nav-series",e===zm),dP(),u$()&&(hP.clear(),Vm.clear()),Vm.draw(),p$.draw(e),ko?.page===e){ko.view.update(location.search);return}ko?.view.unmount(),kt.busy(
!1),ma.textContent="";let t=ko!==null;ko={page:e,view:e.mount(ma,kt)},t&&(window.scrollTo(0,0),ma.focus({preventScroll:!0}),ye(`${e.name} page`))}function u$(){let e=new URLSearchParams(location.search);
return Yt().startsWith(Gn.path)&&!!(e.get("control")&&e.get("test"))}function d$(){return(Yt()===wr.path||Yt()===Gn.path&&!u$())&&!mr(document.activeElement)&&!document.querySelector("dialog[open]")}function cP(e,t,{
sure:o}){if(!d$()||!o){Vm.offer(e,t);return}let n=_e.transfers.filter(s=>_e.canUndo(s)&&[e.id,t.id].includes(s.job.set));kt.newPair=!0,kt.go(Ht(e.id,t.id)),kt.newPair=!1,n.length!==0&&Ee(`${n.map(({label:s})=>`\
“${s}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(s=>_e.undo(s))),kt.go(ce("/"))}catch(s){Ee(`That did not wor\
k. ${s.message}`,{urgent:!0})}}}})}function uP({detail:{label:e,job:t}}){let o=()=>kt.go(t.page);d$()?o():Ee(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:o}})}function es(e,t){
let o=document.getElementById(e);t?o.setAttribute("aria-current","page"):o.removeAttribute("aria-current")}function dP(){let e={"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"\
nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[Yt()];e&&(document.getElementById(e).href=location.pathname+location.search),Yt()===Gn.path&&(Km=location.pathname+location.
search);let t=new URLSearchParams(location.search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=Yt();(n.startsWith("/compare")||[Vr,ia].some(({path:s})=>s===n))&&
o.size>0&&mP(t,o,n)}function mP(e,t,o){let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",ce(`/?${t}`));let a=new URLSearchParams({set:n??"",test:s??
""});r("nav-analyse",ce(`/analyse?${a}`)),r("nav-query",ce(`/query?${t}`)),o!==Vr.path&&r("nav-tree",Xt(Ut(Xo(location.search)))),o!==ia.path&&r("nav-timeline",ho(Object.fromEntries(e))),!o.startsWith(
Gn.path)&&n&&s&&r("nav-compare",kt.lastCompare(e)??Ht(n,s))}function pP(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||
t.target!==""||t.hasAttribute("download"))return;let o=new URL(t.href),n=Wl(o.pathname),s=o.origin===location.origin&&ce(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"),r=o.pathname+o.
search===location.pathname+location.search;!s||o.hash!==""&&r||(e.preventDefault(),kt.go(o.pathname+o.search+o.hash))}async function m$(){try{kt.status=await an(),Zm(kt.status.build),document.getElementById(
"version").textContent=`tracediff ${kt.status.version}`,document.body.toggleAttribute("data-read-only",kt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",kt.status.sql===!1),document.
body.toggleAttribute("data-no-traces",kt.status.keep_traces===!1)}catch{}}async function fP(){let e=globalThis.firstComparison?.answer;e&&(ma.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(
t=>{setTimeout(t,iP)})]),delete ma.dataset.waits),ko===null&&Qm()}var p$=Up(document.getElementById("bad-values"),kt),Vm=th();Yp(document.getElementById("connection"),()=>{m$(),ko?.view.back?.()});nf();
var hP=lh(cP);dh();Ip(document.getElementById("theme"));ah(()=>ko,document.getElementById("keys"));tf(document.getElementById("drop-veil"),()=>kt.status?.read_only!==!0,e=>{_e.add(e),Yt()!=="/"&&!document.
querySelector("dialog[open]")&&kt.go(ce("/"))});_e.addEventListener("bundle",uP);_e.addEventListener("change",()=>er().catch(()=>{}),{once:!0});document.addEventListener("click",pP);history.scrollRestoration=
"manual";window.addEventListener("popstate",e=>{ts=e.state?.scroll??0,Qm(),(ko.page===wr||ko.page===Ym)&&kt.settled()});new IntersectionObserver(([{isIntersecting:e}])=>document.body.toggleAttribute("\
data-top",e)).observe(document.querySelector(".top"));window.addEventListener("scroll",Je(200,()=>{ts===null&&c$()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(
e,()=>{ts=null},{passive:!0});fP();jt().then(()=>{to.watch(),m$()});})();
