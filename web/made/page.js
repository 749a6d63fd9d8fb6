"use strict";
(()=>{var Fd=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),ge=e=>Fd+e,ol=e=>`/${e.split("/").slice(Fd.split("/").length).join("/")}`,Dt=()=>ol(location.pathname);var ao=ge("/api/v1"),Z0=700,Co=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function nl(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new Co(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new Co(e,"error",`The server answered with status ${e}.`)}var Hd=()=>new Co(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),ek=/"(?:stream|correlation)":-?\d{16}/,tk=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,ok=/\d{16}/,nk=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,sk=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function Wd(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function jd(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Bt(e,t,o={}){let n=!1;try{for(;;)try{return await rk(e,t,o)}catch(s){if(s.code!=="not_checked_yet")throw s;
n||(n=!0,Wd(1)),await sk(Z0,o.signal)}}finally{n&&Wd(-1)}}async function rk(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Con\
tent-Type"]="application/json",r.body=JSON.stringify(o));let i,l;try{i=await fetch(ao+t,r),l=await i.text()}catch(c){throw c.name==="AbortError"?c:Hd()}if(!i.ok)throw nl(i.status,l);if(l==="")return null;
try{return JSON.parse(l,s&&ok.test(l)?nk:ek.test(l)?tk:void 0)}catch{throw new Co(i.status,"bad_answer","The server sent an answer that is not JSON.")}}var ct=(e,t)=>Bt("GET",e,t),Ze=encodeURIComponent,
Ko=e=>ct("/status",e);async function qt(e,t){let o=await ct(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}async function ht(e,t){let o=e.map(s=>`id=${Ze(s)}`).join("&"),n=e.
length===0?[]:(await ct(`/sets?${o}`,t)).sets;return[...new Map(n.map(s=>[s.id,s])).values()]}var Vo=async e=>(await ct("/tags",e)).tags,ho=(e,t)=>ct(`/sets/${Ze(e)}`,t),Ro=(e,t)=>Bt("PATCH",`/sets/${Ze(
e)}`,{body:t}),qn=e=>Bt("DELETE",`/sets/${Ze(e)}`),Ud=async(e,t)=>(await Bt("POST",`/sets/${Ze(e)}/split`,{body:t})).job,zd=async(e,t)=>(await Bt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).
job,Fn=e=>Bt("POST",`/sets/${Ze(e)}/restore`),dt=(e,t)=>ct(`/compare_traces?${e}`,t),qr=(e,t)=>ct(`/compare_traces/op?${e}`,t),Fr=(e,t,o)=>ct(e===""?`/compare_traces/tree?${t}`:`/sets/${Ze(e)}/tree?${t}`,
o),Wn=async(e,t,o)=>(await ct(`/sets/${Ze(e)}/steps${t===null?"":`?marker=${Ze(t)}`}`,o)).steps,Ms=(e,t,o)=>ct(`/sets/${Ze(e)}/timeline?${t}`,o),Wr=(e,t,o)=>ct(`/sets/${Ze(e)}/timeline/find?${t}`,o),Hn=(e,t,o)=>ct(
`/analysis/${e}?${t}`,o),sl=(e,t)=>ct(`/series?${e}`,t),Gd=e=>`${ao}/series?${e}`,Yd=(e,t)=>`${ao}/analysis/${e}?${t}`,Hr=async(e,t,o)=>(await ct(`/sets/${Ze(e)}/ops?q=${Ze(t)}&limit=50`,o)).ops,As=e=>`${ao}\
/compare_traces?${e}`,jr=e=>`${ao}/report?${e}`,Ur=e=>`${ao}/bundle?${e}`,Kd=e=>`${ao}/compare_traces/op?${e}`,Vd=(e,t,o)=>ct(`/sets/${Ze(e)}/timeline/sums?${t}`,o),Jd=(e,t)=>ct(`/sql?${e}`,{...t,digits:!0}),
Qd=e=>`${ao}/sql?${e}`,Xd=async(e,t)=>(await ct(`/sql/schema?${e}`,t)).tables,Zd=async e=>(await ct("/queries",e)).queries,rl=(e,t)=>Bt("POST","/queries",{body:{name:e,statement:t}}),em=e=>Bt("DELETE",
`/queries/${Ze(e)}`),al=(e,t,o)=>`${ao}/sets/${Ze(e)}/files/${t}/trace${o?`?${o}`:""}`;async function zr(e,t,o,{signal:n,onProgress:s}){let r=[],i=0,l;try{if(l=await fetch(al(e,t,o),{signal:n}),l.ok){
let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:i>0?new Co(0,"b\
roken","The download stopped before its end. The log of the server says why."):Hd()}throw nl(l.status,await l.text())}var tm=async e=>(await ct("/jobs",e)).jobs,om=(e,t)=>ct(`/jobs/${Ze(e)}`,t),jn=e=>Bt(
"DELETE",`/jobs/${Ze(e)}`),nm=e=>new EventSource(`${ao}/jobs/${Ze(e)}/events`),sm=(e,t)=>Bt("POST","/uploads",{body:{label:e,files:t}}),rm=async()=>(await Bt("POST","/samples")).jobs,am=e=>ct(`/upload\
s/${Ze(e)}`),il=e=>Bt("DELETE",`/uploads/${Ze(e)}`),im=async e=>(await Bt("POST",`/uploads/${Ze(e)}/commit`)).job;function lm(e,t,o,{from:n=0,signal:s,onProgress:r}){return new Promise((i,l)=>{let c=new XMLHttpRequest,
u=()=>c.abort(),d=(p,f)=>{s?.removeEventListener("abort",u),p(f)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.addEventListener("abort",u),c.open("PUT",`${ao}/upl\
oads/${Ze(e)}/files/${Ze(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.size-1}/${o.size}`),c.upload.addEventListener("prog\
ress",p=>r(n+p.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,nl(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{d(l,new Co(c.status,"bad_answer",
"The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new Co(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),c.addEventListener(
"abort",m),c.send(n>0?o.slice(n):o)})}function ak(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let i=n.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function qe(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=ak(Math.abs(e));if(r.length>o){let i=r[o]>="5",l=s+r.slice(0,o),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var _e="–",lo="−",Tt=" ",mm=e=>qe(e,0,2),pm=e=>qe(e,0,3);function Un(e,t){return t>0?`+${e}`:t<0?`${lo}${e}`:e}function L(e){return e==null?_e:mm(e).replace("-",lo)}function tt(e){return e==null?
_e:Un(mm(Math.abs(e)),e)}var cm=["","K","M","G","T","P","E"];function io(e){if(e==null)return _e;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<cm.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?lo:"")+qe(t,0,n)+(o?Tt+cm[o]:"")}function mn(e){return e>0?`+${io(e)}`:io(e)}var ll=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Ye(e){let t=Math.abs(e);return ll.find(([,o])=>t>=o*
.99995)??(t>0?ll[3]:ll[2])}function Gr(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return qe(n,s,s)+Tt+t}function I(e){if(e==null)return _e;let t=Gr(e,Ye(e));
return(e<0&&/[1-9]/.test(t)?lo:"")+t}function $e(e){return e==null?_e:Un(Gr(e,Ye(e)),e)}function fm(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return qe(e,t,t)}function hm(e){let[t,o]=Ye(e*1.0005);return(e<
0?lo:"")+fm(Math.abs(e/o))+Tt+t}var gm=e=>(e>0?"+":"")+hm(e);function Yr(e,t){let[o,n]=Ye(Math.max(e,t)*1.0005);return[e,t].map((s,r)=>s===0||Ye(s*1.0005)[0]===o?fm(s/n)+(r===1||t===0?Tt+o:""):hm(s))}
function de(e){return e==null?_e:pm(e).replace("-",lo)+Tt+"µs"}function We(e){return e==null?_e:Un(pm(Math.abs(e))+Tt+"µs",e)}var um=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function zn(e){
let t=Math.abs(e);return um.find(([,o])=>t>=o*.99995)??um[t>0?3:1]}function Lo(e){return e==null?_e:(e<0?lo:"")+Gr(e,zn(e))}function wm(e){return e==null?_e:Un(Gr(e,zn(e)),e)}function dl(e){return e==
null?_e:qe(e,0,9).replace("-",lo)+Tt+"GB/s"}function De(e){return e==null||!Number.isFinite(e)?_e:(e<0?lo:"")+ym(Math.abs(e))+Tt+"%"}function ye(e){if(e==null||!Number.isFinite(e))return _e;if(e>=900){
let t=1+e/100;return`${qe(t,...t>=99.95?[0,0]:[1,1])}${Tt}times`}return Un(ym(Math.abs(e))+Tt+"%",e)}function ym(e){if(e>0&&e<.05)return e<.005?"<0.01":qe(e,2,2);let t=e>=1e3||e===0?0:1;return qe(e,t,
t)}var ik="⁰¹²³⁴⁵⁶⁷⁸⁹";function Ft(e){if(e==null||!Number.isFinite(e))return _e;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${Tt}\
×${Tt}10⁻${[...o].map(n=>ik[n]).join("")}`}function bm(e){return e==null||!Number.isFinite(e)?_e:e<.001?"<0.001":qe(e,3,3)}var cl=["B","kB","MB","GB","TB"];function ml(e){let t=Math.abs(e),o=cl.findLastIndex(
(n,s)=>t>=999.5*1e3**(s-1));return[cl[Math.max(o,0)],1e3**Math.max(o,0)]}var pl=e=>e==null?_e:`${L(e).replace("-",lo)}${Tt}B`,Cs=e=>e==null?_e:Un(Oe(Math.abs(e)),e);function Oe(e){if(e==null)return _e;
if(e<0)return lo+Oe(-e);let t=cl,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?1:2;return qe(o,s,s)+Tt+t[n]}function Q(e,t,o=`${t}s`){return`${L(e)}${Tt}${e===1?t:o}`}function ot(e,t=6){
let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(
0,t).join(", ")}, …`:o.join(", ")}function Rs(e,t){let o=Array.from(e);if(o.length<=t)return e;let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var ul=8,
_m=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function km(e,t){let o=e[t],n=r=>r===void 0?0:_m(o,r),s=Math.max(0,Math.max(n(e[t-1]),n(e[t+1]))-ul);return s>0&&/[\uDC00-\uDFFF]/.
test(o[s])?s-1:s}function xm(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[o,km(t,n)]))}function lk(e,t,o){let n=Math.floor(t*.4),s=t-n-1,r=o+(s<2*ul?ul-Math.floor(s/3):0);if(e.length<=
t||o===0||r<=n)return Rs(e,t);let i=Math.max(n,Math.min(r,e.length-s));if(i<=n+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=i+s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.
slice(i,l?i+s-1:void 0)}${l?"…":""}`}var ck=e=>e.replace(/^void (?=\S)/,"");function fl(e){let t=[],o=new Map,n=new Map,s=new Map,r=c=>c.length>e?ck(c):c;function i(c,u){let d=s.get(c),m=lk(c,e,u);if(o.
set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let p=n.get(m)??{text:m,names:new Set,first:null};p.names.add(c),p.first=null,n.set(m,p),s.set(c,p)}function l(c){if(c.first===null){let[
u,...d]=c.names;c.first=d.reduce((m,p)=>Math.min(m,_m(u,p)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach(
(m,p)=>{if(d.has(m)||d.has(t[p-1])||d.has(t[p+1])){let f=km(t,p);f!==o.get(m)&&i(m,f)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:uk(u,e,l(d),o.get(u))}}}function go(e,t){let o=fl(
t);return o.add(e),e.map(o.text)}function uk(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),i=Math.max(s,o-2),l=t-s-r-3,c=Math.max(i+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(
s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function kt(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function He(e){return e.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Jo(e,t,o){let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".includes(s[i-1])){r=
i;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),n}var dk=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","De\
c"],dm=e=>String(e).padStart(2,"0"),mk=36e5;function $m(e,t=Date.now()){let o=Math.round((Date.parse(e)-t)/mk);return o>=48?`in ${Q(Math.floor(o/24),"day")}`:o>=1?`in ${Q(o,"hour")}`:"within the hour"}
function mt(e){let t=new Date(e);return Number.isNaN(t.getTime())?_e:`${t.getDate()} ${dk[t.getMonth()]} ${t.getFullYear()}, ${dm(t.getHours())}:${dm(t.getMinutes())}`}var pk="tracediff.theme",hl=new Set,wl=matchMedia("(prefers-color-scheme: dark)");function gl(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function fk(){let e=gl();
return e==="auto"?wl.matches?"dark":"light":e}function pt(e){return hl.add(e),()=>hl.delete(e)}function vm(){for(let e of[...hl])e(fk())}function Em(e){e.value=gl(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(pk,e.value)}catch{}vm()}),wl.addEventListener("change",()=>{gl()===
"auto"&&vm()})}var hk=matchMedia("(forced-colors: active)"),Kr=new Map,Sm="";function te(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${wl.matches} ${hk.matches}`;return n!==
Sm&&(Kr=new Map,Sm=n),Kr.has(e)||Kr.set(e,gk(e)),Kr.get(e)}function gk(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var yl=null;function Ls(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(yl??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{yl=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),yl)}var Tm={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},Ns=()=>[[0,te("--heat-low")],[.5,te("--heat-middle")],[1,te("--heat-high")]];function Kt(){
return{control:te("--control-fill"),test:te("--test-fill"),more:te("--more-fill"),less:te("--less-fill"),noise:te("--noise-fill"),surface:te("--surface"),highlight:te("--highlight"),highlightEdge:te("\
--accent")}}function xt(){let e=te("--text"),t=te("--muted"),o=te("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[te("--control-fill"),te("--test-fill"),te("--more-fill")],xaxis:n,yaxis:n,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:te("--surface-raised"),bordercolor:te("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var bl=17;function wk({
title:e,lines:t,keys:o=[]},n,s){let r=Kt(),i=t.flatMap(f=>Jo(f,Math.floor(n/6.6),3)),l=30+bl*i.length+(o.length>0?24:0)+8,c=(f,g,h,w)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-f,text:He(g),font:{size:h,color:te(w?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((f,g)=>c(30+bl*g,f,12,!1))],d=[],m=12-s.left,p=30+bl*i.length+4;for(let[
f,g]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-p-13,y1:s.top+l-p-4,fillcolor:r[f]??te(f),line:{width:0}}),u.push(
{...c(p,g,12,!1),xshift:m+19}),m+=19+7*g.length+18;return{annotations:u,shapes:d,height:l}}async function Om(e,t,o,n){let s=await Ls(),r=te("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=wk(n,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var Mm=/(?<!\.tracediff)\.json$|\.json\.gz$/i,Am=/\.tracediff\.json$/i,_l=/\.tracediff$/i;function Cm(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.
isDirectory)t.push(s);else{let r=n.getAsFile();r&&o.push({name:r.name,file:r})}}return yk(t,o)}async function yk(e,t){let o=[];for(let n of e){let s=[];await Lm(n,"",s),o.push(Gn(n.name,s))}return o.concat(
Rm(t))}function Rm(e){let t=e.filter(({name:n})=>!_l.test(n)),o=e.filter(({name:n})=>_l.test(n)).map(n=>({label:n.name.replace(_l,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,Gn(xl(t),
t)]:o}async function Lm(e,t,o){let n=e.createReader(),s=[];for(;;){let r=await new Promise((i,l)=>{n.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)
if(r.isDirectory)await Lm(r,`${t}${r.name}/`,o);else{let i=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:i})}}function Nm(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,
r=s.indexOf("/");if(r>0){let i=s.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>Gn(n,s)).concat(Rm(o))}var No=({
name:e})=>Am.test(e),kl=({name:e})=>e.replace(Am,"");function Gn(e,t){let o=[...t].sort((r,i)=>r.name<i.name?-1:1),n=new Set(o.map(({name:r})=>r).filter(r=>Mm.test(r))),s=r=>No(r)?n.has(kl(r)):n.has(r.
name);return{label:e,files:n.size===0?[]:o.filter(s),skipped:n.size===0?o:o.filter(r=>!s(r))}}function xl(e){let t=e.filter(n=>!No(n)).map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(Mm,"").replace(
/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[o=""]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function Pm(e){
let t=new Map;for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let i=o.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?
null:[...t].map(([o,n])=>Gn(o,n))}function a(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))n.addEventListener(i,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))n.style.setProperty(i,l);else n.setAttribute(s,r===!0?
"":String(r));return Vr(n,o),n}function Vr(e,t){for(let o of t)Array.isArray(o)?Vr(e,o):o!=null&&o!==!1&&e.append(o)}function C(e,...t){return e.textContent="",Vr(e,t),e}function wo(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function W(e,t,o={}){return a("button",{type:"button",...o,on:{click:t}},
e)}var bk="http://www.w3.org/2000/svg";function Ie(e,t={},...o){let n=document.createElementNS(bk,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return Vr(n,o),n}var _k={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"\
M4 2h5l3 3v9H4zM9 2v3h3"};function Ct(e){return Ie("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},Ie("path",{d:_k[e]}))}function Te(e,t,o,n={}){return a("button",{type:"\
button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.trim(),on:{click:o}},Ct(e))}var Im=0;function pe(e){return Im+=1,`${e}-${Im}`}var Rt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(
()=>setTimeout(e))});function Ee(e,t=!1){let o=document.getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Qe(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(
()=>t(...s),e)};return n.cancel=()=>clearTimeout(o),n}function Ce(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=a("div",{class:`toast${n?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,o*1e3)};t&&s.append(W(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(Te("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),Ee(t?`${e} ${t.label} is available.`:e,n),l(),i}function Dm(e,t,o){let n=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(n-=1,(n<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){Ce("This server is read-only.",{urgent:!0});return}try{let l=await Cm(
i.dataTransfer);l.length>0&&o(l)}catch(l){Ce(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var kk=700,xk=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function $l({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${L(t)} of ${Q(e,"set file")} are checked.`:`${Q(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${L(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function Bm(e){let t=a("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let i=o;
return o=xk(s),t.hidden=!s,t.textContent=s?$l(s):"",clearTimeout(n),o?n=setTimeout(e,kk):i&&Ee(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var $k=1e3,Jr="This page waits for a set that the server has not checked yet.";function qm(){let e=a("span",{class:"toast-text"}),t=a("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let i=await Ko().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=i?`${Jr} ${$l(i)}`:Jr,o=setTimeout(s,$k,r))}jd(r=>{let i=r&&Dt()!=="/";i!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),i&&(document.
getElementById("toasts").append(t),e.textContent=Jr,Ee(Jr),s(n)))})}var vk=2,Fm=1e3,vl=0,pn=e=>["done","failed","cancelled"].includes(e.state);function Qr(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,vl-=1)},i=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(pn(d)&&i(),
t(d))},c=async()=>{let d=Fm;try{l(await om(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*Fm}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return vl<vk&&typeof EventSource=="function"?(vl+=1,n=nm(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),i}var Ps=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],Sk=Ps.flatMap(([e])=>e),Ek=Ps.flatMap(([,e])=>e),Yn=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],yo=(e,t)=>t.some(o=>e.includes(o));function Tk(e,t){let[o,n]=[Yn(e),Yn(t)];for(let[s,r]of Ps){let i=yo(o,s)&&yo(n,r);if(i!==(yo(n,s)&&yo(o,r)))return i?-1:1}for(let[s,r]of[[Sk,-1],[Ek,1]])if(yo(o,s)!==
yo(n,s))return yo(o,s)?r:-r;return 0}function Xr(e){for(let[t,o]of Ps){let n=e.map(r=>[yo(Yn(r),t),yo(Yn(r),o)]),s=r=>n.flatMap((i,l)=>i[r]?[l]:[]);if(n.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var Ok=10n**17n;function Wm(e){let o=(e.file_list??[]).filter(n=>n.first_event_ns!==null).map(n=>BigInt(n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==
null&&o>Ok?o:null}function Is(e,t){let o=Tk(e.label,t.label),[n,s]=[Wm(e),Wm(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,t]}var Mk=100,Hm=(e,t)=>Yn(e).filter(o=>!t.includes(o)).join(" ");function Sl(e){
if(e.length===2){let[t,o]=Is(e[1],e[0]);return{control:t.id,test:o.id}}for(let[t,o]of Ps){let n=[...t,...o],s=d=>e.filter(m=>yo(Yn(m.label),d)).slice(0,Mk),[r,i]=[s(t),s(o)],l=i.map(d=>[r.find(m=>m!==
d&&Hm(m.label,n)===Hm(d.label,n)),d]).find(([d])=>d!==void 0),[c,u]=l??[r[0],i[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function Ak(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function Ck(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let i=Rk(
e,s+1);o+=n===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function Rk(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function Zr(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(Ck(e,t.index+t[0].length));return o?Number(o[1]):null}async function Lk(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function jm(e,t,o){let n=await Lk(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!o(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:n}}var Nk=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&Zr(e)!==null;async function Pk({name:e,file:t}){let o=await jm(t,4194304,Nk);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=Zr(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=Zr(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await jm(t,16777216,()=>!1);n=Zr(s.slice(-262144))}return{
isTrace:!0,rank:n??Ak(e)}}async function zm(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await Pk(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var Um=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function Gm(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([Um(e,n,o),Um(t,n,o)]);if(s.
some((i,l)=>i!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var Ik=256,Ym=20,Km=e=>e.slice(e.lastIndexOf("/")+1),El=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Dk(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
Gm(e.file,t.file)}async function Bk(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await Dk(n,s)||El(n.name)!==null&&El(n.name)===El(s.name));for(let n of e.filter(s=>s.seen.isTrace&&!No(s))){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var Tl=e=>e.map(({seen:t})=>t.rank),Ol=e=>!e.includes(null)&&new Set(e).size===
e.length;function qk(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function Fk(e){return Xr(e.map(({name:o})=>Km(o)))?.map(o=>o.map(n=>e[n]))??qk(e)??e.map(o=>[o])}function Wk(e,t){let o=new Set;return e.map((n,s)=>{let r=xl(n),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(d=>!o.has(d))??`${r} ${s+1}`;o.add(i);let l=n.flatMap(({more:d,...m})=>[m,...d]),c=new Set(l.map(({name:d})=>d)),u=t.files.filter(d=>No(d)?c.has(kl(d)):s===0&&!d.seen.isTrace);return{
...Gn(i,[...l,...u]),settled:!0}})}function Vm(e){let t=Tl(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function Hk(e,t,o){
return!(t.length===2&&Xr(t.map(({label:s})=>s)))&&Ol(Tl(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:Vm(o),manyFirst:!0}}}function jk(e){return e.includes(
null)?"assumed":Ol(e)?"named":"equal"}async function Jm(e){if(e.files.length>Ik)return{};if(await zm(e.files),e.files.length<2||e.settled)return{};let t=await Bk(e.files),o=Pm(e);if(o!==null&&o.length<=
Ym)return Hk(e,o,t);let n=Tl(t),s=Xr(t.map(({name:i})=>Km(i)));if(t.length<2||Ol(n)&&s===null)return{};let r=Fk(t);return r.length>Ym?{}:{question:{kind:jk(n),parts:Wk(r,e),one:Vm(t),manyFirst:s!==null||
r.length===2}}}var Uk=2,zk=3,Gk=4,Ml=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,{key:this.#o,
group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,
sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...o}}add(t){
let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(){let o=(await rm()).map(n=>this.#n({label:n.label,files:[],skipped:[]},{job:n,state:"\
job",sample:!0,tags:[],tagError:""}));this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#d(n))}async#t(t){if(t.files.length===0){this.#i(t,{message:"There is no .json or .json.gz file in it."});
return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await Jm(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="ask\
ing",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(i=>this.#n(i,{tags:n,tagError:s}));this.transfers.splice(this.transfers.indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(
i=>this.#t(i))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.
transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<zk&&this.#p(o)}async#p(t){t.state="creating",t.error=null,this.#e(
t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await sm(t.label,o);if(t.state!=="creating"){il(n.id).catch(()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){
this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state===
"sending").length;for(let n of t)for(let s of n.files){if(o>=Uk)return;s.state==="waiting"&&(o+=1,this.#f(n,s))}}async#f(t,o){o.state="sending",o.attempts+=1,this.#e(t);try{await lm(t.upload,o.name,o.
file,{from:o.sent,signal:t.abort.signal,onProgress:n=>{o.sent=Math.min(n,o.size),this.#e(t)}}),o.sent=o.size,o.state="sent"}catch(n){if(t.state!=="sending")return;await this.#h(t,o,n)}this.#e(t),this.#u(
t),this.#l()}async#h(t,o,n){(n.status===0||n.status>=500)&&n.status!==507&&o.attempts<Gk&&(o.state="sending",await new Promise(r=>{setTimeout(r,500*2**(o.attempts-1))}),t.state==="sending"&&await this.#c(
t,o))||(o.state="failed",o.error=n.message)}async#c(t,o){try{let s=(await am(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){
if(t.state!=="sending"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:
`${o.length} files could not be sent. ${o[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await im(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(o){this.#i(t,o)}this.#s()}#d(t){
t.stopJob=Qr(t.job.id,o=>{if(t.job=o,o.state==="done"){this.#w(t);return}pn(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#w(t){if(await this.#y(t),t.bundle){t.state="done",this.#e(
t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#m(
t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#y(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=
1)await Ro(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){t.tagError=n.message}}async#m(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await Ro(t.job.set,
{label:o})}catch(n){t.labelError=n.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=
null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,o){let{offered:n}=t;await Ro(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),
this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await qn(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(
new CustomEvent("sets"))}async bringBack(t){await Fn(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"ask\
ing":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==
null&&(o.state==="sent"||await this.#c(t,o)))){t.upload=null;break}if(t.upload===null){t.files.forEach(o=>{o.sent=0,o.state="waiting"}),this.#a(t);return}t.state="sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){
let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await jn(n.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),o!==null&&il(o).catch(()=>{}),this.#l(),this.#s()}},ve=new Ml;window.addEventListener(
"beforeunload",e=>{ve.sending&&e.preventDefault()});var Yk=1e3,Kk=5e3,Vk=6e4,Al=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-Vk;get running(){return this.list.filter(t=>!pn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await tm())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?Yk:Kk)}}#r(t){if(ve.transfers.
some(n=>n.state==="committing"))return;let o=new Set(ve.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Vt=new Al;var Ot={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},q:{type:"\
text",standard:""},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"b\
oolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},row:{type:"text",standard:""},significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{
type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"\
abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"bo\
olean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"\
json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},fn={q:{type:"text",standard:""},tag:{type:"texts",standard:""},prefix:{type:"text",standard:""},
sort:{type:"choice",standard:"created",words:["created","label","ranks","steps","events","bytes"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"choice",standard:"never",words:["\
auto","always","never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},Po={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{
type:"text",standard:""},test_ranks:{type:"text",standard:""},control_steps:{type:"text",standard:""},test_steps:{type:"text",standard:""},control_marker:{type:"text",standard:""},test_marker:{type:"t\
ext",standard:""},marker:{type:"text",standard:""},level:{type:"choice",standard:"modules",words:["modules","operators","python"]},instances:{type:"boolean",standard:"false"},merge_lines:{type:"boolea\
n",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"choice",standard:"none",words:["none","device","host"]},min_change:{type:"text",standard:"0"},max_nodes:{
type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},ea={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"\
text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boolean",standard:"false"},from:{type:"t\
ext",standard:""},to:{type:"text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},Cl={sets:{type:"text",standard:"*"},tag:{type:"\
texts",standard:""},baseline:{type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},name:{type:"\
text",standard:""},category:{type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choice",standard:"device",words:["device","\
host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},Jk=new Map([["1","true"],["0","false"]]);function wt(e,t,o,n=t[o].standard){let{type:s,words:r}=t[o];
if(s==="texts")return e.getAll(o).filter(m=>m!=="");let i=e.get(o)??"",l=s==="text"?i:Jk.get(i)??i,c=s==="text"?l:(s==="boolean"?["true","false"]:r).find(m=>m.toLowerCase()===l.toLowerCase()),d=(s==="\
choice"&&c==="false"?"":c)||n;return s==="boolean"?d==="true":d}function Io(e,t,o,n){for(let s of o){let{type:r,standard:i}=t[s];r==="texts"?n[s].forEach(l=>e.append(s,l)):["",i].includes(String(n[s]??
""))||e.set(s,String(n[s]))}}var Qk={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},Xk={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},Qm=(e,t,o)=>e===
null||!(t>0)?null:o*(e/t);function hn(e,t,o){if(e[t]!==void 0)return e[t];let n=Qk[t];if(!n)return Xk[t]?.(o)??null;let{rule:s,times:r}=n,i=hn(e,n.of,o),l=hn(e,n.by,o);switch(s){case"change":return i===
null||l===null?null:i-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:Qm(i,l,r);default:return Qm(i,l,r)}}var ft={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Xm={operators:{name:"operators",short:"operators",what:"An operator runs, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of op\
erators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for it"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, an\
other process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects garbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here,\
 at most an annotation"}},ta={...ft,...Xm},Zm=e=>e!==null&&e.parts.some(({part:t})=>t in Xm),Ds={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and\
 no compute kernel: nothing hides them"},ep=e=>e[0].toUpperCase()+e.slice(1),Zk={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Rl=e=>Zk[e]??e.toLowerCase();function Ll(e){let t=e.
split(" overlapping ").map(Rl);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var Nl={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"o\
ther"},tp={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for so\
mething else"},Pl={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"delay from launch to start"},oa={short_kernels:"shorter than its launch",runtime_outliers:"slow laun\
ch",launch_delay_outliers:"late start"},na={steps:"of the steps, as in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},Il={set:{letter:"A",name:"Control"},
test:{letter:"B",name:"Test"}},gn="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA].",Qo=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",wn="the host waits: the de\
vice’s queue is full",Xo=({host:e,lag:t})=>typeof e!="number"?"":`host ${I(e)}${t>0?` · device ${I(t)} behind when the host left`:""}`;var Mt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,op={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},ex={...op,per_step:"per r\
ecording",percent:"% of the recording"},Bs=(e,t)=>(Mt(t)?ex:op)[e];function Dl(e){return Mt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var Kn=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function sa(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var tx=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,ox=e=>e==="per_step"||e==="percent";function nx(e,t){
let o=t?"self_":"",n=`${o}${{total:"duration",percent:"percent_of_step"}[e]??e}`,s=e==="total"&&!t?"total_duration":n,r=ox(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,
diff:`diff_${n}`,growth:`diff_${o}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${r}`,testCount:`test_${r}`,diffCount:`diff_${r}`}}function Do(e,t,o,n=!1){let s=Object.
fromEntries(Object.entries(nx(t,n&&tx(e))).map(([i,l])=>[i,hn(e,l,o)])),r=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...s,percent:r===""?s.growth:
null,birth:r}}function sx(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var qs=(e,t)=>JSON.stringify([e,t]);
function Lt(e,t){let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var rx=(e,t)=>e.
filter(({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function np({name:e,category:t,replaces:o,aliases:n}){if(n&&!o&&t!=="python_function"){let r=["control","test"].map(l=>rx(n,l)),i=n.
length-2;return[`${r.join(" / ")}${i>0?` + ${i} more`:""}`,""]}if(!o)return[e,""];if(o.rule==="template_arguments")return[e,""];let s=o.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[o.operator??
"same shapes",s].filter(Boolean).join(" "),e]}function Fs({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.total_duration??
0)>(r.total_duration??0)?i:r)}var Ws=({aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${L(n)} ${n===1?"call":"calls"}, ${I(s)}`);function Bl(e,t,o,{self:n=!1}={}){let{control_observations:s,
test_observations:r}=e.verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=ql({...l,among:i},n);return{row:c,key:l.id??qs(l.name,l.category),verdict:c.significance??
"",noise:c.significance==="no_difference_found",of:u=>hn(l,u,e),...Do(l,o,e,n),...sx(l,o)}})}var sp=(e,t)=>e.filter(({row:o})=>!Qo(o)).slice(0,t);function ql(e,t){let o=t?"self":"total";return e?.tests?
{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var Zo=e=>e.moderated_q_value??e.q_value??null;function rp(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.
judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[qs(s.name,s.category),{...s,among:n}]))}function ap(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].
control_counts+e.totals[n].test_counts>0).map(n=>[n,Do(e.totals[n],t,e,o)])}var cp=15,up=[10,15,20,30,50,100],ax=["total","per_step","per_call","percent"],dp=Ot.change.words,mp=Ot.device_type.words,ix=Ot.measure.words,lx=["step","compute","exposed_communication","exposed_memo\
ry","idle"],ra=[...lx,"op"],Fl="ProfilerStep*",Jt=[Fl,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],Wl=["name","category","change","control_counts","test_counts","diff_counts","ab\
s_diff_counts","control_total_duration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],cx=["name","category","change","q_value"],Vn=e=>cx.
includes(e)?"asc":"desc",Hl=["control","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],pp=[...Hl,
"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],ux={fold:"true",significant:"",measure:"",equivalence:""},dx=["lines","details","oper\
ators","classes","recorded","replacements"],mx=["control","test","more","less","noise"],ip=(e,t)=>(e??"").split(",").filter(o=>t.includes(o)),lp=e=>/^-?[\d.e+-]+(,-?[\d.e+-]+){3}$/.test(e??"")&&e.split(
",").every(t=>Number.isFinite(Number(t)))?e:"",fp=(e,t)=>Object.fromEntries(t.map(o=>[o,wt(e,Ot,o,ux[o])])),hp=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||
""]));function px(e,t,o){let n=e.get(t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Lt(n,e.get(o)??"")}var en=(e,t,o)=>t.includes(e)?e:o;function Wt(e){let t=new URLSearchParams(e),o=en(t.
get("sort"),Wl,Ot.sort.standard),n=Number(t.get("top"));return{...fp(t,pp),...hp(t),...!t.has("exclude")&&{exclude:Jt},sort:o,...o.endsWith("_work")&&{work:!0},order:en(t.get("order"),Ot.order.words,Vn(
o)),unit:en(t.get("unit"),ax,""),measure:en(t.get("measure")??t.get("time"),ix,""),heat:en(t.get("heat"),ra,""),open:ip(t.get("open"),dx),hide:ip(t.get("hide"),mx),zoom_time:lp(t.get("zoom_time")),zoom_calls:lp(
t.get("zoom_calls")),top:Number.isInteger(n)&&n>=1&&n<=200?n:cp,op:px(t,"op","op_category")}}function Ht(e){let t=aa(e),o=(s,r,i)=>{r!==i&&t.set(s,r)};o("sort",e.sort,Ot.sort.standard),o("order",e.order,
Vn(e.sort)),o("unit",e.unit,""),o("measure",e.measure,""),t.delete("fold"),o("fold",String(e.fold),"true"),o("heat",e.heat,""),e.exclude.join(`
`)===Jt.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),o("open",e.open.join(),""),o("hide",e.hide.join(),""),o("zoom_time",e.zoom_time,""),o("zoom_calls",e.zoom_calls,""),o("top",String(e.top),
String(cp)),o("op",e.op,"");let n=t.toString();return ge(n===""?"/compare":`/compare?${n}`)}var Nt=(e,t)=>Ht({...Wt(""),control:Je(e),test:Je(t)});function aa(e){let t=new URLSearchParams;return Io(t,
Ot,pp,e),e.significant||t.delete("measure"),t}function fx(e,t,o){let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_ste\
p":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return s===void 0?e:t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function Jn(e,t,o){let n=aa(e);return n.set("significance","true"),n.set(
"sort",fx(e.sort,t,o)),n.set("order",e.order),n.set("measure",o?"self":"total"),n}function jl(e,t,o,n){let s=Jn(e,t,o);return s.set("format",n),s}var gp=["total","per_step"],hx=["calls","share"],wp=["\
duration","calls","per_call"];function Hs(e){let t=new URLSearchParams(e);return{...fp(t,Hl),...hp(t),row:t.has("name")?Lt(t.get("name"),t.get("category")??""):t.get("row")??"",unit:en(t.get("unit"),gp,
""),bins:en(t.get("bins"),hx,"calls"),heat:en(t.get("heat"),wp,"duration")}}function yt(e){let t=new URLSearchParams({control:e.control,test:e.test});return Io(t,Ot,Hl,e),t}function yn(e){let t=yt(e);
return t.set("row",e.row),t}function jt(e){let t=yn(e);return gp.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),wp.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.
heat),ge(`/compare/op?${t}`)}function yp(e,t,o){let n=Jn(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),n}function bp(e){let t=new URL(Ht(e),location.
origin).searchParams;return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var tn=Number(fn.limit.standard),_p=e=>e==="label"?"asc":"d\
esc";function ia(e){let t=new URLSearchParams(e),o=wt(t,fn,"sort"),n=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??"",q:wt(t,fn,"q"),tag:wt(t,fn,"tag"),sort:o,order:wt(
t,fn,"order",_p(o)),page:Number.isInteger(n)&&n>=1&&n<=1e6?n:1}}function kp(e){let{control:t,test:o,q:n,tag:s,sort:r,order:i,page:l}={...ia(""),...e},c=new URLSearchParams,u=(m,p,f="")=>{p!==f&&c.set(
m,String(p))};u("control",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,fn.sort.standard),u("order",i,_p(r)),u("page",l,1);let d=c.toString();return ge(d===""?"/":`/?${d}`)}var la=e=>e.
q!==""||e.tag.length>0;function bn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,order:e.order,limit:String(tn),offset:String((e.page-1)*tn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.
append("tag",o)),t}var Je=e=>e.slice(0,12),on=(e,t,o,n)=>n?.[e]?.label??(o&&ze(o,t[e])?.label)??t[e];function ze(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(
t.toLowerCase()));if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.length===1?s[0]:void 0}var ca=(e="Damaged")=>a("strong",{class:"damage-mark"},Ct("warning"),e);function js(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>a("li",{},ca()," ",n))),o.length>0&&a("ul",{class:"notice"},o.map(({text:n})=>a("li",{},n)))]}var xp=(e,t)=>e.filter(({text:o})=>!t?.some(
n=>n.text===o));function ua(e,t=e?.length??0){return t>0&&a("div",{class:"damage-list"},a("p",{},ca(Q(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:o,
rank:n,text:s})=>a("li",{},`Rank ${n} (`,a("span",{class:"mono"},o),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${L(t-e.length)} more`)))}var gx="https://ui.perfetto.dev";var Us=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function wx(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new Us("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new Us("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",i)})}function Ul(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&Ul(e,t-1)},100)}async function da({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=gx,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new Us("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:p}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${p}`)}catch(m){
throw Ul(l),m}let c=new AbortController,u=wx(l,r,i);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),Ul(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var yx=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function bx(e){return(e.notes??[]).some(t=>yx.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var _x=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Gl(e,t,o=()=>""){let n=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=al(e.id,t.number,o())},c=(m,p=!1)=>{n.textContent=m,n.classList.toggle("error-text",p)};async function u(){d.disabled=!0,c("Loading …");try{await da({title:`${e.label}, rank ${t.rank}`,fileName:_x(
t,o()),load:m=>zr(e.id,t.number,o(),{signal:m,onProgress:p=>c(`Loading ${Oe(p)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),Ee(m.message,!0)}finally{
d.disabled=!1}}let d=W("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Oe(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,n),prepare:l}}
function Bo(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${mt(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function kx(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},Bo(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",a("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function xx(e,t,o,n){let s=Gl(e,t,o.query),r=a("td",{}),i=()=>{let l=o.on()?bx(t):"";s.prepare(),C(r,l===""?s.node:a("span",{class:"muted"},l))};return n.push(
i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Oe(t.trace_bytes)),r)}function $x(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==null),
i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?kx(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>xx(e,l,o,n))))),r.length>0&&i>0&&a("\
p",{class:"muted small"},`${L(i)} more were not kept.`))}function vx(e,t){let o=a("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function ma(e,t={}){let o=[],n=pe("traces"),s=vx(t,()=>o.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:n},"Traces"),Te("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([Ko(),...e.map(l=>ho(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,C(r,u&&s.node,c.map(d=>$x(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>C(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var Sx=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function $p(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${Q(i,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${L(c)} repaired or lost`),s>0&&u.push(Q(s,"note")),r>0&&u.push(Q(r,"duplicate file")),l>0&&u.push(`${L(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function Ex(e){return a("dl",{class:"counters"},Sx.map(([t,o,n])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:n},o),a("dd",{},L(e[t]??0)))))}function Tx(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":ot(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||_e),a("td",{class:"num"},L(s.events)),a("td",{class:"num"},Oe(t.raw_bytes)),o&&a("td",{},t.trace_bytes===null?a("span",{class:"m\
uted"},"not kept"):Gl(e,t).node),a("td",{class:"wrap"},n.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},n.map(i=>a("li",{},i.severity==="damage"&&[ca()," "],i.words,i.
count>1&&` (${L(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function Yl(e){return e?.length>0&&a("details",{class:"dupli\
cates"},a("summary",{},`${Q(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:o})=>a("li",{},a("span",{class:"mono"},t)," has the same content as ",a("span",{class:"mo\
no"},o)))))}var Ox={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"is without the trace that it is named after"};function Kl(e,t){return e>
0&&a("details",{class:"left-out"},a("summary",{},`${Q(e,"entry","entries")} of the folder left out`),a("ul",{},t.map(({file:o,kind:n})=>a("li",{},a("span",{class:"mono"},o),` ${Ox[n]??n}`)),e>t.length&&
a("li",{class:"muted"},`and ${L(e-t.length)} more`)))}function vp(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return ho(e.id).then(o=>{let n=o.traces_bytes>0,s=["Fil\
e","Rank","Steps","Events","JSON",...n?["Trace"]:[],"Notes"];C(t,ua(o.quality.affected_files,o.quality.affected),Ex(o.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a(
"tr",{},s.map(r=>a("th",{scope:"col"},r)))),a("tbody",{},o.file_list.map(r=>Tx(o,r,n))))),Yl(o.quality.duplicate_files),Kl(o.quality.left_out,o.quality.left_out_files),a("p",{class:"muted small"},"Ide\
ntity ",a("span",{class:"mono"},o.id)," · stored in ",Oe(o.stored_bytes)," out of ",Oe(o.raw_bytes)," of JSON",n&&` (${Oe(o.traces_bytes)} the traces themselves)`,!n&&`. ${Bo(o)}`))}).catch(o=>C(t,a(
"p",{class:"error-text"},o.message))),t}var Vl=4,Jl=e=>e===2?"two":L(e),Sp=e=>e[0].toUpperCase()+e.slice(1);function Mx({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function Ax({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${ot(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${Q(t.ranks,"rank")}`}function Cx({parts:e}){let t=e.slice(0,Vl).map(({label:o})=>`“${o}”`).
join(", ");return e.length>Vl?`${t} and ${L(e.length-Vl)} more`:t}function Ql({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${Jl(t.ranks)} ranks of one`;return`${Sp(Jl(e.length))} sets, \
or ${n}?`}function Ep(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=pe("question"),i=(u,d,m)=>W([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>ve.answer(e,u),{class:"choice"}),l=i(
!0,`${Sp(Jl(n.length))} sets`,Cx(t)),c=i(!1,"One set",Ax(t,o));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},Ql(t))," ",Mx(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var Rx=64,Lx={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function Zl(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function ec(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function _n(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return Nx(e.made);if(e.state==="done"){let o=e.already_stored?`${Px(e)}; nothing was stored twice.`:`${fa(
e)?"Stored, but damaged":"Done"}: ${Q(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state==="queued"?"Queued":Lx[e.stage]??
e.stage];return e.bytes_total>0&&t.push(`${Oe(e.bytes_done)} of ${Oe(e.bytes_total)}`),e.events>0&&t.push(Q(e.events,"event")),e.files_total>1&&t.push(`${L(e.files_done)} of ${Q(e.files_total,"file")}`),
t.join(" · ")}function Nx(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${L(t)} were already here and are unchanged`;return o===0?t===1?"\
Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${Q(o,"set")} stored${t>0?`; ${n}`:""}.`}var Px=e=>`Stored already as “${e.known_as}”`;function Ix(e,t){
let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:ge(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}function Dx(e){let{offered:t,job:o}=e;
if(e.state!=="done"||t===null)return null;let n=s=>Xl(ve.takeOffer(e,s));return[W(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),new TextEncoder().encode(t).length<=Rx&&
W(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var fa=e=>e?.state==="done"&&e.affected_files?.length>0;function Op(e){return[fa(e)&&ua(e.affected_files),qx(e),Yl(e?.duplicate_files),Bx(e?.
changed_beside??[]),Kl(e?.left_out??0,e?.left_out_files??[])]}function Bx(e){return e.length>0&&a("p",{class:"muted"},"Not taken: what stands beside ",a("span",{class:"mono"},e.slice(0,20).map(t=>`${t}\
.tracediff.json`).join(", ")),e.length>20?` and ${L(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it again.")}function qx(e){if(!e?.failures?.
length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"failures",open:e.state==="failed"},a("summary",{},`${Q(e.failures.length,
"file")} could not be read`),a("ul",{},e.failures.map(o=>a("li",{},!o.message.startsWith(o.file)&&[a("span",{class:"mono"},o.file)," – "],o.message))))}function Mp(e){let t=Zl("Progress"),o=a("p",{class:"\
transfer-text"}),n=a("div",{class:"transfer-actions"}),s=Wx(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,u=e.files.map(Fx),d=a("details",{class:"files",open:e.files.length<=6},a(
"summary",{},Hx(e)),a("ul",{class:"file-list"},u.map(k=>k.node)),e.skipped.length>0&&jx(e.skipped)),m=a("li",{class:"transfer"},a("div",{class:"transfer-head"},s.node,n),t,o,l,i,r,!e.sample&&d),p=null,
f="",g="",h=!1;function w(){let k=n.contains(document.activeElement),x=a("div",{},zx(e));f=e.label,x.innerHTML!==n.innerHTML&&(C(n,...x.childNodes),k&&n.querySelector("button")?.focus({preventScroll:!0}))}
function y(){p=e.state,m.dataset.state=e.state,w(),h=e.question!==null,C(i,h&&Ep(e)),e.state==="done"&&(d.open=!1)}function b(){let k=e.state==="done"?e.offered:null;if(k===c)return;let x=l.contains(document.
activeElement);c=k,C(l,Dx(e)),x&&s.node.querySelector("input").focus({preventScroll:!0})}function _(){p!==e.state?y():f!==e.label&&w(),s.update(),u.forEach(Ux),t.setAttribute("aria-label",`Progress of\
 ${e.label}`);let{done:k,total:x}=tc(e);t.hidden=e.state==="asking"||!ve.active.includes(e),ec(t,k,x),g=oc(e),o.textContent!==g&&C(o,e.state==="done"&&!e.bundle&&e.job.already_stored?Ix(e,g):g),b(),m.
classList.toggle("affected",fa(e.job)),C(r,Op(e.job))}return _(),{node:m,update:_,text:()=>e.question?Ql(e.question):g,focus(){h&&document.activeElement.matches("body, main, .page-actions *")&&i.querySelector(
"button").focus({preventScroll:!0}),h=!1}}}var pa=(e,t)=>e.reduce((o,n)=>o+n[t],0);function tc(e){let{job:t,state:o,files:n}=e;return o==="job"&&t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:
{done:pa(n,"sent"),total:o==="looking"?0:pa(n,"size")}}function Fx(e){let t=Zl(`Progress of ${e.name}`),o=a("span",{class:"file-state"}),n=a("li",{},a("span",{class:"mono file-name",title:e.name},e.name),
t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function Wx(e){let t=a("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"false",value:e.label,title:"The lab\
el of this set: change it whenever you like",on:{change:()=>{ve.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),o=a("span",{class:"\
error-text small",role:"status"}),n=e.label;return{node:a("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.activeElement&&(n=e.label,t.value=n),t.setAttribute("aria-label",`Label\
 of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged. ${e.tagError}`].filter(Boolean).join(
" ");o.textContent!==s&&(o.textContent=s)}}}function Hx(e){let t=e.files.reduce((s,r)=>s+r.size,0),o=e.files.filter(s=>!No(s)),n=[Q(o.length,e.bundle?"bundle":"trace file"),Oe(t)];return e.skipped.length>
0&&n.push(`${L(e.skipped.length)} skipped`),n.join(", ")}function jx(e){let[t,o]=[e.filter(No),e.filter(n=>!No(n))];return[o.length>0&&Tp("only .json and .json.gz files are traces",o),t.length>0&&Tp("\
the trace that it is named after is not there",t)]}function Tp(e,t){let o=t.slice(0,20).map(({name:s})=>s).join(", "),n=t.length>20?`, and ${L(t.length-20)} more`:"";return a("p",{class:"muted skipped"},
`Not sent, because ${e}: `,a("span",{class:"mono"},o),n)}function Ux(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,ec(o,t.size===
0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:Oe(t.size),sending:`${r} % of ${Oe(t.size)}`,sent:`${Oe(t.size)} sent`,failed:t.error??"\
failed"}[t.state]}function zx(e){let{label:t}=e,o=Te("close",`Remove ${t} from this list`,()=>ve.remove(e));switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&W("Retry",()=>ve.retry(
e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&a("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comparison"),ve.canUndo(e)&&W("Undo",()=>Xl(ve.
undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[W("Bring back",()=>Xl(ve.bringBack(e)),{"aria-label":`Bring ${t} back`}),o];default:return[W("Cancel",
()=>ve.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Xl(e){try{await e}catch(t){Ce(`That did not work. ${t.message}`,{urgent:!0})}}function Gx(e){let t=[...new Set(e.files.map(({seen:o})=>o?.
rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${ot(t.sort((o,n)=>o-n))}`}function Yx(e){return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to\
 “${e.text}”.`}function oc(e){let t=Gx(e),o=pa(e.files,"sent"),n=pa(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waitin\
g for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${Oe(o)} of ${Oe(n)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. Th\
e server starts reading …";case"job":return[_n(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may close this tab now");case"done":return _n(e.job)+Yx(e.taken)+(e.tagged?
` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for ten minutes.";default:return e.error??"It \
failed."}}function Ap(e,t){let o=e,n=Zl(`Progress of ${o.label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-actions"}),i=a("div"),l=a("li",{class:"transfer"},a("div",{class:"transfer\
-head"},a("div",{class:"transfer-title"},a("strong",{},o.label||"Ingest")),r),n,s,i),c=null;function u(d){o=d;let m=o.state==="queued"||o.state==="running";o.state!==c&&(c=o.state,l.dataset.state=m?"j\
ob":o.state,C(r,m?W("Cancel",()=>jn(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):Te("close",`Remove ${o.label} from this list`,()=>t(o)))),n.hidden=!m,ec(n,o.bytes_done,o.bytes_total),s.textContent=
_n(o),l.classList.toggle("affected",fa(o)),C(i,Op(o))}return u(o),{node:l,update:u}}var Cp=()=>a("a",{href:ge("/")},"Show");function Kx(){return[...ve.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:oc(t),...tc(t)})),...Vt.running.map(t=>({label:t.label,text:_n(t),
done:t.bytes_done,total:t.bytes_total}))]}function Vx(){let e=s=>ve.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${L(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${L(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function Jx(){let e=a(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),o=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progre\
ss"},a("div",{class:"status-head"},t,Cp()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${L(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function Qx(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,Cp()),draw(o){
e.textContent=`${o}.`}}}function Xx(e){let t=a("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"\
button primary",href:Nt(r.id,i.id)},`Compare ${r.label} with ${i.label}`);C(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Te("close","Dismiss",n)),l,c),o=!0,e(),Ee(`Both sets a\
re stored. You can compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});dt(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function Rp(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=Jx(),o=Qx(),n=Xx(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Dt()!=="/",c=l?Kx():[],u=l?Vx():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),wo(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return ve.addEventListener("change",i),Vt.addEventListener("change",i),r(),{offer:n.set,clear:n.clear,draw:r}}var[nn,kn,Lp,co,Ut,Zx,ha,e$]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],zs="Every page",Np="First move to a set of the list, with the arrow keys.",ga="First select a\
 call, in the lanes or in the table.",xn="There is nothing to search on this page.",Ip=[{pages:[nn],keys:["/"],text:"Find trace sets",action:"search",none:xn},{pages:[nn],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[nn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[nn],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[nn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[nn],keys:["Space"],text:"In the list: sel\
ect the set, for actions on several"},{pages:[nn],keys:["c"],text:"Use the focused set as the control",action:"control",none:Np},{pages:[nn],keys:["t"],text:"Use the focused set as the test",action:"t\
est",none:Np},{pages:[kn],keys:["/"],text:"Search the names of the rows",action:"search",none:xn},{pages:[kn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},
{pages:[kn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[kn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[kn],
keys:["ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[co],keys:["/"],text:"Find a frame or a kernel",action:"search",none:xn},{pages:[co],keys:["ArrowDown"],text:"\
From the search into the table",action:"enter",inSearch:!0},{pages:[co],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[co],keys:["ArrowDown","Arrow\
Up","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[co],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or\
 go to the one above"},{pages:[co],keys:["Space"],text:"In the table: select the frame"},{pages:[co],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[co],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[co],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[kn,Lp,co,Ut,ha],keys:["c"],text:"Choose the control",action:"control"},{pages:[kn,Lp,co,Ut,ha],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Ut],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:xn},{pages:[Ut],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Ut],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Ut],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Ut],keys:["d"],text:"Move to the right",action:"right"},{pages:[Ut],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Ut],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:ga},{pages:[Ut],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Ut],keys:["m"],action:"measure",none:ga,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[Zx],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:xn},{pages:[e$],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[ha],keys:["/"],text:"Find a table or column",action:"search",none:xn},
{pages:[ha],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[zs],keys:["?"],text:"List the keys",action:"help"},{pages:[zs],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:xn},{pages:[Ut],keys:[","],action:"former",none:ga},{pages:[Ut],keys:["."],action:"next",none:ga}],t$={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},o$=["button","checkbox","file","radio","range","reset","submit"];function Gs(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!o$.includes(e.type))}function n$(e,t){let{target:o,key:n}=e,s=Gs(o);return Ip.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||
r.pages.some(i=>[t.name,zs].includes(i)))&&(r.inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function s$(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function r$(e){return e.flatMap((t,o)=>[o>0&&" ",a("kbd",{},t$[t]??t)])}function Pp(e,t){let o=Ip.filter(({pages:n,text:s})=>s&&
n?.includes(t));return o.length>0&&a("section",{},a("h3",{},e),a("dl",{class:"keys"},o.map(({keys:n,text:s})=>a("div",{},a("dt",{},r$(n)),a("dd",{},s)))))}function a$(e){let t=pe("keys"),o=()=>n.close(),
n=a("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),
Te("close","Close",o)),Pp(`${e.name} page`,e.name),Pp(zs,zs),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function Dp(e,t){let o=()=>e()&&
a$(e().page);t.addEventListener("click",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector(
'dialog[open], [role="menu"]'))return;let i=n$(n,s);if(!i||i.action==="close"&&s$())return;let l=i.action==="help"?o:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&n.preventDefault(),!c&&i.none&&
Ce(i.none,{seconds:4})})}var Bp="tracediff.session";function i$(){try{return JSON.parse(sessionStorage.getItem(Bp))??[]}catch{return[]}}function qp(e){let t=null,o=0,n="";function s(){return t===null&&(t=i$(),o=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(Bp,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let i=u=>r(s().filter(d=>d.id!==u)),l=u=>ho(u).catch(d=>(d.status===404&&i(u),
null));async function c(){let u=s(),d=u.map(({id:f})=>f).join(" ");if(u.length!==2||d===n||ve.active.length>0)return;let[m,p]=await Promise.all(u.map(({id:f})=>l(f)));m&&p&&u===t&&d!==n&&ve.active.length===
0&&(n=d,e(...Is(m,p)))}return ve.addEventListener("stored",({detail:u})=>{i(u.job.set),r([...s(),{id:u.job.set,order:o+u.key}]),n="",c()}),ve.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?i(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],Rt().then(()=>r(s()))}}}var nc=new Set,Wp=!1,sn=()=>Wp;function Qn(e){return nc.add(e),()=>nc.delete(e)}function Fp(e){Wp=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...nc])t()}function Hp(){window.
addEventListener("beforeprint",()=>Fp(!0)),window.addEventListener("afterprint",()=>Fp(!1))}var je=["control","test"],$n={control:"test",test:"control"},zp=["rank","span","step"],l$=["both",...je],c$={path:{type:"boolean",standard:"false"}},Gp=32,u$=864e8,d$=300,wa=e=>e!==null&&e!==""&&Number.
isFinite(Number(e))?Number(e):null,sc=e=>/^\d+$/.test(e??"")?e:"";function jp(e,t,o){let[n,s]=[wa(e.get(t)),wa(e.get(o))];return n!==null&&s!==null&&n<s&&Math.max(-n,s)<=u$?[n,s]:[null,null]}var Up=(e,t)=>[
...new Set(e.getAll(t))].filter(o=>o!==""&&o.length<=d$).slice(0,Gp),Xn=(e,{id:t,main:o})=>o?"main":`${e}:${t}`,ya=(e,t)=>e.includes(t)?e.filter(o=>o!==t):[...e,t].slice(-Gp);function rc(e){let t=new URLSearchParams(
e),o={control:t.get("control")??"",test:t.get("test")??""};for(let l of je){for(let c of zp)o[`${l}_${c}`]=sc(t.get(`${l}_${c}`)??t.get(c));o[`${l}_marker`]=t.get(`${l}_marker`)||t.get("marker")||""}let[
n,s]=jp(t,"from","to"),[r,i]=jp(t,"sum_from","sum_to");return{...o,use_short_name:wt(t,ea,"use_short_name"),path:wt(t,c$,"path"),show:l$.includes(t.get("show"))?t.get("show"):"both",from:n,to:s,sum_from:r,
sum_to:i,open:Up(t,"open"),pin:Up(t,"pin"),q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:wa(sc(t.get("nth"))),at:je.includes(t.get("at"))?t.get("at"):"",align:t.get("align")??
"",align_category:t.get("align_category")??"",align_nth:wa(sc(t.get("align_nth")))??0}}var m$=e=>String(Math.round(e*1e3)/1e3);function Zn(e){let t=new URLSearchParams,o=(s,r,i="")=>{r!=null&&r!==i&&t.
set(s,String(r))};je.forEach(s=>o(s,e[s]));for(let s of[...zp,"marker"]){let[r,i]=je.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;o(s,l?r||i:""),je.forEach(c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}
o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both");for(let s of["from","to","sum_from","sum_to"])o(s,typeof e[s]=="number"?m$(e[s]):"");["open","pin"].forEach(s=>(e[s]??
[]).forEach(r=>t.append(s,r))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_category",e.align_category),o("align_nth",
e.align_nth,0));let n=t.toString();return ge(n===""?"/timeline":`/timeline?${n}`)}function bo(e){let t=je.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:t}var p$=(e,t)=>e-t,Yp=e=>[...new Set(
e)].sort(p$),ac=e=>Yp(e.map(t=>t.rank)),ic=(e,t)=>Yp(e.filter(o=>o.rank===t).map(o=>o.span)),lc=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??-1)-(s.step_number??-1));function f$(e){
let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var h$=(e,t)=>e.find(o=>String(o)===t);function Kp(e,t,o=null){if(e.length===0)return null;let n=[],s=(u,d,m,p)=>{let f=d===""?void 0:h$(u,
d);return d!==""&&f===void 0&&n.push(`${m} ${d}`),f??(u.includes(p)?p:u[0])},r=s(ac(e),t.rank,"rank",o?.sample.rank),i=s(ic(e,r),t.span,"file",o?.sample.span),l=lc(e,r,i),c=t.step===""?void 0:l.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-1)]:f$(l),{sample:c,place:l.indexOf(c),missing:n}}var ba=e=>/^\d+$/.test(e??"")?e:"",qo=(e,t={})=>Zn({control:e.control,test:e.test,control_rank:ba(e.control_ranks),test_rank:ba(e.test_ranks),control_step:ba(e.control_steps),test_step:ba(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function es(e,t){let{name:o,category:n}=Fs(t,"test");return qo(e,{name:o,category:e.use_short_name?"":n})}
function _a(e,t,o,n=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
o[i])})}let r=n&&Fs(n,"test");return qo(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Vp(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return qo(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var vn=[...Po.by.words,"calls"],va=4,mc={device:"own",host:"self",calls:"calls"},Sa=["calls","host","self","device","own"];function Xp(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=
n??""})}function Ys(e){let[t,o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(o^o>>>13,3266489909),o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var Zp=/ #\d+$/,xa=(e,t)=>e==="module"&&t!==null?t.replace(
Zp,""):t,ef=()=>[0,0],uc=()=>Object.fromEntries(Sa.map(e=>[e,ef()]));function $a(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:uc(),kernels:[],shapes:[],children:[],own:uc(),key:"",foldKey:""}}var cc=(e,t)=>t>0?(e??0)/t:0,ka=(e,t,o,n)=>o?[cc(e[`control_${t}`],n[0]),cc(e[`test_${t}`],n[1])]:[cc(e[t],n[0]),0];function g$(e,t,o){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function w$(e,t,o){let n=Object.fromEntries(Sa.map(s=>[s,ka(e,s,t,o)]));return{...$a({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:g$(e,t,o),split:e.split??null},
figures:n,own:{calls:n.calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:ka(s,"counts",t,o),device:ka(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:ka(s,
"calls",t,o)}))}}function Ea(e,t,o){[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),Ys(d===0?u:`${u}
${d}`)},i=[o,s.sort,...s.names.map(l=>xa(s.sort,l)),s.status].join(`
`);Ea(s,r(t,s.names),Ys(i))}}var tf=e=>e.reduce((t,o)=>Ys([t,o.sort,xa(o.sort,o.control_name),xa(o.sort,o.test_name),o.status].join(`
`)),"root");function pc(e,t){let o=[],n=(r,i,l)=>{Object.assign(r,{at:o.length,parent:i,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(vn.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)y$(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var ts=e=>e.status==="same"||e.status==="replaced";function y$(e,t){
e.total={},e.ownOf={},e.here={};for(let o of vn){let n=e.own[mc[o]],s=[...n],r=n[1]-n[0];for(let i of e.children)s[0]+=i.total[o][0],s[1]+=i.total[o][1],r+=ts(i)?0:t[o][i.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=ts(e)?r:null}}function fc(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>w$(r,t,n));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),Ea(s[0],"root","root"),pc(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var dc=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Jp(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let i=s.get(r[o]);i||(i={[o]:r[o],...Object.fromEntries(n.map(l=>[l,ef()]))},s.set(r[o],i),e.push(i)),n.forEach(l=>dc(i[l],r[l]))}}function Qp(e,t){Sa.
forEach(o=>dc(e.figures[o],t.figures[o])),Object.values(mc).forEach(o=>dc(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},Jp(e.kernels,t.kernels,"name",["counts","device"]),Jp(e.shapes,t.shapes,"text",["calls"])}function b$({sort:e,status:t,names:o}){let[n,s]=o.map(r=>xa(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var _$=(e,t)=>Sa.some(o=>e.figures[o][t]>0);function of(e){if(e.children.forEach(of),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>_$(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function nf(e){let t=$a(e.root);Qp(t,e.root);let o=new Map,n=(r,i)=>{let l=b$(i),c=[i.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=$a({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=n(r.sort==="modul\
e"?t:i,r);Qp(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&of(t),Ea(t,"root","root"),pc(t,{...sf(e),grouped:"class"})}function sf({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var rf=e=>({...e,children:e.children.map(rf)});function k$(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&Zp.test(n??"")&&t.unshift(n)}return t}function x$(e,t){let o=$a({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(mc))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((i,l)=>i+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function af(e,t,o){let n=new Map([...o].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)n.has(i.foldKey)&&i.sort!=="rest"&&n.get(i.foldKey).push(i);let s=i=>{let l=n.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=x$(i,l);return{...i,opened:!0,own:uc(),kernels:i.kernels,children:[...l.map(u=>({...rf(u),above:k$(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return lf(r,n),pc(r,sf(e))}function lf(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;Ea(o,Ys(`${e.key}
${n||"rest"}`),o.foldKey||Ys(`${e.key}
rest`))}else lf(o,t)}function Sn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var En=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",_o=(e,t)=>e.total[t][1]-e.total[t][0];function ko(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function hc(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function os(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var cf=["both","control","test"];function $$(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function uf(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=$$(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,p)=>{let f=m.parent?u[m.parent.at]:0;i[p]=f,l[p]=f+s[m.at],c[p]=m.depth,u[m.at]=f,m.parent&&(u[m.parent.at]=
l[p]),d[m.at]=p}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var v$=["folded","class","instance"],Ma=["control","test"],Aa=["ranks","steps","marker"],S$=5e3,gc=40,Ta=(e,t,o)=>t.includes(e)?e:o,Oa=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(
0,gc);function ns(e){let t=new URLSearchParams(e),o={};for(let n of Ma){o[n]=t.get(n)??"";for(let s of Aa)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...o,level:wt(t,Po,
"level"),merge_lines:wt(t,Po,"merge_lines"),by:Ta(t.get("by"),vn,""),width:Ta(t.get("width"),cf,"both"),frames:Ta(t.get("frames"),v$,"folded"),order:Ta(t.get("order"),["calls"],""),q:t.get("q")??"",node:Oa(
t.get("node"))[0]??"",zoom:Oa(t.get("zoom"))[0]??"",open:Oa(t.get("open")),rows:Oa(t.get("rows"))}}function uo(e){let t={...ns(""),...e},o=new URLSearchParams,n=(s,r,i="")=>{r!==i&&r!==""&&o.set(s,r)};
for(let s of Ma)n(s,t[s]),Aa.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],"all"));return n("level",t.level,Po.level.standard),n("merge_lines",String(t.merge_lines??!0),Po.merge_lines.standard),n("by",t.by),
n("width",t.width,"both"),n("frames",t.frames,"folded"),n("order",t.order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-gc).join(".")),n("rows",t.rows.slice(-gc).join(".")),
ge(o.size===0?"/tree":`/tree?${o}`)}function ss(e,t,o){let n=new URLSearchParams({max_nodes:String(S$)}),s=e.test!=="";for(let r of s?Ma:["control"]){s&&n.set(r,e[r]);for(let i of Aa){let l=e[`${r}_${i}`];
l!==""&&l!=="all"&&n.set(s?`${r}_${i}`:i,l)}}return Io(n,Po,["level","by","instances","merge_lines"],{level:e.level,merge_lines:e.merge_lines,by:Po.by.words.includes(t)?t:"",instances:o}),n}var Qt=e=>Object.
fromEntries([...Ma.flatMap(t=>[t,...Aa.map(o=>`${t}_${o}`)]),"merge_lines"].map(t=>[t,e[t]])),E$=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function df(e,t){let{
name:o,category:n}=Fs(t,"test");if(!E$.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(o),r=n==="python_function"&&!s,i=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,
"");return uo({...Qt(e),q:i,level:r?"python":"modules"})}var mf=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,pf=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var ff="tracediff.dismissed-jobs",T$=24*3600*1e3,O$=1e4;function hf(){try{return JSON.parse(localStorage.getItem(ff))??[]}catch{return[]}}function M$(e){try{localStorage.setItem(ff,JSON.stringify([...hf().
slice(-50),e.id]))}catch{}}function A$(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<T$;return!o.includes(e.id)&&(!pn(e)||t.has(e.id)||n)}function C$(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&i<O$)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&Ee(s,o==="failed")}}}function gf(e,t){let o=a("ul",{class:"transfers"}),n=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,i=C$(),l=0;function c(){let g=null;for(let h of ve.transfers){let w=s.get(h.key);w||(w=Mp(h),s.set(h.key,w),g??=w),w.update();
let{state:y,label:b,job:_}=h;i.tell(h.key,{state:y,stage:_?.stage,text:`${b}: ${y==="failed"?"failed. ":""}${w.text()}`})}return g}function u(){let g=hf();Vt.running.forEach(w=>r.add(w.id));let h=Vt.list.
filter(w=>A$(w,r,g)).reverse();for(let w of h)s.has(w.id)||s.set(w.id,Ap(w,()=>{M$(w),d()})),s.get(w.id).update(w),i.tell(w.id,{state:w.state,stage:w.stage,text:`${w.label}: ${_n(w)}`});return h}function d(){
l=0;let g=s.size===0,h=c(),w=[...ve.transfers.map(y=>y.key),...u().map(y=>y.id)];for(let y of s.keys())w.includes(y)||s.delete(y);wo(o,w.map(y=>s.get(y).node)),n.hidden=s.size===0,h&&!g&&h.node.scrollIntoView(
{block:"nearest"}),ve.transfers.forEach(({key:y})=>s.get(y).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let p=({detail:g})=>e(g.job.set),f=({detail:g})=>e(g.set);return ve.addEventListener(
"change",m),ve.addEventListener("stored",p),ve.addEventListener("sets",t),Vt.addEventListener("change",m),Vt.addEventListener("stored",f),d(),{node:n,unmount(){ve.removeEventListener("change",m),ve.removeEventListener(
"stored",p),ve.removeEventListener("sets",t),Vt.removeEventListener("change",m),Vt.removeEventListener("stored",f),cancelAnimationFrame(l)}}}var R$=.1;function L$(e,t){let o=t.coming_bytes>0?` and ${Oe(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${Oe(t.left_bytes)} are left`;return`${e} may store ${Oe(t.allowed_bytes)}\
: ${Oe(t.stored_bytes)} are stored in ${Q(t.sets,"set")}${o}, ${n}.`}function wf(e,t){if(!t)return null;let o=t.left_bytes<=R$*t.allowed_bytes;return a("span",{class:o?"quota-few":""},L$(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function yf(){let e=a("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await Ko().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,C(e,wf(o.user,n)," ",wf("All together",s))}}}var N$="a[href], button:not(:disabled), input";function bf(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(N$)].filter(p=>!p.closest("form"));function i(m){m.tabIndex=m===
n?0:-1,r(m).forEach(p=>{p.tabIndex=-1})}function l(m=!1){let p=s();n=p.includes(n)?n:p[0]??null,p.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let p=n;n=m??n,[p,m].filter(Boolean).
forEach(i)}function u(){return n?.focus(),n!==null}function d(m,p){let f=s(),g=f.indexOf(n),h=[n,...r(n)],w=h.indexOf(p);return{ArrowDown:f[g+1],ArrowUp:f[g-1],Home:f[0],End:f.at(-1),ArrowRight:h[w+1],
ArrowLeft:h[w-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:p,target:f}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||Gs(f)||f.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(p)?(m.preventDefault(),d(p,f)?.focus()):f===n&&(p==="Enter"||p===" ")&&(m.preventDefault(),o(p,n)))}),{sync:l,focus:u}}function Ca(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=pe("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let p=u.value.trim();if(p===t&&!r||p===""&&!s){l();return}u.disabled=!0,await i(p)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},o),u,a("button",{type:"submit",class:"small-button"},"Save"),W("Cancel",l,{class:"small-button"}));C(e,d),u.focus(),u.select()}var rs=4;function Ra(e,t,{text:o,...n}={}){let s=pe("menu"),i=a("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:h=>{(h.key==="ArrowDown"||h.key==="ArrowUp")&&(h.preventDefault(),u(h.key==="ArrowUp"))}}},o??Ct("more")),l=null,c=()=>_f(l,i);function u(h=!1){
l=a("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:f,focusout:g}}),C(l,t().filter(w=>!w.hidden).map(p)),i.setAttribute("aria-expanded","true"),i.setAttribute("aria-controls",s),i.
closest("main").append(l),_f(l,i),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(h?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let h=l;l=null,h?.remove(),i.setAttribute("aria-expanded","false"),i.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],p=h=>a(h.href?
"a":"button",{role:"menuitem",type:h.href?null:"button",href:h.href,download:h.download,tabindex:"-1",class:h.danger?"danger":h.href?"button":"",disabled:h.disabled,title:h.title,on:{click:()=>{if(h.href){
setTimeout(()=>l&&(i.focus({preventScroll:!0}),d()));return}d(),i.focus({preventScroll:!0}),h.run()}}},h.text);function f(h){let w=m().filter(k=>!k.disabled),y=w.indexOf(document.activeElement),b=h.key.
length===1?h.key.toLowerCase():"",_={ArrowDown:w[(y+1)%w.length],ArrowUp:w.at(y-1),Home:w[0],End:w.at(-1)}[h.key]??(b.trim()===""?void 0:[...w.slice(y+1),...w].find(k=>k.textContent.toLowerCase().startsWith(
b)));(h.key==="Escape"||h.key==="Tab")&&(d(),i.focus({preventScroll:!0})),(h.key==="Escape"||_)&&(h.preventDefault(),h.stopPropagation(),_?.focus({preventScroll:!0}))}function g(h){l&&!l.contains(h.relatedTarget)&&
h.relatedTarget!==i&&d()}return i}function _f(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+rs+s<=innerHeight;e.style.setProperty("top",`${Math.max(rs,r?o.bottom+rs:
o.top-rs-s)}px`),e.style.setProperty("left",`${Math.max(rs,Math.min(o.right-n,innerWidth-n-rs))}px`)}var La=10,kf=3;function P$(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>ma([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function xf(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),a("\
span",{"aria-hidden":"true"},n))}function I$(e){return e.damaged?a("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function D$(e,t){let o=s=>W(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-kf;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,kf).
map(o),n>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function B$(e,t){let o=e.goes?`removed ${$m(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server re\
moves it on ${mt(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?a("span",{class:"muted small",title:n},s):W([Ct("pin"),s],()=>t.pin(
[e],!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which is ${o}`})),e.uploaded_by&&a("span",{class:"muted small by e\
llipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function q$(e,t,o){let n=a("div",{class:"set-line"}),s=()=>C(n,a("span",{class:"set-name ellipsis",title:e.label},e.label),D$(e,t),
B$(e,t),e.notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:a("td",{class:"set-cell"},n,I$(e)),edit(i){Ca(n,e[i],i==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function F$(e,t,o){let n=$p(e.quality),s=a("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,vp(e)),C(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&Ct("warning"),a("span",{class:"ellipsis"},n.text),Ct("chevron"));return s}function W$(e){return e.steps.length>0?a("span",{title:ot(e.steps)},L(e.step_count??e.steps.length)):
a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function $f(e,t,o,{member:n=!1}={}){let s=a("tr",{class:"detail",hidden:!o.has(e.id)},a("td",{colspan:String(La)},o.get(e.id))),r=Ra(
`Actions for ${e.label}`,()=>P$(e,t,u=>i.edit(u))),i=q$(e,t,()=>r.focus()),l=a("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});
return[a("tr",{data:{set:e.id},class:n?"member":""},a("td",{class:"check-cell"},l),a("td",{class:"pick-cell"},xf("control",e,t),xf("test",e,t)),i.node,a("td",{"data-head":"Added",class:"date"},mt(e.created)),
a("td",{class:"num","data-head":"Ranks",title:ot(e.ranks)},L(e.ranks.length)),a("td",{class:"num","data-head":"Steps"},W$(e)),a("td",{class:"num","data-head":"Events"},L(e.quality.events)),a("td",{class:"\
num","data-head":"Size",title:`${Oe(e.raw_bytes)} of JSON in ${Q(e.files,"file")}; ${e.devices.length>0?e.devices.join(", "):_e}`},Oe(e.disk_bytes)),a("td",{"data-head":"Quality"},F$(e,s,o)),a("td",{class:"\
row-actions"},a("a",{class:"button small-button analyse-link",href:ge(`/analyse?set=${Je(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var H$=["sets","tag","baseline","name","category","layer","measure","time","by"];function Ks(e){let t=new URLSearchParams(e);return Object.fromEntries(H$.map(o=>[o,wt(t,Cl,o,o==="sets"?"":void 0)]))}function Na(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),Io(t,Cl,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function Vs(e){let t=Na(
e).toString();return ge(t===""?"/series":`/series?${t}`)}var vf=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],Sf=vf.filter(e=>e.sort);function j$(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},W([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function Ef(e){let t=a("tbody"),o=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.checked)}}),n=vf.map(h=>j$(h,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},o),n)),t)),r=bf(t,"tr\
[data-set], tr.group, tr.more-row",(h,w)=>{let y=w.dataset.set?h===" "?".set-check":".menu-button":"button";w.querySelector(y)?.click()}),i=new Map,l=new Map;function c(h,w,y,b){let _=l.get(h),k=_?.shown===
w?_:{shown:w,rows:y()};return b.set(h,k),k.rows}let u=(h,w,y=!1)=>c(h.id,JSON.stringify([h,y]),()=>$f(h,e,i,{member:y}),w);function d(h,w,y){let b=c(`group ${h.prefix}`,JSON.stringify([h,!!w]),()=>[U$(
h,w,e)],y);if(!w)return b;let _=w.total-w.sets.length;return[...b,...w.sets.flatMap(k=>u(k,y,!0)),...c(`more ${h.prefix}`,`${w.loading} ${_}`,()=>w.loading||_>0?[z$(h,w,_,e)]:[],y)]}function m(h){let w=new Map,
y=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:_}=y?.closest("tr")?.dataset??{};wo(t,h.entries.flatMap(k=>k.group?d(k.group,h.groups.get(k.group.prefix),w):u(k.set,w))),
l=w,b!==void 0&&!y.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(y!==null),y?.matches(".pin-toggle")&&!y.isConnected&&t.querySelector(`tr[\
data-set="${_}"] .pin-toggle`)?.focus({preventScroll:!0}),p(h),f(h)}function p({sort:h,order:w}){for(let y of n){let b=y.dataset.sort===h;y.dataset.sort&&(y.ariaSort=b?{asc:"ascending",desc:"descendin\
g"}[w]:null,C(y.querySelector(".sort-mark"),b&&Ct(w==="asc"?"up":"down")))}}function f({picked:h,checked:w}){let y=[...t.querySelectorAll("tr[data-set]")];for(let _ of y){let{set:k}=_.dataset;for(let x of[
"control","test"])_.toggleAttribute(`data-${x}`,k===h[x]),_.querySelector(`.pick-${x} input`).checked=k===h[x];_.toggleAttribute("data-checked",w.has(k)),_.querySelector(".set-check").checked=w.has(k)}
let b=y.filter(_=>w.has(_.dataset.set)).length;o.checked=b>0&&b===y.length,o.indeterminate=b>0&&b<y.length,o.disabled=y.length===0}function g(h){let w=[...t.children].find(y=>y.dataset.set===h);return w?.
classList.add("fresh"),w?.scrollIntoView({block:"nearest"}),!!w}return{node:s,draw:m,flash:g,focus:r.focus}}function U$(e,t,o){let n=W([Ct("chevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"\
muted"},Q(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${Q(e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.
prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},n),a("td",{class:"date"},mt(e.newest)),a("td",{colspan:String(La-4)},!e.prefix.includes(",")&&a("a",{href:Vs(
{...Ks(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")))}function z$(e,t,o,n){return a("tr",{class:"more-row member"},a("td",
{colspan:String(La)},t.loading?a("span",{class:"muted"},"Loading …"):W(`Show more of ${e.prefix} (${L(o)} left)`,()=>n.more(e.prefix),{class:"link-button"})))}function Tf(e,t){let o=e,n=pe("tags"),s=pe("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:g=>{g.preventDefault();let h=c.value.trim().replace(/\s+/g," ");h!==""&&p({add_tags:[h]},
`Tagged “${h}”.`)}}},c,a("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${Q(o.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:g=>{g.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:n},d),Te("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function p(g,h){c.disabled=!0;try{for(let w=0;w<o.length;w+=1){let y=await Ro(o[w].id,g);o=o.map(b=>b.id===y.id?y:b),t(y)}c.value="",r.classList.remove("error-text"),r.textContent=h}catch(w){
r.classList.add("error-text"),r.textContent=w.message,Ee(w.message,!0)}c.disabled=!1,f(),c.focus()}function f(){let g=new Map;o.flatMap(h=>h.tags).forEach(h=>{let w=[...g.keys()].find(y=>y.toLowerCase()===
h.toLowerCase())??h;g.set(w,(g.get(w)??0)+1)}),C(i,[...g].map(([h,w])=>a("li",{class:"tag"},h,w<o.length&&a("span",{class:"muted"},` ${w} of ${o.length}`),Te("close",`Remove the tag ${h}`,()=>p({remove_tags:[
h]},`“${h}” was removed.`)))),g.size===0&&a("li",{class:"muted"},"No tags yet."))}return f(),document.body.append(m),m.showModal(),c.focus(),Vo().then(g=>C(l,g.map(({tag:h})=>a("option",{value:h})))).
catch(()=>{}),m}function Mf({title:e,text:t,form:o,action:n,start:s,ended:r}){let i=pe("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},n),d=W("Cancel",()=>f.close()),m=null,p=a("fieldset",{class:"regroup-fields"},o),f=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>f.
remove(),click:b=>{b.target===f&&f.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),y()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),Te("close","Close",()=>f.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),p,c,l),a("div",{class:"regroup-buttons"},d,u)));function g(b,_=!1){l.textContent=b,l.classList.toggle("error-text",_),_&&Ee(b,!0)}function h(b){p.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,g(b,!0),f.isConnected||Ce(b,{urgent:!0})}function w(b){b.state==="done"?(f.close(),r(b)):b.state==="failed"||b.state==="cancelled"?h(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,g(`${L(b.files_done)} of ${Q(b.files_total,"file")}`))}async function y(){g("");try{m=await s()}catch(b){h(b.message);return}
m&&(p.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&jn(m.id).catch(()=>{}),Qr(m.id,w))}return document.body.append(f),f.showModal(),{dialog:f,say:g,
go:u}}async function G$(e,t){try{for(let o of e.binned)await Fn(o);for(let o of e.made.filter(n=>!n.already_stored))await qn(o.set)}catch(o){Ce(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function Af(e,t,o){Ce(e,{seconds:30,action:{label:"Undo",run:()=>G$(t,o)}}),o(t.set)}function Y$(e,t){let o=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},o[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Oe(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function Of(e,t,o,n,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function Cf(e,t){let o=pe("split"),n=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=Mf({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):Ud(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>Af(`“${e.
label}” was split into ${Q(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await ho(e.id);s=Y$(d,()=>l("")),C(n,Of(o,"each",`Each file becomes a set: ${Q(d.file_list.
length,"set")}`,!0,u),Of(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&n.querySelector("input").focus()}catch(d){C(n),l(d.message,!0)}}function Rf(e,t){
let o=pe("label"),n=a("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});Mf({title:`Join ${Q(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:a("div",{class:"reg\
roup-form"},a("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${Q(s.files,"file")}`)))),a("label",{for:o},"Label"),
n),start:()=>zd(e.map(s=>s.id),n.value.trim()),ended:s=>Af(`${Q(e.length,"set")} were joined.`,s,t)}),n.focus()}var K$=10,V$=12,J$=200,Q$=4;async function wc(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:Q$},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function X$({change:e,sort:t}){let o=pe("find"),n=a("span",{class:"muted small found"}),s=!1,r=Qe(J$,()=>e({q:i.value.trim()})),i=a("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:p=>{p.key==="Escape"&&i.value!==""&&(p.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},Sf.flatMap(({sort:p,text:f})=>[["desc","↓"],["asc","↑"]].map(([g,h])=>a("option",{value:`${p} ${g}`},`${f} ${h}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:o,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),n);function d(p,f,g){let h=[...p.tag.filter(y=>!f.some(b=>b.tag===y)).map(y=>({tag:y})),...f.slice(0,V$)],w=c.contains(document.activeElement)&&document.activeElement.dataset.tag;C(c,h.
map(({tag:y,sets:b})=>W([y,b!==void 0&&a("span",{class:"muted"},` ${L(b)}`)],()=>g(y),{class:"tag","aria-pressed":String(p.tag.includes(y)),data:{tag:y}}))),w&&c.querySelector(`[data-tag="${CSS.escape(
w)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(p,f,g){u.hidden=g<=K$&&!la(p)&&!s,l.value=`${p.sort} ${p.order}`,document.activeElement!==i&&(i.
value=p.q);let h=f===0?"No set matches.":Q(f,"set");return n.textContent=la(p)?h:"",h}}}var Lf=e=>[...e.values()].every(t=>t.pinned);function Z$(e){let t=a("span",{role:"status"}),o=W("",e.compare,{class:"\
primary"}),n=W("Join …",e.join,{class:"writes"}),s=W("Tags …",e.tags,{class:"writes"}),r=W("",e.pin,{class:"writes"}),i=W("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,i,Te("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${L(c.size)} selected`,o.textContent=`Compare (${L(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=Lf(c)?"Unpin":"Pin",i.textContent=`Delete (${L(c.size)})`}}}function ev(e){let t=a("span",{class:"muted"}),o=W("Previous",()=>e(-1)),n=W("Next",
()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,i){let l=(r-1)*tn,c=Math.min(l+tn,i.entry_total);s.hidden=i.entry_total<=tn&&r===1,o.disabled=
r===1,n.disabled=c>=i.entry_total,t.textContent=c>l?`${L(l+1)}–${L(c)} of ${L(i.entry_total)}${i.entry_total===i.total?"":` rows, ${Q(i.total,"set")}`}`:""}}}function Nf({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let i=a("div",{class:"content"},tv()),l=new Map,c=new Map,u=null,d=null,m="",p=null,f=[],g={control:"",test:""},h="",w=null,y="",b=!1,_=(R,j)=>{b=!0,e({page:1,...R},j)},k=X$({change:R=>_(
R,{replace:!0}),sort:(R,j)=>_({sort:R,order:j})}),x=Ef({pick:t,save:J,pin:ee,remove:ue,check:P,checkAll:z,toggleGroup:Z,tags:ie,split:R=>Cf(R,Le),more:B,filterTag:V,sort:Y}),v=Z$({compare:oe,join:()=>Rf(
[...l.values()],Le),tags:()=>ie([...l.values()]),pin:()=>ee([...l.values()],!Lf(l)),remove:()=>ue([...l.values()]),clear:()=>{l.clear(),q()}}),S=ev(R=>{e({page:u.page+R}),i.scrollIntoView({block:"star\
t"})}),E=Bm(M),T=a("div",{class:"set-list"},E.node,k.node,i,S.node,v.node);async function M(){w?.abort(),w=new AbortController;let{signal:R}=w;m=bn(u).toString(),i.ariaBusy="true";let j=setTimeout(()=>r.
busy(!0),400);try{let[$,A,H]=await Promise.all([qt(bn(u),{signal:R}),Vo({signal:R}),la(u)?qt("limit=0",{signal:R}):null,o()]);d=$,f=A,p=E.draw(H??$),await O(R),ae()}catch($){$.name!=="AbortError"&&D($)}finally{
clearTimeout(j),R.aborted||(r.busy(!1),i.ariaBusy=null)}}function D(R){d=null,m="",C(i,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",{},R.message),W("Try agai\
n",M,{class:"primary"})))}let F=(R,j,$=tn)=>{let A=bn({...u,page:1});return A.delete("group"),A.set("prefix",R),A.set("offset",String(j)),A.set("limit",String($)),A};async function O(R){let j=new Set(
d.entries.flatMap(({group:$})=>$?[$.prefix]:[]));for(let[$,A]of[...c]){if(!j.has($)){c.delete($);continue}let H=await qt(F($,0,Math.min(1e3,Math.max(tn,A.sets.length))),{signal:R});c.set($,{sets:N(H),
total:H.total,loading:!1})}}async function B(R){let j=c.get(R),$=m;j.loading=!0,q();try{let A=await qt(F(R,j.sets.length));j.sets=[...j.sets,...N(A)],j.total=A.total}catch(A){Ce(`${R} cannot be listed\
. ${A.message}`,{urgent:!0})}j.loading=!1,$===m&&q()}function Z(R){c.delete(R)?q():(c.set(R,{sets:[],total:0,loading:!0}),B(R))}let N=R=>R.entries.flatMap(({set:j})=>j?[j]:[]),G=()=>d.entries.flatMap(
({set:R,group:j})=>R?[R]:c.get(j.prefix)?.sets??[]);function ae(){n({sets:N(d),allTotal:p,checking:E.checking()});let R=k.draw(u,d.total,p);b&&(b=!1,Ee(R)),q(),y!==""&&re(y)}function q(){if(d&&(k.drawTags(
u,f,V),S.draw(u.page,d),v.draw(l),!(d.entries.length===0&&E.checking()))){if(d.entries.length===0){C(i,p===0?s():U());return}x.node.parentNode!==i&&C(i,x.node),x.draw({...d,groups:c,picked:g,checked:l,
sort:u.sort,order:u.order})}}let U=()=>d.total>0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",W("Show all",()=>_({q:"",tag:[]}),{class:"\
link-button"}));function re(R){if(y="",x.flash(R))return;d.entries.find(({group:$})=>$&&c.get($.prefix)?.sets.some(A=>A.id===R))||ht([R]).then(([$])=>{let A=$&&d?.entries.find(({group:H})=>H&&$.label.
toLowerCase().startsWith(H.prefix.toLowerCase()));A&&!c.has(A.group.prefix)&&Z(A.group.prefix)}).catch(()=>{})}function Y(R){let j=R==="label"?"asc":"desc",$=j==="asc"?"desc":"asc";_({sort:R,order:u.sort===
R&&u.order===j?$:j})}function V(R){let j=u.tag.includes(R);_({tag:j?u.tag.filter($=>$!==R):[...u.tag,R].slice(-8)})}function P(R,j,$){let A=G(),[H,X]=[A.findIndex(ce=>ce.id===h),A.findIndex(ce=>ce.id===
R.id)].sort((ce,Ge)=>ce-Ge);($&&H>=0?A.slice(H,X+1):[R]).forEach(ce=>j?l.set(ce.id,ce):l.delete(ce.id)),h=R.id,q()}function z(R){G().forEach(j=>R?l.set(j.id,j):l.delete(j.id)),q()}function oe(){let[R,
j]=[...l.values()].sort((H,X)=>H.created.localeCompare(X.created)),[$,A]=Is(R,j);r.go(Nt($.id,A.id))}function le(R){if(d===null){M();return}let j=$=>$.id===R.id?{...$,...R}:$;d.entries=d.entries.map($=>$.
set?{set:j($.set)}:$),c.forEach($=>{$.sets=$.sets.map(j)}),l.has(R.id)&&l.set(R.id,R),n({sets:N(d),allTotal:p}),q(),i.ariaBusy==="true"&&M()}function Le(R){return l.clear(),y=R,M()}async function J(R,j){
try{return le(await Ro(R.id,j)),Ee("Saved."),!0}catch($){return Ce(`Not saved. ${$.message}`,{urgent:!0}),!1}}function ie(R){Tf(R,le).addEventListener("close",()=>M())}let he=R=>R.length===1?`“${R[0].
label}”`:Q(R.length,"set");async function ee(R,j){let $=await wc(R,async A=>le(await Ro(A.id,{pinned:j})));$.length>0?Ce(`${he($.map(({item:A})=>A))} ${$.length===1?"was":"were"} not changed. ${$[0].
error.message}`,{urgent:!0}):Ee(`${he(R)} ${R.length===1?"is":"are"} ${j?"pinned":"not pinned"}.`)}async function ue(R){let j=await wc(R,A=>qn(A.id));j.length>0&&Ce(`${he(j.map(({item:A})=>A))} ${j.length===
1?"was":"were"} not deleted. ${j[0].error.message}`,{urgent:!0});let $=R.filter(A=>!j.some(({item:H})=>H===A));$.forEach(A=>l.delete(A.id)),$.length>0&&Ce(`${he($)} ${$.length===1?"was":"were"} delete\
d.`,{seconds:30,action:{label:"Undo",run:()=>Se($)}}),document.getElementById("main").focus({preventScroll:!0}),await M()}async function Se(R){let j=await wc(R,$=>Fn($.id));j.length>0&&Ce(`${he(j.map(
({item:$})=>$))} cannot be brought back. ${j[0].error.message}`,{urgent:!0}),y=R.length===1?R[0].id:"",await M()}return{node:T,show(R,j){let $=u;u=R,g=j,$&&bn($).get("sort")!==bn(u).get("sort")&&c.clear(),
bn(u).toString()!==m?M():q()},reload(R=""){return y=R||y,M()},search:()=>p>0&&(k.focus(),!0),enter:()=>x.focus(),focused:()=>d&&G().find(R=>R.id===document.activeElement.closest("tr[data-set]")?.dataset.
set),unmount(){w?.abort(),E.stop()}}}function tv(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"skeleton"})))}var Pf=64,If=32;function ov(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>Pf)return`${t} is too long: a tag has at most ${Pf} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function nv(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,i)=>o.indexOf(o[i])===i),
s=n.map(ov).find(r=>r!=="")??(n.length>If?`${n.length} tags are too many: a set has at most ${If}.`:"");return{tags:n,fault:s}}var sv="key=value, separated by commas";function Df(){let[e,t]=["tags","t\
ags-help"].map(pe),o=a("span",{id:t,class:"tag-help",role:"status"}),n=a("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:ve.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:i,fault:l}=nv(n.value);Object.assign(ve,{tagText:n.value,tags:i,tagFault:l}),(r||l==="")&&(o.textContent=l||sv,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),a("div",{class:"tag-field writes small"},a("label",{for:e},"Tags of the next uploads"),n,o)}function Bf(e,t,o){let n=a("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=Nm(n.files);s.length>0?ve.add(s):o.webkitdirectory&&Ce("That folder is empty.",{urgent:!0}),n.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>n.click()}},Ct(t),e),n)}function rv(){let e=W("Look at a sample pair",async()=>{e.disabled=!0;try{await ve.addSample()}catch(t){
Ce(`The sample cannot be added. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Copy ",a("code",{},"clients\
/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once before and once after your change:",a("pre",{},a("code",{},mf)),a("details",{},a("summary",{},"O\
r with ",a("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),a("pre",{},a("code",{},pf)))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json"),"\
 or ",a("code",{},".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"w\
rites sample-offer"},e,a("span",{class:"muted"},"Two generated recordings of four ranks, with four changes planted in the second.")))}function av(e){let t=a("span",{class:"side side-control"}),o=a("sp\
an",{class:"side side-test"}),n=Te("swap","Swap control and test",e),s=a("a",{class:"button primary",href:ge("/compare")},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-l\
abel":"Control and test"},a("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(p,f,g)=>C(p,a("b",{class:"letter"},f),g?a("span",{class:"ellipsis",title:g.label},g.label):a("span",{class:"mut\
ed"},"not picked"));d(t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",n.disabled=!c&&!u,c&&u?(s.href=Nt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.
removeAttribute("href"),s.setAttribute("aria-disabled","true"))}return{node:i,draw:l}}var Js={path:"/",name:"Traces",mount(e,t){return lv(e,t)}},qf=24,iv=100;function lv(e,t){let o=ia(location.search),
n={control:null,test:null},s=[],r=!1,i=[],l=!1,c=a("span",{class:"count"}),u=yf(),d=Nf({change:f,pick:x,ready:u.load,loaded:h,empty:rv,context:t}),m=av(()=>k({control:n.test,test:n.control})),p=gf(y,()=>d.
reload());m.node.hidden=!0,e.append(a("div",{class:"page traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop\
 folders anywhere, or"),Bf("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folder"}),Bf("Choose files","file",{accept:".json,.gz,.tracediff","aria-la\
bel":"Choose trace files",id:"choose-files"}))),Df(),a("p",{class:"muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfet\
to. ",a("code",{},"tracediff serve --keep-traces=20G")," keeps them."),u.node,p.node,m.node,d.node)),t.setTitle("Traces");function f(S,E){t.go(kp({...o,...S}),E)}function g(){d.show(o,{control:n.control?.
id??"",test:n.test?.id??""}),m.draw(n.control,n.test)}function h({sets:S,allTotal:E,checking:T=!1}){l||(s=S,t.setTitle(`Traces (${L(E)})`),c.textContent=E>0?L(E):"",m.node.hidden=E===0,location.search===
""&&E<=qf&&!T&&w(S),_())}function w(S){let{control:E,test:T}=Sl(S);E&&(E!==n.control?.id||T!==n.test?.id)&&(n={control:ze(S,E),test:ze(S,T)},f({control:Je(E),test:Je(T)},{replace:!0}))}function y(S){let E=ve.
transfers.some(T=>T.job?.set===S);E&&!i.includes(S)&&i.push(S),E&&f({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),b(E?S:"")}let b=Qe(iv,async S=>{if(await d.reload(S),i.length>1&&!r&&
!l){let E=await ht(i.slice(-qf)).catch(()=>[]);if(!l&&!r){E.sort((M,D)=>i.indexOf(D.id)-i.indexOf(M.id));let{control:T}=Sl(E);w(T===""?E.slice(0,2):E)}}});async function _(){let S=o,E=["control","test"].
map(O=>S[O]),T=E.filter(O=>O!==""&&!s.some(B=>B.id.startsWith(O))),M=await ht(T).catch(()=>[]);if(l||S!==o)return;let[D,F]=E.map(O=>O===""?null:s.find(B=>B.id.startsWith(O))??ze(M,O)??null);n={control:D,
test:F},g()}function k(S){r=!0,n=S,f({control:Je(S.control?.id??""),test:Je(S.test?.id??"")})}function x(S,E){k({...n,[S]:E}),Ee(`${E.label} is the ${S}.`)}function v(S){let E=d.focused();return E?x(S,
E):!1}return g(),{keys:{search:d.search,enter:d.enter,control:()=>v("control"),test:()=>v("test")},update(S){let E=o;o=ia(S),g(),(E.control!==o.control||E.test!==o.test)&&_()},unmount(){l=!0,b.cancel(),
d.unmount(),p.unmount()}}}var Qs=200;function Ff(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([p,f])=>m.set(p,String(f))),s=u;try{let p=await dt(m,{signal:u.signal});return d===t?p:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,p)=>{
o[p]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=Qs*Math.floor(d/Qs),p=await i({offset:m,limit:Qs});p&&(p.rows.forEach((f,g)=>{o[m+g]=f}),e())},stop(){s?.abort(),t=null}}}var yc=e=>Jn(e,e.unit,Kn(e)).toString();function Hf(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(Qs)),t.op!==""&&n.set("row",t.op),o?.key===yt(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var bc=e=>({key:yt(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function jf(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{return await dt(
o)}catch{return null}}function cv(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=Hf(yc(e),e,t),n=new AbortController,s=dt(o,{signal:n.signal});s.catch(()=>{}),globalThis.
firstComparison={query:o,stop:n,answer:s}}var uv=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function Wf(e){let t=()=>{let o=new URLSearchParams(location.search);return[...o.
keys()].filter(n=>!uv.test(n)).forEach(n=>o.delete(n)),location.replace(ge(`/compare/recordings?${o}`)),new Promise(()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.
code!=="not_for_recordings")throw o;return t()}}function Uf(e,t){cv(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,i)=>{let l=Hf(n,s,r),c=o;return o=null,c?.query===
l?(i.addEventListener("abort",()=>c.stop.abort()),Wf(c.answer)):(c?.stop.abort(),Wf(dt(l,{signal:i})))}}var dv=250;function St({context:e,results:t,message:o}){let n=null,s=!1;async function r(c,u,d){n?.abort(),n=new AbortController;let{signal:m}=n,p=()=>s||m.aborted,f=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},dv),g;try{let h=await c(m);g=()=>u(h)}catch(h){g=()=>d(h)}clearTimeout(f),!p()&&(i(),g(),e.settled())}function i(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){n?.abort(),
i()}return{ask:r,drop:l,say(c){C(o,c),t.hidden=c!==null},unmount(){s=!0,n?.abort()}}}function rt(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var mv=4,pv=280,Xs=[];function fv(e){return new Promise(t=>{Xs.push({node:e,go:t}),Xs.length===1&&Rt().then(zf)})}function zf(){let e=Xs.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();
return s>0&&n<window.innerHeight}),[{go:t}]=Xs.splice(Math.max(0,e),1);t(),Xs.length>0&&Rt().then(zf)}function hv(e,t){let o=null,n=null;e.on("plotly_hover",i=>{o=i}),e.on("plotly_unhover",()=>{o=null});
let s=0,r=i=>{clearTimeout(s),s=setTimeout(()=>t(i),pv)};e.addEventListener("dblclick",()=>clearTimeout(s)),e.on("plotly_doubleclick",()=>clearTimeout(s)),e.on("plotly_click",i=>{n=null,r(i)}),e.addEventListener(
"mousedown",({clientX:i,clientY:l,button:c})=>{n=o&&c===0?{event:o,x:i,y:l}:null},!0),e.addEventListener("click",({clientX:i,clientY:l})=>{let c=n;n=null,c&&Math.hypot(i-c.x,l-c.y)<mv&&r(c.event)})}function bt(e){
let t=a("div",{class:"plot",id:e.id}),o=a("span",{class:"chart-unit"}),n=a("p",{class:"chart-message muted",hidden:!0}),s=rt(e.title),r=a("div",{class:"chart-tools"},e.tools,s.node,W("PNG",()=>w("png"),
{title:`${e.title}: download as PNG`}),W("SVG",()=>w("svg"),{title:`${e.title}: download as SVG`})),i=a("section",{class:`card chart ${e.class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-\
head"},a(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,p=new ResizeObserver(()=>{l&&!e.paint&&!sn()&&!t.hidden&&t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&g()});p.observe(
i);let f=Qn(h);async function g(){if(u)return;let y;u=!0;try{c||await Rt(),y=await Ls(),c||await fv(i)}catch(x){C(n,x.message),n.hidden=!1;return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;
m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:_,layout:k}=e.make(l,m);await y.react(t,_,{...k,width:m,height:b,showlegend:!1,uirevision:l.zoom??l.revision},Tm),!c&&!d&&(c=!0,e.onClick&&
hv(t,x=>e.onClick(x,l)),e.onRelayout&&t.on("plotly_relayout",x=>e.onRelayout(x,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(l)),t.querySelector(".main-svg")?.setAttribute("aria-h\
idden","true")),t.dataset.ready=l.revision}function h(){c&&l&&!l.empty&&!e.paint&&g()}function w(y){c&&(e.save??Om)(t,y,`${l.file}-${e.file}`,{title:[e.title,l.heading].filter(Boolean).join(", "),lines:l.
caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(y){let b=l?.revision===y.revision&&!y.empty;if(l=y,o.textContent=y.heading??"",t.dataset.wanted=y.revision,t.hidden=
!!y.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),n.hidden=!y.empty,C(n,y.empty),!(y.empty||b&&c)){if(e.paint){t.style.height=`${e.height(y)}px`,C(t,e.paint(y)),c=!0,t.dataset.ready=
y.revision;return}t.style.height=`${e.height(y,e.height.length>1?t.clientWidth||600:0)}px`,g()}},redraw:h,retheme:h,layout:()=>t.layout,relayout(y){c&&!t.hidden&&globalThis.Plotly.relayout(t,y(t.layout))},
unmount(){d=!0,p.disconnect(),f(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function xo(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.ceil(e/o)},(n,s)=>s*o)}function Pa(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var gv=900,Ia=12,Gf=17,wv=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Yf(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of wv){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():Yf(n);s&&o.append(s)}return o}function yv({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,p,f,g)=>Ie("te\
xt",{x:d,y:m,fill:te(g?"--text":"--muted"),"font-size":f,"font-weight":g?600:400,"font-family":s},p),i=t.flatMap(d=>Jo(d,Math.floor(n/6.6),3)),l=[r(Ia,22,e,15,!0),...i.map((d,m)=>r(Ia,42+Gf*m,d,12,!1))],
c=30+Gf*i.length+18,u=Ia;for(let[d,m]of o)l.push(Ie("rect",{x:u,y:c-9,width:14,height:9,fill:te(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+Ia}}function bv(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(o,gv),l=yv(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),p=Yf(d);for(let[f,g]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?i-o:0)}))p.setAttribute(f,String(g));return p}),u=l.height+n;return{width:i,height:u,node:Ie("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},Ie("rect",{width:"100%",height:"100%",fill:te("--surface")}),l.nodes,c)}}var Kf="image/svg+xml";async function _v(e,t,o){let n=new Image;
n.src=`data:${Kf};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function Vf(e,t,o,n){let{node:s,width:r,height:i}=bv(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:Kf}):await _v(l,r,i);
Pa(c,`${o}.${t}`)}var Zs=212,Xt={left:62,right:12,top:20,bottom:24},as=Zs-Xt.top-Xt.bottom,Da=.62,kv=5,Jf=8,Ba=84,xv=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Qf(e){return bt(
{...e,class:"waterfall",height:()=>Zs,keys:xv,paint:Ev,save:Vf})}function $v(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function vv(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function Sv([e,t]){let o=(t-e)/
kv,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(i=>i*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var er=e=>`${100*e}%`;function Ev({fall:e}){let t=$v(e),
o=vv(t),[n,s]=o,[r,i]=Ye(s),l=t.length,c=y=>as*(s-Math.max(y,n))/(s-n),u=(y,b=0)=>er((y+.5+b)/l),d=y=>y===0?"control":y===l-1?"test":e.parts[y-1].change<0?"less":"more",m=pe("fall-less"),p=Sv([n/i,s/i]).
map(y=>({y:c(y*i),text:`${qe(Number(y.toPrecision(12)),0,9)} ${r}`})),f={"aria-hidden":"true",focusable:"false"},g=Ie("svg",{class:"fall-body",...f},Ie("defs",{},Ie("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},Ie("rect",{class:"fall-ground",width:5,height:5}),Ie("rect",{class:"fall-stripe",width:1.8,height:5}))),p.map(({y})=>Ie("line",{class:"fall-grid",x2:"100\
%",y1:y,y2:y})),t.slice(0,-1).map(([,y],b)=>Ie("line",{class:"fall-join",x1:u(b,Da/2),x2:u(b+1,-Da/2),y1:c(y),y2:c(y)})),t.map(([y,b],_)=>Ie("rect",{class:`fall-bar fall-${d(_)}`,x:u(_,-Da/2),width:er(
Da/l),y:c(Math.max(y,b)),height:c(Math.min(y,b))-c(Math.max(y,b)),...d(_)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(y=>Tv(u(y,-.33),er(.66/l))),e.parts.map(({change:y},b)=>Ie("text",{class:`\
fall-label fall-${y>0?"more":y<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},$e(y))),Ov(e).flatMap(([y,b],_)=>[Ie("text",{class:"fall-tick fall-whole",x:u(_),y:as+15},y),Ie("text",{class:"\
fall-tick fall-short",x:u(_),y:as+15},b)])),h=Ie("svg",{class:"fall-axis",...f},p.map(({y,text:b})=>Ie("text",{class:"fall-value",x:Xt.left-5,y:Xt.top+y+4},b)),n>0&&Ie("text",{class:"fall-cut",x:Xt.left,
y:Xt.top-6},"the axis is cut: it does not begin at 0")),w=t.map(y=>[c(Math.max(...y)),c(Math.min(...y))]);return[h,g,Mv(g,Av(e),w)]}function Tv(e,t){let o=(r,i)=>as*(.91-(i?.05:0)-(r%2?.035:0)),n=Array.
from({length:Jf+1},(r,i)=>i),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return Ie("svg",{x:e,width:t,height:as,viewBox:`0 0 ${Jf} ${as}`,preserveAspectRatio:"\
none"},Ie("polygon",{class:"fall-ground",points:s}))}function Ov(e){return[["control","control"],...e.parts.map(({part:t})=>[ta[t].name,ta[t].short]),["test","test"]]}function Mv(e,t,o){let n=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=o[i].map(f=>Xt.top+f),m=()=>{C(n,r.map(f=>a("div",{},f))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?Xt.left:Xt.right}px + ${c/s} * (100% - ${Xt.left+Xt.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>Ba?`${Zs-u+17}px`:"auto",n.style.top=u>Ba?"auto":`${d-u>Ba?
u+6:Math.min(d+4,Zs-Ba)}px`},p=Ie("rect",{class:"fall-area",x:er(i/s),y:-Xt.top,width:er(1/s),height:Zs});p.addEventListener("pointerenter",m),p.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
p)}),n}function Av(e){return[["control",I(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[ta[t].name,`${I(o)} → ${I(n)}`,$e(s)]),["test",I(e.test),$e(e.change)]]}var Cv=56,Rv=e=>e.replace(/^-/,"−").replaceAll(" "," ");function Zt(e,t=()=>null,o=Cv){let n=e.flatMap(({name:r})=>r??[]),s=new Map(go(n,o).map((r,i)=>[n[i],r]));return e.map(({text:r,name:i,row:l,
number:c})=>{if(i===void 0)return r??Rv(c);let u=l&&t(l),d=a("code",{title:l?.name??i},a("bdi",{},s.get(i)));return u?a("a",{href:u,class:"diagnosis-name"},d):d})}var Lv=2,Nv=3,Xf=52,Pv=5,th=e=>e>0?"more":e<0?"less":"calm",tr=({certainty:e})=>e==="sure"||e==="likely",qa=e=>e.split(/\s+/).filter(t=>/[\p{L}\p{N}]/u.test(t)).length,Zf=({brief:e,parts:t})=>qa((e??t).
map(o=>o.text??o.name??o.number).join(""));function Iv(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.lines??[]).map(o=>{let n=o.control_ns/1e3/Math.max(1,e.control_samples),
s=o.test_ns/1e3/Math.max(1,e.test_samples);return t+=s-n,{...o,control:n,test:s,change:s-n,from:t-(s-n)}})}function eh(e,{least:t,most:o,room:n,more:s}){let r=n,i=0;for(;i<Math.min(e.length,o)&&(i<t||
Zf(e[i])+s<=r);)r-=Zf(e[i])+s,i+=1;return[i,r]}var _c=(e,t=e.some(tr)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((o,n)=>o+n.change,0)});function kc(e,[t,o]){let n=i=>o>t?100*(i-t)/(o-t):
0,[s,r]=[n(e.from),n(e.from+e.change)].sort((i,l)=>i-l);return a("span",{class:"account-track","aria-hidden":"true"},a("span",{class:`account-bar ${tr(e)?th(e.change):"unsure"}`,css:{left:`${s}%`,width:`${r-
s}%`}}))}var xc=e=>a("span",{title:We(e.change),class:`account-change ${tr(e)?th(e.change):"muted"}`},gm(e.change));function oh(e,t=null){let o=a("ol",{class:"account","aria-label":"Where the change c\
omes from"}),n=a("ul",{class:"facts","aria-label":"Also different"}),s=a("p",{class:"muted small",hidden:!0},"Grey: measured, may be noise."),r=a("div",{class:"account-box"},o,s);function i(u,d){if(!e)
return null;let m=u.parts.find(g=>g.row)?.row??d?.rows[0],[p,f]=m?["Operation",e.page(m)]:u.kind==="rest"?["Tree",e.tree()]:["Timeline",e.timeline(d)];return f&&a("a",{href:f,class:"account-go",title:`${p}\
: the same number`,"aria-label":`${p}: ${u.text}`},a("span",{"aria-hidden":"true"},"→"))}function l(u,d,m,p){let[f,g]=Yr(u.control,u.test);return a("li",{data:{kind:u.kind,certainty:u.certainty}},kc(
u,m),a("span",{class:`account-words${tr(u)?"":" muted"}`,title:u.text},Zt(u.brief??u.parts,void 0,Xf)),a("span",{class:"account-times",title:`${de(u.control)} → ${de(u.test)}`},a("span",{class:"cont\
rol-text"},f)," → ",a("span",{class:"test-text"},g)),xc(u),p&&i(u,d))}let c=(u,d)=>a("button",{type:"button",class:"link-button","aria-expanded":String(d),on:{click:()=>t(!d)}},u);return{node:r,facts:n,
draw({account:u,diagnosis:d},{open:m,sure:p,lines:f,words:g}){let h=d??[],w=Iv(u).filter(({change:O,kind:B})=>O!==0||B!=="rest"),y=w.at(-1)?.kind==="rest"?w.pop():null,b=[...w,...y?[y]:[]].flatMap(O=>[
O.from,O.from+O.change]),_=[Math.min(...b),Math.max(...b)],k=h.filter(({line:O,kind:B})=>O===void 0&&!["limit","host_need","machine"].includes(B)),[x,v]=eh(w,{least:Lv,most:f,room:g,more:Pv}),[S]=eh(k,
{least:0,most:Nv,room:v,more:0}),[E,T]=[m?w.length:x,m?[]:[...w.slice(x),...y?[y]:[]]],M=O=>h.find(B=>B.line===u.lines.findIndex(({text:Z})=>Z===O.text)),D=w.length>0&&_c([...w,...y?[y]:[]],p?"sure":""),
F=x<w.length||S<k.length;C(o,w.slice(0,E).map(O=>l(O,M(O),_,!0)),(m||T.length===1)&&y&&l(y,null,_,m),T.length>1&&a("li",{class:"account-rest"},kc(_c(T),_),c(`${Q(T.length-(y?1:0),"more line")}${y?" an\
d the rest":""}`,!1),a("span"),xc(_c(T))),w.length>0&&a("li",{class:"account-sum"},kc(D,_),a("span",{class:"strong"},"Together"),xc(D))),C(n,k.slice(0,m?k.length:S).map(O=>a("li",{data:{kind:O.kind,certainty:O.
certainty},title:O.text},Zt(O.parts,m&&e?e.page:void 0,Xf))),t&&F&&(m||T.length<2)&&a("li",{class:"facts-more"},c(m?"Show less":`${k.length-S} more`,m))),n.hidden=n.childElementCount===0,o.hidden=w.length===
0,s.hidden=o.hidden||w.slice(0,E).every(tr)}}}var Dv=[["control","A"],["test","B"]],nh={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},$c=(e,t)=>100*e[t]/e.step;function Bv(e){let t=$c(e,"idle"),o=t<9.95||
t>90.05?1:0,n=Number(qe(t,o,o));return[100-n,n].map(s=>`${qe(s,o,o)} %`)}function qv({control:e,test:t}){let[o,n]=[e,t].map(({limited_by:s})=>s??"unclear");return o===n?o:`${o} → ${n}`}function Fv(e,t,o){
let[n,s]=Bv(o),r=Object.keys(nh).filter(i=>o[i]>0);return a("div",{class:"limit-row"},a("b",{class:`letter letter-${t.toLowerCase()}`,"aria-label":e},t),a("span",{class:"limit-track","aria-hidden":"tr\
ue"},r.map(i=>a("span",{class:`limit-${nh[i]}`,css:{width:`${$c(o,i)}%`},title:`${ft[i].name}: ${I(o[i])}, ${De($c(o,i))} of the step`}))),a("span",{class:"limit-words"},`device ${n} busy, ${s} idle`))}
function sh(){let e=a("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:o}}){let n=[t,o].every(s=>s&&s.step>0&&typeof s.idle=="number"&&s.idle<s.step);e.hidden=!n,C(e,n&&[a("p",{},
"Limit: ",a("b",{},qv({control:t,test:o}))),Dv.map(([s,r])=>Fv(s,r,s==="control"?t:o))])}}}var or=["control","test"],rh=e=>a("bdi",{class:"mono"},e),Wv=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function Hv(e){let[t,o]=or.map(s=>Wv(e[s])),n=or.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?L(n[0]):`${L(n[0])} and ${L(n[1])}`,changes:{control_marker:t,test_marker:t}}]:or.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:L(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function jv(e,t){let[o,n]=or.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,rh(i)," ",t&&W("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:or.map((r,i)=>[o,n][i]!==null&&s(`A\
 step of the ${r} is one `,[o,n][i],{[`${r}_marker`]:""}))}function ah(e,t){return[jv(e,t),t&&Hv(e).map(({text:o,marker:n,found:s,changes:r})=>a("p",{class:"marker-line"},`${o} Use `,rh(n),` as step m\
arker (${s} found)? `,W("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var ih=8,Uv=24,zv=80,Tn=["control","test"],lh=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},Ec=({step_number:e})=>e!==null,Sc=e=>[e.span,Ec(e)?e.step_number:
e.rank],ch=({rank:e,span:t})=>`${e}/${t}`;function uh(e){return`${Ec(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function Gv(e){let o=[...new Map(e.map(n=>[Sc(n).
join("/"),Sc(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function Yv(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var vc=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function Kv(e,t){let o=new Map;for(let n of e){let s=ch(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>ih?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>Ie("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function Vv(e,t,o,n,s){let r=Gv(t),i=t.map(u=>({sample:u,y:vc(
u.step,o),x:r.size>1?3+94*r.get(Sc(u).join("/"))/(r.size-1):50})),l=t.filter(Ec).map(u=>u.step_number),c=l.length===0?Q(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return a("div",{class:"strip-panel"},Jv(Ie("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},Ie("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${vc(n,o)}%`,y2:`${vc(n,o)}%`}),
Kv(i,e),i.map(({sample:u,x:d,y:m})=>Ie("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>zv?2:3.2}))),i,u=>s(u&&[`${e}, ${uh(u)}: ${I(u.step)}`,Xo(u)].filter(Boolean).join(`
`))),a("p",{class:`${e}-text small strip-caption`},`${e}, ${c}`))}function Jv(e,t,o){return e.addEventListener("pointermove",({clientX:n,clientY:s})=>{let r=e.getBoundingClientRect(),i=({x:c,y:u})=>Math.
hypot(r.left+c*r.width/100-n,r.top+u*r.height/100-s),l=t.reduce((c,u)=>i(u)<i(c)?u:c);o(i(l)<Uv?l.sample:null)}),e.addEventListener("pointerleave",()=>o(null)),e}function Qv(e,t){let o=t.map(s=>s.step),
n=t[o.indexOf(Math.max(...o))];return`${e}: ${Q(t.length,"sample")} from ${I(Math.min(...o))} to ${I(n.step)}, median ${I(lh(o))}; the longest is ${uh(n)}.`}var dh=(e,t)=>e&&Object.fromEntries(Tn.map(
o=>[o,e[o].map((n,s)=>{let{host_ns:r=null,lag_ns:i=null}=t?.[o][s]??{};return{...n,...r!==null&&{host:r/1e3,lag:i/1e3}}})]));function mh(e,t){if(!Tn.every(u=>e?.[u]?.length>0)||Tn.every(u=>e[u].length<
2))return null;let o=Tn.flatMap(u=>e[u].map(d=>d.step)),n=Yv(o),s=lh(e.control.map(u=>u.step)),r=[pe("strip-title"),pe("strip-words")],i=Tn.some(u=>{let d=new Set(e[u].map(ch));return d.size<=ih&&d.size<
e[u].length}),l=a("div",{class:"strip-tip",hidden:!0}),c=u=>{l.hidden=!u,C(l,u)};return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-describedby":r[1]},a("div",{class:"small m\
uted strip-words"},a("span",{id:r[0]},`Every ${t}`)," as a dot",i&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",id:r[1]},Tn.map(u=>Qv(u,e[u])).join(" ")),a(
"div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},I(n[1])),a("span",{},I(n[0]))),Tn.map(u=>Vv(u,e[u],n,s,c))),l)}var Xv={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},Zv={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},Oc=["\
steps_differ","single_sample","few_shared_kernels"],eS=5,tS=96,oS=(e,{comparability:t})=>e.filter(({text:o})=>!t.some(n=>n.kind==="devices_differ"&&n.text===o)),Mc=({verdict:e})=>e==="slower"||e==="fa\
ster",Tc=({comparability:e})=>e.some(({kind:t})=>t==="same_selection");function nS({shift:e,control_median:t}){let o=t>0?100*e/t:NaN;return t>0?o<900?` by ${De(Math.abs(o))}`:`: ${ye(o)} as long`:""}function sS(e){
let{interval:t}=e;return Mc(e)&&typeof t?.low_percent=="number"?["between ",ye(t.low_percent)," and ",ye(t.high_percent)]:Zt(e.range.parts)}function rS(e){let{verdict:t}=e,o=Mt(e)?"Whole recording":"S\
tep time";if(t.control===null||t.test===null)return a("p",{class:"headline"},`${o}: not known.`);let[n,s]=Yr(t.control,t.test);return a("p",{class:"headline"},a("strong",{class:`verdict-word verdict-${t.
verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${Tc(e)?"=":Zv[t.verdict]} `),Tc(e)?"Nothing can differ":[Xv[t.verdict],Mc(t)&&nS(t)]),a("span",{class:"headline-times",title:`Mean ${o.toLowerCase()}\
: ${de(t.control)} → ${de(t.test)}`},a("span",{class:"value control-text"},n),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{class:"value test-text"},s)),a("span",{class:"verdict-range"},
sS(t)))}function aS(e,{onClock:t,isCorrected:o}={}){return e.filter(({kind:n})=>n==="machine").map((n,s)=>a("p",{class:"machine-line",data:{kind:"machine"}},Zt(n.parts)," ",t&&s===0&&a("button",{type:"\
button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the times",on:{click:t}},o()?"Show as recorded":"Show at equal clock")))}function ph({links:e=null,actions:t=null,
below:o=[],on:n={}}){let s=a("div",{class:"comparability"}),r=a("div",{class:"verdict-head"}),i=a("div",{class:"comparability"}),l=a("div",{class:"verdict-strip"}),c=sh(),u=oh(e,n.fold),d=a("p",{class:"\
muted",hidden:!0}),m=a("section",{class:"card verdict-card","aria-label":"Verdict"},a("h2",{class:"visually-hidden"},"Verdict"),s,a("div",{class:"verdict-top"},r,t),i,a("div",{class:"verdict-body"},a(
"div",{class:"verdict-why"},d,u.node),a("div",{class:"verdict-side"},c.node,u.facts,l)),o);function p(f,g,{narrowed:h=!1,open:w=!1}={}){let{verdict:y,comparability:b}=f,_=g.diagnosis??[],k=n.widen&&y.
verdict==="cannot_judge"&&h,x=xp(b,_).filter(({kind:E})=>!Oc.includes(E)&&E!=="same_selection"),v=({severity:E})=>E==="damage";C(s,js(x.filter(v))),C(i,js(x.filter(E=>!v(E)))),C(r,rS(f),y.recorded&&a(
"p",{class:"muted small"},Zt(y.recorded.parts)),k&&a("p",{},W("Use all ranks and steps",n.widen,{class:"link-button"})),aS(_,n.clock&&{onClock:n.clock,isCorrected:n.isCorrected}),ah(f,n.marker??null)),
c.draw(f),d.hidden=!g.note,C(d,g.note);let S=[f.recorded.control,f.recorded.test].map(E=>E.devices.join(" "));u.draw(Tc(f)?{}:{...g,diagnosis:oS(_,f)},{open:w,sure:Mc(y),lines:eS-r.querySelectorAll("b\
utton").length,words:tS-[r,s,i].reduce((E,{textContent:T})=>E+qa(T),0)-qa([...new Set(S)].join(" "))}),C(l,Ac(f)),m.dataset.verdict=y.verdict}return{node:m,draw:p}}var Ac=({verdict:e,step_time:t,...o})=>mh(
dh(e.samples,t.samples),Mt(o)?"recording":e.recorded?"recorded step":"step");var iS="Confidence: this share of the intervals that are made in this way contains the true change. p: the probability of a difference at least as large if nothing had changed, by the Mann–Whitney tes\
t; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts once.",lS=({control:e,test:t})=>ge(`/compare/recordings?${new URLSearchParams({control:e.set.slice(
0,12),test:t.set.slice(0,12)})}`),Fa={key:"",list:[]};function fh(e=null){let t=Qf({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),o=a("div",{class:"details-tex\
t"}),n=a("div",{class:"details-text"}),s=a("div",{class:"details-strip"}),r=a("details",{class:"answer-details"},a("summary",{},"Details"),a("div",{class:"details-body"},a("div",{},o,n,s),t.node)),i=null,
l="",c=null;function u(p,f){let{verdict:g,comparability:h}=p;C(o,g.basis!==null&&a("p",{class:"verdict-reason"},Zt(g.range.parts)," ",Zt(g.basis.parts),"."),g.basis!==null&&a("p",{class:"muted small"},
iS),g.caution&&h.every(({kind:w})=>w!=="same_selection")&&a("p",{class:"one-recording"},g.caution," ",e&&a("a",{href:lS(p)},"Compare several recordings")),h.filter(({kind:w})=>Oc.includes(w)).map(({text:w})=>a(
"p",{},w)),(f.diagnosis??[]).filter(({kind:w})=>w==="limit"||w==="host_need").map(w=>a("p",{data:{kind:w.kind}},Zt(w.parts))))}function d(p){C(n,Fa.list.map(f=>a("p",{data:{kind:f.kind},title:f.text},
Zt(f.parts)," ",f.kind==="layer"?a("a",{href:uo({...Qt(p),node:tf(f.tree)})},"Show in the tree"):a("a",{href:e(p)},"Show memory"))))}async function m(p){let f=e&&r.open?yt(p).toString():l;if(f===l)return;
i?.abort(),i=new AbortController,l=f,C(n);let g=new URLSearchParams(f);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([h,w])=>g.set(h,w));try{let h=Fa.key===f?null:await dt(g,{signal:i.
signal});Fa=h?{key:f,list:(h.diagnosis??[]).filter(({kind:w})=>w==="layer"||w==="memory")}:Fa,l===f&&(d(p),n.dataset.shown=f)}catch{l=l===f?"":l}}return r.addEventListener("toggle",()=>c&&m(c)),{node:r,
chart:t,draw(p,f,g,{revision:h,file:w,caption:y}){let{waterfall:b}=f;c=p,u(f,g),C(s,Ac(f)),t.node.hidden=!b||b.change===0,t.node.hidden||t.draw({fall:b,revision:h,file:w,caption:y,heading:`mean per ${Mt(
f)?"recording":"step"}, test − control`}),m(p)},stop:()=>i?.abort()}}var cS=30,nr={top:8,right:16,bottom:34},uS=64,dS=6,hh=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Rc(e){let t=new Set,
o=null,n=[],s=!1,r=new Map(hh.map(([f,g])=>[f,a("button",{type:"button",class:`key key-${f}`,title:"Hide or show these bars",on:{click:()=>{let h=new Set(t);h.delete(f)||h.add(f),e.onHide?e.onHide([...h]):
(u(h),c.redraw())}}},g)])),i=a("ul",{class:"chart-legend"},[...r.values()].map(f=>a("li",{},f))),l=Te("pan","Pan instead of zooming",()=>{s=!s,l.setAttribute("aria-pressed",String(s)),c.relayout(()=>({
dragmode:s?"pan":"zoom"}))});l.setAttribute("aria-pressed","false");let c=bt({...e,extra:i,tools:[l,Te("plus","Zoom in",()=>m(.6)),Te("minus","Zoom out",()=>m(1/.6)),Te("reset","Reset the zoom",p)],keys:()=>hh.
filter(([f])=>!t.has(f)),height:f=>mS(f.rows.length),make:(f,g)=>gS(f,g,o,t,s),onRelayout:(f,g)=>d(f,g),onClick:f=>e.onSelect(n[f.points[0].y]?.key)});function u(f){t=f,r.forEach((g,h)=>g.setAttribute(
"aria-pressed",String(!t.has(h))))}function d(f,g){if(!Object.keys(f).some(_=>/^[xy]axis\./.test(_)))return;let{xaxis:h,yaxis:w}=c.layout(),y=[...h.range,...w.range],b=h.autorange&&y[2]===Cc(n.length)[0];
g.range=b?"":y.join(),e.onZoom?.(b?"":y.map(_=>Number(_.toPrecision(4))).join())}function m(f){c.relayout(({xaxis:{range:g,fixedrange:h}})=>!g||h?{}:{"xaxis.range[0]":g[0]*f,"xaxis.range[1]":g[1]*f})}
function p(){c.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Cc(n.length)}))}return{...c,draw(f){n=f.rows,u(new Set(f.hidden??t)),c.draw({...f,empty:f.empty||n.length===0&&"No rows to draw."})},select(f){
f!==o&&(o=f,c.relayout(()=>({shapes:gh(n,o,Kt())})))}}}var mS=e=>Math.max(e,3)*cS+nr.top+nr.bottom,Cc=e=>[Math.max(e,3)-.5,-.5];function gh(e,t,o){let n=e.findIndex(s=>s.key===t);return n<0?[]:[{type:"\
rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function pS(e){if(e.kind!=="time")return[1,e.kind==="percent"?" %":""];let t=Math.
max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Ye(t);return[n,` ${o}`]}function fS(e){return[Jo(e.name,uS,dS).map(He).join("<br>"),e.lines.map(He).join("<br>")]}function hS(e,t){
let o=t-Math.max(0,...e.map(n=>n.mark.length));return go(e.map(n=>n.name),o).map((n,s)=>He(e[s].mark+n))}function gS(e,t,o,n,s){let r=Kt(),[i,l]=pS(e),c=e.rows.length,u=t<520?128:Math.min(280,Math.round(
t*.36)),d=Math.floor((u-14)/6.7),m=e.rows.map((b,_)=>_),p=b=>e.rows.map(_=>_[b]===null?null:_[b]/i),f=(b,_)=>e.rows[_].noise?"noise":b>0?"more":"less",g=p("diff").map((b,_)=>n.has(f(b,_))?null:b),h=(b,_)=>r[f(
b,_)],w=e.range?e.range.split(",").map(Number):null,y={type:"bar",orientation:"h",y:m,textposition:"none",hoverinfo:"skip"};return{data:[{...y,name:"control",x:p("control"),visible:!n.has("control"),marker:{
color:r.control}},{...y,name:"test",x:p("test"),visible:!n.has("test"),marker:{color:r.test}},{...y,name:"difference",x:g,marker:{color:g.map((b,_)=>h(b,_)),pattern:{shape:g.map(b=>b>0?"":"/"),size:5,
solidity:.35,fillmode:"replace",fgcolor:g.map((b,_)=>h(b,_)),bgcolor:r.surface},line:{width:g.map(b=>b>0?0:1),color:g.map((b,_)=>h(b,_))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:m.map(()=>.99),y:m,
marker:{size:1,opacity:0},customdata:e.rows.map(fS),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:xt(),barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:u,
r:nr.right,t:nr.top,b:nr.bottom},hovermode:"y",hoverdistance:-1,dragmode:s?"pan":"zoom",xaxis:{ticksuffix:l,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero",...w&&
{range:w.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:w?w.slice(2):Cc(c),tickmode:"array",tickvals:m,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"\
rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:hS(e.rows,d)},shapes:gh(e.rows,o,r)}}}var wh=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${ot(e)}`,wS=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Wa(e,t=""){let o=d=>{let{label:m,ranks:p,
all_ranks:f,steps:g,all_steps:h,samples:w}=e[d];return`${d}: ${m} (${[wh(p,f,"ranks"),wh(g,h,"steps"),Q(w,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:i,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,wS(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${mt(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var yS="abs_diff_duration",Ha=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work","Slower work","The rest of \
the change of device time: the same FLOPs take more time, or less","num c-work"]],Lc={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"it is on one \
side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its calls or of i\
ts device time"},yh="abcd";function bh({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(Lc).indexOf(e?.work_known);return a("td",{class:"num c-work muted",title:Lc[e?.
work_known]??null},_e,l>=0&&a("sup",{},yh[l]))}let[r,i]=n(s);return a("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:i},r)})}function _h(e){let t=null,o=W("More and slower work",()=>e(
{work:!t.work,...t.work&&Ha.some(([s])=>s===t.sort)?{sort:yS,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where\
 its FLOPs are known; takes longer to load"}),n=a("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(Lc).flatMap((s,r)=>[r>0&&"; ",a("sup",{},yh[r]),` ${s}`]).filter(Boolean),
".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}var Nc=4,bS=["control","test"],ja={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other a\
rguments",shapes:"launched by other operators with the same input shapes"};function kh(e){let t=a("h2"),o=a("ul",{class:"replacements-list"}),n=a("p",{class:"related-more"}),s=rt("Probable replacement\
s"),r=a("details",{class:"card rank-steps replacements",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what l\
aunches them, or by their names if these differ in template arguments alone.")),a("div",{class:"chart-tools"},s.node),o,n),i=!1,l=null;function c(d,m){let p=d.replacements??[];l!==d&&(l=d,i=!1),r.hidden=
p.length===0,!r.hidden&&(t.textContent=`Probable replacements (${L(p.length)})`,C(o,p.slice(0,i?void 0:Nc).map(f=>u(f,d,m))),n.hidden=i||p.length<=Nc,C(n,!n.hidden&&W(`Show all ${L(p.length)}`,()=>{i=
!0,c(d,m),o.children[Nc].querySelector("a").focus()},{class:"link-button"})))}function u(d,m,p){let f={diff_duration:d.diff_duration};bS.forEach(v=>{f[`${v}_counts`]=d[v].counts,f[`${v}_total_duration`]=
d[v].total_duration});let{control:g,test:h,diff:w,growth:y,controlCount:b,testCount:_}=Do(f,p?"per_step":"total",m),k=w>0?"more":w<0?"less":"calm",x=(v,S,E)=>a("p",{class:`replaced ${E}`},a("span",{class:"\
replaced-mark","aria-hidden":"true"},S),a("span",{class:"visually-hidden"},S==="−"?"gone: ":"new: "),a("a",{href:e(v),class:"mono",title:v.name},a("bdi",{},v.name)));return a("li",{},a("div",{class:"\
replaced-names"},x(d.control,"−","less-mark"),x(d.test,"+","more-mark"),a("p",{class:"muted small"},ja[d.rule]??d.rule,d.shared!==null&&[", ",a("span",{class:"mono"},d.operator??"")," ",d.input_dims&&
a("span",{class:"mono"},d.input_dims),` (${De(100*d.shared)} of what launches them is shared)`])),a("dl",{class:"replaced-numbers"},a("dt",{},p?"calls per step":"calls"),a("dd",{},`${L(b)} → ${L(_)}`),
a("dt",{},p?"time per step":"time"),a("dd",{title:`${de(g)} → ${de(h)}`},`${I(g)} → ${I(h)}`),a("dt",{},"Δ"),a("dd",{class:`strong ${k}`,title:We(w)},$e(w),g>0&&` (${ye(y)})`)))}return{node:r,sql:s,
draw:c}}async function eo(e,t){try{await navigator.clipboard.writeText(e),Ce(t,{seconds:4})}catch{Ce(`Copy this: ${e}`,{seconds:60})}}var _S={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},xh="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function On(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${L(o)} steps are too few to find a change among ${L(
n)} rows.`}let t=`q = ${Ft(Zo(e))}, p = ${Ft(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ so, too (${t}).`:e.significance==="no_differenc\
e_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function sr(e){switch(e.calls){case"fact":return`calls: ${L(e.control_calls)} → ${L(e.test_calls)} in \
every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${Ft(e.calls_q_value)})`;default:return""}}var kS=({row:e,of:t})=>{let o=typeof e.control_median=="number"&&typeof e.test_median==
"number",n=(i,l)=>i===null||l===null?null:l-i,s=(i,l,c,u,d=[])=>a("tr",{},a("th",{scope:"row"},i),[l,c,u].map((m,p)=>a("td",{class:`num${p===2?" strong":""}`,title:d[p]??null},m))),r=(i,l,c,u=n(l,c))=>s(
i,I(l),I(c),$e(u),[de(l),de(c),We(u)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","Δ"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("Call\
s",L(e.control_counts),L(e.test_counts),tt(e.diff_counts)),r("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),r("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_s\
tep")),r("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&r("Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),o&&
r("Median of steps",e.control_median,e.test_median),o&&r("Quartile spread",e.control_spread,e.test_spread)))};function $h(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${ja[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...Ws(e)].join(`
`):e.name}function vh({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Te("close","Close (Escape)",e)),i),c=null;function u(d){let{row:m}=d,{replaces:p}=m,f=sr(m);return[a("p",{class:"mono full-name"},a("bdi",{},m.name)),
a("p",{class:"muted small"},m.category,m.kind&&` · ${m.kind.toLowerCase()}`,` · ${_S[m.change]}`),p&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},p.name)),a("p",{class:"muted"},`${ja[p.rule]??p.rule}${p.operator?`: ${p.operator}`:""}`,p.input_dims&&a("span",{class:"mono"},` ${p.input_dims}`))),m.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},p?"all kernels that are gone or new":m.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),Ws(m).map(g=>a("p",{class:"mono full-name"},a("bdi",{},g)))),m.significance&&a("p",{class:"small"},On(m),f&&` ${f[0].toUpperCase()}${f.slice(1)}.`),kS(d),a("p",{class:"op-actions"},t?.(m)&&a("a",
{href:t(m)},"Open this operation"),n?.(m)&&a("a",{href:n(m)},"Show in the timeline"),o?.(m)&&a("a",{href:o(m)},"Where in the tree"),r&&W("Show in the table",r,{class:"link-button"}),s&&W("Show its ran\
ks and steps",s,{class:"link-button"}),W("Copy the name",()=>eo(m.name,"Name copied."),{class:"link-button"}))]}return{node:l,isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let p=l.
hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),C(i,l.hidden?null:m??u(d)),(p||m)&&(i.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}function Ua(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file. To see this pa\
ge, drop it on another tracediff, or open it with tracediff open"};return{node:Ra("Share",()=>[{text:"Copy link",run:()=>eo(location.href,"Link copied."),title:"For people who can reach this server"},
{text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(n){e=n}}}var Pc={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},is=e=>`tracediff-${kt(e.control.label)}-${kt(e.test.label)}`;function Sh(e){let t=pe("top"),o=pe("sort"),n=a("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=a("select",{id:o,on:{change:()=>e({sort:s.value,order:Vn(s.value)})}},Object.keys(Pc).filter(l=>Wl.includes(l)).map(l=>a("option",{value:l},Pc[l]))),r=a("span",{class:"mute\
d small"});return{node:a("div",{class:"chart-bar"},a("label",{for:t},"Charts: first"),n,a("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...up,l.top])].sort((d,m)=>d-m);C(n,u.map(d=>a("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=Pc[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${L(c)}\
 of ${L(l)} rows are drawn; the table has all`:""}}}function Eh(e){let t=a("span",{class:"muted"}),o=_h(e),n=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=a("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=Ua();return{title:a("h3",{},"All rows ",t),node:a("div",{class:"verdict-actions"},r.node),files:[n,s],work:o.node,workNote:o.note,
draw(i,l,c,u){o.draw(i);let{row_count:d,rows_before_filters:m}=l,p=i.fold?l.replacements.length:0;t.textContent=(d===m?L(d):`${L(d)} of ${L(m)}`)+(p>0?`, ${Q(p,"pair")} folded`:""),n.href=As(jl(i,c,u,
"csv")),s.href=As(jl(i,c,u,"json")),r.set({name:is(l),bundle:Ur(bp(i)),report:jr(yp(i,c,u))}),n.download=`${is(l)}.csv`,s.download=`${is(l)}.json`}}}function Th(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},o&&W("Use all ranks and steps",t.all,{class:"primary"}),n&&W("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&W("Try again",t.again,{class:"primary"})," ",a("a",
{href:ge("/")},"Choose other traces")))}function Oh(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",a("a",{href:ge("/")},e?.length===0?"Add traces":"Traces page"),"."))}function gt(e,t,o){let n=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=W(i,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[i,l]of n)l.setAttribute("aria-pressed",String(i===r))}}}var xS={ALL:"All",CPU:"Host",GPU:"Device"},$S={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},vS=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],SS=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],ES={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},TS={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function rr(e,t,o){
let n=a("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:a("label",{class:"check",title:t},n,e)}}function Ah(e){let t=gt("Device type",mp.map(k=>[k,xS[k],$S[k]]),k=>e({device_type:k})),
o=gt("Unit of the durations",vS,k=>e({unit:k})),n=gt("Time of host operations, shown and judged",SS,k=>e({measure:k})),s=OS(e),r=rr("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",k=>e({use_short_name:k,op:""})),i=rr("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",k=>e({merge_addresses:k,op:""})),
l=rr("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",k=>e({aliases:k,op:""})),c=rr("Join m\
oved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",k=>e({merge_lines:k,op:""})),u=null,d=a("button",{type:"b\
utton",class:"group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${Jt.join(", ")}`,on:{click:()=>e({exclude:[...za(u.exclude)?[]:Jt,...u.exclude.filter(k=>!Jt.includes(
k))]})}}),m=MS(k=>e({category:k})),p=AS(k=>e({exclude:k})),f=rr("Fold replacements","A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",k=>e(
{fold:k})),g=Mh("Calls","Groups by the change of the number of calls",{"":["","all","All groups. The groups count names; a name that occurs in two categories has two rows"],...ES},k=>e({change:k})),h=Mh(
"Time","Groups by the change of the time",TS,k=>e({significant:k})),w=W("Clear the filters",()=>e({q:"",category:[],change:"",exclude:Jt,device_type:"ALL",significant:""}),{class:"link-button"}),y=a("\
details",{class:"menu"},a("summary",{},"Names"),a("div",{class:"menu-body"},[f,r,i,l,c].map(({node:k})=>k),p.node));Ch(y);let b=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"\
filter-row"},s.node,m.node,t.node,o.node,n.node,y),a("div",{class:"filter-row"},g.node,h.node,d,p.chips,w));function _(k){let x=k&&{...k.ops_diff,"":dp.reduce((S,E)=>S+k.ops_diff[E],0)};g.draw(u.change,
x);let v=k?.changed_rows;h.draw(u.significant,v&&{...v,true:v.slower+v.faster}),h.node.hidden=u.significant===""&&k?.verdict.verdict==="cannot_judge"}return{node:b,focusSearch(){return s.input.focus(),
s.input.select(),document.activeElement===s.input},draw(k,x,v){u=k,t.press(u.device_type),o.press(v),n.press(Kn(u)?"self":"total"),o.buttons.get("percent").disabled=x?!sa(x):!1,s.draw(u.q),r.input.checked=
u.use_short_name,i.input.checked=u.merge_addresses,i.node.hidden=u.merge_addresses&&!x?.rows.some(T=>T.name.includes("0x…")),l.input.checked=u.aliases;let S=x?.rows.filter(T=>T.aliases)??[],E=({category:T})=>T===
"python_function";l.node.hidden=u.aliases&&S.every(E),c.input.checked=u.merge_lines,c.node.hidden=u.merge_lines&&!S.some(E),d.setAttribute("aria-pressed",String(za(u.exclude))),d.textContent=za(u.exclude)?
"steps and waits are hidden":"hide steps and waits",m.draw(u.category,x?.categories??[]),p.draw(u.exclude),f.input.checked=u.fold,f.node.hidden=x?.replacements.length===0,_(x),w.hidden=u.q===""&&u.category.
length===0&&u.change===""&&u.significant===""&&u.device_type==="ALL"&&u.exclude.every(T=>Jt.includes(T))}}}function OS(e){let t=pe("search"),o=!1,n=Qe(250,i=>{e({q:i},{replace:o}),o=!0}),s=a("input",{
id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:i=>{i.key==="Escape"&&s.value!==""&&(i.preventDefault(),s.value=
"",n(""))}}});return{node:a("div",{class:"search"},a("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i==="")&&(s.value=i)}}}function MS(e){let t=a(
"summary"),o=a("div",{class:"menu-body"}),n=a("details",{class:"menu"},t,o);Ch(n);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=i.length===0?"All categories":i.
length===1?i[0]:Q(i.length,"category","categories");let u=[...l];for(let m of i)u.some(p=>p.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(".menu-body")===o?document.
activeElement.value:null;C(o,u.map(({category:m,rows:p})=>{let f=a("input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(f.checked?[...i,m]:i.filter(g=>g!==m))}});return a("label",{class:"\
check"},f,a("span",{},m),a("span",{class:"muted num"},L(p)))}),i.length>0&&W("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].find(m=>m.value===d)?.focus()}
return{node:n,draw:r}}function Ch(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.
addEventListener("pointerdown",t)})}var za=e=>Jt.every(t=>e.includes(t));function AS(e){let t=pe("exclude"),o=[],n=a("input",{id:t,type:"text",placeholder:"Leave out names like aten::*",autocomplete:"\
off",spellcheck:"false",on:{keydown:i=>{let l=n.value.trim();i.key==="Enter"&&l!==""&&!o.includes(l)&&(n.value="",e([...o,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("\
label",{for:t,class:"visually-hidden"},"Leave out names like"),n),chips:s,draw(i){o=i,C(s,o.filter(l=>!za(o)||!Jt.includes(l)).map(l=>a("span",{class:"chip mono"},`not ${l}`,Te("close",`Show ${l} agai\
n`,()=>e(o.filter(c=>c!==l))))))}}}function Mh(e,t,o,n){let s=new Map,r="",i=([c,[u,d,m]])=>{let p=a("span",{class:"group-count"},"–"),f=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,
"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>n(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},u),d," ",p);return s.set(c,{b:f,count:p}),f};return{node:a("div",{class:"gro\
ups",role:"group","aria-label":t},a("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(i)),draw(c,u){r=c;for(let[d,{b:m,count:p}]of s)m.setAttribute("aria-pressed",String(d===c)),
u&&(p.textContent=L(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}function Rh(e){let t=new Map,o=[],n=(s,r)=>{o.includes(s)!==r&&e(r?[...o,s]:o.filter(i=>i!==s))};return{toggle:n,add(s,r){return t.set(s,r),r.addEventListener("toggle",()=>n(s,r.open)),r},draw(s){let r=o;
o=s,t.forEach((i,l)=>{s.includes(l)!==r.includes(l)&&(i.open=s.includes(l))})}}}var Ic=8,Dc={key:"",operators:null};function Lh(e,t){let o=a("div",{class:"scroll-x operators-body"}),n=a("p",{class:"related-more"}),s=rt("Device time by operator"),r=a("details",{class:"card rank-st\
eps operators",hidden:!0,"aria-label":"Device time by operator"},a("summary",{},a("h2",{},"Device time by operator"),a("span",{class:"muted rank-summary"},"The sides have other kernels: what their ope\
rators take.")),a("div",{class:"chart-tools"},s.node),a("p",{class:"muted small"},"Less than half of the kernel time is in kernels that both sides have, so this table compares operators. Times are mea\
ns per step of the device work that each operator launched itself, and are not tested. Largest change first."),o,n),i=!1,l="",c=null,u=(f,g,h="")=>a("td",{class:`num ${h}`,title:g},f);function d(f){let{
operator:g,control_per_step:h,test_per_step:w,diff_per_step:y}=f,b=y>0?"more":y<0?"less":"calm";return a("tr",{},a("th",{scope:"row"},g===null?a("span",{class:"muted"},"in no operator"):a("a",{href:e(
{name:g,category:"cpu_op"}),class:"mono",title:g},a("bdi",{},g))),u(`${L(f.control_counts)} → ${L(f.test_counts)}`),u(I(h),de(h)),u(I(w),de(w)),u($e(y),We(y),b),u(h>0?ye(100*y/h):w>0?"new":"",null,b))}
function m({rows:f,count:g}){let h=(w,y="num")=>a("th",{scope:"col",class:y},w);C(o,a("table",{class:"operators-table"},a("thead",{},a("tr",{},h("Operator",""),h("launched, in all"),h("control"),h("te\
st"),h("Δ"),h("Δ %"))),a("tbody",{},f.slice(0,i?void 0:Ic).map(d)))),n.hidden=i||f.length<=Ic,C(n,!n.hidden&&W(f.length<g?`Show ${L(f.length)} of ${L(g)}`:`Show all ${L(g)}`,()=>{i=!0,m({rows:f,count:g}),
o.querySelectorAll("tbody tr")[Ic].querySelector("a")?.focus()},{class:"link-button"}))}async function p(f){c?.abort(),c=new AbortController,l=f,i=!1,C(o,a("p",{class:"muted"},"Looking for the operato\
rs …")),C(n);let g=new URLSearchParams(f);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([h,w])=>g.set(h,w));try{let{operators:h}=Dc.key===f?Dc:await t(g,{signal:c.signal});
Dc={key:f,operators:h},l===f&&h?m(h):l===f&&C(o,a("p",{class:"muted"},"Loading the operators took too long."))}catch(h){l===f&&h.name!=="AbortError"&&C(o,a("p",{class:"muted"},`No operators: ${h.message}`))}}
return{node:r,sql:s,draw(f,g){r.hidden=!(t?g.recorded.few_shared_kernels:g.operators),!r.hidden&&!t?m(g.operators):!r.hidden&&r.open&&f!==l&&p(f)},stop:()=>c?.abort()}}var CS=14;function ls(e){let[t,o]=np(e);return o===""?t:`${t} → ${o}`}function Nh(e){let t=[],o=0,n=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let g=document.createElement("canvas").getContext("2d");g.font=r,i=g.measureText("0".repeat(40)).width/40}let p=getComputedStyle(e),f=e.clientWidth-
parseFloat(p.paddingLeft)-parseFloat(p.paddingRight)-2;return i>0?Math.max(CS,Math.floor(f/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=fl(s?o-2:o),n.add(t.filter(Boolean).map(d=>ls(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:p})=>p.replaces||p.aliases)&&(n=null),n?.add(m.map(p=>ls(p.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=ls(d),p=u(m);return a("span",{class:"fit",data:p===m?{}:{short:p}},a("bdi",{},m))},refit(d,{row:m}){let p=ls(m),f=u(p),g=d.querySelector(
".fit");(g.dataset.short??p)!==f&&(f===p?delete g.dataset.short:g.dataset.short=f)}}}var Fo=28,RS=200,Ph=12,Ih=100,LS={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Fc=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${xh}`,"c-real"],...Ha],Bc=String(Fc.length-Ha.length),NS={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},PS=(e,t)=>e.too_few?["","too few steps"]:NS[t]??["",t],Bh={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function IS(e,t,o){let n=Bh[e],s=Vn(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function qh(e){let t=new Map,o=[a("td",
{colspan:"3"}),a("th",{colspan:"3",scope:"colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td"),a("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=a("thead",{},a("tr",{class:"head-groups"},
o),a("tr",{},Fc.map(([J,ie,he,ee])=>{let ue=a("span",{class:"sort-mark","aria-hidden":"true"}),Se=a("th",{scope:"col",class:ee},a("button",{type:"button",title:he,on:{click:()=>e.onSort(...IS(J,d,m))}},
ie,ue));return t.set(J,{cell:Se,mark:ue}),Se}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"grid","aria-label":"All operations"},a("colgroup",{},Fc.map(([,,,J])=>a("col",{class:J}))),n,s,
r),l=a("div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",p=!1,f=!1,g="",h=null,w=0,y=0,b=0,_=0,k=new Map,x=0,v=!1,S=0,[E,T]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"tru\
e"},a("td",{colspan:Bc}))),M=Nh(t.get("name").cell),D=()=>c.length>RS&&!sn();function F(J=!1,ie=l.scrollTop){let he=Math.ceil((x||600)/Fo),ee=D()?Math.max(0,Math.floor(ie/Fo)-Ph):0,ue=D()?Math.min(c.length,
Math.floor(ie/Fo)+he+Ph):sn()?ae():c.length;if(!J&&ee===b&&ue===_)return;b=ee,_=ue;let Se=s.contains(document.activeElement),R=J?new Map:k;k=new Map;for(let j=ee;j<ue;j+=1)k.set(j,R.get(j)??(c[j]?q(j):
U(j)));O(Se,J,ie),B()}function O(J,ie,he){l.toggleAttribute("data-virtual",D()),N(E,b),N(T,c.length-_),wo(s,[E,...k.values(),sn()?G(c.length-_):T]),he>0&&(ie||J)&&l.scrollTop!==he&&(l.scrollTop=he),J&&
(k.get(w)??l).focus({preventScroll:!0})}function B(){let[J,ie]=D()?[Math.max(0,b-Ih),Math.min(c.length,_+Ih)]:[b,_];for(let he=J;he<ie;he+=1)if(!c[he]){e.onWant(J,ie);return}}function Z(){let J=!1;for(let[
ie,he]of k)he.dataset.hole!==void 0&&c[ie]?(k.set(ie,q(ie)),J=!0):c[ie]&&M.refit(he,c[ie]);J&&O(s.contains(document.activeElement),!1,l.scrollTop),B()}function N(J,ie){J.hidden=ie===0,J.style.height=`${ie*
Fo}px`}function G(J){return a("tr",{hidden:J===0},a("td",{colspan:Bc,class:"muted"},`${L(J)} more: the report and the CSV have all rows.`))}function ae(){let J=c.findIndex(ie=>!ie);return J<0?c.length:
J}function q(J){let ie=c[J];return a("tr",{"aria-rowindex":String(J+3),data:{index:J},class:`${J%2?"odd":""}${ie.noise?" noise":""}`,tabindex:J===w?"0":"-1","aria-selected":String(ie.key===h)},DS(ie,u,
y,re(ie,J)),f&&bh(ie,he=>ar(he,u)))}function U(J){return a("tr",{"aria-rowindex":String(J+3),data:{index:J,hole:""},"aria-busy":"true",tabindex:J===w?"0":"-1"},a("td",{colspan:Bc,class:"muted"},"…"))}
function re(J,ie){return a("a",{href:e.href(J.row),class:"op-link",tabindex:"-1"},J.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"\
probable replacement: ")),J.row.aliases&&!J.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names: ")),M.draw(J))}function Y(J,{
focus:ie=!1}={}){if(c.length===0)return;let he=k.get(w);w=Math.max(0,Math.min(c.length-1,J)),P(w),he?.setAttribute("tabindex","-1");let ee=k.get(w);ee?.setAttribute("tabindex","0"),ie&&ee?.focus({preventScroll:!0})}
function V(J){c.length>0&&!k.has(w)&&(w=Math.min(c.length-1,Math.ceil(J/Fo)),k.get(w)?.setAttribute("tabindex","0"))}function P(J){l.removeAttribute("data-late");let ie=J*Fo,he=l.clientHeight-n.offsetHeight-
r.offsetHeight-2;ie<l.scrollTop?l.scrollTop=ie:ie+Fo>l.scrollTop+he&&(l.scrollTop=ie+Fo-he),S=l.scrollTop,F(!1,S)}s.addEventListener("click",J=>{let ie=J.target.closest("tr[data-index]");ie&&J.target.
closest(".op-link")?!J.ctrlKey&&!J.metaKey&&!J.shiftKey&&e.onOpen(c[Number(ie.dataset.index)].key):ie&&c[ie.dataset.index]&&getSelection().isCollapsed&&(Y(Number(ie.dataset.index),{focus:!0}),e.onSelect(
c[w].key))}),s.addEventListener("keydown",J=>{let ie=Math.max(1,Math.floor(l.clientHeight/Fo)-4),he={ArrowDown:w+1,ArrowUp:w-1,PageDown:w+ie,PageUp:w-ie,Home:0,End:c.length-1};if(J.key in he&&!J.altKey&&
!J.metaKey)J.preventDefault(),Y(he[J.key],{focus:!0});else if((J.key==="Enter"||J.key===" ")&&!J.target.closest(".op-link")&&c[w])J.preventDefault(),e.onSelect(c[w].key);else if(J.key==="ArrowRight"||
J.key==="ArrowLeft"){J.preventDefault();let ee=k.get(w);(J.key==="ArrowRight"?ee?.querySelector(".op-link"):ee)?.focus({preventScroll:!0})}});let z=0;l.addEventListener("scroll",()=>{S=l.scrollTop,D()&&
z===0&&(z=requestAnimationFrame(()=>{z=0;let{scrollTop:J}=l;F(!1,J),V(J)}))});let oe=new ResizeObserver(J=>{x=l.clientHeight,J.some(({target:ie})=>ie!==l)&&M.measure()&&Z(),F(!1,S)});oe.observe(l),oe.
observe(t.get("name").cell);let le=Qn(()=>{M.measure(),F(!0)});function Le(J){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${p?"Self time":"Duration"}, ${J}`,
o[2].title=p?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${J}`,i.querySelectorAll(":is(col, thead th).c-work").forEach(ie=>{ie.hidden=
!f});for(let[ie,{cell:he,mark:ee}]of t){let ue=d===ie||(Bh[ie]??"")===d;ue?he.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):he.removeAttribute("aria-sort");let Se=m==="asc"?"↑":"↓";
ee.textContent=ue?d===ie?` ${Se}`:` |${Se}|`:""}}return{node:l,focus:()=>Y(w,{focus:!0}),draw(J){let ie=g!==J.revision;({rows:c,unit:u,self:p,sort:d,order:m,selected:h,revision:g}=J),f=J.work===!0,i.
toggleAttribute("data-work",f),y=qc(c),i.setAttribute("aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!J.judged),M.setRows(c),Le(J.unitName),C(r,J.totals.map(([ee,ue])=>FS(ee,ue,
u,p,f)));let he=c.findIndex(ee=>ee?.key===h);ie&&(w=Math.max(0,he),S>0&&(l.scrollTop=0,S=0)),v||(v=!0,l.setAttribute("data-late",""),Rt().then(Rt).then(()=>l.removeAttribute("data-late"))),F(!0,S),he>=
0&&ie&&P(he)},add(J,ie,he){c=J,i.toggleAttribute("data-unjudged",!he),M.addRows(c,ie),qc(ie)>y?(y=qc(ie),F(!0)):Z()},select(J){let ie=J!==h;h=J;for(let ee of s.querySelectorAll("tr[data-index]"))ee.setAttribute(
"aria-selected",String(J!==""&&c[Number(ee.dataset.index)]?.key===J));let he=c.findIndex(ee=>ee?.key===J);he>=0&&ie&&Y(he)},unmount(){oe.disconnect(),le(),cancelAnimationFrame(z)}}}function Wc(e,t){return t===
"percent"?[De(e),De(e)]:[I(e),de(e)]}function ar(e,t){if(t!=="percent")return[$e(e),We(e)];let o=e===null?_e:`${ye(e)}-points`;return[ye(e),o]}var qc=e=>e.reduce((t,o)=>Math.max(t,Math.abs(o.diff??0)),
0),cs=e=>e>0?" more":e<0?" less":" calm";function Ga(e,t,o){let[n,s]=Wc(e,t);return a("td",{class:o,title:s},n)}function DS(e,t,o,n){let{row:s}=e,[r,i]=LS[s.change]??["",s.change],[l,c]=ar(e.diff,t),u=o>
0?Math.abs(e.diff??0)/o:0;return[a("td",{class:`c-change change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",
title:$h(s)},n),a("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},L(e.controlCount)),a("td",{class:"num c-count"},L(e.testCount)),
a("td",{class:`num c-count${cs(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:sr(s)||null},tt(e.diffCount)),Ga(s.control_counts>0?e.control:null,t,"num c-time"),Ga(s.test_counts>0?e.test:null,t,
"num c-time"),a("td",{class:`num c-time c-diff${cs(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${cs(e.percent??e.diff)}`},e.birth||ye(e.percent)),BS(e)]}
function BS({row:e,verdict:t}){if(t===""||t===null)return a("td",{class:"c-real muted"});let[o,n]=PS(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"mute\
d"}`,title:`${On(e)}${e.q_value===null?"":` Median of the steps ${I(e.control_median)} → ${I(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&a("span",{class:"q"},` ${bm(Zo(e))}`))}
var Dh=e=>a("td",{class:"num c-count",title:L(e)},L(e)),qS={host:"Host, sum",device:"Device, sum"};function FS(e,t,o,n,s){let[r,i]=ar(t.diff,o);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),
a("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the time of a\
 call also counts in its caller"},qS[e]),a("td",{class:"c-category"}),Dh(t.controlCount),Dh(t.testCount),a("td",{class:`num c-count${cs(t.diffCount)}`},tt(t.diffCount)),Ga(t.control,o,"num c-time"),Ga(
t.test,o,"num c-time"),a("td",{class:`num c-time${cs(t.diff)}`,title:i},r),a("td",{class:`num c-percent${cs(t.percent??t.diff)}`},t.birth||ye(t.percent)),a("td",{class:"c-real"}),s&&a("td",{class:"c-w\
ork",colspan:"2"}))}var zh=(e,t)=>e.rank-t.rank||e.span-t.span,WS=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function Fh(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;o||=t.has(i),t.
add(i)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(zh)}}var Wh=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),Ya=e=>e===void 0?"–":e===null?"whole":String(e);function Hc(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var Hh=(e,t)=>e===t?e:`${e} / ${t}`;function HS(e,t){
let o=({rank:r,span:i})=>`${r}/${i}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),i=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(zh).map(
l=>({control:n.has(o(l))?l:void 0,test:i.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function jh(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let i=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function Ka(e,t){let[o,n]=[Fh(e),Fh(t)],{rows:s,byPosition:r}=HS(o.keys,n.keys),[i,l]=[Wh(e),Wh(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,p)=>({control:i[p],test:l[p],text:i.length===0?Ya(l[p]):l.length===0?Ya(i[p]):Hh(Ya(i[p]),Ya(l[p]))})),d=m=>m.map(p=>[...p,...Array.from({length:c-p.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?Hh(Hc(m.control),Hc(m.test)):Hc(m.control??m.test)})),columns:u,control:d(jh(e,s,i,"control",o.split)),test:d(jh(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!WS(i,l)}}function ir(e,t){let o=i=>i.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function rn(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var Uh=e=>e.reduce((t,o)=>t+o,0)/e.length,jS=1.05,
US=.05;function Gh(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=Uh(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?Uh(i.map(u=>u.exposed_communication))/l:null}}),n=rn(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=jS);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:zS(o)}}function zS(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=rn(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=US&&t.waiting<=o/2?t:null}var GS=820,YS=3,Yh=46,Et={top:26,right:12,bottom:36},Uc=46;function Va(e){return bt({...e,class:"heat-map",height:Qh,make:JS,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<YS&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var KS=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),Vh=e=>Math.max(34,e.rows.length*KS(e.rows.length)),Jh=e=>e<GS;function Qh(e,t){let o=Vh(e);return Jh(t)?3*(o+Et.top)+2*Et.bottom+2*Uc+Et.bottom:o+Et.top+Et.bottom+
Uc}var jc=e=>e.flat().filter(t=>t!==null);function VS(e){let t=[...jc(e.control),...jc(e.test)],o=Math.abs(rn(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...jc(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function JS(e,t){let o=Jh(t),n=VS(e),[s,r]=e.kind==="time"?Ye(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=ZS(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:xt(),margin:{l:l.left,r:Et.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:Ns(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:nE(),showscale:!1}},d=c.map(([p,f,g,h],w)=>{let y=w===0?"":
String(w+1);Object.assign(u,eE(e,l.panels[w],y,o||w===0));let b=(l.panels[w].x[0]+l.panels[w].x[1])/2;return u.annotations.push({text:p,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[w].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||w===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[w].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:h?"coloraxis2":"coloraxis",xaxis:`x${y}`,yaxis:`y${y}`,xgap:1,ygap:1,hoverongaps:!1,z:f.map(_=>_.map(k=>k===null?null:k/r)),customdata:XS(e,p,f,g,h),
hovertemplate:"%{customdata}<extra></extra>",...QS(e,f,r,l.panels[w].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((p,f)=>(Object.assign(u,oE(l.bars[f],4+f,p,i)),tE(p,4+f,f===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function QS(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/o).replace("-","−")))}}function XS(e,t,o,n,s){let r=t.toLowerCase();return o.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),p=s?e.rows[l].text:e.rows[l][r]?.rank??"",f=`${t}<br>rank ${He(String(p))}, step ${He(m)}`;if(c===null)return f;let g=e.control[l][u],h=s&&
g>0?` (${ye(100*c/g)})`:"",w=(s?[]:[e.more?.(r,l,u)]).filter(Boolean);return[f,...[n(c)+h,...w].map(He)].join("<br>")}))}function ZS(e,t,o){let n=Qh(e,t),s=Math.max(...e.rows.map(p=>p.text.length),2),
r=Math.min(120,30+7*s),i=t-r-Et.right,l=Vh(e),c=o?i:(i-2*Yh)/3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(p,f)=>[1-(p+f)/n,1-p/n];if(!o){let p=[0,1,2].map(w=>{let y=w*
(c+Yh)/i;return{x:[y,y+c/i],y:d(Et.top,l),cell:u}}),f=d(Et.top+l+Et.bottom+6,8),[g,h]=[p[0].x[0],p[1].x[1]];return{left:r,panels:p,bars:[{x:[g+(h-g)*.2,h-(h-g)*.2],y:f},{x:p[2].x,y:f}]}}let m=[Et.top,
2*Et.top+l+Et.bottom,3*Et.top+2*l+2*Et.bottom+Uc];return{left:r,panels:m.map(p=>({x:[0,1],y:d(p,l),cell:u})),bars:[1,2].map(p=>({x:[.08,.92],y:d(m[p]+l+Et.bottom+6,8)}))}}function eE(e,t,o,n){let s=t.
cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.length),1),i=xo(e.columns.length,s/(7*r+10)),l=xo(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"\
array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,tickvals:i,ticktext:i.map(u=>He(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{
...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(u=>He(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var Kh=48;function tE([e,t],o,n){let s=Array.
from({length:Kh},(r,i)=>e+(t-e)*(i/(Kh-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function oE({x:e,y:t},o,n,s){return{[`xax\
is${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:te("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`\
x${o}`,range:[0,1],fixedrange:!0,visible:!1}}}var nE=()=>[[0,te("--less-fill")],[.5,te("--heat-zero")],[1,te("--more-fill")]];function Ja(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,C(e,a("table",{},a("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},o.grid.rows.flatMap((i,l)=>o.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:p}=o,[f,g,h]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(f===null&&g===null)return null;let w=h>0?" more":h<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:o.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(f)),a("td",{class:"num"},m(g)),a("td",{class:`num${w}`},p(h)),a("td",{class:`num${w}`},ye(
f>0&&h!==null?100*h/f:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){o=i,s()}}}var Xh={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(ft).map(([e,{name:t}])=>[e,t]))},sE=20,Qa=["control","test"];function rE(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function Zh(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,i)=>i.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${De(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${De(100*t.waiting)} of its step): the others probably wait for it.`}function eg(e,{timeline:t,go:o}){let n=a("span",{class:"muted rank-summary"}),s=pe("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},ra.map(M=>a("option",{value:M},Xh[M]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=Va({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...M)=>o(t(...M))}),
c=Ja(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),p=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",n),m),f=new Map,g=new Map,h=null,w="",y=null;p.addEventListener("toggle",()=>{p.open!==(w!=="")&&e(p.open?"step":"")});let b=M=>M===
"step"&&h&&Mt(h.answer)?"whole recording":Xh[M];function _({set:M,marker:D}){let F=JSON.stringify([M,D]);if(!f.has(F)){let O=Wn(M,D);f.set(F,O),O.catch(()=>f.delete(F))}return f.get(F)}async function k(M){
if(Qa.some(D=>M[D].any)){x(M,"Each file counts as one step here, so there are no steps to show.");return}try{let D=await Promise.all(Qa.map(F=>_(M[F])));if(h?.answer===M){let F=D.map((O,B)=>rE(O,M[Qa[B]]));
h={...h,samples:F,judged:F.map(Gh)},v()}}catch(D){x(M,D.message)}}function x(M,D){h?.answer===M&&(n.textContent=D,m.hidden=!0)}function v(){let[M,D]=h.judged,F=({ranks:N},G)=>`${Q(N.length,"rank")}, ${Q(
h.samples[G].length,"sample")}`,O=[Zh(M),Zh(D)],B=O[0]===O[1]?O[0]:O.map((N,G)=>N&&`${G===0?"Control":"Test"}: ${N}`).filter(Boolean).join(" "),Z=[F(M,0),F(D,1)];n.textContent=`${Z[0]===Z[1]?`${Z[0]} \
on each side`:`${Z[0]} against ${Z[1]}`}. ${B}`,m.hidden=!1,p.classList.toggle("lagging",h.judged.some(N=>N.slow.length>0)),w!==""&&T()}async function S(M){let D={};g.set(M,D),g.size>sE&&g.delete(g.keys().
next().value);try{D.samples=(await qr(M)).samples}catch(F){D.failed=F.message,g.delete(M)}w==="op"&&y?.query===M&&T(D)}function E(M){if(w!=="op")return{samples:h.samples,of:F=>F[w],revision:w,none:"Wi\
thout device work the parts of a step are not known."};if(y===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let D=M??g.get(y.query);
return D===void 0&&S(y.query),D?.samples?{samples:Qa.map(F=>D.samples[F]),of:F=>F.total_duration,revision:y.query,none:""}:{none:D?.failed??"Reading the events of this operation …"}}function T(M){let{
judged:D,file:F}=h,{samples:O=[[],[]],of:B,revision:Z,none:N}=E(M),G=Ka(...O),ae=ir(G,B),q=[...ae.control,...ae.test].flat().some(Y=>Y!==null);i.hidden=w!=="op"||y===null,C(i,y&&a("bdi",{},y.name));let U=w===
"op"?"duration in each rank and step":b(w);l.draw({rows:G.rows,columns:G.columns,...ae,kind:"time",file:F,format:de,formatDiff:We,heading:U,more:(Y,V,P)=>Xo(G[Y][V][P]),revision:`${h.revision}#${Z}`,empty:q?
"":N}),c.node.hidden=!q,c.draw({grid:G,values:ae,timeline:t,title:U,format:I,formatDiff:$e}),C(u,aE(D));let re=[G.ranksByPosition&&"ranks",G.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=re.
length===0,d.textContent=`The sides have different ${re.join(" and ")}; they are paired by position (control / test).`}return{node:p,heat:l,draw(M,D,F,O,B){w=D,y=B,p.open=w!=="",r.value=w||"step",h?.answer!==
M?(h={answer:M,file:F,revision:O},r.options[0].textContent=b(ra[0]),k(M)):h.judged&&v()}}}function aE([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set([...e.ranks,...t.ranks].
map(r=>r.rank))].sort((r,i)=>r-i),n=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"num",title:de(
l.step)},I(l.step)),a("td",{class:`num${c?" lag":""}`},ye(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},De(l.waiting===null?null:100*l.waiting))]},s=()=>[
["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waitin\
g for other ranks and for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${ot(o)}`},a(
"table",{class:"lag-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),a("th",
{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},o.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),n(e,r),n(t,r))))))}var iE={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Gc="not stated",zc=(e,t,o)=>n=>{let s=n[e]===null?Gc:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},tg=(e,t)=>e.length===0?"none":e.length===t.length?ot(e):`${ot(e)} of ${ot(t)}`,Yc=e=>e.shared_kernel_time===
null?"no kernels":De(100*e.shared_kernel_time),lE=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":tg(t.steps,t.all_steps),cE=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>tg(t.ranks,t.all_ranks)},{text:"Steps",of:lE,key:(e,t)=>t.steps.length},{text:"with_stack",of:zc("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:zc("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:zc("profile_memory"),key:e=>e.
profile_memory},...Object.entries(iE).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:Yc,key:()=>null}];function uE(e){return cE.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(o),c=n?r(n):[i||null,l||null];return{text:t,control:i||Gc,test:l||Gc,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function dE(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,i=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${Yc(n)} of the kernel time in the control, ${Yc(s)} in the test.`;return r+i}function og(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(n){let s=uE(n);e.textContent=dE(n,s),C(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function ng(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...Ws(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${Ft(Zo(t))}`):o==="cannot_judge"&&t.q_value!==null?n.push(`cannot judge, q = ${Ft(Zo(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${Ft(Zo(t))}`);let s=sr(t);return s===
""?n:[...n,s]}function mE(e,t,o){let{row:n}=e,s=c=>Wc(c,t)[0],r=e.birth||ye(e.percent),i=o&&n.kind==="",l=[i?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${ar(
e.diff,t)[0]} (${r})`];return(t!=="total"||i)&&l.push(`total ${I(n.control_total_duration)} → ${I(n.test_total_duration)}, ${$e(n.diff_duration)}`),[...l,...ng(e)]}function pE(e){return[e.row.category,
`control ${L(e.controlCount)}`,`test ${L(e.testCount)}`,`Δ ${tt(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...ng(e)]}var sg=e=>({key:e.key,name:ls(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.
aliases?"≡ ":""});function rg(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?`self time, ${Bs(t,n)}`:Bs(t,n),rows:e.map(s=>({...sg(s),control:s.control,test:s.test,diff:s.diff,lines:mE(
s,t,o)}))}}function ag(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(o=>({...sg(o),control:o.controlCount,test:o.testCount,diff:o.diffCount,lines:pE(o)}))}}
function ig({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["unchanged","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===0&&o.added+o.deleted+o.increased+o.decreased===
0}var fE=20,hE=200;function $o({id:e=pe("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:i}){let l=pe("set-list"),c=o?.label??n,u=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>_(),
input:()=>p(),keydown:v,blur:()=>k()}}),d=a("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:S=>S.preventDefault()}}),m=a("span",{class:"set-picker"},u,d),
p=Qe(hE,()=>w(u.value.trim())),f=[],g=-1,h=null;async function w(S){h?.abort(),h=new AbortController;let{signal:E}=h,T=new URLSearchParams({q:S.slice(0,120),limit:String(fE)});d.hidden=!1,u.setAttribute(
"aria-expanded","true");try{let[{entries:M,total:D},F]=await Promise.all([qt(T,{signal:E}),i&&S!==""?Vo({signal:E}):[]]),O=i?wE(S,M,F):[];f=[...s&&S===""?[{none:!0}]:[],...O,...M],y(D>M.length?`${Q(D-
M.length,"more set")}: type to find them`:f.length===0&&"No set matches."),Ee(Q(D,"set")),b(S===""?f.findIndex(B=>B.set&&B.set.id===o?.id):M.length>0?O.length:0)}catch(M){M.name!=="AbortError"&&(f=[],
y(M.message))}}function y(S){C(d,f.map((E,T)=>a("li",{id:`${l}-${T}`,role:"option",class:"choice-line","aria-selected":String(E.set?E.set.id===o?.id:!!E.none&&!o),on:{click:()=>x(E)}},E.set?yE(E.set):
E.words??s)),S&&a("li",{class:"muted small picker-note",role:"presentation"},S)),g=-1,u.removeAttribute("aria-activedescendant")}function b(S){if(d.children[g]?.classList.remove("active"),g=f.length===
0?-1:Math.max(-1,Math.min(S,f.length-1)),g<0){u.removeAttribute("aria-activedescendant");return}d.children[g].classList.add("active"),d.children[g].scrollIntoView({block:"nearest"}),u.setAttribute("ar\
ia-activedescendant",`${l}-${g}`)}function _(){d.hidden&&w("")}function k(){p.cancel(),h?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=
c}function x(S){k(),S.group?i(S.group):(S.none||S.set.id!==o?.id)&&r(S.none?null:S.set)}function v(S){let{key:E}=S,T=!d.hidden,M={ArrowDown:g+1<f.length?g+1:0,ArrowUp:g>0?g-1:f.length-1,PageDown:g+8,PageUp:Math.
max(0,g-8)}[E];(M!==void 0||T&&["Enter","Escape"].includes(E))&&S.preventDefault(),M!==void 0?T?b(M):_():E==="Enter"&&T&&f[g]?x(f[g]):E==="Escape"&&T&&(S.stopPropagation(),k())}return{node:m,input:u}}
var gE=3;function wE(e,t,o){let n=(l,...c)=>({group:l,words:a("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[
n(e,"with a label like ",a("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),i=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",a("b",{},e))],
...o.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(i)).slice(0,gE).map(l=>n(`tag:${l.tag}`,"with the tag ",a("b",{},l.tag),` (${l.sets})`))]}function yE(e){return[a("span",{class:"choic\
e-name ellipsis"},e.label),a("span",{class:"muted small"},[mt(e.created),Q(e.ranks.length,"rank"),...e.tags.slice(0,3),Je(e.id).slice(0,8)].join(" · "))]}var Kc=["control_ranks","test_ranks","control_steps","test_steps"];function us(e,{none:t,links:o=Vc,compact:n=!1}={}){let s=a("section",{class:`sides${n?" sides-compact":""}`,"aria-label":"Control and\
 test"}),r=n&&a("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{click:()=>l(!s.hasAttribute("data-open"))}},"Ranks and steps"),i="";function l(p){s.toggleAttribute("data-o\
pen",p),r.setAttribute("aria-expanded",String(p))}let c={};function u(p,f,g){let h=JSON.stringify([p.control,p.test,p.control_ranks,p.test_ranks,p.control_steps,p.test_steps,p.control_marker,p.test_marker,
f?.map(k=>[k.id,k.label]),g&&[g.control.samples,g.test?.samples,g.recorded?.control.devices,g.recorded?.test.devices]]);if(h===i)return;i=h;let w=document.activeElement?.dataset?.field,y=bE(s).filter(
({key:k})=>c[k]===p[k]);c={...p};let b=p.control!==""&&p.test!=="",_=[(b||t===void 0)&&Te("swap","Swap control and test",()=>e(xE(p))),$E(p,e)];C(s,d("control",p,f,g),n?[d("test",p,f,g),r,a("div",{class:"\
swap-cell"},_)]:[a("div",{class:"swap-cell"},_,b&&o(p)),d("test",p,f,g)]),n&&(r.hidden=!b,l(s.hasAttribute("data-open")||Kc.some(k=>p[k]!=="all"))),y.forEach(({key:k,text:x})=>_E(s,k,x)),w&&s.querySelector(
`[data-field="${w}"]`)?.focus()}function d(p,f,g,h){let w=p==="control"?"A":"B",y=p==="control"?"Control":"Test",b=g&&ze(g,f[p]),_=pe("set"),k=$o({id:_,field:p,set:b,text:f[p]===""?"":h?.[p]?.label??(g?
f[p]:""),none:p==="test"?t:void 0,onPick:x=>e({[p]:x?Je(x.id):"",op:"",[`${p}_ranks`]:"all",[`${p}_steps`]:"all",[`${p}_marker`]:""})});return a("div",{class:`side-card side-${p}`},a("div",{class:"sid\
e-title"},a("b",{class:"letter","aria-hidden":"true"},w),a("label",{for:_},y),k.node,n&&h?.recorded&&a("span",{class:"muted small side-about"},[...kE(p,h),Q(h[p].samples,"sample")].join(", "))),a("div",
{class:"side-selection",hidden:t!==void 0&&p==="test"&&f.test===""},lg(`${p}_ranks`,"Ranks",b?.ranks??h?.[p]?.all_ranks,f,e),lg(`${p}_steps`,"Steps",(f[`${p}_marker`]?null:b?.steps)??h?.[p]?.all_steps,
f,e),!n&&a("span",{class:"muted small samples"},h?.[p]?Q(h[p].samples,"sample"):" ")))}function m(p){let f=s.querySelector(`[data-field="${p}"]`);f?.focus(),f?.click()}return{node:s,choose:m,draw:u}}
var bE=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function _E(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.
hidden=!1,n.value=o,e.querySelector(`[data-field="${t}"]`).value="list"}function kE(e,{recorded:{control:t,test:o}}){let[n,s]=[t,o].map(({devices:r})=>r.join(", "));return e==="control"?[n].filter(Boolean):
n===s?[]:[s].filter(Boolean)}function Vc(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])n&&t.set(`${o}_marker`,n);return a("a",
{class:"small",href:ge(`/analyse?${t}`)},"Analyse both")}function xE(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`test${o}`]=e[`control${o}`];return t}function $E(e,t){
let o=Kc.every(n=>e[n]==="first");return W(o?"Use all":"First rank and step",()=>t(Object.fromEntries(Kc.map(n=>[n,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ran\
ks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function lg(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),
u=pe(e),d=o?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?vE(o):"0,2,4-7",
"aria-label":`${t} to use, such as 0,2,4-7`,title:d?`Available: ${ot(o)}`:null,on:{change:()=>{let f=m.value.trim();s({[e]:f===""?"all":f})}}}),p=a("select",{id:u,data:{field:e},on:{change:()=>{p.value===
"list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:p.value}))}}},l.map(f=>a("option",{value:f,selected:f===r},SE(f,o))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample\
-field"},a("label",{for:u},t),p,m)}function vE(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function SE(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>
0?`first (${t[0]})`:"first":"any (a file is one step)"}function EE(e,t,o){let{name:n,category:s}=o??t;return{...e,name:n,category:s,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:o?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:o?.total_duration??0}}var cg=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function TE(e,t){let o=e.flatMap(r=>t.filter(({name:i})=>i===r.name).map(i=>[r,i])),
[n,s]=[e,t].map((r,i)=>r.filter(l=>!o.some(c=>c[i]===l)).sort((l,c)=>cg(l)-cg(c)));return n.length===s.length?[...o,...n.map((r,i)=>[r,s[i]])]:o}var OE=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function ug(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(r=>e.aliases.filter(i=>i.side===r)),n=(e.category==="pyth\
on_function"?TE:OE)(t,o);if(n.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}];let s=e.aliases.filter(r=>!n.flat().includes(r)).map(
r=>r.side==="control"?[r]:[void 0,r]);return[...n,...s].map(([r,i])=>({row:EE(e,r,i),names:{control:(r??i).name,test:(i??r).name}}))}var vo=0,ds=1,ms=2,So=3,Jc={id:"steps",sort:"steps",label:"Steps on the device",depth:1},Xa=18,ME=24,dg=3;function pg(e=()=>!0){let t=new Map,o=[],n=0;return{add(s){for(let{id:r,label:i,depth:l,sort:c,
main:u=!1}of s){let d=t.get(r)?.depth??1;t.set(r,{id:r,label:i,sort:c,main:u,depth:Math.max(d,l,1)})}o=[],n=0;for(let r of t.values()){let i=r.depth>1&&["host","other"].includes(r.sort),l=!i||e(r),c=l?
r.depth:1,u=Math.max(ME,c*Xa+2*dg);Object.assign(r,{row:o.length,rows:c,top:n,height:u,folds:i,open:l});for(let d=0;d<c;d+=1)o.push(n+dg+d*Xa);n+=u}},bandOf:s=>t.get(s),all:()=>({tops:Float64Array.from(
o),height:n,bands:[...t.values()].map(s=>({...s}))})}}function fg({window:e,all:t,takes:o,shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(f,g)=>g<=e.from||f>=e.to}),o(
Jc)&&r.some(({answer:f})=>f.steps?.length>0&&f.lanes.some(({sort:g})=>g!=="host"))&&s.add([Jc]),r.forEach(({answer:f})=>s.add(f.lanes.filter(o))),r.forEach(({answer:f})=>s.add((f.counters??[]).map(PE).
filter(o)));let i=[],l=[],c=[],u=[],d={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:f,keep:g}of r){let h=i.length;i.push(...f.names),l.push(
...f.categories),c.push(...f.kinds);for(let w of f.lanes.filter(o))RE(d,w,u.push(w)-1,{keep:g,shift:n,shiftName:h,band:s.bandOf(w.id)});LE(d,m,f,{keep:g,shift:n,rows:s,lanes:u}),NE(d,m,f,{keep:g,shift:n,
rows:s,lanes:u}),DE(d,m,f,{keep:g,shift:n,rows:s,lanes:u})}let p={...d,start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(d.row),length:d.start.length,names:i,categories:l,
kinds:c,lanes:u,gaps:m,shift:n,...s.all()};return Object.assign(p,{pieces:AE(p)})}var hg=(e,t)=>e.bands.find(({id:o})=>o===e.lanes[e.lane[t]]?.id)?.open===!1;function AE(e){let t={start:[],end:[],row:[],
of:[]},o=(s,r,i)=>{(i>r||e.end[s]===e.start[s])&&(t.start.push(r),t.end.push(i),t.row.push(e.row[s]),t.of.push(s))},n=new Map(e.bands.filter(({open:s})=>!s).map(({id:s})=>[s,[]]));for(let s=0;s<e.length;s+=
1){let r=n.get(e.lanes[e.lane[s]]?.id);r?r.push(s):o(s,e.start[s],e.end[s])}return n.forEach(s=>CE(e,s,o)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.
of.length,of:t.of}}function CE({start:e,end:t,level:o},n,s){n.sort((c,u)=>e[c]-e[u]||o[c]-o[u]);let r=[],i=-1/0,l=c=>{for(;r.length>0&&t[r.at(-1)]<=c;){let u=r.pop();s(u,Math.max(i,e[u]),Math.max(i,t[u])),
i=Math.max(i,t[u])}};for(let c of n)l(e[c]),r.length>0&&s(r.at(-1),Math.max(i,e[r.at(-1)]),e[c]),i=e[c],r.push(c);l(1/0)}function RE(e,t,o,{keep:n,shift:s,shiftName:r,band:i}){let{start:l,duration:c,level:u,
name:d,occurrence:m,merged:p}=t;for(let f=0;f<l.length;f+=1){let g=l[f]+c[f];n(l[f],g)&&(e.start.push(l[f]-s),e.end.push(g-s),e.row.push(i.row+(i.open?u[f]:0)),e.level.push(u[f]),e.name.push(r+d[f]),e.
occurrence.push(m[f]),e.merged.push(p[f]),e.sort.push(vo),e.gap.push(-1),e.lane.push(o))}}function Qc(e,t,o,{sort:n,lane:s,keep:r,shift:i,rows:l,lanes:c}){let u=l.bandOf(s),d=o.start+o.duration;u&&r(o.
start,d)&&(e.start.push(o.start-i),e.end.push(d-i),e.row.push(u.row),e.level.push(0),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(n),e.gap.push(t.push(o)-1),e.lane.push(c.findIndex(
({id:m})=>m===s)))}function LE(e,t,o,n){(o.gaps??[]).forEach(s=>Qc(e,t,s,{...n,sort:ds,lane:s.lane}))}function NE(e,t,o,n){(o.steps??[]).forEach(s=>Qc(e,t,{...s,shown:o.step===null||o.step===s.step_number},
{...n,sort:ms,lane:Jc.id}))}var PE=({id:e,device:t,name:o})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${o}`,depth:1}),IE=.2;function DE(e,t,o,n){for(let s of o.counters??[]){let{name:r,high:i}=s,
l=Math.max(i-s.low,Math.abs(i)*IE)||1;s.start.forEach((c,u)=>Qc(e,t,{name:r,start:c,duration:s.duration[u],mean:s.mean[u],min:s.min[u],max:s.max[u],at:1-(i-s.mean[u])/l},{...n,sort:So,lane:s.id}))}}var at=(e,t)=>`${t}\
\0${e}`,lr=(e,t)=>at(e.names[e.name[t]],e.categories[e.name[t]]),Wo=(e,t)=>e.sort[t]===vo&&e.merged[t]<=1&&e.occurrence[t]>=0,mg=new WeakMap;function gg(e,t,o){let n=mg.get(e);if(!n){n=new Map;for(let s=0;s<
e.length;s+=1)Wo(e,s)&&n.set(`${lr(e,s)}\0${e.occurrence[s]}`,s);mg.set(e,n)}return n.get(`${t}\0${o}`)??-1}var BE=.1,qE=.002,cr=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.
test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function FE(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-
e.control_total_duration,[n,s]=cr(e),r=s-n,i=Math.abs(r);return i<BE*Math.max(n,s)||i<qE*t||r*o<=0?"":r>0?"longer":"shorter"}function Za(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??
0),s=Mt(e),r=new Map,i=(l,c)=>{let u={change:FE(l,n),row:l,names:c,whole:s};r.set(at(c.control,l.category),u).set(at(c.test,l.category),u)};return e.rows.flatMap(ug).forEach(({row:l,names:c})=>i(l,c)),
r}var ei=(e,t,o,n)=>e?.get(at(o,n))?.names[t]??o;function wg(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===vo&&n[e.name[r]]&&s.push(
r);return s}var ps=["control","test"],WE=3,yg=[14,72],Xc=3,Zc=10,HE=.12;function jE(e){let t=e.filter(({rank:o,span:n})=>o===e[0].rank&&n===e[0].span).sort((o,n)=>o.step-n.step);return t[t.length>>1]}var bg=({duration:e})=>e.
reduce((t,o)=>t+o,0);function UE({lanes:e}){let t=e.filter(({sort:n})=>n==="device"),o=[...t].sort((n,s)=>bg(s)-bg(n)).slice(0,WE);return[...e.filter(({sort:n,main:s})=>n==="host"&&s).slice(0,1),...t.
filter(n=>o.includes(n))]}function zE(e,t,o,n,{y:s,high:r,at:i}){let l=u=>[i(t.start[u]),Math.max(.6,i(t.start[u]+t.duration[u])-i(t.start[u]))],c=[];e.fillStyle=te(t.sort==="host"?"--span-host":"--sp\
an-compute"),t.start.forEach((u,d)=>{let m=t.name[d],p=n?.get(at(o.names[m],o.categories[m]))?.change??"",[f,g]=l(d);e.fillRect(f,s,g,r),p!==""&&t.merged[d]<=1&&c.push([p,f,g])});for(let[u,d,m]of c)e.
fillStyle=te(`--span-${u}`),e.fillRect(d,s,m,r)}function _g(e){let t=a("canvas",{"aria-hidden":"true"}),o=a("span",{class:"muted small"},"Median step; coloured: changed"),n=a("a",{class:"step-strip-li\
nk",title:"Show this part in the timeline","aria-label":"The median step of both sides: open it in the timeline",on:{click:d}},t),s=a("div",{class:"step-strip",hidden:!0},o,n),r="",i=null,l=null,c=({answer:{
extent:h}})=>h.to-Math.max(0,h.from);function u(){let h=t.clientWidth;if(!l||h===0)return;let w=globalThis.devicePixelRatio||1,y=l.sides.reduce((E,{lanes:T})=>E+T.length,0),b=(s.clientHeight-o.offsetHeight-
2*Zc-4)/y-Xc,_=Math.round(Math.min(yg[1],Math.max(yg[0],b))),k=y*(_+Xc)+2*Zc;[t.width,t.height]=[Math.round(h*w),Math.round(k*w)],t.style.setProperty("height",`${k}px`);let x=t.getContext("2d");x.scale(
w,w);let v=E=>h*E/l.extent,S=0;l.sides.forEach((E,T)=>{x.fillStyle=te(T===0?"--control-fill":"--test-fill"),x.fillRect(0,S,v(E.sample.step),2),S+=4,E.lanes.forEach(M=>{zE(x,M,E.answer,l.changes,{y:S,high:_,
at:v}),S+=_+Xc}),S+=Zc-4})}function d(h){if(h.ctrlKey||h.metaKey||h.shiftKey||h.detail===0||!l)return;h.preventDefault();let w=t.getBoundingClientRect(),y=l.extent*(h.clientX-w.left)/w.width,b=l.extent*
HE/2;e(m(l,{from:Math.max(0,y-b),to:y+b}))}let m=({state:h,sides:w},y={})=>qo(h,{...Object.fromEntries(w.flatMap(({sample:b},_)=>[[`${ps[_]}_rank`,String(b.rank)],[`${ps[_]}_step`,b.step_number===null?
"":String(b.step_number)]])),...y});function p(h,w,y){let b=new URLSearchParams({rank:y.rank,span:y.span,threads:1,pixels:Math.max(300,Math.round(s.parentNode.clientWidth))});y.step_number!==null&&b.set(
"step",y.step_number);let _=h[`${ps[w]}_marker`];return _&&b.set("marker",_),Ms(h[ps[w]],b,{signal:i.signal})}async function f(h,w,y){try{let _=(await Promise.all(y.map((x,v)=>p(h,v,x)))).map((x,v)=>({
answer:x,sample:y[v],lanes:UE(x)})),k=Za(w);l={state:h,sides:_,changes:k,extent:Math.max(..._.map(x=>Math.max(c(x),x.sample.step)))},s.hidden=_.some(({lanes:x})=>x.length===0),n.href=m(l),o.title=_.map(
({sample:x})=>I(x.step)).join(" → "),u()}catch(b){s.hidden=!0,r=b.name==="AbortError"?r:""}s.dataset.ready=""}let g=new ResizeObserver(u);return g.observe(s),{node:s,redraw:u,draw(h,w,y){let{samples:b}=y.
step_time;if(w!==r){if(!ps.every(_=>b?.[_]?.length>0)){s.hidden=!0,s.dataset.ready="";return}r=w,s.hidden=!1,i?.abort(),i=new AbortController,f(h,y,ps.map(_=>jE(b[_].map(k=>({...k,step:(k.step_ns??0)/
1e3})))))}},stop(){i?.abort(),g.disconnect()}}}var GE=["bars","line","scatter","histogram","none"],kg=["control","test","q","chart","x","y","y2","by"],xg={chart:"",x:"",y:"",y2:"",by:""};function eu(e){let t=new URLSearchParams(e),o=Object.fromEntries(
kg.map(n=>[n,t.get(n)??""]));return{...o,chart:GE.includes(o.chart)?o.chart:""}}function ti(e){let t=new URLSearchParams;for(let o of kg)e[o]&&t.set(o,e[o]);return ge(t.size===0?"/query":`/query?${t}`)}
function oi({control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var to=e=>`'${e.replaceAll("'","''")}'`,Mn=["control","test"],YE=32;function $g(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function ni(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:$g("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?i:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:$g("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function tu(e){let t=Object.entries(e).map(([o,n])=>{let s=ni(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var vg=e=>Object.fromEntries(Mn.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function ur(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function KE(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${ur(`diff_${o}`)} / ${ur(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${ur(e.slice(4))})`:ur(e)}var VE={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function JE(e,t){let o=VE[e][t?0:1];return Mn.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${ur(n)} AS ${n}`:n)}function fs(e,t){let o=[...t].filter(([n])=>!Mn.includes(n));return o.length>YE?null:`${e}${o.length>0?`(${o.map(([n,s])=>to(`${n}=${s}`)).join(", ")}\
)`:""}`}function si(e,t,o,n=0){let s=aa(e);s.delete("measure"),o||s.set("measure","total");let r=fs("compare",s),i=Jn(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${JE(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${KE(i.get("sort"))} ${i.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function Sg(e){let t=yt(e);t.set("fold","true");let o=fs("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function QE({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return Mn.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var ou=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function XE(e){let t=Mn.map(o=>{let n=ni(o,vg(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${ou.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var Eg=e=>XE(e)??`SELECT side, rank, step_number, ${ou.join(", ")}
FROM ${fs("compare_steps",[...yt(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,Tg=e=>`${Eg(e)}
ORDER BY rank, step_number, side`,Og=e=>`SELECT side, count(*) AS steps, ${ou.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${Eg(e)}
)
GROUP BY side`,Mg=e=>fs("compare_places",[...yt(e)].filter(([t])=>!t.startsWith("merge_")));function Ag(e){let t=Mg(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function ZE(e,{name:t,category:o,aliases:n}){let s=tu(vg(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${to(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>to(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${to(o)} AND ${r?`name = ${to(t)}`:`name IN (
    SELECT raw FROM (
${QE(e)}
    ) WHERE shown = ${to(t)})`}
  AND (${s})`}var Cg=(e,t,{name:o,category:n})=>fs(e,[["name",o],["category",n],...yt(t)]);function nu(e,t){let o=ZE(e,t);return o?`events
WHERE ${o}`:Cg("compare_calls",e,t)}var Rg=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${nu(e,t)}
ORDER BY side, rank, start_us`,su=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${nu(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,eT={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},Lg=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${nu(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(eT).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,Ng=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${Cg("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function Pg(e,{name:t,category:o},n){let s=Mg(e);return!s||!n&&(o!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${s}
WHERE ${n?`name = ${to(t)} AND category = ${to(o)}`:`instr(' / ' || path || ' / ', ${to(` / ${t} / `)}) > 0`}
GROUP BY part`}var Ig=(e,t)=>fs(t,[...yt(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n])),Dg=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${Ig(e,"work_by_operator")}
WHERE operator = ${to(t)}`,Bg=e=>Mn.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${Ig(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,qg=e=>Mn.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),Fg=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,Wg=e=>qg(e)?`${Fg("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,tT={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function Hg(e,t){let[o,n]=tT[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!qg(e)||e.frames==="class")return null;let r=e.frames==="instance",i=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${i}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${Fg(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${i}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var oo=(e,{control:t,test:o},n={})=>e?ti({control:t,test:o,q:e,...n}):null;function jg(e,{unit:t,self:o,item:n,ofHost:s},r){let i=(l,c,u)=>l.set(oo(c,e,u));i(r.table.sql,si(e,t,o)),i(r.durations.sql,si(e,t,o,e.top)),i(r.counts.sql,si(e,t,o,e.top),{chart:"bars",x:"name",y:"co\
ntrol_counts",y2:"test_counts"}),i(r.fall.chart.sql,s?Ag(e):Og(e)),i(r.classes.sql,Bg(e)),i(r.replacements.sql,Sg(e)),i(r.operators.sql,Wg(e)),i(r.ranks.heat.sql,e.heat!=="op"?Tg(e):n?su(e,n.row):null)}
function Ug(e,t,o){let{histogram:n,points:s,heat:r,numbers:i,related:l,work:c,booked:u}=o;u.sql.set(oo(Pg(e,t,t.launches===void 0),e)),i.sql.set(oo(Lg(e,t),e)),l.sql.set(oo(Ng(e,t),e)),c.sql.set(oo(Dg(
e,t),e)),n.sql.set(oo(Rg(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let d of[s,r])d.sql.set(oo(su(e,t),e))}var ru=20,oT=4,au=e=>e===null?"–":qe(e,0,e<1?3:e<100?1:0),ri=(e,t,o)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${o(e[`control_${t}`])} → ${o(e[`test_${t}`])}`;function zg(){let e=a("spa\
n",{class:"muted rank-summary"}),t=rt("Device time by class of work"),o=b=>a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":b}),n=o("Classes of work"),s=o("Shapes of products, convolu\
tions and attention"),r=a("details",{class:"card rank-steps work-classes",hidden:!0},a("summary",{},a("h2",{},"Classes of work"),e),a("div",{class:"chart-tools"},t.node),a("p",{class:"muted small"},"T\
he class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),i=!0,l=[1,1],
c=(b,_,k="")=>a("td",{class:`num ${k}`,title:_},b),u=(b,_="num")=>a("th",{scope:"col",class:_},b),d=b=>i?[b.control_per_step,b.test_per_step]:[b.control_total_duration,b.test_total_duration],m=b=>["co\
ntrol","test"].map((_,k)=>L(b[`${_}_counts`]/(i?l[k]:1))).join(" → ");function p(b){let[_,k]=d(b),x=k>_?"more":k<_?"less":"calm";return[c(m(b)),c(I(_),de(_)),c(I(k),de(k)),c($e(k-_),We(k-_),x),c(_>0?
ye(100*(k-_)/_):k>0?"new":"",null,x)]}let f=b=>[c(ri(b,"tflops_per_s",au)),c(ri(b,"gb_per_s_at_least",Lo)),c(ri(b,"flops_per_byte_at_most",au))],g=[u("TFLOP/s"),u("bandwidth, at least"),u("FLOPs per b\
yte, at most")],h=(b,_,...k)=>a("thead",{},a("tr",{},b,u(_),u("control"),u("test"),u("Δ"),u("Δ %"),...k));function w(b){C(n,a("table",{class:"operators-table"},h(u("Class",""),"device rows",u("share"),
...g.map(_=>_.cloneNode(!0))),a("tbody",{},b.map(_=>a("tr",{},a("th",{scope:"row"},_.class),p(_),c(ri(_,"share",k=>`${au(k)} %`)),f(_))))))}function y(b){let _=[...b].sort((k,x)=>Math.max(...d(x))-Math.
max(...d(k)));s.hidden=b.length===0,C(s,a("table",{class:"operators-table"},h(u(b.length>ru?`Shapes: the ${ru} that take longest`:"Shapes",""),"calls",...g),a("tbody",{},_.slice(0,ru).map(k=>a("tr",{},
a("th",{scope:"row",title:`${k.operator} ${k.shapes}`},a("bdi",{class:"mono"},k.operator)," ",a("span",{class:"mono small"},k.shapes.replaceAll(",[]",""))," ",a("span",{class:"muted"},k.dtype)),p(k),f(
k))))))}return{node:r,sql:t,draw(b,_,k){r.hidden=!b,b&&(i=k!=="total",l=[_.control.samples,_.test.samples],e.textContent=b.classes.slice(0,oT).map(x=>`${x.class} ${d(x).map(I).join(" → ")}`).join(",\
 "),w(b.classes),y(b.shapes))}}}var Gg=7.2,ii=6,ai=["solid","dot","dash","dashdot","longdash","longdashdot"],iu=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],lu=e=>Kt()[e==="B"?
"test":"control"];function ci(e){return{template:xt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var ui=e=>e.map(t=>He(t)).join("<br>"),Be=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),li=116,dr=22,hs=e=>e>1?64-dr+e*(li+dr):320;function nT(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:te("--muted")},text:e.map(n=>n.
values[t].value?"":He(n.values[t].none??n.values[t].text))}}function mr({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let i=Math.max(...e.map(w=>n?w.values.reduce((y,b)=>y+(b.value??0),0):Math.
max(...w.values.map(y=>y.value??0))),0),[l,c]=o==="time"?Ye(i):o==="bytes"?ml(i):[o==="percent"?"%":"",1],u=e.map((w,y)=>y),d=s&&e.some(w=>w.values.some(y=>y.low>0||y.high>0)),m=w=>w.value===null&&d?null:
(w.value??0)/c,p=Math.max(...e.map(w=>w.label.length)),f=Math.min(Math.ceil(18+ii+Gg*p),Math.floor(r*.42),360),g=Math.floor((f-14-ii)/Gg),h=e.map(w=>ui([w.full??w.label,...t.map((y,b)=>`${y.name}: ${w.
values[b].text}`),...w.total?[`in all: ${w.total}`]:[]]));return{data:t.map((w,y)=>({type:"bar",orientation:"h",y:u,legendgroup:w.key,x:e.map(b=>m(b.values[y])),marker:{color:w.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:te("--text"),width:3,array:e.map(b=>(b.values[y].high??0)/c),arrayminus:e.map(b=>(b.values[y].low??0)/c)}:void 0,customdata:h,hovertemplate:"%{customdata}<extra>\
</extra>",...nT(e,y,n)})),layout:ci({barmode:n?"stack":"group",margin:{l:f,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:ii,tickcolor:"rgba(0,0,0,0)",ticktext:go(e.map(w=>w.label),g).map(He)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-f)/
80)),ticksuffix:l?` ${l}`:""}})}}var cu=(e,t)=>t===""?{property:iu[e%iu.length],dash:ai[Math.floor(e/iu.length)%ai.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:ai[e%ai.length]},sT=e=>Ye(
Math.max(e,1));function rT(e,t,o,n){let s=e.flatMap(m=>m.points.map(p=>p[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,p)=>Math.max(m,p),0),[l,c]=t==="rate"?zn(i):t==="bytes"?ml(i):[t,1],u=n*
(li+dr)-dr,d=1-o*(li+dr)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-li/u),d],title:{text:l,font:{size:11}}}}}var aT=(e,t)=>({
text:He(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:te("--text")}}),iT=400,lT=e=>te(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),cT=(e,t)=>e.length>iT?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:Jg(lT(o),.55),dash:"dot"}})),uT=(e,t,o)=>e.length>o/60||
e.some(n=>n.side!=="")?[]:e.map(n=>({text:He(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:te("--muted")}}));function dT(e,t){
let o=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[i,l]=sT(r?n-s:n);return{scale:i,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function Kg({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=dT(e,n),d=g=>(g-u)/l,m=g=>o==="rate"?Lo(g):o==="bytes"?Oe(g):`${L(g)} ${o}`,p=t.map((g,h)=>rT(e.
filter(w=>w.panel===g),o,h,t.length)),f=g=>g===0?"y":`y${g+1}`;return{data:e.map(g=>{let h=cu(g.place,g.side),w=t.indexOf(g.panel);return{type:"scatter",mode:"lines",x:g.points.map(y=>d(y[0])),y:g.points.
map(y=>y[1]/p[w].per),yaxis:f(w),line:{shape:"hv",width:1.4,color:te(h.property),dash:h.dash},legendgroup:g.key,customdata:g.points.map(y=>ui([g.name,`at ${de(y[0])}`,m(y[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:ci({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:f(t.length-1),title:{text:c?`since ${de(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(p.map(({axis:g},h)=>[`y\
axis${h===0?"":h+1}`,g])),annotations:[...t.length>1?t.map((g,h)=>aT(g,p[h].axis.domain[1])):[],...uT(s,d,r)],shapes:cT(s,d)}),per:l,offset:u}}function Vg(e){let[t,o]=Ye(e);return`${Number((e/o).toPrecision(
3))} ${t}`}function Jg(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function mT(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function Qg({sides:e},t){
let o=e.map(y=>mT(y.bins)),n=[...new Set(o.flatMap(y=>[...y.keys()]))].filter(y=>y>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),i=Math.max(1,Math.min(s,r-12)),l=o.some(y=>y.has(0)),c=Array.from(
{length:r-i+1},(y,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(y,b)=>o[y].get(l&&b===i-4?0:b<i?-1:b)??0,d=y=>10**((y-1)/10-3),m=y=>y<i?"none":`${I(d(y))} to ${I(d(y+1))}`,p=c.filter(y=>y>=i&&(y-1)%10===
0),f=Math.max(1,Math.ceil(p.length*62/Math.max(t-80,62))),g=Math.max(t-80,62)/c.length,h=[...l?[i-4]:[],...p.filter((y,b)=>b%f===0&&!(l&&(y-i+4)*g<52))],w=e.length-1;return{data:[...e.map((y,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:y.key,x:c.flatMap(_=>[_,_+1]),y:c.flatMap(_=>[u(b,_),u(b,_)]),fill:b===0?"tozeroy":"none",fillcolor:Jg(lu(y.side),w===0?.65:.4),line:{color:lu(y.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(y=>y+.5),y:c.map(y=>Math.max(...e.map((b,_)=>u(_,y)))),customdata:c.map(y=>ui([m(y),...e.map((b,_)=>`${b.name}: ${L(
u(_,y))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:ci({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:h.map(y=>y<i?y+
.5:y),ticktext:h.map(y=>y<i?"none":Vg(d(y)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(y=>[...y.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function Yg(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:ii,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>Vg(10**s)),title:{text:o,font:{size:11},standoff:4}}}function Xg({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),o=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:te("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:lu(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>ui([c,`rank\
 ${d.rank}`,`host ${I(d.cpu_duration)}, device ${I(d.gpu_duration)}`,`${L(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:ci({xaxis:Yg(...n,"the launch on the host"),yaxis:Yg(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var pT=32,fT=512;function hT(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function gT(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>rn(e.map(s=>s[n]??0)))}function wT(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,gT(s)]));return new Map(
e.map(n=>[n,hT(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function uu(e){let t=wT(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var du=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function mu(e,t,o,n){let s=Math.floor(pT/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(fT/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:uu(e).slice(0,s),limited:!0,note:du(s,e.length,n,t)}}var yT=16,an=e=>e==null?_e:`${e} %`,pu=(e,t)=>e.letter?`${e.letter} · ${t}`:t,bT=e=>e.map(t=>({key:t.key,name:pu(t,t.label),colour:te(t.letter==="B"?"--test-fill":"--control-fill")})),_T=e=>({key:e.
property,name:e.name,colour:te(e.property)});function gs(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(
" / "):n.rank}`}function mo(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:i,empty:l}){let c=new Map,u=f=>r.map(g=>f[g.key]??null);e.forEach((f,g)=>o(f).filter(h=>u(h).some(w=>w!==null)).forEach(h=>{
let w=n(h),y=c.get(w)??{group:s?.(h)??"",bars:[],values:e.map(()=>[])};y.values[g]=u(h),y.bars.push({label:pu(f,w),full:`${pu(f,f.label)}, ${w}`,total:I(u(h).reduce((b,_)=>b+(_??0),0)),values:r.map(b=>({
value:h[b.key],text:b.text(h)}))}),c.set(w,y)}));let{shown:d,...m}=mu([...c.values()],e.length,t,i),p=d.flatMap(f=>f.bars);return p.length===0?{empty:l}:{places:p.length,...m,data:f=>mr({bars:p,kind:"\
time",stacked:!0,series:r.map(_T)},f)}}function kT(e,{table:t,name:o,value:n,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=n(d)??null;if(m===null)return;let p=o(
d),f=l.get(p)??{label:p,values:e.map(()=>({value:null,text:"none"}))},g=(f.values[u].value??0)+m;f.values[u]={value:g,text:s(d,g),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(p,f)})),[...l.values()]}
var Zg=e=>Math.max(...e.values.map(t=>t.value??0));function xT(e){let t=[...e].sort((o,n)=>Zg(n)-Zg(o)).slice(0,yT);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function et(e,{
order:t},o){let n=kT(e,o),{shown:s,...r}=o.ranks?mu(n.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):xT(n);return s.length===0?{empty:o.empty}:
{places:s.length,...r,data:i=>mr({bars:s.map(l=>l.bar??l),kind:o.kind,series:bT(e),errors:!!o.range},i)}}var tw="−",it=e=>e==null;function pr(e,t){return it(e)?_e:qe(e,0,t).replace("-",tw)}function fr(e,t){let o=pr(e,t);return Number(o.replace(tw,"-"))===0?"0":e>0?`+${o}`:o}var be=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>it(n)||n===""?_e:String(n)}),hr=(e,t)=>({key:e,title:t,show:o=>it(o)||o===-1?_e:String(o),blank:`the trace does not say which ${t}`}),xe=(e,t)=>({key:e,title:t,number:!0,show:L,showDiff:tt}),
se=(e,t)=>({key:e,title:t,number:!0,show:I,exact:o=>it(o)?null:de(o),showDiff:$e,exactDiff:o=>it(o)?null:We(o)}),ln=(e,t)=>({key:e,title:t,number:!0,show:Lo,exact:o=>it(o)?null:dl(o),showDiff:wm,exactDiff:o=>it(
o)?null:`${o>0?"+":""}${dl(o)}`}),zt=(e,t)=>({key:e,title:t,number:!0,show:Oe,exact:o=>it(o)?null:pl(o),showDiff:Cs,exactDiff:o=>it(o)?null:`${o>0?"+":""}${pl(o)}`}),Xe=(e,t)=>({key:e,title:t,number:!0,
show:o=>it(o)?_e:`${pr(o,2)} %`,showDiff:o=>it(o)?_e:`${fr(o,2)} pp`,exactDiff:o=>it(o)?null:`${fr(o,6)} percentage points`}),di=(e,t)=>({...Xe(e,t),show:o=>it(o)?_e:`${pr(100*o,1)} %`,showDiff:o=>it(
o)?_e:`${fr(100*o,1)} pp`,exact:o=>it(o)?null:`${pr(100*o,6)} %`,exactDiff:o=>it(o)?null:`${fr(100*o,6)} percentage points`}),Ke=(e,t)=>({key:e,title:t,number:!0,show:o=>pr(o,3),showDiff:o=>fr(o,3),
exact:o=>it(o)?null:String(o),exactDiff:o=>it(o)?null:String(o)}),$T={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},At=e=>({...e,meaning:"gain"}),ke=e=>({...e,meaning:"neutral"});function ow(e){
let[t,o]=$T[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:n=>n>0?t:n<0?o:null}:e}var cn=(e,t=n=>n,o=t)=>[ke(xe("count","count")),t(e("mean","mean")),o(e("std","std")),
...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,s)))],fe=(e,t)=>({...e,what:t}),ut=(e,t)=>({...e,blank:t}),nw=(e,t)=>({...e,isSaid:t}),lt=(e,t,o)=>({
key:e,title:t,show:n=>it(n)?_e:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),un={key:"note",title:"note",note:!0,show:e=>it(e)?"":String(e)},ew=10;function vT(e){let t=[];for(let o of e){let n=t.
at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function ST(e){let t=vT(e.split("|")),o=t.length>ew+1?t.slice(0,ew):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"\
sequence"},o.map(({name:s,times:r})=>a("li",{title:s},r>1?`${L(r)} × ${s}`:s)),n>0&&a("li",{},`${L(n)} more`))}var sw=(e,t)=>({key:e,title:t,mono:!0,show:o=>it(o)?_e:ST(o)}),gr=(e,t)=>({...e,link:(o,n)=>{
let s=o[e.key],r=it(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function rw(e,t){let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.
note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var Ho=`There is no device work in the selected ranks and steps. ${gn}`,wr=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${gn}`,Me=be("rank","rank"),
Eo=hr("device","device"),yr=hr("stream","stream"),br=lt("kernel_type","kind",Rl),po=gr(be("operator","operator",!0),()=>"cpu_op"),_r=gr(be("name","kernel",!0),e=>e.category),aw=(e,t)=>a("p",{class:"an\
alysis-sentence"},e&&a("strong",{},`${e}: `),t);function ws(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>aw(s.letter,r))),
n&&aw("B − A",n)]}var An=e=>[e.letter,e.label].filter(Boolean).join(" · "),ys=e=>e.stream===-1?"no stream":`stream ${e.stream}`,bs=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),nt=(e,t,o)=>({
name:e,label:t,type:"number",placeholder:o});var iw=[["compute",ft.compute,"--part-compute"],["non_compute",Ds,"--part-communication"],["idle",ft.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${I(
s[`${e}_time`])}, ${an(s[`${e}_time_pctg`])}`})),lw={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>Be(e),legend:iw,make:(e,t)=>mo(e,t,{label:gs(e),rowsOf:o=>o.data.rows,parts:iw,what:"ranks",empty:Ho})}],tables:[
{key:"rows",caption:"Ranks",columns:[Me,fe(se("idle_time",ft.idle.name),ft.idle.what),Xe("idle_time_pctg","idle, %"),fe(se("compute_time",ft.compute.name),ft.compute.what),ke(Xe("compute_time_pctg","c\
ompute, %")),fe(se("non_compute_time",Ds.short),Ds.what),Xe("non_compute_time_pctg",`${Ds.short}, %`),fe(se("kernel_time","all"),"From the first to the last device row"),un]}]};var cw={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"\
rows",title:"Overlap",height:Be,make:(e,t)=>et(e,t,{table:"rows",kind:"percent",name:gs(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. \
It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${an(o.comp_comm_overlap_pctg)}, ${I(o.overlap)} of ${I(o.communication_time)} of communication`})}],
tables:[{key:"rows",caption:"Ranks",columns:[Me,At(Xe("comp_comm_overlap_pctg","overlap")),fe(At(se("overlap","overlapped")),"Communication while a compute kernel runs"),se("communication_time","commu\
nication"),un]}]};var uw=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Nl[e],what:tp[e],text:o=>I(o[e])}));function ET(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var dw={title:"\
Idle time",params:[nt("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},bs("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"rows",title:"Idle time o\
f each stream",height:e=>Be(e),legend:uw,make:(e,t)=>{let o=gs(e);return mo(e,t,{rowsOf:ET,group:ys,label:n=>`${o(n)}, ${ys(n)}`,parts:uw,what:"streams",empty:Ho})}}],tables:[{key:"rows",caption:"Stre\
ams",columns:[Me,Eo,yr,lt("idle_category","why idle",Nl),se("idle_time","idle"),ke(di("idle_time_ratio","share")),un],extra:e=>"count"in e?cn(se):[]}]};var mw={title:"Kernels",params:[nt("duration_ratio","Share of time to show","0.8"),nt("num_kernels","Kernels at most","10"),bs("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Be,make:(e,t)=>et(e,t,{table:"kinds",kind:"percent",empty:Ho,name:o=>Ll(o.kernel_type),
value:o=>o.percentage,show:o=>`${an(o.percentage)}, ${I(o.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:Be,make:(e,t)=>et(e,t,{table:"ov\
er_ranks",kind:"time",empty:Ho,name:o=>o.name,value:o=>o.mean,show:o=>`${I(o.mean)}, mean of ${L(o.count)} calls${o.ranks>1?`, ranks ${I(o.min_mean)} to ${I(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.
min_mean,high:o.max_mean-o.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[lt("kernel_type","kind",Ll),ke(se("sum","time")),ke(Xe("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[
_r,br,Me,xe("count","calls"),se("sum","sum"),se("mean","mean"),se("min","min"),se("max","max"),se("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[_r,br,ke(xe("ranks","ranks")),
xe("count","calls"),se("sum","sum"),se("mean","mean"),se("min_mean","fastest rank"),se("max_mean","slowest rank")]}]};var fu=6,pw=e=>new Set(e).size>1;function mi(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>pw(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>pw(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,p=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};p.series[c]=u,i.set(m,p)})),[...i.values()]}var TT=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function OT(e,t){if(!t[0].
data.summary)return TT(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?n[i].get(o(
r))??0:0)]))}function MT(e,t){let o=OT(e,t),n=new Map,s=new Map;for(let i of e){let l=o.get(i.key),c=s.get(i.group)??{name:i.group,lines:new Map,nth:new Map},u=c.nth.get(i.sort)??0,d=`${i.sort} ${u}`;
c.nth.set(i.sort,u+1),c.lines.set(d,l),s.set(i.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return uu([...s.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>r.
map(u=>(i.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(i=>i.name)}function AT(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>fu)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,fu),count:s}}function CT(e,t,o){if(e.length<=fu)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:MT(e,t),{taken:r,count:i}=AT(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${i} of ${n.length} ranks`:du(i,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var hu=[""];function pi(e,t,{lines:o,order:n}){let s=e.map(i=>i.key).filter(i=>o.includes(i)),r=CT(e,t,n);return s.length>0||o.
includes(hu[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function fw(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var RT=24;function hw(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function gw(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function _s(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=mi(e,n,r),{panel:d,style:m}=hw(s),{keys:p,...f}=pi(u,e,t),g=gw(),h=u.filter(x=>p.includes(x.key)).flatMap(x=>{let v=g(m(x));return x.
series.map((S,E)=>S&&{key:e[E].key,place:v,side:e[E].letter,panel:d(x),points:S.points,name:[[e[E].letter,e[E].label].filter(Boolean).join(" · "),`rank ${S.rank}`,x.name].join(", ")})}).filter(Boolean);
if(u.length>0&&p.length===0)return{empty:"No line is chosen.",limited:f.limited};if(h.every(x=>x.points.length===0))return{empty:l};if(c&&h.every(x=>x.points.every(v=>v[1]===0)))return{empty:c};let w=[
...new Set(h.map(x=>x.panel))].slice(0,RT),[y,b]=[Number(t.start||NaN),Number(t.end||NaN)],_=b>(y||0)?[y||0,b]:null,k=i?.(e,fw(u,p))??[];return{data:x=>Kg({panels:w,unit:o,range:_,marks:k,lines:h.filter(
v=>w.includes(v.panel))},x),places:w.length,limited:f.limited,note:[f.note,_&&`${de(_[0])} to ${de(_[1])}`].filter(Boolean).join(", ")}}function ww(e,t,o){let n=gw();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(hw(o).style(s))]))}var yw=e=>e.name,bw={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:yw,panels:!0,height:hs,make:(e,t)=>_s(e,t,{unit:"rate",name:yw,panels:!0,empty:"There ar\
e no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Me,Eo,be("n\
ame","copy"),...cn(ln,At,ke)]}]};var _w={title:"Queue length",window:!0,params:[nt("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to look clos\
er: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:ys,height:hs,make:(e,t)=>_s(e,t,{unit:"waiting",name:ys,empty:wr})}],tables:[{key:"summary",caption:"Summary",columns:[
Me,Eo,yr,...cn(Ke,ke)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Me,Eo,yr,se("duration_at_max_queue_length","blocked"),di("relative_duration_at_max_queue_length","share of t\
he rank")]}]};var LT=(e,t)=>e.place-t.place||Object.keys(oa).indexOf(e.class)-Object.keys(oa).indexOf(t.class),kw={title:"Kernel launches",params:[nt("runtime_cutoff","Slow launch over, µs","50"),nt("launch_delay_\
cutoff","Late start over, µs","100"),bs("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(Pl).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:ep(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.letter,name:An(
s),bins:s.data.histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:wr}:{data:s=>Qg({sides:n},s)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,
height:()=>230,make:e=>e.every(t=>t.data.scatter.length===0)?{empty:wr}:{data:()=>Xg({sides:e.map(t=>({key:t.key,side:t.letter,name:An(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"L\
aunches",columns:[Me,xe("count","launches"),xe("short_kernels","shorter than their launch"),xe("runtime_outliers","slow launches"),xe("launch_delay_outliers","late starts"),un]},{key:"worst",caption:"\
The worst launches",apart:!0,order:LT,columns:[lt("class","why",oa),Me,_r,po,se("cpu_duration","host"),se("gpu_duration","device"),se("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[
Me,lt("measure","measure",Pl),...cn(se)]}]};function NT(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||gn]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var xw={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},nt("min_pattern_len","Kernels at least","3"),nt("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Be,make:(e,t)=>et(e,t,{table:"patterns",kind:"time",name:o=>o.pattern,value:o=>o.kernel_duration,
empty:NT(t),show:(o,n)=>I(n)})}],tables:[{key:"patterns",caption:"Patterns",columns:[sw("pattern","operator and its kernels"),Me,{...xe("length","kernels"),showDiff:null},xe("count","calls"),se("kerne\
l_duration","on the device"),se("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Me,ke(xe("operators","operators")),ke(xe("patterns_found","patterns"))]}]};var $w={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Sum over the ranks",height:Be,make:(e,t)=>et(e,t,{table:"rows",kind:"time",name:o=>o.name,
value:o=>o.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>I(n)})}],tables:[{key:"rows",caption:"Annotations",columns:[gr(be("name","name",!0),(e,{
use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Me,xe("count","calls"),se("sum","sum"),se("mean","mean"),se("min","min"),se("max","max"),se("std","std")]}]};var vw={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"\
Sum over the ranks",height:Be,make:(e,t)=>et(e,t,{table:"rows",kind:"time",empty:Ho,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>I(n)})}],tables:[{key:"rows",caption:"Operators",columns:[
po,br,Me,xe("count","calls"),se("sum","sum"),se("mean","mean"),se("min","min"),se("max","max"),se("std","std")]}]};var Sw=["circle","square","triangle-up","cross","star","hexagon"],PT=14,wu=24,Tw=42,fi=6.6,gu=14,Ow=e=>e.map(t=>He(t)).join("<br>"),Ew=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],yu=e=>Ew[e%Ew.length];function IT(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,i)=>i%s===0)}function Mw({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,i]=zn(Math.max(...n.map(u=>u.busbw))),
l=IT(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),p=c?te(yu(m)):Kt()[u.side==="B"?"test":"control"];return{type:"scatt\
er",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(f=>Math.log2(Math.max(f.bytes,1))),y:d.points.map(f=>f.busbw/i),line:{color:p,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:p,size:8,symbol:`${Sw[m%Sw.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:p}},customdata:d.points.map(f=>Ow([[u.side,d.name].filter(Boolean).join(" · "),`${Oe(
f.bytes)}: ${Lo(f.busbw)}, best ${Lo(f.best_busbw)}`,`transfer ${I(f.mean_transfer)}, ${L(f.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:xt(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>Oe(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var Aw=e=>Math.
max(3,Math.min(PT,Math.floor(640/Math.max(1,e)))),bu=(e,t)=>t*(Math.max(40,e*Aw(e))+wu+Tw);function DT(e,t,o,n,s,r){let i=t===0?"":String(t+1),l=bu(e.rows.length,o),c=l/o-wu-Tw,u=t*(l/o)+wu,d=xo(n.length,
(s-r)/74),m=xo(e.rows.length,c/13),p=Math.floor((s-r)/Math.max(1,d.length)/fi),f={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${i}`]:{...f,anchor:`y${i}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:go(d.map(g=>n[g]),Math.max(6,p)).map(He)},[`yaxis${i}`]:{...f,anchor:`x${i}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(g=>He(e.rows[g]))}}}function BT(e,t,o,n){let s=Ns(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:te("--text")}},l=fi*t.length+8+s.
length*gu;return{annotations:[{...r,x:0,xanchor:"left",text:He(Rs(e,Math.max(6,Math.floor((n-l-30)/fi))))},{...r,x:1,xanchor:"right",text:He(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.
map(([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*gu-l,x1:(u+1)*gu-l,y0:6,y1:16,line:{width:1,color:te("--border-strong")}}))}}
function Cw({panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,i]=Ye(s),l=30+fi*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:xt(),
hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/i,colorscale:Ns(),showscale:!1}};return{data:e.map((d,m)=>{let p=DT(d,m,e.length,t,o,l);Object.
assign(c,p);let{annotations:f,shapes:g}=BT(d.title,I(s),p[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...f),c.shapes.push(...g);let h=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"\
coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:Aw(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(w=>w.map(y=>y===null?null:y/i)),customdata:d.texts.map(w=>w.map(Ow)),hovertemplate:"%{customdata\
}<extra></extra>",meta:r}}),layout:c}}var dn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,Cn=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function _u(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function qT(e){let t=Cn(e,o=>o.longest-o.shortest);return t?[`${dn(t)} takes ${I(t.shortest)} on one rank and ${I(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function Lw(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=Cn(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` The largest part of the exposed waiting is in ${dn(o)}: ${I(o.exposed_wait_per_step)} a step.`:"",s=Cn(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${I(t.time_per_step)} a step and rank: ${I(t.transfer_per_step)} of transfer and ${I(t.wait_per_step)} of waiting, ${I(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Ra\
nk ${s.rank} lacks ${Q(s.instances,"collective")} that other ranks have: ${dn(s)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...WT(t,e.unmatched),...qT(e.uneven)]}var FT={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function WT(e,t){if(e.unmatched_rows===0)return[];let o=[..._u(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,i)=>r+i.count,
0)]).sort((n,s)=>s[1]-n[1]);return[`Waiting is not known for ${L(e.unmatched_rows)} of ${Q(e.rows,"collective row")} (${I(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${L(
s)} ${FT[n]??n}`).join(", ")}`}.`]}function Nw([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>$e(n[r]-o[r]);return`${s("time_per_step")} a step \
and rank: ${s("transfer_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var HT={compute:"it computes",memory:"its copies take",idle:"its device idles"};function jT(e){let t=s=>s[`${s.cause}\
_excess_per_step`]??0,o=Cn(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank}\
 exceeds the median rank most before collectives where it is last: ${HT[o.cause]} ${I(t(o))} a step longer, and each other rank waits ${I(n)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function Pw(e,t){let o=_u(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${Oe(rn([...o.values()].map(
n=>Math.max(...n.map(s=>s.peak)))))}.`}function Iw(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([..._u(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===
c.device),m=>m[d])].map(([m,p])=>[m,p.reduce((f,g)=>f+g.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return Cn([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(
m)??0)})),m=>m.change*Math.sign(n))},i=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${Cs(n)} at the peak${i?
`; ${i.name}: ${Cs(i.change)}`:""}.`}var Rw=e=>`${qe(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${De(e.peak_pctg)} of the peak`}`;function Dw(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)
return"";let o=Cn(e.by_operator,n=>n.device_time_per_step);return`${io(t.flops_per_step)}FLOPs a step and rank in ${I(t.known_time_per_step)}, ${De(t.known_pctg)} of the device time: ${Rw(t)}${t.peak_pctg===
null||t.device===null?"":` of ${t.device}`}.${o&&e.by_operator.length>1&&o.tflops_per_s!==null?` The largest part of that time is ${o.operator}: ${I(o.device_time_per_step)}, ${Rw(o)}.`:""}`}var Bw=(e,t)=>e.
phases.filter(({phase:o})=>o!=="empty").map(o=>{let n=Cn(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${I(o.median_time)} a call, the median of ${L(o.calls)}${s>0?`; ${De(s)}\
 of the time is ${n.name}`:""}.`}).join(" "),hi="No rank waits for another one in the collectives that match.",UT={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: \
the host is late"},zT=.2;function qw(e){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return hi;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>
0);if(o.length===0)return`There is no straggler: rank ${t.rank} causes the most exposed waiting, ${De(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps}\
 of ${t.steps} steps`} it is this rank`:`different steps it is one of ${n.length} ranks`}.${jT(e.by_rank)}`;let[s]=o,r=e.by_rank,i=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.
worst_steps===s.steps?"every step":`${s.worst_steps} of ${s.steps} steps`,u=Math.max(i-l,0);return`Rank ${s.rank} is a straggler: it causes ${De(s.caused_pctg)} of the exposed waiting, the most of all\
 ranks in ${c}${GT(s,r.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${I(u)} shorter (${I(l)})${u<zT*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/
(r.length-1))?": not more, because some other rank hardly waits for it":""}.`}function GT(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${UT[e.cause]} (${I(o)} \
a step more than the median rank)`:""}var YT=200,KT=512;function VT(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,i)=>i[1]-r[1]).slice(0,YT).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function JT(e,t,o,{name:n,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,KT),l=new Map(i.map((m,p)=>[m,p])),c=new Map(o.map((m,p)=>[m,p])),u=i.map(()=>o.map(()=>null)),
d=i.map(m=>o.map(p=>[`rank ${m}, ${p}`]));for(let m of t){let[p,f]=[l.get(m.rank),c.get(n(m))];p!==void 0&&f!==void 0&&(u[p][f]=(u[p][f]??0)+s(m),d[p][f].push(...r(m)))}return{title:e.letter?An(e):"",
rows:i.map(String),cells:u,texts:d}}function ku(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=VT(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>JT(c,o[u],n,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with the most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>Cw({panels:r,columns:n},c)}}var xu=(e,t)=>bu(e,t),Fw=e=>[`waits ${I(e.wait_per_step)} a step, exp\
osed ${I(e.exposed_wait_per_step)}`,`causes ${I(e.caused_per_step)} a step, last ${L(e.last)} of ${L(e.matched_rows)} times`],Ww=e=>[`waits ${I(e.wait)}, exposed ${I(e.exposed_wait)}`,`causes ${I(e.caused)}\
, last ${L(e.last)} times`];var QT="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",XT="No collective of the selected r\
anks matches one of another rank: see what does not match below.",$u="no rank matches, or the trace does not state the bytes sent or the size of the group",gi=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>I(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>I(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>I(e.exposed)}],Hw=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function ZT(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(dn(o))??{name:dn(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:An(e),lines:[...t.values()]}}var Gw=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],e1=e=>e.length>1?null:Gw(e).map((t,o)=>({key:`collective ${o}`,name:t,property:yu(o)}));function t1(e){let t=e.map(ZT);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:o=>Mw({sides:t,names:Gw(e)},o)}}var wi=e=>e.every(t=>t.data.summary[0]?.rows===0)?QT:XT,yi=be("c\
ollective","collective",!0),bi=be("process_group","process group",!0),jw=fe(se("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),Uw=fe(se("wait_per_step","wait"),"How m\
uch longer a rank takes than the one that comes last"),zw=fe(se("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),Yw={title:"Collectives",params:[],ofSteps:!0,
intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[
...ws(e,Lw,Nw),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),L(t.data.summary[0].missing_not_listed)," collectives have more miss\
ing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:Be,legend:gi,make:(e,t)=>mo(e,t,{parts:gi,what:"collectives",rowsOf:o=>o.data.
collectives.filter(n=>n.instances>0).map(Hw),label:dn,empty:wi(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:Be,legend:gi,make:(e,t)=>mo(e,t,{parts:gi,what:"ranks",
rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(Hw),label:o=>`rank ${o.rank}`,empty:wi(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:e1,make:t1},
{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:xu,legend:[],make:e=>ku(e,{name:dn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:Fw,empty:wi(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:xu,legend:[],make:e=>ku(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:Ww,empty:wi(e)})}],tables:[{key:"collectives",caption:"Collectives",columns:[yi,bi,lt("class","class",String),xe("instances","instances"),
jw,Uw,zw,se("time_per_step","in all"),ke(xe("group_size","group size")),ke(Ke("bytes_per_instance","bytes")),ut(At(ln("algbw","algorithm bandwidth")),$u),ut(At(ln("busbw","bus bandwidth")),$u),xe("unm\
atched_rows","without match"),se("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Me,jw,Uw,zw,fe(se("caused_per_step","caused"),"Exposed waiting of the other ranks \
where this one was last"),xe("last","last"),ke(Xe("last_pctg","last, share")),xe("matched_rows","matched"),xe("unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Me,
yi,bi,lt("why","why",String),be("dtype","type"),ke(Ke("bytes","bytes")),xe("count","count"),se("duration","in all"),ut(fe(At(ln("busbw_at_least","bus bandwidth, at least")),"Computed from whole durati\
ons, which may include waiting"),$u)]},{key:"missing",caption:"Missing",columns:[Me,yi,bi,xe("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[be("step",
"step"),yi,bi,be("ranks","ranks"),se("shortest","shortest"),se("longest","longest"),Ke("least_bytes","fewest bytes"),Ke("most_bytes","most bytes")]}]};var vu={compute:"compute",memory:"copies",host:"host, self"},o1={...be("step","step"),show:e=>e===null?"whole file":String(e)},Kw=fe(se("step_time_like_median","step if on time"),"The mean step of all\
 ranks if this rank came at the same time as the others"),Vw={title:"Stragglers",ofSteps:!0,params:[nt("num_candidates","Ranks with operators","2"),nt("limit","Operators of each","10")],intro:"Which r\
ank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>a("p",{class:"\
straggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),qw(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:Be,make:(e,t)=>et(e,
t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:hi,show:o=>`${I(o.caused_per_step)} a step, ${De(o.caused_pctg)} of all; last in ${De(o.last_pctg)} of\
 its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:Be,make:(e,t)=>et(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[
o.step===null?"whole file":`step ${o.step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:hi,show:o=>`rank ${o.rank}: ${I(o.caused)}, ${De(o.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",columns:[Me,lt("straggler","straggler",e=>e===1?"yes":"no"),lt("cause","what it does longer",{...vu,memory:"copies",idle:"idle, \
the host is late"}),fe(se("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),ke(Xe("caused_pctg","share")),xe("last","last"),ke(Xe("last_pct\
g","last, share")),fe(xe("worst_steps","worst in steps"),"In how many steps no other rank caused more"),fe(se("compute_excess_per_step","more compute"),"Before the collectives where it is last, compar\
ed with the median rank"),fe(se("memory_excess_per_step","more copies"),"The same of copies"),fe(se("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),se("\
step_time","step"),Kw]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Me,lt("measure","measure",vu),be("operator","operator",!0),se("time_per_step","per step"),
se("median_per_step","median rank"),se("excess_per_step","more"),Ke("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[o1,fe(be("rank","rank"),"The rank that causes the most \
in the step"),lt("cause","what it does longer",{...vu,idle:"idle, the host is late"}),fe(se("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),ke(Xe("caused_pc\
tg","share")),se("exposed_wait","exposed wait"),se("step_time","step"),Kw]}]};var ey="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",n1="It is not known what is live at the peak: either all of it was allocated before the reco\
rding began, or the trace does not record addresses.",ki=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),Jw=e=>ki(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),s1=e=>e.
replace(/ (allocated|reserved)/,""),r1=e=>e.includes(" reserved")?"reserved":"allocated",Qw={panel:e=>s1(e.name),style:e=>`${e.group} ${r1(e.name)}`},ty=e=>[ki(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Tu=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),a1=(e,t)=>o=>[Tu(e,"rank")&&`rank ${o.rank}`,Tu(e,"device_type")&&ty(o),o[t]].filter(Boolean).join(" · ");function i1(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function oy(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function l1({side:e,row:t}){let o=[Tu([e],"rank")&&`rank ${t.rank}`,ty(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Oe(t.live_at_peak)}\
 of it was allocated in the recording, ${Oe(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Oe(t.peak)} (${o}), ${I(t.peak_at)} after the first event${n}.${s}${Pw(e.data.peaks,t.device_type)}${r}`]}function c1(e){let t=e.
map(n=>oy([n])),o=t.length===2&&t.every(Boolean)&&ki(t[0].row.device_type)===ki(t[1].row.device_type)&&Iw(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[a("p",{class:"memory-sentence"},a("s\
trong",{},"B − A: "),o)]:[]}var u1=e=>[...e.flatMap(t=>{let o=oy([t]);return o?[a("p",{class:"memory-sentence"},l1(o))]:[]}),...c1(e)],ny=be("device_type","memory"),d1=ut(hr("device","device"),"host\
 memory has no number"),m1=nw(fe({...be("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),Xw=fe(zt("bytes","live at the peak"),"Allocated at or before the peak, and\
 not freed by then"),Su=ke(Xe("pctg","share")),Eu=xe("allocations","allocations"),_i=[Me,m1,ny,d1],Zw=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:ey,isSaid:!0}:et(e,t,{table:o,kind:"bytes",name:a1(
e,n),value:s=>s.bytes,show:(s,r)=>`${Oe(r)}, ${De(s.pctg)} of the peak`,empty:n1}),sy={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[nt("limit","Frames of each device","100")],intro:"Memory that\
 the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:u1,
charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:Jw,panels:Qw,ownDevice:!0,height:hs,make:(e,t)=>_s(e,t,{unit:"bytes",name:Jw,panels:Qw,ownDevice:!0,marks:i1,empty:ey})},{id:"\
live_modules",title:"Live at the peak, by module",height:Be,make:(e,t)=>Zw(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Be,make:(e,t)=>Zw(e,t,"live_o\
perators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[..._i,fe(zt("peak","peak allocated"),"The largest amount that is allocated"),fe({...se("peak_at","at"),number:!1},"When it is reac\
hed first, after the first event of the set"),ut(be("peak_step","step"),"outside of the recorded steps"),fe(zt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),fe(zt("reserved_p\
eak","peak reserved"),"The largest amount that is reserved"),fe(zt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),fe(zt("live_at_peak","live at th\
e peak"),"Allocated in the recording at or before the peak, and not freed by then"),fe(zt("from_before","from before"),"The rest of the peak: allocated before the recording began"),fe(zt("never_freed",
"never freed"),"Allocated in the recording and not freed until its end"),xe("never_freed_allocations","never freed, allocations"),fe(zt("unseen_freed","freed, allocated before"),"Freed in the recordin\
g, allocated before it began"),{...be("totals","totals"),what:"recorded: the trace states them. sums: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"\
Modules at the peak",columns:[..._i,be("module","module",!0),Xw,Su,Eu,xe("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[..._i,be("frame","frame",!0),be("operator","oper\
ator",!0),Xw,Su,Eu]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[ny,be("operator","operator",!0),Ke("allocations_per_step","allocations per step"),zt("allocated_per\
_step","allocated per step"),Ke("frees_per_step","frees per step"),zt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[..._i,be("frame","frame",!0),
be("operator","operator",!0),zt("bytes","never freed"),Su,Eu]}]};var Au=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],ks=Object.
fromEntries(Au.map(([e,t])=>[e,t])),ry=Au.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${I(n[e])}, ${an(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
Mu="There are no steps here.",xi=e=>e.step===null?"whole file":`step ${e.step}`,Ou=e=>e.span>0?`, file ${e.span+1}`:"";function p1(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return Zn({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function f1({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return Mu;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${I(o)} a step: ${t.slice(0,3).map(n=>`${De(
n.time_pctg)} ${ks[n.kind]}`).join(", ")}.`}var ay=ut(se("longest","longest"),"the path has no such segment"),iy=ut(be("name","name",!0),"waiting and gaps have no name"),ly={title:"Critical path",host:!0,
ofSteps:!0,params:[nt("consecutive_kernel_delay","Short gaps, µs","30"),nt("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>a("p",{class:"path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),f1(t))),e[0].
data.by_step.length>0&&a("p",{},a("a",{href:p1(e,e[0].data.by_step[0])},`Show the path of ${xi(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:Be,make:(e,t)=>et(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?ks[o.kind]:`${o.name} (${ks[o.kind]})`,value:o=>o.time_per_step,empty:Mu,show:o=>`${I(
o.time_per_step)} a step, ${De(o.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>Be(e),legend:ry,make:(e,t)=>mo(e,t,{parts:ry,what:"steps",empty:Mu,
rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${xi(o)}${Ou(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[lt("kind","ki\
nd",ks),lt("work","work",e=>e===1?"yes":"waiting"),se("time_per_step","per step"),ke(Xe("time_pctg","share")),se("time","in all"),xe("segments","segments"),ay]},{key:"by_name",caption:"Operators, call\
s and kernels",columns:[lt("kind","kind",ks),iy,se("time_per_step","per step"),ke(Xe("time_pctg","share")),se("time","in all"),xe("segments","segments"),ay]},{key:"by_step",caption:"Steps",columns:[Me,
{...be("step","step"),show:(e,t)=>xi(t)+Ou(t)},fe(se("path","path"),"The whole path, including waits; the kinds add up to it"),fe(se("work","work"),"Without waits for the device, between operators and\
 idle"),...Au.map(([e,t,o])=>fe(se(e,t),o)),se("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Me,{...be("step","step"),show:(e,t)=>xi(t)+Ou(t)},se("start","fro\
m"),se("duration","takes"),lt("kind","kind",ks),iy,ut(be("lane","thread or stream"),"waiting is on none")]}]};var h1='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',g1={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},vi=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:ft[e].name,what:ft[e].what,text:o=>`${I(o[e])} a call`})),w1=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),Cu=e=>e===null?_e:L(Math.round(e)).replace("-","−"),y1=e=>`${L(Math.round(e))} tokens/s`;function b1(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:Ht({...Wt(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&a("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var Ru="the names of these annotations do not say it",Lu=[xe("calls","calls"),fe(se("median_time","median"),"The duration of t\
he annotation on the host"),se("mean_time","mean"),...vi.map(({key:e,name:t,what:o})=>fe(se(e,t),`${o}, per call`)),fe(se("device_time","device"),"What a call launches, wherever it runs; per call"),ut(
fe(ke(xe("requests_in_all","requests")),"Of all calls whose names say them"),Ru),ut(fe(ke(xe("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),Ru),fe(se("activ\
e_time","at work"),"Time in which a call runs on the host or on a device, of all ranks"),ut(fe(At({...Ke("tokens_per_second","tokens/s"),show:Cu,showDiff:e=>e>0?`+${Cu(e)}`:Cu(e)}),"Tokens by the time\
 in which such calls are at work, of one rank"),Ru)],$i=be("phase","phase"),cy=(e,t)=>({...be(e,t),show:o=>o===null?"not stated":o.replace("-","–")}),uy={title:"Phases of serving",tab:"Phases",params:[],
ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add \
up to its time.",notes:e=>[...ws(e,t=>Bw(t,vi)),a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>g1[t]).join("; ")),b1(e)],charts:[{id:"phases",title:"T\
ime of a call, by phase",height:e=>Be(e),legend:vi,make:(e,t)=>mo(e,t,{parts:vi,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:h1})},{id:"phase-rates",table:"sizes",title:"Tokens a secon\
d, by phase and size",height:Be,make:(e,t)=>et(e,t,{table:"sizes",kind:"number",name:w1,value:o=>o.tokens_per_second,show:o=>y1(o.tokens_per_second),empty:e.every(({data:o})=>o.phases.length===0)?"The\
re are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[$i,...Lu]},{key:"sizes",caption:"Phases by size of a call",
columns:[$i,fe(cy("requests","requests"),"Of one call, up to a power of two"),fe(cy("tokens","tokens"),"Of one call, up to a power of two"),...Lu.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title}\
 in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",columns:[Me,$i,...Lu]},{key:"forms",caption:"Names that were found",columns:[$i,fe(be("form","form of the name",!0),"Braces stand for numb\
ers, {k} for members such as bs=8"),xe("calls","calls")]}]};var _1="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.",dy=e=>qe(e,0,3),Si=(e,t)=>ke(
{...Ke(e,t),show:io,showDiff:mn}),kr=At(fe(Ke("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),Ei=ut(At(fe(Xe("peak_pctg","of\
 peak"),"Share of the peak speed of the device for numbers of this type, from the data sheet of its vendor: dense, with float32 as TF32 where the device has it")),"the peak of this device for numbers \
of this type is not known"),my=fe(se("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and rank"),py=At(fe(ln("gb_per_s_at_least","bandwidth, at\
 least"),"Each input read once and the output written once, divided by the device time")),fy=ke(fe(Ke("flops_per_byte_at_most","FLOPs per byte"),"FLOPs for each byte that has to be read or written: at\
 most")),hy={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-point operations of matrix products, convolutions and attention, counted from the shapes of their \
inputs, and how fast the device did them.",notes:e=>ws(e,Dw),charts:[{id:"speed",table:"by_operator",title:"Achieved TFLOP/s by operator",height:Be,make:(e,t)=>et(e,t,{table:"by_operator",kind:"count",
name:o=>o.operator,value:o=>o.tflops_per_s,empty:_1,show:o=>`${dy(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${dy(o.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",columns:[
Si("flops_per_step","FLOPs per step"),se("device_time_per_step","device per step"),fe(se("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),
ke(Xe("known_pctg","share")),kr,Ei,be("device","device")]},{key:"classes",caption:"Classes of work",columns:[fe(be("class","class"),"By the operators that launched it, else by the names of kernels; ot\
her: nothing says what it is"),ke(xe("device_rows","device rows")),se("device_time_per_step","device per step"),ke(Xe("device_time_pctg","share of device time")),kr,py,fy]},{key:"by_rank",caption:"Ran\
ks",columns:[Me,Si("flops_per_step","FLOPs per step"),se("device_time_per_step","device per step"),se("known_time_per_step","with known FLOPs"),kr,Ei]},{key:"by_operator",caption:"Operators",columns:[
po,ke(xe("calls","calls")),Si("flops_per_step","FLOPs per step"),my,kr,Ei]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,columns:[po,be("shapes","shapes",!0),fe(be("dtype","type"),"The typ\
e of the numbers of both factors"),be("class","class"),ke(xe("calls","calls")),Si("flops_per_call","FLOPs per call"),my,kr,Ei,fy]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at leas\
t",apart:!0,columns:[po,be("shapes","shapes",!0),be("dtypes","types",!0),ke(xe("calls","calls")),se("device_time_per_step","device per step"),py]},{key:"unknown",caption:"Device time without known FLO\
Ps",apart:!0,columns:[fe(po,"The innermost operator that launched it"),ke(xe("device_rows","device rows")),se("device_time_per_step","device per step"),ke(Xe("device_time_pctg","share of device time"))]}]};var k1="The part of the time for which a value is known",gy=[ke(Ke("mean","mean")),ke(Ke("min","min")),ke(Ke("max","max")),ke(fe(se("known_time","known"),k1))],wy=be("counter","counter"),yy={title:"Cl\
ocks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:e=>[...new Set(e.flatMap(({letter:t,data:o})=>o.
files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),params:[],charts:[],tables:[{key:"rows",caption:"All steps",columns:[Me,Eo,wy,...gy]},
{key:"by_step",caption:"By step",columns:[Me,ut(be("step","step"),"the recording has no steps"),Eo,wy,...gy]}]};var x1="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",$1=e=>e===null?_e:qe(e,0,3),by={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[nt("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:e=>[...new Set(
e.flatMap(({letter:t,data:o})=>o.files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",table:"rows",title:"Sums b\
y operator and counter",height:Be,make:(e,t)=>et(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:x1,show:(o,n)=>$1(n)})}],tables:[{key:"\
rows",caption:"Operators, kernels and counters",columns:[Me,ut(po,"no operator above the launch is recorded"),be("kernel","kernel",!0),be("counter","counter",!0),xe("kernels","kernels"),Ke("sum","sum"),
ke(Ke("mean","mean")),ke(Ke("min","min")),ke(Ke("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Me,fe(xe("number","kernel no."),"In order of time, from 0"),be("kernel","kernel",!0),
fe(be("operators","operators",!0),"Those above its launch, the outermost first"),be("counter","counter",!0),Ke("value","value")]}]};var st={temporal_breakdown:lw,comm_comp_overlap:cw,idle_time_breakdown:dw,kernel_breakdown:mw,memory_bw:bw,queue_length:_w,launch_stats:kw,kernel_sequences:xw,user_annotation_breakdown:$w,operator_kernels:vw,
collectives:Yw,stragglers:Vw,memory:sy,critical_path:ly,phases:uy,work:hy,device_counters:yy,operator_counters:by};var ky=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],Nu=["start","end"],Ti={...Object.fromEntries([...ky,...Nu].map(e=>[e,""])),lines:[]};function xy(e){
return[...ky,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Nu:[]]}var _y=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Pu(e,t){
let o=new URLSearchParams(e),n=l=>o.get(l)??o.get(l.replace(/^set(?=_|$)/,"control"))??"",s=o.get("what"),r={what:Object.hasOwn(t,s)?s:Object.keys(t)[0]},i=t[r.what];for(let l of["set","test",...xy(i)])
r[l]=n(l);return r.rows=_y(o)==="steps"?"":_y(o),r.lines=i.window?o.getAll("line"):[],r.order=o.get("order")==="rank"?"rank":"",r}function $y(e,t,o=[]){let n=new URLSearchParams;for(let s of["set","te\
st",...xy(t[e.what])]){let r=e[s]??"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!o.includes(s)&&n.set(s,r)}return n}function Rn(e,t){let o=$y(e,t);return t[e.what].window&&e.lines.forEach(n=>o.
append("line",n)),e.order&&o.set("order",e.order),ge(`/analyse?what=${e.what}&${o}`)}function vy(e,t,o){let n=$y(e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function Iu(e,t){return e.
set===""?null:vy(e,t)}function Sy(e,t,o){let n=vy(e,t,Nu);return n.set("format","csv"),n.set("table",o),n}var Oi={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Ey=({diagnosis:e,diagnosis_note:t,account:o,waterfall:n,work_classes:s})=>({diagnosis:e,note:t,account:o,waterfall:n,
classes:s}),v1=e=>Rn({...Ti,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:Ty(e.control_ranks),test_ranks:Ty(e.test_ranks),set_marker:e.control_marker,test_marker:e.test_marker},st),Ty=e=>e===
"all"?"":e,S1=["op","heat","open","hide","zoom_time","zoom_calls"],Du=null,Ln={path:"/compare",name:"Compare",mount:(e,t)=>E1(e,t)};function E1(e,t){let o=Wt(location.search),n=null,s=null,r="",i="",l=t.
newPair?bc(o):Du,c=null,u="",d="",m=null,p=o.op!=="",f=!1,g=globalThis.firstComparison!==void 0,h=Uf(o,l),w=Ff(()=>!f&&s&&ee()),y=Eh(N),b=rt("All rows"),_=Rh($=>N({open:$},{replace:!0})),k=fh(v1),x=_g(
t.go),v={sides:us(N,{compact:!0}),verdict:ph({actions:y.node,below:[x.node,_.add("details",k.node)],links:{page:$=>`${q($)}#booked`,tree:()=>uo(Qt(o)),timeline:$=>($&&Vp(o,$))??qo(o)},on:{widen:()=>N(
Oi),marker:N,clock:()=>N({equal_clock:!o.equal_clock}),isCorrected:()=>o.equal_clock,fold:$=>_.toggle("lines",$)}}),recorded:og(),operators:Lh(q,dt),ranks:eg($=>N({heat:$},{replace:!0}),{timeline:(...$)=>_a(
o,...$),go:t.go}),classes:zg(),replacements:kh(q),filters:Ah(N),counts:Rc({id:"chart-counts",title:"Ops count comparison",file:"ops-count",onSelect:$=>G($,v.counts.node),...re("zoom_calls")}),durations:Rc(
{id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:$=>G($,v.durations.node),...re("zoom_time")}),table:qh({onSort:($,A)=>N({sort:$,order:A}),onSelect:G,href:q,onOpen:ae,
onWant:w.want}),detail:vh({onClear:()=>G(""),href:q,onRanks:Y,onTable:U,tree:$=>df(o,$),timeline:$=>es(o,$)})},S=a("p",{class:"remark",hidden:!0}),E=Sh(N),T=[k.chart,v.ranks.heat,v.counts,v.durations];
["operators","classes","recorded","replacements"].forEach($=>_.add($,v[$].node));let M=a("div",{class:"results"},v.verdict.node,v.filters.node,S,E.node,a("div",{class:"charts"},v.durations.node,v.counts.
node),a("section",{class:"card table-card","aria-label":"All rows"},a("div",{class:"chart-head"},y.title,a("div",{class:"chart-tools"},y.work,b.node,y.files)),v.table.node,y.workNote),v.ranks.node,v.operators.
node,v.classes.node,v.recorded.node,v.replacements.node),D=a("div",{class:"message"}),F=a("h1",{class:"visually-hidden"},"Compare"),O=a("div",{class:"paper-only"}),B=St({context:t,results:M,message:D});
e.append(a("div",{class:"page compare-page"},F,O,v.sides.node,D,M),v.detail.node);let Z=pt(()=>{T.forEach($=>$.retheme()),x.redraw()});function N($,{replace:A=!1}={}){let H=Object.keys($).every(X=>S1.
includes(X));return!f&&t.go(Ht({...o,...!H&&{zoom_time:"",zoom_calls:""},...$}),{replace:A})}function G($,A=v.table.node){let H=v.detail.node.contains(document.activeElement),X=$===o.op?"":$??"",me=A.
getBoundingClientRect().top;N({op:X},{replace:!0}),window.scrollBy(0,A.getBoundingClientRect().top-me);let ce=c?.items.find(Ge=>Ge?.key===X);ce?Ee(`${ce.row.name} is selected.`):H&&v.table.focus()}function ae($){
$!==o.op&&G($)}function q({id:$,name:A,category:H}){return jt({...o,heat:"",row:$??Lt(A,H)})}function U(){v.table.node.closest(".table-card").scrollIntoView({block:"start"}),v.table.focus()}function re($){
return{onHide:A=>N({hide:A},{replace:!0}),onZoom:A=>A!==o[$]&&N({[$]:A},{replace:!0})}}function Y(){N({heat:"op"},{replace:!0}),v.ranks.node.scrollIntoView({block:"start"}),v.ranks.node.querySelector(
"summary").focus({preventScroll:!0})}function V(){let $=H=>on(H,o,n,s),A=o.control&&o.test?`${$("control")} → ${$("test")} · Compare`:"Compare";F.textContent=A,t.setTitle(A)}async function P(){let $=[
o.control,o.test].filter(H=>H!=="");if($.every(H=>n&&ze(n,H)))return;let A=await ht($).catch(()=>[]);f||(n=A,le())}async function z($){let A=l,H=A.late===!0&&await jf($,A);H!==!1&&l===A&&(l={key:A.key,
...H?Ey(H):{diagnosis:[],note:""}},Du=H&&l,le())}function oe($){i=$,M.dataset.stale="";let A=yt(o).toString(),{op:H}=o;B.ask(X=>h($,o,l,X),X=>{s=X,r=$,w.start($,X,H),l?.key!==A?(l={key:A,...Ey(X)},Du=
l):l.late&&Rt().then(()=>z($)),Ee(s.row_count===1?"One row.":`${L(s.row_count)} rows.`),B.say(null),delete M.dataset.stale,le()},X=>{s=null,r="",w.stop(),B.say(Th(X,{narrowed:Object.keys(Oi).some(me=>o[me]!==
"all"),all:()=>N(Oi),again:()=>oe(i),unmarked:()=>N({control_marker:"",test_marker:""})})),delete M.dataset.stale,le()})}function le(){if(f)return;V();let $=o.control!==""&&o.test!=="",A=Kn(o),H=yc(o);
$?H!==i&&(s||B.say(null),oe(H)):(B.drop(),i="",s=null,v.detail.draw(null),B.say(Oh(n))),_.draw(o.open),v.sides.draw(o,n,s),M.toggleAttribute("data-skeleton",$&&!s),v.filters.draw(o,s,s?Le():o.unit||"t\
otal"),E.draw(o,A),s?$&&r===i&&J(Le(),A):v.detail.draw(null)}function Le(){let $=o.unit||Dl(s);return $==="percent"&&!sa(s)?Dl(s):$}function J($,A){let H=is(s),X=yt(o).toString(),me=Object.keys(Oi).some(
It=>o[It]!=="all"),ce=o.open.includes("lines"),Ge=JSON.stringify([X,r,ce,l?.note,me]),Ue=s.waterfall??l?.waterfall??null;(c?.answer!==s||Ge!==u)&&(u=Ge,v.verdict.draw(s,l,{narrowed:me,open:ce}),v.recorded.
draw(s)),k.draw(o,{...s,waterfall:Ue},l,{revision:`${r}${Ue===null}`,file:H,caption:Wa(s)}),x.draw(o,X,s),v.operators.draw(X,s),ie($,A),v.classes.draw(l?.classes,s,$),v.replacements.draw(s,$==="per_st\
ep"||$==="percent"),y.draw(o,s,$,A),ue();let Ve=c.items.find(It=>It?.key===o.op);v.ranks.draw(s,o.heat,H,r,Ve?{name:Ve.row.name,query:yn({...o,row:Ve.key}).toString()}:null),jg(o,{unit:$,self:A,item:Ve,
ofHost:Zm(Ue)},{...v,fall:k,table:{sql:b}})}function ie($,A){let H=w.rows(),X=JSON.stringify([r,$]),me=JSON.stringify([X,o.top,d===r,o.hide]);if(c?.answer!==s||c.order!==X){let ce=Bl(s,H,$,{self:A});c=
{answer:s,order:X,unit:$,self:A,items:ce},Se($,ce),v.table.draw({rows:ce,totals:ap(s,$,{self:A}),unit:$,self:A,unitName:Bs($,s),sort:o.sort,order:o.order,selected:o.op,revision:X,judged:he(ce),work:o.
work})}c.chartKey!==me&&(c.chartKey=me,j(me),C(O,Wa(s,Q(s.row_count,"row")).map(ce=>a("p",{},ce))))}let he=$=>$.some(A=>A.verdict!=="cannot_judge"&&!A.row.too_few);function ee(){if(r!==i||c?.answer!==
s)return;let{items:$,unit:A,self:H}=c,X=[],me=[];w.rows().forEach((Ge,Ue)=>{$[Ue]||(X.push(Ue),me.push(Ge))});let ce=Bl(s,me,A,{self:H});ce.forEach((Ge,Ue)=>{$[X[Ue]]=Ge}),Se(A,$),v.table.add($,ce,he(
$)),o.op!==""&&!m&&J(A,H)}function ue(){let $=o.op===""?-1:w.placeOf(o.op),A=c.items[$]??null,H=A?.key??"";if(m=A,v.counts.select(H),v.durations.select(H),v.table.select(H),$===void 0){w.find(o.op);return}
v.detail.draw(A,A||o.op===""?null:[a("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),a("p",{},W("Clear the filters",()=>N({q:"",category:[],change:"",exclude:Jt,device_type:"\
ALL",significant:""})))]),p&&(p=!1,A&&U())}function Se($,A){let H=s.control.samples,X=s.test.samples,me=A.find(Ue=>Ue?.row.too_few&&Ue.row.among)?.row;S.hidden=H===X&&!me;let ce=me&&`${On(me)} These r\
ows say “too few steps”. `;if(H===X){C(S,ce);return}let Ge=$==="total"?"totals cannot be compared directly.":$==="per_call"?"totals would mislead.":"calls and durations are shown per step.";C(S,ce,
`The sides have ${L(H)} and ${Q(X,"sample")} (a sample is one step of one rank), so ${Ge} `,$==="total"?W("Show per step",()=>N({unit:""}),{class:"link-button"}):W("Show totals",()=>N({unit:"total"}),
{class:"link-button"}))}function R(){return d!==r&&ig(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",W("Draw the bars anyway",()=>{d=r,le()},{class:"link\
-button"})]}function j($){let{items:A,unit:H,self:X}=c,me=`${c.order}${o.top}`,ce=sp(A,o.top),Ge=Wa(s,`first ${L(ce.length)} of ${Q(s.row_count,"row")}`),Ue={file:is(s),revision:$,zoom:me,caption:Ge};
v.durations.draw({...Ue,...rg(ce,H,X,s),empty:R(),hidden:o.hide,range:o.zoom_time}),v.counts.draw({...Ue,...ag(ce,H),empty:R(),hidden:o.hide,range:o.zoom_calls}),E.drawRest(A.length,ce.length)}return le(),
g?Rt().then(P):P(),{keys:{search:()=>v.filters.focusSearch(),enter:()=>v.table.focus(),control:()=>v.sides.choose("control"),test:()=>v.sides.choose("test"),close:()=>v.detail.isOpen()&&G("")},update($){
o=Wt($),l=t.newPair?bc(o):l,le(),P(),s&&i===r&&t.settled()},unmount(){f=!0,[k,x,v.operators].forEach($=>$.stop()),B.unmount(),w.stop(),Z(),T.forEach($=>$.unmount()),v.table.unmount(),v.detail.unmount()}}}var Oy=2,Bu=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function T1(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);return r.set("n\
ame",o),s||r.set("category",n),(await Wr(e,r)).rows[0]}async function O1(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:i,step_number:l}=s,c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"\
1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.all(t.map(b=>T1(e,c,b,n))),Wn(e,o===""?null:o),ho(e)]),[p]=u.
filter(Boolean).sort((b,_)=>_.duration-b.duration);if(!p)throw new Error("The timeline of this step has no such call.");let f=m.filter(b=>b.rank===r).find(b=>b.span===i);if(!f||f.trace_bytes===null)throw new Error(
"The trace of this call is not kept.");if(f.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let g=l===null?f.first_event_ns:
d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,h=f.metadata?.baseTimeNanoseconds,w=BigInt(g)-(Number.isFinite(h)?BigInt(h):0n),y=b=>w+BigInt(Math.round(1e3*b));return{file:f,start:y(p.start-
Oy*p.duration),end:y(p.start+(1+Oy)*p.duration)}}function My(e,t,o,n){let s=O1(e.id,t,Bu(o));return s.catch(()=>{}),da({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"tr\
ace.json.gz",load:async r=>{let{file:i}=await s;return zr(e.id,i.number,"",{signal:r,onProgress:n})}})}function Ay({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function Cy(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var M1=250;function Ry(e){return bt({...e,height:()=>M1,make:C1,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function A1(e){let[t,o]=Ye(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function C1(e,t){let o={...e,
...Ay(e)},n=Kt(),{edges:s}=o,r=Cy(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,p)=>{let f=o[m].reduce((h,w)=>h+w,0),g=o.share?f/100:o.perStep?o.perStep[p]:1;return o[m].map(h=>h===0?0:
h/g)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((p,f)=>[s[f],s[f+1]]),y:m.flatMap(p=>[p,p])}),u=s.slice(0,-1).map((m,p)=>Math.sqrt(m*s[p+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:L1(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:te("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,p)=>Math.max(i[p],l[p])),customdata:R1(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:xt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(A1),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,p)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:p===0?te("--control"):te("--test")}}])}}}function R1(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,i)=>`${r} ${L(e[r][n])}${i>0?`, ${De(100*e[r][n]/i)} of its calls`:""}`;return[`${I(o)} to ${I(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function L1(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var N1=250,Mi=.13;function Ly(e){return bt({...e,height:()=>N1,make:P1,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function P1(e,t){
let o=Kt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Ye(Math.max(...n)):["",1],i=e.rows.length>8,l=(m,p,f)=>{let g=[];return e[m].forEach((h,w)=>h.forEach((y,b)=>{
if(y!==null){let _=e.rows.length>1?.16*(w/(e.rows.length-1)-.5):0;g.push({x:b+p+_,y:y/r,id:`${w}/${b}`,text:e.hover(m,w,b).map(He).join("<br>")})}})),{type:"scatter",mode:"markers",x:g.map(h=>h.x),y:g.
map(h=>h.y),customdata:g.map(h=>h.text),ids:g.map(h=>h.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:f,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,p)=>{let f=e.columns.
map((g,h)=>{let w=e[m].map(y=>y[h]).filter(y=>y!==null);return w.length===0?null:w.reduce((y,b)=>y+b,0)/w.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:f,x:f.map((g,h)=>h+p),line:{color:te(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=xo(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-Mi),c("test",Mi),l("control",
-Mi,"circle"),l("test",Mi,"diamond")],layout:{template:xt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>He(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var I1=e=>e[0].toUpperCase()+e.slice(1),D1=e=>e>0?"more":e<0?"less":"calm",Ny=e=>a("td",{class:"num",title:de(e)},I(e)),Py=(e,t="")=>a("td",{class:`num ${t} ${D1(e)}`,title:We(e)},$e(e));function qu(e,t,o,n){
return a("tr",{},a("th",{scope:"row",title:n},e),Ny(t.control_per_step),Ny(t.test_per_step),Py(t.diff_per_step,"strong"),o&&(t.itself?[t.itself,t.below].map(s=>Py(s.diff_per_step)):[a("td"),a("td")]))}
var Iy=(e,t)=>({diff_per_step:e.reduce((o,n)=>o+n[t].diff_per_step,0)});function B1(e,t){let o=["Control","Test","Δ",...t?["Δ on itself","Δ below it"]:[]];return a("table",{class:"number-table"},a(
"caption",{class:"visually-hidden"},"Booked in the steps, by part"),a("thead",{},a("tr",{},a("td"),o.map(n=>a("th",{scope:"col",class:"num"},n)))),a("tbody",{},e.parts.map(n=>qu(I1(n.part),n,t)),e.parts.
length>1&&qu("Together",{...e,itself:Iy(e.parts,"itself"),below:Iy(e.parts,"below")},t),e.with_others&&qu("With other device work of its call",e.with_others,t,"The call launches other device work on t\
he other side; all of it is booked together, on the call")))}var q1=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of\
 a ${t} is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,F1="Nothing is booked on it: other work runs at the same time, \
or it is outside the steps.";function Dy(){let e=rt("Booked in the steps"),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Booked in the steps, by part"}),o=a("p",{class:"muted sm\
all"}),n=a("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Booked in the steps"),a("div",{class:"chart\
-tools"},e.node)),o,t);return{node:n,sql:e,draw(s){let{booked:r}=s,i=s.launches!==void 0;if(n.hidden=r===null,r===null)return;let l=r.parts.length===0&&r.with_others===null;o.textContent=l?F1:q1(i,Mt(
s)?"recording":"step"),C(t,!l&&B1(r,i))}}}var W1=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],By=(e,t)=>e===null||t===null?null:
e-t,qy=(e,t)=>e>0&&t!==null?100*t/e:null,Wu=e=>e>0?"more":e<0?"less":"calm";function Hu(e){let{control:t,test:o}=e.calls,n={control_counts:t.count,test_counts:o.count,control_total_duration:t.total,test_total_duration:o.
total},s=Do(n,"per_step",e);return{row:n,counts:[t.count,o.count],callsPerStep:[s.controlCount,s.testCount],total:[t.total,o.total],perStep:[s.control,s.test],perCall:[t["50%"],o["50%"]],birth:s.birth}}
function Fu(e,t,[o,n],s,r,i){let l=By(n,o),c=i==="new"?"new":i==="gone"?"gone":ye(qy(o,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"\
control-text"},i==="new"?_e:s(o)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?_e:s(n))),a("p",{class:`tile-change ${Wu(l??(i==="new"?1:-1))}`},l===null?
c:`${r(l)} (${c})`))}function H1(e,t){let o=Hu(e);return[a("p",{class:"muted op-verdict"},t?On(t):" "),a("div",{class:"tiles"},Fu("Time per step","Total duration divided by the number of samples (ran\
k × step)",o.perStep,I,$e,o.birth),Fu("Calls per step","Number of calls divided by the number of samples (rank × step)",o.callsPerStep,L,tt,o.birth),Fu("Time per call","Median over all calls",o.perCall,
I,$e,o.birth))]}function Ci(e,[t,o],n,s,{exact:r,exactDiff:i,title:l}={}){let c=By(o,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},n(t)),a("td",{class:"num",title:r?.(
o)},n(o)),a("td",{class:`num strong ${Wu(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${Wu(c)}`},ye(qy(t,c))))}var Ai=(e,t,o)=>Ci(e,t,I,$e,{exact:de,exactDiff:We,title:o});function j1(e,t){if(!(t?.control?.
step>0)||!(t?.test?.step>0))return null;let{control:o,test:n}=Do(Hu(e).row,"percent",{...e,step_time:t}),s=Mt(e)?"recording":"step time";return Ci(`Share of the ${s}`,[o,n],De,r=>r===null?_e:ye(r).replace(
"%","pp"),{title:`Change in percentage points. Time per step divided by the ${s}; overlapping work counts in full`})}function U1(e,{stepTime:t,row:o}){let n=Hu(e),s=i=>a("tr",{class:"group-row"},a("th",
{colspan:"5",scope:"colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("\
tr",{},a("td"),["Control","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),Ci("Calls",n.counts,L,tt),Ci("Calls per step",n.callsPerStep,L,tt),Ai("Total",n.
total),Ai("Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&Ai("Self time per step",["control","test"].map(i=>hn(o,`${i}_self_per_step`,e)),"Without the calls i\
nside it"),j1(e,t)),a("tbody",{},s("A single call"),W1.map(([i,l])=>Ai(l,r(i)))))}function Fy(){let e=a("div",{class:"card op-head"}),t=rt("Numbers"),o=a("div",{class:"scroll-x",tabindex:"0",role:"reg\
ion","aria-label":"Numbers of this operation"}),n=a("section",{class:"card op-table-card","aria-label":"Numbers"},a("div",{class:"chart-head"},a("h2",{},"Numbers"),a("div",{class:"chart-tools"},t.node)),
o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),C(e,H1(s,r.row)),C(o,U1(s,r))}}}var Wy=.8,z1=/^aten::.*(mm|linear|conv|attention)/,ju={control:"set",test:"test"};function G1(e,t,o){let n=Object.values(ju).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),i=Object.values(ju).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=Wy*o[d]&&
u.device_time>=Wy*(u.device_time+i[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var Hy=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(ju))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function Ri(e,[
t,o],n,s,r){let i=t===null||o===null?null:o-t;return a("tr",{},a("th",{scope:"row"},e),[t,o].map(l=>a("td",{class:"num",title:r?.(l)},n(l))),a("td",{class:"num strong"},i===null?"":s(i)),a("td",{class:"\
num"},t>0&&i!==null?ye(100*i/t):""))}var jy=(e,t,o)=>a("tr",{},a("th",{scope:"row",title:t},e),a("td"),a("td"),a("td",{class:`num strong ${o>0?"more":"less"}`,title:We(o)},$e(o)),a("td")),Y1=e=>e===null?
_e:`${io(1e12*e)}FLOP/s`,K1=e=>`${mn(1e12*e)}FLOP/s`;function V1(e,t){return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Work of this operator, per step"),a("thead",{},a("t\
r",{},a("td"),["Control","Test","Δ","Δ %"].map(o=>a("th",{scope:"col",class:"num"},o)))),a("tbody",{},Ri("FLOPs per step",e.flops,io,mn),Ri("Device time per step",e.device,I,$e,de),e.more!==null&&[jy(
"due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),jy("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],Ri("Achieved",e.
speed,Y1,K1),e.calls.some((o,n)=>o!==t[n])&&Ri("Calls with known FLOPs",e.calls,L,tt)))}function Uy(){let e=a("div",{class:"op-work-body"}),t=rt("Work"),o=a("section",{class:"card op-table-card op-wor\
k","aria-label":"Work",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Work"),a("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=i=>C(e,a("p",{class:"muted small op-work-none"},i));return{node:o,
sql:t,async draw(i,l){let c=l.category==="cpu_op"&&z1.test(l.name)&&!i.use_short_name&&i.control!==""&&i.test!=="";o.hidden=!c;let u=c?`${Hy(i)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,
n=u,!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await Hn("work",Hy(i),{signal:s.signal});if(n!==u)return;let p=G1(m,l.name,d);p?C(e,a("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},V1(p,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var Li=12;function zy(e){let t=a("h2"),o=a("p",{class:"muted small"}),n=rt("What launches it, or what it launches"),s=gt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=a(
"div",{class:"scroll-x"}),i=a("p",{class:"related-more"}),l=a("section",{class:"card related"},a("div",{class:"chart-head"},t,a("div",{class:"chart-tools"},s.node,n.node)),o,r,i),c=!1,u="";function d(g){
let{answer:h}=g,w=h.launches!==void 0;u!==g.revision&&(u=g.revision,c=!1),s.press(g.unit),t.textContent=w?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=w?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let y=w?h.launches:h.launched_by;C(r,y.length===0?m(w):p(y,g,w)),C(i,y.length>Li&&!c&&W(`Show all ${L(y.length)}`,()=>{c=!0,d(g),r.querySelectorAll("tbody tr")[Li].querySelector("a")?.focus()},{
class:"link-button"})),i.hidden=y.length<=Li||c}function m(g){return a("p",{class:"muted chart-message"},g?"Its calls launch no device work.":"The trace does not say what launched it.")}function p(g,h,w){
let y=g.some(b=>b.shapes!==null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},w?"Device work":"Operator"),y&&a("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(b=>a("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},a("span",{class:"th-group"},"calls "),b)),["Control","Test","Δ","Δ %"].map(b=>a("th",{scope:"col",class:b==="Control"||
b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},a("span",{class:"th-group"},"time "),b)))),a("tbody",{},g.slice(0,c?void 0:Li).map(b=>f(b,h,y))))}function f(g,{answer:h,unit:w},y){let{control:b,
test:_,diff:k,controlCount:x,testCount:v,diffCount:S,birth:E,percent:T}=Do(g,w,h),M=k>0?" more":k<0?" less":"",D=E||ye(T);return a("tr",{},a("th",{scope:"row",class:"related-name mono"},g.name===""?a(
"span",{class:"muted"},"unknown launch"):a("a",{href:e.href(g),title:g.name},a("bdi",{},g.name)),a("span",{class:"related-category muted"},` ${g.category??""}`)),y&&a("td",{class:"shapes mono",title:g.
shapes},g.shapes??"–"),a("td",{class:"num wide-only"},L(x)),a("td",{class:"num wide-only"},L(v)),a("td",{class:`num wide-only${S>0?" more":S<0?" less":""}`},tt(S)),a("td",{class:"num roomy-only",title:de(
b)},g.control_counts>0?I(b):"–"),a("td",{class:"num roomy-only",title:de(_)},g.test_counts>0?I(_):"–"),a("td",{class:`num strong${M}`,title:We(k)},$e(k)),a("td",{class:`num${M}`},D))}return{node:l,
sql:n,draw:d}}function Gy(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},$e(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=i.length===l.length&&i.every((d,m)=>n(d,l[m]));C(e,u?a("div",{},a("h3",{},"The same in control and test"),o(l,
r)):[c("control",i),c("test",l)])}}}var Yy={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
Uu={path:"/compare/op",name:"Operation",mount:(e,t)=>J1(e,t)};function J1(e,t){let o=Hs(location.search),n=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=gt("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],Y=>S({bins:Y},{replace:!0})),m={sides:us(S),numbers:Fy(),booked:Dy(),
work:Uy(),histogram:Ry({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:Ly({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...Y)=>t.go(T(...Y))}),
heat:Va({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...Y)=>t.go(T(...Y))}),grid:Ja(),related:zy({onUnit:Y=>S({unit:Y}),href:({name:Y,category:V})=>jt({...o,row:Lt(Y,V)})}),
stack:Gy()},p=[m.histogram,m.points,m.heat],f=a("nav",{class:"crumb","aria-label":"Where this is"}),g=a("h1",{class:"mono op-title"}),h=a("p",{class:"muted"}),w=a("p",{class:"op-actions"}),y=a("div",{
class:"message"}),b=X1(Y=>S({heat:Y},{replace:!0})),_=a("p",{class:"muted small",hidden:!0}),k=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.table,a("div",{class:"op-\
charts"},m.histogram.node,m.points.node)),m.booked.node,m.work.node,m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,_,m.grid.node));e.append(a("div",{class:"page operation-\
page"},f,a("header",{class:"op-header"},g,h,w),m.sides.node,y,k));let x=St({context:t,results:k,message:y}),v=pt(()=>p.forEach(Y=>Y.retheme()));function S(Y,{replace:V=!1}={}){t.go(jt({...o,...Y}),{replace:V})}
function E(){let Y=oe=>on(oe,o,n,s),V=`${Y("control")} → ${Y("test")}`,P=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${P.slice(0,80)} · ${V}`),C(g,a("bdi",{},P)),C(h,s?.category??"",s?.
kind?` · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together",s?.category==="python_function"&&s.aliases&&a("span",{class:"mono full-name"},` · ${s.aliases.
map(({side:oe,name:le})=>`${oe} ${le}`).join(", ")}`));let z={...Wt(""),...M(),op:o.row};C(f,a("a",{href:t.lastCompare(yt(o))??Ht(z)},`← ${V}`))}function T(Y,V){return _a(o,Y,V,s)}function M(){let{control:Y,
test:V,control_ranks:P,test_ranks:z,control_steps:oe,test_steps:le,control_marker:Le,test_marker:J,use_short_name:ie,merge_addresses:he,aliases:ee,merge_lines:ue}=o;return{control:Y,test:V,control_ranks:P,
test_ranks:z,control_steps:oe,test_steps:le,control_marker:Le,test_marker:J,use_short_name:ie,merge_addresses:he,aliases:ee,merge_lines:ue}}async function D(){let Y=[o.control,o.test].filter(P=>P!=="");
if(Y.every(P=>n&&ze(n,P)))return;let V=await ht(Y).catch(()=>[]);u||(n=V,Z())}function F(Y){i=Y,x.ask(V=>qr(Y,{signal:V}),V=>{s=V,r=new URLSearchParams(Y).get("row"),x.say(null),Ee(`${V.name}: ${I(V.calls.
control.total)} to ${I(V.calls.test.total)}.`),Z()},V=>{s=null,x.say(B(V)),Z()})}async function O(Y){c?.abort(),c=new AbortController,l={key:Y,answer:null};try{let V=new URLSearchParams(Y);V.set("sign\
ificance","true"),V.set("diagnosis","false");let P=await dt(V,{signal:c.signal});if(u||l.key!==Y)return;l.answer=P,l.byKey=rp(P),Z()}catch{}}function B(Y){let V=Y.code==="unknown_operation",P=["contro\
l_ranks","test_ranks","control_steps","test_steps"].filter(z=>o[z]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:Y.code}},a("h2",{},V?"This operation does not occur":"This operati\
on cannot be shown"),a("p",{},V?"Neither side has an operation of this name and category in the selected ranks and steps.":Y.message),a("p",{},P.length>0&&W("Use all ranks and steps",()=>S(Object.fromEntries(
P.map(z=>[z,"all"]))),{class:"primary"}),P.length===0&&!V&&W("Try again",()=>F(yn(o).toString()),{class:"primary"})," ",a("a",{href:Ht({...Wt(""),...M()})},"All operations of this comparison")))}function Z(){
if(u)return;E();let Y=o.control!==""&&o.test!==""&&o.row!=="",V=yn(o).toString();Y?V!==i&&(s&&r!==o.row&&(s=null),x.say(null),F(V)):(x.drop(),i="",x.say(a("div",{class:"empty"},a("h2",{},"No operation\
 is chosen"),a("p",{},"Choose one on the ",a("a",{href:ge("/compare")},"Compare page"),"."))));let P=yt({...o,use_short_name:!1}).toString();Y&&P!==l.key&&O(P),m.sides.draw(o,n,s),k.toggleAttribute("d\
ata-skeleton",Y&&!s),s&&N()}function N(){let Y=o.unit||(s.control.samples===s.test.samples?"total":"per_step"),V=`tracediff-${kt(s.control.label)}-${kt(s.test.label)}-${kt(s.name)}`,P=i,z=o.use_short_name?
void 0:ql(l.byKey?.get(qs(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:z}),U(V,P),re(V,P),m.booked.draw(s),m.work.draw(o,s),Ug(o,s,m),m.related.draw({answer:s,unit:Y,revision:P}),
m.stack.draw(s.stack,q),C(w,W("Copy the name",()=>eo(s.name,"Name copied."),{class:"link-button"}),W("Copy link",()=>eo(location.href,"Link copied."),{class:"link-button"}),a("a",{href:es(o,s)},"Show \
in the timeline"),a("a",{href:Kd(yn(o)),download:`${V}.json`},"JSON"),["control","test"].map(ae))}let G=Y=>s.aliases?.filter(V=>V.side===Y)??[{name:s.name,category:s.category}];function ae(Y){let V=n&&
ze(n,o[Y]);if(!V||Bu(s.samples[Y])===void 0)return null;let P=`slowest call, ${Y}`;if(Bo(V)!=="")return a("span",{class:"muted small",title:Bo(V)},`Perfetto: no trace of the ${Y}`);let z={name:s.name,
names:G(Y),marker:o[`${Y}_marker`],shortNames:o.use_short_name},oe=W(`Perfetto: ${P}`,async()=>{oe.disabled=!0;try{await My(V,z,s.samples[Y],le=>Ee(`Loading ${Oe(le)}`))}catch(le){Ce(le.message,{urgent:!0})}finally{
oe.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return oe}function q({name:Y,category:V}){
let P=l.byKey?.get(qs(Y,V));return P&&{diff:P.diff_per_step,href:jt({...o,use_short_name:!1,row:P.id})}}function U(Y,V){let{edges:P,control:z,test:oe}=s.histogram,le=[s.control.samples,s.test.samples];
d.press(o.bins),m.histogram.draw({edges:P,control:z,test:oe,file:Y,revision:`${V}#${o.bins}`,share:o.bins==="share",perStep:le[0]===le[1]?null:le,medians:[s.calls.control["50%"],s.calls.test["50%"]],heading:`${L(
s.calls.control.count)} in the control, ${L(s.calls.test.count)} in the test`,empty:P.length===0?"No calls to draw.":""})}function re(Y,V){let{control:P,test:z}=s.samples,oe=Ka(P,z),le=ir(oe,$=>$.total_duration),
Le=$=>s.calls[$].count===0,J=le.control.map($=>$.map(()=>null));m.points.draw({rows:oe.rows,columns:oe.columns,kind:"time",file:Y,control:Le("control")?J:le.control,test:Le("test")?J:le.test,hover:($,A,H)=>Q1(
$,oe[$][A][H]),heading:"duration in each step of each rank",revision:V});let[ie,he,ee]=Yy[o.heat],ue=ir(oe,he),Se=ee==="time",R={format:Se?de:L,formatDiff:Se?We:tt};b.draw(o.heat),m.heat.draw({rows:oe.
rows,columns:oe.columns,...ue,...R,kind:ee,file:Y,heading:ie,revision:`${V}#${o.heat}`}),m.grid.draw({grid:oe,values:ue,title:ie,timeline:T,format:Se?I:L,formatDiff:Se?$e:tt});let j=[oe.ranksByPosition&&
"ranks",oe.stepsByPosition&&"steps"].filter(Boolean);_.hidden=j.length===0,_.textContent=`The sides have different ${j.join(" and ")}; they are paired by position (control / test).`}return Z(),D(),{keys:{
control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(Y){let V=o;o=Hs(Y),V.row!==o.row&&window.scrollTo(0,0),Z(),D()},unmount(){u=!0,m.work.stop(),x.unmount(),c?.abort(),v(),p.
forEach(Y=>Y.unmount())}}}function Q1(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,de(t.total_duration),Q(t.counts,
"call")]}function X1(e){let t=pe("heat"),o=a("select",{id:t,on:{change:()=>e(o.value)}},Object.entries(Yy).map(([n,[s]])=>a("option",{value:n},s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},
"Heat maps of"),o),draw(n){o.value=n}}}function Ky(e,t){let o=null,n=new Map,s=f=>{let g=e.getBoundingClientRect();return[f.clientX-g.left,f.clientY-g.top]};function r(f){let g=f.deltaMode===1?16:1,h=f.shiftKey&&f.deltaX===0?f.deltaY:f.deltaX;
if(f.shiftKey||Math.abs(h)>Math.abs(f.deltaY))f.preventDefault(),t.pan(h*g);else if(f.ctrlKey||f.metaKey){f.preventDefault();let w=Math.max(-240,Math.min(240,f.deltaY*g));t.zoom(s(f)[0],Math.exp(w*.004))}}
function i(f){if(f.button!==0)return;let[g]=s(f);e.focus({preventScroll:!0}),n.set(f.pointerId,g),o={id:f.pointerId,x:g,y:f.clientY,from:g,measures:f.shiftKey,moved:n.size>1}}function l(f,g){let h=[...n.
values()];n.set(f.pointerId,g);let w=[...n.values()],y=([b,_])=>Math.max(20,Math.abs(b-_));t.zoom((w[0]+w[1])/2,y(h)/y(w))}function c(f){f.pointerType==="mouse"&&(f.buttons&1)===0&&n.delete(f.pointerId)&&
(o=null,delete e.dataset.drag);let[g,h]=s(f);if(n.size===2&&n.has(f.pointerId)){l(f,g);return}if(!o||o.id!==f.pointerId){t.hover(g,h,f);return}!o.moved&&Math.hypot(g-o.x,f.clientY-o.y)<4||(o.moved||(o.
moved=!0,e.setPointerCapture(f.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,g,!1):(t.pan(o.x-g),t.scroll(o.y-f.clientY)),[o.x,o.y]=[g,f.clientY])}function u(f){
if(n.delete(f.pointerId),!o||o.id!==f.pointerId)return;let[g,h]=s(f),{moved:w,measures:y,from:b}=o;o=null,delete e.dataset.drag,f.type!=="pointercancel"&&(y&&w?t.measure(b,g,!0):w||t.pick(g,h,f))}let d={
w:()=>t.glide(.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),
0:()=>t.fit(),Enter:()=>t.enter()};function m(f){if(f.ctrlKey||f.metaKey||f.altKey)return;if(t.own(f)){f.preventDefault();return}let g=d[f.key.length===1?f.key.toLowerCase():f.key];g&&(f.preventDefault(),
f.stopPropagation(),g())}let p={wheel:r,pointerdown:i,pointermove:c,pointerup:u,pointercancel:u,pointerleave:()=>t.leave(),keydown:m};for(let[f,g]of Object.entries(p))e.addEventListener(f,g,f==="wheel"?
{passive:!1}:void 0);return()=>Object.entries(p).forEach(([f,g])=>e.removeEventListener(f,g))}function zu({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)i[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)Z1(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function Gu(e,t,o=null,n=e*t){let s=r=>o?.[r]??r*t;return{height:n,y:s,at(r){let i=o?Vy(o,0,o.length,r)-1:Math.floor(r/t);return i<0||r>=s(i)+t?-1:i}}}function Z1(e,t,o,n){for(let r=1;r<
e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((i,l)=>o[i]-o[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function Vy(e,t,o,n){for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+
1}return t}function Yu(e,t,o,n,s){if(t<0||t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=Vy(l,r[t],d,o);m<d;m+=1){let p=i[m];if(c[p]>=n)return;u[p]>o&&s(p)}}function Jy(e,t,o,n=0){
let s=-1,r=1/0;return Yu(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-o,o-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function Qy(e,t,o){let n=o("…"),s=0,r=0,i=0,l=0;for(let c of e){
if(s+=o(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+n<=t&&(r+=1,i=l)}return e}var xs=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).
slice(0,3).map(Number);function Xy(e){let[t,o,n]=xs(e).map(l=>{let c=l/255;return c<=.04045?c/12.92:((c+.055)/1.055)**2.4}),s=.2126*t+.7152*o+.0722*n,[r,i]=[1.05/(s+.05),(s+.05)/.058];return Math.max(
r,i)<4.5?"#000000":r>=i?"#ffffff":"#10161d"}var Ni=(e,t,o)=>`rgb(${xs(e).map((n,s)=>Math.round(o*n+(1-o)*xs(t)[s])).join(", ")})`;function $s(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},i=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,p){e.strokeStyle=m,e.lineWidth=p,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,p=1){e.strokeStyle=m,e.lineWidth=p,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:p=!1}={}){let f=`${p?600:400} ${m}px ${t}`;s!==f&&(s=f,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var eO={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},tO=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,xr=e=>String(e).replace(tO,"").replace(/[&<>"]/g,t=>eO[t]),$r=e=>String(Math.round(e*100)/100);
function Zy(e){let t=[],o=new Map,n=1,s=(i,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,p])=>` ${m}="${typeof p=="number"?$r(p):xr(p)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${xr(c)}</${i}>`)},r=i=>(o.has(i)||o.set(i,`hatch-${o.size+1}`),o.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){n=i},text(i,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${xr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${$r(i)}" height="${$r(l)}"\
 viewBox="0 0 ${$r(i)} ${$r(l)}" font-family="${xr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${xr(c)}"/>${t.join("")}</svg>`}}}var Pi=(e,t,o)=>Math.min(Math.max(e,t),o);function Nn({from:e,to:t},o,n=0){let s=o.to-o.from,r=Pi(t-e,Math.min(n,s),s),i=(e+t)/2,l=Pi(i-r/2,o.from,o.to-r);return{from:l,to:l+r}}function Ku(e,t,o,n,s=0){
let r=n.to-n.from,i=Pi((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return Nn({from:c,to:c+i},n,s)}function Vu(e,t,o){let n=e.to-e.from,s=Pi(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function eb(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function tb({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var To=22,oO=22,Ii=4,nO=.3;function nb(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(
n).width,o.set(n,s)),s}}var vr=new Map;function sO(e){return vr.has(e)||(vr.size>500&&vr.clear(),vr.set(e,Xy(e))),vr.get(e)}function rO(e,t,o,n,s){let{x:r,y:i,width:l,height:c}=o,u=s?Ni(n.colour(t),n.
colours.surface,nO):n.colour(t);if(e.box(r,i,l,c,u),l<3)return;let d=sO(u);if(n.hatched(t)&&e.hatch(r,i,l,c,n.colours.surface),l>=oO){let m=Qy(n.text(t),l-2*Ii,n.widthOf);if(m!==""){let p=i+c/2+11*.36;
if(n.hatched(t)){let f=4;for(let g of m)f+=n.widthOf(g);e.box(r+Ii-2,i+1,Math.min(f,l-Ii),c-2,u)}e.words(r+Ii,p,m,d)}}}function aO(e,t,o,{index:n,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,
m=0;return Yu(n,t,s.from,s.to,p=>{let f=Math.max(0,(n.start[p]-s.from)*r),g=Math.min(i,(n.end[p]-s.from)*r);if(g<=d&&!u?.keep.has(p))return;let h=Math.max(1,g-f>3?g-f-.5:g-f);rO(e,p,{x:f,y:o,width:h,height:c},
l,u&&!u.keep.has(p)),m+=1,d=h<=1?f+1:g}),m}function sb(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:i}=tb(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,To,s.surface);for(let c of r){let u=Math.round(
(c-t.from)*l)+.5;e.line(u,To-5,u,To,s.border),u<o-30&&e.words(u+3,To-8,n(c,i),s.muted)}e.line(0,To-.5,o,To-.5,s.border)}function rb(e,t){let{index:o,view:n,width:s,height:r,rowHeight:i,top:l,places:c,
marks:u,how:d}=t,m=s/(n.to-n.from),p=u.highlight?{keep:u.highlight}:null,f={index:o,view:n,scale:m,width:s,how:d,height:i-1,dimmed:p},g=0;for(let h=0;h<o.rows;h+=1){let w=l+c.y(h);w+i>0&&w<r&&(g+=aO(e,
h,w,f))}return iO(e,t,m),g}function iO(e,t,o){let{marks:n,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*o),p=Math.min(t.width+
2,(d[i]-t.view.from)*o);p>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.places.y(t.rowOf(i))-.5,Math.max(2,p-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(i=>r(i,s.colours.
text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var Bi=12,Di=17,lO=8e3,cO=15,uO=12;function Sr(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,i,...l)=>e.
line(n+t,s+o,r+t,i+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var ab=(e,t)=>e.flatMap((o,n)=>Jo(o,Math.floor((t-2*Bi)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function ib(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(Bi,o+Di*r,n,te(s?"--text":"--muted"),{size:s?cO:uO,bold:s})})}function qi(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=ab(e,o),r=t.map(d=>ab(d.lines,
o)),i=10+Di*s.length+Bi,l=t.map((d,m)=>{let p=i+Di*r[m].length;return i=p+d.height+Bi,p}),c=Math.min(i,lO),u=d=>{ib(d,s,22),t.forEach((m,p)=>{ib(d,r[p],l[p]-Di*r[p].length+12),m.paint(Sr(d,0,l[p]))})};
return{width:o,height:c,svg(){let d=Zy(n);return u(d),d.text(o,c,te("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let p=$s(m,n);return p.box(0,0,o,c,te("--surface")),u(p),new Promise(f=>{d.toBlob(f,"image/png")})}}}async function Fi(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
Pa(n,`${o}.${t}`)}var dO=160,mO=3,Ju=300,pO=matchMedia("(prefers-reduced-motion: reduce)"),lb=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,te(`--${e}`)])),Qu={start:new Float64Array(
0),end:new Float64Array(0),row:new Uint16Array(0),length:0};function Wi(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,least:c=.001,decorate:u=null}=t,
d=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),m=a("div",{class:"spans-space"},d),p=a("div",{class:"spans-scroll"},m);e.classList.add("s\
pans"),e.append(p);let f=d.getContext("2d",{alpha:!1}),g=getComputedStyle(document.body).fontFamily,h=$s(f,g),w={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:nb(g),colours:lb()},y=Qu,
b=zu(Qu),_=Gu(0,o),k={from:0,to:1},x={from:0,to:1},v={hover:-1,select:-1,highlight:null},S=0,E=null,T=0,M=0,D={top:0,height:0},F=!0,O=()=>(x.to-x.from)/Math.max(1,T),B=R=>x.from+R*O();function Z(){let{
top:R}=m.getBoundingClientRect(),j=p.getBoundingClientRect();return[Math.max(0,j.top)-R,Math.min(window.innerHeight,j.bottom)-R]}let N=([R,j])=>Math.max(0,R)>=D.top&&Math.min(_.height,j)<=D.top+D.height;
function G(){T=p.clientWidth,m.style.height=`${_.height}px`;let R=Z(),[j,$]=[Math.max(0,R[0]-Ju),Math.min(_.height,R[1]+Ju)];if($<=j&&D.height>0)return!1;(D.height===0||!N(R)||D.top+D.height>_.height)&&
(D.height=Math.max(0,Math.min(_.height,$>j?$-j:2*Ju)),D.top=Math.max(0,Math.min(j,_.height-D.height)));let A=globalThis.devicePixelRatio||1,[H,X]=[Math.round(T*A),Math.round(D.height*A)];return d.style.
top=`${D.top}px`,(d.width!==H||d.height!==X||M!==A)&&([d.width,d.height,M]=[H,X,A],d.style.width=`${T}px`,d.style.height=`${D.height}px`),!0}function ae(){S===0&&(S=requestAnimationFrame(q))}function q(R){
if(S=0,E){E.since??=R;let $=(R-E.since)/dO;x=eb(E.from,E.to,$);let A=$<1;A?ae():E=null,r(x.from,x.to,A)}let j=performance.now();if(F=!G(),!F&&T>0&&D.height>0){f.setTransform(M,0,0,M,0,0);let $=Y(re(),
{width:T,height:D.height,top:-D.top});d.dataset.drawn=String($)}d.dataset.drawMs=(performance.now()-j).toFixed(2)}let U="";function re(){let R=`${d.width} ${d.height} ${M}`;return R!==U&&(U=R,h.forget()),
h}function Y(R,{width:j,height:$,top:A}){let{colours:H}=w;R.box(0,0,j,$,H.surface);let X=rb(R,{index:b,view:x,width:j,height:$,rowHeight:o,top:A,places:_,marks:v,how:w,rowOf:ce=>y.row[ce]}),me=j/(x.to-
x.from);return u?.(R,{x:ce=>(ce-x.from)*me,y:ce=>A+_.y(ce),rowHeight:o,top:A,width:j,height:$,view:x}),X}function V(R,j=!1){E=null,!(R.from===x.from&&R.to===x.to)&&(x=R,r(x.from,x.to,j),ae())}function P(R){
let j=Nn(R,k,c);pO.matches?V(j):(E={from:x,to:j,since:null},ae())}let z=()=>E?.to??x;function oe(R,j){return Jy(b,_.at(j+D.top),B(R),mO*O())}function le(R,j){R!==v.hover&&(v.hover=R,d.style.cursor=R>=
0?"pointer":"",ae()),n(R,j)}let Le=Ky(d,{zoom:(R,j)=>V(Ku(x,B(R),j,k,c)),pan:R=>V(Vu(x,R*O(),k)),scroll:R=>J(R),hover:(R,j,$)=>le(oe(R,j),$),leave:()=>{v.hover>=0&&le(-1,null)},pick:(R,j,$)=>s(oe(R,j),
$),measure:(R,j,$)=>i?.(...[B(R),B(j)].sort((A,H)=>A-H),$),slide(R){let j=z();P(Vu(j,R*(j.to-j.from),k))},glide(R){let j=z();P(Ku(j,(j.from+j.to)/2,R,k,c))},fit:()=>P(k),enter:()=>{v.select>=0&&s(v.select,
null)},own:l});function J(R){(p.scrollHeight>p.clientHeight+1?p:window).scrollBy(0,R)}let ie=()=>{S===0&&(F||!N(Z()))&&ae()};document.addEventListener("scroll",ie,{capture:!0,passive:!0}),window.addEventListener(
"resize",ie);let he=new ResizeObserver(ae);he.observe(p);let ee=()=>{w.colours=lb(),ae()},ue=matchMedia("(forced-colors: active)");ue.addEventListener("change",ee);let Se=pt(ee);return{node:d,set(R){let j=y===
Qu;y=R,b=zu(R),_=Gu(b.rows,o,R.tops,R.height);let[$,A]=[R.from??1/0,R.to??-1/0];if(R.from===void 0||R.to===void 0)for(let X=0;X<R.length;X+=1)$=Math.min($,R.start[X]),A=Math.max(A,R.end[X]);k=A>$?{from:$,
to:A}:{from:0,to:1},v.hover=-1,v.select=-1,v.highlight=null;let H=j?{...k}:Nn(x,k,c);m.style.height=`${_.height}px`,E===null&&(x=H),ae()},view(R,j,$=!1){$?V(Nn({from:R,to:j},k,c)):P({from:R,to:j})},current:()=>({
...x}),goal:()=>({...z()}),extent:()=>({...k}),select(R){v.select=R,R>=0&&this.reveal(y.row[R]),ae()},highlight(R){v.highlight=R===null?null:new Set(R),ae()},follow(R,j,$=!1){E=null,x={from:R,to:j},$?
(cancelAnimationFrame(S),q(0)):ae()},placeOf(R){let j=this.boxOf(R),{left:$,right:A,top:H,bottom:X}=p.getBoundingClientRect();return j.right<$||j.left>A||j.bottom<H||j.top>X?null:{...j,left:Math.max($,
j.left),right:Math.min(A,j.right)}},boxOf({start:R,end:j,row:$}){let{left:A,top:H}=m.getBoundingClientRect(),X=ce=>A+(ce-x.from)/O(),me=H+_.y($);return{left:X(R),right:X(j),top:me,bottom:me+o}},redraw:ae,
reveal(R){let j=_.y(R);(j<p.scrollTop||j+o>p.scrollTop+p.clientHeight)&&(p.scrollTop=j-p.clientHeight/2)},whole:R=>({height:_.height,paint:j=>Y(j,{width:R,height:_.height,top:0})}),picture(R){return qi(
R,[{lines:[],...this.whole(Math.max(T,600))}],Math.max(T,600))},destroy(){cancelAnimationFrame(S),Le(),document.removeEventListener("scroll",ie,{capture:!0}),window.removeEventListener("resize",ie),Se(),
ue.removeEventListener("change",ee),he.disconnect(),p.remove()}}}var vs=8,fO=.004;function cb(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(_o(n,t))),0)}var no=(e,t)=>e.verdict[t]==="no_difference_found";function ub(e,t,o){let n=_o(e,t);if(!(o>0)||Math.abs(
n)<fO*o||no(e,t))return 0;let s=Math.max(1,Math.round(vs*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(vs,s)}function db(e,t,o){let[n,s]=[xs(e),xs(t)];return`rgb(${n.map((r,i)=>Math.round(r+
(s[i]-r)*o)).join(", ")})`}var fo={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},Ss=e=>e!=="calls",_t=(e,t)=>Ss(t)?I(e):L(Number(e.toFixed(2))),Pt=(e,t)=>e===null?"–":Ss(t)?$e(e):tt(Number(e.toFixed(2))),Hi=(e,t)=>Ss(t)?
de(Number(e.toFixed(3))):L(e),Es=(e,t)=>e===null?"":Ss(t)?We(Number(e.toFixed(3))):tt(e),hO={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},gO={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Pn=e=>hO[e.sort]??e.sort,In=e=>gO[e.status]??"",pb=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",wO=e=>e.sides.every(t=>t.steps.length===0),Oo=e=>wO(e)?"per recording":"per step";function ji(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(Sn(e));return t?`${t[2]}\
 · ${t[1]}`:Sn(e)}var $t=e=>[Sn(e),En(e)].filter(Boolean).join(" "),yO=e=>/ #\d+$/.test(Sn(e));function fb(e){let t=ko(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||yO(n)):t.slice(-1)}function hb(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!ts(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var bO=.005;function gb(e,t){let o=e.here[t],n=Ss(t)?I(Math.abs(o)):L(Number(Math.abs(o).toFixed(2)));if(Ss(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>bO*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return`has ${n} ${o>0?"more":"fewer"} ${n==="1"?"call":"calls"}`}var Xu=(e,t)=>t>0?100*e/t:null;function wb(e,t){let[o,n]=e.root.total[t];return{from:_t(
o,t),to:_t(n,t),change:Pt(n-o,t),percent:ye(Xu(n-o,o))}}function yb(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?ye(Xu(n-o,o)):"new"}function bb(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:i})=>Xu(i,r)),n=r=>De(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:
`${n(r)} of the device time of the ${i}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var mb=e=>e.map(t=>`“${t}”`).join(" and ");function _b(e,t){let o=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&
(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${mb(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${mb(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function kb(e,t){let o=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${_t(l,i)} → ${_t(c,i)} (${Pt(c-
l,i)})`:`${s}: ${_t(l,i)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var jo=e=>e>0?"mo\
re":e<0?"less":"calm",xb=(e,t)=>Pt(_o(e,t),t);var _O=20,kO=.62,$b={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function xO(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,db(te("--surface-sunk"),te(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",kO*(.12+.88*(Math.abs(o)/vs))),noise:()=>t("--noi\
se-fill",.75),sort:o=>t($b[o]??"--noise-fill",.45)}}function $O(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){C(e,
a("p",{class:"mono strong"},$t(t)),a("p",{class:"muted small"},[Pn(t),In(t),no(t,n)&&"no difference found"].filter(Boolean).join(" · ")),kb(t,o).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function vb(e){let t=a("spa\
n",{class:"chart-unit"}),o=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=$O(),l=xO(),c=rt("Flame graph and table"),u=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Fl\
ame graph ",t),a("div",{class:"chart-tools"},c.node,W("PNG",()=>S("png"),{title:"Flame graph: download as PNG"}),W("SVG",()=>S("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,i.node),d=null,m=null,
p=0,f=T=>d.tree.frames[m.frame[T]],g=Wi(s,{rowHeight:_O,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:y,
text:b,hatched:T=>w(f(T)),onHover(T,M){T<0||!M?i.hide():i.show(f(T),d,M)},onPick:T=>T>=0&&e.onPick(f(T)),onKey:_}),h=pt(()=>{l.forget(),x(),g.redraw()}),w=T=>d.tree.pair&&!ts(T)&&T.sort!=="rest";function y(T){
let M=f(T);return d.tree.pair?no(M,d.measure)?l.noise():l.change(ub(M,d.measure,p)):l.sort(M.sort)}function b(T){let M=f(T);return`${M.status==="replaced"?"⇄ ":""}${[ji(M),En(M)].filter(Boolean).join(
" ")}${d.tree.pair?` ${xb(M,d.measure)}`:""}`}function _(T){let M=d?.selected;if(!M)return!1;let D=M.parent?.children.filter(k)??[],F=D.indexOf(M),O=G=>m.end[m.place[G.at]]-m.start[m.place[G.at]],Z={ArrowUp:()=>M.
parent,ArrowDown:()=>M.children.filter(k).reduce((G,ae)=>!G||O(ae)>O(G)?ae:G,null),ArrowLeft:()=>D[F-1],ArrowRight:()=>D[F+1]}[T.key];if(!Z)return!1;let N=Z();return N&&e.onMove(N),!0}let k=T=>m.place[T.
at]>=0;function x(){if(!d)return;let T=(D,F,O="")=>a("li",{class:`key ${O}`,css:{"--key-fill":D}},F);if(!d.tree.pair){let D=new Set(d.tree.frames.map(({sort:F})=>F));C(n,Object.keys($b).filter(F=>D.has(
F)).map(F=>T(l.sort(F),Pn({sort:F}))));return}let M=D=>`full colour: ${Pt(D,d.measure)}`;C(n,T(l.change(vs),`takes more (${M(p)})`),T(l.change(-vs),`takes less (${M(-p)})`),T(l.change(0),"hardly chang\
ed"),d.tree.frames.some(D=>no(D,d.measure))&&T(l.noise(),"not certain"),d.tree.frames.some(w)&&T("var(--muted)","on one side only","key-hatched"))}function v(){let T=ko(d.zoomed);C(o,T.map((M,D)=>[D>0&&
a("span",{class:"muted","aria-hidden":"true"}," › "),D===T.length-1?a("b",{class:"mono","aria-current":"true"},$t(M)):W($t(M),()=>e.onZoom(M),{class:"link-button mono"})]))}function S(T){d&&m.length>
0&&Fi(g.picture([`Flame graph, ${fo[d.measure][0]} ${Oo(d.tree)}`,...d.lines,E(),`made ${mt(new Date().toISOString())}`]),T,`${d.file}-tree`)}let E=()=>d.tree.pair?`Magenta takes more, green takes les\
s (full colour: ${Pt(p,d.measure).replace("+","±")}); stripes: on one side only.`:`${Q(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(T){let M=d?.revision!==T.revision,D=!M&&d.judged!==T.judged,
F=M||d.zoomed!==T.zoomed;if(d=T,M){i.hide(),m=uf(d.tree,d.measure,d.width),p=cb(d.tree,d.measure),g.set({...m,from:0,to:m.end[0]??1}),x(),r.hidden=m.length>0,r.textContent=`No ${fo[d.measure][0]} to d\
raw.`;let B={both:"",control:", width: control",test:", width: test"};t.textContent=`${fo[d.measure][0]} ${Oo(d.tree)}${d.tree.pair?B[d.width]:""}`}D&&(x(),g.redraw());let O=m.place[d.zoomed.at]??-1;F&&
O>=0&&g.view(m.start[O],m.end[O],M),v(),g.select(m.place[d.selected.at]??-1),g.highlight(d.found===null?null:d.found.map(B=>m.place[B.at]).filter(B=>B>=0)),u.dataset.ready=d.revision},focus:()=>g.node.
focus(),unmount(){h(),g.destroy()}}}function Sb(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function Eb(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var vO=250,SO=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
EO=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],TO=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function OO(e,t){
let o=pe("tree-search"),n=a("span",{class:"muted small tree-found"}),s=Qe(vO,()=>e(r.value.trim())),r=a("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),i=a("span",{class:"tree-steps",hidden:!0},Te("up","The previous match (Shift+Enter)",()=>t(
-1)),Te("down","The next match (Enter)",()=>t(1)));return{node:a("span",{class:"tree-search"},a("label",{for:o},"Find"),r,i,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),i.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,p]=Eb(c,d);n.textContent=c.length===0?"No frame matches.":`${Q(c.length,"frame")}: ${u.pair?`${_t(m,d)} → ${_t(p,d)} (${Pt(p-m,d)})`:_t(
m,d)}`}}}function Tb({onChange:e,onStep:t}){let o=new Map(vn.map(p=>[p,{change:a("span",{class:"switch-change"})}])),n=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},vn.map(p=>{let f=o.get(p);return f.button=W("",()=>e({by:p,rows:[]}),{title:fo[p][2],"aria-pressed":"false"}),f.button.append(fo[p][1]," ",f.change),f.button})),s=gt("Width of the frames",SO,p=>e(
{width:p})),r=gt("How frames are grouped",EO,p=>e({frames:p,rows:[],open:[],zoom:""})),i=gt("What counts as a frame",TO,p=>e({level:p,rows:[],open:[],zoom:"",node:""})),l=gt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],p=>e({order:p})),c=OO(p=>e({q:p}),t),u=(p,f,g="")=>a("span",{class:`tree-choice ${g}`},a("span",{class:"\
muted"},p),f),d=u("Width",s.node,"wide-choice");return{node:a("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(p,f,g,h){
for(let[w,y]of o){y.button.setAttribute("aria-pressed",String(w===g));let b=f?.pair?yb(f,w):"";C(y.change,b)}s.press(p.width),d.hidden=p.test==="",r.press(p.frames),i.press(p.level),l.press(p.order),c.
draw(p.q,h,f,g)}}}var Zu=12,ed=8,MO=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function Ob({pair:e,onInstances:t,onZoom:o}){let n=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),n),r=null,i=(h,w)=>r.pair?a("a",{href:jt({...e(),merge_addresses:!0,use_short_name:!1,
row:Lt(h,w)}),class:"op-link"},a("bdi",{},h)):a("bdi",{},h);function l(h,w,y,b="",_=!1){let[k,x]=w,v=S=>a("td",{class:"num",title:Hi(S,y)},_t(S,y));return a("tr",{},a("th",{scope:"row",title:b,class:_?
"inner":null},h),v(k),r.pair&&v(x),r.pair&&a("td",{class:`num strong ${jo(x-k)}`,title:Es(x-k,y)},Pt(x-k,y)))}let c=h=>a("thead",{},a("tr",{},h===""?a("td"):a("th",{scope:"col"},h),(r.pair?["Control",
"Test","Δ"]:[Oo(r)]).map(w=>a("th",{scope:"col",class:"num"},w))));function u(h){if(!h?.some(y=>y>0))return null;let w=y=>y===null?"unknown":io(y);return a("tr",{},a("th",{scope:"row",title:"FLOPs of\
 matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),h.map(y=>a("td",{class:"num"},w(y))),r.pair&&a("td",{class:"num strong"},h.includes(null)?"":
mn(h[1]-h[0])))}function d(h){return h&&[["more_work","more work",h.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that the change of calls would tak\
e if each took as long as in the control"],["slower_work","slower work",`The rest: each ${h.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([w,y,b])=>a("tr",{},a("th",{scope:"row",class:"\
inner",title:b},`${y}, by ${h.by==="flops"?"FLOPs":"calls"}`),a("td"),a("td"),a("td",{class:`num ${jo(h[w])}`,title:Es(h[w],"device")},Pt(h[w],"device"))))}function m(h){let w=h.here.device;return a("\
table",{class:"detail-table"},a("caption",{class:"visually-hidden"},`Figures of the frame, ${Oo(r)}`),c(""),a("tbody",{},l("Device time",h.total.device,"device","At and below the frame"),l("launched b\
y itself",h.ownOf.device,"device","Device work that no frame below it launched",!0),d(h.work.split),l("Host time",h.total.host,"host","At and below the frame, each call counted once"),l("in itself",h.
ownOf.host,"host","Without the frames that it called",!0),l("Calls",h.figures.calls,"calls"),u(h.work.flops),r.pair&&w!==null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time an\
d of the frames below it that only one side has"},"Device time changed here"),a("td"),a("td"),a("td",{class:`num strong ${jo(w)}`,title:Es(w,"device")},Pt(w,"device")))))}function p(h){let w=[...h.kernels].
sort((y,b)=>Math.abs(b.device[1]-b.device[0])-Math.abs(y.device[1]-y.device[0])||Math.max(...b.device)-Math.max(...y.device));return w.length>0&&a("table",{class:"detail-table kernel-table"},a("captio\
n",{},h.opened||h.instances>1?`Kernels of all ${L(h.instances)} instances`:"Its kernels"),c("Name"),a("tbody",{},w.slice(0,Zu).map(({name:y,device:b,counts:_})=>{let k=l("",b,"device");return C(k.firstChild,
a("span",{class:"mono kernel-name"},i(y,MO(y)))),k.firstChild.title=`${y}
${_t(_[0],"calls")}${r.pair?` → ${_t(_[1],"calls")}`:""} calls`,k}),w.length>Zu&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${L(w.length-Zu)} more`))))}function f(h){return h.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},h.shapes.slice(0,ed).map(({text:w,calls:y})=>{let b=l(w,y,"calls");return b.firstChild.
classList.add("mono"),b}),h.shapes.length>ed&&a("tr",{},a("td",{class:"muted"},`${L(h.shapes.length-ed)} more`))))}function g(h,w){let y=h.names[1]??h.names[0],b={operator:"cpu_op",python:"python_func\
tion"}[h.sort],_=r.pair&&b&&!/(?<!0x)…/.test(y);return a("p",{class:"op-actions"},w&&h.instances>1&&h.sort==="module"&&W(h.opened?"Fold its instances":`Show its ${L(h.instances)} instances`,()=>t(h),
{class:"link-button"}),h.parent&&h.children.length>0&&W("Zoom to it",()=>o(h),{class:"link-button zoom-button"}),_&&a("a",{href:jt({...e(),merge_addresses:!0,use_short_name:!1,row:Lt(y,b)})},"Open thi\
s operation"),_&&b==="cpu_op"&&a("a",{href:es(e(),{name:y,category:b})},"Show in the timeline"),!["root","rest"].includes(h.sort)&&W("Copy the name",()=>eo(Sn(h),"Name copied."),{class:"link-button"}))}
return{node:s,draw(h,w,y){r=h;let b=ko(w).slice(1,-1),_=b.filter(({sort:x})=>x!=="python"),k=_.length>0?_:b.slice(-4);C(n,a("p",{class:"mono full-name"},a("bdi",{},$t(w))),a("p",{class:"muted small"},
[Pn(w),In(w),w.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(x=>no(w,x)).map(x=>`${x} time: no difference found`)].flat().filter(Boolean).join(" · ")),k.length>
0&&a("p",{class:"muted small mono frame-path"},`in ${k.map($t).join(" › ")}`),w.through.length>0&&a("p",{class:"muted small"},`On one side, it is below ${w.through.join(", ")}.`),m(w),g(w,y),p(w),f(
w))}}}var AO=5;function Mb(e){let t=a("p",{class:"headline"}),o=a("ol",{class:"tree-largest"}),n=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=hb(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],p)=>[p===0?" (":", ",d,W($t(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,p)=>m===p.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?gb(c,u):_t(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"The part without a partner directly below ",W($t(c),()=>e(
c),{class:"link-button mono tree-name"}),fb(c).map((p,f)=>[f===0?" in ":" › ",W($t(p),()=>e(p),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?jo(c.here[u]):""}`},d),l.pair&&
a("span",{class:"muted"},r(c,u)),no(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:p,
percent:f}=wb(l,c),[,g]=fo[c],[h,w]=l.root.total[c];C(t,a("span",{class:"headline-label"},`${g} ${Oo(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"\
→"),a("span",{class:"value test-text"},m),a("span",{class:`change ${jo(w-h)}`},p,h>0&&a("span",{class:"change-percent"},` (${f})`))]:a("span",{class:"value"},d));let y=os(l,c,AO);C(o,y.map(v=>i(l,v,
c))),o.hidden=y.length===0;let b=bb(l),_=l.byHost&&l.pair&&`${l.root.total.device.some(v=>v>0)?"One side has no device time, so host":"Host"} time decides which frames belong together.`,k=l.inAll>l.shown&&
`${l.shown} of ${l.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,x=l.pair&&l.samples.some(v=>v<va)&&"Fewer than 4 samples on a side: changes cannot be dis\
tinguished from noise, so all are coloured as measured.";C(n,_b(l,u).map(v=>a("p",{class:"notice"},v)),[b,x,_,k].filter(Boolean).map(v=>a("p",{class:"muted"},v)))}}}var Uo=28,CO=150,Ab=12,Cb=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],RO=[["Frame","c-frame",Cb[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function Rb(e){let t=a("thead"),o=a("tbody"),n=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=a("div",{class:"tree\
-scroll",tabindex:"-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],p=0,f=()=>c.rows.length>CO;function g(){let O=c.tree.pair?Cb:RO,B=`${fo[c.
measure][1]} ${Oo(c.tree)}`;C(n,O.map(([,Z])=>a("col",{class:Z}))),C(t,a("tr",{},O.map(([Z,N,G],ae)=>a("th",{scope:"col",class:N,title:ae===0?G:`${B}: ${G}`},Z)))),i.firstChild.colSpan=O.length,l.firstChild.
colSpan=O.length}function h({frame:O,level:B,open:Z,leaf:N}){let G=O.instances>1&&O.sort==="module"&&!O.opened&&c.canOpen,ae=pb(O),q=O.instances===O.parent?.instances?"":En(O);return a("th",{scope:"ro\
w",class:"c-frame",title:[$t(O),...O.above??[],Pn(O),In(O),O.through.length>0&&`below ${O.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(B-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${N?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},Z?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes(O.sort)?" plain":""}`},a("bdi",{},ji(O))),G?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${O.instances} instances`},
En(O)):q&&a("span",{class:"muted count"},q),O.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${O.above.join(", ")}`),ae&&a("span",{class:`status-mark status-${O.status}`},a("span",{"aria\
-hidden":"true"},ae),a("span",{class:"visually-hidden"},` ${In(O)}`))))}function w(O,B=""){return a("td",{class:`num c-time ${B}`,title:Hi(O,c.measure)},_t(O,c.measure))}function y(O,B,Z){return a("td",
{class:`num c-time ${B} ${no(Z,c.measure)?"calm":jo(O)}`,title:[Es(O,c.measure),no(Z,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:B==="c-diff"&&p>0?{"--share":`${(100*Math.abs(O)/
p).toFixed(1)}%`}:{}},Pt(O,c.measure))}function b(O){let{frame:B}=O,[Z,N]=B.total[c.measure];return c.tree.pair?[h(O),w(Z),w(N),y(_o(B,c.measure),"c-diff",B),y(B.here[c.measure],"c-here",B)]:[h(O),w(Z),
w(B.ownOf[c.measure][0]),a("td",{class:"num c-time"},_t(B.figures.calls[0],"calls"))]}function _(O){let B=c.rows[O],{frame:Z}=B,N=[O%2?"odd":"",c.found?.has(Z)?"found":"",Z.sort==="rest"?"rest":""].filter(
Boolean).join(" ");return a("tr",{class:N,data:{index:O},tabindex:O===u?"0":"-1","aria-level":B.level,"aria-posinset":B.place,"aria-setsize":B.of,"aria-rowindex":O+2,"aria-expanded":B.leaf?null:String(
B.open),"aria-selected":String(Z===c.selected)},b(B))}function k(O=!1){let B=Math.ceil((r.clientHeight||600)/Uo),Z=Math.floor(r.scrollTop/Uo),[N,G]=f()?[Math.max(0,Z-Ab),Math.min(c.rows.length,Z+B+Ab)]:
[0,c.rows.length];if(!O&&N===m[0]&&G===m[1])return;m=[N,G];let ae=o.contains(document.activeElement),q=O?new Map:d;d=new Map;for(let re=N;re<G;re+=1)d.set(re,q.get(re)??_(re));[[i,N],[l,c.rows.length-
G]].forEach(([re,Y])=>{re.hidden=Y===0,re.style.height=`${Y*Uo}px`});let{scrollTop:U}=r;wo(o,[i,...d.values(),l]),r.scrollTop=U,ae&&(d.get(u)??r).focus({preventScroll:!0})}function x(O,B=!1){let Z=O*Uo,
N=r.clientHeight-t.offsetHeight;B&&(Z<r.scrollTop||Z+Uo>r.scrollTop+N)&&(r.scrollTop=Z-N/2),Z<r.scrollTop?r.scrollTop=Z:Z+Uo>r.scrollTop+N&&(r.scrollTop=Z+Uo-N),k()}function v(O,B){let Z=Math.max(0,Math.
min(c.rows.length-1,O));d.get(u)?.setAttribute("tabindex","-1"),u=Z,x(Z);let N=d.get(Z);N?.setAttribute("tabindex","0"),B&&N?.focus({preventScroll:!0})}function S(O){return c!==null&&c.revision===O.revision&&
c.judged===O.judged&&c.text===O.text&&c.rows.length===O.rows.length&&c.rows.every((B,Z)=>B.frame===O.rows[Z].frame&&B.open===O.rows[Z].open)}function E(O){let B=c.selected!==O.selected;c=O;for(let[N,G]of d)
G.setAttribute("aria-selected",String(c.rows[N].frame===c.selected));let Z=c.rows.findIndex(N=>N.frame===c.selected);B&&Z>=0&&v(Z,!1)}o.addEventListener("click",O=>{let B=O.target.closest("tr[data-ind\
ex]");if(!B)return;let{frame:Z,leaf:N}=c.rows[B.dataset.index],G=O.target.closest("[data-act]")?.dataset.act;v(Number(B.dataset.index),!0),G==="instances"?e.onInstances(Z):G==="toggle"&&!N?e.onToggle(
Z):e.onSelect(Z)}),o.addEventListener("dblclick",O=>{let B=O.target.closest("tr[data-index]");B&&!O.target.closest("[data-act]")&&e.onZoom(c.rows[B.dataset.index].frame)});function T({frame:O,open:B,leaf:Z},N){
!Z&&B!==N?e.onToggle(O):N&&B?v(u+1,!0):!N&&O.parent&&v(c.rows.findIndex(G=>G.frame===O.parent),!0)}o.addEventListener("keydown",O=>{let B=c?.rows[u];if(!B||O.altKey||O.ctrlKey||O.metaKey||O.target.closest(
"button"))return;let Z=Math.max(1,Math.floor(r.clientHeight/Uo)-3),N={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+Z,PageUp:u-Z,Home:0,End:c.rows.length-1},G={ArrowRight:()=>T(B,!0),ArrowLeft:()=>T(B,!1),Enter:()=>e.
onZoom(B.frame)," ":()=>e.onSelect(B.frame)},ae=O.key in N?()=>v(N[O.key],!0):G[O.key];ae&&(O.preventDefault(),ae())});let M=0,D=()=>{M===0&&c&&f()&&(M=requestAnimationFrame(()=>{M=0,k(),d.has(u)||(u=
Math.min(c.rows.length-1,Math.ceil(r.scrollTop/Uo)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",D,{passive:!0});let F=new ResizeObserver(D);return F.observe(r),{node:r,focus:()=>v(
u,!0),draw(O){if(S(O)){E(O);return}let B=c?.rows[u]?.frame.key,Z=c?.selected?.key!==O.selected.key||c?.revision!==O.revision;c=O,p=c.tree.frames.reduce((G,ae)=>Math.max(G,Math.abs(_o(ae,c.measure))),0),
g(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",f());let N=Z?c.selected.key:B;u=Math.max(0,c.rows.findIndex(G=>G.frame.key===N)),k(!0),Z&&x(u,!0)},unmount(){
F.disconnect(),cancelAnimationFrame(M)}}}function LO(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var Lb=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function NO(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?LO(t)||(Lb(n)>4*Lb(o)?"host":"device"):"device"}async function PO(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Qt(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await dt(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function Nb(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...fc(await Fr(o?"":e.control,ss(e,c,n),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?PO(e,t):null]),l=e.
by||NO(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function Pb(e,t,o){let n=t==="host"?"host":"device";return{...fc(await Fr(e.test!==""?
"":e.control,ss(e,n,!0),{signal:o})),chosenBy:n}}async function Ib(e,t,o,n=e.frames==="instance"){let s=ss(e,t.chosenBy,n);s.set("significance",o),Xp(t,await Fr("",s),o)}var IO=8,DO=40;function Db(e,t,o){let n=new Set([e.root]);for(let s of[...os(e,t,IO),...o.slice(0,DO)])ko(s).slice(0,-1).forEach(r=>n.add(r));return n}function BO(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(_o(l,o)):l.total[o][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function Bb(e,t,o,n){let s=[],
r=(i,l,c,u)=>{let d=BO(e,i,t,o),m=d.length>0&&n(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((p,f)=>r(p,l+1,f+1,d.length))};return r(e.root,1,1,1),s}var qb={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Er={path:"/tree",name:"Tree",mount:(e,t)=>FO(e,t)},qO=e=>Ht({...Wt(""),...Qt(e)});function FO(e,t){let o=ns(location.
search),n=null,s=null,r="",i=null,l=null,c="",u=!1,d=(P,{replace:z=!0}={})=>!u&&t.go(uo({...o,...P}),{replace:z}),m=us(P=>d({...P,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set al\
one",links:P=>[a("a",{class:"small",href:qO(P)},"Compare"),Vc(P)]}),p=Mb(P=>E(P)),f=Tb({onChange:P=>d(v(P)),onStep:D}),g=vb({onPick:P=>S(P,P),onZoom:P=>S(l.selected,P),onMove:P=>S(P)}),h=Rb({onSelect:P=>S(
P),onZoom:P=>S(P,P),onToggle:T,onInstances:M}),w=Ob({pair:()=>Qt(o),onInstances:M,onZoom:P=>S(P,P)}),y=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),_=a("div",{class:"results t\
ree-results"},p.node,f.node,a("div",{class:"tree-columns"},g.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},h.node),w.node));e.append(a("div",{class:"page tree-page"},b,
m.node,y,_));let k=St({context:t,results:_,message:y}),x=Qe(400,Ee);function v(P){return P.frames&&l?{...P,node:l.selected.foldKey}:P}function S(P,z){let oe=Le=>Le.at<=P.at&&P.at<Le.end,le=z??(oe(l.zoomed)?
l.zoomed:ko(P).findLast(Le=>oe(Le)&&l.zoomed.at>=Le.at&&l.zoomed.at<Le.end)??l.tree.root);d({node:P.key,zoom:le.key}),x(`${$t(P)} is selected.`)}function E(P){S(P)}function T(P){let z=o.rows.includes(
P.key)?o.rows.filter(oe=>oe!==P.key):[...o.rows,P.key];d({rows:z})}function M(P){let z=P.key,oe=o.open.includes(z);d({open:oe?o.open.filter(le=>le!==z):[...o.open,z],rows:o.rows.filter(le=>le!==z),node:z}),
Ee(oe?"Folded.":`Its instances are shown below ${$t(P)}.`)}function D(P){let z=l?.found??[];if(z.length>0){let oe=z.indexOf(l.selected),le=oe<0?P>0?0:z.length-1:(oe+P+z.length)%z.length;S(z[le]),Ee(`${le+
1} of ${z.length}: ${$t(z[le])}`)}}async function F(){let P=[o.control,o.test].filter(oe=>oe!=="");if(P.every(oe=>n&&ze(n,oe)))return;let z=await ht(P).catch(()=>[]);u||(n=z,V())}function O(){if(o.control===
"")return"";let P=`${o.control} ${ss(o,"device",o.frames==="instance")}`,z=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===P&&(z==="first"?s.first:s.tree.shown>=s.tree.inAll||s.tree.chosenBy===
z)?s.key:`${P} ${z}`}function B(P){r=P,_.dataset.stale="";let[z,oe]=[P.slice(0,P.lastIndexOf(" ")),o.by];k.ask(le=>Nb(o,le),le=>{s={...le,key:P,base:z,first:oe===""},i=null,delete _.dataset.stale,k.say(
null),Ee(Q(le.tree.frames.length-1,"frame")),V()},le=>{s=null,l=null,delete _.dataset.stale,k.say(G(le)),V()})}function Z(P){let z=`${s.key} ${P==="host"}`;return i?.key===z?(N(i,P),i.tree):(i={key:z,
tree:null},k.ask(oe=>Pb(o,P,oe),oe=>{i.tree=oe,V(),N(i,P)},oe=>{i=null,Ce(`The instances could not be loaded. ${oe.message}`,{urgent:!0})}),null)}async function N(P,z){let{tree:oe}=P;if(P.judged??=new Set,
!(!oe?.pair||z==="calls"||P.judged.has(z)||oe.samples.some(le=>le<va))){P.judged.add(z);try{await Ib(o,oe,z,P===i||o.frames==="instance")}catch{return}!u&&s&&(s===P||i===P)&&(s.verdicts=`${s.verdicts??
""} ${P===i?"each ":""}${z}`,s.classes=void 0,s.openedFor=void 0,V())}}function G(P){let z=Object.keys(qb).some(oe=>o[oe]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:P.code}},a(
"h2",{},"This tree cannot be shown"),a("p",{},P.message),a("p",{},z?W("Use all ranks and steps",()=>d(qb),{class:"primary"}):W("Try again",()=>B(r),{class:"primary"})," ",a("a",{href:ge("/")},"Choose \
other traces")))}let ae=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a control alone, or g\
o to the ",a("a",{href:ge("/")},n?.length===0?"Add traces":"Traces page"),"."));function q(P){if(o.frames==="class")return s.classes??=nf(s.tree),s.classes;if(o.frames==="folded"&&o.open.length>0){let z=Z(
P);if(z){let oe=o.open.join();return s.openedFor!==oe&&(s.opened=af(s.tree,z,new Set(o.open)),s.openedFor=oe),s.opened}}return s.tree}function U(){let P=o.by||s.measure,z=q(P),oe=o.q===""?null:Sb(z,o.
q),le=hc(z,o.node)??os(z,P,1)[0]??z.root,Le=hc(z,o.zoom)??z.root,J=Db(z,P,[le,...z.frames.filter(ue=>ue.opened).flatMap(ue=>ue.children.slice(0,1)),...oe??[]]),ie=new Set(o.rows),he=Bb(z,P,o.order,ue=>J.
has(ue)!==ie.has(ue.key)),ee=[s.key,P,o.frames,o.width,o.open.join(),z.frames.length].join(" ");return{tree:z,measure:P,width:o.width,found:oe,text:`${o.q} ${o.order}`,selected:le,zoomed:Le,rows:he,revision:ee,
judged:s.verdicts??"",canOpen:o.frames==="folded",lines:re(z),file:`tracediff-${z.sides.map(({label:ue})=>kt(ue)).join("-")}`}}function re(P){return[["control","test"].slice(0,P.sides.length).map((oe,le)=>`${P.
pair?`${oe}: `:""}${P.sides[le].label} (${Q(P.sides[le].samples,"sample")})`).join(" → ")]}function Y(){let P=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},z=le=>on(le,o,n,P),oe=o.control===""?"\
Tree":`${z("control")}${o.test===""?"":` → ${z("test")}`} · Tree`;b.textContent=oe,t.setTitle(oe),m.draw(o,n,P)}function V(){if(u)return;let P=O();if(P===""?(k.drop(),[r,s,l]=["",null,null],k.say(ae())):
P!==r&&(s||k.say(null),B(P)),Y(),_.toggleAttribute("data-skeleton",P!==""&&!s),!s||s.key!==P){f.draw(o,null,o.by,null);return}l=U();let{tree:z,measure:oe,found:le}=l,Le=[l.revision,l.judged,o.level].join(
" ");Le!==c&&(c=Le,p.draw(z,oe,o.level)),f.draw(o,z,oe,le),g.draw(l),g.sql.set(oo(Hg(o,oe),o)),h.draw({...l,found:le&&new Set(le)}),w.draw(z,l.selected,l.canOpen),N(s,oe)}return V(),F(),{keys:{search:()=>f.
search(),enter:()=>l!==null&&h.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&S(l.selected,l.tree.root)},update(P){o=ns(P),V(),F(),s&&r===
s.key&&t.settled()},unmount(){u=!0,k.unmount(),g.unmount(),h.unmount()}}}var WO={name:"rows",label:"Rows",type:"choice",options:na,fallback:"steps"};function Fb(e,{onChange:t,onSet:o}){let n=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:x=>x.
preventDefault()}}),s=[],r="",i=null,l="";function c(x,v){t({[x]:v},{replace:l===x}),l=x}function u(x,v,S,E){let T=pe("set"),M=$o({id:T,field:x,none:E,text:i[x],set:ze(S,i[x])??null,onPick:D=>{l="",o(
{[x]:D?.id??""})}});return a("div",{class:`analysis-field side-${x==="test"?"test":"control"}`},a("label",{for:T},v),M.node)}function d(x){let v=a("input",{type:"checkbox",data:{field:x.name},on:{change:()=>c(
x.name,v.checked===x.fallback?"":String(v.checked))}});return s.push({name:x.name,sync(S){v.checked=S===""?x.fallback:S==="true"}}),a("label",{class:"check"},v,x.label)}function m(x){let v=x.type==="o\
perator"?pe("ops"):null,S=x.type==="number",E=a("input",{type:S?"number":"text",list:v,autocomplete:"off",spellcheck:"false",placeholder:x.placeholder,step:S&&"any",min:S&&0,data:{field:x.name},class:v&&
"wide",title:x.title,on:{change:()=>c(x.name,E.value.trim())}}),T=v&&a("datalist",{id:v});v&&(E.addEventListener("input",Qe(150,()=>g(E.value,T))),E.addEventListener("focus",()=>{E.select(),g("",T)}));
let M="";return s.push({name:x.name,sync(D,F){let O=D||v&&F||"",B=E===document.activeElement&&E.value!==M;E.value.trim()!==O&&!(B&&O===M)&&(E.value=O),M=O,S&&(F??null)!==null&&D===""&&(E.placeholder=F)}}),
a("label",{class:"analysis-field"},a("span",{},x.label),E,T)}function p(x){let v=a("select",{data:{field:x.name},title:x.title,on:{change:()=>c(x.name,v.value===x.fallback?"":v.value)}},Object.entries(
x.options).map(([S,E])=>a("option",{value:S},E)));return s.push({name:x.name,sync(S,E){v.value=S||String(E??Object.keys(x.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},x.label),v)}let f=x=>x.
type==="boolean"?d(x):x.type==="choice"?p(x):m(x);async function g(x,v){if(i.set!=="")try{let S=await Hr(i.set,x);C(v,[...new Set(S.filter(E=>E.category==="cpu_op").map(E=>E.name))].map(E=>a("option",
{value:E})))}catch{}}let h=(x,v)=>x?.[v].length>0?ot(x[v],3):"";function w(x,v){let[S,E]=["set","test"].map(T=>h(ze(v,i[T]),x));return i.test!==""&&i[x]===""&&(S!==E||i[`set_${x}`]!==""||i[`test_${x}`]!==
"")}function y(x,v,S){let[E,T]=["set","test"].map(D=>ze(S,i[D])),M=(D,F,O)=>f({name:D,label:F,type:"text",placeholder:["all",h(O,x)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return w(x,S)?[M(`set_${x}`,`${v} of A`,E),M(`test_${x}`,`${v} of B`,T)]:[M(x,v,E)]}function b(x){let v=S=>S.some(E=>i[E]!=="");return!v(["steps","set_steps","test_steps"])&&(v(["marker","set_\
marker","test_marker"])||["set","test"].some(S=>ze(x,i[S])?.steps.length>0))}let _=x=>`${Il[x].letter} · ${Il[x].name}`;function k(x){let v=i.test!=="";s=[],C(n,u("set",v?_("set"):"Trace set",x),u("t\
est",v?_("test"):"Compare with",x,"none"),y("ranks","Ranks",x),y("steps","Steps",x),!e[i.what].ofSteps&&b(x)&&f(WO),e[i.what].params.map(f))}return{node:n,focus(){let x=n.querySelector("input[list]")??
n.querySelector('[data-field$="ranks"]');return x?.focus(),document.activeElement===x},draw(x,v,S={}){i=x;let E=JSON.stringify([i.what,i.set,i.test,w("ranks",v),w("steps",v),b(v),v.map(T=>[T.id,T.label])]);
if(E!==r){r=E;let T=n.contains(document.activeElement)?document.activeElement.dataset.field:null;k(v),T&&n.querySelector(`[data-field="${T}"]`)?.focus()}s.forEach(({name:T,sync:M})=>M(i[T]??"",S[T]))}}}var HO=24,Ui=20;function Wb(e,t){let o=Array.from(e),n=Math.max(0,o.length-Ui),s=t>HO?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(i,l,c)=>a("span",{class:i},o.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},o.slice(s,s+Ui).join(""))),s+Ui<o.length&&r("split-rest",s+Ui))}var Hb=200,jO=30;function Gt(e){let t=a("tr"),o=a("tbody"),n=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=e.meanings===!1?[]:e.columns.filter(_=>_.what),i=r.length>0&&a("det\
ails",{class:"data-meanings small"},a("summary",{},"What the columns mean"),a("dl",{},r.flatMap(({title:_,what:k})=>[a("dt",{},_),a("dd",{},k)]))),l=a("p",{class:"data-blanks muted small",hidden:!0}),
c=[e.caption,e.heading].filter(Boolean).join(": "),u=rt(c);u.set(e.sql??null);let d=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":c},a("div",{class:"chart-head"},a(e.level??"h\
3",{},c," ",s),a("div",{class:"chart-tools"},u.node,e.csv&&a("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("\
div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${c}, rows`},a("table",{class:"data-table"},a("caption",{class:"visually-hidden"},c),a("thead",{},t),o)),n,i,l),m=[],p=new Map,f=null,g=e.
limit??20;function h(){if(!f)return m;let _=f.down?-1:1;return[...m].sort((k,x)=>{let[v,S]=[k[f.key]??null,x[f.key]??null];return v===null||S===null?(v===null)-(S===null):_*(typeof v=="number"?v-S:String(
v).localeCompare(String(S)))})}function w(_){let k=f?.key===_.key?!f.down:!!_.number;f={key:_.key,down:k},b(),t.querySelector("[aria-sort] button")?.focus()}function y(_,k,x,v){let S=e.href&&_.link?.(
x,e.parameters??{}),E=_.mono&&typeof v=="string"?Wb(v,p.get(_.key)?.get(v)??0):v;if(S||!_.mono||typeof v!="string"||v.length<=jO)return S?a("a",{href:e.href(S)},E):E;let T=W(E,()=>{let M=T.getAttribute(
"aria-expanded")!=="true";T.setAttribute("aria-expanded",String(M)),C(T,M?v:E)},{class:"name-button","aria-expanded":"false"});return T}function b(){C(t,e.columns.map(k=>{let x=f?.key===k.key;return a(
"th",{scope:"col",class:k.number&&"num","aria-sort":x&&(f.down?"descending":"ascending")},W(`${k.title}${x?f.down?" ↓":" ↑":""}`,()=>w(k),{class:"link-button th-button",title:k.what}))}));let _=new Set;
C(o,h().slice(0,g).map(k=>a("tr",{},e.columns.map(x=>{let v=k[x.key],S=x.show(v,k);return S===_e&&x.blank&&_.add(x),a("td",{title:S===_e&&x.blank?x.blank:x.mono?v:x.exact?.(v,k),class:[x.number&&"num",
x.mono&&"mono data-name",x.tone?.(v,k)].filter(Boolean).join(" ")||null},y(x,v,k,S))})))),l.hidden=_.size===0,C(l,[..._].map(k=>`${_e} in ${k.title}: ${k.blank}`).join("; "),"."),s.textContent=m.length>
1?L(m.length):"",n.hidden=m.length<=g,C(n,W(`Show ${L(Math.min(Hb,m.length-g))} more of ${L(m.length)}`,()=>{g+=Hb,b()},{class:"link-button"}))}return{node:d,show(_){m=_;for(let{key:k}of e.columns.filter(
x=>x.mono))p.set(k,xm(m.map(x=>String(x[k]??""))));d.hidden=m.length===0,b()}}}var UO={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},jb="http://www.w3.org/2000/svg";function zO(e,t){let o=document.createElementNS(jb,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(jb,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",UO[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function Ub(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=W(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",o),a("label",{},"to ",n," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(g){return a(
"input",{type:"number",min:0,step:"any",data:{field:g},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=g=>g.value===""?"":String(Number((Number(g.value)*1e3).toFixed(3))),m=g=>g===""?"":String(
Number((Number(g)/1e3).toFixed(6)));function p(g,h){g.dataset.shown!==h&&(g.dataset.shown=h,g.value=m(h))}function f(g,{chosen:h,styles:w,two:y}){let b=w.get(g.key)??-1,_=a("input",{type:"checkbox",value:g.
key,on:{change:()=>{let k=[...t.querySelectorAll("input:checked")];e.onLines(k.length===0?hu:k.map(x=>x.value))}}});return _.checked=h.includes(g.key),a("label",{class:"check line-check"},_,a("span",{
class:"line-mark"},b>=0&&zO(cu(b,y?"A":""),y)),g.name)}return{node:l,draw(g){let{chosen:h,two:w}=g,y=JSON.stringify([g.lines.map(b=>b.key),h,w]);if(t.hidden=g.lines.length<2,y!==c){c=y;let b=t.contains(
document.activeElement)?document.activeElement.value:null;C(t,GO(g.lines,h).map(([_,k])=>a("div",{class:"line-group",role:_?"group":null,"aria-label":_||null},_&&a("span",{class:"muted"},_),k.map(x=>f(
x,g))))),b!==null&&[...t.querySelectorAll("input")].find(_=>_.value===b)?.focus()}p(o,g.start),p(n,g.end),s.disabled=g.start===""&&g.end==="",i.hidden=g.empty&&s.disabled,r.href=e.csv()}}}function GO(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(i=>t.indexOf(i.key)).filter(i=>i>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}function YO(e,t,o){return JSON.stringify(t.filter(n=>!n.number&&!n.note&&!(o&&(n.key==="rank"||n.key==="device"))).map(n=>e[n.key]))}function zb(e,t){let o=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(o.length<2||t.apart)return t.order?o.flat().sort(t.order):o.flat();let n=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of o.flat()){let i=YO(r,t.columns,n);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var Gb={control:"set",test:"test"};function Xb(e){let t=(o,n)=>e[`${Gb[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[Gb[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function KO(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:tu(Xb(e));return o&&`(${o})`}var Mr="device\
_type = 'GPU'",td=["COMPUTATION","COMMUNICATION","MEMORY"],zi=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",od=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${td.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${Mr}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${td.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${Mr}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${td.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,Yb=e=>`${od(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,Kb=e=>`${od(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,VO=(e,t)=>`${od(e,zi(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,Zb=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,JO=(e,t)=>`SELECT side, rank, kind, name, category, ${Zb}
FROM events
WHERE ${Mr}${zi(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,e_=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${Mr}${zi(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,t_=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${Mr}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,o_="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",Vb=(e,t)=>`${t_(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${o_}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,n_=(e,t)=>`${t_(e,zi(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${o_}`,QO=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${n_(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Tr=(e,t)=>`${n_(e,t)}
ORDER BY launch_delay DESC`,Jb=(e,t)=>`SELECT side, rank, name, ${Zb}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function XO(e){let t=Object.entries(Xb(e)).map(([o,{ranks:n}])=>{let s=ni(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Or="side, rank, span, device_type, device",s_=e=>`WITH changes AS (
    ${e}
)
SELECT ${Or}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Or}),
    so_far AS (PARTITION BY ${Or} ORDER BY at_us, row)`,ZO=e=>`SELECT ${Or}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${s_(e)}
)
GROUP BY ${Or}
ORDER BY rank, span, device_type, device, side`,Qb={peaks:ZO,"memory-curves":e=>`${s_(e)}
ORDER BY side, rank, at_us`},eM={temporal_breakdown:{rows:Yb,temporal:Yb},comm_comp_overlap:{rows:Kb,overlap:Kb},kernel_breakdown:{kinds:VO,kernels:JO,over_ranks:e_},idle_time_breakdown:{rows:Vb,idle:Vb},
launch_stats:{counts:QO,worst:Tr,"launch-cpu_duration":Tr,"launch-gpu_duration":Tr,"launch-launch_delay":Tr,"launch-scatter":Tr},user_annotation_breakdown:{rows:Jb,annotations:Jb}},tM={kernel_breakdown:{
kernels:e_}},oM={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},r_=e=>oM[e]??{},nM={queue_length:"stream",memory_bw:"name"},sM=["what","set","test","lines","order","rows"];function rM(e,t,{chart:o,difference:n}){let s=o||t,r=Object.entries(
e).filter(([l,c])=>c&&!sM.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let i=s==="series"&&nM[e.what];return`SELECT ${i?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${i} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>to(`${l}=${c}`)).join(", ")})`}function aM(e,t,o){if(e.what==="memory"){let r=Qb[t]&&XO(e);return r?Qb[t](r):null}let n=o&&tM[e.what]?.[t]||eM[e.what]?.[t],s=n?KO(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var a_=(e,t,{chart:o="",difference:n=!1}={})=>(n?null:aM(e,t,o))??rM(e,t,{chart:o,
difference:n});var iM={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},nd={path:"/analyse",name:"Analyse",mount:(e,t)=>lM(e,t)};function lM(e,t){let o=Pu(location.search,st),n=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=($,A)=>t.go(Rn({...o,...$},st),A),p=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),f=Fb(st,{onChange:m,onSet:$=>m({...Ti,...$})}),g=a("p",{class:"m\
uted analysis-intro"}),h=a("div",{class:"message"}),w=a("div",{class:"analysis-notes"}),y=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),_=a("div",{class:"results analysis-res\
ults"},w,y,b),k=a("h1",{}),x=W("Open in Perfetto …",()=>ma([o.set,o.test].filter($=>$!==""),o.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),v=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
k,x,v),p,f.node,g,h,_));let S=St({context:t,results:_,message:h}),E=pt(()=>c.forEach($=>$.figure.retheme())),T=$=>Yd(o.what,Sy(i??o,st,$)),M=($,A)=>oo(a_(i??o,$,A),{control:o.set,test:o.test},A?.chart?
r_($):{});function D(){c.forEach($=>$.figure.unmount()),c=st[o.what].charts.map($=>{let A=$.series&&Ub({onLines:me=>m({lines:me},{replace:!0}),onWindow:me=>m(me),csv:()=>T("series")}),H=gt("Ranks that\
 are drawn",[["","those that differ most"],["rank",A?"the first":"all, in order"]],me=>m({order:me,lines:[]},{replace:!0})),X={chart:$,bar:A,order:H,hidden:new Set,keys:F($)};return X.figure=bt({id:$.
id,title:$.title,file:$.id,level:"h2",class:$.half?"half-chart":"",height:me=>$.height(me.places,me.sides),make:(me,ce)=>Z(me.made(ce),X.hidden),onRelayout:A&&N,onDoubleClick:A&&G,keys:()=>X.keys.filter(
me=>!X.hidden.has(me.key)).map(me=>[me.property,me.name]),extra:[a("div",{class:"chart-choice"},B(X),H.node),A?.node]}),X}),C(y,c.map($=>$.figure.node))}let F=$=>(O($)??(o.test===""?[]:le().map(A=>({key:A.
key,name:`${A.letter} · ${A.label}`,property:A.letter==="A"?"--control-fill":"--test-fill"})))).map(A=>({...A,key:A.key&&!Array.isArray($.legend)?A.key:A.property})),O=({legend:$})=>typeof $=="functi\
on"?$(le()):$;function B($){let A=X=>{let{hidden:me}=$;me.delete(X)||me.add(X),me.size===$.keys.length&&me.clear();for(let ce of H)ce.setAttribute("aria-pressed",String(!me.has(ce.dataset.key)));ae(le())},
H=$.keys.map(X=>W(X.name,()=>A(X.key),{class:"key","aria-pressed":"true",title:X.what,data:{key:X.key},css:{"--key-fill":`var(${X.property})`}}));return H.length>0&&a("div",{class:"chart-legend",role:"\
group","aria-label":`${$.chart.title}: what is drawn`},H)}let Z=({data:$,layout:A},H)=>({layout:A,data:$.map(X=>H.has(X.legendgroup)?{...X,visible:!1}:X)});function N($,A){let[H,X]=[$["xaxis.range[0]"],
$["xaxis.range[1]"]];if(Number.isFinite(H)&&Number.isFinite(X)&&X>H&&performance.now()-u>500){let me=ce=>String(Number(Math.max(0,ce*A.per+A.offset).toFixed(3)));m({start:me(H),end:me(X)})}}function G(){
u=performance.now(),m({start:"",end:""})}function ae($){let A=st[o.what].charts.filter(ce=>typeof ce.legend=="function").flatMap(ce=>O(ce)??[]).map(ce=>ce.name),H=JSON.stringify([o.what,o.set,o.test,A]);
l!==H&&(D(),l=H);let X=`tracediff-${$.map(ce=>kt(ce.label)).join("-")}`,me={...o,shown:s.parameters,href:ce=>Rn({...o,...ce},st)};for(let ce of c)q(ce,$,me,X)}function q({chart:$,bar:A,order:H,hidden:X,
figure:me},ce,Ge,Ue){let Ve=$.make(ce,Ge),It=Ve.empty?null:A&&Ve.data(600);if(H.node.hidden=!Ve.limited,H.press(o.order),me.draw({file:Ue,heading:Ve.note,made:Ve.data,per:It?.per,revision:[r,o.order,...o.
lines,...X].join(" "),offset:It?.offset,places:Ve.places,sides:ce.length,caption:U(ce),empty:Ve.empty??null}),me.sql.set(M($.id,{chart:$.table??$.id})),me.node.hidden=!!Ve.empty&&(!!Ve.isSaid||oe(ce)),
A){let Yt=mi(ce,$.series,$.ownDevice),Br=pi(Yt,ce,o).keys;A.draw({lines:Yt,chosen:Br,styles:ww(Yt,Br,$.panels),start:o.start,end:o.end,two:ce.length>1,empty:!!Ve.empty}),A.node.hidden=Yt.length===0}}let U=$=>[
[$.map(A=>[A.letter,A.label].filter(Boolean).join(" · ")).join(", "),V($)].join(". ")];function re({name:$,category:A}){let H=(me,ce)=>o[`${me}_${ce}`]||o[ce]||"all",X=me=>o[`${me}_marker`]||o.marker;
return jt({control:o.set,test:o.test,row:Lt($,A),control_marker:X("set"),test_marker:X("test"),control_ranks:H("set","ranks"),test_ranks:H("test","ranks"),control_steps:H("set","steps"),test_steps:H("\
test","steps")})}function Y($){let A=$.length>1;b.hidden=oe($);let H={href:A?re:null,parameters:s.parameters};C(b,st[o.what].tables.flatMap(X=>{let me=zb($,X),ce=rw(X,me),Ge=Gt({...H,caption:X.caption,
csv:T(X.key),sql:M(X.key),columns:[...A?[iM]:[],...ce]});Ge.show(me);let Ue=(s.difference?.[X.key]??[]).filter(It=>ce.some(Yt=>Yt.number&&(It[Yt.key]??null)!==null));if(Ue.length===0)return[Ge.node];let Ve=Gt(
{...H,caption:X.caption,limit:12,meanings:!1,heading:"difference, B − A",class:"difference-card",sql:M(X.key,{difference:!0}),columns:ce.filter(It=>!It.note&&Ue.some(Yt=>(Yt[It.key]??null)!==null)).
map(ow)});return Ve.show(Ue),[Ge.node,Ve.node]}))}function V($){let A=$.filter(H=>(H.data.last_step_dropped??[]).length>0);return $.every(H=>H.data.steps!==null)?"The rows of the chosen steps count, a\
s in Compare.":st[o.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":$.every(H=>H.data.all_steps.length===0)?"Without steps, all ro\
ws count, as in Compare.":A.length>0?`Work that the last step of a rank${A.length<$.length?` of ${A[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:o.rows==="all"?
"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function P($){let A=st[o.what],H=$.flatMap(({label:Ge,
data:Ue})=>{let Ve=A.host?[]:Ue.ranks_without_device_rows??[];return Ve.length===0?[]:[Ve.length===Ue.ranks.length?`${Ge} has no device work${Ue.ranks.length>1?"":` (rank ${Ue.ranks[0]})`}: this analy\
sis has nothing to count there. ${gn}`:`${Ge}: ${Ve.length===1?"rank":"ranks"} ${ot(Ve)} ${Ve.length===1?"has":"have"} no device rows.`]}),X=A.chosen?.({...o,shown:s.parameters}),me=o.rows!==""&&!A.ofSteps&&
$.some(Ge=>Ge.data.steps===null)&&W("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${na.steps}`}),ce=oe($)&&a("p",{},"To see what the host did, look at its ",a("a",{href:Rn(
{...o,what:"user_annotation_breakdown",lines:[]},st)},"annotations"),".");C(w,H.length>0&&a("ul",{class:"notice"},H.map(Ge=>a("li",{},Ge))),ce,A.notes?.($),X&&a("p",{},X),H.length<$.length&&a("p",{class:"\
muted small"},V($)," ",me))}let z=({data:$})=>($.ranks_without_device_rows??[]).length===$.ranks.length,oe=$=>$.every(z)&&!st[o.what].host;function le(){let $=!!s.test;return[["set","A"],["test","B"]].
filter(([A])=>s[A]).map(([A,H])=>({key:A,letter:$?H:"",label:s[A].label,data:s[A]}))}function Le($){s=null,r="",delete _.dataset.shown,S.say($)}function J($,A){let H=st[o.what];s=$;let X=i===o&&H.instead?.(
o,le());if(X){i={...o,...X},ie(A);return}r=A,S.say(null),R();let me=le();f.draw(o,n,s.parameters),P(me),ae(me),Y(me),_.dataset.shown=A,Ee(`${H.title} is shown.`)}function ie($){S.ask(A=>Hn(i.what,Iu(i,
st),{signal:A}),A=>J(A,$),A=>Le(a("div",{class:"error-box",role:"alert",data:{code:A.code}},a("h2",{},"This analysis is not possible"),a("p",{},A.message),a("p",{},a("a",{href:ge("/")},"Choose other t\
races")))))}let he=()=>`${o.what} ${Iu(o,st)}`;function ee(){let $=he();if(s&&r===$){S.drop(),ae(le()),t.settled();return}if(o.set===""){S.drop(),Le(a("p",{class:"notice"},"Choose a trace set.")),t.settled();
return}i=o,ie($)}function ue(){let $=st[o.what],A=H=>o[H]===""?null:ze(n,o[H])?.label??o[H];C(k,$.title),C(g,$.intro),Se(),t.setTitle([$.title,[A("set"),A("test")].filter(Boolean).join(" → "),"Analy\
se"].filter(Boolean).join(" · ")),f.draw(o,n,s&&r===he()?s.parameters:{}),R(),ee()}function Se(){let $=[o.set,o.test].map(H=>H!==""&&ze(n,H)).filter(Boolean),A=$.filter(H=>H.traces_bytes===0);C(v,A.length===
0?"":$.length===1?Bo($[0]):A.map(H=>`${H.label}: ${Bo(H)}`).join(" "))}function R(){p.firstChild||C(p,Object.entries(st).map(([$,{tab:A,title:H}])=>a("a",{data:{what:$}},A??H)));for(let $ of p.children){
let{what:A}=$.dataset;if($.href=Rn({...o,what:A,lines:[]},st),$.hidden=st[A].counters&&A!==o.what&&![s?.set,s?.test].some(ce=>ce?.has_counters),A!==o.what){$.removeAttribute("aria-current");continue}$.
setAttribute("aria-current","page");let H=p.getBoundingClientRect(),{left:X,right:me}=$.getBoundingClientRect();(X<H.left||me>H.right)&&(p.scrollLeft+=X-H.left-24)}}async function j(){let $=[o.set,o.test].
filter(A=>A!=="");try{n=$.length>0?await ht($):[],n.length===0&&(n=(await qt("limit=1")).entries.map(({set:A})=>A))}catch(A){C(h,a("div",{class:"error-box",role:"alert"},A.message));return}d||(f.node.
hidden=x.hidden=n.length===0,n.length===0?(C(k,"Analyse"),t.setTitle("Analyse"),C(h,a("p",{class:"notice"},"There are no trace sets yet. ",a("a",{href:ge("/")},"Add some"),"."))):o.set===""?m({set:n[0].
id},{replace:!0}):ue())}return j(),{keys:{search:()=>f.focus()},update($){o=Pu($,st);let A=["set","test"].every(H=>o[H]===""||ze(n??[],o[H]));n?.length>0&&A?ue():j()},unmount(){d=!0,S.unmount(),E(),c.
forEach($=>$.figure.unmount())}}}var sd=28,i_=200,l_=12,cM=400,uM=56;function zo(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function dM(e,t,o){let n=Math.max(1,Math.ceil(
o.length/cM)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=n)s=Math.max(s,zo(o[r][t]).length);return Math.min(uM,s)+3}function mM(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function c_(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),o=a("tbody"),n=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),o),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
n),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,p]=[0,0],f=()=>u.length>i_&&!sn();function g(k,x){return a("tr",{"aria-rowindex":String(x+2),class:x%
2?"odd":""},k.map((v,S)=>{let E=zo(v);return a("td",{title:E.length>40?E:null,class:v===null?"none":l[S].number?"num":""},E)}))}function h(k=!1){let x=Math.ceil((s.clientHeight||600)/sd),v=f()?Math.max(
0,Math.floor(s.scrollTop/sd)-l_):0,S=f()?Math.min(u.length,v+x+2*l_):u.length;!k&&v===m&&S===p||([m,p]=[v,S],[[r,v],[i,u.length-S]].forEach(([E,T])=>{E.hidden=T===0,E.firstChild.colSpan=Math.max(1,l.length),
E.style.height=`${T*sd}px`}),C(o,r,u.slice(v,S).map((E,T)=>g(E,v+T)),i))}function w(k){let x=l[k].number;d=d?.at!==k?{at:k,down:x}:d.down===x?{at:k,down:!x}:null;let v=d?.down?-1:1;u=d===null?c:[...c].
sort((S,E)=>v*mM(S[k],E[k])),s.scrollTop=0,y(),h(!0),e.children[k].querySelector("button").focus()}function y(){C(e,l.map((k,x)=>a("th",{scope:"col",class:k.number?"num":"",title:k.name,"aria-sort":d?.
at===x?d.down?"descending":"ascending":null},W(a("span",{class:"ellipsis"},k.name,k.unit&&a("span",{class:"muted"},`, ${k.unit}`),d?.at===x&&(d.down?" ↓":" ↑")),()=>w(x),{class:"th-button",title:`\
Order by ${k.name}`}))))}s.addEventListener("scroll",()=>f()&&h());let b=new ResizeObserver(()=>f()&&h());b.observe(s);let _=Qn(()=>h(!0));return{node:s,show(k,x){l=k.map(E=>({...E,number:E.type==="in\
teger"||E.type==="real"})),c=u=x,d=null;let S=l.map((E,T)=>dM(E,T,u)).map(E=>`min(${E}ch, 60cqw)`);C(t,S.map(E=>a("col",{css:{width:E}}))),n.style.minWidth=`calc(${["0px",...S].join(" + ")})`,n.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>i_),s.scrollTop=0,y(),h(!0)},unmount(){b.disconnect(),_()}}}var id=50,m_=5e3,rd=40,pM=360,Mo=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],u_=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],fM={control:0,test:1},p_=e=>e.map(t=>He(t)).join("<br>"),hM=(e,t)=>`${e.name}: ${zo(t)}${e.unit?` ${e.unit}`:""}`;function ad(e,t){let o=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[n,s]=e.unit==="µs"?Ye(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:He(e.name),font:{size:11},standoff:4}}}}function ld({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=zo(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:fM[n]??r})).sort((n,s)=>n.
at-s.at)}var f_=e=>({template:xt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function gM(e,t){let{x:o,ys:n,rows:s}=e;return mr({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,i)=>({key:r.name,name:r.name,colour:te(Mo[i])})),bars:s.slice(0,id).map(r=>({label:zo(r[o.at]),values:n.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:zo(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function d_(e,t){let o=e.rows.slice(0,m_).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=ad(e.x,n(e.x.at)),r=ad(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),i=ld({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:te(Mo[d%Mo.length]),size:u.length>500?4:7,symbol:u_[d%u_.length],opacity:.8},line:{color:te(Mo[d%Mo.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>p_(e.columns.slice(0,12).map(p=>hM(p,m[p.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:f_({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function wM(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),o=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:rd+1},(i,l)=>{let c=s+(r-s)*l/rd;return l===0?t:l===rd?o:n?Math.exp(c):c})}}function yM(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=n?[i,r]:[s,i]}o[s]+=1}return o}function bM(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=wM(o),{per:r,axis:i}=ad(e.x,o);return{data:ld(e).map(({name:l,rows:c,at:u},d)=>{let m=yM(t(c),n),p=te(Mo[u%Mo.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:p,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((f,g)=>[n[g]/r,n[g+1]/r]),y:m.flatMap(f=>[f,f]),customdata:m.flatMap((f,g)=>{let h=p_([...l===""?[]:[l],`${zo(n[g])} t\
o ${zo(n[g+1])} ${e.x.unit??""}`,L(f)]);return[h,h]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:f_({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var _M={bars:gM,histogram:bM,line:e=>d_(e,"lines"),scatter:e=>d_(e,"markers")};function h_(e,t){let o=e==="bars"?id:e==="histogram"?1/0:m_;return t>
o?`The chart shows the first ${L(o)} of ${L(t)} rows; the table has all.`:""}function cd(e){return e.ys.length>1?e.ys.map((t,o)=>[Mo[o],t.name]):e.by?ld(e).map(({name:t,at:o})=>[Mo[o%Mo.length],t]):[]}
function g_(e){let t=null,o=bt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>cd(t),height:n=>n.chart==="bars"?Be(Math.min(id,n.rows.length),n.ys.length):pM,make:(n,s)=>_M[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var kM=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,xM=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,$M=["name","short_name","kerne\
l","operator","ended_by"];var so=e=>e.type==="integer"||e.type==="real",dd=e=>so(e)&&!kM.test(e.name);function Yi(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(xM.test(e)&&!/count|calls/.test(e)?"µs":"")}var vM=(e,t)=>e.map(
o=>o[t]).filter(o=>typeof o=="number");function Gi(e,t,o,n=s=>s){let s=vM(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||o*(r-s[i-1])>=0)}function w_(e,t,o){let n=new Set;for(let s of e)
if(n.add(s[t]),n.size>o)break;return n.size}var Ki=(e,t)=>e.filter((o,n)=>!dd(o)&&t.length>0&&w_(t,n,8)<=8);function y_(e,t){let o=e.replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===
o&&so(n))?o:""}function SM(e,t){let o=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>dd(i)),n=Math.abs;return(o.find(({at:i})=>Gi(t,i,-1))??o.find(({at:i})=>Gi(t,i,-1,n))??o.find(({at:i})=>Gi(t,
i,1))??o.find(({column:i})=>Yi(i.name)!=="")??o[0])?.column.name??""}var ud=(e,t)=>Ki(e,t).some(({name:o})=>o==="side")?"side":"";function EM(e,t){let o=e.findIndex((c,u)=>so(c)&&(/^(start|at|from)_us$/.
test(c.name)||u===0&&Gi(t,u,1))),n=e.filter((c,u)=>u!==o&&dd(c)),s=(n.find(({name:c})=>Yi(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].name,i=/_us$/.test(r),l=y_(s,e);return!i&&t.length<=
40?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":ud(e,t)}}function TM(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},n=e.filter(so),s=e.find(({name:c})=>$M.includes(
c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?EM(e,t):null;if(i)return i;let l=SM(e,t);return s&&l!==""&&(s.
name!=="side"||w_(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:y_(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==l).name,y:l,y2:"",by:ud(e,t)}:l===""?o:
{chart:"histogram",x:l,y:"",y2:"",by:ud(e,t)}}var Ar=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function b_(e,t,o){let n=TM(t,o),s=t.filter(so),r=s.length===0||o.length===0?["none"]:t.length===1?["hi\
stogram","none"]:["bars","line","scatter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=i==="bars",c=Ar(t,e.x,l?void 0:so)?e.x:Ar(t,n.x,l?void 0:so)?n.x:(l?t:s)[0]?.
name??"",u=s.find(({name:h})=>h!==c)??s[0],d=i==="histogram"?"":Ar(t,e.y,so)?e.y:Ar(t,n.y,so)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",p=i==="histogram"?"":Ar(t,e.y2,so)?e.y2:m?"":n.y2,f=Ki(t,
o).map(({name:h})=>h),g=i==="bars"||p!==""?"":f.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:i,kinds:r,x:c,y:d,y2:p,by:g}}var OM=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],MM={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function __(e){let t=null,o=gt("Kind of chart",OM,i=>e({chart:i,x:"",y:"",y2:"",by:""})),n=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},o.node,
n);function r(i,l,c,u){let d=pe("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:p,x:f,y:g,y2:h,by:w}=t;e({chart:p,x:f,y:g,y2:h,by:w,[i]:m.value})}}},u&&a("option",{value:""},u),c.
map(p=>a("option",{value:p,selected:p===t[i]},p)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,o.press(t.chart);
for(let[g,h]of o.buttons)h.hidden=!t.kinds.includes(g);let d=MM[t.chart]??{},m=l.filter(so).map(({name:g})=>g),p=Ki(l,c).map(({name:g})=>g),f=l.map(({name:g})=>g);C(n,d.x&&r("x",d.x,t.chart==="bars"?f:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&p.length>0&&r("by","by",p,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}function k_(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function x_(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[$_,AM]=[7,26],CM=/ \(at byte \d+\)/;function v_({onRun:e,onCancel:t,tools:o}){let n=pe("sql"),s=pe("sql-error"),r=pe("sql-hint"),i=a("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String($_),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:h=>{h.key==="Enter"&&(h.ctrlKey||h.metaKey)&&(h.preventDefault(),e())}}}),l=W("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=W("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:n,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,o,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let h=i.value.split(`
`).length+1;i.rows=Math.max($_,Math.min(AM,h))}function p(h){i.focus(),document.execCommand?.("insertText",!1,h)||i.setRangeText(h,i.selectionStart,i.selectionEnd,"end"),m()}function f(){u.hidden=!0,C(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function g(h){let w=h.text.slice(0,h.column-1).replace(/[^\t]/g," "),y=Math.max(1,Math.min(h.to-h.from,h.text.length-h.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${h.line}`},h.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},w+"^".repeat(y)))}return{node:d,field:i,insert:p,clearError:f,value:()=>i.value,set(h){i.value!==h&&(i.value=h),m()},running(h){c.hidden=!h},enable(h){
l.disabled=!h},showError(h,w){let y=i.value,b=w===null?null:x_(y,k_(y,w));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),C(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?h.replace(CM,""):h),b&&g(b),b&&W("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var S_=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,E_=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,md=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,T_=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${S_}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${E_}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${E_}
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
    ${md("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${md("")} AND side = 'control'
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
WHERE name = ${S_}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${md("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var RM=100;function O_(e){let t=a("div",{class:"example-lists"}),o=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),n=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},T_.filter(l=>l.sides===r).map(l=>a("li",{},W(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:o,draw:s=>C(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function M_({onPick:e,statement:t}){let o=a("ul",{}),n=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),o),s=a("span",{class:"save-query writes"}),r=[],i="";function l(f){return Ce(`That did not work. ${f.message}`,{urgent:!0}),!1}async function c(f){try{await rl(f,t())}catch(g){return l(g)}return i=
f,d(!0),await p(),n.open=!0,Ce(`“${f}” is saved.`,{seconds:4}),!0}async function u(f){try{await em(f.name)}catch(g){l(g);return}await p(),(o.querySelector("button")??s.querySelector("button")).focus(),
Ce(`“${f.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await rl(f.name,f.statement).catch(l),await p()}}})}function d(f){C(s,W("Save …",()=>{if(t().trim()===""){Ce("First write a state\
ment.",{seconds:4});return}Ca(s,i,{name:"Name of the query",maxlength:RM,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),f&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=Q(r.length,"query","queries"),C(o,r.map(f=>a("li",{},W(f.name,()=>{i=f.name,e(f.statement)},{class:"link-button",title:f.statement}),Te("trash",`\
Delete ${f.name}`,()=>u(f),{class:"writes"}))))}async function p(){try{r=await Zd()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:p,forgetName:()=>{i=""}}}var A_=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function C_(e){let t=pe("find"),o=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,i=null,l=!1,c=({name:p,kind:f})=>f==="table"||f==="analysis"||!l?[p]:[`control.${p}`,
`test.${p}`];function u(p){return a("li",{},W(p.name,()=>e(A_(p.name)),{class:"schema-name mono",title:`Insert ${p.name}`}),a("span",{class:"muted small"},[p.type,p.unit].filter(Boolean).join(", ")),p.
description&&a("span",{class:"schema-what small"},p.description))}function d(p,f){let g=p.name.toLowerCase().includes(f),h=f===""||g?p.columns:p.columns.filter(y=>`${y.name} ${y.description??""}`.toLowerCase().
includes(f));if(h.length===0&&!g)return null;let w=a("details",{open:f!==""||r.has(p.name),on:{toggle:()=>{f===""&&r[w.open?"add":"delete"](p.name)}}},a("summary",{},a("span",{class:"mono"},p.name)),a(
"p",{class:"small"},p.description,p.description&&" ",c(p).flatMap(y=>[W(`Insert ${y}`,()=>e(A_(y)),{class:"link-button"})," "])),a("ul",{},h.map(u)));return w}function m(){let p=o.value.trim().toLowerCase(),
f=(...b)=>(i??[]).filter(({kind:_})=>b.includes(_)).map(_=>d(_,p)).filter(Boolean),g=(b,_,k)=>_.length>0&&a("details",{class:"schema-stored",open:p!==""||r.has(b),on:{toggle:x=>{p===""&&x.target===x.currentTarget&&
r[x.target.open?"add":"delete"](b)}}},a("summary",{},b),k&&a("p",{class:"small"},k),_),[h,w,y]=[f("view","table"),f("analysis"),f("stored")];C(n,h,g("Tables of the analyses",w,"The tables of the Analy\
se page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),g("Tables as the set file keeps them",y),h.length+w.length+y.length===0&&a("p",{class:"muted"},i===null?"":p===""?
"There are no tables.":`No table or column contains “${p}”.`))}return{node:s,draw(p,f){i=p,l=f,o.title=i?Q(i.length,"table"):"",m()},focus:()=>o.focus()}}var LM=60,NM={rows:"there may be more rows",bytes:"the answer would be too long"},pd={path:"/query",name:"Query",mount:(e,t)=>IM(e,t)};function PM(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))
t[o]=o in t&&t[o]!==(n??"")?"":n??"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}function IM(e,t){let o=eu(location.search),n=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(ee,ue)=>t.
go(ti({...o,...ee}),ue),p=ee=>oi(ee).toString(),f=a("section",{class:"query-sets card","aria-label":"Sets"}),g=M_({onPick:U,statement:()=>h.value()}),h=v_({onRun:()=>U(h.value()),onCancel:re,tools:g.save}),
w=O_(ee=>{g.forgetName(),U(ee)}),y=C_(ee=>h.insert(ee)),b=a("p",{class:"result-summary"}),_=__(ee=>m(ee,{replace:!0})),k=a("ul",{class:"chart-legend"}),x=a("p",{class:"muted small chart-limit"}),v=g_(
[_.node,k,x]),S=c_(),E=a("a",{class:"button",title:"The rows as CSV"},"CSV"),T=a("a",{class:"button",title:"The rows as JSON"},"JSON"),M=a("div",{class:"message"}),D=a("div",{class:"results query-resu\
lts",hidden:!0},a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},W("Copy link",()=>eo(location.href,"Link copied.")),E,T)),v.node,a("section",{class:"card table-card","aria-label":"Rows"},
S.node)),F=a("div",{class:"query-work"},a("div",{class:"query-left"},h.node,g.node,w.node),y.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),f,F,M,D));let O=St({context:t,results:D,
message:M}),B=pt(()=>v.retheme());function Z(ee,ue,Se,R){let j=ze(n??[],o[ee]),$=$o({field:ee,set:j??null,none:R,text:j?"":o[ee],onPick:A=>m({[ee]:A?Je(A.id):""})});return a("div",{class:`side-${ee} q\
uery-side`},a("b",{class:`letter letter-${ue.toLowerCase()}`,"aria-hidden":"true"},ue),a("label",{for:$.input.id},Se),$.node)}let N="";function G(){let ee=JSON.stringify([o.control,o.test,n?.map(Se=>[
Se.id,Se.label])]);if(ee===N)return;N=ee;let ue=document.activeElement?.dataset?.field;C(f,Z("control","A","Control"),Z("test","B","Test","none: one set alone")),ue&&f.querySelector(`[data-field="${ue}\
"]`)?.focus()}async function ae(){let ee=oi({...o,q:""}),ue=ee.toString();if(ue!==s){s=ue;try{let Se=await Xd(ee);!d&&ue===s&&(r=PM(Se),y.draw(Se,o.test!==""),h.enable(!0),i&&Le())}catch(Se){!d&&ue===
s&&(s=null,y.draw([],!1),Se.code==="sql_off"&&q(Se))}}}function q(ee){F.hidden=!0,O.say(a("p",{class:"notice",data:{code:ee.code}},ee.message))}function U(ee){if(h.set(ee),ee.trim()===""){h.showError(
"There is no statement. Write one, or choose an example.",null),h.field.focus();return}c=l="",u=!0,m({q:ee,...ee===o.q?{}:xg})}function re(){O.drop(),h.running(!1),b.textContent="",O.say(a("p",{class:"\
notice"},"Cancelled.")),Ee("Cancelled."),h.field.focus()}function Y(ee){if(i=null,l="",h.running(!1),ee.code==="sql_off"){q(ee);return}h.showError(ee.message,ee.offset),O.say(a("p",{class:"visually-hi\
dden",data:{code:ee.code}},"The statement was refused."))}function V(){let ee=p(o);if(ee===l){Le(),t.settled();return}ee!==c&&(c=ee,h.clearError(),h.running(!0),w.open(!1),O.ask(ue=>Jd(new URLSearchParams(
ee),{signal:ue}),ue=>{i=ue,l=ee,h.running(!1),O.say(null),Le(!0),oe(),Ee(Q(ue.row_count,"row"))},Y))}let P=ee=>ze(n??[],o[ee])?.label??o[ee],z=()=>`tracediff-${["control","test"].filter(ee=>o[ee]!=="").
map(ee=>kt(P(ee))).join("-")}`;function oe(){u&&D.getBoundingClientRect().top>innerHeight-LM&&D.scrollIntoView({block:"start"}),u=!1}function le(){let{row_count:ee,truncated:ue,truncated_by:Se,elapsed_ms:R}=i;
C(b,ee===0?"No rows.":[`${L(ee)} ${ee===1?"row":"rows"}`,a("span",{class:"muted"},` in ${L(Math.max(1,Math.round(R)))} ms`)],ue&&a("span",{class:"notice truncated"},`Cut off here: ${NM[Se]??"there is \
more"}. Ask for less, with LIMIT or a sum.`))}function Le(ee=!1){let ue=i.columns.map((H,X)=>({...H,at:X,unit:H.type==="text"?"":Yi(H.name,r)})),{rows:Se}=i;le();for(let[H,X]of[[E,"csv"],[T,"json"]])H.
href=Qd(oi(o,X)),H.download=`${z()}-query.${X}`;let R=b_(o,ue,Se),j=H=>ue.find(X=>X.name===H),$={...R,columns:ue,rows:Se,x:j(R.x),ys:[R.y,R.y2].filter(H=>H!=="").map(j),by:j(R.by),file:z(),caption:[o.
q.replace(/\s+/g," ")],revision:JSON.stringify([l,R,Object.keys(r).length]),empty:R.chart==="none"?R.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":null};v.node.hidden=Se.length<
2,_.draw(R,ue,Se);let A=$.empty?[]:cd($);C(k,A.map(([H,X])=>a("li",{class:"key",css:{"--key-fill":`var(${H})`}},X))),k.hidden=A.length===0,x.textContent=$.empty?"":h_(R.chart,Se.length),v.draw($),(ee||
S.units!==r)&&(S.units=r,S.show(ue,Se)),S.node.parentNode.hidden=ue.length===0||Se.length===0,D.dataset.shown=l}function J(){let ee=o.q.trim().split(`
`).find(ue=>!ue.startsWith("--"))??"";if(t.setTitle([ee.slice(0,60),"Query"].filter(ue=>ue!=="").join(" · ")),G(),w.draw(o.test!==""),ae(),o.q===""){O.drop(),i=null,l=c="",h.clearError(),h.running(!1),
O.say(a("p",{class:"visually-hidden"},"")),w.open(!0),t.settled();return}V()}async function ie(){let ee=[o.control,o.test].filter(ue=>ue!=="");try{n=ee.length>0?await ht(ee):[],n.length===0&&(n=(await qt(
"limit=1")).entries.map(({set:ue})=>ue))}catch(ue){C(M,a("div",{class:"error-box",role:"alert"},ue.message));return}d||(f.hidden=F.hidden=n.length===0,n.length===0?(t.setTitle("Query"),C(M,a("p",{class:"\
notice"},"There are no trace sets yet. ",a("a",{href:ge("/")},"Add some"),"."))):o.control===""?m({control:Je(n[0].id)},{replace:!0}):J())}return h.set(o.q),g.load(),ie(),{keys:{search:()=>y.focus(),control:()=>he(
"control"),test:()=>he("test")},update(ee){let ue=o;o=eu(ee),o.q!==ue.q&&h.set(o.q);let Se=["control","test"].every(R=>o[R]===""||ze(n??[],o[R]));n?.length>0&&Se&&o.control!==""?J():ie()},unmount(){d=
!0,O.unmount(),B(),v.unmount(),S.unmount()}};function he(ee){let ue=f.querySelector(`[data-field="${ee}"]`);ue?.focus(),ue?.click()}}var fd={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function hd(e,t=I){if(!e||e.change==="")return"";let{row:o,change:n}=e,
[s,r,i]=cr(o);return`${fd[n]}: ${t(s)} → ${t(r)} ${i?"self time":"total"} in this ${e.whole?"recording":"step"}`}function R_(e,t,{changes:o,partner:n,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.
end[t]-r.start[t];if(r.sort[t]===ds){let f=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${de(l)}, from ${de(i)}`],[f.host?`the host: ${f.host}${f.operator&&f.operator!==f.host?` in ${f.operator}`:
""}`:"the host: mostly nothing recorded"],f.next&&[`then: ${f.next}`]].filter(Boolean)}if(r.sort[t]===ms){let f=r.gaps[r.gap[t]];return[[`Step ${f.step_number}, as the device has it`,"strong"],[`${de(
l)}, from ${de(i)}`],[Xo(f)],[`the host began it at ${de(f.host_start)}`,"muted"]]}if(r.sort[t]===So){let{name:f,mean:g,min:h,max:w}=r.gaps[r.gap[t]];return[[`${f}: ${qe(g,0,3)}`,"strong"],h<w&&[`from\
 ${qe(h,0,3)} to ${qe(w,0,3)} in this pixel`],[`${de(l)}, from ${de(i)}`]].filter(Boolean)}let c=r.names[r.name[t]],u=Qo({name:c,category:r.categories[r.name[t]]});if(r.merged[t]>1)return[[`${L(r.merged[t])}\
 rows too short to draw separately`,"strong"],[`most of the time: ${c}`],u&&[wn],["zoom in to see them","muted"]].filter(Boolean);let d=r.lanes[r.lane[t]],m=[[c||"(no name)","mono strong"],...u?[[wn]]:
[],[`${de(l)}, from ${de(i)}`],[`${r.categories[r.name[t]]} · ${d.label}`,"muted"]];if(!Wo(r,t))return[...m,["not part of this step: it began before, or another one launched it","muted"]];let p=hd(o?.
get(lr(r,t)),de);if(p&&m.push([p,"change"]),n){m.push([`${s}: ${de(n.duration)} (${We(e.side==="control"?n.duration-l:l-n.duration)} test against control), from ${de(n.start)}`]);let f=ei(o,s,c,r.categories[r.
name[t]]);f!==c&&m.push([`${s}: ${f}`,"mono muted"])}else n===null&&s&&m.push([`${s}: no ${L(r.occurrence[t]+1)}${L_(r.occurrence[t]+1)} call of this name`,"muted"]);return m}var L_=e=>e%100>=11&&e%100<=
13?"th":["th","st","nd","rd"][e%10]??"th",gd=e=>`${L(e)}${L_(e)}`,Ts=14;function N_(){let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){C(e,t.map(([c,u])=>a(
"p",{class:u},a("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),i=o+Ts+s>window.innerWidth?o-Ts-s:o+Ts,l=n+Ts+r>window.innerHeight?n-Ts-r:n+Ts;e.style.setProperty("left",`${Math.
max(4,i)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function P_(){let e=Ie("polygon",{class:"join-shape"}),t=Ie("g",{class:"join-links"}),o=pe("arrow"),n=Ie("svg",{class:"\
timeline-join","aria-hidden":"true",focusable:"false"},Ie("marker",{id:o,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},Ie("path",{class:"join-head",d:"M0 0 8 4 0 8z"})),e,
t);return{node:n,drawLinks(s){let r=n.getBoundingClientRect();C(t,s.map(([i,l])=>{let[c,u]=[Math.min(i.right,l.left),l.left].map(p=>p-r.left),[d,m]=(i.bottom<=l.top?[i.bottom,l.top]:[i.top,l.bottom]).
map(p=>p-r.top);return Ie("path",{"marker-end":`url(#${o})`,d:`M${c} ${d}L${u} ${m}`})}))},draw(s,r){if(!s||!r){e.setAttribute("points","");return}let i=n.getBoundingClientRect(),[l,c]=s.top<=r.top?[s,
r]:[r,s],u=({left:g,right:h})=>[g,Math.max(h,g+1.5)],[[d,m],[p,f]]=[u(l),u(c)];e.setAttribute("points",[[d,l.bottom],[m,l.bottom],[f,c.top],[p,c.top]].map(([g,h])=>`${g-i.left},${h-i.top}`).join(" "))}}}function I_(e,t,o){let n=gt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=W("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},Te("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
Te("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),W("Fit",e.fit,{title:"Show the whole step (0)"}),W("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag wit\
h Shift"})),n.node,o,s,a("span",{class:"chart-tools"},["png","svg"].map(i=>W(i.toUpperCase(),()=>e.save(i),{title:`The timeline as ${i.toUpperCase()}`})))),draw(i){n.press(i.show),n.node.hidden=i.control===
""||i.test==="",s.hidden=i.align===""}}}var DM=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not\
 part of this step"],["gap","device idle"]];function D_(){let e=a("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){C(e,[...t?Object.entries(fd):[],...DM,...o?
[["path","on the critical path"]]:[]].map(([n,s])=>a("li",{class:`key key-span-${n}`},s)),t&&a("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs b\
y 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}function B_(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function BM(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),i=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function q_({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,i=null;async function l(u,d,m){
let p=BM(u,d,m);s=p;let f=new AbortController;i=f;try{let g=await e(p,f.signal);i===f&&(n={...p,from:g.from,to:g.to,pixels:g.pixels},t(g))}catch(g){i===f&&g.name!=="AbortError"&&(r=null,o(g))}if(i===f){
s=null;let g=r;r=null,g&&c(...g)}}function c(u,d,m){let p=u.from>=m.to||u.to<=m.from;d<=0||p||n&&B_(n,u,d,m)?r=null:s?r=B_(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[n,s,r,i]=[null,null,null,null]}}}function qM(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function F_(e,{onChange:t,onError:o}){let n="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=q_(
{ask:({from:d,to:m,pixels:p},f)=>{let g=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:p}).forEach(([h,w])=>g.set(h,String(Math.round(w*1e3)/1e3))),Ms(i.set,g,{signal:f})},onAnswer:d=>{
i.window=d,t(i)},onError:o});async function c(d,m){r?.abort();let p=new AbortController;r=p,i.error=null;try{let f=await d(p.signal);r===p&&(m(f),t(i))}catch(f){r===p&&f.name!=="AbortError"&&(i.error=
f,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(p=>Wn(d[e],d[`${e}_marker`]||null,{signal:p}),p=>{i.samples=p}))},choose(d,m){return i.chosen=Kp(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let p=qM(d,e,i.chosen.sample);if(p.toString()===s)return;u(),s=p.toString(),i.query=p;let f=new URLSearchParams(p),{least:g,most:h}=ea.pixels;f.
set("pixels",String(Math.min(h,Math.max(g,Math.round(m))))),c(w=>Ms(i.set,f,{signal:w}),w=>{i.whole=w,i.window=w,l.has(w)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let p=new URLSearchParams(i.query);
Object.entries(d).forEach(([g,h])=>{h!==""&&h!==null&&h!==void 0&&p.set(g,String(h))});let f=await Wr(i.set,p,m);return f.rows.length>0?f:null},retry(){n="",s=""},unmount:u})}function W_(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:ge("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var H_=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set \
has no ranks with rows."));function j_(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of th\
e ${t} cannot be shown`),a("p",{},e.message),a("p",{},s?W("Choose another rank and step",n,{class:"primary"}):W("Try again",o,{class:"primary"})," ",a("a",{href:ge("/")},"Choose other traces")))}var FM={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},wd=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function U_(e,t,o){let n=[],s=wd([o]);o.missing.length>0&&n.push(
`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(FM).filter(([i])=>t.whole.left_out?.[i]>0).map(([i,l])=>Q(t.whole.left_out[i],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(i=>i.start.length===0)?n.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(i=>i.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var WM=1e3;function z_(e,t){let o=new Map,n=(i,l,c,u)=>[i,e[i].stepKey(),c,l,u].join("\0"),s=(i,l,c)=>ei(t(),i,l,c);function r(i,l,c,u,d){for(let m of i){let p=m.side===l?m.data():null,f=p?gg(p,at(s(l,
c,u),u),d):-1;if(f>=0)return{start:p.start[f]+p.shift,duration:p.end[f]-p.start[f],lane:p.lanes[p.lane[f]].id,level:p.level[f],pane:m}}return null}return{drawn:r,named:s,known:(i,l,c,u)=>o.get(n(i,s(i,
l,c),c,u)),async ask(i,l,c,u,d){let m=s(i,l,c),p=n(i,m,c,u),f=await e[i].find({name:m,category:c,occurrence:u},{signal:d});o.size>WM&&(o=new Map);let{of:g,launch:h,launched:w,launches:y}=f??{},b=f?{...f.
rows[0],of:g,launch:h,launched:w,launches:y}:null;return o.set(p,b),b},nameOf:(i,l)=>{let c=i.data();if(l<0||!c||!Wo(c,l))return null;let[u,d]=lr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function Cr(e,t,o){
for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:i})=>i===o.lane);if(r)return{pane:n,lane:o.lane,level:o.level,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:r.row+(r.open?
o.level:0)}}return null}var Vi=2e4,HM=3,G_=e=>Math.round(e*1e3),Y_=(e,t,o)=>`${e} ${G_(t)} ${G_(o)}`;function jM(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(Y_(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),i=e.by_step.find(l=>l.span===t);return n.cut=s===Vi?r-Vi:0,n.words=i?`${I(i.work)} of work in ${I(i.path)}${n.cut>
0?`; the longest ${L(Vi)} of ${L(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function UM(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===vo&&t.merged[n]<=1&&s&&e.rows.has(Y_(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&!hg(t,n)&&o.push(n)}e.drawn.set(t,o)}return o}function K_(e,t,o,n){let s=o.data(),r=te("--path-\
mark"),i=c=>Math.max(-3,Math.min(t.width+3,c));for(let{id:c,top:u}of s.bands){let d=-1/0;for(let[m,p]of n.lanes.get(c)??[]){let f=i(t.x(m-s.shift)),g=i(Math.max(t.x(p-s.shift),t.x(m-s.shift)+1));g>d&&
g>f&&(e.box(Math.max(f,d),t.top+u,g-Math.max(f,d),HM,r),d=g)}}let l=t.rowHeight;for(let c of UM(n,s)){let[u,d]=[i(t.x(s.start[c])),i(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}
function V_({toggle:e,change:t,error:o}){let n=W("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=a("p",{class:"muted small tim\
eline-path",role:"status"}),r={control:null,test:null},i={control:"",test:""},l={control:null,test:null};function c(){let m=je.filter(p=>r[p]).map(p=>`${p}: ${r[p].words}`);s.textContent=m.length>0?`C\
ritical path of the ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),i[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:p,marker:f,sample:g}){let h=new URLSearchParams({set:p,ranks:String(g.rank),
segments:String(Vi),...g.step_number===null?{}:{steps:String(g.step_number)},...f?{marker:f}:{}}),w=`${h} ${g.span}`;if(i[m]!==w){u(m),i[m]=w,l[m]=new AbortController;try{let y=await Hn("critical_path",
h,{signal:l[m].signal});i[m]===w&&(r[m]=jM(y.set,g),c(),t())}catch(y){i[m]===w&&y.name!=="AbortError"&&o(y)}}}return{node:n,words:s,of:m=>r[m],draw(m,p,f){n.setAttribute("aria-pressed",String(m.path));
for(let g of je)m.path&&p.includes(g)&&f[g]?d(g,{set:m[g],marker:m[`${g}_marker`],sample:f[g].sample}):u(g);c()},unmount(){je.forEach(m=>l[m]?.abort())}}}var J_={control:["A","Control"],test:["B","Test"]};function Q_(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),je.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;C(t,je.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=J_[i],p=pe("set"),f=$o({id:p,field:i,set:c&&ze(c,l[i]),text:l[i],none:`No ${i}`,onPick:g=>e({[i]:g===null?"":Je(
g.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:p},m),f.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=ac(l),d=ic(l,c.rank),m=lc(l,c.rank,c.span),p=(h,w,y,b,_,k)=>{let x=pe(h),v=a(
"select",{id:x,data:{field:`${i}_${h}`},on:{change:()=>e({...k,[`${i}_${h}`]:v.value})}},y.map(S=>a("option",{value:String(S),selected:S===b},_(S))));return a("span",{class:"sample-field"},a("label",{
for:x},w),v)},f=m.indexOf(c),g=(h,w,y)=>Te(w,`${J_[i][1]}: ${y} step`,()=>e({[`${i}_step`]:String(m[f+h].step_number)}),{data:{field:`${i}_${y}`},disabled:!m[f+h],class:"step-move"});return[p("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&p("span","File",d,c.span,h=>String(h+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${I(c.step)}`):[p("step","Step",
m.map(h=>h.step_number),c.step_number,h=>`${h} · ${I(m.find(w=>w.step_number===h).step)}`,{}),g(-1,"up","previous"),g(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${de(c.step)}`)]]}return{
node:t,draw:n,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var zM=200,X_=8,GM=1e3;function Z_({onText:e,onStep:t}){let o=pe("search"),n=Qe(zM,()=>e(s.value.trim())),s=a("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([l,c,u])=>Te(c,u,()=>t(l),{hidden:!0,class:"step-m\
ove"}));return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==
s&&(s.value=l),i.forEach(c=>{c.hidden=l===""})},say(l){C(r,l)}}}function YM(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:i,names:l}of(o??new Map).values()){let c=l[n];i[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(at(c,i.category),{name:c,category:i.category,time:i[`${n}_total_duration`]})}for(let i of t.filter(l=>l.side===n))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=at(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function e0(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=YM(e,o,n,l.side);return r||=c.length>X_,c.slice(0,X_).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:GM});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(p=>({...p,side:l.side,name:u,category:d,at:p.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var t0=(e,t,o)=>t===0?"No name contains this text.":o?`${Q(t,"call")} of the ${Q(
e,"name")} with the most time`:`${Q(t,"call")} of ${Q(e,"name")}`,o0=(e,t)=>`${L(e+1)} of ${L(t)}`;var yd={control:"Control",test:"Test"};function KM(e,t,o){return t===void 0?`${yd[e]}: …`:t===null?`${yd[e]}: no ${gd(o+1)} call`:`${yd[e]}: ${de(t.duration)}, from ${de(t.start)}${t.of?`; ${Q(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}${VM(t)}`}function VM({start:e,launch:t,launched:o,launches:n}){if(t)return`; launched ${I(e-t.start)} earlier`;if(!(o>0))return"";let s=Math.min(...n.
map(r=>r.start))-e;return`; it launched ${Q(o,"device row")}, ${o>1?"the first of ":""}which began ${I(s)} later`}var JM=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function n0(e){let t=a(
"section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify([n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:i,
test:l}=n.rows,c=e.href(n),u=s.map(m=>[m,JM(n.rows[m])]).filter(([,m])=>m),d=hd(n.change);C(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},n.name),a("span",{class:"muted"},` · ${n.category}\
 · ${gd(n.nth+1)} call`)),a("p",{class:"timeline-selected-times"},je.filter(m=>s.includes(m)).map(m=>a("span",{class:`${m}-text`},KM(m,n.rows[m],n.nth))),i&&l&&a("span",{class:"strong"},`test − contr\
ol: ${$e(l.duration-i.duration)}`)),Qo(n)&&a("p",{class:"small"},`${wn}.`),d&&a("p",{class:"small"},`This operation ${["new","gone"].includes(n.change.change)?"is ":""}${d}.`),a("p",{class:"op-actions"},
W("Zoom to it",e.zoom,{class:"link-button"}),u.map(([m,p])=>W(`${n.rows[m].launch?"Its launch":"What it launched"}${u.length>1?`, ${m}`:""}`,()=>e.go(m,p),{class:"link-button",title:p.name})),i&&l&&!n.
aligned&&W("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&a("a",{href:c},"Open this operation"),W("Copy the name",()=>eo(
n.name,"Name copied."),{class:"link-button"}),W("Clear (Escape)",e.clear,{class:"link-button"})))}}}function s0(e,t){let{stage:o,sides:n,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(y){let b=e.state(),_=b.name===""?"":JSON.stringify([e.key(),b.name,b.category,
b.nth,y,y.map(k=>s.named(k,b.name,b.category))]);if(_===i){f(y);return}if(i=_,r=null,_!==""&&b.nth===null){await p(y,_);return}if(_!==""){let{name:k,category:x,nth:v}=b;r={name:k,category:x,nth:v,rows:Object.
fromEntries(y.map(S=>[S,s.known(S,k,x,v)??s.drawn(o.shown(),S,k,x,v)??void 0]))}}f(y),r&&await m(r,y)}async function m(y,b){let{name:_,category:k,nth:x,rows:v}=y;await Promise.all(b.filter(S=>v[S]?.of===
void 0&&v[S]!==null).map(async S=>{try{v[S]=await s.ask(S,_,k,x)}catch{}})),!c&&r===y&&f(b)}async function p(y,b){let{name:_,category:k,at:x}=e.state(),v=[...new Set([x,"test","control"])].filter(S=>y.
includes(S));for(let S of v){let E=null,T=await n[S].find({name:s.named(S,_,k),category:k,order:"duration",limit:1}).catch(M=>{E=M});if(c||i!==b)return;if(E){Ce(`The search for ${_} failed. ${E.message}`,
{urgent:!0});return}if(T){let[M]=T.rows,D=M.start-e.shifts()[S];l=!0,o.goTo(o.around({start:D,end:D+M.duration}),!0),e.change({category:T.category,nth:M.occurrence,at:S,open:e.opened(S,M.lane),...o.current()});
return}}Ce(`${_} does not occur in this ${wd(y.map(S=>n[S].chosen))}.`,{seconds:10}),e.change(u)}function f(y){let b=r===null?[]:y.map(k=>r.rows[k]&&Cr(o.shown(),k,r.rows[k])).filter(Boolean);o.mark({
selected:b,links:r===null?[]:y.flatMap(g)});let _=e.state();t.draw(r&&{...r,rows:Object.fromEntries(y.map(k=>{let x=r.rows[k];return[k,x&&{...x,pane:void 0,whole:n[k].chosen?.sample.step_number===null}]})),
change:e.changes()?.get(at(r.name,r.category))??null,aligned:_.align===r.name&&_.align_nth===r.nth},y),l&&b.length>0&&(l=!1,o.reveal(h()))}function g(y){let b=r.rows[y],_=b?.launches?.length===b?.launched?
b?.launches??[]:[];return[...b?.launch?[[b.launch,b]]:[],..._.map(k=>[b,k])].map(k=>k.map(x=>Cr(o.shown(),y,x))).filter(([k,x])=>k&&x)}let h=()=>o.marks.selected.find(({pane:y})=>y.side===e.state().at)??
o.marks.selected[0];function w(){let y=h();if(y){let b=Math.max((y.end-y.start)*1.6,.1),_=(y.start+y.end)/2;o.goTo({from:_-b/2,to:_+b/2}),o.reveal(y)}return y!==void 0}return{draw:d,place:h,zoom:w,current:()=>r,
show({name:y,category:b,occurrence:_,side:k,at:x,duration:v,lane:S}){l=!0,o.goTo(o.around({start:x,end:x+v})),e.change({name:y,category:b,nth:_,at:k,open:e.opened(k,S)})},pick(y,b){let _=s.nameOf(y,b);
if(_){let[k,x,v]=_,S=e.state(),E=S.name===k&&S.category===x&&S.nth===v;l=!E,e.change(E?u:{name:k,category:x,nth:v,at:y.side})}return _!==null},step(y){let b=h(),_=b?o.beside(b,y):-1;if(_<0)return!1;let[
k,x,v]=s.nameOf(b.pane,_),S=b.pane.data(),E=o.current();if(S.start[_]<E.from||S.end[_]>E.to){let T=(S.start[_]+S.end[_])/2,M=(E.to-E.from)/2;o.goTo({from:T-M,to:T+M})}return e.change({name:k,category:x,
nth:v,at:b.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var QM=300,XM={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function r0({onPick:e,partnerOf:t}){let o=(i,l,c)=>({key:i,title:l,show:String,...c}),n=Gt({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:i=>`${i}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(i,l)=>W(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name",title:i})}),o("start","Start",{number:!0,show:I,exact:de,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:I,exact:de}),o("diff","Test − control",{number:!0,
show:$e,exact:We,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),o("change","In the step",{show:i=>XM[i]??"",what:"Whether all calls of this nam\
e changed in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(d)for(let m=0;m<d.length;m+=1)d.start[m]<l.to&&d.end[m]>l.from&&(Wo(d,m)||
d.sort[m]!==vo&&d.sort[m]!==So)&&c.push({pane:u,i:m,duration:d.end[m]-d.start[m]})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,QM),c.length]}return{node:a("div",{},n.node,s),draw(i,l){let[c,u]=r(
i,l);s.hidden=u<=c.length,s.textContent=`The ${L(c.length)} longest of ${Q(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:p})=>{let f=d.data(),g=f.sort[m]===vo,h=g?t(d,m):null;return{pane:d,i:m,
duration:p,side:d.side,start:f.start[m]+f.shift,lane:f.lanes[f.lane[m]]?.label??"steps",name:g?f.names[f.name[m]]:d.textOf(m),change:g?d.changeAt(m):"",diff:h===null?null:d.side==="control"?h.duration-
p:p-h.duration}}))}}}var Ji=9,Qi=3,ZM=7;function a0({onRange:e}){let t=a("canvas",{"aria-hidden":"true"}),o=a("div",{class:"overview-view"}),n=a("div",{class:"timeline-overview","aria-hidden":"true"},t,o),s=[],r={from:0,to:1},
i=r,l=0,c=null;function u(){l=0;let _=n.clientWidth,k=je.flatMap(T=>[!0,!1].map(M=>s.filter(D=>D.side===T&&D.data()?.bands.some(F=>F.sort==="host"===M)).map(D=>({pane:D,host:M})))).filter(T=>T.length>
0),x=Math.max(1,k.length)*(Ji+Qi)+Qi,v=globalThis.devicePixelRatio||1;[t.width,t.height]=[Math.round(_*v),Math.round(x*v)],t.style.height=`${x}px`;let S=t.getContext("2d",{alpha:!1});S.scale(v,v),S.fillStyle=
te("--surface-sunk"),S.fillRect(0,0,_,x);let E=T=>_*(T-r.from)/(r.to-r.from);k.forEach((T,M)=>T.forEach(({pane:D,host:F})=>d(S,D,F,Qi+M*(Ji+Qi),E)))}function d(_,k,x,v,S){let E=k.data();_.fillStyle=te(
x?"--span-host":"--span-compute");let T=new Map,M=-1/0;for(let D=0;D<E.length;D+=1){if(E.lanes[E.lane[D]]?.sort==="host"!==x)continue;let[F,O]=[S(E.start[D]),S(E.end[D])],B=k.changeAt(D);if(B!==""&&E.
merged[D]<=1){let Z=T.get(B)??[];Z.push(F,O),T.set(B,Z)}E.name[D]>=0&&E.lanes[E.lane[D]].sort!=="other"&&(O>M+.5||F<M-50)&&(_.fillRect(F,v,Math.max(.5,O-F),Ji),M=O)}for(let[D,F]of T){_.fillStyle=te(`-\
-span-${D}`);for(let O=0;O<F.length;O+=2)_.fillRect(F[O],v,Math.max(.7,F[O+1]-F[O]),Ji)}}function m(){l||=requestAnimationFrame(u)}function p(){let _=r.to-r.from,k=100*(i.from-r.from)/_,x=100*(i.to-i.
from)/_;o.style.setProperty("left",`${k}%`),o.style.setProperty("width",`${x}%`)}let f=_=>{let k=n.getBoundingClientRect(),x=(_.clientX-k.left)/Math.max(1,k.width);return r.from+Math.min(1,Math.max(0,
x))*(r.to-r.from)},g=()=>i.to-i.from>.999*(r.to-r.from);function h(_){let k=ZM*(r.to-r.from)/Math.max(1,n.clientWidth),[x,v]=[i.from,i.to].map(S=>Math.abs(f(_)-S));return _.shiftKey||Math.min(x,v)>k?_.
shiftKey||g()?"range":"move":x<v?"from":"to"}function w(_){let{part:k,at:x,view:v}=c;if(k==="move")e(v.from+_-x,v.to+_-x);else if(k!=="range"){let S={...v,[k]:_};e(Math.min(S.from,S.to),Math.max(S.from,
S.to))}}n.addEventListener("pointerdown",_=>{if(_.button===0){n.setPointerCapture(_.pointerId);let k=f(_);if(c={part:h(_),at:k,view:i},c.part==="move"&&(k<i.from||k>i.to)){let x=(i.to-i.from)/2;c.view=
{from:k-x,to:k+x},w(k)}}}),n.addEventListener("pointermove",_=>{c?w(f(_)):n.style.cursor=["from","to"].includes(h(_))?"ew-resize":""}),n.addEventListener("pointerup",_=>{let[k,x]=[c?.at,f(_)];c?.part===
"range"&&k!==x&&e(Math.min(k,x),Math.max(k,x)),c=null}),n.addEventListener("pointercancel",()=>{c=null});let y=new ResizeObserver(m);y.observe(n);let b=pt(m);return{node:n,draw(_,k){[s,r]=[_,k],m(),p()},
view(_,k){i={from:_,to:k},p()},unmount(){cancelAnimationFrame(l),y.disconnect(),b()}}}var eA=15,Rr=190,tA={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},bd=.02,oA=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],nA=new Set(["\
new","gone","gap"]),sA={control:"A",test:"B"},rA=[1,.78,.56];function aA(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,o]=cr(e.row),n=Math.abs(o-t)/Math.max(t,o);return n>=.5?0:n>=.25?
1:2}function iA(e,t,o){return e.sort[t]===ds?"gap":e.sort[t]===ms?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===So?"outside":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].
sort==="host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function i0({side:e,kind:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t}`,s=a("ul",{class:"t\
imeline-heads","aria-label":`Lanes: ${n}`}),r=a("div",{class:"timeline-drawing"}),i=a("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s,r),l=null,c=[],u=[],d=[],m=null,p={},f="",g={side:e,kind:t,
node:i,data:()=>l},h=T=>T<0?-1:l.pieces.of[T];function w(){p=Object.fromEntries(oA.map(T=>[T,rA.map(M=>Ni(te(`--span-${T}`),te("--surface"),M))]))}let y=T=>l.name[T]<0||l.lanes[l.lane[T]]?.sort==="oth\
er"?"":u[l.name[T]];function b(){let T=l.names.map((M,D)=>m?.get(at(M,l.categories[D])));u=T.map(M=>M?.change??""),d=T.map(aA),c=Array.from({length:l.length},(M,D)=>iA(l,D,y(D)))}function _(T){if(l.sort[T]===
ds){let O=l.gaps[l.gap[T]];return`idle ${I(O.duration)} · host: ${O.operator??O.host??"nothing recorded"}`}if(l.sort[T]===ms){let O=l.gaps[l.gap[T]];return`step ${O.step_number} · ${I(O.duration)}`}
if(l.sort[T]===So)return qe(l.gaps[l.gap[T]].mean,0,3);let M=l.names[l.name[T]],F=Qo({name:M,category:l.categories[l.name[T]]})?`${wn} (${M})`:M||"(no name)";return(tA[c[T]]??"")+(l.merged[T]>1?`${l.merged[T]}\
 rows, most of them ${F}`:F)}let k=T=>p[c[T]][["longer","shorter"].includes(c[T])?d[l.name[T]]:0];function x(){let T=JSON.stringify(l.bands);if(T===f)return;f=T;let{lane:M,act:D}=s.contains(document.activeElement)?
document.activeElement.dataset:{},F=B=>Te("pin",`${t==="pinned"?"Unpin":"Pin"} ${B.label}`,()=>o.pin(g,B),{class:"lane-pin",data:{lane:B.id,act:"pin"}}),O=({label:B})=>t==="pinned"?`${sA[e]}: ${B}`:B;
s.style.height=`${l.height}px`,C(s,l.bands.map(B=>a("li",{class:"lane-head",title:B.label,css:{top:`${B.top}px`,height:`${B.height}px`}},B.folds?W(O(B),()=>o.fold(g,B),{class:"lane-fold",data:{lane:B.
id,act:"fold"},"aria-expanded":String(B.open)}):a("span",{},O(B)),F(B)))),[...s.querySelectorAll("button")].find(({dataset:B})=>B.lane===M&&B.act===D)?.focus()}function v(T,M){for(let{top:D}of l?.bands??
[]){let F=Math.round(M.top+D)+.5;T.line(0,F,M.width,F,te("--grid"))}o.decorate(T,M,g)}w();let S=Wi(r,{rowHeight:Xa,label:`${n}: a table below has the same`,least:bd,colour:T=>k(h(T)),hatched:T=>nA.has(
c[h(T)]),text:T=>_(h(T)),onHover:(T,M)=>o.hover(g,h(T),M),onPick:(T,M)=>o.pick(g,h(T),M),onView:(T,M,D)=>o.view(g,T,M,D),onMeasure:o.measure,onKey:T=>o.key(T,g),decorate:v}),E=pt(()=>{w(),S.redraw()});
return Object.assign(g,{drawing:S,show(T,M){l=T,b(),S.set({...T.pieces,tops:T.tops,height:T.height,from:M.from,to:M.to}),i.hidden=T.bands.length===0,x()},setChanges(T){m=T,l&&(b(),S.redraw())},highlight(T){
let M=T&&new Set(T);S.highlight(M&&l.pieces.of.flatMap((D,F)=>M.has(D)?[F]:[]))},whole(T){let{height:M,paint:D}=S.whole(T-Rr);return{height:M,paint(F){D(Sr(F,Rr,0)),l.bands.forEach(({label:O,top:B})=>F.
words(6,B+eA,Rs(O,30),te("--muted")))}}},changeAt:y,textOf:_,title:n,destroy(){E(),S.destroy()}})}function l0(e,t,{start:o,end:n,row:s},r,i,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function lA(e,t,o,n){let s=-1,
r=i=>t.y(o.row[i])+2+(n-4)*(1-o.gaps[o.gap[i]].at);for(let i=0;i<o.length;i+=1){if(o.sort[i]!==So)continue;let l=t.x(o.start[i]),c=t.x(o.end[i]);c>=0&&l<=t.width&&(e.line(l,r(i),c,r(i),te("--text"),1),
s>=0&&o.row[s]===o.row[i]&&o.end[s]===o.start[i]&&e.line(l,r(s),l,r(i),te("--text"),1)),s=i}}function c0(e,t,o,n){let s=t.rowHeight;lA(e,t,o.data()??{length:0},s);let r=n.path(o.side);if(r&&K_(e,t,o,r),
n.measure){let{from:i,to:l}=n.measure,[c,u]=[t.x(i),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,te("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.height,te("--accent"),1)}if(n.aligned!==null){
let i=Math.round(t.x(n.aligned))+.5;e.line(i,0,i,t.height,te("--accent"),1.5)}for(let i of n.selected)i.pane===o&&l0(e,t,i,te("--accent"),2.5,s);n.partner?.pane===o&&l0(e,t,n.partner,te("--text"),1.5,
s)}function cA(e,t){let[o,n]=Ye(t*10);return`${qe(e/n,0,3).replace("-","−")} ${o}`}function u0(e,t,o){sb(e,{view:t,width:o,format:cA,colours:{surface:te("--surface"),border:te("--border"),muted:te("--\
muted")}})}function d0(){let e=a("canvas",{}),t=a("div",{class:"timeline-ruler","aria-hidden":"true"},e),o={from:0,to:1},n=0;function s(){n=0;let c=t.clientWidth,u=globalThis.devicePixelRatio||1;[e.width,
e.height]=[Math.round(c*u),Math.round(To*u)],e.style.height=`${To}px`;let d=e.getContext("2d",{alpha:!1});d.scale(u,u),u0($s(d,getComputedStyle(document.body).fontFamily),o,c)}let r=()=>{n||=requestAnimationFrame(
s)},i=new ResizeObserver(r);i.observe(t);let l=pt(r);return{node:t,view(c,u){o={from:c,to:u},r()},whole:c=>({height:To,paint:u=>u0(Sr(u,Rr,0),o,c-Rr)}),unmount(){cancelAnimationFrame(n),i.disconnect(),
l()}}}var uA=60,dA=40,mA=130,m0=8;function p0({partners:e,on:t}){let o={selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path},n=N_(),s=P_(),r=null,i=0,l=null,c=!1,u=[],d={hover:D,view:E,key:t.
key,fold:t.fold,pin:T,pick:(q,U)=>t.pick(q,U),measure:(q,U,re)=>t.measure(q<U?{from:q,to:U}:null,re),decorate:(q,U,re)=>c0(q,U,re,o)},m=["pinned","host","device"].flatMap(q=>je.map(U=>i0({side:U,kind:q,
on:d}))),p=({kind:q})=>q==="pinned",f=a("section",{class:"timeline-pins","aria-label":"Pinned lanes"},m.filter(p).map(q=>q.node)),g=je.map(q=>a("section",{class:`timeline-side timeline-${q}`,data:{side:q},
"aria-label":q==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${q}-text small`}),m.filter(U=>U.side===q&&!p(U)).map(U=>U.node))),h=a0({onRange:(q,U)=>v().drawing.view(q,U,!0)}),w=d0(),
y=a("div",{class:"timeline-lanes"},f,g,s.node),b=a("div",{class:"timeline-head"},h.node,w.node),_=a("section",{class:"card timeline-stage","aria-label":"Timeline"},b,y,n.node),k=new ResizeObserver(()=>_.
style.setProperty("--head",`${b.offsetHeight}px`));k.observe(b);let x=()=>{f.hidden||G()};document.addEventListener("scroll",x,{capture:!0,passive:!0});let v=()=>u[0]??m[0],S=()=>v().drawing.current();
function E(q,U,re,Y){c||(c=!0,u.filter(V=>V!==q).forEach(V=>V.drawing.follow(U,re,Y)),c=!1,M(),G(),t.view(U,re,Y))}function T({side:q},U){t.pin(q,U),u.filter(re=>re.side===q).flatMap(re=>[...re.node.querySelectorAll(
".lane-pin")]).find(({dataset:re})=>re.lane===U.id)?.focus()}function M(){let{from:q,to:U}=S();h.view(q,U),w.view(q,U)}function D(q,U,re){r=U>=0?{pane:q,i:U,event:re}:null,clearTimeout(i),l?.abort(),o.
partner=null,r?F():n.hide(),G(),ae()}function F(){let{pane:q,i:U}=r,re=t.both()?e.nameOf(q,U):null;if(re===null){Z(void 0);return}let Y=$n[q.side],V=e.drawn(u,Y,...re)??(O(Y,...re)?null:e.known(Y,...re));
if(B(V),V!==void 0)return;let P=r;i=setTimeout(async()=>{l=new AbortController;try{let z=await e.ask(Y,...re,l.signal);r===P&&(B(z),G(),ae())}catch{}},uA)}function O(q,U,re,Y){let V=t.changes()?.get(at(
U,re))?.row;return V!==void 0&&Y>=V[`${q}_counts`]}function B(q){o.partner=q?Cr(u,$n[r.pane.side],q):null,Z(q)}function Z(q){let{pane:U,i:re,event:Y}=r;Y&&n.show(R_(U,re,{changes:t.changes(),partner:q,
other:t.both()?$n[U.side]:""}),Y.clientX,Y.clientY)}let N=({pane:q,start:U,end:re,row:Y})=>q.drawing.placeOf({start:U,end:re,row:Y});function G(){s.drawLinks(o.links.map(re=>re.map(Y=>Y.pane.drawing.boxOf(
Y))));let{partner:q,selected:U}=o;if(r&&q){let{start:re,end:Y,row:V}=r.pane.data(),{pane:P,i:z}=r;s.draw(N({pane:P,start:re[z],end:Y[z],row:V[z]}),N(q))}else U.length===2?s.draw(...U.map(N)):s.draw(null,
null)}let ae=()=>u.forEach(q=>q.drawing.redraw());return{node:_,panes:m,shown:()=>u,current:S,around({start:q,end:U}){let re=(q+U)/2,Y=S(),V=v().drawing.node.clientWidth||1e3,P=Math.max(U-q,.01)*V/dA,
z=Math.max((U-q)*1.3,Math.min(Y.to-Y.from,P));return{from:re-z/2,to:re+z/2}},goTo:({from:q,to:U},re)=>v().drawing.view(q,U,re),glide(q){let{from:U,to:re}=v().drawing.goal(),[Y,V]=[(U+re)/2,(re-U)/2*q];
v().drawing.view(Y-V,Y+V)},slide(q){let{from:U,to:re}=v().drawing.goal(),Y=q*(re-U);v().drawing.view(U+Y,re+Y)},fit(){let{from:q,to:U}=v().drawing.extent();v().drawing.view(q,U)},show(q,U,re,Y){r=null,
o.partner=null,n.hide();let V=u,P=V.length>0?S():null;u=q.map(({pane:z,data:oe})=>(z.show(oe,U),z)).filter(z=>z.data().bands.length>0),m.filter(z=>!u.includes(z)).forEach(z=>{z.node.hidden=!0}),f.hidden=
!u.some(p),g.forEach(z=>{let{side:oe}=z.dataset;z.hidden=!u.some(le=>le.side===oe&&!p(le)),z.firstChild.textContent=re[oe]??""}),Y?u.forEach(z=>{let{from:oe,to:le}=Nn(Y,z.drawing.extent(),bd);z.drawing.
follow(oe,le)}):P&&u.filter(z=>!V.includes(z)).forEach(z=>z.drawing.follow(P.from,P.to)),M()},drawOverview(q){h.draw(u,q)},setChanges(q){m.forEach(U=>U.setChanges(q))},mark(q){Object.assign(o,q),G(),ae()},
marks:o,whole:q=>[{lines:[],...w.whole(q)},...u.map(U=>({lines:[U.title],...U.whole(q)}))],reveal({pane:q,start:U,end:re,row:Y}){let V=q.drawing.boxOf({start:U,end:re,row:Y}),{bottom:P}=(f.hidden?w.node:
f).getBoundingClientRect();if(p(q))q.drawing.reveal(Y);else{let z=window.innerHeight-Math.max(mA,t.below());window.scrollBy(0,V.top<P||z<P?V.top-P-m0:Math.max(0,V.bottom-z+m0))}},beside({pane:q,start:U,
lane:re,level:Y},V){let P=q.data(),z=-1;for(let oe=0;oe<P.length;oe+=1){let le=V*(P.start[oe]-U);le>0&&P.level[oe]===Y&&P.lanes[P.lane[oe]]?.id===re&&Wo(P,oe)&&(z<0||le<V*(P.start[z]-U))&&(z=oe)}return z},
unmount(){clearTimeout(i),l?.abort(),document.removeEventListener("scroll",x,{capture:!0}),k.disconnect(),h.unmount(),w.unmount(),m.forEach(q=>q.destroy())}}}var pA=1e3,f0={control:"Control",test:"Test"},fA="Time in the stretch, of a host row without the rows below it";function hA(e,t){let o=new Map,n=Object.keys(e);for(let r of n)for(let{name:i,category:l,
sort:c,calls:u,self:d}of e[r].rows){let m=t(i,l),p=o.get(at(m,l))??{name:m,category:l,sort:c};p[r]=(p[r]??0)+d,p[`${r}_calls`]=(p[`${r}_calls`]??0)+u,o.set(at(m,l),p)}for(let r of o.values()){for(let i of n){
let l=e[i].of>e[i].rows.length?null:0;r[i]??=l,r[`${i}_calls`]??=l}r.diff=n.length===2&&r.control!==null&&r.test!==null?r.test-r.control:null}let s=r=>Math.abs(r.diff??0)||Math.max(r.control??0,r.test??
0)*1e-6;return[...o.values()].sort((r,i)=>s(i)-s(r))}function gA(e,t){let o=n=>({key:n,title:f0[n],number:!0,what:fA,show:I,exact:de});return Gt({caption:"Time by name",class:"timeline-sums-table",level:"\
h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:n=>W(n||"(no name)",()=>t(n),{class:"link-button timeline-name",title:n})},{key:"sort",title:"Where",show:String},...e.map(o),...e.length===
2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:$e,exact:We,tone:n=>n>0?"more":n<0?"less":""}]:[],...e.map(n=>({key:`${n}_calls`,number:!0,title:e.length===2?`${f0[n]} calls`:"Cal\
ls",show:L}))]})}function h0(e){let t=a("p",{class:"timeline-measured",role:"status"}),o=a("div"),n=a("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},t,o),s="",r=null;async function i(l,c,u){
r?.abort();let d=new AbortController;r=d;try{let m={};if(await Promise.all(c.map(async({side:p,set:f,query:g})=>{let h=new URLSearchParams(g);Object.entries({from:l.from+u[p],to:l.to+u[p]}).forEach(([
w,y])=>h.set(w,String(Math.round(y*1e3)/1e3))),h.set("limit",String(pA)),m[p]=await Vd(f,h,{signal:d.signal})})),r===d){let p=Object.fromEntries(c.map(({side:h})=>[h,m[h]])),f=gA(Object.keys(p),e.search),
g=hA(p,e.nameOf);f.show(g),C(o,g.length>0?f.node:a("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(m){r===d&&m.name!=="AbortError"&&C(o,a("p",{class:"notice small"},`Its sums could not be\
 loaded. ${m.message}`))}}return{node:n,draw(l,c,u,d){let m=l?JSON.stringify([l,d,u]):"";if(m!==s){if(s=m,n.hidden=l===null,l===null){r?.abort();return}C(t,a("b",{},I(l.to-l.from)),a("span",{class:"mu\
ted small"},` from ${de(l.from)} to ${de(l.to)} `),W("Zoom to it",()=>e.zoom(l),{class:"link-button"}),Te("close","Remove the stretch (Escape)",e.clear)),i(l,c,u)}},unmount(){r?.abort()}}}var g0=.001;function w0(e){let{stage:t}=e,o=!1;function n(){let{sum_from:i,sum_to:l}=e.state();return i===null?null:{from:i,to:l}}function s(i,l=!0){o=!l,t.mark({measure:i}),l&&(e.change({sum_from:i?.
from??null,sum_to:i?.to??null},{replace:!0}),i&&Ee(`${I(i.to-i.from)} chosen.`))}let r=h0({zoom:t.goTo,clear:()=>s(null),nameOf:e.nameOf,search:i=>e.change({q:i},{replace:!0})});return{node:r.node,current:n,
choose:s,draw(i){o||t.mark({measure:n()}),r.draw(n(),e.sides(i),e.shifts(),e.key())},ofCall(){let i=e.place(),l=n();return i&&s(l&&Math.abs(l.from-i.start)>g0?{from:Math.min(l.from,i.start),to:Math.max(
l.from,i.start)}:{from:i.start,to:Math.max(i.end,i.start+g0)}),i!==void 0},unmount:r.unmount}}function y0(e,t){let o=null,n=-1;function s(r){let i=`${t.key()}|${r}`;if(o?.key!==i){let l={key:i,list:[]};o=l,n=-1,l.found=e0(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>at(m.name,m.category)));e.say(t0(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+i+l.length)%l.length;e.say(o0(n,l.length)),t.onCall(l[n])}}}}var wA=350,yA=250,bA=220,Lr={path:"/timeline",name:"Timeline",mount:(e,t)=>_A(e,t)};function _A(e,t){let o=e.clientWidth,n=rc(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",
m="",p={from:0,to:1},f=!1,g=Object.fromEntries(je.map(K=>[K,F_(K,{onChange:()=>!f&&Le(),onError:ne=>!f&&Yt(ne)})])),h=Object.fromEntries(je.map(K=>[K,null])),w=z_(g,()=>r),y=V_({toggle:()=>V({path:!n.
path}),change:()=>!f&&b.mark({}),error:Yt}),b=p0({partners:w,on:{view:R,pick:X,key:Ve,fold:({side:K},ne)=>V({open:ya(n.open,Xn(K,ne))},{replace:!0}),pin:(K,ne)=>V({pin:ya(n.pin,Xn(K,ne))},{replace:!0}),
measure:(...K)=>v.choose(...K),changes:()=>r,both:()=>bo(n).length===2,path:K=>y.of(K),below:()=>ae.offsetHeight}}),_=Z_({onText:K=>V({q:K},{replace:!0}),onStep:K=>T.walk(n.q,K)}),k=I_({zoom:b.glide,fit:b.
fit,save:X0,show:K=>V({show:K}),sum:()=>v.choose(b.current()),unalign:()=>V({align:"",align_category:"",align_nth:0})},_.node,y.node),x=n0({zoom:()=>E.zoom(),align:me,go:(K,ne)=>E.show({...ne,side:K,at:ne.
start-c[K]}),href:ce,clear:()=>E.clear()}),v=w0({state:()=>n,change:V,stage:b,shifts:()=>c,sides:K=>K.map(ne=>g[ne]),key:()=>[d,r===null,n.show],place:()=>E.place(),nameOf:(K,ne)=>w.named("control",K,
ne)}),S=()=>`${d}|${u}`,E=s0({state:()=>n,stage:b,sides:g,partners:w,change:K=>V(K,{replace:!0}),shifts:()=>c,changes:()=>r,key:S,opened:A},x),T=y0(_,{key:()=>`${S()}|${r===null}`,sides:()=>bo(n).map(
K=>g[K]),panes:b.shown,changes:()=>r,shifts:()=>c,from:()=>b.current().from,onCall:K=>!f&&E.show(K)}),M=Q_(K=>V({...K,...je.some(ne=>ne in K)?{from:null,to:null,name:"",nth:null,align:"",sum_from:null,
sum_to:null}:{}})),D=r0({onPick:X,partnerOf:H}),F=D_(),O=a("div",{class:"timeline-notes"}),B=a("h1",{class:"visually-hidden"},"Timeline"),Z=a("nav",{class:"crumb","aria-label":"Where this is"}),N=a("d\
iv",{class:"message"}),G=a("p",{class:"muted small"},"Wheel: scroll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift and drag: sums of a stretch · ? lists all keys"),ae=a("\
div",{class:"timeline-details"},x.node,v.node),q=a("div",{class:"results"},k.node,O,b.node,ae,F.node,y.words,G,D.node);e.append(a("div",{class:"page timeline-page"},B,Z,M.node,N,q));let U=St({context:t,
results:q,message:N}),re=Qe(wA,()=>{let{from:K,to:ne}=b.current(),we=K<=p.from&&ne>=p.to;V(we?{from:null,to:null}:{from:K,to:ne},{replace:!0})}),Y=Qe(yA,()=>{!f&&b.shown().length>0&&D.draw(b.shown(),b.
current())});function V(K,{replace:ne=!1}={}){f||t.go(Zn({...n,...K}),{replace:ne})}let P=K=>on(K,n,s,null),z=({sample:K})=>`rank ${K.rank}${K.span>0?`, file ${K.span+1}`:""}, ${K.step_number===null?"\
whole recording":`step ${K.step_number}`}`;function oe(){let K=je.filter(Re=>n[Re]!==""),ne=K.map(P).join(" → ");B.textContent=K.length>0?`${ne} · Timeline`:"Timeline",t.setTitle(B.textContent);let we={
...Wt(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};C(Z,K.length===2&&a("a",{href:t.lastCompare(new URLSearchParams(we))??Ht(we)},`← ${ne}`))}async function le(){
let K=je.map(ne=>n[ne]).filter(ne=>ne!=="");if(!K.every(ne=>s&&ze(s,ne))){let ne=await ht(K).catch(()=>[]);f||(s=ne,Le())}}function Le(){let K=je.filter(Pe=>n[Pe]!=="");oe(),je.forEach(Pe=>g[Pe].load(
n));let ne=K.length>0&&K.every(Pe=>g[Pe].samples!==null)?J(K):{};M.draw(n,s,Object.fromEntries(je.map(Pe=>[Pe,ne[Pe]&&{samples:g[Pe].samples,...ne[Pe]}]))),k.draw(n),_.draw(n.q);let we=bo(n),Re=K.find(
Pe=>g[Pe].error&&(we.includes(Pe)||g[Pe].samples===null)),Fe=K.some(Pe=>g[Pe].samples?.length===0),Ae=we.length>0&&we.every(Pe=>g[Pe].whole);K.length===0?U.say(W_(s)):Re&&!Ae?Br(Re):Fe?U.say(H_()):U.say(
null),q.toggleAttribute("data-skeleton",!Ae),t.busy(K.length>0&&!Ae&&!Re&&!Fe),Ae&&he(we,ne)}function J(K){let ne={};for(let we of K){let Re=ne[$n[we]]??null;ne[we]=g[we].choose(n,Re)}return bo(n).filter(
we=>ne[we]).forEach(we=>g[we].loadWhole(n,Math.max(o-bA,300))),ne}let ie=K=>K.map(ne=>g[ne].stepKey()).join("|");function he(K,ne){let we=ie(K),Re=we!==d;Re&&(d=we),m!==`${we} ${n.pin}`&&(m=`${we} ${n.
pin}`,K.forEach(Fe=>{h[Fe]=Object.fromEntries(["pinned","host","device"].map(Ae=>[Ae,pg(Pe=>n.open.includes(Xn(Fe,Pe)))]))})),$(K),j(ne),ue(K,ne,Re),Q0(K,ne),F.draw(K.length===2,n.path),y.draw(n,K,ne),
E.draw(K),v.draw(K),Ge(),Y(),t.settled()}let ee=(K,ne)=>n.pin.includes(Xn(K,ne))?"pinned":ne.sort==="host"?"host":"device";function ue(K,ne,we){p={from:Math.min(...K.map(Ae=>g[Ae].whole.extent.from-c[Ae])),
to:Math.max(...K.map(Ae=>g[Ae].whole.extent.to-c[Ae]))};let Re=b.panes.filter(Ae=>K.includes(Ae.side)).map(Ae=>{let{whole:Pe,window:Ao}=g[Ae.side];return{pane:Ae,data:fg({window:Ao,all:Pe,takes:ro=>ee(
Ae.side,ro)===Ae.kind,shift:c[Ae.side],rows:h[Ae.side][Ae.kind]})}}),Fe=n.from===null?null:{from:n.from,to:n.to};b.show(Re,p,Object.fromEntries(K.map(Ae=>[Ae,`${P(Ae)}, ${z(ne[Ae])}`])),we?Fe??p:null),
we&&(b.drawOverview(p),Se())}function Se(){let K=b.current();for(let ne of bo(n)){let we=b.shown().find(Ae=>Ae.side===ne),{whole:Re,windows:Fe}=g[ne];if(we&&Re){let Ae=c[ne];Fe.want({from:K.from+Ae,to:K.
to+Ae},we.drawing.node.clientWidth,Re.extent)}}}function R(){Se(),re(),Y()}async function j(K){let ne=K.control&&K.test,we=new URLSearchParams({control:n.control,test:n.test});for(let Fe of ne?je:[]){
let{rank:Ae,step_number:Pe}=K[Fe].sample;we.set(`${Fe}_ranks`,String(Ae)),we.set(`${Fe}_steps`,Pe===null?"all":String(Pe)),n[`${Fe}_marker`]&&we.set(`${Fe}_marker`,n[`${Fe}_marker`])}Object.entries({significance:"\
false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([Fe,Ae])=>we.set(Fe,Ae));let Re=ne?we.toString():"";if(Re!==i&&(i=Re,l?.abort(),r=null,b.setChanges(null),Re!=="")){l=
new AbortController;try{let Fe=await dt(we,{signal:l.signal});!f&&i===Re&&(r=Za(Fe),b.setChanges(r),b.drawOverview(p),E.draw(bo(n)),$(bo(n)),Y())}catch{}}}async function $(K){let ne=n.align===""||K.length<
2?"":JSON.stringify([d,n.align_category,n.align_nth,...K.map(Fe=>w.named(Fe,n.align,n.align_category))]);if(ne===u)return;u=ne;let we=c;c={control:0,test:0};let Re=null;if(ne!==""){let Fe=null,Ae=await Promise.
all(K.map(Pe=>g[Pe].find({name:w.named(Pe,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).catch(Ao=>{Fe=Ao})));if(f||u!==ne)return;if(Fe)Ce(`The search for the call to ali\
gn at failed. ${Fe.message}`,{urgent:!0});else if(Ae.every(Boolean)){let[Pe,Ao]=Ae.map(ro=>ro.rows[0].start);c={control:0,test:Ao-Pe},Re=Pe}else(r||n.align_category!=="python_function")&&Ce("The call \
to align at is not in both steps.",{seconds:8})}b.mark({aligned:Re}),(ne!==""||we.test!==0)&&(Le(),Se(),b.drawOverview(p))}function A(K,ne){let we=b.shown().filter(Re=>Re.side===K).flatMap(Re=>Re.data().
bands).find(({id:Re})=>Re===ne);return!we||we.open?n.open:ya(n.open,Xn(K,we))}function H(K,ne){let we=bo(n).length===2?w.nameOf(K,ne):null;return we&&w.drawn(b.shown(),$n[K.side],...we)}function X(K,ne){
let we=K.data();if(!E.pick(K,ne)&&ne>=0&&(we.merged[ne]>1||we.sort[ne]!==vo)){let Re=(we.end[ne]-we.start[ne])*.75,Fe=(we.start[ne]+we.end[ne])/2;b.goTo({from:Fe-Re,to:Fe+Re})}}function me(){let{name:K,
category:ne,nth:we}=E.current();V({align:K,align_category:ne,align_nth:we})}function ce({name:K,category:ne}){return n.control===""||n.test===""?null:jt({...Hs(""),control:n.control,test:n.test,control_marker:n.
control_marker,test_marker:n.test_marker,row:Lt(K,ne),use_short_name:n.use_short_name})}function Ge(){for(let K of b.shown())K.highlight(n.q===""?null:wg(K.data(),n.q));T.draw(n.q)}let Ue={".":()=>E.step(
1),",":()=>E.step(-1),m:()=>v.ofCall(),f:()=>E.zoom()};function Ve(K){let ne=Ue[K.key];return ne!==void 0&&ne()!==!1}function It(){if(b.marks.measure)v.choose(null);else if(n.name!=="")E.clear();else if(n.
q!=="")V({q:""},{replace:!0});else return!1;return!0}function Yt(K){Ce(`This part of the timeline could not be loaded. ${K.message}`,{urgent:!0})}function Br(K){U.say(j_(g[K].error,K,{retry(){je.filter(
ne=>g[ne].error).forEach(ne=>g[ne].retry()),Le()},chooseOther:()=>V(Object.fromEntries(je.flatMap(ne=>["rank","span","step"].map(we=>[`${ne}_${we}`,""]))),{replace:!0})}))}function Q0(K,ne){let we=K.flatMap(
Re=>U_(Re,g[Re],ne[Re]));C(O,we.map(Re=>a("p",{class:"notice small"},Re)))}async function X0(K){let ne=b.shown();if(ne.length===0)return;let{from:we,to:Re}=b.current(),Fe=Math.max(900,ne[0].drawing.node.
clientWidth),Ae=bo(n),Pe=[B.textContent,`${I(we)} to ${I(Re)} of ${Ae.map(ro=>`the ${ro} (${z(g[ro].chosen)})`).join(" and ")}`],Ao=qi(Pe,b.whole(Fe),Fe);await Fi(Ao,K,`tracediff-${Ae.map(ro=>kt(P(ro))).
join("-")}-timeline`)}return Le(),le(),{keys:{search:()=>_.focus(),control:()=>M.choose("control"),test:()=>M.choose("test"),zoomIn:()=>b.glide(.75),zoomOut:()=>b.glide(1/.75),left:()=>b.slide(-.12),right:()=>b.
slide(.12),fit:()=>b.fit(),next:Ue["."],former:Ue[","],measure:Ue.m,zoomTo:Ue.f,close:It},update(K){let ne=n;n=rc(K),Le();let{from:we,to:Re}=b.current(),Fe=n.from!==ne.from||n.to!==ne.to,Ae=(Ao,ro)=>Math.
abs(Ao-ro)>.002+1e-6*Math.abs(ro),Pe=n.from===null?p:n;Fe&&(Ae(we,Pe.from)||Ae(Re,Pe.to))&&b.goTo(Pe,!0),le()},unmount(){f=!0,re.cancel(),Y.cancel(),l?.abort(),je.forEach(K=>g[K].unmount()),U.unmount(),
E.unmount(),y.unmount(),v.unmount(),b.unmount()}}}var b0=[["control","Control"],["test","Test"]],kA=e=>({slower:"more",faster:"less"})[e]??null,Go=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:I,exact:de}),xA=(e,t)=>e===null?"–":`${ye(e)} to ${ye(
t)}`,$A=(e,t)=>[{key:"side",title:"Side",show:o=>o},{key:"label",title:"Recording",show:(o,n)=>a(e?"a":"bdi",{href:e?.(n.set)},o)},Go("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?
[Go("without_profiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],Go("compute","Compute"),Go("exposed_communication","Exposed communication"),Go("exposed_m\
emory","Exposed memory"),Go("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:L},{key:"samples",title:"Samples",number:!0,show:L,what:"A sample is one step of one rank"}],vA={slower:"slower",faster:"\
faster",no_difference_found:"no difference found",cannot_judge:"cannot judge"};function SA(e){return e.q_value!==null?vA[e.significance]:e.control_recordings===0?"only in the test":e.test_recordings===
0?"only in the control":`in ${e.control_recordings} and ${e.test_recordings} recordings`}var EA=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},Go("control","C\
ontrol","Mean per step of the recordings; host rows without the calls inside them"),Go("test","Test","Mean per step of the recordings"),{...Go("diff","Change"),show:$e},{key:"change_percent",title:"%",
number:!0,show:ye,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>xA(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:Ft,what:"\
Of the test between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:kA}],TA=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=s=>t[`${s}_${o?"self_":""}per_step`];return{
...t,control:n("control"),test:n("test"),diff:n("diff"),certain:SA(t)}},OA=.05;function _0({verdict:e}){let{between_percent:t,within_percent:o}=e,n=t===null?!1:o!==null&&t<OA?"Recordings of a side dif\
fer by no more than the noise of their steps explains.":`Recordings of a side differ by ${ye(t).replace("+","")}${o===null?"":" beyond the noise of their steps"}.`;return[a("h2",{},e.words[0].toUpperCase()+
e.words.slice(1)),a("p",{},`Mean step ${I(e.control)} → ${I(e.test)}. `,n),e.recorded&&a("p",{class:"muted small"},e.recorded.text)]}var k0=e=>Object.fromEntries(b0.map(([t])=>[t,e[t].recordings.find(
({set:o})=>o===e.middle[t])]));function x0(e,t){let o=b0.flatMap(([r,i])=>e[r].recordings.map(l=>({...l,...l.step_time,side:i}))),n=o.some(r=>r.without_profiler!==null),s=Gt({caption:"Recordings",limit:128,
columns:$A(t,n)});return s.show(o),s.node}function $0(e,t){let o=Gt({caption:"Rows",limit:50,columns:EA,csv:t});return{node:o.node,show:n=>o.show(n.map(TA(e.selection.measure)))}}var v0=({judged_rows:e,
changed_rows:t})=>e===0?"No row is judged.":`${Q(e,"row")} judged: ${L(t.slower)} slower and ${L(t.faster)} faster.`;var xd={path:"/compare/recordings",name:"Several recordings",mount:(e,t)=>RA(e,t)},kd=1e3,MA=250,S0=32,$d=[["control","A","Control"],["test","B","Test"]],vd=$d.flatMap(([e])=>["ranks","steps","marker"].
map(t=>({key:`${e}_${t}`,side:e,what:t}))),E0=e=>e.split(",").filter(t=>t!=="");function T0(e){let t=new URLSearchParams(e);return{control:E0(t.get("control")??""),test:E0(t.get("test")??""),q:wt(t,Ot,
"q"),significant:wt(t,Ot,"significant","")==="true",equal_clock:wt(t,Ot,"equal_clock","false"),chosen:Object.fromEntries(vd.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(n)||"";return s===
""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}function Sd(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return Io(t,Ot,["q","significant","equal_clock"],e),Object.entries(
e.chosen).forEach(([o,n])=>t.set(o,n)),t}var O0=({chosen:e})=>vd.some(({key:t,what:o})=>o!=="marker"&&t in e);function AA(e){let t=$d.flatMap(([o,,n])=>{let s=vd.filter(r=>r.side===o&&r.key in e.chosen).
map(({key:r,what:i})=>`${i} ${e.chosen[r]}`);return s.length===0?[]:[`${n}: ${s.join(", ")}.`]});return[...O0(e)?[]:["All ranks and steps of every recording count."],...t].join(" ")}function _d(e,t=kd){
let o=Sd(e);return o.set("exclude",Fl),o.set("sort","abs_diff_self_duration"),t!==null&&o.set("limit",String(t)),o}function CA(e,t){let o=Sd(e);["control","test"].forEach(s=>o.delete(s));let n=new URLSearchParams(
{view:o.toString()});for(let s of["control","test"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}function RA(e,t){let o=T0(location.search),n=null,s=new Map,r=(F,O)=>t.go(ge(`/compare/re\
cordings?${Sd({...o,...F})}`),O),i=a("section",{class:"sides recordings-sides","aria-label":"Control and test"}),l=a("div"),c=a("div"),u=Ua(),d=a("input",{type:"checkbox",id:pe("clock"),on:{change:()=>r(
{equal_clock:d.checked})}}),m=a("section",{class:"card recordings-verdict","aria-label":"Verdict"},c,a("div",{class:"chart-tools"},a("label",{class:"recordings-only",title:"Step times without what ano\
ther clock of the device, or another speed of the host, makes of each recording"},d," at equal clock"),u.node)),p=a("input",{type:"search",id:pe("q"),autocomplete:"off",spellcheck:"false",on:{input:Qe(
MA,()=>r({q:p.value.trim()},{replace:!0}))}}),f=a("input",{type:"checkbox",id:pe("only"),on:{change:()=>r({significant:f.checked},{replace:!0})}}),g=a("form",{class:"card analysis-controls","aria-labe\
l":"Rows",on:{submit:F=>F.preventDefault()}},a("label",{class:"analysis-field"},a("span",{},"Name contains"),p),a("label",{class:"recordings-only"},f," only slower or faster")),h=a("div",{class:"compa\
rability"}),w=a("div"),y=a("div"),b=a("div",{class:"analysis-results"},m,h,w,g,y);C(e,a("div",{class:"page analyse-page recordings-page"},a("h1",{},"Several recordings"),a("p",{class:"muted analysis-i\
ntro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: differences within one side are noise. Record both sides a\
lternately."),i,l,b));let _=St({context:t,results:b,message:l});function k(F){C(i,$d.map(([O,B,Z])=>{let N=pe("set"),G=q=>{o[O].includes(q)||(r({[O]:[...o[O],q]}),k(O))},ae=$o({id:N,field:O,set:null,text:"",
onGroup:G,onPick:q=>{s.set(Je(q.id),q.label),G(Je(q.id))}});return ae.input.placeholder="Add a recording, or nightly-* …",a("div",{class:`side-card side-${O}`},a("div",{class:"side-title"},a("b",{class:"\
letter","aria-hidden":"true"},B),a("label",{for:N},Z),ae.node),a("ul",{class:"recordings-chosen"},o[O].map(q=>{let U=s.get(q)??q;return a("li",{class:"tag"},U," ",W("×",()=>{r({[O]:o[O].filter(re=>re!==
q)}),k(O)},{class:"link-button","aria-label":`Leave out ${U}`,title:`Leave out ${U}`}))})))})),F&&i.querySelector(`[data-field="${F}"]`)?.focus()}function x(){for(let F of["control","test"])for(let O of o[F]){
let B=n[F].recordings.find(Z=>Z.set.startsWith(O));B&&s.set(O,B.label)}}function v(){let{control:F,test:O}=k0(n);C(c,_0(n),a("p",{class:"small recordings-chosen-parts"},AA(o)," ",O0(o)&&W("Use all ran\
ks and steps",()=>r({chosen:Object.fromEntries(Object.entries(o.chosen).filter(([N])=>N.endsWith("_marker")))}),{class:"link-button"})),a("p",{class:"muted small"},"Waterfall, tree, timeline and cause\
s show one recording of each side: ",a("a",{href:Nt(F.set,O.set)},`${F.label} and ${O.label}`),", those with the middle step time.")),m.dataset.verdict=n.verdict.verdict;let B=n.control.recordings.length+
n.test.recordings.length,Z=N=>kt(n[N].recordings[0].label);u.set({name:`tracediff-${Z("control")}-${Z("test")}`,report:jr(_d(o,null)),bundle:Ur(CA(o,n)),tooMany:B>S0&&`${S0} sets at most`})}function S(){
x(),k(document.activeElement?.dataset?.field),v(),C(h,js(n.comparability)),C(w,x0(n,Z=>ge(`/analyse?set=${Je(Z)}`)));let F=_d(o,null);F.set("format","csv");let O=$0(n,As(F));O.show(n.rows);let{row_count:B}=n;
C(y,O.node,a("p",{class:"muted small"},B===0?"The filters leave no row. ":"",v0(n),B>kd?` The ${L(kd)} largest changes of ${L(B)} are here; the CSV has all.`:""))}function E(F){n=null,_.say(a("div",{class:"\
error-box",role:"alert",data:{code:F.code}},a("h2",{},"This comparison is not possible"),a("p",{},F.message)))}let T=F=>F.startsWith("tag:")||/[*?]/.test(F);function M(){t.setTitle("Several recordings"),
document.activeElement!==p&&(p.value=o.q),f.checked=o.significant,d.checked=o.equal_clock;let F=[o.control,o.test];if(F.some(O=>O.length===0)||F.every(O=>O.length===1&&!T(O[0]))){n=null,_.drop(),k(document.
activeElement?.dataset?.field),_.say(a("p",{class:"notice"},"Choose recordings of both sides, four or more together: two of each, or three and one. A pattern of labels (nightly-*) or a tag (tag:NAME) \
stands for all its sets. ",a("a",{href:F.every(O=>O.length===1)?Nt(o.control[0],o.test[0]):ge("/compare")},"Compare two sets")));return}k(document.activeElement?.dataset?.field),_.ask(O=>dt(_d(o),{signal:O}),
O=>{if(O.judged!=="between_recordings"){E({code:"one_set",message:"Each of these two names stands for only one set."});return}n=O,_.say(null),S(),Ee(O.verdict.words)},E)}async function D(){let F=[...o.
control,...o.test].filter(O=>!T(O));try{for(let O of await ht(F.slice(0,100)))s.set(Je(O.id),O.label);n===null&&k(document.activeElement?.dataset?.field)}catch{}}return M(),D(),{keys:{search:()=>p.focus()},
update(F){o=T0(F),M()},unmount(){s=new Map,_.unmount()}}}var Ed={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(ft).map(([e,{name:t}])=>[e,t]))},M0=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":Ed[e.measured].replace(/^./,t=>t.toUpperCase()),A0=e=>!!e&&
e.low_percent*e.high_percent>0,Os=e=>A0(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${ye(e.diff_percent)} of the step (${ye(e.low_percent)} to ${ye(e.high_percent)})`:"",C0=e=>A0(e)?
`${e.explains?"the machine’s, ":""}${ye(e.diff_percent)}`:"";var LA=7.2,R0=16,NA=56,Nr={l:64,r:16,t:22,b:44},Pr=e=>e.filter(Boolean).map(He).join("<br>"),Xi=e=>e.recorded===null?`stored ${mt(e.created)} (recording time not stated)`:mt(e.recorded);function Od(e,t){
let o=Math.max(2,Math.floor((t-Nr.l-Nr.r)/(R0*LA+14))),n=xo(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:go(n.map(s=>e[s].label),
R0).map(He)}}function D0(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function Md(e){return{template:xt(),margin:Nr,hovermode:"closest",dragmode:"zoom",...e}}function B0(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var Ad=e=>e.direction==="slower"?"--more-fill":"--less-fill",q0=({host_median:e,lag_median:t})=>Xo({host:e,lag:t});function PA(e){let t=e.
interval&&`95 % interval: ${e.interval.map(I).join(" to ")}`;return Pr([e.label,Xi(e),`median ${I(e.median)}`,t,q0(e),`${e.observations} observations`,e.diff_percent!==null&&`${ye(e.diff_percent)} aga\
inst the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var IA=(e,t)=>Pr([`${t.direction}: ${I(t.left_median)} → ${I(t.right_median)} (${ye(t.diff_percent)})`,Os(t.machine)&&`\
change of level: ${Os(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare left and right"]);function F0(e){let t=[],o=[],n=(s,r)=>e[s][r];for(let s=0,r;s<e.length;s=r+1){for(r=s;r<
e.length&&e[r]!==null;)r+=1;let i=Array.from({length:r-s},(u,d)=>s+d),l=i.length===1?[s-.2,s+.2]:i,c=u=>i[Math.min(u,i.length-1)];i.length>0&&(t.push(...l,...[...l].reverse(),null),o.push(...l.map((u,d)=>n(
c(d),1)),...l.map((u,d)=>n(c(d),0)).reverse(),null))}return{x:t,y:o}}function DA(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map((u,d)=>d),i=u=>u===null?null:u/t,l=te("--control-fill"),c=o.map(u=>u.
median===null?null:(u.interval??[u.median,u.median]).map(i));return[{type:"scatter",mode:"lines",...F0(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:B0(l,.22)},{type:"scatter",mode:"lines",
hoverinfo:"skip",line:{color:te("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:u,last:d})=>[u-.5,d+.5,null]),y:n.flatMap(({median:u})=>[i(u),i(u),null])},{type:"scatter",mode:"lines+markers",x:r,
y:o.map(u=>i(u.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(u=>u.baseline?"square":"circle")},customdata:o.map(PA),hovertemplate:"%{customdata}<extra></extra>"},
{type:"scatter",mode:"markers",x:s.map(u=>u.at-.5),y:s.map(u=>i((u.left_median+u.right_median)/2)),marker:{size:13,line:{width:1,color:te("--surface")},symbol:s.map(u=>u.direction==="slower"?"triangle\
-up":"triangle-down"),color:s.map(u=>te(Ad(u)))},customdata:s.map(u=>IA(e,u)),hovertemplate:"%{customdata}<extra></extra>"}]}var BA=3;function qA(e,t){let o=[],n=s=>Math.abs(s.diff_percent??1/0);for(let s of[
...e].sort((r,i)=>n(i)-n(r)))o.every(({at:r})=>Math.abs(r-s.at)*t>=NA)&&o.push(s);return o}function FA({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.flatMap(m=>[m.median,...m.interval??[]]).
filter(m=>m!==null),[i,l]=Ye(Math.max(...r,0)),c=s?.median??null,u=n.map(m=>({type:"line",xref:"x",yref:"paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:te(Ad(m))}})),d=qA(n,
(t-Nr.l-Nr.r)/o.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:He(ye(m.diff_percent)),font:{size:11,color:te(m.direction==="slower"?"--more":"--less")}}));return{
data:DA(e,l),layout:Md({xaxis:Od(o,t),yaxis:D0(l,i),shapes:[...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:te("--test-fill")}}]],annotations:d})}}
var L0=[["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],Cd=e=>a("div",{class:"c\
hart-legend"},e.map(([t,o])=>a("span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),W0=e=>bt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:FA,keys:()=>L0,
extra:Cd(L0),class:"series-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===BA&&o.change_points[n.pointNumber],r=s?s.at:n?.pointNumber;r>0&&e(s?o.sets.findIndex(({id:i})=>i===s.left):
r-1,r)}}),Td=["compute","exposed_communication","exposed_memory","idle"],H0={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},N0=Td.
map(e=>[H0[e],ft[e].name]);function WA({answer:e},t){let{sets:o}=e,[n,s]=Ye(Math.max(...o.map(i=>i.mean_step_time??0))),r=o.map(i=>Pr([i.label,Xi(i),`mean step ${I(i.mean_step_time)}`,q0(i),...Td.map(
l=>`${ft[l].name}: ${i.parts?I(i.parts[l]):_e}`)]));return{data:Td.map(i=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[i]/s:null),marker:{color:te(H0[i]),line:{width:0}},customdata:r,hovertemplate:"\
%{customdata}<extra></extra>"})),layout:Md({barmode:"stack",bargap:o.length>100?0:.12,xaxis:{...Od(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:D0(s,n,{rangemode:"tozero"})})}}var j0=()=>bt(
{id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:WA,extra:Cd(N0),keys:()=>N0}),P0=[["--test-fill","what the machine makes of the step, and its interval"]];
function I0(e,t){return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function HA(e,t){let{machine:o}=t;if(o===null)return Pr(
[t.label,Xi(t),"not known"]);let n=e.sets.find(({id:s})=>s===o.reference).label;return Pr([t.label,Xi(t),`${ye(o.curve_percent)} of the step, against the first level`,`${ye(o.diff_percent)} (${ye(o.low_percent)}\
 to ${ye(o.high_percent)}) against ${n}`,I0(o.device_factor,"kernels take"),I0(o.host_factor,"calls of the host take")])}function jA({answer:e},t){let{sets:o,change_points:n}=e,s=te("--test-fill"),r=({
machine:i},l)=>((1+i.curve_percent/100)*(1+l/100)/(1+i.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:B0(s,.22),...F0(o.map(
i=>i.machine&&[r(i,i.machine.low_percent),r(i,i.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:o.map((i,l)=>l),y:o.map(i=>i.machine?.curve_percent??null),line:{color:s,width:1.4},marker:{
color:s,size:o.length>200?3:6},customdata:o.map(i=>HA(e,i)),hovertemplate:"%{customdata}<extra></extra>"}],layout:Md({xaxis:Od(o,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:te("\
--muted")},shapes:n.map(i=>({type:"line",xref:"x",yref:"paper",x0:i.at-.5,x1:i.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:te(Ad(i))}}))})}}var U0=()=>bt({id:"chart-series-machine",title:"What\
 the machine makes of the step",file:"series-machine",height:()=>220,make:jA,extra:Cd(P0),keys:()=>P0});var Zi="row",el="layer",z0="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function G0({onChange:e}){let t=pe("ops"),o=a("datalist",{id:t}),n=null,s=null,
r="",i=(E,T,M,D={})=>{let F=a("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:E},...M,on:{change:()=>e({...D,[E]:F.value.trim()})}});return{input:F,node:a("label",{class:"analys\
is-field"},a("span",{},T),F)}},l=i("sets","Sets",{class:"wide",title:z0,placeholder:"nightly-*"}),c=i("baseline","Baseline",{title:z0,placeholder:"none"}),u=i("name","Row",{class:"wide",list:t,placeholder:"\
aten::mm"},{layer:""}),d=i("category","Category",{placeholder:"any"}),m=pe("layer-hint"),p=i("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":m},{name:"",category:"",
time:"total"}),f=a("p",{class:"muted series-hint",id:m},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out.\
 Block is every Block; Block #3 is one."),g={[Zi]:u,[el]:p},h=a("select",{data:{field:"measure"},on:{change:()=>{r=h.value in g?h.value:"",S(),r!==""?g[r].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(Ed),[Zi,"a row"],[el,"a layer"]].map(([E,T])=>a("option",{value:E},T))),w=a("select",{data:{field:"by"},on:{change:()=>e({by:w.value})}},a("option",{value:"\
device"},"device time"),a("option",{value:"host"},"host time")),y=a("select",{data:{field:"time"},on:{change:()=>e({time:y.value})}},a("option",{value:"total"},"total"),a("option",{value:"self"},"self")),
b=a("label",{class:"analysis-field"},a("span",{},"Time"),h),_=a("label",{class:"analysis-field"},a("span",{},"Of the layer"),w),k=a("label",{class:"analysis-field"},a("span",{},"Of the row"),y),x=a("f\
orm",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:E=>{E.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(
new Event("change"))}}},l.node,c.node,b,u.node,d.node,k,p.node,_,o,W("Show",()=>e({sets:l.input.value.trim()}),{class:"primary"}),f);u.input.addEventListener("input",Qe(150,()=>v(u.input.value))),u.input.
addEventListener("focus",()=>v(""));async function v(E){if(s!==null)try{let T=await Hr(s,E);C(o,[...new Set(T.map(M=>M.name))].map(M=>a("option",{value:M})))}catch{}}function S(){h.value=r||n.measure;
for(let E of[u.node,d.node,k])E.hidden=r!==Zi;for(let E of[p.node,_,f])E.hidden=r!==el}return{node:x,draw(E,T){n=E,s=T,r=n.layer!==""?el:n.name!==""?Zi:document.activeElement===g[r]?.input?r:"";for(let{
input:M}of[l,c,u,d,p])(M!==document.activeElement||M.value==="")&&(M.value=n[M.dataset.field]);y.value=n.time,w.value=n.by,S()},focus(){return l.input.focus(),l.input.select(),!0}}}var Pd={path:"/series",name:"Series",mount:(e,t)=>YA(e,t)},Rd=5,Y0=(e,t=({label:o})=>o)=>e.slice(0,Rd).map(t).join(", ")+(e.length>Rd?` and ${L(e.length-Rd)} more`:""),Ir=(e,t,o,n=I)=>({key:e,title:t,
what:o,number:!0,show:n,exact:de}),Ld=e=>e===null?null:e>0?"more":e<0?"less":null,UA=12,Nd=({commit:e,dirty:t})=>`${e.slice(0,UA)}${t?" (changed)":""}`,zA=e=>[{key:"label",title:"From set",show:t=>t},
{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":mt(t)},Ir("left_median","Before","Median of the level before"),Ir("right_median","After","Median of the level after"),{...Ir("diff_durati\
on","Change","After less before",$e),tone:Ld},{key:"diff_percent",title:"%",number:!0,show:ye,tone:Ld},{key:"q_value",title:"q",number:!0,show:Ft,what:"Of the rank test of the observations left and ri\
ght"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s: that is all of the change, as far as the interval tell\
s",show:C0},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets left and right whose recorders noted one",show:t=>t===null?"":a("span",{title:t.text},`${Nd(t.left)}\
 → ${Nd(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Left and right: the set before the change with the first one after it. Recordings around it: up to five sets of each level, those nearest t\
o the change, as several recordings of each side; not offered where a level has only one set",show:(t,o)=>[a("a",{href:t},"left and right"),o.several&&" · ",o.several&&a("a",{href:o.several},"recordi\
ngs around it")]}],GA=e=>[{key:"label",title:"Set",show:(t,o)=>a("a",{href:o.href},t)},{key:"recorded",title:"Recorded",show:(t,o)=>t===null?`stored ${mt(o.created)}`:mt(t)},{...Ir("median","Median",e.
without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,o)=>o.missing??I(t)},{key:"interval",title:"95 % interval",number:!0,
what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?"–":t.map(I).join(" to ")},...e.baseline?[{key:"diff_percent",title:"Against baseline",number:!0,show:ye,tone:t=>Math.
abs(t)<2?null:Ld(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:L},Ir("mean_step_time",e.without_profiler?"Mean recorded step":"Mean step","What the parts add up \
to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":Nd(t)}]:[],{key:"tags",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"\
Compare",show:t=>t===null?"":a("a",{href:t},"with the one before")}];function YA(e,t){let o=Ks(location.search),n=null,s="",i=G0({onChange:(N,G)=>t.go(Vs({...o,...N}),G)}),l=a("div"),c=a("div",{class:"\
series-summary"}),u=(N,G)=>n.measured!=="layer"?Nt(N,G):uo({control:Je(N),test:Je(G),by:o.by,q:o.layer.split(" / ").at(-1).replace(/ #\d+$/,"")}),d=(N,G)=>u(n.sets[N].id,n.sets[G].id),m=W0((N,G)=>t.go(
d(N,G))),p=U0(),f=j0(),g=a("div",{class:"analysis-tables"}),h=a("div",{class:"analysis-results"},c,m.node,p.node,f.node,g);C(e,a("div",{class:"page analyse-page series-page"},a("h1",{},"Series"),a("p",
{class:"muted analysis-intro"},"One time of many recordings, in the order in which they were made: nightly runs, the commits of a branch. Where its level changes, left and right can be compared."),i.node,
l,h));let w=St({context:t,results:h,message:l}),y=pt(()=>{m.retheme(),p.retheme(),f.retheme()});function b(N){return`${N.direction}${N.diff_percent===null?"":` by ${ye(Math.abs(N.diff_percent)).replace(
"+","")}`}: ${I(N.left_median)} → ${I(N.right_median)}`}function _(){let{sets:N,change_points:G,levels:ae}=n;if(ae.length===0)return`None of these sets has ${n.measured==="layer"?"this layer":"this \
time"}.`;let q=n.neighbours;return q!==null&&q.pairs===0?"One set is not a series: there is no other set to compare it with.":q!==null&&q.unjudged===q.pairs?`Cannot judge whether the level changes in ${Q(
N.length,"set")}.`:q!==null&&G.length>0?`${L(G.length)} of ${Q(q.pairs,"pair")} of neighbours ${G.length===1?"differs":"differ"}.`:`${G.length===0?"No change of level was found":Q(G.length,"change of \
level","changes of level")} in ${Q(N.length,"set")}${k(G)}.`}function k(N){let G=N.filter(ae=>ae.machine?.explains).length;return G===0?"":N.length===1?": the machine’s":`, ${L(G)} of them the machi\
ne’s`}let x=({pairs:N,unjudged:G})=>"There are fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two recordings."+(G===0?"":
` ${L(G)} of ${Q(N,"such pair")} cannot be judged: a set has too few steps.`);function v(){let N=n.since_good;if(N===null)return!1;let G=ae=>n.sets.find(q=>q.id===ae).label;return a("p",{class:"card s\
eries-good"},a("b",{},"Since the last good set, "),G(N.good),", it is ",a("span",{class:N.direction==="slower"?"more":"less"},b(N)),". ",a("a",{href:u(N.good,N.now)},`What changed between it and ${G(N.
now)}`))}function S(){let N=n.newest;if(N===null)return!1;let G=ae=>n.sets.find(q=>q.id===ae).label;return a("p",{class:"card series-newest"},a("b",{},"The newest set, "),G(N.right),", stands out: it \
is ",a("span",{class:N.direction==="slower"?"more":"less"},b({...N,left_median:N.left_mean,right_median:N.right_mean})),` (p = ${Ft(N.p_value)}, against the ${L(N.others)} sets of its level before it)\
. One set alone is not a change of level. `,Os(N.machine)&&`Of it, ${Os(N.machine)}. `,N.commits&&`It is ${N.commits.text}. `,a("a",{href:u(N.left,N.right)},`What changed between ${G(N.left)} and it`))}
function E(){let N={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},G=n.differences.map(({at:ae,kind:q,before:U,after:re})=>`From ${n.sets[ae].label} on, ${N[q]}\
: ${U} before, ${re} now.`);return n.more_differences===0?G:[...G,`${Q(n.more_differences,"more such difference")}.`]}function T(){let{sets:N}=n,G=N.filter(U=>U.missing!==null),ae=n.left_out.map(({label:U,
detail:re})=>`${U} is left out: ${re}`);if(n.neighbours?.pairs>0&&ae.unshift(x(n.neighbours)),n.unknown_recorded>0){let U=n.unknown_recorded===1;ae.unshift(`${Q(n.unknown_recorded,"set")} ${U?"does":"\
do"} not say when ${U?"it was":"they were"} recorded: the time ${U?"it was":"they were"} stored is used.`)}G.length>0&&n.levels.length>0&&ae.push(`${Q(G.length,"set")} ${G.length===1?"has no such time\
, and counts with the level around it":"have no such time, and count with the level around them"}: ${Y0(G,U=>`${U.label} (${U.missing})`)}.`),N.every(U=>!U.has_steps)&&ae.push("No set has steps: each \
whole recording counts as one step.");let q=N.filter(U=>U.affected>0);return q.length>0&&ae.push(`${Q(q.length,"set")} ${q.length===1?"has damaged files, so its":"have damaged files, so their"} times \
may be wrong: ${Y0(q)}.`),n.machine_pending>0&&ae.push(`The machine of ${Q(n.machine_pending,"set")} is not known yet: the time was up. Load the page again; what was compared is kept.`),ae.unshift(...E()),
n.without_profiler_note!==null&&ae.unshift(n.without_profiler_note),ae.length>0&&a("ul",{class:"notice"},ae.map(U=>a("li",{},U)))}function M(){let{sets:N,change_points:G}=n,ae=Gt({caption:"Changes of \
level",limit:64,columns:zA(G)});ae.show(G.map(U=>({...U,label:N[U.at].label,recorded:N[U.at].recorded,href:u(U.left,U.right),several:U.recordings_link})));let q=Gt({caption:"Sets",limit:30,columns:GA(
n),csv:Gd(`${Na(o)}&machine=true&format=csv`)});q.show(N.map((U,re)=>({...U,href:ge(`/analyse?set=${U.id.slice(0,12)}`),before:re===0?null:d(re-1,re)})).reverse()),C(g,ae.node,q.node)}function D(){let{
sets:N}=n,G={file:"tracediff",revision:s,caption:[`${N[0]?.label??""} to ${N.at(-1)?.label??""}`]};C(c,a("h2",{},_()),v(),S(),T()),m.node.toggleAttribute("data-baseline",n.baseline!==null),m.draw({...G,
answer:n,heading:M0(n),empty:n.levels.length===0?"There is nothing to draw.":null}),p.node.hidden=N.every(ae=>ae.machine===null),p.node.hidden||p.draw({...G,answer:n,heading:"clock of the device, spee\
d of the host"}),f.draw({...G,answer:n,heading:"means over steps and ranks",empty:N.every(ae=>ae.parts===null)?"No set has device work: a step has no parts.":null}),M(),h.dataset.shown=s}async function F(){
let[N,G]=await Promise.all([qt("group=always&limit=100"),Vo()]),q=[...N.entries.flatMap(({group:U})=>U?[U]:[]).map(({prefix:U,sets:re})=>[`${U}*`,re]),...G.filter(({sets:U})=>U>2).map(({tag:U,sets:re})=>[
`tag:${U}`,re])].filter(([U])=>!U.includes(","));return a("div",{class:"notice"},N.total===0?a("p",{},"There are no trace sets yet. ",a("a",{href:ge("/")},"Add some"),"."):a("p",{},"Name the sets of a\
 series: a pattern of their labels, or a tag. Tags are given on the Traces page, or with ",a("code",{},"tracediff ingest --tag"),"."),q.length>0&&a("ul",{class:"series-offers"},q.slice(0,20).map(([U,re])=>a(
"li",{},a("a",{href:Vs({...o,sets:U})},U),` (${Q(re,"set")})`))))}function O(N){n=null,w.say(a("div",{class:"error-box",role:"alert",data:{code:N.code}},a("h2",{},"This series is not possible"),a("p",
{},N.message)))}async function B(N){try{let G=await sl(`${N}&machine=true`);s===N&&n!==null&&(n=G,D())}catch{}}function Z(){let N=Na(o).toString();i.draw(o,n?.sets.at(-1)?.id??null),t.setTitle([o.sets,
"Series"].filter(Boolean).join(" · ")),o.sets===""&&o.tag.length===0?(s="",w.ask(()=>F(),G=>w.say(G),O)):s===N&&n?(w.drop(),D(),t.settled()):w.ask(G=>sl(N,{signal:G}),G=>{n=G,s=N,w.say(G.sets.length>
0?null:a("p",{class:"notice"},"No set was found. ",G.left_out.length>0&&`${Q(G.left_out.length,"set")} cannot be read.`)),i.draw(o,G.sets.at(-1)?.id??null),G.sets.length>0&&(D(),Ee(_()),B(N))},O)}return Z(),
{keys:{search:()=>i.focus()},update(N){o=Ks(N),Z()},unmount(){w.unmount(),n=null,y(),m.unmount(),p.unmount(),f.unmount()}}}var Id={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:ge("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var KA=120,VA=[Js,Ln,Uu,Er,Lr,nd,pd,xd,Pd],Dr=document.getElementById("main"),Yo=null,Dd="",Bn=history.state?.scroll??null,tl=location.hash.slice(1),vt={go(e,{replace:t=!1}={}){let o=location.pathname+
location.search;e!==o&&(t?history.replaceState(history.state,"",e):(K0(),history.pushState(null,"",e)),Bn=null),tl=new URL(e,location.href).hash.slice(1),qd()},setTitle(e){document.title=e===""?"trace\
diff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},lastCompare(e){let t=new URLSearchParams(Dd.split("?")[1]??"");return["control","test"].every(o=>t.get(o)===e.get(o))?Dd:void 0},
settled(){Bn!==null?(window.scrollTo(0,Bn),Bn=null):tl!==""&&document.getElementById(tl)?.scrollIntoView(),tl=""},status:null,newPair:!1},K0=()=>history.replaceState({scroll:window.scrollY},"");function qd(){
let e=VA.find(o=>o.path===Dt())??Id;if(Dn("nav-traces",e===Js),Dn("nav-compare",e===Ln||e===Uu||e===xd),Dn("nav-tree",e===Er),Dn("nav-timeline",e===Lr),Dn("nav-analyse",e===nd),Dn("nav-query",e===pd),
Dn("nav-series",e===Pd),XA(),V0()&&(nC.clear(),Bd.clear()),Bd.draw(),Yo?.page===e){Yo.view.update(location.search);return}Yo?.view.unmount(),vt.busy(!1),Dr.textContent="";let t=Yo!==null;Yo={page:e,view:e.
mount(Dr,vt)},t&&(window.scrollTo(0,0),Dr.focus({preventScroll:!0}),Ee(`${e.name} page`))}function V0(){let e=new URLSearchParams(location.search);return Dt().startsWith(Ln.path)&&!!(e.get("control")&&
e.get("test"))}function J0(){return(Dt()===Js.path||Dt()===Ln.path&&!V0())&&!Gs(document.activeElement)&&!document.querySelector("dialog[open]")}function JA(e,t){if(!J0()){Bd.offer(e,t);return}let o=ve.
transfers.filter(n=>ve.canUndo(n)&&[e.id,t.id].includes(n.job.set));vt.newPair=!0,vt.go(Nt(e.id,t.id)),vt.newPair=!1,o.length!==0&&Ce(`${o.map(({label:n})=>`“${n}”`).join(" and ")} ${o.length===1?
"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(o.map(n=>ve.undo(n))),vt.go(ge("/"))}catch(n){Ce(`That did not work. ${n.message}`,{urgent:!0})}}}})}function QA({
detail:{label:e,job:t}}){let o=()=>vt.go(t.page);J0()?o():Ce(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:o}})}function Dn(e,t){let o=document.getElementById(e);t?o.setAttribute(
"aria-current","page"):o.removeAttribute("aria-current")}function XA(){let e={"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"\
nav-query","/series":"nav-series"}[Dt()];e&&(document.getElementById(e).href=location.pathname+location.search),Dt()===Ln.path&&(Dd=location.pathname+location.search);let t=new URLSearchParams(location.
search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=Dt();(n.startsWith("/compare")||[Er,Lr].some(({path:s})=>s===n))&&o.size>0&&ZA(t,o,n)}function ZA(e,t,o){
let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",ge(`/?${t}`));let i=new URLSearchParams({set:n??"",test:s??""});r("nav-analyse",ge(`/analyse?${i}`)),
r("nav-query",ge(`/query?${t}`)),o!==Er.path&&r("nav-tree",uo(Qt(ns(location.search)))),o!==Lr.path&&r("nav-timeline",qo(Object.fromEntries(e))),!o.startsWith(Ln.path)&&n&&s&&r("nav-compare",vt.lastCompare(
e)??Nt(n,s))}function eC(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))
return;let o=new URL(t.href),n=ol(o.pathname),s=o.origin===location.origin&&ge(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"),r=o.pathname+o.search===location.pathname+location.search;
!s||o.hash!==""&&r||(e.preventDefault(),vt.go(o.pathname+o.search+o.hash))}async function tC(){try{vt.status=await Ko(),document.getElementById("version").textContent=`tracediff ${vt.status.version}`,
document.body.toggleAttribute("data-read-only",vt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",vt.status.sql===!1),document.body.toggleAttribute("data-no-traces",vt.status.keep_traces===
!1)}catch{}}async function oC(){let e=globalThis.firstComparison?.answer;e&&(Dr.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,KA)})]),delete Dr.dataset.waits),Yo===
null&&qd()}var Bd=Rp();qm();var nC=qp(JA);Hp();Em(document.getElementById("theme"));Dp(()=>Yo,document.getElementById("keys"));Dm(document.getElementById("drop-veil"),()=>vt.status?.read_only!==!0,e=>{
ve.add(e),Dt()!=="/"&&!document.querySelector("dialog[open]")&&vt.go(ge("/"))});ve.addEventListener("bundle",QA);ve.addEventListener("change",()=>Ls().catch(()=>{}),{once:!0});document.addEventListener(
"click",eC);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{Bn=e.state?.scroll??0,qd(),(Yo.page===Js||Yo.page===Id)&&vt.settled()});window.addEventListener("scroll",Qe(200,()=>{
Bn===null&&K0()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{Bn=null},{passive:!0});oC();Rt().then(()=>{Vt.watch(),tC()});})();
