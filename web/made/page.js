"use strict";
(()=>{var Yd=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),fe=e=>Yd+e,al=e=>`/${e.split("/").slice(Yd.split("/").length).join("/")}`,Ft=()=>al(location.pathname);var wk=300,yk=4e3,bk=1e4,Vo=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},Fr=()=>document.dispatchEvent(new Event("connection")),il=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function _k(){try{let e=await fetch(fe("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(bk)});return il(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function kk(){let e=Vo(),t=wk;for(;;){await new Promise(n=>{e.hurry=n,setTimeout(n,t)});let o=await _k();if(o){let n=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&o.build!==void 0&&o.build!==e.build}),Fr(),n}e.gone||(e.gone=!0,Fr()),t=Math.min(2*t,yk)}}async function Wr({signal:e,isAction:t=!1}={}){let o=Vo();e?.throwIfAborted(),
o.back??=kk(),t&&(o.actions+=1,Fr());let n;try{return await Promise.race([o.back,new Promise((s,r)=>{n=()=>r(e.reason),e?.addEventListener("abort",n,{once:!0})})])}finally{e?.removeEventListener("abor\
t",n),t&&(o.actions-=1,Fr())}}var Kd=e=>{Vo().build??=e},Vd=e=>document.addEventListener("connection",()=>e(Vo()));var io=fe("/api/v1"),xk=700,$k=4,Ro=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function cl(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new Ro(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new Ro(e,"error",`The server answered with status ${e}.`)}var ll=()=>new Ro(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),vk=/"(?:stream|correlation)":-?\d{16}/,Sk=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,Ek=/\d{16}/,Tk=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,Ok=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function Jd(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function Qd(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Wt(e,t,o={}){let n=!1,s=1;try{for(;;)try{return await Mk(e,t,o)}catch(r){if(r.code==="offline"&&s<$k){
s+=1,await Wr({signal:o.signal,isAction:e!=="GET"});continue}if(e==="DELETE"&&r.status===404&&s>1)return null;if(r.code!=="not_checked_yet")throw r;n||(n=!0,Jd(1)),await Ok(xk,o.signal)}}finally{n&&Jd(
-1)}}async function Mk(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(
o));let i,l;try{i=await fetch(io+t,r),l=await i.text()}catch(c){throw c.name==="AbortError"?c:ll()}if(il(i))throw ll();if(!i.ok)throw cl(i.status,l);if(l==="")return null;try{return JSON.parse(l,s&&Ek.
test(l)?Tk:vk.test(l)?Sk:void 0)}catch{throw new Ro(i.status,"bad_answer","The server sent an answer that is not JSON.")}}var ut=(e,t)=>Wt("GET",e,t),Ze=encodeURIComponent,Jo=e=>ut("/status",e);async function Ot(e,t){
let o=await ut(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}async function ht(e,t){let o=e.map(s=>`id=${Ze(s)}`).join("&"),n=e.length===0?[]:(await ut(`/sets?${o}`,t)).sets;
return[...new Map(n.map(s=>[s.id,s])).values()]}var Qo=async e=>(await ut("/tags",e)).tags,go=(e,t)=>ut(`/sets/${Ze(e)}`,t),Lo=(e,t)=>Wt("PATCH",`/sets/${Ze(e)}`,{body:t}),Wn=e=>Wt("DELETE",`/sets/${Ze(
e)}`),Xd=async(e,t)=>(await Wt("POST",`/sets/${Ze(e)}/split`,{body:t})).job,Zd=async(e,t)=>(await Wt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,jn=e=>Wt("POST",`/sets/${Ze(e)}/r\
estore`),mt=(e,t)=>ut(`/compare_traces?${e}`,t),jr=(e,t)=>ut(`/compare_traces/op?${e}`,t),Hr=(e,t,o)=>ut(e===""?`/compare_traces/tree?${t}`:`/sets/${Ze(e)}/tree?${t}`,o),Hn=async(e,t,o)=>(await ut(`/s\
ets/${Ze(e)}/steps${t===null?"":`?marker=${Ze(t)}`}`,o)).steps,Cs=(e,t,o)=>ut(`/sets/${Ze(e)}/timeline?${t}`,o),Ur=(e,t,o)=>ut(`/sets/${Ze(e)}/timeline/find?${t}`,o),Un=(e,t,o)=>ut(`/analysis/${e}?${t}`,
o),ul=(e,t)=>ut(`/series?${e}`,t),em=e=>`${io}/series?${e}`,tm=(e,t)=>`${io}/analysis/${e}?${t}`,zr=async(e,t,o)=>(await ut(`/sets/${Ze(e)}/ops?q=${Ze(t)}&limit=50`,o)).ops,Rs=e=>`${io}/compare_traces\
?${e}`,Gr=e=>`${io}/report?${e}`,Yr=e=>`${io}/bundle?${e}`,om=e=>`${io}/compare_traces/op?${e}`,nm=(e,t,o)=>ut(`/sets/${Ze(e)}/timeline/sums?${t}`,o),sm=(e,t)=>ut(`/sql?${e}`,{...t,digits:!0}),rm=e=>`${io}\
/sql?${e}`,am=async(e,t)=>(await ut(`/sql/schema?${e}`,t)).tables,im=async e=>(await ut("/queries",e)).queries,dl=(e,t)=>Wt("POST","/queries",{body:{name:e,statement:t}}),lm=e=>Wt("DELETE",`/queries/${Ze(
e)}`),ml=(e,t,o)=>`${io}/sets/${Ze(e)}/files/${t}/trace${o?`?${o}`:""}`;async function Kr(e,t,o,{signal:n,onProgress:s}){let r=[],i=0,l;try{if(l=await fetch(ml(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();
for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:i>0?new Ro(0,"broken","The download stop\
ped before its end. The log of the server says why."):ll()}throw cl(l.status,await l.text())}var cm=async e=>(await ut("/jobs",e)).jobs,um=(e,t)=>ut(`/jobs/${Ze(e)}`,t),zn=e=>Wt("DELETE",`/jobs/${Ze(e)}`),
dm=e=>new EventSource(`${io}/jobs/${Ze(e)}/events`),mm=(e,t)=>Wt("POST","/uploads",{body:{label:e,files:t}}),pm=async(e="")=>(await Wt("POST",`/samples${e&&`/${e}`}`)).jobs,fm=e=>ut(`/uploads/${Ze(e)}`),
pl=e=>Wt("DELETE",`/uploads/${Ze(e)}`),hm=async e=>(await Wt("POST",`/uploads/${Ze(e)}/commit`)).job;function gm(e,t,o,{from:n=0,signal:s,onProgress:r}){return new Promise((i,l)=>{let c=new XMLHttpRequest,
u=()=>c.abort(),d=(p,f)=>{s?.removeEventListener("abort",u),p(f)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.addEventListener("abort",u),c.open("PUT",`${io}/upl\
oads/${Ze(e)}/files/${Ze(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.size-1}/${o.size}`),c.upload.addEventListener("prog\
ress",p=>r(n+p.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,cl(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{d(l,new Ro(c.status,"bad_answer",
"The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new Ro(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),c.addEventListener(
"abort",m),c.send(n>0?o.slice(n):o)})}function Ak(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let i=n.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function We(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=Ak(Math.abs(e));if(r.length>o){let i=r[o]>="5",l=s+r.slice(0,o),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var ye="–",co="−",Mt=" ",_m=e=>We(e,0,2),km=e=>We(e,0,3);function Gn(e,t){return t>0?`+${e}`:t<0?`${co}${e}`:e}function L(e){return e==null?ye:_m(e).replace("-",co)}function tt(e){return e==null?
ye:Gn(_m(Math.abs(e)),e)}var wm=["","K","M","G","T","P","E"];function lo(e){if(e==null)return ye;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<wm.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?co:"")+We(t,0,n)+(o?Mt+wm[o]:"")}function hn(e){return e>0?`+${lo(e)}`:lo(e)}var fl=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Ke(e){let t=Math.abs(e);return fl.find(([,o])=>t>=o*
.99995)??(t>0?fl[3]:fl[2])}function Vr(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return We(n,s,s)+Mt+t}function N(e){if(e==null)return ye;let t=Vr(e,Ke(e));
return(e<0&&/[1-9]/.test(t)?co:"")+t}function ve(e){return e==null?ye:Gn(Vr(e,Ke(e)),e)}function hl(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return We(e,t,t)}function xm(e){let[t,o]=Ke(e*1.0005);return(e<
0?co:"")+hl(Math.abs(e/o))+Mt+t}var $m=e=>(e>0?"+":"")+xm(e);function Jr(e,t){let[o,n]=Ke(Math.max(e,t)*1.0005);return[e,t].every(s=>s===0||Ke(s*1.0005)[0]===o)?[hl(e/n),hl(t/n)+Mt+o]:[e,t].map(xm)}function me(e){
return e==null?ye:km(e).replace("-",co)+Mt+"µs"}function He(e){return e==null?ye:Gn(km(Math.abs(e))+Mt+"µs",e)}var ym=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function Yn(e){let t=Math.
abs(e);return ym.find(([,o])=>t>=o*.99995)??ym[t>0?3:1]}function No(e){return e==null?ye:(e<0?co:"")+Vr(e,Yn(e))}function vm(e){return e==null?ye:Gn(Vr(e,Yn(e)),e)}function yl(e){return e==null?ye:We(
e,0,9).replace("-",co)+Mt+"GB/s"}function qe(e){return e==null||!Number.isFinite(e)?ye:(e<0?co:"")+Sm(Math.abs(e))+Mt+"%"}function be(e){if(e==null||!Number.isFinite(e))return ye;if(e>=900){let t=1+e/
100;return`${We(t,...t>=99.95?[0,0]:[1,1])}${Mt}times`}return Gn(Sm(Math.abs(e))+Mt+"%",e)}function Sm(e){if(e>0&&e<.05)return e<.005?"<0.01":We(e,2,2);let t=e>=1e3||e===0?0:1;return We(e,t,t)}var Ck="\
⁰¹²³⁴⁵⁶⁷⁸⁹";function jt(e){if(e==null||!Number.isFinite(e))return ye;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${Mt}\
×${Mt}10⁻${[...o].map(n=>Ck[n]).join("")}`}function Em(e){return e==null||!Number.isFinite(e)?ye:e<.001?"<0.001":We(e,3,3)}var gl=["B","kB","MB","GB","TB"];function bl(e){let t=Math.abs(e),o=gl.findLastIndex(
(n,s)=>t>=999.5*1e3**(s-1));return[gl[Math.max(o,0)],1e3**Math.max(o,0)]}var _l=e=>e==null?ye:`${L(e).replace("-",co)}${Mt}B`,Ls=e=>e==null?ye:Gn(Oe(Math.abs(e)),e);function Oe(e){if(e==null)return ye;
if(e<0)return co+Oe(-e);let t=gl,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?1:2;return We(o,s,s)+Mt+t[n]}function X(e,t,o=`${t}s`){return`${L(e)}${Mt}${e===1?t:o}`}function ot(e,t=6){
let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(
0,t).join(", ")}, …`:o.join(", ")}function Ns(e,t){let o=Array.from(e);if(o.length<=t)return e;let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var wl=8,
Tm=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function Om(e,t){let o=e[t],n=r=>r===void 0?0:Tm(o,r),s=Math.max(0,Math.max(n(e[t-1]),n(e[t+1]))-wl);return s>0&&/[\uDC00-\uDFFF]/.
test(o[s])?s-1:s}function Mm(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[o,Om(t,n)]))}function Rk(e,t,o){let n=Math.floor(t*.4),s=t-n-1,r=o+(s<2*wl?wl-Math.floor(s/3):0);if(e.length<=
t||o===0||r<=n)return Ns(e,t);let i=Math.max(n,Math.min(r,e.length-s));if(i<=n+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=i+s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.
slice(i,l?i+s-1:void 0)}${l?"…":""}`}var Lk=e=>e.replace(/^void (?=\S)/,"");function kl(e){let t=[],o=new Map,n=new Map,s=new Map,r=c=>c.length>e?Lk(c):c;function i(c,u){let d=s.get(c),m=Rk(c,e,u);if(o.
set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let p=n.get(m)??{text:m,names:new Set,first:null};p.names.add(c),p.first=null,n.set(m,p),s.set(c,p)}function l(c){if(c.first===null){let[
u,...d]=c.names;c.first=d.reduce((m,p)=>Math.min(m,Tm(u,p)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach(
(m,p)=>{if(d.has(m)||d.has(t[p-1])||d.has(t[p+1])){let f=Om(t,p);f!==o.get(m)&&i(m,f)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:Nk(u,e,l(d),o.get(u))}}}function wo(e,t){let o=kl(
t);return o.add(e),e.map(o.text)}function Nk(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),i=Math.max(s,o-2),l=t-s-r-3,c=Math.max(i+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(
s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function xt(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Ue(e){return e.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Xo(e,t,o){let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".includes(s[i-1])){r=
i;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),n}var Pk=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","De\
c"],bm=e=>String(e).padStart(2,"0"),Ik=36e5;function Am(e,t=Date.now()){let o=Math.round((Date.parse(e)-t)/Ik);return o>=48?`in ${X(Math.floor(o/24),"day")}`:o>=1?`in ${X(o,"hour")}`:"within the hour"}
function rt(e){let t=new Date(e);return Number.isNaN(t.getTime())?ye:`${t.getDate()} ${Pk[t.getMonth()]} ${t.getFullYear()}, ${bm(t.getHours())}:${bm(t.getMinutes())}`}var Dk="tracediff.theme",xl=new Set,vl=matchMedia("(prefers-color-scheme: dark)");function $l(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function Bk(){let e=$l();
return e==="auto"?vl.matches?"dark":"light":e}function pt(e){return xl.add(e),()=>xl.delete(e)}function Cm(){for(let e of[...xl])e(Bk())}function Lm(e){e.value=$l(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(Dk,e.value)}catch{}Cm()}),vl.addEventListener("change",()=>{$l()===
"auto"&&Cm()})}var qk=matchMedia("(forced-colors: active)"),Qr=new Map,Rm="";function te(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${vl.matches} ${qk.matches}`;return n!==
Rm&&(Qr=new Map,Rm=n),Qr.has(e)||Qr.set(e,Fk(e)),Qr.get(e)}function Fk(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var Sl=null;function Ps(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Sl??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{Sl=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),Sl)}var Nm={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},Is=()=>[[0,te("--heat-low")],[.5,te("--heat-middle")],[1,te("--heat-high")]];function Vt(){
return{control:te("--control-fill"),test:te("--test-fill"),more:te("--more-fill"),less:te("--less-fill"),noise:te("--noise-fill"),surface:te("--surface"),highlight:te("--highlight"),highlightEdge:te("\
--accent")}}function $t(){let e=te("--text"),t=te("--muted"),o=te("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[te("--control-fill"),te("--test-fill"),te("--more-fill")],xaxis:n,yaxis:n,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:te("--surface-raised"),bordercolor:te("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var El=17;function Wk({
title:e,lines:t,keys:o=[]},n,s){let r=Vt(),i=t.flatMap(f=>Xo(f,Math.floor(n/6.6),3)),l=30+El*i.length+(o.length>0?24:0)+8,c=(f,g,h,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-f,text:Ue(g),font:{size:h,color:te(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((f,g)=>c(30+El*g,f,12,!1))],d=[],m=12-s.left,p=30+El*i.length+4;for(let[
f,g]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-p-13,y1:s.top+l-p-4,fillcolor:r[f]??te(f),line:{width:0}}),u.push(
{...c(p,g,12,!1),xshift:m+19}),m+=19+7*g.length+18;return{annotations:u,shapes:d,height:l}}async function Pm(e,t,o,n){let s=await Ps(),r=te("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=Wk(n,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}function a(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))n.addEventListener(i,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))n.style.setProperty(i,l);else n.setAttribute(s,r===!0?
"":String(r));return Xr(n,o),n}function Xr(e,t){for(let o of t)Array.isArray(o)?Xr(e,o):o!=null&&o!==!1&&e.append(o)}function C(e,...t){return e.textContent="",Xr(e,t),e}function yo(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function F(e,t,o={}){return a("button",{type:"button",...o,on:{click:t}},
e)}var jk="http://www.w3.org/2000/svg";function Ie(e,t={},...o){let n=document.createElementNS(jk,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return Xr(n,o),n}var Hk={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"\
M4 2h5l3 3v9H4zM9 2v3h3"};function Nt(e){return Ie("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},Ie("path",{d:Hk[e]}))}function Te(e,t,o,n={}){return a("button",{type:"\
button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.trim(),on:{click:o}},Nt(e))}var Im=0;function pe(e){return Im+=1,`${e}-${Im}`}var Pt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(
()=>setTimeout(e))});function $e(e,t=!1){let o=document.getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Qe(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(
()=>t(...s),e)};return n.cancel=()=>clearTimeout(o),n}var Dm="No connection to the server: trying again.";function Uk({actions:e}){return`${Dm} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${L(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function Bm(e,t){let o=!1,n="",s=()=>Vo().hurry();function r(){let{gone:i,other:l}=Vo(),c=i?Uk(Vo()):l?"The server has been replaced by another version of\
 it.":"";c!==n&&(n=c,e.hidden=c==="",C(e,c,c!==""&&(i?F("Try now",s):F("Load the page again",()=>location.reload())))),i!==o&&(o=i,$e(i?Dm:"The server answers again.",i),i||t())}Vd(r),window.addEventListener(
"online",s),document.addEventListener("visibilitychange",s),r()}var qm=/(?<!\.tracediff)\.json$|\.json\.gz$/i,Fm=/\.tracediff\.json$/i,Tl=/\.tracediff$/i;function Wm(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.
isDirectory)t.push(s);else{let r=n.getAsFile();r&&o.push({name:r.name,file:r})}}return zk(t,o)}async function zk(e,t){let o=[];for(let n of e){let s=[];await Hm(n,"",s),o.push(Kn(n.name,s))}return o.concat(
jm(t))}function jm(e){let t=e.filter(({name:n})=>!Tl.test(n)),o=e.filter(({name:n})=>Tl.test(n)).map(n=>({label:n.name.replace(Tl,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,Kn(Ml(t),
t)]:o}async function Hm(e,t,o){let n=e.createReader(),s=[];for(;;){let r=await new Promise((i,l)=>{n.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)
if(r.isDirectory)await Hm(r,`${t}${r.name}/`,o);else{let i=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:i})}}function Um(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,
r=s.indexOf("/");if(r>0){let i=s.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>Kn(n,s)).concat(jm(o))}var Po=({
name:e})=>Fm.test(e),Ol=({name:e})=>e.replace(Fm,"");function Kn(e,t){let o=[...t].sort((r,i)=>r.name<i.name?-1:1),n=new Set(o.map(({name:r})=>r).filter(r=>qm.test(r))),s=r=>Po(r)?n.has(Ol(r)):n.has(r.
name);return{label:e,files:n.size===0?[]:o.filter(s),skipped:n.size===0?o:o.filter(r=>!s(r))}}function Ml(e){let t=e.filter(n=>!Po(n)).map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(qm,"").replace(
/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[o=""]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function zm(e){
let t=new Map;for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let i=o.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?
null:[...t].map(([o,n])=>Kn(o,n))}function Re(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=a("div",{class:`toast${n?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,o*1e3)};t&&s.append(F(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(Te("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),$e(t?`${e} ${t.label} is available.`:e,n),l(),i}function Gm(e,t,o){let n=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(n-=1,(n<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){Re("This server is read-only.",{urgent:!0});return}try{let l=await Wm(
i.dataTransfer);l.length>0&&o(l)}catch(l){Re(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var Gk=700,Yk=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function Al({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${L(t)} of ${X(e,"set file")} are checked.`:`${X(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${L(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function Ym(e){let t=a("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let i=o;
return o=Yk(s),t.hidden=!s,t.textContent=s?Al(s):"",clearTimeout(n),o?n=setTimeout(e,Gk):i&&$e(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var Kk=1e3,Zr="This page waits for a set that the server has not checked yet.";function Km(){let e=a("span",{class:"toast-text"}),t=a("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let i=await Jo().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=i?`${Zr} ${Al(i)}`:Zr,o=setTimeout(s,Kk,r))}Qd(r=>{let i=r&&Ft()!=="/";i!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),i&&(document.
getElementById("toasts").append(t),e.textContent=Zr,$e(Zr),s(n)))})}var Vk=2,Vm=1e3,Cl=0,gn=e=>["done","failed","cancelled"].includes(e.state);function ea(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,Cl-=1)},i=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(gn(d)&&i(),
t(d))},c=async()=>{let d=Vm;try{l(await um(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*Vm}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return Cl<Vk&&typeof EventSource=="function"?(Cl+=1,n=dm(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),i}var Vn=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],Zm=Vn.flatMap(([e])=>e),ep=Vn.flatMap(([,e])=>e),Io=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],Jt=(e,t)=>t.some(o=>e.includes(o));function Jk(e,t){let[o,n]=[Io(e),Io(t)];for(let[s,r]of Vn){let i=Jt(o,s)&&Jt(n,r);if(i!==(Jt(n,s)&&Jt(o,r)))return i?-1:1}for(let[s,r]of[[Zm,-1],[ep,1]])if(Jt(o,s)!==
Jt(n,s))return Jt(o,s)?r:-r;return 0}function ta(e){for(let[t,o]of Vn){let n=e.map(r=>[Jt(Io(r),t),Jt(Io(r),o)]),s=r=>n.flatMap((i,l)=>i[r]?[l]:[]);if(n.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var Qk=10n**17n;function Jm(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let o=e.file_list.filter(n=>n.first_event_ns!==null).map(n=>BigInt(
n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==null&&o>Qk?o:null}function Ds(e,t){let o=Jk(e.label,t.label),[n,s]=[Jm(e),Jm(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,
t]}var Qm=e=>[...new Set(Io(e).filter(t=>!/\d/.test(t)&&!Zm.includes(t)&&!ep.includes(t)))];function tp(e,t){let[o,n]=[Qm(e),Qm(t)],s=o.filter(i=>n.includes(i)).length,r=Math.min(o.length,n.length);return r===
0?Vn.some(([i,l])=>[[e,t],[t,e]].some(([c,u])=>Jt(Io(c),i)&&Jt(Io(u),l))):s>1||s===r}var Xk=100,Xm=(e,t)=>Io(e).filter(o=>!t.includes(o)).join(" ");function Rl(e){if(e.length===2){let[t,o]=Ds(e[1],e[0]);
return{control:t.id,test:o.id}}for(let[t,o]of Vn){let n=[...t,...o],s=d=>e.filter(m=>Jt(Io(m.label),d)).slice(0,Xk),[r,i]=[s(t),s(o)],l=i.map(d=>[r.find(m=>m!==d&&Xm(m.label,n)===Xm(d.label,n)),d]).find(
([d])=>d!==void 0),[c,u]=l??[r[0],i[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function Zk(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function ex(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let i=tx(
e,s+1);o+=n===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function tx(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function oa(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(ex(e,t.index+t[0].length));return o?Number(o[1]):null}async function ox(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function op(e,t,o){let n=await ox(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!o(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:n}}var nx=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&oa(e)!==null;async function sx({name:e,file:t}){let o=await op(t,4194304,nx);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=oa(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=oa(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await op(t,16777216,()=>!1);n=oa(s.slice(-262144))}return{
isTrace:!0,rank:n??Zk(e)}}async function sp(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await sx(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var np=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function rp(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([np(e,n,o),np(t,n,o)]);if(s.
some((i,l)=>i!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var rx=256,ap=20,ip=e=>e.slice(e.lastIndexOf("/")+1),Ll=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function ax(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
rp(e.file,t.file)}async function ix(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await ax(n,s)||Ll(n.name)!==null&&Ll(n.name)===Ll(s.name));for(let n of e.filter(s=>s.seen.isTrace&&!Po(s))){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var Nl=e=>e.map(({seen:t})=>t.rank),Pl=e=>!e.includes(null)&&new Set(e).size===
e.length;function lx(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function cx(e){return ta(e.map(({name:o})=>ip(o)))?.map(o=>o.map(n=>e[n]))??lx(e)??e.map(o=>[o])}function ux(e,t){let o=new Set;return e.map((n,s)=>{let r=Ml(n),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(d=>!o.has(d))??`${r} ${s+1}`;o.add(i);let l=n.flatMap(({more:d,...m})=>[m,...d]),c=new Set(l.map(({name:d})=>d)),u=t.files.filter(d=>Po(d)?c.has(Ol(d)):s===0&&!d.seen.isTrace);return{
...Kn(i,[...l,...u]),settled:!0}})}function lp(e){let t=Nl(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function dx(e,t,o){
return!(t.length===2&&ta(t.map(({label:s})=>s)))&&Pl(Nl(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:lp(o),manyFirst:!0}}}function mx(e){return e.includes(
null)?"assumed":Pl(e)?"named":"equal"}async function cp(e){if(e.files.length>rx)return{};if(await sp(e.files),e.files.length<2||e.settled)return{};let t=await ix(e.files),o=zm(e);if(o!==null&&o.length<=
ap)return dx(e,o,t);let n=Nl(t),s=ta(t.map(({name:i})=>ip(i)));if(t.length<2||Pl(n)&&s===null)return{};let r=cx(t);return r.length>ap?{}:{question:{kind:mx(n),parts:ux(r,e),one:lp(t),manyFirst:s!==null||
r.length===2}}}var up=(e,t,o)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...o});function dp(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var px=2,fx=3,hx=4,Il=3,Dl=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,up(this.#o,
t,{tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,...o})}add(t){let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(t){let n=(await pm(
t)).map(s=>this.#n({label:s.label,files:[],skipped:[]},{job:s,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#m(s))}async#t(t){if(t.files.length===
0){this.#i(t,{message:"There is no .json or .json.gz file in it."});return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await cp(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),
t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="asking",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(i=>this.#n(i,{tags:n,tagError:s}));this.transfers.splice(this.transfers.
indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(i=>this.#t(i))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking",
"queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cance\
lled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.
planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<
fx&&this.#f(o)}async#f(t){t.state="creating",t.begun+=1,t.error=null,this.#e(t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await mm(t.label,o);if(t.state!=="creating"){pl(n.id).catch(
()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.
filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state==="sending").length;for(let n of t)for(let s of n.files){if(o>=px)return;s.state==="waiting"&&(o+=1,this.#h(n,s))}}async#h(t,o){
o.state="sending",o.attempts+=1,this.#e(t);let{upload:n}=t;try{await gm(n,o.name,o.file,{from:o.sent,signal:t.abort.signal,onProgress:s=>{o.sent=Math.min(s,o.size),this.#e(t)}}),o.sent=o.size,o.state=
"sent"}catch(s){if(t.state==="sending"&&t.upload===n&&await this.#g(t,o,s),t.state!=="sending"||t.upload!==n)return}this.#e(t),this.#d(t),this.#l()}async#g(t,o,n){if((n.status===0||n.status>=500)&&n.status!==
507&&o.attempts<hx){let{upload:r}=t;if(o.state="sending",n.status===0?await this.#w(t,o):await new Promise(i=>{setTimeout(i,500*2**(o.attempts-1))}),t.state!=="sending"||t.upload!==r||await this.#u(t,
o))return;if(t.begun<Il){this.#c(t);return}}o.state="failed",o.error=n.message}async#w(t,o){t.waits=!0,this.#e(t);let n=await Wr({signal:t.abort.signal}).catch(()=>!1);o.attempts-=n?1:0,t.waits=!1}#c(t){
dp(t),this.#a(t)}async#u(t,o){try{let s=(await fm(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#d(t){if(t.state!=="sen\
ding"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:`${o.length}\
 files could not be sent. ${o[0].error}`}):this.#y(t)}async#y(t){t.state="committing",this.#e(t);try{t.job=await hm(t.upload),t.state="job",this.#e(t),this.#m(t)}catch(o){if(o.status===404&&t.begun<Il&&
t.state==="committing"){this.#c(t);return}this.#i(t,o)}this.#s()}#m(t){t.stopJob=ea(t.job.id,o=>{if(o.error?.code==="unknown_job"&&t.files.length>0&&t.begun<Il){this.#c(t);return}if(t.job=o,o.state===
"done"){this.#b(t);return}gn(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#b(t){if(await this.#_(t),t.bundle){t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("set\
s")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#p(t),t.state="done",this.#e(t),this.dispatchEvent(
new CustomEvent("stored",{detail:t}))}async#_(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=1)await Lo(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){
t.tagError=n.message}}async#p(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await Lo(t.job.set,{label:o})}catch(n){t.labelError=n.message}}t.renaming=
!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#p(t),this.#e(t))}async takeOffer(t,o){
let{offered:n}=t;await Lo(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){
return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await Wn(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await jn(t.job.set),
t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}
t.job&&(t.job=null,t.upload=null),t.error=null,t.begun=0,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==null&&(o.state==="sent"||await this.#u(t,o)))){t.upload=
null;break}if(t.upload===null){this.#c(t);return}t.state="sending",this.#e(t),this.#d(t),this.#l()}async cancel(t){let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await zn(n.id)}catch{}return}t.
state="cancelled",t.abort.abort(),this.#e(t),o!==null&&pl(o).catch(()=>{}),this.#l(),this.#s()}},Se=new Dl;window.addEventListener("beforeunload",e=>{Se.sending&&e.preventDefault()});var gx=1e3,wx=5e3,yx=6e4,Bl=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-yx;get running(){return this.list.filter(t=>!gn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await cm())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?gx:wx)}}#r(t){if(Se.transfers.
some(n=>n.state==="committing"))return;let o=new Set(Se.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Qt=new Bl;var At={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},q:{type:"\
text",standard:""},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"b\
oolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},row:{type:"text",standard:""},significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{
type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"\
abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"bo\
olean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"\
json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},wn={q:{type:"text",standard:""},tag:{type:"texts",standard:""},prefix:{type:"text",standard:""},
sort:{type:"choice",standard:"created",words:["created","label","ranks","steps","events","bytes"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"choice",standard:"never",words:["\
auto","always","never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},Do={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{
type:"text",standard:""},test_ranks:{type:"text",standard:""},control_steps:{type:"text",standard:""},test_steps:{type:"text",standard:""},control_marker:{type:"text",standard:""},test_marker:{type:"t\
ext",standard:""},marker:{type:"text",standard:""},level:{type:"choice",standard:"modules",words:["modules","operators","python"]},instances:{type:"boolean",standard:"false"},merge_lines:{type:"boolea\
n",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"choice",standard:"none",words:["none","device","host"]},min_change:{type:"text",standard:"0"},max_nodes:{
type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},na={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"\
text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boolean",standard:"false"},from:{type:"t\
ext",standard:""},to:{type:"text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},ql={sets:{type:"text",standard:"*"},tag:{type:"\
texts",standard:""},baseline:{type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},name:{type:"\
text",standard:""},category:{type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choice",standard:"device",words:["device","\
host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},bx=new Map([["1","true"],["0","false"]]);function wt(e,t,o,n=t[o].standard){let{type:s,words:r}=t[o];
if(s==="texts")return e.getAll(o).filter(m=>m!=="");let i=e.get(o)??"",l=s==="text"?i:bx.get(i)??i,c=s==="text"?l:(s==="boolean"?["true","false"]:r).find(m=>m.toLowerCase()===l.toLowerCase()),d=(s==="\
choice"&&c==="false"?"":c)||n;return s==="boolean"?d==="true":d}function Bo(e,t,o,n){for(let s of o){let{type:r,standard:i}=t[s];r==="texts"?n[s].forEach(l=>e.append(s,l)):["",i].includes(String(n[s]??
""))||e.set(s,String(n[s]))}}var _x={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},kx={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},mp=(e,t,o)=>e===
null||!(t>0)?null:o*(e/t);function yn(e,t,o){if(e[t]!==void 0)return e[t];let n=_x[t];if(!n)return kx[t]?.(o)??null;let{rule:s,times:r}=n,i=yn(e,n.of,o),l=yn(e,n.by,o);switch(s){case"change":return i===
null||l===null?null:i-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:mp(i,l,r);default:return mp(i,l,r)}}var ft={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},pp={operators:{name:"operators",short:"operators",what:"An operator runs, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of op\
erators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for it"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, an\
other process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects garbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here,\
 at most an annotation"}},sa={...ft,...pp},fp=e=>e!==null&&e.parts.some(({part:t})=>t in pp),Bs={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and\
 no compute kernel: nothing hides them"},hp=e=>e[0].toUpperCase()+e.slice(1),xx={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Fl=e=>xx[e]??e.toLowerCase();function Wl(e){let t=e.
split(" overlapping ").map(Fl);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var jl={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"o\
ther"},gp={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for so\
mething else"},Hl={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"delay from launch to start"},ra={short_kernels:"shorter than its launch",runtime_outliers:"slow laun\
ch",launch_delay_outliers:"late start"},aa={steps:"of the steps, as in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},Ul={set:{letter:"A",name:"Control"},
test:{letter:"B",name:"Test"}},bn="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA].",Zo=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",_n="the host waits: the de\
vice’s queue is full",en=({host:e,lag:t})=>typeof e!="number"?"":`host ${N(e)}${t>0?` · device ${N(t)} behind when the host left`:""}`;var Ct=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,wp={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},$x={...wp,per_step:"per r\
ecording",percent:"% of the recording"},qs=(e,t)=>(Ct(t)?$x:wp)[e];function zl(e){return Ct(e)&&e.control.samples===e.test.samples?"total":"per_step"}var Jn=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function ia(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var vx=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,Sx=e=>e==="per_step"||e==="percent";function Ex(e,t){
let o=t?"self_":"",n=`${o}${{total:"duration",percent:"percent_of_step"}[e]??e}`,s=e==="total"&&!t?"total_duration":n,r=Sx(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,
diff:`diff_${n}`,growth:`diff_${o}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${r}`,testCount:`test_${r}`,diffCount:`diff_${r}`}}function qo(e,t,o,n=!1){let s=Object.
fromEntries(Object.entries(Ex(t,n&&vx(e))).map(([i,l])=>[i,yn(e,l,o)])),r=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...s,percent:r===""?s.growth:
null,birth:r}}function Tx(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var Fs=(e,t)=>JSON.stringify([e,t]);
function It(e,t){let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var Ox=(e,t)=>e.
filter(({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function yp({name:e,category:t,replaces:o,aliases:n}){if(n&&!o&&t!=="python_function"){let r=["control","test"].map(l=>Ox(n,l)),i=n.
length-2;return[`${r.join(" / ")}${i>0?` + ${i} more`:""}`,""]}if(!o)return[e,""];if(o.rule==="template_arguments")return[e,""];let s=o.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[o.operator??
"same shapes",s].filter(Boolean).join(" "),e]}function Ws({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.total_duration??
0)>(r.total_duration??0)?i:r)}var js=({aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${L(n)} ${n===1?"call":"calls"}, ${N(s)}`);function Gl(e,t,o,{self:n=!1}={}){let{control_observations:s,
test_observations:r}=e.verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=Yl({...l,among:i},n);return{row:c,key:l.id??Fs(l.name,l.category),verdict:c.significance??
"",noise:c.significance==="no_difference_found",of:u=>yn(l,u,e),...qo(l,o,e,n),...Tx(l,o)}})}var Mx=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),bp=(e,t)=>e.filter(({
row:o})=>!Zo(o)&&!Mx(o)).slice(0,t);function Yl(e,t){let o=t?"self":"total";return e?.tests?{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var tn=e=>e.moderated_q_value??e.q_value??
null;function _p(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[Fs(s.name,s.category),{...s,
among:n}]))}function kp(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].control_counts+e.totals[n].test_counts>0).map(n=>[n,qo(e.totals[n],t,e,o)])}var vp=15,Sp=[10,15,20,30,50,100],Ax=["total","per_step","per_call","percent"],Ep=At.change.words,Tp=At.device_type.words,Cx=At.measure.words,Rx=["step","compute","exposed_communication","exposed_memo\
ry","idle"],la=[...Rx,"op"],Kl="ProfilerStep*",Xt=[Kl,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],Vl=["name","category","change","control_counts","test_counts","diff_counts","ab\
s_diff_counts","control_total_duration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],Lx=["name","category","change","q_value"],Qn=e=>Lx.
includes(e)?"asc":"desc",Jl=["control","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],Op=[...Jl,
"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],Nx={fold:"true",significant:"",measure:"",equivalence:""},Px=["lines","details","oper\
ators","classes","recorded","replacements"],Ix=["control","test","more","less","noise"],xp=(e,t)=>(e??"").split(",").filter(o=>t.includes(o)),$p=e=>/^-?[\d.e+-]+(,-?[\d.e+-]+){3}$/.test(e??"")&&e.split(
",").every(t=>Number.isFinite(Number(t)))?e:"",Mp=(e,t)=>Object.fromEntries(t.map(o=>[o,wt(e,At,o,Nx[o])])),Ap=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||
""]));function Dx(e,t,o){let n=e.get(t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:It(n,e.get(o)??"")}var on=(e,t,o)=>t.includes(e)?e:o;function Ht(e){let t=new URLSearchParams(e),o=on(t.
get("sort"),Vl,At.sort.standard),n=Number(t.get("top"));return{...Mp(t,Op),...Ap(t),...!t.has("exclude")&&{exclude:Xt},sort:o,...o.endsWith("_work")&&{work:!0},order:on(t.get("order"),At.order.words,Qn(
o)),unit:on(t.get("unit"),Ax,""),measure:on(t.get("measure")??t.get("time"),Cx,""),heat:on(t.get("heat"),la,""),open:xp(t.get("open"),Px),hide:xp(t.get("hide"),Ix),zoom_time:$p(t.get("zoom_time")),zoom_calls:$p(
t.get("zoom_calls")),top:Number.isInteger(n)&&n>=1&&n<=200?n:vp,op:Dx(t,"op","op_category")}}function Ut(e){let t=ca(e),o=(s,r,i)=>{r!==i&&t.set(s,r)};o("sort",e.sort,At.sort.standard),o("order",e.order,
Qn(e.sort)),o("unit",e.unit,""),o("measure",e.measure,""),t.delete("fold"),o("fold",String(e.fold),"true"),o("heat",e.heat,""),e.exclude.join(`
`)===Xt.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),o("open",e.open.join(),""),o("hide",e.hide.join(),""),o("zoom_time",e.zoom_time,""),o("zoom_calls",e.zoom_calls,""),o("top",String(e.top),
String(vp)),o("op",e.op,"");let n=t.toString();return fe(n===""?"/compare":`/compare?${n}`)}var Dt=(e,t)=>Ut({...Ht(""),control:Je(e),test:Je(t)});function ca(e){let t=new URLSearchParams;return Bo(t,
At,Op,e),e.significant||t.delete("measure"),t}function Bx(e,t,o){let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_ste\
p":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return s===void 0?e:t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function Xn(e,t,o){let n=ca(e);return n.set("significance","true"),n.set(
"sort",Bx(e.sort,t,o)),n.set("order",e.order),n.set("measure",o?"self":"total"),n}function Ql(e,t,o,n){let s=Xn(e,t,o);return s.set("format",n),s}var Cp=["total","per_step"],qx=["calls","share"],Rp=["\
duration","calls","per_call"];function Hs(e){let t=new URLSearchParams(e);return{...Mp(t,Jl),...Ap(t),row:t.has("name")?It(t.get("name"),t.get("category")??""):t.get("row")??"",unit:on(t.get("unit"),Cp,
""),bins:on(t.get("bins"),qx,"calls"),heat:on(t.get("heat"),Rp,"duration")}}function yt(e){let t=new URLSearchParams({control:e.control,test:e.test});return Bo(t,At,Jl,e),t}function kn(e){let t=yt(e);
return t.set("row",e.row),t}function zt(e){let t=kn(e);return Cp.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),Rp.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.
heat),fe(`/compare/op?${t}`)}function Lp(e,t,o){let n=Xn(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),n}function Np(e){let t=new URL(Ut(e),location.
origin).searchParams;return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var nn=Number(wn.limit.standard),Pp=e=>e==="label"?"asc":"d\
esc";function ua(e){let t=new URLSearchParams(e),o=wt(t,wn,"sort"),n=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??"",q:wt(t,wn,"q"),tag:wt(t,wn,"tag"),sort:o,order:wt(
t,wn,"order",Pp(o)),page:Number.isInteger(n)&&n>=1&&n<=1e6?n:1}}function Ip(e){let{control:t,test:o,q:n,tag:s,sort:r,order:i,page:l}={...ua(""),...e},c=new URLSearchParams,u=(m,p,f="")=>{p!==f&&c.set(
m,String(p))};u("control",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,wn.sort.standard),u("order",i,Pp(r)),u("page",l,1);let d=c.toString();return fe(d===""?"/":`/?${d}`)}var da=e=>e.
q!==""||e.tag.length>0;function xn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,order:e.order,limit:String(nn),offset:String((e.page-1)*nn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.
append("tag",o)),t}var Je=e=>e.slice(0,12),sn=(e,t,o,n)=>n?.[e]?.label??(o&&Ge(o,t[e])?.label)??t[e];function Ge(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(
t.toLowerCase()));if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.length===1?s[0]:void 0}var ma=(e="Damaged")=>a("strong",{class:"damage-mark"},Nt("warning"),e);function Us(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>a("li",{},ma()," ",n))),o.length>0&&a("ul",{class:"notice"},o.map(({text:n})=>a("li",{},n)))]}var Dp=(e,t)=>e.filter(({text:o})=>!t?.some(
n=>n.text===o));function pa(e,t=e?.length??0){return t>0&&a("div",{class:"damage-list"},a("p",{},ma(X(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:o,
rank:n,text:s})=>a("li",{},`Rank ${n} (`,a("span",{class:"mono"},o),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${L(t-e.length)} more`)))}var Fx="https://ui.perfetto.dev";var zs=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function Wx(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new zs("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new zs("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",i)})}function Xl(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&Xl(e,t-1)},100)}async function fa({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=Fx,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new zs("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:p}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${p}`)}catch(m){
throw Xl(l),m}let c=new AbortController,u=Wx(l,r,i);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),Xl(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var jx=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function Hx(e){return(e.notes??[]).some(t=>jx.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var Ux=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function ec(e,t,o=()=>""){let n=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=ml(e.id,t.number,o())},c=(m,p=!1)=>{n.textContent=m,n.classList.toggle("error-text",p)};async function u(){d.disabled=!0,c("Loading …");try{await fa({title:`${e.label}, rank ${t.rank}`,fileName:Ux(
t,o()),load:m=>Kr(e.id,t.number,o(),{signal:m,onProgress:p=>c(`Loading ${Oe(p)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),$e(m.message,!0)}finally{
d.disabled=!1}}let d=F("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Oe(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,n),prepare:l}}
function Fo(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${rt(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function zx(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},Fo(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",a("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function Gx(e,t,o,n){let s=ec(e,t,o.query),r=a("td",{}),i=()=>{let l=o.on()?Hx(t):"";s.prepare(),C(r,l===""?s.node:a("span",{class:"muted"},l))};return n.push(
i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Oe(t.trace_bytes)),r)}function Yx(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==null),
i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?zx(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>Gx(e,l,o,n))))),r.length>0&&i>0&&a("\
p",{class:"muted small"},`${L(i)} more were not kept.`))}function Kx(e,t){let o=a("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function ha(e,t={}){let o=[],n=pe("traces"),s=Kx(t,()=>o.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:n},"Traces"),Te("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([Jo(),...e.map(l=>go(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,C(r,u&&s.node,c.map(d=>Yx(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>C(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var Vx=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function Bp(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${X(i,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${L(c)} repaired or lost`),s>0&&u.push(X(s,"note")),r>0&&u.push(X(r,"duplicate file")),l>0&&u.push(`${L(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function Jx(e){return a("dl",{class:"counters"},Vx.map(([t,o,n])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:n},o),a("dd",{},L(e[t]??0)))))}function Qx(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":ot(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||ye),a("td",{class:"num"},L(s.events)),a("td",{class:"num"},Oe(t.raw_bytes)),o&&a("td",{},t.trace_bytes===null?a("span",{class:"m\
uted"},"not kept"):ec(e,t).node),a("td",{class:"wrap"},n.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},n.map(i=>a("li",{},i.severity==="damage"&&[ma()," "],i.words,i.
count>1&&` (${L(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function tc(e){return e?.length>0&&a("details",{class:"dupli\
cates"},a("summary",{},`${X(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:o})=>a("li",{},a("span",{class:"mono"},t)," has the same content as ",a("span",{class:"mo\
no"},o)))))}var Xx={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"is without the trace that it is named after"};function oc(e,t){return e>
0&&a("details",{class:"left-out"},a("summary",{},`${X(e,"entry","entries")} of the folder left out`),a("ul",{},t.map(({file:o,kind:n})=>a("li",{},a("span",{class:"mono"},o),` ${Xx[n]??n}`)),e>t.length&&
a("li",{class:"muted"},`and ${L(e-t.length)} more`)))}function qp(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return go(e.id).then(o=>{let n=o.traces_bytes>0,s=["Fil\
e","Rank","Steps","Events","JSON",...n?["Trace"]:[],"Notes"];C(t,pa(o.quality.affected_files,o.quality.affected),Jx(o.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a(
"tr",{},s.map(r=>a("th",{scope:"col"},r)))),a("tbody",{},o.file_list.map(r=>Qx(o,r,n))))),tc(o.quality.duplicate_files),oc(o.quality.left_out,o.quality.left_out_files),a("p",{class:"muted small"},"Ide\
ntity ",a("span",{class:"mono"},o.id)," · stored in ",Oe(o.stored_bytes)," out of ",Oe(o.raw_bytes)," of JSON",n&&` (${Oe(o.traces_bytes)} the traces themselves)`,!n&&`. ${Fo(o)}`))}).catch(o=>C(t,a(
"p",{class:"error-text"},o.message))),t}var nc=4,sc=e=>e===2?"two":L(e),Fp=e=>e[0].toUpperCase()+e.slice(1);function Zx({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function e$({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${ot(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${X(t.ranks,"rank")}`}function t$({parts:e}){let t=e.slice(0,nc).map(({label:o})=>`“${o}”`).
join(", ");return e.length>nc?`${t} and ${L(e.length-nc)} more`:t}function rc({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${sc(t.ranks)} ranks of one`;return`${Fp(sc(e.length))} sets, \
or ${n}?`}function Wp(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=pe("question"),i=(u,d,m)=>F([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>Se.answer(e,u),{class:"choice"}),l=i(
!0,`${Fp(sc(n.length))} sets`,t$(t)),c=i(!1,"One set",e$(t,o));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},rc(t))," ",Zx(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var o$=64,n$={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},s$=["failed","cancelled","undone"];
function ic(e){return a("progress",{max:"1",value:"0","aria-label":e})}function lc(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function $n(e){if(e.state==="failed")return e.error?.
detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return r$(e.made);if(e.state==="done"){let o=e.already_stored?`${a$(e)}; noth\
ing was stored twice.`:`${wa(e)?"Stored, but damaged":"Done"}: ${X(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state===
"queued"?"Queued":n$[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${Oe(e.bytes_done)} of ${Oe(e.bytes_total)}`),e.events>0&&t.push(X(e.events,"event")),e.files_total>1&&t.push(`${L(e.files_done)}\
 of ${X(e.files_total,"file")}`),t.join(" · ")}function r$(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${L(t)} were already here and ar\
e unchanged`;return o===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${X(o,"set")} stored${t>0?`; ${n}`:""}.`}var a$=e=>`Stored already \
as “${e.known_as}”`;function i$(e,t){let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:fe(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}
function l$(e){let{offered:t,job:o}=e;if(e.state!=="done"||t===null)return null;let n=s=>ac(Se.takeOffer(e,s));return[F(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),
new TextEncoder().encode(t).length<=o$&&F(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var wa=e=>e?.state==="done"&&e.affected_files?.length>0;function Hp(e){return[wa(e)&&pa(e.affected_files),
u$(e),tc(e?.duplicate_files),c$(e?.changed_beside??[]),oc(e?.left_out??0,e?.left_out_files??[])]}function c$(e){return e.length>0&&a("p",{class:"muted"},"Not taken: what stands beside ",a("span",{class:"\
mono"},e.slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${L(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it ag\
ain.")}function u$(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"failures",open:e.state==="faile\
d"},a("summary",{},`${X(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(o=>a("li",{},!o.message.startsWith(o.file)&&[a("span",{class:"mono"},o.file)," – "],o.message))))}function Up(e){
let t=ic("Progress"),o=a("p",{class:"transfer-text"}),n=a("div",{class:"transfer-actions"}),s=m$(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,u=e.files.map(d$),d=a("details",{class:"\
files",open:e.files.length<=6},a("summary",{},p$(e)),a("ul",{class:"file-list"},u.map(k=>k.node)),e.skipped.length>0&&f$(e.skipped)),m=a("li",{class:"transfer"},a("div",{class:"transfer-head"},s.node,
n),t,o,l,i,r,!e.sample&&d),p=null,f="",g="",h=!1;function y(){let k=n.contains(document.activeElement),x=a("div",{},g$(e));f=e.label,x.innerHTML!==n.innerHTML&&(C(n,...x.childNodes),k&&n.querySelector(
"button")?.focus({preventScroll:!0}))}function w(){p=e.state,m.dataset.state=e.state,y(),h=e.question!==null,C(i,h&&Wp(e)),e.state==="done"&&(d.open=!1)}function b(){let k=e.state==="done"?e.offered:null;
if(k===c)return;let x=l.contains(document.activeElement);c=k,C(l,l$(e)),x&&s.node.querySelector("input").focus({preventScroll:!0})}function _(){p!==e.state?w():f!==e.label&&y(),s.update(),u.forEach(h$),
t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:k,total:x}=cc(e);t.hidden=e.state==="asking"||!Se.active.includes(e),lc(t,k,x),g=uc(e),o.textContent!==g&&C(o,e.state==="done"&&!e.bundle&&
e.job.already_stored?i$(e,g):g),b(),m.classList.toggle("affected",wa(e.job)),C(r,Hp(e.job))}return _(),{node:m,update:_,text:()=>e.question?rc(e.question):g,focus(){h&&document.activeElement.matches("\
body, main, .page-actions *")&&i.querySelector("button").focus({preventScroll:!0}),h=!1}}}var ga=(e,t)=>e.reduce((o,n)=>o+n[t],0);function cc(e){let{job:t,state:o,files:n}=e;return o==="job"&&t.bytes_total>
0?{done:t.bytes_done,total:t.bytes_total}:{done:ga(n,"sent"),total:o==="looking"?0:ga(n,"size")}}function d$(e){let t=ic(`Progress of ${e.name}`),o=a("span",{class:"file-state"}),n=a("li",{},a("span",
{class:"mono file-name",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function m$(e){let t=a("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"\
false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{Se.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.
label,t.blur())}}}),o=a("span",{class:"error-text small",role:"status"}),n=e.label;return{node:a("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.activeElement&&(n=e.label,t.value=
n),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged\
. ${e.tagError}`].filter(Boolean).join(" ");o.textContent!==s&&(o.textContent=s)}}}function p$(e){let t=e.files.reduce((s,r)=>s+r.size,0),o=e.files.filter(s=>!Po(s)),n=[X(o.length,e.bundle?"bundle":"t\
race file"),Oe(t)];return e.skipped.length>0&&n.push(`${L(e.skipped.length)} skipped`),n.join(", ")}function f$(e){let[t,o]=[e.filter(Po),e.filter(n=>!Po(n))];return[o.length>0&&jp("only .json and .js\
on.gz files are traces",o),t.length>0&&jp("the trace that it is named after is not there",t)]}function jp(e,t){let o=t.slice(0,20).map(({name:s})=>s).join(", "),n=t.length>20?`, and ${L(t.length-20)} \
more`:"";return a("p",{class:"muted skipped"},`Not sent, because ${e}: `,a("span",{class:"mono"},o),n)}function h$(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=
s,e.node.dataset.state=t.state,lc(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:Oe(t.size),sending:`${r} % of ${Oe(t.size)}`,
sent:`${Oe(t.size)} sent`,failed:t.error??"failed"}[t.state]}function g$(e){let{label:t}=e,o=Te("close",`Remove ${t} from this list`,()=>Se.remove(e));switch(e.state){case"failed":case"cancelled":return[
e.files.length>0&&F("Retry",()=>Se.retry(e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&a("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comp\
arison"),Se.canUndo(e)&&F("Undo",()=>ac(Se.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[F("Bring back",()=>ac(Se.bringBack(e)),{"aria-label":`Bring\
 ${t} back`}),o];default:return[F("Cancel",()=>Se.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function ac(e){try{await e}catch(t){Re(`That did not work. ${t.message}`,{urgent:!0})}}function w$(e){
let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${ot(t.sort((o,n)=>o-n))}`}function y$(e){return e===null?"":e.as===
"tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function uc(e){let t=b$(e);return e.begun>1&&!e.waits&&!s$.includes(e.state)?`${t.replace(/\.$/,"")} – sent again, because the server wa\
s restarted`:t}function b$(e){let t=w$(e),o=ga(e.files,"sent"),n=ga(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waiting fo\
r its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?"No connection, trying again …":[`Sending ${Oe(o)} of ${Oe(n)}`,t].filter(Boolean).join("\
 · ");case"committing":return"Sent. The server starts reading …";case"job":return[$n(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may close this tab now");case"do\
ne":return $n(e.job)+y$(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for\
 ten minutes.";default:return e.error??"It failed."}}function zp(e,t){let o=e,n=ic(`Progress of ${o.label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-actions"}),i=a("div"),l=a("li",
{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},o.label||"Ingest")),r),n,s,i),c=null;function u(d){o=d;let m=o.state==="queued"||o.state==="running";o.
state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,C(r,m?F("Cancel",()=>zn(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):Te("close",`Remove ${o.label} from this list`,()=>t(o)))),n.hidden=
!m,lc(n,o.bytes_done,o.bytes_total),s.textContent=$n(o),l.classList.toggle("affected",wa(o)),C(i,Hp(o))}return u(o),{node:l,update:u}}var Gp=()=>a("a",{href:fe("/")},"Show");function _$(){return[...Se.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:uc(t),...cc(t)})),...Qt.running.map(t=>({label:t.label,text:$n(t),
done:t.bytes_done,total:t.bytes_total}))]}function k$(){let e=s=>Se.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${L(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${L(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function x$(){let e=a(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),o=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progre\
ss"},a("div",{class:"status-head"},t,Gp()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${L(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function $$(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,Gp()),draw(o){
e.textContent=`${o}.`}}}function v$(e){let t=a("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"\
button primary",href:Dt(r.id,i.id)},`Compare ${r.label} with ${i.label}`);C(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Te("close","Dismiss",n)),l,c),o=!0,e(),$e(`Both sets a\
re stored. You can compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});mt(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function Yp(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=x$(),o=$$(),n=v$(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Ft()!=="/",c=l?_$():[],u=l?k$():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),yo(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return Se.addEventListener("change",i),Qt.addEventListener("change",i),r(),{offer:n.set,clear:n.clear,draw:r}}var[rn,vn,Kp,uo,Gt,S$,ya,E$]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],Gs="Every page",Vp="First move to a set of the list, with the arrow keys.",ba="First select a\
 call, in the lanes or in the table.",Sn="There is nothing to search on this page.",Qp=[{pages:[rn],keys:["/"],text:"Find trace sets",action:"search",none:Sn},{pages:[rn],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[rn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[rn],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[rn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[rn],keys:["Space"],text:"In the list: sel\
ect the set, for actions on several"},{pages:[rn],keys:["c"],text:"Use the focused set as the control",action:"control",none:Vp},{pages:[rn],keys:["t"],text:"Use the focused set as the test",action:"t\
est",none:Vp},{pages:[vn],keys:["/"],text:"Search the names of the rows",action:"search",none:Sn},{pages:[vn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},
{pages:[vn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[vn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[vn],
keys:["ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[uo],keys:["/"],text:"Find a frame or a kernel",action:"search",none:Sn},{pages:[uo],keys:["ArrowDown"],text:"\
From the search into the table",action:"enter",inSearch:!0},{pages:[uo],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[uo],keys:["ArrowDown","Arrow\
Up","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[uo],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or\
 go to the one above"},{pages:[uo],keys:["Space"],text:"In the table: select the frame"},{pages:[uo],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[uo],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[uo],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[vn,Kp,uo,Gt,ya],keys:["c"],text:"Choose the control",action:"control"},{pages:[vn,Kp,uo,Gt,ya],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Gt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:Sn},{pages:[Gt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Gt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Gt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Gt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Gt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Gt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:ba},{pages:[Gt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Gt],keys:["m"],action:"measure",none:ba,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[S$],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:Sn},{pages:[E$],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[ya],keys:["/"],text:"Find a table or column",action:"search",none:Sn},
{pages:[ya],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[Gs],keys:["?"],text:"List the keys",action:"help"},{pages:[Gs],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:Sn},{pages:[Gt],keys:[","],action:"former",none:ba},{pages:[Gt],keys:["."],action:"next",none:ba}],T$={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},O$=["button","checkbox","file","radio","range","reset","submit"];function Ys(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!O$.includes(e.type))}function M$(e,t){let{target:o,key:n}=e,s=Ys(o);return Qp.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||
r.pages.some(i=>[t.name,Gs].includes(i)))&&(r.inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function A$(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function C$(e){return e.flatMap((t,o)=>[o>0&&" ",a("kbd",{},T$[t]??t)])}function Jp(e,t){let o=Qp.filter(({pages:n,text:s})=>s&&
n?.includes(t));return o.length>0&&a("section",{},a("h3",{},e),a("dl",{class:"keys"},o.map(({keys:n,text:s})=>a("div",{},a("dt",{},C$(n)),a("dd",{},s)))))}function R$(e){let t=pe("keys"),o=()=>n.close(),
n=a("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),
Te("close","Close",o)),Jp(`${e.name} page`,e.name),Jp(Gs,Gs),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function Xp(e,t){let o=()=>e()&&
R$(e().page);t.addEventListener("click",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector(
'dialog[open], [role="menu"]'))return;let i=M$(n,s);if(!i||i.action==="close"&&A$())return;let l=i.action==="help"?o:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&n.preventDefault(),!c&&i.none&&
Re(i.none,{seconds:4})})}var Zp="tracediff.session";function L$(){try{return sessionStorage.getItem(Zp)??""}catch{return""}}function ef(e){let t=null,o=[];function n(){return t??=L$(),t}function s(u){t=u;try{sessionStorage.setItem(
Zp,u)}catch{}}let r=u=>go(u).then(d=>d.quality.kept>0?d:null).catch(()=>null),i=()=>Ot(new URLSearchParams({limit:"0"})).then(({total:u})=>u===2).catch(()=>!1);async function l(){if(Se.active.length>0||
o.length===0)return;let u=o.sort((y,w)=>y.key-w.key).map(({id:y})=>y);o=[];let d=u.length===1,m=n();s(d?u[0]:"");let p=d&&m!==""&&m!==u[0]?[m,...u]:u;if(p.length!==2)return;let[f,g]=await Promise.all(
p.map(r));if(!g&&d&&s(m),!f||!g)return;let h=!d||tp(f.label,g.label)||await i();Se.active.length===0&&e(...Ds(f,g),{sure:h})}let c=u=>{o=o.filter(d=>d.id!==u)};return Se.addEventListener("stored",({detail:u})=>{
c(u.job.set),o.push({id:u.job.set,key:u.key}),l()}),Se.addEventListener("change",({detail:u})=>{u?.state==="undone"?(c(u.job.set),n()===u.job.set&&s("")):(u===null||u.state==="failed"||u.state==="canc\
elled")&&l()}),{clear(){t="",Pt().then(()=>s(n()))}}}var dc=new Set,of=!1,an=()=>of;function Zn(e){return dc.add(e),()=>dc.delete(e)}function tf(e){of=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...dc])t()}function nf(){window.
addEventListener("beforeprint",()=>tf(!0)),window.addEventListener("afterprint",()=>tf(!1))}var ze=["control","test"],En={control:"test",test:"control"},af=["rank","span","step"],N$=["both",...ze],P$={path:{type:"boolean",standard:"false"}},lf=32,I$=864e8,D$=300,_a=e=>e!==null&&e!==""&&Number.
isFinite(Number(e))?Number(e):null,mc=e=>/^\d+$/.test(e??"")?e:"";function sf(e,t,o){let[n,s]=[_a(e.get(t)),_a(e.get(o))];return n!==null&&s!==null&&n<s&&Math.max(-n,s)<=I$?[n,s]:[null,null]}var rf=(e,t)=>[
...new Set(e.getAll(t))].filter(o=>o!==""&&o.length<=D$).slice(0,lf),es=(e,{id:t,main:o})=>o?"main":`${e}:${t}`,ka=(e,t)=>e.includes(t)?e.filter(o=>o!==t):[...e,t].slice(-lf);function pc(e){let t=new URLSearchParams(
e),o={control:t.get("control")??"",test:t.get("test")??""};for(let l of ze){for(let c of af)o[`${l}_${c}`]=mc(t.get(`${l}_${c}`)??t.get(c));o[`${l}_marker`]=t.get(`${l}_marker`)||t.get("marker")||""}let[
n,s]=sf(t,"from","to"),[r,i]=sf(t,"sum_from","sum_to");return{...o,use_short_name:wt(t,na,"use_short_name"),path:wt(t,P$,"path"),show:N$.includes(t.get("show"))?t.get("show"):"both",from:n,to:s,sum_from:r,
sum_to:i,open:rf(t,"open"),pin:rf(t,"pin"),q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:_a(mc(t.get("nth"))),at:ze.includes(t.get("at"))?t.get("at"):"",align:t.get("align")??
"",align_category:t.get("align_category")??"",align_nth:_a(mc(t.get("align_nth")))??0}}var B$=e=>String(Math.round(e*1e3)/1e3);function ts(e){let t=new URLSearchParams,o=(s,r,i="")=>{r!=null&&r!==i&&t.
set(s,String(r))};ze.forEach(s=>o(s,e[s]));for(let s of[...af,"marker"]){let[r,i]=ze.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;o(s,l?r||i:""),ze.forEach(c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}
o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both");for(let s of["from","to","sum_from","sum_to"])o(s,typeof e[s]=="number"?B$(e[s]):"");["open","pin"].forEach(s=>(e[s]??
[]).forEach(r=>t.append(s,r))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_category",e.align_category),o("align_nth",
e.align_nth,0));let n=t.toString();return fe(n===""?"/timeline":`/timeline?${n}`)}function bo(e){let t=ze.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:t}var q$=(e,t)=>e-t,cf=e=>[...new Set(
e)].sort(q$),fc=e=>cf(e.map(t=>t.rank)),hc=(e,t)=>cf(e.filter(o=>o.rank===t).map(o=>o.span)),gc=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??-1)-(s.step_number??-1));function F$(e){
let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var W$=(e,t)=>e.find(o=>String(o)===t);function uf(e,t,o=null){if(e.length===0)return null;let n=[],s=(u,d,m,p)=>{let f=d===""?void 0:W$(u,
d);return d!==""&&f===void 0&&n.push(`${m} ${d}`),f??(u.includes(p)?p:u[0])},r=s(fc(e),t.rank,"rank",o?.sample.rank),i=s(hc(e,r),t.span,"file",o?.sample.span),l=gc(e,r,i),c=t.step===""?void 0:l.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-1)]:F$(l),{sample:c,place:l.indexOf(c),missing:n}}var xa=e=>/^\d+$/.test(e??"")?e:"",Wo=(e,t={})=>ts({control:e.control,test:e.test,control_rank:xa(e.control_ranks),test_rank:xa(e.test_ranks),control_step:xa(e.control_steps),test_step:xa(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function os(e,t){let{name:o,category:n}=Ws(t,"test");return Wo(e,{name:o,category:e.use_short_name?"":n})}
function $a(e,t,o,n=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
o[i])})}let r=n&&Ws(n,"test");return Wo(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function df(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return Wo(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var Tn=[...Do.by.words,"calls"],Ta=4,_c={device:"own",host:"self",calls:"calls"},Oa=["calls","host","self","device","own"];function ff(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=
n??""})}function Ks(e){let[t,o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(o^o>>>13,3266489909),o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var hf=/ #\d+$/,Sa=(e,t)=>e==="module"&&t!==null?t.replace(
hf,""):t,gf=()=>[0,0],yc=()=>Object.fromEntries(Oa.map(e=>[e,gf()]));function Ea(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:yc(),kernels:[],shapes:[],children:[],own:yc(),key:"",foldKey:""}}var wc=(e,t)=>t>0?(e??0)/t:0,va=(e,t,o,n)=>o?[wc(e[`control_${t}`],n[0]),wc(e[`test_${t}`],n[1])]:[wc(e[t],n[0]),0];function j$(e,t,o){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function H$(e,t,o){let n=Object.fromEntries(Oa.map(s=>[s,va(e,s,t,o)]));return{...Ea({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:j$(e,t,o),split:e.split??null},
figures:n,own:{calls:n.calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:va(s,"counts",t,o),device:va(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:va(s,
"calls",t,o)}))}}function Ma(e,t,o){[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),Ks(d===0?u:`${u}
${d}`)},i=[o,s.sort,...s.names.map(l=>Sa(s.sort,l)),s.status].join(`
`);Ma(s,r(t,s.names),Ks(i))}}var wf=e=>e.reduce((t,o)=>Ks([t,o.sort,Sa(o.sort,o.control_name),Sa(o.sort,o.test_name),o.status].join(`
`)),"root");function kc(e,t){let o=[],n=(r,i,l)=>{Object.assign(r,{at:o.length,parent:i,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(Tn.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)U$(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var ns=e=>e.status==="same"||e.status==="replaced";function U$(e,t){
e.total={},e.ownOf={},e.here={};for(let o of Tn){let n=e.own[_c[o]],s=[...n],r=n[1]-n[0];for(let i of e.children)s[0]+=i.total[o][0],s[1]+=i.total[o][1],r+=ns(i)?0:t[o][i.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=ns(e)?r:null}}function xc(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>H$(r,t,n));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),Ma(s[0],"root","root"),kc(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var bc=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function mf(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let i=s.get(r[o]);i||(i={[o]:r[o],...Object.fromEntries(n.map(l=>[l,gf()]))},s.set(r[o],i),e.push(i)),n.forEach(l=>bc(i[l],r[l]))}}function pf(e,t){Oa.
forEach(o=>bc(e.figures[o],t.figures[o])),Object.values(_c).forEach(o=>bc(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},mf(e.kernels,t.kernels,"name",["counts","device"]),mf(e.shapes,t.shapes,"text",["calls"])}function z$({sort:e,status:t,names:o}){let[n,s]=o.map(r=>Sa(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var G$=(e,t)=>Oa.some(o=>e.figures[o][t]>0);function yf(e){if(e.children.forEach(yf),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>G$(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function bf(e){let t=Ea(e.root);pf(t,e.root);let o=new Map,n=(r,i)=>{let l=z$(i),c=[i.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=Ea({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=n(r.sort==="modul\
e"?t:i,r);pf(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&yf(t),Ma(t,"root","root"),kc(t,{..._f(e),grouped:"class"})}function _f({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var kf=e=>({...e,children:e.children.map(kf)});function Y$(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&hf.test(n??"")&&t.unshift(n)}return t}function K$(e,t){let o=Ea({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(_c))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((i,l)=>i+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function xf(e,t,o){let n=new Map([...o].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)n.has(i.foldKey)&&i.sort!=="rest"&&n.get(i.foldKey).push(i);let s=i=>{let l=n.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=K$(i,l);return{...i,opened:!0,own:yc(),kernels:i.kernels,children:[...l.map(u=>({...kf(u),above:Y$(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return $f(r,n),kc(r,_f(e))}function $f(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;Ma(o,Ks(`${e.key}
${n||"rest"}`),o.foldKey||Ks(`${e.key}
rest`))}else $f(o,t)}function On(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var Mn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",_o=(e,t)=>e.total[t][1]-e.total[t][0];function ko(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function $c(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function ss(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var vf=["both","control","test"];function V$(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function Sf(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=V$(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,p)=>{let f=m.parent?u[m.parent.at]:0;i[p]=f,l[p]=f+s[m.at],c[p]=m.depth,u[m.at]=f,m.parent&&(u[m.parent.at]=
l[p]),d[m.at]=p}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var J$=["folded","class","instance"],Ra=["control","test"],La=["ranks","steps","marker"],Q$=5e3,vc=40,Aa=(e,t,o)=>t.includes(e)?e:o,Ca=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(
0,vc);function rs(e){let t=new URLSearchParams(e),o={};for(let n of Ra){o[n]=t.get(n)??"";for(let s of La)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...o,level:wt(t,Do,
"level"),merge_lines:wt(t,Do,"merge_lines"),by:Aa(t.get("by"),Tn,""),width:Aa(t.get("width"),vf,"both"),frames:Aa(t.get("frames"),J$,"folded"),order:Aa(t.get("order"),["calls"],""),q:t.get("q")??"",node:Ca(
t.get("node"))[0]??"",zoom:Ca(t.get("zoom"))[0]??"",open:Ca(t.get("open")),rows:Ca(t.get("rows"))}}function mo(e){let t={...rs(""),...e},o=new URLSearchParams,n=(s,r,i="")=>{r!==i&&r!==""&&o.set(s,r)};
for(let s of Ra)n(s,t[s]),La.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],"all"));return n("level",t.level,Do.level.standard),n("merge_lines",String(t.merge_lines??!0),Do.merge_lines.standard),n("by",t.by),
n("width",t.width,"both"),n("frames",t.frames,"folded"),n("order",t.order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-vc).join(".")),n("rows",t.rows.slice(-vc).join(".")),
fe(o.size===0?"/tree":`/tree?${o}`)}function as(e,t,o){let n=new URLSearchParams({max_nodes:String(Q$)}),s=e.test!=="";for(let r of s?Ra:["control"]){s&&n.set(r,e[r]);for(let i of La){let l=e[`${r}_${i}`];
l!==""&&l!=="all"&&n.set(s?`${r}_${i}`:i,l)}}return Bo(n,Do,["level","by","instances","merge_lines"],{level:e.level,merge_lines:e.merge_lines,by:Do.by.words.includes(t)?t:"",instances:o}),n}var Zt=e=>Object.
fromEntries([...Ra.flatMap(t=>[t,...La.map(o=>`${t}_${o}`)]),"merge_lines"].map(t=>[t,e[t]])),X$=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function Ef(e,t){let{
name:o,category:n}=Ws(t,"test");if(!X$.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(o),r=n==="python_function"&&!s,i=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,
"");return mo({...Zt(e),q:i,level:r?"python":"modules"})}var Tf=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,Of=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var Mf="tracediff.dismissed-jobs",Z$=24*3600*1e3,ev=1e4;function Af(){try{return JSON.parse(localStorage.getItem(Mf))??[]}catch{return[]}}function tv(e){try{localStorage.setItem(Mf,JSON.stringify([...Af().
slice(-50),e.id]))}catch{}}function ov(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<Z$;return!o.includes(e.id)&&(!gn(e)||t.has(e.id)||n)}function nv(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&i<ev)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&$e(s,o==="failed")}}}function Cf(e,t){let o=a("ul",{class:"transfers"}),n=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,i=nv(),l=0;function c(){let g=null;for(let h of Se.transfers){let y=s.get(h.key);y||(y=Up(h),s.set(h.key,y),g??=y),y.update();
let{state:w,label:b,job:_}=h;i.tell(h.key,{state:w,stage:_?.stage,text:`${b}: ${w==="failed"?"failed. ":""}${y.text()}`})}return g}function u(){let g=Af();Qt.running.forEach(y=>r.add(y.id));let h=Qt.list.
filter(y=>ov(y,r,g)).reverse();for(let y of h)s.has(y.id)||s.set(y.id,zp(y,()=>{tv(y),d()})),s.get(y.id).update(y),i.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${$n(y)}`});return h}function d(){
l=0;let g=s.size===0,h=c(),y=[...Se.transfers.map(w=>w.key),...u().map(w=>w.id)];for(let w of s.keys())y.includes(w)||s.delete(w);yo(o,y.map(w=>s.get(w).node)),n.hidden=s.size===0,h&&!g&&h.node.scrollIntoView(
{block:"nearest"}),Se.transfers.forEach(({key:w})=>s.get(w).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let p=({detail:g})=>e(g.job.set),f=({detail:g})=>e(g.set);return Se.addEventListener(
"change",m),Se.addEventListener("stored",p),Se.addEventListener("sets",t),Qt.addEventListener("change",m),Qt.addEventListener("stored",f),d(),{node:n,unmount(){Se.removeEventListener("change",m),Se.removeEventListener(
"stored",p),Se.removeEventListener("sets",t),Qt.removeEventListener("change",m),Qt.removeEventListener("stored",f),cancelAnimationFrame(l)}}}var sv=.1;function rv(e,t){let o=t.coming_bytes>0?` and ${Oe(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${Oe(t.left_bytes)} are left`;return`${e} may store ${Oe(t.allowed_bytes)}\
: ${Oe(t.stored_bytes)} are stored in ${X(t.sets,"set")}${o}, ${n}.`}function Rf(e,t){if(!t)return null;let o=t.left_bytes<=sv*t.allowed_bytes;return a("span",{class:o?"quota-few":""},rv(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function Lf(){let e=a("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await Jo().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,C(e,Rf(o.user,n)," ",Rf("All together",s))}}}var av="a[href], button:not(:disabled), input";function Nf(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(av)].filter(p=>!p.closest("form"));function i(m){m.tabIndex=m===
n?0:-1,r(m).forEach(p=>{p.tabIndex=-1})}function l(m=!1){let p=s();n=p.includes(n)?n:p[0]??null,p.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let p=n;n=m??n,[p,m].filter(Boolean).
forEach(i)}function u(){return n?.focus(),n!==null}function d(m,p){let f=s(),g=f.indexOf(n),h=[n,...r(n)],y=h.indexOf(p);return{ArrowDown:f[g+1],ArrowUp:f[g-1],Home:f[0],End:f.at(-1),ArrowRight:h[y+1],
ArrowLeft:h[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:p,target:f}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||Ys(f)||f.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(p)?(m.preventDefault(),d(p,f)?.focus()):f===n&&(p==="Enter"||p===" ")&&(m.preventDefault(),o(p,n)))}),{sync:l,focus:u}}function Na(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=pe("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let p=u.value.trim();if(p===t&&!r||p===""&&!s){l();return}u.disabled=!0,await i(p)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},o),u,a("button",{type:"submit",class:"small-button"},"Save"),F("Cancel",l,{class:"small-button"}));C(e,d),u.focus(),u.select()}var is=4;function Pa(e,t,{text:o,...n}={}){let s=pe("menu"),i=a("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:h=>{(h.key==="ArrowDown"||h.key==="ArrowUp")&&(h.preventDefault(),u(h.key==="ArrowUp"))}}},o??Nt("more")),l=null,c=()=>Pf(l,i);function u(h=!1){
l=a("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:f,focusout:g}}),C(l,t().filter(y=>!y.hidden).map(p)),i.setAttribute("aria-expanded","true"),i.setAttribute("aria-controls",s),i.
closest("main").append(l),Pf(l,i),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(h?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let h=l;l=null,h?.remove(),i.setAttribute("aria-expanded","false"),i.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],p=h=>a(h.href?
"a":"button",{role:"menuitem",type:h.href?null:"button",href:h.href,download:h.download,tabindex:"-1",class:h.danger?"danger":h.href?"button":"",disabled:h.disabled,title:h.title,on:{click:()=>{if(h.href){
setTimeout(()=>l&&(i.focus({preventScroll:!0}),d()));return}d(),i.focus({preventScroll:!0}),h.run()}}},h.text);function f(h){let y=m().filter(k=>!k.disabled),w=y.indexOf(document.activeElement),b=h.key.
length===1?h.key.toLowerCase():"",_={ArrowDown:y[(w+1)%y.length],ArrowUp:y.at(w-1),Home:y[0],End:y.at(-1)}[h.key]??(b.trim()===""?void 0:[...y.slice(w+1),...y].find(k=>k.textContent.toLowerCase().startsWith(
b)));(h.key==="Escape"||h.key==="Tab")&&(d(),i.focus({preventScroll:!0})),(h.key==="Escape"||_)&&(h.preventDefault(),h.stopPropagation(),_?.focus({preventScroll:!0}))}function g(h){l&&!l.contains(h.relatedTarget)&&
h.relatedTarget!==i&&d()}return i}function Pf(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+is+s<=innerHeight;e.style.setProperty("top",`${Math.max(is,r?o.bottom+is:
o.top-is-s)}px`),e.style.setProperty("left",`${Math.max(is,Math.min(o.right-n,innerWidth-n-is))}px`)}var Ia=12,If=3;function iv(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>ha([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function Df(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),a("\
span",{"aria-hidden":"true"},n))}function lv(e){return e.damaged?a("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function cv(e,t){let o=s=>F(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-If;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,If).
map(o),n>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function uv(e,t){let o=e.goes?`removed ${Am(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server re\
moves it on ${rt(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?a("span",{class:"muted small",title:n},s):F([Nt("pin"),s],()=>t.pin(
[e],!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which is ${o}`})),e.uploaded_by&&a("span",{class:"muted small by e\
llipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function dv(e,t,o){let n=a("div",{class:"set-line"}),s=()=>C(n,a("span",{class:"set-name ellipsis",title:e.label},e.label),cv(e,t),
uv(e,t),e.notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:a("td",{class:"set-cell"},n,lv(e)),edit(i){Na(n,e[i],i==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function mv(e,t,o){let n=Bp(e.quality),s=a("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,qp(e)),C(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&Nt("warning"),a("span",{class:"ellipsis"},n.text),Nt("chevron"));return s}function pv(e){return e.steps.length>0?a("span",{title:ot(e.steps)},L(e.step_count??e.steps.length)):
a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var fv=e=>e.devices.length>0?e.devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):ye;function hv(e){return e.median_step_ns!==null?
[N(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[ye,e.steps.length>0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function Bf(e,t,o,{member:n=!1}={}){
let s=a("tr",{class:"detail",hidden:!o.has(e.id)},a("td",{colspan:String(Ia)},o.get(e.id))),r=Pa(`Actions for ${e.label}`,()=>iv(e,t,m=>i.edit(m))),i=dv(e,t,()=>r.focus()),l=a("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:m=>t.check(e,l.checked,m.shiftKey)}}),[c,u]=hv(e);return[a("tr",{data:{set:e.id},class:n?"member":""},a("td",{class:"check-cell"},l),a("td",
{class:"pick-cell"},Df("control",e,t),Df("test",e,t)),i.node,a("td",{"data-head":"Device",class:"device-cell ellipsis",title:e.devices.join(", ")},fv(e)),a("td",{class:"num","data-head":"Step",title:u},
c),a("td",{class:"num","data-head":"Ranks",title:ot(e.ranks)},L(e.ranks.length)),a("td",{class:"num","data-head":"Steps"},pv(e)),a("td",{"data-head":"Recorded",class:"date"},e.recorded===null?ye:rt(e.
recorded)),a("td",{"data-head":"Added",class:"date"},rt(e.created)),a("td",{class:"num","data-head":"Size",title:`${X(e.quality.events,"event")} in ${Oe(e.raw_bytes)} of JSON in ${X(e.files,"file")}`},
Oe(e.disk_bytes)),a("td",{"data-head":"Quality"},mv(e,s,o)),a("td",{class:"row-actions"},a("a",{class:"button small-button analyse-link",href:fe(`/analyse?set=${Je(e.id)}`),"aria-label":`Analyse ${e.label}`},
"Analyse"),r)),s]}var gv=["sets","tag","baseline","name","category","layer","measure","time","by"];function Vs(e){let t=new URLSearchParams(e);return Object.fromEntries(gv.map(o=>[o,wt(t,ql,o,o==="sets"?"":void 0)]))}function Da(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),Bo(t,ql,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function Js(e){let t=Da(
e).toString();return fe(t===""?"/series":`/series?${t}`)}var qf=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Device"},{text:"Step time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"\
Recorded"},{text:"Added",sort:"created"},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],Ff=qf.filter(e=>e.sort);function wv(e,t){return e.sort?a("th",{scope:"col",class:e.
num?"num":"",data:{sort:e.sort}},F([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col",class:e.num?"num":""},e.hidden?[a("span",{"aria-hidden":"true"},e.text),
a("span",{class:"visually-hidden"},e.hidden)]:e.text)}function Wf(e){let t=a("tbody"),o=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.
checked)}}),n=qf.map(h=>wv(h,e.sort)),s=a("div",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"c\
ol",class:"check-cell"},o),n)),t)),r=Nf(t,"tr[data-set], tr.group, tr.more-row",(h,y)=>{let w=y.dataset.set?h===" "?".set-check":".menu-button":"button";y.querySelector(w)?.click()}),i=new Map,l=new Map;
function c(h,y,w,b){let _=l.get(h),k=_?.shown===y?_:{shown:y,rows:w()};return b.set(h,k),k.rows}let u=(h,y,w=!1)=>c(h.id,JSON.stringify([h,w]),()=>Bf(h,e,i,{member:w}),y);function d(h,y,w){let b=c(`gr\
oup ${h.prefix}`,JSON.stringify([h,!!y]),()=>[yv(h,y,e)],w);if(!y)return b;let _=y.total-y.sets.length;return[...b,...y.sets.flatMap(k=>u(k,w,!0)),...c(`more ${h.prefix}`,`${y.loading} ${_}`,()=>y.loading||
_>0?[bv(h,y,_,e)]:[],w)]}function m(h){let y=new Map,w=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:_}=w?.closest("tr")?.dataset??{};yo(t,h.entries.flatMap(k=>k.group?d(
k.group,h.groups.get(k.group.prefix),y):u(k.set,y))),l=y,b!==void 0&&!w.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(w!==null),w?.matches(
".pin-toggle")&&!w.isConnected&&t.querySelector(`tr[data-set="${_}"] .pin-toggle`)?.focus({preventScroll:!0}),p(h),f(h)}function p({sort:h,order:y}){for(let w of n){let b=w.dataset.sort===h;w.dataset.
sort&&(w.ariaSort=b?{asc:"ascending",desc:"descending"}[y]:null,C(w.querySelector(".sort-mark"),b&&Nt(y==="asc"?"up":"down")))}}function f({picked:h,checked:y}){let w=[...t.querySelectorAll("tr[data-s\
et]")];for(let _ of w){let{set:k}=_.dataset;for(let x of["control","test"])_.toggleAttribute(`data-${x}`,k===h[x]),_.querySelector(`.pick-${x} input`).checked=k===h[x];_.toggleAttribute("data-checked",
y.has(k)),_.querySelector(".set-check").checked=y.has(k)}let b=w.filter(_=>y.has(_.dataset.set)).length;o.checked=b>0&&b===w.length,o.indeterminate=b>0&&b<w.length,o.disabled=w.length===0}function g(h){
let y=[...t.children].find(w=>w.dataset.set===h);return y?.classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:g,focus:r.focus}}function yv(e,t,o){let n=F([Nt("c\
hevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"muted"},X(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${X(
e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell",colspan:"6"},n,!e.prefix.includes(",")&&a("a",{
class:"small",href:Js({...Vs(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")),a("td",{class:"date"},rt(e.newest)),a("td",{colspan:String(
Ia-9)}))}function bv(e,t,o,n){return a("tr",{class:"more-row member"},a("td",{colspan:String(Ia)},t.loading?a("span",{class:"muted"},"Loading …"):F(`Show more of ${e.prefix} (${L(o)} left)`,()=>n.more(
e.prefix),{class:"link-button"})))}function jf(e,t){let o=e,n=pe("tags"),s=pe("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:g=>{g.preventDefault();let h=c.value.trim().replace(/\s+/g," ");h!==""&&p({add_tags:[h]},
`Tagged “${h}”.`)}}},c,a("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${X(o.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:g=>{g.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:n},d),Te("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function p(g,h){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let w=await Lo(o[y].id,g);o=o.map(b=>b.id===w.id?w:b),t(w)}c.value="",r.classList.remove("error-text"),r.textContent=h}catch(y){
r.classList.add("error-text"),r.textContent=y.message,$e(y.message,!0)}c.disabled=!1,f(),c.focus()}function f(){let g=new Map;o.flatMap(h=>h.tags).forEach(h=>{let y=[...g.keys()].find(w=>w.toLowerCase()===
h.toLowerCase())??h;g.set(y,(g.get(y)??0)+1)}),C(i,[...g].map(([h,y])=>a("li",{class:"tag"},h,y<o.length&&a("span",{class:"muted"},` ${y} of ${o.length}`),Te("close",`Remove the tag ${h}`,()=>p({remove_tags:[
h]},`“${h}” was removed.`)))),g.size===0&&a("li",{class:"muted"},"No tags yet."))}return f(),document.body.append(m),m.showModal(),c.focus(),Qo().then(g=>C(l,g.map(({tag:h})=>a("option",{value:h})))).
catch(()=>{}),m}function Uf({title:e,text:t,form:o,action:n,start:s,ended:r}){let i=pe("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},n),d=F("Cancel",()=>f.close()),m=null,p=a("fieldset",{class:"regroup-fields"},o),f=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>f.
remove(),click:b=>{b.target===f&&f.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),w()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),Te("close","Close",()=>f.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),p,c,l),a("div",{class:"regroup-buttons"},d,u)));function g(b,_=!1){l.textContent=b,l.classList.toggle("error-text",_),_&&$e(b,!0)}function h(b){p.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,g(b,!0),f.isConnected||Re(b,{urgent:!0})}function y(b){b.state==="done"?(f.close(),r(b)):b.state==="failed"||b.state==="cancelled"?h(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,g(`${L(b.files_done)} of ${X(b.files_total,"file")}`))}async function w(){g("");try{m=await s()}catch(b){h(b.message);return}
m&&(p.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&zn(m.id).catch(()=>{}),ea(m.id,y))}return document.body.append(f),f.showModal(),{dialog:f,say:g,
go:u}}async function _v(e,t){try{for(let o of e.binned)await jn(o);for(let o of e.made.filter(n=>!n.already_stored))await Wn(o.set)}catch(o){Re(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function zf(e,t,o){Re(e,{seconds:30,action:{label:"Undo",run:()=>_v(t,o)}}),o(t.set)}function kv(e,t){let o=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},o[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Oe(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function Hf(e,t,o,n,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function Gf(e,t){let o=pe("split"),n=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=Uf({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):Xd(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>zf(`“${e.
label}” was split into ${X(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await go(e.id);s=kv(d,()=>l("")),C(n,Hf(o,"each",`Each file becomes a set: ${X(d.file_list.
length,"set")}`,!0,u),Hf(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&n.querySelector("input").focus()}catch(d){C(n),l(d.message,!0)}}function Yf(e,t){
let o=pe("label"),n=a("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});Uf({title:`Join ${X(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:a("div",{class:"reg\
roup-form"},a("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${X(s.files,"file")}`)))),a("label",{for:o},"Label"),
n),start:()=>Zd(e.map(s=>s.id),n.value.trim()),ended:s=>zf(`${X(e.length,"set")} were joined.`,s,t)}),n.focus()}var xv=10,$v=12,vv=200,Sv=4;async function Sc(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:Sv},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function Ev({change:e,sort:t}){let o=pe("find"),n=a("span",{class:"muted small found"}),s=!1,r=Qe(vv,()=>e({q:i.value.trim()})),i=a("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:p=>{p.key==="Escape"&&i.value!==""&&(p.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},Ff.flatMap(({sort:p,text:f})=>[["desc","↓"],["asc","↑"]].map(([g,h])=>a("option",{value:`${p} ${g}`},`${f} ${h}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:o,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),n);function d(p,f,g){let h=[...p.tag.filter(w=>!f.some(b=>b.tag===w)).map(w=>({tag:w})),...f.slice(0,$v)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;C(c,h.
map(({tag:w,sets:b})=>F([w,b!==void 0&&a("span",{class:"muted"},` ${L(b)}`)],()=>g(w),{class:"tag","aria-pressed":String(p.tag.includes(w)),data:{tag:w}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(p,f,g){u.hidden=g<=xv&&!da(p)&&!s,l.value=`${p.sort} ${p.order}`,document.activeElement!==i&&(i.
value=p.q);let h=f===0?"No set matches.":X(f,"set");return n.textContent=da(p)?h:"",h}}}var Kf=e=>[...e.values()].every(t=>t.pinned);function Tv(e){let t=a("span",{role:"status"}),o=F("",e.compare,{class:"\
primary"}),n=F("Join …",e.join,{class:"writes"}),s=F("Tags …",e.tags,{class:"writes"}),r=F("",e.pin,{class:"writes"}),i=F("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,i,Te("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${L(c.size)} selected`,o.textContent=`Compare (${L(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=Kf(c)?"Unpin":"Pin",i.textContent=`Delete (${L(c.size)})`}}}function Ov(e){let t=a("span",{class:"muted"}),o=F("Previous",()=>e(-1)),n=F("Next",
()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,i){let l=(r-1)*nn,c=Math.min(l+nn,i.entry_total);s.hidden=i.entry_total<=nn&&r===1,o.disabled=
r===1,n.disabled=c>=i.entry_total,t.textContent=c>l?`${L(l+1)}–${L(c)} of ${L(i.entry_total)}${i.entry_total===i.total?"":` rows, ${X(i.total,"set")}`}`:""}}}function Vf({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let i=a("div",{class:"content"},Mv()),l=new Map,c=new Map,u=null,d=null,m="",p=null,f=[],g={control:"",test:""},h="",y=null,w="",b=!1,_=(R,H)=>{b=!0,e({page:1,...R},H)},k=Ev({change:R=>_(
R,{replace:!0}),sort:(R,H)=>_({sort:R,order:H})}),x=Wf({pick:t,save:Z,pin:ee,remove:ce,check:P,checkAll:G,toggleGroup:J,tags:ie,split:R=>Gf(R,Ae),more:I,filterTag:Q,sort:Y}),$=Tv({compare:oe,join:()=>Yf(
[...l.values()],Ae),tags:()=>ie([...l.values()]),pin:()=>ee([...l.values()],!Kf(l)),remove:()=>ce([...l.values()]),clear:()=>{l.clear(),W()}}),T=Ov(R=>{e({page:u.page+R}),i.scrollIntoView({block:"star\
t"})}),E=Ym(O),v=a("div",{class:"set-list"},E.node,k.node,i,T.node,$.node);async function O(){y?.abort(),y=new AbortController;let{signal:R}=y;m=xn(u).toString(),i.ariaBusy="true";let H=setTimeout(()=>r.
busy(!0),400);try{let[M,S,B]=await Promise.all([Ot(xn(u),{signal:R}),Qo({signal:R}),da(u)?Ot("limit=0",{signal:R}):null,o()]);d=M,f=S,p=E.draw(B??M),await A(R),ae()}catch(M){M.name!=="AbortError"&&D(M)}finally{
clearTimeout(H),R.aborted||(r.busy(!1),i.ariaBusy=null)}}function D(R){d=null,m="",C(i,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",{},R.message),F("Try agai\
n",O,{class:"primary"})))}let j=(R,H,M=nn)=>{let S=xn({...u,page:1});return S.delete("group"),S.set("prefix",R),S.set("offset",String(H)),S.set("limit",String(M)),S};async function A(R){let H=new Set(
d.entries.flatMap(({group:M})=>M?[M.prefix]:[]));for(let[M,S]of[...c]){if(!H.has(M)){c.delete(M);continue}let B=await Ot(j(M,0,Math.min(1e3,Math.max(nn,S.sets.length))),{signal:R});c.set(M,{sets:q(B),
total:B.total,loading:!1})}}async function I(R){let H=c.get(R),M=m;H.loading=!0,W();try{let S=await Ot(j(R,H.sets.length));H.sets=[...H.sets,...q(S)],H.total=S.total}catch(S){Re(`${R} cannot be listed\
. ${S.message}`,{urgent:!0})}H.loading=!1,M===m&&W()}function J(R){c.delete(R)?W():(c.set(R,{sets:[],total:0,loading:!0}),I(R))}let q=R=>R.entries.flatMap(({set:H})=>H?[H]:[]),U=()=>d.entries.flatMap(
({set:R,group:H})=>R?[R]:c.get(H.prefix)?.sets??[]);function ae(){n({sets:q(d),allTotal:p,checking:E.checking()});let R=k.draw(u,d.total,p);b&&(b=!1,$e(R)),W(),w!==""&&re(w)}function W(){if(d&&(k.drawTags(
u,f,Q),T.draw(u.page,d),$.draw(l),!(d.entries.length===0&&E.checking()))){if(d.entries.length===0){C(i,p===0?s():z());return}x.node.parentNode!==i&&C(i,x.node),x.draw({...d,groups:c,picked:g,checked:l,
sort:u.sort,order:u.order})}}let z=()=>d.total>0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",F("Show all",()=>_({q:"",tag:[]}),{class:"\
link-button"}));function re(R){if(w="",x.flash(R))return;d.entries.find(({group:M})=>M&&c.get(M.prefix)?.sets.some(S=>S.id===R))||ht([R]).then(([M])=>{let[S]=(M&&d?d.entries:[]).filter(({group:B})=>B&&
M.label.toLowerCase().startsWith(B.prefix.toLowerCase())).sort((B,V)=>V.group.prefix.length-B.group.prefix.length);S&&!c.has(S.group.prefix)&&J(S.group.prefix)}).catch(()=>{})}function Y(R){let H=R===
"label"?"asc":"desc",M=H==="asc"?"desc":"asc";_({sort:R,order:u.sort===R&&u.order===H?M:H})}function Q(R){let H=u.tag.includes(R);_({tag:H?u.tag.filter(M=>M!==R):[...u.tag,R].slice(-8)})}function P(R,H,M){
let S=U(),[B,V]=[S.findIndex(de=>de.id===h),S.findIndex(de=>de.id===R.id)].sort((de,Ne)=>de-Ne);(M&&B>=0?S.slice(B,V+1):[R]).forEach(de=>H?l.set(de.id,de):l.delete(de.id)),h=R.id,W()}function G(R){U().
forEach(H=>R?l.set(H.id,H):l.delete(H.id)),W()}function oe(){let[R,H]=[...l.values()].sort((B,V)=>B.created.localeCompare(V.created)),[M,S]=Ds(R,H);r.go(Dt(M.id,S.id))}function ue(R){if(d===null){O();
return}let H=M=>M.id===R.id?{...M,...R}:M;d.entries=d.entries.map(M=>M.set?{set:H(M.set)}:M),c.forEach(M=>{M.sets=M.sets.map(H)}),l.has(R.id)&&l.set(R.id,R),n({sets:q(d),allTotal:p}),W(),i.ariaBusy===
"true"&&O()}function Ae(R){return l.clear(),w=R,O()}async function Z(R,H){try{return ue(await Lo(R.id,H)),$e("Saved."),!0}catch(M){return Re(`Not saved. ${M.message}`,{urgent:!0}),!1}}function ie(R){jf(
R,ue).addEventListener("close",()=>O())}let ge=R=>R.length===1?`“${R[0].label}”`:X(R.length,"set");async function ee(R,H){let M=await Sc(R,async S=>ue(await Lo(S.id,{pinned:H})));M.length>0?Re(`${ge(
M.map(({item:S})=>S))} ${M.length===1?"was":"were"} not changed. ${M[0].error.message}`,{urgent:!0}):$e(`${ge(R)} ${R.length===1?"is":"are"} ${H?"pinned":"not pinned"}.`)}async function ce(R){let H=await Sc(
R,S=>Wn(S.id));H.length>0&&Re(`${ge(H.map(({item:S})=>S))} ${H.length===1?"was":"were"} not deleted. ${H[0].error.message}`,{urgent:!0});let M=R.filter(S=>!H.some(({item:B})=>B===S));M.forEach(S=>l.delete(
S.id)),M.length>0&&Re(`${ge(M)} ${M.length===1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>Ee(M)}}),document.getElementById("main").focus({preventScroll:!0}),await O()}async function Ee(R){
let H=await Sc(R,M=>jn(M.id));H.length>0&&Re(`${ge(H.map(({item:M})=>M))} cannot be brought back. ${H[0].error.message}`,{urgent:!0}),w=R.length===1?R[0].id:"",await O()}return{node:v,show(R,H){let M=u;
u=R,g=H,M&&xn(M).get("sort")!==xn(u).get("sort")&&c.clear(),xn(u).toString()!==m?O():W()},reload(R=""){return w=R||w,O()},search:()=>p>0&&(k.focus(),!0),enter:()=>x.focus(),focused:()=>d&&U().find(R=>R.
id===document.activeElement.closest("tr[data-set]")?.dataset.set),unmount(){y?.abort(),E.stop()}}}function Mv(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a(
"div",{class:"skeleton"})))}function at(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var Ec=4,Av=["control","test"],Ba={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other a\
rguments",shapes:"launched by other operators with the same input shapes"};function Jf(e){let t=a("h2"),o=a("ul",{class:"replacements-list"}),n=a("p",{class:"related-more"}),s=at("Probable replacement\
s"),r=a("details",{class:"card rank-steps replacements",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what l\
aunches them, or by their names if these differ in template arguments alone.")),a("div",{class:"chart-tools"},s.node),o,n),i=!1,l=null;function c(d,m){let p=d.replacements??[];l!==d&&(l=d,i=!1),r.hidden=
p.length===0,!r.hidden&&(t.textContent=`Probable replacements (${L(p.length)})`,C(o,p.slice(0,i?void 0:Ec).map(f=>u(f,d,m))),n.hidden=i||p.length<=Ec,C(n,!n.hidden&&F(`Show all ${L(p.length)}`,()=>{i=
!0,c(d,m),o.children[Ec].querySelector("a").focus()},{class:"link-button"})))}function u(d,m,p){let f={diff_duration:d.diff_duration};Av.forEach($=>{f[`${$}_counts`]=d[$].counts,f[`${$}_total_duration`]=
d[$].total_duration});let{control:g,test:h,diff:y,growth:w,controlCount:b,testCount:_}=qo(f,p?"per_step":"total",m),k=y>0?"more":y<0?"less":"calm",x=($,T,E)=>a("p",{class:`replaced ${E}`},a("span",{class:"\
replaced-mark","aria-hidden":"true"},T),a("span",{class:"visually-hidden"},T==="−"?"gone: ":"new: "),a("a",{href:e($),class:"mono",title:$.name},a("bdi",{},$.name)));return a("li",{},a("div",{class:"\
replaced-names"},x(d.control,"−","less-mark"),x(d.test,"+","more-mark"),a("p",{class:"muted small"},Ba[d.rule]??d.rule,d.shared!==null&&[", ",a("span",{class:"mono"},d.operator??"")," ",d.input_dims&&
a("span",{class:"mono"},d.input_dims),` (${qe(100*d.shared)} of what launches them is shared)`])),a("dl",{class:"replaced-numbers"},a("dt",{},p?"calls per step":"calls"),a("dd",{},`${L(b)} → ${L(_)}`),
a("dt",{},p?"time per step":"time"),a("dd",{title:`${me(g)} → ${me(h)}`},`${N(g)} → ${N(h)}`),a("dt",{},"Δ"),a("dd",{class:`strong ${k}`,title:He(y)},ve(y),g>0&&` (${be(w)})`)))}return{node:r,sql:s,
draw:c}}async function Bt(e,t){try{await navigator.clipboard.writeText(e),Re(t,{seconds:4})}catch{Re(`Copy this: ${e}`,{seconds:60})}}var Cv={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},Qf="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function An(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${L(o)} steps are too few to find a change among ${L(
n)} rows.`}let t=`q = ${jt(tn(e))}, p = ${jt(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ so, too (${t}).`:e.significance==="no_differenc\
e_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Qs(e){switch(e.calls){case"fact":return`calls: ${L(e.control_calls)} → ${L(e.test_calls)} in \
every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${jt(e.calls_q_value)})`;default:return""}}var Rv=({row:e,of:t})=>{let o=typeof e.control_median=="number"&&typeof e.test_median==
"number",n=(i,l)=>i===null||l===null?null:l-i,s=(i,l,c,u,d=[])=>a("tr",{},a("th",{scope:"row"},i),[l,c,u].map((m,p)=>a("td",{class:`num${p===2?" strong":""}`,title:d[p]??null},m))),r=(i,l,c,u=n(l,c))=>s(
i,N(l),N(c),ve(u),[me(l),me(c),He(u)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","Δ"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("Call\
s",L(e.control_counts),L(e.test_counts),tt(e.diff_counts)),r("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),r("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_s\
tep")),r("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&r("Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),o&&
r("Median of steps",e.control_median,e.test_median),o&&r("Quartile spread",e.control_spread,e.test_spread)))};function Xf(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${Ba[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...js(e)].join(`
`):e.name}function Zf({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Te("close","Close (Escape)",e)),i),c=null;function u(d){let{row:m}=d,{replaces:p}=m,f=Qs(m);return[a("p",{class:"mono full-name"},a("bdi",{},m.name)),
a("p",{class:"muted small"},m.category,m.kind&&` · ${m.kind.toLowerCase()}`,` · ${Cv[m.change]}`),p&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},p.name)),a("p",{class:"muted"},`${Ba[p.rule]??p.rule}${p.operator?`: ${p.operator}`:""}`,p.input_dims&&a("span",{class:"mono"},` ${p.input_dims}`))),m.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},p?"all kernels that are gone or new":m.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),js(m).map(g=>a("p",{class:"mono full-name"},a("bdi",{},g)))),m.significance&&a("p",{class:"small"},An(m),f&&` ${f[0].toUpperCase()}${f.slice(1)}.`),Rv(d),a("p",{class:"op-actions"},t?.(m)&&a("a",
{href:t(m)},"Open this operation"),n?.(m)&&a("a",{href:n(m)},"Show in the timeline"),o?.(m)&&a("a",{href:o(m)},"Where in the tree"),r&&F("Show in the table",r,{class:"link-button"}),s&&F("Show its ran\
ks and steps",s,{class:"link-button"}),F("Copy the name",()=>Bt(m.name,"Name copied."),{class:"link-button"}))]}return{node:l,isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let p=l.
hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),C(i,l.hidden?null:m??u(d)),(p||m)&&(i.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}var eh=64,th=32;function Lv(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>eh)return`${t} is too long: a tag has at most ${eh} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function Nv(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,i)=>o.indexOf(o[i])===i),
s=n.map(Lv).find(r=>r!=="")??(n.length>th?`${n.length} tags are too many: a set has at most ${th}.`:"");return{tags:n,fault:s}}var Pv="key=value, separated by commas";function oh(){let[e,t]=["tags","t\
ags-help"].map(pe),o=a("span",{id:t,class:"tag-help",role:"status"}),n=a("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:Se.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:i,fault:l}=Nv(n.value);Object.assign(Se,{tagText:n.value,tags:i,tagFault:l}),(r||l==="")&&(o.textContent=l||Pv,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),a("div",{class:"tag-field writes small"},a("label",{for:e},"Tags of the next uploads"),n,o)}function nh(e,t,o){let n=a("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=Um(n.files);s.length>0?Se.add(s):o.webkitdirectory&&Re("That folder is empty.",{urgent:!0}),n.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>n.click()}},Nt(t),e),n)}function sh(e){return a("div",{class:"recipe"},a("pre",{},a("code",{},e)),F("Copy",()=>Bt(e,"Code copie\
d."),{class:"small-button","aria-label":"Copy the code"}))}function Iv(){let e=(t,o,n)=>{let s=F(t,async()=>{s.disabled=!0;try{await Se.addSample(o)}catch(r){Re(`The sample cannot be added. ${r.message}`,
{urgent:!0}),s.disabled=!1}},{class:n});return s};return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("p",{class:"tagline"},"tracediff compares two runs of a PyTorch program, as its profiler r\
ecorded them, and says what changed, by how much, and why."),a("p",{class:"writes sample-offer"},e("Look at a sample pair","","primary"),a("span",{class:"muted"},"Two recordings of a training on an H2\
00; attention was one kernel, then written by hand.")),a("p",{class:"writes sample-offer"},e("One with four ranks","ranks",""),a("span",{class:"muted"},"Generated, with four changes planted in the sec\
ond.")),a("h3",{},"Your own"),a("ol",{},a("li",{},"Copy ",a("code",{},"clients/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once before and once af\
ter your change:",sh(Tf),a("details",{},a("summary",{},"Or with ",a("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),sh(Of))),a("li",{},"Each run leaves a fold\
er with one ",a("code",{},".json")," or ",a("code",{},".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison\
 opens by itself.")))}function Dv(e){let t=a("span",{class:"side side-control"}),o=a("span",{class:"side side-test"}),n=Te("swap","Swap control and test",e),s=a("a",{class:"button primary",href:fe("/c\
ompare")},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-label":"Control and test"},a("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(p,f,g)=>C(p,a("b",{class:"\
letter"},f),g?a("span",{class:"ellipsis",title:g.label},g.label):a("span",{class:"muted"},"not picked"));d(t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",
n.disabled=!c&&!u,c&&u?(s.href=Dt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute("aria-disabled","true"))}return{node:i,draw:l}}var Xs={path:"/",name:"Traces",
mount(e,t){return qv(e,t)}},rh=24,Bv=100;function qv(e,t){let o=ua(location.search),n={control:null,test:null},s=[],r=!1,i=[],l=!1,c=a("span",{class:"count"}),u=Lf(),d=Vf({change:g,pick:$,ready:u.load,
loaded:y,empty:Iv,context:t}),m=Dv(()=>x({control:n.test,test:n.control})),p=Cf(b,()=>d.reload()),f=oh();m.node.hidden=!0,f.hidden=!0,e.append(a("div",{class:"page traces-page"},a("div",{class:"page-h\
ead"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),nh("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choos\
e a folder of traces",id:"choose-folder"}),nh("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),f,a("p",{class:"muted small traces-lost write\
s"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",a("code",{},"tracediff serve --keep-traces=20G")," keeps them."),u.node,p.node,m.node,d.node)),
t.setTitle("Traces");function g(E,v){t.go(Ip({...o,...E}),v)}function h(){d.show(o,{control:n.control?.id??"",test:n.test?.id??""}),m.draw(n.control,n.test)}function y({sets:E,allTotal:v,checking:O=!1}){
l||(s=E,t.setTitle(`Traces (${L(v)})`),c.textContent=v>0?L(v):"",m.node.hidden=v===0,f.hidden=v===0,location.search===""&&v<=rh&&!O&&w(E),k())}function w(E){let{control:v,test:O}=Rl(E);v&&(v!==n.control?.
id||O!==n.test?.id)&&(n={control:Ge(E,v),test:Ge(E,O)},g({control:Je(v),test:Je(O)},{replace:!0}))}function b(E){let v=Se.transfers.some(O=>O.job?.set===E);v&&!i.includes(E)&&i.push(E),v&&g({q:"",tag:[],
sort:"created",order:"desc",page:1},{replace:!0}),_(v?E:"")}let _=Qe(Bv,async E=>{if(await d.reload(E),i.length>1&&!r&&!l){let v=await ht(i.slice(-rh)).catch(()=>[]);if(!l&&!r){v.sort((D,j)=>i.indexOf(
j.id)-i.indexOf(D.id));let{control:O}=Rl(v);w(O===""?v.slice(0,2):v)}}});async function k(){let E=o,v=["control","test"].map(I=>E[I]),O=v.filter(I=>I!==""&&!s.some(J=>J.id.startsWith(I))),D=await ht(O).
catch(()=>[]);if(l||E!==o)return;let[j,A]=v.map(I=>I===""?null:s.find(J=>J.id.startsWith(I))??Ge(D,I)??null);n={control:j,test:A},h()}function x(E){r=!0,n=E,g({control:Je(E.control?.id??""),test:Je(E.
test?.id??"")})}function $(E,v){x({...n,[E]:v}),$e(`${v.label} is the ${E}.`)}function T(E){let v=d.focused();return v?$(E,v):!1}return h(),{keys:{search:d.search,enter:d.enter,control:()=>T("control"),
test:()=>T("test")},update(E){let v=o;o=ua(E),h(),(v.control!==o.control||v.test!==o.test)&&k()},back:()=>d.reload(),unmount(){l=!0,_.cancel(),d.unmount(),p.unmount()}}}var Zs=200;function ah(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([p,f])=>m.set(p,String(f))),s=u;try{let p=await mt(m,{signal:u.signal});return d===t?p:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,p)=>{
o[p]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=Zs*Math.floor(d/Zs),p=await i({offset:m,limit:Zs});p&&(p.rows.forEach((f,g)=>{o[m+g]=f}),e())},stop(){s?.abort(),t=null}}}var Tc=e=>Xn(e,e.unit,Jn(e)).toString();function lh(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(Zs)),t.op!==""&&n.set("row",t.op),o?.key===yt(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var Oc=e=>({key:yt(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function ch(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{return await mt(
o)}catch{return null}}function Fv(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=lh(Tc(e),e,t),n=new AbortController,s=mt(o,{signal:n.signal});s.catch(()=>{}),globalThis.
firstComparison={query:o,stop:n,answer:s}}var Wv=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function ih(e){let t=()=>{let o=new URLSearchParams(location.search);return[...o.
keys()].filter(n=>!Wv.test(n)).forEach(n=>o.delete(n)),location.replace(fe(`/compare/recordings?${o}`)),new Promise(()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.
code!=="not_for_recordings")throw o;return t()}}function uh(e,t){Fv(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,i)=>{let l=lh(n,s,r),c=o;return o=null,c?.query===
l?(i.addEventListener("abort",()=>c.stop.abort()),ih(c.answer)):(c?.stop.abort(),ih(mt(l,{signal:i})))}}var jv=250;function Et({context:e,results:t,message:o}){let n=null,s=!1;async function r(u,d,m){n?.abort(),n=new AbortController;let{signal:p}=n,f=()=>s||p.aborted,g=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},jv),h;try{let y=await u(p);h=()=>d(y)}catch(y){h=()=>{m(y),i(y)}}clearTimeout(g),!f()&&(l(),h(),e.settled())}function i({message:u}){let[,d]=/^(\w+): /.exec(u)??[],m=new URL(location.
href),p=m.searchParams.get(d);p!==null&&(m.searchParams.delete(d),o.querySelector(".error-box")?.append(F(`Clear ${d}=${p.length>40?`${p.slice(0,40)}…`:p}`,()=>e.go(m.pathname+m.search))))}function l(){
e.busy(!1),t.removeAttribute("aria-busy")}function c(){n?.abort(),l()}return{ask:r,drop:c,say(u){C(o,u),t.hidden=u!==null},unmount(){s=!0,n?.abort()}}}var Hv=4,dh=280,er=[];function Uv(e){return new Promise(t=>{er.push({node:e,go:t}),er.length===1&&Pt().then(mh)})}function mh(){let e=er.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();
return s>0&&n<window.innerHeight}),[{go:t}]=er.splice(Math.max(0,e),1);t(),er.length>0&&Pt().then(mh)}function zv(e,t){let o=null,n=null;e.on("plotly_hover",l=>{o=l}),e.on("plotly_unhover",()=>{o=null});
let s=0,r=0,i=l=>{clearTimeout(s),s=performance.now()<r?0:setTimeout(()=>t(l),dh)};e.on("plotly_doubleclick",()=>{clearTimeout(s),r=performance.now()+dh}),e.on("plotly_click",l=>{n=null,i(l)}),e.addEventListener(
"mousedown",({clientX:l,clientY:c,button:u})=>{n=o&&u===0?{event:o,x:l,y:c}:null},!0),e.addEventListener("click",({clientX:l,clientY:c})=>{let u=n;n=null,u&&Math.hypot(l-u.x,c-u.y)<Hv&&i(u.event)})}function bt(e){
let t=a("div",{class:"plot",id:e.id}),o=a("span",{class:"chart-unit"}),n=a("p",{class:"chart-message muted",hidden:!0}),s=at(e.title),r=a("div",{class:"chart-tools"},e.tools,s.node,["PNG","SVG"].map(w=>F(
w,()=>y(w.toLowerCase()),{title:`${e.title}: download as ${w}`,"aria-label":`${w} of ${e.title}`}))),i=a("section",{class:`card chart ${e.class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart\
-head"},a(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,p=new ResizeObserver(()=>{l&&!e.paint&&!an()&&!t.hidden&&t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&g()});p.observe(
i);let f=Zn(h);async function g(){if(u)return;let w;u=!0;try{c||await Pt(),w=await Ps(),c||await Uv(i)}catch(x){C(n,x.message),n.hidden=!1;return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;
m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:_,layout:k}=e.make(l,m);await w.react(t,_,{...k,width:m,height:b,showlegend:!1,uirevision:l.zoom??l.revision},Nm),!c&&!d&&(c=!0,e.onClick&&
zv(t,x=>e.onClick(x,l)),e.onRelayout&&t.on("plotly_relayout",x=>e.onRelayout(x,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(l)),t.querySelector(".main-svg")?.setAttribute("aria-h\
idden","true")),t.dataset.ready=l.revision}function h(){c&&l&&!l.empty&&!e.paint&&g()}function y(w){c&&(e.save??Pm)(t,w,`${l.file}-${e.file}`,{title:[e.title,l.heading].filter(Boolean).join(", "),lines:l.
caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(w){let b=l?.revision===w.revision&&!w.empty;if(l=w,o.textContent=w.heading??"",t.dataset.wanted=w.revision,t.hidden=
!!w.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),n.hidden=!w.empty,C(n,w.empty),!(w.empty||b&&c)){if(e.paint){t.style.height=`${e.height(w)}px`,C(t,e.paint(w)),c=!0,t.dataset.ready=
w.revision;return}t.style.height=`${e.height(w,e.height.length>1?t.clientWidth||600:0)}px`,g()}},redraw:h,retheme:h,layout:()=>t.layout,relayout(w){c&&!t.hidden&&globalThis.Plotly.relayout(t,w(t.layout))},
unmount(){d=!0,p.disconnect(),f(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function xo(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.ceil(e/o)},(n,s)=>s*o)}function qa(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var Gv=900,Fa=12,ph=17,Yv=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function fh(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of Yv){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():fh(n);s&&o.append(s)}return o}function Kv({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,p,f,g)=>Ie("te\
xt",{x:d,y:m,fill:te(g?"--text":"--muted"),"font-size":f,"font-weight":g?600:400,"font-family":s},p),i=t.flatMap(d=>Xo(d,Math.floor(n/6.6),3)),l=[r(Fa,22,e,15,!0),...i.map((d,m)=>r(Fa,42+ph*m,d,12,!1))],
c=30+ph*i.length+18,u=Fa;for(let[d,m]of o)l.push(Ie("rect",{x:u,y:c-9,width:14,height:9,fill:te(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+Fa}}function Vv(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(o,Gv),l=Kv(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),p=fh(d);for(let[f,g]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?i-o:0)}))p.setAttribute(f,String(g));return p}),u=l.height+n;return{width:i,height:u,node:Ie("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},Ie("rect",{width:"100%",height:"100%",fill:te("--surface")}),l.nodes,c)}}var hh="image/svg+xml";async function Jv(e,t,o){let n=new Image;
n.src=`data:${hh};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function gh(e,t,o,n){let{node:s,width:r,height:i}=Vv(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:hh}):await Jv(l,r,i);
qa(c,`${o}.${t}`)}var tr=212,eo={left:62,right:12,top:20,bottom:24},ls=tr-eo.top-eo.bottom,Wa=.62,Qv=5,wh=8,ja=84,Xv=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function yh(e){return bt(
{...e,class:"waterfall",height:()=>tr,keys:Xv,paint:oS,save:gh})}function Zv(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function eS(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function tS([e,t]){let o=(t-e)/
Qv,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(i=>i*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var or=e=>`${100*e}%`;function oS({fall:e}){let t=Zv(e),
o=eS(t),[n,s]=o,[r,i]=Ke(s),l=t.length,c=w=>ls*(s-Math.max(w,n))/(s-n),u=(w,b=0)=>or((w+.5+b)/l),d=w=>w===0?"control":w===l-1?"test":e.parts[w-1].change<0?"less":"more",m=pe("fall-less"),p=tS([n/i,s/i]).
map(w=>({y:c(w*i),text:`${We(Number(w.toPrecision(12)),0,9)} ${r}`})),f={"aria-hidden":"true",focusable:"false"},g=Ie("svg",{class:"fall-body",...f},Ie("defs",{},Ie("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},Ie("rect",{class:"fall-ground",width:5,height:5}),Ie("rect",{class:"fall-stripe",width:1.8,height:5}))),p.map(({y:w})=>Ie("line",{class:"fall-grid",x2:"1\
00%",y1:w,y2:w})),t.slice(0,-1).map(([,w],b)=>Ie("line",{class:"fall-join",x1:u(b,Wa/2),x2:u(b+1,-Wa/2),y1:c(w),y2:c(w)})),t.map(([w,b],_)=>Ie("rect",{class:`fall-bar fall-${d(_)}`,x:u(_,-Wa/2),width:or(
Wa/l),y:c(Math.max(w,b)),height:c(Math.min(w,b))-c(Math.max(w,b)),...d(_)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(w=>nS(u(w,-.33),or(.66/l))),e.parts.map(({change:w},b)=>Ie("text",{class:`\
fall-label fall-${w>0?"more":w<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},ve(w))),sS(e).flatMap(([w,b],_)=>[Ie("text",{class:"fall-tick fall-whole",x:u(_),y:ls+15},w),Ie("text",{class:"\
fall-tick fall-short",x:u(_),y:ls+15},b)])),h=Ie("svg",{class:"fall-axis",...f},p.map(({y:w,text:b})=>Ie("text",{class:"fall-value",x:eo.left-5,y:eo.top+w+4},b)),n>0&&Ie("text",{class:"fall-cut",x:eo.
left,y:eo.top-6},"the axis is cut: it does not begin at 0")),y=t.map(w=>[c(Math.max(...w)),c(Math.min(...w))]);return[h,g,rS(g,aS(e),y)]}function nS(e,t){let o=(r,i)=>ls*(.91-(i?.05:0)-(r%2?.035:0)),n=Array.
from({length:wh+1},(r,i)=>i),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return Ie("svg",{x:e,width:t,height:ls,viewBox:`0 0 ${wh} ${ls}`,preserveAspectRatio:"\
none"},Ie("polygon",{class:"fall-ground",points:s}))}function sS(e){return[["control","control"],...e.parts.map(({part:t})=>[sa[t].name,sa[t].short]),["test","test"]]}function rS(e,t,o){let n=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=o[i].map(f=>eo.top+f),m=()=>{C(n,r.map(f=>a("div",{},f))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?eo.left:eo.right}px + ${c/s} * (100% - ${eo.left+eo.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>ja?`${tr-u+17}px`:"auto",n.style.top=u>ja?"auto":`${d-u>ja?
u+6:Math.min(d+4,tr-ja)}px`},p=Ie("rect",{class:"fall-area",x:or(i/s),y:-eo.top,width:or(1/s),height:tr});p.addEventListener("pointerenter",m),p.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
p)}),n}function aS(e){return[["control",N(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[sa[t].name,`${N(o)} → ${N(n)}`,ve(s)]),["test",N(e.test),ve(e.change)]]}var iS=56,lS=e=>e.replace(/^-/,"−").replaceAll(" "," ");function to(e,t=()=>null,o=iS){let n=e.flatMap(({name:r})=>r??[]),s=new Map(wo(n,o).map((r,i)=>[n[i],r]));return e.map(({text:r,name:i,row:l,
number:c})=>{if(i===void 0)return r??lS(c);let u=l&&t(l),d=a("code",{title:l?.name??i},a("bdi",{},s.get(i)));return u?a("a",{href:u,class:"diagnosis-name"},d):d})}var cS=2,uS=3,bh=52,dS=5,xh=e=>e>0?"more":e<0?"less":"calm",nr=({certainty:e})=>e==="sure"||e==="likely",Ha=e=>e.split(/\s+/).filter(t=>/[\p{L}\p{N}]/u.test(t)).length,_h=({brief:e,parts:t})=>Ha((e??t).
map(o=>o.text??o.name??o.number).join(""));function mS(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.lines??[]).map(o=>{let n=o.control_ns/1e3/Math.max(1,e.control_samples),
s=o.test_ns/1e3/Math.max(1,e.test_samples);return t+=s-n,{...o,control:n,test:s,change:s-n,from:t-(s-n)}})}function kh(e,{least:t,most:o,room:n,more:s}){let r=n,i=0;for(;i<Math.min(e.length,o)&&(i<t||
_h(e[i])+s<=r);)r-=_h(e[i])+s,i+=1;return[i,r]}var Mc=(e,t=e.some(nr)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((o,n)=>o+n.change,0)});function Ac(e,[t,o]){let n=i=>o>t?100*(i-t)/(o-t):
0,[s,r]=[n(e.from),n(e.from+e.change)].sort((i,l)=>i-l);return a("span",{class:"account-track","aria-hidden":"true"},a("span",{class:`account-bar ${nr(e)?xh(e.change):"unsure"}`,css:{left:`${s}%`,width:`${r-
s}%`}}))}var Cc=e=>a("span",{title:He(e.change),class:`account-change ${nr(e)?xh(e.change):"muted"}`},$m(e.change));function $h(e,t=null){let o=a("ol",{class:"account","aria-label":"Where the change c\
omes from"}),n=a("ul",{class:"facts","aria-label":"Also different"}),s=a("p",{class:"muted small",hidden:!0},"Grey: measured, may be noise."),r=a("div",{class:"account-box"},o,s);function i(u,d){if(!e)
return null;let m=u.parts.find(g=>g.row)?.row??d?.rows[0],[p,f]=m?["Operation",e.page(m)]:u.kind==="rest"?["Tree",e.tree()]:["Timeline",e.timeline(d)];return f&&a("a",{href:f,class:"account-go",title:`${p}\
: the same number`,"aria-label":`${p}: ${u.text}`},a("span",{"aria-hidden":"true"},"→"))}function l(u,d,m,p){let[f,g]=Jr(u.control,u.test);return a("li",{data:{kind:u.kind,certainty:u.certainty}},Ac(
u,m),a("span",{class:`account-words${nr(u)?"":" muted"}`,title:u.text},to(u.brief??u.parts,void 0,bh)),a("span",{class:"account-times",title:`${me(u.control)} → ${me(u.test)}`},a("span",{class:"cont\
rol-text"},f)," → ",a("span",{class:"test-text"},g)),Cc(u),p&&i(u,d))}let c=(u,d)=>a("button",{type:"button",class:"link-button","aria-expanded":String(d),on:{click:()=>t(!d)}},u);return{node:r,facts:n,
draw({account:u,diagnosis:d},{open:m,sure:p,sum:f,lines:g,words:h}){let y=d??[],w=mS(u).filter(({change:I,kind:J})=>I!==0||J!=="rest"),b=w.at(-1)?.kind==="rest"?w.pop():null,_=[...w,...b?[b]:[]].flatMap(
I=>[I.from,I.from+I.change]),k=[Math.min(..._),Math.max(..._)],x=y.filter(({line:I,kind:J})=>I===void 0&&!["limit","host_need","machine"].includes(J)),[$,T]=kh(w,{least:cS,most:g,room:h,more:dS}),[E]=kh(
x,{least:0,most:uS,room:T,more:0}),[v,O]=[m?w.length:$,m?[]:[...w.slice($),...b?[b]:[]]],D=I=>y.find(J=>J.line===u.lines.findIndex(({text:q})=>q===I.text)),j=w.length>0&&Mc([...w,...b?[b]:[]],p?"sure":
""),A=$<w.length||E<x.length;C(o,w.slice(0,v).map(I=>l(I,D(I),k,!0)),(m||O.length===1)&&b&&l(b,null,k,m),O.length>1&&a("li",{class:"account-rest"},Ac(Mc(O),k),c(`${X(O.length-(b?1:0),"more line")}${b?
" and the rest":""}`,!1),a("span"),Cc(Mc(O))),w.length>0&&a("li",{class:"account-sum"},Ac(j,k),a("span",{class:"strong"},f),Cc(j))),C(n,x.slice(0,m?x.length:E).map(I=>a("li",{data:{kind:I.kind,certainty:I.
certainty},title:I.text},to(I.parts,m&&e?e.page:void 0,bh))),t&&A&&(m||O.length<2)&&a("li",{class:"facts-more"},c(m?"Show less":`${x.length-E} more`,m))),n.hidden=n.childElementCount===0,o.hidden=w.length===
0,s.hidden=o.hidden||w.slice(0,v).every(nr)}}}var pS=[["control","A"],["test","B"]],vh={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},Rc=(e,t)=>100*e[t]/e.step;function fS(e){let t=Rc(e,"idle"),o=t<9.95||
t>90.05?1:0,n=Number(We(t,o,o));return[100-n,n].map(s=>`${We(s,o,o)} %`)}function hS({control:e,test:t}){let[o,n]=[e,t].map(({limited_by:s})=>s??"unclear");return o===n?o:`${o} → ${n}`}function gS(e,t,o){
let[n,s]=fS(o),r=Object.keys(vh).filter(i=>o[i]>0);return a("div",{class:"limit-row"},a("b",{class:`letter letter-${t.toLowerCase()}`,"aria-label":e},t),a("span",{class:"limit-track","aria-hidden":"tr\
ue"},r.map(i=>a("span",{class:`limit-${vh[i]}`,css:{width:`${Rc(o,i)}%`},title:`${ft[i].name}: ${N(o[i])}, ${qe(Rc(o,i))} of the step`}))),a("span",{class:"limit-words"},`device ${n} busy, ${s} idle`))}
function Sh(){let e=a("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:o}}){let n=[t,o].every(s=>s&&s.step>0&&typeof s.idle=="number"&&s.idle<s.step);e.hidden=!n,C(e,n&&[a("p",{},
"Limit: ",a("b",{},hS({control:t,test:o}))),pS.map(([s,r])=>gS(s,r,s==="control"?t:o))])}}}var sr=["control","test"],Eh=e=>a("bdi",{class:"mono"},e),wS=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function yS(e){let[t,o]=sr.map(s=>wS(e[s])),n=sr.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?L(n[0]):`${L(n[0])} and ${L(n[1])}`,changes:{control_marker:t,test_marker:t}}]:sr.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:L(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function bS(e,t){let[o,n]=sr.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,Eh(i)," ",t&&F("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:sr.map((r,i)=>[o,n][i]!==null&&s(`A\
 step of the ${r} is one `,[o,n][i],{[`${r}_marker`]:""}))}function Th(e,t){return[bS(e,t),t&&yS(e).map(({text:o,marker:n,found:s,changes:r})=>a("p",{class:"marker-line"},`${o} Use `,Eh(n),` as step m\
arker (${s} found)? `,F("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var Oh=8,_S=24,kS=80,ln=["control","test"],Mh=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},Nc=({step_number:e})=>e!==null,Lc=e=>[e.span,Nc(e)?e.step_number:
e.rank],Ah=({rank:e,span:t})=>`${e}/${t}`;function Ch(e){return`${Nc(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function xS(e){let o=[...new Map(e.map(n=>[Lc(n).
join("/"),Lc(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function $S(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var Ua=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function vS(e,t){let o=new Map;for(let n of e){let s=Ah(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>Oh?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>Ie("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function SS(e,t){return e.map((o,n)=>({ring:n+1,step:o,y:Ua(
o,t),x:e.length>1?3+94*n/(e.length-1):50}))}function ES(e,{samples:t,blocks:o},n,s,r){let i=xS(t),l=t.map(m=>({sample:m,y:Ua(m.step,n),x:i.size>1?3+94*i.get(Lc(m).join("/"))/(i.size-1):50})),c=SS(o,n),
u=t.filter(Nc).map(m=>m.step_number),d=u.length===0?X(t.length,"recording"):`step ${Math.min(...u)}${i.size>1?` – ${Math.max(...u)}`:""}`;return a("div",{class:"strip-panel"},TS(Ie("svg",{class:"\
strip-plot","aria-hidden":"true",focusable:"false"},Ie("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${Ua(s,n)}%`,y2:`${Ua(s,n)}%`}),vS(l,e),l.map(({sample:m,x:p,y:f})=>Ie("circle",{class:`strip-\
dot strip-${e}`,cx:`${p}%`,cy:`${f}%`,r:t.length>kS?2:3.2})),c.map(({x:m,y:p})=>Ie("circle",{class:`strip-ring strip-${e}`,cx:`${m}%`,cy:`${p}%`,r:3.2}))),[...l,...c],m=>r(m&&(m.ring?`${e}, block ${m.
ring} of ${c.length} without the profiler: ${N(m.step)}`:[`${e}, ${Ch(m.sample)}: ${N(m.sample.step)}`,en(m.sample)].filter(Boolean).join(`
`)))),a("p",{class:`${e}-text small strip-caption`},`${e}, ${d}`))}function TS(e,t,o){return e.addEventListener("pointermove",({clientX:n,clientY:s})=>{let r=e.getBoundingClientRect(),i=({x:c,y:u})=>Math.
hypot(r.left+c*r.width/100-n,r.top+u*r.height/100-s),l=t.reduce((c,u)=>i(u)<i(c)?u:c);o(i(l)<_S?l:null)}),e.addEventListener("pointerleave",()=>o(null)),e}function OS(e,{samples:t,blocks:o}){let n=t.map(
r=>r.step),s=t[n.indexOf(Math.max(...n))];return`${e}: ${X(t.length,"sample")} from ${N(Math.min(...n))} to ${N(s.step)}, median ${N(Mh(n))}; the longest is ${Ch(s)}.${o.length>0?` Without the profile\
r: ${X(o.length,"block")} from ${N(Math.min(...o))} to ${N(Math.max(...o))}.`:""}`}var Rh=(e,t)=>e&&Object.fromEntries(ln.map(o=>[o,e[o].map((n,s)=>{let{host_ns:r=null,lag_ns:i=null}=t?.[o][s]??{};return{
...n,...r!==null&&{host:r/1e3,lag:i/1e3}}})]));function Lh(e,t,o=null){if(!ln.every(m=>e?.[m]?.length>0)||ln.every(m=>e[m].length<2))return null;let n=Object.fromEntries(ln.map(m=>[m,{samples:e[m],blocks:o?.[m]??
[]}])),s=ln.flatMap(m=>[...e[m].map(p=>p.step),...n[m].blocks]),r=$S(s),i=Mh(e.control.map(m=>m.step)),l=[pe("strip-title"),pe("strip-words")],c=ln.some(m=>{let p=new Set(e[m].map(Ah));return p.size<=
Oh&&p.size<e[m].length}),u=a("div",{class:"strip-tip",hidden:!0}),d=m=>{u.hidden=!m,C(u,m)};return a("div",{class:"sample-strip",role:"img","aria-labelledby":l[0],"aria-describedby":l[1]},a("div",{class:"\
small muted strip-words"},a("span",{id:l[0]},`Every ${t}`)," as a dot",c&&", ranks as lines",o&&"; blocks without the profiler as rings","; dashed: the median of the control"),a("p",{class:"visually-h\
idden",id:l[1]},ln.map(m=>OS(m,n[m])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},N(r[1])),a("span",{},N(r[0]))),ln.map(m=>ES(m,n[m],
r,i,d))),u)}var MS={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},AS={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},Ic=["\
steps_differ","single_sample","few_shared_kernels"],CS=5,RS=96,LS=(e,{comparability:t})=>e.filter(({text:o})=>!t.some(n=>n.kind==="devices_differ"&&n.text===o)),Dc=({verdict:e})=>e==="slower"||e==="fa\
ster",Pc=({comparability:e})=>e.some(({kind:t})=>t==="same_selection");function NS({shift:e,control_median:t}){let o=t>0?100*e/t:NaN;return t>0?o<900?` by ${qe(Math.abs(o))}`:`: ${be(o)} as long`:""}function PS(e){
let{interval:t}=e;return Dc(e)&&typeof t?.low_percent=="number"?["between ",be(t.low_percent)," and ",be(t.high_percent)]:to(e.range.parts)}function IS(e){let{verdict:t}=e,o=Ct(e)?"Whole recording":"S\
tep time";if(t.control===null||t.test===null)return a("p",{class:"headline"},`${o}: not known.`);let[n,s]=Jr(t.control,t.test);return a("p",{class:"headline"},a("strong",{class:`verdict-word verdict-${t.
verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${Pc(e)?"=":AS[t.verdict]} `),Pc(e)?"Nothing can differ":[MS[t.verdict],Dc(t)&&NS(t)]),a("span",{class:"headline-times",title:`Mean ${o.toLowerCase()}\
: ${me(t.control)} → ${me(t.test)}`},a("span",{class:"value control-text"},n),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{class:"value test-text"},s)),a("span",{class:"verdict-range"},
PS(t)))}function DS(e,{onClock:t,isCorrected:o}={}){return e.filter(({kind:n})=>n==="machine").map((n,s)=>a("p",{class:"machine-line",data:{kind:"machine"}},to(n.parts)," ",t&&s===0&&a("button",{type:"\
button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the times",on:{click:t}},o()?"Show as recorded":"Show at equal clock")))}function Nh({links:e=null,actions:t=null,
below:o=[],on:n={}}){let s=a("div",{class:"comparability"}),r=a("div",{class:"verdict-head"}),i=a("div",{class:"comparability"}),l=a("div",{class:"verdict-strip"}),c=Sh(),u=$h(e,n.fold),d=a("p",{class:"\
muted",hidden:!0}),m=a("section",{class:"card verdict-card","aria-label":"Verdict"},a("h2",{class:"visually-hidden"},"Verdict"),s,a("div",{class:"verdict-top"},r,t),i,a("div",{class:"verdict-body"},a(
"div",{class:"verdict-why"},d,u.node),a("div",{class:"verdict-side"},c.node,u.facts,l)),o);function p(f,g,{narrowed:h=!1,open:y=!1}={}){let{verdict:w,comparability:b}=f,_=g.diagnosis??[],k=n.widen&&w.
verdict==="cannot_judge"&&h,x=Dp(b,_).filter(({kind:E})=>!Ic.includes(E)&&E!=="same_selection"),$=({severity:E})=>E==="damage";C(s,Us(x.filter($))),C(i,Us(x.filter(E=>!$(E)))),C(r,IS(f),w.recorded&&a(
"p",{class:"muted small"},to(w.recorded.parts)),k&&a("p",{},F("Use all ranks and steps",n.widen,{class:"link-button"})),DS(_,n.clock&&{onClock:n.clock,isCorrected:n.isCorrected}),Th(f,n.marker??null)),
c.draw(f),d.hidden=!g.note,C(d,g.note);let T=[f.recorded.control,f.recorded.test].map(E=>E.devices.join(" "));u.draw(Pc(f)?{}:{...g,diagnosis:LS(_,f)},{open:y,sure:Dc(w)&&!w.recorded,sum:w.recorded?"T\
ogether, as recorded":"Together",lines:CS-r.querySelectorAll("button").length,words:RS-[r,s,i].reduce((E,{textContent:v})=>E+Ha(v),0)-Ha([...new Set(T)].join(" "))}),C(l,Bc(f)),m.dataset.verdict=w.verdict}
return{node:m,draw:p}}var Bc=({verdict:e,step_time:t,without_profiler:o,...n})=>Lh(Rh(e.samples,t.samples),Ct(n)?"recording":e.recorded?"recorded step":"step",o?.blocks);var BS="Confidence: this share of the intervals that are made in this way contains the true change. p: the probability of a difference at least as large if nothing had changed, by the Mann–Whitney tes\
t; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts once.",qS=({control:e,test:t})=>fe(`/compare/recordings?${new URLSearchParams({control:e.set.slice(
0,12),test:t.set.slice(0,12)})}`),za={key:"",list:[]};function Ph(e=null){let t=yh({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),o=a("div",{class:"details-tex\
t"}),n=a("div",{class:"details-text"}),s=a("div",{class:"details-strip"}),r=a("details",{class:"answer-details"},a("summary",{},"Details"),a("div",{class:"details-body"},a("div",{},o,n,s),t.node)),i=null,
l="",c=null;function u(p,f){let{verdict:g,comparability:h}=p;C(o,g.basis!==null&&a("p",{class:"verdict-reason"},to(g.range.parts)," ",to(g.basis.parts),"."),g.basis!==null&&a("p",{class:"muted small"},
BS),g.caution&&h.every(({kind:y})=>y!=="same_selection")&&a("p",{class:"one-recording"},g.caution," ",e&&a("a",{href:qS(p)},"Compare several recordings")),h.filter(({kind:y})=>Ic.includes(y)).map(({text:y})=>a(
"p",{},y)),(f.diagnosis??[]).filter(({kind:y})=>y==="limit"||y==="host_need").map(y=>a("p",{data:{kind:y.kind}},to(y.parts))))}function d(p){C(n,za.list.map(f=>a("p",{data:{kind:f.kind},title:f.text},
to(f.parts)," ",f.kind==="layer"?a("a",{href:mo({...Zt(p),node:wf(f.tree)})},"Show in the tree"):a("a",{href:e(p)},"Show memory"))))}async function m(p){let f=e&&r.open?yt(p).toString():l;if(f===l)return;
i?.abort(),i=new AbortController,l=f,C(n);let g=new URLSearchParams(f);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([h,y])=>g.set(h,y));try{let h=za.key===f?null:await mt(g,{signal:i.
signal});za=h?{key:f,list:(h.diagnosis??[]).filter(({kind:y})=>y==="layer"||y==="memory")}:za,l===f&&(d(p),n.dataset.shown=f)}catch{l=l===f?"":l}}return r.addEventListener("toggle",()=>c&&m(c)),{node:r,
chart:t,draw(p,f,g,{revision:h,file:y,caption:w}){let{waterfall:b}=f;c=p,u(f,g),C(s,Bc(f)),t.node.hidden=!b||b.change===0,t.node.hidden||t.draw({fall:b,revision:h,file:y,caption:w,heading:`mean per ${Ct(
f)?"recording":"step"}, test − control`}),m(p)},stop:()=>i?.abort()}}var FS=30,rr={top:8,right:16,bottom:34},WS=64,jS=6,Ih=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Fc(e){let t=new Set,
o=null,n=[],s=!1,r=new Map(Ih.map(([f,g])=>[f,a("button",{type:"button",class:`key key-${f}`,title:"Hide or show these bars",on:{click:()=>{let h=new Set(t);h.delete(f)||h.add(f),e.onHide?e.onHide([...h]):
(u(h),c.redraw())}}},g)])),i=a("ul",{class:"chart-legend"},[...r.values()].map(f=>a("li",{},f))),l=Te("pan","Pan instead of zooming",()=>{s=!s,l.setAttribute("aria-pressed",String(s)),c.relayout(()=>({
dragmode:s?"pan":"zoom"}))});l.setAttribute("aria-pressed","false");let c=bt({...e,extra:i,tools:[l,Te("plus","Zoom in",()=>m(.6)),Te("minus","Zoom out",()=>m(1/.6)),Te("reset","Reset the zoom",p)],keys:()=>Ih.
filter(([f])=>!t.has(f)),height:f=>HS(f.rows.length),make:(f,g)=>YS(f,g,o,t,s),onRelayout:(f,g)=>d(f,g),onDoubleClick:()=>setTimeout(p),onClick:f=>e.onSelect(n[f.points[0].y]?.key)});function u(f){t=f,
r.forEach((g,h)=>g.setAttribute("aria-pressed",String(!t.has(h))))}function d(f,g){if(!Object.keys(f).some(_=>/^[xy]axis\./.test(_)))return;let{xaxis:h,yaxis:y}=c.layout(),w=[...h.range,...y.range],b=h.
autorange&&w[2]===qc(n.length)[0];g.range=b?"":w.join(),e.onZoom?.(b?"":w.map(_=>Number(_.toPrecision(4))).join())}function m(f){c.relayout(({xaxis:{range:g,fixedrange:h}})=>!g||h?{}:{"xaxis.range[0]":g[0]*
f,"xaxis.range[1]":g[1]*f})}function p(){c.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":qc(n.length)}))}return{...c,draw(f){n=f.rows,u(new Set(f.hidden??t)),c.draw({...f,empty:f.empty||n.length===
0&&"No rows to draw."})},select(f){f!==o&&(o=f,c.relayout(()=>({shapes:Dh(n,o,Vt())})))}}}var HS=e=>Math.max(e,3)*FS+rr.top+rr.bottom,qc=e=>[Math.max(e,3)-.5,-.5];function Dh(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function US(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Ke(t);return[n,` ${o}`]}function zS(e){return[Xo(e.name,WS,jS).map(Ue).join("<br>"),
e.lines.map(Ue).join("<br>")]}function GS(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return wo(e.map(n=>n.name),o).map((n,s)=>Ue(e[s].mark+n))}function YS(e,t,o,n,s){let r=Vt(),[i,l]=US(e),c=e.
rows.length,u=t<520?128:Math.min(280,Math.round(t*.36)),d=Math.floor((u-14)/6.7),m=e.rows.map((b,_)=>_),p=b=>e.rows.map(_=>_[b]===null?null:_[b]/i),f=(b,_)=>e.rows[_].noise?"noise":b>0?"more":"less",g=p(
"diff").map((b,_)=>n.has(f(b,_))?null:b),h=(b,_)=>r[f(b,_)],y=e.range?e.range.split(",").map(Number):null,w={type:"bar",orientation:"h",y:m,textposition:"none",hoverinfo:"skip"};return{data:[{...w,name:"\
control",x:p("control"),visible:!n.has("control"),marker:{color:r.control}},{...w,name:"test",x:p("test"),visible:!n.has("test"),marker:{color:r.test}},{...w,name:"difference",x:g,marker:{color:g.map(
(b,_)=>h(b,_)),pattern:{shape:g.map(b=>b>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:g.map((b,_)=>h(b,_)),bgcolor:r.surface},line:{width:g.map(b=>b>0?0:1),color:g.map((b,_)=>h(b,_))}}},{type:"\
scatter",mode:"markers",xaxis:"x2",x:m.map(()=>.99),y:m,marker:{size:1,opacity:0},customdata:e.rows.map(zS),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:$t(),
barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:u,r:rr.right,t:rr.top,b:rr.bottom},hovermode:"y",hoverdistance:-1,dragmode:s?"pan":"zoom",xaxis:{ticksuffix:l,zeroline:!0,nticks:t<520?4:7,tickformat:e.
kind==="count"?",~r":",",rangemode:"tozero",...y&&{range:y.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:y?y.slice(2):qc(c),tickmode:"array",tickvals:m,showgrid:!1,
zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:GS(e.rows,d)},shapes:Dh(
e.rows,o,r)}}}var Bh=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${ot(e)}`,KS=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Ga(e,t=""){let o=d=>{let{label:m,ranks:p,
all_ranks:f,steps:g,all_steps:h,samples:y}=e[d];return`${d}: ${m} (${[Bh(p,f,"ranks"),Bh(g,h,"steps"),X(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:i,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,KS(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${rt(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var VS="abs_diff_duration",Ya=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work","Slower work","The rest of \
the change of device time: the same FLOPs take more time, or less","num c-work"]],Wc={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"it is on one \
side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its calls or of i\
ts device time"},qh="abcd";function Fh({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(Wc).indexOf(e?.work_known);return a("td",{class:"num c-work muted",title:Wc[e?.
work_known]??null},ye,l>=0&&a("sup",{},qh[l]))}let[r,i]=n(s);return a("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:i},r)})}function Wh(e){let t=null,o=F("More and slower work",()=>e(
{work:!t.work,...t.work&&Ya.some(([s])=>s===t.sort)?{sort:VS,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where\
 its FLOPs are known; takes longer to load"}),n=a("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(Wc).flatMap((s,r)=>[r>0&&"; ",a("sup",{},qh[r]),` ${s}`]).filter(Boolean),
".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}function Ka(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file. To see this pa\
ge, drop it on another tracediff, or open it with tracediff open"};return{node:Pa("Share",()=>[{text:"Copy link",run:()=>Bt(location.href,"Link copied."),title:"For people who can reach this server"},
{text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(n){e=n}}}var jc={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},cs=e=>`tracediff-${xt(e.control.label)}-${xt(e.test.label)}`;function jh(e){let t=pe("top"),o=pe("sort"),n=a("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=a("select",{id:o,on:{change:()=>e({sort:s.value,order:Qn(s.value)})}},Object.keys(jc).filter(l=>Vl.includes(l)).map(l=>a("option",{value:l},jc[l]))),r=a("span",{class:"mute\
d small"});return{node:a("div",{class:"chart-bar"},a("label",{for:t},"Charts: first"),n,a("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...Sp,l.top])].sort((d,m)=>d-m);C(n,u.map(d=>a("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=jc[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${L(c)}\
 of ${L(l)} rows are drawn; the table has all`:""}}}function Hh(e){let t=a("span",{class:"muted"}),o=Wh(e),n=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=a("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=Ka();return{title:a("h3",{},"All rows ",t),node:a("div",{class:"verdict-actions"},r.node),files:[n,s],work:o.node,workNote:o.note,
draw(i,l,c,u){o.draw(i);let{row_count:d,rows_before_filters:m}=l,p=i.fold?l.replacements.length:0;t.textContent=(d===m?L(d):`${L(d)} of ${L(m)}`)+(p>0?`, ${X(p,"pair")} folded`:""),n.href=Rs(Ql(i,c,u,
"csv")),s.href=Rs(Ql(i,c,u,"json")),r.set({name:cs(l),bundle:Yr(Np(i)),report:Gr(Lp(i,c,u))}),n.download=`${cs(l)}.csv`,s.download=`${cs(l)}.json`}}}function Uh(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},o&&F("Use all ranks and steps",t.all,{class:"primary"}),n&&F("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&F("Try again",t.again,{class:"primary"})," ",a("a",
{href:fe("/")},"Choose other traces")))}function zh(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",a("a",{href:fe("/")},e?.length===0?"Add traces":"Traces page"),"."))}function gt(e,t,o){let n=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=F(i,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[i,l]of n)l.setAttribute("aria-pressed",String(i===r))}}}var JS={ALL:"All",CPU:"Host",GPU:"Device"},QS={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},XS=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],ZS=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],eE={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},tE={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function ar(e,t,o){
let n=a("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:a("label",{class:"check",title:t},n,e)}}function Yh(e){let t=gt("Device type",Tp.map(k=>[k,JS[k],QS[k]]),k=>e({device_type:k})),
o=gt("Unit of the durations",XS,k=>e({unit:k})),n=gt("Time of host operations, shown and judged",ZS,k=>e({measure:k})),s=oE(e),r=ar("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",k=>e({use_short_name:k,op:""})),i=ar("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",k=>e({merge_addresses:k,op:""})),
l=ar("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",k=>e({aliases:k,op:""})),c=ar("Join m\
oved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",k=>e({merge_lines:k,op:""})),u=null,d=a("button",{type:"b\
utton",class:"group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${Xt.join(", ")}`,on:{click:()=>e({exclude:[...Va(u.exclude)?[]:Xt,...u.exclude.filter(k=>!Xt.includes(
k))]})}}),m=nE(k=>e({category:k})),p=sE(k=>e({exclude:k})),f=ar("Fold replacements","A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",k=>e(
{fold:k})),g=Gh("Calls","Groups by the change of the number of calls",{"":["","all","All groups. The groups count names; a name that occurs in two categories has two rows"],...eE},k=>e({change:k})),h=Gh(
"Time","Groups by the change of the time",tE,k=>e({significant:k})),y=F("Clear the filters",()=>e({q:"",category:[],change:"",exclude:Xt,device_type:"ALL",significant:""}),{class:"link-button"}),w=a("\
details",{class:"menu"},a("summary",{},"Names"),a("div",{class:"menu-body"},[f,r,i,l,c].map(({node:k})=>k),p.node));Kh(w);let b=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"\
filter-row"},s.node,m.node,t.node,o.node,n.node,w),a("div",{class:"filter-row"},g.node,h.node,d,p.chips,y));function _(k){let x=k&&{...k.ops_diff,"":Ep.reduce((T,E)=>T+k.ops_diff[E],0)};g.draw(u.change,
x);let $=k?.changed_rows;h.draw(u.significant,$&&{...$,true:$.slower+$.faster}),h.node.hidden=u.significant===""&&k?.verdict.verdict==="cannot_judge"}return{node:b,focusSearch(){return s.input.focus(),
s.input.select(),document.activeElement===s.input},draw(k,x,$){u=k,t.press(u.device_type),o.press($),n.press(Jn(u)?"self":"total"),o.buttons.get("percent").disabled=x?!ia(x):!1,s.draw(u.q),r.input.checked=
u.use_short_name,i.input.checked=u.merge_addresses,i.node.hidden=u.merge_addresses&&!x?.rows.some(v=>v.name.includes("0x…")),l.input.checked=u.aliases;let T=x?.rows.filter(v=>v.aliases)??[],E=({category:v})=>v===
"python_function";l.node.hidden=u.aliases&&T.every(E),c.input.checked=u.merge_lines,c.node.hidden=u.merge_lines&&!T.some(E),d.setAttribute("aria-pressed",String(Va(u.exclude))),d.textContent=Va(u.exclude)?
"steps and waits are hidden":"hide steps and waits",m.draw(u.category,x?.categories??[]),p.draw(u.exclude),f.input.checked=u.fold,f.node.hidden=x?.replacements.length===0,_(x),y.hidden=u.q===""&&u.category.
length===0&&u.change===""&&u.significant===""&&u.device_type==="ALL"&&u.exclude.every(v=>Xt.includes(v))}}}function oE(e){let t=pe("search"),o=!1,n=Qe(250,i=>{e({q:i},{replace:o}),o=!0}),s=a("input",{
id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:i=>{i.key==="Escape"&&s.value!==""&&(i.preventDefault(),s.value=
"",n(""))}}});return{node:a("div",{class:"search"},a("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i==="")&&(s.value=i)}}}function nE(e){let t=a(
"summary"),o=a("div",{class:"menu-body"}),n=a("details",{class:"menu"},t,o);Kh(n);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=i.length===0?"All categories":i.
length===1?i[0]:X(i.length,"category","categories");let u=[...l];for(let m of i)u.some(p=>p.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(".menu-body")===o?document.
activeElement.value:null;C(o,u.map(({category:m,rows:p})=>{let f=a("input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(f.checked?[...i,m]:i.filter(g=>g!==m))}});return a("label",{class:"\
check"},f,a("span",{},m),a("span",{class:"muted num"},L(p)))}),i.length>0&&F("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].find(m=>m.value===d)?.focus()}
return{node:n,draw:r}}function Kh(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.
addEventListener("pointerdown",t)})}var Va=e=>Xt.every(t=>e.includes(t));function sE(e){let t=pe("exclude"),o=[],n=a("input",{id:t,type:"text",placeholder:"Leave out names like aten::*",autocomplete:"\
off",spellcheck:"false",on:{keydown:i=>{let l=n.value.trim();i.key==="Enter"&&l!==""&&!o.includes(l)&&(n.value="",e([...o,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("\
label",{for:t,class:"visually-hidden"},"Leave out names like"),n),chips:s,draw(i){o=i,C(s,o.filter(l=>!Va(o)||!Xt.includes(l)).map(l=>a("span",{class:"chip mono"},`not ${l}`,Te("close",`Show ${l} agai\
n`,()=>e(o.filter(c=>c!==l))))))}}}function Gh(e,t,o,n){let s=new Map,r="",i=([c,[u,d,m]])=>{let p=a("span",{class:"group-count"},"–"),f=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,
"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>n(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},u),d," ",p);return s.set(c,{b:f,count:p}),f};return{node:a("div",{class:"gro\
ups",role:"group","aria-label":t},a("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(i)),draw(c,u){r=c;for(let[d,{b:m,count:p}]of s)m.setAttribute("aria-pressed",String(d===c)),
u&&(p.textContent=L(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}function Vh(e){let t=new Map,o=[],n=(s,r)=>{o.includes(s)!==r&&e(r?[...o,s]:o.filter(i=>i!==s))};return{toggle:n,add(s,r){return t.set(s,r),r.addEventListener("toggle",()=>n(s,r.open)),r},draw(s){let r=o;
o=s,t.forEach((i,l)=>{s.includes(l)!==r.includes(l)&&(i.open=s.includes(l))})}}}var Hc=8,Uc={key:"",operators:null};function Jh(e,t){let o=a("div",{class:"scroll-x operators-body"}),n=a("p",{class:"related-more"}),s=at("Device time by operator"),r=a("details",{class:"card rank-st\
eps operators",hidden:!0,"aria-label":"Device time by operator"},a("summary",{},a("h2",{},"Device time by operator"),a("span",{class:"muted rank-summary"},"The sides have other kernels: what their ope\
rators take.")),a("div",{class:"chart-tools"},s.node),a("p",{class:"muted small"},"Less than half of the kernel time is in kernels that both sides have, so this table compares operators. Times are mea\
ns per step of the device work that each operator launched itself, and are not tested. Largest change first."),o,n),i=!1,l="",c=null,u=(f,g,h="")=>a("td",{class:`num ${h}`,title:g},f);function d(f){let{
operator:g,control_per_step:h,test_per_step:y,diff_per_step:w}=f,b=w>0?"more":w<0?"less":"calm";return a("tr",{},a("th",{scope:"row"},g===null?a("span",{class:"muted"},"in no operator"):a("a",{href:e(
{name:g,category:"cpu_op"}),class:"mono",title:g},a("bdi",{},g))),u(`${L(f.control_counts)} → ${L(f.test_counts)}`),u(N(h),me(h)),u(N(y),me(y)),u(ve(w),He(w),b),u(h>0?be(100*w/h):y>0?"new":"",null,b))}
function m({rows:f,count:g}){let h=(y,w="num")=>a("th",{scope:"col",class:w},y);C(o,a("table",{class:"operators-table"},a("thead",{},a("tr",{},h("Operator",""),h("launched, in all"),h("control"),h("te\
st"),h("Δ"),h("Δ %"))),a("tbody",{},f.slice(0,i?void 0:Hc).map(d)))),n.hidden=i||f.length<=Hc,C(n,!n.hidden&&F(f.length<g?`Show ${L(f.length)} of ${L(g)}`:`Show all ${L(g)}`,()=>{i=!0,m({rows:f,count:g}),
o.querySelectorAll("tbody tr")[Hc].querySelector("a")?.focus()},{class:"link-button"}))}async function p(f){c?.abort(),c=new AbortController,l=f,i=!1,C(o,a("p",{class:"muted"},"Looking for the operato\
rs …")),C(n);let g=new URLSearchParams(f);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([h,y])=>g.set(h,y));try{let{operators:h}=Uc.key===f?Uc:await t(g,{signal:c.signal});
Uc={key:f,operators:h},l===f&&h?m(h):l===f&&C(o,a("p",{class:"muted"},"Loading the operators took too long."))}catch(h){l===f&&h.name!=="AbortError"&&C(o,a("p",{class:"muted"},`No operators: ${h.message}`))}}
return{node:r,sql:s,draw(f,g){r.hidden=!(t?g.recorded.few_shared_kernels:g.operators),!r.hidden&&!t?m(g.operators):!r.hidden&&r.open&&f!==l&&p(f)},stop:()=>c?.abort()}}var rE=14;function us(e){let[t,o]=yp(e);return o===""?t:`${t} → ${o}`}function Qh(e){let t=[],o=0,n=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let g=document.createElement("canvas").getContext("2d");g.font=r,i=g.measureText("0".repeat(40)).width/40}let p=getComputedStyle(e),f=e.clientWidth-
parseFloat(p.paddingLeft)-parseFloat(p.paddingRight)-2;return i>0?Math.max(rE,Math.floor(f/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=kl(s?o-2:o),n.add(t.filter(Boolean).map(d=>us(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:p})=>p.replaces||p.aliases)&&(n=null),n?.add(m.map(p=>us(p.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=us(d),p=u(m);return a("span",{class:"fit",data:p===m?{}:{short:p}},a("bdi",{},m))},refit(d,{row:m}){let p=us(m),f=u(p),g=d.querySelector(
".fit");(g.dataset.short??p)!==f&&(f===p?delete g.dataset.short:g.dataset.short=f)}}}var jo=28,aE=200,Xh=12,Zh=100,iE={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Yc=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${Qf}`,"c-real"],...Ya],zc=String(Yc.length-Ya.length),lE={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},cE=(e,t)=>e.too_few?["","too few steps"]:lE[t]??["",t],tg={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function uE(e,t,o){let n=tg[e],s=Qn(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function og(e){let t=new Map,o=[a("td",
{colspan:"3"}),a("th",{colspan:"3",scope:"colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td"),a("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=a("thead",{},a("tr",{class:"head-groups"},
o),a("tr",{},Yc.map(([Z,ie,ge,ee])=>{let ce=a("span",{class:"sort-mark","aria-hidden":"true"}),Ee=a("th",{scope:"col",class:ee},a("button",{type:"button",title:ge,on:{click:()=>e.onSort(...uE(Z,d,m))}},
ie,ce));return t.set(Z,{cell:Ee,mark:ce}),Ee}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"grid","aria-label":"All operations"},a("colgroup",{},Yc.map(([,,,Z])=>a("col",{class:Z}))),n,s,
r),l=a("div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",p=!1,f=!1,g="",h=null,y=0,w=0,b=0,_=0,k=new Map,x=0,$=!1,T=0,[E,v]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"tru\
e"},a("td",{colspan:zc}))),O=Qh(t.get("name").cell),D=()=>c.length>aE&&!an();function j(Z=!1,ie=l.scrollTop){let ge=Math.ceil((x||600)/jo),ee=D()?Math.max(0,Math.floor(ie/jo)-Xh):0,ce=D()?Math.min(c.length,
Math.floor(ie/jo)+ge+Xh):an()?ae():c.length;if(!Z&&ee===b&&ce===_)return;b=ee,_=ce;let Ee=s.contains(document.activeElement),R=Z?new Map:k;k=new Map;for(let H=ee;H<ce;H+=1)k.set(H,R.get(H)??(c[H]?W(H):
z(H)));A(Ee,Z,ie),I()}function A(Z,ie,ge){l.toggleAttribute("data-virtual",D()),q(E,b),q(v,c.length-_),yo(s,[E,...k.values(),an()?U(c.length-_):v]),ge>0&&(ie||Z)&&l.scrollTop!==ge&&(l.scrollTop=ge),Z&&
(k.get(y)??l).focus({preventScroll:!0})}function I(){let[Z,ie]=D()?[Math.max(0,b-Zh),Math.min(c.length,_+Zh)]:[b,_];for(let ge=Z;ge<ie;ge+=1)if(!c[ge]){e.onWant(Z,ie);return}}function J(){let Z=!1;for(let[
ie,ge]of k)ge.dataset.hole!==void 0&&c[ie]?(k.set(ie,W(ie)),Z=!0):c[ie]&&O.refit(ge,c[ie]);Z&&A(s.contains(document.activeElement),!1,l.scrollTop),I()}function q(Z,ie){Z.hidden=ie===0,Z.style.height=`${ie*
jo}px`}function U(Z){return a("tr",{hidden:Z===0},a("td",{colspan:zc,class:"muted"},`${L(Z)} more: the report and the CSV have all rows.`))}function ae(){let Z=c.findIndex(ie=>!ie);return Z<0?c.length:
Z}function W(Z){let ie=c[Z];return a("tr",{"aria-rowindex":String(Z+3),data:{index:Z},class:`${Z%2?"odd":""}${ie.noise?" noise":""}`,tabindex:Z===y?"0":"-1","aria-selected":String(ie.key===h)},dE(ie,u,
w,re(ie,Z)),f&&Fh(ie,ge=>ir(ge,u)))}function z(Z){return a("tr",{"aria-rowindex":String(Z+3),data:{index:Z,hole:""},"aria-busy":"true",tabindex:Z===y?"0":"-1"},a("td",{colspan:zc,class:"muted"},"…"))}
function re(Z,ie){return a("a",{href:e.href(Z.row),class:"op-link",tabindex:"-1"},Z.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"\
probable replacement: ")),Z.row.aliases&&!Z.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names: ")),O.draw(Z))}function Y(Z,{
focus:ie=!1}={}){if(c.length===0)return;let ge=k.get(y);y=Math.max(0,Math.min(c.length-1,Z)),P(y),ge?.setAttribute("tabindex","-1");let ee=k.get(y);ee?.setAttribute("tabindex","0"),ie&&ee?.focus({preventScroll:!0})}
function Q(Z){c.length>0&&!k.has(y)&&(y=Math.min(c.length-1,Math.ceil(Z/jo)),k.get(y)?.setAttribute("tabindex","0"))}function P(Z){l.removeAttribute("data-late");let ie=Z*jo,ge=l.clientHeight-n.offsetHeight-
r.offsetHeight-2;ie<l.scrollTop?l.scrollTop=ie:ie+jo>l.scrollTop+ge&&(l.scrollTop=ie+jo-ge),T=l.scrollTop,j(!1,T)}s.addEventListener("click",Z=>{let ie=Z.target.closest("tr[data-index]");ie&&Z.target.
closest(".op-link")?!Z.ctrlKey&&!Z.metaKey&&!Z.shiftKey&&e.onOpen(c[Number(ie.dataset.index)].key):ie&&c[ie.dataset.index]&&getSelection().isCollapsed&&(Y(Number(ie.dataset.index),{focus:!0}),e.onSelect(
c[y].key))}),s.addEventListener("keydown",Z=>{let ie=Math.max(1,Math.floor(l.clientHeight/jo)-4),ge={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+ie,PageUp:y-ie,Home:0,End:c.length-1};if(Z.key in ge&&!Z.altKey&&
!Z.metaKey)Z.preventDefault(),Y(ge[Z.key],{focus:!0});else if((Z.key==="Enter"||Z.key===" ")&&!Z.target.closest(".op-link")&&c[y])Z.preventDefault(),e.onSelect(c[y].key);else if(Z.key==="ArrowRight"||
Z.key==="ArrowLeft"){Z.preventDefault();let ee=k.get(y);(Z.key==="ArrowRight"?ee?.querySelector(".op-link"):ee)?.focus({preventScroll:!0})}});let G=0;l.addEventListener("scroll",()=>{T=l.scrollTop,D()&&
G===0&&(G=requestAnimationFrame(()=>{G=0;let{scrollTop:Z}=l;j(!1,Z),Q(Z)}))});let oe=new ResizeObserver(Z=>{x=l.clientHeight,Z.some(({target:ie})=>ie!==l)&&O.measure()&&J(),j(!1,T)});oe.observe(l),oe.
observe(t.get("name").cell);let ue=Zn(()=>{O.measure(),j(!0)});function Ae(Z){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${p?"Self time":"Duration"}, ${Z}`,
o[2].title=p?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${Z}`,i.querySelectorAll(":is(col, thead th).c-work").forEach(ie=>{ie.hidden=
!f});for(let[ie,{cell:ge,mark:ee}]of t){let ce=d===ie||(tg[ie]??"")===d;ce?ge.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):ge.removeAttribute("aria-sort");let Ee=m==="asc"?"↑":"↓";
ee.textContent=ce?d===ie?` ${Ee}`:` |${Ee}|`:""}}return{node:l,focus:()=>Y(y,{focus:!0}),draw(Z){let ie=g!==Z.revision;({rows:c,unit:u,self:p,sort:d,order:m,selected:h,revision:g}=Z),f=Z.work===!0,i.
toggleAttribute("data-work",f),w=Gc(c),i.setAttribute("aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!Z.judged),O.setRows(c),Ae(Z.unitName),C(r,Z.totals.map(([ee,ce])=>fE(ee,ce,
u,p,f)));let ge=c.findIndex(ee=>ee?.key===h);ie&&(y=Math.max(0,ge),T>0&&(l.scrollTop=0,T=0)),$||($=!0,l.setAttribute("data-late",""),Pt().then(Pt).then(()=>l.removeAttribute("data-late"))),j(!0,T),ge>=
0&&ie&&P(ge)},add(Z,ie,ge){c=Z,i.toggleAttribute("data-unjudged",!ge),O.addRows(c,ie),Gc(ie)>w?(w=Gc(ie),j(!0)):J()},select(Z){let ie=Z!==h;h=Z;for(let ee of s.querySelectorAll("tr[data-index]"))ee.setAttribute(
"aria-selected",String(Z!==""&&c[Number(ee.dataset.index)]?.key===Z));let ge=c.findIndex(ee=>ee?.key===Z);ge>=0&&ie&&Y(ge)},unmount(){oe.disconnect(),ue(),cancelAnimationFrame(G)}}}function Kc(e,t){return t===
"percent"?[qe(e),qe(e)]:[N(e),me(e)]}function ir(e,t){if(t!=="percent")return[ve(e),He(e)];let o=e===null?ye:`${be(e)}-points`;return[be(e),o]}var Gc=e=>e.reduce((t,o)=>Math.max(t,Math.abs(o.diff??0)),
0),ds=e=>e>0?" more":e<0?" less":" calm";function Ja(e,t,o){let[n,s]=Kc(e,t);return a("td",{class:o,title:s},n)}function dE(e,t,o,n){let{row:s}=e,[r,i]=iE[s.change]??["",s.change],[l,c]=ir(e.diff,t),u=o>
0?Math.abs(e.diff??0)/o:0;return[a("td",{class:`c-change change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",
title:Xf(s)},n),a("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},L(e.controlCount)),a("td",{class:"num c-count"},L(e.testCount)),
a("td",{class:`num c-count${ds(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:Qs(s)||null},tt(e.diffCount)),Ja(s.control_counts>0?e.control:null,t,"num c-time"),Ja(s.test_counts>0?e.test:null,t,
"num c-time"),a("td",{class:`num c-time c-diff${ds(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${ds(e.percent??e.diff)}`},e.birth||be(e.percent)),mE(e)]}
function mE({row:e,verdict:t}){if(t===""||t===null)return a("td",{class:"c-real muted"});let[o,n]=cE(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"mute\
d"}`,title:`${An(e)}${e.q_value===null?"":` Median of the steps ${N(e.control_median)} → ${N(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&a("span",{class:"q"},` ${Em(tn(e))}`))}
var eg=e=>a("td",{class:"num c-count",title:L(e)},L(e)),pE={host:"Host, sum",device:"Device, sum"};function fE(e,t,o,n,s){let[r,i]=ir(t.diff,o);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),
a("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the time of a\
 call also counts in its caller"},pE[e]),a("td",{class:"c-category"}),eg(t.controlCount),eg(t.testCount),a("td",{class:`num c-count${ds(t.diffCount)}`},tt(t.diffCount)),Ja(t.control,o,"num c-time"),Ja(
t.test,o,"num c-time"),a("td",{class:`num c-time${ds(t.diff)}`,title:i},r),a("td",{class:`num c-percent${ds(t.percent??t.diff)}`},t.birth||be(t.percent)),a("td",{class:"c-real"}),s&&a("td",{class:"c-w\
ork",colspan:"2"}))}var lg=(e,t)=>e.rank-t.rank||e.span-t.span,hE=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function ng(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;o||=t.has(i),t.
add(i)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(lg)}}var sg=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),Qa=e=>e===void 0?"–":e===null?"whole":String(e);function Vc(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var rg=(e,t)=>e===t?e:`${e} / ${t}`;function gE(e,t){
let o=({rank:r,span:i})=>`${r}/${i}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),i=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(lg).map(
l=>({control:n.has(o(l))?l:void 0,test:i.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function ag(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let i=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function Xa(e,t){let[o,n]=[ng(e),ng(t)],{rows:s,byPosition:r}=gE(o.keys,n.keys),[i,l]=[sg(e),sg(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,p)=>({control:i[p],test:l[p],text:i.length===0?Qa(l[p]):l.length===0?Qa(i[p]):rg(Qa(i[p]),Qa(l[p]))})),d=m=>m.map(p=>[...p,...Array.from({length:c-p.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?rg(Vc(m.control),Vc(m.test)):Vc(m.control??m.test)})),columns:u,control:d(ag(e,s,i,"control",o.split)),test:d(ag(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!hE(i,l)}}function lr(e,t){let o=i=>i.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function cn(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var ig=e=>e.reduce((t,o)=>t+o,0)/e.length,wE=1.05,
yE=.05;function cg(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=ig(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?ig(i.map(u=>u.exposed_communication))/l:null}}),n=cn(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=wE);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:bE(o)}}function bE(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=cn(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=yE&&t.waiting<=o/2?t:null}var _E=820,kE=3,ug=46,Tt={top:26,right:12,bottom:36},Qc=46;function Za(e){return bt({...e,class:"heat-map",height:fg,make:vE,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<kE&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var xE=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),mg=e=>Math.max(34,e.rows.length*xE(e.rows.length)),pg=e=>e<_E;function fg(e,t){let o=mg(e);return pg(t)?3*(o+Tt.top)+2*Tt.bottom+2*Qc+Tt.bottom:o+Tt.top+Tt.bottom+
Qc}var Jc=e=>e.flat().filter(t=>t!==null);function $E(e){let t=[...Jc(e.control),...Jc(e.test)],o=Math.abs(cn(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...Jc(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function vE(e,t){let o=pg(t),n=$E(e),[s,r]=e.kind==="time"?Ke(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=TE(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:$t(),margin:{l:l.left,r:Tt.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:Is(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:CE(),showscale:!1}},d=c.map(([p,f,g,h],y)=>{let w=y===0?"":
String(y+1);Object.assign(u,OE(e,l.panels[y],w,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:p,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:h?"coloraxis2":"coloraxis",xaxis:`x${w}`,yaxis:`y${w}`,xgap:1,ygap:1,hoverongaps:!1,z:f.map(_=>_.map(k=>k===null?null:k/r)),customdata:EE(e,p,f,g,h),
hovertemplate:"%{customdata}<extra></extra>",...SE(e,f,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((p,f)=>(Object.assign(u,AE(l.bars[f],4+f,p,i)),ME(p,4+f,f===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function SE(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/o).replace("-","−")))}}function EE(e,t,o,n,s){let r=t.toLowerCase();return o.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),p=s?e.rows[l].text:e.rows[l][r]?.rank??"",f=`${t}<br>rank ${Ue(String(p))}, step ${Ue(m)}`;if(c===null)return f;let g=e.control[l][u],h=s&&
g>0?` (${be(100*c/g)})`:"",y=(s?[]:[e.more?.(r,l,u)]).filter(Boolean);return[f,...[n(c)+h,...y].map(Ue)].join("<br>")}))}function TE(e,t,o){let n=fg(e,t),s=Math.max(...e.rows.map(p=>p.text.length),2),
r=Math.min(120,30+7*s),i=t-r-Tt.right,l=mg(e),c=o?i:(i-2*ug)/3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(p,f)=>[1-(p+f)/n,1-p/n];if(!o){let p=[0,1,2].map(y=>{let w=y*
(c+ug)/i;return{x:[w,w+c/i],y:d(Tt.top,l),cell:u}}),f=d(Tt.top+l+Tt.bottom+6,8),[g,h]=[p[0].x[0],p[1].x[1]];return{left:r,panels:p,bars:[{x:[g+(h-g)*.2,h-(h-g)*.2],y:f},{x:p[2].x,y:f}]}}let m=[Tt.top,
2*Tt.top+l+Tt.bottom,3*Tt.top+2*l+2*Tt.bottom+Qc];return{left:r,panels:m.map(p=>({x:[0,1],y:d(p,l),cell:u})),bars:[1,2].map(p=>({x:[.08,.92],y:d(m[p]+l+Tt.bottom+6,8)}))}}function OE(e,t,o,n){let s=t.
cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.length),1),i=xo(e.columns.length,s/(7*r+10)),l=xo(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"\
array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,tickvals:i,ticktext:i.map(u=>Ue(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{
...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(u=>Ue(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var dg=48;function ME([e,t],o,n){let s=Array.
from({length:dg},(r,i)=>e+(t-e)*(i/(dg-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function AE({x:e,y:t},o,n,s){return{[`xax\
is${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:te("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`\
x${o}`,range:[0,1],fixedrange:!0,visible:!1}}}var CE=()=>[[0,te("--less-fill")],[.5,te("--heat-zero")],[1,te("--more-fill")]];function ei(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,C(e,a("table",{},a("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},o.grid.rows.flatMap((i,l)=>o.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:p}=o,[f,g,h]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(f===null&&g===null)return null;let y=h>0?" more":h<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:o.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(f)),a("td",{class:"num"},m(g)),a("td",{class:`num${y}`},p(h)),a("td",{class:`num${y}`},be(
f>0&&h!==null?100*h/f:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){o=i,s()}}}var hg={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(ft).map(([e,{name:t}])=>[e,t]))},RE=20,ti=["control","test"];function LE(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function gg(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,i)=>i.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${qe(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${qe(100*t.waiting)} of its step): the others probably wait for it.`}function wg(e,{timeline:t,go:o}){let n=a("span",{class:"muted rank-summary"}),s=pe("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},la.map(O=>a("option",{value:O},hg[O]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=Za({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...O)=>o(t(...O))}),
c=ei(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),p=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",n),m),f=new Map,g=new Map,h=null,y="",w=null;p.addEventListener("toggle",()=>{p.open!==(y!=="")&&e(p.open?"step":"")});let b=O=>O===
"step"&&h&&Ct(h.answer)?"whole recording":hg[O];function _({set:O,marker:D}){let j=JSON.stringify([O,D]);if(!f.has(j)){let A=Hn(O,D);f.set(j,A),A.catch(()=>f.delete(j))}return f.get(j)}async function k(O){
if(ti.some(D=>O[D].any)){x(O,"Each file counts as one step here, so there are no steps to show.");return}try{let D=await Promise.all(ti.map(j=>_(O[j])));if(h?.answer===O){let j=D.map((A,I)=>LE(A,O[ti[I]]));
h={...h,samples:j,judged:j.map(cg)},$()}}catch(D){x(O,D.message)}}function x(O,D){h?.answer===O&&(n.textContent=D,m.hidden=!0)}function $(){let[O,D]=h.judged,j=({ranks:q},U)=>`${X(q.length,"rank")}, ${X(
h.samples[U].length,"sample")}`,A=[gg(O),gg(D)],I=A[0]===A[1]?A[0]:A.map((q,U)=>q&&`${U===0?"Control":"Test"}: ${q}`).filter(Boolean).join(" "),J=[j(O,0),j(D,1)];n.textContent=`${J[0]===J[1]?`${J[0]} \
on each side`:`${J[0]} against ${J[1]}`}. ${I}`,m.hidden=!1,p.classList.toggle("lagging",h.judged.some(q=>q.slow.length>0)),y!==""&&v()}async function T(O){let D={};g.set(O,D),g.size>RE&&g.delete(g.keys().
next().value);try{D.samples=(await jr(O)).samples}catch(j){D.failed=j.message,g.delete(O)}y==="op"&&w?.query===O&&v(D)}function E(O){if(y!=="op")return{samples:h.samples,of:j=>j[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(w===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let D=O??g.get(w.query);
return D===void 0&&T(w.query),D?.samples?{samples:ti.map(j=>D.samples[j]),of:j=>j.total_duration,revision:w.query,none:""}:{none:D?.failed??"Reading the events of this operation …"}}function v(O){let{
judged:D,file:j}=h,{samples:A=[[],[]],of:I,revision:J,none:q}=E(O),U=Xa(...A),ae=lr(U,I),W=[...ae.control,...ae.test].flat().some(Y=>Y!==null);i.hidden=y!=="op"||w===null,C(i,w&&a("bdi",{},w.name));let z=y===
"op"?"duration in each rank and step":b(y);l.draw({rows:U.rows,columns:U.columns,...ae,kind:"time",file:j,format:me,formatDiff:He,heading:z,more:(Y,Q,P)=>en(U[Y][Q][P]),revision:`${h.revision}#${J}`,empty:W?
"":q}),c.node.hidden=!W,c.draw({grid:U,values:ae,timeline:t,title:z,format:N,formatDiff:ve}),C(u,NE(D));let re=[U.ranksByPosition&&"ranks",U.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=re.
length===0,d.textContent=`The sides have different ${re.join(" and ")}; they are paired by position (control / test).`}return{node:p,heat:l,draw(O,D,j,A,I){y=D,w=I,p.open=y!=="",r.value=y||"step",h?.answer!==
O?(h={answer:O,file:j,revision:A},r.options[0].textContent=b(la[0]),k(O)):h.judged&&$()}}}function NE([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set([...e.ranks,...t.ranks].
map(r=>r.rank))].sort((r,i)=>r-i),n=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"num",title:me(
l.step)},N(l.step)),a("td",{class:`num${c?" lag":""}`},be(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},qe(l.waiting===null?null:100*l.waiting))]},s=()=>[
["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waitin\
g for other ranks and for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${ot(o)}`},a(
"table",{class:"lag-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),a("th",
{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},o.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),n(e,r),n(t,r))))))}var PE={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Zc="not stated",Xc=(e,t,o)=>n=>{let s=n[e]===null?Zc:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},yg=(e,t)=>e.length===0?"none":e.length===t.length?ot(e):`${ot(e)} of ${ot(t)}`,eu=e=>e.shared_kernel_time===
null?"no kernels":qe(100*e.shared_kernel_time),IE=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":yg(t.steps,t.all_steps),DE=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>yg(t.ranks,t.all_ranks)},{text:"Steps",of:IE,key:(e,t)=>t.steps.length},{text:"with_stack",of:Xc("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Xc("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Xc("profile_memory"),key:e=>e.
profile_memory},...Object.entries(PE).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:eu,key:()=>null}];function BE(e){return DE.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(o),c=n?r(n):[i||null,l||null];return{text:t,control:i||Zc,test:l||Zc,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function qE(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,i=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${eu(n)} of the kernel time in the control, ${eu(s)} in the test.`;return r+i}function bg(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(n){let s=BE(n);e.textContent=qE(n,s),C(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function _g(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...js(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${jt(tn(t))}`):o==="cannot_judge"&&t.q_value!==null?n.push(`cannot judge, q = ${jt(tn(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${jt(tn(t))}`);let s=Qs(t);return s===
""?n:[...n,s]}function FE(e,t,o){let{row:n}=e,s=c=>Kc(c,t)[0],r=e.birth||be(e.percent),i=o&&n.kind==="",l=[i?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${ir(
e.diff,t)[0]} (${r})`,`calls ${L(e.controlCount)} → ${L(e.testCount)}`];return(t!=="total"||i)&&l.push(`total ${N(n.control_total_duration)} → ${N(n.test_total_duration)}, ${ve(n.diff_duration)}`),
[...l,..._g(e)]}function WE(e){return[e.row.category,`control ${L(e.controlCount)}`,`test ${L(e.testCount)}`,`Δ ${tt(e.diffCount)}${e.birth?` (${e.birth})`:""}`,..._g(e)]}var kg=e=>({key:e.key,name:us(
e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function xg(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?`self time, ${qs(t,n)}`:qs(t,n),rows:e.map(s=>({...kg(
s),control:s.control,test:s.test,diff:s.diff,lines:FE(s,t,o)}))}}function $g(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(o=>({...kg(o),control:o.controlCount,
test:o.testCount,diff:o.diffCount,lines:WE(o)}))}}function vg({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["unchanged","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===
0&&o.added+o.deleted+o.increased+o.decreased===0}var jE=20,HE=200;function $o({id:e=pe("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:i}){let l=pe("set-list"),c=o?.label??n,u=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>_(),
input:()=>p(),keydown:$,blur:()=>k()}}),d=a("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:T=>T.preventDefault()}}),m=a("span",{class:"set-picker"},u,d),
p=Qe(HE,()=>y(u.value.trim())),f=[],g=-1,h=null;async function y(T){h?.abort(),h=new AbortController;let{signal:E}=h,v=new URLSearchParams({q:T.slice(0,120),limit:String(jE)});d.hidden=!1,u.setAttribute(
"aria-expanded","true");try{let[{entries:O,total:D},j]=await Promise.all([Ot(v,{signal:E}),i&&T!==""?Qo({signal:E}):[]]),A=i?zE(T,O,j):[];f=[...s&&T===""?[{none:!0}]:[],...A,...O],w(D>O.length?`${X(D-
O.length,"more set")}: type to find them`:f.length===0&&"No set matches."),$e(X(D,"set")),b(T===""?f.findIndex(I=>I.set&&I.set.id===o?.id):O.length>0?A.length:0)}catch(O){O.name!=="AbortError"&&(f=[],
w(O.message))}}function w(T){C(d,f.map((E,v)=>a("li",{id:`${l}-${v}`,role:"option",class:"choice-line","aria-selected":String(E.set?E.set.id===o?.id:!!E.none&&!o),on:{click:()=>x(E)}},E.set?GE(E.set):
E.words??s)),T&&a("li",{class:"muted small picker-note",role:"presentation"},T)),g=-1,u.removeAttribute("aria-activedescendant")}function b(T){if(d.children[g]?.classList.remove("active"),g=f.length===
0?-1:Math.max(-1,Math.min(T,f.length-1)),g<0){u.removeAttribute("aria-activedescendant");return}d.children[g].classList.add("active"),d.children[g].scrollIntoView({block:"nearest"}),u.setAttribute("ar\
ia-activedescendant",`${l}-${g}`)}function _(){d.hidden&&y("")}function k(){p.cancel(),h?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=
c}function x(T){k(),T.group?i(T.group):(T.none||T.set.id!==o?.id)&&r(T.none?null:T.set)}function $(T){let{key:E}=T,v=!d.hidden,O={ArrowDown:g+1<f.length?g+1:0,ArrowUp:g>0?g-1:f.length-1,PageDown:g+8,PageUp:Math.
max(0,g-8)}[E];(O!==void 0||v&&["Enter","Escape"].includes(E))&&T.preventDefault(),O!==void 0?v?b(O):_():E==="Enter"&&v&&f[g]?x(f[g]):E==="Escape"&&v&&(T.stopPropagation(),k())}return{node:m,input:u}}
var UE=3;function zE(e,t,o){let n=(l,...c)=>({group:l,words:a("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[
n(e,"with a label like ",a("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),i=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",a("b",{},e))],
...o.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(i)).slice(0,UE).map(l=>n(`tag:${l.tag}`,"with the tag ",a("b",{},l.tag),` (${l.sets})`))]}function GE(e){let t=e.recorded===null?`adde\
d ${rt(e.created)}`:`recorded ${rt(e.recorded)}`;return[a("span",{class:"choice-name ellipsis"},e.label),a("span",{class:"muted small"},[t,...e.devices.slice(0,1),X(e.ranks.length,"rank"),...e.tags.slice(
0,3),Je(e.id).slice(0,8)].join(" · "))]}var tu=["control_ranks","test_ranks","control_steps","test_steps"];function ms(e,{none:t,links:o=ou,compact:n=!1}={}){let s=a("section",{class:`sides${n?" sides-compact":""}`,"aria-label":"Control and\
 test"}),r=n&&a("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{click:()=>l(!s.hasAttribute("data-open"))}},"Ranks and steps"),i="";function l(p){s.toggleAttribute("data-o\
pen",p),r.setAttribute("aria-expanded",String(p))}let c={};function u(p,f,g){let h=JSON.stringify([p.control,p.test,p.control_ranks,p.test_ranks,p.control_steps,p.test_steps,p.control_marker,p.test_marker,
f?.map(k=>[k.id,k.label]),g&&[g.control.samples,g.test?.samples,g.recorded?.control.devices,g.recorded?.test.devices]]);if(h===i)return;i=h;let y=document.activeElement?.dataset?.field,w=YE(s).filter(
({key:k})=>c[k]===p[k]);c={...p};let b=p.control!==""&&p.test!=="",_=[(b||t===void 0)&&Te("swap","Swap control and test",()=>e(JE(p))),QE(p,e)];C(s,d("control",p,f,g),n?[d("test",p,f,g),r,a("div",{class:"\
swap-cell"},_)]:[a("div",{class:"swap-cell"},_,b&&o(p)),d("test",p,f,g)]),n&&(r.hidden=!b,l(s.hasAttribute("data-open")||tu.some(k=>p[k]!=="all"))),w.forEach(({key:k,text:x})=>KE(s,k,x)),y&&s.querySelector(
`[data-field="${y}"]`)?.focus()}function d(p,f,g,h){let y=p==="control"?"A":"B",w=p==="control"?"Control":"Test",b=g&&Ge(g,f[p]),_=pe("set"),k=$o({id:_,field:p,set:b,text:f[p]===""?"":h?.[p]?.label??(g?
f[p]:""),none:p==="test"?t:void 0,onPick:x=>e({[p]:x?Je(x.id):"",op:"",[`${p}_ranks`]:"all",[`${p}_steps`]:"all",[`${p}_marker`]:""})});return a("div",{class:`side-card side-${p}`},a("div",{class:"sid\
e-title"},a("b",{class:"letter","aria-hidden":"true"},y),a("label",{for:_},w),k.node,n&&h?.recorded&&a("span",{class:"muted small side-about"},[...VE(p,h),X(h[p].samples,"sample")].join(", "))),a("div",
{class:"side-selection",hidden:t!==void 0&&p==="test"&&f.test===""},Sg(`${p}_ranks`,"Ranks",b?.ranks??h?.[p]?.all_ranks,f,e),Sg(`${p}_steps`,"Steps",(f[`${p}_marker`]?null:b?.steps)??h?.[p]?.all_steps,
f,e),!n&&a("span",{class:"muted small samples"},h?.[p]?X(h[p].samples,"sample"):" ")))}function m(p){let f=s.querySelector(`[data-field="${p}"]`);f?.focus(),f?.click()}return{node:s,choose:m,draw:u}}
var YE=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function KE(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.
hidden=!1,n.value=o,e.querySelector(`[data-field="${t}"]`).value="list"}function VE(e,{recorded:{control:t,test:o}}){let[n,s]=[t,o].map(({devices:r})=>r.join(", "));return e==="control"?[n].filter(Boolean):
n===s?[]:[s].filter(Boolean)}function ou(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])n&&t.set(`${o}_marker`,n);return a("a",
{class:"small",href:fe(`/analyse?${t}`)},"Analyse both")}function JE(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`test${o}`]=e[`control${o}`];return t}function QE(e,t){
let o=tu.every(n=>e[n]==="first");return F(o?"Use all":"First rank and step",()=>t(Object.fromEntries(tu.map(n=>[n,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ran\
ks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function Sg(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),
u=pe(e),d=o?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?XE(o):"0,2,4-7",
"aria-label":`${t} to use, such as 0,2,4-7`,title:d?`Available: ${ot(o)}`:null,on:{change:()=>{let f=m.value.trim();s({[e]:f===""?"all":f})}}}),p=a("select",{id:u,data:{field:e},on:{change:()=>{p.value===
"list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:p.value}))}}},l.map(f=>a("option",{value:f,selected:f===r},ZE(f,o))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample\
-field"},a("label",{for:u},t),p,m)}function XE(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function ZE(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>
0?`first (${t[0]})`:"first":"any (a file is one step)"}function eT(e,t,o){let{name:n,category:s}=o??t;return{...e,name:n,category:s,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:o?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:o?.total_duration??0}}var Eg=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function tT(e,t){let o=e.flatMap(r=>t.filter(({name:i})=>i===r.name).map(i=>[r,i])),
[n,s]=[e,t].map((r,i)=>r.filter(l=>!o.some(c=>c[i]===l)).sort((l,c)=>Eg(l)-Eg(c)));return n.length===s.length?[...o,...n.map((r,i)=>[r,s[i]])]:o}var oT=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function Tg(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(r=>e.aliases.filter(i=>i.side===r)),n=(e.category==="pyth\
on_function"?tT:oT)(t,o);if(n.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}];let s=e.aliases.filter(r=>!n.flat().includes(r)).map(
r=>r.side==="control"?[r]:[void 0,r]);return[...n,...s].map(([r,i])=>({row:eT(e,r,i),names:{control:(r??i).name,test:(i??r).name}}))}var vo=0,ps=1,fs=2,So=3,nu={id:"steps",sort:"steps",label:"Steps on the device",depth:1},oi=18,nT=24,Og=3;function Ag(e=()=>!0){let t=new Map,o=[],n=0;return{add(s){for(let{id:r,label:i,depth:l,sort:c,
main:u=!1}of s){let d=t.get(r)?.depth??1;t.set(r,{id:r,label:i,sort:c,main:u,depth:Math.max(d,l,1)})}o=[],n=0;for(let r of t.values()){let i=r.depth>1&&["host","other"].includes(r.sort),l=!i||e(r),c=l?
r.depth:1,u=Math.max(nT,c*oi+2*Og);Object.assign(r,{row:o.length,rows:c,top:n,height:u,folds:i,open:l});for(let d=0;d<c;d+=1)o.push(n+Og+d*oi);n+=u}},bandOf:s=>t.get(s),all:()=>({tops:Float64Array.from(
o),height:n,bands:[...t.values()].map(s=>({...s}))})}}function Cg({window:e,all:t,takes:o,shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(f,g)=>g<=e.from||f>=e.to}),o(
nu)&&r.some(({answer:f})=>f.steps?.length>0&&f.lanes.some(({sort:g})=>g!=="host"))&&s.add([nu]),r.forEach(({answer:f})=>s.add(f.lanes.filter(o))),r.forEach(({answer:f})=>s.add((f.counters??[]).map(cT).
filter(o)));let i=[],l=[],c=[],u=[],d={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:f,keep:g}of r){let h=i.length;i.push(...f.names),l.push(
...f.categories),c.push(...f.kinds);for(let y of f.lanes.filter(o))aT(d,y,u.push(y)-1,{keep:g,shift:n,shiftName:h,band:s.bandOf(y.id)});iT(d,m,f,{keep:g,shift:n,rows:s,lanes:u}),lT(d,m,f,{keep:g,shift:n,
rows:s,lanes:u}),dT(d,m,f,{keep:g,shift:n,rows:s,lanes:u})}let p={...d,start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(d.row),length:d.start.length,names:i,categories:l,
kinds:c,lanes:u,gaps:m,shift:n,...s.all()};return Object.assign(p,{pieces:sT(p)})}var Rg=(e,t)=>e.bands.find(({id:o})=>o===e.lanes[e.lane[t]]?.id)?.open===!1;function sT(e){let t={start:[],end:[],row:[],
of:[]},o=(s,r,i)=>{(i>r||e.end[s]===e.start[s])&&(t.start.push(r),t.end.push(i),t.row.push(e.row[s]),t.of.push(s))},n=new Map(e.bands.filter(({open:s})=>!s).map(({id:s})=>[s,[]]));for(let s=0;s<e.length;s+=
1){let r=n.get(e.lanes[e.lane[s]]?.id);r?r.push(s):o(s,e.start[s],e.end[s])}return n.forEach(s=>rT(e,s,o)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.
of.length,of:t.of}}function rT({start:e,end:t,level:o},n,s){n.sort((c,u)=>e[c]-e[u]||o[c]-o[u]);let r=[],i=-1/0,l=c=>{for(;r.length>0&&t[r.at(-1)]<=c;){let u=r.pop();s(u,Math.max(i,e[u]),Math.max(i,t[u])),
i=Math.max(i,t[u])}};for(let c of n)l(e[c]),r.length>0&&s(r.at(-1),Math.max(i,e[r.at(-1)]),e[c]),i=e[c],r.push(c);l(1/0)}function aT(e,t,o,{keep:n,shift:s,shiftName:r,band:i}){let{start:l,duration:c,level:u,
name:d,occurrence:m,merged:p}=t;for(let f=0;f<l.length;f+=1){let g=l[f]+c[f];n(l[f],g)&&(e.start.push(l[f]-s),e.end.push(g-s),e.row.push(i.row+(i.open?u[f]:0)),e.level.push(u[f]),e.name.push(r+d[f]),e.
occurrence.push(m[f]),e.merged.push(p[f]),e.sort.push(vo),e.gap.push(-1),e.lane.push(o))}}function su(e,t,o,{sort:n,lane:s,keep:r,shift:i,rows:l,lanes:c}){let u=l.bandOf(s),d=o.start+o.duration;u&&r(o.
start,d)&&(e.start.push(o.start-i),e.end.push(d-i),e.row.push(u.row),e.level.push(0),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(n),e.gap.push(t.push(o)-1),e.lane.push(c.findIndex(
({id:m})=>m===s)))}function iT(e,t,o,n){(o.gaps??[]).forEach(s=>su(e,t,s,{...n,sort:ps,lane:s.lane}))}function lT(e,t,o,n){(o.steps??[]).forEach(s=>su(e,t,{...s,shown:o.step===null||o.step===s.step_number},
{...n,sort:fs,lane:nu.id}))}var cT=({id:e,device:t,name:o})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${o}`,depth:1}),uT=.2;function dT(e,t,o,n){for(let s of o.counters??[]){let{name:r,high:i}=s,
l=Math.max(i-s.low,Math.abs(i)*uT)||1;s.start.forEach((c,u)=>su(e,t,{name:r,start:c,duration:s.duration[u],mean:s.mean[u],min:s.min[u],max:s.max[u],at:1-(i-s.mean[u])/l},{...n,sort:So,lane:s.id}))}}var it=(e,t)=>`${t}\
\0${e}`,cr=(e,t)=>it(e.names[e.name[t]],e.categories[e.name[t]]),Ho=(e,t)=>e.sort[t]===vo&&e.merged[t]<=1&&e.occurrence[t]>=0,Mg=new WeakMap;function Lg(e,t,o){let n=Mg.get(e);if(!n){n=new Map;for(let s=0;s<
e.length;s+=1)Ho(e,s)&&n.set(`${cr(e,s)}\0${e.occurrence[s]}`,s);Mg.set(e,n)}return n.get(`${t}\0${o}`)??-1}var mT=.1,pT=.002,ur=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.
test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function fT(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-
e.control_total_duration,[n,s]=ur(e),r=s-n,i=Math.abs(r);return i<mT*Math.max(n,s)||i<pT*t||r*o<=0?"":r>0?"longer":"shorter"}function ni(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??
0),s=Ct(e),r=new Map,i=(l,c)=>{let u={change:fT(l,n),row:l,names:c,whole:s};r.set(it(c.control,l.category),u).set(it(c.test,l.category),u)};return e.rows.flatMap(Tg).forEach(({row:l,names:c})=>i(l,c)),
r}var si=(e,t,o,n)=>e?.get(it(o,n))?.names[t]??o;function Ng(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===vo&&n[e.name[r]]&&s.push(
r);return s}var hs=["control","test"],hT=3,Pg=[14,72],ru=3,au=10,gT=.12;function wT(e){let t=e.filter(({rank:o,span:n})=>o===e[0].rank&&n===e[0].span).sort((o,n)=>o.step-n.step);return t[t.length>>1]}var Ig=({duration:e})=>e.
reduce((t,o)=>t+o,0);function yT({lanes:e}){let t=e.filter(({sort:n})=>n==="device"),o=[...t].sort((n,s)=>Ig(s)-Ig(n)).slice(0,hT);return[...e.filter(({sort:n,main:s})=>n==="host"&&s).slice(0,1),...t.
filter(n=>o.includes(n))]}function bT(e,t,o,n,{y:s,high:r,at:i}){let l=u=>[i(t.start[u]),Math.max(.6,i(t.start[u]+t.duration[u])-i(t.start[u]))],c=[];e.fillStyle=te(t.sort==="host"?"--span-host":"--sp\
an-compute"),t.start.forEach((u,d)=>{let m=t.name[d],p=n?.get(it(o.names[m],o.categories[m]))?.change??"",[f,g]=l(d);e.fillRect(f,s,g,r),p!==""&&t.merged[d]<=1&&c.push([p,f,g])});for(let[u,d,m]of c)e.
fillStyle=te(`--span-${u}`),e.fillRect(d,s,m,r)}function Dg(e){let t=a("canvas",{"aria-hidden":"true"}),o=a("span",{class:"muted small"},"Median step; coloured: changed"),n=a("a",{class:"step-strip-li\
nk",title:"Show this part in the timeline","aria-label":"Median step of both sides: open it in the timeline",on:{click:d}},t),s=a("div",{class:"step-strip",hidden:!0},o,n),r="",i=null,l=null,c=({answer:{
extent:h}})=>h.to-Math.max(0,h.from);function u(){let h=t.clientWidth;if(!l||h===0)return;let y=globalThis.devicePixelRatio||1,w=l.sides.reduce((E,{lanes:v})=>E+v.length,0),b=(s.clientHeight-o.offsetHeight-
2*au-4)/w-ru,_=Math.round(Math.min(Pg[1],Math.max(Pg[0],b))),k=w*(_+ru)+2*au;[t.width,t.height]=[Math.round(h*y),Math.round(k*y)],t.style.setProperty("height",`${k}px`);let x=t.getContext("2d");x.scale(
y,y);let $=E=>h*E/l.extent,T=0;l.sides.forEach((E,v)=>{x.fillStyle=te(v===0?"--control-fill":"--test-fill"),x.fillRect(0,T,$(E.sample.step),2),T+=4,E.lanes.forEach(O=>{bT(x,O,E.answer,l.changes,{y:T,high:_,
at:$}),T+=_+ru}),T+=au-4})}function d(h){if(h.ctrlKey||h.metaKey||h.shiftKey||h.detail===0||!l)return;h.preventDefault();let y=t.getBoundingClientRect(),w=l.extent*(h.clientX-y.left)/y.width,b=l.extent*
gT/2;e(m(l,{from:Math.max(0,w-b),to:w+b}))}let m=({state:h,sides:y},w={})=>Wo(h,{...Object.fromEntries(y.flatMap(({sample:b},_)=>[[`${hs[_]}_rank`,String(b.rank)],[`${hs[_]}_step`,b.step_number===null?
"":String(b.step_number)]])),...w});function p(h,y,w){let b=new URLSearchParams({rank:w.rank,span:w.span,threads:1,pixels:Math.max(300,Math.round(s.parentNode.clientWidth))});w.step_number!==null&&b.set(
"step",w.step_number);let _=h[`${hs[y]}_marker`];return _&&b.set("marker",_),Cs(h[hs[y]],b,{signal:i.signal})}async function f(h,y,w){try{let _=(await Promise.all(w.map(($,T)=>p(h,T,$)))).map(($,T)=>({
answer:$,sample:w[T],lanes:yT($)})),k=ni(y);l={state:h,sides:_,changes:k,extent:Math.max(..._.map($=>Math.max(c($),$.sample.step)))},s.hidden=_.some(({lanes:$})=>$.length===0),n.href=m(l);let x=_.every(
({sample:$})=>$.step_number===null)?"Whole recording":"Median step";o.textContent=`${x}; coloured: changed`,n.setAttribute("aria-label",`${x} of both sides: open it in the timeline`),o.title=_.map(({sample:$})=>N(
$.step)).join(" → "),u()}catch(b){s.hidden=!0,r=b.name==="AbortError"?r:""}s.dataset.ready=""}let g=new ResizeObserver(u);return g.observe(s),{node:s,redraw:u,draw(h,y,w){let{samples:b}=w.step_time;
if(y!==r){if(!hs.every(_=>b?.[_]?.length>0)){s.hidden=!0,s.dataset.ready="";return}r=y,s.hidden=!1,i?.abort(),i=new AbortController,f(h,w,hs.map(_=>wT(b[_].map(k=>({...k,step:(k.step_ns??0)/1e3})))))}},
stop(){i?.abort(),g.disconnect()}}}var _T=["bars","line","scatter","histogram","none"],Bg=["control","test","q","chart","x","y","y2","by"],qg={chart:"",x:"",y:"",y2:"",by:""};function iu(e){let t=new URLSearchParams(e),o=Object.fromEntries(
Bg.map(n=>[n,t.get(n)??""]));return{...o,chart:_T.includes(o.chart)?o.chart:""}}function ri(e){let t=new URLSearchParams;for(let o of Bg)e[o]&&t.set(o,e[o]);return fe(t.size===0?"/query":`/query?${t}`)}
function ai({control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var oo=e=>`'${e.replaceAll("'","''")}'`,Cn=["control","test"],kT=32;function Fg(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function ii(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:Fg("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?i:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:Fg("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function lu(e){let t=Object.entries(e).map(([o,n])=>{let s=ii(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var Wg=e=>Object.fromEntries(Cn.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function dr(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function xT(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${dr(`diff_${o}`)} / ${dr(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${dr(e.slice(4))})`:dr(e)}var $T={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function vT(e,t){let o=$T[e][t?0:1];return Cn.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${dr(n)} AS ${n}`:n)}function gs(e,t){let o=[...t].filter(([n])=>!Cn.includes(n));return o.length>kT?null:`${e}${o.length>0?`(${o.map(([n,s])=>oo(`${n}=${s}`)).join(", ")}\
)`:""}`}function li(e,t,o,n=0){let s=ca(e);s.delete("measure"),o||s.set("measure","total");let r=gs("compare",s),i=Xn(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${vT(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${xT(i.get("sort"))} ${i.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function jg(e){let t=yt(e);t.set("fold","true");let o=gs("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function ST({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return Cn.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var cu=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function ET(e){let t=Cn.map(o=>{let n=ii(o,Wg(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${cu.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var Hg=e=>ET(e)??`SELECT side, rank, step_number, ${cu.join(", ")}
FROM ${gs("compare_steps",[...yt(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,Ug=e=>`${Hg(e)}
ORDER BY rank, step_number, side`,zg=e=>`SELECT side, count(*) AS steps, ${cu.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${Hg(e)}
)
GROUP BY side`,Gg=e=>gs("compare_places",[...yt(e)].filter(([t])=>!t.startsWith("merge_")));function Yg(e){let t=Gg(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function TT(e,{name:t,category:o,aliases:n}){let s=lu(Wg(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${oo(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>oo(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${oo(o)} AND ${r?`name = ${oo(t)}`:`name IN (
    SELECT raw FROM (
${ST(e)}
    ) WHERE shown = ${oo(t)})`}
  AND (${s})`}var Kg=(e,t,{name:o,category:n})=>gs(e,[["name",o],["category",n],...yt(t)]);function uu(e,t){let o=TT(e,t);return o?`events
WHERE ${o}`:Kg("compare_calls",e,t)}var Vg=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${uu(e,t)}
ORDER BY side, rank, start_us`,du=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${uu(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,OT={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},Jg=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${uu(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(OT).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,Qg=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${Kg("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function Xg(e,{name:t,category:o},n){let s=Gg(e);return!s||!n&&(o!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${s}
WHERE ${n?`name = ${oo(t)} AND category = ${oo(o)}`:`instr(' / ' || path || ' / ', ${oo(` / ${t} / `)}) > 0`}
GROUP BY part`}var Zg=(e,t)=>gs(t,[...yt(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n])),ew=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${Zg(e,"work_by_operator")}
WHERE operator = ${oo(t)}`,tw=e=>Cn.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${Zg(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,ow=e=>Cn.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),nw=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,sw=e=>ow(e)?`${nw("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,MT={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function rw(e,t){let[o,n]=MT[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!ow(e)||e.frames==="class")return null;let r=e.frames==="instance",i=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${i}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${nw(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${i}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var no=(e,{control:t,test:o},n={})=>e?ri({control:t,test:o,q:e,...n}):null;function aw(e,{unit:t,self:o,item:n,ofHost:s},r){let i=(l,c,u)=>l.set(no(c,e,u));i(r.table.sql,li(e,t,o)),i(r.durations.sql,li(e,t,o,e.top)),i(r.counts.sql,li(e,t,o,e.top),{chart:"bars",x:"name",y:"co\
ntrol_counts",y2:"test_counts"}),i(r.fall.chart.sql,s?Yg(e):zg(e)),i(r.classes.sql,tw(e)),i(r.replacements.sql,jg(e)),i(r.operators.sql,sw(e)),i(r.ranks.heat.sql,e.heat!=="op"?Ug(e):n?du(e,n.row):null)}
function iw(e,t,o){let{histogram:n,points:s,heat:r,numbers:i,related:l,work:c,booked:u}=o;u.sql.set(no(Xg(e,t,t.launches===void 0),e)),i.sql.set(no(Jg(e,t),e)),l.sql.set(no(Qg(e,t),e)),c.sql.set(no(ew(
e,t),e)),n.sql.set(no(Vg(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let d of[s,r])d.sql.set(no(du(e,t),e))}var mu=20,AT=4,pu=e=>e===null?"–":We(e,0,e<1?3:e<100?1:0),ci=(e,t,o)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${o(e[`control_${t}`])} → ${o(e[`test_${t}`])}`;function lw(){let e=a("spa\
n",{class:"muted rank-summary"}),t=at("Device time by class of work"),o=b=>a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":b}),n=o("Classes of work"),s=o("Shapes of products, convolu\
tions and attention"),r=a("details",{class:"card rank-steps work-classes",hidden:!0},a("summary",{},a("h2",{},"Classes of work"),e),a("div",{class:"chart-tools"},t.node),a("p",{class:"muted small"},"T\
he class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),i=!0,l=[1,1],
c=(b,_,k="")=>a("td",{class:`num ${k}`,title:_},b),u=(b,_="num")=>a("th",{scope:"col",class:_},b),d=b=>i?[b.control_per_step,b.test_per_step]:[b.control_total_duration,b.test_total_duration],m=b=>["co\
ntrol","test"].map((_,k)=>L(b[`${_}_counts`]/(i?l[k]:1))).join(" → ");function p(b){let[_,k]=d(b),x=k>_?"more":k<_?"less":"calm";return[c(m(b)),c(N(_),me(_)),c(N(k),me(k)),c(ve(k-_),He(k-_),x),c(_>0?
be(100*(k-_)/_):k>0?"new":"",null,x)]}let f=b=>[c(ci(b,"tflops_per_s",pu)),c(ci(b,"gb_per_s_at_least",No)),c(ci(b,"flops_per_byte_at_most",pu))],g=[u("TFLOP/s"),u("bandwidth, at least"),u("FLOPs per b\
yte, at most")],h=(b,_,...k)=>a("thead",{},a("tr",{},b,u(_),u("control"),u("test"),u("Δ"),u("Δ %"),...k));function y(b){C(n,a("table",{class:"operators-table"},h(u("Class",""),"device rows",u("share"),
...g.map(_=>_.cloneNode(!0))),a("tbody",{},b.map(_=>a("tr",{},a("th",{scope:"row"},_.class),p(_),c(ci(_,"share",k=>`${pu(k)} %`)),f(_))))))}function w(b){let _=[...b].sort((k,x)=>Math.max(...d(x))-Math.
max(...d(k)));s.hidden=b.length===0,C(s,a("table",{class:"operators-table"},h(u(b.length>mu?`Shapes: the ${mu} that take longest`:"Shapes",""),"calls",...g),a("tbody",{},_.slice(0,mu).map(k=>a("tr",{},
a("th",{scope:"row",title:`${k.operator} ${k.shapes}`},a("bdi",{class:"mono"},k.operator)," ",a("span",{class:"mono small"},k.shapes.replaceAll(",[]",""))," ",a("span",{class:"muted"},k.dtype)),p(k),f(
k))))))}return{node:r,sql:t,draw(b,_,k){r.hidden=!b,b&&(i=k!=="total",l=[_.control.samples,_.test.samples],e.textContent=b.classes.slice(0,AT).map(x=>`${x.class} ${d(x).map(N).join(" → ")}`).join(",\
 "),y(b.classes),w(b.shapes))}}}var cw=7.2,di=6,ui=["solid","dot","dash","dashdot","longdash","longdashdot"],fu=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],hu=e=>Vt()[e==="B"?
"test":"control"];function pi(e){return{template:$t(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var fi=e=>e.map(t=>Ue(t)).join("<br>"),Fe=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),mi=116,mr=22,ws=e=>e>1?64-mr+e*(mi+mr):320;function CT(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:te("--muted")},text:e.map(n=>n.
values[t].value?"":Ue(n.values[t].none??n.values[t].text))}}function pr({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let i=Math.max(...e.map(y=>n?y.values.reduce((w,b)=>w+(b.value??0),0):Math.
max(...y.values.map(w=>w.value??0))),0),[l,c]=o==="time"?Ke(i):o==="bytes"?bl(i):[o==="percent"?"%":"",1],u=e.map((y,w)=>w),d=s&&e.some(y=>y.values.some(w=>w.low>0||w.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,p=Math.max(...e.map(y=>y.label.length)),f=Math.min(Math.ceil(18+di+cw*p),Math.floor(r*.42),360),g=Math.floor((f-14-di)/cw),h=e.map(y=>fi([y.full??y.label,...t.map((w,b)=>`${w.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,w)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[w])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:te("--text"),width:3,array:e.map(b=>(b.values[w].high??0)/c),arrayminus:e.map(b=>(b.values[w].low??0)/c)}:void 0,customdata:h,hovertemplate:"%{customdata}<extra>\
</extra>",...CT(e,w,n)})),layout:pi({barmode:n?"stack":"group",margin:{l:f,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:di,tickcolor:"rgba(0,0,0,0)",ticktext:wo(e.map(y=>y.label),g).map(Ue)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-f)/
80)),ticksuffix:l?` ${l}`:""}})}}var gu=(e,t)=>t===""?{property:fu[e%fu.length],dash:ui[Math.floor(e/fu.length)%ui.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:ui[e%ui.length]},RT=e=>Ke(
Math.max(e,1));function LT(e,t,o,n){let s=e.flatMap(m=>m.points.map(p=>p[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,p)=>Math.max(m,p),0),[l,c]=t==="rate"?Yn(i):t==="bytes"?bl(i):[t,1],u=n*
(mi+mr)-mr,d=1-o*(mi+mr)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-mi/u),d],title:{text:l,font:{size:11}}}}}var NT=(e,t)=>({
text:Ue(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:te("--text")}}),PT=400,IT=e=>te(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),DT=(e,t)=>e.length>PT?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:pw(IT(o),.55),dash:"dot"}})),BT=(e,t,o)=>e.length>o/60||
e.some(n=>n.side!=="")?[]:e.map(n=>({text:Ue(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:te("--muted")}}));function qT(e,t){
let o=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[i,l]=RT(r?n-s:n);return{scale:i,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function dw({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=qT(e,n),d=g=>(g-u)/l,m=g=>o==="rate"?No(g):o==="bytes"?Oe(g):`${L(g)} ${o}`,p=t.map((g,h)=>LT(e.
filter(y=>y.panel===g),o,h,t.length)),f=g=>g===0?"y":`y${g+1}`;return{data:e.map(g=>{let h=gu(g.place,g.side),y=t.indexOf(g.panel);return{type:"scatter",mode:"lines",x:g.points.map(w=>d(w[0])),y:g.points.
map(w=>w[1]/p[y].per),yaxis:f(y),line:{shape:"hv",width:1.4,color:te(h.property),dash:h.dash},legendgroup:g.key,customdata:g.points.map(w=>fi([g.name,`at ${me(w[0])}`,m(w[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:pi({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:f(t.length-1),title:{text:c?`since ${me(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(p.map(({axis:g},h)=>[`y\
axis${h===0?"":h+1}`,g])),annotations:[...t.length>1?t.map((g,h)=>NT(g,p[h].axis.domain[1])):[],...BT(s,d,r)],shapes:DT(s,d)}),per:l,offset:u}}function mw(e){let[t,o]=Ke(e);return`${Number((e/o).toPrecision(
3))} ${t}`}function pw(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function FT(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function fw({sides:e},t){
let o=e.map(w=>FT(w.bins)),n=[...new Set(o.flatMap(w=>[...w.keys()]))].filter(w=>w>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),i=Math.max(1,Math.min(s,r-12)),l=o.some(w=>w.has(0)),c=Array.from(
{length:r-i+1},(w,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(w,b)=>o[w].get(l&&b===i-4?0:b<i?-1:b)??0,d=w=>10**((w-1)/10-3),m=w=>w<i?"none":`${N(d(w))} to ${N(d(w+1))}`,p=c.filter(w=>w>=i&&(w-1)%10===
0),f=Math.max(1,Math.ceil(p.length*62/Math.max(t-80,62))),g=Math.max(t-80,62)/c.length,h=[...l?[i-4]:[],...p.filter((w,b)=>b%f===0&&!(l&&(w-i+4)*g<52))],y=e.length-1;return{data:[...e.map((w,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:w.key,x:c.flatMap(_=>[_,_+1]),y:c.flatMap(_=>[u(b,_),u(b,_)]),fill:b===0?"tozeroy":"none",fillcolor:pw(hu(w.side),y===0?.65:.4),line:{color:hu(w.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(w=>w+.5),y:c.map(w=>Math.max(...e.map((b,_)=>u(_,w)))),customdata:c.map(w=>fi([m(w),...e.map((b,_)=>`${b.name}: ${L(
u(_,w))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:pi({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:h.map(w=>w<i?w+
.5:w),ticktext:h.map(w=>w<i?"none":mw(d(w)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(w=>[...w.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function uw(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:di,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>mw(10**s)),title:{text:o,font:{size:11},standoff:4}}}function hw({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),o=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:te("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:hu(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>fi([c,`rank\
 ${d.rank}`,`host ${N(d.cpu_duration)}, device ${N(d.gpu_duration)}`,`${L(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:pi({xaxis:uw(...n,"the launch on the host"),yaxis:uw(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var WT=32,jT=512;function HT(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function UT(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>cn(e.map(s=>s[n]??0)))}function zT(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,UT(s)]));return new Map(
e.map(n=>[n,HT(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function wu(e){let t=zT(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var yu=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function bu(e,t,o,n){let s=Math.floor(WT/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(jT/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:wu(e).slice(0,s),limited:!0,note:yu(s,e.length,n,t)}}var GT=16,un=e=>e==null?ye:`${e} %`,_u=(e,t)=>e.letter?`${e.letter} · ${t}`:t,YT=e=>e.map(t=>({key:t.key,name:_u(t,t.label),colour:te(t.letter==="B"?"--test-fill":"--control-fill")})),KT=e=>({key:e.
property,name:e.name,colour:te(e.property)});function ys(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(
" / "):n.rank}`}function po(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:i,empty:l}){let c=new Map,u=f=>r.map(g=>f[g.key]??null);e.forEach((f,g)=>o(f).filter(h=>u(h).some(y=>y!==null)).forEach(h=>{
let y=n(h),w=c.get(y)??{group:s?.(h)??"",bars:[],values:e.map(()=>[])};w.values[g]=u(h),w.bars.push({label:_u(f,y),full:`${_u(f,f.label)}, ${y}`,total:N(u(h).reduce((b,_)=>b+(_??0),0)),values:r.map(b=>({
value:h[b.key],text:b.text(h)}))}),c.set(y,w)}));let{shown:d,...m}=bu([...c.values()],e.length,t,i),p=d.flatMap(f=>f.bars);return p.length===0?{empty:l}:{places:p.length,...m,data:f=>pr({bars:p,kind:"\
time",stacked:!0,series:r.map(KT)},f)}}function VT(e,{table:t,name:o,value:n,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=n(d)??null;if(m===null)return;let p=o(
d),f=l.get(p)??{label:p,values:e.map(()=>({value:null,text:"none"}))},g=(f.values[u].value??0)+m;f.values[u]={value:g,text:s(d,g),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(p,f)})),[...l.values()]}
var gw=e=>Math.max(...e.values.map(t=>t.value??0));function JT(e){let t=[...e].sort((o,n)=>gw(n)-gw(o)).slice(0,GT);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function et(e,{
order:t},o){let n=VT(e,o),{shown:s,...r}=o.ranks?bu(n.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):JT(n);return s.length===0?{empty:o.empty}:
{places:s.length,...r,data:i=>pr({bars:s.map(l=>l.bar??l),kind:o.kind,series:YT(e),errors:!!o.range},i)}}var yw="−",lt=e=>e==null;function fr(e,t){return lt(e)?ye:We(e,0,t).replace("-",yw)}function hr(e,t){let o=fr(e,t);return Number(o.replace(yw,"-"))===0?"0":e>0?`+${o}`:o}var _e=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>lt(n)||n===""?ye:String(n)}),gr=(e,t)=>({key:e,title:t,show:o=>lt(o)||o===-1?ye:String(o),blank:`the trace does not say which ${t}`}),xe=(e,t)=>({key:e,title:t,number:!0,show:L,showDiff:tt}),
se=(e,t)=>({key:e,title:t,number:!0,show:N,exact:o=>lt(o)?null:me(o),showDiff:ve,exactDiff:o=>lt(o)?null:He(o)}),dn=(e,t)=>({key:e,title:t,number:!0,show:No,exact:o=>lt(o)?null:yl(o),showDiff:vm,exactDiff:o=>lt(
o)?null:`${o>0?"+":""}${yl(o)}`}),Yt=(e,t)=>({key:e,title:t,number:!0,show:Oe,exact:o=>lt(o)?null:_l(o),showDiff:Ls,exactDiff:o=>lt(o)?null:`${o>0?"+":""}${_l(o)}`}),Xe=(e,t)=>({key:e,title:t,number:!0,
show:o=>lt(o)?ye:`${fr(o,2)} %`,showDiff:o=>lt(o)?ye:`${hr(o,2)} pp`,exactDiff:o=>lt(o)?null:`${hr(o,6)} percentage points`}),hi=(e,t)=>({...Xe(e,t),show:o=>lt(o)?ye:`${fr(100*o,1)} %`,showDiff:o=>lt(
o)?ye:`${hr(100*o,1)} pp`,exact:o=>lt(o)?null:`${fr(100*o,6)} %`,exactDiff:o=>lt(o)?null:`${hr(100*o,6)} percentage points`}),Ve=(e,t)=>({key:e,title:t,number:!0,show:o=>fr(o,3),showDiff:o=>hr(o,3),
exact:o=>lt(o)?null:String(o),exactDiff:o=>lt(o)?null:String(o)}),QT={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Rt=e=>({...e,meaning:"gain"}),ke=e=>({...e,meaning:"neutral"});function bw(e){
let[t,o]=QT[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:n=>n>0?t:n<0?o:null}:e}var mn=(e,t=n=>n,o=t)=>[ke(xe("count","count")),t(e("mean","mean")),o(e("std","std")),
...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,s)))],he=(e,t)=>({...e,what:t}),dt=(e,t)=>({...e,blank:t}),_w=(e,t)=>({...e,isSaid:t}),ct=(e,t,o)=>({
key:e,title:t,show:n=>lt(n)?ye:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),pn={key:"note",title:"note",note:!0,show:e=>lt(e)?"":String(e)},ww=10;function XT(e){let t=[];for(let o of e){let n=t.
at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function ZT(e){let t=XT(e.split("|")),o=t.length>ww+1?t.slice(0,ww):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"\
sequence"},o.map(({name:s,times:r})=>a("li",{title:s},r>1?`${L(r)} × ${s}`:s)),n>0&&a("li",{},`${L(n)} more`))}var kw=(e,t)=>({key:e,title:t,mono:!0,show:o=>lt(o)?ye:ZT(o)}),wr=(e,t)=>({...e,link:(o,n)=>{
let s=o[e.key],r=lt(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function xw(e,t){let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.
note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var Uo=`There is no device work in the selected ranks and steps. ${bn}`,yr=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${bn}`,Me=_e("rank","rank"),
Eo=gr("device","device"),br=gr("stream","stream"),_r=ct("kernel_type","kind",Fl),fo=wr(_e("operator","operator",!0),()=>"cpu_op"),kr=wr(_e("name","kernel",!0),e=>e.category),$w=(e,t)=>a("p",{class:"an\
alysis-sentence"},e&&a("strong",{},`${e}: `),t);function bs(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>$w(s.letter,r))),
n&&$w("B − A",n)]}var Rn=e=>[e.letter,e.label].filter(Boolean).join(" · "),_s=e=>e.stream===-1?"no stream":`stream ${e.stream}`,ks=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),nt=(e,t,o)=>({
name:e,label:t,type:"number",placeholder:o});var vw=[["compute",ft.compute,"--part-compute"],["non_compute",Bs,"--part-communication"],["idle",ft.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${N(
s[`${e}_time`])}, ${un(s[`${e}_time_pctg`])}`})),Sw={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>Fe(e),legend:vw,make:(e,t)=>po(e,t,{label:ys(e),rowsOf:o=>o.data.rows,parts:vw,what:"ranks",empty:Uo})}],tables:[
{key:"rows",caption:"Ranks",columns:[Me,he(se("idle_time",ft.idle.name),ft.idle.what),Xe("idle_time_pctg","idle, %"),he(se("compute_time",ft.compute.name),ft.compute.what),ke(Xe("compute_time_pctg","c\
ompute, %")),he(se("non_compute_time",Bs.short),Bs.what),Xe("non_compute_time_pctg",`${Bs.short}, %`),he(se("kernel_time","all"),"From the first to the last device row"),pn]}]};var Ew={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"\
rows",title:"Overlap",height:Fe,make:(e,t)=>et(e,t,{table:"rows",kind:"percent",name:ys(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. \
It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${un(o.comp_comm_overlap_pctg)}, ${N(o.overlap)} of ${N(o.communication_time)} of communication`})}],
tables:[{key:"rows",caption:"Ranks",columns:[Me,Rt(Xe("comp_comm_overlap_pctg","overlap")),he(Rt(se("overlap","overlapped")),"Communication while a compute kernel runs"),se("communication_time","commu\
nication"),pn]}]};var Tw=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:jl[e],what:gp[e],text:o=>N(o[e])}));function e1(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var Ow={title:"\
Idle time",params:[nt("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},ks("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"rows",title:"Idle time o\
f each stream",height:e=>Fe(e),legend:Tw,make:(e,t)=>{let o=ys(e);return po(e,t,{rowsOf:e1,group:_s,label:n=>`${o(n)}, ${_s(n)}`,parts:Tw,what:"streams",empty:Uo})}}],tables:[{key:"rows",caption:"Stre\
ams",columns:[Me,Eo,br,ct("idle_category","why idle",jl),se("idle_time","idle"),ke(hi("idle_time_ratio","share")),pn],extra:e=>"count"in e?mn(se):[]}]};var Mw={title:"Kernels",params:[nt("duration_ratio","Share of time to show","0.8"),nt("num_kernels","Kernels at most","10"),ks("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Fe,make:(e,t)=>et(e,t,{table:"kinds",kind:"percent",empty:Uo,name:o=>Wl(o.kernel_type),
value:o=>o.percentage,show:o=>`${un(o.percentage)}, ${N(o.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:Fe,make:(e,t)=>et(e,t,{table:"ov\
er_ranks",kind:"time",empty:Uo,name:o=>o.name,value:o=>o.mean,show:o=>`${N(o.mean)}, mean of ${L(o.count)} calls${o.ranks>1?`, ranks ${N(o.min_mean)} to ${N(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.
min_mean,high:o.max_mean-o.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[ct("kernel_type","kind",Wl),ke(se("sum","time")),ke(Xe("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[
kr,_r,Me,xe("count","calls"),se("sum","sum"),se("mean","mean"),se("min","min"),se("max","max"),se("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[kr,_r,ke(xe("ranks","ranks")),
xe("count","calls"),se("sum","sum"),se("mean","mean"),se("min_mean","fastest rank"),se("max_mean","slowest rank")]}]};var ku=6,Aw=e=>new Set(e).size>1;function gi(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>Aw(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>Aw(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,p=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};p.series[c]=u,i.set(m,p)})),[...i.values()]}var t1=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function o1(e,t){if(!t[0].
data.summary)return t1(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?n[i].get(o(
r))??0:0)]))}function n1(e,t){let o=o1(e,t),n=new Map,s=new Map;for(let i of e){let l=o.get(i.key),c=s.get(i.group)??{name:i.group,lines:new Map,nth:new Map},u=c.nth.get(i.sort)??0,d=`${i.sort} ${u}`;
c.nth.set(i.sort,u+1),c.lines.set(d,l),s.set(i.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return wu([...s.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>r.
map(u=>(i.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(i=>i.name)}function s1(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>ku)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,ku),count:s}}function r1(e,t,o){if(e.length<=ku)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:n1(e,t),{taken:r,count:i}=s1(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${i} of ${n.length} ranks`:yu(i,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var xu=[""];function wi(e,t,{lines:o,order:n}){let s=e.map(i=>i.key).filter(i=>o.includes(i)),r=r1(e,t,n);return s.length>0||o.
includes(xu[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function Cw(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var a1=24;function Rw(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Lw(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function xs(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=gi(e,n,r),{panel:d,style:m}=Rw(s),{keys:p,...f}=wi(u,e,t),g=Lw(),h=u.filter(x=>p.includes(x.key)).flatMap(x=>{let $=g(m(x));return x.
series.map((T,E)=>T&&{key:e[E].key,place:$,side:e[E].letter,panel:d(x),points:T.points,name:[[e[E].letter,e[E].label].filter(Boolean).join(" · "),`rank ${T.rank}`,x.name].join(", ")})}).filter(Boolean);
if(u.length>0&&p.length===0)return{empty:"No line is chosen.",limited:f.limited};if(h.every(x=>x.points.length===0))return{empty:l};if(c&&h.every(x=>x.points.every($=>$[1]===0)))return{empty:c};let y=[
...new Set(h.map(x=>x.panel))].slice(0,a1),[w,b]=[Number(t.start||NaN),Number(t.end||NaN)],_=b>(w||0)?[w||0,b]:null,k=i?.(e,Cw(u,p))??[];return{data:x=>dw({panels:y,unit:o,range:_,marks:k,lines:h.filter(
$=>y.includes($.panel))},x),places:y.length,limited:f.limited,note:[f.note,_&&`${me(_[0])} to ${me(_[1])}`].filter(Boolean).join(", ")}}function Nw(e,t,o){let n=Lw();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(Rw(o).style(s))]))}var Pw=e=>e.name,Iw={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:Pw,panels:!0,height:ws,make:(e,t)=>xs(e,t,{unit:"rate",name:Pw,panels:!0,empty:"There ar\
e no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Me,Eo,_e("n\
ame","copy"),...mn(dn,Rt,ke)]}]};var Dw={title:"Queue length",window:!0,params:[nt("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to look clos\
er: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:_s,height:ws,make:(e,t)=>xs(e,t,{unit:"waiting",name:_s,empty:yr})}],tables:[{key:"summary",caption:"Summary",columns:[
Me,Eo,br,...mn(Ve,ke)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Me,Eo,br,se("duration_at_max_queue_length","blocked"),hi("relative_duration_at_max_queue_length","share of t\
he rank")]}]};var i1=(e,t)=>e.place-t.place||Object.keys(ra).indexOf(e.class)-Object.keys(ra).indexOf(t.class),Bw={title:"Kernel launches",params:[nt("runtime_cutoff","Slow launch over, µs","50"),nt("launch_delay_\
cutoff","Late start over, µs","100"),ks("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(Hl).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:hp(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.letter,name:Rn(
s),bins:s.data.histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:yr}:{data:s=>fw({sides:n},s)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,
height:()=>230,make:e=>e.every(t=>t.data.scatter.length===0)?{empty:yr}:{data:()=>hw({sides:e.map(t=>({key:t.key,side:t.letter,name:Rn(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"L\
aunches",columns:[Me,xe("count","launches"),xe("short_kernels","shorter than their launch"),xe("runtime_outliers","slow launches"),xe("launch_delay_outliers","late starts"),pn]},{key:"worst",caption:"\
The worst launches",apart:!0,order:i1,columns:[ct("class","why",ra),Me,kr,fo,se("cpu_duration","host"),se("gpu_duration","device"),se("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[
Me,ct("measure","measure",Hl),...mn(se)]}]};function l1(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||bn]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var qw={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},nt("min_pattern_len","Kernels at least","3"),nt("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Fe,make:(e,t)=>et(e,t,{table:"patterns",kind:"time",name:o=>o.pattern,value:o=>o.kernel_duration,
empty:l1(t),show:(o,n)=>N(n)})}],tables:[{key:"patterns",caption:"Patterns",columns:[kw("pattern","operator and its kernels"),Me,{...xe("length","kernels"),showDiff:null},xe("count","calls"),se("kerne\
l_duration","on the device"),se("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Me,ke(xe("operators","operators")),ke(xe("patterns_found","patterns"))]}]};var Fw={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Sum over the ranks",height:Fe,make:(e,t)=>et(e,t,{table:"rows",kind:"time",name:o=>o.name,
value:o=>o.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>N(n)})}],tables:[{key:"rows",caption:"Annotations",columns:[wr(_e("name","name",!0),(e,{
use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Me,xe("count","calls"),se("sum","sum"),se("mean","mean"),se("min","min"),se("max","max"),se("std","std")]}]};var Ww={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"\
Sum over the ranks",height:Fe,make:(e,t)=>et(e,t,{table:"rows",kind:"time",empty:Uo,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>N(n)})}],tables:[{key:"rows",caption:"Operators",columns:[
fo,_r,Me,xe("count","calls"),se("sum","sum"),se("mean","mean"),se("min","min"),se("max","max"),se("std","std")]}]};var jw=["circle","square","triangle-up","cross","star","hexagon"],c1=14,vu=24,Uw=42,yi=6.6,$u=14,zw=e=>e.map(t=>Ue(t)).join("<br>"),Hw=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],Su=e=>Hw[e%Hw.length];function u1(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,i)=>i%s===0)}function Gw({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,i]=Yn(Math.max(...n.map(u=>u.busbw))),
l=u1(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),p=c?te(Su(m)):Vt()[u.side==="B"?"test":"control"];return{type:"scatt\
er",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(f=>Math.log2(Math.max(f.bytes,1))),y:d.points.map(f=>f.busbw/i),line:{color:p,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:p,size:8,symbol:`${jw[m%jw.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:p}},customdata:d.points.map(f=>zw([[u.side,d.name].filter(Boolean).join(" · "),`${Oe(
f.bytes)}: ${No(f.busbw)}, best ${No(f.best_busbw)}`,`transfer ${N(f.mean_transfer)}, ${L(f.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:$t(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>Oe(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var Yw=e=>Math.
max(3,Math.min(c1,Math.floor(640/Math.max(1,e)))),Eu=(e,t)=>t*(Math.max(40,e*Yw(e))+vu+Uw);function d1(e,t,o,n,s,r){let i=t===0?"":String(t+1),l=Eu(e.rows.length,o),c=l/o-vu-Uw,u=t*(l/o)+vu,d=xo(n.length,
(s-r)/74),m=xo(e.rows.length,c/13),p=Math.floor((s-r)/Math.max(1,d.length)/yi),f={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${i}`]:{...f,anchor:`y${i}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:wo(d.map(g=>n[g]),Math.max(6,p)).map(Ue)},[`yaxis${i}`]:{...f,anchor:`x${i}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(g=>Ue(e.rows[g]))}}}function m1(e,t,o,n){let s=Is(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:te("--text")}},l=yi*t.length+8+s.
length*$u;return{annotations:[{...r,x:0,xanchor:"left",text:Ue(Ns(e,Math.max(6,Math.floor((n-l-30)/yi))))},{...r,x:1,xanchor:"right",text:Ue(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.
map(([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*$u-l,x1:(u+1)*$u-l,y0:6,y1:16,line:{width:1,color:te("--border-strong")}}))}}
function Kw({panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,i]=Ke(s),l=30+yi*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:$t(),
hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/i,colorscale:Is(),showscale:!1}};return{data:e.map((d,m)=>{let p=d1(d,m,e.length,t,o,l);Object.
assign(c,p);let{annotations:f,shapes:g}=m1(d.title,N(s),p[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...f),c.shapes.push(...g);let h=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"\
coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:Yw(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(w=>w===null?null:w/i)),customdata:d.texts.map(y=>y.map(zw)),hovertemplate:"%{customdata\
}<extra></extra>",meta:r}}),layout:c}}var fn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,Ln=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function Tu(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function p1(e){let t=Ln(e,o=>o.longest-o.shortest);return t?[`${fn(t)} takes ${N(t.shortest)} on one rank and ${N(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function Jw(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=Ln(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` The largest part of the exposed waiting is in ${fn(o)}: ${N(o.exposed_wait_per_step)} a step.`:"",s=Ln(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${N(t.time_per_step)} a step and rank: ${N(t.transfer_per_step)} of transfer and ${N(t.wait_per_step)} of waiting, ${N(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Ra\
nk ${s.rank} lacks ${X(s.instances,"collective")} that other ranks have: ${fn(s)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...h1(t,e.unmatched),...p1(e.uneven)]}var f1={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function h1(e,t){if(e.unmatched_rows===0)return[];let o=[...Tu(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,i)=>r+i.count,
0)]).sort((n,s)=>s[1]-n[1]);return[`Waiting is not known for ${L(e.unmatched_rows)} of ${X(e.rows,"collective row")} (${N(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${L(
s)} ${f1[n]??n}`).join(", ")}`}.`]}function Qw([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>ve(n[r]-o[r]);return`${s("time_per_step")} a step \
and rank: ${s("transfer_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var g1={compute:"it computes",memory:"its copies take",idle:"its device idles"};function w1(e){let t=s=>s[`${s.cause}\
_excess_per_step`]??0,o=Ln(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank}\
 exceeds the median rank most before collectives where it is last: ${g1[o.cause]} ${N(t(o))} a step longer, and each other rank waits ${N(n)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function Xw(e,t){let o=Tu(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${Oe(cn([...o.values()].map(
n=>Math.max(...n.map(s=>s.peak)))))}.`}function Zw(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...Tu(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===
c.device),m=>m[d])].map(([m,p])=>[m,p.reduce((f,g)=>f+g.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return Ln([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(
m)??0)})),m=>m.change*Math.sign(n))},i=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${Ls(n)} at the peak${i?
`; ${i.name}: ${Ls(i.change)}`:""}.`}var Vw=e=>`${We(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${qe(e.peak_pctg)} of the peak`}`;function ey(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)
return"";let o=Ln(e.by_operator,n=>n.device_time_per_step);return`${lo(t.flops_per_step)}FLOPs a step and rank in ${N(t.known_time_per_step)}, ${qe(t.known_pctg)} of the device time: ${Vw(t)}${t.peak_pctg===
null||t.device===null?"":` of ${t.device}`}.${o&&e.by_operator.length>1&&o.tflops_per_s!==null?` The largest part of that time is ${o.operator}: ${N(o.device_time_per_step)}, ${Vw(o)}.`:""}`}var ty=(e,t)=>e.
phases.filter(({phase:o})=>o!=="empty").map(o=>{let n=Ln(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${N(o.median_time)} a call, the median of ${L(o.calls)}${s>0?`; ${qe(s)}\
 of the time is ${n.name}`:""}.`}).join(" "),bi="No rank waits for another one in the collectives that match.",y1={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: \
the host is late"},b1=.2;function oy(e){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return bi;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>
0);if(o.length===0)return`There is no straggler: rank ${t.rank} causes the most exposed waiting, ${qe(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps}\
 of ${t.steps} steps`} it is this rank`:`different steps it is one of ${n.length} ranks`}.${w1(e.by_rank)}`;let[s]=o,r=e.by_rank,i=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.
worst_steps===s.steps?"every step":`${s.worst_steps} of ${s.steps} steps`,u=Math.max(i-l,0);return`Rank ${s.rank} is a straggler: it causes ${qe(s.caused_pctg)} of the exposed waiting, the most of all\
 ranks in ${c}${_1(s,r.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${N(u)} shorter (${N(l)})${u<b1*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/
(r.length-1))?": not more, because some other rank hardly waits for it":""}.`}function _1(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${y1[e.cause]} (${N(o)} \
a step more than the median rank)`:""}var k1=200,x1=512;function $1(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,i)=>i[1]-r[1]).slice(0,k1).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function v1(e,t,o,{name:n,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,x1),l=new Map(i.map((m,p)=>[m,p])),c=new Map(o.map((m,p)=>[m,p])),u=i.map(()=>o.map(()=>null)),
d=i.map(m=>o.map(p=>[`rank ${m}, ${p}`]));for(let m of t){let[p,f]=[l.get(m.rank),c.get(n(m))];p!==void 0&&f!==void 0&&(u[p][f]=(u[p][f]??0)+s(m),d[p][f].push(...r(m)))}return{title:e.letter?Rn(e):"",
rows:i.map(String),cells:u,texts:d}}function Ou(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=$1(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>v1(c,o[u],n,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with the most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>Kw({panels:r,columns:n},c)}}var Mu=(e,t)=>Eu(e,t),ny=e=>[`waits ${N(e.wait_per_step)} a step, exp\
osed ${N(e.exposed_wait_per_step)}`,`causes ${N(e.caused_per_step)} a step, last ${L(e.last)} of ${L(e.matched_rows)} times`],sy=e=>[`waits ${N(e.wait)}, exposed ${N(e.exposed_wait)}`,`causes ${N(e.caused)}\
, last ${L(e.last)} times`];var S1="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",E1="No collective of the selected r\
anks matches one of another rank: see what does not match below.",Au="no rank matches, or the trace does not state the bytes sent or the size of the group",_i=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>N(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>N(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>N(e.exposed)}],ry=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function T1(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(fn(o))??{name:fn(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:Rn(e),lines:[...t.values()]}}var cy=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],O1=e=>e.length>1?null:cy(e).map((t,o)=>({key:`collective ${o}`,name:t,property:Su(o)}));function M1(e){let t=e.map(T1);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:o=>Gw({sides:t,names:cy(e)},o)}}var ki=e=>e.every(t=>t.data.summary[0]?.rows===0)?S1:E1,xi=_e("c\
ollective","collective",!0),$i=_e("process_group","process group",!0),ay=he(se("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),iy=he(se("wait_per_step","wait"),"How m\
uch longer a rank takes than the one that comes last"),ly=he(se("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),uy={title:"Collectives",params:[],ofSteps:!0,
intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[
...bs(e,Jw,Qw),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),L(t.data.summary[0].missing_not_listed)," collectives have more miss\
ing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:Fe,legend:_i,make:(e,t)=>po(e,t,{parts:_i,what:"collectives",rowsOf:o=>o.data.
collectives.filter(n=>n.instances>0).map(ry),label:fn,empty:ki(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:Fe,legend:_i,make:(e,t)=>po(e,t,{parts:_i,what:"ranks",
rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(ry),label:o=>`rank ${o.rank}`,empty:ki(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:O1,make:M1},
{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Mu,legend:[],make:e=>Ou(e,{name:fn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:ny,empty:ki(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Mu,legend:[],make:e=>Ou(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:sy,empty:ki(e)})}],tables:[{key:"collectives",caption:"Collectives",columns:[xi,$i,ct("class","class",String),xe("instances","instances"),
ay,iy,ly,se("time_per_step","in all"),ke(xe("group_size","group size")),ke(Ve("bytes_per_instance","bytes")),dt(Rt(dn("algbw","algorithm bandwidth")),Au),dt(Rt(dn("busbw","bus bandwidth")),Au),xe("unm\
atched_rows","without match"),se("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Me,ay,iy,ly,he(se("caused_per_step","caused"),"Exposed waiting of the other ranks \
where this one was last"),xe("last","last"),ke(Xe("last_pctg","last, share")),xe("matched_rows","matched"),xe("unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Me,
xi,$i,ct("why","why",String),_e("dtype","type"),ke(Ve("bytes","bytes")),xe("count","count"),se("duration","in all"),dt(he(Rt(dn("busbw_at_least","bus bandwidth, at least")),"Computed from whole durati\
ons, which may include waiting"),Au)]},{key:"missing",caption:"Missing",columns:[Me,xi,$i,xe("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[_e("step",
"step"),xi,$i,_e("ranks","ranks"),se("shortest","shortest"),se("longest","longest"),Ve("least_bytes","fewest bytes"),Ve("most_bytes","most bytes")]}]};var Cu={compute:"compute",memory:"copies",host:"host, self"},A1={..._e("step","step"),show:e=>e===null?"whole file":String(e)},dy=he(se("step_time_like_median","step if on time"),"The mean step of all\
 ranks if this rank came at the same time as the others"),my={title:"Stragglers",ofSteps:!0,params:[nt("num_candidates","Ranks with operators","2"),nt("limit","Operators of each","10")],intro:"Which r\
ank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>a("p",{class:"\
straggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),oy(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:Fe,make:(e,t)=>et(e,
t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:bi,show:o=>`${N(o.caused_per_step)} a step, ${qe(o.caused_pctg)} of all; last in ${qe(o.last_pctg)} of\
 its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:Fe,make:(e,t)=>et(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[
o.step===null?"whole file":`step ${o.step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:bi,show:o=>`rank ${o.rank}: ${N(o.caused)}, ${qe(o.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",columns:[Me,ct("straggler","straggler",e=>e===1?"yes":"no"),ct("cause","what it does longer",{...Cu,memory:"copies",idle:"idle, \
the host is late"}),he(se("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),ke(Xe("caused_pctg","share")),xe("last","last"),ke(Xe("last_pct\
g","last, share")),he(xe("worst_steps","worst in steps"),"In how many steps no other rank caused more"),he(se("compute_excess_per_step","more compute"),"Before the collectives where it is last, compar\
ed with the median rank"),he(se("memory_excess_per_step","more copies"),"The same of copies"),he(se("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),se("\
step_time","step"),dy]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Me,ct("measure","measure",Cu),_e("operator","operator",!0),se("time_per_step","per step"),
se("median_per_step","median rank"),se("excess_per_step","more"),Ve("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[A1,he(_e("rank","rank"),"The rank that causes the most \
in the step"),ct("cause","what it does longer",{...Cu,idle:"idle, the host is late"}),he(se("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),ke(Xe("caused_pc\
tg","share")),se("exposed_wait","exposed wait"),se("step_time","step"),dy]}]};var wy="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",C1="It is not known what is live at the peak: either all of it was allocated before the reco\
rding began, or the trace does not record addresses.",Si=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),py=e=>Si(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),R1=e=>e.
replace(/ (allocated|reserved)/,""),L1=e=>e.includes(" reserved")?"reserved":"allocated",fy={panel:e=>R1(e.name),style:e=>`${e.group} ${L1(e.name)}`},yy=e=>[Si(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Nu=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),N1=(e,t)=>o=>[Nu(e,"rank")&&`rank ${o.rank}`,Nu(e,"device_type")&&yy(o),o[t]].filter(Boolean).join(" · ");function P1(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function by(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function I1({side:e,row:t}){let o=[Nu([e],"rank")&&`rank ${t.rank}`,yy(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Oe(t.live_at_peak)}\
 of it was allocated in the recording, ${Oe(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Oe(t.peak)} (${o}), ${N(t.peak_at)} after the first event${n}.${s}${Xw(e.data.peaks,t.device_type)}${r}`]}function D1(e){let t=e.
map(n=>by([n])),o=t.length===2&&t.every(Boolean)&&Si(t[0].row.device_type)===Si(t[1].row.device_type)&&Zw(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[a("p",{class:"memory-sentence"},a("s\
trong",{},"B − A: "),o)]:[]}var B1=e=>[...e.flatMap(t=>{let o=by([t]);return o?[a("p",{class:"memory-sentence"},I1(o))]:[]}),...D1(e)],_y=_e("device_type","memory"),q1=dt(gr("device","device"),"host\
 memory has no number"),F1=_w(he({..._e("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),hy=he(Yt("bytes","live at the peak"),"Allocated at or before the peak, and\
 not freed by then"),Ru=ke(Xe("pctg","share")),Lu=xe("allocations","allocations"),vi=[Me,F1,_y,q1],gy=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:wy,isSaid:!0}:et(e,t,{table:o,kind:"bytes",name:N1(
e,n),value:s=>s.bytes,show:(s,r)=>`${Oe(r)}, ${qe(s.pctg)} of the peak`,empty:C1}),ky={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[nt("limit","Frames of each device","100")],intro:"Memory that\
 the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:B1,
charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:py,panels:fy,ownDevice:!0,height:ws,make:(e,t)=>xs(e,t,{unit:"bytes",name:py,panels:fy,ownDevice:!0,marks:P1,empty:wy})},{id:"\
live_modules",title:"Live at the peak, by module",height:Fe,make:(e,t)=>gy(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Fe,make:(e,t)=>gy(e,t,"live_o\
perators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...vi,he(Yt("peak","peak allocated"),"The largest amount that is allocated"),he({...se("peak_at","at"),number:!1},"When it is reac\
hed first, after the first event of the set"),dt(_e("peak_step","step"),"outside of the recorded steps"),he(Yt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),he(Yt("reserved_p\
eak","peak reserved"),"The largest amount that is reserved"),he(Yt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),he(Yt("live_at_peak","live at th\
e peak"),"Allocated in the recording at or before the peak, and not freed by then"),he(Yt("from_before","from before"),"The rest of the peak: allocated before the recording began"),he(Yt("never_freed",
"never freed"),"Allocated in the recording and not freed until its end"),xe("never_freed_allocations","never freed, allocations"),he(Yt("unseen_freed","freed, allocated before"),"Freed in the recordin\
g, allocated before it began"),{..._e("totals","totals"),what:"recorded: the trace states them. sums: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"\
Modules at the peak",columns:[...vi,_e("module","module",!0),hy,Ru,Lu,xe("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...vi,_e("frame","frame",!0),_e("operator","oper\
ator",!0),hy,Ru,Lu]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[_y,_e("operator","operator",!0),Ve("allocations_per_step","allocations per step"),Yt("allocated_per\
_step","allocated per step"),Ve("frees_per_step","frees per step"),Yt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...vi,_e("frame","frame",!0),
_e("operator","operator",!0),Yt("bytes","never freed"),Ru,Lu]}]};var Du=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],$s=Object.
fromEntries(Du.map(([e,t])=>[e,t])),xy=Du.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${N(n[e])}, ${un(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
Iu="There are no steps here.",Ei=e=>e.step===null?"whole file":`step ${e.step}`,Pu=e=>e.span>0?`, file ${e.span+1}`:"";function W1(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return ts({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function j1({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return Iu;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${N(o)} a step: ${t.slice(0,3).map(n=>`${qe(
n.time_pctg)} ${$s[n.kind]}`).join(", ")}.`}var $y=dt(se("longest","longest"),"the path has no such segment"),vy=dt(_e("name","name",!0),"waiting and gaps have no name"),Sy={title:"Critical path",host:!0,
ofSteps:!0,params:[nt("consecutive_kernel_delay","Short gaps, µs","30"),nt("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>a("p",{class:"path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),j1(t))),e[0].
data.by_step.length>0&&a("p",{},a("a",{href:W1(e,e[0].data.by_step[0])},`Show the path of ${Ei(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:Fe,make:(e,t)=>et(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?$s[o.kind]:`${o.name} (${$s[o.kind]})`,value:o=>o.time_per_step,empty:Iu,show:o=>`${N(
o.time_per_step)} a step, ${qe(o.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>Fe(e),legend:xy,make:(e,t)=>po(e,t,{parts:xy,what:"steps",empty:Iu,
rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${Ei(o)}${Pu(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[ct("kind","ki\
nd",$s),ct("work","work",e=>e===1?"yes":"waiting"),se("time_per_step","per step"),ke(Xe("time_pctg","share")),se("time","in all"),xe("segments","segments"),$y]},{key:"by_name",caption:"Operators, call\
s and kernels",columns:[ct("kind","kind",$s),vy,se("time_per_step","per step"),ke(Xe("time_pctg","share")),se("time","in all"),xe("segments","segments"),$y]},{key:"by_step",caption:"Steps",columns:[Me,
{..._e("step","step"),show:(e,t)=>Ei(t)+Pu(t)},he(se("path","path"),"The whole path, including waits; the kinds add up to it"),he(se("work","work"),"Without waits for the device, between operators and\
 idle"),...Du.map(([e,t,o])=>he(se(e,t),o)),se("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Me,{..._e("step","step"),show:(e,t)=>Ei(t)+Pu(t)},se("start","fro\
m"),se("duration","takes"),ct("kind","kind",$s),vy,dt(_e("lane","thread or stream"),"waiting is on none")]}]};var H1='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',U1={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},Oi=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:ft[e].name,what:ft[e].what,text:o=>`${N(o[e])} a call`})),z1=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),Bu=e=>e===null?ye:L(Math.round(e)).replace("-","−"),G1=e=>`${L(Math.round(e))} tokens/s`;function Y1(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:Ut({...Ht(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&a("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var qu="the names of these annotations do not say it",Fu=[xe("calls","calls"),he(se("median_time","median"),"The duration of t\
he annotation on the host"),se("mean_time","mean"),...Oi.map(({key:e,name:t,what:o})=>he(se(e,t),`${o}, per call`)),he(se("device_time","device"),"What a call launches, wherever it runs; per call"),dt(
he(ke(xe("requests_in_all","requests")),"Of all calls whose names say them"),qu),dt(he(ke(xe("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),qu),he(se("activ\
e_time","at work"),"Time in which a call runs on the host or on a device, of all ranks"),dt(he(Rt({...Ve("tokens_per_second","tokens/s"),show:Bu,showDiff:e=>e>0?`+${Bu(e)}`:Bu(e)}),"Tokens by the time\
 in which such calls are at work, of one rank"),qu)],Ti=_e("phase","phase"),Ey=(e,t)=>({..._e(e,t),show:o=>o===null?"not stated":o.replace("-","–")}),Ty={title:"Phases of serving",tab:"Phases",params:[],
ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add \
up to its time.",notes:e=>[...bs(e,t=>ty(t,Oi)),a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>U1[t]).join("; ")),Y1(e)],charts:[{id:"phases",title:"T\
ime of a call, by phase",height:e=>Fe(e),legend:Oi,make:(e,t)=>po(e,t,{parts:Oi,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:H1})},{id:"phase-rates",table:"sizes",title:"Tokens a secon\
d, by phase and size",height:Fe,make:(e,t)=>et(e,t,{table:"sizes",kind:"number",name:z1,value:o=>o.tokens_per_second,show:o=>G1(o.tokens_per_second),empty:e.every(({data:o})=>o.phases.length===0)?"The\
re are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[Ti,...Fu]},{key:"sizes",caption:"Phases by size of a call",
columns:[Ti,he(Ey("requests","requests"),"Of one call, up to a power of two"),he(Ey("tokens","tokens"),"Of one call, up to a power of two"),...Fu.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title}\
 in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",columns:[Me,Ti,...Fu]},{key:"forms",caption:"Names that were found",columns:[Ti,he(_e("form","form of the name",!0),"Braces stand for numb\
ers, {k} for members such as bs=8"),xe("calls","calls")]}]};var K1="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.",Oy=e=>We(e,0,3),Mi=(e,t)=>ke(
{...Ve(e,t),show:lo,showDiff:hn}),xr=Rt(he(Ve("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),Ai=dt(Rt(he(Xe("peak_pctg","of\
 peak"),"Share of the peak speed of the device for numbers of this type, from the data sheet of its vendor: dense, with float32 as TF32 where the device has it")),"the peak of this device for numbers \
of this type is not known"),My=he(se("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and rank"),Ay=Rt(he(dn("gb_per_s_at_least","bandwidth, at\
 least"),"Each input read once and the output written once, divided by the device time")),Cy=ke(he(Ve("flops_per_byte_at_most","FLOPs per byte"),"FLOPs for each byte that has to be read or written: at\
 most")),Ry={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-point operations of matrix products, convolutions and attention, counted from the shapes of their \
inputs, and how fast the device did them.",notes:e=>bs(e,ey),charts:[{id:"speed",table:"by_operator",title:"Achieved TFLOP/s by operator",height:Fe,make:(e,t)=>et(e,t,{table:"by_operator",kind:"count",
name:o=>o.operator,value:o=>o.tflops_per_s,empty:K1,show:o=>`${Oy(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${Oy(o.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",columns:[
Mi("flops_per_step","FLOPs per step"),se("device_time_per_step","device per step"),he(se("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),
ke(Xe("known_pctg","share")),xr,Ai,_e("device","device")]},{key:"classes",caption:"Classes of work",columns:[he(_e("class","class"),"By the operators that launched it, else by the names of kernels; ot\
her: nothing says what it is"),ke(xe("device_rows","device rows")),se("device_time_per_step","device per step"),ke(Xe("device_time_pctg","share of device time")),xr,Ay,Cy]},{key:"by_rank",caption:"Ran\
ks",columns:[Me,Mi("flops_per_step","FLOPs per step"),se("device_time_per_step","device per step"),se("known_time_per_step","with known FLOPs"),xr,Ai]},{key:"by_operator",caption:"Operators",columns:[
fo,ke(xe("calls","calls")),Mi("flops_per_step","FLOPs per step"),My,xr,Ai]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,columns:[fo,_e("shapes","shapes",!0),he(_e("dtype","type"),"The typ\
e of the numbers of both factors"),_e("class","class"),ke(xe("calls","calls")),Mi("flops_per_call","FLOPs per call"),My,xr,Ai,Cy]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at leas\
t",apart:!0,columns:[fo,_e("shapes","shapes",!0),_e("dtypes","types",!0),ke(xe("calls","calls")),se("device_time_per_step","device per step"),Ay]},{key:"unknown",caption:"Device time without known FLO\
Ps",apart:!0,columns:[he(fo,"The innermost operator that launched it"),ke(xe("device_rows","device rows")),se("device_time_per_step","device per step"),ke(Xe("device_time_pctg","share of device time"))]}]};var V1="The part of the time for which a value is known",Ly=[ke(Ve("mean","mean")),ke(Ve("min","min")),ke(Ve("max","max")),ke(he(se("known_time","known"),V1))],Ny=_e("counter","counter"),Py={title:"Cl\
ocks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:e=>[...new Set(e.flatMap(({letter:t,data:o})=>o.
files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),params:[],charts:[],tables:[{key:"rows",caption:"All steps",columns:[Me,Eo,Ny,...Ly]},
{key:"by_step",caption:"By step",columns:[Me,dt(_e("step","step"),"the recording has no steps"),Eo,Ny,...Ly]}]};var J1="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",Q1=e=>e===null?ye:We(e,0,3),Iy={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[nt("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:e=>[...new Set(
e.flatMap(({letter:t,data:o})=>o.files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",table:"rows",title:"Sums b\
y operator and counter",height:Fe,make:(e,t)=>et(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:J1,show:(o,n)=>Q1(n)})}],tables:[{key:"\
rows",caption:"Operators, kernels and counters",columns:[Me,dt(fo,"no operator above the launch is recorded"),_e("kernel","kernel",!0),_e("counter","counter",!0),xe("kernels","kernels"),Ve("sum","sum"),
ke(Ve("mean","mean")),ke(Ve("min","min")),ke(Ve("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Me,he(xe("number","kernel no."),"In order of time, from 0"),_e("kernel","kernel",!0),
he(_e("operators","operators",!0),"Those above its launch, the outermost first"),_e("counter","counter",!0),Ve("value","value")]}]};var st={temporal_breakdown:Sw,comm_comp_overlap:Ew,idle_time_breakdown:Ow,kernel_breakdown:Mw,memory_bw:Iw,queue_length:Dw,launch_stats:Bw,kernel_sequences:qw,user_annotation_breakdown:Fw,operator_kernels:Ww,
collectives:uy,stragglers:my,memory:ky,critical_path:Sy,phases:Ty,work:Ry,device_counters:Py,operator_counters:Iy};var By=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],Wu=["start","end"],Ci={...Object.fromEntries([...By,...Wu].map(e=>[e,""])),lines:[]};function qy(e){
return[...By,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Wu:[]]}var Dy=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function ju(e,t){
let o=new URLSearchParams(e),n=l=>o.get(l)??o.get(l.replace(/^set(?=_|$)/,"control"))??"",s=o.get("what"),r={what:Object.hasOwn(t,s)?s:Object.keys(t)[0]},i=t[r.what];for(let l of["set","test",...qy(i)])
r[l]=n(l);return r.rows=Dy(o)==="steps"?"":Dy(o),r.lines=i.window?o.getAll("line"):[],r.order=o.get("order")==="rank"?"rank":"",r}function Fy(e,t,o=[]){let n=new URLSearchParams;for(let s of["set","te\
st",...qy(t[e.what])]){let r=e[s]??"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!o.includes(s)&&n.set(s,r)}return n}function Nn(e,t){let o=Fy(e,t);return t[e.what].window&&e.lines.forEach(n=>o.
append("line",n)),e.order&&o.set("order",e.order),fe(`/analyse?what=${e.what}&${o}`)}function Wy(e,t,o){let n=Fy(e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function Hu(e,t){return e.
set===""?null:Wy(e,t)}function jy(e,t,o){let n=Wy(e,t,Wu);return n.set("format","csv"),n.set("table",o),n}var Ri={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Hy=({diagnosis:e,diagnosis_note:t,account:o,waterfall:n,work_classes:s})=>({diagnosis:e,note:t,account:o,waterfall:n,
classes:s}),X1=e=>Nn({...Ci,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:Uy(e.control_ranks),test_ranks:Uy(e.test_ranks),set_marker:e.control_marker,test_marker:e.test_marker},st),Uy=e=>e===
"all"?"":e,Z1=["op","heat","open","hide","zoom_time","zoom_calls"],Uu=null,Pn={path:"/compare",name:"Compare",mount:(e,t)=>eO(e,t)};function eO(e,t){let o=Ht(location.search),n=null,s=null,r="",i="",l=t.
newPair?Oc(o):Uu,c=null,u="",d="",m=null,p=o.op!=="",f=!1,g=globalThis.firstComparison!==void 0,h=uh(o,l),y=ah(()=>!f&&s&&ce()),w=Hh(U),b=at("All rows"),_=Vh(S=>U({open:S},{replace:!0})),k=Ph(X1),x=Dg(
t.go),$={sides:ms(U,{compact:!0}),verdict:Nh({actions:w.node,below:[x.node,_.add("details",k.node)],links:{page:S=>`${z(S)}#booked`,tree:()=>mo(Zt(o)),timeline:S=>(S&&df(o,S))??Wo(o)},on:{widen:()=>U(
Ri),marker:U,clock:()=>U({equal_clock:!o.equal_clock}),isCorrected:()=>o.equal_clock,fold:S=>_.toggle("lines",S)}}),recorded:bg(),operators:Jh(z,mt),ranks:wg(S=>U({heat:S},{replace:!0}),{timeline:(...S)=>$a(
o,...S),go:t.go}),classes:lw(),replacements:Jf(z),filters:Yh(U),counts:Fc({id:"chart-counts",title:"Ops count comparison",file:"ops-count",onSelect:S=>ae(S,$.counts.node),...Y("zoom_calls")}),durations:Fc(
{id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:S=>ae(S,$.durations.node),...Y("zoom_time")}),table:og({onSort:(S,B)=>U({sort:S,order:B}),onSelect:ae,href:z,onOpen:W,
onWant:y.want}),detail:Zf({onClear:()=>ae(""),href:z,onRanks:Q,onTable:re,tree:S=>Ef(o,S),timeline:S=>os(o,S)})},T=a("p",{class:"remark",hidden:!0}),E=a("p",{class:"muted chart-message",hidden:!0},"No\
 row passes the filters."),v=jh(U),O=[k.chart,$.ranks.heat,$.counts,$.durations];["operators","classes","recorded","replacements"].forEach(S=>_.add(S,$[S].node));let D=a("div",{class:"results"},$.verdict.
node,$.filters.node,T,v.node,a("div",{class:"charts"},$.durations.node,$.counts.node),a("section",{class:"card table-card","aria-label":"All rows"},a("div",{class:"chart-head"},w.title,a("div",{class:"\
chart-tools"},w.work,b.node,w.files)),$.table.node,E,w.workNote),$.ranks.node,$.operators.node,$.classes.node,$.recorded.node,$.replacements.node),j=a("div",{class:"message"}),A=a("h1",{class:"visuall\
y-hidden"},"Compare"),I=a("div",{class:"paper-only"}),J=Et({context:t,results:D,message:j});e.append(a("div",{class:"page compare-page"},A,I,$.sides.node,j,D),$.detail.node);let q=pt(()=>{O.forEach(S=>S.
retheme()),x.redraw()});function U(S,{replace:B=!1}={}){let V=Object.keys(S).every(le=>Z1.includes(le));return!f&&t.go(Ut({...o,...!V&&{zoom_time:"",zoom_calls:""},...S}),{replace:B})}function ae(S,B=$.
table.node){let V=$.detail.node.contains(document.activeElement),le=S===o.op?"":S??"",de=B.getBoundingClientRect().top;U({op:le},{replace:!0}),window.scrollBy(0,B.getBoundingClientRect().top-de);let Ne=c?.
items.find(Ye=>Ye?.key===le);Ne?$e(`${Ne.row.name} is selected.`):V&&$.table.focus()}function W(S){S!==o.op&&ae(S)}function z({id:S,name:B,category:V}){return zt({...o,heat:"",row:S??It(B,V)})}function re(){
$.table.node.closest(".table-card").scrollIntoView({block:"start"}),$.table.focus()}function Y(S){return{onHide:B=>U({hide:B},{replace:!0}),onZoom:B=>B!==o[S]&&U({[S]:B},{replace:!0})}}function Q(){U(
{heat:"op"},{replace:!0}),$.ranks.node.scrollIntoView({block:"start"}),$.ranks.node.querySelector("summary").focus({preventScroll:!0})}function P(){let S=V=>sn(V,o,n,s),B=o.control&&o.test?`${S("contr\
ol")} → ${S("test")} · Compare`:"Compare";A.textContent=B,t.setTitle(B)}async function G(){let S=[o.control,o.test].filter(V=>V!=="");if(S.every(V=>n&&Ge(n,V)))return;let B=await ht(S).catch(()=>[]);
f||(n=B,Ae())}async function oe(S){let B=l,V=B.late===!0&&await ch(S,B);V!==!1&&l===B&&(l={key:B.key,...V?Hy(V):{diagnosis:[],note:""}},Uu=V&&l,Ae())}function ue(S){i=S,D.dataset.stale="";let B=yt(o).
toString(),{op:V}=o;J.ask(le=>h(S,o,l,le),le=>{s=le,r=S,y.start(S,le,V),l?.key!==B?(l={key:B,...Hy(le)},Uu=l):l.late&&Pt().then(()=>oe(S)),$e(s.row_count===1?"One row.":`${L(s.row_count)} rows.`),J.say(
null),delete D.dataset.stale,Ae()},le=>{s=null,r="",y.stop(),J.say(Uh(le,{narrowed:Object.keys(Ri).some(de=>o[de]!=="all"),all:()=>U(Ri),again:()=>ue(i),unmarked:()=>U({control_marker:"",test_marker:""})})),
delete D.dataset.stale,Ae()})}function Ae(){if(f)return;P();let S=o.control!==""&&o.test!=="",B=Jn(o),V=Tc(o);S?V!==i&&(s||J.say(null),ue(V)):(J.drop(),i="",s=null,$.detail.draw(null),J.say(zh(n))),_.
draw(o.open),$.sides.draw(o,n,s),D.toggleAttribute("data-skeleton",S&&!s),$.filters.draw(o,s,s?Z():o.unit||"total"),v.draw(o,B),s?S&&r===i&&ie(Z(),B):$.detail.draw(null)}function Z(){let S=o.unit||zl(
s);return S==="percent"&&!ia(s)?zl(s):S}function ie(S,B){let V=cs(s),le=yt(o).toString(),de=Object.keys(Ri).some(St=>o[St]!=="all"),Ne=o.open.includes("lines"),Ye=JSON.stringify([le,r,Ne,l?.note,de]),
Be=s.waterfall??l?.waterfall??null;(c?.answer!==s||Ye!==u)&&(u=Ye,$.verdict.draw(s,l,{narrowed:de,open:Ne}),$.recorded.draw(s)),k.draw(o,{...s,waterfall:Be},l,{revision:`${r}${Be===null}`,file:V,caption:Ga(
s)}),x.draw(o,le,s),$.operators.draw(le,s),ge(S,B),$.classes.draw(l?.classes,s,S),$.replacements.draw(s,S==="per_step"||S==="percent"),w.draw(o,s,S,B),Ee();let Lt=c.items.find(St=>St?.key===o.op);$.ranks.
draw(s,o.heat,V,r,Lt?{name:Lt.row.name,query:kn({...o,row:Lt.key}).toString()}:null),aw(o,{unit:S,self:B,item:Lt,ofHost:fp(Be)},{...$,fall:k,table:{sql:b}})}function ge(S,B){let V=y.rows(),le=JSON.stringify(
[r,S]),de=JSON.stringify([le,o.top,d===r,o.hide]);if(c?.answer!==s||c.order!==le){let Ne=Gl(s,V,S,{self:B});c={answer:s,order:le,unit:S,self:B,items:Ne},E.hidden=Ne.length>0,R(S,Ne),$.table.draw({rows:Ne,
totals:kp(s,S,{self:B}),unit:S,self:B,unitName:qs(S,s),sort:o.sort,order:o.order,selected:o.op,revision:le,judged:ee(Ne),work:o.work})}c.chartKey!==de&&(c.chartKey=de,M(de),C(I,Ga(s,X(s.row_count,"row")).
map(Ne=>a("p",{},Ne))))}let ee=S=>S.some(B=>B.verdict!=="cannot_judge"&&!B.row.too_few);function ce(){if(r!==i||c?.answer!==s)return;let{items:S,unit:B,self:V}=c,le=[],de=[];y.rows().forEach((Ye,Be)=>{
S[Be]||(le.push(Be),de.push(Ye))});let Ne=Gl(s,de,B,{self:V});Ne.forEach((Ye,Be)=>{S[le[Be]]=Ye}),R(B,S),$.table.add(S,Ne,ee(S)),o.op!==""&&!m&&ie(B,V)}function Ee(){let S=o.op===""?-1:y.placeOf(o.op),
B=c.items[S]??null,V=B?.key??"";if(m=B,$.counts.select(V),$.durations.select(V),$.table.select(V),S===void 0){y.find(o.op);return}$.detail.draw(B,B||o.op===""?null:[a("p",{},"The filters hide the sele\
cted row, or these ranks and steps do not have it."),a("p",{},F("Clear the filters",()=>U({q:"",category:[],change:"",exclude:Xt,device_type:"ALL",significant:""})))]),p&&(p=!1,B&&re())}function R(S,B){
let V=s.control.samples,le=s.test.samples,de=B.find(Be=>Be?.row.too_few&&Be.row.among)?.row;T.hidden=V===le&&!de;let Ne=de&&`${An(de)} These rows say “too few steps”. `;if(V===le){C(T,Ne);return}let Ye=S===
"total"?"totals cannot be compared directly.":S==="per_call"?"totals would mislead.":"calls and durations are shown per step.";C(T,Ne,`The sides have ${L(V)} and ${X(le,"sample")} (a sample is one ste\
p of one rank), so ${Ye} `,S==="total"?F("Show per step",()=>U({unit:""}),{class:"link-button"}):F("Show totals",()=>U({unit:"total"}),{class:"link-button"}))}function H(){return d!==r&&vg(s)&&["No di\
fference found in any of these rows, neither in time nor in the number of calls. ",F("Draw the bars anyway",()=>{d=r,Ae()},{class:"link-button"})]}function M(S){let{items:B,unit:V,self:le}=c,de=`${c.order}${o.
top}`,Ne=bp(B,o.top),Ye=Ga(s,`first ${L(Ne.length)} of ${X(s.row_count,"row")}`),Be={file:cs(s),revision:S,zoom:de,caption:Ye};$.durations.draw({...Be,...xg(Ne,V,le,s),empty:H(),hidden:o.hide,range:o.
zoom_time}),$.counts.draw({...Be,...$g(Ne,V),empty:H(),hidden:o.hide,range:o.zoom_calls}),v.drawRest(B.length,Ne.length)}return Ae(),g?Pt().then(G):G(),{keys:{search:()=>$.filters.focusSearch(),enter:()=>$.
table.focus(),control:()=>$.sides.choose("control"),test:()=>$.sides.choose("test"),close:()=>$.detail.isOpen()&&ae("")},update(S){o=Ht(S),l=t.newPair?Oc(o):l,Ae(),G(),s&&i===r&&t.settled()},unmount(){
f=!0,[k,x,$.operators].forEach(S=>S.stop()),J.unmount(),y.stop(),q(),O.forEach(S=>S.unmount()),$.table.unmount(),$.detail.unmount()}}}var zy=2,zu=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function tO(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);return r.set("n\
ame",o),s||r.set("category",n),(await Ur(e,r)).rows[0]}async function oO(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:i,step_number:l}=s,c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"\
1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.all(t.map(b=>tO(e,c,b,n))),Hn(e,o===""?null:o),go(e)]),[p]=u.
filter(Boolean).sort((b,_)=>_.duration-b.duration);if(!p)throw new Error("The timeline of this step has no such call.");let f=m.filter(b=>b.rank===r).find(b=>b.span===i);if(!f||f.trace_bytes===null)throw new Error(
"The trace of this call is not kept.");if(f.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let g=l===null?f.first_event_ns:
d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,h=f.metadata?.baseTimeNanoseconds,y=BigInt(g)-(Number.isFinite(h)?BigInt(h):0n),w=b=>y+BigInt(Math.round(1e3*b));return{file:f,start:w(p.start-
zy*p.duration),end:w(p.start+(1+zy)*p.duration)}}function Gy(e,t,o,n){let s=oO(e.id,t,zu(o));return s.catch(()=>{}),fa({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"tr\
ace.json.gz",load:async r=>{let{file:i}=await s;return Kr(e.id,i.number,"",{signal:r,onProgress:n})}})}function Yy({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function Ky(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var nO=250;function Vy(e){return bt({...e,height:()=>nO,make:rO,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function sO(e){let[t,o]=Ke(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function rO(e,t){let o={...e,
...Yy(e)},n=Vt(),{edges:s}=o,r=Ky(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,p)=>{let f=o[m].reduce((h,y)=>h+y,0),g=o.share?f/100:o.perStep?o.perStep[p]:1;return o[m].map(h=>h===0?0:
h/g)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((p,f)=>[s[f],s[f+1]]),y:m.flatMap(p=>[p,p])}),u=s.slice(0,-1).map((m,p)=>Math.sqrt(m*s[p+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:iO(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:te("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,p)=>Math.max(i[p],l[p])),customdata:aO(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:$t(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(sO),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,p)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:p===0?te("--control"):te("--test")}}])}}}function aO(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,i)=>`${r} ${L(e[r][n])}${i>0?`, ${qe(100*e[r][n]/i)} of its calls`:""}`;return[`${N(o)} to ${N(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function iO(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var lO=250,Li=.13;function Jy(e){return bt({...e,height:()=>lO,make:cO,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function cO(e,t){
let o=Vt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Ke(Math.max(...n)):["",1],i=e.rows.length>8,l=(m,p,f)=>{let g=[];return e[m].forEach((h,y)=>h.forEach((w,b)=>{
if(w!==null){let _=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;g.push({x:b+p+_,y:w/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(Ue).join("<br>")})}})),{type:"scatter",mode:"markers",x:g.map(h=>h.x),y:g.
map(h=>h.y),customdata:g.map(h=>h.text),ids:g.map(h=>h.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:f,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,p)=>{let f=e.columns.
map((g,h)=>{let y=e[m].map(w=>w[h]).filter(w=>w!==null);return y.length===0?null:y.reduce((w,b)=>w+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:f,x:f.map((g,h)=>h+p),line:{color:te(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=xo(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-Li),c("test",Li),l("control",
-Li,"circle"),l("test",Li,"diamond")],layout:{template:$t(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Ue(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var uO=e=>e[0].toUpperCase()+e.slice(1),dO=e=>e>0?"more":e<0?"less":"calm",Qy=e=>a("td",{class:"num",title:me(e)},N(e)),Xy=(e,t="")=>a("td",{class:`num ${t} ${dO(e)}`,title:He(e)},ve(e));function Gu(e,t,o,n){
return a("tr",{},a("th",{scope:"row",title:n},e),Qy(t.control_per_step),Qy(t.test_per_step),Xy(t.diff_per_step,"strong"),o&&(t.itself?[t.itself,t.below].map(s=>Xy(s.diff_per_step)):[a("td"),a("td")]))}
var Zy=(e,t)=>({diff_per_step:e.reduce((o,n)=>o+n[t].diff_per_step,0)});function mO(e,t){let o=["Control","Test","Δ",...t?["Δ on itself","Δ below it"]:[]];return a("table",{class:"number-table"},a(
"caption",{class:"visually-hidden"},"Booked in the steps, by part"),a("thead",{},a("tr",{},a("td"),o.map(n=>a("th",{scope:"col",class:"num"},n)))),a("tbody",{},e.parts.map(n=>Gu(uO(n.part),n,t)),e.parts.
length>1&&Gu("Together",{...e,itself:Zy(e.parts,"itself"),below:Zy(e.parts,"below")},t),e.with_others&&Gu("With other device work of its call",e.with_others,t,"The call launches other device work on t\
he other side; all of it is booked together, on the call")))}var pO=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of\
 a ${t} is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,fO="Nothing is booked on it: other work runs at the same time, \
or it is outside the steps.";function eb(){let e=at("Booked in the steps"),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Booked in the steps, by part"}),o=a("p",{class:"muted sm\
all"}),n=a("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Booked in the steps"),a("div",{class:"chart\
-tools"},e.node)),o,t);return{node:n,sql:e,draw(s){let{booked:r}=s,i=s.launches!==void 0;if(n.hidden=r===null,r===null)return;let l=r.parts.length===0&&r.with_others===null;o.textContent=l?fO:pO(i,Ct(
s)?"recording":"step"),C(t,!l&&mO(r,i))}}}var hO=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],tb=(e,t)=>e===null||t===null?null:
e-t,ob=(e,t)=>e>0&&t!==null?100*t/e:null,Ku=e=>e>0?"more":e<0?"less":"calm";function Vu(e){let{control:t,test:o}=e.calls,n={control_counts:t.count,test_counts:o.count,control_total_duration:t.total,test_total_duration:o.
total},s=qo(n,"per_step",e);return{row:n,counts:[t.count,o.count],callsPerStep:[s.controlCount,s.testCount],total:[t.total,o.total],perStep:[s.control,s.test],perCall:[t["50%"],o["50%"]],birth:s.birth}}
function Yu(e,t,[o,n],s,r,i){let l=tb(n,o),c=i==="new"?"new":i==="gone"?"gone":be(ob(o,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"\
control-text"},i==="new"?ye:s(o)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?ye:s(n))),a("p",{class:`tile-change ${Ku(l??(i==="new"?1:-1))}`},l===null?
c:`${r(l)} (${c})`))}function gO(e,t){let o=Vu(e);return[a("p",{class:"muted op-verdict"},t?An(t):" "),a("div",{class:"tiles"},Yu("Time per step","Total duration divided by the number of samples (ran\
k × step)",o.perStep,N,ve,o.birth),Yu("Calls per step","Number of calls divided by the number of samples (rank × step)",o.callsPerStep,L,tt,o.birth),Yu("Time per call","Median over all calls",o.perCall,
N,ve,o.birth))]}function Pi(e,[t,o],n,s,{exact:r,exactDiff:i,title:l}={}){let c=tb(o,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},n(t)),a("td",{class:"num",title:r?.(
o)},n(o)),a("td",{class:`num strong ${Ku(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${Ku(c)}`},be(ob(t,c))))}var Ni=(e,t,o)=>Pi(e,t,N,ve,{exact:me,exactDiff:He,title:o});function wO(e,t){if(!(t?.control?.
step>0)||!(t?.test?.step>0))return null;let{control:o,test:n}=qo(Vu(e).row,"percent",{...e,step_time:t}),s=Ct(e)?"recording":"step time";return Pi(`Share of the ${s}`,[o,n],qe,r=>r===null?ye:be(r).replace(
"%","pp"),{title:`Change in percentage points. Time per step divided by the ${s}; overlapping work counts in full`})}function yO(e,{stepTime:t,row:o}){let n=Vu(e),s=i=>a("tr",{class:"group-row"},a("th",
{colspan:"5",scope:"colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("\
tr",{},a("td"),["Control","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),Pi("Calls",n.counts,L,tt),Pi("Calls per step",n.callsPerStep,L,tt),Ni("Total",n.
total),Ni("Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&Ni("Self time per step",["control","test"].map(i=>yn(o,`${i}_self_per_step`,e)),"Without the calls i\
nside it"),wO(e,t)),a("tbody",{},s("A single call"),hO.map(([i,l])=>Ni(l,r(i)))))}function nb(){let e=a("div",{class:"card op-head"}),t=at("Numbers"),o=a("div",{class:"scroll-x",tabindex:"0",role:"reg\
ion","aria-label":"Numbers of this operation"}),n=a("section",{class:"card op-table-card","aria-label":"Numbers"},a("div",{class:"chart-head"},a("h2",{},"Numbers"),a("div",{class:"chart-tools"},t.node)),
o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),C(e,gO(s,r.row)),C(o,yO(s,r))}}}var sb=.8,bO=/^aten::.*(mm|linear|conv|attention)/,Ju={control:"set",test:"test"};function _O(e,t,o){let n=Object.values(Ju).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),i=Object.values(Ju).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=sb*o[d]&&
u.device_time>=sb*(u.device_time+i[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var rb=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(Ju))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function Ii(e,[
t,o],n,s,r){let i=t===null||o===null?null:o-t;return a("tr",{},a("th",{scope:"row"},e),[t,o].map(l=>a("td",{class:"num",title:r?.(l)},n(l))),a("td",{class:"num strong"},i===null?"":s(i)),a("td",{class:"\
num"},t>0&&i!==null?be(100*i/t):""))}var ab=(e,t,o)=>a("tr",{},a("th",{scope:"row",title:t},e),a("td"),a("td"),a("td",{class:`num strong ${o>0?"more":"less"}`,title:He(o)},ve(o)),a("td")),kO=e=>e===null?
ye:`${lo(1e12*e)}FLOP/s`,xO=e=>`${hn(1e12*e)}FLOP/s`;function $O(e,t){return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Work of this operator, per step"),a("thead",{},a("t\
r",{},a("td"),["Control","Test","Δ","Δ %"].map(o=>a("th",{scope:"col",class:"num"},o)))),a("tbody",{},Ii("FLOPs per step",e.flops,lo,hn),Ii("Device time per step",e.device,N,ve,me),e.more!==null&&[ab(
"due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),ab("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],Ii("Achieved",e.
speed,kO,xO),e.calls.some((o,n)=>o!==t[n])&&Ii("Calls with known FLOPs",e.calls,L,tt)))}function ib(){let e=a("div",{class:"op-work-body"}),t=at("Work"),o=a("section",{class:"card op-table-card op-wor\
k","aria-label":"Work",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Work"),a("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=i=>C(e,a("p",{class:"muted small op-work-none"},i));return{node:o,
sql:t,async draw(i,l){let c=l.category==="cpu_op"&&bO.test(l.name)&&!i.use_short_name&&i.control!==""&&i.test!=="";o.hidden=!c;let u=c?`${rb(i)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,
n=u,!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await Un("work",rb(i),{signal:s.signal});if(n!==u)return;let p=_O(m,l.name,d);p?C(e,a("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},$O(p,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var Di=12;function lb(e){let t=a("h2"),o=a("p",{class:"muted small"}),n=at("What launches it, or what it launches"),s=gt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=a(
"div",{class:"scroll-x"}),i=a("p",{class:"related-more"}),l=a("section",{class:"card related"},a("div",{class:"chart-head"},t,a("div",{class:"chart-tools"},s.node,n.node)),o,r,i),c=!1,u="";function d(g){
let{answer:h}=g,y=h.launches!==void 0;u!==g.revision&&(u=g.revision,c=!1),s.press(g.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let w=y?h.launches:h.launched_by;C(r,w.length===0?m(y):p(w,g,y)),C(i,w.length>Di&&!c&&F(`Show all ${L(w.length)}`,()=>{c=!0,d(g),r.querySelectorAll("tbody tr")[Di].querySelector("a")?.focus()},{
class:"link-button"})),i.hidden=w.length<=Di||c}function m(g){return a("p",{class:"muted chart-message"},g?"Its calls launch no device work.":"The trace does not say what launched it.")}function p(g,h,y){
let w=g.some(b=>b.shapes!==null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},y?"Device work":"Operator"),w&&a("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(b=>a("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},a("span",{class:"th-group"},"calls "),b)),["Control","Test","Δ","Δ %"].map(b=>a("th",{scope:"col",class:b==="Control"||
b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},a("span",{class:"th-group"},"time "),b)))),a("tbody",{},g.slice(0,c?void 0:Di).map(b=>f(b,h,w))))}function f(g,{answer:h,unit:y},w){let{control:b,
test:_,diff:k,controlCount:x,testCount:$,diffCount:T,birth:E,percent:v}=qo(g,y,h),O=k>0?" more":k<0?" less":"",D=E||be(v);return a("tr",{},a("th",{scope:"row",class:"related-name mono"},g.name===""?a(
"span",{class:"muted"},"unknown launch"):a("a",{href:e.href(g),title:g.name},a("bdi",{},g.name)),a("span",{class:"related-category muted"},` ${g.category??""}`)),w&&a("td",{class:"shapes mono",title:g.
shapes},g.shapes??"–"),a("td",{class:"num wide-only"},L(x)),a("td",{class:"num wide-only"},L($)),a("td",{class:`num wide-only${T>0?" more":T<0?" less":""}`},tt(T)),a("td",{class:"num roomy-only",title:me(
b)},g.control_counts>0?N(b):"–"),a("td",{class:"num roomy-only",title:me(_)},g.test_counts>0?N(_):"–"),a("td",{class:`num strong${O}`,title:He(k)},ve(k)),a("td",{class:`num${O}`},D))}return{node:l,
sql:n,draw:d}}function cb(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},ve(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=i.length===l.length&&i.every((d,m)=>n(d,l[m]));C(e,u?a("div",{},a("h3",{},"The same in control and test"),o(l,
r)):[c("control",i),c("test",l)])}}}var ub={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
Qu={path:"/compare/op",name:"Operation",mount:(e,t)=>vO(e,t)};function vO(e,t){let o=Hs(location.search),n=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=gt("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],Y=>T({bins:Y},{replace:!0})),m={sides:ms(T),numbers:nb(),booked:eb(),
work:ib(),histogram:Vy({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:Jy({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...Y)=>t.go(v(...Y))}),
heat:Za({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...Y)=>t.go(v(...Y))}),grid:ei(),related:lb({onUnit:Y=>T({unit:Y}),href:({name:Y,category:Q})=>zt({...o,row:It(Y,Q)})}),
stack:cb()},p=[m.histogram,m.points,m.heat],f=a("nav",{class:"crumb","aria-label":"Where this is"}),g=a("h1",{class:"mono op-title"}),h=a("p",{class:"muted"}),y=a("p",{class:"op-actions"}),w=a("div",{
class:"message"}),b=EO(Y=>T({heat:Y},{replace:!0})),_=a("p",{class:"muted small",hidden:!0}),k=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.table,a("div",{class:"op-\
charts"},m.histogram.node,m.points.node)),m.booked.node,m.work.node,m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,_,m.grid.node));e.append(a("div",{class:"page operation-\
page"},f,a("header",{class:"op-header"},g,h,y),m.sides.node,w,k));let x=Et({context:t,results:k,message:w}),$=pt(()=>p.forEach(Y=>Y.retheme()));function T(Y,{replace:Q=!1}={}){t.go(zt({...o,...Y}),{replace:Q})}
function E(){let Y=oe=>sn(oe,o,n,s),Q=`${Y("control")} → ${Y("test")}`,P=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${P.slice(0,80)} · ${Q}`),C(g,a("bdi",{},P)),C(h,s?.category??"",s?.
kind?` · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together",s?.category==="python_function"&&s.aliases&&a("span",{class:"mono full-name"},` · ${s.aliases.
map(({side:oe,name:ue})=>`${oe} ${ue}`).join(", ")}`));let G={...Ht(""),...O(),op:o.row};C(f,a("a",{href:t.lastCompare(yt(o))??Ut(G)},`← ${Q}`))}function v(Y,Q){return $a(o,Y,Q,s)}function O(){let{control:Y,
test:Q,control_ranks:P,test_ranks:G,control_steps:oe,test_steps:ue,control_marker:Ae,test_marker:Z,use_short_name:ie,merge_addresses:ge,aliases:ee,merge_lines:ce}=o;return{control:Y,test:Q,control_ranks:P,
test_ranks:G,control_steps:oe,test_steps:ue,control_marker:Ae,test_marker:Z,use_short_name:ie,merge_addresses:ge,aliases:ee,merge_lines:ce}}async function D(){let Y=[o.control,o.test].filter(P=>P!=="");
if(Y.every(P=>n&&Ge(n,P)))return;let Q=await ht(Y).catch(()=>[]);u||(n=Q,J())}function j(Y){i=Y,x.ask(Q=>jr(Y,{signal:Q}),Q=>{s=Q,r=new URLSearchParams(Y).get("row"),x.say(null),$e(`${Q.name}: ${N(Q.calls.
control.total)} to ${N(Q.calls.test.total)}.`),J()},Q=>{s=null,x.say(I(Q)),J()})}async function A(Y){c?.abort(),c=new AbortController,l={key:Y,answer:null};try{let Q=new URLSearchParams(Y);Q.set("sign\
ificance","true"),Q.set("diagnosis","false");let P=await mt(Q,{signal:c.signal});if(u||l.key!==Y)return;l.answer=P,l.byKey=_p(P),J()}catch{}}function I(Y){let Q=Y.code==="unknown_operation",P=["contro\
l_ranks","test_ranks","control_steps","test_steps"].filter(G=>o[G]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:Y.code}},a("h2",{},Q?"This operation does not occur":"This operati\
on cannot be shown"),a("p",{},Q?"Neither side has an operation of this name and category in the selected ranks and steps.":Y.message),a("p",{},P.length>0&&F("Use all ranks and steps",()=>T(Object.fromEntries(
P.map(G=>[G,"all"]))),{class:"primary"}),P.length===0&&!Q&&F("Try again",()=>j(kn(o).toString()),{class:"primary"})," ",a("a",{href:Ut({...Ht(""),...O()})},"All operations of this comparison")))}function J(){
if(u)return;E();let Y=o.control!==""&&o.test!==""&&o.row!=="",Q=kn(o).toString();Y?Q!==i&&(s&&r!==o.row&&(s=null),x.say(null),j(Q)):(x.drop(),i="",x.say(a("div",{class:"empty"},a("h2",{},"No operation\
 is chosen"),a("p",{},"Choose one on the ",a("a",{href:fe("/compare")},"Compare page"),"."))));let P=yt({...o,use_short_name:!1}).toString();Y&&P!==l.key&&A(P),m.sides.draw(o,n,s),k.toggleAttribute("d\
ata-skeleton",Y&&!s),s&&q()}function q(){let Y=o.unit||(s.control.samples===s.test.samples?"total":"per_step"),Q=`tracediff-${xt(s.control.label)}-${xt(s.test.label)}-${xt(s.name)}`,P=i,G=o.use_short_name?
void 0:Yl(l.byKey?.get(Fs(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:G}),z(Q,P),re(Q,P),m.booked.draw(s),m.work.draw(o,s),iw(o,s,m),m.related.draw({answer:s,unit:Y,revision:P}),
m.stack.draw(s.stack,W),C(y,F("Copy the name",()=>Bt(s.name,"Name copied."),{class:"link-button"}),F("Copy link",()=>Bt(location.href,"Link copied."),{class:"link-button"}),a("a",{href:os(o,s)},"Show \
in the timeline"),a("a",{href:om(kn(o)),download:`${Q}.json`},"JSON"),["control","test"].map(ae))}let U=Y=>s.aliases?.filter(Q=>Q.side===Y)??[{name:s.name,category:s.category}];function ae(Y){let Q=n&&
Ge(n,o[Y]);if(!Q||zu(s.samples[Y])===void 0)return null;let P=`slowest call, ${Y}`;if(Fo(Q)!=="")return a("span",{class:"muted small",title:Fo(Q)},`Perfetto: no trace of the ${Y}`);let G={name:s.name,
names:U(Y),marker:o[`${Y}_marker`],shortNames:o.use_short_name},oe=F(`Perfetto: ${P}`,async()=>{oe.disabled=!0;try{await Gy(Q,G,s.samples[Y],ue=>$e(`Loading ${Oe(ue)}`))}catch(ue){Re(ue.message,{urgent:!0})}finally{
oe.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return oe}function W({name:Y,category:Q}){
let P=l.byKey?.get(Fs(Y,Q));return P&&{diff:P.diff_per_step,href:zt({...o,use_short_name:!1,row:P.id})}}function z(Y,Q){let{edges:P,control:G,test:oe}=s.histogram,ue=[s.control.samples,s.test.samples];
d.press(o.bins),m.histogram.draw({edges:P,control:G,test:oe,file:Y,revision:`${Q}#${o.bins}`,share:o.bins==="share",perStep:ue[0]===ue[1]?null:ue,medians:[s.calls.control["50%"],s.calls.test["50%"]],heading:`${L(
s.calls.control.count)} in the control, ${L(s.calls.test.count)} in the test`,empty:P.length===0?"No calls to draw.":""})}function re(Y,Q){let{control:P,test:G}=s.samples,oe=Xa(P,G),ue=lr(oe,M=>M.total_duration),
Ae=M=>s.calls[M].count===0,Z=ue.control.map(M=>M.map(()=>null));m.points.draw({rows:oe.rows,columns:oe.columns,kind:"time",file:Y,control:Ae("control")?Z:ue.control,test:Ae("test")?Z:ue.test,hover:(M,S,B)=>SO(
M,oe[M][S][B]),heading:"duration in each step of each rank",revision:Q});let[ie,ge,ee]=ub[o.heat],ce=lr(oe,ge),Ee=ee==="time",R={format:Ee?me:L,formatDiff:Ee?He:tt};b.draw(o.heat),m.heat.draw({rows:oe.
rows,columns:oe.columns,...ce,...R,kind:ee,file:Y,heading:ie,revision:`${Q}#${o.heat}`}),m.grid.draw({grid:oe,values:ce,title:ie,timeline:v,format:Ee?N:L,formatDiff:Ee?ve:tt});let H=[oe.ranksByPosition&&
"ranks",oe.stepsByPosition&&"steps"].filter(Boolean);_.hidden=H.length===0,_.textContent=`The sides have different ${H.join(" and ")}; they are paired by position (control / test).`}return J(),D(),{keys:{
control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(Y){let Q=o;o=Hs(Y),Q.row!==o.row&&window.scrollTo(0,0),J(),D()},unmount(){u=!0,m.work.stop(),x.unmount(),c?.abort(),$(),p.
forEach(Y=>Y.unmount())}}}function SO(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,me(t.total_duration),X(t.counts,
"call")]}function EO(e){let t=pe("heat"),o=a("select",{id:t,on:{change:()=>e(o.value)}},Object.entries(ub).map(([n,[s]])=>a("option",{value:n},s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},
"Heat maps of"),o),draw(n){o.value=n}}}function db(e,t){let o=null,n=new Map,s=f=>{let g=e.getBoundingClientRect();return[f.clientX-g.left,f.clientY-g.top]};function r(f){let g=f.deltaMode===1?16:1,h=f.shiftKey&&f.deltaX===0?f.deltaY:f.deltaX;
if(f.shiftKey||Math.abs(h)>Math.abs(f.deltaY))f.preventDefault(),t.pan(h*g);else if(f.ctrlKey||f.metaKey){f.preventDefault();let y=Math.max(-240,Math.min(240,f.deltaY*g));t.zoom(s(f)[0],Math.exp(y*.004))}}
function i(f){if(f.button!==0)return;let[g]=s(f);e.focus({preventScroll:!0}),n.set(f.pointerId,g),o={id:f.pointerId,x:g,y:f.clientY,from:g,measures:f.shiftKey,moved:n.size>1}}function l(f,g){let h=[...n.
values()];n.set(f.pointerId,g);let y=[...n.values()],w=([b,_])=>Math.max(20,Math.abs(b-_));t.zoom((y[0]+y[1])/2,w(h)/w(y))}function c(f){f.pointerType==="mouse"&&(f.buttons&1)===0&&n.delete(f.pointerId)&&
(o=null,delete e.dataset.drag);let[g,h]=s(f);if(n.size===2&&n.has(f.pointerId)){l(f,g);return}if(!o||o.id!==f.pointerId){t.hover(g,h,f);return}!o.moved&&Math.hypot(g-o.x,f.clientY-o.y)<4||(o.moved||(o.
moved=!0,e.setPointerCapture(f.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,g,!1):(t.pan(o.x-g),t.scroll(o.y-f.clientY)),[o.x,o.y]=[g,f.clientY])}function u(f){
if(n.delete(f.pointerId),!o||o.id!==f.pointerId)return;let[g,h]=s(f),{moved:y,measures:w,from:b}=o;o=null,delete e.dataset.drag,f.type!=="pointercancel"&&(w&&y?t.measure(b,g,!0):y||t.pick(g,h,f))}let d={
w:()=>t.glide(.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),
0:()=>t.fit(),Enter:()=>t.enter()};function m(f){if(f.ctrlKey||f.metaKey||f.altKey)return;if(t.own(f)){f.preventDefault();return}let g=d[f.key.length===1?f.key.toLowerCase():f.key];g&&(f.preventDefault(),
f.stopPropagation(),g())}let p={wheel:r,pointerdown:i,pointermove:c,pointerup:u,pointercancel:u,pointerleave:()=>t.leave(),keydown:m};for(let[f,g]of Object.entries(p))e.addEventListener(f,g,f==="wheel"?
{passive:!1}:void 0);return()=>Object.entries(p).forEach(([f,g])=>e.removeEventListener(f,g))}function Xu({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)i[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)TO(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function Zu(e,t,o=null,n=e*t){let s=r=>o?.[r]??r*t;return{height:n,y:s,at(r){let i=o?mb(o,0,o.length,r)-1:Math.floor(r/t);return i<0||r>=s(i)+t?-1:i}}}function TO(e,t,o,n){for(let r=1;r<
e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((i,l)=>o[i]-o[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function mb(e,t,o,n){for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+
1}return t}function ed(e,t,o,n,s){if(t<0||t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=mb(l,r[t],d,o);m<d;m+=1){let p=i[m];if(c[p]>=n)return;u[p]>o&&s(p)}}function pb(e,t,o,n=0){
let s=-1,r=1/0;return ed(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-o,o-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function fb(e,t,o){let n=o("…"),s=0,r=0,i=0,l=0;for(let c of e){
if(s+=o(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+n<=t&&(r+=1,i=l)}return e}var vs=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).
slice(0,3).map(Number);function hb(e){let[t,o,n]=vs(e).map(l=>{let c=l/255;return c<=.04045?c/12.92:((c+.055)/1.055)**2.4}),s=.2126*t+.7152*o+.0722*n,[r,i]=[1.05/(s+.05),(s+.05)/.058];return Math.max(
r,i)<4.5?"#000000":r>=i?"#ffffff":"#10161d"}var Bi=(e,t,o)=>`rgb(${vs(e).map((n,s)=>Math.round(o*n+(1-o)*vs(t)[s])).join(", ")})`;function Ss(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},i=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,p){e.strokeStyle=m,e.lineWidth=p,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,p=1){e.strokeStyle=m,e.lineWidth=p,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:p=!1}={}){let f=`${p?600:400} ${m}px ${t}`;s!==f&&(s=f,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var OO={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},MO=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,$r=e=>String(e).replace(MO,"").replace(/[&<>"]/g,t=>OO[t]),vr=e=>String(Math.round(e*100)/100);
function gb(e){let t=[],o=new Map,n=1,s=(i,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,p])=>` ${m}="${typeof p=="number"?vr(p):$r(p)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${$r(c)}</${i}>`)},r=i=>(o.has(i)||o.set(i,`hatch-${o.size+1}`),o.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){n=i},text(i,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${$r(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${vr(i)}" height="${vr(l)}"\
 viewBox="0 0 ${vr(i)} ${vr(l)}" font-family="${$r(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${$r(c)}"/>${t.join("")}</svg>`}}}var qi=(e,t,o)=>Math.min(Math.max(e,t),o);function In({from:e,to:t},o,n=0){let s=o.to-o.from,r=qi(t-e,Math.min(n,s),s),i=(e+t)/2,l=qi(i-r/2,o.from,o.to-r);return{from:l,to:l+r}}function td(e,t,o,n,s=0){
let r=n.to-n.from,i=qi((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return In({from:c,to:c+i},n,s)}function od(e,t,o){let n=e.to-e.from,s=qi(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function wb(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function yb({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var To=22,AO=22,Fi=4,CO=.3;function _b(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(
n).width,o.set(n,s)),s}}var Sr=new Map;function RO(e){return Sr.has(e)||(Sr.size>500&&Sr.clear(),Sr.set(e,hb(e))),Sr.get(e)}function LO(e,t,o,n,s){let{x:r,y:i,width:l,height:c}=o,u=s?Bi(n.colour(t),n.
colours.surface,CO):n.colour(t);if(e.box(r,i,l,c,u),l<3)return;let d=RO(u);if(n.hatched(t)&&e.hatch(r,i,l,c,n.colours.surface),l>=AO){let m=fb(n.text(t),l-2*Fi,n.widthOf);if(m!==""){let p=i+c/2+11*.36;
if(n.hatched(t)){let f=4;for(let g of m)f+=n.widthOf(g);e.box(r+Fi-2,i+1,Math.min(f,l-Fi),c-2,u)}e.words(r+Fi,p,m,d)}}}function NO(e,t,o,{index:n,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,
m=0;return ed(n,t,s.from,s.to,p=>{let f=Math.max(0,(n.start[p]-s.from)*r),g=Math.min(i,(n.end[p]-s.from)*r);if(g<=d&&!u?.keep.has(p))return;let h=Math.max(1,g-f>3?g-f-.5:g-f);LO(e,p,{x:f,y:o,width:h,height:c},
l,u&&!u.keep.has(p)),m+=1,d=h<=1?f+1:g}),m}function kb(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:i}=yb(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,To,s.surface);for(let c of r){let u=Math.round(
(c-t.from)*l)+.5;e.line(u,To-5,u,To,s.border),u<o-30&&e.words(u+3,To-8,n(c,i),s.muted)}e.line(0,To-.5,o,To-.5,s.border)}function xb(e,t){let{index:o,view:n,width:s,height:r,rowHeight:i,top:l,places:c,
marks:u,how:d}=t,m=s/(n.to-n.from),p=u.highlight?{keep:u.highlight}:null,f={index:o,view:n,scale:m,width:s,how:d,height:i-1,dimmed:p},g=0;for(let h=0;h<o.rows;h+=1){let y=l+c.y(h);y+i>0&&y<r&&(g+=NO(e,
h,y,f))}return PO(e,t,m),g}function PO(e,t,o){let{marks:n,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*o),p=Math.min(t.width+
2,(d[i]-t.view.from)*o);p>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.places.y(t.rowOf(i))-.5,Math.max(2,p-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(i=>r(i,s.colours.
text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var ji=12,Wi=17,IO=8e3,DO=15,BO=12;function Er(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,i,...l)=>e.
line(n+t,s+o,r+t,i+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var $b=(e,t)=>e.flatMap((o,n)=>Xo(o,Math.floor((t-2*ji)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function vb(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(ji,o+Wi*r,n,te(s?"--text":"--muted"),{size:s?DO:BO,bold:s})})}function Hi(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=$b(e,o),r=t.map(d=>$b(d.lines,
o)),i=10+Wi*s.length+ji,l=t.map((d,m)=>{let p=i+Wi*r[m].length;return i=p+d.height+ji,p}),c=Math.min(i,IO),u=d=>{vb(d,s,22),t.forEach((m,p)=>{vb(d,r[p],l[p]-Wi*r[p].length+12),m.paint(Er(d,0,l[p]))})};
return{width:o,height:c,svg(){let d=gb(n);return u(d),d.text(o,c,te("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let p=Ss(m,n);return p.box(0,0,o,c,te("--surface")),u(p),new Promise(f=>{d.toBlob(f,"image/png")})}}}async function Ui(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
qa(n,`${o}.${t}`)}var qO=160,FO=3,nd=300,WO=matchMedia("(prefers-reduced-motion: reduce)"),Sb=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,te(`--${e}`)])),sd={start:new Float64Array(
0),end:new Float64Array(0),row:new Uint16Array(0),length:0};function zi(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,least:c=.001,decorate:u=null}=t,
d=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),m=a("div",{class:"spans-space"},d),p=a("div",{class:"spans-scroll"},m);e.classList.add("s\
pans"),e.append(p);let f=d.getContext("2d",{alpha:!1}),g=getComputedStyle(document.body).fontFamily,h=Ss(f,g),y={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:_b(g),colours:Sb()},w=sd,
b=Xu(sd),_=Zu(0,o),k={from:0,to:1},x={from:0,to:1},$={hover:-1,select:-1,highlight:null},T=0,E=null,v=0,O=0,D={top:0,height:0},j=!0,A=()=>(x.to-x.from)/Math.max(1,v),I=R=>x.from+R*A();function J(){let{
top:R}=m.getBoundingClientRect(),H=p.getBoundingClientRect();return[Math.max(0,H.top)-R,Math.min(window.innerHeight,H.bottom)-R]}let q=([R,H])=>Math.max(0,R)>=D.top&&Math.min(_.height,H)<=D.top+D.height;
function U(){v=p.clientWidth,m.style.height=`${_.height}px`;let R=J(),[H,M]=[Math.max(0,R[0]-nd),Math.min(_.height,R[1]+nd)];if(M<=H&&D.height>0)return!1;(D.height===0||!q(R)||D.top+D.height>_.height)&&
(D.height=Math.max(0,Math.min(_.height,M>H?M-H:2*nd)),D.top=Math.max(0,Math.min(H,_.height-D.height)));let S=globalThis.devicePixelRatio||1,[B,V]=[Math.round(v*S),Math.round(D.height*S)];return d.style.
top=`${D.top}px`,(d.width!==B||d.height!==V||O!==S)&&([d.width,d.height,O]=[B,V,S],d.style.width=`${v}px`,d.style.height=`${D.height}px`),!0}function ae(){T===0&&(T=requestAnimationFrame(W))}function W(R){
if(T=0,E){E.since??=R;let M=(R-E.since)/qO;x=wb(E.from,E.to,M);let S=M<1;S?ae():E=null,r(x.from,x.to,S)}let H=performance.now();if(j=!U(),!j&&v>0&&D.height>0){f.setTransform(O,0,0,O,0,0);let M=Y(re(),
{width:v,height:D.height,top:-D.top});d.dataset.drawn=String(M)}d.dataset.drawMs=(performance.now()-H).toFixed(2)}let z="";function re(){let R=`${d.width} ${d.height} ${O}`;return R!==z&&(z=R,h.forget()),
h}function Y(R,{width:H,height:M,top:S}){let{colours:B}=y;R.box(0,0,H,M,B.surface);let V=xb(R,{index:b,view:x,width:H,height:M,rowHeight:o,top:S,places:_,marks:$,how:y,rowOf:de=>w.row[de]}),le=H/(x.to-
x.from);return u?.(R,{x:de=>(de-x.from)*le,y:de=>S+_.y(de),rowHeight:o,top:S,width:H,height:M,view:x}),V}function Q(R,H=!1){E=null,!(R.from===x.from&&R.to===x.to)&&(x=R,r(x.from,x.to,H),ae())}function P(R){
let H=In(R,k,c);WO.matches?Q(H):(E={from:x,to:H,since:null},ae())}let G=()=>E?.to??x;function oe(R,H){return pb(b,_.at(H+D.top),I(R),FO*A())}function ue(R,H){R!==$.hover&&($.hover=R,d.style.cursor=R>=
0?"pointer":"",ae()),n(R,H)}let Ae=db(d,{zoom:(R,H)=>Q(td(x,I(R),H,k,c)),pan:R=>Q(od(x,R*A(),k)),scroll:R=>Z(R),hover:(R,H,M)=>ue(oe(R,H),M),leave:()=>{$.hover>=0&&ue(-1,null)},pick:(R,H,M)=>s(oe(R,H),
M),measure:(R,H,M)=>i?.(...[I(R),I(H)].sort((S,B)=>S-B),M),slide(R){let H=G();P(od(H,R*(H.to-H.from),k))},glide(R){let H=G();P(td(H,(H.from+H.to)/2,R,k,c))},fit:()=>P(k),enter:()=>{$.select>=0&&s($.select,
null)},own:l});function Z(R){(p.scrollHeight>p.clientHeight+1?p:window).scrollBy(0,R)}let ie=()=>{T===0&&(j||!q(J()))&&ae()};document.addEventListener("scroll",ie,{capture:!0,passive:!0}),window.addEventListener(
"resize",ie);let ge=new ResizeObserver(ae);ge.observe(p);let ee=()=>{y.colours=Sb(),ae()},ce=matchMedia("(forced-colors: active)");ce.addEventListener("change",ee);let Ee=pt(ee);return{node:d,set(R){let H=w===
sd;w=R,b=Xu(R),_=Zu(b.rows,o,R.tops,R.height);let[M,S]=[R.from??1/0,R.to??-1/0];if(R.from===void 0||R.to===void 0)for(let V=0;V<R.length;V+=1)M=Math.min(M,R.start[V]),S=Math.max(S,R.end[V]);k=S>M?{from:M,
to:S}:{from:0,to:1},$.hover=-1,$.select=-1,$.highlight=null;let B=H?{...k}:In(x,k,c);m.style.height=`${_.height}px`,E===null&&(x=B),ae()},view(R,H,M=!1){M?Q(In({from:R,to:H},k,c)):P({from:R,to:H})},current:()=>({
...x}),goal:()=>({...G()}),extent:()=>({...k}),select(R){$.select=R,R>=0&&this.reveal(w.row[R]),ae()},highlight(R){$.highlight=R===null?null:new Set(R),ae()},follow(R,H,M=!1){E=null,x={from:R,to:H},M?
(cancelAnimationFrame(T),W(0)):ae()},placeOf(R){let H=this.boxOf(R),{left:M,right:S,top:B,bottom:V}=p.getBoundingClientRect();return H.right<M||H.left>S||H.bottom<B||H.top>V?null:{...H,left:Math.max(M,
H.left),right:Math.min(S,H.right)}},boxOf({start:R,end:H,row:M}){let{left:S,top:B}=m.getBoundingClientRect(),V=de=>S+(de-x.from)/A(),le=B+_.y(M);return{left:V(R),right:V(H),top:le,bottom:le+o}},redraw:ae,
reveal(R){let H=_.y(R);(H<p.scrollTop||H+o>p.scrollTop+p.clientHeight)&&(p.scrollTop=H-p.clientHeight/2)},whole:R=>({height:_.height,paint:H=>Y(H,{width:R,height:_.height,top:0})}),picture(R){return Hi(
R,[{lines:[],...this.whole(Math.max(v,600))}],Math.max(v,600))},destroy(){cancelAnimationFrame(T),Ae(),document.removeEventListener("scroll",ie,{capture:!0}),window.removeEventListener("resize",ie),Ee(),
ce.removeEventListener("change",ee),ge.disconnect(),p.remove()}}}var Es=8,jO=.004;function Eb(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(_o(n,t))),0)}var so=(e,t)=>e.verdict[t]==="no_difference_found";function Tb(e,t,o){let n=_o(e,t);if(!(o>0)||Math.abs(
n)<jO*o||so(e,t))return 0;let s=Math.max(1,Math.round(Es*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(Es,s)}function Ob(e,t,o){let[n,s]=[vs(e),vs(t)];return`rgb(${n.map((r,i)=>Math.round(r+
(s[i]-r)*o)).join(", ")})`}var ho={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},Ts=e=>e!=="calls",_t=(e,t)=>Ts(t)?N(e):L(Number(e.toFixed(2))),qt=(e,t)=>e===null?"–":Ts(t)?ve(e):tt(Number(e.toFixed(2))),Gi=(e,t)=>Ts(t)?
me(Number(e.toFixed(3))):L(e),Os=(e,t)=>e===null?"":Ts(t)?He(Number(e.toFixed(3))):tt(e),HO={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},UO={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Dn=e=>HO[e.sort]??e.sort,Bn=e=>UO[e.status]??"",Ab=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",zO=e=>e.sides.every(t=>t.steps.length===0),Oo=e=>zO(e)?"per recording":"per step";function Yi(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(On(e));return t?`${t[2]}\
 · ${t[1]}`:On(e)}var vt=e=>[On(e),Mn(e)].filter(Boolean).join(" "),GO=e=>/ #\d+$/.test(On(e));function Cb(e){let t=ko(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||GO(n)):t.slice(-1)}function Rb(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!ns(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var YO=.005;function Lb(e,t){let o=e.here[t],n=Ts(t)?N(Math.abs(o)):L(Number(Math.abs(o).toFixed(2)));if(Ts(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>YO*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return`has ${n} ${o>0?"more":"fewer"} ${n==="1"?"call":"calls"}`}var rd=(e,t)=>t>0?100*e/t:null;function Nb(e,t){let[o,n]=e.root.total[t];return{from:_t(
o,t),to:_t(n,t),change:qt(n-o,t),percent:be(rd(n-o,o))}}function Pb(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?be(rd(n-o,o)):"new"}function Ib(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:i})=>rd(i,r)),n=r=>qe(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:
`${n(r)} of the device time of the ${i}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var Mb=e=>e.map(t=>`“${t}”`).join(" and ");function Db(e,t){let o=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&
(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${Mb(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${Mb(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function Bb(e,t){let o=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${_t(l,i)} → ${_t(c,i)} (${qt(c-
l,i)})`:`${s}: ${_t(l,i)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var zo=e=>e>0?"mo\
re":e<0?"less":"calm",qb=(e,t)=>qt(_o(e,t),t);var KO=20,VO=.62,Fb={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function JO(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,Ob(te("--surface-sunk"),te(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",VO*(.12+.88*(Math.abs(o)/Es))),noise:()=>t("--noi\
se-fill",.75),sort:o=>t(Fb[o]??"--noise-fill",.45)}}function QO(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){C(e,
a("p",{class:"mono strong"},vt(t)),a("p",{class:"muted small"},[Dn(t),Bn(t),so(t,n)&&"no difference found"].filter(Boolean).join(" · ")),Bb(t,o).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function Wb(e){let t=a("spa\
n",{class:"chart-unit"}),o=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=QO(),l=JO(),c=at("Flame graph and table"),u=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Fl\
ame graph ",t),a("div",{class:"chart-tools"},c.node,F("PNG",()=>T("png"),{title:"Flame graph: download as PNG"}),F("SVG",()=>T("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,i.node),d=null,m=null,
p=0,f=v=>d.tree.frames[m.frame[v]],g=zi(s,{rowHeight:KO,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:w,
text:b,hatched:v=>y(f(v)),onHover(v,O){v<0||!O?i.hide():i.show(f(v),d,O)},onPick:v=>v>=0&&e.onPick(f(v)),onKey:_}),h=pt(()=>{l.forget(),x(),g.redraw()}),y=v=>d.tree.pair&&!ns(v)&&v.sort!=="rest";function w(v){
let O=f(v);return d.tree.pair?so(O,d.measure)?l.noise():l.change(Tb(O,d.measure,p)):l.sort(O.sort)}function b(v){let O=f(v);return`${O.status==="replaced"?"⇄ ":""}${[Yi(O),Mn(O)].filter(Boolean).join(
" ")}${d.tree.pair?` ${qb(O,d.measure)}`:""}`}function _(v){let O=d?.selected;if(!O)return!1;let D=O.parent?.children.filter(k)??[],j=D.indexOf(O),A=U=>m.end[m.place[U.at]]-m.start[m.place[U.at]],J={ArrowUp:()=>O.
parent,ArrowDown:()=>O.children.filter(k).reduce((U,ae)=>!U||A(ae)>A(U)?ae:U,null),ArrowLeft:()=>D[j-1],ArrowRight:()=>D[j+1]}[v.key];if(!J)return!1;let q=J();return q&&e.onMove(q),!0}let k=v=>m.place[v.
at]>=0;function x(){if(!d)return;let v=(D,j,A="")=>a("li",{class:`key ${A}`,css:{"--key-fill":D}},j);if(!d.tree.pair){let D=new Set(d.tree.frames.map(({sort:j})=>j));C(n,Object.keys(Fb).filter(j=>D.has(
j)).map(j=>v(l.sort(j),Dn({sort:j}))));return}let O=D=>`full colour: ${qt(D,d.measure)}`;C(n,v(l.change(Es),`takes more (${O(p)})`),v(l.change(-Es),`takes less (${O(-p)})`),v(l.change(0),"hardly chang\
ed"),d.tree.frames.some(D=>so(D,d.measure))&&v(l.noise(),"not certain"),d.tree.frames.some(y)&&v("var(--muted)","on one side only","key-hatched"))}function $(){let v=ko(d.zoomed);C(o,v.map((O,D)=>[D>0&&
a("span",{class:"muted","aria-hidden":"true"}," › "),D===v.length-1?a("b",{class:"mono","aria-current":"true"},vt(O)):F(vt(O),()=>e.onZoom(O),{class:"link-button mono"})]))}function T(v){d&&m.length>
0&&Ui(g.picture([`Flame graph, ${ho[d.measure][0]} ${Oo(d.tree)}`,...d.lines,E(),`made ${rt(new Date().toISOString())}`]),v,`${d.file}-tree`)}let E=()=>d.tree.pair?`Magenta takes more, green takes les\
s (full colour: ${qt(p,d.measure).replace("+","±")}); stripes: on one side only.`:`${X(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(v){let O=d?.revision!==v.revision,D=!O&&d.judged!==v.judged,
j=O||d.zoomed!==v.zoomed;if(d=v,O){i.hide(),m=Sf(d.tree,d.measure,d.width),p=Eb(d.tree,d.measure),g.set({...m,from:0,to:m.end[0]??1}),x(),r.hidden=m.length>0,r.textContent=`No ${ho[d.measure][0]} to d\
raw.`;let I={both:"",control:", width: control",test:", width: test"};t.textContent=`${ho[d.measure][0]} ${Oo(d.tree)}${d.tree.pair?I[d.width]:""}`}D&&(x(),g.redraw());let A=m.place[d.zoomed.at]??-1;j&&
A>=0&&g.view(m.start[A],m.end[A],O),$(),g.select(m.place[d.selected.at]??-1),g.highlight(d.found===null?null:d.found.map(I=>m.place[I.at]).filter(I=>I>=0)),u.dataset.ready=d.revision},focus:()=>g.node.
focus(),unmount(){h(),g.destroy()}}}function jb(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function Hb(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var XO=250,ZO=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
eM=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],tM=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function oM(e,t){
let o=pe("tree-search"),n=a("span",{class:"muted small tree-found"}),s=Qe(XO,()=>e(r.value.trim())),r=a("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),i=a("span",{class:"tree-steps",hidden:!0},Te("up","The previous match (Shift+Enter)",()=>t(
-1)),Te("down","The next match (Enter)",()=>t(1)));return{node:a("span",{class:"tree-search"},a("label",{for:o},"Find"),r,i,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),i.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,p]=Hb(c,d);n.textContent=c.length===0?"No frame matches.":`${X(c.length,"frame")}: ${u.pair?`${_t(m,d)} → ${_t(p,d)} (${qt(p-m,d)})`:_t(
m,d)}`}}}function Ub({onChange:e,onStep:t}){let o=new Map(Tn.map(p=>[p,{change:a("span",{class:"switch-change"})}])),n=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},Tn.map(p=>{let f=o.get(p);return f.button=F("",()=>e({by:p,rows:[]}),{title:ho[p][2],"aria-pressed":"false"}),f.button.append(ho[p][1]," ",f.change),f.button})),s=gt("Width of the frames",ZO,p=>e(
{width:p})),r=gt("How frames are grouped",eM,p=>e({frames:p,rows:[],open:[],zoom:""})),i=gt("What counts as a frame",tM,p=>e({level:p,rows:[],open:[],zoom:"",node:""})),l=gt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],p=>e({order:p})),c=oM(p=>e({q:p}),t),u=(p,f,g="")=>a("span",{class:`tree-choice ${g}`},a("span",{class:"\
muted"},p),f),d=u("Width",s.node,"wide-choice");return{node:a("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(p,f,g,h){
for(let[y,w]of o){w.button.setAttribute("aria-pressed",String(y===g));let b=f?.pair?Pb(f,y):"";C(w.change,b)}s.press(p.width),d.hidden=p.test==="",r.press(p.frames),i.press(p.level),l.press(p.order),c.
draw(p.q,h,f,g)}}}var ad=12,id=8,nM=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function zb({pair:e,onInstances:t,onZoom:o}){let n=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),n),r=null,i=(h,y)=>r.pair?a("a",{href:zt({...e(),merge_addresses:!0,use_short_name:!1,
row:It(h,y)}),class:"op-link"},a("bdi",{},h)):a("bdi",{},h);function l(h,y,w,b="",_=!1){let[k,x]=y,$=T=>a("td",{class:"num",title:Gi(T,w)},_t(T,w));return a("tr",{},a("th",{scope:"row",title:b,class:_?
"inner":null},h),$(k),r.pair&&$(x),r.pair&&a("td",{class:`num strong ${zo(x-k)}`,title:Os(x-k,w)},qt(x-k,w)))}let c=h=>a("thead",{},a("tr",{},h===""?a("td"):a("th",{scope:"col"},h),(r.pair?["Control",
"Test","Δ"]:[Oo(r)]).map(y=>a("th",{scope:"col",class:"num"},y))));function u(h){if(!h?.some(w=>w>0))return null;let y=w=>w===null?"unknown":lo(w);return a("tr",{},a("th",{scope:"row",title:"FLOPs of\
 matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),h.map(w=>a("td",{class:"num"},y(w))),r.pair&&a("td",{class:"num strong"},h.includes(null)?"":
hn(h[1]-h[0])))}function d(h){return h&&[["more_work","more work",h.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that the change of calls would tak\
e if each took as long as in the control"],["slower_work","slower work",`The rest: each ${h.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,w,b])=>a("tr",{},a("th",{scope:"row",class:"\
inner",title:b},`${w}, by ${h.by==="flops"?"FLOPs":"calls"}`),a("td"),a("td"),a("td",{class:`num ${zo(h[y])}`,title:Os(h[y],"device")},qt(h[y],"device"))))}function m(h){let y=h.here.device;return a("\
table",{class:"detail-table"},a("caption",{class:"visually-hidden"},`Figures of the frame, ${Oo(r)}`),c(""),a("tbody",{},l("Device time",h.total.device,"device","At and below the frame"),l("launched b\
y itself",h.ownOf.device,"device","Device work that no frame below it launched",!0),d(h.work.split),l("Host time",h.total.host,"host","At and below the frame, each call counted once"),l("in itself",h.
ownOf.host,"host","Without the frames that it called",!0),l("Calls",h.figures.calls,"calls"),u(h.work.flops),r.pair&&y!==null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time an\
d of the frames below it that only one side has"},"Device time changed here"),a("td"),a("td"),a("td",{class:`num strong ${zo(y)}`,title:Os(y,"device")},qt(y,"device")))))}function p(h){let y=[...h.kernels].
sort((w,b)=>Math.abs(b.device[1]-b.device[0])-Math.abs(w.device[1]-w.device[0])||Math.max(...b.device)-Math.max(...w.device));return y.length>0&&a("table",{class:"detail-table kernel-table"},a("captio\
n",{},h.opened||h.instances>1?`Kernels of all ${L(h.instances)} instances`:"Its kernels"),c("Name"),a("tbody",{},y.slice(0,ad).map(({name:w,device:b,counts:_})=>{let k=l("",b,"device");return C(k.firstChild,
a("span",{class:"mono kernel-name"},i(w,nM(w)))),k.firstChild.title=`${w}
${_t(_[0],"calls")}${r.pair?` → ${_t(_[1],"calls")}`:""} calls`,k}),y.length>ad&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${L(y.length-ad)} more`))))}function f(h){return h.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},h.shapes.slice(0,id).map(({text:y,calls:w})=>{let b=l(y,w,"calls");return b.firstChild.
classList.add("mono"),b}),h.shapes.length>id&&a("tr",{},a("td",{class:"muted"},`${L(h.shapes.length-id)} more`))))}function g(h,y){let w=h.names[1]??h.names[0],b={operator:"cpu_op",python:"python_func\
tion"}[h.sort],_=r.pair&&b&&!/(?<!0x)…/.test(w);return a("p",{class:"op-actions"},y&&h.instances>1&&h.sort==="module"&&F(h.opened?"Fold its instances":`Show its ${L(h.instances)} instances`,()=>t(h),
{class:"link-button"}),h.parent&&h.children.length>0&&F("Zoom to it",()=>o(h),{class:"link-button zoom-button"}),_&&a("a",{href:zt({...e(),merge_addresses:!0,use_short_name:!1,row:It(w,b)})},"Open thi\
s operation"),_&&b==="cpu_op"&&a("a",{href:os(e(),{name:w,category:b})},"Show in the timeline"),!["root","rest"].includes(h.sort)&&F("Copy the name",()=>Bt(On(h),"Name copied."),{class:"link-button"}))}
return{node:s,draw(h,y,w){r=h;let b=ko(y).slice(1,-1),_=b.filter(({sort:x})=>x!=="python"),k=_.length>0?_:b.slice(-4);C(n,a("p",{class:"mono full-name"},a("bdi",{},vt(y))),a("p",{class:"muted small"},
[Dn(y),Bn(y),y.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(x=>so(y,x)).map(x=>`${x} time: no difference found`)].flat().filter(Boolean).join(" · ")),k.length>
0&&a("p",{class:"muted small mono frame-path"},`in ${k.map(vt).join(" › ")}`),y.through.length>0&&a("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),g(y,w),p(y),f(
y))}}}var sM=5;function Gb(e){let t=a("p",{class:"headline"}),o=a("ol",{class:"tree-largest"}),n=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=Rb(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],p)=>[p===0?" (":", ",d,F(vt(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,p)=>m===p.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?Lb(c,u):_t(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"The part without a partner directly below ",F(vt(c),()=>e(
c),{class:"link-button mono tree-name"}),Cb(c).map((p,f)=>[f===0?" in ":" › ",F(vt(p),()=>e(p),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?zo(c.here[u]):""}`},d),l.pair&&
a("span",{class:"muted"},r(c,u)),so(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:p,
percent:f}=Nb(l,c),[,g]=ho[c],[h,y]=l.root.total[c];C(t,a("span",{class:"headline-label"},`${g} ${Oo(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"\
→"),a("span",{class:"value test-text"},m),a("span",{class:`change ${zo(y-h)}`},p,h>0&&a("span",{class:"change-percent"},` (${f})`))]:a("span",{class:"value"},d));let w=ss(l,c,sM);C(o,w.map($=>i(l,$,
c))),o.hidden=w.length===0;let b=Ib(l),_=l.byHost&&l.pair&&`${l.root.total.device.some($=>$>0)?"One side has no device time, so host":"Host"} time decides which frames belong together.`,k=l.inAll>l.shown&&
`${l.shown} of ${l.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,x=l.pair&&l.samples.some($=>$<Ta)&&"Fewer than 4 samples on a side: changes cannot be dis\
tinguished from noise, so all are coloured as measured.";C(n,Db(l,u).map($=>a("p",{class:"notice"},$)),[b,x,_,k].filter(Boolean).map($=>a("p",{class:"muted"},$)))}}}var Go=28,rM=150,Yb=12,Kb=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],aM=[["Frame","c-frame",Kb[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function Vb(e){let t=a("thead"),o=a("tbody"),n=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=a("div",{class:"tree\
-scroll",tabindex:"-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],p=0,f=()=>c.rows.length>rM;function g(){let A=c.tree.pair?Kb:aM,I=`${ho[c.
measure][1]} ${Oo(c.tree)}`;C(n,A.map(([,J])=>a("col",{class:J}))),C(t,a("tr",{},A.map(([J,q,U],ae)=>a("th",{scope:"col",class:q,title:ae===0?U:`${I}: ${U}`},J)))),i.firstChild.colSpan=A.length,l.firstChild.
colSpan=A.length}function h({frame:A,level:I,open:J,leaf:q}){let U=A.instances>1&&A.sort==="module"&&!A.opened&&c.canOpen,ae=Ab(A),W=A.instances===A.parent?.instances?"":Mn(A);return a("th",{scope:"ro\
w",class:"c-frame",title:[vt(A),...A.above??[],Dn(A),Bn(A),A.through.length>0&&`below ${A.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(I-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${q?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},J?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes(A.sort)?" plain":""}`},a("bdi",{},Yi(A))),U?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${A.instances} instances`},
Mn(A)):W&&a("span",{class:"muted count"},W),A.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${A.above.join(", ")}`),ae&&a("span",{class:`status-mark status-${A.status}`},a("span",{"aria\
-hidden":"true"},ae),a("span",{class:"visually-hidden"},` ${Bn(A)}`))))}function y(A,I=""){return a("td",{class:`num c-time ${I}`,title:Gi(A,c.measure)},_t(A,c.measure))}function w(A,I,J){return a("td",
{class:`num c-time ${I} ${so(J,c.measure)?"calm":zo(A)}`,title:[Os(A,c.measure),so(J,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:I==="c-diff"&&p>0?{"--share":`${(100*Math.abs(A)/
p).toFixed(1)}%`}:{}},qt(A,c.measure))}function b(A){let{frame:I}=A,[J,q]=I.total[c.measure];return c.tree.pair?[h(A),y(J),y(q),w(_o(I,c.measure),"c-diff",I),w(I.here[c.measure],"c-here",I)]:[h(A),y(J),
y(I.ownOf[c.measure][0]),a("td",{class:"num c-time"},_t(I.figures.calls[0],"calls"))]}function _(A){let I=c.rows[A],{frame:J}=I,q=[A%2?"odd":"",c.found?.has(J)?"found":"",J.sort==="rest"?"rest":""].filter(
Boolean).join(" ");return a("tr",{class:q,data:{index:A},tabindex:A===u?"0":"-1","aria-level":I.level,"aria-posinset":I.place,"aria-setsize":I.of,"aria-rowindex":A+2,"aria-expanded":I.leaf?null:String(
I.open),"aria-selected":String(J===c.selected)},b(I))}function k(A=!1){let I=Math.ceil((r.clientHeight||600)/Go),J=Math.floor(r.scrollTop/Go),[q,U]=f()?[Math.max(0,J-Yb),Math.min(c.rows.length,J+I+Yb)]:
[0,c.rows.length];if(!A&&q===m[0]&&U===m[1])return;m=[q,U];let ae=o.contains(document.activeElement),W=A?new Map:d;d=new Map;for(let re=q;re<U;re+=1)d.set(re,W.get(re)??_(re));[[i,q],[l,c.rows.length-
U]].forEach(([re,Y])=>{re.hidden=Y===0,re.style.height=`${Y*Go}px`});let{scrollTop:z}=r;yo(o,[i,...d.values(),l]),r.scrollTop=z,ae&&(d.get(u)??r).focus({preventScroll:!0})}function x(A,I=!1){let J=A*Go,
q=r.clientHeight-t.offsetHeight;I&&(J<r.scrollTop||J+Go>r.scrollTop+q)&&(r.scrollTop=J-q/2),J<r.scrollTop?r.scrollTop=J:J+Go>r.scrollTop+q&&(r.scrollTop=J+Go-q),k()}function $(A,I){let J=Math.max(0,Math.
min(c.rows.length-1,A));d.get(u)?.setAttribute("tabindex","-1"),u=J,x(J);let q=d.get(J);q?.setAttribute("tabindex","0"),I&&q?.focus({preventScroll:!0})}function T(A){return c!==null&&c.revision===A.revision&&
c.judged===A.judged&&c.text===A.text&&c.rows.length===A.rows.length&&c.rows.every((I,J)=>I.frame===A.rows[J].frame&&I.open===A.rows[J].open)}function E(A){let I=c.selected!==A.selected;c=A;for(let[q,U]of d)
U.setAttribute("aria-selected",String(c.rows[q].frame===c.selected));let J=c.rows.findIndex(q=>q.frame===c.selected);I&&J>=0&&$(J,!1)}o.addEventListener("click",A=>{let I=A.target.closest("tr[data-ind\
ex]");if(!I)return;let{frame:J,leaf:q}=c.rows[I.dataset.index],U=A.target.closest("[data-act]")?.dataset.act;$(Number(I.dataset.index),!0),U==="instances"?e.onInstances(J):U==="toggle"&&!q?e.onToggle(
J):e.onSelect(J)}),o.addEventListener("dblclick",A=>{let I=A.target.closest("tr[data-index]");I&&!A.target.closest("[data-act]")&&e.onZoom(c.rows[I.dataset.index].frame)});function v({frame:A,open:I,leaf:J},q){
!J&&I!==q?e.onToggle(A):q&&I?$(u+1,!0):!q&&A.parent&&$(c.rows.findIndex(U=>U.frame===A.parent),!0)}o.addEventListener("keydown",A=>{let I=c?.rows[u];if(!I||A.altKey||A.ctrlKey||A.metaKey||A.target.closest(
"button"))return;let J=Math.max(1,Math.floor(r.clientHeight/Go)-3),q={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+J,PageUp:u-J,Home:0,End:c.rows.length-1},U={ArrowRight:()=>v(I,!0),ArrowLeft:()=>v(I,!1),Enter:()=>e.
onZoom(I.frame)," ":()=>e.onSelect(I.frame)},ae=A.key in q?()=>$(q[A.key],!0):U[A.key];ae&&(A.preventDefault(),ae())});let O=0,D=()=>{O===0&&c&&f()&&(O=requestAnimationFrame(()=>{O=0,k(),d.has(u)||(u=
Math.min(c.rows.length-1,Math.ceil(r.scrollTop/Go)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",D,{passive:!0});let j=new ResizeObserver(D);return j.observe(r),{node:r,focus:()=>$(
u,!0),draw(A){if(T(A)){E(A);return}let I=c?.rows[u]?.frame.key,J=c?.selected?.key!==A.selected.key||c?.revision!==A.revision;c=A,p=c.tree.frames.reduce((U,ae)=>Math.max(U,Math.abs(_o(ae,c.measure))),0),
g(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",f());let q=J?c.selected.key:I;u=Math.max(0,c.rows.findIndex(U=>U.frame.key===q)),k(!0),J&&x(u,!0)},unmount(){
j.disconnect(),cancelAnimationFrame(O)}}}function iM(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var Jb=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function lM(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?iM(t)||(Jb(n)>4*Jb(o)?"host":"device"):"device"}async function cM(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Zt(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await mt(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function Qb(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...xc(await Hr(o?"":e.control,as(e,c,n),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?cM(e,t):null]),l=e.
by||lM(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function Xb(e,t,o){let n=t==="host"?"host":"device";return{...xc(await Hr(e.test!==""?
"":e.control,as(e,n,!0),{signal:o})),chosenBy:n}}async function Zb(e,t,o,n=e.frames==="instance"){let s=as(e,t.chosenBy,n);s.set("significance",o),ff(t,await Hr("",s),o)}var uM=8,dM=40;function e_(e,t,o){let n=new Set([e.root]);for(let s of[...ss(e,t,uM),...o.slice(0,dM)])ko(s).slice(0,-1).forEach(r=>n.add(r));return n}function mM(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(_o(l,o)):l.total[o][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function t_(e,t,o,n){let s=[],
r=(i,l,c,u)=>{let d=mM(e,i,t,o),m=d.length>0&&n(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((p,f)=>r(p,l+1,f+1,d.length))};return r(e.root,1,1,1),s}var o_={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Tr={path:"/tree",name:"Tree",mount:(e,t)=>fM(e,t)},pM=e=>Ut({...Ht(""),...Zt(e)});function fM(e,t){let o=rs(location.
search),n=null,s=null,r="",i=null,l=null,c="",u=!1,d=(P,{replace:G=!0}={})=>!u&&t.go(mo({...o,...P}),{replace:G}),m=ms(P=>d({...P,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set al\
one",links:P=>[a("a",{class:"small",href:pM(P)},"Compare"),ou(P)]}),p=Gb(P=>E(P)),f=Ub({onChange:P=>d($(P)),onStep:D}),g=Wb({onPick:P=>T(P,P),onZoom:P=>T(l.selected,P),onMove:P=>T(P)}),h=Vb({onSelect:P=>T(
P),onZoom:P=>T(P,P),onToggle:v,onInstances:O}),y=zb({pair:()=>Zt(o),onInstances:O,onZoom:P=>T(P,P)}),w=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),_=a("div",{class:"results t\
ree-results"},p.node,f.node,a("div",{class:"tree-columns"},g.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},h.node),y.node));e.append(a("div",{class:"page tree-page"},b,
m.node,w,_));let k=Et({context:t,results:_,message:w}),x=Qe(400,$e);function $(P){return P.frames&&l?{...P,node:l.selected.foldKey}:P}function T(P,G){let oe=Ae=>Ae.at<=P.at&&P.at<Ae.end,ue=G??(oe(l.zoomed)?
l.zoomed:ko(P).findLast(Ae=>oe(Ae)&&l.zoomed.at>=Ae.at&&l.zoomed.at<Ae.end)??l.tree.root);d({node:P.key,zoom:ue.key}),x(`${vt(P)} is selected.`)}function E(P){T(P)}function v(P){let G=o.rows.includes(
P.key)?o.rows.filter(oe=>oe!==P.key):[...o.rows,P.key];d({rows:G})}function O(P){let G=P.key,oe=o.open.includes(G);d({open:oe?o.open.filter(ue=>ue!==G):[...o.open,G],rows:o.rows.filter(ue=>ue!==G),node:G}),
$e(oe?"Folded.":`Its instances are shown below ${vt(P)}.`)}function D(P){let G=l?.found??[];if(G.length>0){let oe=G.indexOf(l.selected),ue=oe<0?P>0?0:G.length-1:(oe+P+G.length)%G.length;T(G[ue]),$e(`${ue+
1} of ${G.length}: ${vt(G[ue])}`)}}async function j(){let P=[o.control,o.test].filter(oe=>oe!=="");if(P.every(oe=>n&&Ge(n,oe)))return;let G=await ht(P).catch(()=>[]);u||(n=G,Q())}function A(){if(o.control===
"")return"";let P=`${o.control} ${as(o,"device",o.frames==="instance")}`,G=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===P&&(G==="first"?s.first:s.tree.shown>=s.tree.inAll||s.tree.chosenBy===
G)?s.key:`${P} ${G}`}function I(P){r=P,_.dataset.stale="";let[G,oe]=[P.slice(0,P.lastIndexOf(" ")),o.by];k.ask(ue=>Qb(o,ue),ue=>{s={...ue,key:P,base:G,first:oe===""},i=null,delete _.dataset.stale,k.say(
null),$e(X(ue.tree.frames.length-1,"frame")),Q()},ue=>{s=null,l=null,delete _.dataset.stale,k.say(U(ue)),Q()})}function J(P){let G=`${s.key} ${P==="host"}`;return i?.key===G?(q(i,P),i.tree):(i={key:G,
tree:null},k.ask(oe=>Xb(o,P,oe),oe=>{i.tree=oe,Q(),q(i,P)},oe=>{i=null,Re(`The instances could not be loaded. ${oe.message}`,{urgent:!0})}),null)}async function q(P,G){let{tree:oe}=P;if(P.judged??=new Set,
!(!oe?.pair||G==="calls"||P.judged.has(G)||oe.samples.some(ue=>ue<Ta))){P.judged.add(G);try{await Zb(o,oe,G,P===i||o.frames==="instance")}catch{return}!u&&s&&(s===P||i===P)&&(s.verdicts=`${s.verdicts??
""} ${P===i?"each ":""}${G}`,s.classes=void 0,s.openedFor=void 0,Q())}}function U(P){let G=Object.keys(o_).some(oe=>o[oe]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:P.code}},a(
"h2",{},"This tree cannot be shown"),a("p",{},P.message),a("p",{},G?F("Use all ranks and steps",()=>d(o_),{class:"primary"}):F("Try again",()=>I(r),{class:"primary"})," ",a("a",{href:fe("/")},"Choose \
other traces")))}let ae=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a control alone, or g\
o to the ",a("a",{href:fe("/")},n?.length===0?"Add traces":"Traces page"),"."));function W(P){if(o.frames==="class")return s.classes??=bf(s.tree),s.classes;if(o.frames==="folded"&&o.open.length>0){let G=J(
P);if(G){let oe=o.open.join();return s.openedFor!==oe&&(s.opened=xf(s.tree,G,new Set(o.open)),s.openedFor=oe),s.opened}}return s.tree}function z(){let P=o.by||s.measure,G=W(P),oe=o.q===""?null:jb(G,o.
q),ue=$c(G,o.node)??ss(G,P,1)[0]??G.root,Ae=$c(G,o.zoom)??G.root,Z=e_(G,P,[ue,...G.frames.filter(ce=>ce.opened).flatMap(ce=>ce.children.slice(0,1)),...oe??[]]),ie=new Set(o.rows),ge=t_(G,P,o.order,ce=>Z.
has(ce)!==ie.has(ce.key)),ee=[s.key,P,o.frames,o.width,o.open.join(),G.frames.length].join(" ");return{tree:G,measure:P,width:o.width,found:oe,text:`${o.q} ${o.order}`,selected:ue,zoomed:Ae,rows:ge,revision:ee,
judged:s.verdicts??"",canOpen:o.frames==="folded",lines:re(G),file:`tracediff-${G.sides.map(({label:ce})=>xt(ce)).join("-")}`}}function re(P){return[["control","test"].slice(0,P.sides.length).map((oe,ue)=>`${P.
pair?`${oe}: `:""}${P.sides[ue].label} (${X(P.sides[ue].samples,"sample")})`).join(" → ")]}function Y(){let P=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},G=ue=>sn(ue,o,n,P),oe=o.control===""?"\
Tree":`${G("control")}${o.test===""?"":` → ${G("test")}`} · Tree`;b.textContent=oe,t.setTitle(oe),m.draw(o,n,P)}function Q(){if(u)return;let P=A();if(P===""?(k.drop(),[r,s,l]=["",null,null],k.say(ae())):
P!==r&&(s||k.say(null),I(P)),Y(),_.toggleAttribute("data-skeleton",P!==""&&!s),!s||s.key!==P){f.draw(o,null,o.by,null);return}l=z();let{tree:G,measure:oe,found:ue}=l,Ae=[l.revision,l.judged,o.level].join(
" ");Ae!==c&&(c=Ae,p.draw(G,oe,o.level)),f.draw(o,G,oe,ue),g.draw(l),g.sql.set(no(rw(o,oe),o)),h.draw({...l,found:ue&&new Set(ue)}),y.draw(G,l.selected,l.canOpen),q(s,oe)}return Q(),j(),{keys:{search:()=>f.
search(),enter:()=>l!==null&&h.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&T(l.selected,l.tree.root)},update(P){o=rs(P),Q(),j(),s&&r===
s.key&&t.settled()},unmount(){u=!0,k.unmount(),g.unmount(),h.unmount()}}}var hM={name:"rows",label:"Rows",type:"choice",options:aa,fallback:"steps"};function n_(e,{onChange:t,onSet:o}){let n=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:x=>x.
preventDefault()}}),s=[],r="",i=null,l="";function c(x,$){t({[x]:$},{replace:l===x}),l=x}function u(x,$,T,E){let v=pe("set"),O=$o({id:v,field:x,none:E,text:i[x],set:Ge(T,i[x])??null,onPick:D=>{l="",o(
{[x]:D?.id??""})}});return a("div",{class:`analysis-field side-${x==="test"?"test":"control"}`},a("label",{for:v},$),O.node)}function d(x){let $=a("input",{type:"checkbox",data:{field:x.name},on:{change:()=>c(
x.name,$.checked===x.fallback?"":String($.checked))}});return s.push({name:x.name,sync(T){$.checked=T===""?x.fallback:T==="true"}}),a("label",{class:"check"},$,x.label)}function m(x){let $=x.type==="o\
perator"?pe("ops"):null,T=x.type==="number",E=a("input",{type:T?"number":"text",list:$,autocomplete:"off",spellcheck:"false",placeholder:x.placeholder,step:T&&"any",min:T&&0,data:{field:x.name},class:$&&
"wide",title:x.title,on:{change:()=>c(x.name,E.value.trim())}}),v=$&&a("datalist",{id:$});$&&(E.addEventListener("input",Qe(150,()=>g(E.value,v))),E.addEventListener("focus",()=>{E.select(),g("",v)}));
let O="";return s.push({name:x.name,sync(D,j){let A=D||$&&j||"",I=E===document.activeElement&&E.value!==O;E.value.trim()!==A&&!(I&&A===O)&&(E.value=A),O=A,T&&(j??null)!==null&&D===""&&(E.placeholder=j)}}),
a("label",{class:"analysis-field"},a("span",{},x.label),E,v)}function p(x){let $=a("select",{data:{field:x.name},title:x.title,on:{change:()=>c(x.name,$.value===x.fallback?"":$.value)}},Object.entries(
x.options).map(([T,E])=>a("option",{value:T},E)));return s.push({name:x.name,sync(T,E){$.value=T||String(E??Object.keys(x.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},x.label),$)}let f=x=>x.
type==="boolean"?d(x):x.type==="choice"?p(x):m(x);async function g(x,$){if(i.set!=="")try{let T=await zr(i.set,x);C($,[...new Set(T.filter(E=>E.category==="cpu_op").map(E=>E.name))].map(E=>a("option",
{value:E})))}catch{}}let h=(x,$)=>x?.[$].length>0?ot(x[$],3):"";function y(x,$){let[T,E]=["set","test"].map(v=>h(Ge($,i[v]),x));return i.test!==""&&i[x]===""&&(T!==E||i[`set_${x}`]!==""||i[`test_${x}`]!==
"")}function w(x,$,T){let[E,v]=["set","test"].map(D=>Ge(T,i[D])),O=(D,j,A)=>f({name:D,label:j,type:"text",placeholder:["all",h(A,x)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(x,T)?[O(`set_${x}`,`${$} of A`,E),O(`test_${x}`,`${$} of B`,v)]:[O(x,$,E)]}function b(x){let $=T=>T.some(E=>i[E]!=="");return!$(["steps","set_steps","test_steps"])&&($(["marker","set_\
marker","test_marker"])||["set","test"].some(T=>Ge(x,i[T])?.steps.length>0))}let _=x=>`${Ul[x].letter} · ${Ul[x].name}`;function k(x){let $=i.test!=="";s=[],C(n,u("set",$?_("set"):"Trace set",x),u("t\
est",$?_("test"):"Compare with",x,"none"),w("ranks","Ranks",x),w("steps","Steps",x),!e[i.what].ofSteps&&b(x)&&f(hM),e[i.what].params.map(f))}return{node:n,focus(){let x=n.querySelector("input[list]")??
n.querySelector('[data-field$="ranks"]');return x?.focus(),document.activeElement===x},draw(x,$,T={}){i=x;let E=JSON.stringify([i.what,i.set,i.test,y("ranks",$),y("steps",$),b($),$.map(v=>[v.id,v.label])]);
if(E!==r){r=E;let v=n.contains(document.activeElement)?document.activeElement.dataset.field:null;k($),v&&n.querySelector(`[data-field="${v}"]`)?.focus()}s.forEach(({name:v,sync:O})=>O(i[v]??"",T[v]))}}}var gM=24,Ki=20;function s_(e,t){let o=Array.from(e),n=Math.max(0,o.length-Ki),s=t>gM?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(i,l,c)=>a("span",{class:i},o.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},o.slice(s,s+Ki).join(""))),s+Ki<o.length&&r("split-rest",s+Ki))}var r_=200,wM=30;function Kt(e){let t=a("tr"),o=a("tbody"),n=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=e.meanings===!1?[]:e.columns.filter(_=>_.what),i=r.length>0&&a("det\
ails",{class:"data-meanings small"},a("summary",{},"What the columns mean"),a("dl",{},r.flatMap(({title:_,what:k})=>[a("dt",{},_),a("dd",{},k)]))),l=a("p",{class:"data-blanks muted small",hidden:!0}),
c=[e.caption,e.heading].filter(Boolean).join(": "),u=at(c);u.set(e.sql??null);let d=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":c},a("div",{class:"chart-head"},a(e.level??"h\
3",{},c," ",s),a("div",{class:"chart-tools"},u.node,e.csv&&a("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("\
div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${c}, rows`},a("table",{class:"data-table"},a("caption",{class:"visually-hidden"},c),a("thead",{},t),o)),n,i,l),m=[],p=new Map,f=null,g=e.
limit??20;function h(){if(!f)return m;let _=f.down?-1:1;return[...m].sort((k,x)=>{let[$,T]=[k[f.key]??null,x[f.key]??null];return $===null||T===null?($===null)-(T===null):_*(typeof $=="number"?$-T:String(
$).localeCompare(String(T)))})}function y(_){let k=f?.key===_.key?!f.down:!!_.number;f={key:_.key,down:k},b(),t.querySelector("[aria-sort] button")?.focus()}function w(_,k,x,$){let T=e.href&&_.link?.(
x,e.parameters??{}),E=_.mono&&typeof $=="string"?s_($,p.get(_.key)?.get($)??0):$;if(T||!_.mono||typeof $!="string"||$.length<=wM)return T?a("a",{href:e.href(T)},E):E;let v=F(E,()=>{let O=v.getAttribute(
"aria-expanded")!=="true";v.setAttribute("aria-expanded",String(O)),C(v,O?$:E)},{class:"name-button","aria-expanded":"false"});return v}function b(){C(t,e.columns.map(k=>{let x=f?.key===k.key;return a(
"th",{scope:"col",class:k.number&&"num","aria-sort":x&&(f.down?"descending":"ascending")},F(`${k.title}${x?f.down?" ↓":" ↑":""}`,()=>y(k),{class:"link-button th-button",title:k.what}))}));let _=new Set;
C(o,h().slice(0,g).map(k=>a("tr",{},e.columns.map(x=>{let $=k[x.key],T=x.show($,k);return T===ye&&x.blank&&_.add(x),a("td",{title:T===ye&&x.blank?x.blank:x.mono?$:x.exact?.($,k),class:[x.number&&"num",
x.mono&&"mono data-name",x.tone?.($,k)].filter(Boolean).join(" ")||null},w(x,$,k,T))})))),l.hidden=_.size===0,C(l,[..._].map(k=>`${ye} in ${k.title}: ${k.blank}`).join("; "),"."),s.textContent=m.length>
1?L(m.length):"",n.hidden=m.length<=g,C(n,F(`Show ${L(Math.min(r_,m.length-g))} more of ${L(m.length)}`,()=>{g+=r_,b()},{class:"link-button"}))}return{node:d,show(_){m=_;for(let{key:k}of e.columns.filter(
x=>x.mono))p.set(k,Mm(m.map(x=>String(x[k]??""))));d.hidden=m.length===0,b()}}}var yM={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},a_="http://www.w3.org/2000/svg";function bM(e,t){let o=document.createElementNS(a_,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(a_,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",yM[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function i_(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=F(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",o),a("label",{},"to ",n," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(g){return a(
"input",{type:"number",min:0,step:"any",data:{field:g},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=g=>g.value===""?"":String(Number((Number(g.value)*1e3).toFixed(3))),m=g=>g===""?"":String(
Number((Number(g)/1e3).toFixed(6)));function p(g,h){g.dataset.shown!==h&&(g.dataset.shown=h,g.value=m(h))}function f(g,{chosen:h,styles:y,two:w}){let b=y.get(g.key)??-1,_=a("input",{type:"checkbox",value:g.
key,on:{change:()=>{let k=[...t.querySelectorAll("input:checked")];e.onLines(k.length===0?xu:k.map(x=>x.value))}}});return _.checked=h.includes(g.key),a("label",{class:"check line-check"},_,a("span",{
class:"line-mark"},b>=0&&bM(gu(b,w?"A":""),w)),g.name)}return{node:l,draw(g){let{chosen:h,two:y}=g,w=JSON.stringify([g.lines.map(b=>b.key),h,y]);if(t.hidden=g.lines.length<2,w!==c){c=w;let b=t.contains(
document.activeElement)?document.activeElement.value:null;C(t,_M(g.lines,h).map(([_,k])=>a("div",{class:"line-group",role:_?"group":null,"aria-label":_||null},_&&a("span",{class:"muted"},_),k.map(x=>f(
x,g))))),b!==null&&[...t.querySelectorAll("input")].find(_=>_.value===b)?.focus()}p(o,g.start),p(n,g.end),s.disabled=g.start===""&&g.end==="",i.hidden=g.empty&&s.disabled,r.href=e.csv()}}}function _M(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(i=>t.indexOf(i.key)).filter(i=>i>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}function kM(e,t,o){return JSON.stringify(t.filter(n=>!n.number&&!n.note&&!(o&&(n.key==="rank"||n.key==="device"))).map(n=>e[n.key]))}function l_(e,t){let o=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(o.length<2||t.apart)return t.order?o.flat().sort(t.order):o.flat();let n=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of o.flat()){let i=kM(r,t.columns,n);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var c_={control:"set",test:"test"};function h_(e){let t=(o,n)=>e[`${c_[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[c_[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function xM(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:lu(h_(e));return o&&`(${o})`}var Ar="device\
_type = 'GPU'",ld=["COMPUTATION","COMMUNICATION","MEMORY"],Vi=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",cd=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${ld.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${Ar}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${ld.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${Ar}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${ld.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,u_=e=>`${cd(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,d_=e=>`${cd(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,$M=(e,t)=>`${cd(e,Vi(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,g_=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,vM=(e,t)=>`SELECT side, rank, kind, name, category, ${g_}
FROM events
WHERE ${Ar}${Vi(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,w_=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${Ar}${Vi(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,y_=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${Ar}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,b_="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",m_=(e,t)=>`${y_(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${b_}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,__=(e,t)=>`${y_(e,Vi(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${b_}`,SM=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${__(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Or=(e,t)=>`${__(e,t)}
ORDER BY launch_delay DESC`,p_=(e,t)=>`SELECT side, rank, name, ${g_}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function EM(e){let t=Object.entries(h_(e)).map(([o,{ranks:n}])=>{let s=ii(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Mr="side, rank, span, device_type, device",k_=e=>`WITH changes AS (
    ${e}
)
SELECT ${Mr}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Mr}),
    so_far AS (PARTITION BY ${Mr} ORDER BY at_us, row)`,TM=e=>`SELECT ${Mr}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${k_(e)}
)
GROUP BY ${Mr}
ORDER BY rank, span, device_type, device, side`,f_={peaks:TM,"memory-curves":e=>`${k_(e)}
ORDER BY side, rank, at_us`},OM={temporal_breakdown:{rows:u_,temporal:u_},comm_comp_overlap:{rows:d_,overlap:d_},kernel_breakdown:{kinds:$M,kernels:vM,over_ranks:w_},idle_time_breakdown:{rows:m_,idle:m_},
launch_stats:{counts:SM,worst:Or,"launch-cpu_duration":Or,"launch-gpu_duration":Or,"launch-launch_delay":Or,"launch-scatter":Or},user_annotation_breakdown:{rows:p_,annotations:p_}},MM={kernel_breakdown:{
kernels:w_}},AM={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},x_=e=>AM[e]??{},CM={queue_length:"stream",memory_bw:"name"},RM=["what","set","test","lines","order","rows"];function LM(e,t,{chart:o,difference:n}){let s=o||t,r=Object.entries(
e).filter(([l,c])=>c&&!RM.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let i=s==="series"&&CM[e.what];return`SELECT ${i?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${i} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>oo(`${l}=${c}`)).join(", ")})`}function NM(e,t,o){if(e.what==="memory"){let r=f_[t]&&EM(e);return r?f_[t](r):null}let n=o&&MM[e.what]?.[t]||OM[e.what]?.[t],s=n?xM(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var $_=(e,t,{chart:o="",difference:n=!1}={})=>(n?null:NM(e,t,o))??LM(e,t,{chart:o,
difference:n});var PM={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},ud={path:"/analyse",name:"Analyse",mount:(e,t)=>IM(e,t)};function IM(e,t){let o=ju(location.search,st),n=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=(M,S)=>t.go(Nn({...o,...M},st),S),p=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),f=n_(st,{onChange:m,onSet:M=>m({...Ci,...M})}),g=a("p",{class:"m\
uted analysis-intro"}),h=a("div",{class:"message"}),y=a("div",{class:"analysis-notes"}),w=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),_=a("div",{class:"results analysis-res\
ults"},y,w,b),k=a("h1",{}),x=F("Open in Perfetto …",()=>ha([o.set,o.test].filter(M=>M!==""),o.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),$=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
k,x,$),p,f.node,g,h,_));let T=Et({context:t,results:_,message:h}),E=pt(()=>c.forEach(M=>M.figure.retheme())),v=M=>tm(o.what,jy(i??o,st,M)),O=(M,S)=>no($_(i??o,M,S),{control:o.set,test:o.test},S?.chart?
x_(M):{});function D(){c.forEach(M=>M.figure.unmount()),c=st[o.what].charts.map(M=>{let S=M.series&&i_({onLines:le=>m({lines:le},{replace:!0}),onWindow:le=>m(le),csv:()=>v("series")}),B=gt("Ranks that\
 are drawn",[["","those that differ most"],["rank",S?"the first":"all, in order"]],le=>m({order:le,lines:[]},{replace:!0})),V={chart:M,bar:S,order:B,hidden:new Set,keys:j(M)};return V.figure=bt({id:M.
id,title:M.title,file:M.id,level:"h2",class:M.half?"half-chart":"",height:le=>M.height(le.places,le.sides),make:(le,de)=>J(le.made(de),V.hidden),onRelayout:S&&q,onDoubleClick:S&&U,keys:()=>V.keys.filter(
le=>!V.hidden.has(le.key)).map(le=>[le.property,le.name]),extra:[a("div",{class:"chart-choice"},I(V),B.node),S?.node]}),V}),C(w,c.map(M=>M.figure.node))}let j=M=>(A(M)??(o.test===""?[]:ue().map(S=>({key:S.
key,name:`${S.letter} · ${S.label}`,property:S.letter==="A"?"--control-fill":"--test-fill"})))).map(S=>({...S,key:S.key&&!Array.isArray(M.legend)?S.key:S.property})),A=({legend:M})=>typeof M=="functi\
on"?M(ue()):M;function I(M){let S=V=>{let{hidden:le}=M;le.delete(V)||le.add(V),le.size===M.keys.length&&le.clear();for(let de of B)de.setAttribute("aria-pressed",String(!le.has(de.dataset.key)));ae(ue())},
B=M.keys.map(V=>F(V.name,()=>S(V.key),{class:"key","aria-pressed":"true",title:V.what,data:{key:V.key},css:{"--key-fill":`var(${V.property})`}}));return B.length>0&&a("div",{class:"chart-legend",role:"\
group","aria-label":`${M.chart.title}: what is drawn`},B)}let J=({data:M,layout:S},B)=>({layout:S,data:M.map(V=>B.has(V.legendgroup)?{...V,visible:!1}:V)});function q(M,S){let[B,V]=[M["xaxis.range[0]"],
M["xaxis.range[1]"]];if(Number.isFinite(B)&&Number.isFinite(V)&&V>B&&performance.now()-u>500){let le=de=>String(Number(Math.max(0,de*S.per+S.offset).toFixed(3)));m({start:le(B),end:le(V)})}}function U(){
u=performance.now(),m({start:"",end:""})}function ae(M){let S=st[o.what].charts.filter(de=>typeof de.legend=="function").flatMap(de=>A(de)??[]).map(de=>de.name),B=JSON.stringify([o.what,o.set,o.test,S]);
l!==B&&(D(),l=B);let V=`tracediff-${M.map(de=>xt(de.label)).join("-")}`,le={...o,shown:s.parameters,href:de=>Nn({...o,...de},st)};for(let de of c)W(de,M,le,V)}function W({chart:M,bar:S,order:B,hidden:V,
figure:le},de,Ne,Ye){let Be=M.make(de,Ne),Lt=Be.empty?null:S&&Be.data(600);if(B.node.hidden=!Be.limited,B.press(o.order),le.draw({file:Ye,heading:Be.note,made:Be.data,per:Lt?.per,revision:[r,o.order,...o.
lines,...V].join(" "),offset:Lt?.offset,places:Be.places,sides:de.length,caption:z(de),empty:Be.empty??null}),le.sql.set(O(M.id,{chart:M.table??M.id})),le.node.hidden=!!Be.empty&&(!!Be.isSaid||oe(de)),
S){let St=gi(de,M.series,M.ownDevice),qr=wi(St,de,o).keys;S.draw({lines:St,chosen:qr,styles:Nw(St,qr,M.panels),start:o.start,end:o.end,two:de.length>1,empty:!!Be.empty}),S.node.hidden=St.length===0}}let z=M=>[
[M.map(S=>[S.letter,S.label].filter(Boolean).join(" · ")).join(", "),Q(M)].join(". ")];function re({name:M,category:S}){let B=(le,de)=>o[`${le}_${de}`]||o[de]||"all",V=le=>o[`${le}_marker`]||o.marker;
return zt({control:o.set,test:o.test,row:It(M,S),control_marker:V("set"),test_marker:V("test"),control_ranks:B("set","ranks"),test_ranks:B("test","ranks"),control_steps:B("set","steps"),test_steps:B("\
test","steps")})}function Y(M){let S=M.length>1;b.hidden=oe(M);let B={href:S?re:null,parameters:s.parameters};C(b,st[o.what].tables.flatMap(V=>{let le=l_(M,V),de=xw(V,le),Ne=Kt({...B,caption:V.caption,
csv:v(V.key),sql:O(V.key),columns:[...S?[PM]:[],...de]});Ne.show(le);let Ye=(s.difference?.[V.key]??[]).filter(Lt=>de.some(St=>St.number&&(Lt[St.key]??null)!==null));if(Ye.length===0)return[Ne.node];let Be=Kt(
{...B,caption:V.caption,limit:12,meanings:!1,heading:"difference, B − A",class:"difference-card",sql:O(V.key,{difference:!0}),columns:de.filter(Lt=>!Lt.note&&Ye.some(St=>(St[Lt.key]??null)!==null)).
map(bw)});return Be.show(Ye),[Ne.node,Be.node]}))}function Q(M){let S=M.filter(B=>(B.data.last_step_dropped??[]).length>0);return M.every(B=>B.data.steps!==null)?"The rows of the chosen steps count, a\
s in Compare.":st[o.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":M.every(B=>B.data.all_steps.length===0)?"Without steps, all ro\
ws count, as in Compare.":S.length>0?`Work that the last step of a rank${S.length<M.length?` of ${S[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:o.rows==="all"?
"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function P(M){let S=st[o.what],B=M.flatMap(({label:Ne,
data:Ye})=>{let Be=S.host?[]:Ye.ranks_without_device_rows??[];return Be.length===0?[]:[Be.length===Ye.ranks.length?`${Ne} has no device work${Ye.ranks.length>1?"":` (rank ${Ye.ranks[0]})`}: this analy\
sis has nothing to count there. ${bn}`:`${Ne}: ${Be.length===1?"rank":"ranks"} ${ot(Be)} ${Be.length===1?"has":"have"} no device rows.`]}),V=S.chosen?.({...o,shown:s.parameters}),le=o.rows!==""&&!S.ofSteps&&
M.some(Ne=>Ne.data.steps===null)&&F("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${aa.steps}`}),de=oe(M)&&a("p",{},"To see what the host did, look at its ",a("a",{href:Nn(
{...o,what:"user_annotation_breakdown",lines:[]},st)},"annotations"),".");C(y,B.length>0&&a("ul",{class:"notice"},B.map(Ne=>a("li",{},Ne))),de,S.notes?.(M),V&&a("p",{},V),B.length<M.length&&a("p",{class:"\
muted small"},Q(M)," ",le))}let G=({data:M})=>(M.ranks_without_device_rows??[]).length===M.ranks.length,oe=M=>M.every(G)&&!st[o.what].host;function ue(){let M=!!s.test;return[["set","A"],["test","B"]].
filter(([S])=>s[S]).map(([S,B])=>({key:S,letter:M?B:"",label:s[S].label,data:s[S]}))}function Ae(M){s=null,r="",delete _.dataset.shown,T.say(M)}function Z(M,S){let B=st[o.what];s=M;let V=i===o&&B.instead?.(
o,ue());if(V){i={...o,...V},ie(S);return}r=S,T.say(null),R();let le=ue();f.draw(o,n,s.parameters),P(le),ae(le),Y(le),_.dataset.shown=S,$e(`${B.title} is shown.`)}function ie(M){T.ask(S=>Un(i.what,Hu(i,
st),{signal:S}),S=>Z(S,M),S=>Ae(a("div",{class:"error-box",role:"alert",data:{code:S.code}},a("h2",{},"This analysis is not possible"),a("p",{},S.message),a("p",{},a("a",{href:fe("/")},"Choose other t\
races")))))}let ge=()=>`${o.what} ${Hu(o,st)}`;function ee(){let M=ge();if(s&&r===M){T.drop(),ae(ue()),t.settled();return}if(o.set===""){T.drop(),Ae(a("p",{class:"notice"},"Choose a trace set.")),t.settled();
return}i=o,ie(M)}function ce(){let M=st[o.what],S=B=>o[B]===""?null:Ge(n,o[B])?.label??o[B];C(k,M.title),C(g,M.intro),Ee(),t.setTitle([M.title,[S("set"),S("test")].filter(Boolean).join(" → "),"Analy\
se"].filter(Boolean).join(" · ")),f.draw(o,n,s&&r===ge()?s.parameters:{}),R(),ee()}function Ee(){let M=[o.set,o.test].map(B=>B!==""&&Ge(n,B)).filter(Boolean),S=M.filter(B=>B.traces_bytes===0);C($,S.length===
0?"":M.length===1?Fo(M[0]):S.map(B=>`${B.label}: ${Fo(B)}`).join(" "))}function R(){p.firstChild||C(p,Object.entries(st).map(([M,{tab:S,title:B}])=>a("a",{data:{what:M}},S??B)));for(let M of p.children){
let{what:S}=M.dataset;if(M.href=Nn({...o,what:S,lines:[]},st),M.hidden=st[S].counters&&S!==o.what&&![s?.set,s?.test].some(de=>de?.has_counters),S!==o.what){M.removeAttribute("aria-current");continue}M.
setAttribute("aria-current","page");let B=p.getBoundingClientRect(),{left:V,right:le}=M.getBoundingClientRect();(V<B.left||le>B.right)&&(p.scrollLeft+=V-B.left-24)}}async function H(){let M=[o.set,o.test].
filter(S=>S!=="");try{n=M.length>0?await ht(M):[],n.length===0&&(n=(await Ot("limit=1")).entries.map(({set:S})=>S))}catch(S){C(h,a("div",{class:"error-box",role:"alert"},S.message));return}d||(f.node.
hidden=x.hidden=n.length===0,n.length===0?(C(k,"Analyse"),t.setTitle("Analyse"),C(h,a("p",{class:"notice"},"There are no trace sets yet. ",a("a",{href:fe("/")},"Add some"),"."))):o.set===""?m({set:n[0].
id},{replace:!0}):ce())}return H(),{keys:{search:()=>f.focus()},update(M){o=ju(M,st);let S=["set","test"].every(B=>o[B]===""||Ge(n??[],o[B]));n?.length>0&&S?ce():H()},unmount(){d=!0,T.unmount(),E(),c.
forEach(M=>M.figure.unmount())}}}var dd=28,v_=200,S_=12,DM=400,BM=56;function Yo(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function qM(e,t,o){let n=Math.max(1,Math.ceil(
o.length/DM)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=n)s=Math.max(s,Yo(o[r][t]).length);return Math.min(BM,s)+3}function FM(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function E_(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),o=a("tbody"),n=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),o),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
n),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,p]=[0,0],f=()=>u.length>v_&&!an();function g(k,x){return a("tr",{"aria-rowindex":String(x+2),class:x%
2?"odd":""},k.map(($,T)=>{let E=Yo($);return a("td",{title:E.length>40?E:null,class:$===null?"none":l[T].number?"num":""},E)}))}function h(k=!1){let x=Math.ceil((s.clientHeight||600)/dd),$=f()?Math.max(
0,Math.floor(s.scrollTop/dd)-S_):0,T=f()?Math.min(u.length,$+x+2*S_):u.length;!k&&$===m&&T===p||([m,p]=[$,T],[[r,$],[i,u.length-T]].forEach(([E,v])=>{E.hidden=v===0,E.firstChild.colSpan=Math.max(1,l.length),
E.style.height=`${v*dd}px`}),C(o,r,u.slice($,T).map((E,v)=>g(E,$+v)),i))}function y(k){let x=l[k].number;d=d?.at!==k?{at:k,down:x}:d.down===x?{at:k,down:!x}:null;let $=d?.down?-1:1;u=d===null?c:[...c].
sort((T,E)=>$*FM(T[k],E[k])),s.scrollTop=0,w(),h(!0),e.children[k].querySelector("button").focus()}function w(){C(e,l.map((k,x)=>a("th",{scope:"col",class:k.number?"num":"",title:k.name,"aria-sort":d?.
at===x?d.down?"descending":"ascending":null},F(a("span",{class:"ellipsis"},k.name,k.unit&&a("span",{class:"muted"},`, ${k.unit}`),d?.at===x&&(d.down?" ↓":" ↑")),()=>y(x),{class:"th-button",title:`\
Order by ${k.name}`}))))}s.addEventListener("scroll",()=>f()&&h());let b=new ResizeObserver(()=>f()&&h());b.observe(s);let _=Zn(()=>h(!0));return{node:s,show(k,x){l=k.map(E=>({...E,number:E.type==="in\
teger"||E.type==="real"})),c=u=x,d=null;let T=l.map((E,v)=>qM(E,v,u)).map(E=>`min(${E}ch, 60cqw)`);C(t,T.map(E=>a("col",{css:{width:E}}))),n.style.minWidth=`calc(${["0px",...T].join(" + ")})`,n.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>v_),s.scrollTop=0,w(),h(!0)},unmount(){b.disconnect(),_()}}}var fd=50,M_=5e3,md=40,WM=360,Mo=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],T_=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],jM={control:0,test:1},A_=e=>e.map(t=>Ue(t)).join("<br>"),HM=(e,t)=>`${e.name}: ${Yo(t)}${e.unit?` ${e.unit}`:""}`;function pd(e,t){let o=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[n,s]=e.unit==="µs"?Ke(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:Ue(e.name),font:{size:11},standoff:4}}}}function hd({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=Yo(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:jM[n]??r})).sort((n,s)=>n.
at-s.at)}var C_=e=>({template:$t(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function UM(e,t){let{x:o,ys:n,rows:s}=e;return pr({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,i)=>({key:r.name,name:r.name,colour:te(Mo[i])})),bars:s.slice(0,fd).map(r=>({label:Yo(r[o.at]),values:n.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:Yo(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function O_(e,t){let o=e.rows.slice(0,M_).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=pd(e.x,n(e.x.at)),r=pd(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),i=hd({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:te(Mo[d%Mo.length]),size:u.length>500?4:7,symbol:T_[d%T_.length],opacity:.8},line:{color:te(Mo[d%Mo.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>A_(e.columns.slice(0,12).map(p=>HM(p,m[p.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:C_({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function zM(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),o=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:md+1},(i,l)=>{let c=s+(r-s)*l/md;return l===0?t:l===md?o:n?Math.exp(c):c})}}function GM(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=n?[i,r]:[s,i]}o[s]+=1}return o}function YM(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=zM(o),{per:r,axis:i}=pd(e.x,o);return{data:hd(e).map(({name:l,rows:c,at:u},d)=>{let m=GM(t(c),n),p=te(Mo[u%Mo.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:p,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((f,g)=>[n[g]/r,n[g+1]/r]),y:m.flatMap(f=>[f,f]),customdata:m.flatMap((f,g)=>{let h=A_([...l===""?[]:[l],`${Yo(n[g])} t\
o ${Yo(n[g+1])} ${e.x.unit??""}`,L(f)]);return[h,h]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:C_({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var KM={bars:UM,histogram:YM,line:e=>O_(e,"lines"),scatter:e=>O_(e,"markers")};function R_(e,t){let o=e==="bars"?fd:e==="histogram"?1/0:M_;return t>
o?`The chart shows the first ${L(o)} of ${L(t)} rows; the table has all.`:""}function gd(e){return e.ys.length>1?e.ys.map((t,o)=>[Mo[o],t.name]):e.by?hd(e).map(({name:t,at:o})=>[Mo[o%Mo.length],t]):[]}
function L_(e){let t=null,o=bt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>gd(t),height:n=>n.chart==="bars"?Fe(Math.min(fd,n.rows.length),n.ys.length):WM,make:(n,s)=>KM[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var VM=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,JM=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,QM=["name","short_name","kerne\
l","operator","ended_by"];var ro=e=>e.type==="integer"||e.type==="real",yd=e=>ro(e)&&!VM.test(e.name);function Qi(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(JM.test(e)&&!/count|calls/.test(e)?"µs":"")}var XM=(e,t)=>e.map(
o=>o[t]).filter(o=>typeof o=="number");function Ji(e,t,o,n=s=>s){let s=XM(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||o*(r-s[i-1])>=0)}function N_(e,t,o){let n=new Set;for(let s of e)
if(n.add(s[t]),n.size>o)break;return n.size}var Xi=(e,t)=>e.filter((o,n)=>!yd(o)&&t.length>0&&N_(t,n,8)<=8);function P_(e,t){let o=e.replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===
o&&ro(n))?o:""}function ZM(e,t){let o=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>yd(i)),n=Math.abs;return(o.find(({at:i})=>Ji(t,i,-1))??o.find(({at:i})=>Ji(t,i,-1,n))??o.find(({at:i})=>Ji(t,
i,1))??o.find(({column:i})=>Qi(i.name)!=="")??o[0])?.column.name??""}var wd=(e,t)=>Xi(e,t).some(({name:o})=>o==="side")?"side":"";function eA(e,t){let o=e.findIndex((c,u)=>ro(c)&&(/^(start|at|from)_us$/.
test(c.name)||u===0&&Ji(t,u,1))),n=e.filter((c,u)=>u!==o&&yd(c)),s=(n.find(({name:c})=>Qi(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].name,i=/_us$/.test(r),l=P_(s,e);return!i&&t.length<=
40?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":wd(e,t)}}function tA(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},n=e.filter(ro),s=e.find(({name:c})=>QM.includes(
c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?eA(e,t):null;if(i)return i;let l=ZM(e,t);return s&&l!==""&&(s.
name!=="side"||N_(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:P_(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==l).name,y:l,y2:"",by:wd(e,t)}:l===""?o:
{chart:"histogram",x:l,y:"",y2:"",by:wd(e,t)}}var Cr=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function I_(e,t,o){let n=tA(t,o),s=t.filter(ro),r=s.length===0||o.length===0?["none"]:t.length===1?["hi\
stogram","none"]:["bars","line","scatter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=i==="bars",c=Cr(t,e.x,l?void 0:ro)?e.x:Cr(t,n.x,l?void 0:ro)?n.x:(l?t:s)[0]?.
name??"",u=s.find(({name:h})=>h!==c)??s[0],d=i==="histogram"?"":Cr(t,e.y,ro)?e.y:Cr(t,n.y,ro)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",p=i==="histogram"?"":Cr(t,e.y2,ro)?e.y2:m?"":n.y2,f=Xi(t,
o).map(({name:h})=>h),g=i==="bars"||p!==""?"":f.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:i,kinds:r,x:c,y:d,y2:p,by:g}}var oA=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],nA={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function D_(e){let t=null,o=gt("Kind of chart",oA,i=>e({chart:i,x:"",y:"",y2:"",by:""})),n=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},o.node,
n);function r(i,l,c,u){let d=pe("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:p,x:f,y:g,y2:h,by:y}=t;e({chart:p,x:f,y:g,y2:h,by:y,[i]:m.value})}}},u&&a("option",{value:""},u),c.
map(p=>a("option",{value:p,selected:p===t[i]},p)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,o.press(t.chart);
for(let[g,h]of o.buttons)h.hidden=!t.kinds.includes(g);let d=nA[t.chart]??{},m=l.filter(ro).map(({name:g})=>g),p=Xi(l,c).map(({name:g})=>g),f=l.map(({name:g})=>g);C(n,d.x&&r("x",d.x,t.chart==="bars"?f:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&p.length>0&&r("by","by",p,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}function B_(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function q_(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[F_,sA]=[7,26],rA=/ \(at byte \d+\)/;function W_({onRun:e,onCancel:t,tools:o}){let n=pe("sql"),s=pe("sql-error"),r=pe("sql-hint"),i=a("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(F_),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:h=>{h.key==="Enter"&&(h.ctrlKey||h.metaKey)&&(h.preventDefault(),e())}}}),l=F("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=F("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:n,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,o,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let h=i.value.split(`
`).length+1;i.rows=Math.max(F_,Math.min(sA,h))}function p(h){i.focus(),document.execCommand?.("insertText",!1,h)||i.setRangeText(h,i.selectionStart,i.selectionEnd,"end"),m()}function f(){u.hidden=!0,C(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function g(h){let y=h.text.slice(0,h.column-1).replace(/[^\t]/g," "),w=Math.max(1,Math.min(h.to-h.from,h.text.length-h.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${h.line}`},h.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(w)))}return{node:d,field:i,insert:p,clearError:f,value:()=>i.value,set(h){i.value!==h&&(i.value=h),m()},running(h){c.hidden=!h},enable(h){
l.disabled=!h},showError(h,y){let w=i.value,b=y===null?null:q_(w,B_(w,y));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),C(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?h.replace(rA,""):h),b&&g(b),b&&F("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var j_=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,H_=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,bd=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,U_=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${j_}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${H_}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${H_}
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
    ${bd("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${bd("")} AND side = 'control'
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
WHERE name = ${j_}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${bd("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var aA=100;function z_(e){let t=a("div",{class:"example-lists"}),o=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),n=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},U_.filter(l=>l.sides===r).map(l=>a("li",{},F(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:o,draw:s=>C(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function G_({onPick:e,statement:t}){let o=a("ul",{}),n=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),o),s=a("span",{class:"save-query writes"}),r=[],i="";function l(f){return Re(`That did not work. ${f.message}`,{urgent:!0}),!1}async function c(f){try{await dl(f,t())}catch(g){return l(g)}return i=
f,d(!0),await p(),n.open=!0,Re(`“${f}” is saved.`,{seconds:4}),!0}async function u(f){try{await lm(f.name)}catch(g){l(g);return}await p(),(o.querySelector("button")??s.querySelector("button")).focus(),
Re(`“${f.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await dl(f.name,f.statement).catch(l),await p()}}})}function d(f){C(s,F("Save …",()=>{if(t().trim()===""){Re("First write a state\
ment.",{seconds:4});return}Na(s,i,{name:"Name of the query",maxlength:aA,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),f&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=X(r.length,"query","queries"),C(o,r.map(f=>a("li",{},F(f.name,()=>{i=f.name,e(f.statement)},{class:"link-button",title:f.statement}),Te("trash",`\
Delete ${f.name}`,()=>u(f),{class:"writes"}))))}async function p(){try{r=await im()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:p,forgetName:()=>{i=""}}}var Y_=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function K_(e){let t=pe("find"),o=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,i=null,l=!1,c=({name:p,kind:f})=>f==="table"||f==="analysis"||!l?[p]:[`control.${p}`,
`test.${p}`];function u(p){return a("li",{},F(p.name,()=>e(Y_(p.name)),{class:"schema-name mono",title:`Insert ${p.name}`}),a("span",{class:"muted small"},[p.type,p.unit].filter(Boolean).join(", ")),p.
description&&a("span",{class:"schema-what small"},p.description))}function d(p,f){let g=p.name.toLowerCase().includes(f),h=f===""||g?p.columns:p.columns.filter(w=>`${w.name} ${w.description??""}`.toLowerCase().
includes(f));if(h.length===0&&!g)return null;let y=a("details",{open:f!==""||r.has(p.name),on:{toggle:()=>{f===""&&r[y.open?"add":"delete"](p.name)}}},a("summary",{},a("span",{class:"mono"},p.name)),a(
"p",{class:"small"},p.description,p.description&&" ",c(p).flatMap(w=>[F(`Insert ${w}`,()=>e(Y_(w)),{class:"link-button"})," "])),a("ul",{},h.map(u)));return y}function m(){let p=o.value.trim().toLowerCase(),
f=(...b)=>(i??[]).filter(({kind:_})=>b.includes(_)).map(_=>d(_,p)).filter(Boolean),g=(b,_,k)=>_.length>0&&a("details",{class:"schema-stored",open:p!==""||r.has(b),on:{toggle:x=>{p===""&&x.target===x.currentTarget&&
r[x.target.open?"add":"delete"](b)}}},a("summary",{},b),k&&a("p",{class:"small"},k),_),[h,y,w]=[f("view","table"),f("analysis"),f("stored")];C(n,h,g("Tables of the analyses",y,"The tables of the Analy\
se page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),g("Tables as the set file keeps them",w),h.length+y.length+w.length===0&&a("p",{class:"muted"},i===null?"":p===""?
"There are no tables.":`No table or column contains “${p}”.`))}return{node:s,draw(p,f){i=p,l=f,o.title=i?X(i.length,"table"):"",m()},focus:()=>o.focus()}}var iA=60,lA={rows:"there may be more rows",bytes:"the answer would be too long"},_d={path:"/query",name:"Query",mount:(e,t)=>uA(e,t)};function cA(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))
t[o]=o in t&&t[o]!==(n??"")?"":n??"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}function uA(e,t){let o=iu(location.search),n=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(ee,ce)=>t.
go(ri({...o,...ee}),ce),p=ee=>ai(ee).toString(),f=a("section",{class:"query-sets card","aria-label":"Sets"}),g=G_({onPick:z,statement:()=>h.value()}),h=W_({onRun:()=>z(h.value()),onCancel:re,tools:g.save}),
y=z_(ee=>{g.forgetName(),z(ee)}),w=K_(ee=>h.insert(ee)),b=a("p",{class:"result-summary"}),_=D_(ee=>m(ee,{replace:!0})),k=a("ul",{class:"chart-legend"}),x=a("p",{class:"muted small chart-limit"}),$=L_(
[_.node,k,x]),T=E_(),E=a("a",{class:"button",title:"The rows as CSV"},"CSV"),v=a("a",{class:"button",title:"The rows as JSON"},"JSON"),O=a("div",{class:"message"}),D=a("div",{class:"results query-resu\
lts",hidden:!0},a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},F("Copy link",()=>Bt(location.href,"Link copied.")),E,v)),$.node,a("section",{class:"card table-card","aria-label":"Rows"},
T.node)),j=a("div",{class:"query-work"},a("div",{class:"query-left"},h.node,g.node,y.node),w.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),f,j,O,D));let A=Et({context:t,results:D,
message:O}),I=pt(()=>$.retheme());function J(ee,ce,Ee,R){let H=Ge(n??[],o[ee]),M=$o({field:ee,set:H??null,none:R,text:H?"":o[ee],onPick:S=>m({[ee]:S?Je(S.id):""})});return a("div",{class:`side-${ee} q\
uery-side`},a("b",{class:`letter letter-${ce.toLowerCase()}`,"aria-hidden":"true"},ce),a("label",{for:M.input.id},Ee),M.node)}let q="";function U(){let ee=JSON.stringify([o.control,o.test,n?.map(Ee=>[
Ee.id,Ee.label])]);if(ee===q)return;q=ee;let ce=document.activeElement?.dataset?.field;C(f,J("control","A","Control"),J("test","B","Test","none: one set alone")),ce&&f.querySelector(`[data-field="${ce}\
"]`)?.focus()}async function ae(){let ee=ai({...o,q:""}),ce=ee.toString();if(ce!==s){s=ce;try{let Ee=await am(ee);!d&&ce===s&&(r=cA(Ee),w.draw(Ee,o.test!==""),h.enable(!0),i&&Ae())}catch(Ee){!d&&ce===
s&&(s=null,w.draw([],!1),Ee.code==="sql_off"&&W(Ee))}}}function W(ee){j.hidden=!0,A.say(a("p",{class:"notice",data:{code:ee.code}},ee.message))}function z(ee){if(h.set(ee),ee.trim()===""){h.showError(
"There is no statement. Write one, or choose an example.",null),h.field.focus();return}c=l="",u=!0,m({q:ee,...ee===o.q?{}:qg})}function re(){A.drop(),h.running(!1),b.textContent="",A.say(a("p",{class:"\
notice"},"Cancelled.")),$e("Cancelled."),h.field.focus()}function Y(ee){if(i=null,l="",h.running(!1),ee.code==="sql_off"){W(ee);return}h.showError(ee.message,ee.offset),A.say(a("p",{class:"visually-hi\
dden",data:{code:ee.code}},"The statement was refused."))}function Q(){let ee=p(o);if(ee===l){Ae(),t.settled();return}ee!==c&&(c=ee,h.clearError(),h.running(!0),y.open(!1),A.ask(ce=>sm(new URLSearchParams(
ee),{signal:ce}),ce=>{i=ce,l=ee,h.running(!1),A.say(null),Ae(!0),oe(),$e(X(ce.row_count,"row"))},Y))}let P=ee=>Ge(n??[],o[ee])?.label??o[ee],G=()=>`tracediff-${["control","test"].filter(ee=>o[ee]!=="").
map(ee=>xt(P(ee))).join("-")}`;function oe(){u&&D.getBoundingClientRect().top>innerHeight-iA&&D.scrollIntoView({block:"start"}),u=!1}function ue(){let{row_count:ee,truncated:ce,truncated_by:Ee,elapsed_ms:R}=i;
C(b,ee===0?"No rows.":[`${L(ee)} ${ee===1?"row":"rows"}`,a("span",{class:"muted"},` in ${L(Math.max(1,Math.round(R)))} ms`)],ce&&a("span",{class:"notice truncated"},`Cut off here: ${lA[Ee]??"there is \
more"}. Ask for less, with LIMIT or a sum.`))}function Ae(ee=!1){let ce=i.columns.map((B,V)=>({...B,at:V,unit:B.type==="text"?"":Qi(B.name,r)})),{rows:Ee}=i;ue();for(let[B,V]of[[E,"csv"],[v,"json"]])B.
href=rm(ai(o,V)),B.download=`${G()}-query.${V}`;let R=I_(o,ce,Ee),H=B=>ce.find(V=>V.name===B),M={...R,columns:ce,rows:Ee,x:H(R.x),ys:[R.y,R.y2].filter(B=>B!=="").map(H),by:H(R.by),file:G(),caption:[o.
q.replace(/\s+/g," ")],revision:JSON.stringify([l,R,Object.keys(r).length]),empty:R.chart==="none"?R.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":null};$.node.hidden=Ee.length<
2,_.draw(R,ce,Ee);let S=M.empty?[]:gd(M);C(k,S.map(([B,V])=>a("li",{class:"key",css:{"--key-fill":`var(${B})`}},V))),k.hidden=S.length===0,x.textContent=M.empty?"":R_(R.chart,Ee.length),$.draw(M),(ee||
T.units!==r)&&(T.units=r,T.show(ce,Ee)),T.node.parentNode.hidden=ce.length===0||Ee.length===0,D.dataset.shown=l}function Z(){let ee=o.q.trim().split(`
`).find(ce=>!ce.startsWith("--"))??"";if(t.setTitle([ee.slice(0,60),"Query"].filter(ce=>ce!=="").join(" · ")),U(),y.draw(o.test!==""),ae(),o.q===""){A.drop(),i=null,l=c="",h.clearError(),h.running(!1),
A.say(a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}Q()}async function ie(){let ee=[o.control,o.test].filter(ce=>ce!=="");try{n=ee.length>0?await ht(ee):[],n.length===0&&(n=(await Ot(
"limit=1")).entries.map(({set:ce})=>ce))}catch(ce){C(O,a("div",{class:"error-box",role:"alert"},ce.message));return}d||(f.hidden=j.hidden=n.length===0,n.length===0?(t.setTitle("Query"),C(O,a("p",{class:"\
notice"},"There are no trace sets yet. ",a("a",{href:fe("/")},"Add some"),"."))):o.control===""?m({control:Je(n[0].id)},{replace:!0}):Z())}return h.set(o.q),g.load(),ie(),{keys:{search:()=>w.focus(),control:()=>ge(
"control"),test:()=>ge("test")},update(ee){let ce=o;o=iu(ee),o.q!==ce.q&&h.set(o.q);let Ee=["control","test"].every(R=>o[R]===""||Ge(n??[],o[R]));n?.length>0&&Ee&&o.control!==""?Z():ie()},unmount(){d=
!0,A.unmount(),I(),$.unmount(),T.unmount()}};function ge(ee){let ce=f.querySelector(`[data-field="${ee}"]`);ce?.focus(),ce?.click()}}var kd={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function xd(e,t=N){if(!e||e.change==="")return"";let{row:o,change:n}=e,
[s,r,i]=ur(o);return`${kd[n]}: ${t(s)} → ${t(r)} ${i?"self time":"total"} in this ${e.whole?"recording":"step"}`}function V_(e,t,{changes:o,partner:n,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.
end[t]-r.start[t];if(r.sort[t]===ps){let f=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${me(l)}, from ${me(i)}`],[f.host?`the host: ${f.host}${f.operator&&f.operator!==f.host?` in ${f.operator}`:
""}`:"the host: mostly nothing recorded"],f.next&&[`then: ${f.next}`]].filter(Boolean)}if(r.sort[t]===fs){let f=r.gaps[r.gap[t]];return[[`Step ${f.step_number}, as the device has it`,"strong"],[`${me(
l)}, from ${me(i)}`],[en(f)],[`the host began it at ${me(f.host_start)}`,"muted"]]}if(r.sort[t]===So){let{name:f,mean:g,min:h,max:y}=r.gaps[r.gap[t]];return[[`${f}: ${We(g,0,3)}`,"strong"],h<y&&[`from\
 ${We(h,0,3)} to ${We(y,0,3)} in this pixel`],[`${me(l)}, from ${me(i)}`]].filter(Boolean)}let c=r.names[r.name[t]],u=Zo({name:c,category:r.categories[r.name[t]]});if(r.merged[t]>1)return[[`${L(r.merged[t])}\
 rows too short to draw separately`,"strong"],[`most of the time: ${c}`],u&&[_n],["zoom in to see them","muted"]].filter(Boolean);let d=r.lanes[r.lane[t]],m=[[c||"(no name)","mono strong"],...u?[[_n]]:
[],[`${me(l)}, from ${me(i)}`],[`${r.categories[r.name[t]]} · ${d.label}`,"muted"]];if(!Ho(r,t))return[...m,["not part of this step: it began before, or another one launched it","muted"]];let p=xd(o?.
get(cr(r,t)),me);if(p&&m.push([p,"change"]),n){m.push([`${s}: ${me(n.duration)} (${He(e.side==="control"?n.duration-l:l-n.duration)} test against control), from ${me(n.start)}`]);let f=si(o,s,c,r.categories[r.
name[t]]);f!==c&&m.push([`${s}: ${f}`,"mono muted"])}else n===null&&s&&m.push([`${s}: no ${L(r.occurrence[t]+1)}${J_(r.occurrence[t]+1)} call of this name`,"muted"]);return m}var J_=e=>e%100>=11&&e%100<=
13?"th":["th","st","nd","rd"][e%10]??"th",$d=e=>`${L(e)}${J_(e)}`,Ms=14;function Q_(){let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){C(e,t.map(([c,u])=>a(
"p",{class:u},a("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),i=o+Ms+s>window.innerWidth?o-Ms-s:o+Ms,l=n+Ms+r>window.innerHeight?n-Ms-r:n+Ms;e.style.setProperty("left",`${Math.
max(4,i)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function X_(){let e=Ie("polygon",{class:"join-shape"}),t=Ie("g",{class:"join-links"}),o=pe("arrow"),n=Ie("svg",{class:"\
timeline-join","aria-hidden":"true",focusable:"false"},Ie("marker",{id:o,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},Ie("path",{class:"join-head",d:"M0 0 8 4 0 8z"})),e,
t);return{node:n,drawLinks(s){let r=n.getBoundingClientRect();C(t,s.map(([i,l])=>{let[c,u]=[Math.min(i.right,l.left),l.left].map(p=>p-r.left),[d,m]=(i.bottom<=l.top?[i.bottom,l.top]:[i.top,l.bottom]).
map(p=>p-r.top);return Ie("path",{"marker-end":`url(#${o})`,d:`M${c} ${d}L${u} ${m}`})}))},draw(s,r){if(!s||!r){e.setAttribute("points","");return}let i=n.getBoundingClientRect(),[l,c]=s.top<=r.top?[s,
r]:[r,s],u=({left:g,right:h})=>[g,Math.max(h,g+1.5)],[[d,m],[p,f]]=[u(l),u(c)];e.setAttribute("points",[[d,l.bottom],[m,l.bottom],[f,c.top],[p,c.top]].map(([g,h])=>`${g-i.left},${h-i.top}`).join(" "))}}}function Z_(e,t,o){let n=gt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=F("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},Te("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
Te("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),F("Fit",e.fit,{title:"Show the whole step (0)"}),F("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag wit\
h Shift"})),n.node,o,s,a("span",{class:"chart-tools"},["png","svg"].map(i=>F(i.toUpperCase(),()=>e.save(i),{title:`The timeline as ${i.toUpperCase()}`})))),draw(i){n.press(i.show),n.node.hidden=i.control===
""||i.test==="",s.hidden=i.align===""}}}var dA=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not\
 part of this step"],["gap","device idle"]];function e0(){let e=a("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){C(e,[...t?Object.entries(kd):[],...dA,...o?
[["path","on the critical path"]]:[]].map(([n,s])=>a("li",{class:`key key-span-${n}`},s)),t&&a("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs b\
y 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}function t0(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function mA(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),i=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function o0({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,i=null;async function l(u,d,m){
let p=mA(u,d,m);s=p;let f=new AbortController;i=f;try{let g=await e(p,f.signal);i===f&&(n={...p,from:g.from,to:g.to,pixels:g.pixels},t(g))}catch(g){i===f&&g.name!=="AbortError"&&(r=null,o(g))}if(i===f){
s=null;let g=r;r=null,g&&c(...g)}}function c(u,d,m){let p=u.from>=m.to||u.to<=m.from;d<=0||p||n&&t0(n,u,d,m)?r=null:s?r=t0(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[n,s,r,i]=[null,null,null,null]}}}function pA(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function n0(e,{onChange:t,onError:o}){let n="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=o0(
{ask:({from:d,to:m,pixels:p},f)=>{let g=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:p}).forEach(([h,y])=>g.set(h,String(Math.round(y*1e3)/1e3))),Cs(i.set,g,{signal:f})},onAnswer:d=>{
i.window=d,t(i)},onError:o});async function c(d,m){r?.abort();let p=new AbortController;r=p,i.error=null;try{let f=await d(p.signal);r===p&&(m(f),t(i))}catch(f){r===p&&f.name!=="AbortError"&&(i.error=
f,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(p=>Hn(d[e],d[`${e}_marker`]||null,{signal:p}),p=>{i.samples=p}))},choose(d,m){return i.chosen=uf(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let p=pA(d,e,i.chosen.sample);if(p.toString()===s)return;u(),s=p.toString(),i.query=p;let f=new URLSearchParams(p),{least:g,most:h}=na.pixels;f.
set("pixels",String(Math.min(h,Math.max(g,Math.round(m))))),c(y=>Cs(i.set,f,{signal:y}),y=>{i.whole=y,i.window=y,l.has(y)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let p=new URLSearchParams(i.query);
Object.entries(d).forEach(([g,h])=>{h!==""&&h!==null&&h!==void 0&&p.set(g,String(h))});let f=await Ur(i.set,p,m);return f.rows.length>0?f:null},retry(){n="",s=""},unmount:u})}function s0(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:fe("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var r0=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set \
has no ranks with rows."));function a0(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of th\
e ${t} cannot be shown`),a("p",{},e.message),a("p",{},s?F("Choose another rank and step",n,{class:"primary"}):F("Try again",o,{class:"primary"})," ",a("a",{href:fe("/")},"Choose other traces")))}var fA={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},vd=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function i0(e,t,o){let n=[],s=vd([o]);o.missing.length>0&&n.push(
`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(fA).filter(([i])=>t.whole.left_out?.[i]>0).map(([i,l])=>X(t.whole.left_out[i],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(i=>i.start.length===0)?n.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(i=>i.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var hA=1e3;function l0(e,t){let o=new Map,n=(i,l,c,u)=>[i,e[i].stepKey(),c,l,u].join("\0"),s=(i,l,c)=>si(t(),i,l,c);function r(i,l,c,u,d){for(let m of i){let p=m.side===l?m.data():null,f=p?Lg(p,it(s(l,
c,u),u),d):-1;if(f>=0)return{start:p.start[f]+p.shift,duration:p.end[f]-p.start[f],lane:p.lanes[p.lane[f]].id,level:p.level[f],pane:m}}return null}return{drawn:r,named:s,known:(i,l,c,u)=>o.get(n(i,s(i,
l,c),c,u)),async ask(i,l,c,u,d){let m=s(i,l,c),p=n(i,m,c,u),f=await e[i].find({name:m,category:c,occurrence:u},{signal:d});o.size>hA&&(o=new Map);let{of:g,launch:h,launched:y,launches:w}=f??{},b=f?{...f.
rows[0],of:g,launch:h,launched:y,launches:w}:null;return o.set(p,b),b},nameOf:(i,l)=>{let c=i.data();if(l<0||!c||!Ho(c,l))return null;let[u,d]=cr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function Rr(e,t,o){
for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:i})=>i===o.lane);if(r)return{pane:n,lane:o.lane,level:o.level,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:r.row+(r.open?
o.level:0)}}return null}var Zi=2e4,gA=3,c0=e=>Math.round(e*1e3),u0=(e,t,o)=>`${e} ${c0(t)} ${c0(o)}`;function wA(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(u0(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),i=e.by_step.find(l=>l.span===t);return n.cut=s===Zi?r-Zi:0,n.words=i?`${N(i.work)} of work in ${N(i.path)}${n.cut>
0?`; the longest ${L(Zi)} of ${L(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function yA(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===vo&&t.merged[n]<=1&&s&&e.rows.has(u0(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&!Rg(t,n)&&o.push(n)}e.drawn.set(t,o)}return o}function d0(e,t,o,n){let s=o.data(),r=te("--path-\
mark"),i=c=>Math.max(-3,Math.min(t.width+3,c));for(let{id:c,top:u}of s.bands){let d=-1/0;for(let[m,p]of n.lanes.get(c)??[]){let f=i(t.x(m-s.shift)),g=i(Math.max(t.x(p-s.shift),t.x(m-s.shift)+1));g>d&&
g>f&&(e.box(Math.max(f,d),t.top+u,g-Math.max(f,d),gA,r),d=g)}}let l=t.rowHeight;for(let c of yA(n,s)){let[u,d]=[i(t.x(s.start[c])),i(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}
function m0({toggle:e,change:t,error:o}){let n=F("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=a("p",{class:"muted small tim\
eline-path",role:"status"}),r={control:null,test:null},i={control:"",test:""},l={control:null,test:null};function c(){let m=ze.filter(p=>r[p]).map(p=>`${p}: ${r[p].words}`);s.textContent=m.length>0?`C\
ritical path of the ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),i[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:p,marker:f,sample:g}){let h=new URLSearchParams({set:p,ranks:String(g.rank),
segments:String(Zi),...g.step_number===null?{}:{steps:String(g.step_number)},...f?{marker:f}:{}}),y=`${h} ${g.span}`;if(i[m]!==y){u(m),i[m]=y,l[m]=new AbortController;try{let w=await Un("critical_path",
h,{signal:l[m].signal});i[m]===y&&(r[m]=wA(w.set,g),c(),t())}catch(w){i[m]===y&&w.name!=="AbortError"&&o(w)}}}return{node:n,words:s,of:m=>r[m],draw(m,p,f){n.setAttribute("aria-pressed",String(m.path));
for(let g of ze)m.path&&p.includes(g)&&f[g]?d(g,{set:m[g],marker:m[`${g}_marker`],sample:f[g].sample}):u(g);c()},unmount(){ze.forEach(m=>l[m]?.abort())}}}var p0={control:["A","Control"],test:["B","Test"]};function f0(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),ze.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;C(t,ze.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=p0[i],p=pe("set"),f=$o({id:p,field:i,set:c&&Ge(c,l[i]),text:l[i],none:`No ${i}`,onPick:g=>e({[i]:g===null?"":Je(
g.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:p},m),f.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=fc(l),d=hc(l,c.rank),m=gc(l,c.rank,c.span),p=(h,y,w,b,_,k)=>{let x=pe(h),$=a(
"select",{id:x,data:{field:`${i}_${h}`},on:{change:()=>e({...k,[`${i}_${h}`]:$.value})}},w.map(T=>a("option",{value:String(T),selected:T===b},_(T))));return a("span",{class:"sample-field"},a("label",{
for:x},y),$)},f=m.indexOf(c),g=(h,y,w)=>Te(y,`${p0[i][1]}: ${w} step`,()=>e({[`${i}_step`]:String(m[f+h].step_number)}),{data:{field:`${i}_${w}`},disabled:!m[f+h],class:"step-move"});return[p("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&p("span","File",d,c.span,h=>String(h+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${N(c.step)}`):[p("step","Step",
m.map(h=>h.step_number),c.step_number,h=>`${h} · ${N(m.find(y=>y.step_number===h).step)}`,{}),g(-1,"up","previous"),g(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${me(c.step)}`)]]}return{
node:t,draw:n,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var bA=200,h0=8,_A=1e3;function g0({onText:e,onStep:t}){let o=pe("search"),n=Qe(bA,()=>e(s.value.trim())),s=a("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([l,c,u])=>Te(c,u,()=>t(l),{hidden:!0,class:"step-m\
ove"}));return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==
s&&(s.value=l),i.forEach(c=>{c.hidden=l===""})},say(l){C(r,l)}}}function kA(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:i,names:l}of(o??new Map).values()){let c=l[n];i[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(it(c,i.category),{name:c,category:i.category,time:i[`${n}_total_duration`]})}for(let i of t.filter(l=>l.side===n))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=it(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function w0(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=kA(e,o,n,l.side);return r||=c.length>h0,c.slice(0,h0).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:_A});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(p=>({...p,side:l.side,name:u,category:d,at:p.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var y0=(e,t,o)=>t===0?"No name contains this text.":o?`${X(t,"call")} of the ${X(
e,"name")} with the most time`:`${X(t,"call")} of ${X(e,"name")}`,b0=(e,t)=>`${L(e+1)} of ${L(t)}`;var Sd={control:"Control",test:"Test"};function xA(e,t,o){return t===void 0?`${Sd[e]}: …`:t===null?`${Sd[e]}: no ${$d(o+1)} call`:`${Sd[e]}: ${me(t.duration)}, from ${me(t.start)}${t.of?`; ${X(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}${$A(t)}`}function $A({start:e,launch:t,launched:o,launches:n}){if(t)return`; launched ${N(e-t.start)} earlier`;if(!(o>0))return"";let s=Math.min(...n.
map(r=>r.start))-e;return`; it launched ${X(o,"device row")}, ${o>1?"the first of ":""}which began ${N(s)} later`}var vA=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function _0(e){let t=a(
"section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify([n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:i,
test:l}=n.rows,c=e.href(n),u=s.map(m=>[m,vA(n.rows[m])]).filter(([,m])=>m),d=xd(n.change);C(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},n.name),a("span",{class:"muted"},` · ${n.category}\
 · ${$d(n.nth+1)} call`)),a("p",{class:"timeline-selected-times"},ze.filter(m=>s.includes(m)).map(m=>a("span",{class:`${m}-text`},xA(m,n.rows[m],n.nth))),i&&l&&a("span",{class:"strong"},`test − contr\
ol: ${ve(l.duration-i.duration)}`)),Zo(n)&&a("p",{class:"small"},`${_n}.`),d&&a("p",{class:"small"},`This operation ${["new","gone"].includes(n.change.change)?"is ":""}${d}.`),a("p",{class:"op-actions"},
F("Zoom to it",e.zoom,{class:"link-button"}),u.map(([m,p])=>F(`${n.rows[m].launch?"Its launch":"What it launched"}${u.length>1?`, ${m}`:""}`,()=>e.go(m,p),{class:"link-button",title:p.name})),i&&l&&!n.
aligned&&F("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&a("a",{href:c},"Open this operation"),F("Copy the name",()=>Bt(
n.name,"Name copied."),{class:"link-button"}),F("Clear (Escape)",e.clear,{class:"link-button"})))}}}function k0(e,t){let{stage:o,sides:n,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(w){let b=e.state(),_=b.name===""?"":JSON.stringify([e.key(),b.name,b.category,
b.nth,w,w.map(k=>s.named(k,b.name,b.category))]);if(_===i){f(w);return}if(i=_,r=null,_!==""&&b.nth===null){await p(w,_);return}if(_!==""){let{name:k,category:x,nth:$}=b;r={name:k,category:x,nth:$,rows:Object.
fromEntries(w.map(T=>[T,s.known(T,k,x,$)??s.drawn(o.shown(),T,k,x,$)??void 0]))}}f(w),r&&await m(r,w)}async function m(w,b){let{name:_,category:k,nth:x,rows:$}=w;await Promise.all(b.filter(T=>$[T]?.of===
void 0&&$[T]!==null).map(async T=>{try{$[T]=await s.ask(T,_,k,x)}catch{}})),!c&&r===w&&f(b)}async function p(w,b){let{name:_,category:k,at:x}=e.state(),$=[...new Set([x,"test","control"])].filter(T=>w.
includes(T));for(let T of $){let E=null,v=await n[T].find({name:s.named(T,_,k),category:k,order:"duration",limit:1}).catch(O=>{E=O});if(c||i!==b)return;if(E){Re(`The search for ${_} failed. ${E.message}`,
{urgent:!0});return}if(v){let[O]=v.rows,D=O.start-e.shifts()[T];l=!0,o.goTo(o.around({start:D,end:D+O.duration}),!0),e.change({category:v.category,nth:O.occurrence,at:T,open:e.opened(T,O.lane),...o.current()});
return}}Re(`${_} does not occur in this ${vd(w.map(T=>n[T].chosen))}.`,{seconds:10}),e.change(u)}function f(w){let b=r===null?[]:w.map(k=>r.rows[k]&&Rr(o.shown(),k,r.rows[k])).filter(Boolean);o.mark({
selected:b,links:r===null?[]:w.flatMap(g)});let _=e.state();t.draw(r&&{...r,rows:Object.fromEntries(w.map(k=>{let x=r.rows[k];return[k,x&&{...x,pane:void 0,whole:n[k].chosen?.sample.step_number===null}]})),
change:e.changes()?.get(it(r.name,r.category))??null,aligned:_.align===r.name&&_.align_nth===r.nth},w),l&&b.length>0&&(l=!1,o.reveal(h()))}function g(w){let b=r.rows[w],_=b?.launches?.length===b?.launched?
b?.launches??[]:[];return[...b?.launch?[[b.launch,b]]:[],..._.map(k=>[b,k])].map(k=>k.map(x=>Rr(o.shown(),w,x))).filter(([k,x])=>k&&x)}let h=()=>o.marks.selected.find(({pane:w})=>w.side===e.state().at)??
o.marks.selected[0];function y(){let w=h();if(w){let b=Math.max((w.end-w.start)*1.6,.1),_=(w.start+w.end)/2;o.goTo({from:_-b/2,to:_+b/2}),o.reveal(w)}return w!==void 0}return{draw:d,place:h,zoom:y,current:()=>r,
show({name:w,category:b,occurrence:_,side:k,at:x,duration:$,lane:T}){l=!0,o.goTo(o.around({start:x,end:x+$})),e.change({name:w,category:b,nth:_,at:k,open:e.opened(k,T)})},pick(w,b){let _=s.nameOf(w,b);
if(_){let[k,x,$]=_,T=e.state(),E=T.name===k&&T.category===x&&T.nth===$;l=!E,e.change(E?u:{name:k,category:x,nth:$,at:w.side})}return _!==null},step(w){let b=h(),_=b?o.beside(b,w):-1;if(_<0)return!1;let[
k,x,$]=s.nameOf(b.pane,_),T=b.pane.data(),E=o.current();if(T.start[_]<E.from||T.end[_]>E.to){let v=(T.start[_]+T.end[_])/2,O=(E.to-E.from)/2;o.goTo({from:v-O,to:v+O})}return e.change({name:k,category:x,
nth:$,at:b.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var SA=300,EA={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function x0({onPick:e,partnerOf:t}){let o=(i,l,c)=>({key:i,title:l,show:String,...c}),n=Kt({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:i=>`${i}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(i,l)=>F(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name",title:i})}),o("start","Start",{number:!0,show:N,exact:me,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:N,exact:me}),o("diff","Test − control",{number:!0,
show:ve,exact:He,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),o("change","In the step",{show:i=>EA[i]??"",what:"Whether all calls of this nam\
e changed in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(d)for(let m=0;m<d.length;m+=1)d.start[m]<l.to&&d.end[m]>l.from&&(Ho(d,m)||
d.sort[m]!==vo&&d.sort[m]!==So)&&c.push({pane:u,i:m,duration:d.end[m]-d.start[m]})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,SA),c.length]}return{node:a("div",{},n.node,s),draw(i,l){let[c,u]=r(
i,l);s.hidden=u<=c.length,s.textContent=`The ${L(c.length)} longest of ${X(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:p})=>{let f=d.data(),g=f.sort[m]===vo,h=g?t(d,m):null;return{pane:d,i:m,
duration:p,side:d.side,start:f.start[m]+f.shift,lane:f.lanes[f.lane[m]]?.label??"steps",name:g?f.names[f.name[m]]:d.textOf(m),change:g?d.changeAt(m):"",diff:h===null?null:d.side==="control"?h.duration-
p:p-h.duration}}))}}}var el=9,tl=3,TA=7;function $0({onRange:e}){let t=a("canvas",{"aria-hidden":"true"}),o=a("div",{class:"overview-view"}),n=a("div",{class:"timeline-overview","aria-hidden":"true"},t,o),s=[],r={from:0,to:1},
i=r,l=0,c=null;function u(){l=0;let _=n.clientWidth,k=ze.flatMap(v=>[!0,!1].map(O=>s.filter(D=>D.side===v&&D.data()?.bands.some(j=>j.sort==="host"===O)).map(D=>({pane:D,host:O})))).filter(v=>v.length>
0),x=Math.max(1,k.length)*(el+tl)+tl,$=globalThis.devicePixelRatio||1;[t.width,t.height]=[Math.round(_*$),Math.round(x*$)],t.style.height=`${x}px`;let T=t.getContext("2d",{alpha:!1});T.scale($,$),T.fillStyle=
te("--surface-sunk"),T.fillRect(0,0,_,x);let E=v=>_*(v-r.from)/(r.to-r.from);k.forEach((v,O)=>v.forEach(({pane:D,host:j})=>d(T,D,j,tl+O*(el+tl),E)))}function d(_,k,x,$,T){let E=k.data();_.fillStyle=te(
x?"--span-host":"--span-compute");let v=new Map,O=-1/0;for(let D=0;D<E.length;D+=1){if(E.lanes[E.lane[D]]?.sort==="host"!==x)continue;let[j,A]=[T(E.start[D]),T(E.end[D])],I=k.changeAt(D);if(I!==""&&E.
merged[D]<=1){let J=v.get(I)??[];J.push(j,A),v.set(I,J)}E.name[D]>=0&&E.lanes[E.lane[D]].sort!=="other"&&(A>O+.5||j<O-50)&&(_.fillRect(j,$,Math.max(.5,A-j),el),O=A)}for(let[D,j]of v){_.fillStyle=te(`-\
-span-${D}`);for(let A=0;A<j.length;A+=2)_.fillRect(j[A],$,Math.max(.7,j[A+1]-j[A]),el)}}function m(){l||=requestAnimationFrame(u)}function p(){let _=r.to-r.from,k=100*(i.from-r.from)/_,x=100*(i.to-i.
from)/_;o.style.setProperty("left",`${k}%`),o.style.setProperty("width",`${x}%`)}let f=_=>{let k=n.getBoundingClientRect(),x=(_.clientX-k.left)/Math.max(1,k.width);return r.from+Math.min(1,Math.max(0,
x))*(r.to-r.from)},g=()=>i.to-i.from>.999*(r.to-r.from);function h(_){let k=TA*(r.to-r.from)/Math.max(1,n.clientWidth),[x,$]=[i.from,i.to].map(T=>Math.abs(f(_)-T));return _.shiftKey||Math.min(x,$)>k?_.
shiftKey||g()?"range":"move":x<$?"from":"to"}function y(_){let{part:k,at:x,view:$}=c;if(k==="move")e($.from+_-x,$.to+_-x);else if(k!=="range"){let T={...$,[k]:_};e(Math.min(T.from,T.to),Math.max(T.from,
T.to))}}n.addEventListener("pointerdown",_=>{if(_.button===0){n.setPointerCapture(_.pointerId);let k=f(_);if(c={part:h(_),at:k,view:i},c.part==="move"&&(k<i.from||k>i.to)){let x=(i.to-i.from)/2;c.view=
{from:k-x,to:k+x},y(k)}}}),n.addEventListener("pointermove",_=>{c?y(f(_)):n.style.cursor=["from","to"].includes(h(_))?"ew-resize":""}),n.addEventListener("pointerup",_=>{let[k,x]=[c?.at,f(_)];c?.part===
"range"&&k!==x&&e(Math.min(k,x),Math.max(k,x)),c=null}),n.addEventListener("pointercancel",()=>{c=null});let w=new ResizeObserver(m);w.observe(n);let b=pt(m);return{node:n,draw(_,k){[s,r]=[_,k],m(),p()},
view(_,k){i={from:_,to:k},p()},unmount(){cancelAnimationFrame(l),w.disconnect(),b()}}}var OA=15,Lr=190,MA={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Ed=.02,AA=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],CA=new Set(["\
new","gone","gap"]),RA={control:"A",test:"B"},LA=[1,.78,.56];function NA(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,o]=ur(e.row),n=Math.abs(o-t)/Math.max(t,o);return n>=.5?0:n>=.25?
1:2}function PA(e,t,o){return e.sort[t]===ps?"gap":e.sort[t]===fs?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===So?"outside":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].
sort==="host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function v0({side:e,kind:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t}`,s=a("ul",{class:"t\
imeline-heads","aria-label":`Lanes: ${n}`}),r=a("div",{class:"timeline-drawing"}),i=a("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s,r),l=null,c=[],u=[],d=[],m=null,p={},f="",g={side:e,kind:t,
node:i,data:()=>l},h=v=>v<0?-1:l.pieces.of[v];function y(){p=Object.fromEntries(AA.map(v=>[v,LA.map(O=>Bi(te(`--span-${v}`),te("--surface"),O))]))}let w=v=>l.name[v]<0||l.lanes[l.lane[v]]?.sort==="oth\
er"?"":u[l.name[v]];function b(){let v=l.names.map((O,D)=>m?.get(it(O,l.categories[D])));u=v.map(O=>O?.change??""),d=v.map(NA),c=Array.from({length:l.length},(O,D)=>PA(l,D,w(D)))}function _(v){if(l.sort[v]===
ps){let A=l.gaps[l.gap[v]];return`idle ${N(A.duration)} · host: ${A.operator??A.host??"nothing recorded"}`}if(l.sort[v]===fs){let A=l.gaps[l.gap[v]];return`step ${A.step_number} · ${N(A.duration)}`}
if(l.sort[v]===So)return We(l.gaps[l.gap[v]].mean,0,3);let O=l.names[l.name[v]],j=Zo({name:O,category:l.categories[l.name[v]]})?`${_n} (${O})`:O||"(no name)";return(MA[c[v]]??"")+(l.merged[v]>1?`${l.merged[v]}\
 rows, most of them ${j}`:j)}let k=v=>p[c[v]][["longer","shorter"].includes(c[v])?d[l.name[v]]:0];function x(){let v=JSON.stringify(l.bands);if(v===f)return;f=v;let{lane:O,act:D}=s.contains(document.activeElement)?
document.activeElement.dataset:{},j=I=>Te("pin",`${t==="pinned"?"Unpin":"Pin"} ${I.label}`,()=>o.pin(g,I),{class:"lane-pin",data:{lane:I.id,act:"pin"}}),A=({label:I})=>t==="pinned"?`${RA[e]}: ${I}`:I;
s.style.height=`${l.height}px`,C(s,l.bands.map(I=>a("li",{class:"lane-head",title:I.label,css:{top:`${I.top}px`,height:`${I.height}px`}},I.folds?F(A(I),()=>o.fold(g,I),{class:"lane-fold",data:{lane:I.
id,act:"fold"},"aria-expanded":String(I.open)}):a("span",{},A(I)),j(I)))),[...s.querySelectorAll("button")].find(({dataset:I})=>I.lane===O&&I.act===D)?.focus()}function $(v,O){for(let{top:D}of l?.bands??
[]){let j=Math.round(O.top+D)+.5;v.line(0,j,O.width,j,te("--grid"))}o.decorate(v,O,g)}y();let T=zi(r,{rowHeight:oi,label:`${n}: a table below has the same`,least:Ed,colour:v=>k(h(v)),hatched:v=>CA.has(
c[h(v)]),text:v=>_(h(v)),onHover:(v,O)=>o.hover(g,h(v),O),onPick:(v,O)=>o.pick(g,h(v),O),onView:(v,O,D)=>o.view(g,v,O,D),onMeasure:o.measure,onKey:v=>o.key(v,g),decorate:$}),E=pt(()=>{y(),T.redraw()});
return Object.assign(g,{drawing:T,show(v,O){l=v,b(),T.set({...v.pieces,tops:v.tops,height:v.height,from:O.from,to:O.to}),i.hidden=v.bands.length===0,x()},setChanges(v){m=v,l&&(b(),T.redraw())},highlight(v){
let O=v&&new Set(v);T.highlight(O&&l.pieces.of.flatMap((D,j)=>O.has(D)?[j]:[]))},whole(v){let{height:O,paint:D}=T.whole(v-Lr);return{height:O,paint(j){D(Er(j,Lr,0)),l.bands.forEach(({label:A,top:I})=>j.
words(6,I+OA,Ns(A,30),te("--muted")))}}},changeAt:w,textOf:_,title:n,destroy(){E(),T.destroy()}})}function S0(e,t,{start:o,end:n,row:s},r,i,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function IA(e,t,o,n){let s=-1,
r=i=>t.y(o.row[i])+2+(n-4)*(1-o.gaps[o.gap[i]].at);for(let i=0;i<o.length;i+=1){if(o.sort[i]!==So)continue;let l=t.x(o.start[i]),c=t.x(o.end[i]);c>=0&&l<=t.width&&(e.line(l,r(i),c,r(i),te("--text"),1),
s>=0&&o.row[s]===o.row[i]&&o.end[s]===o.start[i]&&e.line(l,r(s),l,r(i),te("--text"),1)),s=i}}function E0(e,t,o,n){let s=t.rowHeight;IA(e,t,o.data()??{length:0},s);let r=n.path(o.side);if(r&&d0(e,t,o,r),
n.measure){let{from:i,to:l}=n.measure,[c,u]=[t.x(i),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,te("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.height,te("--accent"),1)}if(n.aligned!==null){
let i=Math.round(t.x(n.aligned))+.5;e.line(i,0,i,t.height,te("--accent"),1.5)}for(let i of n.selected)i.pane===o&&S0(e,t,i,te("--accent"),2.5,s);n.partner?.pane===o&&S0(e,t,n.partner,te("--text"),1.5,
s)}function DA(e,t){let[o,n]=Ke(t*10);return`${We(e/n,0,3).replace("-","−")} ${o}`}function T0(e,t,o){kb(e,{view:t,width:o,format:DA,colours:{surface:te("--surface"),border:te("--border"),muted:te("--\
muted")}})}function O0(){let e=a("canvas",{}),t=a("div",{class:"timeline-ruler","aria-hidden":"true"},e),o={from:0,to:1},n=0;function s(){n=0;let c=t.clientWidth,u=globalThis.devicePixelRatio||1;[e.width,
e.height]=[Math.round(c*u),Math.round(To*u)],e.style.height=`${To}px`;let d=e.getContext("2d",{alpha:!1});d.scale(u,u),T0(Ss(d,getComputedStyle(document.body).fontFamily),o,c)}let r=()=>{n||=requestAnimationFrame(
s)},i=new ResizeObserver(r);i.observe(t);let l=pt(r);return{node:t,view(c,u){o={from:c,to:u},r()},whole:c=>({height:To,paint:u=>T0(Er(u,Lr,0),o,c-Lr)}),unmount(){cancelAnimationFrame(n),i.disconnect(),
l()}}}var BA=60,qA=40,FA=130,M0=8;function A0({partners:e,on:t}){let o={selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path},n=Q_(),s=X_(),r=null,i=0,l=null,c=!1,u=[],d={hover:D,view:E,key:t.
key,fold:t.fold,pin:v,pick:(W,z)=>t.pick(W,z),measure:(W,z,re)=>t.measure(W<z?{from:W,to:z}:null,re),decorate:(W,z,re)=>E0(W,z,re,o)},m=["pinned","host","device"].flatMap(W=>ze.map(z=>v0({side:z,kind:W,
on:d}))),p=({kind:W})=>W==="pinned",f=a("section",{class:"timeline-pins","aria-label":"Pinned lanes"},m.filter(p).map(W=>W.node)),g=ze.map(W=>a("section",{class:`timeline-side timeline-${W}`,data:{side:W},
"aria-label":W==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${W}-text small`}),m.filter(z=>z.side===W&&!p(z)).map(z=>z.node))),h=$0({onRange:(W,z)=>$().drawing.view(W,z,!0)}),y=O0(),
w=a("div",{class:"timeline-lanes"},f,g,s.node),b=a("div",{class:"timeline-head"},h.node,y.node),_=a("section",{class:"card timeline-stage","aria-label":"Timeline"},b,w,n.node),k=new ResizeObserver(()=>_.
style.setProperty("--head",`${b.offsetHeight}px`));k.observe(b);let x=()=>{f.hidden||U()};document.addEventListener("scroll",x,{capture:!0,passive:!0});let $=()=>u[0]??m[0],T=()=>$().drawing.current();
function E(W,z,re,Y){c||(c=!0,u.filter(Q=>Q!==W).forEach(Q=>Q.drawing.follow(z,re,Y)),c=!1,O(),U(),t.view(z,re,Y))}function v({side:W},z){t.pin(W,z),u.filter(re=>re.side===W).flatMap(re=>[...re.node.querySelectorAll(
".lane-pin")]).find(({dataset:re})=>re.lane===z.id)?.focus()}function O(){let{from:W,to:z}=T();h.view(W,z),y.view(W,z)}function D(W,z,re){r=z>=0?{pane:W,i:z,event:re}:null,clearTimeout(i),l?.abort(),o.
partner=null,r?j():n.hide(),U(),ae()}function j(){let{pane:W,i:z}=r,re=t.both()?e.nameOf(W,z):null;if(re===null){J(void 0);return}let Y=En[W.side],Q=e.drawn(u,Y,...re)??(A(Y,...re)?null:e.known(Y,...re));
if(I(Q),Q!==void 0)return;let P=r;i=setTimeout(async()=>{l=new AbortController;try{let G=await e.ask(Y,...re,l.signal);r===P&&(I(G),U(),ae())}catch{}},BA)}function A(W,z,re,Y){let Q=t.changes()?.get(it(
z,re))?.row;return Q!==void 0&&Y>=Q[`${W}_counts`]}function I(W){o.partner=W?Rr(u,En[r.pane.side],W):null,J(W)}function J(W){let{pane:z,i:re,event:Y}=r;Y&&n.show(V_(z,re,{changes:t.changes(),partner:W,
other:t.both()?En[z.side]:""}),Y.clientX,Y.clientY)}let q=({pane:W,start:z,end:re,row:Y})=>W.drawing.placeOf({start:z,end:re,row:Y});function U(){s.drawLinks(o.links.map(re=>re.map(Y=>Y.pane.drawing.boxOf(
Y))));let{partner:W,selected:z}=o;if(r&&W){let{start:re,end:Y,row:Q}=r.pane.data(),{pane:P,i:G}=r;s.draw(q({pane:P,start:re[G],end:Y[G],row:Q[G]}),q(W))}else z.length===2?s.draw(...z.map(q)):s.draw(null,
null)}let ae=()=>u.forEach(W=>W.drawing.redraw());return{node:_,panes:m,shown:()=>u,current:T,around({start:W,end:z}){let re=(W+z)/2,Y=T(),Q=$().drawing.node.clientWidth||1e3,P=Math.max(z-W,.01)*Q/qA,
G=Math.max((z-W)*1.3,Math.min(Y.to-Y.from,P));return{from:re-G/2,to:re+G/2}},goTo:({from:W,to:z},re)=>$().drawing.view(W,z,re),glide(W){let{from:z,to:re}=$().drawing.goal(),[Y,Q]=[(z+re)/2,(re-z)/2*W];
$().drawing.view(Y-Q,Y+Q)},slide(W){let{from:z,to:re}=$().drawing.goal(),Y=W*(re-z);$().drawing.view(z+Y,re+Y)},fit(){let{from:W,to:z}=$().drawing.extent();$().drawing.view(W,z)},show(W,z,re,Y){r=null,
o.partner=null,n.hide();let Q=u,P=Q.length>0?T():null;u=W.map(({pane:G,data:oe})=>(G.show(oe,z),G)).filter(G=>G.data().bands.length>0),m.filter(G=>!u.includes(G)).forEach(G=>{G.node.hidden=!0}),f.hidden=
!u.some(p),g.forEach(G=>{let{side:oe}=G.dataset;G.hidden=!u.some(ue=>ue.side===oe&&!p(ue)),G.firstChild.textContent=re[oe]??""}),Y?u.forEach(G=>{let{from:oe,to:ue}=In(Y,G.drawing.extent(),Ed);G.drawing.
follow(oe,ue)}):P&&u.filter(G=>!Q.includes(G)).forEach(G=>G.drawing.follow(P.from,P.to)),O()},drawOverview(W){h.draw(u,W)},setChanges(W){m.forEach(z=>z.setChanges(W))},mark(W){Object.assign(o,W),U(),ae()},
marks:o,whole:W=>[{lines:[],...y.whole(W)},...u.map(z=>({lines:[z.title],...z.whole(W)}))],reveal({pane:W,start:z,end:re,row:Y}){let Q=W.drawing.boxOf({start:z,end:re,row:Y}),{bottom:P}=(f.hidden?y.node:
f).getBoundingClientRect();if(p(W))W.drawing.reveal(Y);else{let G=window.innerHeight-Math.max(FA,t.below());window.scrollBy(0,Q.top<P||G<P?Q.top-P-M0:Math.max(0,Q.bottom-G+M0))}},beside({pane:W,start:z,
lane:re,level:Y},Q){let P=W.data(),G=-1;for(let oe=0;oe<P.length;oe+=1){let ue=Q*(P.start[oe]-z);ue>0&&P.level[oe]===Y&&P.lanes[P.lane[oe]]?.id===re&&Ho(P,oe)&&(G<0||ue<Q*(P.start[G]-z))&&(G=oe)}return G},
unmount(){clearTimeout(i),l?.abort(),document.removeEventListener("scroll",x,{capture:!0}),k.disconnect(),h.unmount(),y.unmount(),m.forEach(W=>W.destroy())}}}var WA=1e3,C0={control:"Control",test:"Test"},jA="Time in the stretch, of a host row without the rows below it";function HA(e,t){let o=new Map,n=Object.keys(e);for(let r of n)for(let{name:i,category:l,
sort:c,calls:u,self:d}of e[r].rows){let m=t(i,l),p=o.get(it(m,l))??{name:m,category:l,sort:c};p[r]=(p[r]??0)+d,p[`${r}_calls`]=(p[`${r}_calls`]??0)+u,o.set(it(m,l),p)}for(let r of o.values()){for(let i of n){
let l=e[i].of>e[i].rows.length?null:0;r[i]??=l,r[`${i}_calls`]??=l}r.diff=n.length===2&&r.control!==null&&r.test!==null?r.test-r.control:null}let s=r=>Math.abs(r.diff??0)||Math.max(r.control??0,r.test??
0)*1e-6;return[...o.values()].sort((r,i)=>s(i)-s(r))}function UA(e,t){let o=n=>({key:n,title:C0[n],number:!0,what:jA,show:N,exact:me});return Kt({caption:"Time by name",class:"timeline-sums-table",level:"\
h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:n=>F(n||"(no name)",()=>t(n),{class:"link-button timeline-name",title:n})},{key:"sort",title:"Where",show:String},...e.map(o),...e.length===
2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:ve,exact:He,tone:n=>n>0?"more":n<0?"less":""}]:[],...e.map(n=>({key:`${n}_calls`,number:!0,title:e.length===2?`${C0[n]} calls`:"Cal\
ls",show:L}))]})}function R0(e){let t=a("p",{class:"timeline-measured",role:"status"}),o=a("div"),n=a("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},t,o),s="",r=null;async function i(l,c,u){
r?.abort();let d=new AbortController;r=d;try{let m={};if(await Promise.all(c.map(async({side:p,set:f,query:g})=>{let h=new URLSearchParams(g);Object.entries({from:l.from+u[p],to:l.to+u[p]}).forEach(([
y,w])=>h.set(y,String(Math.round(w*1e3)/1e3))),h.set("limit",String(WA)),m[p]=await nm(f,h,{signal:d.signal})})),r===d){let p=Object.fromEntries(c.map(({side:h})=>[h,m[h]])),f=UA(Object.keys(p),e.search),
g=HA(p,e.nameOf);f.show(g),C(o,g.length>0?f.node:a("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(m){r===d&&m.name!=="AbortError"&&C(o,a("p",{class:"notice small"},`Its sums could not be\
 loaded. ${m.message}`))}}return{node:n,draw(l,c,u,d){let m=l?JSON.stringify([l,d,u]):"";if(m!==s){if(s=m,n.hidden=l===null,l===null){r?.abort();return}C(t,a("b",{},N(l.to-l.from)),a("span",{class:"mu\
ted small"},` from ${me(l.from)} to ${me(l.to)} `),F("Zoom to it",()=>e.zoom(l),{class:"link-button"}),Te("close","Remove the stretch (Escape)",e.clear)),i(l,c,u)}},unmount(){r?.abort()}}}var L0=.001;function N0(e){let{stage:t}=e,o=!1;function n(){let{sum_from:i,sum_to:l}=e.state();return i===null?null:{from:i,to:l}}function s(i,l=!0){o=!l,t.mark({measure:i}),l&&(e.change({sum_from:i?.
from??null,sum_to:i?.to??null},{replace:!0}),i&&$e(`${N(i.to-i.from)} chosen.`))}let r=R0({zoom:t.goTo,clear:()=>s(null),nameOf:e.nameOf,search:i=>e.change({q:i},{replace:!0})});return{node:r.node,current:n,
choose:s,draw(i){o||t.mark({measure:n()}),r.draw(n(),e.sides(i),e.shifts(),e.key())},ofCall(){let i=e.place(),l=n();return i&&s(l&&Math.abs(l.from-i.start)>L0?{from:Math.min(l.from,i.start),to:Math.max(
l.from,i.start)}:{from:i.start,to:Math.max(i.end,i.start+L0)}),i!==void 0},unmount:r.unmount}}function P0(e,t){let o=null,n=-1;function s(r){let i=`${t.key()}|${r}`;if(o?.key!==i){let l={key:i,list:[]};o=l,n=-1,l.found=w0(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>it(m.name,m.category)));e.say(y0(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+i+l.length)%l.length;e.say(b0(n,l.length)),t.onCall(l[n])}}}}var zA=350,GA=250,YA=220,Nr={path:"/timeline",name:"Timeline",mount:(e,t)=>KA(e,t)};function KA(e,t){let o=e.clientWidth,n=pc(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",
m="",p={from:0,to:1},f=!1,g=Object.fromEntries(ze.map(K=>[K,n0(K,{onChange:()=>!f&&Ae(),onError:ne=>!f&&St(ne)})])),h=Object.fromEntries(ze.map(K=>[K,null])),y=l0(g,()=>r),w=m0({toggle:()=>Q({path:!n.
path}),change:()=>!f&&b.mark({}),error:St}),b=A0({partners:y,on:{view:R,pick:V,key:Be,fold:({side:K},ne)=>Q({open:ka(n.open,es(K,ne))},{replace:!0}),pin:(K,ne)=>Q({pin:ka(n.pin,es(K,ne))},{replace:!0}),
measure:(...K)=>$.choose(...K),changes:()=>r,both:()=>bo(n).length===2,path:K=>w.of(K),below:()=>ae.offsetHeight}}),_=g0({onText:K=>Q({q:K},{replace:!0}),onStep:K=>v.walk(n.q,K)}),k=Z_({zoom:b.glide,fit:b.
fit,save:gk,show:K=>Q({show:K}),sum:()=>$.choose(b.current()),unalign:()=>Q({align:"",align_category:"",align_nth:0})},_.node,w.node),x=_0({zoom:()=>E.zoom(),align:le,go:(K,ne)=>E.show({...ne,side:K,at:ne.
start-c[K]}),href:de,clear:()=>E.clear()}),$=N0({state:()=>n,change:Q,stage:b,shifts:()=>c,sides:K=>K.map(ne=>g[ne]),key:()=>[d,r===null,n.show],place:()=>E.place(),nameOf:(K,ne)=>y.named("control",K,
ne)}),T=()=>`${d}|${u}`,E=k0({state:()=>n,stage:b,sides:g,partners:y,change:K=>Q(K,{replace:!0}),shifts:()=>c,changes:()=>r,key:T,opened:S},x),v=P0(_,{key:()=>`${T()}|${r===null}`,sides:()=>bo(n).map(
K=>g[K]),panes:b.shown,changes:()=>r,shifts:()=>c,from:()=>b.current().from,onCall:K=>!f&&E.show(K)}),O=f0(K=>Q({...K,...ze.some(ne=>ne in K)?{from:null,to:null,name:"",nth:null,align:"",sum_from:null,
sum_to:null}:{}})),D=x0({onPick:V,partnerOf:B}),j=e0(),A=a("div",{class:"timeline-notes"}),I=a("h1",{class:"visually-hidden"},"Timeline"),J=a("nav",{class:"crumb","aria-label":"Where this is"}),q=a("d\
iv",{class:"message"}),U=a("p",{class:"muted small"},"Wheel: scroll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift and drag: sums of a stretch · ? lists all keys"),ae=a("\
div",{class:"timeline-details"},x.node,$.node),W=a("div",{class:"results"},k.node,A,b.node,ae,j.node,w.words,U,D.node);e.append(a("div",{class:"page timeline-page"},I,J,O.node,q,W));let z=Et({context:t,
results:W,message:q}),re=Qe(zA,()=>{let{from:K,to:ne}=b.current(),we=K<=p.from&&ne>=p.to;Q(we?{from:null,to:null}:{from:K,to:ne},{replace:!0})}),Y=Qe(GA,()=>{!f&&b.shown().length>0&&D.draw(b.shown(),b.
current())});function Q(K,{replace:ne=!1}={}){f||t.go(ts({...n,...K}),{replace:ne})}let P=K=>sn(K,n,s,null),G=({sample:K})=>`rank ${K.rank}${K.span>0?`, file ${K.span+1}`:""}, ${K.step_number===null?"\
whole recording":`step ${K.step_number}`}`;function oe(){let K=ze.filter(Le=>n[Le]!==""),ne=K.map(P).join(" → ");I.textContent=K.length>0?`${ne} · Timeline`:"Timeline",t.setTitle(I.textContent);let we={
...Ht(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};C(J,K.length===2&&a("a",{href:t.lastCompare(new URLSearchParams(we))??Ut(we)},`← ${ne}`))}async function ue(){
let K=ze.map(ne=>n[ne]).filter(ne=>ne!=="");if(!K.every(ne=>s&&Ge(s,ne))){let ne=await ht(K).catch(()=>[]);f||(s=ne,Ae())}}function Ae(){let K=ze.filter(De=>n[De]!=="");oe(),ze.forEach(De=>g[De].load(
n));let ne=K.length>0&&K.every(De=>g[De].samples!==null)?Z(K):{};O.draw(n,s,Object.fromEntries(ze.map(De=>[De,ne[De]&&{samples:g[De].samples,...ne[De]}]))),k.draw(n),_.draw(n.q);let we=bo(n),Le=K.find(
De=>g[De].error&&(we.includes(De)||g[De].samples===null)),je=K.some(De=>g[De].samples?.length===0),Ce=we.length>0&&we.every(De=>g[De].whole);K.length===0?z.say(s0(s)):Le&&!Ce?qr(Le):je?z.say(r0()):z.say(
null),W.toggleAttribute("data-skeleton",!Ce),t.busy(K.length>0&&!Ce&&!Le&&!je),Ce&&ge(we,ne)}function Z(K){let ne={};for(let we of K){let Le=ne[En[we]]??null;ne[we]=g[we].choose(n,Le)}return bo(n).filter(
we=>ne[we]).forEach(we=>g[we].loadWhole(n,Math.max(o-YA,300))),ne}let ie=K=>K.map(ne=>g[ne].stepKey()).join("|");function ge(K,ne){let we=ie(K),Le=we!==d;Le&&(d=we),m!==`${we} ${n.pin}`&&(m=`${we} ${n.
pin}`,K.forEach(je=>{h[je]=Object.fromEntries(["pinned","host","device"].map(Ce=>[Ce,Ag(De=>n.open.includes(es(je,De)))]))})),M(K),H(ne),ce(K,ne,Le),hk(K,ne),j.draw(K.length===2,n.path),w.draw(n,K,ne),
E.draw(K),$.draw(K),Ne(),Y(),t.settled()}let ee=(K,ne)=>n.pin.includes(es(K,ne))?"pinned":ne.sort==="host"?"host":"device";function ce(K,ne,we){p={from:Math.min(...K.map(Ce=>g[Ce].whole.extent.from-c[Ce])),
to:Math.max(...K.map(Ce=>g[Ce].whole.extent.to-c[Ce]))};let Le=b.panes.filter(Ce=>K.includes(Ce.side)).map(Ce=>{let{whole:De,window:Co}=g[Ce.side];return{pane:Ce,data:Cg({window:Co,all:De,takes:ao=>ee(
Ce.side,ao)===Ce.kind,shift:c[Ce.side],rows:h[Ce.side][Ce.kind]})}}),je=n.from===null?null:{from:n.from,to:n.to};b.show(Le,p,Object.fromEntries(K.map(Ce=>[Ce,`${P(Ce)}, ${G(ne[Ce])}`])),we?je??p:null),
we&&(b.drawOverview(p),Ee())}function Ee(){let K=b.current();for(let ne of bo(n)){let we=b.shown().find(Ce=>Ce.side===ne),{whole:Le,windows:je}=g[ne];if(we&&Le){let Ce=c[ne];je.want({from:K.from+Ce,to:K.
to+Ce},we.drawing.node.clientWidth,Le.extent)}}}function R(){Ee(),re(),Y()}async function H(K){let ne=K.control&&K.test,we=new URLSearchParams({control:n.control,test:n.test});for(let je of ne?ze:[]){
let{rank:Ce,step_number:De}=K[je].sample;we.set(`${je}_ranks`,String(Ce)),we.set(`${je}_steps`,De===null?"all":String(De)),n[`${je}_marker`]&&we.set(`${je}_marker`,n[`${je}_marker`])}Object.entries({significance:"\
false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([je,Ce])=>we.set(je,Ce));let Le=ne?we.toString():"";if(Le!==i&&(i=Le,l?.abort(),r=null,b.setChanges(null),Le!=="")){l=
new AbortController;try{let je=await mt(we,{signal:l.signal});!f&&i===Le&&(r=ni(je),b.setChanges(r),b.drawOverview(p),E.draw(bo(n)),M(bo(n)),Y())}catch{}}}async function M(K){let ne=n.align===""||K.length<
2?"":JSON.stringify([d,n.align_category,n.align_nth,...K.map(je=>y.named(je,n.align,n.align_category))]);if(ne===u)return;u=ne;let we=c;c={control:0,test:0};let Le=null;if(ne!==""){let je=null,Ce=await Promise.
all(K.map(De=>g[De].find({name:y.named(De,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).catch(Co=>{je=Co})));if(f||u!==ne)return;if(je)Re(`The search for the call to ali\
gn at failed. ${je.message}`,{urgent:!0});else if(Ce.every(Boolean)){let[De,Co]=Ce.map(ao=>ao.rows[0].start);c={control:0,test:Co-De},Le=De}else(r||n.align_category!=="python_function")&&Re("The call \
to align at is not in both steps.",{seconds:8})}b.mark({aligned:Le}),(ne!==""||we.test!==0)&&(Ae(),Ee(),b.drawOverview(p))}function S(K,ne){let we=b.shown().filter(Le=>Le.side===K).flatMap(Le=>Le.data().
bands).find(({id:Le})=>Le===ne);return!we||we.open?n.open:ka(n.open,es(K,we))}function B(K,ne){let we=bo(n).length===2?y.nameOf(K,ne):null;return we&&y.drawn(b.shown(),En[K.side],...we)}function V(K,ne){
let we=K.data();if(!E.pick(K,ne)&&ne>=0&&(we.merged[ne]>1||we.sort[ne]!==vo)){let Le=(we.end[ne]-we.start[ne])*.75,je=(we.start[ne]+we.end[ne])/2;b.goTo({from:je-Le,to:je+Le})}}function le(){let{name:K,
category:ne,nth:we}=E.current();Q({align:K,align_category:ne,align_nth:we})}function de({name:K,category:ne}){return n.control===""||n.test===""?null:zt({...Hs(""),control:n.control,test:n.test,control_marker:n.
control_marker,test_marker:n.test_marker,row:It(K,ne),use_short_name:n.use_short_name})}function Ne(){for(let K of b.shown())K.highlight(n.q===""?null:Ng(K.data(),n.q));v.draw(n.q)}let Ye={".":()=>E.step(
1),",":()=>E.step(-1),m:()=>$.ofCall(),f:()=>E.zoom()};function Be(K){let ne=Ye[K.key];return ne!==void 0&&ne()!==!1}function Lt(){if(b.marks.measure)$.choose(null);else if(n.name!=="")E.clear();else if(n.
q!=="")Q({q:""},{replace:!0});else return!1;return!0}function St(K){Re(`This part of the timeline could not be loaded. ${K.message}`,{urgent:!0})}function qr(K){z.say(a0(g[K].error,K,{retry(){ze.filter(
ne=>g[ne].error).forEach(ne=>g[ne].retry()),Ae()},chooseOther:()=>Q(Object.fromEntries(ze.flatMap(ne=>["rank","span","step"].map(we=>[`${ne}_${we}`,""]))),{replace:!0})}))}function hk(K,ne){let we=K.flatMap(
Le=>i0(Le,g[Le],ne[Le]));C(A,we.map(Le=>a("p",{class:"notice small"},Le)))}async function gk(K){let ne=b.shown();if(ne.length===0)return;let{from:we,to:Le}=b.current(),je=Math.max(900,ne[0].drawing.node.
clientWidth),Ce=bo(n),De=[I.textContent,`${N(we)} to ${N(Le)} of ${Ce.map(ao=>`the ${ao} (${G(g[ao].chosen)})`).join(" and ")}`],Co=Hi(De,b.whole(je),je);await Ui(Co,K,`tracediff-${Ce.map(ao=>xt(P(ao))).
join("-")}-timeline`)}return Ae(),ue(),{keys:{search:()=>_.focus(),control:()=>O.choose("control"),test:()=>O.choose("test"),zoomIn:()=>b.glide(.75),zoomOut:()=>b.glide(1/.75),left:()=>b.slide(-.12),right:()=>b.
slide(.12),fit:()=>b.fit(),next:Ye["."],former:Ye[","],measure:Ye.m,zoomTo:Ye.f,close:Lt},update(K){let ne=n;n=pc(K),Ae();let{from:we,to:Le}=b.current(),je=n.from!==ne.from||n.to!==ne.to,Ce=(Co,ao)=>Math.
abs(Co-ao)>.002+1e-6*Math.abs(ao),De=n.from===null?p:n;je&&(Ce(we,De.from)||Ce(Le,De.to))&&b.goTo(De,!0),ue()},unmount(){f=!0,re.cancel(),Y.cancel(),l?.abort(),ze.forEach(K=>g[K].unmount()),z.unmount(),
E.unmount(),w.unmount(),$.unmount(),b.unmount()}}}var I0=[["control","Control"],["test","Test"]],VA=e=>({slower:"more",faster:"less"})[e]??null,Ko=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:N,exact:me}),JA=(e,t)=>e===null?"–":`${be(e)} to ${be(
t)}`,QA=(e,t)=>[{key:"side",title:"Side",show:o=>o},{key:"label",title:"Recording",show:(o,n)=>a(e?"a":"bdi",{href:e?.(n.set)},o)},Ko("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?
[Ko("without_profiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],Ko("compute","Compute"),Ko("exposed_communication","Exposed communication"),Ko("exposed_m\
emory","Exposed memory"),Ko("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:L},{key:"samples",title:"Samples",number:!0,show:L,what:"A sample is one step of one rank"}],XA={slower:"slower",faster:"\
faster",no_difference_found:"no difference found",cannot_judge:"cannot judge"};function ZA(e){return e.q_value!==null?XA[e.significance]:e.control_recordings===0?"only in the test":e.test_recordings===
0?"only in the control":`in ${e.control_recordings} and ${e.test_recordings} recordings`}var eC=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},Ko("control","C\
ontrol","Mean per step of the recordings; host rows without the calls inside them"),Ko("test","Test","Mean per step of the recordings"),{...Ko("diff","Change"),show:ve},{key:"change_percent",title:"%",
number:!0,show:be,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>JA(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:jt,what:"\
Of the test between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:VA}],tC=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=s=>t[`${s}_${o?"self_":""}per_step`];return{
...t,control:n("control"),test:n("test"),diff:n("diff"),certain:ZA(t)}},oC=.05;function D0({verdict:e}){let{between_percent:t,within_percent:o}=e,n=t===null?!1:o!==null&&t<oC?"Recordings of a side dif\
fer by no more than the noise of their steps explains.":`Recordings of a side differ by ${be(t).replace("+","")}${o===null?"":" beyond the noise of their steps"}.`;return[a("h2",{},e.words[0].toUpperCase()+
e.words.slice(1)),a("p",{},`Mean step ${N(e.control)} → ${N(e.test)}. `,n),e.recorded&&a("p",{class:"muted small"},e.recorded.text)]}var B0=e=>Object.fromEntries(I0.map(([t])=>[t,e[t].recordings.find(
({set:o})=>o===e.middle[t])]));function q0(e,t){let o=I0.flatMap(([r,i])=>e[r].recordings.map(l=>({...l,...l.step_time,side:i}))),n=o.some(r=>r.without_profiler!==null),s=Kt({caption:"Recordings",limit:128,
columns:QA(t,n)});return s.show(o),s.node}function F0(e,t){let o=Kt({caption:"Rows",limit:50,columns:eC,csv:t});return{node:o.node,show:n=>o.show(n.map(tC(e.selection.measure)))}}var W0=({judged_rows:e,
changed_rows:t})=>e===0?"No row is judged.":`${X(e,"row")} judged: ${L(t.slower)} slower and ${L(t.faster)} faster.`;var Md={path:"/compare/recordings",name:"Several recordings",mount:(e,t)=>aC(e,t)},Od=1e3,nC=250,j0=32,Ad=[["control","A","Control"],["test","B","Test"]],Cd=Ad.flatMap(([e])=>["ranks","steps","marker"].
map(t=>({key:`${e}_${t}`,side:e,what:t}))),H0=e=>e.split(",").filter(t=>t!=="");function U0(e){let t=new URLSearchParams(e);return{control:H0(t.get("control")??""),test:H0(t.get("test")??""),q:wt(t,At,
"q"),significant:wt(t,At,"significant","")==="true",equal_clock:wt(t,At,"equal_clock","false"),chosen:Object.fromEntries(Cd.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(n)||"";return s===
""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}function Rd(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return Bo(t,At,["q","significant","equal_clock"],e),Object.entries(
e.chosen).forEach(([o,n])=>t.set(o,n)),t}var z0=({chosen:e})=>Cd.some(({key:t,what:o})=>o!=="marker"&&t in e);function sC(e){let t=Ad.flatMap(([o,,n])=>{let s=Cd.filter(r=>r.side===o&&r.key in e.chosen).
map(({key:r,what:i})=>`${i} ${e.chosen[r]}`);return s.length===0?[]:[`${n}: ${s.join(", ")}.`]});return[...z0(e)?[]:["All ranks and steps of every recording count."],...t].join(" ")}function Td(e,t=Od){
let o=Rd(e);return o.set("exclude",Kl),o.set("sort","abs_diff_self_duration"),t!==null&&o.set("limit",String(t)),o}function rC(e,t){let o=Rd(e);["control","test"].forEach(s=>o.delete(s));let n=new URLSearchParams(
{view:o.toString()});for(let s of["control","test"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}function aC(e,t){let o=U0(location.search),n=null,s=new Map,r=(j,A)=>t.go(fe(`/compare/re\
cordings?${Rd({...o,...j})}`),A),i=a("section",{class:"sides recordings-sides","aria-label":"Control and test"}),l=a("div"),c=a("div"),u=Ka(),d=a("input",{type:"checkbox",id:pe("clock"),on:{change:()=>r(
{equal_clock:d.checked})}}),m=a("section",{class:"card recordings-verdict","aria-label":"Verdict"},c,a("div",{class:"chart-tools"},a("label",{class:"recordings-only",title:"Step times without what ano\
ther clock of the device, or another speed of the host, makes of each recording"},d," at equal clock"),u.node)),p=a("input",{type:"search",id:pe("q"),autocomplete:"off",spellcheck:"false",on:{input:Qe(
nC,()=>r({q:p.value.trim()},{replace:!0}))}}),f=a("input",{type:"checkbox",id:pe("only"),on:{change:()=>r({significant:f.checked},{replace:!0})}}),g=a("form",{class:"card analysis-controls","aria-labe\
l":"Rows",on:{submit:j=>j.preventDefault()}},a("label",{class:"analysis-field"},a("span",{},"Name contains"),p),a("label",{class:"recordings-only"},f," only slower or faster")),h=a("div",{class:"compa\
rability"}),y=a("div"),w=a("div"),b=a("div",{class:"analysis-results"},m,h,y,g,w);C(e,a("div",{class:"page analyse-page recordings-page"},a("h1",{},"Several recordings"),a("p",{class:"muted analysis-i\
ntro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: differences within one side are noise. Record both sides a\
lternately."),i,l,b));let _=Et({context:t,results:b,message:l});function k(j){C(i,Ad.map(([A,I,J])=>{let q=pe("set"),U=W=>{o[A].includes(W)||(r({[A]:[...o[A],W]}),k(A))},ae=$o({id:q,field:A,set:null,text:"",
onGroup:U,onPick:W=>{s.set(Je(W.id),W.label),U(Je(W.id))}});return ae.input.placeholder="Add a recording, or nightly-* …",a("div",{class:`side-card side-${A}`},a("div",{class:"side-title"},a("b",{class:"\
letter","aria-hidden":"true"},I),a("label",{for:q},J),ae.node),a("ul",{class:"recordings-chosen"},o[A].map(W=>{let z=s.get(W)??W;return a("li",{class:"tag"},z," ",F("×",()=>{r({[A]:o[A].filter(re=>re!==
W)}),k(A)},{class:"link-button","aria-label":`Leave out ${z}`,title:`Leave out ${z}`}))})))})),j&&i.querySelector(`[data-field="${j}"]`)?.focus()}function x(){for(let j of["control","test"])for(let A of o[j]){
let I=n[j].recordings.find(J=>J.set.startsWith(A));I&&s.set(A,I.label)}}function $(){let{control:j,test:A}=B0(n);C(c,D0(n),a("p",{class:"small recordings-chosen-parts"},sC(o)," ",z0(o)&&F("Use all ran\
ks and steps",()=>r({chosen:Object.fromEntries(Object.entries(o.chosen).filter(([q])=>q.endsWith("_marker")))}),{class:"link-button"})),a("p",{class:"muted small"},"Waterfall, tree, timeline and cause\
s show one recording of each side: ",a("a",{href:Dt(j.set,A.set)},`${j.label} and ${A.label}`),", those with the middle step time.")),m.dataset.verdict=n.verdict.verdict;let I=n.control.recordings.length+
n.test.recordings.length,J=q=>xt(n[q].recordings[0].label);u.set({name:`tracediff-${J("control")}-${J("test")}`,report:Gr(Td(o,null)),bundle:Yr(rC(o,n)),tooMany:I>j0&&`${j0} sets at most`})}function T(){
x(),k(document.activeElement?.dataset?.field),$(),C(h,Us(n.comparability)),C(y,q0(n,J=>fe(`/analyse?set=${Je(J)}`)));let j=Td(o,null);j.set("format","csv");let A=F0(n,Rs(j));A.show(n.rows);let{row_count:I}=n;
C(w,A.node,a("p",{class:"muted small"},I===0?"The filters leave no row. ":"",W0(n),I>Od?` The ${L(Od)} largest changes of ${L(I)} are here; the CSV has all.`:""))}function E(j){n=null,_.say(a("div",{class:"\
error-box",role:"alert",data:{code:j.code}},a("h2",{},"This comparison is not possible"),a("p",{},j.message)))}let v=j=>j.startsWith("tag:")||/[*?]/.test(j);function O(){t.setTitle("Several recordings"),
document.activeElement!==p&&(p.value=o.q),f.checked=o.significant,d.checked=o.equal_clock;let j=[o.control,o.test];if(j.some(A=>A.length===0)||j.every(A=>A.length===1&&!v(A[0]))){n=null,_.drop(),k(document.
activeElement?.dataset?.field),_.say(a("p",{class:"notice"},"Choose recordings of both sides, four or more together: two of each, or three and one. A pattern of labels (nightly-*) or a tag (tag:NAME) \
stands for all its sets. ",a("a",{href:j.every(A=>A.length===1)?Dt(o.control[0],o.test[0]):fe("/compare")},"Compare two sets")));return}k(document.activeElement?.dataset?.field),_.ask(A=>mt(Td(o),{signal:A}),
A=>{if(A.judged!=="between_recordings"){E({code:"one_set",message:"Each of these two names stands for only one set."});return}n=A,_.say(null),T(),$e(A.verdict.words)},E)}async function D(){let j=[...o.
control,...o.test].filter(A=>!v(A));try{for(let A of await ht(j.slice(0,100)))s.set(Je(A.id),A.label);n===null&&k(document.activeElement?.dataset?.field)}catch{}}return O(),D(),{keys:{search:()=>p.focus()},
update(j){o=U0(j),O()},unmount(){s=new Map,_.unmount()}}}var Ld={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(ft).map(([e,{name:t}])=>[e,t]))},G0=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":Ld[e.measured].replace(/^./,t=>t.toUpperCase()),Y0=e=>!!e&&
e.low_percent*e.high_percent>0,As=e=>Y0(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${be(e.diff_percent)} of the step (${be(e.low_percent)} to ${be(e.high_percent)})`:"",K0=e=>Y0(e)?
`${e.explains?"the machine’s, ":""}${be(e.diff_percent)}`:"";var iC=7.2,V0=16,lC=56,Pr={l:64,r:16,t:22,b:44},Ir=e=>e.filter(Boolean).map(Ue).join("<br>"),ol=e=>e.recorded===null?`stored ${rt(e.created)} (recording time not stated)`:rt(e.recorded);function Pd(e,t){
let o=Math.max(2,Math.floor((t-Pr.l-Pr.r)/(V0*iC+14))),n=xo(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:wo(n.map(s=>e[s].label),
V0).map(Ue)}}function ek(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function Id(e){return{template:$t(),margin:Pr,hovermode:"closest",dragmode:"zoom",...e}}function tk(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var Dd=e=>e.direction==="slower"?"--more-fill":"--less-fill",ok=({host_median:e,lag_median:t})=>en({host:e,lag:t});function cC(e){let t=e.
interval&&`95 % interval: ${e.interval.map(N).join(" to ")}`;return Ir([e.label,ol(e),`median ${N(e.median)}`,t,ok(e),`${e.observations} observations`,e.diff_percent!==null&&`${be(e.diff_percent)} aga\
inst the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var uC=(e,t)=>Ir([`${t.direction}: ${N(t.left_median)} → ${N(t.right_median)} (${be(t.diff_percent)})`,As(t.machine)&&`\
change of level: ${As(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare left and right"]);function nk(e){let t=[],o=[],n=(s,r)=>e[s][r];for(let s=0,r;s<e.length;s=r+1){for(r=s;r<
e.length&&e[r]!==null;)r+=1;let i=Array.from({length:r-s},(u,d)=>s+d),l=i.length===1?[s-.2,s+.2]:i,c=u=>i[Math.min(u,i.length-1)];i.length>0&&(t.push(...l,...[...l].reverse(),null),o.push(...l.map((u,d)=>n(
c(d),1)),...l.map((u,d)=>n(c(d),0)).reverse(),null))}return{x:t,y:o}}function dC(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map((u,d)=>d),i=u=>u===null?null:u/t,l=te("--control-fill"),c=o.map(u=>u.
median===null?null:(u.interval??[u.median,u.median]).map(i));return[{type:"scatter",mode:"lines",...nk(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:tk(l,.22)},{type:"scatter",mode:"lines",
hoverinfo:"skip",line:{color:te("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:u,last:d})=>[u-.5,d+.5,null]),y:n.flatMap(({median:u})=>[i(u),i(u),null])},{type:"scatter",mode:"lines+markers",x:r,
y:o.map(u=>i(u.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(u=>u.baseline?"square":"circle")},customdata:o.map(cC),hovertemplate:"%{customdata}<extra></extra>"},
{type:"scatter",mode:"markers",x:s.map(u=>u.at-.5),y:s.map(u=>i((u.left_median+u.right_median)/2)),marker:{size:13,line:{width:1,color:te("--surface")},symbol:s.map(u=>u.direction==="slower"?"triangle\
-up":"triangle-down"),color:s.map(u=>te(Dd(u)))},customdata:s.map(u=>uC(e,u)),hovertemplate:"%{customdata}<extra></extra>"}]}var mC=3;function pC(e,t){let o=[],n=s=>Math.abs(s.diff_percent??1/0);for(let s of[
...e].sort((r,i)=>n(i)-n(r)))o.every(({at:r})=>Math.abs(r-s.at)*t>=lC)&&o.push(s);return o}function fC({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.flatMap(m=>[m.median,...m.interval??[]]).
filter(m=>m!==null),[i,l]=Ke(Math.max(...r,0)),c=s?.median??null,u=n.map(m=>({type:"line",xref:"x",yref:"paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:te(Dd(m))}})),d=pC(n,
(t-Pr.l-Pr.r)/o.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:Ue(be(m.diff_percent)),font:{size:11,color:te(m.direction==="slower"?"--more":"--less")}}));return{
data:dC(e,l),layout:Id({xaxis:Pd(o,t),yaxis:ek(l,i),shapes:[...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:te("--test-fill")}}]],annotations:d})}}
var J0=[["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],Bd=e=>a("div",{class:"c\
hart-legend"},e.map(([t,o])=>a("span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),sk=e=>bt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:fC,keys:()=>J0,
extra:Bd(J0),class:"series-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===mC&&o.change_points[n.pointNumber],r=s?s.at:n?.pointNumber;r>0&&e(s?o.sets.findIndex(({id:i})=>i===s.left):
r-1,r)}}),Nd=["compute","exposed_communication","exposed_memory","idle"],rk={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},Q0=Nd.
map(e=>[rk[e],ft[e].name]);function hC({answer:e},t){let{sets:o}=e,[n,s]=Ke(Math.max(...o.map(i=>i.mean_step_time??0))),r=o.map(i=>Ir([i.label,ol(i),`mean step ${N(i.mean_step_time)}`,ok(i),...Nd.map(
l=>`${ft[l].name}: ${i.parts?N(i.parts[l]):ye}`)]));return{data:Nd.map(i=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[i]/s:null),marker:{color:te(rk[i]),line:{width:0}},customdata:r,hovertemplate:"\
%{customdata}<extra></extra>"})),layout:Id({barmode:"stack",bargap:o.length>100?0:.12,xaxis:{...Pd(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:ek(s,n,{rangemode:"tozero"})})}}var ak=()=>bt(
{id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:hC,extra:Bd(Q0),keys:()=>Q0}),X0=[["--test-fill","what the machine makes of the step, and its interval"]];
function Z0(e,t){return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function gC(e,t){let{machine:o}=t;if(o===null)return Ir(
[t.label,ol(t),"not known"]);let n=e.sets.find(({id:s})=>s===o.reference).label;return Ir([t.label,ol(t),`${be(o.curve_percent)} of the step, against the first level`,`${be(o.diff_percent)} (${be(o.low_percent)}\
 to ${be(o.high_percent)}) against ${n}`,Z0(o.device_factor,"kernels take"),Z0(o.host_factor,"calls of the host take")])}function wC({answer:e},t){let{sets:o,change_points:n}=e,s=te("--test-fill"),r=({
machine:i},l)=>((1+i.curve_percent/100)*(1+l/100)/(1+i.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:tk(s,.22),...nk(o.map(
i=>i.machine&&[r(i,i.machine.low_percent),r(i,i.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:o.map((i,l)=>l),y:o.map(i=>i.machine?.curve_percent??null),line:{color:s,width:1.4},marker:{
color:s,size:o.length>200?3:6},customdata:o.map(i=>gC(e,i)),hovertemplate:"%{customdata}<extra></extra>"}],layout:Id({xaxis:Pd(o,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:te("\
--muted")},shapes:n.map(i=>({type:"line",xref:"x",yref:"paper",x0:i.at-.5,x1:i.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:te(Dd(i))}}))})}}var ik=()=>bt({id:"chart-series-machine",title:"What\
 the machine makes of the step",file:"series-machine",height:()=>220,make:wC,extra:Bd(X0),keys:()=>X0});var nl="row",sl="layer",lk="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function ck({onChange:e}){let t=pe("ops"),o=a("datalist",{id:t}),n=null,s=null,
r="",i=(E,v,O,D={})=>{let j=a("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:E},...O,on:{change:()=>e({...D,[E]:j.value.trim()})}});return{input:j,node:a("label",{class:"analys\
is-field"},a("span",{},v),j)}},l=i("sets","Sets",{class:"wide",title:lk,placeholder:"nightly-*"}),c=i("baseline","Baseline",{title:lk,placeholder:"none"}),u=i("name","Row",{class:"wide",list:t,placeholder:"\
aten::mm"},{layer:""}),d=i("category","Category",{placeholder:"any"}),m=pe("layer-hint"),p=i("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":m},{name:"",category:"",
time:"total"}),f=a("p",{class:"muted series-hint",id:m},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out.\
 Block is every Block; Block #3 is one."),g={[nl]:u,[sl]:p},h=a("select",{data:{field:"measure"},on:{change:()=>{r=h.value in g?h.value:"",T(),r!==""?g[r].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(Ld),[nl,"a row"],[sl,"a layer"]].map(([E,v])=>a("option",{value:E},v))),y=a("select",{data:{field:"by"},on:{change:()=>e({by:y.value})}},a("option",{value:"\
device"},"device time"),a("option",{value:"host"},"host time")),w=a("select",{data:{field:"time"},on:{change:()=>e({time:w.value})}},a("option",{value:"total"},"total"),a("option",{value:"self"},"self")),
b=a("label",{class:"analysis-field"},a("span",{},"Time"),h),_=a("label",{class:"analysis-field"},a("span",{},"Of the layer"),y),k=a("label",{class:"analysis-field"},a("span",{},"Of the row"),w),x=a("f\
orm",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:E=>{E.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(
new Event("change"))}}},l.node,c.node,b,u.node,d.node,k,p.node,_,o,F("Show",()=>e({sets:l.input.value.trim()}),{class:"primary"}),f);u.input.addEventListener("input",Qe(150,()=>$(u.input.value))),u.input.
addEventListener("focus",()=>$(""));async function $(E){if(s!==null)try{let v=await zr(s,E);C(o,[...new Set(v.map(O=>O.name))].map(O=>a("option",{value:O})))}catch{}}function T(){h.value=r||n.measure;
for(let E of[u.node,d.node,k])E.hidden=r!==nl;for(let E of[p.node,_,f])E.hidden=r!==sl}return{node:x,draw(E,v){n=E,s=v,r=n.layer!==""?sl:n.name!==""?nl:document.activeElement===g[r]?.input?r:"";for(let{
input:O}of[l,c,u,d,p])(O!==document.activeElement||O.value==="")&&(O.value=n[O.dataset.field]);w.value=n.time,y.value=n.by,T()},focus(){return l.input.focus(),l.input.select(),!0}}}var jd={path:"/series",name:"Series",mount:(e,t)=>kC(e,t)},qd=5,uk=(e,t=({label:o})=>o)=>e.slice(0,qd).map(t).join(", ")+(e.length>qd?` and ${L(e.length-qd)} more`:""),Dr=(e,t,o,n=N)=>({key:e,title:t,
what:o,number:!0,show:n,exact:me}),Fd=e=>e===null?null:e>0?"more":e<0?"less":null,yC=12,Wd=({commit:e,dirty:t})=>`${e.slice(0,yC)}${t?" (changed)":""}`,bC=e=>[{key:"label",title:"From set",show:t=>t},
{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":rt(t)},Dr("left_median","Before","Median of the level before"),Dr("right_median","After","Median of the level after"),{...Dr("diff_durati\
on","Change","After less before",ve),tone:Fd},{key:"diff_percent",title:"%",number:!0,show:be,tone:Fd},{key:"q_value",title:"q",number:!0,show:jt,what:"Of the rank test of the observations left and ri\
ght"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s: that is all of the change, as far as the interval tell\
s",show:K0},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets left and right whose recorders noted one",show:t=>t===null?"":a("span",{title:t.text},`${Wd(t.left)}\
 → ${Wd(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Left and right: the set before the change with the first one after it. Recordings around it: up to five sets of each level, those nearest t\
o the change, as several recordings of each side; not offered where a level has only one set",show:(t,o)=>[a("a",{href:t},"left and right"),o.several&&" · ",o.several&&a("a",{href:o.several},"recordi\
ngs around it")]}],_C=e=>[{key:"label",title:"Set",show:(t,o)=>a("a",{href:o.href},t)},{key:"recorded",title:"Recorded",show:(t,o)=>t===null?`stored ${rt(o.created)}`:rt(t)},{...Dr("median","Median",e.
without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,o)=>o.missing??N(t)},{key:"interval",title:"95 % interval",number:!0,
what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?"–":t.map(N).join(" to ")},...e.baseline?[{key:"diff_percent",title:"Against baseline",number:!0,show:be,tone:t=>Math.
abs(t)<2?null:Fd(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:L},Dr("mean_step_time",e.without_profiler?"Mean recorded step":"Mean step","What the parts add up \
to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":Wd(t)}]:[],{key:"tags",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"\
Compare",show:t=>t===null?"":a("a",{href:t},"with the one before")}];function kC(e,t){let o=Vs(location.search),n=null,s="",i=ck({onChange:(q,U)=>t.go(Js({...o,...q}),U)}),l=a("div"),c=a("div",{class:"\
series-summary"}),u=(q,U)=>n.measured!=="layer"?Dt(q,U):mo({control:Je(q),test:Je(U),by:o.by,q:o.layer.split(" / ").at(-1).replace(/ #\d+$/,"")}),d=(q,U)=>u(n.sets[q].id,n.sets[U].id),m=sk((q,U)=>t.go(
d(q,U))),p=ik(),f=ak(),g=a("div",{class:"analysis-tables"}),h=a("div",{class:"analysis-results"},c,m.node,p.node,f.node,g);C(e,a("div",{class:"page analyse-page series-page"},a("h1",{},"Series"),a("p",
{class:"muted analysis-intro"},"One time of many recordings, in the order in which they were made: nightly runs, the commits of a branch. Where its level changes, left and right can be compared."),i.node,
l,h));let y=Et({context:t,results:h,message:l}),w=pt(()=>{m.retheme(),p.retheme(),f.retheme()});function b(q){return`${q.direction}${q.diff_percent===null?"":` by ${be(Math.abs(q.diff_percent)).replace(
"+","")}`}: ${N(q.left_median)} → ${N(q.right_median)}`}function _(){let{sets:q,change_points:U,levels:ae}=n;if(ae.length===0)return`None of these sets has ${n.measured==="layer"?"this layer":"this \
time"}.`;let W=n.neighbours;return W!==null&&W.pairs===0?"One set is not a series: there is no other set to compare it with.":W!==null&&W.unjudged===W.pairs?`Cannot judge whether the level changes in ${X(
q.length,"set")}.`:W!==null&&U.length>0?`${L(U.length)} of ${X(W.pairs,"pair")} of neighbours ${U.length===1?"differs":"differ"}.`:`${U.length===0?"No change of level was found":X(U.length,"change of \
level","changes of level")} in ${X(q.length,"set")}${k(U)}.`}function k(q){let U=q.filter(ae=>ae.machine?.explains).length;return U===0?"":q.length===1?": the machine’s":`, ${L(U)} of them the machi\
ne’s`}let x=({pairs:q,unjudged:U})=>"There are fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two recordings."+(U===0?"":
` ${L(U)} of ${X(q,"such pair")} cannot be judged: a set has too few steps.`);function $(){let q=n.since_good;if(q===null)return!1;let U=ae=>n.sets.find(W=>W.id===ae).label;return a("p",{class:"card s\
eries-good"},a("b",{},"Since the last good set, "),U(q.good),", it is ",a("span",{class:q.direction==="slower"?"more":"less"},b(q)),". ",a("a",{href:u(q.good,q.now)},`What changed between it and ${U(q.
now)}`))}function T(){let q=n.newest;if(q===null)return!1;let U=ae=>n.sets.find(W=>W.id===ae).label;return a("p",{class:"card series-newest"},a("b",{},"The newest set, "),U(q.right),", stands out: it \
is ",a("span",{class:q.direction==="slower"?"more":"less"},b({...q,left_median:q.left_mean,right_median:q.right_mean})),` (p = ${jt(q.p_value)}, against the ${L(q.others)} sets of its level before it)\
. One set alone is not a change of level. `,As(q.machine)&&`Of it, ${As(q.machine)}. `,q.commits&&`It is ${q.commits.text}. `,a("a",{href:u(q.left,q.right)},`What changed between ${U(q.left)} and it`))}
function E(){let q={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},U=n.differences.map(({at:ae,kind:W,before:z,after:re})=>`From ${n.sets[ae].label} on, ${q[W]}\
: ${z} before, ${re} now.`);return n.more_differences===0?U:[...U,`${X(n.more_differences,"more such difference")}.`]}function v(){let{sets:q}=n,U=q.filter(z=>z.missing!==null),ae=n.left_out.map(({label:z,
detail:re})=>`${z} is left out: ${re}`);if(n.neighbours?.pairs>0&&ae.unshift(x(n.neighbours)),n.unknown_recorded>0){let z=n.unknown_recorded===1;ae.unshift(`${X(n.unknown_recorded,"set")} ${z?"does":"\
do"} not say when ${z?"it was":"they were"} recorded: the time ${z?"it was":"they were"} stored is used.`)}U.length>0&&n.levels.length>0&&ae.push(`${X(U.length,"set")} ${U.length===1?"has no such time\
, and counts with the level around it":"have no such time, and count with the level around them"}: ${uk(U,z=>`${z.label} (${z.missing})`)}.`),q.every(z=>!z.has_steps)&&ae.push("No set has steps: each \
whole recording counts as one step.");let W=q.filter(z=>z.affected>0);return W.length>0&&ae.push(`${X(W.length,"set")} ${W.length===1?"has damaged files, so its":"have damaged files, so their"} times \
may be wrong: ${uk(W)}.`),n.machine_pending>0&&ae.push(`The machine of ${X(n.machine_pending,"set")} is not known yet: the time was up. Load the page again; what was compared is kept.`),ae.unshift(...E()),
n.without_profiler_note!==null&&ae.unshift(n.without_profiler_note),ae.length>0&&a("ul",{class:"notice"},ae.map(z=>a("li",{},z)))}function O(){let{sets:q,change_points:U}=n,ae=Kt({caption:"Changes of \
level",limit:64,columns:bC(U)});ae.show(U.map(z=>({...z,label:q[z.at].label,recorded:q[z.at].recorded,href:u(z.left,z.right),several:z.recordings_link})));let W=Kt({caption:"Sets",limit:30,columns:_C(
n),csv:em(`${Da(o)}&machine=true&format=csv`)});W.show(q.map((z,re)=>({...z,href:fe(`/analyse?set=${z.id.slice(0,12)}`),before:re===0?null:d(re-1,re)})).reverse()),C(g,ae.node,W.node)}function D(){let{
sets:q}=n,U={file:"tracediff",revision:s,caption:[`${q[0]?.label??""} to ${q.at(-1)?.label??""}`]};C(c,a("h2",{},_()),$(),T(),v()),m.node.toggleAttribute("data-baseline",n.baseline!==null),m.draw({...U,
answer:n,heading:G0(n),empty:n.levels.length===0?"There is nothing to draw.":null}),p.node.hidden=q.every(ae=>ae.machine===null),p.node.hidden||p.draw({...U,answer:n,heading:"clock of the device, spee\
d of the host"}),f.draw({...U,answer:n,heading:"means over steps and ranks",empty:q.every(ae=>ae.parts===null)?"No set has device work: a step has no parts.":null}),O(),h.dataset.shown=s}async function j(){
let[q,U]=await Promise.all([Ot("group=always&limit=100"),Qo()]),W=[...q.entries.flatMap(({group:z})=>z?[z]:[]).map(({prefix:z,sets:re})=>[`${z}*`,re]),...U.filter(({sets:z})=>z>2).map(({tag:z,sets:re})=>[
`tag:${z}`,re])].filter(([z])=>!z.includes(","));return a("div",{class:"notice"},q.total===0?a("p",{},"There are no trace sets yet. ",a("a",{href:fe("/")},"Add some"),"."):a("p",{},"Name the sets of a\
 series: a pattern of their labels, or a tag. Tags are given on the Traces page, or with ",a("code",{},"tracediff ingest --tag"),"."),W.length>0&&a("ul",{class:"series-offers"},W.slice(0,20).map(([z,re])=>a(
"li",{},a("a",{href:Js({...o,sets:z})},z),` (${X(re,"set")})`))))}function A(q){n=null,y.say(a("div",{class:"error-box",role:"alert",data:{code:q.code}},a("h2",{},"This series is not possible"),a("p",
{},q.message)))}async function I(q){try{let U=await ul(`${q}&machine=true`);s===q&&n!==null&&(n=U,D())}catch{}}function J(){let q=Da(o).toString();i.draw(o,n?.sets.at(-1)?.id??null),t.setTitle([o.sets,
"Series"].filter(Boolean).join(" · ")),o.sets===""&&o.tag.length===0?(s="",y.ask(()=>j(),U=>y.say(U),A)):s===q&&n?(y.drop(),D(),t.settled()):y.ask(U=>ul(q,{signal:U}),U=>{n=U,s=q,y.say(U.sets.length>
0?null:a("p",{class:"notice"},"No set was found. ",U.left_out.length>0&&`${X(U.left_out.length,"set")} cannot be read.`)),i.draw(o,U.sets.at(-1)?.id??null),U.sets.length>0&&(D(),$e(_()),I(q))},A)}return J(),
{keys:{search:()=>i.focus()},update(q){o=Vs(q),J()},unmount(){y.unmount(),n=null,w(),m.unmount(),p.unmount(),f.unmount()}}}var Hd={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:fe("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var xC=120,$C=[Xs,Pn,Qu,Tr,Nr,ud,_d,Md,jd],Br=document.getElementById("main"),Ao=null,Ud="",Fn=history.state?.scroll??null,rl=location.hash.slice(1),kt={go(e,{replace:t=!1}={}){let o=location.pathname+
location.search;e!==o&&(t?history.replaceState(history.state,"",e):(dk(),history.pushState(null,"",e)),Fn=null),rl=new URL(e,location.href).hash.slice(1),Gd()},setTitle(e){document.title=e===""?"trace\
diff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},lastCompare(e){let t=new URLSearchParams(Ud.split("?")[1]??"");return["control","test"].every(o=>t.get(o)===e.get(o))?Ud:void 0},
settled(){Fn!==null?(window.scrollTo(0,Fn),Fn=null):rl!==""&&document.getElementById(rl)?.scrollIntoView(),rl=""},status:null,newPair:!1},dk=()=>history.replaceState({scroll:window.scrollY},"");function Gd(){
let e=$C.find(o=>o.path===Ft())??Hd;if(qn("nav-traces",e===Xs),qn("nav-compare",e===Pn||e===Qu||e===Md),qn("nav-tree",e===Tr),qn("nav-timeline",e===Nr),qn("nav-analyse",e===ud),qn("nav-query",e===_d),
qn("nav-series",e===jd),EC(),mk()&&(AC.clear(),zd.clear()),zd.draw(),Ao?.page===e){Ao.view.update(location.search);return}Ao?.view.unmount(),kt.busy(!1),Br.textContent="";let t=Ao!==null;Ao={page:e,view:e.
mount(Br,kt)},t&&(window.scrollTo(0,0),Br.focus({preventScroll:!0}),$e(`${e.name} page`))}function mk(){let e=new URLSearchParams(location.search);return Ft().startsWith(Pn.path)&&!!(e.get("control")&&
e.get("test"))}function pk(){return(Ft()===Xs.path||Ft()===Pn.path&&!mk())&&!Ys(document.activeElement)&&!document.querySelector("dialog[open]")}function vC(e,t,{sure:o}){if(!pk()||!o){zd.offer(e,t);return}
let n=Se.transfers.filter(s=>Se.canUndo(s)&&[e.id,t.id].includes(s.job.set));kt.newPair=!0,kt.go(Dt(e.id,t.id)),kt.newPair=!1,n.length!==0&&Re(`${n.map(({label:s})=>`“${s}”`).join(" and ")} ${n.length===
1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(s=>Se.undo(s))),kt.go(fe("/"))}catch(s){Re(`That did not work. ${s.message}`,{urgent:!0})}}}})}function SC({
detail:{label:e,job:t}}){let o=()=>kt.go(t.page);pk()?o():Re(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:o}})}function qn(e,t){let o=document.getElementById(e);t?o.setAttribute(
"aria-current","page"):o.removeAttribute("aria-current")}function EC(){let e={"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"\
nav-query","/series":"nav-series"}[Ft()];e&&(document.getElementById(e).href=location.pathname+location.search),Ft()===Pn.path&&(Ud=location.pathname+location.search);let t=new URLSearchParams(location.
search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=Ft();(n.startsWith("/compare")||[Tr,Nr].some(({path:s})=>s===n))&&o.size>0&&TC(t,o,n)}function TC(e,t,o){
let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",fe(`/?${t}`));let i=new URLSearchParams({set:n??"",test:s??""});r("nav-analyse",fe(`/analyse?${i}`)),
r("nav-query",fe(`/query?${t}`)),o!==Tr.path&&r("nav-tree",mo(Zt(rs(location.search)))),o!==Nr.path&&r("nav-timeline",Wo(Object.fromEntries(e))),!o.startsWith(Pn.path)&&n&&s&&r("nav-compare",kt.lastCompare(
e)??Dt(n,s))}function OC(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))
return;let o=new URL(t.href),n=al(o.pathname),s=o.origin===location.origin&&fe(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"),r=o.pathname+o.search===location.pathname+location.search;
!s||o.hash!==""&&r||(e.preventDefault(),kt.go(o.pathname+o.search+o.hash))}async function fk(){try{kt.status=await Jo(),Kd(kt.status.build),document.getElementById("version").textContent=`tracediff ${kt.
status.version}`,document.body.toggleAttribute("data-read-only",kt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",kt.status.sql===!1),document.body.toggleAttribute("data-no-traces",
kt.status.keep_traces===!1)}catch{}}async function MC(){let e=globalThis.firstComparison?.answer;e&&(Br.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,xC)})]),delete Br.
dataset.waits),Ao===null&&Gd()}var zd=Yp();Bm(document.getElementById("connection"),()=>{fk(),Ao?.view.back?.()});Km();var AC=ef(vC);nf();Lm(document.getElementById("theme"));Xp(()=>Ao,document.getElementById(
"keys"));Gm(document.getElementById("drop-veil"),()=>kt.status?.read_only!==!0,e=>{Se.add(e),Ft()!=="/"&&!document.querySelector("dialog[open]")&&kt.go(fe("/"))});Se.addEventListener("bundle",SC);Se.addEventListener(
"change",()=>Ps().catch(()=>{}),{once:!0});document.addEventListener("click",OC);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{Fn=e.state?.scroll??0,Gd(),(Ao.page===Xs||Ao.
page===Hd)&&kt.settled()});window.addEventListener("scroll",Qe(200,()=>{Fn===null&&dk()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{Fn=null},{passive:!0});
MC();Pt().then(()=>{Qt.watch(),fk()});})();
